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
language-incomplete = Certains textes ne sont pas encore traduits et sont en anglais.
settings-theme = Aspect
settings-save = Garder
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
box-minutes = { $count } min.
card-seats-short = { $first } à { $last }
card-age = dès { $age } ans
play-bots = Contre des bots
play-friends = Avec des amis
play-friends-how = par un lien
play-device = Sur cet appareil
play-device-how = il passe de main en main
play-seats = Joueurs
play-more = Plus d’options
play-count = { $count } joueurs
play-level = { $name }, { $stars } étoiles sur cinq
card-basis = La fiche d’un jeu donne les minutes et l’âge de la boîte. La chance est mesurée : combien de fois un bot simple bat le plus fort. Les minutes et la réflexion ici sont notre avis.
card-luck-1 = presque pas de chance
card-luck-2 = peu de chance
card-luck-3 = un peu de chance
card-luck-4 = beaucoup de chance
card-luck-5 = énormément de chance
card-thought-1 = sans effort
card-thought-2 = un peu de réflexion
card-thought-3 = de la réflexion
card-thought-4 = beaucoup de réflexion
card-thought-5 = une réflexion profonde
time-now = à l’instant
time-yesterday = hier
open-none = Aucun fichier n’a été choisi.
card-seats-exactly = { $count ->
        [one] Pour un joueur
       *[other] Pour { $count } joueurs
    }

## Nouvelle table

new-head = Nouvelle table : { $game }
new-seats = Combien de joueurs ?
new-seat = Place { $count }
new-who = Qui
new-me = moi
new-person = une autre personne devant cet écran
new-bot = robot : { $name } { $stars }
new-bots = À propos des robots
new-bots-away = { $bots } : seulement dans le programme installé, car un navigateur réfléchirait trop longtemps.
new-name = Nom
new-play = Jouer
new-options = Options
new-chance = Hasard et loyauté
new-chance-kind = D’où vient le hasard
new-seed = Graine
new-commitment = Engagement sur la graine secrète de cette table :
new-salt = Sel de la place { $count }
new-salt-help = La graine reste secrète jusqu’à la fin de la partie ; l’engagement, son SHA-256, prouve qu’elle n’a pas changé. Si vous ne vous fiez pas à ce serveur, ajoutez des mots quelconques comme sel : ils entrent dans chaque tirage.
new-wrong = Cette table ne peut pas encore être dressée :
new-typed-nobody = Un vrai plateau demande une personne qui note ce que fait le hasard.
chance-sealed = Scellé
chance-sealed-help = Une graine secrète, promise avant le début. Après la fin, chacun peut contrôler chaque tirage.
chance-seed = D’après une graine que vous donnez
chance-seed-help = Même graine, même mise en place. Qui la connaît peut la prédire : la partie notée le dit.
chance-typed = Un vrai plateau
chance-typed-help = Vous dressez le vrai plateau et vous notez ce qui se trouve où.

## Table

rows-label = Les rangées des joueurs ; aussi en texte.
action-turn = Tourner
action-over = Retourner
steps-label = Parcourir la partie
step-first = Premier événement
step-previous = Un événement en arrière
step-next = Un événement en avant
step-last = Dernier événement
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
verify-open-means = La partie peut être loyale ; on ne peut seulement pas prouver que personne ne savait.
verify-older-means = Contrôlez-la avec la version de tumblestar avec laquelle elle a été jouée.
verify-closed-means = Revenez quand la partie sera finie.
verify-false-means = Quelqu’un a modifié cette partie.
verify-commitment-was = Engagement
verify-seed-is = Graine
verify-how = Vous n’avez pas à croire cette page : téléchargez la partie et lancez « tumblestar verify », ou calculez comme le décrit docs/chance.md.
verify-details = Détails
verify-each = Chaque tirage
verify-each-some = { $most } tirages sur { $count } figurent ici ; tous ont été vérifiés jusqu’au premier faux.
verify-each-right = découle de la graine
verify-each-wrong = ne découle pas de la graine
verify-each-none = non contrôlé
verify-draw = (tirage { $count } du flux « { $stream } »)
verify-back = Retour à la table

## Mauvaises nouvelles

sorry-400 = Cela ne peut pas être lu
sorry-400-help = Revenez en arrière et réessayez.
sorry-403 = Ce n’est pas permis
sorry-403-help = Revenez à la table.
sorry-404 = Il n’y a rien ici
sorry-404-help = L’adresse est peut-être fausse, ou la table supprimée ou à quelqu’un d’autre.
sorry-table = Cette table demande une invitation.
sorry-table-help = Demandez le lien à la personne qui vous envoie.
sorry-405 = Cette demande est impossible
sorry-405-help = Servez-vous des boutons des pages.
sorry-409 = Cette table ne peut pas être ouverte
sorry-409-help = Elle vient peut-être d’une autre version de tumblestar. Vos autres tables restent intactes.
sorry-413 = C’est trop grand
sorry-413-help = Une partie tient dans un mégaoctet de texte.
sorry-421 = Ce serveur a un autre nom
sorry-421-help = Qui le tient peut admettre ce nom : TUMBLESTAR_HOSTS=nom.
sorry-424 = On ne peut pas jouer à ce jeu maintenant
sorry-424-help = Corrigez son fichier de données, puis relancez tumblestar ; les autres jeux continuent.
sorry-428 = Ce navigateur bloque les cookies
sorry-428-help = tumblestar vous reconnaît à un cookie. Sans lui, aucune place et aucune table ne peut être à vous. Rien n’a été utilisé. Autorisez les cookies pour cette adresse, revenez en arrière et réessayez.
sorry-500 = Quelque chose s’est mal passé ici
sorry-500-help = C’est notre faute. Ce qui a été joué est gardé ; rechargez la page.
sorry-503 = Les tables ne peuvent pas être gardées maintenant
sorry-503-help = Rien de ce qui a été confirmé n’est perdu. Rechargez la page plus tard.
sorry-home = Aux jeux
sorry-401 = Mot de passe demandé
sorry-401-help = Allez aux jeux pour le donner.
sorry-429 = Trop de demandes
sorry-429-help = Attendez un peu et réessayez ; rien n’est perdu.
work-busy = Trop de calculs sont en cours. Réessayez dans { $seconds } s.

## Mot de passe

door-head = Entrez
door-about = Ce serveur demande un mot de passe. Qui vous a invité le connaît.
door-password = Mot de passe
door-enter = Entrer
door-wrong = Mot de passe incorrect. Après quelques essais, il faut attendre.

## Together

new-friend = un ami, par un lien
new-together = Pendule, discussion et invités
new-clock = Pendule
new-clock-help = Le premier tour de chacun n’est pas minuté, et les pendules s’arrêtent avec le serveur.
clock-turn-help = Quand le temps d’un tour est écoulé, un robot le termine.
clock-bank-help = Qui n’a plus de temps perd.
bad-clock = Cette pendule n’existe pas.
local-head = Les liens ne marchent que sur cet ordinateur
local-why = L’adresse { $host } veut dire partout « cet appareil même » : le téléphone d’un ami chercherait la partie sur lui-même.
local-do = Pour jouer avec des amis de votre réseau, relancez tumblestar par cette commande, avec un mot de passe à vous :
local-then = Ouvrez ensuite l’adresse de cet ordinateur sur le réseau, comme { $example }, et créez la table là. Ses liens se passent du mot de passe.
link-copy = Copier le lien
link-copied = Copié.
host-head = Réglages de l’hôte
host-chat = Discussion libre
host-chat-help = Les phrases toutes prêtes restent permises.
host-watchers = Spectateurs
host-watchers-help = Qui a leur lien peut regarder, voit ce que voient les joueurs, et ne peut pas discuter.
host-listed = Visible dans le salon
host-listed-help = Chacun sur ce serveur y voit la table, peut prendre les places libres, et peut voir la partie finie.

## L’application à installer

install-head = tumblestar comme application
install-about = Installé, tumblestar s’ouvre dans sa propre fenêtre et prend moins d’un mégaoctet.
install-do = Installer
install-ways = Ou à la manière du navigateur :
install-chrome = Chrome et Edge : « Installer » dans la barre d’adresse ou le menu.
install-ios = iPhone et iPad : Partager, puis « Sur l’écran d’accueil ».
install-mac = Safari sur Mac : « Ajouter au Dock » dans le menu Fichier.
install-firefox = Firefox sur Android : « Installer » dans le menu.
install-not = Les navigateurs n’installent que depuis une adresse https. Demandez à qui tient ce serveur d’y mettre TLS (docs/hosting.md).
offline-head = Pas de connexion
offline-about = Le serveur ne répond pas. Vos tables sont en sûreté ; cette page revient d’elle-même.
offline-again = Réessayer maintenant
result-share = Partager le résultat
result-save = Enregistrer l’image
