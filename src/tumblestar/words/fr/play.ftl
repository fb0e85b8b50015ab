### La page d’une table, et les tables dans les listes.

## Autour de chaque page

title-table = { $game } · tumblestar
title-yours = À vous · { $game }
title-over = Partie terminée · { $game }
title-level = Niveau { $count } · { $game }
title-own-level = Niveau personnel · { $game }

## Étagère et tables

table-open = en cours
table-over = terminée, { $result }
list-asked = Une revanche vous est proposée
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
table-abandon-sure = La partie se termine sans résultat. Elle reste parmi les parties terminées.
table-abandon-yes = Oui, l’abandonner
table-delete = Supprimer
table-delete-sure = La table et sa partie enregistrée seront supprimées pour de bon.
table-delete-yes = Oui, la supprimer

## Nouvelle table

new-seal-gone = La graine scellée de cette page n’est plus là : le serveur a redémarré, ou la page est restée ouverte trop longtemps. Vérifiez la nouvelle empreinte, puis recommencez.

## Table

seat-you-named = Vous ({ $name })
seats-head = Joueurs
seat-rename = Nom de la place { $count }
seat-rename-open = Renommer
seat-rename-do = Enregistrer
status-stepping = Après l’étape { $n } sur { $count } :
status-study = Ce fichier de partie s’arrête ici, inachevé.
actions-label = Ce que vous pouvez faire
others-label = Revenir en arrière ou quitter
pane-chat = Discussion
pane-help = Aide
pane-log = Journal
log-all = Toutes les manches
pane-menu = Menu
menu-new = Nouvelle partie
panes-label = Autour de la table
plate-you = Vous
plate-stars = robot, { $count } étoiles sur 5
plate-leads = mène
acts-skip = Aller à mon tour
acts-touch = Touchez un endroit marqué.
plate-score = { $count }
plate-rank = rang { $count }
plate-bot = { $name }
plate-bot-twin = { $name } { $count }
action-confirm = Confirmer
action-expect = Prévision du robot
expect-line = Le robot le plus fort prévoit : { $line }.
expect-not-yet = Le robot n’est pas encore prêt. Redemandez-lui dans quelques secondes.
refused-expect = Ce n’est le tour de personne, ou aucun robot de cette table ne prévoit la suite.
refused-expect-busy = Le robot y réfléchit déjà.
action-takeback = Annuler le coup
action-takeback-far = Annuler…
action-takeback-here = Annuler jusqu’ici
action-takeback-ask = Demander à annuler
practice-head = Continuer comme entraînement ?
practice-sure = Vous pouvez annuler aussi souvent que vous voulez, même des lancers et des tours de robots. Mais la partie ne rapporte alors aucune étoile, ne compte pas, montre sa graine secrète et est enregistrée comme entraînement. Les lancers et les tirages reviennent dans le même ordre.
practice-yes = Oui, m’entraîner
practice-no = Laisser tel quel
practice-mark = Entraînement.
asked-to = { $seat } voudrait annuler un coup. D’accord ?
asked-count =
    { $count ->
        [one] { $count } étape sera annulée.
       *[other] { $count } étapes seront annulées.
    }
asked-own = Vous avez demandé à annuler. On attend { $others }.
asked-other = { $seat } voudrait annuler un coup. On attend { $others }.
asked-yes = D’accord
asked-no = Refuser
asked-withdraw = Retirer la demande
action-resign = Abandonner
action-give-up = Abandonner
action-rematch = Revanche
action-record = Télécharger le fichier de partie
action-verify = Contrôler le hasard
luck-checked = Hasard contrôlé ✓
aid-head = Aide au choix
aid-0 = Aucune aide
aid-1 = Chances
aid-2 = Points
aid-3 = Meilleur coup
aid-4 = Tuteur
aid-asks = Demander avant que je perde plus de
aid-amount = { NUMBER($share, style: "percent") } de chances de victoire
tutor-looking = Le tuteur regarde…
tutor-yes = Garder
tutor-no = Annuler
tutor-unasked = Joué sans question : les chances de victoire sont arrivées trop tard.
help-ask = Proposer l’aide
help-end = Sans aide pour tous
help-asked-to = { $seat } propose d’autoriser l’aide pour tous. D’accord ?
help-asked-own = Vous avez proposé d’autoriser l’aide pour tous. On attend { $others }.
help-asked-other = { $seat } propose d’autoriser l’aide pour tous. On attend { $others }.
refused-help = Plusieurs personnes jouent ici. Les conseils au-delà des chances sont coupés, sauf si toutes sont d’accord.
odds-head = Vos choix
odds-way = Choix
odds-best = le meilleur
hint-win = Victoire
hint-alike = (aussi bons : { $ways })
hint-alike-more = (aussi bons : { $ways } et { $more } autres)
hint-provisional = Ces chances de victoire sont approximatives : de meilleures arrivent.
hint-working =
    { $count ->
        [one] Chances de victoire : encore { $count } à calculer.
       *[other] Chances de victoire : encore { $count } à calculer.
    }
hint-more =
    { $count ->
        [one] { $count } autre choix
       *[other] { $count } autres choix
    }
worth = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-own = Vous { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
worth-told = { $label } Chances de victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-best = { $label } Le meilleur choix ; chances de victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
worth-status = { $deed }. Victoire : { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
replay-label = Revoir la partie
replay-setup = Mise en place
replay-turn = Tour { $n } sur { $count } : { $name }
replay-slider = Toute la partie, étape par étape
replay-value = { $where }. Étape { $n } sur { $count }. { $scores }
replay-score = { $name } { $count }
replay-back = Un tour en arrière
replay-on = Un tour en avant
replay-play = Lecture automatique
replay-pace = Vitesse
replay-skip = Fin de la mise en place
step-live = Retour à la partie
board-own = À mon plateau
board-turn = Suivre le tour
seat-board = Voir le plateau
seat-board-of = { $name ->
        [you] Voir votre plateau
       *[other] Voir le plateau : { $name }
    }
palette-head = Que s’est-il passé sur le vrai plateau ?
palette-hint = Choisissez ce qui s’y trouve, ou tapez plusieurs résultats ci-dessous.
palette-left = reste { $count }
type-label = Taper une action
type-do = Jouer
type-hint = Utilisez la notation du journal.
type-hint-chance = Utilisez la notation du journal. Séparez plusieurs résultats par des espaces.
final-head = Résultat
end-decided = Ce qui a fait la différence : { $part }, { $points } à { $behind }.
end-lost =
    { $count ->
        [0] { $seat } a gagné. Vous arrivez en { end-place }.
        [one] { $seat } a gagné. Vous arrivez en { end-place }, avec { $count } point de retard.
       *[other] { $seat } a gagné. Vous arrivez en { end-place }, avec { $count } points de retard.
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
more-head = Plus
settings-head = Réglages de cet appareil
setting-speed = Vitesse des robots et des animations
speed-0 = Passer
speed-1 = Rapide
speed-2 = Calme
setting-confirm = Confirmer ce qui finit mon tour ou est définitif
confirm-again = Appuyez encore pour confirmer.
setting-gains = Montrer les points de mes choix
resign-head = Abandonner ?
resign-sure =
    { $count ->
        [one] La partie se termine aussitôt, et l’autre joueur gagne.
       *[other] La partie se termine aussitôt pour tous. Vous n’obtenez rien, et les { $count } autres se partagent la victoire.
    }
resign-yes = Oui, abandonner
resign-no = Continuer à jouer
give-up-head = Abandonner ?
give-up-sure = Votre essai se termine.
give-up-yes = Oui, abandonner
goal-head = Objectif
level-name = Niveau { $count }.
level-own = Niveau personnel.
level-next = Niveau suivant : { $count }
level-new = Nouveaux dés
level-same = Les mêmes dés
level-map = Vers la carte
line-doubt = Le serveur ne répond pas. Vérification de la connexion…
line-lost = Connexion perdue. Nouvel essai…
line-password = Ce serveur redemande son mot de passe. Votre partie est en sécurité.
line-password-do = Saisir le mot de passe
line-refused = Le serveur refuse cette page. Ouvrez-la à l’adresse que vous avez reçue.
line-refused-do = Ouvrir de nouveau
line-table = Le serveur ne peut pas ouvrir cette table.
line-table-do = Voir pourquoi
line-many = Trop de pages ou de demandes d’ici : fermez-en. Nouvel essai…

# La légende : de qui sont les points qui suivent, ici la personne qui lit ou une autre.
legend-more = Avec un de plus ?
legend-head = Symboles
legend-of =
    { $seat ->
        [you] Vous :
       *[other] { $seat } :
    }
refused-rule = Règle
picture-label = La table de jeu. Appuyez sur T pour la lire en texte.

## Refus d’une table

refused-protocol = Ce programme et le serveur ({ $spoken }) utilisent des versions différentes du protocole. Rien n’a été fait. Mettez le programme à jour, ou rechargez la page. Ce qui a changé : { $link }
refused-limit = C’était trop rapide : rien n’a été fait. Réessayez dans un instant.

## Together

clock-label =
    { $seat ->
        [you] Votre temps
       *[other] Temps : { $seat }
    }
clock-soon =
    { $count ->
        [one] Plus que { $count } seconde !
       *[other] Plus que { $count } secondes !
    }
clock-low = bientôt écoulé
clock-last = dernières secondes
title-waiting = En attente d’amis · { $game }
status-waiting =
    { $count ->
        [0] La partie va commencer.
        [one] La partie commence quand la dernière place est prise.
       *[other] La partie commence quand toutes les places sont prises : { $count } sont libres.
    }
status-asked = La partie commence quand tous sont d’accord. { $seats ->
        [you] Votre réponse est attendue.
       *[other] On attend { $seats }.
    }
presence-here = ici
presence-away = ailleurs
presence-gone = hors ligne
presence-free = libre
presence-asked = pas encore de réponse
presence-preparing = pas encore à pleine force
seat-stand-in = { $name } joue pour l’instant
seat-more = Plus d’actions
seat-hand = Laisser un robot jouer pour moi
seat-hand-do = Passer la main
seat-back = Reprendre ma place
seat-leave = Quitter cette place
seat-send = Retirer ce joueur
seat-send-hint = La place est alors libre, avec un nouveau lien.
restrict-mute = Masquer { $name }
restrict-unmute = Ne plus masquer { $name }
restrict-block = Bloquer { $name }
restrict-unblock = Ne plus bloquer { $name }
restrict-hint = Si vous masquez quelqu’un, vous ne voyez plus ses messages, et vous seul le savez. Si vous bloquez quelqu’un, cette personne ne peut plus prendre place, écrire ou regarder à vos tables. Une partie commencée continue.
seat-leave-hint = Si vous quittez la place, elle est libre pour un autre joueur. L’hôte reçoit un nouveau lien.
seat-device = Jouer sur un autre appareil
people-head = Joueurs absents
invite-head = Inviter
invite-of = { $game }, jusqu’à { $count } joueurs
free-head = En attente d’amis
free-hint-host = Tout le monde ouvre le même lien ou scanne ce code.
free-hint = L’hôte a le lien pour les places libres.
free-code = ou tapez le code
free-waiting = En attente : { $names } ; places libres : { $count }
free-fill = Compléter (robots)
free-start = Commencer à { $count }
free-more = Plus
free-hint-seats = Ou un lien par place :
free-bot = Un robot à la place { $count }
free-bot-do = Ajouter le robot
free-other = Un robot, ou un nouveau lien
link-seat = Lien vers la place { $count }
link-table = Lien vers une partie de { $game }
link-watch = Lien pour les spectateurs
link-share = Partager
link-copy-short = Copier
link-qr = Code QR
link-qr-label = Code QR du lien
link-renew = Faire un nouveau lien ; l’ancien ne marchera plus
missed-asked = { $name } ne répond plus depuis un moment. Que faire ?
missed-bot = Un robot continue
missed-wait = Attendre
missed-end = Terminer la partie
missed-count = Voix pour terminer la partie : { $n } sur { $count }.
rematch-go = Aller à la revanche
rematch-asks =
    { $count ->
        [0] Une revanche vous est proposée.
       *[other] Revanche proposée par { $seats }.
    } En êtes-vous ?
rematch-yes = J’en suis
rematch-no = Non merci
rematch-head = En attente d’une réponse
rematch-unanswered = { $name } : pas encore de réponse.
rematch-instead = Céder la place { $count }
chat-head = Discussion
chat-none = Pas encore de messages.
chat-phrases = Phrases toutes prêtes
chat-label = Dire quelque chose
chat-do = Envoyer
chat-off = La discussion libre est fermée. Les phrases toutes prêtes restent permises.
chat-notes = Noté à cette table
setting-sound = Jouer les sons
setting-bubble = Montrer les messages sur le plateau
setting-vibration = Vibrer
setting-pass = Demander de passer l’appareil
setting-turned = Tourner l’image pour les joueurs d’en face
pass-head = À { $name } de jouer
pass-do = Passez l’appareil à { $name }.
pass-taken = Je suis { $name }
pass-unasked = Ne plus demander
sound-ask = Jouer avec le son ?
sound-yes = Oui
sound-no = Non
notify-allow = M’avertir quand c’est mon tour
notify-how = Votre navigateur demandera la permission. Vous recevez des notifications tant que cette page est ouverte, même à l’arrière-plan.
notify-denied = Votre navigateur bloque les notifications de cette adresse. Autorisez-les dans ses réglages.
notify-text = C’est votre tour.
lobby-free-seat = place libre
table-waiting = en attente d’amis
