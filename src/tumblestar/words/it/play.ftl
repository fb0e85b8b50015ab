### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Tocca a te · { $game }
title-over = Partita finita · { $game }
title-level = Livello { $count } · { $game }
title-own-level = Livello personalizzato · { $game }

## Shelf and tables

table-open = in corso
table-over = finita, { $result }
list-asked = Ti invitano a una rivincita
list-yours = Tocca a te
list-turn = In attesa di { $seat }
list-won-you = Hai vinto
list-won-you-to = Hai vinto, { $points } a { $others }
list-won = Ha vinto { $seat }
list-won-to = Ha vinto { $seat }, { $points } a { $others }
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
table-delete-sure = Il tavolo e la sua partita salvata saranno cancellati per sempre.
table-delete-yes = Sì, cancellalo

## New table

new-seal-gone = Il seme sigillato di questa pagina non c’è più: il server è ripartito, o la pagina è rimasta aperta troppo a lungo. Controlla la nuova impronta, poi ricomincia.

## Table

seat-you-named = Tu ({ $name })
seats-head = Giocatori
seat-rename = Nome del posto { $count }
seat-rename-open = Rinomina
seat-rename-do = Salva
status-stepping = Dopo il passo { $n } di { $count }:
status-study = Il file della partita finisce qui, a partita incompleta.
actions-label = Che cosa puoi fare
others-label = Guarda indietro o esci
pane-chat = Chat
pane-help = Aiuto
pane-log = Cronaca
log-all = Tutti i round
pane-menu = Menu
menu-new = Nuova partita
panes-label = Intorno al tavolo
plate-you = Tu
plate-stars = bot, { $count } stelle su 5
plate-leads = è in testa
acts-skip = Salta al mio turno
acts-touch = Tocca un posto segnato.
plate-score = { $count }
plate-rank = { $count }ª posizione
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Conferma
action-expect = Che cosa prevede un bot
expect-line = Il bot più forte prevede: { $line }.
expect-not-yet = Il bot non è ancora pronto. Chiedi di nuovo tra qualche secondo.
refused-expect = Non tocca a nessuno, o nessun bot a questo tavolo guarda avanti.
refused-expect-busy = Il bot ci sta già pensando.
action-takeback = Annulla
action-takeback-far = Annulla…
action-takeback-here = Annulla fin qui
action-takeback-ask = Chiedi di annullare
practice-head = Continuare come allenamento?
practice-sure = Puoi annullare quanto vuoi, anche tiri e turni dei bot. Ma allora la partita non dà stelle, non conta nulla, mostra il suo seme segreto ed è salvata come allenamento. Tiri ed estrazioni si ripetono nello stesso ordine.
practice-yes = Sì, mi alleno
practice-no = Lascia stare
practice-mark = Allenamento.
asked-to = { $seat } vorrebbe annullare. Accetti?
asked-count =
    { $count ->
        [one] Sarà annullato 1 passo.
       *[other] Saranno annullati { $count } passi.
    }
asked-own = Hai chiesto di annullare. In attesa di: { $others }.
asked-other = { $seat } vorrebbe annullare. In attesa di: { $others }.
asked-yes = Accetta
asked-no = Rifiuta
asked-withdraw = Ritira
action-resign = Abbandona
action-give-up = Arrenditi
action-rematch = Rivincita
action-record = Scarica il file della partita
action-verify = Verifica la correttezza
luck-checked = Fortuna verificata ✓
aid-head = Aiutami a decidere
aid-0 = Nessun aiuto
aid-1 = Probabilità
aid-2 = Punti
aid-3 = Scelta migliore
aid-4 = Tutor
aid-asks = Chiedi prima che io perda più di
aid-amount = { NUMBER($share, style: "percent") } di probabilità di vittoria
tutor-looking = Il tutor sta guardando…
tutor-yes = Mantieni
tutor-no = Annulla
tutor-unasked = Giocato senza chiedere: le probabilità di vittoria sono arrivate tardi.
help-ask = Chiedi di permettere l’aiuto
help-end = Togli l’aiuto a tutti
help-asked-to = { $seat } vorrebbe permettere l’aiuto a tutti. Accetti?
help-asked-own = Hai chiesto di permettere l’aiuto a tutti. In attesa di: { $others }.
help-asked-other = { $seat } vorrebbe permettere l’aiuto a tutti. In attesa di: { $others }.
refused-help = Qui giocano più persone. Oltre alle probabilità non ci sono consigli, se non accettano tutti.
odds-head = Le tue scelte
odds-way = Scelta
odds-best = migliore
hint-win = Vittoria
hint-alike = (altrettanto buone: { $ways })
hint-alike-more = (altrettanto buone: { $ways } e altre { $more })
hint-provisional = Queste probabilità di vittoria sono approssimate: ne arrivano di migliori.
hint-working =
    { $count ->
        [one] Ancora 1 probabilità di vittoria da calcolare.
       *[other] Ancora { $count } probabilità di vittoria da calcolare.
    }
hint-more =
    { $count ->
        [one] 1 altra scelta
       *[other] Altre { $count } scelte
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Tu { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Probabilità di vittoria { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } La scelta migliore, probabilità di vittoria { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Probabilità di vittoria { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Rivedi la partita
replay-setup = Preparazione
replay-turn = Turno { $n } di { $count }: { $name }
replay-slider = Tutta la partita, passo per passo
replay-value = { $where }. Passo { $n } di { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Un turno indietro
replay-on = Un turno avanti
replay-play = Riproduzione automatica
replay-pace = Velocità
replay-skip = Fine della preparazione
step-live = Torna alla partita
board-own = Torna alla mia plancia
board-turn = Segui il turno
seat-board = Guarda la plancia
seat-board-of = { $name ->
        [you] Guarda la tua plancia
       *[other] Guarda la plancia: { $name }
    }
palette-head = Che cosa è successo sul tabellone vero?
palette-hint = Scegli che cosa c’è lì, o scrivi sotto più risultati.
palette-left = ancora { $count }
type-label = Scrivi un’azione
type-do = Esegui
type-hint = Usa la notazione della cronaca.
type-hint-chance = Usa la notazione della cronaca. Separa più risultati con spazi.
final-head = Risultato
end-decided = Che cosa ha deciso: { $part }, { $points } a { $behind }.
end-lost =
    { $count ->
        [0] Ha vinto { $seat }. Sei { end-place }.
        [one] Ha vinto { $seat }. Sei { end-place }, con 1 punto in meno.
       *[other] Ha vinto { $seat }. Sei { end-place }, con { $count } punti in meno.
    }
end-place =
    { $place ->
        [2] al secondo posto
        [3] al terzo posto
        [4] al quarto posto
        [5] al quinto posto
       *[other] all’ultimo posto
    }
final-points = Punti
final-share = Vittoria
log-head = Che cosa è successo
log-empty = Ancora nulla.
text-head = Il tabellone a parole
text-board = Il tabellone, casella per casella
text-state = In notazione:
more-head = Altro
settings-head = Impostazioni su questo dispositivo
setting-speed = Velocità di bot e animazioni
speed-0 = Salta
speed-1 = Veloce
speed-2 = Calma
setting-confirm = Chiedi conferma se il turno finisce o non posso annullare
confirm-again = Premi di nuovo per confermare.
setting-gains = Mostra i punti delle mie scelte
resign-head = Abbandonare?
resign-sure = { $count ->
        [one] La partita finisce subito, e l’altro giocatore vince.
       *[other] La partita finisce subito per tutti. Tu non ottieni nulla, e gli altri { $count } giocatori condividono la vittoria.
    }
resign-yes = Sì, abbandona
resign-no = Continua a giocare
give-up-head = Arrendersi?
give-up-sure = Il tuo tentativo finisce qui.
give-up-yes = Sì, mi arrendo
goal-head = Obiettivo
level-name = Livello { $count }.
level-own = Livello personalizzato.
level-next = Prossimo livello: { $count }
level-new = Nuovi dadi
level-same = Gli stessi dadi
level-map = Alla mappa
line-doubt = Il server non risponde. Controllo la connessione…
line-lost = Connessione persa. Nuovo tentativo…
line-password = Questo server chiede di nuovo la password. La tua partita è salva.
line-password-do = Inserisci la password
line-refused = Il server rifiuta questa pagina. Aprila dall’indirizzo che ti è stato dato.
line-refused-do = Apri di nuovo
line-table = Il server non può aprire questo tavolo.
line-table-do = Guarda perché
line-many = Troppe pagine o richieste da qui: chiudine alcune. Nuovo tentativo…

# The legend: whose points follow, here the reader's or those of a player.
legend-more = Con uno in più?
legend-head = Simboli
legend-of =
    { $seat ->
        [you] Tu:
       *[other] { $seat }:
    }
refused-rule = Regola
picture-label = Il tavolo. Premi T per leggerlo come testo.

## Refusals of a table

refused-protocol = Questo programma e il server ({ $spoken }) usano versioni diverse del protocollo. Non è stato fatto nulla. Aggiorna il programma, o ricarica la pagina. Che cosa è cambiato: { $link }
refused-limit = Troppo veloce, quindi non è stato fatto nulla. Riprova tra un momento.

## Together

clock-label = { $seat ->
        [you] Il tuo tempo
       *[other] Tempo di { $seat }
    }
clock-soon =
    { $count ->
        [one] Ancora 1 secondo!
       *[other] Ancora { $count } secondi!
    }
clock-low = poco tempo
clock-last = ultimi secondi
title-waiting = In attesa di amici · { $game }
status-waiting = { $count ->
        [0] La partita sta per cominciare.
        [one] Si comincia quando l’ultimo posto è occupato.
       *[other] Si comincia quando tutti i posti sono occupati: ne mancano { $count }.
    }
status-asked = La partita comincia quando tutti accettano. { $seats ->
        [you] Manca la tua risposta.
       *[other] In attesa di: { $seats }.
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
seat-back = Riprendi il posto
seat-leave = Lascia questo posto
seat-send = Rimuovi giocatore
seat-send-hint = Il posto torna libero, con un nuovo link.
restrict-mute = Silenzia { $name }
restrict-unmute = Riattiva { $name }
restrict-block = Blocca { $name }
restrict-unblock = Sblocca { $name }
restrict-hint = Se silenzi una persona, non ne vedi più i messaggi; lo sai solo tu. Se la blocchi, ai tuoi tavoli non può sedersi, scrivere o guardare. Una partita cominciata continua.
seat-leave-hint = Se lasci il posto, è libero per un altro giocatore. Chi ospita riceve un nuovo link.
seat-device = Gioca su un altro dispositivo
people-head = Chi manca
invite-head = Invita
invite-of = { $game }, fino a { $count } giocatori
free-head = In attesa di amici
free-hint-host = Tutti aprono lo stesso link, o inquadrano questo codice.
free-hint = Chi ospita ha il link per i posti liberi.
free-code = o scrivi il codice
free-waiting = In attesa: { $names }; liberi: { $count }
free-fill = Riempi con bot
free-start = Comincia in { $count }
free-more = Altro
free-hint-seats = O un link per ogni posto:
free-bot = Un bot al posto { $count }
free-bot-do = Aggiungi il bot
free-other = Un bot, o un nuovo link
link-seat = Link per il posto { $count }
link-table = Link a una partita di { $game }
link-watch = Link per spettatori
link-share = Condividi
link-copy-short = Copia
link-qr = Codice QR
link-qr-label = Codice QR del link
link-renew = Crea un nuovo link; quello vecchio smette di funzionare
missed-asked = { $name } è via da un po’. E ora?
missed-bot = Fai continuare un bot
missed-wait = Aspetta
missed-end = Chiudi la partita
missed-count = Voti per chiudere la partita: { $n } di { $count }.
rematch-go = Vai alla rivincita
rematch-asks = { $count ->
        [0] Ti invitano a una rivincita.
       *[other] Vorrebbero una rivincita: { $seats }.
    } Partecipi?
rematch-yes = Partecipo
rematch-no = No, grazie
rematch-head = In attesa di una risposta
rematch-unanswered = { $name }: ancora nessuna risposta.
rematch-instead = Cedi il posto { $count }
chat-head = Chat
chat-none = Ancora nessun messaggio.
chat-phrases = Frasi pronte
chat-label = Scrivi qualcosa
chat-do = Invia
chat-off = La chat libera è spenta. Puoi usare le frasi pronte.
chat-notes = Annotato a questo tavolo
setting-sound = Riproduci i suoni
setting-bubble = Mostra i messaggi di chat sopra il gioco
setting-vibration = Vibra
setting-pass = Chiedi di passare il dispositivo
setting-turned = Gira l’immagine per chi siede di fronte
pass-head = Tocca a { $name }
pass-do = Passa il dispositivo a { $name }.
pass-taken = Sono { $name }
pass-unasked = Non chiedere più
sound-ask = Giocare con l’audio?
sound-yes = Sì
sound-no = No
notify-allow = Avvisami quando tocca a me
notify-how = Il tuo browser chiederà il permesso. Ricevi gli avvisi finché questa pagina è aperta, anche in secondo piano.
notify-denied = Il tuo browser blocca gli avvisi di questo indirizzo. Consentili nelle sue impostazioni.
notify-text = Tocca a te.
lobby-free-seat = posto libero
table-waiting = in attesa di amici
