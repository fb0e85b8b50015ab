### The rules of a game.

## Command line

cli-rules = Toont de regels van een spel met labels, en markeert wat niet in het gedrukte boekje staat.
cli-tiles = Tekent in plaats daarvan de tegels, met aantallen en tabellen, om met een doos te vergelijken.
cli-out = Het bestand om te schrijven, .html of .svg voor tegels; standaard de standaarduitvoer.

## Shelf and tables

card-rules-short = Regels
card-rules = Regels van { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Zonder teken: zoals de uitgever zegt.

## Rules in pictures

rules-contents = Inhoud
rules-figures = Onze eigen cijfers
rules-search = Zoek in de regels
rules-search-do = Zoek
rules-found = { $count ->
        [0] Geen regel heeft al deze woorden.
        [one] 1 regel gevonden.
       *[other] { $count } regels gevonden.
    }
rules-summary = Overzicht voor op tafel
summary-head = { $game } in het kort
example-legal = Mag.
example-illegal = Mag niet.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] 1 punt.
       *[other] { $count } punten.
    }
example-points-of = { $count ->
        [one] 1 punt ({ $parts }).
       *[other] { $count } punten ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] het bestand
       *[other] voorbeeld “{ $name }”
    }: { $why }
examples-rule = er is geen regel en geen deel “{ $tag }”. Noem er een uit words/en.ftl, zoals AB-3.1 of AB-3.
examples-name = elk voorbeeld heeft een eigen naam nodig, woorden “{ $key }” in words/en.ftl en een plaatje.
examples-crop = er is geen uitsnede “{ $text }”. Kies { $allowed }.
examples-seat = er is geen plaats { $count }.
examples-legal = “{ $text }” mag daar niet, volgens { $tag ->
        [none] wat er kan worden gegooid of getrokken
       *[other] { $tag }
    }. Verbeter de stand of de actie.
examples-tag = een actie is geldig of ongeldig, niet beide; een ongeldige heeft het label nodig van de regel die haar verbiedt.
examples-illegal = “{ $text }” zou verboden moeten zijn door { $tag }, maar de regels zeggen { $found ->
        [none] dat het mag
       *[other] { $found }
    }.
examples-points = “{ $name }” zou { $count } moeten zijn, maar de regels zeggen { $found }.
examples-summary = woorden “{ $key }” en “{ $key }-1” zijn nodig in words/en.ftl, en voorbeelden met deze namen: { $names }.
cli-rules-search = Toont alleen regels met al deze woorden, zonder op accenten te letten.
cli-rules-section = Toont alleen dit deel, zoals TY-3.
cli-rules-no-section = { $game } heeft geen deel “{ $text }”. Kies { $allowed }.
cli-rules-none = Geen regel van { $game } heeft al deze woorden: “{ $text }”.
