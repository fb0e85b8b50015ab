### Games in the terminal.

bad-option-twice = “{ $name }” não pode ser { $first } e { $second } ao mesmo tempo. Informe-a uma só vez.
cli-play-resume = Continua sua última partida no terminal; com JOGO, sua última partida de JOGO.
cli-play-game = Um jogo para jogar no terminal, ou um arquivo de partida para continuar. Sem isso, os jogos abrem no navegador.
cli-play-seats = Terminal: número de jogadores.
cli-play-bots = Terminal: bots para os últimos lugares, separados por vírgulas.
cli-play-names = Terminal: nomes das pessoas, separados por vírgulas.
cli-play-option = Terminal: uma opção do jogo, nome=número; pode ser repetida.
cli-play-seed = Terminal: palavras que decidem toda a sorte; quem as conhece pode prevê-la. Por padrão, a sorte é secreta.
cli-play-plain = Terminal: sem desenhos, um fato por linha, para leitores de tela.
cli-play-no-color = Terminal: sem cores.
term-what = Não há jogo nem arquivo “{ $name }”. Jogos: { $games }.
term-not-for-server = { $option } precisa de um jogo no terminal: tumblestar play JOGO.
term-not-for-terminal = { $option } é para jogos no navegador, não no terminal.
term-option = “{ $text }” não é uma opção. Digite-a como nome=número.
term-crowded =
    { $seats ->
        [one] { $seats } lugar é pouco
       *[other] { $seats } lugares são poucos
    } para { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }{ $bots ->
        [0] .
        [one] { " " }e { $bots } bot.
       *[other] { " " }e { $bots } bots.
    }
term-sealed = Uma semente secreta decide a sorte; você a vê quando a partida termina. A impressão digital dela: { $commitment }
term-seed = A sorte não é secreta: quem conhece a semente “{ $seed }” pode prevê-la.
term-open = A sorte não é lacrada: o arquivo da partida não pode provar que ela é limpa.
term-begin = Digite uma ação em notação, “?” para ver suas escolhas ou “ajuda” para ver todos os comandos.
term-resumed = Você continua a partida de { $file } depois do passo { $count }.
term-seed-lost = Falta a semente secreta da partida: ela não está nem ao lado do arquivo da partida nem em { $folder }. Se você jogou com outro --data, informe essa pasta. Você pode continuar com uma semente nova. Mas então o arquivo da partida diz para sempre que sua sorte não é lacrada.
term-seed-sure = Digite “sim” para continuar com uma semente nova:
term-seed-kept = A partida não foi alterada.
term-verify = A partida está salva em { $file }. Qualquer um pode conferir sua sorte:
term-type-verify = tumblestar verify { $file }
term-kept = A partida está salva em { $file }. Para continuar:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } tem a partida até o passo { $count }. Para continuar dali:
term-kept-games =
    { $count ->
        [one] { $count } partida inacabada no terminal:
       *[other] { $count } partidas inacabadas no terminal, a mais recente primeiro:
    }
term-kept-game = { $game }, { $when }, passo { $events }
term-kept-resume = Para continuar a primeira, digite “tumblestar play --resume{ $data }”. Todas estão salvas em { $folder }.
term-none-kept = Não há partida inacabada assim em { $folder }. Digite “tumblestar play JOGO” para começar uma.
term-not-for-resumed = { $option } é só para partidas novas.
term-not-kept = Nada foi jogado, e por isso nada foi salvo.
term-lost = A partida não está salva: não é possível escrever { $file } ({ $why }).
term-unkept = A partida não pode ser salva em { $file }: { $why }. Você pode continuar jogando. Digite “salvar ARQUIVO” para salvá-la em outro lugar.
term-played-elsewhere = Esta partida também foi jogada em outro terminal. As duas estão salvas, a sua em { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } está pensando…
bot-compiling = Compilando o bot para esta máquina (só uma vez, um minuto ou dois)…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Objetivo, cumprido
        [kept] Objetivo, cumprido em definitivo
       *[unmet] Objetivo, ainda não cumprido
    }: { $goal }
term-no-cards = Este jogo não tem cartas comuns a todos.
term-no-choice = Nenhuma das suas escolhas agora contém “{ $text }”.
term-best = ★ { $way } (melhor)
term-alike =
    { $way } { $count ->
        [one] ({ $count } outra é igualmente boa)
       *[other] ({ $count } outras são igualmente boas)
    }
term-hint-working = Calculando chances de vitória…
term-way = - { $way }
term-no-hint = Não há dica para esta posição.
term-undone = Sua última ação foi desfeita.
term-asked = Você pediu aos outros que aceitem desfazer.
term-practice = Digite “sim” para desfazer como treino:
term-asks = { $seat } pede para desfazer. Digite “aceitar” ou “recusar”.
term-dropped = Algo mudou na mesa, e por isso o resto do que você digitou foi ignorado.
term-tutor-on = O tutor pergunta antes de uma ação que custa mais de { NUMBER($share, style: "percent") } da sua chance de vitória.
term-tutor-off = O tutor está desligado.
term-tutor-what = Digite “tutor { $usual }” para que ele pergunte antes de ações que custam mais de { $usual }% da chance de vitória. Valores: { $amounts }. Digite “tutor não” para ficar sem tutor.
term-tutor-none = Este jogo não tem chances de vitória, e por isso não há tutor.
tutor-head = Tem certeza?
term-tutor-sure = Digite “sim” para jogar assim:
term-tutor-kept = Nada foi jogado.
term-off = não nao off
term-asks-help = { $seat } pede a todos que permitam dicas além das chances. Digite “aceitar” ou “recusar”.
term-asked-help = Você pediu aos outros que permitam dicas além das chances.
term-does-allow = pede aos outros que permitam dicas além das chances, ou aceita; “permitir não” acaba com elas
term-word-allow = permitir
term-sure = Digite “sim” para encerrar a partida:
term-yes = sim yes
term-not-resigned = A partida continua.
term-refused = Não feito. { $why }
term-refused-rule = Não feito. { $why } Para ver a regra, digite “ajuda { $tag }”.
term-refused-unread = Não entendido. { $why } Digite “?” para ver suas escolhas, “ajuda” para todos os comandos.
term-save-what = Digite “salvar ARQUIVO”, com um nome de arquivo.
term-saved = A partida está salva em { $file }.
term-foreign = { $file } existe e não é um arquivo de partida, e por isso não foi substituído.
term-no-rule = Não há regra “{ $text }”. Seções das regras:
term-section = ajuda { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Digite uma ação em notação (várias com “;” entre elas) ou um comando:
term-does-choices = mostra suas escolhas e seus efeitos; “? TEXTO” só as que têm esse texto
term-does-help = mostra esta lista; “ajuda TAG” mostra uma regra ou uma seção
term-does-board = mostra o tabuleiro e onde está cada um; “tabuleiro TEXTO” só as linhas com esse texto
term-does-cards = mostra as cartas em jogo e o que fazem
term-does-log = mostra o que aconteceu; “registro 10” só os últimos 10 passos
term-does-hint = mostra suas escolhas com chances, pontos e chances de vitória; marca a melhor, se conhecida
term-does-tutor = pergunta antes de ações caras: “tutor 5” acima de 5% da chance de vitória (1, 2, 5 ou 10); “tutor não” desliga
term-does-undo = desfaz sua última ação; sozinho, também rolagens e sorteios, como treino; outras pessoas talvez devam aceitar
term-does-resign = desiste e encerra a partida
term-does-save = “salvar ARQUIVO” salva uma cópia; a própria partida é salva automaticamente
term-does-quit = sai; Ctrl-C e Ctrl-D também
term-word-help = ajuda
term-word-board = tabuleiro
term-word-cards = cartas
term-word-log = registro
term-word-hint = dica
term-word-tutor = tutor
term-word-undo = desfazer
term-word-resign = desistir
term-word-save = salvar
term-word-quit = sair
cli-join = Entra em uma mesa de um servidor e joga no terminal.
cli-join-link = Um convite, como https://games.example/join/…, ou o endereço de uma mesa.
cli-join-name = Seu nome, como os outros o veem.
term-no-link = “{ $link }” não leva a um lugar. Informe um convite (https://…/join/…) ou uma mesa (https://…/table/…).
term-no-seat = Nenhum lugar está livre em { $link }, ou a partida acabou. Peça outro link.
term-nothing-there = Você não pode abrir { $link }: o endereço está errado, ou a mesa é de outras pessoas. Peça um convite.
term-password = { $link } pede uma senha. Um convite não precisa de senha: peça um.
term-server-refuses = O servidor não deixou você entrar em { $link } (status { $status }).
term-no-server = Não foi possível acessar { $link }: { $why }.
term-no-jar = Este aparelho não consegue lembrar seu lugar: não é possível escrever { $file } ({ $why }).
term-you-are =
    { $count ->
        [0] Você é espectador.
       *[other] Você joga por { $names }.
    }
term-waiting =
    { $seat ->
        [you] Esperando o bot que joga por você.
       *[other] Esperando { $seat }.
    } Ctrl-C sai.
term-waiting-start = A partida começa quando todos os lugares forem ocupados. Ctrl-C sai.
term-line-lost = A conexão se perdeu e voltou.
term-line-gone = A conexão se perdeu, e { $link } não responde.
term-table-gone = A mesa em { $link } foi excluída, ou não está mais aberta para você.
term-other-protocol = O servidor em { $link } e este programa têm versões diferentes. Atualize o mais antigo.
term-seat-kept = Seu lugar fica guardado para você. Para voltar:
term-type-join = tumblestar join { $link }
term-verify-there = O servidor mostra a mesma verificação: { $link }
term-said = { $words }
term-does-people = mostra quem está aqui e, ao anfitrião, os convites para os lugares livres
term-does-time = mostra o tempo que resta a cada jogador
term-does-chat = mostra as mensagens; “chat 10” só as últimas 10
term-does-say = “dizer TEXTO” escreve a todos; “dizer” lista frases rápidas, “dizer 2” diz a segunda
term-does-hand = deixa um bot jogar por você; “entregar random” escolhe qual
term-does-back = retoma seu lugar do bot
term-does-gone = decide sobre um jogador ausente: “ausente esperar”, “ausente bot” (um bot continua) ou “ausente acabar” (encerra a partida)
term-does-fill = põe um bot em um lugar livre (só o anfitrião); “ocupar 2 random” diz onde e qual
term-does-leave = cede seu lugar; outra pessoa pode ocupá-lo
term-does-rematch = pede outra partida com as mesmas pessoas, ou entra nela
term-does-agree = aceita desfazer, ou dicas para todos
term-does-decline = recusa desfazer, dicas ou uma revanche, ou retira seu pedido
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
term-person =
    Lugar { $count }, { $seat }{ $how ->
        [here] : aqui
        [away] : ausente
        [asked] : sem resposta ainda
        [bot] { "" }
       *[gone] : sem conexão
    }
term-person-you = Lugar { $count }, { $seat }: você
term-person-bot = Lugar { $count }, { $seat }: { $bot } joga por enquanto
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
term-no-clock = Esta mesa não tem relógio, ou a partida não começou.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Digite “dizer TEXTO”, ou “dizer” e o número de uma frase.
term-gone = { $seat } perdeu a conexão.
term-came = { $seat } está aqui.
term-missed = { $seat } (lugar { $count }) está ausente há algum tempo. Votos para encerrar a partida: { $n } de { $asked }. Digite “ausente esperar”, “ausente bot” ou “ausente acabar”.
term-nobody-missed = Ninguém está ausente há tanto tempo.
term-nobody-free = Não há um lugar livre assim.
term-waits = Esperando { $seat }.
term-filled = Um bot joga agora no lugar { $count }.
term-sure-leave = Digite “sim” para sair do seu lugar:
term-left = Você saiu. O anfitrião recebe um novo link para seu lugar.
term-after = Digite “revanche” para jogar de novo, “dizer TEXTO” para escrever a todos ou “sair” para sair.
term-rematch-there = Há uma revanche. Digite “revanche” para entrar nela, ou “recusar”.
term-rematch-declined = Você recusou a revanche. Seu lugar nela está livre.
term-rematch-early = Você pode pedir uma revanche quando a partida tiver acabado.

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
term-legend-twisty = Cubos: R vermelho, O laranja, Y amarelo, G verde, B azul, P roxo, K rosa. [1] é o peão do jogador 1; o que vem depois dele está na mesma casa.
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
term-legend-twinkle-twinkle = ✶ estrela, ✹ nova, depois as direções das suas linhas; = casas ligadas. Digite “cartas” para ver o que pontua.
