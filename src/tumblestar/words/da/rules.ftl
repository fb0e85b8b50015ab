### The rules of a game.

## Command line

cli-rules = Viser et spils regler med mærker, og markerer dem, der ikke står i regelbogen.
cli-tiles = Tegner i stedet brikkerne, med antal og tabeller, til at sammenligne med en æske.
cli-out = Filen, der skrives: .html, eller .svg for brikker; ellers standardoutput.

## Shelf and tables

card-rules-short = Regler
card-rules = Regler for { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Uden mærke: som forlaget siger.

## Rules in pictures

rules-contents = Indhold
rules-figures = Vores egne tal
rules-search = Søg i reglerne
rules-search-do = Søg
rules-found = { $count ->
        [0] Ingen regel har alle disse ord.
        [one] 1 regel fundet.
       *[other] { $count } regler fundet.
    }
rules-summary = Oversigt til bordet
summary-head = Kort om { $game }
example-legal = Tilladt.
example-illegal = Ikke tilladt.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] 1 point.
       *[other] { $count } point.
    }
example-points-of = { $count ->
        [one] 1 point ({ $parts }).
       *[other] { $count } point ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] filen
       *[other] eksempel ”{ $name }”
    }: { $why }
examples-rule = der er ingen regel og intet afsnit ”{ $tag }”. Nævn et fra words/en.ftl, som AB-3.1 eller AB-3.
examples-name = hvert eksempel skal have sit eget navn, ord ”{ $key }” i words/en.ftl og et billede.
examples-crop = der er intet udsnit ”{ $text }”. Vælg { $allowed }.
examples-seat = der er ingen plads { $count }.
examples-legal = ”{ $text }” er ikke lovlig der ifølge { $tag ->
        [none] det, der kan slås eller trækkes
       *[other] { $tag }
    }. Ret stillingen eller handlingen.
examples-tag = en handling er lovlig eller ulovlig, ikke begge; en ulovlig kræver mærket for den regel, der forbyder den.
examples-illegal = ”{ $text }” skulle være forbudt af { $tag }, men reglerne siger { $found ->
        [none] at den er lovlig
       *[other] { $found }
    }.
examples-points = ”{ $name }” skulle være { $count }, men reglerne siger { $found }.
examples-summary = ordene ”{ $key }” og ”{ $key }-1” kræves i words/en.ftl, og eksempler med disse navne: { $names }.
cli-rules-search = Viser kun regler med alle disse ord, uden hensyn til accenter.
cli-rules-section = Viser kun dette afsnit, som TY-3.
cli-rules-no-section = { $game } har intet afsnit ”{ $text }”. Vælg { $allowed }.
cli-rules-none = Ingen regel i { $game } har alle ordene ”{ $text }”.
