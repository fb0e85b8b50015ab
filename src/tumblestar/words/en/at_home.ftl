### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Phones cannot reach this computer yet.
at-home-about = Let them in over your home network. They see this table only, until you turn it off.
at-home-do = Let phones at home join
at-home-what = What is opened?
at-home-means = tumblestar opens one address on your home network. Phones there need an invitation or a code. They can play at the tables they were invited to and read the rules. They see no other tables and no records. Nothing is open to the internet. It ends when you turn it off or stop tumblestar.
at-home-on = Phones on your home network can open this table, and nothing else.
at-home-address = Their address:
at-home-off = Turn off
at-home-came = { $count ->
        [one] { $count } phone has come.
       *[other] { $count } phones have come.
    }
at-home-late = No phone has come yet. The firewall of this computer may keep phones out, or they are on another network.
at-home-where = Where to allow it
at-home-macos = macOS: under System Settings, Network, Firewall, Options, allow incoming connections for Python.
at-home-windows = Windows: under Windows Security, Firewall and network protection, allow Python through the firewall on private networks.
at-home-linux = Linux: allow TCP port { $port } in your firewall, for example with “sudo ufw allow { $port }/tcp”.
at-home-none = This computer is on no home network. Connect it by Wi-Fi or cable, then try again.
at-home-failed = The address { $address } cannot be opened: { $why }. Check the network, then try again.
at-home-lost = The network has changed: this computer is no longer at { $address }, so phones do not find it.
at-home-again = Open again
at-home-again-at = Open again at { $address }
at-home-else = Does it not work?
at-home-other = Open at { $address } instead
at-home-form = Phones cannot reach this computer yet. At the table you can let phones at home join.
at-home-here = Only somebody at this computer can do that. Open tumblestar there at 127.0.0.1.
