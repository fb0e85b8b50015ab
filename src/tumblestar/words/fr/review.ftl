### Le bilan d’une partie.

review-ended = Le bilan s’est arrêté de façon inattendue. Relancez-le.
review-failed = Le bilan a échoué, mais la partie est en sécurité. Le journal du serveur dit pourquoi.
review-title = Bilan : { $game }, { $names }
review-curve = Chances de victoire étape par étape, une ligne par joueur. À la fin : { $shares }. « Toutes les étapes » donne tous les chiffres.
review-luck-bars = Chance : vers le haut, bonne pour le joueur
review-luck-of =
    { $name ->
        [you] Votre chance, étape par étape
       *[other] Chance étape par étape : { $name }
    }
review-cost-bars = Coût des choix
review-cost-of =
    { $name ->
        [you] Coût de vos choix
       *[other] Coût des choix : { $name }
    }
review-means = Que veulent dire ces mots ?
review-means-luck = À quel point les lancers et les tirages ont changé vos chances de victoire, comparés à leur résultat moyen. Sur beaucoup de parties, la moyenne est 0.
review-means-skill = À quel point les choix ont changé vos chances de victoire, comparés aux meilleurs. Les vôtres ne peuvent que coûter ; ceux des autres peuvent vous aider.
review-means-residual = Ce que l’estimation n’explique pas. Si elle est exacte, c’est 0. Plus c’est grand, moins les chiffres sont fiables.
review-means-adjusted = Le résultat sans la chance, avec son intervalle. Il montre plus tôt que les résultats qui joue le mieux. Un tiret signifie que tout est possible.
review-means-rating = Le coût moyen de vos propres choix, multiplié par 1 000. Moins, c’est mieux.
review-means-level = Le robot dont les choix coûtent à peu près autant que les vôtres.
review-totals = D’où vient le résultat
review-start = Début
review-at = Tour { $n }. { $did } Chances de victoire : { $shares }.
review-share-of = { $name } { $share }
review-head-event = étape
review-head-what = ce qui s’est passé
review-head-luck = chance pour
review-head-cost = coût
review-luckiest = Les moments les plus chanceux
review-board = Le plateau au tour { $n }
review-turn = Tour { $n }
review-turn-of = Tour { $n } : { $name }
review-turn-kind = Tour { $n } : { $kind }
review-turn-of-kind = Tour { $n }, { $name } : { $kind }
review-rough = En pointillés : une première estimation d’après les points jusque-là.
review-more =
    { $count ->
        [one] { $count } autre choix, { $cost }
       *[other] { $count } autres choix, { $cost } en tout
    }
review-smaller =
    { $count ->
        [one] { $count } choix qui a coûté moins
       *[other] { $count } choix qui ont coûté moins
    }
review-shares-are = À côté de chaque choix : les chances de victoire après lui.
review-axis = chances de victoire par tour
review-numbers = Chiffres
review-mistakes = Des choix instructifs
review-better = Mieux
review-events = Toutes les étapes
review-link = Bilan
review-page = Bilan : { $game }
review-later = Le bilan est visible après la partie, pour que personne n’apprenne qui mène.
review-back = Retour à la table
review-slider = Tours de la partie
review-progress = Étapes analysées
review-working = Analyse de la partie… Vous pouvez revenir plus tard.
review-waiting = Préparation des estimations… La première fois sur cet ordinateur, cela prend jusqu’à une minute.
review-done = Le bilan est complet.
review-again = Réessayer
review-reload = Montrer ce qui est prêt
retry-link = Rejouer les erreurs
retry-page = Erreurs : { $game }
retry-least = { NUMBER($share, style: "percent") } ou plus
retry-none = Aucun choix n’a coûté autant.
retry-puzzle =
    { $name ->
        [you] { $k } sur { $count }, étape { $n } : à vous de choisir
       *[other] { $k } sur { $count }, étape { $n } : à { $name } de choisir
    }
retry-board = Le plateau avant l’étape { $n }
retry-do = Essayer
retry-before = Erreur précédente
retry-next = Erreur suivante
retry-right = { $action } Chances de victoire : { $best }. Aucun choix n’est meilleur.
retry-wrong = { $action } Chances de victoire : { $share } ; le meilleur choix en a { $best }. Essayez-en un autre.
retry-unknown = { $action } Ce choix est encore en cours de calcul. Réessayez dans un instant.
retry-played = Dans la partie : { $did } Chances de victoire : { $share }.
review-sum-seat = joueur
review-sum-start = début
review-sum-luck = chance
review-sum-skill = habileté
review-sum-residual = inexpliqué
review-sum-final = résultat
review-sum-adjusted = sans la chance (95 %)
review-sum-decisions = choix
review-sum-rating = indice
review-sum-level = joué comme
review-decided =
    { $name ->
        [you] Le tour { $n } a tout décidé : vous n’avez plus laissé échapper la victoire. Les choix suivants ne comptent pas.
       *[other] Le tour { $n } a tout décidé : { $name } n’a plus laissé échapper la victoire. Les choix suivants ne comptent pas.
    }
review-no-mistakes = Aucun choix n’a rien coûté.
cli-review = Fait le bilan d’une partie : comment la chance et l’habileté l’ont décidée, en chiffres qui s’additionnent.
cli-review-html = Écrit le bilan dans un fichier pour tout navigateur, sans scripts.
cli-review-against = Compare la partie à une autre qui a eu le même hasard.
compare-alike = Tant que les deux durent, c’est la même partie.
compare-parting = Les parties se séparent à l’étape { $n } :
compare-other = Ces parties n’ont pas eu le même hasard : { $what } diffèrent.
compare-unknown = Nous ne savons pas si ces parties ont eu le même hasard. Des lancers ont été saisis, ou une graine est encore secrète.
compare-game = les jeux
compare-seats = les nombres de joueurs
compare-options = les options
compare-start = les premières positions
compare-seed = les graines
cli-review-title = { $game } : { $names }
cli-review-luckiest = Les moments les plus chanceux :
cli-review-mistakes = Choix les plus coûteux :
cli-review-better = Mieux : { $preview } [{ $line }]
