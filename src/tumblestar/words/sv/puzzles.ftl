### Puzzles.

## Command line

cli-puzzles = Listar, spelar och gör pussel: ställningar där ett val är bevisat bäst.
cli-puzzles-list = Listar pusslen. Som JSON, ett pussel per rad: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Bara pussel till det här spelet.
cli-puzzles-theme = Bara pussel med detta tema, till exempel ”theft”.
cli-puzzles-no-theme = ”{ $theme }” är inget tema. Välj { $allowed }.
cli-puzzles-play = Spelar pussel från ett spel eller alla i den här terminalen.
cli-puzzles-order = Valfria ord. Samma ord ger samma ordning på pusslen.
cli-puzzles-make = Gör pussel av partier mellan bottar och skriver dem till en fil. En fil bredvid säger hur. Samma slumpfrö ger samma pussel.
cli-puzzles-count-of = Antal pussel.
cli-puzzles-bots = Bottarna, med komma emellan; annars alla utom ”random” och de två starkaste.
cli-puzzles-seed = Slumpfröet till partierna.
cli-puzzles-out = Filen att skriva.
cli-puzzles-head-id = pussel
cli-puzzles-head-seats = spelare
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = teman
cli-puzzles-count =
    { $count ->
        [one] { $count } pussel
       *[other] { $count } pussel
    }

## Shelf and tables

card-puzzles-short = Pussel
card-puzzles = Pussel i { $game }

## Puzzles

puzzle-file = { $file }, rad { $line }: { $why }
puzzle-bad-line = Det är inget pussel: { $why }. Formatet står i docs/puzzles.md.
puzzle-of-another = ”{ $id }” är inte id för ett pussel i { $name }.
puzzle-twice = Pusslet ”{ $id }” finns två gånger.
puzzle-empty = Pusslet ”{ $id }” har ingen lösning.
puzzle-bad-state = Pusslet ”{ $id }” har ett läge som inte kan läsas. { $why }
puzzle-unknown = Det finns inget pussel ”{ $text }”. Ett id är ett spel ({ $games }), ett bindestreck och 7 tecken. ”tumblestar puzzles list” listar alla.
puzzle-illegal = ”{ $text }” är inte möjligt här.

## Playing puzzles

puzzle-head = Pussel: { $game }
puzzle-list = Mer
puzzle-ask = Vilket är det bästa valet?
puzzle-choose = Vad skulle du göra?
puzzle-do = Gör det
puzzle-back = Ångra
puzzle-give = Se svaret
puzzle-skip = Ett annat pussel
puzzle-next = Nästa pussel
puzzle-retry = Försök igen
puzzle-again = Du har redan försökt på det här pusslet, så det räknas inte nu.
puzzle-right = Rätt. Fortsätt.
puzzle-wrong = Inte det bästa valet.
puzzle-answer = Det bästa valet: { $did }
puzzle-found = Rätt: { $did }
puzzle-begin = Stega igenom svaret.
puzzle-rated = Din rating:
puzzle-streak = { $count } i rad
puzzle-solved = Löst på första försöket. Din rating: { $rating }, förut: { $before }.
puzzle-failed = Inte löst på första försöket. Din rating: { $rating }, förut: { $before }.
puzzle-seen = Svaret, utan rating.
puzzle-moves = Svaret, steg för steg
puzzle-then = Hur det kan fortsätta
puzzle-why = Varför
puzzle-analyse = Analysera
puzzle-proof = Bevisat { $how }.
puzzle-margin =
    { $exact ->
        [yes] Din vinstchans är då { $value }; varje annat val är minst { $margin } sämre. Siffrorna är exakta.
       *[no] Din vinstchans är då { $value }; varje annat val är minst { $margin } sämre, plus minus { $error }.
    }
puzzle-also =
    { $count ->
        [one] Det finns { $count } annan variant som är lika bra.
       *[other] Det finns { $count } andra varianter som är lika bra.
    }
puzzle-fail = Bottar som oftast misslyckas här: { $bots }.
puzzle-themes = Teman: { $themes }.
puzzle-rating = Din rating: { $rating }, plus minus { $deviation }. I rad: { $count }, som mest: { $most }.
puzzles-head = Pussel
puzzles-intro = Ställningar ur bottars partier där ett val är bevisat mycket bättre än alla andra. Ditt första försök på varje ändrar din rating.
puzzles-of = Pussel: { $game }
puzzles-count =
    { $count ->
        [one] { $count } pussel
       *[other] { $count } pussel
    }
puzzles-play = Spela
puzzles-play-of = Spela pussel i { $game }
puzzles-more = Teman och din rating
puzzles-more-of = Teman och din rating: { $game }
puzzles-none-left = Det finns inga fler pussel här. Välj ett annat tema eller spel.
puzzles-themes = Efter tema
puzzles-solved-of = { $solved } av { $count } lösta
puzzles-history = Dina försök
puzzles-chart =
    { $count ->
        [one] Din rating efter { $count } pussel: från { $first } till { $last }
       *[other] Din rating över { $count } pussel: från { $first } till { $last }
    }
puzzles-other = Alla spel med pussel
puzzle-term-begin = Skriv vad du skulle göra. Bara det första försöket på varje pussel räknas. ”hjälp” visar kommandona.
puzzle-term-wrong = Inte det bästa valet. Försök så ofta du vill; bara det första försöket räknas.
puzzle-term-right = Rätt. Fortsätt.
puzzle-kept-bad = Dina pussel i { $file } kan inte läsas: { $why }. Laga filen eller flytta undan den.
term-does-puzzle-undo = ångrar det som inte är bedömt än
term-does-puzzle-answer = visar svaret och skälen till det; räknas som ett felaktigt försök
term-does-puzzle-skip = lämnar det här pusslet för ett annat
term-word-answer = svar
term-word-skip = hoppa
