### The words of Twisty in French. Arguments as in en/twisty.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow « à » or a colon, never « de », which would have to elide.

## The game

game-name = Twisty
game-tagline = Une course au pas du cavalier, avec des voleurs.
game-by = de Faouzi Boughida, Djeco
game-about = Récoltez sept couleurs dans l’ordre de vos cartes, en vous déplaçant comme le cavalier aux échecs. Des jetons spéciaux vous emmènent plus loin ou protègent vos cubes, que les autres peuvent voler. Avec les sept cubes, rejoignez le centre avant les autres.

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
        [none] Les sept y sont : cap sur le centre !
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
        [step] une case, tout droit
        [diagonal] une case, en diagonale
        [leap] un autre L
       *[teleport] un autre jeton « téléportation » libre
    }
leads-on = Le { counter-name } de cette case permet de continuer.
leads-nowhere = Le { counter-name } de cette case ne mène nulle part pour l’instant.
protects =
    { $count ->
        [0] Le jeton « sécurité » n’a rien de nouveau à protéger.
        [one] Le jeton « sécurité » protège { $count } cube de plus.
       *[other] Le jeton « sécurité » protège { $count } cubes de plus.
    }
also-collected = Cube récolté aussi sur cette case : { $under }.
turn-ends = Votre tour s’arrête.

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
did-land-centre = { moves-to }, au centre ; sans les sept cubes il ne se passe rien.
did-land-cube = { moves-to } ; le { cube } qui s’y trouve n’est pas la prochaine couleur et y reste.
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
        [you] Vous atteignez le centre avec les sept cubes et gagnez !
       *[other] { $seat } atteint le centre avec les sept cubes et gagne !
    }
did-win-seventh = { collects-there }. C’est le septième. { status-over-won }
did-win-steal = { steals-there }. C’est le septième. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
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
would-land-centre = Aller au centre : sans les sept cubes il ne se passe rien. { turn-ends }
would-land-cube = Aller en { $square } : le { cube } qui s’y trouve n’est pas votre prochaine couleur. { turn-ends }
would-collect = Aller en { $square } et récolter le { cube }. { next-goal }
would-land-spent = Aller en { $square }. { leads-nowhere }
would-land-counter = Aller en { $square }. Vous pourrez continuer : { extra-move }.
would-protect = Aller en { $square }. { protects } { turn-ends }
would-steal-there = Aller en { $square } et voler le { cube } à { $victim }, qui choisira un coin.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Aller au centre avec les sept cubes : vous gagnez !
would-win-seventh = Aller en { $square } et récolter le { cube }, votre septième : vous gagnez !
would-win-steal = Aller en { $square } et voler à { $victim } le { cube }, votre septième : vous gagnez !
would-win-steal-collect = Aller en { $square } et voler le { cube } à { $victim }. { also-collected } Vous gagnez !
would-stay = Rester en { $square }. { turn-ends }
would-skip = Vous n’avez aucun L possible : votre tour est passé.
would-corner = Aller au coin { $square }.
would-resign = Abandonner : vous n’obtenez rien, et les autres se partagent la victoire.

## Status

status-setup = La mise en place est en cours.
status-move =
    { $seat ->
        [you] Votre tour : déplacez-vous en L. { next-goal }
       *[other] { $seat } se déplace. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Vous avez les 7 cubes. Rejoignez le centre.
       *[other] { $seat } se déplace, avec les 7 cubes.
    }
status-move-skip =
    { $seat ->
        [you] Vous n’avez aucun L possible. Passez ce tour.
       *[other] { $seat } n’a aucun L possible et passe ce tour.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Avancez d’1 case tout droit, ou restez.
            [diagonal] Avancez d’1 case en diagonale, ou restez.
            [leap] Faites un autre L, ou restez.
           *[teleport] Allez sur un autre jeton « téléportation » libre, ou restez.
        }
       *[other] { $seat } peut encore se déplacer.
    }
status-extra-stay =
    { $seat ->
        [you] Aucun déplacement supplémentaire possible. Restez pour finir ce tour.
       *[other] { $seat } n’a aucun déplacement supplémentaire et finit ce tour.
    }
status-robbed =
    { $seat ->
        [you] { $thief } vous a volé le { cube }. Choisissez un coin libre.
       *[other] { $seat } perd le { cube } et choisit un coin.
    }
status-corners =
    { $seat ->
        [you] Votre tour : choisissez un coin libre pour départ.
       *[other] { $seat } choisit un coin de départ.
    }
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
status-type-card = { $seat } : quelle est la carte numéro { $count } ?
status-type-card-all = Pour tous : quelle est la carte numéro { $count } ?
status-type-first = Qui commence ?
status-type-corner = { $seat } : quel coin de départ ?
action-stay = Rester en { $square }
action-pass = Passer ce tour
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } a gagné. Tu arrives en deuxième place.
        [3] { $seat } a gagné. Tu arrives en troisième place.
       *[other] { $seat } a gagné. Tu arrives en dernière place.
    }
deed-corner = Aller en { $square }
deed-move = Avancer en { $square }
touch-corner = Touchez un coin.
touch-move = Touchez une case.
round = Manche { $count } sur 100

## Refusals: why not, and what instead

refused-TY-2-1 = Il ne reste aucun jeton de cette sorte. Choisissez-en une autre.
refused-TY-2-2 = Un pion part d’un coin où il n’y a personne. Choisissez a1, g1, a7 ou g7.
refused-TY-2-3 = Cette carte est déjà dans la rangée. Choisissez une couleur qui manque.
refused-TY-2-4 = Personne n’est assis là. Choisissez une place de cette table.
refused-TY-3-1 = Ce n’est pas un L. Avancez de deux cases dans un sens et d’une de côté.
refused-TY-3-1-stay = Vous ne pouvez pas rester sur place : chaque tour commence par un L. Choisissez une case marquée.
refused-TY-3-5 = Le jeton sous votre pion ne mène pas là. Faites son déplacement, ou restez.
refused-TY-3-6 = Le jeton « téléportation » ne mène qu’à un autre jeton « téléportation ». Choisissez-en un, ou restez.
refused-TY-3-7 = Votre prochaine couleur y est protégée. Choisissez une autre case.
refused-TY-3-9 = Le jeton « téléportation » ne mène jamais à une case occupée. Choisissez-en un autre, libre, ou restez.
refused-TY-3-10 = Votre pion y est déjà arrivé pendant ce tour, et vous n’avez rien récolté, volé ni protégé depuis. Choisissez une autre case, ou restez.
refused-TY-4-1 = On n’arrive sur un autre pion que pour voler sa prochaine couleur, qui n’est pas là. Choisissez une autre case.
refused-TY-4-4 = Après un vol, votre pion va dans un coin où il n’y a personne. Choisissez a1, g1, a7 ou g7.
refused-TY-5-1 = La partie est terminée. Revoyez-la, ou jouez-en une autre.
refused-TY-5-2 = Vous avez les sept cubes et plus rien à voler. Choisissez une case sans pion.

## Options

option-short_game = Partie courte
option-short_game-help = Le septième cube donne aussitôt la victoire, sans le centre.
option-same_order = Même ordre pour tous
option-same_order-help = Toutes les rangées de cartes sont les mêmes.
option-chosen_corners = Coin au choix
option-chosen_corners-help = Dans l’ordre du tour, après avoir vu le plateau et les cartes ; sinon, au hasard.
option-take_under = Prendre le cube dessous
option-take_under-help = Après un vol, récolter aussi le cube de cette case, si c’est votre prochaine couleur.
option-first = Qui commence
option-first-help = Au hasard, ou la place que vous nommez.
option-first-0 = au hasard
option-first-seat = place { $count }

## The board in text

picture-label = Plateau de Twisty, sept cases sur sept, donné aussi sous forme de texte.
text-board = Le plateau, case par case
text-square = { $square } : { $what }
text-square-seat = { $square } : { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat } : aucun cube pour l’instant.
        [one] { $seat } : un cube, { $cubes }.
       *[other] { $seat } : { $count } cubes, { $cubes }.
    }
text-protected = { $colour } (protégé)
text-wanted = Encore à récolter, dans l’ordre : { $cubes }.
points-cubes = Cubes récoltés
points-protected = Dont protégés

## Rules

rules-intro = { game-about } Twisty se joue de deux à quatre ; tout est visible, et après la mise en place rien n’est laissé au hasard.
rules-page = Choisissez une case marquée à la souris ou au clavier ; pointez une case pour lire ce qui s’y passerait. Un enchaînement se fait déplacement par déplacement ; « rester » met fin à votre tour. Pour jouer sur un vrai plateau, choisissez de saisir la mise en place : jetons, cartes, coins, et qui commence. Ce que nous n’avons pas pu relever sur la vraie boîte est notre reconstitution ;{$reconstruction} qui a la boîte peut la corriger dans un seul fichier de données, box.toml.

rules-TY-1 = Contenu de la boîte
rule-TY-1-1 = Le plateau compte 7 cases sur 7. Il y a 4 pions avec 4 jetons de joueur assortis, et 4 séries de sept cartes de couleur (★ ■ ▲ ●).
rule-TY-1-2 = 28 des 44 jetons en bois sont des cubes, 4 dans chacune des 7 couleurs ;{$review} les 16 autres sont des jetons spéciaux de cinq sortes. Jeton « pas » : une case à l’horizontale ou à la verticale. Jeton « diagonale » : une case en diagonale. Jeton « saut » : un autre L. Jeton « téléportation » : vers un autre jeton « téléportation ». Jeton « sécurité » : protège vos cubes.
rule-TY-1-3 = Les 16 jetons spéciaux sont 3 « pas », 3 « diagonale », 3 « saut », 4 « téléportation » et 3 « sécurité ».{$reconstruction}
rule-TY-1-4 = Les couleurs sont rouge, orange, jaune, vert, bleu, violet et rose ; seul le jaune est certain.{$reconstruction}

rules-TY-2 = Mise en place
rule-TY-2-1 = Posez les 44 jetons au hasard, face visible, sur toutes les cases sauf le centre et les quatre coins, quel que soit le nombre de joueurs.
rule-TY-2-2 = Chaque pion part de son propre coin, donné par le hasard. Option : dans l’ordre du tour, chacun choisit son coin après avoir vu le plateau et les cartes.
rule-TY-2-3 = Chacun mélange une série et l’étale en rangée, face visible : c’est, de gauche à droite, l’ordre de récolte. Option : tout le monde a le même ordre.{$review}
rule-TY-2-4 = Le plus jeune commence ; ici, l’hôte choisit, ou le hasard.{$ruling} On joue dans le sens des aiguilles d’une montre, et tout est visible de tous.

rules-TY-3 = Votre tour
rule-TY-3-1 = Déplacez votre pion d’un L : deux cases dans un sens et une de côté, par-dessus ce qui se trouve entre les deux.{$review} C’est obligatoire.
rule-TY-3-2 = Sur une case vide, votre pion reste là. Les coins et le centre sont des cases vides ordinaires,{$ruling} le centre tant que vous n’avez pas les sept cubes.
rule-TY-3-3 = Sur un cube de votre prochaine couleur, vous le récoltez, automatiquement.{$ruling} La case reste ensuite vide, et votre tour s’arrête.
rule-TY-3-4 = Sur tout autre cube, votre pion reste là, et le cube aussi.
rule-TY-3-5 = Sur un jeton « pas », « diagonale », « saut » ou « téléportation », vous pouvez rester ou faire son déplacement supplémentaire, qui est encore une arrivée : un tour peut être un enchaînement de déplacements. Les jetons spéciaux restent sur le plateau pour toute la partie.{$ruling}
rule-TY-3-6 = Le jeton « téléportation » mène à tout autre jeton « téléportation » où ne se trouve aucun pion.
rule-TY-3-7 = Le jeton « sécurité » protège, pour de bon et automatiquement,{$ruling} tous les cubes récoltés jusque-là. Les suivants ne le sont qu’à votre prochaine arrivée sur un jeton « sécurité ».
rule-TY-3-8 = Un jeton agit quand vous arrivez dessus, pas quand vous y commencez un tour.{$ruling}
rule-TY-3-9 = Vous ne pouvez arriver sur un autre pion que pour voler : par L, « pas », « diagonale » ou « saut », jamais par « téléportation ».
rule-TY-3-10 = Le livret ne limite pas les enchaînements. Mais une case où votre pion est déjà arrivé pendant ce tour n’est plus proposée tant que vous n’avez rien récolté, volé ni protégé, car rien ne changerait.{$ruling}
rule-TY-3-11 = Si aucun L n’est possible, votre tour est passé.{$ruling} C’est rare.
rule-TY-3-12 = Seuls les quatre jetons à déplacement supplémentaire prolongent un tour ; toute autre arrivée l’arrête.{$ruling}

rules-TY-4 = Vol
rule-TY-4-1 = Vous ne pouvez arriver sur le pion d’un autre joueur que s’il a votre prochaine couleur sans protection. Cette arrivée est un vol.{$ruling}
rule-TY-4-2 = Vous posez le cube volé sous votre carte de cette couleur, sans protection.
rule-TY-4-3 = La carte de cette couleur, chez la victime, passe au bout à droite de sa rangée ; les autres se resserrent. Les cartes récoltées forment donc toujours la partie gauche d’une rangée, et la prochaine couleur est la première carte sans cube.
rule-TY-4-4 = Le pion de la victime va dans un coin libre de son choix,{$ruling} aussitôt, avant que le voleur ne continue. Il ne s’y passe rien d’autre. Il y a toujours un coin libre.
rule-TY-4-5 = On peut voler un joueur placé dans un coin ou au centre, et un joueur qui a les sept cubes.{$ruling}
rule-TY-4-6 = Après le vol, un jeton spécial de cette case agit pour le voleur ; un cube n’y est pas récolté par cette arrivée.{$ruling} Option : il l’est, si c’est la nouvelle prochaine couleur du voleur.

rules-TY-5 = Gagner
rule-TY-5-1 = Avec les sept cubes, finissez un déplacement au centre avant les autres, par L, « pas », « diagonale » ou « saut ». La partie s’arrête aussitôt.
rule-TY-5-2 = Avec les sept cubes, vous ne pouvez entrer sur aucune case occupée, pas même le centre : il n’y a plus de couleur à voler.
rule-TY-5-3 = Le septième cube, volé au centre même, donne aussitôt la victoire.{$ruling}
rule-TY-5-4 = Option « partie courte »,{$review} d’après la présentation de l’éditeur : le septième cube donne la victoire, sans le centre.
rule-TY-5-5 = Une manche, c’est un tour pour chacun, passé ou non. Après 100 manches la partie s’arrête : le plus de cubes gagne, puis le plus de cubes protégés, puis la victoire est partagée.{$ruling} Sans cela, on pourrait se voler sans fin ; une partie ordinaire dure de 12 à 25 manches.

rules-TY-6 = Bon à savoir
rule-TY-6-1 = Sans vol, personne ne finit en moins de 8 tours. Seul et à la perfection, il en faut environ 10 (de 8 à 14).
rule-TY-6-2 = Un exemple de vol : vous avez rouge, bleu, vert et jaune, dans cet ordre ; rouge et bleu sont protégés. Un voleur dont la prochaine couleur est le vert arrive sur vous. Vous gardez rouge, bleu et jaune ; votre carte verte passe en dernier ; votre prochaine couleur est l’ancienne cinquième.
rule-TY-6-3 = L’exemple d’enchaînement du livret : un L vers un jeton « diagonale », de là vers un jeton « saut », un L vers le cube voulu, tout cela en un seul tour permis.

rules-ours = Nos autres décisions
rule-ours-1 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire.{$ruling}
rule-ours-2 = La mise en place est montrée dans cet ordre : jetons, cartes, premier joueur, coins.{$ruling}
rule-ours-3 = La case où commence un tour ne compte pas comme une arrivée ; après un vol, seule la case du vol compte.{$ruling}
rule-ours-4 = Un vol qui gagne la partie la termine avant que la victime ne se déplace.{$ruling}
rule-ours-5 = Le dernier tour de la dernière manche se joue jusqu’au bout, avec l’enchaînement et le choix de la victime.{$ruling}

## Ce qu’un texte saisi aurait dû être

unread-start = « { $text } » ne part pas de la case du pion, { $square }.
unread-counter = « { $text } » n’est pas un jeton ; on attend l’un de { $kinds }.
unread-square = « { $text } » nomme une autre case ; le prochain jeton se trouve en { $square }.
unread-card = « { $text } » n’est pas une carte ; on attend « card » et l’une de { $colours }.
unread-first = « { $text } » n’est pas une place ; on attend « first » et un nombre de 1 à { $count }.

## La feuille de score

pad-standing = Où en est la partie
pad-held = Cubes
pad-held-means = Récoltés et pas volés depuis.
pad-safe = Cubes protégés
pad-safe-means = Ils départagent les ex æquo après la dernière manche (TY-5.5).
pad-home = Au centre
pad-home-means = Qui y termine un déplacement en premier, avec les sept cubes, gagne (TY-5.1).
pad-cube = Touchez un cube qui a été récolté.
pad-player = { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
pad-of = { $player }
pad-cube-none = { $player } : { $colour }, pas récolté
pad-cube-held = { $player } : { $colour }, récolté
pad-cube-safe = { $player } : { $colour }, protégé
pad-stolen = Volé : l’enlever
pad-protect = Le protéger
pad-unprotect = Pas protégé
pad-protect-all = Protéger tous les cubes (jeton « sécurité »)
pad-is-home = A atteint le centre : gagné
pad-bad-cubes = Les cubes sont des lettres différentes parmi { $letters }, suivies d’un point d’exclamation si le cube est protégé ; « { $text } » est autre chose.
pad-bad-home = Il faut les sept cubes pour gagner au centre (TY-5.1).

## Les signes de l’image, expliqués au toucher et dans la légende

sign-cube = Cube : { $colour }
sign-cube-does = Arrivez dessus, ou sur un joueur qui l’a sans protection, quand c’est votre prochaine couleur.
sign-centre = Centre
sign-centre-does = Avec les sept cubes, soyez le premier à finir un déplacement ici.
sign-counter = Jeton : { $name }
sign-counter-does =
    { $counter ->
        [safety] Il protège pour de bon tous les cubes que vous avez. Ils reçoivent un cadre de laiton et un bouclier.
       *[other] Vous pouvez continuer d’ici : { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = Récolte votre prochaine couleur.
sign-badge-theft = Main
sign-badge-theft-does = Vole votre prochaine couleur.
sign-badge-chain = Double flèche
sign-badge-chain-does = Arrive sur un jeton à déplacement supplémentaire.
sign-badge-stay = Deux barres
sign-badge-stay-does = Reste ici et finit le tour.
sign-badge-corner = Maison
sign-badge-corner-does = Un coin libre, pour partir ou pour y aller après un vol.
sign-badge-win = Étoile
sign-badge-win-does = Gagne la partie.
now-cube =
    { $state ->
        [safe] Récolté, et protégé pour de bon.
        [held] Récolté, mais il peut être volé.
        [next] C’est le prochain de la rangée.
       *[later] { $count ->
            [one] Il y en a { $count } autre avant.
           *[other] Il y en a { $count } autres avant.
        }
    }
now-lies = Sur { $squares }.
now-gone = Il n’en reste plus sur le plateau.
now-stealable = Peut être volé à : { $seats }.
now-missing =
    { $count ->
        [0] Les sept cubes y sont.
        [one] Il manque { $count } cube.
       *[other] Il manque { $count } cubes.
    }
now-protected = { $count } cubes protégés sur { $all }.

## Robots

bot-beginner-help = vise son prochain cube ; ne voit souvent pas où mène un enchaînement et ne s’attend jamais à un vol
bot-novice-help = quelques centaines de positions par tour ; chaque tour peut lui coûter jusqu’à 32 % de ses chances de victoire
bot-club-help = quelques centaines de positions par tour ; chaque tour peut lui coûter jusqu’à 23 % de ses chances de victoire
bot-strong-help = quelques centaines de positions par tour ; chaque tour peut lui coûter jusqu’à 12 % de ses chances de victoire
bot-expert-help = le meilleur tour parmi mille positions, à deux joueurs parmi des dizaines de milliers
bot-master-help = le meilleur tour parmi des dizaines de milliers de positions, à deux joueurs parmi des centaines de milliers

## Ce qui donne les parts de victoire d’un bilan

evaluator-search = une recherche de { $count } positions par état

## Sortes de hasard, pour les statistiques

chance-of-counter = Les jetons à l’intérieur du bord
mistake-corner = choisir un coin
mistake-theft = manquer un vol
mistake-cube = manquer un cube
mistake-stolen = s’exposer à un vol
mistake-safety = manquer un jeton « sécurité »
mistake-way = prendre un chemin plus long
mistake-open = laisser un chemin plus court à quelqu’un
mistake-away = s’éloigner d’un jeton « sécurité »
why-on-win = Continuer vers { $squares } et gagner.
why-on-theft = Continuer vers { $squares } et voler { $name }.
why-on-cube = Continuer vers { $squares } et récolter le prochain cube.
why-on-safety = Continuer vers { $squares }, un jeton « sécurité ».
why-on-way = Continuer vers { $squares }.
why-stolen = Sur { $square }, { $name } peut voler aussitôt : { cube }. Sur la meilleure case, personne ne le peut.
why-away = Un jeton « sécurité » est alors à un tour.
why-wanted = Cela protège ce qu’il faut ensuite à { $name } : { cube }.
why-near = De là, le prochain cube est à un tour : { cube } en { $squares }.
why-open =
    { $better ->
        [one] Il faut alors 1 tour à { $name } pour gagner, et non { $taken }.
       *[other] Il faut alors { $better } tours à { $name } pour gagner, et non { $taken }.
    }
why-turns =
    { $better ->
        [one] Il faut alors encore 1 tour pour gagner, et non { $taken }.
       *[other] Il faut alors encore { $better } tours pour gagner, et non { $taken }.
    }

## Installer une position

edit-turn = Au trait : { $player }
edit-nothing = rien
edit-piece = le pion de { $player }
edit-square-piece = { $square } : { $what }, { $piece }
edit-row = Cartes de { $player } : { pad-player }, ensuite { $colour }
edit-row-whole = Cartes de { $player } : tous les cubes
edit-collect = Récolter le prochain cube
edit-return = Rendre le dernier cube
edit-protect = Protéger tous les cubes
edit-unprotect = Ne protéger aucun cube
edit-next = Ensuite : { $colour }

## La leçon

tutorial-goal = Récoltez sept cubes, un de chaque couleur, puis atteignez avant les autres l’étoile au centre.
tutorial-row = Sous le plateau se trouve votre rangée de cartes. Récoltez les couleurs de gauche à droite : d’abord le rouge.
tutorial-l = Déplacez-vous d’un L : deux cases dans un sens et une de côté, par-dessus ce qui s’y trouve. Allez sur le cube rouge.
tutorial-l-orange = Un L y mène, mais ce cube est orange et votre prochaine couleur est le rouge. Il y resterait.
tutorial-l-stay = Chaque tour commence par un L. Allez sur le cube rouge.
tutorial-special = Le cube rouge est à vous, et Zoe a joué. Le jaune vient ensuite, et il est loin. Les jetons spéciaux permettent de continuer dans le même tour.
tutorial-chain = Le jeton « diagonale » donne un déplacement de plus, d’une case en diagonale. Allez-y.
tutorial-chain-2 = Continuez maintenant, en diagonale, jusqu’au jeton « saut ». Il donne un autre L.
tutorial-chain-3 = D’ici un L mène au cube jaune : trois déplacements en un seul tour.
tutorial-chain-stay = Vous pouvez rester et finir votre tour, mais vous n’atteindriez pas le cube jaune.
tutorial-chain-other = C’est permis, mais cela éloigne du cube jaune. Suivez les jetons marqués.
tutorial-safety = Vous avez deux cubes, qu’on peut encore voler. Un jeton « sécurité » protège pour de bon tous les cubes que vous avez.
tutorial-safety-other = C’est permis, mais on pourrait encore voler vos cubes. Allez sur le jeton « sécurité ».
tutorial-victim = Vos cubes rouge et jaune ont maintenant un cadre de laiton : ils sont protégés. Zoe a le bleu, votre prochaine couleur, sans protection.
tutorial-theft = On n’arrive sur un autre pion que pour voler sa prochaine couleur. Zoe est à un L : volez son cube bleu.
tutorial-theft-other = C’est permis, mais vous pourriez voler un cube maintenant. Allez sur le pion de Zoe.
tutorial-robbed = Le cube bleu est à vous, pas encore protégé. La carte bleue de Zoe est passée au bout de sa rangée, et son pion dans un coin de son choix.
tutorial-danger = Quelques tours plus tard. Votre cube vert est sans protection, le vert est la prochaine couleur de Zoe, et elle est à un L. Voyez la suite.
tutorial-corner = Zoe a volé votre cube vert, et vous choisissez un coin libre pour votre pion. Prenez celui qui est à un L du cube orange.
tutorial-corner-other = De ce coin, aucun L ne mène au cube orange. Choisissez celui qui est marqué.
tutorial-after = Votre carte verte est maintenant la dernière de votre rangée : votre prochaine couleur est l’orange. Récoltez-le.
tutorial-kept = Vos cubes protégés vous sont restés. Passez donc par un jeton « sécurité » avant que quelqu’un n’approche.
tutorial-seventh = Vers la fin : vous avez six cubes, et il ne manque que le rose. Récoltez-le.
tutorial-centre = Les sept sont à vous ! Soyez maintenant le premier à finir un déplacement sur l’étoile.
tutorial-centre-other = C’est permis, mais le centre est à un L. Allez sur l’étoile et gagnez.
tutorial-end = Vous avez gagné. Seuls deux jetons sont nouveaux : le jeton « téléportation » mène à tout autre jeton « téléportation », le jeton « pas » à la case voisine, tout droit. À vous de jouer, contre un robot facile !
## Problèmes

puzzle-how-forced-win = par une recherche exhaustive : cela gagne contre toute défense, et rien d’autre ne gagne en trois tours
puzzle-how-only-defence = par une recherche exhaustive : tout le reste perd
puzzle-theme-win-1 = gagner en un tour
puzzle-theme-win-2 = gagner en deux tours
puzzle-theme-win-3 = gagner en trois tours
puzzle-theme-save = sauver la partie
puzzle-theme-theft = un vol
puzzle-theme-chain = un enchaînement
puzzle-theme-teleport = jeton « téléportation »
puzzle-theme-last-cube = le dernier cube
puzzle-theme-safety = jeton « sécurité »
puzzle-theme-corner = le bon coin
puzzle-ask-win-1 = Comment gagnez-vous en ce tour ?
puzzle-ask-win-2 = Comment gagnez-vous en deux tours ?
puzzle-ask-win-3 = Comment gagnez-vous en trois tours ?
puzzle-ask-save = Comment sauvez-vous la partie ?
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-counters = Les cubes en sept couleurs ; en dessous « pas », « diagonale », « saut », « téléportation » et « sécurité ».
example-laid-out = Une partie à deux après la mise en place, avec les rangées de cartes en dessous.
example-the-l = Deux cases dans un sens et une de côté : vers f5, mais pas vers d6.
example-collect = Le rouge vient ensuite. Le cube rouge est récolté ; le cube orange reste.
example-step = Le jeton « pas » mène à une case, tout droit, ici sur le cube rouge, mais pas en diagonale.
example-teleport = Le jeton « téléportation » ne mène qu’à un autre jeton « téléportation ».
example-safety = Le jeton « sécurité » protège tous les cubes récoltés. Ce qui est protégé ne peut pas être volé.
example-no-theft-by-teleport = Un vol par « diagonale » est permis ; par « téléportation », il ne l’est pas.
example-not-back = D’un jeton « pas » au suivant, mais pas en arrière dans le même tour.
example-steal = Le rouge vient ensuite. Le joueur 2 a le rouge sans protection, et on peut le voler ; le joueur 3 n’a pas de rouge.
example-free-corner = Le joueur 2, la victime, choisit un coin libre.
example-home = Avec les sept cubes, un L vers le centre gagne, sauf si quelqu’un s’y trouve.
example-hundred-rounds = Après 100 manches, chacun a deux cubes. Le joueur 1 a protégé les siens et gagne.
example-theft = Le voleur, dont la prochaine couleur est le vert, arrive sur le joueur 2. La carte verte passe au bout de la rangée.
example-chain = Un L vers un jeton « diagonale », de là vers un jeton « saut », un L vers le cube voulu : un seul tour.
example-begin-square = Le tour a commencé en a1, et un « saut » peut y revenir.
summary-goal = But
summary-goal-1 = Récoltez les sept couleurs dans l’ordre de vos cartes, de gauche à droite.
summary-goal-2 = Puis soyez le premier à finir un déplacement au centre.
summary-turn = Votre tour
summary-turn-1 = Avancez d’un L, obligatoirement : deux cases dans un sens, une de côté.
summary-turn-2 = Un cube de votre prochaine couleur : vous le récoltez.
summary-turn-3 = Un autre cube ou une case vide : vous restez. Dans les deux cas, votre tour s’arrête.
summary-turn-4 = Un tour peut être un enchaînement de déplacements supplémentaires, mais sans revenir sur une case du même tour tant que rien n’a changé.
summary-signs = Jetons
summary-signs-1 = Jeton « pas » : une case, tout droit. Jeton « diagonale » : une case, en diagonale. Jeton « saut » : un autre L. Ou restez.
summary-signs-2 = Jeton « téléportation » : un autre jeton « téléportation » libre. Ou restez.
summary-signs-3 = Jeton « sécurité » : protège pour de bon tous les cubes que vous avez.
summary-theft = Vol
summary-theft-1 = Arrivez sur un joueur qui a votre prochaine couleur sans protection : elle est à vous, sans protection.
summary-theft-2 = La carte de la victime passe au bout de la rangée, et son pion va aussitôt dans un coin libre.
summary-theft-3 = Jamais par « téléportation ». On n’entre sur aucune autre case occupée.
summary-end = Fin de la partie
summary-end-1 = Les sept cubes, puis le centre : vous gagnez aussitôt.
summary-end-2 = Partie courte (option) : le septième cube gagne.
summary-end-3 = Après 100 manches : le plus de cubes, puis le plus de cubes protégés, sinon partage.
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
