### The page of a table, and the tables in lists.

## Round every page

title-table = { $game } · tumblestar
title-yours = Sua vez · { $game }
title-over = Fim da partida · { $game }
title-level = Nível { $count } · { $game }
title-own-level = Nível próprio · { $game }

## Shelf and tables

table-open = em andamento
table-over = encerrada, { $result }
list-asked = Você tem um convite para a revanche
list-yours = Sua vez
list-turn = Vez de { $seat }
list-won-you = Você venceu
list-won-you-to = Você venceu por { $points } a { $others }
list-won = { $seat } venceu
list-won-to = { $seat } venceu por { $points } a { $others }
list-tied = Empate: { $seats }
list-tied-at = Empate com { $points }: { $seats }
list-alone-won = vitória
list-alone-lost = sem vitória
table-abandoned = abandonada
table-study = de um arquivo, { $result }
table-study-unfinished = de um arquivo, inacabada
table-abandon = Abandonar
table-abandon-sure = A partida termina sem resultado. Ela fica entre as partidas encerradas.
table-abandon-yes = Sim, abandonar
table-delete = Excluir
table-delete-sure = Isto exclui para sempre a mesa e sua partida salva.
table-delete-yes = Sim, excluir

## New table

new-seal-gone = A semente lacrada desta página se perdeu: o servidor foi reiniciado, ou a página ficou aberta tempo demais. Confira a nova impressão digital e comece de novo.

## Table

seat-you-named = Você ({ $name })
seats-head = Jogadores
seat-rename = Nome do lugar { $count }
seat-rename-open = Mudar o nome
seat-rename-do = Salvar
status-stepping = Depois do passo { $n } de { $count }:
status-study = Este arquivo termina aqui, antes do fim da partida.
actions-label = O que você pode fazer
others-label = Rever ou sair
pane-chat = Chat
pane-help = Ajuda
pane-log = Registro
log-all = Todas as rodadas
pane-menu = Menu
menu-new = Nova partida
panes-label = Em volta da mesa
plate-you = Você
plate-stars = bot, { $count } de 5 estrelas
plate-leads = está na frente
acts-skip = Pular até minha vez
acts-touch = Toque em um lugar marcado.
plate-score = { $count }
plate-rank = { $count }º lugar
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Confirmar
action-expect = O que um bot espera
expect-line = O bot mais forte espera: { $line }.
expect-not-yet = O bot ainda não está pronto. Pergunte de novo em alguns segundos.
refused-expect = Não é a vez de ninguém, ou nenhum bot desta mesa pensa adiante.
refused-expect-busy = O bot já está pensando nisso.
action-takeback = Desfazer
action-takeback-far = Desfazer…
action-takeback-here = Desfazer até aqui
action-takeback-ask = Pedir para desfazer
practice-head = Continuar como treino?
practice-sure = Você pode desfazer quantas vezes quiser, até rolagens e turnos dos bots. Mas a partida deixa de dar estrela e de contar, mostra sua semente secreta e é salva como treino. As rolagens e os sorteios se repetem na mesma ordem.
practice-yes = Sim, treinar
practice-no = Cancelar
practice-mark = Treino.
asked-to = { $seat } gostaria de desfazer. Você aceita?
asked-count =
    { $count ->
        [one] { $count } passo será desfeito.
       *[other] { $count } passos serão desfeitos.
    }
asked-own = Você pediu para desfazer. Esperando { $others }.
asked-other = { $seat } gostaria de desfazer. Esperando { $others }.
asked-yes = Aceitar
asked-no = Recusar
asked-withdraw = Retirar pedido
action-resign = Desistir
action-give-up = Abandonar
action-rematch = Revanche
action-record = Baixar o arquivo da partida
action-verify = Verificar jogo limpo
luck-checked = Sorte conferida ✓
aid-head = Ajuda na decisão
aid-0 = Sem ajuda
aid-1 = Chances
aid-2 = Pontos
aid-3 = Melhor jogada
aid-4 = Tutor
aid-asks = Perguntar antes que eu perca mais de
aid-amount = { NUMBER($share, style: "percent") } da chance de vitória
tutor-looking = O tutor está olhando…
tutor-yes = Manter
tutor-no = Desfazer
tutor-unasked = Jogado sem perguntar: as chances de vitória chegaram tarde demais.
help-ask = Pedir para permitir ajuda
help-end = Encerrar a ajuda para todos
help-asked-to = { $seat } gostaria de permitir ajuda para todos. Você aceita?
help-asked-own = Você pediu para permitir ajuda para todos. Esperando { $others }.
help-asked-other = { $seat } gostaria de permitir ajuda para todos. Esperando { $others }.
refused-help = Várias pessoas jogam aqui. Dicas além das chances só se todos aceitarem.
odds-head = Suas escolhas
odds-way = Escolha
odds-best = melhor
hint-win = Vitória
hint-alike = (igualmente boas: { $ways })
hint-alike-more = (igualmente boas: { $ways } e mais { $more })
hint-provisional = Estas chances de vitória são aproximadas: outras melhores estão a caminho.
hint-working =
    { $count ->
        [one] Falta calcular { $count } chance de vitória.
       *[other] Falta calcular { $count } chances de vitória.
    }
hint-more =
    { $count ->
        [one] Mais { $count } escolha
       *[other] Mais { $count } escolhas
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Você { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Chance de vitória { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } A melhor, chance de vitória { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Chance de vitória { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Rever a partida
replay-setup = Preparação
replay-turn = Turno { $n } de { $count }: { $name }
replay-slider = A partida toda, passo a passo
replay-value = { $where }. Passo { $n } de { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Voltar um turno
replay-on = Avançar um turno
replay-play = Reproduzir
replay-pace = Velocidade
replay-skip = Fim da preparação
step-live = Voltar à partida
board-own = Voltar ao meu tabuleiro
board-turn = Seguir a vez
seat-board = Ver tabuleiro
seat-board-of = { $name ->
        [you] Ver seu tabuleiro
       *[other] Ver tabuleiro: { $name }
    }
palette-head = O que aconteceu no tabuleiro de verdade?
palette-hint = Escolha o que está ali, ou digite vários resultados abaixo.
palette-left =
    { $count ->
        [one] resta { $count }
       *[other] restam { $count }
    }
type-label = Digitar uma ação
type-do = Executar
type-hint = Use a notação do registro.
type-hint-chance = Use a notação do registro. Ponha espaços entre vários resultados.
final-head = Resultado
end-decided = O que decidiu: { $part }, { $points } a { $behind }.
end-lost =
    { $count ->
        [0] { $seat } venceu. Você ficou em { end-place }.
        [one] { $seat } venceu. Você ficou em { end-place }, a { $count } ponto.
       *[other] { $seat } venceu. Você ficou em { end-place }, a { $count } pontos.
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
text-board = O tabuleiro, casa por casa
text-state = Em notação:
more-head = Mais
settings-head = Configurações neste aparelho
setting-speed = Velocidade dos bots e animações
speed-0 = Pular
speed-1 = Rápida
speed-2 = Calma
setting-confirm = Perguntar antes de encerrar meu turno ou de algo que não posso desfazer
confirm-again = Pressione de novo para confirmar.
setting-gains = Mostrar os pontos das minhas escolhas
resign-head = Desistir?
resign-sure =
    { $count ->
        [one] A partida termina na hora, e o outro jogador vence.
       *[other] A partida termina na hora para todos. Você não ganha nada, e os outros { $count } dividem a vitória.
    }
resign-yes = Sim, desistir
resign-no = Continuar jogando
give-up-head = Abandonar?
give-up-sure = Isto encerra sua tentativa.
give-up-yes = Sim, abandonar
goal-head = Objetivo
level-name = Nível { $count }.
level-own = Nível próprio.
level-next = Próximo nível: { $count }
level-new = Dados novos
level-same = Os mesmos dados
level-map = Ir para o mapa
line-doubt = O servidor não está respondendo. Verificando a conexão…
line-lost = Conexão perdida. Tentando de novo…
line-password = Este servidor pede a senha de novo. Sua partida está a salvo.
line-password-do = Digitar a senha
line-refused = O servidor recusa esta página. Abra-a pelo endereço que você recebeu.
line-refused-do = Abrir de novo
line-table = O servidor não pode abrir esta mesa.
line-table-do = Ver o motivo
line-many = Páginas ou pedidos demais daqui: feche alguns. Tentando de novo…

# The legend: whose points follow, here the reader's or those of a player.
legend-more = Com mais um?
legend-head = Símbolos
legend-of =
    { $seat ->
        [you] Você:
       *[other] { $seat }:
    }
refused-rule = Regra
picture-label = A mesa. Pressione T para ler em texto.

## Refusals of a table

refused-protocol = Este programa e o servidor ({ $spoken }) usam versões diferentes do protocolo. Nada foi feito. Atualize o programa ou carregue a página de novo. O que mudou: { $link }
refused-limit = Foi rápido demais, e nada foi feito. Tente de novo daqui a pouco.

## Together

clock-label = { $seat ->
        [you] Seu tempo
       *[other] Tempo de { $seat }
    }
clock-soon =
    { $count ->
        [one] Falta { $count } segundo!
       *[other] Faltam { $count } segundos!
    }
clock-low = pouco tempo
clock-last = últimos segundos
title-waiting = Esperando amigos · { $game }
status-waiting = { $count ->
        [0] A partida vai começar.
        [one] A partida começa quando o último lugar for ocupado.
       *[other] A partida começa com todos os lugares ocupados: { $count } estão livres.
    }
status-asked = A partida começa quando todos aceitarem. { $seats ->
        [you] Falta sua resposta.
       *[other] Esperando { $seats }.
    }
presence-here = aqui
presence-away = ausente
presence-gone = não está aqui
presence-free = livre
presence-asked = sem resposta ainda
presence-preparing = ainda sem força total
seat-stand-in = { $name } joga por enquanto
seat-more = Mais opções deste lugar
seat-hand = Deixar um bot jogar por mim
seat-hand-do = Passar ao bot
seat-back = Retomar meu lugar
seat-leave = Sair deste lugar
seat-send = Remover o jogador
seat-send-hint = O lugar fica livre, com um novo link.
restrict-mute = Silenciar { $name }
restrict-unmute = Deixar de silenciar { $name }
restrict-block = Bloquear { $name }
restrict-unblock = Desbloquear { $name }
restrict-hint = Se você silenciar alguém, deixa de ver as mensagens dessa pessoa; só você sabe. Se você a bloquear, ela não pode ocupar um lugar, escrever nem assistir nas suas mesas. Uma partida já começada continua.
seat-leave-hint = Se você sair, o lugar fica livre para outro jogador. O anfitrião recebe um novo link.
seat-device = Jogar em outro aparelho
people-head = Quem falta
invite-head = Convidar
invite-of = { $game }, até { $count }
free-head = Esperando amigos
free-hint-host = Todos abrem o mesmo link ou escaneiam este código.
free-hint = O anfitrião tem o link para os lugares livres.
free-code = ou digite o código
free-waiting = Esperando: { $names }; livres: { $count }
free-fill = Completar com bots
free-start = Começar com { $count }
free-more = Mais
free-hint-seats = Ou um link para cada lugar:
free-bot = Um bot no lugar { $count }
free-bot-do = Pôr o bot
free-other = Um bot, ou um novo link
link-seat = Link para o lugar { $count }
link-table = Link para uma partida de { $game }
link-watch = Link para espectadores
link-share = Compartilhar
link-copy-short = Copiar
link-qr = Código QR
link-qr-label = Código QR do link
link-renew = Criar um novo link; o antigo deixa de funcionar
missed-asked = { $name } está ausente há algum tempo. E agora?
missed-bot = Deixar um bot jogar
missed-wait = Esperar
missed-end = Encerrar a partida
missed-count = Votos para encerrar a partida: { $n } de { $count }.
rematch-go = Ir para a revanche
rematch-asks = { $count ->
        [0] Você tem um convite para a revanche.
        [one] { $seats } gostaria de uma revanche.
       *[other] { $seats } gostariam de uma revanche.
    } Você aceita?
rematch-yes = Aceitar
rematch-no = Agora não
rematch-head = Esperando resposta
rematch-unanswered = { $name }: ainda sem resposta.
rematch-instead = Ceder o lugar { $count }
chat-head = Chat
chat-none = Nenhuma mensagem ainda.
chat-phrases = Frases rápidas
chat-label = Diga algo
chat-do = Enviar
chat-off = O chat livre está desligado. Você ainda pode usar as frases rápidas.
chat-notes = Anotado nesta mesa
setting-sound = Tocar sons
setting-bubble = Mostrar as mensagens do chat sobre o tabuleiro
setting-vibration = Vibrar
setting-pass = Pedir para passar o aparelho
setting-turned = Virar a imagem para quem está sentado do outro lado
pass-head = Vez de { $name }
pass-do = Passe o aparelho para { $name }.
pass-taken = Eu sou { $name }
pass-unasked = Não perguntar mais
sound-ask = Jogar com som?
sound-yes = Sim
sound-no = Não
notify-allow = Avisar quando for minha vez
notify-how = Seu navegador vai pedir permissão. Você recebe avisos enquanto esta página estiver aberta, mesmo em segundo plano.
notify-denied = Seu navegador bloqueia avisos deste endereço. Permita-os nas configurações dele.
notify-text = É a sua vez.
lobby-free-seat = lugar livre
table-waiting = esperando amigos
