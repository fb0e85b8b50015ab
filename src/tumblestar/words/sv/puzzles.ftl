### Puzzles.

## Command line

cli-puzzles = Pussel: ställningar där ett sätt är bevisat mycket bättre än alla andra.
cli-puzzles-list = Listar pusslen. Som JSON ett per rad: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Bara de som hör till ett spel.
cli-puzzles-theme = Bara de med ett tema, till exempel ”theft”.
cli-puzzles-no-theme = Okänt tema ”{ $theme }”; väntat: { $allowed }.
cli-puzzles-play = Spelar pussel från ett spel eller alla i denna terminal.
cli-puzzles-order = Valfria ord: samma ord, samma ordning på pusslen.
cli-puzzles-make = Skriver pussel ur partier mellan bottar till en fil, och bredvid hur de gjordes. Samma frö, samma pussel.
cli-puzzles-count-of = Hur många.
cli-puzzles-bots = Bottarna, med komma emellan; annars alla utom ”random” och de två starkaste.
cli-puzzles-seed = Fröet till partierna.
cli-puzzles-out = Filen att skriva.
cli-puzzles-head-id = pussel
cli-puzzles-head-seats = platser
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = teman
cli-puzzles-count = Pussel: { $count }

## Shelf and tables

card-puzzles-short = Pussel
card-puzzles = Pussel i { $game }

## Puzzles

puzzle-file = { $file }, rad { $line }: { $why }
puzzle-bad-line = Detta är inget pussel: { $why }. docs/puzzles.md har formatet.
puzzle-of-another = ”{ $id }” är inte id för ett pussel i { $name }.
puzzle-twice = Pusslet ”{ $id }” finns två gånger.
puzzle-empty = Pusslet ”{ $id }” har ingen lösning.
puzzle-bad-state = Pusslet ”{ $id }” har ett läge som inte kan läsas. { $why }
puzzle-unknown = Det finns inget pussel ”{ $text }”. Ett id är ett spel ({ $games }), ett bindestreck och sju siffror; se ”tumblestar puzzles list”.
puzzle-illegal = ”{ $text }” går inte här.

## Playing puzzles

puzzle-head = Pussel: { $game }
puzzle-list = Mer
puzzle-ask = Vilket är det bästa sättet att spela?
puzzle-choose = Vad skulle du göra?
puzzle-do = Gör det
puzzle-back = Ta tillbaka
puzzle-give = Se svaret
puzzle-skip = Ett annat pussel
puzzle-next = Nästa pussel
puzzle-retry = Försök igen
puzzle-again = Du har försökt med detta pussel förut; det räknas inte nu.
puzzle-right = Rätt! Fortsätt.
puzzle-wrong = Inte det bästa sättet.
puzzle-answer = Det bästa sättet: { $did }
puzzle-found = Ja! { $did }
puzzle-begin = Stega genom den bästa lösningen.
puzzle-rated = Din rating:
puzzle-streak = { $count } i rad
puzzle-solved = Löst på första försöket! Din rating: { $rating }, förut: { $before }.
puzzle-failed = Inte löst på första försöket. Din rating: { $rating }, förut: { $before }.
puzzle-seen = Svaret, utan rating.
puzzle-moves = Svaret, steg för steg
puzzle-then = Hur det kan fortsätta
puzzle-why = Varför
puzzle-analyse = Analysera
puzzle-proof = Bevisat { $how }.
puzzle-margin = Det ger dig { $value } av segern, och varje annat sätt minst { $margin } mindre{ $exact ->
        [yes] , exakt.
       *[no] , plus minus { $error }.
    }
puzzle-also = Andra linjer som ger samma: { $count }.
puzzle-fail = Bottar som oftast misslyckas här: { $bots }.
puzzle-themes = Teman: { $themes }.
puzzle-rating = Din rating: { $rating }, plus minus { $deviation }. I rad: { $count }, som mest: { $most }.
puzzles-head = Pussel
puzzles-intro = Ställningar ur bottars partier där ett sätt är bevisat mycket bättre än alla andra. Ditt första försök på varje ändrar din rating.
puzzles-of = Pussel: { $game }
puzzles-count = Pussel: { $count }
puzzles-play = Spela
puzzles-play-of = Spela pussel i { $game }
puzzles-more = Teman och din rating
puzzles-more-of = Teman och din rating: { $game }
puzzles-none-left = Alla dessa är lösta. Välj ett annat tema eller spel.
puzzles-themes = Efter tema
puzzles-solved-of = { $solved } av { $count } lösta
puzzles-history = Dina försök
puzzles-chart = Din rating från { $first } till { $last }; pussel: { $count }
puzzles-other = Alla spel med pussel
puzzle-term-begin = Skriv vad du skulle göra. Första försöket på varje pussel räknas. ”hjälp” listar kommandon.
puzzle-term-wrong = Inte det bästa sättet. Prova andra, så ofta du vill; bara första försöket räknas.
puzzle-term-right = Rätt, fortsätt!
puzzle-kept-bad = Dina pussel i { $file } kan inte läsas: { $why }. Laga filen, eller flytta undan den.
term-does-puzzle-undo = tar tillbaka det som inte är bedömt än
term-does-puzzle-answer = visar svaret, och varför; räknas som ett felaktigt försök
term-does-puzzle-skip = lämnar detta pussel för ett annat
term-word-answer = svar
term-word-skip = hoppa
