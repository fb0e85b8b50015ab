### The analysis board.

## Shelf and tables

card-analysis-short = Análise
card-analysis = Análise de { $game }

## New table

new-analysis = Analisar qualquer posição

## A board to think on

analysis-head = Análise: { $game }
analysis-picture = A posição; também em texto.
analysis-long = O endereço tem mais de { $most } caracteres. Comece de uma posição em notação.
analysis-events = A linha tem { $count } ações; aceitam-se no máximo { $most }. Comece de uma posição em notação.
analysis-start = Esta posição é impossível. { $why }
analysis-action = A ação { $n } da linha, “{ $text }”, não se pode fazer. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Mostra-se a posição anterior.
analysis-at = Posição desconhecida “{ $text }”; espera-se: 0 a { $most }. Mostra-se a última.
analysis-deal = Nova preparação
analysis-blank = Vazio
analysis-game = De uma partida
analysis-values = Partes da vitória
analysis-show = Mostrar partes da vitória
analysis-of = { $seat } { $share }
edit-head = Mudar a posição
edit-open = Montar com cliques
edit-hint = Escolha um lugar na imagem ou na lista, depois o que está aí.
edit-places = Lugares
edit-none = Nada mais pode estar aqui. Mude antes outro lugar.
edit-done = Pronto
edit-more = mais { $count }
edit-less = menos { $count }
analysis-large = O tabuleiro, grande: { $player }
analysis-from = Analisar daqui
analysis-working = Posições ainda a calcular: { $count }.
analysis-unknown = Não há avaliador para esta posição.
analysis-actions = O que se pode fazer: { $player }
analysis-chance = O que o acaso pode trazer
analysis-beside = Ao lado de cada: a parte da vitória, { $player }.
analysis-odds = sai { $chance }
analysis-roll = Sortear
analysis-roll-on = Sortear até uma decisão
analysis-line = Linha
analysis-set-up = Preparação: { $count ->
        [one] { $count } evento
       *[other] { $count } eventos
    }
analysis-empty = Nada foi feito ainda.
analysis-add = Continuar em notação
analysis-add-hint = Ações separadas por vírgulas; substituem o que se seguia.
analysis-position = Montar uma posição
analysis-notation = A posição em notação
analysis-set = Mostrar esta posição
analysis-new = Do início de um jogo
analysis-begin = Começar aí
analysis-link = Link para esta posição
analysis-play = Jogar daqui
analysis-as = Você joga
analysis-against = Os outros são
analysis-play-hint = Uma mesa começa aqui; o acaso é selado de novo.
analysis-play-do = Jogar
