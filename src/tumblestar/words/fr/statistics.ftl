### Statistiques de nombreuses parties.

# Ce qu’a fait le hasard : ses sortes, que les jeux nomment par `category` dans review.py
chance-of-outcome = Résultats
chance-of-first = Qui commence
chance-of-others = autres

# $n, $count, $events : des nombres. $p : une probabilité. $name, $game : des noms.
stats-games =
    { $count ->
        [one] { $count } partie, dont { $unfinished } sans résultat.
       *[other] { $count } parties, dont { $unfinished } sans résultat.
    }
stats-group =
    { $count ->
        [one] { $game }, en solitaire
       *[other] { $game }, { $count } joueurs
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (robot)
stats-nobody = sans nom
stats-head-player = joueur
stats-head-games = parties
stats-head-result = gagné
stats-head-luck = chance
stats-head-adjusted = gagné sans la chance
stats-head-cost = perdu par partie
stats-head-rating = indice
stats-head-level = joue comme
stats-head-observed = obtenu
stats-head-expected = attendu
stats-perfect =
    { $count ->
        [one] { $name }, { $count } partie : perte moyenne d’exactement { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } de chances de victoire par partie. Un jeu parfait ne perd rien.
       *[other] { $name }, { $count } parties : perte moyenne d’exactement { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } de chances de victoire par partie. Un jeu parfait ne perd rien.
    }
best-so-far =
    { $count ->
        [one] Votre meilleur score à { $game } : { $count } point
       *[other] Votre meilleur score à { $game } : { $count } points
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = moins de { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Trop peu de lancers et de tirages pour un test.
stats-chance-fair =
    { $count ->
        [one] Les { $n } lancers et tirages paraissent honnêtes. Un hasard honnête donne un résultat au moins aussi inhabituel dans { $p } des cas.
       *[other] Les { $n } lancers et tirages paraissent honnêtes. Avec un hasard honnête, le plus étrange de { $count } tests est au moins aussi inhabituel dans { $p } des cas.
    }
stats-chance-odd =
    { $count ->
        [one] Quelque chose paraît étrange : { $kinds }. Un hasard honnête donne un résultat au moins aussi inhabituel dans { $p } des cas.
       *[other] Quelque chose paraît étrange : { $kinds }. Un hasard honnête donne un résultat au moins aussi inhabituel dans { $p } des cas, après correction pour { $count } tests.
    }
stats-chance-left-out =
    { $count ->
        [one] Non testée : { $count } partie d’entraînement ou jouée avec d’autres règles.
       *[other] Non testées : { $count } parties d’entraînement ou jouées avec d’autres règles.
    }
stats-seal-proved = Lancers et tirages qui découlent de graines scellées avant la partie : { $n } sur { $count }.
stats-seal-open = Lancers et tirages saisis, ou dont un joueur pouvait connaître la graine : { $n } sur { $count }.
stats-seal-closed = Lancers et tirages dont la graine est encore secrète : { $n } sur { $count }.
stats-seal-older = Lancers et tirages selon d’autres règles, qui ne peuvent pas être contrôlés ici : { $n } sur { $count }.
stats-seal-false = Lancers et tirages de parties qui ne découlent pas de leur graine : { $n } sur { $count }.
stats-head = Vos statistiques
stats-none = Pas encore de statistiques. Terminez une partie sur ce serveur, à une seule place du début à la fin.
stats-about =
    { $count ->
        [one] Vous avez terminé { $count } partie à une seule place, dont { $n } avec bilan. Vos { $most } dernières tables comptent. Le bilan d’une partie se fait quand vous l’ouvrez pour la première fois.
       *[other] Vous avez terminé { $count } parties à une seule place, dont { $n } avec bilan. Vos { $most } dernières tables comptent. Le bilan d’une partie se fait quand vous l’ouvrez pour la première fois.
    }
stats-csv = Télécharger vos parties sous forme de tableau (CSV)
stats-people = des personnes
stats-you = Vous
stats-head-reviewed = avec bilan
stats-head-against = contre
stats-head-days = jours
stats-head-outcome = résultat
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } à { $last }
    }
stats-as-table = Sous forme de tableau
stats-chart-result =
    { $count ->
        [one] Résultats au fil du temps, en { $count } groupe de parties. Le tableau ci-dessous a les chiffres.
       *[other] Résultats au fil du temps, en { $count } groupes de parties. Le tableau ci-dessous a les chiffres.
    }
stats-chart-result-means = ● gagné, ◆ gagné sans la chance, de 0 % (bas) à 100 % (haut). Traits : intervalles à 95 %. Pointillé : une part équitable.
stats-chart-rating =
    { $count ->
        [one] Indice au fil du temps, en { $count } groupe de parties. Le tableau ci-dessous a les chiffres.
       *[other] Indice au fil du temps, en { $count } groupes de parties. Le tableau ci-dessous a les chiffres.
    }
stats-chart-rating-means = Indice, de 0 (bas) à { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (haut) ; moins, c’est mieux. Traits : intervalles à 95 %.
stats-chance-head = Ce qu’a fait le hasard
stats-test =
    { $count ->
        [one] { $kind } : { $count } résultat ; un hasard honnête est au moins aussi inhabituel dans { $p } des cas
       *[other] { $kind } : { $count } résultats ; un hasard honnête est au moins aussi inhabituel dans { $p } des cas
    }
stats-test-few =
    { $count ->
        [one] { $kind } : { $count } résultat, trop peu pour un test
       *[other] { $kind } : { $count } résultats, trop peu pour un test
    }
cli-stats = Résume beaucoup de parties : résultats, chance, coût et indice de chaque joueur avec des intervalles à 95 %, et si le hasard était honnête.
cli-stats-files = Des fichiers de parties, des fichiers zip qui en contiennent, ou des dossiers.
cli-stats-name = Un joueur ou un robot ; par défaut tous.
cli-stats-game = Le jeu ; par défaut tous.
cli-stats-csv = Écrit une ligne par place de chaque partie dans ce fichier (CSV).
cli-stats-no-review = Seulement les résultats et le hasard, sans bilans : rapide.
cli-stats-reviews = Garde des chiffres de bilans dans ce fichier pour la prochaine fois.
cli-stats-reviews-bad = « { $file } » ne contient pas de bilans. Choisissez un autre fichier pour --reviews, ou supprimez celui-ci.
cli-stats-unreviewed = { $record } n’a pas de bilan : { $why }
cli-stats-false = Les lancers et tirages de { $record } ne découlent pas de sa graine. Voyez « tumblestar verify ».
