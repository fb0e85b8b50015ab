### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = A partida acabou.
refused-seat =
    Não é a sua vez. { $seat ->
        [0] Vem agora uma rolagem ou um sorteio.
       *[other] É a vez do lugar { $seat }.
    }

# $now: what is to be done, a sentence of the game.
refused-turn = Não é a sua vez. { $now }
refused-place = Você não pode fazer nada ali agora. { $now }
refused-chance = Aqui a semente decide todas as rolagens e sorteios. Você só pode digitá-los em uma mesa com tabuleiro de verdade.
bad-chance = “{ $text }” não é um tipo de acaso. Use um destes: { $allowed }.
bad-commitment = O acaso lacrado precisa de um compromisso: 64 dígitos hexadecimais.
bad-practice = Uma partida de treino não pode ter acaso lacrado.
bad-seed = Uma semente tem uma linha de 1 a { $most } caracteres visíveis.
bad-salts =
    { $seats ->
        [one] Informe { $seats } sal. Ele pode ficar vazio.
       *[other] Informe { $seats } sais, um para cada lugar. Um sal pode ficar vazio.
    }
bad-seat-kind = Dê cada lugar a uma pessoa ou a um bot.

## Reading a record

record-long = Este arquivo tem mais de { $most } caracteres, demais para um arquivo de partida.
record-events = O arquivo de partida tem { $count } passos. São permitidos no máximo { $most }.
record-format = Este não é um arquivo de partida: a primeira linha deve ser “{ $expected }”.
record-header = “{ $text }” não é uma entrada do cabeçalho. Use uma destas: { $keys }.
record-twice = A entrada “{ $key }” aparece duas vezes.
record-missing = Falta no cabeçalho a entrada “{ $key }”.
record-older = Jogada e mostrada com a versão { $rules } das regras. A versão mais nova é { $version }.
record-other = Jogada com a versão { $rules } das regras (dados { $data }), mostrada com a versão { $version } (dados { $digest }). Os pontos podem diferir.
record-cut = Jogada com a versão { $rules } das regras (dados { $data }). A versão { $version } (dados { $digest }) só pode mostrar os primeiros { $n } de { $count }. O arquivo da partida tem todos os passos.
record-rules = O arquivo da partida tem a versão “{ $text }” das regras, mas este programa joga a versão { $version }.
record-data = A partida foi jogada com outros dados do jogo (“{ $text }”) que os deste programa ({ $digest }).
record-seat = “{ $text }” não é um lugar. Escreva “person” ou “bot” e depois um nome.
record-salt =
    Não há lugar para este sal: o jogo tem { $seats ->
        [one] { $seats } lugar.
       *[other] { $seats } lugares.
    }
record-options = “{ $text }” não é uma opção. Escreva nome=número, cada nome uma vez. Nomes: { $options }.
record-seed = A semente deve ter 64 dígitos hexadecimais.
record-early-seed = Uma partida com sorte lacrada só pode mostrar sua semente depois de terminada.
record-date = Escreva a data como 2026-11-21.
record-start = Os lugares e as opções devem ser os da posição em que a partida começa.
record-practice = “{ $text }” não pode vir depois de “practice”. Escreva “yes”, ou omita a linha.
record-event = “{ $text }” não é um passo. Escreva o número dele, depois * para uma rolagem ou um sorteio, ou o número de um lugar, depois a ação.
record-number = O passo tem o número { $text }, não { $expected }. Talvez falte uma linha antes.
record-actor = Este passo é de “{ $text }”, mas é a vez de “{ $expected }”.
record-after-end = A partida terminou antes deste passo.
record-refused = “{ $text }” não é possível aqui. { $why }
record-end = A entrada “end” é “{ $text }”, mas os passos terminam com “{ $expected }”.
record-result = A entrada “result” é “{ $text }”, mas os passos dão “{ $expected }”.

## Checking chance

verify-proved =
    Sorte conferida ✓ Ninguém podia mudar { $count ->
        [one] a rolagem ou o sorteio depois do início.
       *[other] as { $count } rolagens e sorteios depois do início.
    }
verify-seed =
    Sorte conferida: { $count ->
        [one] { $count } rolagem ou sorteio corresponde
       *[other] { $count } rolagens e sorteios correspondem
    } às palavras “{ $seed }”. Quem as conhecia podia prever a sorte.
verify-practice =
    Treino: um jogador desfez movimentos, e por isso a sorte que viria podia ser conhecida. { $count ->
        [one] { $count } rolagem ou sorteio foi conferido.
       *[other] { $count } rolagens e sorteios foram conferidos.
    }
verify-typed =
    { $count ->
        [one] A rolagem ou o sorteio foi digitado ou escolhido
       *[other] As { $count } rolagens e sorteios foram digitados ou escolhidos
    }, e por isso não há nada a conferir.
verify-older = Este programa não tem as regras (versão { $rules }) ou os dados desta partida, e por isso não pode conferir a sorte.
verify-closed =
    A sorte fica lacrada até o fim da partida, e por isso { $count ->
        [one] a rolagem ou o sorteio até agora não pode ser conferido
       *[other] as { $count } rolagens e sorteios até agora não podem ser conferidos
    } ainda.
verify-commitment = Falso: esta não é a sorte que foi lacrada antes do início.
verify-outcome = Falso: o passo { $n } é “{ $text }”, mas a semente dá “{ $expected }” (sorteio { $count } da sequência “{ $stream }”).

## How a game ended

status-resigned =
    { $seat ->
        [you] Você desistiu. { $others } venceu.
       *[other] { $others ->
            [you] { $seat } desistiu. Você venceu!
           *[other] { $seat } desistiu. { $others } venceu.
        }
    }
status-resigned-shared = { $seat ->
        [you] Você desistiu. Dividem a vitória: { $others }.
       *[other] { $others ->
            [you] { $seat } desistiu. Dividem a vitória: { $others }.
           *[other] { $seat } desistiu. Dividem a vitória: { $others }.
        }
    }
status-abandoned = A partida foi abandonada. Ninguém venceu.
status-given-up =
    { $seat ->
        [you] Você abandonou.
       *[other] { $seat } abandonou.
    }
final-won = vitória
final-shared = vitória dividida
status-flagged =
    { $seat ->
        [you] { $count ->
            [0] Seu tempo acabou.
            [one] Seu tempo acabou. { $others } venceu.
           *[other] Seu tempo acabou. Dividem a vitória: { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] O tempo de { $seat } acabou. Você venceu!
               *[other] O tempo de { $seat } acabou. Dividem a vitória: { $others }.
            }
           *[other] { $count ->
                [0] O tempo de { $seat } acabou.
                [one] O tempo de { $seat } acabou. { $others } venceu.
               *[other] O tempo de { $seat } acabou. Dividem a vitória: { $others }.
            }
        }
    }

## What calls of programs take

takes-action = uma ação em notação
takes-record = o texto de um arquivo de partida
takes-seats = um Seat(kind, name) por lugar
takes-salts = uma lista de textos, um por lugar
