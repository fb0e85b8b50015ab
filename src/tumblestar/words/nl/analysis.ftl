### The analysis board.

## Shelf and tables

card-analysis-short = Analyse
card-analysis = Analyse van { $game }

## New table

new-analysis = Analyseer een stelling

## A board to think on

analysis-head = Analyse: { $game }
analysis-picture = De stelling; ook als tekst.
analysis-long = Dit adres heeft meer dan { $most } tekens. Begin vanuit een stelling in notatie.
analysis-events = De variant heeft { $count } stappen; er mogen er hoogstens { $most } zijn. Begin vanuit een stelling in notatie.
analysis-start = Deze stelling is niet mogelijk. { $why }
analysis-action = Stap { $n } van de variant, “{ $text }”, is niet mogelijk. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Je ziet de stelling ervoor.
analysis-at = “{ $text }” is geen stelling van deze variant. Kies 0 tot { $most }. Je ziet de laatste.
analysis-deal = Nieuwe opstelling
analysis-blank = Leeg
analysis-game = Uit een spel
analysis-values = Winkansen
analysis-show = Toon winkansen
analysis-of = { $seat } { $share }
edit-head = Wijzig de stelling
edit-open = Zet op door te klikken
edit-hint = Kies een plek in het plaatje of de lijst, en dan wat daar is.
edit-places = Plekken
edit-none = Hier kan niets anders staan. Wijzig eerst een andere plek.
edit-done = Klaar
edit-more = { $count } meer
edit-less = { $count } minder
analysis-large = Vergroot het bord van { $player }
analysis-from = Analyseer vanaf hier
analysis-working =
    { $count ->
        [one] Nog { $count } stelling berekenen…
       *[other] Nog { $count } stellingen berekenen…
    }
analysis-unknown = Er is geen beoordeling van deze stelling.
analysis-actions = Wat { $player } kan doen
analysis-chance = Wat het geluk kan brengen
analysis-beside = Naast elk: de winkans van { $player }.
analysis-odds = kans { $chance }
analysis-roll = Gooi
analysis-roll-on = Gooi tot een keuze
analysis-line = Variant
analysis-set-up = Voorbereiding: { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }
analysis-empty = Nog geen stappen. Kies de eerste.
analysis-add = Ga verder in notatie
analysis-add-hint = Typ stappen met komma’s ertussen. Ze vervangen alle latere stappen.
analysis-position = Zet een stelling op
analysis-notation = De stelling in notatie
analysis-set = Toon deze stelling
analysis-new = Vanaf het begin van een spel
analysis-begin = Begin daar
analysis-link = Link naar deze stelling
analysis-play = Speel hier verder
analysis-as = Jij speelt
analysis-against = De anderen zijn
analysis-play-hint = Dit begint een nieuwe tafel vanaf hier, met opnieuw verzegeld geluk.
analysis-play-do = Speel verder
