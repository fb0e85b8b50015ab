### Score pads.

## Shelf and tables

card-pad-short = Poängblock
card-pad = Poängblock för { $game }

## Score pad

pad-head = Poängblock: { $game }
pad-about = Tryck i bilden där något ligger på ert bord, så ser du vad det ger. Den här enheten sparar det tills du börjar om; en länk skickar det till andra.
pad-lost = Servern kan inte nås. Den här enheten sparar det du har matat in. Försök igen.
pad-bad-players = Spelet kan inte ha ”{ $text }” spelare. Välj { $allowed }.
pad-choices = Spelet på ert bord
pad-form = Mata in utan bilden
pad-player-name = Spelare { $count }
pad-rank = { $rank ->
        [1] 1:a
        [2] 2:a
        [3] 3:e
       *[other] { $rank }:e
    }
pad-look = { $total ->
        [one] { $name }: { $total } poäng, plats { $rank }. Visa vad spelaren har framför sig
       *[other] { $name }: { $total } poäng, plats { $rank }. Visa vad spelaren har framför sig
    }
pad-count = Spelare
pad-names = Använd namnen
pad-undo = Ångra
pad-link = Länk till blocket som det är
pad-total-of = { $count ->
        [one] { $name }: { $count } poäng
       *[other] { $name }: { $count } poäng
    }
pad-save = Spara kartan som bild
pad-file-head = Bilder
pad-file-label = En bild som tumblestar sparat, eller en textfil
pad-file-hint = En sådan bild (SVG) läses exakt. Fotografier kan inte läsas.
pad-file-do = Läs den
pad-clear = Börja om
pad-total = Kort: { $total }
