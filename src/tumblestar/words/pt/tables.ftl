### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Os outros recusaram seu pedido de ajuda.
refused-stale = A mesa mudou. Olhe de novo e depois escolha.
refused-takeback = Você não pode desfazer isso: seu turno acabou, ou outro jogador já jogou.
refused-takeback-chance = Você não pode desfazer uma rolagem ou um sorteio quando outras pessoas jogam.
refused-practice = Isso torna a partida um treino: sem estrela, e a semente secreta é mostrada. Confirme para continuar.
refused-asked = Um jogador já pediu para desfazer. Responda a isso primeiro.
refused-declined = Os outros recusaram. Peça de novo depois do próximo passo.
refused-not-asked = Esse pedido para desfazer não está mais aberto.
refused-not-yours = Você não pode fazer isso aqui.
refused-send-late = Depois que a partida começa, você não pode remover um jogador.
refused-start = A partida não pode começar com os jogadores que estão aqui. Espere mais gente, ou complete os lugares livres com bots.
refused-blocked = O anfitrião não quer jogar com você. Jogue em outra mesa, ou crie uma.
refused-blocked-chat = O anfitrião não quer que você escreva aqui.
refused-restrict-nobody = Não há mais ninguém para silenciar ou bloquear.
refused-restrict-stranger = Para silenciar ou bloquear, primeiro entre em uma mesa ou salve suas configurações.
refused-message = O servidor não entendeu a página. Carregue-a de novo.
refused-typed = Digite de 1 a { $most } resultados separados por espaços.
refused-typed-on = São resultados demais. Digite só os que são necessários agora.

## Tables that cannot be opened or made

game-fault = Não dá para jogar { $name }: { $why }
table-damaged = A mesa salva não pode ser lida: { $why }
limit-tables = Você tem { $most } mesas inacabadas. Termine ou encerre algumas primeiro.
limit-events = Foi demais para o servidor. Tente de novo em { $seconds } s.
limit-records = Muitos arquivos foram abertos daqui hoje. Tente de novo em { $minutes } min.

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
clock-bank = { $n } min para a partida toda
clock-bank-more = { $n } min para a partida toda, mais { $more } s depois de cada turno
chat-hello = Olá!
chat-luck = Boa sorte!
chat-nice = Jogou bem!
chat-oops = Opa!
chat-thinking = Deixa eu pensar.
chat-moment = Já volto.
chat-back = Voltei.
chat-thanks = Valeu!
chat-good-game = Boa partida!
chat-again = Mais uma?
chat-bye = Tchau!
note-sat = { $name ->
        [you] Você ocupa o lugar { $count }.
       *[other] { $name } ocupa o lugar { $count }.
    }
note-agreed = { $name ->
        [you] Você aceita a revanche.
       *[other] { $name } aceita a revanche.
    }
note-declined = { $name ->
        [you] Você recusa a revanche.
       *[other] { $name } recusa a revanche.
    }
note-unasked = { $name ->
        [you] Não se espera mais por você; o lugar { $count } está livre.
       *[other] Não se espera mais por { $name }; o lugar { $count } está livre.
    }
note-left = { $name } sai do lugar { $count }.
note-sent = O anfitrião remove { $name }.
note-handed = { $name ->
        [you] Você passa o lugar { $count } a um bot.
       *[other] { $name } passa o lugar { $count } a um bot.
    }
note-back = { $name ->
        [you] Você retoma o lugar { $count }.
       *[other] { $name } retoma o lugar { $count }.
    }
note-stand-in = { $name ->
        [you] Um bot continua por você no lugar { $count }.
       *[other] Um bot continua por { $name } no lugar { $count }.
    }
note-flag = { $name ->
        [you] Seu tempo acaba no lugar { $count }.
       *[other] O tempo de { $name } acaba no lugar { $count }.
    }
note-help-1 = { $name ->
        [you] Você usa ajuda: chances.
       *[other] { $name } usa ajuda: chances.
    }
note-help-2 = { $name ->
        [you] Você usa ajuda: pontos.
       *[other] { $name } usa ajuda: pontos.
    }
note-help-3 = { $name ->
        [you] Você usa ajuda: melhor jogada.
       *[other] { $name } usa ajuda: melhor jogada.
    }
note-help-4 = { $name ->
        [you] Você usa ajuda: tutor.
       *[other] { $name } usa ajuda: tutor.
    }
note-help-expect = { $name ->
        [you] Você usa ajuda: o que um bot espera.
       *[other] { $name } usa ajuda: o que um bot espera.
    }
note-help-on = { $name ->
        [you] Você também aceita: a ajuda está agora ligada para todos.
       *[other] { $name } também aceita: a ajuda está agora ligada para todos.
    }
note-help-off = { $name ->
        [you] Você recusa: a ajuda além das chances está desligada para todos.
       *[other] { $name } recusa: a ajuda além das chances está desligada para todos.
    }
note-slow = { $name ->
        [you] Seu tempo acaba no lugar { $count }. Um bot termina o turno.
       *[other] O tempo de { $name } acaba no lugar { $count }. Um bot termina o turno.
    }
refused-waiting = A partida não começou: há lugares livres.
refused-time = Seu tempo acabou.
refused-taken = Este lugar está ocupado.
refused-leave-clock = Você não pode sair de uma partida com relógio. Deixe um bot jogar por você.
refused-leave-alone = Você não pode sair: ninguém mais joga aqui. Deixe um bot jogar por você.
refused-not-missed = Este jogador voltou, ou a decisão já foi tomada.
refused-watch = Você não pode assistir: não se permitem espectadores aqui, ou há espectadores demais.
refused-link-used = Este link já foi usado ou expirou. Peça outro.
refused-sits = Você já tem um lugar nesta mesa.
refused-host = Só o anfitrião pode fazer isso.
refused-chat-seat = Só os jogadores desta mesa podem usar o chat.
refused-chat-off = O chat livre está desligado. Use as frases rápidas.
refused-chat-text = Digite uma linha de 1 a { $most } caracteres.
