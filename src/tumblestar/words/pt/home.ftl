### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: jogos de mesa

## Shelf and tables

shelf-head = O que vamos jogar?
shelf-resume = Continuar jogando
shelf-turn = Sua vez em { $game }
shelf-turn-with = Sua vez em { $game } com { $others }
shelf-go-on = Continuar
shelf-over = Últimos resultados
tables-head = Minhas mesas
tables-open = Em andamento
tables-over = Encerradas
tables-study = Abertas de arquivos
tables-none = Nenhuma partida em andamento. Escolha um jogo para começar uma.
title-waits = ({ $count }) { $title }
open-head = Abrir um arquivo de partida
open-hint = Escolha um arquivo que você baixou de uma mesa ou escreveu à mão. Você pode percorrer a partida.
open-file = Arquivo
open-do = Abrir

## Together

lobby-head = Saguão
lobby-search = Buscar
lobby-name = O nome de um jogador
lobby-game = Jogo
lobby-any = todos os jogos
lobby-open = Mesas abertas
lobby-open-none = Nenhuma mesa aberta agora. Quando você criar uma, pode mostrá-la aqui.
lobby-playing = Em andamento
lobby-own = Minhas mesas
lobby-own-none = Nenhuma mesa encontrada.
lobby-over = Partidas encerradas
lobby-over-none = Nenhuma partida encontrada.
lobby-files = Partidas de arquivos
lobby-free = { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
lobby-join = Ocupar um lugar
lobby-join-of = Ocupar um lugar em { $game }
invited-none = Nenhuma partida ainda. Abra seu convite ou digite o código dele.
invited-code = Entrar com um código
