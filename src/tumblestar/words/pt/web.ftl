### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Jogos de mesa no navegador, contra bots ou com outras pessoas.
title-page = { $page } · tumblestar
skip = Saltar para o conteúdo
nav-label = Páginas
nav-shelf = Jogos
nav-tables = Minhas mesas
settings = Configurações
settings-name = Seu nome
settings-language = Língua
language-incomplete = Alguns textos ainda não estão traduzidos, e aparecem em inglês.
settings-theme = Aspecto
settings-save = Guardar
theme-system = como o sistema
theme-light = claro
theme-dark = escuro
independence = tumblestar é um projeto independente, sem ligação com os autores ou editoras destes jogos.
close = Fechar
nav-lobby = Salão
nav-api = Para programas
nav-install = Instalar como app
nav-friends = Com amigos
stay-on = Ajuste a tela para ficar acesa.

## Shelf and tables

card-seats = { $first } a { $last } jogadores
card-minutes = { $first } a { $last } minutos
box-minutes = { $count } min.
card-seats-short = { $first }–{ $last }
card-age = a partir de { $age }
play-bots = Contra bots
play-friends = Com amigos
play-friends-how = por uma ligação
play-device = Neste aparelho
play-device-how = passa de mão em mão
play-seats = Jogadores
play-more = Mais opções
play-count = { $count } jogadores
play-level = { $name }, { $stars } de cinco estrelas
card-basis = Na folha de um jogo estão os minutos e a idade da caixa. A sorte é medida: quantas vezes um bot simples vence o mais forte. Os minutos e a reflexão aqui são avaliados por nós.
card-luck-1 = quase sem sorte
card-luck-2 = pouca sorte
card-luck-3 = alguma sorte
card-luck-4 = muita sorte
card-luck-5 = muitíssima sorte
card-thought-1 = sem esforço
card-thought-2 = pouco raciocínio
card-thought-3 = algum raciocínio
card-thought-4 = muito raciocínio
card-thought-5 = raciocínio profundo
time-now = agora mesmo
time-yesterday = ontem
open-none = Nenhum arquivo foi escolhido.
card-seats-exactly = { $count ->
        [one] Para { $count } jogador
       *[other] Para { $count } jogadores
    }

## New table

new-head = Nova mesa: { $game }
new-seats = Quantos jogam?
new-seat = Lugar { $count }
new-who = Quem
new-me = eu
new-person = outra pessoa neste aparelho
new-bot = bot: { $name } { $stars }
new-bots = Sobre os bots
new-bots-away = { $bots }: só no programa instalado, pois num navegador pensariam tempo demais.
new-name = Nome
new-play = Jogar
new-options = Opções
new-chance = Acaso e justiça
new-chance-kind = De onde vem o acaso
new-seed = Semente
new-commitment = Compromisso com a semente secreta desta mesa:
new-salt = Sal do lugar { $count }
new-salt-help = A semente fica secreta até o fim do jogo; o compromisso, o seu SHA-256, prova que não mudou. Se não confia neste servidor, junte palavras quaisquer como sal: elas entram em cada resultado.
new-wrong = Esta mesa ainda não pode ser preparada:
new-typed-nobody = Um tabuleiro real precisa de uma pessoa que digite o que faz o acaso.
chance-sealed = Selado
chance-sealed-help = Uma semente secreta, prometida antes do início. Depois do fim qualquer um pode verificar cada resultado.
chance-seed = De uma semente sua
chance-seed-help = Mesma semente, mesma preparação. Quem a conhece pode prever tudo: a partida gravada diz isso.
chance-typed = Um tabuleiro real
chance-typed-help = Prepare o tabuleiro real e digite o que está onde.

## Table

rows-label = As filas dos jogadores; também em texto.
action-turn = Girar
action-over = Virar
steps-label = Percorrer o jogo
step-first = Primeiro evento
step-previous = Um evento atrás
step-next = Um evento adiante
step-last = Último evento
rules-open = Regras
rules-head = Regras de { $game }
rules-page-link = As regras em uma página

## Campaign

star-won = Nível vencido
star-great = Vencido com { $great } pontos ou mais
star-first = Vencido à primeira, com dados novos
star-got = (ganha)
star-not = (ainda não ganha)

## Check of chance

verify-head = Verificação da sorte
verify-open-means = O jogo pode ser justo; só não se prova que ninguém sabia.
verify-older-means = Verifique com a versão de tumblestar em que foi jogado.
verify-closed-means = Volte quando o jogo tiver acabado.
verify-false-means = Alguém mudou esta partida gravada.
verify-commitment-was = Compromisso
verify-seed-is = Semente
verify-how = Não precisa confiar nesta página: baixe a partida e execute “tumblestar verify”, ou calcule como descreve docs/chance.md.
verify-details = Detalhes
verify-each = Cada resultado
verify-each-some = Aqui constam { $most } de { $count } resultados; todos foram conferidos até o primeiro errado.
verify-each-right = vem da semente
verify-each-wrong = não vem da semente
verify-each-none = não verificado
verify-draw = (tirada { $count } da sequência “{ $stream }”)
verify-back = Voltar à mesa

## Bad news

sorry-400 = Isso não pode ser lido
sorry-400-help = Volte e tente de novo.
sorry-403 = Isso não é permitido
sorry-403-help = Volte à mesa.
sorry-404 = Não há nada aqui
sorry-404-help = O endereço pode estar errado, ou a mesa apagada ou de outra pessoa.
sorry-table = Esta mesa requer um convite.
sorry-table-help = Peça o link a quem enviou você aqui.
sorry-405 = Este pedido não é possível
sorry-405-help = Use os botões das páginas.
sorry-409 = Esta mesa não pode ser aberta
sorry-409-help = Pode ser de outra versão de tumblestar. As suas outras mesas não são afetadas.
sorry-413 = Isso é grande demais
sorry-413-help = Uma partida gravada tem no máximo um megabyte de texto.
sorry-421 = Este servidor tem outro nome
sorry-421-help = O dono pode permitir este nome: TUMBLESTAR_HOSTS=name.
sorry-424 = Este jogo não pode ser jogado agora
sorry-424-help = Corrija o arquivo de dados, e reinicie tumblestar; os outros jogos continuam.
sorry-428 = Este navegador bloqueia cookies
sorry-428-help = O tumblestar reconhece você por um cookie. Sem ele, nenhum lugar e nenhuma mesa pode ser sua. Nada foi gasto. Permita cookies para este endereço, volte e tente de novo.
sorry-500 = Algo falhou aqui
sorry-500-help = A culpa é nossa. O que foi jogado está guardado; carregue a página de novo.
sorry-503 = As mesas não podem ser guardadas agora
sorry-503-help = Nada do que foi confirmado se perdeu. Carregue a página mais tarde.
sorry-home = Aos jogos
sorry-401 = Senha necessária
sorry-401-help = Vá aos jogos para a dar.
sorry-429 = Pedidos demais
sorry-429-help = Espere um pouco e tente de novo; nada se perdeu.
work-busy = Há cálculos demais agora. Tente em { $seconds } s.

## Password

door-head = Entre
door-about = Este servidor pede uma senha. Quem convidou você sabe qual é.
door-password = Senha
door-enter = Entrar
door-wrong = Senha errada. Depois de algumas tentativas é preciso esperar.

## Together

new-friend = um amigo, por link
new-together = Relógio, chat e convidados
new-clock = Relógio
new-clock-help = O primeiro turno de cada um não conta no relógio; com o servidor parado, os relógios também param.
clock-turn-help = Quando acaba o tempo de um turno, um bot termina-o.
clock-bank-help = Quem fica sem tempo perde.
bad-clock = Não há um relógio assim.
local-head = Os links só funcionam neste computador
local-why = O endereço { $host } quer dizer “este mesmo aparelho” em todo lugar: o telefone de um amigo procuraria o jogo em si próprio.
local-do = Para jogar com amigos na sua rede, reinicie tumblestar com este comando e uma senha sua:
local-then = Depois abra o endereço de rede deste computador, como { $example }, e crie a mesa aí. Os links dela não pedem senha.
link-copy = Copiar o link
link-copied = Copiado.
host-head = Configurações do anfitrião
host-chat = Chat livre
host-chat-help = Frases rápidas são sempre permitidas.
host-watchers = Espectadores
host-watchers-help = Quem tem o link pode assistir, vê o que veem os jogadores, e não escreve no chat.
host-listed = Mostrada no salão
host-listed-help = Todos neste servidor veem aí a mesa, podem ocupar lugares livres, e ver o jogo acabado.

## The installable app

install-head = tumblestar como app
install-about = Instalado, tumblestar abre em janela própria e ocupa menos de um megabyte.
install-do = Instalar
install-ways = Ou à maneira do navegador:
install-chrome = Chrome e Edge: “Instalar” na barra de endereço ou no menu.
install-ios = iPhone e iPad: o botão de partilha, depois o ecrã ou a tela inicial.
install-mac = Safari no Mac: “Adicionar ao Dock” no menu Arquivo.
install-firefox = Firefox no Android: “Instalar” no menu.
install-not = Os navegadores só instalam de um endereço https. Peça a quem gere este servidor que configure TLS (docs/hosting.md).
offline-head = Sem ligação
offline-about = O servidor não responde. As suas mesas estão seguras; esta página volta sozinha.
offline-again = Tentar de novo
result-share = Enviar o resultado
result-save = Guardar como imagem
