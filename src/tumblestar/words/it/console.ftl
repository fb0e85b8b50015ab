### The command line: what all commands share, and commands that belong to no feature.

## Command line

cli-about = Giochi da tavolo nel browser o nel terminale. Senza un comando apre i giochi nel browser.
cli-play = Apre i giochi nel browser, o ne gioca uno nel terminale.
cli-replay = Mostra ogni stato di un file di partita, con le azioni permesse.
cli-verify = Verifica tiri ed estrazioni di un file di partita con il suo seme.
cli-expect = Mostra le mosse che il bot più forte prevede dopo la fine di un file di partita.
cli-solve = Risolve un gioco per due, entro limiti certificati. La risposta è quanto spesso vince il primo giocatore con gioco perfetto.
cli-bank = Punti della banca all’inizio; di norma quelli della scatola.
cli-dice = Un file con i colori dei tuoi dadi, come dice.toml.
cli-solve-first = Con gioco perfetto il primo giocatore vince { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } di tutte le partite. Una parità vale un mezzo.
cli-solve-bounds = Certificato: almeno { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, al massimo { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Non funziona con { $name }, solo con { $allowed }.
cli-score = Calcola i punti di costellazioni o mappe annotate a un tavolo vero.
cli-colours = Per twinkle: le lettere dei colori in gioco; di norma tutti.
cli-sides = Per twinkle_twinkle: i lati delle 5 schede in ordine di punteggio, come ABAAB. Di norma quelli del file, altrimenti tutti A.
cli-not-scored-by = { $option } non è per { $name }. Toglila.
cli-scored =
    Costellazione { $count }: { $total ->
        [one] 1 punto
       *[other] { $total } punti
    } per le sue carte
cli-scored-line = { $what }: { $points }
cli-nothing-scored = In «{ $file }» non c’è nulla da calcolare. Scrivi una costellazione per riga.
cli-seconds = Secondi in cui il bot può pensare.
cli-bench = Misura la velocità di partite casuali. Le cifre sono milioni di eventi al secondo.
cli-file = Il file di partita da leggere; «-» legge l’ingresso standard.
cli-json = Risponde in JSON.
cli-no-browser = Non apre una finestra del browser.
cli-lang = La lingua delle risposte.
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-working = { $name }: { $seconds } s
cli-working-share =
    { $name }: { $share }% fatto, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , ancora circa { $left } s
    }
cli-no-command-game = «{ $name }» è un gioco. Per giocarlo: tumblestar play { $game }
cli-no-command-file = «{ $name }» è un file. Per continuare la sua partita: tumblestar play { $file }
cli-no-command = Non c’è un comando «{ $name }». tumblestar --help li elenca tutti.
cli-no-command-like = Non c’è un comando «{ $name }». Intendevi «{ $command }»? tumblestar --help li elenca tutti.
cli-expect-over = La partita è finita. Scrivi «tumblestar replay FILE» per ripercorrerla.
cli-completion = Stampa lo script di completamento di una shell. Bash: metti eval "$(tumblestar completion bash)" in ~/.bashrc. Zsh: lo stesso in ~/.zshrc. Fish: scrivi lo script in ~/.config/fish/completions/tumblestar.fish.
cli-io-error = Lettura o scrittura non riuscita: { $why }.

## The doctor

cli-doctor = Controlla l’installazione e dice come risolvere i problemi. Guarda versioni, pacchetti, giochi, cartella dati, database, porta, terminale e bot compilati.
doctor-ok = ok
doctor-note = nota
doctor-todo = da fare
doctor-end =
    { $count ->
        [0] Nulla da fare.
        [one] 1 cosa da fare.
       *[other] { $count } cose da fare.
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
doctor-other-port = Scegline un’altra con --port o TUMBLESTAR_PORT, o ferma il programma che la usa.
doctor-data = Cartella dati: { $folder } (proprietario { $owner }, permessi { $mode }, { $free } MB liberi)
doctor-data-none = Cartella dati: { $folder }, creata quando serve ({ $free } MB liberi in { $there })
doctor-unwritable = Lì non puoi scrivere. Diventane proprietario, o scegline un’altra con --data o TUMBLESTAR_DATA.
doctor-open-folder = Altri su questa macchina possono leggerla, e con essa i semi segreti delle partite in corso. Scrivi: chmod 700 { $folder }
doctor-little-space = Libera spazio su disco, o scegli un’altra cartella con --data o TUMBLESTAR_DATA.
doctor-sqlite = I tavoli sono conservati da SQLite { $version }.
doctor-postgres = I tavoli sono conservati da PostgreSQL { $version } in { $place }
doctor-terminal = Terminale: { $columns } x { $rows } caratteri, { $encoding }.
doctor-utf8 = Alcuni caratteri sono sostituiti da altri simili. Imposta il terminale su UTF-8, o PYTHONUTF8=1.

## Start of a server

run-at = tumblestar è a { $address } (Ctrl-C lo chiude)
run-data = I tavoli sono conservati in { $folder }
run-no-numba = Senza Numba i bot sono più lenti e più deboli. Per la piena forza: pip install { $what }
run-end = Arrivederci. I tuoi tavoli sono salvati.
run-port-taken = La porta { $port } è in uso, forse da un altro tumblestar. Apri quello, o scegli un’altra porta: --port { $other }
run-port-forbidden = Non puoi usare la porta { $port }. Scegline una sopra 1023: --port 8017
run-no-address = Impossibile ascoltare su { $host }: { $why }.
run-twice = Un altro tumblestar serve { $folder }. Apri quello, o scegli un’altra cartella con --data.
run-twice-at = Un altro tumblestar serve { $folder }. Apri { $address } in un browser, o scegli un’altra cartella con --data.
run-no-limits = I limiti sono spenti: chiunque può inviare quante richieste vuole. Usalo solo per misurare.
run-no-hooks = A uvicorn { $version } manca { $what }, che serve per limitare le connessioni. Senza, tumblestar è raggiungibile solo da questa macchina. Per aprirlo ad altri, installa un’altra versione di uvicorn.

## Server

cli-serve = Serve i giochi a una rete, senza aprire un browser.
cli-backup = Copia tutti i tavoli in un file, anche durante il gioco.
cli-backup-file = Il file da scrivere. Contiene i semi delle partite in corso: tienilo segreto.
cli-backup-replace = Sostituisce un file esistente.
cli-backed-up =
    { $count ->
        [one] Salvato 1 tavolo in { $file }
       *[other] Salvati { $count } tavoli in { $file }
    }
cli-terminal-games =
    { $count ->
        [one] 1 partita del terminale
       *[other] { $count } partite del terminale
    }
cli-restore = Ripristina tutti i tavoli da una copia.
cli-restore-file = Un file da «tumblestar backup».
cli-restore-replace = Mette da parte i tavoli esistenti, con un altro nome.
cli-restored =
    { $count ->
        [one] Ripristinato 1 tavolo in { $folder }
       *[other] Ripristinati { $count } tavoli in { $folder }
    }
cli-restored-aside = I tavoli precedenti sono conservati come { $file }.
cli-export = Esporta ogni partita come file di partita. Lo leggono persone e programmi.
cli-export-target = Una cartella, o un nuovo file .zip.
cli-exported =
    { $count ->
        [one] Esportata 1 partita in { $target }
       *[other] Esportate { $count } partite in { $target }
    }
cli-import = Importa file di partita. Poi tutti sul server possono ripercorrerli.
cli-import-files = File di partita, o file zip di questi.
cli-imported =
    { $count ->
        [one] Importata 1 partita
       *[other] Importate { $count } partite
    }
cli-imported-before =
    { $count ->
        [one] 1 partita c’era già, e conserva il suo tavolo
       *[other] { $count } partite c’erano già, e conservano i loro tavoli
    }
cli-move = Copia tutti i tavoli altrove. Deve essere una cartella vuota o un database PostgreSQL vuoto. L’origine resta com’è.
cli-move-from = Dove sono ora i tavoli: una cartella o un indirizzo postgresql://.
cli-move-to = Dove copiarli: una cartella o un indirizzo postgresql://.
cli-moved =
    { $count ->
        [one] Copiato 1 tavolo in { $place }
       *[other] Copiati { $count } tavoli in { $place }
    }

## Games by others, and what small games need not say themselves

cli-new-game = Scrive un piccolo gioco come pacchetto, da modificare a piacere.
cli-new-game-name = Il nome del gioco in Python: lettere minuscole, cifre e trattini bassi.
cli-new-game-out = La cartella in cui scrivere; di norma una con il nome del gioco, qui.
cli-new-game-bad = «{ $name }» non può essere il nome di un gioco. Usa lettere minuscole, cifre e trattini bassi, prima una lettera, e non il nome di un altro gioco.
cli-new-game-there = «{ $folder }» esiste già. Scegli un’altra cartella con --out.
cli-new-game-made = Scritto in { $folder }. Poi: pip install -e { $folder }, quindi tumblestar check-game { $name }, e tumblestar play { $name }.
cli-check-game = Controlla un gioco rispetto al contratto, e dice che cosa gli manca.
cli-check-game-passed = { $name } supera tutti i { $count } controlli.
cli-check-game-failed =
    { $count ->
        [one] { $name } non supera 1 controllo.
       *[other] { $name } non supera { $count } controlli.
    }

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
