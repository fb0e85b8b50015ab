### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Jogos de mesa no navegador, contra bots ou com outras pessoas.
title-page = { $page } · tumblestar
skip = Pular para o conteúdo
nav-label = Páginas
nav-shelf = Jogos
nav-tables = Minhas mesas
settings = Configurações
settings-name = Seu nome
settings-language = Idioma
language-incomplete = Alguns textos ainda não foram traduzidos. Eles estão em inglês.
settings-theme = Tema
settings-save = Salvar
theme-system = igual ao do sistema
theme-light = claro
theme-dark = escuro
independence = O tumblestar é um projeto independente, sem ligação com os autores ou as editoras destes jogos.
close = Fechar
nav-lobby = Saguão
nav-api = Para programas
nav-install = Instalar como app
nav-friends = Com amigos
stay-on = Configure sua tela para ficar ligada.

## Shelf and tables

card-seats = { $first } a { $last } jogadores
card-minutes = { $first } a { $last } minutos
box-minutes = { $count } min
card-seats-short = { $first }–{ $last }
card-age = a partir de { $age } anos
play-bots = Contra bots
play-friends = Com amigos
play-friends-how = com um link
play-device = Neste aparelho
play-device-how = passando de mão em mão
play-seats = Jogadores
play-more = Mais opções
play-count =
    { $count ->
        [one] { $count } jogador
       *[other] { $count } jogadores
    }
play-level = { $name }, { $stars } de 5 estrelas
card-basis = Os minutos e a idade na página de um jogo são os da caixa. Nós medimos a sorte: quantas vezes um bot simples vence o mais forte. Os minutos e o raciocínio aqui são estimativas nossas.
card-luck-1 = quase nenhuma sorte
card-luck-2 = um pouco de sorte
card-luck-3 = alguma sorte
card-luck-4 = muita sorte
card-luck-5 = sobretudo sorte
card-thought-1 = descontraído
card-thought-2 = pouco raciocínio
card-thought-3 = algum raciocínio
card-thought-4 = muito raciocínio
card-thought-5 = raciocínio profundo
time-now = agora mesmo
time-yesterday = ontem
open-none = Escolha um arquivo primeiro.
card-seats-exactly = { $count ->
        [one] Para { $count } jogador
       *[other] Para { $count } jogadores
    }

## New table

new-head = Nova mesa: { $game }
new-seats = Número de jogadores
new-seat = Lugar { $count }
new-who = Quem
new-me = eu
new-person = outra pessoa nesta tela
new-bot = bot: { $name } { $stars }
new-bots = Sobre os bots
new-bots-away = { $bots }: só no programa instalado. Em um navegador, pensariam tempo demais.
new-name = Nome
new-play = Jogar
new-options = Opções
new-chance = Sorte e jogo limpo
new-chance-kind = Rolagens e sorteios
new-seed = Semente
new-commitment = Impressão digital da semente secreta desta mesa:
new-salt = Palavras do lugar { $count }
new-salt-help = A semente fica secreta até o fim da partida; sua impressão digital (SHA-256) prova que ela não foi trocada. Se você não confia neste servidor, acrescente palavras quaisquer: toda rolagem e todo sorteio passam a depender delas também.
new-wrong = Esta mesa ainda não pode ser preparada:
new-typed-nobody = Com um tabuleiro de verdade, uma pessoa deve digitar as rolagens e os sorteios. Inclua uma.
chance-sealed = Semente lacrada
chance-sealed-help = Uma semente secreta é fixada antes do início. Depois da partida, qualquer um pode conferir cada rolagem e cada sorteio.
chance-seed = De uma semente sua
chance-seed-help = A mesma semente dá as mesmas rolagens e os mesmos sorteios. Quem a conhece pode prevê-los; o arquivo da partida avisa isso.
chance-typed = Um tabuleiro de verdade
chance-typed-help = Jogue no tabuleiro de verdade e digite cada rolagem e cada sorteio.

## Table

rows-label = As filas dos jogadores; também em texto.
action-turn = Girar
action-over = Virar
steps-label = Percorrer a partida
step-first = Primeiro passo
step-previous = Voltar um passo
step-next = Avançar um passo
step-last = Último passo
rules-open = Regras
rules-head = Regras de { $game }
rules-page-link = As regras em uma página própria

## Campaign

star-won = Nível superado
star-great = Superado com { $great } pontos ou mais
star-first = Superado na primeira tentativa, com dados novos
star-got = (conquistada)
star-not = (ainda não conquistada)

## Check of chance

verify-head = Verificação de jogo limpo
verify-open-means = A partida pode ter sido limpa, mas ninguém pode provar que a semente era secreta.
verify-older-means = Verifique com a versão do tumblestar em que foi jogada.
verify-closed-means = Volte quando a partida tiver terminado.
verify-false-means = Este arquivo de partida foi alterado.
verify-commitment-was = Impressão digital
verify-seed-is = Semente
verify-how = Você não precisa confiar nesta página. Baixe o arquivo da partida e execute “tumblestar verify”, ou calcule como descreve docs/chance.md.
verify-details = Detalhes
verify-each = Todas as rolagens e sorteios
verify-each-some = Aqui constam { $most } de { $count } rolagens e sorteios. Todos foram conferidos até o primeiro errado.
verify-each-right = vem da semente
verify-each-wrong = não vem da semente
verify-each-none = não conferido
verify-draw = (sorteio { $count } da sequência “{ $stream }”)
verify-back = Voltar à mesa

## Bad news

sorry-400 = Este pedido não pode ser lido
sorry-400-help = Volte e tente de novo.
sorry-403 = Isso não é permitido
sorry-403-help = Volte à mesa.
sorry-404 = Não há nada aqui
sorry-404-help = O endereço pode estar errado, ou a mesa foi excluída ou é de outro jogador.
sorry-table = Esta mesa precisa de um convite.
sorry-table-help = Peça o link a quem enviou você para cá.
sorry-405 = Este pedido não é possível
sorry-405-help = Use os botões das páginas.
sorry-409 = Esta mesa não pode ser aberta
sorry-409-help = Ela pode ser de outra versão do tumblestar. Suas outras mesas não são afetadas.
sorry-413 = Isso é grande demais
sorry-413-help = Um arquivo de partida pode ter no máximo 1 MB de texto.
sorry-421 = Este servidor tem outro nome
sorry-421-help = O dono pode permitir este nome: TUMBLESTAR_HOSTS=name.
sorry-424 = Este jogo não pode ser jogado agora
sorry-424-help = Corrija o arquivo de dados e reinicie o tumblestar. Os outros jogos continuam funcionando.
sorry-428 = Este navegador bloqueia cookies
sorry-428-help = O tumblestar reconhece você por um cookie. Sem ele, você não pode ter um lugar nem uma mesa. Seu link ou código ainda vale. Permita cookies para este endereço, volte e tente de novo.
sorry-500 = Algo deu errado aqui
sorry-500-help = A culpa é nossa. Tudo o que você jogou está a salvo. Carregue a página de novo.
sorry-503 = As mesas não podem ser salvas agora
sorry-503-help = Tudo o que foi confirmado está a salvo. Carregue a página de novo mais tarde.
sorry-home = Ir para os jogos
sorry-401 = Senha necessária
sorry-401-help = Vá para os jogos para digitá-la.
sorry-429 = Pedidos demais
sorry-429-help = Nada se perdeu. Espere um pouco e tente de novo.
work-busy = O servidor está ocupado demais para calcular isso agora. Tente de novo em { $seconds } s.

## Password

door-head = Entre
door-about = Este servidor pede uma senha. A pessoa que convidou você sabe qual é.
door-password = Senha
door-enter = Entrar
door-wrong = Senha errada. Depois de algumas tentativas, você deve esperar.

## Together

new-friend = um amigo, por link
new-together = Relógio, chat e espectadores
new-clock = Relógio
new-clock-help = O primeiro turno de cada jogador não é cronometrado. Os relógios param enquanto o servidor está fora do ar.
clock-turn-help = Quando o tempo acaba, um bot termina o turno.
clock-bank-help = O jogador que ficar sem tempo perde.
bad-clock = Não há um relógio assim. Escolha um da lista.
local-head = Os links só funcionam neste computador
local-why = Em qualquer aparelho, o endereço { $host } significa o próprio aparelho. O celular de um amigo procuraria a partida nele mesmo.
local-do = Para jogar com amigos na sua rede, reinicie o tumblestar com este comando e uma senha sua:
local-then = Depois abra o endereço de rede deste computador, como { $example }, e crie a mesa ali. Os links dela não pedem senha.
link-copy = Copiar o link
link-copied = Copiado.
host-head = Configurações do anfitrião
host-chat = Chat livre
host-chat-help = Frases rápidas são sempre permitidas.
host-watchers = Espectadores
host-watchers-help = Quem tem o link deles pode assistir. Os espectadores veem o que os jogadores veem e não podem usar o chat.
host-listed = Mostrar no saguão
host-listed-help = Todos neste servidor podem ver a mesa ali, ocupar um lugar livre e ver a partida encerrada.

## The installable app

install-head = O tumblestar como app
install-about = Como app, o tumblestar abre em uma janela própria. Ele ocupa menos de 1 MB.
install-do = Instalar
install-ways = Ou do jeito do próprio navegador:
install-chrome = Chrome e Edge: “Instalar” na barra de endereço ou no menu.
install-ios = iPhone e iPad: Compartilhar, depois “Adicionar à Tela de Início”.
install-mac = Safari no Mac: “Adicionar ao Dock” no menu Arquivo.
install-firefox = Firefox no Android: “Instalar” no menu.
install-not = Os navegadores só instalam de um endereço https. Peça à pessoa que cuida deste servidor que configure TLS (docs/hosting.md).
offline-head = Sem conexão
offline-about = Não foi possível acessar o servidor. Suas mesas estão a salvo. Esta página volta sozinha.
offline-again = Tentar de novo agora
result-share = Compartilhar o resultado
result-save = Salvar como imagem
