### The lab: many games between bots, for measuring games and bots.

cli-lab = Mede bots e jogos com muitos jogos entre bots.
cli-ladder = Avalia os bots de um jogo em uma escala (Bradley-Terry): 100 pontos a mais vencem 64% dos jogos para dois. Cada bot joga com os vizinhos e “greedy” com cada número de lugares, cada preparação de cada lugar. Acima de dois lugares um bot joga entre outros de um tipo, nos dois sentidos; o equilíbrio é 1 / lugares.
cli-ladder-game = O jogo; por padrão todos.
cli-ladder-seats = Um número de lugares, repetível; por padrão todos a partir de dois.
cli-ladder-games = Jogos de cada confronto com as opções da caixa.
cli-ladder-mixed = Jogos de cada confronto com opções sorteadas para cada preparação; por padrão nenhum.
cli-ladder-bots = Os bots, do mais fraco ao mais forte, separados por vírgulas; por padrão todos do jogo.
cli-ladder-seed = A semente das preparações e do acaso.
cli-ladder-keep = Escreve ladder-GAME.json nesta pasta depois de cada confronto, e continua a partir de um dos bots atuais.
cli-ladder-two = Uma escala precisa de pelo menos dois bots; o jogo tem { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } contra { $them }
       *[other] { $us } entre { $rivals } × { $them }
    }{ $options ->
        [mixed] , opções variadas
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, equilíbrio { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) de { $games } jogos
cli-ladder-head-bot = avaliação
cli-ladder-head-box = { $seats } lugares
cli-ladder-head-mixed = { $seats } lugares, opções variadas
cli-ladder-head-all = todos os jogos
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Joga muitos jogos entre bots, e relata bots, lugares, duração e pontos. Cada preparação é jogada uma vez por rotação dos bots, com a mesma sorte; os intervalos são de 95% sobre preparações. Ctrl-C para e relata; com --keep, o mesmo comando continua.
cli-lab-compare = Compara duas variantes, ou duas formações de bots, com a mesma sorte: médias, intervalos de 95% sobre preparações e tamanhos de efeito (em desvios padrão de um jogo).
cli-lab-selfplay = Escreve jogos de bots como dados de treino: uma linha Parquet por decisão (observação, ações permitidas, ação, política, partes da vitória do avaliador, resultado), e uma ficha de dados. Precisa do extra “lab”. Depois de Ctrl-C o mesmo comando continua; com mais jogos, acrescenta-os.
cli-lab-out = A pasta onde escrever; criada se faltar.
cli-lab-values = Escreve também o valor de cada ação permitida pelo avaliador. Demora muito mais.
cli-lab-tries = Quantas vezes se consulta cada bot em cada estado, para a sua política; 1 usa o que ele jogou.
cli-lab-per-file = Jogos por arquivo, arredondados para preparações inteiras.
lab-selfplay-done = Jogos: { $games }. Decisões: { $rows }. Arquivos: { $files }. Pasta: “{ $folder }”.
cli-lab-bots = Os bots por lugar antes da rotação, separados por vírgulas; o último ocupa os lugares restantes. Por padrão “greedy”.
cli-lab-seats = O número de lugares; por padrão o dos bots, ou o menor a partir de dois.
cli-lab-games = O número de jogos, arredondado para preparações inteiras.
cli-lab-option = Uma opção do jogo, repetível.
cli-lab-against-bots = A segunda formação; por padrão a primeira.
cli-lab-against-option = Uma opção da segunda variante, repetível; as outras são as da primeira.
cli-lab-seed = A semente do acaso e das escolhas: mesma semente, mesmos jogos.
cli-lab-workers = Processos; por padrão um por núcleo. Os resultados são os mesmos.
cli-lab-keep = Guarda os jogos acabados neste arquivo, e continua a partir daí.
cli-lab-ray = Joga no cluster Ray deste endereço (“auto”: um local). Precisa do extra “ray”.
cli-lab-luck = Examina tantos jogos: o que a sorte explica, e decisões por regra. Leva segundos por jogo.
cli-lab-csv = Escreve neste arquivo uma linha CSV para cada jogo e lugar.
cli-lab-parquet = Escreve as mesmas linhas como Parquet. Precisa do extra “lab”.
cli-lab-html = Escreve todas as tabelas e gráficos em uma página HTML. Precisa do extra “lab”.
lab-needs = { $option } precisa do extra “{ $extra }”: pip install { $what }
lab-too-many-bots = Bots demais ({ $count }) para { $seats } lugares.
lab-same = Nada difere: indique --against-bots ou --against-option.
cli-not-both = Indique { $first } ou { $second }, não ambas.
lab-kept-other = O arquivo “{ $file }” tem jogos de outro estudo ou de bots mais antigos; escolha outro, ou mova-o.
lab-kept-damaged = A linha { $line } do arquivo “{ $file }” está danificada; apague-a, ou mova o arquivo.
lab-kept-dropped = A última linha do arquivo “{ $file }” está incompleta; os seus jogos são jogados de novo.
lab-broken-off = Parado depois de { $games } de { $total } jogos.
lab-broken-off-kept = Parado depois de { $games } de { $total } jogos; o mesmo comando continua.
lab-workers-died = Os processos continuam caindo, talvez por falta de memória; tente menos (--workers).
lab-no-ray = Não há cluster Ray em “{ $address }”: { $why }
lab-title = { $game }: { $games } jogos
lab-title-compare = { $game }: { $games } jogos cada, { $first } e { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Por bot (intervalos de 95%; equilíbrio { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Por lugar (equilíbrio { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Por jogo
lab-spread = Distribuições
lab-by-rule = Decisões por regra ({ $games } jogos)
lab-luck = A sorte explica { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da variância dos resultados ({ $games } jogos): o ajuste da sorte tira essa parte.
lab-no-luck = A sorte não pode ser medida: o jogo não tem avaliador aqui, ou todos os resultados são iguais.
lab-head = { $what ->
        [bot] bot
        [seat] lugar
        [share] parte da vitória
        [points] pontos
        [figure] grandeza
        [mean] média
        [least] mínimo
        [tenth] um décimo abaixo
        [median] mediana
        [ninetieth] um décimo acima
        [most] máximo
        [first] primeira
        [second] segunda
        [difference] diferença
        [effect] tamanho do efeito
        [rule] regra
        [decisions] das decisões
       *[games] em jogos
    }
lab-figure = { $what ->
        [events] eventos
        [decisions] decisões
        [legal] ações permitidas, todas as decisões juntas
        [choices] ações permitidas de uma decisão
        [leads] mudanças de liderança em pontos
        [margin] vantagem em pontos no fim
        [ties] jogos divididos por vários
       *[unfinished] jogos abandonados
    }
lab-figure-of = { $what ->
        [share] parte da vitória
       *[points] pontos
    }: { $who }
lab-figure-seat = { $what ->
        [share] parte da vitória
       *[points] pontos
    } do lugar { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } a { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Parte da vitória, com intervalos de 95%
lab-chart-of = { $what ->
        [points] Pontos no fim, por bot
        [events] Eventos de um jogo
       *[legal] Ações permitidas de uma decisão
    }
lab-chart-text = { $title }. Números: tabela “{ $table }”.
