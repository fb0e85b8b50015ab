### The review of a game.

review-ended = A revisão terminou de repente. Comece-a de novo.
review-failed = A revisão falhou, mas a partida está a salvo. O registro do servidor diz o motivo.
review-title = Revisão: { $game }, { $names }
review-curve = Chances de vitória passo a passo, uma linha por jogador. As últimas: { $shares }. “Todos os passos” lista todos os números.
review-luck-bars = Sorte: para cima é bom para o jogador
review-luck-of =
    { $name ->
        [you] Sua sorte, passo a passo
       *[other] Sorte de { $name }, passo a passo
    }
review-cost-bars = Custo das escolhas
review-cost-of =
    { $name ->
        [you] Custo das suas escolhas
       *[other] Custo das escolhas de { $name }
    }
review-means = O que significam estas palavras?
review-means-luck = Quanto as rolagens e os sorteios mudaram sua chance de vitória, em relação ao resultado médio deles. Em muitas partidas, a média é 0.
review-means-skill = Quanto as escolhas mudaram sua chance de vitória, em relação às melhores. As suas só podem diminuí-la; as dos outros podem aumentá-la.
review-means-residual = O que a estimativa não consegue explicar. Se a estimativa é exata, é 0. Quanto maior for, menos você deve confiar nos números.
review-means-adjusted = O resultado sem a sorte, com seu intervalo. Mostra quem jogou melhor, mais cedo do que os resultados. Um traço significa que pode ser qualquer valor.
review-means-rating = O custo médio das suas escolhas, vezes 1.000. Menor é melhor.
review-means-level = O bot cujas escolhas custam mais ou menos o mesmo que as suas.
review-totals = De onde vem o resultado
review-start = Início
review-at = Turno { $n }. { $did } Chances de vitória: { $shares }.
review-share-of = { $name } { $share }
review-head-event = passo
review-head-what = o que aconteceu
review-head-luck = sorte para
review-head-cost = custo
review-luckiest = Momentos de mais sorte
review-board = O tabuleiro no turno { $n }
review-turn = Turno { $n }
review-turn-of = Turno { $n }: { $name }
review-turn-kind = Turno { $n }: { $kind }
review-turn-of-kind = Turno { $n }, { $name }: { $kind }
review-rough = Linha tracejada: uma primeira estimativa com base nos pontos até agora.
review-more =
    { $count ->
        [one] Mais { $count } escolha, { $cost }
       *[other] Mais { $count } escolhas, { $cost } ao todo
    }
review-smaller =
    { $count ->
        [one] { $count } escolha que custou menos
       *[other] { $count } escolhas que custaram menos
    }
review-shares-are = Ao lado de cada escolha: a chance de vitória depois dela.
review-axis = chance de vitória por turno
review-numbers = Números
review-mistakes = Escolhas para aprender
review-better = Melhor
review-events = Todos os passos
review-link = Revisão
review-page = Revisão de { $game }
review-later = Você pode ver a revisão depois da partida, para que ninguém saiba quem está na frente.
review-back = Voltar à mesa
review-slider = Turnos da partida
review-progress = Passos revisados
review-working = Revisando a partida… Você pode voltar mais tarde.
review-waiting = Preparando as estimativas… Na primeira vez neste computador, leva até um minuto.
review-done = A revisão está completa.
review-again = Tentar de novo
review-reload = Mostrar o que está pronto
retry-link = Refazer os erros
retry-page = Erros em { $game }
retry-least = { NUMBER($share, style: "percent") } ou mais
retry-none = Nenhuma escolha custou tanto.
retry-puzzle =
    { $name ->
        [you] { $k } de { $count }, passo { $n }: você escolhe
       *[other] { $k } de { $count }, passo { $n }: { $name } escolhe
    }
retry-board = O tabuleiro antes do passo { $n }
retry-do = Tentar
retry-before = Erro anterior
retry-next = Próximo erro
retry-right = { $action } Chance de vitória { $best }: nenhuma escolha é melhor.
retry-wrong = { $action } Chance de vitória { $share }; a melhor escolha tem { $best }. Tente outra.
retry-unknown = { $action } Esta escolha ainda está sendo calculada. Tente de novo daqui a pouco.
retry-played = Na partida: { $did } Chance de vitória { $share }.
review-sum-seat = jogador
review-sum-start = início
review-sum-luck = sorte
review-sum-skill = habilidade
review-sum-residual = sem explicação
review-sum-final = resultado
review-sum-adjusted = sem sorte (95%)
review-sum-decisions = escolhas
review-sum-rating = rating
review-sum-level = jogou como
review-decided =
    { $name ->
        [you] O turno { $n } decidiu: dali em diante, a sua vitória era quase certa. As escolhas seguintes não contam.
       *[other] O turno { $n } decidiu: dali em diante, a vitória de { $name } era quase certa. As escolhas seguintes não contam.
    }
review-no-mistakes = Nenhuma escolha custou nada.
cli-review = Revisa uma partida: como a sorte e a habilidade a decidiram, em números que fecham.
cli-review-html = Escreve a revisão como arquivo para qualquer navegador, sem scripts.
cli-review-against = Compara a partida com outra que teve a mesma sorte.
compare-alike = Até onde as duas vão, as partidas são iguais.
compare-parting = As partidas se separam no passo { $n }:
compare-other = Estas partidas tiveram sorte diferente: diferem { $what }.
compare-unknown = Não sabemos se estas partidas tiveram a mesma sorte. As rolagens foram digitadas, ou uma semente ainda é secreta.
compare-game = os jogos
compare-seats = os números de jogadores
compare-options = as opções
compare-start = as primeiras posições
compare-seed = as sementes
cli-review-title = { $game }: { $names }
cli-review-luckiest = Momentos de mais sorte:
cli-review-mistakes = Escolhas mais caras:
cli-review-better = Melhor: { $preview } [{ $line }]
