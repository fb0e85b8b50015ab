### The words of Twinkle Twinkle in Portuguese (for Portugal and Brazil alike). Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Monte o céu noturno: o que você leva agora diz quando escolhe depois.
game-by = de Ammon Anderson, Allplay
game-about = Pegue uma peça da fileira e ponha-a no seu mapa do céu; o espaço dela é o seu lugar na próxima rodada. Estrelas formam constelações; asteroides, cometas, planetas, satélites e buracos negros pontuam cada um à sua maneira. Depois de vinte peças, vence quem tem mais pontos. De um a quatro jogadores.

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
        [one] estrela com uma linha para { $ports }
       *[other] estrela com linhas para { $ports }
    }
tile-nova =
    { $count ->
        [one] nova com uma linha para { $ports }
       *[other] nova com linhas para { $ports }
    }
tile-asteroid = asteroide
tile-satellite = satélite
tile-black-hole = buraco negro
tile-comet = cometa
tile-rocky = planeta rochoso
tile-gas = planeta gasoso
tile-ringed = planeta com anéis
tile-slow = { $tile } (lenta)
tile-entry = { $code }: { $tile }; { $count } na caixa
tile-code = { $code } ({ $name })
tile-count = { $count } na caixa
tile-is-slow = lenta

one-asteroid = asteroide
one-comet = cometa
one-planet = planeta
one-satellite = satélite
one-black-hole = buraco negro
one-star = estrela
one-nova = nova
many-star = estrelas
many-asteroid = asteroides
many-planet = planetas
many-satellite = satélites
many-black-hole = buracos negros
many-comet = cometas
many-nova = novas
many-rocky = planetas rochosos
many-gas = planetas gasosos
many-ringed = planetas com anéis

set-ours = as peças próprias de tumblestar
set-named = as peças de “{ $name }”

## What scores

card-largest = Maior constelação
card-second = Segunda maior
card-number = Número de constelações
card-nova = Novas
card-asteroids = Asteroides
card-comets = Cometas
card-planets = Planetas
card-satellites = Satélites
card-black-holes = Buracos negros
card-side = { $name }, lado { $side }
card-line = { $name }: { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstrução)
        [ruling] { $does } (decisão)
        [review] { $does } (resenha)
       *[book] { $does }
    }

# The same within sentences.
scored-largest = maior constelação
scored-second = segunda maior
scored-number = número de constelações
scored-nova = novas
scored-asteroids = asteroides
scored-comets = cometas
scored-planets = planetas
scored-satellites = satélites
scored-black-holes = buracos negros

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } ponto
           *[other] −{ $points } pontos
        }
       *[plus] { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
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
does-largest = Pontos pelas suas estrelas. { $table }.
does-second = { does-largest }
does-number = Pontos pelo número. { $table }.
does-nova = { $each } por cada nova.
does-flat = { $each } por cada { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Pontos pelo maior grupo unido por bordas ou cantos. { $table }.
       *[no] Pontos pelo maior grupo unido por bordas. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Pontos por cada grupo unido por bordas ou cantos, pelo tamanho. { $table }.
       *[no] Pontos por cada grupo unido por bordas, pelo tamanho. { $table }.
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
does-beside-table = Cada { $tile }: pontos por quantos destes estão ao lado: { $of }. { $table }.
does-around-table = Cada { $tile }: pontos por quantos destes estão nas oito casas em volta: { $of }. { $table }.
does-beside-kinds = Cada { $tile }: pontos por quantos destes tipos estão ao lado: { $of }. { $table }.
does-around-kinds = Cada { $tile }: pontos por quantos destes tipos estão nas oito casas em volta: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Cada { $tile }: { $each } por cada um destes ao lado: { $of }.
count-around = Cada { $tile }: { $each } por cada um destes nas oito casas em volta: { $of }.
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
        [bonus] { apart } E mais { $bonus } sem nenhum destes ao lado também: { $other }.
       *[plain] { apart }
    }
apart = Cada { $tile }: { $each } sem nenhum destes ao lado: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } E { $each } por cada { $tile } ao lado de outro de qualquer tipo.
       *[plain] { sets }
    }
sets = Pontos por conjuntos de tipos diferentes, cada um tão grande quanto possível, pelo tamanho. { $table }.

rows-of =
    { $count ->
        [1] Sozinho: espaços na fileira atual { $current }, na próxima fileira { $next }; figuras { $standees }; rodadas { $rounds }
       *[other] { $count } jogadores: espaços na fileira atual { $current }, na próxima fileira { $next }; figuras de cada { $standees }; rodadas { $rounds }
    }
solo-goals = Metas: { $goals } pontos

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
    }
gain-none = Nenhum ponto.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } ponto: { $parts }.
           *[other] −{ $points } pontos: { $parts }.
        }
        [plus] { $points ->
            [one] +{ $points } ponto: { $parts }.
           *[other] +{ $points } pontos: { $parts }.
        }
       *[even] ±0 pontos: { $parts }.
    }
goal-points = { $points }; meta: mais de { $goal }
goal-points-does = Para vencer, o mapa tem de dar mais de { $goal } pontos; agora dá { $points }.

## Log

seat-places =
    { $seat ->
        [you] Você põe em { $cell }: { $tile }.
       *[other] { $seat } põe em { $cell }: { $tile }.
    }
did-order = Lugar { $count } na primeira ordem de jogo: { $seat }.
did-order-all = { did-order } Ordem de jogo: { $order }.
did-draw =
    { $row ->
        [current] Espaço { $count } da fileira atual: { $tile }.
       *[next] Espaço { $count } da próxima fileira: { $tile }.
    }
did-take =
    { $seat ->
        [you] Você pega do espaço { $count }: { $tile }.
       *[other] { $seat } pega do espaço { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Ordem de jogo: { $order }.
did-place-alone = { did-place } A rodada acabou. Peça restante, agora no espaço 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Meta superada!
        [short] { $told } A meta não foi superada.
       *[over] { $told } Fim de jogo.
    }
did-resign =
    { $seat ->
        [you] Você desiste.
       *[other] { $seat } desiste.
    }

## What a hovered target would do

would-take = { would-take-alone } Próxima ordem de jogo até agora, por espaço: { $order }.
would-take-all = { would-take-alone-all } Próxima ordem de jogo, por espaço: { $order }.
would-take-alone = Pegar do espaço { $count }: { $tile }.
would-take-alone-all = { would-take-alone } Peça restante, depois no espaço 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Pôr em { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Você vence!
        [tied] { $told } A vitória é dividida com você!
        [lost] { $told } O jogo acaba sem a sua vitória.
        [beaten] { $told } Meta superada!
       *[short] { $told } A meta não foi superada.
    }
would-resign = Desistir: os outros dividem a vitória.

## Status

status-setup = Preparação
round = Rodada { $count } de { $most }
status-take =
    { $seat ->
        [you] Sua vez: pegue uma peça da fileira atual.
       *[other] { $seat } pega uma peça.
    }
status-take-standee =
    { $seat ->
        [you] Sua vez: pegue a peça { $count } de { $all } da fileira atual.
       *[other] { $seat } pega a peça { $count } de { $all }.
    }
status-take-last =
    { $seat ->
        [you] Última rodada: pegue uma peça da fileira atual.
       *[other] Última rodada: { $seat } pega uma peça.
    }
status-place =
    { $seat ->
        [you] Ponha sua peça em uma casa vazia: { $tile }.
       *[other] { $seat } põe uma peça: { $tile }.
    }
status-type-order = De quem é a figura no lugar { $count } da primeira ordem de jogo?
status-type-draw =
    { $row ->
        [current] Que peça sai para a fileira atual?
       *[next] Que peça sai para a próxima fileira?
    }
status-over-won =
    { $seat ->
        [you] Você vence com { $points }!
       *[other] { $seat } vence com { $points }!
    }
status-over-tied = Vitória dividida com { $points }: { $seats }!
status-over-beaten = A meta de { $goal } pontos foi superada, com { $points }!
status-over-short = A meta de { $goal } pontos não foi superada: o mapa tem { $points }.

## Refusals: why not, and what instead

refused-TT-2-1 = Essa peça já não está no saco. Escolha uma das oferecidas.
refused-TT-2-4 = Esse lugar já não tem figuras. Escolha um dos oferecidos.
refused-TT-3-1 = Não há peça nesse espaço: foi levada nesta rodada, ou o espaço não existe. Pegue outra.
refused-TT-3-1-first = Não há peça na mão. Antes, pegue uma da fileira atual.
refused-TT-3-2 = A peça não pode ficar assim. Use quartos de volta; só se vira com a opção “{ option-flip }”.
refused-TT-3-2-held = Já há uma peça na mão. Ponha-a no seu mapa.
refused-TT-3-6 = O jogo acabou. Reveja as jogadas, ou jogue outro.
refused-TT-3-7 = Essa casa tem uma peça, e peças postas ficam. Escolha uma casa vazia.

## Options

option-asteroids = Asteroides: lado B
option-asteroids-help = Lado B desta referência em vez do lado A, para todos.
option-comets = Cometas: lado B
option-comets-help = { option-asteroids-help }
option-planets = Planetas: lado B
option-planets-help = { option-asteroids-help }
option-satellites = Satélites: lado B
option-satellites-help = { option-asteroids-help }
option-black_holes = Buracos negros: lado B
option-black_holes-help = { option-asteroids-help }
option-flip = Peças podem ser viradas
option-flip-help = As peças podem ser postas espelhadas.
option-first = Primeiro na ordem de jogo
option-first-help = De quem é a primeira figura na primeira ordem de jogo; os lugares seguintes são por sorteio.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-goal = Meta
option-goal-help = Só sozinho: quantos pontos há que superar.

## The board in text

picture-label = As fileiras de peças com a ordem de jogo, e os mapas do céu; também em texto.
text-board = Ordem de jogo, fileiras de peças, e mapas linha a linha
text-order = Ordem de jogo:
text-standee =
    { $state ->
        [acts] { $count }: { $seat }, joga agora
        [done] { $count }: { $seat }, já jogou
       *[waits] { $count }: { $seat }
    }
text-current = Fileira atual:
text-next = Próxima fileira, pelos espaços que terá:
text-space = { $count }: { $tile }
text-taken = { $count }: levada; aqui na próxima rodada: { $seat }
text-free = { $count }: vazio
text-chart = { $seat }, linha { $row }:
text-empty = { $cell }: vazia
text-cell = { $cell }: { $tile }
text-linked = { $cell }: { $tile }, ligações com { $cells }
text-row = { $seat }: { $points }, { $count } de { $most } peças.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Pelo que pontua: { $parts }.
text-constellations = Constelações, por estrelas: { $sizes }.
text-turn = Joga agora.
text-left = Peça restante, no espaço 1: { $tile }.

## Rules

rules-intro = { game-about } Os outros cinco tipos pontuam por cinco referências com dois lados cada.
rules-page = Passe o cursor sobre uma peça da fileira atual para ver a ordem de jogo a que leva; clique para a pegar. Passe o cursor sobre uma casa vazia para ler o que a peça dá aí, gire-a, e clique para a pôr. O teclado também faz tudo isto. O aspecto das peças e a pontuação das referências vêm de um arquivo, box.toml; onde há uma marca, as nossas peças podem diferir das suas. Se tem a caixa, corrija esse arquivo: regras, pontos, imagens e esta ajuda o seguem. “tumblestar rules twinkle_twinkle --tiles” imprime as peças para comparar com uma caixa.

rules-TT-1 = O que há na caixa
rule-TT-1-1 = Há { $tiles } peças { $source }: { $star } estrelas, algumas delas novas, { $asteroid } asteroides, { $planet } planetas, { $satellite } satélites, { $black_hole } buracos negros e { $comet } cometas. Usam-se todas, sejam quantos forem os jogadores.
rule-TT-1-2 = Cada um tem um mapa do céu de { $cells } casas: 5 × 4,{$review} aqui { $columns } colunas e { $rows } linhas.{$reconstruction} Os mapas são iguais.{$ruling}
rule-TT-1-3 = As peças de estrela têm linhas da estrela até bordas e cantos da peça. Os padrões, as novas, as peças lentas e os tipos de planeta são os seguintes.{$reconstruction}
rule-TT-1-4 = Há cinco referências de pontuação com dois lados cada: verde, que o livro recomenda para um primeiro jogo, e azul. Aqui chamam-se A e B. A caixa tem 25: um conjunto por pessoa e um de reserva.{$ruling}

rules-TT-2 = Preparação
rule-TT-2-1 = Todas as peças estão no saco. Tiram-se peças para a fileira atual, depois para a próxima fileira, que tem um espaço a menos. Ambas estão à vista de todos.
rule-TT-2-2 = Uma peça lenta que chega a uma fileira vai para o espaço livre mais à direita, e o resto enche-se a partir da esquerda: a, lenta 1, b, lenta 2 em quatro espaços fica a, b, lenta 2, lenta 1. Na preparação isto vale para as duas fileiras, primeiro a atual.{$ruling}
rule-TT-2-3 = Figuras para cada jogador: { $two } com dois jogadores, { $three } com três, { $four } com quatro.
rule-TT-2-4 = A primeira ordem de jogo é sorteada entre todas as figuras; com dois jogadores um pode ficar com os lugares 1 e 2.
rule-TT-2-5 = Para cada referência os jogadores escolhem o lado A ou B, o mesmo para todos, em qualquer mistura. Por padrão, todas são A.

rules-TT-3 = Uma rodada
rule-TT-3-1 = As figuras jogam na ordem de jogo, da esquerda para a direita. Jogar é pegar qualquer peça que reste na fileira atual e pô-la no mapa.
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
placing = Ponha-a de imediato em qualquer casa vazia do seu mapa, virada para cima. Não precisa tocar em nada.{$review}
placing-flip = A opção “{ option-flip }” permite também imagens espelhadas { $flip_source }.
rule-TT-3-3 = Quando todas as figuras pegaram uma peça, a rodada acaba. A nova ordem de jogo é da esquerda para a direita, pelos espaços das peças levadas. Não há empates.
rule-TT-3-4 = A única peça restante vai para o primeiro espaço da fileira atual, mesmo se lenta. A próxima fileira segue atrás dela, na sua ordem, e enche-se de novo do saco.
rule-TT-3-5 = Quando a fileira atual tem as peças da última rodada, a próxima fileira já não se enche.{$ruling}
rule-TT-3-6 = Um jogo tem { $two } rodadas com dois jogadores, { $three } com três e { $four } com quatro. Cada um põe vinte peças; todos os mapas ficam cheios na mesma rodada. O saco nunca acaba.
rule-TT-3-7 = Peças postas nunca se movem. Ninguém passa, e nada se descarta.{$ruling}

rules-TT-4 = Constelações
rule-TT-4-1 = Ao lado quer dizer com uma borda em comum. Regras que contam diagonais dizem-no.
rule-TT-4-2 = Uma ligação é uma linha reta de estrela a estrela, através de uma borda ou na diagonal através de um canto: as duas peças precisam de uma linha até essa borda ou esse canto. Duas linhas que se encontram em um canto, de peças com uma borda em comum, fazem um V, que não é ligação. Duas diagonais retas que se cruzam em um canto são duas ligações.{$ruling}
rule-TT-4-3 = Uma constelação são duas ou mais estrelas ligadas diretamente ou por outras. O seu tamanho é o número de estrelas. Uma nova é uma estrela em tudo.
rule-TT-4-4 = Peças sem linhas não transmitem nada.{$ruling}

rules-TT-5 = Pontuação
rule-TT-5-1 = O que pontua, em ordem: a maior constelação, a segunda maior, o número de constelações,{$review} estas duas incluídas;{$ruling} depois as novas, e as cinco referências.
rule-TT-5-2 = Vence quem tem mais pontos; no empate, a vitória é dividida. Os totais podem ficar abaixo de zero; de duas constelações do mesmo tamanho uma conta como a maior, a outra como a segunda.{$ruling}
rule-TT-5-3 = O que cada coisa dá, pelo arquivo de dados.{$reconstruction} As tabelas indicam um número e os seus pontos; abaixo do primeiro número não há nenhum.
rule-TT-5-4 = O que dizem a editora e as resenhas, e as correções devem manter: buracos negros são de evitar, se não ficarem no lugar perfeito; os lados A nunca custam pontos, pelo menos um lado B custa; os asteroides formam um cinturão, os cometas querem companhia em volta, os planetas colecionam-se, os satélites estudam planetas; as peças lentas valem mais em média.

rules-TT-6 = Sozinho
rule-TT-6-1 = Esta forma de jogar sozinho é nossa. Pega-se de fileiras menores com duas figuras, e tenta-se superar uma meta.

rules-TT-7 = Exemplos
rule-TT-7-1 = Estrelas em a1 com uma linha para S e em a2 com uma linha para N estão ligadas; sem uma das linhas não estão.
rule-TT-7-2 = Estrelas em a1 com uma linha para SE e em b2 com uma linha para NO estão ligadas. Uma linha de a1 para SE e uma de b1 para SO fazem um V: nenhuma ligação. Se todas as quatro peças têm uma linha para um canto, há duas ligações.
rule-TT-7-3 = Uma estrela em a1 com uma linha para L, um planeta em b1, uma estrela em c1 com uma linha para O: nenhuma ligação.
rule-TT-7-4 = Dois jogadores, ordem de jogo 1, 2, 2, 1, pegam em sequência dos espaços 3, 1, 5 e 2. A próxima ordem de jogo é 2, 1, 1, 2, e a peça do espaço 4 vai para o espaço 1.
rule-TT-7-5 = Buracos negros pelo lado A das tabelas próprias de tumblestar: em um canto, ao lado de um asteroide e um cometa, 5 pontos; ao lado de uma estrela ou nova 2; dois ao lado um do outro 0 cada. Dois que se tocam só por um canto não estão ao lado.
rule-TT-7-6 = Depois de um jogo de quatro, restam 14 peças no saco. Pelas tabelas próprias de tumblestar, um jogador que busca pontos imediatos tem uns 50, um aleatório uns 20.

rules-ours = Outras decisões nossas
rule-ours-1 = A primeira ordem de jogo é sorteada antes das peças.{$ruling}
rule-ours-2 = Superar uma meta exige mais pontos do que ela diz.{$ruling}
rule-ours-3 = Os pontos mostrados durante o jogo são os dos mapas como estão.{$ruling}
rule-ours-4 = Quem desiste não ganha nada; os outros dividem a vitória.{$ruling}

## Bots

bot-greedy-help = joga pelo máximo de pontos imediatos
bot-beginner-help = pega a primeira peça que dá quase o máximo de pontos imediatos; não vê para onde as linhas podem levar
bot-novice-help = pesa só este turno, como aprendeu; pode ficar cerca de meio ponto abaixo do melhor
bot-club-help = calcula esta rodada; pode ficar cerca de um ponto abaixo do melhor turno
bot-strong-help = calcula esta rodada; pode ficar meio ponto abaixo do melhor turno
bot-expert-help = calcula esta rodada e a próxima; pode ficar meio ponto abaixo do melhor turno
bot-master-help = calcula esta rodada e a próxima tão largamente quanto pode

## The data file

box-expected-points = números com os seus pontos entre aspas, como “{ $example }”
box-expected-goals = uma lista de pontos de 1 a 127, crescente
box-expected-code = uma a quatro letras; pode seguir-se um *
box-expected-divides = um número que divide { $number }
box-table-gap = { $file }, linha { $line }: em “{ $name }”, “{ $text }” vem depois de { $before }; espera-se: { $expected }.
box-table-begin = { $file }, linha { $line }: “{ $name }” começa com “{ $text }”; espera-se: { $expected } o mais tardar.
box-table-beyond = { $file }, linha { $line }: em “{ $name }”, “{ $text }” é demais; espera-se: { $expected } no máximo.
box-table-more = { $file }, linha { $line }: em “{ $name }”, “{ $text }” vem depois de uma entrada com +, que tem de ser a última.
box-table-end = { $file }, linha { $line }: “{ $name }” acaba com “{ $text }”; esperam-se: entradas até { $expected }, ou um + depois do último número.
box-total = { $file }, linha { $line }: há { $found } peças ao todo; esperam-se: { $expected }.
box-count = { $file }, linha { $line }: “{ $name }” é { $expected }, mas as peças desse tipo são { $found }; espera-se: o mesmo número.
box-code-twice = { $file }, linha { $line }: “{ $name }” é “{ $text }”, o código de { $other }; espera-se: outro.
box-tile-twice = { $file }, linha { $line }: “{ $name }” é a mesma peça que { $other }; espera-se: uma entrada com ambos os números.
box-tile-name = { $file }, linha { $line }: “{ $name }” não é nome de uma peça; esperam-se: letras minúsculas, algarismos e _, primeiro uma letra.

## Notation

unread-order = “{ $text }” não é um lugar; espera-se: “order” e um número de 1 a { $count }.
unread-draw = “{ $text }” não é uma peça; espera-se: “draw” e um de { $codes }.
unread-place = “{ $text }” não diz onde pôr a peça; espera-se, por exemplo: “{ $tile }@b4”, com 1 a 3 quartos de volta como algarismo depois da peça.

## Charts

chart-rows = “{ $text }”: o mapa tem { $found } linhas; esperam-se: { $expected }.
chart-columns = A linha { $row } do mapa tem { $found } peças; esperam-se: { $expected }, com “.” para uma casa vazia.
chart-tile = “{ $text }” em { $cell } não é uma peça; espera-se: um de { $codes }, ou “.” para uma casa vazia.
chart-turn = “{ $text }” em { $cell }: uma peça não pode ficar assim; esperam-se: 0 a 3 quartos de volta como algarismo.
chart-flip = “{ $text }” em { $cell }: peças só se viram com a opção “flip” ({ $tag }).
chart-many = { $text } em { $cell } é um a mais; a caixa tem { $count } ({ $tag }).
score-sides = “{ $text }” não é uma escolha de lados; espera-se: A ou B para cada uma das cinco referências, como “ABAAB”.
score-word = “{ $text }” não diz nada sobre um mapa; espera-se acima dele: “sides ABAAB” ou “flip”.

## Scoring from a file

cli-scored = Mapa { $count }: { $total } pontos
cli-nothing-scored = Nada a pontuar em “{ $file }”; esperam-se: mapas de cinco linhas de quatro peças.

## Page


advice-brings = Dá
advice-stands = Lugar na próxima rodada
advice-place = { NUMBER($count, useGrouping: "false") } até agora
advice-never = –
advice-take = Espaço { $count }: { $tile }, melhor em { $cell }
advice-lay = Em { $cell }: { $tile }
advice-note-take = O que cada peça dá de imediato na sua melhor casa; o que vem depois e o que fica para os outros não contam.
advice-note-place = Pontos imediatos; o que vem depois não conta.

pad-total = Pontos: { $total }
pad-sky = Constelações e novas
pad-references = Referências
pad-cell = Escolha uma casa.
pad-whole = Todas as casas estão cheias. Escolha uma para mudar a peça.
pad-tile = Que peça está em { $cell }?
pad-tile-left = { $tile } (restam { $count })
pad-way = Como está posta em { $cell }?
pad-remove = Retirar de { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: mudar para o lado { $side }
pad-flip = Permitir virar peças
pad-no-flip = Proibir virar peças
pad-too-many = { $tile }: a caixa só tem { $count }, os mapas juntos têm mais (TT-1.1).
pad-many = { $count ->
        [0] Não há mapa neste arquivo.
       *[other] Há { $count } mapas neste arquivo; o bloco leva um. “tumblestar score twinkle_twinkle FILE” pontua todos.
    }
picture-none = Esta imagem não traz um mapa. Só se podem ler imagens guardadas por tumblestar; digite os outros à mão.
picture-broken = Esta imagem SVG não pode ser lida ({ $why }).
picture-box = Esta imagem foi guardada com outro box.toml ({ $digest }; aqui { $own }), e as peças podem diferir.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Peça lenta
sign-slow-does = Vai para o espaço livre mais à direita quando chega a uma fileira. Quem a leva joga tarde na próxima rodada.
sign-side = Lado A ou B
sign-side-does = Cada referência tem dois lados com regras próprias; o mesmo lado vale para todos. O lado A é para um primeiro jogo.
sign-standee = Figura
sign-standee-does = Fica onde o seu jogador pegou uma peça. Na próxima rodada as figuras jogam da esquerda para a direita.
sign-left = Peça restante
sign-left-does = Vai para o primeiro espaço da próxima rodada; a próxima fileira segue atrás.
sign-rank = Número em uma estrela
sign-rank-does = Conta as constelações de um mapa por tamanho: 1 é a maior, 2 a segunda maior.
sign-refused = Sem ligação
sign-refused-does = Linhas de peças com uma borda em comum encontram-se aqui em um canto: um V, sem ligação.
sign-round = Rodada
sign-bag = Saco
sign-bag-does = Peças que ainda não chegaram a uma fileira.
now-points = { $points } agora.
now-best = Mais uma pode chegar a { $points }.
now-most = Mais uma não pode aumentar isto.
now-count =
    { $what ->
        [stars] Estrelas: { $count }.
       *[number] Constelações: { $count }.
    }
now-next = Com { $count }: { $points }.
now-bag = Restam: { $count }.

## What gives the win shares of a review

evaluator-round-searched = busca de todos os turnos da rodada, depois valores aprendidos de mapas
evaluator-round-played = a rodada jogada até o fim com gula, depois valores aprendidos de mapas
evaluator-ending = busca de todos os turnos até ao fim do jogo

## Kinds of chance, for statistics

chance-of-tile = Peças do saco
chance-of-order = Próximo lugar na primeira ordem de jogo
mistake-few = deixar uma peça que vale mais
mistake-late = um lugar tarde demais na ordem de jogo
mistake-needed = deixar aos outros a melhor peça
mistake-tile = escolher uma peça
mistake-link = deixar de fora uma ligação
mistake-harm = colocar uma peça onde custa pontos
mistake-points = colocar uma peça por poucos pontos
mistake-turn = girar uma peça
mistake-line = fechar a linha de uma estrela
mistake-middle = gastar uma casa com lugar à volta
mistake-tight = colocar uma peça onde tem pouca folga
mistake-cell = escolher uma casa
why-points = Rende { $better } na hora, não { $taken }.
why-kept = Assim { $cell } fica livre, com { $taken } casas vazias em volta; aqui há { $better }.
why-less =
    { $count ->
        [one] Rende 1 ponto a menos na hora.
       *[other] Rende { $count } pontos a menos na hora.
    }
why-first = Primeira escolha da próxima fileira: { $tile } rende aqui { $better }; a segunda peça, { $taken }.
why-cell = Em { $cell } ela rende { $better } na hora; a outra peça, { $taken }.
why-best = Em { $cell } ela rende { $better } na hora; a outra peça, no máximo { $taken }.
why-order = Na próxima rodada, o espaço dela vem antes de { $names }.
why-needed =
    { $count ->
        [one] Para { $name } ela rende 1 ponto a mais que as outras peças.
       *[other] Para { $name } ela rende { $count } pontos a mais que as outras peças.
    }
why-link = A constelação dela tem então { $better } estrelas, não { $taken }.
why-lines = Assim ficam abertas { $better } linhas, não { $taken }.
why-room =
    { $better ->
        [one] Em volta há 1 casa livre; em volta da outra, { $taken }.
       *[other] Em volta há { $better } casas livres; em volta da outra, { $taken }.
    }
why-row = A melhor peça das fileiras rende então { $better }, não { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: livre
edit-space = Fileira atual, espaço { $count }: { $tile }
edit-next = Próxima fileira, espaço { $count }: { $tile }
edit-held = Na mão: { $tile }
edit-move = De { $cell }: { $tile }

## Puzzles

puzzle-how-exact-turns = por cada turno da última rodada, com exatidão
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = nenhum ponto imediato
puzzle-theme-last-tile = a última peça
puzzle-theme-deny = mais pontos não é o melhor
puzzle-theme-slow = uma peça lenta
puzzle-theme-draw = vitória dividida
puzzle-ask-draw = Que peça, em que casa, divide a vitória?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Estrelas com linhas, uma nova, asteroides, um satélite, um buraco negro, um cometa e planetas de três tipos.
example-slow = Tirados nesta ordem: um asteroide, um planeta em peça lenta, um cometa, outro planeta lento. As peças lentas foram para a direita.
example-take = Há uma figura onde a quarta peça foi levada. Qualquer outra peça pode ser levada agora.
example-next-order = Os jogadores 1, 2 e 3 pegaram dos espaços 4, 2 e 1: a próxima ordem de jogo é 3, 2, 1, e a peça restante vem primeiro.
example-stays = Serve qualquer casa vazia. Uma peça posta fica.
example-beside = O satélite tem um planeta rochoso ao lado. Só um canto não é ao lado.
example-links = Através de uma borda; através de um canto; e um V, que não é ligação.
example-size = Uma constelação de três estrelas, uma delas uma nova, que também conta por si.
example-between = Peças sem linhas não transmitem nada.
example-in-order = Constelações de três e de duas estrelas; ambas contam no número.
example-asteroids = Grupos de dois, dois e um: pelo lado A conta o maior, pelo lado B cada um.
example-comets = Lado A: três estrelas em volta do cometa. Lado B: três tipos de objeto.
example-planets = Lado A: o número de planetas. Lado B: um conjunto de três tipos; planetas ao lado de outros custam pontos.
example-satellites = Lado A: um planeta ao lado do satélite. Lado B: ambos os planetas na sua linha e coluna.
example-black-holes = Lado A: melhor sem estrela, planeta ou buraco negro ao lado. Lado B: melhor com asteroides, cometas e satélites ao lado.
example-alone = Sozinho: fileiras de três e duas, e as duas figuras são suas.
example-both-lines = As duas linhas existem; depois uma está virada para outro lado.
example-crossing = Reta através de um canto; um V; e duas diagonais que se cruzam, duas ligações.
example-planet-between = { example-between }
example-two-players = Ordem de jogo 1, 2, 2, 1, depois 2, 1, 1, 2.
example-holes = Ao lado de um asteroide e um cometa; ao lado de uma estrela; ao lado um do outro; com só um canto em comum.
example-goal = Uma meta de 35 é superada por 36, não por 35.
summary-round = Uma rodada
summary-round-1 = Na ordem de jogo, cada um pega uma peça da fileira atual e a põe de imediato.
summary-round-2 = Os espaços das peças levadas dão a próxima ordem de jogo.
summary-round-3 = A peça restante vem primeiro; a próxima fileira segue e enche-se de novo. Peças lentas vão para a direita.
summary-place = Pôr
summary-place-1 = Em qualquer casa vazia do seu mapa, girada à vontade. A peça fica aí.
summary-place-2 = Linhas que se encontram através de uma borda, ou em linha reta através de um canto, fazem uma ligação.
summary-place-3 = Duas ou mais estrelas ligadas são uma constelação.
summary-points = Pontos
summary-points-1 = Maior e segunda maior constelação, o número delas, novas.
summary-points-2 = Asteroides, cometas, planetas, satélites e buracos negros, pelo lado A ou B; as regras têm as tabelas.
summary-points-3 = Ao lado quer dizer com uma borda em comum; os cometas contam as oito casas em volta.
summary-end = Fim do jogo
summary-end-1 = Todos os mapas estão cheios depois de vinte peças. Vence quem tem mais pontos; no empate, divide-se.
summary-end-2 = Sozinho: duas figuras, dez rodadas, e uma meta a superar.
## The tutorial

tutorial-goal = Encha o seu mapa do céu com vinte peças que deem mais pontos que as de Zoe.
tutorial-rows = Pegam-se peças da fileira atual; a próxima fileira mostra o que vem.
tutorial-take = Um turno tem dois passos: pegar uma peça, depois pô-la. Pegue a estrela do espaço 2.
tutorial-take-other = É permitido, mas nesta lição pegue a peça marcada.
tutorial-place = Ponha-a em b3. Qualquer casa vazia é permitida, e uma peça fica onde está.
tutorial-place-other = É permitido, mas nesta lição escolha a casa marcada.
tutorial-order = Com dois jogadores cada um tem duas figuras e pega duas peças por rodada. Na próxima rodada as figuras jogam da esquerda para a direita, pelos espaços de onde pegaram.
tutorial-slow = Uma peça lenta tem uma ampulheta e vai para a ponta direita da fileira: vale muitas vezes mais, mas quem a leva joga tarde na próxima rodada. Pegue este planeta gasoso.
tutorial-hole-early = Um buraco negro só pontua no lugar certo, como se verá mais tarde. Aqui o planeta dá mais.
tutorial-planet = Um planeta dá 2 pontos, cada outro planeta mais. Não tem linhas: ponha-o em d2.
tutorial-round = A rodada acabou: o buraco negro restante foi para o espaço 1, e a próxima fileira seguiu. Vieram peças novas; a lenta foi para a ponta direita.
tutorial-second = Zoe pegou do espaço 1, e por isso jogou primeiro. Agora pegue a estrela do espaço 2.
tutorial-link = Duas estrelas estão ligadas se uma linha de cada uma chega à mesma borda. Pode-se girar a peça: ponha-a em b2 com uma linha para baixo, até a sua estrela.
tutorial-link-other = É permitido, mas nenhuma linha encontraria a sua estrela. Ponha-a acima da estrela, com uma linha para baixo.
tutorial-satellite = Duas estrelas ligadas são uma constelação. Agora pegue o satélite: ele estuda planetas.
tutorial-satellite-place = Um satélite dá 2 pontos por cada planeta ao lado; ao lado quer sempre dizer com uma borda em comum. Ponha-o em d3, abaixo do planeta.
tutorial-sat-other = É permitido, mas o satélite não teria planeta ao lado. Ponha-o abaixo do planeta gasoso.
tutorial-first-points = Já são seis pontos: 2 pela constelação, 2 pelo planeta e 2 pelo satélite. Os sinais do mapa mostram o que pontua, e quanto.
tutorial-later = Algumas rodadas depois, o seu mapa tem doze peças. O seu satélite tem agora um planeta acima e um abaixo.
tutorial-largest = Quanto mais estrelas na maior constelação, mais pontos. Pegue a estrela do espaço 2.
tutorial-corner = As ligações também passam por um canto. A estrela em b2 tem uma linha para cima à direita: ponha a nova peça em c1 de modo que as linhas se encontrem.
tutorial-corner-other = É permitido, mas as duas linhas não se encontrariam. Na casa marcada, uma linha tem de ir para baixo à esquerda.
tutorial-three-scores = Quatro estrelas ligadas: 6 pontos. A segunda maior constelação e o número de constelações também pontuam.
tutorial-asteroid = Os asteroides pontuam pelo maior grupo unido por bordas. Pegue o asteroide do espaço 1.
tutorial-belt = Dois dão 3 pontos, três dão 6. Ponha-o em a3, abaixo dos outros dois.
tutorial-belt-other = É permitido, mas não teria borda em comum com os outros asteroides. Ponha-o abaixo deles.
tutorial-comet = As suas figuras pegaram dos espaços 1 e 2, e jogam duas vezes antes de Zoe. Comece com o cometa.
tutorial-comet-place = Um cometa dá 1 ponto por cada estrela nas oito casas em volta, diagonais incluídas. Ponha-o em c3, entre quatro estrelas.
tutorial-comet-other = É permitido, mas a casa marcada tem mais estrelas em volta: quatro.
tutorial-hole = Um buraco negro dá 2 pontos se não há outro ao lado, e mais 3 se não há estrela nem planeta. Pegue-o.
tutorial-hole-place = No canto a5 só há um cometa ao lado. Ponha-o aí.
tutorial-hole-other = É permitido, mas uma estrela, um planeta ou outro buraco negro ficaria ao lado, ou poderia em breve. Escolha a casa marcada.
tutorial-five = Cinco pontos, o máximo que um buraco negro pode dar. Não ponha estrela nem planeta em b5.
tutorial-last = A última rodada: há duas casas vazias. Não se segue outra ordem de jogo, e as peças lentas não custam nada.
tutorial-nova = Uma nova é uma estrela com 2 pontos próprios, e sempre lenta. Pegue-a do espaço 5.
tutorial-nova-place = A estrela em c1 tem uma linha para a direita. Ponha a nova em d1 de modo que as duas fiquem ligadas.
tutorial-nova-other = É permitido, mas nenhuma linha da nova encontraria a sua constelação. Ponha-a na casa marcada, com uma linha para a esquerda.
tutorial-third-planet = Cinco estrelas ligadas: 8 pontos. Agora pegue o planeta rochoso: três planetas dão 9 pontos, dois só 5.
tutorial-end = O seu mapa está cheio, e a vitória é sua, por 47 a 16! As referências também têm um lado B, para mais tarde.
deed-place = Pôr em { $cell }
deed-take = Tirar esta peça
touch-place = Toque numa casa.
touch-take = Toque numa peça.
