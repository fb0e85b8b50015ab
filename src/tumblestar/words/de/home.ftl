### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: Brettspiele

## Shelf and tables

shelf-head = Was spielen wir?
shelf-resume = Weiterspielen
shelf-turn = Du bist dran: { $game }
shelf-turn-with = Du bist dran: { $game } mit { $others }
shelf-go-on = Weiter
shelf-over = Letzte Ergebnisse
tables-head = Meine Tische
tables-open = Laufend
tables-over = Beendet
tables-study = Aus Dateien geöffnet
tables-none = Keine Partie läuft.
title-waits = ({ $count }) { $title }
open-head = Aufzeichnung öffnen
open-hint = Von einem Tisch heruntergeladen oder von Hand geschrieben. Du kannst sie Schritt für Schritt ansehen.
open-file = Datei
open-do = Öffnen

## Together

lobby-head = Lobby
lobby-search = Suchen
lobby-name = Name in der Partie
lobby-game = Spiel
lobby-any = alle Spiele
lobby-open = Offene Tische
lobby-open-none = Gerade ist kein Tisch für alle offen. Eröffnest du einen, kannst du ihn hier zeigen.
lobby-playing = Laufende Partien
lobby-own = Meine Tische
lobby-own-none = Nichts gefunden.
lobby-over = Beendete Partien
lobby-over-none = Nichts gefunden.
lobby-files = Partien aus Dateien
lobby-free = { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
lobby-join = Platz nehmen
lobby-join-of = Platz nehmen bei { $game }
invited-none = Noch keine Spiele. Öffne deine Einladung oder gib ihren Code ein.
invited-code = Mit Code beitreten
