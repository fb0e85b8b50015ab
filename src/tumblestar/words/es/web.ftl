### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Juegos de mesa en el navegador, contra bots o con otros.
title-page = { $page } · tumblestar
skip = Saltar al contenido
nav-label = Páginas
nav-shelf = Juegos
nav-tables = Mis mesas
settings = Ajustes
settings-name = Tu nombre
settings-language = Idioma
language-incomplete = Algunos textos aún no están traducidos. Aparecen en inglés.
settings-theme = Tema
settings-save = Guardar
theme-system = como el sistema
theme-light = claro
theme-dark = oscuro
independence = tumblestar es un proyecto independiente, sin relación con los autores ni las editoriales de estos juegos.
close = Cerrar
nav-lobby = Sala
nav-api = Para programas
nav-install = Instalar como aplicación
nav-friends = Con amigos
stay-on = Haz que tu pantalla no se apague.

## Shelf and tables

card-seats = { $first } a { $last } jugadores
card-minutes = { $first } a { $last } minutos
box-minutes = { $count } min
card-seats-short = { $first }–{ $last }
card-age = a partir de { $age } años
play-bots = Contra bots
play-friends = Con amigos
play-friends-how = con un enlace
play-device = En este dispositivo
play-device-how = pasándolo de mano en mano
play-seats = Jugadores
play-more = Más opciones
play-count =
    { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
play-level = { $name }, { $stars } de 5 estrellas
card-basis = En la hoja de un juego, los minutos y la edad son los de su caja. La suerte la hemos medido: con qué frecuencia un bot sencillo gana al más fuerte. Los minutos y la reflexión de aquí son estimaciones nuestras.
card-luck-1 = casi sin suerte
card-luck-2 = un poco de suerte
card-luck-3 = algo de suerte
card-luck-4 = mucha suerte
card-luck-5 = sobre todo suerte
card-thought-1 = relajado
card-thought-2 = poca reflexión
card-thought-3 = algo de reflexión
card-thought-4 = mucha reflexión
card-thought-5 = reflexión profunda
time-now = ahora mismo
time-yesterday = ayer
open-none = Elige primero un archivo.
card-seats-exactly = { $count ->
        [one] Para 1 jugador
       *[other] Para { $count } jugadores
    }

## New table

new-head = Nueva mesa: { $game }
new-seats = Número de jugadores
new-seat = Puesto { $count }
new-who = Quién
new-me = yo
new-person = otra persona en esta pantalla
new-bot = bot: { $name } { $stars }
new-bots = Sobre los bots
new-bots-away = { $bots }: solo en el programa instalado. En un navegador pensarían demasiado tiempo.
new-name = Nombre
new-play = Jugar
new-options = Opciones
new-chance = Suerte y juego limpio
new-chance-kind = Tiradas y sorteos
new-seed = Semilla
new-commitment = Huella de la semilla secreta de esta mesa:
new-salt = Palabras del puesto { $count }
new-salt-help = La semilla es secreta hasta que acaba la partida; su huella (SHA-256) prueba que no se ha cambiado. Si no te fías de este servidor, añade las palabras que quieras: entonces cada tirada y cada sorteo dependen también de ellas.
new-wrong = Esta mesa aún no se puede preparar:
new-typed-nobody = Con un tablero de verdad, una persona debe introducir las tiradas y los sorteos. Añade una.
chance-sealed = Sellado
chance-sealed-help = Una semilla secreta se fija antes de empezar. Tras la partida, cualquiera puede comprobar cada tirada y cada sorteo.
chance-seed = De tu propia semilla
chance-seed-help = La misma semilla da las mismas tiradas y sorteos. Quien la conoce puede preverlos; el archivo de partida lo advierte.
chance-typed = Un tablero de verdad
chance-typed-help = Juega en el tablero de verdad y escribe cada tirada y cada sorteo.

## Table

rows-label = Las filas de los jugadores; también en texto.
action-turn = Girar
action-over = Voltear
steps-label = Recorrer la partida paso a paso
step-first = Primer paso
step-previous = Un paso atrás
step-next = Un paso adelante
step-last = Último paso
rules-open = Reglas
rules-head = Reglas de { $game }
rules-page-link = Las reglas como página

## Campaign

star-won = Nivel superado
star-great = Superado con { $great } puntos o más
star-first = Superado al primer intento, con dados nuevos
star-got = (conseguida)
star-not = (aún no conseguida)

## Check of chance

verify-head = Comprobación del juego limpio
verify-open-means = La partida puede ser limpia, pero nadie puede probar que la semilla fuera secreta.
verify-older-means = Compruébalo con la versión de tumblestar con que se jugó.
verify-closed-means = Vuelve cuando la partida haya acabado.
verify-false-means = Este archivo de partida se ha cambiado.
verify-commitment-was = Huella
verify-seed-is = Semilla
verify-how = No tienes que fiarte de esta página. Descarga el archivo de partida y ejecuta «tumblestar verify», o calcúlalo como describe docs/chance.md.
verify-details = Detalles
verify-each = Todas las tiradas y sorteos
verify-each-some = Aquí se muestran { $most } de { $count } tiradas y sorteos. Se han comprobado todos hasta el primero falso.
verify-each-right = sale de la semilla
verify-each-wrong = no sale de la semilla
verify-each-none = sin comprobar
verify-draw = (sorteo { $count } del flujo «{ $stream }»)
verify-back = Volver a la mesa

## Bad news

sorry-400 = Esta petición no se puede leer
sorry-400-help = Vuelve atrás e inténtalo otra vez.
sorry-403 = Eso no está permitido
sorry-403-help = Vuelve a la mesa.
sorry-404 = Aquí no hay nada
sorry-404-help = La dirección puede estar mal, o la mesa se ha borrado o es de otro jugador.
sorry-table = Para esta mesa hace falta una invitación.
sorry-table-help = Pide el enlace a quien te envió aquí.
sorry-405 = Esta petición no es posible
sorry-405-help = Usa los botones de las páginas.
sorry-409 = Esta mesa no se puede abrir
sorry-409-help = Puede ser de otra versión de tumblestar. Tus otras mesas siguen intactas.
sorry-413 = Eso es demasiado grande
sorry-413-help = Un archivo de partida puede tener como máximo 1 MB de texto.
sorry-421 = Este servidor usa otro nombre
sorry-421-help = Su dueño puede permitir este nombre: TUMBLESTAR_HOSTS=name.
sorry-424 = Este juego no se puede jugar ahora
sorry-424-help = Corrige su archivo de datos y reinicia tumblestar. Los demás juegos funcionan.
sorry-428 = Este navegador bloquea las cookies
sorry-428-help = tumblestar te reconoce por una cookie. Sin ella no puedes tener un puesto ni una mesa. Tu enlace o tu código sigue valiendo. Permite las cookies para esta dirección, vuelve atrás e inténtalo de nuevo.
sorry-500 = Algo ha ido mal aquí
sorry-500-help = Es culpa nuestra. Todo lo que has jugado está a salvo. Carga la página de nuevo.
sorry-503 = Las mesas no se pueden guardar ahora
sorry-503-help = Todo lo confirmado está a salvo. Carga la página de nuevo más tarde.
sorry-home = A los juegos
sorry-401 = Hace falta la contraseña
sorry-401-help = Ve a los juegos para introducirla.
sorry-429 = Demasiadas peticiones
sorry-429-help = No se ha perdido nada. Espera un poco e inténtalo otra vez.
work-busy = El servidor está demasiado ocupado para calcular esto ahora. Inténtalo otra vez en { $seconds } s.

## Password

door-head = Adelante
door-about = Este servidor pide una contraseña. La sabe quien te invitó.
door-password = Contraseña
door-enter = Entrar
door-wrong = Contraseña incorrecta. Tras unos intentos tendrás que esperar.

## Together

new-friend = un amigo, por enlace
new-together = Reloj, chat y espectadores
new-clock = Reloj
new-clock-help = El primer turno de cada jugador no tiene límite de tiempo. Los relojes se paran mientras el servidor no funciona.
clock-turn-help = Cuando se acaba el tiempo de un turno, un bot lo termina.
clock-bank-help = El jugador que se queda sin tiempo pierde.
bad-clock = Ese reloj no existe. Elige uno de la lista.
local-head = Los enlaces solo funcionan en este equipo
local-why = En cada dispositivo, la dirección { $host } significa ese mismo dispositivo. El teléfono de un amigo buscaría la partida en sí mismo.
local-do = Para jugar con amigos en tu red, reinicia tumblestar con este comando y una contraseña propia:
local-then = Después abre la dirección de red de este equipo, como { $example }, y crea allí la mesa. Sus enlaces no necesitan contraseña.
link-copy = Copiar el enlace
link-copied = Copiado.
host-head = Ajustes del anfitrión
host-chat = Chat libre
host-chat-help = Las frases rápidas se permiten siempre.
host-watchers = Espectadores
host-watchers-help = Quien tenga su enlace puede mirar. Ve lo que ven los jugadores, y no puede chatear.
host-listed = Se muestra en la sala
host-listed-help = Todos en este servidor pueden ver ahí la mesa, ocupar un puesto libre y ver la partida acabada.

## The installable app

install-head = tumblestar como aplicación
install-about = Como aplicación, tumblestar se abre en su propia ventana. Ocupa menos de 1 MB.
install-do = Instalar
install-ways = O como lo hace tu navegador:
install-chrome = Chrome y Edge: «Instalar» en la barra de direcciones o el menú.
install-ios = iPhone y iPad: Compartir, después «Añadir a pantalla de inicio».
install-mac = Safari en un Mac: «Añadir al Dock» en el menú Archivo.
install-firefox = Firefox en Android: «Instalar» en el menú.
install-not = Los navegadores solo instalan desde una dirección https. Pide a quien lleva este servidor que configure TLS (docs/hosting.md).
offline-head = Sin conexión
offline-about = No se puede conectar con el servidor. Tus mesas están a salvo. Esta página vuelve sola.
offline-again = Intentarlo ahora
result-share = Compartir el resultado
result-save = Guardar como imagen
