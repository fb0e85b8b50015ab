### The words of the app in Portuguese (for Portugal and Brazil alike).

## Refusals and errors of records, options and chance

refused-over = O jogo acabou.
refused-seat = Não é a sua vez; joga: { $seat ->
        [0] o acaso
       *[other] lugar { $seat }
    }.
# $now: what is to be done, a sentence of the game.
refused-turn = Não é a sua vez. { $now }
refused-place = Nada se pode fazer aí agora. { $now }
refused-chance = Aqui os resultados do acaso vêm da semente. Só uma mesa com tabuleiro real os aceita.
bad-seats = O jogo não pode ter { $seats } lugares; espera-se: { $allowed }.
bad-option = Opção desconhecida “{ $name }”; espera-se: { $allowed }.
bad-option-value = A opção “{ $name }” não pode ser { $value }; espera-se: { $allowed }.
bad-option-twice = A opção “{ $name }” não pode ser { $first } e { $second } ao mesmo tempo; indique-a uma só vez.
bad-value = { $name } não pode ser { $value }; espera-se: { $expected }.
bad-name = Um nome ou sal é uma linha de no máximo { $most } caracteres visíveis.
bad-chance = Tipo de acaso desconhecido “{ $text }”; espera-se: { $allowed }.
bad-commitment = O acaso selado precisa de um compromisso: 64 dígitos hexadecimais.
bad-practice = Um jogo de treino não tem acaso selado.
bad-seed = Uma semente é uma linha de 1 a { $most } caracteres visíveis.
bad-salts = Esperam-se: { $seats } sais, um por lugar; um sal pode ficar vazio.
bad-seat-kind = Um lugar é de uma pessoa ou de um bot.
unknown-game = Jogo desconhecido “{ $name }”; espera-se: { $games }.
game-broken = O jogo “{ $name }” não pode ser carregado: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }.
unknown-bot = Bot desconhecido “{ $name }”; espera-se: { $bots }.

## Reading a record

record-long = O arquivo tem mais de { $most } caracteres, demais para uma partida gravada.
record-format = Isto não é uma partida gravada: primeira linha esperada: “{ $expected }”.
record-header = Entrada desconhecida no cabeçalho “{ $text }”; espera-se: { $keys }.
record-twice = A entrada “{ $key }” aparece duas vezes.
record-missing = Falta no cabeçalho a entrada “{ $key }”.
record-older = Jogada e mostrada pela versão { $rules } das regras. A versão mais nova é { $version }.
record-other = Jogada pela versão { $rules } das regras (dados { $data }), mostrada pela versão { $version } (dados { $digest }); os pontos podem diferir.
record-cut = Jogada pela versão { $rules } das regras (dados { $data }). A versão { $version } (dados { $digest }) mostra { $n } dos { $count } eventos; o texto da partida tem todos.
record-rules = A partida gravada tem a versão “{ $text }” das regras; este programa joga a versão { $version }.
record-data = A partida gravada tem outras peças (dados “{ $text }”) que este programa ({ $digest }).
record-seat = “{ $text }” não é um lugar; espera-se: “person” ou “bot”, depois um nome.
record-salt = O lugar do sal não existe; o jogo tem { $seats } lugares.
record-options = “{ $text }” não é uma opção; espera-se: nome=número, com os nomes { $options }.
record-seed = A semente aberta deveria ter 64 dígitos hexadecimais.
record-early-seed = A semente de um jogo selado só se abre no fim.
record-date = A data deveria ser como 2026-11-21.
record-start = Os lugares e opções devem ser os da posição em que o jogo começa.
record-practice = “{ $text }” não pode vir depois de “practice”; espera-se: “yes”.
record-event = “{ $text }” não é um evento; espera-se: um número, depois * para o acaso ou o número de um lugar, depois a ação.
record-number = O número do evento é { $text }; espera-se: { $expected }. Talvez falte uma linha antes.
record-actor = O evento é de “{ $text }”, mas é { $expected } quem joga.
record-after-end = O jogo acabou antes deste evento.
record-refused = “{ $text }” não se pode fazer aqui. { $why }
record-end = A partida gravada acaba com “{ $text }”, mas os seus eventos com “{ $expected }”.
record-result = O resultado gravado é “{ $text }”, mas o dos eventos “{ $expected }”.
unreadable-at = Linha { $line }: { $why }
unread-state = “{ $text }” não faz parte de um estado; espera-se: chave=valor com as chaves { $keys }, cada uma uma vez.
unread-state-value = “{ $text }” não serve para “{ $key }” neste estado; gramática: docs/{ $page }.md.

## Checking chance

verify-proved = Todos os resultados do acaso vêm da semente selada antes do início. Verificados: { $count }.
verify-seed = Acaso aberto: todos os resultados vêm da semente “{ $seed }”, que alguém deu e podia conhecer. Verificados: { $count }.
verify-practice = Treino: alguém voltou atrás, e o acaso é aberto. Todos os resultados vêm da semente. Verificados: { $count }.
verify-typed = Acaso aberto: os resultados ({ $count }) foram digitados ou escolhidos, e não há nada a verificar.
verify-older = As regras (versão { $rules }) ou os dados deste jogo não estão guardados aqui, e o acaso não pode ser verificado.
verify-closed = A semente está selada até o fim do jogo, e os resultados até agora ({ $count }) ainda não podem ser verificados.
verify-commitment = Falso: a semente gravada não é a selada antes do início.
verify-outcome = Falso: o evento { $n } é “{ $text }”, mas a tirada { $count } da sequência “{ $stream }” da semente dá “{ $expected }”.

## Bots

bot-random = Aleatório
bot-random-help = joga qualquer ação permitida
bot-greedy = Guloso
bot-greedy-help = busca o que rende de imediato
bot-novice = Novato
bot-club = De clube
bot-strong = Forte
bot-expert = Perito
bot-master = Mestre

## Environments for programs that learn

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: a ação { $action } de { $agent } não é permitida; espera-se: { $allowed }.
env-not-begun = { $env }: chame antes reset().
env-needs = { $env } precisa do pacote { $package }: pip install "tumblestar[rl]".
env-array = { $env }: { $name } é um array de { $type } com a forma { $shape }; espera-se: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: o array para { $name } tem lacunas ou não aceita escrita; espera-se um como de numpy.zeros.

## Command line

cli-about = Jogos de mesa no navegador. Sem comando: abre os jogos.
cli-play = Abre os jogos no navegador, ou joga um no terminal.
cli-replay = Mostra cada estado de uma partida gravada e as ações permitidas, em notação.
cli-verify = Verifica os resultados do acaso de uma partida gravada com a sua semente.
cli-expect = Mostra como o bot mais forte espera que a partida continue, em notação.
cli-solve = Calcula a parte da vitória do primeiro lugar em um jogo para dois com jogo perfeito, com limites certificados.
cli-bank = Os pontos do banco no início; por padrão os da caixa.
cli-dice = Um arquivo com as cores dos seus dados, como dice.toml.
cli-solve-first = Com jogo perfeito, o primeiro lugar vence { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } de todos os jogos, um empate conta metade.
cli-solve-bounds = Certificado: pelo menos { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, no máximo { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Isto não é para { $name }; espera-se: { $games }.
cli-score = Pontua constelações ou mapas anotados em uma mesa real.
cli-colours = Para twinkle: as letras das cores em jogo; por padrão todas.
cli-sides = Para twinkle_twinkle: os lados das cinco referências na ordem de pontuação, como ABAAB; por padrão os do arquivo, senão todos A.
cli-not-scored-by = { $option } não diz nada sobre { $name }. Omita.
cli-rules = Mostra as regras de um jogo com números, e marca as que não estão no livro impresso.
cli-tiles = Em vez disso, desenha as peças, com quantidades e tabelas, para comparar com uma caixa.
cli-out = O arquivo a escrever, .html ou .svg para peças; por padrão a saída normal.
cli-unwritable-file = O arquivo “{ $file }” não pode ser escrito: { $why }.
cli-scored = Constelação { $count }, total das cartas: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Nada a pontuar em “{ $file }”; espera-se: uma constelação por linha.
cli-seconds = Segundos para pensar.
cli-bench = Mede a velocidade de jogos aleatórios, em milhões de eventos por segundo.
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
lab-needs = { $option } precisa do extra “{ $extra }”: pip install "tumblestar[{ $extra }]".
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
cli-file = A partida gravada a ler; - lê a entrada normal.
cli-json = Responde em JSON.
cli-no-browser = Não abre uma janela do navegador.
cli-lang = A língua das respostas.
cli-help = Mostra esta ajuda.
cli-version = Mostra a versão.
cli-working = { $name }: { $seconds } s
cli-working-share = { $name }: { $share } % feito, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , faltam cerca de { $left } s
    }
cli-no-command-game = “{ $name }” é um jogo. Para jogar: tumblestar play { $game }
cli-no-command-file = “{ $name }” é um arquivo. Para continuar o jogo: tumblestar play { $file }
cli-no-command = Comando desconhecido “{ $name }”. tumblestar --help lista todos os comandos.
cli-no-command-like = Comando desconhecido “{ $name }”; talvez “{ $command }”? tumblestar --help lista todos os comandos.
cli-expect-over = O jogo acabou. “tumblestar replay FILE” percorre-o.
cli-play-resume = Continua o último jogo no terminal; com GAME, o último desse jogo.
cli-completion = Mostra o script de completar de um shell. Para bash ponha eval "$(tumblestar completion bash)" em ~/.bashrc; para zsh do mesmo modo, em ~/.zshrc; para fish escreva-o em ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Problemas: posições com uma jogada comprovadamente muito melhor que todas as outras.
cli-puzzles-list = Lista os problemas. Em JSON um por linha: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Só os de um jogo.
cli-puzzles-theme = Só os de um tema, como “theft”.
cli-puzzles-no-theme = Tema desconhecido “{ $theme }”; espera-se: { $themes }.
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


## The doctor

cli-doctor = Verifica versões, pacotes, jogos, pasta de dados, banco de dados, porta, terminal e bots compilados, e diz o que fazer.
doctor-ok = ok
doctor-note = nota
doctor-todo = a fazer
doctor-end = { $count ->
        [0] Nada a fazer.
       *[other] A fazer: { $count }.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Pacotes: { $packages }.
doctor-not-installed = tumblestar funciona direto do código-fonte, e os seus pacotes não são conhecidos.
doctor-install = Digite: python -m pip install { $what }
doctor-games = Jogos: { $games }.
doctor-no-numba = Numba não está instalado: os bots são mais lentos e fracos.
doctor-interpreted = TUMBLESTAR_INTERPRET desliga o Numba: os bots são mais lentos e fracos.
doctor-compile = Retire TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } não consegue compilar os bots: { $why }
doctor-compiled = Os bots são compilados por Numba { $version }, e guardados em { $folder }
doctor-not-kept = Os bots são compilados por Numba { $version }, mas não guardados; cada início os compila de novo.
doctor-cache = Defina TUMBLESTAR_CACHE como uma pasta onde só você possa escrever.
doctor-settings = Configurações no ambiente: { $count ->
        [0] nenhuma
       *[other] { $names }
    }.
doctor-port = A porta { $port } de { $host } está livre.
doctor-served = A porta { $port } de { $host } está em uso; um tumblestar serve esta pasta de dados.
doctor-port-taken = A porta { $port } de { $host } não está disponível: { $why }.
doctor-other-port = Escolha outra com --port ou TUMBLESTAR_PORT, ou pare o que a usa.
doctor-data = Pasta de dados: { $folder } (dono { $owner }, modo { $mode }, { $free } MB livres)
doctor-data-none = Pasta de dados: { $folder } será criada quando for preciso ({ $free } MB livres em { $there })
doctor-unwritable = Não é possível escrever aí. Torne-se o dono, ou escolha outra com --data ou TUMBLESTAR_DATA.
doctor-open-folder = Outros podem lê-la, e as sementes de jogos em curso. Digite: chmod 700 { $folder }
doctor-little-space = Libere espaço no disco, ou escolha outra pasta com --data ou TUMBLESTAR_DATA.
doctor-sqlite = As mesas são guardadas por SQLite { $version }.
doctor-postgres = As mesas são guardadas por PostgreSQL { $version } em { $place }
doctor-terminal = Terminal: { $columns } x { $rows } caracteres, { $encoding }.
doctor-utf8 = Alguns caracteres são trocados por parecidos. Configure o terminal para UTF-8, ou PYTHONUTF8=1.

cli-no-file = Não há um arquivo “{ $file }”.
cli-unreadable-file = O arquivo “{ $file }” não pode ser lido: { $why }.
cli-not-text = O arquivo “{ $file }” não é texto em UTF-8.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: jogos de mesa
app-description = Jogos de mesa no navegador, contra bots ou com outras pessoas.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Sua vez · { $game }
title-over = Fim de jogo · { $game }
title-level = Nível { $count } · { $game }
title-own-level = Nível próprio · { $game }
skip = Saltar para o conteúdo
nav-label = Páginas
nav-shelf = Jogos
nav-tables = Minhas mesas
settings = Configurações
settings-name = Seu nome
settings-language = Língua
language-incomplete = Alguns textos ainda não estão traduzidos, e aparecem em inglês.
settings-theme = Aspecto
settings-save = Guardar
mine-head = Meus dados
mine-nobody = Nada está guardado aqui sobre você ainda. Se joga em outro aparelho, traga o seu perfil para cá.
carry-out-head = Jogar em outro aparelho
carry-out-about = Um link ou código QR torna seu outro aparelho, com as suas mesas, nome e progresso. Serve uma vez, em { $count } minutos.
carry-out-do = Mostrar o link
carry-shown = Abra isto no outro aparelho em { $count } minutos. Não mostre a mais ninguém: permite jogar em seu nome.
carry-link = Link para o outro aparelho
carry-back = Voltar aos meus dados
carry-head = Trazer o perfil para este aparelho
carry-about = No outro aparelho, abra “Meus dados” e mostre o link. Abra-o aqui, ou copie o código depois do #.
carry-code = Código
carry-look = Ver de quem é
carry-wrong = Este código é desconhecido, já foi usado ou expirou. Mostre um novo no outro aparelho.
carry-asked = “{ $name }” é você? Mesas que vêm junto: { $count }. Daí em diante, este aparelho joga como “{ $name }”.
carry-asked-unnamed = É você, alguém sem nome? Mesas que vêm junto: { $count }. Daí em diante, este aparelho joga por essa pessoa.
carry-joins = { $count ->
        [0] As configurações deste aparelho dão lugar a essas.
       *[other] As suas mesas deste aparelho ({ $count }) se juntam a elas, com lugares, chat e progresso. Não há como desfazer.
    }
carry-yes = Sim, sou eu
carry-no = Não, deixar
mine-data-head = Meus dados em arquivo
mine-data-about = Seu nome, configurações, mesas, partidas gravadas, progresso e mensagens: um objeto JSON por linha, o primeiro explica os outros.
mine-data-do = Baixar os meus dados
mine-data-readme = Um objeto JSON por linha, cada um com um type. person: nome, língua e aspecto. bot: um programa seu. token: o que um programa pode fazer (nunca o próprio token). table: uma mesa sua, onde joga ou assiste; seats: os seus lugares a partir de 1; record: o jogo, para “tumblestar replay” e “verify”. attempt, imported: progresso em campanhas. chat: o que escreveu; at: milissegundos desde 1970; key: uma frase. restriction: quem silenciou ou bloqueou. As horas são UTC.
mine-restricted-head = Silenciados e bloqueados
mine-restricted-unnamed = alguém sem nome
mine-delete-head = Apagar-me
mine-delete-goes = Apagados de vez: nome, configurações, progresso, tokens, programas, mensagens, e mesas onde mais ninguém joga. Em jogos em curso o seu lugar fica livre; onde ninguém pode sair, é desistência.
mine-delete-stays = Ficam sem o seu nome: jogos com outros e as partidas gravadas. Mesas suas passam a um jogador delas. Cópias baixadas e as cópias deste servidor não mudam.
mine-delete-sure = Sei que não há como desfazer.
mine-delete-do = Apagar-me agora
mine-deleted-head = Tudo apagado
mine-deleted = Nada sobre você está guardado aqui ou neste navegador.
theme-system = como o sistema
theme-light = claro
theme-dark = escuro
independence = tumblestar é um projeto independente, sem ligação com os autores ou editoras destes jogos.
close = Fechar
list = { $items }

## Shelf and tables

shelf-head = O que vamos jogar?
shelf-intro = Jogue contra um bot, ou passem o aparelho de mão em mão.
shelf-games = Jogos
shelf-resume = Continuar a jogar
shelf-over = Últimos resultados
card-seats = { $first } a { $last } jogadores
card-minutes = { $first } a { $last } minutos
card-luck-1 = quase sem sorte
card-luck-2 = pouca sorte
card-luck-3 = alguma sorte
card-luck-4 = muita sorte
card-luck-5 = muitíssima sorte
card-thought-1 = sem esforço
card-thought-2 = pouco raciocínio
card-thought-3 = algum raciocínio
card-thought-4 = muito raciocínio
card-thought-5 = raciocínio profundo
card-rules-short = Regras
card-pad-short = Bloco de pontos
card-analysis-short = Análise
card-puzzles-short = Problemas
card-campaign-short = Campanha
card-basis = A sorte é medida: quantas vezes um bot simples vence o mais forte. Minutos e raciocínio são avaliação nossa.
card-play = Jogar { $game }
card-rules = Regras de { $game }
card-pad = Bloco de pontos para { $game }
card-analysis = Análise de { $game }
card-puzzles = Problemas de { $game }
card-campaign = Campanha de { $game }
tables-head = Minhas mesas
tables-open = Em curso
tables-over = Acabadas
tables-study = Abertas de arquivos
tables-none = Nenhum jogo em curso.
table-open = em curso
table-over = acabado, { $result }
list-asked = Convite para jogar de novo
list-yours = Sua vez
list-turn = Joga { $seat }
list-won-you = Vitória sua
list-won-you-to = Vitória sua, { $points } a { $others }
list-won = Vitória: { $seat }
list-won-to = Vitória: { $seat }, { $points } a { $others }
list-tied = Empate: { $seats }
list-tied-at = Empate em { $points }: { $seats }
list-alone-won = vencido
list-alone-lost = não vencido
title-waits = ({ $count }) { $title }
time-now = agora mesmo
time-yesterday = ontem
table-abandoned = abandonado
table-study = de um arquivo, { $result }
table-study-unfinished = de um arquivo, inacabado
table-abandon = Abandonar
table-abandon-sure = O jogo acaba sem resultado. Fica entre os jogos acabados.
table-abandon-yes = Sim, abandonar
table-delete = Apagar
table-delete-sure = A mesa e a partida gravada desaparecem de vez.
table-delete-yes = Sim, apagar
open-head = Abrir uma partida gravada
open-hint = Baixada de uma mesa, ou escrita à mão. Pode ser percorrida.
open-file = Arquivo
open-do = Abrir
open-none = Nenhum arquivo foi escolhido.
open-not-text = Este arquivo não é texto em UTF-8.

## New table

new-head = Nova mesa: { $game }
new-campaign = Sozinho: a campanha de quarenta níveis
new-analysis = Analisar qualquer posição
new-seats = Quantos jogam?
new-seat = Lugar { $count }
new-who = Quem
new-me = eu
new-person = outra pessoa neste aparelho
new-bot = bot: { $name }, { $what }
new-name = Nome
new-play = Jogar
new-options = Opções
new-chance = Acaso e justiça
new-chance-kind = De onde vem o acaso
new-seed = Semente
new-commitment = Compromisso com a semente secreta desta mesa:
new-salt = Sal do lugar { $count }
new-salt-help = A semente fica secreta até o fim do jogo; o compromisso, o seu SHA-256, prova que não mudou. Se não confia neste servidor, junte palavras quaisquer como sal: elas entram em cada resultado.
new-seal-gone = A semente prometida aqui perdeu-se: o servidor reiniciou, ou a página esteve aberta muito tempo. Veja o novo compromisso, e comece de novo.
new-wrong = Esta mesa ainda não pode ser preparada:
new-typed-nobody = Um tabuleiro real precisa de uma pessoa que digite o que faz o acaso.
chance-sealed = Selado
chance-sealed-help = Uma semente secreta, prometida antes do início. Depois do fim qualquer um pode verificar cada resultado.
chance-seed = De uma semente sua
chance-seed-help = Mesma semente, mesma preparação. Quem a conhece pode prever tudo: a partida gravada diz isso.
chance-typed = Um tabuleiro real
chance-typed-help = Prepare o tabuleiro real e digite o que está onde.

## Table

seat-unnamed = Jogador { $count }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } { $count } (bot)
seat-text = { $name }
seat-you = você
seat-you-named = Você ({ $name })
seat-points = { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
seats-head = Jogadores
seat-rename = Nome do lugar { $count }
seat-rename-open = Mudar nome
seat-rename-do = Guardar
rows-label = As filas dos jogadores; também em texto.
status-stepping = Depois do evento { $n } de { $count }:
status-study = Esta partida gravada acaba aqui, inacabada.
status-resigned = { $seat ->
        [you] Você desistiu. { $others } vence.
       *[other] { $others ->
            [you] { $seat } desistiu. Você vence!
           *[other] { $seat } desistiu. { $others } vence.
        }
    }
status-resigned-shared = { $seat ->
        [you] Você desistiu. Dividem a vitória: { $others }.
       *[other] { $others ->
            [you] { $seat } desistiu. Dividem a vitória: { $others }.
           *[other] { $seat } desistiu. Dividem a vitória: { $others }.
        }
    }
status-abandoned = O jogo foi abandonado; ninguém vence.
status-given-up = { $seat ->
        [you] Você desistiu.
       *[other] { $seat } desistiu.
    }
actions-label = O que se pode fazer
others-label = Rever, e sair
action-confirm = Confirmar
action-expect = O que espera o bot?
expect-line = O bot mais forte espera: { $line }.
expect-not-yet = O bot ainda não está pronto. Pergunte de novo em alguns segundos.
refused-expect = Nada a esperar: ninguém joga agora, ou nenhum bot desta mesa pensa adiante.
refused-expect-busy = O bot já está pensando nisto.
action-turn = Girar
action-over = Virar
action-takeback = Desfazer
action-takeback-far = Desfazer…
action-takeback-here = Desfazer até aqui
action-takeback-ask = Pedir para desfazer
practice-head = Continuar como treino?
practice-sure = Pode-se voltar quantas vezes se quiser, também além do acaso e dos bots. Mas daí em diante o jogo não dá estrelas e não conta, a semente é aberta, e a partida gravada diz isso. O acaso sai como antes.
practice-yes = Sim, treinar
practice-no = Não, deixar
practice-mark = Treino.
asked-to = { $seat } gostaria de desfazer. Aceita?
asked-count = Eventos desfeitos: { $count }.
asked-own = Pedido para desfazer feito. À espera de { $others }.
asked-other = { $seat } gostaria de desfazer. À espera de { $others }.
asked-yes = Aceitar
asked-no = Recusar
asked-withdraw = Retirar
action-resign = Desistir
action-give-up = Abandonar
action-rematch = Revanche
action-record = Baixar a partida
action-verify = Verificar o acaso
aid-head = Ajuda na decisão
aid-0 = Nada
aid-1 = Chances
aid-2 = Pontos
aid-3 = Melhor jogada
aid-4 = Tutor
aid-asks = Perguntar antes do que custa mais de
aid-amount = { NUMBER($share, style: "percent") } da vitória
tutor-head = Tem certeza?
tutor-cost = Isto custa { $cost } de chance de vitória.
tutor-own = A sua escolha, depois { $share }: { $way }
tutor-better = Talvez esquecida, depois { $share }: { $way }
tutor-error = Custos abaixo de { $error } podem nem existir; sobre eles não há pergunta.
tutor-unmeasured = O erro das partes da vitória não está medido.
tutor-looking = O tutor está vendo…
tutor-yes = Jogar assim
tutor-no = Pensar de novo
tutor-unasked = Jogado sem perguntar: as partes da vitória chegaram tarde.
help-ask = Pedir aos outros que permitam ajuda
help-end = Continuar sem ajuda para todos
help-asked-to = { $seat } gostaria de permitir ajuda para todos. Aceita?
help-asked-own = Pedido de ajuda para todos feito. À espera de { $others }.
help-asked-other = { $seat } gostaria de ajuda para todos. À espera de { $others }.
refused-help = Várias pessoas jogam aqui: só há ajuda além das chances se todos aceitarem.
refused-help-declined = O seu pedido de ajuda já foi recusado.
odds-head = Formas de continuar
odds-way = Jogada
odds-best = melhor
hint-win = Vitória
hint-points = Pontos agora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (igualmente boas: { $ways })
hint-equal = As primeiras { $count } são mais ou menos iguais.
hint-all-equal = Todas são mais ou menos iguais.
hint-error = Jogadas que diferem menos de { $error } contam como iguais.
hint-unmeasured = O erro das partes da vitória não está medido; nenhuma jogada é dita a melhor.
hint-provisional = O avaliador não está pronto: estas partes da vitória são aproximadas.
hint-working = Partes da vitória ainda a calcular: { $count }.
hint-more = Mais jogadas: { $count }
steps-label = Percorrer o jogo
step-first = Primeiro evento
step-previous = Um evento atrás
step-next = Um evento adiante
step-last = Último evento
replay-label = Rever o jogo
replay-setup = Preparação
replay-turn = Turno { $n } de { $count }: { $name }
replay-slider = O jogo todo, evento a evento
replay-value = { $where }. Evento { $n } de { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Um turno atrás
replay-on = Um turno adiante
replay-play = Reproduzir
replay-pace = Ritmo
replay-skip = Fim da preparação
step-live = Voltar ao jogo
board-own = Voltar ao meu tabuleiro
board-turn = Seguir o turno
seat-board = Ver tabuleiro
seat-board-of = { $name ->
        [you] Ver o seu tabuleiro
       *[other] Ver tabuleiro: { $name }
    }
palette-head = O que aconteceu no tabuleiro real?
palette-hint = Escolha o que está aí, ou digite vários abaixo.
palette-left = restam { $count }
type-label = Digitar uma ação
type-do = Fazer
type-hint = Em notação, como no histórico.
type-hint-chance = Em notação; vários resultados separados por espaços.
final-head = Resultado
end-decided = O que decidiu: { $part }, { $points } a { $behind }.
final-points = Pontos
final-won = vencido
final-shared = vitória dividida
final-share = Vitória
log-head = O que aconteceu
log-empty = Nada ainda.
text-head = O tabuleiro em texto
text-board = O tabuleiro, casa a casa
text-state = Em notação:
more-head = Mais
settings-head = Configurações neste aparelho
setting-speed = Velocidade dos bots e animações
speed-0 = Imediata
speed-1 = Rápida
speed-2 = Normal
speed-3 = Calma
setting-confirm = Confirmar o que acaba o meu turno ou não se desfaz
confirm-again = Pressione de novo para confirmar.
setting-gains = Mostrar os pontos no que posso escolher
rules-open = Regras
rules-head = Regras de { $game }
rules-page-link = As regras em uma página
resign-head = Desistir?
resign-sure =
    { $count ->
        [one] O jogo acaba de imediato, e o outro jogador vence.
       *[other] O jogo acaba de imediato para todos. Você não ganha nada, e os outros { $count } dividem a vitória.
    }
resign-yes = Sim, desistir
resign-no = Não, jogar
give-up-head = Abandonar?
give-up-sure = Esta tentativa acaba então.
give-up-yes = Sim, abandonar
goal-head = Objetivo
level-name = Nível { $count }.
level-own = Nível próprio.
level-next = Próximo nível: { $count }
level-new = Dados novos
level-same = Os mesmos dados
level-map = Ao mapa
line-lost = Ligação perdida; nova tentativa.
line-password = Este servidor pede de novo a senha. O seu jogo está guardado.
line-password-do = Dar a senha
line-refused = O servidor recusa esta página. Abra-a pelo endereço que recebeu.
line-refused-do = Abrir de novo
line-table = O servidor não pode abrir esta mesa.
line-table-do = Ver o motivo
line-many = Páginas ou pedidos demais daqui: feche alguns. Nova tentativa.
# The legend: whose points follow, here the reader's or those of a player.
legend-more = Com mais um?
legend-head = O que querem dizer os sinais
legend-of =
    { $seat ->
        [you] Você:
       *[other] { $seat }:
    }
refused-rule = Mostrar a regra
mark-ruling = decisão
mark-ruling-means = decisão nossa, onde as regras impressas se calam
mark-review = resenha
mark-review-means = de resenhas ou textos da editora
sheet-title = { $name }: { $set }
sheet-marks = Sem marca: como diz a editora.
mark-reconstruction = reconstrução
mark-reconstruction-means = o nosso melhor palpite sobre o que há na caixa

## Refusals of a table

refused-stale = Algo aconteceu na mesa desde então. Veja de novo e decida outra vez.
refused-takeback = Isto não se desfaz: o turno acabou, ou outra pessoa já jogou.
refused-takeback-chance = Isto não se desfaz: entre pessoas não se volta além de um resultado do acaso.
refused-practice = Isto faria do jogo um treino: sem estrela, e com acaso aberto. Confirme.
refused-asked = Alguém já pediu para desfazer. Responda primeiro.
refused-declined = Os outros recusaram. Peça de novo quando alguém tiver jogado.
refused-not-asked = Ninguém pede mais para desfazer.
refused-not-yours = Isso não lhe cabe fazer.
refused-send-late = Depois do início ninguém pode ser tirado de um lugar.
refused-blocked = O anfitrião não quer jogar com você. Jogue em outra mesa, ou crie uma.
refused-blocked-chat = O anfitrião não quer que escreva aqui.
refused-restrict-nobody = Não há mais ninguém a silenciar ou bloquear.
refused-restrict-stranger = Para silenciar ou bloquear, entre antes em uma mesa ou escolha configurações.
refused-message = O servidor não entendeu a página. Carregue-a de novo.
refused-protocol = Este programa fala outra versão do protocolo que o servidor ({ $spoken }). Nada foi feito; atualize o programa, ou carregue a página de novo.
refused-typed = Digite 1 a { $most } resultados separados por espaços.
refused-typed-on = Resultados demais; digite só os pedidos.

## A board to think on

analysis-head = Análise: { $game }
analysis-picture = A posição; também em texto.
analysis-long = O endereço tem mais de { $most } caracteres. Comece de uma posição em notação.
analysis-events = A linha tem mais de { $most } ações. Comece de uma posição em notação.
analysis-start = Esta posição é impossível. { $why }
analysis-action = A ação { $n } da linha, “{ $text }”, não se pode fazer. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Mostra-se a posição anterior.
analysis-at = Posição desconhecida “{ $text }”; espera-se: 0 a { $most }. Mostra-se a última.
analysis-values = Partes da vitória
analysis-show = Mostrar partes da vitória
analysis-of = { $seat } { $share }
analysis-by = Por { $name }.
analysis-by-exact = Exato: { $name }.
analysis-by-error = Por { $name }. Erro médio de evento a evento: { $error }.
edit-head = Mudar a posição
edit-open = Montar com cliques
edit-hint = Escolha um lugar na imagem ou na lista, depois o que está aí.
edit-places = Lugares
edit-none = Nada mais pode estar aqui. Mude antes outro lugar.
edit-done = Pronto
edit-more = mais { $count }
edit-less = menos { $count }
analysis-large = O tabuleiro, grande: { $player }
analysis-from = Analisar daqui
analysis-working = Posições ainda a calcular: { $count }.
analysis-busy = O servidor está ocupado com outras posições. Tente daqui a pouco.
analysis-unknown = Não há avaliador para esta posição.
analysis-actions = O que se pode fazer: { $player }
analysis-chance = O que o acaso pode trazer
analysis-beside = Ao lado de cada: a parte da vitória, { $player }.
analysis-odds = sai { $chance }
analysis-roll = Sortear
analysis-roll-on = Sortear até uma decisão
analysis-line = Linha
analysis-set-up = Preparação: { $count ->
        [one] { $count } evento
       *[other] { $count } eventos
    }
analysis-empty = Nada foi feito ainda.
analysis-add = Continuar em notação
analysis-add-hint = Ações separadas por vírgulas; substituem o que se seguia.
analysis-position = Montar uma posição
analysis-notation = A posição em notação
analysis-set = Mostrar esta posição
analysis-new = Do início de um jogo
analysis-begin = Começar aí
analysis-link = Link para esta posição
analysis-play = Jogar daqui
analysis-as = Você joga
analysis-against = Os outros são
analysis-play-hint = Uma mesa começa aqui; o acaso é selado de novo.
analysis-play-do = Jogar

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

## Campaign

campaign-head = Campanha: { $game }
campaign-about = Quarenta níveis para jogar sozinho. Vença um com { $goal } pontos e todas as missões cumpridas, e abre-se o próximo. { $great } pontos dão uma segunda estrela, vencer à primeira uma terceira.
campaign-ours = Não conhecemos os níveis impressos. Estes quarenta são nossos, ordenados por quantas vezes o bot “{ bot-strong }” os vence.
campaign-standing = Níveis vencidos: { $won } de { $count }. Estrelas: { $stars } de { $most }.
campaign-next = Ir ao nível { $count }
campaign-all-won = Todos os níveis estão vencidos!
campaign-card = Carta { $count }: níveis { $first } a { $last }
campaign-map = Mapa da carta { $count }
campaign-node-won = Nível { $count }: vencido, estrelas: { $stars } de 3
campaign-node-open = Nível { $count }: aberto, ainda não vencido
campaign-node-locked = Nível { $count }: fechado
level-no-mission = nenhuma missão
level-colours = Cores
level-difficulty = Dificuldade
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: o bot “{ bot-strong }” venceu { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } jogos.
level-tried = Até agora
level-tries = Tentativas: { $count }.
level-best = Melhor resultado: { $points }.
level-go-on = Continuar a jogar
level-same-hint = Os mesmos dados repetem em ordem os resultados da última tentativa. Não dão a estrela da primeira.
level-watch = Ver um jogo vencido
level-watch-of = Ver um jogo vencido do nível { $count }
level-locked = Fechado: vença antes o nível { $count }.
level-no-dice = Não há última tentativa; jogue antes este nível com dados novos.
difficulty-gentle = Suave
difficulty-easy = Fácil
difficulty-middling = Médio
difficulty-hard = Difícil
difficulty-very-hard = Muito difícil
difficulty-fiendish = Diabólico
star-won = Nível vencido
star-great = Vencido com { $great } pontos ou mais
star-first = Vencido à primeira, com dados novos
star-got = (ganha)
star-not = (ainda não ganha)
own-head = Um nível próprio
own-hint = Não conta para estrelas.
own-four = Quatro cores
own-missions = Até três missões
own-mission = Missão { $count }
own-none = nenhuma
own-choice = { $count } { $mission }
own-look = Que dificuldade tem?
own-play = Jogar este nível
own-colours = Um nível tem { $most } cores; estão escolhidas { $count }.
own-unknown = Ninguém mediu ainda esta escolha.
progress-head = O seu progresso em arquivo
progress-hint = O progresso pertence a este navegador. Um arquivo guarda-o ou leva-o a outro; o que é melhor aqui fica.
progress-save = Guardar o meu progresso
progress-file = Arquivo de progresso
progress-bring = Trazer
progress-brought = { $count ->
        [0] O arquivo não tem níveis; nada mudou.
       *[other] Níveis trazidos: { $count }. Conta o melhor de ambos.
    }
progress-no-json = Este arquivo está danificado, ou não é de progresso: não é JSON.
progress-format = Este não é um arquivo de progresso; formato esperado: “{ $expected }”.
progress-version = O formato do arquivo tem a versão { $version }; espera-se: { $expected }.
progress-game = Este é o progresso de “{ $text }”; espera-se: “{ $expected }”.
progress-levels = Este arquivo está danificado: “levels” não é uma lista.
progress-level = Este arquivo está danificado: “{ $text }” não é um nível; esperam-se: cores e missões, como “RYBG 7 16”.
progress-entry = Este arquivo está danificado: o que diz de “{ $level }” é impossível.

## Check of chance

verify-head = Verificação do acaso
verify-proved-means = Ninguém podia mudar um resultado depois do início.
verify-open-means = O jogo pode ser justo; só não se prova que ninguém sabia.
verify-older-means = Verifique com a versão de tumblestar em que foi jogado.
verify-closed-means = Volte quando o jogo tiver acabado.
verify-false-means = Alguém mudou esta partida gravada.
verify-commitment-was = Compromisso
verify-seed-is = Semente
verify-how = Não precisa confiar nesta página: baixe a partida e execute “tumblestar verify”, ou calcule como descreve docs/chance.md.
verify-each = Cada resultado
verify-each-right = vem da semente
verify-each-wrong = não vem da semente
verify-each-none = não verificado
verify-draw = (tirada { $count } da sequência “{ $stream }”)
verify-back = Voltar à mesa

## Bad news

sorry-400 = Isso não pode ser lido
sorry-400-help = Volte e tente de novo.
sorry-403 = Isso não é permitido
sorry-403-help = Volte à mesa.
sorry-404 = Não há nada aqui
sorry-404-help = O endereço pode estar errado, ou a mesa apagada ou de outra pessoa.
sorry-405 = Este pedido não é possível
sorry-405-help = Use os botões das páginas.
sorry-409 = Esta mesa não pode ser aberta
sorry-409-help = Pode ser de outra versão de tumblestar. As suas outras mesas não são afetadas.
sorry-413 = Isso é grande demais
sorry-413-help = Uma partida gravada tem no máximo um megabyte de texto.
sorry-421 = Este servidor tem outro nome
sorry-421-help = O dono pode permitir este nome: TUMBLESTAR_HOSTS=name.
sorry-424 = Este jogo não pode ser jogado agora
sorry-424-help = Corrija o arquivo de dados, e reinicie tumblestar; os outros jogos continuam.
sorry-500 = Algo falhou aqui
sorry-500-help = A culpa é nossa. O que foi jogado está guardado; carregue a página de novo.
sorry-503 = As mesas não podem ser guardadas agora
sorry-503-help = Nada do que foi confirmado se perdeu. Carregue a página mais tarde.
sorry-home = Aos jogos
game-fault = { $name } não pode ser jogado: { $why }
table-damaged = A mesa guardada não pode ser lida: { $why }

## Store and start

store-folder = Não é possível criar a pasta { $folder }: { $why }. Escolha outra com --data ou TUMBLESTAR_DATA.
store-foreign = { $file } é o banco de dados de outro programa. Escolha outra pasta com --data ou TUMBLESTAR_DATA.
store-newer = As mesas em { $folder } são de um tumblestar mais novo. Atualize tumblestar, ou escolha outra pasta com --data.
store-read-only = Não se pode escrever na pasta { $folder }. Mude as permissões, ou escolha outra com --data ou TUMBLESTAR_DATA.
store-address = Não é o endereço de um banco de dados PostgreSQL. Espera-se: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL precisa de psycopg. Instale: pip install "tumblestar[postgres]"
store-pg-foreign = O banco de dados { $place } é de outro programa. Dê o endereço de um vazio.
store-pg-newer = As mesas em { $place } são de um tumblestar mais novo. Atualize tumblestar, ou escolha outro banco de dados.
store-pg-gone = O banco de dados { $place } não responde: { $why }. Nada do que foi confirmado se perdeu.
store-pg-refused = O banco de dados { $place } recusa o acesso: { $why }. Verifique nome e senha no endereço.
store-pg-full = O banco de dados { $place } não tem mais espaço ou ligações: { $why }. Nada do que foi confirmado se perdeu.
store-pg-held = O banco de dados { $place } está em mudança, ou não aceita mais ligações. Tente mais tarde.
store-unmet = Os processos que servem { $place } não se alcançam. Leia a saída de erros (--log all), ou use um processo.
store-pg-trouble = O banco de dados { $place } não pode ser usado: { $why }.
store-full = Não há mais espaço para { $folder }. Libere algum; nada do que foi confirmado se perdeu.
store-damaged = O arquivo { $file } está danificado ({ $why }). Ponha uma cópia mais antiga no lugar, ou mova-o.
store-locked = Outro programa está usando { $file }. Feche-o antes.
store-unsure = O banco de dados caiu ao escrever, e isto pode estar feito ou não. Veja antes de repetir.
store-raced = Esta mesa acabou de mudar. Carregue a página de novo.
store-busy = O disco não acompanha. Nada foi feito; tente daqui a pouco.
store-closed = O servidor está parando. Nada foi feito; tente quando voltar.
store-trouble = O arquivo { $file } não pode ser usado: { $why }.
run-at = tumblestar está em { $address } (Ctrl-C acaba)
run-data = As mesas são guardadas em { $folder }
run-no-numba = Sem Numba, os bots jogam aqui mais devagar e mais fraco. Instale “tumblestar[fast]” para a força total.
run-end = Até logo. As suas mesas estão guardadas.
run-port-taken = A porta { $port } está em uso, talvez por outro tumblestar. Abra esse, ou escolha outra porta: --port { $other }
run-port-forbidden = A porta { $port } não é permitida. Escolha uma acima de 1023: --port 8017
run-no-address = Não é possível escutar em { $host }: { $why }.

## Server

set-wrong = { $name } não pode ser “{ $value }”: espera-se { $expected }.
set-unguarded = Um servidor que outros alcançam ({ $host }) precisa de uma senha (--password-file FILE ou TUMBLESTAR_PASSWORD), endereços permitidos (--allow 192.168.1.0/24), ou --open para deixar todos jogar.
set-two-passwords = Indique --password ou --password-file, não ambos.
set-short-password-file = A senha na primeira linha de { $file } precisa de pelo menos { $least } caracteres.
takes-address = um endereço ou nome desta máquina, como 127.0.0.1 ou 0.0.0.0
takes-port = um número inteiro de 0 a 65535
takes-whole = um número inteiro de { $least } a { $most }
takes-folder = uma pasta
takes-database = um endereço como postgresql://user:password@host:5432/name
takes-file = um arquivo
takes-hosts = nomes de servidores, separados por vírgulas, como games.example
takes-password = pelo menos { $least } caracteres
takes-networks = endereços ou redes, separados por vírgulas, como 192.168.1.0/24
takes-switch = on ou off
takes-token = 16 a 200 caracteres, sem espaços
takes-one-of = um de { $allowed }
takes-seconds = um número de segundos de { $least } a { $most }
takes-action = uma ação em notação
takes-record = o texto de uma partida gravada
takes-state = um estado de { $name }, como position.state
takes-game = um jogo, como tumblestar.games.find("twisty")
takes-seats = um Seat(kind, name) por lugar
takes-salts = uma lista de textos, um por lugar
takes-choosers = uma lista de { $count } bots, um por lugar
takes-opponents = o nome de um bot, ou uma lista de { $count }, um para cada outro lugar
takes-level = o número ou conjunto de um nível, como { $example }
takes-no-levels = None, pois { $name } não tem níveis
takes-rng = uma fonte de acaso, como random.Random(7)
takes-seed = um número, um texto, ou None (secreta)
takes-text = um texto
takes-number = um número
takes-bool = True ou False
set-host = Endereço onde escutar; 127.0.0.1 só deixa entrar esta máquina.
set-port = Porta onde escutar; 0 usa qualquer uma.
set-data = Pasta para mesas e jogos acabados.
set-database = Banco de dados PostgreSQL em vez da pasta; vários servidores podem partilhá-lo.
set-processes = Processos que dividem o trabalho neste endereço; cerca de um por núcleo.
set-hosts = Outros nomes a que o servidor responde, separados por vírgulas.
set-password = A senha para todos. Outros nesta máquina podem lê-la na linha de comando; melhor usar o ambiente ou um arquivo.
set-password-file = Um arquivo cuja primeira linha é a senha.
set-allow = Redes que podem entrar; todas as outras são recusadas.
set-open = Deixa entrar todos os que alcançam o servidor, sem senha.
set-behind-proxy = Endereços de proxies de confiança para dizer quem pede.
set-fast-sockets = Via rápida para mensagens WebSocket; off usa a própria de uvicorn.
set-limits = Limita quantas vezes cada um pode pedir; off é para medir.
set-metrics-token = Token que permite ler /metrics de outro lugar.
set-log = O que vai para a saída de erros: quiet (erros) ou all.
set-pace = Segundos entre os passos de um bot.
set-grace = Segundos de ausência até perguntar aos outros o que fazer.
cli-serve = Serve os jogos a uma rede, sem abrir um navegador.
cli-backup = Copia todas as mesas para um arquivo, mesmo durante os jogos.
cli-backup-file = O arquivo a escrever. Tem as sementes de jogos em curso: mantenha-o secreto.
cli-backup-replace = Substitui um arquivo existente.
cli-backed-up = Mesas em { $file }: { $count }
cli-restore = Substitui as mesas por uma cópia.
cli-restore-file = Um arquivo de “tumblestar backup”.
cli-restore-replace = Põe de lado as mesas existentes, com outro nome.
cli-restored = Mesas em { $folder }: { $count }
cli-restored-aside = As anteriores ficam guardadas como { $file }.
cli-export = Escreve cada jogo como texto que pessoas e programas podem ler.
cli-export-target = Uma pasta, ou um novo arquivo .zip.
cli-exported = Jogos em { $target }: { $count }
cli-import = Traz jogos de textos, para todos percorrerem.
cli-import-files = Partidas gravadas, ou arquivos zip delas.
cli-imported = Jogos trazidos: { $count }
cli-imported-before = Jogos que já existiam, e mantêm as suas mesas: { $count }
move-there = { $place } já tem pessoas ou mesas. Escolha uma pasta ou um banco de dados vazio.
move-served = Um servidor está usando { $place }. Pare-o antes.
move-short = “{ $table }” não chegou por inteiro a { $place }; nada ficou guardado aí. Tente de novo.
move-same = Os dois lugares são o mesmo. Indique dois.
cli-move = Copia todas as mesas para uma pasta ou um banco de dados PostgreSQL vazio; a origem fica como está.
cli-move-from = Onde estão: uma pasta ou um endereço postgresql://.
cli-move-to = Para onde vão: uma pasta, ou um endereço assim.
cli-moved = Mesas em { $place }: { $count }
backup-there = { $file } já existe. Escolha outro nome, ou junte --replace.
backup-none = Não há mesas em { $folder }.
backup-trouble = { $file } não pode ser usado: { $why }.
restore-there = Já há mesas em { $folder }. Junte --replace para as pôr de lado.
restore-foreign = { $file } não é uma cópia das mesas de tumblestar.
restore-newer = { $file } é de um tumblestar mais novo. Atualize tumblestar antes.
restore-damaged = { $file } está danificado; nada foi mudado.
run-twice = Outro tumblestar serve { $folder }. Abra esse, ou escolha outra pasta com --data.
run-no-limits = Os limites estão desligados: qualquer um pode pedir sem fim. Só para medir.
run-no-processes = Neste sistema só um processo pode servir um endereço. Omita --processes.
sorry-401 = Senha necessária
sorry-401-help = Vá aos jogos para a dar.
sorry-429 = Pedidos demais
sorry-429-help = Espere um pouco e tente de novo; nada se perdeu.
door-head = Entre
door-about = Este servidor pede uma senha. Quem convidou você sabe qual é.
door-password = Senha
door-enter = Entrar
door-wrong = Senha errada. Depois de algumas tentativas é preciso esperar.
refused-limit = Foi rápido demais. Nada foi feito; tente daqui a pouco.
limit-tables = Há { $most } mesas suas inacabadas. Acabe ou encerre algumas antes.

## Together

nav-lobby = Salão
new-friend = um amigo, por link
new-together = Relógio, chat e convidados
new-clock = Relógio
new-clock-help = O primeiro turno de cada um não conta no relógio; com o servidor parado, os relógios também param.
clock-none = nenhum
clock-turn = { $count ->
        [3600] 1 hora
        [86400] 1 dia
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } por turno
clock-turn-help = Quando acaba o tempo de um turno, um bot termina-o.
clock-bank = { $n } min para o jogo todo
clock-bank-more = { $n } min para o jogo todo, e mais { $more } s depois de cada turno
clock-bank-help = Quem fica sem tempo perde.
clock-label = { $seat ->
        [you] O seu tempo
       *[other] Tempo: { $seat }
    }
clock-soon = Faltam { $count } segundos!
clock-low = pouco tempo
clock-last = últimos segundos
bad-clock = Não há um relógio assim.
title-waiting = À espera de amigos · { $game }
status-waiting = { $count ->
        [0] O jogo vai começar.
       *[other] O jogo começa quando todos os lugares estiverem ocupados. Ainda livres: { $count }.
    }
status-asked = O jogo começa quando todos aceitarem. { $seats ->
        [you] Falta a sua resposta.
       *[other] Falta responder: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] O seu tempo acabou.
            [one] O seu tempo acabou. { $others } vence.
           *[other] O seu tempo acabou. Dividem a vitória: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Acabou o tempo de { $seat }. Você vence!
               *[other] Acabou o tempo de { $seat }. Dividem a vitória: { $others }.
            }
           *[other] { $count ->
                [0] Acabou o tempo de { $seat }.
                [one] Acabou o tempo de { $seat }. { $others } vence.
               *[other] Acabou o tempo de { $seat }. Dividem a vitória: { $others }.
            }
        }
    }
presence-here = aqui
presence-away = ausente
presence-gone = não está
presence-free = livre
presence-asked = sem resposta ainda
presence-preparing = ainda sem a força total
seat-stand-in = { $name } joga por agora
seat-more = Mais para este lugar
seat-hand = Deixar um bot jogar por mim
seat-hand-do = Entregar
seat-back = Voltar a jogar
seat-leave = Deixar este lugar
seat-send = Tirar deste lugar
seat-send-hint = O lugar fica livre, com um novo link.
restrict-mute = Silenciar { $name }
restrict-unmute = Voltar a ouvir { $name }
restrict-block = Bloquear { $name }
restrict-unblock = Desbloquear { $name }
restrict-hint = Silenciar esconde as mensagens de alguém; só você sabe. Quem é bloqueado não pode jogar, escrever ou assistir nas suas mesas; um jogo já começado continua.
seat-leave-hint = O lugar fica livre para outra pessoa; o anfitrião recebe um novo link.
seat-device = Jogar em outro aparelho
people-head = Quem falta
free-head = À espera de amigos
free-hint-host = Envie a cada amigo o seu próprio link. Quem o abrir primeiro fica com o lugar, sem conta.
free-hint = O anfitrião tem os links para os lugares livres.
local-head = Os links só funcionam neste computador
local-why = O endereço { $host } quer dizer “este mesmo aparelho” em todo lugar: o telefone de um amigo procuraria o jogo em si próprio.
local-do = Para jogar com amigos na sua rede, reinicie tumblestar com este comando e uma senha sua:
local-then = Depois abra o endereço de rede deste computador, como { $example }, e crie a mesa aí. Os links dela não pedem senha.
free-seat = O lugar { $count } está livre.
free-bot = Um bot no lugar { $count }
free-bot-do = Sentar o bot
free-other = Um bot, ou um novo link
link-seat = Link para o lugar { $count }
link-watch = Link para espectadores
link-device = Link para o outro aparelho
link-copy = Copiar o link
link-copied = Copiado.
link-share = Enviar
link-qr = Código QR
link-qr-label = Código QR do link acima
link-renew = Criar um novo link; o antigo deixa de servir
missed-asked = { $name } não está mais aqui. E agora?
missed-bot = Deixar um bot jogar
missed-wait = Esperar
missed-end = Acabar o jogo
missed-count = Votos para acabar o jogo: { $n } de { $count }.
rematch-go = Ir à revanche
rematch-asks = { $count ->
        [0] Pede-se uma revanche.
       *[other] Pedem uma revanche: { $seats }.
    } Aceita?
rematch-yes = Aceitar
rematch-no = Agora não
rematch-head = À espera de resposta
rematch-unanswered = { $name }: ainda sem resposta.
rematch-instead = Dar o lugar { $count } a outra pessoa
chat-head = Chat
chat-none = Nada dito ainda.
chat-phrases = Frases rápidas
chat-label = Diga algo
chat-do = Enviar
chat-off = O chat livre está desligado; ficam as frases rápidas.
chat-hello = Olá!
chat-luck = Boa sorte!
chat-nice = Boa jogada!
chat-oops = Ops!
chat-thinking = Um momento, estou pensando.
chat-moment = Já volto.
chat-back = De volta.
chat-thanks = Agradeço!
chat-good-game = Bom jogo!
chat-again = Mais um?
chat-bye = Até logo!
note-sat = Novo no lugar { $count }: { $name }.
note-agreed = { $name }: sim à revanche.
note-declined = { $name }: não à revanche.
note-unasked = { $name }: já não se espera; o lugar { $count } está livre.
note-left = { $name } deixou o lugar { $count }.
note-sent = O anfitrião tirou do lugar: { $name }.
note-handed = { $name }: lugar { $count } entregue a um bot.
note-back = { $name }: de volta ao lugar { $count }.
note-stand-in = { $name }: um bot continua, no lugar { $count }.
note-flag = { $name }: acabou o tempo no lugar { $count }.
note-help-1 = { $name }: ajuda usada (chances).
note-help-2 = { $name }: ajuda usada (pontos).
note-help-3 = { $name }: ajuda usada (melhor jogada).
note-help-4 = { $name }: ajuda usada (o tutor).
note-help-expect = { $name }: ajuda usada (o que espera um bot).
note-help-on = { $name }: a ajuda está agora ligada para todos, com o acordo de todos.
note-help-off = { $name }: a ajuda além das chances está desligada para todos.
note-slow = { $name }: acabou o tempo no lugar { $count }; um bot termina o turno.
chat-notes = Anotado nesta mesa
host-head = Configurações do anfitrião
host-chat = Chat livre
host-chat-help = Frases rápidas são sempre permitidas.
host-watchers = Espectadores
host-watchers-help = Quem tem o link pode assistir, vê o que veem os jogadores, e não escreve no chat.
host-listed = Mostrada no salão
host-listed-help = Todos neste servidor veem aí a mesa, podem ocupar lugares livres, e ver o jogo acabado.
setting-sound = Sons
setting-bubble = Mensagens do chat sobre o tabuleiro
notify-allow = Avisar quando for a minha vez
notify-how = O navegador pede permissão. Os avisos chegam com esta página aberta, mesmo atrás de outras.
notify-denied = O navegador bloqueia avisos deste endereço; as configurações dele podem permiti-los.
notify-text = É a sua vez.
refused-waiting = O jogo não começou: há lugares livres.
refused-time = O seu tempo acabou.
refused-taken = Este lugar está ocupado.
refused-leave-clock = Em um jogo com relógio não se pode deixar o lugar. Deixe um bot jogar por você.
refused-leave-alone = Mais ninguém joga aqui. Deixe um bot jogar por você.
refused-not-missed = A pessoa voltou, ou já está decidido.
refused-watch = Espectadores não podem entrar.
refused-link-used = Este link já foi usado ou é antigo demais.
refused-sits = Esta mesa já tem um lugar seu.
refused-host = Só o anfitrião pode fazer isso.
refused-chat-seat = Só quem está na mesa pode usar o chat.
refused-chat-off = O chat livre está desligado.
refused-chat-text = Uma mensagem é uma linha de 1 a { $most } caracteres.
join-title = Convite
join-head = { $game }: um lugar para você
join-from = { $host } convida para jogar.
join-from-nobody = Convite para jogar.
join-seat = O seu é o lugar { $count }.
join-which = Que lugar?
join-seat-choice = Lugar { $count }
join-name = Seu nome, como os outros o veem
join-do = Ocupar o lugar
join-fair = Justiça
join-fair-help = Uma semente secreta decide toda a sorte. Este é o seu compromisso, para que não mude. Pode juntar palavras suas: elas entram em cada resultado.
join-salt = Suas palavras (sal)
join-who = À mesa
join-clock = Relógio
join-begun = O jogo está em curso; continua-se como está.
join-own = Esta mesa é sua. Envie o link a um amigo, ou jogue também este lugar, neste aparelho.
join-sits = Esta mesa já tem um lugar seu.
join-open = Abrir a mesa
join-taken-head = Este lugar está ocupado
join-taken = Alguém usou este link, ou o anfitrião criou um novo. Peça outro.
join-over = Este jogo acabou.
watch-head = Assistir a { $game }
watch-about = Assiste-se sem ser visto, e sem jogar.
watch-do = Assistir
watch-off-head = Este link já não serve
watch-off = O anfitrião não deixa entrar espectadores, ou criou um novo link.
bring-head = Jogar aqui
bring-about = Este aparelho joga então por { $name }, e o outro também. O link serve uma vez.
bring-nobody = quem criou o link
bring-do = Jogar neste aparelho
device-head = Jogar em outro aparelho
device-about = Abra este link no outro aparelho em { $count } min. Serve uma vez e só está nesta página. Não o mostre: quem o tem joga por você.
device-back = Voltar à mesa
lobby-head = Salão
lobby-search = Procurar
lobby-name = O nome de um jogador
lobby-game = Jogo
lobby-any = todos os jogos
lobby-open = Mesas abertas
lobby-open-none = Nenhuma mesa está aberta a todos agora. Ao criar uma, pode mostrá-la aqui.
lobby-playing = Em jogo
lobby-own = Minhas mesas
lobby-own-none = Nenhuma encontrada.
lobby-over = Jogos acabados
lobby-over-none = Nenhum encontrado.
lobby-files = Jogos de arquivos
lobby-free = { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
lobby-join = Ocupar um lugar
lobby-join-of = Ocupar um lugar em { $game }
lobby-free-seat = lugar livre
table-waiting = à espera de amigos

## Terminal

cli-play-game = Um jogo para o terminal, ou o arquivo de uma partida a continuar; sem isso, os jogos abrem no navegador.
cli-play-seats = Terminal: quantos jogam.
cli-play-bots = Terminal: bots para os últimos lugares, separados por vírgulas.
cli-play-names = Terminal: nomes das pessoas, separados por vírgulas.
cli-play-option = Terminal: uma opção do jogo, nome=número; pode repetir-se.
cli-play-seed = Terminal: palavras que fixam toda a sorte, então aberta; senão é secreta e selada.
cli-play-plain = Terminal: não desenha nada e diz uma coisa por linha, para leitores de tela.
cli-play-no-color = Terminal: sem cores.
term-what = Não há jogo nem arquivo “{ $name }”. Jogos: { $games }.
term-not-for-server = { $option } precisa de um jogo no terminal: tumblestar play GAME.
term-not-for-terminal = { $option } é para jogos no navegador, não no terminal.
term-option = “{ $text }” não é uma opção; espera-se nome=número.
term-crowded = Com { $bots } bots, { $seats } lugares são poucos para as pessoas.
term-sealed = Uma semente secreta decide a sorte; abre-se no fim. O seu compromisso: { $commitment }
term-seed = A sorte é aberta: vem da semente “{ $seed }”.
term-open = A sorte é aberta: a partida gravada não pode prová-la.
term-begin = Digite uma ação em notação, “?” para ver o que se pode fazer, ou “ajuda”.
term-resumed = O jogo de { $file } continua depois do evento { $count }.
term-seed-lost = Falta nesta máquina a semente secreta do jogo: a sorte continua com uma nova, e a partida gravada diz que é aberta.
term-opened = A semente selada: { $seed }. O seu SHA-256 é o compromisso dito no início: { $commitment }
term-verify = O jogo está guardado em { $file }. Qualquer um pode verificar a sorte:
term-type-verify = tumblestar verify { $file }
term-kept = O jogo está guardado em { $file }. Para continuar:
term-type-play = tumblestar play { $file }
term-kept-games = Jogos inacabados no terminal ({ $count }), o mais recente primeiro:
term-kept-game = { $game }, { $when }, evento { $events }
term-kept-resume = “tumblestar play --resume” continua o primeiro. Todos estão em { $folder }.
term-none-kept = { $folder } não tem jogo inacabado desse tipo. “tumblestar play GAME” começa um.
term-not-for-resumed = { $option } é só para jogos novos.
term-not-kept = Nada foi jogado, e nada está guardado.
term-unkept = O jogo não pode ser guardado em { $file }: { $why }. Continua; “guardar FILE” guarda-o em outro lugar.
term-prompt = { $seat }>
term-thinking = { $seat } está pensando…
bot-compiling = O bot é compilado para esta máquina, uma só vez, em um minuto ou dois…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Objetivo, cumprido
        [kept] Objetivo, mantido até agora
       *[unmet] Objetivo, ainda não cumprido
    }: { $goal }
term-no-cards = Este jogo não tem cartas comuns.
term-no-choice = Nada do que se pode fazer agora contém “{ $text }”.
term-best = ★ { $way } (melhor)
term-alike = { $way } (igualmente boas: mais { $count })
term-hint-working = Calculando partes da vitória…
term-way = - { $way }
term-no-hint = Não há nada a aconselhar.
term-undone = A última ação foi desfeita.
term-asked = Pedido aos outros para desfazer feito.
term-practice = Voltar e treinar? (sim ou não)
term-asks = { $seat } gostaria de desfazer. Digite “aceitar” ou “recusar”.
term-dropped = Algo aconteceu; o resto do que digitou não foi feito.
term-tutor-on = O tutor pergunta antes de uma ação que custa mais de { NUMBER($share, style: "percent") } da vitória.
term-tutor-off = O tutor está desligado.
term-tutor-what = Diga o que uma ação pode custar sem pergunta, em pontos percentuais: “tutor { $usual }”, de { $amounts }; ou “tutor não”.
term-tutor-none = Este jogo não tem partes da vitória, e por isso não há tutor.
term-tutor-sure = Digite “sim” para jogar assim:
term-tutor-kept = Não foi jogado.
term-off = não nao off
term-asks-help = { $seat } gostaria que todos tivessem ajuda. Digite “aceitar” ou “recusar”.
term-asked-help = Pedido aos outros para permitir ajuda feito.
term-does-allow = pede aos outros que permitam ajuda além das chances, ou aceita; “permitir não” acaba com ela
term-word-allow = permitir
term-sure = Digite “sim” para acabar:
term-yes = sim yes
term-not-resigned = O jogo continua.
term-refused = Não feito. { $why }
term-refused-rule = Não feito. { $why } A regra: “ajuda { $tag }”.
term-refused-unread = Não entendido. { $why } “?” lista o que se pode fazer, “ajuda” todos os comandos.
term-save-what = Diga onde: guardar FILE
term-saved = O jogo está guardado em { $file }.
term-foreign = { $file } existe e não é uma partida gravada; fica como está.
term-no-rule = Não há regra “{ $text }”. Seções das regras:
term-section = ajuda { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Digite uma ação em notação, várias com “;” no meio, ou uma destas palavras:
term-does-choices = o que se pode fazer, com efeitos; “? TEXT” só o que tem esse texto
term-does-help = isto; “ajuda TAG” mostra uma regra ou uma seção
term-does-board = o tabuleiro e onde está cada um; “tabuleiro TEXT” só linhas com esse texto
term-does-cards = as cartas em jogo e o que fazem
term-does-log = o que aconteceu; “eventos 10” os últimos dez eventos
term-does-hint = formas de continuar com chances, pontos e partes da vitória; a melhor é marcada, se conhecida
term-does-tutor = pergunta antes de ações caras: “tutor 5” acima de 5% da vitória (1, 2, 5 ou 10), “tutor não”
term-does-undo = desfaz a última ação; sozinho também além da sorte, como treino; a pessoas pergunta-se
term-does-resign = desiste
term-does-save = “guardar FILE” escreve a partida; o jogo também se guarda sozinho
term-does-quit = sai; Ctrl-C e Ctrl-D também
term-word-help = ajuda
term-word-board = tabuleiro
term-word-cards = cartas
term-word-log = eventos
term-word-hint = dica
term-word-tutor = tutor
term-word-undo = desfazer
term-word-resign = desistir
term-word-save = guardar
term-word-quit = sair
cli-join = Joga no terminal em uma mesa de um servidor.
cli-join-link = Um convite, como https://games.example/join/…, ou o endereço de uma mesa.
cli-join-name = Seu nome, como os outros o veem.
term-no-link = “{ $link }” não leva a nenhum lugar; espera-se um convite (https://…/join/…) ou uma mesa (https://…/table/…).
term-no-seat = Nenhum lugar está livre em { $link }, ou o jogo acabou. Peça outro link.
term-nothing-there = Não há nada em { $link }: o endereço está errado, ou a mesa é de outra pessoa.
term-password = { $link } pede uma senha. Um convite não precisa: peça um.
term-server-refuses = O servidor recusa o acesso em { $link } (status { $status }).
term-no-server = { $link } não responde: { $why }.
term-no-jar = A sua identidade neste servidor não pode ser guardada em { $file }: { $why }.
term-you-are = { $count ->
        [0] Você assiste.
       *[other] Você joga por { $names }.
    }
term-waiting = { $seat ->
        [you] Um bot vai jogar por você.
       *[other] Joga { $seat }.
    } Ctrl-C sai.
term-waiting-start = O jogo começa quando todos os lugares estiverem ocupados. Ctrl-C sai.
term-line-lost = A ligação perdeu-se e voltou.
term-line-gone = A ligação perdeu-se, e { $link } não responde.
term-table-gone = A mesa em { $link } desapareceu ou não está aberta para você.
term-other-protocol = O servidor em { $link } é de outra versão que este programa. Atualize o mais antigo.
term-seat-kept = O seu lugar continua seu. Para voltar:
term-type-join = tumblestar join { $link }
term-verify-there = O servidor mostra a mesma verificação: { $link }
term-said = { $words }
term-does-people = quem está aqui; o anfitrião recebe os convites para lugares livres
term-does-time = o tempo que resta a cada lugar
term-does-chat = as mensagens; “chat 10” as últimas dez
term-does-say = “dizer TEXT” fala a todos; “dizer” lista frases rápidas, “dizer 2” diz a segunda
term-does-hand = deixa um bot jogar por você; “entregar random” diz qual
term-does-back = volta a jogar
term-does-gone = quando alguém falta há muito: “ausente esperar”, “ausente bot” (um bot continua), “ausente acabar” (acaba o jogo)
term-does-fill = para o anfitrião, um bot em um lugar livre; “ocupar 2 random” diz onde e qual
term-does-leave = deixa o lugar a outra pessoa
term-does-rematch = outro jogo com as mesmas pessoas
term-does-agree = aceita desfazer, ou ajuda para todos
term-does-decline = recusa isso ou uma revanche, ou retira o seu pedido
term-word-people = pessoas
term-word-time = tempo
term-word-chat = chat
term-word-say = dizer
term-word-hand = entregar
term-word-back = voltar
term-word-gone = ausente
term-word-fill = ocupar
term-word-leave = deixar
term-word-rematch = revanche
term-word-agree = aceitar
term-word-decline = recusar
term-word-gone-wait = esperar
term-word-gone-bot = bot
term-word-gone-end = acabar
term-person = Lugar { $count }, { $seat }{ $how ->
        [here] : aqui
        [away] : ausente
        [asked] : sem resposta ainda
        [bot] { "" }
       *[gone] : não está
    }
term-person-you = Lugar { $count }, { $seat }: você
term-person-bot = Lugar { $count }, { $seat }: { $bot } joga por agora
term-person-free = Lugar { $count }: livre
term-link = O convite para o lugar { $count }, para uma pessoa:
term-type-link = { $link }
term-time = { $seat }: restam { $minutes } min { $seconds } s{ $runs ->
        [yes] , contando
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tempo restante: { $times }
term-no-clock = Não há relógio aqui, ou o jogo não começou.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Diga o quê: dizer TEXT, ou o número de uma frase
term-gone = { $seat } não está mais aqui.
term-came = { $seat } está aqui.
term-missed = { $seat } (lugar { $count }) falta há muito. Votos para acabar o jogo: { $n } de { $asked }. Digite “ausente esperar”, “ausente bot” ou “ausente acabar”.
term-nobody-missed = Ninguém falta há muito.
term-nobody-free = Não há um lugar livre assim.
term-waits = Espera-se: { $seat }.
term-filled = Há um bot no lugar { $count }.
term-sure-leave = Digite “sim” para o deixar:
term-left = O seu lugar ficou livre; o anfitrião recebe um novo link para ele.
term-after = “revanche” joga mais uma vez, “dizer TEXT” diz algo, “sair” sai.
term-rematch-there = Uma revanche: digite “revanche” para ir, ou “recusar”.
term-rematch-declined = Revanche recusada; o seu lugar aí está livre.
term-rematch-early = Uma revanche vem depois do fim do jogo.

# Colours as one letter, for games that have no letters of their own.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } pass
        [diagonal] { $square } diag
        [leap] { $square } salt
        [teleport] { $square } tele
        [safety] { $square } segu
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }pass
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }salt
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }segu
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Cubos: R vermelho, O laranja, Y amarelo, G verde, B azul, P roxo, K rosa. [1] é o peão do lugar 1; o que se segue está por baixo.
term-face = { $letter }{ $number }
term-legend-shizzle = R vermelho, O laranja, Y amarelo, G verde, B azul, P roxo, K rosa, N preto, depois o número.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Próxima fileira:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ estrela, ✹ nova, sentidos das linhas, = casas ligadas. “cartas” diz o que pontua.

## The API for programs, and tokens

nav-api = Para programas
api-title = A API para programas
api-about = Programas podem seguir mesas, criá-las e jogar, por HTTP com JSON. Cada chamada leva um token, “Authorization: Bearer tms_…”; cookies não contam. Horas em milissegundos contam desde 1970, lugares a partir de 1.
api-token-help = Criado na página /tokens ou por “tumblestar token new”.
api-to-document = O documento OpenAPI
api-begin = Para começar
api-begin-help = Crie um token para um bot, depois pergunte quem é:
api-example = Uma chamada para copiar
api-scopes = O que um token pode fazer
api-scopes-help = Um token só pode fazer o que foi marcado ao criá-lo.
api-can = Chamadas
api-needs = precisa de { $scope }
api-once = Pedir de novo
api-once-help = Pedidos que mudam algo levam um “id” à sua escolha. O mesmo id é o mesmo pedido: é feito uma vez, e a resposta, dada quando está no disco, é dada de novo. Assim, um pedido sem resposta envia-se outra vez, igual. “seen” é o “n” da mesa em que se baseou; se algo aconteceu desde então, o pedido é recusado como “stale”.
api-lines = As linhas de um fluxo
api-lines-help = Cada linha é um objeto JSON com um “type”: primeiro os lugares, depois as entradas após “from”, depois a mesa agora; depois o que acontece. Após uma interrupção, volte com o último “n” como “from”: nada falta nem se repete.
api-line-seats = Quem ocupa os lugares: no início, e sempre que muda.
api-line-entry = Uma entrada do histórico da mesa, em ordem. “act”: uma ação em notação; “takeback”: “kept” diz quantos eventos ficam, “practice” se o jogo passa a treino; “ask”: o lugar “actor” pede para voltar a “kept” eventos; “agree” e “decline”: o lugar “actor” responde; “resign” e “flag”: “seat” está fora; “abandon”: o jogo acabou sem resultado.
api-line-now = A mesa depois de todas as entradas até agora.
api-line-chat = O que se diz daqui em diante.
api-line-beat = O fluxo está vivo.
api-line-bye = A última linha. “over”: o jogo acabou; “gone”: já não pode ver a mesa; “token”: o token foi revogado; “restart”: o servidor para, volte com “from”.
api-socket = Em vez disso, um WebSocket
api-socket-help = /live/TABLE?as=json é uma só ligação para agir e escutar. Leva o mesmo token no mesmo cabeçalho; docs/server.md tem as mensagens.
api-problems = Recusas
api-problems-help = Uma recusa é um objeto JSON (RFC 9457): “code” é para programas, “detail” para pessoas, na língua delas (Accept-Language); “tag” e “help” indicam a regra do jogo, “n” é o da mesa agora.
api-limits = Quantas vezes
api-limits-help = Acima de um limite, os pedidos são recusados com 429; “Retry-After” diz quantos segundos esperar. Os limites são por token e endereço, salvo indicação. Um corpo tem no máximo 10.000 bytes, uma importação 1.500.000.
api-limit = { $what }: { $burst } de uma vez, depois 1 a cada { $every } s.
api-limit-call = Chamadas, por token
api-limit-request = Pedidos de qualquer tipo, por endereço
api-limit-table = Mesas novas
api-limit-link = Convites vistos ou usados
api-limit-chat = Mensagens, por pessoa ou bot
api-limit-upload = Importações e arquivos
api-limit-export = Exportações
api-limit-lines = Fluxos e WebSockets abertos, por token: { $count }.
api-limit-tables = Mesas em curso, por anfitrião: { $count }.
api-notation = Em uma mesa, “legal” lista todas as ações permitidas na notação do jogo: um programa não precisa conhecer as regras; docs/ tem a gramática.
api-me-help = Seu nome, se é um bot, e o que o token pode fazer.
api-games-help = Todos os jogos: lugares, opções, bots da casa e exemplos da notação.
api-game-help = Um jogo.
api-tables-help = Mesas suas ou onde joga: as sessenta jogadas por último.
api-make-help = Uma nova mesa. Começa quando todos os lugares estiverem ocupados. Um id já usado dá a mesa criada então.
api-table-help = Uma mesa como está; para o anfitrião, com um token para isso, os links dos lugares livres.
api-puzzles-help = Todos os problemas com solução e prova, um objeto JSON por linha (docs/puzzles.md).
api-record-help = O jogo como texto que “tumblestar verify” e “tumblestar replay” leem. A semente está nele quando o jogo acabou.
api-review-help = Onde um jogo acabado foi decidido, por sorte e por perícia (docs/review.md). O pedido espera até vinte segundos.
api-chat-help = As últimas duzentas mensagens de uma mesa.
api-stream-help = O que acontece em uma mesa, um objeto JSON por linha, até o jogo acabar; “beat” após quinze segundos sem nada. Quem não lê nada por dez segundos é desligado.
api-invitation-help = Aonde leva um link: jogo, lugar, relógio, quem mais joga, e o compromisso da sorte. Nada é ocupado.
api-join-help = Ocupa o lugar de um convite. Quem já o tem por esse link recebe a mesma resposta.
api-act-help = Joga uma ação, pelo número em “legal” ou pela notação. Onde o acaso é digitado, “text” tem resultados separados por espaços.
api-takeback-help = Desfaz a última ação, dentro do seu turno e antes que a sorte ou outro lugar aja. Com “kept” todos os eventos depois de tantos: sozinho contra bots como treino; entre pessoas pergunta-se aos outros, e nada volta além da sorte.
api-answer-help = Aceita um pedido para desfazer, ou recusa; quem pediu o retira assim. Faz-se quando todos aceitaram.
api-resign-help = Desiste por um lugar seu; “seat” diz qual, se tem vários.
api-rematch-help = Outro jogo com as mesmas pessoas nos seus lugares, quando este acabar. Quem pede primeiro cria a mesa; “agree” false recusa e libera o seu lugar.
api-say-help = Uma linha de texto, ou uma frase que cada um lê na sua língua.
api-abandon-help = Acaba um jogo sem resultado, para o anfitrião.
api-delete-help = Apaga de vez uma mesa acabada, para o anfitrião.
api-export-help = A gravação de cada mesa sua ou onde joga, um objeto JSON por linha, a mais antiga primeiro.
api-import-help = Acrescenta partidas gravadas como mesas suas para percorrer: como texto, uma após outra, ou como linhas de JSON exportadas. Uma que já existe não se repete. Responde com um objeto JSON por linha para cada. No máximo 200, e 1,5 MB.
api-field-asked = O pedido para desfazer que espera respostas.
api-field-actor = Um lugar, 0 para o acaso, null para ninguém.
api-field-added = False se já existia.
api-field-bot = True para bots da casa e para programas.
api-field-chance = “sealed”: uma semente secreta, aberta no fim; “seed”: uma dada por você; “typed”: digitado de um tabuleiro real.
api-field-changed = Quando se jogou por último (UTC).
api-field-chat = Se as pessoas podem escrever livremente; frases são sempre permitidas.
api-field-clock = “none”, “turn-SECONDS” ou “bank-SECONDS-INCREMENT”.
api-field-commitment = O SHA-256 da semente selada.
api-field-data = O resumo dos arquivos de dados do jogo.
api-field-due = Quando o relógio em curso chega ao fim.
api-field-end = Como na gravação; null enquanto o jogo continua.
api-field-following = A mesa da revanche, ou vazio.
api-field-from = A última entrada que tem: recebe as seguintes. Omitido: a partir de agora. 0: todas.
api-field-good = Se o convite ainda pode ser usado.
api-field-id = O mesmo id é o mesmo pedido, feito uma vez.
api-field-increment = Segundos acrescentados após cada turno.
api-field-kept = Quantos eventos da gravação ficam.
api-field-left = Milissegundos que restam a cada lugar.
api-field-legal = As ações permitidas do lugar que joga; de um jogo, exemplos.
api-field-link = Um convite, ou o que vem depois da última barra.
api-field-links = Null para todos menos o anfitrião.
api-field-listed = Se o salão a mostra.
api-field-n = O número vivo da mesa: conta as entradas do histórico e só cresce.
api-field-options = As omitidas têm o valor padrão.
api-field-phrase = Cada um lê na sua língua; “note-” começa as da própria mesa.
api-field-practice = Se alguém voltou além da sorte ou de um bot. Em um pedido: sabe que o jogo passa a treino.
api-field-preparing = O bot prepara-se; até lá joga abaixo da força total.
api-field-presence = “none” onde não se espera ninguém.
api-field-remark = Por que regras um jogo antigo foi jogado e é mostrado; em geral vazio.
api-field-result = As partes dos lugares quando acabou.
api-field-retry-after = Segundos a esperar.
api-field-salt = Palavras suas que entram na sorte selada.
api-field-scope = O que falta ao token.
api-field-seats = Para uma nova mesa: “me”, “open” para quem recebe o link, ou “bot:NAME” para um bot da casa.
api-field-seconds = Por turno ou por jogo.
api-field-seen = O “n” da mesa em que se baseou.
api-field-stand-in = O bot que joga agora por uma pessoa.
api-field-status = “study” é uma gravação para percorrer. De um problema: o status HTTP.
api-field-table = O nome da mesa, como no endereço.
api-field-tag = A regra do jogo que o proíbe.
api-field-token = O nome do token.
api-field-watch = O link para espectadores.
api-field-watchers = Se quem tem o link pode assistir.
problem-request = Pedido incorreto: um cabeçalho repete-se, ou o corpo acabou cedo demais.
problem-json = O corpo não pode ser lido como JSON em UTF-8.
problem-token = Token inválido: envie “Authorization: Bearer tms_…” com um criado aqui e não revogado.
problem-scope = O token não pode fazer isso: “scope” diz o que falta.
problem-address = Este servidor só deixa entrar certos endereços.
problem-blocked = O anfitrião da mesa bloqueou o acesso.
problem-missing = Não há nada aqui para você: o nome está errado, a mesa foi apagada, ou é de outros.
problem-method = Não por este método: “Allow” indica os que este endereço aceita.
problem-stale = Algo aconteceu desde então: veja de novo e decida outra vez, com um novo id.
problem-seat = Isso não lhe cabe agora: é a vez de outro lugar, o lugar não é seu, ou é só para o anfitrião.
problem-chance = Isso cabe ao acaso; resultados só se digitam em uma mesa criada para isso.
problem-takeback = Nada se pode desfazer: o turno acabou, ou a sorte ou outra pessoa já agiu.
problem-practice = O jogo passaria a treino: sem estrela, e com acaso aberto. Peça de novo com “practice” se quiser.
problem-over = O jogo acabou.
problem-waiting = O jogo começa quando todos os lugares estiverem ocupados.
problem-clock = O tempo do lugar acabou.
problem-taken = O lugar está ocupado, o link é antigo, ou já é seu.
problem-chat = Isso não se pode dizer: o anfitrião desligou o chat livre, ou não é uma só linha de texto.
problem-going = O jogo continua; acabe-o antes.
problem-table = A mesa não pode ser aberta; pode ser de outra versão de tumblestar.
problem-game = O jogo não pode ser jogado agora: o arquivo de dados tem um erro. Quem gere o servidor pode corrigi-lo.
problem-long = Grande demais: um corpo tem no máximo 10.000 bytes, uma importação 1.500.000.
problem-kind = Envie o corpo como “Content-Type: application/json”.
problem-host = Este servidor tem outro nome; quem o iniciou pode permitir este: TUMBLESTAR_HOSTS=name.
problem-message = Um campo é desconhecido ou incorreto: “field” diz qual, “expected” o que deveria ser.
problem-rule = Uma regra do jogo o proíbe: “tag” é a regra, “help” a sua página.
problem-unread = A notação não pode ser lida; “legal” lista o que se pode fazer.
problem-options = Não há tal jogo, número de lugares, opção, bot ou nome, ou as opções não combinam.
problem-limit = Vezes demais: espere os segundos que “Retry-After” diz. Nada foi feito.
problem-head = Endereço e cabeçalhos têm no máximo 16.384 bytes.
problem-trouble = Algo falhou aqui. Peça de novo com o mesmo id: o que foi feito não se repete.
problem-working = Está em cálculo; peça de novo daqui a pouco.
problem-store = Não foi possível escrever, e nada foi feito; peça de novo daqui a pouco, com o mesmo id.
refused-scope = Este token não pode fazer isso: falta “{ $scope }”.
refused-long = O corpo tem mais de { $most } bytes.
refused-field = O campo { $field } não está como deve: { $expected }.
import-none = Não há nenhuma partida gravada nele.
import-many = Há { $count } partidas nele; importe no máximo { $most } de uma vez.
import-line = Esta linha não é um objeto JSON com um “record”.
refused-kind = Envie o corpo como { $kinds }.
refused-act = Indique o número de uma ação como “action”, ou a sua notação como “text”.
refused-no-link = Este não é um convite que conhecemos.
refused-streams = Há fluxos abertos demais. Feche um antes.
scope-read = Ver as suas mesas, segui-las, ler partidas e chat
scope-play = Ocupar lugares por convite, agir, desfazer, desistir, usar o chat
scope-tables = Criar mesas, ver os links delas, acabá-las e apagá-las
tokens-head = Tokens para programas
tokens-about = Um token deixa um programa seu jogar aqui.
tokens-yours = Os seus tokens
tokens-none = Nenhum.
token-made = O seu novo token
token-once = Copie-o agora: só se mostra esta vez. Quem o tem pode usá-lo.
token-label = Token
token-copy = Copiar o token
token-new = Outro token
token-name = Nome
token-for = Quem age com ele
token-for-me = Eu: um terminal ou um script meu
token-for-bot = Um novo bot com esse nome
token-for-this-bot = Meu bot { $name }
token-bot-help = Um programa que decide por si é um bot: joga com nome próprio e é marcado como bot.
token-do = Criar o token
token-of-you = age por você
token-of-bot = age como o bot { $name }
token-since = criado em { $day }
token-used = usado em { $day }
token-unused = nunca usado
token-revoke = Revogar
token-revoke-sure = Programas que o usam serão recusados.
token-revoke-yes = Sim, revogar
token-no-name = Dê-lhe um nome.
token-no-scope = Marque pelo menos uma coisa que pode fazer.
token-for-whom = Escolha quem age com ele.
token-many = Há { $most } tokens seus. Revogue alguns antes.
cli-token = Cria, lista e revoga tokens para programas, mesmo com o servidor ligado.
cli-token-new = Cria um token para um novo bot chamado NAME e o mostra, esta única vez.
cli-token-person = Para uma pessoa, não um bot.
cli-token-scope = O que pode fazer, por padrão read; pode repetir-se.
cli-token-list = Lista todos os tokens.
cli-token-revoke = Revoga o token com este NUMBER na lista.
cli-token-bot = bot { $name }
cli-token-none = Não há tokens.
cli-token-head-number = número
cli-token-head-name = nome
cli-token-head-who = quem
cli-token-head-scopes = pode
cli-token-head-made = criado
cli-token-head-used = último uso
cli-token-revoked = O token { $number } está revogado.
cli-token-unknown = Não há token { $number }.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [one] Para { $count } jogador
       *[other] Para { $count } jogadores
    }
option-first = Quem começa
option-first-help = Por sorteio, ou à sua escolha.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
picture-label = A mesa do jogo. Pressione T para a ter em texto.
first-seat = { $seat ->
        [you] Você começa.
       *[other] { $seat } começa.
    }
seat-won = { $seat ->
        [you] Você vence!
       *[other] { $seat } vence.
    }
first-seat-awaited = O sorteio decide quem começa.
unread-of = “{ $text }” não se pode fazer aqui; espera-se uma de { $actions }.
cli-new-game = Escreve um jogo pequeno como pacote, para fazer dele o seu.
cli-new-game-name = O nome do jogo em Python: letras minúsculas, algarismos e sublinhados.
cli-new-game-out = A pasta onde escrever; por padrão uma com o nome do jogo, aqui.
cli-new-game-bad = “{ $name }” não pode ser o nome de um jogo: letras minúsculas, algarismos e sublinhados, primeiro uma letra, e não o nome de outro jogo.
cli-new-game-there = “{ $folder }” já existe; escolha outra pasta com --out.
cli-new-game-made = Escrito em { $folder }. A seguir: pip install -e { $folder }, depois tumblestar check-game { $name }, e tumblestar play { $name }.
cli-check-game = Verifica um jogo segundo o contrato, e diz o que falta.
cli-check-game-passed = { $name } passa em todas as { $count } verificações.
cli-check-game-failed = Verificações em que { $name } falha: { $count }

## The installable app

nav-install = Instalar como app
install-head = tumblestar como app
install-about = Instalado, tumblestar abre em janela própria e ocupa menos de um megabyte.
install-do = Instalar
install-ways = Ou à maneira do navegador:
install-chrome = Chrome e Edge: “Instalar” na barra de endereço ou no menu.
install-ios = iPhone e iPad: o botão de partilha, depois o ecrã ou a tela inicial.
install-mac = Safari no Mac: “Adicionar ao Dock” no menu Arquivo.
install-firefox = Firefox no Android: “Instalar” no menu.
install-not = Os navegadores só instalam de um endereço https. Peça a quem gere este servidor que configure TLS (docs/hosting.md).
offline-head = Sem ligação
offline-about = O servidor não responde. As suas mesas estão seguras; esta página volta sozinha.
offline-again = Tentar de novo
result-share = Enviar o resultado
result-save = Guardar como imagem

## Review of a game

review-none = { $game } não tem avaliador, e os seus jogos não podem ser revistos.
review-empty = Nada aconteceu ainda neste jogo.
review-older = Este jogo foi jogado com regras ou dados de outra versão, e não pode ser revisto.
review-ended = A revisão acabou de repente. Peça de novo para a reiniciar.
review-busy = Há cálculos demais agora. Tente em um minuto.
review-failed = A revisão falhou; o histórico do servidor diz o motivo.
review-title = Revisão: { $game }, { $names }
review-curve = Partes da vitória por evento, uma linha por lugar; no fim { $shares }. A lista de eventos tem todos os números.
review-luck-bars = Sorte: para cima é bom para o lugar
review-luck-of = Sorte por evento: { $name }
review-cost-bars = Custo das decisões
review-cost-of = Custo das decisões por evento: { $name }
review-means = O que querem dizer estas palavras?
review-means-luck = O que o acaso trouxe, em relação à média do que podia trazer, em partes da vitória; 0 em média.
review-means-skill = O que todas as decisões fizeram a um lugar, em relação às melhores. As próprias só podem custar; as dos outros são presentes.
review-means-residual = O que o avaliador deixa por explicar: 0 se é exato, senão uma medida da confiança nele.
review-means-adjusted = O resultado sem a sorte, com o seu intervalo. Diz mais cedo que os resultados quem jogou melhor.
review-means-rating = Mil vezes o custo médio das decisões próprias de um lugar; menor é melhor.
review-means-level = O bot cujas decisões custam mais ou menos o mesmo.
review-totals = De onde vem o resultado
review-start = O início.
review-at = Evento { $n }. { $did } Partes da vitória: { $shares }.
review-share-of = { $name } { $share }
review-head-event = evento
review-head-what = o que aconteceu
review-head-luck = sorte para
review-head-cost = custo
review-luckiest = Maior sorte
review-event = Evento { $n }
review-board = O tabuleiro depois do evento { $n }
review-mistakes = Decisões mais caras
review-better-board = O tabuleiro depois da linha melhor, evento { $n }
review-decision = Evento { $n }: decide { $name }
review-played = Jogado
review-better = Melhor
review-events = Todos os eventos
review-link = Revisão
review-page = Revisão de { $game }
review-later = A revisão vem depois do jogo, para que ninguém saiba quem lidera.
review-back = Voltar à mesa
review-slider = Eventos do jogo
review-progress = Eventos calculados
review-working = O jogo está em cálculo. Pode voltar mais tarde.
review-waiting = O avaliador prepara-se, até um minuto na primeira vez neste computador.
review-done = O jogo todo está calculado.
review-again = Tentar de novo
review-reload = Mostrar o que está pronto
review-play-on = Experimentar esta linha na análise
review-moment = Mostrar este momento na mesa
retry-link = Repetir os erros
retry-page = Erros em { $game }
retry-least = A partir de { NUMBER($share, style: "percent") }
retry-none = Nenhuma decisão custou tanto.
retry-puzzle = { $k } de { $count }, evento { $n }: decide { $name }
retry-board = O tabuleiro antes do evento { $n }
retry-do = Tentar
retry-before = O anterior
retry-next = O próximo
retry-right = { $action } Isso mantém { $best }, e nada mantém mais.
retry-wrong = { $action } Isso mantém { $share }; o melhor mantém { $best }. Tente outra.
retry-unknown = “{ $action }” ainda está em cálculo. Tente daqui a pouco.
retry-played = Jogado: { $did } Isso manteve { $share }.
evaluator-own = os valores do próprio jogo
review-evaluator = Valores: { $name }. Erro médio de um passo: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valores: { $name }; exatos.
review-evaluator-unmeasured = Valores: { $name }; erro não medido.
review-level-none = –
review-level-perfect = Perfeito
review-resigned = { $name } desistiu
review-sum-seat = lugar
review-sum-start = início
review-sum-luck = sorte
review-sum-skill = perícia
review-sum-residual = por explicar
review-sum-final = resultado
review-sum-adjusted = sem sorte (95%)
review-sum-decisions = decisões
review-sum-rating = avaliação
review-sum-level = jogou como
# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } ({ $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } para { $name }
review-no-mistakes = Nenhuma decisão custou nada.
cli-review = Diz onde um jogo foi decidido, por sorte e por perícia, em números que se somam.
cli-review-html = Escreve a revisão como arquivo para qualquer navegador, sem scripts.
cli-review-against = Compara o jogo com outra partida que teve a mesma sorte.
compare-alike = Até onde ambos vão, os jogos são iguais.
compare-parting = Separam-se no evento { $n }:
compare-other = Estes jogos tiveram sorte diferente: diferem { $what }.
compare-unknown = Não se sabe se estes jogos tiveram a mesma sorte: o acaso foi digitado, ou a semente ainda não está aberta.
compare-game = os jogos
compare-seats = os números de lugares
compare-options = as opções
compare-start = as primeiras posições
compare-seed = as sementes
cli-review-title = { $game }: { $names }
cli-review-luckiest = Maior sorte:
cli-review-mistakes = Decisões mais caras:
cli-review-better = Melhor: { $preview } [{ $line }]

## Statistics of many games

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

## Puzzles

puzzle-file = { $file }, linha { $line }: { $why }
puzzle-bad-line = Isto não é um problema: { $why }. docs/puzzles.md tem o formato.
puzzle-of-another = “{ $id }” não é o id de um problema de { $name }.
puzzle-twice = O problema “{ $id }” aparece duas vezes.
puzzle-empty = O problema “{ $id }” não tem solução.
puzzle-bad-state = O problema “{ $id }” tem um estado que não pode ser lido. { $why }
puzzle-unknown = Não há problema “{ $text }”. Um id é um jogo ({ $games }), um hífen e sete algarismos; veja “tumblestar puzzles list”.
puzzle-illegal = “{ $text }” não se pode fazer aqui.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-form = Este não é um arquivo de notas (docs/tutorials.md). { $why }
bad-tutorial-alone = Falta ao lado a partida gravada { $file }.
bad-tutorial-record = Linha { $line } da partida gravada: { $why }
bad-tutorial-game = A partida gravada é de { $other }; espera-se { $game }.
bad-tutorial-learner = Quem aprende tem o lugar { $n }; espera-se um lugar de cada partida gravada.
bad-tutorial-idle = Quem aprende, no lugar { $n }, não tem nada a fazer; espera-se uma nota antes de uma ação desse lugar.
bad-tutorial-chapter = É do capítulo { $n }; espera-se de 1 a { $count }, um por partida gravada.
bad-tutorial-event = Está antes do evento { $event }; espera-se de 1 a { $count }, o último para o fim.
bad-tutorial-order = Vem depois de uma nota de um evento posterior; espera-se a ordem do jogo.
bad-tutorial-end = O capítulo acaba com algo a fazer; espera-se mais uma nota, para mostrar o que resultou.
bad-tutorial-words = Não há palavras para “{ $key }”; espera-se uma mensagem de { $game } em cada língua.
bad-tutorial-reading = Quem aprende não tem nada a fazer aqui; “also”, “answers” e “other” só se esperam antes das suas ações.
bad-tutorial-action = “{ $text }” não é uma ação. { $why }
bad-tutorial-illegal = “{ $text }” não é permitido aqui; em “also” esperam-se ações tão boas como a gravada.
bad-tutorial-right = “{ $text }” é a ação gravada; em “answers” esperam-se tentativas erradas.
bad-tutorial-mark = Nada aqui se chama “{ $text }”; espera-se uma ação permitida, um lugar do tabuleiro, ou uma peça ou um sinal da imagem.
learn-right = Certo.
learn-head = Aprender { $game }
learn-step = { $n } de { $count }
learn-back = Voltar
learn-next = Continuar
learn-again = Do início
learn-play = Jogar contra { $bot }
# $name: the name of a file.
learn-another = Outra lição: { $name }
learn-board = O tabuleiro da lição
learn-choose = Tudo o que se pode fazer aqui
learn-do = Fazer
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = Pressione “{ $turn }” até a peça ficar certa.
# $marked: a list of sentences and names.
learn-marked = Marcado: { $marked }
term-learn-begin = Faça o que as notas pedem: digite uma ação em notação, ou Enter para continuar. “?” lista o que se pode fazer, “tabuleiro” mostra o tabuleiro, “anterior” volta, “sair” sai.
term-learn-try = A sua ação:
term-learn-on = Enter continua:
term-learn-play = Enter começa um jogo contra { $bot }; “sair” sai:
term-learn-left = A lição está guardada. “tumblestar learn { $game }” continua.
term-learn-rule = A regra é { $tag }: está em “tumblestar rules { $game }”.
term-word-step-back = anterior
cli-learn = Ensina um jogo no terminal a jogar, depois joga contra um bot; continua onde ficou.
cli-learn-game = O jogo.
cli-learn-lesson = O nome de uma lição; por padrão a primeira.
cli-learn-none = { $game } ainda não tem lição; docs/tutorials.md diz como escrever uma.
cli-learn-unknown = Não há lição “{ $name }”; há { $names }.
card-learn = Aprender { $game } a jogar
card-learn-short = Aprender
new-learn = Aprender a jogar: alguns minutos
# $did: what the recorded action would do, a sentence of the game.
learn-also = Isso é igualmente bom. A lição continua com outra ação. { $did }
# $did: what the tried action would do.
learn-other = { $did } É permitido, mas não é o pedido aqui. Tente o que está marcado.
## The same deal: a finished game handed to friends

deal-nobody = Um desafio precisa do lugar de um jogador: “{ $person }” em vez de um bot.
deal-long = O link de um desafio tem no máximo { $most } caracteres. Copie só o link inteiro.
deal-unknown = O link de um desafio não pode dizer “{ $name }”; pode dizer { $allowed }. Copie de novo o link inteiro.
deal-missing = Falta no link do desafio: { $names }. Copie de novo o link inteiro.
deal-hand-on = Mesma sorte para amigos
deal-head = { $game }: a mesma sorte
deal-about = Quem abre este link joga este jogo com os mesmos bots, opções e acaso. Quem acabou vê os jogos dos outros, turno a turno. O acaso é aberto: o jogo de outro mostra o que vem.
deal-you = você
deal-seats = Lugares: { $names }
deal-option = { $name }: { $value }
deal-play = Jogar este desafio
deal-go-on = Continuar o seu jogo
deal-see = Ver o seu jogo
deal-again = Este é o seu próprio jogo. Envie o link a amigos; pode também jogá-lo de novo, já com o que vem.
deal-link = Link a enviar
deal-others = Jogos acabados, que se veem depois de acabar o seu: { $count }
deal-turns = Turno a turno
deal-turn = Turno
deal-result = Resultado
deal-alike = todos iguais
## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-board = O tabuleiro do problema
puzzle-ask = Qual é a melhor jogada?
puzzle-choose = O que jogar?
puzzle-do = Fazer
puzzle-back = Desfazer
puzzle-give = Ver a resposta
puzzle-skip = Outro problema
puzzle-next = Próximo problema
puzzle-retry = Tentar de novo
puzzle-again = Este problema já foi tentado antes; agora não conta.
puzzle-open = Até agora:
puzzle-right = Certo, continue! Até agora:
puzzle-wrong = Não é a melhor jogada. Tente outras à vontade; só conta a primeira tentativa. A sua:
puzzle-answer = Esta é a resposta.
puzzle-solved = Resolvido à primeira! A sua avaliação: { $rating }, antes: { $before }.
puzzle-failed = Não resolvido à primeira. A sua avaliação: { $rating }, antes: { $before }.
puzzle-seen = A resposta, sem avaliação.
puzzle-moves = A resposta, passo a passo
puzzle-then = Como pode continuar
puzzle-why = O motivo
puzzle-analyse = Pensar daqui em diante
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

## The challenges of the day

day-order = { $file }, linha { $line }: { $date } não é um dia depois do anterior.
day-none = Não há desafios para “{ $date }”. Espera-se uma data de { $first } a { $last }; um tumblestar mais novo pode ter mais.
day-not-yet = { $date } ainda não começou em lugar nenhum.
day-head = tumblestar, { $date }
day-about = Quatro desafios por dia, os mesmos para todos. O acaso vem da data, e por isso é aberto; cada um joga-se uma vez.
day-before = O dia anterior
day-after = O dia seguinte
day-puzzle = Problema
day-level = Nível
day-duel = Duelo
day-chart = Mapa
day-puzzle-about = { $game }: encontre a melhor jogada. Conta a primeira tentativa.
day-level-about = { $game } sozinho: vença este nível da campanha.
day-duel-about = { $game } contra o jogo resolvido, que não erra.
day-chart-about = { $game } sozinho: encha o mapa com mais de { $goal } pontos.
day-play = Jogar
day-go-on = Continuar
day-see = Ver de novo
day-open = – { $kind }: ainda não jogado
day-going = – { $kind }: em curso
day-won = ★ { $kind }: resolvido
day-lost = ● { $kind }: não resolvido
day-won-alone = ★ { $kind }: vencido, pontos: { $points }
day-lost-alone = ● { $kind }: não vencido, pontos: { $points }
day-won-against = ★ { $kind }: vencido por { $points } a { $other }
day-lost-against = ● { $kind }: não vencido, { $points } a { $other }
day-share = O seu resultado
day-copy = Copiar o texto
day-history = Os seus dias
day-streak = Dias seguidos: { $count }, o máximo: { $longest }.
day-history-item = { $date }: { $count } de 4
day-history-kept = Os seus dias só ficam guardados neste aparelho.
day-back = Aos desafios do dia
day-link = Desafios do dia
cli-day = Lista os quatro desafios de um dia, os mesmos para todos, ou joga um neste terminal.
cli-day-date = A data, como 2026-11-24; por padrão hoje.
cli-day-play = Joga este desafio; cada um conta uma vez.
cli-day-how = “tumblestar day { $date } --play NAME” joga um: { $kinds }.
cli-day-kept-bad = Os seus dias em “{ $file }” não podem ser lidos: { $why }. Corrija o arquivo, ou mova-o.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Índice
rules-search = Procurar nas regras
rules-search-do = Procurar
rules-found = { $count ->
        [0] Nenhuma regra tem todas estas palavras.
       *[other] Regras encontradas: { $count }.
    }
rules-summary = Uma página para a mesa
summary-head = { $game } em resumo
example-legal = Permitido.
example-illegal = Não permitido.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Pontos: { $count }.
example-points-of = Pontos: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] o arquivo
       *[other] exemplo “{ $name }”
    }: { $why }
examples-form = não tem a forma que docs/adding-a-game.md descreve. { $why }
examples-rule = não há regra nem seção “{ $tag }”. Indique uma de words/en.ftl, como AB-3.1 ou AB-3.
examples-name = cada exemplo precisa de um nome próprio, de palavras “{ $key }” em words/en.ftl, e de uma imagem.
examples-crop = não há “{ $text }” entre os recortes; há { $allowed }.
examples-seat = ninguém ocupa o lugar { $count }.
examples-legal = “{ $text }” não é permitido aí, por { $tag ->
        [none] o que o acaso pode fazer
       *[other] { $tag }
    }. Corrija o estado ou a ação.
examples-tag = uma ação é permitida ou proibida, não ambas; uma proibida precisa do número da regra que a proíbe.
examples-illegal = “{ $text }” deveria ser proibido por { $tag }, e as regras dizem { $found ->
        [none] que é permitido
       *[other] { $found }
    }.
examples-points = “{ $name }” deveria ser { $count }, e as regras dizem { $found }.
examples-summary = são precisas palavras “{ $key }” e “{ $key }-1” em words/en.ftl, e exemplos com estes nomes: { $names }.
cli-rules-search = Mostra só regras com todas estas palavras, sem contar acentos.
cli-rules-section = Mostra só esta seção, como TY-3.
cli-rules-no-section = { $game } não tem seção “{ $text }”; tem { $allowed }.
cli-rules-none = Nenhuma regra de { $game } tem todas as palavras “{ $text }”.

## Games to show others: pictures, animations, links (docs/sharing.md)
# $game: its name. $names: a list. $n, $count, $turn, $most: numbers. $did: a sentence of the game. $file, $kinds, $command: as they are typed.

picture-title = { $game }: { $names }
picture-seat = Não há lugar { $n }: este jogo tem { $most }.
picture-turn = Não há turno { $turn }: este jogo tem { $most }.
picture-at = Não há evento { $n }: esta partida tem { $most }. O início é 0.
cli-picture = Desenha uma partida gravada: uma posição como imagem, o jogo todo ou um turno como animação.
cli-picture-out = Escreve uma imagem: .svg, .png ou .webp.
cli-picture-at = A posição depois de tantos eventos; por padrão a última.
cli-picture-animate = Escreve uma animação: .gif ou .webp.
cli-picture-turn = Anima só este turno, a partir de 1.
cli-picture-theme = As cores.
cli-picture-width = Pixels de largura; por padrão 760, em uma animação 480.
cli-picture-seat = O lugar cuja parte da mesa fica grande, a partir de 1.
cli-picture-delay = Milissegundos por momento de uma animação; por padrão 700.
cli-picture-none = Não há nada a desenhar: indique um arquivo com --out (.svg, .png, .webp) ou --animate (.gif, .webp).
cli-picture-kind = “{ $file }” não tem um formato que se desenhe aqui; espera-se um de { $kinds }.
cli-picture-needs = “{ $file }” precisa de pacotes que { $command } instala; um .svg não precisa.
share-link = Partilhar o jogo todo
share-head = Partilhar este jogo
share-address-about = Contém o jogo todo com os nomes dos jogadores. O servidor não guarda nada: o link serve enquanto o servidor existir, e não se pode retirar.
share-address = Como link
share-address-field = O link para o jogo
share-copy = Copiar
share-embed = Em outra página
share-embed-about = Uma moldura para um blog ou fórum, para percorrer o jogo.
share-code = O HTML da moldura
share-film = Como animação
share-picture = Como imagem
share-text = Como texto
share-text-about = A partida gravada, para pessoas lerem e tumblestar abrir.
share-whole-game = O jogo todo
share-turn = O quê
share-at = Depois de quantos eventos (0 a { $most })
share-kind = Formato
share-download = Baixar
share-too-long = Este jogo é longo demais para um link. Envie a partida como arquivo, que outros abrem em “Minhas mesas”.
share-busy = Várias imagens estão sendo desenhadas. Tente daqui a pouco.
share-missing = Este servidor não desenha este formato. Escolha SVG, ou peça a quem o gere que instale tumblestar[cards].
shared-head = Um jogo partilhado
shared-script = Um script desta página lê o jogo neste link. Permita scripts aqui para o ver.
shared-empty = Este endereço não contém um jogo. O link de um jogo tem um # e muitas letras depois.
shared-foreign = Este não é um link de um jogo de tumblestar, ou é de uma versão mais nova. Peça a partida como arquivo.
shared-damaged = O link está danificado ou cortado. Copie-o inteiro, ou peça-o de novo.
shared-long = Este link contém mais do que qualquer jogo, e não é mostrado.
shared-old = Este navegador não lê o link: precisa de Chrome 80, Firefox 113, Safari 16.4 ou mais novo.
shared-offline = O servidor não responde, ou está ocupado. Carregue a página de novo.
shared-begin = O jogo começa.
shared-told = Evento { $n } de { $count }. { $did }
shared-whole = Ver na sua própria página

## The static site (site/, cli/site.py)

cli-site = Escreve a caixa toda como arquivos estáticos, que qualquer espaço web serve e um telefone guarda.
cli-site-folder = A pasta onde escrever, nova ou vazia.
cli-site-pyodide = Uma pasta com o pacote npm pyodide; por padrão npm busca-o.
cli-site-server = O endereço de um servidor tumblestar para jogar com amigos.
cli-site-made = Escrito em { $folder } (arquivos: { $count }, primeira visita: { $size } MB comprimidos). Para experimentar: python -m http.server --directory { $folder }. Outros aparelhos precisam de um endereço https.
cli-site-not-compiled = Sem node, nada foi compilado: o site funciona, mas começa mais devagar.
site-no-folder = “{ $folder }” não é uma pasta. Indique uma nova ou vazia.
site-not-empty = “{ $folder }” não está vazia; nada foi escrito. Indique uma pasta nova ou vazia; para renovar um site, ponha essa no lugar da antiga.
site-bad-server = “{ $text }” não é o endereço de um servidor; espera-se um como https://games.example.org.
site-no-npm = O site precisa do pacote npm { $package }, e não há npm aqui. Instale Node.js, ou indique uma pasta com o pacote: --pyodide.
site-npm-failed = npm não conseguiu buscar { $package }: { $why }. Tente mais tarde, ou indique uma pasta com o pacote: --pyodide.
site-no-pyodide = “{ $folder }” não é uma cópia do pacote npm pyodide: falta { $file }.
site-other-pyodide = Esse é pyodide { $found }; espera-se { $expected }: npm install pyodide@{ $expected }.
site-no-package = O pacote { $package } não está instalado aqui como arquivos. Instale tumblestar com pip e tente de novo.
site-not-rendered = A página inicial não pôde ser criada: { $why }
site-not-compiled = Os módulos não puderam ser compilados: { $why }
site-loading = Buscando a caixa, só uma vez…
site-starting = Preparando a caixa…
site-soon = A caixa está em preparação; a sua escolha abre em um momento.
site-failed = Algo falhou neste navegador. O que foi guardado ainda está aqui.
site-again = Tentar de novo
site-full = Este navegador está cheio, e nada mais é guardado. Libere espaço, ou guarde o jogo como arquivo (na mesa: “Mais”, depois “Baixar a partida”).
site-not-kept = Este navegador não guarda nada, talvez em uma janela privada: os jogos duram até ela fechar.
site-elsewhere = A caixa está aberta em outra aba ou janela.
site-here = Usar aqui
site-newer = Há uma versão mais nova da caixa. Os seus jogos ficam.
site-newer-do = Mudar para ela
site-no-language = Cada língua é buscada uma vez pela rede, e agora não há rede. Até lá os textos ficam em inglês.
site-no-files = Não foi possível buscar a caixa. Verifique a rede e tente de novo.
site-not-secure = Esta página precisa de um endereço https, ou do desta máquina. Peça um a quem gere o site.
site-too-old = Este navegador é antigo demais para tumblestar, ou uma janela privada proíbe WebAssembly, module workers ou service workers. Use um Firefox, Chrome, Edge ou Safari atual.
site-no-script = tumblestar funciona no navegador e precisa de JavaScript.
nav-friends = Com amigos
friends-head = Com amigos
friends-about = Esta caixa é para um aparelho: joga-se contra bots, ou passa-se o aparelho de mão em mão.
friends-server = Para jogar com outros nos aparelhos deles, use este servidor:
friends-go = Ir ao servidor
friends-none = Para jogar com outros nos aparelhos deles, alguém inicia um servidor com um comando:
friends-ask = Traz convites por link, um salão, relógios, chat e jogos de vários dias, sem contas. Se conhece um servidor, peça o endereço.
friends-carry = Os jogos passam como arquivos, para cá e para lá: guarde um na mesa, e abra-o em “Minhas mesas”.
