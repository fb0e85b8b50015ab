### The words of Shizzle in French. Arguments as in en/shizzle.ftl, which explains them.
### Spaces before : ; ! ? and inside « » are no-break spaces (U+00A0 for : and « », U+202F for the others).
### Names follow « à » or a colon, never « de », which would have to elide. The terms: Étincelle (Spark),
### Extinction (Choke), Pétard mouillé (Fizzle), Lueur (Flicker); a Shizzle stays a Shizzle.

## The game

game-name = { -shizzle-one }
game-tagline = Six { -die-other } en { -line-one } : { -stop-verb } à temps, ou { -roll_on-verb } et tout risquer.
game-by = de Patch Products
game-about = Formez une { -line-one } de { -die-other } à partir de l’{ -spark-one }, chaque { -die-one } ayant le { -number-one } ou la { -colour-one } du précédent. { -Stop-imperative } et prenez les { -point-other }, ou { -roll_on-imperative } et risquez-les. Les six { -die-other } font un { -shizzle-one } : six { -point-other } pour vous, ou six qu’un autre { -return-verb-s }.

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
        [you] Vous attaquez { $victim }, qui { -return-verb-s } { points-count } à la { -bank-one }.
       *[other] { $victim ->
            [you] { $seat } vous attaque : vous { -return-verb-you } { points-count } à la { -bank-one }.
           *[other] { $seat } attaque { $victim }, qui { -return-verb-s } { points-count } à la { -bank-one }.
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
        [number] même { -number-one }
       *[colour] même { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } par le { -number-one }
        [colour] { -fit-verb-s } par la { -colour-one }
        [barred] { -fit-verb-s }, mais resterait seul alors que trois sont possibles
       *[none] ne { -fit-verb-s } pas
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
       *[other] { $points } { -point-other }
    }
over-why =
    { $end ->
        [bank] La { -bank-one } est vide
        [target] Le { -target-one } est atteint
        [rounds] La dernière { -round-one } est finie
       *[cap] 500 { -turn-other } sont joués
    }
to-settle = { -shizzle-other } à { -settle-verb } : { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line = { $points } { -point-other } pour une { -line-one } de { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-other } pour le { -shizzle-one }
       *[other] { $points } { -point-other } pour { $count } { -shizzle-other }
    }
gain-both = { $points } { -point-other } : { $line } pour la { -line-one }, { $worth } pour des { -shizzle-other }
gain-rest =
    { $points ->
        [one] le dernier { -point-one } de la { -bank-one }, au lieu de { $earned }
       *[other] les { $points } derniers { -point-other } de la { -bank-one }, au lieu de { $earned }
    }

## Set-up: log and hover

did-dice = Sur le { -die-one } { $die } : { face }.
did-first =
    { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
did-spark =
    { $seat ->
        [you] Vous lancez le { -die-one } { $die } pour la première { -spark-one }.
       *[other] { $seat } lance le { -die-one } { $die } pour la première { -spark-one }.
    }
did-fall-spark = Résultat : { $face }, la première { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Lancer le { -die-one } { $die } pour la première { -spark-one }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Vous lancez cinq { -die-other } ; l’{ -spark-one } est le { $face }.
       *[other] { $seat } lance cinq { -die-other } ; l’{ -spark-one } est le { $face }.
    }
rolls-on =
    { $seat ->
        [you] Vous { -roll_on-imperative }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } après le { $face }, en risquant { points-count }.
did-roll-shizzle = { rolls-on } en risquant { points-count } ; la nouvelle { -spark-one } est le { $face }.
did-fall = Résultat : { $face }, { fit }.
did-choke =
    { $points ->
        [0] Résultat : { $face }. Aucun { -die-one } ne { -fit-verb-s } : { -choke-one } !
       *[other] Résultat : { $face }. Aucun { -die-one } ne { -fit-verb-s } : { -choke-one } ! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Cela fait { $count } { -die-other } en { -line-one }.
did-join-shizzle = { seat-joins } Les six y sont : un { -shizzle-one } !
did-fizzle = { seat-joins } Aucun troisième { -die-one } ne { -fit-verb-s } : { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Aucun troisième { -die-one } ne { -fit-verb-s } : { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] Vous { -stop-verb-you } et prenez { $gain }.
       *[other] { $seat } { -stop-verb-s } et prend { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Vous { -stop-verb-you }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Vous prenez { $gain }.
       *[other] { $seat } prend { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } Le { -turn-one } finit.
did-over = { $told } { over-why } : la partie est finie.

## Turns: what a hovered target would do

would-roll = { action-roll }. Si aucun ne { -fit-verb-s } avec le { $face }, c’est l’{ -choke-one }.
would-roll-on = { action-roll }. Si aucun ne { -fit-verb-s } avec le { $face }, vous perdez { points-count }.
would-roll-shizzle = { action-roll }. Si aucun ne { -fit-verb-s } avec la nouvelle { -spark-one }, le { $face }, vous perdez { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Poser le { $face } à côté du { $end } : { same }.
would-join-two = { would-put } Un troisième { -die-one } doit suivre.
would-join = { would-put } { -Stop-verb } rapporte alors { points-count }.
would-join-shizzle = { would-put } Les six y sont : un { -shizzle-one } !
would-fizzle = { would-put } Aucun troisième { -die-one } ne { -fit-verb-s } : { -fizzle-one }. Votre { -turn-one } finit ; vous prenez { $gain }.
would-fizzle-settle = { would-put } Aucun troisième { -die-one } ne { -fit-verb-s } : { -fizzle-one }. { to-settle }
would-stop = { -Stop-verb } et prendre { $gain }.
would-stop-settle = { -Stop-verb }. Puis prendre six { -point-other } par { -shizzle-one }, ou attaquer.
would-take = Prendre { $gain }.
would-hit = Attaquer { $victim }, qui { -return-verb-s } { points-count } à la { -bank-one }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Puis vous prenez { $gain }.
would-attack-last = { would-hit } Votre { -turn-one } finit.
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
        [you] Choisissez un { -die-one } et lancez la première { -spark-one }.
       *[other] { $seat } choisit un { -die-one } pour la première { -spark-one }.
    }
status-ready =
    { $seat ->
        [you] À vous : lancez 5 { -die-other }.
       *[other] { $seat } lance 5 { -die-other }.
    }
status-join-third =
    { $seat ->
        [you] Ajoutez un troisième { -die-one } : { end-colour }, ou un { $number }.
       *[other] { $seat } choisit un { -die-one } : { end-colour }, ou un { $number }.
    }
status-join =
    { $seat ->
        [you] Ajoutez un { -die-one } : { end-colour }, ou un { $number }.
       *[other] { $seat } choisit un { -die-one } : { end-colour }, ou un { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Une { -line-one } de 3 est impossible. Ajoutez un { -die-one } : { -fizzle-one }.
       *[other] { $seat } choisit des { -die-other }.
    }
status-join-or-end =
    { $seat ->
        [you] Ajoutez un { -die-one }, { -stop-imperative } pour { $points } ou { -roll_on-imperative }.
       *[other] { $seat } choisit : { -stop-verb } pour { $points } ou { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } de { $count } : { -stop-imperative } pour { $points } ou { -roll_on-imperative }.
       *[other] { $seat } choisit : { -stop-verb } pour { $points } ou { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one } ! { -Stop-imperative } pour { $points }, ou { -roll_on-imperative } et risquez-les.
       *[other] { -shizzle-one } ! { $seat } choisit : { -stop-verb } ou { -roll_on-verb }.
    }
cheer = { -shizzle-one } !
status-settle =
    { $seat ->
        [you] Prenez { points-count }, ou attaquez avec un { -shizzle-one }.
       *[other] { $seat } { -settle-verb-s } un { -shizzle-one }.
    }
status-over-won = { over-why }. { seat-wins } avec { points-count } !
status-over-shared = { over-why }. { seats-share }, avec { points-count } chacun.
status-type-dice = { -Die-one } { $die } : de quelle { -colour-one } est son { $number } ?
status-type-first = Qui commence ?
status-type-fall = Que montre le { -die-one } { $die } ? Encore à tomber : { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } sur { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, jusqu’à { $target } { -point-other }
           *[other] { -Round-one } { $count } sur { $most }, ou jusqu’à { $target } { -point-other }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Lancer 1 { -die-one }
       *[other] Lancer { $count } { -die-other }
    }
action-stop = { -Stop-verb } : prendre { $points }
action-stop-settle = { -Stop-verb } et { -settle-verb }
action-take = Prendre { $points }
action-attack = Attaquer { $victim }
deed-spark = Lancer ce { -die-one }
deed-add = Ajouter ce { -die-one }
touch-spark = Touchez un { -die-one }.
touch-attack = Touchez un joueur.
touch-add = Touchez un { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = Un { -die-one } montre un { -number-one } de 1 à 6. Choisissez l’une de ses { -face-other }.
refused-SH-1-2 = Un { -die-one } a chaque { -colour-one } une fois, et aucune { -face-one } n’existe deux fois. Choisissez l’une des { -colour-other } proposées.
refused-SH-1-4 = Personne n’est assis là. Choisissez une place de cette table.
refused-SH-2-1 = Il n’y a pas encore d’{ -spark-one }. Choisissez un { -die-one } à lancer seul.
refused-SH-2-2 = Votre { -turn-one } commence par un lancer. Lancez d’abord les cinq { -die-other }.
refused-SH-2-3 = Ce { -die-one } n’a ni le { -number-one } ni la { -colour-one } du dernier de la { -line-one }. Choisissez-en un qui a l’un ou l’autre.
refused-SH-2-3-lies = Ce { -die-one } est dans la { -line-one } et y reste. Choisissez-en un qui vient d’être lancé.
refused-SH-2-8 = Après chaque lancer, un { -die-one } doit { -join-verb }, et deux en { -line-one } ne suffisent pas. Choisissez un { -die-one } qui { -fit-verb-s }.
refused-SH-2-8-alone = Aucun autre { -die-one } ne { -fit-verb-s } derrière celui-là, alors qu’une { -line-one } de trois est possible et doit être faite. Choisissez un autre { -die-one }.
refused-SH-3-1 = Votre { -turn-one } s’est { -stop-participle } ; il ne reste que des { -shizzle-other } à { -settle-verb }. Prenez les { -point-other }, ou attaquez.
refused-SH-3-1-early = Il n’y a encore rien à { -settle-verb }. Posez un { -die-one }, { -roll_on-imperative }, ou { -stop-imperative } d’abord.
refused-SH-3-2 = On ne peut attaquer qu’une autre personne qui a des { -point-other }. Choisissez-en une, ou prenez les { -point-other }.
refused-SH-3-6 = La partie est finie. Revoyez-la pas à pas, ou jouez-en une autre.

## Options

option-first = Qui commence
option-first-help = Le hasard décide, ou vous choisissez une place.
option-first-0 = au hasard
option-first-seat = place { $count }
option-random_dice = { -Die-other } au hasard
option-random_dice-help = Le hasard répartit de nouveau les { -colour-other } sur les { -die-other }. Chaque { -die-one } a toujours chaque { -number-one } et chaque { -colour-one } une fois, et aucune { -face-one } n’existe deux fois.
option-rounds = { -Round-other }
option-rounds-help = La partie finit aussi après ce nombre de { -turn-other } pour chacun.
option-rounds-0 = sans limite
option-target = { -Target-one } en { -point-other }
option-target-help = La partie finit aussi quand quelqu’un finit un { -turn-one } avec ce nombre de { -point-other } ou plus.
option-target-0 = aucun
option-cap = 500 { -turn-other } au plus
option-cap-help = Qui est en tête gagne alors. Sans cela, les attaques pourraient prolonger une partie sans fin. Une table où il n’y a que des robots a toujours cette option.

## The board in text

picture-label = La { -line-one }, les { -die-other } libres, la { -bank-one } et tous les { -point-other }, donnés aussi en texte.
text-board = La { -line-one }, puis les six { -die-other }
text-place =
    { $by ->
        [number] Place { $count } : { $face }, par le { -number-one }
        [colour] Place { $count } : { $face }, par la { -colour-one }
       *[spark] Place { $count } : { $face }, l’{ -spark-one }
    }
text-place-empty = Place { $count } : libre
text-die = { -Die-one } { $die } : { $face }
text-die-line = { -Die-one } { $die } : { $face }, dans la { -line-one } à la place { $count }
text-die-loose = { -Die-one } { $die } : { $face }, { fit }
text-die-falling = { -Die-one } { $die } : en train de rouler
text-die-blank = { -Die-one } { $die } : pas encore lancé
text-side =
    { $colour ->
        [none] Sur le { -die-one } { $die } : { $number }, { -colour-one } pas encore connue
       *[other] Sur le { -die-one } { $die } : { face }
    }
text-row = { $seat } : { points-count }.
text-turn = Joue maintenant.
text-bank = { -Bank-one } : { points-count }.
points-banked = { -Point-other }

## Rules

rules-intro = { -shizzle-one } est un jeu de { -die-other } pour deux à six joueurs. Votre { -turn-one } commence par l’{ -spark-one }, le dernier { -die-one } de la { -line-one } précédente ; vous lancez les cinq autres. Les { -die-other } { -join-verb-plural } à la { -line-one } un par un, chacun ayant le { -number-one } ou la { -colour-one } du précédent. Si aucun ne { -fit-verb-s }, c’est l’{ -choke-one } (« Choke ») : les { -point-other } du { -turn-one } sont perdus. Si la plus longue { -line-one } possible est de deux, c’est un { -fizzle-one } (« Fizzle ») : deux { -point-other }, et le { -turn-one } finit. De trois à cinq, c’est une { -flicker-one } (« Flicker ») : { -stop-imperative } et prenez un { -point-one } par { -die-one } de la { -line-one }, ou { -roll_on-imperative } le reste et risquez tout. Six font un { -shizzle-one } : prenez six { -point-other }, faites-en { -return-verb } six à quelqu’un, ou { -roll_on-imperative } et risquez-le. Quand la { -bank-one } est vide, le plus de { -point-other } gagne.
rules-page = Les { -die-other } qui peuvent { -join-verb } s’allument : cliquez sur l’un d’eux pour le poser au bout de la { -line-one }, ou choisissez-le au clavier. « { -Stop-verb } » et « Lancer » sont proposés quand c’est permis. L’{ -choke-one } ou le { -fizzle-one } finit votre { -turn-one } de lui-même. Si personne ne peut être attaqué quand vous { -stop-verb-you }, vous recevez d’office les { -point-other } de vos { -shizzle-other }. Avec de vrais { -die-other }, tapez ce qu’ils montrent, dans n’importe quel ordre. La répartition des { -colour-other } sur les { -die-other } est notre reconstitution {$reconstruction} ; qui a la boîte peut la corriger dans dice.toml.

rules-SH-1 = Contenu de la boîte
rule-SH-1-1 = Il y a six { -die-other }, aux { -number-other } de 1 à 6. Chacun des 36 couples d’un { -number-one } et d’une { -colour-one } est sur une seule { -face-one }, et chaque { -die-one } a chaque { -number-one } et chaque { -colour-one } une fois {$review}.
rule-SH-1-2 = Les { -colour-other } sont rouge, orange, violet, bleu, vert et jaune ; la sixième est devinée, et les vrais jeux diffèrent. Sur nos { -die-other }, les { -colour-other } se suivent dans cet ordre, et chaque { -die-one } commence une { -colour-one } plus loin {$reconstruction}. Option : { -die-other } au hasard.
rule-SH-1-3 = Les { -chip-other } sont des { -point-other } : 14 de cinq et 30 de un, 100 en tout. Au départ, la { -bank-one } a 40 { -point-other } à deux joueurs, 60 à trois, 75 à quatre, 90 à cinq et 100 à six ; les joueurs n’en ont aucun. La { -bank-one } et tous les scores font toujours la même somme.
rule-SH-1-4 = Dans le livret, le plus jeune commence ; ici, l’hôte choisit, ou le hasard {$ruling}. On joue ensuite vers la gauche.

rules-SH-2 = Votre { -turn-one }
rule-SH-2-0 = Un { -shizzle-one } est { -pending-adjective } jusqu’à ce que son { -turn-one } l’ait { -settle-participle } ; rien d’autre n’est jamais { -pending-adjective }. La { -line-one } compte une fois, quand le { -turn-one } { -stop-verb-s } : une { -line-one } de trois devenue une { -line-one } de cinq vaut cinq. Une { -line-one } de six est un { -shizzle-one } { -pending-adjective } et ne rapporte rien de plus.
rule-SH-2-1 = Au premier { -turn-one } de la partie, qui commence lance seul un { -die-one } de son choix : c’est l’{ -spark-one }. Ensuite, l’{ -spark-one } est le dernier { -die-one } de la { -line-one } précédente, tel qu’il est.
rule-SH-2-2 = L’{ -spark-one } est le premier { -die-one } de votre { -line-one } et compte. Lancez les cinq autres.
rule-SH-2-3 = La { -line-one } ne grandit que par son { -open_end-one }. Chaque { -die-one } doit avoir le { -number-one } ou la { -colour-one } du précédent. Les { -die-other } de ce lancer { -join-verb-plural } selon votre choix et votre ordre ; ceux des lancers précédents restent où ils sont {$ruling}.
rule-SH-2-4 = { -choke-one } : aucun { -die-one } d’un lancer ne peut { -join-verb }, que ce soit le premier lancer ou un autre. Le { -turn-one } finit, et tous ses { -point-other } sont perdus, les { -shizzle-other } { -pending-adjective } aussi.
rule-SH-2-5 = { -fizzle-one } : vous avez lancé cinq { -die-other }, et la plus longue { -line-one } possible est de deux. Vous choisissez lequel des { -die-other } qui { -fit-verb-plural } { -join-verb-s }. Le { -turn-one } doit alors finir : deux { -point-other }, et ce qui est { -pending-adjective }.
rule-SH-2-6 = { -flicker-one } : une { -line-one } de trois, quatre ou cinq. { -Stop-imperative } et prenez autant de { -point-other }, et ce qui est { -pending-adjective } ; ou { -roll_on-imperative } tous les { -die-other } hors de la { -line-one }. L’un d’eux au moins doit alors { -join-verb }, sinon c’est l’{ -choke-one }. Ce n’est jamais un { -fizzle-one } : on lance moins de cinq { -die-other }.
rule-SH-2-7 = { -shizzle-one } : les six { -die-other } sont en { -line-one }. Il vaut six { -point-other } que vous prenez, ou six qu’une autre personne { -return-verb-s } à la { -bank-one }. { -Stop-imperative }, ou { -roll_on-imperative } en le risquant : le sixième { -die-one } devient la nouvelle { -spark-one }, une { -line-one } neuve d’un seul { -die-one }, et vous lancez les cinq autres.
rule-SH-2-8 = Si un { -die-one } { -fit-verb-s }, il faut qu’un { -die-one } au moins { -join-verb-s }. Vous pouvez laisser de côté d’autres { -die-other } qui { -fit-verb-plural } {$ruling}. Mais si cinq { -die-other } ont été lancés et qu’une { -line-one } de trois ou plus est possible, la { -line-one } doit atteindre trois : deux n’est jamais qu’un { -fizzle-one } {$ruling}. Un { -die-one } derrière lequel aucun autre ne { -fit-verb-s } ne peut alors pas être le seul qui { -join-verb-s }.
rule-SH-2-9 = { -Roll_on-verb }, c’est toujours { -roll_on-verb } tous les { -die-other } hors de la { -line-one } {$ruling}.

rules-SH-3 = Fin du { -turn-one } et de la partie
rule-SH-3-1 = Les { -shizzle-other } restent { -pending-adjective } jusqu’à la fin du { -turn-one } et { -settle-verb-plural } alors. Le livret dit « immédiatement » ; nous lisons « alors, et pas plus tard », car { -roll_on-verb } est l’autre choix, et l’{ -choke-one } fait perdre les { -shizzle-other } { -pending-adjective } {$ruling}. Pour chacun, prenez six { -point-other } ou nommez une { -victim-one } ; chacun se décide à part, il peut donc y avoir plusieurs { -victim-other } {$ruling}. Les attaques viennent d’abord, puis ce que l’on prend {$ruling}.
rule-SH-3-2 = Une { -victim-one } { -return-verb-s } six { -point-other } à la { -bank-one }, ou tous les siens si elle en a moins {$ruling} ; l’attaque ne rapporte rien. Les attaques se font une par une. On ne peut nommer que quelqu’un qui a des { -point-other }, et de nouveau la même personne tant qu’il lui en reste. Si personne n’a de { -point-other }, le { -shizzle-one } est pris {$ruling}.
rule-SH-3-3 = Si la { -bank-one } a moins que ce que vous avez gagné, vous prenez ce qui reste {$ruling}.
rule-SH-3-4 = En { -stop-ing }, on ne peut pas refuser de { -point-other } {$ruling}. Le livret déconseille de finir une partie que l’on perdrait : attaquez plutôt, ou { -roll_on-imperative }.
rule-SH-3-5 = Le dernier { -die-one } qui est vraiment dans la { -line-one } est l’{ -spark-one } du { -turn-one } suivant, après une { -choke-one } aussi {$ruling}. Après une { -choke-one } au premier lancer, c’est la même { -spark-one }.
rule-SH-3-6 = Si la { -bank-one } est vide quand un { -turn-one } est { -settle-participle }, la partie finit aussitôt. Le plus de { -point-other } gagne ; à égalité, la victoire est partagée {$ruling}.
rule-SH-3-7 = Le livret ne limite pas le nombre de { -turn-other }, et les attaques peuvent prolonger une partie sans fin. D’où des options : un nombre fixe de { -round-other }, un { -target-one }, et une fin après 500 { -turn-other }. Une { -bank-one } vide finit toujours la partie ; le { -target-one } compte quand un { -turn-one } est { -settle-participle } ; une { -round-one } finit après la dernière place ; le plus de { -point-other } gagne, et à égalité la victoire est partagée {$ruling}.

rules-SH-4 = Bon à savoir
rule-SH-4-1 = Chaque { -die-one } manque le bout de la { -line-one } deux fois sur trois. Il y a donc { -choke-one } dans 13 % des lancers de cinq { -die-other }, 30 % de trois, 44 % de deux et 67 % d’un seul.
rule-SH-4-2 = La plus longue { -line-one } possible dans les 7 776 lancers de cinq { -die-other } : un seul { -die-one } 1 024 fois, deux 1 034, trois 1 160, quatre 1 624, cinq 1 730 et six 1 204.
rule-SH-4-3 = Un { -shizzle-one }, puis une { -flicker-one } de quatre : 10 { -point-other }, ou une attaque et 4. Deux { -shizzle-other }, puis un { -fizzle-one } : 14 { -point-other }, ou 8 et une attaque, ou 2 et deux attaques. Un { -shizzle-one }, puis l’{ -choke-one } : rien. La { -bank-one } a 4 { -point-other }, vous attaquez quelqu’un qui en a 9, et il vous en revient encore 5 : la { -bank-one } monte à 10, vous en prenez 5, il lui en reste 5, et la partie continue.

rules-ours = Nos autres décisions
rule-ours-1 = Une personne qui abandonne n’obtient rien, et les autres se partagent la victoire {$ruling}.
rule-ours-2 = Un { -turn-one } attend que son joueur lance les cinq { -die-other } {$ruling}.
rule-ours-3 = Prendre, c’est prendre tous les { -shizzle-other } qui restent, et les { -point-other } de la { -line-one } {$ruling}.
rule-ours-4 = Les { -die-other } au hasard sont faits un par un ; chacun est l’un de ceux qui vont avec les précédents, tous également probables {$ruling}.
rule-ours-5 = Les { -die-other } lancés s’immobilisent un par un, en commençant par le premier ; seul le dernier décide s’il y a { -choke-one } {$ruling}.

## What a typed text should have been

unread-first = « { $text } » n’est pas une place ; on attend « { $name } 1 » à « { $name } { $count } ».
unread-die = « { $text } » n’est pas un { -die-one } ; on attend « { $name } 1 » à « { $name } { $count } ».
unread-colour = « { $text } » n’est pas une { -colour-one } pour { $place } ({ -die-one } et { -number-one }) ; on attend l’une de { $colours }.
unread-fallen = « { $text } » n’est pas une { -face-one } du { -die-one } { $count } ; on attend l’une de { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = De vrais { -die-other }
chance-typed-help = Vous lancez de vrais { -die-other } et tapez ce qu’ils montrent.
palette-head = Que montrent les vrais { -die-other } ?

## Bots

bot-greedy = Moyen
bot-greedy-help = vise le plus de { -point-other } à ce { -turn-one }
bot-novice = Débutant
bot-novice-help = comme { bot-greedy }, mais { -stop-verb-s } souvent trop tôt ou { -roll_on-verb-s } trop longtemps
bot-club = Facile
bot-club-help = comme { bot-optimal }, mais peut perdre 8 % de chances de victoire par coup, moins avec plus de joueurs
bot-strong = Difficile
bot-strong-help = comme { bot-optimal }, mais peut perdre 2 % de chances de victoire par coup, moins avec plus de joueurs
bot-optimal = Le meilleur
bot-optimal-help = joue selon la solution exacte (deux joueurs, { -die-other } ordinaires) ou la meilleure estimation

## Help with a decision

advice-reach =
    { $count ->
        [6] Les six
       *[other] { $count } ou plus
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-verb } avec { $length }
advice-stop-joining = Ajouter : { $dice } ; { -stop-verb } avec { $length }
advice-roll-joining = Ajouter : { $dice } ; { -roll_on-verb }
advice-fizzle-joining = Ajouter : { $dice } ; { -fizzle-one }
advice-die = Lancer le { -die-one } { $count } pour la première { -spark-one }
advice-odds = Chances du prochain lancer : l’{ -choke-one }, ou des { -die-other } pour une { -line-one } de chaque longueur.
advice-turn = { -Point-other } : ce qu’on peut attendre de ce { -turn-one } joué pour les { -point-other }.

## The solution

solve-bank = La { -bank-one } contient de 1 à { $most } { -point-other }, pas { $bank }.
data-mismatch = Les données fournies sont pour autre chose : leur « { $key } » est { $text }, non { $expected }. Pour les refaire : { $make }
data-damaged = Les données fournies sont endommagées ({ $why }). Pour les refaire : { $make }
dice-file = Ces { -die-other } ne peuvent pas servir. { $why }
dice-no-dice = Les { -die-other } (dice) doivent être une liste de { $expected } { -die-other }, non de { $count }.
dice-no-faces = Le { -die-one } { $die } doit être une liste de six { -colour-other }, pour ses { -number-other } 1 à 6.
dice-no-face = Le { -die-one } { $die } a la { -colour-one } « { $text } » ; on attend l’une de { $allowed }.
dice-no-twice = La { -face-one } « { $text } { $number } » du { -die-one } { $die } revient deux fois ; un { -die-one } a chaque { -colour-one } une fois, et chaque { -face-one } n’existe qu’une fois.

## La feuille de score

pad-rounds = { -Point-other } des { -round-other }
pad-round-means = Les { -point-other } pris, moins ceux que des attaques ont coûtés.
pad-who = Touchez le joueur dont le { -turn-one } est fini.
pad-over = La { -bank-one } est vide : la partie est finie (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player } : comment le { -turn-one } a-t-il fini ?
       *[other] { $player }, { -shizzle-other } : { $count }. Comment le { -turn-one } a-t-il continué ?
    }
pad-choke = { -choke-one } : rien
pad-fizzle = { -fizzle-one } : { $count }
pad-flicker = { -flicker-one } : { $count }
pad-stop = S’est { -stop-participle } là
pad-settle = Des { -point-other } ou une attaque ? { -shizzle-other } : { $count }
pad-bad-turn = « { $text } » n’est pas un { -turn-one } : on attend un joueur, les { -die-other } de la dernière { -line-one } (0, 2 à 6), les { -shizzle-other } et les { -victim-other }, comme « 140 » ou « 1312 ».
pad-after-end = « { $text } » vient après la fin de la partie : la { -bank-one } est vide ({ $tag }).
pad-bad-attack = « { $text } » attaque un joueur qui ne peut pas l’être : on attend d’autres joueurs qui ont des { -point-other }, au plus un par { -shizzle-one } ({ $tag }).

## Les signes de l’image, expliqués au toucher et dans la légende

sign-points = { -Point-other }
sign-points-does = Les { -chip-other } d’un joueur : les carrés valent cinq { -point-other }, les ronds un.
sign-line = { -Line-one }
sign-line-does = Chaque { -die-one } partage le { -number-one } ou la { -colour-one } du précédent. Une { -line-one } de trois, quatre ou cinq vaut autant de { -point-other } quand le { -turn-one } { -stop-verb-s }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Les six { -die-other } en { -line-one } : six { -point-other } pour vous, ou six qu’un autre joueur { -return-verb-s }. Chaque étoile est un { -shizzle-one } à { -settle-verb }.
sign-bank = { -Bank-one }
sign-bank-does = Tous les { -point-other } viennent d’ici. Quand elle est vide à la fin d’un { -turn-one }, la partie finit. La plaque montre ce que { -stop-verb } rapporte maintenant.
sign-cup = { -Dice_cup-one }
sign-cup-does = Lance tous les { -die-other } hors de la { -line-one }. L’un d’eux doit { -join-verb }, sinon c’est l’{ -choke-one }.
sign-count = Petit { -die-one }
sign-count-does = Combien de { -die-other } aurait le prochain lancer.
sign-spark = { -spark-one }
sign-spark-does = Le premier { -die-one } de la { -line-one }, sur des rayons : le dernier de la { -line-one } précédente.
sign-bond = { -Seal-one } entre deux { -die-other }
sign-bond-does = Pourquoi les { -die-other } { -fit-verb-plural } : leur { -number-one } commun, ou la marque de leur { -colour-one }.
sign-choke = { -choke-one }
sign-choke-does = Aucun { -die-one } lancé ne { -fit-verb-s }. Le { -turn-one } finit ; ses { -point-other } sont perdus, les { -shizzle-other } aussi.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Cinq { -die-other } ont été lancés, et aucune { -line-one } n’a plus de deux { -die-other } : 2 { -point-other }, et le { -turn-one } finit.
sign-flicker = { -flicker-one }
sign-flicker-does = Une { -line-one } de trois, quatre ou cinq. { -Stop-imperative } et prenez ses { -point-other }, ou { -roll_on-imperative } et risquez-les.
now-points = { points-count }.
now-line = { $count } { -die-other } sur six en { -line-one } ; le { -turn-one } vaut { points-count }.
now-rolls = { -Die-other } à lancer : { $count }.

## Ce qui donne les parts de victoire d’un bilan

evaluator-exact = le jeu résolu
evaluator-table = la table à trois joueurs
evaluator-estimate = une estimation apprise de { -turn-other } exacts
evaluator-simple = un modèle grossier : l’estimation fournie est inutilisable

## Sortes de hasard, pour les statistiques

chance-of-die = Les { -number-other } des { -die-other }
mistake-ending = finir une partie perdue
mistake-stopping = { -stop-verb } trop tôt
mistake-going-on = un lancer de trop
mistake-six = manquer un { -shizzle-one }
mistake-left-out = laisser un { -die-one } qui { -fit-verb-s }
mistake-short = faire une { -line-one } plus courte que possible
mistake-dice = ajouter le mauvais { -die-one }
mistake-attack = ne pas attaquer
mistake-taking = attaquer au lieu de prendre des { -point-other }
mistake-victim = attaquer la mauvaise personne
why-win =
    { $count ->
        [one] La partie finit alors aussitôt, avec 1 { -point-one } d’avance.
       *[other] La partie finit alors aussitôt, avec { $count } { -point-other } d’avance.
    }
why-ending =
    { $count ->
        [one] La partie a fini aussitôt, avec 1 { -point-one } de retard.
       *[other] La partie a fini aussitôt, avec { $count } { -point-other } de retard.
    }
why-victim = { $name } a { $better } { -point-other }, { $other } { $taken }.
why-choke = Le risque d’une { -choke-one } est de { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = En moyenne, le { -turn-one } rapporte alors { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, et non { NUMBER($taken, maximumFractionDigits: 1) }.

## Installer une position

edit-turn = Joue maintenant : { $player }
edit-bank = { -Bank-one } : { $count }
edit-points = { $player } : { $count }
edit-pending = { -shizzle-other } à { -settle-verb } : { $count }
edit-ready = Avant le premier lancer
edit-choose = { -Die-other } lancés
edit-settle = On { -settle-verb-s } des { -shizzle-other }
edit-shows = Montre { $count }
edit-out = Hors de la { -line-one }
edit-spark = Comme { -spark-one }
edit-join = Au bout de la { -line-one }

## Problèmes

puzzle-how-solution = par la solution, exactement
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-verb }
puzzle-theme-joining = quel { -die-one } placer
puzzle-theme-short-line = une { -line-one } plus courte
puzzle-theme-shizzle = un { -shizzle-one }
puzzle-theme-attack = attaquer
puzzle-theme-take = prendre
puzzle-theme-last-points = les derniers { -point-other }
puzzle-theme-last-turn = le dernier { -turn-one }

## La leçon

tutorial-goal = L’objectif : avoir le plus de { -point-other } quand la { -bank-one } est vide. Tous les { -point-other } viennent de la { -bank-one }, qui en a 32 maintenant.
tutorial-spark = C’est votre { -turn-one }. Le premier { -die-one } de votre { -line-one } est déjà là : l’{ -spark-one }, un 1 rouge. Vous lancez les cinq autres.
tutorial-roll = Lancez les { -die-other }.
tutorial-colour = Un { -die-one } { -join-verb-s } à la { -line-one } s’il a la { -colour-one } ou le { -number-one } du dernier. Après le 1 rouge, le 4 rouge { -fit-verb-s }.
tutorial-number = Le 4 rouge est maintenant le dernier. Le 4 jaune { -fit-verb-s } : son { -number-one } est le même.
tutorial-flicker = Trois { -die-other } font une { -flicker-one } : vous pourriez vous arrêter et prendre un { -point-one } par { -die-one }. Mais d’autres { -die-other } { -fit-verb-plural }. Ajoutez le 2 jaune.
tutorial-flicker-stop = Vous pourriez vous arrêter, mais un autre { -die-one } { -fit-verb-s }, et un { -die-one } de plus est un { -point-one } de plus.
tutorial-flicker-roll = Vous pourriez { -roll_on-verb } le reste, mais un de ces { -die-other } { -fit-verb-s } déjà. Ajoutez-le d’abord.
tutorial-longer = Maintenant le 2 violet. Choisissez bien l’ordre : seul le dernier { -die-one } de la { -line-one } compte pour la suite.
tutorial-stop = Cinq { -die-other } font cinq { -point-other }. Si vous { -roll_on-imperative } le dernier et qu’il ne { -fit-verb-s } pas, tout le { -turn-one } est perdu. { -Stop-imperative }.
tutorial-stop-roll = C’est risquer cinq { -point-other }, et le { -die-one } ne { -fit-verb-s } qu’une fois sur trois. { -Stop-imperative } et prenez-les.
tutorial-next-spark = Cinq { -point-other } sont à vous. Votre dernier { -die-one }, le 2 violet, est maintenant l’{ -spark-one } de Zoe. Voyez ce qu’elle lance.
tutorial-choke = Aucun { -die-one } n’était violet ni un 2 : c’est l’{ -choke-one }. Le { -turn-one } finit aussitôt, et ses { -point-other } sont perdus. La même { -spark-one } est maintenant la vôtre.
tutorial-fizzle = Sur cinq { -die-other } un seul { -fit-verb-s }, et rien après lui : une { -line-one } de deux est un { -fizzle-one }. Votre { -turn-one } finit avec deux { -point-other }. Ajoutez le 4 violet.
tutorial-again = Zoe s’est { -stop-participle-f } avec trois { -die-other }. Le 3 bleu est votre { -spark-one } : lancez encore.
tutorial-all = Cette fois tous les { -die-other } peuvent { -join-verb }, un par un. Commencez par le 3 vert.
tutorial-all-2 = Puis le 5 vert. Le 5 orange et le 4 orange suivront.
tutorial-all-stop = C’est permis, mais les six { -die-other } peuvent { -join-verb }. Ajoutez le suivant.
tutorial-all-3 = Il n’en reste qu’un. Ajoutez le 4 violet.
tutorial-shizzle = Les six : un { -shizzle-one } ! Il vaut six { -point-other }, ou une attaque. Vous pourriez { -roll_on-verb }, mais l’{ -choke-one } le ferait perdre. { -Stop-imperative }.
tutorial-shizzle-roll = L’{ -choke-one } ferait perdre le { -shizzle-one }. { -Stop-imperative } et servez-vous-en.
tutorial-attack = Vous pourriez prendre six { -point-other }. Ou attaquer : Zoe { -return-verb-s } alors six des siens à la { -bank-one }. Attaquez-la.
tutorial-attack-take = Six { -point-other } valent souvent autant. Mais voyez ce que fait une attaque.
tutorial-attacked = Zoe a { -return-participle } six { -point-other } à la { -bank-one }. Une attaque ne vous rapporte rien, mais la partie dure plus longtemps, ce qui aide qui est en retard.
tutorial-bank = Quelques { -turn-other } plus tard, il reste trois { -point-other } dans la { -bank-one }, et vous menez. { -Stop-imperative } avec vos quatre { -die-other } : vous prenez ce qu’il y a, et la { -bank-one } vide finit la partie.
tutorial-bank-other = C’est permis, mais { -stop-verb } gagne la partie tout de suite.
tutorial-end = La { -bank-one } est vide, et vous avez le plus de { -point-other } : vous avez gagné.
### Les exemples des règles en images (data/examples/rules.toml), et le résumé pour la table.

example-six-dice = Chaque { -face-one } a un { -number-one } et une { -colour-one }, et aucune { -face-one } n’existe deux fois.
example-from-the-bank = Une { -line-one } de trois prend trois { -point-other } à la { -bank-one }.
example-next-spark = Le { -turn-one } a fini par une { -line-one } de trois. Son dernier { -die-one }, tel qu’il est, est l’{ -spark-one } du { -turn-one } suivant.
example-join = Le 4 rouge a la { -colour-one } de l’{ -spark-one } et peut { -join-verb } ; le 4 orange n’a ni sa { -colour-one } ni son { -number-one }.
example-choke = Aucun des cinq { -die-other } n’a le { -number-one } ou la { -colour-one } de l’{ -spark-one } : c’est l’{ -choke-one }. Le { -turn-one } finit sans { -point-other }.
example-fizzle = Aucune { -line-one } de trois n’est possible : c’est un { -fizzle-one }. Un { -die-one } { -join-verb-s }, pour deux { -point-other }, et le { -turn-one } finit.
example-flicker = Une { -flicker-one } de quatre : { -stop-verb } pour quatre { -point-other }, ou { -roll_on-verb } les deux autres { -die-other }.
example-shizzle = Un { -shizzle-one } : { -stop-verb }, ou { -roll_on-verb } en risquant six { -point-other }. Le sixième { -die-one } est alors la nouvelle { -spark-one }.
example-three-possible = Avec le 5 rouge une { -line-one } de trois est possible, il faut donc la faire ; le 1 orange la laisserait à deux.
example-attack = Un { -shizzle-one } fait { -return-verb } six { -point-other } à la { -bank-one } par tout autre joueur qui en a.
example-bank-empty = La { -bank-one } a moins que ce qui est gagné et se vide : la partie finit, et le plus de { -point-other } gagne.
example-shizzle-and-four = Un { -shizzle-one }, puis une { -flicker-one } de quatre : dix { -point-other }, ou une attaque et quatre.
example-two-shizzles = Deux { -shizzle-other }, puis un { -fizzle-one } : 14 { -point-other }, ou 8 et une attaque, ou 2 et deux attaques.
example-shizzle-lost = Un { -shizzle-one }, puis l’{ -choke-one } : rien.
example-bank-grows = L’attaque porte la { -bank-one } de 4 à 10, puis cinq sont pris : il en reste 5, et la partie continue.
example-take-all = Trois { -shizzle-other } et une { -line-one } de trois : tout est pris d’un coup.
summary-turn = Votre { -turn-one }
summary-turn-1 = L’{ -spark-one } est le dernier { -die-one } de la { -line-one } précédente. Lancez les cinq autres.
summary-turn-2 = Ajoutez des { -die-other } au { -open_end-one } : chacun a le { -number-one } ou la { -colour-one } du précédent.
summary-turn-3 = Aucun { -die-one } ne { -fit-verb-s } : c’est l’{ -choke-one }. Le { -turn-one } finit sans { -point-other }.
summary-turn-4 = Si une { -line-one } de trois est possible, il faut la faire.
summary-stop = { -Stop-verb } ou { -roll_on-verb }
summary-stop-1 = Deux au plus : un { -fizzle-one }. 2 { -point-other }, et le { -turn-one } finit.
summary-stop-2 = De trois à cinq : une { -flicker-one }. { -Stop-imperative } pour un { -point-one } par { -die-one }, ou { -roll_on-imperative } tous les { -die-other } hors de la { -line-one } ; l’un doit alors { -join-verb }.
summary-six = Les six : un { -shizzle-one }
summary-six-1 = { -Stop-verb } : prenez six { -point-other }, ou un autre joueur en { -return-verb-s } six à la { -bank-one }.
summary-six-2 = Ou { -roll_on-verb } : il est risqué, le sixième { -die-one } est la nouvelle { -spark-one }, et les cinq autres sont lancés.
summary-six-3 = À la fin du { -turn-one }, ce qui est { -pending-adjective } se { -settle-verb-s } : d’abord les attaques.
summary-end = Fin de la partie
summary-end-1 = La { -bank-one } commence avec 40, 60, 75, 90 ou 100 { -point-other } de deux à six joueurs.
summary-end-2 = La { -bank-one } est vide quand un { -turn-one } est { -settle-participle } : le plus de { -point-other } gagne.
