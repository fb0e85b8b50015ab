### The words of Twinkle Twinkle in Portuguese (for Portugal and Brazil alike). Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Monte o céu noturno: o que você leva agora diz quando escolhe depois.
game-by = de Ammon Anderson, Allplay
game-about = Pegue uma { -tile-one } da fileira e ponha-a no seu { -star-chart-one }; o { -space-one } dela é o seu lugar na próxima { -round-one }. { -Star-other } formam { -constellation-other }; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } e { -black-hole-other } pontuam cada um à sua maneira. Depois de vinte { -tile-other }, vence quem tem mais { -point-other }. De um a quatro jogadores.

## Tiles

# The edges and corners of a tile, short, as on a compass.
port-N = N
port-NE = NE
port-E = L
port-SE = SE
port-S = S
port-SW = SO
port-W = O
port-NW = NO
tile-star =
    { $count ->
        [one] { -star-one } com uma linha para { $ports }
       *[other] { -star-one } com linhas para { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } com uma linha para { $ports }
       *[other] { -nova-one } com linhas para { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-feminine })
tile-entry = { $code }: { $tile }; { $count } na caixa
tile-code = { $code } ({ $name })
tile-count = { $count } na caixa
tile-is-slow = { -slow-feminine }

one-asteroid = { -asteroid-one }
one-comet = { -comet-one }
one-planet = { -planet-one }
one-satellite = { -satellite-one }
one-black-hole = { -black-hole-one }
one-star = { -star-one }
one-nova = { -nova-one }
many-star = { -star-other }
many-asteroid = { -asteroid-other }
many-planet = { -planet-other }
many-satellite = { -satellite-other }
many-black-hole = { -black-hole-other }
many-comet = { -comet-other }
many-nova = { -nova-other }
many-rocky = { -rocky-planet-other }
many-gas = { -gas-planet-other }
many-ringed = { -ringed-planet-other }

set-ours = as { -tile-other } próprias de tumblestar
set-named = as { -tile-other } de “{ $name }”

## What scores

card-largest = Maior { -constellation-one }
card-second = Segunda maior
card-number = Número de { -constellation-other }
card-nova = { -Nova-other }
card-asteroids = { -Asteroid-other }
card-comets = { -Comet-other }
card-planets = { -Planet-other }
card-satellites = { -Satellite-other }
card-black-holes = { -Black-hole-other }
card-side = { $name }, { -side-one } { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstrução)
        [ruling] { $does } (decisão)
        [review] { $does } (resenha)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = maior { -constellation-one }
scored-second = segunda maior
scored-number = número de { -constellation-other }
scored-nova = { -nova-other }
scored-asteroids = { -asteroid-other }
scored-comets = { -comet-other }
scored-planets = { -planet-other }
scored-satellites = { -satellite-other }
scored-black-holes = { -black-hole-other }

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } { -point-one }
           *[other] −{ $points } { -point-other }
        }
       *[plus] { $points ->
            [one] { $points } { -point-one }
           *[other] { $points } { -point-other }
        }
    }
table-at =
    { $sign ->
        [minus] { $number }: −{ $points }
       *[plus] { $number }: { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } ou mais: −{ $points }
       *[plus] { $number } ou mais: { $points }
    }

# What the data file says of each thing that scores; a message for each rule that a reference may have.
does-largest = { -Point-other } pelas suas { -star-other }. { $table }.
does-second = { does-largest }
does-number = { -Point-other } pelo número. { $table }.
does-nova = { $each } por cada { -nova-one }.
does-flat = { $each } por cada { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] { -Point-other } pelo maior { -group-one } unido por { -edge-other } ou { -corner-other }. { $table }.
       *[no] { -Point-other } pelo maior { -group-one } unido por { -edge-other }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] { -Point-other } por cada { -group-one } unido por { -edge-other } ou { -corner-other }, pelo tamanho. { $table }.
       *[no] { -Point-other } por cada { -group-one } unido por { -edge-other }, pelo tamanho. { $table }.
    }
does-beside-count =
    { $extra ->
        [plain] { count-beside }
       *[other] { count-beside } { in-any-case }
    }
does-around-count =
    { $extra ->
        [plain] { count-around }
       *[other] { count-around } { in-any-case }
    }
does-beside-table = Cada { $tile }: { -point-other } por quantos destes estão { -beside-phrase }: { $of }. { $table }.
does-around-table = Cada { $tile }: { -point-other } por quantos destes estão nas oito { -cell-other } em volta: { $of }. { $table }.
does-beside-kinds = Cada { $tile }: { -point-other } por quantos destes tipos estão { -beside-phrase }: { $of }. { $table }.
does-around-kinds = Cada { $tile }: { -point-other } por quantos destes tipos estão nas oito { -cell-other } em volta: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Cada { $tile }: { $each } por cada um destes { -beside-phrase }: { $of }.
count-around = Cada { $tile }: { $each } por cada um destes nas oito { -cell-other } em volta: { $of }.
count-in-sight = Cada { $tile }: { $each } por cada um destes que vê na sua linha e coluna: { $of }.
in-any-case =
    { $extra ->
        [base] Cada um dá ainda { $base }.
        [none] Sem nenhum destes: { $none }.
       *[other] Cada um dá ainda { $base }, e sem nenhum destes { $none }.
    }
sight =
    { $limit ->
        [blocked] Vê até a margem, ou até o primeiro destes: { $blocked }.
       *[open] Vê até a margem.
    }
does-apart =
    { $extra ->
        [bonus] { apart } E mais { $bonus } sem nenhum destes { -beside-phrase } também: { $other }.
       *[plain] { apart }
    }
apart = Cada { $tile }: { $each } sem nenhum destes { -beside-phrase }: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } E { $each } por cada { $tile } { -beside-phrase } de outro de qualquer tipo.
       *[plain] { sets }
    }
sets = { -Point-other } por conjuntos de tipos diferentes, cada um tão grande quanto possível, pelo tamanho. { $table }.

rows-of =
    { $count ->
        [1] Sozinho: { -space-other } na { -current-row-one } { $current }, na { -next-row-one } { $next }; { -standee-other } { $standees }; { -round-other } { $rounds }
       *[other] { $count } jogadores: { -space-other } na { -current-row-one } { $current }, na { -next-row-one } { $next }; { -standee-other } de cada { $standees }; { -round-other } { $rounds }
    }
solo-goals = { -Goal-other }: { $goals } { -point-other }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Nenhum { -point-one }.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } { -point-one }: { $parts }.
           *[other] −{ $points } { -point-other }: { $parts }.
        }
        [plus] { $points ->
            [one] +{ $points } { -point-one }: { $parts }.
           *[other] +{ $points } { -point-other }: { $parts }.
        }
       *[even] ±0 { -point-other }: { $parts }.
    }
goal-points = { $points }; { -goal-one }: mais de { $goal }
goal-points-does = Para vencer, o { -chart-one } tem de dar mais de { $goal } { -point-other }; agora dá { $points }.

## Log

seat-places =
    { $seat ->
        [you] Você põe em { $cell }: { $tile }.
       *[other] { $seat } põe em { $cell }: { $tile }.
    }
did-order = Lugar { $count } na primeira { -turn-order-one }: { $seat }.
did-order-all = { did-order } { -Turn-order-one }: { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } da { -current-row-one }: { $tile }.
       *[next] { -Space-one } { $count } da { -next-row-one }: { $tile }.
    }
did-take =
    { $seat ->
        [you] Você pega do { -space-one } { $count }: { $tile }.
       *[other] { $seat } pega do { -space-one } { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one }: { $order }.
did-place-alone = { did-place } A { -round-one } acabou. { -Tile-one } { -left-over-adjective }, agora no { -space-one } 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } { -Goal-one } superada!
        [short] { $told } A { -goal-one } não foi superada.
       *[over] { $told } Fim de jogo.
    }
did-resign =
    { $seat ->
        [you] Você desiste.
       *[other] { $seat } desiste.
    }

## What a hovered target would do

would-take = { would-take-alone } Próxima { -turn-order-one } até agora, por { -space-one }: { $order }.
would-take-all = { would-take-alone-all } Próxima { -turn-order-one }, por { -space-one }: { $order }.
would-take-alone = Pegar do { -space-one } { $count }: { $tile }.
would-take-alone-all = { would-take-alone } { -Tile-one } { -left-over-adjective }, depois no { -space-one } 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Pôr em { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Você vence!
        [tied] { $told } A vitória é dividida com você!
        [lost] { $told } O jogo acaba sem a sua vitória.
        [beaten] { $told } { -Goal-one } superada!
       *[short] { $told } A { -goal-one } não foi superada.
    }
would-resign = Desistir: os outros dividem a vitória.

## Status

status-setup = Preparação
round = { -Round-one } { $count } de { $most }
status-take =
    { $seat ->
        [you] Sua vez: pegue uma { -tile-one } da { -current-row-one }.
       *[other] { $seat } pega uma { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] Sua vez: pegue a { -tile-one } { $count } de { $all } da { -current-row-one }.
       *[other] { $seat } pega a { -tile-one } { $count } de { $all }.
    }
status-take-last =
    { $seat ->
        [you] Última { -round-one }: pegue uma { -tile-one } da { -current-row-one }.
       *[other] Última { -round-one }: { $seat } pega uma { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Ponha sua { -tile-one } em uma { -cell-one } vazia: { $tile }.
       *[other] { $seat } põe uma { -tile-one }: { $tile }.
    }
status-type-order = De quem é a { -standee-one } no lugar { $count } da primeira { -turn-order-one }?
status-type-draw =
    { $row ->
        [current] Que { -tile-one } sai para a { -current-row-one }?
       *[next] Que { -tile-one } sai para a { -next-row-one }?
    }
status-over-won =
    { $seat ->
        [you] Você vence com { $points }!
       *[other] { $seat } vence com { $points }!
    }
status-over-tied = Vitória dividida com { $points }: { $seats }!
status-over-beaten = A { -goal-one } de { $goal } { -point-other } foi superada, com { $points }!
status-over-short = A { -goal-one } de { $goal } { -point-other } não foi superada: o { -chart-one } tem { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Essa { -tile-one } já não está no { -bag-one }. Escolha uma das oferecidas.
refused-TT-2-4 = Esse lugar já não tem { -standee-other }. Escolha um dos oferecidos.
refused-TT-3-1 = Não há { -tile-one } nesse { -space-one }: foi levada nesta { -round-one }, ou o { -space-one } não existe. Pegue outra.
refused-TT-3-1-first = Não há { -tile-one } { -in-hand-phrase }. Antes, pegue uma da { -current-row-one }.
refused-TT-3-2 = A { -tile-one } não pode ficar assim. Use quartos de volta; só se vira com a opção “{ option-flip }”.
refused-TT-3-2-held = Já há uma { -tile-one } { -in-hand-phrase }. Ponha-a no seu { -chart-one }.
refused-TT-3-6 = O jogo acabou. Reveja as jogadas, ou jogue outro.
refused-TT-3-7 = Essa { -cell-one } tem uma { -tile-one }, e { -tile-other } postas ficam. Escolha uma { -cell-one } vazia.

## Options

option-asteroids = { -Asteroid-other }: { -side-one } B
option-asteroids-help = { -Side-one } B desta { -reference-one } em vez do { -side-one } A, para todos.
option-comets = { -Comet-other }: { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-other }: { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-other }: { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-other }: { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = { -Tile-other } podem ser viradas
option-flip-help = As { -tile-other } podem ser postas espelhadas.
option-first = Primeiro na { -turn-order-one }
option-first-help = De quem é a primeira { -standee-one } na primeira { -turn-order-one }; os lugares seguintes são por sorteio.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-goal = { -Goal-one }
option-goal-help = Só sozinho: quantos { -point-other } há que superar.

## The board in text

picture-label = As fileiras de { -tile-other } com a { -turn-order-one }, e os { -star-chart-other }; também em texto.
text-board = { -Turn-order-one }, fileiras de { -tile-other }, e { -chart-other } linha a linha
text-order = { -Turn-order-one }:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, joga agora
        [done] { $count }: { $seat }, já jogou
       *[waits] { $count }: { $seat }
    }
text-current = { -Current-row-one }:
text-next = { -Next-row-one }, pelos { -space-other } que terá:
text-space = { $count }: { $tile }
text-taken = { $count }: levada; aqui na próxima { -round-one }: { $seat }
text-free = { $count }: vazio
text-chart = { $seat }, linha { $row }:
text-empty = { $cell }: vazia
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, { -link-other } com { $cells }
text-row = { $seat }: { $points }, { $count } de { $most } { -tile-other }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Pelo que pontua: { $parts }.
text-constellations = { -Constellation-other }, por { -star-other }: { $sizes }.
text-turn = Joga agora.
text-left = { -Tile-one } { -left-over-adjective }, no { -space-one } 1: { $tile }.

## Rules

rules-intro = { game-about } Os outros cinco tipos pontuam por cinco { -reference-other } com dois { -side-other } cada.
rules-page = Passe o cursor sobre uma { -tile-one } da { -current-row-one } para ver a { -turn-order-one } a que leva; clique para a pegar. Passe o cursor sobre uma { -cell-one } vazia para ler o que a { -tile-one } dá aí, gire-a, e clique para a pôr. O teclado também faz tudo isto. O aspecto das { -tile-other } e a pontuação das { -reference-other } vêm de um arquivo, box.toml; onde há uma marca, as nossas { -tile-other } podem diferir das suas. Se tem a caixa, corrija esse arquivo: regras, { -point-other }, imagens e esta ajuda o seguem. “tumblestar rules twinkle_twinkle --tiles” imprime as { -tile-other } para comparar com uma caixa.

rules-TT-1 = O que há na caixa
rule-TT-1-1 = Há { $tiles } { -tile-other } { $source }: { $star } { -star-other }, algumas delas { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } e { $comet } { -comet-other }. Usam-se todas, sejam quantos forem os jogadores.
rule-TT-1-2 = Cada um tem um { -star-chart-one } de { $cells } { -cell-other }: 5 × 4 {$review}, aqui { $columns } colunas e { $rows } linhas {$reconstruction}. Os { -chart-other } são iguais {$ruling}.
rule-TT-1-3 = As { -tile-other } de { -star-one } têm linhas da { -star-one } até { -edge-other } e { -corner-other } da { -tile-one }. Os padrões, as { -nova-other }, as { -tile-other } { -slow-feminine-plural } e os tipos de { -planet-one } são os seguintes {$reconstruction}.
rule-TT-1-4 = Há cinco { -reference-other } de pontuação com dois { -side-other } cada: verde, que o livro recomenda para um primeiro jogo, e azul. Aqui chamam-se A e B. A caixa tem 25: um conjunto por pessoa e um de reserva {$ruling}.

rules-TT-2 = Preparação
rule-TT-2-1 = Todas as { -tile-other } estão no { -bag-one }. Tiram-se { -tile-other } para a { -current-row-one }, depois para a { -next-row-one }, que tem um { -space-one } a menos. Ambas estão à vista de todos.
rule-TT-2-2 = Uma { -tile-one } { -slow-feminine } que chega a uma fileira vai para o { -space-one } livre mais à direita, e o resto enche-se a partir da esquerda: a, { -slow-feminine } 1, b, { -slow-feminine } 2 em quatro { -space-other } fica a, b, { -slow-feminine } 2, { -slow-feminine } 1. Na preparação isto vale para as duas fileiras, primeiro a atual {$ruling}.
rule-TT-2-3 = { -Standee-other } para cada jogador: { $two } com dois jogadores, { $three } com três, { $four } com quatro.
rule-TT-2-4 = A primeira { -turn-order-one } é sorteada entre todas as { -standee-other }; com dois jogadores um pode ficar com os lugares 1 e 2.
rule-TT-2-5 = Para cada { -reference-one } os jogadores escolhem o { -side-one } A ou B, o mesmo para todos, em qualquer mistura. Por padrão, todas são A.

rules-TT-3 = Uma { -round-one }
rule-TT-3-1 = As { -standee-other } jogam na { -turn-order-one }, da esquerda para a direita. Jogar é pegar qualquer { -tile-one } que reste na { -current-row-one } e pô-la no { -chart-one }.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Pode-se girá-la em quartos de volta { $source }, ou virá-la { $flip_source }.
           *[no] { placing } Pode-se girá-la em quartos de volta { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Pode-se virá-la { $flip_source }, mas não girá-la em quartos de volta { $source }.
           *[no] { placing } Não se pode girá-la { $source }. { placing-flip }
        }
    }
placing = Ponha-a de imediato em qualquer { -cell-one } vazia do seu { -chart-one }, virada para cima. Não precisa tocar em nada {$review}.
placing-flip = A opção “{ option-flip }” permite também imagens espelhadas { $flip_source }.
rule-TT-3-3 = Quando todas as { -standee-other } pegaram uma { -tile-one }, a { -round-one } acaba. A nova { -turn-order-one } é da esquerda para a direita, pelos { -space-other } das { -tile-other } levadas. Não há empates.
rule-TT-3-4 = A única { -tile-one } { -left-over-adjective } vai para o primeiro { -space-one } da { -current-row-one }, mesmo se { -slow-feminine }. A { -next-row-one } segue atrás dela, na sua ordem, e enche-se de novo do { -bag-one }.
rule-TT-3-5 = Quando a { -current-row-one } tem as { -tile-other } da última { -round-one }, a { -next-row-one } já não se enche {$ruling}.
rule-TT-3-6 = Um jogo tem { $two } { -round-other } com dois jogadores, { $three } com três e { $four } com quatro. Cada um põe vinte { -tile-other }; todos os { -chart-other } ficam cheios na mesma { -round-one }. O { -bag-one } nunca acaba.
rule-TT-3-7 = { -Tile-other } postas nunca se movem. Ninguém passa, e nada se descarta {$ruling}.

rules-TT-4 = { -Constellation-other }
rule-TT-4-1 = { -Beside-phrase } quer dizer com uma { -edge-one } em comum. Regras que contam diagonais dizem-no.
rule-TT-4-2 = Uma { -link-one } é uma linha reta de { -star-one } a { -star-one }, através de uma { -edge-one } ou na diagonal através de um { -corner-one }: as duas { -tile-other } precisam de uma linha até essa { -edge-one } ou esse { -corner-one }. Duas linhas que se encontram em um { -corner-one }, de { -tile-other } com uma { -edge-one } em comum, fazem um V, que não é { -link-one }. Duas diagonais retas que se cruzam em um { -corner-one } são duas { -link-other } {$ruling}.
rule-TT-4-3 = Uma { -constellation-one } são duas ou mais { -star-other } { -linked-feminine-plural } diretamente ou por outras. O seu tamanho é o número de { -star-other }. Uma { -nova-one } é uma { -star-one } em tudo.
rule-TT-4-4 = { -Tile-other } sem linhas não transmitem nada {$ruling}.

rules-TT-5 = Pontuação
rule-TT-5-1 = O que pontua, em ordem: a maior { -constellation-one }, a segunda maior, o número de { -constellation-other } {$review}, estas duas incluídas {$ruling}; depois as { -nova-other }, e as cinco { -reference-other }.
rule-TT-5-2 = Vence quem tem mais { -point-other }; no empate, a vitória é dividida. Os totais podem ficar abaixo de zero; de duas { -constellation-other } do mesmo tamanho uma conta como a maior, a outra como a segunda {$ruling}.
rule-TT-5-3 = O que cada coisa dá, pelo arquivo de dados {$reconstruction}. As tabelas indicam um número e os seus { -point-other }; abaixo do primeiro número não há nenhum.
rule-TT-5-4 = O que dizem a editora e as resenhas, e as correções devem manter: { -black-hole-other } são de evitar, se não ficarem no lugar perfeito; os { -side-other } A nunca custam { -point-other }, pelo menos um { -side-one } B custa; os { -asteroid-other } formam um cinturão, os { -comet-other } querem companhia em volta, os { -planet-other } colecionam-se, os { -satellite-other } estudam { -planet-other }; as { -tile-other } { -slow-feminine-plural } valem mais em média.

rules-TT-6 = Sozinho
rule-TT-6-1 = Esta forma de jogar sozinho é nossa. Pega-se de fileiras menores com duas { -standee-other }, e tenta-se superar uma { -goal-one }.

rules-TT-7 = Exemplos
rule-TT-7-1 = { -Star-other } em a1 com uma linha para S e em a2 com uma linha para N estão { -linked-feminine-plural }; sem uma das linhas não estão.
rule-TT-7-2 = { -Star-other } em a1 com uma linha para SE e em b2 com uma linha para NO estão { -linked-feminine-plural }. Uma linha de a1 para SE e uma de b1 para SO fazem um V: nenhuma { -link-one }. Se todas as quatro { -tile-other } têm uma linha para um { -corner-one }, há duas { -link-other }.
rule-TT-7-3 = Uma { -star-one } em a1 com uma linha para L, um { -planet-one } em b1, uma { -star-one } em c1 com uma linha para O: nenhuma { -link-one }.
rule-TT-7-4 = Dois jogadores, { -turn-order-one } 1, 2, 2, 1, pegam em sequência dos { -space-other } 3, 1, 5 e 2. A próxima { -turn-order-one } é 2, 1, 1, 2, e a { -tile-one } do { -space-one } 4 vai para o { -space-one } 1.
rule-TT-7-5 = { -Black-hole-other } pelo { -side-one } A das tabelas próprias de tumblestar: em um { -corner-one }, { -beside-phrase } de um { -asteroid-one } e um { -comet-one }, 5 { -point-other }; { -beside-phrase } de uma { -star-one } ou { -nova-one } 2; dois { -beside-phrase } um do outro 0 cada. Dois que se tocam só por um { -corner-one } não estão { -beside-phrase }.
rule-TT-7-6 = Depois de um jogo de quatro, restam 14 { -tile-other } no { -bag-one }. Pelas tabelas próprias de tumblestar, um jogador que busca { -point-other } imediatos tem uns 50, um aleatório uns 20.

rules-ours = Outras decisões nossas
rule-ours-1 = A primeira { -turn-order-one } é sorteada antes das { -tile-other } {$ruling}.
rule-ours-2 = Superar uma { -goal-one } exige mais { -point-other } do que ela diz {$ruling}.
rule-ours-3 = Os { -point-other } mostrados durante o jogo são os dos { -chart-other } como estão {$ruling}.
rule-ours-4 = Quem desiste não ganha nada; os outros dividem a vitória {$ruling}.

## Bots

bot-greedy-help = joga pelo máximo de { -point-other } imediatos
bot-beginner-help = pega a primeira { -tile-one } que dá quase o máximo de { -point-other } imediatos; não vê para onde as linhas podem levar
bot-novice-help = pesa só este turno, como aprendeu; pode ficar cerca de meio { -point-one } abaixo do melhor
bot-club-help = calcula esta { -round-one }; pode ficar cerca de um { -point-one } abaixo do melhor turno
bot-strong-help = calcula esta { -round-one }; pode ficar meio { -point-one } abaixo do melhor turno
bot-expert-help = calcula esta { -round-one } e a próxima; pode ficar meio { -point-one } abaixo do melhor turno
bot-master-help = calcula esta { -round-one } e a próxima tão largamente quanto pode

## The data file

box-expected-points = números com os seus { -point-other } entre aspas, como “{ $example }”
box-expected-goals = uma lista de { -point-other } de 1 a 127, crescente
box-expected-code = uma a quatro letras; pode seguir-se um *
box-expected-divides = um número que divide { $number }
box-table-gap = { $file }, linha { $line }: em “{ $name }”, “{ $text }” vem depois de { $before }; espera-se: { $expected }.
box-table-begin = { $file }, linha { $line }: “{ $name }” começa com “{ $text }”; espera-se: { $expected } o mais tardar.
box-table-beyond = { $file }, linha { $line }: em “{ $name }”, “{ $text }” é demais; espera-se: { $expected } no máximo.
box-table-more = { $file }, linha { $line }: em “{ $name }”, “{ $text }” vem depois de uma entrada com +, que tem de ser a última.
box-table-end = { $file }, linha { $line }: “{ $name }” acaba com “{ $text }”; esperam-se: entradas até { $expected }, ou um + depois do último número.
box-total = { $file }, linha { $line }: há { $found } { -tile-other } ao todo; esperam-se: { $expected }.
box-count = { $file }, linha { $line }: “{ $name }” é { $expected }, mas as { -tile-other } desse tipo são { $found }; espera-se: o mesmo número.
box-code-twice = { $file }, linha { $line }: “{ $name }” é “{ $text }”, o código de { $other }; espera-se: outro.
box-tile-twice = { $file }, linha { $line }: “{ $name }” é a mesma { -tile-one } que { $other }; espera-se: uma entrada com ambos os números.
box-tile-name = { $file }, linha { $line }: “{ $name }” não é nome de uma { -tile-one }; esperam-se: letras minúsculas, algarismos e _, primeiro uma letra.

## Notation

unread-order = “{ $text }” não é um lugar; espera-se: “order” e um número de 1 a { $count }.
unread-draw = “{ $text }” não é uma { -tile-one }; espera-se: “draw” e um de { $codes }.
unread-place = “{ $text }” não diz onde pôr a { -tile-one }; espera-se, por exemplo: “{ $tile }@b4”, com 1 a 3 quartos de volta como algarismo depois da { -tile-one }.

## Charts

chart-rows = “{ $text }”: o { -chart-one } tem { $found } linhas; esperam-se: { $expected }.
chart-columns = A linha { $row } do { -chart-one } tem { $found } { -tile-other }; esperam-se: { $expected }, com “.” para uma { -cell-one } vazia.
chart-tile = “{ $text }” em { $cell } não é uma { -tile-one }; espera-se: um de { $codes }, ou “.” para uma { -cell-one } vazia.
chart-turn = “{ $text }” em { $cell }: uma { -tile-one } não pode ficar assim; esperam-se: 0 a 3 quartos de volta como algarismo.
chart-flip = “{ $text }” em { $cell }: { -tile-other } só se viram com a opção “flip” ({ $tag }).
chart-many = { $text } em { $cell } é um a mais; a caixa tem { $count } ({ $tag }).
score-sides = “{ $text }” não é uma escolha de { -side-other }; espera-se: A ou B para cada uma das cinco { -reference-other }, como “ABAAB”.
score-word = “{ $text }” não diz nada sobre um { -chart-one }; espera-se acima dele: “sides ABAAB” ou “flip”.

## Scoring from a file

cli-scored = { -Chart-one } { $count }: { $total } { -point-other }
cli-nothing-scored = Nada a pontuar em “{ $file }”; esperam-se: { -chart-other } de cinco linhas de quatro { -tile-other }.

## Page


advice-brings = Dá
advice-stands = Lugar na próxima { -round-one }
advice-place = { NUMBER($count, useGrouping: "false") } até agora
advice-never = –
advice-take = { -Space-one } { $count }: { $tile }, melhor em { $cell }
advice-lay = Em { $cell }: { $tile }
advice-note-take = O que cada { -tile-one } dá de imediato na sua melhor { -cell-one }; o que vem depois e o que fica para os outros não contam.
advice-note-place = { -Point-other } imediatos; o que vem depois não conta.

pad-total = { -Point-other }: { $total }
pad-sky = { -Constellation-other } e { -nova-other }
pad-references = { -Reference-other }
pad-cell = Escolha uma { -cell-one }.
pad-whole = Todas as { -cell-other } estão cheias. Escolha uma para mudar a { -tile-one }.
pad-tile = Que { -tile-one } está em { $cell }?
pad-tile-left = { $tile } (restam { $count })
pad-way = Como está posta em { $cell }?
pad-remove = Retirar de { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: mudar para o { -side-one } { $side }
pad-flip = Permitir virar { -tile-other }
pad-no-flip = Proibir virar { -tile-other }
pad-too-many = { $tile }: a caixa só tem { $count }, os { -chart-other } juntos têm mais (TT-1.1).
pad-many = { $count ->
        [0] Não há { -chart-one } neste arquivo.
       *[other] Há { $count } { -chart-other } neste arquivo; o bloco leva um. “tumblestar score twinkle_twinkle FILE” pontua todos.
    }
picture-none = Esta imagem não traz um { -chart-one }. Só se podem ler imagens guardadas por tumblestar; digite os outros à mão.
picture-broken = Esta imagem SVG não pode ser lida ({ $why }).
picture-box = Esta imagem foi guardada com outro box.toml ({ $digest }; aqui { $own }), e as { -tile-other } podem diferir.

## The signs of the picture, explained at a touch and in the legend

sign-slow = { -Tile-one } { -slow-feminine }
sign-slow-does = Vai para o { -space-one } livre mais à direita quando chega a uma fileira. Quem a leva joga tarde na próxima { -round-one }.
sign-side = { -Side-one } A ou B
sign-side-does = Cada { -reference-one } tem dois { -side-other } com regras próprias; o mesmo { -side-one } vale para todos. O { -side-one } A é para um primeiro jogo.
sign-standee = { -Standee-one }
sign-standee-does = Fica onde o seu jogador pegou uma { -tile-one }. Na próxima { -round-one } as { -standee-other } jogam da esquerda para a direita.
sign-left = { -Tile-one } { -left-over-adjective }
sign-left-does = Vai para o primeiro { -space-one } da próxima { -round-one }; a { -next-row-one } segue atrás.
sign-rank = Número em uma { -star-one }
sign-rank-does = Conta as { -constellation-other } de um { -chart-one } por tamanho: 1 é a maior, 2 a segunda maior.
sign-refused = Sem { -link-one }
sign-refused-does = Linhas de { -tile-other } com uma { -edge-one } em comum encontram-se aqui em um { -corner-one }: um V, sem { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = { -Tile-other } que ainda não chegaram a uma fileira.
now-points = { $points } agora.
now-best = Mais uma pode chegar a { $points }.
now-most = Mais uma não pode aumentar isto.
now-count =
    { $what ->
        [stars] { -Star-other }: { $count }.
       *[number] { -Constellation-other }: { $count }.
    }
now-next = Com { $count }: { $points }.
now-bag = Restam: { $count }.

## What gives the win shares of a review

evaluator-round-searched = busca de todos os turnos da { -round-one }, depois valores aprendidos de { -chart-other }
evaluator-round-played = a { -round-one } jogada até o fim com gula, depois valores aprendidos de { -chart-other }
evaluator-ending = busca de todos os turnos até ao fim do jogo

## Kinds of chance, for statistics

chance-of-tile = { -Tile-other } do { -bag-one }
chance-of-order = Próximo lugar na primeira { -turn-order-one }
mistake-few = deixar uma { -tile-one } que vale mais
mistake-late = um lugar tarde demais na { -turn-order-one }
mistake-needed = deixar aos outros a melhor { -tile-one }
mistake-tile = escolher uma { -tile-one }
mistake-link = deixar de fora uma { -link-one }
mistake-harm = colocar uma { -tile-one } onde custa { -point-other }
mistake-points = colocar uma { -tile-one } por poucos { -point-other }
mistake-turn = girar uma { -tile-one }
mistake-line = fechar a linha de uma { -star-one }
mistake-middle = gastar uma { -cell-one } com lugar à volta
mistake-tight = colocar uma { -tile-one } onde tem pouca folga
mistake-cell = escolher uma { -cell-one }
why-points = Rende { $better } na hora, não { $taken }.
why-order = Na próxima { -round-one }, o { -space-one } { $better } vem antes do { -space-one } { $taken }.
why-needed =
    { $count ->
        [one] Para { $name } ela rende 1 { -point-one } a mais que as outras { -tile-other }.
       *[other] Para { $name } ela rende { $count } { -point-other } a mais que as outras { -tile-other }.
    }
why-link = A { -constellation-one } dela tem então { $better } { -star-other }, não { $taken }.
why-lines = Assim ficam abertas { $better } linhas, não { $taken }.
why-room =
    { $better ->
        [one] Em volta há 1 { -cell-one } livre; em volta da outra, { $taken }.
       *[other] Em volta há { $better } { -cell-other } livres; em volta da outra, { $taken }.
    }
why-row = A melhor { -tile-one } das fileiras rende então { $better }, não { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: livre
edit-space = { -Current-row-one }, { -space-one } { $count }: { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count }: { $tile }
edit-held = { -In-hand-phrase }: { $tile }
edit-move = De { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = por cada turno da última { -round-one }, com exatidão
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = nenhum { -point-one } imediato
puzzle-theme-last-tile = a última { -tile-one }
puzzle-theme-deny = mais { -point-other } não é o melhor
puzzle-theme-slow = uma { -tile-one } { -slow-feminine }
puzzle-theme-draw = vitória dividida
puzzle-ask-draw = Que { -tile-one }, em que { -cell-one }, divide a vitória?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = { -Star-other } com linhas, uma { -nova-one }, { -asteroid-other }, um { -satellite-one }, um { -black-hole-one }, um { -comet-one } e { -planet-other } de três tipos.
example-slow = Tirados nesta ordem: um { -asteroid-one }, um { -planet-one } em { -tile-one } { -slow-feminine }, um { -comet-one }, outro { -planet-one } { -slow-masculine }. As { -tile-other } { -slow-feminine-plural } foram para a direita.
example-take = Há uma { -standee-one } onde a quarta { -tile-one } foi levada. Qualquer outra { -tile-one } pode ser levada agora.
example-next-order = Os jogadores 1, 2 e 3 pegaram dos { -space-other } 4, 2 e 1: a próxima { -turn-order-one } é 3, 2, 1, e a { -tile-one } { -left-over-adjective } vem primeiro.
example-stays = Serve qualquer { -cell-one } vazia. Uma { -tile-one } posta fica.
example-beside = O { -satellite-one } tem um { -rocky-planet-one } { -beside-phrase }. Só um { -corner-one } não é { -beside-phrase }.
example-links = Através de uma { -edge-one }; através de um { -corner-one }; e um V, que não é { -link-one }.
example-size = Uma { -constellation-one } de três { -star-other }, uma delas uma { -nova-one }, que também conta por si.
example-between = { -Tile-other } sem linhas não transmitem nada.
example-in-order = { -Constellation-other } de três e de duas { -star-other }; ambas contam no número.
example-asteroids = { -Group-other } de dois, dois e um: pelo { -side-one } A conta o maior, pelo { -side-one } B cada um.
example-comets = { -Side-one } A: três { -star-other } em volta do { -comet-one }. { -Side-one } B: três tipos de objeto.
example-planets = { -Side-one } A: o número de { -planet-other }. { -Side-one } B: um conjunto de três tipos; { -planet-other } { -beside-phrase } de outros custam { -point-other }.
example-satellites = { -Side-one } A: um { -planet-one } { -beside-phrase } do { -satellite-one }. { -Side-one } B: ambos os { -planet-other } na sua linha e coluna.
example-black-holes = { -Side-one } A: melhor sem { -star-one }, { -planet-one } ou { -black-hole-one } { -beside-phrase }. { -Side-one } B: melhor com { -asteroid-other }, { -comet-other } e { -satellite-other } { -beside-phrase }.
example-alone = Sozinho: fileiras de três e duas, e as duas { -standee-other } são suas.
example-both-lines = As duas linhas existem; depois uma está virada para outro { -side-one }.
example-crossing = Reta através de um { -corner-one }; um V; e duas diagonais que se cruzam, duas { -link-other }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, depois 2, 1, 1, 2.
example-holes = { -Beside-phrase } de um { -asteroid-one } e um { -comet-one }; { -beside-phrase } de uma { -star-one }; { -beside-phrase } um do outro; com só um { -corner-one } em comum.
example-goal = Uma { -goal-one } de 35 é superada por 36, não por 35.
summary-round = Uma { -round-one }
summary-round-1 = Na { -turn-order-one }, cada um pega uma { -tile-one } da { -current-row-one } e a põe de imediato.
summary-round-2 = Os { -space-other } das { -tile-other } levadas dão a próxima { -turn-order-one }.
summary-round-3 = A { -tile-one } { -left-over-adjective } vem primeiro; a { -next-row-one } segue e enche-se de novo. { -Tile-other } { -slow-feminine-plural } vão para a direita.
summary-place = Pôr
summary-place-1 = Em qualquer { -cell-one } vazia do seu { -chart-one }, girada à vontade. A { -tile-one } fica aí.
summary-place-2 = Linhas que se encontram através de uma { -edge-one }, ou em linha reta através de um { -corner-one }, fazem uma { -link-one }.
summary-place-3 = Duas ou mais { -star-other } { -linked-feminine-plural } são uma { -constellation-one }.
summary-points = { -Point-other }
summary-points-1 = Maior e segunda maior { -constellation-one }, o número delas, { -nova-other }.
summary-points-2 = { -Asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } e { -black-hole-other }, pelo { -side-one } A ou B; as regras têm as tabelas.
summary-points-3 = { -Beside-phrase } quer dizer com uma { -edge-one } em comum; os { -comet-other } contam as oito { -cell-other } em volta.
summary-end = Fim do jogo
summary-end-1 = Todos os { -chart-other } estão cheios depois de vinte { -tile-other }. Vence quem tem mais { -point-other }; no empate, divide-se.
summary-end-2 = Sozinho: duas { -standee-other }, dez { -round-other }, e uma { -goal-one } a superar.
## The tutorial

tutorial-goal = Encha o seu { -star-chart-one } com vinte { -tile-other } que deem mais { -point-other } que as de Zoe.
tutorial-rows = Pegam-se { -tile-other } da { -current-row-one }; a { -next-row-one } mostra o que vem.
tutorial-take = Um turno tem dois passos: pegar uma { -tile-one }, depois pô-la. Pegue a { -star-one } do { -space-one } 2.
tutorial-take-other = É permitido, mas nesta lição pegue a { -tile-one } marcada.
tutorial-place = Ponha-a em b3. Qualquer { -cell-one } vazia é permitida, e uma { -tile-one } fica onde está.
tutorial-place-other = É permitido, mas nesta lição escolha a { -cell-one } marcada.
tutorial-order = Com dois jogadores cada um tem duas { -standee-other } e pega duas { -tile-other } por { -round-one }. Na próxima { -round-one } as { -standee-other } jogam da esquerda para a direita, pelos { -space-other } de onde pegaram.
tutorial-slow = Uma { -tile-one } { -slow-feminine } tem uma ampulheta e vai para a ponta direita da fileira: vale muitas vezes mais, mas quem a leva joga tarde na próxima { -round-one }. Pegue este { -gas-planet-one }.
tutorial-hole-early = Um { -black-hole-one } só pontua no lugar certo, como se verá mais tarde. Aqui o { -planet-one } dá mais.
tutorial-planet = Um { -planet-one } dá 2 { -point-other }, cada outro { -planet-one } mais. Não tem linhas: ponha-o em d2.
tutorial-round = A { -round-one } acabou: o { -black-hole-one } { -left-over-adjective } foi para o { -space-one } 1, e a { -next-row-one } seguiu. Vieram { -tile-other } novas; a { -slow-feminine } foi para a ponta direita.
tutorial-second = Zoe pegou do { -space-one } 1, e por isso jogou primeiro. Agora pegue a { -star-one } do { -space-one } 2.
tutorial-link = Duas { -star-other } estão { -linked-feminine-plural } se uma linha de cada uma chega à mesma { -edge-one }. Pode-se girar a { -tile-one }: ponha-a em b2 com uma linha para baixo, até a sua { -star-one }.
tutorial-link-other = É permitido, mas nenhuma linha encontraria a sua { -star-one }. Ponha-a acima da { -star-one }, com uma linha para baixo.
tutorial-satellite = Duas { -star-other } { -linked-feminine-plural } são uma { -constellation-one }. Agora pegue o { -satellite-one }: ele estuda { -planet-other }.
tutorial-satellite-place = Um { -satellite-one } dá 2 { -point-other } por cada { -planet-one } { -beside-phrase }; { -beside-phrase } quer sempre dizer com uma { -edge-one } em comum. Ponha-o em d3, abaixo do { -planet-one }.
tutorial-sat-other = É permitido, mas o { -satellite-one } não teria { -planet-one } { -beside-phrase }. Ponha-o abaixo do { -gas-planet-one }.
tutorial-first-points = Já são seis { -point-other }: 2 pela { -constellation-one }, 2 pelo { -planet-one } e 2 pelo { -satellite-one }. Os sinais do { -chart-one } mostram o que pontua, e quanto.
tutorial-later = Algumas { -round-other } depois, o seu { -chart-one } tem doze { -tile-other }. O seu { -satellite-one } tem agora um { -planet-one } acima e um abaixo.
tutorial-largest = Quanto mais { -star-other } na maior { -constellation-one }, mais { -point-other }. Pegue a { -star-one } do { -space-one } 2.
tutorial-corner = As { -link-other } também passam por um { -corner-one }. A { -star-one } em b2 tem uma linha para cima à direita: ponha a nova { -tile-one } em c1 de modo que as linhas se encontrem.
tutorial-corner-other = É permitido, mas as duas linhas não se encontrariam. Na { -cell-one } marcada, uma linha tem de ir para baixo à esquerda.
tutorial-three-scores = Quatro { -star-other } { -linked-feminine-plural }: 6 { -point-other }. A segunda maior { -constellation-one } e o número de { -constellation-other } também pontuam.
tutorial-asteroid = Os { -asteroid-other } pontuam pelo maior { -group-one } unido por { -edge-other }. Pegue o { -asteroid-one } do { -space-one } 1.
tutorial-belt = Dois dão 3 { -point-other }, três dão 6. Ponha-o em a3, abaixo dos outros dois.
tutorial-belt-other = É permitido, mas não teria { -edge-one } em comum com os outros { -asteroid-other }. Ponha-o abaixo deles.
tutorial-comet = As suas { -standee-other } pegaram dos { -space-other } 1 e 2, e jogam duas vezes antes de Zoe. Comece com o { -comet-one }.
tutorial-comet-place = Um { -comet-one } dá 1 { -point-one } por cada { -star-one } nas oito { -cell-other } em volta, diagonais incluídas. Ponha-o em c3, entre quatro { -star-other }.
tutorial-comet-other = É permitido, mas a { -cell-one } marcada tem mais { -star-other } em volta: quatro.
tutorial-hole = Um { -black-hole-one } dá 2 { -point-other } se não há outro { -beside-phrase }, e mais 3 se não há { -star-one } nem { -planet-one }. Pegue-o.
tutorial-hole-place = No { -corner-one } a5 só há um { -comet-one } { -beside-phrase }. Ponha-o aí.
tutorial-hole-other = É permitido, mas uma { -star-one }, um { -planet-one } ou outro { -black-hole-one } ficaria { -beside-phrase }, ou poderia em breve. Escolha a { -cell-one } marcada.
tutorial-five = Cinco { -point-other }, o máximo que um { -black-hole-one } pode dar. Não ponha { -star-one } nem { -planet-one } em b5.
tutorial-last = A última { -round-one }: há duas { -cell-other } vazias. Não se segue outra { -turn-order-one }, e as { -tile-other } { -slow-feminine-plural } não custam nada.
tutorial-nova = Uma { -nova-one } é uma { -star-one } com 2 { -point-other } próprios, e sempre { -slow-feminine }. Pegue-a do { -space-one } 5.
tutorial-nova-place = A { -star-one } em c1 tem uma linha para a direita. Ponha a { -nova-one } em d1 de modo que as duas fiquem { -linked-feminine-plural }.
tutorial-nova-other = É permitido, mas nenhuma linha da { -nova-one } encontraria a sua { -constellation-one }. Ponha-a na { -cell-one } marcada, com uma linha para a esquerda.
tutorial-third-planet = Cinco { -star-other } { -linked-feminine-plural }: 8 { -point-other }. Agora pegue o { -rocky-planet-one }: três { -planet-other } dão 9 { -point-other }, dois só 5.
tutorial-end = O seu { -chart-one } está cheio, e a vitória é sua, por 47 a 16! As { -reference-other } também têm um { -side-one } B, para mais tarde.
deed-place = Pôr em { $cell }
deed-take = Tirar esta { -tile-one }
touch-place = Toque numa { -cell-one }.
touch-take = Toque numa { -tile-one }.
