### La page d’une table, et les tables dans les listes.

## Autour de chaque page

title-table = { $game } · tumblestar
title-yours = À vous · { $game }
title-over = Partie terminée · { $game }
title-level = Niveau { $count } · { $game }
title-own-level = Niveau à soi · { $game }

## Étagère et tables

table-open = en cours
table-over = terminée, { $result }
list-asked = On vous propose de rejouer
list-yours = À vous de jouer
list-turn = À { $seat } de jouer
list-won-you = Vous avez gagné
list-won-you-to = Vous avez gagné, { $points } contre { $others }
list-won = { $seat } a gagné
list-won-to = { $seat } a gagné, { $points } contre { $others }
list-tied = Égalité entre { $seats }
list-tied-at = Égalité à { $points } entre { $seats }
list-alone-won = gagnée
list-alone-lost = perdue
table-abandoned = abandonnée
table-study = depuis un fichier, { $result }
table-study-unfinished = depuis un fichier, inachevée
table-abandon = Abandonner
table-abandon-sure = La partie finit sans résultat. Elle reste parmi les parties terminées.
table-abandon-yes = Oui, l’abandonner
table-delete = Supprimer
table-delete-sure = La table et sa partie seront perdues pour de bon.
table-delete-yes = Oui, la supprimer

## Nouvelle table

new-seal-gone = La graine promise ici n’est plus là : le serveur a redémarré, ou la page est restée longtemps ouverte. Regardez le nouvel engagement, et recommencez.

## Table

seat-you-named = Vous ({ $name })
seats-head = Joueurs
seat-rename = Nom de la place { $count }
seat-rename-open = Renommer
seat-rename-do = Garder
status-stepping = Après l’événement { $n } sur { $count } :
status-study = Cette partie s’arrête ici, inachevée.
actions-label = Ce que vous pouvez faire
others-label = Revoir la partie, et la quitter
pane-chat = Chat
pane-help = Aide
pane-log = Journal
log-all = Toutes les manches
pane-menu = Menu
menu-new = Nouvelle partie
panes-label = Autour de la table
plate-you = Vous
plate-stars = robot, { $count } étoiles sur cinq
plate-leads = mène
acts-skip = Passer à mon tour
acts-touch = Touchez une lumière.
plate-score = { $count }
plate-rank = rang { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Confirmer
action-expect = À quoi le robot s’attend-il ?
expect-line = Le robot le plus fort s’attend à : { $line }.
expect-not-yet = Le robot n’est pas encore prêt. Redemandez-lui dans quelques secondes.
refused-expect = Rien à attendre : personne n’est à jouer, ou aucun robot prévoyant n’est à cette table.
refused-expect-busy = Le robot y réfléchit déjà.
action-takeback = Reprendre le coup
action-takeback-far = Reprendre…
action-takeback-here = Reprendre d’ici
action-takeback-ask = Demander à reprendre
practice-head = Continuer à l’entraînement ?
practice-sure = Vous pouvez revenir en arrière aussi souvent que vous voulez, même au-delà du hasard et des robots. Mais dès lors la partie n’apporte aucune étoile et ne compte pas, sa graine est ouverte, et son texte le dit. Le hasard retombe comme avant.
practice-yes = Oui, à l’entraînement
practice-no = Non, n’y touchons pas
practice-mark = Entraînement.
asked-to = { $seat } voudrait reprendre. D’accord ?
asked-count = Événements annulés : { $count }.
asked-own = Vous avez demandé à reprendre. On attend { $others }.
asked-other = { $seat } voudrait reprendre. On attend { $others }.
asked-yes = D’accord
asked-no = Refuser
asked-withdraw = Retirer la demande
action-resign = Renoncer
action-give-up = Abandonner
action-rematch = Revanche
action-record = Télécharger la partie
action-verify = Contrôler le hasard
luck-checked = Hasard contrôlé ✓
aid-head = Pour choisir
aid-0 = Rien
aid-1 = Chances
aid-2 = Points
aid-3 = Meilleur coup
aid-4 = Tuteur
aid-asks = Demander avant ce qui coûte plus de
aid-amount = { NUMBER($share, style: "percent") } de victoire
tutor-looking = Le tuteur regarde…
tutor-yes = Garder
tutor-no = Annuler
tutor-unasked = Joué sans question : les parts de victoire sont venues trop tard.
help-ask = Demander l’aide aux autres
help-end = Continuer sans aide pour tous
help-asked-to = { $seat } voudrait que l’aide soit permise à tous. D’accord ?
help-asked-own = Vous avez demandé l’aide pour tous. On attend { $others }.
help-asked-other = { $seat } voudrait que l’aide soit permise à tous. On attend { $others }.
refused-help = Plusieurs personnes jouent ici : l’aide au-delà des chances est coupée, à moins que toutes soient d’accord.
odds-head = Façons de continuer
odds-way = Façon
odds-best = la meilleure
hint-win = Victoire
hint-alike = (aussi bon : { $ways })
hint-alike-more = (aussi bon : { $ways } et { $more } de plus)
hint-provisional = L’évaluateur n’est pas prêt : ces parts de victoire sont approximatives.
hint-working = Parts de victoire restant à calculer : { $count }.
hint-more = Autres façons : { $count }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Vous { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Chances de victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Le mieux, chances de victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Chances de victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Revoir la partie
replay-setup = Mise en place
replay-turn = Tour { $n } sur { $count } : { $name }
replay-slider = Toute la partie, événement par événement
replay-value = { $where }. Événement { $n } sur { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Un tour en arrière
replay-on = Un tour en avant
replay-play = Défiler tout seul
replay-pace = Allure
replay-skip = Fin de la mise en place
step-live = Retour à la partie
board-own = Revenir à mon plateau
board-turn = Suivre le tour
seat-board = Voir le plateau
seat-board-of = { $name ->
        [you] Voir votre plateau
       *[other] Voir le plateau : { $name }
    }
palette-head = Que s’est-il passé sur le vrai plateau ?
palette-hint = Choisissez ce qui s’y trouve, ou notez-en plusieurs ci-dessous.
palette-left = reste { $count }
type-label = Noter un coup
type-do = Faire
type-hint = En notation, comme dans le journal.
type-hint-chance = En notation ; plusieurs tirages séparés par des espaces.
final-head = Résultat
end-decided = Ce qui a fait la différence : { $part }, { $points } à { $behind }.
end-lost =
    { $count ->
        [0] { $seat } a gagné. Tu arrives en { end-place }.
        [one] { $seat } a gagné. Tu arrives en { end-place }, à un point.
       *[other] { $seat } a gagné. Tu arrives en { end-place }, à { $count } points.
    }
end-place =
    { $place ->
        [2] deuxième place
        [3] troisième place
        [4] quatrième place
        [5] cinquième place
       *[other] dernière place
    }
final-points = Points
final-share = Victoire
log-head = Ce qui s’est passé
log-empty = Rien encore.
text-head = Le plateau en texte
text-board = Le plateau, case par case
text-state = En notation :
more-head = Et encore
settings-head = Réglages de cet appareil
setting-speed = Vitesse des robots et des animations
speed-0 = Passer
speed-1 = Vive
speed-2 = Calme
setting-confirm = Confirmer ce qui finit mon tour ou ne peut être repris
confirm-again = Appuyez encore pour confirmer.
setting-gains = Montrer les points sur ce que je peux choisir
resign-head = Renoncer ?
resign-sure =
    { $count ->
        [one] La partie finit aussitôt, et l’autre personne gagne.
       *[other] La partie finit aussitôt pour tous. Vous n’obtenez rien, et les { $count } autres se partagent la victoire.
    }
resign-yes = Oui, renoncer
resign-no = Non, continuer
give-up-head = Abandonner ?
give-up-sure = Cet essai sera terminé.
give-up-yes = Oui, j’abandonne
goal-head = But
level-name = Niveau { $count }.
level-own = Niveau à soi.
level-next = Niveau suivant : { $count }
level-new = Nouveaux dés
level-same = Les mêmes dés
level-map = Vers la carte
line-doubt = Le serveur ne répond pas. La connexion est vérifiée.
line-lost = Connexion perdue ; nouvel essai.
line-password = Ce serveur redemande son mot de passe. La partie est gardée.
line-password-do = Donner le mot de passe
line-refused = Le serveur refuse cette page. Ouvrez-la par l’adresse que vous avez reçue.
line-refused-do = Ouvrir de nouveau
line-table = Le serveur ne peut pas ouvrir cette table.
line-table-do = Voir pourquoi
line-many = Trop de pages ou de demandes venant d’ici : fermez-en. Nouvel essai.

# La légende : de qui sont les points qui suivent, ici la personne qui lit ou une autre.
legend-more = Avec un de plus ?
legend-head = Ce que disent les signes
legend-of =
    { $seat ->
        [you] Vous :
       *[other] { $seat } :
    }
refused-rule = Règle
picture-label = La table du jeu. Appuyez sur T pour la lire en texte.

## Refus d’une table

refused-protocol = Ce programme parle une autre version du protocole que le serveur ({ $spoken }). Rien n’a été fait ; mettez le programme à jour, ou rechargez la page. Ce qui a changé : { $link }
refused-limit = C’était trop rapide. Rien n’a été fait ; réessayez dans un instant.

## Together

clock-label = { $seat ->
        [you] Votre temps
       *[other] Temps de { $seat }
    }
clock-soon = Plus que { $count } secondes !
clock-low = bientôt fini
clock-last = dernières secondes
title-waiting = En attente d’amis · { $game }
status-waiting = { $count ->
        [0] La partie va commencer.
       *[other] La partie commence quand toutes les places sont prises. Encore libres : { $count }.
    }
status-asked = La partie commence quand tous sont d’accord. { $seats ->
        [you] Il manque votre réponse.
       *[other] Réponse attendue de { $seats }.
    }
presence-here = ici
presence-away = ailleurs
presence-gone = pas là
presence-free = libre
presence-asked = pas encore de réponse
presence-preparing = pas encore à pleine force
seat-stand-in = { $name } joue pour l’instant
seat-more = Plus pour cette place
seat-hand = Laisser un robot jouer pour moi
seat-hand-do = Passer la main
seat-back = Reprendre le jeu
seat-leave = Quitter cette place
seat-send = Renvoyer de cette place
seat-send-hint = La place est alors libre, avec un nouveau lien.
restrict-mute = Masquer { $name }
restrict-unmute = Ne plus masquer { $name }
restrict-block = Bloquer { $name }
restrict-unblock = Ne plus bloquer { $name }
restrict-hint = Masquer quelqu’un vous cache ses messages, et vous seul le savez. Qui vous bloquez ne peut plus s’asseoir, écrire ou regarder à vos tables ; une partie commencée continue.
seat-leave-hint = Quitter la place la libère pour quelqu’un d’autre ; l’hôte reçoit un nouveau lien.
seat-device = Jouer sur un autre appareil
people-head = Qui manque
invite-head = Inviter
invite-of = { $game }, jusqu’à { $count }
free-head = En attente d’amis
free-hint-host = Tout le monde ouvre le même lien, ou scanne ceci.
free-hint = L’hôte a le lien vers les places libres.
free-code = ou saisissez le code
free-waiting = En attente : { $names }, { $count } libres
free-fill = Compléter avec bots
free-start = Commencer à { $count }
free-more = Plus
free-hint-seats = Ou un lien pour chaque place :
free-bot = Un robot à la place { $count }
free-bot-do = Asseoir le robot
free-other = Un robot, ou un nouveau lien
link-seat = Lien vers la place { $count }
link-table = Lien vers une partie de { $game }
link-watch = Lien pour les spectateurs
link-share = Partager
link-copy-short = Copier
link-qr = Code QR
link-qr-label = Code QR du lien
link-renew = Faire un nouveau lien ; l’ancien ne marchera plus
missed-asked = { $name } n’est plus là. Que faire ?
missed-bot = Laisser un robot continuer
missed-wait = Attendre
missed-end = Terminer la partie
missed-count = Voix pour terminer la partie : { $n } sur { $count }.
rematch-go = Aller à la revanche
rematch-asks = { $count ->
        [0] Une revanche est demandée.
       *[other] Une revanche est demandée par { $seats }.
    } En êtes-vous ?
rematch-yes = J’en suis
rematch-no = Non merci
rematch-head = En attente d’une réponse
rematch-unanswered = { $name } : pas encore de réponse.
rematch-instead = Donner la place { $count } à quelqu’un d’autre
chat-head = Discussion
chat-none = Rien n’a encore été dit.
chat-phrases = Phrases toutes prêtes
chat-label = Dire quelque chose
chat-do = Envoyer
chat-off = La discussion libre est fermée ; il reste les phrases.
chat-notes = Noté à cette table
setting-sound = Sons
setting-bubble = Messages de la discussion sur le plateau
setting-vibration = Vibration
setting-pass = Demander de passer l’appareil
setting-turned = Tourner l’image pour qui est assis en face
pass-head = Au tour de { $name }
pass-do = Passez l’appareil à { $name }.
pass-taken = Je suis { $name }
pass-unasked = Ne plus demander
sound-ask = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
notify-allow = M’avertir quand c’est mon tour
notify-how = Votre navigateur demande la permission. Les notifications arrivent tant que cette page est ouverte, même derrière d’autres.
notify-denied = Votre navigateur bloque les notifications de cette adresse ; ses réglages peuvent les permettre.
notify-text = C’est votre tour.
lobby-free-seat = place libre
table-waiting = en attente d’amis
