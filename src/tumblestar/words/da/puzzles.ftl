### Puzzles.

## Command line

cli-puzzles = Opgaver: stillinger, hvor én vej bevisligt er meget bedre end alle andre.
cli-puzzles-list = Viser opgaverne. Som JSON én pr. linje: id, spil, pladser, temaer, rating, stilling, løsning, bevis.
cli-puzzles-game = Kun dem fra ét spil.
cli-puzzles-theme = Kun dem med ét tema, som ”theft”.
cli-puzzles-no-theme = Ukendt tema ”{ $theme }”; forventet: { $allowed }.
cli-puzzles-play = Spiller opgaver fra ét spil eller alle i denne terminal.
cli-puzzles-order = Vilkårlige ord: samme ord, samme rækkefølge af opgaver.
cli-puzzles-make = Skriver opgaver fra spil mellem bots til en fil, og ved siden af, hvordan de blev lavet. Samme startværdi, samme opgaver.
cli-puzzles-count-of = Hvor mange.
cli-puzzles-bots = Bots med komma imellem; ellers alle undtagen ”random” og de to stærkeste.
cli-puzzles-seed = Spillenes startværdi.
cli-puzzles-out = Filen, der skrives.
cli-puzzles-head-id = opgave
cli-puzzles-head-seats = pladser
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = temaer
cli-puzzles-count = Opgaver: { $count }

## Shelf and tables

card-puzzles-short = Opgaver
card-puzzles = Opgaver i { $game }

## Puzzles

puzzle-file = { $file }, linje { $line }: { $why }
puzzle-bad-line = Dette er ikke en opgave: { $why }. docs/puzzles.md har formatet.
puzzle-of-another = ”{ $id }” er ikke id for en opgave i { $name }.
puzzle-twice = Opgaven ”{ $id }” står to gange.
puzzle-empty = Opgaven ”{ $id }” har ingen løsning.
puzzle-bad-state = Opgaven ”{ $id }” har en stilling, der ikke kan læses. { $why }
puzzle-unknown = Der er ingen opgave ”{ $text }”. Et id er et spil ({ $games }), en bindestreg og syv cifre; se ”tumblestar puzzles list”.
puzzle-illegal = ”{ $text }” kan ikke gøres her.

## Playing puzzles

puzzle-head = Opgave: { $game }
puzzle-list = Andet
puzzle-ask = Hvordan spilles der bedst?
puzzle-choose = Hvad ville du gøre?
puzzle-do = Gør det
puzzle-back = Fortryd
puzzle-give = Se svaret
puzzle-skip = En anden opgave
puzzle-next = Næste opgave
puzzle-retry = Prøv igen
puzzle-again = Du har prøvet denne opgave før; den tæller ikke nu.
puzzle-right = Rigtigt! Fortsæt.
puzzle-wrong = Ikke den bedste måde.
puzzle-answer = Den bedste måde: { $did }
puzzle-found = Ja! { $did }
puzzle-begin = Gå den bedste løsning igennem trin for trin.
puzzle-rated = Din rating:
puzzle-streak = { $count } i træk
puzzle-solved = Løst i første forsøg! Din rating: { $rating }, før: { $before }.
puzzle-failed = Ikke løst i første forsøg. Din rating: { $rating }, før: { $before }.
puzzle-seen = Svaret, uden rating.
puzzle-moves = Svaret, skridt for skridt
puzzle-then = Sådan kan det gå videre
puzzle-why = Hvorfor
puzzle-analyse = Analysér
puzzle-proof = Bevist { $how }.
puzzle-margin = Det giver dig { $value } af sejren, og enhver anden vej mindst { $margin } mindre{ $exact ->
        [yes] , nøjagtigt.
       *[no] , plus/minus { $error }.
    }
puzzle-also = Andre forløb, der fører til det samme: { $count }.
puzzle-fail = Bots, der oftest fejler her: { $bots }.
puzzle-themes = Temaer: { $themes }.
puzzle-rating = Din rating: { $rating }, plus/minus { $deviation }. I træk: { $count }, flest: { $most }.
puzzles-head = Opgaver
puzzles-intro = Stillinger fra bots’ spil, hvor én vej bevisligt er meget bedre end alle andre. Dit første forsøg ved hver ændrer din rating.
puzzles-of = Opgaver: { $game }
puzzles-count = Opgaver: { $count }
puzzles-play = Spil
puzzles-play-of = Spil opgaver i { $game }
puzzles-more = Temaer og din rating
puzzles-more-of = Temaer og din rating: { $game }
puzzles-none-left = Alle disse er løst. Vælg et andet tema eller spil.
puzzles-themes = Efter tema
puzzles-solved-of = { $solved } af { $count } løst
puzzles-history = Dine forsøg
puzzles-chart = Din rating fra { $first } til { $last }; opgaver: { $count }
puzzles-other = Alle spil med opgaver
puzzle-term-begin = Skriv, hvad du ville gøre. Første forsøg ved hver opgave tæller. ”hjælp” viser kommandoer.
puzzle-term-wrong = Ikke den bedste vej. Prøv andre, så tit du vil; kun første forsøg tæller.
puzzle-term-right = Rigtigt, videre!
puzzle-kept-bad = Dine opgaver i { $file } kan ikke læses: { $why }. Ret filen, eller flyt den.
term-does-puzzle-undo = fortryder det, der ikke er bedømt endnu
term-does-puzzle-answer = viser svaret, og hvorfor; tæller som forkert forsøg
term-does-puzzle-skip = skifter til en anden opgave
term-word-answer = svar
term-word-skip = skift
