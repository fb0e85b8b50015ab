### Os próprios erros, que voltam como problemas até serem dominados.

cli-mistakes = Percorre as escolhas caras dos seus jogos até as dominar.
cli-mistakes-files = Jogos terminados a rever primeiro.
cli-mistakes-name = O seu nome nestes jogos, se jogaram várias pessoas.
cli-mistakes-open = { $file }: este jogo não terminou. Termine-o primeiro.
cli-mistakes-who = { $file }: quem é você? Indique --name com um destes: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] uma escolha cara
        [many] { $count } escolhas caras
       *[other] { $count } escolhas caras
    }.
mistakes-head = Os meus erros
mistakes-one = O meu erro: { $game }
mistakes-due =
    { $count ->
        [0] Hoje não há nada a rever
        [one] { $count } a rever hoje
        [many] { $count } a rever hoje
       *[other] { $count } a rever hoje
    }
mistakes-standing =
    { $count ->
        [one] Mais { $count } espera por outro dia,
        [many] Mais { $count } esperam por outro dia,
       *[other] Mais { $count } esperam por outro dia,
    } { $mastered ->
        [one] { $mastered } está dominado.
        [many] { $mastered } estão dominados.
       *[other] { $mastered } estão dominados.
    }
mistakes-intro = Cada um volta mais tarde de cada vez, até o dominar.
mistakes-none =
    { $count ->
        [0] Ainda não há jogos revistos. Termine um jogo e abra a sua revisão.
       *[other] Nenhuma escolha cara nos seus jogos revistos.
    } O que entregou 5% da sua chance de vitória volta aqui.
mistakes-practise = Praticar { $count }
mistakes-next = Seguinte
mistakes-right = Bem. Volta dentro de { $days ->
        [one] { $days } dia
        [many] { $days } dias
       *[other] { $days } dias
    }.
mistakes-mastered = Bem. Este já está dominado.
mistakes-wrong = Não é o melhor. Melhor: { $better } Volta dentro de { $days ->
        [one] { $days } dia
        [many] { $days } dias
       *[other] { $days } dias
    }.
mistakes-close = Quase tão boa como a melhor. Encontre a melhor escolha.
mistakes-unknown = Esta escolha ainda está a ser calculada. Tente de novo daqui a pouco.
mistakes-taken = No jogo: { $did } Isto entregou { $cost } da sua chance de vitória.
mistakes-habits = Perdido por jogo
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then } para { $now }
mistakes-is-mastered = dominado
mistakes-span =
    { $count ->
        [one] o seu primeiro jogo, depois o último
        [many] os seus primeiros { $count } jogos, depois os últimos { $count }
       *[other] os seus primeiros { $count } jogos, depois os últimos { $count }
    }
mistakes-term-begin = Escreva o que faria. Só a primeira tentativa conta. “ajuda” mostra os comandos.
mistakes-kept-bad = Os seus erros em { $file } não podem ser lidos: { $why }. Corrija o ficheiro ou mude-o de lugar.
