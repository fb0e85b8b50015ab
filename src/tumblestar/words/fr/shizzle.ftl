### The words of Shizzle in French. Arguments as in en/shizzle.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow « à » or a colon, never « de », which would have to elide. The terms: Étincelle (Spark),
### Extinction (Choke), Pétard mouillé (Fizzle), Lueur (Flicker); a Shizzle stays a Shizzle.

## The game

game-name = Shizzle
game-tagline = 6 dés à mettre en ligne : s’arrêter à temps, ou relancer et tout risquer.
game-by = de Patch Products
game-about = Formez une ligne de dés à partir de l’Étincelle, chacun avec le chiffre ou la couleur du précédent. Arrêtez-vous et prenez ses points, ou relancez et risquez-les. Les 6 dés font un Shizzle : prenez 6 points, ou obligez un autre joueur à en rendre 6.

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
        [you] Vous ajoutez le { $face } après le { $end } : { same }.
       *[other] { $seat } ajoute le { $face } après le { $end } : { same }.
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
        [you] Vous avez gagné
       *[other] { $seat } a gagné
    }
same =
    { $by ->
        [number] même chiffre
       *[colour] même couleur
    }
fit =
    { $by ->
        [number] convient par le chiffre
        [colour] convient par la couleur
        [barred] convient, mais ne peut pas être ajouté : avec un autre dé, une ligne de 3 est possible
       *[none] ne convient pas
    }
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
over-why =
    { $end ->
        [bank] La banque est vide
        [target] L’objectif est atteint
        [rounds] La dernière manche est finie
       *[cap] Les 500 tours sont joués
    }
to-settle =
    { $pending ->
        [0] Aucun Shizzle à régler.
        [one] À régler : 1 Shizzle.
       *[other] À régler : { $pending } Shizzles.
    }

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
        [you] Vous lancez 5 dés. L’Étincelle est le { $face }.
       *[other] { $seat } lance 5 dés. L’Étincelle est le { $face }.
    }
rolls-on =
    { $seat ->
        [you] Vous relancez
       *[other] { $seat } relance
    }
did-roll-on = { rolls-on } après le { $face }, en risquant { points-count }.
did-roll-shizzle = { rolls-on } en risquant { points-count }. La nouvelle Étincelle est le { $face }.
did-fall = Résultat : { $face }, { fit }.
did-choke =
    { $points ->
        [0] Résultat : { $face }. Aucun dé ne convient : Extinction !
       *[other] Résultat : { $face }. Aucun dé ne convient : Extinction ! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Cela fait une ligne de { $count }.
did-join-shizzle = { seat-joins } Les 6 y sont : un Shizzle !
did-fizzle = { seat-joins } Aucun troisième dé ne convient : Pétard mouillé. { did-take }
did-fizzle-settle = { seat-joins } Aucun troisième dé ne convient : Pétard mouillé. { to-settle }
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
did-attack-last = { seat-attacks } Le tour se termine.
did-over = { $told } { over-why } : la partie est terminée.

## Turns: what a hovered target would do

would-roll = { action-roll }. Si aucun ne convient après le { $face }, c’est l’Extinction.
would-roll-on =
    { $count ->
        [one] { action-roll }. S’il ne convient pas après le { $face }, vous perdez { points-count }.
       *[other] { action-roll }. Si aucun ne convient après le { $face }, vous perdez { points-count }.
    }
would-roll-shizzle = { action-roll }. Si aucun ne convient après la nouvelle Étincelle, le { $face }, vous perdez { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Ajouter le { $face } après le { $end } : { same }.
would-join-two = { would-put } Ajoutez ensuite un troisième dé.
would-join = { would-put } Vous pourrez alors vous arrêter avec { points-count }.
would-join-shizzle = { would-put } Les 6 y sont : un Shizzle !
would-fizzle = { would-put } Aucun troisième dé ne convient : Pétard mouillé. Votre tour se termine, et vous prenez { $gain }.
would-fizzle-settle = { would-put } Aucun troisième dé ne convient : Pétard mouillé. { to-settle }
would-stop = S’arrêter et prendre { $gain }.
would-stop-settle = S’arrêter. Ensuite, pour chaque Shizzle, prendre 6 points ou attaquer.
would-take = Prendre { $gain }.
would-hit = Attaquer { $victim }, qui rend { points-count } à la banque.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Puis vous prenez { $gain }.
would-attack-last = { would-hit } Votre tour se termine.
would-over =
    { $result ->
        [won] { $told } Vous gagnez !
        [shared] { $told } Vous partagez la victoire.
       *[lost] { $told } La partie se termine, et vous ne gagnez pas.
    }

## Status

status-setup = Mise en place
status-spark =
    { $seat ->
        [you] À vous : lancez un dé pour la première Étincelle.
       *[other] { $seat } choisit un dé pour la première Étincelle.
    }
status-ready =
    { $seat ->
        [you] À vous : lancez 5 dés.
       *[other] { $seat } lance 5 dés.
    }
status-join-third =
    { $seat ->
        [you] À vous : ajoutez un troisième dé, un { end-colour } ou un { $number }.
       *[other] { $seat } choisit un dé { end-colour } ou un { $number }.
    }
status-join =
    { $seat ->
        [you] À vous : ajoutez un dé { end-colour } ou un { $number }.
       *[other] { $seat } choisit un dé { end-colour } ou un { $number }.
    }
status-fizzle =
    { $seat ->
        [you] À vous : ajoutez un dé, Pétard mouillé. 3 est impossible.
       *[other] { $seat } choisit un dé : Pétard mouillé.
    }
status-join-or-end =
    { $seat ->
        [you] À vous : ajoutez un dé, arrêtez-vous ({ points-count }) ou relancez.
       *[other] { $seat } choisit : s’arrêter avec { points-count } ou relancer.
    }
status-end =
    { $seat ->
        [you] À vous : arrêtez-vous avec { points-count }, ou relancez.
       *[other] { $seat } choisit : s’arrêter (ligne de { $count }) ou relancer.
    }
status-shizzle =
    { $seat ->
        [you] Shizzle ! Arrêtez-vous, ou risquez { points-count } avec 5 dés.
       *[other] Shizzle ! { $seat } choisit : s’arrêter ou relancer.
    }
cheer = Shizzle !
status-settle =
    { $seat ->
        [you] À vous : prenez { points-count }, ou attaquez un joueur.
       *[other] { $seat } règle un Shizzle.
    }
status-over-won = { over-why }. { seat-wins } avec { points-count } !
status-over-shared = { over-why }. Victoire partagée avec { points-count } : { $seats }.
status-type-dice = Dé { $die } : de quelle couleur est son { $number } ?
status-type-first = Qui commence ?
status-type-fall =
    { $count ->
        [one] Que montre le dé { $die } ? Encore 1 dé à saisir.
       *[other] Que montre le dé { $die } ? Encore { $count } dés à saisir.
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
action-stop = S’arrêter : +{ $points }
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
refused-SH-1-2 = Un dé a chaque couleur une seule fois, et aucune face n’existe deux fois. Choisissez l’une des couleurs proposées.
refused-SH-1-4 = Ce joueur n’est pas à cette table. Choisissez l’un de ses joueurs.
refused-SH-2-1 = Il n’y a pas encore d’Étincelle. Choisissez un dé à lancer seul.
refused-SH-2-2 = Votre tour commence par un lancer. Lancez d’abord les 5 dés.
refused-SH-2-3 = Ce dé n’a ni le chiffre ni la couleur du dernier de la ligne. Ajoutez un dé qui convient, s’il y en a un.
refused-SH-2-3-lies = Ce dé est dans la ligne et y reste. Ajoutez un dé hors de la ligne, si possible.
refused-SH-2-8 = Après chaque lancer, vous devez ajouter un dé, et 2 dans la ligne ne suffisent pas. Ajoutez un dé qui convient.
refused-SH-2-8-alone = Après ce dé, aucun autre ne convient, alors qu’une ligne de 3 est possible. Ajoutez un autre dé.
refused-SH-3-1 = Il ne reste que des Shizzles à régler. Prenez les points, ou attaquez.
refused-SH-3-1-early = Il n’y a rien à régler avant la fin de votre tour. Ajoutez un dé, arrêtez-vous, ou relancez.
refused-SH-3-2 = Vous ne pouvez attaquer qu’un autre joueur qui a des points. Choisissez-en un, ou prenez les points.
refused-SH-3-6 = La partie est terminée. Revoyez-la pas à pas, ou jouez-en une autre.

## Options

option-first = Qui commence
option-first-help = Au hasard, ou la place que vous choisissez.
option-first-0 = au hasard
option-first-seat = place { $count }
option-random_dice = Dés au hasard
option-random_dice-help = Les couleurs sont réparties au hasard sur les dés. Chaque dé a toujours chaque chiffre et chaque couleur une fois, et aucune face n’existe deux fois.
option-rounds = Manches
option-rounds-help = La partie se termine aussi après ce nombre de tours par joueur.
option-rounds-0 = sans limite
option-target = Objectif de points
option-target-help = La partie se termine aussi quand un joueur termine un tour avec au moins ce nombre de points.
option-target-0 = aucun
option-cap = 500 tours au plus
option-cap-help = Le joueur qui a le plus de points gagne alors. Sans cela, les attaques pourraient prolonger une partie sans fin. Une table où ne jouent que des robots a toujours cette option.

## The board in text

picture-label = La ligne, les dés hors de la ligne, la banque et tous les points, donnés aussi en texte.
text-board = La ligne, puis les 6 dés
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
text-turn = À jouer maintenant.
text-bank = Banque : { points-count }.
points-banked = Points

## Rules

rules-intro = Shizzle est un jeu de dés pour 2 à 6 joueurs. Votre ligne commence par l’Étincelle, le dernier dé de la ligne précédente. Lancez les 5 autres dés et ajoutez ceux qui conviennent : chacun doit avoir le chiffre ou la couleur du précédent. Si aucun ne convient, c’est l’Extinction (« Choke ») : vous perdez les points de votre tour. Si aucune ligne de plus de 2 n’est possible, c’est un Pétard mouillé (« Fizzle ») : prenez 2 points, et votre tour se termine. Une ligne de 3, 4 ou 5 est une Lueur (« Flicker »). Arrêtez-vous et prenez 1 point par dé de la ligne, ou relancez le reste et risquez tout. Les 6 font un Shizzle : prenez 6 points, obligez un autre joueur à en rendre 6, ou relancez et risquez-le. Quand la banque est vide, le joueur qui a le plus de points gagne.
rules-page = Les dés que vous pouvez ajouter ressortent : cliquez sur l’un d’eux pour l’ajouter à la ligne, ou choisissez-le au clavier. « S’arrêter » et « Lancer » apparaissent quand c’est permis. L’Extinction ou le Pétard mouillé termine votre tour automatiquement. Si vous vous arrêtez et qu’il n’y a personne à attaquer, vous prenez automatiquement les points de vos Shizzles. Avec de vrais dés, tapez ce qu’ils montrent, dans n’importe quel ordre. La répartition des couleurs sur les dés est une supposition de notre part.{$reconstruction} Si vous avez la boîte, vous pouvez la corriger dans dice.toml.

rules-SH-1 = Matériel
rule-SH-1-1 = Il y a 6 dés aux chiffres de 1 à 6. Chacune des 36 paires d’un chiffre et d’une couleur se trouve sur une seule face. Chaque dé a chaque chiffre et chaque couleur une fois.{$review}
rule-SH-1-2 = Les couleurs sont le rouge, l’orange, le violet, le bleu, le vert et le jaune. Le jaune est une supposition, et les vrais jeux diffèrent. Sur le dé 1, les chiffres de 1 à 6 ont les couleurs dans cet ordre ; chaque dé suivant commence une couleur plus loin.{$reconstruction} Option : dés au hasard.
rule-SH-1-3 = Les jetons sont des points : 14 jetons de 5 et 30 de 1, soit 100 points en tout. La banque commence avec 40 points à 2 joueurs, 60 à 3, 75 à 4, 90 à 5 et 100 à 6. Les joueurs commencent sans points. La banque et les points de tous les joueurs font toujours la même somme.
rule-SH-1-4 = Le plus jeune joueur commence ; ici, l’hôte choisit, ou c’est le hasard.{$ruling} On joue ensuite vers la gauche.

rules-SH-2 = Votre tour
rule-SH-2-0 = Un Shizzle est en attente dès que vous le faites et jusqu’à ce que vous le régliez, à la fin de votre tour. Rien d’autre n’est en attente. Votre ligne compte une seule fois, à la fin de votre tour : une ligne de 3 devenue une ligne de 5 vaut 5. Une ligne de 6 est 1 Shizzle en attente et ne rapporte rien d’autre.
rule-SH-2-1 = Au premier tour de la partie, lancez 1 dé de votre choix : c’est l’Étincelle. À tous les autres tours, l’Étincelle est le dernier dé de la ligne du joueur précédent, tel qu’il est.
rule-SH-2-2 = L’Étincelle est le premier dé de votre ligne et compte. Lancez les 5 autres dés.
rule-SH-2-3 = N’ajoutez des dés qu’au bout libre de la ligne. Chacun doit avoir le chiffre ou la couleur du précédent. Choisissez quels dés du lancer vous ajoutez, et dans quel ordre. Les dés des lancers précédents restent où ils sont.{$ruling}
rule-SH-2-4 = Extinction : aucun dé lancé ne convient, que ce soit au premier lancer ou plus tard. Votre tour se termine, et vous en perdez tous les points, Shizzles en attente compris.
rule-SH-2-5 = Pétard mouillé : vous avez lancé 5 dés, et la plus longue ligne possible est de 2. Choisissez le dé à ajouter parmi ceux qui conviennent. Votre tour se termine : prenez 2 points et réglez les Shizzles en attente.
rule-SH-2-6 = Lueur : une ligne de 3, 4 ou 5. Arrêtez-vous, prenez autant de points et réglez les Shizzles en attente ; ou relancez tous les dés hors de la ligne. Au moins 1 doit alors convenir, sinon c’est l’Extinction. (Ce ne peut pas être un Pétard mouillé : vous lancez moins de 5 dés.)
rule-SH-2-7 = Shizzle : les 6 dés sont dans la ligne. Il vaut 6 points que vous prenez, ou 6 qu’un autre joueur rend à la banque. Arrêtez-vous, ou relancez et risquez-le. Si vous relancez, le sixième dé devient la nouvelle Étincelle, une nouvelle ligne de 1 ; lancez les 5 autres dés.
rule-SH-2-8 = Si un dé convient, vous devez en ajouter au moins 1. Vous pouvez laisser de côté d’autres dés qui conviennent.{$ruling} Exception : si vous avez lancé 5 dés et qu’une ligne de 3 ou plus est possible, votre ligne doit atteindre 3.{$ruling} Dans ce cas, choisissez un premier dé après lequel un autre dé lancé convient. (Une ligne de 2 n’est jamais qu’un Pétard mouillé.)
rule-SH-2-9 = Quand vous relancez, lancez tous les dés hors de la ligne.{$ruling}

rules-SH-3 = Fin de votre tour et de la partie
rule-SH-3-1 = Les Shizzles restent en attente jusqu’à la fin de votre tour ; réglez-les alors.{$ruling} Pour chacun, prenez 6 points ou attaquez un joueur. Choisissez pour chacun ; vous pouvez attaquer plusieurs joueurs.{$ruling} Attaquez d’abord, puis prenez les points.{$ruling} (Le livret dit « immédiatement ». Nous lisons : à la fin de votre tour, puisque vous pouvez aussi relancer, et les perdre par une Extinction.)
rule-SH-3-2 = Un joueur que vous attaquez, la victime, rend 6 points à la banque, ou tous les siens s’il en a moins.{$ruling} Vous ne gagnez rien. Attaquez un joueur à la fois. Vous ne pouvez attaquer que d’autres joueurs qui ont des points, et le même de nouveau tant qu’il en a.{$ruling} Si aucun n’a de points, prenez les points du Shizzle.{$ruling}
rule-SH-3-3 = Si la banque contient moins que ce que vous avez gagné, prenez ce qui reste.{$ruling}
rule-SH-3-4 = Quand vous vous arrêtez, vous ne pouvez pas refuser de points.{$ruling} Le livret conseille de ne pas finir une partie que vous perdriez : attaquez ou relancez plutôt.
rule-SH-3-5 = Le dernier dé de votre ligne est l’Étincelle du joueur suivant, même après une Extinction.{$ruling} Après une Extinction à votre premier lancer, c’est l’Étincelle avec laquelle vous avez commencé.
rule-SH-3-6 = Si la banque est vide une fois un tour réglé, la partie se termine aussitôt. Le joueur qui a le plus de points gagne. À égalité, la victoire est partagée.{$ruling}
rule-SH-3-7 = Le livret ne limite pas le nombre de tours, et les attaques peuvent prolonger une partie sans fin. Options : un nombre fixe de manches, un objectif, ou 500 tours au plus. Une banque vide met toujours fin à la partie. L’objectif compte quand un tour est réglé ; une manche se termine après le tour du dernier joueur.{$ruling} Le joueur qui a le plus de points gagne ; à égalité, la victoire est partagée.{$ruling}

rules-SH-4 = Bon à savoir
rule-SH-4-1 = Chaque dé a 2 chances sur 3 de ne pas convenir. Il y a donc Extinction dans 13 % des lancers de 5 dés, 30 % de 3, 44 % de 2 et 67 % de 1.
rule-SH-4-2 = Sur les 7 776 lancers de 5 dés ordinaires, la plus longue ligne possible est d’un seul dé 1 024 fois, de deux 1 034 fois, de trois 1 160, de quatre 1 624, de cinq 1 730 et de six 1 204.
rule-SH-4-3 = Un Shizzle, puis une Lueur de 4 : 10 points, ou une attaque et 4. Deux Shizzles, puis un Pétard mouillé : 14 points, ou 8 et une attaque, ou 2 et deux attaques. Un Shizzle, puis une Extinction : rien. La banque contient 4 points, vous attaquez un joueur qui en a 9, et il vous en reste 5 à prendre. La banque monte à 10, vous en prenez 5, il en reste 5 : la partie continue.

rules-ours = Nos autres décisions
rule-ours-1 = Si vous abandonnez, vous n’obtenez rien, et les autres joueurs se partagent la victoire.{$ruling}
rule-ours-2 = La partie attend que vous lanciez les 5 dés au début de votre tour.{$ruling}
rule-ours-3 = Quand vous prenez des points, vous prenez 6 points par Shizzle restant et les points de votre ligne.{$ruling}
rule-ours-4 = Les dés au hasard sont faits un par un. Chacun est l’un des dés qui peuvent aller avec les précédents, tous également probables.{$ruling}
rule-ours-5 = Les dés lancés s’immobilisent un par un, du dé 1 au dé 6. C’est seulement après le dernier que l’on sait s’il y a Extinction.{$ruling}

## What a typed text should have been

unread-first = « { $text } » n’est pas un joueur. Tapez de « { $name } 1 » à « { $name } { $count } ».
unread-die = « { $text } » n’est pas un dé. Tapez de « { $name } 1 » à « { $name } { $count } ».
unread-colour = « { $text } » n’est pas une couleur pour { $place } (dé et chiffre). Tapez l’une de ces couleurs : { $colours }.
unread-fallen = « { $text } » n’est pas une face du dé { $count }. Tapez l’une de ces faces : { $faces }.

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
bot-club-help = comme { bot-optimal }, mais peut perdre jusqu’à 8 % de chances de victoire par action, moins à plus de 2 joueurs
bot-strong = Difficile
bot-strong-help = comme { bot-optimal }, mais peut perdre jusqu’à 2 % de chances de victoire par action, moins à plus de 2 joueurs
bot-optimal = Champion
bot-optimal-help = joue selon la solution exacte (2 joueurs, dés ordinaires) ou la meilleure estimation

## Help with a decision

advice-reach =
    { $count ->
        [6] Les 6
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
advice-odds = Chances, au prochain lancer, d’une Extinction ou d’une ligne possible de 3, 4, 5 ou 6.
advice-turn = Points : ce que rapporte ce tour en moyenne si vous jouez pour les points.

## The solution

solve-bank = La banque ne peut pas contenir { $bank } points ici. Indiquez de 1 à { $most }.
data-mismatch = Les données fournies sont pour autre chose : leur « { $key } » est { $text }, non { $expected }. Refaites-les : { $make }
data-damaged = Les données fournies sont endommagées ({ $why }). Refaites-les : { $make }
dice-file = Ces dés ne peuvent pas servir. { $why }
dice-no-dice = Les dés (dice) doivent être une liste de { $expected } dés, non de { $count }.
dice-no-faces = Le dé { $die } doit être une liste de 6 couleurs, pour ses chiffres de 1 à 6.
dice-no-face = Le dé { $die } ne peut pas avoir la couleur « { $text } ». Utilisez l’une de ces couleurs : { $allowed }.
dice-no-twice = La face « { $text } { $number } » du dé { $die } est de trop. Chaque dé a chaque couleur une fois, et aucune face n’existe deux fois.

## La feuille de score

pad-rounds = Points par manche
pad-round-means = Les points pris, moins ceux que des attaques ont coûtés.
pad-who = Touchez le joueur dont le tour est fini.
pad-over = La banque est vide : la partie est terminée (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player } : comment le tour s’est-il terminé ?
        [one] { $player }, { $count } Shizzle : comment le tour a-t-il continué ?
       *[other] { $player }, { $count } Shizzles : comment le tour a-t-il continué ?
    }
pad-choke = Extinction : rien
pad-fizzle = Pétard mouillé : { $count }
pad-flicker = Lueur : { $count }
pad-stop = S’est arrêté là
pad-settle =
    { $count ->
        [one] Régler { $count } Shizzle : des points ou une attaque ?
       *[other] Régler { $count } Shizzles : des points ou une attaque ?
    }
pad-bad-turn = « { $text } » n’est pas un tour. Indiquez un joueur, les dés de la dernière ligne (0, 2 à 6), les Shizzles et les victimes, comme « 140 » ou « 1312 ».
pad-after-end = « { $text } » vient après la fin de la partie : la banque est vide ({ $tag }).
pad-bad-attack = « { $text } » contient une attaque interdite. Attaquez d’autres joueurs qui ont des points, au plus une fois par Shizzle ({ $tag }).

## Les signes de l’image, expliqués au toucher et dans la légende

sign-points = Points
sign-points-does = Les jetons d’un joueur : un carré vaut 5 points, un rond 1 point.
sign-line = Ligne
sign-line-does = Chaque dé a le chiffre ou la couleur du précédent. Quand vous vous arrêtez, une ligne de 3, 4 ou 5 vaut autant de points.
sign-shizzle = Shizzle
sign-shizzle-does = Les 6 dés dans la ligne : 6 points pour vous, ou 6 qu’un autre joueur rend. Chaque étoile est un Shizzle à régler.
sign-bank = Banque
sign-bank-does = Tous les points viennent d’ici. Si elle est vide à la fin d’un tour, la partie se termine. La plaque montre ce que vous prenez si vous vous arrêtez maintenant.
sign-cup = Gobelet
sign-cup-does = Lance tous les dés hors de la ligne. Au moins 1 doit convenir, sinon c’est l’Extinction.
sign-count = Petit dé
sign-count-does = Combien de dés vous lanceriez la prochaine fois.
sign-spark = Étincelle
sign-spark-does = Le premier dé de votre ligne, sur des rayons. C’est le dernier dé de la ligne précédente.
sign-bond = Sceau entre deux dés
sign-bond-does = Pourquoi les deux dés vont ensemble : leur chiffre commun, ou la marque de leur couleur.
sign-choke = Extinction
sign-choke-does = Aucun dé lancé ne convient. Votre tour se termine, et vous en perdez les points, Shizzles en attente compris.
sign-fizzle = Pétard mouillé
sign-fizzle-does = Vous avez lancé 5 dés, et aucune ligne de plus de 2 n’est possible : prenez 2 points, et votre tour se termine.
sign-flicker = Lueur
sign-flicker-does = Une ligne de 3, 4 ou 5. Arrêtez-vous et prenez ses points, ou relancez et risquez-les.
now-points = { points-count }.
now-line = La ligne compte { $count } dés sur 6 ; le tour vaut { points-count } pour l’instant.
now-rolls =
    { $count ->
        [one] Le prochain lancer est de 1 dé.
       *[other] Le prochain lancer est de { $count } dés.
    }

## Ce qui donne les parts de victoire d’un bilan

evaluator-exact = le jeu résolu
evaluator-table = la table à 3 joueurs
evaluator-estimate = une estimation apprise de tours calculés exactement
evaluator-simple = un modèle grossier, car l’estimation fournie est inutilisable

## Sortes de hasard, pour les statistiques

chance-of-die = Chiffres obtenus
mistake-ending = finir une partie perdue
mistake-stopping = s’arrêter trop tôt
mistake-going-on = un lancer de trop
mistake-six = manquer un Shizzle
mistake-left-out = laisser de côté un dé qui convient
mistake-short = faire une ligne trop courte
mistake-dice = ajouter le mauvais dé
mistake-attack = ne pas attaquer
mistake-taking = attaquer au lieu de prendre des points
mistake-victim = attaquer le mauvais joueur
why-win =
    { $count ->
        [one] La partie se termine alors aussitôt, avec 1 point d’avance.
       *[other] La partie se termine alors aussitôt, avec { $count } points d’avance.
    }
why-ending =
    { $count ->
        [one] La partie s’est terminée aussitôt, avec 1 point de retard.
       *[other] La partie s’est terminée aussitôt, avec { $count } points de retard.
    }
why-victim = Points : { $name } { $better }, { $other } { $taken }.
why-choked = Ce lancer avait { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de risque d’Extinction.
why-roll = Le plan : ajouter { $dice }, puis relancer.
why-stop = Le plan : ajouter { $dice }, puis s’arrêter avec { $count } dés dans la ligne.
why-choke = Le risque d’Extinction est alors de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = En moyenne, le tour rapporte alors { NUMBER($better, maximumFractionDigits: 1) } points, au lieu de { NUMBER($taken, maximumFractionDigits: 1) }.

## Installer une position

edit-turn = À jouer : { $player }
edit-bank = Banque : { $count }
edit-points = { $player } : { $count }
edit-pending = Shizzles à régler : { $count }
edit-ready = Avant le premier lancer
edit-choose = Dés lancés
edit-settle = Règlement des Shizzles
edit-shows = Montre { $count }
edit-out = Enlever de la ligne
edit-spark = En faire l’Étincelle
edit-join = Ajouter à la ligne

## Problèmes

puzzle-how-solution = par la solution, exactement
puzzle-theme-push = relancer
puzzle-theme-stop = s’arrêter
puzzle-theme-joining = quel dé ajouter
puzzle-theme-short-line = une ligne plus courte
puzzle-theme-shizzle = un Shizzle
puzzle-theme-attack = attaquer
puzzle-theme-take = prendre
puzzle-theme-last-points = les derniers points
puzzle-theme-last-turn = le dernier tour

## La leçon

tutorial-goal = Votre but : avoir le plus de points quand la banque est vide. Tous les points viennent de la banque, qui en contient 32 maintenant.
tutorial-spark = C’est votre tour. Le premier dé de votre ligne est déjà là : l’Étincelle, un 1 rouge. Vous lancez les 5 autres dés.
tutorial-roll = Lancez les dés.
tutorial-colour = Un dé convient s’il a la couleur ou le chiffre du dernier dé de la ligne. Après le 1 rouge, le 4 rouge convient. Ajoutez ce dé.
tutorial-number = Le 4 rouge est maintenant le dernier. Le 4 jaune convient : son chiffre est le même. Ajoutez ce dé.
tutorial-flicker = Une ligne de 3 est une Lueur : vous pourriez vous arrêter et prendre 3 points. Mais un autre dé convient. Ajoutez le 2 jaune.
tutorial-flicker-stop = Vous pourriez vous arrêter, mais un autre dé convient, et 1 dé de plus, c’est 1 point de plus. Ajoutez ce dé.
tutorial-flicker-roll = Vous pourriez relancer le reste, mais un de ces dés convient déjà. Ajoutez d’abord ce dé.
tutorial-longer = Choisissez bien l’ordre : seul le dernier dé de la ligne décide de ce qui convient ensuite. Ajoutez le 2 violet.
tutorial-stop = Vos 5 dés valent 5 points. Si vous relancez le dernier dé et qu’il ne convient pas, vous perdez tout. Arrêtez-vous.
tutorial-stop-roll = Vous risquez 5 points, et ce dé n’a qu’une chance sur 3 de convenir. Arrêtez-vous et prenez-les.
tutorial-next-spark = Vous avez pris 5 points. Votre dernier dé, le 2 violet, est maintenant l’Étincelle de Zoe. Voyez ce qu’elle lance.
tutorial-choke = Aucun dé de Zoe n’était violet ni un 2 : c’est l’Extinction ! Son tour se termine aussitôt, et elle en perd les points. La même Étincelle est maintenant la vôtre. Lancez.
tutorial-fizzle = Un seul de vos 5 dés convient, et rien ne convient après lui. Une ligne de 2 est un Pétard mouillé : votre tour se termine avec 2 points. Ajoutez le 4 violet.
tutorial-again = Zoe s’est arrêtée avec 3 dés. Le 3 bleu est votre Étincelle. Lancez encore.
tutorial-all = Cette fois, vous pouvez ajouter tous les dés, un par un. Commencez par le 3 vert.
tutorial-all-2 = Ajoutez le 5 vert. Le 5 orange et le 4 orange suivent alors.
tutorial-all-stop = C’est permis, mais vous pouvez ajouter les 6 dés. Ajoutez le suivant.
tutorial-all-3 = Il ne reste qu’un dé. Ajoutez le 4 violet.
tutorial-shizzle = Les 6 y sont : un Shizzle ! Il vaut 6 points, ou une attaque. Vous pourriez relancer, mais une Extinction vous le ferait perdre. Arrêtez-vous.
tutorial-shizzle-roll = Une Extinction vous ferait perdre le Shizzle. Arrêtez-vous et utilisez-le.
tutorial-attack = Vous pourriez prendre 6 points. Si vous attaquez Zoe, elle rend 6 des siens à la banque. Attaquez-la.
tutorial-attack-take = Prendre 6 points vaut souvent autant. Mais voyez ce que fait une attaque : attaquez Zoe.
tutorial-attacked = Zoe a rendu 6 points à la banque. Vous ne gagnez rien, mais la partie dure plus longtemps, ce qui aide les joueurs en retard.
tutorial-bank = Quelques tours plus tard, la banque contient 3 points, et vous menez. Si vous vous arrêtez avec vos 4 dés, vous prenez ces 3 points, et la partie se termine. Arrêtez-vous.
tutorial-bank-other = C’est permis, mais si vous vous arrêtez maintenant, vous gagnez. Arrêtez-vous.
tutorial-end = La banque est vide, et vous avez le plus de points : vous avez gagné !
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-six-dice = Chaque face a un chiffre et une couleur, et aucune face n’existe deux fois.
example-from-the-bank = Vous vous arrêtez avec une ligne de 3 et prenez 3 points à la banque.
example-next-spark = Vous vous arrêtez avec une ligne de 3. Son dernier dé, tel qu’il est, est l’Étincelle du joueur suivant.
example-join = Vous pouvez ajouter le 4 rouge, qui a la couleur de l’Étincelle. Le 4 orange n’a ni sa couleur ni son chiffre.
example-choke = Aucun des 5 dés n’a le chiffre ou la couleur de l’Étincelle : c’est l’Extinction. Votre tour se termine, et vous en perdez les points.
example-fizzle = Aucune ligne de 3 n’est possible : c’est un Pétard mouillé. Ajoutez 1 dé et prenez 2 points. Votre tour se termine.
example-flicker = Une Lueur de 4 : arrêtez-vous et prenez 4 points, ou relancez les 2 autres dés.
example-shizzle = Un Shizzle : arrêtez-vous, ou relancez et risquez 6 points. Si vous relancez, le sixième dé est la nouvelle Étincelle.
example-three-possible = Avec le 5 rouge, une ligne de 3 est possible : vous devez la faire. Avec le 1 orange, la ligne s’arrêterait à 2.
example-attack = Avec un Shizzle, obligez un autre joueur qui a des points à en rendre 6 à la banque.
example-bank-empty = La banque contient moins que ce que vous avez gagné. Vous prenez ce qui reste, et la partie se termine.
example-shizzle-and-four = Un Shizzle, puis une Lueur de 4 : 10 points, ou une attaque et 4.
example-two-shizzles = Deux Shizzles, puis un Pétard mouillé : 14 points, ou 8 et une attaque, ou 2 et deux attaques.
example-shizzle-lost = Un Shizzle, puis l’Extinction : rien.
example-bank-grows = Votre attaque porte la banque de 4 points à 10. Puis vous en prenez 5 : il en reste 5, et la partie continue.
example-take-all = Trois Shizzles et une ligne de 3 : vous prenez tous leurs points d’un coup, tant que la banque les a.
summary-turn = Votre tour
summary-turn-1 = L’Étincelle est le dernier dé de la ligne précédente. Au premier tour, lancez pour elle 1 dé de votre choix. Lancez les 5 autres dés.
summary-turn-2 = Ajoutez au moins 1 dé au bout libre : chacun doit avoir le chiffre ou la couleur du précédent.
summary-turn-3 = Aucun dé ne convient : c’est l’Extinction. Votre tour se termine, et vous en perdez les points, Shizzles en attente compris.
summary-turn-4 = Si une ligne de 3 est possible, vous devez la faire.
summary-stop = S’arrêter ou relancer
summary-stop-1 = Aucune ligne de plus de 2 n’est possible : un Pétard mouillé. Prenez 2 points ; votre tour se termine.
summary-stop-2 = Une ligne de 3 à 5 : une Lueur. Arrêtez-vous pour 1 point par dé, ou relancez tous les dés hors de la ligne ; au moins 1 doit alors convenir.
summary-six = Les 6 : un Shizzle
summary-six-1 = Arrêtez-vous : prenez 6 points, ou obligez un autre joueur à en rendre 6 à la banque.
summary-six-2 = Ou relancez et risquez-le : le sixième dé est la nouvelle Étincelle, et vous lancez les 5 autres.
summary-six-3 = À la fin de votre tour, réglez vos Shizzles en attente : attaquez d’abord, puis prenez les points.
summary-end = Fin de la partie
summary-end-1 = La banque commence avec 40, 60, 75, 90 ou 100 points à 2, 3, 4, 5 ou 6 joueurs.
summary-end-2 = Si la banque est vide après un tour, la partie se termine. Le plus de points gagne ; à égalité, la victoire est partagée.
