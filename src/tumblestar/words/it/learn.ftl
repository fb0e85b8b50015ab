### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-alone = Accanto alla lezione manca la partita registrata { $file }.
bad-tutorial-record = Riga { $line } della partita registrata: { $why }
bad-tutorial-game = La partita registrata è di { $other }. Usane una di { $game }.
bad-tutorial-learner = Chi impara ha il posto { $n }. Scegli un posto che c’è in ogni partita registrata.
bad-tutorial-idle = Chi impara, al posto { $n }, non ha nulla da fare. Metti una nota prima di un’azione di quel posto.
bad-tutorial-chapter = La nota è del capitolo { $n }. Scegli da 1 a { $count }, uno per ogni partita registrata.
bad-tutorial-event = La nota sta prima dell’evento { $event }. Scegli da 1 a { $count }; l’ultimo è la fine.
bad-tutorial-order = La nota viene dopo una di un evento successivo. Metti le note nell’ordine della partita.
bad-tutorial-end = Il capitolo finisce con qualcosa da fare. Aggiungi una nota che mostri che cosa ne è venuto.
bad-tutorial-words = Non ci sono parole per «{ $key }». Aggiungi questo messaggio di { $game } in ogni lingua.
bad-tutorial-reading = Qui chi impara non ha nulla da fare. Usa «also», «answers» e «other» solo prima delle sue azioni.
bad-tutorial-action = «{ $text }» non è un’azione. { $why }
bad-tutorial-illegal = «{ $text }» qui non è permesso. Sotto «also» indica azioni buone come quella registrata.
bad-tutorial-right = «{ $text }» è l’azione registrata. Sotto «answers» indica tentativi sbagliati.
bad-tutorial-mark = Qui nulla si chiama «{ $text }». Indica un’azione permessa, un punto del tabellone, o un pezzo o simbolo dell’immagine.
learn-right = Giusto.
learn-head = Impara { $game }
learn-step = { $n } di { $count }
learn-back = Indietro
learn-next = Continua
learn-again = Dall’inizio
learn-play = Gioca ora
learn-leave = Esci
learn-skip = Salta questo passo

# $name: the name of a file.
learn-another = Un’altra lezione: { $name }
learn-choose = Tutto ciò che puoi fare qui
learn-do = Esegui

# $marked: a list of sentences and names.
learn-marked = Segnato: { $marked }
term-learn-begin = Fai ciò che dicono le note: scrivi un’azione in notazione, o premi Invio per continuare. «?» elenca le tue scelte, «gioco» mostra il tabellone, «indietro» torna indietro ed «esci» esce.
term-learn-try = La tua azione:
term-learn-on = Premi Invio per continuare:
term-learn-play = Premi Invio per giocare contro { $bot }, o scrivi «esci» per uscire:
term-learn-left = Il tuo punto è salvato. «tumblestar learn { $game }» riprende la lezione.
term-learn-rule = Vedi la regola { $tag } in «tumblestar rules { $game }».
term-word-step-back = indietro
cli-learn = Ti insegna un gioco nel terminale, poi te lo fa giocare contro un bot. Riprende da dove eri.
cli-learn-game = Il gioco.
cli-learn-lesson = Il nome di una lezione; di norma la prima.
cli-learn-none = { $game } non ha ancora una lezione. Per scriverne una, vedi docs/tutorials.md.
cli-learn-unknown = Non c’è una lezione «{ $name }». Scegli { $allowed }.
card-learn = Impara { $game } giocando
card-learn-short = Impara
new-learn = Imparalo giocando: pochi minuti

# $did: what the recorded action would do, a sentence of the game.
learn-also = Va altrettanto bene. La lezione continua con un’altra azione. { $did }

# $did: what the tried action would do.
learn-other = { $did } È permesso, ma questa lezione parla d’altro. Prova ciò che è segnato.
