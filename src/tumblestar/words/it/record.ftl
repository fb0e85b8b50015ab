### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = La partita è finita.
refused-seat = Non è il tuo turno; tocca a: { $seat ->
        [0] caso
       *[other] posto { $seat }
    }.

# $now: what is to be done, a sentence of the game.
refused-turn = Non è il tuo turno. { $now }
refused-place = Ora lì non si può fare niente. { $now }
refused-chance = Qui gli esiti del caso vengono dal seme. Solo un tavolo con un gioco fisico li accetta.
bad-chance = Tipo di caso sconosciuto «{ $text }»; atteso: { $allowed }.
bad-commitment = Il caso sigillato vuole un impegno: 64 cifre esadecimali.
bad-practice = Una partita di allenamento non ha caso sigillato.
bad-seed = Un seme è una riga da 1 a { $most } caratteri visibili.
bad-salts = Attesi: { $seats } sali, uno per posto; un sale può essere vuoto.
bad-seat-kind = Un posto è di una persona o di un bot.

## Reading a record

record-long = Il file ha più di { $most } caratteri, troppi per una registrazione.
record-events = La registrazione ha { $count } eventi; se ne accettano al massimo { $most }.
record-format = Non è una registrazione: prima riga attesa: «{ $expected }».
record-header = Voce sconosciuta «{ $text }» nell’intestazione; atteso: { $keys }.
record-twice = La voce «{ $key }» c’è due volte.
record-missing = Nell’intestazione manca la voce «{ $key }».
record-older = Giocata e mostrata con la versione { $rules } delle regole. La versione più nuova è { $version }.
record-other = Giocata con la versione { $rules } delle regole (dati { $data }), mostrata con la versione { $version } (dati { $digest }); i punti possono cambiare.
record-cut = Giocata con la versione { $rules } delle regole (dati { $data }). La versione { $version } (dati { $digest }) mostra { $n } dei suoi { $count } eventi; il testo della registrazione li ha tutti.
record-rules = La registrazione ha la versione «{ $text }» delle regole; questo programma gioca la versione { $version }.
record-data = La registrazione ha altri componenti (dati «{ $text }») rispetto a questo programma ({ $digest }).
record-seat = «{ $text }» non è un posto; atteso: «person» o «bot», poi un nome.
record-salt = Il posto del sale non esiste; la partita ha { $seats } posti.
record-options = «{ $text }» non è un’opzione; atteso: nome=numero, con i nomi { $options }.
record-seed = Il seme svelato deve avere 64 cifre esadecimali.
record-early-seed = Il seme di una partita sigillata si svela solo alla fine.
record-date = La data deve essere come 2026-11-21.
record-start = I posti e le opzioni devono essere quelli della posizione da cui parte la partita.
record-practice = «{ $text }» non può stare dopo «practice»; atteso: «yes».
record-event = «{ $text }» non è un evento; atteso: un numero, poi * per il caso o il numero di un posto, poi l’azione.
record-number = Il numero dell’evento è { $text }; atteso: { $expected }. Forse prima manca una riga.
record-actor = L’evento è di «{ $text }», ma tocca a { $expected }.
record-after-end = La partita è finita prima di questo evento.
record-refused = «{ $text }» qui non si può fare. { $why }
record-end = La registrazione finisce con «{ $text }», ma i suoi eventi con «{ $expected }».
record-result = Il risultato della registrazione è «{ $text }», ma quello dei suoi eventi «{ $expected }».

## Checking chance

verify-proved = Sorte verificata ✓ Nessuno poteva cambiare un esito dopo l’inizio. Verificati: { $count }.
verify-seed = Fortuna verificata. Chi ha scelto le parole «{ $seed }» poteva conoscerla. Verificati: { $count }.
verify-practice = Allenamento: qualcuno è tornato indietro, quindi si poteva sapere che cosa veniva. Verificati: { $count }.
verify-typed = Gli esiti ({ $count }) sono stati scritti o scelti, quindi non c’è niente da verificare.
verify-older = Le regole (versione { $rules }) o i dati di questa partita non sono conservati qui, quindi il suo caso non si può verificare.
verify-closed = La fortuna resta sigillata fino alla fine della partita, quindi gli esiti finora ({ $count }) non si possono ancora verificare.
verify-commitment = Falso: non è la fortuna sigillata prima dell’inizio.
verify-outcome = Falso: l’evento { $n } è «{ $text }», ma l’estrazione { $count } del flusso «{ $stream }» del seme dà «{ $expected }».

## How a game ended

status-resigned = { $seat ->
        [you] Hai abbandonato. Vince { $others }.
       *[other] { $others ->
            [you] { $seat } ha abbandonato. Vinci tu!
           *[other] { $seat } ha abbandonato. Vince { $others }.
        }
    }
status-resigned-shared = { $seat ->
        [you] Hai abbandonato. Vittoria condivisa: { $others }.
       *[other] { $others ->
            [you] { $seat } ha abbandonato; vittoria condivisa: { $others }.
           *[other] { $seat } ha abbandonato. Vittoria condivisa: { $others }.
        }
    }
status-abandoned = La partita è stata interrotta; nessuno vince.
status-given-up = { $seat ->
        [you] Ti arrendi.
       *[other] { $seat } si arrende.
    }
final-won = vittoria
final-shared = vittoria condivisa
status-flagged = { $seat ->
        [you] { $count ->
            [0] Il tuo tempo è scaduto.
            [one] Il tuo tempo è scaduto. Vince { $others }.
           *[other] Il tuo tempo è scaduto. Vittoria condivisa: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Il tempo di { $seat } è scaduto. Vinci tu!
               *[other] Il tempo di { $seat } è scaduto; vittoria condivisa: { $others }.
            }
           *[other] { $count ->
                [0] Il tempo di { $seat } è scaduto.
                [one] Il tempo di { $seat } è scaduto. Vince { $others }.
               *[other] Il tempo di { $seat } è scaduto. Vittoria condivisa: { $others }.
            }
        }
    }

## What calls of programs take

takes-action = un’azione in notazione
takes-record = il testo di una registrazione
takes-seats = un Seat(kind, name) per posto
takes-salts = un elenco di testi, uno per posto
