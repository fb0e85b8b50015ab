### Invitations : prendre place, regarder, jouer sur un autre appareil.

link-device = Lien pour votre autre appareil
join-title = Une invitation
join-head = { $host } vous invite à { $game }.
join-head-nobody = On vous invite à { $game }.
join-here = À la table : { $names }. { $count ->
        [one] 1 place est libre.
       *[other] { $count } places sont libres.
    }
join-seat = Vous prenez la place { $count }.
join-which = Quelle place ?
join-seat-choice = Place { $count }
join-name = Votre nom
join-do = S’asseoir
join-watch = Juste regarder
join-what = Quel est ce jeu ?
join-fair = Loyauté
join-fair-help = Une graine secrète décide de tout le hasard. Voici son engagement : elle ne peut plus changer. Vous pouvez ajouter des mots à vous : ils entrent dans chaque tirage.
join-salt = Vos mots (sel)
join-who = À la table
join-clock = Pendule
join-begun = La partie est en cours ; vous la reprenez telle qu’elle est.
join-own = Cette table est la vôtre. Envoyez le lien à un ami, ou jouez aussi cette place, sur cet écran.
join-sits = Vous êtes déjà à cette table.
join-open = Ouvrir la table
join-taken-head = Cette place est prise
join-taken = Quelqu’un s’est servi de ce lien, ou l’hôte en a fait un nouveau. Demandez-en un autre.
join-over = Cette partie est terminée.
join-full = Toutes les places sont prises.
join-tell = Me dire quand une est libre
join-telling = Gardez cette page ouverte. Elle dira ici quand une place est libre.
join-free-now = Une place est libre
code-head = Rejoindre avec un code
code-about = L’hôte voit un code à côté du lien. Il a 4 lettres ou chiffres, ou 5. Saisissez-le ici.
code-label = Code
code-bad = « { $text } » n’est pas un code. Saisissez 4 ou 5 lettres ou chiffres, comme KQ7D.
code-unknown = Aucune table n’attend avec le code { $code }. Un code vaut jusqu’au début de la partie. Demandez le bon à l’hôte.
code-many = Trop de codes erronés. Réessayez dans { $seconds } s.
watch-head = Regarder { $game }
watch-about = Vous regardez sans être vu, et sans jouer.
watch-do = Regarder
watch-off-head = Ce lien ne marche plus
watch-off = L’hôte n’admet pas de spectateurs, ou a fait un nouveau lien.
bring-head = Continuer ici
bring-about = Cet appareil joue alors pour { $name }, comme l’autre continue à le faire. Le lien ne sert qu’une fois.
bring-nobody = qui a fait le lien
bring-do = Jouer sur cet appareil
device-head = Jouer sur un autre appareil
device-about = Ouvrez ce lien sur l’autre appareil d’ici { $count } min. Il ne sert qu’une fois et ne figure que sur cette page. Gardez-le pour vous : qui l’a joue à votre place.
device-back = Retour à la table
