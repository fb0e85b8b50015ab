### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Tocca a te · { $game }
title-over = Partita finita · { $game }
title-level = Livello { $count } · { $game }
title-own-level = Livello tuo · { $game }

## Shelf and tables

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
table-abandoned = interrotta
table-study = da un file, { $result }
table-study-unfinished = da un file, incompleta
table-abandon = Interrompi
table-abandon-sure = La partita finisce senza risultato. Resta tra le partite finite.
table-abandon-yes = Sì, interrompila
table-delete = Cancella
table-delete-sure = Il tavolo e la sua registrazione spariscono per sempre.
table-delete-yes = Sì, cancellalo

## New table

new-seal-gone = Il seme promesso qui non c’è più: il server è ripartito, o la pagina è rimasta aperta a lungo. Guarda il nuovo impegno, e ricomincia.

## Table

seat-you-named = Tu ({ $name })
seats-head = Giocatori
seat-rename = Nome del posto { $count }
seat-rename-open = Rinomina
seat-rename-do = Conferma
status-stepping = Dopo l’evento { $n } di { $count }:
status-study = Questa registrazione finisce qui, incompleta.
actions-label = Che cosa puoi fare
others-label = Guardare indietro, e uscire
pane-chat = Chat
pane-help = Aiuto
pane-log = Registro
log-all = Tutti i round
pane-menu = Menu
menu-new = Nuova partita
panes-label = Intorno al tavolo
plate-you = Tu
plate-stars = bot, { $count } stelle su cinque
plate-leads = è in testa
acts-skip = Salta al mio turno
acts-touch = Tocca una luce.
plate-score = { $count }
plate-rank = posto { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Conferma
action-expect = Che cosa si aspetta il bot?
expect-line = Il bot più forte si aspetta: { $line }.
expect-not-yet = Il bot non è ancora pronto. Chiedi di nuovo tra qualche secondo.
refused-expect = Niente da aspettarsi: non tocca a nessuno, o nessun bot a questo tavolo guarda avanti.
refused-expect-busy = Il bot ci sta già pensando.
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
luck-checked = Sorte verificata ✓
aid-head = Aiutami a decidere
aid-0 = Niente
aid-1 = Probabilità
aid-2 = Punti
aid-3 = Gioco migliore
aid-4 = Tutor
aid-asks = Chiedi prima di ciò che costa più di
aid-amount = { NUMBER($share, style: "percent") } di vittoria
tutor-looking = Il tutor guarda…
tutor-yes = Tienila
tutor-no = Annulla
tutor-unasked = Giocato senza domande: le quote di vittoria sono arrivate tardi.
help-ask = Chiedi agli altri di permettere l’aiuto
help-end = Continua senza aiuto per tutti
help-asked-to = { $seat } vorrebbe permettere l’aiuto a tutti. Accetti?
help-asked-own = Hai chiesto l’aiuto per tutti. In attesa di: { $others }.
help-asked-other = { $seat } vorrebbe permettere l’aiuto a tutti. In attesa di: { $others }.
refused-help = Qui giocano più persone: oltre alle probabilità non c’è aiuto, se non accettano tutti.
odds-head = Modi di continuare
odds-way = Modo
odds-best = meglio
hint-win = Vittoria
hint-alike = (altrettanto buoni: { $ways })
hint-alike-more = (altrettanto buoni: { $ways } e altre { $more })
hint-provisional = Il valutatore non è pronto: queste quote di vittoria sono approssimate.
hint-working = Quote di vittoria ancora da calcolare: { $count }.
hint-more = Altri modi: { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Tu { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Probabilità di vittoria { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } La scelta migliore, probabilità di vittoria { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Probabilità di vittoria { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
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
end-lost =
    { $count ->
        [0] Ha vinto { $seat }. Sei al { end-place }.
        [one] Ha vinto { $seat }. Sei al { end-place }, a un punto.
       *[other] Ha vinto { $seat }. Sei al { end-place }, a { $count } punti.
    }
end-place =
    { $place ->
        [2] secondo posto
        [3] terzo posto
        [4] quarto posto
        [5] quinto posto
       *[other] ultimo posto
    }
final-points = Punti
final-share = Vittoria
log-head = Che cosa è successo
log-empty = Ancora niente.
text-head = La plancia in forma di testo
text-board = La plancia, casella per casella
text-state = In notazione:
more-head = Altro
settings-head = Impostazioni su questo dispositivo
setting-speed = Velocità di bot e animazioni
speed-0 = Salta
speed-1 = Spedita
speed-2 = Calma
setting-confirm = Conferma ciò che chiude il mio turno o non si può annullare
confirm-again = Premi di nuovo per confermare.
setting-gains = Mostra i punti su ciò che posso scegliere
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
line-doubt = Il server non risponde. Si controlla la connessione.
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
refused-rule = Regola
picture-label = Il tavolo della partita. Premi T per averlo come testo.

## Refusals of a table

refused-protocol = Questo programma parla un’altra versione del protocollo rispetto al server ({ $spoken }). Non è stato fatto niente; aggiorna il programma, o ricarica la pagina. Che cosa è cambiato: { $link }
refused-limit = Troppo veloce. Non è stato fatto niente; riprova tra un momento.

## Together

clock-label = { $seat ->
        [you] Il tuo tempo
       *[other] Tempo di { $seat }
    }
clock-soon = Ancora { $count } secondi!
clock-low = poco tempo
clock-last = ultimi secondi
title-waiting = In attesa di amici · { $game }
status-waiting = { $count ->
        [0] La partita sta per cominciare.
       *[other] La partita comincia quando tutti i posti sono occupati. Ancora liberi: { $count }.
    }
status-asked = La partita comincia quando tutti hanno accettato. { $seats ->
        [you] Manca la tua risposta.
       *[other] Mancano le risposte di: { $seats }.
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
invite-head = Invita
invite-of = { $game }, fino a { $count }
free-head = In attesa di amici
free-hint-host = Tutti aprono lo stesso link, o inquadrano questo.
free-hint = Chi ospita ha il link per i posti liberi.
free-code = o scrivi il codice
free-waiting = In attesa: { $names }, { $count } liberi
free-fill = Riempi con bot
free-start = Comincia in { $count }
free-more = Altro
free-hint-seats = O un link per ogni posto:
free-bot = Un bot al posto { $count }
free-bot-do = Fai sedere il bot
free-other = Un bot, o un nuovo link
link-seat = Link per il posto { $count }
link-table = Link a una partita di { $game }
link-watch = Link per spettatori
link-share = Condividi
link-copy-short = Copia
link-qr = Codice QR
link-qr-label = Codice QR del link
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
chat-notes = Annotato a questo tavolo
setting-sound = Suoni
setting-bubble = Messaggi di chat sopra il gioco
setting-vibration = Vibrazione
setting-pass = Chiedere di passare il dispositivo
setting-turned = Girare l’immagine per chi siede di fronte
pass-head = Tocca a { $name }
pass-do = Passa il dispositivo a { $name }.
pass-taken = Sono { $name }
pass-unasked = Non chiedere più
sound-ask = Giocare con l’audio?
sound-yes = Sì
sound-no = No
notify-allow = Avvisami quando tocca a me
notify-how = Il tuo browser chiede il permesso. Gli avvisi arrivano finché questa pagina è aperta, anche dietro altre.
notify-denied = Il tuo browser blocca gli avvisi di questo indirizzo; le sue impostazioni possono permetterli.
notify-text = Tocca a te.
lobby-free-seat = posto libero
table-waiting = in attesa di amici
