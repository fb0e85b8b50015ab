### The words of the app in Italian. The pages' words stand first, then what the record, chance and options say.

## Refusals and errors of records, options and chance

refused-over = La partita è finita.
refused-seat = Non è il tuo turno; tocca a: { $seat ->
        [0] caso
       *[other] posto { $seat }
    }.
# $now: what is to be done, a sentence of the game.
refused-turn = Non è il tuo turno. { $now }
refused-place = Ora lì non si può fare niente. { $now }
refused-chance = Qui gli esiti del caso vengono dal seme. Solo un tavolo con un gioco fisico li accetta.
bad-seats = Il gioco non può avere { $seats } posti; atteso: { $allowed }.
bad-option = Opzione sconosciuta «{ $name }»; atteso: { $allowed }.
bad-option-value = L’opzione «{ $name }» non può essere { $value }; atteso: { $allowed }.
bad-option-twice = L’opzione «{ $name }» non può essere insieme { $first } e { $second }; indicala una volta sola.
bad-value = { $name } non può essere { $value }; atteso: { $expected }.
bad-name = Un nome o un sale è una riga di al massimo { $most } caratteri visibili.
bad-chance = Tipo di caso sconosciuto «{ $text }»; atteso: { $allowed }.
bad-commitment = Il caso sigillato vuole un impegno: 64 cifre esadecimali.
bad-practice = Una partita di allenamento non ha caso sigillato.
bad-seed = Un seme è una riga da 1 a { $most } caratteri visibili.
bad-salts = Attesi: { $seats } sali, uno per posto; un sale può essere vuoto.
bad-seat-kind = Un posto è di una persona o di un bot.
unknown-game = Gioco sconosciuto «{ $name }»; atteso: { $games }.
game-broken = Il gioco «{ $name }» non si può caricare: { $why }
row-points = { $seat }: { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
unknown-bot = Bot sconosciuto «{ $name }»; atteso: { $bots }.

## Reading a record

record-long = Il file ha più di { $most } caratteri, troppi per una registrazione.
record-format = Non è una registrazione: prima riga attesa: «{ $expected }».
record-header = Voce sconosciuta «{ $text }» nell’intestazione; atteso: { $keys }.
record-twice = La voce «{ $key }» c’è due volte.
record-missing = Nell’intestazione manca la voce «{ $key }».
record-older = Giocata e mostrata con la versione { $rules } delle regole. La versione più nuova è { $version }.
record-other = Giocata con la versione { $rules } delle regole (dati { $data }), mostrata con la versione { $version } (dati { $digest }); i punti possono cambiare.
record-cut = Giocata con la versione { $rules } delle regole (dati { $data }). La versione { $version } (dati { $digest }) mostra { $n } dei suoi { $count } eventi; il testo della registrazione li ha tutti.
record-rules = La registrazione ha la versione «{ $text }» delle regole; questo programma gioca la versione { $version }.
record-data = La registrazione ha altri componenti (dati «{ $text }») rispetto a questo programma ({ $digest }).
record-seat = «{ $text }» non è un posto; atteso: «person» o «bot», poi un nome.
record-salt = Il posto del sale non esiste; la partita ha { $seats } posti.
record-options = «{ $text }» non è un’opzione; atteso: nome=numero, con i nomi { $options }.
record-seed = Il seme svelato deve avere 64 cifre esadecimali.
record-early-seed = Il seme di una partita sigillata si svela solo alla fine.
record-date = La data deve essere come 2026-11-21.
record-start = I posti e le opzioni devono essere quelli della posizione da cui parte la partita.
record-practice = «{ $text }» non può stare dopo «practice»; atteso: «yes».
record-event = «{ $text }» non è un evento; atteso: un numero, poi * per il caso o il numero di un posto, poi l’azione.
record-number = Il numero dell’evento è { $text }; atteso: { $expected }. Forse prima manca una riga.
record-actor = L’evento è di «{ $text }», ma tocca a { $expected }.
record-after-end = La partita è finita prima di questo evento.
record-refused = «{ $text }» qui non si può fare. { $why }
record-end = La registrazione finisce con «{ $text }», ma i suoi eventi con «{ $expected }».
record-result = Il risultato della registrazione è «{ $text }», ma quello dei suoi eventi «{ $expected }».
unreadable-at = Riga { $line }: { $why }
unread-state = «{ $text }» non fa parte di uno stato; atteso: chiave=valore con le chiavi { $keys }, ognuna una volta.
unread-state-value = «{ $text }» non va bene per «{ $key }» in questo stato; grammatica: docs/{ $page }.md.

## Checking chance

verify-proved = Tutti gli esiti del caso vengono dal seme sigillato prima dell’inizio. Verificati: { $count }.
verify-seed = Caso aperto: tutti gli esiti vengono dal seme «{ $seed }», che qualcuno ha dato e poteva conoscere. Verificati: { $count }.
verify-practice = Allenamento: qualcuno è tornato indietro, quindi il caso è aperto. Tutti gli esiti vengono dal seme. Verificati: { $count }.
verify-typed = Caso aperto: gli esiti ({ $count }) sono stati scritti o scelti, quindi non c’è niente da verificare.
verify-older = Le regole (versione { $rules }) o i dati di questa partita non sono conservati qui, quindi il suo caso non si può verificare.
verify-closed = Il seme resta sigillato fino alla fine della partita, quindi gli esiti finora ({ $count }) non si possono ancora verificare.
verify-commitment = Falso: il seme della registrazione non è quello sigillato prima dell’inizio.
verify-outcome = Falso: l’evento { $n } è «{ $text }», ma l’estrazione { $count } del flusso «{ $stream }» del seme dà «{ $expected }».

## Bots

bot-random = Casuale
bot-random-help = gioca una qualsiasi azione permessa
bot-greedy = Avido
bot-greedy-help = cerca ciò che rende subito
bot-novice = Principiante
bot-club = Giocatore di club
bot-strong = Forte
bot-expert = Esperto
bot-master = Maestro

## Environments for programs that learn

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: l’azione { $action } di { $agent } non è permessa; atteso: { $allowed }.
env-not-begun = { $env }: chiama prima reset().
env-needs = { $env } richiede il pacchetto { $package }: pip install "tumblestar[rl]".
env-array = { $env }: { $name } è un array di { $type } con la forma { $shape }; atteso: { $wanted_type }, { $wanted_shape }.
env-layout = { $env }: l’array per { $name } ha buchi o non si può scrivere; atteso: uno come da numpy.zeros.

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
cli-game-unfit = Non vale per { $name }; atteso: { $games }.
cli-score = Calcola i punti di costellazioni o mappe annotate a un tavolo vero.
cli-colours = Per twinkle: le lettere dei colori in gioco; di norma tutti.
cli-sides = Per twinkle_twinkle: i lati delle cinque schede in ordine di punteggio, come ABAAB; di norma quelli del file, se no tutti A.
cli-not-scored-by = { $option } non dice niente su { $name }. Toglila.
cli-rules = Mostra le regole di un gioco con i numeri, e segna quelle non nel regolamento stampato.
cli-tiles = Disegna invece le tessere, con quantità e tabelle, da confrontare con una scatola.
cli-out = Il file da scrivere, .html o .svg per le tessere; di norma l’uscita standard.
cli-unwritable-file = Il file «{ $file }» non si può scrivere: { $why }.
cli-scored = Costellazione { $count }, totale delle carte: { $total }
cli-scored-line = { $what }: { $points }
cli-nothing-scored = Niente da valutare in «{ $file }»; atteso: una costellazione per riga.
cli-seconds = Secondi per pensare.
cli-bench = Misura la velocità di partite casuali, in milioni di eventi al secondo.
cli-lab = Misura bot e giochi con molte partite tra bot.
cli-ladder = Valuta i bot di un gioco su una scala (Bradley-Terry): 100 punti in più vincono il 64% delle partite a due. Ogni bot gioca con i vicini e con «greedy» in ogni numero di posti, ogni preparazione da ogni posto. Oltre due posti un bot gioca tra altri di un solo tipo, nei due sensi; 1 / posti è pari.
cli-ladder-game = Il gioco; di norma tutti.
cli-ladder-seats = Un numero di posti, ripetibile; di norma tutti da due in su.
cli-ladder-games = Partite di ogni incontro con le opzioni della scatola.
cli-ladder-mixed = Partite di ogni incontro con opzioni estratte a caso per ogni preparazione; di norma nessuna.
cli-ladder-bots = I bot, dal più debole, separati da virgole; di norma tutti quelli del gioco.
cli-ladder-seed = Il seme di preparazioni e caso.
cli-ladder-keep = Scrive ladder-GAME.json in questa cartella dopo ogni incontro, e continua da uno dei bot attuali.
cli-ladder-two = Una scala vuole almeno due bot; il gioco ha { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } contro { $them }
       *[other] { $us } tra { $rivals } × { $them }
    }{ $options ->
        [mixed] , opzioni miste
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (da { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, pari è { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) di { $games } partite
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } posti
cli-ladder-head-mixed = { $seats } posti, opzioni miste
cli-ladder-head-all = tutte le partite
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } (da { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Gioca molte partite tra bot, e riferisce su bot, posti, durata e punti. Ogni preparazione si gioca una volta per ogni rotazione dei bot, con la stessa fortuna; gli intervalli sono del 95% sulle preparazioni. Ctrl-C ferma e riferisce; con --keep lo stesso comando continua.
cli-lab-compare = Confronta due varianti, o due squadre di bot, con la stessa fortuna: medie, intervalli del 95% sulle preparazioni, ed effetti (in deviazioni standard di una partita).
cli-lab-selfplay = Scrive partite di bot come dati di addestramento: una riga Parquet per ogni decisione (osservazione, azioni permesse, azione, politica, quote di vittoria del valutatore, risultato), e una scheda dei dati. Richiede l’extra «lab». Dopo Ctrl-C lo stesso comando continua; con più partite le aggiunge.
cli-lab-out = La cartella in cui scrivere; creata se manca.
cli-lab-values = Scrive anche il valore di ogni azione permessa secondo il valutatore. Dura molto di più.
cli-lab-tries = Quante volte chiedere a ogni bot in ogni stato, per la sua politica; 1 prende ciò che ha giocato.
cli-lab-per-file = Partite per file, arrotondate a preparazioni intere.
lab-selfplay-done = Partite: { $games }. Decisioni: { $rows }. File: { $files }. Cartella: «{ $folder }».
cli-lab-bots = I bot per posto prima della rotazione, separati da virgole; l’ultimo prende i posti restanti. Di norma «greedy».
cli-lab-seats = Il numero di posti; di norma quello dei bot, o il minimo da due in su.
cli-lab-games = Il numero di partite, arrotondato a preparazioni intere.
cli-lab-option = Un’opzione del gioco, ripetibile.
cli-lab-against-bots = La seconda squadra; di norma la prima.
cli-lab-against-option = Un’opzione della seconda variante, ripetibile; le altre sono quelle della prima.
cli-lab-seed = Il seme di caso e scelte: stesso seme, stesse partite.
cli-lab-workers = Processi; di norma uno per core. I risultati sono gli stessi.
cli-lab-keep = Conserva le partite finite in questo file, e continua da lì.
cli-lab-ray = Gioca sul cluster Ray a questo indirizzo («auto»: uno locale). Richiede l’extra «ray».
cli-lab-luck = Esamina questo numero di partite: che cosa spiega la fortuna, e decisioni per regola. Qualche secondo a partita.
cli-lab-csv = Scrive una riga CSV per ogni partita e posto in questo file.
cli-lab-parquet = Scrive le stesse righe come Parquet. Richiede l’extra «lab».
cli-lab-html = Scrive tutte le tabelle e i grafici in una pagina HTML. Richiede l’extra «lab».
lab-needs = { $option } richiede l’extra «{ $extra }»: pip install "tumblestar[{ $extra }]".
lab-too-many-bots = Troppi bot ({ $count }) per { $seats } posti.
lab-same = Non c’è differenza: indica --against-bots o --against-option.
cli-not-both = Indica { $first } o { $second }, non entrambe.
lab-kept-other = Il file «{ $file }» ha partite di un altro studio o di bot più vecchi; scegli un altro file, o spostalo.
lab-kept-damaged = La riga { $line } del file «{ $file }» è danneggiata; cancellala, o sposta il file.
lab-kept-dropped = L’ultima riga del file «{ $file }» è incompleta; le sue partite si giocano di nuovo.
lab-broken-off = Fermato dopo { $games } di { $total } partite.
lab-broken-off-kept = Fermato dopo { $games } di { $total } partite; lo stesso comando continua.
lab-workers-died = I processi continuano a cadere, forse per poca memoria; provane di meno (--workers).
lab-no-ray = Non c’è un cluster Ray a «{ $address }»: { $why }
lab-title = { $game }: { $games } partite
lab-title-compare = { $game }: { $games } partite ciascuno, { $first } e { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Per bot (intervalli del 95%; pari è { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Per posto (pari è { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Per partita
lab-spread = Distribuzioni
lab-by-rule = Decisioni per regola ({ $games } partite)
lab-luck = Varianza dei risultati spiegata dalla fortuna: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ $games } partite); la correzione per la fortuna toglie altrettanto.
lab-no-luck = La fortuna non si può misurare: il gioco qui non ha valutatore, o tutti i risultati sono uguali.
lab-head = { $what ->
        [bot] bot
        [seat] posto
        [share] quota di vittoria
        [points] punti
        [figure] misura
        [mean] media
        [least] minimo
        [tenth] un decimo sotto
        [median] mediana
        [ninetieth] un decimo sopra
        [most] massimo
        [first] prima
        [second] seconda
        [difference] differenza
        [effect] effetto
        [rule] regola
        [decisions] delle decisioni
       *[games] in partite
    }
lab-figure = { $what ->
        [events] eventi
        [decisions] decisioni
        [legal] azioni permesse, tutte le decisioni insieme
        [choices] azioni permesse di una decisione
        [leads] cambi in testa ai punti
        [margin] vantaggio in punti alla fine
        [ties] partite vinte da più di uno
       *[unfinished] partite lasciate a metà
    }
lab-figure-of = { $what ->
        [share] quota di vittoria
       *[points] punti
    } di { $who }
lab-figure-seat = { $what ->
        [share] quota di vittoria
       *[points] punti
    } del posto { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } (da { NUMBER($low, maximumFractionDigits: 2) } a { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } (da { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Quota di vittoria, con intervalli del 95%
lab-chart-of = { $what ->
        [points] Punti alla fine, per bot
        [events] Eventi di una partita
       *[legal] Azioni permesse di una decisione
    }
lab-chart-text = { $title }. Cifre: tabella «{ $table }».
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
cli-play-resume = Continua l’ultima partita nel terminale; con GAME, l’ultima di quel gioco.
cli-completion = Stampa lo script di completamento di una shell. Per bash metti eval "$(tumblestar completion bash)" in ~/.bashrc; per zsh allo stesso modo in ~/.zshrc; per fish scrivilo in ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Problemi: posizioni con una via dimostrata molto migliore di tutte le altre.
cli-puzzles-list = Elenca i problemi. Come JSON uno per riga: id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Solo quelli di un gioco.
cli-puzzles-theme = Solo quelli di un tema, come «theft».
cli-puzzles-no-theme = Tema sconosciuto «{ $theme }»; atteso: { $themes }.
cli-puzzles-play = Gioca in questo terminale problemi di un gioco o di tutti.
cli-puzzles-order = Parole qualsiasi: stesse parole, stesso ordine dei problemi.
cli-puzzles-make = Scrive in un file problemi da partite tra bot, e accanto come sono stati fatti. Stesso seme, stessi problemi.
cli-puzzles-count-of = Quanti.
cli-puzzles-bots = I bot, separati da virgole; di norma tutti tranne «random» e i due più forti.
cli-puzzles-seed = Il seme delle partite.
cli-puzzles-out = Il file da scrivere.
cli-puzzles-head-id = problema
cli-puzzles-head-seats = posti
cli-puzzles-head-rating = rating
cli-puzzles-head-themes = temi
cli-puzzles-count = Problemi: { $count }


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

cli-no-file = Non c’è un file «{ $file }».
cli-unreadable-file = Il file «{ $file }» non si può leggere: { $why }.
cli-not-text = Il file «{ $file }» non è testo in UTF-8.

### The pages

## Round every page

app-name = tumblestar
app-title = tumblestar: giochi da tavolo
app-description = Giochi da tavolo nel browser, contro bot o con altri.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● Tocca a te · { $game }
title-over = Partita finita · { $game }
title-level = Livello { $count } · { $game }
title-own-level = Livello tuo · { $game }
skip = Vai al contenuto
nav-label = Pagine
nav-shelf = Giochi
nav-tables = I miei tavoli
settings = Impostazioni
settings-name = Il tuo nome
settings-language = Lingua
language-incomplete = Alcuni testi non sono ancora tradotti, e sono in inglese.
settings-theme = Aspetto
settings-save = Salva
mine-head = I miei dati
mine-nobody = Qui non c’è ancora niente su di te. Se giochi su un altro dispositivo, trasferisciti qui.
carry-out-head = Gioca su un altro dispositivo
carry-out-about = Un link o codice QR rende tuo un altro dispositivo, con i tuoi tavoli, nome e progressi. Funziona una volta, entro { $count } minuti.
carry-out-do = Mostra il link
carry-shown = Aprilo sull’altro dispositivo entro { $count } minuti. Non mostrarlo a nessuno: fa giocare come te.
carry-link = Link per l’altro dispositivo
carry-back = Torna ai miei dati
carry-head = Trasferisciti su questo dispositivo
carry-about = Sull’altro dispositivo apri «I miei dati» e mostra il link. Aprilo qui, o copia il codice dopo il suo #.
carry-code = Codice
carry-look = Guarda di chi è
carry-wrong = Questo codice è sconosciuto, usato o scaduto. Mostrane uno nuovo sull’altro dispositivo.
carry-asked = «{ $name }» sei tu? Tavoli che arrivano: { $count }. Da allora questo dispositivo gioca come «{ $name }».
carry-asked-unnamed = Sei tu, una persona senza nome? Tavoli che arrivano: { $count }. Da allora questo dispositivo gioca per lei.
carry-joins = { $count ->
        [0] Le impostazioni di questo dispositivo lasciano il posto a quelle.
       *[other] I tavoli di questo dispositivo ({ $count }) si aggiungono, con posti, chat e progressi. Non si può annullare.
    }
carry-yes = Sì, sono io
carry-no = No, lascia stare
mine-data-head = I miei dati in un file
mine-data-about = Nome, impostazioni, tavoli, registrazioni, progressi e messaggi di chat: un oggetto JSON per riga, il primo spiega gli altri.
mine-data-do = Scarica i miei dati
mine-data-readme = Un oggetto JSON per riga, ognuno con un type. person: nome, lingua e aspetto. bot: il tuo programma. token: che cosa può fare un programma (mai il token stesso). table: uno che hai creato, a cui siedi o che guardi; seats: i tuoi posti da 1; record: la partita, per «tumblestar replay» e «verify». attempt, imported: progressi nelle campagne. chat: che cosa hai scritto; at: millisecondi dal 1970; key: una frase. restriction: chi hai silenziato o bloccato. Gli orari sono UTC.
mine-restricted-head = Silenziati e bloccati
mine-restricted-unnamed = una persona senza nome
mine-delete-head = Cancellami
mine-delete-goes = Cancellati per sempre: nome, impostazioni, progressi, token, programmi, messaggi di chat, e i tavoli dove non gioca nessun altro. Nelle partite in corso lasci il tuo posto; dove non si può, abbandoni.
mine-delete-stays = Conservate senza il tuo nome: partite con altri e le loro registrazioni. I tavoli che hai creato passano a un giocatore di quel tavolo. Le copie scaricate e i backup di questo server non cambiano.
mine-delete-sure = So che non si può annullare.
mine-delete-do = Cancellami ora
mine-deleted-head = Cancellazione fatta
mine-deleted = Niente su di te resta qui o in questo browser.
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
independence = tumblestar è un progetto indipendente, senza legami con autori o editori di questi giochi.
close = Chiudi
list = { $items }

## Shelf and tables

shelf-head = A che cosa giochiamo?
shelf-intro = Gioca contro un bot, o passatevi uno schermo intorno al tavolo.
shelf-games = Giochi
shelf-resume = Continua a giocare
shelf-over = Ultimi risultati
card-seats = da { $first } a { $last } giocatori
card-minutes = da { $first } a { $last } minuti
card-luck-1 = quasi niente fortuna
card-luck-2 = poca fortuna
card-luck-3 = un po’ di fortuna
card-luck-4 = molta fortuna
card-luck-5 = moltissima fortuna
card-thought-1 = nessuno sforzo
card-thought-2 = da pensare poco
card-thought-3 = da pensare un po’
card-thought-4 = da pensare molto
card-thought-5 = da pensare a fondo
card-rules-short = Regole
card-pad-short = Segnapunti
card-analysis-short = Analisi
card-puzzles-short = Problemi
card-campaign-short = Campagna
card-basis = La fortuna è misurata: quanto spesso un bot semplice batte il più forte. Minuti e impegno sono un nostro giudizio.
card-play = Gioca a { $game }
card-rules = Regole di { $game }
card-pad = Segnapunti per { $game }
card-analysis = Analisi di { $game }
card-puzzles = Problemi di { $game }
card-campaign = Campagna di { $game }
tables-head = I miei tavoli
tables-open = In corso
tables-over = Finite
tables-study = Aperte da file
tables-none = Nessuna partita in corso.
table-open = in corso
table-over = finita, { $result }
list-asked = Ti chiedono di giocare ancora
list-yours = Tocca a te
list-turn = Tocca a { $seat }
list-won-you = Hai vinto
list-won-you-to = Hai vinto, { $points } a { $others }
list-won = { $seat } ha vinto
list-won-to = { $seat } ha vinto, { $points } a { $others }
list-tied = Parità: { $seats }
list-tied-at = Parità a { $points }: { $seats }
list-alone-won = vinta
list-alone-lost = non vinta
title-waits = ({ $count }) { $title }
time-now = proprio ora
time-yesterday = ieri
table-abandoned = interrotta
table-study = da un file, { $result }
table-study-unfinished = da un file, incompleta
table-abandon = Interrompi
table-abandon-sure = La partita finisce senza risultato. Resta tra le partite finite.
table-abandon-yes = Sì, interrompila
table-delete = Cancella
table-delete-sure = Il tavolo e la sua registrazione spariscono per sempre.
table-delete-yes = Sì, cancellalo
open-head = Apri una registrazione
open-hint = Scaricata da un tavolo, o scritta a mano. Puoi ripercorrerla.
open-file = File
open-do = Apri
open-none = Nessun file scelto.
open-not-text = Questo file non è testo in UTF-8.

## New table

new-head = Nuovo tavolo: { $game }
new-campaign = In solitario: la campagna di quaranta livelli
new-analysis = Analizza una posizione qualsiasi
new-seats = In quanti giocate?
new-seat = Posto { $count }
new-who = Chi
new-me = io
new-person = un’altra persona a questo schermo
new-bot = bot: { $name }, { $what }
new-name = Nome
new-play = Gioca
new-options = Opzioni
new-chance = Caso e correttezza
new-chance-kind = Da dove viene il caso
new-seed = Seme
new-commitment = Impegno per il seme segreto di questo tavolo:
new-salt = Sale del posto { $count }
new-salt-help = Il seme resta segreto fino alla fine; l’impegno, il suo SHA-256, prova che non cambia. Se non ti fidi di questo server, aggiungi parole qualsiasi come sale: entrano in ogni esito.
new-seal-gone = Il seme promesso qui non c’è più: il server è ripartito, o la pagina è rimasta aperta a lungo. Guarda il nuovo impegno, e ricomincia.
new-wrong = Questo tavolo non si può ancora preparare:
new-typed-nobody = Un gioco fisico vuole una persona che scriva ciò che fa il caso.
chance-sealed = Sigillato
chance-sealed-help = Un seme segreto, promesso prima dell’inizio. Alla fine chiunque può verificare ogni esito.
chance-seed = Da un seme che dai tu
chance-seed-help = Stesso seme, stessa preparazione. Chi lo conosce può prevederla: la registrazione lo dice.
chance-typed = Un gioco fisico
chance-typed-help = Prepari il gioco fisico e scrivi che cosa c’è e dove.

## Table

seat-unnamed = Giocatore { $count }
seat-bot = { $name } (bot)
seat-bot-twin = { $name } { $count } (bot)
seat-text = { $name }
seat-you = tu
seat-you-named = Tu ({ $name })
seat-points = { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
seats-head = Giocatori
seat-rename = Nome del posto { $count }
seat-rename-open = Rinomina
seat-rename-do = Conferma
rows-label = Le righe dei giocatori; anche in forma di testo.
status-stepping = Dopo l’evento { $n } di { $count }:
status-study = Questa registrazione finisce qui, incompleta.
status-resigned = { $seat ->
        [you] Hai abbandonato. Vince { $others }.
       *[other] { $others ->
            [you] { $seat } ha abbandonato. Vinci tu!
           *[other] { $seat } ha abbandonato. Vince { $others }.
        }
    }
status-resigned-shared = { $seat ->
        [you] Hai abbandonato. Vittoria condivisa: { $others }.
       *[other] { $others ->
            [you] { $seat } ha abbandonato; vittoria condivisa: { $others }.
           *[other] { $seat } ha abbandonato. Vittoria condivisa: { $others }.
        }
    }
status-abandoned = La partita è stata interrotta; nessuno vince.
status-given-up = { $seat ->
        [you] Ti arrendi.
       *[other] { $seat } si arrende.
    }
actions-label = Che cosa puoi fare
others-label = Guardare indietro, e uscire
action-confirm = Conferma
action-expect = Che cosa si aspetta il bot?
expect-line = Il bot più forte si aspetta: { $line }.
expect-not-yet = Il bot non è ancora pronto. Chiedi di nuovo tra qualche secondo.
refused-expect = Niente da aspettarsi: non tocca a nessuno, o nessun bot a questo tavolo guarda avanti.
refused-expect-busy = Il bot ci sta già pensando.
action-turn = Gira
action-over = Capovolgi
action-takeback = Annulla
action-takeback-far = Annulla…
action-takeback-here = Annulla fin qui
action-takeback-ask = Chiedi di annullare
practice-head = Continuare come allenamento?
practice-sure = Puoi tornare indietro quanto vuoi, anche oltre il caso e i bot. Ma da allora la partita non dà stelle e non conta, il suo seme è aperto, e la registrazione lo dice. Il caso resta lo stesso.
practice-yes = Sì, mi alleno
practice-no = No, lascia stare
practice-mark = Allenamento.
asked-to = { $seat } vorrebbe annullare. Accetti?
asked-count = Eventi annullati: { $count }.
asked-own = Hai chiesto di annullare. In attesa di: { $others }.
asked-other = { $seat } vorrebbe annullare. In attesa di: { $others }.
asked-yes = Accetta
asked-no = Rifiuta
asked-withdraw = Ritira
action-resign = Abbandona
action-give-up = Arrenditi
action-rematch = Rivincita
action-record = Scarica la registrazione
action-verify = Verifica il caso
aid-head = Aiutami a decidere
aid-0 = Niente
aid-1 = Probabilità
aid-2 = Punti
aid-3 = Gioco migliore
aid-4 = Tutor
aid-asks = Chiedi prima di ciò che costa più di
aid-amount = { NUMBER($share, style: "percent") } di vittoria
tutor-head = Davvero?
tutor-cost = Costa { $cost } di probabilità di vittoria.
tutor-own = La tua scelta ({ $share } dopo): { $way }
tutor-better = Forse ti è sfuggito ({ $share } dopo): { $way }
tutor-error = I costi sotto { $error } possono essere nulli, e non si segnalano.
tutor-unmeasured = L’errore delle quote di vittoria non è misurato.
tutor-looking = Il tutor guarda…
tutor-yes = Gioca così
tutor-no = Ci ripenso
tutor-unasked = Giocato senza domande: le quote di vittoria sono arrivate tardi.
help-ask = Chiedi agli altri di permettere l’aiuto
help-end = Continua senza aiuto per tutti
help-asked-to = { $seat } vorrebbe permettere l’aiuto a tutti. Accetti?
help-asked-own = Hai chiesto l’aiuto per tutti. In attesa di: { $others }.
help-asked-other = { $seat } vorrebbe permettere l’aiuto a tutti. In attesa di: { $others }.
refused-help = Qui giocano più persone: oltre alle probabilità non c’è aiuto, se non accettano tutti.
refused-help-declined = La tua richiesta di aiuto è già stata rifiutata.
odds-head = Modi di continuare
odds-way = Modo
odds-best = meglio
hint-win = Vittoria
hint-points = Punti ora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (altrettanto buoni: { $ways })
hint-equal = I primi { $count } si equivalgono.
hint-all-equal = Si equivalgono tutti.
hint-error = I modi che differiscono meno di { $error } contano come uguali.
hint-unmeasured = L’errore delle quote di vittoria non è misurato, quindi nessun modo è indicato come migliore.
hint-provisional = Il valutatore non è pronto: queste quote di vittoria sono approssimate.
hint-working = Quote di vittoria ancora da calcolare: { $count }.
hint-more = Altri modi: { $count }
steps-label = Ripercorri la partita
step-first = Primo evento
step-previous = Un evento indietro
step-next = Un evento avanti
step-last = Ultimo evento
replay-label = Rivedi la partita
replay-setup = Preparazione
replay-turn = Turno { $n } di { $count }: { $name }
replay-slider = Tutta la partita, evento per evento
replay-value = { $where }. Evento { $n } di { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Un turno indietro
replay-on = Un turno avanti
replay-play = Riproduzione automatica
replay-pace = Ritmo
replay-skip = Fine della preparazione
step-live = Torna alla partita
board-own = Torna alla mia plancia
board-turn = Segui il turno
seat-board = Guarda la plancia
seat-board-of = { $name ->
        [you] Guarda la tua plancia
       *[other] Guarda la plancia: { $name }
    }
palette-head = Che cosa è successo nel gioco fisico?
palette-hint = Scegli che cosa c’è lì, o scrivine più d’uno sotto.
palette-left = ancora { $count }
type-label = Scrivi un’azione
type-do = Fallo
type-hint = In notazione, come nella cronaca.
type-hint-chance = In notazione; più esiti separati da spazi.
final-head = Risultato
end-decided = Che cosa ha deciso: { $part }, { $points } a { $behind }.
final-points = Punti
final-won = vittoria
final-shared = vittoria condivisa
final-share = Vittoria
log-head = Che cosa è successo
log-empty = Ancora niente.
text-head = La plancia in forma di testo
text-board = La plancia, casella per casella
text-state = In notazione:
more-head = Altro
settings-head = Impostazioni su questo dispositivo
setting-speed = Velocità di bot e animazioni
speed-0 = Subito
speed-1 = Veloce
speed-2 = Normale
speed-3 = Calma
setting-confirm = Conferma ciò che chiude il mio turno o non si può annullare
confirm-again = Premi di nuovo per confermare.
setting-gains = Mostra i punti su ciò che posso scegliere
rules-open = Regole
rules-head = Regole di { $game }
rules-page-link = Le regole in una pagina
resign-head = Abbandonare?
resign-sure =
    { $count ->
        [one] La partita finisce subito, e l’altro giocatore vince.
       *[other] La partita finisce subito per tutti. Tu non ottieni niente, e gli altri { $count } condividono la vittoria.
    }
resign-yes = Sì, abbandona
resign-no = No, continua
give-up-head = Arrendersi?
give-up-sure = Questo tentativo è allora finito.
give-up-yes = Sì, mi arrendo
goal-head = Obiettivo
level-name = Livello { $count }.
level-own = Livello tuo.
level-next = Prossimo livello: { $count }
level-new = Nuovi dadi
level-same = Ancora gli stessi dadi
level-map = Alla mappa
line-lost = Connessione persa; nuovo tentativo.
line-password = Questo server chiede di nuovo la password. La tua partita è al sicuro.
line-password-do = Inserisci la password
line-refused = Il server rifiuta questa pagina. Aprila dall’indirizzo che ti è stato dato.
line-refused-do = Apri di nuovo
line-table = Il server non può aprire questo tavolo.
line-table-do = Guarda perché
line-many = Troppe pagine o richieste da qui: chiudine alcune. Nuovo tentativo.
# The legend: whose points follow, here the reader's or those of a player.
legend-more = Con uno in più?
legend-head = Che cosa significano i segni
legend-of =
    { $seat ->
        [you] Tu:
       *[other] { $seat }:
    }
refused-rule = Mostra la regola
mark-ruling = interpretazione
mark-ruling-means = una nostra decisione, dove le regole stampate tacciono
mark-review = recensione
mark-review-means = da recensioni o testi dell’editore
sheet-title = { $name }: { $set }
sheet-marks = Senza segno: come dice l’editore.
mark-reconstruction = ricostruzione
mark-reconstruction-means = la nostra migliore ipotesi su ciò che sta nella scatola

## Refusals of a table

refused-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo e decidi da capo.
refused-takeback = Non si può annullare: il turno è finito, o qualcun altro ha già giocato.
refused-takeback-chance = Non si può annullare: tra persone non si torna oltre un esito del caso.
refused-practice = La partita diventerebbe allenamento: niente stella, e caso aperto. Confermalo.
refused-asked = Qualcuno ha già chiesto di annullare. Prima rispondi.
refused-declined = Gli altri hanno rifiutato. Chiedi di nuovo quando qualcuno ha giocato.
refused-not-asked = Nessuno chiede più di annullare.
refused-not-yours = Non tocca a te farlo.
refused-send-late = Dopo l’inizio nessuno può essere allontanato da un posto.
refused-blocked = Chi ospita non vuole giocare con te. Gioca a un altro tavolo, o creane uno.
refused-blocked-chat = Chi ospita non vuole che tu scriva qui.
refused-restrict-nobody = Non c’è nessun altro da silenziare o bloccare.
refused-restrict-stranger = Per silenziare o bloccare, prima siediti a un tavolo o scegli le impostazioni.
refused-message = Il server non ha capito la pagina. Ricaricala.
refused-protocol = Questo programma parla un’altra versione del protocollo rispetto al server ({ $spoken }). Non è stato fatto niente; aggiorna il programma, o ricarica la pagina.
refused-typed = Scrivi da 1 a { $most } esiti separati da spazi.
refused-typed-on = Troppi esiti; scrivi solo quelli richiesti.

## A board to think on

analysis-head = Analisi: { $game }
analysis-picture = La posizione; anche in forma di testo.
analysis-long = L’indirizzo ha più di { $most } caratteri. Parti da una posizione in notazione.
analysis-events = La linea ha più di { $most } azioni. Parti da una posizione in notazione.
analysis-start = Questa posizione è impossibile. { $why }
analysis-action = L’azione { $n } della linea, «{ $text }», non si può fare. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Si vede la posizione precedente.
analysis-at = Posizione sconosciuta «{ $text }»; atteso: da 0 a { $most }. Si vede l’ultima.
analysis-values = Quote di vittoria
analysis-show = Mostra le quote di vittoria
analysis-of = { $seat } { $share }
analysis-by = Secondo { $name }.
analysis-by-exact = Esatto: { $name }.
analysis-by-error = Secondo { $name }. Errore medio da evento a evento: { $error }.
edit-head = Cambia la posizione
edit-open = Prepara con i clic
edit-hint = Scegli un punto nella figura o nell’elenco, poi che cosa c’è.
edit-places = Dove
edit-none = Qui non può esserci altro. Prima cambia un altro punto.
edit-done = Fatto
edit-more = { $count } in più
edit-less = { $count } in meno
analysis-large = La plancia di { $player }, in grande
analysis-from = Analizza da qui
analysis-working = Posizioni ancora da calcolare: { $count }.
analysis-busy = Il server è occupato con altre posizioni. Riprova tra un momento.
analysis-unknown = Per questa posizione non c’è un valutatore.
analysis-actions = Che cosa può fare { $player }
analysis-chance = Che cosa può portare il caso
analysis-beside = Accanto a ognuno: la quota di vittoria di { $player }.
analysis-odds = esce { $chance }
analysis-roll = Tira
analysis-roll-on = Tira fino a una decisione
analysis-line = Linea
analysis-set-up = Preparazione: { $count ->
        [one] { $count } evento
       *[other] { $count } eventi
    }
analysis-empty = Non è stato ancora fatto niente.
analysis-add = Continua in notazione
analysis-add-hint = Azioni separate da virgole; sostituiscono ciò che seguiva.
analysis-position = Prepara una posizione
analysis-notation = La posizione in notazione
analysis-set = Mostra questa posizione
analysis-new = Dall’inizio di una partita
analysis-begin = Parti da lì
analysis-link = Link a questa posizione
analysis-play = Continua a giocare da qui
analysis-as = Tu giochi
analysis-against = Gli altri sono
analysis-play-hint = Qui comincia un tavolo; il suo caso è sigillato di nuovo.
analysis-play-do = Gioca

## Score pad

pad-head = Segnapunti: { $game }
pad-about = Tocca la figura dove c’è qualcosa sul tuo tavolo, e guarda quanti punti dà. Questo dispositivo lo conserva finché non ricominci; un link lo manda ad altri.
pad-lost = Il server è irraggiungibile; questo dispositivo conserva ciò che hai inserito. Riprova.
pad-bad-players = Il gioco non può avere «{ $text }» giocatori; atteso: { $allowed }.
pad-choices = La partita sul tuo tavolo
pad-form = Inserisci senza la figura
pad-player-name = Giocatore { $count }
pad-rank = { $rank ->
        [1] 1º
        [2] 2º
        [3] 3º
       *[other] { $rank }º
    }
pad-look = { $name }: { $total } punti, posizione { $rank }. Mostra il suo gioco
pad-count = Giocatori
pad-names = Usa questi nomi
pad-undo = Annulla
pad-link = Link a questo segnapunti così com’è
pad-total-of = { $count ->
        [one] { $name }: 1 punto
       *[other] { $name }: { $count } punti
    }
pad-save = Salva la mappa come figura
pad-file-head = Figure
pad-file-label = Una figura salvata da tumblestar, o un file di testo
pad-file-hint = Una figura così (SVG) si legge esattamente. Le fotografie non si possono leggere.
pad-file-do = Leggila
pad-clear = Ricomincia
pad-total = Carte: { $total }

## Campaign

campaign-head = Campagna: { $game }
campaign-about = Quaranta livelli in solitario. Vincine uno con { $goal } punti e tutte le missioni compiute, e si apre il prossimo. { $great } punti danno una seconda stella, vincere al primo tentativo una terza.
campaign-ours = Non conosciamo i livelli stampati. Questi quaranta sono nostri, in ordine di quanto spesso li vince il bot «{ bot-strong }».
campaign-standing = Livelli vinti: { $won } di { $count }. Stelle: { $stars } di { $most }.
campaign-next = Vai al livello { $count }
campaign-all-won = Tutti i livelli sono vinti!
campaign-card = Carta { $count }: livelli da { $first } a { $last }
campaign-map = Mappa della carta { $count }
campaign-node-won = Livello { $count }: vinto, stelle: { $stars } di 3
campaign-node-open = Livello { $count }: aperto, non ancora vinto
campaign-node-locked = Livello { $count }: chiuso
level-no-mission = nessuna missione
level-colours = Colori
level-difficulty = Difficoltà
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: il bot «{ bot-strong }» ha vinto { NUMBER($share, style: "percent", maximumFractionDigits: 1) } di { $count } partite.
level-tried = Finora
level-tries = Tentativi: { $count }.
level-best = Miglior punteggio: { $points }.
level-go-on = Continua a giocare
level-same-hint = Gli stessi dadi ripetono in ordine i risultati del tuo ultimo tentativo. Non danno la stella del primo tentativo.
level-watch = Guarda una partita vinta
level-watch-of = Guarda una partita vinta del livello { $count }
level-locked = Chiuso: vinci prima il livello { $count }.
level-no-dice = Non c’è un ultimo tentativo; prima gioca questo livello con nuovi dadi.
difficulty-gentle = Facilissimo
difficulty-easy = Facile
difficulty-middling = Medio
difficulty-hard = Difficile
difficulty-very-hard = Molto difficile
difficulty-fiendish = Diabolico
star-won = Livello vinto
star-great = Vinto con { $great } o più punti
star-first = Vinto al primo tentativo, con nuovi dadi
star-got = (ottenuta)
star-not = (non ancora ottenuta)
own-head = Un livello tuo
own-hint = Non conta per le stelle.
own-four = Quattro colori
own-missions = Fino a tre missioni
own-mission = Missione { $count }
own-none = nessuna
own-choice = { $count } { $mission }
own-look = Quanto è difficile?
own-play = Gioca questo livello
own-colours = Un livello ha { $most } colori; scelti: { $count }.
own-unknown = Nessuno ha ancora misurato questa scelta.
progress-head = I tuoi progressi in un file
progress-hint = I progressi sono di questo browser. Un file li conserva o li porta in un altro; ciò che qui è migliore resta.
progress-save = Salva i miei progressi
progress-file = File dei progressi
progress-bring = Importa
progress-brought = { $count ->
        [0] Il file non ha livelli; non è cambiato niente.
       *[other] Livelli importati: { $count }. Conta il meglio di entrambi.
    }
progress-no-json = Questo file è danneggiato, o non è un file di progressi: non è JSON.
progress-format = Non è un file di progressi; formato atteso: «{ $expected }».
progress-version = Il formato del file ha la versione { $version }; atteso: { $expected }.
progress-game = Questi sono i progressi di «{ $text }»; atteso: «{ $expected }».
progress-levels = Questo file è danneggiato: «levels» non è un elenco.
progress-level = Questo file è danneggiato: «{ $text }» non è un livello; atteso: colori e missioni, come «RYBG 7 16».
progress-entry = Questo file è danneggiato: ciò che dice di «{ $level }» è impossibile.

## Check of chance

verify-head = Verifica del caso
verify-proved-means = Nessuno ha potuto cambiare un esito dopo l’inizio.
verify-open-means = La partita può essere corretta; solo non si può provare che nessuno sapesse.
verify-older-means = Verificala con la versione di tumblestar con cui è stata giocata.
verify-closed-means = Torna quando la partita è finita.
verify-false-means = Qualcuno ha cambiato questa registrazione.
verify-commitment-was = Impegno
verify-seed-is = Seme
verify-how = Non devi fidarti di questa pagina: scarica la registrazione e lancia «tumblestar verify», o calcola come descrive docs/chance.md.
verify-each = Ogni esito
verify-each-right = viene dal seme
verify-each-wrong = non viene dal seme
verify-each-none = non verificato
verify-draw = (estrazione { $count } del flusso «{ $stream }»)
verify-back = Torna al tavolo

## Bad news

sorry-400 = Non si può leggere
sorry-400-help = Torna indietro e riprova.
sorry-403 = Non è permesso
sorry-403-help = Torna al tavolo.
sorry-404 = Qui non c’è niente
sorry-404-help = L’indirizzo può essere sbagliato, o il tavolo cancellato o di altri.
sorry-405 = Questa richiesta non è possibile
sorry-405-help = Usa i pulsanti delle pagine.
sorry-409 = Questo tavolo non si può aprire
sorry-409-help = Forse è di un’altra versione di tumblestar. I tuoi altri tavoli sono intatti.
sorry-413 = È troppo grande
sorry-413-help = Una registrazione è al massimo un megabyte di testo.
sorry-421 = Questo server ha un altro nome
sorry-421-help = Chi lo gestisce può ammettere questo nome: TUMBLESTAR_HOSTS=name.
sorry-424 = Ora non si può giocare a questo gioco
sorry-424-help = Correggi il suo file di dati, e riavvia tumblestar; gli altri giochi vanno avanti.
sorry-500 = Qui qualcosa è andato storto
sorry-500-help = È colpa nostra. Ciò che è stato giocato è salvo; ricarica la pagina.
sorry-503 = Ora i tavoli non si possono salvare
sorry-503-help = Niente di confermato è perso. Ricarica la pagina più tardi.
sorry-home = Ai giochi
game-fault = Non si può giocare a { $name }: { $why }
table-damaged = Il tavolo salvato non si può leggere: { $why }

## Store and start

store-folder = Impossibile creare la cartella { $folder }: { $why }. Scegline un’altra con --data o TUMBLESTAR_DATA.
store-foreign = { $file } è il database di un altro programma. Scegli un’altra cartella con --data o TUMBLESTAR_DATA.
store-newer = I tavoli in { $folder } sono di un tumblestar più nuovo. Aggiorna tumblestar, o scegli un’altra cartella con --data.
store-read-only = Nella cartella { $folder } non si può scrivere. Cambia i permessi, o scegline un’altra con --data o TUMBLESTAR_DATA.
store-address = Non è l’indirizzo di un database PostgreSQL. Atteso: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL richiede psycopg. Installalo: pip install "tumblestar[postgres]"
store-pg-foreign = Il database { $place } è di un altro programma. Dai l’indirizzo di uno vuoto.
store-pg-newer = I tavoli in { $place } sono di un tumblestar più nuovo. Aggiorna tumblestar, o scegli un altro database.
store-pg-gone = Il database { $place } è irraggiungibile: { $why }. Niente di confermato è perso.
store-pg-refused = Il database { $place } nega l’accesso: { $why }. Controlla utente e password nell’indirizzo.
store-pg-full = Il database { $place } non ha più spazio o connessioni: { $why }. Niente di confermato è perso.
store-pg-held = Il database { $place } viene spostato, o non accetta altre connessioni. Riavvia più tardi.
store-unmet = I processi che servono { $place } non si raggiungono. Leggi l’uscita d’errore (--log all), o usa un solo processo.
store-pg-trouble = Il database { $place } non si può usare: { $why }.
store-full = Non c’è più spazio per { $folder }. Liberane; niente di confermato è perso.
store-damaged = Il file { $file } è danneggiato ({ $why }). Metti al suo posto una copia più vecchia, o spostalo.
store-locked = Un altro programma usa { $file }. Prima chiudilo.
store-unsure = La connessione al database è caduta durante la scrittura: può essere fatto o no. Guarda prima di ripetere.
store-raced = Questo tavolo è appena cambiato. Ricarica la pagina.
store-busy = Il disco non tiene il passo. Non è stato fatto niente; riprova tra un momento.
store-closed = Il server si sta fermando. Non è stato fatto niente; riprova quando è tornato.
store-trouble = Il file { $file } non si può usare: { $why }.
run-at = tumblestar è a { $address } (Ctrl-C lo chiude)
run-data = I tavoli sono conservati in { $folder }
run-no-numba = Senza Numba i bot qui giocano più lenti e deboli. Installa «tumblestar[fast]» per la piena forza.
run-end = Arrivederci. I tuoi tavoli sono conservati.
run-port-taken = La porta { $port } è in uso, forse da un altro tumblestar. Apri quello, o scegli un’altra porta: --port { $other }
run-port-forbidden = Non puoi usare la porta { $port }. Scegline una sopra 1023: --port 8017
run-no-address = Impossibile ascoltare su { $host }: { $why }.

## Server

set-wrong = { $name } non può essere «{ $value }»: atteso { $expected }.
set-unguarded = Un server che altri possono raggiungere ({ $host }) vuole una password (--password-file FILE o TUMBLESTAR_PASSWORD), indirizzi ammessi (--allow 192.168.1.0/24), o --open per far giocare tutti.
set-two-passwords = Indica --password o --password-file, non entrambi.
set-short-password-file = La password nella prima riga di { $file } deve avere almeno { $least } caratteri.
takes-address = un indirizzo o nome di questa macchina, come 127.0.0.1 o 0.0.0.0
takes-port = un numero intero da 0 a 65535
takes-whole = un numero intero da { $least } a { $most }
takes-folder = una cartella
takes-database = un indirizzo come postgresql://user:password@host:5432/name
takes-file = un file
takes-hosts = nomi di host, separati da virgole, come games.example
takes-password = almeno { $least } caratteri
takes-networks = indirizzi o reti, separati da virgole, come 192.168.1.0/24
takes-switch = on oppure off
takes-token = da 16 a 200 caratteri, senza spazi
takes-one-of = uno di { $allowed }
takes-seconds = un numero di secondi da { $least } a { $most }
takes-action = un’azione in notazione
takes-record = il testo di una registrazione
takes-state = uno stato di { $name }, come position.state
takes-game = un gioco, come tumblestar.games.find("twisty")
takes-seats = un Seat(kind, name) per posto
takes-salts = un elenco di testi, uno per posto
takes-choosers = un elenco di { $count } bot, uno per posto
takes-opponents = il nome di un bot, o un elenco di { $count }, uno per ogni altro posto
takes-level = il numero o l’insieme di un livello, come { $example }
takes-no-levels = None, perché { $name } non ha livelli
takes-rng = una fonte casuale, come random.Random(7)
takes-seed = un numero, un testo, o None (segreto)
takes-text = un testo
takes-number = un numero
takes-bool = True o False
set-host = Indirizzo su cui ascoltare; 127.0.0.1 ammette solo questa macchina.
set-port = Porta su cui ascoltare; 0 ne prende una qualsiasi.
set-data = Cartella per tavoli e partite finite.
set-database = Database PostgreSQL invece della cartella; più server possono condividerlo.
set-processes = Processi che si dividono il lavoro a questo indirizzo; circa uno per core.
set-hosts = Altri nomi di host a cui il server risponde, separati da virgole.
set-password = La password per tutti. Su una riga di comando altri di questa macchina possono leggerla; meglio l’ambiente o un file.
set-password-file = Un file la cui prima riga è la password.
set-allow = Reti ammesse; tutte le altre sono rifiutate.
set-open = Ammette tutti quelli che raggiungono il server, senza password.
set-behind-proxy = Indirizzi dei proxy fidati per dire chi chiede.
set-fast-sockets = Via veloce per i messaggi WebSocket; off usa quella di uvicorn.
set-limits = Limita quanto spesso si può chiedere; off serve per misurare.
set-metrics-token = Token che permette di leggere /metrics da altrove.
set-log = Che cosa va nell’uscita d’errore: quiet (errori) o all.
set-pace = Secondi tra i passi di un bot.
set-grace = Secondi di assenza prima di chiedere agli altri che cosa fare.
cli-serve = Serve i giochi a una rete, senza aprire un browser.
cli-backup = Copia tutti i tavoli in un file, anche durante il gioco.
cli-backup-file = Il file da scrivere. Contiene i semi delle partite in corso: tienilo segreto.
cli-backup-replace = Sostituisce un file esistente.
cli-backed-up = Tavoli in { $file }: { $count }
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
move-there = { $place } contiene già persone o tavoli. Scegli una cartella o un database vuoto.
move-served = Un server usa { $place }. Prima fermalo.
move-short = «{ $table }» non è arrivato per intero in { $place }; lì non resta niente. Riprova.
move-same = I due posti sono lo stesso. Indicane due.
cli-move = Copia tutti i tavoli in una cartella o un database PostgreSQL vuoto; l’origine resta com’è.
cli-move-from = Dove sono: una cartella o un indirizzo postgresql://.
cli-move-to = Dove vanno: una cartella, o un indirizzo così.
cli-moved = Tavoli in { $place }: { $count }
backup-there = { $file } esiste già. Scegli un altro nome, o aggiungi --replace.
backup-none = Non ci sono tavoli in { $folder }.
backup-trouble = { $file } non si può usare: { $why }.
restore-there = Ci sono già tavoli in { $folder }. Aggiungi --replace per metterli da parte.
restore-foreign = { $file } non è una copia dei tavoli di tumblestar.
restore-newer = { $file } è di un tumblestar più nuovo. Prima aggiorna tumblestar.
restore-damaged = { $file } è danneggiato; non è cambiato niente.
run-twice = Un altro tumblestar serve { $folder }. Apri quello, o scegli un’altra cartella con --data.
run-no-limits = I limiti sono spenti: chiunque può chiedere senza fine. Solo per misurare.
run-no-processes = Su questo sistema un solo processo può servire un indirizzo. Togli --processes.
sorry-401 = Serve una password
sorry-401-help = Vai ai giochi per inserirla.
sorry-429 = Troppe richieste
sorry-429-help = Aspetta un po’ e riprova; niente è perso.
door-head = Entra
door-about = Questo server chiede una password. Chi ti ha invitato la conosce.
door-password = Password
door-enter = Entra
door-wrong = Password sbagliata. Dopo qualche tentativo devi aspettare.
refused-limit = Troppo veloce. Non è stato fatto niente; riprova tra un momento.
limit-tables = Hai { $most } tavoli non finiti. Prima finiscine o chiudine alcuni.

## Together

nav-lobby = Sala
new-friend = un amico, tramite link
new-together = Orologio, chat e ospiti
new-clock = Orologio
new-clock-help = Il primo turno non è mai a tempo, e gli orologi si fermano quando il server è spento.
clock-none = nessuno
clock-turn = { $count ->
        [3600] 1 ora
        [86400] 1 giorno
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } a turno
clock-turn-help = Quando il tempo di un turno è scaduto, un bot lo finisce.
clock-bank = { $n } min per tutta la partita
clock-bank-more = { $n } min per tutta la partita, e { $more } s in più dopo ogni turno
clock-bank-help = Chi finisce il tempo perde.
clock-label = { $seat ->
        [you] Il tuo tempo
       *[other] Tempo di { $seat }
    }
clock-soon = Ancora { $count } secondi!
clock-low = poco tempo
clock-last = ultimi secondi
bad-clock = Non c’è un orologio così.
title-waiting = In attesa di amici · { $game }
status-waiting = { $count ->
        [0] La partita sta per cominciare.
       *[other] La partita comincia quando tutti i posti sono occupati. Ancora liberi: { $count }.
    }
status-asked = La partita comincia quando tutti hanno accettato. { $seats ->
        [you] Manca la tua risposta.
       *[other] Mancano le risposte di: { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Il tuo tempo è scaduto.
            [one] Il tuo tempo è scaduto. Vince { $others }.
           *[other] Il tuo tempo è scaduto. Vittoria condivisa: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Il tempo di { $seat } è scaduto. Vinci tu!
               *[other] Il tempo di { $seat } è scaduto; vittoria condivisa: { $others }.
            }
           *[other] { $count ->
                [0] Il tempo di { $seat } è scaduto.
                [one] Il tempo di { $seat } è scaduto. Vince { $others }.
               *[other] Il tempo di { $seat } è scaduto. Vittoria condivisa: { $others }.
            }
        }
    }
presence-here = presente
presence-away = altrove
presence-gone = assente
presence-free = libero
presence-asked = ancora nessuna risposta
presence-preparing = non ancora a piena forza
seat-stand-in = per ora gioca { $name }
seat-more = Altro per questo posto
seat-hand = Fai giocare un bot per me
seat-hand-do = Affida
seat-back = Riprendo a giocare io
seat-leave = Lascia questo posto
seat-send = Allontana da questo posto
seat-send-hint = Il posto è allora libero, con un nuovo link.
restrict-mute = Silenzia { $name }
restrict-unmute = Riattiva { $name }
restrict-block = Blocca { $name }
restrict-unblock = Sblocca { $name }
restrict-hint = Silenziare ti nasconde i messaggi di una persona; lo sai solo tu. Chi blocchi non può sedersi, scrivere o guardare ai tuoi tavoli; una partita cominciata continua.
seat-leave-hint = Se lasci, il posto è libero per altri; chi ospita riceve un nuovo link.
seat-device = Gioca su un altro dispositivo
people-head = Chi manca
free-head = In attesa di amici
free-hint-host = Manda a ogni amico il suo link. Chi lo apre per primo prende il posto, senza account.
free-hint = Chi ospita ha i link per i posti liberi.
local-head = I link funzionano solo su questo computer
local-why = L’indirizzo { $host } significa ovunque «proprio questo dispositivo»: il telefono di un amico cercherebbe la partita su sé stesso.
local-do = Per giocare con amici nella tua rete, riavvia tumblestar con questo comando e una password tua:
local-then = Poi apri l’indirizzo di rete di questo computer, come { $example }, e crea lì il tavolo. I suoi link non chiedono password.
free-seat = Il posto { $count } è libero.
free-bot = Un bot al posto { $count }
free-bot-do = Fai sedere il bot
free-other = Un bot, o un nuovo link
link-seat = Link per il posto { $count }
link-watch = Link per spettatori
link-device = Link per l’altro dispositivo
link-copy = Copia il link
link-copied = Copiato.
link-share = Condividi
link-qr = Codice QR
link-qr-label = Codice QR del link qui sopra
link-renew = Crea un nuovo link; quello vecchio smette di funzionare
missed-asked = { $name } non c’è più. E ora?
missed-bot = Fai continuare un bot
missed-wait = Aspetta
missed-end = Chiudi la partita
missed-count = Voti per chiudere la partita: { $n } di { $count }.
rematch-go = Vai alla rivincita
rematch-asks = { $count ->
        [0] Si chiede una rivincita.
       *[other] Chiedono una rivincita: { $seats }.
    } Partecipi?
rematch-yes = Partecipo
rematch-no = No grazie
rematch-head = In attesa di una risposta
rematch-unanswered = { $name }: ancora nessuna risposta.
rematch-instead = Dai il posto { $count } a qualcun altro
chat-head = Chat
chat-none = Ancora niente.
chat-phrases = Frasi pronte
chat-label = Di’ qualcosa
chat-do = Invia
chat-off = La chat libera è spenta; restano le frasi pronte.
chat-hello = Ciao!
chat-luck = Buona fortuna!
chat-nice = Bella giocata!
chat-oops = Ops!
chat-thinking = Fammi pensare.
chat-moment = Torno tra un attimo.
chat-back = Eccomi di nuovo.
chat-thanks = Grazie!
chat-good-game = Bella partita!
chat-again = Un’altra?
chat-bye = A presto!
note-sat = Si siede al posto { $count }: { $name }.
note-agreed = { $name }: sì alla rivincita.
note-declined = { $name }: no alla rivincita.
note-unasked = { $name }: non più in attesa; il posto { $count } è libero.
note-left = { $name } ha lasciato il posto { $count }.
note-sent = Chi ospita ha allontanato { $name }.
note-handed = { $name }: posto { $count } affidato a un bot.
note-back = { $name }: di nuovo al posto { $count }.
note-stand-in = { $name }: continua un bot, al posto { $count }.
note-flag = { $name }: tempo scaduto al posto { $count }.
note-help-1 = { $name }: aiuto usato (probabilità).
note-help-2 = { $name }: aiuto usato (punti).
note-help-3 = { $name }: aiuto usato (gioco migliore).
note-help-4 = { $name }: aiuto usato (il tutor).
note-help-expect = { $name }: aiuto usato (che cosa si aspetta un bot).
note-help-on = { $name }: ora l’aiuto è permesso a tutti, con il consenso di tutti.
note-help-off = { $name }: l’aiuto oltre le probabilità è spento per tutti.
note-slow = { $name }: tempo scaduto al posto { $count }; un bot finisce il turno.
chat-notes = Annotato a questo tavolo
host-head = Impostazioni di chi ospita
host-chat = Chat libera
host-chat-help = Le frasi pronte sono sempre permesse.
host-watchers = Spettatori
host-watchers-help = Chi ha il loro link può guardare, vede ciò che vedono i giocatori, e non può scrivere.
host-listed = Visibile in sala
host-listed-help = Su questo server tutti vedono lì il tavolo, possono prendere posti liberi e guardare la partita finita.
setting-sound = Suoni
setting-bubble = Messaggi di chat sopra il gioco
notify-allow = Avvisami quando tocca a me
notify-how = Il tuo browser chiede il permesso. Gli avvisi arrivano finché questa pagina è aperta, anche dietro altre.
notify-denied = Il tuo browser blocca gli avvisi di questo indirizzo; le sue impostazioni possono permetterli.
notify-text = Tocca a te.
refused-waiting = La partita non è cominciata: ci sono posti liberi.
refused-time = Il tuo tempo è scaduto.
refused-taken = Questo posto è occupato.
refused-leave-clock = In una partita con orologio non si può lasciare un posto. Fai giocare un bot per te.
refused-leave-alone = Qui non gioca nessun altro. Fai giocare un bot per te.
refused-not-missed = È di nuovo qui, o si è già deciso.
refused-watch = Gli spettatori non sono ammessi.
refused-link-used = Questo link è usato o troppo vecchio.
refused-sits = A questo tavolo siedi già tu.
refused-host = Può farlo solo chi ospita.
refused-chat-seat = Solo chi è al tavolo può scrivere.
refused-chat-off = La chat libera è spenta.
refused-chat-text = Un messaggio è una riga da 1 a { $most } caratteri.
join-title = Hai un invito
join-head = { $game }: un posto per te
join-from = { $host } ti invita a giocare.
join-from-nobody = Hai un invito a giocare.
join-seat = Prendi il posto { $count }.
join-which = Quale posto?
join-seat-choice = Posto { $count }
join-name = Il tuo nome, come lo vedono gli altri
join-do = Prendi il posto
join-fair = Correttezza
join-fair-help = Un seme segreto decide tutta la fortuna. Questo è il suo impegno, così non può cambiare. Puoi aggiungere parole tue: entrano in ogni esito.
join-salt = Le tue parole (sale)
join-who = Al tavolo
join-clock = Orologio
join-begun = La partita è in corso; la prendi così com’è.
join-own = Questo tavolo è tuo. Manda il link a un amico, o gioca anche questo posto, a questo schermo.
join-sits = Siedi già a questo tavolo.
join-open = Apri il tavolo
join-taken-head = Questo posto è occupato
join-taken = Qualcuno ha usato questo link, o chi ospita ne ha creato uno nuovo. Chiedine un altro.
join-over = Questa partita è finita.
watch-head = Guarda { $game }
watch-about = Guardi senza farti vedere, e senza giocare.
watch-do = Guarda
watch-off-head = Questo link non funziona più
watch-off = Chi ospita non ammette spettatori, o ha creato un nuovo link.
bring-head = Continua a giocare qui
bring-about = Questo dispositivo gioca poi per { $name }, come fa ancora l’altro. Il link funziona una volta.
bring-nobody = chi ha creato il link
bring-do = Gioca su questo dispositivo
device-head = Gioca su un altro dispositivo
device-about = Apri questo link sull’altro dispositivo entro { $count } min. Funziona una volta e sta solo su questa pagina. Tienilo per te: chi lo ha gioca per te.
device-back = Torna al tavolo
lobby-head = Sala
lobby-search = Cerca
lobby-name = Il nome di un giocatore
lobby-game = Gioco
lobby-any = tutti i giochi
lobby-open = Tavoli aperti
lobby-open-none = Ora nessun tavolo è aperto a tutti. Quando ne crei uno, puoi mostrarlo qui.
lobby-playing = In gioco
lobby-own = I miei tavoli
lobby-own-none = Nessuno trovato.
lobby-over = Partite finite
lobby-over-none = Nessuna trovata.
lobby-files = Partite da file
lobby-free = { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
lobby-join = Prendi un posto
lobby-join-of = Prendi un posto a { $game }
lobby-free-seat = posto libero
table-waiting = in attesa di amici

## Terminal

cli-play-game = Un gioco da giocare nel terminale, o il file di una registrazione da continuare; senza, i giochi si aprono nel browser.
cli-play-seats = Terminale: in quanti si gioca.
cli-play-bots = Terminale: bot per gli ultimi posti, separati da virgole.
cli-play-names = Terminale: nomi delle persone, separati da virgole.
cli-play-option = Terminale: un’opzione del gioco, nome=numero; ripetibile.
cli-play-seed = Terminale: parole che fissano tutta la fortuna, che allora è aperta; se no è segreta e sigillata.
cli-play-plain = Terminale: non disegna niente e dice un fatto per riga, per lettori di schermo.
cli-play-no-color = Terminale: niente colori.
term-what = Non c’è un gioco o file «{ $name }». Giochi: { $games }.
term-not-for-server = { $option } vuole un gioco nel terminale: tumblestar play GAME.
term-not-for-terminal = { $option } vale per i giochi nel browser, non nel terminale.
term-option = «{ $text }» non è un’opzione; atteso nome=numero.
term-crowded = Con { $bots } bot, { $seats } posti sono pochi per le persone.
term-sealed = Un seme segreto decide la fortuna; si svela alla fine. Il suo impegno: { $commitment }
term-seed = La fortuna è aperta: viene dal seme «{ $seed }».
term-open = La fortuna è aperta: la registrazione non può provarla.
term-begin = Scrivi un’azione in notazione, «?» per ciò che si può fare, o «aiuto».
term-resumed = La partita di { $file } continua dopo l’evento { $count }.
term-seed-lost = Questa macchina non ha il seme segreto della partita: la fortuna continua con uno nuovo, e la registrazione dice che è aperta.
term-opened = Il seme sigillato: { $seed }. Il suo SHA-256 è l’impegno detto all’inizio: { $commitment }
term-verify = La partita è conservata in { $file }. Chiunque può verificare la sua fortuna:
term-type-verify = tumblestar verify { $file }
term-kept = La partita è conservata in { $file }. Per continuarla:
term-type-play = tumblestar play { $file }
term-kept-games = Partite non finite nel terminale ({ $count }), dalla più recente:
term-kept-game = { $game }, { $when }, evento { $events }
term-kept-resume = Il comando tumblestar play --resume continua la prima. Stanno tutte in { $folder }.
term-none-kept = { $folder } non ha una partita non finita di quel tipo. «tumblestar play GAME» ne comincia una.
term-not-for-resumed = { $option } vale solo per partite nuove.
term-not-kept = Non si è giocato niente, quindi niente è conservato.
term-unkept = La partita non si può conservare in { $file }: { $why }. Continua; «salva FILE» la mette altrove.
term-prompt = { $seat }>
term-thinking = { $seat } ci pensa…
bot-compiling = Il bot si compila per questa macchina, una volta, in un minuto o due…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Obiettivo, raggiunto
        [kept] Obiettivo, finora rispettato
       *[unmet] Obiettivo, non ancora raggiunto
    }: { $goal }
term-no-cards = Questo gioco non ha carte comuni.
term-no-choice = Niente di ciò che ora si può fare contiene «{ $text }».
term-best = ★ { $way } (il meglio)
term-alike = { $way } (altrettanto buoni: altri { $count })
term-hint-working = Calcolo delle quote di vittoria…
term-way = - { $way }
term-no-hint = Non c’è niente da consigliare.
term-undone = L’ultima azione è annullata.
term-asked = Hai chiesto agli altri di annullare.
term-practice = Tornare indietro e allenarsi? (sì o no)
term-asks = { $seat } vorrebbe annullare. Scrivi «accetta» o «rifiuta».
term-dropped = È successo qualcosa; il resto di ciò che hai scritto non è stato fatto.
term-tutor-on = Il tutor chiede prima di un’azione che costa più di { NUMBER($share, style: "percent") } di vittoria.
term-tutor-off = Il tutor è spento.
term-tutor-what = Di’ quanto può costare un’azione senza domande, in punti percentuali: «tutor { $usual }», tra { $amounts }; o «tutor off».
term-tutor-none = Questo gioco non ha quote di vittoria, quindi non c’è tutor.
term-tutor-sure = Scrivi «sì» per giocarla:
term-tutor-kept = Non è giocata.
term-off = off
term-asks-help = { $seat } vorrebbe permettere l’aiuto a tutti. Scrivi «accetta» o «rifiuta».
term-asked-help = Hai chiesto agli altri di permettere l’aiuto.
term-does-allow = chiede agli altri di permettere l’aiuto oltre le probabilità, o accetta; «consenti off» lo chiude
term-word-allow = consenti
term-sure = Scrivi «sì» per chiuderla:
term-yes = sì si yes
term-not-resigned = La partita continua.
term-refused = Non fatto. { $why }
term-refused-rule = Non fatto. { $why } La regola: «aiuto { $tag }».
term-refused-unread = Non capito. { $why } «?» elenca ciò che si può fare, «aiuto» tutti i comandi.
term-save-what = Di’ dove: salva FILE
term-saved = La partita è salvata in { $file }.
term-foreign = { $file } esiste e non è una registrazione, quindi resta com’è.
term-no-rule = Non c’è una regola «{ $text }». Sezioni delle regole:
term-section = aiuto { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Scrivi un’azione in notazione, più d’una separate da «;», o uno di questi:
term-does-choices = ciò che si può fare, con gli effetti; «? TESTO» solo ciò che contiene quel testo
term-does-help = questo; «aiuto NUMERO» mostra una regola o una sezione
term-does-board = il gioco e la situazione di tutti; «gioco TESTO» solo le righe con quel testo
term-does-cards = le carte in gioco e che cosa fanno
term-does-log = che cosa è successo; «cronaca 10» gli ultimi dieci eventi
term-does-hint = modi di continuare con probabilità, punti e quote di vittoria; il migliore è segnato, se noto
term-does-tutor = chiede prima di azioni costose: «tutor 5» sopra il 5% di vittoria (1, 2, 5 o 10), «tutor off»
term-does-undo = annulla la tua ultima azione; in solitario anche oltre la fortuna, come allenamento; alle persone si chiede
term-does-resign = abbandona la partita
term-does-save = «salva FILE» scrive la registrazione; la partita si conserva anche da sé
term-does-quit = esce; così anche Ctrl-C e Ctrl-D
term-word-help = aiuto
term-word-board = gioco
term-word-cards = carte
term-word-log = cronaca
term-word-hint = consiglio
term-word-tutor = tutor
term-word-undo = annulla
term-word-resign = abbandona
term-word-save = salva
term-word-quit = esci
cli-join = Gioca nel terminale a un tavolo di un server.
cli-join-link = Un invito, come https://games.example/join/…, o l’indirizzo di un tavolo.
cli-join-name = Il tuo nome, come lo vedono gli altri.
term-no-link = «{ $link }» non porta a un posto; atteso un invito (https://…/join/…) o un tavolo (https://…/table/…).
term-no-seat = Nessun posto è libero a { $link }, o la partita è finita. Chiedi un altro link.
term-nothing-there = Non c’è niente a { $link }: l’indirizzo è sbagliato, o il tavolo è di altri.
term-password = { $link } vuole una password. Un invito non ne chiede: fattene dare uno.
term-server-refuses = Il server ti rifiuta a { $link } (stato { $status }).
term-no-server = { $link } è irraggiungibile: { $why }.
term-no-jar = La tua identità su questo server non si può conservare in { $file }: { $why }.
term-you-are = { $count ->
        [0] Stai a guardare.
       *[other] Giochi per { $names }.
    }
term-waiting = { $seat ->
        [you] Un bot sta per giocare per te.
       *[other] Tocca a { $seat }.
    } Ctrl-C esce.
term-waiting-start = La partita comincia quando tutti i posti sono occupati. Ctrl-C esce.
term-line-lost = La connessione si era persa ed è tornata.
term-line-gone = La connessione è persa, e { $link } non risponde.
term-table-gone = Il tavolo a { $link } non c’è più o non ti è aperto.
term-other-protocol = Il server a { $link } ha un’altra versione rispetto a questo programma. Aggiorna il più vecchio.
term-seat-kept = Il tuo posto resta tuo. Per tornare:
term-type-join = tumblestar join { $link }
term-verify-there = Il server mostra la stessa verifica: { $link }
term-said = { $words }
term-does-people = chi c’è; chi ospita riceve gli inviti per i posti liberi
term-does-time = tempo rimasto per ogni posto
term-does-chat = i messaggi; «chat 10» gli ultimi dieci
term-does-say = «parla TESTO» parla a tutti; «parla» elenca le frasi pronte, «parla 2» dice la seconda
term-does-hand = fa giocare un bot per te; «affida random» lo sceglie
term-does-back = riprendi a giocare tu
term-does-gone = quando qualcuno manca da molto: «assente aspetta», «assente bot» (continua un bot), «assente fine» (chiude la partita)
term-does-fill = per chi ospita, un bot su un posto libero; «riempi 2 random» dice dove e quale
term-does-leave = lascia il tuo posto a un altro
term-does-rematch = un’altra partita con le stesse persone
term-does-agree = accetta di annullare, o l’aiuto per tutti
term-does-decline = rifiuta questo o una rivincita, o ritira la tua richiesta
term-word-people = persone
term-word-time = tempo
term-word-chat = chat
term-word-say = parla
term-word-hand = affida
term-word-back = riprendi
term-word-gone = assente
term-word-fill = riempi
term-word-leave = lascia
term-word-rematch = rivincita
term-word-agree = accetta
term-word-decline = rifiuta
term-word-gone-wait = aspetta
term-word-gone-bot = bot
term-word-gone-end = fine
term-person = Posto { $count }, { $seat }{ $how ->
        [here] : presente
        [away] : altrove
        [asked] : ancora nessuna risposta
        [bot] { "" }
       *[gone] : assente
    }
term-person-you = Posto { $count }, { $seat }: tu
term-person-bot = Posto { $count }, { $seat }: per ora gioca { $bot }
term-person-free = Posto { $count }: libero
term-link = L’invito per il posto { $count }, per una persona:
term-type-link = { $link }
term-time = { $seat }: ancora { $minutes } min { $seconds } s{ $runs ->
        [yes] , in corso
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tempo rimasto: { $times }
term-no-clock = Qui non c’è un orologio, o la partita non è cominciata.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Di’ che cosa: parla TESTO, o il numero di una frase
term-gone = { $seat } non c’è più.
term-came = { $seat } è qui.
term-missed = { $seat } (posto { $count }) manca da molto. Voti per chiudere la partita: { $n } di { $asked }. Scrivi «assente aspetta», «assente bot» o «assente fine».
term-nobody-missed = Nessuno manca da molto.
term-nobody-free = Non c’è un posto libero così.
term-waits = Si aspetta { $seat }.
term-filled = Un bot siede al posto { $count }.
term-sure-leave = Scrivi «sì» per lasciarlo:
term-left = Hai lasciato; chi ospita riceve un nuovo link per il tuo posto.
term-after = «rivincita» gioca ancora, «parla TESTO» dice qualcosa, «esci» esce.
term-rematch-there = Una rivincita: scrivi «rivincita» per andarci, o «rifiuta».
term-rematch-declined = Rivincita rifiutata; il tuo posto lì è libero.
term-rematch-early = Una rivincita viene dopo la fine della partita.

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
        [safety] { $square } sicu
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
        [safety] { $square } { $seat }sicu
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Cubi: R rosso, O arancione, Y giallo, G verde, B blu, P viola, K rosa. [1] è la pedina del posto 1; ciò che segue sta sotto di essa.
term-face = { $letter }{ $number }
term-legend-shizzle = R rosso, O arancione, Y giallo, G verde, B blu, P viola, K rosa, N nero, poi il numero.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Prossima fila:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ stella, ✹ nova, direzioni delle linee, = caselle collegate. «carte» dice che cosa dà punti.

## The API for programs, and tokens

nav-api = Per programmi
api-title = L’API per programmi
api-about = I programmi possono seguire tavoli, crearli e giocare, tramite HTTP con JSON. Ogni chiamata porta un token, «Authorization: Bearer tms_…»; i cookie non contano. I tempi in millisecondi si contano dal 1970, i posti da 1.
api-token-help = Creato alla pagina /tokens o con «tumblestar token new».
api-to-document = Il documento OpenAPI
api-begin = Per cominciare
api-begin-help = Crea un token per un bot, poi chiedi chi sei:
api-example = Una chiamata da copiare
api-scopes = Che cosa può fare un token
api-scopes-help = Un token può fare solo ciò che è stato spuntato alla creazione.
api-can = Chiamate
api-needs = richiede { $scope }
api-once = Chiedere di nuovo
api-once-help = Le richieste che cambiano qualcosa portano un «id» a tua scelta. Lo stesso id è la stessa richiesta: si fa una volta, e la sua risposta, data quando è su disco, si dà di nuovo. Quindi manda ancora, com’era, una richiesta senza risposta. «seen» è l’«n» del tavolo su cui hai deciso; se nel frattempo è successo qualcosa, la richiesta è rifiutata come «stale».
api-lines = Le righe di un flusso
api-lines-help = Ogni riga è un oggetto JSON con un «type»: prima i posti, poi le voci dopo «from», poi il tavolo ora; dopo, tutto ciò che succede. Dopo un’interruzione torna con l’ultimo «n» come «from»: niente manca o si ripete.
api-line-seats = Chi siede lì: all’inizio, e quando cambia.
api-line-entry = Una voce della cronaca del tavolo, in ordine. «act»: un’azione in notazione; «takeback»: «kept» dice quanti eventi della registrazione restano, «practice» se la partita diventa così allenamento; «ask»: il posto «actor» chiede di tornare a «kept» eventi; «agree» e «decline»: il posto «actor» risponde; «resign» e «flag»: «seat» è fuori; «abandon»: la partita è finita senza risultato.
api-line-now = Il tavolo dopo tutte le voci finora.
api-line-chat = Ciò che si dice da ora in poi.
api-line-beat = Il flusso è vivo.
api-line-bye = L’ultima riga. «over»: la partita è finita; «gone»: non puoi più vedere il tavolo; «token»: il token è stato revocato; «restart»: il server si ferma, torna con «from».
api-socket = Un WebSocket al suo posto
api-socket-help = /live/TABLE?as=json è una sola connessione per agire e ascoltare. Prende lo stesso token nella stessa intestazione; docs/server.md ha i suoi messaggi.
api-problems = Rifiuti
api-problems-help = Un rifiuto è un oggetto JSON (RFC 9457): «code» è per i programmi, «detail» per le persone, nella loro lingua (Accept-Language); «tag» e «help» indicano la regola del gioco, «n» è quello del tavolo ora.
api-limits = Quanto spesso
api-limits-help = Oltre un limite le richieste sono rifiutate con 429; «Retry-After» dice quanti secondi aspettare. I limiti valgono per ogni token e indirizzo, se non si dice altro. Un corpo ha al massimo 10.000 byte, un’importazione 1.500.000.
api-limit = { $what }: { $burst } insieme, poi 1 ogni { $every } s.
api-limit-call = Chiamate, per ogni token
api-limit-request = Richieste di ogni tipo, per ogni indirizzo
api-limit-table = Nuovi tavoli
api-limit-link = Inviti guardati o accettati
api-limit-chat = Cose dette, per ogni persona o bot
api-limit-upload = Importazioni e file
api-limit-export = Esportazioni
api-limit-lines = Flussi e WebSocket aperti, per ogni token: { $count }.
api-limit-tables = Tavoli in corso, per chi ospita: { $count }.
api-notation = A un tavolo, «legal» elenca tutte le azioni permesse nella notazione del gioco, quindi un programma non deve conoscere le regole; docs/ ha la grammatica.
api-me-help = Il tuo nome, se sei un bot, e che cosa può fare il tuo token.
api-games-help = Tutti i giochi: posti, opzioni, bot della casa, ed esempi di notazione.
api-game-help = Un gioco.
api-tables-help = Tavoli che hai creato o a cui siedi: gli ultimi sessanta usati.
api-make-help = Un nuovo tavolo. Comincia quando tutti i posti sono occupati. Un id già usato dà il tavolo creato allora.
api-table-help = Un tavolo così com’è; per chi ospita, con un token adatto, i link per i posti liberi.
api-puzzles-help = Tutti i problemi con soluzione e prova, un oggetto JSON per riga (docs/puzzles.md).
api-record-help = La partita come testo che «tumblestar verify» e «tumblestar replay» leggono. Contiene il seme quando la partita è finita.
api-review-help = Dove si è decisa una partita finita, per fortuna e per abilità (docs/review.md). La richiesta la aspetta fino a venti secondi.
api-chat-help = Le ultime duecento cose dette a un tavolo.
api-stream-help = Ciò che succede a un tavolo, un oggetto JSON per riga, finché la partita finisce; «beat» dopo quindici secondi in cui non succede niente. Chi non legge niente per dieci secondi è scollegato.
api-invitation-help = Dove porta un link: gioco, posto, orologio, chi altro siede lì, e l’impegno della fortuna. Non si prende niente.
api-join-help = Prende il posto di un invito. Chi lo ha già con quel link riceve la stessa risposta.
api-act-help = Gioca un’azione, con il suo numero in «legal» o la sua notazione. Dove il caso si scrive, «text» ha esiti separati da spazi.
api-takeback-help = Annulla la tua ultima azione, nel tuo turno e finché né la fortuna né un altro posto ha agito. Con «kept» tutti gli eventi oltre quel numero: da soli contro bot come allenamento; tra persone si chiede agli altri, e non si torna oltre la fortuna.
api-answer-help = Accetta una richiesta di annullare, o la rifiuta; chi chiede la ritira così. Si fa quando tutti hanno accettato.
api-resign-help = Abbandona con un tuo posto; «seat» dice quale, se ne hai più d’uno.
api-rematch-help = Un’altra partita con le stesse persone ai loro posti, quando questa è finita. Chi chiede per primo crea il tavolo; «agree» false rifiuta e libera il tuo posto.
api-say-help = Una riga di testo, o una frase che ognuno legge nella sua lingua.
api-abandon-help = Chiude una partita senza risultato, per chi ospita.
api-delete-help = Cancella per sempre un tavolo finito, per chi ospita.
api-export-help = La registrazione di ogni tavolo che hai creato o a cui siedi, un oggetto JSON per riga, dalla più vecchia.
api-import-help = Aggiunge registrazioni come tavoli tuoi da ripercorrere: come testo, una dopo l’altra, o come righe di JSON esportate. Una registrazione già presente non si aggiunge di nuovo. Risponde con un oggetto JSON per riga per ognuna. Al massimo 200, e 1,5 MB.
api-field-asked = La richiesta di annullare che aspetta risposte.
api-field-actor = Un posto, 0 per il caso, null per nessuno.
api-field-added = False se c’era già.
api-field-bot = True per i bot della casa e per i programmi.
api-field-chance = «sealed»: un seme segreto, svelato alla fine; «seed»: uno che dai tu; «typed»: scritto da un gioco fisico.
api-field-changed = Quando vi si è giocato l’ultima volta (UTC).
api-field-chat = Se si può scrivere liberamente; le frasi sono sempre permesse.
api-field-clock = «none», «turn-SECONDS» o «bank-SECONDS-INCREMENT».
api-field-commitment = Lo SHA-256 del seme sigillato.
api-field-data = Il digest dei file di dati del gioco.
api-field-due = Quando scade l’orologio in corso.
api-field-end = Come nella registrazione; null finché la partita continua.
api-field-following = Il tavolo della rivincita, o vuoto.
api-field-from = L’ultima voce che hai: ricevi quelle dopo. Senza: da ora in poi. 0: tutte.
api-field-good = Se l’invito si può ancora accettare.
api-field-id = Lo stesso id è la stessa richiesta, fatta una volta.
api-field-increment = Secondi aggiunti dopo ogni turno.
api-field-kept = Quanti eventi della registrazione restano.
api-field-left = Millisecondi rimasti a ogni posto.
api-field-legal = Le azioni permesse del posto di turno; di un gioco, esempi.
api-field-link = Un invito, o ciò che sta dopo la sua ultima barra.
api-field-links = Null per tutti tranne chi ospita.
api-field-listed = Se la sala lo mostra.
api-field-n = Il numero vivo del tavolo: conta le voci della sua cronaca e può solo crescere.
api-field-options = Quelle omesse hanno il valore normale.
api-field-phrase = Ognuno la legge nella sua lingua; «note-» apre quelle del tavolo stesso.
api-field-practice = Se qualcuno è tornato oltre la fortuna o un bot. In una richiesta: sai che la partita diventa allenamento.
api-field-preparing = Il bot si prepara; fino ad allora gioca sotto la sua piena forza.
api-field-presence = «none» dove non si aspetta nessuno.
api-field-remark = Con quali regole una partita più vecchia è stata giocata ed è mostrata; di solito vuoto.
api-field-result = Le quote dei posti quando è finita.
api-field-retry-after = Secondi da aspettare.
api-field-salt = Parole tue che entrano nella fortuna sigillata.
api-field-scope = Che cosa manca al token.
api-field-seats = Per un nuovo tavolo: «me», «open» per chi riceve il link, o «bot:NAME» per un bot della casa.
api-field-seconds = Per un turno o per la partita.
api-field-seen = L’«n» del tavolo su cui hai deciso.
api-field-stand-in = Il bot che ora gioca per una persona.
api-field-status = «study» è una registrazione da ripercorrere. Di un problema: lo stato HTTP.
api-field-table = Il nome del tavolo, come nel suo indirizzo.
api-field-tag = La regola del gioco che lo vieta.
api-field-token = Il nome del token.
api-field-watch = Il link per spettatori.
api-field-watchers = Chi ha il link può guardare.
problem-request = Richiesta non valida: un’intestazione c’è due volte, o il corpo è finito troppo presto.
problem-json = Il corpo non si può leggere come JSON in UTF-8.
problem-token = Token non valido: manda «Authorization: Bearer tms_…» con uno creato qui e non revocato.
problem-scope = Il token non può farlo: «scope» dice che cosa manca.
problem-address = Questo server ammette solo certi indirizzi.
problem-blocked = Chi ospita il tavolo ti ha bloccato.
problem-missing = Qui non c’è niente per te: il nome è sbagliato, il tavolo è stato cancellato, o è di altri.
problem-method = Non con questo metodo: «Allow» indica quelli che questo indirizzo accetta.
problem-stale = Nel frattempo è successo qualcosa: guarda di nuovo e decidi da capo, con un nuovo id.
problem-seat = Ora non tocca a te: è il turno di un altro posto, non è il tuo posto, o può farlo solo chi ospita.
problem-chance = Tocca al caso; gli esiti si scrivono solo dove un tavolo è fatto per questo.
problem-takeback = Niente si può annullare: il turno è finito, o la fortuna o altri hanno agito.
problem-practice = La partita diventerebbe allenamento: niente stella, e caso aperto. Chiedi di nuovo con «practice» se lo vuoi.
problem-over = La partita è finita.
problem-waiting = La partita comincia quando tutti i posti sono occupati.
problem-clock = Il tempo del posto è scaduto.
problem-taken = Il posto è occupato, il link è vecchio, o siedi già lì.
problem-chat = Non si può dire: chi ospita ha spento la chat libera, o non è una sola riga di testo.
problem-going = La partita continua; prima chiudila.
problem-table = Il tavolo non si può aprire; forse è di un’altra versione di tumblestar.
problem-game = Ora non si può giocare a questo gioco: il suo file di dati ha un errore. Chi gestisce il server può correggerlo.
problem-long = Troppo grande: un corpo ha al massimo 10.000 byte, un’importazione 1.500.000.
problem-kind = Manda il corpo come «Content-Type: application/json».
problem-host = Questo server ha un altro nome; chi lo ha avviato può ammettere questo: TUMBLESTAR_HOSTS=name.
problem-message = Un campo è sconosciuto o non è come deve: «field» dice quale, «expected» come dovrebbe essere.
problem-rule = Una regola del gioco lo vieta: «tag» è la regola, «help» la sua pagina.
problem-unread = La notazione non si può leggere; «legal» elenca ciò che si può fare.
problem-options = Non c’è un gioco, numero di posti, opzione, bot o nome così, o le opzioni non vanno insieme.
problem-limit = Troppo spesso: aspetta tanti secondi quanti dice «Retry-After». Non è stato fatto niente.
problem-head = Indirizzo e intestazioni hanno al massimo 16.384 byte.
problem-trouble = Qui qualcosa è andato storto. Chiedi di nuovo con lo stesso id: ciò che è fatto non si fa due volte.
problem-working = È in corso di calcolo; chiedi di nuovo tra un momento.
problem-store = Non si è potuto scrivere, e non è stato fatto niente; chiedi di nuovo tra un momento, con lo stesso id.
refused-scope = Questo token non può farlo: gli manca «{ $scope }».
refused-long = Il corpo ha più di { $most } byte.
refused-field = Il campo { $field } non è come deve: { $expected }.
import-none = Non contiene registrazioni.
import-many = Contiene { $count } registrazioni; importane al massimo { $most } per volta.
import-line = Questa riga non è un oggetto JSON con un «record».
refused-kind = Manda il corpo come { $kinds }.
refused-act = Dai il numero di un’azione come «action», o la sua notazione come «text».
refused-no-link = Non è un invito che conosciamo.
refused-streams = Troppi flussi aperti. Prima chiudine uno.
scope-read = Vedere i tuoi tavoli, seguirli, leggere registrazioni e chat
scope-play = Prendere posti su invito, giocare, annullare, abbandonare, scrivere
scope-tables = Creare tavoli, vedere i loro link, chiuderli e cancellarli
tokens-head = Token per programmi
tokens-about = Un token fa giocare qui un tuo programma.
tokens-yours = I tuoi token
tokens-none = Non ne hai.
token-made = Il tuo nuovo token
token-once = Copialo ora: si mostra solo questa volta. Chi lo ha può usarlo.
token-label = Token
token-copy = Copia il token
token-new = Un altro token
token-name = Nome
token-for = Chi agisce con esso
token-for-me = Io: un mio terminale o script
token-for-bot = Un nuovo bot con quel nome
token-for-this-bot = Il mio bot { $name }
token-bot-help = Un programma che decide da sé è un bot: siede ai tavoli con il proprio nome ed è segnato come bot.
token-do = Crea il token
token-of-you = agisce come te
token-of-bot = agisce come il bot { $name }
token-since = creato: { $day }
token-used = ultimo uso: { $day }
token-unused = mai usato
token-revoke = Revoca
token-revoke-sure = I programmi che lo usano saranno rifiutati.
token-revoke-yes = Revocalo
token-no-name = Dagli un nome.
token-no-scope = Spunta almeno una cosa che può fare.
token-for-whom = Scegli chi agisce con esso.
token-many = Hai { $most } token. Prima revocane alcuni.
cli-token = Crea, elenca e revoca token per programmi, anche con il server in funzione.
cli-token-new = Crea un token per un nuovo bot di nome NAME e lo stampa, solo questa volta.
cli-token-person = Per una persona, non un bot.
cli-token-scope = Che cosa può fare, di norma read; ripetibile.
cli-token-list = Elenca tutti i token.
cli-token-revoke = Revoca il token con questo NUMBER nell’elenco.
cli-token-bot = bot { $name }
cli-token-none = Non ci sono token.
cli-token-head-number = numero
cli-token-head-name = nome
cli-token-head-who = chi
cli-token-head-scopes = può
cli-token-head-made = creato
cli-token-head-used = ultimo uso
cli-token-revoked = Il token { $number } è revocato.
cli-token-unknown = Non c’è un token { $number }.

## Games by others, and what small games need not say themselves

card-seats-exactly = { $count ->
        [one] Per un giocatore
       *[other] Per { $count } giocatori
    }
option-first = Chi inizia
option-first-help = Decide il caso, o tu.
option-first-0 = a caso
option-first-seat = posto { $count }
picture-label = Il tavolo della partita. Premi T per averlo come testo.
first-seat = { $seat ->
        [you] Inizi tu.
       *[other] { $seat } inizia.
    }
seat-won = { $seat ->
        [you] Vinci!
       *[other] { $seat } vince.
    }
first-seat-awaited = Il caso decide chi inizia.
unread-of = «{ $text }» qui non si può fare; atteso uno di { $actions }.
cli-new-game = Scrive un piccolo gioco come pacchetto, da trasformare nel tuo.
cli-new-game-name = Il nome del gioco in Python: lettere minuscole, cifre e trattini bassi.
cli-new-game-out = La cartella in cui scrivere; di norma una con il nome del gioco, qui.
cli-new-game-bad = «{ $name }» non può essere il nome di un gioco: lettere minuscole, cifre e trattini bassi, prima una lettera, e non il nome di un altro gioco.
cli-new-game-there = «{ $folder }» esiste già; scegli un’altra cartella con --out.
cli-new-game-made = Scritto in { $folder }. Poi: pip install -e { $folder }, quindi tumblestar check-game { $name }, e tumblestar play { $name }.
cli-check-game = Controlla un gioco rispetto al contratto, e dice che cosa gli manca.
cli-check-game-passed = { $name } supera tutti i { $count } controlli.
cli-check-game-failed = Controlli che { $name } non supera: { $count }

## The installable app

nav-install = Installa come app
install-head = tumblestar come app
install-about = Installato, tumblestar si apre in una finestra sua e occupa meno di un megabyte.
install-do = Installa
install-ways = Oppure nel modo del browser:
install-chrome = Chrome ed Edge: «Installa» nella barra degli indirizzi o nel menu.
install-ios = iPhone e iPad: Condividi, poi «Aggiungi alla schermata Home».
install-mac = Safari su Mac: «Aggiungi al Dock» nel menu File.
install-firefox = Firefox su Android: «Installa» nel menu.
install-not = I browser installano solo da un indirizzo https. Chiedi a chi gestisce questo server di attivare TLS (docs/hosting.md).
offline-head = Nessuna connessione
offline-about = Il server è irraggiungibile. I tuoi tavoli sono al sicuro; questa pagina torna da sola.
offline-again = Riprova ora
result-share = Condividi il risultato
result-save = Salva come figura

## Review of a game

review-none = { $game } non ha un valutatore, quindi le sue partite non si possono rivedere.
review-empty = In questa partita non è ancora successo niente.
review-older = Questa partita è stata giocata con regole o dati di un’altra versione, quindi non si può rivedere.
review-ended = La revisione si è interrotta. Chiedi di nuovo per farla ripartire.
review-busy = Ci sono troppi calcoli in corso. Riprova tra un minuto.
review-failed = La revisione non è riuscita; il log del server dice perché.
review-title = Revisione: { $game }, { $names }
review-curve = Quote di vittoria per evento, una linea per ogni posto; alla fine { $shares }. L’elenco degli eventi ha tutte le cifre.
review-luck-bars = Fortuna: in alto è buona per il posto
review-luck-of = Fortuna di { $name } per evento
review-cost-bars = Costo delle decisioni
review-cost-of = Costo delle decisioni di { $name }
review-means = Che cosa significano queste parole?
review-means-luck = Che cosa ha portato il caso, rispetto alla media di ciò che poteva portare, in quote di vittoria; 0 in media.
review-means-skill = Che cosa hanno fatto a un posto tutte le decisioni, rispetto alle migliori. Le proprie possono solo costare; quelle altrui sono regali.
review-means-residual = Ciò che il valutatore non spiega: 0 se è esatto, se no una misura di quanto fidarsene.
review-means-adjusted = Il risultato meno la fortuna, con il suo intervallo. Dice prima dei risultati chi ha giocato meglio.
review-means-rating = Mille volte il costo medio delle proprie decisioni; più basso è meglio.
review-means-level = Il bot le cui decisioni costano circa altrettanto.
review-totals = Da dove viene il risultato
review-start = L’inizio.
review-at = Evento { $n }. { $did } Quote di vittoria: { $shares }.
review-share-of = { $name } { $share }
review-head-event = evento
review-head-what = che cosa è successo
review-head-luck = fortuna per
review-head-cost = costo
review-luckiest = Più fortuna
review-event = Evento { $n }
review-board = La posizione dopo l’evento { $n }
review-mistakes = Decisioni più costose
review-better-board = La posizione dopo la linea migliore, evento { $n }
review-decision = Evento { $n }: decide { $name }
review-played = Giocato
review-better = Meglio
review-events = Tutti gli eventi
review-link = Revisione
review-page = Revisione di { $game }
review-later = La revisione viene dopo la partita, così nessuno sa chi è in testa.
review-back = Torna al tavolo
review-slider = Eventi della partita
review-progress = Eventi calcolati
review-working = La partita è in corso di calcolo. Puoi tornare più tardi.
review-waiting = Il valutatore si prepara, fino a un minuto la prima volta su questo computer.
review-done = Tutta la partita è calcolata.
review-again = Riprova
review-reload = Mostra ciò che è pronto
review-play-on = Prova questa linea nell’analisi
review-moment = Mostra questo momento al tavolo
retry-link = Riprova gli errori
retry-page = Errori in { $game }
retry-least = Da { NUMBER($share, style: "percent") } in su
retry-none = Nessuna decisione è costata tanto.
retry-puzzle = { $k } di { $count }, evento { $n }: decide { $name }
retry-board = La posizione prima dell’evento { $n }
retry-do = Provala
retry-before = Quello prima
retry-next = Il prossimo
retry-right = { $action } Così resta { $best }, e niente lascia di più.
retry-wrong = { $action } Così resta { $share }; con il meglio { $best }. Prova altro.
retry-unknown = «{ $action }» è ancora in corso di calcolo. Riprova tra un momento.
retry-played = Giocato: { $did } Così è rimasto { $share }.
evaluator-own = i valori del gioco stesso
review-evaluator = Valori: { $name }. Errore medio di un passo: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valori: { $name }; esatti.
review-evaluator-unmeasured = Valori: { $name }; errore non misurato.
review-level-none = –
review-level-perfect = Perfetto
review-resigned = { $name } ha abbandonato
review-sum-seat = posto
review-sum-start = inizio
review-sum-luck = fortuna
review-sum-skill = abilità
review-sum-residual = non spiegato
review-sum-final = risultato
review-sum-adjusted = senza fortuna (95%)
review-sum-decisions = decisioni
review-sum-rating = rating
review-sum-level = ha giocato come
# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } (da { $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } per { $name }
review-no-mistakes = Nessuna decisione è costata niente.
cli-review = Dice dove si è decisa una partita, per fortuna e per abilità, in numeri che tornano.
cli-review-html = Scrive la revisione come file per qualsiasi browser, senza script.
cli-review-against = Confronta la partita con un’altra registrazione che ha avuto la stessa fortuna.
compare-alike = Fin dove arrivano entrambe, le partite sono uguali.
compare-parting = Si separano all’evento { $n }:
compare-other = Queste partite hanno avuto fortuna diversa: cambiano { $what }.
compare-unknown = Non si sa se queste partite hanno avuto la stessa fortuna: il caso è stato scritto, o il seme non è ancora aperto.
compare-game = i giochi
compare-seats = i numeri di posti
compare-options = le opzioni
compare-start = le prime posizioni
compare-seed = i semi
cli-review-title = { $game }: { $names }
cli-review-luckiest = Più fortuna:
cli-review-mistakes = Decisioni più costose:
cli-review-better = Meglio: { $preview } [{ $line }]

## Statistics of many games

# What chance did: the kinds of chance, which games name by `category` in review.py
chance-of-outcome = Esiti
chance-of-first = Il posto che inizia
chance-of-others = altri

# $n, $count, $events: numbers. $p: a probability. $name, $game: names.
stats-games = Partite: { $count }, senza risultato: { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, in solitario
       *[other] { $game }, { $count } posti
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (bot)
stats-nobody = senza nome
stats-head-player = giocatore
stats-head-games = partite
stats-head-result = vinte
stats-head-luck = fortuna
stats-head-adjusted = vinte senza fortuna
stats-head-cost = perso a partita
stats-head-rating = rating
stats-head-level = ha giocato come
stats-head-observed = usciti
stats-head-expected = attesi
stats-perfect = { $name }: { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } di vittoria perso a partita, esatto: la distanza dal gioco perfetto. Partite: { $count }.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = meno di { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Troppo pochi esiti del caso per un test.
stats-chance-fair = Niente di strano in { $n } esiti del caso: un caso equo è almeno altrettanto lontano dall’atteso in { $p } dei casi{ $count ->
        [one] .
       *[other] , nel meno probabile di { $count } test, corretto per il loro numero.
    }
stats-chance-odd = Qualcosa è strano: { $kinds }. Un caso equo è così lontano dall’atteso in { $p } dei casi{ $count ->
        [one] .
       *[other] , corretto per { $count } test.
    }
stats-chance-left-out = Partite senza test, perché annullate in parte o giocate con altre regole: { $count }.
stats-seal-proved = Esiti che vengono da semi sigillati prima della partita: { $n } di { $count }.
stats-seal-open = Esiti scritti, o il cui seme qualcuno poteva conoscere: { $n } di { $count }.
stats-seal-closed = Esiti il cui seme non è ancora aperto: { $n } di { $count }.
stats-seal-older = Esiti estratti con altre regole, che qui non si possono verificare: { $n } di { $count }.
stats-seal-false = Esiti di partite il cui caso non viene dal suo seme: { $n } di { $count }.
stats-head = Le tue statistiche
stats-none = Ancora niente: su questo server non hai finito partite con un solo posto tenuto fino alla fine.
stats-about = Partite finite in cui avevi un posto: { $count }, riviste: { $n }. Contano i tuoi ultimi { $most } tavoli. La revisione si fa quando la apri la prima volta.
stats-csv = Scarica le tue partite come tabella (CSV)
stats-people = persone
stats-you = Tu
stats-head-reviewed = riviste
stats-head-against = contro
stats-head-days = giorni
stats-head-outcome = esito
stats-days =
    { $same ->
        [yes] { $first }
       *[no] da { $first } a { $last }
    }
stats-as-table = Come tabella
stats-chart-result = Risultati nel tempo; gruppi di partite: { $count }. La tabella sotto ha le cifre.
stats-chart-result-means = ● vinte, ◆ vinte senza fortuna, da 0% (sotto) a 100% (sopra); tratti: intervalli del 95%, punteggiato: una quota equa.
stats-chart-rating = Rating nel tempo; gruppi di partite: { $count }. La tabella sotto ha le cifre.
stats-chart-rating-means = Rating, da 0 (sotto) a { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (sopra); più basso è meglio; tratti: intervalli del 95%.
stats-chance-head = Che cosa ha fatto il caso
stats-test = { $kind }, esiti: { $count }; un caso equo è così lontano in { $p } dei casi
stats-test-few = { $kind }, esiti: { $count }, troppo pochi per un test
cli-stats = Riassume molte partite: risultati, fortuna, costo e rating per giocatore con intervalli del 95%, e se il caso è stato strano.
cli-stats-files = Registrazioni, file zip di registrazioni, o cartelle.
cli-stats-name = Un giocatore o un bot; di norma tutti.
cli-stats-game = Il gioco; di norma tutti.
cli-stats-csv = Scrive una riga per ogni posto di ogni partita in questo file (CSV).
cli-stats-no-review = Solo risultati e caso, senza revisioni: veloce.
cli-stats-reviews = Conserva le cifre delle revisioni in questo file per la prossima volta.
cli-stats-reviews-bad = «{ $file }» non contiene revisioni conservate. Scegli un altro file per --reviews, o cancellalo.
cli-stats-unreviewed = Non rivista: { $record }: { $why }
cli-stats-false = Il caso di { $record } non viene dal suo seme: vedi tumblestar verify.

## Puzzles

puzzle-file = { $file }, riga { $line }: { $why }
puzzle-bad-line = Non è un problema: { $why }. docs/puzzles.md ha il formato.
puzzle-of-another = «{ $id }» non è l’id di un problema di { $name }.
puzzle-twice = Il problema «{ $id }» c’è due volte.
puzzle-empty = Il problema «{ $id }» non ha soluzione.
puzzle-bad-state = Il problema «{ $id }» ha uno stato che non si può leggere. { $why }
puzzle-unknown = Non c’è un problema «{ $text }». Un id è un gioco ({ $games }), un trattino e sette cifre; vedi «tumblestar puzzles list».
puzzle-illegal = «{ $text }» qui non si può fare.

## Tutorials: files that cannot be used, and what is said to a try

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-form = Non è un file di note (docs/tutorials.md). { $why }
bad-tutorial-alone = Accanto manca la partita registrata { $file }.
bad-tutorial-record = Riga { $line } della partita registrata: { $why }
bad-tutorial-game = La partita registrata è di { $other }; atteso { $game }.
bad-tutorial-learner = Chi impara ha il posto { $n }; atteso un posto di ogni partita registrata.
bad-tutorial-idle = Chi impara, al posto { $n }, non ha niente da fare; attesa una nota prima di un’azione di quel posto.
bad-tutorial-chapter = È del capitolo { $n }; atteso da 1 a { $count }, uno per ogni partita registrata.
bad-tutorial-event = Sta prima dell’evento { $event }; atteso da 1 a { $count }, l’ultimo per la fine.
bad-tutorial-order = Viene dopo una nota di un evento successivo; atteso l’ordine della partita.
bad-tutorial-end = Il capitolo finisce con qualcosa da fare; attesa un’altra nota, per mostrare che cosa ne è venuto.
bad-tutorial-words = Non ci sono parole per «{ $key }»; atteso un messaggio di { $game } in ogni lingua.
bad-tutorial-reading = Qui chi impara non ha niente da fare; «also», «answers» e «other» sono attesi solo prima delle sue azioni.
bad-tutorial-action = «{ $text }» non è un’azione. { $why }
bad-tutorial-illegal = «{ $text }» qui non è permessa; sotto «also» sono attese azioni buone come quella registrata.
bad-tutorial-right = «{ $text }» è l’azione registrata; sotto «answers» sono attesi tentativi sbagliati.
bad-tutorial-mark = Niente qui si chiama «{ $text }»; atteso un’azione permessa, un punto del gioco, o un pezzo o segno della figura.
learn-right = Giusto.
learn-head = Impara { $game }
learn-step = { $n } di { $count }
learn-back = Indietro
learn-next = Avanti
learn-again = Dall’inizio
learn-play = Gioca una partita contro { $bot }
# $name: the name of a file.
learn-another = Un’altra lezione: { $name }
learn-board = La posizione della lezione
learn-choose = Tutto ciò che puoi fare qui
learn-do = Fallo
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = Premi «{ $turn }» finché il pezzo è girato nel verso giusto.
# $marked: a list of sentences and names.
learn-marked = Segnato: { $marked }
term-learn-begin = Fai ciò che chiedono le note: scrivi un’azione in notazione, o Invio per continuare. «?» elenca ciò che si può fare, «gioco» mostra il gioco, «indietro» torna indietro, «esci» esce.
term-learn-try = La tua azione:
term-learn-on = Invio per continuare:
term-learn-play = Invio comincia una partita contro { $bot }; «esci» esce:
term-learn-left = La lezione è conservata. «tumblestar learn { $game }» la continua.
term-learn-rule = La regola è { $tag }: si trova con «tumblestar rules { $game }».
term-word-step-back = indietro
cli-learn = Insegna un gioco giocandolo nel terminale, poi lo gioca contro un bot; riprende da dove eri.
cli-learn-game = Il gioco.
cli-learn-lesson = Il nome di una lezione; di norma la prima.
cli-learn-none = { $game } non ha ancora una lezione; docs/tutorials.md dice come scriverne una.
cli-learn-unknown = Non c’è una lezione «{ $name }»; ci sono { $names }.
card-learn = Impara { $game } giocando
card-learn-short = Impara
new-learn = Imparalo giocando: pochi minuti
# $did: what the recorded action would do, a sentence of the game.
learn-also = Va altrettanto bene. La lezione continua con un’altra azione. { $did }
# $did: what the tried action would do.
learn-other = { $did } È permesso, ma qui non è ciò che serve. Prova ciò che è segnato.
## The same deal: a finished game handed to friends

deal-nobody = Una partita gemella vuole il posto di un giocatore: «{ $person }» al posto di un bot.
deal-long = Il link di una partita gemella ha al massimo { $most } caratteri. Copia solo il link intero.
deal-unknown = Il link di una partita gemella non può dire «{ $name }»; può dire { $allowed }. Copia di nuovo tutto il link.
deal-missing = Nel link della partita gemella manca: { $names }. Copia di nuovo tutto il link.
deal-hand-on = Stessa fortuna per gli amici
deal-head = { $game }: partita gemella
deal-about = Chi apre questo link gioca questa partita con gli stessi bot, opzioni e caso. Chi ha finito vede le partite degli altri, turno per turno. Il caso è aperto: la partita di un altro mostra che cosa arriva.
deal-you = tu
deal-seats = Posti: { $names }
deal-option = { $name }: { $value }
deal-play = Gioca questa partita
deal-go-on = Continua la tua partita
deal-see = Vedi la tua partita
deal-again = Questa è la tua partita. Manda il link agli amici; puoi anche rigiocarla, sapendo che cosa arriva.
deal-link = Link da mandare
deal-others = Partite finite, che vedi quando hai finito la tua: { $count }
deal-turns = Turno per turno
deal-turn = Turno
deal-result = Risultato
deal-alike = tutti uguali
## Playing puzzles

puzzle-head = Problema: { $game }
puzzle-board = La posizione del problema
puzzle-ask = Qual è il modo migliore di giocare?
puzzle-choose = Che cosa faresti?
puzzle-do = Fallo
puzzle-back = Annulla
puzzle-give = Vedi la soluzione
puzzle-skip = Un altro problema
puzzle-next = Prossimo problema
puzzle-retry = Riprova
puzzle-again = Hai già provato questo problema; ora non conta.
puzzle-open = Finora:
puzzle-right = Giusto, continua! Finora:
puzzle-wrong = Non è il modo migliore. Provane altri, quanto vuoi; conta solo il primo tentativo. Il tuo tentativo:
puzzle-answer = Questa è la soluzione.
puzzle-solved = Risolto al primo tentativo! Il tuo rating: { $rating }, prima: { $before }.
puzzle-failed = Non risolto al primo tentativo. Il tuo rating: { $rating }, prima: { $before }.
puzzle-seen = La soluzione, senza rating.
puzzle-moves = La soluzione, passo per passo
puzzle-then = Come può continuare
puzzle-why = Perché
puzzle-analyse = Continua l’analisi da qui
puzzle-proof = Dimostrato { $how }.
puzzle-margin = Ti lascia { $value } di vittoria, e ogni altro modo almeno { $margin } in meno{ $exact ->
        [yes] , esattamente.
       *[no] , con un errore di { $error }.
    }
puzzle-also = Altre linee con lo stesso risultato: { $count }.
puzzle-fail = Bot che qui di solito sbagliano: { $bots }.
puzzle-themes = Temi: { $themes }.
puzzle-rating = Il tuo rating: { $rating }, con un errore di { $deviation }. Serie: { $count }, la più lunga: { $most }.
puzzles-head = Problemi
puzzles-intro = Posizioni da partite di bot in cui un modo è dimostrato molto migliore di tutti gli altri. Il tuo primo tentativo a ognuno cambia il tuo rating.
puzzles-of = Problemi: { $game }
puzzles-count = Problemi: { $count }
puzzles-play = Gioca
puzzles-play-of = Gioca problemi di { $game }
puzzles-more = Temi e il tuo rating
puzzles-more-of = Temi e il tuo rating: { $game }
puzzles-none-left = Questi sono tutti risolti. Scegli un altro tema o gioco.
puzzles-themes = Per tema
puzzles-solved-of = { $solved } di { $count } risolti
puzzles-history = I tuoi tentativi
puzzles-chart = Il tuo rating da { $first } a { $last }; problemi: { $count }
puzzles-other = Tutti i giochi con problemi
puzzle-term-begin = Scrivi che cosa faresti. Conta il primo tentativo a ogni problema. «aiuto» elenca i comandi.
puzzle-term-wrong = Non è il modo migliore. Provane altri, quanto vuoi; conta solo il primo tentativo.
puzzle-term-right = Giusto, continua!
puzzle-kept-bad = I tuoi problemi in { $file } non si possono leggere: { $why }. Aggiusta il file, o spostalo.
term-does-puzzle-undo = annulla ciò che non è ancora giudicato
term-does-puzzle-answer = mostra la soluzione, e perché; conta come tentativo sbagliato
term-does-puzzle-skip = lascia questo problema per un altro
term-word-answer = soluzione
term-word-skip = salta

## The challenges of the day

day-order = { $file }, riga { $line }: { $date } non è un giorno successivo a quello prima.
day-none = Non ci sono sfide per «{ $date }». Attesa una data da { $first } a { $last }; un tumblestar più nuovo può averne altre.
day-not-yet = { $date } non è ancora cominciato da nessuna parte.
day-head = tumblestar, { $date }
day-about = Quattro sfide al giorno, le stesse per tutti. Il caso viene dalla data, quindi è aperto; ognuna si gioca una volta.
day-before = Il giorno prima
day-after = Il giorno dopo
day-puzzle = Problema
day-level = Livello
day-duel = Duello
day-chart = Mappa
day-puzzle-about = { $game }: trova il modo migliore. Conta il primo tentativo.
day-level-about = { $game } in solitario: vinci questo livello della campagna.
day-duel-about = { $game } contro il gioco risolto, che non sbaglia mai.
day-chart-about = { $game } in solitario: riempi la mappa con più di { $goal } punti.
day-play = Gioca
day-go-on = Continua
day-see = Rivedila
day-open = – { $kind }: da giocare
day-going = – { $kind }: in corso
day-won = ★ { $kind }: sfida riuscita
day-lost = ● { $kind }: sfida non riuscita
day-won-alone = ★ { $kind }: vittoria, punti: { $points }
day-lost-alone = ● { $kind }: niente vittoria, punti: { $points }
day-won-against = ★ { $kind }: vittoria, { $points } a { $other }
day-lost-against = ● { $kind }: niente vittoria, { $points } a { $other }
day-share = Il tuo risultato
day-copy = Copia il testo
day-history = I tuoi giorni
day-streak = Giorni di fila: { $count }, il massimo: { $longest }.
day-history-item = { $date }: { $count } di 4
day-history-kept = I tuoi giorni sono conservati solo su questo dispositivo.
day-back = Alle sfide del giorno
day-link = Sfide del giorno
cli-day = Elenca le quattro sfide di un giorno, le stesse per tutti, o ne gioca una in questo terminale.
cli-day-date = La data, come 2026-11-24; di norma oggi.
cli-day-play = Gioca questa sfida; ognuna conta una volta.
cli-day-how = «tumblestar day { $date } --play NAME» ne gioca una: { $kinds }.
cli-day-kept-bad = I tuoi giorni in «{ $file }» non si possono leggere: { $why }. Aggiusta il file, o spostalo.
## Rules in pictures (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-do = Cerca
rules-found = { $count ->
        [0] Nessuna regola ha tutte queste parole.
       *[other] Regole trovate: { $count }.
    }
rules-summary = Una pagina per il tavolo
summary-head = { $game } in breve
example-legal = Permesso.
example-illegal = Non permesso.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Punti: { $count }.
example-points-of = Punti: { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] il file
       *[other] esempio «{ $name }»
    }: { $why }
examples-form = non ha la forma che descrive docs/adding-a-game.md. { $why }
examples-rule = non c’è una regola né una sezione «{ $tag }». Indicane una di words/en.ftl, come AB-3.1 o AB-3.
examples-name = ogni esempio vuole un nome suo, le parole «{ $key }» in words/en.ftl, e una figura.
examples-crop = non c’è «{ $text }» tra i ritagli; ci sono { $allowed }.
examples-seat = al posto { $count } non siede nessuno.
examples-legal = «{ $text }» lì non è permessa, secondo { $tag ->
        [none] ciò che il caso può fare
       *[other] { $tag }
    }. Correggi lo stato o l’azione.
examples-tag = un’azione è permessa o vietata, non entrambe; una vietata vuole il numero della regola che la vieta.
examples-illegal = «{ $text }» dovrebbe essere vietato da { $tag }, e le regole dicono { $found ->
        [none] che è permesso
       *[other] { $found }
    }.
examples-points = «{ $name }» dovrebbe essere { $count }, e le regole dicono { $found }.
examples-summary = servono le parole «{ $key }» e «{ $key }-1» in words/en.ftl, ed esempi con questi nomi: { $names }.
cli-rules-search = Mostra solo le regole con tutte queste parole, senza badare agli accenti.
cli-rules-section = Mostra solo questa sezione, come TY-3.
cli-rules-no-section = { $game } non ha una sezione «{ $text }»; ha { $allowed }.
cli-rules-none = Nessuna regola di { $game } ha tutte le parole «{ $text }».

## Games to show others: pictures, animations, links (docs/sharing.md)
# $game: its name. $names: a list. $n, $count, $turn, $most: numbers. $did: a sentence of the game. $file, $kinds, $command: as they are typed.

picture-title = { $game }: { $names }
picture-seat = Non c’è un posto { $n }: questa partita ne ha { $most }.
picture-turn = Non c’è un turno { $turn }: questa partita ne ha { $most }.
picture-at = Non c’è un evento { $n }: questa registrazione ne ha { $most }. L’inizio è 0.
cli-picture = Disegna una registrazione: una posizione come figura, la partita intera o un turno come animazione.
cli-picture-out = Scrive una figura: .svg, .png o .webp.
cli-picture-at = La posizione dopo questo numero di eventi; di norma l’ultima.
cli-picture-animate = Scrive un’animazione: .gif o .webp.
cli-picture-turn = Anima solo questo turno, da 1.
cli-picture-theme = I colori.
cli-picture-width = Larghezza in pixel; di norma 760, per un’animazione 480.
cli-picture-seat = Il posto la cui parte del tavolo è grande, da 1.
cli-picture-delay = Millisecondi per momento di un’animazione; di norma 700.
cli-picture-none = Non c’è niente da disegnare: indica un file con --out (.svg, .png, .webp) o --animate (.gif, .webp).
cli-picture-kind = «{ $file }» non ha un formato che qui si possa disegnare; atteso uno di { $kinds }.
cli-picture-needs = «{ $file }» vuole pacchetti che installa { $command }; per un .svg non serve niente.
share-link = Condividi tutta la partita
share-head = Condividi questa partita
share-address-about = Contiene tutta la partita con i nomi dei giocatori. Il server non conserva niente, quindi il link funziona finché il server c’è, e non si può ritirare.
share-address = Come link
share-address-field = Il link alla partita
share-copy = Copia
share-embed = In un’altra pagina
share-embed-about = Un riquadro per un blog o un forum, per ripercorrere la partita.
share-code = L’HTML del riquadro
share-film = Come animazione
share-picture = Come figura
share-text = Come testo
share-text-about = La registrazione: le persone la leggono, tumblestar la apre.
share-whole-game = Tutta la partita
share-turn = Che cosa
share-at = Dopo quanti eventi (da 0 a { $most })
share-kind = Formato
share-download = Scarica
share-too-long = Questa partita è troppo lunga per un link. Condividi la registrazione come file, che altri possono aprire sotto «I miei tavoli».
share-busy = Si stanno disegnando più figure. Riprova tra un momento.
share-missing = Questo server non può disegnare questo formato. Scegli SVG, o chiedi a chi lo gestisce di installare tumblestar[cards].
shared-head = Una partita condivisa
shared-script = Uno script di questa pagina legge la partita nel link. Permetti qui gli script per vederla.
shared-empty = Questo indirizzo non contiene una partita. Il link di una partita ha un # e molte lettere dopo.
shared-foreign = Non è un link a una partita di tumblestar, o è di una versione più nuova. Chiedi la registrazione come file.
shared-damaged = Il link è danneggiato o tagliato. Copialo intero, o chiedilo di nuovo.
shared-long = Questo link contiene più di qualsiasi partita, quindi non si mostra.
shared-old = Questo browser non può leggere il link: servono Chrome 80, Firefox 113, Safari 16.4 o più nuovi.
shared-offline = Il server non risponde, o è occupato. Ricarica la pagina per riprovare.
shared-begin = La partita comincia.
shared-told = Evento { $n } di { $count }. { $did }
shared-whole = Guardala nella sua pagina

## The static site (site/, cli/site.py)

cli-site = Scrive tutta la scatola come file statici, che qualsiasi spazio web può servire e un telefono conservare.
cli-site-folder = La cartella in cui scrivere, nuova o vuota.
cli-site-pyodide = Una cartella con il pacchetto npm pyodide; di norma lo scarica npm.
cli-site-server = L’indirizzo di un server tumblestar per giocare con amici.
cli-site-made = Scritto in { $folder } (file: { $count }, prima visita: { $size } MB compressi). Per provarlo: python -m http.server --directory { $folder }. Gli altri dispositivi vogliono un indirizzo https.
cli-site-not-compiled = Senza node non si è compilato niente: il sito funziona, ma parte più lento.
site-no-folder = «{ $folder }» non è una cartella. Indicane una nuova o vuota.
site-not-empty = «{ $folder }» non è vuota; non si è scritto niente. Indica una cartella nuova o vuota; per rinnovare un sito, mettila al posto della vecchia.
site-bad-server = «{ $text }» non è l’indirizzo di un server; atteso uno come https://games.example.org.
site-no-npm = Il sito vuole il pacchetto npm { $package }, e qui npm non c’è. Installa Node.js, o indica una cartella con il pacchetto: --pyodide.
site-npm-failed = npm non ha potuto scaricare { $package }: { $why }. Riprova più tardi, o indica una cartella con il pacchetto: --pyodide.
site-no-pyodide = «{ $folder }» non è una copia del pacchetto npm pyodide: manca { $file }.
site-other-pyodide = Questo è pyodide { $found }; atteso { $expected }: npm install pyodide@{ $expected }.
site-no-package = Il pacchetto { $package } non è installato qui come file. Installa tumblestar con pip e riprova.
site-not-rendered = La pagina iniziale non si è potuta creare: { $why }
site-not-compiled = I moduli non si sono potuti compilare: { $why }
site-loading = Scarico la scatola, una volta…
site-starting = Preparo la scatola…
site-soon = La scatola si prepara; la tua scelta si apre tra un momento.
site-failed = Qualcosa è andato storto in questo browser. Ciò che era salvato è ancora qui.
site-again = Riprova
site-full = Questo browser è pieno, quindi non si salva altro. Libera spazio, o salva la partita come file (al tavolo: «Altro», poi «Scarica la registrazione»).
site-not-kept = Questo browser non salva niente, forse in una finestra privata: le partite durano finché si chiude.
site-elsewhere = La scatola è aperta in un’altra scheda o finestra.
site-here = Usala qui
site-newer = C’è una versione più nuova della scatola. Le tue partite restano.
site-newer-do = Passa a quella
site-no-language = Ogni lingua si scarica una volta dalla rete, e ora la rete non c’è. Fino ad allora i testi sono in inglese.
site-no-files = La scatola non si è potuta scaricare. Controlla la rete e riprova.
site-not-secure = Questa pagina vuole un indirizzo https, o quello di questa macchina. Chiedilo a chi gestisce il sito.
site-too-old = Questo browser è troppo vecchio per tumblestar, o una finestra privata vieta WebAssembly, module worker o service worker. Usa un Firefox, Chrome, Edge o Safari recente.
site-no-script = tumblestar gira nel tuo browser e vuole JavaScript.
nav-friends = Con amici
friends-head = Con amici
friends-about = Questa scatola è per un dispositivo: giochi contro bot, o la passate intorno a uno schermo.
friends-server = Per giocare con altri sui loro dispositivi, usa questo server:
friends-go = Vai al server
friends-none = Per giocare con altri sui loro dispositivi, qualcuno avvia un server con un comando:
friends-ask = Porta inviti tramite link, una sala, orologi, chat e partite su più giorni, senza account. Se conosci un server, chiedi il suo indirizzo.
friends-carry = Le partite si spostano come file, in entrambi i sensi: salvane una al suo tavolo, e aprila sotto «I miei tavoli».
