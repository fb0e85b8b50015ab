### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Giochi da tavolo nel browser, contro i bot o con altri.
title-page = { $page } · tumblestar
skip = Vai al contenuto
nav-label = Pagine
nav-shelf = Giochi
nav-tables = I miei tavoli
settings = Impostazioni
settings-name = Il tuo nome
settings-language = Lingua
language-incomplete = Alcuni testi non sono ancora tradotti. Sono in inglese.
settings-theme = Tema
settings-save = Salva
theme-system = come il sistema
theme-light = chiaro
theme-dark = scuro
independence = tumblestar è un progetto indipendente, senza legami con autori o editori di questi giochi.
close = Chiudi
nav-lobby = Sala
nav-api = Per i programmi
nav-install = Installa come app
nav-friends = Con amici
stay-on = Imposta lo schermo perché resti acceso.

## Shelf and tables

card-seats = da { $first } a { $last } giocatori
card-minutes = da { $first } a { $last } minuti
box-minutes = { $count } min
card-seats-short = { $first }–{ $last }
card-age = da { $age } anni
play-bots = Contro i bot
play-friends = Con amici
play-friends-how = con un link
play-device = Su questo dispositivo
play-device-how = ve lo passate
play-seats = Giocatori
play-more = Altre opzioni
play-count =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
play-level = { $name }, { $stars } stelle su 5
card-basis = Minuti ed età nella scheda di un gioco sono quelli della scatola. La fortuna la misuriamo: quanto spesso un bot semplice batte il più forte. Qui minuti e riflessione sono stime nostre.
card-luck-1 = quasi niente fortuna
card-luck-2 = poca fortuna
card-luck-3 = un po’ di fortuna
card-luck-4 = molta fortuna
card-luck-5 = soprattutto fortuna
card-thought-1 = rilassante
card-thought-2 = poca riflessione
card-thought-3 = un po’ di riflessione
card-thought-4 = molta riflessione
card-thought-5 = profonda riflessione
time-now = proprio ora
time-yesterday = ieri
open-none = Prima scegli un file.
card-seats-exactly = { $count ->
        [one] Per 1 giocatore
       *[other] Per { $count } giocatori
    }

## New table

new-head = Nuovo tavolo: { $game }
new-seats = Numero di giocatori
new-seat = Posto { $count }
new-who = Chi
new-me = io
new-person = un’altra persona su questo schermo
new-bot = bot: { $name } { $stars }
new-bots = Che cosa fanno i bot
new-bots-away = { $bots }: solo nel programma installato. In un browser penserebbero troppo a lungo.
new-name = Nome
new-play = Gioca
new-options = Opzioni
new-chance = Fortuna e correttezza
new-chance-kind = Tiri ed estrazioni
new-seed = Seme
new-commitment = Impronta del seme segreto di questo tavolo:
new-salt = Parole del posto { $count }
new-salt-help = Il seme resta segreto fino alla fine della partita; la sua impronta (SHA-256) prova che non è stato cambiato. Se non ti fidi di questo server, aggiungi parole qualsiasi: allora ogni tiro e ogni estrazione dipende anche da queste.
new-wrong = Questo tavolo non si può ancora preparare:
new-typed-nobody = Con un tabellone vero, una persona deve scrivere tiri ed estrazioni. Aggiungine una.
chance-sealed = Sigillato
chance-sealed-help = Un seme segreto è fissato prima dell’inizio. Dopo la partita chiunque può verificare ogni tiro e ogni estrazione.
chance-seed = Da un seme tuo
chance-seed-help = Lo stesso seme dà gli stessi tiri e le stesse estrazioni. Chi lo conosce può prevederli; il file della partita lo dice.
chance-typed = Un tabellone vero
chance-typed-help = Gioca sul tabellone vero e scrivi ogni tiro e ogni estrazione.

## Table

rows-label = Le file dei giocatori; anche a parole.
action-turn = Gira
action-over = Capovolgi
steps-label = Ripercorri la partita
step-first = Primo passo
step-previous = Un passo indietro
step-next = Un passo avanti
step-last = Ultimo passo
rules-open = Regole
rules-head = Regole di { $game }
rules-page-link = Le regole in una pagina

## Campaign

star-won = Livello superato
star-great = Superato con { $great } o più punti
star-first = Superato al primo tentativo, con nuovi dadi
star-got = (ottenuta)
star-not = (non ancora ottenuta)

## Check of chance

verify-head = Verifica della correttezza
verify-open-means = Forse la partita è regolare, ma nessuno può provare che il seme fosse segreto.
verify-older-means = Verificala con la versione di tumblestar con cui è stata giocata.
verify-closed-means = Torna quando la partita è finita.
verify-false-means = Il file di questa partita è stato modificato.
verify-commitment-was = Impronta
verify-seed-is = Seme
verify-how = Non devi fidarti di questa pagina. Scarica il file della partita ed esegui «tumblestar verify», o calcola come descrive docs/chance.md.
verify-details = Dettagli
verify-each = Tutti i tiri e le estrazioni
verify-each-some = Qui sono elencati { $most } tiri ed estrazioni su { $count }. Sono stati verificati tutti fino al primo sbagliato.
verify-each-right = viene dal seme
verify-each-wrong = non viene dal seme
verify-each-none = non verificato
verify-draw = (estrazione { $count } del flusso «{ $stream }»)
verify-back = Torna al tavolo

## Bad news

sorry-400 = Questa richiesta non si può leggere
sorry-400-help = Torna indietro e riprova.
sorry-403 = Non è permesso
sorry-403-help = Torna al tavolo.
sorry-404 = Qui non c’è nulla
sorry-404-help = Forse l’indirizzo è sbagliato, o il tavolo è stato cancellato o è di un altro giocatore.
sorry-table = Per questo tavolo serve un invito.
sorry-table-help = Chiedi il link a chi ti ha mandato qui.
sorry-405 = Questa richiesta non è possibile
sorry-405-help = Usa i pulsanti delle pagine.
sorry-409 = Questo tavolo non si può aprire
sorry-409-help = Forse è di un’altra versione di tumblestar. I tuoi altri tavoli sono intatti.
sorry-413 = È troppo grande
sorry-413-help = Il file di una partita può avere al massimo 1 MB di testo.
sorry-421 = Questo server ha un altro nome
sorry-421-help = Chi lo gestisce può ammettere questo nome: TUMBLESTAR_HOSTS=name.
sorry-424 = Ora non si può giocare a questo gioco
sorry-424-help = Correggi il suo file di dati e riavvia tumblestar. Gli altri giochi funzionano ancora.
sorry-428 = Questo browser blocca i cookie
sorry-428-help = tumblestar ti riconosce da un cookie. Senza, non puoi avere un posto o un tavolo. Il tuo link o codice vale ancora. Consenti i cookie per questo indirizzo, torna indietro e riprova.
sorry-500 = Qui qualcosa è andato storto
sorry-500-help = È colpa nostra. Tutto ciò che hai giocato è salvo. Ricarica la pagina.
sorry-503 = Ora i tavoli non si possono salvare
sorry-503-help = Tutto ciò che è stato confermato è salvo. Ricarica la pagina più tardi.
sorry-home = Ai giochi
sorry-401 = Serve una password
sorry-401-help = Vai ai giochi per inserirla.
sorry-429 = Troppe richieste
sorry-429-help = Nulla è perso. Aspetta un po’, poi riprova.
work-busy = Ora il server è troppo occupato per questo calcolo. Riprova tra { $seconds } s.

## Password

door-head = Entra
door-about = Questo server richiede una password. La conosce chi ti ha invitato.
door-password = Password
door-enter = Entra
door-wrong = Password sbagliata. Dopo qualche tentativo devi aspettare.

## Together

new-friend = un amico, tramite link
new-together = Orologio, chat e spettatori
new-clock = Orologio
new-clock-help = Il primo turno di ogni giocatore non è a tempo. Gli orologi si fermano quando il server è spento.
clock-turn-help = Quando il tempo di un turno è scaduto, un bot lo finisce.
clock-bank-help = Un giocatore che esaurisce il tempo perde.
bad-clock = Un orologio così non c’è. Scegline uno dall’elenco.
local-head = I link funzionano solo su questo computer
local-why = Su ogni dispositivo l’indirizzo { $host } indica quel dispositivo stesso. Il telefono di un amico cercherebbe la partita su di sé.
local-do = Per giocare con amici nella tua rete, riavvia tumblestar con questo comando e una password tua:
local-then = Poi apri l’indirizzo di rete di questo computer, come { $example }, e crea lì il tavolo. I suoi link non chiedono password.
link-copy = Copia il link
link-copied = Copiato.
host-head = Impostazioni di chi ospita
host-chat = Chat libera
host-chat-help = Le frasi pronte sono sempre permesse.
host-watchers = Spettatori
host-watchers-help = Chi ha il loro link può guardare. Vede ciò che vedono i giocatori, e non può scrivere in chat.
host-listed = Visibile in sala
host-listed-help = Tutti su questo server possono vedere il tavolo in sala, prendere un posto libero e guardare la partita finita.

## The installable app

install-head = tumblestar come app
install-about = Come app, tumblestar si apre in una finestra propria. Occupa meno di 1 MB.
install-do = Installa
install-ways = Oppure direttamente dal browser:
install-chrome = Chrome ed Edge: «Installa» nella barra degli indirizzi o nel menu.
install-ios = iPhone e iPad: Condividi, poi «Aggiungi alla schermata Home».
install-mac = Safari su Mac: «Aggiungi al Dock» nel menu File.
install-firefox = Firefox su Android: «Installa» nel menu.
install-not = I browser installano solo da un indirizzo https. Chiedi a chi gestisce questo server di attivare TLS (docs/hosting.md).
offline-head = Nessuna connessione
offline-about = Il server non è raggiungibile. I tuoi tavoli sono salvi. Questa pagina torna da sola.
offline-again = Riprova ora
result-share = Condividi il risultato
result-save = Salva come immagine
