### Score pads.

## Shelf and tables

card-pad-short = Bloco de pontos
card-pad = Bloco de pontos para { $game }

## Score pad

pad-head = Bloco de pontos: { $game }
pad-about = Toque na imagem onde há algo na sua mesa, e veja os pontos. Este aparelho guarda tudo até começar de novo; um link o envia a outros.
pad-lost = O servidor não responde; este aparelho guarda o que digitou. Tente de novo.
pad-bad-players = O jogo não pode ter “{ $text }” jogadores; espera-se: { $allowed }.
pad-choices = O jogo na sua mesa
pad-form = Digitar sem a imagem
pad-player-name = Jogador { $count }
pad-rank = { $rank ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[other] { $rank }.º
    }
pad-look = { $name }: { $total } pontos, posição { $rank }. Mostrar o que tem à frente
pad-count = Jogadores
pad-names = Usar os nomes
pad-undo = Desfazer
pad-link = Link para este bloco como está
pad-total-of = { $count ->
        [one] { $name }: { $count } ponto
       *[other] { $name }: { $count } pontos
    }
pad-save = Guardar o mapa como imagem
pad-file-head = Imagens
pad-file-label = Uma imagem guardada por tumblestar, ou um arquivo de texto
pad-file-hint = Uma imagem assim (SVG) é lida com exatidão. Fotografias não podem ser lidas.
pad-file-do = Ler
pad-clear = Começar de novo
pad-total = Cartas: { $total }
