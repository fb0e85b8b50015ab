### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Gli altri hanno rifiutato la tua richiesta di aiuto.
refused-stale = Il tavolo è cambiato. Guarda di nuovo, poi scegli.
refused-takeback = Non puoi annullare: il tuo turno è finito, o un altro giocatore ha agito.
refused-takeback-chance = Non puoi annullare un tiro o un’estrazione quando giocano altre persone.
refused-practice = Così diventa una partita di allenamento: nessuna stella, e il seme segreto è visibile. Conferma per continuare.
refused-asked = Un giocatore ha già chiesto di annullare. Prima rispondi a quella richiesta.
refused-declined = Gli altri hanno rifiutato. Chiedi di nuovo dopo il prossimo passo.
refused-not-asked = Quella richiesta di annullare non è più aperta.
refused-not-yours = Qui non puoi farlo.
refused-send-late = A partita cominciata non puoi rimuovere un giocatore.
refused-start = La partita non può cominciare con i giocatori presenti. Aspettane altri, o riempi i posti liberi con bot.
refused-blocked = Chi ospita non vuole giocare con te. Gioca a un altro tavolo, o creane uno.
refused-blocked-chat = Chi ospita non vuole che tu scriva qui.
refused-restrict-nobody = Non c’è nessun altro da silenziare o bloccare.
refused-restrict-stranger = Per silenziare o bloccare, prima siediti a un tavolo o salva le impostazioni.
refused-message = Il server non ha capito la pagina. Ricaricala.
refused-typed = Scrivi da 1 a { $most } risultati separati da spazi.
refused-typed-on = Sono troppi risultati. Scrivi solo quelli che servono ora.

## Tables that cannot be opened or made

game-fault = Non si può giocare a { $name }: { $why }
table-damaged = Il tavolo salvato non si può leggere: { $why }
limit-tables = Hai { $most } tavoli non finiti. Prima finiscine o chiudine alcuni.
limit-events = È stato molto lavoro per il server. Riprova tra { $seconds } s.
limit-records = Oggi da qui sono stati aperti molti file. Riprova tra { $minutes } min.

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
clock-bank-more = { $n } min per tutta la partita, più { $more } s dopo ogni turno
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
note-sat = { $name ->
        [you] Ti siedi al posto { $count }.
       *[other] { $name } si siede al posto { $count }.
    }
note-agreed = { $name ->
        [you] Accetti la rivincita.
       *[other] { $name } accetta la rivincita.
    }
note-declined = { $name ->
        [you] Rifiuti la rivincita.
       *[other] { $name } rifiuta la rivincita.
    }
note-unasked = { $name ->
        [you] Nessuno ti aspetta più; il posto { $count } è libero.
       *[other] Nessuno aspetta più { $name }; il posto { $count } è libero.
    }
note-left = { $name } lascia il posto { $count }.
note-sent = Chi ospita rimuove { $name }.
note-handed = { $name ->
        [you] Affidi il posto { $count } a un bot.
       *[other] { $name } affida il posto { $count } a un bot.
    }
note-back = { $name ->
        [you] Riprendi il posto { $count }.
       *[other] { $name } riprende il posto { $count }.
    }
note-stand-in = { $name ->
        [you] Un bot continua per te, al posto { $count }.
       *[other] Un bot continua per { $name }, al posto { $count }.
    }
note-flag = { $name ->
        [you] Esaurisci il tempo al posto { $count }.
       *[other] { $name } esaurisce il tempo al posto { $count }.
    }
note-help-1 = { $name ->
        [you] Usi l’aiuto: probabilità.
       *[other] { $name } usa l’aiuto: probabilità.
    }
note-help-2 = { $name ->
        [you] Usi l’aiuto: punti.
       *[other] { $name } usa l’aiuto: punti.
    }
note-help-3 = { $name ->
        [you] Usi l’aiuto: scelta migliore.
       *[other] { $name } usa l’aiuto: scelta migliore.
    }
note-help-4 = { $name ->
        [you] Usi l’aiuto: tutor.
       *[other] { $name } usa l’aiuto: tutor.
    }
note-help-expect = { $name ->
        [you] Usi l’aiuto: che cosa prevede un bot.
       *[other] { $name } usa l’aiuto: che cosa prevede un bot.
    }
note-help-on = { $name ->
        [you] Accetti anche tu: ora l’aiuto è attivo per tutti.
       *[other] Accetta anche { $name }: ora l’aiuto è attivo per tutti.
    }
note-help-off = { $name ->
        [you] Dici di no: l’aiuto oltre le probabilità è spento per tutti.
       *[other] { $name } dice di no: l’aiuto oltre le probabilità è spento per tutti.
    }
note-slow = { $name ->
        [you] Esaurisci il tempo al posto { $count }. Un bot finisce il turno.
       *[other] { $name } esaurisce il tempo al posto { $count }. Un bot finisce il turno.
    }
refused-waiting = La partita non è cominciata: ci sono posti liberi.
refused-time = Il tuo tempo è scaduto.
refused-taken = Questo posto è occupato.
refused-leave-clock = Non puoi lasciare una partita con orologio. Fai giocare un bot per te.
refused-leave-alone = Non puoi lasciare il posto: qui non gioca nessun altro. Fai giocare un bot per te.
refused-not-missed = Questo giocatore è tornato, o si è già deciso.
refused-watch = Non puoi guardare: qui gli spettatori non sono ammessi, o sono troppi.
refused-link-used = Questo link è stato usato o è scaduto. Chiedine un altro.
refused-sits = Hai già un posto a questo tavolo.
refused-host = Può farlo solo chi ospita.
refused-chat-seat = Solo i giocatori di questo tavolo possono scrivere in chat.
refused-chat-off = La chat libera è spenta. Usa le frasi pronte.
refused-chat-text = Scrivi una riga da 1 a { $most } caratteri.
