### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Giochi da tavolo nel browser. Senza un comando: apre i giochi.
cli-play = Apre i giochi nel browser, o ne gioca uno nel terminale.
cli-replay = Mostra ogni stato di una registrazione, con le azioni permesse, in notazione.
cli-verify = Verifica gli esiti del caso di una registrazione con il suo seme.
cli-expect = Mostra come il bot più forte si aspetta che continui una registrazione, in notazione.
cli-solve = Trova la quota di vittoria del primo posto in una partita a due con gioco perfetto, entro limiti certificati.
cli-bank = I punti della banca all’inizio; di norma quelli della scatola.
cli-dice = Un file con i colori dei tuoi dadi, come dice.toml.
cli-solve-first = Con gioco perfetto il primo posto vince { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } di tutte le partite; una parità vale un mezzo.
cli-solve-bounds = Certificato: almeno { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, al massimo { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Non vale per { $name }; atteso: { $allowed }.
cli-score = Calcola i punti di costellazioni o mappe annotate a un tavolo vero.
cli-colours = Per twinkle: le lettere dei colori in gioco; di norma tutti.
cli-sides = Per twinkle_twinkle: i lati delle cinque schede in ordine di punteggio, come ABAAB; di norma quelli del file, se no tutti A.
cli-not-scored-by = { $option } non dice niente su { $name }. Toglila.
cli-scored = Costellazione { $count }, totale delle carte: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Niente da valutare in «{ $file }»; atteso: una costellazione per riga.
cli-seconds = Secondi per pensare.
cli-bench = Misura la velocità di partite casuali, in milioni di eventi al secondo.
cli-file = La registrazione da leggere; - legge l’ingresso standard.
cli-json = Risponde in JSON.
cli-no-browser = Non apre una finestra del browser.
cli-lang = La lingua delle risposte.
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-working = { $name }: { $seconds } s
cli-working-share = { $name }: { $share } % fatto, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , ancora circa { $left } s
    }
cli-no-command-game = «{ $name }» è un gioco. Per giocarlo: tumblestar play { $game }
cli-no-command-file = «{ $name }» è un file. Per continuare la sua partita: tumblestar play { $file }
cli-no-command = Comando sconosciuto «{ $name }». tumblestar --help elenca tutti i comandi.
cli-no-command-like = Comando sconosciuto «{ $name }»; forse «{ $command }»? tumblestar --help elenca tutti i comandi.
cli-expect-over = La partita è finita. «tumblestar replay FILE» la ripercorre.
cli-completion = Stampa lo script di completamento di una shell. Per bash metti eval "$(tumblestar completion bash)" in ~/.bashrc; per zsh allo stesso modo in ~/.zshrc; per fish scrivilo in ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Lettura o scrittura non riuscita: { $why }.

## The doctor

cli-doctor = Controlla versioni, pacchetti, giochi, cartella dati, database, porta, terminale e bot compilati, e dice che cosa fare.
doctor-ok = ok
doctor-note = nota
doctor-todo = da fare
doctor-end = { $count ->
        [0] Niente da fare.
       *[other] Da fare: { $count }.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Pacchetti: { $packages }.
doctor-not-installed = tumblestar gira dai sorgenti, quindi i suoi pacchetti non sono noti.
doctor-install = Scrivi: python -m pip install { $what }
doctor-games = Giochi: { $games }.
doctor-no-numba = Numba non è installato: i bot sono più lenti e deboli.
doctor-interpreted = TUMBLESTAR_INTERPRET spegne Numba: i bot sono più lenti e deboli.
doctor-compile = Togli TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } non può compilare i bot: { $why }
doctor-compiled = I bot sono compilati da Numba { $version }, e conservati in { $folder }
doctor-not-kept = I bot sono compilati da Numba { $version }, ma non conservati: ogni avvio li compila di nuovo.
doctor-cache = Imposta TUMBLESTAR_CACHE su una cartella in cui puoi scrivere solo tu.
doctor-settings = Impostazioni nell’ambiente: { $count ->
        [0] nessuna
       *[other] { $names }
    }.
doctor-port = La porta { $port } di { $host } è libera.
doctor-served = La porta { $port } di { $host } è in uso; un tumblestar serve questa cartella dati.
doctor-port-taken = La porta { $port } di { $host } non è disponibile: { $why }.
doctor-other-port = Scegline un’altra con --port o TUMBLESTAR_PORT, o ferma ciò che la usa.
doctor-data = Cartella dati: { $folder } (proprietario { $owner }, permessi { $mode }, { $free } MB liberi)
doctor-data-none = Cartella dati: { $folder } sarà creata quando serve ({ $free } MB liberi in { $there })
doctor-unwritable = Lì non puoi scrivere. Diventane proprietario, o scegline un’altra con --data o TUMBLESTAR_DATA.
doctor-open-folder = Altri possono leggerla, con i semi delle partite in corso. Scrivi: chmod 700 { $folder }
doctor-little-space = Libera spazio su disco, o scegli un’altra cartella con --data o TUMBLESTAR_DATA.
doctor-sqlite = I tavoli sono conservati da SQLite { $version }.
doctor-postgres = I tavoli sono conservati da PostgreSQL { $version } in { $place }
doctor-terminal = Terminale: { $columns } x { $rows } caratteri, { $encoding }.
doctor-utf8 = Alcuni caratteri sono sostituiti da altri simili. Imposta il terminale su UTF-8, o PYTHONUTF8=1.

## Start of a server

run-at = tumblestar è a { $address } (Ctrl-C lo chiude)
run-data = I tavoli sono conservati in { $folder }
run-no-numba = Senza Numba i bot qui giocano più lenti e deboli. Per la piena forza: pip install { $what }
run-end = Arrivederci. I tuoi tavoli sono conservati.
run-port-taken = La porta { $port } è in uso, forse da un altro tumblestar. Apri quello, o scegli un’altra porta: --port { $other }
run-port-forbidden = Non puoi usare la porta { $port }. Scegline una sopra 1023: --port 8017
run-no-address = Impossibile ascoltare su { $host }: { $why }.
run-twice = Un altro tumblestar serve { $folder }. Apri quello, o scegli un’altra cartella con --data.
run-twice-at = Un altro tumblestar serve { $folder }. Apri { $address } in un browser, o scegli un’altra cartella con --data.
run-no-limits = I limiti sono spenti: chiunque può chiedere senza fine. Solo per misurare.
run-no-hooks = A uvicorn { $version } manca ciò che serve ai limiti delle connessioni: { $what }. Questo server è solo per questa macchina; per aprirlo ad altri, installa un’altra versione di uvicorn.

## Server

cli-serve = Serve i giochi a una rete, senza aprire un browser.
cli-backup = Copia tutti i tavoli in un file, anche durante il gioco.
cli-backup-file = Il file da scrivere. Contiene i semi delle partite in corso: tienilo segreto.
cli-backup-replace = Sostituisce un file esistente.
cli-backed-up = Tavoli in { $file }: { $count }
cli-terminal-games = Partite nel terminale: { $count }
cli-restore = Sostituisce i tavoli con una copia.
cli-restore-file = Un file da «tumblestar backup».
cli-restore-replace = Mette da parte i tavoli esistenti, con un altro nome.
cli-restored = Tavoli in { $folder }: { $count }
cli-restored-aside = I precedenti sono conservati come { $file }.
cli-export = Scrive ogni partita come testo leggibile da persone e programmi.
cli-export-target = Una cartella, o un nuovo file .zip.
cli-exported = Partite in { $target }: { $count }
cli-import = Importa partite da testi, che tutti possono ripercorrere.
cli-import-files = Registrazioni, o file zip di registrazioni.
cli-imported = Partite importate: { $count }
cli-imported-before = Partite già presenti, che conservano i loro tavoli: { $count }
cli-move = Copia tutti i tavoli in una cartella o un database PostgreSQL vuoto; l’origine resta com’è.
cli-move-from = Dove sono: una cartella o un indirizzo postgresql://.
cli-move-to = Dove vanno: una cartella, o un indirizzo così.
cli-moved = Tavoli in { $place }: { $count }

## Games by others, and what small games need not say themselves

cli-new-game = Scrive un piccolo gioco come pacchetto, da trasformare nel tuo.
cli-new-game-name = Il nome del gioco in Python: lettere minuscole, cifre e trattini bassi.
cli-new-game-out = La cartella in cui scrivere; di norma una con il nome del gioco, qui.
cli-new-game-bad = «{ $name }» non può essere il nome di un gioco: lettere minuscole, cifre e trattini bassi, prima una lettera, e non il nome di un altro gioco.
cli-new-game-there = «{ $folder }» esiste già; scegli un’altra cartella con --out.
cli-new-game-made = Scritto in { $folder }. Poi: pip install -e { $folder }, quindi tumblestar check-game { $name }, e tumblestar play { $name }.
cli-check-game = Controlla un gioco rispetto al contratto, e dice che cosa gli manca.
cli-check-game-passed = { $name } supera tutti i { $count } controlli.
cli-check-game-failed = Controlli che { $name } non supera: { $count }

## Usage, placeholders, groups and errors of the command line

click-usage = Uso:
click-options = Opzioni
click-commands = Comandi
click-default = predefinito: { $default }
click-required = obbligatorio
click-error = Errore: { $message }
click-aborted = Interrotto.
click-try = Aiuto: { $command } { $option }
click-no-option = L’opzione «{ $name }» non esiste.
click-no-command = Il comando «{ $name }» qui non esiste.
click-did-you-mean = Intendi { $possibility }?
click-missing-command = Scrivi un comando.
click-missing-argument = Manca l’argomento
click-missing-option = Manca l’opzione
click-choose = Scegli tra: { $choices }.
click-invalid = { $param_hint }: { $message }
click-no-choice = «{ $value }» non è tra le scelte. Scegli tra: { $choice }.
click-no-number = «{ $value }» non è { $number_type ->
        [float] un numero
       *[other] un numero intero
    }.
click-out-of-range = { $value } è fuori dai limiti { $range }.
click-needs-value = L’opzione «{ $name }» richiede un valore.
click-takes-no-value = L’opzione «{ $name }» non accetta valori.
click-too-many = Argomenti di troppo: { $args }
click-is-file = «{ $filename }» è un file. Scegli una cartella.
click-is-folder = «{ $filename }» è una cartella. Scegli un file.
click-unreadable = «{ $filename }» non si può leggere.
click-version = %(prog)s, versione %(version)s
click-quoted = «{ $text }»
placeholder-file = FILE
placeholder-folder = CARTELLA
placeholder-path = PERCORSO
placeholder-source = ORIGINE
placeholder-target = DESTINAZIONE
placeholder-game = GIOCO
placeholder-date = DATA
placeholder-link = LINK
placeholder-name = NOME
placeholder-names = NOME,…
placeholder-number = NUMERO
placeholder-text = TESTO
placeholder-setting = NOME=NUMERO
placeholder-address = INDIRIZZO
placeholder-addresses = INDIRIZZO,…
placeholder-options = OPZIONI
placeholder-command = COMANDO
placeholder-arguments = ARGOMENTI
cli-group-play = Giocare
cli-group-play-for = Per tutti: giocare nel browser o nel terminale.
cli-group-learn = Imparare
cli-group-learn-for = Per chi gioca: imparare un gioco e migliorare.
cli-group-keep = Conservare
cli-group-keep-for = Per chi ha partite salvate: vederle, verificarle e copiarle.
cli-group-host = Ospitare
cli-group-host-for = Per chi ospita: preparare tumblestar e aprirlo ad altri.
cli-group-study = Studiare
cli-group-study-for = Per chi fa ricerca: misurare giochi e bot.
cli-group-make = Creare
cli-group-make-for = Per chi programma: scrivere un gioco proprio.
