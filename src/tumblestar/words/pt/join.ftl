### Invitations: taking a seat, looking on, playing on on another device.

link-device = Link para seu outro aparelho
join-title = Você tem um convite
join-head = { $host } convida você para { $game }.
join-head-nobody = Você tem um convite para { $game }.
join-here = Na mesa: { $names }. { $count ->
        [one] { $count } lugar está livre.
       *[other] { $count } lugares estão livres.
    }
join-seat = Você ocupa o lugar { $count }.
join-which = Qual lugar?
join-seat-choice = Lugar { $count }
join-name = Seu nome
join-do = Ocupar o lugar
join-watch = Só assistir
join-what = Que jogo é este?
join-fair = Jogo limpo
join-fair-help = Uma semente secreta decide toda a sorte. Esta impressão digital prova depois que ela não foi trocada. Você pode acrescentar palavras suas: toda rolagem e todo sorteio passam a depender delas também.
join-salt = Suas palavras
join-who = Na mesa
join-clock = Relógio
join-begun = A partida está em andamento. Você assume como ela está.
join-own = Esta mesa é sua. Envie o link a um amigo, ou jogue também este lugar, nesta tela.
join-sits = Você já tem um lugar nesta mesa.
join-open = Abrir a mesa
join-taken-head = Este lugar está ocupado
join-taken = Este link já foi usado, ou o anfitrião criou um novo. Peça outro.
join-over = Esta partida acabou.
join-full = Todos os lugares estão ocupados.
join-tell = Esperar um lugar
join-telling = Deixe esta página aberta. Você vai ver aqui quando um lugar ficar livre.
join-free-now = Um lugar está livre
code-head = Entrar com um código
code-about = O anfitrião vê um código ao lado do link. Ele tem 4 ou 5 letras ou algarismos. Digite-o aqui.
code-label = Código
code-bad = “{ $text }” não é um código. Digite 4 ou 5 letras ou algarismos, como KQ7D.
code-unknown = Não há mesa aberta com o código { $code }. Um código vale até a partida começar. Peça o certo ao anfitrião.
code-many = Códigos errados demais. Tente de novo em { $seconds } s.
watch-head = Assistir a { $game }
watch-about = Você assiste sem jogar. Os jogadores não veem você.
watch-do = Assistir
watch-off-head = Este link não funciona mais
watch-off = O anfitrião não permite espectadores, ou criou um novo link.
bring-head = Continuar aqui
bring-about = Este aparelho passa a jogar por { $name }, e o outro também. O link funciona uma vez.
bring-nobody = a pessoa que criou o link
bring-do = Jogar neste aparelho
device-head = Jogar em outro aparelho
device-about = Abra este link no outro aparelho em até { $count } min. Ele funciona uma vez e só aparece aqui. Não o mostre a ninguém: quem o tiver pode jogar por você.
device-back = Voltar à mesa
