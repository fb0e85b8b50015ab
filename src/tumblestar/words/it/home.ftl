### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: giochi da tavolo

## Shelf and tables

shelf-head = A che cosa giochiamo?
shelf-resume = Continua a giocare
shelf-turn = È il tuo turno a { $game }
shelf-turn-with = È il tuo turno a { $game } con { $others }
shelf-go-on = Continua
shelf-over = Ultimi risultati
tables-head = I miei tavoli
tables-open = In corso
tables-over = Finite
tables-study = Aperte da file
tables-none = Nessuna partita in corso. Scegli un gioco per cominciarne una.
title-waits = ({ $count }) { $title }
open-head = Apri il file di una partita
open-hint = Scegli un file che hai scaricato da un tavolo o scritto a mano. Puoi ripercorrere la partita passo per passo.
open-file = File
open-do = Apri

## Together

lobby-head = Sala
lobby-search = Cerca
lobby-name = Il nome di un giocatore
lobby-game = Gioco
lobby-any = tutti i giochi
lobby-open = Tavoli aperti
lobby-open-none = Ora non ci sono tavoli aperti. Quando ne crei uno, puoi mostrarlo qui.
lobby-playing = In corso
lobby-own = I miei tavoli
lobby-own-none = Nessun tavolo trovato.
lobby-over = Partite finite
lobby-over-none = Nessuna partita trovata.
lobby-files = Partite da file
lobby-free = { $count ->
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
lobby-join = Prendi un posto
lobby-join-of = Prendi un posto a { $game }
invited-none = Ancora nessuna partita. Apri il tuo invito, o scrivi il suo codice.
invited-code = Entra con un codice
