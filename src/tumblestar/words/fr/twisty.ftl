### The words of Twisty in French. Arguments as in en/twisty.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow « à » or a colon, never « de », which would have to elide.

## The game

game-name = Twisty
game-tagline = Une course au pas du cavalier, avec des { -thief-other }.
game-by = de Faouzi Boughida, Djeco
game-about = { -Collect-imperative } sept couleurs dans l’ordre de vos { -card-other }, en vous déplaçant comme le cavalier aux échecs. Des { -special-counter-other } vous emmènent plus loin ou { -protect-verb-other } vos { -cube-other }, que les autres peuvent { -steal-verb }. Avec les sept { -cube-other }, rejoignez le { -centre-one } avant les autres.

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

square-empty = { -square-one } vide
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] { -cube-one } rouge
        [orange] { -cube-one } orange
        [yellow] { -cube-one } jaune
        [green] { -cube-one } vert
        [blue] { -cube-one } bleu
        [purple] { -cube-one } violet
        [black] { -cube-one } noir
       *[pink] { -cube-one } rose
    }
next-goal =
    { $next ->
        [none] Les sept y sont : cap sur le { -centre-one } !
       *[other] { -Next-colour-one } : { $next }.
    }
moves-to =
    { $seat ->
        [you] Vous allez en { $square }
       *[other] { $seat } va en { $square }
    }
collects-there =
    { $seat ->
        [you] Vous allez en { $square } et { -collect-imperative } le { cube }
       *[other] { $seat } va en { $square } et { -collect-verb-s } le { cube }
    }
steals-there =
    { $seat ->
        [you] Vous allez en { $square } et { -steal-imperative } le { cube } à { $victim }
       *[other] { $victim ->
            [you] { $seat } va en { $square } et vous { -steal-verb-s } le { cube }
           *[other] { $seat } va en { $square } et { -steal-verb-s } le { cube } à { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] { -counter-one } { -step-one }
        [diagonal] { -counter-one } { -diagonal-one }
        [leap] { -counter-one } { -leap-one }
        [teleport] { -counter-one } { -teleport-one }
       *[safety] { -counter-one } { -safety-one }
    }
extra-move =
    { $counter ->
        [step] une { -square-one }, tout droit
        [diagonal] une { -square-one }, en diagonale
        [leap] un autre { -l-one }
       *[teleport] un autre { -counter-one } { -teleport-one } libre
    }
leads-on = Le { counter-name } de cette { -square-one } permet de continuer.
leads-nowhere = Le { counter-name } de cette { -square-one } ne mène nulle part pour l’instant.
protects =
    { $count ->
        [0] Le { -counter-one } { -safety-one } n’a rien de nouveau à { -protect-verb }.
        [one] Le { -counter-one } { -safety-one } { -protect-verb-s } { $count } { -cube-one } de plus.
       *[other] Le { -counter-one } { -safety-one } { -protect-verb-s } { $count } { -cube-other } de plus.
    }
also-collected = { -Cube-one } { -collect-participle } aussi sur cette { -square-one } : { $under }.
turn-ends = Votre { -turn-one } s’arrête.

## Set-up: log and hover

did-lay-cube = { $square } : { cube }.
did-lay-counter = { $square } : { counter-name }.
did-card = { $seat }, { -card-one } { $count } : { $colour }.
did-card-all = Pour tous, { -card-one } { $count } : { $colour }.
did-start =
    { $seat ->
        [you] Vous partez du { -corner-one } { $square }.
       *[other] { $seat } part du { -corner-one } { $square }.
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

did-land-empty = { moves-to }, une { -square-one } vide.
did-land-centre = { moves-to }, au { -centre-one } ; sans les sept { -cube-other } il ne se passe rien.
did-land-cube = { moves-to } ; le { cube } qui s’y trouve n’est pas la { -next-colour-one } et y reste.
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
        [you] Vous atteignez le { -centre-one } avec les sept { -cube-other } et gagnez !
       *[other] { $seat } atteint le { -centre-one } avec les sept { -cube-other } et gagne !
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
        [you] Vous n’avez aucun { -l-one } possible et passez ce { -turn-one }.
       *[other] { $seat } n’a aucun { -l-one } possible et passe ce { -turn-one }.
    }
did-corner =
    { $seat ->
        [you] Vous allez au { -corner-one } { $square }.
       *[other] { $seat } va au { -corner-one } { $square }.
    }
did-resign =
    { $seat ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }

## Turns: what a hovered target would do

would-land-empty = Aller en { $square }. { turn-ends }
would-land-centre = Aller au { -centre-one } : sans les sept { -cube-other } il ne se passe rien. { turn-ends }
would-land-cube = Aller en { $square } : le { cube } qui s’y trouve n’est pas votre { -next-colour-one }. { turn-ends }
would-collect = Aller en { $square } et { -collect-verb } le { cube }. { next-goal }
would-land-spent = Aller en { $square }. { leads-nowhere }
would-land-counter = Aller en { $square }. Vous pourrez continuer : { extra-move }.
would-protect = Aller en { $square }. { protects } { turn-ends }
would-steal-there = Aller en { $square } et { -steal-verb } le { cube } à { $victim }, qui choisira un { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Aller au { -centre-one } avec les sept { -cube-other } : vous gagnez !
would-win-seventh = Aller en { $square } et { -collect-verb } le { cube }, votre septième : vous gagnez !
would-win-steal = Aller en { $square } et { -steal-verb } à { $victim } le { cube }, votre septième : vous gagnez !
would-win-steal-collect = Aller en { $square } et { -steal-verb } le { cube } à { $victim }. { also-collected } Vous gagnez !
would-stay = Rester en { $square }. { turn-ends }
would-skip = Vous n’avez aucun { -l-one } possible : votre { -turn-one } est passé.
would-corner = Aller au { -corner-one } { $square }.
would-resign = Abandonner : vous n’obtenez rien, et les autres se partagent la victoire.

## Status

status-setup = La { -set-up-one } est en cours.
status-move =
    { $seat ->
        [you] Votre { -turn-one } : déplacez-vous en { -l-one }. { next-goal }
       *[other] { $seat } se déplace. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Vous avez les 7 { -cube-other }. Rejoignez le { -centre-one }.
       *[other] { $seat } se déplace, avec les 7 { -cube-other }.
    }
status-move-skip =
    { $seat ->
        [you] Vous n’avez aucun { -l-one } possible. Passez ce { -turn-one }.
       *[other] { $seat } n’a aucun { -l-one } possible et passe ce { -turn-one }.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Avancez d’1 { -square-one } tout droit, ou restez.
            [diagonal] Avancez d’1 { -square-one } en diagonale, ou restez.
            [leap] Faites un autre { -l-one }, ou restez.
           *[teleport] Allez sur un autre { -counter-one } { -teleport-one } libre, ou restez.
        }
       *[other] { $seat } peut encore se déplacer.
    }
status-extra-stay =
    { $seat ->
        [you] Aucun { -extra-move-one } possible. Restez pour finir ce { -turn-one }.
       *[other] { $seat } n’a aucun { -extra-move-one } et finit ce { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] { $thief } vous a { -steal-participle } le { cube }. Choisissez un { -corner-one } libre.
       *[other] { $seat } perd le { cube } et choisit un { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] Votre { -turn-one } : choisissez un { -corner-one } libre pour départ.
       *[other] { $seat } choisit un { -corner-one } de départ.
    }
status-over-won =
    { $seat ->
        [you] Vous gagnez !
       *[other] { $seat } gagne !
    }
status-over-shared = Victoire partagée : { $seats }.
status-over-rounds-won =
    { $seat ->
        [you] Après 100 { -round-other }, vous êtes en tête et gagnez !
       *[other] Après 100 { -round-other }, { $seat } est en tête et gagne !
    }
status-over-rounds-shared = Égalité après 100 { -round-other }, victoire partagée : { $seats }.
status-type-counter = Quel { -counter-one } se trouve en { $square } ?
status-type-card = { $seat } : quelle est la { -card-one } numéro { $count } ?
status-type-card-all = Pour tous : quelle est la { -card-one } numéro { $count } ?
status-type-first = Qui commence ?
status-type-corner = { $seat } : quel { -corner-one } de départ ?
action-stay = Rester en { $square }
action-pass = Passer ce { -turn-one }
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } a gagné. Tu arrives en deuxième place.
        [3] { $seat } a gagné. Tu arrives en troisième place.
       *[other] { $seat } a gagné. Tu arrives en dernière place.
    }
deed-corner = Aller en { $square }
deed-move = Avancer en { $square }
touch-corner = Touchez un { -corner-one }.
touch-move = Touchez une { -square-one }.
round = { -Round-one } { $count } sur 100

## Refusals: why not, and what instead

refused-TY-2-1 = Il ne reste aucun { -counter-one } de cette sorte. Choisissez-en une autre.
refused-TY-2-2 = Un { -piece-one } part d’un { -corner-one } où il n’y a personne. Choisissez a1, g1, a7 ou g7.
refused-TY-2-3 = Cette { -card-one } est déjà dans la { -row-one }. Choisissez une couleur qui manque.
refused-TY-2-4 = Personne n’est assis là. Choisissez une place de cette table.
refused-TY-3-1 = Ce n’est pas un { -l-one }. Avancez de deux { -square-other } dans un sens et d’une de côté.
refused-TY-3-1-stay = Vous ne pouvez pas rester sur place : chaque { -turn-one } commence par un { -l-one }. Choisissez une { -square-one } marquée.
refused-TY-3-5 = Le { -counter-one } sous votre { -piece-one } ne mène pas là. Faites son déplacement, ou restez.
refused-TY-3-6 = Le { -counter-one } { -teleport-one } ne mène qu’à un autre { -counter-one } { -teleport-one }. Choisissez-en un, ou restez.
refused-TY-3-7 = Votre { -next-colour-one } y est { -protect-participle-f }. Choisissez une autre { -square-one }.
refused-TY-3-9 = Le { -counter-one } { -teleport-one } ne mène jamais à une { -square-one } occupée. Choisissez-en un autre, libre, ou restez.
refused-TY-3-10 = Votre { -piece-one } y est déjà { -land-participle } pendant ce { -turn-one }, et vous n’avez rien { -collect-participle }, { -steal-participle } ni { -protect-participle } depuis. Choisissez une autre { -square-one }, ou restez.
refused-TY-4-1 = On n’{ -land-verb-s } sur un autre { -piece-one } que pour { -steal-verb } sa { -next-colour-one }, qui n’est pas là. Choisissez une autre { -square-one }.
refused-TY-4-4 = Après un { -theft-one }, votre { -piece-one } va dans un { -corner-one } où il n’y a personne. Choisissez a1, g1, a7 ou g7.
refused-TY-5-1 = La partie est terminée. Revoyez-la, ou jouez-en une autre.
refused-TY-5-2 = Vous avez les sept { -cube-other } et plus rien à { -steal-verb }. Choisissez une { -square-one } sans { -piece-one }.

## Options

option-short_game = Partie courte
option-short_game-help = Le septième { -cube-one } donne aussitôt la victoire, sans le { -centre-one }.
option-same_order = Même ordre pour tous
option-same_order-help = Toutes les { -row-other } de { -card-other } sont les mêmes.
option-chosen_corners = { -Corner-one } au choix
option-chosen_corners-help = Dans l’ordre du { -turn-one }, après avoir vu le { -board-one } et les { -card-other } ; sinon, au hasard.
option-take_under = Prendre le { -cube-one } dessous
option-take_under-help = Après un { -theft-one }, { -collect-verb } aussi le { -cube-one } de cette { -square-one }, si c’est votre { -next-colour-one }.
option-first = Qui commence
option-first-help = Au hasard, ou la place que vous nommez.
option-first-0 = au hasard
option-first-seat = place { $count }

## The board in text

picture-label = { -Board-one } de Twisty, sept { -square-other } sur sept, donné aussi sous forme de texte.
text-board = Le { -board-one }, { -square-one } par { -square-one }
text-square = { $square } : { $what }
text-square-seat = { $square } : { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat } : aucun { -cube-one } pour l’instant.
        [one] { $seat } : un { -cube-one }, { $cubes }.
       *[other] { $seat } : { $count } { -cube-other }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Encore à { -collect-verb }, dans l’ordre : { $cubes }.
points-cubes = { -Cube-other } { -collect-participle-other }
points-protected = Dont { -protect-participle-other }

## Rules

rules-intro = { game-about } Twisty se joue de deux à quatre ; tout est visible, et après la { -set-up-one } rien n’est laissé au hasard.
rules-page = Choisissez une { -square-one } marquée à la souris ou au clavier ; pointez une { -square-one } pour lire ce qui s’y passerait. Un { -chain-one } se fait déplacement par déplacement ; « rester » met fin à votre { -turn-one }. Pour jouer sur un vrai { -board-one }, choisissez de saisir la { -set-up-one } : { -counter-other }, { -card-other }, { -corner-other }, et qui commence. Ce que nous n’avons pas pu relever sur la vraie boîte est notre reconstitution {$reconstruction} ; qui a la boîte peut la corriger dans un seul fichier de données, box.toml.

rules-TY-1 = Contenu de la boîte
rule-TY-1-1 = Le { -board-one } compte 7 { -square-other } sur 7. Il y a 4 { -piece-other } avec 4 { -counter-other } de joueur assortis, et 4 { -series-other } de sept { -card-other } de couleur (★ ■ ▲ ●).
rule-TY-1-2 = 28 des 44 { -counter-other } en bois sont des { -cube-other }, 4 dans chacune des 7 couleurs {$review} ; les 16 autres sont des { -special-counter-other } de cinq sortes. { -Counter-one } { -step-one } : une { -square-one } à l’horizontale ou à la verticale. { -Counter-one } { -diagonal-one } : une { -square-one } en diagonale. { -Counter-one } { -leap-one } : un autre { -l-one }. { -Counter-one } { -teleport-one } : vers un autre { -counter-one } { -teleport-one }. { -Counter-one } { -safety-one } : { -protect-verb-s } vos { -cube-other }.
rule-TY-1-3 = Les 16 { -special-counter-other } sont 3 { -step-one }, 3 { -diagonal-one }, 3 { -leap-one }, 4 { -teleport-one } et 3 { -safety-one } {$reconstruction}.
rule-TY-1-4 = Les couleurs sont rouge, orange, jaune, vert, bleu, violet et rose ; seul le jaune est certain {$reconstruction}.

rules-TY-2 = { -Set-up-one }
rule-TY-2-1 = Posez les 44 { -counter-other } au hasard, face visible, sur toutes les { -square-other } sauf le { -centre-one } et les quatre { -corner-other }, quel que soit le nombre de joueurs.
rule-TY-2-2 = Chaque { -piece-one } part de son propre { -corner-one }, donné par le hasard. Option : dans l’ordre du { -turn-one }, chacun choisit son { -corner-one } après avoir vu le { -board-one } et les { -card-other }.
rule-TY-2-3 = Chacun mélange une { -series-one } et l’étale en { -row-one }, face visible : c’est, de gauche à droite, l’ordre de { -collect-verb-s }. Option : tout le monde a le même ordre {$review}.
rule-TY-2-4 = Le plus jeune commence ; ici, l’hôte choisit, ou le hasard {$ruling}. On joue dans le sens des aiguilles d’une montre, et tout est visible de tous.

rules-TY-3 = Votre { -turn-one }
rule-TY-3-1 = Déplacez votre { -piece-one } d’un { -l-one } : deux { -square-other } dans un sens et une de côté, par-dessus ce qui se trouve entre les deux {$review}. C’est obligatoire.
rule-TY-3-2 = Sur une { -square-one } vide, votre { -piece-one } reste là. Les { -corner-other } et le { -centre-one } sont des { -square-other } vides ordinaires {$ruling}, le { -centre-one } tant que vous n’avez pas les sept { -cube-other }.
rule-TY-3-3 = Sur un { -cube-one } de votre { -next-colour-one }, vous le { -collect-imperative }, automatiquement {$ruling}. La { -square-one } reste ensuite vide, et votre { -turn-one } s’arrête.
rule-TY-3-4 = Sur tout autre { -cube-one }, votre { -piece-one } reste là, et le { -cube-one } aussi.
rule-TY-3-5 = Sur un { -counter-one } { -step-one }, { -diagonal-one }, { -leap-one } ou { -teleport-one }, vous pouvez rester ou faire son { -extra-move-one }, qui est encore une { -landing-one } : un { -turn-one } peut être un { -chain-one } de déplacements. Les { -special-counter-other } restent sur le { -board-one } pour toute la partie {$ruling}.
rule-TY-3-6 = Le { -counter-one } { -teleport-one } mène à tout autre { -counter-one } { -teleport-one } où ne se trouve aucun { -piece-one }.
rule-TY-3-7 = Le { -counter-one } { -safety-one } { -protect-verb-s }, pour de bon et automatiquement {$ruling}, tous les { -cube-other } { -collect-participle-other } jusque-là. Les suivants ne le sont qu’à votre prochaine { -landing-one } sur un { -counter-one } { -safety-one }.
rule-TY-3-8 = Un { -counter-one } agit quand vous { -land-imperative } dessus, pas quand vous y commencez un { -turn-one } {$ruling}.
rule-TY-3-9 = Vous ne pouvez { -land-verb } sur un autre { -piece-one } que pour { -steal-verb } : par { -l-one }, { -step-one }, { -diagonal-one } ou { -leap-one }, jamais par { -teleport-one }.
rule-TY-3-10 = Le livret ne limite pas les { -chain-other }. Mais une { -square-one } où votre { -piece-one } est déjà { -land-participle } pendant ce { -turn-one } n’est plus proposée tant que vous n’avez rien { -collect-participle }, { -steal-participle } ni { -protect-participle }, car rien ne changerait {$ruling}.
rule-TY-3-11 = Si aucun { -l-one } n’est possible, votre { -turn-one } est passé {$ruling}. C’est rare.
rule-TY-3-12 = Seuls les quatre { -counter-other } à { -extra-move-one } prolongent un { -turn-one } ; toute autre { -landing-one } l’arrête {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = Vous ne pouvez { -land-verb } sur le { -piece-one } d’un autre joueur que s’il a votre { -next-colour-one } { -unprotected-adjective }. Cette { -landing-one } est un { -theft-one } {$ruling}.
rule-TY-4-2 = Vous posez le { -cube-one } { -steal-participle } sous votre { -card-one } de cette couleur, { -unprotected-adjective }.
rule-TY-4-3 = La { -card-one } de cette couleur, chez la { -victim-one }, passe au bout à droite de sa { -row-one } ; les autres se resserrent. Les { -card-other } { -collect-participle-f-other } forment donc toujours la partie gauche d’une { -row-one }, et la { -next-colour-one } est la première { -card-one } sans { -cube-one }.
rule-TY-4-4 = Le { -piece-one } de la { -victim-one } va dans un { -corner-one } libre de son choix {$ruling}, aussitôt, avant que le { -thief-one } ne continue. Il ne s’y passe rien d’autre. Il y a toujours un { -corner-one } libre.
rule-TY-4-5 = On peut { -steal-verb } un joueur placé dans un { -corner-one } ou au { -centre-one }, et un joueur qui a les sept { -cube-other } {$ruling}.
rule-TY-4-6 = Après le { -theft-one }, un { -special-counter-one } de cette { -square-one } agit pour le { -thief-one } ; un { -cube-one } n’y est pas { -collect-participle } par cette { -landing-one } {$ruling}. Option : il l’est, si c’est la nouvelle { -next-colour-one } du { -thief-one }.

rules-TY-5 = Gagner
rule-TY-5-1 = Avec les sept { -cube-other }, finissez un déplacement au { -centre-one } avant les autres, par { -l-one }, { -step-one }, { -diagonal-one } ou { -leap-one }. La partie s’arrête aussitôt.
rule-TY-5-2 = Avec les sept { -cube-other }, vous ne pouvez entrer sur aucune { -square-one } occupée, pas même le { -centre-one } : il n’y a plus de couleur à { -steal-verb }.
rule-TY-5-3 = Le septième { -cube-one }, { -steal-participle } au { -centre-one } même, donne aussitôt la victoire {$ruling}.
rule-TY-5-4 = Option « partie courte » {$review}, d’après la présentation de l’éditeur : le septième { -cube-one } donne la victoire, sans le { -centre-one }.
rule-TY-5-5 = Une { -round-one }, c’est un { -turn-one } pour chacun, passé ou non. Après 100 { -round-other } la partie s’arrête : le plus de { -cube-other } gagne, puis le plus de { -cube-other } { -protect-participle-other }, puis la victoire est partagée {$ruling}. Sans cela, on pourrait se { -steal-verb } sans fin ; une partie ordinaire dure de 12 à 25 { -round-other }.

rules-TY-6 = Bon à savoir
rule-TY-6-1 = Sans { -theft-one }, personne ne finit en moins de 8 { -turn-other }. Seul et à la perfection, il en faut environ 10 (de 8 à 14).
rule-TY-6-2 = Un exemple de { -theft-one } : vous avez rouge, bleu, vert et jaune, dans cet ordre ; rouge et bleu sont { -protect-participle-other }. Un { -thief-one } dont la { -next-colour-one } est le vert { -land-verb-s } sur vous. Vous gardez rouge, bleu et jaune ; votre { -card-one } verte passe en dernier ; votre { -next-colour-one } est l’ancienne cinquième.
rule-TY-6-3 = { -l-one }’exemple d’{ -chain-one } du livret : un { -l-one } vers un { -counter-one } { -diagonal-one }, de là vers un { -counter-one } { -leap-one }, un { -l-one } vers le { -cube-one } voulu, tout cela en un seul { -turn-one } permis.

rules-ours = Nos autres décisions
rule-ours-1 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire {$ruling}.
rule-ours-2 = La { -set-up-one } est montrée dans cet ordre : { -counter-other }, { -card-other }, premier joueur, { -corner-other } {$ruling}.
rule-ours-3 = La { -square-one } où commence un { -turn-one } ne compte pas comme une { -landing-one } ; après un { -theft-one }, seule la { -square-one } du { -theft-one } compte {$ruling}.
rule-ours-4 = Un { -theft-one } qui gagne la partie la termine avant que la { -victim-one } ne se déplace {$ruling}.
rule-ours-5 = Le dernier { -turn-one } de la dernière { -round-one } se joue jusqu’au bout, avec l’{ -chain-one } et le choix de la { -victim-one } {$ruling}.

## Ce qu’un texte saisi aurait dû être

unread-start = « { $text } » ne part pas de la { -square-one } du { -piece-one }, { $square }.
unread-counter = « { $text } » n’est pas un { -counter-one } ; on attend l’un de { $kinds }.
unread-square = « { $text } » nomme une autre { -square-one } ; le prochain { -counter-one } se trouve en { $square }.
unread-card = « { $text } » n’est pas une { -card-one } ; on attend « card » et l’une de { $colours }.
unread-first = « { $text } » n’est pas une place ; on attend « first » et un nombre de 1 à { $count }.

## La feuille de score

pad-standing = Où en est la partie
pad-held = { -Cube-other }
pad-held-means = { -Collect-participle-other } et pas { -steal-participle-other } depuis.
pad-safe = { -Cube-other } { -protect-participle-other }
pad-safe-means = Ils départagent les ex æquo après la dernière { -round-one } (TY-5.5).
pad-home = Au { -centre-one }
pad-home-means = Qui y termine un déplacement en premier, avec les sept { -cube-other }, gagne (TY-5.1).
pad-cube = Touchez un { -cube-one } qui a été { -collect-participle }.
pad-player = { $count ->
        [one] { $count } { -cube-one }
       *[other] { $count } { -cube-other }
    }
pad-of = { $player }
pad-cube-none = { $player } : { $colour }, pas { -collect-participle }
pad-cube-held = { $player } : { $colour }, { -collect-participle }
pad-cube-safe = { $player } : { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle } : l’enlever
pad-protect = Le { -protect-verb }
pad-unprotect = Pas { -protect-participle }
pad-protect-all = { -Protect-verb } tous les { -cube-other } ({ -counter-one } { -safety-one })
pad-is-home = A atteint le { -centre-one } : gagné
pad-bad-cubes = Les { -cube-other } sont des lettres différentes parmi { $letters }, suivies d’un point d’exclamation si le { -cube-one } est { -protect-participle } ; « { $text } » est autre chose.
pad-bad-home = Il faut les sept { -cube-other } pour gagner au { -centre-one } (TY-5.1).

## Les signes de l’image, expliqués au toucher et dans la légende

sign-cube = { -Cube-one } : { $colour }
sign-cube-does = { -Land-imperative } dessus, ou sur un joueur qui l’a { -unprotected-adjective }, quand c’est votre { -next-colour-one }.
sign-centre = { -Centre-one }
sign-centre-does = Avec les sept { -cube-other }, soyez le premier à finir un déplacement ici.
sign-counter = { -Counter-one } : { $name }
sign-counter-does =
    { $counter ->
        [safety] Il { -protect-verb-s } pour de bon tous les { -cube-other } que vous avez. Ils reçoivent un cadre de laiton et un bouclier.
       *[other] Vous pouvez continuer d’ici : { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = { -Collect-verb-s } votre { -next-colour-one }.
sign-badge-theft = Main
sign-badge-theft-does = { -Steal-verb-s } votre { -next-colour-one }.
sign-badge-chain = Double flèche
sign-badge-chain-does = { -Land-verb-s } sur un { -counter-one } à { -extra-move-one }.
sign-badge-stay = Deux barres
sign-badge-stay-does = Reste ici et finit le { -turn-one }.
sign-badge-corner = Maison
sign-badge-corner-does = Un { -corner-one } libre, pour partir ou pour y aller après un { -theft-one }.
sign-badge-win = Étoile
sign-badge-win-does = Gagne la partie.
now-cube =
    { $state ->
        [safe] { -Collect-participle }, et { -protect-participle } pour de bon.
        [held] { -Collect-participle }, mais il peut être { -steal-participle }.
        [next] C’est le prochain de la { -row-one }.
       *[later] { $count ->
            [one] Il y en a { $count } autre avant.
           *[other] Il y en a { $count } autres avant.
        }
    }
now-lies = Sur { $squares }.
now-gone = Il n’en reste plus sur le { -board-one }.
now-stealable = Peut être { -steal-participle } à : { $seats }.
now-missing =
    { $count ->
        [0] Les sept { -cube-other } y sont.
        [one] Il manque { $count } { -cube-one }.
       *[other] Il manque { $count } { -cube-other }.
    }
now-protected = { $count } { -cube-other } { -protect-participle-other } sur { $all }.

## Robots

bot-beginner-help = vise son prochain { -cube-one } ; ne voit souvent pas où mène un { -chain-one } et ne s’attend jamais à un { -theft-one }
bot-novice-help = quelques centaines de positions par { -turn-one } ; chaque { -turn-one } peut lui coûter jusqu’à 32 % de ses chances de victoire
bot-club-help = quelques centaines de positions par { -turn-one } ; chaque { -turn-one } peut lui coûter jusqu’à 23 % de ses chances de victoire
bot-strong-help = quelques centaines de positions par { -turn-one } ; chaque { -turn-one } peut lui coûter jusqu’à 12 % de ses chances de victoire
bot-expert-help = le meilleur { -turn-one } parmi mille positions, à deux joueurs parmi des dizaines de milliers
bot-master-help = le meilleur { -turn-one } parmi des dizaines de milliers de positions, à deux joueurs parmi des centaines de milliers

## Ce qui donne les parts de victoire d’un bilan

evaluator-search = une recherche de { $count } positions par état

## Sortes de hasard, pour les statistiques

chance-of-counter = Les { -counter-other } à l’intérieur du bord
mistake-corner = choisir un { -corner-one }
mistake-theft = manquer un { -theft-one }
mistake-cube = manquer un { -cube-one }
mistake-stolen = s’exposer à un { -theft-one }
mistake-safety = manquer un { -counter-one } { -safety-one }
mistake-way = prendre un chemin plus long
mistake-open = laisser un chemin plus court à quelqu’un
mistake-away = s’éloigner d’un { -counter-one } { -safety-one }
why-on-win = Le { -turn-one } peut continuer vers { $square } et gagner.
why-on-theft = Le { -turn-one } peut continuer vers { $square } et { -steal-verb } { $name }.
why-on-cube = Le { -turn-one } peut continuer vers { $square }, vers le prochain { -cube-one }.
why-on-safety = Le { -turn-one } peut continuer vers { $square }, un { -counter-one } { -safety-one }.
why-on-way = Le { -turn-one } peut continuer vers { $square }.
why-stolen = Sur { $square }, { $name } peut { -steal-verb } aussitôt ; sur la meilleure { -square-one }, personne.
why-away = Un { -counter-one } { -safety-one } est alors à un { -turn-one }.
why-open =
    { $better ->
        [one] Il faut alors 1 { -turn-one } à { $name } jusqu’au but, et non { $taken }.
       *[other] Il faut alors { $better } { -turn-other } à { $name } jusqu’au but, et non { $taken }.
    }
why-turns =
    { $better ->
        [one] Le but est alors à 1 { -turn-one }, et non à { $taken }.
       *[other] Le but est alors à { $better } { -turn-other }, et non à { $taken }.
    }

## Installer une position

edit-turn = Au trait : { $player }
edit-nothing = rien
edit-piece = le { -piece-one } de { $player }
edit-square-piece = { $square } : { $what }, { $piece }
edit-row = { -Card-other } de { $player } : { pad-player }, ensuite { $colour }
edit-row-whole = { -Card-other } de { $player } : tous les { -cube-other }
edit-collect = { -Collect-verb } le prochain { -cube-one }
edit-return = Rendre le dernier { -cube-one }
edit-protect = { -Protect-verb } tous les { -cube-other }
edit-unprotect = Ne { -protect-verb } aucun { -cube-one }
edit-next = Ensuite : { $colour }

## La leçon

tutorial-goal = { -Collect-imperative } sept { -cube-other }, un de chaque couleur, puis atteignez avant les autres l’étoile au { -centre-one }.
tutorial-row = Sous le { -board-one } se trouve votre { -row-one } de { -card-other }. { -Collect-imperative } les couleurs de gauche à droite : d’abord le rouge.
tutorial-l = Déplacez-vous d’un { -l-one } : deux { -square-other } dans un sens et une de côté, par-dessus ce qui s’y trouve. Allez sur le { -cube-one } rouge.
tutorial-l-orange = Un { -l-one } y mène, mais ce { -cube-one } est orange et votre { -next-colour-one } est le rouge. Il y resterait.
tutorial-l-stay = Chaque { -turn-one } commence par un { -l-one }. Allez sur le { -cube-one } rouge.
tutorial-special = Le { -cube-one } rouge est à vous, et Zoe a joué. Le jaune vient ensuite, et il est loin. Les { -special-counter-other } permettent de continuer dans le même { -turn-one }.
tutorial-chain = Le { -counter-one } { -diagonal-one } donne un déplacement de plus, d’une { -square-one } en diagonale. Allez-y.
tutorial-chain-2 = Continuez maintenant, en diagonale, jusqu’au { -counter-one } { -leap-one }. Il donne un autre { -l-one }.
tutorial-chain-3 = D’ici un { -l-one } mène au { -cube-one } jaune : trois déplacements en un seul { -turn-one }.
tutorial-chain-stay = Vous pouvez rester et finir votre { -turn-one }, mais vous n’atteindriez pas le { -cube-one } jaune.
tutorial-chain-other = C’est permis, mais cela éloigne du { -cube-one } jaune. Suivez les { -counter-other } marqués.
tutorial-safety = Vous avez deux { -cube-other }, qu’on peut encore { -steal-verb }. Un { -counter-one } { -safety-one } { -protect-verb-s } pour de bon tous les { -cube-other } que vous avez.
tutorial-safety-other = C’est permis, mais on pourrait encore { -steal-verb } vos { -cube-other }. Allez sur le { -counter-one } { -safety-one }.
tutorial-victim = Vos { -cube-other } rouge et jaune ont maintenant un cadre de laiton : ils sont { -protect-participle-other }. Zoe a le bleu, votre { -next-colour-one }, { -unprotected-adjective }.
tutorial-theft = On n’{ -land-verb-s } sur un autre { -piece-one } que pour { -steal-verb } sa { -next-colour-one }. Zoe est à un { -l-one } : { -steal-imperative } son { -cube-one } bleu.
tutorial-theft-other = C’est permis, mais vous pourriez { -steal-verb } un { -cube-one } maintenant. Allez sur le { -piece-one } de Zoe.
tutorial-robbed = Le { -cube-one } bleu est à vous, pas encore { -protect-participle }. La { -card-one } bleue de Zoe est passée au bout de sa { -row-one }, et son { -piece-one } dans un { -corner-one } de son choix.
tutorial-danger = Quelques { -turn-other } plus tard. Votre { -cube-one } vert est { -unprotected-adjective }, le vert est la { -next-colour-one } de Zoe, et elle est à un { -l-one }. Voyez la suite.
tutorial-corner = Zoe a { -steal-participle } votre { -cube-one } vert, et vous choisissez un { -corner-one } libre pour votre { -piece-one }. Prenez celui qui est à un { -l-one } du { -cube-one } orange.
tutorial-corner-other = De ce { -corner-one }, aucun { -l-one } ne mène au { -cube-one } orange. Choisissez celui qui est marqué.
tutorial-after = Votre { -card-one } verte est maintenant la dernière de votre { -row-one } : votre { -next-colour-one } est l’orange. Récoltez-le.
tutorial-kept = Vos { -cube-other } { -protect-participle-other } vous sont restés. Passez donc par un { -counter-one } { -safety-one } avant que quelqu’un n’approche.
tutorial-seventh = Vers la fin : vous avez six { -cube-other }, et il ne manque que le rose. Récoltez-le.
tutorial-centre = Les sept sont à vous ! Soyez maintenant le premier à finir un déplacement sur l’étoile.
tutorial-centre-other = C’est permis, mais le { -centre-one } est à un { -l-one }. Allez sur l’étoile et gagnez.
tutorial-end = Vous avez gagné. Seuls deux { -counter-other } sont nouveaux : le { -counter-one } { -teleport-one } mène à tout autre { -counter-one } { -teleport-one }, le { -counter-one } { -step-one } à la { -square-one } voisine, tout droit. À vous de jouer, contre un robot facile !
## Problèmes

puzzle-how-forced-win = par une recherche exhaustive : cela gagne contre toute défense, et rien d’autre ne gagne en trois { -turn-other }
puzzle-how-only-defence = par une recherche exhaustive : tout le reste perd
puzzle-theme-win-1 = gagner en un { -turn-one }
puzzle-theme-win-2 = gagner en deux { -turn-other }
puzzle-theme-win-3 = gagner en trois { -turn-other }
puzzle-theme-save = sauver la partie
puzzle-theme-theft = un { -theft-one }
puzzle-theme-chain = un { -chain-one }
puzzle-theme-teleport = { -counter-one } { -teleport-one }
puzzle-theme-last-cube = le dernier { -cube-one }
puzzle-theme-safety = { -counter-one } { -safety-one }
puzzle-theme-corner = le bon { -corner-one }
puzzle-ask-win-1 = Comment gagnez-vous en ce { -turn-one } ?
puzzle-ask-win-2 = Comment gagnez-vous en deux { -turn-other } ?
puzzle-ask-win-3 = Comment gagnez-vous en trois { -turn-other } ?
puzzle-ask-save = Comment sauvez-vous la partie ?
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-counters = Les { -cube-other } en sept couleurs ; en dessous { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } et { -safety-one }.
example-laid-out = Une partie à deux après la { -set-up-one }, avec les { -row-other } de { -card-other } en dessous.
example-the-l = Deux { -square-other } dans un sens et une de côté : vers f5, mais pas vers d6.
example-collect = Le rouge vient ensuite. Le { -cube-one } rouge est { -collect-participle } ; le { -cube-one } orange reste.
example-step = Le { -counter-one } { -step-one } mène à une { -square-one }, tout droit, ici sur le { -cube-one } rouge, mais pas en diagonale.
example-teleport = Le { -counter-one } { -teleport-one } ne mène qu’à un autre { -counter-one } { -teleport-one }.
example-safety = Le { -counter-one } { -safety-one } { -protect-verb-s } tous les { -cube-other } { -collect-participle-other }. Ce qui est { -protect-participle } ne peut pas être { -steal-participle }.
example-no-theft-by-teleport = Un { -theft-one } par { -diagonal-one } est permis ; par { -teleport-one }, il ne l’est pas.
example-not-back = D’un { -counter-one } { -step-one } au suivant, mais pas en arrière dans le même { -turn-one }.
example-steal = Le rouge vient ensuite. Le joueur 2 a le rouge { -unprotected-adjective }, et on peut le { -steal-verb } ; le joueur 3 n’a pas de rouge.
example-free-corner = Le joueur 2, la { -victim-one }, choisit un { -corner-one } libre.
example-home = Avec les sept { -cube-other }, un { -l-one } vers le { -centre-one } gagne, sauf si quelqu’un s’y trouve.
example-hundred-rounds = Après 100 { -round-other }, chacun a deux { -cube-other }. Le joueur 1 a { -protect-participle } les siens et gagne.
example-theft = Le { -thief-one }, dont la { -next-colour-one } est le vert, { -land-verb-s } sur le joueur 2. La { -card-one } verte passe au bout de la { -row-one }.
example-chain = Un { -l-one } vers un { -counter-one } { -diagonal-one }, de là vers un { -counter-one } { -leap-one }, un { -l-one } vers le { -cube-one } voulu : un seul { -turn-one }.
example-begin-square = Le { -turn-one } a commencé en a1, et un { -leap-one } peut y revenir.
summary-goal = But
summary-goal-1 = { -Collect-imperative } les sept couleurs dans l’ordre de vos { -card-other }, de gauche à droite.
summary-goal-2 = Puis soyez le premier à finir un déplacement au { -centre-one }.
summary-turn = Votre { -turn-one }
summary-turn-1 = Avancez d’un { -l-one }, obligatoirement : deux { -square-other } dans un sens, une de côté.
summary-turn-2 = Un { -cube-one } de votre { -next-colour-one } : vous le { -collect-imperative }.
summary-turn-3 = Un autre { -cube-one } ou une { -square-one } vide : vous restez. Dans les deux cas, votre { -turn-one } s’arrête.
summary-turn-4 = Un { -turn-one } peut être un { -chain-one } de { -extra-move-other }, mais sans revenir sur une { -square-one } du même { -turn-one } tant que rien n’a changé.
summary-signs = { -Counter-other }
summary-signs-1 = { -Counter-one } { -step-one } : une { -square-one }, tout droit. { -Counter-one } { -diagonal-one } : une { -square-one }, en diagonale. { -Counter-one } { -leap-one } : un autre { -l-one }. Ou restez.
summary-signs-2 = { -Counter-one } { -teleport-one } : un autre { -counter-one } { -teleport-one } libre. Ou restez.
summary-signs-3 = { -Counter-one } { -safety-one } : { -protect-verb-s } pour de bon tous les { -cube-other } que vous avez.
summary-theft = { -Theft-one }
summary-theft-1 = { -Land-imperative } sur un joueur qui a votre { -next-colour-one } { -unprotected-adjective } : elle est à vous, { -unprotected-adjective }.
summary-theft-2 = La { -card-one } de la { -victim-one } passe au bout de la { -row-one }, et son { -piece-one } va aussitôt dans un { -corner-one } libre.
summary-theft-3 = Jamais par { -teleport-one }. On n’entre sur aucune autre { -square-one } occupée.
summary-end = Fin de la partie
summary-end-1 = Les sept { -cube-other }, puis le { -centre-one } : vous gagnez aussitôt.
summary-end-2 = Partie courte (option) : le septième { -cube-one } gagne.
summary-end-3 = Après 100 { -round-other } : le plus de { -cube-other }, puis le plus de { -cube-other } { -protect-participle-other }, sinon partage.
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
