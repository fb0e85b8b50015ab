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
language-incomplete = Algunos textos aún no están traducidos y aparecen en inglés.
settings-theme = Aspecto
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
stay-on = Haz que tu pantalla se quede encendida.

## Shelf and tables

card-seats = { $first } a { $last } jugadores
card-minutes = { $first } a { $last } minutos
box-minutes = { $count } min.
card-seats-short = { $first }–{ $last }
card-age = desde { $age } años
play-bots = Contra bots
play-friends = Con amigos
play-friends-how = con un enlace
play-device = En este aparato
play-device-how = va pasando
play-seats = Jugadores
play-more = Más opciones
play-count = { $count } jugadores
play-level = { $name }, { $stars } de cinco estrellas
card-basis = En la hoja de un juego están los minutos y la edad de la caja. La suerte está medida: con qué frecuencia un bot sencillo gana al más fuerte. Los minutos y la reflexión de aquí los juzgamos nosotros.
card-luck-1 = casi sin suerte
card-luck-2 = poca suerte
card-luck-3 = algo de suerte
card-luck-4 = mucha suerte
card-luck-5 = muchísima suerte
card-thought-1 = sin esfuerzo
card-thought-2 = un poco de reflexión
card-thought-3 = algo de reflexión
card-thought-4 = mucha reflexión
card-thought-5 = reflexión profunda
time-now = ahora mismo
time-yesterday = ayer
open-none = No se eligió ningún archivo.
card-seats-exactly = { $count ->
        [one] Para un jugador
       *[other] Para { $count } jugadores
    }

## New table

new-head = Nueva mesa: { $game }
new-seats = ¿Cuántos juegan?
new-seat = Puesto { $count }
new-who = Quién
new-me = yo
new-person = otra persona en esta pantalla
new-bot = bot: { $name } { $stars }
new-bots = Sobre los bots
new-bots-away = { $bots }: solo en el programa instalado, porque en un navegador tardarían demasiado en pensar.
new-name = Nombre
new-play = Jugar
new-options = Opciones
new-chance = Azar y juego limpio
new-chance-kind = De dónde viene el azar
new-seed = Semilla
new-commitment = Compromiso con la semilla secreta de esta mesa:
new-salt = Sal del puesto { $count }
new-salt-help = La semilla es secreta hasta el fin de la partida; el compromiso, su SHA-256, prueba que no cambia. Si no te fías de este servidor, añade como sal las palabras que quieras: influyen en cada resultado.
new-wrong = Esta mesa aún no se puede preparar:
new-typed-nobody = Un tablero de verdad necesita una persona que escriba lo que hace el azar.
chance-sealed = Sellado
chance-sealed-help = Una semilla secreta, comprometida antes de empezar. Tras el final cualquiera puede comprobar cada resultado.
chance-seed = De una semilla que das
chance-seed-help = Misma semilla, misma preparación. Quien la conoce puede preverla: el registro lo dice.
chance-typed = Un tablero de verdad
chance-typed-help = Preparas el tablero de verdad y escribes qué hay en cada lugar.

## Table

rows-label = Las filas de los jugadores; también en texto.
action-turn = Girar
action-over = Voltear
steps-label = Recorrer la partida paso a paso
step-first = Primer evento
step-previous = Un evento atrás
step-next = Un evento adelante
step-last = Último evento
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

verify-head = Comprobación del azar
verify-open-means = La partida puede ser limpia; solo que no se puede probar que nadie lo supiera.
verify-older-means = Compruébalo con la versión de tumblestar con que se jugó.
verify-closed-means = Vuelve cuando la partida haya acabado.
verify-false-means = Alguien ha cambiado este registro.
verify-commitment-was = Compromiso
verify-seed-is = Semilla
verify-how = No tienes que fiarte de esta página: descarga el registro y ejecuta «tumblestar verify», o calcúlalo como describe docs/chance.md.
verify-details = Detalles
verify-each = Cada resultado
verify-each-some = Aquí figuran { $most } de { $count } resultados; se han comprobado todos hasta el primero falso.
verify-each-right = sale de la semilla
verify-each-wrong = no sale de la semilla
verify-each-none = sin comprobar
verify-draw = (sorteo { $count } del flujo «{ $stream }»)
verify-back = Volver a la mesa

## Bad news

sorry-400 = Eso no se puede leer
sorry-400-help = Vuelve atrás e inténtalo otra vez.
sorry-403 = Eso no está permitido
sorry-403-help = Vuelve a la mesa.
sorry-404 = Aquí no hay nada
sorry-404-help = La dirección puede estar mal, o la mesa borrada o ser de otra persona.
sorry-table = Esta mesa requiere una invitación.
sorry-table-help = Pide el enlace a quien te envió aquí.
sorry-405 = Esta petición no es posible
sorry-405-help = Usa los botones de las páginas.
sorry-409 = Esta mesa no se puede abrir
sorry-409-help = Puede ser de otra versión de tumblestar. Tus otras mesas no se tocan.
sorry-413 = Eso es demasiado grande
sorry-413-help = Un registro tiene como máximo un megabyte de texto.
sorry-421 = Este servidor usa otro nombre
sorry-421-help = Su dueño puede permitir este nombre: TUMBLESTAR_HOSTS=name.
sorry-424 = Este juego no se puede jugar ahora
sorry-424-help = Corrige su archivo de datos y reinicia tumblestar; los demás juegos siguen.
sorry-428 = Este navegador bloquea las cookies
sorry-428-help = tumblestar te reconoce por una cookie. Sin ella, ningún asiento ni ninguna mesa puede ser tuya. No se ha gastado nada. Permite las cookies para esta dirección, vuelve atrás e inténtalo de nuevo.
sorry-500 = Algo ha ido mal aquí
sorry-500-help = Es culpa nuestra. Lo jugado está guardado; carga la página de nuevo.
sorry-503 = Las mesas no se pueden guardar ahora
sorry-503-help = Nada de lo confirmado se ha perdido. Carga la página más tarde.
sorry-home = A los juegos
sorry-401 = Hace falta la contraseña
sorry-401-help = Ve a los juegos para darla.
sorry-429 = Demasiadas peticiones
sorry-429-help = Espera un poco e inténtalo otra vez; nada se ha perdido.
work-busy = Se están calculando demasiadas cosas. Inténtalo otra vez en { $seconds } s.

## Password

door-head = Adelante
door-about = Este servidor pide una contraseña. Quien te invitó la sabe.
door-password = Contraseña
door-enter = Entrar
door-wrong = Contraseña incorrecta. Tras unos intentos tendrás que esperar.

## Together

new-friend = un amigo, por enlace
new-together = Reloj, chat e invitados
new-clock = Reloj
new-clock-help = El primer turno de cada uno no tiene límite de tiempo, y los relojes paran mientras el servidor no funciona.
clock-turn-help = Cuando se acaba el tiempo de un turno, un bot lo termina.
clock-bank-help = Quien se queda sin tiempo pierde.
bad-clock = No existe ese reloj.
local-head = Los enlaces solo funcionan en este equipo
local-why = La dirección { $host } significa en todas partes «este mismo dispositivo»: el teléfono de un amigo buscaría la partida en sí mismo.
local-do = Para jugar con amigos en tu red, reinicia tumblestar con este comando y una contraseña propia:
local-then = Después abre la dirección de red de este equipo, como { $example }, y crea allí la mesa. Sus enlaces no necesitan contraseña.
link-copy = Copiar el enlace
link-copied = Copiado.
host-head = Ajustes del anfitrión
host-chat = Chat libre
host-chat-help = Las frases rápidas se permiten siempre.
host-watchers = Espectadores
host-watchers-help = Quien tenga su enlace puede mirar, ve lo que ven los jugadores, y no puede escribir en el chat.
host-listed = Se muestra en la sala
host-listed-help = Todos en este servidor ven ahí la mesa, pueden ocupar puestos libres, y ver la partida acabada.

## The installable app

install-head = tumblestar como aplicación
install-about = Instalado, tumblestar se abre en su propia ventana y ocupa menos de un megabyte.
install-do = Instalar
install-ways = O a la manera del propio navegador:
install-chrome = Chrome y Edge: «Instalar» en la barra de direcciones o el menú.
install-ios = iPhone y iPad: Compartir, después «Añadir a pantalla de inicio».
install-mac = Safari en un Mac: «Añadir al Dock» en el menú Archivo.
install-firefox = Firefox en Android: «Instalar» en el menú.
install-not = Los navegadores solo instalan desde una dirección https. Pide a quien lleva este servidor que configure TLS (docs/hosting.md).
offline-head = Sin conexión
offline-about = No se llega al servidor. Tus mesas están a salvo; esta página vuelve sola.
offline-again = Intentarlo ahora
result-share = Compartir el resultado
result-save = Guardar como imagen
