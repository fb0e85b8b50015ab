### Autour de chaque page : navigation, réglages, erreurs, nouvelle table, et ce que plusieurs pages partagent.

## Autour de chaque page

app-name = tumblestar
app-description = Des jeux de table dans le navigateur, contre des robots ou à plusieurs.
title-page = { $page } · tumblestar
skip = Aller au contenu
nav-label = Pages
nav-shelf = Jeux
nav-tables = Mes tables
settings = Réglages
settings-name = Votre nom
settings-language = Langue
language-incomplete = Certains textes ne sont pas encore traduits. Ils sont en anglais.
settings-theme = Thème
settings-save = Enregistrer
theme-system = comme le système
theme-light = clair
theme-dark = sombre
independence = tumblestar est un projet indépendant, lié ni aux auteurs ni aux éditeurs de ces jeux.
close = Fermer
nav-lobby = Salon
nav-api = Pour les programmes
nav-install = Installer comme application
nav-friends = Avec des amis
stay-on = Réglez votre écran pour qu’il reste allumé.

## Étagère et tables

card-seats = De { $first } à { $last } joueurs
card-minutes = { $first } à { $last } minutes
box-minutes = { $count } min
card-seats-short = { $first }–{ $last }
card-age = dès { $age } ans
play-bots = Contre des robots
play-friends = Avec des amis
play-friends-how = par un lien
play-device = Sur cet appareil
play-device-how = vous vous le passez
play-seats = Joueurs
play-more = Plus d’options
play-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
play-level = { $name }, { $stars } étoiles sur 5
card-basis = Les minutes et l’âge de la fiche d’un jeu sont ceux de sa boîte. Nous mesurons le hasard : combien de fois un robot simple bat le plus fort. Ici, les minutes et la réflexion sont nos estimations.
card-luck-1 = presque pas de hasard
card-luck-2 = peu de hasard
card-luck-3 = une part de hasard
card-luck-4 = beaucoup de hasard
card-luck-5 = surtout du hasard
card-thought-1 = détente
card-thought-2 = réflexion légère
card-thought-3 = de la réflexion
card-thought-4 = beaucoup de réflexion
card-thought-5 = réflexion profonde
time-now = à l’instant
time-yesterday = hier
open-none = Choisissez d’abord un fichier.
card-seats-exactly =
    { $count ->
        [one] Pour { $count } joueur
       *[other] Pour { $count } joueurs
    }

## Nouvelle table

new-head = Nouvelle table : { $game }
new-seats = Nombre de joueurs
new-seat = Place { $count }
new-who = Qui
new-me = moi
new-person = une autre personne devant cet écran
new-bot = robot : { $name } { $stars }
new-bots = À propos des robots
new-bots-away = { $bots } : seulement dans le programme installé. Dans un navigateur, ils réfléchiraient trop longtemps.
new-name = Nom
new-play = Jouer
new-options = Options
new-chance = Hasard et équité
new-chance-kind = Lancers et tirages
new-seed = Graine
new-commitment = Empreinte de la graine secrète de cette table :
new-salt = Mots pour la place { $count }
new-salt-help = La graine reste secrète jusqu’à la fin de la partie ; son empreinte (SHA-256) prouve qu’elle n’a pas changé. Si vous ne vous fiez pas à ce serveur, ajoutez des mots de votre choix : chaque lancer et chaque tirage en dépend alors aussi.
new-wrong = Cette table ne peut pas encore être créée :
new-typed-nobody = Avec un vrai plateau, une personne doit saisir les lancers et les tirages. Ajoutez-en une.
chance-sealed = Scellé
chance-sealed-help = Une graine secrète est fixée avant le début. Après la partie, chacun peut contrôler chaque lancer et chaque tirage.
chance-seed = D’après votre propre graine
chance-seed-help = La même graine donne les mêmes lancers et tirages. Qui la connaît peut les prédire ; le fichier de partie le signale.
chance-typed = Un vrai plateau
chance-typed-help = Jouez sur le vrai plateau et tapez chaque lancer et chaque tirage.

## Table

rows-label = Les rangées des joueurs ; aussi en texte.
action-turn = Tourner
action-over = Retourner
steps-label = Parcourir la partie
step-first = Première étape
step-previous = Une étape en arrière
step-next = Une étape en avant
step-last = Dernière étape
rules-open = Règles
rules-head = Règles de { $game }
rules-page-link = Les règles sur leur propre page

## Campagne

star-won = Niveau gagné
star-great = Gagné avec { $great } points ou plus
star-first = Gagné au premier essai, avec de nouveaux dés
star-got = (obtenue)
star-not = (pas encore obtenue)

## Contrôle du hasard

verify-head = Contrôle du hasard
verify-open-means = La partie est peut-être loyale, mais personne ne peut prouver que la graine était secrète.
verify-older-means = Contrôlez-la avec la version de tumblestar avec laquelle elle a été jouée.
verify-closed-means = Revenez quand la partie sera terminée.
verify-false-means = Ce fichier de partie a été modifié.
verify-commitment-was = Empreinte
verify-seed-is = Graine
verify-how = Vous n’avez pas besoin de croire cette page. Téléchargez le fichier de partie et lancez « tumblestar verify », ou calculez comme le décrit docs/chance.md.
verify-details = Détails
verify-each = Tous les lancers et tirages
verify-each-some = { $most } lancers et tirages sur { $count } figurent ici. Tous ont été contrôlés, jusqu’au premier faux.
verify-each-right = découle de la graine
verify-each-wrong = ne découle pas de la graine
verify-each-none = non contrôlé
verify-draw = (tirage { $count } du flux « { $stream } »)
verify-back = Retour à la table

## Mauvaises nouvelles

sorry-400 = Cette demande est illisible
sorry-400-help = Revenez en arrière et réessayez.
sorry-403 = Ce n’est pas permis
sorry-403-help = Revenez à la table.
sorry-404 = Il n’y a rien ici
sorry-404-help = L’adresse est peut-être fausse, ou la table a été supprimée ou appartient à un autre joueur.
sorry-table = Il faut une invitation pour cette table.
sorry-table-help = Demandez le lien à la personne qui vous a envoyé ici.
sorry-405 = Cette demande est impossible
sorry-405-help = Utilisez les boutons des pages.
sorry-409 = Cette table ne peut pas être ouverte
sorry-409-help = Elle vient peut-être d’une autre version de tumblestar. Vos autres tables restent intactes.
sorry-413 = C’est trop grand
sorry-413-help = Un fichier de partie a au plus 1 Mo de texte.
sorry-421 = Ce serveur a un autre nom
sorry-421-help = La personne qui le tient peut admettre ce nom : TUMBLESTAR_HOSTS=nom.
sorry-424 = On ne peut pas jouer à ce jeu maintenant
sorry-424-help = Corrigez son fichier de données et relancez tumblestar. Les autres jeux marchent toujours.
sorry-428 = Ce navigateur bloque les cookies
sorry-428-help = tumblestar vous reconnaît à un cookie. Sans lui, vous ne pouvez avoir ni place ni table. Votre lien ou votre code reste valable. Autorisez les cookies pour cette adresse, revenez en arrière et réessayez.
sorry-500 = Quelque chose s’est mal passé ici
sorry-500-help = C’est notre faute. Tout ce que vous avez joué est en sécurité. Rechargez la page.
sorry-503 = Les tables ne peuvent pas être enregistrées maintenant
sorry-503-help = Tout ce qui a été confirmé est en sécurité. Rechargez la page plus tard.
sorry-home = Aux jeux
sorry-401 = Mot de passe demandé
sorry-401-help = Allez aux jeux pour le saisir.
sorry-429 = Trop de demandes
sorry-429-help = Rien n’est perdu. Attendez un peu, puis réessayez.
work-busy = Le serveur est trop occupé pour calculer cela maintenant. Réessayez dans { $seconds } s.

## Mot de passe

door-head = Entrez
door-about = Ce serveur demande un mot de passe. La personne qui vous a invité le connaît.
door-password = Mot de passe
door-enter = Entrer
door-wrong = Mot de passe incorrect. Après quelques essais, il faut attendre.

## Together

new-friend = un ami, par un lien
new-together = Pendule, discussion et spectateurs
new-clock = Pendule
new-clock-help = Le premier tour de chaque joueur n’est pas minuté. Les pendules s’arrêtent quand le serveur est arrêté.
clock-turn-help = Quand le temps d’un tour est écoulé, un robot le termine.
clock-bank-help = Un joueur qui n’a plus de temps perd.
bad-clock = Cette pendule n’existe pas. Choisissez-en une dans la liste.
local-head = Les liens ne marchent que sur cet ordinateur
local-why = Sur chaque appareil, l’adresse { $host } désigne cet appareil même. Le téléphone d’un ami chercherait la partie sur lui-même.
local-do = Pour jouer avec des amis de votre réseau, relancez tumblestar par cette commande, avec un mot de passe à vous :
local-then = Ouvrez ensuite l’adresse de cet ordinateur sur le réseau, comme { $example }, et créez la table là. Ses liens se passent du mot de passe.
link-copy = Copier le lien
link-copied = Copié.
host-head = Réglages de l’hôte
host-chat = Discussion libre
host-chat-help = Les phrases toutes prêtes restent permises.
host-watchers = Spectateurs
host-watchers-help = Avec leur lien, on peut regarder. On voit ce que voient les joueurs, mais on ne peut pas discuter.
host-listed = Visible dans le salon
host-listed-help = Tout le monde sur ce serveur y voit la table, peut prendre une place libre et revoir la partie terminée.

## L’application à installer

install-head = tumblestar comme application
install-about = Comme application, tumblestar s’ouvre dans sa propre fenêtre. Elle prend moins de 1 Mo.
install-do = Installer
install-ways = Ou à la manière du navigateur :
install-chrome = Chrome et Edge : « Installer » dans la barre d’adresse ou le menu.
install-ios = iPhone et iPad : Partager, puis « Sur l’écran d’accueil ».
install-mac = Safari sur Mac : « Ajouter au Dock » dans le menu Fichier.
install-firefox = Firefox sur Android : « Installer » dans le menu.
install-not = Les navigateurs n’installent que depuis une adresse https. Demandez à la personne qui tient ce serveur d’y mettre TLS (docs/hosting.md).
offline-head = Pas de connexion
offline-about = Le serveur est injoignable. Vos tables sont en sécurité. Cette page revient d’elle-même.
offline-again = Réessayer maintenant
result-share = Partager le résultat
result-save = Enregistrer l’image
