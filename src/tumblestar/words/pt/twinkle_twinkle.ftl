### The words of Twinkle Twinkle in Brazilian Portuguese. Arguments as in en/twinkle_twinkle.ftl, which explains them.

## The game

game-name = Twinkle Twinkle
game-tagline = Monte o céu noturno: a peça que você pega agora decide quando você escolhe depois.
game-by = de Ammon Anderson, Allplay
game-about = Pegue uma peça da fileira e coloque-a no seu mapa estelar. O espaço dela na fileira decide o seu lugar na próxima rodada. Faça ligações entre estrelas para formar constelações, e pontue asteroides, cometas, planetas, satélites e buracos negros, cada um à sua maneira. Depois de 20 peças para cada um, vence o jogador com mais pontos. Para 1 a 4 jogadores.

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

set-ours = as peças do próprio tumblestar
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
        [reconstruction] { $does } (palpite)
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
does-largest = Pontua pelo número de estrelas. { $table }.
does-second = { does-largest }
does-number = Pontua por quantos você tem. { $table }.
does-nova = Cada nova vale { $each }.
does-flat = Cada { $tile } vale { $each }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Seu maior grupo (unido por bordas ou cantos) pontua pelo tamanho. { $table }.
       *[no] Seu maior grupo (unido por bordas) pontua pelo tamanho. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Cada grupo (unido por bordas ou cantos) pontua pelo tamanho. { $table }.
       *[no] Cada grupo (unido por bordas) pontua pelo tamanho. { $table }.
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
does-beside-table = Cada { $tile } pontua por quantos destes estão ao lado dele: { $of }. { $table }.
does-around-table = Cada { $tile } pontua por quantos destes estão nas 8 casas em volta dele: { $of }. { $table }.
does-beside-kinds = Cada { $tile } pontua por quantos destes tipos estão ao lado dele: { $of }. { $table }.
does-around-kinds = Cada { $tile } pontua por quantos destes tipos estão nas 8 casas em volta dele: { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Cada { $tile } vale { $each } por cada um destes ao lado dele: { $of }.
count-around = Cada { $tile } vale { $each } por cada um destes nas 8 casas em volta dele: { $of }.
count-in-sight = Cada { $tile } vale { $each } por cada um destes que vê na sua linha e coluna: { $of }.
in-any-case =
    { $extra ->
        [base] Vale também { $base } em qualquer caso.
        [none] Sem nenhum destes, vale { $none }.
       *[other] Vale também { $base } em qualquer caso, e { $none } sem nenhum destes.
    }
sight =
    { $limit ->
        [blocked] Em cada direção ele vê até a margem, ou até o primeiro destes: { $blocked }.
       *[open] Em cada direção ele vê até a margem.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Vale mais { $bonus } se também nenhum destes estiver ao lado dele: { $other }.
       *[plain] { apart }
    }
apart = Cada { $tile } vale { $each } se nenhum destes estiver ao lado dele: { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Cada { $tile } com pelo menos 1 { $tile } de qualquer tipo ao lado vale ainda { $each }.
       *[plain] { sets }
    }
sets = Cada conjunto de tipos diferentes pontua pelo tamanho; faça cada conjunto tão grande quanto puder. { $table }.

rows-of =
    { $count ->
        [1] Solo: { $current } espaços na fileira atual, { $next } na próxima; { $standees } figuras; { $rounds } rodadas
       *[other] { $standees ->
            [one] { $count } jogadores: { $current } espaços na fileira atual, { $next } na próxima; { $standees } figura cada um; { $rounds } rodadas
           *[other] { $count } jogadores: { $current } espaços na fileira atual, { $next } na próxima; { $standees } figuras cada um; { $rounds } rodadas
        }
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
goal-points-does = Para vencer, faça mais de { $goal } pontos. Seu mapa vale agora { $points }.

## Log

seat-places =
    { $seat ->
        [you] Você coloca uma peça em { $cell }: { $tile }.
       *[other] { $seat } coloca uma peça em { $cell }: { $tile }.
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
        [you] Você pega uma peça do espaço { $count }: { $tile }.
       *[other] { $seat } pega uma peça do espaço { $count }: { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Ordem de jogo: { $order }.
did-place-alone = { did-place } A rodada termina. A peça que sobrou vai para o espaço 1: { $left }.
did-over =
    { $end ->
        [beaten] { $told } Meta superada!
        [short] { $told } Meta não superada.
       *[over] { $told } A partida termina.
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
would-take-alone-all = { would-take-alone } A peça que sobrou vai para o espaço 1: { $left }.
stands-at = { $seat } ({ $count })
would-place = Colocar em { $cell }: { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Você vence!
        [tied] { $told } Você divide a vitória!
        [lost] { $told } A partida termina, e você não vence.
        [beaten] { $told } Você supera a meta!
       *[short] { $told } Você não supera a meta.
    }
would-resign = Desistir: os outros dividem a vitória.

## Status

status-setup = Preparação
round = Rodada { $count } de { $most }
status-take =
    { $seat ->
        [you] Sua vez: pegue uma peça da fileira atual.
       *[other] { $seat } está pegando uma peça.
    }
status-take-standee =
    { $seat ->
        [you] Sua vez: pegue uma peça da fileira atual ({ $count } de { $all }).
       *[other] { $seat } está pegando uma peça ({ $count } de { $all }).
    }
status-take-last =
    { $seat ->
        [you] Sua vez: pegue uma peça. É a última rodada.
       *[other] { $seat } está pegando uma peça. É a última rodada.
    }
status-place =
    { $seat ->
        [you] Sua vez: coloque em uma casa vazia: { $tile }.
       *[other] { $seat } está colocando uma peça: { $tile }.
    }
status-type-order = De quem é a figura no lugar { $count } da primeira ordem de jogo?
status-type-draw =
    { $row ->
        [current] Qual peça sai para a fileira atual?
       *[next] Qual peça sai para a próxima fileira?
    }
status-over-won =
    { $seat ->
        [you] Você venceu com { $points }!
       *[other] { $seat } venceu com { $points }!
    }
status-over-tied = Vitória dividida com { $points }: { $seats }!
status-over-beaten = Meta superada: { $points }, e era preciso mais de { $goal }!
status-over-short = Meta não superada: { $points }, e era preciso mais de { $goal }.

## Refusals: why not, and what instead

refused-TT-2-1 = Essa peça não está mais no saco. Escolha uma das oferecidas.
refused-TT-2-4 = Esse jogador não tem mais figuras a colocar. Escolha outro jogador.
refused-TT-3-1 = Não há peça nesse espaço. Pegue uma peça da fileira atual.
refused-TT-3-1-first = Você não tem peça na mão. Primeiro pegue uma da fileira atual.
refused-TT-3-2 = Você não pode colocar a peça assim. Gire-a em quartos de volta; para virá-la, é preciso a opção “{ option-flip }”.
refused-TT-3-2-held = Você já pegou uma peça. Coloque-a no seu mapa.
refused-TT-3-6 = A partida acabou. Reveja-a passo a passo, ou jogue outra.
refused-TT-3-7 = Essa casa tem uma peça, e peças colocadas ficam. Escolha uma casa vazia.

## Options

option-asteroids = Asteroides: lado B
option-asteroids-help = Todos os jogadores usam o lado B desta referência, não o lado A.
option-comets = Cometas: lado B
option-comets-help = { option-asteroids-help }
option-planets = Planetas: lado B
option-planets-help = { option-asteroids-help }
option-satellites = Satélites: lado B
option-satellites-help = { option-asteroids-help }
option-black_holes = Buracos negros: lado B
option-black_holes-help = { option-asteroids-help }
option-flip = Peças podem ser viradas
option-flip-help = Você pode colocar as peças espelhadas.
option-first = Primeiro na ordem de jogo
option-first-help = O jogador cuja figura é a primeira na primeira ordem de jogo. Os outros lugares são sorteados.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-goal = Meta
option-goal-help = Só no modo solo: faça mais pontos que isto.

## The board in text

picture-label = As fileiras de peças com a ordem de jogo, e os mapas estelares; também em texto.
text-board = Ordem de jogo, fileiras de peças, mapas linha por linha
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
text-taken = { $count }: retirada; aqui na próxima rodada: { $seat }
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
text-parts = Pontos por categoria: { $parts }.
text-constellations = Estrelas em cada constelação: { $sizes }.
text-turn = Joga agora.
text-left = Sobrou, no espaço 1: { $tile }.

## Rules

rules-intro = { game-about } Além das estrelas, cada tipo de peça tem uma referência com 2 lados que diz como pontua.
rules-page = Passe o mouse sobre uma peça da fileira atual para ver a ordem de jogo a que ela leva; clique para pegá-la. Passe o mouse sobre uma casa vazia para ver o que a peça pontua ali. Gire-a e clique para colocar. O teclado também faz tudo isso. Um arquivo de dados, box.toml, diz como são as peças e como pontuam as referências. Onde há uma marca, nossas peças podem ser diferentes das suas. Se você tem a caixa, corrija esse arquivo: regras, pontos, imagens e esta ajuda o seguem. “tumblestar rules twinkle_twinkle --tiles” imprime as peças para comparar com uma caixa.

rules-TT-1 = Componentes
rule-TT-1-1 = A caixa tem { $tiles } peças: { $star } estrelas (algumas são do tipo nova), { $asteroid } asteroides, { $planet } planetas, { $satellite } satélites, { $black_hole } buracos negros e { $comet } cometas.{$source} Use todas, com qualquer número de jogadores.
rule-TT-1-2 = Cada jogador tem um mapa estelar de { $cells } casas. Ele mede 5 × 4 casas.{$review} Aqui ele tem { $columns } colunas e { $rows } linhas.{$reconstruction} Todos os mapas são iguais.{$ruling}
rule-TT-1-3 = Em uma peça de estrela, linhas levam da estrela a bordas e cantos da peça. Esta lista dá os padrões de linhas, as novas, as peças lentas e os tipos de planeta.{$reconstruction}
rule-TT-1-4 = Há 5 referências de pontuação, cada uma com um lado verde e um azul. O manual recomenda o verde para a primeira partida; o azul é avançado. Chamamos o verde de lado A e o azul de lado B. A caixa tem 25 referências, 5 para cada jogador. Como só há 4 mapas, sobra um conjunto de 5.{$ruling}

rules-TT-2 = Preparação
rule-TT-2-1 = Ponha todas as peças no saco. Sorteie peças para encher a fileira atual, depois a próxima fileira, que tem 1 espaço a menos. As duas fileiras ficam viradas para cima, à vista de todos.
rule-TT-2-2 = Ponha cada peça lenta sorteada no espaço livre mais à direita da sua fileira, depois continue enchendo a partir da esquerda. Exemplo: você sorteia a, lenta 1, b, lenta 2 para 4 espaços; a fileira fica a, b, lenta 2, lenta 1.{$ruling} Na preparação, faça isso nas duas fileiras, primeiro na fileira atual.{$ruling}
rule-TT-2-3 = Dê a cada jogador suas figuras: { $two } com 2 jogadores, { $three } com 3, { $four } com 4.
rule-TT-2-4 = Sorteie a primeira ordem de jogo entre todas as figuras. Com 2 jogadores, um mesmo jogador pode ficar com os lugares 1 e 2.
rule-TT-2-5 = Escolham juntos o lado A ou B de cada referência; todos os jogadores usam o mesmo lado. Qualquer combinação é permitida. O padrão é o lado A em todas.

rules-TT-3 = Uma rodada
rule-TT-3-1 = As figuras jogam na ordem de jogo, da esquerda para a direita. Quando a sua jogar, pegue qualquer peça que reste na fileira atual e coloque-a.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Você pode girá-la em quartos de volta.{$source} Você também pode virá-la.{$flip_source}
           *[no] { placing } Você pode girá-la em quartos de volta.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Você pode virá-la.{$flip_source} Você não pode girá-la em quartos de volta.{$source}
           *[no] { placing } Você não pode girá-la.{$source} { placing-flip }
        }
    }
placing = Coloque a peça na hora em qualquer casa vazia do seu mapa, com a face para cima. Ela não precisa tocar em nada.{$review}
placing-flip = Com a opção “{ option-flip }”, você também pode colocá-la espelhada.{$flip_source}
rule-TT-3-3 = A rodada termina quando cada figura pegou uma peça. Defina a nova ordem de jogo, da esquerda para a direita, pelos espaços das peças retiradas. Não há empates.
rule-TT-3-4 = Passe a peça que sobrou para o primeiro espaço da fileira atual, mesmo que seja lenta. A próxima fileira avança atrás dela, na mesma ordem. Depois encha de novo a próxima fileira com peças do saco.
rule-TT-3-5 = Quando a fileira atual tiver as peças da última rodada, não encha mais a próxima fileira.{$ruling}
rule-TT-3-6 = Joguem { $two } rodadas com 2 jogadores, { $three } com 3 e { $four } com 4. Cada jogador coloca 20 peças, e todos os mapas ficam cheios na mesma rodada. O saco nunca se esgota.
rule-TT-3-7 = Peças colocadas nunca se movem. Você não pode passar nem descartar.{$ruling}

rules-TT-4 = Constelações
rule-TT-4-1 = Ao lado significa com uma borda em comum. As regras que contam diagonais dizem isso.
rule-TT-4-2 = Uma ligação é uma linha reta de estrela a estrela, através de uma borda ou, na diagonal, através de um canto. As duas peças devem ter uma linha até essa borda ou esse canto. Se linhas de peças com uma borda em comum se encontram em um canto, fazem um V: não há ligação. Se duas diagonais retas se cruzam em um canto, são 2 ligações separadas.{$ruling}
rule-TT-4-3 = Uma constelação são 2 ou mais estrelas ligadas diretamente ou por outras. Seu tamanho é o número de estrelas. Uma nova é uma estrela para todos os efeitos.
rule-TT-4-4 = Uma ligação nunca passa por uma peça sem linhas.{$ruling}

rules-TT-5 = Pontuação
rule-TT-5-1 = Pontue, nesta ordem, a maior constelação, a segunda maior e o número de constelações.{$review} As duas maiores também contam no número.{$ruling} Depois pontue as novas e, em seguida, as 5 referências.
rule-TT-5-2 = Vence o jogador com mais pontos; os jogadores empatados dividem a vitória. Os totais podem ficar abaixo de zero.{$ruling} Se duas constelações têm o mesmo tamanho, uma conta como a maior e a outra como a segunda maior.{$ruling}
rule-TT-5-3 = Esta lista diz o que pontua, e quanto.{$reconstruction} Em uma tabela, encontre seu número e faça os pontos ao lado dele. Abaixo do primeiro número, não faça nenhum.
rule-TT-5-4 = O manual e as resenhas dizem o seguinte, e as correções do arquivo de dados devem manter isso. Evite buracos negros, a não ser que os coloque perfeitamente. Nenhum lado A custa pontos; pelo menos um lado B custa. Faça um cinturão de asteroides, cerque os cometas e colecione planetas, que os satélites estudam. As peças lentas valem mais em média.

rules-TT-6 = Solo
rule-TT-6-1 = Estas regras solo são nossas. Use fileiras menores e 2 figuras, e tente superar uma meta.

rules-TT-7 = Exemplos
rule-TT-7-1 = Uma estrela em a1 com uma linha para S e uma estrela em a2 com uma linha para N estão ligadas. Se faltar uma das linhas, elas não estão.
rule-TT-7-2 = Uma estrela em a1 com uma linha para SE e uma estrela em b2 com uma linha para NO estão ligadas. Uma linha de a1 para SE e uma de b1 para SO fazem um V: nenhuma ligação. Se as 4 peças em volta de um canto têm uma linha até ele, há 2 ligações separadas.
rule-TT-7-3 = Uma estrela em a1 com uma linha para L, um planeta em b1, uma estrela em c1 com uma linha para O: nenhuma ligação.
rule-TT-7-4 = Os jogadores 1 e 2 têm a ordem de jogo 1, 2, 2, 1. Eles pegam, um após o outro, dos espaços 3, 1, 5 e 2. A próxima ordem de jogo é 2, 1, 1, 2, e a peça do espaço 4 vai para o espaço 1.
rule-TT-7-5 = Pelo lado A das tabelas do próprio tumblestar, um buraco negro em um canto, ao lado de um asteroide e de um cometa, vale 5 pontos. Ao lado de uma estrela ou nova, vale 2. Dois buracos negros um ao lado do outro valem 0 cada um. Buracos negros que só se tocam por um canto não estão um ao lado do outro.
rule-TT-7-6 = Depois de uma partida com 4 jogadores, sobram 14 peças no saco. Pelas tabelas do próprio tumblestar, um jogador que busca o máximo de pontos imediatos faz em média uns 50. Um jogador aleatório faz em média uns 20.

rules-ours = Nossas outras decisões
rule-ours-1 = Defina a primeira ordem de jogo antes de sortear qualquer peça.{$ruling}
rule-ours-2 = Para superar uma meta, faça mais pontos do que ela diz.{$ruling}
rule-ours-3 = Durante uma partida, os pontos mostrados são os dos mapas como estão agora.{$ruling}
rule-ours-4 = Se você desistir, não tem parte na vitória; os outros jogadores a dividem.{$ruling}

## Bots

bot-greedy-help = joga pelo máximo de pontos na hora
bot-beginner-help = pega a primeira peça que dá quase o máximo de pontos na hora; não vê aonde as linhas podem levar
bot-novice-help = pesa só este turno, como aprendeu; pode ficar cerca de meio ponto abaixo do melhor turno
bot-club-help = calcula esta rodada; pode ficar cerca de um ponto abaixo do melhor turno
bot-strong-help = calcula esta rodada; pode ficar meio ponto abaixo do melhor turno
bot-expert-help = calcula esta rodada e a próxima; pode ficar meio ponto abaixo do melhor turno
bot-master-help = calcula esta rodada e a próxima tão amplamente quanto pode

## The data file

box-expected-points = números com seus pontos entre aspas, como “{ $example }”
box-expected-goals = uma lista de pontos de 1 a 127, crescente
box-expected-code = uma a quatro letras; pode vir um * depois
box-expected-divides = um número que divide { $number }
box-table-gap = { $file }, linha { $line }: em “{ $name }”, “{ $text }” vem depois de { $before }. Informe { $expected } em seguida.
box-table-begin = { $file }, linha { $line }: “{ $name }” começa com “{ $text }”. Comece com { $expected } ou menos.
box-table-beyond = { $file }, linha { $line }: em “{ $name }”, “{ $text }” é alto demais. Use números até { $expected }.
box-table-more = { $file }, linha { $line }: em “{ $name }”, “{ $text }” vem depois de uma entrada com +. Ponha a entrada com + por último.
box-table-end = { $file }, linha { $line }: “{ $name }” termina com “{ $text }”. Informe entradas até { $expected }, ou ponha + depois do último número.
box-total = { $file }, linha { $line }: os números de peças somam { $found }, não { $expected }. Corrija-os.
box-count = { $file }, linha { $line }: “{ $name }” é { $expected }, mas as peças desse tipo somam { $found }. Informe o mesmo número.
box-code-twice = { $file }, linha { $line }: “{ $name }” é “{ $text }”, que também é o código de { $other }. Informe outro código.
box-tile-twice = { $file }, linha { $line }: “{ $name }” é a mesma peça que { $other }. Informe uma entrada com ambos os números.
box-tile-name = { $file }, linha { $line }: “{ $name }” não pode ser nome de uma peça. Use letras minúsculas, algarismos e _, começando por letra.

## Notation

unread-order = “{ $text }” não é um jogador. Digite “order” e um número de 1 a { $count }.
unread-draw = “{ $text }” não é uma peça. Digite “draw” e um destes: { $codes }.
unread-place = “{ $text }” não diz onde colocar a peça. Digite, por exemplo, “{ $tile }@b4”. Para 1 a 3 quartos de volta, ponha o algarismo depois da peça.

## Charts

chart-rows =
    { $found ->
        [one] “{ $text }”: o mapa tem { $found } linha. Informe { $expected }.
       *[other] “{ $text }”: o mapa tem { $found } linhas. Informe { $expected }.
    }
chart-columns =
    { $found ->
        [one] A linha { $row } do mapa tem { $found } peça. Informe { $expected }, com “.” para uma casa vazia.
       *[other] A linha { $row } do mapa tem { $found } peças. Informe { $expected }, com “.” para uma casa vazia.
    }
chart-tile = “{ $text }” em { $cell } não é uma peça. Use um destes: { $codes }, ou “.” para uma casa vazia.
chart-turn = “{ $text }” em { $cell }: você não pode colocar uma peça assim. Informe de 0 a 3 quartos de volta como algarismo.
chart-flip = “{ $text }” em { $cell }: você só pode virar peças com a opção “flip” ({ $tag }).
chart-many = { $text } em { $cell } está sobrando; a caixa tem { $count } ({ $tag }).
score-sides = “{ $text }” não é uma escolha de lados. Informe A ou B para cada uma das 5 referências, como “ABAAB”.
score-word = “{ $text }” não diz nada sobre um mapa. Acima de um mapa, use só “sides ABAAB” ou “flip”.

## Scoring from a file

cli-scored =
    { $total ->
        [one] Mapa { $count }: { $total } ponto
       *[other] Mapa { $count }: { $total } pontos
    }
cli-nothing-scored = Nada a pontuar em “{ $file }”. Informe mapas de 5 linhas com 4 peças cada uma.

## Page


advice-brings = Pontua
advice-stands = Lugar na próxima rodada
advice-place = { NUMBER($count, useGrouping: "false") } até agora
advice-never = –
advice-take = Espaço { $count }: { $tile }, mais pontos em { $cell }
advice-lay = Em { $cell }: { $tile }
advice-note-take = Pontos imediatos na melhor casa de cada peça. Não contam o que vem depois nem o que fica para os outros.
advice-note-place = Pontos imediatos. O que vem depois não conta.

pad-total = Pontos: { $total }
pad-sky = Constelações e novas
pad-references = Referências
pad-cell = Escolha uma casa.
pad-whole = Todas as casas estão cheias. Escolha uma para mudar a peça.
pad-tile = Qual peça está em { $cell }?
pad-tile-left = { $tile } (restam { $count })
pad-way = Como ela está girada em { $cell }?
pad-remove = Tirar de { $cell }: { $tile }
pad-cell-name = { $cell }
pad-side = { $card }: mudar para o lado { $side }
pad-flip = Permitir virar peças
pad-no-flip = Proibir virar peças
pad-too-many = { $tile }: a caixa só tem { $count }, mas os mapas juntos têm mais (TT-1.1).
pad-many = { $count ->
        [0] Não há mapa neste arquivo.
       *[other] Há { $count } mapas neste arquivo; o bloco só aceita um. “tumblestar score twinkle_twinkle ARQUIVO” pontua todos.
    }
picture-none = Não há mapa nesta imagem. Só imagens salvas pelo tumblestar podem ser lidas. Digite outros mapas à mão.
picture-broken = Esta imagem SVG não pode ser lida ({ $why }). Salve-a de novo, ou digite o mapa à mão.
picture-box = Esta imagem foi salva com outro box.toml ({ $digest }; aqui { $own }), e as peças podem ser diferentes. Digite o mapa à mão.

## The signs of the picture, explained at a touch and in the legend

sign-slow = Peça lenta
sign-slow-does = Vai para o espaço livre mais à direita quando entra em uma fileira. Se você a pegar dali, joga tarde na próxima rodada.
sign-side = Lado A ou B
sign-side-does = Cada referência tem 2 lados com regras próprias. O lado em jogo é o mesmo para todos os jogadores. O lado A é para a primeira partida.
sign-standee = Figura
sign-standee-does = Fica onde seu jogador pegou uma peça. Na próxima rodada, as figuras jogam da esquerda para a direita.
sign-left = Peça que sobrou
sign-left-does = Vai para o espaço 1 na próxima rodada; a próxima fileira avança atrás dela.
sign-rank = Número em uma estrela
sign-rank-does = A posição da constelação por tamanho, neste mapa: 1 é a maior; 2, a segunda maior.
sign-refused = Sem ligação
sign-refused-does = Linhas de peças com uma borda em comum se encontram aqui em um canto: um V, sem ligação.
sign-round = Rodada
sign-bag = Saco
sign-bag-does = As peças que ainda serão sorteadas.
now-points = { $points } agora.
now-best = Mais uma pode chegar a { $points }.
now-most = Mais uma não aumenta isto.
now-count =
    { $what ->
        [stars] Estrelas: { $count }.
       *[number] Constelações: { $count }.
    }
now-next = Com { $count }: { $points }.
now-bag = Restam: { $count }.

## What gives the win shares of a review

evaluator-round-searched = busca de todos os turnos da rodada, depois valores aprendidos de mapas
evaluator-round-played = a rodada jogada até o fim pelos pontos imediatos, depois valores aprendidos de mapas
evaluator-ending = busca de todos os turnos até o fim da partida

## Kinds of chance, for statistics

chance-of-tile = Peças do saco
chance-of-order = Próximo jogador na primeira ordem de jogo
mistake-few = deixar uma peça que pontua mais
mistake-late = ficar tarde demais na ordem de jogo
mistake-needed = deixar aos outros a melhor peça deles
mistake-tile = escolher a peça errada
mistake-link = deixar de fora uma ligação
mistake-harm = colocar uma peça onde ela custa pontos
mistake-points = colocar uma peça por poucos pontos
mistake-turn = girar mal uma peça
mistake-line = bloquear a linha de uma estrela
mistake-middle = gastar uma casa com espaço em volta
mistake-tight = colocar uma peça com pouco espaço em volta
mistake-cell = escolher a casa errada
why-points = Vale { $better } na hora, não { $taken }.
why-kept =
    { $taken ->
        [one] Assim { $cell } fica livre. Essa casa tem { $taken } casa vazia em volta, esta { $better }.
       *[other] Assim { $cell } fica livre. Essa casa tem { $taken } casas vazias em volta, esta { $better }.
    }
why-less =
    { $count ->
        [one] Vale { $count } ponto a menos na hora.
       *[other] Vale { $count } pontos a menos na hora.
    }
why-first = Escolher antes na próxima fileira ajuda: { $tile } valeria { $better }; a segunda melhor peça, { $taken }.
why-cell = Em { $cell } ela vale { $better } na hora; a outra peça, { $taken }.
why-best = Em { $cell } ela vale { $better } na hora; a outra peça, no máximo { $taken }.
why-order = Na próxima rodada, o espaço dela vem antes de { $names }.
why-needed =
    { $count ->
        [one] Para { $name }, ela pode valer { $count } ponto a mais que qualquer outra peça.
       *[other] Para { $name }, ela pode valer { $count } pontos a mais que qualquer outra peça.
    }
why-link = A constelação dela tem então { $better } estrelas, não { $taken }.
why-lines =
    { $better ->
        [one] Assim fica aberta { $better } linha, não { $taken }.
       *[other] Assim ficam abertas { $better } linhas, não { $taken }.
    }
why-room =
    { $better ->
        [one] Esta casa tem { $better } casa vazia em volta, a outra { $taken }.
       *[other] Esta casa tem { $better } casas vazias em volta, a outra { $taken }.
    }
why-row = A melhor peça das fileiras vale então { $better }, não { $taken }.

## Setting up a position

edit-cell = { $player }, { $cell }: { $tile }
edit-free = { $player }, { $cell }: vazia
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
puzzle-theme-quiet = nenhum ponto na hora
puzzle-theme-last-tile = a última peça
puzzle-theme-deny = mais pontos não é o melhor
puzzle-theme-slow = uma peça lenta
puzzle-theme-draw = vitória dividida
puzzle-ask-draw = Qual peça, em qual casa, divide a vitória?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-kinds = Estrelas com linhas, uma nova, um asteroide, um satélite, um buraco negro, um cometa e planetas de 3 tipos.
example-slow = Você sorteia um asteroide, um planeta rochoso lento, um cometa e um planeta gasoso lento, nesta ordem. As peças lentas vão para a direita.
example-take = Há uma figura no espaço 4, de onde saiu uma peça. Você pode agora pegar qualquer outra peça da fileira atual.
example-next-order = Os jogadores 1, 2 e 3 pegaram dos espaços 4, 2 e 1. A próxima ordem de jogo é 3, 2, 1, e a peça que sobrou vai para o espaço 1.
example-stays = Coloque a peça em qualquer casa vazia. Ela nunca mais se move.
example-beside = O satélite tem um planeta rochoso ao lado. Uma peça que só toca por um canto não está ao lado.
example-links = Uma ligação através de uma borda, uma ligação através de um canto e um V (nenhuma ligação).
example-size = Uma constelação de 3 estrelas. Uma delas é uma nova, que também pontua por si só.
example-between = Uma ligação nunca passa por uma peça sem linhas.
example-in-order = Constelações de 3 e de 2 estrelas. Ambas contam no número de constelações.
example-asteroids = Grupos de 2, 2 e 1. O lado A pontua o maior; o lado B, cada um.
example-comets = O lado A conta 3 estrelas em volta do cometa. O lado B conta 3 tipos diferentes em volta dele.
example-planets = O lado A conta os planetas. O lado B pontua um conjunto de 3 tipos e um de 1; os dois planetas, um ao lado do outro, custam pontos.
example-satellites = O lado A conta 1 planeta ao lado do satélite. O lado B conta ambos os planetas na sua linha e coluna.
example-black-holes = Lado A: melhor sem estrela, planeta ou buraco negro ao lado. Lado B: melhor com asteroides, cometas e satélites ao lado.
example-alone = Solo: fileiras de 3 e 2 espaços; as duas figuras são suas.
example-both-lines = As duas linhas existem: uma ligação. Depois uma peça está girada para outro lado: nenhuma ligação.
example-crossing = Uma ligação reta através de um canto, um V (nenhuma ligação) e duas diagonais que se cruzam: 2 ligações separadas.
example-planet-between = { example-between }
example-two-players = Primeiro a ordem de jogo é 1, 2, 2, 1; depois, 2, 1, 1, 2.
example-holes = Ao lado de um asteroide e de um cometa; ao lado de uma estrela; um ao lado do outro; tocando-se só por um canto.
example-goal = Com 35 pontos você não supera uma meta de 35; com 36, sim.
summary-round = Uma rodada
summary-round-1 = Na ordem de jogo, pegue uma peça da fileira atual e coloque-a na hora.
summary-round-2 = Os espaços das peças retiradas, da esquerda para a direita, dão a próxima ordem de jogo.
summary-round-3 = A peça que sobrou vai para o espaço 1, e a próxima fileira avança atrás dela. Encha de novo a próxima fileira; peças lentas vão para a direita.
summary-place = Colocar
summary-place-1 = Coloque a peça em qualquer casa vazia do seu mapa, girada como quiser. Ela nunca mais se move.
summary-place-2 = Linhas que se encontram através de uma borda, ou em linha reta através de um canto, fazem uma ligação.
summary-place-3 = Duas ou mais estrelas ligadas são uma constelação.
summary-points = Pontos
summary-points-1 = Maior constelação, segunda maior, número de constelações, novas.
summary-points-2 = Asteroides, cometas, planetas, satélites e buracos negros pontuam pelo lado A ou B; veja as tabelas nas regras.
summary-points-3 = Ao lado significa com uma borda em comum. Os cometas contam as 8 casas em volta.
summary-end = Fim da partida
summary-end-1 = A partida termina quando todos os mapas estão cheios, com 20 peças cada um. Vence quem tem mais pontos; em caso de empate, a vitória é dividida.
summary-end-2 = Solo: 2 figuras, 10 rodadas e uma meta a superar.
## The tutorial

tutorial-goal = Encha seu mapa estelar com 20 peças. Faça mais pontos que Zoe.
tutorial-rows = Você pega peças da fileira atual; a próxima fileira mostra o que vem.
tutorial-take = Um turno tem 2 passos: pegar uma peça e depois colocá-la. Pegue a estrela do espaço 2.
tutorial-take-other = Isso é permitido, mas nesta lição pegue a peça marcada.
tutorial-place = Você pode usar qualquer casa vazia, e a peça nunca mais se move. Coloque-a em b3.
tutorial-place-other = Isso é permitido, mas nesta lição escolha a casa marcada.
tutorial-order = Com 2 jogadores, cada um tem 2 figuras e pega 2 peças por rodada. Na próxima rodada, as figuras jogam da esquerda para a direita, na ordem dos espaços de onde pegaram.
tutorial-slow = Uma peça lenta tem uma ampulheta e vai para a ponta direita da fileira. Muitas vezes vale mais, mas você joga tarde na próxima rodada. Pegue este planeta gasoso.
tutorial-hole-early = Isso é permitido, mas um buraco negro só pontua bem no lugar certo, como você vai aprender. Nesta lição, pegue o planeta gasoso.
tutorial-planet = Seu primeiro planeta vale 2 pontos; cada planeta seguinte vale mais. Ele não tem linhas. Coloque-o em d2.
tutorial-round = A rodada acabou. O buraco negro que sobrou foi para o espaço 1, e a próxima fileira avançou atrás dele. Das peças que entraram, a lenta foi para a ponta direita.
tutorial-second = Zoe pegou do espaço 1, e por isso jogou primeiro. Agora pegue a estrela do espaço 2.
tutorial-link = Duas estrelas estão ligadas se suas linhas se encontram na borda entre elas. Você pode girar a peça. Coloque-a em b2 com uma linha para baixo, até sua estrela.
tutorial-link-other = Isso é permitido, mas nenhuma linha encontraria sua estrela. Coloque a peça acima da estrela, com uma linha para baixo.
tutorial-satellite = Duas estrelas ligadas são uma constelação. Um satélite estuda planetas. Pegue o satélite.
tutorial-satellite-place = Um satélite vale 2 pontos por planeta ao lado dele. Ao lado sempre significa com uma borda em comum. Coloque-o em d3, abaixo do planeta.
tutorial-sat-other = Isso é permitido, mas o satélite não teria planeta ao lado. Coloque-o abaixo do planeta gasoso.
tutorial-first-points = Você já tem 6 pontos: 2 pela constelação, 2 pelo planeta e 2 pelo satélite. Os símbolos do mapa mostram o que pontua, e quanto.
tutorial-later = Algumas rodadas depois, seu mapa tem 12 peças. Seu satélite tem agora um planeta acima e um abaixo.
tutorial-largest = Quanto mais estrelas na sua maior constelação, mais pontos. Pegue a estrela do espaço 2.
tutorial-corner = As ligações também passam por um canto. A estrela em b2 tem uma linha para cima à direita. Coloque a outra estrela em c1 de modo que as linhas se encontrem.
tutorial-corner-other = Isso é permitido, mas as duas linhas não se encontrariam. Use a casa marcada, com uma linha para baixo à esquerda.
tutorial-three-scores = Suas 4 estrelas ligadas valem 6 pontos. A segunda maior constelação e o número de constelações também pontuam.
tutorial-asteroid = Os asteroides pontuam pelo maior grupo unido por bordas. Pegue o asteroide do espaço 1.
tutorial-belt = Um grupo de dois vale 3 pontos; um grupo de três, 6. Coloque-o em a3, abaixo dos outros dois.
tutorial-belt-other = Isso é permitido, mas nesta lição coloque-o abaixo dos outros dois asteroides, para que os três formem um grupo.
tutorial-comet = Você pegou dos espaços 1 e 2, e por isso joga duas vezes antes de Zoe. Comece com o cometa.
tutorial-comet-place = Um cometa vale 1 ponto por estrela nas 8 casas em volta dele, inclusive nas diagonais. Coloque-o em c3, entre 4 estrelas.
tutorial-comet-other = Isso é permitido, mas a casa marcada tem mais estrelas em volta: 4.
tutorial-hole = Um buraco negro vale 2 pontos se não houver outro ao lado dele. Vale mais 3 se também não houver estrela nem planeta ao lado. Pegue-o.
tutorial-hole-place = No canto a5, só há um cometa ao lado dele. Coloque-o ali.
tutorial-hole-other = Isso é permitido, mas uma estrela, um planeta ou outro buraco negro ficaria ao lado, ou poderia em breve. Escolha a casa marcada.
tutorial-five = Você faz 5 pontos, o máximo de um buraco negro. De agora em diante, não coloque estrela nem planeta em b5.
tutorial-last = Esta é a última rodada: você tem 2 casas vazias. Não há mais ordem de jogo depois, e por isso as peças lentas não custam nada.
tutorial-nova = Uma nova é uma estrela que vale 2 pontos por si só. As novas são sempre lentas. Pegue a nova do espaço 5.
tutorial-nova-place = A estrela em c1 tem uma linha para a direita. Coloque a nova em d1 de modo que as duas fiquem ligadas.
tutorial-nova-other = Isso é permitido, mas nenhuma linha da nova encontraria sua constelação. Coloque-a na casa marcada, com uma linha para a esquerda.
tutorial-third-planet = Suas 5 estrelas ligadas valem 8 pontos. Três planetas valem 9 pontos, dois só 5. Agora pegue o planeta rochoso.
tutorial-end = Seu mapa está cheio, e você venceu por 47 a 16! As referências também têm um lado B, para mais tarde.
deed-place = Colocar em { $cell }
deed-take = Pegar esta peça
touch-place = Toque em uma casa.
touch-take = Toque em uma peça.
