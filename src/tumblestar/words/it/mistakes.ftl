### I propri errori, che tornano come problemi finché non si padroneggiano.

cli-mistakes = Ripassa le scelte costose delle tue partite finché non le padroneggi.
cli-mistakes-files = Partite finite da rivedere prima.
cli-mistakes-name = Il tuo nome in queste partite, se hanno giocato più persone.
cli-mistakes-open = { $file }: questa partita non è finita. Finiscila prima.
cli-mistakes-who = { $file }: chi sei? Indica --name con uno di questi: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] una scelta costosa
        [many] { $count } scelte costose
       *[other] { $count } scelte costose
    }.
mistakes-head = I miei errori
mistakes-one = Il mio errore: { $game }
mistakes-due =
    { $count ->
        [0] Oggi non c’è nulla da rivedere
        [one] { $count } da rivedere oggi
        [many] { $count } da rivedere oggi
       *[other] { $count } da rivedere oggi
    }
mistakes-standing =
    { $count ->
        [one] { $count } altro attende un altro giorno,
        [many] { $count } altri attendono un altro giorno,
       *[other] { $count } altri attendono un altro giorno,
    } { $mastered ->
        [one] { $mastered } è padroneggiato.
        [many] { $mastered } sono padroneggiati.
       *[other] { $mastered } sono padroneggiati.
    }
mistakes-intro = Ognuno torna ogni volta più tardi, finché non lo padroneggi.
mistakes-none =
    { $count ->
        [0] Ancora nessuna partita rivista. Finisci una partita e apri la sua revisione.
       *[other] Nessuna scelta costosa nelle tue partite riviste.
    } Ciò che ha regalato il 5% di probabilità di vittoria torna qui.
mistakes-practise = Esercitati su { $count }
mistakes-next = Avanti
mistakes-right = Bene. Torna tra { $days ->
        [one] { $days } giorno
        [many] { $days } giorni
       *[other] { $days } giorni
    }.
mistakes-mastered = Bene. Questo ora lo padroneggi.
mistakes-wrong = Non è il meglio. Meglio: { $better } Torna tra { $days ->
        [one] { $days } giorno
        [many] { $days } giorni
       *[other] { $days } giorni
    }.
mistakes-close = Quasi buona come la migliore. Trova la scelta migliore.
mistakes-unknown = Questa scelta è ancora in calcolo. Riprova tra un attimo.
mistakes-taken = Nella partita: { $did } Così hai regalato { $cost } di probabilità di vittoria.
mistakes-habits = Perso a partita
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then } a { $now }
mistakes-is-mastered = padroneggiato
mistakes-span =
    { $count ->
        [one] la tua prima partita, poi l’ultima
        [many] le tue prime { $count } partite, poi le ultime { $count }
       *[other] le tue prime { $count } partite, poi le ultime { $count }
    }
mistakes-term-begin = Scrivi che cosa faresti. Conta solo il primo tentativo. «aiuto» mostra i comandi.
mistakes-kept-bad = I tuoi errori in { $file } non si possono leggere: { $why }. Correggi il file o spostalo altrove.
