### The campaign of levels.

## Shelf and tables

card-campaign-short = Kampagne
card-campaign = Kampagne von { $game }

## New table

new-campaign = Allein: die Kampagne mit 40 Leveln

## Campaign

campaign-head = Kampagne: { $game }
campaign-about = Vierzig Level für dich allein. Um eins zu schaffen und das nächste zu öffnen, hol mindestens { $goal } Punkte und erfülle alle seine Missionen. Hol { $great } für einen zweiten Stern; schaffe es beim ersten Versuch für einen dritten.
campaign-ours = Die gedruckten Level kennen wir nicht. Diese 40 sind von uns, geordnet danach, wie oft der Bot „{ bot-strong }“ sie schafft.
campaign-standing = Du hast { $won } von { $count } Leveln geschafft und { $stars } von { $most } Sternen geholt.
campaign-next = Zu Level { $count }
campaign-all-won = Du hast alle Level geschafft!
campaign-card = Karte { $count }: Level { $first } bis { $last }
campaign-map = Plan von Karte { $count }
campaign-node-won = Level { $count }: geschafft, { $stars } von 3 Sternen
campaign-node-open = Level { $count }: offen, noch nicht geschafft
campaign-node-locked = Level { $count }: gesperrt
level-no-mission = keine Mission
level-colours = Farben
level-difficulty = Schwierigkeit
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: Der Bot „{ bot-strong }“ gewann { NUMBER($share, style: "percent", maximumFractionDigits: 1) } von { $count } Partien.
level-tried = Bisher
level-tries =
    { $count ->
        [0] Noch nicht versucht.
        [one] { $count } Versuch.
       *[other] { $count } Versuche.
    }
level-best = Bestes Ergebnis: { $points }.
level-go-on = Weiterspielen
level-same-hint = Dieselben Würfel wiederholen die Würfe deines letzten Versuchs, in derselben Reihenfolge. Den Stern für den ersten Versuch bringen sie nicht.
level-watch = Eine gewonnene Partie ansehen
level-watch-of = Gewonnene Partie von Level { $count } ansehen
level-locked = Gesperrt: Schaffe erst Level { $count }.
level-no-dice = Es gibt keinen letzten Versuch. Spiel dieses Level erst mit neuen Würfeln.
difficulty-gentle = Sanft
difficulty-easy = Leicht
difficulty-middling = Mittel
difficulty-hard = Schwer
difficulty-very-hard = Sehr schwer
difficulty-fiendish = Teuflisch
own-head = Ein eigenes Level
own-hint = Es bringt keine Sterne.
own-four = Wähle 4 Farben
own-missions = Bis zu 3 Missionen
own-mission = Mission { $count }
own-none = keine
own-choice = { $count } { $mission }
own-look = Schwierigkeit zeigen
own-play = Dieses Level spielen
own-colours =
    { $count ->
        [one] Du hast { $count } Farbe gewählt. Wähle { $most }.
       *[other] Du hast { $count } Farben gewählt. Wähle { $most }.
    }
own-unknown = Dieses Level haben wir noch nicht gemessen.
progress-head = Dein Fortschritt als Datei
progress-hint = Dein Fortschritt gehört zu diesem Browser. Eine Datei bewahrt ihn oder bringt ihn in einen anderen. Ein Import ersetzt nie ein besseres Ergebnis.
progress-save = Fortschritt speichern
progress-file = Fortschrittsdatei
progress-bring = Importieren
progress-brought = { $count ->
        [0] Die Datei hat keine Level; nichts hat sich geändert.
        [one] { $count } Level importiert. Das bessere der beiden Ergebnisse zählt.
       *[other] { $count } Level importiert. Das bessere der beiden Ergebnisse zählt.
    }
progress-no-json = Das ist keine Fortschrittsdatei, oder sie ist beschädigt: Sie ist kein JSON.
progress-format = Das ist keine Fortschrittsdatei: Ihr Format ist nicht „{ $expected }“.
progress-version = Das Format der Datei hat Version { $version }. Wähle eine Datei der Version { $expected }.
progress-game = Das ist der Fortschritt von „{ $text }“. Wähle eine Datei von „{ $expected }“.
progress-levels = Diese Datei ist beschädigt: „levels“ enthält keine Level oder zu viele.
progress-level = Diese Datei ist beschädigt: „{ $text }“ ist kein Level. Ein Level besteht aus Farben und Missionen, etwa „RYBG 7 16“.
progress-entry = Diese Datei ist beschädigt: Was sie über „{ $level }“ sagt, ist unmöglich.
