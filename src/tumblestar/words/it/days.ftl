### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Una partita gemella vuole il posto di un giocatore: «{ $person }» al posto di un bot.
deal-long = Il link di una partita gemella ha al massimo { $most } caratteri. Copia solo il link intero.
deal-missing = Nel link della partita gemella manca: { $names }. Copia di nuovo tutto il link.
deal-hand-on = Stessa fortuna per gli amici
deal-head = { $game }: partita gemella
deal-about = Chi apre questo link gioca questa partita con gli stessi bot, opzioni e caso. Chi ha finito vede le partite degli altri, turno per turno. Il caso è aperto: la partita di un altro mostra che cosa arriva.
deal-you = tu
deal-seats = Posti: { $names }
deal-option = { $name }: { $value }
deal-play = Gioca questa partita
deal-go-on = Continua la tua partita
deal-see = Vedi la tua partita
deal-again = Questa è la tua partita. Manda il link agli amici; puoi anche rigiocarla, sapendo che cosa arriva.
deal-link = Link da mandare
deal-others = Partite finite, che vedi quando hai finito la tua: { $count }
deal-turns = Turno per turno
deal-turn = Turno
deal-result = Risultato
deal-alike = tutti uguali

## The challenges of the day

day-order = { $file }, riga { $line }: { $date } non è un giorno successivo a quello prima.
day-none = Non ci sono sfide per «{ $date }». Attesa una data da { $first } a { $last }; un tumblestar più nuovo può averne altre.
day-not-yet = { $date } non è ancora cominciato da nessuna parte.
day-head = tumblestar, { $date }
day-about = Quattro sfide al giorno, le stesse per tutti. Il caso viene dalla data, quindi è aperto; ognuna si gioca una volta.
day-before = Il giorno prima
day-after = Il giorno dopo
day-puzzle = Problema
day-level = Livello
day-duel = Duello
day-chart = Mappa
day-puzzle-about = { $game }: trova il modo migliore. Conta il primo tentativo.
day-level-about = { $game } in solitario: vinci questo livello della campagna.
day-duel-about = { $game } contro il gioco risolto, che non sbaglia mai.
day-chart-about = { $game } in solitario: riempi la mappa con più di { $goal } punti.
day-play = Gioca
day-go-on = Continua
day-see = Rivedila
day-open = – { $kind }: da giocare
day-going = – { $kind }: in corso
day-won = ★ { $kind }: sfida riuscita
day-lost = ● { $kind }: sfida non riuscita
day-won-alone = ★ { $kind }: vittoria, punti: { $points }
day-lost-alone = ● { $kind }: niente vittoria, punti: { $points }
day-won-against = ★ { $kind }: vittoria, { $points } a { $other }
day-lost-against = ● { $kind }: niente vittoria, { $points } a { $other }
day-share = Il tuo risultato
day-copy = Copia il testo
day-history = I tuoi giorni
day-streak = Giorni di fila: { $count }, il massimo: { $longest }.
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
cli-day-kept-bad = I tuoi giorni in «{ $file }» non si possono leggere: { $why }. Aggiusta il file, o spostalo.
