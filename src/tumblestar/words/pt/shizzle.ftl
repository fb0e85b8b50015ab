### The words of Shizzle in Portuguese (for Portugal and Brazil alike). Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = Shizzle
game-tagline = Seis dados em linha: parar a tempo, ou lançar de novo e arriscar tudo.
game-by = de Patch Products
game-about = Forme uma linha de dados a partir da Faísca, cada um igual ao anterior em número ou cor. Pare e receba os pontos, ou lance de novo e arrisque-os. Os seis fazem um Shizzle: seis pontos, ou seis que outro jogador devolve.

## Colours and faces

colour-red = vermelho
colour-orange = laranja
colour-yellow = amarelo
colour-green = verde
colour-blue = azul
colour-purple = roxo
colour-pink = rosa
colour-black = preto

face =
    { $colour ->
        [red] { $number } vermelho
        [orange] { $number } laranja
        [yellow] { $number } amarelo
        [green] { $number } verde
        [blue] { $number } azul
        [purple] { $number } roxo
        [black] { $number } preto
       *[pink] { $number } rosa
    }

# Helpers for the sentences below.
end-colour =
    { $colour ->
        [red] { colour-red }
        [orange] { colour-orange }
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
        [black] { colour-black }
       *[pink] { colour-pink }
    }
seat-joins =
    { $seat ->
        [you] Você põe o { $face } junto ao { $end }: { same }.
       *[other] { $seat } põe o { $face } junto ao { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Você perde { points-count }.
       *[other] { $seat } perde { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Você ataca { $victim }, que devolve { points-count } ao banco.
       *[other] { $victim ->
            [you] { $seat } ataca você, que devolve { points-count } ao banco.
           *[other] { $seat } ataca { $victim }, que devolve { points-count } ao banco.
        }
    }
seat-wins =
    { $seat ->
        [you] Você vence
       *[other] { $seat } vence
    }
same =
    { $by ->
        [number] mesmo número
       *[colour] mesma cor
    }
fit =
    { $by ->
        [number] combina pelo número
        [colour] combina pela cor
        [barred] combina, mas ficaria só onde três são possíveis
       *[none] não combina
    }
points-count =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
over-why =
    { $end ->
        [bank] O banco está vazio
        [target] A meta foi atingida
        [rounds] A última rodada acabou
       *[cap] Passaram 500 turnos
    }
to-settle = Shizzles a resolver: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } pontos por uma linha de { $points }
gain-shizzles =
    { $count ->
        [one] { $points } pontos pelo Shizzle
       *[other] { $points } pontos por { $count } Shizzles
    }
gain-both = { $points } pontos: { $line } pela linha, { $worth } por Shizzles
gain-rest =
    { $points ->
        [one] o último ponto do banco, em vez de { $earned }
       *[other] os últimos { $points } pontos do banco, em vez de { $earned }
    }

## Set-up: log and hover

did-dice = No dado { $die }: { face }.
did-first =
    { $seat ->
        [you] Você começa.
       *[other] { $seat } começa.
    }
did-spark =
    { $seat ->
        [you] Você lança o dado { $die } para a primeira Faísca.
       *[other] { $seat } lança o dado { $die } para a primeira Faísca.
    }
did-fall-spark = Saiu: { $face }, a primeira Faísca.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Lançar o dado { $die } para a primeira Faísca.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Você lança cinco dados junto à Faísca, o { $face }.
       *[other] { $seat } lança cinco dados junto à Faísca, o { $face }.
    }
rolls-on =
    { $seat ->
        [you] Você lança de novo
       *[other] { $seat } lança de novo
    }
did-roll-on = { rolls-on } depois do { $face }, com { points-count } em risco.
did-roll-shizzle = { rolls-on } com { points-count } em risco; a nova Faísca é o { $face }.
did-fall = Saiu: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Saiu: { $face }. Nenhum dado combina: Apagão!
       *[other] Saiu: { $face }. Nenhum dado combina: Apagão! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } São { $count } na linha.
did-join-shizzle = { seat-joins } Todos os seis: um Shizzle!
did-fizzle = { seat-joins } Nenhum terceiro dado combina: um Fiasco. { did-take }
did-fizzle-settle = { seat-joins } Nenhum terceiro dado combina: um Fiasco. { to-settle }
did-stop =
    { $seat ->
        [you] Você decide parar e recebe { $gain }.
       *[other] { $seat } decide parar e recebe { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Você decide parar. { to-settle }
       *[other] { $seat } decide parar. { to-settle }
    }
did-take =
    { $seat ->
        [you] Você recebe { $gain }.
       *[other] { $seat } recebe { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } O turno acaba.
did-over = { $told } { over-why }: fim de jogo.

## Turns: what a hovered target would do

would-roll = { action-roll }. Se nenhum combinar com o { $face }, é um Apagão.
would-roll-on = { action-roll }. Se nenhum combinar com o { $face }, perde-se { points-count }.
would-roll-shizzle = { action-roll }. Se nenhum combinar com a nova Faísca, o { $face }, perde-se { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Pôr o { $face } junto ao { $end }: { same }.
would-join-two = { would-put } Tem de seguir-se um terceiro.
would-join = { would-put } Parar depois dá { points-count }.
would-join-shizzle = { would-put } Todos os seis: um Shizzle!
would-fizzle = { would-put } Nenhum terceiro dado combina: um Fiasco. O turno acaba, com { $gain }.
would-fizzle-settle = { would-put } Nenhum terceiro dado combina: um Fiasco. { to-settle }
would-stop = Parar e receber { $gain }.
would-stop-settle = Parar. Depois, receber seis pontos por cada Shizzle, ou atacar.
would-take = Receber { $gain }.
would-hit = Atacar { $victim }, que devolve { points-count } ao banco.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Depois, receber { $gain }.
would-attack-last = { would-hit } O seu turno acaba.
would-over =
    { $result ->
        [won] { $told } Você vence!
        [shared] { $told } A vitória é dividida com você.
       *[lost] { $told } O jogo acaba sem a sua vitória.
    }

## Status

status-setup = Preparação
status-spark =
    { $seat ->
        [you] Escolha um dado e lance a primeira Faísca.
       *[other] { $seat } escolhe um dado para a primeira Faísca.
    }
status-ready =
    { $seat ->
        [you] Sua vez: lance 5 dados.
       *[other] { $seat } lança 5 dados.
    }
status-join-third =
    { $seat ->
        [you] Junte um terceiro dado: { end-colour }, ou qualquer { $number }.
       *[other] { $seat } escolhe um dado: { end-colour }, ou qualquer { $number }.
    }
status-join =
    { $seat ->
        [you] Junte um dado: { end-colour }, ou qualquer { $number }.
       *[other] { $seat } escolhe um dado: { end-colour }, ou qualquer { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Uma linha de 3 é impossível. Junte um dado: Fiasco.
       *[other] { $seat } escolhe dados.
    }
status-join-or-end =
    { $seat ->
        [you] Junte um dado, pare por { $points } ou lance de novo.
       *[other] { $seat } escolhe: parar por { $points } ou lançar de novo.
    }
status-end =
    { $seat ->
        [you] Linha de { $count }: pare por { $points } ou lance de novo.
       *[other] { $seat } escolhe: parar por { $points } ou lançar de novo.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Pare por { $points }, ou arrisque-os e lance de novo.
       *[other] Shizzle! { $seat } escolhe: parar ou lançar de novo.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Receba { points-count }, ou ataque com um Shizzle.
       *[other] { $seat } está resolvendo um Shizzle.
    }
status-over-won = { over-why }. { seat-wins } com { points-count }!
status-over-shared = { over-why }. Vitória dividida: { $seats }, com { points-count } cada.
status-type-dice = Dado { $die }: de que cor é o seu { $number }?
status-type-first = Quem começa?
status-type-fall = O que mostra o dado { $die }? Ainda por cair: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] Rodada { $count }
           *[other] Rodada { $count } de { $most }
        }
       *[other] { $most ->
            [0] Rodada { $count }, até { $target } pontos
           *[other] Rodada { $count } de { $most }, ou até { $target } pontos
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Lançar { $count } dado
       *[other] Lançar { $count } dados
    }
action-stop = Parar: receber { $points }
action-stop-settle = Parar e resolver
action-take = Receber { $points }
action-attack = Atacar { $victim }
deed-spark = Lançar este dado
deed-add = Juntar este dado
touch-spark = Toque num dado.
touch-attack = Toque num jogador.
touch-add = Toque num dado.

## Refusals: why not, and what instead

refused-SH-1-1 = Um dado mostra um número de 1 a 6. Escolha uma das suas faces.
refused-SH-1-2 = Um dado tem cada cor uma vez, e nenhuma face se repete. Escolha uma das cores oferecidas.
refused-SH-1-4 = Ninguém ocupa esse lugar. Escolha um lugar desta mesa.
refused-SH-2-1 = Ainda não há Faísca. Escolha um dado para lançar sozinho.
refused-SH-2-2 = O seu turno começa com um lançamento. Lance primeiro os cinco dados.
refused-SH-2-3 = Esse dado não tem nem o número nem a cor do último dado da linha. Escolha um que tenha.
refused-SH-2-3-lies = Esse dado está na linha e fica aí. Escolha um dos lançados.
refused-SH-2-8 = Um dado tem de entrar depois de cada lançamento, e dois na linha não bastam. Escolha um dado que combina.
refused-SH-2-8-alone = Nenhum outro dado combina depois desse, mas uma linha de três é possível e obrigatória. Escolha outro dado.
refused-SH-3-1 = O turno já está parado; só falta resolver Shizzles. Receba os pontos, ou ataque.
refused-SH-3-1-early = Ainda não há nada a resolver. Antes, ponha um dado na linha, lance de novo ou pare.
refused-SH-3-2 = Só se pode atacar outro jogador com pontos. Escolha um, ou receba os pontos.
refused-SH-3-6 = O jogo acabou. Reveja as jogadas, ou jogue outro.

## Options

option-first = Quem começa
option-first-help = Por sorteio, ou um lugar à escolha.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-random_dice = Dados aleatórios
option-random_dice-help = O sorteio distribui de novo as cores pelos dados. Cada dado continua com cada número e cor uma vez, e nenhuma face se repete.
option-rounds = Rodadas
option-rounds-help = O jogo também acaba depois de tantos turnos para todos.
option-rounds-0 = sem limite
option-target = Meta em pontos
option-target-help = O jogo também acaba quando um jogador termina um turno com tantos pontos ou mais.
option-target-0 = nenhuma
option-cap = No máximo 500 turnos
option-cap-help = Quem lidera vence então. Sem isto, os ataques poderiam prolongar um jogo para sempre. Uma mesa só com bots tem sempre este limite.

## The board in text

picture-label = A linha, os dados soltos, o banco e todos os pontos, também em texto.
text-board = A linha, depois os seis dados
text-place =
    { $by ->
        [number] Lugar { $count }: { $face }, pelo número
        [colour] Lugar { $count }: { $face }, pela cor
       *[spark] Lugar { $count }: { $face }, a Faísca
    }
text-place-empty = Lugar { $count }: livre
text-die = Dado { $die }: { $face }
text-die-line = Dado { $die }: { $face }, na linha no lugar { $count }
text-die-loose = Dado { $die }: { $face }, { fit }
text-die-falling = Dado { $die }: rolando
text-die-blank = Dado { $die }: ainda não lançado
text-side =
    { $colour ->
        [none] No dado { $die }: { $number }, cor ainda desconhecida
       *[other] No dado { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Joga agora.
text-bank = Banco: { points-count }.
points-banked = Pontos

## Rules

rules-intro = Shizzle é um jogo de dados para dois a seis jogadores. O turno começa com a Faísca, o último dado da linha anterior; lançam-se os outros cinco. Os dados entram na linha um a um, cada um com o número ou a cor do anterior. Se nenhum combinar, é um Apagão: os pontos do turno são perdidos. Se a linha mais longa possível for de dois, é um Fiasco: dois pontos, e o turno acaba. De três a cinco é um Lampejo: pare e receba um ponto por cada dado da linha, ou lance o resto e arrisque tudo. Seis são um Shizzle: receba seis pontos, faça outro jogador devolver seis, ou lance de novo e arrisque-os. Quando o banco fica vazio, vence quem tem mais pontos.
rules-page = Os dados que podem entrar acendem: clique em um para o pôr no fim da linha, ou escolha-o com o teclado. “Parar” e “Lançar” aparecem quando são permitidos. Um Apagão ou um Fiasco acaba o turno por si. Se não houver quem atacar ao parar, os pontos dos Shizzles são seus sem perguntas. Com dados reais, digite o que mostram, em qualquer ordem. Que cores estão em que dado é reconstrução nossa;{$reconstruction} quem tem a caixa pode corrigi-la em dice.toml.

rules-SH-1 = O que há na caixa
rule-SH-1-1 = Há seis dados com os números de 1 a 6. Cada um dos 36 pares de número e cor está em uma só face, e cada dado tem cada número e cada cor uma vez.{$review}
rule-SH-1-2 = As cores são vermelho, laranja, roxo, azul, verde e amarelo; a sexta é palpite nosso, e os conjuntos reais diferem. Nos nossos dados as cores seguem essa ordem, e cada dado começa uma cor depois.{$reconstruction} Opção: dados aleatórios.
rule-SH-1-3 = As fichas são pontos: 14 de cinco e 30 de um, 100 ao todo. O banco começa com 40 pontos para dois jogadores, 60 para três, 75 para quatro, 90 para cinco e 100 para seis; os jogadores começam sem nenhum. O banco e os jogadores têm juntos sempre a mesma soma.
rule-SH-1-4 = No livro começa o mais novo; aqui decide o anfitrião, ou o sorteio.{$ruling} Joga-se para a esquerda.

rules-SH-2 = O seu turno
rule-SH-2-0 = Um Shizzle fica pendente até ser resolvido no fim do turno; nada mais fica pendente. A linha conta uma vez, quando se decide parar o turno: uma linha de três que cresceu até cinco vale cinco. Uma linha de seis é um Shizzle pendente e não pontua além disso.
rule-SH-2-1 = No primeiro turno do jogo, quem começa lança um dado qualquer sozinho: é a Faísca. Depois, a Faísca é o último dado da linha do jogador anterior, como está.
rule-SH-2-2 = A Faísca é o primeiro dado da sua linha e conta. Lance os outros cinco.
rule-SH-2-3 = A linha só cresce na ponta livre. Cada dado deve ter o número ou a cor do dado anterior. Dados deste lançamento entram em qualquer escolha e ordem; dados de lançamentos anteriores ficam onde estão.{$ruling}
rule-SH-2-4 = Apagão: nenhum dado de um lançamento pode entrar, seja o primeiro ou outro. O turno acaba, e todos os pontos do turno são perdidos, Shizzles pendentes também.
rule-SH-2-5 = Fiasco: foram lançados cinco dados, e a linha mais longa possível é de dois. Escolha que dado, dos que combinam, vai entrar. Depois o turno tem de acabar: dois pontos, e o que estiver pendente.
rule-SH-2-6 = Lampejo: uma linha de três, quatro ou cinco. Pare e receba tantos pontos e o que estiver pendente; ou lance todos os dados fora da linha. Pelo menos um tem então de entrar, ou é um Apagão. Nunca é um Fiasco: lançam-se menos de cinco dados.
rule-SH-2-7 = Shizzle: todos os seis dados estão na linha. Vale seis pontos para quem joga, ou seis que outro jogador devolve ao banco. Pare, ou lance de novo com ele em risco: o sexto dado passa a ser a nova Faísca, uma linha nova de um, e lançam-se os outros cinco.
rule-SH-2-8 = Se um dado combina, pelo menos um tem de entrar. Pode-se deixar de fora outros dados que combinam.{$ruling} Mas se foram lançados cinco dados e uma linha de três ou mais é possível, a linha tem de chegar a três: dois só em um Fiasco.{$ruling} Então um dado depois do qual nenhum outro combina não pode entrar sozinho.
rule-SH-2-9 = Lançar de novo é sempre lançar todos os dados fora da linha.{$ruling}

rules-SH-3 = O fim do turno e do jogo
rule-SH-3-1 = Os Shizzles ficam pendentes até o turno acabar, e só então há que os resolver. O livro diz “de imediato”; lemos “então, não mais tarde”, pois a alternativa é lançar de novo, e um Apagão perde os Shizzles pendentes.{$ruling} Por cada um, receba seis pontos ou escolha uma vítima; cada um é decidido em separado, e pode haver mais de uma vítima.{$ruling} Primeiro os ataques, depois o que se recebe.{$ruling}
rule-SH-3-2 = Uma vítima devolve seis pontos ao banco, ou todos se tiver menos;{$ruling} quem ataca não ganha nada. Os ataques fazem-se um a um. Só se atacam jogadores com pontos, o mesmo de novo enquanto os tiver. Se ninguém tem pontos, recebem-se os do Shizzle.{$ruling}
rule-SH-3-3 = Se o banco tem menos do que foi ganho, recebe-se o que resta.{$ruling}
rule-SH-3-4 = Quem decide parar não pode recusar pontos.{$ruling} O livro aconselha a não acabar um jogo que se perderia: melhor atacar, ou lançar de novo.
rule-SH-3-5 = O último dado que está mesmo na linha é a Faísca do próximo jogador, também depois de um Apagão.{$ruling} Depois de um Apagão no primeiro lançamento, é a mesma Faísca.
rule-SH-3-6 = Se o banco está vazio ao resolver um turno, o jogo acaba de imediato. Vence quem tem mais pontos; no empate, a vitória é dividida.{$ruling}
rule-SH-3-7 = O livro não limita os turnos, e os ataques podem prolongar um jogo sem fim. Por isso há opções: um limite de rodadas, uma meta, e um fim após 500 turnos. Um banco vazio acaba o jogo mesmo assim; a meta conta ao resolver um turno; as rodadas acabam no último lugar; vence quem tem mais pontos, e no empate a vitória é dividida.{$ruling}

rules-SH-4 = Bom saber
rule-SH-4-1 = Cada dado falha o fim da linha com uma chance de duas em três. Assim, há um Apagão em 13% dos lançamentos de cinco dados, 30% dos de três, 44% dos de dois e 67% dos de um.
rule-SH-4-2 = A linha mais longa possível nos 7.776 lançamentos de cinco dados: um 1.024 vezes, dois 1.034, três 1.160, quatro 1.624, cinco 1.730 e seis 1.204.
rule-SH-4-3 = Um Shizzle, depois um Lampejo de quatro: 10 pontos, ou um ataque e 4. Dois Shizzles, depois um Fiasco: 14 pontos, ou 8 e um ataque, ou 2 e dois ataques. Um Shizzle, depois um Apagão: nada. O banco tem 4, você ataca um jogador com 9 e ainda tem 5 a receber: o banco cresce até 10, saem 5, ficam 5, e o jogo continua.

rules-ours = Outras decisões nossas
rule-ours-1 = Quem desiste não ganha nada, e os outros dividem a vitória.{$ruling}
rule-ours-2 = Um turno espera que o seu jogador lance os cinco dados.{$ruling}
rule-ours-3 = Receber abrange todos os Shizzles que restam e os pontos da linha.{$ruling}
rule-ours-4 = Dados aleatórios são feitos dado a dado; cada um é qualquer que sirva com os anteriores, todos igualmente prováveis.{$ruling}
rule-ours-5 = Os dados lançados param um a um, na ordem da numeração dos dados; só o último decide se é um Apagão.{$ruling}

## What a typed text should have been

unread-first = “{ $text }” não é um lugar; espera-se de “{ $name } 1” a “{ $name } { $count }”.
unread-die = “{ $text }” não é um dado; espera-se de “{ $name } 1” a “{ $name } { $count }”.
unread-colour = “{ $text }” não é uma cor para { $place } (dado e número); espera-se uma de { $colours }.
unread-fallen = “{ $text }” não é uma face do dado { $count }; espera-se uma de { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Dados reais
chance-typed-help = Lance dados reais e digite o que mostram.
palette-head = O que mostram os dados reais?

## Bots

bot-greedy = Médio
bot-greedy-help = joga pelo máximo de pontos neste turno
bot-novice = Iniciante
bot-novice-help = como { bot-greedy }, mas costuma parar cedo demais ou lançar de novo vezes demais
bot-club = Fácil
bot-club-help = como { bot-optimal }, mas pode perder 8% de chance de vitória por ação, menos com mais jogadores
bot-strong = Difícil
bot-strong-help = como { bot-optimal }, mas pode perder 2% de chance de vitória por ação, menos com mais jogadores
bot-optimal = O melhor
bot-optimal-help = joga pela solução exata (dois jogadores, dados padrão) ou pela melhor estimativa

## Help with a decision

advice-reach =
    { $count ->
        [6] Todos os seis
       *[other] { $count } ou mais
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Parar com { $length }
advice-stop-joining = Juntar { $dice }; parar com { $length }
advice-roll-joining = Juntar { $dice }; lançar de novo
advice-fizzle-joining = Juntar { $dice }: um Fiasco
advice-die = Lançar o dado { $count } para a primeira Faísca
advice-odds = Chances do próximo lançamento: um Apagão, ou dados para uma linha de cada comprimento.
advice-turn = Pontos: o que esperar deste turno jogado por pontos.

## The solution

solve-bank = O banco tem de 1 a { $most } pontos, não { $bank }.
data-mismatch = Os dados fornecidos são para outra coisa: “{ $key }” é { $text }, não { $expected }. Gere-os de novo: { $make }
data-damaged = Os dados fornecidos estão danificados ({ $why }). Gere-os de novo: { $make }
dice-file = Estes dados não podem ser usados. { $why }
dice-no-dice = Os dados devem ser uma lista de { $expected } dados, não { $count }.
dice-no-faces = O dado { $die } deve ser uma lista de seis cores, para os números 1 a 6.
dice-no-face = O dado { $die } tem a cor “{ $text }”; espera-se uma de { $allowed }.
dice-no-twice = No dado { $die }, { $text } { $number } repete-se; um dado tem cada cor uma vez, e cada face existe uma vez.

## The score pad

pad-rounds = Pontos das rodadas
pad-round-means = Pontos recebidos, menos os perdidos em ataques.
pad-who = Toque no jogador cujo turno acabou.
pad-over = O banco está vazio: o jogo acabou (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: como acabou o turno?
       *[other] { $player }, Shizzles: { $count }. Como continuou o turno?
    }
pad-choke = Apagão: nada
pad-fizzle = Fiasco: { $count }
pad-flicker = Lampejo: { $count }
pad-stop = Parou aí
pad-settle = Pontos ou um ataque? Shizzles: { $count }
pad-bad-turn = “{ $text }” não é um turno: espera-se um jogador, os dados da última linha (0, 2 a 6), os Shizzles e as vítimas, como “140” ou “1312”.
pad-after-end = “{ $text }” vem depois do fim do jogo: o banco está vazio ({ $tag }).
pad-bad-attack = “{ $text }” ataca quem não pode ser atacado: esperam-se outros que têm pontos, no máximo um por cada Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Pontos
sign-points-does = As fichas de um jogador: as quadradas valem cinco pontos, as redondas um.
sign-line = Linha
sign-line-does = Cada dado tem o número ou a cor do anterior. Uma linha de três, quatro ou cinco vale tantos pontos ao parar o turno.
sign-shizzle = Shizzle
sign-shizzle-does = Todos os seis dados na linha: seis pontos, ou seis que outro jogador devolve. Cada estrela é um Shizzle a resolver.
sign-bank = Banco
sign-bank-does = Todos os pontos vêm daqui. Quando fica vazio no fim de um turno, o jogo acaba. A placa mostra o que parar dá agora.
sign-cup = Copo de dados
sign-cup-does = Lança todos os dados fora da linha. Um tem de entrar, ou é um Apagão.
sign-count = Dado pequeno
sign-count-does = Quantos dados teria o próximo lançamento.
sign-spark = Faísca
sign-spark-does = O primeiro dado da linha, sobre raios: o último dado da linha anterior.
sign-bond = Selo entre dois dados
sign-bond-does = O que une os dados: o número em comum, ou a marca da sua cor.
sign-choke = Apagão
sign-choke-does = Nenhum dado lançado combina. O turno acaba; os pontos são perdidos, Shizzles também.
sign-fizzle = Fiasco
sign-fizzle-does = Foram lançados cinco dados, e nenhuma linha passa de dois: 2 pontos, e o turno acaba.
sign-flicker = Lampejo
sign-flicker-does = Uma linha de três, quatro ou cinco. Pare e receba os pontos, ou lance de novo e arrisque-os.
now-points = { points-count }.
now-line = { $count } de seis dados na linha; o turno vale { points-count }.
now-rolls = Dados a lançar: { $count }.

## What gives the win shares of a review

evaluator-exact = o jogo resolvido
evaluator-table = a tabela para três jogadores
evaluator-estimate = uma estimativa aprendida com turnos exatos
evaluator-simple = um modelo simples: a estimativa fornecida não pode ser usada

## Kinds of chance, for statistics

chance-of-die = Os números dos dados
mistake-ending = acabar um jogo perdido
mistake-stopping = parar cedo demais
mistake-going-on = lançar uma vez a mais
mistake-six = perder um Shizzle
mistake-left-out = deixar de fora um dado que combina
mistake-short = fazer uma linha mais curta do que o possível
mistake-dice = juntar o dado errado
mistake-attack = não atacar
mistake-taking = atacar em vez de tirar pontos
mistake-victim = atacar a pessoa errada
why-win =
    { $count ->
        [one] A partida acaba na hora, com 1 ponto de vantagem.
       *[other] A partida acaba na hora, com { $count } pontos de vantagem.
    }
why-ending =
    { $count ->
        [one] A partida acabou na hora, com 1 ponto a menos.
       *[other] A partida acabou na hora, com { $count } pontos a menos.
    }
why-victim = { $name } tem { $better } pontos; { $other }, { $taken }.
why-choked = O lançamento feito tinha { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de chance de Apagão.
why-roll = O plano: juntar { $dice } e lançar de novo.
why-stop = O plano: juntar { $dice } e parar com { $count } dados na linha.
why-choke = A chance de um Apagão é então de só { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Em média, o turno rende então { NUMBER($better, maximumFractionDigits: 1) } pontos, não { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = É o turno de: { $player }
edit-bank = Banco: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles a resolver: { $count }
edit-ready = Antes do primeiro lançamento
edit-choose = Dados lançados
edit-settle = Resolvendo Shizzles
edit-shows = Mostra { $count }
edit-out = Fora da linha
edit-spark = Como Faísca
edit-join = No fim da linha

## Puzzles

puzzle-how-solution = pela solução, com exatidão
puzzle-theme-push = lançar de novo
puzzle-theme-stop = parar
puzzle-theme-joining = que dado entra
puzzle-theme-short-line = uma linha mais curta
puzzle-theme-shizzle = um Shizzle
puzzle-theme-attack = atacar
puzzle-theme-take = receber
puzzle-theme-last-points = os últimos pontos
puzzle-theme-last-turn = o último turno

## The tutorial

tutorial-goal = O objetivo: ter mais pontos quando o banco fica vazio. Todos os pontos vêm do banco, que tem 32 agora.
tutorial-spark = É o seu turno. O primeiro dado da sua linha já está aí: a Faísca, um 1 vermelho. Lance os outros cinco.
tutorial-roll = Lance os dados.
tutorial-colour = Um dado pode entrar na linha se tem a cor ou o número do último. Depois do 1 vermelho, o 4 vermelho combina.
tutorial-number = Agora o 4 vermelho é o último. O 4 amarelo combina: o número é o mesmo.
tutorial-flicker = Três dados são um Lampejo: dá para parar e receber um ponto por cada. Mas há mais dados que entram. Junte o 2 amarelo.
tutorial-flicker-stop = Dá para parar, mas outro dado combina, e mais um dado é mais um ponto.
tutorial-flicker-roll = Dá para lançar o resto, mas um deles já combina. Junte-o primeiro.
tutorial-longer = Agora o 2 roxo. Escolha bem a ordem: só o último dado da linha conta para o que combina a seguir.
tutorial-stop = Cinco dados são cinco pontos. Se lançar o último dado e ele não combinar, todo o turno se perde. Pare.
tutorial-stop-roll = Isso arrisca cinco pontos, e o dado combina uma vez em três. Pare e receba-os.
tutorial-next-spark = Cinco pontos são seus. O seu último dado, o 2 roxo, é agora a Faísca de Zoe. Veja o que ela lança.
tutorial-choke = Nenhum dado era roxo ou 2: um Apagão. O turno acaba de imediato, e os pontos são perdidos. A mesma Faísca é agora sua.
tutorial-fizzle = De cinco dados só um combina, e nada depois dele: uma linha de dois é um Fiasco. O seu turno acaba com dois pontos. Junte o 4 roxo.
tutorial-again = Zoe decidiu parar com três dados. O 3 azul é a sua Faísca: lance outra vez.
tutorial-all = Desta vez todos os dados podem entrar, um a um. Comece com o 3 verde.
tutorial-all-2 = Depois o 5 verde. Seguem-se o 5 laranja e o 4 laranja.
tutorial-all-stop = É permitido, mas todos os seis dados podem entrar. Junte o próximo.
tutorial-all-3 = Só falta um. Junte o 4 roxo.
tutorial-shizzle = Todos os seis: um Shizzle! Vale seis pontos, ou um ataque. Dá para lançar de novo, mas um Apagão o perderia. Pare.
tutorial-shizzle-roll = Um Apagão perderia o Shizzle. Pare e use-o.
tutorial-attack = Dá para receber seis pontos. Ou atacar: então Zoe devolve seis dos seus ao banco. Ataque.
tutorial-attack-take = Seis pontos são muitas vezes tão bons. Mas veja o que faz um ataque.
tutorial-attacked = Zoe devolveu seis pontos ao banco. Um ataque não lhe dá nada, mas o jogo dura mais, o que ajuda quem está atrás.
tutorial-bank = Alguns turnos depois, o banco tem três pontos, e a liderança é sua. Pare com os seus quatro dados: você recebe o que há, e um banco vazio acaba o jogo.
tutorial-bank-other = É permitido, mas parar agora vence o jogo.
tutorial-end = O banco está vazio, e você tem mais pontos: a vitória é sua.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Cada face tem um número e uma cor, e nenhuma face se repete.
example-from-the-bank = Uma linha de três tira três pontos do banco.
example-next-spark = O turno acabou com uma linha de três. O último dado, como está, é a Faísca do próximo jogador.
example-join = O 4 vermelho tem a cor da Faísca e pode entrar; o 4 laranja não tem nem a cor nem o número.
example-choke = Nenhum dos cinco dados tem o número ou a cor da Faísca: um Apagão. O turno acaba sem pontos.
example-fizzle = Nenhuma linha de três é possível: um Fiasco. Um dado entra, por dois pontos, e o turno acaba.
example-flicker = Um Lampejo de quatro: pare por quatro pontos, ou lance os outros dois dados.
example-shizzle = Um Shizzle: pare, ou lance de novo com seis pontos em risco. O sexto dado é então a nova Faísca.
example-three-possible = A partir do 5 vermelho uma linha de três é possível, por isso obrigatória; o 1 laranja deixaria a linha em dois.
example-attack = Um Shizzle faz qualquer outro jogador com pontos devolver seis ao banco.
example-bank-empty = O banco tem menos do que foi ganho e fica vazio: o jogo acaba, e vence quem tem mais pontos.
example-shizzle-and-four = Um Shizzle, depois um Lampejo de quatro: dez pontos, ou um ataque e quatro.
example-two-shizzles = Dois Shizzles, depois um Fiasco: 14 pontos, ou 8 e um ataque, ou 2 e dois ataques.
example-shizzle-lost = Um Shizzle, depois um Apagão: nada.
example-bank-grows = O ataque leva o banco de 4 a 10, depois saem cinco: ficam 5, e o jogo continua.
example-take-all = Três Shizzles e uma linha de três: recebe-se tudo de uma vez.
summary-turn = O seu turno
summary-turn-1 = A Faísca é o último dado da linha anterior. Lance os outros cinco.
summary-turn-2 = Junte dados na ponta livre: cada um tem o número ou a cor do anterior.
summary-turn-3 = Nenhum dado combina: um Apagão. O turno acaba sem pontos.
summary-turn-4 = Se uma linha de três é possível, é obrigatória.
summary-stop = Parar ou lançar de novo
summary-stop-1 = Dois no máximo: um Fiasco. 2 pontos, e o turno acaba.
summary-stop-2 = De três a cinco: um Lampejo. Pare por um ponto por dado, ou lance todos os dados fora da linha; um tem então de entrar.
summary-six = Todos os seis: um Shizzle
summary-six-1 = Pare: receba seis pontos, ou outro jogador devolve seis ao banco.
summary-six-2 = Ou lance de novo: fica em risco, o sexto dado é a nova Faísca, e lançam-se os outros cinco.
summary-six-3 = No fim do turno, há que resolver o que está pendente: primeiro os ataques.
summary-end = Fim do jogo
summary-end-1 = O banco começa com 40, 60, 75, 90 ou 100 pontos para dois a seis jogadores.
summary-end-2 = O banco está vazio ao resolver um turno: vence quem tem mais pontos.
