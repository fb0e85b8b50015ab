### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Telefoons kunnen deze computer nog niet bereiken.
at-home-about = Laat ze binnen via je thuisnetwerk. Ze zien alleen deze tafel, tot je het uitzet.
at-home-do = Telefoons thuis toelaten
at-home-what = Wat gaat er open?
at-home-means = tumblestar opent één adres in je thuisnetwerk. Telefoons daar hebben een uitnodiging of een code nodig. Ze kunnen spelen aan de tafels waarvoor ze zijn uitgenodigd, en de regels lezen. Andere tafels zien ze niet. Er gaat niets open naar het internet. De toegang eindigt als je die uitzet of tumblestar stopt.
at-home-on = Telefoons in je thuisnetwerk kunnen deze tafel openen, en verder niets.
at-home-address = Hun adres:
at-home-off = Uitzetten
at-home-came = { $count ->
        [one] { $count } telefoon is verbonden.
       *[other] { $count } telefoons zijn verbonden.
    }
at-home-late = Er is nog geen telefoon verbonden. Misschien houdt de firewall van deze computer telefoons tegen, of zitten ze in een ander netwerk.
at-home-where = Waar je het toestaat
at-home-macos = macOS: open Systeeminstellingen, Netwerk, Firewall, Opties en sta inkomende verbindingen voor Python toe.
at-home-windows = Windows: open Windows-beveiliging, Firewall- en netwerkbeveiliging en sta Python toe op privénetwerken.
at-home-linux = Linux: sta TCP-poort { $port } toe in je firewall, bijvoorbeeld met “sudo ufw allow { $port }/tcp”.
at-home-none = Deze computer zit niet in een thuisnetwerk. Verbind hem via wifi of kabel en probeer het opnieuw.
at-home-failed = Het adres { $address } kan niet worden geopend: { $why }. Controleer het netwerk en probeer het opnieuw.
at-home-lost = Het netwerk is veranderd: deze computer is niet meer op { $address }, en telefoons vinden hem niet.
at-home-again = Opnieuw openen
at-home-again-at = Opnieuw openen op { $address }
at-home-else = Werkt het niet?
at-home-other = In plaats daarvan op { $address } openen
at-home-form = Telefoons kunnen deze computer nog niet bereiken. Aan de tafel kun je telefoons thuis toelaten.
at-home-here = Dat kan alleen op de computer zelf. Open tumblestar daar op 127.0.0.1.
