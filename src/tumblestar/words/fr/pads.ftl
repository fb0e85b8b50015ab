### Feuilles de score.

## Étagère et tables

card-pad-short = Feuille de score
card-pad = Feuille de score de { $game }

## Feuille de score

pad-head = Feuille de score : { $game }
pad-about = Touchez l’image là où quelque chose se trouve sur votre table, pour voir combien de points cela rapporte. Cet appareil le garde jusqu’à ce que vous recommenciez ; un lien l’envoie à d’autres.
pad-lost = Le serveur est injoignable. Cet appareil garde ce que vous avez saisi. Réessayez.
pad-bad-players = Ce jeu ne peut pas avoir « { $text } » joueurs. Choisissez { $allowed }.
pad-choices = Le jeu sur votre table
pad-form = Saisir sans l’image
pad-player-name = Joueur { $count }
pad-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
pad-look = { $total ->
        [one] { $name } : { $total } point, rang { $rank }. Montrer son jeu
       *[other] { $name } : { $total } points, rang { $rank }. Montrer son jeu
    }
pad-count = Joueurs
pad-names = Utiliser ces noms
pad-undo = Annuler
pad-link = Lien vers cette feuille telle qu’elle est
pad-total-of = { $count ->
        [one] { $name } : { $count } point
       *[other] { $name } : { $count } points
    }
pad-save = Enregistrer la carte en image
pad-file-head = Images
pad-file-label = Une image enregistrée par tumblestar, ou un fichier texte
pad-file-hint = Une telle image (SVG) se lit exactement. Les photographies ne peuvent pas être lues.
pad-file-do = Lire
pad-clear = Recommencer
pad-total = Cartes : { $total }
