### The lab: many games between bots, for measuring games and bots.

cli-lab = Gioca molte partite tra bot e misura bot e regole.
cli-ladder = Valuta i bot di un gioco su una scala (Bradley-Terry): un bot con 100 punti in più vince il 64% delle partite a due. Ogni bot gioca contro i vicini e contro «greedy» con ogni numero di posti, e ogni preparazione da ogni posto. Con più di 2 posti un bot gioca tra altri di un solo tipo, nei due sensi. Una quota di vittoria di 1 / posti è pari.
cli-ladder-game = Il gioco; di norma tutti.
cli-ladder-seats = Un numero di posti, ripetibile; di norma tutti da 2 in su.
cli-ladder-games = Quante partite ha un incontro con le opzioni della scatola.
cli-ladder-mixed = Quante partite ha un incontro con opzioni estratte a caso per ogni preparazione; di norma nessuna.
cli-ladder-bots = I bot, dal più debole, separati da virgole; di norma tutti quelli del gioco.
cli-ladder-seed = Il seme di preparazioni e caso.
cli-ladder-keep = Scrive ladder-GAME.json in questa cartella dopo ogni incontro, e continua da uno con gli stessi bot, seme e opzioni.
cli-ladder-two = A una scala servono almeno 2 bot. Il gioco ha { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } contro { $them }
       *[other] { $us } tra { $rivals } × { $them }
    }{ $options ->
        [mixed] , opzioni miste
       *[box] { "" }
    }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } (da { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, pari è { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) di { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
cli-ladder-head-bot = rating
cli-ladder-head-box = { $seats } posti
cli-ladder-head-mixed = { $seats } posti, opzioni miste
cli-ladder-head-all = tutte le partite
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } (da { NUMBER($low, maximumFractionDigits: 0) } a { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Gioca molte partite tra bot, e riferisce su bot, posti, durata e punti. Ogni preparazione si gioca una volta per ogni rotazione dei bot, con la stessa fortuna. Gli intervalli sono del 95% sulle preparazioni. Ctrl-C ferma e riferisce; con --keep lo stesso comando continua.
cli-lab-compare = Confronta due varianti, o due squadre di bot, con la stessa fortuna. Stampa medie, intervalli del 95% sulle preparazioni, ed effetti (in deviazioni standard di una partita).
cli-lab-selfplay = Scrive partite di bot come dati di addestramento: una riga Parquet per ogni decisione (osservazione, azioni permesse, azione, politica, quote di vittoria del valutatore, risultato), e una scheda dei dati. Richiede l’extra «lab». Dopo Ctrl-C lo stesso comando continua; con un numero maggiore di partite aggiunge le altre.
cli-lab-out = La cartella in cui scrivere; creata se manca.
cli-lab-values = Scrive anche il valore di ogni azione permessa secondo il valutatore. Dura molto di più.
cli-lab-tries = Quante volte chiedere a ogni bot in ogni stato, per la sua politica; 1 prende ciò che ha giocato.
cli-lab-per-file = Partite per file, arrotondate a preparazioni intere.
lab-selfplay-done = Partite: { $games }. Decisioni: { $rows }. File: { $files }. Cartella: «{ $folder }».
cli-lab-bots = I bot per posto prima della rotazione, separati da virgole; l’ultimo prende i posti restanti. Di norma «greedy».
cli-lab-seats = Il numero di posti; di norma quello dei bot, o il minimo da 2 in su.
cli-lab-games = Il numero di partite, arrotondato a preparazioni intere.
cli-lab-option = Un’opzione del gioco, ripetibile.
cli-lab-against-bots = La seconda squadra; di norma la prima.
cli-lab-against-option = Un’opzione della seconda variante, ripetibile; le altre sono quelle della prima.
cli-lab-seed = Il seme di caso e scelte: stesso seme, stesse partite.
cli-lab-workers = Numero di processi; di norma uno per core. I risultati restano gli stessi.
cli-lab-keep = Salva le partite finite in questo file, e continua da lì.
cli-lab-ray = Gioca sul cluster Ray a questo indirizzo («auto»: uno locale). Richiede l’extra «ray».
cli-lab-luck = Esamina questo numero di partite: che cosa spiega la fortuna, e decisioni per regola. Qualche secondo a partita.
cli-lab-csv = Scrive una riga CSV per ogni partita e posto in questo file.
cli-lab-parquet = Scrive le stesse righe come Parquet. Richiede l’extra «lab».
cli-lab-html = Scrive tutte le tabelle e i grafici in una pagina HTML. Richiede l’extra «lab».
lab-needs = { $option } richiede l’extra «{ $extra }»: pip install { $what }
lab-too-many-bots =
    { $count } bot sono troppi per { $seats ->
        [one] 1 posto.
       *[other] { $seats } posti.
    }
lab-same = Non c’è differenza: indica --against-bots o --against-option.
cli-not-both = Indica { $first } o { $second }, non entrambe.
lab-kept-other = Il file «{ $file }» ha partite di un altro studio o di bot più vecchi. Scegli un altro file, o spostalo.
lab-kept-damaged = La riga { $line } del file «{ $file }» è danneggiata. Cancellala, o sposta il file.
lab-kept-dropped = L’ultima riga del file «{ $file }» è incompleta; le sue partite si giocano di nuovo.
lab-broken-off = Fermato dopo { $games } di { $total } partite.
lab-broken-off-kept = Fermato dopo { $games } di { $total } partite. Lo stesso comando continua.
lab-workers-died = I processi continuano a fermarsi, forse per mancanza di memoria. Provane di meno (--workers).
lab-no-ray = Non c’è un cluster Ray a «{ $address }»: { $why }
lab-title =
    { $game }: { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
lab-title-compare =
    { $game }: { $games ->
        [one] 1 partita ciascuno
       *[other] { $games } partite ciascuno
    }, { $first } e { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Per bot (intervalli del 95%; pari è { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Per posto (pari è { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Per partita
lab-spread = Distribuzioni
lab-by-rule =
    Decisioni per regola ({ $games ->
        [one] 1 partita
       *[other] { $games } partite
    })
lab-luck =
    Varianza dei risultati spiegata dalla fortuna: { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ $games ->
        [one] 1 partita
       *[other] { $games } partite
    }). La correzione per la fortuna toglie altrettanto.
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
