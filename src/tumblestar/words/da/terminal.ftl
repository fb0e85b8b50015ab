### Games in the terminal.

bad-option-twice = ”{ $name }” kan ikke være både { $first } og { $second }. Angiv det én gang.
cli-play-resume = Fortsætter dit seneste spil i terminalen; med SPIL dit seneste af det spil.
cli-play-game = Et spil at spille i terminalen, eller en spilfil at fortsætte. Uden åbnes spillene i browseren.
cli-play-seats = Terminal: antal spillere.
cli-play-bots = Terminal: bots til de sidste pladser, med komma imellem.
cli-play-names = Terminal: personernes navne, med komma imellem.
cli-play-option = Terminal: en variant i spillet, navn=tal; kan gentages.
cli-play-seed = Terminal: ord, der bestemmer alt held; alle, der kender dem, kan forudse det. Som standard er heldet hemmeligt.
cli-play-plain = Terminal: ingen tegninger, én oplysning pr. linje, til skærmlæsere.
cli-play-no-color = Terminal: ingen farver.
term-what = Der er intet spil og ingen fil ”{ $name }”. Spil: { $games }.
term-not-for-server = { $option } kræver et spil i terminalen: tumblestar play SPIL.
term-not-for-terminal = { $option } er til spil i browseren, ikke i terminalen.
term-option = ”{ $text }” er ikke en variant. Skriv navn=tal.
term-crowded =
    { $seats ->
        [one] 1 plads er for lidt
       *[other] { $seats } pladser er for få
    } til { $people ->
        [one] 1 person
       *[other] { $people } personer
    }{ $bots ->
        [0] .
        [one] { " " }og 1 bot.
       *[other] { " " }og { $bots } bots.
    }
term-sealed = En hemmelig startværdi bestemmer heldet; du ser den, når spillet slutter. Dens fingeraftryk: { $commitment }
term-seed = Heldet er ikke hemmeligt: alle, der kender startværdien ”{ $seed }”, kan forudse det.
term-open = Heldet er ikke forseglet: spilfilen kan ikke bevise, at det er fair.
term-begin = Skriv en handling i notation, ”?” for dine valg eller ”hjælp” for alle kommandoer.
term-resumed = Du fortsætter spillet i { $file } efter trin { $count }.
term-seed-lost = Spillets hemmelige startværdi mangler: den er hverken ved siden af spilfilen eller i { $folder }. Spillede du med en anden --data, så angiv den mappe. Du kan fortsætte med en ny startværdi. Men så siger spilfilen for altid, at heldet ikke er forseglet.
term-seed-sure = Skriv ”ja” for at fortsætte med en ny startværdi:
term-seed-kept = Spillet blev ikke ændret.
term-verify = Spillet er gemt i { $file }. Alle kan kontrollere heldet:
term-type-verify = tumblestar verify { $file }
term-kept = Spillet er gemt i { $file }. Sådan fortsætter du det:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } har spillet til og med trin { $count }. Sådan fortsætter du derfra:
term-kept-games =
    { $count ->
        [one] 1 uafsluttet spil i terminalen:
       *[other] { $count } uafsluttede spil i terminalen, det seneste først:
    }
term-kept-game = { $game }, { $when }, trin { $events }
term-kept-resume = Skriv ”tumblestar play --resume{ $data }” for at fortsætte det første. Alle er gemt i { $folder }.
term-none-kept = Der er ikke noget uafsluttet spil af den slags i { $folder }. Skriv ”tumblestar play SPIL” for at begynde et.
term-not-for-resumed = { $option } er kun til nye spil.
term-not-kept = Intet blev spillet, så intet blev gemt.
term-lost = Spillet er ikke gemt: { $file } kan ikke skrives ({ $why }).
term-unkept = Spillet kan ikke gemmes i { $file }: { $why }. Du kan spille videre. Skriv ”gem FIL” for at gemme det et andet sted.
term-played-elsewhere = Dette spil blev også spillet i en anden terminal. Begge er gemt, dit i { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } tænker…
bot-compiling = Kompilerer botten til denne maskine (kun én gang, et minut eller to)…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Mål, opfyldt
        [kept] Mål, opfyldt for altid
       *[unmet] Mål, ikke opfyldt endnu
    }: { $goal }
term-no-cards = Dette spil har ingen fælles kort.
term-no-choice = Ingen af dine valg nu indeholder ”{ $text }”.
term-best = ★ { $way } (bedst)
term-alike =
    { $way } { $count ->
        [one] (1 andet er lige så godt)
       *[other] ({ $count } andre er lige så gode)
    }
term-hint-working = Regner vinderchancer ud…
term-way = - { $way }
term-no-hint = Der er ikke noget råd til denne stilling.
term-undone = Din sidste handling er fortrudt.
term-asked = Du har bedt de andre om at sige ja til at fortryde.
term-practice = Skriv ”ja” for at fortryde som øvelse:
term-asks = { $seat } beder om at fortryde. Skriv ”enig” eller ”afvis”.
term-dropped = Noget ændrede sig ved bordet, så resten af det, du skrev, blev sprunget over.
term-tutor-on = Træneren spørger før en handling, der giver mere end { NUMBER($share, style: "percent") } af din vinderchance væk.
term-tutor-off = Træneren er slået fra.
term-tutor-what = Skriv ”træner { $usual }” for at blive spurgt før handlinger, der giver over { $usual } % vinderchance væk. Værdier: { $amounts }. Skriv ”træner fra” for ingen træner.
term-tutor-none = Dette spil har ingen vinderchancer, så der er ingen træner.
tutor-head = Sikker?
term-tutor-sure = Skriv ”ja” for at spille det:
term-tutor-kept = Intet blev spillet.
term-off = fra
term-asks-help = { $seat } beder alle om at tillade råd ud over chancer. Skriv ”enig” eller ”afvis”.
term-asked-help = Du har bedt de andre om at tillade råd ud over chancer.
term-does-allow = beder de andre om at tillade råd ud over chancer, eller siger ja; ”tillad fra” slutter det
term-word-allow = tillad
term-sure = Skriv ”ja” for at slutte spillet:
term-yes = ja yes
term-not-resigned = Spillet fortsætter.
term-refused = Ikke gjort. { $why }
term-refused-rule = Ikke gjort. { $why } Skriv ”hjælp { $tag }” for reglen.
term-refused-unread = Ikke forstået. { $why } Skriv ”?” for dine valg, ”hjælp” for alle kommandoer.
term-save-what = Skriv ”gem FIL”, med et filnavn.
term-saved = Spillet er gemt i { $file }.
term-foreign = { $file } findes og er ikke en spilfil, så den blev ikke overskrevet.
term-no-rule = Der er ingen regel ”{ $text }”. Reglernes afsnit:
term-section = hjælp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Skriv en handling i notation (flere med ”;” imellem) eller en kommando:
term-does-choices = viser dine valg og deres virkning; ”? TEKST” kun dem med den tekst
term-does-help = viser denne liste; ”hjælp MÆRKE” viser en regel eller et afsnit
term-does-board = viser brættet, og hvordan alle står; ”bræt TEKST” kun linjer med den tekst
term-does-cards = viser kortene i spil, og hvad de gør
term-does-log = viser, hvad der er sket; ”forløb 10” kun de sidste 10 trin
term-does-hint = viser dine valg med chancer, point og vinderchancer; markerer det bedste, hvis det kendes
term-does-tutor = spørger før dyre handlinger: ”træner 5” over 5 % vinderchance (1, 2, 5 eller 10); ”træner fra” slutter det
term-does-undo = fortryder din sidste handling; alene også slag og trækninger, som øvelse; andre personer skal måske sige ja
term-does-resign = opgiver og slutter spillet
term-does-save = ”gem FIL” gemmer en kopi; selve spillet gemmes automatisk
term-does-quit = lukker programmet; det gør Ctrl-C og Ctrl-D også
term-word-help = hjælp
term-word-board = bræt
term-word-cards = kort
term-word-log = forløb
term-word-hint = råd
term-word-tutor = træner
term-word-undo = fortryd
term-word-resign = opgiv
term-word-save = gem
term-word-quit = afslut
cli-join = Tager plads ved et bord på en server og spiller i terminalen.
cli-join-link = En invitation, som https://games.example/join/…, eller et bords adresse.
cli-join-name = Dit navn, som andre ser det.
term-no-link = ”{ $link }” fører ikke til en plads. Angiv en invitation (https://…/join/…) eller et bord (https://…/table/…).
term-no-seat = Ingen plads er ledig på { $link }, eller spillet er slut. Bed om et andet link.
term-nothing-there = Du kan ikke åbne { $link }: adressen er forkert, eller bordet tilhører andre. Bed om en invitation.
term-password = { $link } kræver en adgangskode. Det gør en invitation ikke: bed om en.
term-server-refuses = Serveren lukkede dig ikke ind på { $link } (status { $status }).
term-no-server = { $link } kan ikke nås: { $why }.
term-no-jar = Denne enhed kan ikke huske din plads: { $file } kan ikke skrives ({ $why }).
term-you-are =
    { $count ->
        [0] Du er tilskuer.
       *[other] Du spiller for { $names }.
    }
term-waiting =
    { $seat ->
        [you] Venter på botten, der spiller for dig.
       *[other] Venter på { $seat }.
    } Ctrl-C lukker programmet.
term-waiting-start = Spillet begynder, når alle pladser er taget. Ctrl-C lukker programmet.
term-line-lost = Forbindelsen var afbrudt og er tilbage.
term-line-gone = Forbindelsen er afbrudt, og { $link } svarer ikke.
term-table-gone = Bordet på { $link } blev slettet eller er ikke længere åbent for dig.
term-other-protocol = Serveren på { $link } og dette program har forskellige versioner. Opdatér den ældste.
term-seat-kept = Din plads er gemt til dig. Sådan kommer du tilbage:
term-type-join = tumblestar join { $link }
term-verify-there = Serveren viser den samme kontrol: { $link }
term-said = { $words }
term-does-people = viser, hvem der er her, og for værten invitationerne til ledige pladser
term-does-time = viser, hvor meget tid hver spiller har tilbage
term-does-chat = viser beskederne; ”chat 10” kun de sidste 10
term-does-say = ”sig TEKST” skriver til alle; ”sig” viser hurtige vendinger, ”sig 2” siger den anden
term-does-hand = lader en bot spille for dig; ”overlad random” vælger hvilken
term-does-back = tager din plads igen fra botten
term-does-gone = afgør, hvad der sker med en spiller, der er væk: ”væk vent”, ”væk bot” (en bot spiller videre) eller ”væk slut” (slutter spillet)
term-does-fill = sætter en bot på en ledig plads (kun værten); ”fyld 2 random” siger hvor og hvilken
term-does-leave = giver din plads op; en anden person kan tage den
term-does-rematch = beder om et spil til med de samme personer, eller går med i det
term-does-agree = siger ja til at fortryde eller til råd for alle
term-does-decline = siger nej til at fortryde, til råd eller til revanche, eller trækker din anmodning tilbage
term-word-people = personer
term-word-time = tid
term-word-chat = chat
term-word-say = sig
term-word-hand = overlad
term-word-back = tilbage
term-word-gone = væk
term-word-fill = fyld
term-word-leave = forlad
term-word-rematch = revanche
term-word-agree = enig
term-word-decline = afvis
term-word-gone-wait = vent
term-word-gone-bot = bot
term-word-gone-end = slut
term-person =
    Plads { $count }, { $seat }{ $how ->
        [here] : her
        [away] : væk
        [asked] : intet svar endnu
        [bot] { "" }
       *[gone] : ikke forbundet
    }
term-person-you = Plads { $count }, { $seat }: dig
term-person-bot = Plads { $count }, { $seat }: { $bot } spiller for tiden
term-person-free = Plads { $count }: ledig
term-link-all = Invitationen til alle, kode { $code }:
term-link = Invitationen til plads { $count }, for én person:
term-type-link = { $link }
term-time = { $seat }: { $minutes } min { $seconds } s tilbage{ $runs ->
        [yes] , løber
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tid tilbage: { $times }
term-no-clock = Dette bord har ikke noget ur, eller spillet er ikke begyndt.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Skriv ”sig TEKST”, eller ”sig” og nummeret på en vending.
term-gone = { $seat } er ikke længere forbundet.
term-came = { $seat } er her.
term-missed = { $seat } (plads { $count }) har været væk et stykke tid. Stemmer for at slutte spillet: { $n } af { $asked }. Skriv ”væk vent”, ”væk bot” eller ”væk slut”.
term-nobody-missed = Ingen har været væk så længe.
term-nobody-free = Der er ingen sådan ledig plads.
term-waits = Venter på { $seat }.
term-filled = En bot spiller nu på plads { $count }.
term-sure-leave = Skriv ”ja” for at forlade din plads:
term-left = Du er gået. Værten får et nyt link til din plads.
term-after = Skriv ”revanche” for at spille igen, ”sig TEKST” for at skrive til alle eller ”afslut” for at gå.
term-rematch-there = Der er revanche. Skriv ”revanche” for at være med, eller ”afvis”.
term-rematch-declined = Du sagde nej til revanchen. Din plads i den er ledig.
term-rematch-early = Du kan bede om revanche, når spillet er slut.

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } skr
        [diagonal] { $square } diag
        [leap] { $square } spr
        [teleport] { $square } tele
        [safety] { $square } sikr
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }skr
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }spr
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }sikr
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Klodser: R rød, O orange, Y gul, G grøn, B blå, P lilla, K pink. [1] er figuren for spiller 1; det, der står efter den, er på samme felt.
term-face = { $letter }{ $number }
term-legend-shizzle = R rød, O orange, Y gul, G grøn, B blå, P lilla, K pink, N sort, så tallet.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Næste række:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ stjerne, ✹ nova, derefter retningerne for dens linjer; = forbundne ruder. Skriv ”kort” for at se, hvad der giver point.
