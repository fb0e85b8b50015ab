### Les défis du jour, et la même donne pour les amis.

## La même donne : une partie finie, à rejouer par des amis

deal-nobody = Une donne a besoin de la place d’un joueur : « { $person } » au lieu d’un bot.
deal-long = Le lien d’une donne a au plus { $most } caractères. Copiez seulement le lien entier.
deal-missing = Il manque { $names } dans le lien de cette donne. Recopiez tout le lien.
deal-hand-on = La même chance pour vos amis
deal-head = { $game } : la même donne
deal-about = Qui ouvre ce lien joue cette partie avec les mêmes bots, les mêmes options et le même hasard. Qui a fini voit les parties des autres, tour par tour. Le hasard est ouvert : la partie d’un autre montre ce qui vient.
deal-you = vous
deal-seats = Places : { $names }
deal-option = { $name } : { $value }
deal-play = Jouer cette donne
deal-go-on = Continuer votre partie
deal-see = Voir votre partie
deal-again = C’est votre propre partie. Envoyez le lien à des amis ; vous pouvez aussi la rejouer, en sachant ce qui vient.
deal-link = Lien à envoyer
deal-others = Parties finies, que vous verrez quand vous aurez fini la vôtre : { $count }
deal-turns = Tour par tour
deal-turn = Tour
deal-result = Résultat
deal-alike = tous pareil

## Les défis du jour

day-order = { $file }, ligne { $line } : { $date } n’est pas un jour après celui d’avant.
day-none = Il n’y a pas de défis pour « { $date } ». Il faut une date du { $first } au { $last } ; un tumblestar plus récent peut en avoir d’autres.
day-not-yet = Le { $date } n’a encore commencé nulle part.
day-head = tumblestar, { $date }
day-about = Quatre défis par jour, les mêmes pour tous. Le hasard suit de la date, il est donc ouvert ; chacun se joue une fois.
day-before = Le jour d’avant
day-after = Le jour d’après
day-puzzle = Problème
day-level = Niveau
day-duel = Duel
day-chart = Carte
day-puzzle-about = { $game } : trouvez la meilleure voie. Le premier essai compte.
day-level-about = { $game } en solitaire : gagnez ce niveau de la campagne.
day-duel-about = { $game } contre le jeu résolu, qui ne fait pas d’erreur.
day-chart-about = { $game } en solitaire : remplissez la carte pour plus de { $goal } points.
day-play = Jouer
day-go-on = Continuer
day-see = Revoir
day-open = – { $kind } : pas encore joué
day-going = – { $kind } : en cours
day-won = ★ { $kind } : résolu
day-lost = ● { $kind } : pas résolu
day-won-alone = ★ { $kind } : gagné, points : { $points }
day-lost-alone = ● { $kind } : pas gagné, points : { $points }
day-won-against = ★ { $kind } : gagné par { $points } à { $other }
day-lost-against = ● { $kind } : pas gagné, { $points } à { $other }
day-share = Votre résultat
day-copy = Copier le texte
day-history = Vos jours
day-streak = Jours de suite : { $count }, au plus : { $longest }.
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
cli-day = Donne les quatre défis d’un jour, les mêmes pour tous, ou en joue un dans ce terminal.
cli-day-date = La date, comme 2026-11-24 ; par défaut aujourd’hui.
cli-day-play = Joue ce défi ; chacun compte une fois.
cli-day-how = « tumblestar day { $date } --play NOM » en joue un : { $kinds }.
cli-day-kept-bad = Vos jours dans « { $file } » sont illisibles : { $why }. Réparez le fichier, ou déplacez-le.
