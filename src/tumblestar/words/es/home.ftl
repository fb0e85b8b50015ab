### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: juegos de mesa

## Shelf and tables

shelf-head = ¿A qué jugamos?
shelf-resume = Seguir jugando
shelf-turn = Tu turno en { $game }
shelf-turn-with = Tu turno en { $game } con { $others }
shelf-go-on = Seguir
shelf-over = Últimos resultados
tables-head = Mis mesas
tables-open = En curso
tables-over = Acabadas
tables-study = Abiertas desde archivos
tables-none = No hay partidas en curso. Elige un juego para empezar una.
title-waits = ({ $count }) { $title }
open-head = Abrir un archivo de partida
open-hint = Elige un archivo que hayas descargado de una mesa o escrito a mano. Puedes recorrer la partida paso a paso.
open-file = Archivo
open-do = Abrir

## Together

lobby-head = Sala
lobby-search = Buscar
lobby-name = El nombre de un jugador
lobby-game = Juego
lobby-any = todos los juegos
lobby-open = Mesas abiertas
lobby-open-none = Ahora no hay mesas abiertas. Cuando crees una, puedes mostrarla aquí.
lobby-playing = En curso
lobby-own = Mis mesas
lobby-own-none = No se ha encontrado ninguna mesa.
lobby-over = Partidas acabadas
lobby-over-none = No se ha encontrado ninguna partida.
lobby-files = Partidas de archivos
lobby-free = { $count ->
        [one] 1 puesto libre
       *[other] { $count } puestos libres
    }
lobby-join = Ocupar un puesto
lobby-join-of = Ocupar un puesto en { $game }
invited-none = Aún no hay partidas. Abre tu invitación o escribe su código.
invited-code = Unirse con un código
