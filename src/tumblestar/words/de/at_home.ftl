### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Telefone erreichen diesen Computer noch nicht.
at-home-about = Lass sie über dein Heimnetz herein. Sie sehen nur diesen Tisch, bis du es ausschaltest.
at-home-do = Telefone im Heimnetz zulassen
at-home-what = Was wird geöffnet?
at-home-means = tumblestar öffnet eine Adresse in deinem Heimnetz. Telefone dort brauchen eine Einladung oder einen Code. Sie können an den Tischen spielen, zu denen sie eingeladen sind, und die Regeln lesen. Andere Tische sehen sie nicht. Zum Internet ist nichts offen. Es endet, wenn du es ausschaltest oder tumblestar beendest.
at-home-on = Telefone in deinem Heimnetz können diesen Tisch öffnen, sonst nichts.
at-home-address = Ihre Adresse:
at-home-off = Ausschalten
at-home-came = { $count ->
        [one] { $count } Telefon hat sich verbunden.
       *[other] { $count } Telefone haben sich verbunden.
    }
at-home-late = Noch hat sich kein Telefon verbunden. Vielleicht lässt die Firewall dieses Computers keine Telefone durch, oder sie sind in einem anderen Netz.
at-home-where = Wo man es erlaubt
at-home-macos = macOS: Erlaube unter Systemeinstellungen, Netzwerk, Firewall, Optionen eingehende Verbindungen für Python.
at-home-windows = Windows: Erlaube unter Windows-Sicherheit, Firewall- und Netzwerkschutz Python in privaten Netzwerken.
at-home-linux = Linux: Erlaube in deiner Firewall den TCP-Port { $port }, etwa mit „sudo ufw allow { $port }/tcp“.
at-home-none = Dieser Computer ist in keinem Heimnetz. Verbinde ihn mit WLAN oder Kabel und versuch es dann noch einmal.
at-home-failed = Die Adresse { $address } lässt sich nicht öffnen: { $why }. Prüfe das Netz und versuch es noch einmal.
at-home-lost = Das Netz hat gewechselt: Dieser Computer ist nicht mehr unter { $address }, und Telefone finden ihn nicht.
at-home-again = Wieder öffnen
at-home-again-at = Unter { $address } öffnen
at-home-else = Klappt es nicht?
at-home-other = Stattdessen unter { $address } öffnen
at-home-form = Telefone erreichen diesen Computer noch nicht. Am Tisch kannst du Telefone im Heimnetz zulassen.
at-home-here = Das kannst du nur am Computer selbst tun. Öffne tumblestar dort unter 127.0.0.1.
