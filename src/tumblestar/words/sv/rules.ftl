### The rules of a game.

## Command line

cli-rules = Visar ett spels regler med taggar och markerar dem som inte står i den tryckta regelboken.
cli-tiles = Ritar brickorna i stället, med antal och tabeller, för att jämföra med ett spel.
cli-out = Filen att skriva, .html eller .svg för brickor; annars standard ut.

## Shelf and tables

card-rules-short = Regler
card-rules = Regler för { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Utan märke: som förlaget säger.

## Rules in pictures

rules-contents = Innehåll
rules-figures = Våra egna siffror
rules-search = Sök i reglerna
rules-search-do = Sök
rules-found = { $count ->
        [0] Ingen regel har alla dessa ord.
        [one] { $count } regel hittades.
       *[other] { $count } regler hittades.
    }
rules-summary = Sammanfattning för bordet
summary-head = { $game } i korthet
example-legal = Tillåtet.
example-illegal = Inte tillåtet.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] { $count } poäng.
       *[other] { $count } poäng.
    }
example-points-of = { $count ->
        [one] { $count } poäng ({ $parts }).
       *[other] { $count } poäng ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] filen
       *[other] exemplet ”{ $name }”
    }: { $why }
examples-rule = det finns ingen regel och inget avsnitt ”{ $tag }”. Ange en ur words/en.ftl, till exempel AB-3.1 eller AB-3.
examples-name = varje exempel behöver ett eget namn, ord ”{ $key }” i words/en.ftl och en bild.
examples-crop = det finns inget utsnitt ”{ $text }”. Välj { $allowed }.
examples-seat = det finns ingen plats { $count }.
examples-legal = ”{ $text }” är inte tillåtet där, enligt { $tag ->
        [none] vad som kan slås eller dras
       *[other] { $tag }
    }. Rätta läget eller draget.
examples-tag = ett drag är tillåtet eller otillåtet, inte både och; ett otillåtet behöver taggen för regeln som förbjuder det.
examples-illegal = ”{ $text }” borde vara förbjudet av { $tag }, men reglerna säger { $found ->
        [none] att det är tillåtet
       *[other] { $found }
    }.
examples-points = ”{ $name }” borde vara { $count }, men reglerna säger { $found }.
examples-summary = orden ”{ $key }” och ”{ $key }-1” behövs i words/en.ftl, och exempel med dessa namn: { $names }.
cli-rules-search = Visar bara regler med alla dessa ord, utan hänsyn till accenter.
cli-rules-section = Visar bara detta avsnitt, till exempel TY-3.
cli-rules-no-section = { $game } har inget avsnitt ”{ $text }”. Välj { $allowed }.
cli-rules-none = Ingen regel i { $game } har alla orden ”{ $text }”.
