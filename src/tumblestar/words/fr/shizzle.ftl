### The words of Shizzle in French. Arguments as in en.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow « à » or a colon, never « de », which would have to elide. The terms: Étincelle (Spark),
### Extinction (Choke), Pétard mouillé (Fizzle), Lueur (Flicker); a Shizzle stays a Shizzle.

## The game

game-name = Shizzle
game-tagline = Six dés, une étincelle : s’arrêter à temps, ou relancer et tout risquer.
game-about = Faites grandir une ligne de dés à partir de l’Étincelle, chaque dé ayant le chiffre ou la couleur du précédent. Arrêtez-vous et empochez les points, ou relancez et risquez tout. Les six dés en ligne font un Shizzle : six points pour vous, ou six qu’un autre doit rendre.

## Colours and faces

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-pink = rose
colour-black = noir

face =
    { $colour ->
        [red] { $number } rouge
        [orange] { $number } orange
        [yellow] { $number } jaune
        [green] { $number } vert
        [blue] { $number } bleu
        [purple] { $number } violet
        [black] { $number } noir
       *[pink] { $number } rose
    }
face-a =
    { $colour ->
        [red] Un { $number } rouge
        [orange] Un { $number } orange
        [yellow] Un { $number } jaune
        [green] Un { $number } vert
        [blue] Un { $number } bleu
        [purple] Un { $number } violet
        [black] Un { $number } noir
       *[pink] Un { $number } rose
    }
face-the =
    { $colour ->
        [red] le { $number } rouge
        [orange] le { $number } orange
        [yellow] le { $number } jaune
        [green] le { $number } vert
        [blue] le { $number } bleu
        [purple] le { $number } violet
        [black] le { $number } noir
       *[pink] le { $number } rose
    }

# Helpers for the sentences below.
to-act =
    { $seat ->
        [you] À vous
       *[other] { $seat }
    }
seat-joins =
    { $seat ->
        [you] Vous posez le { $face } à côté du { $end } : { same }.
       *[other] { $seat } pose le { $face } à côté du { $end } : { same }.
    }
seat-banks =
    { $seat ->
        [you] Vous empochez { $gain }.
       *[other] { $seat } empoche { $gain }.
    }
seat-attacks =
    { $seat ->
        [you] Vous attaquez { $victim }, qui rend { points-count } à la banque.
       *[other] { $victim ->
            [you] { $seat } vous attaque : vous rendez { points-count } à la banque.
           *[other] { $seat } attaque { $victim }, qui rend { points-count } à la banque.
        }
    }
seat-wins =
    { $seat ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    }
seats-share = Victoire partagée : { $seats }
same =
    { $by ->
        [number] même chiffre
       *[colour] même couleur
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
to-settle =
    { $pending ->
        [one] Il reste un Shizzle à régler.
       *[other] Il reste { $pending } Shizzles à régler.
    }

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } points pour une ligne de { $points }
gain-shizzles =
    { $count ->
        [one] { $points } points pour le Shizzle
       *[other] { $points } points pour { $count } Shizzles
    }
gain-both =
    { $count ->
        [one] { $points } points : { $line } pour la ligne et { $worth } pour le Shizzle
       *[other] { $points } points : { $line } pour la ligne et { $worth } pour { $count } Shizzles
    }
gain-rest =
    { $points ->
        [one] le dernier point de la banque, au lieu de { $earned }
       *[other] les { $points } derniers points de la banque, au lieu de { $earned }
    }

## Set-up: log and hover

did-dice = Dé { $die } : son { $number } est { $colour ->
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
did-spark =
    { $seat ->
        [you] Vous lancez le dé { $die } seul, pour la première Étincelle.
       *[other] { $seat } lance le dé { $die } seul, pour la première Étincelle.
    }
did-fall-spark = { $face } : la première Étincelle.

would-dice = Le { $number } du dé { $die } est { $colour ->
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
would-spark = Lancer le dé { $die } seul : tel qu’il tombe, il est la première Étincelle.
would-fall-spark = { $face } ; c’est la première Étincelle.

## Turns: log

did-roll =
    { $seat ->
        [you] Vous lancez les cinq dés autres que l’Étincelle, le { $face }.
       *[other] { $seat } lance les cinq dés autres que l’Étincelle, le { $face }.
    }
rolls-on =
    { $seat ->
        [you] Vous relancez
       *[other] { $seat } relance
    }
did-roll-on =
    { $count ->
        [one] { rolls-on } un dé, qui doit s’accorder avec le { $face } ; en jeu : { points-count }.
       *[other] { rolls-on } { $count } dés, dont un au moins doit s’accorder avec le { $face } ; en jeu : { points-count }.
    }
did-roll-shizzle = { rolls-on }, avec { points-count } en jeu : le { $face } est la nouvelle Étincelle, et cinq dés roulent.
did-fall =
    { $by ->
        [number] { $face } : le chiffre s’accorde.
        [colour] { $face } : la couleur s’accorde.
       *[none] { $face } tombe.
    }
did-choke =
    { $seat ->
        [you] { $points ->
            [0] { $face }, et aucun dé ne s’accorde : Extinction ! Vous n’obtenez rien à ce tour.
            [one] { $face }, et aucun dé ne s’accorde : Extinction ! Vous perdez le point de ce tour.
           *[other] { $face }, et aucun dé ne s’accorde : Extinction ! Vous perdez les { $points } points de ce tour.
        }
       *[other] { $points ->
            [0] { $face }, et aucun dé ne s’accorde : Extinction ! { $seat } n’obtient rien à ce tour.
            [one] { $face }, et aucun dé ne s’accorde : Extinction ! { $seat } perd le point de ce tour.
           *[other] { $face }, et aucun dé ne s’accorde : Extinction ! { $seat } perd les { $points } points de ce tour.
        }
    }
did-join-two = { seat-joins } Cela fait 2 dés en ligne.
did-join = { seat-joins } Cela fait { $count } dés en ligne.
did-join-shizzle = { seat-joins } Les six y sont : un Shizzle !
did-fizzle = { seat-joins } Aucun troisième dé ne s’accorde : Pétard mouillé. { seat-banks }
did-fizzle-settle = { seat-joins } Aucun troisième dé ne s’accorde : Pétard mouillé. { to-settle }
did-stop =
    { $seat ->
        [you] Vous vous arrêtez et empochez { $gain }.
       *[other] { $seat } s’arrête et empoche { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Vous vous arrêtez. { to-settle }
       *[other] { $seat } s’arrête. { to-settle }
    }
did-take =
    { $seat ->
        [you] Vous prenez { $gain }.
       *[other] { $seat } prend { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { seat-banks }
did-attack-last = { seat-attacks } Le tour s’arrête là.
did-over =
    { $end ->
        [bank] { $told } La banque est vide : la partie est terminée.
        [target] { $told } Le but est atteint : la partie est terminée.
        [rounds] { $told } La dernière manche est finie, et la partie avec elle.
       *[cap] { $told } C’était le tour 500, le dernier : la partie est terminée.
    }

## Turns: what a hovered target would do

would-roll = Lancer les cinq dés autres que l’Étincelle, le { $face }. Si aucun ne s’accorde avec elle, c’est l’Extinction.
would-roll-on =
    { $count ->
        [one] Relancer le seul dé hors de la ligne. S’il ne s’accorde pas avec le { $face }, vous perdez { points-count }.
       *[other] Relancer les { $count } dés hors de la ligne. Si aucun ne s’accorde avec le { $face }, vous perdez { points-count }.
    }
would-roll-shizzle = Relancer : le { $face } est la nouvelle Étincelle. Si aucun des cinq dés ne s’accorde avec elle, vous perdez { points-count }.
would-fall =
    { $by ->
        [number] { $face } : le chiffre s’accorde.
        [colour] { $face } : la couleur s’accorde.
       *[none] { $face } tombe.
    }
would-choke =
    { $seat ->
        [you] { $points ->
            [0] { $face }, et aucun dé ne s’accorde : Extinction !
            [one] { $face }, et aucun dé ne s’accorde : Extinction ! Vous perdez 1 point.
           *[other] { $face }, et aucun dé ne s’accorde : Extinction ! Vous perdez { $points } points.
        }
       *[other] { $points ->
            [0] { $face }, et aucun dé ne s’accorde : Extinction !
            [one] { $face }, et aucun dé ne s’accorde : Extinction ! { $seat } perd 1 point.
           *[other] { $face }, et aucun dé ne s’accorde : Extinction ! { $seat } perd { $points } points.
        }
    }
would-join-two = Poser le { $face } à côté du { $end } : { same }. Cela fait 2 dés en ligne, et un troisième doit suivre.
would-join = Poser le { $face } à côté du { $end } : { same }. Cela fait { $count } dés en ligne ; s’arrêter rapporte alors { points-count }.
would-join-shizzle = Poser le { $face } à côté du { $end } : { same }. Les six y sont, un Shizzle : six points pour vous, ou une attaque.
would-fizzle = Poser le { $face } à côté du { $end } : { same }. Aucun troisième dé ne s’accorde : Pétard mouillé. Votre tour s’arrête, et vous empochez { $gain }.
would-fizzle-settle = Poser le { $face } à côté du { $end } : { same }. Aucun troisième dé ne s’accorde : Pétard mouillé, et votre tour s’arrête. { to-settle }
would-stop = S’arrêter et empocher { $gain }.
would-stop-settle =
    { $pending ->
        [one] S’arrêter. Réglez ensuite votre Shizzle : six points à prendre, ou une attaque.
       *[other] S’arrêter. Réglez ensuite vos { $pending } Shizzles : pour chacun, six points à prendre ou une attaque.
    }
would-take = Prendre { $gain }.
would-attack = Attaquer { $victim }, qui rend { points-count } à la banque. { to-settle }
would-attack-gain = Attaquer { $victim }, qui rend { points-count } à la banque. Puis vous empochez { $gain }.
would-attack-last = Attaquer { $victim }, qui rend { points-count } à la banque. Votre tour s’arrête.
would-over =
    { $result ->
        [won] { $told } La partie s’arrête là : vous gagnez !
        [shared] { $told } La partie s’arrête là : vous partagez la victoire.
       *[lost] { $told } La partie s’arrête là, et vous ne la gagnez pas.
    }

## Status

status-setup = Mise en place
status-spark = { to-act } : choisissez un dé et lancez-le seul ; il devient la première Étincelle.
status-ready = { to-act } : l’Étincelle est le { $face }. Lancez les cinq autres dés.
status-join-spark = { to-act } : posez un dé à côté du { $face }. La ligne doit atteindre trois dés.
status-join-third = { to-act } : posez un troisième dé à côté du { $face }.
status-join = { to-act } : posez au moins un dé à côté du { $face }.
status-fizzle = { to-act } : une ligne de trois est impossible. Choisissez le dé à poser à côté du { $face } ; c’est un Pétard mouillé, et le tour s’arrête.
status-join-or-end =
    { $rest ->
        [one] { to-act }, { $count } dés en ligne : posez-en un de plus à côté du { $face }, arrêtez-vous avec { points-count }, ou relancez l’autre dé.
       *[other] { to-act }, { $count } dés en ligne : posez-en un de plus à côté du { $face }, arrêtez-vous avec { points-count }, ou relancez les { $rest } autres.
    }
status-end =
    { $rest ->
        [one] { to-act }, { $count } dés en ligne : arrêtez-vous avec { points-count }, ou relancez l’autre dé.
       *[other] { to-act }, { $count } dés en ligne : arrêtez-vous avec { points-count }, ou relancez les { $rest } autres.
    }
status-shizzle = { to-act }, un Shizzle ! Arrêtez-vous, ou mettez { points-count } en jeu : lancez les cinq autres dés, avec le { $face } pour nouvelle Étincelle.
status-settle =
    { $count ->
        [one] { to-act } : prenez { points-count }, ou attaquez avec le Shizzle.
       *[other] { to-act } : prenez { points-count }, ou attaquez avec l’un des { $count } Shizzles.
    }
status-over-won =
    { $end ->
        [bank] La banque est vide. { seat-wins } avec { points-count } !
        [target] Le but est atteint. { seat-wins } avec { points-count } !
        [rounds] La dernière manche est finie. { seat-wins } avec { points-count } !
       *[cap] 500 tours sont joués. { seat-wins } avec { points-count } !
    }
status-over-shared =
    { $end ->
        [bank] La banque est vide. { seats-share }, avec { points-count } chacun.
        [target] Le but est atteint. { seats-share }, avec { points-count } chacun.
        [rounds] La dernière manche est finie. { seats-share }, avec { points-count } chacun.
       *[cap] 500 tours sont joués. { seats-share }, avec { points-count } chacun.
    }
status-type-dice = Dé { $die } : de quelle couleur est son { $number } ?
status-type-first = Qui commence ?
status-type-fall =
    { $count ->
        [one] Un dé n’est pas encore tombé, le dé { $die } : que montre-t-il ?
       *[other] { $count } dés ne sont pas encore tombés, d’abord le dé { $die } : que montre-t-il ?
    }
round =
    { $target ->
        [0] { $most ->
            [0] Manche { $count }
           *[other] Manche { $count } sur { $most }
        }
       *[other] { $most ->
            [0] Manche { $count }, jusqu’à { $target } points
           *[other] Manche { $count } sur { $most }, ou jusqu’à { $target } points
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Lancer 1 dé
       *[other] Lancer { $count } dés
    }
action-stop = S’arrêter : { points-count }
action-stop-settle =
    { $count ->
        [one] S’arrêter et régler le Shizzle
       *[other] S’arrêter et régler { $count } Shizzles
    }
action-take = Prendre { points-count }
action-attack = Attaquer { $victim }

## Refusals: why not, and what instead

refused-SH-1-1 = Un dé montre un chiffre de 1 à 6. Choisissez l’une de ses faces.
refused-SH-1-2 = Cette face ne peut pas être sur ce dé : chaque dé a chaque couleur une fois, et aucune face n’existe sur deux dés. Choisissez l’une des couleurs proposées.
refused-SH-1-4 = Personne n’est assis là. Choisissez une place de cette table pour commencer.
refused-SH-2-1 = Il n’y a pas encore d’Étincelle. Choisissez l’un des six dés à lancer seul.
refused-SH-2-2 = Votre tour commence par un lancer. Lancez d’abord les cinq dés autres que l’Étincelle.
refused-SH-2-3 = Ce dé n’a ni le chiffre ni la couleur du dernier de la ligne. Choisissez-en un qui partage l’un ou l’autre.
refused-SH-2-3-lies = Ce dé est déjà dans la ligne et y reste. Choisissez-en un qui vient d’être lancé.
refused-SH-2-8 = La ligne ne s’y prête pas encore : après chaque lancer un dé doit s’y ajouter, et deux dés ne suffisent pas. Choisissez un dé qui s’accorde.
refused-SH-2-8-alone = Aucun autre dé ne s’accorderait derrière celui-là, alors qu’une ligne de trois est possible et doit être faite. Choisissez un autre dé.
refused-SH-3-1 = Votre tour s’est arrêté ; il ne reste que les Shizzles à régler. Prenez les points, ou choisissez qui attaquer.
refused-SH-3-1-early = Il n’y a encore rien à régler. Posez un dé, relancez, ou arrêtez-vous d’abord.
refused-SH-3-2 = On ne peut attaquer qu’une autre personne qui a des points. Choisissez-en une, ou prenez les points.
refused-SH-3-6 = La partie est terminée. Vous pouvez la revoir pas à pas, ou en jouer une autre.

## Options

option-first = Qui commence
option-first-help = Le hasard décide, ou vous dites quelle place commence.
option-first-0 = au hasard
option-first-seat = place { $count }
option-random_dice = Dés au hasard
option-random_dice-help = Le hasard répartit de nouveau les six couleurs sur les dés. Chaque dé a toujours chaque chiffre et chaque couleur une fois, et aucune face n’existe deux fois.
option-rounds = Manches
option-rounds-help = La partie s’arrête aussi après ce nombre de tours pour chacun ; le plus de points gagne.
option-rounds-0 = sans limite
option-target = But en points
option-target-help = La partie s’arrête aussi quand un tour se termine avec ce nombre de points.
option-target-0 = aucun
option-cap = 500 tours au plus
option-cap-help = Après 500 tours, la tête de la partie gagne. Sans cela, les attaques pourraient la prolonger sans fin. Une table où il n’y a que des robots l’a toujours.

## The board in text

picture-label = La ligne de dés, les dés libres, la banque et les points de chacun ; le même contenu est donné sous forme de texte.
text-board = La ligne place par place, puis les six dés
text-place =
    { $by ->
        [number] Place { $count } : { $face }, par le chiffre
        [colour] Place { $count } : { $face }, par la couleur
       *[spark] Place { $count } : { $face }, l’Étincelle
    }
text-place-empty = Place { $count } : libre
text-die = Dé { $die } : { $face }
text-die-line = Dé { $die } : { $face }, dans la ligne à la place { $count }
text-die-loose =
    { $by ->
        [number] Dé { $die } : { $face }, s’accorde par le chiffre
        [colour] Dé { $die } : { $face }, s’accorde par la couleur
        [barred] Dé { $die } : { $face }, s’accorde, mais resterait seul alors que trois sont possibles
       *[none] Dé { $die } : { $face }, ne s’accorde pas
    }
text-die-falling = Dé { $die } : en train de rouler
text-die-blank = Dé { $die } : pas encore lancé
text-side =
    { $colour ->
        [red] Dé { $die } : son { $number } est rouge
        [orange] Dé { $die } : son { $number } est orange
        [yellow] Dé { $die } : son { $number } est jaune
        [green] Dé { $die } : son { $number } est vert
        [blue] Dé { $die } : son { $number } est bleu
        [purple] Dé { $die } : son { $number } est violet
        [black] Dé { $die } : son { $number } est noir
        [pink] Dé { $die } : son { $number } est rose
       *[none] Dé { $die } : son { $number } n’est pas encore connu
    }
text-row =
    { $count ->
        [one] { $seat } : { $count } point.
       *[other] { $seat } : { $count } points.
    }
text-turn =
    { $seat ->
        [you] C’est votre tour.
       *[other] C’est son tour.
    }
text-bank =
    { $count ->
        [one] Banque : il reste { $count } point.
       *[other] Banque : il reste { $count } points.
    }
text-pending =
    { $count ->
        [one] Un Shizzle attend d’être réglé.
       *[other] { $count } Shizzles attendent d’être réglés.
    }
points-banked = Points

## Rules

rules-intro = Shizzle est un jeu de dés et de sang-froid pour deux à six joueurs. Il y a six dés ; chaque face a un chiffre et une couleur, et aucune face n’existe deux fois. Votre tour commence par l’Étincelle, le dernier dé de la ligne précédente, et vous lancez les cinq autres. Les dés s’ajoutent à la ligne par son bout libre, chacun ayant le chiffre ou la couleur du précédent. Si aucun dé ne s’accorde, c’est l’Extinction (« Choke ») : tous les points du tour sont perdus. Si la plus longue ligne possible est de deux, c’est un Pétard mouillé (« Fizzle ») : deux points, et le tour s’arrête. À partir de trois, une Lueur (« Flicker »), vous décidez : vous arrêter et empocher un point par dé de la ligne, ou relancer les autres et tout risquer. Une ligne de six est un Shizzle : prenez six points, faites-en rendre six à quelqu’un, ou relancez en risquant même cela. Quand la banque est vide, le plus de points gagne.
rules-page = Appuyez sur « Lancer » pour commencer votre tour. Les dés qui peuvent s’ajouter s’allument : cliquez sur l’un d’eux pour le poser au bout de la ligne, ou choisissez-le au clavier. Pointez-le d’abord pour lire ce qui se passerait. Dès que c’est permis, « S’arrêter » et « Lancer » sont proposés aussi. L’Extinction et le Pétard mouillé terminent votre tour d’eux-mêmes. Si vous vous arrêtez avec un Shizzle et que quelqu’un peut être attaqué, vous dites si vous prenez les points ou qui vous attaquez ; sinon vous recevez simplement les points. Pour jouer avec de vrais dés, choisissez de saisir le hasard : vous tapez ce que montrent les dés, dans n’importe quel ordre. La répartition des couleurs sur les dés est notre reconstitution {$reconstruction} ; elle tient dans un seul fichier de données, dice.toml, que toute personne ayant la boîte peut corriger.

rules-SH-1 = Contenu de la boîte
rule-SH-1-1 = Il y a six dés, aux chiffres de 1 à 6. Chacun des 36 couples d’un chiffre et d’une couleur se trouve sur une seule face, et chaque dé a chaque chiffre une fois et chaque couleur une fois {$review}.
rule-SH-1-2 = Les couleurs sont rouge, orange, violet, bleu, vert et jaune ; la sixième est devinée, et les vrais jeux diffèrent d’une boîte à l’autre. Sur nos dés, les couleurs se suivent dans cet ordre, et chaque dé commence une couleur plus loin {$reconstruction}. Option : dés au hasard.
rule-SH-1-3 = Les jetons sont des points : 14 de cinq et 30 de un, 100 en tout. Au départ, la banque a 40 points à deux joueurs, 60 à trois, 75 à quatre, 90 à cinq et 100 à six. Personne n’a encore de points. La banque et tous les scores font toujours la même somme.
rule-SH-1-4 = Dans le livret, le plus jeune commence ; ici, c’est l’hôte qui choisit, ou le hasard {$ruling}. Puis c’est au voisin de gauche.

rules-SH-2 = Votre tour
rule-SH-2-0 = Un Shizzle est en attente jusqu’à ce que le tour l’ait réglé ; rien d’autre n’est jamais en attente. La ligne compte une seule fois, quand le tour s’arrête : une ligne de trois devenue une ligne de cinq vaut cinq. Une ligne de six est un Shizzle en attente et ne rapporte rien de plus.
rule-SH-2-1 = Au premier tour de la partie, qui commence choisit un dé et le lance seul : c’est l’Étincelle. Ensuite, l’Étincelle est le dernier dé de la ligne précédente, tel qu’il est.
rule-SH-2-2 = L’Étincelle est le premier dé de votre ligne, et elle compte. Lancez les cinq autres.
rule-SH-2-3 = La ligne ne grandit que par son bout libre. Chaque dé doit avoir le chiffre ou la couleur du précédent. Choisissez et ordonnez à votre guise les dés de ce lancer ; ceux des lancers précédents restent où ils sont {$ruling}.
rule-SH-2-4 = Extinction : aucun dé d’un lancer ne peut s’ajouter, que ce soit le premier lancer ou un autre. Le tour s’arrête, et tous ses points sont perdus, les Shizzles en attente aussi.
rule-SH-2-5 = Pétard mouillé : vous avez lancé cinq dés, et la plus longue ligne possible est de deux. Vous choisissez lequel des dés qui s’accordent s’ajoute. Le tour doit alors s’arrêter : deux points, et ce qui est en attente.
rule-SH-2-6 = Lueur : une ligne de trois, quatre ou cinq. Arrêtez-vous et prenez autant de points, et ce qui est en attente ; ou relancez tous les dés hors de la ligne. L’un d’eux au moins doit alors s’ajouter, sinon c’est l’Extinction. Ce n’est jamais un Pétard mouillé, car on lance moins de cinq dés.
rule-SH-2-7 = Shizzle : les six dés sont en ligne. Il vaut six points que vous prenez, ou six qu’une autre personne rend à la banque. Arrêtez-vous, ou relancez en le risquant : le sixième dé devient la nouvelle Étincelle, une ligne neuve d’un seul dé, et vous lancez les cinq autres.
rule-SH-2-8 = Si un dé s’accorde, il faut en ajouter au moins un. Vous pouvez laisser de côté d’autres dés qui s’accordent {$ruling}. Mais quand cinq dés ont été lancés et qu’une ligne de trois ou plus est possible, la ligne doit atteindre au moins trois : deux n’est jamais qu’un Pétard mouillé {$ruling}. Un dé derrière lequel aucun autre ne s’accorde ne peut alors pas être le seul ajouté.
rule-SH-2-9 = Relancer, c’est toujours relancer tous les dés hors de la ligne {$ruling}.

rules-SH-3 = Fin du tour et de la partie
rule-SH-3-1 = Les Shizzles restent en attente et se règlent quand le tour s’arrête. Le livret dit « immédiatement » ; nous le lisons comme « à ce moment-là, et pas plus tard », car relancer est l’autre choix que prendre ou attaquer, et l’Extinction fait perdre les Shizzles en attente {$ruling}. Pour chacun, prenez six points ou nommez une victime ; chacun se décide à part, il peut donc y avoir plusieurs victimes {$ruling}. Les attaques viennent d’abord, puis ce que l’on prend {$ruling}.
rule-SH-3-2 = La personne attaquée rend six points à la banque, ou tous les siens si elle en a moins {$ruling} ; l’attaque ne rapporte rien. Les attaques se font une par une. On ne peut nommer que quelqu’un qui a des points, et de nouveau la même personne tant qu’il lui en reste. Si personne n’a de points, le Shizzle est pris {$ruling}.
rule-SH-3-3 = Si la banque a moins que ce que vous avez gagné, vous recevez ce qui reste {$ruling}.
rule-SH-3-4 = En s’arrêtant, on ne peut pas refuser de points {$ruling}. Le livret déconseille de finir une partie que l’on perdrait : attaquez plutôt, ou relancez.
rule-SH-3-5 = Le dernier dé qui est vraiment dans la ligne est l’Étincelle du tour suivant, après une Extinction aussi {$ruling}. Après une Extinction au premier lancer, c’est de nouveau la même Étincelle.
rule-SH-3-6 = Si la banque est vide quand un tour est réglé, la partie s’arrête aussitôt. Le plus de points gagne ; à égalité, la victoire est partagée {$ruling}.
rule-SH-3-7 = Le livret ne limite pas le nombre de tours, et les attaques peuvent prolonger une partie sans fin. D’où des options : un nombre fixe de manches, un but à atteindre, et une fin après 500 tours. Une banque vide termine la partie avec toutes les options ; le but s’examine quand un tour est réglé ; une manche finit après la dernière place ; le plus de points gagne, et à égalité la victoire est partagée {$ruling}.

rules-SH-4 = Bon à savoir
rule-SH-4-1 = Chaque dé lancé manque le bout de la ligne deux fois sur trois. Il y a donc Extinction dans 13 % des lancers de cinq dés, 30 % de trois, 44 % de deux et 67 % d’un seul.
rule-SH-4-2 = La plus longue ligne possible après un lancer de cinq dés, sur 7 776 lancers : un seul dé 1 024 fois, deux 1 034, trois 1 160, quatre 1 624, cinq 1 730 et six 1 204.
rule-SH-4-3 = Exemples. Un Shizzle, puis une Lueur de quatre : 10 points, ou une attaque et 4. Deux Shizzles, puis un Pétard mouillé : 14 points, ou 8 et une attaque, ou 2 et deux attaques. Un Shizzle, puis l’Extinction : rien. La banque a 4 points, vous attaquez quelqu’un qui en a 9, et il vous en revient encore 5 : la banque monte à 10, vous en prenez 5, il lui en reste 5, et la partie continue.

rules-ours = Nos autres décisions
rule-ours-1 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire {$ruling}.
rule-ours-2 = Un tour attend que son joueur lance les cinq dés, bien qu’il n’y ait rien d’autre à faire {$ruling}.
rule-ours-3 = Prendre, c’est prendre tous les Shizzles qui restent, et les points de la ligne avec eux {$ruling}.
rule-ours-4 = Les dés au hasard sont faits un par un ; chacun est l’un de ceux qui vont avec les précédents, tous également probables {$ruling}.
rule-ours-5 = Les dés d’un lancer s’immobilisent l’un après l’autre, en commençant par le premier ; seul le dernier décide s’il y a Extinction {$ruling}.

## What a typed text should have been

unread-first = « { $text } » n’est pas une place ; on attend « first » et un nombre de 1 à { $count }.
unread-die = « { $text } » n’est pas un dé ; on attend « die » et un nombre de 1 à { $count }.
unread-action = « { $text } » n’est rien qui se fasse ici ; on attend l’un de { $faces }, ou « roll », « stop », « take » ou « attack 2 ».
unread-colour = « { $text } » n’est pas une couleur pour { $place }, un dé et son chiffre ; on attend l’une de { $colours }.
unread-fallen = « { $text } » n’est pas une face du dé { $count } ; on attend l’une de { $faces }.

## Real dice: what the app says of a real board, for dice

new-typed-nobody = Avec de vrais dés, une personne doit noter ce qu’ils montrent, mais il n’y a que des robots à cette table.
chance-typed = De vrais dés
chance-typed-help = Vous lancez vos propres dés et vous notez ce qu’ils montrent.
palette-head = Que montrent les vrais dés ?
palette-hint = Choisissez dé par dé, ou notez tous les dés ci-dessous, dans n’importe quel ordre. Une erreur peut être reprise.

## Bots

bot-greedy-help = vise le plus de points à ce tour
bot-novice = Novice
bot-novice-help = comme Optimal, mais chaque coup peut lui coûter jusqu’à 18 % de chances de victoire, moins s’il y a plus de joueurs
bot-club = Joueur de club
bot-club-help = comme Optimal, mais chaque coup peut lui coûter jusqu’à 8 % de chances de victoire, moins s’il y a plus de joueurs
bot-strong = Fort
bot-strong-help = comme Optimal, mais chaque coup peut lui coûter jusqu’à 2 % de chances de victoire, moins s’il y a plus de joueurs
bot-optimal = Optimal
bot-optimal-help = joue selon la solution exacte (deux joueurs, dés ordinaires), sinon selon la meilleure estimation

## Help with a decision

advice-choke = Extinction
advice-reach =
    { $count ->
        [6] Les six
       *[other] { $count } ou plus
    }
advice-points = Points
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop =
    { $length ->
        [6] S’arrêter avec les six
       *[other] S’arrêter avec { $length }
    }
advice-roll =
    { $count ->
        [one] Relancer un dé
       *[other] Relancer { $count } dés
    }
advice-stop-joining =
    { $length ->
        [6] Ajouter { $dice }, s’arrêter avec les six
       *[other] Ajouter { $dice }, s’arrêter avec { $length }
    }
advice-roll-joining =
    { $count ->
        [one] Ajouter { $dice }, relancer un dé
       *[other] Ajouter { $dice }, relancer { $count } dés
    }
advice-fizzle-joining = Ajouter { $dice } : un pétard mouillé
advice-die = Lancer le dé { $count } pour la première Étincelle
advice-take = Prendre les points
advice-attack = Attaquer { $victim }
advice-first-roll = Lancer les cinq dés
advice-odds = Pour le prochain lancer, s’il y en a un : la probabilité d’une extinction, et de pouvoir atteindre chaque longueur.
advice-turn = Points : ce qu’on peut attendre de ce tour en jouant pour les points.

## The solution

solve-bank = La banque contient de 1 à { $most } points, pas { $bank }.
solved-mismatch = La solution fournie appartient à autre chose : son « { $key } » est { $text }, mais on a ici { $expected }. Pour la refaire : python -m bench.shizzle_solve --keep
solved-damaged = La solution fournie est endommagée ({ $why }). Pour la refaire : python -m bench.shizzle_solve --keep
fitted-mismatch = L’estimation fournie appartient à autre chose : son « { $key } » est { $text }, mais on a ici { $expected }. Pour la refaire : python -m bench.shizzle_fit
fitted-damaged = L’estimation fournie est endommagée ({ $why }). Pour la refaire : python -m bench.shizzle_fit
dice-file = Ces dés ne peuvent pas servir. { $why }
dice-box = { $file } : { $why }
dice-no-toml = Ce n’est pas du TOML : { $why }
dice-no-entry = Il n’y a pas d’entrée « { $name } » ; on attend colours et dice.
dice-no-colours = Les couleurs (colours) doivent être une liste de { $count } noms différents.
dice-no-colour = Il n’y a pas de couleur « { $text } » ; on attend des couleurs parmi { $allowed }.
dice-no-dice = Les dés (dice) doivent être une liste de { $expected } dés, non de { $count }.
dice-no-faces = Le dé { $die } doit être une liste de six couleurs, celles de ses numéros 1 à 6.
dice-no-face = Le dé { $die } a la couleur « { $text } » ; on attend l’une de { $allowed }.
dice-no-twice = La face « { $text } { $number } » du dé { $die } revient deux fois ; chaque dé a chaque couleur une fois, et chaque face n’existe qu’une fois.

## La feuille de score

pad-rounds = Ce que les manches ont rapporté
pad-round = Manche { $count }
pad-round-means = Les points pris, moins ceux perdus par des attaques.
pad-who = Touchez le joueur dont le tour est fini.
pad-over = La banque est vide : la partie est finie (SH-3.6).
pad-panel = { $player } : { $count }
pad-turn = { $count ->
        [0] Comment le tour de { $player } a-t-il fini ?
        [one] { $player } a un Shizzle. Comment le tour a-t-il continué ?
       *[other] { $player } a { $count } Shizzles. Comment le tour a-t-il continué ?
    }
pad-choke = Choke : rien
pad-fizzle = Fizzle : { $count }
pad-flicker = Flicker : { $count }
pad-shizzle = Shizzle
pad-stop = S’est arrêté là
pad-settle = { $count ->
        [one] Un Shizzle : des points, ou une attaque ?
       *[other] { $count } Shizzles : des points, ou une attaque ?
    }
pad-take = Prendre des points : { $count }
pad-attack = Attaquer { $player }
pad-bad-turn = « { $text } » n’est pas un tour : il faut un joueur, les dés de la dernière ligne (0, 2 à 6), les Shizzles et qui a été attaqué, comme « 140 » ou « 1312 ».
pad-after-end = « { $text } » vient après la fin de la partie : la banque est vide ({ $tag }).
pad-bad-attack = « { $text } » attaque un joueur qui ne peut pas l’être : seulement d’autres qui ont des points, autant de fois qu’il y a de Shizzles ({ $tag }).

## Les signes de l’image, expliqués au toucher et dans la légende

sign-points = Points
sign-points-does = Les jetons pris à la banque : les carrés valent cinq points, les ronds un.
sign-line = Ligne
sign-line-does = Chaque dé partage le nombre ou la couleur de celui d’avant. Une ligne de trois, quatre ou cinq vaut autant de points quand le tour s’arrête.
sign-shizzle = Shizzle
sign-shizzle-does = Les six dés en ligne : six points pour vous à la fin du tour, ou six que quelqu’un d’autre rend. Une étoile attend d’être réglée.
sign-bank = Banque
sign-bank-does = Tous les points viennent d’ici. Quand elle est vide à la fin d’un tour, la partie est finie. La plaque montre ce que rapporte l’arrêt.
sign-cup = Gobelet
sign-cup-does = Lance tous les dés hors de la ligne. Il faut que l’un d’eux s’y joigne, sinon c’est un Choke.
sign-count = Petit dé
sign-count-does = Combien de dés aurait le prochain lancer.
sign-spark = Spark
sign-spark-does = Le premier dé de la ligne, sur des rayons : le dernier de la ligne d’avant, tel qu’il est.
sign-bond = Sceau entre deux dés
sign-bond-does = Pourquoi les dés se joignent : leur nombre commun, ou la marque de leur couleur.
sign-choke = Choke
sign-choke-does = Aucun dé lancé ne convient. Le tour finit, et tous ses points sont perdus, les Shizzles aussi.
sign-fizzle = Fizzle
sign-fizzle-does = Cinq dés ont été lancés, et aucune ligne n’a plus de deux dés. Le tour finit avec 2 points.
sign-flicker = Flicker
sign-flicker-does = Une ligne de trois, quatre ou cinq. S’arrêter et prendre ses points, ou relancer et les risquer.
now-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
now-line =
    { $points ->
        [0] { $count } dés sur six en ligne.
        [one] { $count } dés sur six en ligne ; le tour vaut { $points } point.
       *[other] { $count } dés sur six en ligne ; le tour vaut { $points } points.
    }
now-pending =
    { $count ->
        [0] Aucun n’est à régler.
        [one] { $count } est à régler.
       *[other] { $count } sont à régler.
    }
now-bank =
    { $count ->
        [one] Il reste { $count } point.
       *[other] Il reste { $count } points.
    }
now-rolls =
    { $count ->
        [one] { $count } dé serait lancé.
       *[other] { $count } dés seraient lancés.
    }

## Ce qui donne les parts de victoire d’un bilan

evaluator-exact = le jeu résolu
evaluator-table = la table à trois joueurs
evaluator-estimate = une estimation apprise de tours exacts
evaluator-simple = un modèle grossier, faute de pouvoir utiliser l’estimation livrée

## Sortes de hasard, pour les statistiques

chance-of-die = Les numéros des dés
chance-of-spark = Le dé jeté en premier

## Installer une position

edit-turn = C’est le tour de { $player }
edit-die = Dé { $die } : { $face }
edit-die-line = Dé { $die } : { $face }, à la place { $count } de la ligne
edit-bank = Banque : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
edit-points = { $player } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
edit-pending = Shizzles à régler : { $count }
edit-ready = Avant le premier lancer d’un tour
edit-choose = Les dés sont lancés
edit-settle = On règle des Shizzles
edit-shows = Montre { $count }
edit-out = Hors de la ligne
edit-spark = Comme Étincelle
edit-join = Au bout de la ligne

## Problèmes

puzzle-how-solution = par la solution du jeu, exactement
puzzle-theme-push = relancer
puzzle-theme-stop = s’arrêter
puzzle-theme-joining = quel dé placer
puzzle-theme-short-line = une ligne plus courte
puzzle-theme-shizzle = un Shizzle
puzzle-theme-attack = attaquer
puzzle-theme-take = prendre
puzzle-theme-last-points = les derniers points
puzzle-theme-last-turn = le dernier tour

## La leçon

tutorial-goal = Le but : avoir le plus de points quand la banque est vide. Tous les points viennent de la banque, qui en a 32 maintenant.
tutorial-spark = C’est votre tour. Le premier dé de votre ligne est déjà là : l’Étincelle, un 1 rouge. Vous lancez les cinq autres.
tutorial-roll = Lancez les dés.
tutorial-colour = Un dé rejoint la ligne s’il a la couleur ou le chiffre du dernier. Après le 1 rouge, le 4 rouge convient : il est rouge aussi.
tutorial-number = Le dernier dé de votre ligne est maintenant le 4 rouge. Le 4 jaune convient, car son chiffre est le même.
tutorial-flicker = Trois dés font une Lueur : vous pourriez vous arrêter et prendre un point par dé. Mais d’autres dés conviennent. Ajoutez le 2 jaune.
tutorial-flicker-stop = Vous pourriez vous arrêter ici, mais un autre dé convient et ne coûte rien : un dé de plus, c’est un point de plus.
tutorial-flicker-roll = Vous pourriez relancer le reste, mais un de ces dés convient déjà tel quel. Ajoutez-le d’abord.
tutorial-longer = Maintenant le 2 violet. Choisissez bien l’ordre : seul le dernier dé de la ligne compte pour la suite.
tutorial-stop = Cinq dés font cinq points. Vous pourriez relancer le dernier : s’il convient, on ne peut faire mieux ; sinon, tout le tour est perdu. Soyez prudent pour une fois, et arrêtez-vous.
tutorial-stop-roll = Relancer risque cinq points, et le dé ne conviendrait qu’une fois sur trois. Ici, arrêtez-vous et prenez-les.
tutorial-next-spark = Cinq points sont à vous. Votre dernier dé, le 2 violet, est maintenant l’Étincelle de Zoe. Voyez ce qu’elle lance.
tutorial-choke = Aucun dé n’était violet ni un 2 : c’est l’Extinction. Le tour finit aussitôt, et tous ses points sont perdus. La même Étincelle est maintenant la vôtre.
tutorial-fizzle = Vous avez lancé cinq dés, et un seul convient, sans rien après lui : une ligne de deux est un Pétard mouillé. Votre tour finit, et vous avez tout de même deux points. Ajoutez le 4 violet.
tutorial-again = Zoe s’est arrêtée avec trois dés. Le 3 bleu est votre Étincelle : lancez encore.
tutorial-all = Regardez bien : cette fois tous les dés peuvent s’ajouter, l’un après l’autre. Commencez par le 3 vert.
tutorial-all-2 = Puis le 5 vert. Le 5 orange et le 4 orange le suivront.
tutorial-all-stop = Ce serait possible, mais les six dés peuvent s’ajouter. Mettez le suivant.
tutorial-all-3 = Il n’en reste qu’un. Ajoutez le 4 violet, et la ligne est complète.
tutorial-shizzle = Les six : un Shizzle ! Il vaut six points, ou une attaque. Vous pourriez relancer cinq dés pour avoir plus, et l’Extinction le perdrait. Arrêtez-vous ici.
tutorial-shizzle-roll = C’est courageux, mais l’Extinction perdrait le Shizzle. Ici, arrêtez-vous et servez-vous-en.
tutorial-attack = Vous pourriez prendre six points. Ou bien vous attaquez : Zoe rend alors six des siens à la banque. Attaquez-la.
tutorial-attack-take = Six points valent souvent autant. Mais voyez pour une fois ce que fait une attaque.
tutorial-attacked = Zoe a perdu six points, et ils sont de nouveau dans la banque. Une attaque ne vous rapporte rien, mais elle allonge la partie pour qui est en retard.
tutorial-bank = Quelques tours plus tard : il reste trois points dans la banque, et vous menez. Arrêtez-vous avec vos quatre dés. Vous prenez ce qu’il y a, et la banque vide finit la partie.
tutorial-bank-other = C’est permis, mais vous menez, et s’arrêter gagne la partie tout de suite.
tutorial-end = La banque est vide, vous avez le plus de points, et vous avez gagné. C’est tout ce qu’il faut savoir.
puzzle-ask-take = Prenez-vous, ou attaquez-vous ?
puzzle-ask-attack = Prenez-vous, ou attaquez-vous ?
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-six-dice = Six dés, six couleurs. Chaque face a un chiffre et une couleur, et aucune ne se répète.
example-from-the-bank = Une ligne de trois vaut trois points, qui viennent de la banque.
example-next-spark = Le tour a fini par une ligne de trois. Son dernier dé, tel qu’il est, est le Spark de la personne suivante.
example-join = Le 4 rouge a la couleur du Spark et peut s’y joindre ; le 4 orange n’a ni sa couleur ni son chiffre.
example-choke = Un Choke : aucun des cinq dés n’a le chiffre ou la couleur du Spark. Le tour finit, ses points sont perdus.
example-fizzle = Un Fizzle : aucune ligne de trois n’est possible. Un dé se joint, pour deux points, et le tour finit.
example-flicker = Un Flicker de quatre : s’arrêter pour quatre points, ou lancer les deux dés qui restent.
example-shizzle = Un Shizzle : s’arrêter, ou relancer en risquant six points. Le sixième dé est alors le nouveau Spark.
example-three-possible = Avec le 5 rouge une ligne de trois est possible, il faut donc la faire ; le 1 orange la laisserait à deux.
example-attack = Un Shizzle renvoie à la banque six points d’une autre personne, de n’importe qui a des points.
example-bank-empty = La banque a moins que ce qui est gagné, elle est vidée : la partie finit, le plus de points gagne.
example-shizzle-and-four = Un Shizzle, puis un Flicker de quatre : dix points, ou une attaque et quatre.
example-two-shizzles = Deux Shizzles, puis un Fizzle : 14 points, ou 8 et une attaque, ou 2 et deux attaques.
example-shizzle-lost = Un Shizzle, puis un Choke : rien.
example-bank-grows = La banque a 4. L’attaque la porte à 10, puis cinq sont pris : il en reste 5, et la partie continue.
example-take-all = Trois Shizzles et une ligne de trois : prendre, c’est tout prendre d’un coup.
summary-turn = Votre tour
summary-turn-1 = Le Spark est le dernier dé de la ligne précédente. Lancez les cinq autres.
summary-turn-2 = Ajoutez des dés au bout ouvert : chacun a le chiffre ou la couleur de celui d’avant.
summary-turn-3 = Aucun dé ne va : c’est un Choke. Le tour finit, tous ses points sont perdus.
summary-turn-4 = Là où une ligne de trois est possible, il faut la faire.
summary-stop = S’arrêter ou relancer
summary-stop-1 = Deux au plus : un Fizzle. 2 points, et le tour finit.
summary-stop-2 = De trois à cinq : un Flicker. Arrêtez-vous pour un point par dé, ou lancez tous les dés hors de la ligne ; l’un doit alors s’y joindre.
summary-six = Les six : un Shizzle
summary-six-1 = S’arrêter : prenez six points, ou quelqu’un en rend six à la banque.
summary-six-2 = Ou relancer : il est en jeu, le sixième dé est le nouveau Spark, les cinq autres sont lancés.
summary-six-3 = Ce qui est en attente se règle à la fin du tour : d’abord les attaques.
summary-end = Fin de la partie
summary-end-1 = Les points viennent de la banque : 40, 60, 75, 90 ou 100 de deux à six.
summary-end-2 = La banque est vide quand un tour est réglé : le plus de points gagne.
