### Les mots de Twinkle Twinkle en français. Les variables sont expliquées dans en/twinkle_twinkle.ftl.

## Le jeu

game-name = Twinkle Twinkle
game-tagline = Composez le ciel nocturne : la tuile que vous prenez décide de votre rang à la manche suivante.
game-by = de Ammon Anderson, Allplay
game-about = Prenez une tuile de la rangée et posez-la sur votre carte du ciel. Son emplacement dans la rangée décide de votre rang à la manche suivante. Formez des constellations par des liaisons entre étoiles et comptez astéroïdes, comètes, planètes, satellites et trous noirs, chacun à sa façon. Après 20 tuiles chacun, le joueur qui a le plus de points gagne. De 1 à 4 joueurs.

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
        [reconstruction] { $does } (supposition)
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
does-largest = Points selon le nombre de ses étoiles. { $table }.
does-second = { does-largest }
does-number = Points selon leur nombre. { $table }.
does-nova = Chaque nova rapporte { $each }.
does-flat = Chaque { $tile } rapporte { $each }.
does-by-number = { does-number }
does-largest-group =
    { $corners ->
        [yes] Points selon la taille de votre plus grand groupe (uni par les bords ou les coins). { $table }.
       *[no] Points selon la taille de votre plus grand groupe (uni par les bords). { $table }.
    }
does-every-group =
    { $corners ->
        [yes] Points pour chaque groupe (uni par les bords ou les coins), selon sa taille. { $table }.
       *[no] Points pour chaque groupe (uni par les bords), selon sa taille. { $table }.
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
does-beside-table = Chaque { $tile } rapporte des points selon le nombre de ces tuiles à côté : { $of }. { $table }.
does-around-table = Chaque { $tile } rapporte des points selon le nombre de ces tuiles dans les 8 cases autour : { $of }. { $table }.
does-beside-kinds = Chaque { $tile } rapporte des points selon le nombre de ces sortes à côté : { $of }. { $table }.
does-around-kinds = Chaque { $tile } rapporte des points selon le nombre de ces sortes dans les 8 cases autour : { $of }. { $table }.
does-in-sight =
    { $extra ->
        [plain] { count-in-sight } { sight }
       *[other] { count-in-sight } { in-any-case } { sight }
    }
count-beside = Chaque { $tile } rapporte { $each } pour chacune de ces tuiles à côté : { $of }.
count-around = Chaque { $tile } rapporte { $each } pour chacune de ces tuiles dans les 8 cases autour : { $of }.
count-in-sight = Chaque { $tile } rapporte { $each } pour chacune de ces tuiles en vue dans sa ligne et sa colonne : { $of }.
in-any-case =
    { $extra ->
        [base] Dans tous les cas, en plus : { $base }.
        [none] Sans aucune d’elles : { $none }.
       *[other] Dans tous les cas, en plus : { $base } ; et sans aucune d’elles : { $none }.
    }
sight =
    { $limit ->
        [blocked] Dans chaque direction, la vue porte jusqu’au bout de la carte, ou jusqu’à la première de ces tuiles : { $blocked }.
       *[open] Dans chaque direction, la vue porte jusqu’au bout de la carte.
    }
does-apart =
    { $extra ->
        [bonus] { apart } Et { $bonus } de plus si aucune de celles-ci n’est à côté non plus : { $other }.
       *[plain] { apart }
    }
apart = Chaque { $tile } rapporte { $each } si aucune de ces tuiles n’est à côté : { $of }.
does-sets =
    { $extra ->
        [beside] { sets } En plus, { $each } par { $tile } avec au moins 1 { $tile } de n’importe quelle sorte à côté.
       *[plain] { sets }
    }
sets = Points pour chaque série de sortes différentes, selon sa taille ; faites chaque série aussi grande que possible. { $table }.

rows-of =
    { $count ->
        [1] En solitaire : { $current } emplacements dans la rangée en cours, { $next } dans la rangée suivante ; { $standees } figurines ; { $rounds } manches
       *[other] { $standees ->
            [one] À { $count } joueurs : { $current } emplacements dans la rangée en cours, { $next } dans la rangée suivante ; 1 figurine chacun ; { $rounds } manches
           *[other] À { $count } joueurs : { $current } emplacements dans la rangée en cours, { $next } dans la rangée suivante ; { $standees } figurines chacun ; { $rounds } manches
        }
    }
solo-goals = Objectifs : { $goals } points

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
goal-points = { $points } ; objectif : plus de { $goal }
goal-points-does = Pour gagner, marquez plus de { $goal } points. Votre carte rapporte maintenant : { $points }.

## Journal

seat-places =
    { $seat ->
        [you] Vous posez une tuile en { $cell } : { $tile }.
       *[other] { $seat } pose une tuile en { $cell } : { $tile }.
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
        [you] Vous prenez une tuile à l’emplacement { $count } : { $tile }.
       *[other] { $seat } prend une tuile à l’emplacement { $count } : { $tile }.
    }
did-place = { seat-places } { $gain }
did-place-round = { did-place-alone } Ordre de tour : { $order }.
did-place-alone = { did-place } La manche se termine. La tuile restante passe à l’emplacement 1 : { $left }.
did-over =
    { $end ->
        [beaten] { $told } Objectif dépassé !
        [short] { $told } Objectif non dépassé.
       *[over] { $told } La partie se termine.
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
would-take-alone-all = { would-take-alone } La tuile restante passe à l’emplacement 1 : { $left }.
stands-at = { $seat } ({ $count })
would-place = Poser en { $cell } : { $tile }. { $gain }
would-over =
    { $end ->
        [won] { $told } Vous gagnez !
        [tied] { $told } Vous partagez la victoire !
        [lost] { $told } La partie se termine, et vous ne gagnez pas.
        [beaten] { $told } Vous dépassez l’objectif !
       *[short] { $told } Vous ne dépassez pas l’objectif.
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
        [you] À vous : prenez une tuile de la rangée en cours ({ $count } sur { $all }).
       *[other] { $seat } prend une tuile ({ $count } sur { $all }).
    }
status-take-last =
    { $seat ->
        [you] À vous : prenez une tuile. C’est la dernière manche.
       *[other] { $seat } prend une tuile. C’est la dernière manche.
    }
status-place =
    { $seat ->
        [you] À vous : posez votre { $tile } dans une case vide.
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
        [you] Vous avez gagné avec { $points } !
       *[other] { $seat } a gagné avec { $points } !
    }
status-over-tied = Victoire partagée avec { $points } par carte : { $seats } !
status-over-beaten = Objectif dépassé : { $points } ; il en fallait plus de { $goal } !
status-over-short = Objectif non dépassé : { $points } ; il en fallait plus de { $goal }.

## Refus : pourquoi non, et quoi à la place

refused-TT-2-1 = Cette tuile n’est plus dans le sac. Choisissez-en une qui est proposée.
refused-TT-2-4 = Ce joueur n’a plus de figurine à placer. Choisissez un autre joueur.
refused-TT-3-1 = Il n’y a pas de tuile à cet emplacement. Prenez une tuile de la rangée en cours.
refused-TT-3-1-first = Vous n’avez pas de tuile en main. Prenez-en d’abord une dans la rangée en cours.
refused-TT-3-2 = Vous ne pouvez pas poser la tuile ainsi. Tournez-la par quarts de tour ; pour la retourner, il faut l’option « { option-flip } ».
refused-TT-3-2-held = Vous avez déjà pris une tuile. Posez-la sur votre carte.
refused-TT-3-6 = La partie est terminée. Revoyez-la pas à pas, ou jouez-en une autre.
refused-TT-3-7 = Cette case a une tuile, et les tuiles posées y restent. Choisissez une case vide.

## Options

option-asteroids = Astéroïdes : face B
option-asteroids-help = Tous les joueurs utilisent la face B de cette référence, et non la face A.
option-comets = Comètes : face B
option-comets-help = { option-asteroids-help }
option-planets = Planètes : face B
option-planets-help = { option-asteroids-help }
option-satellites = Satellites : face B
option-satellites-help = { option-asteroids-help }
option-black_holes = Trous noirs : face B
option-black_holes-help = { option-asteroids-help }
option-flip = Tuiles retournables
option-flip-help = Vous pouvez poser les tuiles en miroir.
option-first = Premier rang
option-first-help = Le joueur dont la figurine a le premier rang du premier ordre de tour. Les autres rangs sont tirés au hasard.
option-first-0 = au hasard
option-first-seat = place { $count }
option-goal = Objectif
option-goal-help = En solitaire seulement : marquez plus de points que cela.

## Le plateau en texte

picture-label = Les rangées de tuiles avec l’ordre de tour, et les cartes du ciel ; aussi sous forme de texte.
text-board = Ordre de tour, rangées de tuiles, cartes ligne par ligne
text-order = Ordre de tour :
text-standee =
    { $state ->
        [acts] { $count } : { $seat }, à jouer maintenant
        [done] { $count } : { $seat }, a déjà joué
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
text-row = { $seat } : { $points }, tuiles posées : { $count } sur { $most }.
text-part =
    { $sign ->
        [minus] { $card } −{ $points }
       *[plus] { $card } { $points }
    }
text-parts = Points par catégorie : { $parts }.
text-constellations = Étoiles de chaque constellation : { $sizes }.
text-turn = À jouer maintenant.
text-left = Tuile restante, à l’emplacement 1 : { $tile }.

## Règles

rules-intro = { game-about } Hormis les étoiles, chaque sorte de tuile a une référence à 2 faces qui dit ce qu’elle rapporte.
rules-page = Survolez une tuile de la rangée en cours pour voir l’ordre de tour auquel elle mène ; cliquez pour la prendre. Survolez une case vide pour voir ce que la tuile y rapporte. Tournez-la et cliquez pour la poser. Tout cela se fait aussi au clavier. Un fichier de données, box.toml, dit à quoi ressemblent les tuiles et ce que rapportent les références. Là où vous voyez une marque, nos tuiles peuvent différer des vôtres. Si vous avez la boîte, corrigez ce fichier : règles, scores, images et cette aide suivent. « tumblestar rules twinkle_twinkle --tiles » imprime les tuiles pour les comparer à une boîte.

rules-TT-1 = Matériel
rule-TT-1-1 = La boîte contient { $tiles } tuiles : { $star } étoiles (dont quelques novas), { $asteroid } astéroïdes, { $planet } planètes, { $satellite } satellites, { $black_hole } trous noirs et { $comet } comètes.{$source} Utilisez-les toutes, quel que soit le nombre de joueurs.
rule-TT-1-2 = Chaque joueur a une carte du ciel de { $cells } cases. Elle mesure 5 × 4 cases.{$review} Ici, elle a { $columns } colonnes et { $rows } lignes.{$reconstruction} Toutes les cartes sont identiques.{$ruling}
rule-TT-1-3 = Sur une tuile étoile, des lignes vont de l’étoile vers des bords et des coins de la tuile. Cette liste donne les motifs de lignes, les novas, les tuiles lentes et les sortes de planètes.{$reconstruction}
rule-TT-1-4 = Il y a 5 références de score, chacune avec une face verte et une face bleue. Le livret conseille la verte pour une première partie ; la bleue est pour les joueurs confirmés. Nous appelons la verte face A et la bleue face B. La boîte a 25 références, 5 par joueur. Comme il n’y a que 4 cartes, il reste un jeu de 5.{$ruling}

rules-TT-2 = Mise en place
rule-TT-2-1 = Mettez toutes les tuiles dans le sac. Tirez-en pour remplir la rangée en cours, puis la rangée suivante, qui a 1 emplacement de moins. Les deux rangées sont face visible, à la vue de tous.
rule-TT-2-2 = Posez chaque tuile lente tirée à l’emplacement libre le plus à droite de sa rangée, puis continuez à remplir par la gauche. Exemple : vous tirez a, lente 1, b, lente 2 pour 4 emplacements ; la rangée devient a, b, lente 2, lente 1.{$ruling} À la mise en place, faites-le pour les deux rangées, la rangée en cours d’abord.{$ruling}
rule-TT-2-3 = Donnez à chaque joueur ses figurines : { $two } à 2 joueurs, { $three } à 3, { $four } à 4.
rule-TT-2-4 = Tirez au hasard le premier ordre de tour parmi toutes les figurines. À 2 joueurs, le même joueur peut avoir les rangs 1 et 2.
rule-TT-2-5 = Choisissez ensemble la face A ou B de chaque référence ; tous les joueurs utilisent la même face. Tout mélange est permis. Par défaut, toutes sont sur la face A.

rules-TT-3 = Une manche
rule-TT-3-1 = Les figurines jouent dans l’ordre de tour, de gauche à droite. Quand la vôtre joue, prenez n’importe quelle tuile restante de la rangée en cours et posez-la.
rule-TT-3-2 =
    { $rotate ->
        [yes] { $turned ->
            [yes] { placing } Vous pouvez la tourner par quarts de tour.{$source} Vous pouvez aussi la retourner.{$flip_source}
           *[no] { placing } Vous pouvez la tourner par quarts de tour.{$source} { placing-flip }
        }
       *[no] { $turned ->
            [yes] { placing } Vous pouvez la retourner.{$flip_source} Vous ne pouvez pas la tourner par quarts de tour.{$source}
           *[no] { placing } Vous ne pouvez pas la tourner.{$source} { placing-flip }
        }
    }
placing = Posez aussitôt la tuile dans une case vide de votre carte, face visible. Elle n’a pas besoin de toucher quoi que ce soit.{$review}
placing-flip = Avec l’option « { option-flip } », vous pouvez aussi la poser en miroir.{$flip_source}
rule-TT-3-3 = La manche se termine quand chaque figurine a pris une tuile. Fixez le nouvel ordre de tour, de gauche à droite, selon les emplacements des tuiles prises. Il n’y a pas d’égalité.
rule-TT-3-4 = Déplacez la tuile restante au premier emplacement de la rangée en cours, même si elle est lente. Avancez la rangée suivante derrière elle, dans son ordre. Remplissez ensuite la rangée suivante depuis le sac.
rule-TT-3-5 = Dès que la rangée en cours contient les tuiles de la dernière manche, ne remplissez plus la rangée suivante.{$ruling}
rule-TT-3-6 = Jouez { $two } manches à 2 joueurs, { $three } à 3 et { $four } à 4. Chaque joueur pose 20 tuiles : toutes les cartes sont donc pleines à la même manche. Le sac ne se vide jamais.
rule-TT-3-7 = Les tuiles posées ne bougent plus. Vous ne pouvez ni passer ni défausser.{$ruling}

rules-TT-4 = Constellations
rule-TT-4-1 = À côté veut dire : avec un bord commun. Les règles qui comptent les diagonales le disent.
rule-TT-4-2 = Une liaison est une ligne droite d’étoile à étoile, à travers un bord ou en diagonale à travers un coin. Les deux tuiles doivent avoir une ligne vers ce bord ou ce coin. Si des lignes de tuiles ayant un bord commun se rejoignent en un coin, elles forment un V : pas de liaison. Si deux diagonales droites se croisent en un coin, ce sont 2 liaisons distinctes.{$ruling}
rule-TT-4-3 = Une constellation est formée de 2 étoiles ou plus, liées directement ou par d’autres. Sa taille est son nombre d’étoiles. Une nova est une étoile à tous égards.
rule-TT-4-4 = Une liaison ne traverse jamais une tuile sans lignes.{$ruling}

rules-TT-5 = Score
rule-TT-5-1 = Comptez, dans cet ordre, la plus grande constellation, la deuxième plus grande et le nombre de constellations.{$review} Les deux plus grandes comptent aussi dans le nombre.{$ruling} Comptez ensuite les novas, puis les 5 références.
rule-TT-5-2 = Le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée. Un total peut être négatif.{$ruling} Si deux constellations sont de même taille, l’une compte comme la plus grande et l’autre comme la deuxième plus grande.{$ruling}
rule-TT-5-3 = Cette liste dit ce qui rapporte, et combien.{$reconstruction} Dans un barème, cherchez votre nombre et marquez les points qui le suivent. Au-dessous du premier nombre, ne marquez rien.
rule-TT-5-4 = Voici ce que disent le livret et les critiques ; qui corrige le fichier de données devrait s’y tenir. Évitez les trous noirs, sauf placés à la perfection. Aucune face A ne coûte de points ; au moins une face B en coûte. Formez une ceinture d’astéroïdes, entourez les comètes et collectionnez les planètes, que les satellites étudient. Les tuiles lentes valent plus en moyenne.

rules-TT-6 = En solitaire
rule-TT-6-1 = Ces règles en solitaire sont les nôtres. Jouez avec des rangées plus courtes et 2 figurines, et essayez de dépasser un objectif.

rules-TT-7 = Exemples
rule-TT-7-1 = Une étoile en a1 avec une ligne vers le S et une étoile en a2 avec une ligne vers le N sont liées. S’il manque l’une de ces lignes, elles ne le sont pas.
rule-TT-7-2 = Une étoile en a1 avec une ligne vers le SE et une étoile en b2 avec une ligne vers le NO sont liées. Une ligne de a1 vers le SE et une ligne de b1 vers le SO forment un V : pas de liaison. Si les 4 tuiles autour d’un coin ont une ligne vers ce coin, il y a 2 liaisons distinctes.
rule-TT-7-3 = Une étoile en a1 avec une ligne vers l’E, une planète en b1, une étoile en c1 avec une ligne vers l’O : pas de liaison.
rule-TT-7-4 = Les joueurs 1 et 2 ont l’ordre de tour 1, 2, 2, 1. Ils prennent l’un après l’autre aux emplacements 3, 1, 5 et 2. Le prochain ordre de tour est 2, 1, 1, 2, et la tuile de l’emplacement 4 passe à l’emplacement 1.
rule-TT-7-5 = Selon la face A des barèmes de tumblestar, un trou noir dans un coin, à côté d’un astéroïde et d’une comète, rapporte 5 points. À côté d’une étoile ou d’une nova, il rapporte 2. Deux trous noirs l’un à côté de l’autre rapportent 0 chacun. Des trous noirs qui ne se touchent que par un coin ne sont pas l’un à côté de l’autre.
rule-TT-7-6 = Après une partie à 4 joueurs, il reste 14 tuiles dans le sac. Selon les barèmes de tumblestar, un joueur qui vise le plus de points immédiats en marque en moyenne environ 50. Un joueur qui joue au hasard en marque environ 20.

rules-ours = Nos autres décisions
rule-ours-1 = Tirez le premier ordre de tour avant les tuiles.{$ruling}
rule-ours-2 = Pour dépasser un objectif, marquez plus de points qu’il n’indique.{$ruling}
rule-ours-3 = Pendant la partie, les points affichés sont ceux des cartes telles qu’elles sont.{$ruling}
rule-ours-4 = Si vous abandonnez, vous n’avez aucune part à la victoire ; les autres joueurs se la partagent.{$ruling}

## Robots

bot-greedy-help = joue pour le plus de points immédiats
bot-beginner-help = prend la première tuile qui rapporte aussitôt presque le plus de points ; ne voit pas où les lignes peuvent mener
bot-novice-help = ne pèse que ce tour, d’après ce qu’il a appris ; peut manquer le meilleur tour d’environ un demi-point
bot-club-help = calcule la manche en cours ; peut manquer le meilleur tour d’environ 1 point
bot-strong-help = calcule la manche en cours ; peut manquer le meilleur tour d’un demi-point
bot-expert-help = calcule la manche en cours et la suivante ; peut manquer le meilleur tour d’un demi-point
bot-master-help = calcule la manche en cours et la suivante aussi largement que possible

## Le fichier de données

box-expected-points = des nombres et leurs points entre guillemets droits, comme « { $example } »
box-expected-goals = une liste de points de 1 à 127, en ordre croissant
box-expected-code = une à quatre lettres, suivies ou non d’un *
box-expected-divides = un nombre qui divise { $number }
box-table-gap = { $file }, ligne { $line } : dans « { $name } », « { $text } » suit { $before }. Mettez ensuite { $expected }.
box-table-begin = { $file }, ligne { $line } : « { $name } » commence par « { $text } ». Commencez par { $expected } ou moins.
box-table-beyond = { $file }, ligne { $line } : dans « { $name } », « { $text } » est trop grand. Utilisez des nombres jusqu’à { $expected }.
box-table-more = { $file }, ligne { $line } : dans « { $name } », « { $text } » suit une entrée avec +. Mettez l’entrée avec + en dernier.
box-table-end = { $file }, ligne { $line } : « { $name } » finit par « { $text } ». Ajoutez des entrées jusqu’à { $expected }, ou un + après le dernier nombre.
box-total = { $file }, ligne { $line } : les nombres de tuiles font { $found } au total, non { $expected }. Corrigez-les.
box-count = { $file }, ligne { $line } : « { $name } » vaut { $expected }, mais les tuiles de cette sorte font { $found } au total. Mettez le même nombre.
box-code-twice = { $file }, ligne { $line } : « { $name } » vaut « { $text } », qui est aussi le code de { $other }. Choisissez un autre code.
box-tile-twice = { $file }, ligne { $line } : « { $name } » est la même tuile que { $other }. Mettez une seule entrée avec les deux nombres.
box-tile-name = { $file }, ligne { $line } : « { $name } » n’est pas un nom de tuile. Utilisez des minuscules, des chiffres et _, une lettre d’abord.

## Notation

unread-order = « { $text } » n’est pas un joueur. Tapez « order » et un nombre de 1 à { $count }.
unread-draw = « { $text } » n’est pas une tuile. Tapez « draw » et l’un des codes { $codes }.
unread-place = « { $text } » ne dit pas où poser la tuile. Tapez par exemple « { $tile }@b4 ». Pour 1 à 3 quarts de tour, mettez le chiffre après la tuile.

## Cartes du ciel

chart-rows =
    { $found ->
        [one] « { $text } » : la carte a { $found } ligne. Il en faut { $expected }.
       *[other] « { $text } » : la carte a { $found } lignes. Il en faut { $expected }.
    }
chart-columns =
    { $found ->
        [one] La ligne { $row } de la carte a { $found } tuile. Il en faut { $expected }, avec « . » pour une case vide.
       *[other] La ligne { $row } de la carte a { $found } tuiles. Il en faut { $expected }, avec « . » pour une case vide.
    }
chart-tile = « { $text } » en { $cell } n’est pas une tuile. Utilisez l’un des codes { $codes }, ou « . » pour une case vide.
chart-turn = « { $text } » en { $cell } : une tuile ne peut pas être posée ainsi. Indiquez de 0 à 3 quarts de tour par un chiffre.
chart-flip = « { $text } » en { $cell } : vous ne pouvez retourner des tuiles qu’avec l’option « flip » ({ $tag }).
chart-many = { $text } en { $cell } est de trop ; la boîte en a { $count } ({ $tag }).
score-sides = « { $text } » n’est pas un choix de faces. Mettez A ou B pour chacune des 5 références, comme « ABAAB ».
score-word = « { $text } » ne dit rien d’une carte. Au-dessus d’une carte, n’utilisez que « sides ABAAB » ou « flip ».

## Compter depuis un fichier

cli-scored =
    { $total ->
        [one] Carte { $count } : { $total } point
       *[other] Carte { $count } : { $total } points
    }
cli-nothing-scored = Rien à compter dans « { $file } ». Mettez-y des cartes de 5 lignes de 4 tuiles.

## Page


advice-brings = Rapporte
advice-stands = Rang à la manche suivante
advice-place = { NUMBER($count, useGrouping: "false") } pour l’instant
advice-never = –
advice-take = Emplacement { $count } : { $tile }, le plus de points en { $cell }
advice-lay = En { $cell } : { $tile }
advice-note-take = Les points que chaque tuile rapporte aussitôt dans sa meilleure case. Ne comptent pas : la suite, et ce qui reste aux autres.
advice-note-place = Les points immédiats. Ne compte pas : la suite.

pad-total = Points : { $total }
pad-sky = Constellations et novas
pad-references = Références
pad-cell = Choisissez une case.
pad-whole = Toutes les cases sont remplies. Choisissez-en une pour changer sa tuile.
pad-tile = Quelle tuile se trouve en { $cell } ?
pad-tile-left = { $tile } (reste { $count })
pad-way = Comment est-elle tournée en { $cell } ?
pad-remove = Enlever de { $cell } : { $tile }
pad-cell-name = { $cell }
pad-side = { $card } : passer à la face { $side }
pad-flip = Permettre de retourner les tuiles
pad-no-flip = Interdire de retourner les tuiles
pad-too-many = { $tile } : la boîte n’en a que { $count }, mais les cartes ensemble en ont plus (TT-1.1).
pad-many = { $count ->
        [0] Il n’y a pas de carte dans ce fichier.
       *[other] Il y a { $count } cartes dans ce fichier ; la feuille n’en prend qu’une. « tumblestar score twinkle_twinkle FILE » les compte toutes.
    }
picture-none = Il n’y a pas de carte dans cette image. Seules les images enregistrées par tumblestar peuvent être lues. Saisissez les autres cartes à la main.
picture-broken = Cette image SVG est illisible ({ $why }). Enregistrez-la de nouveau, ou saisissez la carte à la main.
picture-box = Cette image a été enregistrée avec un autre box.toml ({ $digest } ; ici { $own }) : ses tuiles peuvent différer. Saisissez la carte à la main.

## Les signes de l’image, expliqués au toucher et dans la légende

sign-slow = Tuile lente
sign-slow-does = Elle va à l’emplacement libre le plus à droite quand elle entre dans une rangée. Si vous l’y prenez, vous jouez tard à la manche suivante.
sign-side = Face A ou B
sign-side-does = Chaque référence a 2 faces, chacune avec ses règles. La face en jeu est la même pour tous les joueurs. La face A est pour une première partie.
sign-standee = Figurine
sign-standee-does = Elle se tient là où son joueur a pris une tuile. À la manche suivante, les figurines jouent de gauche à droite.
sign-left = Tuile restante
sign-left-does = Elle passe à l’emplacement 1 pour la manche suivante ; la rangée suivante avance derrière elle.
sign-rank = Numéro sur une étoile
sign-rank-does = Le rang de sa constellation par la taille, sur cette carte : 1 est la plus grande, 2 la deuxième plus grande.
sign-refused = Pas de liaison
sign-refused-does = Les lignes de tuiles ayant un bord commun se rejoignent ici en un coin : un V, pas une liaison.
sign-round = Manche
sign-bag = Sac
sign-bag-does = Les tuiles qui restent à tirer.
now-points = { $points } à présent.
now-best = Une tuile de plus peut en faire { $points }.
now-most = Une de plus ne peut pas faire mieux.
now-count =
    { $what ->
        [stars] Étoiles : { $count }.
       *[number] Constellations : { $count }.
    }
now-next = Avec { $count } : { $points }.
now-bag = Reste : { $count }.

## Ce qui donne les parts de victoire d’un bilan

evaluator-round-searched = un examen de tous les tours de la manche, puis des valeurs apprises de cartes
evaluator-round-played = la manche jouée au plus de points à chaque tour, puis des valeurs apprises de cartes
evaluator-ending = un examen de tous les tours jusqu’à la fin de la partie

## Sortes de hasard, pour les statistiques

chance-of-tile = Tuiles tirées du sac
chance-of-order = Joueur suivant dans le premier ordre de tour
mistake-few = laisser une tuile qui rapporte plus
mistake-late = un rang trop tardif dans l’ordre de tour
mistake-needed = laisser aux autres leur meilleure tuile
mistake-tile = choisir la mauvaise tuile
mistake-link = oublier une liaison
mistake-harm = poser une tuile là où elle coûte des points
mistake-points = poser une tuile pour trop peu de points
mistake-turn = mal tourner une tuile
mistake-line = fermer la ligne d’une étoile
mistake-middle = occuper une case entourée de cases vides
mistake-tight = poser une tuile trop à l’étroit
mistake-cell = choisir la mauvaise case
why-points = Cela rapporte { $better } tout de suite, au lieu de { $taken }.
why-kept =
    { $taken ->
        [one] Cela garde { $cell } libre. Cette case a { $taken } case vide autour d’elle ; la case choisie, { $better }.
       *[other] Cela garde { $cell } libre. Cette case a { $taken } cases vides autour d’elle ; la case choisie, { $better }.
    }
why-less =
    { $count ->
        [one] Cela rapporte { $count } point de moins tout de suite.
       *[other] Cela rapporte { $count } points de moins tout de suite.
    }
why-first = Choisir plus tôt dans la rangée suivante aide : { $tile } y rapporterait { $better }, la deuxième meilleure tuile { $taken }.
why-cell = En { $cell }, elle rapporte { $better } tout de suite ; l’autre tuile, { $taken }.
why-best = En { $cell }, elle rapporte { $better } tout de suite ; l’autre tuile, { $taken } au plus.
why-order = À la prochaine manche, son emplacement passe avant { $names }.
why-needed =
    { $count ->
        [one] Elle peut rapporter à { $name } { $count } point de plus que toute autre tuile.
       *[other] Elle peut rapporter à { $name } { $count } points de plus que toute autre tuile.
    }
why-link = Sa constellation a alors { $better } étoiles, au lieu de { $taken }.
why-lines =
    { $better ->
        [one] Cela garde { $better } ligne ouverte, au lieu de { $taken }.
       *[other] Cela garde { $better } lignes ouvertes, au lieu de { $taken }.
    }
why-room =
    { $better ->
        [one] Cette case a { $better } case vide autour d’elle, l’autre { $taken }.
       *[other] Cette case a { $better } cases vides autour d’elle, l’autre { $taken }.
    }
why-row = La meilleure tuile des rangées rapporte alors { $better }, au lieu de { $taken }.

## Installer une position

edit-cell = { $player }, { $cell } : { $tile }
edit-free = { $player }, { $cell } : vide
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

example-kinds = Des étoiles avec leurs lignes, une nova, un astéroïde, un satellite, un trou noir, une comète et des planètes de 3 sortes.
example-slow = Vous tirez un astéroïde, une planète rocheuse lente, une comète et une planète gazeuse lente, dans cet ordre. Les tuiles lentes vont à droite.
example-take = Une figurine se tient à l’emplacement 4, où une tuile a été prise. Vous pouvez maintenant prendre n’importe quelle autre tuile de la rangée en cours.
example-next-order = Les joueurs 1, 2 et 3 ont pris aux emplacements 4, 2 et 1. Le prochain ordre de tour est 3, 2, 1, et la tuile restante passe à l’emplacement 1.
example-stays = Posez la tuile dans n’importe quelle case vide. Elle ne bouge plus.
example-beside = Une planète rocheuse est à côté du satellite. Une tuile qui ne touche que par un coin n’est pas à côté.
example-links = Une liaison à travers un bord, une liaison à travers un coin, et un V : pas de liaison.
example-size = Une constellation de 3 étoiles. L’une d’elles est une nova, qui rapporte aussi à elle seule.
example-between = Une liaison ne traverse jamais une tuile sans lignes.
example-in-order = Des constellations de 3 et 2 étoiles. Les deux comptent dans le nombre de constellations.
example-asteroids = Des groupes de 2, 2 et 1. La face A compte le plus grand, la face B chacun.
example-comets = La face A compte 3 étoiles autour de la comète. La face B compte 3 sortes différentes autour d’elle.
example-planets = La face A compte les planètes. La face B compte une série de 3 sortes et une série de 1 ; les deux planètes l’une à côté de l’autre coûtent des points.
example-satellites = La face A compte 1 planète à côté du satellite. La face B compte les deux planètes de sa ligne et de sa colonne.
example-black-holes = Face A : au mieux sans étoile, planète ni trou noir à côté. Face B : au mieux avec astéroïdes, comètes et satellites à côté.
example-alone = En solitaire : des rangées de 3 et 2 emplacements ; les deux figurines sont à vous.
example-both-lines = Les deux lignes sont là : une liaison. Puis une tuile est tournée ailleurs : pas de liaison.
example-crossing = Une liaison droit à travers un coin, un V (pas de liaison), et deux diagonales qui se croisent : 2 liaisons distinctes.
example-planet-between = { example-between }
example-two-players = L’ordre de tour est d’abord 1, 2, 2, 1, puis 2, 1, 1, 2.
example-holes = À côté d’un astéroïde et d’une comète ; à côté d’une étoile ; l’un à côté de l’autre ; se touchant seulement par un coin.
example-goal = Avec 35 points, vous ne dépassez pas un objectif de 35 ; avec 36, vous le dépassez.
summary-round = Une manche
summary-round-1 = Dans l’ordre de tour, prenez une tuile de la rangée en cours et posez-la aussitôt.
summary-round-2 = Les emplacements des tuiles prises, de gauche à droite, donnent le prochain ordre de tour.
summary-round-3 = La tuile restante passe à l’emplacement 1, et la rangée suivante avance derrière elle. Remplissez la rangée suivante ; les tuiles lentes vont à droite.
summary-place = Poser
summary-place-1 = Posez la tuile dans n’importe quelle case vide de votre carte, tournée comme vous voulez. Elle ne bouge plus.
summary-place-2 = Des lignes qui se rejoignent à travers un bord, ou droit à travers un coin, forment une liaison.
summary-place-3 = Deux étoiles liées ou plus sont une constellation.
summary-points = Les points
summary-points-1 = Plus grande constellation, deuxième plus grande, nombre de constellations, novas.
summary-points-2 = Astéroïdes, comètes, planètes, satellites et trous noirs rapportent selon la face A ou B ; voyez les barèmes des règles.
summary-points-3 = À côté veut dire avec un bord commun. Les comètes comptent les 8 cases autour d’elles.
summary-end = Fin de la partie
summary-end-1 = La partie se termine quand toutes les cartes sont pleines, après 20 tuiles chacun. Le plus de points gagne ; à égalité, la victoire est partagée.
summary-end-2 = En solitaire : 2 figurines, 10 manches et un objectif à dépasser.
## L’initiation
## La leçon

tutorial-goal = Remplissez votre carte du ciel avec 20 tuiles. Marquez plus de points que Zoe.
tutorial-rows = Vous prenez les tuiles dans la rangée en cours ; la rangée suivante montre ce qui vient.
tutorial-take = Un tour se joue en 2 temps : prendre une tuile, puis la poser. Prenez l’étoile de l’emplacement 2.
tutorial-take-other = C’est permis, mais dans cette leçon, prenez la tuile marquée.
tutorial-place = Vous pouvez choisir n’importe quelle case vide, et la tuile ne bougera plus. Posez-la en b3.
tutorial-place-other = C’est permis, mais dans cette leçon, choisissez la case marquée.
tutorial-order = À 2 joueurs, chacun a 2 figurines et prend 2 tuiles par manche. À la manche suivante, les figurines jouent de gauche à droite, dans l’ordre des emplacements où elles ont pris.
tutorial-slow = Une tuile lente porte un sablier et va tout à droite de sa rangée. Elle vaut souvent plus, mais vous jouez tard à la manche suivante. Prenez cette planète gazeuse.
tutorial-hole-early = C’est permis, mais un trou noir ne rapporte bien que s’il est bien placé, comme vous le verrez. Pour cette leçon, prenez la planète gazeuse.
tutorial-planet = Votre première planète rapporte 2 points, chaque autre davantage. Elle n’a pas de lignes. Posez-la en d2.
tutorial-round = La manche est finie. Le trou noir restant est passé à l’emplacement 1, et la rangée suivante a avancé derrière lui. Parmi les nouvelles tuiles, la lente est allée tout à droite.
tutorial-second = Zoe avait pris à l’emplacement 1 : elle a donc joué d’abord. Prenez maintenant l’étoile de l’emplacement 2.
tutorial-link = Deux étoiles sont liées si leurs lignes se rejoignent au bord qui les sépare. Vous pouvez tourner la tuile. Posez-la en b2, avec une ligne vers le bas, vers votre étoile.
tutorial-link-other = C’est permis, mais aucune ligne ne rejoindrait votre étoile. Posez-la au-dessus de l’étoile, avec une ligne vers le bas.
tutorial-satellite = Deux étoiles liées sont une constellation. Un satellite étudie les planètes. Prenez le satellite.
tutorial-satellite-place = Un satellite rapporte 2 points par planète à côté de lui. À côté veut toujours dire avec un bord commun. Posez-le en d3, sous la planète.
tutorial-sat-other = C’est permis, mais le satellite n’aurait aucune planète à côté de lui. Posez-le sous la planète gazeuse.
tutorial-first-points = Vous avez déjà 6 points : 2 pour la constellation, 2 pour la planète, 2 pour le satellite. Les symboles de la carte montrent ce qui rapporte, et combien.
tutorial-later = Quelques manches plus tard, votre carte a 12 tuiles. Votre satellite a maintenant une planète au-dessus et une au-dessous.
tutorial-largest = Plus votre plus grande constellation a d’étoiles, plus elle rapporte. Prenez l’étoile de l’emplacement 2.
tutorial-corner = Les liaisons vont aussi à travers un coin. L’étoile en b2 a une ligne vers le haut à droite. Posez la nouvelle en c1 de sorte que les lignes se rejoignent.
tutorial-corner-other = C’est permis, mais les deux lignes ne se rejoindraient pas. Choisissez la case marquée, avec une ligne vers le bas à gauche.
tutorial-three-scores = Vos 4 étoiles liées rapportent 6 points. La deuxième plus grande constellation et le nombre de constellations rapportent aussi.
tutorial-asteroid = Les astéroïdes rapportent selon le plus grand groupe uni par les bords. Prenez l’astéroïde de l’emplacement 1.
tutorial-belt = Un groupe de deux rapporte 3 points, un groupe de trois 6. Posez-le en a3, sous les deux autres.
tutorial-belt-other = C’est permis, mais pour cette leçon posez-le sous les deux autres astéroïdes, pour que les trois forment un groupe.
tutorial-comet = Vous avez pris aux emplacements 1 et 2 : vous jouez donc deux fois avant Zoe. Commencez par la comète.
tutorial-comet-place = Une comète rapporte 1 point par étoile dans les 8 cases autour d’elle, diagonales comprises. Posez-la en c3, entre 4 étoiles.
tutorial-comet-other = C’est permis, mais la case marquée a plus d’étoiles autour d’elle : 4.
tutorial-hole = Un trou noir rapporte 2 points si aucun autre n’est à côté, et 3 de plus si aucune étoile ni planète n’est à côté non plus. Prenez-le.
tutorial-hole-place = Dans le coin a5, seule une comète est à côté. Posez-le là.
tutorial-hole-other = C’est permis, mais une étoile, une planète ou un autre trou noir serait à côté, ou risquerait de l’être. Choisissez la case marquée.
tutorial-five = Vous marquez 5 points, le maximum pour un trou noir. Désormais, ne posez ni étoile ni planète en b5.
tutorial-last = C’est la dernière manche : il vous reste 2 cases vides. Aucun ordre de tour ne suit : les tuiles lentes ne vous coûtent donc rien.
tutorial-nova = Une nova est une étoile qui rapporte 2 points à elle seule. Les novas sont toujours lentes. Prenez la nova de l’emplacement 5.
tutorial-nova-place = L’étoile en c1 a une ligne vers la droite. Posez la nova en d1 pour que les deux soient liées.
tutorial-nova-other = C’est permis, mais aucune ligne de la nova ne rejoindrait votre constellation. Posez-la dans la case marquée, avec une ligne vers la gauche.
tutorial-third-planet = Vos 5 étoiles liées rapportent 8 points. Trois planètes rapportent 9 points, deux seulement 5. Prenez maintenant la planète rocheuse.
tutorial-end = Votre carte est pleine, et vous avez gagné 47 à 16 ! Les références ont aussi une face B, pour plus tard.
deed-place = Poser en { $cell }
deed-take = Prendre cette tuile
touch-place = Touchez une case.
touch-take = Touchez une tuile.
