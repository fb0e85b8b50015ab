### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = Het spel kan geen { $seats } plaatsen hebben; verwacht: { $allowed }.
bad-option = Onbekende optie “{ $name }”; verwacht: { $allowed }.
bad-option-value = De optie “{ $name }” kan niet { $value } zijn; verwacht: { $allowed }.
bad-value = { $name } kan niet { $value } zijn; verwacht: { $expected }.
bad-name = Een naam of salt is één regel van hoogstens { $most } zichtbare tekens.
name-alike = Deze naam lijkt op die van iemand anders hier of van een bot. Kies een andere.
unknown-game = Onbekend spel “{ $name }”; verwacht: { $allowed }.
game-broken = Het spel “{ $name }” kan niet worden geladen: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }.

## Texts that cannot be read

unreadable-at = Regel { $line }: { $why }
unread-state = “{ $text }” hoort niet in een spelstand; verwacht: sleutel=waarde met de sleutels { $keys }, elk één keer.
unread-state-value = “{ $text }” past niet bij “{ $key }” in deze spelstand; grammatica: docs/{ $page }.md.

## Marks of rules

mark-ruling = uitspraak
mark-ruling-means = onze uitspraak, waar de gedrukte regels zwijgen
mark-review = recensie
mark-review-means = uit recensies of teksten van de uitgever
mark-reconstruction = reconstructie
mark-reconstruction-means = onze beste gok van wat in de doos ligt
mark-edition = uitgave
mark-edition-means = hier verschillen de gedrukte uitgaven; de Engelse geldt

## What calls of programs take

takes-whole = een geheel getal van { $least } tot { $most }
takes-one-of = een van { $allowed }
takes-state = een stand van { $name }, zoals position.state
takes-game = een spel, zoals tumblestar.games.find("twisty")
takes-rng = een toevalsbron, zoals random.Random(7)
takes-seed = een getal, een tekst, of None (geheim)
takes-text = een tekst
takes-number = een getal
takes-bool = True of False

## Games by others, and what small games need not say themselves

option-first = Wie begint
option-first-help = Het toeval beslist, of jij.
option-first-0 = door toeval
option-first-seat = plaats { $count }
first-seat = { $seat ->
        [you] Je begint.
       *[other] { $seat } begint.
    }
seat-won = { $seat ->
        [you] Je wint!
       *[other] { $seat } wint.
    }
first-seat-awaited = Het toeval bepaalt wie begint.
unread-of = “{ $text }” kan hier niet; verwacht wordt een van { $actions }.

## TOML

toml-bad = { $file }, regel { $line }: dit is geen TOML. { $why }
toml-unknown = { $file }, regel { $line }: het gegeven “{ $name }” bestaat niet; verwacht: { $allowed }.
toml-missing = { $file }, regel { $line }: “{ $name }” ontbreekt.
toml-value = { $file }, regel { $line }: “{ $name }” is “{ $value }”; verwacht: { $expected }.
toml-expected-table = gegevens onder een kop of tussen accolades
toml-expected-number = { NUMBER($number, useGrouping: "false") }, zoals de andere gegevens het hebben
toml-expected-whole = een geheel getal van { NUMBER($low, useGrouping: "false") } tot { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true of false
toml-expected-text = tekst tussen aanhalingstekens
toml-expected-one = een van { $allowed }
toml-expected-some = verschillende woorden uit { $allowed }
toml-entry = { $file }, regel { $line }: “{ $name }” is onbruikbaar. { $why }
toml-expected-integer = een geheel getal
toml-expected-decimal = een getal
toml-expected-total = { $number } in totaal
toml-expected-words = { $count } verschillende woorden uit { $allowed }
toml-expected-list = { $count ->
        [0] een lijst tussen vierkante haken
       *[other] een lijst van { $count } elementen tussen vierkante haken
    }
