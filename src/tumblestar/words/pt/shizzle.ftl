### The words of Shizzle in Portuguese (for Portugal and Brazil alike). Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = { -shizzle-one }
game-tagline = Seis { -die-other } em { -line-one }: { -stop-verb } a tempo, ou { -roll_on-verb } e arriscar tudo.
game-by = de Patch Products
game-about = Forme uma { -line-one } de { -die-other } a partir da { -spark-one }, cada um igual ao anterior em { -number-one } ou { -colour-one }. { -Stop-imperative } e receba os { -point-other }, ou { -roll_on-imperative } e arrisque-os. Os seis fazem um { -shizzle-one }: seis { -point-other }, ou seis que outro jogador { -return-verb-s }.

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
        [you] Você ataca { $victim }, que { -return-verb-s } { points-count } ao { -bank-one }.
       *[other] { $victim ->
            [you] { $seat } ataca você, que { -return-verb-s } { points-count } ao { -bank-one }.
           *[other] { $seat } ataca { $victim }, que { -return-verb-s } { points-count } ao { -bank-one }.
        }
    }
seat-wins =
    { $seat ->
        [you] Você vence
       *[other] { $seat } vence
    }
seats-share = Vitória dividida: { $seats }
same =
    { $by ->
        [number] mesmo { -number-one }
       *[colour] mesma { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } pelo { -number-one }
        [colour] { -fit-verb-s } pela { -colour-one }
        [barred] { -fit-verb-s }, mas ficaria só onde três são possíveis
       *[none] não { -fit-verb-s }
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }
over-why =
    { $end ->
        [bank] O { -bank-one } está vazio
        [target] A { -target-one } foi atingida
        [rounds] A última { -round-one } acabou
       *[cap] Passaram 500 { -turn-other }
    }
to-settle = { -shizzle-other } a { -settle-verb }: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } { -point-other } por uma { -line-one } de { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-other } pelo { -shizzle-one }
       *[other] { $points } { -point-other } por { $count } { -shizzle-other }
    }
gain-both = { $points } { -point-other }: { $line } pela { -line-one }, { $worth } por { -shizzle-other }
gain-rest =
    { $points ->
        [one] o último { -point-one } do { -bank-one }, em vez de { $earned }
       *[other] os últimos { $points } { -point-other } do { -bank-one }, em vez de { $earned }
    }

## Set-up: log and hover

did-dice = No { -die-one } { $die }: { face }.
did-first =
    { $seat ->
        [you] Você começa.
       *[other] { $seat } começa.
    }
did-spark =
    { $seat ->
        [you] Você lança o { -die-one } { $die } para a primeira { -spark-one }.
       *[other] { $seat } lança o { -die-one } { $die } para a primeira { -spark-one }.
    }
did-fall-spark = Saiu: { $face }, a primeira { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Lançar o { -die-one } { $die } para a primeira { -spark-one }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Você lança cinco { -die-other } junto à { -spark-one }, o { $face }.
       *[other] { $seat } lança cinco { -die-other } junto à { -spark-one }, o { $face }.
    }
rolls-on =
    { $seat ->
        [you] Você { -roll_on-verb-s }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } depois do { $face }, com { points-count } em risco.
did-roll-shizzle = { rolls-on } com { points-count } em risco; a nova { -spark-one } é o { $face }.
did-fall = Saiu: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Saiu: { $face }. Nenhum { -die-one } { -fit-verb-s }: { -choke-one }!
       *[other] Saiu: { $face }. Nenhum { -die-one } { -fit-verb-s }: { -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } São { $count } na { -line-one }.
did-join-shizzle = { seat-joins } Todos os seis: um { -shizzle-one }!
did-fizzle = { seat-joins } Nenhum terceiro { -die-one } { -fit-verb-s }: um { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Nenhum terceiro { -die-one } { -fit-verb-s }: um { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] Você decide { -stop-verb } e recebe { $gain }.
       *[other] { $seat } decide { -stop-verb } e recebe { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Você decide { -stop-verb }. { to-settle }
       *[other] { $seat } decide { -stop-verb }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Você recebe { $gain }.
       *[other] { $seat } recebe { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } O { -turn-one } acaba.
did-over = { $told } { over-why }: fim de jogo.

## Turns: what a hovered target would do

would-roll = { action-roll }. Se nenhum { -fit-verb } com o { $face }, é um { -choke-one }.
would-roll-on = { action-roll }. Se nenhum { -fit-verb } com o { $face }, perde-se { points-count }.
would-roll-shizzle = { action-roll }. Se nenhum { -fit-verb } com a nova { -spark-one }, o { $face }, perde-se { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Pôr o { $face } junto ao { $end }: { same }.
would-join-two = { would-put } Tem de seguir-se um terceiro.
would-join = { would-put } { -Stop-verb } depois dá { points-count }.
would-join-shizzle = { would-put } Todos os seis: um { -shizzle-one }!
would-fizzle = { would-put } Nenhum terceiro { -die-one } { -fit-verb-s }: um { -fizzle-one }. O { -turn-one } acaba, com { $gain }.
would-fizzle-settle = { would-put } Nenhum terceiro { -die-one } { -fit-verb-s }: um { -fizzle-one }. { to-settle }
would-stop = { -Stop-verb } e receber { $gain }.
would-stop-settle = { -Stop-verb }. Depois, receber seis { -point-other } por cada { -shizzle-one }, ou atacar.
would-take = Receber { $gain }.
would-hit = Atacar { $victim }, que { -return-verb-s } { points-count } ao { -bank-one }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Depois, receber { $gain }.
would-attack-last = { would-hit } O seu { -turn-one } acaba.
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
        [you] Escolha um { -die-one } e lance a primeira { -spark-one }.
       *[other] { $seat } escolhe um { -die-one } para a primeira { -spark-one }.
    }
status-ready =
    { $seat ->
        [you] { -Turn-yours }: lance 5 { -die-other }.
       *[other] { $seat } lança 5 { -die-other }.
    }
status-join-third =
    { $seat ->
        [you] Junte um terceiro { -die-one }: { end-colour }, ou qualquer { $number }.
       *[other] { $seat } escolhe um { -die-one }: { end-colour }, ou qualquer { $number }.
    }
status-join =
    { $seat ->
        [you] Junte um { -die-one }: { end-colour }, ou qualquer { $number }.
       *[other] { $seat } escolhe um { -die-one }: { end-colour }, ou qualquer { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Uma { -line-one } de 3 é impossível. Junte um { -die-one }: { -fizzle-one }.
       *[other] { $seat } escolhe { -die-other }.
    }
status-join-or-end =
    { $seat ->
        [you] Junte um { -die-one }, { -stop-imperative } por { $points } ou { -roll_on-imperative }.
       *[other] { $seat } escolhe: { -stop-verb } por { $points } ou { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } de { $count }: { -stop-imperative } por { $points } ou { -roll_on-imperative }.
       *[other] { $seat } escolhe: { -stop-verb } por { $points } ou { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one }! { -Stop-imperative } por { $points }, ou arrisque-os e { -roll_on-imperative }.
       *[other] { -shizzle-one }! { $seat } escolhe: { -stop-verb } ou { -roll_on-verb }.
    }
cheer = { -shizzle-one }!
status-settle =
    { $seat ->
        [you] Receba { points-count }, ou ataque com um { -shizzle-one }.
       *[other] { $seat } está { -settle-ing } um { -shizzle-one }.
    }
status-over-won = { over-why }. { seat-wins } com { points-count }!
status-over-shared = { over-why }. { seats-share }, com { points-count } cada.
status-type-dice = { -Die-one } { $die }: de que { -colour-one } é o seu { $number }?
status-type-first = Quem começa?
status-type-fall = O que mostra o { -die-one } { $die }? Ainda por cair: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } de { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, até { $target } { -point-other }
           *[other] { -Round-one } { $count } de { $most }, ou até { $target } { -point-other }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Lançar { $count } { -die-one }
       *[other] Lançar { $count } { -die-other }
    }
action-stop = { -Stop-verb }: receber { $points }
action-stop-settle = { -Stop-verb } e { -settle-verb }
action-take = Receber { $points }
action-attack = Atacar { $victim }
deed-spark = Lançar este { -die-one }
deed-add = Juntar este { -die-one }
touch-spark = Toque num { -die-one }.
touch-attack = Toque num jogador.
touch-add = Toque num { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = Um { -die-one } mostra um { -number-one } de 1 a 6. Escolha uma das suas { -face-other }.
refused-SH-1-2 = Um { -die-one } tem cada { -colour-one } uma vez, e nenhuma { -face-one } se repete. Escolha uma das { -colour-other } oferecidas.
refused-SH-1-4 = Ninguém ocupa esse lugar. Escolha um lugar desta mesa.
refused-SH-2-1 = Ainda não há { -spark-one }. Escolha um { -die-one } para lançar sozinho.
refused-SH-2-2 = O seu { -turn-one } começa com um lançamento. Lance primeiro os cinco { -die-other }.
refused-SH-2-3 = Esse { -die-one } não tem nem o { -number-one } nem a { -colour-one } do último { -die-one } da { -line-one }. Escolha um que tenha.
refused-SH-2-3-lies = Esse { -die-one } está na { -line-one } e fica aí. Escolha um dos lançados.
refused-SH-2-8 = Um { -die-one } tem de { -join-verb } depois de cada lançamento, e dois na { -line-one } não bastam. Escolha um { -die-one } que { -fit-verb-s }.
refused-SH-2-8-alone = Nenhum outro { -die-one } { -fit-verb-s } depois desse, mas uma { -line-one } de três é possível e obrigatória. Escolha outro { -die-one }.
refused-SH-3-1 = O { -turn-one } já está { -stop-participle }; só falta { -settle-verb } { -shizzle-other }. Receba os { -point-other }, ou ataque.
refused-SH-3-1-early = Ainda não há nada a { -settle-verb }. Antes, ponha um { -die-one } na { -line-one }, { -roll_on-imperative } ou { -stop-imperative }.
refused-SH-3-2 = Só se pode atacar outro jogador com { -point-other }. Escolha um, ou receba os { -point-other }.
refused-SH-3-6 = O jogo acabou. Reveja as jogadas, ou jogue outro.

## Options

option-first = Quem começa
option-first-help = Por sorteio, ou um lugar à escolha.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-random_dice = { -Die-other } aleatórios
option-random_dice-help = O sorteio distribui de novo as { -colour-other } pelos { -die-other }. Cada { -die-one } continua com cada { -number-one } e { -colour-one } uma vez, e nenhuma { -face-one } se repete.
option-rounds = { -Round-other }
option-rounds-help = O jogo também acaba depois de tantos { -turn-other } para todos.
option-rounds-0 = sem limite
option-target = { -Target-one } em { -point-other }
option-target-help = O jogo também acaba quando um jogador termina um { -turn-one } com tantos { -point-other } ou mais.
option-target-0 = nenhuma
option-cap = No máximo 500 { -turn-other }
option-cap-help = Quem lidera vence então. Sem isto, os ataques poderiam prolongar um jogo para sempre. Uma mesa só com bots tem sempre este limite.

## The board in text

picture-label = A { -line-one }, os { -die-other } soltos, o { -bank-one } e todos os { -point-other }, também em texto.
text-board = A { -line-one }, depois os seis { -die-other }
text-place =
    { $by ->
        [number] Lugar { $count }: { $face }, pelo { -number-one }
        [colour] Lugar { $count }: { $face }, pela { -colour-one }
       *[spark] Lugar { $count }: { $face }, a { -spark-one }
    }
text-place-empty = Lugar { $count }: livre
text-die = { -Die-one } { $die }: { $face }
text-die-line = { -Die-one } { $die }: { $face }, na { -line-one } no lugar { $count }
text-die-loose = { -Die-one } { $die }: { $face }, { fit }
text-die-falling = { -Die-one } { $die }: rolando
text-die-blank = { -Die-one } { $die }: ainda não lançado
text-side =
    { $colour ->
        [none] No { -die-one } { $die }: { $number }, { -colour-one } ainda desconhecida
       *[other] No { -die-one } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Joga agora.
text-bank = { -Bank-one }: { points-count }.
points-banked = { -Point-other }

## Rules

rules-intro = { -shizzle-one } é um jogo de { -die-other } para dois a seis jogadores. O { -turn-one } começa com a { -spark-one }, o último { -die-one } da { -line-one } anterior; lançam-se os outros cinco. Os { -die-other } { -join-verb-plural } na { -line-one } um a um, cada um com o { -number-one } ou a { -colour-one } do anterior. Se nenhum { -fit-verb }, é um { -choke-one }: os { -point-other } do { -turn-one } são perdidos. Se a { -line-one } mais longa possível for de dois, é um { -fizzle-one }: dois { -point-other }, e o { -turn-one } acaba. De três a cinco é um { -flicker-one }: { -stop-imperative } e receba um { -point-one } por cada { -die-one } da { -line-one }, ou lance o resto e arrisque tudo. Seis são um { -shizzle-one }: receba seis { -point-other }, faça outro jogador { -return-verb } seis, ou { -roll_on-imperative } e arrisque-os. Quando o { -bank-one } fica vazio, vence quem tem mais { -point-other }.
rules-page = Os { -die-other } que podem { -join-verb } acendem: clique em um para o pôr no fim da { -line-one }, ou escolha-o com o teclado. “{ -Stop-verb }” e “Lançar” aparecem quando são permitidos. Um { -choke-one } ou um { -fizzle-one } acaba o { -turn-one } por si. Se não houver quem atacar ao { -stop-verb }, os { -point-other } dos { -shizzle-other } são seus sem perguntas. Com { -die-other } reais, digite o que mostram, em qualquer ordem. Que { -colour-other } estão em que { -die-one } é reconstrução nossa {$reconstruction}; quem tem a caixa pode corrigi-la em dice.toml.

rules-SH-1 = O que há na caixa
rule-SH-1-1 = Há seis { -die-other } com os { -number-other } de 1 a 6. Cada um dos 36 pares de { -number-one } e { -colour-one } está em uma só { -face-one }, e cada { -die-one } tem cada { -number-one } e cada { -colour-one } uma vez {$review}.
rule-SH-1-2 = As { -colour-other } são vermelho, laranja, roxo, azul, verde e amarelo; a sexta é palpite nosso, e os conjuntos reais diferem. Nos nossos { -die-other } as { -colour-other } seguem essa ordem, e cada { -die-one } começa uma { -colour-one } depois {$reconstruction}. Opção: { -die-other } aleatórios.
rule-SH-1-3 = As { -chip-other } são { -point-other }: 14 de cinco e 30 de um, 100 ao todo. O { -bank-one } começa com 40 { -point-other } para dois jogadores, 60 para três, 75 para quatro, 90 para cinco e 100 para seis; os jogadores começam sem nenhum. O { -bank-one } e os jogadores têm juntos sempre a mesma soma.
rule-SH-1-4 = No livro começa o mais novo; aqui decide o anfitrião, ou o sorteio {$ruling}. Joga-se para a esquerda.

rules-SH-2 = O seu { -turn-one }
rule-SH-2-0 = Um { -shizzle-one } fica { -pending-adjective } até ser { -settle-participle } no fim do { -turn-one }; nada mais fica { -pending-adjective }. A { -line-one } conta uma vez, quando se decide { -stop-verb } o { -turn-one }: uma { -line-one } de três que cresceu até cinco vale cinco. Uma { -line-one } de seis é um { -shizzle-one } { -pending-adjective } e não pontua além disso.
rule-SH-2-1 = No primeiro { -turn-one } do jogo, quem começa lança um { -die-one } qualquer sozinho: é a { -spark-one }. Depois, a { -spark-one } é o último { -die-one } da { -line-one } do jogador anterior, como está.
rule-SH-2-2 = A { -spark-one } é o primeiro { -die-one } da sua { -line-one } e conta. Lance os outros cinco.
rule-SH-2-3 = A { -line-one } só cresce na { -open_end-one }. Cada { -die-one } deve ter o { -number-one } ou a { -colour-one } do { -die-one } anterior. { -Die-other } deste lançamento { -join-verb-plural } em qualquer escolha e ordem; { -die-other } de lançamentos anteriores ficam onde estão {$ruling}.
rule-SH-2-4 = { -choke-one }: nenhum { -die-one } de um lançamento pode { -join-verb }, seja o primeiro ou outro. O { -turn-one } acaba, e todos os { -point-other } do { -turn-one } são perdidos, { -shizzle-other } { -pending-plural } também.
rule-SH-2-5 = { -fizzle-one }: foram lançados cinco { -die-other }, e a { -line-one } mais longa possível é de dois. Escolha que { -die-one }, dos que { -fit-verb-plural }, vai { -join-verb }. Depois o { -turn-one } tem de acabar: dois { -point-other }, e o que estiver { -pending-adjective }.
rule-SH-2-6 = { -flicker-one }: uma { -line-one } de três, quatro ou cinco. { -Stop-imperative } e receba tantos { -point-other } e o que estiver { -pending-adjective }; ou lance todos os { -die-other } fora da { -line-one }. Pelo menos um tem então de { -join-verb }, ou é um { -choke-one }. Nunca é um { -fizzle-one }: lançam-se menos de cinco { -die-other }.
rule-SH-2-7 = { -shizzle-one }: todos os seis { -die-other } estão na { -line-one }. Vale seis { -point-other } para quem joga, ou seis que outro jogador { -return-verb-s } ao { -bank-one }. { -Stop-imperative }, ou { -roll_on-imperative } com ele em risco: o sexto { -die-one } passa a ser a nova { -spark-one }, uma { -line-one } nova de um, e lançam-se os outros cinco.
rule-SH-2-8 = Se um { -die-one } { -fit-verb-s }, pelo menos um tem de { -join-verb }. Pode-se deixar de fora outros { -die-other } que { -fit-verb-plural } {$ruling}. Mas se foram lançados cinco { -die-other } e uma { -line-one } de três ou mais é possível, a { -line-one } tem de chegar a três: dois só em um { -fizzle-one } {$ruling}. Então um { -die-one } depois do qual nenhum outro { -fit-verb-s } não pode { -join-verb } sozinho.
rule-SH-2-9 = { -Roll_on-verb } é sempre lançar todos os { -die-other } fora da { -line-one } {$ruling}.

rules-SH-3 = O fim do { -turn-one } e do jogo
rule-SH-3-1 = Os { -shizzle-other } ficam { -pending-plural } até o { -turn-one } acabar, e só então há que os { -settle-verb }. O livro diz “de imediato”; lemos “então, não mais tarde”, pois a alternativa é { -roll_on-verb }, e um { -choke-one } perde os { -shizzle-other } { -pending-plural } {$ruling}. Por cada um, receba seis { -point-other } ou escolha uma { -victim-one }; cada um é decidido em separado, e pode haver mais de uma { -victim-one } {$ruling}. Primeiro os ataques, depois o que se recebe {$ruling}.
rule-SH-3-2 = Uma { -victim-one } { -return-verb-s } seis { -point-other } ao { -bank-one }, ou todos se tiver menos {$ruling}; quem ataca não ganha nada. Os ataques fazem-se um a um. Só se atacam jogadores com { -point-other }, o mesmo de novo enquanto os tiver. Se ninguém tem { -point-other }, recebem-se os do { -shizzle-one } {$ruling}.
rule-SH-3-3 = Se o { -bank-one } tem menos do que foi ganho, recebe-se o que resta {$ruling}.
rule-SH-3-4 = Quem decide { -stop-verb } não pode recusar { -point-other } {$ruling}. O livro aconselha a não acabar um jogo que se perderia: melhor atacar, ou { -roll_on-verb }.
rule-SH-3-5 = O último { -die-one } que está mesmo na { -line-one } é a { -spark-one } do próximo jogador, também depois de um { -choke-one } {$ruling}. Depois de um { -choke-one } no primeiro lançamento, é a mesma { -spark-one }.
rule-SH-3-6 = Se o { -bank-one } está vazio ao { -settle-verb } um { -turn-one }, o jogo acaba de imediato. Vence quem tem mais { -point-other }; no empate, a vitória é dividida {$ruling}.
rule-SH-3-7 = O livro não limita os { -turn-other }, e os ataques podem prolongar um jogo sem fim. Por isso há opções: um limite de { -round-other }, uma { -target-one }, e um fim após 500 { -turn-other }. Um { -bank-one } vazio acaba o jogo mesmo assim; a { -target-one } conta ao { -settle-verb } um { -turn-one }; as { -round-other } acabam no último lugar; vence quem tem mais { -point-other }, e no empate a vitória é dividida {$ruling}.

rules-SH-4 = Bom saber
rule-SH-4-1 = Cada { -die-one } falha o fim da { -line-one } com uma chance de duas em três. Assim, há um { -choke-one } em 13% dos lançamentos de cinco { -die-other }, 30% dos de três, 44% dos de dois e 67% dos de um.
rule-SH-4-2 = A { -line-one } mais longa possível nos 7.776 lançamentos de cinco { -die-other }: um 1.024 vezes, dois 1.034, três 1.160, quatro 1.624, cinco 1.730 e seis 1.204.
rule-SH-4-3 = Um { -shizzle-one }, depois um { -flicker-one } de quatro: 10 { -point-other }, ou um ataque e 4. Dois { -shizzle-other }, depois um { -fizzle-one }: 14 { -point-other }, ou 8 e um ataque, ou 2 e dois ataques. Um { -shizzle-one }, depois um { -choke-one }: nada. O { -bank-one } tem 4, você ataca um jogador com 9 e ainda tem 5 a receber: o { -bank-one } cresce até 10, saem 5, ficam 5, e o jogo continua.

rules-ours = Outras decisões nossas
rule-ours-1 = Quem desiste não ganha nada, e os outros dividem a vitória {$ruling}.
rule-ours-2 = Um { -turn-one } espera que o seu jogador lance os cinco { -die-other } {$ruling}.
rule-ours-3 = Receber abrange todos os { -shizzle-other } que restam e os { -point-other } da { -line-one } {$ruling}.
rule-ours-4 = { -Die-other } aleatórios são feitos { -die-one } a { -die-one }; cada um é qualquer que sirva com os anteriores, todos igualmente prováveis {$ruling}.
rule-ours-5 = Os { -die-other } lançados param um a um, na ordem da numeração dos { -die-other }; só o último decide se é um { -choke-one } {$ruling}.

## What a typed text should have been

unread-first = “{ $text }” não é um lugar; espera-se de “{ $name } 1” a “{ $name } { $count }”.
unread-die = “{ $text }” não é um { -die-one }; espera-se de “{ $name } 1” a “{ $name } { $count }”.
unread-colour = “{ $text }” não é uma { -colour-one } para { $place } ({ -die-one } e { -number-one }); espera-se uma de { $colours }.
unread-fallen = “{ $text }” não é uma { -face-one } do { -die-one } { $count }; espera-se uma de { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = { -Die-other } reais
chance-typed-help = Lance { -die-other } reais e digite o que mostram.
palette-head = O que mostram os { -die-other } reais?

## Bots

bot-greedy = Médio
bot-greedy-help = joga pelo máximo de { -point-other } neste { -turn-one }
bot-novice = Iniciante
bot-novice-help = como { bot-greedy }, mas costuma { -stop-verb } cedo demais ou { -roll_on-verb } vezes demais
bot-club = Fácil
bot-club-help = como { bot-optimal }, mas pode perder 8% de chance de vitória por ação, menos com mais jogadores
bot-strong = Difícil
bot-strong-help = como { bot-optimal }, mas pode perder 2% de chance de vitória por ação, menos com mais jogadores
bot-optimal = O melhor
bot-optimal-help = joga pela solução exata (dois jogadores, { -die-other } padrão) ou pela melhor estimativa

## Help with a decision

advice-reach =
    { $count ->
        [6] Todos os seis
       *[other] { $count } ou mais
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-verb } com { $length }
advice-stop-joining = Juntar { $dice }; { -stop-verb } com { $length }
advice-roll-joining = Juntar { $dice }; { -roll_on-verb }
advice-fizzle-joining = Juntar { $dice }: um { -fizzle-one }
advice-die = Lançar o { -die-one } { $count } para a primeira { -spark-one }
advice-odds = Chances do próximo lançamento: um { -choke-one }, ou { -die-other } para uma { -line-one } de cada comprimento.
advice-turn = { -Point-other }: o que esperar deste { -turn-one } jogado por { -point-other }.

## The solution

solve-bank = O { -bank-one } tem de 1 a { $most } { -point-other }, não { $bank }.
data-mismatch = Os { -die-other } fornecidos são para outra coisa: “{ $key }” é { $text }, não { $expected }. Gere-os de novo: { $make }
data-damaged = Os { -die-other } fornecidos estão danificados ({ $why }). Gere-os de novo: { $make }
dice-file = Estes { -die-other } não podem ser usados. { $why }
dice-no-dice = Os { -die-other } devem ser uma lista de { $expected } { -die-other }, não { $count }.
dice-no-faces = O { -die-one } { $die } deve ser uma lista de seis { -colour-other }, para os { -number-other } 1 a 6.
dice-no-face = O { -die-one } { $die } tem a { -colour-one } “{ $text }”; espera-se uma de { $allowed }.
dice-no-twice = No { -die-one } { $die }, { $text } { $number } repete-se; um { -die-one } tem cada { -colour-one } uma vez, e cada { -face-one } existe uma vez.

## The score pad

pad-rounds = { -Point-other } das { -round-other }
pad-round-means = { -Point-other } recebidos, menos os perdidos em ataques.
pad-who = Toque no jogador cujo { -turn-one } acabou.
pad-over = O { -bank-one } está vazio: o jogo acabou (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: como acabou o { -turn-one }?
       *[other] { $player }, { -shizzle-other }: { $count }. Como continuou o { -turn-one }?
    }
pad-choke = { -choke-one }: nada
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = { -Stop-past } aí
pad-settle = { -Point-other } ou um ataque? { -shizzle-other }: { $count }
pad-bad-turn = “{ $text }” não é um { -turn-one }: espera-se um jogador, os { -die-other } da última { -line-one } (0, 2 a 6), os { -shizzle-other } e as { -victim-other }, como “140” ou “1312”.
pad-after-end = “{ $text }” vem depois do fim do jogo: o { -bank-one } está vazio ({ $tag }).
pad-bad-attack = “{ $text }” ataca quem não pode ser atacado: esperam-se outros que têm { -point-other }, no máximo um por cada { -shizzle-one } ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -Point-other }
sign-points-does = As { -chip-other } de um jogador: as quadradas valem cinco { -point-other }, as redondas um.
sign-line = { -Line-one }
sign-line-does = Cada { -die-one } tem o { -number-one } ou a { -colour-one } do anterior. Uma { -line-one } de três, quatro ou cinco vale tantos { -point-other } ao { -stop-verb } o { -turn-one }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Todos os seis { -die-other } na { -line-one }: seis { -point-other }, ou seis que outro jogador { -return-verb-s }. Cada estrela é um { -shizzle-one } a { -settle-verb }.
sign-bank = { -Bank-one }
sign-bank-does = Todos os { -point-other } vêm daqui. Quando fica vazio no fim de um { -turn-one }, o jogo acaba. A placa mostra o que { -stop-verb } dá agora.
sign-cup = { -Dice_cup-one }
sign-cup-does = Lança todos os { -die-other } fora da { -line-one }. Um tem de { -join-verb }, ou é um { -choke-one }.
sign-count = { -Die-one } pequeno
sign-count-does = Quantos { -die-other } teria o próximo lançamento.
sign-spark = { -spark-one }
sign-spark-does = O primeiro { -die-one } da { -line-one }, sobre raios: o último { -die-one } da { -line-one } anterior.
sign-bond = { -Seal-one } entre dois { -die-other }
sign-bond-does = O que une os { -die-other }: o { -number-one } em comum, ou a marca da sua { -colour-one }.
sign-choke = { -choke-one }
sign-choke-does = Nenhum { -die-one } lançado { -fit-verb-s }. O { -turn-one } acaba; os { -point-other } são perdidos, { -shizzle-other } também.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Foram lançados cinco { -die-other }, e nenhuma { -line-one } passa de dois: 2 { -point-other }, e o { -turn-one } acaba.
sign-flicker = { -flicker-one }
sign-flicker-does = Uma { -line-one } de três, quatro ou cinco. { -Stop-imperative } e receba os { -point-other }, ou { -roll_on-imperative } e arrisque-os.
now-points = { points-count }.
now-line = { $count } de seis { -die-other } na { -line-one }; o { -turn-one } vale { points-count }.
now-rolls = { -Die-other } a lançar: { $count }.

## What gives the win shares of a review

evaluator-exact = o jogo { -settle-participle }
evaluator-table = a tabela para três jogadores
evaluator-estimate = uma estimativa aprendida com { -turn-other } exatos
evaluator-simple = um modelo simples: a estimativa fornecida não pode ser usada

## Kinds of chance, for statistics

chance-of-die = Os { -number-other } dos { -die-other }
mistake-ending = acabar um jogo perdido
mistake-stopping = { -stop-verb } cedo demais
mistake-going-on = lançar uma vez a mais
mistake-six = perder um { -shizzle-one }
mistake-left-out = deixar de fora um { -die-one } que { -fit-verb-s }
mistake-short = fazer uma { -line-one } mais curta do que o possível
mistake-dice = juntar o { -die-one } errado
mistake-attack = não atacar
mistake-taking = atacar em vez de tirar { -point-other }
mistake-victim = atacar a pessoa errada
why-win =
    { $count ->
        [one] A partida acaba na hora, com 1 { -point-one } de vantagem.
       *[other] A partida acaba na hora, com { $count } { -point-other } de vantagem.
    }
why-ending =
    { $count ->
        [one] A partida acabou na hora, com 1 { -point-one } a menos.
       *[other] A partida acabou na hora, com { $count } { -point-other } a menos.
    }
why-victim = { $name } tem { $better } { -point-other }; { $other }, { $taken }.
why-choke = A chance de um { -choke-one } é de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Em média, o { -turn-one } rende então { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, não { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = É o { -turn-one } de: { $player }
edit-bank = { -Bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -shizzle-other } a { -settle-verb }: { $count }
edit-ready = Antes do primeiro lançamento
edit-choose = { -Die-other } lançados
edit-settle = { -Settle-ing } { -shizzle-other }
edit-shows = Mostra { $count }
edit-out = Fora da { -line-one }
edit-spark = Como { -spark-one }
edit-join = No fim da { -line-one }

## Puzzles

puzzle-how-solution = pela solução, com exatidão
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-verb }
puzzle-theme-joining = que { -die-one } { -join-verb-s }
puzzle-theme-short-line = uma { -line-one } mais curta
puzzle-theme-shizzle = um { -shizzle-one }
puzzle-theme-attack = atacar
puzzle-theme-take = receber
puzzle-theme-last-points = os últimos { -point-other }
puzzle-theme-last-turn = o último { -turn-one }

## The tutorial

tutorial-goal = O objetivo: ter mais { -point-other } quando o { -bank-one } fica vazio. Todos os { -point-other } vêm do { -bank-one }, que tem 32 agora.
tutorial-spark = É o seu { -turn-one }. O primeiro { -die-one } da sua { -line-one } já está aí: a { -spark-one }, um 1 vermelho. Lance os outros cinco.
tutorial-roll = Lance os { -die-other }.
tutorial-colour = Um { -die-one } pode { -join-verb } na { -line-one } se tem a { -colour-one } ou o { -number-one } do último. Depois do 1 vermelho, o 4 vermelho { -fit-verb-s }.
tutorial-number = Agora o 4 vermelho é o último. O 4 amarelo { -fit-verb-s }: o { -number-one } é o mesmo.
tutorial-flicker = Três { -die-other } são um { -flicker-one }: dá para { -stop-verb } e receber um { -point-one } por cada. Mas há mais { -die-other } que { -join-verb-plural }. Junte o 2 amarelo.
tutorial-flicker-stop = Dá para { -stop-verb }, mas outro { -die-one } { -fit-verb-s }, e mais um { -die-one } é mais um { -point-one }.
tutorial-flicker-roll = Dá para lançar o resto, mas um deles já { -fit-verb-s }. Junte-o primeiro.
tutorial-longer = Agora o 2 roxo. Escolha bem a ordem: só o último { -die-one } da { -line-one } conta para o que { -fit-verb-s } a seguir.
tutorial-stop = Cinco { -die-other } são cinco { -point-other }. Se lançar o último { -die-one } e ele não { -fit-verb }, todo o { -turn-one } se perde. { -Stop-imperative }.
tutorial-stop-roll = Isso arrisca cinco { -point-other }, e o { -die-one } { -fit-verb-s } uma vez em três. { -Stop-imperative } e receba-os.
tutorial-next-spark = Cinco { -point-other } são seus. O seu último { -die-one }, o 2 roxo, é agora a { -spark-one } de Zoe. Veja o que ela lança.
tutorial-choke = Nenhum { -die-one } era roxo ou 2: um { -choke-one }. O { -turn-one } acaba de imediato, e os { -point-other } são perdidos. A mesma { -spark-one } é agora sua.
tutorial-fizzle = De cinco { -die-other } só um { -fit-verb-s }, e nada depois dele: uma { -line-one } de dois é um { -fizzle-one }. O seu { -turn-one } acaba com dois { -point-other }. Junte o 4 roxo.
tutorial-again = Zoe decidiu { -stop-verb } com três { -die-other }. O 3 azul é a sua { -spark-one }: lance outra vez.
tutorial-all = Desta vez todos os { -die-other } podem { -join-verb }, um a um. Comece com o 3 verde.
tutorial-all-2 = Depois o 5 verde. Seguem-se o 5 laranja e o 4 laranja.
tutorial-all-stop = É permitido, mas todos os seis { -die-other } podem { -join-verb }. Junte o próximo.
tutorial-all-3 = Só falta um. Junte o 4 roxo.
tutorial-shizzle = Todos os seis: um { -shizzle-one }! Vale seis { -point-other }, ou um ataque. Dá para { -roll_on-verb }, mas um { -choke-one } o perderia. { -Stop-imperative }.
tutorial-shizzle-roll = Um { -choke-one } perderia o { -shizzle-one }. { -Stop-imperative } e use-o.
tutorial-attack = Dá para receber seis { -point-other }. Ou atacar: então Zoe { -return-verb-s } seis dos seus ao { -bank-one }. Ataque.
tutorial-attack-take = Seis { -point-other } são muitas vezes tão bons. Mas veja o que faz um ataque.
tutorial-attacked = Zoe { -return-participle } seis { -point-other } ao { -bank-one }. Um ataque não lhe dá nada, mas o jogo dura mais, o que ajuda quem está atrás.
tutorial-bank = Alguns { -turn-other } depois, o { -bank-one } tem três { -point-other }, e a liderança é sua. { -Stop-imperative } com os seus quatro { -die-other }: você recebe o que há, e um { -bank-one } vazio acaba o jogo.
tutorial-bank-other = É permitido, mas { -stop-verb } agora vence o jogo.
tutorial-end = O { -bank-one } está vazio, e você tem mais { -point-other }: a vitória é sua.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Cada { -face-one } tem um { -number-one } e uma { -colour-one }, e nenhuma { -face-one } se repete.
example-from-the-bank = Uma { -line-one } de três tira três { -point-other } do { -bank-one }.
example-next-spark = O { -turn-one } acabou com uma { -line-one } de três. O último { -die-one }, como está, é a { -spark-one } do próximo jogador.
example-join = O 4 vermelho tem a { -colour-one } da { -spark-one } e pode { -join-verb }; o 4 laranja não tem nem a { -colour-one } nem o { -number-one }.
example-choke = Nenhum dos cinco { -die-other } tem o { -number-one } ou a { -colour-one } da { -spark-one }: um { -choke-one }. O { -turn-one } acaba sem { -point-other }.
example-fizzle = Nenhuma { -line-one } de três é possível: um { -fizzle-one }. Um { -die-one } { -join-verb-s }, por dois { -point-other }, e o { -turn-one } acaba.
example-flicker = Um { -flicker-one } de quatro: { -stop-imperative } por quatro { -point-other }, ou lance os outros dois { -die-other }.
example-shizzle = Um { -shizzle-one }: { -stop-imperative }, ou { -roll_on-imperative } com seis { -point-other } em risco. O sexto { -die-one } é então a nova { -spark-one }.
example-three-possible = A partir do 5 vermelho uma { -line-one } de três é possível, por isso obrigatória; o 1 laranja deixaria a { -line-one } em dois.
example-attack = Um { -shizzle-one } faz qualquer outro jogador com { -point-other } { -return-verb } seis ao { -bank-one }.
example-bank-empty = O { -bank-one } tem menos do que foi ganho e fica vazio: o jogo acaba, e vence quem tem mais { -point-other }.
example-shizzle-and-four = Um { -shizzle-one }, depois um { -flicker-one } de quatro: dez { -point-other }, ou um ataque e quatro.
example-two-shizzles = Dois { -shizzle-other }, depois um { -fizzle-one }: 14 { -point-other }, ou 8 e um ataque, ou 2 e dois ataques.
example-shizzle-lost = Um { -shizzle-one }, depois um { -choke-one }: nada.
example-bank-grows = O ataque leva o { -bank-one } de 4 a 10, depois saem cinco: ficam 5, e o jogo continua.
example-take-all = Três { -shizzle-other } e uma { -line-one } de três: recebe-se tudo de uma vez.
summary-turn = O seu { -turn-one }
summary-turn-1 = A { -spark-one } é o último { -die-one } da { -line-one } anterior. Lance os outros cinco.
summary-turn-2 = Junte { -die-other } na { -open_end-one }: cada um tem o { -number-one } ou a { -colour-one } do anterior.
summary-turn-3 = Nenhum { -die-one } { -fit-verb-s }: um { -choke-one }. O { -turn-one } acaba sem { -point-other }.
summary-turn-4 = Se uma { -line-one } de três é possível, é obrigatória.
summary-stop = { -Stop-verb } ou { -roll_on-verb }
summary-stop-1 = Dois no máximo: um { -fizzle-one }. 2 { -point-other }, e o { -turn-one } acaba.
summary-stop-2 = De três a cinco: um { -flicker-one }. { -Stop-imperative } por um { -point-one } por { -die-one }, ou lance todos os { -die-other } fora da { -line-one }; um tem então de { -join-verb }.
summary-six = Todos os seis: um { -shizzle-one }
summary-six-1 = { -Stop-imperative }: receba seis { -point-other }, ou outro jogador { -return-verb-s } seis ao { -bank-one }.
summary-six-2 = Ou { -roll_on-imperative }: fica em risco, o sexto { -die-one } é a nova { -spark-one }, e lançam-se os outros cinco.
summary-six-3 = No fim do { -turn-one }, há que { -settle-verb } o que está { -pending-adjective }: primeiro os ataques.
summary-end = Fim do jogo
summary-end-1 = O { -bank-one } começa com 40, 60, 75, 90 ou 100 { -point-other } para dois a seis jogadores.
summary-end-2 = O { -bank-one } está vazio ao { -settle-verb } um { -turn-one }: vence quem tem mais { -point-other }.
