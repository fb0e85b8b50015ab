### The words of Twinkle in French. Arguments as in en.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow a colon or stand as subjects, never behind « de », which would have to elide. The terms: Étoile de
### départ (Starting Star), constellation (the same), niveau (level); and as the French edition says: Jeton Connecteur
### (connector), suite de dés (line), valeur (result), Carte Score (Scoring Card), Carte Challenge (Campaign card),
### Mission Bronze, Mission Argent.

## The game

game-name = Twinkle
game-tagline = Sept dés sous deux étoiles : leur place décide de ce qu’ils valent.
game-about = Lancez trois dés de votre choix et accrochez-en un dans votre constellation : n’importe quelle valeur sous une étoile, seulement une plus petite sous un dé. Chaque couleur rapporte à sa façon, par les voisins, les suites, les paires ou les sommes. Après sept dés, le plus beau ciel gagne. De un à quatre joueurs ; en solitaire, on joue pour des missions.

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
card-red-does = Chaque dé rouge : choisissez une suite de dés qui passe par lui, et pair ou impair. 1 point par autre dé de cette suite dont la valeur l’est ; les autres dés rouges comptent aussi.
card-yellow-does = Un dé jaune n’importe où 1 point, deux 3 points, trois ou plus 6 points.
card-blue-does = Deux dés bleus côte à côte sous un même dé ou une même étoile : 4 points pour la paire. Tout autre dé bleu : 1 point.
card-green-does = Chaque dé vert : 1 point, et 1 de plus par autre dé de son type dans toute votre constellation.
card-black-does = Sous chaque étoile séparément : un seul dé noir 1 point. Deux ou plus, selon la somme de leurs valeurs : jusqu’à 6, 2 points ; 7, 3 points ; 8, 4 points ; 9, 5 points ; 10, 4 points ; à partir de 11, 3 points.
card-purple-does = Chaque dé violet : 1 point par dé auquel il est relié, au-dessus et au-dessous. Les étoiles ne comptent pas.
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
mission-1-does = 3 points à qui a le plus de dés dans une suite ; à égalité, à chacun.
mission-2-does = 3 points à qui a le plus de dés montrant une même valeur ; à égalité, à chacun.
mission-3-does = 3 points à qui a la plus petite somme de toutes ses valeurs, parmi ceux qui ont sept dés ; à égalité, à chacun.
mission-4-does = 3 points à qui a le moins de types de dés, parmi ceux qui ont sept dés ; à égalité, à chacun.
mission-5-does = 3 points à qui a la plus grande somme de ses trois plus grandes valeurs ; à égalité, à chacun.
mission-6-does = 3 points à qui a le moins de couleurs, parmi ceux qui ont sept dés ; à égalité, à chacun.
mission-7-does = 3 points à toute personne dont les valeurs sous chaque étoile sont toutes paires ou toutes impaires. L’une peut être paire et l’autre impaire ; une étoile vide convient.
mission-8-does = 3 points à toute personne qui a des dés des cinq types.
mission-9-does = 3 points à toute personne dont toutes les valeurs sont de 6 au plus.
mission-10-does = 3 points à toute personne qui a un dé de chaque couleur en jeu.
mission-11-does = 1 point par Jeton Connecteur entre deux dés d’une même couleur.
mission-12-does = 1 point par dé qui montre exactement 2 de moins que le dé au-dessus.
mission-13-does = 2 points par couple de dés d’un même type, côte à côte sous un dé ou une étoile.
mission-14-does = 2 points par Jeton Connecteur entre un d4 et un autre dé si leurs valeurs font 9 ou 10 ensemble.
mission-15-does = 2 points par couleur dont les dés font 13 ou 14 ensemble.
mission-16-does = Un dé qui montre 1 rapporte 1 point, deux en rapportent 3, trois ou plus 5.
mission-17-does = 2 points par paire d’un d6 et d’un dé montrant 3, ou d’un d10 et d’un dé montrant 4. Il faut deux dés différents, et chaque dé n’est que dans une paire.
mission-18-does = Par paire de dés, un de sous chaque étoile : 1 point s’ils ont même couleur ou même valeur, 2 s’ils ont les deux. Chaque dé n’est que dans une paire.
mission-19-does = 2 points par couple de dés aux valeurs égales, côte à côte sous un dé ou une étoile.
mission-20-does = 3 points par dé dont les deux dés au-dessous font ensemble sa propre valeur.
mission-1-solo = Avoir cinq dés ou plus dans une suite.
mission-2-solo = Avoir trois dés ou plus montrant une même valeur.
mission-3-solo = Avoir sept dés dont les valeurs font moins de 30 ensemble.
mission-4-solo = Avoir des dés de trois types au plus.
mission-5-solo = Avoir trois dés qui font 16 ou plus ensemble.
mission-6-solo = Avoir des dés de trois couleurs au plus.
mission-7-solo = N’avoir sous chaque étoile que des valeurs paires, ou que des impaires. L’une peut être paire et l’autre impaire ; une étoile vide convient.
mission-8-solo = Avoir des dés des cinq types.
mission-9-solo = N’avoir que des valeurs de 6 au plus.
mission-10-solo = Avoir un dé de chacune des quatre couleurs en jeu.
mission-11-solo = Avoir deux dés d’une même couleur joints par un Jeton Connecteur.
mission-12-solo = Avoir un dé qui montre exactement 2 de moins que le dé au-dessus.
mission-13-solo = Avoir deux dés d’un même type, côte à côte sous un dé ou une étoile.
mission-14-solo = Avoir un d4 relié à un autre dé, leurs valeurs faisant 9 ou 10 ensemble.
mission-15-solo = Avoir une couleur dont les dés font 13 ou 14 ensemble.
mission-16-solo = Avoir un dé qui montre 1.
mission-17-solo = Avoir un d6 et un autre dé montrant 3, ou un d10 et un autre dé montrant 4.
mission-18-solo = Avoir sous chaque étoile un dé de même couleur ou de même valeur.
mission-19-solo = Avoir deux dés aux valeurs égales, côte à côte sous un dé ou une étoile.
mission-20-solo = Avoir un dé dont les deux dés au-dessous font ensemble sa propre valeur.

# What wins a game alone, beside the board.
goal-points = { $points } points sur { $goal }
goal-points-does = Les cartes de couleur et Twinkle doivent rapporter ensemble { $goal } points ; pour l’instant, elles en rapportent { $points }.
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
to-act =
    { $seat ->
        [you] À vous
       *[other] { $seat }
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
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Set-up: log and hover

did-colour =
    { $colour ->
        [red] Le rouge est en jeu.
        [yellow] Le jaune est en jeu.
        [blue] Le bleu est en jeu.
        [green] Le vert est en jeu.
        [black] Le noir est en jeu.
       *[purple] Le violet est en jeu.
    }
did-mission = La mission { $number } est en jeu, « { $mission } » : { $does }
did-centre = Le { $die } se trouve au centre et montre { $result }.
did-first =
    { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }

would-colour =
    { $colour ->
        [red] Le rouge entre en jeu.
        [yellow] Le jaune entre en jeu.
        [blue] Le bleu entre en jeu.
        [green] Le vert entre en jeu.
        [black] Le noir entre en jeu.
       *[purple] Le violet entre en jeu.
    }
would-mission = Mission { $number }, « { $mission } » : { $does }
would-centre = Le { $die } montre { $result }.
would-first =
    { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }

## Turns: log

did-pick =
    { $result ->
        [0] { seat-picks } le { $die } ({ $count } sur { $most }).
       *[other] { seat-picks } le { $die } ({ $count } sur { $most }), qui montrait { $result } au centre.
    }
did-roll =
    { $seat ->
        [you] Vous lancez : { $dice }.
       *[other] { $seat } lance : { $dice }.
    }
did-take =
    { $seat ->
        [you] Vous prenez le { $die } au centre, avec le { $result } qu’il montre.
       *[other] { $seat } prend le { $die } au centre, avec le { $result } qu’il montre.
    }
did-fall =
    { $fits ->
        [yes] Le { $die } montre { $result }.
       *[no] Le { $die } montre { $result } et n’a de place nulle part.
    }
did-fall-lost =
    { $then ->
        [home] { $count ->
            [one] Le { $die } montre { $result } et n’a de place nulle part. { seat-loses }.
           *[other] Le { $die } montre { $result }, et aucun des dés n’a de place. { seat-loses }.
        }
       *[out] { $count ->
            [one] Le { $die } montre { $result } et n’a de place nulle part. { seat-loses }, et un dé.
           *[other] Le { $die } montre { $result }, et aucun des dés n’a de place. { seat-loses }, et un dé.
        }
    }
did-hang = { seat-hangs } { $gain }
did-hang-others = { seat-hangs } { $gain } Les autres : { $others }.
did-out =
    { $seat ->
        [you] Vous retirez le { $die } du jeu.
       *[other] { $seat } retire le { $die } du jeu.
    }
did-over =
    { $end ->
        [level] { $told } Le niveau est gagné !
        [failed] { $told } Le niveau n’est pas gagné.
       *[over] { $told } Toutes les constellations sont finies : la partie est terminée.
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
       *[other] Choisir le { $die } pour le lancer ({ $count } sur { $most }) ; le { $result } qu’il montre est abandonné.
    }
would-roll = Lancer : { $dice }. Un dé qui a une place doit être accroché.
would-take = Prendre le { $die } au centre et l’accrocher avec le { $result } qu’il montre.
would-fall =
    { $fits ->
        [yes] Le { $die } montre { $result }.
       *[no] Le { $die } montre { $result } et n’a de place nulle part.
    }
would-fall-lost =
    { $then ->
        [home] { $count ->
            [one] Le { $die } montre { $result } et n’a de place nulle part. { seat-loses }.
           *[other] Le { $die } montre { $result }, et aucun des dés n’a de place. { seat-loses }.
        }
       *[out] { $count ->
            [one] Le { $die } montre { $result } et n’a de place nulle part. { seat-loses }, et un dé.
           *[other] Le { $die } montre { $result }, et aucun des dés n’a de place. { seat-loses }, et un dé.
        }
    }
would-hang = Accrocher le { $die } ({ $result }) sous { $place }. { $gain }
would-hang-others = Accrocher le { $die } ({ $result }) sous { $place }. { $gain } Les autres : { $others }.
would-out = Retirer le { $die } du jeu pour de bon.
would-over =
    { $end ->
        [won] { $told } La partie s’arrête là : vous gagnez !
        [lost] { $told } La partie s’arrête là, et vous ne la gagnez pas.
        [level] { $told } La partie s’arrête là : le niveau est gagné !
       *[failed] { $told } La partie s’arrête là, et le niveau n’est pas gagné.
    }
would-resign = Abandonner : vous n’obtenez rien, et les autres se partagent la victoire.

## Status

status-setup = Mise en place
turn = Tour { $count }
round =
    { $count ->
        [1] Manche 1 sur { $most }
        [2] Manche 2 sur { $most }
        [3] Manche 3 sur { $most }
        [4] Manche 4 sur { $most }
        [5] Manche 5 sur { $most }
        [6] Manche 6 sur { $most }
        [7] Manche 7 sur { $most }
       *[other] Manche { $count } : tours à rattraper
    }
status-choose =
    { $count ->
        [3] { to-act } : choisissez trois dés à lancer, ou prenez un d8 au centre.
       *[other] { to-act } : choisissez les dés qui restent, ou prenez un d8 au centre.
    }
status-pick = { to-act } : choisissez les dés à lancer.
status-pick-more =
    { $count ->
        [one] { to-act } : choisissez encore un dé à lancer.
       *[other] { to-act } : choisissez encore { $count } dés à lancer.
    }
status-roll = { to-act } : lancez { $dice }.
status-hang = { to-act } : choisissez quel dé accrocher, et où : { $dice }.
status-take = { to-act } : choisissez où accrocher le { $dice }.
status-out-rolled = { to-act } : l’un de ces dés quitte le jeu, choisissez lequel : { $dice }.
status-out-taken =
    { $kind ->
        [centre] { to-act } : un autre d8 quitte le jeu ; choisissez-en un au centre.
       *[any] { to-act } : un dé quitte le jeu, et il n’y a plus de d8 au centre ; choisissez n’importe lequel.
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
status-over-level = Le niveau est gagné, avec { $points } points sur { $goal } !
status-over-short = Le niveau n’est pas gagné : { $points } points sur { $goal }.
status-over-unmet = Le niveau n’est pas gagné : { $points } points sur { $goal }, et il manque : { $missions }.
status-type-colour =
    { $count ->
        [one] Quelle couleur est en jeu ? Encore une.
       *[other] Quelles couleurs sont en jeu ? Encore { $count }.
    }
status-type-mission =
    { $kind ->
        [bronze] Quelle Mission Bronze est en jeu ?
       *[silver] Quelle Mission Argent est en jeu ?
    }
status-type-centre = Le { $die } est lancé au centre : que montre-t-il ?
status-type-first = Qui commence ?
status-type-fall =
    { $count ->
        [one] Un dé n’est pas encore tombé, le { $die } : que montre-t-il ?
       *[other] { $count } dés ne sont pas encore tombés, d’abord le { $die } : que montre-t-il ?
    }

## Buttons

action-roll =
    { $count ->
        [one] Lancer { $count } dé
       *[other] Lancer { $count } dés
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Un dé montre un nombre de 1 au nombre de ses faces. Choisissez l’un de ceux-là.
refused-TW-2-1 = Cette couleur ne peut plus entrer en jeu. Choisissez l’une de celles qui sont proposées.
refused-TW-2-2 = Un d8 montre un nombre de 1 à 8. Choisissez l’un de ceux-là.
refused-TW-2-4 = Cette mission ne peut pas entrer en jeu maintenant : elle n’est pas du bon métal, ou elle y est déjà. Choisissez l’une de celles qui sont proposées.
refused-TW-2-5 = Personne n’est assis là. Choisissez une place de cette table pour commencer.
refused-TW-3-1 = On ne choisit que des dés qui se trouvent au centre ou à côté des cartes. Choisissez l’un de ceux-là.
refused-TW-3-1-early = On lance trois dés ensemble. Choisissez-en d’abord d’autres.
refused-TW-3-1-full = Trois dés sont choisis. Lancez-les, ou reprenez un choix.
refused-TW-3-3 = On ne prend tel qu’il est qu’un d8 qui se trouve au centre. Choisissez l’un de ceux-là, ou des dés à lancer.
refused-TW-3-3-late = Vous avez choisi des dés à lancer. Reprenez d’abord vos choix si vous préférez prendre un d8.
refused-TW-3-4 = Sous un dé, on n’accroche qu’une valeur strictement plus petite. Choisissez un dé qui montre plus, ou une étoile.
refused-TW-3-4-take = Ce d8 n’a de place nulle part : vos étoiles sont pleines, et aucun dé où il reste de la place ne montre plus. Prenez-en un autre, ou lancez.
refused-TW-3-4-lacks = Un dé s’accroche sous une étoile ou sous un dé de votre propre constellation. Choisissez l’un de ceux-là.
refused-TW-3-5 = Deux dés sont déjà accrochés sous ce dé. Choisissez une autre place.
refused-TW-3-5-star = Deux dés sont déjà accrochés sous cette étoile. Choisissez une autre place.
refused-TW-3-7 = Il faut maintenant accrocher l’un des dés de votre main. Choisissez le dé et sa place.
refused-TW-3-10 = La partie est terminée. Vous pouvez la revoir pas à pas, ou en jouer une autre.
refused-TW-6-5-rolled = L’un des dés lancés quitte maintenant le jeu. Choisissez lequel.
refused-TW-6-5-taken = Un autre dé quitte maintenant le jeu : un d8 du centre, ou n’importe quel dé libre s’il n’y en a pas. Choisissez lequel.
refused-TW-6-6 = Aucun des dés lancés n’a de place, l’un d’eux quitte donc le jeu. Choisissez lequel.

## Options

option-level = Missions
option-level-help = Les missions rapportent des points de plus et sont ouvertes à tous ; en solitaire, il faut toutes les remplir.
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
option-mission_2-help = Seulement avec des missions « choisies ci-dessous ».
option-mission_2-0 = aucune
option-mission_2-seat = { mission-choice }
option-mission_3 = Troisième mission
option-mission_3-help = Seulement avec des missions « choisies ci-dessous ».
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
option-red-help = Le rouge est en jeu à coup sûr ; le hasard choisit les couleurs qui restent à choisir.
option-yellow = Jaune en jeu
option-yellow-help = Le jaune est en jeu à coup sûr ; le hasard choisit les couleurs qui restent à choisir.
option-blue = Bleu en jeu
option-blue-help = Le bleu est en jeu à coup sûr ; le hasard choisit les couleurs qui restent à choisir.
option-green = Vert en jeu
option-green-help = Le vert est en jeu à coup sûr ; le hasard choisit les couleurs qui restent à choisir.
option-black = Noir en jeu
option-black-help = Le noir est en jeu à coup sûr ; le hasard choisit les couleurs qui restent à choisir.
option-purple = Violet en jeu
option-purple-help = Le violet est en jeu à coup sûr ; le hasard choisit les couleurs qui restent à choisir.
option-first = Qui commence
option-first-help = Le hasard décide, ou vous dites quelle place commence.
option-first-0 = au hasard
option-first-seat = place { $count }
option-keep = Un lancer raté ne coûte pas de dé
option-keep-help = Seulement en solitaire : si aucun dé d’un lancer n’a de place, le tour est perdu, mais aucun dé ne quitte le jeu.

bad-colours =
    { $count ->
        [one] Une seule couleur peut être en jeu, mais on en demande plus : { $colours }.
       *[other] Avec ce nombre de joueurs, seules { $count } couleurs peuvent être en jeu, mais on en demande plus : { $colours }.
    }
bad-mission-level = La mission { $number } est demandée, mais les missions sont laissées au hasard ou il n’y en a pas. Réglez les missions sur « choisies ci-dessous ».
bad-mission-twice = La mission { $number } est demandée deux fois ; une mission n’est en jeu qu’une fois.
bad-missions = Personne ne peut remplir à la fois les missions { $missions }. Renoncez à l’une d’elles.

## The board in text

picture-label = Les constellations sous leurs étoiles, les dés au centre et à côté des cartes ; le même contenu est donné sous forme de texte.
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
text-pool =
    { $colour ->
        [red] À côté de la carte rouge :
        [yellow] À côté de la carte jaune :
        [blue] À côté de la carte bleue :
        [green] À côté de la carte verte :
        [black] À côté de la carte noire :
       *[purple] À côté de la carte violette :
    }
text-out = Hors du jeu :
text-none = rien
text-row =
    { $points ->
        [one] { $seat } : { $points } point, { $count } dés sur 7.
       *[other] { $seat } : { $points } points, { $count } dés sur 7.
    }
text-parts = Par carte : { $parts }.
text-blocked = Plus aucun dé ne pourra s’y ajouter.
text-turn =
    { $seat ->
        [you] C’est votre tour.
       *[other] C’est son tour.
    }
text-cards = Cartes en jeu : { $cards }.
text-mission = Mission { $number }, « { $mission } » : { $does }
text-met = Telle que la constellation est maintenant, elle est remplie.
text-unmet = Telle que la constellation est maintenant, elle n’est pas remplie.

## Rules

rules-intro = Dans Twinkle, les dés sont des étoiles, et vous composez une constellation de sept dés. À chaque tour, vous choisissez trois dés, vous les lancez, et vous en accrochez un sous l’une de vos deux Étoiles de départ ou sous un dé qui s’y trouve déjà ; ou bien vous prenez un d8 au centre avec la valeur qu’il montre. Sous une étoile tout s’accroche, sous un dé seulement une valeur plus petite, et jamais plus de deux dés au même endroit. Chaque couleur rapporte à sa façon, selon sa carte, et la carte Twinkle récompense les dés sous des dés qui ont moins de faces. Des missions peuvent s’y ajouter. Le plus de points gagne ; en solitaire, il faut 20 points et toutes les missions.
rules-page = Cliquez sur un dé pour le choisir, et sur trois pour les lancer ; un choix se reprend tant que les dés ne sont pas lancés. Ou prenez un d8 au centre. Puis chaque place libre montre les dés de votre lancer qui peuvent s’y accrocher : pointez-en un pour lire ce qu’il rapporterait, carte par carte, et cliquez pour l’accrocher. Tout cela se fait aussi au clavier. Les cartes en jeu se trouvent à côté du ciel, avec leurs points du moment ; demandez de l’aide pour décider, et les chances des dés choisis s’y ajoutent. Pour jouer avec de vrais dés, choisissez de saisir le hasard ; ou jouez à votre propre table et laissez compter la feuille de score. Les noms des missions sont de nous.

rules-TW-1 = Contenu de la boîte
rule-TW-1-1 = Il y a 30 dés, tous différents : six couleurs (rouge, jaune, bleu, vert, noir, violet), chacune avec un d4, un d6, un d8, un d10 et un d12. Un dé se nomme par son type et sa couleur.
rule-TW-1-2 = Un d4 montre de 1 à 4, un d6 de 1 à 6, un d8 de 1 à 8, un d10 de 1 à 10 (la face marquée 0 vaut 10), un d12 de 1 à 12 ; chaque face est également probable.
rule-TW-1-3 = Le plateau a deux Étoiles de départ pour chacun des quatre joueurs, et une piste de score avec quatre marqueurs. Il y a six Cartes Score, une par couleur, la carte Twinkle, 20 cartes Mission (1 à 10 Mission Bronze, 11 à 20 Mission Argent), quatre Cartes Challenge pour jouer en solitaire, et sept Jetons Connecteurs par joueur.

rules-TW-2 = Mise en place
rule-TW-2-1 = Le hasard choisit les couleurs en jeu : quatre des six à deux joueurs, cinq à trois, les six à quatre. Seuls les dés de ces couleurs sont dans le jeu.
rule-TW-2-2 = Les d8 en jeu sont lancés une fois et posés au centre, où ils montrent leurs valeurs. Tous les autres dés se trouvent à côté de la carte de leur couleur et ne montrent encore rien.
rule-TW-2-3 = La carte Twinkle est toujours en jeu.
rule-TW-2-4 = Il y a quatre niveaux : Base sans mission, Bronze avec une Mission Bronze, Argent avec deux Missions Argent, Diamant avec une Mission Bronze et deux Missions Argent, toutes au hasard. Les missions sont visibles et valent pour tous.
rule-TW-2-5 = Commence qui a vu une étoile filante le plus récemment, ou le hasard décide. Puis on joue dans le sens des aiguilles d’une montre.

rules-TW-3 = Un tour
rule-TW-3-1 = Lancer trois dés : choisissez trois dés libres, à côté des cartes, au centre ou les deux, lancez-les, et accrochez-en exactement un.
rule-TW-3-2 = Les deux dés que vous n’accrochez pas rentrent, à côté de leur carte ; un d8 au centre, avec sa nouvelle valeur.
rule-TW-3-3 = Ou prendre un d8 : choisissez-en un au centre et accrochez-le avec la valeur qu’il montre, sans le lancer. On ne peut le prendre que s’il a une place quelque part.
rule-TW-3-4 = Sous une étoile, toute valeur s’accroche. Sous un dé, la valeur doit être strictement plus petite que celle du dé au-dessus. Vous pouvez l’accrocher sous n’importe lequel de vos dés, pas seulement sous le dernier.
rule-TW-3-5 = Deux dés au plus s’accrochent directement sous chaque étoile et sous chaque dé.
rule-TW-3-6 = Les dés accrochés ne bougent plus et ne changent plus {$ruling}. Une étoile peut rester vide.
rule-TW-3-7 = Si un dé lancé a une place, il faut en accrocher un ; vous choisissez lequel et où. Si aucun des trois n’en a, tous rentrent, les d8 avec leurs nouvelles valeurs, et le tour est perdu. Après un lancer raté, on ne peut pas prendre un d8 à la place {$ruling}.
rule-TW-3-8 = Après la septième manche, ceux qui ont perdu des tours continuent dans le sens des aiguilles d’une montre, un tour à la fois, en commençant par le premier joueur ; on passe ceux qui ont fini ou sont bloqués.
rule-TW-3-9 = Est bloquée la personne qui ne pourra plus jamais accrocher de dé : ses deux étoiles sont pleines, et tous ses dés qui montrent 2 ou plus aussi. On la passe jusqu’à la fin, avec moins de sept dés.
rule-TW-3-10 = La partie s’arrête quand tout le monde a sept dés ou est bloqué.
rule-TW-3-11 = De deux à quatre joueurs, il y a toujours trois dés libres : il en reste au moins 7, 5 et 3.

rules-TW-4 = Cartes Score
rule-TW-4-1 = Jaune : un dé jaune n’importe où rapporte 1 point, deux en rapportent 3, trois ou plus 6.
rule-TW-4-2 = Bleu : si les deux dés sous un dé ou une étoile sont bleus, cette paire rapporte 4. Tout autre dé bleu rapporte 1.
rule-TW-4-3 = Vert : chaque dé vert rapporte 1, et 1 de plus par autre dé de son type dans toute la constellation.
rule-TW-4-4 = Noir, pour chaque étoile séparément, avec tous les dés qui sont quelque part au-dessous : un seul dé noir rapporte 1. Deux ou plus rapportent selon la somme de leurs valeurs : 6 ou moins 2, 7 3, 8 4, 9 5, 10 4, 11 ou plus 3.
rule-TW-4-5 = Violet : chaque dé violet rapporte 1 par dé auquel il est relié, celui du dessus si c’en est un et ceux du dessous. Les étoiles ne comptent pas.
rule-TW-4-6 = Rouge : chaque dé rouge prend une suite de dés qui passe par lui, d’une étoile jusqu’à un dé sous lequel il n’y a rien, et pair ou impair, au mieux. Il rapporte 1 par autre dé de cette suite dont la valeur l’est. Les autres dés rouges comptent, sa propre valeur non. Chaque dé rouge choisit pour lui-même.
rule-TW-4-7 = Twinkle : 2 points par dé accroché sous un dé qui a strictement moins de faces. Un dé sous une étoile ne scintille jamais.
rule-TW-4-8 = Le plus de points gagne. À égalité, c’est parmi ces personnes celle qui a joué en dernier : celle dont le dernier tour a eu lieu le plus tard, tours à rattraper compris {$ruling}.

rules-TW-5 = Missions
rule-TW-5-1 = Bronze : 3 points pour le plus de dés dans une suite. Les missions 1 à 6 comparent ; toutes les personnes à égalité en tête ont les points.
rule-TW-5-2 = Bronze : 3 points pour le plus de dés montrant une même valeur.
rule-TW-5-3 = Bronze : 3 points pour la plus petite somme de toutes les valeurs.
rule-TW-5-4 = Bronze : 3 points pour le moins de types différents.
rule-TW-5-5 = Bronze : 3 points pour la plus grande somme de ses trois plus grandes valeurs.
rule-TW-5-6 = Bronze : 3 points pour le moins de couleurs différentes.
rule-TW-5-7 = Bronze : 3 points si, sous chaque étoile, toutes les valeurs sont paires ou toutes impaires, chaque étoile pour elle-même : l’une peut être paire et l’autre impaire, et une étoile vide convient. Les missions 7 à 10 paient toute personne qui les remplit.
rule-TW-5-8 = Bronze : 3 points pour les cinq types.
rule-TW-5-9 = Bronze : 3 points si toutes les valeurs sont de 6 au plus.
rule-TW-5-10 = Bronze : 3 points pour un dé de chaque couleur de la partie.
rule-TW-5-11 = Argent : 1 par Jeton Connecteur qui joint deux dés d’une même couleur. Les Missions Argent paient autant de fois qu’elles se présentent.
rule-TW-5-12 = Argent : 1 par dé qui montre exactement 2 de moins que le dé au-dessus.
rule-TW-5-13 = Argent : 2 par couple de dés d’un même type sous un dé ou une étoile.
rule-TW-5-14 = Argent : 2 par Jeton Connecteur entre un d4 et un autre dé dont les valeurs font 9 ou 10 ensemble.
rule-TW-5-15 = Argent : 2 par couleur dont les dés font 13 ou 14 ensemble dans toute la constellation.
rule-TW-5-16 = Argent : pour les dés qui montrent 1. Un rapporte 1, deux 3, trois ou plus 5.
rule-TW-5-17 = Argent : 2 par paire d’un d6 et d’un dé montrant 3, ou d’un d10 et d’un dé montrant 4. Une paire, ce sont deux dés différents {$ruling}, et chaque dé n’est que dans une paire. La meilleure façon de les apparier compte ; deux d6 qui montrent 3 tous les deux peuvent faire une paire.
rule-TW-5-18 = Argent : des paires d’un dé de sous chaque étoile, chaque dé servant une fois. La même couleur ou la même valeur rapporte 1, les deux 2. La meilleure façon de les apparier compte.
rule-TW-5-19 = Argent : 2 par couple de dés aux valeurs égales sous un dé ou une étoile.
rule-TW-5-20 = Argent : 3 par dé dont les deux dés au-dessous font ensemble sa propre valeur.

rules-TW-6 = En solitaire
rule-TW-6-1 = La campagne a 40 niveaux, dans l’ordre. Un niveau fixe quatre couleurs, donc 20 dés dont quatre d8 au centre, et ses missions. Un niveau raté se recommence depuis le début.
rule-TW-6-2 = Un niveau est gagné avec au moins 20 points pour les cartes de couleur et Twinkle ensemble, et avec toutes les missions remplies. Les missions ne rapportent pas de points.
rule-TW-6-3 = Les Missions Bronze se remplissent ainsi : 1 une suite de cinq dés ou plus ; 2 trois valeurs égales, ou plus {$ruling} ; 3 une somme inférieure à 30, et pour cela il faut les sept dés {$ruling} ; 4 trois types au plus {$ruling} ; 5 trois dés qui font 16 ou plus ensemble ; 6 trois couleurs au plus {$ruling} ; 7 à 10 comme ci-dessus, 10 avec les quatre couleurs du niveau.
rule-TW-6-4 = Une Mission Argent est remplie dès qu’elle rapporterait au moins une fois.
rule-TW-6-5 = À chaque tour, un dé quitte le jeu pour de bon. Après un lancer, c’est l’un des deux dés non accrochés, à votre choix ; l’autre rentre. Après avoir pris un d8, c’est un autre d8 du centre, ou n’importe quel dé libre s’il n’y en a pas.
rule-TW-6-6 = Après un lancer raté, vous choisissez l’un des dés lancés, qui quitte le jeu, et les autres rentrent {$ruling}. Option : un lancer raté ne coûte pas de dé.
rule-TW-6-7 = S’il y a moins de trois dés libres, lancez ce qu’il y a. S’il n’y a plus de dé à retirer, aucun n’est retiré. S’il n’y a plus de dés avant que sept soient accrochés, la partie s’arrête et se juge telle qu’elle est {$ruling}.
rule-TW-6-8 = Si vous ne pouvez plus jamais accrocher de dé, la partie s’arrête aussitôt et se juge telle qu’elle est {$ruling}.
rule-TW-6-9 = Vous pouvez faire vos propres niveaux, avec n’importe quelles Cartes Score et missions. Ici, vous pouvez choisir quatre couleurs quelconques {$ruling}.
rule-TW-6-10 = Nous ne connaissons pas les 40 niveaux imprimés. Les quarante d’ici sont les nôtres {$reconstruction} : quatre cartes de dix, dont chaque niveau a déjà été gagné, rangés selon la fréquence à laquelle le robot « Fort » les gagne, avec toutes les missions et tous les choix de couleurs. Vous pouvez aussi choisir vous-même couleurs et missions ; les missions 4 et 8 se contredisent, 6 et 10 aussi, et 1, 7 et 9.

rules-TW-7 = Un exemple compté
rule-TW-7-1 = Bill a 16 points. Sous l’étoile A : le d10 noir (10) ; sous lui le d12 rouge (9) ; sous celui-ci le d8 jaune (6) et le d10 vert (7). Le d8 rouge (5) sous le d8 jaune, le d4 jaune (2) sous le d8 rouge, le d4 rouge (3) sous le d10 vert. Jaune 3, vert 2, noir 1, rouge 8 (3, 3 et 2), Twinkle 2.
rule-TW-7-2 = Elizabeth a 18 points. Sous l’étoile A : le d8 noir (7) avec le d12 noir (3) au-dessous, et le d8 vert (6) avec le d6 vert (4) au-dessous. Sous l’étoile B : le d6 noir (5) avec le d8 bleu (3) et le d4 bleu (2) au-dessous. Bleu 4, vert 5, noir 5 (4 et 1), Twinkle 4.
rule-TW-7-3 = Anna a 19 points. Sous l’étoile A : le d6 bleu (5), sous lui le d10 bleu (4), sous celui-ci le d12 jaune (2). Sous l’étoile B : le d10 rouge (9), sous lui le d12 violet (8), sous celui-ci le d10 jaune (6) et le d6 jaune (3). Jaune 6, bleu 2, violet 3, rouge 2, Twinkle 6.

rules-ours = Nos autres décisions
rule-ours-1 = Une constellation de moins de sept dés ne concourt pas pour les missions 3, 4 et 6 {$ruling}.
rule-ours-2 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire {$ruling}.
rule-ours-3 = Les dés se choisissent dans n’importe quel ordre, et un choix se reprend jusqu’au lancer {$ruling}.
rule-ours-4 = Les points montrés pendant une partie sont ceux que les constellations rapporteraient telles qu’elles sont ; les missions qui comparent peuvent encore changer de mains {$ruling}.

## What a typed text should have been

unread-colour = « { $text } » n’est pas une couleur ; on attend l’une de { $colours }.
unread-mission = « { $text } » n’est pas une mission ; on attend « mission » et un nombre de 1 à { $count }.
unread-first = « { $text } » n’est pas une place ; on attend « first » et le numéro d’une place, comme « first 2 ».
unread-result = « { $text } » n’est pas une valeur de { $die } ; on attend un nombre de 1 à { $count }, comme « { $die }=1 ».
unread-action = « { $text } » n’est rien qui se fasse ici ; on attend un dé comme « R10 », « roll », « take B8 », « R10@A » ou « R10@N12 » pour en accrocher un, ou « out G4 ».
tree-part = « { $text } » n’est pas un dé d’une constellation ; on attend dé=valeur@parent, comme « red d12=9@black d10 », « R12=9@N10 » ou « R12=9@A ».
tree-result = « { $text } » : ce dé n’a pas cette face ({ $tag }).
tree-long = Une constellation a sept dés au plus ({ $tag }), mais celle-ci en a davantage : « { $text } ».
tree-twice = Le dé { $text } y est deux fois, mais il est unique ({ $tag }).
tree-colour = Le dé { $text } est d’une couleur qui n’est pas en jeu ({ $tag }).
tree-taken = Le dé { $text } n’est plus là : il est accroché ailleurs, ou il a quitté la partie ({ $tag }).
tree-parent = « { $text } » : ce parent n’est pas dans cette constellation ({ $tag }).
tree-lower = « { $text } » : la valeur doit être plus petite que celle du parent ({ $tag }).
tree-three = Plus de deux dés sont accrochés sous { $text } ({ $tag }).

## Bots

bot-greedy-help = joue pour le plus de points à ce tour
bot-novice-help = comme Fort, mais chaque choix peut lui coûter jusqu’à 6 % de chances de victoire
bot-club-help = comme Fort, mais chaque choix peut lui coûter jusqu’à 2 % de chances de victoire
bot-strong-help = pèse ce que laisse ce tour, d’après ce qu’il a appris
bot-master-help = pèse chaque lancer de ce tour, en fin de partie aussi du suivant, avec les dés que les autres prennent

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
advice-places = Points : ce que la place rapporte maintenant, carte par carte ; ce qui en résulte plus tard n’est pas pesé.
advice-note = Place : la probabilité que l’un des dés puisse être accroché. Points : ce qu’on peut attendre de ce tour si le dé qui rapporte le plus est accroché là où il rapporte le plus ; la suite n’est pas prise en compte.

## Scoring from a file, and the score pad

score-figure = { $mission }, se compare aux autres, sans points seule
score-compared = { $mission } ({ $figure }, comparé)
score-colours = « { $text } » n’est pas un choix de couleurs ; on attend certaines des lettres { $letters }, une fois chacune.
pad-cards = Cartes
pad-missions = Missions, telles qu’elles sont pour cette constellation (de 1 à 6, ce qui se compare)
pad-in-play = { $card } : en jeu
pad-not-in-play = { $card } : pas en jeu
pad-die = Touchez l’endroit où pend le dé suivant, ou un dé qui pend.
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
pad-bad-missions = « { $text } » ne sont pas les missions d’une partie : il faut au plus une Mission Bronze (1 à 10) et deux Missions Argent (11 à 20), comme « 7.16 » ({ $tag }).
pad-has-dice = { $die } : { $result }. Enlevez d’abord ce qui pend au-dessous.
pad-tied = Parmi les premiers à égalité, gagne qui a joué en dernier (TW-4.8) ; la feuille ne sait pas qui c’était.
pad-whole = Les sept dés y sont.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = Dé suivant
# In the tutorial, where another die is framed at first. $turn: the words above.
learn-turn = Un autre dé de votre main est encadré d’abord : choisissez le bon en le touchant, ou par « { $turn } ».

## Les signes de l’image, expliqués au toucher et dans la légende

sign-star = Étoile de départ
sign-star-does = Chaque constellation pend à deux d’entre elles, A et B. Deux dés au plus pendent sous chaque étoile et chaque dé.
sign-connector = Lien qui scintille
sign-connector-does = Le dé du bas a plus de faces que celui du haut : 2 points par la carte Twinkle.
sign-centre = Centre
sign-centre-does = Les d8 de toutes les couleurs sont là avec la valeur de leur dernier lancer, en haut à gauche de chaque carte.
sign-take = Prendre tel quel
sign-take-does = Au lieu de lancer, prendre ce d8 du centre et l’accrocher avec la valeur qu’il montre.
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
        [red] Un dé rouge de plus peut en faire { $points }.
        [yellow] Un dé jaune de plus peut en faire { $points }.
        [blue] Un dé bleu de plus peut en faire { $points }.
        [green] Un dé vert de plus peut en faire { $points }.
        [black] Un dé noir de plus peut en faire { $points }.
        [purple] Un dé violet de plus peut en faire { $points }.
       *[any] Un dé de plus peut en faire { $points }.
    }
now-most =
    { $card ->
        [red] Aucun dé rouge seul ne peut faire mieux.
        [yellow] Aucun dé jaune seul ne peut faire mieux.
        [blue] Aucun dé bleu seul ne peut faire mieux.
        [green] Aucun dé vert seul ne peut faire mieux.
        [black] Aucun dé noir seul ne peut faire mieux.
        [purple] Aucun dé violet seul ne peut faire mieux.
       *[any] Aucun dé seul ne peut faire mieux.
    }
now-compared = { $own } ici ; le meilleur des autres a { $others }.
now-met = Remplie à présent.
now-may-meet = Pas encore remplie ; un dé de plus peut la remplir.
now-unmet = Pas encore remplie.

## Ce qui donne les parts de victoire d’un bilan

evaluator-net = des valeurs apprises au-dessus de tours exacts
evaluator-level = des valeurs apprises au-dessus de tours exacts, pour le niveau

## Sortes de hasard, pour les statistiques

chance-of-d4 = Les numéros des d4
chance-of-d6 = Les numéros des d6
chance-of-d8 = Les numéros des d8
chance-of-d10 = Les numéros des d10
chance-of-d12 = Les numéros des d12
chance-of-colour = Les couleurs en jeu

## Installer une position

edit-turn = Au trait : { $player }

## Problèmes

puzzle-how-exact-turn = par tous les lancers, dés et places des derniers tours, exactement
puzzle-theme-which-dice = quels dés lancer
puzzle-theme-centre = un dé du centre
puzzle-theme-twinkle = une paire Twinkle
puzzle-theme-colour-card = la carte d’une couleur
puzzle-theme-mission = une mission
puzzle-theme-last-die = le dernier dé
puzzle-theme-defence = avant le dernier tour de l’autre
puzzle-theme-fewer-points = moins de points valent mieux
puzzle-ask-which-dice = Quels dés lancez-vous, ou en prenez-vous un ?
puzzle-ask-centre = Quels dés lancez-vous, ou en prenez-vous un ?
puzzle-ask-last-die = Où accrochez-vous votre dernier dé ?
puzzle-ask-defence = Où accrochez-vous votre dernier dé ? L’adversaire en a encore un à accrocher.
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-types = Quatre des six couleurs, chacune de cinq types : d4, d6, d8, d10 et d12. Le contour montre le type, le signe la couleur.
example-centre = À deux, on joue avec quatre couleurs. Leurs d8 sont au centre et montrent leur valeur ; les autres dés n’ont pas été lancés.
example-three = On choisit trois dés, au centre ou à côté des cartes, et on les lance ; deux ne suffisent pas.
example-take = Le d8 rouge montre 4 et va sous le 5 rouge. Le d8 jaune montre 5 et ne va nulle part.
example-lower = Un 3 s’accroche sous un 5, mais pas sous un autre 3.
example-two-at-most = Un dé de plus peut s’accrocher sous le 9 rouge ; sous l’étoile il y en a déjà deux.
example-yellow = Un, deux et trois dés jaunes.
example-blue = Deux dés bleus sous une même étoile font une paire, et tout autre dé bleu rapporte 1. Un bleu et un rouge ne font pas de paire.
example-green = Un d4 vert avec deux autres d4, et un d12 vert seul de son type.
example-black = Deux dés noirs sous une étoile, de somme 9, ou un sous chaque étoile.
example-purple = Un dé violet relié à trois dés. Les étoiles ne comptent pas.
example-red = Le dé rouge prend la suite avec 8, 6 et 4 : trois autres valeurs paires.
example-twinkle = Un d6 sous un d4 et un d8 sous un d6 scintillent. Un d6 sous un d6 ne scintille pas, un d4 non plus.
example-connectors = Trois liens joignent des dés d’une couleur : 9 et 7, 7 et 5, 4 et 3.
example-sums = 5 et 4 font 9, et 3 et 2 font 5.
example-out = Le d4 rouge est accroché. L’un des deux dés lancés avec lui quitte la partie, et aucun autre.
example-bill = La constellation de Bill. Le dé qui scintille est le d12 rouge sous le d10 noir.
example-elizabeth = La constellation d’Elizabeth : deux dés bleus côte à côte, et des dés noirs sous les deux étoiles.
example-anna = La constellation d’Anna : trois dés jaunes, et trois dés qui scintillent.
example-any-order = Un dé vert a été choisi d’abord ; un rouge peut suivre.
summary-turn = Votre tour
summary-turn-1 = Choisissez trois dés libres, lancez-les, accrochez-en exactement un. Les autres retournent à leur place, un d8 au centre avec sa nouvelle valeur.
summary-turn-2 = Ou prenez un d8 du centre avec la valeur qu’il montre, s’il va quelque part.
summary-turn-3 = Si aucun des trois ne va, le tour est perdu.
summary-hang = Accrocher
summary-hang-1 = Sous une étoile : toute valeur. Sous un dé : une valeur strictement plus petite.
summary-hang-2 = Deux dés au plus sous chaque étoile et chaque dé.
summary-hang-3 = Ce qui est accroché ne bouge plus.
summary-cards = Les points
summary-cards-1 = Jaune : un 1, deux 3, trois ou plus 6.
summary-cards-2 = Bleu : 4 par paire sous un même dé ou une même étoile, 1 par autre dé.
summary-cards-3 = Vert : 1 chacun, et 1 par autre dé de son type.
summary-cards-4 = Noir, par étoile : un dé 1 ; plusieurs selon leur somme : jusqu’à 6 2, 7 3, 8 4, 9 5, 10 4, dès 11 3.
summary-cards-5 = Violet : 1 par dé auquel il est relié.
summary-cards-6 = Rouge : sur une suite, 1 par autre valeur paire, ou par autre valeur impaire.
summary-cards-7 = Twinkle : 2 par dé sous un dé qui a moins de faces.
summary-end = Fin de la partie
summary-end-1 = Tout le monde a sept dés ou est bloqué. Les tours perdus se rattrapent après la manche 7.
summary-end-2 = Le plus de points gagne ; à égalité, qui a joué en dernier.
summary-end-3 = En solo : 20 points et chaque mission. À chaque tour un dé de plus quitte la partie.

## La leçon

tutorial-goal = Le but : accrocher sept dés sous vos deux étoiles, pour qu’ils rapportent plus de points que ceux de Zoe.
tutorial-pick = Un tour ajoute un dé. On en choisit trois, on les lance et on en accroche un : prenez d’abord le d12 bleu.
tutorial-pick-other = Ce dé peut être choisi aussi. Mais pour cette leçon, prenez celui qui est marqué.
tutorial-pick-2 = Maintenant le d10 jaune.
tutorial-pick-3 = Et le d4 vert.
tutorial-roll = Trois dés sont choisis. Lancez-les.
tutorial-hang = L’un des trois est à vous ; les autres rentrent. Sous une étoile, toute valeur convient, et une haute est la meilleure : accrochez le d12 bleu, un 9, sous votre première étoile.
tutorial-hang-low = C’est permis, mais on n’accroche au-dessous que des valeurs plus basses : il laisse peu de place. Le d12 bleu montre plus.
tutorial-centre = Zoe a pris un d8 au centre : on le prend avec la valeur qu’il montre, sans le lancer. Prenez le bleu, un 7.
tutorial-centre-other = C’est permis, mais pour cette leçon, prenez le d8 bleu au centre.
tutorial-under = Sous un dé, seule une valeur strictement plus basse convient, et deux dés au plus. Le 7 va sous le 9.
tutorial-under-other = C’est permis, mais sous le d12 bleu il prépare la suite. Accrochez-le là.
tutorial-blue-roll = La carte de chaque couleur dit comment ses dés rapportent. Deux dés bleus côte à côte sous un même dé ou une même étoile rapportent 4 points, tout autre bleu 1 : le d10 bleu est parmi vos trois dés, lancez.
tutorial-blue = Le d10 bleu montre 6. Accrochez-le sous le 9, à côté du d8 bleu.
tutorial-blue-other = C’est permis, mais cela ne fait pas de paire bleue. Accrochez le d10 bleu à côté du d8 bleu.
tutorial-yellow = Le jaune compte combien vous en avez, où qu’ils soient : un rapporte 1 point, deux 3, trois 6. Accrochez le d6 jaune, un 5, sous le 7.
tutorial-yellow-other = C’est permis, mais la suite demande le d6 jaune sous le d8 bleu.
tutorial-twinkle = Un dé scintille sous un dé qui a moins de faces : 2 points, quelle que soit la couleur. Accrochez le d10 jaune sous le d6 jaune.
tutorial-twinkle-other = C’est permis, mais cela ne scintille pas. Accrochez le d10 jaune sous le d6 jaune.
tutorial-green = Un dé vert rapporte 1 point, et 1 de plus par autre dé de son type chez vous. Vous avez deux d10 : accrochez le d10 vert, et faites-le scintiller sous le d6 jaune.
tutorial-green-other = C’est permis, mais le d10 vert sous le d6 jaune rapporte plus, car il y scintille aussi.
tutorial-mission = Les missions sont pour tout le monde ; celle-ci rapporte 3 points à qui a des dés des cinq types. Vous avez un d12, un d8, des d10 et un d6 : il ne manque qu’un d4. Prenez le rouge.
tutorial-red = Un dé rouge compte les autres dés d’une suite passant par lui qui sont impairs, ou ceux qui sont pairs. La suite 9, 7, 5, 3 est toute impaire : accrochez le d4 rouge au bout, pour 4 points et la mission.
tutorial-red-other = C’est permis, mais le d4 rouge rapporte plus au bout de la plus longue suite, sous le d10 jaune.
tutorial-won = Chacun a sept dés, et vous avez gagné, 22 à 16 ! À retenir : si aucun des trois dés ne convient nulle part, ils rentrent tous, et le tour est perdu.
tutorial-colours = Vers la fin d’une autre partie. À deux, quatre des six couleurs sont en jeu, et cette fois le noir et le violet en sont.
tutorial-purple = Un dé violet rapporte 1 point par dé auquel il est relié, au-dessus et au-dessous. Accrochez le d10 violet sous le d12 jaune.
tutorial-purple-other = C’est permis, mais la leçon continue avec le d10 violet sous le d12 jaune.
tutorial-purple-two = Maintenant un dé violet sous un violet : chacun compte l’autre. Un 6 sous un 8 sert aussi une mission : 1 point par dé qui montre exactement 2 de moins que celui du dessus.
tutorial-purple-two-other = C’est permis, mais les dés violets ne seraient pas reliés. Accrochez le d6 violet sous le d10 violet.
tutorial-black = Les dés noirs rapportent selon leur somme sous chaque étoile, et 9 est le mieux : 5 points. Votre première étoile a un 6 noir : accrochez le 3 noir sous le d12 rouge, ce qui sert aussi la mission.
tutorial-black-other = C’est permis, mais sous la première étoile le d4 noir fait une somme de 9, et sous le d12 rouge il sert aussi la mission.
tutorial-end = Vous avez encore gagné, et vous connaissez les six couleurs. Les missions changent d’une partie à l’autre : lisez-les d’abord, et amusez-vous bien !
