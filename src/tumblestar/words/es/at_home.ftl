### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Los teléfonos aún no llegan a este equipo.
at-home-about = Déjalos entrar por la red de casa. Solo ven esta mesa, hasta que lo apagues.
at-home-do = Dejar entrar a teléfonos
at-home-what = ¿Qué se abre?
at-home-means = tumblestar abre una dirección en tu red de casa. Los teléfonos necesitan allí una invitación o un código. Pueden jugar en las mesas a las que los han invitado y leer las reglas. No ven otras mesas. Nada queda abierto a internet. Acaba cuando lo apagas o paras tumblestar.
at-home-on = Los teléfonos de tu red de casa pueden abrir esta mesa, y nada más.
at-home-address = Su dirección:
at-home-off = Apagar
at-home-came = { $count ->
        [one] Se ha conectado { $count } teléfono.
       *[other] Se han conectado { $count } teléfonos.
    }
at-home-late = Aún no se ha conectado ningún teléfono. Quizá el cortafuegos de este equipo los bloquea, o están en otra red.
at-home-where = Dónde permitirlo
at-home-macos = macOS: en Ajustes del Sistema, Red, Firewall, Opciones, permite conexiones entrantes para Python.
at-home-windows = Windows: en Seguridad de Windows, Firewall y protección de red, permite Python en redes privadas.
at-home-linux = Linux: permite el puerto TCP { $port } en tu cortafuegos, por ejemplo con «sudo ufw allow { $port }/tcp».
at-home-none = Este equipo no está en una red de casa. Conéctalo por wifi o cable, e inténtalo de nuevo.
at-home-failed = La dirección { $address } no se puede abrir: { $why }. Revisa la red e inténtalo de nuevo.
at-home-lost = La red ha cambiado: este equipo ya no está en { $address }, y los teléfonos no lo encuentran.
at-home-again = Abrir de nuevo
at-home-again-at = Abrir de nuevo en { $address }
at-home-else = ¿No funciona?
at-home-other = Abrir en { $address } en su lugar
at-home-form = Los teléfonos aún no llegan a este equipo. En la mesa puedes dejar entrar a los de casa.
at-home-here = Eso solo puedes hacerlo en el propio equipo. Abre allí tumblestar en 127.0.0.1.
