### The words of Twisty in French. Arguments as in en.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow « à » or a colon, never « de », which would have to elide.

## The game

game-name = Twisty
game-tagline = Une course au pas du cavalier, voleurs compris.
game-about = Récoltez sept couleurs dans l’ordre de vos cartes, en vous déplaçant comme le cavalier aux échecs. Des jetons vous emmènent plus loin, la sécurité protège vos cubes, et quiconque atterrit sur vous peut vous voler. Avec les sept cubes, rejoignez le centre avant les autres.

## Colours and counters

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-pink = rose
colour-black = noir

# The letters are those of the notation, the same in every language.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

counter-step = pas
counter-diagonal = diagonale
counter-leap = saut
counter-teleport = téléportation
counter-safety = sécurité

counter-step-does = avancez encore d’une case, tout droit
counter-diagonal-does = avancez encore d’une case, en diagonale
counter-leap-does = faites un autre déplacement en L
counter-teleport-does = rejoignez un autre jeton « téléportation » libre
counter-safety-does = protège pour de bon tous les cubes que vous avez

square-empty = case vide
square-centre = centre
square-corner = coin

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] cube rouge
        [orange] cube orange
        [yellow] cube jaune
        [green] cube vert
        [blue] cube bleu
        [purple] cube violet
        [black] cube noir
       *[pink] cube rose
    }
cube-a =
    { $colour ->
        [red] un cube rouge
        [orange] un cube orange
        [yellow] un cube jaune
        [green] un cube vert
        [blue] un cube bleu
        [purple] un cube violet
        [black] un cube noir
       *[pink] un cube rose
    }
cube-under =
    { $under ->
        [red] cube rouge
        [orange] cube orange
        [yellow] cube jaune
        [green] cube vert
        [blue] cube bleu
        [purple] cube violet
        [black] cube noir
       *[pink] cube rose
    }
next-goal =
    { $next ->
        [red] Prochain cube : rouge.
        [orange] Prochain cube : orange.
        [yellow] Prochain cube : jaune.
        [green] Prochain cube : vert.
        [blue] Prochain cube : bleu.
        [purple] Prochain cube : violet.
        [black] Prochain cube : noir.
        [pink] Prochain cube : rose.
       *[none] Les sept y sont : cap sur le centre !
    }
to-act =
    { $seat ->
        [you] À vous
       *[other] { $seat }
    }
moves-to =
    { $seat ->
        [you] Vous allez en { $square }
       *[other] { $seat } va en { $square }
    }
collects-there =
    { $seat ->
        [you] Vous allez en { $square } et récoltez le { cube }
       *[other] { $seat } va en { $square } et récolte le { cube }
    }
steals-there =
    { $seat ->
        [you] Vous allez en { $square } et volez le { cube } à { $victim }, qui choisit maintenant un coin.
       *[other] { $victim ->
            [you] { $seat } va en { $square } et vous vole le { cube }. À vous de choisir un coin.
           *[other] { $seat } va en { $square } et vole le { cube } à { $victim }, qui choisit maintenant un coin.
        }
    }
counter-name =
    { $counter ->
        [step] jeton « pas »
        [diagonal] jeton « diagonale »
        [leap] jeton « saut »
        [teleport] jeton « téléportation »
       *[safety] jeton « sécurité »
    }

## Set-up: log and hover

did-lay-cube = En { $square } : { cube-a }.
did-lay-counter = En { $square } : un { counter-name }.
did-card = { $seat }, carte { $count } : { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
        [black] noir
       *[pink] rose
    }.
did-card-all = Pour tous, carte { $count } : { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
        [black] noir
       *[pink] rose
    }.
did-first =
    { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
did-corner-dealt =
    { $seat ->
        [you] Vous partez du coin { $square }, au hasard.
       *[other] { $seat } part du coin { $square }, au hasard.
    }
did-corner-chosen =
    { $seat ->
        [you] Vous choisissez de partir du coin { $square }.
       *[other] { $seat } choisit de partir du coin { $square }.
    }

would-lay-cube = Poser { cube-a } en { $square }.
would-lay-counter = Poser un { counter-name } en { $square }.
would-card = { $seat }, carte { $count } : { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
        [black] noir
       *[pink] rose
    }.
would-card-all = Pour tous, carte { $count } : { $colour ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
        [black] noir
       *[pink] rose
    }.
would-first =
    { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
would-corner-dealt =
    { $seat ->
        [you] Vous partez du coin { $square }.
       *[other] { $seat } part du coin { $square }.
    }
would-corner-chosen = Partir du coin { $square }.

## Turns: log

did-land-empty = { moves-to }, une case vide.
did-land-centre =
    { $seat ->
        [you] Vous allez au centre, mais sans les sept cubes il ne se passe rien.
       *[other] { $seat } va au centre, mais sans les sept cubes il ne se passe rien.
    }
did-land-cube = { moves-to } ; { cube-a } s’y trouve et y reste, car ce n’est pas le prochain à récolter.
did-collect = { collects-there }. { next-goal }
did-collect-last = { collects-there }, le septième ! Cap sur le centre.
did-land-spent = { moves-to }, sur un { counter-name }, qui ne mène nulle part pour l’instant.
did-land-counter =
    { $seat ->
        [you] Vous allez en { $square }, sur un { counter-name }, et pouvez continuer.
       *[other] { $seat } va en { $square }, sur un { counter-name }, et peut continuer.
    }
did-protect =
    { $count ->
        [0] { moves-to }, sur un jeton « sécurité » ; il n’y a rien de nouveau à protéger.
        [one] { moves-to }, sur un jeton « sécurité » : un cube de plus est protégé pour de bon.
       *[other] { moves-to }, sur un jeton « sécurité » : { $count } cubes de plus sont protégés pour de bon.
    }
did-steal = { steals-there } { next-goal }
did-steal-goes-on =
    { $seat ->
        [you] { steals-there } Sur cette case, un { counter-name } : vous pourrez ensuite continuer. { next-goal }
       *[other] { steals-there } Sur cette case, un { counter-name } : { $seat } pourra ensuite continuer. { next-goal }
    }
did-steal-spent = { steals-there } Sur cette case, un { counter-name }, qui ne mène nulle part pour l’instant. { next-goal }
did-steal-protect =
    { $count ->
        [one] { steals-there } Sur cette case, un jeton « sécurité » : le cube est protégé pour de bon. { next-goal }
       *[other] { steals-there } Sur cette case, un jeton « sécurité » : { $count } cubes de plus sont protégés pour de bon. { next-goal }
    }
did-steal-collect =
    { $seat ->
        [you] { steals-there } Vous récoltez aussi le { cube-under } qui s’y trouve. { next-goal }
       *[other] { steals-there } { $seat } récolte aussi le { cube-under } qui s’y trouve. { next-goal }
    }
did-win-centre =
    { $seat ->
        [you] Vous atteignez le centre avec les sept cubes et gagnez !
       *[other] { $seat } atteint le centre avec les sept cubes et gagne !
    }
did-win-seventh =
    { $seat ->
        [you] Vous allez en { $square }, récoltez le { cube }, le septième, et gagnez !
       *[other] { $seat } va en { $square }, récolte le { cube }, le septième, et gagne !
    }
did-win-steal =
    { $seat ->
        [you] Vous allez en { $square }, volez le { cube }, le septième, à { $victim } et gagnez !
       *[other] { $victim ->
            [you] { $seat } va en { $square }, vous vole le { cube }, le septième, et gagne !
           *[other] { $seat } va en { $square }, vole le { cube }, le septième, à { $victim } et gagne !
        }
    }
did-win-steal-collect =
    { $seat ->
        [you] Vous allez en { $square }, volez le { cube } à { $victim }, récoltez le { cube-under } qui s’y trouve, le septième, et gagnez !
       *[other] { $victim ->
            [you] { $seat } va en { $square }, vous vole le { cube }, récolte le { cube-under } qui s’y trouve, le septième, et gagne !
           *[other] { $seat } va en { $square }, vole le { cube } à { $victim }, récolte le { cube-under } qui s’y trouve, le septième, et gagne !
        }
    }
did-stay =
    { $seat ->
        [you] Vous restez en { $square }.
       *[other] { $seat } reste en { $square }.
    }
did-skip =
    { $seat ->
        [you] Vous n’avez aucun L possible et passez ce tour.
       *[other] { $seat } n’a aucun L possible et passe ce tour.
    }
did-corner =
    { $seat ->
        [you] Victime du vol, vous allez au coin { $square }.
       *[other] { $seat }, victime du vol, va au coin { $square }.
    }
did-resign =
    { $seat ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }

## Turns: what a hovered target would do

would-land-empty = Aller en { $square } : rien ne se passe, votre tour s’arrête.
would-land-centre = Aller au centre : sans les sept cubes rien ne se passe, votre tour s’arrête.
would-land-cube = Aller en { $square } : { cube-a } s’y trouve, mais ce n’est pas celui qu’il vous faut. Votre tour s’arrête.
would-collect = Aller en { $square } et récolter le { cube }. { next-goal }
would-collect-last = Aller en { $square } et récolter le { cube }, votre septième. Ensuite, cap sur le centre !
would-land-spent = Aller en { $square }, sur un { counter-name }, qui ne mène nulle part pour l’instant : vous ne pourrez que rester.
would-land-counter =
    { $counter ->
        [step] Aller en { $square }, sur un jeton « pas » : vous pourrez avancer encore d’une case, tout droit.
        [diagonal] Aller en { $square }, sur un jeton « diagonale » : vous pourrez avancer encore d’une case, en diagonale.
        [leap] Aller en { $square }, sur un jeton « saut » : vous pourrez faire un autre déplacement en L.
       *[teleport] Aller en { $square }, sur un jeton « téléportation » : vous pourrez en rejoindre un autre, s’il est libre.
    }
would-protect =
    { $count ->
        [0] Aller en { $square }, sur un jeton « sécurité » : vous n’avez rien de nouveau à protéger. Votre tour s’arrête.
        [one] Aller en { $square }, sur un jeton « sécurité » : un cube de plus est protégé pour de bon. Votre tour s’arrête.
       *[other] Aller en { $square }, sur un jeton « sécurité » : { $count } cubes de plus sont protégés pour de bon. Votre tour s’arrête.
    }
would-steal = Aller en { $square } et voler le { cube } à { $victim }, qui choisira un coin. Votre tour s’arrête. { next-goal }
would-steal-goes-on = Aller en { $square } et voler le { cube } à { $victim }, qui choisira un coin. Sur cette case, un { counter-name } : vous pourrez ensuite continuer. { next-goal }
would-steal-spent = Aller en { $square } et voler le { cube } à { $victim }, qui choisira un coin. Sur cette case, un { counter-name }, qui ne mène nulle part pour l’instant. { next-goal }
would-steal-protect =
    { $count ->
        [one] Aller en { $square } et voler le { cube } à { $victim }, qui choisira un coin. Sur cette case, un jeton « sécurité » : votre nouveau cube est protégé pour de bon. { next-goal }
       *[other] Aller en { $square } et voler le { cube } à { $victim }, qui choisira un coin. Sur cette case, un jeton « sécurité » : { $count } cubes de plus sont protégés pour de bon. { next-goal }
    }
would-steal-collect = Aller en { $square }, voler le { cube } à { $victim }, qui choisira un coin, et récolter aussi le { cube-under } qui s’y trouve. { next-goal }
would-win-centre = Aller au centre avec les sept cubes : vous gagnez !
would-win-seventh = Aller en { $square } et récolter le { cube }, votre septième : vous gagnez !
would-win-steal = Aller en { $square } et voler le { cube }, votre septième, à { $victim } : vous gagnez !
would-win-steal-collect = Aller en { $square }, voler le { cube } à { $victim } et récolter le { cube-under } qui s’y trouve, votre septième : vous gagnez !
would-stay = Rester en { $square } : votre tour s’arrête.
would-skip = Vous n’avez aucun L possible : votre tour est passé.
would-corner = Aller au coin { $square } ; il ne s’y passe rien d’autre.
would-resign = Abandonner : vous n’obtenez rien, et les autres se partagent la victoire.

## Status

status-setup = La mise en place est en cours.
status-move = { to-act } : déplacez-vous en L. { next-goal }
status-move-home =
    { $seat ->
        [you] À vous : vous avez les sept cubes ! Cap sur le centre.
       *[other] { $seat } : les sept cubes sont là ! Cap sur le centre.
    }
status-move-skip = { to-act } : aucun L n’est possible, ce tour est passé.
status-extra =
    { $counter ->
        [step] { to-act } : avancez encore d’une case, tout droit, ou restez.
        [diagonal] { to-act } : avancez encore d’une case, en diagonale, ou restez.
        [leap] { to-act } : faites un autre déplacement en L, ou restez.
       *[teleport] { to-act } : rejoignez un autre jeton « téléportation », ou restez.
    }
status-extra-stay = { to-act } : ce jeton ne mène nulle part pour l’instant ; restez pour finir le tour.
status-robbed =
    { $seat ->
        [you] On vous a volé un cube : choisissez un coin libre.
       *[other] { $seat } s’est fait voler un cube : il faut choisir un coin libre.
    }
status-corners = { to-act } : choisissez un coin libre pour départ.
status-over-won =
    { $seat ->
        [you] Vous gagnez !
       *[other] { $seat } gagne !
    }
status-over-shared = Victoire partagée : { $seats }.
status-over-rounds-won =
    { $seat ->
        [you] Après 100 manches, vous êtes en tête et gagnez !
       *[other] Après 100 manches, { $seat } est en tête et gagne !
    }
status-over-rounds-shared = Égalité après 100 manches, victoire partagée : { $seats }.
status-type-counter = Quel jeton se trouve en { $square } ?
status-type-card = { $seat } : quelle est la carte numéro { $count } de la rangée ?
status-type-card-all = Quelle est la carte numéro { $count } de la rangée commune ?
status-type-first = Qui commence ?
status-type-corner = { $seat } : de quel coin part le pion ?
action-stay = Rester
round = Manche { $count } sur 100

## Refusals: why not, and what instead

refused-TY-2-1 = Tous les jetons de cette sorte sont déjà sur le plateau. Choisissez-en une dont il reste des jetons.
refused-TY-2-2 = Ce n’est pas un coin libre. Chaque pion part de son propre coin : a1, g1, a7 ou g7.
refused-TY-2-3 = Cette carte est déjà dans la rangée. Chaque couleur n’y est qu’une fois ; choisissez-en une qui manque encore.
refused-TY-2-4 = Personne n’est assis là. Choisissez une place de cette table pour commencer.
refused-TY-3-1 = Ce n’est pas un L. Avancez de deux cases dans un sens et d’une de côté ; les cases entre les deux ne comptent pas.
refused-TY-3-1-stay = Vous ne pouvez pas rester sur place : chaque tour commence par un L. Choisissez une des cases marquées.
refused-TY-3-5 = Le jeton sous votre pion ne mène pas là. Faites le déplacement qu’il indique, ou restez.
refused-TY-3-6 = La téléportation ne mène qu’à un autre jeton « téléportation ». Choisissez-en un, ou restez.
refused-TY-3-7 = Le cube qu’il vous faut y est protégé : vous ne pouvez pas le voler. Choisissez une autre case.
refused-TY-3-9 = Un pion s’y trouve, et la téléportation ne mène jamais à une case occupée. Choisissez un jeton « téléportation » libre, ou restez.
refused-TY-3-10 = Votre pion y est déjà arrivé pendant ce tour, et rien n’a été récolté, volé ni protégé depuis. Choisissez une autre case, ou restez.
refused-TY-4-1 = Il s’y trouve un pion qui n’a pas le cube qu’il vous faut. On ne va sur un autre pion que pour voler.
refused-TY-4-4 = Votre pion s’est fait voler et doit aller dans un coin libre. Choisissez a1, g1, a7 ou g7, là où il n’y a personne.
refused-TY-5-1 = La partie est terminée. Vous pouvez la revoir coup par coup, ou en jouer une autre.
refused-TY-5-2 = Vous avez les sept cubes : il ne vous reste rien à voler. Choisissez une case sans pion.

## Options

option-short_game = Partie courte
option-short_game-help = Le septième cube donne aussitôt la victoire ; il n’y a pas à rejoindre le centre.
option-same_order = Même ordre pour tous
option-same_order-help = Tout le monde récolte les couleurs dans le même ordre.
option-chosen_corners = Coin au choix
option-chosen_corners-help = Dans l’ordre du tour, chacun choisit son coin de départ après avoir vu le plateau et les cartes. Sinon, le hasard décide.
option-take_under = Prendre le cube dessous
option-take_under-help = Après un vol, on récolte aussi le cube posé sur cette case, si c’est celui qu’il faut désormais.
option-first = Qui commence
option-first-help = Le hasard décide, ou vous dites quelle place commence.
option-first-0 = au hasard
option-first-seat = place { $count }

## The board in text

picture-label = Plateau de Twisty, sept cases sur sept ; le même contenu est donné sous forme de texte.
text-board = Le plateau, case par case
text-square =
    { $content ->
        [empty] { $square } : vide
        [centre] { $square } : le centre, vide
        [corner] { $square } : un coin, vide
        [red] { $square } : cube rouge
        [orange] { $square } : cube orange
        [yellow] { $square } : cube jaune
        [green] { $square } : cube vert
        [blue] { $square } : cube bleu
        [purple] { $square } : cube violet
        [black] { $square } : cube noir
        [pink] { $square } : cube rose
        [step] { $square } : jeton « pas »
        [diagonal] { $square } : jeton « diagonale »
        [leap] { $square } : jeton « saut »
        [teleport] { $square } : jeton « téléportation »
       *[safety] { $square } : jeton « sécurité »
    }
text-square-seat =
    { $content ->
        [empty] { $square } : { $seat }, sur une case vide
        [centre] { $square } : { $seat }, au centre
        [corner] { $square } : { $seat }, dans un coin
        [red] { $square } : { $seat }, sur un cube rouge
        [orange] { $square } : { $seat }, sur un cube orange
        [yellow] { $square } : { $seat }, sur un cube jaune
        [green] { $square } : { $seat }, sur un cube vert
        [blue] { $square } : { $seat }, sur un cube bleu
        [purple] { $square } : { $seat }, sur un cube violet
        [black] { $square } : { $seat }, sur un cube noir
        [pink] { $square } : { $seat }, sur un cube rose
        [step] { $square } : { $seat }, sur un jeton « pas »
        [diagonal] { $square } : { $seat }, sur un jeton « diagonale »
        [leap] { $square } : { $seat }, sur un jeton « saut »
        [teleport] { $square } : { $seat }, sur un jeton « téléportation »
       *[safety] { $square } : { $seat }, sur un jeton « sécurité »
    }
text-row =
    { $count ->
        [0] { $seat } : aucun cube pour l’instant.
        [one] { $seat } : un cube récolté, { $cubes }.
       *[other] { $seat } : { $count } cubes récoltés, { $cubes }.
    }
text-cube =
    { $safe ->
        [yes] { $colour ->
            [red] rouge (protégé)
            [orange] orange (protégé)
            [yellow] jaune (protégé)
            [green] vert (protégé)
            [blue] bleu (protégé)
            [purple] violet (protégé)
            [black] noir (protégé)
           *[pink] rose (protégé)
        }
       *[no] { $colour ->
            [red] rouge
            [orange] orange
            [yellow] jaune
            [green] vert
            [blue] bleu
            [purple] violet
            [black] noir
           *[pink] rose
        }
    }
text-wanted = Encore à récolter, dans cet ordre : { $cubes }.
text-goal-centre = Les sept cubes sont là : cap sur le centre.
points-cubes = Cubes récoltés
points-protected = Dont protégés

## Rules

rules-intro = Twisty est une course pour deux à quatre joueurs sur un plateau de sept cases sur sept. Votre pion se déplace comme le cavalier aux échecs : en L, deux cases dans un sens et une de côté. Votre rangée de sept cartes donne l’ordre dans lequel il faut récolter les sept couleurs. Arrivez sur un cube de votre prochaine couleur, et il est à vous. Les jetons « pas », « diagonale », « saut » et « téléportation » permettent de continuer dans le même tour. Le jeton « sécurité » protège, pour de bon, tous les cubes que vous avez. Arrivez sur un joueur qui a votre prochaine couleur sans protection, et vous la lui volez. La victime d’un vol va dans un coin et devra récolter de nouveau cette couleur, en dernier. Avec les sept cubes, finissez un déplacement au centre avant les autres. Tout est visible, et après la mise en place plus rien n’est laissé au hasard.
rules-page = Les cases où vous pouvez aller sont marquées : cliquez sur l’une d’elles pour vous y rendre, ou choisissez-la au clavier. Pointez d’abord une case pour lire ce qui s’y passerait. Un enchaînement se fait clic par clic : après un jeton « pas », « diagonale », « saut » ou « téléportation », les cases où il mène s’allument, et « rester » met fin à votre tour. Récolte, protection et vol se font d’eux-mêmes. Après un vol, la victime clique sur un coin libre, et alors seulement le voleur continue. Pour jouer sur un vrai plateau, choisissez de saisir la mise en place : la page demande chaque jeton, chaque carte et chaque coin, et qui commence. Ce que nous n’avons pas pu relever sur la vraie boîte est notre reconstitution {$reconstruction} ; elle tient dans un seul fichier de données, box.toml, que toute personne ayant la boîte peut corriger.

rules-TY-1 = Contenu de la boîte
rule-TY-1-1 = Le plateau compte 7 cases sur 7. Il y a 4 pions avec 4 jetons de joueur assortis, et 4 séries de sept cartes de couleur : étoile, carré, triangle et cercle.
rule-TY-1-2 = Il y a 44 jetons en bois. 28 sont des cubes, 4 dans chacune des 7 couleurs {$review} ; les 16 autres sont des jetons spéciaux de cinq sortes. Pas : une case à l’horizontale ou à la verticale. Diagonale : une case en diagonale. Saut : un autre L. Téléportation : vers un autre jeton « téléportation ». Sécurité : protège vos cubes.
rule-TY-1-3 = Les 16 jetons spéciaux sont 3 « pas », 3 « diagonale », 3 « saut », 4 « téléportation » et 3 « sécurité » {$reconstruction}.
rule-TY-1-4 = Les sept couleurs sont rouge, orange, jaune, vert, bleu, violet et rose. Seul le jaune est certain ; les autres viennent de nous {$reconstruction}.

rules-TY-2 = Mise en place
rule-TY-2-1 = Posez les 44 jetons au hasard, face visible, sur toutes les cases sauf le centre et les quatre coins. On les utilise tous, quel que soit le nombre de joueurs.
rule-TY-2-2 = Chaque pion part de son propre coin, donné par le hasard. Option : dans l’ordre du tour, chacun choisit son coin après avoir vu le plateau et les cartes.
rule-TY-2-3 = Chacun mélange une série et l’étale en rangée, face visible. De gauche à droite, c’est l’ordre de récolte. Option : tout le monde a le même ordre {$review}.
rule-TY-2-4 = Dans le livret, le plus jeune commence ; ici, c’est l’hôte qui choisit, ou le hasard {$ruling}. On joue dans le sens des aiguilles d’une montre, et tout est visible de tous.

rules-TY-3 = Votre tour
rule-TY-3-1 = Déplacez votre pion d’un L : deux cases dans un sens et une de côté. Il saute par-dessus ce qui se trouve entre les deux {$review}. Le déplacement est obligatoire ; on ne peut pas passer.
rule-TY-3-2 = Sur une case vide, votre pion reste là, simplement. Les coins et le centre sont des cases vides ordinaires {$ruling}, le centre aussi tant que vous n’avez pas les sept cubes.
rule-TY-3-3 = Sur un cube de votre prochaine couleur, vous le récoltez, automatiquement {$ruling}. La case reste ensuite vide, et votre tour s’arrête.
rule-TY-3-4 = Sur tout autre cube, votre pion reste là, et le cube aussi.
rule-TY-3-5 = Sur un jeton « pas », « diagonale », « saut » ou « téléportation », vous pouvez rester ou faire son déplacement supplémentaire, qui est une arrivée comme une autre : un tour peut en enchaîner plusieurs. Les jetons spéciaux restent sur le plateau pour toute la partie {$ruling}.
rule-TY-3-6 = La téléportation mène à tout autre jeton « téléportation » où ne se trouve aucun pion.
rule-TY-3-7 = La sécurité protège pour de bon tous les cubes récoltés jusque-là. Ceux que vous récoltez plus tard ne le sont pas, jusqu’à votre prochaine arrivée sur une sécurité. C’est automatique {$ruling}.
rule-TY-3-8 = Un jeton agit quand vous arrivez dessus, pas quand vous y commencez un tour {$ruling}.
rule-TY-3-9 = Vous ne pouvez arriver sur la case d’un autre pion que pour voler (voir « Voler ») : par L, pas, diagonale ou saut, jamais par téléportation.
rule-TY-3-10 = Le livret ne limite pas les enchaînements. Mais une case où votre pion est déjà arrivé pendant ce tour n’est plus proposée tant que vous n’avez rien récolté, volé ni protégé depuis : y revenir ne changerait rien {$ruling}.
rule-TY-3-11 = Si aucun L n’est possible, votre tour est passé {$ruling}. C’est rare.
rule-TY-3-12 = Seuls les quatre jetons à déplacement supplémentaire prolongent un tour ; après toute autre arrivée, il s’arrête {$ruling}.

rules-TY-4 = Voler
rule-TY-4-1 = Vous ne pouvez arriver sur le pion d’un autre joueur que s’il a votre prochaine couleur sans protection. Y arriver, c’est alors voler : ce n’est pas facultatif {$ruling}.
rule-TY-4-2 = Vous posez le cube volé sous votre carte de cette couleur. Il n’est pas protégé.
rule-TY-4-3 = La carte de cette couleur, chez la victime, passe au bout à droite de sa rangée, et les autres se resserrent. Les cartes récoltées forment donc toujours la partie gauche d’une rangée, et la prochaine couleur est la première carte sans cube.
rule-TY-4-4 = La victime place le pion volé dans un coin libre de son choix {$ruling}, aussitôt, avant que le voleur ne continue. Il ne s’y passe rien d’autre. Il y a toujours un coin libre.
rule-TY-4-5 = On peut voler un pion placé dans un coin ou au centre, et même un joueur qui a les sept cubes {$ruling}.
rule-TY-4-6 = Après le vol, un jeton spécial posé sur cette case agit pour le voleur ; un cube posé là n’est pas récolté par cette arrivée {$ruling}. Option : il l’est, si c’est la nouvelle prochaine couleur du voleur.

rules-TY-5 = Gagner
rule-TY-5-1 = Avec les sept cubes, finissez un déplacement au centre avant les autres, par L, pas, diagonale ou saut. La partie s’arrête aussitôt.
rule-TY-5-2 = Avec les sept cubes, vous ne pouvez entrer sur aucune case occupée, pas même le centre : il n’y a plus de couleur à voler.
rule-TY-5-3 = Si vous volez votre septième cube au centre même, vous gagnez aussitôt {$ruling}.
rule-TY-5-4 = Option « partie courte » {$review}, d’après la présentation de l’éditeur : le septième cube donne la victoire, sans passer par le centre.
rule-TY-5-5 = Une manche, c’est un tour pour chacun, passé ou non. Après 100 manches la partie s’arrête : le plus de cubes récoltés gagne, puis le plus de cubes protégés ; si l’égalité demeure, la victoire est partagée {$ruling}. Sans cela, on pourrait se voler sans fin ; une partie ordinaire dure de 12 à 25 manches.

rules-TY-6 = Bon à savoir
rule-TY-6-1 = Sans vol, personne ne finit en moins de 8 tours. En jouant seul et à la perfection, il en faut environ 10 (de 8 à 14).
rule-TY-6-2 = Un exemple de vol : vous avez rouge, bleu, vert et jaune, dans cet ordre ; rouge et bleu sont protégés. Un voleur dont la prochaine couleur est le vert arrive sur vous. Vous gardez rouge, bleu et jaune ; votre carte verte passe au bout de la rangée ; votre prochain but est votre ancienne cinquième couleur.
rule-TY-6-3 = L’exemple d’enchaînement du livret : un L vers une diagonale, une diagonale vers un saut, un L vers le cube voulu. Le tout est un seul tour, parfaitement permis.

rules-ours = Nos autres décisions
rule-ours-1 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire {$ruling}.
rule-ours-2 = La mise en place est montrée dans cet ordre : jetons, cartes, premier joueur, coins {$ruling}.
rule-ours-3 = La case où commence un tour ne compte pas comme une arrivée ; après un vol, seule la case du vol compte {$ruling}.
rule-ours-4 = Un vol qui gagne la partie la termine avant que la victime ne se déplace {$ruling}.
rule-ours-5 = Le dernier tour de la dernière manche se joue jusqu’au bout, enchaînement et choix de la victime compris {$ruling}.

## Ce qu’un texte saisi aurait dû être

unread-move = « { $text } » n’est pas un coup ; on attend un coup comme a1-b3 ou simplement b3, ou « stay ».
unread-start = « { $text } » ne part pas de la case du pion, { $square }.
unread-corner = « { $text } » n’est pas un coin ; on attend « corner » et l’un de a1, g1, a7, g7.
unread-counter = « { $text } » n’est pas un jeton ; on attend l’un de { $kinds }.
unread-square = « { $text } » nomme une autre case ; le prochain jeton se trouve en { $square }.
unread-card = « { $text } » n’est pas une carte ; on attend « card » et l’une de { $colours }.
unread-first = « { $text } » n’est pas une place ; on attend « first » et un nombre de 1 à { $count }.

## La feuille de score

pad-standing = Où en est la partie
pad-held = Cubes
pad-held-means = Ramassés et pas volés depuis.
pad-safe = Cubes protégés
pad-safe-means = Ils départagent ceux qui ont autant de cubes après le dernier tour (TY-5.5).
pad-home = Au centre
pad-home-means = Avec les sept cubes, qui termine le premier un déplacement là gagne (TY-5.1).
pad-cube = Touchez un cube qui a été ramassé.
pad-player = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
pad-of = { $player }
pad-cube-none = { $player } : { $colour }, pas ramassé
pad-cube-held = { $player } : { $colour }, ramassé
pad-cube-safe = { $player } : { $colour }, protégé
pad-stolen = Volé : l’enlever
pad-protect = Le protéger
pad-unprotect = Pas protégé
pad-protect-all = Protéger tous les cubes (un jeton de sûreté)
pad-is-home = A terminé un déplacement au centre : gagné
pad-bad-cubes = « { $text } » ne sont pas les cubes d’un joueur : il faut des lettres différentes parmi { $letters }, chacune éventuellement suivie d’un point d’exclamation si le cube est protégé.
pad-bad-home = Seul un joueur qui a les sept cubes peut gagner au centre (TY-5.1).

## Les signes de l’image, expliqués au toucher et dans la légende

sign-cube =
    { $colour ->
        [red] Cube rouge
        [orange] Cube orange
        [yellow] Cube jaune
        [green] Cube vert
        [blue] Cube bleu
        [purple] Cube violet
        [black] Cube noir
       *[pink] Cube rose
    }
sign-cube-does = On le ramasse en arrivant dessus quand sa carte est la prochaine de sa rangée, ou en arrivant sur quelqu’un qui le tient sans protection. Sinon, il reste où il est.
sign-centre = Centre
sign-centre-does = Avec les sept cubes, il faut être le premier à finir un coup sur cette case.
sign-counter =
    { $counter ->
        [step] Jeton « pas »
        [diagonal] Jeton « diagonale »
        [leap] Jeton « saut »
        [teleport] Jeton « téléportation »
       *[safety] Jeton « sécurité »
    }
sign-counter-does =
    { $counter ->
        [step] En arrivant ici, vous pouvez avancer encore d’une case, tout droit.
        [diagonal] En arrivant ici, vous pouvez avancer encore d’une case, en diagonale.
        [leap] En arrivant ici, vous pouvez faire encore un L.
        [teleport] En arrivant ici, vous pouvez aller sur tout autre jeton « téléportation » libre.
       *[safety] Arriver ici protège pour de bon tous les cubes que vous tenez. Les cubes sertis de laiton, avec un bouclier, sont protégés.
    }
sign-badge-take = Plus
sign-badge-take-does = Y aller ramasse le prochain cube qu’il vous faut.
sign-badge-theft = Main
sign-badge-theft-does = Y aller vole le prochain cube qu’il vous faut à qui s’y trouve.
sign-badge-chain = Double flèche
sign-badge-chain-does = Y aller mène sur un jeton qui permet un coup de plus.
sign-badge-stay = Deux barres
sign-badge-stay-does = Rester ici et finir son tour sans le coup de plus.
sign-badge-corner = Maison
sign-badge-corner-does = Un coin libre : là où votre pion commence, ou va quand il a été volé.
sign-badge-win = Étoile
sign-badge-win-does = Y aller gagne la partie.
now-cube =
    { $state ->
        [safe] Tenu, et protégé pour de bon.
        [held] Tenu, mais il peut être volé.
        [next] C’est le prochain de la rangée.
       *[later] { $count ->
            [one] Il y en a { $count } autre avant.
           *[other] Il y en a { $count } autres avant.
        }
    }
now-lies = Sur { $squares }.
now-gone = Il n’y en a plus sur le plateau.
now-stealable = Chez qui on peut le voler : { $seats }.
now-missing =
    { $count ->
        [0] Les sept cubes sont tenus.
        [one] Il manque encore { $count } cube.
       *[other] Il manque encore { $count } cubes.
    }
now-protected = { $count } cubes protégés sur { $all }.

## Robots

bot-novice-help = pèse quelques centaines de positions par tour ; chaque tour peut lui coûter jusqu’à 32 % de ses chances de victoire
bot-club-help = pèse quelques centaines de positions par tour ; chaque tour peut lui coûter jusqu’à 23 % de ses chances de victoire
bot-strong-help = pèse quelques centaines de positions par tour ; chaque tour peut lui coûter jusqu’à 12 % de ses chances de victoire
bot-expert-help = pèse mille positions par tour, à deux joueurs des dizaines de milliers, et joue le meilleur tour qu’il trouve
bot-master-help = pèse des dizaines de milliers de positions par tour, à deux joueurs des centaines de milliers, et joue le meilleur tour qu’il trouve

## Ce qui donne les parts de victoire d’un bilan

evaluator-search = une recherche de { $count } positions par état

## Sortes de hasard, pour les statistiques

chance-of-counter = Les jetons sur les cases à l’intérieur du bord

## Installer une position

edit-turn = Au trait : { $player }
edit-nothing = rien
edit-piece = le pion de { $player }
edit-square = { $square } : { $what }
edit-square-piece = { $square } : { $what }, { $piece }
edit-row = Cartes de { $player } : { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }, ensuite { $colour }
edit-row-whole = Cartes de { $player } : tous les cubes
edit-collect = Prendre le prochain cube
edit-return = Rendre le dernier cube
edit-protect = Protéger tous les cubes
edit-unprotect = Ne protéger aucun cube
edit-next = Ensuite : { $colour }

## La leçon

tutorial-goal = Le but : réunir sept cubes, un de chaque couleur, puis atteindre avant les autres l’étoile au centre.
tutorial-row = Sous le plateau se trouve votre rangée de cartes. Vous prenez les couleurs de gauche à droite : d’abord le rouge.
tutorial-l = On se déplace en L : deux cases dans un sens et une en travers, par-dessus tout ce qui s’y trouve. Allez sur le cube rouge.
tutorial-l-orange = Un L y mène, mais ce cube est orange et votre prochaine couleur est le rouge. Il resterait simplement sur sa case.
tutorial-l-stay = On ne passe pas : chaque tour commence par un L. Allez sur le cube rouge.
tutorial-special = Le cube rouge est à vous, et Zoe a joué. Le jaune vient ensuite, et il est loin. Mais les jetons spéciaux permettent de rejouer dans le même tour.
tutorial-chain = Le jeton diagonale donne un déplacement de plus, d’une case en diagonale. Allez-y.
tutorial-chain-2 = Continuez maintenant, en diagonale, jusqu’au jeton saut. Il donne un autre L.
tutorial-chain-3 = Et d’ici un L mène au cube jaune : trois déplacements en un seul tour.
tutorial-chain-stay = Vous pouvez rester sur un jeton spécial et finir votre tour. Mais vous n’atteindriez pas le cube jaune.
tutorial-chain-other = C’est permis, mais cela éloigne du cube jaune. Suivez les jetons marqués.
tutorial-safety = Deux cubes sont à vous, mais on pourrait encore les voler. S’arrêter sur un jeton sécurité protège pour de bon tous les cubes que vous avez.
tutorial-safety-other = C’est permis, mais on pourrait encore voler vos cubes. Allez sur le jeton sécurité.
tutorial-victim = Vos cubes rouge et jaune sont maintenant sertis de laiton : personne ne peut les prendre. Zoe a le bleu, votre prochaine couleur, et le sien n’est pas protégé.
tutorial-theft = On ne va sur une autre pièce que pour voler sa prochaine couleur. Zoe est à un L : prenez son cube bleu.
tutorial-theft-other = C’est permis, mais un cube à voler attend rarement. Allez sur la pièce de Zoe.
tutorial-robbed = Le cube bleu est à vous, pas encore protégé. La carte bleue de Zoe est passée au bout de sa rangée, et sa pièce dans un coin de son choix.
tutorial-danger = Quelques tours plus tard. Votre cube vert n’est pas protégé, le vert est la prochaine couleur de Zoe, et elle est à un L de vous. Voyez ce qui arrive.
tutorial-corner = Zoe a volé votre cube vert. Votre pièce va dans un coin libre, et c’est vous qui le choisissez. Prenez celui qui est à un L du cube orange.
tutorial-corner-other = Ce coin est libre, mais aucun L n’y mène au cube orange. Choisissez celui qui est marqué.
tutorial-after = Votre carte verte est maintenant la dernière de votre rangée : votre prochaine couleur est l’orange. Prenez-le.
tutorial-kept = Ce qui était protégé vous est resté. Mieux vaut donc passer par un jeton sécurité avant que quelqu’un n’approche.
tutorial-seventh = Vers la fin : six cubes sont à vous, et il ne manque que le rose. Prenez-le.
tutorial-centre = Les sept sont à vous ! Soyez maintenant le premier à finir un déplacement sur l’étoile au centre.
tutorial-centre-other = C’est permis, mais le centre est à un L. Allez sur l’étoile et gagnez.
tutorial-end = Vous avez gagné, et vous connaissez tout le jeu. Seuls les jetons téléportation et pas sont nouveaux : l’un mène à tout autre jeton téléportation, l’autre à la case voisine, tout droit.
## Problèmes

puzzle-how-forced-win = par une recherche exhaustive : cela gagne quoi que fasse l’adversaire, et rien d’autre ne gagne en trois tours
puzzle-how-only-defence = par une recherche exhaustive : tout le reste perd, quoi qu’on fasse ensuite
puzzle-theme-win-1 = gagner en un tour
puzzle-theme-win-2 = gagner en deux tours
puzzle-theme-win-3 = gagner en trois tours
puzzle-theme-save = sauver la partie
puzzle-theme-theft = un vol
puzzle-theme-chain = une chaîne
puzzle-theme-teleport = téléportation
puzzle-theme-last-cube = le dernier cube
puzzle-theme-safety = sécurité
puzzle-theme-corner = le bon coin
puzzle-ask-win-1 = Comment gagnez-vous en ce tour ?
puzzle-ask-win-2 = Comment gagnez-vous en deux tours ?
puzzle-ask-win-3 = Comment gagnez-vous en trois tours ?
puzzle-ask-save = Comment sauvez-vous la partie ?
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-counters = Les cubes en sept couleurs, chacune avec son signe ; en dessous pas, diagonale, saut, téléportation et sécurité.
example-laid-out = Une partie à deux après la mise en place : 44 jetons, pour chaque joueur un pion sur son coin, et en dessous les rangées de cartes, à récolter de gauche à droite.
example-the-l = Deux cases dans un sens et une de côté : vers f5, mais pas tout droit vers d6. Ce qui se trouve entre ne compte pas.
example-collect = Le rouge vient ensuite. Le cube rouge est récolté ; le cube orange reste où il est.
example-step = Le jeton pas porte le pion d’une case le long d’une rangée ou d’une colonne, ici sur le cube rouge, mais pas en biais.
example-teleport = La téléportation mène à un autre jeton téléportation et nulle part ailleurs.
example-safety = La sécurité protège tout ce qu’on tient, ici rouge, orange et jaune. Ce qui est protégé ne peut pas être volé.
example-no-theft-by-teleport = Un vol par diagonale est un vol comme un autre ; par téléportation il n’y en a pas.
example-not-back = D’un jeton pas à l’autre, et plus loin ; mais pas en arrière sur une case où l’on s’est posé pendant ce tour.
example-steal = Le rouge vient ensuite. Le joueur 2 tient un rouge sans protection et peut être volé ; le joueur 3 n’a pas de rouge.
example-free-corner = Le joueur 2 a été volé et choisit un coin où personne ne se trouve.
example-home = Avec les sept cubes, un L sur le centre gagne, sauf si quelqu’un s’y trouve.
example-hundred-rounds = Après 100 manches, chacun tient deux cubes. Le joueur 1 a protégé les deux siens et gagne.
example-theft = Le voleur, dont la prochaine couleur est le vert, se pose sur le joueur 2. Il lui reste rouge, bleu et jaune ; la carte verte va au bout de la rangée, et le but suivant est l’ancienne cinquième couleur.
example-chain = Un L sur diagonale, une diagonale sur saut, un L sur le cube voulu : un seul tour.
example-begin-square = Le tour a commencé en a1, et un saut peut y revenir.
summary-goal = But
summary-goal-1 = Récoltez les sept couleurs dans l’ordre de vos cartes, de gauche à droite.
summary-goal-2 = Puis soyez le premier à finir un déplacement sur le centre.
summary-turn = Votre tour
summary-turn-1 = Avancez d’un L : deux cases dans un sens, une de côté. C’est obligatoire.
summary-turn-2 = Un cube de votre prochaine couleur : vous le récoltez, et votre tour finit.
summary-turn-3 = Un autre cube ou une case vide : vous restez, et votre tour finit.
summary-turn-4 = Les déplacements en plus s’enchaînent dans un tour, mais pas en arrière sur une case du même tour tant que rien n’a changé.
summary-signs = Jetons
summary-signs-1 = Pas : une case le long d’une rangée ou d’une colonne. Diagonale : une case en biais. Saut : un autre L. Ou restez.
summary-signs-2 = Téléportation : vers un autre jeton téléportation où personne ne se trouve. Ou restez.
summary-signs-3 = Sécurité : protège pour de bon tous les cubes que vous tenez.
summary-theft = Voler
summary-theft-1 = Posez-vous sur un joueur qui tient votre prochaine couleur sans protection : elle est à vous, sans protection.
summary-theft-2 = La carte de la victime va au bout de la rangée, et son pion aussitôt sur un coin libre.
summary-theft-3 = Jamais par téléportation. On n’entre sur aucune autre case occupée.
summary-end = Fin de la partie
summary-end-1 = Les sept cubes, puis le centre : vous gagnez aussitôt.
summary-end-2 = Partie courte (option) : le septième cube gagne.
summary-end-3 = Après 100 manches : le plus de cubes, puis le plus de cubes protégés, sinon partage.
