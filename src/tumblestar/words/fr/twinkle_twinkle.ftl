### Les mots de Twinkle Twinkle en français. Les variables sont expliquées dans en/twinkle_twinkle.ftl.

## Le jeu

game-name = Twinkle Twinkle
game-tagline = Composez le ciel nocturne : ce que vous prenez décide de votre rang à la { -round-one } suivante.
game-by = de Ammon Anderson, Allplay
game-about = Prenez une { -tile-one } dans la rangée et posez-la sur votre { -star-chart-one } ; son { -space-one } est votre rang à la { -round-one } suivante. Les { -star-other } forment des { -constellation-other } ; { -asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } et { -black-hole-other } rapportent chacun à leur façon. Après vingt { -tile-other }, le plus de { -point-other } gagne. De une à quatre personnes.

## Tuiles

# Les bords et les coins d’une tuile, en abrégé, comme sur une boussole.
port-N = N
port-NE = NE
port-E = E
port-SE = SE
port-S = S
port-SW = SO
port-W = O
port-NW = NO
tile-star =
    { $count ->
        [one] { -star-one } avec une ligne vers { $ports }
       *[other] { -star-one } avec des lignes vers { $ports }
    }
tile-nova =
    { $count ->
        [one] { -nova-one } avec une ligne vers { $ports }
       *[other] { -nova-one } avec des lignes vers { $ports }
    }
tile-asteroid = { -asteroid-one }
tile-satellite = { -satellite-one }
tile-black-hole = { -black-hole-one }
tile-comet = { -comet-one }
tile-rocky = { -rocky-planet-one }
tile-gas = { -gas-planet-one }
tile-ringed = { -ringed-planet-one }
tile-slow = { $tile } ({ -slow-feminine })
tile-entry = { $code } : { $tile } ; { $count } dans la boîte
tile-code = { $code } ({ $name })
tile-count = { $count } dans la boîte
tile-is-slow = { -tile-one } { -slow-feminine }

one-asteroid = { -asteroid-one }
one-comet = { -comet-one }
one-planet = { -planet-one }
one-satellite = { -satellite-one }
one-black-hole = { -black-hole-one }
one-star = { -star-one }
one-nova = { -nova-one }
many-star = { -star-other }
many-asteroid = { -asteroid-other }
many-planet = { -planet-other }
many-satellite = { -satellite-other }
many-black-hole = { -black-hole-other }
many-comet = { -comet-other }
many-nova = { -nova-other }
many-rocky = { -rocky-planet-other }
many-gas = { -gas-planet-other }
many-ringed = { -ringed-planet-other }

set-ours = les { -tile-other } de tumblestar
set-named = les { -tile-other } de « { $name } »

## Ce qui rapporte

card-largest = Plus grande { -constellation-one }
card-second = Deuxième plus grande
card-number = Nombre de { -constellation-other }
card-nova = { -Nova-other }
card-asteroids = { -Asteroid-other }
card-comets = { -Comet-other }
card-planets = { -Planet-other }
card-satellites = { -Satellite-other }
card-black-holes = { -Black-hole-other }
card-side = { $name }, { -side-one } { $side }
card-line = { $name } : { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstitution)
        [ruling] { $does } (décision)
        [review] { $does } (critique)
       *[book] { $does }
    }

# Les mêmes à l’intérieur des phrases.
scored-largest = plus grande { -constellation-one }
scored-second = deuxième plus grande
scored-number = nombre de { -constellation-other }
scored-nova = { -nova-other }
scored-asteroids = { -asteroid-other }
scored-comets = { -comet-other }
scored-planets = { -planet-other }
scored-satellites = { -satellite-other }
scored-black-holes = { -black-hole-other }

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } { -point-one }
           *[other] −{ $points } { -point-other }
        }
       *[plus] { $points ->
            [one] { $points } { -point-one }
           *[other] { $points } { -point-other }
        }
    }
table-at =
    { $sign ->
        [minus] { $number } : −{ $points }
       *[plus] { $number } : { $points }
    }
table-from =
    { $sign ->
        [minus] { $number } ou plus : −{ $points }
       *[plus] { $number } ou plus : { $points }
    }

# Ce que le fichier de données dit de tout ce qui rapporte ; un message par règle qu’une référence peut avoir.
does-largest = Des { -point-other } selon ses { -star-other }. { $table }.
does-second = { does-largest }
does-number = Des { -point-other } selon leur nombre. { $table }.
does-nova = { $each } par { -nova-one }.
does-flat = { $each } par { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Des { -point-other } selon le plus grand { -group-one } uni par les { -edge-other } ou les { -corner-other }. { $table }.
       *[no] Des { -point-other } selon le plus grand { -group-one } uni par les { -edge-other }. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Des { -point-other } pour chaque { -group-one } uni par les { -edge-other } ou les { -corner-other }, selon sa taille. { $table }.
       *[no] Des { -point-other } pour chaque { -group-one } uni par les { -edge-other }, selon sa taille. { $table }.
    }
does-beside-count =
    { $extra ->
        [plain] { count-beside }
       *[other] { count-beside } { in-any-case }
    }
does-around-count =
    { $extra ->
        [plain] { count-around }
       *[other] { count-around } { in-any-case }
    }
does-beside-table = Chaque { $tile } : des { -point-other } selon le nombre de ces { -tile-other } { -beside-phrase } : { $of }. { $table }.
does-around-table = Chaque { $tile } : des { -point-other } selon le nombre de ces { -tile-other } dans les huit { -cell-other } autour : { $of }. { $table }.
does-beside-kinds = Chaque { $tile } : des { -point-other } selon le nombre de ces sortes { -beside-phrase } : { $of }. { $table }.
does-around-kinds = Chaque { $tile } : des { -point-other } selon le nombre de ces sortes dans les huit { -cell-other } autour : { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Chaque { $tile } : { $each } par { -tile-one } de ces sortes { -beside-phrase } : { $of }.
count-around = Chaque { $tile } : { $each } par { -tile-one } de ces sortes dans les huit { -cell-other } autour : { $of }.
count-in-sight = Chaque { $tile } : { $each } par { -tile-one } de ces sortes en vue dans sa ligne et sa colonne : { $of }.
in-any-case =
    { $extra ->
        [base] Dans tous les cas : { $base }.
        [none] Sans aucune d’elles : { $none }.
       *[other] Dans tous les cas : { $base } ; sans aucune d’elles, en plus : { $none }.
    }
sight =
    { $limit ->
        [blocked] La vue porte jusqu’au bout de la { -chart-one }, ou jusqu’à la première de ces { -tile-other } : { $blocked }.
       *[open] La vue porte jusqu’au bout de la { -chart-one }.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Et { $bonus } de plus sans aucune de celles-ci { -beside-phrase } non plus : { $other }.
       *[plain] { apart }
    }
apart = Chaque { $tile } : { $each } sans aucune { -tile-one } de ces sortes { -beside-phrase } : { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Et { $each } par { $tile } { -beside-phrase } d’une autre, quelle qu’en soit la sorte.
       *[plain] { sets }
    }
sets = Des { -point-other } pour des séries de sortes différentes, chacune aussi grande que possible, selon sa taille. { $table }.

rows-of =
    { $count ->
        [1] En solitaire : { -space-other } dans la { -current-row-one } { $current }, dans la { -next-row-one } { $next } ; { -standee-other } { $standees } ; { -round-other } { $rounds }
       *[other] À { $count } : { -space-other } dans la { -current-row-one } { $current }, dans la { -next-row-one } { $next } ; { -standee-other } par personne { $standees } ; { -round-other } { $rounds }
    }
solo-goals = { -Goal-other } : { $goals } { -point-other }

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
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
goal-points = { $points } ; { -goal-one } : plus de { $goal }
goal-points-does = Pour gagner, la { -chart-one } doit rapporter plus de { $goal } { -point-other } ; elle en rapporte à présent : { $points }.

## Journal

seat-places =
    { $seat ->
        [you] Vous posez en { $cell } : { $tile }.
       *[other] { $seat } pose en { $cell } : { $tile }.
    }
did-order = Rang { $count } du premier { -turn-order-one } : { $seat }.
did-order-all = { did-order } { -Turn-order-one } : { $order }.
did-draw =
    { $row ->
        [current] { -Space-one } { $count } de la { -current-row-one } : { $tile }.
       *[next] { -Space-one } { $count } de la { -next-row-one } : { $tile }.
    }
did-take =
    { $seat ->
        [you] Vous prenez à l’{ -space-one } { $count } : { $tile }.
       *[other] { $seat } prend à l’{ -space-one } { $count } : { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } { -Turn-order-one } : { $order }.
did-place-alone = { did-place } La { -round-one } est finie. { -Tile-one } { -left-over-feminine }, désormais à l’{ -space-one } 1 : { $left }.
did-over =
    { $end ->
        [beaten] { $told } Le { -goal-one } est dépassé !
        [short] { $told } Le { -goal-one } n’est pas dépassé.
       *[over] { $told } La partie est terminée.
    }
did-resign =
    { $seat ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }

## Ce que ferait une cible pointée

would-take = { would-take-alone } Prochain { -turn-order-one } jusqu’ici, par { -space-one } : { $order }.
would-take-all = { would-take-alone-all } Prochain { -turn-order-one }, par { -space-one } : { $order }.
would-take-alone = Prendre à l’{ -space-one } { $count } : { $tile }.
would-take-alone-all = { would-take-alone } { -Tile-one } { -left-over-feminine }, ensuite à l’{ -space-one } 1 : { $left }.
stands-at = { $seat } ({ $count })
would-place = Poser en { $cell } : { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Vous gagnez !
        [tied] { $told } Vous partagez la victoire !
        [lost] { $told } La partie s’arrête là, et vous ne gagnez pas.
        [beaten] { $told } Le { -goal-one } est dépassé !
       *[short] { $told } Le { -goal-one } n’est pas dépassé.
    }
would-resign = Abandonner : les autres se partagent la victoire.

## État

status-setup = Mise en place
round = { -Round-one } { $count } sur { $most }
status-take =
    { $seat ->
        [you] À vous : prenez une { -tile-one } de la { -current-row-one }.
       *[other] { $seat } prend une { -tile-one }.
    }
status-take-standee =
    { $seat ->
        [you] À vous : prenez la { -tile-one } { $count } sur { $all } de la { -current-row-one }.
       *[other] { $seat } prend la { -tile-one } { $count } sur { $all }.
    }
status-take-last =
    { $seat ->
        [you] Dernière { -round-one } : prenez une { -tile-one } de la { -current-row-one }.
       *[other] Dernière { -round-one } : { $seat } prend une { -tile-one }.
    }
status-place =
    { $seat ->
        [you] Posez votre { -tile-one } sur une { -cell-one } vide : { $tile }.
       *[other] { $seat } pose une { -tile-one } : { $tile }.
    }
status-type-order = À qui est la { -standee-one } qui a le rang { $count } du premier { -turn-order-one } ?
status-type-draw =
    { $row ->
        [current] Quelle { -tile-one } vient dans la { -current-row-one } ?
       *[next] Quelle { -tile-one } vient dans la { -next-row-one } ?
    }
status-over-won =
    { $seat ->
        [you] Vous gagnez avec { $points } !
       *[other] { $seat } gagne avec { $points } !
    }
status-over-tied = Victoire partagée avec { $points } par { -chart-one } : { $seats } !
status-over-beaten = Le { -goal-one } de { $goal } { -point-other } est dépassé, avec { $points } !
status-over-short = Le { -goal-one } de { $goal } { -point-other } n’est pas dépassé : la { -chart-one } a { $points }.

## Refus : pourquoi non, et quoi à la place

refused-TT-2-1 = Cette { -tile-one } n’est plus dans le { -bag-one }. Choisissez-en une qui est proposée.
refused-TT-2-4 = Cette place n’a plus de { -standee-one }. Choisissez-en une qui est proposée.
refused-TT-3-1 = Il n’y a pas de { -tile-one } à cet { -space-one } : elle a été prise cette { -round-one }, ou l’{ -space-one } n’existe pas. Prenez-en une autre.
refused-TT-3-1-first = Vous n’avez pas de { -tile-one } { -in-hand-phrase }. Prenez-en d’abord une dans la { -current-row-one }.
refused-TT-3-2 = La { -tile-one } ne peut pas être posée ainsi. Tournez-la par quarts de tour ; elle ne se retourne qu’avec l’option « { option-flip } ».
refused-TT-3-2-held = Vous avez déjà pris une { -tile-one }. Posez-la sur votre { -chart-one }.
refused-TT-3-6 = La partie est terminée. Revoyez-la pas à pas, ou jouez-en une autre.
refused-TT-3-7 = Cette { -cell-one } a une { -tile-one }, et les { -tile-other } posées y restent. Choisissez une { -cell-one } vide.

## Options

option-asteroids = { -Asteroid-other } : { -side-one } B
option-asteroids-help = La { -side-one } B de cette { -reference-one } au lieu de la { -side-one } A, pour tout le monde.
option-comets = { -Comet-other } : { -side-one } B
option-comets-help = { option-asteroids-help }
option-planets = { -Planet-other } : { -side-one } B
option-planets-help = { option-asteroids-help }
option-satellites = { -Satellite-other } : { -side-one } B
option-satellites-help = { option-asteroids-help }
option-black_holes = { -Black-hole-other } : { -side-one } B
option-black_holes-help = { option-asteroids-help }
option-flip = Les { -tile-other } peuvent être retournées
option-flip-help = Les { -tile-other } peuvent être posées en miroir.
option-first = Premier rang
option-first-help = À qui est la { -standee-one } du premier rang dans le premier { -turn-order-one } ; les rangs suivants sont au hasard.
option-first-0 = au hasard
option-first-seat = place { $count }
option-goal = { -Goal-one }
option-goal-help = Seulement en solitaire : combien de { -point-other } il faut dépasser.

## Le plateau en texte

picture-label = Les rangées de { -tile-other } avec l’{ -turn-order-one }, et les { -star-chart-other } ; aussi sous forme de texte.
text-board = { -Turn-order-one }, rangées de { -tile-other }, et { -chart-other } ligne par ligne
text-order = { -Turn-order-one } :
text-standee =
    { $state ->
        [acts] { $count } : { $seat }, c’est son tour
        [done] { $count } : { $seat }, a joué
       *[waits] { $count } : { $seat }
    }
text-current = { -Current-row-one } :
text-next = { -Next-row-one }, par les { -space-other } qu’elle aura :
text-space = { $count } : { $tile }
text-taken = { $count } : prise ; ici à la { -round-one } suivante : { $seat }
text-free = { $count } : vide
text-chart = { $seat }, ligne { $row } :
text-empty = { $cell } : vide
text-cell = { $cell } : { $tile }
text-linked = { $cell } : { $tile }, { -link-one } avec { $cells }
text-row = { $seat } : { $points }, { $count } { -tile-other } sur { $most }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = En détail : { $parts }.
text-constellations = { -Constellation-other }, par { -star-other } : { $sizes }.
text-turn = À jouer maintenant.
text-left = { -Tile-one } { -left-over-feminine }, à l’{ -space-one } 1 : { $tile }.

## Règles

rules-intro = { game-about } Les cinq autres sortes rapportent selon cinq { -reference-other }, chacune à deux { -side-other }.
rules-page = Survolez une { -tile-one } de la { -current-row-one } pour voir l’{ -turn-order-one } auquel elle mène, et cliquez pour la prendre. Survolez une { -cell-one } vide pour lire ce que la { -tile-one } y rapporte, tournez-la, et cliquez pour la poser. Tout cela se fait aussi au clavier. L’aspect des { -tile-other } et ce que rapportent les { -reference-other } sont lus dans un fichier de données, box.toml ; là où vous voyez une marque, nos { -tile-other } peuvent différer des vôtres. Si vous avez la boîte, corrigez ce fichier : règles, scores, images et aide suivront. « tumblestar rules twinkle_twinkle --tiles » imprime les { -tile-other } pour les comparer à une boîte.

rules-TT-1 = Contenu de la boîte
rule-TT-1-1 = Il y a { $tiles } { -tile-other } { $source } : { $star } { -star-other }, dont quelques { -nova-other }, { $asteroid } { -asteroid-other }, { $planet } { -planet-other }, { $satellite } { -satellite-other }, { $black_hole } { -black-hole-other } et { $comet } { -comet-other }. Toutes servent, quel que soit le nombre de personnes.
rule-TT-1-2 = Chaque personne a une { -star-chart-one } de { $cells } { -cell-other } : 5 × 4 {$review}, ici { $columns } colonnes et { $rows } lignes {$reconstruction}. Les { -chart-other } sont identiques {$ruling}.
rule-TT-1-3 = Les { -star-other } portent des lignes, de l’{ -star-one } vers des { -edge-other } et des { -corner-other } de la { -tile-one }. Voici les motifs, les { -nova-other }, les { -tile-other } { -slow-feminine-plural } et les sortes de { -planet-other } {$reconstruction}.
rule-TT-1-4 = Il y a cinq { -reference-other } de score à deux { -side-other } chacune : la verte, que le livret conseille pour une première partie, et la bleue. Nous les appelons A et B. La boîte en contient 25 : un jeu par personne et un de réserve {$ruling}.

rules-TT-2 = Mise en place
rule-TT-2-1 = Toutes les { -tile-other } sont dans le { -bag-one }. On en tire pour la { -current-row-one }, puis pour la { -next-row-one }, qui a un { -space-one } de moins. Les deux sont visibles de tous.
rule-TT-2-2 = Une { -tile-one } { -slow-feminine } qui vient dans une rangée va à son { -space-one } libre le plus à droite, et l’on continue de remplir par la gauche : a, { -slow-feminine } 1, b, { -slow-feminine } 2 dans quatre { -space-other } donne a, b, { -slow-feminine } 2, { -slow-feminine } 1. À la mise en place, cela vaut pour les deux rangées, la { -current-row-one } d’abord {$ruling}.
rule-TT-2-3 = { -Standee-other } par personne : { $two } à deux, { $three } à trois, { $four } à quatre.
rule-TT-2-4 = Le premier { -turn-order-one } est tiré parmi toutes les { -standee-other } ; à deux, une même personne peut avoir les rangs 1 et 2.
rule-TT-2-5 = Pour chaque { -reference-one }, on choisit la { -side-one } A ou B, la même pour tout le monde ; tout mélange est permis. Par défaut, toutes sont A.

rules-TT-3 = Une { -round-one }
rule-TT-3-1 = Les { -standee-other } jouent dans l’{ -turn-order-one }, de gauche à droite. Jouer, c’est prendre n’importe quelle { -tile-one } qui reste dans la { -current-row-one }, et la poser.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Vous pouvez la tourner par quarts de tour { $source }, ou la retourner { $flip_source }.
           *[no] { placing } Vous pouvez la tourner par quarts de tour { $source }. { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Vous pouvez la retourner { $flip_source }, mais non la tourner par quarts de tour { $source }.
           *[no] { placing } Vous ne pouvez pas la tourner { $source }. { placing-flip }
        }
    }
placing = Posez-la aussitôt dans une { -cell-one } vide de votre { -chart-one }, côté peint visible. Elle n’a pas besoin de toucher quoi que ce soit {$review}.
placing-flip = L’option « { option-flip } » permet aussi les images en miroir { $flip_source }.
rule-TT-3-3 = Quand toutes les { -standee-other } ont pris une { -tile-one }, la { -round-one } se termine. Le nouvel { -turn-order-one } va de gauche à droite, selon les { -space-other } des { -tile-other } prises. Il n’y a pas d’égalité.
rule-TT-3-4 = La seule { -tile-one } { -left-over-feminine } va au premier { -space-one } de la { -current-row-one }, même si elle est { -slow-feminine }. La { -next-row-one } vient derrière elle, dans son ordre, puis elle est remplie de nouveau depuis le { -bag-one }.
rule-TT-3-5 = Dès que la { -current-row-one } contient les { -tile-other } de la dernière { -round-one }, la { -next-row-one } n’est plus remplie {$ruling}.
rule-TT-3-6 = Une partie a { $two } { -round-other } à deux, { $three } à trois et { $four } à quatre. Chaque personne pose vingt { -tile-other } ; toutes les { -chart-other } se remplissent à la même { -round-one }. Le { -bag-one } ne se vide jamais.
rule-TT-3-7 = Les { -tile-other } posées ne bougent plus. On ne passe pas, et l’on ne défausse rien {$ruling}.

rules-TT-4 = { -Constellation-other }
rule-TT-4-1 = { -Beside-phrase } veut dire : avec un { -edge-one } commun. Les règles qui comptent les diagonales le disent.
rule-TT-4-2 = Une { -link-one } est une ligne droite d’{ -star-one } à { -star-one }, à travers un { -edge-one } ou en diagonale à travers un { -corner-one } : les deux { -tile-other } doivent porter une ligne vers ce { -edge-one } ou ce { -corner-one }. Deux lignes qui se rejoignent en un { -corner-one } et viennent de { -tile-other } ayant un { -edge-one } commun forment un V, qui n’est pas une { -link-one }. Deux diagonales droites qui se croisent en un { -corner-one } sont deux { -link-other } {$ruling}.
rule-TT-4-3 = Une { -constellation-one }, ce sont deux { -star-other } ou plus, { -linked-feminine-plural } directement ou par d’autres. Sa taille est son nombre d’{ -star-other }. Une { -nova-one } est une { -star-one } à tous égards.
rule-TT-4-4 = Les { -tile-other } sans lignes ne transmettent rien {$ruling}.

rules-TT-5 = Score
rule-TT-5-1 = Ce qui rapporte, dans l’ordre : la plus grande { -constellation-one }, la deuxième plus grande, le nombre de { -constellation-other } {$review}, ces deux-là comprises {$ruling} ; puis les { -nova-other }, et les cinq { -reference-other }.
rule-TT-5-2 = Le plus de { -point-other } gagne ; à égalité, la victoire est partagée. Un total peut être négatif ; de deux { -constellation-other } de même taille, l’une compte comme la plus grande, l’autre comme la deuxième {$ruling}.
rule-TT-5-3 = Ce que rapporte chaque chose, selon le fichier de données {$reconstruction}. Les tables disent un nombre et ses { -point-other } ; sous leur premier nombre il n’y en a pas.
rule-TT-5-4 = Ce que disent l’éditeur et les critiques, et que les corrections devraient garder : les { -black-hole-other } sont à éviter, sauf placés à la perfection ; les { -side-other } A ne coûtent jamais de { -point-other }, au moins une { -side-one } B en coûte ; les { -asteroid-other } forment une ceinture, les { -comet-other } veulent être entourées, les { -planet-other } se collectionnent, les { -satellite-other } étudient les { -planet-other } ; les { -tile-other } { -slow-feminine-plural } valent plus en moyenne.

rules-TT-6 = En solitaire
rule-TT-6-1 = Cette façon de jouer en solitaire est de nous. Vous prenez dans des rangées plus petites avec deux { -standee-other }, et cherchez à dépasser un { -goal-one }.

rules-TT-7 = Exemples
rule-TT-7-1 = Une { -star-one } en a1 avec une ligne vers S et une en a2 avec une ligne vers N sont { -linked-feminine-plural } ; sans l’une de ces lignes, elles ne le sont pas.
rule-TT-7-2 = Une { -star-one } en a1 avec une ligne vers SE et une en b2 avec une ligne vers NO sont { -linked-feminine-plural }. Une ligne de a1 vers SE et une de b1 vers SO forment un V : pas de { -link-one }. Si les quatre { -tile-other } ont une ligne vers un même { -corner-one }, il y a deux { -link-other }.
rule-TT-7-3 = Une { -star-one } en a1 avec une ligne vers E, une { -planet-one } en b1, une { -star-one } en c1 avec une ligne vers O : pas de { -link-one }.
rule-TT-7-4 = À deux, dans l’{ -turn-order-one } 1, 2, 2, 1, on prend aux { -space-other } 3, 1, 5 et 2. Le prochain { -turn-order-one } est 2, 1, 1, 2, et la { -tile-one } de l’{ -space-one } 4 va à l’{ -space-one } 1.
rule-TT-7-5 = { -Black-hole-other } par la { -side-one } A des tables de tumblestar : dans un { -corner-one }, { -beside-phrase } d’un { -asteroid-one } et d’une { -comet-one }, 5 { -point-other } ; { -beside-phrase } d’une { -star-one } ou d’une { -nova-one }, 2 ; deux l’un { -beside-phrase } de l’autre, 0 chacun. Deux qui ne se touchent que par un { -corner-one } ne comptent pas comme { -beside-phrase }.
rule-TT-7-6 = Après une partie à quatre, 14 { -tile-other } restent dans le { -bag-one }. Par les tables de tumblestar, qui cherche les { -point-other } immédiats en a environ 50, et qui joue au hasard environ 20.

rules-ours = Nos autres décisions
rule-ours-1 = Le premier { -turn-order-one } est tiré avant les { -tile-other } {$ruling}.
rule-ours-2 = Dépasser un { -goal-one } demande plus de { -point-other } qu’il ne dit {$ruling}.
rule-ours-3 = Les { -point-other } montrés pendant la partie sont ceux des { -chart-other } telles qu’elles sont {$ruling}.
rule-ours-4 = Qui abandonne n’obtient rien ; les autres se partagent la victoire {$ruling}.

## Robots

bot-greedy-help = joue pour le plus de { -point-other } immédiats
bot-beginner-help = prend la première { -tile-one } qui rapporte presque le plus de { -point-other } immédiats ; ne voit pas où peuvent mener les lignes
bot-novice-help = ne pèse que ce tour, d’après ce qu’il a appris ; peut manquer le mieux d’un demi-point environ
bot-club-help = calcule la { -round-one } en cours ; peut manquer le meilleur tour d’environ un { -point-one }
bot-strong-help = calcule la { -round-one } en cours ; peut manquer le meilleur tour d’un demi-point
bot-expert-help = calcule la { -round-one } en cours et la suivante ; peut manquer le meilleur tour d’un demi-point
bot-master-help = calcule la { -round-one } en cours et la suivante aussi largement que possible

## Le fichier de données

box-expected-points = des nombres et leurs { -point-other } entre guillemets droits, comme « { $example } »
box-expected-goals = une liste de { -point-other } de 1 à 127, en ordre croissant
box-expected-code = une à quatre lettres, suivies ou non d’un *
box-expected-divides = un nombre qui divise { $number }
box-table-gap = { $file }, ligne { $line } : dans « { $name } », « { $text } » suit { $before } ; attendu : { $expected }.
box-table-begin = { $file }, ligne { $line } : « { $name } » commence par « { $text } » ; attendu : { $expected } au plus tard.
box-table-beyond = { $file }, ligne { $line } : dans « { $name } », « { $text } » est de trop ; attendu : { $expected } au plus.
box-table-more = { $file }, ligne { $line } : dans « { $name } », « { $text } » suit une entrée avec +, qui doit être la dernière.
box-table-end = { $file }, ligne { $line } : « { $name } » finit par « { $text } » ; attendu : des entrées jusqu’à { $expected }, ou un + après le dernier nombre.
box-total = { $file }, ligne { $line } : il y a { $found } { -tile-other } en tout ; attendu : { $expected }.
box-count = { $file }, ligne { $line } : « { $name } » vaut { $expected }, mais les { -tile-other } de cette sorte sont { $found } ; attendu : le même nombre.
box-code-twice = { $file }, ligne { $line } : « { $name } » vaut « { $text } », le code de { $other } ; attendu : un autre.
box-tile-twice = { $file }, ligne { $line } : « { $name } » est la même { -tile-one } que { $other } ; attendu : une seule entrée avec les deux nombres.
box-tile-name = { $file }, ligne { $line } : « { $name } » n’est pas un nom de { -tile-one } ; attendu : des minuscules, des chiffres et _, une lettre d’abord.

## Notation

unread-order = « { $text } » n’est pas une place ; attendu : « order » et un nombre de 1 à { $count }.
unread-draw = « { $text } » n’est pas une { -tile-one } ; attendu : « draw » et l’un des codes { $codes }.
unread-place = « { $text } » ne dit pas où poser la { -tile-one } ; attendu, par exemple : « { $tile }@b4 », avec 1 à 3 quarts de tour en chiffre après la { -tile-one }.

## Cartes du ciel

chart-rows = « { $text } » : la { -chart-one } a { $found } lignes ; attendu : { $expected }.
chart-columns = La ligne { $row } de la { -chart-one } a { $found } { -tile-other } ; attendu : { $expected }, avec « . » pour une { -cell-one } vide.
chart-tile = « { $text } » en { $cell } n’est pas une { -tile-one } ; attendu : l’un des codes { $codes }, ou « . » pour une { -cell-one } vide.
chart-turn = « { $text } » en { $cell } : une { -tile-one } ne peut pas être posée ainsi ; attendu : 0 à 3 quarts de tour en chiffre.
chart-flip = « { $text } » en { $cell } : les { -tile-other } ne se retournent qu’avec l’option « flip » ({ $tag }).
chart-many = { $text } en { $cell } est de trop ; la boîte en a { $count } ({ $tag }).
score-sides = « { $text } » n’est pas un choix de { -side-other } ; attendu : A ou B pour chacune des cinq { -reference-other }, comme « ABAAB ».
score-word = « { $text } » ne dit rien d’une { -chart-one } ; attendu au-dessus d’elle : « sides ABAAB » ou « flip ».

## Compter depuis un fichier

cli-scored = { -Chart-one } { $count } : { $total } { -point-other }
cli-nothing-scored = Rien à compter dans « { $file } » ; attendu : des { -chart-other } de cinq lignes de quatre { -tile-other }.

## Page


advice-brings = Rapporte
advice-stands = Rang à la { -round-one } suivante
advice-place = { NUMBER($count, useGrouping: "false") } pour l’instant
advice-never = –
advice-take = { -Space-one } { $count } : { $tile }, au mieux en { $cell }
advice-lay = En { $cell } : { $tile }
advice-note-take = Ce que chaque { -tile-one } rapporte tout de suite dans sa meilleure { -cell-one } ; la suite et ce qui reste aux autres ne sont pas pesés.
advice-note-place = Les { -point-other } tout de suite ; la suite n’est pas pesée.

pad-total = { -Point-other } : { $total }
pad-sky = { -Constellation-other } et { -nova-other }
pad-references = { -Reference-other }
pad-cell = Choisissez une { -cell-one }.
pad-whole = Toutes les { -cell-other } sont remplies. Choisissez-en une pour changer sa { -tile-one }.
pad-tile = Quelle { -tile-one } se trouve en { $cell } ?
pad-tile-left = { $tile } (reste { $count })
pad-way = Comment est-elle tournée en { $cell } ?
pad-remove = Retirer de { $cell } : { $tile }
pad-cell-name = { $cell }
pad-side = { $card } : passer à la { -side-one } { $side }
pad-flip = Permettre de retourner les { -tile-other }
pad-no-flip = Interdire de retourner les { -tile-other }
pad-too-many = { $tile } : la boîte n’en a que { $count }, les { -chart-other } ensemble en ont plus (TT-1.1).
pad-many = { $count ->
        [0] Il n’y a pas de { -chart-one } dans ce fichier.
       *[other] Il y a { $count } { -chart-other } dans ce fichier ; la feuille n’en prend qu’une. « tumblestar score twinkle_twinkle FILE » les compte toutes.
    }
picture-none = Cette image ne contient pas de { -chart-one }. Seules les images enregistrées par tumblestar peuvent être lues ; entrez les autres à la main.
picture-broken = Cette image SVG est illisible ({ $why }).
picture-box = Cette image a été enregistrée avec un autre box.toml ({ $digest } ; ici { $own }) : ses { -tile-other } peuvent différer.

## Les signes de l’image, expliqués au toucher et dans la légende

sign-slow = { -Tile-one } { -slow-feminine }
sign-slow-does = Elle va à l’{ -space-one } libre le plus à droite quand elle entre dans une rangée. Qui la prend joue tard à la { -round-one } suivante.
sign-side = { -Side-one } A ou B
sign-side-does = Chaque { -reference-one } a deux { -side-other }, chacune avec sa règle ; la même { -side-one } vaut pour tous. La { -side-one } A est pour une première partie.
sign-standee = { -Standee-one }
sign-standee-does = Elle se tient là où son joueur a pris une { -tile-one }. À la { -round-one } suivante, les { -standee-other } jouent de gauche à droite.
sign-left = { -Tile-one } { -left-over-feminine }
sign-left-does = Elle va au premier { -space-one } de la { -round-one } suivante ; la { -next-row-one } vient derrière elle.
sign-rank = Numéro sur une { -star-one }
sign-rank-does = Compte les { -constellation-other } d’une { -chart-one } par taille : 1 est la plus grande, 2 la deuxième.
sign-refused = Pas de { -link-one }
sign-refused-does = Les lignes de { -tile-other } ayant un { -edge-one } commun se rejoignent ici en un { -corner-one } : un V, pas une { -link-one }.
sign-round = { -Round-one }
sign-bag = { -Bag-one }
sign-bag-does = Les { -tile-other } qui ne sont encore entrées dans aucune rangée.
now-points = { $points } à présent.
now-best = Une { -tile-one } de plus peut en faire { $points }.
now-most = Une { -tile-one } de plus ne peut pas faire mieux.
now-count =
    { $what ->
        [stars] { -Star-other } : { $count }.
       *[number] { -Constellation-other } : { $count }.
    }
now-next = Avec { $count } : { $points }.
now-bag = Reste : { $count }.

## Ce qui donne les parts de victoire d’un bilan

evaluator-round-searched = tous les tours de la { -round-one } examinés, puis des valeurs apprises de { -chart-other }
evaluator-round-played = la { -round-one } jouée au plus de { -point-other } à chaque tour, puis des valeurs apprises de { -chart-other }
evaluator-ending = tous les tours jusqu’à la fin de la partie examinés

## Sortes de hasard, pour les statistiques

chance-of-tile = { -Tile-other } tirées du { -bag-one }
chance-of-order = Place qui vient ensuite dans le premier { -turn-order-one }
mistake-few = laisser une { -tile-one } qui rapporte plus
mistake-late = une place trop tardive dans l’{ -turn-order-one }
mistake-needed = laisser aux autres leur meilleure { -tile-one }
mistake-tile = choisir une { -tile-one }
mistake-link = oublier une { -link-one }
mistake-harm = placer une { -tile-one } là où elle coûte des { -point-other }
mistake-points = placer une { -tile-one } pour trop peu de { -point-other }
mistake-turn = tourner une { -tile-one }
mistake-line = fermer le trait d’une { -star-one }
mistake-middle = occuper une { -cell-one } entourée de place
mistake-tight = placer une { -tile-one } là où elle a peu de place
mistake-cell = choisir une { -cell-one }
why-points = Cela rapporte { $better } aussitôt, et non { $taken }.
why-order = À la prochaine { -round-one }, l’{ -space-one } { $better } passe avant l’{ -space-one } { $taken }.
why-needed =
    { $count ->
        [one] Elle rapporte à { $name } 1 { -point-one } de plus que les autres { -tile-other }.
       *[other] Elle rapporte à { $name } { $count } { -point-other } de plus que les autres { -tile-other }.
    }
why-link = Sa { -constellation-one } a alors { $better } { -star-other }, et non { $taken }.
why-lines = Cela garde { $better } lignes ouvertes, et non { $taken }.
why-room =
    { $better ->
        [one] Autour d’elle, 1 { -cell-one } est libre ; autour de l’autre, { $taken }.
       *[other] Autour d’elle, { $better } { -cell-other } sont libres ; autour de l’autre, { $taken }.
    }
why-row = La meilleure { -tile-one } des rangées rapporte alors { $better }, et non { $taken }.

## Installer une position

edit-cell = { $player }, { $cell } : { $tile }
edit-free = { $player }, { $cell } : libre
edit-space = { -Current-row-one }, { -space-one } { $count } : { $tile }
edit-next = { -Next-row-one }, { -space-one } { $count } : { $tile }
edit-held = { -In-hand-phrase } : { $tile }
edit-move = Venue de { $cell } : { $tile }

## Problèmes

puzzle-how-exact-turns = par tous les tours de la dernière { -round-one }, exactement
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = aucun { -point-one } sur le coup
puzzle-theme-last-tile = la dernière { -tile-one }
puzzle-theme-deny = le plus de { -point-other } n’est pas le mieux
puzzle-theme-slow = une { -tile-one } { -slow-feminine }
puzzle-theme-draw = victoire partagée
puzzle-ask-draw = Quelle { -tile-one } partage la victoire, et où ?
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-kinds = Des { -star-other } avec leurs lignes, une { -nova-one }, des { -asteroid-other }, un { -satellite-one }, un { -black-hole-one }, une { -comet-one }, et des { -planet-other } de trois sortes.
example-slow = Tirés dans cet ordre : un { -asteroid-one }, une { -planet-one } { -slow-feminine }, une { -comet-one }, une { -planet-one } { -slow-feminine }. Les { -tile-other } { -slow-feminine-plural } sont allées à droite.
example-take = Une { -standee-one } est là où la quatrième { -tile-one } a été prise. On peut prendre n’importe quelle autre.
example-next-order = Les personnes 1, 2 et 3 ont pris aux { -space-other } 4, 2 et 1 : le prochain { -turn-order-one } est 3, 2, 1, et la { -tile-one } { -left-over-feminine } vient en premier.
example-stays = Toute { -cell-one } vide convient. Une { -tile-one } posée y reste.
example-beside = Une { -rocky-planet-one } est { -beside-phrase } du { -satellite-one }. Un { -corner-one } seul, ce n’est pas { -beside-phrase }.
example-links = À travers un { -edge-one } ; à travers un { -corner-one } ; et un V, qui n’est pas une { -link-one }.
example-size = Une { -constellation-one } de trois { -star-other }, dont une { -nova-one }, qui compte aussi pour elle-même.
example-between = Les { -tile-other } sans lignes ne transmettent rien.
example-in-order = Des { -constellation-other } de trois et de deux { -star-other } ; les deux comptent dans le nombre.
example-asteroids = Des { -group-other } de deux, de deux et d’un : par la { -side-one } A le plus grand compte, par la { -side-one } B chacun.
example-comets = { -Side-one } A : trois { -star-other } autour de la { -comet-one }. { -Side-one } B : trois sortes d’objets.
example-planets = { -Side-one } A : le nombre de { -planet-other }. { -Side-one } B : une série de trois sortes ; les { -planet-other } { -beside-phrase } d’autres coûtent des { -point-other }.
example-satellites = { -Side-one } A : une { -planet-one } { -beside-phrase } du { -satellite-one }. { -Side-one } B : les deux { -planet-other } de sa ligne et de sa colonne.
example-black-holes = { -Side-one } A : au mieux sans { -star-one }, { -planet-one } ni { -black-hole-one } { -beside-phrase }. { -Side-one } B : au mieux avec { -asteroid-other }, { -comet-other } et { -satellite-other } { -beside-phrase }.
example-alone = En solitaire : des rangées de trois et deux, et les deux { -standee-other } sont à vous.
example-both-lines = Les deux lignes sont là ; puis l’une est tournée ailleurs.
example-crossing = Droit à travers un { -corner-one } ; un V ; et deux diagonales qui se croisent, deux { -link-other }.
example-planet-between = { example-between }
example-two-players = { -Turn-order-one } 1, 2, 2, 1, puis 2, 1, 1, 2.
example-holes = { -Beside-phrase } d’un { -asteroid-one } et d’une { -comet-one } ; { -beside-phrase } d’une { -star-one } ; l’un { -beside-phrase } de l’autre ; par un { -corner-one } seulement.
example-goal = Un { -goal-one } de 35 est dépassé par 36, pas par 35.
summary-round = Une { -round-one }
summary-round-1 = Dans l’{ -turn-order-one }, chaque personne prend une { -tile-one } de la { -current-row-one } et la pose aussitôt.
summary-round-2 = Les { -space-other } des { -tile-other } prises donnent le prochain { -turn-order-one }.
summary-round-3 = La { -tile-one } { -left-over-feminine } vient en premier ; la { -next-row-one } la suit et se remplit de nouveau. Les { -tile-other } { -slow-feminine-plural } vont à droite.
summary-place = Poser
summary-place-1 = Dans n’importe quelle { -cell-one } vide de votre { -chart-one }, tournée comme vous voulez. Elle y reste.
summary-place-2 = Des lignes qui se rejoignent à travers un { -edge-one }, ou droit à travers un { -corner-one }, font une { -link-one }.
summary-place-3 = Deux { -star-other } { -linked-feminine-plural } ou plus sont une { -constellation-one }.
summary-points = Les { -point-other }
summary-points-1 = La plus grande et la deuxième plus grande { -constellation-one }, leur nombre, les { -nova-other }.
summary-points-2 = { -Asteroid-other }, { -comet-other }, { -planet-other }, { -satellite-other } et { -black-hole-other }, par la { -side-one } A ou B ; les règles ont les tables.
summary-points-3 = { -Beside-phrase } veut dire avec un { -edge-one } commun ; les { -comet-other } comptent les huit { -cell-other } autour.
summary-end = Fin de la partie
summary-end-1 = Toutes les { -chart-other } sont pleines après vingt { -tile-other }. Le plus de { -point-other } gagne ; à égalité on partage la victoire.
summary-end-2 = En solitaire : deux { -standee-other }, dix { -round-other }, et un { -goal-one } à dépasser.
## L’initiation
## La leçon

tutorial-goal = Remplissez votre { -star-chart-one } de vingt { -tile-other } qui rapportent plus de { -point-other } que celles de Zoe.
tutorial-rows = On prend les { -tile-other } dans la { -current-row-one } ; la { -next-row-one } montre ce qui vient.
tutorial-take = Un tour a deux temps : prendre une { -tile-one }, puis la poser. Prenez l’{ -star-one } de l’{ -space-one } 2.
tutorial-take-other = C’est permis, mais dans cette leçon, prenez la { -tile-one } marquée.
tutorial-place = Posez-la en b3. Toute { -cell-one } vide est permise, et une { -tile-one } reste où elle est.
tutorial-place-other = C’est permis, mais dans cette leçon, choisissez la { -cell-one } marquée.
tutorial-order = À deux, chacun a deux { -standee-other } et prend deux { -tile-other } par { -round-one }. À la { -round-one } suivante, les { -standee-other } jouent de gauche à droite, selon l’{ -space-one } où elles ont pris.
tutorial-slow = Une { -tile-one } { -slow-feminine } porte un sablier et va tout à droite de sa rangée : elle vaut souvent plus, mais qui la prend joue tard à la { -round-one } suivante. Prenez cette { -gas-planet-one }.
tutorial-hole-early = Un { -black-hole-one } ne rapporte que s’il est bien placé, vous verrez plus tard comment. Ici, la { -planet-one } rapporte plus.
tutorial-planet = Une { -planet-one } rapporte 2 { -point-other }, et chaque autre davantage. Elle n’a pas de lignes : posez-la en d2.
tutorial-round = La { -round-one } est finie : le { -black-hole-one } { -left-over-adjective } est allé à l’{ -space-one } 1, et la { -next-row-one } l’a suivi. De nouvelles { -tile-other } sont arrivées ; la { -slow-feminine } est allée tout à droite.
tutorial-second = Zoe avait pris à l’{ -space-one } 1, elle a donc joué d’abord. À vous : prenez l’{ -star-one } de l’{ -space-one } 2.
tutorial-link = Deux { -star-other } sont { -linked-feminine-plural } si leurs lignes se rejoignent sur le même { -edge-one }. On peut tourner la { -tile-one } : posez-la en b2 avec une ligne vers le bas, vers votre { -star-one }.
tutorial-link-other = C’est permis, mais aucune ligne ne rejoindrait votre { -star-one }. Posez-la au-dessus de l’{ -star-one }, avec une ligne vers le bas.
tutorial-satellite = Deux { -star-other } { -linked-feminine-plural } sont une { -constellation-one }. Prenez maintenant le { -satellite-one } : il étudie les { -planet-other }.
tutorial-satellite-place = Un { -satellite-one } rapporte 2 { -point-other } par { -planet-one } { -beside-phrase } de lui ; { -beside-phrase } veut toujours dire : avec un { -edge-one } commun. Posez-le en d3, sous la { -planet-one }.
tutorial-sat-other = C’est permis, mais le { -satellite-one } n’aurait aucune { -planet-one } { -beside-phrase } de lui. Posez-le sous la { -gas-planet-one }.
tutorial-first-points = Déjà six { -point-other } : 2 chacun pour la { -constellation-one }, la { -planet-one } et le { -satellite-one }. Les signes de la { -chart-one } montrent ce qui rapporte, et combien.
tutorial-later = Quelques { -round-other } plus tard, votre { -chart-one } a douze { -tile-other }. Votre { -satellite-one } a maintenant une { -planet-one } au-dessus et une au-dessous.
tutorial-largest = Plus votre plus grande { -constellation-one } a d’{ -star-other }, plus elle rapporte. Prenez l’{ -star-one } de l’{ -space-one } 2.
tutorial-corner = Les { -link-other } vont aussi à travers un { -corner-one }. L’{ -star-one } en b2 a une ligne en haut à droite : posez la nouvelle en c1 pour que les lignes se rejoignent.
tutorial-corner-other = C’est permis, mais les deux lignes ne se rejoindraient pas. Dans la { -cell-one } marquée, une ligne doit aller en bas à gauche.
tutorial-three-scores = Quatre { -star-other } { -linked-feminine-plural } : 6 { -point-other }. La deuxième plus grande { -constellation-one } et le nombre de { -constellation-other } rapportent aussi.
tutorial-asteroid = Les { -asteroid-other } rapportent selon le plus grand { -group-one } uni par les { -edge-other }. Prenez l’{ -asteroid-one } de l’{ -space-one } 1.
tutorial-belt = Deux rapportent 3 { -point-other }, trois en rapportent 6. Posez-le en a3, sous les deux autres.
tutorial-belt-other = C’est permis, mais il n’aurait pas de { -edge-one } commun avec vos autres { -asteroid-other }. Posez-le au-dessous.
tutorial-comet = Vous avez pris aux { -space-other } 1 et 2 : vous jouez donc deux fois avant Zoe. Commencez par la { -comet-one }.
tutorial-comet-place = Une { -comet-one } rapporte 1 { -point-one } par { -star-one } dans les huit { -cell-other } autour, diagonales comprises. Posez-la en c3, entre quatre { -star-other }.
tutorial-comet-other = C’est permis, mais la { -cell-one } marquée a plus d’{ -star-other } autour : quatre.
tutorial-hole = Un { -black-hole-one } rapporte 2 { -point-other } si aucun autre n’est { -beside-phrase }, et 3 de plus s’il n’y a ni { -star-one } ni { -planet-one }. Prenez-le.
tutorial-hole-place = Dans le { -corner-one } a5, seule une { -comet-one } est { -beside-phrase }. Posez-le là.
tutorial-hole-other = C’est permis, mais une { -star-one }, une { -planet-one } ou un autre { -black-hole-one } serait { -beside-phrase }, ou risquerait de l’être. Choisissez la { -cell-one } marquée.
tutorial-five = Cinq { -point-other }, le plus qu’un { -black-hole-one } puisse rapporter. Ne posez ni { -star-one } ni { -planet-one } en b5.
tutorial-last = La dernière { -round-one } : il reste deux { -cell-other } vides. Aucun { -turn-order-one } ne suit, et les { -tile-other } { -slow-feminine-plural } ne coûtent donc rien.
tutorial-nova = Une { -nova-one } est une { -star-one } qui rapporte 2 { -point-other } à elle seule, et elle est toujours { -slow-feminine }. Prenez-la à l’{ -space-one } 5.
tutorial-nova-place = L’{ -star-one } en c1 a une ligne vers la droite. Posez la { -nova-one } en d1 pour que les deux soient { -linked-feminine-plural }.
tutorial-nova-other = C’est permis, mais aucune ligne de la { -nova-one } ne rejoindrait votre { -constellation-one }. Posez-la dans la { -cell-one } marquée, avec une ligne vers la gauche.
tutorial-third-planet = Cinq { -star-other } { -linked-feminine-plural } : 8 { -point-other }. Prenez maintenant la { -rocky-planet-one } : trois { -planet-other } rapportent 9 { -point-other }, deux seulement 5.
tutorial-end = Votre { -chart-one } est pleine et vous gagnez 47 à 16 ! Les { -reference-other } ont aussi une { -side-one } B, pour plus tard.
deed-place = Poser en { $cell }
deed-take = Prendre cette { -tile-one }
touch-place = Touchez une { -cell-one }.
touch-take = Touchez une { -tile-one }.
