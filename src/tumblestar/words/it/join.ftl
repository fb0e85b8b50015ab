### Invitations: taking a seat, looking on, playing on on another device.

link-device = Link per l’altro dispositivo
join-title = Hai un invito
join-head = { $host } ti invita a { $game }.
join-head-nobody = Hai un invito a { $game }.
join-here = Al tavolo: { $names }. { $count ->
        [one] 1 posto è libero.
       *[other] { $count } posti sono liberi.
    }
join-seat = Prendi il posto { $count }.
join-which = Quale posto?
join-seat-choice = Posto { $count }
join-name = Il tuo nome
join-do = Siediti
join-watch = Solo guardare
join-what = Che gioco è?
join-fair = Correttezza
join-fair-help = Un seme segreto decide tutta la fortuna. Questa impronta proverà poi che non è stato cambiato. Puoi aggiungere parole tue: allora ogni tiro e ogni estrazione dipende anche da queste.
join-salt = Le tue parole
join-who = Al tavolo
join-clock = Orologio
join-begun = La partita è in corso. Continui da dove è arrivata.
join-own = Questo tavolo è tuo. Manda il link a un amico, o gioca anche questo posto su questo schermo.
join-sits = Hai già un posto a questo tavolo.
join-open = Apri il tavolo
join-taken-head = Questo posto è occupato
join-taken = Questo link è stato usato, o chi ospita ne ha creato uno nuovo. Chiedine un altro.
join-over = Questa partita è finita.
join-full = Tutti i posti sono occupati.
join-tell = Aspetta un posto
join-telling = Lascia aperta questa pagina. Vedrai qui quando un posto è libero.
join-free-now = Un posto è libero
code-head = Entra con un codice
code-about = Chi ospita vede un codice accanto al link. Ha 4 o 5 lettere o cifre. Scrivilo qui.
code-label = Codice
code-bad = «{ $text }» non è un codice. Scrivi 4 o 5 lettere o cifre, come KQ7D.
code-unknown = Non c’è nessun tavolo aperto con il codice { $code }. Un codice vale finché la partita non comincia. Chiedi quello giusto a chi ospita.
code-many = Troppi codici sbagliati. Riprova tra { $seconds } s.
watch-head = Guarda { $game }
watch-about = Guardi senza giocare. I giocatori non ti vedono.
watch-do = Guarda
watch-off-head = Questo link non funziona più
watch-off = Chi ospita non ammette spettatori, o ha creato un nuovo link.
bring-head = Continua qui
bring-about = Poi questo dispositivo gioca per { $name }, e anche l’altro. Il link funziona una volta sola.
bring-nobody = chi ha creato il link
bring-do = Gioca su questo dispositivo
device-head = Gioca su un altro dispositivo
device-about = Apri questo link sull’altro dispositivo entro { $count } min. Funziona una volta sola ed è mostrato solo qui. Tienilo per te: chi lo ha può giocare per te.
device-back = Torna al tavolo
