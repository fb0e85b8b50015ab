### The words of Twinkle in Brazilian Portuguese. Arguments as in en/twinkle.ftl, which explains them.

## The game

game-name = Twinkle
game-tagline = Sete dados sob duas estrelas: onde você os coloca decide quanto pontuam.
game-by = de Theo Karvounis, V-Games
game-about = Role 3 dados à sua escolha e coloque 1 na sua constelação. Sob uma estrela vale qualquer resultado; sob um dado, só um menor. Cada cor pontua à sua maneira. Quando todos têm 7 dados, vence o jogador com mais pontos. Para 1 a 4 jogadores; sozinho, você precisa de 20 pontos e de todas as missões.

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
card-red-does = Para cada dado vermelho, escolha uma linha que passe por ele e resultados pares ou ímpares, o que pontuar mais. Cada um dos outros dados dessa linha com um resultado assim vale 1 ponto, inclusive dados vermelhos.
card-yellow-does = Seus dados amarelos, onde quer que estejam: um vale 1 ponto, dois valem 3 ao todo, três ou mais valem 6.
card-blue-does = Dois dados azuis lado a lado sob um mesmo dado ou estrela são um par: 4 pontos. Cada dado azul fora de um par vale 1.
card-green-does = Cada dado verde vale 1 ponto, mais 1 para cada outro dado do mesmo tipo em toda a sua constelação.
card-black-does = Pontue cada estrela em separado. Um dado preto sob ela vale 1 ponto; dois ou mais valem pela soma: 6 ou menos, 2 pontos; 7: 3; 8: 4; 9: 5; 10: 4; 11 ou mais: 3.
card-purple-does = Cada dado roxo vale 1 ponto por dado conectado a ele, acima ou abaixo. As estrelas não contam.
card-twinkle-does = Um dado diretamente sob um dado com menos faces cintila: 2 pontos. Exemplo: um d10 sob um d6. Um dado diretamente sob uma estrela nunca cintila.

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
mission-11 = Cores conectadas
mission-12 = Dois a menos
mission-13 = Tipos aos pares
mission-14 = Nove ou dez com d4
mission-15 = Treze ou quatorze
mission-16 = Uns
mission-17 = d6 com 3, d10 com 4
mission-18 = De estrela a estrela
mission-19 = Resultados aos pares
mission-20 = Soma de dois
mission-1-does = 3 pontos por ter mais dados em uma linha. Jogadores empatados ganham 3 cada um.
mission-2-does = 3 pontos por ter mais dados com o mesmo resultado. Jogadores empatados ganham 3 cada um.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Some seus 3 maiores resultados: 3 pontos pela maior soma. Jogadores empatados ganham 3 cada um.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Só concorrem jogadores com 7 dados.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = Cada jogador que cumprir isto ganha 3 pontos.
mission-11-does = 1 ponto por conector entre dois dados da mesma cor.
mission-12-does = 1 ponto por dado que mostra exatamente 2 a menos que o dado acima.
mission-13-does = 2 pontos por par de dados do mesmo tipo lado a lado sob um mesmo dado ou estrela.
mission-14-does = 2 pontos por conector entre um d4 e outro dado cujos resultados somam 9 ou 10.
mission-15-does = 2 pontos por cor cujos dados somam 13 ou 14.
mission-16-does = Seus dados que mostram 1: um vale 1 ponto, dois valem 3 ao todo, três ou mais valem 5.
mission-17-does = 2 pontos por par: qualquer d6 com outro dado que mostre 3, ou qualquer d10 com outro dado que mostre 4. Cada dado só entra em um par.
mission-18-does = Forme pares de um dado sob uma estrela e um sob a outra, cada dado uma vez. Um par com a mesma cor ou o mesmo resultado vale 1 ponto; com ambos, 2.
mission-19-does = 2 pontos por par de dados com resultados iguais lado a lado sob um mesmo dado ou estrela.
mission-20-does = 3 pontos por dado cujo resultado é a soma dos dois dados abaixo dele.
mission-1-solo = Cinco ou mais dados em uma linha.
mission-2-solo = Três ou mais dados com o mesmo resultado.
mission-3-solo = Sete dados cujos resultados somam menos de 30.
mission-4-solo = Dados de no máximo 3 tipos.
mission-5-solo = Três dados que somam 16 ou mais.
mission-6-solo = Dados de no máximo 3 cores.
mission-7-solo = Sob cada estrela, todos os resultados são pares ou todos são ímpares; as duas estrelas podem diferir, e uma pode estar vazia.
mission-8-solo = Dados de todos os 5 tipos.
mission-9-solo = Só resultados de 6 ou menos.
mission-10-solo = Um dado de cada cor em jogo.
mission-11-solo = Dois dados da mesma cor unidos por um conector.
mission-12-solo = Um dado que mostra exatamente 2 a menos que o dado acima.
mission-13-solo = Dois dados do mesmo tipo lado a lado sob um mesmo dado ou estrela.
mission-14-solo = Um d4 conectado a outro dado, somando 9 ou 10.
mission-15-solo = Uma cor cujos dados somam 13 ou 14.
mission-16-solo = Um dado que mostra 1.
mission-17-solo = Qualquer d6 e outro dado que mostre 3, ou qualquer d10 e outro dado que mostre 4.
mission-18-solo = Dois dados, um sob cada estrela, com a mesma cor ou o mesmo resultado.
mission-19-solo = Dois dados com resultados iguais lado a lado sob um mesmo dado ou estrela.
mission-20-solo = Um dado cujo resultado é a soma dos dois dados abaixo dele.

# What wins a game alone, beside the board.
goal-points =
    { $points ->
        [one] Meta { $goal }: { $points } ponto
       *[other] Meta { $goal }: { $points } pontos
    }

goal-points-does = Faça pelo menos { $goal } pontos com as cartas de cor e a carta Twinkle. Agora elas dão { $points }.
goal-mission =
    { $held ->
        [kept] { $mission }: cumprida em definitivo
        [met] { $mission }: cumprida por ora
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
       *[unmet] missão { $number } não mais cumprida
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
        [you] Você coloca o { $die } ({ $result }) sob { $place }.
       *[other] { $seat } coloca o { $die } ({ $result }) sob { $place }.
    }
seat-loses =
    { $seat ->
        [you] Você perde a vez
       *[other] { $seat } perde a vez
    }
fits-nowhere =
    { $count ->
        [one] O { $die } mostra { $result } e não cabe em nenhum lugar.
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
        [you] Você joga primeiro.
       *[other] { $seat } joga primeiro.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } o { $die } ({ $count } de { $most }).
did-roll =
    { $seat ->
        [you] Você rola: { $dice }.
       *[other] { $seat } rola: { $dice }.
    }
did-take =
    { $seat ->
        [you] Você pega o { $die } ({ $result }) do centro.
       *[other] { $seat } pega o { $die } ({ $result }) do centro.
    }
did-fall =
    { $fits ->
        [yes] O { $die } mostra { $result }.
       *[no] O { $die } mostra { $result } e não cabe em nenhum lugar.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses } e deve descartar um dado rolado.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Outros: { $others }.
did-out =
    { $seat ->
        [you] Você descarta o { $die }.
       *[other] { $seat } descarta o { $die }.
    }
did-over =
    { $end ->
        [level] { $told } Nível superado!
        [failed] { $told } Nível não superado.
       *[over] { $told } A partida termina.
    }
did-resign =
    { $seat ->
        [you] Você desiste.
       *[other] { $seat } desiste.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Escolher o { $die } para rolar ({ $count } de { $most }).
       *[other] Escolher o { $die } para rolar ({ $count } de { $most }) e abrir mão do seu { $result }.
    }
would-roll = Rolar: { $dice }. Se algum couber, você deve colocar um.
would-take = Pegar o { $die } ({ $result }) do centro e colocar sem rolar.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Colocar o { $die } ({ $result }) sob { $place }. { $gain }
would-hang-others = { would-hang } Outros: { $others }.
would-out = Descartar definitivamente o { $die }.
would-over =
    { $end ->
        [won] { $told } Você vence a partida!
        [lost] { $told } A partida termina, e você não vence.
        [level] { $told } Você supera o nível!
       *[failed] { $told } Você não supera o nível.
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
        [you] Sua vez: escolha { dice-count } para rolar, ou pegue um d8.
       *[other] { $seat } está escolhendo dados.
    }
status-pick =
    { $seat ->
        [you] Sua vez: escolha { dice-count } para rolar.
       *[other] { $seat } está escolhendo dados.
    }
status-pick-more =
    { $seat ->
        [you] Sua vez: escolha mais { $count } para rolar.
       *[other] { $seat } está escolhendo dados.
    }
status-roll =
    { $seat ->
        [you] Sua vez: role { dice-count }.
       *[other] { $seat } está rolando dados.
    }
status-hang =
    { $seat ->
        [you] Sua vez: coloque um dos seus dados.
       *[other] { $seat } está colocando um dado.
    }
status-take =
    { $seat ->
        [you] Sua vez: coloque o { $die }.
       *[other] { $seat } está colocando o { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Sua vez: descarte um dado rolado.
       *[other] { $seat } está descartando um dado.
    }
status-out-centre =
    { $seat ->
        [you] Sua vez: descarte outro d8 do centro.
       *[other] { $seat } está descartando um d8.
    }
status-out-any =
    { $seat ->
        [you] Sua vez: não há mais d8; descarte um dado disponível.
       *[other] { $seat } está descartando um dado.
    }
status-over-won =
    { $seat ->
        [you] Você venceu com { points-count }!
       *[other] { $seat } venceu com { points-count }.
    }
status-over-tied =
    { $seat ->
        [you] Empate com { points-count }: { $seats }. Você jogou por último e venceu!
       *[other] Empate com { points-count }: { $seats }. { $seat } jogou por último e venceu.
    }
status-over-level =
    { $points ->
        [one] Nível superado: { $points } ponto (meta: { $goal })!
       *[other] Nível superado: { $points } pontos (meta: { $goal })!
    }
status-over-short =
    { $points ->
        [one] Nível não superado: { $points } ponto (meta: { $goal }).
       *[other] Nível não superado: { $points } pontos (meta: { $goal }).
    }
status-over-unmet = { status-over-short } Não cumpridas: { $missions }.
status-type-colour = Quais cores estão em jogo? Falta escolher: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Qual missão de bronze está em jogo?
       *[silver] Qual missão de prata está em jogo?
    }
status-type-centre = O que mostra o { $die } no centro?
status-type-first = Quem joga primeiro?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Rolar { $count } dado
       *[other] Rolar { $count } dados
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Um dado mostra um número de 1 até o seu número de faces. Escolha um desses.
refused-TW-2-1 = Essa cor não pode entrar em jogo. Escolha uma das oferecidas.
refused-TW-2-2 = Um d8 mostra um número de 1 a 8. Escolha um desses.
refused-TW-2-4 = Essa missão não pode entrar em jogo: é do metal errado, ou já está lá. Escolha uma das oferecidas.
refused-TW-2-5 = Ninguém ocupa esse lugar. Escolha um dos lugares desta mesa.
refused-TW-3-1 = Você só pode escolher dados do centro ou ao lado das cartas. Escolha um desses.
refused-TW-3-1-early = Você não escolheu dados suficientes para rolar. Escolha mais primeiro.
refused-TW-3-1-full = Você já escolheu 3 dados. Role-os, ou desfaça uma escolha.
refused-TW-3-3 = Você só pode pegar um d8 do centro. Escolha um, ou escolha dados para rolar.
refused-TW-3-3-late = Você já escolheu dados para rolar. Desfaça as escolhas antes de pegar um d8.
refused-TW-3-4 = Você não pode colocar o dado aí: ele deve mostrar menos que o dado acima. Coloque-o sob um dado que mostre mais ou sob uma estrela.
refused-TW-3-4-take = Esse d8 não cabe em nenhum lugar: suas estrelas estão cheias, e nenhum dado com espaço mostra mais. Pegue outro, ou role.
refused-TW-3-4-lacks = Você só pode colocar dados sob suas próprias estrelas e seus dados. Escolha um desses lugares.
refused-TW-3-5 = Você não pode colocar um terceiro dado aí. Escolha outro lugar.
refused-TW-3-7 = Primeiro coloque um dos dados da sua mão: escolha o dado e o lugar.
refused-TW-3-10 = A partida acabou. Reveja-a passo a passo, ou jogue outra.
refused-TW-6-5-rolled = Primeiro escolha qual dado rolado descartar.
refused-TW-6-5-taken = Primeiro descarte outro dado: um d8 do centro ou, se não houver, qualquer dado disponível. Escolha qual.
refused-TW-6-6 = Nenhum dos dados rolados cabe. Escolha qual deles descartar.

## Options

option-level = Missões
option-level-help = Pontos extras para todos os jogadores; no modo solo, você deve cumprir todas.
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
option-red-help = Sempre em jogo; as outras cores são sorteadas.
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
option-first = Quem joga primeiro
option-first-help = Um jogador sorteado, ou o lugar que você escolher.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-keep = Rolagem sem sucesso não descarta dado
option-keep-help = Só no modo solo: se nenhum dado rolado couber, você perde a vez, mas não descarta nenhum dado.

bad-colours = Com tantos jogadores, só { $count } cores podem estar em jogo, mas você escolheu mais: { $colours }.
bad-mission-level = Você escolheu a missão { $number }, mas “Missões” não está em “escolhidas abaixo”. Mude isso.
bad-mission-twice = Você escolheu a missão { $number } duas vezes. Escolha outra.
bad-missions = Ninguém consegue cumprir juntas as missões { $missions }. Tire uma.

## The board in text

picture-label = As constelações, os dados no centro e ao lado das cartas; também em texto.
text-board = Os dados sob cada estrela, depois os dados disponíveis
text-star-a = { $seat }, estrela A:
text-star-b = { $seat }, estrela B:
text-hung = { $die }: { $result }, sob { $place }
text-hand =
    { $seat ->
        [you] Na sua mão:
       *[other] Na mão de { $seat }:
    }
text-centre = No centro:
text-pool = Ao lado das cartas, { $colour }:
text-out = Descartados:
text-none = nada
text-row =
    { $points ->
        [one] { $seat }: { $points } ponto, { $count } de 7 dados.
       *[other] { $seat }: { $points } pontos, { $count } de 7 dados.
    }
text-parts = Por carta: { $parts }.
text-blocked = Bloqueado: nenhum outro dado pode ser colocado.
text-turn =
    { $seat ->
        [you] Sua vez.
       *[other] É a vez deste jogador.
    }
text-cards = Cartas em jogo: { $cards }.
text-mission = Missão { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = Em Twinkle, você monta uma constelação de 7 dados. A cada turno, role 3 dados quaisquer e coloque um deles, ou pegue um d8 do centro com seu resultado. Sob uma estrela vale qualquer resultado; sob um dado, só um menor; no máximo dois dados vão diretamente sob cada um. Cada cor pontua pela sua carta; a carta Twinkle premia dados sob dados com menos faces. As missões podem somar pontos. Vence o jogador com mais pontos; sozinho, você precisa de 20 pontos e de todas as missões.
rules-page = Clique em 3 dados para escolhê-los e depois role; até lá, você pode desfazer uma escolha. Ou pegue um d8 do centro. Aponte para um dado em um lugar livre para ler o que ele pontuaria ali, e clique para colocar. O teclado também faz tudo isso. “Ajuda na decisão” mostra ainda as chances dos dados escolhidos. Para jogar com dados reais, escolha um tabuleiro de verdade ao criar a mesa, ou use o bloco de pontos. Os nomes das missões são nossos.

rules-TW-1 = Componentes
rule-TW-1-1 = Há 30 dados, todos diferentes: 6 cores (vermelho, amarelo, azul, verde, preto, roxo), cada uma com um d4, um d6, um d8, um d10 e um d12. Um dado é chamado por seu tipo e sua cor.
rule-TW-1-2 = Um d4 mostra de 1 a 4, um d6 de 1 a 6, um d8 de 1 a 8, um d10 de 1 a 10 (a face com 0 vale 10) e um d12 de 1 a 12. Todas as faces são igualmente prováveis.
rule-TW-1-3 = O tabuleiro tem 2 Estrelas Iniciais para cada um de 4 jogadores e uma trilha de pontos com 4 marcadores. Há 6 Cartas de Pontuação (uma por cor), a carta Twinkle e 20 cartas de missão (1 a 10 de bronze, 11 a 20 de prata). Há também 4 Cartas de Campanha para jogar sozinho e 7 conectores por jogador.

rules-TW-2 = Preparação
rule-TW-2-1 = Sorteie as cores em jogo: 4 de 6 com 2 jogadores, 5 com 3, todas as 6 com 4. Deixe fora da partida os dados das outras cores.
rule-TW-2-2 = Role uma vez os d8 em jogo e ponha-os no centro, mostrando seus resultados. Ponha todos os outros dados, sem rolar, ao lado da carta da sua cor.
rule-TW-2-3 = A carta Twinkle está sempre em jogo.
rule-TW-2-4 = Sorteie as missões. Básico: nenhuma. Bronze: 1 de bronze. Prata: 2 de prata. Diamante: 1 de bronze e 2 de prata. As missões ficam abertas e valem para todos os jogadores.
rule-TW-2-5 = O jogador que viu uma estrela cadente por último joga primeiro, ou há um sorteio. Joga-se no sentido horário.

rules-TW-3 = Seu turno
rule-TW-3-1 = Rolar 3: escolha 3 dados disponíveis quaisquer, ao lado das cartas, no centro ou dos dois lugares. Role-os e coloque exatamente 1.
rule-TW-3-2 = Devolva os outros 2 dados: cada um à sua carta, ou um d8 ao centro com seu novo resultado.
rule-TW-3-3 = Ou pegar um d8: escolha um d8 do centro que caiba em algum lugar. Coloque-o com o resultado que ele mostra, sem rolar.
rule-TW-3-4 = Sob uma estrela, você pode colocar qualquer resultado. Sob um dado, o resultado deve ser menor que o do dado acima; igual não basta. Você pode usar como dado acima qualquer um dos seus dados, não só o mais novo.{$edition}
rule-TW-3-5 = Você pode colocar no máximo 2 dados diretamente sob cada estrela e cada dado.
rule-TW-3-6 = Dados colocados nunca se movem nem mudam.{$ruling} Uma estrela pode ficar vazia.
rule-TW-3-7 = Se algum dos dados rolados couber, você deve colocar um; escolha qual e onde. Se nenhum couber, devolva todos (os d8 com seus novos resultados): você perde a vez. Depois de uma rolagem sem sucesso, você não pode pegar um d8 em vez dela.{$ruling}
rule-TW-3-8 = Depois da rodada 7, os jogadores que perderam turnos os recuperam. Comece pelo primeiro jogador e siga no sentido horário, 1 turno cada um, pulando quem já terminou ou está bloqueado. Repita enquanto for preciso.
rule-TW-3-9 = Você está bloqueado se nunca mais puder colocar um dado. Então as duas estrelas estão cheias, e todo dado que mostra 2 ou mais tem dois dados abaixo. Você é pulado até o fim e termina com menos de 7 dados.
rule-TW-3-10 = A partida termina quando todos os jogadores têm 7 dados ou estão bloqueados.
rule-TW-3-11 = Com 2 a 4 jogadores, sempre há 3 dados disponíveis. Sobram pelo menos 7 com 2 jogadores, 5 com 3 e 3 com 4.

rules-TW-4 = Cartas de Pontuação
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Conte todos os dados pretos sob a estrela, por mais abaixo que estejam.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Para cada dado vermelho, vale a melhor escolha.{$ruling} O próprio resultado do dado não conta. Uma linha desce de uma estrela até um dado sem nenhum abaixo dele.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Vence o jogador com mais pontos. Em caso de empate, vence, entre os empatados, quem jogou por último; os turnos recuperados depois da rodada 7 contam.{$ruling}

rules-TW-5 = Missões
rule-TW-5-1 = { mission-1-does } As missões 1 a 10 são de bronze. As missões 1 a 6 comparam os jogadores.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 pontos pela menor soma de todos os resultados. Jogadores empatados ganham 3 cada um.
rule-TW-5-4 = 3 pontos por ter menos tipos diferentes de dados. Jogadores empatados ganham 3 cada um.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 pontos por ter menos cores diferentes. Jogadores empatados ganham 3 cada um.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } As missões 11 a 20 são de prata: cada uma pontua tantas vezes quantas ocorre.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Vale a constelação inteira.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Um dado não forma par consigo mesmo.{$ruling} Vale a melhor combinação; dois d6 que mostram 3 podem ser um par.
rule-TW-5-18 = { mission-18-does } Vale a melhor combinação.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Campanha solo
rule-TW-6-1 = A campanha tem 40 níveis, em ordem. Um nível define suas missões e 4 cores: 20 dados, com 4 d8 no centro. Se você falhar em um nível, tente-o de novo desde o início.
rule-TW-6-2 = Para superar um nível, faça pelo menos 20 pontos com as cartas de cor e a carta Twinkle juntas, e cumpra todas as missões. As missões não dão pontos aqui.
rule-TW-6-3 = As missões de bronze pedem isto. 1: uma linha de 5 dados ou mais. 2: três resultados iguais, ou mais.{$ruling} 3: uma soma abaixo de 30, com todos os 7 dados.{$ruling} 4: no máximo 3 tipos.{$ruling} 5: três dados que somam 16 ou mais. 6: no máximo 3 cores.{$ruling} 7 a 9: como acima. 10: todas as 4 cores do nível.
rule-TW-6-4 = Você cumpre uma missão de prata se ela pontuaria pelo menos uma vez.
rule-TW-6-5 = A cada turno, descarte definitivamente 1 dado. Depois de uma rolagem, descarte 1 dos 2 dados que você não colocou e devolva o outro. Depois de pegar um d8, descarte outro d8 do centro ou, se não houver, qualquer dado disponível.
rule-TW-6-6 = Depois de uma rolagem sem sucesso, escolha 1 dos dados rolados para descartar e devolva os outros.{$ruling} Opção: depois de uma rolagem sem sucesso, não descarte nenhum.
rule-TW-6-7 = Se houver menos de 3 dados disponíveis, role esses.{$ruling} Se não sobrar dado para descartar, não descarte nenhum.{$ruling} Se os dados acabarem antes de você ter colocado 7, a partida termina e é pontuada como está.{$ruling}
rule-TW-6-8 = Se você nunca mais puder colocar um dado, a partida termina na hora e é pontuada como está.{$ruling}
rule-TW-6-9 = Você pode criar seus próprios níveis, com quaisquer Cartas de Pontuação e quantas missões quiser. Aqui você pode escolher 4 cores quaisquer e até 3 missões.
rule-TW-6-10 = Não conhecemos os 40 níveis impressos. Os nossos são 4 cartas de 10.{$reconstruction} Cada nível já foi superado antes. Eles estão ordenados por quantas vezes o bot “Difícil” os supera. Todas as missões e todos os conjuntos de cores ocorrem. Você também pode escolher cores e missões por conta própria. As missões 4 e 8 se contradizem, assim como 6 e 10, e 1, 7 e 9.

rules-TW-7 = Exemplo de pontuação
rule-TW-7-1 = Bill tem 16 pontos: amarelo 3, verde 2, preto 1, vermelho 8 (3, 3 e 2), Twinkle 2. Sob a estrela A: d10 preto (10); abaixo dele, d12 vermelho (9); abaixo deste, d8 amarelo (6) e d10 verde (7). Mais: d8 vermelho (5) sob o d8 amarelo, d4 amarelo (2) sob o d8 vermelho, d4 vermelho (3) sob o d10 verde.
rule-TW-7-2 = Elizabeth tem 18 pontos: azul 4, verde 5, preto 5 (4 e 1), Twinkle 4. Sob a estrela A: d8 preto (7) e, abaixo dele, d12 preto (3); d8 verde (6) e, abaixo dele, d6 verde (4). Sob a estrela B: d6 preto (5) e, abaixo dele, d8 azul (3) e d4 azul (2).
rule-TW-7-3 = Anna tem 19 pontos: amarelo 6, azul 2, roxo 3, vermelho 2, Twinkle 6. Sob a estrela A: d6 azul (5); abaixo dele, d10 azul (4); abaixo deste, d12 amarelo (2). Sob a estrela B: d10 vermelho (9); abaixo dele, d12 roxo (8); abaixo deste, d10 amarelo (6) e d6 amarelo (3).

rules-ours = Outras decisões
rule-ours-1 = Você só concorre às missões 3, 4 e 6 se tiver 7 dados.{$ruling}
rule-ours-2 = Se você desistir, não ganha nada, e os outros jogadores dividem a vitória.{$ruling}
rule-ours-3 = Escolha os dados em qualquer ordem; você pode desfazer uma escolha até rolar.{$ruling}
rule-ours-4 = Os pontos mostrados durante a partida são os das constelações até agora; as missões que comparam jogadores ainda podem mudar.{$ruling}

## What a typed text should have been

unread-colour = “{ $text }” não é uma cor. Escolha uma destas: { $colours }.
unread-mission = “{ $text }” não é uma missão. Digite “mission” e um número de 1 a { $count }.
unread-first = “{ $text }” não é um lugar. Digite “first” e o número de um lugar, como “first 2”.
unread-result = “{ $text }” não é um resultado de { $die }. Digite um número de 1 a { $count }, como “{ $die }=1”.
tree-part = “{ $text }” não é um dado colocado. Escreva como “red d12=9@black d10” ou “R12=9@N10”, ou “R12=9@A” sob a estrela A.
tree-result = “{ $text }”: o dado não tem essa face ({ $tag }).
tree-long = Uma constelação tem no máximo 7 dados ({ $tag }), mas esta tem mais: “{ $text }”.
tree-twice = O dado { $text } aparece duas vezes, mas só existe um ({ $tag }).
tree-colour = O dado { $text } é de uma cor que não está em jogo ({ $tag }).
tree-taken = O dado { $text } está colocado em outro lugar ou foi descartado ({ $tag }).
tree-parent = “{ $text }”: o dado acima não está nesta constelação ({ $tag }).
tree-lower = “{ $text }”: o resultado deve ser menor que o do dado acima ({ $tag }).
tree-three = Há mais de dois dados diretamente sob { $text } ({ $tag }).

## Bots

bot-greedy-help = joga pelo máximo de pontos neste turno
bot-beginner-help = pega o primeiro dado que pontua bem, não vê os melhores e conta com a sorte nas rolagens
bot-novice-help = como Difícil, mas uma escolha pode lhe custar até 6% da chance de vitória
bot-club-help = como Difícil, mas uma escolha pode lhe custar até 2% da chance de vitória
bot-strong-help = pesa o que este turno deixa para os próximos, como aprendeu
bot-master-help = pesa cada rolagem deste turno (no fim da partida, também do próximo) e os dados que os outros levam

## Help with a decision

advice-fits = Cabe
advice-cards = Carta por carta
advice-gain = Pontos
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Rolar { $dice }
advice-take = Pegar o { $die } com seu { $result }
advice-pick = Escolher o { $die }
advice-odds = Cabe: a chance de você poder colocar um dos dados.
advice-hang = Colocar o { $die } ({ $result }) sob o { $parent }
advice-hang-star = Colocar o { $die } ({ $result }) sob a estrela { $star }
advice-places = Pontos: o que o dado pontua ali agora, carta por carta. Turnos futuros não contam.
advice-note = { advice-odds } Pontos: o que este turno pontua em média, com o melhor dado no melhor lugar. Turnos futuros não contam.

## Scoring from a file, and the score pad

score-figure = { $mission } (número a comparar, sem pontos)
score-compared = { $mission } ({ $figure }, comparada)
score-colours = “{ $text }” não é um conjunto de cores. Use algumas das letras { $letters }, cada uma no máximo uma vez.
pad-cards = Cartas
pad-missions = Missões, como estão (de 1 a 6, o que se compara)
pad-in-play = { $card }: em jogo
pad-not-in-play = { $card }: fora de jogo
pad-die = Toque no lugar do próximo dado, ou em um dado colocado.
pad-result = O que mostra o { $die }?
pad-shows = { $die }: { $result }
pad-place = Onde está o { $die } ({ $result })?
pad-nowhere = O { $die } ({ $result }) não cabe em nenhum lugar.
pad-under-star = Sob a estrela { $star }
pad-under-die = Sob o { $die } ({ $result })
pad-remove = Tirar o { $die }
pad-compared = { $mission }: o que se compara
pad-compared-means = Decide quem leva os pontos acima.
pad-choose-missions = Missões em jogo
pad-bad-missions = “{ $text }” não é um conjunto de missões. Escolha no máximo 1 de bronze (1 a 10) e 2 de prata (11 a 20), como “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Primeiro tire os dados sob ele.
pad-tied = Entre os jogadores empatados, vence quem jogou por último (TW-4.8). O bloco não sabe quem foi.
pad-whole = Todos os 7 dados estão colocados.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Próximo dado
deed-place = Colocar sob { $place }
deed-pick = Escolher este dado
deed-take = Pegar o { $die }
deed-discard = Descartar o { $die }
touch-place = Toque em uma luz.
touch-pick = Toque em um dado.
touch-discard = Toque em um dado.

## The signs of the picture, explained at a touch and in the legend

sign-star = Estrela Inicial
sign-star-does = Cada constelação começa em duas estrelas, A e B. Até 2 dados vão diretamente sob cada estrela e cada dado.
sign-connector = Conector cintilante
sign-connector-does = O dado de baixo tem mais faces que o de cima: ele vale 2 pontos pela carta Twinkle.
sign-centre = Centro
sign-centre-does = Os d8 ficam aqui com os resultados da última rolagem.
sign-take = Pegar como está
sign-take-does = Colocar este d8 com o resultado que ele mostra, sem rolar.
sign-cup = Copo de dados
sign-cup-does = Rolar os dados escolhidos. Se algum couber, coloque um e devolva os outros.
sign-left = Descartado
sign-left-does = Solo: a cada turno, descarte definitivamente um dado. O lugar dele fica riscado.
now-hung =
    { $count ->
        [one] { $count } de 7 dados está colocado.
       *[other] { $count } de 7 dados estão colocados.
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

evaluator-net = valores aprendidos, somados a turnos exatos
evaluator-level = { evaluator-net }, para o nível

## Kinds of chance, for statistics

chance-of-d4 = Resultados dos d4
chance-of-d6 = Resultados dos d6
chance-of-d8 = Resultados dos d8
chance-of-d10 = Resultados dos d10
chance-of-d12 = Resultados dos d12
chance-of-colour = Cores em jogo
mistake-taking = pegar em vez de rolar
mistake-rolling = rolar em vez de pegar
mistake-low-d8 = pegar um d8 baixo demais
mistake-dull = rolar dados que raramente cintilam
mistake-weak = rolar dados que pontuam menos
mistake-small = rolar dados com poucas faces
mistake-large = rolar dados com faces demais
mistake-colour = escolher a cor errada
mistake-mission = deixar passar uma missão
mistake-twinkle = deixar de cintilar
mistake-points = colocar por poucos pontos
mistake-low = colocar um resultado baixo demais
mistake-top = colocar no alto um dado com muitas faces
mistake-star = colocar cedo demais sob uma estrela
mistake-under = colocar sob um dado, não sob uma estrela
mistake-place = colocar mal um dado
mistake-fitting = descartar um d8 que ainda cabe
mistake-discard = descartar o dado errado
why-fits = Assim, um dado cabe em { NUMBER($better, style: "percent", maximumFractionDigits: 0) } das rolagens, não em { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Para vencer, faça { $count } ponto neste último turno.
       *[other] Para vencer, faça { $count } pontos neste último turno.
    }
why-turn = Em média, o turno vale então { NUMBER($better, maximumFractionDigits: 1) } pontos, não { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Pontua { $better } na hora, não { $taken }.
why-room = No próximo turno, um dado cabe então em { NUMBER($better, style: "percent", maximumFractionDigits: 0) } das rolagens, não em { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Assim fica { $better } lugar livre sob as estrelas, não { $taken }.
       *[other] Assim ficam { $better } lugares livres sob as estrelas, não { $taken }.
    }
why-high = Sob dados, cabem então resultados até { $better }, não até { $taken }.
why-next = Com os dados que restam, o próximo turno vale então, em média, { NUMBER($better, maximumFractionDigits: 1) } pontos, não { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Vez de: { $player }

## Puzzles

puzzle-how-exact-turn = por cada rolagem, dado e lugar dos últimos turnos
puzzle-theme-which-dice = quais dados rolar
puzzle-theme-centre = um dado do centro
puzzle-theme-twinkle = um dado que cintila
puzzle-theme-colour-card = a carta de uma cor
puzzle-theme-mission = uma missão
puzzle-theme-last-die = o último dado
puzzle-theme-defence = antes do último turno do outro jogador
puzzle-theme-fewer-points = menos pontos é melhor
puzzle-ask-which-dice = Quais dados você rola, ou qual d8 você pega?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Onde você coloca seu último dado?
puzzle-ask-defence = { puzzle-ask-last-die } O outro jogador ainda tem um a colocar.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Com 2 jogadores, 4 das 6 cores estão em jogo, cada uma com 5 tipos. O contorno mostra o tipo; a marca, a cor.
example-centre = Com 2 jogadores, 4 cores estão em jogo. Os d8 estão no centro com resultados; os outros dados não foram rolados.
example-three = Você escolhe 3 dados, do centro ou ao lado das cartas, e os rola. Dois dados não bastam.
example-take = O d8 vermelho mostra 4 e cabe sob o 5 vermelho. O d8 amarelo mostra 5 e não cabe em nenhum lugar.
example-lower = Você pode colocar um 3 sob um 5, mas não sob outro 3.
example-two-at-most = Você pode colocar mais um dado sob o 9 vermelho. A estrela já tem dois.
example-yellow = Um, dois e três dados amarelos.
example-blue = Dois dados azuis sob uma estrela são um par: 4 pontos. Qualquer outro dado azul vale 1. Azul e vermelho não são um par.
example-green = Um d4 verde com outros dois d4, e um d12 verde, o único do seu tipo.
example-black = Dois dados pretos sob uma estrela com soma 9, ou um sob cada estrela.
example-purple = Um dado roxo conectado a três dados. As estrelas não contam.
example-red = Para o dado vermelho, escolha a linha com 8, 6 e 4: três outros resultados pares.
example-twinkle = Um d6 cintila sob um d4, e um d8, sob um d6. Um d6 ou um d4 sob um d6 não cintila.
example-connectors = Três conectores unem dados da mesma cor: 9 e 7, 7 e 5, 4 e 3.
example-sums = Abaixo do 9 estão 5 e 4, abaixo do 5 estão 3 e 2: ambos são somas.
example-out = Você coloca o d4 vermelho. Depois, descarte um dos dois dados rolados com ele, nenhum outro.
example-bill = A constelação de Bill: o d12 vermelho sob o d10 preto cintila.
example-elizabeth = A constelação de Elizabeth: um par azul, e dados pretos sob as duas estrelas.
example-anna = A constelação de Anna: três dados amarelos, e três dados que cintilam.
example-any-order = Você escolhe primeiro um dado verde; depois pode escolher um vermelho.
summary-turn = Seu turno
summary-turn-1 = Escolha 3 dados disponíveis quaisquer, role-os e coloque exatamente 1. Devolva os outros; um d8 vai para o centro com seu novo resultado.
summary-turn-2 = Ou pegue um d8 do centro e coloque-o com seu resultado, se couber.
summary-turn-3 = Se nenhum dos dados rolados couber, você perde a vez.
summary-hang = Colocar
summary-hang-1 = Sob uma estrela: qualquer resultado. Sob um dado: só um menor; igual não basta.
summary-hang-2 = No máximo 2 dados diretamente sob cada estrela e cada dado.
summary-hang-3 = Dados colocados nunca se movem.
summary-cards = Pontos
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Preto, para cada estrela: um dado vale 1; dois ou mais, pela soma: 6 ou menos: 2; 7: 3; 8: 4; 9: 5; 10: 4; 11 ou mais: 3.
summary-cards-5 = Cada dado roxo: 1 por dado conectado a ele, acima ou abaixo.
summary-cards-6 = Cada dado vermelho: escolha uma linha que passe por ele e resultados pares ou ímpares. 1 para cada um dos outros dados dessa linha com um resultado assim.
summary-cards-7 = Twinkle: 2 por dado diretamente sob um dado com menos faces.
summary-end = Fim da partida
summary-end-1 = A partida termina quando todos têm 7 dados ou estão bloqueados. Turnos perdidos são recuperados depois da rodada 7.
summary-end-2 = Vence quem tem mais pontos. Em caso de empate, vence, entre os empatados, quem jogou por último.
summary-end-3 = Solo: faça pelo menos 20 pontos com as cartas e cumpra todas as missões. Descarte 1 dado por turno.

## The tutorial

tutorial-goal = Seu objetivo: colocar 7 dados sob suas duas estrelas e fazer mais pontos que Zoe.
tutorial-pick = A cada turno, você escolhe 3 dados, rola-os e coloca um. Escolha primeiro o d12 azul.
tutorial-pick-other = Nesta lição, escolha o dado marcado.
tutorial-pick-2 = Agora escolha o d10 amarelo.
tutorial-pick-3 = Depois escolha o d4 verde.
tutorial-roll = Agora role os 3 dados.
tutorial-hang = Você coloca 1 dos 3 e devolve os outros. Sob uma estrela vale qualquer resultado, e um alto é melhor. Coloque o d12 azul, um 9, sob sua primeira estrela.
tutorial-hang-low = Isso é permitido, mas abaixo só cabem resultados menores, e sobra pouco espaço. Coloque o d12 azul, que mostra mais.
tutorial-centre = Zoe pegou um d8 do centro e o colocou com o resultado que mostra, sem rolar. Pegue o d8 azul, um 7.
tutorial-centre-other = Nesta lição, pegue o d8 azul do centro.
tutorial-under = Sob um dado só vale um resultado menor, e no máximo dois dados. O 7 cabe sob o 9. Coloque-o ali.
tutorial-under-other = Isso é permitido, mas a lição precisa do dado sob o d12 azul. Coloque-o ali.
tutorial-blue-roll = Cada cor pontua pela sua carta. Dois dados azuis lado a lado sob um mesmo dado ou estrela valem 4 pontos; qualquer outro dado azul, 1. O d10 azul é um dos seus 3: role.
tutorial-blue = O d10 azul mostra 6. Coloque-o sob o 9, ao lado do d8 azul.
tutorial-blue-other = Isso é permitido, mas a lição precisa do d10 azul ao lado do d8 azul. Coloque-o sob o 9.
tutorial-yellow = O amarelo conta seus dados amarelos, onde quer que estejam: um vale 1 ponto, dois valem 3 ao todo, três ou mais valem 6. Coloque o d6 amarelo, um 5, sob o 7.
tutorial-yellow-other = Isso é permitido, mas a lição precisa do d6 amarelo sob o d8 azul. Coloque-o ali.
tutorial-twinkle = Um dado de qualquer cor cintila diretamente sob um dado com menos faces: 2 pontos. Coloque o d10 amarelo sob o d6 amarelo.
tutorial-twinkle-other = Coloque o d10 amarelo sob o d6 amarelo, onde ele cintila.
tutorial-green = Um dado verde vale 1 ponto, mais 1 para cada outro dado do mesmo tipo que você tenha. Você tem dois d10. Coloque o d10 verde sob o d6 amarelo, onde ele cintila.
tutorial-green-other = Isso é permitido, mas a lição precisa do d10 verde sob o d6 amarelo. Coloque-o ali.
tutorial-mission = As missões são para todos os jogadores. Aqui, cada jogador que tem dados de todos os 5 tipos ganha 3 pontos. Só falta um d4. Escolha o d4 vermelho.
tutorial-red = Um dado vermelho vale 1 para cada um dos outros dados ímpares de uma linha que passa por ele, ou dos pares. A linha 9, 7, 5, 3 é toda ímpar. Coloque o d4 vermelho no fim dela: 4 pontos e a missão.
tutorial-red-other = Isso é permitido, mas pontua menos. Coloque o d4 vermelho no fim da linha mais longa, sob o d10 amarelo.
tutorial-won = Todos têm 7 dados, e você venceu por 22 a 16! Lembre-se: se nenhum dos seus 3 dados couber, devolva todos. Você perde a vez.
tutorial-colours = Este é quase o fim de outra partida. Com 2 jogadores, 4 das 6 cores estão em jogo, desta vez também preto e roxo.
tutorial-purple = Um dado roxo vale 1 ponto por dado conectado a ele, acima ou abaixo. Coloque o d10 roxo sob o d12 amarelo.
tutorial-purple-other = Isso é permitido, mas a lição precisa do d10 roxo sob o d12 amarelo. Coloque-o ali.
tutorial-purple-two = Dados roxos conectados contam um ao outro. A missão dá 1 ponto por dado exatamente 2 menor que o dado acima. Coloque o d6 roxo, um 6, sob o d10 roxo, um 8.
tutorial-purple-two-other = Isso é permitido, mas não conecta os dados roxos. Coloque o d6 roxo sob o d10 roxo.
tutorial-black = Dados pretos pontuam pela soma sob cada estrela; 9 é o melhor: 5 pontos. Sua primeira estrela tem um 6 preto. Coloque o 3 preto sob o d12 vermelho, onde ele também pontua pela missão.
tutorial-black-other = Isso é permitido, mas pontua menos. Coloque o d4 preto sob o d12 vermelho: soma 9 sob sua primeira estrela, e a missão.
tutorial-end = Você venceu de novo e já conhece todas as 6 cores. As missões mudam de partida para partida: leia-as primeiro e divirta-se!
