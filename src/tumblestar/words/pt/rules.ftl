### The rules of a game.

## Command line

cli-rules = Mostra as regras de um jogo com números, e marca as que não estão no manual impresso.
cli-tiles = Em vez disso, desenha as peças, com quantidades e tabelas, para comparar com uma caixa.
cli-out = O arquivo a escrever, .html ou .svg para peças; por padrão, a saída padrão.

## Shelf and tables

card-rules-short = Regras
card-rules = Regras de { $game }

## Sheets for printing

sheet-title = { $name }: { $set }
sheet-marks = Sem marca: como diz a editora.

## Rules in pictures

rules-contents = Índice
rules-figures = Nossos próprios números
rules-search = Buscar nas regras
rules-search-do = Buscar
rules-found = { $count ->
        [0] Nenhuma regra tem todas essas palavras.
        [one] { $count } regra encontrada.
       *[other] { $count } regras encontradas.
    }
rules-summary = Resumo para a mesa
summary-head = { $game } em resumo
example-legal = Permitido.
example-illegal = Não permitido.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] { $count } ponto.
       *[other] { $count } pontos.
    }
example-points-of = { $count ->
        [one] { $count } ponto ({ $parts }).
       *[other] { $count } pontos ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] o arquivo
       *[other] exemplo “{ $name }”
    }: { $why }
examples-rule = não há regra nem seção “{ $tag }”. Indique uma de words/en.ftl, como AB-3.1 ou AB-3.
examples-name = cada exemplo precisa de um nome próprio, das palavras “{ $key }” em words/en.ftl e de uma imagem.
examples-crop = não há recorte “{ $text }”. Escolha { $allowed }.
examples-seat = não há lugar { $count }.
examples-legal = “{ $text }” não é permitido ali, por { $tag ->
        [none] o que pode ser rolado ou sorteado
       *[other] { $tag }
    }. Corrija o estado ou a ação.
examples-tag = uma ação é permitida ou proibida, não ambas; uma proibida precisa do número da regra que a proíbe.
examples-illegal = “{ $text }” deveria ser proibido por { $tag }, mas as regras dizem { $found ->
        [none] que é permitido
       *[other] { $found }
    }.
examples-points = “{ $name }” deveria ser { $count }, mas as regras dizem { $found }.
examples-summary = são necessárias as palavras “{ $key }” e “{ $key }-1” em words/en.ftl, e exemplos com estes nomes: { $names }.
cli-rules-search = Mostra só regras com todas estas palavras, sem contar acentos.
cli-rules-section = Mostra só esta seção, como TY-3.
cli-rules-no-section = { $game } não tem seção “{ $text }”. Escolha { $allowed }.
cli-rules-none = Nenhuma regra de { $game } tem todas as palavras “{ $text }”.
