### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = O seu pedido de ajuda já foi recusado.
refused-stale = Algo aconteceu na mesa desde então. Veja de novo e decida outra vez.
refused-takeback = Isto não se desfaz: o turno acabou, ou outra pessoa já jogou.
refused-takeback-chance = Isto não se desfaz: entre pessoas não se volta além de um resultado do acaso.
refused-practice = Isto faria do jogo um treino: sem estrela, e com uma sorte que se pode conhecer. Confirme.
refused-asked = Alguém já pediu para desfazer. Responda primeiro.
refused-declined = Os outros recusaram. Peça de novo quando alguém tiver jogado.
refused-not-asked = Ninguém pede mais para desfazer.
refused-not-yours = Isso não lhe cabe fazer.
refused-send-late = Depois do início ninguém pode ser tirado de um lugar.
refused-start = A partida não pode começar com quem está. Espere mais gente ou complete os lugares livres com bots.
refused-blocked = O anfitrião não quer jogar com você. Jogue em outra mesa, ou crie uma.
refused-blocked-chat = O anfitrião não quer que escreva aqui.
refused-restrict-nobody = Não há mais ninguém a silenciar ou bloquear.
refused-restrict-stranger = Para silenciar ou bloquear, entre antes em uma mesa ou escolha configurações.
refused-message = O servidor não entendeu a página. Carregue-a de novo.
refused-typed = Digite 1 a { $most } resultados separados por espaços.
refused-typed-on = Resultados demais; digite só os pedidos.

## Tables that cannot be opened or made

game-fault = { $name } não pode ser jogado: { $why }
table-damaged = A mesa guardada não pode ser lida: { $why }
limit-tables = Há { $most } mesas suas inacabadas. Acabe ou encerre algumas antes.
limit-events = É muito trabalho para o servidor. Tente de novo em { $seconds } s.
limit-records = Muito foi aberto daqui hoje. Tente de novo em { $minutes } min.

## Together

clock-none = nenhum
clock-turn = { $count ->
        [3600] 1 hora
        [86400] 1 dia
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } por turno
clock-bank = { $n } min para o jogo todo
clock-bank-more = { $n } min para o jogo todo, e mais { $more } s depois de cada turno
chat-hello = Olá!
chat-luck = Boa sorte!
chat-nice = Boa jogada!
chat-oops = Ops!
chat-thinking = Um momento, estou pensando.
chat-moment = Já volto.
chat-back = De volta.
chat-thanks = Agradeço!
chat-good-game = Bom jogo!
chat-again = Mais um?
chat-bye = Até logo!
note-sat = Novo no lugar { $count }: { $name }.
note-agreed = { $name }: sim à revanche.
note-declined = { $name }: não à revanche.
note-unasked = { $name }: já não se espera; o lugar { $count } está livre.
note-left = { $name } deixou o lugar { $count }.
note-sent = O anfitrião tirou do lugar: { $name }.
note-handed = { $name }: lugar { $count } entregue a um bot.
note-back = { $name }: de volta ao lugar { $count }.
note-stand-in = { $name }: um bot continua, no lugar { $count }.
note-flag = { $name }: acabou o tempo no lugar { $count }.
note-help-1 = { $name }: ajuda usada (chances).
note-help-2 = { $name }: ajuda usada (pontos).
note-help-3 = { $name }: ajuda usada (melhor jogada).
note-help-4 = { $name }: ajuda usada (o tutor).
note-help-expect = { $name }: ajuda usada (o que espera um bot).
note-help-on = { $name }: a ajuda está agora ligada para todos, com o acordo de todos.
note-help-off = { $name }: a ajuda além das chances está desligada para todos.
note-slow = { $name }: acabou o tempo no lugar { $count }; um bot termina o turno.
refused-waiting = O jogo não começou: há lugares livres.
refused-time = O seu tempo acabou.
refused-taken = Este lugar está ocupado.
refused-leave-clock = Em um jogo com relógio não se pode deixar o lugar. Deixe um bot jogar por você.
refused-leave-alone = Mais ninguém joga aqui. Deixe um bot jogar por você.
refused-not-missed = A pessoa voltou, ou já está decidido.
refused-watch = Espectadores não podem entrar.
refused-link-used = Este link já foi usado ou é antigo demais.
refused-sits = Esta mesa já tem um lugar seu.
refused-host = Só o anfitrião pode fazer isso.
refused-chat-seat = Só quem está na mesa pode usar o chat.
refused-chat-off = O chat livre está desligado.
refused-chat-text = Uma mensagem é uma linha de 1 a { $most } caracteres.
