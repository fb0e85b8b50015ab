### The words of Twinkle in Portuguese (for Portugal and Brazil alike). Arguments as in en/twinkle.ftl, which explains them.

## The game

game-name = Twinkle
game-tagline = Sete { -die-other } sob duas { -star-other }: o lugar de cada um decide os { -point-other }.
game-by = de Theo Karvounis, V-Games
game-about = Lance três { -die-other } à escolha e { -hang-imperative } um na sua { -constellation-one }: sob uma { -star-one }, qualquer { -result-one }; sob um { -die-one }, só um menor. Cada { -colour-one } pontua à sua maneira. Depois de sete { -die-other }, vence quem tem mais { -point-other }. De um a quatro jogadores; sozinho, joga-se por { -mission-other }.

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
star-a = a { -star-one } A
star-b = a { -star-one } B
place-die = o { $die } ({ $result })

## Scoring cards and missions

card-red = Vermelho
card-yellow = Amarelo
card-blue = Azul
card-green = Verde
card-black = Preto
card-purple = Roxo
card-twinkle = Twinkle
card-red-does = Para cada { -die-one } vermelho, escolha uma { -line-one } que passe por ele, e par ou ímpar, o que for melhor: 1 { -point-one } por cada outro { -die-one } dessa { -line-one } com { -result-one } assim, { -die-other } vermelhos também.
card-yellow-does = Um { -die-one } amarelo em qualquer lugar 1 { -point-one }, dois 3, três ou mais 6.
card-blue-does = 4 { -point-other } por dois { -die-other } azuis lado a lado sob o mesmo { -die-one } ou { -star-one }, 1 por cada outro { -die-one } azul.
card-green-does = 1 { -point-one } por cada { -die-one } verde, e mais 1 por cada outro { -die-one } do seu { -type-one } em toda a { -constellation-one }.
card-black-does = Sob cada { -star-one } em separado: um { -die-one } preto 1 { -point-one }; dois ou mais, pela soma dos { -result-other }: até 6: 2; 7: 3; 8: 4; 9: 5; 10: 4; a partir de 11: 3.
card-purple-does = Para cada { -die-one } roxo, 1 { -point-one } por cada { -die-one } ligado a ele, acima ou abaixo. As { -star-other } não contam.
card-twinkle-does = 2 { -point-other } por cada { -die-one } { -hang-participle } sob um { -die-one } com menos { -sides-other }, como um d10 sob um d6. Um { -die-one } sob uma { -star-one } nunca { -twinkle-verb-s }.

card-mission = { -Mission-one } { $number }: { $mission }
mission-1 = { -Line-one } mais longa
mission-2 = { -Result-other } iguais
mission-3 = Menor soma
mission-4 = Poucos { -type-other }
mission-5 = Os três maiores
mission-6 = Poucas { -colour-other }
mission-7 = Par ou ímpar
mission-8 = Todos os cinco { -type-other }
mission-9 = Seis no máximo
mission-10 = Todas as { -colour-other }
mission-11 = { -Colour-other } ligadas
mission-12 = Dois a menos
mission-13 = { -Type-other } aos pares
mission-14 = Nove ou dez com d4
mission-15 = Treze ou catorze
mission-16 = Uns
mission-17 = d6 com 3, d10 com 4
mission-18 = De { -star-one } a { -star-one }
mission-19 = { -Result-other } aos pares
mission-20 = Soma de dois
mission-1-does = 3 { -point-other } por ter mais { -die-other } em uma { -line-one }, mesmo com empate.
mission-2-does = 3 { -point-other } por ter mais { -die-other } com o mesmo { -result-one }, mesmo com empate.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-other } pela maior soma dos próprios três maiores { -result-other }, mesmo com empate.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Exige sete { -die-other }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-other } para cada um que cumpre isto.
mission-11-does = 1 { -point-one } por cada { -connector-one } entre dois { -die-other } da mesma { -colour-one }.
mission-12-does = 1 { -point-one } por cada { -die-one } que mostra exatamente 2 a menos que o { -die-one } acima.
mission-13-does = 2 { -point-other } por cada dois { -die-other } do mesmo { -type-one } lado a lado sob um { -die-one } ou { -star-one }.
mission-14-does = 2 { -point-other } por cada { -connector-one } entre um d4 e outro { -die-one } cujos { -result-other } somam 9 ou 10.
mission-15-does = 2 { -point-other } por cada { -colour-one } cujos { -die-other } somam 13 ou 14.
mission-16-does = Um { -die-one } que mostra 1 vale 1 { -point-one }, dois 3, três ou mais 5.
mission-17-does = 2 { -point-other } por cada par de um d6 e outro { -die-one } com 3, ou de um d10 e outro { -die-one } com 4. Cada { -die-one } só entra em um par.
mission-18-does = Para cada par de { -die-other }, um de cada { -star-one }: 1 { -point-one } pela mesma { -colour-one } ou pelo mesmo { -result-one }, 2 por ambos. Cada { -die-one } só entra em um par.
mission-19-does = 2 { -point-other } por cada dois { -die-other } com { -result-other } iguais lado a lado sob um { -die-one } ou { -star-one }.
mission-20-does = 3 { -point-other } por cada { -die-one } cujos dois { -die-other } abaixo somam o seu próprio { -result-one }.
mission-1-solo = Cinco ou mais { -die-other } em uma { -line-one }.
mission-2-solo = Três ou mais { -die-other } com o mesmo { -result-one }.
mission-3-solo = Sete { -die-other } cujos { -result-other } somam menos de 30.
mission-4-solo = { -Die-other } de três { -type-other } no máximo.
mission-5-solo = Três { -die-other } que somam 16 ou mais.
mission-6-solo = { -Die-other } de três { -colour-other } no máximo.
mission-7-solo = Sob cada { -star-one }, todos os { -result-other } ímpares ou todos pares: uma { -star-one } pode ser ímpar e a outra par, e uma { -star-one } vazia também vale.
mission-8-solo = { -Die-other } de todos os cinco { -type-other }.
mission-9-solo = Só { -result-other } de 6 ou menos.
mission-10-solo = Um { -die-one } de cada { -colour-one } { -in-play-phrase }.
mission-11-solo = Dois { -die-other } da mesma { -colour-one } unidos por um { -connector-one }.
mission-12-solo = Um { -die-one } que mostra exatamente 2 a menos que o { -die-one } acima.
mission-13-solo = Dois { -die-other } do mesmo { -type-one } lado a lado sob um { -die-one } ou { -star-one }.
mission-14-solo = Um d4 ligado a outro { -die-one }, que juntos somam 9 ou 10.
mission-15-solo = Uma { -colour-one } cujos { -die-other } somam 13 ou 14.
mission-16-solo = Um { -die-one } que mostra 1.
mission-17-solo = Um d6 e outro { -die-one } com 3, ou um d10 e outro { -die-one } com 4.
mission-18-solo = Um { -die-one } sob cada { -star-one }, com a mesma { -colour-one } ou o mesmo { -result-one }.
mission-19-solo = Dois { -die-other } com { -result-other } iguais lado a lado sob um { -die-one } ou { -star-one }.
mission-20-solo = Um { -die-one } cujos dois { -die-other } abaixo somam o seu próprio { -result-one }.

# What wins a game alone, beside the board.
goal-points = { $points } de { $goal } { -point-other }
goal-points-does = As { -colour-card-other } e a Twinkle devem dar { $goal } { -point-other }; agora dão { $points }.
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
            [minus] −{ $points } pela { -mission-one } { $number }
           *[plus] { $points } pela { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] { -mission-one } { $number } cumprida
       *[unmet] a { -mission-one } { $number } deixa de estar cumprida
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
        [you] Você { -hang-verb-s } o { $die } ({ $result }) sob { $place }.
       *[other] { $seat } { -hang-verb-s } o { $die } ({ $result }) sob { $place }.
    }
seat-loses =
    { $seat ->
        [you] Você perde o { -turn-one }
       *[other] { $seat } perde o { -turn-one }
    }
fits-nowhere =
    { $count ->
        [one] O { $die } mostra { $result } e não cabe em lugar nenhum.
       *[other] O { $die } mostra { $result }, e nenhum dos { -die-other } cabe.
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }

## Set-up: log and hover

did-colour = { -In-play-phrase }: { $colour }.
did-mission = { text-mission }
did-centre = No { -centre-one }, o { $die } mostra { $result }.
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
        [you] Você pega o { $die } ({ $result }) do { -centre-one }.
       *[other] { $seat } pega o { $die } ({ $result }) do { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] O { $die } mostra { $result }.
       *[no] O { $die } mostra { $result } e não cabe em lugar nenhum.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, e um { -die-one }.
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
        [level] { $told } { -Level-one } vencido!
        [failed] { $told } O { -level-one } não foi vencido.
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
       *[other] Escolher o { $die } para lançar ({ $count } de { $most }) e abrir { -hand-one } do seu { $result }.
    }
would-roll = Lançar: { $dice }. Se um couber, é preciso { -hang-verb } um.
would-take = Pegar o { $die } ({ $result }) do { -centre-one } e pendurá-lo sem lançar.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-verb } o { $die } ({ $result }) sob { $place }. { $gain }
would-hang-others = { would-hang } Outros: { $others }.
would-out = Tirar o { $die } do jogo de vez.
would-over =
    { $end ->
        [won] { $told } Você vence o jogo!
        [lost] { $told } O jogo acaba sem a sua vitória.
        [level] { $told } { -Level-one } vencido!
       *[failed] { $told } O { -level-one } não foi vencido.
    }
would-resign = Desistir: os outros dividem a vitória.

## Status

status-setup = Preparação
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } de { $most }
round-late = { -Round-one } { $count }: { -turn-other } perdidos
dice-count =
    { $count ->
        [one] { $count } { -die-one }
       *[other] { $count } { -die-other }
    }
status-choose =
    { $seat ->
        [you] Escolha { dice-count } para lançar, ou pegue um d8 do { -centre-one }.
       *[other] { $seat } escolhe { -die-other }.
    }
status-pick =
    { $seat ->
        [you] Escolha { dice-count } para lançar.
       *[other] { $seat } escolhe { -die-other }.
    }
status-pick-more =
    { $seat ->
        [you] Escolha mais { $count } para lançar.
       *[other] { $seat } escolhe { -die-other }.
    }
status-roll =
    { $seat ->
        [you] Lance { dice-count }.
       *[other] { $seat } lança { -die-other }.
    }
status-hang =
    { $seat ->
        [you] Coloque um destes { -die-other }: escolha o lugar.
       *[other] { $seat } coloca um { -die-one }.
    }
status-take =
    { $seat ->
        [you] Coloque o { $die }: escolha o lugar.
       *[other] { $seat } coloca o { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Escolha um { -die-one } lançado para descartar.
       *[other] { $seat } descarta um { -die-one }.
    }
status-out-centre =
    { $seat ->
        [you] Escolha outro d8 do { -centre-one } para descartar.
       *[other] { $seat } descarta um d8.
    }
status-out-any =
    { $seat ->
        [you] Não há d8 no { -centre-one }: descarte qualquer { -die-one }.
       *[other] { $seat } descarta um { -die-one }.
    }
status-over-won =
    { $seat ->
        [you] Você vence com { points-count }!
       *[other] { $seat } vence com { points-count }!
    }
status-over-tied =
    { $seat ->
        [you] Empate com { points-count }: { $seats }. Seu { -turn-one } foi o último: você vence!
       *[other] Empate com { points-count }: { $seats }. { $seat } jogou por último e vence!
    }
status-over-level = { -Level-one } vencido: { $points } de { $goal } { -point-other }!
status-over-short = O { -level-one } não foi vencido: { $points } de { $goal } { -point-other }.
status-over-unmet = { status-over-short } Não cumpridas: { $missions }.
status-type-colour = Que { -colour-other } estão { -in-play-phrase }? Ainda por escolher: { $count }.
status-type-mission =
    { $kind ->
        [bronze] Que { -bronze-mission-one } está { -in-play-phrase }?
       *[silver] Que { -silver-mission-one } está { -in-play-phrase }?
    }
status-type-centre = O que mostra o { $die } no { -centre-one }?
status-type-first = Quem começa?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Lançar { $count } { -die-one }
       *[other] Lançar { $count } { -die-other }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Um { -die-one } mostra de 1 até o número das suas { -sides-other }. Escolha um desses.
refused-TW-2-1 = Essa { -colour-one } não pode entrar { -in-play-phrase }. Escolha uma das oferecidas.
refused-TW-2-2 = Um d8 mostra de 1 a 8. Escolha um desses.
refused-TW-2-4 = Essa { -mission-one } não pode entrar { -in-play-phrase }: é do metal errado, ou já está { -in-play-phrase }. Escolha uma das oferecidas.
refused-TW-2-5 = Ninguém ocupa esse lugar. Escolha um lugar desta mesa.
refused-TW-3-1 = Só se escolhem { -die-other } do { -centre-one } ou junto às cartas. Escolha um desses.
refused-TW-3-1-early = Três { -die-other } são lançados juntos. Antes, escolha mais.
refused-TW-3-1-full = Três { -die-other } já estão escolhidos. Lance-os, ou desfaça uma escolha.
refused-TW-3-3 = Só se pode pegar um d8 do { -centre-one }. Escolha um, ou escolha { -die-other } para lançar.
refused-TW-3-3-late = Já há { -die-other } escolhidos para lançar. Desfaça isso antes de pegar um d8.
refused-TW-3-4 = Sob um { -die-one } só se { -hang-verb-s } um { -result-one } menor. Escolha um { -die-one } que mostre mais, ou uma { -star-one }.
refused-TW-3-4-take = Esse d8 não cabe em lugar nenhum: as suas { -star-other } estão cheias, e nenhum { -die-one } com espaço mostra mais. Pegue outro, ou lance.
refused-TW-3-4-lacks = { -Die-other } penduram-se sob as suas { -star-other } e os seus { -die-other }. Escolha um desses lugares.
refused-TW-3-5 = Já há dois { -die-other } { -hang-participles } aí. Escolha outro lugar.
refused-TW-3-7 = Agora { -hang-imperative } um dos { -die-other } da sua { -hand-one }: escolha o { -die-one } e o lugar.
refused-TW-3-10 = O jogo acabou. Reveja as jogadas, ou jogue outro.
refused-TW-6-5-rolled = Agora um dos { -die-other } lançados { -leave-the-game-verb-s }. Escolha qual.
refused-TW-6-5-taken = Agora outro { -die-one } { -leave-the-game-verb-s }: um d8 do { -centre-one }, ou qualquer { -die-one } livre se não houver nenhum. Escolha qual.
refused-TW-6-6 = Nenhum dos { -die-other } lançados cabe. Escolha qual deles { -leave-the-game-verb-s }.

## Options

option-level = { -Mission-other }
option-level-help = { -Point-other } extras, abertos a todos; sozinho, é preciso cumprir todas.
option-level-0 = Básico: nenhuma
option-level-1 = Bronze: 1 de bronze
option-level-2 = Prata: 2 de prata
option-level-3 = Diamante: 1 de bronze, 2 de prata
option-level-4 = escolhidas abaixo
option-mission_1 = Primeira { -mission-one }
option-mission_1-help = Só com { -mission-other } “escolhidas abaixo”; 1 a 10 são de bronze, 11 a 20 de prata.
option-mission_1-0 = nenhuma
option-mission_1-seat = { mission-choice }
option-mission_2 = Segunda { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = nenhuma
option-mission_2-seat = { mission-choice }
option-mission_3 = Terceira { -mission-one }
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
option-red = Vermelho { -in-play-phrase }
option-red-help = { -In-play-phrase } com certeza; o sorteio escolhe o resto.
option-yellow = Amarelo { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Azul { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Verde { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Preto { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Roxo { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Quem começa
option-first-help = Por sorteio, ou um lugar à escolha.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-keep = Lançamentos falhados não custam { -die-other }
option-keep-help = Só sozinho: se nenhum { -die-one } lançado couber, o { -turn-one } é perdido, mas nenhum { -die-one } { -leave-the-game-verb-s }.

bad-colours = Com tantos jogadores só { $count } { -colour-other } podem estar { -in-play-phrase }, mas foram pedidas mais: { $colours }.
bad-mission-level = A { -mission-one } { $number } foi pedida, mas as { -mission-other } não estão como “escolhidas abaixo”. Mude isso.
bad-mission-twice = A { -mission-one } { $number } foi pedida duas vezes. Escolha outra.
bad-missions = Ninguém consegue cumprir juntas as { -mission-other } { $missions }. Tire uma.

## The board in text

picture-label = As { -constellation-other }, os { -die-other } no { -centre-one } e junto às cartas; também em texto.
text-board = O que pende de cada { -star-one }, depois os { -die-other } livres
text-star-a = { $seat }, { -star-one } A:
text-star-b = { $seat }, { -star-one } B:
text-hung = { $die }: { $result }, sob { $place }
text-hand =
    { $seat ->
        [you] Na sua { -hand-one }:
       *[other] Na { -hand-one }, { $seat }:
    }
text-centre = No { -centre-one }:
text-pool = Junto às cartas, { $colour }:
text-out = Fora do jogo:
text-none = nada
text-row =
    { $points ->
        [one] { $seat }: { $points } { -point-one }, { $count } de 7 { -die-other }.
       *[other] { $seat }: { $points } { -point-other }, { $count } de 7 { -die-other }.
    }
text-parts = Por carta: { $parts }.
text-blocked = Já não cabe mais nenhum { -die-one }.
text-turn =
    { $seat ->
        [you] É a { -turn-yours }.
       *[other] É o { -turn-one } deste jogador.
    }
text-cards = Cartas { -in-play-phrase }: { $cards }.
text-mission = { -Mission-one } { $number }, “{ $mission }”: { $does }

## Rules

rules-intro = Em Twinkle, constrói-se uma { -constellation-one } de sete { -die-other }. Em cada { -turn-one }, lance três { -die-other } quaisquer e { -hang-imperative } um deles, ou pegue um d8 do { -centre-one } com o seu { -result-one }. Sob uma { -star-one } cabe qualquer { -result-one }, sob um { -die-one } só um menor, e nunca mais de dois { -die-other }. Cada { -colour-one } pontua pela sua carta; a { -twinkle-card-one } premia { -die-other } sob { -die-other } com menos { -sides-other }. As { -mission-other } podem dar mais. Vence quem tem mais { -point-other }; sozinho, são precisos 20 { -point-other } e todas as { -mission-other }.
rules-page = Clique em três { -die-other } para os escolher e depois lance; até lá, uma escolha pode ser desfeita. Ou pegue um d8 do { -centre-one }. Passe o cursor sobre um { -die-one } num lugar livre para ler o que ele daria aí, e clique para o { -hang-verb }. O teclado também faz tudo isto. A ajuda na decisão mostra ainda as chances dos { -die-other } escolhidos. Para jogar com { -die-other } reais, escolha um tabuleiro real para o acaso, ou use o bloco de { -point-other }. Os nomes das { -mission-other } são nossos.

rules-TW-1 = O que há na caixa
rule-TW-1-1 = Há 30 { -die-other }, todos diferentes: seis { -colour-other } (vermelho, amarelo, azul, verde, preto, roxo), cada uma com um d4, d6, d8, d10 e d12. Um { -die-one } é chamado pelo { -type-one } e pela { -colour-one }.
rule-TW-1-2 = Um d4 mostra de 1 a 4, um d6 de 1 a 6, um d8 de 1 a 8, um d10 de 1 a 10 (o 0 impresso é 10), um d12 de 1 a 12; tudo é igualmente provável.
rule-TW-1-3 = O tabuleiro tem duas { -starting-star-other } para cada um de quatro jogadores e uma trilha de { -point-other } com quatro marcadores. Há seis { -scoring-card-other }, uma por { -colour-one }, a { -twinkle-card-one }, 20 cartas de { -mission-one } (1 a 10 de bronze, 11 a 20 de prata), quatro { -campaign-card-other } para jogar sozinho e sete { -connector-other } por jogador.

rules-TW-2 = Preparação
rule-TW-2-1 = O sorteio escolhe as { -colour-other } { -in-play-phrase }: quatro de seis para dois jogadores, cinco para três, todas para quatro. Os outros { -die-other } ficam de fora.
rule-TW-2-2 = Os d8 { -in-play-phrase } são lançados uma vez e ficam no { -centre-one }. Todos os outros { -die-other } ficam, sem lançar, junto à carta da sua { -colour-one }.
rule-TW-2-3 = A { -twinkle-card-one } está sempre { -in-play-phrase }.
rule-TW-2-4 = { -Mission-other }, por sorteio: Básico não tem nenhuma, Bronze uma de bronze, Prata duas de prata, Diamante uma de bronze e duas de prata. As { -mission-other } são abertas e para todos.
rule-TW-2-5 = Começa quem viu um meteoro por último, ou decide o sorteio. Joga-se no sentido horário.

rules-TW-3 = Um { -turn-one }
rule-TW-3-1 = Lançar três: escolha três { -die-other } livres quaisquer, junto às cartas ou no { -centre-one }, lance-os e { -hang-imperative } exatamente um.
rule-TW-3-2 = Os outros dois { -die-other } { -go-home-verb-plural }: para a sua carta, ou, um d8, para o { -centre-one } com o novo { -result-one }.
rule-TW-3-3 = Ou pegar um d8: { -hang-imperative } um do { -centre-one } com o { -result-one } que mostra, sem lançar. Ele tem de caber em algum lugar.
rule-TW-3-4 = Sob uma { -star-one } cabe qualquer { -result-one }. Sob um { -die-one }, o { -result-one } tem de ser menor que o do { -die-one } acima. Vale qualquer um dos seus { -die-other }, não só o mais novo.
rule-TW-3-5 = No máximo dois { -die-other } ficam { -hang-participles } diretamente sob cada { -star-one } e cada { -die-one }.
rule-TW-3-6 = { -Die-other } { -hang-participles } nunca se movem nem mudam {$ruling}. Uma { -star-one } pode ficar vazia.
rule-TW-3-7 = Se um { -die-one } lançado couber, é preciso { -hang-verb } um; você escolhe qual e onde. Se nenhum couber, todos { -go-home-verb-plural }, os d8 com novos { -result-other }, e o { -turn-one } é perdido. Depois de um lançamento falhado não se pode pegar um d8 {$ruling}.
rule-TW-3-8 = Depois da { -round-one } 7, quem perdeu { -turn-other } continua em sentido horário a partir do primeiro jogador, um { -turn-one } por vez; passa-se por cima de quem já acabou ou está { -blocked-adjective }.
rule-TW-3-9 = Quem nunca mais pode { -hang-verb } um { -die-one } está { -blocked-adjective }: as duas { -star-other } estão cheias, e também cada { -die-one } que mostra 2 ou mais. Esse jogador não joga mais até o fim, com menos de sete { -die-other }.
rule-TW-3-10 = O jogo acaba quando cada jogador tem sete { -die-other } ou está { -blocked-adjective }.
rule-TW-3-11 = Com dois a quatro jogadores há sempre três { -die-other } livres: sobram pelo menos 7, 5 e 3.

rules-TW-4 = { -scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Contam os { -die-other } pretos em qualquer lugar sob a { -star-one }.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Cada { -die-one } vermelho escolhe por si {$ruling}. O seu próprio { -result-one } não conta. Uma { -line-one } desce de uma { -star-one } até um { -die-one } sem nenhum abaixo.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Vence quem tem mais { -point-other }. No empate, vence quem jogou por último, contando os { -turn-other } recuperados depois da { -round-one } 7 {$ruling}.

rules-TW-5 = { -Mission-other }
rule-TW-5-1 = { mission-1-does } As { -mission-other } 1 a 10 são de bronze; 1 a 6 comparam os jogadores e pagam a todos os melhores em empate.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-other } pela menor soma de todos os { -result-other }, mesmo com empate.
rule-TW-5-4 = 3 { -point-other } por ter menos { -type-other } diferentes de { -die-other }, mesmo com empate.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-other } por ter menos { -colour-other } diferentes, mesmo com empate.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } As { -mission-other } 11 a 20 são de prata e pagam tantas vezes quantas ocorrem.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Conta a { -constellation-one } inteira.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Nenhum { -die-one } forma par consigo mesmo {$ruling}. Conta a melhor combinação; dois d6 que mostram 3 podem formar par.
rule-TW-5-18 = { mission-18-does } Conta a melhor combinação.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = Sozinho
rule-TW-6-1 = A { -campaign-one } tem 40 { -level-other }, em ordem. Um { -level-one } define as { -mission-other } e quatro { -colour-other }: 20 { -die-other }, com quatro d8 no { -centre-one }. Um { -level-one } falhado é tentado de novo do início.
rule-TW-6-2 = Um { -level-one } é vencido com pelo menos 20 { -point-other } das { -colour-card-other } e da Twinkle juntas, e com todas as { -mission-other } cumpridas. As { -mission-other } não dão { -point-other }.
rule-TW-6-3 = As { -bronze-mission-other } pedem: 1 uma { -line-one } de cinco ou mais; 2 três { -result-other } iguais, ou mais {$ruling}; 3 uma soma abaixo de 30, com os sete { -die-other } {$ruling}; 4 três { -type-other } no máximo {$ruling}; 5 três { -die-other } que somam 16 ou mais; 6 três { -colour-other } no máximo {$ruling}; 7 a 10 como acima, 10 com as quatro { -colour-other } do { -level-one }.
rule-TW-6-4 = Uma { -silver-mission-one } está cumprida quando pontuaria pelo menos uma vez.
rule-TW-6-5 = Em cada { -turn-one } um { -die-one } { -leave-the-game-verb-s } de vez. Depois de um lançamento, escolha um dos dois { -die-other } não { -hang-participles }; o outro { -go-home-verb-s }. Depois de pegar um d8, é outro d8 do { -centre-one }, ou qualquer { -die-one } livre se não houver nenhum.
rule-TW-6-6 = Depois de um lançamento falhado, escolha um { -die-one } lançado, que { -leave-the-game-verb-s }; os outros { -go-home-verb-plural } {$ruling}. Opção: lançamentos falhados não custam { -die-other }.
rule-TW-6-7 = Se houver menos de três { -die-other } livres, lance esses. Se não sobrar { -die-one } para sair, nenhum { -leave-the-game-verb-s }. Se os { -die-other } acabarem antes de sete { -hang-participles }, o jogo acaba e é julgado como está {$ruling}.
rule-TW-6-8 = Se nunca mais for possível { -hang-verb } um { -die-one }, o jogo acaba de imediato e é julgado como está {$ruling}.
rule-TW-6-9 = Pode-se criar { -level-other } próprios, com quaisquer { -scoring-card-other } e { -mission-other }. Aqui escolhem-se quatro { -colour-other } quaisquer.
rule-TW-6-10 = Não conhecemos os 40 { -level-other } impressos. Os nossos {$reconstruction} são quatro cartas de dez, cada { -level-one } já vencido antes, ordenados por quantas vezes o bot “Forte” os vence; ocorrem todas as { -mission-other } e todos os conjuntos de { -colour-other }. Também se podem escolher { -colour-other } e { -mission-other }; as { -mission-other } 4 e 8 se contradizem, como 6 e 10, e 1, 7 e 9.

rules-TW-7 = Um exemplo, pontuado
rule-TW-7-1 = Bill tem 16 { -point-other }: amarelo 3, verde 2, preto 1, vermelho 8 (3, 3 e 2), Twinkle 2. Sob a { -star-one } A: d10 preto (10); abaixo d12 vermelho (9); abaixo deste d8 amarelo (6) e d10 verde (7). D8 vermelho (5) sob d8 amarelo, d4 amarelo (2) sob d8 vermelho, d4 vermelho (3) sob d10 verde.
rule-TW-7-2 = Elizabeth tem 18 { -point-other }: azul 4, verde 5, preto 5 (4 e 1), Twinkle 4. Sob a { -star-one } A: d8 preto (7), abaixo d12 preto (3); d8 verde (6), abaixo d6 verde (4). Sob a { -star-one } B: d6 preto (5), abaixo d8 azul (3) e d4 azul (2).
rule-TW-7-3 = Anna tem 19 { -point-other }: amarelo 6, azul 2, roxo 3, vermelho 2, Twinkle 6. Sob a { -star-one } A: d6 azul (5), abaixo d10 azul (4), abaixo deste d12 amarelo (2). Sob a { -star-one } B: d10 vermelho (9), abaixo d12 roxo (8), abaixo deste d10 amarelo (6) e d6 amarelo (3).

rules-ours = Outras decisões nossas
rule-ours-1 = Uma { -constellation-one } precisa de sete { -die-other } para disputar as { -mission-other } 3, 4 e 6 {$ruling}.
rule-ours-2 = Quem desiste não ganha nada, e os outros dividem a vitória {$ruling}.
rule-ours-3 = Os { -die-other } são escolhidos em qualquer ordem, e uma escolha pode ser desfeita até o lançamento {$ruling}.
rule-ours-4 = Os { -point-other } mostrados durante o jogo são os das { -constellation-other } como estão; { -mission-other } que comparam ainda podem mudar {$ruling}.

## What a typed text should have been

unread-colour = “{ $text }” não é uma { -colour-one }; espera-se uma de { $colours }.
unread-mission = “{ $text }” não é uma { -mission-one }; espera-se “mission” e um número de 1 a { $count }.
unread-first = “{ $text }” não é um lugar; espera-se “first” e o número de um lugar, como “first 2”.
unread-result = “{ $text }” não é um { -result-one } de { $die }; espera-se um número de 1 a { $count }, como “{ $die }=1”.
tree-part = “{ $text }” não é um { -die-one } de uma { -constellation-one }; espera-se { -die-one }={ -result-one }@base, como “red d12=9@black d10”, “R12=9@N10” ou “R12=9@A”.
tree-result = “{ $text }”: o { -die-one } não tem esse número ({ $tag }).
tree-long = Uma { -constellation-one } tem sete { -die-other } no máximo ({ $tag }), esta um a mais: “{ $text }”.
tree-twice = O { -die-one } { $text } aparece duas vezes, mas só há um ({ $tag }).
tree-colour = O { -die-one } { $text } é de uma { -colour-one } que não está { -in-play-phrase } ({ $tag }).
tree-taken = O { -die-one } { $text } está { -hang-participle } em outro lugar, ou { -leave-the-game-participle } ({ $tag }).
tree-parent = “{ $text }”: a base não está nesta { -constellation-one } ({ $tag }).
tree-lower = “{ $text }”: o { -result-one } tem de ser menor que o da base ({ $tag }).
tree-three = Há mais de dois { -die-other } { -hang-participles } sob { $text } ({ $tag }).

## Bots

bot-greedy-help = joga pelo máximo de { -point-other } neste { -turn-one }
bot-beginner-help = pega o primeiro { -die-one } que rende bem, não vê os melhores e conta com lançamentos de sorte
bot-novice-help = como Difícil, mas uma escolha pode custar até 6% de chance de vitória
bot-club-help = como Difícil, mas uma escolha pode custar até 2% de chance de vitória
bot-strong-help = pesa o que este { -turn-one } deixa, como aprendeu
bot-master-help = pesa cada lançamento deste { -turn-one }, no fim do jogo também do próximo, e os { -die-other } que os outros levam

## Help with a decision

advice-fits = Cabe
advice-cards = Carta a carta
advice-gain = { -Point-other }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Lançar { $dice }
advice-take = Pegar o { $die } com o seu { $result }
advice-pick = Escolher o { $die }
advice-odds = Cabe: a chance de poder { -hang-verb } um dos { -die-other }.
advice-hang = { -Hang-verb } o { $die } ({ $result }) sob o { $parent }
advice-hang-star = { -Hang-verb } o { $die } ({ $result }) sob a { -star-one } { $star }
advice-places = { -Point-other }: o que o lugar dá agora, carta a carta; { -turn-other } futuros não contam.
advice-note = { advice-odds } { -Point-other }: o que este { -turn-one } dá em média, com o melhor { -die-one } no melhor lugar; { -turn-other } futuros não contam.

## Scoring from a file, and the score pad

score-figure = { $mission }, comparada, sem { -point-other } por si só
score-compared = { $mission } ({ $figure }, comparada)
score-colours = “{ $text }” não é um conjunto de { -colour-other }; esperam-se algumas das letras { $letters }, cada uma uma vez.
pad-cards = Cartas
pad-missions = { -Mission-other }, como estão (de 1 a 6, o que se compara)
pad-in-play = { $card }: { -in-play-phrase }
pad-not-in-play = { $card }: fora de jogo
pad-die = Toque no lugar do próximo { -die-one }, ou em um { -die-one } { -hang-participle }.
pad-result = O que mostra o { $die }?
pad-shows = { $die }: { $result }
pad-place = Onde fica { -hang-participle } o { $die } ({ $result })?
pad-nowhere = O { $die } ({ $result }) não cabe em lugar nenhum.
pad-under-star = Sob a { -star-one } { $star }
pad-under-die = Sob o { $die } ({ $result })
pad-remove = Retirar o { $die }
pad-compared = { $mission }: o que se compara
pad-compared-means = Decide quem leva os { -point-other } acima.
pad-choose-missions = { -Mission-other } { -in-play-phrase }
pad-bad-missions = “{ $text }” não são { -mission-other } de um jogo; espera-se no máximo uma de bronze (1 a 10) e duas de prata (11 a 20), como “7.16” ({ $tag }).
pad-has-dice = { pad-shows }. Antes, retire o que está { -hang-participle } abaixo.
pad-tied = No empate, vence quem jogou por último (TW-4.8); o bloco não sabe quem foi.
pad-whole = Todos os sete { -die-other } estão { -hang-participles }.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Próximo { -die-one }
deed-place = Colocar sob { $place }
deed-pick = Escolher este { -die-one }
deed-discard = Descartar o { $die }
touch-place = Toque numa luz.
touch-pick = Toque num { -die-one }.
touch-discard = Toque num { -die-one }.

## The signs of the picture, explained at a touch and in the legend

sign-star = { -starting-star-one }
sign-star-does = Cada { -constellation-one } pende de duas, A e B. Até dois { -die-other } ficam { -hang-participles } sob cada { -star-one } e cada { -die-one }.
sign-connector = { -Connector-one } { -twinkle-ing }
sign-connector-does = O { -die-one } abaixo tem mais { -sides-other } que o de cima: 2 { -point-other } pela { -twinkle-card-one }.
sign-centre = { -Centre-one }
sign-centre-does = Os d8 ficam aqui com os { -result-other } do último lançamento.
sign-take = Pegar como está
sign-take-does = { -Hang-verb } este d8 com o { -result-one } que mostra, sem lançar.
sign-cup = Copo de { -die-other }
sign-cup-does = Lança os três { -die-other } escolhidos; pendura-se um, os outros { -go-home-verb-plural }.
sign-left = Fora do jogo
sign-left-does = Sozinho, um { -die-one } { -leave-the-game-verb-s } de vez em cada { -turn-one }; o seu lugar fica riscado.
now-hung =
    { $count ->
        [one] { $count } { -die-one } { -hang-participle }, de sete.
       *[other] { $count } { -die-other } { -hang-participles }, de sete.
    }
now-points =
    { $points ->
        [one] { $points } { -point-one } agora.
       *[other] { $points } { -point-other } agora.
    }
now-best =
    { $card ->
        [any] Mais um { -die-one } pode chegar a { $points }.
       *[colour] Mais um { -die-one } desta { -colour-one } pode chegar a { $points }.
    }
now-most =
    { $card ->
        [any] Nenhum { -die-one } sozinho pode aumentar isto.
       *[colour] Nenhum { -die-one } sozinho desta { -colour-one } pode aumentar isto.
    }
now-compared = { $own } aqui; melhor dos outros: { $others }.
now-met = Cumprida agora.
now-may-meet = { now-unmet } Mais um { -die-one } pode cumpri-la.
now-unmet = Não cumprida agora.

## What gives the win shares of a review

evaluator-net = valores aprendidos sobre { -turn-other } exatos
evaluator-level = { evaluator-net }, para o { -level-one }

## Kinds of chance, for statistics

chance-of-d4 = Os números do d4
chance-of-d6 = Os números do d6
chance-of-d8 = Os números do d8
chance-of-d10 = Os números do d10
chance-of-d12 = Os números do d12
chance-of-colour = As { -colour-other } { -in-play-phrase }
mistake-taking = tirar em vez de lançar
mistake-rolling = lançar em vez de tirar
mistake-low-d8 = tirar um d8 baixo demais
mistake-dull = lançar { -die-other } que raramente { -twinkle-verb-plural }
mistake-small = lançar { -die-other } com poucas { -sides-other }
mistake-large = lançar { -die-other } com { -sides-other } a mais
mistake-colour = escolher a { -colour-one } errada
mistake-mission = perder uma { -mission-one }
mistake-twinkle = perder uma cintilação
mistake-points = colocar por poucos { -point-other }
mistake-low = colocar um { -result-one } baixo demais
mistake-top = colocar no topo um { -die-one } com muitas { -sides-other }
mistake-star = colocar cedo demais sob uma { -star-one }
mistake-under = colocar sob um { -die-one }, não sob uma { -star-one }
mistake-place = colocar um { -die-one }
mistake-fitting = descartar um d8 que ainda cabe
mistake-discard = descartar um { -die-one }
why-fits = Assim um { -die-one } cabe em { NUMBER($better, style: "percent", maximumFractionDigits: 0) } dos lançamentos, não em { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = Em média, o { -turn-one } rende então { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, não { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Rende { $better } na hora, não { $taken }.
why-room = No próximo { -turn-one } um { -die-one } cabe assim em { NUMBER($better, style: "percent", maximumFractionDigits: 0) } dos lançamentos, não em { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Assim fica livre 1 lugar sob as { -star-other }, não { $taken }.
       *[other] Assim ficam livres { $better } lugares sob as { -star-other }, não { $taken }.
    }
why-high = Sob os { -die-other } cabem assim { -result-other } até { $better }, não até { $taken }.
why-next = Com os { -die-other } que restam, o próximo { -turn-one } rende assim em média { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, não { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Vez de: { $player }

## Puzzles

puzzle-how-exact-turn = por cada lançamento, { -die-one } e lugar dos últimos { -turn-other }
puzzle-theme-which-dice = que { -die-other } lançar
puzzle-theme-centre = um { -die-one } do { -centre-one }
puzzle-theme-twinkle = um par Twinkle
puzzle-theme-colour-card = a carta de uma { -colour-one }
puzzle-theme-mission = uma { -mission-one }
puzzle-theme-last-die = o último { -die-one }
puzzle-theme-defence = antes do último { -turn-one } do outro
puzzle-theme-fewer-points = menos { -point-other } é melhor
puzzle-ask-which-dice = Que { -die-other } lançar, ou é melhor pegar um?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Onde { -hang-verb } o seu último { -die-one }?
puzzle-ask-defence = { puzzle-ask-last-die } O outro lugar ainda tem um a { -hang-verb }.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-types = Quatro das seis { -colour-other }, cada uma com cinco { -type-other }. O contorno mostra o { -type-one }, a marca a { -colour-one }.
example-centre = Dois jogadores têm quatro { -colour-other }. Os d8 ficam no { -centre-one } com { -result-other }; os outros { -die-other } não foram lançados.
example-three = Três { -die-other } são escolhidos, no { -centre-one } ou junto às cartas, e lançados; dois não bastam.
example-take = O d8 vermelho mostra 4 e cabe sob o 5 vermelho. O d8 amarelo mostra 5 e não cabe em lugar nenhum.
example-lower = Um 3 pode ser { -hang-participle } sob um 5, mas não sob outro 3.
example-two-at-most = Cabe mais um { -die-one } { -hang-participle } sob o 9 vermelho; sob a { -star-one } já há dois.
example-yellow = Um, dois e três { -die-other } amarelos.
example-blue = Dois { -die-other } azuis sob uma { -star-one } são um par; cada outro { -die-one } azul dá 1. Azul e vermelho não são par.
example-green = Um d4 verde com outros dois d4, e um d12 verde sozinho no seu { -type-one }.
example-black = Dois { -die-other } pretos sob uma { -star-one } com soma 9, ou um sob cada { -star-one }.
example-purple = Um { -die-one } roxo ligado a três { -die-other }. As { -star-other } não contam.
example-red = O { -die-one } vermelho usa a { -line-one } com 8, 6 e 4: três outros { -result-other } pares.
example-twinkle = Um d6 { -twinkle-verb-s } sob um d4, e um d8 sob um d6; não um d6 ou d4 sob um d6.
example-connectors = Três { -connector-other } unem { -die-other } da mesma { -colour-one }: 9 e 7, 7 e 5, 4 e 3.
example-sums = 5 e 4 somam 9, e 3 e 2 somam 5.
example-out = O d4 vermelho está { -hang-participle }. Um dos dois { -die-other } lançados com ele { -leave-the-game-verb-s }, nenhum outro.
example-bill = A { -constellation-one } de Bill: o d12 vermelho sob o d10 preto { -twinkle-verb-s }.
example-elizabeth = A { -constellation-one } de Elizabeth: um par azul, e { -die-other } pretos sob as duas { -star-other }.
example-anna = A { -constellation-one } de Anna: três { -die-other } amarelos, e três { -die-other } que { -twinkle-verb-plural }.
example-any-order = Um { -die-one } verde foi escolhido primeiro; um vermelho pode vir depois.
summary-turn = O seu { -turn-one }
summary-turn-1 = Escolha três { -die-other } livres, lance-os e { -hang-imperative } exatamente um. Os outros { -go-home-verb-plural }; um d8 vai para o { -centre-one } com o novo { -result-one }.
summary-turn-2 = Ou pegue um d8 do { -centre-one } com o seu { -result-one }, se couber.
summary-turn-3 = Se nenhum dos três couber, o { -turn-one } é perdido.
summary-hang = { -Hang-verb }
summary-hang-1 = Sob uma { -star-one }: qualquer { -result-one }. Sob um { -die-one }: um menor.
summary-hang-2 = No máximo dois { -die-other } sob cada { -star-one } e cada { -die-one }.
summary-hang-3 = O que está { -hang-participle } nunca se move.
summary-cards = { -Point-other }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Preto, para cada { -star-one }: um { -die-one } 1; mais pela soma: até 6: 2, 7: 3, 8: 4, 9: 5, 10: 4, de 11 em diante: 3.
summary-cards-5 = Roxo: 1 por cada { -die-one } ligado a ele.
summary-cards-6 = Vermelho: em uma { -line-one }, 1 por cada outro { -result-one } ímpar, ou cada outro par.
summary-cards-7 = Twinkle: 2 por cada { -die-one } sob um { -die-one } com menos { -sides-other }.
summary-end = Fim do jogo
summary-end-1 = Todos têm sete { -die-other } ou estão { -blocked-plural }. { -Turn-other } perdidos são recuperados depois da { -round-one } 7.
summary-end-2 = Vence quem tem mais { -point-other }; no empate, quem jogou por último.
summary-end-3 = Sozinho: 20 { -point-other } e todas as { -mission-other }. Em cada { -turn-one } mais um { -die-one } { -leave-the-game-verb-s }.

## The tutorial

tutorial-goal = O objetivo: { -hang-verb } sete { -die-other } sob as suas duas { -star-other } e fazer mais { -point-other } que Zoe.
tutorial-pick = Em cada { -turn-one }, escolha três { -die-other }, lance-os e { -hang-imperative } um: escolha primeiro o d12 azul.
tutorial-pick-other = Nesta lição, escolha o { -die-one } marcado.
tutorial-pick-2 = Agora o d10 amarelo.
tutorial-pick-3 = E o d4 verde.
tutorial-roll = Agora lance os três { -die-other }.
tutorial-hang = { -Hang-imperative } um dos três; os outros { -go-home-verb-plural }. Sob uma { -star-one } cabe qualquer { -result-one }, e um alto é melhor: { -hang-imperative } o d12 azul, um 9, sob a primeira { -star-one }.
tutorial-hang-low = Abaixo só cabem { -result-other } menores, e assim sobra pouco espaço. O d12 azul mostra mais.
tutorial-centre = Zoe pegou um d8 do { -centre-one }, com o { -result-one } que mostra, sem lançar. Pegue o azul, um 7.
tutorial-centre-other = Nesta lição, pegue o d8 azul do { -centre-one }.
tutorial-under = Sob um { -die-one } só se { -hang-verb-s } um { -result-one } menor, e no máximo dois { -die-other }. O 7 cabe sob o 9.
tutorial-under-other = Para o que vem a seguir, pendure-o sob o d12 azul.
tutorial-blue-roll = Cada { -colour-one } pontua pela sua carta. Dois { -die-other } azuis lado a lado sob o mesmo { -die-one } ou { -star-one } dão 4 { -point-other }, cada outro { -die-one } azul 1. O d10 azul está entre os seus três: lance.
tutorial-blue = O d10 azul mostra 6. Pendure-o sob o 9, ao lado do d8 azul.
tutorial-blue-other = Assim não há par azul. { -Hang-imperative } o d10 azul ao lado do d8 azul.
tutorial-yellow = O amarelo conta os seus { -die-other } amarelos, onde quer que estejam { -hang-participles }: um dá 1 { -point-one }, dois 3, três 6. { -Hang-imperative } o d6 amarelo, um 5, sob o 7.
tutorial-yellow-other = O que vem a seguir precisa do d6 amarelo sob o d8 azul.
tutorial-twinkle = Um { -die-one } { -twinkle-verb-s } sob um { -die-one } com menos { -sides-other }: 2 { -point-other }, em todas as { -colour-other }. { -Hang-imperative } o d10 amarelo sob o d6 amarelo.
tutorial-twinkle-other = { -Hang-imperative } o d10 amarelo sob o d6 amarelo, onde ele { -twinkle-verb-s }.
tutorial-green = Um { -die-one } verde dá 1 { -point-one }, e mais 1 por cada outro { -die-one } seu do mesmo { -type-one }. Já há dois d10: { -hang-imperative } o d10 verde para que { -twinkle-subjunctive } sob o d6 amarelo.
tutorial-green-other = Sob o d6 amarelo o d10 verde dá mais, pois aí { -twinkle-verb-s }.
tutorial-mission = As { -mission-other } são para todos; esta dá 3 { -point-other } a quem tem { -die-other } de todos os cinco { -type-other }. Só falta um d4: escolha o vermelho.
tutorial-red = Um { -die-one } vermelho conta os outros { -die-other } ímpares em uma { -line-one } que passa por ele, ou os pares. A { -line-one } 9, 7, 5, 3 é toda ímpar: { -hang-imperative } o d4 vermelho no fim, por 4 { -point-other } e a { -mission-one }.
tutorial-red-other = O d4 vermelho dá mais no fim da { -line-one } mais longa, sob o d10 amarelo.
tutorial-won = Todos têm sete { -die-other }, e a vitória é sua, por 22 a 16! Lembre-se: se nenhum dos três { -die-other } couber, todos { -go-home-verb-plural }, e o { -turn-one } é perdido.
tutorial-colours = Perto do fim de outro jogo. Com dois jogadores há quatro das seis { -colour-other } { -in-play-phrase }, desta vez também preto e roxo.
tutorial-purple = Um { -die-one } roxo dá 1 { -point-one } por cada { -die-one } ligado a ele, acima ou abaixo. { -Hang-imperative } o d10 roxo sob o d12 amarelo.
tutorial-purple-other = A lição continua com o d10 roxo sob o d12 amarelo.
tutorial-purple-two = Dois { -die-other } roxos ligados contam um ao outro. Um 6 sob um 8 também serve a uma { -mission-one }: 1 { -point-one } por cada { -die-one } que mostra exatamente 2 a menos que o de cima.
tutorial-purple-two-other = Aí os { -die-other } roxos não ficam ligados. { -Hang-imperative } o d6 roxo sob o d10 roxo.
tutorial-black = { -Die-other } pretos pontuam pela soma sob cada { -star-one }; 9 é o melhor: 5 { -point-other }. A primeira { -star-one } tem um 6 preto: { -hang-imperative } o 3 preto sob o d12 vermelho, o que também serve à { -mission-one }.
tutorial-black-other = Sob a primeira { -star-one } o d4 preto soma 9, e sob o d12 vermelho também serve à { -mission-one }.
tutorial-end = Outra vitória, e agora você conhece todas as seis { -colour-other }. As { -mission-other } mudam de jogo para jogo: leia-as primeiro, e divirta-se!
