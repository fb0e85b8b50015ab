### The words of Twisty in French. Arguments as in en/twisty.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow « à » or a colon, never « de », which would have to elide.

## The game

game-name = Twisty
game-tagline = Une course au pas du cavalier, avec des voleurs.
game-by = de Faouzi Boughida, Djeco
game-about = Récoltez 7 cubes, 1 de chaque couleur, dans l’ordre de vos cartes, en vous déplaçant comme le cavalier aux échecs. Les jetons spéciaux prolongent votre déplacement ou protègent vos cubes des voleurs. Avec les 7 cubes, rejoignez le centre avant les autres.

## Colours and counters

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-pink = rose
colour-black = noir

counter-step = pas
counter-diagonal = diagonale
counter-leap = saut
counter-teleport = téléportation
counter-safety = sécurité

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
next-goal =
    { $next ->
        [none] Les 7 cubes y sont : cap sur le centre !
       *[other] Prochaine couleur : { $next }.
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
        [you] Vous allez en { $square } et volez le { cube } à { $victim }
       *[other] { $victim ->
            [you] { $seat } va en { $square } et vous vole le { cube }
           *[other] { $seat } va en { $square } et vole le { cube } à { $victim }
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
extra-move =
    { $counter ->
        [step] 1 case, tout droit
        [diagonal] 1 case, en diagonale
        [leap] un autre L
       *[teleport] un autre jeton « téléportation » libre
    }
leads-on = Le { counter-name } de cette case donne un déplacement supplémentaire.
leads-nowhere = Le { counter-name } de cette case ne donne aucun déplacement supplémentaire pour l’instant.
protects =
    { $count ->
        [0] Le jeton « sécurité » n’a rien de nouveau à protéger.
        [one] Le jeton « sécurité » protège 1 cube de plus.
       *[other] Le jeton « sécurité » protège { $count } cubes de plus.
    }
also-collected = Cube récolté aussi sur cette case : { $under }.
turn-ends = Votre tour se termine.

## Set-up: log and hover

did-lay-cube = { $square } : { cube }.
did-lay-counter = { $square } : { counter-name }.
did-card = { $seat }, carte { $count } : { $colour }.
did-card-all = Pour tous, carte { $count } : { $colour }.
did-start =
    { $seat ->
        [you] Vous partez du coin { $square }.
       *[other] { $seat } part du coin { $square }.
    }
did-first =
    { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, une case vide.
did-land-centre = { moves-to }, au centre. Sans les 7 cubes, il ne se passe rien.
did-land-cube = { moves-to }. Le { cube } y reste : ce n’est pas la prochaine couleur.
did-collect = { collects-there }. { next-goal }
did-land-spent = { moves-to }. { leads-nowhere }
did-land-counter = { moves-to }. { leads-on }
did-protect = { moves-to }. { protects }
did-steal = { steals-there }. { next-goal }
did-steal-goes-on = { steals-there }. { leads-on } { next-goal }
did-steal-spent = { steals-there }. { leads-nowhere } { next-goal }
did-steal-protect = { steals-there }. { protects } { next-goal }
did-steal-collect = { steals-there }. { also-collected } { next-goal }
did-win-centre =
    { $seat ->
        [you] Vous atteignez le centre avec les 7 cubes et gagnez !
       *[other] { $seat } atteint le centre avec les 7 cubes et gagne !
    }
did-win-seventh =
    { $seat ->
        [you] { collects-there }. Vous avez les 7 cubes et gagnez !
       *[other] { collects-there }. { $seat } a les 7 cubes et gagne !
    }
did-win-steal =
    { $seat ->
        [you] { steals-there }. Vous avez les 7 cubes et gagnez !
       *[other] { steals-there }. { $seat } a les 7 cubes et gagne !
    }
did-win-steal-collect =
    { $seat ->
        [you] { steals-there }. { also-collected } Vous gagnez !
       *[other] { steals-there }. { also-collected } { $seat } gagne !
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
        [you] Vous allez au coin { $square }.
       *[other] { $seat } va au coin { $square }.
    }
did-resign =
    { $seat ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }

## Turns: what a hovered target would do

would-land-empty = Aller en { $square }. { turn-ends }
would-land-centre = Aller au centre. Sans les 7 cubes, il ne se passe rien. { turn-ends }
would-land-cube = Aller en { $square }. Le { cube } qui s’y trouve n’est pas votre prochaine couleur. { turn-ends }
would-collect = Aller en { $square } et récolter le { cube }. { next-goal }
would-land-spent = Aller en { $square }. { leads-nowhere }
would-land-counter = Aller en { $square }. Vous pourrez vous déplacer encore : { extra-move }.
would-protect = Aller en { $square }. { protects } { turn-ends }
would-steal-there = Aller en { $square } et voler le { cube } à { $victim }, qui choisira un coin.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Aller au centre avec les 7 cubes : vous gagnez !
would-win-seventh = Aller en { $square } et récolter le { cube }, votre septième : vous gagnez !
would-win-steal = Aller en { $square } et voler à { $victim } le { cube }, votre septième : vous gagnez !
would-win-steal-collect = Aller en { $square } et voler le { cube } à { $victim }. { also-collected } Vous gagnez !
would-stay = Rester en { $square }. { turn-ends }
would-skip = Passer ce tour : vous n’avez aucun L possible.
would-corner = Aller au coin { $square }.
would-resign = Abandonner : vous n’obtenez rien, et les autres se partagent la victoire.

## Status

status-setup = Mise en place
status-move =
    { $seat ->
        [you] À vous : déplacez-vous en L. { next-goal }
       *[other] { $seat } se déplace. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] À vous : vous avez les 7 cubes. Rejoignez le centre.
       *[other] { $seat } se déplace, avec les 7 cubes.
    }
status-move-skip =
    { $seat ->
        [you] À vous : aucun L possible, passez ce tour.
       *[other] { $seat } n’a aucun L possible et passe ce tour.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] À vous : avancez de 1 case tout droit, ou restez.
            [diagonal] À vous : avancez de 1 case en diagonale, ou restez.
            [leap] À vous : faites un autre L, ou restez.
           *[teleport] À vous : allez à un jeton « téléportation » libre, ou restez.
        }
       *[other] { $seat } choisit de continuer ou de rester.
    }
status-extra-stay =
    { $seat ->
        [you] À vous : pas de déplacement supplémentaire. Restez.
       *[other] { $seat } : pas de déplacement supplémentaire, fin du tour.
    }
status-robbed =
    { $seat ->
        [you] { $thief } vous a volé le { cube }. Choisissez un coin libre.
       *[other] { $seat } perd le { cube } et choisit un coin.
    }
status-corners =
    { $seat ->
        [you] À vous : choisissez un coin libre pour le départ.
       *[other] { $seat } choisit un coin de départ.
    }
status-over-won =
    { $seat ->
        [you] Vous avez gagné !
       *[other] { $seat } a gagné !
    }
status-over-shared = Victoire partagée : { $seats }.
status-over-rounds-won =
    { $seat ->
        [you] En tête après 100 manches, vous avez gagné !
       *[other] En tête après 100 manches, { $seat } a gagné !
    }
status-over-rounds-shared = Égalité après 100 manches. Victoire partagée : { $seats }.
status-type-counter = Quel jeton se trouve en { $square } ?
status-type-card = { $seat } : de quelle couleur est la carte { $count } ?
status-type-card-all = Pour tous : de quelle couleur est la carte { $count } ?
status-type-first = Qui commence ?
status-type-corner = { $seat } : quel coin de départ ?
action-stay = Rester en { $square }
action-pass = Passer ce tour
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } a gagné. Vous arrivez en deuxième place.
        [3] { $seat } a gagné. Vous arrivez en troisième place.
       *[other] { $seat } a gagné. Vous arrivez en dernière place.
    }
deed-corner = Aller en { $square }
deed-move = Aller en { $square }
touch-corner = Touchez un coin.
touch-move = Touchez une case.
round = Manche { $count } sur 100

## Refusals: why not, and what instead

refused-TY-2-1 = Il ne reste aucun jeton de cette sorte. Choisissez-en une autre.
refused-TY-2-2 = Un pion doit partir d’un coin libre : a1, g1, a7 ou g7. Choisissez un coin sans pion.
refused-TY-2-3 = Cette carte est déjà dans la rangée. Choisissez une couleur qui manque.
refused-TY-2-4 = Cette place n’existe pas à cette table. Choisissez-en une autre.
refused-TY-3-1 = Ce n’est pas un L. Avancez de 2 cases dans une direction, puis de 1 sur le côté.
refused-TY-3-1-stay = Vous ne pouvez pas rester : chaque tour commence par un L. Choisissez une case marquée.
refused-TY-3-5 = Le jeton sous votre pion ne mène pas là. Faites son déplacement supplémentaire, ou restez.
refused-TY-3-6 = Un jeton « téléportation » ne mène qu’à un autre jeton « téléportation ». Choisissez-en un qui est libre, ou restez.
refused-TY-3-7 = Vous ne pouvez pas voler ce cube : il est protégé. Choisissez une autre case.
refused-TY-3-9 = On ne se téléporte pas sur une case occupée. Choisissez un jeton « téléportation » libre, ou restez.
refused-TY-3-10 = Vous ne pouvez pas arriver de nouveau sur cette case pendant ce tour : rien n’a changé depuis. Choisissez une autre case, ou restez.
refused-TY-4-1 = Vous ne pouvez arriver sur un pion que pour voler. Ce joueur n’a pas votre prochaine couleur. Choisissez une autre case.
refused-TY-4-4 = Après un vol, votre pion doit aller dans un coin libre : a1, g1, a7 ou g7. Choisissez un coin sans pion.
refused-TY-5-1 = La partie est terminée. Revoyez-la, ou jouez-en une autre.
refused-TY-5-2 = Vous avez les 7 cubes, donc plus de prochaine couleur à voler. Choisissez une case sans pion.

## Options

option-short_game = Partie courte
option-short_game-help = Vous gagnez dès que vous avez les 7 cubes, sans aller au centre.
option-same_order = Même ordre pour tous
option-same_order-help = Tous les joueurs récoltent les couleurs dans le même ordre.
option-chosen_corners = Coin au choix
option-chosen_corners-help = Les joueurs choisissent dans l’ordre du tour, après avoir vu le plateau et les cartes. Sinon, c’est le hasard.
option-take_under = Récolter le cube dessous
option-take_under-help = Après un vol, récolter aussi le cube de la même case, s’il est maintenant de votre prochaine couleur.
option-first = Qui commence
option-first-help = Au hasard, ou le joueur de la place que vous choisissez.
option-first-0 = au hasard
option-first-seat = place { $count }

## The board in text

picture-label = Plateau de Twisty, 7 cases sur 7, donné aussi en texte.
text-board = Le plateau, case par case
text-square = { $square } : { $what }
text-square-seat = { $square } : { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat } : aucun cube pour l’instant.
        [one] { $seat } : 1 cube, { $cubes }.
       *[other] { $seat } : { $count } cubes, { $cubes }.
    }
text-protected = { $colour } (protégé)
text-wanted = Encore à récolter, dans l’ordre : { $cubes }.
points-cubes = Cubes
points-protected = Cubes protégés

## Rules

rules-intro = { game-about } Twisty se joue de 2 à 4 joueurs. Rien n’est caché, et après la mise en place rien n’est laissé au hasard.
rules-page = Choisissez une case marquée, à la souris ou au clavier. Pointez une case pour lire ce qui s’y passerait. Dans un enchaînement, choisissez un déplacement à la fois ; « Rester » termine votre tour. Pour jouer sur un vrai plateau, saisissez sa mise en place : jetons, cartes, premier joueur et coins. Nous avons dû deviner certains éléments de la vraie boîte.{$reconstruction} Si vous l’avez, vous pouvez les corriger dans un seul fichier de données, box.toml.

rules-TY-1 = Matériel
rule-TY-1-1 = Le plateau compte 7 cases sur 7. Il y a 4 pions, leurs 4 jetons de joueur assortis et 4 séries de 7 cartes de couleur (★ ■ ▲ ●).
rule-TY-1-2 = Des 44 jetons en bois, 28 sont des cubes : 4 dans chacune des 7 couleurs.{$review} Les 16 autres sont des jetons spéciaux de 5 sortes. Jeton « pas » : 1 case à l’horizontale ou à la verticale. Jeton « diagonale » : 1 case en diagonale. Jeton « saut » : un autre L. Jeton « téléportation » : vers un autre jeton « téléportation ». Jeton « sécurité » : protège vos cubes.
rule-TY-1-3 = Les 16 jetons spéciaux sont 3 jetons « pas », 3 « diagonale », 3 « saut », 4 « téléportation » et 3 « sécurité ».{$reconstruction}
rule-TY-1-4 = Les couleurs sont le rouge, l’orange, le jaune, le vert, le bleu, le violet et le rose.{$reconstruction} Seul le jaune est certain.

rules-TY-2 = Mise en place
rule-TY-2-1 = Posez les 44 jetons au hasard, face visible, 1 par case, sauf sur le centre et les 4 coins. Utilisez les 44 quel que soit le nombre de joueurs.
rule-TY-2-2 = Attribuez au hasard à chaque joueur un coin de départ différent. Option : les joueurs choisissent leur coin dans l’ordre du tour, après avoir vu le plateau et les cartes.
rule-TY-2-3 = Mélangez votre série et étalez-la en rangée, face visible. Récoltez les couleurs dans cet ordre, de gauche à droite. Option : tous les joueurs ont le même ordre.{$review}
rule-TY-2-4 = Le plus jeune joueur commence ; ici, l’hôte choisit, ou c’est le hasard.{$ruling} On joue dans le sens des aiguilles d’une montre. Rien n’est caché.

rules-TY-3 = Votre tour
rule-TY-3-1 = Déplacez votre pion en L : 2 cases dans une direction, puis 1 sur le côté. Il passe par-dessus tout ce qui se trouve entre les deux.{$review} Ce déplacement est obligatoire.
rule-TY-3-2 = Si vous arrivez sur une case vide, votre pion y reste. Les coins sont des cases vides ordinaires, et le centre aussi tant que vous n’avez pas les 7 cubes.{$ruling}
rule-TY-3-3 = Si vous arrivez sur un cube de votre prochaine couleur, vous le récoltez. C’est automatique.{$ruling} La case reste vide ensuite, et votre tour se termine.
rule-TY-3-4 = Si vous arrivez sur un autre cube, vous ne le récoltez pas. Votre pion partage la case avec lui.
rule-TY-3-5 = Si vous arrivez sur un jeton « pas », « diagonale », « saut » ou « téléportation », restez ou faites son déplacement supplémentaire. Vous arrivez alors sur une nouvelle case : un tour peut donc être un enchaînement de déplacements. Les jetons spéciaux restent sur le plateau pour toute la partie.{$ruling}
rule-TY-3-6 = D’un jeton « téléportation », vous pouvez aller à tout autre jeton « téléportation » où il n’y a pas de pion.
rule-TY-3-7 = Si vous arrivez sur un jeton « sécurité », tous les cubes que vous avez sont protégés pour de bon. C’est automatique.{$ruling} Les cubes obtenus ensuite ne le sont pas, tant que vous n’arrivez pas de nouveau sur un jeton « sécurité ».
rule-TY-3-8 = Un jeton agit quand vous arrivez dessus, pas quand vous y commencez un tour.{$ruling}
rule-TY-3-9 = Vous ne pouvez arriver sur un autre pion que pour voler : par L, « pas », « diagonale » ou « saut », jamais par « téléportation ».
rule-TY-3-10 = Le livret ne limite pas les enchaînements. Mais vous ne pouvez pas arriver deux fois sur la même case pendant un tour, sauf si vous avez récolté, volé ou protégé quelque chose entre-temps.{$ruling}
rule-TY-3-11 = Si vous ne pouvez faire aucun L, passez votre tour.{$ruling} C’est rare.
rule-TY-3-12 = Votre tour ne continue qu’à partir d’un jeton « pas », « diagonale », « saut » ou « téléportation ». Toute autre arrivée le termine.{$ruling}

rules-TY-4 = Vol
rule-TY-4-1 = Vous ne pouvez arriver sur le pion d’un autre joueur que s’il a votre prochaine couleur sans protection. Cette arrivée est un vol.{$ruling}
rule-TY-4-2 = Posez le cube volé sous votre carte de cette couleur. Il est sans protection.
rule-TY-4-3 = La victime déplace sa carte de cette couleur à l’extrémité droite de sa rangée et comble le vide. Les cartes avec un cube sont donc toujours à gauche, et la première carte sans cube montre la prochaine couleur.
rule-TY-4-4 = La victime déplace aussitôt son pion dans un coin libre de son choix,{$ruling} avant que le tour du voleur ne continue. Il ne s’y passe rien d’autre. Un coin est toujours libre.
rule-TY-4-5 = Vous pouvez voler un joueur qui est dans un coin ou au centre, et aussi un joueur qui a les 7 cubes.{$ruling}
rule-TY-4-6 = Après un vol, un jeton spécial de cette case agit pour vous comme d’habitude, mais vous n’y récoltez pas de cube.{$ruling} Option : vous le récoltez si c’est maintenant votre prochaine couleur.

rules-TY-5 = Gagner
rule-TY-5-1 = Le premier joueur qui finit un déplacement au centre (par un L, « pas », « diagonale » ou « saut ») avec les 7 cubes gagne. La partie se termine aussitôt.
rule-TY-5-2 = Une fois que vous avez les 7 cubes, vous ne pouvez entrer sur aucune case occupée, pas même au centre. Vous n’avez plus de prochaine couleur à voler.
rule-TY-5-3 = Si vous volez votre septième cube au centre même, vous gagnez aussitôt.{$ruling}
rule-TY-5-4 = Option « Partie courte » : vous gagnez dès que vous avez les 7 cubes, sans aller au centre.{$review}
rule-TY-5-5 = Une manche, c’est un tour pour chaque joueur ; un tour passé compte. Après 100 manches, la partie se termine, et le joueur qui a le plus de cubes gagne.{$ruling} À égalité, le plus de cubes protégés l’emporte ; si l’égalité persiste, la victoire est partagée.{$ruling} (Sinon, les vols pourraient durer sans fin. La plupart des parties durent de 12 à 25 manches.)

rules-TY-6 = Bon à savoir
rule-TY-6-1 = Sans vol, aucun joueur ne peut finir en moins de 8 tours. Seul et en jouant parfaitement, il vous faut environ 10 tours (de 8 à 14).
rule-TY-6-2 = Exemple de vol : vous avez le rouge, le bleu, le vert et le jaune, dans cet ordre ; le rouge et le bleu sont protégés. Un voleur dont la prochaine couleur est le vert arrive sur vous. Vous gardez le rouge, le bleu et le jaune. Votre carte verte passe au bout de votre rangée. Votre prochaine couleur est celle qui était cinquième.
rule-TY-6-3 = L’exemple d’enchaînement du livret : allez par un L sur un jeton « diagonale ». Continuez en diagonale jusqu’à un jeton « saut ». Continuez par un autre L jusqu’à un cube de votre prochaine couleur. Tout cela est un seul tour permis.

rules-ours = Nos autres décisions
rule-ours-1 = Si vous abandonnez, vous n’obtenez rien, et les autres joueurs se partagent la victoire.{$ruling}
rule-ours-2 = La mise en place est montrée dans cet ordre : jetons, cartes, premier joueur, coins.{$ruling}
rule-ours-3 = La case où commence votre tour ne compte pas comme une arrivée.{$ruling} Après un vol, les arrivées précédentes ne comptent plus ; seule la case du vol compte.{$ruling}
rule-ours-4 = Si un vol vous fait gagner, la partie se termine avant que la victime ne se déplace.{$ruling}
rule-ours-5 = Le dernier tour de la dernière manche se joue jusqu’au bout, avec son enchaînement et le choix d’un coin par la victime.{$ruling}

## Ce qu’un texte saisi aurait dû être

unread-start = « { $text } » ne part pas de la case du pion. Partez de { $square }.
unread-counter = « { $text } » n’est pas un jeton. Tapez l’un de ces mots : { $kinds }.
unread-square = « { $text } » nomme une autre case. Tapez maintenant le jeton de { $square }.
unread-card = « { $text } » n’est pas une carte. Tapez « card » et l’une de ces couleurs : { $colours }.
unread-first = « { $text } » n’est pas une place. Tapez « first » et un nombre de 1 à { $count }.

## La feuille de score

pad-standing = Situation
pad-held = Cubes
pad-held-means = Récoltés ou volés, et toujours en votre possession.
pad-safe = Cubes protégés
pad-safe-means = Ils départagent les ex æquo après la dernière manche (TY-5.5).
pad-home = Au centre
pad-home-means = Avec les 7 cubes, le premier joueur à y finir un déplacement gagne (TY-5.1).
pad-cube = Touchez un cube que possède un joueur.
pad-player = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
pad-of = { $player }
pad-cube-none = { $player } : { $colour }, pas récolté
pad-cube-held = { $player } : { $colour }, récolté
pad-cube-safe = { $player } : { $colour }, protégé
pad-stolen = L’enlever : il a été volé
pad-protect = Le protéger
pad-unprotect = Enlever la protection
pad-protect-all = Protéger tous les cubes
pad-is-home = Gagné au centre
pad-bad-cubes = « { $text } » n’est pas une rangée de cubes. Utilisez chaque lettre de { $letters } une fois au plus, avec un point d’exclamation derrière un cube protégé.
pad-bad-home = Il faut les 7 cubes pour gagner au centre (TY-5.1).

## Les signes de l’image, expliqués au toucher et dans la légende

sign-cube = Cube : { $colour }
sign-cube-does = Si c’est votre prochaine couleur, allez sur ce cube, ou sur un joueur qui l’a sans protection.
sign-centre = Centre
sign-centre-does = Avec les 7 cubes, finissez un déplacement ici avant les autres.
sign-counter = Jeton : { $name }
sign-counter-does =
    { $counter ->
        [safety] Si vous arrivez ici, tous les cubes que vous avez sont protégés pour de bon. Ils reçoivent un cadre de laiton et un bouclier.
       *[other] Si vous arrivez ici, vous pouvez vous déplacer encore : { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Récoltez votre prochaine couleur.
sign-badge-theft = Main
sign-badge-theft-does = Volez votre prochaine couleur.
sign-badge-chain = Double flèche
sign-badge-chain-does = Allez sur un jeton à déplacement supplémentaire.
sign-badge-stay = Deux barres
sign-badge-stay-does = Restez ici et terminez votre tour.
sign-badge-corner = Maison
sign-badge-corner-does = Un coin libre, pour le départ ou après un vol.
sign-badge-win = Étoile
sign-badge-win-does = Gagnez la partie.
now-cube =
    { $state ->
        [safe] Récolté et protégé pour de bon.
        [held] Récolté, mais il peut être volé.
        [next] Le prochain de la rangée.
       *[later] { $count ->
            [one] 1 autre couleur passe avant.
           *[other] { $count } autres couleurs passent avant.
        }
    }
now-lies = Sur { $squares }.
now-gone = Il n’en reste plus sur le plateau.
now-stealable = Sans protection chez : { $seats }.
now-missing =
    { $count ->
        [0] Les 7 cubes y sont.
        [one] Il manque 1 cube.
       *[other] Il manque { $count } cubes.
    }
now-protected =
    { $all ->
        [0] Aucun cube à protéger pour l’instant.
        [one] Protégé : { $count } cube sur 1.
       *[other] Protégés : { $count } cubes sur { $all }.
    }

## Robots

bot-beginner-help = vise son prochain cube ; ne voit souvent pas où mène un enchaînement et ne s’attend jamais à un vol
bot-novice-help = évalue quelques centaines de positions ; peut perdre jusqu’à 32 % de chances de victoire par tour
bot-club-help = évalue quelques centaines de positions ; peut perdre jusqu’à 23 % de chances de victoire par tour
bot-strong-help = évalue quelques centaines de positions ; peut perdre jusqu’à 12 % de chances de victoire par tour
bot-expert-help = joue le meilleur tour parmi un millier de positions, à 2 joueurs parmi des dizaines de milliers
bot-master-help = joue le meilleur tour parmi des dizaines de milliers de positions, à 2 joueurs parmi des centaines de milliers

## Ce qui donne les parts de victoire d’un bilan

evaluator-search = une recherche de { $count } positions par étape

## Sortes de hasard, pour les statistiques

chance-of-counter = Les jetons à l’intérieur du bord
mistake-corner = choisir le mauvais coin
mistake-theft = laisser passer un vol
mistake-cube = laisser passer un cube
mistake-stolen = s’exposer à un vol
mistake-safety = négliger un jeton « sécurité »
mistake-way = prendre un chemin plus long
mistake-open = laisser un chemin plus court à un autre joueur
mistake-away = s’éloigner d’un jeton « sécurité »
why-on-win = Continuer vers { $squares } et gagner.
why-on-theft = Continuer vers { $squares } et voler { $name }.
why-on-cube = Continuer vers { $squares } et récolter le prochain cube.
why-on-safety = Continuer vers { $squares }, un jeton « sécurité ».
why-on-way = Continuer vers { $squares }.
why-stolen = En { $square }, { $name } peut aussitôt voler le { cube }. Sur la meilleure case, aucun joueur ne le peut.
why-away = De là, un jeton « sécurité » est à 1 tour.
why-wanted = Il protège le { cube }, qu’il faut ensuite à { $name }.
why-near = De là, le prochain cube est à 1 tour : { cube } en { $squares }.
why-open =
    { $better ->
        [one] Il faut alors 1 tour à { $name } pour gagner, au lieu de { $taken }.
       *[other] Il faut alors { $better } tours à { $name } pour gagner, au lieu de { $taken }.
    }
why-turns =
    { $better ->
        [one] Il faut alors encore 1 tour pour gagner, au lieu de { $taken }.
       *[other] Il faut alors encore { $better } tours pour gagner, au lieu de { $taken }.
    }

## Installer une position

edit-turn = À jouer : { $player }
edit-nothing = rien
edit-piece = pion : { $player }
edit-square-piece = { $square } : { $what }, { $piece }
edit-row = { $player }, cartes : { pad-player }, ensuite { $colour }
edit-row-whole = { $player }, cartes : tous les cubes
edit-collect = Récolter le prochain cube
edit-return = Rendre le dernier cube
edit-protect = Protéger tous les cubes
edit-unprotect = Ne protéger aucun cube
edit-next = Ensuite : { $colour }

## La leçon

tutorial-goal = Récoltez 7 cubes, 1 de chaque couleur. Puis atteignez avant les autres l’étoile au centre.
tutorial-row = Sous le plateau se trouve votre rangée de cartes. Récoltez les couleurs de gauche à droite : d’abord le rouge.
tutorial-l = Déplacez-vous en L : 2 cases dans une direction, puis 1 sur le côté, par-dessus tout ce qui s’y trouve. Allez sur le cube rouge.
tutorial-l-orange = C’est permis, mais vous ne récolteriez pas le cube orange : votre prochaine couleur est le rouge. Allez sur le cube rouge.
tutorial-l-stay = Chaque tour commence par un L. Allez sur le cube rouge.
tutorial-special = Le cube rouge est à vous, et Zoe s’est déplacée. Votre prochaine couleur, le jaune, est loin. Les jetons spéciaux permettent de se déplacer encore pendant le même tour.
tutorial-chain = Le jeton « diagonale » donne un déplacement supplémentaire : 1 case en diagonale. Allez-y.
tutorial-chain-2 = Le jeton « saut » donne un autre L. Allez-y, en diagonale.
tutorial-chain-3 = D’ici, un L mène au cube jaune : 3 déplacements en un seul tour. Récoltez-le.
tutorial-chain-stay = C’est permis, mais votre tour se terminerait avant le cube jaune. Allez sur la case marquée.
tutorial-chain-other = C’est permis, mais cela éloigne du cube jaune. Suivez les jetons marqués.
tutorial-safety = Vous avez 2 cubes, qui peuvent encore être volés. Un jeton « sécurité » protège pour de bon tous les cubes que vous avez. Allez sur ce jeton.
tutorial-safety-other = C’est permis, mais on pourrait encore voler vos cubes. Allez sur le jeton « sécurité ».
tutorial-victim = Les cadres de laiton le montrent : vos cubes rouge et jaune sont protégés. Zoe a le bleu, votre prochaine couleur, sans protection.
tutorial-theft = On n’arrive sur un autre pion que pour voler sa prochaine couleur. Zoe est à un L : volez son cube bleu.
tutorial-theft-other = C’est permis, mais vous pourriez voler un cube maintenant. Allez sur le pion de Zoe.
tutorial-robbed = Le cube bleu est à vous, pas encore protégé. La carte bleue de Zoe est passée au bout de sa rangée, et son pion dans un coin de son choix.
tutorial-danger = Quelques tours ont passé. Votre cube vert est sans protection, le vert est la prochaine couleur de Zoe, et elle est à un L de vous. Voyez ce qui arrive.
tutorial-corner = Zoe a volé votre cube vert. Déplacez maintenant votre pion dans un coin libre. Choisissez celui qui est marqué : de là, un L mène à un cube orange.
tutorial-corner-other = C’est permis, mais la leçon continue depuis le coin marqué. Choisissez-le.
tutorial-after = Votre carte verte est maintenant la dernière de votre rangée : votre prochaine couleur est l’orange. Récoltez-le.
tutorial-kept = Vous avez gardé vos cubes protégés. Allez donc sur un jeton « sécurité » avant qu’un autre joueur n’approche.
tutorial-seventh = La partie touche à sa fin. Vous avez 6 cubes, et il ne manque que le rose. Récoltez-le.
tutorial-centre = Les 7 cubes sont à vous. Finissez maintenant un déplacement sur l’étoile avant les autres.
tutorial-centre-other = C’est permis, mais le centre est à un L. Allez sur l’étoile et gagnez.
tutorial-end = Vous avez gagné ! Deux jetons sont nouveaux : « téléportation » mène à tout autre jeton « téléportation » libre, « pas » à 1 case, à l’horizontale ou à la verticale. Jouez maintenant contre un robot facile.
## Problèmes

puzzle-how-forced-win = par une recherche exhaustive : cela gagne contre toute défense, et rien d’autre ne gagne en 3 tours
puzzle-how-only-defence = par une recherche exhaustive : tout le reste perd
puzzle-theme-win-1 = gagner en 1 tour
puzzle-theme-win-2 = gagner en 2 tours
puzzle-theme-win-3 = gagner en 3 tours
puzzle-theme-save = sauver la partie
puzzle-theme-theft = un vol
puzzle-theme-chain = un enchaînement
puzzle-theme-teleport = jeton « téléportation »
puzzle-theme-last-cube = le dernier cube
puzzle-theme-safety = jeton « sécurité »
puzzle-theme-corner = le bon coin
puzzle-ask-win-1 = Comment gagnez-vous en ce tour ?
puzzle-ask-win-2 = Comment gagnez-vous en 2 tours ?
puzzle-ask-win-3 = Comment gagnez-vous en 3 tours ?
puzzle-ask-save = Comment sauvez-vous la partie ?
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-counters = Les cubes en 7 couleurs. En dessous, les jetons « pas », « diagonale », « saut », « téléportation » et « sécurité ».
example-laid-out = Une partie à 2 joueurs après la mise en place, avec les rangées de cartes en dessous.
example-the-l = Avancez de 2 cases dans une direction, puis de 1 sur le côté : vers f5, mais pas vers d6.
example-collect = Le rouge est votre prochaine couleur. Vous récoltez le cube rouge, mais pas le cube orange.
example-step = Le jeton « pas » vous mène à 1 case, tout droit, ici sur le cube rouge, mais pas en diagonale.
example-teleport = Un jeton « téléportation » ne mène qu’à un autre jeton « téléportation ».
example-safety = Un jeton « sécurité » protège tous les cubes que vous avez. Un cube protégé ne peut pas être volé.
example-no-theft-by-teleport = Vous pouvez voler par un déplacement « diagonale », mais pas par « téléportation ».
example-not-back = Vous pouvez aller d’un jeton « pas » au suivant, mais pas revenir pendant le même tour.
example-steal = Le rouge est votre prochaine couleur. Le joueur 2 a le rouge sans protection : vous pouvez le voler. Le joueur 3 n’a pas de rouge.
example-free-corner = Le joueur 2, la victime, choisit un coin libre.
example-home = Avec les 7 cubes, vous gagnez par un L vers le centre. Vous ne pouvez pas y entrer tant qu’un pion s’y trouve.
example-hundred-rounds = Après 100 manches, chaque joueur a 2 cubes. Le joueur 1 a protégé les siens et gagne.
example-theft = Le joueur 1, dont la prochaine couleur est le vert, arrive sur le joueur 2. Le joueur 2 passe sa carte verte au bout de sa rangée.
example-chain = Un L vers un jeton « diagonale », de là en diagonale vers un jeton « saut », un L vers le prochain cube : un seul tour.
example-begin-square = Le tour a commencé en a1. Ce n’est pas une arrivée : un « saut » peut donc s’y terminer.
summary-goal = But
summary-goal-1 = Récoltez les 7 couleurs dans l’ordre de vos cartes, de gauche à droite.
summary-goal-2 = Puis finissez un déplacement au centre avant les autres.
summary-turn = Votre tour
summary-turn-1 = Déplacez-vous en L, obligatoirement : 2 cases dans une direction, puis 1 sur le côté.
summary-turn-2 = Si vous arrivez sur un cube de votre prochaine couleur, vous le récoltez.
summary-turn-3 = Si vous arrivez sur un autre cube ou une case vide, vous y restez.
summary-turn-4 = Votre tour se termine, sauf déplacement supplémentaire. Un enchaînement est possible. Vous ne pouvez pas arriver deux fois sur la même case tant que rien n’a changé ce tour-ci.
summary-signs = Jetons
summary-signs-1 = Si vous arrivez sur un jeton, vous pouvez faire son déplacement supplémentaire. Jeton « pas » : 1 case, à l’horizontale ou à la verticale. Jeton « diagonale » : 1 case, en diagonale. Jeton « saut » : un autre L.
summary-signs-2 = Jeton « téléportation » : un autre jeton « téléportation » libre. Ou restez.
summary-signs-3 = Jeton « sécurité » : protège pour de bon tous les cubes que vous avez.
summary-theft = Vol
summary-theft-1 = Pour voler, allez sur un joueur qui a votre prochaine couleur sans protection. Le cube est à vous, non protégé.
summary-theft-2 = La victime passe sa carte de cette couleur au bout de sa rangée. Elle déplace aussitôt son pion dans un coin libre de son choix.
summary-theft-3 = Pas de vol par « téléportation ». N’entrez sur une case occupée que pour voler.
summary-end = Fin de la partie
summary-end-1 = Si vous finissez un déplacement au centre avec les 7 cubes, vous gagnez aussitôt.
summary-end-2 = Partie courte (option) : vous gagnez avec votre septième cube.
summary-end-3 = Après 100 manches : le joueur qui a le plus de cubes gagne ; à égalité, celui qui a le plus de cubes protégés ; sinon, victoire partagée.
headline-end = { $did }
headline-won-by =
    { $seat ->
        [you] Vous avez gagné.
       *[other] { $seat } a gagné.
    }
headline-lost-by =
    { $seat ->
        [you] Vous avez perdu.
       *[other] { $seat } a perdu.
    }
