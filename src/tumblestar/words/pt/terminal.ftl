### Games in the terminal.

bad-option-twice = A opção “{ $name }” não pode ser { $first } e { $second } ao mesmo tempo; indique-a uma só vez.
cli-play-resume = Continua o último jogo no terminal; com GAME, o último desse jogo.
cli-play-game = Um jogo para o terminal, ou o arquivo de uma partida a continuar; sem isso, os jogos abrem no navegador.
cli-play-seats = Terminal: quantos jogam.
cli-play-bots = Terminal: bots para os últimos lugares, separados por vírgulas.
cli-play-names = Terminal: nomes das pessoas, separados por vírgulas.
cli-play-option = Terminal: uma opção do jogo, nome=número; pode repetir-se.
cli-play-seed = Terminal: palavras que fixam toda a sorte, então aberta; senão é secreta e selada.
cli-play-plain = Terminal: não desenha nada e diz uma coisa por linha, para leitores de tela.
cli-play-no-color = Terminal: sem cores.
term-what = Não há jogo nem arquivo “{ $name }”. Jogos: { $games }.
term-not-for-server = { $option } precisa de um jogo no terminal: tumblestar play GAME.
term-not-for-terminal = { $option } é para jogos no navegador, não no terminal.
term-option = “{ $text }” não é uma opção; espera-se nome=número.
term-crowded = { $seats } lugares são poucos. Pessoas: { $people }. Bots: { $bots }.
term-sealed = Uma semente secreta decide a sorte; abre-se no fim. O seu compromisso: { $commitment }
term-seed = A sorte é aberta: vem da semente “{ $seed }”.
term-open = A sorte é aberta: a partida gravada não pode prová-la.
term-begin = Digite uma ação em notação, “?” para ver o que se pode fazer, ou “ajuda”.
term-resumed = O jogo de { $file } continua depois do evento { $count }.
term-seed-lost = A semente secreta do jogo não está ao lado do arquivo nem em { $folder }. Se foi jogado com outro --data, indique essa pasta. Se continuar sem ela, a sorte terá uma semente nova, e a partida gravada dirá para sempre que é aberta.
term-seed-sure = Digite “sim” para continuar com uma semente nova:
term-seed-kept = O jogo fica como está.
term-verify = O jogo está guardado em { $file }. Qualquer um pode verificar a sorte:
term-type-verify = tumblestar verify { $file }
term-kept = O jogo está guardado em { $file }. Para continuar:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } tem o jogo até o passo { $count }. Para continuar a partir daí:
term-kept-games = Jogos inacabados no terminal ({ $count }), o mais recente primeiro:
term-kept-game = { $game }, { $when }, evento { $events }
term-kept-resume = “tumblestar play --resume{ $data }” continua o primeiro. Todos estão em { $folder }.
term-none-kept = { $folder } não tem jogo inacabado desse tipo. “tumblestar play GAME” começa um.
term-not-for-resumed = { $option } é só para jogos novos.
term-not-kept = Nada foi jogado, e nada está guardado.
term-lost = O jogo não está guardado. Não é possível gravar { $file }: { $why }.
term-unkept = O jogo não pode ser guardado em { $file }: { $why }. Continua; “guardar FILE” guarda-o em outro lugar.
term-played-elsewhere = Este jogo também foi jogado em outro terminal. Os dois estão guardados, o seu em { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } está pensando…
bot-compiling = O bot é compilado para esta máquina, uma só vez, em um minuto ou dois…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Objetivo, cumprido
        [kept] Objetivo, mantido até agora
       *[unmet] Objetivo, ainda não cumprido
    }: { $goal }
term-no-cards = Este jogo não tem cartas comuns.
term-no-choice = Nada do que se pode fazer agora contém “{ $text }”.
term-best = ★ { $way } (melhor)
term-alike = { $way } (igualmente boas: mais { $count })
term-hint-working = Calculando partes da vitória…
term-way = - { $way }
term-no-hint = Não há nada a aconselhar.
term-undone = A última ação foi desfeita.
term-asked = Pedido aos outros para desfazer feito.
term-practice = Voltar e treinar? (sim ou não)
term-asks = { $seat } gostaria de desfazer. Digite “aceitar” ou “recusar”.
term-dropped = Algo aconteceu; o resto do que digitou não foi feito.
term-tutor-on = O tutor pergunta antes de uma ação que custa mais de { NUMBER($share, style: "percent") } da vitória.
term-tutor-off = O tutor está desligado.
term-tutor-what = Diga o que uma ação pode custar sem pergunta, em pontos percentuais: “tutor { $usual }”, de { $amounts }; ou “tutor não”.
term-tutor-none = Este jogo não tem partes da vitória, e por isso não há tutor.
tutor-head = Tem certeza?
term-tutor-sure = Digite “sim” para jogar assim:
term-tutor-kept = Não foi jogado.
term-off = não nao off
term-asks-help = { $seat } gostaria que todos tivessem ajuda. Digite “aceitar” ou “recusar”.
term-asked-help = Pedido aos outros para permitir ajuda feito.
term-does-allow = pede aos outros que permitam ajuda além das chances, ou aceita; “permitir não” acaba com ela
term-word-allow = permitir
term-sure = Digite “sim” para acabar:
term-yes = sim yes
term-not-resigned = O jogo continua.
term-refused = Não feito. { $why }
term-refused-rule = Não feito. { $why } A regra: “ajuda { $tag }”.
term-refused-unread = Não entendido. { $why } “?” lista o que se pode fazer, “ajuda” todos os comandos.
term-save-what = Diga onde: guardar FILE
term-saved = O jogo está guardado em { $file }.
term-foreign = { $file } existe e não é uma partida gravada; fica como está.
term-no-rule = Não há regra “{ $text }”. Seções das regras:
term-section = ajuda { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Digite uma ação em notação, várias com “;” no meio, ou uma destas palavras:
term-does-choices = o que se pode fazer, com efeitos; “? TEXT” só o que tem esse texto
term-does-help = isto; “ajuda TAG” mostra uma regra ou uma seção
term-does-board = o tabuleiro e onde está cada um; “tabuleiro TEXT” só linhas com esse texto
term-does-cards = as cartas em jogo e o que fazem
term-does-log = o que aconteceu; “eventos 10” os últimos dez eventos
term-does-hint = formas de continuar com chances, pontos e partes da vitória; a melhor é marcada, se conhecida
term-does-tutor = pergunta antes de ações caras: “tutor 5” acima de 5% da vitória (1, 2, 5 ou 10), “tutor não”
term-does-undo = desfaz a última ação; sozinho também além da sorte, como treino; a pessoas pergunta-se
term-does-resign = desiste
term-does-save = “guardar FILE” escreve a partida; o jogo também se guarda sozinho
term-does-quit = sai; Ctrl-C e Ctrl-D também
term-word-help = ajuda
term-word-board = tabuleiro
term-word-cards = cartas
term-word-log = eventos
term-word-hint = dica
term-word-tutor = tutor
term-word-undo = desfazer
term-word-resign = desistir
term-word-save = guardar
term-word-quit = sair
cli-join = Joga no terminal em uma mesa de um servidor.
cli-join-link = Um convite, como https://games.example/join/…, ou o endereço de uma mesa.
cli-join-name = Seu nome, como os outros o veem.
term-no-link = “{ $link }” não leva a nenhum lugar; espera-se um convite (https://…/join/…) ou uma mesa (https://…/table/…).
term-no-seat = Nenhum lugar está livre em { $link }, ou o jogo acabou. Peça outro link.
term-nothing-there = Não há nada em { $link }: o endereço está errado, ou a mesa é de outra pessoa.
term-password = { $link } pede uma senha. Um convite não precisa: peça um.
term-server-refuses = O servidor recusa o acesso em { $link } (status { $status }).
term-no-server = { $link } não responde: { $why }.
term-no-jar = A sua identidade neste servidor não pode ser guardada em { $file }: { $why }.
term-you-are = { $count ->
        [0] Você assiste.
       *[other] Você joga por { $names }.
    }
term-waiting = { $seat ->
        [you] Um bot vai jogar por você.
       *[other] Joga { $seat }.
    } Ctrl-C sai.
term-waiting-start = O jogo começa quando todos os lugares estiverem ocupados. Ctrl-C sai.
term-line-lost = A ligação perdeu-se e voltou.
term-line-gone = A ligação perdeu-se, e { $link } não responde.
term-table-gone = A mesa em { $link } desapareceu ou não está aberta para você.
term-other-protocol = O servidor em { $link } é de outra versão que este programa. Atualize o mais antigo.
term-seat-kept = O seu lugar continua seu. Para voltar:
term-type-join = tumblestar join { $link }
term-verify-there = O servidor mostra a mesma verificação: { $link }
term-said = { $words }
term-does-people = quem está aqui; o anfitrião recebe os convites para lugares livres
term-does-time = o tempo que resta a cada lugar
term-does-chat = as mensagens; “chat 10” as últimas dez
term-does-say = “dizer TEXT” fala a todos; “dizer” lista frases rápidas, “dizer 2” diz a segunda
term-does-hand = deixa um bot jogar por você; “entregar random” diz qual
term-does-back = volta a jogar
term-does-gone = quando alguém falta há muito: “ausente esperar”, “ausente bot” (um bot continua), “ausente acabar” (acaba o jogo)
term-does-fill = para o anfitrião, um bot em um lugar livre; “ocupar 2 random” diz onde e qual
term-does-leave = deixa o lugar a outra pessoa
term-does-rematch = outro jogo com as mesmas pessoas
term-does-agree = aceita desfazer, ou ajuda para todos
term-does-decline = recusa isso ou uma revanche, ou retira o seu pedido
term-word-people = pessoas
term-word-time = tempo
term-word-chat = chat
term-word-say = dizer
term-word-hand = entregar
term-word-back = voltar
term-word-gone = ausente
term-word-fill = ocupar
term-word-leave = deixar
term-word-rematch = revanche
term-word-agree = aceitar
term-word-decline = recusar
term-word-gone-wait = esperar
term-word-gone-bot = bot
term-word-gone-end = acabar
term-person = Lugar { $count }, { $seat }{ $how ->
        [here] : aqui
        [away] : ausente
        [asked] : sem resposta ainda
        [bot] { "" }
       *[gone] : não está
    }
term-person-you = Lugar { $count }, { $seat }: você
term-person-bot = Lugar { $count }, { $seat }: { $bot } joga por agora
term-person-free = Lugar { $count }: livre
term-link-all = O convite para todos, código { $code }:
term-link = O convite para o lugar { $count }, para uma pessoa:
term-type-link = { $link }
term-time = { $seat }: restam { $minutes } min { $seconds } s{ $runs ->
        [yes] , contando
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tempo restante: { $times }
term-no-clock = Não há relógio aqui, ou o jogo não começou.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Diga o quê: dizer TEXT, ou o número de uma frase
term-gone = { $seat } não está mais aqui.
term-came = { $seat } está aqui.
term-missed = { $seat } (lugar { $count }) falta há muito. Votos para acabar o jogo: { $n } de { $asked }. Digite “ausente esperar”, “ausente bot” ou “ausente acabar”.
term-nobody-missed = Ninguém falta há muito.
term-nobody-free = Não há um lugar livre assim.
term-waits = Espera-se: { $seat }.
term-filled = Há um bot no lugar { $count }.
term-sure-leave = Digite “sim” para o deixar:
term-left = O seu lugar ficou livre; o anfitrião recebe um novo link para ele.
term-after = “revanche” joga mais uma vez, “dizer TEXT” diz algo, “sair” sai.
term-rematch-there = Uma revanche: digite “revanche” para ir, ou “recusar”.
term-rematch-declined = Revanche recusada; o seu lugar aí está livre.
term-rematch-early = Uma revanche vem depois do fim do jogo.

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } pass
        [diagonal] { $square } diag
        [leap] { $square } salt
        [teleport] { $square } tele
        [safety] { $square } segu
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }pass
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }salt
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }segu
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Cubos: R vermelho, O laranja, Y amarelo, G verde, B azul, P roxo, K rosa. [1] é o peão do lugar 1; o que se segue está por baixo.
term-face = { $letter }{ $number }
term-legend-shizzle = R vermelho, O laranja, Y amarelo, G verde, B azul, P roxo, K rosa, N preto, depois o número.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Próxima fileira:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ estrela, ✹ nova, sentidos das linhas, = casas ligadas. “cartas” diz o que pontua.
