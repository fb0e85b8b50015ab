### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = O jogo não pode ter { $seats } lugares. Escolha { $allowed }.
bad-option = Não há opção “{ $name }”. Escolha { $allowed }.
bad-option-value = “{ $name }” não pode ser { $value }. Escolha { $allowed }.
bad-value = { $name } não pode ser { $value }. Informe { $expected }.
bad-name = Um nome, ou as palavras de um lugar, deve ser uma linha de no máximo { $most } caracteres visíveis.
name-alike = Este nome se parece demais com o de outro jogador ou o de um bot. Escolha outro.
unknown-game = Não há jogo “{ $name }”. Escolha { $allowed }.
game-broken = O jogo “{ $name }” não pode ser carregado: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }.

## Texts that cannot be read

unreadable-at = Linha { $line }: { $why }
unread-state = “{ $text }” não faz parte de um estado. Digite chave=valor com as chaves { $keys }, cada uma só uma vez.
unread-state-value = “{ $text }” não serve para “{ $key }” neste estado. Veja docs/{ $page }.md.

## Marks of rules

mark-ruling = decisão
mark-ruling-means = decisão nossa: as regras impressas não dizem nada
mark-review = resenha
mark-review-means = de uma resenha ou da editora
mark-reconstruction = palpite
mark-reconstruction-means = nosso palpite sobre uma parte impressa
mark-edition = edição
mark-edition-means = as edições impressas diferem aqui; seguimos a inglesa

## What calls of programs take

takes-whole = um número inteiro de { $least } a { $most }
takes-one-of = { $allowed }
takes-state = um estado de { $name }, como position.state
takes-game = um jogo, como tumblestar.games.find("twisty")
takes-rng = uma fonte de acaso, como random.Random(7)
takes-seed = um número, um texto, ou None (secreta)
takes-text = um texto
takes-number = um número
takes-bool = True ou False

## Games by others, and what small games need not say themselves

option-first = Quem joga primeiro
option-first-help = Por sorteio, ou o lugar que você escolher.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
first-seat = { $seat ->
        [you] Você joga primeiro.
       *[other] { $seat } joga primeiro.
    }
seat-won = { $seat ->
        [you] Você venceu!
       *[other] { $seat } venceu.
    }
first-seat-awaited = O primeiro jogador é sorteado.
unread-of = Você não pode fazer “{ $text }” aqui. Digite uma destas: { $actions }.

## TOML

toml-bad = { $file }, linha { $line }: isto não é TOML. { $why }
toml-unknown = { $file }, linha { $line }: não há entrada “{ $name }”. Escolha { $allowed }.
toml-missing = { $file }, linha { $line }: falta “{ $name }”.
toml-value = { $file }, linha { $line }: “{ $name }” não pode ser “{ $value }”. Informe { $expected }.
toml-expected-table = entradas sob um título ou entre chaves
toml-expected-number = { NUMBER($number, useGrouping: "false") }, como têm as outras entradas
toml-expected-whole = um número inteiro de { NUMBER($low, useGrouping: "false") } a { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true ou false
toml-expected-text = texto entre aspas
toml-expected-one = { $allowed }
toml-expected-some = palavras diferentes de { $allowed }
toml-entry = { $file }, linha { $line }: “{ $name }” não pode ser usado. { $why }
toml-expected-integer = um número inteiro
toml-expected-decimal = um número
toml-expected-total = { $number } ao todo
toml-expected-words = { $count } palavras diferentes entre { $allowed }
toml-expected-list = { $count ->
        [0] uma lista entre colchetes
        [one] uma lista de { $count } item entre colchetes
       *[other] uma lista de { $count } itens entre colchetes
    }
