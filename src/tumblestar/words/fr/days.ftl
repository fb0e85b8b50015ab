### Les défis du jour, et la même donne pour les amis.

## La même donne : une partie finie, à rejouer par des amis

deal-nobody = Une donne a besoin d’une place pour une personne. Mettez « { $person } » à la place d’un robot.
deal-long = Le lien d’une donne a au plus { $most } caractères. Copiez le lien et rien d’autre.
deal-missing = Il manque { $names } à ce lien. Recopiez le lien en entier.
deal-hand-on = Le même hasard pour vos amis
deal-head = { $game } : la même donne
deal-about = Avec ce lien, chacun joue cette partie avec les mêmes robots, les mêmes options et le même hasard. Une fois la vôtre finie, vous comparez vos parties tour par tour. Ne regardez pas d’abord celle d’un autre : elle montre ce qui vient.
deal-you = vous
deal-seats = Joueurs : { $names }
deal-option = { $name } : { $value }
deal-play = Jouer cette donne
deal-go-on = Continuer à jouer
deal-see = Voir votre partie
deal-again = C’est votre propre partie. Envoyez le lien à des amis. Vous pouvez aussi la rejouer, en sachant ce qui vient.
deal-link = Lien à envoyer
deal-others =
    { $count ->
        [one] { $count } partie terminée. Vous la verrez quand vous aurez terminé la vôtre.
       *[other] { $count } parties terminées. Vous les verrez quand vous aurez terminé la vôtre.
    }
deal-turns = Tour par tour
deal-turn = Tour
deal-result = Résultat
deal-alike = tous pareil

## Les défis du jour

day-order = { $file }, ligne { $line } : { $date } doit être après la date au-dessus.
day-none = Il n’y a pas de défis pour « { $date } ». Choisissez une date du { $first } au { $last } ; une version plus récente de tumblestar peut en avoir d’autres.
day-not-yet = Le { $date } n’a encore commencé nulle part.
day-head = tumblestar, { $date }
day-about = Quatre défis par jour, les mêmes pour tout le monde. Vous pouvez jouer chacun une fois. Les lancers et les tirages découlent de la date.
day-before = Le jour d’avant
day-after = Le jour d’après
day-puzzle = Problème
day-level = Niveau
day-duel = Duel
day-chart = Carte
day-puzzle-about = { $game } : trouvez le meilleur choix. Seul le premier essai compte.
day-level-about = { $game }, en solitaire : gagnez ce niveau de la campagne.
day-duel-about = { $game } contre un robot qui ne fait pas d’erreur.
day-chart-about = { $game }, en solitaire : remplissez la carte pour plus de { $goal } points.
day-play = Jouer
day-go-on = Continuer
day-see = Revoir
day-open = – { $kind } : pas encore joué
day-going = – { $kind } : en cours
day-won = ★ { $kind } : résolu
day-lost = ● { $kind } : pas résolu
day-won-alone =
    { $points ->
        [one] ★ { $kind } : gagné avec { $points } point
       *[other] ★ { $kind } : gagné avec { $points } points
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind } : pas gagné, { $points } point
       *[other] ● { $kind } : pas gagné, { $points } points
    }
day-won-against = ★ { $kind } : gagné { $points } à { $other }
day-lost-against = ● { $kind } : pas gagné, { $points } à { $other }
day-share = Votre résultat
day-copy = Copier le texte
day-history = Vos jours
day-streak =
    { $count ->
        [one] { $count } jour de suite, au plus { $longest }.
       *[other] { $count } jours de suite, au plus { $longest }.
    }
day-history-item = { $date } : { $count } sur 4
day-history-kept = Vos jours ne sont gardés que sur cet appareil.
day-back = Aux défis du jour
day-link = Les défis du jour
day-today = Aujourd’hui
day-in-a-row = { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
day-done-of = Défis relevés : { $count } sur { $most }
cli-day = Liste les quatre défis d’un jour, les mêmes pour tout le monde, ou en joue un dans ce terminal.
cli-day-date = La date, comme 2026-11-24 ; par défaut aujourd’hui.
cli-day-play = Joue ce défi ; chacun compte une fois.
cli-day-how = « tumblestar day { $date } --play NOM » en joue un : { $kinds }.
cli-day-kept-bad = Vos jours dans « { $file } » sont illisibles : { $why }. Réparez le fichier, ou déplacez-le.
