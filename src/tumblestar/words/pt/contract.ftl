### What a game is: options, states, data files, marks of rules, and values that programs give.

## Games, seats and options

bad-seats = O jogo não pode ter { $seats } lugares; espera-se: { $allowed }.
bad-option = Opção desconhecida “{ $name }”; espera-se: { $allowed }.
bad-option-value = A opção “{ $name }” não pode ser { $value }; espera-se: { $allowed }.
bad-value = { $name } não pode ser { $value }; espera-se: { $expected }.
bad-name = Um nome ou sal é uma linha de no máximo { $most } caracteres visíveis.
name-alike = Este nome parece o de outra pessoa daqui ou o de um bot. Escolha outro.
unknown-game = Jogo desconhecido “{ $name }”; espera-se: { $allowed }.
game-broken = O jogo “{ $name }” não pode ser carregado: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }.

## Texts that cannot be read

unreadable-at = Linha { $line }: { $why }
unread-state = “{ $text }” não faz parte de um estado; espera-se: chave=valor com as chaves { $keys }, cada uma uma vez.
unread-state-value = “{ $text }” não serve para “{ $key }” neste estado; gramática: docs/{ $page }.md.

## Marks of rules

mark-ruling = decisão
mark-ruling-means = decisão nossa, onde as regras impressas se calam
mark-review = resenha
mark-review-means = de resenhas ou textos da editora
mark-reconstruction = reconstrução
mark-reconstruction-means = o nosso melhor palpite sobre o que há na caixa
mark-edition = edição
mark-edition-means = aqui as edições impressas diferem; vale a inglesa

## What calls of programs take

takes-whole = um número inteiro de { $least } a { $most }
takes-one-of = um de { $allowed }
takes-state = um estado de { $name }, como position.state
takes-game = um jogo, como tumblestar.games.find("twisty")
takes-rng = uma fonte de acaso, como random.Random(7)
takes-seed = um número, um texto, ou None (secreta)
takes-text = um texto
takes-number = um número
takes-bool = True ou False

## Games by others, and what small games need not say themselves

option-first = Quem começa
option-first-help = Por sorteio, ou à sua escolha.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
first-seat = { $seat ->
        [you] Você começa.
       *[other] { $seat } começa.
    }
seat-won = { $seat ->
        [you] Você vence!
       *[other] { $seat } vence.
    }
first-seat-awaited = O sorteio decide quem começa.
unread-of = “{ $text }” não se pode fazer aqui; espera-se uma de { $actions }.

## TOML

toml-bad = { $file }, linha { $line }: isto não é TOML. { $why }
toml-unknown = { $file }, linha { $line }: não há uma entrada “{ $name }”; espera-se: { $allowed }.
toml-missing = { $file }, linha { $line }: falta “{ $name }”.
toml-value = { $file }, linha { $line }: “{ $name }” é “{ $value }”; espera-se: { $expected }.
toml-expected-table = entradas sob um título ou entre chaves
toml-expected-number = { NUMBER($number, useGrouping: "false") }, como têm as outras entradas
toml-expected-whole = um número inteiro de { NUMBER($low, useGrouping: "false") } a { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true ou false
toml-expected-text = texto entre aspas
toml-expected-one = um de { $allowed }
toml-expected-some = palavras diferentes de { $allowed }
toml-entry = { $file }, linha { $line }: “{ $name }” não serve. { $why }
toml-expected-integer = um número inteiro
toml-expected-decimal = um número
toml-expected-total = { $number } ao todo
toml-expected-words = { $count } palavras diferentes entre { $allowed }
toml-expected-list = { $count ->
        [0] uma lista entre colchetes
       *[other] uma lista de { $count } itens entre colchetes
    }
