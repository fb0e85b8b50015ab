### Le laboratoire : de nombreuses parties entre robots, pour mesurer jeux et robots.

cli-lab = Joue beaucoup de parties entre robots et mesure robots et règles.
cli-ladder = Classe les robots d’un jeu sur une seule échelle (Bradley-Terry) : un robot qui a 100 points de plus gagne 64 % des parties à deux. Chaque robot joue contre ses voisins et « greedy » avec chaque nombre de places, et chaque mise en place depuis chaque place. Au-delà de 2 places, un robot joue parmi d’autres d’une même sorte, dans les deux sens. L’égalité est une part de victoire de 1 / places.
cli-ladder-game = Le jeu ; par défaut tous.
cli-ladder-seats = Un nombre de places, répétable ; par défaut tous à partir de 2.
cli-ladder-games = Nombre de parties d’un match avec les options de la boîte.
cli-ladder-mixed = Nombre de parties d’un match avec des options tirées au hasard pour chaque mise en place ; par défaut aucune.
cli-ladder-bots = Les robots, le plus faible d’abord, séparés par des virgules ; par défaut tous ceux du jeu.
cli-ladder-seed = La graine des mises en place et du hasard.
cli-ladder-keep = Écrit ladder-GAME.json dans ce dossier après chaque match, et continue à partir d’un tel fichier aux mêmes robots, graine et options.
cli-ladder-two = Une échelle demande au moins 2 robots. Le jeu a { $bots }.
cli-ladder-match =
    { $rivals ->
        [one] { $us } contre { $them }
       *[other] { $us } parmi { $rivals } × { $them }
    }{ $options ->
        [mixed] , options mêlées
       *[box] { "" }
    } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, l’égalité est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
cli-ladder-head-bot = classement
cli-ladder-head-box = { $seats } places
cli-ladder-head-mixed = { $seats } places, options mêlées
cli-ladder-head-all = toutes les parties
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Joue beaucoup de parties entre robots, et rend compte des robots, des places, de la longueur et des points. Chaque mise en place est jouée une fois pour chaque rotation des robots, avec le même hasard. Les intervalles sont à 95 %, sur les mises en place. Ctrl-C interrompt et rend compte ; avec --keep, la même commande continue.
cli-lab-compare = Compare deux variantes, ou deux équipes de robots, avec le même hasard. Affiche les moyennes, les intervalles à 95 % sur les mises en place et les tailles d’effet (en écarts types d’une partie).
cli-lab-selfplay = Écrit des parties de robots comme données d’apprentissage : une ligne Parquet par décision (observation, actions permises, action, politique, parts de victoire de l’évaluateur, résultat), et une fiche des données. Demande l’extra « lab ». Après Ctrl-C, la même commande continue ; avec plus de parties, elle les ajoute.
cli-lab-out = Le dossier où écrire ; créé s’il manque.
cli-lab-values = Écrit aussi la valeur de chaque action permise selon l’évaluateur. Prend beaucoup plus de temps.
cli-lab-tries = Combien de fois chaque robot est interrogé dans chaque position, pour sa politique ; 1 prend ce qu’il a joué.
cli-lab-per-file = Parties par fichier, arrondies à des mises en place entières.
lab-selfplay-done = Parties : { $games }. Décisions : { $rows }. Fichiers : { $files }. Dossier : « { $folder } ».
cli-lab-bots = Les robots par place avant rotation, séparés par des virgules ; le dernier prend les places restantes. Par défaut « greedy ».
cli-lab-seats = Le nombre de places ; par défaut celui des robots, ou le plus petit à partir de 2.
cli-lab-games = Le nombre de parties, arrondi à des mises en place entières.
cli-lab-option = Une option du jeu, répétable.
cli-lab-against-bots = La seconde équipe ; par défaut la première.
cli-lab-against-option = Une option de la seconde variante, répétable ; les autres sont celles de la première.
cli-lab-seed = La graine du hasard et des choix : même graine, mêmes parties.
cli-lab-workers = Nombre de processus ; par défaut un par cœur. Les résultats restent les mêmes.
cli-lab-keep = Enregistre les parties finies dans ce fichier, et continue à partir de là.
cli-lab-ray = Joue sur la grappe Ray à cette adresse (« auto » : une locale). Demande l’extra « ray ».
cli-lab-luck = Examine ce nombre de parties : ce que le hasard explique, et les décisions par règle. Prend des secondes par partie.
cli-lab-csv = Écrit dans ce fichier une ligne CSV par partie et place.
cli-lab-parquet = Écrit les mêmes lignes en Parquet. Demande l’extra « lab ».
cli-lab-html = Écrit tous les tableaux et graphiques en une page HTML. Demande l’extra « lab ».
lab-needs = { $option } demande l’extra « { $extra } » : pip install { $what }
lab-too-many-bots =
    { $count } robots, c’est trop pour { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    }
lab-same = Rien ne diffère : donnez --against-bots ou --against-option.
cli-not-both = Donnez { $first } ou { $second }, pas les deux.
lab-kept-other = Le fichier « { $file } » contient les parties d’une autre étude ou de robots plus anciens. Choisissez un autre fichier, ou déplacez celui-ci.
lab-kept-damaged = La ligne { $line } du fichier « { $file } » est endommagée. Supprimez-la, ou déplacez le fichier.
lab-kept-dropped = La dernière ligne du fichier « { $file } » est incomplète ; ses parties sont rejouées.
lab-broken-off = Interrompu après { $games } parties sur { $total }.
lab-broken-off-kept = Interrompu après { $games } parties sur { $total }. La même commande continue.
lab-workers-died = Les processus s’arrêtaient sans cesse, peut-être faute de mémoire. Essayez-en moins (--workers).
lab-no-ray = Il n’y a pas de grappe Ray à « { $address } » : { $why }
lab-title =
    { $game } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
lab-title-compare =
    { $game } : { $games ->
        [one] { $games } partie chacun
       *[other] { $games } parties chacun
    }, { $first } et { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Par robot (intervalles à 95 % ; l’égalité est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Par place (l’égalité est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Par partie
lab-spread = Répartitions
lab-by-rule =
    Décisions par règle ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    })
lab-luck =
    Le hasard explique { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de la variance des résultats ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }). La correction du hasard en retire autant.
lab-no-luck = La part du hasard ne peut être mesurée : le jeu n’a pas d’évaluateur ici, ou tous les résultats sont les mêmes.
lab-head =
    { $what ->
        [bot] robot
        [seat] place
        [share] part de victoire
        [points] points
        [figure] mesure
        [mean] moyenne
        [least] minimum
        [tenth] un dixième dessous
        [median] médiane
        [ninetieth] un dixième dessus
        [most] maximum
        [first] premier
        [second] second
        [difference] différence
        [effect] taille d’effet
        [rule] règle
        [decisions] des décisions
       *[games] des parties
    }
lab-figure =
    { $what ->
        [events] événements
        [decisions] décisions
        [legal] actions permises, toutes décisions ensemble
        [choices] actions permises d’une décision
        [leads] changements de tête aux points
        [margin] avance en points à la fin
        [ties] parties à victoire partagée
       *[unfinished] parties arrêtées car trop longues
    }
lab-figure-of =
    { $what ->
        [share] part de victoire
       *[points] points
    } : { $who }
lab-figure-seat =
    { $what ->
        [share] part de victoire
       *[points] points
    } : place { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } à { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Part de victoire, avec des intervalles à 95 %
lab-chart-of = { $what ->
        [points] Points à la fin, par robot
        [events] Événements d’une partie
       *[legal] Actions permises d’une décision
    }
lab-chart-text = { $title }. Chiffres : tableau « { $table } ».
