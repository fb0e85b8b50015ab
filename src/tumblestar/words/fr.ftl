### Les mots de l'application en français, dans le même ordre que en.ftl.

## Refus et erreurs des parties, des options et du hasard

refused-over = La partie est terminée ; on ne peut plus rien y jouer.
refused-seat = { $seat ->
        [0] Ce n’est pas votre tour : c’est au hasard d’agir.
       *[other] Ce n’est pas votre tour : c’est à la place { $seat } de jouer.
    }
refused-chance = On ne choisit pas les tirages ici : ils découlent de la graine. Seule une table où l’on saisit le hasard les accepte.
bad-seats = Il n’y a pas de partie à { $seats } ; le jeu se joue à { $allowed }.
bad-option = Il n’y a pas d’option « { $name } » ; les options sont { $allowed }.
bad-option-value = L’option « { $name } » ne peut pas valoir { $value } ; elle peut valoir { $allowed }.
bad-name = Un nom ou un grain de sel tient sur une ligne d’au plus { $most } caractères visibles.
bad-chance = Il n’y a pas de hasard « { $text } » ; il y a { $allowed }.
bad-commitment = Un hasard scellé demande un engagement : 64 chiffres hexadécimaux.
bad-seed = Une graine donnée à la main tient sur une ligne de 1 à { $most } caractères visibles.
bad-salts = Il y a un grain de sel par place, { $seats } en tout ; il reste vide si la place n’en ajoute pas.
bad-seat-kind = Une place revient à une personne ou à un robot.
unknown-game = Il n’y a pas de jeu « { $name } » ; l’étagère porte { $games }.
unknown-bot = Il n’y a pas de robot « { $name } » ; il y a { $bots }.

## Lire une partie

record-long = Le fichier dépasse { $most } caractères ; une partie de ces jeux n’en a jamais autant.
record-format = Ce n’est pas une partie : la première ligne devrait être « { $expected } ».
record-header = « { $text } » n’est pas une rubrique d’en-tête ; on connaît { $keys }.
record-twice = La rubrique « { $key } » figure deux fois.
record-missing = La rubrique « { $key } » manque dans l’en-tête.
record-game = Il n’y a pas de jeu « { $text } » ici ; l’étagère porte { $games }.
record-rules = La partie suit la version « { $text } » des règles ; ce programme joue la version { $version }.
record-data = La partie se joue avec un autre matériel (données « { $text } ») ; celui d’ici est { $digest }.
record-seat = « { $text } » n’est pas une place ; on attend « person » ou « bot », puis un nom.
record-salt = Un grain de sel est donné pour une place qui n’existe pas ; la partie a { $seats } places.
record-options = « { $text } » n’est pas une option ; on attend nom=nombre, avec les noms { $options }.
record-seed = La graine ouverte devrait avoir 64 chiffres hexadécimaux.
record-early-seed = La graine d’une partie scellée ne s’ouvre qu’à la fin, et celle-ci n’est pas terminée.
record-date = La date devrait ressembler à 2026-11-21.
record-event = « { $text } » n’est pas un événement ; on attend un numéro, puis * pour le hasard ou le numéro d’une place, puis l’action.
record-number = L’événement porte le numéro { $text } au lieu de { $expected } ; une ligne manque peut-être avant lui.
record-actor = L’événement serait de « { $text } », mais c’est à { $expected } d’agir.
record-after-end = La partie est terminée avant cet événement.
record-refused = « { $text } » ne peut pas se faire ici. { $why }
record-end = La partie dit se terminer par « { $text } », mais les événements disent « { $expected } ».
record-result = La partie donne le résultat « { $text } », mais les événements donnent « { $expected } ».
unreadable-at = Ligne { $line } : { $why }
unread-state = « { $text } » ne dit rien d’une position ; on attend clé=valeur avec les clés { $keys }, une fois chacune.
unread-state-value = « { $text } » ne convient pas à « { $key } » dans cette position ; docs/{ $page }.md donne la grammaire.

## Contrôler le hasard

verify-proved = { $count ->
        [one] Un tirage contrôlé : il découle de la graine scellée avant le début.
       *[other] { $count } tirages contrôlés : tous découlent de la graine scellée avant le début.
    }
verify-seed = { $count ->
        [one] Hasard ouvert : un tirage découle de la graine « { $seed } », que quelqu’un a donnée et pouvait donc connaître.
       *[other] Hasard ouvert : { $count } tirages découlent de la graine « { $seed } », que quelqu’un a donnée et pouvait donc connaître.
    }
verify-typed = { $count ->
        [0] Hasard ouvert : les tirages sont saisis ou choisis, il n’y a rien à contrôler.
        [one] Hasard ouvert : un tirage a été saisi ou choisi, il n’y a rien à contrôler.
       *[other] Hasard ouvert : { $count } tirages ont été saisis ou choisis, il n’y a rien à contrôler.
    }
verify-closed = { $count ->
        [one] La graine est encore scellée : le seul tirage fait jusqu’ici ne peut pas encore être contrôlé. Elle s’ouvre à la fin de la partie.
       *[other] La graine est encore scellée : les { $count } tirages faits jusqu’ici ne peuvent pas encore être contrôlés. Elle s’ouvre à la fin de la partie.
    }
verify-commitment = Faux : la graine de la partie n’est pas celle qui a été scellée avant le début.
verify-outcome = Faux : l’événement { $n } est « { $text } », mais le tirage { $count } du flux « { $stream } » de la graine donne « { $expected } ».

## Robots

bot-random = Hasard
bot-random-help = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-help = prend ce qui rapporte tout de suite
bot-club = Joueur de club
bot-club-help = voit deux tours à l’avance et se trompe parfois
bot-strong = Fort
bot-strong-help = voit quatre tours à l’avance, sans faire attendre
bot-master = Maître
bot-master-help = réfléchit jusqu’à une seconde par tour, aussi loin que cela le mène

## Ligne de commande

cli-about = Des jeux de table à jouer dans le navigateur, avec des robots, des parties notées et des règles exactes. Sans commande : ouvre les jeux.
cli-play = Ouvre les jeux dans le navigateur.
cli-replay = Montre chaque position d’une partie et les actions permises ensuite, en notation.
cli-verify = Contrôle chaque tirage d’une partie d’après sa graine.
cli-expect = Montre la suite que le plus fort des robots prévoit depuis la fin d’une partie, en notation.
cli-solve = Trouve ce qu’une partie à deux vaut pour la première place si chacun joue au mieux, à partir de rien, entre des bornes certifiées.
cli-game = Le jeu ; un jeu qui peut être résolu.
cli-bank = Les points de la banque au début ; par défaut ceux de la boîte pour deux places.
cli-dice = Un fichier avec les couleurs de vos propres dés, sous la forme de dice.toml.
cli-solve-first = La première place gagne { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } de toutes les parties si chacun joue au mieux, une égalité comptant pour moitié.
cli-solve-bounds = Certifié : au moins { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, au plus { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-unsolved = { $name } ne peut pas être résolu ; { $games } le peut.
cli-score = Compte ce qui est noté d’une partie sur une vraie table, une constellation ou une carte à la fois.
cli-game-scored = Le jeu ; un jeu qui peut être compté.
cli-colours = Pour twinkle : les lettres des couleurs en jeu ; par défaut toutes.
cli-sides = Pour twinkle_twinkle : les faces des cinq références dans l’ordre du score, comme ABAAB ; par défaut ce que dit le fichier, sinon toutes A.
cli-not-scored-by = { $option } ne dit rien de { $name }. Laissez-la de côté.
cli-rules = Montre les règles d’un jeu avec leurs numéros, marquées là où elles ne viennent pas de la règle imprimée.
cli-game-ruled = Le jeu.
cli-tiles = Dessine plutôt les tuiles, avec leurs nombres et les tables, pour les comparer à celles d’une boîte.
cli-out = Le fichier à écrire, .html ou .svg pour les tuiles ; par défaut la réponse est affichée.
cli-no-tiles = { $name } n’a pas de tuiles à dessiner ; { $games } en a.
cli-unwritable-file = Le fichier « { $file } » ne peut pas être écrit : { $why }.
cli-unscored = { $name } ne peut pas être compté ; { $games } le peut.
cli-scored = Constellation { $count }, total des cartes : { $total }
cli-scored-line = { $what } : { $points }
cli-nothing-scored = Il n’y a rien à compter dans « { $file } » : on attend une constellation par ligne.
cli-seconds = Le temps de réflexion, en secondes.
cli-bench = Mesure la vitesse de parties jouées au hasard, en millions d’événements par seconde.
cli-file = La partie à lire ; - lit l’entrée standard.
cli-json = Répond en JSON.
cli-host = L’adresse à écouter ; 127.0.0.1 n’admet que cette machine.
cli-port = Le port à écouter.
cli-data = Le dossier des tables et des parties terminées.
cli-no-browser = N’ouvre pas de fenêtre de navigateur.
cli-lang = La langue des réponses.
cli-help = Montre cette aide.
cli-version = Montre la version.
cli-no-file = Il n’y a pas de fichier « { $file } ».
cli-unreadable-file = Le fichier « { $file } » ne peut pas être lu : { $why }.
cli-not-text = Le fichier « { $file } » n’est pas du texte en UTF-8 ; une partie en est.

### Les pages

## Autour de chaque page

app-name = tumblestar
app-title = tumblestar : des jeux de table à jouer ici
app-description = Une boîte de jeux de table à jouer dans le navigateur, contre des robots ou à plusieurs devant un écran.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = À vous · { $game }
title-over = Partie terminée · { $game }
title-level = Niveau { $count } · { $game }
title-own-level = Niveau à soi · { $game }
skip = Aller au contenu
nav-label = Pages
nav-shelf = Jeux
nav-tables = Mes tables
settings = Réglages
settings-name = Votre nom
settings-language = Langue
settings-theme = Aspect
settings-save = Garder
theme-system = comme le système
theme-light = clair
theme-dark = sombre
independence = tumblestar est un projet indépendant. Il n’est lié ni aux auteurs ni aux éditeurs de ces jeux.
close = Fermer
list = { $items }

## Étagère et tables

shelf-head = À quoi joue-t-on ?
shelf-intro = Jouez contre un robot, ou passez-vous un même écran autour de la table.
shelf-games = Jeux
shelf-resume = Continuer à jouer
card-seats = De { $first } à { $last } joueurs
card-play = Jouer à { $game }
card-rules = Règles de { $game }
card-pad = Feuille de score de { $game }
card-campaign = Campagne de { $game }
tables-head = Mes tables
tables-open = En cours
tables-over = Terminées
tables-study = Ouvertes depuis un fichier
tables-none = Aucune partie n’est en cours.
table-open = en cours
table-over = terminée, { $result }
table-abandoned = abandonnée
table-study = depuis un fichier, { $result }
table-abandon = Abandonner
table-abandon-sure = La partie finit sans résultat. Elle reste dans la liste des parties terminées.
table-abandon-yes = Oui, l’abandonner
table-delete = Supprimer
table-delete-sure = La table et sa partie seront perdues pour de bon.
table-delete-yes = Oui, la supprimer
open-head = Ouvrir une partie
open-hint = Une partie téléchargée d’une table, ou écrite à la main. Vous pouvez la parcourir pas à pas ; rien de ce qu’elle contient ne peut nuire à ce serveur.
open-file = Fichier
open-do = Ouvrir
open-none = Aucun fichier n’a été choisi.
open-not-text = Ce fichier n’est pas du texte ; ce n’est donc pas une partie.

## Nouvelle table

new-head = Nouvelle table : { $game }
new-campaign = En solo : la campagne de quarante niveaux
new-seats = Combien de joueurs ?
new-seat = Place { $count }
new-who = Qui
new-me = moi
new-person = une autre personne devant cet écran
new-bot = robot : { $name }, { $what }
new-name = Nom
new-play = Jouer
new-options = Options
new-chance = Hasard et loyauté
new-chance-kind = D’où vient le hasard
new-seed = Graine
new-commitment = Engagement sur la graine secrète de cette table :
new-salt = Sel de la place { $count }
new-salt-help = La graine reste secrète jusqu’à la fin de la partie ; l’engagement ci-dessus est son SHA-256, elle ne peut donc plus être changée. Qui ne se fie pas à ce serveur ajoute des mots quelconques comme sel : ils entrent dans chaque tirage.
new-seal-gone = La graine promise ici n’est plus là, parce que le serveur a redémarré ou que la page est restée longtemps ouverte. Voici un nouvel engagement ; regardez-le, changez vos sels si vous voulez, et recommencez.
new-wrong = Cette table ne peut pas encore être dressée :
new-typed-nobody = Avec un vrai plateau, une personne doit noter ce que fait le hasard, mais il n’y a que des robots à cette table.
chance-sealed = Scellé
chance-sealed-help = Une graine secrète, promise avant le début. La partie finie, chacun peut contrôler chaque tirage.
chance-seed = D’après une graine que vous donnez
chance-seed-help = La même graine donne la même mise en place. Qui la connaît peut la prédire : la partie notée le dit.
chance-typed = Un vrai plateau
chance-typed-help = Vous dressez le vrai plateau et vous notez ce qui se trouve où.

## Table

seat-unnamed = Joueur { $count }
seat-bot = { $name } (robot)
seat-bot-twin = { $name } { $count } (robot)
seat-text = { $name }
seat-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
cards-head = Cartes en jeu
seats-head = Joueurs
seat-rename = Nom de la place { $count }
seat-rename-open = Renommer
seat-rename-do = Garder
rows-label = Les rangées des joueurs ; le même contenu est donné en texte.
status-stepping = Après l’événement { $n } sur { $count } :
status-study = Cette partie s’arrête ici, inachevée.
status-resigned = { $seat } a renoncé. { $others } gagne.
status-resigned-shared = { $seat } a renoncé. { $others } se partagent la victoire.
status-abandoned = La partie a été abandonnée ; personne ne gagne.
status-given-up = { $seat } abandonne.
actions-label = Ce que vous pouvez faire
action-confirm = Confirmer
action-expect = À quoi le robot s’attend-il ?
expect-line = Le robot le plus fort s’attend à : { $line }.
expect-not-yet = Le robot se prépare encore. Demandez-lui de nouveau dans quelques secondes.
refused-expect = Il n’y a rien à attendre ici : personne n’est à jouer, ou aucun robot prévoyant n’est à cette table.
refused-expect-busy = Le robot réfléchit déjà à votre question.
action-turn = Tourner
action-over = Retourner
action-takeback = Reprendre le coup
action-resign = Renoncer
action-give-up = Abandonner
action-rematch = Revanche
action-record = Télécharger la partie
action-verify = Contrôler le hasard
aid-head = Pour choisir
aid-0 = Rien
aid-1 = Chances
aid-2 = Chances et meilleur coup
odds-head = Façons de continuer
odds-way = Façon
odds-best = la meilleure
steps-label = Parcourir la partie
step-first = Premier événement
step-previous = Un événement en arrière
step-next = Un événement en avant
step-last = Dernier événement
step-live = Retour à la partie
palette-head = Que s’est-il passé sur le vrai plateau ?
palette-hint = Choisissez ce qui s’y trouve, ou notez-en plusieurs ci-dessous. Une erreur peut être reprise.
palette-left = reste { $count }
type-label = Noter un coup
type-do = Faire
type-hint = En notation, comme les lignes du journal.
type-hint-chance = En notation ; plusieurs tirages peuvent se suivre, séparés par des espaces.
final-head = Résultat
final-points = Points
final-share = Part
log-head = Ce qui s’est passé
log-empty = Rien encore.
text-head = Le plateau en texte
text-board = Le plateau, case par case
text-choices = Ce que vous pouvez faire
text-state = En notation :
more-head = Et encore
setting-confirm = Confirmer mon tour avant qu’il ne finisse
rules-open = Règles
rules-head = Règles de { $game }
rules-page-link = Les règles sur leur propre page
resign-head = Renoncer ?
resign-sure = La partie finit pour tous. Vous n’obtenez rien, et les autres se partagent la victoire.
resign-yes = Oui, renoncer
resign-no = Non, continuer
give-up-head = Abandonner ?
give-up-sure = La partie s’arrête, et cet essai est terminé.
give-up-yes = Oui, j’abandonne
goal-head = But
level-name = Niveau { $count }.
level-own = Niveau à soi.
level-next = Niveau suivant : { $count }
level-new = Nouveaux dés
level-same = Les mêmes dés
level-map = Vers la carte
line-lost = La liaison avec le serveur est rompue ; nouvel essai.
refused-rule = Montrer la règle
mark-ruling = décision
mark-ruling-means = notre décision, là où la règle imprimée se tait
mark-review = critique
mark-review-means = tiré de critiques ou des textes de l’éditeur
sheet-title = { $name } : { $set }
sheet-marks = Ce qui n’a pas de marque est tel que l’éditeur le dit.
mark-reconstruction = reconstitution
mark-reconstruction-means = notre meilleure idée de ce que contient la boîte

## Refus d’une table

refused-stale = Quelque chose s’est passé à la table depuis votre dernier regard. Regardez encore et décidez à nouveau.
refused-takeback = Ce coup ne peut pas être repris : le tour est fini, ou quelqu’un d’autre a joué depuis.
refused-not-yours = Ce n’est pas à vous de le faire.
refused-message = Le serveur n’a pas compris la page. Rechargez-la.
refused-typed = Notez de 1 à { $most } tirages, séparés par des espaces.
refused-typed-on = Le hasard n’a plus rien à dire ici ; ne notez pas plus de tirages qu’il n’en est demandé.

## Feuille de score

pad-head = Feuille de score : { $game }
pad-about = Pour la boîte sur votre table : entrez ce qui s’y trouve et voyez ce que cela rapporte. Rien n’est gardé ; l’adresse de cette page contient tout et peut donc être envoyée à quelqu’un.
pad-save = Enregistrer la carte en image
pad-file-head = Images
pad-file-label = Lire une image enregistrée par tumblestar, ou un fichier texte
pad-file-hint = Une telle image (SVG) contient ce qui y figure et se lit exactement. Les photographies ne peuvent pas être lues.
pad-file-do = Lire
pad-clear = Recommencer
pad-total = Cartes : { $total }

## Campagne

campaign-head = Campagne : { $game }
campaign-about = Quarante niveaux à jouer en solo, sur quatre cartes de dix. Chaque niveau a ses couleurs et ses missions : gagnez-le avec { $goal } points et toutes les missions remplies, et le suivant s’ouvre. { $great } points donnent une deuxième étoile, gagner au premier essai une troisième.
campaign-ours = Nous ne connaissons pas les niveaux imprimés. Ces quarante-ci sont les nôtres, rangés selon la fréquence à laquelle le meilleur robot les gagne.
campaign-standing = Niveaux gagnés : { $won } sur { $count }. Étoiles : { $stars } sur { $most }.
campaign-next = Aller au niveau { $count }
campaign-all-won = Tous les niveaux sont gagnés !
campaign-card = Carte { $count } : niveaux { $first } à { $last }
campaign-map = Plan de la carte { $count }
campaign-node-won = { $stars ->
        [one] Niveau { $count } : gagné, 1 étoile sur 3
       *[other] Niveau { $count } : gagné, { $stars } étoiles sur 3
    }
campaign-node-open = Niveau { $count } : ouvert, pas encore gagné
campaign-node-locked = Niveau { $count } : fermé
level-no-mission = aucune mission
level-colours = Couleurs
level-difficulty = Difficulté
level-how = { $kind } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind } : le meilleur robot a gagné { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } parties.
level-tried = Jusqu’ici
level-tries = { $count ->
        [0] Pas encore essayé.
        [one] Un essai.
       *[other] { $count } essais.
    }
level-best = Meilleur score : { $points }.
level-go-on = Continuer la partie
level-same-hint = Les mêmes dés sont ceux de votre dernier essai : chaque dé montre les mêmes résultats dans le même ordre. Ils ne donnent pas l’étoile du premier essai.
level-watch = Voir une partie gagnée
level-watch-of = Voir une partie gagnée du niveau { $count }
level-locked = Fermé : gagnez d’abord le niveau { $count }.
level-no-dice = Il n’y a pas de dés d’un dernier essai ; jouez d’abord ce niveau avec des nouveaux.
difficulty-gentle = Doux
difficulty-easy = Facile
difficulty-middling = Moyen
difficulty-hard = Difficile
difficulty-very-hard = Très difficile
difficulty-fiendish = Diabolique
star-won = Niveau gagné
star-great = Gagné avec { $great } points ou plus
star-first = Gagné au premier essai, avec de nouveaux dés
star-got = (obtenue)
star-not = (pas encore obtenue)
own-head = Un niveau à vous
own-hint = Choisissez quatre couleurs et jusqu’à trois missions. Il ne donne pas d’étoile.
own-four = Quatre couleurs
own-missions = Jusqu’à trois missions
own-mission = Mission { $count }
own-none = aucune
own-choice = { $count } { $mission }
own-look = Est-ce difficile ?
own-play = Jouer ce niveau
own-colours = Un niveau a { $most } couleurs ; { $count } sont choisies.
own-unknown = Personne n’a encore mesuré ce choix.
progress-head = Vos progrès dans un fichier
progress-hint = Les progrès appartiennent à ce navigateur. Dans un fichier, on peut les garder ou les emporter ailleurs ; ce qui est meilleur ici reste.
progress-save = Enregistrer mes progrès
progress-file = Fichier de progrès
progress-bring = Apporter
progress-brought = { $count ->
        [0] Le fichier ne contenait aucun niveau ; rien n’a changé.
        [one] Un niveau a été apporté. Le meilleur des deux compte.
       *[other] { $count } niveaux ont été apportés. Le meilleur des deux compte.
    }
progress-no-json = Ce fichier est abîmé, ou n’est pas un fichier de progrès : ce n’est pas du JSON.
progress-format = Ce n’est pas un fichier de progrès : son format devrait être « { $expected } ».
progress-version = Ce fichier a la version { $version } du format ; ce programme lit la version { $expected }.
progress-game = Ce sont les progrès de « { $text } » ; attendu : « { $expected } ».
progress-levels = Ce fichier est abîmé : son entrée « levels » n’est pas une liste de niveaux.
progress-level = Ce fichier est abîmé : « { $text } » n’est pas un niveau ; attendu : des couleurs et des missions, comme « RYBG 7 16 ».
progress-entry = Ce fichier est abîmé : ce qu’il dit de « { $level } » ne peut pas être.

## Contrôle du hasard

verify-head = Contrôle du hasard
verify-proved-means = Personne n’a pu changer un tirage après le début.
verify-open-means = Cela ne dit rien contre la partie ; on ne peut seulement pas prouver que personne ne savait.
verify-closed-means = Revenez quand la partie sera finie.
verify-false-means = Quelqu’un a modifié cette partie.
verify-commitment-was = Engagement
verify-seed-is = Graine
verify-salt = Sel de la place { $count }
verify-how = Vous n’avez pas à croire cette page : téléchargez la partie et lancez « tumblestar verify » sur votre machine, ou calculez vous-même comme le décrit docs/chance.md.
verify-each = Chaque tirage
verify-each-right = découle de la graine
verify-each-wrong = ne découle pas de la graine
verify-each-none = non contrôlé
verify-draw = (tirage { $count } du flux « { $stream } »)
verify-back = Retour à la table

## Mauvaises nouvelles

sorry-400 = Cela ne peut pas être lu
sorry-400-help = Ce qui a été envoyé n’a pas de sens ici. Revenez en arrière et réessayez.
sorry-403 = Ce n’est pas permis
sorry-403-help = Revenez à la table et voyez ce qu’on peut y faire.
sorry-404 = Il n’y a rien ici
sorry-404-help = L’adresse contient peut-être une faute, la table a peut-être été supprimée, ou elle est à quelqu’un d’autre.
sorry-405 = Ce n’est pas ainsi qu’on demande
sorry-405-help = Servez-vous des boutons des pages.
sorry-409 = Cette table ne peut pas être ouverte
sorry-409-help = Elle vient peut-être d’une autre version de tumblestar. Vos autres tables restent intactes.
sorry-413 = C’est trop grand
sorry-413-help = Une partie tient dans un mégaoctet de texte.
sorry-421 = Ce serveur a un autre nom
sorry-421-help = Qui l’a démarré peut admettre ce nom : TUMBLESTAR_HOSTS=nom.
sorry-424 = On ne peut pas jouer à ce jeu pour le moment
sorry-424-help = Une entrée de son fichier de données est impossible. Corrigez-la, puis relancez tumblestar ; les autres jeux continuent.
sorry-500 = Quelque chose s’est mal passé ici
sorry-500-help = C’est notre faute, non la vôtre. Ce qui a été joué jusqu’ici est gardé ; rechargez la page.
sorry-503 = Les tables ne peuvent pas être gardées en ce moment
sorry-503-help = Rien de ce qui a été confirmé n’est perdu. Une fois la panne réparée, rechargez la page.
sorry-home = Aux jeux
game-fault = On ne peut pas jouer à { $name } : { $why }
table-damaged = La table gardée ne peut pas être lue : { $why }

## Garde et démarrage

store-folder = Le dossier { $folder } des tables ne peut pas être créé : { $why }. Choisissez-en un autre avec --data ou TUMBLESTAR_DATA.
store-foreign = Le fichier { $file } est la base d’un autre programme. Choisissez un autre dossier avec --data ou TUMBLESTAR_DATA.
store-newer = Les tables de { $folder } ont été écrites par un tumblestar plus récent. Mettez tumblestar à jour, ou choisissez un autre dossier avec --data.
store-read-only = On ne peut pas écrire dans le dossier { $folder }. Donnez-vous-en le droit, ou choisissez un autre dossier avec --data ou TUMBLESTAR_DATA.
store-full = Il n’y a plus de place pour { $folder }. Libérez-en ; rien de ce qui a été confirmé n’est perdu.
store-damaged = Le fichier { $file } est abîmé ({ $why }). Écartez-le, et mettez à sa place une copie d’un état plus ancien s’il y en a une.
store-locked = Le fichier { $file } est utilisé par un autre programme. Fermez celui-ci d’abord.
store-raced = Quelqu’un d’autre vient d’écrire dans cette table. Rechargez la page.
store-trouble = Le fichier { $file } ne peut pas être utilisé : { $why }.
run-at = tumblestar est à l’adresse { $address } (Ctrl-C y met fin)
run-data = Les tables sont gardées dans { $folder }
run-end = Au revoir. Vos tables sont gardées.
run-port-taken = Le port { $port } est déjà pris, peut-être par un autre tumblestar. Ouvrez celui-là, ou choisissez un autre port : --port { $other }
run-port-forbidden = Le port { $port } ne vous est pas permis. Choisissez-en un au-dessus de 1023 : --port 8017
run-no-address = L’adresse { $host } ne peut pas être obtenue : { $why }.
