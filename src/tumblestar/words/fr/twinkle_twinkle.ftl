### Les mots de Twinkle Twinkle en français. Les variables sont expliquées dans en/twinkle_twinkle.ftl.

## Le jeu

game-name = Twinkle Twinkle
game-tagline = Composez le ciel nocturne : ce que vous prenez décide de votre rang à la manche suivante.
game-by = de Ammon Anderson, Allplay
game-about = Prenez une tuile dans la rangée et posez-la sur votre carte du ciel ; son emplacement est votre rang à la manche suivante. Les étoiles forment des constellations ; astéroïdes, comètes, planètes, satellites et trous noirs rapportent chacun à leur façon. Après vingt tuiles, le plus de points gagne. De une à quatre personnes.

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
tile-slow = { $tile } (lente)
tile-entry = { $code } : { $tile } ; { $count } dans la boîte
tile-code = { $code } ({ $name })
tile-count = { $count } dans la boîte
tile-is-slow = tuile lente

one-asteroid = astéroïde
one-comet = comète
one-planet = planète
one-satellite = satellite
one-black-hole = trou noir
one-star = étoile
one-nova = nova
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

set-ours = les tuiles de tumblestar
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
does-largest = Des points selon ses étoiles. { $table }.
does-second = { does-largest }
does-number = Des points selon leur nombre. { $table }.
does-nova = { $each } par nova.
does-flat = { $each } par { $tile }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Des points selon le plus grand groupe uni par les bords ou les coins. { $table }.
       *[no] Des points selon le plus grand groupe uni par les bords. { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Des points pour chaque groupe uni par les bords ou les coins, selon sa taille. { $table }.
       *[no] Des points pour chaque groupe uni par les bords, selon sa taille. { $table }.
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
does-beside-table = Chaque { $tile } : des points selon le nombre de ces tuiles à côté : { $of }. { $table }.
does-around-table = Chaque { $tile } : des points selon le nombre de ces tuiles dans les huit cases autour : { $of }. { $table }.
does-beside-kinds = Chaque { $tile } : des points selon le nombre de ces sortes à côté : { $of }. { $table }.
does-around-kinds = Chaque { $tile } : des points selon le nombre de ces sortes dans les huit cases autour : { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Chaque { $tile } : { $each } par tuile de ces sortes à côté : { $of }.
count-around = Chaque { $tile } : { $each } par tuile de ces sortes dans les huit cases autour : { $of }.
count-in-sight = Chaque { $tile } : { $each } par tuile de ces sortes en vue dans sa ligne et sa colonne : { $of }.
in-any-case =
    { $extra ->
        [base] Dans tous les cas : { $base }.
        [none] Sans aucune d’elles : { $none }.
       *[other] Dans tous les cas : { $base } ; sans aucune d’elles, en plus : { $none }.
    }
sight =
    { $limit ->
        [blocked] La vue porte jusqu’au bout de la carte, ou jusqu’à la première de ces tuiles : { $blocked }.
       *[open] La vue porte jusqu’au bout de la carte.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Et { $bonus } de plus sans aucune de celles-ci à côté non plus : { $other }.
       *[plain] { apart }
    }
apart = Chaque { $tile } : { $each } sans aucune tuile de ces sortes à côté : { $of }.
does-sets =
    { $extra ->
        [beside] { sets } Et { $each } par { $tile } à côté d’une autre, quelle qu’en soit la sorte.
       *[plain] { sets }
    }
sets = Des points pour des séries de sortes différentes, chacune aussi grande que possible, selon sa taille. { $table }.

rows-of =
    { $count ->
        [1] En solitaire : emplacements dans la rangée en cours { $current }, dans la rangée suivante { $next } ; figurines { $standees } ; manches { $rounds }
       *[other] À { $count } : emplacements dans la rangée en cours { $current }, dans la rangée suivante { $next } ; figurines par personne { $standees } ; manches { $rounds }
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
goal-points = { $points } ; but : plus de { $goal }
goal-points-does = Pour gagner, la carte doit rapporter plus de { $goal } points ; elle en rapporte à présent : { $points }.

## Journal

seat-places =
    { $seat ->
        [you] Vous posez en { $cell } : { $tile }.
       *[other] { $seat } pose en { $cell } : { $tile }.
    }
did-order = Rang { $count } du premier ordre de tour : { $seat }.
did-order-all = { did-order } Ordre de tour : { $order }.
did-draw =
    { $row ->
        [current] Emplacement { $count } de la rangée en cours : { $tile }.
       *[next] Emplacement { $count } de la rangée suivante : { $tile }.
    }
did-take =
    { $seat ->
        [you] Vous prenez à l’emplacement { $count } : { $tile }.
       *[other] { $seat } prend à l’emplacement { $count } : { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Ordre de tour : { $order }.
did-place-alone = { did-place } La manche est finie. Tuile restante, désormais à l’emplacement 1 : { $left }.
did-over =
    { $end ->
        [beaten] { $told } Le but est dépassé !
        [short] { $told } Le but n’est pas dépassé.
       *[over] { $told } La partie est terminée.
    }
did-resign =
    { $seat ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }

## Ce que ferait une cible pointée

would-take = { would-take-alone } Prochain ordre de tour jusqu’ici, par emplacement : { $order }.
would-take-all = { would-take-alone-all } Prochain ordre de tour, par emplacement : { $order }.
would-take-alone = Prendre à l’emplacement { $count } : { $tile }.
would-take-alone-all = { would-take-alone } Tuile restante, ensuite à l’emplacement 1 : { $left }.
stands-at = { $seat } ({ $count })
would-place = Poser en { $cell } : { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Vous gagnez !
        [tied] { $told } Vous partagez la victoire !
        [lost] { $told } La partie s’arrête là, et vous ne gagnez pas.
        [beaten] { $told } Le but est dépassé !
       *[short] { $told } Le but n’est pas dépassé.
    }
would-resign = Abandonner : les autres se partagent la victoire.

## État

status-setup = Mise en place
round = Manche { $count } sur { $most }
status-take =
    { $seat ->
        [you] À vous : prenez une tuile de la rangée en cours.
       *[other] { $seat } prend une tuile.
    }
status-take-standee =
    { $seat ->
        [you] À vous : prenez la tuile { $count } sur { $all } de la rangée en cours.
       *[other] { $seat } prend la tuile { $count } sur { $all }.
    }
status-take-last =
    { $seat ->
        [you] Dernière manche : prenez une tuile de la rangée en cours.
       *[other] Dernière manche : { $seat } prend une tuile.
    }
status-place =
    { $seat ->
        [you] Posez votre tuile sur une case vide : { $tile }.
       *[other] { $seat } pose une tuile : { $tile }.
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
status-over-tied = Victoire partagée avec { $points } par carte : { $seats } !
status-over-beaten = Le but de { $goal } points est dépassé, avec { $points } !
status-over-short = Le but de { $goal } points n’est pas dépassé : la carte a { $points }.

## Refus : pourquoi non, et quoi à la place

refused-TT-2-1 = Cette tuile n’est plus dans le sac. Choisissez-en une qui est proposée.
refused-TT-2-4 = Cette place n’a plus de figurine. Choisissez-en une qui est proposée.
refused-TT-3-1 = Il n’y a pas de tuile à cet emplacement : elle a été prise cette manche, ou l’emplacement n’existe pas. Prenez-en une autre.
refused-TT-3-1-first = Vous n’avez pas de tuile en main. Prenez-en d’abord une dans la rangée en cours.
refused-TT-3-2 = La tuile ne peut pas être posée ainsi. Tournez-la par quarts de tour ; elle ne se retourne qu’avec l’option « { option-flip } ».
refused-TT-3-2-held = Vous avez déjà pris une tuile. Posez-la sur votre carte.
refused-TT-3-6 = La partie est terminée. Revoyez-la pas à pas, ou jouez-en une autre.
refused-TT-3-7 = Cette case a une tuile, et les tuiles posées y restent. Choisissez une case vide.

## Options

option-asteroids = Astéroïdes : face B
option-asteroids-help = La face B de cette référence au lieu de la face A, pour tout le monde.
option-comets = Comètes : face B
option-comets-help = { option-asteroids-help }
option-planets = Planètes : face B
option-planets-help = { option-asteroids-help }
option-satellites = Satellites : face B
option-satellites-help = { option-asteroids-help }
option-black_holes = Trous noirs : face B
option-black_holes-help = { option-asteroids-help }
option-flip = Les tuiles peuvent être retournées
option-flip-help = Les tuiles peuvent être posées en miroir.
option-first = Premier rang
option-first-help = À qui est la figurine du premier rang dans le premier ordre de tour ; les rangs suivants sont au hasard.
option-first-0 = au hasard
option-first-seat = place { $count }
option-goal = But
option-goal-help = Seulement en solitaire : combien de points il faut dépasser.

## Le plateau en texte

picture-label = Les rangées de tuiles avec l’ordre de tour, et les cartes du ciel ; aussi sous forme de texte.
text-board = Ordre de tour, rangées de tuiles, et cartes ligne par ligne
text-order = Ordre de tour :
text-standee =
    { $state ->
        [acts] { $count } : { $seat }, c’est son tour
        [done] { $count } : { $seat }, a joué
       *[waits] { $count } : { $seat }
    }
text-current = Rangée en cours :
text-next = Rangée suivante, par les emplacements qu’elle aura :
text-space = { $count } : { $tile }
text-taken = { $count } : prise ; ici à la manche suivante : { $seat }
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
text-constellations = Constellations, par étoiles : { $sizes }.
text-turn = À jouer maintenant.
text-left = Tuile restante, à l’emplacement 1 : { $tile }.

## Règles

rules-intro = { game-about } Les cinq autres sortes rapportent selon cinq références, chacune à deux faces.
rules-page = Survolez une tuile de la rangée en cours pour voir l’ordre de tour auquel elle mène, et cliquez pour la prendre. Survolez une case vide pour lire ce que la tuile y rapporte, tournez-la, et cliquez pour la poser. Tout cela se fait aussi au clavier. L’aspect des tuiles et ce que rapportent les références sont lus dans un fichier de données, box.toml ; là où vous voyez une marque, nos tuiles peuvent différer des vôtres. Si vous avez la boîte, corrigez ce fichier : règles, scores, images et aide suivront. « tumblestar rules twinkle_twinkle --tiles » imprime les tuiles pour les comparer à une boîte.

rules-TT-1 = Contenu de la boîte
rule-TT-1-1 = Il y a { $tiles } tuiles { $source } : { $star } étoiles, dont quelques novas, { $asteroid } astéroïdes, { $planet } planètes, { $satellite } satellites, { $black_hole } trous noirs et { $comet } comètes. Toutes servent, quel que soit le nombre de personnes.
rule-TT-1-2 = Chaque personne a une carte du ciel de { $cells } cases : 5 × 4,{$review} ici { $columns } colonnes et { $rows } lignes.{$reconstruction} Les cartes sont identiques.{$ruling}
rule-TT-1-3 = Les étoiles portent des lignes, de l’étoile vers des bords et des coins de la tuile. Voici les motifs, les novas, les tuiles lentes et les sortes de planètes.{$reconstruction}
rule-TT-1-4 = Il y a cinq références de score à deux faces chacune : la verte, que le livret conseille pour une première partie, et la bleue. Nous les appelons A et B. La boîte en contient 25 : un jeu par personne et un de réserve.{$ruling}

rules-TT-2 = Mise en place
rule-TT-2-1 = Toutes les tuiles sont dans le sac. On en tire pour la rangée en cours, puis pour la rangée suivante, qui a un emplacement de moins. Les deux sont visibles de tous.
rule-TT-2-2 = Une tuile lente qui vient dans une rangée va à son emplacement libre le plus à droite, et l’on continue de remplir par la gauche : a, lente 1, b, lente 2 dans quatre emplacements donne a, b, lente 2, lente 1. À la mise en place, cela vaut pour les deux rangées, la rangée en cours d’abord.{$ruling}
rule-TT-2-3 = Figurines par personne : { $two } à deux, { $three } à trois, { $four } à quatre.
rule-TT-2-4 = Le premier ordre de tour est tiré parmi toutes les figurines ; à deux, une même personne peut avoir les rangs 1 et 2.
rule-TT-2-5 = Pour chaque référence, on choisit la face A ou B, la même pour tout le monde ; tout mélange est permis. Par défaut, toutes sont A.

rules-TT-3 = Une manche
rule-TT-3-1 = Les figurines jouent dans l’ordre de tour, de gauche à droite. Jouer, c’est prendre n’importe quelle tuile qui reste dans la rangée en cours, et la poser.
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
placing = Posez-la aussitôt dans une case vide de votre carte, côté peint visible. Elle n’a pas besoin de toucher quoi que ce soit.{$review}
placing-flip = L’option « { option-flip } » permet aussi les images en miroir { $flip_source }.
rule-TT-3-3 = Quand toutes les figurines ont pris une tuile, la manche se termine. Le nouvel ordre de tour va de gauche à droite, selon les emplacements des tuiles prises. Il n’y a pas d’égalité.
rule-TT-3-4 = La seule tuile restante va au premier emplacement de la rangée en cours, même si elle est lente. La rangée suivante vient derrière elle, dans son ordre, puis elle est remplie de nouveau depuis le sac.
rule-TT-3-5 = Dès que la rangée en cours contient les tuiles de la dernière manche, la rangée suivante n’est plus remplie.{$ruling}
rule-TT-3-6 = Une partie a { $two } manches à deux, { $three } à trois et { $four } à quatre. Chaque personne pose vingt tuiles ; toutes les cartes se remplissent à la même manche. Le sac ne se vide jamais.
rule-TT-3-7 = Les tuiles posées ne bougent plus. On ne passe pas, et l’on ne défausse rien.{$ruling}

rules-TT-4 = Constellations
rule-TT-4-1 = À côté veut dire : avec un bord commun. Les règles qui comptent les diagonales le disent.
rule-TT-4-2 = Une liaison est une ligne droite d’étoile à étoile, à travers un bord ou en diagonale à travers un coin : les deux tuiles doivent porter une ligne vers ce bord ou ce coin. Deux lignes qui se rejoignent en un coin et viennent de tuiles ayant un bord commun forment un V, qui n’est pas une liaison. Deux diagonales droites qui se croisent en un coin sont deux liaisons.{$ruling}
rule-TT-4-3 = Une constellation, ce sont deux étoiles ou plus, liées directement ou par d’autres. Sa taille est son nombre d’étoiles. Une nova est une étoile à tous égards.
rule-TT-4-4 = Les tuiles sans lignes ne transmettent rien.{$ruling}

rules-TT-5 = Score
rule-TT-5-1 = Ce qui rapporte, dans l’ordre : la plus grande constellation, la deuxième plus grande, le nombre de constellations,{$review} ces deux-là comprises ;{$ruling} puis les novas, et les cinq références.
rule-TT-5-2 = Le plus de points gagne ; à égalité, la victoire est partagée. Un total peut être négatif ; de deux constellations de même taille, l’une compte comme la plus grande, l’autre comme la deuxième.{$ruling}
rule-TT-5-3 = Ce que rapporte chaque chose, selon le fichier de données.{$reconstruction} Les tables disent un nombre et ses points ; sous leur premier nombre il n’y en a pas.
rule-TT-5-4 = Ce que disent l’éditeur et les critiques, et que les corrections devraient garder : les trous noirs sont à éviter, sauf placés à la perfection ; les faces A ne coûtent jamais de points, au moins une face B en coûte ; les astéroïdes forment une ceinture, les comètes veulent être entourées, les planètes se collectionnent, les satellites étudient les planètes ; les tuiles lentes valent plus en moyenne.

rules-TT-6 = En solitaire
rule-TT-6-1 = Cette façon de jouer en solitaire est de nous. Vous prenez dans des rangées plus petites avec deux figurines, et cherchez à dépasser un but.

rules-TT-7 = Exemples
rule-TT-7-1 = Une étoile en a1 avec une ligne vers S et une en a2 avec une ligne vers N sont liées ; sans l’une de ces lignes, elles ne le sont pas.
rule-TT-7-2 = Une étoile en a1 avec une ligne vers SE et une en b2 avec une ligne vers NO sont liées. Une ligne de a1 vers SE et une de b1 vers SO forment un V : pas de liaison. Si les quatre tuiles ont une ligne vers un même coin, il y a deux liaisons.
rule-TT-7-3 = Une étoile en a1 avec une ligne vers E, une planète en b1, une étoile en c1 avec une ligne vers O : pas de liaison.
rule-TT-7-4 = À deux, dans l’ordre de tour 1, 2, 2, 1, on prend aux emplacements 3, 1, 5 et 2. Le prochain ordre de tour est 2, 1, 1, 2, et la tuile de l’emplacement 4 va à l’emplacement 1.
rule-TT-7-5 = Trous noirs par la face A des tables de tumblestar : dans un coin, à côté d’un astéroïde et d’une comète, 5 points ; à côté d’une étoile ou d’une nova, 2 ; deux l’un à côté de l’autre, 0 chacun. Deux qui ne se touchent que par un coin ne comptent pas comme à côté.
rule-TT-7-6 = Après une partie à quatre, 14 tuiles restent dans le sac. Par les tables de tumblestar, qui cherche les points immédiats en a environ 50, et qui joue au hasard environ 20.

rules-ours = Nos autres décisions
rule-ours-1 = Le premier ordre de tour est tiré avant les tuiles.{$ruling}
rule-ours-2 = Dépasser un but demande plus de points qu’il ne dit.{$ruling}
rule-ours-3 = Les points montrés pendant la partie sont ceux des cartes telles qu’elles sont.{$ruling}
rule-ours-4 = Qui abandonne n’obtient rien ; les autres se partagent la victoire.{$ruling}

## Robots

bot-greedy-help = joue pour le plus de points immédiats
bot-beginner-help = prend la première tuile qui rapporte presque le plus de points immédiats ; ne voit pas où peuvent mener les lignes
bot-novice-help = ne pèse que ce tour, d’après ce qu’il a appris ; peut manquer le mieux d’un demi-point environ
bot-club-help = calcule la manche en cours ; peut manquer le meilleur tour d’environ un point
bot-strong-help = calcule la manche en cours ; peut manquer le meilleur tour d’un demi-point
bot-expert-help = calcule la manche en cours et la suivante ; peut manquer le meilleur tour d’un demi-point
bot-master-help = calcule la manche en cours et la suivante aussi largement que possible

## Le fichier de données

box-expected-points = des nombres et leurs points entre guillemets droits, comme « { $example } »
box-expected-goals = une liste de points de 1 à 127, en ordre croissant
box-expected-code = une à quatre lettres, suivies ou non d’un *
box-expected-divides = un nombre qui divise { $number }
box-table-gap = { $file }, ligne { $line } : dans « { $name } », « { $text } » suit { $before } ; attendu : { $expected }.
box-table-begin = { $file }, ligne { $line } : « { $name } » commence par « { $text } » ; attendu : { $expected } au plus tard.
box-table-beyond = { $file }, ligne { $line } : dans « { $name } », « { $text } » est de trop ; attendu : { $expected } au plus.
box-table-more = { $file }, ligne { $line } : dans « { $name } », « { $text } » suit une entrée avec +, qui doit être la dernière.
box-table-end = { $file }, ligne { $line } : « { $name } » finit par « { $text } » ; attendu : des entrées jusqu’à { $expected }, ou un + après le dernier nombre.
box-total = { $file }, ligne { $line } : il y a { $found } tuiles en tout ; attendu : { $expected }.
box-count = { $file }, ligne { $line } : « { $name } » vaut { $expected }, mais les tuiles de cette sorte sont { $found } ; attendu : le même nombre.
box-code-twice = { $file }, ligne { $line } : « { $name } » vaut « { $text } », le code de { $other } ; attendu : un autre.
box-tile-twice = { $file }, ligne { $line } : « { $name } » est la même tuile que { $other } ; attendu : une seule entrée avec les deux nombres.
box-tile-name = { $file }, ligne { $line } : « { $name } » n’est pas un nom de tuile ; attendu : des minuscules, des chiffres et _, une lettre d’abord.

## Notation

unread-order = « { $text } » n’est pas une place ; attendu : « order » et un nombre de 1 à { $count }.
unread-draw = « { $text } » n’est pas une tuile ; attendu : « draw » et l’un des codes { $codes }.
unread-place = « { $text } » ne dit pas où poser la tuile ; attendu, par exemple : « { $tile }@b4 », avec 1 à 3 quarts de tour en chiffre après la tuile.

## Cartes du ciel

chart-rows = « { $text } » : la carte a { $found } lignes ; attendu : { $expected }.
chart-columns = La ligne { $row } de la carte a { $found } tuiles ; attendu : { $expected }, avec « . » pour une case vide.
chart-tile = « { $text } » en { $cell } n’est pas une tuile ; attendu : l’un des codes { $codes }, ou « . » pour une case vide.
chart-turn = « { $text } » en { $cell } : une tuile ne peut pas être posée ainsi ; attendu : 0 à 3 quarts de tour en chiffre.
chart-flip = « { $text } » en { $cell } : les tuiles ne se retournent qu’avec l’option « flip » ({ $tag }).
chart-many = { $text } en { $cell } est de trop ; la boîte en a { $count } ({ $tag }).
score-sides = « { $text } » n’est pas un choix de faces ; attendu : A ou B pour chacune des cinq références, comme « ABAAB ».
score-word = « { $text } » ne dit rien d’une carte ; attendu au-dessus d’elle : « sides ABAAB » ou « flip ».

## Compter depuis un fichier

cli-scored = Carte { $count } : { $total } points
cli-nothing-scored = Rien à compter dans « { $file } » ; attendu : des cartes de cinq lignes de quatre tuiles.

## Page


advice-brings = Rapporte
advice-stands = Rang à la manche suivante
advice-place = { NUMBER($count, useGrouping: "false") } pour l’instant
advice-never = –
advice-take = Emplacement { $count } : { $tile }, au mieux en { $cell }
advice-lay = En { $cell } : { $tile }
advice-note-take = Ce que chaque tuile rapporte tout de suite dans sa meilleure case ; la suite et ce qui reste aux autres ne sont pas pesés.
advice-note-place = Les points tout de suite ; la suite n’est pas pesée.

pad-total = Points : { $total }
pad-sky = Constellations et novas
pad-references = Références
pad-cell = Choisissez une case.
pad-whole = Toutes les cases sont remplies. Choisissez-en une pour changer sa tuile.
pad-tile = Quelle tuile se trouve en { $cell } ?
pad-tile-left = { $tile } (reste { $count })
pad-way = Comment est-elle tournée en { $cell } ?
pad-remove = Retirer de { $cell } : { $tile }
pad-cell-name = { $cell }
pad-side = { $card } : passer à la face { $side }
pad-flip = Permettre de retourner les tuiles
pad-no-flip = Interdire de retourner les tuiles
pad-too-many = { $tile } : la boîte n’en a que { $count }, les cartes ensemble en ont plus (TT-1.1).
pad-many = { $count ->
        [0] Il n’y a pas de carte dans ce fichier.
       *[other] Il y a { $count } cartes dans ce fichier ; la feuille n’en prend qu’une. « tumblestar score twinkle_twinkle FILE » les compte toutes.
    }
picture-none = Cette image ne contient pas de carte. Seules les images enregistrées par tumblestar peuvent être lues ; entrez les autres à la main.
picture-broken = Cette image SVG est illisible ({ $why }).
picture-box = Cette image a été enregistrée avec un autre box.toml ({ $digest } ; ici { $own }) : ses tuiles peuvent différer.

## Les signes de l’image, expliqués au toucher et dans la légende

sign-slow = Tuile lente
sign-slow-does = Elle va à l’emplacement libre le plus à droite quand elle entre dans une rangée. Qui la prend joue tard à la manche suivante.
sign-side = Face A ou B
sign-side-does = Chaque référence a deux faces, chacune avec sa règle ; la même face vaut pour tous. La face A est pour une première partie.
sign-standee = Figurine
sign-standee-does = Elle se tient là où son joueur a pris une tuile. À la manche suivante, les figurines jouent de gauche à droite.
sign-left = Tuile restante
sign-left-does = Elle va au premier emplacement de la manche suivante ; la rangée suivante vient derrière elle.
sign-rank = Numéro sur une étoile
sign-rank-does = Compte les constellations d’une carte par taille : 1 est la plus grande, 2 la deuxième.
sign-refused = Pas de liaison
sign-refused-does = Les lignes de tuiles ayant un bord commun se rejoignent ici en un coin : un V, pas une liaison.
sign-round = Manche
sign-bag = Sac
sign-bag-does = Les tuiles qui ne sont encore entrées dans aucune rangée.
now-points = { $points } à présent.
now-best = Une tuile de plus peut en faire { $points }.
now-most = Une tuile de plus ne peut pas faire mieux.
now-count =
    { $what ->
        [stars] Étoiles : { $count }.
       *[number] Constellations : { $count }.
    }
now-next = Avec { $count } : { $points }.
now-bag = Reste : { $count }.

## Ce qui donne les parts de victoire d’un bilan

evaluator-round-searched = tous les tours de la manche examinés, puis des valeurs apprises de cartes
evaluator-round-played = la manche jouée au plus de points à chaque tour, puis des valeurs apprises de cartes
evaluator-ending = tous les tours jusqu’à la fin de la partie examinés

## Sortes de hasard, pour les statistiques

chance-of-tile = Tuiles tirées du sac
chance-of-order = Place qui vient ensuite dans le premier ordre de tour
mistake-few = laisser une tuile qui rapporte plus
mistake-late = une place trop tardive dans l’ordre de tour
mistake-needed = laisser aux autres leur meilleure tuile
mistake-tile = choisir une tuile
mistake-link = oublier une liaison
mistake-harm = placer une tuile là où elle coûte des points
mistake-points = placer une tuile pour trop peu de points
mistake-turn = tourner une tuile
mistake-line = fermer le trait d’une étoile
mistake-middle = occuper une case entourée de place
mistake-tight = placer une tuile là où elle a peu de place
mistake-cell = choisir une case
why-points = Cela rapporte { $better } aussitôt, et non { $taken }.
why-kept = Cela garde { $cell } libre, avec { $taken } cases vides autour ; ici, il y en a { $better }.
why-less =
    { $count ->
        [one] Cela rapporte aussitôt 1 point de moins.
       *[other] Cela rapporte aussitôt { $count } points de moins.
    }
why-first = Premier choix de la rangée suivante : { $tile } rapporte { $better } ici, la deuxième tuile { $taken }.
why-cell = En { $cell }, elle rapporte { $better } aussitôt ; l’autre tuile, { $taken }.
why-best = En { $cell }, elle rapporte { $better } aussitôt ; l’autre tuile, { $taken } au plus.
why-order = À la prochaine manche, son emplacement passe avant { $names }.
why-needed =
    { $count ->
        [one] Elle rapporte à { $name } 1 point de plus que les autres tuiles.
       *[other] Elle rapporte à { $name } { $count } points de plus que les autres tuiles.
    }
why-link = Sa constellation a alors { $better } étoiles, et non { $taken }.
why-lines = Cela garde { $better } lignes ouvertes, et non { $taken }.
why-room =
    { $better ->
        [one] Autour d’elle, 1 case est libre ; autour de l’autre, { $taken }.
       *[other] Autour d’elle, { $better } cases sont libres ; autour de l’autre, { $taken }.
    }
why-row = La meilleure tuile des rangées rapporte alors { $better }, et non { $taken }.

## Installer une position

edit-cell = { $player }, { $cell } : { $tile }
edit-free = { $player }, { $cell } : libre
edit-space = Rangée en cours, emplacement { $count } : { $tile }
edit-next = Rangée suivante, emplacement { $count } : { $tile }
edit-held = En main : { $tile }
edit-move = Venue de { $cell } : { $tile }

## Problèmes

puzzle-how-exact-turns = par tous les tours de la dernière manche, exactement
puzzle-theme-largest = { scored-largest }
puzzle-theme-second = { scored-second }
puzzle-theme-number = { scored-number }
puzzle-theme-nova = { scored-nova }
puzzle-theme-asteroids = { scored-asteroids }
puzzle-theme-comets = { scored-comets }
puzzle-theme-planets = { scored-planets }
puzzle-theme-satellites = { scored-satellites }
puzzle-theme-black-holes = { scored-black-holes }
puzzle-theme-quiet = aucun point sur le coup
puzzle-theme-last-tile = la dernière tuile
puzzle-theme-deny = le plus de points n’est pas le mieux
puzzle-theme-slow = une tuile lente
puzzle-theme-draw = victoire partagée
puzzle-ask-draw = Quelle tuile partage la victoire, et où ?
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-kinds = Des étoiles avec leurs lignes, une nova, des astéroïdes, un satellite, un trou noir, une comète, et des planètes de trois sortes.
example-slow = Tirés dans cet ordre : un astéroïde, une planète lente, une comète, une planète lente. Les tuiles lentes sont allées à droite.
example-take = Une figurine est là où la quatrième tuile a été prise. On peut prendre n’importe quelle autre.
example-next-order = Les personnes 1, 2 et 3 ont pris aux emplacements 4, 2 et 1 : le prochain ordre de tour est 3, 2, 1, et la tuile restante vient en premier.
example-stays = Toute case vide convient. Une tuile posée y reste.
example-beside = Une planète rocheuse est à côté du satellite. Un coin seul, ce n’est pas à côté.
example-links = À travers un bord ; à travers un coin ; et un V, qui n’est pas une liaison.
example-size = Une constellation de trois étoiles, dont une nova, qui compte aussi pour elle-même.
example-between = Les tuiles sans lignes ne transmettent rien.
example-in-order = Des constellations de trois et de deux étoiles ; les deux comptent dans le nombre.
example-asteroids = Des groupes de deux, de deux et d’un : par la face A le plus grand compte, par la face B chacun.
example-comets = Face A : trois étoiles autour de la comète. Face B : trois sortes d’objets.
example-planets = Face A : le nombre de planètes. Face B : une série de trois sortes ; les planètes à côté d’autres coûtent des points.
example-satellites = Face A : une planète à côté du satellite. Face B : les deux planètes de sa ligne et de sa colonne.
example-black-holes = Face A : au mieux sans étoile, planète ni trou noir à côté. Face B : au mieux avec astéroïdes, comètes et satellites à côté.
example-alone = En solitaire : des rangées de trois et deux, et les deux figurines sont à vous.
example-both-lines = Les deux lignes sont là ; puis l’une est tournée ailleurs.
example-crossing = Droit à travers un coin ; un V ; et deux diagonales qui se croisent, deux liaisons.
example-planet-between = { example-between }
example-two-players = Ordre de tour 1, 2, 2, 1, puis 2, 1, 1, 2.
example-holes = À côté d’un astéroïde et d’une comète ; à côté d’une étoile ; l’un à côté de l’autre ; par un coin seulement.
example-goal = Un but de 35 est dépassé par 36, pas par 35.
summary-round = Une manche
summary-round-1 = Dans l’ordre de tour, chaque personne prend une tuile de la rangée en cours et la pose aussitôt.
summary-round-2 = Les emplacements des tuiles prises donnent le prochain ordre de tour.
summary-round-3 = La tuile restante vient en premier ; la rangée suivante la suit et se remplit de nouveau. Les tuiles lentes vont à droite.
summary-place = Poser
summary-place-1 = Dans n’importe quelle case vide de votre carte, tournée comme vous voulez. Elle y reste.
summary-place-2 = Des lignes qui se rejoignent à travers un bord, ou droit à travers un coin, font une liaison.
summary-place-3 = Deux étoiles liées ou plus sont une constellation.
summary-points = Les points
summary-points-1 = La plus grande et la deuxième plus grande constellation, leur nombre, les novas.
summary-points-2 = Astéroïdes, comètes, planètes, satellites et trous noirs, par la face A ou B ; les règles ont les tables.
summary-points-3 = À côté veut dire avec un bord commun ; les comètes comptent les huit cases autour.
summary-end = Fin de la partie
summary-end-1 = Toutes les cartes sont pleines après vingt tuiles. Le plus de points gagne ; à égalité on partage la victoire.
summary-end-2 = En solitaire : deux figurines, dix manches, et un but à dépasser.
## L’initiation
## La leçon

tutorial-goal = Remplissez votre carte du ciel de vingt tuiles qui rapportent plus de points que celles de Zoe.
tutorial-rows = On prend les tuiles dans la rangée en cours ; la rangée suivante montre ce qui vient.
tutorial-take = Un tour a deux temps : prendre une tuile, puis la poser. Prenez l’étoile de l’emplacement 2.
tutorial-take-other = C’est permis, mais dans cette leçon, prenez la tuile marquée.
tutorial-place = Posez-la en b3. Toute case vide est permise, et une tuile reste où elle est.
tutorial-place-other = C’est permis, mais dans cette leçon, choisissez la case marquée.
tutorial-order = À deux, chacun a deux figurines et prend deux tuiles par manche. À la manche suivante, les figurines jouent de gauche à droite, selon l’emplacement où elles ont pris.
tutorial-slow = Une tuile lente porte un sablier et va tout à droite de sa rangée : elle vaut souvent plus, mais qui la prend joue tard à la manche suivante. Prenez cette planète gazeuse.
tutorial-hole-early = Un trou noir ne rapporte que s’il est bien placé, vous verrez plus tard comment. Ici, la planète rapporte plus.
tutorial-planet = Une planète rapporte 2 points, et chaque autre davantage. Elle n’a pas de lignes : posez-la en d2.
tutorial-round = La manche est finie : le trou noir restant est allé à l’emplacement 1, et la rangée suivante l’a suivi. De nouvelles tuiles sont arrivées ; la lente est allée tout à droite.
tutorial-second = Zoe avait pris à l’emplacement 1, elle a donc joué d’abord. À vous : prenez l’étoile de l’emplacement 2.
tutorial-link = Deux étoiles sont liées si leurs lignes se rejoignent sur le même bord. On peut tourner la tuile : posez-la en b2 avec une ligne vers le bas, vers votre étoile.
tutorial-link-other = C’est permis, mais aucune ligne ne rejoindrait votre étoile. Posez-la au-dessus de l’étoile, avec une ligne vers le bas.
tutorial-satellite = Deux étoiles liées sont une constellation. Prenez maintenant le satellite : il étudie les planètes.
tutorial-satellite-place = Un satellite rapporte 2 points par planète à côté de lui ; à côté veut toujours dire : avec un bord commun. Posez-le en d3, sous la planète.
tutorial-sat-other = C’est permis, mais le satellite n’aurait aucune planète à côté de lui. Posez-le sous la planète gazeuse.
tutorial-first-points = Déjà six points : 2 chacun pour la constellation, la planète et le satellite. Les signes de la carte montrent ce qui rapporte, et combien.
tutorial-later = Quelques manches plus tard, votre carte a douze tuiles. Votre satellite a maintenant une planète au-dessus et une au-dessous.
tutorial-largest = Plus votre plus grande constellation a d’étoiles, plus elle rapporte. Prenez l’étoile de l’emplacement 2.
tutorial-corner = Les liaisons vont aussi à travers un coin. L’étoile en b2 a une ligne en haut à droite : posez la nouvelle en c1 pour que les lignes se rejoignent.
tutorial-corner-other = C’est permis, mais les deux lignes ne se rejoindraient pas. Dans la case marquée, une ligne doit aller en bas à gauche.
tutorial-three-scores = Quatre étoiles liées : 6 points. La deuxième plus grande constellation et le nombre de constellations rapportent aussi.
tutorial-asteroid = Les astéroïdes rapportent selon le plus grand groupe uni par les bords. Prenez l’astéroïde de l’emplacement 1.
tutorial-belt = Deux rapportent 3 points, trois en rapportent 6. Posez-le en a3, sous les deux autres.
tutorial-belt-other = C’est permis, mais il n’aurait pas de bord commun avec vos autres astéroïdes. Posez-le au-dessous.
tutorial-comet = Vous avez pris aux emplacements 1 et 2 : vous jouez donc deux fois avant Zoe. Commencez par la comète.
tutorial-comet-place = Une comète rapporte 1 point par étoile dans les huit cases autour, diagonales comprises. Posez-la en c3, entre quatre étoiles.
tutorial-comet-other = C’est permis, mais la case marquée a plus d’étoiles autour : quatre.
tutorial-hole = Un trou noir rapporte 2 points si aucun autre n’est à côté, et 3 de plus s’il n’y a ni étoile ni planète. Prenez-le.
tutorial-hole-place = Dans le coin a5, seule une comète est à côté. Posez-le là.
tutorial-hole-other = C’est permis, mais une étoile, une planète ou un autre trou noir serait à côté, ou risquerait de l’être. Choisissez la case marquée.
tutorial-five = Cinq points, le plus qu’un trou noir puisse rapporter. Ne posez ni étoile ni planète en b5.
tutorial-last = La dernière manche : il reste deux cases vides. Aucun ordre de tour ne suit, et les tuiles lentes ne coûtent donc rien.
tutorial-nova = Une nova est une étoile qui rapporte 2 points à elle seule, et elle est toujours lente. Prenez-la à l’emplacement 5.
tutorial-nova-place = L’étoile en c1 a une ligne vers la droite. Posez la nova en d1 pour que les deux soient liées.
tutorial-nova-other = C’est permis, mais aucune ligne de la nova ne rejoindrait votre constellation. Posez-la dans la case marquée, avec une ligne vers la gauche.
tutorial-third-planet = Cinq étoiles liées : 8 points. Prenez maintenant la planète rocheuse : trois planètes rapportent 9 points, deux seulement 5.
tutorial-end = Votre carte est pleine et vous gagnez 47 à 16 ! Les références ont aussi une face B, pour plus tard.
deed-place = Poser en { $cell }
deed-take = Prendre cette tuile
touch-place = Touchez une case.
touch-take = Touchez une tuile.
