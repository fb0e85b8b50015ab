### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = La tua richiesta di aiuto è già stata rifiutata.
refused-stale = Nel frattempo al tavolo è successo qualcosa. Guarda di nuovo e decidi da capo.
refused-takeback = Non si può annullare: il turno è finito, o qualcun altro ha già giocato.
refused-takeback-chance = Non si può annullare: tra persone non si torna oltre un esito del caso.
refused-practice = La partita diventerebbe allenamento: niente stella, e una fortuna che si può conoscere. Confermalo.
refused-asked = Qualcuno ha già chiesto di annullare. Prima rispondi.
refused-declined = Gli altri hanno rifiutato. Chiedi di nuovo quando qualcuno ha giocato.
refused-not-asked = Nessuno chiede più di annullare.
refused-not-yours = Non tocca a te farlo.
refused-send-late = Dopo l’inizio nessuno può essere allontanato da un posto.
refused-start = La partita non può cominciare con chi c’è. Aspetta altri, o riempi i posti liberi con bot.
refused-blocked = Chi ospita non vuole giocare con te. Gioca a un altro tavolo, o creane uno.
refused-blocked-chat = Chi ospita non vuole che tu scriva qui.
refused-restrict-nobody = Non c’è nessun altro da silenziare o bloccare.
refused-restrict-stranger = Per silenziare o bloccare, prima siediti a un tavolo o scegli le impostazioni.
refused-message = Il server non ha capito la pagina. Ricaricala.
refused-typed = Scrivi da 1 a { $most } esiti separati da spazi.
refused-typed-on = Troppi esiti; scrivi solo quelli richiesti.

## Tables that cannot be opened or made

game-fault = Non si può giocare a { $name }: { $why }
table-damaged = Il tavolo salvato non si può leggere: { $why }
limit-tables = Hai { $most } tavoli non finiti. Prima finiscine o chiudine alcuni.
limit-events = È molto lavoro per il server. Riprova tra { $seconds } s.
limit-records = Oggi da qui si è aperto molto. Riprova tra { $minutes } min.

## Together

clock-none = nessuno
clock-turn = { $count ->
        [3600] 1 ora
        [86400] 1 giorno
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } a turno
clock-bank = { $n } min per tutta la partita
clock-bank-more = { $n } min per tutta la partita, e { $more } s in più dopo ogni turno
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
