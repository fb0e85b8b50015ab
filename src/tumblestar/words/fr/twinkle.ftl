### The words of Twinkle in French. Arguments as in en/twinkle.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow a colon or stand as subjects, never behind « de », which would have to elide. The terms: Étoile de
### départ (Starting Star), constellation (the same), niveau (level); and as the French edition says: Jeton Connecteur
### (connector), suite de dés (line), valeur (result), Carte Score (Scoring Card), Carte Challenge (Campaign card),
### Mission Bronze, Mission Argent.

## The game

game-name = Twinkle
game-tagline = Sept dés sous deux étoiles : leur place décide de leurs points.
game-by = de Theo Karvounis, V-Games
game-about = Lancez trois dés de votre choix et accrochez-en un dans votre constellation : toute valeur sous une étoile, seulement une plus petite sous un dé. Chaque couleur rapporte à sa façon. Après sept dés, le plus de points gagne. De un à quatre joueurs ; en solitaire, on joue pour des missions.

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
card-red-does = Pour chaque dé rouge, prenez une suite de dés qui passe par lui, et pair ou impair, au mieux : 1 point par autre dé de cette suite dont la valeur l’est, dés rouges compris.
card-yellow-does = Un dé jaune n’importe où 1 point, deux 3, trois ou plus 6.
card-blue-does = 4 points pour deux dés bleus côte à côte sous un même dé ou une même étoile, 1 par autre dé bleu.
card-green-does = 1 point par dé vert, et 1 de plus par autre dé de son type dans toute la constellation.
card-black-does = Sous chaque étoile séparément : un dé noir 1 point ; deux ou plus selon la somme de leurs valeurs : jusqu’à 6 : 2 ; 7 : 3 ; 8 : 4 ; 9 : 5 ; 10 : 4 ; dès 11 : 3.
card-purple-does = Pour chaque dé violet, 1 point par dé relié à lui, au-dessus ou au-dessous. Les étoiles ne comptent pas.
card-twinkle-does = 2 points par dé accroché sous un dé qui a moins de faces, comme un d10 sous un d6. Un dé sous une étoile ne scintille jamais.

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
mission-11 = Couleurs reliées
mission-12 = Deux de moins
mission-13 = Types jumeaux
mission-14 = d4 pour neuf ou dix
mission-15 = Treize ou quatorze
mission-16 = Les uns
mission-17 = d6 et 3, d10 et 4
mission-18 = D’une étoile à l’autre
mission-19 = Valeurs jumelles
mission-20 = Somme des deux
mission-1-does = 3 points pour le plus de dés dans une suite, même à égalité.
mission-2-does = 3 points pour le plus de dés montrant la même valeur, même à égalité.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 points pour la plus grande somme de ses trois plus grandes valeurs, même à égalité.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Il faut sept dés.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 points à toute personne qui remplit cette mission.
mission-11-does = 1 point par Jeton Connecteur entre deux dés d’une même couleur.
mission-12-does = 1 point par dé qui montre exactement 2 de moins que le dé au-dessus.
mission-13-does = 2 points par couple de dés d’un même type, côte à côte sous un dé ou une étoile.
mission-14-does = 2 points par Jeton Connecteur entre un d4 et un autre dé si leurs valeurs font 9 ou 10 ensemble.
mission-15-does = 2 points par couleur dont les dés font 13 ou 14 ensemble.
mission-16-does = Un dé qui montre 1 rapporte 1 point, deux 3, trois ou plus 5.
mission-17-does = 2 points par paire d’un d6 et d’un autre dé montrant 3, ou d’un d10 et d’un autre dé montrant 4. Chaque dé n’est que dans une paire.
mission-18-does = Par paire de dés, un de sous chaque étoile : 1 point pour la même couleur ou la même valeur, 2 pour les deux. Chaque dé n’est que dans une paire.
mission-19-does = 2 points par couple de dés aux valeurs égales, côte à côte sous un dé ou une étoile.
mission-20-does = 3 points par dé dont les deux dés au-dessous font ensemble sa propre valeur.
mission-1-solo = Cinq dés ou plus dans une suite.
mission-2-solo = Trois dés ou plus montrant la même valeur.
mission-3-solo = Sept dés dont les valeurs font moins de 30 ensemble.
mission-4-solo = Des dés de trois types au plus.
mission-5-solo = Trois dés qui font 16 ou plus ensemble.
mission-6-solo = Des dés de trois couleurs au plus.
mission-7-solo = Sous chaque étoile, toutes les valeurs paires ou toutes impaires : une étoile peut être paire, l’autre impaire, et une étoile vide convient.
mission-8-solo = Des dés des cinq types.
mission-9-solo = Seulement des valeurs de 6 au plus.
mission-10-solo = Un dé de chaque couleur en jeu.
mission-11-solo = Deux dés d’une même couleur joints par un Jeton Connecteur.
mission-12-solo = Un dé qui montre exactement 2 de moins que le dé au-dessus.
mission-13-solo = Deux dés d’un même type, côte à côte sous un dé ou une étoile.
mission-14-solo = Un d4 relié à un autre dé, qui font 9 ou 10 ensemble.
mission-15-solo = Une couleur dont les dés font 13 ou 14 ensemble.
mission-16-solo = Un dé qui montre 1.
mission-17-solo = Un d6 et un autre dé montrant 3, ou un d10 et un autre dé montrant 4.
mission-18-solo = Un dé sous chaque étoile, de même couleur ou de même valeur.
mission-19-solo = Deux dés aux valeurs égales, côte à côte sous un dé ou une étoile.
mission-20-solo = Un dé dont les deux dés au-dessous font ensemble sa propre valeur.

# What wins a game alone, beside the board.
goal-points = { $points } points sur { $goal }
goal-points-does = Les cartes de couleur et Twinkle doivent rapporter { $goal } points ; pour l’instant, elles en rapportent { $points }.
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
        [you] Vous accrochez le { $die } ({ $result }) sous { $place }.
       *[other] { $seat } accroche le { $die } ({ $result }) sous { $place }.
    }
seat-loses =
    { $seat ->
        [you] Vous perdez votre tour
       *[other] { $seat } perd son tour
    }
fits-nowhere =
    { $count ->
        [one] Le { $die } montre { $result } et n’a de place nulle part.
       *[other] Le { $die } montre { $result }, et aucun des dés n’a de place.
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
       *[out] { fits-nowhere } { seat-loses }, et un dé.
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { did-hang } Les autres : { $others }.
did-out =
    { $seat ->
        [you] Vous retirez le { $die } du jeu.
       *[other] { $seat } retire le { $die } du jeu.
    }
did-over =
    { $end ->
        [level] { $told } Le niveau est gagné !
        [failed] { $told } Le niveau n’est pas gagné.
       *[over] { $told } La partie est terminée.
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
       *[other] Choisir le { $die } pour le lancer ({ $count } sur { $most }) et abandonner son { $result }.
    }
would-roll = Lancer : { $dice }. Si un dé a une place, il faut en accrocher un.
would-take = Prendre le { $die } ({ $result }) au centre et l’accrocher sans le lancer.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = Accrocher le { $die } ({ $result }) sous { $place }. { $gain }
would-hang-others = { would-hang } Les autres : { $others }.
would-out = Retirer le { $die } du jeu pour de bon.
would-over =
    { $end ->
        [won] { $told } Vous gagnez la partie !
        [lost] { $told } La partie s’arrête, et vous ne gagnez pas.
        [level] { $told } Le niveau est gagné !
       *[failed] { $told } Le niveau n’est pas gagné.
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
        [you] Choisissez { dice-count } à lancer, ou prenez un d8 au centre.
       *[other] { $seat } choisit des dés.
    }
status-pick =
    { $seat ->
        [you] Choisissez { dice-count } à lancer.
       *[other] { $seat } choisit des dés.
    }
status-pick-more =
    { $seat ->
        [you] Choisissez-en encore { $count } à lancer.
       *[other] { $seat } choisit des dés.
    }
status-roll =
    { $seat ->
        [you] Lancez { dice-count }.
       *[other] { $seat } lance des dés.
    }
status-hang =
    { $seat ->
        [you] Placez l’un de ces dés : choisissez l’endroit.
       *[other] { $seat } place un dé.
    }
status-take =
    { $seat ->
        [you] Placez le { $die } : choisissez l’endroit.
       *[other] { $seat } place le { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Choisissez un dé lancé à défausser.
       *[other] { $seat } défausse un dé.
    }
status-out-centre =
    { $seat ->
        [you] Choisissez un autre d8 au centre à défausser.
       *[other] { $seat } défausse un d8.
    }
status-out-any =
    { $seat ->
        [you] Aucun d8 au centre : défaussez n’importe quel dé.
       *[other] { $seat } défausse un dé.
    }
status-over-won =
    { $seat ->
        [you] Vous gagnez avec { points-count } !
       *[other] { $seat } gagne avec { points-count } !
    }
status-over-tied =
    { $seat ->
        [you] Égalité à { points-count } : { $seats }. Vous avez joué en dernier et gagnez !
       *[other] Égalité à { points-count } : { $seats }. { $seat } a joué en dernier et gagne !
    }
status-over-level = Le niveau est gagné : { $points } points sur { $goal } !
status-over-short = Le niveau n’est pas gagné : { $points } points sur { $goal }.
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

refused-TW-1-2 = Un dé montre de 1 au nombre de ses faces. Choisissez l’un de ces nombres.
refused-TW-2-1 = Cette couleur ne peut pas entrer en jeu. Choisissez l’une de celles qui sont proposées.
refused-TW-2-2 = Un d8 montre de 1 à 8. Choisissez l’un de ces nombres.
refused-TW-2-4 = Cette mission ne peut pas entrer en jeu : elle n’est pas du bon métal, ou elle y est déjà. Choisissez l’une de celles qui sont proposées.
refused-TW-2-5 = Personne n’est assis là. Choisissez une place de cette table.
refused-TW-3-1 = On ne choisit que des dés au centre ou à côté des cartes. Choisissez l’un de ceux-là.
refused-TW-3-1-early = On lance trois dés ensemble. Choisissez-en d’abord d’autres.
refused-TW-3-1-full = Trois dés sont choisis. Lancez-les, ou reprenez un choix.
refused-TW-3-3 = On ne prend qu’un d8 du centre. Choisissez-en un, ou des dés à lancer.
refused-TW-3-3-late = Vous avez choisi des dés à lancer. Reprenez-les avant de prendre un d8.
refused-TW-3-4 = Sous un dé, on n’accroche qu’une valeur strictement plus petite. Choisissez un dé qui montre plus, ou une étoile.
refused-TW-3-4-take = Ce d8 n’a de place nulle part : vos étoiles sont pleines, et aucun dé où il reste de la place ne montre plus. Prenez-en un autre, ou lancez.
refused-TW-3-4-lacks = Un dé s’accroche sous vos propres étoiles et dés. Choisissez l’un de ceux-là.
refused-TW-3-5 = Deux dés y sont déjà accrochés. Choisissez une autre place.
refused-TW-3-7 = Accrochez maintenant l’un des dés de votre main : choisissez le dé et sa place.
refused-TW-3-10 = La partie est terminée. Revoyez-la pas à pas, ou jouez-en une autre.
refused-TW-6-5-rolled = L’un des dés lancés quitte maintenant le jeu. Choisissez lequel.
refused-TW-6-5-taken = Un autre dé quitte maintenant le jeu : un d8 du centre, ou n’importe quel dé libre s’il n’y en a pas. Choisissez lequel.
refused-TW-6-6 = Aucun des dés lancés n’a de place. Choisissez lequel quitte le jeu.

## Options

option-level = Missions
option-level-help = Des points de plus, ouverts à tous ; en solitaire, il faut toutes les remplir.
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
option-red-help = En jeu à coup sûr ; le hasard choisit les autres.
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
option-first-help = Le hasard décide, ou une place de votre choix.
option-first-0 = au hasard
option-first-seat = place { $count }
option-keep = Un lancer raté ne coûte pas de dé
option-keep-help = Seulement en solitaire : si aucun dé lancé n’a de place, le tour est perdu, mais aucun dé ne quitte le jeu.

bad-colours = Avec ce nombre de joueurs, seules { $count } couleurs peuvent être en jeu, mais on en demande plus : { $colours }.
bad-mission-level = La mission { $number } est demandée, mais les missions ne sont pas « choisies ci-dessous ». Réglez-les ainsi.
bad-mission-twice = La mission { $number } est demandée deux fois. Choisissez-en une autre.
bad-missions = Personne ne peut remplir à la fois les missions { $missions }. Renoncez à l’une d’elles.

## The board in text

picture-label = Les constellations, les dés au centre et à côté des cartes ; aussi sous forme de texte.
text-board = Ce qui est accroché sous chaque étoile, puis les dés libres
text-star-a = { $seat }, étoile A :
text-star-b = { $seat }, étoile B :
text-hung = { $die } : { $result }, sous { $place }
text-hand =
    { $seat ->
        [you] Dans votre main :
       *[other] Dans la main, { $seat } :
    }
text-centre = Au centre :
text-pool = À côté des cartes, { $colour } :
text-out = Hors du jeu :
text-none = rien
text-row =
    { $points ->
        [one] { $seat } : { $points } point, { $count } dés sur 7.
       *[other] { $seat } : { $points } points, { $count } dés sur 7.
    }
text-parts = Par carte : { $parts }.
text-blocked = Aucun dé ne peut plus s’y ajouter.
text-turn =
    { $seat ->
        [you] C’est votre tour.
       *[other] C’est son tour.
    }
text-cards = Cartes en jeu : { $cards }.
text-mission = Mission { $number }, « { $mission } » : { $does }

## Rules

rules-intro = Dans Twinkle, vous composez une constellation de sept dés. À chaque tour, vous lancez trois dés de votre choix et en accrochez un, ou vous prenez un d8 au centre avec sa valeur. Sous une étoile, toute valeur s’accroche, sous un dé seulement une plus petite, et jamais plus de deux dés. Chaque couleur rapporte selon sa carte ; la carte Twinkle récompense les dés sous des dés qui ont moins de faces. Des missions peuvent s’y ajouter. Le plus de points gagne ; en solitaire, il faut 20 points et toutes les missions.
rules-page = Cliquez sur trois dés pour les choisir, puis lancez ; jusque-là, un choix se reprend. Ou prenez un d8 au centre. Pointez un dé sur une place libre pour lire ce qu’il y rapporterait, et cliquez pour l’accrocher. Tout cela se fait aussi au clavier. « Pour choisir » montre aussi les chances des dés choisis. Pour jouer avec de vrais dés, choisissez un vrai plateau pour le hasard, ou prenez la feuille de score. Les noms des missions sont de nous.

rules-TW-1 = Contenu de la boîte
rule-TW-1-1 = Il y a 30 dés, tous différents : six couleurs (rouge, jaune, bleu, vert, noir, violet), chacune avec un d4, un d6, un d8, un d10 et un d12. Un dé se nomme par son type et sa couleur.
rule-TW-1-2 = Un d4 montre de 1 à 4, un d6 de 1 à 6, un d8 de 1 à 8, un d10 de 1 à 10 (la face marquée 0 vaut 10), un d12 de 1 à 12 ; chaque face est également probable.
rule-TW-1-3 = Le plateau a deux Étoiles de départ pour chacun des quatre joueurs, et une piste de score avec quatre marqueurs. Il y a six Cartes Score, une par couleur, la carte Twinkle, 20 cartes Mission (1 à 10 Mission Bronze, 11 à 20 Mission Argent), quatre Cartes Challenge pour jouer en solitaire, et sept Jetons Connecteurs par joueur.

rules-TW-2 = Mise en place
rule-TW-2-1 = Le hasard choisit les couleurs en jeu : quatre sur six à deux joueurs, cinq à trois, toutes à quatre. Les autres dés ne sont pas dans le jeu.
rule-TW-2-2 = Les d8 en jeu sont lancés une fois et posés au centre. Tous les autres dés sont à côté de la carte de leur couleur, pas encore lancés.
rule-TW-2-3 = La carte Twinkle est toujours en jeu.
rule-TW-2-4 = Missions, au hasard : Base sans mission, Bronze avec une Mission Bronze, Argent avec deux Missions Argent, Diamant avec une Mission Bronze et deux Missions Argent. Les missions sont visibles et valent pour tous.
rule-TW-2-5 = Commence qui a vu un météore le plus récemment, ou le hasard décide. On joue dans le sens des aiguilles d’une montre.

rules-TW-3 = Un tour
rule-TW-3-1 = Lancer trois dés : choisissez trois dés libres, à côté des cartes ou au centre, lancez-les, et accrochez-en exactement un.
rule-TW-3-2 = Les deux autres dés rentrent, à côté de leur carte, ou un d8 au centre avec sa nouvelle valeur.
rule-TW-3-3 = Ou prendre un d8 : accrochez-en un du centre avec la valeur qu’il montre, sans le lancer. Il doit avoir une place quelque part.
rule-TW-3-4 = Sous une étoile, toute valeur s’accroche. Sous un dé, la valeur doit être strictement plus petite que celle du dé au-dessus. N’importe lequel de vos dés convient, pas seulement le dernier.{$edition}
rule-TW-3-5 = Deux dés au plus s’accrochent directement sous chaque étoile et chaque dé.
rule-TW-3-6 = Les dés accrochés ne bougent plus et ne changent plus.{$ruling} Une étoile peut rester vide.
rule-TW-3-7 = Si un dé lancé a une place, il faut en accrocher un ; vous choisissez lequel et où. Si aucun n’en a, tous rentrent, les d8 avec leurs nouvelles valeurs, et le tour est perdu. Après un lancer raté, on ne peut pas prendre un d8 à la place.{$ruling}
rule-TW-3-8 = Après la septième manche, ceux qui ont perdu des tours continuent dans le sens des aiguilles d’une montre, un tour à la fois, en commençant par le premier joueur ; on passe ceux qui ont fini ou sont bloqués.
rule-TW-3-9 = Est bloquée la personne qui ne pourra plus jamais accrocher de dé : ses deux étoiles sont pleines, et tous ses dés qui montrent 2 ou plus aussi. On la passe jusqu’à la fin, avec moins de sept dés.
rule-TW-3-10 = La partie s’arrête quand tout le monde a sept dés ou est bloqué.
rule-TW-3-11 = De deux à quatre joueurs, trois dés sont toujours libres : il en reste au moins 7, 5 et 3.

rules-TW-4 = Cartes Score
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Les dés noirs comptent où qu’ils soient sous l’étoile.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does }{$edition} Chaque dé rouge choisit pour lui-même.{$ruling} Sa propre valeur ne compte pas. Une suite va d’une étoile jusqu’à un dé sous lequel il n’y a rien.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Le plus de points gagne. À égalité gagne la personne dont le dernier tour a eu lieu le plus tard, tours rattrapés après la septième manche compris.{$ruling}

rules-TW-5 = Missions
rule-TW-5-1 = { mission-1-does } Les missions 1 à 10 sont des Missions Bronze ; 1 à 6 comparent et paient toutes les personnes à égalité en tête.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 points pour la plus petite somme de toutes les valeurs, même à égalité.
rule-TW-5-4 = 3 points pour le moins de types de dés différents, même à égalité.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 points pour le moins de couleurs différentes, même à égalité.
rule-TW-5-7 = { mission-7-solo }{$edition} { mission-pays-all }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Les missions 11 à 20 sont des Missions Argent et paient autant de fois qu’elles se présentent.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Toute la constellation compte.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Aucun dé ne fait paire avec lui-même.{$ruling} Les meilleures paires comptent ; deux d6 qui montrent 3 tous les deux peuvent faire une paire.
rule-TW-5-18 = { mission-18-does } Les meilleures paires comptent.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = En solitaire
rule-TW-6-1 = La campagne a 40 niveaux, dans l’ordre. Un niveau fixe ses missions et quatre couleurs : 20 dés, dont quatre d8 au centre. Un niveau raté se recommence depuis le début.
rule-TW-6-2 = Un niveau est gagné avec au moins 20 points pour les cartes de couleur et Twinkle ensemble, et avec toutes les missions remplies. Les missions ne rapportent pas de points.
rule-TW-6-3 = Les Missions Bronze demandent : 1 une suite de cinq dés ou plus ; 2 trois valeurs égales, ou plus ;{$ruling} 3 une somme inférieure à 30, avec les sept dés ;{$ruling} 4 trois types au plus ;{$ruling} 5 trois dés qui font 16 ou plus ensemble ; 6 trois couleurs au plus ;{$ruling} 7 à 10 comme ci-dessus, 10 avec les quatre couleurs du niveau.
rule-TW-6-4 = Une Mission Argent est remplie dès qu’elle rapporterait au moins une fois.
rule-TW-6-5 = À chaque tour, un dé quitte le jeu pour de bon. Après un lancer, vous choisissez l’un des deux dés non accrochés ; l’autre rentre. Après avoir pris un d8, c’est un autre d8 du centre, ou n’importe quel dé libre s’il n’y en a pas.
rule-TW-6-6 = Après un lancer raté, vous choisissez un dé lancé, qui quitte le jeu ; les autres rentrent.{$ruling} Option : un lancer raté ne coûte pas de dé.
rule-TW-6-7 = S’il y a moins de trois dés libres, lancez ceux-là. S’il n’y a plus de dé à retirer, aucun n’est retiré. S’il n’y a plus de dés avant que sept soient accrochés, la partie s’arrête et se juge telle qu’elle est.{$ruling}
rule-TW-6-8 = Si vous ne pouvez plus jamais accrocher de dé, la partie s’arrête aussitôt et se juge telle qu’elle est.{$ruling}
rule-TW-6-9 = Vous pouvez faire vos propres niveaux, avec n’importe quelles Cartes Score et missions. Ici, vous pouvez choisir quatre couleurs quelconques.
rule-TW-6-10 = Nous ne connaissons pas les 40 niveaux imprimés. Les nôtres {$reconstruction} sont quatre cartes de dix, chaque niveau ayant déjà été gagné, rangés selon la fréquence à laquelle le robot « Fort » les gagne ; toutes les missions et tous les choix de couleurs s’y trouvent. Vous pouvez aussi choisir vous-même couleurs et missions ; les missions 4 et 8 se contredisent, 6 et 10 aussi, et 1, 7 et 9.

rules-TW-7 = Un exemple compté
rule-TW-7-1 = Bill a 16 points : jaune 3, vert 2, noir 1, rouge 8 (3, 3 et 2), Twinkle 2. Sous l’étoile A : d10 noir (10) ; sous lui d12 rouge (9) ; sous celui-ci d8 jaune (6) et d10 vert (7). Le d8 rouge (5) sous le d8 jaune, le d4 jaune (2) sous le d8 rouge, le d4 rouge (3) sous le d10 vert.
rule-TW-7-2 = Elizabeth a 18 points : bleu 4, vert 5, noir 5 (4 et 1), Twinkle 4. Sous l’étoile A : d8 noir (7), sous lui d12 noir (3) ; d8 vert (6), sous lui d6 vert (4). Sous l’étoile B : d6 noir (5), sous lui d8 bleu (3) et d4 bleu (2).
rule-TW-7-3 = Anna a 19 points : jaune 6, bleu 2, violet 3, rouge 2, Twinkle 6. Sous l’étoile A : d6 bleu (5), sous lui d10 bleu (4), sous celui-ci d12 jaune (2). Sous l’étoile B : d10 rouge (9), sous lui d12 violet (8), sous celui-ci d10 jaune (6) et d6 jaune (3).

rules-ours = Nos autres décisions
rule-ours-1 = Il faut une constellation de sept dés pour concourir aux missions 3, 4 et 6.{$ruling}
rule-ours-2 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire.{$ruling}
rule-ours-3 = Les dés se choisissent dans n’importe quel ordre, et un choix se reprend jusqu’au lancer.{$ruling}
rule-ours-4 = Les points montrés pendant une partie sont ceux des constellations telles qu’elles sont ; les missions qui comparent peuvent encore changer.{$ruling}

## What a typed text should have been

unread-colour = « { $text } » n’est pas une couleur ; attendu : l’une de { $colours }.
unread-mission = « { $text } » n’est pas une mission ; attendu : « mission » et un nombre de 1 à { $count }.
unread-first = « { $text } » n’est pas une place ; attendu : « first » et le numéro d’une place, comme « first 2 ».
unread-result = « { $text } » n’est pas une valeur de { $die } ; attendu : un nombre de 1 à { $count }, comme « { $die }=1 ».
tree-part = « { $text } » n’est pas un dé d’une constellation ; attendu : dé=valeur@parent, comme « red d12=9@black d10 », « R12=9@N10 » ou « R12=9@A ».
tree-result = « { $text } » : ce dé n’a pas cette face ({ $tag }).
tree-long = Une constellation a sept dés au plus ({ $tag }), celle-ci davantage : « { $text } ».
tree-twice = Le dé { $text } y est deux fois, mais il est unique ({ $tag }).
tree-colour = Le dé { $text } est d’une couleur qui n’est pas en jeu ({ $tag }).
tree-taken = Le dé { $text } est accroché ailleurs, ou a quitté le jeu ({ $tag }).
tree-parent = « { $text } » : le parent n’est pas dans cette constellation ({ $tag }).
tree-lower = « { $text } » : la valeur doit être plus petite que celle du parent ({ $tag }).
tree-three = Plus de deux dés sont accrochés sous { $text } ({ $tag }).

## Bots

bot-greedy-help = joue pour le plus de points à ce tour
bot-beginner-help = prend le premier dé qui rapporte bien, ne voit pas les meilleurs et espère des lancers chanceux
bot-novice-help = comme Difficile, mais un choix peut lui coûter jusqu’à 6 % de chances de victoire
bot-club-help = comme Difficile, mais un choix peut lui coûter jusqu’à 2 % de chances de victoire
bot-strong-help = pèse ce que laisse ce tour, d’après ce qu’il a appris
bot-master-help = pèse chaque lancer de ce tour, en fin de partie aussi du suivant, et les dés que les autres prennent

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
advice-odds = Place : la probabilité que l’un des dés puisse être accroché.
advice-hang = Accrocher le { $die } ({ $result }) sous le { $parent }
advice-hang-star = Accrocher le { $die } ({ $result }) sous l’étoile { $star }
advice-places = Points : ce que la place rapporte maintenant, carte par carte ; les tours suivants ne sont pas pesés.
advice-note = { advice-odds } Points : ce que ce tour rapporte en moyenne, avec le meilleur dé à la meilleure place ; les tours suivants ne sont pas pesés.

## Scoring from a file, and the score pad

score-figure = { $mission }, comparée, sans points seule
score-compared = { $mission } ({ $figure }, comparé)
score-colours = « { $text } » n’est pas un choix de couleurs ; attendu : certaines des lettres { $letters }, une fois chacune.
pad-cards = Cartes
pad-missions = Missions, telles qu’elles sont (de 1 à 6, ce qui est comparé)
pad-in-play = { $card } : en jeu
pad-not-in-play = { $card } : pas en jeu
pad-die = Touchez la place du dé suivant, ou un dé accroché.
pad-result = Que montre le { $die } ?
pad-shows = { $die } : { $result }
pad-place = Où est accroché le { $die } ({ $result }) ?
pad-nowhere = Le { $die } ({ $result }) n’a de place nulle part.
pad-under-star = Sous l’étoile { $star }
pad-under-die = Sous le { $die } ({ $result })
pad-remove = Enlever le { $die }
pad-compared = { $mission } : ce qui est comparé
pad-compared-means = Décide qui reçoit les points ci-dessus.
pad-choose-missions = Missions en jeu
pad-bad-missions = « { $text } » ne sont pas les missions d’une partie ; attendu : au plus une Mission Bronze (1 à 10) et deux Missions Argent (11 à 20), comme « 7.16 » ({ $tag }).
pad-has-dice = { pad-shows }. Enlevez d’abord ce qui est accroché au-dessous.
pad-tied = À égalité gagne qui a joué en dernier (TW-4.8) ; la feuille ne sait pas qui c’était.
pad-whole = Les sept dés sont accrochés.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Dé suivant
deed-place = Placer sous { $place }
deed-pick = Choisir ce dé
deed-discard = Défausser le { $die }
touch-place = Touchez une lumière.
touch-pick = Touchez un dé.
touch-discard = Touchez un dé.

## Les signes de l’image, expliqués au toucher et dans la légende

sign-star = Étoile de départ
sign-star-does = Chaque constellation s’accroche à deux d’entre elles, A et B. Deux dés au plus s’accrochent sous chaque étoile et chaque dé.
sign-connector = Jeton Connecteur qui scintille
sign-connector-does = Le dé du bas a plus de faces que celui du haut : 2 points par la carte Twinkle.
sign-centre = Centre
sign-centre-does = Les d8 sont là avec la valeur de leur dernier lancer.
sign-take = Prendre tel quel
sign-take-does = Accrocher ce d8 avec la valeur qu’il montre, sans le lancer.
sign-cup = Gobelet
sign-cup-does = Lance les trois dés choisis ; l’un d’eux est accroché, les autres rentrent.
sign-left = Sorti du jeu
sign-left-does = En solitaire, un dé quitte le jeu pour de bon à chaque tour ; sa place est barrée.
now-hung =
    { $count ->
        [one] { $count } dé accroché, sur sept.
       *[other] { $count } dés accrochés, sur sept.
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

evaluator-net = des estimations apprises au-dessus de tours exacts
evaluator-level = { evaluator-net }, pour le niveau

## Sortes de hasard, pour les statistiques

chance-of-d4 = Les numéros des d4
chance-of-d6 = Les numéros des d6
chance-of-d8 = Les numéros des d8
chance-of-d10 = Les numéros des d10
chance-of-d12 = Les numéros des d12
chance-of-colour = Les couleurs en jeu
mistake-taking = prendre au lieu de lancer
mistake-rolling = lancer au lieu de prendre
mistake-low-d8 = prendre un d8 trop bas
mistake-dull = lancer des dés qui scintillent rarement
mistake-weak = lancer des dés qui rapportent moins
mistake-small = lancer des dés qui ont trop peu de faces
mistake-large = lancer des dés qui ont trop de faces
mistake-colour = choisir la mauvaise couleur
mistake-mission = manquer une mission
mistake-twinkle = manquer une scintillation
mistake-points = placer pour trop peu de points
mistake-low = placer une valeur trop basse
mistake-top = placer en haut un dé à nombreuses faces
mistake-star = placer trop tôt sous une étoile
mistake-under = placer sous un dé, pas sous une étoile
mistake-place = placer un dé
mistake-fitting = défausser un d8 encore plaçable
mistake-discard = défausser un dé
why-fits = Un dé convient alors dans { NUMBER($better, style: "percent", maximumFractionDigits: 0) } des lancers, et non dans { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-need =
    { $count ->
        [one] Pour gagner, ce dernier tour doit rapporter 1 point.
       *[other] Pour gagner, ce dernier tour doit rapporter { $count } points.
    }
why-turn = En moyenne, le tour rapporte alors { NUMBER($better, maximumFractionDigits: 1) } points, et non { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Cela rapporte { $better } aussitôt, et non { $taken }.
why-room = Au prochain tour, un dé convient alors dans { NUMBER($better, style: "percent", maximumFractionDigits: 0) } des lancers, et non dans { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Il reste alors 1 place libre sous les étoiles, et non { $taken }.
       *[other] Il reste alors { $better } places libres sous les étoiles, et non { $taken }.
    }
why-high = Sous les dés, des valeurs jusqu’à { $better } conviennent alors, et non jusqu’à { $taken }.
why-next = Avec les dés qui restent, le prochain tour rapporte alors { NUMBER($better, maximumFractionDigits: 1) } points en moyenne, et non { NUMBER($taken, maximumFractionDigits: 1) }.

## Installer une position

edit-turn = Au trait : { $player }

## Problèmes

puzzle-how-exact-turn = par tous les lancers, dés et places des derniers tours
puzzle-theme-which-dice = quels dés lancer
puzzle-theme-centre = un dé du centre
puzzle-theme-twinkle = une paire Twinkle
puzzle-theme-colour-card = la carte d’une couleur
puzzle-theme-mission = une mission
puzzle-theme-last-die = le dernier dé
puzzle-theme-defence = avant le dernier tour de l’autre
puzzle-theme-fewer-points = moins de points valent mieux
puzzle-ask-which-dice = Quels dés lancez-vous, ou en prenez-vous un ?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Où accrochez-vous votre dernier dé ?
puzzle-ask-defence = { puzzle-ask-last-die } L’adversaire en a encore un à accrocher.
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-types = Quatre des six couleurs, chacune de cinq types. Le contour montre le type, le signe la couleur.
example-centre = À deux, on joue avec quatre couleurs. Les d8 sont au centre avec leur valeur ; les autres dés n’ont pas été lancés.
example-three = On choisit trois dés, au centre ou à côté des cartes, et on les lance ; deux ne suffisent pas.
example-take = Le d8 rouge montre 4 et a sa place sous le 5 rouge. Le d8 jaune montre 5 et n’a de place nulle part.
example-lower = Un 3 s’accroche sous un 5, mais pas sous un autre 3.
example-two-at-most = Un dé de plus peut s’accrocher sous le 9 rouge ; sous l’étoile il y en a déjà deux.
example-yellow = Un, deux et trois dés jaunes.
example-blue = Deux dés bleus sous une étoile font une paire ; tout autre dé bleu rapporte 1. Un bleu et un rouge ne font pas de paire.
example-green = Un d4 vert avec deux autres d4, et un d12 vert seul de son type.
example-black = Deux dés noirs sous une étoile, de somme 9, ou un sous chaque étoile.
example-purple = Un dé violet relié à trois dés. Les étoiles ne comptent pas.
example-red = Le dé rouge prend la suite avec 8, 6 et 4 : trois autres valeurs paires.
example-twinkle = Un d6 scintille sous un d4, et un d8 sous un d6 ; mais pas un d6 ou un d4 sous un d6.
example-connectors = Trois Jetons Connecteurs joignent des dés d’une couleur : 9 et 7, 7 et 5, 4 et 3.
example-sums = 5 et 4 font 9, et 3 et 2 font 5.
example-out = Le d4 rouge est accroché. L’un des deux dés lancés avec lui quitte le jeu, aucun autre.
example-bill = La constellation de Bill : le d12 rouge sous le d10 noir scintille.
example-elizabeth = La constellation d’Elizabeth : une paire bleue, et des dés noirs sous les deux étoiles.
example-anna = La constellation d’Anna : trois dés jaunes, et trois dés qui scintillent.
example-any-order = Un dé vert a été choisi d’abord ; un rouge peut suivre.
summary-turn = Votre tour
summary-turn-1 = Choisissez trois dés libres, lancez-les, accrochez-en exactement un. Les autres rentrent, un d8 au centre avec sa nouvelle valeur.
summary-turn-2 = Ou prenez un d8 du centre avec sa valeur, s’il a une place.
summary-turn-3 = Si aucun des trois n’a de place, le tour est perdu.
summary-hang = Accrocher
summary-hang-1 = Sous une étoile : toute valeur. Sous un dé : une valeur strictement plus petite.
summary-hang-2 = Deux dés au plus sous chaque étoile et chaque dé.
summary-hang-3 = Ce qui est accroché ne bouge plus.
summary-cards = Les points
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Noir, par étoile : un dé 1 ; plusieurs selon leur somme : jusqu’à 6 : 2, 7 : 3, 8 : 4, 9 : 5, 10 : 4, dès 11 : 3.
summary-cards-5 = Violet : 1 par dé relié à lui.
summary-cards-6 = Rouge : sur une suite, 1 par autre valeur paire, ou par autre valeur impaire.
summary-cards-7 = Twinkle : 2 par dé sous un dé qui a moins de faces.
summary-end = Fin de la partie
summary-end-1 = Tout le monde a sept dés ou est bloqué. Les tours perdus se rattrapent après la manche 7.
summary-end-2 = Le plus de points gagne ; à égalité, qui a joué en dernier.
summary-end-3 = En solitaire : 20 points et chaque mission. À chaque tour, un dé de plus quitte le jeu.

## La leçon

tutorial-goal = Le but : accrocher sept dés sous vos deux étoiles, et marquer plus de points que Zoe.
tutorial-pick = À chaque tour, on choisit trois dés, on les lance et on en accroche un : choisissez d’abord le d12 bleu.
tutorial-pick-other = Pour cette leçon, choisissez le dé marqué.
tutorial-pick-2 = Maintenant le d10 jaune.
tutorial-pick-3 = Et le d4 vert.
tutorial-roll = Lancez maintenant les trois dés.
tutorial-hang = Vous accrochez l’un des trois ; les autres rentrent. Sous une étoile, toute valeur s’accroche, et une grande est la meilleure : accrochez le d12 bleu, un 9, sous votre première étoile.
tutorial-hang-low = On n’accroche au-dessous que des valeurs plus petites : il reste alors peu de place. Le d12 bleu montre plus.
tutorial-centre = Zoe a pris un d8 au centre, avec la valeur qu’il montre, sans le lancer. Prenez le bleu, un 7.
tutorial-centre-other = Pour cette leçon, prenez le d8 bleu au centre.
tutorial-under = Sous un dé, seule une valeur strictement plus petite s’accroche, et deux dés au plus. Le 7 a sa place sous le 9.
tutorial-under-other = Pour ce qui suit, accrochez-le sous le d12 bleu.
tutorial-blue-roll = Chaque couleur rapporte selon sa carte. Deux dés bleus côte à côte sous un même dé ou une même étoile rapportent 4 points, tout autre dé bleu 1. Le d10 bleu est parmi vos trois dés : lancez.
tutorial-blue = Le d10 bleu montre 6. Accrochez-le sous le 9, à côté du d8 bleu.
tutorial-blue-other = Cela ne fait pas de paire bleue. Accrochez le d10 bleu à côté du d8 bleu.
tutorial-yellow = Le jaune compte vos dés jaunes, où qu’ils soient : un rapporte 1 point, deux 3, trois 6. Accrochez le d6 jaune, un 5, sous le 7.
tutorial-yellow-other = Il faut ensuite le d6 jaune sous le d8 bleu.
tutorial-twinkle = Un dé scintille sous un dé qui a moins de faces : 2 points, quelle que soit la couleur. Accrochez le d10 jaune sous le d6 jaune.
tutorial-twinkle-other = Accrochez le d10 jaune sous le d6 jaune, où il scintille.
tutorial-green = Un dé vert rapporte 1 point, et 1 de plus par autre dé de son type chez vous. Vous avez deux d10 : accrochez le d10 vert de sorte qu’il scintille sous le d6 jaune.
tutorial-green-other = Sous le d6 jaune, le d10 vert rapporte plus, car il y scintille.
tutorial-mission = Les missions sont pour tout le monde ; celle-ci rapporte 3 points à qui a des dés des cinq types. Il ne vous manque qu’un d4 : choisissez le rouge.
tutorial-red = Un dé rouge compte les autres dés impairs d’une suite qui passe par lui, ou les pairs. La suite 9, 7, 5, 3 est toute impaire : accrochez le d4 rouge au bout, pour 4 points et la mission.
tutorial-red-other = Le d4 rouge rapporte plus au bout de la plus longue suite, sous le d10 jaune.
tutorial-won = Chacun a sept dés, et vous avez gagné, 22 à 16 ! À retenir : si aucun des trois dés n’a de place, ils rentrent tous, et le tour est perdu.
tutorial-colours = Vers la fin d’une autre partie. À deux, quatre des six couleurs sont en jeu, cette fois aussi le noir et le violet.
tutorial-purple = Un dé violet rapporte 1 point par dé relié à lui, au-dessus ou au-dessous. Accrochez le d10 violet sous le d12 jaune.
tutorial-purple-other = La leçon continue avec le d10 violet sous le d12 jaune.
tutorial-purple-two = Deux dés violets reliés se comptent l’un l’autre. Un 6 sous un 8 sert aussi une mission : 1 point par dé qui montre exactement 2 de moins que celui du dessus.
tutorial-purple-two-other = Là, les dés violets ne sont pas reliés. Accrochez le d6 violet sous le d10 violet.
tutorial-black = Les dés noirs rapportent selon leur somme sous chaque étoile ; 9 est le mieux : 5 points. Votre première étoile a un 6 noir : accrochez le 3 noir sous le d12 rouge, ce qui sert aussi la mission.
tutorial-black-other = Sous la première étoile, le d4 noir fait une somme de 9, et sous le d12 rouge il sert aussi la mission.
tutorial-end = Vous avez encore gagné, et vous connaissez les six couleurs. Les missions changent d’une partie à l’autre : lisez-les d’abord, et amusez-vous bien !
