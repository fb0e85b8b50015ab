### The analysis board.

## Shelf and tables

card-analysis-short = Analyse
card-analysis = Analyse van { $game }

## New table

new-analysis = Analyseer een stelling

## A board to think on

analysis-head = Analyse: { $game }
analysis-picture = De stelling; ook als tekst.
analysis-long = Het adres heeft meer dan { $most } tekens. Begin met een stelling in notatie.
analysis-events = De variant heeft { $count } acties; hoogstens { $most } worden aangenomen. Begin met een stelling in notatie.
analysis-start = Deze stelling kan niet bestaan. { $why }
analysis-action = Actie { $n } van de variant, “{ $text }”, kan niet. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Je ziet de stelling ervoor.
analysis-at = Onbekende stelling “{ $text }”; verwacht: 0 tot { $most }. Je ziet de laatste.
analysis-deal = Nieuwe opstelling
analysis-blank = Leeg
analysis-game = Uit een partij
analysis-values = Winkansen
analysis-show = Toon winkansen
analysis-of = { $seat } { $share }
edit-head = Wijzig de stelling
edit-open = Stel op door te klikken
edit-hint = Kies een plek in het plaatje of de lijst, en dan wat daar is.
edit-places = Plekken
edit-none = Hier kan niets anders staan. Wijzig eerst een andere plek.
edit-done = Klaar
edit-more = { $count } meer
edit-less = { $count } minder
analysis-large = Het bord van { $player }, groot
analysis-from = Analyseer vanaf hier
analysis-working = Stellingen nog uit te rekenen: { $count }.
analysis-unknown = Voor deze stelling is er geen beoordelaar.
analysis-actions = Wat { $player } kan doen
analysis-chance = Wat het toeval kan brengen
analysis-beside = Ernaast: de winkans van { $player }.
analysis-odds = komt { $chance }
analysis-roll = Gooi
analysis-roll-on = Gooi door tot een beslissing
analysis-line = Variant
analysis-set-up = Voorbereiding: { $count ->
        [one] { $count } gebeurtenis
       *[other] { $count } gebeurtenissen
    }
analysis-empty = Er is nog niets gedaan.
analysis-add = Ga verder in notatie
analysis-add-hint = Acties met komma’s ertussen; ze vervangen wat volgde.
analysis-position = Zet een stelling op
analysis-notation = De stelling in notatie
analysis-set = Toon deze stelling
analysis-new = Vanaf het begin van een spel
analysis-begin = Begin daar
analysis-link = Link naar deze stelling
analysis-play = Speel hier verder
analysis-as = Jij speelt
analysis-against = De anderen zijn
analysis-play-hint = Hier begint een tafel; het toeval is opnieuw verzegeld.
analysis-play-do = Speel verder
