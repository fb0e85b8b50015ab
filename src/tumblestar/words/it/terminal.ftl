### Games in the terminal.

bad-option-twice = «{ $name }» non può essere insieme { $first } e { $second }. Indicala una volta sola.
cli-play-resume = Continua la tua ultima partita nel terminale; con GAME, la tua ultima partita di GAME.
cli-play-game = Un gioco da giocare nel terminale, o il file di una partita da continuare. Senza, i giochi si aprono nel browser.
cli-play-seats = Terminale: numero di giocatori.
cli-play-bots = Terminale: bot per gli ultimi posti, separati da virgole.
cli-play-names = Terminale: nomi delle persone, separati da virgole.
cli-play-option = Terminale: un’opzione del gioco, nome=numero; ripetibile.
cli-play-seed = Terminale: parole che decidono tutta la fortuna; chi le conosce può prevederla. Di norma la fortuna è segreta.
cli-play-plain = Terminale: niente disegni, un fatto per riga, per lettori di schermo.
cli-play-no-color = Terminale: niente colori.
term-what = Non c’è un gioco o file «{ $name }». Giochi: { $games }.
term-not-for-server = { $option } richiede un gioco nel terminale: tumblestar play GAME.
term-not-for-terminal = { $option } vale per i giochi nel browser, non nel terminale.
term-option = «{ $text }» non è un’opzione. Scrivila come nome=numero.
term-crowded =
    { $seats ->
        [one] 1 posto è troppo poco
       *[other] { $seats } posti sono troppo pochi
    } per { $people ->
        [one] 1 persona
       *[other] { $people } persone
    }{ $bots ->
        [0] .
        [one] { " " }e 1 bot.
       *[other] { " " }e { $bots } bot.
    }
term-sealed = Un seme segreto decide la fortuna; lo vedi quando la partita finisce. La sua impronta: { $commitment }
term-seed = La fortuna non è segreta: chi conosce il seme «{ $seed }» può prevederla.
term-open = La fortuna non è sigillata: il file della partita non può provare che è regolare.
term-begin = Scrivi un’azione in notazione, «?» per le tue scelte, o «aiuto» per tutti i comandi.
term-resumed = Continui la partita di { $file } dopo il passo { $count }.
term-seed-lost = Manca il seme segreto della partita: non è né accanto al suo file né in { $folder }. Se hai giocato con un altro --data, indica quella cartella. Puoi continuare con un seme nuovo. Ma allora il file della partita dice per sempre che la sua fortuna non è sigillata.
term-seed-sure = Scrivi «sì» per continuare con un seme nuovo:
term-seed-kept = La partita non è cambiata.
term-verify = La partita è salvata in { $file }. Chiunque può verificarne la fortuna:
term-type-verify = tumblestar verify { $file }
term-kept = La partita è salvata in { $file }. Per continuarla:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } ha la partita fino al passo { $count }. Per continuare da lì:
term-kept-games =
    { $count ->
        [one] 1 partita non finita nel terminale:
       *[other] { $count } partite non finite nel terminale, dalla più recente:
    }
term-kept-game = { $game }, { $when }, passo { $events }
term-kept-resume = Per continuare la prima scrivi: tumblestar play --resume{ $data }. Sono tutte salvate in { $folder }.
term-none-kept = In { $folder } non c’è una partita non finita così. Scrivi «tumblestar play GAME» per cominciarne una.
term-not-for-resumed = { $option } vale solo per partite nuove.
term-not-kept = Non si è giocato nulla, quindi nulla è stato salvato.
term-lost = La partita non è salvata: { $file } non si può scrivere ({ $why }).
term-unkept = La partita non si può salvare in { $file }: { $why }. Puoi continuare. Scrivi «salva FILE» per salvarla altrove.
term-played-elsewhere = Questa partita è stata giocata anche in un altro terminale. Sono salvate entrambe, la tua in { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } ci pensa…
bot-compiling = Compilazione del bot per questa macchina (solo una volta, uno o due minuti)…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Obiettivo, raggiunto
        [kept] Obiettivo, raggiunto per sempre
       *[unmet] Obiettivo, non ancora raggiunto
    }: { $goal }
term-no-cards = Questo gioco non ha carte comuni.
term-no-choice = Nessuna delle tue scelte ora contiene «{ $text }».
term-best = ★ { $way } (la migliore)
term-alike =
    { $way } { $count ->
        [one] (1 altra altrettanto buona)
       *[other] (altre { $count } altrettanto buone)
    }
term-hint-working = Calcolo delle probabilità di vittoria…
term-way = - { $way }
term-no-hint = Per questa posizione non c’è un consiglio.
term-undone = La tua ultima azione è annullata.
term-asked = Hai chiesto agli altri di accettare un annullamento.
term-practice = Scrivi «sì» per annullare come allenamento:
term-asks = { $seat } chiede di annullare. Scrivi «accetta» o «rifiuta».
term-dropped = Al tavolo qualcosa è cambiato, quindi il resto di ciò che hai scritto è stato ignorato.
term-tutor-on = Il tutor chiede prima di un’azione che regala più di { NUMBER($share, style: "percent") } di probabilità di vittoria.
term-tutor-off = Il tutor è spento.
term-tutor-what = Scrivi «tutor { $usual }» perché chieda prima di azioni che regalano oltre { $usual }% di probabilità di vittoria. Valori: { $amounts }. Scrivi «tutor off» per non averlo.
term-tutor-none = Questo gioco non ha probabilità di vittoria, quindi non c’è tutor.
tutor-head = Davvero?
term-tutor-sure = Scrivi «sì» per giocarla:
term-tutor-kept = Non è stato giocato nulla.
term-off = off
term-asks-help = { $seat } chiede a tutti di permettere consigli oltre alle probabilità. Scrivi «accetta» o «rifiuta».
term-asked-help = Hai chiesto agli altri di permettere consigli oltre alle probabilità.
term-does-allow = chiede agli altri di permettere consigli oltre alle probabilità, o accetta; «consenti off» li toglie
term-word-allow = consenti
term-sure = Scrivi «sì» per finire la partita:
term-yes = sì si yes
term-not-resigned = La partita continua.
term-refused = Non fatto. { $why }
term-refused-rule = Non fatto. { $why } Per la regola scrivi «aiuto { $tag }».
term-refused-unread = Non capito. { $why } Scrivi «?» per le tue scelte, «aiuto» per tutti i comandi.
term-save-what = Scrivi «salva FILE», con il nome di un file.
term-saved = La partita è salvata in { $file }.
term-foreign = { $file } esiste e non è il file di una partita, quindi non è stato sovrascritto.
term-no-rule = Non c’è una regola «{ $text }». Sezioni delle regole:
term-section = aiuto { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Scrivi un’azione in notazione (più azioni separate da «;»), o un comando:
term-does-choices = mostra le tue scelte e i loro effetti; «? TESTO» solo quelle con quel testo
term-does-help = mostra questo elenco; «aiuto NUMERO» mostra una regola o una sezione
term-does-board = mostra il tabellone e la situazione di tutti; «gioco TESTO» solo le righe con quel testo
term-does-cards = mostra le carte in gioco e che cosa fanno
term-does-log = mostra che cosa è successo; «cronaca 10» solo gli ultimi 10 passi
term-does-hint = mostra le tue scelte con probabilità, punti e probabilità di vittoria; segna la migliore, se nota
term-does-tutor = chiede conferma prima di azioni costose: «tutor 5» oltre il 5% di probabilità di vittoria (1, 2, 5 o 10); «tutor off» lo disattiva
term-does-undo = annulla la tua ultima azione; se giochi da solo anche tiri ed estrazioni, come allenamento; altre persone devono forse accettare
term-does-resign = abbandona e finisce la partita
term-does-save = «salva FILE» salva una copia; la partita stessa si salva in automatico
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
cli-join = Entra a un tavolo di un server, e gioca nel terminale.
cli-join-link = Un invito, come https://games.example/join/…, o l’indirizzo di un tavolo.
cli-join-name = Il tuo nome, come lo vedono gli altri.
term-no-link = «{ $link }» non porta a un posto. Indica un invito (https://…/join/…) o un tavolo (https://…/table/…).
term-no-seat = Nessun posto è libero a { $link }, o la partita è finita. Chiedi un altro link.
term-nothing-there = Non puoi aprire { $link }: l’indirizzo è sbagliato, o il tavolo è di altri. Chiedi un invito.
term-password = { $link } richiede una password. Un invito non la richiede: chiedine uno.
term-server-refuses = Il server non ti ha fatto entrare a { $link } (stato { $status }).
term-no-server = { $link } è irraggiungibile: { $why }.
term-no-jar = Questo dispositivo non può ricordare il tuo posto: { $file } non si può scrivere ({ $why }).
term-you-are =
    { $count ->
        [0] Guardi senza giocare.
       *[other] Giochi per { $names }.
    }
term-waiting =
    { $seat ->
        [you] In attesa del bot che gioca per te.
       *[other] In attesa di { $seat }.
    } Ctrl-C esce.
term-waiting-start = La partita comincia quando tutti i posti sono occupati. Ctrl-C esce.
term-line-lost = La connessione si era persa ed è tornata.
term-line-gone = La connessione è persa, e { $link } non risponde.
term-table-gone = Il tavolo a { $link } è stato cancellato, o non ti è più aperto.
term-other-protocol = Il server a { $link } e questo programma hanno versioni diverse. Aggiorna il più vecchio.
term-seat-kept = Il tuo posto resta riservato a te. Per tornare:
term-type-join = tumblestar join { $link }
term-verify-there = Il server mostra la stessa verifica: { $link }
term-said = { $words }
term-does-people = mostra chi c’è e, a chi ospita, gli inviti per i posti liberi
term-does-time = mostra il tempo rimasto a ogni giocatore
term-does-chat = mostra i messaggi; «chat 10» solo gli ultimi 10
term-does-say = «parla TESTO» scrive a tutti; «parla» elenca le frasi pronte, «parla 2» dice la seconda
term-does-hand = fa giocare un bot per te; «affida random» sceglie quale
term-does-back = riprende il tuo posto dal bot
term-does-gone = decide di un giocatore assente: «assente aspetta», «assente bot» (continua un bot) o «assente fine» (finisce la partita)
term-does-fill = mette un bot a un posto libero (solo chi ospita); «riempi 2 random» dice dove e quale
term-does-leave = lascia il tuo posto; un’altra persona può prenderlo
term-does-rematch = chiede un’altra partita con le stesse persone, o vi partecipa
term-does-agree = accetta un annullamento, o consigli per tutti
term-does-decline = rifiuta un annullamento, consigli o una rivincita, o ritira la tua richiesta
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
       *[gone] : non connesso
    }
term-person-you = Posto { $count }, { $seat }: tu
term-person-bot = Posto { $count }, { $seat }: per ora gioca { $bot }
term-person-free = Posto { $count }: libero
term-link-all = L’invito per tutti, codice { $code }:
term-link = L’invito per il posto { $count }, per una persona:
term-type-link = { $link }
term-time =
    { $seat }: ancora { $minutes } min { $seconds } s{ $runs ->
        [yes] , in corso
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tempo rimasto: { $times }
term-no-clock = Questo tavolo non ha un orologio, o la partita non è cominciata.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Scrivi «parla TESTO», o «parla» e il numero di una frase.
term-gone = { $seat } non è più in linea.
term-came = { $seat } è qui.
term-missed = { $seat } (posto { $count }) è via da un po’. Voti per chiudere la partita: { $n } di { $asked }. Scrivi «assente aspetta», «assente bot» o «assente fine».
term-nobody-missed = Nessuno è via da così tanto.
term-nobody-free = Nessun posto libero corrisponde.
term-waits = In attesa di { $seat }.
term-filled = Ora un bot gioca al posto { $count }.
term-sure-leave = Scrivi «sì» per lasciare il tuo posto:
term-left = Hai lasciato il tavolo. Chi ospita riceve un nuovo link per il tuo posto.
term-after = Scrivi «rivincita» per giocare ancora, «parla TESTO» per scrivere a tutti, o «esci» per uscire.
term-rematch-there = C’è una rivincita. Scrivi «rivincita» per partecipare, o «rifiuta».
term-rematch-declined = Hai rifiutato la rivincita. Il tuo posto lì è libero.
term-rematch-early = Puoi chiedere una rivincita quando la partita è finita.

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
term-legend-twisty = Cubi: R rosso, O arancione, Y giallo, G verde, B blu, P viola, K rosa. [1] è la pedina del giocatore 1; ciò che segue è sulla stessa casella.
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
term-legend-twinkle-twinkle = ✶ stella, ✹ nova, poi le direzioni delle sue linee; = caselle collegate. Scrivi «carte» per vedere che cosa dà punti.
