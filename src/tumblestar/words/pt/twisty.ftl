### The words of Twisty in Portuguese (for Portugal and Brazil alike). Arguments as in en/twisty.ftl, which explains them.

## The game

game-name = Twisty
game-tagline = Uma corrida em saltos de cavalo, com { -thief-other }.
game-by = de Faouzi Boughida, Djeco
game-about = { -Collect-imperative } sete cores na ordem das suas { -card-other }, com o movimento do cavalo do xadrez. { -Special-counter-other } levam mais longe ou { -protect-verb-plural } os seus { -cube-other }, que outros podem { -steal-verb }. Com todos os sete { -cube-other }, seja o primeiro a { -land-verb } ao { -centre-one }.

## Colours and counters

colour-red = vermelho
colour-orange = laranja
colour-yellow = amarelo
colour-green = verde
colour-blue = azul
colour-purple = roxo
colour-pink = rosa
colour-black = preto

counter-step = { -step-one }
counter-diagonal = { -diagonal-one }
counter-leap = { -leap-one }
counter-teleport = { -teleport-one }
counter-safety = { -safety-one }

square-empty = { -square-one } vazia
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] { -cube-one } vermelho
        [orange] { -cube-one } laranja
        [yellow] { -cube-one } amarelo
        [green] { -cube-one } verde
        [blue] { -cube-one } azul
        [purple] { -cube-one } roxo
        [black] { -cube-one } preto
       *[pink] { -cube-one } rosa
    }
next-goal =
    { $next ->
        [none] Todos os sete: agora ao { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] Você vai a { $square }
       *[other] { $seat } vai a { $square }
    }
collects-there =
    { $seat ->
        [you] Você vai a { $square } e { -collect-verb-s } o { cube }
       *[other] { $seat } vai a { $square } e { -collect-verb-s } o { cube }
    }
steals-there =
    { $seat ->
        [you] Você vai a { $square } e { -steal-verb-s } o { cube } ({ -victim-one }: { $victim })
       *[other] { $victim ->
            [you] { $seat } vai a { $square } e { -steal-verb-s } o seu { cube }
           *[other] { $seat } vai a { $square } e { -steal-verb-s } o { cube } ({ -victim-one }: { $victim })
        }
    }
counter-name =
    { $counter ->
        [step] { -counter-one } { -step-one }
        [diagonal] { -counter-one } { -diagonal-one }
        [leap] { -counter-one } { -leap-one }
        [teleport] { -counter-one } { -teleport-one }
       *[safety] { -counter-one } { -safety-one }
    }
extra-move =
    { $counter ->
        [step] uma { -square-one }, em linha reta
        [diagonal] uma { -square-one }, na { -diagonal-one }
        [leap] outro { -l-one }
       *[teleport] outra { -counter-one } { -teleport-one } livre
    }
leads-on = A { counter-name } aí leva adiante.
leads-nowhere = A { counter-name } aí não leva a lugar nenhum agora.
protects =
    { $count ->
        [0] A { -counter-one } { -safety-one } aí não tem nada novo a { -protect-verb }.
        [one] A { -counter-one } { -safety-one } aí { -protect-verb-s } mais { $count } { -cube-one }.
       *[other] A { -counter-one } { -safety-one } aí { -protect-verb-s } mais { $count } { -cube-other }.
    }
also-collected = { -Cube-one } { -collect-participle } aí também: { $under }.
turn-ends = O seu { -turn-one } acaba.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Todos, { -card-one } { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Você começa em { $square }.
       *[other] { $seat } começa em { $square }.
    }
did-first =
    { $seat ->
        [you] Você joga primeiro.
       *[other] { $seat } joga primeiro.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, uma { -square-one } vazia.
did-land-centre = { moves-to }, o { -centre-one }; sem todos os sete { -cube-other } nada acontece.
did-land-cube = { moves-to }; o { cube } aí não é da { -next-colour-one } e fica.
did-collect = { collects-there }. { next-goal }
did-land-spent = { moves-to }. { leads-nowhere }
did-land-counter = { moves-to }. { leads-on }
did-protect = { moves-to }. { protects }
did-steal = { steals-there }. { next-goal }
did-steal-goes-on = { steals-there }. { leads-on } { next-goal }
did-steal-spent = { steals-there }. { leads-nowhere } { next-goal }
did-steal-protect = { steals-there }. { protects } { next-goal }
did-steal-collect = { steals-there }. { also-collected } { next-goal }
did-win-centre =
    { $seat ->
        [you] Você { -land-verb-s } ao { -centre-one } com todos os sete { -cube-other } e vence!
       *[other] { $seat } { -land-verb-s } ao { -centre-one } com todos os sete { -cube-other } e vence!
    }
did-win-seventh = { collects-there }. São sete. { status-over-won }
did-win-steal = { steals-there }. São sete. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Você fica em { $square }.
       *[other] { $seat } fica em { $square }.
    }
did-skip =
    { $seat ->
        [you] Você não tem nenhum { -l-one } e salta este { -turn-one }.
       *[other] { $seat } não tem nenhum { -l-one } e salta este { -turn-one }.
    }
did-corner =
    { $seat ->
        [you] Você vai para o { -corner-one } { $square }.
       *[other] { $seat } vai para o { -corner-one } { $square }.
    }
did-resign =
    { $seat ->
        [you] Você desiste.
       *[other] { $seat } desiste.
    }

## Turns: what a hovered target would do

would-land-empty = Ir a { $square }. { turn-ends }
would-land-centre = Ir ao { -centre-one }: sem todos os sete { -cube-other } nada acontece. { turn-ends }
would-land-cube = Ir a { $square }: o { cube } aí não é da sua { -next-colour-one }. { turn-ends }
would-collect = Ir a { $square } e { -collect-verb } o { cube }. { next-goal }
would-land-spent = Ir a { $square }. { leads-nowhere }
would-land-counter = Ir a { $square }. Dá para seguir: { extra-move }.
would-protect = Ir a { $square }. { protects } { turn-ends }
would-steal-there = Ir a { $square } e { -steal-verb } o { cube }. { -Victim-one }: { $victim }, que depois escolhe um { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ir ao { -centre-one } com todos os sete { -cube-other }: vitória!
would-win-seventh = Ir a { $square } e { -collect-verb } o { cube }, o seu sétimo: vitória!
would-win-steal = Ir a { $square } e { -steal-verb } o { cube } ({ -victim-one }: { $victim }), o seu sétimo: vitória!
would-win-steal-collect = Ir a { $square } e { -steal-verb } o { cube } ({ -victim-one }: { $victim }). { also-collected } Vitória!
would-stay = Ficar em { $square }. { turn-ends }
would-skip = Não há nenhum { -l-one }: o seu { -turn-one } é saltado.
would-corner = Ir para o { -corner-one } { $square }.
would-resign = Desistir: não ganha nada, e os outros dividem a vitória.

## Status

status-setup = O { -board-one } está em { -set-up-one }.
status-move =
    { $seat ->
        [you] { -Turn-yours }: mova em { -l-one }. { next-goal }
       *[other] { $seat } move. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Você tem todos os 7 { -cube-other }. Alcance o { -centre-one }.
       *[other] { $seat } move e tem todos os 7 { -cube-other }.
    }
status-move-skip =
    { $seat ->
        [you] Você não tem nenhum { -l-one }. Salte este { -turn-one }.
       *[other] { $seat } não tem nenhum { -l-one } e salta este { -turn-one }.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Mova 1 { -square-one } em linha reta, ou fique.
            [diagonal] Mova 1 { -square-one } na { -diagonal-one }, ou fique.
            [leap] Mova outra vez em { -l-one }, ou fique.
           *[teleport] Vá para outra { -counter-one } { -teleport-one } livre, ou fique.
        }
       *[other] { $seat } pode mover outra vez.
    }
status-extra-stay =
    { $seat ->
        [you] Não há { -extra-move-one }. Fique para acabar este { -turn-one }.
       *[other] { $seat } não tem { -extra-move-one } e acaba este { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] O seu { cube } foi { -steal-participle } por { $thief }. Escolha um { -corner-one } livre.
       *[other] { $seat } perde o { cube } e escolhe um { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] { -Turn-yours }: escolha um { -corner-one } livre para começar.
       *[other] { $seat } escolhe um { -corner-one } para começar.
    }
status-over-won =
    { $seat ->
        [you] Você vence!
       *[other] { $seat } vence!
    }
status-over-shared =
    { $seats ->
        [you] Vitória dividida: { $seats }!
       *[other] Vitória dividida: { $seats }.
    }
status-over-rounds-won =
    { $seat ->
        [you] Depois de 100 { -round-other }, você lidera e vence!
       *[other] Depois de 100 { -round-other }, { $seat } lidera e vence!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Empate depois de 100 { -round-other }, vitória dividida: { $seats }!
       *[other] Empate depois de 100 { -round-other }, vitória dividida: { $seats }.
    }
status-type-counter = Que { -counter-one } está em { $square }?
status-type-card = { $seat }: que { -card-one } é a número { $count }?
status-type-card-all = Todos: que { -card-one } é a número { $count }?
status-type-first = Quem joga primeiro?
status-type-corner = { $seat }: que { -corner-one } inicial?
action-stay = Ficar em { $square }
action-pass = Saltar este { -turn-one }
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } ganhou. Ficas em segundo lugar.
        [3] { $seat } ganhou. Ficas em terceiro lugar.
       *[other] { $seat } ganhou. Ficas em último lugar.
    }
deed-corner = Ir para { $square }
deed-move = Mover para { $square }
touch-corner = Toque num { -corner-one }.
touch-move = Toque numa { -square-one }.
round = { -Round-one } { $count } de 100

## Refusals: why not, and what instead

refused-TY-2-1 = Não sobra nenhuma { -counter-one } deste tipo. Escolha outro tipo.
refused-TY-2-2 = Um { -piece-one } começa em um { -corner-one } livre. Escolha a1, g1, a7 ou g7.
refused-TY-2-3 = Essa { -card-one } já está na { -row-one }. Escolha uma cor que falte.
refused-TY-2-4 = Ninguém ocupa esse lugar. Escolha um lugar desta mesa.
refused-TY-3-1 = Isso não é um { -l-one }. Mova duas { -square-other } em um sentido e uma para o lado.
refused-TY-3-1-stay = Não se pode ficar onde se está: cada { -turn-one } começa com um { -l-one }. Escolha uma { -square-one } marcada.
refused-TY-3-5 = A { -counter-one } sob o seu { -piece-one } não leva aí. Faça o movimento dela, ou fique.
refused-TY-3-6 = O { -teleport-one } só leva a outra { -counter-one } { -teleport-one }. Escolha uma, ou fique.
refused-TY-3-7 = Aí, a sua { -next-colour-one } está { -protect-participle-f }. Escolha outra { -square-one }.
refused-TY-3-9 = O { -teleport-one } nunca leva a uma { -square-one } ocupada. Escolha uma { -counter-one } { -teleport-one } livre, ou fique.
refused-TY-3-10 = O seu { -piece-one } já { -land-participle } aí neste { -turn-one }, e desde então nada foi { -collect-participle }, { -steal-participle } ou { -protect-participle }. Escolha outra { -square-one }, ou fique.
refused-TY-4-1 = Você só pode { -land-verb } a outro { -piece-one } para { -steal-verb } a { -next-colour-one } da sua { -row-one }, e ela não está aí. Escolha outra { -square-one }.
refused-TY-4-4 = Depois de um { -theft-one }, o seu { -piece-one } vai para um { -corner-one } livre. Escolha a1, g1, a7 ou g7.
refused-TY-5-1 = O jogo acabou. Reveja-o, ou jogue outro.
refused-TY-5-2 = Todos os sete { -cube-other } já são seus; não há nada a { -steal-verb }. Escolha uma { -square-one } sem { -piece-one }.

## Options

option-short_game = Jogo curto
option-short_game-help = O sétimo { -cube-one } vence de imediato, sem o { -centre-one }.
option-same_order = Mesma ordem para todos
option-same_order-help = Todas as { -row-other } de { -card-other } são iguais.
option-chosen_corners = { -Corner-one } à escolha
option-chosen_corners-help = Na ordem de jogo, depois de ver o { -board-one } e as { -card-other }; senão, por sorteio.
option-take_under = Levar o { -cube-one } de baixo
option-take_under-help = Depois de um { -theft-one }, { -collect-verb } também o { -cube-one } dessa { -square-one }, se for da sua { -next-colour-one }.
option-first = Quem joga primeiro
option-first-help = Por sorteio, ou um lugar à escolha.
option-first-0 = por sorteio
option-first-seat = lugar { $count }

## The board in text

picture-label = { -Board-one } de Twisty, sete por sete { -square-other }, também em texto.
text-board = O { -board-one }, { -square-one } a { -square-one }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ainda nenhum { -cube-one }.
        [one] { $seat }: { $count } { -cube-one }, { $cubes }.
       *[other] { $seat }: { $count } { -cube-other }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Ainda a { -collect-verb }, em ordem: { $cubes }.
points-cubes = { -Cube-other }
points-protected = Destes, { -protect-participles }

## Rules

rules-intro = { game-about } Twisty é para dois a quatro jogadores; tudo está à vista, e depois da { -set-up-one } nada é sorte.
rules-page = Escolha uma { -square-one } marcada com o cursor ou o teclado; aponte para uma { -square-one } para ler o que aconteceria. Uma { -chain-one } faz-se movimento a movimento; “ficar” acaba o { -turn-one }. Para jogar em um { -board-one } real, escolha digitar a { -set-up-one }: { -counter-other }, { -card-other }, { -corner-other } e quem joga primeiro. O que não vimos na caixa real é reconstrução nossa {$reconstruction}; quem tem a caixa pode corrigi-la em um arquivo, box.toml.

rules-TY-1 = O que há na caixa
rule-TY-1-1 = O { -board-one } tem 7 por 7 { -square-other }. Há 4 { -piece-other } com 4 { -counter-other } de dono a condizer, e 4 { -series-other } de sete { -card-other } de cor (★ ■ ▲ ●).
rule-TY-1-2 = 28 das 44 { -counter-other } de madeira são { -cube-other }, 4 de cada uma de 7 cores {$review}; as outras 16 são { -special-counter-other } de cinco tipos. { -Step-one }: uma { -square-one } na horizontal ou na vertical. { -Diagonal-one }: uma { -square-one } na { -diagonal-one }. { -Leap-one }: outro { -l-one }. { -Teleport-one }: leva a outra { -counter-one } { -teleport-one }. { -Safety-one }: { -protect-verb-s } os seus { -cube-other }.
rule-TY-1-3 = As 16 { -special-counter-other } são 3 { -step-one }, 3 { -diagonal-one }, 3 { -leap-one }, 4 { -teleport-one } e 3 { -safety-one } {$reconstruction}.
rule-TY-1-4 = As cores são vermelho, laranja, amarelo, verde, azul, roxo e rosa; só o amarelo é certo {$reconstruction}.

rules-TY-2 = { -Set-up-one }
rule-TY-2-1 = Ponha todas as 44 { -counter-other } ao acaso, viradas para cima, uma em cada { -square-one } exceto o { -centre-one } e os quatro { -corner-other }, sejam quantos forem os jogadores.
rule-TY-2-2 = O { -piece-one } de cada jogador começa em um { -corner-one } próprio, por sorteio. Opção: na ordem de jogo, cada um escolhe um { -corner-one } depois de ver o { -board-one } e as { -card-other }.
rule-TY-2-3 = Cada jogador embaralha uma { -series-one } e a põe aberta em uma { -row-one }: a ordem, da esquerda para a direita, em que há de { -collect-verb }. Opção: todos têm a mesma ordem {$review}.
rule-TY-2-4 = Começa o mais novo; aqui decide o anfitrião, ou o sorteio {$ruling}. Joga-se no sentido horário, e tudo está à vista de todos.

rules-TY-3 = O seu { -turn-one }
rule-TY-3-1 = Mova o seu { -piece-one } em um { -l-one }: duas { -square-other } em um sentido e uma para o lado, por cima do que houver no meio {$review}. É obrigatório mover.
rule-TY-3-2 = Em uma { -square-one } vazia o seu { -piece-one } fica. { -Corner-other } e { -centre-one } são { -square-other } vazias comuns {$ruling}, o { -centre-one } até ter todos os sete { -cube-other }.
rule-TY-3-3 = Um { -cube-one } da sua { -next-colour-one } é { -collect-participle }, automaticamente {$ruling}. A { -square-one } fica vazia daí em diante, e o seu { -turn-one } acaba.
rule-TY-3-4 = Em qualquer outro { -cube-one } o seu { -piece-one } fica, e o { -cube-one } também.
rule-TY-3-5 = Em uma { -counter-one } { -step-one }, { -diagonal-one }, { -leap-one } ou { -teleport-one }, pode-se ficar ou fazer o seu { -extra-move-one }, que é outra { -landing-one }: um { -turn-one } pode ser uma { -chain-one } de movimentos. As { -special-counter-other } ficam no { -board-one } até o fim {$ruling}.
rule-TY-3-6 = O { -teleport-one } leva a qualquer outra { -counter-one } { -teleport-one } sem { -piece-one }.
rule-TY-3-7 = A { -safety-one } { -protect-verb-s }, de vez e automaticamente {$ruling}, todos os { -cube-other } já { -collect-participles }. { -Cube-other } posteriores só ficam { -protect-participles } quando se { -land-verb-s } outra vez a uma { -safety-one }.
rule-TY-3-8 = Uma { -counter-one } age ao { -land-verb } a ela, não ao começar um { -turn-one } sobre ela {$ruling}.
rule-TY-3-9 = Só se pode { -land-verb } a outro { -piece-one } para { -steal-verb }: por { -l-one }, { -step-one }, { -diagonal-one } ou { -leap-one }, nunca por { -teleport-one }.
rule-TY-3-10 = O livro não limita as { -chain-other }. Mas uma { -square-one } a que se { -land-participle } neste { -turn-one } não se oferece outra vez até algo ser { -collect-participle }, { -steal-participle } ou { -protect-participle }, pois nada mudaria {$ruling}.
rule-TY-3-11 = Sem um { -l-one } permitido, o seu { -turn-one } é saltado {$ruling}. É raro.
rule-TY-3-12 = Só as quatro { -counter-other } com { -extra-move-one } continuam um { -turn-one }; qualquer outra { -landing-one } o acaba {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = Só se pode { -land-verb } ao { -piece-one } de outro jogador se ele tiver a sua { -next-colour-one } { -unprotected-phrase }. Essa { -landing-one } é um { -theft-one } {$ruling}.
rule-TY-4-2 = O { -cube-one } { -steal-participle } fica sob a { -card-one } a condizer, { -unprotected-phrase }.
rule-TY-4-3 = A { -card-one } dessa cor da { -victim-one } vai para a ponta direita da { -row-one } da { -victim-one }; as outras se juntam. Assim, as { -card-other } com { -cube-one } já { -collect-participle } são sempre a parte esquerda de uma { -row-one }, e a { -next-colour-one } é a primeira { -card-one } sem { -cube-one }.
rule-TY-4-4 = O { -piece-one } da { -victim-one } vai para um { -corner-one } livre à escolha da { -victim-one } {$ruling}, de imediato, antes de o { -thief-one } seguir. Nada mais acontece aí. Um { -corner-one } está sempre livre.
rule-TY-4-5 = Pode-se { -steal-verb } de quem está em um { -corner-one } ou no { -centre-one }, e de quem tem todos os sete { -cube-other } {$ruling}.
rule-TY-4-6 = Depois do { -theft-one }, uma { -special-counter-one } nessa { -square-one } age para o { -thief-one }; um { -cube-one } aí não é { -collect-participle } por essa { -landing-one } {$ruling}. Opção: é, se for da nova { -next-colour-one } do { -thief-one }.

rules-TY-5 = Vitória
rule-TY-5-1 = Com todos os sete { -cube-other }, seja o primeiro a acabar um movimento no { -centre-one }, por { -l-one }, { -step-one }, { -diagonal-one } ou { -leap-one }. O jogo acaba de imediato.
rule-TY-5-2 = Com todos os sete { -cube-other } não se pode entrar em nenhuma { -square-one } ocupada, nem no { -centre-one }: não há { -next-colour-one } a { -steal-verb }.
rule-TY-5-3 = O sétimo { -cube-one }, { -steal-participle } no próprio { -centre-one }, vence de imediato {$ruling}.
rule-TY-5-4 = Opção “jogo curto” {$review}, da descrição da editora: o sétimo { -cube-one } vence, sem o { -centre-one }.
rule-TY-5-5 = Uma { -round-one } é um { -turn-one } de cada jogador, saltado ou não. Depois de 100 { -round-other } o jogo acaba: vence quem tem mais { -cube-other }, depois mais { -protect-participles }, depois a vitória é dividida {$ruling}. Senão, o { -theft-one } mútuo poderia durar para sempre; jogos comuns levam de 12 a 25 { -round-other }.

rules-TY-6 = Bom saber
rule-TY-6-1 = Sem { -theft-one } ninguém acaba em menos de 8 { -turn-other }. Jogando sozinho e sem erros, são precisos uns 10 { -turn-other } (8 a 14).
rule-TY-6-2 = Um exemplo de { -theft-one }: a sua { -row-one } tem vermelho, azul, verde e amarelo nessa ordem, com vermelho e azul { -protect-participles }. Um { -thief-one } cuja { -next-colour-one } é verde { -land-verb-s } ao seu { -piece-one }. Ficam vermelho, azul e amarelo; a { -card-one } verde vai para o fim; a { -next-colour-one } é a antiga quinta.
rule-TY-6-3 = O exemplo do livro de uma { -chain-one }: um { -l-one } até uma { -diagonal-one }, uma { -diagonal-one } até um { -leap-one }, um { -l-one } até o { -cube-one } desejado, tudo em um { -turn-one } permitido.

rules-ours = Outras decisões nossas
rule-ours-1 = Quem desiste não ganha nada, e os outros dividem a vitória {$ruling}.
rule-ours-2 = A { -set-up-one } mostra-se nesta ordem: { -counter-other }, { -card-other }, primeiro jogador, { -corner-other } {$ruling}.
rule-ours-3 = A { -square-one } em que um { -turn-one } começa não conta como { -landing-one }; depois de um { -theft-one }, só conta a { -square-one } do { -theft-one } {$ruling}.
rule-ours-4 = Um { -theft-one } que vence acaba o jogo antes de a { -victim-one } mover {$ruling}.
rule-ours-5 = O último { -turn-one } da última { -round-one } joga-se até o fim, com { -chain-one } e escolha da { -victim-one } {$ruling}.

## What a typed text should have been

unread-start = “{ $text }” não começa onde está o { -piece-one }, em { $square }.
unread-counter = “{ $text }” não é uma { -counter-one }; espera-se uma de { $kinds }.
unread-square = “{ $text }” indica outra { -square-one }; a próxima { -counter-one } está em { $square }.
unread-card = “{ $text }” não é uma { -card-one }; espera-se “card” e uma de { $colours }.
unread-first = “{ $text }” não é um lugar; espera-se “first” e um número de 1 a { $count }.

## The score pad

pad-standing = Como está o jogo
pad-held = { -Cube-other }
pad-held-means = { -Collect-participles } e não { -steal-participles } desde então.
pad-safe = { -Cube-other } { -protect-participles }
pad-safe-means = Desempatam depois da última { -round-one } (TY-5.5).
pad-home = No { -centre-one }
pad-home-means = O primeiro a acabar aí um movimento com todos os sete { -cube-other } vence (TY-5.1).
pad-cube = Toque em um { -cube-one } { -collect-participle }.
pad-player = { $count ->
        [one] { $count } { -cube-one }
       *[other] { $count } { -cube-other }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, não { -collect-participle }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: retirar
pad-protect = { -Protect-verb }
pad-unprotect = Não { -protect-participle }
pad-protect-all = { -Protect-verb } todos os { -cube-other } ({ -counter-one } { -safety-one })
pad-is-home = { -Land-participle } ao { -centre-one }: venceu
pad-bad-cubes = Os { -cube-other } são letras diferentes de { $letters }, com “!” para { -protect-participle }; “{ $text }” é outra coisa.
pad-bad-home = Vencer no { -centre-one } exige todos os sete { -cube-other } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -Cube-one }: { $colour }
sign-cube-does = { -Land-imperative } a ele, ou a um jogador que o tenha { -unprotected-phrase }, quando for a sua { -next-colour-one }.
sign-centre = { -Centre-one }
sign-centre-does = Com todos os sete { -cube-other }, seja o primeiro a acabar um movimento aqui.
sign-counter = { -Counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] { -Protect-verb-s } de vez todos os seus { -cube-other }. Eles ganham uma moldura de latão e um escudo.
       *[other] Dá para seguir daqui: { extra-move }.
    }
sign-badge-take = Mais
sign-badge-take-does = { -Collect-verb-s } a sua { -next-colour-one }.
sign-badge-theft = Mão
sign-badge-theft-does = { -Steal-verb-s } a sua { -next-colour-one }.
sign-badge-chain = Seta dupla
sign-badge-chain-does = { -Land-verb-s } a uma { -counter-one } com { -extra-move-one }.
sign-badge-stay = Duas barras
sign-badge-stay-does = Fica aqui e acaba o { -turn-one }.
sign-badge-corner = Casinha
sign-badge-corner-does = Um { -corner-one } livre, para começar ou para ir depois de um { -theft-one }.
sign-badge-win = Estrela
sign-badge-win-does = Vence o jogo.
now-cube =
    { $state ->
        [safe] Já seu, e { -protect-participle } de vez.
        [held] Já seu, mas pode ser { -steal-participle }.
        [next] O próximo da { -row-one }.
       *[later] { $count ->
            [one] { $count } outro vem antes.
           *[other] { $count } outros vêm antes.
        }
    }
now-lies = Em { $squares }.
now-gone = Não sobra nenhum no { -board-one }.
now-stealable = Pode ser { -steal-participle } de: { $seats }.
now-missing =
    { $count ->
        [0] Já há todos os sete { -cube-other }.
        [one] Falta { $count } { -cube-one }.
       *[other] Faltam { $count } { -cube-other }.
    }
now-protected = { $count } de { $all } { -cube-other } { -protect-participles }.

## Bots

bot-beginner-help = procura o próximo { -cube-one }; muitas vezes não vê aonde leva uma { -chain-one } e nunca espera um { -theft-one }
bot-novice-help = algumas centenas de posições por { -turn-one }; cada { -turn-one } pode custar até 32% da chance de vitória
bot-club-help = algumas centenas de posições por { -turn-one }; cada { -turn-one } pode custar até 23% da chance de vitória
bot-strong-help = algumas centenas de posições por { -turn-one }; cada { -turn-one } pode custar até 12% da chance de vitória
bot-expert-help = o melhor { -turn-one } de mil posições, para dois jogadores dezenas de milhares
bot-master-help = o melhor { -turn-one } de dezenas de milhares de posições, para dois jogadores centenas de milhares

## What gives the win shares of a review

evaluator-search = uma busca de { $count } posições por estado

## Kinds of chance, for statistics

chance-of-counter = As { -counter-other } dentro da borda
mistake-corner = escolher um { -corner-one }
mistake-theft = perder um { -theft-one }
mistake-cube = perder um { -cube-one }
mistake-stolen = expor-se a um { -theft-one }
mistake-safety = perder uma { -counter-one } { -safety-one }
mistake-way = tomar um caminho mais longo
mistake-open = deixar a alguém um caminho mais curto
mistake-away = afastar-se de uma { -counter-one } { -safety-one }
why-on-win = O { -turn-one } pode seguir até { $square } e vencer.
why-on-theft = O { -turn-one } pode seguir até { $square } e { -steal-verb } de { $name }.
why-on-cube = O { -turn-one } pode seguir até { $square }, ao próximo { -cube-one }.
why-on-safety = O { -turn-one } pode seguir até { $square }, uma { -counter-one } de { -safety-one }.
why-on-way = O { -turn-one } pode seguir até { $square }.
why-stolen = Em { $square }, { $name } pode { -steal-verb } na hora; na { -square-one } melhor, ninguém.
why-away = Uma { -counter-one } de { -safety-one } fica assim a um { -turn-one }.
why-open =
    { $better ->
        [one] Falta então 1 { -turn-one } para { $name } { -land-verb } ao fim, não { $taken }.
       *[other] Faltam então { $better } { -turn-other } para { $name } { -land-verb } ao fim, não { $taken }.
    }
why-turns =
    { $better ->
        [one] O fim fica assim a 1 { -turn-one }, não a { $taken }.
       *[other] O fim fica assim a { $better } { -turn-other }, não a { $taken }.
    }

## Setting up a position

edit-turn = Vez de: { $player }
edit-nothing = nada
edit-piece = o { -piece-one } ({ $player })
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -Card-other }, { $player }: { pad-player }, próxima { $colour }
edit-row-whole = { -Card-other }, { $player }: todos os { -cube-other }
edit-collect = { -Collect-verb } o próximo { -cube-one }
edit-return = Devolver o último { -cube-one }
edit-protect = { -Protect-verb } todos os { -cube-other }
edit-unprotect = Não { -protect-verb } nenhum { -cube-one }
edit-next = Próxima: { $colour }

## The tutorial

tutorial-goal = { -Collect-imperative } sete { -cube-other }, um de cada cor, e depois seja o primeiro a { -land-verb } à estrela no { -centre-one }.
tutorial-row = Abaixo do { -board-one } está a sua { -row-one } de { -card-other }. { -Collect-imperative } as cores da esquerda para a direita: o vermelho vem primeiro.
tutorial-l = Mova em { -l-one }: duas { -square-other } em um sentido e uma para o lado, por cima do que houver no meio. Vá ao { -cube-one } vermelho.
tutorial-l-orange = Um { -l-one } leva aí, mas esse { -cube-one } é laranja, e a sua { -next-colour-one } é vermelho. Ele ficaria aí.
tutorial-l-stay = Cada { -turn-one } começa com um { -l-one }. Vá ao { -cube-one } vermelho.
tutorial-special = O { -cube-one } vermelho é seu, e Zoe jogou. A seguir vem o amarelo, e está longe. As { -special-counter-other } deixam mover outra vez no mesmo { -turn-one }.
tutorial-chain = A { -counter-one } { -diagonal-one } dá mais um movimento, uma { -square-one } na { -diagonal-one }. Vá até ela.
tutorial-chain-2 = Agora siga, na { -diagonal-one }, até a { -counter-one } { -leap-one }. Ela dá outro { -l-one }.
tutorial-chain-3 = Daqui um { -l-one } leva ao { -cube-one } amarelo: três movimentos em um { -turn-one }.
tutorial-chain-stay = Pode-se ficar e acabar o { -turn-one }, mas assim não se { -land-verb-s } ao { -cube-one } amarelo.
tutorial-chain-other = É permitido, mas afasta do { -cube-one } amarelo. Siga as { -counter-other } marcadas.
tutorial-safety = Há dois { -cube-other } seus, que ainda podem ser { -steal-participles }. Uma { -counter-one } { -safety-one } { -protect-verb-s } de vez todos os seus { -cube-other }.
tutorial-safety-other = É permitido, mas os seus { -cube-other } ainda poderiam ser { -steal-participles }. Vá à { -counter-one } { -safety-one }.
tutorial-victim = Os seus { -cube-other } vermelho e amarelo têm agora moldura de latão: { -protect-participles }. Zoe tem o azul, a sua { -next-colour-one }, { -unprotected-phrase }.
tutorial-theft = Só se pode { -land-verb } a outro { -piece-one } para { -steal-verb } a { -next-colour-one }. Zoe está a um { -l-one }: { -steal-imperative } o { -cube-one } azul dela.
tutorial-theft-other = É permitido, mas dá para { -steal-verb } um { -cube-one } agora. { -Land-imperative } ao { -piece-one } de Zoe.
tutorial-robbed = O { -cube-one } azul é seu, ainda não { -protect-participle }. A { -card-one } azul de Zoe foi para o fim da { -row-one }, e o { -piece-one } para um { -corner-one } que ela escolheu.
tutorial-danger = Alguns { -turn-other } depois. O seu { -cube-one } verde está { -unprotected-phrase }, verde é a { -next-colour-one } de Zoe, e ela está a um { -l-one }. Veja o que acontece.
tutorial-corner = O seu { -cube-one } verde foi { -steal-participle } por Zoe: escolha um { -corner-one } livre para o seu { -piece-one }. Fique com o que está a um { -l-one } do { -cube-one } laranja.
tutorial-corner-other = Nenhum { -l-one } leva desse { -corner-one } ao { -cube-one } laranja. Escolha o marcado.
tutorial-after = A sua { -card-one } verde é agora a última da { -row-one }, e assim laranja é a { -next-colour-one }. Recolha-a.
tutorial-kept = Os { -cube-other } { -protect-participles } ficaram. Por isso, visite uma { -counter-one } { -safety-one } antes que alguém se aproxime.
tutorial-seventh = Perto do fim: já há seis { -cube-other } seus, e só falta o rosa. Recolha-o.
tutorial-centre = Todos os sete são seus! Agora seja o primeiro a acabar um movimento na estrela.
tutorial-centre-other = É permitido, mas o { -centre-one } está a um { -l-one }. Vá à estrela e vença.
tutorial-end = A vitória é sua. Só duas { -counter-other } são novas: { -teleport-one } leva a qualquer outra { -counter-one } { -teleport-one }, { -step-one } uma { -square-one } em linha reta. Agora jogue contra um bot fácil!
## Puzzles

puzzle-how-forced-win = por busca completa: vence contra qualquer defesa, e nada mais vence em três { -turn-other }
puzzle-how-only-defence = por busca completa: todo o resto perde
puzzle-theme-win-1 = vencer em um { -turn-one }
puzzle-theme-win-2 = vencer em dois { -turn-other }
puzzle-theme-win-3 = vencer em três { -turn-other }
puzzle-theme-save = salvar o jogo
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = uma { -chain-one }
puzzle-theme-teleport = { -teleport-one }
puzzle-theme-last-cube = o último { -cube-one }
puzzle-theme-safety = { -safety-one }
puzzle-theme-corner = o { -corner-one } certo
puzzle-ask-win-1 = Como vencer neste { -turn-one }?
puzzle-ask-win-2 = Como vencer em dois { -turn-other }?
puzzle-ask-win-3 = Como vencer em três { -turn-other }?
puzzle-ask-save = Como salvar o jogo?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -Cube-other } em sete cores; abaixo { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } e { -safety-one }.
example-laid-out = Um jogo para dois depois da { -set-up-one }, com as { -row-other } de { -card-other } abaixo.
example-the-l = Duas { -square-other } em um sentido e uma para o lado: até f5, mas não até d6.
example-collect = A próxima é vermelho. O { -cube-one } vermelho é { -collect-participle }; o laranja fica.
example-step = A { -counter-one } { -step-one } leva uma { -square-one } em linha reta, aqui até o { -cube-one } vermelho, mas não na { -diagonal-one }.
example-teleport = O { -teleport-one } só leva a outra { -counter-one } { -teleport-one }.
example-safety = A { -safety-one } { -protect-verb-s } todos os { -cube-other } que se têm. O que está { -protect-participle } não pode ser { -steal-participle }.
example-no-theft-by-teleport = Um { -theft-one } por { -diagonal-one } é permitido; por { -teleport-one }, não.
example-not-back = De uma { -counter-one } { -step-one } à próxima, mas não de volta no mesmo { -turn-one }.
example-steal = A próxima é vermelho. O jogador 2 tem o vermelho { -unprotected-phrase }, e este pode ser { -steal-participle }; o jogador 3 não tem vermelho.
example-free-corner = O jogador 2, a { -victim-one }, escolhe um { -corner-one } livre.
example-home = Com todos os sete { -cube-other }, um { -l-one } até o { -centre-one } vence, a menos que alguém esteja aí.
example-hundred-rounds = Depois de 100 { -round-other } ambos têm dois { -cube-other }. O jogador 1 tem ambos { -protect-participles } e vence.
example-theft = O { -thief-one }, cuja { -next-colour-one } é verde, { -land-verb-s } ao jogador 2. A { -card-one } verde vai para o fim da { -row-one }.
example-chain = Um { -l-one } até uma { -diagonal-one }, uma { -diagonal-one } até um { -leap-one }, um { -l-one } até o { -cube-one } desejado: um { -turn-one }.
example-begin-square = O { -turn-one } começou em a1, e um { -leap-one } pode acabar aí de novo.
summary-goal = Objetivo
summary-goal-1 = { -Collect-imperative } as sete cores na ordem das suas { -card-other }, da esquerda para a direita.
summary-goal-2 = Depois, seja o primeiro a acabar um movimento no { -centre-one }.
summary-turn = O seu { -turn-one }
summary-turn-1 = É obrigatório mover um { -l-one }: duas { -square-other } em um sentido, uma para o lado.
summary-turn-2 = Um { -cube-one } da sua { -next-colour-one }: recolha-o.
summary-turn-3 = Qualquer outro { -cube-one } ou uma { -square-one } vazia: o { -piece-one } fica. O seu { -turn-one } acaba em ambos os casos.
summary-turn-4 = Um { -turn-one } pode ser uma { -chain-one } de { -extra-move-other }, mas sem voltar a uma { -square-one } a que se { -land-participle } neste { -turn-one } enquanto nada mudou.
summary-signs = { -Counter-other }
summary-signs-1 = { -Step-one }: uma { -square-one }, em linha reta. { -Diagonal-one }: uma { -square-one }, na { -diagonal-one }. { -Leap-one }: outro { -l-one }. Ou ficar.
summary-signs-2 = { -Teleport-one }: outra { -counter-one } { -teleport-one } livre. Ou ficar.
summary-signs-3 = { -Safety-one }: { -protect-verb-s } de vez todos os seus { -cube-other }.
summary-theft = { -Theft-one }
summary-theft-1 = { -Land-imperative } a um jogador que tem a sua { -next-colour-one } { -unprotected-phrase }: ela é sua, { -unprotected-phrase }.
summary-theft-2 = A { -card-one } da { -victim-one } vai para o fim da { -row-one }, o { -piece-one } da { -victim-one } vai de imediato para um { -corner-one } livre.
summary-theft-3 = Nunca por { -teleport-one }. Não se entra em nenhuma outra { -square-one } ocupada.
summary-end = Fim do jogo
summary-end-1 = Todos os sete { -cube-other }, depois o { -centre-one }: vitória imediata.
summary-end-2 = Jogo curto (opção): o sétimo { -cube-one } vence.
summary-end-3 = Depois de 100 { -round-other }: mais { -cube-other }, depois mais { -protect-participles }, senão vitória dividida.
headline-won-by =
    { $seat ->
        [you] Você ganhou.
       *[other] { $seat } ganhou.
    }
headline-lost-by =
    { $seat ->
        [you] Você perdeu.
       *[other] { $seat } perdeu.
    }
