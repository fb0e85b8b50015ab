### Feuilles de score.

## Étagère et tables

card-pad-short = Feuille de score
card-pad = Feuille de score de { $game }

## Feuille de score

pad-head = Feuille de score : { $game }
pad-about = Touchez l’image là où se trouve quelque chose sur votre table et voyez ce que cela rapporte. Cet appareil le garde jusqu’à ce que vous recommenciez ; un lien l’envoie à d’autres.
pad-lost = Le serveur est injoignable ; cet appareil garde ce que vous avez entré. Réessayez.
pad-bad-players = Le jeu ne peut pas avoir « { $text } » joueurs ; attendu : { $allowed }.
pad-choices = Le jeu sur votre table
pad-form = Entrer sans l’image
pad-player-name = Joueur { $count }
pad-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
pad-look = { $name } : { $total } points, place { $rank }. Montrer ce qui est devant lui
pad-count = Joueurs
pad-names = Reprendre les noms
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
