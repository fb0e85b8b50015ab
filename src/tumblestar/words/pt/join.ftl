### Invitations: taking a seat, looking on, playing on on another device.

link-device = Link para o outro aparelho
join-title = Convite
join-head = { $host } convida você para { $game }.
join-head-nobody = Você tem um convite para { $game }.
join-here = Na mesa: { $names }. { $count ->
        [one] 1 lugar está livre.
       *[other] { $count } lugares estão livres.
    }
join-seat = O seu é o lugar { $count }.
join-which = Que lugar?
join-seat-choice = Lugar { $count }
join-name = Seu nome
join-do = Sentar
join-watch = Só assistir
join-what = Que jogo é este?
join-fair = Justiça
join-fair-help = Uma semente secreta decide toda a sorte. Este é o seu compromisso, para que não mude. Pode juntar palavras suas: elas entram em cada resultado.
join-salt = Suas palavras (sal)
join-who = À mesa
join-clock = Relógio
join-begun = O jogo está em curso; continua-se como está.
join-own = Esta mesa é sua. Envie o link a um amigo, ou jogue também este lugar, neste aparelho.
join-sits = Esta mesa já tem um lugar seu.
join-open = Abrir a mesa
join-taken-head = Este lugar está ocupado
join-taken = Alguém usou este link, ou o anfitrião criou um novo. Peça outro.
join-over = Este jogo acabou.
join-full = Todos os lugares estão ocupados.
join-tell = Avise quando um ficar livre
join-telling = Deixe esta página aberta. Aqui ela dirá quando um lugar estiver livre.
join-free-now = Um lugar está livre
code-head = Entrar com um código
code-about = O anfitrião vê um código ao lado do link. Ele tem 4 letras ou algarismos, ou 5. Digite-o aqui.
code-label = Código
code-bad = “{ $text }” não é um código. Digite 4 ou 5 letras ou algarismos, como KQ7D.
code-unknown = Nenhuma mesa espera com o código { $code }. Um código vale até a partida começar. Peça o certo ao anfitrião.
code-many = Muitos códigos errados. Tente de novo em { $seconds } s.
watch-head = Assistir a { $game }
watch-about = Assiste-se sem ser visto, e sem jogar.
watch-do = Assistir
watch-off-head = Este link já não serve
watch-off = O anfitrião não deixa entrar espectadores, ou criou um novo link.
bring-head = Jogar aqui
bring-about = Este aparelho joga então por { $name }, e o outro também. O link serve uma vez.
bring-nobody = quem criou o link
bring-do = Jogar neste aparelho
device-head = Jogar em outro aparelho
device-about = Abra este link no outro aparelho em { $count } min. Serve uma vez e só está nesta página. Não o mostre: quem o tem joga por você.
device-back = Voltar à mesa
