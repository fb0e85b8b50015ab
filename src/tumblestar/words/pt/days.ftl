### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Um desafio precisa do lugar de um jogador: “{ $person }” em vez de um bot.
deal-long = O link de um desafio tem no máximo { $most } caracteres. Copie só o link inteiro.
deal-missing = Falta no link do desafio: { $names }. Copie de novo o link inteiro.
deal-hand-on = Mesma sorte para amigos
deal-head = { $game }: a mesma sorte
deal-about = Quem abre este link joga este jogo com os mesmos bots, opções e acaso. Quem acabou vê os jogos dos outros, turno a turno. O acaso é aberto: o jogo de outro mostra o que vem.
deal-you = você
deal-seats = Lugares: { $names }
deal-option = { $name }: { $value }
deal-play = Jogar este desafio
deal-go-on = Continuar o seu jogo
deal-see = Ver o seu jogo
deal-again = Este é o seu próprio jogo. Envie o link a amigos; pode também jogá-lo de novo, já com o que vem.
deal-link = Link a enviar
deal-others = Jogos acabados, que se veem depois de acabar o seu: { $count }
deal-turns = Turno a turno
deal-turn = Turno
deal-result = Resultado
deal-alike = todos iguais

## The challenges of the day

day-order = { $file }, linha { $line }: { $date } não é um dia depois do anterior.
day-none = Não há desafios para “{ $date }”. Espera-se uma data de { $first } a { $last }; um tumblestar mais novo pode ter mais.
day-not-yet = { $date } ainda não começou em lugar nenhum.
day-head = tumblestar, { $date }
day-about = Quatro desafios por dia, os mesmos para todos. O acaso vem da data, e por isso é aberto; cada um joga-se uma vez.
day-before = O dia anterior
day-after = O dia seguinte
day-puzzle = Problema
day-level = Nível
day-duel = Duelo
day-chart = Mapa
day-puzzle-about = { $game }: encontre a melhor jogada. Conta a primeira tentativa.
day-level-about = { $game } sozinho: vença este nível da campanha.
day-duel-about = { $game } contra o jogo resolvido, que não erra.
day-chart-about = { $game } sozinho: encha o mapa com mais de { $goal } pontos.
day-play = Jogar
day-go-on = Continuar
day-see = Ver de novo
day-open = – { $kind }: ainda não jogado
day-going = – { $kind }: em curso
day-won = ★ { $kind }: resolvido
day-lost = ● { $kind }: não resolvido
day-won-alone = ★ { $kind }: vencido, pontos: { $points }
day-lost-alone = ● { $kind }: não vencido, pontos: { $points }
day-won-against = ★ { $kind }: vencido por { $points } a { $other }
day-lost-against = ● { $kind }: não vencido, { $points } a { $other }
day-share = O seu resultado
day-copy = Copiar o texto
day-history = Os seus dias
day-streak = Dias seguidos: { $count }, o máximo: { $longest }.
day-history-item = { $date }: { $count } de 4
day-history-kept = Os seus dias só ficam guardados neste aparelho.
day-back = Aos desafios do dia
day-link = Desafios do dia
day-today = Hoje
day-in-a-row = { $count ->
        [one] { $count } dia seguido
       *[other] { $count } dias seguidos
    }
day-done-of = Desafios feitos: { $count } de { $most }
cli-day = Lista os quatro desafios de um dia, os mesmos para todos, ou joga um neste terminal.
cli-day-date = A data, como 2026-11-24; por padrão hoje.
cli-day-play = Joga este desafio; cada um conta uma vez.
cli-day-how = “tumblestar day { $date } --play NAME” joga um: { $kinds }.
cli-day-kept-bad = Os seus dias em “{ $file }” não podem ser lidos: { $why }. Corrija o arquivo, ou mova-o.
