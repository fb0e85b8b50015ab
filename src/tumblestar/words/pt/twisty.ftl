### The words of Twisty in Portuguese (for Portugal and Brazil alike). Arguments as in en/twisty.ftl, which explains them.

## The game

game-name = Twisty
game-tagline = Uma corrida em saltos de cavalo, com ladrões.
game-by = de Faouzi Boughida, Djeco
game-about = Recolha sete cores na ordem das suas cartas, com o movimento do cavalo do xadrez. Fichas especiais levam mais longe ou protegem os seus cubos, que outros podem roubar. Com todos os sete cubos, seja o primeiro a chegar ao centro.

## Colours and counters

colour-red = vermelho
colour-orange = laranja
colour-yellow = amarelo
colour-green = verde
colour-blue = azul
colour-purple = roxo
colour-pink = rosa
colour-black = preto

counter-step = passo
counter-diagonal = diagonal
counter-leap = salto
counter-teleport = teletransporte
counter-safety = segurança

square-empty = casa vazia
square-centre = centro
square-corner = canto

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] cubo vermelho
        [orange] cubo laranja
        [yellow] cubo amarelo
        [green] cubo verde
        [blue] cubo azul
        [purple] cubo roxo
        [black] cubo preto
       *[pink] cubo rosa
    }
next-goal =
    { $next ->
        [none] Todos os sete: agora ao centro!
       *[other] Próxima cor: { $next }.
    }
moves-to =
    { $seat ->
        [you] Você vai a { $square }
       *[other] { $seat } vai a { $square }
    }
collects-there =
    { $seat ->
        [you] Você vai a { $square } e recolhe o { cube }
       *[other] { $seat } vai a { $square } e recolhe o { cube }
    }
steals-there =
    { $seat ->
        [you] Você vai a { $square } e rouba o { cube } (vítima: { $victim })
       *[other] { $victim ->
            [you] { $seat } vai a { $square } e rouba o seu { cube }
           *[other] { $seat } vai a { $square } e rouba o { cube } (vítima: { $victim })
        }
    }
counter-name =
    { $counter ->
        [step] ficha passo
        [diagonal] ficha diagonal
        [leap] ficha salto
        [teleport] ficha teletransporte
       *[safety] ficha segurança
    }
extra-move =
    { $counter ->
        [step] uma casa, em linha reta
        [diagonal] uma casa, na diagonal
        [leap] outro L
       *[teleport] outra ficha teletransporte livre
    }
leads-on = A { counter-name } aí leva adiante.
leads-nowhere = A { counter-name } aí não leva a lugar nenhum agora.
protects =
    { $count ->
        [0] A ficha segurança aí não tem nada novo a proteger.
        [one] A ficha segurança aí protege mais { $count } cubo.
       *[other] A ficha segurança aí protege mais { $count } cubos.
    }
also-collected = Cubo recolhido aí também: { $under }.
turn-ends = O seu turno acaba.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, carta { $count }: { $colour }.
did-card-all = Todos, carta { $count }: { $colour }.
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

did-land-empty = { moves-to }, uma casa vazia.
did-land-centre = { moves-to }, o centro; sem todos os sete cubos nada acontece.
did-land-cube = { moves-to }; o { cube } aí não é da próxima cor e fica.
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
        [you] Você chega ao centro com todos os sete cubos e vence!
       *[other] { $seat } chega ao centro com todos os sete cubos e vence!
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
        [you] Você não tem nenhum L e salta este turno.
       *[other] { $seat } não tem nenhum L e salta este turno.
    }
did-corner =
    { $seat ->
        [you] Você vai para o canto { $square }.
       *[other] { $seat } vai para o canto { $square }.
    }
did-resign =
    { $seat ->
        [you] Você desiste.
       *[other] { $seat } desiste.
    }

## Turns: what a hovered target would do

would-land-empty = Ir a { $square }. { turn-ends }
would-land-centre = Ir ao centro: sem todos os sete cubos nada acontece. { turn-ends }
would-land-cube = Ir a { $square }: o { cube } aí não é da sua próxima cor. { turn-ends }
would-collect = Ir a { $square } e recolher o { cube }. { next-goal }
would-land-spent = Ir a { $square }. { leads-nowhere }
would-land-counter = Ir a { $square }. Dá para seguir: { extra-move }.
would-protect = Ir a { $square }. { protects } { turn-ends }
would-steal-there = Ir a { $square } e roubar o { cube }. Vítima: { $victim }, que depois escolhe um canto.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ir ao centro com todos os sete cubos: vitória!
would-win-seventh = Ir a { $square } e recolher o { cube }, o seu sétimo: vitória!
would-win-steal = Ir a { $square } e roubar o { cube } (vítima: { $victim }), o seu sétimo: vitória!
would-win-steal-collect = Ir a { $square } e roubar o { cube } (vítima: { $victim }). { also-collected } Vitória!
would-stay = Ficar em { $square }. { turn-ends }
would-skip = Não há nenhum L: o seu turno é saltado.
would-corner = Ir para o canto { $square }.
would-resign = Desistir: não ganha nada, e os outros dividem a vitória.

## Status

status-setup = O tabuleiro está em preparação.
status-move =
    { $seat ->
        [you] Sua vez: mova em L. { next-goal }
       *[other] { $seat } move. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Você tem todos os 7 cubos. Alcance o centro.
       *[other] { $seat } move e tem todos os 7 cubos.
    }
status-move-skip =
    { $seat ->
        [you] Você não tem nenhum L. Salte este turno.
       *[other] { $seat } não tem nenhum L e salta este turno.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Mova 1 casa em linha reta, ou fique.
            [diagonal] Mova 1 casa na diagonal, ou fique.
            [leap] Mova outra vez em L, ou fique.
           *[teleport] Vá para outra ficha teletransporte livre, ou fique.
        }
       *[other] { $seat } pode mover outra vez.
    }
status-extra-stay =
    { $seat ->
        [you] Não há movimento extra. Fique para acabar este turno.
       *[other] { $seat } não tem movimento extra e acaba este turno.
    }
status-robbed =
    { $seat ->
        [you] O seu { cube } foi roubado por { $thief }. Escolha um canto livre.
       *[other] { $seat } perde o { cube } e escolhe um canto.
    }
status-corners =
    { $seat ->
        [you] Sua vez: escolha um canto livre para começar.
       *[other] { $seat } escolhe um canto para começar.
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
        [you] Depois de 100 rodadas, você lidera e vence!
       *[other] Depois de 100 rodadas, { $seat } lidera e vence!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Empate depois de 100 rodadas, vitória dividida: { $seats }!
       *[other] Empate depois de 100 rodadas, vitória dividida: { $seats }.
    }
status-type-counter = Que ficha está em { $square }?
status-type-card = { $seat }: que carta é a número { $count }?
status-type-card-all = Todos: que carta é a número { $count }?
status-type-first = Quem joga primeiro?
status-type-corner = { $seat }: que canto inicial?
action-stay = Ficar em { $square }
action-pass = Saltar este turno
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } ganhou. Ficas em segundo lugar.
        [3] { $seat } ganhou. Ficas em terceiro lugar.
       *[other] { $seat } ganhou. Ficas em último lugar.
    }
deed-corner = Ir para { $square }
deed-move = Mover para { $square }
touch-corner = Toque num canto.
touch-move = Toque numa casa.
round = Rodada { $count } de 100

## Refusals: why not, and what instead

refused-TY-2-1 = Não sobra nenhuma ficha deste tipo. Escolha outro tipo.
refused-TY-2-2 = Um peão começa em um canto livre. Escolha a1, g1, a7 ou g7.
refused-TY-2-3 = Essa carta já está na fila. Escolha uma cor que falte.
refused-TY-2-4 = Ninguém ocupa esse lugar. Escolha um lugar desta mesa.
refused-TY-3-1 = Isso não é um L. Mova duas casas em um sentido e uma para o lado.
refused-TY-3-1-stay = Não se pode ficar onde se está: cada turno começa com um L. Escolha uma casa marcada.
refused-TY-3-5 = A ficha sob o seu peão não leva aí. Faça o movimento dela, ou fique.
refused-TY-3-6 = O teletransporte só leva a outra ficha teletransporte. Escolha uma, ou fique.
refused-TY-3-7 = Aí, a sua próxima cor está protegida. Escolha outra casa.
refused-TY-3-9 = O teletransporte nunca leva a uma casa ocupada. Escolha uma ficha teletransporte livre, ou fique.
refused-TY-3-10 = O seu peão já chegou aí neste turno, e desde então nada foi recolhido, roubado ou protegido. Escolha outra casa, ou fique.
refused-TY-4-1 = Você só pode chegar a outro peão para roubar a próxima cor da sua fila, e ela não está aí. Escolha outra casa.
refused-TY-4-4 = Depois de um roubo, o seu peão vai para um canto livre. Escolha a1, g1, a7 ou g7.
refused-TY-5-1 = O jogo acabou. Reveja-o, ou jogue outro.
refused-TY-5-2 = Todos os sete cubos já são seus; não há nada a roubar. Escolha uma casa sem peão.

## Options

option-short_game = Jogo curto
option-short_game-help = O sétimo cubo vence de imediato, sem o centro.
option-same_order = Mesma ordem para todos
option-same_order-help = Todas as filas de cartas são iguais.
option-chosen_corners = Canto à escolha
option-chosen_corners-help = Na ordem de jogo, depois de ver o tabuleiro e as cartas; senão, por sorteio.
option-take_under = Levar o cubo de baixo
option-take_under-help = Depois de um roubo, recolher também o cubo dessa casa, se for da sua próxima cor.
option-first = Quem joga primeiro
option-first-help = Por sorteio, ou um lugar à escolha.
option-first-0 = por sorteio
option-first-seat = lugar { $count }

## The board in text

picture-label = Tabuleiro de Twisty, sete por sete casas, também em texto.
text-board = O tabuleiro, casa a casa
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ainda nenhum cubo.
        [one] { $seat }: { $count } cubo, { $cubes }.
       *[other] { $seat }: { $count } cubos, { $cubes }.
    }
text-protected = { $colour } (protegido)
text-wanted = Ainda a recolher, em ordem: { $cubes }.
points-cubes = Cubos
points-protected = Destes, protegidos

## Rules

rules-intro = { game-about } Twisty é para dois a quatro jogadores; tudo está à vista, e depois da preparação nada é sorte.
rules-page = Escolha uma casa marcada com o cursor ou o teclado; aponte para uma casa para ler o que aconteceria. Uma sequência faz-se movimento a movimento; “ficar” acaba o turno. Para jogar em um tabuleiro real, escolha digitar a preparação: fichas, cartas, cantos e quem joga primeiro. O que não vimos na caixa real é reconstrução nossa;{$reconstruction} quem tem a caixa pode corrigi-la em um arquivo, box.toml.

rules-TY-1 = O que há na caixa
rule-TY-1-1 = O tabuleiro tem 7 por 7 casas. Há 4 peões com 4 fichas de dono a condizer, e 4 séries de sete cartas de cor (★ ■ ▲ ●).
rule-TY-1-2 = 28 das 44 fichas de madeira são cubos, 4 de cada uma de 7 cores;{$review} as outras 16 são fichas especiais de cinco tipos. Passo: uma casa na horizontal ou na vertical. Diagonal: uma casa na diagonal. Salto: outro L. Teletransporte: leva a outra ficha teletransporte. Segurança: protege os seus cubos.
rule-TY-1-3 = As 16 fichas especiais são 3 passo, 3 diagonal, 3 salto, 4 teletransporte e 3 segurança.{$reconstruction}
rule-TY-1-4 = As cores são vermelho, laranja, amarelo, verde, azul, roxo e rosa; só o amarelo é certo.{$reconstruction}

rules-TY-2 = Preparação
rule-TY-2-1 = Ponha todas as 44 fichas ao acaso, viradas para cima, uma em cada casa exceto o centro e os quatro cantos, sejam quantos forem os jogadores.
rule-TY-2-2 = O peão de cada jogador começa em um canto próprio, por sorteio. Opção: na ordem de jogo, cada um escolhe um canto depois de ver o tabuleiro e as cartas.
rule-TY-2-3 = Cada jogador embaralha uma série e a põe aberta em uma fila: a ordem, da esquerda para a direita, em que há de recolher. Opção: todos têm a mesma ordem.{$review}
rule-TY-2-4 = Começa o mais novo; aqui decide o anfitrião, ou o sorteio.{$ruling} Joga-se no sentido horário, e tudo está à vista de todos.

rules-TY-3 = O seu turno
rule-TY-3-1 = Mova o seu peão em um L: duas casas em um sentido e uma para o lado, por cima do que houver no meio.{$review} É obrigatório mover.
rule-TY-3-2 = Em uma casa vazia o seu peão fica. Cantos e centro são casas vazias comuns,{$ruling} o centro até ter todos os sete cubos.
rule-TY-3-3 = Um cubo da sua próxima cor é recolhido, automaticamente.{$ruling} A casa fica vazia daí em diante, e o seu turno acaba.
rule-TY-3-4 = Em qualquer outro cubo o seu peão fica, e o cubo também.
rule-TY-3-5 = Em uma ficha passo, diagonal, salto ou teletransporte, pode-se ficar ou fazer o seu movimento extra, que é outra chegada: um turno pode ser uma sequência de movimentos. As fichas especiais ficam no tabuleiro até o fim.{$ruling}
rule-TY-3-6 = O teletransporte leva a qualquer outra ficha teletransporte sem peão.
rule-TY-3-7 = A segurança protege, de vez e automaticamente,{$ruling} todos os cubos já recolhidos. Cubos posteriores só ficam protegidos quando se chega outra vez a uma segurança.
rule-TY-3-8 = Uma ficha age ao chegar a ela, não ao começar um turno sobre ela.{$ruling}
rule-TY-3-9 = Só se pode chegar a outro peão para roubar: por L, passo, diagonal ou salto, nunca por teletransporte.
rule-TY-3-10 = O livro não limita as sequências. Mas uma casa a que se chegou neste turno não se oferece outra vez até algo ser recolhido, roubado ou protegido, pois nada mudaria.{$ruling}
rule-TY-3-11 = Sem um L permitido, o seu turno é saltado.{$ruling} É raro.
rule-TY-3-12 = Só as quatro fichas com movimento extra continuam um turno; qualquer outra chegada o acaba.{$ruling}

rules-TY-4 = Roubo
rule-TY-4-1 = Só se pode chegar ao peão de outro jogador se ele tiver a sua próxima cor sem proteção. Essa chegada é um roubo.{$ruling}
rule-TY-4-2 = O cubo roubado fica sob a carta a condizer, sem proteção.
rule-TY-4-3 = A carta dessa cor da vítima vai para a ponta direita da fila da vítima; as outras se juntam. Assim, as cartas com cubo já recolhido são sempre a parte esquerda de uma fila, e a próxima cor é a primeira carta sem cubo.
rule-TY-4-4 = O peão da vítima vai para um canto livre à escolha da vítima,{$ruling} de imediato, antes de o ladrão seguir. Nada mais acontece aí. Um canto está sempre livre.
rule-TY-4-5 = Pode-se roubar de quem está em um canto ou no centro, e de quem tem todos os sete cubos.{$ruling}
rule-TY-4-6 = Depois do roubo, uma ficha especial nessa casa age para o ladrão; um cubo aí não é recolhido por essa chegada.{$ruling} Opção: é, se for da nova próxima cor do ladrão.

rules-TY-5 = Vitória
rule-TY-5-1 = Com todos os sete cubos, seja o primeiro a acabar um movimento no centro, por L, passo, diagonal ou salto. O jogo acaba de imediato.
rule-TY-5-2 = Com todos os sete cubos não se pode entrar em nenhuma casa ocupada, nem no centro: não há próxima cor a roubar.
rule-TY-5-3 = O sétimo cubo, roubado no próprio centro, vence de imediato.{$ruling}
rule-TY-5-4 = Opção “jogo curto”,{$review} da descrição da editora: o sétimo cubo vence, sem o centro.
rule-TY-5-5 = Uma rodada é um turno de cada jogador, saltado ou não. Depois de 100 rodadas o jogo acaba: vence quem tem mais cubos, depois mais protegidos, depois a vitória é dividida.{$ruling} Senão, o roubo mútuo poderia durar para sempre; jogos comuns levam de 12 a 25 rodadas.

rules-TY-6 = Bom saber
rule-TY-6-1 = Sem roubo ninguém acaba em menos de 8 turnos. Jogando sozinho e sem erros, são precisos uns 10 turnos (8 a 14).
rule-TY-6-2 = Um exemplo de roubo: a sua fila tem vermelho, azul, verde e amarelo nessa ordem, com vermelho e azul protegidos. Um ladrão cuja próxima cor é verde chega ao seu peão. Ficam vermelho, azul e amarelo; a carta verde vai para o fim; a próxima cor é a antiga quinta.
rule-TY-6-3 = O exemplo do livro de uma sequência: um L até uma diagonal, uma diagonal até um salto, um L até o cubo desejado, tudo em um turno permitido.

rules-ours = Outras decisões nossas
rule-ours-1 = Quem desiste não ganha nada, e os outros dividem a vitória.{$ruling}
rule-ours-2 = A preparação mostra-se nesta ordem: fichas, cartas, primeiro jogador, cantos.{$ruling}
rule-ours-3 = A casa em que um turno começa não conta como chegada; depois de um roubo, só conta a casa do roubo.{$ruling}
rule-ours-4 = Um roubo que vence acaba o jogo antes de a vítima mover.{$ruling}
rule-ours-5 = O último turno da última rodada joga-se até o fim, com sequência e escolha da vítima.{$ruling}

## What a typed text should have been

unread-start = “{ $text }” não começa onde está o peão, em { $square }.
unread-counter = “{ $text }” não é uma ficha; espera-se uma de { $kinds }.
unread-square = “{ $text }” indica outra casa; a próxima ficha está em { $square }.
unread-card = “{ $text }” não é uma carta; espera-se “card” e uma de { $colours }.
unread-first = “{ $text }” não é um lugar; espera-se “first” e um número de 1 a { $count }.

## The score pad

pad-standing = Como está o jogo
pad-held = Cubos
pad-held-means = Recolhidos e não roubados desde então.
pad-safe = Cubos protegidos
pad-safe-means = Desempatam depois da última rodada (TY-5.5).
pad-home = No centro
pad-home-means = O primeiro a acabar aí um movimento com todos os sete cubos vence (TY-5.1).
pad-cube = Toque em um cubo recolhido.
pad-player = { $count ->
        [one] { $count } cubo
       *[other] { $count } cubos
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, não recolhido
pad-cube-held = { $player }: { $colour }, recolhido
pad-cube-safe = { $player }: { $colour }, protegido
pad-stolen = Roubado: retirar
pad-protect = Proteger
pad-unprotect = Não protegido
pad-protect-all = Proteger todos os cubos (ficha segurança)
pad-is-home = Chegou ao centro: venceu
pad-bad-cubes = Os cubos são letras diferentes de { $letters }, com “!” para protegido; “{ $text }” é outra coisa.
pad-bad-home = Vencer no centro exige todos os sete cubos (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Cubo: { $colour }
sign-cube-does = Chegue a ele, ou a um jogador que o tenha sem proteção, quando for a sua próxima cor.
sign-centre = Centro
sign-centre-does = Com todos os sete cubos, seja o primeiro a acabar um movimento aqui.
sign-counter = Ficha: { $name }
sign-counter-does =
    { $counter ->
        [safety] Protege de vez todos os seus cubos. Eles ganham uma moldura de latão e um escudo.
       *[other] Dá para seguir daqui: { extra-move }.
    }
sign-badge-take = Mais
sign-badge-take-does = Recolhe a sua próxima cor.
sign-badge-theft = Mão
sign-badge-theft-does = Rouba a sua próxima cor.
sign-badge-chain = Seta dupla
sign-badge-chain-does = Chega a uma ficha com movimento extra.
sign-badge-stay = Duas barras
sign-badge-stay-does = Fica aqui e acaba o turno.
sign-badge-corner = Casinha
sign-badge-corner-does = Um canto livre, para começar ou para ir depois de um roubo.
sign-badge-win = Estrela
sign-badge-win-does = Vence o jogo.
now-cube =
    { $state ->
        [safe] Já seu, e protegido de vez.
        [held] Já seu, mas pode ser roubado.
        [next] O próximo da fila.
       *[later] { $count ->
            [one] { $count } outro vem antes.
           *[other] { $count } outros vêm antes.
        }
    }
now-lies = Em { $squares }.
now-gone = Não sobra nenhum no tabuleiro.
now-stealable = Pode ser roubado de: { $seats }.
now-missing =
    { $count ->
        [0] Já há todos os sete cubos.
        [one] Falta { $count } cubo.
       *[other] Faltam { $count } cubos.
    }
now-protected = { $count } de { $all } cubos protegidos.

## Bots

bot-beginner-help = procura o próximo cubo; muitas vezes não vê aonde leva uma sequência e nunca espera um roubo
bot-novice-help = algumas centenas de posições por turno; cada turno pode custar até 32% da chance de vitória
bot-club-help = algumas centenas de posições por turno; cada turno pode custar até 23% da chance de vitória
bot-strong-help = algumas centenas de posições por turno; cada turno pode custar até 12% da chance de vitória
bot-expert-help = o melhor turno de mil posições, para dois jogadores dezenas de milhares
bot-master-help = o melhor turno de dezenas de milhares de posições, para dois jogadores centenas de milhares

## What gives the win shares of a review

evaluator-search = uma busca de { $count } posições por estado

## Kinds of chance, for statistics

chance-of-counter = As fichas dentro da borda
mistake-corner = escolher um canto
mistake-theft = perder um roubo
mistake-cube = perder um cubo
mistake-stolen = expor-se a um roubo
mistake-safety = perder uma ficha segurança
mistake-way = tomar um caminho mais longo
mistake-open = deixar a alguém um caminho mais curto
mistake-away = afastar-se de uma ficha segurança
why-on-win = Seguir até { $squares } e vencer.
why-on-theft = Seguir até { $squares } e roubar de { $name }.
why-on-cube = Seguir até { $squares } e recolher o próximo cubo.
why-on-safety = Seguir até { $squares }, uma ficha de segurança.
why-on-way = Seguir até { $squares }.
why-stolen = Em { $square }, { $name } pode roubar na hora: { cube }. Na casa melhor, ninguém pode.
why-away = Uma ficha de segurança fica assim a um turno.
why-wanted = Assim fica protegido o que { $name } precisa agora: { cube }.
why-near = Dali, o próximo cubo está a um turno: { cube } em { $squares }.
why-open =
    { $better ->
        [one] Falta então 1 turno para { $name } vencer, não { $taken }.
       *[other] Faltam então { $better } turnos para { $name } vencer, não { $taken }.
    }
why-turns =
    { $better ->
        [one] Para vencer falta então 1 turno, não { $taken }.
       *[other] Para vencer faltam então { $better } turnos, não { $taken }.
    }

## Setting up a position

edit-turn = Vez de: { $player }
edit-nothing = nada
edit-piece = o peão ({ $player })
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Cartas, { $player }: { pad-player }, próxima { $colour }
edit-row-whole = Cartas, { $player }: todos os cubos
edit-collect = Recolher o próximo cubo
edit-return = Devolver o último cubo
edit-protect = Proteger todos os cubos
edit-unprotect = Não proteger nenhum cubo
edit-next = Próxima: { $colour }

## The tutorial

tutorial-goal = Recolha sete cubos, um de cada cor, e depois seja o primeiro a chegar à estrela no centro.
tutorial-row = Abaixo do tabuleiro está a sua fila de cartas. Recolha as cores da esquerda para a direita: o vermelho vem primeiro.
tutorial-l = Mova em L: duas casas em um sentido e uma para o lado, por cima do que houver no meio. Vá ao cubo vermelho.
tutorial-l-orange = Um L leva aí, mas esse cubo é laranja, e a sua próxima cor é vermelho. Ele ficaria aí.
tutorial-l-stay = Cada turno começa com um L. Vá ao cubo vermelho.
tutorial-special = O cubo vermelho é seu, e Zoe jogou. A seguir vem o amarelo, e está longe. As fichas especiais deixam mover outra vez no mesmo turno.
tutorial-chain = A ficha diagonal dá mais um movimento, uma casa na diagonal. Vá até ela.
tutorial-chain-2 = Agora siga, na diagonal, até a ficha salto. Ela dá outro L.
tutorial-chain-3 = Daqui um L leva ao cubo amarelo: três movimentos em um turno.
tutorial-chain-stay = Pode-se ficar e acabar o turno, mas assim não se chega ao cubo amarelo.
tutorial-chain-other = É permitido, mas afasta do cubo amarelo. Siga as fichas marcadas.
tutorial-safety = Há dois cubos seus, que ainda podem ser roubados. Uma ficha segurança protege de vez todos os seus cubos.
tutorial-safety-other = É permitido, mas os seus cubos ainda poderiam ser roubados. Vá à ficha segurança.
tutorial-victim = Os seus cubos vermelho e amarelo têm agora moldura de latão: protegidos. Zoe tem o azul, a sua próxima cor, sem proteção.
tutorial-theft = Só se pode chegar a outro peão para roubar a próxima cor. Zoe está a um L: roube o cubo azul dela.
tutorial-theft-other = É permitido, mas dá para roubar um cubo agora. Chegue ao peão de Zoe.
tutorial-robbed = O cubo azul é seu, ainda não protegido. A carta azul de Zoe foi para o fim da fila, e o peão para um canto que ela escolheu.
tutorial-danger = Alguns turnos depois. O seu cubo verde está sem proteção, verde é a próxima cor de Zoe, e ela está a um L. Veja o que acontece.
tutorial-corner = O seu cubo verde foi roubado por Zoe: escolha um canto livre para o seu peão. Fique com o que está a um L do cubo laranja.
tutorial-corner-other = Nenhum L leva desse canto ao cubo laranja. Escolha o marcado.
tutorial-after = A sua carta verde é agora a última da fila, e assim laranja é a próxima cor. Recolha-a.
tutorial-kept = Os cubos protegidos ficaram. Por isso, visite uma ficha segurança antes que alguém se aproxime.
tutorial-seventh = Perto do fim: já há seis cubos seus, e só falta o rosa. Recolha-o.
tutorial-centre = Todos os sete são seus! Agora seja o primeiro a acabar um movimento na estrela.
tutorial-centre-other = É permitido, mas o centro está a um L. Vá à estrela e vença.
tutorial-end = A vitória é sua. Só duas fichas são novas: teletransporte leva a qualquer outra ficha teletransporte, passo uma casa em linha reta. Agora jogue contra um bot fácil!
## Puzzles

puzzle-how-forced-win = por busca completa: vence contra qualquer defesa, e nada mais vence em três turnos
puzzle-how-only-defence = por busca completa: todo o resto perde
puzzle-theme-win-1 = vencer em um turno
puzzle-theme-win-2 = vencer em dois turnos
puzzle-theme-win-3 = vencer em três turnos
puzzle-theme-save = salvar o jogo
puzzle-theme-theft = roubo
puzzle-theme-chain = uma sequência
puzzle-theme-teleport = teletransporte
puzzle-theme-last-cube = o último cubo
puzzle-theme-safety = segurança
puzzle-theme-corner = o canto certo
puzzle-ask-win-1 = Como vencer neste turno?
puzzle-ask-win-2 = Como vencer em dois turnos?
puzzle-ask-win-3 = Como vencer em três turnos?
puzzle-ask-save = Como salvar o jogo?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Cubos em sete cores; abaixo passo, diagonal, salto, teletransporte e segurança.
example-laid-out = Um jogo para dois depois da preparação, com as filas de cartas abaixo.
example-the-l = Duas casas em um sentido e uma para o lado: até f5, mas não até d6.
example-collect = A próxima é vermelho. O cubo vermelho é recolhido; o laranja fica.
example-step = A ficha passo leva uma casa em linha reta, aqui até o cubo vermelho, mas não na diagonal.
example-teleport = O teletransporte só leva a outra ficha teletransporte.
example-safety = A segurança protege todos os cubos que se têm. O que está protegido não pode ser roubado.
example-no-theft-by-teleport = Um roubo por diagonal é permitido; por teletransporte, não.
example-not-back = De uma ficha passo à próxima, mas não de volta no mesmo turno.
example-steal = A próxima é vermelho. O jogador 2 tem o vermelho sem proteção, e este pode ser roubado; o jogador 3 não tem vermelho.
example-free-corner = O jogador 2, a vítima, escolhe um canto livre.
example-home = Com todos os sete cubos, um L até o centro vence, a menos que alguém esteja aí.
example-hundred-rounds = Depois de 100 rodadas ambos têm dois cubos. O jogador 1 tem ambos protegidos e vence.
example-theft = O ladrão, cuja próxima cor é verde, chega ao jogador 2. A carta verde vai para o fim da fila.
example-chain = Um L até uma diagonal, uma diagonal até um salto, um L até o cubo desejado: um turno.
example-begin-square = O turno começou em a1, e um salto pode acabar aí de novo.
summary-goal = Objetivo
summary-goal-1 = Recolha as sete cores na ordem das suas cartas, da esquerda para a direita.
summary-goal-2 = Depois, seja o primeiro a acabar um movimento no centro.
summary-turn = O seu turno
summary-turn-1 = É obrigatório mover um L: duas casas em um sentido, uma para o lado.
summary-turn-2 = Um cubo da sua próxima cor: recolha-o.
summary-turn-3 = Qualquer outro cubo ou uma casa vazia: o peão fica. O seu turno acaba em ambos os casos.
summary-turn-4 = Um turno pode ser uma sequência de movimentos extras, mas sem voltar a uma casa a que se chegou neste turno enquanto nada mudou.
summary-signs = Fichas
summary-signs-1 = Passo: uma casa, em linha reta. Diagonal: uma casa, na diagonal. Salto: outro L. Ou ficar.
summary-signs-2 = Teletransporte: outra ficha teletransporte livre. Ou ficar.
summary-signs-3 = Segurança: protege de vez todos os seus cubos.
summary-theft = Roubo
summary-theft-1 = Chegue a um jogador que tem a sua próxima cor sem proteção: ela é sua, sem proteção.
summary-theft-2 = A carta da vítima vai para o fim da fila, o peão da vítima vai de imediato para um canto livre.
summary-theft-3 = Nunca por teletransporte. Não se entra em nenhuma outra casa ocupada.
summary-end = Fim do jogo
summary-end-1 = Todos os sete cubos, depois o centro: vitória imediata.
summary-end-2 = Jogo curto (opção): o sétimo cubo vence.
summary-end-3 = Depois de 100 rodadas: mais cubos, depois mais protegidos, senão vitória dividida.
headline-end = { $did }
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
