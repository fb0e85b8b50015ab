### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Um desafio precisa de um lugar para uma pessoa. Ponha “{ $person }” no lugar de um bot.
deal-long = O link de um desafio tem no máximo { $most } caracteres. Copie só o link, sem mais nada.
deal-missing = Falta neste link: { $names }. Copie de novo o link inteiro.
deal-hand-on = Mesma sorte para amigos
deal-head = { $game }: a mesma sorte
deal-about = Quem abre este link joga esta partida com os mesmos bots, as mesmas opções e a mesma sorte. Quando vocês terminarem, veem as partidas uns dos outros turno a turno. Não olhe antes a partida de outro: ela mostra o que vem.
deal-you = você
deal-seats = Jogadores: { $names }
deal-option = { $name }: { $value }
deal-play = Jogar este desafio
deal-go-on = Continuar sua partida
deal-see = Ver sua partida
deal-again = Esta é sua própria partida. Envie o link a amigos. Você também pode jogá-la de novo, já sabendo o que vem.
deal-link = Link para enviar
deal-others =
    { $count ->
        [one] { $count } partida terminada. Você a vê quando terminar a sua.
       *[other] { $count } partidas terminadas. Você as vê quando terminar a sua.
    }
deal-turns = Turno a turno
deal-turn = Turno
deal-result = Resultado
deal-alike = todos iguais

## The challenges of the day

day-order = { $file }, linha { $line }: { $date } deve ser posterior à data acima.
day-none = Não há desafios para “{ $date }”. Escolha uma data de { $first } a { $last }; uma versão mais nova do tumblestar pode ter mais.
day-not-yet = { $date } ainda não começou em lugar nenhum.
day-head = tumblestar, { $date }
day-about = Quatro desafios por dia, os mesmos para todos. Cada um pode ser jogado uma vez. As rolagens e os sorteios vêm da data.
day-before = O dia anterior
day-after = O dia seguinte
day-puzzle = Problema
day-level = Nível
day-duel = Duelo
day-chart = Mapa
day-puzzle-about = { $game }: encontre a melhor escolha. Só a primeira tentativa conta.
day-level-about = { $game }, solo: supere este nível da campanha.
day-duel-about = { $game } contra um bot que não erra.
day-chart-about = { $game }, solo: encha o mapa com mais de { $goal } pontos.
day-play = Jogar
day-go-on = Continuar
day-see = Ver de novo
day-open = – { $kind }: ainda não jogado
day-going = – { $kind }: em andamento
day-won = ★ { $kind }: resolvido
day-lost = ● { $kind }: não resolvido
day-won-alone =
    { $points ->
        [one] ★ { $kind }: vitória com { $points } ponto
       *[other] ★ { $kind }: vitória com { $points } pontos
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind }: sem vitória, { $points } ponto
       *[other] ● { $kind }: sem vitória, { $points } pontos
    }
day-won-against = ★ { $kind }: vitória por { $points } a { $other }
day-lost-against = ● { $kind }: sem vitória, { $points } a { $other }
day-share = Seu resultado
day-copy = Copiar o texto
day-history = Seus dias
day-streak =
    { $count ->
        [one] { $count } dia seguido, o máximo: { $longest }.
       *[other] { $count } dias seguidos, o máximo: { $longest }.
    }
day-history-item = { $date }: { $count } de 4
day-history-kept = Seus dias só ficam salvos neste aparelho.
day-back = Ir para os desafios do dia
day-link = Desafios do dia
day-today = Hoje
day-in-a-row = { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
day-done-of = { $count } de { $most } desafios feitos
cli-day = Lista os quatro desafios de um dia, os mesmos para todos, ou joga um deles neste terminal.
cli-day-date = A data, como 2026-11-24; por padrão, hoje.
cli-day-play = Joga este desafio; cada um conta uma vez.
cli-day-how = “tumblestar day { $date } --play NOME” joga um: { $kinds }.
cli-day-kept-bad = Seus dias em “{ $file }” não podem ser lidos: { $why }. Corrija o arquivo ou mude-o de lugar.
