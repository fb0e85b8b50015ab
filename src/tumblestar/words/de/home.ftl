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
tables-open = Laufende
tables-over = Beendete
tables-study = Aus Dateien geöffnet
tables-none = Keine laufenden Partien. Wähle ein Spiel, um eine zu beginnen.
title-waits = ({ $count }) { $title }
open-head = Spieldatei öffnen
open-hint = Wähle eine Datei, die du von einem Tisch heruntergeladen oder selbst geschrieben hast. Du kannst die Partie Schritt für Schritt ansehen.
open-file = Datei
open-do = Öffnen

## Together

lobby-head = Lobby
lobby-search = Suchen
lobby-name = Name in der Partie
lobby-game = Spiel
lobby-any = alle Spiele
lobby-open = Offene Tische
lobby-open-none = Gerade gibt es keine offenen Tische. Eröffnest du einen, kannst du ihn hier zeigen.
lobby-playing = Laufende Partien
lobby-own = Meine Tische
lobby-own-none = Keine Tische gefunden.
lobby-over = Beendete Partien
lobby-over-none = Keine Partien gefunden.
lobby-files = Partien aus Dateien
lobby-free = { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
lobby-join = Platz nehmen
lobby-join-of = Platz nehmen bei { $game }
invited-none = Noch keine Partien. Öffne deine Einladung oder gib ihren Code ein.
invited-code = Mit Code mitspielen
