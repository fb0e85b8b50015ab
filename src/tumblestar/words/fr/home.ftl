### La page d’accueil, « Mes tables » et le salon.

## Autour de chaque page

app-title = tumblestar : jeux de table

## Étagère et tables

shelf-head = À quoi joue-t-on ?
shelf-resume = Continuer à jouer
shelf-turn = À vous de jouer : { $game }
shelf-turn-with = À vous de jouer : { $game } avec { $others }
shelf-go-on = Continuer
shelf-over = Derniers résultats
tables-head = Mes tables
tables-open = En cours
tables-over = Terminées
tables-study = Ouvertes depuis un fichier
tables-none = Aucune partie n’est en cours.
title-waits = ({ $count }) { $title }
open-head = Ouvrir une partie
open-hint = Téléchargée d’une table, ou écrite à la main. Vous pouvez la parcourir pas à pas.
open-file = Fichier
open-do = Ouvrir

## Together

lobby-head = Salon
lobby-search = Chercher
lobby-name = Le nom d’un joueur
lobby-game = Jeu
lobby-any = tous les jeux
lobby-open = Tables ouvertes
lobby-open-none = Aucune table n’est ouverte à tous en ce moment. Quand vous en dressez une, vous pouvez l’afficher ici.
lobby-playing = Parties en cours
lobby-own = Mes tables
lobby-own-none = Aucune trouvée.
lobby-over = Parties terminées
lobby-over-none = Aucune trouvée.
lobby-files = Parties venues de fichiers
lobby-free = { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
lobby-join = Prendre une place
lobby-join-of = Prendre une place à { $game }
invited-none = Aucune partie pour l’instant. Ouvrez votre invitation, ou tapez son code.
invited-code = Entrer un code
