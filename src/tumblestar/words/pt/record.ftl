### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = O jogo acabou.
refused-seat = Não é a sua vez; joga: { $seat ->
        [0] o acaso
       *[other] lugar { $seat }
    }.

# $now: what is to be done, a sentence of the game.
refused-turn = Não é a sua vez. { $now }
refused-place = Nada se pode fazer aí agora. { $now }
refused-chance = Aqui os resultados do acaso vêm da semente. Só uma mesa com tabuleiro real os aceita.
bad-chance = Tipo de acaso desconhecido “{ $text }”; espera-se: { $allowed }.
bad-commitment = O acaso selado precisa de um compromisso: 64 dígitos hexadecimais.
bad-practice = Um jogo de treino não tem acaso selado.
bad-seed = Uma semente é uma linha de 1 a { $most } caracteres visíveis.
bad-salts = Esperam-se: { $seats } sais, um por lugar; um sal pode ficar vazio.
bad-seat-kind = Um lugar é de uma pessoa ou de um bot.

## Reading a record

record-long = O arquivo tem mais de { $most } caracteres, demais para uma partida gravada.
record-events = A partida gravada tem { $count } eventos; aceitam-se no máximo { $most }.
record-format = Isto não é uma partida gravada: primeira linha esperada: “{ $expected }”.
record-header = Entrada desconhecida no cabeçalho “{ $text }”; espera-se: { $keys }.
record-twice = A entrada “{ $key }” aparece duas vezes.
record-missing = Falta no cabeçalho a entrada “{ $key }”.
record-older = Jogada e mostrada pela versão { $rules } das regras. A versão mais nova é { $version }.
record-other = Jogada pela versão { $rules } das regras (dados { $data }), mostrada pela versão { $version } (dados { $digest }); os pontos podem diferir.
record-cut = Jogada pela versão { $rules } das regras (dados { $data }). A versão { $version } (dados { $digest }) mostra { $n } dos { $count } eventos; o texto da partida tem todos.
record-rules = A partida gravada tem a versão “{ $text }” das regras; este programa joga a versão { $version }.
record-data = A partida gravada tem outras peças (dados “{ $text }”) que este programa ({ $digest }).
record-seat = “{ $text }” não é um lugar; espera-se: “person” ou “bot”, depois um nome.
record-salt = O lugar do sal não existe; o jogo tem { $seats } lugares.
record-options = “{ $text }” não é uma opção; espera-se: nome=número, com os nomes { $options }.
record-seed = A semente aberta deveria ter 64 dígitos hexadecimais.
record-early-seed = A semente de um jogo selado só se abre no fim.
record-date = A data deveria ser como 2026-11-21.
record-start = Os lugares e opções devem ser os da posição em que o jogo começa.
record-practice = “{ $text }” não pode vir depois de “practice”; espera-se: “yes”.
record-event = “{ $text }” não é um evento; espera-se: um número, depois * para o acaso ou o número de um lugar, depois a ação.
record-number = O número do evento é { $text }; espera-se: { $expected }. Talvez falte uma linha antes.
record-actor = O evento é de “{ $text }”, mas é { $expected } quem joga.
record-after-end = O jogo acabou antes deste evento.
record-refused = “{ $text }” não se pode fazer aqui. { $why }
record-end = A partida gravada acaba com “{ $text }”, mas os seus eventos com “{ $expected }”.
record-result = O resultado gravado é “{ $text }”, mas o dos eventos “{ $expected }”.

## Checking chance

verify-proved = Sorte verificada ✓ Ninguém podia mudar um resultado depois do início. Verificados: { $count }.
verify-seed = Sorte verificada. Quem escolheu as palavras “{ $seed }” podia conhecê-la. Verificados: { $count }.
verify-practice = Treino: alguém voltou atrás, e o que viria podia ser conhecido. Verificados: { $count }.
verify-typed = Os resultados ({ $count }) foram digitados ou escolhidos, e não há nada a verificar.
verify-older = As regras (versão { $rules }) ou os dados deste jogo não estão guardados aqui, e o acaso não pode ser verificado.
verify-closed = A sorte está selada até o fim do jogo, e os resultados até agora ({ $count }) ainda não podem ser verificados.
verify-commitment = Falso: esta não é a sorte selada antes do início.
verify-outcome = Falso: o evento { $n } é “{ $text }”, mas a tirada { $count } da sequência “{ $stream }” da semente dá “{ $expected }”.

## How a game ended

status-resigned = { $seat ->
        [you] Você desistiu. { $others } vence.
       *[other] { $others ->
            [you] { $seat } desistiu. Você vence!
           *[other] { $seat } desistiu. { $others } vence.
        }
    }
status-resigned-shared = { $seat ->
        [you] Você desistiu. Dividem a vitória: { $others }.
       *[other] { $others ->
            [you] { $seat } desistiu. Dividem a vitória: { $others }.
           *[other] { $seat } desistiu. Dividem a vitória: { $others }.
        }
    }
status-abandoned = O jogo foi abandonado; ninguém vence.
status-given-up = { $seat ->
        [you] Você desistiu.
       *[other] { $seat } desistiu.
    }
final-won = vencido
final-shared = vitória dividida
status-flagged = { $seat ->
        [you] { $count ->
            [0] O seu tempo acabou.
            [one] O seu tempo acabou. { $others } vence.
           *[other] O seu tempo acabou. Dividem a vitória: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Acabou o tempo de { $seat }. Você vence!
               *[other] Acabou o tempo de { $seat }. Dividem a vitória: { $others }.
            }
           *[other] { $count ->
                [0] Acabou o tempo de { $seat }.
                [one] Acabou o tempo de { $seat }. { $others } vence.
               *[other] Acabou o tempo de { $seat }. Dividem a vitória: { $others }.
            }
        }
    }

## What calls of programs take

takes-action = uma ação em notação
takes-record = o texto de uma partida gravada
takes-seats = um Seat(kind, name) por lugar
takes-salts = uma lista de textos, um por lugar
