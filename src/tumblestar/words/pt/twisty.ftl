### The words of Twisty in Brazilian Portuguese. Arguments as in en/twisty.ftl, which explains them.

## The game

game-name = Twisty
game-tagline = Uma corrida a passo de cavalo, com ladrões.
game-by = de Faouzi Boughida, Djeco
game-about = Colete 7 cubos, 1 de cada cor, na ordem das suas cartas, movendo-se como o cavalo do xadrez. Fichas especiais permitem mover-se de novo ou protegem seus cubos dos ladrões. Com todos os 7 cubos, seja o primeiro a chegar ao centro.

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
        [none] Todos os 7 cubos: agora, ao centro.
       *[other] Próxima cor: { $next }.
    }
moves-to =
    { $seat ->
        [you] Você vai para { $square }
       *[other] { $seat } vai para { $square }
    }
collects-there =
    { $seat ->
        [you] Você vai para { $square } e coleta o { cube }
       *[other] { $seat } vai para { $square } e coleta o { cube }
    }
steals-there =
    { $seat ->
        [you] Você vai para { $square } e rouba o { cube } de { $victim }
       *[other] { $victim ->
            [you] { $seat } vai para { $square } e rouba seu { cube }
           *[other] { $seat } vai para { $square } e rouba o { cube } de { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] ficha de passo
        [diagonal] ficha diagonal
        [leap] ficha de salto
        [teleport] ficha de teletransporte
       *[safety] ficha de segurança
    }
extra-move =
    { $counter ->
        [step] 1 casa, na horizontal ou na vertical
        [diagonal] 1 casa, na diagonal
        [leap] outro L
       *[teleport] outra ficha de teletransporte livre
    }
leads-on = A { counter-name } dali dá um movimento extra.
leads-nowhere = A { counter-name } dali não dá movimento extra agora.
protects =
    { $count ->
        [0] A ficha de segurança dali não tem mais nada a proteger.
        [one] A ficha de segurança dali protege mais { $count } cubo.
       *[other] A ficha de segurança dali protege mais { $count } cubos.
    }
also-collected = Cubo coletado ali também: { $under }.
turn-ends = Seu turno termina.

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
did-land-centre = { moves-to }, o centro. Nada acontece sem todos os 7 cubos.
did-land-cube = { moves-to }. O { cube } dali fica: não é a próxima cor.
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
        [you] Você chega ao centro com todos os 7 cubos e vence!
       *[other] { $seat } chega ao centro com todos os 7 cubos e vence!
    }
did-win-seventh =
    { $seat ->
        [you] { collects-there }. Você tem todos os 7 cubos e vence!
       *[other] { collects-there }. { $seat } tem todos os 7 cubos e vence!
    }
did-win-steal =
    { $seat ->
        [you] { steals-there }. Você tem todos os 7 cubos e vence!
       *[other] { steals-there }. { $seat } tem todos os 7 cubos e vence!
    }
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } Você vence!
       *[other] { steals-there }. { also-collected } { $seat } vence!
    }
did-stay =
    { $seat ->
        [you] Você fica em { $square }.
       *[other] { $seat } fica em { $square }.
    }
did-skip =
    { $seat ->
        [you] Você não tem nenhum L e pula este turno.
       *[other] { $seat } não tem nenhum L e pula este turno.
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

would-land-empty = Ir para { $square }. { turn-ends }
would-land-centre = Ir para o centro. Nada acontece sem todos os 7 cubos. { turn-ends }
would-land-cube = Ir para { $square }. O { cube } dali não é sua próxima cor. { turn-ends }
would-collect = Ir para { $square } e coletar o { cube }. { next-goal }
would-land-spent = Ir para { $square }. { leads-nowhere }
would-land-counter = Ir para { $square }. Você pode se mover de novo: { extra-move }.
would-protect = Ir para { $square }. { protects } { turn-ends }
would-steal-there = Ir para { $square } e roubar o { cube } de { $victim }, que depois escolhe um canto.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Ir para o centro com todos os 7 cubos: você vence!
would-win-seventh = Ir para { $square } e coletar o { cube }, seu 7º: você vence!
would-win-steal = Ir para { $square } e roubar o { cube } de { $victim }, seu 7º: você vence!
would-win-steal-collect = Ir para { $square } e roubar o { cube } de { $victim }. { also-collected } Você vence!
would-stay = Ficar em { $square }. { turn-ends }
would-skip = Pular este turno: você não tem nenhum L.
would-corner = Ir para o canto { $square }.
would-resign = Desistir: você não ganha nada, e os outros jogadores dividem a vitória.

## Status

status-setup = Preparação
status-move =
    { $seat ->
        [you] Sua vez: mova o peão em L. { next-goal }
       *[other] { $seat } está jogando. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Sua vez: você tem todos os 7 cubos. Chegue ao centro.
       *[other] Vez de { $seat }, que tem todos os 7 cubos.
    }
status-move-skip =
    { $seat ->
        [you] Sua vez: pule este turno, pois você não tem nenhum L.
       *[other] { $seat } não tem nenhum L e está pulando este turno.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Sua vez: ande 1 casa (não na diagonal), ou fique.
            [diagonal] Sua vez: ande 1 casa na diagonal, ou fique.
            [leap] Sua vez: ande outra vez em L, ou fique.
           *[teleport] Sua vez: vá a outra ficha de teletransporte livre, ou fique.
        }
       *[other] Vez de { $seat }: mover-se de novo ou ficar.
    }
status-extra-stay =
    { $seat ->
        [you] Sua vez: não há movimento extra. Fique para terminar.
       *[other] { $seat } não tem movimento extra e está terminando o turno.
    }
status-robbed =
    { $seat ->
        [you] { $thief } roubou seu { cube }. Escolha um canto livre.
       *[other] { $seat } perdeu o { cube } e está escolhendo um canto.
    }
status-corners =
    { $seat ->
        [you] Sua vez: escolha um canto livre para começar.
       *[other] { $seat } está escolhendo um canto para começar.
    }
status-over-won =
    { $seat ->
        [you] Você venceu!
       *[other] { $seat } venceu!
    }
status-over-shared =
    { $seats ->
        [you] Vitória dividida: { $seats }!
       *[other] Vitória dividida: { $seats }.
    }
status-over-rounds-won =
    { $seat ->
        [you] Você estava na frente após 100 rodadas e venceu!
       *[other] { $seat } estava na frente após 100 rodadas e venceu!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Empate após 100 rodadas, vitória dividida: { $seats }!
       *[other] Empate após 100 rodadas, vitória dividida: { $seats }.
    }
status-type-counter = Qual ficha está em { $square }?
status-type-card = { $seat }: qual é a cor da carta { $count }?
status-type-card-all = Todos: qual é a cor da carta { $count }?
status-type-first = Quem joga primeiro?
status-type-corner = { $seat }: qual é o canto inicial?
action-stay = Ficar em { $square }
action-pass = Pular este turno
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } venceu. Você ficou em segundo lugar.
        [3] { $seat } venceu. Você ficou em terceiro lugar.
       *[other] { $seat } venceu. Você ficou em último lugar.
    }
deed-corner = Ir para { $square }
deed-move = Ir para { $square }
touch-corner = Toque em um canto.
touch-move = Toque em uma casa.
round = Rodada { $count } de 100

## Refusals: why not, and what instead

refused-TY-2-1 = Não sobra nenhuma ficha deste tipo. Escolha outro tipo.
refused-TY-2-2 = Um peão deve começar em um canto livre: a1, g1, a7 ou g7. Escolha um onde não haja peão.
refused-TY-2-3 = Essa carta já está na fila. Escolha uma cor que esteja faltando.
refused-TY-2-4 = Esta mesa não tem esse lugar. Escolha outro.
refused-TY-3-1 = Isso não é um L. Ande 2 casas em uma direção e depois 1 para o lado.
refused-TY-3-1-stay = Você não pode ficar: todo turno começa com um L. Escolha uma casa marcada.
refused-TY-3-5 = A ficha sob seu peão não leva até lá. Faça o movimento extra dela, ou fique.
refused-TY-3-6 = Uma ficha de teletransporte só leva a outra ficha de teletransporte. Escolha uma livre, ou fique.
refused-TY-3-7 = Você não pode roubar esse cubo: ele está protegido. Escolha outra casa.
refused-TY-3-9 = Não há teletransporte para uma casa ocupada. Escolha uma ficha de teletransporte livre, ou fique.
refused-TY-3-10 = Você não pode chegar lá de novo neste turno: nada mudou desde então. Escolha outra casa, ou fique.
refused-TY-4-1 = Só se pode chegar a um peão para roubar. Esse jogador não tem sua próxima cor. Escolha outra casa.
refused-TY-4-4 = Depois de um roubo, seu peão deve ir para um canto livre: a1, g1, a7 ou g7. Escolha um onde não haja peão.
refused-TY-5-1 = A partida acabou. Reveja-a ou jogue outra.
refused-TY-5-2 = Você tem todos os 7 cubos e nenhuma próxima cor a roubar. Escolha uma casa sem peão.

## Options

option-short_game = Partida curta
option-short_game-help = Você vence assim que tiver 7 cubos, sem ir até o centro.
option-same_order = Mesma ordem para todos
option-same_order-help = Todos os jogadores coletam as cores na mesma ordem.
option-chosen_corners = Escolher o canto
option-chosen_corners-help = Os jogadores escolhem na ordem de jogo, depois de ver o tabuleiro e as cartas. Sem isso, por sorteio.
option-take_under = Coletar o cubo de baixo
option-take_under-help = Depois de um roubo, coletar também o cubo da mesma casa, se for agora sua próxima cor.
option-first = Quem joga primeiro
option-first-help = Por sorteio, ou o jogador do lugar que você escolher.
option-first-0 = por sorteio
option-first-seat = lugar { $count }

## The board in text

picture-label = Tabuleiro de Twisty, 7 por 7 casas, também em texto.
text-board = O tabuleiro, casa por casa
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: ainda nenhum cubo.
        [one] { $seat }: { $count } cubo, { $cubes }.
       *[other] { $seat }: { $count } cubos, { $cubes }.
    }
text-protected = { $colour } (protegido)
text-wanted = Ainda a coletar, em ordem: { $cubes }.
points-cubes = Cubos
points-protected = Cubos protegidos

## Rules

rules-intro = { game-about } Twisty é para 2 a 4 jogadores. Tudo está à vista, e depois da preparação não há sorte.
rules-page = Escolha uma casa marcada com o mouse ou o teclado. Aponte para uma casa para ler o que aconteceria. Em uma sequência, escolha um movimento por vez; “Ficar” termina seu turno. Para jogar em um tabuleiro de verdade, digite a preparação dele: fichas, cartas, primeiro jogador e cantos. Tivemos de adivinhar algumas partes da caixa original.{$reconstruction} Se você tem a caixa, pode corrigi-las em um arquivo de dados, box.toml.

rules-TY-1 = Componentes
rule-TY-1-1 = O tabuleiro tem 7 por 7 casas. Há 4 peões, cada um com uma ficha que identifica o dono, e 4 séries de 7 cartas de cor (★ ■ ▲ ●).
rule-TY-1-2 = Das 44 fichas de madeira, 28 são cubos, 4 de cada uma das 7 cores.{$review} As outras 16 são fichas especiais de 5 tipos. Passo: 1 casa na horizontal ou na vertical. Diagonal: 1 casa na diagonal. Salto: outro L. Teletransporte: até outra ficha de teletransporte. Segurança: protege seus cubos.
rule-TY-1-3 = As 16 fichas especiais são 3 fichas de passo, 3 diagonais, 3 de salto, 4 de teletransporte e 3 de segurança.{$reconstruction}
rule-TY-1-4 = As cores são vermelho, laranja, amarelo, verde, azul, roxo e rosa.{$reconstruction} Só o amarelo é certo.

rules-TY-2 = Preparação
rule-TY-2-1 = Distribua todas as 44 fichas ao acaso, viradas para cima, 1 em cada casa, exceto no centro e nos 4 cantos. Use todas as 44 com qualquer número de jogadores.
rule-TY-2-2 = Sorteie um canto inicial diferente para cada jogador. Opção: os jogadores escolhem o canto na ordem de jogo, depois de ver o tabuleiro e as cartas.
rule-TY-2-3 = Embaralhe sua série e coloque-a aberta em uma fila. Colete as cores nessa ordem, da esquerda para a direita. Opção: todos os jogadores usam a mesma ordem.{$review}
rule-TY-2-4 = O jogador mais novo começa; aqui, o anfitrião escolhe ou há um sorteio.{$ruling} Joga-se no sentido horário. Tudo está à vista.

rules-TY-3 = Seu turno
rule-TY-3-1 = Mova seu peão em L: ande 2 casas em uma direção e depois 1 para o lado. Ele pula por cima de tudo que houver no caminho.{$review} Você é obrigado a mover o peão.
rule-TY-3-2 = Se você chegar a uma casa vazia, seu peão fica nela. Os cantos são casas vazias comuns, e o centro também, até você ter todos os 7 cubos.{$ruling}
rule-TY-3-3 = Se você chegar a um cubo da sua próxima cor, você o coleta. Isso é automático.{$ruling} A casa fica vazia daí em diante, e seu turno termina.
rule-TY-3-4 = Se você chegar a qualquer outro cubo, você não o coleta. Seu peão divide a casa com ele.
rule-TY-3-5 = Se você chegar a uma ficha de passo, diagonal, salto ou teletransporte, fique ou faça o movimento extra dela. Depois dele você chega a outra casa; assim, um turno pode ser uma sequência de movimentos. As fichas especiais ficam no tabuleiro até o fim.{$ruling}
rule-TY-3-6 = De uma ficha de teletransporte, você pode ir para qualquer outra ficha de teletransporte onde não haja peão.
rule-TY-3-7 = Se você chegar a uma ficha de segurança, todos os cubos que você tem ficam protegidos até o fim da partida. Isso é automático.{$ruling} Os cubos que você conseguir depois só ficam protegidos quando você chegar de novo a uma ficha de segurança.
rule-TY-3-8 = Uma ficha age quando você chega a ela, não quando você começa um turno sobre ela.{$ruling}
rule-TY-3-9 = Você só pode chegar a outro peão para roubar: por L, passo, diagonal ou salto, nunca por teletransporte.
rule-TY-3-10 = O manual não limita as sequências. Mas você não pode chegar de novo a uma casa no mesmo turno, a não ser que tenha coletado, roubado ou protegido algo desde então.{$ruling}
rule-TY-3-11 = Se você não puder se mover em L, pule seu turno.{$ruling} Isso é raro.
rule-TY-3-12 = Seu turno só continua a partir de uma ficha de passo, diagonal, salto ou teletransporte; qualquer outra chegada o termina.{$ruling}

rules-TY-4 = Roubo
rule-TY-4-1 = Você só pode chegar ao peão de outro jogador se ele tiver sua próxima cor sem proteção. Essa chegada é um roubo.{$ruling}
rule-TY-4-2 = Ponha o cubo roubado sob sua carta dessa cor. Ele fica sem proteção.
rule-TY-4-3 = A vítima leva a carta dessa cor para a ponta direita da própria fila e fecha o espaço. Assim, as cartas com cubo estão sempre à esquerda, e a primeira carta sem cubo mostra a próxima cor.
rule-TY-4-4 = A vítima move na hora o próprio peão para um canto livre à escolha dela,{$ruling} antes que o turno do ladrão continue. Nada mais acontece ali. Sempre há um canto livre.
rule-TY-4-5 = Você pode roubar de um jogador que esteja em um canto ou no centro, e de um jogador com todos os 7 cubos.{$ruling}
rule-TY-4-6 = Depois de um roubo, uma ficha especial nessa casa age para você como sempre, mas você não coleta um cubo que esteja ali.{$ruling} Opção: você o coleta, se for agora sua próxima cor.

rules-TY-5 = Vitória
rule-TY-5-1 = O primeiro jogador a terminar um movimento no centro (por L, passo, diagonal ou salto) com todos os 7 cubos vence. A partida termina na hora.
rule-TY-5-2 = Com todos os 7 cubos, você não pode entrar em uma casa ocupada, nem mesmo no centro. Você não tem próxima cor a roubar.
rule-TY-5-3 = Se você roubar seu 7º cubo no próprio centro, você vence na hora.{$ruling}
rule-TY-5-4 = Opção “Partida curta”: você vence assim que tiver 7 cubos, sem ir até o centro.{$review}
rule-TY-5-5 = Uma rodada é um turno de cada jogador; um turno pulado conta. Depois de 100 rodadas, a partida termina, e vence o jogador com mais cubos.{$ruling} Em caso de empate, vence quem tem mais cubos protegidos; se o empate continuar, os empatados dividem a vitória.{$ruling} (Senão, os roubos poderiam não acabar nunca. A maioria das partidas leva de 12 a 25 rodadas.)

rules-TY-6 = É bom saber
rule-TY-6-1 = Sem roubo, nenhum jogador consegue terminar em menos de 8 turnos. Sozinho e sem erros, você precisa de uns 10 turnos (8 a 14).
rule-TY-6-2 = Exemplo de roubo: você tem vermelho, azul, verde e amarelo, nessa ordem; vermelho e azul estão protegidos. Um ladrão cuja próxima cor é verde chega ao seu peão. Você fica com vermelho, azul e amarelo. Sua carta verde vai para o fim da fila. Sua próxima cor é a que era a quinta.
rule-TY-6-3 = O exemplo do manual para uma sequência: vá em L até uma ficha diagonal. Siga na diagonal até uma ficha de salto. Siga em outro L até um cubo da sua próxima cor. Tudo isso é um só turno permitido.

rules-ours = Outras decisões
rule-ours-1 = Se você desistir, não ganha nada, e os outros jogadores dividem a vitória.{$ruling}
rule-ours-2 = A preparação é mostrada nesta ordem: fichas, cartas, primeiro jogador, cantos.{$ruling}
rule-ours-3 = A casa em que seu turno começa não conta como chegada.{$ruling} Depois de um roubo, as chegadas anteriores não contam mais; só conta a casa do roubo.{$ruling}
rule-ours-4 = Se você vencer por um roubo, a partida termina antes que a vítima se mova.{$ruling}
rule-ours-5 = O último turno da última rodada é jogado até o fim, com sua sequência e a escolha de um canto pela vítima.{$ruling}

## What a typed text should have been

unread-start = “{ $text }” não começa onde está o peão. Comece em { $square }.
unread-counter = “{ $text }” não é uma ficha. Digite uma destas: { $kinds }.
unread-square = “{ $text }” indica outra casa. Digite agora a ficha de { $square }.
unread-card = “{ $text }” não é uma carta. Digite “card” e uma destas cores: { $colours }.
unread-first = “{ $text }” não é um lugar. Digite “first” e um número de 1 a { $count }.

## The score pad

pad-standing = Placar
pad-held = Cubos
pad-held-means = Coletados ou roubados, e não perdidos desde então.
pad-safe = Cubos protegidos
pad-safe-means = Desempatam depois da última rodada (TY-5.5).
pad-home = No centro
pad-home-means = Com todos os 7 cubos, o primeiro jogador a terminar um movimento ali vence (TY-5.1).
pad-cube = Toque em um cubo que um jogador tem.
pad-player = { $count ->
        [one] { $count } cubo
       *[other] { $count } cubos
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, não coletado
pad-cube-held = { $player }: { $colour }, coletado
pad-cube-safe = { $player }: { $colour }, protegido
pad-stolen = Tirar: foi roubado
pad-protect = Proteger
pad-unprotect = Tirar a proteção
pad-protect-all = Proteger todos os cubos
pad-is-home = Vencer no centro
pad-bad-cubes = “{ $text }” não é uma fila de cubos. Use cada letra de { $letters } uma vez no máximo, com “!” depois de um cubo protegido.
pad-bad-home = Um jogador precisa de todos os 7 cubos para vencer no centro (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = Cubo: { $colour }
sign-cube-does = Se for sua próxima cor, chegue a ele, ou a um jogador que o tenha sem proteção.
sign-centre = Centro
sign-centre-does = Com todos os 7 cubos, seja o primeiro a terminar um movimento aqui.
sign-counter = Ficha: { $name }
sign-counter-does =
    { $counter ->
        [safety] Se você chegar aqui, todos os cubos que tem ficam protegidos até o fim da partida. Eles ganham uma moldura de latão e um escudo.
       *[other] Se você chegar aqui, pode se mover de novo: { extra-move }.
    }
sign-badge-take = Sinal de mais
sign-badge-take-does = Coletar sua próxima cor.
sign-badge-theft = Mão
sign-badge-theft-does = Roubar sua próxima cor.
sign-badge-chain = Seta dupla
sign-badge-chain-does = Chegar a uma ficha com movimento extra.
sign-badge-stay = Duas barras
sign-badge-stay-does = Ficar aqui e terminar seu turno.
sign-badge-corner = Casinha
sign-badge-corner-does = Um canto livre, para começar ou para ir depois de um roubo.
sign-badge-win = Estrela
sign-badge-win-does = Vencer a partida.
now-cube =
    { $state ->
        [safe] Já coletado e protegido até o fim.
        [held] Já coletado, mas pode ser roubado.
        [next] O próximo da fila.
       *[later] { $count ->
            [one] { $count } outra cor vem antes.
           *[other] { $count } outras cores vêm antes.
        }
    }
now-lies = Em { $squares }.
now-gone = Não sobra nenhum no tabuleiro.
now-stealable = Sem proteção com: { $seats }.
now-missing =
    { $count ->
        [0] Já tem todos os 7 cubos.
        [one] Falta { $count } cubo.
       *[other] Faltam { $count } cubos.
    }
now-protected =
    { $all ->
        [0] Ainda nenhum cubo a proteger.
        [one] { $count } de 1 cubo protegido.
       *[other] { $count } de { $all } cubos protegidos.
    }

## Bots

bot-beginner-help = vai atrás do próximo cubo; muitas vezes não vê aonde leva uma sequência e nunca espera um roubo
bot-novice-help = avalia algumas centenas de posições; pode perder até 32% da chance de vitória por turno
bot-club-help = avalia algumas centenas de posições; pode perder até 23% da chance de vitória por turno
bot-strong-help = avalia algumas centenas de posições; pode perder até 12% da chance de vitória por turno
bot-expert-help = joga o melhor turno entre mil posições, com 2 jogadores entre dezenas de milhares
bot-master-help = joga o melhor turno entre dezenas de milhares de posições, com 2 jogadores entre centenas de milhares

## What gives the win shares of a review

evaluator-search = uma busca de { $count } posições para cada passo

## Kinds of chance, for statistics

chance-of-counter = As fichas do interior do tabuleiro
mistake-corner = escolher o canto errado
mistake-theft = deixar passar um roubo
mistake-cube = deixar passar um cubo
mistake-stolen = facilitar um roubo
mistake-safety = deixar passar uma ficha de segurança
mistake-way = fazer um caminho mais longo
mistake-open = deixar um caminho mais curto a um jogador
mistake-away = afastar-se de uma ficha de segurança
why-on-win = Siga até { $squares } e vença.
why-on-theft = Siga até { $squares } e roube de { $name }.
why-on-cube = Siga até { $squares } e colete o próximo cubo.
why-on-safety = Siga até { $squares }, uma ficha de segurança.
why-on-way = Siga até { $squares }.
why-stolen = Em { $square }, { $name } pode roubar na hora o { cube }. Na casa melhor, nenhum jogador pode.
why-away = Dali, uma ficha de segurança está a 1 turno.
why-wanted = Ela protege o { cube }, a próxima cor de { $name }.
why-near = Dali, o próximo cubo está a 1 turno: { cube } em { $squares }.
why-open =
    { $better ->
        [one] Assim { $name } precisa de 1 turno para vencer, não { $taken }.
       *[other] Assim { $name } precisa de { $better } turnos para vencer, não { $taken }.
    }
why-turns =
    { $better ->
        [one] Assim falta { $better } turno para vencer, não { $taken }.
       *[other] Assim faltam { $better } turnos para vencer, não { $taken }.
    }

## Setting up a position

edit-turn = Vez de: { $player }
edit-nothing = nada
edit-piece = o peão de { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = Cartas de { $player }: { pad-player }, próxima { $colour }
edit-row-whole = Cartas de { $player }: todos os cubos
edit-collect = Coletar o próximo cubo
edit-return = Devolver o último cubo
edit-protect = Proteger todos os cubos
edit-unprotect = Não proteger cubos
edit-next = Próxima: { $colour }

## The tutorial

tutorial-goal = Colete 7 cubos, 1 de cada cor. Depois seja o primeiro a chegar à estrela no centro.
tutorial-row = Abaixo do tabuleiro está sua fila de cartas. Colete as cores da esquerda para a direita: o vermelho vem primeiro.
tutorial-l = Mova o peão em L: 2 casas em uma direção e depois 1 para o lado, por cima do que houver no caminho. Vá até o cubo vermelho.
tutorial-l-orange = Isso é permitido, mas você não coletaria o cubo laranja: sua próxima cor é vermelho. Vá até o cubo vermelho.
tutorial-l-stay = Todo turno começa com um L. Vá até o cubo vermelho.
tutorial-special = O cubo vermelho é seu, e Zoe já jogou. Sua próxima cor, amarelo, está longe. As fichas especiais permitem mover-se de novo no mesmo turno.
tutorial-chain = A ficha diagonal dá um movimento extra: 1 casa na diagonal. Vá até ela.
tutorial-chain-2 = A ficha de salto dá outro L. Vá até ela na diagonal.
tutorial-chain-3 = Daqui, um L leva ao cubo amarelo: 3 movimentos em um turno. Colete-o.
tutorial-chain-stay = Isso é permitido, mas seu turno terminaria antes de você chegar ao cubo amarelo. Vá para a casa marcada.
tutorial-chain-other = Isso é permitido, mas afasta você do cubo amarelo. Siga as fichas marcadas.
tutorial-safety = Você tem 2 cubos, que ainda podem ser roubados. Uma ficha de segurança protege até o fim da partida todos os cubos que você tem. Chegue a ela.
tutorial-safety-other = Isso é permitido, mas seus cubos ainda poderiam ser roubados. Vá até a ficha de segurança.
tutorial-victim = A moldura de latão mostra que seus cubos vermelho e amarelo estão protegidos. Zoe tem o azul, sua próxima cor, sem proteção.
tutorial-theft = Você só pode chegar a outro peão para roubar sua próxima cor. Zoe está a um L de distância: roube o cubo azul dela.
tutorial-theft-other = Isso é permitido, mas você poderia roubar um cubo agora. Chegue ao peão de Zoe.
tutorial-robbed = O cubo azul é seu, ainda não protegido. A carta azul de Zoe foi para o fim da fila dela, e o peão, para um canto à escolha dela.
tutorial-danger = Alguns turnos se passaram. Seu cubo verde está sem proteção, verde é a próxima cor de Zoe, e ela está a um L de distância. Veja o que acontece.
tutorial-corner = Zoe roubou seu cubo verde. Agora mova seu peão para um canto livre. Escolha o canto marcado: dele, um L leva a um cubo laranja.
tutorial-corner-other = Isso é permitido, mas a lição segue a partir do canto marcado. Escolha-o.
tutorial-after = Sua carta verde é agora a última da fila, e por isso laranja é sua próxima cor. Colete o cubo laranja.
tutorial-kept = Você ficou com seus cubos protegidos. Por isso, chegue a uma ficha de segurança antes que outro jogador se aproxime.
tutorial-seventh = A partida está quase no fim. Você tem 6 cubos, e só falta o rosa. Colete-o.
tutorial-centre = Você tem todos os 7 cubos. Agora seja o primeiro a terminar um movimento na estrela.
tutorial-centre-other = Isso é permitido, mas o centro está a um L de distância. Vá até a estrela e vença.
tutorial-end = Você venceu! Duas fichas são novas: a de teletransporte leva a qualquer outra ficha de teletransporte livre; a de passo, 1 casa na horizontal ou na vertical. Agora jogue contra um bot fácil.
## Puzzles

puzzle-how-forced-win = por busca completa: vence contra qualquer defesa, e nada mais vence em até 3 turnos
puzzle-how-only-defence = por busca completa: todo o resto perde
puzzle-theme-win-1 = vencer em 1 turno
puzzle-theme-win-2 = vencer em 2 turnos
puzzle-theme-win-3 = vencer em 3 turnos
puzzle-theme-save = salvar a partida
puzzle-theme-theft = roubo
puzzle-theme-chain = uma sequência
puzzle-theme-teleport = teletransporte
puzzle-theme-last-cube = o último cubo
puzzle-theme-safety = segurança
puzzle-theme-corner = o canto certo
puzzle-ask-win-1 = Como você vence neste turno?
puzzle-ask-win-2 = Como você vence em 2 turnos?
puzzle-ask-win-3 = Como você vence em 3 turnos?
puzzle-ask-save = Como você salva a partida?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = Cubos em 7 cores. Abaixo, fichas de passo, diagonal, salto, teletransporte e segurança.
example-laid-out = Uma partida para 2 jogadores depois da preparação, com as filas de cartas abaixo.
example-the-l = Ande 2 casas em uma direção e depois 1 para o lado: até f5, mas não até d6.
example-collect = Vermelho é sua próxima cor. Você coleta o cubo vermelho, mas não o laranja.
example-step = Da ficha de passo, você pode andar 1 casa em linha reta, aqui até o cubo vermelho, mas não na diagonal.
example-teleport = Uma ficha de teletransporte só leva a outra ficha de teletransporte.
example-safety = Uma ficha de segurança protege todos os cubos que você tem. Um cubo protegido não pode ser roubado.
example-no-theft-by-teleport = Você pode roubar por um movimento na diagonal, mas não por teletransporte.
example-not-back = Você pode ir de uma ficha de passo à seguinte, mas não voltar no mesmo turno.
example-steal = Vermelho é sua próxima cor. O jogador 2 tem o vermelho sem proteção: você pode roubar esse cubo. O jogador 3 não tem o vermelho.
example-free-corner = O jogador 2, a vítima, escolhe um canto livre.
example-home = Com todos os 7 cubos, você vence com um L até o centro. Você não pode entrar nele enquanto houver um peão ali.
example-hundred-rounds = Depois de 100 rodadas, ambos os jogadores têm 2 cubos. O jogador 1 protegeu os dois e vence.
example-theft = O jogador 1, cuja próxima cor é verde, chega ao jogador 2. O jogador 2 leva sua carta verde para o fim da fila.
example-chain = Um L até uma ficha diagonal, um movimento na diagonal até uma ficha de salto, um L até o próximo cubo: um turno.
example-begin-square = O turno começou em a1. Isso não é uma chegada, e por isso um salto pode terminar ali.
summary-goal = Objetivo
summary-goal-1 = Colete as 7 cores na ordem das suas cartas, da esquerda para a direita.
summary-goal-2 = Depois, seja o primeiro a terminar um movimento no centro.
summary-turn = Seu turno
summary-turn-1 = Você deve se mover em L: 2 casas em uma direção e depois 1 para o lado.
summary-turn-2 = Se você chegar a um cubo da sua próxima cor, você o coleta.
summary-turn-3 = Se você chegar a qualquer outro cubo ou a uma casa vazia, apenas fique.
summary-turn-4 = Seu turno termina, a não ser que você faça um movimento extra. Movimentos extras podem formar uma sequência. Você não pode chegar de novo a uma casa no mesmo turno enquanto nada tiver mudado.
summary-signs = Fichas
summary-signs-1 = Se você chegar a uma ficha, pode fazer o movimento extra dela. Passo: 1 casa, na horizontal ou vertical. Diagonal: 1 casa, na diagonal. Salto: outro L.
summary-signs-2 = Teletransporte: outra ficha de teletransporte livre. Ou ficar.
summary-signs-3 = Segurança: protege até o fim da partida todos os cubos que você tem.
summary-theft = Roubo
summary-theft-1 = Para roubar, chegue a um jogador que tenha sua próxima cor sem proteção. O cubo passa a ser seu, sem proteção.
summary-theft-2 = A vítima leva a carta dessa cor para o fim da própria fila. Ela move na hora o próprio peão para um canto livre à escolha dela.
summary-theft-3 = Não se pode roubar por teletransporte. Só se pode entrar em uma casa ocupada para roubar.
summary-end = Fim da partida
summary-end-1 = Se você terminar um movimento no centro com todos os 7 cubos, vence na hora.
summary-end-2 = Partida curta (opção): você vence com o 7º cubo.
summary-end-3 = Depois de 100 rodadas: vence quem tem mais cubos; se houver empate, mais cubos protegidos; se continuar, a vitória é dividida.
headline-end = { $did }
headline-won-by =
    { $seat ->
        [you] Você venceu.
       *[other] { $seat } venceu.
    }
headline-lost-by =
    { $seat ->
        [you] Você perdeu.
       *[other] { $seat } perdeu.
    }
