### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = Spillet kan ikke have { $seats } pladser. Vælg { $allowed }.
bad-option = Der er ingen variant ”{ $name }”. Vælg { $allowed }.
bad-option-value = ”{ $name }” kan ikke være { $value }. Vælg { $allowed }.
bad-value = { $name } kan ikke være { $value }. Angiv { $expected }.
bad-name = Et navn, eller ord for en plads, skal være én linje med højst { $most } synlige tegn.
name-alike = Dette navn ligner en anden spillers eller en bots for meget. Vælg et andet.
unknown-game = Der er intet spil ”{ $name }”. Vælg { $allowed }.
game-broken = Spillet ”{ $name }” kan ikke indlæses: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } point
       *[other] { $count } point
    }.

## Texts that cannot be read

unreadable-at = Linje { $line }: { $why }
unread-state = ”{ $text }” er ikke en del af en stilling. Skriv nøgle=værdi med nøglerne { $keys }, hver én gang.
unread-state-value = ”{ $text }” passer ikke til ”{ $key }” i denne stilling. Se docs/{ $page }.md.

## Marks of rules

mark-ruling = afgørelse
mark-ruling-means = vores afgørelse: de trykte regler siger intet
mark-review = anmeldelse
mark-review-means = fra en anmeldelse eller forlaget
mark-reconstruction = gæt
mark-reconstruction-means = vores gæt på en trykt del
mark-edition = udgave
mark-edition-means = de trykte udgaver er forskellige her; den engelske følges

## What calls of programs take

takes-whole = et helt tal fra { $least } til { $most }
takes-one-of = { $allowed }
takes-state = en stilling i { $name }, som position.state
takes-game = et spil, som tumblestar.games.find("twisty")
takes-rng = en tilfældighedskilde, som random.Random(7)
takes-seed = et tal, en tekst eller None (hemmelig)
takes-text = en tekst
takes-number = et tal
takes-bool = True eller False

## Games by others, and what small games need not say themselves

option-first = Hvem begynder
option-first-help = Tilfældigt, eller den plads, du vælger.
option-first-0 = tilfældigt
option-first-seat = plads { $count }
first-seat = { $seat ->
        [you] Du begynder.
       *[other] { $seat } begynder.
    }
seat-won = { $seat ->
        [you] Du vandt!
       *[other] { $seat } vandt.
    }
first-seat-awaited = Den første spiller vælges tilfældigt.
unread-of = Du kan ikke gøre ”{ $text }” her. Skriv { $actions }.

## TOML

toml-bad = { $file }, linje { $line }: dette er ikke TOML. { $why }
toml-unknown = { $file }, linje { $line }: der er intet punkt ”{ $name }”. Vælg { $allowed }.
toml-missing = { $file }, linje { $line }: ”{ $name }” mangler.
toml-value = { $file }, linje { $line }: ”{ $name }” kan ikke være ”{ $value }”. Angiv { $expected }.
toml-expected-table = punkter under en overskrift eller i klammer
toml-expected-number = { NUMBER($number, useGrouping: "false") }, som de andre punkter har det
toml-expected-whole = et helt tal fra { NUMBER($low, useGrouping: "false") } til { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true eller false
toml-expected-text = tekst i anførselstegn
toml-expected-one = { $allowed }
toml-expected-some = forskellige ord blandt { $allowed }
toml-entry = { $file }, linje { $line }: ”{ $name }” kan ikke bruges. { $why }
toml-expected-integer = et helt tal
toml-expected-decimal = et tal
toml-expected-total = { $number } i alt
toml-expected-words = { $count } forskellige ord blandt { $allowed }
toml-expected-list = { $count ->
        [0] en liste i kantede parenteser
       *[other] en liste med { $count } elementer i kantede parenteser
    }
