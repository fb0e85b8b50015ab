### The words of Twinkle in French. Arguments as in en/twinkle.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow a colon or stand as subjects, never behind « de », which would have to elide. The terms: Étoile de
### départ (Starting Star), constellation (the same), niveau (level); and as the French edition says: Jeton Connecteur
### (connector), suite de dés (line), valeur (result), Carte Score (Scoring Card), Carte Challenge (Campaign card),
### Mission Bronze, Mission Argent.

## The game

game-name = Twinkle
game-tagline = Sept { -die-other } sous deux { -star-other } : leur place décide de leurs { -point-other }.
game-by = de Theo Karvounis, V-Games
game-about = Lancez trois { -die-other } de votre choix et accrochez-en un dans votre { -constellation-one } : toute { -result-one } sous une { -star-one }, seulement une plus petite sous un { -die-one }. Chaque { -colour-one } rapporte à sa façon. Après sept { -die-other }, le plus de { -point-other } gagne. De un à quatre joueurs ; en solitaire, on joue pour des { -mission-other }.

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
star-a = l’{ -star-one } A
star-b = l’{ -star-one } B
place-die = le { $die } ({ $result })

## Scoring cards and missions

card-red = Rouge
card-yellow = Jaune
card-blue = Bleu
card-green = Vert
card-black = Noir
card-purple = Violet
card-twinkle = Twinkle
card-red-does = Pour chaque { -die-one } rouge, prenez une { -line-one } de { -die-other } qui passe par lui, et pair ou impair, au mieux : 1 { -point-one } par autre { -die-one } de cette { -line-one } dont la { -result-one } l’est, { -die-other } rouges compris.
card-yellow-does = Un { -die-one } jaune n’importe où 1 { -point-one }, deux 3, trois ou plus 6.
card-blue-does = 4 { -point-other } pour deux { -die-other } bleus côte à côte sous un même { -die-one } ou une même { -star-one }, 1 par autre { -die-one } bleu.
card-green-does = 1 { -point-one } par { -die-one } vert, et 1 de plus par autre { -die-one } de son { -type-one } dans toute la { -constellation-one }.
card-black-does = Sous chaque { -star-one } séparément : un { -die-one } noir 1 { -point-one } ; deux ou plus selon la somme de leurs { -result-other } : jusqu’à 6 : 2 ; 7 : 3 ; 8 : 4 ; 9 : 5 ; 10 : 4 ; dès 11 : 3.
card-purple-does = Pour chaque { -die-one } violet, 1 { -point-one } par { -die-one } relié à lui, au-dessus ou au-dessous. Les { -star-other } ne comptent pas.
card-twinkle-does = 2 { -point-other } par { -die-one } { -hang-participle } sous un { -die-one } qui a moins de { -sides-other }, comme un d10 sous un d6. Un { -die-one } sous une { -star-one } ne { -twinkle-verb-s } jamais.

card-mission = { -Mission-one } { $number } : { $mission }
mission-1 = Longue { -line-one }
mission-2 = { -Result-other } égales
mission-3 = Petite somme
mission-4 = Peu de { -type-other }
mission-5 = Les trois plus grandes
mission-6 = Peu de { -colour-other }
mission-7 = Pair ou impair
mission-8 = Les cinq { -type-other }
mission-9 = Six au plus
mission-10 = Toutes les { -colour-other }
mission-11 = { -Colour-other } reliées
mission-12 = Deux de moins
mission-13 = { -Type-other } jumeaux
mission-14 = d4 pour neuf ou dix
mission-15 = Treize ou quatorze
mission-16 = Les uns
mission-17 = d6 et 3, d10 et 4
mission-18 = D’une { -star-one } à l’autre
mission-19 = { -Result-other } jumelles
mission-20 = Somme des deux
mission-1-does = 3 { -point-other } pour le plus de { -die-other } dans une { -line-one }, même à égalité.
mission-2-does = 3 { -point-other } pour le plus de { -die-other } montrant la même { -result-one }, même à égalité.
mission-3-does = { rule-TW-5-3 } { mission-seven }
mission-4-does = { rule-TW-5-4 } { mission-seven }
mission-5-does = 3 { -point-other } pour la plus grande somme de ses trois plus grandes { -result-other }, même à égalité.
mission-6-does = { rule-TW-5-6 } { mission-seven }
mission-seven = Il faut sept { -die-other }.
mission-7-does = { mission-7-solo } { mission-pays-all }
mission-8-does = { mission-8-solo } { mission-pays-all }
mission-9-does = { mission-9-solo } { mission-pays-all }
mission-10-does = { mission-10-solo } { mission-pays-all }
mission-pays-all = 3 { -point-other } à toute personne qui remplit cette { -mission-one }.
mission-11-does = 1 { -point-one } par { -connector-one } entre deux { -die-other } d’une même { -colour-one }.
mission-12-does = 1 { -point-one } par { -die-one } qui montre exactement 2 de moins que le { -die-one } au-dessus.
mission-13-does = 2 { -point-other } par couple de { -die-other } d’un même { -type-one }, côte à côte sous un { -die-one } ou une { -star-one }.
mission-14-does = 2 { -point-other } par { -connector-one } entre un d4 et un autre { -die-one } si leurs { -result-other } font 9 ou 10 ensemble.
mission-15-does = 2 { -point-other } par { -colour-one } dont les { -die-other } font 13 ou 14 ensemble.
mission-16-does = Un { -die-one } qui montre 1 rapporte 1 { -point-one }, deux 3, trois ou plus 5.
mission-17-does = 2 { -point-other } par paire d’un d6 et d’un autre { -die-one } montrant 3, ou d’un d10 et d’un autre { -die-one } montrant 4. Chaque { -die-one } n’est que dans une paire.
mission-18-does = Par paire de { -die-other }, un de sous chaque { -star-one } : 1 { -point-one } pour la même { -colour-one } ou la même { -result-one }, 2 pour les deux. Chaque { -die-one } n’est que dans une paire.
mission-19-does = 2 { -point-other } par couple de { -die-other } aux { -result-other } égales, côte à côte sous un { -die-one } ou une { -star-one }.
mission-20-does = 3 { -point-other } par { -die-one } dont les deux { -die-other } au-dessous font ensemble sa propre { -result-one }.
mission-1-solo = Cinq { -die-other } ou plus dans une { -line-one }.
mission-2-solo = Trois { -die-other } ou plus montrant la même { -result-one }.
mission-3-solo = Sept { -die-other } dont les { -result-other } font moins de 30 ensemble.
mission-4-solo = Des { -die-other } de trois { -type-other } au plus.
mission-5-solo = Trois { -die-other } qui font 16 ou plus ensemble.
mission-6-solo = Des { -die-other } de trois { -colour-other } au plus.
mission-7-solo = Sous chaque { -star-one }, toutes les { -result-other } paires ou toutes impaires : une { -star-one } peut être paire, l’autre impaire, et une { -star-one } vide convient.
mission-8-solo = Des { -die-other } des cinq { -type-other }.
mission-9-solo = Seulement des { -result-other } de 6 au plus.
mission-10-solo = Un { -die-one } de chaque { -colour-one } { -in-play-phrase }.
mission-11-solo = Deux { -die-other } d’une même { -colour-one } joints par un { -connector-one }.
mission-12-solo = Un { -die-one } qui montre exactement 2 de moins que le { -die-one } au-dessus.
mission-13-solo = Deux { -die-other } d’un même { -type-one }, côte à côte sous un { -die-one } ou une { -star-one }.
mission-14-solo = Un d4 relié à un autre { -die-one }, qui font 9 ou 10 ensemble.
mission-15-solo = Une { -colour-one } dont les { -die-other } font 13 ou 14 ensemble.
mission-16-solo = Un { -die-one } qui montre 1.
mission-17-solo = Un d6 et un autre { -die-one } montrant 3, ou un d10 et un autre { -die-one } montrant 4.
mission-18-solo = Un { -die-one } sous chaque { -star-one }, de même { -colour-one } ou de même { -result-one }.
mission-19-solo = Deux { -die-other } aux { -result-other } égales, côte à côte sous un { -die-one } ou une { -star-one }.
mission-20-solo = Un { -die-one } dont les deux { -die-other } au-dessous font ensemble sa propre { -result-one }.

# What wins a game alone, beside the board.
goal-points = { $points } { -point-other } sur { $goal }
goal-points-does = Les { -colour-card-other } et Twinkle doivent rapporter { $goal } { -point-other } ; pour l’instant, elles en rapportent { $points }.
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
            [minus] −{ $points } pour la { -mission-one } { $number }
           *[plus] { $points } pour la { -mission-one } { $number }
        }
       *[other] { $sign ->
            [minus] { card-name } −{ $points }
           *[plus] { card-name } { $points }
        }
    }
gain-met =
    { $now ->
        [met] la { -mission-one } { $number } est remplie
       *[unmet] la { -mission-one } { $number } n’est plus remplie
    }
gain-none = Aucun { -point-one }.
gain =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } { -point-one } : { $parts }.
           *[other] −{ $points } { -point-other } : { $parts }.
        }
        [plus] { $points ->
            [one] +{ $points } { -point-one } : { $parts }.
           *[other] +{ $points } { -point-other } : { $parts }.
        }
       *[even] ±0 { -point-one } : { $parts }.
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
        [you] Vous { -hang-imperative } le { $die } ({ $result }) sous { $place }.
       *[other] { $seat } { -hang-verb-s } le { $die } ({ $result }) sous { $place }.
    }
seat-loses =
    { $seat ->
        [you] Vous perdez votre { -turn-one }
       *[other] { $seat } perd son { -turn-one }
    }
fits-nowhere =
    { $count ->
        [one] Le { $die } montre { $result } et n’a de place nulle part.
       *[other] Le { $die } montre { $result }, et aucun des { -die-other } n’a de place.
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }

## Set-up: log and hover

did-colour = { -In-play-phrase } : { $colour }.
did-mission = { text-mission }
did-centre = Au { -centre-one }, le { $die } montre { $result }.
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
        [you] Vous prenez le { $die } ({ $result }) au { -centre-one }.
       *[other] { $seat } prend le { $die } ({ $result }) au { -centre-one }.
    }
did-fall =
    { $fits ->
        [yes] Le { $die } montre { $result }.
       *[no] Le { $die } montre { $result } et n’a de place nulle part.
    }
did-fall-lost =
    { $then ->
        [home] { fits-nowhere } { seat-loses }.
       *[out] { fits-nowhere } { seat-loses }, et un { -die-one }.
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
        [level] { $told } Le { -level-one } est gagné !
        [failed] { $told } Le { -level-one } n’est pas gagné.
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
would-roll = Lancer : { $dice }. Si un { -die-one } a une place, il faut en { -hang-verb } un.
would-take = Prendre le { $die } ({ $result }) au { -centre-one } et l’{ -hang-verb } sans le lancer.
would-fall = { did-fall }
would-fall-lost = { did-fall-lost }
would-hang = { -Hang-verb } le { $die } ({ $result }) sous { $place }. { $gain }
would-hang-others = { would-hang } Les autres : { $others }.
would-out = Retirer le { $die } du jeu pour de bon.
would-over =
    { $end ->
        [won] { $told } Vous gagnez la partie !
        [lost] { $told } La partie s’arrête, et vous ne gagnez pas.
        [level] { $told } Le { -level-one } est gagné !
       *[failed] { $told } Le { -level-one } n’est pas gagné.
    }
would-resign = Abandonner : les autres se partagent la victoire.

## Status

status-setup = Mise en place
turn = { -Turn-one } { $count }
round = { -Round-one } { $count } sur { $most }
round-late = { -Round-one } { $count } : { -turn-other } perdus
dice-count =
    { $count ->
        [one] { $count } { -die-one }
       *[other] { $count } { -die-other }
    }
status-choose =
    { $seat ->
        [you] Choisissez { dice-count } à lancer, ou prenez un d8 au { -centre-one }.
       *[other] { $seat } choisit des { -die-other }.
    }
status-pick =
    { $seat ->
        [you] Choisissez { dice-count } à lancer.
       *[other] { $seat } choisit des { -die-other }.
    }
status-pick-more =
    { $seat ->
        [you] Choisissez-en encore { $count } à lancer.
       *[other] { $seat } choisit des { -die-other }.
    }
status-roll =
    { $seat ->
        [you] Lancez { dice-count }.
       *[other] { $seat } lance des { -die-other }.
    }
status-hang =
    { $seat ->
        [you] Placez l’un de ces { -die-other } : choisissez l’endroit.
       *[other] { $seat } place un { -die-one }.
    }
status-take =
    { $seat ->
        [you] Placez le { $die } : choisissez l’endroit.
       *[other] { $seat } place le { $die }.
    }
status-out-rolled =
    { $seat ->
        [you] Choisissez un { -die-one } lancé à défausser.
       *[other] { $seat } défausse un { -die-one }.
    }
status-out-centre =
    { $seat ->
        [you] Choisissez un autre d8 au { -centre-one } à défausser.
       *[other] { $seat } défausse un d8.
    }
status-out-any =
    { $seat ->
        [you] Aucun d8 au { -centre-one } : défaussez n’importe quel { -die-one }.
       *[other] { $seat } défausse un { -die-one }.
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
status-over-level = Le { -level-one } est gagné : { $points } { -point-other } sur { $goal } !
status-over-short = Le { -level-one } n’est pas gagné : { $points } { -point-other } sur { $goal }.
status-over-unmet = { status-over-short } Pas remplies : { $missions }.
status-type-colour = Quelles { -colour-other } sont { -in-play-phrase } ? Encore à choisir : { $count }.
status-type-mission =
    { $kind ->
        [bronze] Quelle { -bronze-mission-one } est { -in-play-phrase } ?
       *[silver] Quelle { -silver-mission-one } est { -in-play-phrase } ?
    }
status-type-centre = Que montre le { $die } au { -centre-one } ?
status-type-first = Qui commence ?
status-type-fall = { pad-result }

## Buttons

action-roll =
    { $count ->
        [one] Lancer { $count } { -die-one }
       *[other] Lancer { $count } { -die-other }
    }

## Refusals: why not, and what instead

refused-TW-1-2 = Un { -die-one } montre de 1 au nombre de ses { -sides-other }. Choisissez l’un de ces nombres.
refused-TW-2-1 = Cette { -colour-one } ne peut pas entrer { -in-play-phrase }. Choisissez l’une de celles qui sont proposées.
refused-TW-2-2 = Un d8 montre de 1 à 8. Choisissez l’un de ces nombres.
refused-TW-2-4 = Cette { -mission-one } ne peut pas entrer { -in-play-phrase } : elle n’est pas du bon métal, ou elle y est déjà. Choisissez l’une de celles qui sont proposées.
refused-TW-2-5 = Personne n’est assis là. Choisissez une place de cette table.
refused-TW-3-1 = On ne choisit que des { -die-other } au { -centre-one } ou à côté des cartes. Choisissez l’un de ceux-là.
refused-TW-3-1-early = On lance trois { -die-other } ensemble. Choisissez-en d’abord d’autres.
refused-TW-3-1-full = Trois { -die-other } sont choisis. Lancez-les, ou reprenez un choix.
refused-TW-3-3 = On ne prend qu’un d8 du { -centre-one }. Choisissez-en un, ou des { -die-other } à lancer.
refused-TW-3-3-late = Vous avez choisi des { -die-other } à lancer. Reprenez-les avant de prendre un d8.
refused-TW-3-4 = Sous un { -die-one }, on n’{ -hang-verb-s } qu’une { -result-one } strictement plus petite. Choisissez un { -die-one } qui montre plus, ou une { -star-one }.
refused-TW-3-4-take = Ce d8 n’a de place nulle part : vos { -star-other } sont pleines, et aucun { -die-one } où il reste de la place ne montre plus. Prenez-en un autre, ou lancez.
refused-TW-3-4-lacks = Un { -die-one } s’{ -hang-verb-s } sous vos propres { -star-other } et { -die-other }. Choisissez l’un de ceux-là.
refused-TW-3-5 = Deux { -die-other } y sont déjà { -hang-participles }. Choisissez une autre place.
refused-TW-3-7 = { -Hang-imperative } maintenant l’un des { -die-other } de votre { -hand-one } : choisissez le { -die-one } et sa place.
refused-TW-3-10 = La partie est terminée. Revoyez-la pas à pas, ou jouez-en une autre.
refused-TW-6-5-rolled = L’un des { -die-other } lancés quitte maintenant le jeu. Choisissez lequel.
refused-TW-6-5-taken = Un autre { -die-one } quitte maintenant le jeu : un d8 du { -centre-one }, ou n’importe quel { -die-one } libre s’il n’y en a pas. Choisissez lequel.
refused-TW-6-6 = Aucun des { -die-other } lancés n’a de place. Choisissez lequel { -leave-the-game-verb-s }.

## Options

option-level = { -Mission-other }
option-level-help = Des { -point-other } de plus, ouverts à tous ; en solitaire, il faut toutes les remplir.
option-level-0 = Base : aucune
option-level-1 = Bronze : 1 { -bronze-mission-one }
option-level-2 = Argent : 2 { -silver-mission-other }
option-level-3 = Diamant : 1 { -bronze-mission-one }, 2 { -silver-mission-other }
option-level-4 = choisies ci-dessous
option-mission_1 = Première { -mission-one }
option-mission_1-help = Seulement avec des { -mission-other } « choisies ci-dessous » ; 1 à 10 sont des { -bronze-mission-other }, 11 à 20 des { -silver-mission-other }.
option-mission_1-0 = aucune
option-mission_1-seat = { mission-choice }
option-mission_2 = Deuxième { -mission-one }
option-mission_2-help = { option-mission_1-help }
option-mission_2-0 = aucune
option-mission_2-seat = { mission-choice }
option-mission_3 = Troisième { -mission-one }
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
option-red = Rouge { -in-play-phrase }
option-red-help = { -In-play-phrase } à coup sûr ; le hasard choisit les autres.
option-yellow = Jaune { -in-play-phrase }
option-yellow-help = { option-red-help }
option-blue = Bleu { -in-play-phrase }
option-blue-help = { option-red-help }
option-green = Vert { -in-play-phrase }
option-green-help = { option-red-help }
option-black = Noir { -in-play-phrase }
option-black-help = { option-red-help }
option-purple = Violet { -in-play-phrase }
option-purple-help = { option-red-help }
option-first = Qui commence
option-first-help = Le hasard décide, ou une place de votre choix.
option-first-0 = au hasard
option-first-seat = place { $count }
option-keep = Un lancer raté ne coûte pas de { -die-one }
option-keep-help = Seulement en solitaire : si aucun { -die-one } lancé n’a de place, le { -turn-one } est perdu, mais aucun { -die-one } ne { -leave-the-game-verb-s }.

bad-colours = Avec ce nombre de joueurs, seules { $count } { -colour-other } peuvent être { -in-play-phrase }, mais on en demande plus : { $colours }.
bad-mission-level = La { -mission-one } { $number } est demandée, mais les { -mission-other } ne sont pas « choisies ci-dessous ». Réglez-les ainsi.
bad-mission-twice = La { -mission-one } { $number } est demandée deux fois. Choisissez-en une autre.
bad-missions = Personne ne peut remplir à la fois les { -mission-other } { $missions }. Renoncez à l’une d’elles.

## The board in text

picture-label = Les { -constellation-other }, les { -die-other } au { -centre-one } et à côté des cartes ; aussi sous forme de texte.
text-board = Ce qui est { -hang-participle } sous chaque { -star-one }, puis les { -die-other } libres
text-star-a = { $seat }, { -star-one } A :
text-star-b = { $seat }, { -star-one } B :
text-hung = { $die } : { $result }, sous { $place }
text-hand =
    { $seat ->
        [you] Dans votre { -hand-one } :
       *[other] Dans la { -hand-one }, { $seat } :
    }
text-centre = Au { -centre-one } :
text-pool = À côté des cartes, { $colour } :
text-out = Hors du jeu :
text-none = rien
text-row =
    { $points ->
        [one] { $seat } : { $points } { -point-one }, { $count } { -die-other } sur 7.
       *[other] { $seat } : { $points } { -point-other }, { $count } { -die-other } sur 7.
    }
text-parts = Par carte : { $parts }.
text-blocked = Aucun { -die-one } ne peut plus s’y ajouter.
text-turn =
    { $seat ->
        [you] C’est votre { -turn-one }.
       *[other] C’est son { -turn-one }.
    }
text-cards = Cartes { -in-play-phrase } : { $cards }.
text-mission = { -Mission-one } { $number }, « { $mission } » : { $does }

## Rules

rules-intro = Dans Twinkle, vous composez une { -constellation-one } de sept { -die-other }. À chaque { -turn-one }, vous lancez trois { -die-other } de votre choix et en { -hang-imperative } un, ou vous prenez un d8 au { -centre-one } avec sa { -result-one }. Sous une { -star-one }, toute { -result-one } s’{ -hang-verb-s }, sous un { -die-one } seulement une plus petite, et jamais plus de deux { -die-other }. Chaque { -colour-one } rapporte selon sa carte ; la { -twinkle-card-one } récompense les { -die-other } sous des { -die-other } qui ont moins de { -sides-other }. Des { -mission-other } peuvent s’y ajouter. Le plus de { -point-other } gagne ; en solitaire, il faut 20 { -point-other } et toutes les { -mission-other }.
rules-page = Cliquez sur trois { -die-other } pour les choisir, puis lancez ; jusque-là, un choix se reprend. Ou prenez un d8 au { -centre-one }. Pointez un { -die-one } sur une place libre pour lire ce qu’il y rapporterait, et cliquez pour l’{ -hang-verb }. Tout cela se fait aussi au clavier. « Pour choisir » montre aussi les chances des { -die-other } choisis. Pour jouer avec de vrais { -die-other }, choisissez un vrai plateau pour le hasard, ou prenez la feuille de score. Les noms des { -mission-other } sont de nous.

rules-TW-1 = Contenu de la boîte
rule-TW-1-1 = Il y a 30 { -die-other }, tous différents : six { -colour-other } (rouge, jaune, bleu, vert, noir, violet), chacune avec un d4, un d6, un d8, un d10 et un d12. Un { -die-one } se nomme par son { -type-one } et sa { -colour-one }.
rule-TW-1-2 = Un d4 montre de 1 à 4, un d6 de 1 à 6, un d8 de 1 à 8, un d10 de 1 à 10 (la face marquée 0 vaut 10), un d12 de 1 à 12 ; chaque face est également probable.
rule-TW-1-3 = Le plateau a deux { -starting-star-other } pour chacun des quatre joueurs, et une piste de score avec quatre marqueurs. Il y a six { -scoring-card-other }, une par { -colour-one }, la { -twinkle-card-one }, 20 cartes { -Mission-one } (1 à 10 { -bronze-mission-one }, 11 à 20 { -silver-mission-one }), quatre { -campaign-card-other } pour jouer en solitaire, et sept { -connector-other } par joueur.

rules-TW-2 = Mise en place
rule-TW-2-1 = Le hasard choisit les { -colour-other } { -in-play-phrase } : quatre sur six à deux joueurs, cinq à trois, toutes à quatre. Les autres { -die-other } ne sont pas dans le jeu.
rule-TW-2-2 = Les d8 { -in-play-phrase } sont lancés une fois et posés au { -centre-one }. Tous les autres { -die-other } sont à côté de la carte de leur { -colour-one }, pas encore lancés.
rule-TW-2-3 = La { -twinkle-card-one } est toujours { -in-play-phrase }.
rule-TW-2-4 = { -Mission-other }, au hasard : Base sans { -mission-one }, Bronze avec une { -bronze-mission-one }, Argent avec deux { -silver-mission-other }, Diamant avec une { -bronze-mission-one } et deux { -silver-mission-other }. Les { -mission-other } sont visibles et valent pour tous.
rule-TW-2-5 = Commence qui a vu un météore le plus récemment, ou le hasard décide. On joue dans le sens des aiguilles d’une montre.

rules-TW-3 = Un { -turn-one }
rule-TW-3-1 = Lancer trois { -die-other } : choisissez trois { -die-other } libres, à côté des cartes ou au { -centre-one }, lancez-les, et accrochez-en exactement un.
rule-TW-3-2 = Les deux autres { -die-other } { -go-home-verb-nt }, à côté de leur carte, ou un d8 au { -centre-one } avec sa nouvelle { -result-one }.
rule-TW-3-3 = Ou prendre un d8 : accrochez-en un du { -centre-one } avec la { -result-one } qu’il montre, sans le lancer. Il doit avoir une place quelque part.
rule-TW-3-4 = Sous une { -star-one }, toute { -result-one } s’{ -hang-verb-s }. Sous un { -die-one }, la { -result-one } doit être strictement plus petite que celle du { -die-one } au-dessus. N’importe lequel de vos { -die-other } convient, pas seulement le dernier.
rule-TW-3-5 = Deux { -die-other } au plus s’{ -hang-verb-nt } directement sous chaque { -star-one } et chaque { -die-one }.
rule-TW-3-6 = Les { -die-other } { -hang-participles } ne bougent plus et ne changent plus {$ruling}. Une { -star-one } peut rester vide.
rule-TW-3-7 = Si un { -die-one } lancé a une place, il faut en { -hang-verb } un ; vous choisissez lequel et où. Si aucun n’en a, tous { -go-home-verb-nt }, les d8 avec leurs nouvelles { -result-other }, et le { -turn-one } est perdu. Après un lancer raté, on ne peut pas prendre un d8 à la place {$ruling}.
rule-TW-3-8 = Après la septième { -round-one }, ceux qui ont perdu des { -turn-other } continuent dans le sens des aiguilles d’une montre, un { -turn-one } à la fois, en commençant par le premier joueur ; on passe ceux qui ont fini ou sont { -blocked-plural }.
rule-TW-3-9 = Est { -blocked-feminine } la personne qui ne pourra plus jamais { -hang-verb } de { -die-one } : ses deux { -star-other } sont pleines, et tous ses { -die-other } qui montrent 2 ou plus aussi. On la passe jusqu’à la fin, avec moins de sept { -die-other }.
rule-TW-3-10 = La partie s’arrête quand tout le monde a sept { -die-other } ou est { -blocked-adjective }.
rule-TW-3-11 = De deux à quatre joueurs, trois { -die-other } sont toujours libres : il en reste au moins 7, 5 et 3.

rules-TW-4 = { -scoring-card-other }
rule-TW-4-1 = { card-yellow }. { card-yellow-does }
rule-TW-4-2 = { card-blue }. { card-blue-does }
rule-TW-4-3 = { card-green }. { card-green-does }
rule-TW-4-4 = { card-black }. { card-black-does } Les { -die-other } noirs comptent où qu’ils soient sous l’{ -star-one }.
rule-TW-4-5 = { card-purple }. { card-purple-does }
rule-TW-4-6 = { card-red }. { card-red-does } Chaque { -die-one } rouge choisit pour lui-même {$ruling}. Sa propre { -result-one } ne compte pas. Une { -line-one } va d’une { -star-one } jusqu’à un { -die-one } sous lequel il n’y a rien.
rule-TW-4-7 = { card-twinkle }. { card-twinkle-does }
rule-TW-4-8 = Le plus de { -point-other } gagne. À égalité gagne la personne dont le dernier { -turn-one } a eu lieu le plus tard, { -turn-other } rattrapés après la septième { -round-one } compris {$ruling}.

rules-TW-5 = { -Mission-other }
rule-TW-5-1 = { mission-1-does } Les { -mission-other } 1 à 10 sont des { -bronze-mission-other } ; 1 à 6 comparent et paient toutes les personnes à égalité en tête.
rule-TW-5-2 = { mission-2-does }
rule-TW-5-3 = 3 { -point-other } pour la plus petite somme de toutes les { -result-other }, même à égalité.
rule-TW-5-4 = 3 { -point-other } pour le moins de { -type-other } de { -die-other } différents, même à égalité.
rule-TW-5-5 = { mission-5-does }
rule-TW-5-6 = 3 { -point-other } pour le moins de { -colour-other } différentes, même à égalité.
rule-TW-5-7 = { mission-7-does }
rule-TW-5-8 = { mission-8-does }
rule-TW-5-9 = { mission-9-does }
rule-TW-5-10 = { mission-10-does }
rule-TW-5-11 = { mission-11-does } Les { -mission-other } 11 à 20 sont des { -silver-mission-other } et paient autant de fois qu’elles se présentent.
rule-TW-5-12 = { mission-12-does }
rule-TW-5-13 = { mission-13-does }
rule-TW-5-14 = { mission-14-does }
rule-TW-5-15 = { mission-15-does } Toute la { -constellation-one } compte.
rule-TW-5-16 = { mission-16-does }
rule-TW-5-17 = { mission-17-does } Aucun { -die-one } ne fait paire avec lui-même {$ruling}. Les meilleures paires comptent ; deux d6 qui montrent 3 tous les deux peuvent faire une paire.
rule-TW-5-18 = { mission-18-does } Les meilleures paires comptent.
rule-TW-5-19 = { mission-19-does }
rule-TW-5-20 = { mission-20-does }

rules-TW-6 = En solitaire
rule-TW-6-1 = La { -campaign-one } a 40 { -level-other }, dans l’ordre. Un { -level-one } fixe ses { -mission-other } et quatre { -colour-other } : 20 { -die-other }, dont quatre d8 au { -centre-one }. Un { -level-one } raté se recommence depuis le début.
rule-TW-6-2 = Un { -level-one } est gagné avec au moins 20 { -point-other } pour les { -colour-card-other } et Twinkle ensemble, et avec toutes les { -mission-other } remplies. Les { -mission-other } ne rapportent pas de { -point-other }.
rule-TW-6-3 = Les { -bronze-mission-other } demandent : 1 une { -line-one } de cinq { -die-other } ou plus ; 2 trois { -result-other } égales, ou plus {$ruling} ; 3 une somme inférieure à 30, avec les sept { -die-other } {$ruling} ; 4 trois { -type-other } au plus {$ruling} ; 5 trois { -die-other } qui font 16 ou plus ensemble ; 6 trois { -colour-other } au plus {$ruling} ; 7 à 10 comme ci-dessus, 10 avec les quatre { -colour-other } du { -level-one }.
rule-TW-6-4 = Une { -silver-mission-one } est remplie dès qu’elle rapporterait au moins une fois.
rule-TW-6-5 = À chaque { -turn-one }, un { -die-one } { -leave-the-game-verb-s } pour de bon. Après un lancer, vous choisissez l’un des deux { -die-other } non { -hang-participles } ; l’autre { -go-home-verb-s }. Après avoir pris un d8, c’est un autre d8 du { -centre-one }, ou n’importe quel { -die-one } libre s’il n’y en a pas.
rule-TW-6-6 = Après un lancer raté, vous choisissez un { -die-one } lancé, qui { -leave-the-game-verb-s } ; les autres { -go-home-verb-nt } {$ruling}. Option : un lancer raté ne coûte pas de { -die-one }.
rule-TW-6-7 = S’il y a moins de trois { -die-other } libres, lancez ceux-là. S’il n’y a plus de { -die-one } à retirer, aucun n’est retiré. S’il n’y a plus de { -die-other } avant que sept soient { -hang-participles }, la partie s’arrête et se juge telle qu’elle est {$ruling}.
rule-TW-6-8 = Si vous ne pouvez plus jamais { -hang-verb } de { -die-one }, la partie s’arrête aussitôt et se juge telle qu’elle est {$ruling}.
rule-TW-6-9 = Vous pouvez faire vos propres { -level-other }, avec n’importe quelles { -scoring-card-other } et { -mission-other }. Ici, vous pouvez choisir quatre { -colour-other } quelconques.
rule-TW-6-10 = Nous ne connaissons pas les 40 { -level-other } imprimés. Les nôtres {$reconstruction} sont quatre cartes de dix, chaque { -level-one } ayant déjà été gagné, rangés selon la fréquence à laquelle le robot « Fort » les gagne ; toutes les { -mission-other } et tous les choix de { -colour-other } s’y trouvent. Vous pouvez aussi choisir vous-même { -colour-other } et { -mission-other } ; les { -mission-other } 4 et 8 se contredisent, 6 et 10 aussi, et 1, 7 et 9.

rules-TW-7 = Un exemple compté
rule-TW-7-1 = Bill a 16 { -point-other } : jaune 3, vert 2, noir 1, rouge 8 (3, 3 et 2), Twinkle 2. Sous l’{ -star-one } A : d10 noir (10) ; sous lui d12 rouge (9) ; sous celui-ci d8 jaune (6) et d10 vert (7). Le d8 rouge (5) sous le d8 jaune, le d4 jaune (2) sous le d8 rouge, le d4 rouge (3) sous le d10 vert.
rule-TW-7-2 = Elizabeth a 18 { -point-other } : bleu 4, vert 5, noir 5 (4 et 1), Twinkle 4. Sous l’{ -star-one } A : d8 noir (7), sous lui d12 noir (3) ; d8 vert (6), sous lui d6 vert (4). Sous l’{ -star-one } B : d6 noir (5), sous lui d8 bleu (3) et d4 bleu (2).
rule-TW-7-3 = Anna a 19 { -point-other } : jaune 6, bleu 2, violet 3, rouge 2, Twinkle 6. Sous l’{ -star-one } A : d6 bleu (5), sous lui d10 bleu (4), sous celui-ci d12 jaune (2). Sous l’{ -star-one } B : d10 rouge (9), sous lui d12 violet (8), sous celui-ci d10 jaune (6) et d6 jaune (3).

rules-ours = Nos autres décisions
rule-ours-1 = Il faut une { -constellation-one } de sept { -die-other } pour concourir aux { -mission-other } 3, 4 et 6 {$ruling}.
rule-ours-2 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire {$ruling}.
rule-ours-3 = Les { -die-other } se choisissent dans n’importe quel ordre, et un choix se reprend jusqu’au lancer {$ruling}.
rule-ours-4 = Les { -point-other } montrés pendant une partie sont ceux des { -constellation-other } telles qu’elles sont ; les { -mission-other } qui comparent peuvent encore changer {$ruling}.

## What a typed text should have been

unread-colour = « { $text } » n’est pas une { -colour-one } ; attendu : l’une de { $colours }.
unread-mission = « { $text } » n’est pas une { -mission-one } ; attendu : « { -mission-one } » et un nombre de 1 à { $count }.
unread-first = « { $text } » n’est pas une place ; attendu : « first » et le numéro d’une place, comme « first 2 ».
unread-result = « { $text } » n’est pas une { -result-one } de { $die } ; attendu : un nombre de 1 à { $count }, comme « { $die }=1 ».
tree-part = « { $text } » n’est pas un { -die-one } d’une { -constellation-one } ; attendu : { -die-one }={ -result-one }@parent, comme « red d12=9@black d10 », « R12=9@N10 » ou « R12=9@A ».
tree-result = « { $text } » : ce { -die-one } n’a pas cette face ({ $tag }).
tree-long = Une { -constellation-one } a sept { -die-other } au plus ({ $tag }), celle-ci davantage : « { $text } ».
tree-twice = Le { -die-one } { $text } y est deux fois, mais il est unique ({ $tag }).
tree-colour = Le { -die-one } { $text } est d’une { -colour-one } qui n’est pas { -in-play-phrase } ({ $tag }).
tree-taken = Le { -die-one } { $text } est { -hang-participle } ailleurs, ou a { -leave-the-game-participle } ({ $tag }).
tree-parent = « { $text } » : le parent n’est pas dans cette { -constellation-one } ({ $tag }).
tree-lower = « { $text } » : la { -result-one } doit être plus petite que celle du parent ({ $tag }).
tree-three = Plus de deux { -die-other } sont { -hang-participles } sous { $text } ({ $tag }).

## Bots

bot-greedy-help = joue pour le plus de { -point-other } à ce { -turn-one }
bot-beginner-help = prend le premier { -die-one } qui rapporte bien, ne voit pas les meilleurs et espère des lancers chanceux
bot-novice-help = comme Difficile, mais un choix peut lui coûter jusqu’à 6 % de chances de victoire
bot-club-help = comme Difficile, mais un choix peut lui coûter jusqu’à 2 % de chances de victoire
bot-strong-help = pèse ce que laisse ce { -turn-one }, d’après ce qu’il a appris
bot-master-help = pèse chaque lancer de ce { -turn-one }, en fin de partie aussi du suivant, et les { -die-other } que les autres prennent

## Help with a decision

advice-fits = Place
advice-cards = Carte par carte
advice-gain = { -Point-other }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-points = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-roll = Lancer { $dice }
advice-take = Prendre le { $die } avec son { $result }
advice-pick = Choisir le { $die }
advice-odds = Place : la probabilité que l’un des { -die-other } puisse être { -hang-participle }.
advice-hang = { -Hang-verb } le { $die } ({ $result }) sous le { $parent }
advice-hang-star = { -Hang-verb } le { $die } ({ $result }) sous l’{ -star-one } { $star }
advice-places = { -Point-other } : ce que la place rapporte maintenant, carte par carte ; les { -turn-other } suivants ne sont pas pesés.
advice-note = { advice-odds } { -Point-other } : ce que ce { -turn-one } rapporte en moyenne, avec le meilleur { -die-one } à la meilleure place ; les { -turn-other } suivants ne sont pas pesés.

## Scoring from a file, and the score pad

score-figure = { $mission }, comparée, sans { -point-other } seule
score-compared = { $mission } ({ $figure }, comparé)
score-colours = « { $text } » n’est pas un choix de { -colour-other } ; attendu : certaines des lettres { $letters }, une fois chacune.
pad-cards = Cartes
pad-missions = { -Mission-other }, telles qu’elles sont (de 1 à 6, ce qui est comparé)
pad-in-play = { $card } : { -in-play-phrase }
pad-not-in-play = { $card } : pas { -in-play-phrase }
pad-die = Touchez la place du { -die-one } suivant, ou un { -die-one } { -hang-participle }.
pad-result = Que montre le { $die } ?
pad-shows = { $die } : { $result }
pad-place = Où est { -hang-participle } le { $die } ({ $result }) ?
pad-nowhere = Le { $die } ({ $result }) n’a de place nulle part.
pad-under-star = Sous l’{ -star-one } { $star }
pad-under-die = Sous le { $die } ({ $result })
pad-remove = Enlever le { $die }
pad-compared = { $mission } : ce qui est comparé
pad-compared-means = Décide qui reçoit les { -point-other } ci-dessus.
pad-choose-missions = { -Mission-other } { -in-play-phrase }
pad-bad-missions = « { $text } » ne sont pas les { -mission-other } d’une partie ; attendu : au plus une { -bronze-mission-one } (1 à 10) et deux { -silver-mission-other } (11 à 20), comme « 7.16 » ({ $tag }).
pad-has-dice = { pad-shows }. Enlevez d’abord ce qui est { -hang-participle } au-dessous.
pad-tied = À égalité gagne qui a joué en dernier (TW-4.8) ; la feuille ne sait pas qui c’était.
pad-whole = Les sept { -die-other } sont { -hang-participles }.

# The dice of the hand: which one is hung. The page says “Turn” here for other pieces.
action-turn = { -Die-one } suivant
deed-place = Placer sous { $place }
deed-pick = Choisir ce { -die-one }
deed-discard = Défausser le { $die }
touch-place = Touchez une lumière.
touch-pick = Touchez un { -die-one }.
touch-discard = Touchez un { -die-one }.

## Les signes de l’image, expliqués au toucher et dans la légende

sign-star = { -starting-star-one }
sign-star-does = Chaque { -constellation-one } s’{ -hang-verb-s } à deux d’entre elles, A et B. Deux { -die-other } au plus s’{ -hang-verb-nt } sous chaque { -star-one } et chaque { -die-one }.
sign-connector = { -connector-one } qui { -twinkle-verb-s }
sign-connector-does = Le { -die-one } du bas a plus de { -sides-other } que celui du haut : 2 { -point-other } par la { -twinkle-card-one }.
sign-centre = { -Centre-one }
sign-centre-does = Les d8 sont là avec la { -result-one } de leur dernier lancer.
sign-take = Prendre tel quel
sign-take-does = { -Hang-verb } ce d8 avec la { -result-one } qu’il montre, sans le lancer.
sign-cup = Gobelet
sign-cup-does = Lance les trois { -die-other } choisis ; l’un d’eux est { -hang-participle }, les autres { -go-home-verb-nt }.
sign-left = Sorti du jeu
sign-left-does = En solitaire, un { -die-one } { -leave-the-game-verb-s } pour de bon à chaque { -turn-one } ; sa place est barrée.
now-hung =
    { $count ->
        [one] { $count } { -die-one } { -hang-participle }, sur sept.
       *[other] { $count } { -die-other } { -hang-participles }, sur sept.
    }
now-points =
    { $points ->
        [one] { $points } { -point-one } à présent.
       *[other] { $points } { -point-other } à présent.
    }
now-best =
    { $card ->
        [any] Un { -die-one } de plus peut en faire { $points }.
       *[colour] Un { -die-one } de plus de cette { -colour-one } peut en faire { $points }.
    }
now-most =
    { $card ->
        [any] Aucun { -die-one } seul ne peut faire mieux.
       *[colour] Aucun { -die-one } seul de cette { -colour-one } ne peut faire mieux.
    }
now-compared = { $own } ici ; le meilleur des autres : { $others }.
now-met = Remplie à présent.
now-may-meet = { now-unmet } Un { -die-one } de plus peut la remplir.
now-unmet = Pas remplie à présent.

## Ce qui donne les parts de victoire d’un bilan

evaluator-net = des estimations apprises au-dessus de { -turn-other } exacts
evaluator-level = { evaluator-net }, pour le { -level-one }

## Sortes de hasard, pour les statistiques

chance-of-d4 = Les numéros des d4
chance-of-d6 = Les numéros des d6
chance-of-d8 = Les numéros des d8
chance-of-d10 = Les numéros des d10
chance-of-d12 = Les numéros des d12
chance-of-colour = Les { -colour-other } { -in-play-phrase }
mistake-taking = prendre au lieu de lancer
mistake-rolling = lancer au lieu de prendre
mistake-low-d8 = prendre un d8 trop bas
mistake-dull = lancer des { -die-other } qui { -twinkle-verb-nt } rarement
mistake-small = lancer des { -die-other } qui ont trop peu de { -sides-other }
mistake-large = lancer des { -die-other } qui ont trop de { -sides-other }
mistake-colour = choisir la mauvaise { -colour-one }
mistake-mission = manquer une { -mission-one }
mistake-twinkle = manquer une scintillation
mistake-points = placer pour trop peu de { -point-other }
mistake-low = placer une { -result-one } trop basse
mistake-top = placer en haut un { -die-one } à nombreuses { -sides-other }
mistake-star = placer trop tôt sous une { -star-one }
mistake-under = placer sous un { -die-one }, pas sous une { -star-one }
mistake-place = placer un { -die-one }
mistake-fitting = défausser un d8 encore plaçable
mistake-discard = défausser un { -die-one }
why-fits = Un { -die-one } convient alors dans { NUMBER($better, style: "percent", maximumFractionDigits: 0) } des lancers, et non dans { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-turn = En moyenne, le { -turn-one } rapporte alors { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, et non { NUMBER($taken, maximumFractionDigits: 1) }.
why-points = Cela rapporte { $better } aussitôt, et non { $taken }.
why-room = Au prochain { -turn-one }, un { -die-one } convient alors dans { NUMBER($better, style: "percent", maximumFractionDigits: 0) } des lancers, et non dans { NUMBER($taken, style: "percent", maximumFractionDigits: 0) }.
why-stars =
    { $better ->
        [one] Il reste alors 1 place libre sous les { -star-other }, et non { $taken }.
       *[other] Il reste alors { $better } places libres sous les { -star-other }, et non { $taken }.
    }
why-high = Sous les { -die-other }, des { -result-other } jusqu’à { $better } conviennent alors, et non jusqu’à { $taken }.
why-next = Avec les { -die-other } qui restent, le prochain { -turn-one } rapporte alors { NUMBER($better, maximumFractionDigits: 1) } { -point-other } en moyenne, et non { NUMBER($taken, maximumFractionDigits: 1) }.

## Installer une position

edit-turn = Au trait : { $player }

## Problèmes

puzzle-how-exact-turn = par tous les lancers, { -die-other } et places des derniers { -turn-other }
puzzle-theme-which-dice = quels { -die-other } lancer
puzzle-theme-centre = un { -die-one } du { -centre-one }
puzzle-theme-twinkle = une paire Twinkle
puzzle-theme-colour-card = la carte d’une { -colour-one }
puzzle-theme-mission = une { -mission-one }
puzzle-theme-last-die = le dernier { -die-one }
puzzle-theme-defence = avant le dernier { -turn-one } de l’autre
puzzle-theme-fewer-points = moins de { -point-other } valent mieux
puzzle-ask-which-dice = Quels { -die-other } lancez-vous, ou en prenez-vous un ?
puzzle-ask-centre = { puzzle-ask-which-dice }
puzzle-ask-last-die = Où accrochez-vous votre dernier { -die-one } ?
puzzle-ask-defence = { puzzle-ask-last-die } L’adversaire en a encore un à { -hang-verb }.
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-types = Quatre des six { -colour-other }, chacune de cinq { -type-other }. Le contour montre le { -type-one }, le signe la { -colour-one }.
example-centre = À deux, on joue avec quatre { -colour-other }. Les d8 sont au { -centre-one } avec leur { -result-one } ; les autres { -die-other } n’ont pas été lancés.
example-three = On choisit trois { -die-other }, au { -centre-one } ou à côté des cartes, et on les lance ; deux ne suffisent pas.
example-take = Le d8 rouge montre 4 et a sa place sous le 5 rouge. Le d8 jaune montre 5 et n’a de place nulle part.
example-lower = Un 3 s’{ -hang-verb-s } sous un 5, mais pas sous un autre 3.
example-two-at-most = Un { -die-one } de plus peut s’{ -hang-verb } sous le 9 rouge ; sous l’{ -star-one } il y en a déjà deux.
example-yellow = Un, deux et trois { -die-other } jaunes.
example-blue = Deux { -die-other } bleus sous une { -star-one } font une paire ; tout autre { -die-one } bleu rapporte 1. Un bleu et un rouge ne font pas de paire.
example-green = Un d4 vert avec deux autres d4, et un d12 vert seul de son { -type-one }.
example-black = Deux { -die-other } noirs sous une { -star-one }, de somme 9, ou un sous chaque { -star-one }.
example-purple = Un { -die-one } violet relié à trois { -die-other }. Les { -star-other } ne comptent pas.
example-red = Le { -die-one } rouge prend la { -line-one } avec 8, 6 et 4 : trois autres { -result-other } paires.
example-twinkle = Un d6 { -twinkle-verb-s } sous un d4, et un d8 sous un d6 ; mais pas un d6 ou un d4 sous un d6.
example-connectors = Trois { -connector-other } joignent des { -die-other } d’une { -colour-one } : 9 et 7, 7 et 5, 4 et 3.
example-sums = 5 et 4 font 9, et 3 et 2 font 5.
example-out = Le d4 rouge est { -hang-participle }. L’un des deux { -die-other } lancés avec lui { -leave-the-game-verb-s }, aucun autre.
example-bill = La { -constellation-one } de Bill : le d12 rouge sous le d10 noir { -twinkle-verb-s }.
example-elizabeth = La { -constellation-one } d’Elizabeth : une paire bleue, et des { -die-other } noirs sous les deux { -star-other }.
example-anna = La { -constellation-one } d’Anna : trois { -die-other } jaunes, et trois { -die-other } qui { -twinkle-verb-nt }.
example-any-order = Un { -die-one } vert a été choisi d’abord ; un rouge peut suivre.
summary-turn = Votre { -turn-one }
summary-turn-1 = Choisissez trois { -die-other } libres, lancez-les, accrochez-en exactement un. Les autres { -go-home-verb-nt }, un d8 au { -centre-one } avec sa nouvelle { -result-one }.
summary-turn-2 = Ou prenez un d8 du { -centre-one } avec sa { -result-one }, s’il a une place.
summary-turn-3 = Si aucun des trois n’a de place, le { -turn-one } est perdu.
summary-hang = { -Hang-verb }
summary-hang-1 = Sous une { -star-one } : toute { -result-one }. Sous un { -die-one } : une { -result-one } strictement plus petite.
summary-hang-2 = Deux { -die-other } au plus sous chaque { -star-one } et chaque { -die-one }.
summary-hang-3 = Ce qui est { -hang-participle } ne bouge plus.
summary-cards = Les { -point-other }
summary-cards-1 = { card-yellow }. { card-yellow-does }
summary-cards-2 = { card-blue }. { card-blue-does }
summary-cards-3 = { card-green }. { card-green-does }
summary-cards-4 = Noir, par { -star-one } : un { -die-one } 1 ; plusieurs selon leur somme : jusqu’à 6 : 2, 7 : 3, 8 : 4, 9 : 5, 10 : 4, dès 11 : 3.
summary-cards-5 = Violet : 1 par { -die-one } relié à lui.
summary-cards-6 = Rouge : sur une { -line-one }, 1 par autre { -result-one } paire, ou par autre { -result-one } impaire.
summary-cards-7 = Twinkle : 2 par { -die-one } sous un { -die-one } qui a moins de { -sides-other }.
summary-end = Fin de la partie
summary-end-1 = Tout le monde a sept { -die-other } ou est { -blocked-adjective }. Les { -turn-other } perdus se rattrapent après la { -round-one } 7.
summary-end-2 = Le plus de { -point-other } gagne ; à égalité, qui a joué en dernier.
summary-end-3 = En solitaire : 20 { -point-other } et chaque { -mission-one }. À chaque { -turn-one }, un { -die-one } de plus { -leave-the-game-verb-s }.

## La leçon

tutorial-goal = Le but : { -hang-verb } sept { -die-other } sous vos deux { -star-other }, et marquer plus de { -point-other } que Zoe.
tutorial-pick = À chaque { -turn-one }, on choisit trois { -die-other }, on les lance et on en { -hang-verb-s } un : choisissez d’abord le d12 bleu.
tutorial-pick-other = Pour cette leçon, choisissez le { -die-one } marqué.
tutorial-pick-2 = Maintenant le d10 jaune.
tutorial-pick-3 = Et le d4 vert.
tutorial-roll = Lancez maintenant les trois { -die-other }.
tutorial-hang = Vous { -hang-imperative } l’un des trois ; les autres { -go-home-verb-nt }. Sous une { -star-one }, toute { -result-one } s’{ -hang-verb-s }, et une grande est la meilleure : { -hang-imperative } le d12 bleu, un 9, sous votre première { -star-one }.
tutorial-hang-low = On n’{ -hang-verb-s } au-dessous que des { -result-other } plus petites : il reste alors peu de place. Le d12 bleu montre plus.
tutorial-centre = Zoe a pris un d8 au { -centre-one }, avec la { -result-one } qu’il montre, sans le lancer. Prenez le bleu, un 7.
tutorial-centre-other = Pour cette leçon, prenez le d8 bleu au { -centre-one }.
tutorial-under = Sous un { -die-one }, seule une { -result-one } strictement plus petite s’{ -hang-verb-s }, et deux { -die-other } au plus. Le 7 a sa place sous le 9.
tutorial-under-other = Pour ce qui suit, accrochez-le sous le d12 bleu.
tutorial-blue-roll = Chaque { -colour-one } rapporte selon sa carte. Deux { -die-other } bleus côte à côte sous un même { -die-one } ou une même { -star-one } rapportent 4 { -point-other }, tout autre { -die-one } bleu 1. Le d10 bleu est parmi vos trois { -die-other } : lancez.
tutorial-blue = Le d10 bleu montre 6. Accrochez-le sous le 9, à côté du d8 bleu.
tutorial-blue-other = Cela ne fait pas de paire bleue. { -Hang-imperative } le d10 bleu à côté du d8 bleu.
tutorial-yellow = Le jaune compte vos { -die-other } jaunes, où qu’ils soient : un rapporte 1 { -point-one }, deux 3, trois 6. { -Hang-imperative } le d6 jaune, un 5, sous le 7.
tutorial-yellow-other = Il faut ensuite le d6 jaune sous le d8 bleu.
tutorial-twinkle = Un { -die-one } { -twinkle-verb-s } sous un { -die-one } qui a moins de { -sides-other } : 2 { -point-other }, quelle que soit la { -colour-one }. { -Hang-imperative } le d10 jaune sous le d6 jaune.
tutorial-twinkle-other = { -Hang-imperative } le d10 jaune sous le d6 jaune, où il { -twinkle-verb-s }.
tutorial-green = Un { -die-one } vert rapporte 1 { -point-one }, et 1 de plus par autre { -die-one } de son { -type-one } chez vous. Vous avez deux d10 : { -hang-imperative } le d10 vert de sorte qu’il { -twinkle-verb-s } sous le d6 jaune.
tutorial-green-other = Sous le d6 jaune, le d10 vert rapporte plus, car il y { -twinkle-verb-s }.
tutorial-mission = Les { -mission-other } sont pour tout le monde ; celle-ci rapporte 3 { -point-other } à qui a des { -die-other } des cinq { -type-other }. Il ne vous manque qu’un d4 : choisissez le rouge.
tutorial-red = Un { -die-one } rouge compte les autres { -die-other } impairs d’une { -line-one } qui passe par lui, ou les pairs. La { -line-one } 9, 7, 5, 3 est toute impaire : { -hang-imperative } le d4 rouge au bout, pour 4 { -point-other } et la { -mission-one }.
tutorial-red-other = Le d4 rouge rapporte plus au bout de la plus longue { -line-one }, sous le d10 jaune.
tutorial-won = Chacun a sept { -die-other }, et vous avez gagné, 22 à 16 ! À retenir : si aucun des trois { -die-other } n’a de place, ils { -go-home-verb-nt } tous, et le { -turn-one } est perdu.
tutorial-colours = Vers la fin d’une autre partie. À deux, quatre des six { -colour-other } sont { -in-play-phrase }, cette fois aussi le noir et le violet.
tutorial-purple = Un { -die-one } violet rapporte 1 { -point-one } par { -die-one } relié à lui, au-dessus ou au-dessous. { -Hang-imperative } le d10 violet sous le d12 jaune.
tutorial-purple-other = La leçon continue avec le d10 violet sous le d12 jaune.
tutorial-purple-two = Deux { -die-other } violets reliés se comptent l’un l’autre. Un 6 sous un 8 sert aussi une { -mission-one } : 1 { -point-one } par { -die-one } qui montre exactement 2 de moins que celui du dessus.
tutorial-purple-two-other = Là, les { -die-other } violets ne sont pas reliés. { -Hang-imperative } le d6 violet sous le d10 violet.
tutorial-black = Les { -die-other } noirs rapportent selon leur somme sous chaque { -star-one } ; 9 est le mieux : 5 { -point-other }. Votre première { -star-one } a un 6 noir : { -hang-imperative } le 3 noir sous le d12 rouge, ce qui sert aussi la { -mission-one }.
tutorial-black-other = Sous la première { -star-one }, le d4 noir fait une somme de 9, et sous le d12 rouge il sert aussi la { -mission-one }.
tutorial-end = Vous avez encore gagné, et vous connaissez les six { -colour-other }. Les { -mission-other } changent d’une partie à l’autre : lisez-les d’abord, et amusez-vous bien !
