### Os próprios erros, que voltam como problemas até serem dominados.

cli-mistakes = Percorre as escolhas caras das suas partidas, até você dominá-las.
cli-mistakes-files = Partidas terminadas a revisar primeiro.
cli-mistakes-name = Seu nome nessas partidas, se várias pessoas jogaram.
cli-mistakes-open = { $file }: esta partida não terminou. Termine-a primeiro.
cli-mistakes-who = { $file }: quem é você? Informe --name com um destes: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } escolha cara
       *[other] { $count } escolhas caras
    }.
mistakes-head = Meus erros
mistakes-one = Meu erro: { $game }
mistakes-due = { $count ->
        [0] Nada a praticar hoje
        [one] { $count } a praticar hoje
       *[other] { $count } a praticar hoje
    }
mistakes-standing =
    { $count ->
        [0] Nenhum fica para outro dia,
        [one] Mais { $count } fica para outro dia,
       *[other] Mais { $count } ficam para outro dia,
    } { $mastered ->
        [0] nenhum está dominado.
        [one] { $mastered } está dominado.
       *[other] { $mastered } estão dominados.
    }
mistakes-intro = Cada erro volta até você dominá-lo, e mais tarde a cada resposta certa.
mistakes-none =
    { $count ->
        [0] Nenhuma partida revisada ainda. Termine uma partida e abra a revisão dela.
       *[other] Nenhuma escolha cara nas suas partidas revisadas.
    } As escolhas que custam 5% ou mais da sua chance de vitória voltam aqui.
mistakes-practise = Praticar { $count }
mistakes-next = Próximo
mistakes-right = Muito bem. Ele volta em { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }.
mistakes-mastered = Muito bem. Você dominou este.
mistakes-wrong = Não é a melhor escolha. Melhor: { $better } Ele volta em { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }.
mistakes-close = Quase tão boa quanto a melhor. Encontre a melhor escolha.
mistakes-unknown = Esta escolha ainda está sendo calculada. Tente de novo daqui a pouco.
mistakes-taken = Na partida: { $did } Isto custou { $cost } da sua chance de vitória.
mistakes-habits = Perdido por partida
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then }, agora { $now }
mistakes-is-mastered = dominado
mistakes-span =
    { $count ->
        [one] sua primeira partida, depois a última
       *[other] suas primeiras { $count } partidas, depois as últimas { $count }
    }
mistakes-term-begin = Digite o que você faria. Só a primeira tentativa conta. “ajuda” lista os comandos.
mistakes-kept-bad = Seus erros em { $file } não podem ser lidos: { $why }. Corrija o arquivo ou mude-o de lugar.
