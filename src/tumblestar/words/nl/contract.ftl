### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = Het spel kan geen { $seats } plaatsen hebben. Kies { $allowed }.
bad-option = Er is geen optie “{ $name }”. Kies { $allowed }.
bad-option-value = “{ $name }” kan niet { $value } zijn. Kies { $allowed }.
bad-value = { $name } kan niet { $value } zijn. Geef { $expected }.
bad-name = Een naam, of de woorden voor een plaats: één regel van hoogstens { $most } zichtbare tekens.
name-alike = Deze naam lijkt te veel op die van een andere speler of een bot. Kies een andere.
unknown-game = Er is geen spel “{ $name }”. Kies { $allowed }.
game-broken = Het spel “{ $name }” kan niet worden geladen: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }.

## Texts that cannot be read

unreadable-at = Regel { $line }: { $why }
unread-state = “{ $text }” is geen deel van een stand. Typ sleutel=waarde met de sleutels { $keys }, elk één keer.
unread-state-value = “{ $text }” past niet bij “{ $key }” in deze stand. Zie docs/{ $page }.md.

## Marks of rules

mark-ruling = uitspraak
mark-ruling-means = onze uitspraak: de gedrukte regels zwijgen hierover
mark-review = recensie
mark-review-means = uit een recensie of van de uitgever
mark-reconstruction = gok
mark-reconstruction-means = onze gok over een gedrukt onderdeel
mark-edition = uitgave
mark-edition-means = hier verschillen de gedrukte uitgaven; we volgen de Engelse

## What calls of programs take

takes-whole = een geheel getal van { $least } tot { $most }
takes-one-of = { $allowed }
takes-state = een stand van { $name }, zoals position.state
takes-game = een spel, zoals tumblestar.games.find("twisty")
takes-rng = een toevalsbron, zoals random.Random(7)
takes-seed = een getal, een tekst, of None (geheim)
takes-text = een tekst
takes-number = een getal
takes-bool = True of False

## Games by others, and what small games need not say themselves

option-first = Wie begint
option-first-help = Willekeurig, of de plaats die je kiest.
option-first-0 = willekeurig
option-first-seat = plaats { $count }
first-seat = { $seat ->
        [you] Je begint.
       *[other] { $seat } begint.
    }
seat-won = { $seat ->
        [you] Je hebt gewonnen!
       *[other] { $seat } heeft gewonnen.
    }
first-seat-awaited = De startspeler wordt geloot.
unread-of = “{ $text }” kan hier niet. Typ een van { $actions }.

## TOML

toml-bad = { $file }, regel { $line }: dit is geen TOML. { $why }
toml-unknown = { $file }, regel { $line }: er is geen gegeven “{ $name }”. Kies { $allowed }.
toml-missing = { $file }, regel { $line }: “{ $name }” ontbreekt.
toml-value = { $file }, regel { $line }: “{ $name }” kan niet “{ $value }” zijn. Geef { $expected }.
toml-expected-table = gegevens onder een kop of tussen accolades
toml-expected-number = { NUMBER($number, useGrouping: "false") }, zoals de andere gegevens het hebben
toml-expected-whole = een geheel getal van { NUMBER($low, useGrouping: "false") } tot { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true of false
toml-expected-text = tekst tussen aanhalingstekens
toml-expected-one = { $allowed }
toml-expected-some = verschillende woorden uit { $allowed }
toml-entry = { $file }, regel { $line }: “{ $name }” is niet bruikbaar. { $why }
toml-expected-integer = een geheel getal
toml-expected-decimal = een getal
toml-expected-total = { $number } in totaal
toml-expected-words = { $count } verschillende woorden uit { $allowed }
toml-expected-list = { $count ->
        [0] een lijst tussen vierkante haken
       *[other] een lijst van { $count } gegevens tussen vierkante haken
    }
