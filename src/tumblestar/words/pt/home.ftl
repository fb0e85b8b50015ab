### The start page, “My tables” and the lobby.

## Round every page

app-title = tumblestar: jogos de mesa

## Shelf and tables

shelf-head = O que vamos jogar?
shelf-resume = Continuar a jogar
shelf-turn = É a sua vez: { $game }
shelf-turn-with = É a sua vez: { $game } com { $others }
shelf-go-on = Continuar
shelf-over = Últimos resultados
tables-head = Minhas mesas
tables-open = Em curso
tables-over = Acabadas
tables-study = Abertas de arquivos
tables-none = Nenhum jogo em curso.
title-waits = ({ $count }) { $title }
open-head = Abrir uma partida gravada
open-hint = Baixada de uma mesa, ou escrita à mão. Pode ser percorrida.
open-file = Arquivo
open-do = Abrir

## Together

lobby-head = Salão
lobby-search = Procurar
lobby-name = O nome de um jogador
lobby-game = Jogo
lobby-any = todos os jogos
lobby-open = Mesas abertas
lobby-open-none = Nenhuma mesa está aberta a todos agora. Ao criar uma, pode mostrá-la aqui.
lobby-playing = Em jogo
lobby-own = Minhas mesas
lobby-own-none = Nenhuma encontrada.
lobby-over = Jogos acabados
lobby-over-none = Nenhum encontrado.
lobby-files = Jogos de arquivos
lobby-free = { $count ->
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
lobby-join = Ocupar um lugar
lobby-join-of = Ocupar um lugar em { $game }
invited-none = Ainda não há jogos. Abra o seu convite, ou escreva o código.
invited-code = Entrar com um código
