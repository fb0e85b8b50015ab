### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = Spelet kan inte ha { $seats } platser. Välj { $allowed }.
bad-option = Det finns inget alternativ ”{ $name }”. Välj { $allowed }.
bad-option-value = ”{ $name }” kan inte vara { $value }. Välj { $allowed }.
bad-value = { $name } kan inte vara { $value }. Ange { $expected }.
bad-name = Ett namn, eller ord för en plats, måste vara en rad med högst { $most } synliga tecken.
name-alike = Namnet liknar en annan spelares eller en bots för mycket. Välj ett annat.
unknown-game = Det finns inget spel ”{ $name }”. Välj { $allowed }.
game-broken = Spelet ”{ $name }” kan inte laddas: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }.

## Texts that cannot be read

unreadable-at = Rad { $line }: { $why }
unread-state = ”{ $text }” är ingen del av ett läge. Skriv nyckel=värde med nycklarna { $keys }, var och en en gång.
unread-state-value = ”{ $text }” passar inte ”{ $key }” i detta läge. Se docs/{ $page }.md.

## Marks of rules

mark-ruling = tolkning
mark-ruling-means = vår tolkning: de tryckta reglerna säger inget
mark-review = recension
mark-review-means = från en recension eller förlaget
mark-reconstruction = gissning
mark-reconstruction-means = vår gissning om en tryckt del
mark-edition = utgåva
mark-edition-means = de tryckta utgåvorna skiljer sig här; den engelska följs

## What calls of programs take

takes-whole = ett heltal från { $least } till { $most }
takes-one-of = någon av { $allowed }
takes-state = ett läge i { $name }, till exempel position.state
takes-game = ett spel, till exempel tumblestar.games.find("twisty")
takes-rng = en slumpkälla, till exempel random.Random(7)
takes-seed = ett tal, en text, eller None (hemligt)
takes-text = en text
takes-number = ett tal
takes-bool = True eller False

## Games by others, and what small games need not say themselves

option-first = Vem börjar
option-first-help = Lottas, eller platsen som du väljer.
option-first-0 = lottas
option-first-seat = plats { $count }
first-seat = { $seat ->
        [you] Du börjar.
       *[other] { $seat } börjar.
    }
seat-won = { $seat ->
        [you] Du vann!
       *[other] { $seat } vann.
    }
first-seat-awaited = Startspelaren lottas.
unread-of = Du kan inte göra ”{ $text }” här. Skriv { $actions }.

## TOML

toml-bad = { $file }, rad { $line }: det är inte TOML. { $why }
toml-unknown = { $file }, rad { $line }: det finns ingen post ”{ $name }”. Välj { $allowed }.
toml-missing = { $file }, rad { $line }: ”{ $name }” saknas.
toml-value = { $file }, rad { $line }: ”{ $name }” kan inte vara ”{ $value }”. Ange { $expected }.
toml-expected-table = poster under en rubrik eller i klammer
toml-expected-number = { NUMBER($number, useGrouping: "false") }, som i de andra posterna
toml-expected-whole = ett heltal från { NUMBER($low, useGrouping: "false") } till { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true eller false
toml-expected-text = text inom citattecken
toml-expected-one = någon av { $allowed }
toml-expected-some = olika ord ur { $allowed }
toml-entry = { $file }, rad { $line }: ”{ $name }” kan inte användas. { $why }
toml-expected-integer = ett heltal
toml-expected-decimal = ett tal
toml-expected-total = { $number } totalt
toml-expected-words = { $count } olika ord ur { $allowed }
toml-expected-list = { $count ->
        [0] en lista inom hakparenteser
       *[other] en lista med { $count } poster inom hakparenteser
    }
