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
join-fair-help = Una semilla secreta decide toda la suerte. Este es su compromiso, para que no pueda cambiar. Puedes añadir palabras tuyas: influyen en cada resultado.
join-salt = Tus palabras (sal)
join-who = En la mesa
join-clock = Reloj
join-begun = La partida está en curso; la tomas tal como está.
join-own = Esta mesa es tuya. Envía el enlace a un amigo, o juega también este puesto, en esta pantalla.
join-sits = Ya estás en esta mesa.
join-open = Abrir la mesa
join-taken-head = Este puesto está ocupado
join-taken = Alguien ha usado este enlace, o el anfitrión ha creado otro. Pide uno nuevo.
join-over = Esta partida ha acabado.
join-full = Todos los puestos están ocupados.
join-tell = Avísame si queda uno libre
join-telling = Deja esta página abierta. Aquí dirá cuándo hay un puesto libre.
join-free-now = Hay un puesto libre
code-head = Unirse con un código
code-about = El anfitrión ve un código junto al enlace. Tiene 4 letras o cifras, o 5. Escríbelo aquí.
code-label = Código
code-bad = «{ $text }» no es un código. Escribe 4 o 5 letras o cifras, como KQ7D.
code-unknown = Ninguna mesa espera con el código { $code }. Un código vale hasta que empieza la partida. Pide el correcto al anfitrión.
code-many = Demasiados códigos erróneos. Inténtalo en { $seconds } s.
watch-head = Mirar { $game }
watch-about = Miras sin que te vean, sin jugar.
watch-do = Mirar
watch-off-head = Este enlace ya no funciona
watch-off = El anfitrión no admite espectadores, o ha creado un enlace nuevo.
bring-head = Seguir jugando aquí
bring-about = Este dispositivo juega entonces por { $name }, como aún lo hace el otro. El enlace sirve una vez.
bring-nobody = quien creó el enlace
bring-do = Jugar en este dispositivo
device-head = Jugar en otro dispositivo
device-about = Abre este enlace en el otro dispositivo en { $count } min. Sirve una vez y solo está en esta página. No lo compartas: quien lo tiene juega por ti.
device-back = Volver a la mesa
