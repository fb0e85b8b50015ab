### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Resultados
chance-of-first = Quem começa
chance-of-others = outros

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games =
    { $count ->
        [one] { $count } partida, { $unfinished } sem resultado.
       *[other] { $count } partidas, { $unfinished } sem resultado.
    }
stats-group =
    { $count ->
        [one] { $game }, solo
       *[other] { $game }, { $count } jogadores
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = sem nome
stats-head-player = jogador
stats-head-games = partidas
stats-head-result = vencidas
stats-head-luck = sorte
stats-head-adjusted = vencidas sem sorte
stats-head-cost = perdido por partida
stats-head-rating = rating
stats-head-level = jogou como
stats-head-observed = saiu
stats-head-expected = esperado
stats-perfect =
    { $count ->
        [one] { $name }, { $count } partida: exatamente { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } de uma vitória perdido por partida. O jogo perfeito não perde nada.
       *[other] { $name }, { $count } partidas: exatamente { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } de uma vitória perdido por partida. O jogo perfeito não perde nada.
    }
best-so-far =
    { $count ->
        [one] Seu melhor até agora em { $game }: { $count } ponto
       *[other] Seu melhor até agora em { $game }: { $count } pontos
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = menos de { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Há rolagens e sorteios de menos para testar.
stats-chance-fair =
    { $count ->
        [one] As { $n } rolagens e sorteios parecem honestos. Com sorte honesta, resultados pelo menos tão incomuns saem em { $p } dos casos.
       *[other] As { $n } rolagens e sorteios parecem honestos. Com sorte honesta, o mais estranho de { $count } testes é pelo menos tão incomum em { $p } dos casos.
    }
stats-chance-odd =
    { $count ->
        [one] Algo parece estranho: { $kinds }. Com sorte honesta, resultados pelo menos tão incomuns saem em { $p } dos casos.
       *[other] Algo parece estranho: { $kinds }. Com sorte honesta, resultados pelo menos tão incomuns saem em { $p } dos casos, corrigido para { $count } testes.
    }
stats-chance-left-out =
    { $count ->
        [one] Sem teste: { $count } partida, que foi treino ou jogada com outras regras.
       *[other] Sem teste: { $count } partidas, que foram treino ou jogadas com outras regras.
    }
stats-seal-proved = Rolagens e sorteios que vêm de sementes lacradas antes da partida: { $n } de { $count }.
stats-seal-open = Rolagens e sorteios digitados, ou cuja semente um jogador podia conhecer: { $n } de { $count }.
stats-seal-closed = Rolagens e sorteios cuja semente ainda é secreta: { $n } de { $count }.
stats-seal-older = Rolagens e sorteios de outras regras, que não podem ser conferidos aqui: { $n } de { $count }.
stats-seal-false = Rolagens e sorteios de partidas que não vêm da sua semente: { $n } de { $count }.
stats-head = Suas estatísticas
stats-none = Nenhuma estatística ainda. Termine uma partida neste servidor, com um lugar do início ao fim.
stats-about =
    { $count ->
        [one] Você terminou { $count } partida em que tinha um lugar ({ $n } revisada). Contam suas últimas { $most } mesas. Uma partida é revisada quando você abre a revisão dela pela primeira vez.
       *[other] Você terminou { $count } partidas em que tinha um lugar, { $n } delas revisadas. Contam suas últimas { $most } mesas. Uma partida é revisada quando você abre a revisão dela pela primeira vez.
    }
stats-csv = Baixar suas partidas como tabela (CSV)
stats-people = pessoas
stats-you = Você
stats-head-reviewed = revisadas
stats-head-against = contra
stats-head-days = dias
stats-head-outcome = resultado
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } a { $last }
    }
stats-as-table = Como tabela
stats-chart-result =
    { $count ->
        [one] Resultados ao longo do tempo, em { $count } grupo de partidas. A tabela abaixo tem os números.
       *[other] Resultados ao longo do tempo, em { $count } grupos de partidas. A tabela abaixo tem os números.
    }
stats-chart-result-means = ● vencidas, ◆ vencidas sem sorte, de 0% (embaixo) a 100% (em cima). Traços: intervalos de 95%. Pontilhado: uma parte justa.
stats-chart-rating =
    { $count ->
        [one] Rating ao longo do tempo, em { $count } grupo de partidas. A tabela abaixo tem os números.
       *[other] Rating ao longo do tempo, em { $count } grupos de partidas. A tabela abaixo tem os números.
    }
stats-chart-rating-means = Rating, de 0 (embaixo) a { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (em cima); menor é melhor. Traços: intervalos de 95%.
stats-chance-head = O que a sorte fez
stats-test =
    { $count ->
        [one] { $kind }: { $count } resultado; com sorte honesta, { $p } dos casos seriam pelo menos tão incomuns
       *[other] { $kind }: { $count } resultados; com sorte honesta, { $p } dos casos seriam pelo menos tão incomuns
    }
stats-test-few =
    { $count ->
        [one] { $kind }: { $count } resultado, pouco para testar
       *[other] { $kind }: { $count } resultados, poucos para testar
    }
cli-stats = Resume muitas partidas: resultados, sorte, custo e rating de cada jogador com intervalos de 95%, e se a sorte foi honesta.
cli-stats-files = Arquivos de partida, arquivos zip deles ou pastas.
cli-stats-name = Um jogador ou um bot; por padrão, todos.
cli-stats-game = O jogo; por padrão, todos.
cli-stats-csv = Escreve neste arquivo uma linha por lugar de cada partida (CSV).
cli-stats-no-review = Só resultados e sorte, sem revisões: rápido.
cli-stats-reviews = Salva os números das revisões neste arquivo para a próxima vez.
cli-stats-reviews-bad = “{ $file }” não contém revisões salvas. Escolha outro arquivo para --reviews ou exclua este.
cli-stats-unreviewed = { $record } não é revisada: { $why }
cli-stats-false = As rolagens e os sorteios de { $record } não vêm da sua semente. Veja “tumblestar verify”.
