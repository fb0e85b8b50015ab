### The command line: what all commands share, and commands that belong to no feature.

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
cli-game-unfit = Isto não é para { $name }; espera-se: { $allowed }.
cli-score = Pontua constelações ou mapas anotados em uma mesa real.
cli-colours = Para twinkle: as letras das cores em jogo; por padrão todas.
cli-sides = Para twinkle_twinkle: os lados das cinco referências na ordem de pontuação, como ABAAB; por padrão os do arquivo, senão todos A.
cli-not-scored-by = { $option } não diz nada sobre { $name }. Omita.
cli-scored = Constelação { $count }, total das cartas: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Nada a pontuar em “{ $file }”; espera-se: uma constelação por linha.
cli-seconds = Segundos para pensar.
cli-bench = Mede a velocidade de jogos aleatórios, em milhões de eventos por segundo.
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
cli-completion = Mostra o script de completar de um shell. Para bash ponha eval "$(tumblestar completion bash)" em ~/.bashrc; para zsh do mesmo modo, em ~/.zshrc; para fish escreva-o em ~/.config/fish/completions/tumblestar.fish.
cli-io-error = A leitura ou a escrita falhou: { $why }.

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

## Start of a server

run-at = tumblestar está em { $address } (Ctrl-C acaba)
run-data = As mesas são guardadas em { $folder }
run-no-numba = Sem Numba, os bots jogam aqui mais devagar e mais fraco. Para a força total: pip install { $what }
run-end = Até logo. As suas mesas estão guardadas.
run-port-taken = A porta { $port } está em uso, talvez por outro tumblestar. Abra esse, ou escolha outra porta: --port { $other }
run-port-forbidden = A porta { $port } não é permitida. Escolha uma acima de 1023: --port 8017
run-no-address = Não é possível escutar em { $host }: { $why }.
run-twice = Outro tumblestar serve { $folder }. Abra esse, ou escolha outra pasta com --data.
run-twice-at = Outro tumblestar serve { $folder }. Abra { $address } em um navegador, ou escolha outra pasta com --data.
run-no-limits = Os limites estão desligados: qualquer um pode pedir sem fim. Só para medir.
run-no-hooks = Falta ao uvicorn { $version } o que os limites das conexões precisam: { $what }. Este servidor é só para esta máquina; para abri-lo a outras pessoas, instale outra versão do uvicorn.

## Server

cli-serve = Serve os jogos a uma rede, sem abrir um navegador.
cli-backup = Copia todas as mesas para um arquivo, mesmo durante os jogos.
cli-backup-file = O arquivo a escrever. Tem as sementes de jogos em curso: mantenha-o secreto.
cli-backup-replace = Substitui um arquivo existente.
cli-backed-up = Mesas em { $file }: { $count }
cli-terminal-games = Jogos no terminal: { $count }
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
cli-move = Copia todas as mesas para uma pasta ou um banco de dados PostgreSQL vazio; a origem fica como está.
cli-move-from = Onde estão: uma pasta ou um endereço postgresql://.
cli-move-to = Para onde vão: uma pasta, ou um endereço assim.
cli-moved = Mesas em { $place }: { $count }

## Games by others, and what small games need not say themselves

cli-new-game = Escreve um jogo pequeno como pacote, para fazer dele o seu.
cli-new-game-name = O nome do jogo em Python: letras minúsculas, algarismos e sublinhados.
cli-new-game-out = A pasta onde escrever; por padrão uma com o nome do jogo, aqui.
cli-new-game-bad = “{ $name }” não pode ser o nome de um jogo: letras minúsculas, algarismos e sublinhados, primeiro uma letra, e não o nome de outro jogo.
cli-new-game-there = “{ $folder }” já existe; escolha outra pasta com --out.
cli-new-game-made = Escrito em { $folder }. A seguir: pip install -e { $folder }, depois tumblestar check-game { $name }, e tumblestar play { $name }.
cli-check-game = Verifica um jogo segundo o contrato, e diz o que falta.
cli-check-game-passed = { $name } passa em todas as { $count } verificações.
cli-check-game-failed = Verificações em que { $name } falha: { $count }

## Usage, placeholders, groups and errors of the command line

click-usage = Uso:
click-options = Opções
click-commands = Comandos
click-default = padrão: { $default }
click-required = obrigatório
click-error = Erro: { $message }
click-aborted = Interrompido.
click-try = Ajuda: { $command } { $option }
click-no-option = A opção “{ $name }” não existe.
click-no-command = O comando “{ $name }” não existe aqui.
click-did-you-mean = Você quis dizer { $possibility }?
click-missing-command = Digite um comando.
click-missing-argument = Falta o argumento
click-missing-option = Falta a opção
click-choose = Escolha entre: { $choices }.
click-invalid = { $param_hint }: { $message }
click-no-choice = “{ $value }” não é uma escolha. Escolha entre: { $choice }.
click-no-number = “{ $value }” não é { $number_type ->
        [float] um número
       *[other] um número inteiro
    }.
click-out-of-range = { $value } está fora do intervalo { $range }.
click-needs-value = A opção “{ $name }” precisa de um valor.
click-takes-no-value = A opção “{ $name }” não aceita valor.
click-too-many = Argumentos a mais: { $args }
click-is-file = “{ $filename }” é um arquivo. Escolha uma pasta.
click-is-folder = “{ $filename }” é uma pasta. Escolha um arquivo.
click-unreadable = “{ $filename }” não pode ser lido.
click-version = %(prog)s, versão %(version)s
click-quoted = “{ $text }”
placeholder-file = ARQUIVO
placeholder-folder = PASTA
placeholder-path = CAMINHO
placeholder-source = ORIGEM
placeholder-target = DESTINO
placeholder-game = JOGO
placeholder-date = DATA
placeholder-link = LINK
placeholder-name = NOME
placeholder-names = NOME,…
placeholder-number = NÚMERO
placeholder-text = TEXTO
placeholder-setting = NOME=NÚMERO
placeholder-address = ENDEREÇO
placeholder-addresses = ENDEREÇO,…
placeholder-options = OPÇÕES
placeholder-command = COMANDO
placeholder-arguments = ARGUMENTOS
cli-group-play = Jogar
cli-group-play-for = Para todos: jogar no navegador ou no terminal.
cli-group-learn = Aprender
cli-group-learn-for = Para jogadores: aprender um jogo e melhorar.
cli-group-keep = Guardar
cli-group-keep-for = Para jogadores com partidas gravadas: ver, verificar e copiar.
cli-group-host = Hospedar
cli-group-host-for = Para anfitriões: preparar o tumblestar e abri-lo a outros.
cli-group-study = Estudar
cli-group-study-for = Para pesquisadores: medir jogos e bots.
cli-group-make = Criar
cli-group-make-for = Para programadores: escrever um jogo próprio.
