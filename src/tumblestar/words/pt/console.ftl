### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Jogue jogos de mesa no navegador ou no terminal. Sem comando, abre os jogos no navegador.
cli-play = Abre os jogos no navegador, ou joga um no terminal.
cli-replay = Mostra cada estado de um arquivo de partida, com as ações permitidas.
cli-verify = Confere as rolagens e os sorteios de um arquivo de partida com sua semente.
cli-expect = Mostra os movimentos que o bot mais forte espera depois do fim de um arquivo de partida.
cli-solve = Resolve um jogo para dois, com limites certificados. A resposta é quantas vezes o primeiro jogador vence com jogo perfeito.
cli-bank = Pontos no banco no início; por padrão, como na caixa.
cli-dice = Um arquivo com as cores dos seus dados, como dice.toml.
cli-solve-first = Com jogo perfeito, o primeiro jogador vence { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } de todas as partidas. Um empate conta metade.
cli-solve-bounds = Certificado: pelo menos { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, no máximo { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Isto não funciona com { $name }, só com { $allowed }.
cli-score = Pontua constelações ou mapas anotados em uma mesa real.
cli-colours = Para twinkle: as letras das cores em jogo; por padrão, todas.
cli-sides = Para twinkle_twinkle: os lados das 5 referências na ordem de pontuação, como ABAAB. Por padrão os do arquivo, senão todos A.
cli-not-scored-by = { $option } não serve para { $name }. Omita-a.
cli-scored =
    Constelação { $count }: { $total ->
        [one] { $total } ponto
       *[other] { $total } pontos
    } pelas cartas
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Não há nada a pontuar em “{ $file }”. Escreva uma constelação por linha.
cli-seconds = Segundos que o bot pode pensar.
cli-bench = Mede a velocidade de partidas aleatórias. Os números são milhões de eventos por segundo.
cli-file = O arquivo de partida a ler; “-” lê a entrada padrão.
cli-json = Responde em JSON.
cli-no-browser = Não abre uma janela do navegador.
cli-lang = O idioma das respostas.
cli-help = Mostra esta ajuda.
cli-version = Mostra a versão.
cli-working = { $name }: { $seconds } s
cli-working-share =
    { $name }: { $share }% feito, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , faltam cerca de { $left } s
    }
cli-no-command-game = “{ $name }” é um jogo. Para jogar: tumblestar play { $game }
cli-no-command-file = “{ $name }” é um arquivo. Para continuar a partida dele: tumblestar play { $file }
cli-no-command = Não há comando “{ $name }”. Digite “tumblestar --help” para ver todos os comandos.
cli-no-command-like = Não há comando “{ $name }”. Você quis dizer “{ $command }”? Digite “tumblestar --help” para ver todos os comandos.
cli-expect-over = A partida acabou. Digite “tumblestar replay ARQUIVO” para percorrê-la.
cli-completion = Imprime o script de completar de um shell. Bash: ponha eval "$(tumblestar completion bash)" em ~/.bashrc. Zsh: faça o mesmo em ~/.zshrc. Fish: escreva o script em ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Falha ao ler ou escrever: { $why }.

## The doctor

cli-doctor = Verifica a instalação e diz como resolver problemas. Examina versões, pacotes, jogos, pasta de dados, banco de dados, porta, terminal e bots compilados.
doctor-ok = ok
doctor-note = nota
doctor-todo = a fazer
doctor-end =
    { $count ->
        [0] Nada a fazer.
        [one] { $count } coisa a fazer.
       *[other] { $count } coisas a fazer.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Pacotes: { $packages }.
doctor-not-installed = O tumblestar roda direto do código-fonte, e por isso seus pacotes não são conhecidos.
doctor-install = Digite: python -m pip install { $what }
doctor-games = Jogos: { $games }.
doctor-no-numba = Numba não está instalado: os bots são mais lentos e fracos.
doctor-interpreted = TUMBLESTAR_INTERPRET desliga o Numba: os bots são mais lentos e fracos.
doctor-compile = Retire TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } não consegue compilar os bots: { $why }
doctor-compiled = Os bots são compilados pelo Numba { $version } e salvos em { $folder }
doctor-not-kept = Os bots são compilados pelo Numba { $version }, mas não são salvos; cada início os compila de novo.
doctor-cache = Defina TUMBLESTAR_CACHE como uma pasta onde só você possa escrever.
doctor-settings = Configurações no ambiente: { $count ->
        [0] nenhuma
       *[other] { $names }
    }.
doctor-port = A porta { $port } de { $host } está livre.
doctor-served = A porta { $port } de { $host } está em uso; outro tumblestar usa esta pasta de dados.
doctor-port-taken = A porta { $port } de { $host } não está disponível: { $why }.
doctor-other-port = Escolha outra com --port ou TUMBLESTAR_PORT, ou pare o programa que a usa.
doctor-data = Pasta de dados: { $folder } (dono { $owner }, modo { $mode }, { $free } MB livres)
doctor-data-none = Pasta de dados: { $folder }, criada quando necessário ({ $free } MB livres em { $there })
doctor-unwritable = Você não pode escrever ali. Torne-se o dono, ou escolha outra com --data ou TUMBLESTAR_DATA.
doctor-open-folder = Outros nesta máquina podem lê-la, e as sementes secretas das partidas em andamento. Digite: chmod 700 { $folder }
doctor-little-space = Libere espaço no disco, ou escolha outra pasta com --data ou TUMBLESTAR_DATA.
doctor-sqlite = As mesas são salvas por SQLite { $version }.
doctor-postgres = As mesas são salvas por PostgreSQL { $version } em { $place }
doctor-terminal = Terminal: { $columns } x { $rows } caracteres, { $encoding }.
doctor-utf8 = Alguns caracteres são trocados por parecidos. Configure o terminal para UTF-8, ou PYTHONUTF8=1.

## Start of a server

run-at = tumblestar está em { $address } (Ctrl-C encerra)
run-data = As mesas são salvas em { $folder }
run-no-numba = Sem Numba, os bots são mais lentos e fracos. Para a força total: pip install { $what }
run-end = Até logo. Suas mesas estão salvas.
run-port-taken = A porta { $port } está em uso, talvez por outro tumblestar. Abra esse, ou escolha outra porta: --port { $other }
run-port-forbidden = Você não pode usar a porta { $port }. Escolha uma acima de 1023: --port 8017
run-no-address = Não é possível escutar em { $host }: { $why }.
run-twice = Outro tumblestar já usa { $folder }. Abra esse, ou escolha outra pasta com --data.
run-twice-at = Outro tumblestar já usa { $folder }. Abra { $address } em um navegador, ou escolha outra pasta com --data.
run-no-limits = Os limites estão desligados: qualquer um pode enviar pedidos sem fim. Use isto só para medir.
run-no-hooks = Falta ao uvicorn { $version } o que os limites de conexões precisam: { $what }. Sem isso, o tumblestar só atende esta máquina. Para abri-lo a outros, instale outra versão do uvicorn.

## Server

cli-serve = Serve os jogos a uma rede, sem abrir um navegador.
cli-backup = Copia todas as mesas para um arquivo, mesmo durante as partidas.
cli-backup-file = O arquivo a escrever. Ele contém as sementes das partidas em andamento: mantenha-o secreto.
cli-backup-replace = Substitui um arquivo existente.
cli-backed-up =
    { $count ->
        [one] { $count } mesa salva em { $file }
       *[other] { $count } mesas salvas em { $file }
    }
cli-terminal-games =
    { $count ->
        [one] { $count } partida do terminal
       *[other] { $count } partidas do terminal
    }
cli-restore = Restaura todas as mesas de um backup.
cli-restore-file = Um arquivo de “tumblestar backup”.
cli-restore-replace = Põe de lado as mesas existentes, com outro nome.
cli-restored =
    { $count ->
        [one] { $count } mesa restaurada em { $folder }
       *[other] { $count } mesas restauradas em { $folder }
    }
cli-restored-aside = Suas mesas anteriores ficam salvas como { $file }.
cli-export = Exporta cada partida como arquivo de partida. Pessoas e programas podem lê-lo.
cli-export-target = Uma pasta, ou um novo arquivo .zip.
cli-exported =
    { $count ->
        [one] { $count } partida exportada para { $target }
       *[other] { $count } partidas exportadas para { $target }
    }
cli-import = Importa arquivos de partida. Todos no servidor podem então percorrê-los.
cli-import-files = Arquivos de partida, ou arquivos zip deles.
cli-imported =
    { $count ->
        [one] { $count } partida importada
       *[other] { $count } partidas importadas
    }
cli-imported-before =
    { $count ->
        [one] { $count } partida já estava lá e mantém sua mesa
       *[other] { $count } partidas já estavam lá e mantêm suas mesas
    }
cli-move = Copia todas as mesas para outro lugar, que deve ser uma pasta ou um banco de dados PostgreSQL vazio. A origem fica como está.
cli-move-from = Onde as mesas estão agora: uma pasta ou um endereço postgresql://.
cli-move-to = Para onde copiá-las: uma pasta ou um endereço postgresql://.
cli-moved =
    { $count ->
        [one] { $count } mesa copiada para { $place }
       *[other] { $count } mesas copiadas para { $place }
    }

## Games by others, and what small games need not say themselves

cli-new-game = Escreve um jogo pequeno como pacote, para você fazer dele o seu.
cli-new-game-name = O nome do jogo em Python: letras minúsculas, algarismos e sublinhados.
cli-new-game-out = A pasta onde escrever; por padrão, uma com o nome do jogo, aqui.
cli-new-game-bad = “{ $name }” não pode ser o nome de um jogo. Use letras minúsculas, algarismos e sublinhados, começando por letra, e não o nome de outro jogo.
cli-new-game-there = “{ $folder }” já existe. Escolha outra pasta com --out.
cli-new-game-made = Escrito em { $folder }. A seguir: pip install -e { $folder }, depois tumblestar check-game { $name }, e tumblestar play { $name }.
cli-check-game = Verifica um jogo segundo o contrato, e diz o que falta.
cli-check-game-passed = { $name } passa em todas as { $count } verificações.
cli-check-game-failed =
    { $count ->
        [one] { $name } falha em { $count } verificação.
       *[other] { $name } falha em { $count } verificações.
    }

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
