### Score pads.

## Shelf and tables

card-pad-short = Wertungsblock
card-pad = Wertungsblock für { $game }

## Score pad

pad-head = Wertungsblock: { $game }
pad-about = Tippe im Bild an, wo auf deinem Tisch etwas liegt, und sieh, was es bringt. Dieses Gerät merkt es sich, bis du neu beginnst; ein Link schickt es anderen.
pad-lost = Der Server ist nicht erreichbar. Dieses Gerät merkt sich, was du eingegeben hast. Versuch es noch einmal.
pad-bad-players = Mit „{ $text }“ Personen geht dieses Spiel nicht. Wähle { $allowed }.
pad-choices = Die Partie auf deinem Tisch
pad-form = Ohne Bild eingeben
pad-player-name = Spieler { $count }
pad-rank = { $rank ->
        [1] 1.
        [2] 2.
        [3] 3.
       *[other] { $rank }.
    }
pad-look = { $total ->
        [one] { $name }: { $total } Punkt, Rang { $rank }. Zeigen, was dort liegt
       *[other] { $name }: { $total } Punkte, Rang { $rank }. Zeigen, was dort liegt
    }
pad-count = Personen
pad-names = Namen übernehmen
pad-undo = Zurücknehmen
pad-link = Link zu diesem Block, wie er ist
pad-total-of = { $count ->
        [one] { $name }: 1 Punkt
       *[other] { $name }: { $count } Punkte
    }
pad-save = Karte als Bild speichern
pad-file-head = Bilder
pad-file-label = Ein von tumblestar gespeichertes Bild oder eine Textdatei
pad-file-hint = So ein Bild (SVG) wird genau gelesen. Fotos sind nicht lesbar.
pad-file-do = Lesen
pad-clear = Neu beginnen
pad-total = Karten: { $total }
