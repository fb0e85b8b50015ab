### The campaign of levels.

## Shelf and tables

card-campaign-short = Campanha
card-campaign = Campanha de { $game }

## New table

new-campaign = Solo: a campanha de 40 níveis

## Campaign

campaign-head = Campanha: { $game }
campaign-about = Quarenta níveis para jogar sozinho. Para superar um e abrir o próximo, faça pelo menos { $goal } pontos e cumpra todas as missões. { $great } pontos dão uma segunda estrela; superar na primeira tentativa dá uma terceira.
campaign-ours = Não conhecemos os níveis impressos. Estes 40 são nossos, ordenados por quantas vezes o bot “{ bot-strong }” os supera.
campaign-standing = Você superou { $won } de { $count } níveis e tem { $stars } de { $most } estrelas.
campaign-next = Ir para o nível { $count }
campaign-all-won = Você superou todos os níveis!
campaign-card = Carta { $count }: níveis { $first } a { $last }
campaign-map = Mapa da carta { $count }
campaign-node-won = Nível { $count }: superado, { $stars } de 3 estrelas
campaign-node-open = Nível { $count }: aberto, ainda não superado
campaign-node-locked = Nível { $count }: bloqueado
level-no-mission = nenhuma missão
level-colours = Cores
level-difficulty = Dificuldade
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: o bot “{ bot-strong }” venceu { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } partidas.
level-tried = Até agora
level-tries =
    { $count ->
        [0] Ainda sem tentativas.
        [one] { $count } tentativa.
       *[other] { $count } tentativas.
    }
level-best = Melhor resultado: { $points }.
level-go-on = Continuar jogando
level-same-hint = Os mesmos dados repetem os resultados da sua última tentativa, na mesma ordem. Eles não dão a estrela da primeira tentativa.
level-watch = Ver uma partida com vitória
level-watch-of = Ver uma partida com vitória no nível { $count }
level-locked = Bloqueado: supere antes o nível { $count }.
level-no-dice = Não há última tentativa. Jogue primeiro este nível com dados novos.
difficulty-gentle = Suave
difficulty-easy = Fácil
difficulty-middling = Médio
difficulty-hard = Difícil
difficulty-very-hard = Muito difícil
difficulty-fiendish = Diabólico
own-head = Um nível próprio
own-hint = Ele não dá estrelas.
own-four = Escolha 4 cores
own-missions = Até 3 missões
own-mission = Missão { $count }
own-none = nenhuma
own-choice = { $count } { $mission }
own-look = Mostrar dificuldade
own-play = Jogar este nível
own-colours =
    { $count ->
        [one] Você escolheu { $count } cor. Escolha { $most }.
       *[other] Você escolheu { $count } cores. Escolha { $most }.
    }
own-unknown = Ainda não medimos este nível.
progress-head = Seu progresso em arquivo
progress-hint = Seu progresso pertence a este navegador. Um arquivo o guarda ou o leva a outro. Importar nunca substitui um resultado melhor.
progress-save = Salvar meu progresso
progress-file = Arquivo de progresso
progress-bring = Importar
progress-brought = { $count ->
        [0] O arquivo não tem níveis; nada mudou.
        [one] { $count } nível importado. Vale o melhor dos dois resultados.
       *[other] { $count } níveis importados. Vale o melhor dos dois resultados.
    }
progress-no-json = Este não é um arquivo de progresso, ou está danificado: não é JSON.
progress-format = Este não é um arquivo de progresso: o formato dele não é “{ $expected }”.
progress-version = O formato do arquivo tem a versão { $version }. Escolha um arquivo da versão { $expected }.
progress-game = Este é o progresso de “{ $text }”. Escolha um arquivo de “{ $expected }”.
progress-levels = Este arquivo está danificado: “levels” não tem níveis ou tem níveis demais.
progress-level = Este arquivo está danificado: “{ $text }” não é um nível. Um nível são cores e missões, como “RYBG 7 16”.
progress-entry = Este arquivo está danificado: o que diz de “{ $level }” é impossível.
