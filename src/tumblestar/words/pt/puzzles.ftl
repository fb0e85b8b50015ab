### Puzzles.

## Command line

cli-puzzles = Lista, joga e cria problemas: posições com uma escolha comprovadamente melhor.
cli-puzzles-list = Lista os problemas. Em JSON, um por linha: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Só problemas deste jogo.
cli-puzzles-theme = Só problemas deste tema, como “theft”.
cli-puzzles-no-theme = “{ $theme }” não é um tema. Escolha { $allowed }.
cli-puzzles-play = Joga problemas de um jogo ou de todos neste terminal.
cli-puzzles-order = Palavras quaisquer. As mesmas palavras dão a mesma ordem de problemas.
cli-puzzles-make = Cria problemas a partir de partidas entre bots e os escreve em um arquivo. Um arquivo ao lado diz como. A mesma semente dá os mesmos problemas.
cli-puzzles-count-of = Quantos problemas.
cli-puzzles-bots = Os bots, separados por vírgulas; por padrão, todos menos “random” e os dois mais fortes.
cli-puzzles-seed = A semente das partidas.
cli-puzzles-out = O arquivo a escrever.
cli-puzzles-head-id = problema
cli-puzzles-head-seats = jogadores
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = temas
cli-puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }

## Shelf and tables

card-puzzles-short = Problemas
card-puzzles = Problemas de { $game }

## Puzzles

puzzle-file = { $file }, linha { $line }: { $why }
puzzle-bad-line = Isto não é um problema: { $why }. Veja o formato em docs/puzzles.md.
puzzle-of-another = “{ $id }” não é o id de um problema de { $name }.
puzzle-twice = O problema “{ $id }” aparece duas vezes.
puzzle-empty = O problema “{ $id }” não tem solução.
puzzle-bad-state = O problema “{ $id }” tem um estado que não pode ser lido. { $why }
puzzle-unknown = Não há problema “{ $text }”. Um id é um jogo ({ $games }), um hífen e 7 caracteres. “tumblestar puzzles list” lista todos.
puzzle-illegal = “{ $text }” não é possível aqui.

## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-list = Mais
puzzle-ask = Qual é a melhor escolha?
puzzle-choose = O que você faria?
puzzle-do = Executar
puzzle-back = Desfazer
puzzle-give = Ver a resposta
puzzle-skip = Outro problema
puzzle-next = Próximo problema
puzzle-retry = Tentar de novo
puzzle-again = Você já tentou este problema antes, e por isso ele não conta agora.
puzzle-right = Certo. Continue.
puzzle-wrong = Não é a melhor escolha.
puzzle-answer = A melhor escolha: { $did }
puzzle-found = Certo: { $did }
puzzle-begin = Percorra a resposta passo a passo.
puzzle-rated = Seu rating:
puzzle-streak = { $count } seguidos
puzzle-solved = Resolvido na primeira tentativa. Seu rating: { $rating }, antes: { $before }.
puzzle-failed = Não resolvido na primeira tentativa. Seu rating: { $rating }, antes: { $before }.
puzzle-seen = A resposta, sem rating.
puzzle-moves = A resposta, passo a passo
puzzle-then = Como pode continuar
puzzle-why = Por quê
puzzle-analyse = Analisar
puzzle-proof = Comprovado { $how }.
puzzle-margin =
    { $exact ->
        [yes] Sua chance de vitória é então de { $value }; qualquer outra escolha é pelo menos { $margin } pior. Os números são exatos.
       *[no] Sua chance de vitória é então de { $value }; qualquer outra escolha é pelo menos { $margin } pior, com margem de erro de { $error }.
    }
puzzle-also =
    { $count ->
        [one] Há { $count } outra linha igualmente boa.
       *[other] Há { $count } outras linhas igualmente boas.
    }
puzzle-fail = Bots que costumam falhar aqui: { $bots }.
puzzle-themes = Temas: { $themes }.
puzzle-rating = Seu rating: { $rating }, com margem de { $deviation }. Sequência: { $count }, a mais longa: { $most }.
puzzles-head = Problemas
puzzles-intro = Posições de partidas de bots em que uma escolha é comprovadamente muito melhor que todas as outras. Sua primeira tentativa em cada uma muda seu rating.
puzzles-of = Problemas: { $game }
puzzles-count =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
puzzles-play = Jogar
puzzles-play-of = Jogar problemas de { $game }
puzzles-more = Temas e seu rating
puzzles-more-of = Temas e seu rating: { $game }
puzzles-none-left = Não há mais problemas aqui. Escolha outro tema ou jogo.
puzzles-themes = Por tema
puzzles-solved-of = { $solved } de { $count } resolvidos
puzzles-history = Suas tentativas
puzzles-chart =
    { $count ->
        [one] Seu rating depois de { $count } problema: de { $first } a { $last }
       *[other] Seu rating ao longo de { $count } problemas: de { $first } a { $last }
    }
puzzles-other = Todos os jogos com problemas
puzzle-term-begin = Digite o que você faria. Só a primeira tentativa em cada problema conta. “ajuda” lista os comandos.
puzzle-term-wrong = Não é a melhor escolha. Tente quantas vezes quiser; só a primeira tentativa conta.
puzzle-term-right = Certo. Continue.
puzzle-kept-bad = Seus problemas em { $file } não podem ser lidos: { $why }. Corrija o arquivo ou mude-o de lugar.
term-does-puzzle-undo = desfaz o que ainda não foi julgado
term-does-puzzle-answer = mostra a resposta e seus motivos; conta como tentativa errada
term-does-puzzle-skip = troca este problema por outro
term-word-answer = resposta
term-word-skip = outro
