### Statistics of many games.

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Resultados
chance-of-first = O lugar que começa
chance-of-others = outros

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games = Jogos: { $count }, sem resultado: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, sozinho
       *[other] { $game }, { $count } lugares
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = sem nome
stats-head-player = jogador
stats-head-games = jogos
stats-head-result = vencidos
stats-head-luck = sorte
stats-head-adjusted = vencidos sem sorte
stats-head-cost = perdido por jogo
stats-head-rating = avaliação
stats-head-level = jogou como
stats-head-observed = saiu
stats-head-expected = esperado
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } de uma vitória perdido por jogo, com exatidão: a distância do jogo perfeito. Jogos: { $count }.
best-so-far = O teu melhor até agora em { $game }: { $count }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = menos de { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Os resultados do acaso são poucos demais para testar.
stats-chance-fair = Nada é estranho em { $n } resultados do acaso: um acaso justo está pelo menos tão longe do esperado em { $p } dos casos{ $count ->
        [one] .
       *[other] , no menos provável de { $count } testes, corrigido pelo seu número.
    }
stats-chance-odd = Algo é estranho: { $kinds }. Um acaso justo está tão longe do esperado em { $p } dos casos{ $count ->
        [one] .
       *[other] , corrigido para { $count } testes.
    }
stats-chance-left-out = Jogos não testados, por terem jogadas desfeitas ou outras regras: { $count }.
stats-seal-proved = Resultados de sementes seladas antes do jogo: { $n } de { $count }.
stats-seal-open = Resultados digitados, ou cuja semente alguém podia conhecer: { $n } de { $count }.
stats-seal-closed = Resultados cuja semente ainda não está aberta: { $n } de { $count }.
stats-seal-older = Resultados de outras regras, que não se podem verificar aqui: { $n } de { $count }.
stats-seal-false = Resultados de jogos cujo acaso não vem da sua semente: { $n } de { $count }.
stats-head = As suas estatísticas
stats-none = Nada ainda: neste servidor não há jogo seu acabado com um lugar mantido até o fim.
stats-about = Jogos acabados com um lugar seu: { $count }, revistos: { $n }. Contam as últimas { $most } mesas. Abrir uma revisão pela primeira vez a cria.
stats-csv = Baixar os jogos como tabela (CSV)
stats-people = pessoas
stats-you = Você
stats-head-reviewed = revistos
stats-head-against = contra
stats-head-days = dias
stats-head-outcome = resultado
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } a { $last }
    }
stats-as-table = Como tabela
stats-chart-result = Resultados ao longo do tempo; grupos de jogos: { $count }. A tabela abaixo tem os números.
stats-chart-result-means = ● vencidos, ◆ vencidos sem sorte, de 0% (base) a 100% (topo); traços: intervalos de 95%, pontilhado: uma parte justa.
stats-chart-rating = Avaliação ao longo do tempo; grupos de jogos: { $count }. A tabela abaixo tem os números.
stats-chart-rating-means = Avaliação, de 0 (base) a { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (topo); menor é melhor; traços: intervalos de 95%.
stats-chance-head = O que o acaso fez
stats-test = { $kind }, resultados: { $count }; um acaso justo está tão longe em { $p } dos casos
stats-test-few = { $kind }, resultados: { $count }, poucos demais para testar
cli-stats = Resume muitos jogos: resultados, sorte, custo e avaliação por jogador com intervalos de 95%, e se o acaso foi estranho.
cli-stats-files = Partidas gravadas, arquivos zip delas, ou pastas.
cli-stats-name = Um jogador ou um bot; por padrão todos.
cli-stats-game = O jogo; por padrão todos.
cli-stats-csv = Escreve neste arquivo uma linha por lugar de cada jogo (CSV).
cli-stats-no-review = Só resultados e acaso, sem revisões: rápido.
cli-stats-reviews = Guarda números de revisões neste arquivo para a próxima vez.
cli-stats-reviews-bad = “{ $file }” não tem revisões guardadas. Escolha outro arquivo para --reviews, ou apague-o.
cli-stats-unreviewed = Não revisto: { $record }: { $why }
cli-stats-false = O acaso de { $record } não vem da sua semente: veja tumblestar verify.
