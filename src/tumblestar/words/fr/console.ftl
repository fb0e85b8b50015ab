### La ligne de commande : ce que toutes les commandes partagent, et les commandes hors fonctions.

## Ligne de commande

cli-about = Des jeux de table dans le navigateur. Sans commande : ouvre les jeux.
cli-play = Ouvre les jeux dans le navigateur, ou en joue un dans le terminal.
cli-replay = Montre chaque position d’une partie et ses actions permises, en notation.
cli-verify = Contrôle les tirages d’une partie d’après sa graine.
cli-expect = Montre la suite d’une partie que prévoit le robot le plus fort, en notation.
cli-solve = Trouve la part de victoire de la première place à deux, si chacun joue au mieux, entre des bornes certifiées.
cli-bank = Les points de la banque au début ; par défaut ceux de la boîte.
cli-dice = Un fichier avec les couleurs de vos dés, comme dice.toml.
cli-solve-first = Si chacun joue au mieux, la première place gagne { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } de toutes les parties, une égalité comptant pour moitié.
cli-solve-bounds = Certifié : au moins { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, au plus { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Ceci n’est pas pour { $name } ; attendu : { $allowed }.
cli-score = Compte des constellations ou des cartes notées à une vraie table.
cli-colours = Pour twinkle : les lettres des couleurs en jeu ; par défaut toutes.
cli-sides = Pour twinkle_twinkle : les faces des cinq références dans l’ordre du score, comme ABAAB ; par défaut celles du fichier, sinon toutes A.
cli-not-scored-by = { $option } ne dit rien de { $name }. Laissez-la de côté.
cli-scored = Constellation { $count }, total des cartes : { $total }
cli-scored-line = { $what } : { $points }
cli-nothing-scored = Rien à compter dans « { $file } » ; attendu : une constellation par ligne.
cli-seconds = Secondes de réflexion.
cli-bench = Mesure la vitesse de parties au hasard, en millions d’événements par seconde.
cli-file = La partie à lire ; - lit l’entrée standard.
cli-json = Répond en JSON.
cli-no-browser = N’ouvre pas de fenêtre de navigateur.
cli-lang = La langue des réponses.
cli-help = Montre cette aide.
cli-version = Montre la version.
cli-working = { $name } : { $seconds } s
cli-working-share = { $name } : { $share } % fait, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , encore { $left } s environ
    }
cli-no-command-game = « { $name } » est un jeu. Pour y jouer : tumblestar play { $game }
cli-no-command-file = « { $name } » est un fichier. Pour poursuivre sa partie : tumblestar play { $file }
cli-no-command = Commande inconnue : « { $name } ». tumblestar --help énumère les commandes.
cli-no-command-like = Commande inconnue : « { $name } » ; peut-être « { $command } » ? tumblestar --help énumère les commandes.
cli-expect-over = La partie est terminée. « tumblestar replay FILE » la parcourt.
cli-completion = Écrit le script de complétion d’un shell. Pour bash, mettez eval "$(tumblestar completion bash)" dans ~/.bashrc ; pour zsh de même, dans ~/.zshrc ; pour fish, écrivez-le dans ~/.config/fish/completions/tumblestar.fish.
cli-io-error = La lecture ou l’écriture a échoué : { $why }.

## Le docteur

cli-doctor = Contrôle versions, paquets, jeux, dossier des données, base, port, terminal et robots compilés, et dit ce qu’il faut faire.
doctor-ok = bien
doctor-note = note
doctor-todo = à faire
doctor-end = { $count ->
        [0] Rien à faire.
       *[other] À faire : { $count }.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Paquets : { $packages }.
doctor-not-installed = tumblestar tourne depuis ses sources : ses paquets ne sont pas connus.
doctor-install = Tapez : python -m pip install { $what }
doctor-games = Jeux : { $games }.
doctor-no-numba = Numba n’est pas installé : les robots sont plus lents et moins bons.
doctor-interpreted = TUMBLESTAR_INTERPRET écarte Numba : les robots sont plus lents et moins bons.
doctor-compile = Retirez TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } ne peut pas compiler les robots : { $why }
doctor-compiled = Les robots sont compilés par Numba { $version } et gardés dans { $folder }
doctor-not-kept = Les robots sont compilés par Numba { $version }, mais pas gardés : chaque démarrage les compile de nouveau.
doctor-cache = Indiquez dans TUMBLESTAR_CACHE un dossier où vous seul pouvez écrire.
doctor-settings = Réglages dans l’environnement : { $count ->
        [0] aucun
       *[other] { $names }
    }.
doctor-port = Le port { $port } de { $host } est libre.
doctor-served = Le port { $port } de { $host } est pris ; un tumblestar sert ce dossier.
doctor-port-taken = Le port { $port } de { $host } n’est pas disponible : { $why }.
doctor-other-port = Choisissez-en un autre par --port ou TUMBLESTAR_PORT, ou arrêtez ce qui l’occupe.
doctor-data = Dossier des données : { $folder } (propriétaire { $owner }, mode { $mode }, { $free } Mo libres)
doctor-data-none = Dossier des données : { $folder } sera créé au besoin ({ $free } Mo libres dans { $there })
doctor-unwritable = Vous ne pouvez pas y écrire. Devenez-en propriétaire, ou choisissez-en un autre par --data ou TUMBLESTAR_DATA.
doctor-open-folder = D’autres peuvent le lire, et les graines des parties en cours. Tapez : chmod 700 { $folder }
doctor-little-space = Libérez de l’espace disque, ou choisissez un autre dossier par --data ou TUMBLESTAR_DATA.
doctor-sqlite = Les tables sont gardées par SQLite { $version }.
doctor-postgres = Les tables sont gardées par PostgreSQL { $version } à { $place }
doctor-terminal = Terminal : { $columns } x { $rows } caractères, { $encoding }.
doctor-utf8 = Certains caractères sont remplacés par de semblables. Réglez le terminal sur UTF-8, ou PYTHONUTF8=1.

## Démarrage d’un serveur

run-at = tumblestar est à l’adresse { $address } (Ctrl-C y met fin)
run-data = Les tables sont gardées dans { $folder }
run-no-numba = Sans Numba, les robots jouent ici plus lentement et moins bien. Pour toute leur force : pip install { $what }
run-end = Au revoir. Vos tables sont gardées.
run-port-taken = Le port { $port } est déjà pris, peut-être par un autre tumblestar. Ouvrez celui-là, ou choisissez un autre port : --port { $other }
run-port-forbidden = Le port { $port } ne vous est pas permis. Choisissez-en un au-dessus de 1023 : --port 8017
run-no-address = Impossible d’écouter à { $host } : { $why }.
run-twice = Un autre tumblestar sert déjà { $folder }. Ouvrez celui-là, ou choisissez un autre dossier avec --data.
run-twice-at = Un autre tumblestar sert déjà { $folder }. Ouvrez { $address } dans un navigateur, ou choisissez un autre dossier avec --data.
run-no-limits = Les limites sont levées : chacun peut demander sans fin. Seulement pour mesurer.
run-no-hooks = Il manque à uvicorn { $version } ce dont les limites des connexions ont besoin : { $what }. Ce serveur est réservé à cette machine ; pour l’ouvrir à d’autres, installez une autre version d’uvicorn.

## Serveur

cli-serve = Sert les jeux à un réseau, sans ouvrir de navigateur.
cli-backup = Copie toutes les tables dans un fichier, même pendant qu’on joue.
cli-backup-file = Le fichier à écrire. Il contient les graines des parties en cours : gardez-le secret.
cli-backup-replace = Remplace un fichier existant.
cli-backed-up = Tables dans { $file } : { $count }
cli-terminal-games = Parties dans le terminal : { $count }
cli-restore = Remplace les tables par une copie.
cli-restore-file = Un fichier de « tumblestar backup ».
cli-restore-replace = Met de côté les tables existantes, sous un autre nom.
cli-restored = Tables dans { $folder } : { $count }
cli-restored-aside = Les précédentes sont gardées sous { $file }.
cli-export = Écrit chaque partie en un texte que gens et programmes peuvent lire.
cli-export-target = Un dossier, ou un nouveau fichier .zip.
cli-exported = Parties dans { $target } : { $count }
cli-import = Fait entrer des parties écrites, pour que chacun les parcoure.
cli-import-files = Des parties notées, ou des fichiers zip qui en contiennent.
cli-imported = Parties entrées : { $count }
cli-imported-before = Parties déjà là, qui gardent leurs tables : { $count }
cli-move = Copie toutes les tables dans un dossier vide ou une base PostgreSQL vide ; l’original reste tel quel.
cli-move-from = Où elles sont : un dossier ou une adresse postgresql://.
cli-move-to = Où elles vont : un dossier, ou une telle adresse.
cli-moved = Tables dans { $place } : { $count }

## Les jeux des autres, et ce que les petits jeux n’ont pas à dire eux-mêmes

cli-new-game = Écrit un petit jeu dans un paquet, pour en faire le vôtre.
cli-new-game-name = Le nom du jeu en Python : minuscules sans accent, chiffres et soulignés.
cli-new-game-out = Le dossier où écrire ; par défaut un dossier au nom du jeu, ici.
cli-new-game-bad = « { $name } » ne peut pas être le nom d’un jeu : minuscules sans accent, chiffres et soulignés, une lettre d’abord, et pas le nom d’un autre jeu.
cli-new-game-there = « { $folder } » existe déjà ; choisissez un autre dossier avec --out.
cli-new-game-made = Écrit dans { $folder }. Ensuite : pip install -e { $folder }, puis tumblestar check-game { $name }, et tumblestar play { $name }.
cli-check-game = Confronte un jeu au contrat, et dit ce qui lui manque.
cli-check-game-passed = { $name } passe les { $count } contrôles.
cli-check-game-failed = Contrôles auxquels { $name } échoue : { $count }

## Usage, placeholders, groups and errors of the command line

click-usage = Utilisation :
click-options = Options{ " " }
click-commands = Commandes{ " " }
click-default = par défaut : { $default }
click-required = obligatoire
click-error = Erreur : { $message }
click-aborted = Interrompu.
click-try = Aide : { $command } { $option }
click-no-option = L’option « { $name } » n’existe pas.
click-no-command = La commande « { $name } » n’existe pas ici.
click-did-you-mean = Voulez-vous dire { $possibility } ?
click-missing-command = Tapez une commande.
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-choose = Au choix : { $choices }.
click-invalid = { $param_hint } : { $message }
click-no-choice = « { $value } » n’est pas au choix. Choisissez parmi : { $choice }.
click-no-number = « { $value } » n’est pas { $number_type ->
        [float] un nombre
       *[other] un nombre entier
    }.
click-out-of-range = { $value } est hors des bornes { $range }.
click-needs-value = L’option « { $name } » demande une valeur.
click-takes-no-value = L’option « { $name } » ne prend pas de valeur.
click-too-many = Arguments en trop : { $args }
click-is-file = « { $filename } » est un fichier. Choisissez un dossier.
click-is-folder = « { $filename } » est un dossier. Choisissez un fichier.
click-unreadable = « { $filename } » ne peut pas être lu.
click-version = %(prog)s, version %(version)s
click-quoted = « { $text } »
placeholder-file = FICHIER
placeholder-folder = DOSSIER
placeholder-path = CHEMIN
placeholder-source = ORIGINE
placeholder-target = DESTINATION
placeholder-game = JEU
placeholder-date = DATE
placeholder-link = LIEN
placeholder-name = NOM
placeholder-names = NOM,…
placeholder-number = NOMBRE
placeholder-text = TEXTE
placeholder-setting = NOM=NOMBRE
placeholder-address = ADRESSE
placeholder-addresses = ADRESSE,…
placeholder-options = OPTIONS
placeholder-command = COMMANDE
placeholder-arguments = ARGUMENTS
cli-group-play = Jouer{ " " }
cli-group-play-for = Pour tous : jouer dans le navigateur ou dans le terminal.
cli-group-learn = Apprendre{ " " }
cli-group-learn-for = Pour les joueurs : apprendre un jeu et progresser.
cli-group-keep = Conserver{ " " }
cli-group-keep-for = Pour qui a gardé des parties : les voir, les vérifier et les copier.
cli-group-host = Héberger{ " " }
cli-group-host-for = Pour les hôtes : installer tumblestar et l’ouvrir à d’autres.
cli-group-study = Étudier{ " " }
cli-group-study-for = Pour la recherche : mesurer jeux et robots.
cli-group-make = Créer{ " " }
cli-group-make-for = Pour qui programme : écrire son propre jeu.
