### Games in the terminal.

bad-option-twice = L’opzione «{ $name }» non può essere insieme { $first } e { $second }; indicala una volta sola.
cli-play-resume = Continua l’ultima partita nel terminale; con GAME, l’ultima di quel gioco.
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
term-crowded = { $seats } posti sono pochi. Persone: { $people }. Bot: { $bots }.
term-sealed = Un seme segreto decide la fortuna; si svela alla fine. Il suo impegno: { $commitment }
term-seed = La fortuna è aperta: viene dal seme «{ $seed }».
term-open = La fortuna è aperta: la registrazione non può provarla.
term-begin = Scrivi un’azione in notazione, «?» per ciò che si può fare, o «aiuto».
term-resumed = La partita di { $file } continua dopo l’evento { $count }.
term-seed-lost = Il seme segreto della partita non è accanto al suo file né in { $folder }. Se è stata giocata con un altro --data, indica quella cartella. Se continui senza, la fortuna avrà un seme nuovo, e la registrazione dirà per sempre che è aperta.
term-seed-sure = Scrivi «sì» per continuare con un seme nuovo:
term-seed-kept = La partita resta com’è.
term-verify = La partita è conservata in { $file }. Chiunque può verificare la sua fortuna:
term-type-verify = tumblestar verify { $file }
term-kept = La partita è conservata in { $file }. Per continuarla:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } ha la partita fino al passo { $count }. Per continuare da lì:
term-kept-games = Partite non finite nel terminale ({ $count }), dalla più recente:
term-kept-game = { $game }, { $when }, evento { $events }
term-kept-resume = Il comando tumblestar play --resume{ $data } continua la prima. Stanno tutte in { $folder }.
term-none-kept = { $folder } non ha una partita non finita di quel tipo. «tumblestar play GAME» ne comincia una.
term-not-for-resumed = { $option } vale solo per partite nuove.
term-not-kept = Non si è giocato niente, quindi niente è conservato.
term-lost = La partita non è conservata. Non si può scrivere { $file }: { $why }.
term-unkept = La partita non si può conservare in { $file }: { $why }. Continua; «salva FILE» la mette altrove.
term-played-elsewhere = Questa partita è stata giocata anche in un altro terminale. Si conservano entrambe, la tua in { $file }.
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
tutor-head = Davvero?
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
term-link-all = L’invito per tutti, codice { $code }:
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
