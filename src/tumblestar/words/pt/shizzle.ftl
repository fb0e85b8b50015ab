### The words of Shizzle in Brazilian Portuguese. Arguments as in en/shizzle.ftl, which explains them.

## The game

game-name = Shizzle
game-tagline = Seis dados em linha: pare a tempo, ou role de novo e arrisque tudo.
game-by = da Patch Products
game-about = Forme uma linha de dados a partir da Faísca, cada um igual ao dado anterior no número ou na cor. Pare e receba os pontos dela, ou role de novo e arrisque-os. Todos os 6 dados fazem um Shizzle: receba 6 pontos, ou faça outro jogador devolver 6.

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
        [you] Você adiciona o { $face } depois do { $end }: { same }.
       *[other] { $seat } adiciona o { $face } depois do { $end }: { same }.
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
            [you] { $seat } ataca você: você devolve { points-count } ao banco.
           *[other] { $seat } ataca { $victim }, que devolve { points-count } ao banco.
        }
    }
seat-wins =
    { $seat ->
        [you] Você venceu
       *[other] { $seat } venceu
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
        [barred] combina, mas não pode entrar, pois com outro dado uma linha de 3 é possível
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
       *[cap] Todos os 500 turnos foram jogados
    }
to-settle =
    { $pending ->
        [one] A resolver: { $pending } Shizzle.
       *[other] A resolver: { $pending } Shizzles.
    }

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
        [you] Você joga primeiro.
       *[other] { $seat } joga primeiro.
    }
did-spark =
    { $seat ->
        [you] Você rola o dado { $die } para a primeira Faísca.
       *[other] { $seat } rola o dado { $die } para a primeira Faísca.
    }
did-fall-spark = Saiu: { $face }, a primeira Faísca.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Rolar o dado { $die } para a primeira Faísca.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Você rola 5 dados. A Faísca é o { $face }.
       *[other] { $seat } rola 5 dados. A Faísca é o { $face }.
    }
rolls-on =
    { $seat ->
        [you] Você rola de novo
       *[other] { $seat } rola de novo
    }
did-roll-on = { rolls-on } depois do { $face }, com { points-count } em risco.
did-roll-shizzle = { rolls-on } com { points-count } em risco. A nova Faísca é o { $face }.
did-fall = Saiu: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Saiu: { $face }. Nenhum dado combina: Apagão!
       *[other] Saiu: { $face }. Nenhum dado combina: Apagão! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Agora a linha é de { $count }.
did-join-shizzle = { seat-joins } Todos os 6: um Shizzle!
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
did-attack-last = { seat-attacks } O turno termina.
did-over = { $told } { over-why }, e a partida termina.

## Turns: what a hovered target would do

would-roll = { action-roll }. Se nenhum combinar com o { $face }, é um Apagão.
would-roll-on =
    { $count ->
        [one] { action-roll }. Se ele não combinar com o { $face }, você perde { points-count }.
       *[other] { action-roll }. Se nenhum combinar com o { $face }, você perde { points-count }.
    }
would-roll-shizzle = { action-roll }. Se nenhum combinar com a nova Faísca, o { $face }, você perde { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Adicionar o { $face } depois do { $end }: { same }.
would-join-two = { would-put } Depois, adicione um terceiro dado.
would-join = { would-put } Depois, você pode parar com { points-count }.
would-join-shizzle = { would-put } Todos os 6: um Shizzle!
would-fizzle = { would-put } Nenhum terceiro dado combina: um Fiasco. Seu turno termina, e você recebe { $gain }.
would-fizzle-settle = { would-put } Nenhum terceiro dado combina: um Fiasco. { to-settle }
would-stop = Parar e receber { $gain }.
would-stop-settle = Parar. Depois, para cada Shizzle, receber 6 pontos ou atacar.
would-take = Receber { $gain }.
would-hit = Atacar { $victim }, que devolve { points-count } ao banco.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Depois, você recebe { $gain }.
would-attack-last = { would-hit } Seu turno termina.
would-over =
    { $result ->
        [won] { $told } Você vence!
        [shared] { $told } Você divide a vitória.
       *[lost] { $told } A partida termina, e você não vence.
    }

## Status

status-setup = Preparação
status-spark =
    { $seat ->
        [you] Sua vez: role um dado qualquer para a primeira Faísca.
       *[other] { $seat } está escolhendo um dado para a primeira Faísca.
    }
status-ready =
    { $seat ->
        [you] Sua vez: role 5 dados.
       *[other] { $seat } está rolando 5 dados.
    }
status-join-third =
    { $seat ->
        [you] Sua vez: adicione um 3º dado, { end-colour } ou qualquer { $number }.
       *[other] { $seat } está escolhendo um dado: { end-colour } ou qualquer { $number }.
    }
status-join =
    { $seat ->
        [you] Sua vez: adicione um dado, { end-colour } ou qualquer { $number }.
       *[other] { $seat } está escolhendo um dado: { end-colour } ou qualquer { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Sua vez: adicione um dado. Sem linha de 3, é um Fiasco.
       *[other] { $seat } está escolhendo um dado para um Fiasco.
    }
status-join-or-end =
    { $seat ->
        [you] Sua vez: adicione um dado, pare com { points-count } ou role de novo.
       *[other] Vez de { $seat }: parar com { points-count } ou rolar de novo.
    }
status-end =
    { $seat ->
        [you] Sua vez: pare com { points-count } ou role de novo.
       *[other] Vez de { $seat }: parar na linha de { $count } ou rolar de novo.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle! Pare, ou arrisque { points-count } e role 5 dados.
       *[other] Shizzle! Vez de { $seat }: parar ou rolar de novo.
    }
cheer = Shizzle!
status-settle =
    { $seat ->
        [you] Sua vez: receba { points-count }, ou ataque um jogador.
       *[other] { $seat } está resolvendo um Shizzle.
    }
status-over-won = { over-why }. { seat-wins } com { points-count }!
status-over-shared = Empate com { points-count }: { $seats }. { over-why }.
status-type-dice = Dado { $die }: qual é a cor do { $number }?
status-type-first = Quem joga primeiro?
status-type-fall =
    { $count ->
        [one] O que mostra o dado { $die }? Falta digitar: { $count } dado.
       *[other] O que mostra o dado { $die }? Falta digitar: { $count } dados.
    }
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
        [one] Rolar { $count } dado
       *[other] Rolar { $count } dados
    }
action-stop = Parar: receber { $points }
action-stop-settle = Parar e resolver
action-take = Receber { $points }
action-attack = Atacar { $victim }
deed-spark = Rolar este dado
deed-add = Adicionar o dado
touch-spark = Toque em um dado.
touch-attack = Toque em um jogador.
touch-add = Toque em um dado.

## Refusals: why not, and what instead

refused-SH-1-1 = Um dado mostra um número de 1 a 6. Escolha uma das suas faces.
refused-SH-1-2 = Um dado tem cada cor uma vez, e nenhuma face se repete. Escolha uma das cores oferecidas.
refused-SH-1-4 = Não há esse jogador nesta mesa. Escolha um dos jogadores dela.
refused-SH-2-1 = Ainda não há Faísca. Escolha um dado para rolar sozinho.
refused-SH-2-2 = Seu turno começa com uma rolagem. Role primeiro os 5 dados.
refused-SH-2-3 = Esse dado não tem nem o número nem a cor do último dado da linha. Adicione um que combina, se puder.
refused-SH-2-3-lies = Esse dado está na linha e fica nela. Adicione um de fora da linha, se puder.
refused-SH-2-8 = Depois de cada rolagem, você deve adicionar um dado, e 2 na linha não bastam. Adicione um dado que combina.
refused-SH-2-8-alone = Depois desse dado, nenhum outro combina, mas uma linha de 3 é possível. Adicione um dado diferente.
refused-SH-3-1 = Só falta resolver Shizzles. Receba os pontos, ou ataque.
refused-SH-3-1-early = Não há nada a resolver antes do fim do seu turno. Adicione um dado, pare ou role de novo.
refused-SH-3-2 = Você só pode atacar outro jogador que tenha pontos. Escolha um, ou receba os pontos.
refused-SH-3-6 = A partida acabou. Reveja-a passo a passo, ou jogue outra.

## Options

option-first = Quem joga primeiro
option-first-help = Por sorteio, ou o lugar que você escolher.
option-first-0 = por sorteio
option-first-seat = lugar { $count }
option-random_dice = Dados aleatórios
option-random_dice-help = As cores são sorteadas entre os dados. Cada dado continua com cada número e cada cor uma vez, e nenhuma face se repete.
option-rounds = Rodadas
option-rounds-help = A partida também termina depois deste número de turnos de cada jogador.
option-rounds-0 = sem limite
option-target = Meta de pontos
option-target-help = A partida também termina quando um jogador conclui um turno com pelo menos este número de pontos.
option-target-0 = nenhuma
option-cap = No máximo 500 turnos
option-cap-help = O jogador com mais pontos vence então. Sem isto, os ataques poderiam prolongar uma partida para sempre. Uma mesa só de bots sempre tem este limite.

## The board in text

picture-label = A linha, os dados fora dela, o banco e todos os pontos; também em texto.
text-board = A linha, depois os 6 dados
text-place =
    { $by ->
        [number] Lugar { $count }: { $face }, pelo número
        [colour] Lugar { $count }: { $face }, pela cor
       *[spark] Lugar { $count }: { $face }, a Faísca
    }
text-place-empty = Lugar { $count }: livre
text-die = Dado { $die }: { $face }
text-die-line = Dado { $die }: { $face }, na linha, lugar { $count }
text-die-loose = Dado { $die }: { $face }, { fit }
text-die-falling = Dado { $die }: rolando
text-die-blank = Dado { $die }: ainda não rolado
text-side =
    { $colour ->
        [none] No dado { $die }: { $number }, cor ainda desconhecida
       *[other] No dado { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Está jogando.
text-bank = Banco: { points-count }.
points-banked = Pontos

## Rules

rules-intro = Shizzle é um jogo de dados para 2 a 6 jogadores. Sua linha começa com a Faísca, o último dado da linha anterior. Role os outros 5 dados e adicione os que combinam: cada um deve ter o número ou a cor do dado anterior. Se nenhum combinar, é um Apagão, e você perde os pontos do turno. Se nenhuma linha maior que 2 for possível, é um Fiasco: receba 2 pontos, e seu turno termina. Uma linha de 3, 4 ou 5 é um Lampejo. Pare e receba 1 ponto por dado da linha, ou role o resto e arrisque tudo. Todos os 6 são um Shizzle: receba 6 pontos, faça outro jogador devolver 6, ou role de novo e arrisque-o. Quando o banco fica vazio, vence o jogador com mais pontos.
rules-page = Os dados que você pode adicionar se destacam: clique em um para pôr na linha, ou escolha-o com o teclado. “Parar” e “Rolar” aparecem quando você pode usá-los. Um Apagão ou um Fiasco termina seu turno automaticamente. Se você parar e não houver quem atacar, recebe automaticamente os pontos dos seus Shizzles. Com dados reais, digite o que eles mostram, em qualquer ordem. Quais cores estão em qual dado é palpite nosso.{$reconstruction} Quem tem a caixa pode corrigir isso em dice.toml.

rules-SH-1 = Componentes
rule-SH-1-1 = Há 6 dados com os números de 1 a 6. Cada um dos 36 pares de número e cor está em exatamente uma face. Cada dado tem cada número e cada cor uma vez.{$review}
rule-SH-1-2 = As cores são vermelho, laranja, roxo, azul, verde e amarelo. O amarelo é palpite nosso, e os conjuntos reais variam. No dado 1, os números de 1 a 6 têm as cores nessa ordem; cada dado seguinte começa uma cor depois.{$reconstruction} Opção: dados aleatórios.
rule-SH-1-3 = As fichas são pontos: 14 fichas de 5 e 30 de 1, 100 pontos ao todo. O banco começa com 40 pontos para 2 jogadores, 60 para 3, 75 para 4, 90 para 5 e 100 para 6. Os jogadores começam sem nenhum. O banco e os pontos de todos os jogadores somam sempre o mesmo.
rule-SH-1-4 = O jogador mais novo começa; aqui, o anfitrião escolhe ou há um sorteio.{$ruling} A vez passa para a esquerda.

rules-SH-2 = Seu turno
rule-SH-2-0 = Um Shizzle fica pendente desde que você o faz até resolver, no fim do turno, o que fazer com ele. Nada mais fica pendente. Sua linha conta uma vez, quando seu turno termina: uma linha de 3 que cresceu até 5 vale 5. Uma linha de 6 é 1 Shizzle pendente e não pontua além disso.
rule-SH-2-1 = No primeiro turno da partida, role 1 dado qualquer: ele é a Faísca. Em todos os outros turnos, a Faísca é o último dado da linha do jogador anterior, exatamente como está.
rule-SH-2-2 = A Faísca é o primeiro dado da sua linha e conta. Role os outros 5 dados.
rule-SH-2-3 = Adicione dados só na ponta livre da linha. Cada um deve ter o número ou a cor do dado anterior. Escolha quais dos dados rolados adicionar, e em que ordem. Os dados de rolagens anteriores ficam onde estão.{$ruling}
rule-SH-2-4 = Apagão: nenhum dado rolado combina, na primeira rolagem ou em qualquer outra. Seu turno termina, e você perde todos os pontos dele, inclusive os Shizzles pendentes.
rule-SH-2-5 = Fiasco: você rolou 5 dados, e a maior linha possível é de 2. Entre os dados que combinam, escolha qual adicionar. Seu turno termina: receba 2 pontos e resolva os Shizzles pendentes, se houver.
rule-SH-2-6 = Lampejo: uma linha de 3, 4 ou 5. Pare, receba esse número de pontos e resolva os Shizzles pendentes; ou role todos os dados fora da linha. Nesse caso, pelo menos 1 deve combinar, ou é um Apagão. (Não pode ser um Fiasco: você rola menos de 5 dados.)
rule-SH-2-7 = Shizzle: todos os 6 dados estão na linha. Ele vale 6 pontos que você recebe, ou 6 que outro jogador devolve ao banco. Pare, ou role de novo e arrisque-o. Se você rolar de novo, o sexto dado passa a ser a nova Faísca, uma nova linha de 1; role os outros 5 dados.
rule-SH-2-8 = Se algum dado combina, você deve adicionar pelo menos 1. Você pode deixar de fora outros dados que combinam.{$ruling} Exceção: se você rolou 5 dados e uma linha de 3 ou mais é possível, sua linha deve chegar a 3.{$ruling} Nesse caso, escolha um primeiro dado depois do qual outro dado rolado combina. (Uma linha de 2 só existe no Fiasco.)
rule-SH-2-9 = Quando você rola de novo, role todos os dados que não estão na linha.{$ruling}

rules-SH-3 = O fim do turno e da partida
rule-SH-3-1 = Os Shizzles ficam pendentes até o fim do seu turno; só então você deve resolver cada um.{$ruling} Para cada um, receba 6 pontos ou ataque um jogador. Escolha para cada um; você pode atacar vários jogadores.{$ruling} Primeiro ataque, depois receba pontos.{$ruling} (O manual diz “imediatamente”. Entendemos: quando seu turno termina, pois em vez disso você pode rolar de novo e perder tudo em um Apagão.)
rule-SH-3-2 = Um jogador atacado devolve 6 pontos ao banco, ou todos os que tem, se forem menos.{$ruling} Você não ganha nada. Ataque um por vez. Você só pode atacar outros jogadores que tenham pontos, o mesmo de novo enquanto ele tiver algum.{$ruling} Se nenhum deles tiver pontos, receba os pontos do Shizzle.{$ruling}
rule-SH-3-3 = Se o banco tiver menos do que você ganhou, receba o que resta.{$ruling}
rule-SH-3-4 = Quando você decide parar, não pode recusar pontos.{$ruling} O manual aconselha a não terminar uma partida que você perderia: em vez disso, ataque ou role de novo.
rule-SH-3-5 = O último dado da sua linha é a Faísca do próximo jogador, mesmo depois de um Apagão.{$ruling} Se você tiver um Apagão na primeira rolagem, é a mesma Faísca com que você começou.
rule-SH-3-6 = Se o banco estiver vazio depois de resolvido um turno, a partida termina na hora. Vence o jogador com mais pontos. Os jogadores empatados dividem a vitória.{$ruling}
rule-SH-3-7 = O manual não limita os turnos, e os ataques podem prolongar uma partida sem fim. Opções: um número de rodadas, uma meta, ou no máximo 500 turnos. Um banco vazio ainda termina a partida. A meta conta depois de resolvido um turno; uma rodada termina depois do turno do último jogador.{$ruling} Vence o jogador com mais pontos; os jogadores empatados dividem a vitória.{$ruling}

rules-SH-4 = É bom saber
rule-SH-4-1 = Cada dado tem 2 chances em 3 de não combinar. Assim, há um Apagão em 13% das rolagens de 5 dados, 30% das de 3, 44% das de 2 e 67% das de 1.
rule-SH-4-2 = Nas 7.776 rolagens de 5 dados padrão, a maior linha possível é de um dado 1.024 vezes, de dois 1.034 vezes, de três 1.160, de quatro 1.624, de cinco 1.730 e de seis 1.204.
rule-SH-4-3 = Um Shizzle, depois um Lampejo de 4: 10 pontos, ou um ataque e 4. Dois Shizzles, depois um Fiasco: 14 pontos, ou 8 e um ataque, ou 2 e dois ataques. Um Shizzle, depois um Apagão: nada. O banco tem 4, você ataca um jogador com 9 e ainda tem 5 a receber. O banco cresce para 10, você recebe 5, e ele fica com 5: a partida continua.

rules-ours = Outras decisões
rule-ours-1 = Se você desistir, não ganha nada, e os outros jogadores dividem a vitória.{$ruling}
rule-ours-2 = O jogo espera você rolar os 5 dados no começo do seu turno.{$ruling}
rule-ours-3 = Quando você recebe pontos, recebe 6 por Shizzle restante e os pontos da sua linha.{$ruling}
rule-ours-4 = Os dados aleatórios são feitos um por vez. Cada um é qualquer dado compatível com os anteriores, todos igualmente prováveis.{$ruling}
rule-ours-5 = Os dados rolados param um por vez, do dado 1 ao dado 6. Só depois do último se decide se há um Apagão.{$ruling}

## What a typed text should have been

unread-first = “{ $text }” não é um jogador. Digite de “{ $name } 1” a “{ $name } { $count }”.
unread-die = “{ $text }” não é um dado. Digite de “{ $name } 1” a “{ $name } { $count }”.
unread-colour = “{ $text }” não é uma cor para { $place } (dado e número). Digite uma destas: { $colours }.
unread-fallen = “{ $text }” não é uma face do dado { $count }. Digite uma destas: { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Dados reais
chance-typed-help = Você rola dados reais e digita o que eles mostram.
palette-head = O que mostram os dados reais?

## Bots

bot-greedy = Médio
bot-greedy-help = joga pelo máximo de pontos neste turno
bot-novice = Iniciante
bot-novice-help = como { bot-greedy }, mas costuma parar cedo demais ou rolar de novo vezes demais
bot-club = Fácil
bot-club-help = como { bot-optimal }, mas pode perder até 8% da chance de vitória por ação, menos com mais jogadores
bot-strong = Difícil
bot-strong-help = como { bot-optimal }, mas pode perder até 2% da chance de vitória por ação, menos com mais jogadores
bot-optimal = Mestre
bot-optimal-help = joga pela solução exata (2 jogadores, dados padrão) ou pela melhor estimativa

## Help with a decision

advice-reach =
    { $count ->
        [6] Todos os 6
       *[other] { $count } ou mais
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Parar com { $length }
advice-stop-joining = Adicionar { $dice }; parar com { $length }
advice-roll-joining = Adicionar { $dice }; rolar de novo
advice-fizzle-joining = Adicionar { $dice }: um Fiasco
advice-die = Rolar o dado { $count } para a primeira Faísca
advice-odds = Chances de um Apagão na próxima rolagem, ou de uma linha de 3, 4, 5 ou 6.
advice-turn = Pontos: o que este turno rende em média se você jogar por pontos.

## The solution

solve-bank = Aqui o banco não pode ter { $bank } pontos. Informe de 1 a { $most }.
data-mismatch = Os dados fornecidos são para outra coisa: “{ $key }” é { $text }, não { $expected }. Gere-os de novo: { $make }
data-damaged = Os dados fornecidos estão danificados ({ $why }). Gere-os de novo: { $make }
dice-file = Estes dados não podem ser usados. { $why }
dice-no-dice = Os dados devem ser uma lista de { $expected } dados, não { $count }.
dice-no-faces = O dado { $die } deve ser uma lista de 6 cores, para seus números de 1 a 6.
dice-no-face = O dado { $die } não pode ter a cor “{ $text }”. Use uma destas: { $allowed }.
dice-no-twice = O { $text } { $number } do dado { $die } está sobrando. Cada dado tem cada cor uma vez, e nenhuma face se repete.

## The score pad

pad-rounds = Pontos por rodada
pad-round-means = Pontos recebidos, menos os perdidos em ataques.
pad-who = Toque no jogador cujo turno acabou.
pad-over = O banco está vazio: a partida acabou (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: como terminou o turno?
        [one] { $player }, { $count } Shizzle: como o turno continuou?
       *[other] { $player }, { $count } Shizzles: como o turno continuou?
    }
pad-choke = Apagão: nada
pad-fizzle = Fiasco: { $count }
pad-flicker = Lampejo: { $count }
pad-stop = Parou ali
pad-settle =
    { $count ->
        [one] Resolver { $count } Shizzle: pontos ou um ataque?
       *[other] Resolver { $count } Shizzles: pontos ou um ataque?
    }
pad-bad-turn = “{ $text }” não é um turno. Informe um jogador, os dados da última linha (0, 2 a 6), os Shizzles e os jogadores atacados, como “140” ou “1312”.
pad-after-end = “{ $text }” vem depois do fim da partida: o banco está vazio ({ $tag }).
pad-bad-attack = “{ $text }” tem um ataque que não é permitido. Ataque outros jogadores com pontos, no máximo uma vez por Shizzle ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = Pontos
sign-points-does = As fichas de um jogador: uma quadrada vale 5 pontos, uma redonda vale 1.
sign-line = Linha
sign-line-does = Cada dado tem o número ou a cor do dado anterior. Ao parar, uma linha de 3, 4 ou 5 vale esse número de pontos.
sign-shizzle = Shizzle
sign-shizzle-does = Todos os 6 dados na linha: 6 pontos para você, ou 6 que outro jogador devolve. Cada estrela é um Shizzle a resolver.
sign-bank = Banco
sign-bank-does = Todos os pontos vêm daqui. Se estiver vazio no fim de um turno, a partida termina. A placa mostra o que você recebe se parar agora.
sign-cup = Copo de dados
sign-cup-does = Rola todos os dados fora da linha. Pelo menos 1 deve combinar, ou é um Apagão.
sign-count = Dado pequeno
sign-count-does = Quantos dados você rolaria a seguir.
sign-spark = Faísca
sign-spark-does = O primeiro dado da sua linha, sobre raios. É o último dado da linha anterior.
sign-bond = Selo entre dois dados
sign-bond-does = Por que os dois dados combinam: o número em comum, ou a marca da sua cor.
sign-choke = Apagão
sign-choke-does = Nenhum dado rolado combina. Seu turno termina, e você perde os pontos dele, inclusive os Shizzles pendentes.
sign-fizzle = Fiasco
sign-fizzle-does = Você rolou 5 dados, e nenhuma linha maior que 2 é possível: receba 2 pontos, e seu turno termina.
sign-flicker = Lampejo
sign-flicker-does = Uma linha de 3, 4 ou 5. Pare e receba os pontos dela, ou role de novo e arrisque-os.
now-points = { points-count }.
now-line = A linha tem { $count } de 6 dados; o turno vale { points-count } até agora.
now-rolls =
    { $count ->
        [one] A próxima rolagem tem { $count } dado.
       *[other] A próxima rolagem tem { $count } dados.
    }

## What gives the win shares of a review

evaluator-exact = a solução do jogo
evaluator-table = a tabela para 3 jogadores
evaluator-estimate = uma estimativa aprendida com turnos exatos
evaluator-simple = um modelo aproximado, pois a estimativa fornecida não pode ser usada

## Kinds of chance, for statistics

chance-of-die = Números rolados
mistake-ending = terminar uma partida que você perde
mistake-stopping = parar cedo demais
mistake-going-on = rolar uma vez a mais
mistake-six = deixar passar um Shizzle
mistake-left-out = deixar de fora um dado que combina
mistake-short = fazer uma linha menor que a possível
mistake-dice = adicionar o dado errado
mistake-attack = não atacar
mistake-taking = atacar em vez de receber pontos
mistake-victim = atacar o jogador errado
why-win =
    { $count ->
        [one] A partida termina na hora, ganha por { $count } ponto.
       *[other] A partida termina na hora, ganha por { $count } pontos.
    }
why-ending =
    { $count ->
        [one] A partida terminou na hora, perdida por { $count } ponto.
       *[other] A partida terminou na hora, perdida por { $count } pontos.
    }
why-victim = Pontos: { $name } { $better }, { $other } { $taken }.
why-choked = Essa rolagem tinha { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de chance de Apagão.
why-roll = O plano: adicionar { $dice } e depois rolar de novo.
why-stop = O plano: adicionar { $dice } e depois parar com { $count } dados na linha.
why-choke = A chance de um Apagão é então de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Em média, o turno vale então { NUMBER($better, maximumFractionDigits: 1) } pontos, não { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Está jogando: { $player }
edit-bank = Banco: { $count }
edit-points = { $player }: { $count }
edit-pending = Shizzles a resolver: { $count }
edit-ready = Antes da primeira rolagem
edit-choose = Dados rolados
edit-settle = Resolvendo Shizzles
edit-shows = Mostra { $count }
edit-out = Tirar da linha
edit-spark = Usar como Faísca
edit-join = Adicionar à linha

## Puzzles

puzzle-how-solution = pela solução, com exatidão
puzzle-theme-push = rolar de novo
puzzle-theme-stop = parar
puzzle-theme-joining = qual dado adicionar
puzzle-theme-short-line = uma linha menor
puzzle-theme-shizzle = um Shizzle
puzzle-theme-attack = atacar
puzzle-theme-take = receber
puzzle-theme-last-points = os últimos pontos
puzzle-theme-last-turn = o último turno

## The tutorial

tutorial-goal = Seu objetivo: ter mais pontos que todos quando o banco ficar vazio. Todos os pontos vêm do banco, que agora tem 32.
tutorial-spark = É a sua vez. O primeiro dado da sua linha já está aí: a Faísca, um 1 vermelho. Você rola os outros 5 dados.
tutorial-roll = Role os dados.
tutorial-colour = Um dado combina se tem a cor ou o número do último dado da linha. Depois do 1 vermelho, o 4 vermelho combina. Adicione-o.
tutorial-number = Agora o 4 vermelho é o último. O 4 amarelo combina: o número é o mesmo. Adicione-o.
tutorial-flicker = Uma linha de 3 é um Lampejo: você poderia parar e receber 3 pontos. Mas outro dado combina. Adicione o 2 amarelo.
tutorial-flicker-stop = Você poderia parar, mas outro dado combina, e mais 1 dado é mais 1 ponto. Adicione-o.
tutorial-flicker-roll = Você poderia rolar o resto, mas um deles já combina. Adicione-o primeiro.
tutorial-longer = Escolha bem a ordem: só o último dado da linha decide o que combina a seguir. Adicione o 2 roxo.
tutorial-stop = Seus 5 dados valem 5 pontos. Se você rolar o último dado e ele não combinar, perde todos. Pare.
tutorial-stop-roll = Isso arrisca 5 pontos, e o dado só tem 1 chance em 3 de combinar. Pare e receba os pontos.
tutorial-next-spark = Você recebeu 5 pontos. Seu último dado, o 2 roxo, é agora a Faísca de Zoe. Veja o que ela rola.
tutorial-choke = Nenhum dado de Zoe era roxo ou um 2: um Apagão! O turno dela termina na hora, e ela perde os pontos dele. A mesma Faísca é agora sua. Role os dados.
tutorial-fizzle = Só 1 dos seus 5 dados combina, e nada combina depois dele. Uma linha de 2 é um Fiasco: seu turno termina com 2 pontos. Adicione o 4 roxo.
tutorial-again = Zoe decidiu parar com 3 dados. O 3 azul é sua Faísca. Role outra vez.
tutorial-all = Desta vez você pode adicionar todos os dados, um a um. Comece com o 3 verde.
tutorial-all-2 = Adicione o 5 verde. Depois vêm o 5 laranja e o 4 laranja.
tutorial-all-stop = Isso é permitido, mas você pode adicionar todos os 6 dados. Adicione o próximo.
tutorial-all-3 = Só falta 1 dado. Adicione o 4 roxo.
tutorial-shizzle = Todos os 6: um Shizzle! Ele vale 6 pontos, ou um ataque. Você poderia rolar de novo, mas o perderia em um Apagão. Pare.
tutorial-shizzle-roll = Em um Apagão, você perderia o Shizzle. Pare e use-o.
tutorial-attack = Você poderia receber 6 pontos. Se você atacar Zoe, ela devolve 6 dos dela ao banco. Ataque Zoe.
tutorial-attack-take = Receber 6 pontos muitas vezes é igualmente bom. Mas veja o que faz um ataque: ataque Zoe.
tutorial-attacked = Zoe devolveu 6 pontos ao banco. Você não ganha nada, mas a partida dura mais, o que ajuda os jogadores que estão atrás.
tutorial-bank = Alguns turnos depois, o banco tem 3 pontos, e você está na frente. Se você parar com seus 4 dados, recebe esses 3, e a partida termina. Pare.
tutorial-bank-other = Isso é permitido, mas se você parar agora, vence. Pare.
tutorial-end = O banco está vazio, e você tem mais pontos que todos: você venceu!
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Cada face tem um número e uma cor, e nenhuma face se repete.
example-from-the-bank = Você decide parar com uma linha de 3 e recebe 3 pontos do banco.
example-next-spark = Você decide parar com uma linha de 3. O último dado dela, exatamente como está, é a Faísca do próximo jogador.
example-join = Você pode adicionar o 4 vermelho, que tem a cor da Faísca. O 4 laranja não tem nem a cor nem o número dela.
example-choke = Nenhum dos 5 dados tem o número ou a cor da Faísca: um Apagão. Seu turno termina, e você perde os pontos dele.
example-fizzle = Nenhuma linha de 3 é possível: um Fiasco. Adicione 1 dado e receba 2 pontos. Seu turno termina.
example-flicker = Um Lampejo de 4: pare e receba 4 pontos, ou role os outros 2 dados.
example-shizzle = Um Shizzle: pare, ou role de novo e arrisque 6 pontos. Se você rolar de novo, o sexto dado é a nova Faísca.
example-three-possible = Com o 5 vermelho, uma linha de 3 é possível, e por isso obrigatória. Com o 1 laranja, a linha terminaria em 2.
example-attack = Com um Shizzle, faça qualquer outro jogador que tenha pontos devolver 6 ao banco.
example-bank-empty = O banco tem menos do que você ganhou. Você recebe o que resta, e a partida termina.
example-shizzle-and-four = Um Shizzle, depois um Lampejo de 4: 10 pontos, ou um ataque e 4.
example-two-shizzles = Dois Shizzles, depois um Fiasco: 14 pontos, ou 8 e um ataque, ou 2 e dois ataques.
example-shizzle-lost = Um Shizzle, depois um Apagão: nada.
example-bank-grows = Seu ataque leva o banco de 4 pontos a 10. Depois você recebe 5: o banco fica com 5, e a partida continua.
example-take-all = Três Shizzles e uma linha de 3: você recebe todos os pontos de uma vez, até o limite do banco.
summary-turn = Seu turno
summary-turn-1 = A Faísca é o último dado da linha anterior. No primeiro turno, role 1 dado qualquer como Faísca. Role os outros 5 dados.
summary-turn-2 = Adicione pelo menos 1 dado na ponta livre: cada um deve ter o número ou a cor do dado anterior.
summary-turn-3 = Nenhum dado combina: um Apagão. Seu turno termina, e você perde os pontos dele, inclusive os Shizzles pendentes.
summary-turn-4 = Se uma linha de 3 for possível, ela é obrigatória.
summary-stop = Parar ou rolar de novo
summary-stop-1 = Nenhuma linha maior que 2 é possível: um Fiasco. Receba 2 pontos; seu turno termina.
summary-stop-2 = Uma linha de 3 a 5: um Lampejo. Pare e receba 1 ponto por dado, ou role todos os dados fora da linha; pelo menos 1 deve então combinar.
summary-six = Todos os 6: um Shizzle
summary-six-1 = Pare: receba 6 pontos, ou faça outro jogador devolver 6 ao banco.
summary-six-2 = Ou role de novo e arrisque-o: o sexto dado é a nova Faísca, e você rola os outros 5.
summary-six-3 = Quando seu turno terminar, resolva seus Shizzles pendentes: primeiro ataque, depois receba pontos.
summary-end = Fim da partida
summary-end-1 = O banco começa com 40, 60, 75, 90 ou 100 pontos para 2, 3, 4, 5 ou 6 jogadores.
summary-end-2 = Se o banco estiver vazio depois de um turno, a partida termina. Vence quem tem mais pontos; em caso de empate, a vitória é dividida.
