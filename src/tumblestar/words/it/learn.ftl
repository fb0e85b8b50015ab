### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-alone = Accanto manca la partita registrata { $file }.
bad-tutorial-record = Riga { $line } della partita registrata: { $why }
bad-tutorial-game = La partita registrata è di { $other }; atteso { $game }.
bad-tutorial-learner = Chi impara ha il posto { $n }; atteso un posto di ogni partita registrata.
bad-tutorial-idle = Chi impara, al posto { $n }, non ha niente da fare; attesa una nota prima di un’azione di quel posto.
bad-tutorial-chapter = È del capitolo { $n }; atteso da 1 a { $count }, uno per ogni partita registrata.
bad-tutorial-event = Sta prima dell’evento { $event }; atteso da 1 a { $count }, l’ultimo per la fine.
bad-tutorial-order = Viene dopo una nota di un evento successivo; atteso l’ordine della partita.
bad-tutorial-end = Il capitolo finisce con qualcosa da fare; attesa un’altra nota, per mostrare che cosa ne è venuto.
bad-tutorial-words = Non ci sono parole per «{ $key }»; atteso un messaggio di { $game } in ogni lingua.
bad-tutorial-reading = Qui chi impara non ha niente da fare; «also», «answers» e «other» sono attesi solo prima delle sue azioni.
bad-tutorial-action = «{ $text }» non è un’azione. { $why }
bad-tutorial-illegal = «{ $text }» qui non è permessa; sotto «also» sono attese azioni buone come quella registrata.
bad-tutorial-right = «{ $text }» è l’azione registrata; sotto «answers» sono attesi tentativi sbagliati.
bad-tutorial-mark = Niente qui si chiama «{ $text }»; atteso un’azione permessa, un punto del gioco, o un pezzo o segno della figura.
learn-right = Giusto.
learn-head = Impara { $game }
learn-step = { $n } di { $count }
learn-back = Indietro
learn-next = Avanti
learn-again = Dall’inizio
learn-play = Gioca ora
learn-leave = Esci
learn-skip = Salta

# $name: the name of a file.
learn-another = Un’altra lezione: { $name }
learn-choose = Tutto ciò che puoi fare qui
learn-do = Fallo

# $marked: a list of sentences and names.
learn-marked = Segnato: { $marked }
term-learn-begin = Fai ciò che chiedono le note: scrivi un’azione in notazione, o Invio per continuare. «?» elenca ciò che si può fare, «gioco» mostra il gioco, «indietro» torna indietro, «esci» esce.
term-learn-try = La tua azione:
term-learn-on = Invio per continuare:
term-learn-play = Invio comincia una partita contro { $bot }; «esci» esce:
term-learn-left = La lezione è conservata. «tumblestar learn { $game }» la continua.
term-learn-rule = La regola è { $tag }: si trova con «tumblestar rules { $game }».
term-word-step-back = indietro
cli-learn = Insegna un gioco giocandolo nel terminale, poi lo gioca contro un bot; riprende da dove eri.
cli-learn-game = Il gioco.
cli-learn-lesson = Il nome di una lezione; di norma la prima.
cli-learn-none = { $game } non ha ancora una lezione; docs/tutorials.md dice come scriverne una.
cli-learn-unknown = Non c’è una lezione «{ $name }»; ci sono { $allowed }.
card-learn = Impara { $game } giocando
card-learn-short = Impara
new-learn = Imparalo giocando: pochi minuti

# $did: what the recorded action would do, a sentence of the game.
learn-also = Va altrettanto bene. La lezione continua con un’altra azione. { $did }

# $did: what the tried action would do.
learn-other = { $did } È permesso, ma qui non è ciò che serve. Prova ciò che è segnato.
