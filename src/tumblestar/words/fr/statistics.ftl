### Statistiques de nombreuses parties.

# Ce qu’a fait le hasard : ses sortes, que les jeux nomment par `category` dans review.py
chance-of-outcome = Résultats
chance-of-first = La place qui commence
chance-of-others = autres

# $n, $count, $events : des nombres. $p : une probabilité. $name, $game : des noms.
stats-games = Parties : { $count }, dont sans résultat : { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, en solo
       *[other] { $game }, { $count } places
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
stats-perfect = { $name } : { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } d’une victoire perdus par partie, exactement : la distance au jeu parfait. Parties : { $count }.
best-so-far = Ton meilleur score à { $game } : { $count }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = moins de { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Trop peu de tirages du hasard pour un test.
stats-chance-fair = Rien d’étrange dans { $n } tirages du hasard : un hasard honnête s’écarte au moins autant de l’attendu dans { $p } des cas{ $count ->
        [one] .
       *[other] , dans le moins probable de { $count } tests, après correction pour leur nombre.
    }
stats-chance-odd = Quelque chose est étrange : { $kinds }. Un hasard honnête s’écarte autant de l’attendu dans { $p } des cas{ $count ->
        [one] .
       *[other] , après correction pour { $count } tests.
    }
stats-chance-left-out = Parties non testées, car on y est revenu en arrière ou elles ont été jouées avec d’autres règles : { $count }.
stats-seal-proved = Tirages qui découlent de graines scellées avant la partie : { $n } sur { $count }.
stats-seal-open = Tirages saisis, ou dont quelqu’un pouvait connaître la graine : { $n } sur { $count }.
stats-seal-closed = Tirages dont la graine n’est pas encore ouverte : { $n } sur { $count }.
stats-seal-older = Tirages selon d’autres règles, qui ne peuvent pas être vérifiés ici : { $n } sur { $count }.
stats-seal-false = Tirages de parties dont le hasard ne découle pas de sa graine : { $n } sur { $count }.
stats-head = Vos statistiques
stats-none = Rien encore : vous n’avez terminé sur ce serveur aucune partie en tenant une seule place jusqu’au bout.
stats-about = Parties terminées où vous teniez une seule place : { $count }, avec bilan : { $n }. Vos { $most } dernières tables comptent. Ouvrir un bilan pour la première fois le fait calculer.
stats-csv = Télécharger vos parties sous forme de tableau (CSV)
stats-people = des personnes
stats-you = Vous
stats-head-reviewed = avec bilan
stats-head-against = contre
stats-head-days = jours
stats-head-outcome = tirage
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } à { $last }
    }
stats-as-table = Sous forme de tableau
stats-chart-result = Les résultats au fil du temps ; groupes de parties : { $count }. Le tableau ci-dessous a les chiffres.
stats-chart-result-means = ● gagné, ◆ gagné sans la chance, de 0 % (bas) à 100 % (haut) ; traits : intervalles à 95 %, pointillé : une part équitable.
stats-chart-rating = L’indice au fil du temps ; groupes de parties : { $count }. Le tableau ci-dessous a les chiffres.
stats-chart-rating-means = L’indice, de 0 (bas) à { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (haut) ; plus bas est meilleur ; traits : intervalles à 95 %.
stats-chance-head = Ce qu’a fait le hasard
stats-test = { $kind }, tirages : { $count } ; un hasard honnête s’écarte autant dans { $p } des cas
stats-test-few = { $kind }, tirages : { $count }, trop peu pour un test
cli-stats = Fait le bilan de nombreuses parties : résultats, chance, pertes et indice de chaque joueur avec des intervalles à 95 %, et si le hasard a été étrange.
cli-stats-files = Des parties notées, des fichiers zip qui en contiennent, ou des dossiers.
cli-stats-name = Un joueur ou un robot ; par défaut tous.
cli-stats-game = Le jeu ; par défaut tous.
cli-stats-csv = Écrit une ligne par place de chaque partie dans ce fichier (CSV).
cli-stats-no-review = Seulement les résultats et le hasard, sans bilans : rapide.
cli-stats-reviews = Garde des chiffres de bilans dans ce fichier pour la prochaine fois.
cli-stats-reviews-bad = « { $file } » ne contient pas de bilans gardés. Choisissez un autre fichier pour --reviews, ou supprimez-le.
cli-stats-unreviewed = Sans bilan : { $record } : { $why }
cli-stats-false = Le hasard de { $record } ne découle pas de sa graine : voir tumblestar verify.
