### Invitations : prendre place, regarder, jouer sur un autre appareil.

link-device = Lien pour votre autre appareil
join-title = Une invitation
join-head = { $host } vous invite à { $game }.
join-head-nobody = On vous invite à jouer à { $game }.
join-here = À la table : { $names }. { $count ->
        [one] { $count } place est libre.
       *[other] { $count } places sont libres.
    }
join-seat = Vous prenez la place { $count }.
join-which = Quelle place ?
join-seat-choice = Place { $count }
join-name = Votre nom
join-do = S’asseoir
join-watch = Juste regarder
join-what = De quel jeu s’agit-il ?
join-fair = Équité
join-fair-help = Une graine secrète décide de tout le hasard. Cette empreinte prouvera qu’elle n’a pas changé. Vous pouvez ajouter vos propres mots : chaque lancer et chaque tirage en dépend alors aussi.
join-salt = Vos mots
join-who = À la table
join-clock = Pendule
join-begun = La partie est en cours. Vous la reprenez telle qu’elle est.
join-own = Cette table est la vôtre. Envoyez le lien à un ami, ou jouez aussi cette place, sur cet écran.
join-sits = Vous avez déjà une place à cette table.
join-open = Ouvrir la table
join-taken-head = Cette place est prise
join-taken = Ce lien a été utilisé, ou l’hôte en a fait un nouveau. Demandez-en un autre.
join-over = Cette partie est terminée.
join-full = Toutes les places sont prises.
join-tell = Attendre une place
join-telling = Gardez cette page ouverte. Vous y verrez quand une place est libre.
join-free-now = Une place est libre
code-head = Rejoindre avec un code
code-about = L’hôte voit un code à côté du lien. Il a 4 ou 5 lettres ou chiffres. Tapez-le ici.
code-label = Code
code-bad = « { $text } » n’est pas un code. Tapez 4 ou 5 lettres ou chiffres, comme KQ7D.
code-unknown = Aucune table ouverte n’a le code { $code }. Un code vaut jusqu’au début de la partie. Demandez le bon à l’hôte.
code-many = Trop de codes erronés. Réessayez dans { $seconds } s.
watch-head = Regarder { $game }
watch-about = Vous regardez sans jouer. Les joueurs ne vous voient pas.
watch-do = Regarder
watch-off-head = Ce lien ne marche plus
watch-off = L’hôte n’admet pas de spectateurs, ou a fait un nouveau lien.
bring-head = Continuer ici
bring-about = Cet appareil joue alors pour { $name }, et l’autre aussi. Le lien ne sert qu’une fois.
bring-nobody = la personne qui a fait le lien
bring-do = Jouer sur cet appareil
device-head = Jouer sur un autre appareil
device-about = Ouvrez ce lien sur l’autre appareil d’ici { $count } min. Il ne sert qu’une fois et n’est montré qu’ici. Gardez-le pour vous : avec lui, n’importe qui peut jouer à votre place.
device-back = Retour à la table
