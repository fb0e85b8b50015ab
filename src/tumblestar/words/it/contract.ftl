### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = Il gioco non può avere { $seats } posti. Scegli { $allowed }.
bad-option = Non c’è un’opzione «{ $name }». Scegli { $allowed }.
bad-option-value = «{ $name }» non può essere { $value }. Scegli { $allowed }.
bad-value = { $name } non può essere { $value }. Indica { $expected }.
bad-name = Un nome, o le parole di un posto, devono essere una riga di al massimo { $most } caratteri visibili.
name-alike = Questo nome somiglia troppo a quello di un altro giocatore o di un bot. Scegline un altro.
unknown-game = Non c’è un gioco «{ $name }». Scegli { $allowed }.
game-broken = Il gioco «{ $name }» non si può caricare: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.

## Texts that cannot be read

unreadable-at = Riga { $line }: { $why }
unread-state = «{ $text }» non fa parte di uno stato. Scrivi chiave=valore con le chiavi { $keys }, ognuna una volta.
unread-state-value = «{ $text }» non va bene per «{ $key }» in questo stato. Vedi docs/{ $page }.md.

## Marks of rules

mark-ruling = interpretazione
mark-ruling-means = nostra interpretazione: le regole stampate tacciono
mark-review = recensione
mark-review-means = da una recensione o dall’editore
mark-reconstruction = ipotesi
mark-reconstruction-means = nostra ipotesi su una parte stampata
mark-edition = edizione
mark-edition-means = qui le edizioni stampate differiscono; si segue quella inglese

## What calls of programs take

takes-whole = un numero intero da { $least } a { $most }
takes-one-of = { $allowed }
takes-state = uno stato di { $name }, come position.state
takes-game = un gioco, come tumblestar.games.find("twisty")
takes-rng = una fonte casuale, come random.Random(7)
takes-seed = un numero, un testo, o None (segreto)
takes-text = un testo
takes-number = un numero
takes-bool = True o False

## Games by others, and what small games need not say themselves

option-first = Chi comincia
option-first-help = A caso, o il posto che scegli.
option-first-0 = a caso
option-first-seat = posto { $count }
first-seat = { $seat ->
        [you] Cominci tu.
       *[other] Comincia { $seat }.
    }
seat-won = { $seat ->
        [you] Hai vinto!
       *[other] Ha vinto { $seat }.
    }
first-seat-awaited = Il primo giocatore è scelto a caso.
unread-of = Qui non puoi fare «{ $text }». Scrivi uno di { $actions }.

## TOML

toml-bad = { $file }, riga { $line }: questo non è TOML. { $why }
toml-unknown = { $file }, riga { $line }: non c’è una voce «{ $name }». Scegli { $allowed }.
toml-missing = { $file }, riga { $line }: manca «{ $name }».
toml-value = { $file }, riga { $line }: «{ $name }» non può essere «{ $value }». Indica { $expected }.
toml-expected-table = voci sotto un titolo o tra graffe
toml-expected-number = { NUMBER($number, useGrouping: "false") }, come nelle altre voci
toml-expected-whole = un numero intero da { NUMBER($low, useGrouping: "false") } a { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true o false
toml-expected-text = testo tra virgolette
toml-expected-one = { $allowed }
toml-expected-some = parole diverse tra { $allowed }
toml-entry = { $file }, riga { $line }: «{ $name }» non si può usare. { $why }
toml-expected-integer = un numero intero
toml-expected-decimal = un numero
toml-expected-total = { $number } in tutto
toml-expected-words = { $count } parole diverse tra { $allowed }
toml-expected-list = { $count ->
        [0] un elenco tra parentesi quadre
       *[other] un elenco di { $count } voci tra parentesi quadre
    }
