### La ligne de commande : ce que toutes les commandes partagent, et les commandes hors fonctions.

## Ligne de commande

cli-about = Des jeux de table dans le navigateur ou le terminal. Sans commande, ouvre les jeux dans le navigateur.
cli-play = Ouvre les jeux dans le navigateur, ou en joue un dans le terminal.
cli-replay = Montre chaque position d’un fichier de partie, avec ses actions permises.
cli-verify = Contrôle les lancers et tirages d’un fichier de partie d’après sa graine.
cli-expect = Montre les coups que le robot le plus fort prévoit après la fin d’un fichier de partie.
cli-solve = Résout un jeu à deux, entre des bornes certifiées : combien de fois le premier joueur gagne si chacun joue au mieux.
cli-bank = Les points de la banque au début ; par défaut ceux de la boîte.
cli-dice = Un fichier avec les couleurs de vos dés, comme dice.toml.
cli-solve-first = Si chacun joue au mieux, le premier joueur gagne { NUMBER($value, minimumFractionDigits: 10, maximumFractionDigits: 10) } de toutes les parties. Une égalité compte pour moitié.
cli-solve-bounds = Certifié : au moins { NUMBER($low, minimumFractionDigits: 12, maximumFractionDigits: 12) }, au plus { NUMBER($high, minimumFractionDigits: 12, maximumFractionDigits: 12) }.
cli-game-unfit = Cela ne marche pas avec { $name }, seulement avec { $allowed }.
cli-score = Compte des constellations ou des cartes notées à une vraie table.
cli-colours = Pour twinkle : les lettres des couleurs en jeu ; par défaut toutes.
cli-sides = Pour twinkle_twinkle : les faces des 5 références dans l’ordre du score, comme ABAAB ; par défaut celles du fichier, sinon toutes A.
cli-not-scored-by = { $option } n’est pas pour { $name }. Laissez cette option de côté.
cli-scored =
    Constellation { $count } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    } pour ses cartes
cli-scored-line = { $what } : { $points }
cli-nothing-scored = Il n’y a rien à compter dans « { $file } ». Écrivez une constellation par ligne.
cli-seconds = Secondes de réflexion du robot.
cli-bench = Mesure la vitesse de parties au hasard, en millions d’événements par seconde.
cli-file = Le fichier de partie à lire ; « - » lit l’entrée standard.
cli-json = Répond en JSON.
cli-no-browser = N’ouvre pas de fenêtre de navigateur.
cli-lang = La langue des réponses.
cli-help = Montre cette aide.
cli-version = Montre la version.
cli-working = { $name } : { $seconds } s
cli-working-share =
    { $name } : { $share } % fait, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , encore { $left } s environ
    }
cli-no-command-game = « { $name } » est un jeu. Pour y jouer : tumblestar play { $game }
cli-no-command-file = « { $name } » est un fichier. Pour reprendre sa partie : tumblestar play { $file }
cli-no-command = La commande « { $name } » n’existe pas. Tapez « tumblestar --help » pour toutes les commandes.
cli-no-command-like = La commande « { $name } » n’existe pas. Vouliez-vous dire « { $command } » ? Tapez « tumblestar --help » pour toutes les commandes.
cli-expect-over = La partie est terminée. Tapez « tumblestar replay FILE » pour la parcourir.
cli-completion = Affiche le script de complétion d’un shell. Bash : mettez eval "$(tumblestar completion bash)" dans ~/.bashrc. Zsh : de même dans ~/.zshrc. Fish : écrivez-le dans ~/.config/fish/completions/tumblestar.fish.
cli-io-error = La lecture ou l’écriture a échoué : { $why }.

## Le docteur

cli-doctor = Contrôle l’installation et dit comment réparer : versions, paquets, jeux, dossier des données, base, port, terminal et robots compilés.
doctor-ok = bien
doctor-note = note
doctor-todo = à faire
doctor-end =
    { $count ->
        [0] Rien à faire.
        [one] { $count } chose à faire.
       *[other] { $count } choses à faire.
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
doctor-other-port = Choisissez-en un autre par --port ou TUMBLESTAR_PORT, ou arrêtez le programme qui l’utilise.
doctor-data = Dossier des données : { $folder } (propriétaire { $owner }, mode { $mode }, { $free } Mo libres)
doctor-data-none = Dossier des données : { $folder }, créé au besoin ({ $free } Mo libres dans { $there })
doctor-unwritable = Vous ne pouvez pas y écrire. Devenez-en propriétaire, ou choisissez-en un autre par --data ou TUMBLESTAR_DATA.
doctor-open-folder = D’autres sur cette machine peuvent le lire, et les graines secrètes des parties en cours. Tapez : chmod 700 { $folder }
doctor-little-space = Libérez de l’espace disque, ou choisissez un autre dossier par --data ou TUMBLESTAR_DATA.
doctor-sqlite = Les tables sont gardées par SQLite { $version }.
doctor-postgres = Les tables sont gardées par PostgreSQL { $version } à { $place }
doctor-terminal = Terminal : { $columns } x { $rows } caractères, { $encoding }.
doctor-utf8 = Certains caractères sont remplacés par de semblables. Réglez le terminal sur UTF-8, ou PYTHONUTF8=1.

## Démarrage d’un serveur

run-at = tumblestar est à l’adresse { $address } (Ctrl-C y met fin)
run-data = Les tables sont enregistrées dans { $folder }
run-no-numba = Sans Numba, les robots sont plus lents et moins forts. Pour toute leur force : pip install { $what }
run-end = Au revoir. Vos tables sont enregistrées.
run-port-taken = Le port { $port } est déjà pris, peut-être par un autre tumblestar. Ouvrez celui-là, ou choisissez un autre port : --port { $other }
run-port-forbidden = Le port { $port } ne vous est pas permis. Choisissez-en un au-dessus de 1023 : --port 8017
run-no-address = Impossible d’écouter à { $host } : { $why }.
run-twice = Un autre tumblestar sert déjà { $folder }. Ouvrez celui-là, ou choisissez un autre dossier avec --data.
run-twice-at = Un autre tumblestar sert déjà { $folder }. Ouvrez { $address } dans un navigateur, ou choisissez un autre dossier avec --data.
run-no-limits = Les limites sont levées : chacun peut envoyer autant de demandes qu’il veut. Seulement pour mesurer.
run-no-hooks = Il manque à uvicorn { $version } ce dont les limites des connexions ont besoin : { $what }. Sans cela, tumblestar ne sert que cette machine. Pour l’ouvrir à d’autres, installez une autre version d’uvicorn.

## Serveur

cli-serve = Sert les jeux à un réseau, sans ouvrir de navigateur.
cli-backup = Copie toutes les tables dans un fichier, même pendant qu’on joue.
cli-backup-file = Le fichier à écrire. Il contient les graines des parties en cours : gardez-le secret.
cli-backup-replace = Remplace un fichier existant.
cli-backed-up =
    { $count ->
        [one] { $count } table enregistrée dans { $file }
       *[other] { $count } tables enregistrées dans { $file }
    }
cli-terminal-games =
    { $count ->
        [one] { $count } partie du terminal
       *[other] { $count } parties du terminal
    }
cli-restore = Restaure toutes les tables d’une sauvegarde.
cli-restore-file = Un fichier de « tumblestar backup ».
cli-restore-replace = Met de côté les tables existantes, sous un autre nom.
cli-restored =
    { $count ->
        [one] { $count } table restaurée dans { $folder }
       *[other] { $count } tables restaurées dans { $folder }
    }
cli-restored-aside = Vos tables précédentes sont gardées sous { $file }.
cli-export = Exporte chaque partie dans un fichier de partie, lisible par tous et par les programmes.
cli-export-target = Un dossier, ou un nouveau fichier .zip.
cli-exported =
    { $count ->
        [one] { $count } partie exportée vers { $target }
       *[other] { $count } parties exportées vers { $target }
    }
cli-import = Importe des fichiers de parties. Tout le monde sur le serveur peut ensuite les revoir.
cli-import-files = Des fichiers de parties, ou des fichiers zip qui en contiennent.
cli-imported =
    { $count ->
        [one] { $count } partie importée
       *[other] { $count } parties importées
    }
cli-imported-before =
    { $count ->
        [one] { $count } partie était déjà là et garde sa table
       *[other] { $count } parties étaient déjà là et gardent leurs tables
    }
cli-move = Copie toutes les tables ailleurs : dans un dossier vide ou une base PostgreSQL vide. L’original reste tel quel.
cli-move-from = Où sont les tables : un dossier ou une adresse postgresql://.
cli-move-to = Où les copier : un dossier ou une adresse postgresql://.
cli-moved =
    { $count ->
        [one] { $count } table copiée vers { $place }
       *[other] { $count } tables copiées vers { $place }
    }

## Les jeux des autres, et ce que les petits jeux n’ont pas à dire eux-mêmes

cli-new-game = Écrit un petit jeu sous forme de paquet, dont vous ferez le vôtre.
cli-new-game-name = Le nom du jeu en Python : minuscules sans accent, chiffres et soulignés.
cli-new-game-out = Le dossier où écrire ; par défaut un dossier au nom du jeu, ici.
cli-new-game-bad = « { $name } » ne peut pas être le nom d’un jeu. Utilisez des minuscules sans accent, des chiffres et des soulignés, une lettre d’abord, et pas le nom d’un autre jeu.
cli-new-game-there = « { $folder } » existe déjà. Choisissez un autre dossier avec --out.
cli-new-game-made = Écrit dans { $folder }. Ensuite : pip install -e { $folder }, puis tumblestar check-game { $name }, et tumblestar play { $name }.
cli-check-game = Confronte un jeu au contrat, et dit ce qui lui manque.
cli-check-game-passed = { $name } passe les { $count } contrôles.
cli-check-game-failed =
    { $count ->
        [one] { $name } échoue à { $count } contrôle.
       *[other] { $name } échoue à { $count } contrôles.
    }

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
