### Puzzles.

## Command line

cli-puzzles = Noemt, speelt en maakt puzzels: stellingen waarin bewezen is dat één keuze de beste is.
cli-puzzles-list = Noemt de puzzels. Als JSON één puzzel per regel: id, spel, plaatsen, thema’s, rating, stand, oplossing, bewijs.
cli-puzzles-game = Alleen puzzels van dit spel.
cli-puzzles-theme = Alleen puzzels van dit thema, zoals “theft”.
cli-puzzles-no-theme = “{ $theme }” is geen thema. Kies { $allowed }.
cli-puzzles-play = Speelt puzzels van één spel of van alle in deze terminal.
cli-puzzles-order = Woorden naar keuze. Dezelfde woorden geven dezelfde volgorde van puzzels.
cli-puzzles-make = Maakt puzzels uit spellen tussen bots en schrijft ze naar een bestand. Een bestand ernaast zegt hoe. Dezelfde seed geeft dezelfde puzzels.
cli-puzzles-count-of = Hoeveel puzzels.
cli-puzzles-bots = De bots, met komma’s ertussen; standaard alle behalve “random” en de twee sterkste.
cli-puzzles-seed = De seed van de spellen.
cli-puzzles-out = Het bestand om te schrijven.
cli-puzzles-head-id = puzzel
cli-puzzles-head-seats = spelers
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = thema’s
cli-puzzles-count =
    { $count ->
        [one] { $count } puzzel
       *[other] { $count } puzzels
    }

## Shelf and tables

card-puzzles-short = Puzzels
card-puzzles = Puzzels van { $game }

## Puzzles

puzzle-file = { $file }, regel { $line }: { $why }
puzzle-bad-line = Dit is geen puzzel: { $why }. Zie docs/puzzles.md voor het formaat.
puzzle-of-another = “{ $id }” is niet het id van een puzzel van { $name }.
puzzle-twice = De puzzel “{ $id }” komt twee keer voor.
puzzle-empty = De puzzel “{ $id }” heeft geen oplossing.
puzzle-bad-state = De puzzel “{ $id }” heeft een onleesbare stand. { $why }
puzzle-unknown = Er is geen puzzel “{ $text }”. Een id is een spel ({ $games }), een streepje en 7 tekens. “tumblestar puzzles list” noemt ze allemaal.
puzzle-illegal = “{ $text }” kan hier niet.

## Playing puzzles

puzzle-head = Puzzel: { $game }
puzzle-list = Meer
puzzle-ask = Wat is de beste keuze?
puzzle-choose = Wat zou je doen?
puzzle-do = Doe het
puzzle-back = Terugnemen
puzzle-give = Zie het antwoord
puzzle-skip = Een andere puzzel
puzzle-next = Volgende puzzel
puzzle-retry = Probeer het weer
puzzle-again = Je hebt deze puzzel al eens geprobeerd, dus hij telt nu niet.
puzzle-right = Goed. Ga verder.
puzzle-wrong = Niet de beste keuze.
puzzle-answer = De beste keuze: { $did }
puzzle-found = Goed: { $did }
puzzle-begin = Ga stap voor stap door het antwoord.
puzzle-rated = Je rating:
puzzle-streak = { $count } op rij
puzzle-solved = Opgelost bij de eerste poging. Je rating: { $rating }, daarvoor: { $before }.
puzzle-failed = Niet opgelost bij de eerste poging. Je rating: { $rating }, daarvoor: { $before }.
puzzle-seen = Het antwoord, zonder rating.
puzzle-moves = Het antwoord, stap voor stap
puzzle-then = Hoe het verder kan gaan
puzzle-why = Waarom
puzzle-analyse = Analyseer
puzzle-proof = Bewezen { $how }.
puzzle-margin =
    { $exact ->
        [yes] Je winkans is dan { $value }; elke andere keuze is minstens { $margin } slechter. Deze cijfers zijn exact.
       *[no] Je winkans is dan { $value }; elke andere keuze is minstens { $margin } slechter, op { $error } na.
    }
puzzle-also =
    { $count ->
        [one] Er is nog { $count } andere variant die even goed is.
       *[other] Er zijn nog { $count } andere varianten die even goed zijn.
    }
puzzle-fail = Bots die hier meestal falen: { $bots }.
puzzle-themes = Thema’s: { $themes }.
puzzle-rating = Je rating: { $rating }, op { $deviation } na. Reeks: { $count }, de langste: { $most }.
puzzles-head = Puzzels
puzzles-intro = Stellingen uit spellen van bots waarin bewezen is dat één keuze veel beter is dan alle andere. Je eerste poging bij elke puzzel verandert je rating.
puzzles-of = Puzzels: { $game }
puzzles-count =
    { $count ->
        [one] { $count } puzzel
       *[other] { $count } puzzels
    }
puzzles-play = Speel
puzzles-play-of = Speel puzzels van { $game }
puzzles-more = Thema’s en je rating
puzzles-more-of = Thema’s en je rating: { $game }
puzzles-none-left = Er zijn hier geen puzzels meer. Kies een ander thema of spel.
puzzles-themes = Per thema
puzzles-solved-of = { $solved } van { $count } opgelost
puzzles-history = Je pogingen
puzzles-chart =
    { $count ->
        [one] Je rating na { $count } puzzel: van { $first } naar { $last }
       *[other] Je rating over { $count } puzzels: van { $first } naar { $last }
    }
puzzles-other = Alle spellen met puzzels
puzzle-term-begin = Typ wat je zou doen. Alleen de eerste poging bij elke puzzel telt. “hulp” toont de commando’s.
puzzle-term-wrong = Niet de beste keuze. Probeer zo vaak je wilt; alleen de eerste poging telt.
puzzle-term-right = Goed. Ga verder.
puzzle-kept-bad = Je puzzels in { $file } zijn niet leesbaar: { $why }. Herstel het bestand of verplaats het.
term-does-puzzle-undo = neemt terug wat nog niet is beoordeeld
term-does-puzzle-answer = toont het antwoord met de redenen; telt als foute poging
term-does-puzzle-skip = laat deze puzzel voor een andere
term-word-answer = antwoord
term-word-skip = volgende
