### The words of Twinkle in French. Arguments as in en/twinkle.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow a colon or stand as subjects, never behind « de », which would have to elide. The terms: Étoile de
### départ (Starting Star), constellation (the same), niveau (level); and as the French edition says: Jeton Connecteur
### (connector), suite de dés (line), valeur (result), Carte Score (Scoring Card), Carte Challenge (Campaign card),
### Mission Bronze, Mission Argent.

## The game

game-name = Twinkle
game-tagline = 7 dés sous deux étoiles : leur place décide de leurs points.
game-by = de Theo Karvounis, V-Games
game-about = Lancez 3 dés de votre choix et placez-en 1 dans votre constellation. Sous une étoile, toute valeur est permise ; sous un dé, seulement une plus petite. Chaque couleur rapporte à sa façon. Quand chacun a 7 dés, le joueur qui a le plus de points gagne. De 1 à 4 joueurs ; en solitaire, il vous faut 20 points et toutes les missions.

## Colours, dice, stars

colour-red = rouge
colour-yellow = jaune
colour-blue = bleu
colour-green = vert
colour-black = noir
colour-purple = violet

# The letters are those of the notation, the same in every language; black is N.
colour-red-letter = R
colour-yellow-letter = Y
colour-blue-letter = B
colour-green-letter = G
colour-black-letter = N
colour-purple-letter = P

# Each die by its colour and type.
colour-red-d4 = d4 rouge
colour-red-d6 = d6 rouge
colour-red-d8 = d8 rouge
colour-red-d10 = d10 rouge
colour-red-d12 = d12 rouge
colour-yellow-d4 = d4 jaune
colour-yellow-d6 = d6 jaune
colour-yellow-d8 = d8 jaune
colour-yellow-d10 = d10 jaune
colour-yellow-d12 = d12 jaune
colour-blue-d4 = d4 bleu
colour-blue-d6 = d6 bleu
colour-blue-d8 = d8 bleu
colour-blue-d10 = d10 bleu
colour-blue-d12 = d12 bleu
colour-green-d4 = d4 vert
colour-green-d6 = d6 vert
colour-green-d8 = d8 vert
colour-green-d10 = d10 vert
colour-green-d12 = d12 vert
colour-black-d4 = d4 noir
colour-black-d6 = d6 noir
colour-black-d8 = d8 noir
colour-black-d10 = d10 noir
colour-black-d12 = d12 noir
colour-purple-d4 = d4 violet
colour-purple-d6 = d6 violet
colour-purple-d8 = d8 violet
colour-purple-d10 = d10 violet
colour-purple-d12 = d12 violet

die-shown = { $die } ({ $result })
star-a = l’étoile A
star-b = l’étoile B
place-die = le { $die } ({ $result })

## Scoring cards and missions

card-red = Rouge
card-yellow = Jaune
card-blue = Bleu
card-green = Vert
card-black = Noir
card-purple = Violet
card-twinkle = Twinkle
card-red-does = Pour chaque dé rouge, choisissez une suite de dés qui passe par lui, et les valeurs paires ou impaires, selon ce qui rapporte le plus. Marquez 1 point par autre dé de cette suite qui a une telle valeur, dés rouges compris.
card-yellow-does = Vos dés jaunes, où qu’ils soient : 1 point pour un seul, 3 en tout pour deux, 6 pour trois ou plus.
card-blue-does = Deux dés bleus côte à côte sous un même dé ou une même étoile forment une paire : 4 points. Chaque dé bleu hors d’une paire rapporte 1.
card-green-does = Chaque dé vert rapporte 1 point, plus 1 par autre dé de son type dans toute votre constellation.
card-black-does = Comptez chaque étoile séparément. Sous elle, un seul dé noir rapporte 1 point ; deux ou plus, selon leur somme : 6 ou moins, 2 points ; 7 : 3 ; 8 : 4 ; 9 : 5 ; 10 : 4 ; 11 ou plus : 3.
card-purple-does = Chaque dé violet rapporte 1 point par dé connecté à lui, au-dessus ou au-dessous. Les étoiles ne comptent pas.
card-twinkle-does = Un dé placé directement sous un dé qui a moins de faces scintille : 2 points. Exemple : un d10 sous un d6. Un dé directement sous une étoile ne scintille jamais.

card-mission = Mission { $number } : { $mission }
mission-1 = Longue suite
mission-2 = Valeurs égales
mission-3 = Petite somme
mission-4 = Peu de types
mission-5 = Les trois plus grandes
mission-6 = Peu de couleurs
mission-7 = Pair ou impair
mission-8 = Les cinq types
mission-9 = Six au plus
mission-10 = Toutes les couleurs
mission-11 = Couleurs connectées
mission-12 = Deux de moins
mission-13 = Types jumeaux
mission-14 = d4 pour neuf ou dix
mission-15 = Treize ou quatorze
mission-16 = Les 1
mission-17 = d6 et 3, d10 et 4
mission-18 = D’une étoile à l’autre
mission-19 = Valeurs jumelles
mission-20 = Somme des deux
mission-1-does = Le joueur qui a le plus de dés dans une suite marque 3 points. Les ex æquo marquent 3 points chacun.
mission-2-does = Le joueur qui a le plus de dés de même valeur marque 3 points. Les ex æquo marquent 3 points chacun.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = Additionnez vos 3 plus grandes valeurs : le joueur qui a la plus grande somme marque 3 points. Les ex æquo marquent 3 points chacun.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Seuls les joueurs qui ont 7 dés concourent.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = Chaque joueur qui remplit cette mission marque 3 points.
mission-11-does = Marquez 1 point par Jeton Connecteur entre deux dés de la même couleur.
mission-12-does = Marquez 1 point par dé qui montre exactement 2 de moins que le dé au-dessus.
mission-13-does = Marquez 2 points par paire de dés du même type, côte à côte sous un dé ou une étoile.
mission-14-does = Marquez 2 points par Jeton Connecteur entre un d4 et un autre dé dont les valeurs font ensemble 9 ou 10.
mission-15-does = Marquez 2 points par couleur dont les dés font ensemble 13 ou 14.
mission-16-does = Vos dés qui montrent 1 : 1 point pour un seul, 3 en tout pour deux, 5 pour trois ou plus.
mission-17-does = Marquez 2 points par paire : n’importe quel d6 avec un autre dé qui montre 3, ou n’importe quel d10 avec un autre dé qui montre 4. Chaque dé n’est que dans une paire.
mission-18-does = Formez des paires d’un dé placé sous une étoile et d’un dé placé sous l’autre, chaque dé une seule fois. Une paire de même couleur ou de même valeur rapporte 1 point, ou 2 si elle a les deux.
mission-19-does = Marquez 2 points par paire de dés de valeurs égales, côte à côte sous un dé ou une étoile.
mission-20-does = Marquez 3 points par dé dont la valeur est la somme des deux dés au-dessous.
mission-1-solo = Une suite de 5 dés ou plus.
mission-2-solo = 3 dés ou plus qui montrent la même valeur.
mission-3-solo = 7 dés dont les valeurs font ensemble moins de 30.
mission-4-solo = Des dés de 3 types au plus.
mission-5-solo = 3 dés qui font ensemble 16 ou plus.
mission-6-solo = Des dés de 3 couleurs au plus.
mission-7-solo = Sous chaque étoile, toutes les valeurs sont paires ou toutes impaires ; les deux étoiles peuvent différer, et l’une peut être vide.
mission-8-solo = Des dés de chacun des 5 types.
mission-9-solo = Seulement des valeurs de 6 ou moins.
mission-10-solo = Un dé de chaque couleur en jeu.
mission-11-solo = Deux dés de la même couleur unis par un Jeton Connecteur.
mission-12-solo = Un dé qui montre exactement 2 de moins que le dé au-dessus.
mission-13-solo = Deux dés du même type, côte à côte sous un dé ou une étoile.
mission-14-solo = Un d4 et un dé connecté à lui, qui font ensemble 9 ou 10.
mission-15-solo = Une couleur dont les dés font ensemble 13 ou 14.
mission-16-solo = Un dé qui montre 1.
mission-17-solo = N’importe quel d6 et un autre dé qui montre 3, ou n’importe quel d10 et un autre dé qui montre 4.
mission-18-solo = Deux dés, un sous chaque étoile, de même couleur ou de même valeur.
mission-19-solo = Deux dés de valeurs égales, côte à côte sous un dé ou une étoile.
mission-20-solo = Un dé dont la valeur est la somme des deux dés au-dessous.

# What wins a game alone, beside the board.
goal-points =
    { $points ->
        [one] Minimum { $goal } : { $points } point
       *[other] Minimum { $goal } : { $points } points
    }

goal-points-does = Marquez au moins { $goal } points avec les cartes de couleur et la carte Twinkle. Pour l’instant : { $points }.
goal-mission =
    { $held ->
        [kept] { $mission } : remplie pour de bon
        [met] { $mission } : remplie pour l’instant
       *[unmet] { $mission } : pas remplie
    }

# Points and what they are for; they stand inside the sentences below.
card-name =
    { $card ->
        [red] rouge
        [yellow] jaune
        [blue] bleu
        [green] vert
        [black] noir
        [purple] violet
       *[twinkle] Twinkle
    }
gain-part =
    { $card ->
        [mission] { $sign ->
            [minus] −{ $points } pour la mission { $number }
           *[plus] { $points } pour la mission { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] la mission { $number } est remplie
       *[unmet] la mission { $number } n’est plus remplie
    }
gain-none = Aucun point.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } point : { $parts }.
           *[other] −{ $points } points : { $parts }.
        }
        [plus] { $points ->
            [one] +{ $points } point : { $parts }.
           *[other] +{ $points } points : { $parts }.
        }
       *[even] ±0 point : { $parts }.
    }
other-points =
    { $sign ->
        [minus] { $seat } −{ $points }
       *[plus] { $seat } +{ $points }
    }
seat-picks =
    { $seat ->
        [you] Vous choisissez
       *[other] { $seat } choisit
    }
seat-hangs =
    { $seat ->
        [you] Vous placez le { $die } ({ $result }) sous { $place }.
       *[other] { $seat } place le { $die } ({ $result }) sous { $place }.
    }
seat-loses =
    { $seat ->
        [you] Vous perdez votre tour
       *[other] { $seat } perd son tour
    }
fits-nowhere =
    { $count ->
        [one] Le { $die } montre { $result } et n’a de place nulle part.
       *[other] Le { $die } montre { $result }, et aucun dé n’a de place.
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Set-up: log and hover

did-colour = En jeu : { $colour }.
did-mission = { text-mission }
did-centre = Au centre, le { $die } montre { $result }.
did-first =
    { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }

would-colour = { did-colour }
would-mission = { text-mission }
would-centre = { did-centre }
would-first = { did-first }

## Turns: log

did-pick = { seat-picks } le { $die } ({ $count } sur { $most }).
did-roll =
    { $seat ->
        [you] Vous lancez : { $dice }.
       *[other] { $seat } lance : { $dice }.
    }
did-take =
    { $seat ->
        [you] Vous prenez le { $die } ({ $result }) au centre.
       *[other] { $seat } prend le { $die } ({ $result }) au centre.
    }
did-fall =
    { $fits ->
        [yes] Le { $die } montre { $result }.
       *[no] Le { $die } montre { $result } et n’a de place nulle part.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }. Un dé lancé est à défausser.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Les autres : { $others }.
did-out =
    { $seat ->
        [you] Vous défaussez le { $die }.
       *[other] { $seat } défausse le { $die }.
    }
did-over =
    { $end ->
        [level] { $told } Niveau gagné !
        [failed] { $told } Niveau perdu.
       *[over] { $told } La partie se termine.
    }
did-resign =
    { $seat ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }

## Turns: what a hovered target would do

would-pick =
    { $result ->
        [0] Choisir le { $die } pour le lancer ({ $count } sur { $most }).
       *[other] Choisir le { $die } pour le lancer ({ $count } sur { $most }) et renoncer à son { $result }.
    }
would-roll = Lancer : { $dice }. Si l’un d’eux a une place, vous devez en placer un.
would-take = Prendre le { $die } ({ $result }) au centre et le placer sans le lancer.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Placer le { $die } ({ $result }) sous { $place }. { $gain }
would-hang-others = { would-hang } Les autres : { $others }.
would-out = Défausser le { $die } pour de bon.
would-over =
    { $end ->
        [won] { $told } Vous gagnez la partie !
        [lost] { $told } La partie se termine, et vous ne gagnez pas.
        [level] { $told } Vous gagnez le niveau !
       *[failed] { $told } Vous ne gagnez pas le niveau.
    }
would-resign = Abandonner : les autres se partagent la victoire.

## Status

status-setup = Mise en place
turn = Tour { $count }
round = Manche { $count } sur { $most }
round-late = Manche { $count } : tours perdus
dice-count =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
status-choose =
    { $seat ->
        [you] À vous : choisissez { dice-count } à lancer, ou prenez un d8.
       *[other] { $seat } choisit des dés.
    }
status-pick =
    { $seat ->
        [you] À vous : choisissez { dice-count } à lancer.
       *[other] { $seat } choisit des dés.
    }
status-pick-more =
    { $seat ->
        [you] À vous : choisissez-en encore { $count } à lancer.
       *[other] { $seat } choisit des dés.
    }
status-roll =
    { $seat ->
        [you] À vous : lancez { dice-count }.
       *[other] { $seat } lance des dés.
    }
status-hang =
    { $seat ->
        [you] À vous : placez l’un de vos dés.
       *[other] { $seat } place un dé.
    }
status-take =
    { $seat ->
        [you] À vous : placez le { $die }.
       *[other] { $seat } place le { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] À vous : défaussez un dé lancé.
       *[other] { $seat } défausse un dé.
    }
status-out-centre =
    { $seat ->
        [you] À vous : défaussez un autre d8 du centre.
       *[other] { $seat } défausse un d8.
    }
status-out-any =
    { $seat ->
        [you] À vous : plus de d8, défaussez un dé disponible.
       *[other] { $seat } défausse un dé.
    }
status-over-won =
    { $seat ->
        [you] Vous avez gagné avec { points-count } !
       *[other] { $seat } a gagné avec { points-count }.
    }
status-over-tied =
    { $seat ->
        [you] Égalité à { points-count } : { $seats }. Vous avez joué en dernier et gagné !
       *[other] Égalité à { points-count } : { $seats }. { $seat } a joué en dernier et gagné.
    }
status-over-level =
    { $points ->
        [one] Niveau gagné : { $points } point (il en fallait { $goal }) !
       *[other] Niveau gagné : { $points } points (il en fallait { $goal }) !
    }
status-over-short =
    { $points ->
        [one] Niveau perdu : { $points } point (il en fallait { $goal }).
       *[other] Niveau perdu : { $points } points (il en fallait { $goal }).
    }
status-over-unmet = { status-over-short } Pas remplies : { $missions }.
status-type-colour = Quelles couleurs sont en jeu ? Encore à choisir : { $count }.
status-type-mission =
    { $kind ->
        [bronze] Quelle Mission Bronze est en jeu ?
       *[silver] Quelle Mission Argent est en jeu ?
    }
status-type-centre = Que montre le { $die } au centre ?
status-type-first = Qui commence ?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Un dé montre un nombre de 1 à son nombre de faces. Choisissez l’un de ces nombres.
refused-TW-2-1 = Cette couleur ne peut pas entrer en jeu. Choisissez l’une de celles qui sont proposées.
refused-TW-2-2 = Un d8 montre un nombre de 1 à 8. Choisissez l’un de ces nombres.
refused-TW-2-4 = Cette mission ne peut pas entrer en jeu : elle n’a pas le bon métal, ou elle y est déjà. Choisissez l’une de celles proposées.
refused-TW-2-5 = Il n’y a personne à cette place. Choisissez une place de cette table.
refused-TW-3-1 = Vous ne pouvez choisir que des dés au centre ou à côté des cartes. Choisissez l’un de ceux-là.
refused-TW-3-1-early = Vous n’avez pas choisi assez de dés à lancer. Choisissez-en d’abord d’autres.
refused-TW-3-1-full = Vous avez déjà choisi 3 dés. Lancez-les, ou annulez un choix.
refused-TW-3-3 = Vous ne pouvez prendre qu’un d8 du centre. Choisissez-en un, ou des dés à lancer.
refused-TW-3-3-late = Vous avez choisi des dés à lancer. Annulez ces choix avant de prendre un d8.
refused-TW-3-4 = Vous ne pouvez pas le placer là : il doit montrer moins que le dé au-dessus. Choisissez un dé qui montre plus, ou une étoile.
refused-TW-3-4-take = Ce d8 n’a de place nulle part : vos étoiles sont pleines, et aucun dé où il reste de la place ne montre plus. Prenez-en un autre, ou lancez.
refused-TW-3-4-lacks = Vous ne pouvez placer des dés que sous vos propres étoiles et dés. Choisissez l’un de ceux-là.
refused-TW-3-5 = Vous ne pouvez pas y placer un troisième dé. Choisissez une autre place.
refused-TW-3-7 = Placez d’abord l’un des dés de votre main : choisissez le dé et sa place.
refused-TW-3-10 = La partie est terminée. Revoyez-la pas à pas, ou jouez-en une autre.
refused-TW-6-5-rolled = Choisissez d’abord quel dé lancé défausser.
refused-TW-6-5-taken = Défaussez d’abord un autre dé : un d8 du centre, ou n’importe quel dé disponible s’il n’y en a pas. Choisissez lequel.
refused-TW-6-6 = Aucun des dés lancés n’a de place. Choisissez lequel défausser.

## Options

option-level = Missions
option-level-help = Des points en plus pour tous les joueurs ; en solitaire, vous devez toutes les remplir.
option-level-0 = Base : aucune
option-level-1 = Bronze : 1 Mission Bronze
option-level-2 = Argent : 2 Missions Argent
option-level-3 = Diamant : 1 Mission Bronze, 2 Missions Argent
option-level-4 = choisies ci-dessous
option-mission_1 = Première mission
option-mission_1-help = Seulement avec des missions « choisies ci-dessous » ; 1 à 10 sont des Missions Bronze, 11 à 20 des Missions Argent.
option-mission_1-0 = aucune
option-mission_1-seat = { mission-choice }
option-mission_2 = Deuxième mission
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = aucune
option-mission_2-seat = { mission-choice }
option-mission_3 = Troisième mission
option-mission_3-help = { option-mission_1-help }
option-mission_3-0 = aucune
option-mission_3-seat = { mission-choice }
mission-choice =
    { $count ->
        [1] 1 : { mission-1 }
        [2] 2 : { mission-2 }
        [3] 3 : { mission-3 }
        [4] 4 : { mission-4 }
        [5] 5 : { mission-5 }
        [6] 6 : { mission-6 }
        [7] 7 : { mission-7 }
        [8] 8 : { mission-8 }
        [9] 9 : { mission-9 }
        [10] 10 : { mission-10 }
        [11] 11 : { mission-11 }
        [12] 12 : { mission-12 }
        [13] 13 : { mission-13 }
        [14] 14 : { mission-14 }
        [15] 15 : { mission-15 }
        [16] 16 : { mission-16 }
        [17] 17 : { mission-17 }
        [18] 18 : { mission-18 }
        [19] 19 : { mission-19 }
       *[20] 20 : { mission-20 }
    }
option-red = Rouge en jeu
option-red-help = Toujours en jeu ; les autres couleurs sont tirées au hasard.
option-yellow = Jaune en jeu
option-yellow-help = { option-red-help }
option-blue = Bleu en jeu
option-blue-help = { option-red-help }
option-green = Vert en jeu
option-green-help = { option-red-help }
option-black = Noir en jeu
option-black-help = { option-red-help }
option-purple = Violet en jeu
option-purple-help = { option-red-help }
option-first = Qui commence
option-first-help = Un joueur au hasard, ou la place que vous choisissez.
option-first-0 = au hasard
option-first-seat = place { $count }
option-keep = Lancer raté : ne défausser aucun dé
option-keep-help = En solitaire seulement : si aucun dé lancé n’a de place, vous perdez le tour, mais ne défaussez aucun dé.

bad-colours = À ce nombre de joueurs, seules { $count } couleurs peuvent être en jeu, mais vous en avez choisi plus : { $colours }.
bad-mission-level = Vous avez choisi la mission { $number }, mais les missions ne sont pas réglées sur « choisies ci-dessous ». Réglez-les ainsi.
bad-mission-twice = Vous avez choisi deux fois la mission { $number }. Choisissez-en une autre.
bad-missions = Personne ne peut remplir à la fois les missions { $missions }. Renoncez à l’une d’elles.

## The board in text

picture-label = Les constellations, les dés au centre et à côté des cartes ; aussi sous forme de texte.
text-board = Les dés sous chaque étoile, puis les dés disponibles
text-star-a = { $seat }, étoile A :
text-star-b = { $seat }, étoile B :
text-hung = { $die } : { $result }, sous { $place }
text-hand =
    { $seat ->
        [you] Dans votre main :
       *[other] En main, { $seat } :
    }
text-centre = Au centre :
text-pool = À côté des cartes, { $colour } :
text-out = Défaussés :
text-none = rien
text-row =
    { $points ->
        [one] { $seat } : { $points } point, dés placés : { $count } sur 7.
       *[other] { $seat } : { $points } points, dés placés : { $count } sur 7.
    }
text-parts = Par carte : { $parts }.
text-blocked = Bloqué : plus aucun dé ne peut être placé.
text-turn =
    { $seat ->
        [you] C’est votre tour.
       *[other] C’est son tour.
    }
text-cards = Cartes en jeu : { $cards }.
text-mission = Mission { $number }, « { $mission } » : { $does }

## Rules

rules-intro = Dans Twinkle, vous composez une constellation de 7 dés. À chaque tour, lancez 3 dés de votre choix et placez-en un, ou prenez un d8 au centre avec sa valeur. Sous une étoile, toute valeur est permise ; sous un dé, seulement une plus petite ; deux dés au plus vont directement sous chacun. Chaque couleur rapporte selon sa carte ; la carte Twinkle récompense les dés sous des dés qui ont moins de faces. Des missions peuvent s’y ajouter. Le joueur qui a le plus de points gagne ; en solitaire, il vous faut 20 points et toutes les missions.
rules-page = Cliquez sur 3 dés pour les choisir, puis lancez ; vous pouvez annuler un choix jusqu’au lancer. Ou prenez un d8 au centre. Pointez un dé à une place libre pour lire combien de points il y rapporterait, et cliquez pour le placer. Tout cela se fait aussi au clavier. « Aide au choix » montre aussi les chances des dés choisis. Pour jouer avec de vrais dés, choisissez un vrai plateau en créant la table, ou utilisez la feuille de score. Les noms des missions sont de nous.

rules-TW-1 = Matériel
rule-TW-1-1 = Il y a 30 dés, tous différents : 6 couleurs (rouge, jaune, bleu, vert, noir, violet), chacune avec un d4, un d6, un d8, un d10 et un d12. Un dé se nomme par son type et sa couleur.
rule-TW-1-2 = Un d4 montre de 1 à 4, un d6 de 1 à 6, un d8 de 1 à 8, un d10 de 1 à 10 (la face marquée 0 vaut 10) et un d12 de 1 à 12. Chaque face est également probable.
rule-TW-1-3 = Le plateau a 2 Étoiles de départ pour chacun des 4 joueurs, et une piste de score avec 4 marqueurs. Il y a 6 Cartes Score (une par couleur), la carte Twinkle et 20 cartes Mission (1 à 10 : Mission Bronze, 11 à 20 : Mission Argent). Il y a aussi 4 Cartes Challenge pour jouer en solitaire et 7 Jetons Connecteurs par joueur.

rules-TW-2 = Mise en place
rule-TW-2-1 = Choisissez au hasard les couleurs en jeu : 4 sur 6 à 2 joueurs, 5 à 3, les 6 à 4. Laissez les dés des autres couleurs hors de la partie.
rule-TW-2-2 = Lancez une fois les d8 en jeu et posez-les au centre avec leurs valeurs. Posez tous les autres dés, sans les lancer, à côté de la carte de leur couleur.
rule-TW-2-3 = La carte Twinkle est toujours en jeu.
rule-TW-2-4 = Tirez les missions au hasard. Base : aucune. Bronze : 1 Mission Bronze. Argent : 2 Missions Argent. Diamant : 1 Mission Bronze et 2 Missions Argent. Les missions sont visibles et valent pour tous les joueurs.
rule-TW-2-5 = Le joueur qui a vu une étoile filante le plus récemment commence, ou choisissez au hasard. On joue dans le sens des aiguilles d’une montre.

rules-TW-3 = Votre tour
rule-TW-3-1 = Lancer 3 dés : choisissez 3 dés disponibles, à côté des cartes, au centre ou aux deux endroits. Lancez-les et placez-en exactement 1.
rule-TW-3-2 = Remettez les 2 autres dés où ils étaient : à côté de leur carte, ou au centre pour un d8, avec sa nouvelle valeur.
rule-TW-3-3 = Ou prendre un d8 : choisissez au centre un d8 qui a une place quelque part. Placez-le avec la valeur qu’il montre, sans le lancer.
rule-TW-3-4 = Sous une étoile, vous pouvez placer n’importe quelle valeur. Sous un dé, la valeur doit être plus petite que celle du dé au-dessus ; égale ne suffit pas. Le dé au-dessus peut être n’importe lequel de vos dés, pas seulement le dernier.{$edition}
rule-TW-3-5 = Vous pouvez placer 2 dés au plus directement sous chaque étoile et sous chaque dé.
rule-TW-3-6 = Les dés placés ne bougent plus et ne changent plus.{$ruling} Une étoile peut rester vide.
rule-TW-3-7 = Si un dé lancé a une place, vous devez en placer un ; choisissez lequel et où. Si aucun n’en a, remettez-les tous, les d8 avec leurs nouvelles valeurs : vous perdez le tour. Après un lancer raté, vous ne pouvez pas prendre un d8 à la place.{$ruling}
rule-TW-3-8 = Après la manche 7, les joueurs qui ont perdu des tours les rattrapent. Commencez par le premier joueur, dans le sens des aiguilles d’une montre, 1 tour chacun, en sautant ceux qui ont fini ou sont bloqués. Répétez autant que nécessaire.
rule-TW-3-9 = Vous êtes bloqué si vous ne pouvez plus placer aucun dé. Alors les deux étoiles sont pleines, et chaque dé qui montre 2 ou plus a deux dés sous lui. Vos tours sont sautés jusqu’à la fin, et vous finissez avec moins de 7 dés.
rule-TW-3-10 = La partie se termine quand chaque joueur a 7 dés ou est bloqué.
rule-TW-3-11 = De 2 à 4 joueurs, 3 dés sont toujours disponibles. Il en reste au moins 7 à 2 joueurs, 5 à 3 et 3 à 4.

rules-TW-4 = Cartes Score
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Comptez tous les dés noirs sous l’étoile, si bas qu’ils soient.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Pour chaque dé rouge, le meilleur choix compte.{$ruling} Sa propre valeur ne compte pas. Une suite va d’une étoile jusqu’à un dé qui n’en a aucun sous lui.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Le joueur qui a le plus de points gagne. À égalité, c’est celui des ex æquo qui a joué en dernier ; les tours rattrapés après la manche 7 comptent.{$ruling}

rules-TW-5 = Missions
rule-TW-5-1 = { mission-1-does } Les missions 1 à 10 sont des Missions Bronze. Les missions 1 à 6 comparent les joueurs.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = Le joueur qui a la plus petite somme de toutes ses valeurs marque 3 points. Les ex æquo marquent 3 points chacun.
rule-TW-5-4 = Le joueur qui a le moins de types de dés différents marque 3 points. Les ex æquo marquent 3 points chacun.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = Le joueur qui a le moins de couleurs différentes marque 3 points. Les ex æquo marquent 3 points chacun.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Les missions 11 à 20 sont des Missions Argent : comptez chacune aussi souvent qu’elle se présente.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Toute la constellation compte.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Un dé ne fait pas paire avec lui-même.{$ruling} Les meilleures paires comptent ; deux d6 qui montrent tous deux 3 peuvent former une paire.
rule-TW-5-18 = { mission-18-does } Les meilleures paires comptent.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = La campagne en solitaire
rule-TW-6-1 = La campagne a 40 niveaux, dans l’ordre. Un niveau fixe ses missions et 4 couleurs : 20 dés, dont 4 d8 au centre. Si vous ratez un niveau, recommencez-le depuis le début.
rule-TW-6-2 = Pour gagner un niveau, marquez au moins 20 points avec les cartes de couleur et la carte Twinkle ensemble, et remplissez chaque mission. Ici, les missions ne rapportent pas de points.
rule-TW-6-3 = Voici ce que demandent les Missions Bronze. 1 : une suite de 5 dés ou plus. 2 : trois valeurs égales, ou plus.{$ruling} 3 : une somme de moins de 30, avec les 7 dés.{$ruling} 4 : 3 types au plus.{$ruling} 5 : trois dés qui font ensemble 16 ou plus. 6 : 3 couleurs au plus.{$ruling} 7 à 9 : comme ci-dessus. 10 : les 4 couleurs du niveau.
rule-TW-6-4 = Vous remplissez une Mission Argent si elle rapporte au moins une fois.
rule-TW-6-5 = À chaque tour, défaussez 1 dé pour de bon. Après un lancer, défaussez 1 des 2 dés que vous n’avez pas placés et remettez l’autre. Après avoir pris un d8, défaussez un autre d8 du centre, ou n’importe quel dé disponible s’il n’y en a pas.
rule-TW-6-6 = Après un lancer raté, choisissez 1 des dés lancés à défausser et remettez les autres.{$ruling} Option : après un lancer raté, n’en défaussez aucun.
rule-TW-6-7 = S’il y a moins de 3 dés disponibles, lancez ceux-là.{$ruling} S’il ne reste aucun dé à défausser, n’en défaussez pas.{$ruling} S’il ne reste plus de dés avant que vous en ayez placé 7, la partie se termine et compte telle quelle.{$ruling}
rule-TW-6-8 = Si vous ne pouvez plus placer aucun dé, la partie se termine aussitôt et compte telle quelle.{$ruling}
rule-TW-6-9 = Vous pouvez créer vos propres niveaux, avec les Cartes Score et autant de missions que vous voulez. Ici, vous pouvez choisir 4 couleurs quelconques et jusqu’à 3 missions.
rule-TW-6-10 = Nous ne connaissons pas les 40 niveaux imprimés. Les nôtres sont 4 cartes de 10.{$reconstruction} Chaque niveau a déjà été gagné. Ils sont rangés selon la fréquence à laquelle le robot « Difficile » les gagne. Toutes les missions et tous les choix de couleurs s’y trouvent. Vous pouvez aussi choisir vous-même couleurs et missions. Les missions 4 et 8 se contredisent, 6 et 10 aussi, ainsi que 1, 7 et 9.

rules-TW-7 = Exemple de score
rule-TW-7-1 = Bill a 16 points : jaune 3, vert 2, noir 1, rouge 8 (3, 3 et 2), Twinkle 2. Sous l’étoile A : d10 noir (10) ; sous lui d12 rouge (9) ; sous celui-ci d8 jaune (6) et d10 vert (7). Le d8 rouge (5) sous le d8 jaune, le d4 jaune (2) sous le d8 rouge, le d4 rouge (3) sous le d10 vert.
rule-TW-7-2 = Elizabeth a 18 points : bleu 4, vert 5, noir 5 (4 et 1), Twinkle 4. Sous l’étoile A : d8 noir (7), sous lui d12 noir (3) ; d8 vert (6), sous lui d6 vert (4). Sous l’étoile B : d6 noir (5), sous lui d8 bleu (3) et d4 bleu (2).
rule-TW-7-3 = Anna a 19 points : jaune 6, bleu 2, violet 3, rouge 2, Twinkle 6. Sous l’étoile A : d6 bleu (5), sous lui d10 bleu (4), sous celui-ci d12 jaune (2). Sous l’étoile B : d10 rouge (9), sous lui d12 violet (8), sous celui-ci d10 jaune (6) et d6 jaune (3).

rules-ours = Nos autres décisions
rule-ours-1 = Vous ne concourez pour les missions 3, 4 et 6 que si vous avez 7 dés.{$ruling}
rule-ours-2 = Si vous abandonnez, vous n’obtenez rien, et les autres joueurs se partagent la victoire.{$ruling}
rule-ours-3 = Choisissez les dés dans n’importe quel ordre ; vous pouvez annuler un choix jusqu’au lancer.{$ruling}
rule-ours-4 = Les points affichés pendant la partie sont ceux des constellations telles qu’elles sont ; les missions qui comparent les joueurs peuvent encore changer.{$ruling}

## What a typed text should have been

unread-colour = « { $text } » n’est pas une couleur. Choisissez l’une de celles-ci : { $colours }.
unread-mission = « { $text } » n’est pas une mission. Tapez « mission » et un nombre de 1 à { $count }.
unread-first = « { $text } » n’est pas une place. Tapez « first » et le numéro d’une place, comme « first 2 ».
unread-result = « { $text } » n’est pas une valeur de { $die }. Tapez un nombre de 1 à { $count }, comme « { $die }=1 ».
tree-part = « { $text } » n’est pas un dé placé. Écrivez « red d12=9@black d10 » ou « R12=9@N10 », ou « R12=9@A » sous l’étoile A.
tree-result = « { $text } » : ce dé n’a pas cette face ({ $tag }).
tree-long = Une constellation a 7 dés au plus ({ $tag }), mais celle-ci en a davantage : « { $text } ».
tree-twice = Le dé { $text } apparaît deux fois, mais il est unique ({ $tag }).
tree-colour = Le dé { $text } est d’une couleur qui n’est pas en jeu ({ $tag }).
tree-taken = Le dé { $text } est placé ailleurs ou défaussé ({ $tag }).
tree-parent = « { $text } » : le dé au-dessus n’est pas dans cette constellation ({ $tag }).
tree-lower = « { $text } » : la valeur doit être plus petite que celle du dé au-dessus ({ $tag }).
tree-three = Il y a plus de deux dés directement sous { $text } ({ $tag }).

## Bots

bot-greedy-help = joue pour le plus de points à ce tour
bot-beginner-help = prend le premier dé qui rapporte bien, ne voit pas les meilleurs et espère des lancers chanceux
bot-novice-help = comme le robot Difficile, mais un choix peut lui coûter jusqu’à 6 % de chances de victoire
bot-club-help = comme le robot Difficile, mais un choix peut lui coûter jusqu’à 2 % de chances de victoire
bot-strong-help = pèse ce que ce tour laisse pour les suivants, d’après ce qu’il a appris
bot-master-help = pèse chaque lancer de ce tour (et du suivant en fin de partie) et les dés que prennent les autres

## Help with a decision

advice-fits = Place
advice-cards = Carte par carte
advice-gain = Points
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Lancer { $dice }
advice-take = Prendre le { $die } avec son { $result }
advice-pick = Choisir le { $die }
advice-odds = Place : la probabilité de pouvoir placer l’un des dés.
advice-hang = Placer le { $die } ({ $result }) sous le { $parent }
advice-hang-star = Placer le { $die } ({ $result }) sous l’étoile { $star }
advice-places = Points : ce que le dé y rapporte maintenant, carte par carte. Les tours suivants ne comptent pas.
advice-note = { advice-odds } Points : ce que ce tour rapporte en moyenne, avec le meilleur dé à la meilleure place. Les tours suivants ne comptent pas.

## Scoring from a file, and the score pad

score-figure = { $mission } (à comparer, sans points)
score-compared = { $mission } ({ $figure }, comparé)
score-colours = « { $text } » n’est pas un choix de couleurs. Utilisez des lettres parmi { $letters }, chacune une fois au plus.
pad-cards = Cartes
pad-missions = Missions, telles qu’elles sont (de 1 à 6, ce qui est comparé)
pad-in-play = { $card } : en jeu
pad-not-in-play = { $card } : pas en jeu
pad-die = Touchez la place du prochain dé, ou un dé placé.
pad-result = Que montre le { $die } ?
pad-shows = { $die } : { $result }
pad-place = Où est le { $die } ({ $result }) ?
pad-nowhere = Le { $die } ({ $result }) n’a de place nulle part.
pad-under-star = Sous l’étoile { $star }
pad-under-die = Sous le { $die } ({ $result })
pad-remove = Enlever le { $die }
pad-compared = { $mission } : ce qui est comparé
pad-compared-means = Décide qui reçoit les points ci-dessus.
pad-choose-missions = Missions en jeu
pad-bad-missions = « { $text } » n’est pas un choix de missions. Choisissez au plus 1 Mission Bronze (1 à 10) et 2 Missions Argent (11 à 20), comme « 7.16 » ({ $tag }).
pad-has-dice = { pad-shows }. Enlevez d’abord les dés au-dessous.
pad-tied = Des ex æquo, celui qui a joué en dernier gagne (TW-4.8). La feuille ne sait pas qui c’est.
pad-whole = Les 7 dés sont placés.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Dé suivant
deed-place = Placer sous { $place }
deed-pick = Choisir ce dé
deed-take = Prendre le { $die }
deed-discard = Défausser le { $die }
touch-place = Touchez une lumière.
touch-pick = Touchez un dé.
touch-discard = Touchez un dé.

## Les signes de l’image, expliqués au toucher et dans la légende

sign-star = Étoile de départ
sign-star-does = Chaque constellation commence à deux étoiles, A et B. 2 dés au plus vont directement sous chaque étoile et chaque dé.
sign-connector = Jeton Connecteur qui scintille
sign-connector-does = Le dé du dessous a plus de faces que celui du dessus : il rapporte 2 points avec la carte Twinkle.
sign-centre = Centre
sign-centre-does = Les d8 sont là avec la valeur de leur dernier lancer.
sign-take = Prendre tel quel
sign-take-does = Placez ce d8 avec la valeur qu’il montre, sans le lancer.
sign-cup = Gobelet
sign-cup-does = Lancez les dés choisis. Si l’un d’eux a une place, placez-en un et remettez les autres où ils étaient.
sign-left = Défaussé
sign-left-does = En solitaire : à chaque tour, défaussez un dé pour de bon. Sa place est barrée.
now-hung =
    { $count ->
        [one] { $count } dé sur 7 est placé.
       *[other] { $count } dés sur 7 sont placés.
    }
now-points =
    { $points ->
        [one] { $points } point à présent.
       *[other] { $points } points à présent.
    }
now-best =
    { $card ->
        [any] Un dé de plus peut en faire { $points }.
       *[colour] Un dé de plus de cette couleur peut en faire { $points }.
    }
now-most =
    { $card ->
        [any] Aucun dé seul ne peut faire mieux.
       *[colour] Aucun dé seul de cette couleur ne peut faire mieux.
    }
now-compared = { $own } ici ; le meilleur des autres : { $others }.
now-met = Remplie à présent.
now-may-meet = { now-unmet } Un dé de plus peut la remplir.
now-unmet = Pas remplie à présent.

## Ce qui donne les parts de victoire d’un bilan

evaluator-net = des valeurs apprises, ajoutées à des tours calculés exactement
evaluator-level = { evaluator-net }, pour le niveau

## Sortes de hasard, pour les statistiques

chance-of-d4 = Valeurs des d4
chance-of-d6 = Valeurs des d6
chance-of-d8 = Valeurs des d8
chance-of-d10 = Valeurs des d10
chance-of-d12 = Valeurs des d12
chance-of-colour = Couleurs en jeu
mistake-taking = prendre au lieu de lancer
mistake-rolling = lancer au lieu de prendre
mistake-low-d8 = prendre un d8 trop bas
mistake-dull = lancer des dés qui scintillent rarement
mistake-weak = lancer des dés qui rapportent moins
mistake-small = lancer des dés qui ont trop peu de faces
mistake-large = lancer des dés qui ont trop de faces
mistake-colour = choisir la mauvaise couleur
mistake-mission = passer à côté d’une mission
mistake-twinkle = manquer un dé qui scintille
mistake-points = placer pour trop peu de points
mistake-low = placer une valeur trop basse
mistake-top = placer en haut un dé à nombreuses faces
mistake-star = placer trop tôt sous une étoile
mistake-under = placer sous un dé, pas sous une étoile
mistake-place = mal placer un dé
mistake-fitting = défausser un d8 qui a encore une place
mistake-discard = défausser le mauvais dé
why-fits = Un dé a alors une place dans { NUMBER($better, style: "percent", maximumFractionDigits: 0) } des lancers, au lieu de { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Pour gagner, marquez 1 point à ce dernier tour.
       *[other] Pour gagner, marquez { $count } points à ce dernier tour.
    }
why-turn = En moyenne, le tour rapporte alors { NUMBER($better, maximumFractionDigits: 1) } points, au lieu de { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Cela rapporte { $better } tout de suite, au lieu de { $taken }.
why-room = Au prochain tour, un dé a alors une place dans { NUMBER($better, style: "percent", maximumFractionDigits: 0) } des lancers, au lieu de { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Il reste alors 1 place libre sous les étoiles, au lieu de { $taken }.
       *[other] Il reste alors { $better } places libres sous les étoiles, au lieu de { $taken }.
    }
why-high = Sous les dés, on peut alors placer des valeurs jusqu’à { $better }, au lieu de { $taken }.
why-next = Avec les dés qui restent, le prochain tour rapporte alors { NUMBER($better, maximumFractionDigits: 1) } points en moyenne, au lieu de { NUMBER($taken, maximumFractionDigits: 1) }.

## Installer une position

edit-turn = À jouer : { $player }

## Problèmes

puzzle-how-exact-turn = par tous les lancers, dés et places des derniers tours
puzzle-theme-which-dice = quels dés lancer
puzzle-theme-centre = un dé du centre
puzzle-theme-twinkle = un dé qui scintille
puzzle-theme-colour-card = la carte d’une couleur
puzzle-theme-mission = une mission
puzzle-theme-last-die = le dernier dé
puzzle-theme-defence = avant le dernier tour de l’autre joueur
puzzle-theme-fewer-points = moins de points valent mieux
puzzle-ask-which-dice = Quels dés lancez-vous, ou quel d8 prenez-vous ?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Où placez-vous votre dernier dé ?
puzzle-ask-defence = { puzzle-ask-last-die } L’autre joueur en a encore un à placer.
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-types = À 2 joueurs, 4 des 6 couleurs sont en jeu, chacune avec 5 types. Le contour montre le type, le signe la couleur.
example-centre = À 2 joueurs, 4 couleurs sont en jeu. Les d8 sont au centre avec leurs valeurs ; les autres dés n’ont pas été lancés.
example-three = Vous choisissez 3 dés, au centre ou à côté des cartes, et vous les lancez. Deux dés ne suffisent pas.
example-take = Le d8 rouge montre 4 et a sa place sous le 5 rouge. Le d8 jaune montre 5 et n’a de place nulle part.
example-lower = Vous pouvez placer un 3 sous un 5, mais pas sous un autre 3.
example-two-at-most = Vous pouvez placer encore un dé sous le 9 rouge. L’étoile en a déjà deux.
example-yellow = Un, deux et trois dés jaunes.
example-blue = Deux dés bleus sous une étoile forment une paire : 4 points. Tout autre dé bleu rapporte 1. Un bleu et un rouge ne forment pas de paire.
example-green = Un d4 vert avec deux autres d4, et un d12 vert seul de son type.
example-black = Deux dés noirs sous une étoile, de somme 9, ou un sous chaque étoile.
example-purple = Un dé violet connecté à trois dés. Les étoiles ne comptent pas.
example-red = Pour le dé rouge, choisissez la suite avec 8, 6 et 4 : trois autres valeurs paires.
example-twinkle = Un d6 scintille sous un d4, et un d8 sous un d6. Un d6 ou un d4 sous un d6 ne scintille pas.
example-connectors = Trois Jetons Connecteurs unissent des dés de même couleur : 9 et 7, 7 et 5, 4 et 3.
example-sums = Sous le 9 : 5 et 4. Sous le 5 : 3 et 2. Les deux sont des sommes.
example-out = Vous placez le d4 rouge. Défaussez ensuite l’un des deux dés lancés avec lui, aucun autre.
example-bill = La constellation de Bill : le d12 rouge sous le d10 noir scintille.
example-elizabeth = La constellation d’Elizabeth : une paire bleue, et des dés noirs sous les deux étoiles.
example-anna = La constellation d’Anna : trois dés jaunes, et trois dés qui scintillent.
example-any-order = Vous choisissez d’abord un dé vert ; vous pouvez ensuite en choisir un rouge.
summary-turn = Votre tour
summary-turn-1 = Choisissez 3 dés disponibles, lancez-les et placez-en exactement 1. Remettez les autres où ils étaient, un d8 au centre avec sa nouvelle valeur.
summary-turn-2 = Ou prenez un d8 au centre et placez-le avec sa valeur, s’il a une place.
summary-turn-3 = Si aucun des dés lancés n’a de place, vous perdez le tour.
summary-hang = Placer
summary-hang-1 = Sous une étoile : toute valeur. Sous un dé : une valeur plus petite ; égale ne suffit pas.
summary-hang-2 = 2 dés au plus directement sous chaque étoile et chaque dé.
summary-hang-3 = Les dés placés ne bougent plus.
summary-cards = Les points
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Noir, par étoile : un dé 1 ; deux ou plus selon leur somme : 6 ou moins : 2 ; 7 : 3 ; 8 : 4 ; 9 : 5 ; 10 : 4 ; 11 ou plus : 3.
summary-cards-5 = Chaque dé violet : 1 par dé connecté à lui, au-dessus ou au-dessous.
summary-cards-6 = Chaque dé rouge : choisissez une suite qui passe par lui, et les valeurs paires ou impaires. Marquez 1 par autre dé de cette suite qui a une telle valeur.
summary-cards-7 = Twinkle : 2 par dé directement sous un dé qui a moins de faces.
summary-end = Fin de la partie
summary-end-1 = La partie se termine quand chacun a 7 dés ou est bloqué. Les tours perdus se rattrapent après la manche 7.
summary-end-2 = Le plus de points gagne. À égalité, c’est celui des ex æquo qui a joué en dernier.
summary-end-3 = En solitaire : marquez au moins 20 points avec les cartes et remplissez chaque mission. Défaussez 1 dé à chaque tour.

## La leçon

tutorial-goal = Votre but : placer 7 dés sous vos deux étoiles et marquer plus de points que Zoe.
tutorial-pick = À chaque tour, vous choisissez 3 dés, vous les lancez et en placez un. Choisissez d’abord le d12 bleu.
tutorial-pick-other = Pour cette leçon, choisissez le dé marqué.
tutorial-pick-2 = Choisissez maintenant le d10 jaune.
tutorial-pick-3 = Puis choisissez le d4 vert.
tutorial-roll = Lancez maintenant les 3 dés.
tutorial-hang = Vous placez 1 des 3 dés et remettez les autres où ils étaient. Toute valeur peut aller sous une étoile, et une grande est la meilleure. Placez le d12 bleu, un 9, sous votre première étoile.
tutorial-hang-low = C’est permis, mais seules des valeurs plus petites vont au-dessous : il reste peu de place. Placez le d12 bleu, qui montre plus.
tutorial-centre = Zoe a pris un d8 au centre et l’a placé avec la valeur qu’il montre, sans le lancer. Prenez le d8 bleu, un 7.
tutorial-centre-other = Pour cette leçon, prenez le d8 bleu au centre.
tutorial-under = Sous un dé, seule une valeur plus petite peut aller, et deux dés au plus. Le 7 a sa place sous le 9. Placez-le là.
tutorial-under-other = C’est permis, mais la leçon en a besoin sous le d12 bleu. Placez-le là.
tutorial-blue-roll = Chaque couleur rapporte selon sa carte. Deux dés bleus côte à côte sous un même dé ou une même étoile rapportent 4 points, tout autre dé bleu 1. Le d10 bleu est l’un de vos 3 dés : lancez.
tutorial-blue = Le d10 bleu montre 6. Placez-le sous le 9, à côté du d8 bleu.
tutorial-blue-other = C’est permis, mais la leçon a besoin du d10 bleu à côté du d8 bleu. Placez-le sous le 9.
tutorial-yellow = Le jaune compte vos dés jaunes, où qu’ils soient : 1 point pour un seul, 3 en tout pour deux, 6 pour trois ou plus. Placez le d6 jaune, un 5, sous le 7.
tutorial-yellow-other = C’est permis, mais la leçon a besoin du d6 jaune sous le d8 bleu. Placez-le là.
tutorial-twinkle = Quelle que soit sa couleur, un dé scintille directement sous un dé qui a moins de faces : 2 points. Placez le d10 jaune sous le d6 jaune.
tutorial-twinkle-other = Placez le d10 jaune sous le d6 jaune, où il scintille.
tutorial-green = Un dé vert rapporte 1 point, plus 1 par autre dé de son type que vous avez. Vous avez deux d10. Placez le d10 vert sous le d6 jaune, où il scintille.
tutorial-green-other = C’est permis, mais la leçon a besoin du d10 vert sous le d6 jaune. Placez-le là.
tutorial-mission = Les missions sont pour tous les joueurs. Ici, chaque joueur qui a des dés des 5 types marque 3 points. Il ne vous manque qu’un d4. Choisissez le d4 rouge.
tutorial-red = Un dé rouge rapporte 1 par autre dé impair d’une suite qui passe par lui, ou par autre dé pair. La suite 9, 7, 5, 3 est toute impaire. Placez le d4 rouge au bout : 4 points et la mission.
tutorial-red-other = C’est permis, mais rapporte moins. Placez le d4 rouge au bout de la plus longue suite, sous le d10 jaune.
tutorial-won = Tout le monde a 7 dés, et vous avez gagné 22 à 16 ! À retenir : si aucun de vos 3 dés n’a de place, remettez-les tous où ils étaient. Vous perdez le tour.
tutorial-colours = Voici la fin d’une autre partie. À 2 joueurs, 4 des 6 couleurs sont en jeu, cette fois avec le noir et le violet.
tutorial-purple = Un dé violet rapporte 1 point par dé connecté à lui, au-dessus ou au-dessous. Placez le d10 violet sous le d12 jaune.
tutorial-purple-other = C’est permis, mais la leçon a besoin du d10 violet sous le d12 jaune. Placez-le là.
tutorial-purple-two = Deux dés violets connectés comptent l’un pour l’autre. La mission rapporte 1 point par dé qui montre exactement 2 de moins que le dé au-dessus. Placez le d6 violet, un 6, sous le d10 violet, un 8.
tutorial-purple-two-other = C’est permis, mais ne connecte pas les dés violets. Placez le d6 violet sous le d10 violet.
tutorial-black = Les dés noirs rapportent selon leur somme sous chaque étoile ; 9 est le mieux : 5 points. Votre première étoile a un 6 noir. Placez le 3 noir sous le d12 rouge, où il compte aussi pour la mission.
tutorial-black-other = C’est permis, mais rapporte moins. Placez le d4 noir sous le d12 rouge : une somme de 9 sous votre première étoile, et la mission.
tutorial-end = Vous avez encore gagné, et vous connaissez les 6 couleurs. Les missions changent d’une partie à l’autre : lisez-les d’abord, et amusez-vous bien !
