### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Phones cannot reach this computer yet.
at-home-about = Let them in over your home network. They see this table only, until you turn it off.
# Button.
at-home-do = Let phones at home join
# Opens the explanation below.
at-home-what = What is opened?
at-home-means = tumblestar opens one address on your home network. Phones there need an invitation or a code. They can play at the tables they were invited to and read the rules. They see no other tables. Nothing is open to the internet. It ends when you turn it off or stop tumblestar.
at-home-on = Phones on your home network can open this table, and nothing else.
# Before an address.
at-home-address = Their address:
# Button: phones at home can no longer join.
at-home-off = Turn off
# Below the address.
at-home-came = { $count ->
        [one] { $count } phone has connected.
       *[other] { $count } phones have connected.
    }
at-home-late = No phone has connected yet. The firewall of this computer may block phones, or they are on another network.
# Opens what to do about the firewall of each system.
at-home-where = Where to allow it
# Names of the menus as macOS has them in the reader’s language.
at-home-macos = macOS: under System Settings, Network, Firewall, Options, allow incoming connections for Python.
# Names of the menus as Windows has them in the reader’s language.
at-home-windows = Windows: under Windows Security, Firewall and network protection, allow Python through the firewall on private networks.
# The command stays as it is.
at-home-linux = Linux: allow TCP port { $port } in your firewall, for example with “sudo ufw allow { $port }/tcp”.
at-home-none = This computer is not on a home network. Connect it by Wi-Fi or cable, then try again.
at-home-failed = The address { $address } cannot be opened: { $why }. Check the network, then try again.
at-home-lost = The network has changed: this computer is no longer at { $address }, so phones do not find it.
# Button, after the network has changed.
at-home-again = Open again
# Button, after the network has changed. $address: numbers.
at-home-again-at = Open again at { $address }
# Opens what to do about the firewall, and other addresses.
at-home-else = Not working?
# Button. $address: another address of this computer.
at-home-other = Open at { $address } instead
at-home-form = Phones cannot reach this computer yet. At the table you can let phones at home join.
at-home-here = You can do that only at the computer itself. Open tumblestar there at 127.0.0.1.
