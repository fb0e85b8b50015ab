### The lab: many games between bots, for measuring games and bots.

cli-lab = Joga muitas partidas entre bots e mede bots e regras.
cli-ladder = Avalia os bots de um jogo em uma escala (Bradley-Terry): um bot com 100 pontos a mais vence 64% das partidas para dois. Cada bot joga com seus vizinhos e “greedy” com cada número de lugares, e cada preparação a partir de cada lugar. Com mais de 2 lugares, um bot joga entre outros de um tipo, nos dois sentidos. Uma parte da vitória de 1 / lugares é o equilíbrio.
cli-ladder-game = O jogo; por padrão, todos.
cli-ladder-seats = Um número de lugares, repetível; por padrão, todos a partir de 2.
cli-ladder-games = Quantas partidas tem um confronto com as opções da caixa.
cli-ladder-mixed = Quantas partidas tem um confronto com opções sorteadas para cada preparação; por padrão, nenhuma.
cli-ladder-bots = Os bots, do mais fraco ao mais forte, separados por vírgulas; por padrão, todos do jogo.
cli-ladder-seed = A semente das preparações e da sorte.
cli-ladder-keep = Escreve ladder-JOGO.json nesta pasta depois de cada confronto, e continua a partir de um com os mesmos bots, semente e opções.
cli-ladder-two = Uma escala precisa de pelo menos 2 bots. O jogo tem { $bots }.
cli-ladder-match =
    { $rivals ->
        [one] { $us } contra { $them }
       *[other] { $us } entre { $rivals } × { $them }
    }{ $options ->
        [mixed] , opções variadas
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, equilíbrio { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) de { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } lugares
cli-ladder-head-mixed = { $seats } lugares, opções variadas
cli-ladder-head-all = todas as partidas
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Joga muitas partidas entre bots e relata bots, lugares, duração e pontos. Cada preparação é jogada uma vez por rotação dos bots, com a mesma sorte. Os intervalos são de 95% sobre preparações. Ctrl-C para e relata; com --keep, o mesmo comando continua.
cli-lab-compare = Compara duas variantes, ou duas formações de bots, com a mesma sorte. Imprime médias, intervalos de 95% sobre preparações e tamanhos de efeito (em desvios padrão de uma partida).
cli-lab-selfplay = Escreve partidas de bots como dados de treino: uma linha Parquet por decisão (observação, ações permitidas, ação, política, partes da vitória da avaliação, resultado), e uma ficha de dados. Precisa do extra “lab”. Depois de Ctrl-C, o mesmo comando continua; com um número maior de partidas, acrescenta o resto.
cli-lab-out = A pasta onde escrever; criada se faltar.
cli-lab-values = Escreve também o valor de cada ação permitida pela avaliação. Demora muito mais.
cli-lab-tries = Quantas vezes consultar cada bot em cada estado, para sua política; 1 usa o que ele jogou.
cli-lab-per-file = Partidas por arquivo, arredondadas para preparações inteiras.
lab-selfplay-done = Partidas: { $games }. Decisões: { $rows }. Arquivos: { $files }. Pasta: “{ $folder }”.
cli-lab-bots = Os bots por lugar antes da rotação, separados por vírgulas; o último ocupa os lugares restantes. Por padrão “greedy”.
cli-lab-seats = O número de lugares; por padrão, o dos bots, ou o menor a partir de 2.
cli-lab-games = O número de partidas, arredondado para preparações inteiras.
cli-lab-option = Uma opção do jogo, repetível.
cli-lab-against-bots = A segunda formação; por padrão, a primeira.
cli-lab-against-option = Uma opção da segunda variante, repetível; as outras são as da primeira.
cli-lab-seed = A semente da sorte e das escolhas: mesma semente, mesmas partidas.
cli-lab-workers = Número de processos; por padrão, um por núcleo. Os resultados são os mesmos.
cli-lab-keep = Salva as partidas terminadas neste arquivo, e continua a partir dali.
cli-lab-ray = Joga no cluster Ray deste endereço (“auto”: um local). Precisa do extra “ray”.
cli-lab-luck = Examina este número de partidas: o que a sorte explica, e decisões por regra. Leva segundos por partida.
cli-lab-csv = Escreve neste arquivo uma linha CSV para cada partida e lugar.
cli-lab-parquet = Escreve as mesmas linhas como Parquet. Precisa do extra “lab”.
cli-lab-html = Escreve todas as tabelas e gráficos em uma página HTML. Precisa do extra “lab”.
lab-needs = { $option } precisa do extra “{ $extra }”: pip install { $what }
lab-too-many-bots =
    { $count } bots são demais para { $seats ->
        [one] { $seats } lugar.
       *[other] { $seats } lugares.
    }
lab-same = Nada difere: informe --against-bots ou --against-option.
cli-not-both = Informe { $first } ou { $second }, não ambos.
lab-kept-other = O arquivo “{ $file }” tem partidas de outro estudo ou de bots mais antigos. Escolha outro arquivo, ou mude-o de lugar.
lab-kept-damaged = A linha { $line } do arquivo “{ $file }” está danificada. Exclua-a, ou mude o arquivo de lugar.
lab-kept-dropped = A última linha do arquivo “{ $file }” está incompleta; as partidas dela são jogadas de novo.
lab-broken-off = Parado depois de { $games } de { $total } partidas.
lab-broken-off-kept = Parado depois de { $games } de { $total } partidas. O mesmo comando continua.
lab-workers-died = Os processos continuavam caindo, talvez por falta de memória. Tente menos (--workers).
lab-no-ray = Não há cluster Ray em “{ $address }”: { $why }
lab-title =
    { $game }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
lab-title-compare =
    { $game }: { $games ->
        [one] { $games } partida cada
       *[other] { $games } partidas cada
    }, { $first } e { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Por bot (intervalos de 95%; equilíbrio { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Por lugar (equilíbrio { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Por partida
lab-spread = Distribuições
lab-by-rule =
    Decisões por regra ({ $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    })
lab-luck =
    A sorte explica { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da variância dos resultados ({ $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }). O ajuste da sorte tira essa parte.
lab-no-luck = A sorte não pode ser medida: o jogo não tem avaliação aqui, ou todos os resultados são iguais.
lab-head =
    { $what ->
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
       *[games] em partidas
    }
lab-figure =
    { $what ->
        [events] eventos
        [decisions] decisões
        [legal] ações permitidas, todas as decisões juntas
        [choices] ações permitidas de uma decisão
        [leads] mudanças de liderança em pontos
        [margin] vantagem em pontos no fim
        [ties] partidas com vitória dividida
       *[unfinished] partidas paradas por serem longas demais
    }
lab-figure-of =
    { $what ->
        [share] parte da vitória
       *[points] pontos
    } de { $who }
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
        [events] Eventos de uma partida
       *[legal] Ações permitidas de uma decisão
    }
lab-chart-text = { $title }. Números: tabela “{ $table }”.
