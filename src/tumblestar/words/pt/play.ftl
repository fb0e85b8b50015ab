### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Sua vez · { $game }
title-over = Fim de jogo · { $game }
title-level = Nível { $count } · { $game }
title-own-level = Nível próprio · { $game }

## Shelf and tables

table-open = em curso
table-over = acabado, { $result }
list-asked = Convite para jogar de novo
list-yours = Sua vez
list-turn = Joga { $seat }
list-won-you = Vitória sua
list-won-you-to = Vitória sua, { $points } a { $others }
list-won = Vitória: { $seat }
list-won-to = Vitória: { $seat }, { $points } a { $others }
list-tied = Empate: { $seats }
list-tied-at = Empate em { $points }: { $seats }
list-alone-won = vencido
list-alone-lost = não vencido
table-abandoned = abandonado
table-study = de um arquivo, { $result }
table-study-unfinished = de um arquivo, inacabado
table-abandon = Abandonar
table-abandon-sure = O jogo acaba sem resultado. Fica entre os jogos acabados.
table-abandon-yes = Sim, abandonar
table-delete = Apagar
table-delete-sure = A mesa e a partida gravada desaparecem de vez.
table-delete-yes = Sim, apagar

## New table

new-seal-gone = A semente prometida aqui perdeu-se: o servidor reiniciou, ou a página esteve aberta muito tempo. Veja o novo compromisso, e comece de novo.

## Table

seat-you-named = Você ({ $name })
seats-head = Jogadores
seat-rename = Nome do lugar { $count }
seat-rename-open = Mudar nome
seat-rename-do = Guardar
status-stepping = Depois do evento { $n } de { $count }:
status-study = Esta partida gravada acaba aqui, inacabada.
actions-label = O que se pode fazer
others-label = Rever, e sair
pane-chat = Chat
pane-help = Ajuda
pane-log = Registo
log-all = Todas as rondas
pane-menu = Menu
menu-new = Nova partida
panes-label = À volta da mesa
plate-you = Você
plate-stars = bot, { $count } de cinco estrelas
plate-leads = está à frente
acts-skip = Saltar para a minha vez
acts-touch = Toque numa luz.
plate-score = { $count }
plate-rank = lugar { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Confirmar
action-expect = O que espera o bot?
expect-line = O bot mais forte espera: { $line }.
expect-not-yet = O bot ainda não está pronto. Pergunte de novo em alguns segundos.
refused-expect = Nada a esperar: ninguém joga agora, ou nenhum bot desta mesa pensa adiante.
refused-expect-busy = O bot já está pensando nisto.
action-takeback = Desfazer
action-takeback-far = Desfazer…
action-takeback-here = Desfazer até aqui
action-takeback-ask = Pedir para desfazer
practice-head = Continuar como treino?
practice-sure = Pode-se voltar quantas vezes se quiser, também além do acaso e dos bots. Mas daí em diante o jogo não dá estrelas e não conta, a semente é aberta, e a partida gravada diz isso. O acaso sai como antes.
practice-yes = Sim, treinar
practice-no = Não, deixar
practice-mark = Treino.
asked-to = { $seat } gostaria de desfazer. Aceita?
asked-count = Eventos desfeitos: { $count }.
asked-own = Pedido para desfazer feito. À espera de { $others }.
asked-other = { $seat } gostaria de desfazer. À espera de { $others }.
asked-yes = Aceitar
asked-no = Recusar
asked-withdraw = Retirar
action-resign = Desistir
action-give-up = Abandonar
action-rematch = Revanche
action-record = Baixar a partida
action-verify = Verificar o acaso
luck-checked = Sorte verificada ✓
aid-head = Ajuda na decisão
aid-0 = Nada
aid-1 = Chances
aid-2 = Pontos
aid-3 = Melhor jogada
aid-4 = Tutor
aid-asks = Perguntar antes do que custa mais de
aid-amount = { NUMBER($share, style: "percent") } da vitória
tutor-looking = O tutor está vendo…
tutor-yes = Manter
tutor-no = Desfazer
tutor-unasked = Jogado sem perguntar: as partes da vitória chegaram tarde.
help-ask = Pedir aos outros que permitam ajuda
help-end = Continuar sem ajuda para todos
help-asked-to = { $seat } gostaria de permitir ajuda para todos. Aceita?
help-asked-own = Pedido de ajuda para todos feito. À espera de { $others }.
help-asked-other = { $seat } gostaria de ajuda para todos. À espera de { $others }.
refused-help = Várias pessoas jogam aqui: só há ajuda além das chances se todos aceitarem.
odds-head = Formas de continuar
odds-way = Jogada
odds-best = melhor
hint-win = Vitória
hint-alike = (igualmente boas: { $ways })
hint-alike-more = (igualmente boas: { $ways } e mais { $more })
hint-provisional = O avaliador não está pronto: estas partes da vitória são aproximadas.
hint-working = Partes da vitória ainda a calcular: { $count }.
hint-more = Mais jogadas: { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Você { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Chance de vitória { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } O melhor, chance de vitória { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Chance de vitória { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Rever o jogo
replay-setup = Preparação
replay-turn = Turno { $n } de { $count }: { $name }
replay-slider = O jogo todo, evento a evento
replay-value = { $where }. Evento { $n } de { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Um turno atrás
replay-on = Um turno adiante
replay-play = Reproduzir
replay-pace = Ritmo
replay-skip = Fim da preparação
step-live = Voltar ao jogo
board-own = Voltar ao meu tabuleiro
board-turn = Seguir o turno
seat-board = Ver tabuleiro
seat-board-of = { $name ->
        [you] Ver o seu tabuleiro
       *[other] Ver tabuleiro: { $name }
    }
palette-head = O que aconteceu no tabuleiro real?
palette-hint = Escolha o que está aí, ou digite vários abaixo.
palette-left = restam { $count }
type-label = Digitar uma ação
type-do = Fazer
type-hint = Em notação, como no histórico.
type-hint-chance = Em notação; vários resultados separados por espaços.
final-head = Resultado
end-decided = O que decidiu: { $part }, { $points } a { $behind }.
end-lost =
    { $count ->
        [0] { $seat } ganhou. Ficas em { end-place }.
        [one] { $seat } ganhou. Ficas em { end-place }, a um ponto.
       *[other] { $seat } ganhou. Ficas em { end-place }, a { $count } pontos.
    }
end-place =
    { $place ->
        [2] segundo lugar
        [3] terceiro lugar
        [4] quarto lugar
        [5] quinto lugar
       *[other] último lugar
    }
final-points = Pontos
final-share = Vitória
log-head = O que aconteceu
log-empty = Nada ainda.
text-head = O tabuleiro em texto
text-board = O tabuleiro, casa a casa
text-state = Em notação:
more-head = Mais
settings-head = Configurações neste aparelho
setting-speed = Velocidade dos bots e animações
speed-0 = Saltar
speed-1 = Ágil
speed-2 = Calma
setting-confirm = Confirmar o que acaba o meu turno ou não se desfaz
confirm-again = Pressione de novo para confirmar.
setting-gains = Mostrar os pontos no que posso escolher
resign-head = Desistir?
resign-sure =
    { $count ->
        [one] O jogo acaba de imediato, e o outro jogador vence.
       *[other] O jogo acaba de imediato para todos. Você não ganha nada, e os outros { $count } dividem a vitória.
    }
resign-yes = Sim, desistir
resign-no = Não, jogar
give-up-head = Abandonar?
give-up-sure = Esta tentativa acaba então.
give-up-yes = Sim, abandonar
goal-head = Objetivo
level-name = Nível { $count }.
level-own = Nível próprio.
level-next = Próximo nível: { $count }
level-new = Dados novos
level-same = Os mesmos dados
level-map = Ao mapa
line-doubt = O servidor não responde. Verificando a ligação.
line-lost = Ligação perdida; nova tentativa.
line-password = Este servidor pede de novo a senha. O seu jogo está guardado.
line-password-do = Dar a senha
line-refused = O servidor recusa esta página. Abra-a pelo endereço que recebeu.
line-refused-do = Abrir de novo
line-table = O servidor não pode abrir esta mesa.
line-table-do = Ver o motivo
line-many = Páginas ou pedidos demais daqui: feche alguns. Nova tentativa.

# The legend: whose points follow, here the reader's or those of a player.
legend-more = Com mais um?
legend-head = O que querem dizer os sinais
legend-of =
    { $seat ->
        [you] Você:
       *[other] { $seat }:
    }
refused-rule = Regra
picture-label = A mesa do jogo. Pressione T para a ter em texto.

## Refusals of a table

refused-protocol = Este programa fala outra versão do protocolo que o servidor ({ $spoken }). Nada foi feito; atualize o programa, ou carregue a página de novo. O que mudou: { $link }
refused-limit = Foi rápido demais. Nada foi feito; tente daqui a pouco.

## Together

clock-label = { $seat ->
        [you] O seu tempo
       *[other] Tempo: { $seat }
    }
clock-soon = Faltam { $count } segundos!
clock-low = pouco tempo
clock-last = últimos segundos
title-waiting = À espera de amigos · { $game }
status-waiting = { $count ->
        [0] O jogo vai começar.
       *[other] O jogo começa quando todos os lugares estiverem ocupados. Ainda livres: { $count }.
    }
status-asked = O jogo começa quando todos aceitarem. { $seats ->
        [you] Falta a sua resposta.
       *[other] Falta responder: { $seats }.
    }
presence-here = aqui
presence-away = ausente
presence-gone = não está
presence-free = livre
presence-asked = sem resposta ainda
presence-preparing = ainda sem a força total
seat-stand-in = { $name } joga por agora
seat-more = Mais para este lugar
seat-hand = Deixar um bot jogar por mim
seat-hand-do = Entregar
seat-back = Voltar a jogar
seat-leave = Deixar este lugar
seat-send = Tirar deste lugar
seat-send-hint = O lugar fica livre, com um novo link.
restrict-mute = Silenciar { $name }
restrict-unmute = Voltar a ouvir { $name }
restrict-block = Bloquear { $name }
restrict-unblock = Desbloquear { $name }
restrict-hint = Silenciar esconde as mensagens de alguém; só você sabe. Quem é bloqueado não pode jogar, escrever ou assistir nas suas mesas; um jogo já começado continua.
seat-leave-hint = O lugar fica livre para outra pessoa; o anfitrião recebe um novo link.
seat-device = Jogar em outro aparelho
people-head = Quem falta
invite-head = Convidar
invite-of = { $game }, até { $count }
free-head = À espera de amigos
free-hint-host = Todos abrem o mesmo link ou leem este código.
free-hint = O anfitrião tem o link para os lugares livres.
free-code = ou digite o código
free-waiting = Esperando: { $names }, { $count } livres
free-fill = Completar com bots
free-start = Começar com { $count }
free-more = Mais
free-hint-seats = Ou um link para cada lugar:
free-bot = Um bot no lugar { $count }
free-bot-do = Sentar o bot
free-other = Um bot, ou um novo link
link-seat = Link para o lugar { $count }
link-table = Link para uma partida de { $game }
link-watch = Link para espectadores
link-share = Enviar
link-copy-short = Copiar
link-qr = Código QR
link-qr-label = Código QR do link
link-renew = Criar um novo link; o antigo deixa de servir
missed-asked = { $name } não está mais aqui. E agora?
missed-bot = Deixar um bot jogar
missed-wait = Esperar
missed-end = Acabar o jogo
missed-count = Votos para acabar o jogo: { $n } de { $count }.
rematch-go = Ir à revanche
rematch-asks = { $count ->
        [0] Pede-se uma revanche.
       *[other] Pedem uma revanche: { $seats }.
    } Aceita?
rematch-yes = Aceitar
rematch-no = Agora não
rematch-head = À espera de resposta
rematch-unanswered = { $name }: ainda sem resposta.
rematch-instead = Dar o lugar { $count } a outra pessoa
chat-head = Chat
chat-none = Nada dito ainda.
chat-phrases = Frases rápidas
chat-label = Diga algo
chat-do = Enviar
chat-off = O chat livre está desligado; ficam as frases rápidas.
chat-notes = Anotado nesta mesa
setting-sound = Sons
setting-bubble = Mensagens do chat sobre o tabuleiro
setting-vibration = Vibração
setting-pass = Pedir para passar o aparelho
setting-turned = Virar a imagem para quem está sentado em frente
pass-head = Vez de { $name }
pass-do = Passe o aparelho para { $name }.
pass-taken = Sou { $name }
pass-unasked = Não perguntar mais
sound-ask = Jogar com som?
sound-yes = Sim
sound-no = Não
notify-allow = Avisar quando for a minha vez
notify-how = O navegador pede permissão. Os avisos chegam com esta página aberta, mesmo atrás de outras.
notify-denied = O navegador bloqueia avisos deste endereço; as configurações dele podem permiti-los.
notify-text = É a sua vez.
lobby-free-seat = lugar livre
table-waiting = à espera de amigos
