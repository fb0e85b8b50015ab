### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = La partita è finita.
refused-seat =
    Non tocca a te. { $seat ->
        [0] Ora viene un tiro o un’estrazione.
       *[other] Tocca al posto { $seat }.
    }

# $now: what is to be done, a sentence of the game.
refused-turn = Non è il tuo turno. { $now }
refused-place = Ora lì non puoi fare nulla. { $now }
refused-chance = Qui tutti i tiri e le estrazioni li decide il seme. Puoi inserirli solo a un tavolo con un tabellone vero.
bad-chance = «{ $text }» non è un tipo di caso. Usa uno di { $allowed }.
bad-commitment = Il caso sigillato richiede un impegno: 64 cifre esadecimali.
bad-practice = Una partita di allenamento non può avere caso sigillato.
bad-seed = Un seme ha una riga da 1 a { $most } caratteri visibili.
bad-salts =
    { $seats ->
        [one] Indica 1 sale. Può essere vuoto.
       *[other] Indica { $seats } sali, uno per posto. Un sale può essere vuoto.
    }
bad-seat-kind = Dai ogni posto a una persona o a un bot.

## Reading a record

record-long = Questo file ha più di { $most } caratteri, troppi per un file di partita.
record-events = Il file di partita ha { $count } passi. Ne sono permessi al massimo { $most }.
record-format = Questo non è un file di partita: la prima riga deve essere «{ $expected }».
record-header = «{ $text }» non è una voce dell’intestazione. Usa una di { $keys }.
record-twice = La voce «{ $key }» compare due volte.
record-missing = Nell’intestazione manca la voce «{ $key }».
record-older = Giocata e mostrata con la versione { $rules } delle regole. La più nuova è la { $version }.
record-other = Giocata con la versione { $rules } delle regole (dati { $data }), mostrata con la versione { $version } (dati { $digest }). I punti possono cambiare.
record-cut = Giocata con la versione { $rules } delle regole (dati { $data }). La versione { $version } (dati { $digest }) ne mostra solo i primi { $n } passi su { $count }. Il file di partita li ha tutti.
record-rules = Il file di partita ha la versione «{ $text }» delle regole, ma questo programma gioca la versione { $version }.
record-data = La partita è stata giocata con dati di gioco («{ $text }») diversi da quelli di questo programma ({ $digest }).
record-seat = «{ $text }» non è un posto. Scrivi «person» o «bot», poi un nome.
record-salt =
    Per questo sale non c’è un posto: la partita ha { $seats ->
        [one] 1 posto.
       *[other] { $seats } posti.
    }
record-options = «{ $text }» non è un’opzione. Scrivi nome=numero, ogni nome una volta. Nomi: { $options }.
record-seed = Il seme deve avere 64 cifre esadecimali.
record-early-seed = Una partita con fortuna sigillata può mostrare il suo seme solo alla fine.
record-date = Scrivi la data come 2026-11-21.
record-start = I posti e le opzioni devono essere quelli della posizione da cui parte la partita.
record-practice = «{ $text }» non può seguire «practice». Scrivi «yes», o togli la riga.
record-event = «{ $text }» non è un passo. Scrivi il suo numero, poi * per un tiro o un’estrazione o il numero di un posto, poi l’azione.
record-number = Il passo ha il numero { $text }, non { $expected }. Forse prima manca una riga.
record-actor = Questo passo è di «{ $text }», ma tocca a «{ $expected }».
record-after-end = La partita è finita prima di questo passo.
record-refused = «{ $text }» qui non è possibile. { $why }
record-end = La voce «end» è «{ $text }», ma i passi finiscono con «{ $expected }».
record-result = La voce «result» è «{ $text }», ma i passi danno «{ $expected }».

## Checking chance

verify-proved =
    Fortuna verificata ✓ Dopo l’inizio nessuno poteva cambiare { $count ->
        [one] il tiro o l’estrazione.
       *[other] i { $count } tiri ed estrazioni.
    }
verify-seed =
    Fortuna verificata: { $count ->
        [one] 1 tiro o estrazione corrisponde
       *[other] { $count } tiri ed estrazioni corrispondono
    } alle parole «{ $seed }». Chi le conosceva poteva prevedere la fortuna.
verify-practice =
    Allenamento: un giocatore ha annullato mosse, quindi si poteva sapere che cosa arrivava. { $count ->
        [one] Verificato 1 tiro o estrazione.
       *[other] Verificati { $count } tiri ed estrazioni.
    }
verify-typed =
    { $count ->
        [one] Il tiro o l’estrazione è stato scritto o scelto
       *[other] I { $count } tiri ed estrazioni sono stati scritti o scelti
    }, quindi non c’è nulla da verificare.
verify-older = Questo programma non ha le regole (versione { $rules }) o i dati di questa partita, quindi non può verificarne la fortuna.
verify-closed =
    La fortuna resta sigillata fino alla fine della partita, quindi { $count ->
        [one] il tiro o l’estrazione finora non si può ancora verificare.
       *[other] i { $count } tiri ed estrazioni finora non si possono ancora verificare.
    }
verify-commitment = Falso: questa non è la fortuna sigillata prima dell’inizio.
verify-outcome = Falso: il passo { $n } è «{ $text }», ma il seme dà «{ $expected }» (estrazione { $count } del suo flusso «{ $stream }»).

## How a game ended

status-resigned = { $seat ->
        [you] Hai abbandonato. Ha vinto { $others }.
       *[other] { $others ->
            [you] { $seat } ha abbandonato. Hai vinto!
           *[other] { $seat } ha abbandonato. Ha vinto { $others }.
        }
    }
status-resigned-shared = { $seat ->
        [you] Hai abbandonato. Vittoria condivisa: { $others }.
       *[other] { $others ->
            [you] { $seat } ha abbandonato; vittoria condivisa: { $others }.
           *[other] { $seat } ha abbandonato. Vittoria condivisa: { $others }.
        }
    }
status-abandoned = La partita è stata interrotta. Nessuno ha vinto.
status-given-up = { $seat ->
        [you] Ti arrendi.
       *[other] { $seat } si arrende.
    }
final-won = vittoria
final-shared = vittoria condivisa
status-flagged = { $seat ->
        [you] { $count ->
            [0] Il tuo tempo è scaduto.
            [one] Il tuo tempo è scaduto. Ha vinto { $others }.
           *[other] Il tuo tempo è scaduto. Vittoria condivisa: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Il tempo di { $seat } è scaduto. Hai vinto!
               *[other] Il tempo di { $seat } è scaduto; vittoria condivisa: { $others }.
            }
           *[other] { $count ->
                [0] Il tempo di { $seat } è scaduto.
                [one] Il tempo di { $seat } è scaduto. Ha vinto { $others }.
               *[other] Il tempo di { $seat } è scaduto. Vittoria condivisa: { $others }.
            }
        }
    }

## What calls of programs take

takes-action = un’azione in notazione
takes-record = il testo di una registrazione
takes-seats = un Seat(kind, name) per posto
takes-salts = un elenco di testi, uno per posto
