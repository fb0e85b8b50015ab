### The campaign of levels.

## Shelf and tables

card-campaign-short = Kampagne
card-campaign = Kampagne von { $game }

## New table

new-campaign = Allein: die Kampagne mit vierzig Leveln

## Campaign

campaign-head = Kampagne: { $game }
campaign-about = Vierzig Level für dich allein. Gewinne eins mit { $goal } Punkten und allen Missionen, und das nächste öffnet sich. { $great } Punkte bringen einen zweiten Stern, ein Sieg beim ersten Versuch einen dritten.
campaign-ours = Die gedruckten Level kennen wir nicht. Diese vierzig sind unsere, geordnet danach, wie oft der Bot „{ bot-strong }“ sie gewinnt.
campaign-standing = Gewonnene Level: { $won } von { $count }. Sterne: { $stars } von { $most }.
campaign-next = Zu Level { $count }
campaign-all-won = Alle Level sind gewonnen!
campaign-card = Karte { $count }: Level { $first } bis { $last }
campaign-map = Plan von Karte { $count }
campaign-node-won = Level { $count }: gewonnen, Sterne: { $stars } von 3
campaign-node-open = Level { $count }: offen, noch nicht gewonnen
campaign-node-locked = Level { $count }: gesperrt
level-no-mission = keine Mission
level-colours = Farben
level-difficulty = Schwierigkeit
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: Der Bot „{ bot-strong }“ gewann { NUMBER($share, style: "percent", maximumFractionDigits: 1) } von { $count } Partien.
level-tried = Bisher
level-tries = Versuche: { $count }.
level-best = Bestes Ergebnis: { $points }.
level-go-on = Weiterspielen
level-same-hint = Dieselben Würfel wiederholen die Würfe deines letzten Versuchs der Reihe nach. Den Stern für den ersten Versuch bringen sie nicht.
level-watch = Eine gewonnene Partie ansehen
level-watch-of = Gewonnene Partie von Level { $count } ansehen
level-locked = Gesperrt: Gewinne erst Level { $count }.
level-no-dice = Es gibt keinen letzten Versuch; spiel dieses Level erst mit neuen Würfeln.
difficulty-gentle = Sanft
difficulty-easy = Leicht
difficulty-middling = Mittel
difficulty-hard = Schwer
difficulty-very-hard = Sehr schwer
difficulty-fiendish = Teuflisch
own-head = Ein eigenes Level
own-hint = Es bringt keinen Stern.
own-four = Vier Farben
own-missions = Bis zu drei Missionen
own-mission = Mission { $count }
own-none = keine
own-choice = { $count } { $mission }
own-look = Wie schwer ist es?
own-play = Dieses Level spielen
own-colours = Ein Level hat { $most } Farben; gewählt sind { $count }.
own-unknown = Diese Auswahl hat noch niemand gemessen.
progress-head = Dein Fortschritt als Datei
progress-hint = Der Fortschritt gehört zu diesem Browser. Eine Datei bewahrt ihn oder bringt ihn in einen anderen; was hier besser ist, bleibt.
progress-save = Fortschritt speichern
progress-file = Fortschrittsdatei
progress-bring = Einlesen
progress-brought = { $count ->
        [0] Die Datei hat keine Level; nichts hat sich geändert.
       *[other] Eingelesene Level: { $count }. Das Beste aus beiden zählt.
    }
progress-no-json = Diese Datei ist beschädigt oder keine Fortschrittsdatei: Sie ist kein JSON.
progress-format = Das ist keine Fortschrittsdatei; erwartetes Format: „{ $expected }“.
progress-version = Das Format der Datei hat Version { $version }; erwartet: { $expected }.
progress-game = Das ist der Fortschritt von „{ $text }“; erwartet: „{ $expected }“.
progress-levels = Diese Datei ist beschädigt: „levels“ ist keine Liste.
progress-level = Diese Datei ist beschädigt: „{ $text }“ ist kein Level; erwartet: Farben und Missionen, etwa „RYBG 7 16“.
progress-entry = Diese Datei ist beschädigt: Was sie über „{ $level }“ sagt, ist unmöglich.
