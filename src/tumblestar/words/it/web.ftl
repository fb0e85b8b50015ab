### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Giochi da tavolo nel browser, contro bot o con altri.
title-page = { $page } · tumblestar
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
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
independence = tumblestar è un progetto indipendente, senza legami con autori o editori di questi giochi.
close = Chiudi
nav-lobby = Sala
nav-api = Per programmi
nav-install = Installa come app
nav-friends = Con amici
stay-on = Imposta lo schermo in modo che resti acceso.

## Shelf and tables

card-seats = da { $first } a { $last } giocatori
card-minutes = da { $first } a { $last } minuti
box-minutes = { $count } min.
card-seats-short = { $first }–{ $last }
card-age = da { $age } anni
play-bots = Contro i bot
play-friends = Con amici
play-friends-how = con un link
play-device = Su questo dispositivo
play-device-how = passa di mano
play-seats = Giocatori
play-more = Altre opzioni
play-count = { $count } giocatori
play-level = { $name }, { $stars } stelle su cinque
card-basis = Sulla scheda di un gioco ci sono minuti ed età della scatola. La fortuna è misurata: quanto spesso un bot semplice batte il più forte. Minuti e riflessione qui sono un nostro giudizio.
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
time-now = proprio ora
time-yesterday = ieri
open-none = Nessun file scelto.
card-seats-exactly = { $count ->
        [one] Per un giocatore
       *[other] Per { $count } giocatori
    }

## New table

new-head = Nuovo tavolo: { $game }
new-seats = In quanti giocate?
new-seat = Posto { $count }
new-who = Chi
new-me = io
new-person = un’altra persona a questo schermo
new-bot = bot: { $name } { $stars }
new-bots = Che cosa fanno i bot
new-bots-away = { $bots }: solo nel programma installato, perché in un browser penserebbero troppo a lungo.
new-name = Nome
new-play = Gioca
new-options = Opzioni
new-chance = Caso e correttezza
new-chance-kind = Da dove viene il caso
new-seed = Seme
new-commitment = Impegno per il seme segreto di questo tavolo:
new-salt = Sale del posto { $count }
new-salt-help = Il seme resta segreto fino alla fine; l’impegno, il suo SHA-256, prova che non cambia. Se non ti fidi di questo server, aggiungi parole qualsiasi come sale: entrano in ogni esito.
new-wrong = Questo tavolo non si può ancora preparare:
new-typed-nobody = Un gioco fisico vuole una persona che scriva ciò che fa il caso.
chance-sealed = Sigillato
chance-sealed-help = Un seme segreto, promesso prima dell’inizio. Alla fine chiunque può verificare ogni esito.
chance-seed = Da un seme che dai tu
chance-seed-help = Stesso seme, stessa preparazione. Chi lo conosce può prevederla: la registrazione lo dice.
chance-typed = Un gioco fisico
chance-typed-help = Prepari il gioco fisico e scrivi che cosa c’è e dove.

## Table

rows-label = Le righe dei giocatori; anche in forma di testo.
action-turn = Gira
action-over = Capovolgi
steps-label = Ripercorri la partita
step-first = Primo evento
step-previous = Un evento indietro
step-next = Un evento avanti
step-last = Ultimo evento
rules-open = Regole
rules-head = Regole di { $game }
rules-page-link = Le regole in una pagina

## Campaign

star-won = Livello vinto
star-great = Vinto con { $great } o più punti
star-first = Vinto al primo tentativo, con nuovi dadi
star-got = (ottenuta)
star-not = (non ancora ottenuta)

## Check of chance

verify-head = Verifica della fortuna
verify-open-means = La partita può essere corretta; solo non si può provare che nessuno sapesse.
verify-older-means = Verificala con la versione di tumblestar con cui è stata giocata.
verify-closed-means = Torna quando la partita è finita.
verify-false-means = Qualcuno ha cambiato questa registrazione.
verify-commitment-was = Impegno
verify-seed-is = Seme
verify-how = Non devi fidarti di questa pagina: scarica la registrazione e lancia «tumblestar verify», o calcola come descrive docs/chance.md.
verify-details = Dettagli
verify-each = Ogni esito
verify-each-some = Qui sono elencati { $most } esiti su { $count }; sono stati controllati tutti fino al primo sbagliato.
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
sorry-table = Questo tavolo richiede un invito.
sorry-table-help = Chiedi il link a chi ti ha mandato qui.
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
sorry-428 = Questo browser blocca i cookie
sorry-428-help = tumblestar ti riconosce da un cookie. Senza, nessun posto e nessun tavolo può essere tuo. Non è stato consumato nulla. Consenti i cookie per questo indirizzo, torna indietro e riprova.
sorry-500 = Qui qualcosa è andato storto
sorry-500-help = È colpa nostra. Ciò che è stato giocato è salvo; ricarica la pagina.
sorry-503 = Ora i tavoli non si possono salvare
sorry-503-help = Niente di confermato è perso. Ricarica la pagina più tardi.
sorry-home = Ai giochi
sorry-401 = Serve una password
sorry-401-help = Vai ai giochi per inserirla.
sorry-429 = Troppe richieste
sorry-429-help = Aspetta un po’ e riprova; niente è perso.
work-busy = Ci sono troppi calcoli in corso. Riprova tra { $seconds } s.

## Password

door-head = Entra
door-about = Questo server chiede una password. Chi ti ha invitato la conosce.
door-password = Password
door-enter = Entra
door-wrong = Password sbagliata. Dopo qualche tentativo devi aspettare.

## Together

new-friend = un amico, tramite link
new-together = Orologio, chat e ospiti
new-clock = Orologio
new-clock-help = Il primo turno non è mai a tempo, e gli orologi si fermano quando il server è spento.
clock-turn-help = Quando il tempo di un turno è scaduto, un bot lo finisce.
clock-bank-help = Chi finisce il tempo perde.
bad-clock = Non c’è un orologio così.
local-head = I link funzionano solo su questo computer
local-why = L’indirizzo { $host } significa ovunque «proprio questo dispositivo»: il telefono di un amico cercherebbe la partita su sé stesso.
local-do = Per giocare con amici nella tua rete, riavvia tumblestar con questo comando e una password tua:
local-then = Poi apri l’indirizzo di rete di questo computer, come { $example }, e crea lì il tavolo. I suoi link non chiedono password.
link-copy = Copia il link
link-copied = Copiato.
host-head = Impostazioni di chi ospita
host-chat = Chat libera
host-chat-help = Le frasi pronte sono sempre permesse.
host-watchers = Spettatori
host-watchers-help = Chi ha il loro link può guardare, vede ciò che vedono i giocatori, e non può scrivere.
host-listed = Visibile in sala
host-listed-help = Su questo server tutti vedono lì il tavolo, possono prendere posti liberi e guardare la partita finita.

## The installable app

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
