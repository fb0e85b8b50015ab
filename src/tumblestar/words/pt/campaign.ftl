### The campaign of levels.

## Shelf and tables

card-campaign-short = Campanha
card-campaign = Campanha de { $game }

## New table

new-campaign = Sozinho: a campanha de quarenta níveis

## Campaign

campaign-head = Campanha: { $game }
campaign-about = Quarenta níveis para jogar sozinho. Vença um com { $goal } pontos e todas as missões cumpridas, e abre-se o próximo. { $great } pontos dão uma segunda estrela, vencer à primeira uma terceira.
campaign-ours = Não conhecemos os níveis impressos. Estes quarenta são nossos, ordenados por quantas vezes o bot “{ bot-strong }” os vence.
campaign-standing = Níveis vencidos: { $won } de { $count }. Estrelas: { $stars } de { $most }.
campaign-next = Ir ao nível { $count }
campaign-all-won = Todos os níveis estão vencidos!
campaign-card = Carta { $count }: níveis { $first } a { $last }
campaign-map = Mapa da carta { $count }
campaign-node-won = Nível { $count }: vencido, estrelas: { $stars } de 3
campaign-node-open = Nível { $count }: aberto, ainda não vencido
campaign-node-locked = Nível { $count }: fechado
level-no-mission = nenhuma missão
level-colours = Cores
level-difficulty = Dificuldade
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: o bot “{ bot-strong }” venceu { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } jogos.
level-tried = Até agora
level-tries = Tentativas: { $count }.
level-best = Melhor resultado: { $points }.
level-go-on = Continuar a jogar
level-same-hint = Os mesmos dados repetem em ordem os resultados da última tentativa. Não dão a estrela da primeira.
level-watch = Ver um jogo vencido
level-watch-of = Ver um jogo vencido do nível { $count }
level-locked = Fechado: vença antes o nível { $count }.
level-no-dice = Não há última tentativa; jogue antes este nível com dados novos.
difficulty-gentle = Suave
difficulty-easy = Fácil
difficulty-middling = Médio
difficulty-hard = Difícil
difficulty-very-hard = Muito difícil
difficulty-fiendish = Diabólico
own-head = Um nível próprio
own-hint = Não conta para estrelas.
own-four = Quatro cores
own-missions = Até três missões
own-mission = Missão { $count }
own-none = nenhuma
own-choice = { $count } { $mission }
own-look = Que dificuldade tem?
own-play = Jogar este nível
own-colours = Um nível tem { $most } cores; estão escolhidas { $count }.
own-unknown = Ninguém mediu ainda esta escolha.
progress-head = O seu progresso em arquivo
progress-hint = O progresso pertence a este navegador. Um arquivo guarda-o ou leva-o a outro; o que é melhor aqui fica.
progress-save = Guardar o meu progresso
progress-file = Arquivo de progresso
progress-bring = Trazer
progress-brought = { $count ->
        [0] O arquivo não tem níveis; nada mudou.
       *[other] Níveis trazidos: { $count }. Conta o melhor de ambos.
    }
progress-no-json = Este arquivo está danificado, ou não é de progresso: não é JSON.
progress-format = Este não é um arquivo de progresso; formato esperado: “{ $expected }”.
progress-version = O formato do arquivo tem a versão { $version }; espera-se: { $expected }.
progress-game = Este é o progresso de “{ $text }”; espera-se: “{ $expected }”.
progress-levels = Este arquivo está danificado: “levels” não é uma lista.
progress-level = Este arquivo está danificado: “{ $text }” não é um nível; esperam-se: cores e missões, como “RYBG 7 16”.
progress-entry = Este arquivo está danificado: o que diz de “{ $level }” é impossível.
