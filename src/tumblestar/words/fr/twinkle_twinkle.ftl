### Les mots de Twinkle Twinkle en français. Les variables sont expliquées dans en.ftl.

## Le jeu

game-name = Twinkle Twinkle
game-tagline = Composez le ciel nocturne, tuile par tuile : ce que vous prenez décide de votre rang au tour suivant.
game-about = Prenez une tuile dans la rangée et posez-la sur votre carte du ciel ; la case d’où elle vient est votre rang à la manche suivante. Les étoiles forment des constellations, et les astéroïdes, comètes, planètes, satellites et trous noirs rapportent chacun à leur façon. Après vingt tuiles, le plus beau ciel gagne. De une à quatre personnes.

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
        [one] étoile avec une ligne vers { $ports }
       *[other] étoile avec des lignes vers { $ports }
    }
tile-nova =
    { $count ->
        [one] nova avec une ligne vers { $ports }
       *[other] nova avec des lignes vers { $ports }
    }
tile-asteroid = astéroïde
tile-satellite = satellite
tile-black-hole = trou noir
tile-comet = comète
tile-rocky = planète rocheuse
tile-gas = planète gazeuse
tile-ringed = planète à anneaux
tile-slow = { $tile } (tuile lente)
tile-entry =
    { $slow ->
        [yes] { $code } : { $tile } ; { $count } dans la boîte, tuile lente
       *[no] { $code } : { $tile } ; { $count } dans la boîte
    }
tile-code = { $code } ({ $name })
tile-count = { $count } dans la boîte
tile-is-slow = tuile lente

one-asteroid = astéroïde
one-comet = comète
one-planet = planète
one-satellite = satellite
one-black-hole = trou noir
many-star = étoiles
many-asteroid = astéroïdes
many-planet = planètes
many-satellite = satellites
many-black-hole = trous noirs
many-comet = comètes
many-nova = novas
many-rocky = planètes rocheuses
many-gas = planètes gazeuses
many-ringed = planètes à anneaux

set-ours = les tuiles telles que tumblestar les a
set-named = les tuiles de « { $name } »

## Ce qui rapporte

card-largest = Plus grande constellation
card-second = Deuxième plus grande
card-number = Nombre de constellations
card-nova = Novas
card-asteroids = Astéroïdes
card-comets = Comètes
card-planets = Planètes
card-satellites = Satellites
card-black-holes = Trous noirs
card-side = { $name }, face { $side }
card-line = { $name } : { $does }
card-does =
    { $source ->
        [reconstruction] { $does } (reconstitution)
        [ruling] { $does } (décision)
        [review] { $does } (critique)
       *[book] { $does }
    }

# Les mêmes à l’intérieur des phrases.
scored-largest = plus grande constellation
scored-second = deuxième plus grande
scored-number = nombre de constellations
scored-nova = novas
scored-asteroids = astéroïdes
scored-comets = comètes
scored-planets = planètes
scored-satellites = satellites
scored-black-holes = trous noirs

points-of =
    { $sign ->
        [minus] { $points ->
            [one] −{ $points } point
           *[other] −{ $points } points
        }
       *[plus] { $points ->
            [one] { $points } point
           *[other] { $points } points
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
does-largest = Des points selon les étoiles de la plus grande constellation. { $table }.
does-second = Des points selon les étoiles de la deuxième plus grande constellation. { $table }.
does-number = Des points selon le nombre de constellations d’au moins deux étoiles. { $table }.
does-nova = { $each } par nova.
does-flat = { $each } par { $tile }.
does-by-number = Des points selon le nombre de tuiles ({ $tiles }). { $table }.
does-largest-group =
    { $corners ->
        [yes] Des points selon la taille du plus grand groupe de tuiles ({ $tiles }) qui se touchent par un bord ou un coin. { $table }.
       *[no] Des points selon la taille du plus grand groupe de tuiles ({ $tiles }) qui se touchent par un bord. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Des points pour chaque groupe de tuiles ({ $tiles }) qui se touchent par un bord ou un coin, selon sa taille. { $table }.
       *[no] Des points pour chaque groupe de tuiles ({ $tiles }) qui se touchent par un bord, selon sa taille. { $table }.
    }
does-beside-count =
    { $extra ->
        [base] Chaque { $tile } : { $base }, et { $each } pour chaque tuile de ces sortes à côté : { $of }.
        [none] Chaque { $tile } : { $each } pour chaque tuile de ces sortes à côté : { $of } ; s’il n’y en a pas, { $none }.
        [both] Chaque { $tile } : { $base }, et { $each } pour chaque tuile de ces sortes à côté : { $of } ; s’il n’y en a pas, { $none } en outre.
       *[plain] Chaque { $tile } : { $each } pour chaque tuile de ces sortes à côté : { $of }.
    }
does-around-count =
    { $extra ->
        [base] Chaque { $tile } : { $base }, et { $each } pour chaque tuile de ces sortes dans les huit cases autour, au plus : { $of }.
        [none] Chaque { $tile } : { $each } pour chaque tuile de ces sortes dans les huit cases autour, au plus : { $of } ; s’il n’y en a pas, { $none }.
        [both] Chaque { $tile } : { $base }, et { $each } pour chaque tuile de ces sortes dans les huit cases autour, au plus : { $of } ; s’il n’y en a pas, { $none } en outre.
       *[plain] Chaque { $tile } : { $each } pour chaque tuile de ces sortes dans les huit cases autour, au plus : { $of }.
    }
does-beside-table = Chaque { $tile } : des points selon le nombre de ces tuiles à côté, { $of }. { $table }.
does-around-table = Chaque { $tile } : des points selon le nombre de ces tuiles dans les huit cases autour, au plus, { $of }. { $table }.
does-beside-kinds = Chaque { $tile } : des points selon combien de ces sortes se trouvent à côté, { $of }. { $table }.
does-around-kinds = Chaque { $tile } : des points selon combien de ces sortes se trouvent dans les huit cases autour, au plus, { $of }. { $table }.
does-in-sight =
    { $extra ->
        [base] Chaque { $tile } : { $base }, et { $each } pour chaque tuile de ces sortes en vue dans sa ligne et sa colonne : { $of }. { sight }
        [none] Chaque { $tile } : { $each } pour chaque tuile de ces sortes en vue dans sa ligne et sa colonne : { $of } ; s’il n’y en a pas, { $none }. { sight }
        [both] Chaque { $tile } : { $base }, et { $each } pour chaque tuile de ces sortes en vue dans sa ligne et sa colonne : { $of } ; s’il n’y en a pas, { $none } en outre. { sight }
       *[plain] Chaque { $tile } : { $each } pour chaque tuile de ces sortes en vue dans sa ligne et sa colonne : { $of }. { sight }
    }
sight =
    { $limit ->
        [blocked] La vue porte dans chaque sens jusqu’au bord, ou jusqu’à la première de ces tuiles : { $blocked }.
       *[open] La vue porte dans chaque sens jusqu’au bord.
    }
does-apart =
    { $extra ->
        [bonus] Chaque { $tile } : { $each } si aucune tuile de ces sortes n’est à côté : { $of } ; et { $bonus } en outre si aucune de celles-ci ne l’est non plus : { $other }.
       *[plain] Chaque { $tile } : { $each } si aucune tuile de ces sortes n’est à côté : { $of }.
    }
does-sets =
    { $extra ->
        [beside] Des points pour des séries de sortes différentes ({ $tiles }), chacune aussi grande que possible, selon ses sortes. { $table }. Et { $each } par { $tile } à côté d’une autre de ces tuiles ({ $tiles }), quelle qu’en soit la sorte.
       *[plain] Des points pour des séries de sortes différentes ({ $tiles }), chacune aussi grande que possible, selon ses sortes. { $table }.
    }

rows-of =
    { $count ->
        [1] En solitaire : { $current } cases dans la rangée en cours et { $next } dans la suivante, { $standees } figurines, { $rounds } manches
       *[other] À { $count } : { $current } cases dans la rangée en cours et { $next } dans la suivante, { $standees ->
            [one] { $standees } figurine
           *[other] { $standees } figurines
        } par personne, { $rounds } manches
    }
solo-goals = Buts : { $goals } points

gain-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } +{ $points }
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
goal-points = { $points } ; le but est de dépasser { $goal }
goal-points-does = Votre carte doit rapporter plus de { $goal } points à la fin. Telle qu’elle est, elle en rapporte : { $points }.

## Journal

to-act =
    { $seat ->
        [you] À vous
       *[other] { $seat }
    }
seat-places =
    { $seat ->
        [you] Vous posez en { $cell } : { $tile }.
       *[other] { $seat } pose en { $cell } : { $tile }.
    }
stands-in-order =
    { $seat ->
        [you] Vous prenez le rang { $count } du premier ordre de tour
       *[other] { $seat } prend le rang { $count } du premier ordre de tour
    }
did-order = { stands-in-order }.
did-order-all = { stands-in-order }, qui est maintenant : { $order }.
did-draw =
    { $row ->
        [current] Case { $count } de la rangée en cours : { $tile }.
       *[next] Case { $count } de la rangée suivante : { $tile }.
    }
did-draw-slow =
    { $row ->
        [current] Case { $count } de la rangée en cours : { $tile }, tuile lente, qui va dans la dernière case libre.
       *[next] Case { $count } de la rangée suivante : { $tile }, tuile lente, qui va dans la dernière case libre.
    }
did-take =
    { $seat ->
        [you] Vous prenez dans la case { $count } : { $tile }.
       *[other] { $seat } prend dans la case { $count } : { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { seat-places } { $gain } La manche est finie. Ordre de tour : { $order }. Restée, et maintenant dans la case 1 : { $left }.
did-place-alone = { seat-places } { $gain } La manche est finie. Restée, et maintenant dans la case 1 : { $left }.
did-over =
    { $end ->
        [beaten] { $told } Le but est dépassé !
        [short] { $told } Le but n’est pas dépassé.
       *[over] { $told } Toutes les cartes sont pleines : la partie est terminée.
    }
did-resign =
    { $seat ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }

## Ce que ferait une cible pointée

would-order = { stands-in-order }.
would-order-all = { stands-in-order }, qui serait : { $order }.
would-draw =
    { $row ->
        [current] Case { $count } de la rangée en cours : { $tile }.
       *[next] Case { $count } de la rangée suivante : { $tile }.
    }
would-draw-slow =
    { $row ->
        [current] Case { $count } de la rangée en cours : { $tile }, tuile lente, qui va dans la dernière case libre.
       *[next] Case { $count } de la rangée suivante : { $tile }, tuile lente, qui va dans la dernière case libre.
    }
would-take = Prendre dans la case { $count } : { $tile }. Le prochain ordre de tour jusqu’ici, par case : { $order }.
would-take-all = Prendre dans la case { $count } : { $tile }. Le prochain ordre de tour, par case : { $order }. Restée, et ensuite dans la case 1 : { $left }.
would-take-alone = Prendre dans la case { $count } : { $tile }.
would-take-alone-all = Prendre dans la case { $count } : { $tile }. Restée, et ensuite dans la case 1 : { $left }.
would-take-last = Prendre dans la case { $count } : { $tile }. Aucun ordre de tour ne suit : c’est la dernière manche.
stands-at = { $seat } ({ $count })
would-place = Poser en { $cell } : { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } La partie s’arrête là : vous gagnez !
        [tied] { $told } La partie s’arrête là : vous partagez la victoire !
        [lost] { $told } La partie s’arrête là, et vous ne la gagnez pas.
        [beaten] { $told } La partie s’arrête là : le but est dépassé !
       *[short] { $told } La partie s’arrête là, et le but n’est pas dépassé.
    }
would-resign = Abandonner : vous n’obtenez rien, et les autres se partagent la victoire.

## État

status-setup = Mise en place
round = Manche { $count } sur { $most }
status-take = { to-act } : prenez une tuile de la rangée en cours.
status-take-standee = { to-act } : prenez une tuile de la rangée en cours (figurine { $count } sur { $all }).
status-place =
    { $seat ->
        [you] À vous : posez la tuile sur votre carte : { $tile }.
       *[other] { $seat } : posez la tuile sur la carte : { $tile }.
    }
status-type-order = À qui est la figurine qui a le rang { $count } du premier ordre de tour ?
status-type-draw =
    { $row ->
        [current] Quelle tuile vient dans la rangée en cours ?
       *[next] Quelle tuile vient dans la rangée suivante ?
    }
status-over-won =
    { $seat ->
        [you] Vous gagnez avec { $points } !
       *[other] { $seat } gagne avec { $points } !
    }
status-over-tied =
    { $seats ->
        [you] Victoire partagée : { $seats }, chaque carte avec { $points } !
       *[other] { $seats } se partagent la victoire, chaque carte avec { $points } !
    }
status-over-beaten = Le but de { $goal } points est dépassé, avec { $points } !
status-over-short = Le but de { $goal } points n’est pas dépassé : la carte a { $points }.

## Refus : pourquoi non, et quoi à la place

refused-TT-2-1 = Cette tuile n’est plus dans le sac. Choisissez parmi celles qui sont proposées.
refused-TT-2-4 = Cette place n’a plus de figurine à qui donner un rang. Choisissez parmi celles qui sont proposées.
refused-TT-3-1 = Il n’y a pas de tuile dans cette case : elle a été prise cette manche, ou la rangée n’a pas cette case. Prenez une autre tuile.
refused-TT-3-1-first = Vous n’avez pas de tuile en main. Prenez-en d’abord une dans la rangée en cours.
refused-TT-3-2 = La tuile n’est jamais posée ainsi. Tournez-la par quarts de tour ; elle ne se retourne qu’avec l’option « flip ».
refused-TT-3-2-held = Vous avez déjà pris une tuile. Posez-la sur votre carte.
refused-TT-3-6 = La partie est terminée. Vous pouvez la revoir pas à pas, ou en jouer une autre.
refused-TT-3-7 = Une tuile se trouve dans cette case, et les tuiles posées y restent. Choisissez une case vide.

## Options

option-asteroids = Astéroïdes : face B
option-asteroids-help = La face B de cette référence au lieu de la face A, pour tout le monde ; les règles disent ce que chacune rapporte.
option-comets = Comètes : face B
option-comets-help = La face B de cette référence au lieu de la face A, pour tout le monde ; les règles disent ce que chacune rapporte.
option-planets = Planètes : face B
option-planets-help = La face B de cette référence au lieu de la face A, pour tout le monde ; les règles disent ce que chacune rapporte.
option-satellites = Satellites : face B
option-satellites-help = La face B de cette référence au lieu de la face A, pour tout le monde ; les règles disent ce que chacune rapporte.
option-black_holes = Trous noirs : face B
option-black_holes-help = La face B de cette référence au lieu de la face A, pour tout le monde ; les règles disent ce que chacune rapporte.
option-flip = Les tuiles peuvent être retournées
option-flip-help = Les tuiles peuvent aussi être posées en miroir.
option-first = Qui a le premier rang
option-first-help = Le hasard décide, ou vous dites à qui est la figurine du premier rang au premier tour. Les rangs suivants restent au hasard.
option-first-0 = au hasard
option-first-seat = place { $count }
option-goal = But
option-goal-help = Seulement en solitaire : combien de points il faut dépasser.

## Le plateau en texte

picture-label = Les deux rangées de tuiles avec l’ordre de tour, et les cartes du ciel ; le même contenu est donné sous forme de texte.
text-board = L’ordre de tour, les deux rangées de tuiles, et chaque carte ligne par ligne
text-order = Ordre de tour :
text-standee =
    { $state ->
        [acts] { $count } : { $seat }, c’est son tour
        [done] { $count } : { $seat }, a joué
       *[waits] { $count } : { $seat }
    }
text-current = Rangée en cours :
text-next = Rangée suivante, par les cases qu’elle aura :
text-space = { $count } : { $tile }
text-taken =
    { $seat ->
        [you] { $count } : prise, vous y serez à la manche suivante
       *[other] { $count } : prise, { $seat } y sera à la manche suivante
    }
text-free = { $count } : vide
text-chart = { $seat }, ligne { $row } :
text-empty = { $cell } : vide
text-cell = { $cell } : { $tile }
text-linked = { $cell } : { $tile }, liaison avec { $cells }
text-row = { $seat } : { $points }, { $count } tuiles sur { $most }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = En détail : { $parts }.
text-constellations = Constellations, par leurs étoiles : { $sizes }.
text-turn =
    { $seat ->
        [you] C’est votre tour.
       *[other] C’est son tour.
    }
text-slow = Tuiles lentes dans les rangées : { $tiles }. Quand on remplit une rangée, une tuile lente va dans la dernière case libre ; qui la prend joue tard à la manche suivante.
text-left = Restée de la manche précédente, dans la case 1 : { $tile }.

## Règles

rules-intro = Dans Twinkle Twinkle, vous composez votre carte du ciel de vingt cases, tuile par tuile. Dans l’ordre de tour, chaque personne prend une tuile de la rangée en cours et la pose aussitôt ; la case d’où elle vient est son rang à la manche suivante : ce que vous prenez décide donc du moment où vous choisirez ensuite. Les étoiles dont les lignes se rejoignent forment des constellations. Les astéroïdes, comètes, planètes, satellites et trous noirs rapportent selon cinq références, chacune à deux faces. Après vingt tuiles, le plus de points gagne.
rules-page = Pointez une tuile de la rangée en cours pour voir l’ordre de tour auquel elle mènerait, et cliquez pour la prendre. Puis pointez une case vide pour lire ce que la tuile y rapporterait, tournez-la comme vous voulez, et cliquez pour la poser. Tout cela se fait aussi au clavier. L’aspect des tuiles et ce que rapportent les références sont lus dans un fichier de données, box.toml ; là où vous voyez une marque, nos tuiles peuvent différer des vôtres. Si vous avez la boîte, corrigez ce fichier, et les règles, les scores, les images et cette aide suivront. « tumblestar rules twinkle_twinkle --tiles » imprime les tuiles pour les comparer à une boîte.

rules-TT-1 = Contenu de la boîte
rule-TT-1-1 = Il y a { $tiles } tuiles { $source } : { $star } étoiles, dont quelques novas, { $asteroid } astéroïdes, { $planet } planètes, { $satellite } satellites, { $black_hole } trous noirs et { $comet } comètes. Toutes servent, quel que soit le nombre de personnes.
rule-TT-1-2 = Chaque personne a une carte du ciel de { $cells } cases : 5 × 4 {$review}, ici { $columns } colonnes et { $rows } lignes {$reconstruction}. Les cartes sont identiques {$ruling}.
rule-TT-1-3 = Les étoiles portent des lignes, de l’étoile vers des bords et des coins de la tuile. Quels motifs il y a, quelles étoiles sont des novas, quelles tuiles sont lentes et quelles sortes de planètes il y a, le voici {$reconstruction}.
rule-TT-1-4 = Il y a cinq références de score à deux faces : la verte, que le livret conseille pour une première partie, et la bleue ; nous les appelons A et B.

rules-TT-2 = Mise en place
rule-TT-2-1 = Toutes les tuiles sont dans le sac. On en tire pour la rangée en cours, puis pour la rangée suivante, qui a une case de moins. Les deux sont visibles de tous.
rule-TT-2-2 = Une tuile lente qui vient dans une rangée va dans sa case libre la plus à droite, et l’on continue de remplir par la gauche : a, lente 1, b, lente 2 dans quatre cases donne a, b, lente 2, lente 1. À la mise en place, cela vaut pour les deux rangées, la rangée en cours d’abord {$ruling}.
rule-TT-2-3 = Chaque personne a des figurines : { $two } à deux, { $three } à trois, { $four } à quatre.
rule-TT-2-4 = Le premier ordre de tour est tiré parmi toutes les figurines ; à deux, une même personne peut donc avoir les rangs 1 et 2.
rule-TT-2-5 = Pour chacune des cinq références, le groupe choisit la face A ou B, la même pour tout le monde ; tout mélange est permis. Par défaut, toutes sont A.

rules-TT-3 = Une manche
rule-TT-3-1 = Les figurines agissent dans l’ordre de tour, de gauche à droite. Agir, c’est prendre n’importe quelle tuile de la rangée en cours qui n’a pas encore été prise cette manche, et la poser.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] Posez-la aussitôt dans une case vide de votre carte, face peinte visible, tournée par quarts de tour comme vous voulez { $source }, ou retournée { $flip_source }. Elle n’a pas besoin de toucher quoi que ce soit {$review}.
           *[no] Posez-la aussitôt dans une case vide de votre carte, face peinte visible, tournée par quarts de tour comme vous voulez { $source }. Elle n’a pas besoin de toucher quoi que ce soit {$review}. L’option « flip » permet aussi les images en miroir { $flip_source }.
        }
       *[no] { $turned ->
            [yes] Posez-la aussitôt dans une case vide de votre carte, face peinte visible, telle quelle ou retournée { $flip_source }, mais sans la tourner { $source }. Elle n’a pas besoin de toucher quoi que ce soit {$review}.
           *[no] Posez-la aussitôt dans une case vide de votre carte, face peinte visible, sans la tourner { $source }. Elle n’a pas besoin de toucher quoi que ce soit {$review}. L’option « flip » permet aussi les images en miroir { $flip_source }.
        }
    }
rule-TT-3-3 = Quand toutes les figurines ont pris une tuile, la manche se termine. Le nouvel ordre de tour va de gauche à droite, selon les cases des tuiles prises. Il n’y a pas d’égalité.
rule-TT-3-4 = La seule tuile qui reste va dans la première case de la rangée en cours, même si elle est lente. La rangée suivante vient derrière elle, dans son ordre, puis elle est remplie de nouveau depuis le sac.
rule-TT-3-5 = Dès que la rangée en cours contient les tuiles de la dernière manche, la rangée suivante n’est plus remplie {$ruling}.
rule-TT-3-6 = Une partie a { $two } manches à deux, { $three } à trois et { $four } à quatre. Chaque personne pose vingt tuiles, et toutes les cartes se remplissent à la même manche. Le sac ne se vide jamais.
rule-TT-3-7 = Les tuiles posées ne bougent plus. On ne passe pas, et l’on ne défausse rien {$ruling}.

rules-TT-4 = Constellations
rule-TT-4-1 = À côté veut dire : avec un bord commun. Les règles qui comptent les diagonales le disent.
rule-TT-4-2 = Une liaison est une ligne droite d’étoile à étoile, à travers un bord ou en diagonale à travers un coin : les deux tuiles doivent porter une ligne vers ce bord ou ce coin. Deux lignes qui se rejoignent en un coin et viennent de tuiles ayant un bord commun forment un V et ne lient pas. Deux diagonales droites qui se croisent en un coin sont deux liaisons {$ruling}.
rule-TT-4-3 = Une constellation, ce sont deux étoiles ou plus, liées directement ou par d’autres. Sa taille est son nombre d’étoiles. Une nova est une étoile à tous égards.
rule-TT-4-4 = Les tuiles sans lignes ne transmettent rien {$ruling}.

rules-TT-5 = Score
rule-TT-5-1 = Ce qui rapporte, dans l’ordre : la plus grande constellation, la deuxième plus grande, le nombre de constellations {$review}, les deux plus grandes comprises {$ruling} ; puis les novas, et les cinq références.
rule-TT-5-2 = Le plus de points gagne ; en cas d’égalité, la victoire est partagée. Un total peut être négatif, et de deux constellations de même taille l’une compte comme la plus grande et l’autre comme la deuxième {$ruling}.
rule-TT-5-3 = Combien rapporte chaque chose, selon le fichier de données {$reconstruction}. Les tables disent un nombre et ses points ; sous leur premier nombre il n’y en a pas.
rule-TT-5-4 = Ce que disent l’éditeur et les critiques, et que toute correction devrait garder : les trous noirs sont à éviter, sauf placés à la perfection ; les faces A ne coûtent jamais de points, et au moins une face B en coûte ; les astéroïdes forment une ceinture, les comètes veulent être entourées, les planètes se collectionnent, les satellites étudient les planètes ; les tuiles lentes valent plus en moyenne.

rules-TT-6 = En solitaire
rule-TT-6-1 = Cette façon de jouer en solitaire est de nous. Vous prenez dans des rangées plus petites avec deux figurines à vous, et cherchez à dépasser un but.

rules-TT-7 = Exemples
rule-TT-7-1 = Une étoile en a1 avec une ligne vers S et une en a2 avec une ligne vers N sont liées. Sans l’une de ces lignes, elles ne le sont pas.
rule-TT-7-2 = Une étoile en a1 avec une ligne vers SE et une en b2 avec une ligne vers NO sont liées. Une ligne de a1 vers SE et une de b1 vers SO forment un V : pas de liaison. Si les quatre tuiles ont une ligne vers un même coin, il y a deux liaisons.
rule-TT-7-3 = Une étoile en a1 avec une ligne vers E, une planète en b1, une étoile en c1 avec une ligne vers O : pas de liaison.
rule-TT-7-4 = À deux, ordre de tour 1, 2, 2, 1. La place 1 prend la case 3, la place 2 la case 1, la place 2 la case 5, la place 1 la case 2. L’ordre suivant est 2, 1, 1, 2, et la tuile de la case 4 va dans la case 1.
rule-TT-7-5 = Trous noirs par la face A, telle que tumblestar l’a : dans un coin à côté d’un astéroïde et d’une comète, 5 points ; à côté d’une étoile ou d’une nova, 2 ; deux côte à côte, 0 chacun. Deux qui ne se touchent que par un coin ne se voient pas.
rule-TT-7-6 = Après une partie à quatre, 14 tuiles restent dans le sac. Par les tables que tumblestar a, qui cherche les points immédiats en a environ 50, et qui joue au hasard environ 20.

rules-ours = Nos autres décisions
rule-ours-1 = Le premier ordre de tour est tiré avant les tuiles {$ruling}.
rule-ours-2 = Dépasser un but, c’est avoir plus de points qu’il ne dit {$ruling}.
rule-ours-3 = Les points montrés pendant la partie sont ceux que les cartes rapporteraient telles qu’elles sont {$ruling}.
rule-ours-4 = Qui abandonne n’obtient rien, et les autres se partagent la victoire {$ruling}.

## Robots

bot-greedy-help = prend et pose pour le plus de points immédiats
bot-novice-help = ne pèse que son propre tour, d’après ce qu’il a appris, et peut manquer le meilleur choix d’un demi-point environ
bot-club-help = calcule la manche en cours, et peut manquer le meilleur tour d’environ un point
bot-strong-help = calcule la manche en cours, et peut manquer le meilleur tour d’un demi-point
bot-expert-help = calcule la manche en cours et la suivante, et peut manquer le meilleur tour d’un demi-point
bot-master-help = calcule la manche en cours et la suivante aussi largement que possible

## Le fichier de données

box-no-toml = { $file }, ligne { $line } : ce n’est pas du TOML. { $why }
box-unknown = { $file }, ligne { $line } : il n’y a pas d’entrée « { $name } » ; attendu ici : { $allowed }.
box-missing = { $file }, ligne { $line } : l’entrée « { $name } » manque.
box-value = { $file }, ligne { $line } : « { $name } » vaut « { $value } » ; attendu : { $expected }.
box-expected-table = des entrées à elle, sous un titre ou entre accolades
box-expected-number = { NUMBER($number, useGrouping: "false") }, comme le veulent les autres entrées
box-expected-whole = un nombre entier de { NUMBER($low, useGrouping: "false") } à { NUMBER($high, useGrouping: "false") }
box-expected-yes = true ou false
box-expected-text = un texte entre guillemets droits
box-expected-one = l’un des mots { $allowed }
box-expected-some = une liste de mots différents parmi { $allowed }
box-expected-points = des nombres et leurs points entre guillemets droits, comme « { $example } »
box-expected-goals = une liste de points de 1 à 127, en ordre croissant
box-expected-code = une à quatre lettres, suivies ou non d’un *
box-expected-divides = un nombre qui divise { $number }
box-table-gap = { $file }, ligne { $line } : dans « { $name } », { $before } est suivi de « { $text } » ; attendu : { $expected }.
box-table-begin = { $file }, ligne { $line } : « { $name } » commence par « { $text } » ; attendu : { $expected } au plus tard.
box-table-beyond = { $file }, ligne { $line } : dans « { $name } », « { $text } » dépasse ce qui peut être ; attendu : { $expected } au plus.
box-table-more = { $file }, ligne { $line } : dans « { $name } », « { $text } » suit une entrée avec + ; attendu : que celle-ci soit la dernière.
box-table-end = { $file }, ligne { $line } : « { $name } » finit par « { $text } » ; attendu : des entrées jusqu’à { $expected }, ou un + après le dernier nombre.
box-total = { $file }, ligne { $line } : les sortes ont { $found } tuiles en tout ; attendu : { $expected }.
box-count = { $file }, ligne { $line } : « { $name } » dit { $expected }, mais les tuiles de cette sorte sont { $found } ; attendu : le même nombre.
box-code-twice = { $file }, ligne { $line } : « { $name } » vaut « { $text } », que { $other } a déjà ; attendu : un code à elle.
box-tile-twice = { $file }, ligne { $line } : « { $name } » est la même tuile que { $other } ; attendu : une seule entrée avec le nombre des deux.
box-tile-name = { $file }, ligne { $line } : « { $name } » n’est pas un nom de tuile ; attendu : des minuscules, des chiffres et _, une lettre d’abord.

## Notation

unread-order = « { $text } » n’est pas une place ; on attend « order » et un nombre de 1 à { $count }.
unread-draw = « { $text } » n’est pas une tuile ; on attend « draw » et l’un des codes { $codes }.
unread-take = « { $text } » n’est pas une case de la rangée ; on attend « take » et un nombre de 1 à { $count }.
unread-place = « { $text } » ne dit pas où poser la tuile ; on attend par exemple « { $tile }@b4 », avec 1 à 3 quarts de tour en chiffre après la tuile.

## Cartes du ciel

chart-rows = « { $text } » : la carte a { $found } lignes ; on en attend { $expected }.
chart-columns = La ligne { $row } de la carte a { $found } tuiles ; on en attend { $expected }, avec « . » pour une case vide.
chart-tile = « { $text } » en { $cell } n’est pas une tuile ; on attend l’un des codes { $codes }, ou « . » pour une case vide.
chart-turn = « { $text } » en { $cell } : une tuile n’est jamais posée ainsi ; on attend 0 à 3 quarts de tour en chiffre.
chart-flip = « { $text } » en { $cell } : les tuiles ne se retournent qu’avec l’option « flip » ({ $tag }).
chart-many = { $text } en { $cell } est de trop ; la boîte en a { $count } ({ $tag }).
score-sides = « { $text } » ne dit rien des références ; on attend A ou B pour chacune des cinq, comme « ABAAB ».
score-word = « { $text } » ne dit rien d’une carte ; on attend au-dessus d’une carte « sides ABAAB » ou « flip ».

## Compter depuis un fichier

cli-scored = Carte { $count } : { $total } points en tout
cli-nothing-scored = Il n’y a rien à compter dans « { $file } » : on attend des cartes de cinq lignes de quatre tuiles.

## Page


advice-brings = Rapporte
advice-stands = Place dans l’ordre à venir
advice-place = { NUMBER($count, useGrouping: "false") } pour l’instant
advice-never = –
advice-take = Case { $count } : { $tile }, au mieux en { $cell }
advice-lay = En { $cell } : { $tile }
advice-note-take = Ce que chaque tuile rapporte tout de suite, là où elle rapporte le plus. Ce à quoi elle mène plus tard et ce qui reste aux autres ne sont pas pesés.
advice-note-place = Rapporte : les points tout de suite ; la suite n’y est pas comptée.

pad-total = Points : { $total }
pad-sky = Constellations et novas
pad-references = Références
pad-cell = Choisissez une case de la carte.
pad-whole = Les vingt cases sont remplies. Choisissez-en une pour changer sa tuile.
pad-tile = Quelle tuile se trouve en { $cell } ?
pad-tile-left = { $tile } (reste { $count })
pad-way = Comment est-elle tournée en { $cell } ?
pad-remove = Retirer de { $cell } : { $tile }
pad-cell-name = { $cell }
pad-side = { $card } : passer à la face { $side }
pad-flip = Les tuiles ne peuvent pas être retournées : changer
pad-no-flip = Les tuiles peuvent être retournées : changer
pad-too-many = La boîte n’a que { $count } tuiles pour { $tile } ; les cartes de tous les joueurs ensemble en ont plus (TT-1.1).
pad-many = { $count ->
        [0] Il n’y a pas de carte dans ce fichier.
       *[other] Il y a { $count } cartes dans ce fichier, et la feuille n’en prend qu’une. « tumblestar score twinkle_twinkle FILE » les compte toutes.
    }
picture-none = Cette image ne contient pas de carte. Seule une image enregistrée par tumblestar peut être lue ; entrez les autres à la main.
picture-broken = Ce n’est pas une image SVG lisible ({ $why }).
picture-box = Cette image a été enregistrée avec un autre box.toml ({ $digest } ; ici { $own }) : ses tuiles ne sont peut-être pas celles de ce jeu.

## Les signes de l’image, expliqués au toucher et dans la légende

sign-slow = Tuile lente
sign-slow-does = Une tuile au sablier va à la place libre la plus à droite quand elle entre dans une rangée. Qui la prend joue tard à la manche suivante.
sign-side = Face a ou b
sign-side-does = Chacune des cinq références a deux faces, chacune avec sa règle ; la même face vaut pour tous. La face a est pour une première partie.
sign-standee = Figurine
sign-standee-does = Elle se tient là où son joueur a pris une tuile. À la manche suivante, les figurines jouent de gauche à droite.
sign-left = Tuile restante
sign-left-does = La tuile que personne ne prend avance à la première place de la manche suivante ; la rangée d’après la suit.
sign-rank = Numéro sur une étoile
sign-rank-does = Compte les constellations d’une carte du ciel par leur taille : 1 est sur la plus grande, 2 sur la deuxième.
sign-refused = Pas de lien
sign-refused-does = Les lignes de deux tuiles qui partagent un bord se rejoignent ici dans un coin. Cela fait un V, et non un lien.
sign-round = Manche
sign-round-does = La manche en cours, et combien il y en a.
sign-bag = Sac
sign-bag-does = Les tuiles qui ne sont encore entrées dans aucune rangée.
now-points = { $points } à présent.
now-best =
    { $kind ->
        [nova] Une nova de plus peut en faire { $points }.
        [asteroid] Un astéroïde de plus peut en faire { $points }.
        [comet] Une comète de plus peut en faire { $points }.
        [planet] Une planète de plus peut en faire { $points }.
        [satellite] Un satellite de plus peut en faire { $points }.
       *[black-hole] Un trou noir de plus peut en faire { $points }.
    }
now-most =
    { $kind ->
        [nova] Aucune nova seule ne peut faire mieux.
        [asteroid] Aucun astéroïde seul ne peut faire mieux.
        [comet] Aucune comète seule ne peut faire mieux.
        [planet] Aucune planète seule ne peut faire mieux.
        [satellite] Aucun satellite seul ne peut faire mieux.
       *[black-hole] Aucun trou noir seul ne peut faire mieux.
    }
now-count =
    { $what ->
        [stars] { $count ->
            [0] Il n’y en a pas encore.
           *[other] Elle a { $count } étoiles.
        }
       *[number] { $count ->
            [0] Il n’y a pas encore de constellation.
            [one] Il y a { $count } constellation.
           *[other] Il y a { $count } constellations.
        }
    }
now-next =
    { $what ->
        [stars] { $count ->
            [one] { $count } étoile en ferait { $points }.
           *[other] { $count } étoiles en feraient { $points }.
        }
       *[number] { $count ->
            [one] { $count } constellation en ferait { $points }.
           *[other] { $count } constellations en feraient { $points }.
        }
    }
now-round = Manche { $count } sur { $most }.
now-bag =
    { $count ->
        [one] Il reste { $count } tuile.
       *[other] Il reste { $count } tuiles.
    }

## Ce qui donne les parts de victoire d’un bilan

evaluator-round-searched = tous les tours de la manche examinés, puis des valeurs apprises de cartes
evaluator-round-played = la manche jouée au plus de points à chaque tour, puis des valeurs apprises de cartes

## Sortes de hasard, pour les statistiques

chance-of-tile = Les tuiles tirées du sac
chance-of-order = La place qui vient ensuite dans le premier ordre

## Installer une position

edit-cell = { $player }, { $cell } : { $tile }
edit-free = { $player }, { $cell } : libre
edit-space = Rangée en cours, case { $count } : { $tile }
edit-next = Rangée suivante, case { $count } : { $tile }
edit-held = En main : { $tile }
edit-move = La tuile de { $cell } : { $tile }

## Problèmes

puzzle-how-exact-turns = par tous les tours de la dernière manche, exactement
puzzle-theme-largest = la plus grande constellation
puzzle-theme-second = la deuxième constellation
puzzle-theme-number = le nombre de constellations
puzzle-theme-nova = une nova
puzzle-theme-asteroids = des astéroïdes
puzzle-theme-comets = des comètes
puzzle-theme-planets = des planètes
puzzle-theme-satellites = des satellites
puzzle-theme-black-holes = des trous noirs
puzzle-theme-quiet = aucun point sur le coup
puzzle-theme-last-tile = la dernière tuile
puzzle-theme-deny = le plus de points n’est pas le mieux
puzzle-theme-slow = une tuile lente
puzzle-theme-draw = partager la victoire
puzzle-ask-draw = Quelle tuile partage la victoire, et où ?
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-kinds = Des étoiles avec leurs lignes, une nova, des astéroïdes, un satellite, un trou noir, une comète, et des planètes de trois sortes.
example-slow = On a tiré, dans cet ordre, un astéroïde, une planète lente, une comète et une planète lente. Les tuiles lentes vont à droite.
example-take = La quatrième tuile a été prise, une figurine est à sa place. On peut prendre n’importe quelle autre.
example-next-order = La personne 1 a pris dans la case 4, la 2 dans la case 2, la 3 dans la case 1 : l’ordre suivant est 3, 2, 1, et la tuile restante vient en premier.
example-stays = Toute case vide convient. Une tuile posée reste où elle est.
example-beside = La planète rocheuse est à côté du satellite. Un coin seul, ce n’est pas à côté.
example-links = À travers un bord, à travers un coin, et un V, qui ne lie pas.
example-size = Trois étoiles dans une constellation, dont une nova, qui compte aussi pour elle-même.
example-between = Ce qui n’a pas de lignes ne transmet rien.
example-in-order = Une constellation de trois et une de deux ; les deux comptent dans le nombre de constellations.
example-asteroids = Deux groupes de deux et un seul : par la face A le plus grand compte, par la face B chaque groupe.
example-comets = Par la face A, trois étoiles autour de la comète ; par la face B, trois sortes d’objets.
example-planets = Par la face A, le nombre de planètes ; par la face B, une série de trois sortes, et ce qui touche une autre planète coûte.
example-satellites = Par la face A, une planète à côté du satellite ; par la face B, les deux planètes de sa ligne et de sa colonne.
example-black-holes = Par la face A, un trou noir veut rester loin des étoiles, des planètes et des siens ; par la face B, il veut à côté de lui astéroïdes, comètes et satellites.
example-alone = En solo : des rangées de trois et deux, et les deux figurines sont à vous.
example-both-lines = Les deux lignes sont là ; ici l’une est tournée ailleurs.
example-crossing = Droit à travers un coin ; un V ; et deux diagonales qui se croisent, donc deux liaisons.
example-planet-between = Une planète entre deux lignes ne transmet rien.
example-two-players = Ordre de tour 1, 2, 2, 1, puis 2, 1, 1, 2.
example-holes = À côté d’un astéroïde et d’une comète ; à côté d’une étoile ; l’un à côté de l’autre ; et deux qui se touchent par un coin.
example-goal = 36 bat l’objectif de 35, 35 ne le bat pas.
summary-round = Une manche
summary-round-1 = Dans l’ordre de tour, chaque personne prend une tuile de la rangée en cours et la pose aussitôt.
summary-round-2 = L’ordre suivant est celui des cases des tuiles prises.
summary-round-3 = La tuile restante vient en premier dans la rangée en cours, la rangée suivante la suit et se remplit de nouveau. Les tuiles lentes vont à droite.
summary-place = Poser
summary-place-1 = Dans n’importe quelle case vide de votre carte, tournée comme vous voulez. Elle y reste.
summary-place-2 = Des lignes qui se rejoignent à travers un bord, ou droit à travers un coin, lient deux étoiles.
summary-place-3 = Deux étoiles liées ou plus font une constellation.
summary-points = Les points
summary-points-1 = La plus grande et la deuxième constellation, leur nombre, et les novas.
summary-points-2 = Puis astéroïdes, comètes, planètes, satellites et trous noirs par les faces A ou B ; les règles ont les tables.
summary-points-3 = À côté veut dire avec un bord commun ; les comètes comptent les huit cases autour d’elles.
summary-end = Fin de la partie
summary-end-1 = Toutes les cartes sont pleines après vingt tuiles chacun. Le plus de points gagne ; à égalité on partage la victoire.
summary-end-2 = En solo : deux figurines, dix manches, et un objectif à battre.
## L’initiation
## La leçon

tutorial-goal = Le but : remplir votre carte du ciel de vingt tuiles qui rapportent plus de points que celles de Zoe.
tutorial-rows = Il y a deux rangées de tuiles. On prend dans la rangée en cours ; la rangée suivante montre ce qui vient.
tutorial-take = Un tour a deux temps : prendre une tuile, puis la poser. Prenez l’étoile de la case 2.
tutorial-take-other = Cette tuile est libre aussi. Mais pour cette leçon, prenez celle qui est marquée.
tutorial-place = Elle peut aller sur toute case vide de votre carte, et elle y reste. Posez-la en b3.
tutorial-place-other = Toute case vide est permise. Mais pour cette leçon, posez-la sur la case marquée.
tutorial-order = À deux, chacun a deux figurines et prend donc deux tuiles par manche. À la manche suivante, les figurines jouent de gauche à droite, selon la case où elles ont pris.
tutorial-slow = Une tuile lente porte un sablier et va tout à droite de sa rangée : elle vaut souvent plus, mais qui la prend joue tard à la manche suivante. Prenez cette planète gazeuse.
tutorial-hole-early = Un trou noir ne rapporte que s’il est bien placé, vous verrez bientôt comment. Ici, la planète rapporte plus.
tutorial-planet = Une planète rapporte 2 points, et chaque autre davantage. Elle n’a pas de lignes : posez-la sur le côté, en d2.
tutorial-round = La manche est finie : le trou noir restant est passé en case 1, et la rangée suivante l’a suivi. De nouvelles tuiles sont arrivées, et la lente est allée tout à droite.
tutorial-second = Zoe avait pris en case 1, elle a donc joué d’abord. C’est à vous : prenez l’étoile de la case 2.
tutorial-link = Deux étoiles sont liées si leurs lignes se rejoignent sur le même bord. On peut tourner la tuile : posez-la en b2, une ligne vers le bas, vers votre étoile.
tutorial-link-other = C’est permis, mais aucune ligne n’y rejoindrait votre étoile. Posez-la au-dessus, tournée pour qu’une ligne pointe vers le bas.
tutorial-satellite = Deux étoiles liées font une constellation. Prenez maintenant le satellite : il étudie les planètes.
tutorial-satellite-place = Un satellite rapporte 2 points par planète à côté de lui, et à côté veut toujours dire : par un bord. Posez-le en d3, sous la planète.
tutorial-sat-other = C’est permis, mais le satellite n’aurait aucune planète à côté de lui. Posez-le sous la planète gazeuse.
tutorial-first-points = Déjà six points : 2 chacun pour la constellation, la planète et le satellite. Les signes de la carte montrent toujours ce qui rapporte, et combien.
tutorial-later = Quelques manches plus tard, votre carte a douze tuiles. Une deuxième planète est là, et votre satellite en a une au-dessus et une au-dessous.
tutorial-largest = Plus votre plus grande constellation a d’étoiles, plus elle rapporte. Prenez l’étoile de la case 2.
tutorial-corner = Les lignes relient aussi en diagonale, par un coin. L’étoile en b2 a une ligne en haut à droite : posez la nouvelle en c1 pour que les lignes se rejoignent.
tutorial-corner-other = C’est permis, mais les deux lignes ne se rejoindraient pas. Sur la case marquée, une ligne doit pointer en bas à gauche.
tutorial-three-scores = Quatre étoiles sont maintenant liées : 6 points. La deuxième plus grande constellation rapporte aussi, et en avoir plusieurs également.
tutorial-asteroid = Les astéroïdes rapportent selon le plus grand groupe uni par les bords. Prenez l’astéroïde de la case 1.
tutorial-belt = Deux rapportent 3 points, trois en rapportent 6. Posez-le en a3, sous les deux autres.
tutorial-belt-other = C’est permis, mais là il ne toucherait pas vos deux autres astéroïdes par un bord. Posez-le au-dessous.
tutorial-comet = Vous avez pris en cases 1 et 2 : vous jouez donc deux fois avant Zoe. Commencez par la comète.
tutorial-comet-place = Une comète rapporte 1 point par étoile dans les huit cases qui l’entourent ; ici les diagonales comptent aussi. Posez-la en c3, entre quatre étoiles.
tutorial-comet-other = C’est permis, mais il y a moins d’étoiles autour de cette case. Celle qui est marquée en a quatre.
tutorial-hole = Un trou noir rapporte 2 points si aucun autre n’est à côté de lui, et 3 de plus s’il n’y a ni étoile ni planète. Prenez-le : vous avez une place pour lui.
tutorial-hole-place = Dans le coin a5, il n’a qu’une comète à côté de lui. Posez-le là.
tutorial-hole-other = C’est permis, mais là le trou noir côtoierait une étoile, une planète ou un autre trou noir, ou le risquerait. La case marquée est meilleure.
tutorial-five = Cinq points, le plus qu’un trou noir puisse rapporter. Tenez étoiles et planètes à distance : b5 devra devenir autre chose.
tutorial-last = La dernière manche : il reste deux cases vides. Plus aucun ordre de tour ne suit, et les tuiles lentes ne coûtent donc plus rien.
tutorial-nova = Une nova est une étoile qui rapporte 2 points à elle seule, et elle est toujours lente. Prenez-la en case 5.
tutorial-nova-place = L’étoile en c1 a une ligne vers la droite. Posez la nova en d1, tournée pour que les deux soient liées.
tutorial-nova-other = C’est permis, mais aucune ligne de la nova ne rejoindrait votre constellation. Sur la case marquée, tournez-la pour qu’une ligne pointe à gauche.
tutorial-third-planet = Cinq étoiles liées : 8 points. Pour votre dernière case, prenez la planète rocheuse : trois planètes rapportent 9 points, deux seulement 5.
tutorial-end = Votre carte est pleine et vous avez gagné, 47 à 16 ! C’est tout le jeu ; ses références ont aussi une face b, pour plus tard.
