### Puzzles.

## Command line

cli-puzzles = Problemas: posições com uma jogada comprovadamente muito melhor que todas as outras.
cli-puzzles-list = Lista os problemas. Em JSON um por linha: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Só os de um jogo.
cli-puzzles-theme = Só os de um tema, como “theft”.
cli-puzzles-no-theme = Tema desconhecido “{ $theme }”; espera-se: { $allowed }.
cli-puzzles-play = Joga problemas de um jogo ou de todos neste terminal.
cli-puzzles-order = Palavras quaisquer: mesmas palavras, mesma ordem de problemas.
cli-puzzles-make = Escreve em um arquivo problemas de jogos entre bots, e ao lado como foram feitos. Mesma semente, mesmos problemas.
cli-puzzles-count-of = Quantos.
cli-puzzles-bots = Os bots, separados por vírgulas; por padrão todos menos “random” e os dois mais fortes.
cli-puzzles-seed = A semente dos jogos.
cli-puzzles-out = O arquivo a escrever.
cli-puzzles-head-id = problema
cli-puzzles-head-seats = lugares
cli-puzzles-head-rating = avaliação
cli-puzzles-head-themes = temas
cli-puzzles-count = Problemas: { $count }

## Shelf and tables

card-puzzles-short = Problemas
card-puzzles = Problemas de { $game }

## Puzzles

puzzle-file = { $file }, linha { $line }: { $why }
puzzle-bad-line = Isto não é um problema: { $why }. docs/puzzles.md tem o formato.
puzzle-of-another = “{ $id }” não é o id de um problema de { $name }.
puzzle-twice = O problema “{ $id }” aparece duas vezes.
puzzle-empty = O problema “{ $id }” não tem solução.
puzzle-bad-state = O problema “{ $id }” tem um estado que não pode ser lido. { $why }
puzzle-unknown = Não há problema “{ $text }”. Um id é um jogo ({ $games }), um hífen e sete algarismos; veja “tumblestar puzzles list”.
puzzle-illegal = “{ $text }” não se pode fazer aqui.

## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-list = Mais
puzzle-ask = Qual é a melhor jogada?
puzzle-choose = O que jogar?
puzzle-do = Fazer
puzzle-back = Desfazer
puzzle-give = Ver a resposta
puzzle-skip = Outro problema
puzzle-next = Próximo problema
puzzle-retry = Tentar de novo
puzzle-again = Este problema já foi tentado antes; agora não conta.
puzzle-right = Certo! Continue.
puzzle-wrong = Não é a melhor jogada.
puzzle-answer = A melhor jogada: { $did }
puzzle-found = Sim! { $did }
puzzle-begin = Percorra a melhor solução passo a passo.
puzzle-rated = A sua avaliação:
puzzle-streak = { $count } seguidos
puzzle-solved = Resolvido à primeira! A sua avaliação: { $rating }, antes: { $before }.
puzzle-failed = Não resolvido à primeira. A sua avaliação: { $rating }, antes: { $before }.
puzzle-seen = A resposta, sem avaliação.
puzzle-moves = A resposta, passo a passo
puzzle-then = Como pode continuar
puzzle-why = O motivo
puzzle-analyse = Analisar
puzzle-proof = Provado { $how }.
puzzle-margin = Deixa { $value } da vitória, e qualquer outra jogada pelo menos { $margin } menos{ $exact ->
        [yes] , com exatidão.
       *[no] , com erro de { $error }.
    }
puzzle-also = Outras linhas que dão o mesmo: { $count }.
puzzle-fail = Bots que aqui falham em geral: { $bots }.
puzzle-themes = Temas: { $themes }.
puzzle-rating = A sua avaliação: { $rating }, com erro de { $deviation }. Série: { $count }, a mais longa: { $most }.
puzzles-head = Problemas
puzzles-intro = Posições de jogos de bots em que uma jogada é comprovadamente muito melhor que todas as outras. A primeira tentativa em cada uma muda a sua avaliação.
puzzles-of = Problemas: { $game }
puzzles-count = Problemas: { $count }
puzzles-play = Jogar
puzzles-play-of = Jogar problemas de { $game }
puzzles-more = Temas e a sua avaliação
puzzles-more-of = Temas e a sua avaliação: { $game }
puzzles-none-left = Todos estes estão resolvidos. Escolha outro tema ou jogo.
puzzles-themes = Por tema
puzzles-solved-of = { $solved } de { $count } resolvidos
puzzles-history = As suas tentativas
puzzles-chart = A sua avaliação de { $first } a { $last }; problemas: { $count }
puzzles-other = Todos os jogos com problemas
puzzle-term-begin = Digite o que jogaria. Conta a primeira tentativa em cada problema. “ajuda” lista os comandos.
puzzle-term-wrong = Não é a melhor jogada. Tente outras à vontade; só conta a primeira tentativa.
puzzle-term-right = Certo, continue!
puzzle-kept-bad = Os seus problemas em { $file } não podem ser lidos: { $why }. Corrija o arquivo, ou mova-o.
term-does-puzzle-undo = desfaz o que ainda não foi julgado
term-does-puzzle-answer = mostra a resposta e o motivo; conta como tentativa errada
term-does-puzzle-skip = troca este problema por outro
term-word-answer = resposta
term-word-skip = outro
