### Ses propres erreurs, qui reviennent comme problèmes jusqu’à ce qu’on les maîtrise.

cli-mistakes = Reprend les choix coûteux de vos parties jusqu’à ce que vous les maîtrisiez.
cli-mistakes-files = Parties terminées à analyser d’abord.
cli-mistakes-name = Votre nom dans ces parties, si plusieurs personnes ont joué.
cli-mistakes-open = { $file } : cette partie n’est pas terminée. Terminez-la d’abord.
cli-mistakes-who = { $file } : qui êtes-vous ? Indiquez --name avec l’un de ces noms : { $names }.
cli-mistakes-added = { $file } : { $count ->
        [one] un choix coûteux
        [many] { $count } choix coûteux
       *[other] { $count } choix coûteux
    }.
mistakes-head = Mes erreurs
mistakes-one = Mon erreur : { $game }
mistakes-due =
    { $count ->
        [0] Rien à revoir aujourd’hui
        [one] { $count } à revoir aujourd’hui
        [many] { $count } à revoir aujourd’hui
       *[other] { $count } à revoir aujourd’hui
    }
mistakes-standing =
    { $count ->
        [one] { $count } autre est prévue un autre jour,
        [many] { $count } autres sont prévues un autre jour,
       *[other] { $count } autres sont prévues un autre jour,
    } { $mastered ->
        [one] { $mastered } est maîtrisée.
        [many] { $mastered } sont maîtrisées.
       *[other] { $mastered } sont maîtrisées.
    }
mistakes-intro = Chacune revient, de plus en plus tard à chaque bonne réponse, jusqu’à ce que vous la maîtrisiez.
mistakes-none =
    { $count ->
        [0] Pas encore de partie avec bilan. Terminez une partie et ouvrez son bilan.
       *[other] Aucun choix coûteux dans vos parties avec bilan.
    } Les choix qui ont coûté 5 % ou plus de vos chances de victoire reviennent ici.
mistakes-practise = En revoir { $count }
mistakes-next = Suivante
mistakes-right = Bien. Elle revient dans { $days ->
        [one] { $days } jour
        [many] { $days } jours
       *[other] { $days } jours
    }.
mistakes-mastered = Bien. Vous maîtrisez celle-ci.
mistakes-wrong = Ce n’est pas le meilleur choix. Mieux : { $better } Elle revient dans { $days ->
        [one] { $days } jour
        [many] { $days } jours
       *[other] { $days } jours
    }.
mistakes-close = Presque aussi bon que le meilleur. Trouvez le meilleur choix.
mistakes-unknown = Ce choix est encore en cours de calcul. Réessayez dans un instant.
mistakes-taken = Dans la partie : { $did } Cela a coûté { $cost } de vos chances de victoire.
mistakes-habits = Perdu par partie
mistakes-habit = { $game } : { $kind }
mistakes-change = { $then }, maintenant { $now }
mistakes-is-mastered = maîtrisée
mistakes-span =
    { $count ->
        [one] votre première partie, puis la dernière
        [many] vos { $count } premières parties, puis les { $count } dernières
       *[other] vos { $count } premières parties, puis les { $count } dernières
    }
mistakes-term-begin = Tapez ce que vous feriez. Seul le premier essai compte. « aide » montre les commandes.
mistakes-kept-bad = Vos erreurs dans { $file } sont illisibles : { $why }. Réparez le fichier, ou déplacez-le.
