### The words of Shizzle in French. Arguments as in en/shizzle.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow « à » or a colon, never « de », which would have to elide. The terms: Étincelle (Spark),
### Extinction (Choke), Pétard mouillé (Fizzle), Lueur (Flicker); a Shizzle stays a Shizzle.

## The game

game-name = Shizzle
game-tagline = Six dés en ligne : s’arrêter à temps, ou relancer et tout risquer.
game-by = de Patch Products
game-about = Formez une ligne de dés à partir de l’Étincelle, chaque dé ayant le chiffre ou la couleur du précédent. Arrêtez-vous et prenez les points, ou relancez et risquez-les. Les six dés font un Shizzle : six points pour vous, ou six qu’un autre rend.

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

# Helpers for the sentences below.
end-colour =
    { $colour ->
        [red] { colour-red }
        [orange] { colour-orange }
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
        [black] { colour-black }
       *[pink] { colour-pink }
    }
seat-joins =
    { $seat ->
        [you] Vous posez le { $face } à côté du { $end } : { same }.
       *[other] { $seat } pose le { $face } à côté du { $end } : { same }.
    }
seat-loses =
    { $seat ->
        [you] Vous perdez { points-count }.
       *[other] { $seat } perd { points-count }.
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
same =
    { $by ->
        [number] même chiffre
       *[colour] même couleur
    }
fit =
    { $by ->
        [number] s’accorde par le chiffre
        [colour] s’accorde par la couleur
        [barred] s’accorde, mais resterait seul alors que trois sont possibles
       *[none] ne s’accorde pas
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-why =
    { $end ->
        [bank] La banque est vide
        [target] Le but est atteint
        [rounds] La dernière manche est finie
       *[cap] 500 tours sont joués
    }
to-settle = Shizzles à régler : { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } points pour une ligne de { $points }
gain-shizzles =
    { $count ->
        [one] { $points } points pour le Shizzle
       *[other] { $points } points pour { $count } Shizzles
    }
gain-both = { $points } points : { $line } pour la ligne, { $worth } pour des Shizzles
gain-rest =
    { $points ->
        [one] le dernier point de la banque, au lieu de { $earned }
       *[other] les { $points } derniers points de la banque, au lieu de { $earned }
    }

## Set-up: log and hover

did-dice = Sur le dé { $die } : { face }.
did-first =
    { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
did-spark =
    { $seat ->
        [you] Vous lancez le dé { $die } pour la première Étincelle.
       *[other] { $seat } lance le dé { $die } pour la première Étincelle.
    }
did-fall-spark = Résultat : { $face }, la première Étincelle.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Lancer le dé { $die } pour la première Étincelle.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Vous lancez cinq dés ; l’Étincelle est le { $face }.
       *[other] { $seat } lance cinq dés ; l’Étincelle est le { $face }.
    }
rolls-on =
    { $seat ->
        [you] Vous relancez
       *[other] { $seat } relance
    }
did-roll-on = { rolls-on } après le { $face }, en risquant { points-count }.
did-roll-shizzle = { rolls-on } en risquant { points-count } ; la nouvelle Étincelle est le { $face }.
did-fall = Résultat : { $face }, { fit }.
did-choke =
    { $points ->
        [0] Résultat : { $face }. Aucun dé ne s’accorde : Extinction !
       *[other] Résultat : { $face }. Aucun dé ne s’accorde : Extinction ! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Cela fait { $count } dés en ligne.
did-join-shizzle = { seat-joins } Les six y sont : un Shizzle !
did-fizzle = { seat-joins } Aucun troisième dé ne s’accorde : Pétard mouillé. { did-take }
did-fizzle-settle = { seat-joins } Aucun troisième dé ne s’accorde : Pétard mouillé. { to-settle }
did-stop =
    { $seat ->
        [you] Vous vous arrêtez et prenez { $gain }.
       *[other] { $seat } s’arrête et prend { $gain }.
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
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } Le tour finit.
did-over = { $told } { over-why } : la partie est finie.

## Turns: what a hovered target would do

would-roll = { action-roll }. Si aucun ne s’accorde avec le { $face }, c’est l’Extinction.
would-roll-on = { action-roll }. Si aucun ne s’accorde avec le { $face }, vous perdez { points-count }.
would-roll-shizzle = { action-roll }. Si aucun ne s’accorde avec la nouvelle Étincelle, le { $face }, vous perdez { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Poser le { $face } à côté du { $end } : { same }.
would-join-two = { would-put } Un troisième dé doit suivre.
would-join = { would-put } S’arrêter rapporte alors { points-count }.
would-join-shizzle = { would-put } Les six y sont : un Shizzle !
would-fizzle = { would-put } Aucun troisième dé ne s’accorde : Pétard mouillé. Votre tour finit ; vous prenez { $gain }.
would-fizzle-settle = { would-put } Aucun troisième dé ne s’accorde : Pétard mouillé. { to-settle }
would-stop = S’arrêter et prendre { $gain }.
would-stop-settle = S’arrêter. Puis prendre six points par Shizzle, ou attaquer.
would-take = Prendre { $gain }.
would-hit = Attaquer { $victim }, qui rend { points-count } à la banque.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Puis vous prenez { $gain }.
would-attack-last = { would-hit } Votre tour finit.
would-over =
    { $result ->
        [won] { $told } Vous gagnez !
        [shared] { $told } Vous partagez la victoire.
       *[lost] { $told } La partie finit, et vous ne gagnez pas.
    }

## Status

status-setup = Mise en place
status-spark =
    { $seat ->
        [you] Choisissez un dé et lancez la première Étincelle.
       *[other] { $seat } choisit un dé pour la première Étincelle.
    }
status-ready =
    { $seat ->
        [you] À vous : lancez 5 dés.
       *[other] { $seat } lance 5 dés.
    }
status-join-third =
    { $seat ->
        [you] Ajoutez un troisième dé : { end-colour }, ou un { $number }.
       *[other] { $seat } choisit un dé : { end-colour }, ou un { $number }.
    }
status-join =
    { $seat ->
        [you] Ajoutez un dé : { end-colour }, ou un { $number }.
       *[other] { $seat } choisit un dé : { end-colour }, ou un { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Une ligne de 3 est impossible. Ajoutez un dé : Pétard mouillé.
       *[other] { $seat } choisit des dés.
    }
status-join-or-end =
    { $seat ->
        [you] Ajoutez un dé, arrêtez-vous pour { $points } ou relancez.
       *[other] { $seat } choisit : s’arrêter pour { $points } ou relancer.
    }
status-end =
    { $seat ->
        [you] Ligne de { $count } : arrêtez-vous pour { $points } ou relancez.
       *[other] { $seat } choisit : s’arrêter pour { $points } ou relancer.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle ! Arrêtez-vous pour { $points }, ou relancez et risquez-les.
       *[other] Shizzle ! { $seat } choisit : s’arrêter ou relancer.
    }
cheer = Shizzle !
status-settle =
    { $seat ->
        [you] Prenez { points-count }, ou attaquez avec un Shizzle.
       *[other] { $seat } règle un Shizzle.
    }
status-over-won = { over-why }. { seat-wins } avec { points-count } !
status-over-shared = { over-why }. Victoire partagée : { $seats }, avec { points-count } chacun.
status-type-dice = Dé { $die } : de quelle couleur est son { $number } ?
status-type-first = Qui commence ?
status-type-fall = Que montre le dé { $die } ? Encore à tomber : { $count }.
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
action-stop = S’arrêter : prendre { $points }
action-stop-settle = S’arrêter et régler
action-take = Prendre { $points }
action-attack = Attaquer { $victim }
deed-spark = Lancer ce dé
deed-add = Ajouter ce dé
touch-spark = Touchez un dé.
touch-attack = Touchez un joueur.
touch-add = Touchez un dé.

## Refusals: why not, and what instead

refused-SH-1-1 = Un dé montre un chiffre de 1 à 6. Choisissez l’une de ses faces.
refused-SH-1-2 = Un dé a chaque couleur une fois, et aucune face n’existe deux fois. Choisissez l’une des couleurs proposées.
refused-SH-1-4 = Personne n’est assis là. Choisissez une place de cette table.
refused-SH-2-1 = Il n’y a pas encore d’Étincelle. Choisissez un dé à lancer seul.
refused-SH-2-2 = Votre tour commence par un lancer. Lancez d’abord les cinq dés.
refused-SH-2-3 = Ce dé n’a ni le chiffre ni la couleur du dernier de la ligne. Choisissez-en un qui a l’un ou l’autre.
refused-SH-2-3-lies = Ce dé est dans la ligne et y reste. Choisissez-en un qui vient d’être lancé.
refused-SH-2-8 = Après chaque lancer, un dé doit s’ajouter, et deux en ligne ne suffisent pas. Choisissez un dé qui s’accorde.
refused-SH-2-8-alone = Aucun autre dé ne s’accorde derrière celui-là, alors qu’une ligne de trois est possible et doit être faite. Choisissez un autre dé.
refused-SH-3-1 = Votre tour s’est arrêté ; il ne reste que des Shizzles à régler. Prenez les points, ou attaquez.
refused-SH-3-1-early = Il n’y a encore rien à régler. Posez un dé, relancez, ou arrêtez-vous d’abord.
refused-SH-3-2 = On ne peut attaquer qu’une autre personne qui a des points. Choisissez-en une, ou prenez les points.
refused-SH-3-6 = La partie est finie. Revoyez-la pas à pas, ou jouez-en une autre.

## Options

option-first = Qui commence
option-first-help = Le hasard décide, ou vous choisissez une place.
option-first-0 = au hasard
option-first-seat = place { $count }
option-random_dice = Dés au hasard
option-random_dice-help = Le hasard répartit de nouveau les couleurs sur les dés. Chaque dé a toujours chaque chiffre et chaque couleur une fois, et aucune face n’existe deux fois.
option-rounds = Manches
option-rounds-help = La partie finit aussi après ce nombre de tours pour chacun.
option-rounds-0 = sans limite
option-target = But en points
option-target-help = La partie finit aussi quand quelqu’un finit un tour avec ce nombre de points ou plus.
option-target-0 = aucun
option-cap = 500 tours au plus
option-cap-help = Qui est en tête gagne alors. Sans cela, les attaques pourraient prolonger une partie sans fin. Une table où il n’y a que des robots a toujours cette option.

## The board in text

picture-label = La ligne, les dés libres, la banque et tous les points, donnés aussi en texte.
text-board = La ligne, puis les six dés
text-place =
    { $by ->
        [number] Place { $count } : { $face }, par le chiffre
        [colour] Place { $count } : { $face }, par la couleur
       *[spark] Place { $count } : { $face }, l’Étincelle
    }
text-place-empty = Place { $count } : libre
text-die = Dé { $die } : { $face }
text-die-line = Dé { $die } : { $face }, dans la ligne à la place { $count }
text-die-loose = Dé { $die } : { $face }, { fit }
text-die-falling = Dé { $die } : en train de rouler
text-die-blank = Dé { $die } : pas encore lancé
text-side =
    { $colour ->
        [none] Sur le dé { $die } : { $number }, couleur pas encore connue
       *[other] Sur le dé { $die } : { face }
    }
text-row = { $seat } : { points-count }.
text-turn = Joue maintenant.
text-bank = Banque : { points-count }.
points-banked = Points

## Rules

rules-intro = Shizzle est un jeu de dés pour deux à six joueurs. Votre tour commence par l’Étincelle, le dernier dé de la ligne précédente ; vous lancez les cinq autres. Les dés s’ajoutent à la ligne un par un, chacun ayant le chiffre ou la couleur du précédent. Si aucun ne s’accorde, c’est l’Extinction (« Choke ») : les points du tour sont perdus. Si la plus longue ligne possible est de deux, c’est un Pétard mouillé (« Fizzle ») : deux points, et le tour finit. De trois à cinq, c’est une Lueur (« Flicker ») : arrêtez-vous et prenez un point par dé de la ligne, ou relancez le reste et risquez tout. Six font un Shizzle : prenez six points, faites-en rendre six à quelqu’un, ou relancez et risquez-le. Quand la banque est vide, le plus de points gagne.
rules-page = Les dés qui peuvent s’ajouter s’allument : cliquez sur l’un d’eux pour le poser au bout de la ligne, ou choisissez-le au clavier. « S’arrêter » et « Lancer » sont proposés quand c’est permis. L’Extinction ou le Pétard mouillé finit votre tour de lui-même. Si personne ne peut être attaqué quand vous vous arrêtez, vous recevez d’office les points de vos Shizzles. Avec de vrais dés, tapez ce qu’ils montrent, dans n’importe quel ordre. La répartition des couleurs sur les dés est notre reconstitution ;{$reconstruction} qui a la boîte peut la corriger dans dice.toml.

rules-SH-1 = Contenu de la boîte
rule-SH-1-1 = Il y a six dés, aux chiffres de 1 à 6. Chacun des 36 couples d’un chiffre et d’une couleur est sur une seule face, et chaque dé a chaque chiffre et chaque couleur une fois.{$review}
rule-SH-1-2 = Les couleurs sont rouge, orange, violet, bleu, vert et jaune ; la sixième est devinée, et les vrais jeux diffèrent. Sur nos dés, les couleurs se suivent dans cet ordre, et chaque dé commence une couleur plus loin.{$reconstruction} Option : dés au hasard.
rule-SH-1-3 = Les jetons sont des points : 14 de cinq et 30 de un, 100 en tout. Au départ, la banque a 40 points à deux joueurs, 60 à trois, 75 à quatre, 90 à cinq et 100 à six ; les joueurs n’en ont aucun. La banque et tous les scores font toujours la même somme.
rule-SH-1-4 = Dans le livret, le plus jeune commence ; ici, l’hôte choisit, ou le hasard.{$ruling} On joue ensuite vers la gauche.

rules-SH-2 = Votre tour
rule-SH-2-0 = Un Shizzle est en attente jusqu’à ce que son tour l’ait réglé ; rien d’autre n’est jamais en attente. La ligne compte une fois, quand le tour s’arrête : une ligne de trois devenue une ligne de cinq vaut cinq. Une ligne de six est un Shizzle en attente et ne rapporte rien de plus.
rule-SH-2-1 = Au premier tour de la partie, qui commence lance seul un dé de son choix : c’est l’Étincelle. Ensuite, l’Étincelle est le dernier dé de la ligne précédente, tel qu’il est.
rule-SH-2-2 = L’Étincelle est le premier dé de votre ligne et compte. Lancez les cinq autres.
rule-SH-2-3 = La ligne ne grandit que par son bout libre. Chaque dé doit avoir le chiffre ou la couleur du précédent. Les dés de ce lancer s’ajoutent selon votre choix et votre ordre ; ceux des lancers précédents restent où ils sont.{$ruling}
rule-SH-2-4 = Extinction : aucun dé d’un lancer ne peut s’ajouter, que ce soit le premier lancer ou un autre. Le tour finit, et tous ses points sont perdus, les Shizzles en attente aussi.
rule-SH-2-5 = Pétard mouillé : vous avez lancé cinq dés, et la plus longue ligne possible est de deux. Vous choisissez lequel des dés qui s’accordent s’ajoute. Le tour doit alors finir : deux points, et ce qui est en attente.
rule-SH-2-6 = Lueur : une ligne de trois, quatre ou cinq. Arrêtez-vous et prenez autant de points, et ce qui est en attente ; ou relancez tous les dés hors de la ligne. L’un d’eux au moins doit alors s’ajouter, sinon c’est l’Extinction. Ce n’est jamais un Pétard mouillé : on lance moins de cinq dés.
rule-SH-2-7 = Shizzle : les six dés sont en ligne. Il vaut six points que vous prenez, ou six qu’une autre personne rend à la banque. Arrêtez-vous, ou relancez en le risquant : le sixième dé devient la nouvelle Étincelle, une ligne neuve d’un seul dé, et vous lancez les cinq autres.
rule-SH-2-8 = Si un dé s’accorde, il faut qu’un dé au moins s’ajoute. Vous pouvez laisser de côté d’autres dés qui s’accordent.{$ruling} Mais si cinq dés ont été lancés et qu’une ligne de trois ou plus est possible, la ligne doit atteindre trois : deux n’est jamais qu’un Pétard mouillé.{$ruling} Un dé derrière lequel aucun autre ne s’accorde ne peut alors pas être le seul qui s’ajoute.
rule-SH-2-9 = Relancer, c’est toujours relancer tous les dés hors de la ligne.{$ruling}

rules-SH-3 = Fin du tour et de la partie
rule-SH-3-1 = Les Shizzles restent en attente jusqu’à la fin du tour et se règlent alors. Le livret dit « immédiatement » ; nous lisons « alors, et pas plus tard », car relancer est l’autre choix, et l’Extinction fait perdre les Shizzles en attente.{$ruling} Pour chacun, prenez six points ou nommez une victime ; chacun se décide à part, il peut donc y avoir plusieurs victimes.{$ruling} Les attaques viennent d’abord, puis ce que l’on prend.{$ruling}
rule-SH-3-2 = Une victime rend six points à la banque, ou tous les siens si elle en a moins ;{$ruling} l’attaque ne rapporte rien. Les attaques se font une par une. On ne peut nommer que quelqu’un qui a des points, et de nouveau la même personne tant qu’il lui en reste. Si personne n’a de points, le Shizzle est pris.{$ruling}
rule-SH-3-3 = Si la banque a moins que ce que vous avez gagné, vous prenez ce qui reste.{$ruling}
rule-SH-3-4 = En s’arrêtant, on ne peut pas refuser de points.{$ruling} Le livret déconseille de finir une partie que l’on perdrait : attaquez plutôt, ou relancez.
rule-SH-3-5 = Le dernier dé qui est vraiment dans la ligne est l’Étincelle du tour suivant, après une Extinction aussi.{$ruling} Après une Extinction au premier lancer, c’est la même Étincelle.
rule-SH-3-6 = Si la banque est vide quand un tour est réglé, la partie finit aussitôt. Le plus de points gagne ; à égalité, la victoire est partagée.{$ruling}
rule-SH-3-7 = Le livret ne limite pas le nombre de tours, et les attaques peuvent prolonger une partie sans fin. D’où des options : un nombre fixe de manches, un but, et une fin après 500 tours. Une banque vide finit toujours la partie ; le but compte quand un tour est réglé ; une manche finit après la dernière place ; le plus de points gagne, et à égalité la victoire est partagée.{$ruling}

rules-SH-4 = Bon à savoir
rule-SH-4-1 = Chaque dé manque le bout de la ligne deux fois sur trois. Il y a donc Extinction dans 13 % des lancers de cinq dés, 30 % de trois, 44 % de deux et 67 % d’un seul.
rule-SH-4-2 = La plus longue ligne possible dans les 7 776 lancers de cinq dés : un seul dé 1 024 fois, deux 1 034, trois 1 160, quatre 1 624, cinq 1 730 et six 1 204.
rule-SH-4-3 = Un Shizzle, puis une Lueur de quatre : 10 points, ou une attaque et 4. Deux Shizzles, puis un Pétard mouillé : 14 points, ou 8 et une attaque, ou 2 et deux attaques. Un Shizzle, puis l’Extinction : rien. La banque a 4 points, vous attaquez quelqu’un qui en a 9, et il vous en revient encore 5 : la banque monte à 10, vous en prenez 5, il lui en reste 5, et la partie continue.

rules-ours = Nos autres décisions
rule-ours-1 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire.{$ruling}
rule-ours-2 = Un tour attend que son joueur lance les cinq dés.{$ruling}
rule-ours-3 = Prendre, c’est prendre tous les Shizzles qui restent, et les points de la ligne.{$ruling}
rule-ours-4 = Les dés au hasard sont faits un par un ; chacun est l’un de ceux qui vont avec les précédents, tous également probables.{$ruling}
rule-ours-5 = Les dés lancés s’immobilisent un par un, en commençant par le premier ; seul le dernier décide s’il y a Extinction.{$ruling}

## What a typed text should have been

unread-first = « { $text } » n’est pas une place ; on attend « { $name } 1 » à « { $name } { $count } ».
unread-die = « { $text } » n’est pas un dé ; on attend « { $name } 1 » à « { $name } { $count } ».
unread-colour = « { $text } » n’est pas une couleur pour { $place } (dé et chiffre) ; on attend l’une de { $colours }.
unread-fallen = « { $text } » n’est pas une face du dé { $count } ; on attend l’une de { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = De vrais dés
chance-typed-help = Vous lancez de vrais dés et tapez ce qu’ils montrent.
palette-head = Que montrent les vrais dés ?

## Bots

bot-greedy = Moyen
bot-greedy-help = vise le plus de points à ce tour
bot-novice = Débutant
bot-novice-help = comme { bot-greedy }, mais s’arrête souvent trop tôt ou relance trop longtemps
bot-club = Facile
bot-club-help = comme { bot-optimal }, mais peut perdre 8 % de chances de victoire par coup, moins avec plus de joueurs
bot-strong = Difficile
bot-strong-help = comme { bot-optimal }, mais peut perdre 2 % de chances de victoire par coup, moins avec plus de joueurs
bot-optimal = Le meilleur
bot-optimal-help = joue selon la solution exacte (deux joueurs, dés ordinaires) ou la meilleure estimation

## Help with a decision

advice-reach =
    { $count ->
        [6] Les six
       *[other] { $count } ou plus
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = S’arrêter avec { $length }
advice-stop-joining = Ajouter : { $dice } ; s’arrêter avec { $length }
advice-roll-joining = Ajouter : { $dice } ; relancer
advice-fizzle-joining = Ajouter : { $dice } ; Pétard mouillé
advice-die = Lancer le dé { $count } pour la première Étincelle
advice-odds = Chances du prochain lancer : l’Extinction, ou des dés pour une ligne de chaque longueur.
advice-turn = Points : ce qu’on peut attendre de ce tour joué pour les points.

## The solution

solve-bank = La banque contient de 1 à { $most } points, pas { $bank }.
data-mismatch = Les données fournies sont pour autre chose : leur « { $key } » est { $text }, non { $expected }. Pour les refaire : { $make }
data-damaged = Les données fournies sont endommagées ({ $why }). Pour les refaire : { $make }
dice-file = Ces dés ne peuvent pas servir. { $why }
dice-no-dice = Les dés (dice) doivent être une liste de { $expected } dés, non de { $count }.
dice-no-faces = Le dé { $die } doit être une liste de six couleurs, pour ses chiffres 1 à 6.
dice-no-face = Le dé { $die } a la couleur « { $text } » ; on attend l’une de { $allowed }.
dice-no-twice = La face « { $text } { $number } » du dé { $die } revient deux fois ; un dé a chaque couleur une fois, et chaque face n’existe qu’une fois.

## La feuille de score

pad-rounds = Points des manches
pad-round-means = Les points pris, moins ceux que des attaques ont coûtés.
pad-who = Touchez le joueur dont le tour est fini.
pad-over = La banque est vide : la partie est finie (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player } : comment le tour a-t-il fini ?
       *[other] { $player }, Shizzles : { $count }. Comment le tour a-t-il continué ?
    }
pad-choke = Extinction : rien
pad-fizzle = Pétard mouillé : { $count }
pad-flicker = Lueur : { $count }
pad-stop = S’est arrêté là
pad-settle = Des points ou une attaque ? Shizzles : { $count }
pad-bad-turn = « { $text } » n’est pas un tour : on attend un joueur, les dés de la dernière ligne (0, 2 à 6), les Shizzles et les victimes, comme « 140 » ou « 1312 ».
pad-after-end = « { $text } » vient après la fin de la partie : la banque est vide ({ $tag }).
pad-bad-attack = « { $text } » attaque un joueur qui ne peut pas l’être : on attend d’autres joueurs qui ont des points, au plus un par Shizzle ({ $tag }).

## Les signes de l’image, expliqués au toucher et dans la légende

sign-points = Points
sign-points-does = Les jetons d’un joueur : les carrés valent cinq points, les ronds un.
sign-line = Ligne
sign-line-does = Chaque dé partage le chiffre ou la couleur du précédent. Une ligne de trois, quatre ou cinq vaut autant de points quand le tour s’arrête.
sign-shizzle = Shizzle
sign-shizzle-does = Les six dés en ligne : six points pour vous, ou six qu’un autre joueur rend. Chaque étoile est un Shizzle à régler.
sign-bank = Banque
sign-bank-does = Tous les points viennent d’ici. Quand elle est vide à la fin d’un tour, la partie finit. La plaque montre ce que s’arrêter rapporte maintenant.
sign-cup = Gobelet
sign-cup-does = Lance tous les dés hors de la ligne. L’un d’eux doit s’ajouter, sinon c’est l’Extinction.
sign-count = Petit dé
sign-count-does = Combien de dés aurait le prochain lancer.
sign-spark = Étincelle
sign-spark-does = Le premier dé de la ligne, sur des rayons : le dernier de la ligne précédente.
sign-bond = Sceau entre deux dés
sign-bond-does = Pourquoi les dés s’accordent : leur chiffre commun, ou la marque de leur couleur.
sign-choke = Extinction
sign-choke-does = Aucun dé lancé ne s’accorde. Le tour finit ; ses points sont perdus, les Shizzles aussi.
sign-fizzle = Pétard mouillé
sign-fizzle-does = Cinq dés ont été lancés, et aucune ligne n’a plus de deux dés : 2 points, et le tour finit.
sign-flicker = Lueur
sign-flicker-does = Une ligne de trois, quatre ou cinq. Arrêtez-vous et prenez ses points, ou relancez et risquez-les.
now-points = { points-count }.
now-line = { $count } dés sur six en ligne ; le tour vaut { points-count }.
now-rolls = Dés à lancer : { $count }.

## Ce qui donne les parts de victoire d’un bilan

evaluator-exact = le jeu résolu
evaluator-table = la table à trois joueurs
evaluator-estimate = une estimation apprise de tours exacts
evaluator-simple = un modèle grossier : l’estimation fournie est inutilisable

## Sortes de hasard, pour les statistiques

chance-of-die = Les chiffres des dés
mistake-ending = finir une partie perdue
mistake-stopping = s’arrêter trop tôt
mistake-going-on = un lancer de trop
mistake-six = manquer un Shizzle
mistake-left-out = laisser un dé qui s’accorde
mistake-short = faire une ligne plus courte que possible
mistake-dice = ajouter le mauvais dé
mistake-attack = ne pas attaquer
mistake-taking = attaquer au lieu de prendre des points
mistake-victim = attaquer la mauvaise personne
why-win =
    { $count ->
        [one] La partie finit alors aussitôt, avec 1 point d’avance.
       *[other] La partie finit alors aussitôt, avec { $count } points d’avance.
    }
why-ending =
    { $count ->
        [one] La partie a fini aussitôt, avec 1 point de retard.
       *[other] La partie a fini aussitôt, avec { $count } points de retard.
    }
why-victim = { $name } a { $better } points, { $other } { $taken }.
why-choked = Le lancer qui a été fait avait { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de risque d’Extinction.
why-roll = Le plan : ajouter { $dice }, puis relancer.
why-stop = Le plan : ajouter { $dice }, puis s’arrêter avec { $count } dés dans la ligne.
why-choke = Le risque d’une Extinction n’est alors que de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = En moyenne, le tour rapporte alors { NUMBER($better, maximumFractionDigits: 1) } points, et non { NUMBER($taken, maximumFractionDigits: 1) }.

## Installer une position

edit-turn = Joue maintenant : { $player }
edit-bank = Banque : { $count }
edit-points = { $player } : { $count }
edit-pending = Shizzles à régler : { $count }
edit-ready = Avant le premier lancer
edit-choose = Dés lancés
edit-settle = On règle des Shizzles
edit-shows = Montre { $count }
edit-out = Hors de la ligne
edit-spark = Comme Étincelle
edit-join = Au bout de la ligne

## Problèmes

puzzle-how-solution = par la solution, exactement
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

tutorial-goal = L’objectif : avoir le plus de points quand la banque est vide. Tous les points viennent de la banque, qui en a 32 maintenant.
tutorial-spark = C’est votre tour. Le premier dé de votre ligne est déjà là : l’Étincelle, un 1 rouge. Vous lancez les cinq autres.
tutorial-roll = Lancez les dés.
tutorial-colour = Un dé s’ajoute à la ligne s’il a la couleur ou le chiffre du dernier. Après le 1 rouge, le 4 rouge s’accorde.
tutorial-number = Le 4 rouge est maintenant le dernier. Le 4 jaune s’accorde : son chiffre est le même.
tutorial-flicker = Trois dés font une Lueur : vous pourriez vous arrêter et prendre un point par dé. Mais d’autres dés s’accordent. Ajoutez le 2 jaune.
tutorial-flicker-stop = Vous pourriez vous arrêter, mais un autre dé s’accorde, et un dé de plus est un point de plus.
tutorial-flicker-roll = Vous pourriez relancer le reste, mais un de ces dés s’accorde déjà. Ajoutez-le d’abord.
tutorial-longer = Maintenant le 2 violet. Choisissez bien l’ordre : seul le dernier dé de la ligne compte pour la suite.
tutorial-stop = Cinq dés font cinq points. Si vous relancez le dernier et qu’il ne s’accorde pas, tout le tour est perdu. Arrêtez-vous.
tutorial-stop-roll = C’est risquer cinq points, et le dé ne s’accorde qu’une fois sur trois. Arrêtez-vous et prenez-les.
tutorial-next-spark = Cinq points sont à vous. Votre dernier dé, le 2 violet, est maintenant l’Étincelle de Zoe. Voyez ce qu’elle lance.
tutorial-choke = Aucun dé n’était violet ni un 2 : c’est l’Extinction. Le tour finit aussitôt, et ses points sont perdus. La même Étincelle est maintenant la vôtre.
tutorial-fizzle = Sur cinq dés un seul s’accorde, et rien après lui : une ligne de deux est un Pétard mouillé. Votre tour finit avec deux points. Ajoutez le 4 violet.
tutorial-again = Zoe s’est arrêtée avec trois dés. Le 3 bleu est votre Étincelle : lancez encore.
tutorial-all = Cette fois tous les dés peuvent s’ajouter, un par un. Commencez par le 3 vert.
tutorial-all-2 = Puis le 5 vert. Le 5 orange et le 4 orange suivront.
tutorial-all-stop = C’est permis, mais les six dés peuvent s’ajouter. Ajoutez le suivant.
tutorial-all-3 = Il n’en reste qu’un. Ajoutez le 4 violet.
tutorial-shizzle = Les six : un Shizzle ! Il vaut six points, ou une attaque. Vous pourriez relancer, mais l’Extinction le ferait perdre. Arrêtez-vous.
tutorial-shizzle-roll = L’Extinction ferait perdre le Shizzle. Arrêtez-vous et servez-vous-en.
tutorial-attack = Vous pourriez prendre six points. Ou attaquer : Zoe rend alors six des siens à la banque. Attaquez-la.
tutorial-attack-take = Six points valent souvent autant. Mais voyez ce que fait une attaque.
tutorial-attacked = Zoe a rendu six points à la banque. Une attaque ne vous rapporte rien, mais la partie dure plus longtemps, ce qui aide qui est en retard.
tutorial-bank = Quelques tours plus tard, il reste trois points dans la banque, et vous menez. Arrêtez-vous avec vos quatre dés : vous prenez ce qu’il y a, et la banque vide finit la partie.
tutorial-bank-other = C’est permis, mais s’arrêter gagne la partie tout de suite.
tutorial-end = La banque est vide, et vous avez le plus de points : vous avez gagné.
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-six-dice = Chaque face a un chiffre et une couleur, et aucune face n’existe deux fois.
example-from-the-bank = Une ligne de trois prend trois points à la banque.
example-next-spark = Le tour a fini par une ligne de trois. Son dernier dé, tel qu’il est, est l’Étincelle du tour suivant.
example-join = Le 4 rouge a la couleur de l’Étincelle et peut s’ajouter ; le 4 orange n’a ni sa couleur ni son chiffre.
example-choke = Aucun des cinq dés n’a le chiffre ou la couleur de l’Étincelle : c’est l’Extinction. Le tour finit sans points.
example-fizzle = Aucune ligne de trois n’est possible : c’est un Pétard mouillé. Un dé s’ajoute, pour deux points, et le tour finit.
example-flicker = Une Lueur de quatre : s’arrêter pour quatre points, ou relancer les deux autres dés.
example-shizzle = Un Shizzle : s’arrêter, ou relancer en risquant six points. Le sixième dé est alors la nouvelle Étincelle.
example-three-possible = Avec le 5 rouge une ligne de trois est possible, il faut donc la faire ; le 1 orange la laisserait à deux.
example-attack = Un Shizzle fait rendre six points à la banque par tout autre joueur qui en a.
example-bank-empty = La banque a moins que ce qui est gagné et se vide : la partie finit, et le plus de points gagne.
example-shizzle-and-four = Un Shizzle, puis une Lueur de quatre : dix points, ou une attaque et quatre.
example-two-shizzles = Deux Shizzles, puis un Pétard mouillé : 14 points, ou 8 et une attaque, ou 2 et deux attaques.
example-shizzle-lost = Un Shizzle, puis l’Extinction : rien.
example-bank-grows = L’attaque porte la banque de 4 à 10, puis cinq sont pris : il en reste 5, et la partie continue.
example-take-all = Trois Shizzles et une ligne de trois : tout est pris d’un coup.
summary-turn = Votre tour
summary-turn-1 = L’Étincelle est le dernier dé de la ligne précédente. Lancez les cinq autres.
summary-turn-2 = Ajoutez des dés au bout libre : chacun a le chiffre ou la couleur du précédent.
summary-turn-3 = Aucun dé ne s’accorde : c’est l’Extinction. Le tour finit sans points.
summary-turn-4 = Si une ligne de trois est possible, il faut la faire.
summary-stop = S’arrêter ou relancer
summary-stop-1 = Deux au plus : un Pétard mouillé. 2 points, et le tour finit.
summary-stop-2 = De trois à cinq : une Lueur. Arrêtez-vous pour un point par dé, ou relancez tous les dés hors de la ligne ; l’un doit alors s’ajouter.
summary-six = Les six : un Shizzle
summary-six-1 = S’arrêter : prenez six points, ou un autre joueur en rend six à la banque.
summary-six-2 = Ou relancer : il est risqué, le sixième dé est la nouvelle Étincelle, et les cinq autres sont lancés.
summary-six-3 = À la fin du tour, ce qui est en attente se règle : d’abord les attaques.
summary-end = Fin de la partie
summary-end-1 = La banque commence avec 40, 60, 75, 90 ou 100 points de deux à six joueurs.
summary-end-2 = La banque est vide quand un tour est réglé : le plus de points gagne.
