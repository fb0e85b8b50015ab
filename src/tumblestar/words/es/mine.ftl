### My data: another device, download, deletion.

mine-head = Mis datos
mine-nobody = Aquí aún no se guarda nada sobre ti. Si juegas en otro dispositivo, enlaza este con él.
carry-out-head = Jugar en otro dispositivo
carry-out-about = Con un enlace o un código QR juegas en otro dispositivo con el mismo nombre, las mismas mesas y el mismo progreso. Sirve una vez, durante { $count } minutos.
carry-out-do = Mostrar el enlace
carry-shown = Abre esto en tu otro dispositivo en los próximos { $count } minutos. No lo compartas: quien lo tenga puede jugar como si fueras tú.
carry-link = Enlace para tu otro dispositivo
carry-back = Volver a mis datos
carry-head = Enlazar este dispositivo
carry-about = En tu otro dispositivo abre «Mis datos» y muestra el enlace. Ábrelo aquí, o copia el código que sigue a su #.
carry-code = Código
carry-look = Comprobar el código
carry-wrong = Este código es erróneo, se ha usado o ha caducado. Muestra uno nuevo en tu otro dispositivo.
carry-asked = ¿Eres «{ $name }»? Tus mesas allí: { $count }. Desde ahora, este dispositivo juega como «{ $name }».
carry-asked-unnamed = ¿Eres tú, un jugador sin nombre? Tus mesas allí: { $count }. Desde ahora, este dispositivo juega como ese jugador.
carry-joins = { $count ->
        [0] Tus ajustes de allí sustituyen a los de este dispositivo.
        [one] Se añade tu mesa de este dispositivo, con puestos, chat y progreso. No lo puedes deshacer.
       *[other] Se añaden tus { $count } mesas de este dispositivo, con puestos, chat y progreso. No lo puedes deshacer.
    }
carry-yes = Sí, soy yo
carry-no = Cancelar
mine-data-head = Mis datos en un archivo
mine-data-about = Tu nombre, ajustes, mesas, archivos de partida, progreso y mensajes del chat: un objeto JSON por línea. La primera línea explica las demás.
mine-data-do = Descargar mis datos
mine-data-readme = Un objeto JSON por línea, cada uno con un type. person: tu nombre, idioma y tema. bot: tu programa. token: lo que puede hacer un programa (nunca el propio token). table: una que creaste, en la que juegas o que miras; seats: tus puestos desde 1; record: la partida, para «tumblestar replay» y «verify». attempt, imported: progreso en campañas. chat: lo que escribiste; at: milisegundos desde 1970; key: una frase. restriction: a quién silenciaste o bloqueaste. Las horas son UTC.
mine-restricted-head = Silenciados y bloqueados
mine-restricted-unnamed = un jugador sin nombre
mine-delete-head = Borrar mis datos
mine-delete-goes = Se borra para siempre: tu nombre, ajustes, progreso, tokens, programas, mensajes del chat y las mesas en las que no juega nadie más. En partidas en curso dejas tu puesto; donde no puedes dejarlo, abandonas.
mine-delete-stays = Se conserva sin tu nombre: las partidas con otros y sus archivos de partida. Las mesas que creaste pasan a un jugador de ellas. No cambian las copias descargadas ni las copias de seguridad de este servidor.
mine-delete-sure = Sé que esto no se puede deshacer.
mine-delete-do = Borrar mis datos ya
mine-deleted-head = Tus datos se han borrado
mine-deleted = Ya no se guarda nada sobre ti aquí ni en este navegador.
