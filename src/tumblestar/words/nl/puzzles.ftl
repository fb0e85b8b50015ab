### Puzzles.

## Command line

cli-puzzles = Puzzels: stellingen waarin één manier bewezen veel beter is dan alle andere.
cli-puzzles-list = Noemt de puzzels. Als JSON één per regel: id, spel, plaatsen, thema’s, rating, stand, oplossing, bewijs.
cli-puzzles-game = Alleen die van een spel.
cli-puzzles-theme = Alleen die van een thema, zoals “theft”.
cli-puzzles-no-theme = Onbekend thema “{ $theme }”; verwacht: { $allowed }.
cli-puzzles-play = Speelt puzzels van één spel of van alle in deze terminal.
cli-puzzles-order = Willekeurige woorden: zelfde woorden, zelfde volgorde van puzzels.
cli-puzzles-make = Schrijft puzzels uit spellen tussen bots naar een bestand, en ernaast hoe ze zijn gemaakt. Zelfde seed, zelfde puzzels.
cli-puzzles-count-of = Hoeveel.
cli-puzzles-bots = De bots, met komma’s ertussen; standaard alle behalve “random” en de twee sterkste.
cli-puzzles-seed = De seed van de spellen.
cli-puzzles-out = Het bestand om te schrijven.
cli-puzzles-head-id = puzzel
cli-puzzles-head-seats = plaatsen
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = thema’s
cli-puzzles-count = Puzzels: { $count }

## Shelf and tables

card-puzzles-short = Puzzels
card-puzzles = Puzzels van { $game }

## Puzzles

puzzle-file = { $file }, regel { $line }: { $why }
puzzle-bad-line = Dit is geen puzzel: { $why }. docs/puzzles.md heeft het formaat.
puzzle-of-another = “{ $id }” is niet het id van een puzzel van { $name }.
puzzle-twice = De puzzel “{ $id }” staat er twee keer.
puzzle-empty = De puzzel “{ $id }” heeft geen oplossing.
puzzle-bad-state = De puzzel “{ $id }” heeft een onleesbare stand. { $why }
puzzle-unknown = Er is geen puzzel “{ $text }”. Een id is een spel ({ $games }), een streepje en zeven cijfers; zie “tumblestar puzzles list”.
puzzle-illegal = “{ $text }” kan hier niet.

## Playing puzzles

puzzle-head = Puzzel: { $game }
puzzle-list = Meer
puzzle-ask = Wat is het beste om te spelen?
puzzle-choose = Wat zou je doen?
puzzle-do = Doe het
puzzle-back = Terugnemen
puzzle-give = Zie het antwoord
puzzle-skip = Een andere puzzel
puzzle-next = Volgende puzzel
puzzle-retry = Probeer het weer
puzzle-again = Je hebt deze puzzel al geprobeerd; hij telt nu niet.
puzzle-right = Goed! Ga door.
puzzle-wrong = Niet de beste manier.
puzzle-answer = De beste manier: { $did }
puzzle-found = Ja! { $did }
puzzle-begin = Loop stap voor stap door de oplossing.
puzzle-rated = Je rating:
puzzle-streak = { $count } op rij
puzzle-solved = Opgelost bij de eerste poging! Je rating: { $rating }, eerst: { $before }.
puzzle-failed = Niet opgelost bij de eerste poging. Je rating: { $rating }, eerst: { $before }.
puzzle-seen = Het antwoord, zonder rating.
puzzle-moves = Het antwoord, stap voor stap
puzzle-then = Hoe het verder kan gaan
puzzle-why = Waarom
puzzle-analyse = Analyseren
puzzle-proof = Bewezen { $how }.
puzzle-margin = Het laat je { $value } van de winst, en elke andere manier minstens { $margin } minder{ $exact ->
        [yes] , exact.
       *[no] , op { $error } na.
    }
puzzle-also = Andere varianten die op hetzelfde uitkomen: { $count }.
puzzle-fail = Bots die hier meestal falen: { $bots }.
puzzle-themes = Thema’s: { $themes }.
puzzle-rating = Je rating: { $rating }, op { $deviation } na. Reeks: { $count }, de langste: { $most }.
puzzles-head = Puzzels
puzzles-intro = Stellingen uit spellen van bots waarin één manier bewezen veel beter is dan alle andere. Je eerste poging bij elk verandert je rating.
puzzles-of = Puzzels: { $game }
puzzles-count = Puzzels: { $count }
puzzles-play = Speel
puzzles-play-of = Speel puzzels van { $game }
puzzles-more = Thema’s en je rating
puzzles-more-of = Thema’s en je rating: { $game }
puzzles-none-left = Deze zijn alle opgelost. Kies een ander thema of spel.
puzzles-themes = Per thema
puzzles-solved-of = { $solved } van { $count } opgelost
puzzles-history = Je pogingen
puzzles-chart = Je rating van { $first } tot { $last }; puzzels: { $count }
puzzles-other = Alle spellen met puzzels
puzzle-term-begin = Typ wat je zou doen. De eerste poging bij elke puzzel telt. “hulp” noemt de commando’s.
puzzle-term-wrong = Niet de beste manier. Probeer andere, zo vaak je wilt; alleen de eerste poging telt.
puzzle-term-right = Goed, ga door!
puzzle-kept-bad = Je puzzels in { $file } zijn niet leesbaar: { $why }. Herstel het bestand, of verplaats het.
term-does-puzzle-undo = neemt terug wat nog niet beoordeeld is
term-does-puzzle-answer = toont het antwoord, en waarom; telt als foute poging
term-does-puzzle-skip = laat deze puzzel voor een andere
term-word-answer = antwoord
term-word-skip = volgende
