### I propri errori, che tornano come problemi finché non si padroneggiano.

cli-mistakes = Ripassa le scelte costose delle tue partite, finché non le hai superate.
cli-mistakes-files = Partite finite da rivedere prima.
cli-mistakes-name = Il tuo nome in queste partite, se hanno giocato più persone.
cli-mistakes-open = { $file }: questa partita non è finita. Prima finiscila.
cli-mistakes-who = { $file }: chi sei? Indica --name con uno di questi: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } scelta costosa
       *[other] { $count } scelte costose
    }.
mistakes-head = I miei errori
mistakes-one = Il mio errore: { $game }
mistakes-due = { $count ->
        [0] Oggi non c’è nulla da ripassare
        [one] Oggi { $count } da ripassare
       *[other] Oggi { $count } da ripassare
    }
mistakes-standing =
    { $count ->
        [one] { $count } altro è per un altro giorno,
       *[other] { $count } altri sono per un altro giorno,
    } { $mastered ->
        [one] { $mastered } è superato.
       *[other] { $mastered } sono superati.
    }
mistakes-intro = Ognuno ritorna, sempre più tardi a ogni risposta giusta, finché non lo hai superato.
mistakes-none =
    { $count ->
        [0] Ancora nessuna partita rivista. Finisci una partita e apri la sua revisione.
       *[other] Nessuna scelta costosa nelle tue partite riviste.
    } Qui ritornano le scelte che hanno regalato il 5% o più di probabilità di vittoria.
mistakes-practise = Ripassane { $count }
mistakes-next = Avanti
mistakes-right = Bene. Ritorna tra { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }.
mistakes-mastered = Bene. Questo lo hai superato.
mistakes-wrong = Non è la scelta migliore. Meglio: { $better } Ritorna tra { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }.
mistakes-close = Quasi buona come la migliore. Trova la scelta migliore.
mistakes-unknown = Questa scelta è ancora in calcolo. Riprovala tra un momento.
mistakes-taken = Nella partita: { $did } Così hai regalato un { $cost } di probabilità di vittoria.
mistakes-habits = Regalato a partita
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then }, ora { $now }
mistakes-is-mastered = superato
mistakes-span =
    { $count ->
        [one] la tua prima partita, poi l’ultima
       *[other] le tue prime { $count } partite, poi le ultime { $count }
    }
mistakes-term-begin = Scrivi che cosa faresti. Conta solo il primo tentativo. «aiuto» elenca i comandi.
mistakes-kept-bad = I tuoi errori in { $file } non si possono leggere: { $why }. Correggi il file o spostalo.
