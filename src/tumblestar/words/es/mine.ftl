### My data: another device, download, deletion.

mine-head = Mis datos
mine-nobody = Aquí aún no se guarda nada sobre ti. Si juegas en otro dispositivo, trae tu identidad.
carry-out-head = Jugar en otro dispositivo
carry-out-about = Un enlace o código QR hace tuyo otro dispositivo, con tus mesas, nombre y progreso. Sirve una vez, durante { $count } minutos.
carry-out-do = Mostrar el enlace
carry-shown = Abre esto en tu otro dispositivo en { $count } minutos. No se lo enseñes a nadie más: permite jugar con tu identidad.
carry-link = Enlace para tu otro dispositivo
carry-back = Volver a mis datos
carry-head = Traer tu identidad a este dispositivo
carry-about = En tu otro dispositivo abre «Mis datos» y muestra el enlace. Ábrelo aquí, o copia el código que sigue a su #.
carry-code = Código
carry-look = Ver de quién es
carry-wrong = Este código es desconocido, ya se usó, o ha caducado. Muestra uno nuevo en tu otro dispositivo.
carry-asked = ¿Eres tú «{ $name }»? Mesas que vienen contigo: { $count }. Desde entonces, este dispositivo juega como «{ $name }».
carry-asked-unnamed = ¿Eres tú, alguien sin nombre? Mesas que vienen contigo: { $count }. Desde entonces, este dispositivo juega por esa identidad.
carry-joins = { $count ->
        [0] Los ajustes de este dispositivo se sustituyen por esos.
        [one] Tu mesa de este dispositivo se une a ellas, con puestos, chat y progreso. Esto no se puede deshacer.
       *[other] Tus mesas de este dispositivo ({ $count }) se unen a ellas, con puestos, chat y progreso. Esto no se puede deshacer.
    }
carry-yes = Sí, soy yo
carry-no = No, cancelar
mine-data-head = Mis datos en un archivo
mine-data-about = Tu nombre, ajustes, mesas, registros, progreso y mensajes del chat: un objeto JSON por línea; el primero explica los demás.
mine-data-do = Descargar mis datos
mine-data-readme = Un objeto JSON por línea, cada uno con un type. person: tu nombre, idioma y aspecto. bot: tu programa. token: lo que puede hacer un programa (nunca el propio token). table: una que creaste, en la que juegas o que miras; seats: tus puestos desde 1; record: la partida, para «tumblestar replay» y «verify». attempt, imported: progreso en campañas. chat: lo que escribiste; at: milisegundos desde 1970; key: una frase. restriction: a quién silenciaste o bloqueaste. Las horas son UTC.
mine-restricted-head = Silenciados y bloqueados
mine-restricted-unnamed = alguien sin nombre
mine-delete-head = Borrarme
mine-delete-goes = Se borra para siempre: tu nombre, ajustes, progreso, tokens, programas, mensajes del chat, y las mesas donde no juega nadie más. En las partidas en curso dejas tu puesto; donde no se puede dejar, abandonas.
mine-delete-stays = Se conserva sin tu nombre: las partidas con otros y sus registros. Las mesas que creaste pasan a otra persona que juega en ellas. Las copias descargadas y las copias de seguridad de este servidor no cambian.
mine-delete-sure = Sé que esto no se puede deshacer.
mine-delete-do = Borrarme ahora
mine-deleted-head = Todo borrado
mine-deleted = Ya no se guarda nada sobre ti aquí ni en este navegador.
