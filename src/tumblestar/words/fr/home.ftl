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
tables-none = Aucune partie en cours. Choisissez un jeu pour en commencer une.
title-waits = ({ $count }) { $title }
open-head = Ouvrir un fichier de partie
open-hint = Choisissez un fichier téléchargé d’une table ou écrit à la main. Vous pouvez parcourir la partie étape par étape.
open-file = Fichier
open-do = Ouvrir

## Together

lobby-head = Salon
lobby-search = Chercher
lobby-name = Le nom d’un joueur
lobby-game = Jeu
lobby-any = tous les jeux
lobby-open = Tables ouvertes
lobby-open-none = Aucune table ouverte en ce moment. Si vous en créez une, vous pouvez l’afficher ici.
lobby-playing = En cours
lobby-own = Mes tables
lobby-own-none = Aucune table trouvée.
lobby-over = Parties terminées
lobby-over-none = Aucune partie trouvée.
lobby-files = Parties venues de fichiers
lobby-free = { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
lobby-join = Prendre une place
lobby-join-of = Prendre une place à { $game }
invited-none = Aucune partie pour l’instant. Ouvrez votre invitation, ou tapez son code.
invited-code = Entrer un code
