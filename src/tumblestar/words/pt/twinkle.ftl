### The words of Twinkle in Portuguese (for Portugal and Brazil alike). Arguments as in en/twinkle.ftl, which explains them.

## The game

game-name = Twinkle
game-tagline = Sete dados sob duas estrelas: o lugar de cada um decide os pontos.
game-by = de Theo Karvounis, V-Games
game-about = Lance três dados à escolha e pendure um na sua constelação: sob uma estrela, qualquer resultado; sob um dado, só um menor. Cada cor pontua à sua maneira. Depois de sete dados, vence quem tem mais pontos. De um a quatro jogadores; sozinho, joga-se por missões.

## Colours, dice, stars

colour-red = vermelho
colour-yellow = amarelo
colour-blue = azul
colour-green = verde
colour-black = preto
colour-purple = roxo

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

# Each die by its colour and type.
colour-red-d4 = d4 vermelho
colour-red-d6 = d6 vermelho
colour-red-d8 = d8 vermelho
colour-red-d10 = d10 vermelho
colour-red-d12 = d12 vermelho
colour-yellow-d4 = d4 amarelo
colour-yellow-d6 = d6 amarelo
colour-yellow-d8 = d8 amarelo
colour-yellow-d10 = d10 amarelo
colour-yellow-d12 = d12 amarelo
colour-blue-d4 = d4 azul
colour-blue-d6 = d6 azul
colour-blue-d8 = d8 azul
colour-blue-d10 = d10 azul
colour-blue-d12 = d12 azul
colour-green-d4 = d4 verde
colour-green-d6 = d6 verde
colour-green-d8 = d8 verde
colour-green-d10 = d10 verde
colour-green-d12 = d12 verde
colour-black-d4 = d4 preto
colour-black-d6 = d6 preto
colour-black-d8 = d8 preto
colour-black-d10 = d10 preto
colour-black-d12 = d12 preto
colour-purple-d4 = d4 roxo
colour-purple-d6 = d6 roxo
colour-purple-d8 = d8 roxo
colour-purple-d10 = d10 roxo
colour-purple-d12 = d12 roxo

die-shown = { $die } ({ $result })
star-a = a estrela A
star-b = a estrela B
place-die = o { $die } ({ $result })

## Scoring cards and missions

card-red = Vermelho
card-yellow = Amarelo
card-blue = Azul
card-green = Verde
card-black = Preto
card-purple = Roxo
card-twinkle = Twinkle
card-red-does = Para cada dado vermelho, escolha uma linha que passe por ele, e par ou ímpar, o que for melhor: 1 ponto por cada outro dado dessa linha com resultado assim, dados vermelhos também.
card-yellow-does = Um dado amarelo em qualquer lugar 1 ponto, dois 3, três ou mais 6.
card-blue-does = 4 pontos por dois dados azuis lado a lado sob o mesmo dado ou estrela, 1 por cada outro dado azul.
card-green-does = 1 ponto por cada dado verde, e mais 1 por cada outro dado do seu tipo em toda a constelação.
card-black-does = Sob cada estrela em separado: um dado preto 1 ponto; dois ou mais, pela soma dos resultados: até 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; a partir de 11: 3.
card-purple-does = Para cada dado roxo, 1 ponto por cada dado ligado a ele, acima ou abaixo. As estrelas não contam.
card-twinkle-does = 2 pontos por cada dado pendurado sob um dado com menos faces, como um d10 sob um d6. Um dado sob uma estrela nunca cintila.

card-mission = Missão { $number }: { $mission }
mission-1 = Linha mais longa
mission-2 = Resultados iguais
mission-3 = Menor soma
mission-4 = Poucos tipos
mission-5 = Os três maiores
mission-6 = Poucas cores
mission-7 = Par ou ímpar
mission-8 = Todos os cinco tipos
mission-9 = Seis no máximo
mission-10 = Todas as cores
mission-11 = Cores ligadas
mission-12 = Dois a menos
mission-13 = Tipos aos pares
mission-14 = Nove ou dez com d4
mission-15 = Treze ou catorze
mission-16 = Uns
mission-17 = d6 com 3, d10 com 4
mission-18 = De estrela a estrela
mission-19 = Resultados aos pares
mission-20 = Soma de dois
mission-1-does = 3 pontos por ter mais dados em uma linha, mesmo com empate.
mission-2-does = 3 pontos por ter mais dados com o mesmo resultado, mesmo com empate.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 pontos pela maior soma dos próprios três maiores resultados, mesmo com empate.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Exige sete dados.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 pontos para cada um que cumpre isto.
mission-11-does = 1 ponto por cada conector entre dois dados da mesma cor.
mission-12-does = 1 ponto por cada dado que mostra exatamente 2 a menos que o dado acima.
mission-13-does = 2 pontos por cada dois dados do mesmo tipo lado a lado sob um dado ou estrela.
mission-14-does = 2 pontos por cada conector entre um d4 e outro dado cujos resultados somam 9 ou 10.
mission-15-does = 2 pontos por cada cor cujos dados somam 13 ou 14.
mission-16-does = Um dado que mostra 1 vale 1 ponto, dois 3, três ou mais 5.
mission-17-does = 2 pontos por cada par de um d6 e outro dado com 3, ou de um d10 e outro dado com 4. Cada dado só entra em um par.
mission-18-does = Para cada par de dados, um de cada estrela: 1 ponto pela mesma cor ou pelo mesmo resultado, 2 por ambos. Cada dado só entra em um par.
mission-19-does = 2 pontos por cada dois dados com resultados iguais lado a lado sob um dado ou estrela.
mission-20-does = 3 pontos por cada dado cujos dois dados abaixo somam o seu próprio resultado.
mission-1-solo = Cinco ou mais dados em uma linha.
mission-2-solo = Três ou mais dados com o mesmo resultado.
mission-3-solo = Sete dados cujos resultados somam menos de 30.
mission-4-solo = Dados de três tipos no máximo.
mission-5-solo = Três dados que somam 16 ou mais.
mission-6-solo = Dados de três cores no máximo.
mission-7-solo = Sob cada estrela, todos os resultados ímpares ou todos pares: uma estrela pode ser ímpar e a outra par, e uma estrela vazia também vale.
mission-8-solo = Dados de todos os cinco tipos.
mission-9-solo = Só resultados de 6 ou menos.
mission-10-solo = Um dado de cada cor em jogo.
mission-11-solo = Dois dados da mesma cor unidos por um conector.
mission-12-solo = Um dado que mostra exatamente 2 a menos que o dado acima.
mission-13-solo = Dois dados do mesmo tipo lado a lado sob um dado ou estrela.
mission-14-solo = Um d4 ligado a outro dado, que juntos somam 9 ou 10.
mission-15-solo = Uma cor cujos dados somam 13 ou 14.
mission-16-solo = Um dado que mostra 1.
mission-17-solo = Um d6 e outro dado com 3, ou um d10 e outro dado com 4.
mission-18-solo = Um dado sob cada estrela, com a mesma cor ou o mesmo resultado.
mission-19-solo = Dois dados com resultados iguais lado a lado sob um dado ou estrela.
mission-20-solo = Um dado cujos dois dados abaixo somam o seu próprio resultado.

# What wins a game alone, beside the board.
goal-points = { $points } de { $goal } pontos
goal-points-does = As cartas de cor e a Twinkle devem dar { $goal } pontos; agora dão { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: cumprida de vez
        [met] { $mission }: cumprida por agora
       *[unmet] { $mission }: não cumprida
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] vermelho
        [yellow] amarelo
        [blue] azul
        [green] verde
        [black] preto
        [purple] roxo
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } pela missão { $number }
           *[plus] { $points } pela missão { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] missão { $number } cumprida
       *[unmet] a missão { $number } deixa de estar cumprida
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
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
seat-picks =
    { $seat ->
        [you] Você escolhe
       *[other] { $seat } escolhe
    }
seat-hangs =
    { $seat ->
        [you] Você pendura o { $die } ({ $result }) sob { $place }.
       *[other] { $seat } pendura o { $die } ({ $result }) sob { $place }.
    }
seat-loses =
    { $seat ->
        [you] Você perde o turno
       *[other] { $seat } perde o turno
    }
fits-nowhere =
    { $count ->
        [one] O { $die } mostra { $result } e não cabe em lugar nenhum.
       *[other] O { $die } mostra { $result }, e nenhum dos dados cabe.
    }
points-count =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## Set-up: log and hover

did-colour = Em jogo: { $colour }.
did-mission = { text-mission }
did-centre = No centro, o { $die } mostra { $result }.
did-first =
    { $seat ->
        [you] Você começa.
       *[other] { $seat } começa.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } o { $die } ({ $count } de { $most }).
did-roll =
    { $seat ->
        [you] Você lança: { $dice }.
       *[other] { $seat } lança: { $dice }.
    }
did-take =
    { $seat ->
        [you] Você pega o { $die } ({ $result }) do centro.
       *[other] { $seat } pega o { $die } ({ $result }) do centro.
    }
did-fall =
    { $fits ->
        [yes] O { $die } mostra { $result }.
       *[no] O { $die } mostra { $result } e não cabe em lugar nenhum.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, e um dado.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Outros: { $others }.
did-out =
    { $seat ->
        [you] Você tira o { $die } do jogo.
       *[other] { $seat } tira o { $die } do jogo.
    }
did-over =
    { $end ->
        [level] { $told } Nível vencido!
        [failed] { $told } O nível não foi vencido.
       *[over] { $told } Fim de jogo.
    }
did-resign =
    { $seat ->
        [you] Você desiste.
       *[other] { $seat } desiste.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Escolher o { $die } para lançar ({ $count } de { $most }).
       *[other] Escolher o { $die } para lançar ({ $count } de { $most }) e abrir mão do seu { $result }.
    }
would-roll = Lançar: { $dice }. Se um couber, é preciso pendurar um.
would-take = Pegar o { $die } ({ $result }) do centro e pendurá-lo sem lançar.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Pendurar o { $die } ({ $result }) sob { $place }. { $gain }
would-hang-others = { would-hang } Outros: { $others }.
would-out = Tirar o { $die } do jogo de vez.
would-over =
    { $end ->
        [won] { $told } Você vence o jogo!
        [lost] { $told } O jogo acaba sem a sua vitória.
        [level] { $told } Nível vencido!
       *[failed] { $told } O nível não foi vencido.
    }
would-resign = Desistir: os outros dividem a vitória.

## Status

status-setup = Preparação
turn = Turno { $count }
round = Rodada { $count } de { $most }
round-late = Rodada { $count }: turnos perdidos
dice-count =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dados
    }
status-choose =
    { $seat ->
        [you] Escolha { dice-count } para lançar, ou pegue um d8 do centro.
       *[other] { $seat } escolhe dados.
    }
status-pick =
    { $seat ->
        [you] Escolha { dice-count } para lançar.
       *[other] { $seat } escolhe dados.
    }
status-pick-more =
    { $seat ->
        [you] Escolha mais { $count } para lançar.
       *[other] { $seat } escolhe dados.
    }
status-roll =
    { $seat ->
        [you] Lance { dice-count }.
       *[other] { $seat } lança dados.
    }
status-hang =
    { $seat ->
        [you] Coloque um destes dados: escolha o lugar.
       *[other] { $seat } coloca um dado.
    }
status-take =
    { $seat ->
        [you] Coloque o { $die }: escolha o lugar.
       *[other] { $seat } coloca o { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Escolha um dado lançado para descartar.
       *[other] { $seat } descarta um dado.
    }
status-out-centre =
    { $seat ->
        [you] Escolha outro d8 do centro para descartar.
       *[other] { $seat } descarta um d8.
    }
status-out-any =
    { $seat ->
        [you] Não há d8 no centro: descarte qualquer dado.
       *[other] { $seat } descarta um dado.
    }
status-over-won =
    { $seat ->
        [you] Você vence com { points-count }!
       *[other] { $seat } vence com { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Empate com { points-count }: { $seats }. Seu turno foi o último: você vence!
       *[other] Empate com { points-count }: { $seats }. { $seat } jogou por último e vence!
    }
status-over-level = Nível vencido: { $points } de { $goal } pontos!
status-over-short = O nível não foi vencido: { $points } de { $goal } pontos.
status-over-unmet = { status-over-short } Não cumpridas: { $missions }.
status-type-colour = Que cores estão em jogo? Ainda por escolher: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Que missão de bronze está em jogo?
       *[silver] Que missão de prata está em jogo?
    }
status-type-centre = O que mostra o { $die } no centro?
status-type-first = Quem começa?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Lançar { $count } dado
       *[other] Lançar { $count } dados
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Um dado mostra de 1 até o número das suas faces. Escolha um desses.
refused-TW-2-1 = Essa cor não pode entrar em jogo. Escolha uma das oferecidas.
refused-TW-2-2 = Um d8 mostra de 1 a 8. Escolha um desses.
refused-TW-2-4 = Essa missão não pode entrar em jogo: é do metal errado, ou já está em jogo. Escolha uma das oferecidas.
refused-TW-2-5 = Ninguém ocupa esse lugar. Escolha um lugar desta mesa.
refused-TW-3-1 = Só se escolhem dados do centro ou junto às cartas. Escolha um desses.
refused-TW-3-1-early = Três dados são lançados juntos. Antes, escolha mais.
refused-TW-3-1-full = Três dados já estão escolhidos. Lance-os, ou desfaça uma escolha.
refused-TW-3-3 = Só se pode pegar um d8 do centro. Escolha um, ou escolha dados para lançar.
refused-TW-3-3-late = Já há dados escolhidos para lançar. Desfaça isso antes de pegar um d8.
refused-TW-3-4 = Sob um dado só se pendura um resultado menor. Escolha um dado que mostre mais, ou uma estrela.
refused-TW-3-4-take = Esse d8 não cabe em lugar nenhum: as suas estrelas estão cheias, e nenhum dado com espaço mostra mais. Pegue outro, ou lance.
refused-TW-3-4-lacks = Dados penduram-se sob as suas estrelas e os seus dados. Escolha um desses lugares.
refused-TW-3-5 = Já há dois dados pendurados aí. Escolha outro lugar.
refused-TW-3-7 = Agora pendure um dos dados da sua mão: escolha o dado e o lugar.
refused-TW-3-10 = O jogo acabou. Reveja as jogadas, ou jogue outro.
refused-TW-6-5-rolled = Agora um dos dados lançados sai do jogo. Escolha qual.
refused-TW-6-5-taken = Agora outro dado sai do jogo: um d8 do centro, ou qualquer dado livre se não houver nenhum. Escolha qual.
refused-TW-6-6 = Nenhum dos dados lançados cabe. Escolha qual deles sai do jogo.

## Options

option-level = Missões
option-level-help = Pontos extras, abertos a todos; sozinho, é preciso cumprir todas.
option-level-0 = Básico: nenhuma
option-level-1 = Bronze: 1 de bronze
option-level-2 = Prata: 2 de prata
option-level-3 = Diamante: 1 de bronze, 2 de prata
option-level-4 = escolhidas abaixo
option-mission_1 = Primeira missão
option-mission_1-help = Só com missões “escolhidas abaixo”; 1 a 10 são de bronze, 11 a 20 de prata.
option-mission_1-0 = nenhuma
option-mission_1-seat = { mission-choice }
option-mission_2 = Segunda missão
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = nenhuma
option-mission_2-seat = { mission-choice }
option-mission_3 = Terceira missão
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = nenhuma
option-mission_3-seat = { mission-choice }
mission-choice =
    { $count ->
        [1] 1: { mission-1 }
        [2] 2: { mission-2 }
        [3] 3: { mission-3 }
        [4] 4: { mission-4 }
        [5] 5: { mission-5 }
        [6] 6: { mission-6 }
        [7] 7: { mission-7 }
        [8] 8: { mission-8 }
        [9] 9: { mission-9 }
        [10] 10: { mission-10 }
        [11] 11: { mission-11 }
        [12] 12: { mission-12 }
        [13] 13: { mission-13 }
        [14] 14: { mission-14 }
        [15] 15: { mission-15 }
        [16] 16: { mission-16 }
        [17] 17: { mission-17 }
        [18] 18: { mission-18 }
        [19] 19: { mission-19 }
       *[20] 20: { mission-20 }
    }
option-red = Vermelho em jogo
option-red-help = Em jogo com certeza; o sorteio escolhe o resto.
option-yellow = Amarelo em jogo
option-yellow-help = { option-red-help }
option-blue = Azul em jogo
option-blue-help = { option-red-help }
option-green = Verde em jogo
option-green-help = { option-red-help }
option-black = Preto em jogo
option-black-help = { option-red-help }
option-purple = Roxo em jogo
option-purple-help = { option-red-help }
option-first = Quem começa
option-first-help = Por sorteio, ou um lugar à escolha.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-keep = Lançamentos falhados não custam dados
option-keep-help = Só sozinho: se nenhum dado lançado couber, o turno é perdido, mas nenhum dado sai do jogo.

bad-colours = Com tantos jogadores só { $count } cores podem estar em jogo, mas foram pedidas mais: { $colours }.
bad-mission-level = A missão { $number } foi pedida, mas as missões não estão como “escolhidas abaixo”. Mude isso.
bad-mission-twice = A missão { $number } foi pedida duas vezes. Escolha outra.
bad-missions = Ninguém consegue cumprir juntas as missões { $missions }. Tire uma.

## The board in text

picture-label = As constelações, os dados no centro e junto às cartas; também em texto.
text-board = O que pende de cada estrela, depois os dados livres
text-star-a = { $seat }, estrela A:
text-star-b = { $seat }, estrela B:
text-hung = { $die }: { $result }, sob { $place }
text-hand =
    { $seat ->
        [you] Na sua mão:
       *[other] Na mão, { $seat }:
    }
text-centre = No centro:
text-pool = Junto às cartas, { $colour }:
text-out = Fora do jogo:
text-none = nada
text-row =
    { $points ->
        [one] { $seat }: { $points } ponto, { $count } de 7 dados.
       *[other] { $seat }: { $points } pontos, { $count } de 7 dados.
    }
text-parts = Por carta: { $parts }.
text-blocked = Já não cabe mais nenhum dado.
text-turn =
    { $seat ->
        [you] É a sua vez.
       *[other] É o turno deste jogador.
    }
text-cards = Cartas em jogo: { $cards }.
text-mission = Missão { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = Em Twinkle, constrói-se uma constelação de sete dados. Em cada turno, lance três dados quaisquer e pendure um deles, ou pegue um d8 do centro com o seu resultado. Sob uma estrela cabe qualquer resultado, sob um dado só um menor, e nunca mais de dois dados. Cada cor pontua pela sua carta; a carta Twinkle premia dados sob dados com menos faces. As missões podem dar mais. Vence quem tem mais pontos; sozinho, são precisos 20 pontos e todas as missões.
rules-page = Clique em três dados para os escolher e depois lance; até lá, uma escolha pode ser desfeita. Ou pegue um d8 do centro. Passe o cursor sobre um dado num lugar livre para ler o que ele daria aí, e clique para o pendurar. O teclado também faz tudo isto. A ajuda na decisão mostra ainda as chances dos dados escolhidos. Para jogar com dados reais, escolha um tabuleiro real para o acaso, ou use o bloco de pontos. Os nomes das missões são nossos.

rules-TW-1 = O que há na caixa
rule-TW-1-1 = Há 30 dados, todos diferentes: seis cores (vermelho, amarelo, azul, verde, preto, roxo), cada uma com um d4, d6, d8, d10 e d12. Um dado é chamado pelo tipo e pela cor.
rule-TW-1-2 = Um d4 mostra de 1 a 4, um d6 de 1 a 6, um d8 de 1 a 8, um d10 de 1 a 10 (o 0 impresso é 10), um d12 de 1 a 12; tudo é igualmente provável.
rule-TW-1-3 = O tabuleiro tem duas Estrelas Iniciais para cada um de quatro jogadores e uma trilha de pontos com quatro marcadores. Há seis Cartas de Pontuação, uma por cor, a carta Twinkle, 20 cartas de missão (1 a 10 de bronze, 11 a 20 de prata), quatro Cartas de Campanha para jogar sozinho e sete conectores por jogador.

rules-TW-2 = Preparação
rule-TW-2-1 = O sorteio escolhe as cores em jogo: quatro de seis para dois jogadores, cinco para três, todas para quatro. Os outros dados ficam de fora.
rule-TW-2-2 = Os d8 em jogo são lançados uma vez e ficam no centro. Todos os outros dados ficam, sem lançar, junto à carta da sua cor.
rule-TW-2-3 = A carta Twinkle está sempre em jogo.
rule-TW-2-4 = Missões, por sorteio: Básico não tem nenhuma, Bronze uma de bronze, Prata duas de prata, Diamante uma de bronze e duas de prata. As missões são abertas e para todos.
rule-TW-2-5 = Começa quem viu um meteoro por último, ou decide o sorteio. Joga-se no sentido horário.

rules-TW-3 = Um turno
rule-TW-3-1 = Lançar três: escolha três dados livres quaisquer, junto às cartas ou no centro, lance-os e pendure exatamente um.
rule-TW-3-2 = Os outros dois dados voltam para casa: para a sua carta, ou, um d8, para o centro com o novo resultado.
rule-TW-3-3 = Ou pegar um d8: pendure um do centro com o resultado que mostra, sem lançar. Ele tem de caber em algum lugar.
rule-TW-3-4 = Sob uma estrela cabe qualquer resultado. Sob um dado, o resultado tem de ser menor que o do dado acima. Vale qualquer um dos seus dados, não só o mais novo.{$edition}
rule-TW-3-5 = No máximo dois dados ficam pendurados diretamente sob cada estrela e cada dado.
rule-TW-3-6 = Dados pendurados nunca se movem nem mudam.{$ruling} Uma estrela pode ficar vazia.
rule-TW-3-7 = Se um dado lançado couber, é preciso pendurar um; você escolhe qual e onde. Se nenhum couber, todos voltam para casa, os d8 com novos resultados, e o turno é perdido. Depois de um lançamento falhado não se pode pegar um d8.{$ruling}
rule-TW-3-8 = Depois da rodada 7, quem perdeu turnos continua em sentido horário a partir do primeiro jogador, um turno por vez; passa-se por cima de quem já acabou ou está bloqueado.
rule-TW-3-9 = Quem nunca mais pode pendurar um dado está bloqueado: as duas estrelas estão cheias, e também cada dado que mostra 2 ou mais. Esse jogador não joga mais até o fim, com menos de sete dados.
rule-TW-3-10 = O jogo acaba quando cada jogador tem sete dados ou está bloqueado.
rule-TW-3-11 = Com dois a quatro jogadores há sempre três dados livres: sobram pelo menos 7, 5 e 3.

rules-TW-4 = Cartas de Pontuação
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Contam os dados pretos em qualquer lugar sob a estrela.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Cada dado vermelho escolhe por si.{$ruling} O seu próprio resultado não conta. Uma linha desce de uma estrela até um dado sem nenhum abaixo.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Vence quem tem mais pontos. No empate, vence quem jogou por último, contando os turnos recuperados depois da rodada 7.{$ruling}

rules-TW-5 = Missões
rule-TW-5-1 = { mission-1-does } As missões 1 a 10 são de bronze; 1 a 6 comparam os jogadores e pagam a todos os melhores em empate.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 pontos pela menor soma de todos os resultados, mesmo com empate.
rule-TW-5-4 = 3 pontos por ter menos tipos diferentes de dados, mesmo com empate.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 pontos por ter menos cores diferentes, mesmo com empate.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } As missões 11 a 20 são de prata e pagam tantas vezes quantas ocorrem.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Conta a constelação inteira.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Nenhum dado forma par consigo mesmo.{$ruling} Conta a melhor combinação; dois d6 que mostram 3 podem formar par.
rule-TW-5-18 = { mission-18-does } Conta a melhor combinação.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Sozinho
rule-TW-6-1 = A campanha tem 40 níveis, em ordem. Um nível define as missões e quatro cores: 20 dados, com quatro d8 no centro. Um nível falhado é tentado de novo do início.
rule-TW-6-2 = Um nível é vencido com pelo menos 20 pontos das cartas de cor e da Twinkle juntas, e com todas as missões cumpridas. As missões não dão pontos.
rule-TW-6-3 = As missões de bronze pedem: 1 uma linha de cinco ou mais; 2 três resultados iguais, ou mais;{$ruling} 3 uma soma abaixo de 30, com os sete dados;{$ruling} 4 três tipos no máximo;{$ruling} 5 três dados que somam 16 ou mais; 6 três cores no máximo;{$ruling} 7 a 10 como acima, 10 com as quatro cores do nível.
rule-TW-6-4 = Uma missão de prata está cumprida quando pontuaria pelo menos uma vez.
rule-TW-6-5 = Em cada turno um dado sai do jogo de vez. Depois de um lançamento, escolha um dos dois dados não pendurados; o outro volta para casa. Depois de pegar um d8, é outro d8 do centro, ou qualquer dado livre se não houver nenhum.
rule-TW-6-6 = Depois de um lançamento falhado, escolha um dado lançado, que sai do jogo; os outros voltam para casa.{$ruling} Opção: lançamentos falhados não custam dados.
rule-TW-6-7 = Se houver menos de três dados livres, lance esses. Se não sobrar dado para sair, nenhum sai do jogo. Se os dados acabarem antes de sete pendurados, o jogo acaba e é julgado como está.{$ruling}
rule-TW-6-8 = Se nunca mais for possível pendurar um dado, o jogo acaba de imediato e é julgado como está.{$ruling}
rule-TW-6-9 = Pode-se criar níveis próprios, com quaisquer Cartas de Pontuação e missões. Aqui escolhem-se quatro cores quaisquer.
rule-TW-6-10 = Não conhecemos os 40 níveis impressos. Os nossos {$reconstruction} são quatro cartas de dez, cada nível já vencido antes, ordenados por quantas vezes o bot “Forte” os vence; ocorrem todas as missões e todos os conjuntos de cores. Também se podem escolher cores e missões; as missões 4 e 8 se contradizem, como 6 e 10, e 1, 7 e 9.

rules-TW-7 = Um exemplo, pontuado
rule-TW-7-1 = Bill tem 16 pontos: amarelo 3, verde 2, preto 1, vermelho 8 (3, 3 e 2), Twinkle 2. Sob a estrela A: d10 preto (10); abaixo d12 vermelho (9); abaixo deste d8 amarelo (6) e d10 verde (7). D8 vermelho (5) sob d8 amarelo, d4 amarelo (2) sob d8 vermelho, d4 vermelho (3) sob d10 verde.
rule-TW-7-2 = Elizabeth tem 18 pontos: azul 4, verde 5, preto 5 (4 e 1), Twinkle 4. Sob a estrela A: d8 preto (7), abaixo d12 preto (3); d8 verde (6), abaixo d6 verde (4). Sob a estrela B: d6 preto (5), abaixo d8 azul (3) e d4 azul (2).
rule-TW-7-3 = Anna tem 19 pontos: amarelo 6, azul 2, roxo 3, vermelho 2, Twinkle 6. Sob a estrela A: d6 azul (5), abaixo d10 azul (4), abaixo deste d12 amarelo (2). Sob a estrela B: d10 vermelho (9), abaixo d12 roxo (8), abaixo deste d10 amarelo (6) e d6 amarelo (3).

rules-ours = Outras decisões nossas
rule-ours-1 = Uma constelação precisa de sete dados para disputar as missões 3, 4 e 6.{$ruling}
rule-ours-2 = Quem desiste não ganha nada, e os outros dividem a vitória.{$ruling}
rule-ours-3 = Os dados são escolhidos em qualquer ordem, e uma escolha pode ser desfeita até o lançamento.{$ruling}
rule-ours-4 = Os pontos mostrados durante o jogo são os das constelações como estão; missões que comparam ainda podem mudar.{$ruling}

## What a typed text should have been

unread-colour = “{ $text }” não é uma cor; espera-se uma de { $colours }.
unread-mission = “{ $text }” não é uma missão; espera-se “mission” e um número de 1 a { $count }.
unread-first = “{ $text }” não é um lugar; espera-se “first” e o número de um lugar, como “first 2”.
unread-result = “{ $text }” não é um resultado de { $die }; espera-se um número de 1 a { $count }, como “{ $die }=1”.
tree-part = “{ $text }” não é um dado de uma constelação; espera-se dado=resultado@base, como “red d12=9@black d10”, “R12=9@N10” ou “R12=9@A”.
tree-result = “{ $text }”: o dado não tem esse número ({ $tag }).
tree-long = Uma constelação tem sete dados no máximo ({ $tag }), esta um a mais: “{ $text }”.
tree-twice = O dado { $text } aparece duas vezes, mas só há um ({ $tag }).
tree-colour = O dado { $text } é de uma cor que não está em jogo ({ $tag }).
tree-taken = O dado { $text } está pendurado em outro lugar, ou saiu do jogo ({ $tag }).
tree-parent = “{ $text }”: a base não está nesta constelação ({ $tag }).
tree-lower = “{ $text }”: o resultado tem de ser menor que o da base ({ $tag }).
tree-three = Há mais de dois dados pendurados sob { $text } ({ $tag }).

## Bots

bot-greedy-help = joga pelo máximo de pontos neste turno
bot-beginner-help = pega o primeiro dado que rende bem, não vê os melhores e conta com lançamentos de sorte
bot-novice-help = como Difícil, mas uma escolha pode custar até 6% de chance de vitória
bot-club-help = como Difícil, mas uma escolha pode custar até 2% de chance de vitória
bot-strong-help = pesa o que este turno deixa, como aprendeu
bot-master-help = pesa cada lançamento deste turno, no fim do jogo também do próximo, e os dados que os outros levam

## Help with a decision

advice-fits = Cabe
advice-cards = Carta a carta
advice-gain = Pontos
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Lançar { $dice }
advice-take = Pegar o { $die } com o seu { $result }
advice-pick = Escolher o { $die }
advice-odds = Cabe: a chance de poder pendurar um dos dados.
advice-hang = Pendurar o { $die } ({ $result }) sob o { $parent }
advice-hang-star = Pendurar o { $die } ({ $result }) sob a estrela { $star }
advice-places = Pontos: o que o lugar dá agora, carta a carta; turnos futuros não contam.
advice-note = { advice-odds } Pontos: o que este turno dá em média, com o melhor dado no melhor lugar; turnos futuros não contam.

## Scoring from a file, and the score pad

score-figure = { $mission }, comparada, sem pontos por si só
score-compared = { $mission } ({ $figure }, comparada)
score-colours = “{ $text }” não é um conjunto de cores; esperam-se algumas das letras { $letters }, cada uma uma vez.
pad-cards = Cartas
pad-missions = Missões, como estão (de 1 a 6, o que se compara)
pad-in-play = { $card }: em jogo
pad-not-in-play = { $card }: fora de jogo
pad-die = Toque no lugar do próximo dado, ou em um dado pendurado.
pad-result = O que mostra o { $die }?
pad-shows = { $die }: { $result }
pad-place = Onde fica pendurado o { $die } ({ $result })?
pad-nowhere = O { $die } ({ $result }) não cabe em lugar nenhum.
pad-under-star = Sob a estrela { $star }
pad-under-die = Sob o { $die } ({ $result })
pad-remove = Retirar o { $die }
pad-compared = { $mission }: o que se compara
pad-compared-means = Decide quem leva os pontos acima.
pad-choose-missions = Missões em jogo
pad-bad-missions = “{ $text }” não são missões de um jogo; espera-se no máximo uma de bronze (1 a 10) e duas de prata (11 a 20), como “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Antes, retire o que está pendurado abaixo.
pad-tied = No empate, vence quem jogou por último (TW-4.8); o bloco não sabe quem foi.
pad-whole = Todos os sete dados estão pendurados.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Próximo dado
deed-place = Colocar sob { $place }
deed-pick = Escolher este dado
deed-discard = Descartar o { $die }
touch-place = Toque numa luz.
touch-pick = Toque num dado.
touch-discard = Toque num dado.

## The signs of the picture, explained at a touch and in the legend

sign-star = Estrela Inicial
sign-star-does = Cada constelação pende de duas, A e B. Até dois dados ficam pendurados sob cada estrela e cada dado.
sign-connector = Conector cintilante
sign-connector-does = O dado abaixo tem mais faces que o de cima: 2 pontos pela carta Twinkle.
sign-centre = Centro
sign-centre-does = Os d8 ficam aqui com os resultados do último lançamento.
sign-take = Pegar como está
sign-take-does = Pendurar este d8 com o resultado que mostra, sem lançar.
sign-cup = Copo de dados
sign-cup-does = Lança os três dados escolhidos; pendura-se um, os outros voltam para casa.
sign-left = Fora do jogo
sign-left-does = Sozinho, um dado sai do jogo de vez em cada turno; o seu lugar fica riscado.
now-hung =
    { $count ->
        [one] { $count } dado pendurado, de sete.
       *[other] { $count } dados pendurados, de sete.
    }
now-points =
    { $points ->
        [one] { $points } ponto agora.
       *[other] { $points } pontos agora.
    }
now-best =
    { $card ->
        [any] Mais um dado pode chegar a { $points }.
       *[colour] Mais um dado desta cor pode chegar a { $points }.
    }
now-most =
    { $card ->
        [any] Nenhum dado sozinho pode aumentar isto.
       *[colour] Nenhum dado sozinho desta cor pode aumentar isto.
    }
now-compared = { $own } aqui; melhor dos outros: { $others }.
now-met = Cumprida agora.
now-may-meet = { now-unmet } Mais um dado pode cumpri-la.
now-unmet = Não cumprida agora.

## What gives the win shares of a review

evaluator-net = valores aprendidos sobre turnos exatos
evaluator-level = { evaluator-net }, para o nível

## Kinds of chance, for statistics

chance-of-d4 = Os números do d4
chance-of-d6 = Os números do d6
chance-of-d8 = Os números do d8
chance-of-d10 = Os números do d10
chance-of-d12 = Os números do d12
chance-of-colour = As cores em jogo
mistake-taking = tirar em vez de lançar
mistake-rolling = lançar em vez de tirar
mistake-low-d8 = tirar um d8 baixo demais
mistake-dull = lançar dados que raramente cintilam
mistake-weak = lançar dados que rendem menos
mistake-small = lançar dados com poucas faces
mistake-large = lançar dados com faces a mais
mistake-colour = escolher a cor errada
mistake-mission = perder uma missão
mistake-twinkle = perder uma cintilação
mistake-points = colocar por poucos pontos
mistake-low = colocar um resultado baixo demais
mistake-top = colocar no topo um dado com muitas faces
mistake-star = colocar cedo demais sob uma estrela
mistake-under = colocar sob um dado, não sob uma estrela
mistake-place = colocar um dado
mistake-fitting = descartar um d8 que ainda cabe
mistake-discard = descartar um dado
why-fits = Assim um dado cabe em { NUMBER($better, style: "percent", maximumFractionDigits: 0) } dos lançamentos, não em { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Para vencer, este último turno precisa render 1 ponto.
       *[other] Para vencer, este último turno precisa render { $count } pontos.
    }
why-turn = Em média, o turno rende então { NUMBER($better, maximumFractionDigits: 1) } pontos, não { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Rende { $better } na hora, não { $taken }.
why-room = No próximo turno um dado cabe assim em { NUMBER($better, style: "percent", maximumFractionDigits: 0) } dos lançamentos, não em { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Assim fica livre 1 lugar sob as estrelas, não { $taken }.
       *[other] Assim ficam livres { $better } lugares sob as estrelas, não { $taken }.
    }
why-high = Sob os dados cabem assim resultados até { $better }, não até { $taken }.
why-next = Com os dados que restam, o próximo turno rende assim em média { NUMBER($better, maximumFractionDigits: 1) } pontos, não { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Vez de: { $player }

## Puzzles

puzzle-how-exact-turn = por cada lançamento, dado e lugar dos últimos turnos
puzzle-theme-which-dice = que dados lançar
puzzle-theme-centre = um dado do centro
puzzle-theme-twinkle = um par Twinkle
puzzle-theme-colour-card = a carta de uma cor
puzzle-theme-mission = uma missão
puzzle-theme-last-die = o último dado
puzzle-theme-defence = antes do último turno do outro
puzzle-theme-fewer-points = menos pontos é melhor
puzzle-ask-which-dice = Que dados lançar, ou é melhor pegar um?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Onde pendurar o seu último dado?
puzzle-ask-defence = { puzzle-ask-last-die } O outro lugar ainda tem um a pendurar.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Quatro das seis cores, cada uma com cinco tipos. O contorno mostra o tipo, a marca a cor.
example-centre = Dois jogadores têm quatro cores. Os d8 ficam no centro com resultados; os outros dados não foram lançados.
example-three = Três dados são escolhidos, no centro ou junto às cartas, e lançados; dois não bastam.
example-take = O d8 vermelho mostra 4 e cabe sob o 5 vermelho. O d8 amarelo mostra 5 e não cabe em lugar nenhum.
example-lower = Um 3 pode ser pendurado sob um 5, mas não sob outro 3.
example-two-at-most = Cabe mais um dado pendurado sob o 9 vermelho; sob a estrela já há dois.
example-yellow = Um, dois e três dados amarelos.
example-blue = Dois dados azuis sob uma estrela são um par; cada outro dado azul dá 1. Azul e vermelho não são par.
example-green = Um d4 verde com outros dois d4, e um d12 verde sozinho no seu tipo.
example-black = Dois dados pretos sob uma estrela com soma 9, ou um sob cada estrela.
example-purple = Um dado roxo ligado a três dados. As estrelas não contam.
example-red = O dado vermelho usa a linha com 8, 6 e 4: três outros resultados pares.
example-twinkle = Um d6 cintila sob um d4, e um d8 sob um d6; não um d6 ou d4 sob um d6.
example-connectors = Três conectores unem dados da mesma cor: 9 e 7, 7 e 5, 4 e 3.
example-sums = 5 e 4 somam 9, e 3 e 2 somam 5.
example-out = O d4 vermelho está pendurado. Um dos dois dados lançados com ele sai do jogo, nenhum outro.
example-bill = A constelação de Bill: o d12 vermelho sob o d10 preto cintila.
example-elizabeth = A constelação de Elizabeth: um par azul, e dados pretos sob as duas estrelas.
example-anna = A constelação de Anna: três dados amarelos, e três dados que cintilam.
example-any-order = Um dado verde foi escolhido primeiro; um vermelho pode vir depois.
summary-turn = O seu turno
summary-turn-1 = Escolha três dados livres, lance-os e pendure exatamente um. Os outros voltam para casa; um d8 vai para o centro com o novo resultado.
summary-turn-2 = Ou pegue um d8 do centro com o seu resultado, se couber.
summary-turn-3 = Se nenhum dos três couber, o turno é perdido.
summary-hang = Pendurar
summary-hang-1 = Sob uma estrela: qualquer resultado. Sob um dado: um menor.
summary-hang-2 = No máximo dois dados sob cada estrela e cada dado.
summary-hang-3 = O que está pendurado nunca se move.
summary-cards = Pontos
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Preto, para cada estrela: um dado 1; mais pela soma: até 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, de 11 em diante: 3.
summary-cards-5 = Roxo: 1 por cada dado ligado a ele.
summary-cards-6 = Vermelho: em uma linha, 1 por cada outro resultado ímpar, ou cada outro par.
summary-cards-7 = Twinkle: 2 por cada dado sob um dado com menos faces.
summary-end = Fim do jogo
summary-end-1 = Todos têm sete dados ou estão bloqueados. Turnos perdidos são recuperados depois da rodada 7.
summary-end-2 = Vence quem tem mais pontos; no empate, quem jogou por último.
summary-end-3 = Sozinho: 20 pontos e todas as missões. Em cada turno mais um dado sai do jogo.

## The tutorial

tutorial-goal = O objetivo: pendurar sete dados sob as suas duas estrelas e fazer mais pontos que Zoe.
tutorial-pick = Em cada turno, escolha três dados, lance-os e pendure um: escolha primeiro o d12 azul.
tutorial-pick-other = Nesta lição, escolha o dado marcado.
tutorial-pick-2 = Agora o d10 amarelo.
tutorial-pick-3 = E o d4 verde.
tutorial-roll = Agora lance os três dados.
tutorial-hang = Pendure um dos três; os outros voltam para casa. Sob uma estrela cabe qualquer resultado, e um alto é melhor: pendure o d12 azul, um 9, sob a primeira estrela.
tutorial-hang-low = Abaixo só cabem resultados menores, e assim sobra pouco espaço. O d12 azul mostra mais.
tutorial-centre = Zoe pegou um d8 do centro, com o resultado que mostra, sem lançar. Pegue o azul, um 7.
tutorial-centre-other = Nesta lição, pegue o d8 azul do centro.
tutorial-under = Sob um dado só se pendura um resultado menor, e no máximo dois dados. O 7 cabe sob o 9.
tutorial-under-other = Para o que vem a seguir, pendure-o sob o d12 azul.
tutorial-blue-roll = Cada cor pontua pela sua carta. Dois dados azuis lado a lado sob o mesmo dado ou estrela dão 4 pontos, cada outro dado azul 1. O d10 azul está entre os seus três: lance.
tutorial-blue = O d10 azul mostra 6. Pendure-o sob o 9, ao lado do d8 azul.
tutorial-blue-other = Assim não há par azul. Pendure o d10 azul ao lado do d8 azul.
tutorial-yellow = O amarelo conta os seus dados amarelos, onde quer que estejam pendurados: um dá 1 ponto, dois 3, três 6. Pendure o d6 amarelo, um 5, sob o 7.
tutorial-yellow-other = O que vem a seguir precisa do d6 amarelo sob o d8 azul.
tutorial-twinkle = Um dado cintila sob um dado com menos faces: 2 pontos, em todas as cores. Pendure o d10 amarelo sob o d6 amarelo.
tutorial-twinkle-other = Pendure o d10 amarelo sob o d6 amarelo, onde ele cintila.
tutorial-green = Um dado verde dá 1 ponto, e mais 1 por cada outro dado seu do mesmo tipo. Já há dois d10: pendure o d10 verde para que cintile sob o d6 amarelo.
tutorial-green-other = Sob o d6 amarelo o d10 verde dá mais, pois aí cintila.
tutorial-mission = As missões são para todos; esta dá 3 pontos a quem tem dados de todos os cinco tipos. Só falta um d4: escolha o vermelho.
tutorial-red = Um dado vermelho conta os outros dados ímpares em uma linha que passa por ele, ou os pares. A linha 9, 7, 5, 3 é toda ímpar: pendure o d4 vermelho no fim, por 4 pontos e a missão.
tutorial-red-other = O d4 vermelho dá mais no fim da linha mais longa, sob o d10 amarelo.
tutorial-won = Todos têm sete dados, e a vitória é sua, por 22 a 16! Lembre-se: se nenhum dos três dados couber, todos voltam para casa, e o turno é perdido.
tutorial-colours = Perto do fim de outro jogo. Com dois jogadores há quatro das seis cores em jogo, desta vez também preto e roxo.
tutorial-purple = Um dado roxo dá 1 ponto por cada dado ligado a ele, acima ou abaixo. Pendure o d10 roxo sob o d12 amarelo.
tutorial-purple-other = A lição continua com o d10 roxo sob o d12 amarelo.
tutorial-purple-two = Dois dados roxos ligados contam um ao outro. Um 6 sob um 8 também serve a uma missão: 1 ponto por cada dado que mostra exatamente 2 a menos que o de cima.
tutorial-purple-two-other = Aí os dados roxos não ficam ligados. Pendure o d6 roxo sob o d10 roxo.
tutorial-black = Dados pretos pontuam pela soma sob cada estrela; 9 é o melhor: 5 pontos. A primeira estrela tem um 6 preto: pendure o 3 preto sob o d12 vermelho, o que também serve à missão.
tutorial-black-other = Sob a primeira estrela o d4 preto soma 9, e sob o d12 vermelho também serve à missão.
tutorial-end = Outra vitória, e agora você conhece todas as seis cores. As missões mudam de jogo para jogo: leia-as primeiro, e divirta-se!
