### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = In una partita gemella serve un posto per una persona. Metti «{ $person }» al posto di un bot.
deal-long = Il link di una partita gemella ha al massimo { $most } caratteri. Copia il link e nient’altro.
deal-missing = In questo link manca: { $names }. Copia di nuovo tutto il link.
deal-hand-on = Stessa fortuna per gli amici
deal-head = { $game }: partita gemella
deal-about = Chi apre questo link gioca questa partita con gli stessi bot, le stesse opzioni e la stessa fortuna. Quando avete finito, vedete le partite degli altri turno per turno. Non guardare prima la partita di un altro: mostra che cosa arriva.
deal-you = tu
deal-seats = Giocatori: { $names }
deal-option = { $name }: { $value }
deal-play = Gioca questa partita
deal-go-on = Continua la tua partita
deal-see = Vedi la tua partita
deal-again = Questa è la tua partita. Manda il link agli amici. Puoi anche rigiocarla, sapendo che cosa arriva.
deal-link = Link da mandare
deal-others =
    { $count ->
        [one] { $count } partita finita. La vedi quando hai finito la tua.
       *[other] { $count } partite finite. Le vedi quando hai finito la tua.
    }
deal-turns = Turno per turno
deal-turn = Turno
deal-result = Risultato
deal-alike = tutti uguali

## The challenges of the day

day-order = { $file }, riga { $line }: { $date } deve essere dopo la data sopra.
day-none = Per «{ $date }» non ci sono sfide. Scegli una data da { $first } a { $last }; una versione più nuova di tumblestar può averne altre.
day-not-yet = { $date } non è ancora cominciato da nessuna parte.
day-head = tumblestar, { $date }
day-about = Quattro sfide al giorno, le stesse per tutti. Puoi giocare ognuna una volta. Tiri ed estrazioni vengono dalla data.
day-before = Il giorno prima
day-after = Il giorno dopo
day-puzzle = Problema
day-level = Livello
day-duel = Duello
day-chart = Mappa
day-puzzle-about = { $game }: trova la scelta migliore. Conta solo il primo tentativo.
day-level-about = { $game } in solitario: supera questo livello della campagna.
day-duel-about = { $game } contro un bot che non sbaglia mai.
day-chart-about = { $game } in solitario: riempi la mappa con più di { $goal } punti.
day-play = Gioca
day-go-on = Continua
day-see = Rivedila
day-open = – { $kind }: da giocare
day-going = – { $kind }: in corso
day-won = ★ { $kind }: sfida riuscita
day-lost = ● { $kind }: sfida non riuscita
day-won-alone =
    { $points ->
        [one] ★ { $kind }: vittoria con { $points } punto
       *[other] ★ { $kind }: vittoria con { $points } punti
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind }: niente vittoria, { $points } punto
       *[other] ● { $kind }: niente vittoria, { $points } punti
    }
day-won-against = ★ { $kind }: vittoria, { $points } a { $other }
day-lost-against = ● { $kind }: niente vittoria, { $points } a { $other }
day-share = Il tuo risultato
day-copy = Copia il testo
day-history = I tuoi giorni
day-streak =
    { $count ->
        [one] { $count } giorno di fila, la serie più lunga: { $longest }.
       *[other] { $count } giorni di fila, la serie più lunga: { $longest }.
    }
day-history-item = { $date }: { $count } di 4
day-history-kept = I tuoi giorni sono conservati solo su questo dispositivo.
day-back = Alle sfide del giorno
day-link = Sfide del giorno
day-today = Oggi
day-in-a-row = { $count ->
        [one] { $count } giorno di fila
       *[other] { $count } giorni di fila
    }
day-done-of = Sfide fatte: { $count } su { $most }
cli-day = Elenca le quattro sfide di un giorno, le stesse per tutti, o ne gioca una in questo terminale.
cli-day-date = La data, come 2026-11-24; di norma oggi.
cli-day-play = Gioca questa sfida; ognuna conta una volta.
cli-day-how = «tumblestar day { $date } --play NAME» ne gioca una: { $kinds }.
cli-day-kept-bad = I tuoi giorni in «{ $file }» non si possono leggere: { $why }. Correggi il file o spostalo.
