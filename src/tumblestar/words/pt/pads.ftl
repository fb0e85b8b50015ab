### Score pads.

## Shelf and tables

card-pad-short = Bloco de pontos
card-pad = Bloco de pontos para { $game }

## Score pad

pad-head = Bloco de pontos: { $game }
pad-about = Toque na imagem onde há algo na sua mesa para ver quanto pontua. Este aparelho guarda tudo até você começar de novo; um link envia o bloco a outros.
pad-lost = Não foi possível acessar o servidor. Este aparelho guarda o que você digitou. Tente de novo.
pad-bad-players = Este jogo não pode ter “{ $text }” jogadores. Escolha { $allowed }.
pad-choices = A partida na sua mesa
pad-form = Digitar sem a imagem
pad-player-name = Jogador { $count }
pad-rank = { $rank ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $rank }º
    }
pad-look = { $total ->
        [one] { $name }: { $total } ponto, { $rank }º lugar. Mostrar o que esse jogador tem na mesa
       *[other] { $name }: { $total } pontos, { $rank }º lugar. Mostrar o que esse jogador tem na mesa
    }
pad-count = Jogadores
pad-names = Usar estes nomes
pad-undo = Desfazer
pad-link = Link para este bloco como está
pad-total-of = { $count ->
        [one] { $name }: { $count } ponto
       *[other] { $name }: { $count } pontos
    }
pad-save = Salvar o mapa como imagem
pad-file-head = Imagens
pad-file-label = Uma imagem salva pelo tumblestar, ou um arquivo de texto
pad-file-hint = Uma imagem assim (SVG) é lida com exatidão. Fotografias não podem ser lidas.
pad-file-do = Ler
pad-clear = Começar de novo
pad-total = Cartas: { $total }
