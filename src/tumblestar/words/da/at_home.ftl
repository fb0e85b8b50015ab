### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Telefoner kan ikke nå denne computer endnu.
at-home-about = Luk dem ind over dit hjemmenetværk. De ser kun dette bord, indtil du slår det fra.
at-home-do = Lad telefoner hjemme være med
at-home-what = Hvad åbnes?
at-home-means = tumblestar åbner én adresse på dit hjemmenetværk. Telefoner der skal have en invitation eller en kode. De kan spille ved de borde, de er inviteret til, og læse reglerne. De ser ingen andre borde. Intet er åbent mod internettet. Adgangen slutter, når du slår den fra eller stopper tumblestar.
at-home-on = Telefoner på dit hjemmenetværk kan åbne dette bord og intet andet.
at-home-address = Deres adresse:
at-home-off = Slå fra
at-home-came = { $count ->
        [one] { $count } telefon er forbundet.
       *[other] { $count } telefoner er forbundet.
    }
at-home-late = Ingen telefon er forbundet endnu. Måske blokerer computerens firewall telefoner, eller de er på et andet netværk.
at-home-where = Hvor det tillades
at-home-macos = macOS: tillad indgående forbindelser for Python under Systemindstillinger, Netværk, Firewall, Valg.
at-home-windows = Windows: tillad Python på private netværk under Windows Sikkerhed, Firewall og netværksbeskyttelse.
at-home-linux = Linux: tillad TCP-port { $port } i din firewall, for eksempel med ”sudo ufw allow { $port }/tcp”.
at-home-none = Denne computer er ikke på et hjemmenetværk. Forbind den med wi-fi eller kabel, og prøv igen.
at-home-failed = Adressen { $address } kan ikke åbnes: { $why }. Tjek netværket, og prøv igen.
at-home-lost = Netværket er skiftet: computeren er ikke længere på { $address }, så telefoner finder den ikke.
at-home-again = Åbn igen
at-home-again-at = Åbn igen på { $address }
at-home-else = Virker det ikke?
at-home-other = Åbn på { $address } i stedet
at-home-form = Telefoner kan ikke nå denne computer endnu. Ved bordet kan du lade telefoner hjemme være med.
at-home-here = Det kan du kun gøre ved selve computeren. Åbn tumblestar der på 127.0.0.1.
