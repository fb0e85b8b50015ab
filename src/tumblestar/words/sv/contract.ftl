### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = Spelet kan inte ha { $seats } platser; väntat: { $allowed }.
bad-option = Okänt alternativ ”{ $name }”; väntat: { $allowed }.
bad-option-value = Alternativet ”{ $name }” kan inte vara { $value }; väntat: { $allowed }.
bad-value = { $name } kan inte vara { $value }; väntat: { $expected }.
bad-name = Ett namn eller salt är en rad med högst { $most } synliga tecken.
name-alike = Namnet liknar någon annans här eller en bots. Välj ett annat.
unknown-game = Okänt spel ”{ $name }”; väntat: { $allowed }.
game-broken = Spelet ”{ $name }” kan inte laddas: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    }.

## Texts that cannot be read

unreadable-at = Rad { $line }: { $why }
unread-state = ”{ $text }” är ingen del av ett läge; väntat: nyckel=värde med nycklarna { $keys }, var och en en gång.
unread-state-value = ”{ $text }” passar inte ”{ $key }” i detta läge; grammatik: docs/{ $page }.md.

## Marks of rules

mark-ruling = tolkning
mark-ruling-means = vår tolkning, där de tryckta reglerna tiger
mark-review = recension
mark-review-means = hämtat ur recensioner eller förlagets texter
mark-reconstruction = rekonstruktion
mark-reconstruction-means = vår bästa gissning om vad som ligger i lådan
mark-edition = utgåva
mark-edition-means = här skiljer sig de tryckta utgåvorna åt; den engelska gäller

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
option-first-help = Slumpen avgör, eller du.
option-first-0 = slumpen
option-first-seat = plats { $count }
first-seat = { $seat ->
        [you] Du börjar.
       *[other] { $seat } börjar.
    }
seat-won = { $seat ->
        [you] Du vinner!
       *[other] { $seat } vinner.
    }
first-seat-awaited = Slumpen avgör vem som börjar.
unread-of = ”{ $text }” går inte här; väntat är någon av { $actions }.

## TOML

toml-bad = { $file }, rad { $line }: detta är inte TOML. { $why }
toml-unknown = { $file }, rad { $line }: posten ”{ $name }” finns inte; väntat: { $allowed }.
toml-missing = { $file }, rad { $line }: ”{ $name }” saknas.
toml-value = { $file }, rad { $line }: ”{ $name }” är ”{ $value }”; väntat: { $expected }.
toml-expected-table = poster under en rubrik eller i klammer
toml-expected-number = { NUMBER($number, useGrouping: "false") }, som i de andra posterna
toml-expected-whole = ett heltal från { NUMBER($low, useGrouping: "false") } till { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true eller false
toml-expected-text = text inom citattecken
toml-expected-one = någon av { $allowed }
toml-expected-some = olika ord ur { $allowed }
toml-entry = { $file }, rad { $line }: ”{ $name }” går inte att använda. { $why }
toml-expected-integer = ett heltal
toml-expected-decimal = ett tal
toml-expected-total = { $number } totalt
toml-expected-words = { $count } olika ord ur { $allowed }
toml-expected-list = { $count ->
        [0] en lista inom hakparenteser
       *[other] en lista med { $count } poster inom hakparenteser
    }
