### Invitations: taking a seat, looking on, playing on on another device.

link-device = Enlace para tu otro dispositivo
join-title = Tienes una invitación
join-head = { $host } te invita a { $game }.
join-head-nobody = Tienes una invitación a { $game }.
join-here = En la mesa: { $names }. { $count ->
        [one] Queda 1 puesto libre.
       *[other] Quedan { $count } puestos libres.
    }
join-seat = Ocupas el puesto { $count }.
join-which = ¿Qué puesto?
join-seat-choice = Puesto { $count }
join-name = Tu nombre
join-do = Sentarse
join-watch = Solo mirar
join-what = ¿Qué juego es este?
join-fair = Juego limpio
join-fair-help = Una semilla secreta decide toda la suerte. Esta huella prueba después que no se ha cambiado. Puedes añadir palabras tuyas: entonces cada tirada y cada sorteo dependen también de ellas.
join-salt = Tus palabras
join-who = En la mesa
join-clock = Reloj
join-begun = La partida está en curso. La tomas tal como está.
join-own = Esta mesa es tuya. Envía el enlace a un amigo, o juega también este puesto, en esta pantalla.
join-sits = Ya tienes un puesto en esta mesa.
join-open = Abrir la mesa
join-taken-head = Este puesto está ocupado
join-taken = Este enlace se ha usado, o el anfitrión ha creado otro. Pide uno nuevo.
join-over = Esta partida ha acabado.
join-full = Todos los puestos están ocupados.
join-tell = Esperar un puesto
join-telling = Deja esta página abierta. Aquí verás cuándo hay un puesto libre.
join-free-now = Hay un puesto libre
code-head = Unirse con un código
code-about = El anfitrión ve un código junto al enlace. Tiene 4 o 5 letras o cifras. Escríbelo aquí.
code-label = Código
code-bad = «{ $text }» no es un código. Escribe 4 o 5 letras o cifras, como KQ7D.
code-unknown = No hay ninguna mesa abierta con el código { $code }. Un código vale hasta que empieza la partida. Pide el correcto al anfitrión.
code-many = Demasiados códigos erróneos. Inténtalo de nuevo en { $seconds } s.
watch-head = Mirar { $game }
watch-about = Miras sin jugar. Los jugadores no te ven.
watch-do = Mirar
watch-off-head = Este enlace ya no funciona
watch-off = El anfitrión no admite espectadores, o ha creado un enlace nuevo.
bring-head = Seguir aquí
bring-about = Este dispositivo juega entonces por { $name }, y el otro también. El enlace sirve una vez.
bring-nobody = quien creó el enlace
bring-do = Jugar en este dispositivo
device-head = Jugar en otro dispositivo
device-about = Abre este enlace en el otro dispositivo en los próximos { $count } min. Sirve una vez y solo se muestra aquí. No lo compartas: quien lo tenga puede jugar por ti.
device-back = Volver a la mesa
