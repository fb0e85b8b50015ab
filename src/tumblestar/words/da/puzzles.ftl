### Puzzles.

## Command line

cli-puzzles = Viser, spiller og laver opgaver: stillinger, hvor ét valg bevisligt er bedst.
cli-puzzles-list = Viser opgaverne. Som JSON én opgave pr. linje: id, spil, pladser, temaer, rating, stilling, løsning, bevis.
cli-puzzles-game = Kun opgaver fra dette spil.
cli-puzzles-theme = Kun opgaver med dette tema, som ”theft”.
cli-puzzles-no-theme = ”{ $theme }” er ikke et tema. Vælg { $allowed }.
cli-puzzles-play = Spiller opgaver fra ét spil eller alle i denne terminal.
cli-puzzles-order = Vilkårlige ord. De samme ord giver samme rækkefølge af opgaver.
cli-puzzles-make = Laver opgaver fra spil mellem bots og skriver dem til en fil. En fil ved siden af siger hvordan. Samme startværdi giver de samme opgaver.
cli-puzzles-count-of = Hvor mange opgaver.
cli-puzzles-bots = Bots med komma imellem; ellers alle undtagen ”random” og de to stærkeste.
cli-puzzles-seed = Spillenes startværdi.
cli-puzzles-out = Filen, der skrives.
cli-puzzles-head-id = opgave
cli-puzzles-head-seats = spillere
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = temaer
cli-puzzles-count =
    { $count ->
        [one] { $count } opgave
       *[other] { $count } opgaver
    }

## Shelf and tables

card-puzzles-short = Opgaver
card-puzzles = Opgaver i { $game }

## Puzzles

puzzle-file = { $file }, linje { $line }: { $why }
puzzle-bad-line = Dette er ikke en opgave: { $why }. Se formatet i docs/puzzles.md.
puzzle-of-another = ”{ $id }” er ikke id for en opgave i { $name }.
puzzle-twice = Opgaven ”{ $id }” findes to gange.
puzzle-empty = Opgaven ”{ $id }” har ingen løsning.
puzzle-bad-state = Opgaven ”{ $id }” har en stilling, der ikke kan læses. { $why }
puzzle-unknown = Der er ingen opgave ”{ $text }”. Et id er et spil ({ $games }), en bindestreg og 7 tegn. ”tumblestar puzzles list” viser alle.
puzzle-illegal = ”{ $text }” er ikke mulig her.

## Playing puzzles

puzzle-head = Opgave: { $game }
puzzle-list = Mere
puzzle-ask = Hvad er det bedste valg?
puzzle-choose = Hvad ville du gøre?
puzzle-do = Gør det
puzzle-back = Fortryd
puzzle-give = Se svaret
puzzle-skip = En anden opgave
puzzle-next = Næste opgave
puzzle-retry = Prøv igen
puzzle-again = Du har prøvet denne opgave før, så den tæller ikke nu.
puzzle-right = Rigtigt. Fortsæt.
puzzle-wrong = Ikke det bedste valg.
puzzle-answer = Det bedste valg: { $did }
puzzle-found = Rigtigt: { $did }
puzzle-begin = Gå svaret igennem trin for trin.
puzzle-rated = Din rating:
puzzle-streak = { $count } i træk
puzzle-solved = Løst i første forsøg. Din rating: { $rating }, før: { $before }.
puzzle-failed = Ikke løst i første forsøg. Din rating: { $rating }, før: { $before }.
puzzle-seen = Svaret, uden rating.
puzzle-moves = Svaret, trin for trin
puzzle-then = Sådan kan det gå videre
puzzle-why = Hvorfor
puzzle-analyse = Analysér
puzzle-proof = Bevist { $how }.
puzzle-margin =
    { $exact ->
        [yes] Din vinderchance er så { $value }; ethvert andet valg er mindst { $margin } dårligere. Tallene er nøjagtige.
       *[no] Din vinderchance er så { $value }; ethvert andet valg er mindst { $margin } dårligere, plus/minus { $error }.
    }
puzzle-also =
    { $count ->
        [one] Der er { $count } andet forløb, som er lige så godt.
       *[other] Der er { $count } andre forløb, som er lige så gode.
    }
puzzle-fail = Bots, der oftest fejler her: { $bots }.
puzzle-themes = Temaer: { $themes }.
puzzle-rating = Din rating: { $rating }, plus/minus { $deviation }. I træk: { $count }, flest: { $most }.
puzzles-head = Opgaver
puzzles-intro = Stillinger fra bots’ spil, hvor ét valg bevisligt er meget bedre end alle andre. Dit første forsøg ved hver opgave ændrer din rating.
puzzles-of = Opgaver: { $game }
puzzles-count =
    { $count ->
        [one] { $count } opgave
       *[other] { $count } opgaver
    }
puzzles-play = Spil
puzzles-play-of = Spil opgaver i { $game }
puzzles-more = Temaer og din rating
puzzles-more-of = Temaer og din rating: { $game }
puzzles-none-left = Der er ikke flere opgaver her. Vælg et andet tema eller spil.
puzzles-themes = Efter tema
puzzles-solved-of = { $solved } af { $count } løst
puzzles-history = Dine forsøg
puzzles-chart =
    { $count ->
        [one] Din rating efter { $count } opgave: fra { $first } til { $last }
       *[other] Din rating over { $count } opgaver: fra { $first } til { $last }
    }
puzzles-other = Alle spil med opgaver
puzzle-term-begin = Skriv, hvad du ville gøre. Kun det første forsøg ved hver opgave tæller. ”hjælp” viser kommandoerne.
puzzle-term-wrong = Ikke det bedste valg. Prøv, så tit du vil; kun det første forsøg tæller.
puzzle-term-right = Rigtigt. Fortsæt.
puzzle-kept-bad = Dine opgaver i { $file } kan ikke læses: { $why }. Ret filen, eller flyt den væk.
term-does-puzzle-undo = fortryder det, der ikke er bedømt endnu
term-does-puzzle-answer = viser svaret og begrundelsen; tæller som et forkert forsøg
term-does-puzzle-skip = skifter til en anden opgave
term-word-answer = svar
term-word-skip = skift
