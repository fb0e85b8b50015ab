### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = I telefoni non raggiungono ancora questo computer.
at-home-about = Falli entrare dalla rete di casa. Vedono solo questo tavolo, finché non chiudi l’accesso.
at-home-do = Fai entrare i telefoni
at-home-what = Che cosa si apre?
at-home-means = tumblestar apre un indirizzo nella tua rete di casa. Lì ai telefoni serve un invito o un codice. Possono giocare ai tavoli a cui sono invitati e leggere le regole. Non vedono altri tavoli. Nulla è aperto a internet. Finisce quando lo spegni o chiudi tumblestar.
at-home-on = I telefoni nella rete di casa possono aprire questo tavolo, e nient’altro.
at-home-address = Il loro indirizzo:
at-home-off = Spegni
at-home-came = { $count ->
        [one] Si è collegato { $count } telefono.
       *[other] Si sono collegati { $count } telefoni.
    }
at-home-late = Nessun telefono si è ancora collegato. Forse il firewall di questo computer blocca i telefoni, o sono in un’altra rete.
at-home-where = Dove permetterlo
at-home-macos = macOS: in Impostazioni di Sistema, Rete, Firewall, Opzioni, consenti le connessioni in entrata a Python.
at-home-windows = Windows: in Sicurezza di Windows, Protezione firewall e della rete, consenti Python nelle reti private.
at-home-linux = Linux: consenti la porta TCP { $port } nel tuo firewall, per esempio con «sudo ufw allow { $port }/tcp».
at-home-none = Questo computer non è in una rete di casa. Collegalo con il Wi-Fi o un cavo, poi riprova.
at-home-failed = L’indirizzo { $address } non si può aprire: { $why }. Controlla la rete, poi riprova.
at-home-lost = La rete è cambiata: questo computer non è più a { $address }, e i telefoni non lo trovano.
at-home-again = Riapri
at-home-again-at = Riapri a { $address }
at-home-else = Non funziona?
at-home-other = Apri invece a { $address }
at-home-form = I telefoni non raggiungono ancora questo computer. Al tavolo puoi far entrare quelli di casa.
at-home-here = Puoi farlo solo dal computer stesso. Apri lì tumblestar a 127.0.0.1.
