### The analysis board.

## Shelf and tables

card-analysis-short = Análise
card-analysis = Análise de { $game }

## New table

new-analysis = Analisar qualquer posição

## A board to think on

analysis-head = Análise: { $game }
analysis-picture = A posição; também em texto.
analysis-long = Este endereço tem mais de { $most } caracteres. Comece a partir de uma posição em notação.
analysis-events = A linha tem { $count } passos; são permitidos no máximo { $most }. Comece a partir de uma posição em notação.
analysis-start = Esta posição não é possível. { $why }
analysis-action = O passo { $n } da linha, “{ $text }”, não é possível. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Você vê a posição antes dele.
analysis-at = “{ $text }” não é uma posição desta linha. Escolha de 0 a { $most }. Você vê a última.
analysis-deal = Nova preparação
analysis-blank = Vazia
analysis-game = De uma partida
analysis-values = Chances de vitória
analysis-show = Mostrar chances de vitória
analysis-of = { $seat } { $share }
edit-head = Mudar a posição
edit-open = Montar com cliques
edit-hint = Escolha um lugar na imagem ou na lista, depois o que está ali.
edit-places = Lugares
edit-none = Nada mais pode estar aqui. Mude primeiro outro lugar.
edit-done = Pronto
edit-more = mais { $count }
edit-less = menos { $count }
analysis-large = Ampliar o tabuleiro de { $player }
analysis-from = Analisar a partir daqui
analysis-working =
    { $count ->
        [one] Calculando mais { $count } posição…
       *[other] Calculando mais { $count } posições…
    }
analysis-unknown = Não há avaliação para esta posição.
analysis-actions = O que { $player } pode fazer
analysis-chance = O que a sorte pode trazer
analysis-beside = Ao lado de cada uma: a chance de vitória de { $player }.
analysis-odds = chance de { $chance }
analysis-roll = Sortear
analysis-roll-on = Sortear até uma escolha
analysis-line = Linha
analysis-set-up = Preparação: { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
analysis-empty = Nenhum passo ainda. Escolha o primeiro.
analysis-add = Continuar em notação
analysis-add-hint = Digite passos separados por vírgulas. Eles substituem todos os passos seguintes.
analysis-position = Montar uma posição
analysis-notation = A posição em notação
analysis-set = Mostrar esta posição
analysis-new = Do início de uma partida
analysis-begin = Começar ali
analysis-link = Link para esta posição
analysis-play = Continuar jogando daqui
analysis-as = Você joga
analysis-against = Os outros são
analysis-play-hint = Isto começa uma nova mesa a partir daqui, com sorte lacrada de novo.
analysis-play-do = Continuar
