### Les mots de l'application en français, dans le même ordre que en.ftl.

## Refus et erreurs des parties, des options et du hasard

refused-over = La partie est terminée.
refused-seat = Ce n’est pas votre tour ; c’est { $seat ->
        [0] au hasard
       *[other] à la place { $seat }
    } d’agir.
# $now: ce qu’il y a à faire, une phrase du jeu.
refused-turn = Ce n’est pas à vous. { $now }
refused-place = Il n’y a rien à faire là pour l’instant. { $now }
refused-chance = Les tirages découlent ici de la graine. Seule une table à vrai plateau en accepte.
bad-seats = Le jeu ne peut pas avoir { $seats } places ; attendu : { $allowed }.
bad-option = Option inconnue : « { $name } » ; attendu : { $allowed }.
bad-option-value = L’option « { $name } » ne peut pas valoir { $value } ; attendu : { $allowed }.
bad-option-twice = L’option « { $name } » ne peut pas valoir à la fois { $first } et { $second } ; donnez-la une seule fois.
bad-value = { $name } ne peut pas être { $value } ; attendu : { $expected }.
bad-name = Un nom ou un sel tient sur une ligne d’au plus { $most } caractères visibles.
bad-chance = Hasard inconnu : « { $text } » ; attendu : { $allowed }.
bad-commitment = Un hasard scellé demande un engagement : 64 chiffres hexadécimaux.
bad-practice = Une partie d’entraînement n’a pas de hasard scellé.
bad-seed = Une graine tient sur une ligne de 1 à { $most } caractères visibles.
bad-salts = Attendu : { $seats } sels, un par place ; un sel peut être vide.
bad-seat-kind = Une place revient à une personne ou à un robot.
unknown-game = Jeu inconnu : « { $name } » ; attendu : { $games }.
game-broken = Le jeu « { $name } » ne peut pas être chargé : { $why }
row-points = { $seat } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
unknown-bot = Robot inconnu : « { $name } » ; attendu : { $bots }.

## Lire une partie

record-long = Le fichier dépasse { $most } caractères, trop pour une partie.
record-format = Ce n’est pas une partie ; première ligne attendue : « { $expected } ».
record-header = Rubrique d’en-tête inconnue : « { $text } » ; attendu : { $keys }.
record-twice = La rubrique « { $key } » figure deux fois.
record-missing = La rubrique « { $key } » manque dans l’en-tête.
record-older = Partie jouée et montrée selon la version { $rules } des règles. La plus récente est la version { $version }.
record-other = Partie jouée selon la version { $rules } des règles (données { $data }), montrée selon la version { $version } (données { $digest }) ; les points peuvent différer.
record-cut = Partie jouée selon la version { $rules } des règles (données { $data }). La version { $version } (données { $digest }) montre { $n } de ses { $count } événements ; le texte de la partie les a tous.
record-rules = La partie suit la version « { $text } » des règles ; ce programme joue la version { $version }.
record-data = La partie a un autre matériel (données « { $text } ») que ce programme ({ $digest }).
record-seat = « { $text } » n’est pas une place ; attendu : « person » ou « bot », puis un nom.
record-salt = La place de ce sel n’existe pas ; la partie a { $seats } places.
record-options = « { $text } » n’est pas une option ; attendu : nom=nombre, avec les noms { $options }.
record-seed = La graine ouverte devrait avoir 64 chiffres hexadécimaux.
record-early-seed = La graine d’une partie scellée ne s’ouvre qu’à la fin.
record-date = La date devrait ressembler à 2026-11-21.
record-start = Les places et les options doivent être celles de la position de départ.
record-practice = « { $text } » ne peut pas suivre « practice » ; attendu : « yes ».
record-event = « { $text } » n’est pas un événement ; attendu : un numéro, puis * pour le hasard ou le numéro d’une place, puis l’action.
record-number = L’événement porte le numéro { $text } ; attendu : { $expected }. Une ligne manque peut-être avant lui.
record-actor = L’événement est de « { $text } », mais c’est à { $expected } d’agir.
record-after-end = La partie est terminée avant cet événement.
record-refused = « { $text } » ne peut pas se faire ici. { $why }
record-end = La partie finit par « { $text } », mais ses événements par « { $expected } ».
record-result = Le résultat de la partie est « { $text } », mais celui de ses événements « { $expected } ».
unreadable-at = Ligne { $line } : { $why }
unread-state = « { $text } » ne fait pas partie d’une position ; attendu : clé=valeur avec les clés { $keys }, une fois chacune.
unread-state-value = « { $text } » ne convient pas à « { $key } » dans cette position ; grammaire : docs/{ $page }.md.

## Contrôler le hasard

verify-proved = Tous les tirages découlent de la graine scellée avant le début. Contrôlés : { $count }.
verify-seed = Hasard ouvert : tous les tirages découlent de la graine « { $seed } », que quelqu’un a donnée et pouvait connaître. Contrôlés : { $count }.
verify-practice = Entraînement : quelqu’un est revenu en arrière, le hasard est donc ouvert. Tous les tirages découlent de la graine. Contrôlés : { $count }.
verify-typed = Hasard ouvert : les tirages ({ $count }) ont été saisis ou choisis, il n’y a rien à contrôler.
verify-older = Les règles (version { $rules }) ou le matériel de cette partie ne sont pas conservés ici : son hasard ne peut pas être contrôlé.
verify-closed = La graine est scellée jusqu’à la fin de la partie : les tirages faits jusqu’ici ({ $count }) ne peuvent pas encore être contrôlés.
verify-commitment = Faux : la graine de la partie n’est pas celle scellée avant le début.
verify-outcome = Faux : l’événement { $n } est « { $text } », mais le tirage { $count } du flux « { $stream } » de la graine donne « { $expected } ».

## Robots

bot-random = Hasard
bot-random-help = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-help = prend ce qui rapporte tout de suite
bot-novice = Novice
bot-club = Joueur de club
bot-strong = Fort
bot-expert = Expert
bot-master = Maître

## Environnements pour les programmes qui apprennent

# $env : ce qui a été appelé, comme tumblestar.env.pettingzoo('twisty').
env-fault = { $env } : { $why }
env-illegal = { $env } : l’action { $action } de { $agent } n’est pas permise ; attendu : { $allowed }.
env-not-begun = { $env } : appelez d’abord reset().
env-needs = { $env } demande le paquet { $package } : pip install { $what }
env-array = { $env } : { $name } est un tableau de { $type } de forme { $shape } ; attendu : { $wanted_type }, { $wanted_shape }.
env-layout = { $env } : le tableau pour { $name } a des trous ou ne peut pas être écrit ; attendu : un tableau comme de numpy.zeros.

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
cli-game-unfit = Ceci n’est pas pour { $name } ; attendu : { $games }.
cli-score = Compte des constellations ou des cartes notées à une vraie table.
cli-colours = Pour twinkle : les lettres des couleurs en jeu ; par défaut toutes.
cli-sides = Pour twinkle_twinkle : les faces des cinq références dans l’ordre du score, comme ABAAB ; par défaut celles du fichier, sinon toutes A.
cli-not-scored-by = { $option } ne dit rien de { $name }. Laissez-la de côté.
cli-rules = Montre les règles d’un jeu avec leurs numéros, et marque celles qui ne sont pas dans la règle imprimée.
cli-tiles = Dessine plutôt les tuiles, avec leurs nombres et les tables, pour les comparer à une boîte.
cli-out = Le fichier à écrire, .html ou .svg pour les tuiles ; par défaut la sortie standard.
cli-unwritable-file = Le fichier « { $file } » ne peut pas être écrit : { $why }.
cli-scored = Constellation { $count }, total des cartes : { $total }
cli-scored-line = { $what } : { $points }
cli-nothing-scored = Rien à compter dans « { $file } » ; attendu : une constellation par ligne.
cli-seconds = Secondes de réflexion.
cli-bench = Mesure la vitesse de parties au hasard, en millions d’événements par seconde.
cli-lab = Mesure robots et jeux par beaucoup de parties entre robots.
cli-ladder = Classe les robots d’un jeu sur une seule échelle (Bradley-Terry) : 100 points de plus gagnent 64 % des parties à deux. Chaque robot joue contre ses voisins et « greedy » avec chaque nombre de places, chaque mise en place depuis chaque place. Au-delà de deux places, un robot joue parmi d’autres d’une même sorte, dans les deux sens ; l’égalité est 1 / places.
cli-ladder-game = Le jeu ; par défaut tous.
cli-ladder-seats = Un nombre de places, répétable ; par défaut tous à partir de deux.
cli-ladder-games = Parties de chaque match avec les options de la boîte.
cli-ladder-mixed = Parties de chaque match aux options tirées au hasard pour chaque mise en place ; par défaut aucune.
cli-ladder-bots = Les robots, le plus faible d’abord, séparés par des virgules ; par défaut tous ceux du jeu.
cli-ladder-seed = La graine des mises en place et du hasard.
cli-ladder-keep = Écrit ladder-GAME.json dans ce dossier après chaque match, et continue à partir de celui des robots actuels.
cli-ladder-two = Une échelle demande au moins deux robots ; le jeu a { $bots }.
cli-ladder-match = { $rivals ->
        [one] { $us } contre { $them }
       *[other] { $us } parmi { $rivals } × { $them }
    }{ $options ->
        [mixed] , options mêlées
       *[box] { "" }
    } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) }, l’égalité est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) }) de { $games } parties
cli-ladder-head-bot = classement
cli-ladder-head-box = { $seats } places
cli-ladder-head-mixed = { $seats } places, options mêlées
cli-ladder-head-all = toutes les parties
cli-ladder-rating = { NUMBER($points, maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) } à { NUMBER($high, maximumFractionDigits: 0) })
cli-lab-play = Joue beaucoup de parties entre robots, et rend compte des robots, des places, de la longueur et des points. Chaque mise en place est jouée une fois pour chaque rotation des robots, avec le même hasard ; les intervalles sont à 95 % par mise en place. Ctrl-C interrompt et rend compte ; avec --keep, la même commande continue.
cli-lab-compare = Compare deux variantes, ou deux équipes de robots, avec le même hasard : moyennes, intervalles à 95 % par mise en place, et tailles d’effet (en écarts types d’une partie).
cli-lab-selfplay = Écrit des parties de robots comme données d’apprentissage : une ligne Parquet par décision (observation, actions permises, action, politique, parts de victoire de l’évaluateur, résultat), et une fiche des données. Demande l’extra « lab ». Après Ctrl-C, la même commande continue ; avec plus de parties, elle les ajoute.
cli-lab-out = Le dossier où écrire ; créé s’il manque.
cli-lab-values = Écrit aussi la valeur de chaque action permise selon l’évaluateur. Prend beaucoup plus de temps.
cli-lab-tries = Combien de fois chaque robot est interrogé dans chaque position, pour sa politique ; 1 prend ce qu’il a joué.
cli-lab-per-file = Parties par fichier, arrondies à des mises en place entières.
lab-selfplay-done = Parties : { $games }. Décisions : { $rows }. Fichiers : { $files }. Dossier : « { $folder } ».
cli-lab-bots = Les robots par place avant rotation, séparés par des virgules ; le dernier prend les places restantes. Par défaut « greedy ».
cli-lab-seats = Le nombre de places ; par défaut celui des robots, ou le plus petit à partir de deux.
cli-lab-games = Le nombre de parties, arrondi à des mises en place entières.
cli-lab-option = Une option du jeu, répétable.
cli-lab-against-bots = La seconde équipe ; par défaut la première.
cli-lab-against-option = Une option de la seconde variante, répétable ; les autres sont celles de la première.
cli-lab-seed = La graine du hasard et des choix : même graine, mêmes parties.
cli-lab-workers = Processus ; par défaut un par cœur. Les résultats sont les mêmes.
cli-lab-keep = Garde les parties finies dans ce fichier, et continue à partir de là.
cli-lab-ray = Joue sur la grappe Ray à cette adresse (« auto » : une locale). Demande l’extra « ray ».
cli-lab-luck = Examine autant de parties : ce que le hasard explique, et les décisions par règle. Prend des secondes par partie.
cli-lab-csv = Écrit dans ce fichier une ligne CSV par partie et place.
cli-lab-parquet = Écrit les mêmes lignes en Parquet. Demande l’extra « lab ».
cli-lab-html = Écrit tous les tableaux et graphiques en une page HTML. Demande l’extra « lab ».
lab-needs = { $option } demande l’extra « { $extra } » : pip install { $what }
lab-too-many-bots = Trop de robots ({ $count }) pour { $seats } places.
lab-same = Rien ne diffère : donnez --against-bots ou --against-option.
cli-not-both = Donnez { $first } ou { $second }, pas les deux.
lab-kept-other = Le fichier « { $file } » a les parties d’une autre étude ou de robots plus anciens ; choisissez un autre fichier, ou déplacez-le.
lab-kept-damaged = La ligne { $line } du fichier « { $file } » est abîmée ; supprimez-la, ou déplacez le fichier.
lab-kept-dropped = La dernière ligne du fichier « { $file } » est incomplète ; ses parties sont rejouées.
lab-broken-off = Interrompu après { $games } parties sur { $total }.
lab-broken-off-kept = Interrompu après { $games } parties sur { $total } ; la même commande continue.
lab-workers-died = Les processus se sont arrêtés plusieurs fois, peut-être faute de mémoire ; essayez-en moins (--workers).
lab-no-ray = Il n’y a pas de grappe Ray à « { $address } » : { $why }
lab-title = { $game } : { $games } parties
lab-title-compare = { $game } : { $games } parties chacun, { $first } et { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Par robot (intervalles à 95 % ; l’égalité est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Par place (l’égalité est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Par partie
lab-spread = Répartitions
lab-by-rule = Décisions par règle ({ $games } parties)
lab-luck = Le hasard explique { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de la variance des résultats ({ $games } parties) : la correction en retire autant.
lab-no-luck = La part du hasard ne peut être mesurée : le jeu n’a pas d’évaluateur ici, ou tous les résultats sont les mêmes.
lab-head = { $what ->
        [bot] robot
        [seat] place
        [share] part de la victoire
        [points] points
        [figure] mesure
        [mean] moyenne
        [least] minimum
        [tenth] un dixième dessous
        [median] médiane
        [ninetieth] un dixième dessus
        [most] maximum
        [first] premier
        [second] second
        [difference] différence
        [effect] taille d’effet
        [rule] règle
        [decisions] des décisions
       *[games] des parties
    }
lab-figure = { $what ->
        [events] événements
        [decisions] décisions
        [legal] actions permises, toutes décisions ensemble
        [choices] actions permises d’une décision
        [leads] changements de tête aux points
        [margin] avance en points à la fin
        [ties] parties partagées entre plusieurs
       *[unfinished] parties abandonnées
    }
lab-figure-of = { $what ->
        [share] part de la victoire
       *[points] points
    } : { $who }
lab-figure-seat = { $what ->
        [share] part de la victoire
       *[points] points
    } : place { $number }
lab-change = { $first } / { $second }
lab-number = { NUMBER($mean, maximumFractionDigits: 2) }
lab-number-range = { NUMBER($mean, maximumFractionDigits: 2) } ({ NUMBER($low, maximumFractionDigits: 2) } à { NUMBER($high, maximumFractionDigits: 2) })
lab-share = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) }
lab-share-range = { NUMBER($mean, style: "percent", maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", maximumFractionDigits: 1) })
lab-chart-shares = Part de la victoire, avec des intervalles à 95 %
lab-chart-of = { $what ->
        [points] Points à la fin, par robot
        [events] Événements d’une partie
       *[legal] Actions permises d’une décision
    }
lab-chart-text = { $title }. Chiffres : tableau « { $table } ».
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
cli-play-resume = Poursuit la dernière partie du terminal ; avec GAME, la dernière de ce jeu.
cli-completion = Écrit le script de complétion d’un shell. Pour bash, mettez eval "$(tumblestar completion bash)" dans ~/.bashrc ; pour zsh de même, dans ~/.zshrc ; pour fish, écrivez-le dans ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Des problèmes : des positions où une façon est, preuve à l’appui, bien meilleure que toutes les autres.
cli-puzzles-list = Liste les problèmes. En JSON, un par ligne : id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Seulement ceux d’un jeu.
cli-puzzles-theme = Seulement ceux d’un thème, comme « theft ».
cli-puzzles-no-theme = Thème inconnu : « { $theme } » ; attendu : { $themes }.
cli-puzzles-play = Joue aux problèmes d’un jeu ou de tous dans ce terminal.
cli-puzzles-order = Des mots quelconques : mêmes mots, même ordre des problèmes.
cli-puzzles-make = Écrit dans un fichier des problèmes tirés de parties entre robots, et à côté la façon dont ils ont été faits. Même graine, mêmes problèmes.
cli-puzzles-count-of = Combien.
cli-puzzles-bots = Les robots, séparés par des virgules ; par défaut tous sauf « random » et les deux plus forts.
cli-puzzles-seed = La graine des parties.
cli-puzzles-out = Le fichier à écrire.
cli-puzzles-head-id = problème
cli-puzzles-head-seats = places
cli-puzzles-head-rating = cote
cli-puzzles-head-themes = thèmes
cli-puzzles-count = Problèmes : { $count }


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

cli-no-file = Il n’y a pas de fichier « { $file } ».
cli-io-error = La lecture ou l’écriture a échoué : { $why }.
cli-unreadable-file = Le fichier « { $file } » ne peut pas être lu : { $why }.
cli-not-text = Le fichier « { $file } » n’est pas du texte en UTF-8.
cli-no-records = Il n’y a aucune partie notée dans « { $file } » : des fichiers dont le nom finit par .txt.

### Les pages

## Autour de chaque page

app-name = tumblestar
app-title = tumblestar : jeux de table
app-description = Des jeux de table dans le navigateur, contre des robots ou à plusieurs.
title-page = { $page } · tumblestar
title-table = { $game } · tumblestar
title-yours = ● À vous · { $game }
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
language-incomplete = Certains textes ne sont pas encore traduits et sont en anglais.
settings-theme = Aspect
settings-save = Garder
mine-head = Mes données
mine-nobody = Rien n’est encore gardé sur vous ici. Si vous jouez sur un autre appareil, reprenez-vous ici.
carry-out-head = Jouer sur un autre appareil
carry-out-about = Un lien ou un code QR fait d’un autre appareil le vôtre, avec vos tables, votre nom et vos progrès. Il sert une fois, pendant { $count } minutes.
carry-out-do = Montrer le lien
carry-shown = Ouvrez ceci sur votre autre appareil dans les { $count } minutes. Ne le montrez à personne d’autre : on jouerait à votre place.
carry-link = Lien pour votre autre appareil
carry-back = Retour à mes données
carry-head = Vous reprendre sur cet appareil
carry-about = Sur votre autre appareil, ouvrez « Mes données » et montrez le lien. Ouvrez-le ici, ou copiez le code après son #.
carry-code = Code
carry-look = Voir de qui il est
carry-wrong = Ce code est inconnu, a servi ou a expiré. Montrez-en un nouveau sur votre autre appareil.
carry-asked = Êtes-vous « { $name } » ? Tables qui suivent : { $count }. Cet appareil jouera ensuite pour « { $name } ».
carry-asked-unnamed = Est-ce vous, quelqu’un sans nom ? Tables qui suivent : { $count }. Cet appareil jouera ensuite à sa place.
carry-joins = { $count ->
        [0] Vos réglages de cet appareil laissent la place à ceux-là.
       *[other] Vos tables de cet appareil ({ $count }) les rejoignent, avec places, messages et progrès. C’est sans retour.
    }
carry-yes = Oui, c’est moi
carry-no = Non, laisser
mine-data-head = Mes données dans un fichier
mine-data-about = Vos nom, réglages, tables, parties, progrès et messages : un objet JSON par ligne, le premier expliquant les autres.
mine-data-do = Télécharger mes données
mine-data-readme = Un objet JSON par ligne, chacun avec un type. person : vos nom, langue et apparence. bot : votre programme. token : ce qu’un programme peut faire (jamais le jeton lui-même). table : une table que vous avez faite, où vous êtes assis ou que vous regardez ; seats : vos places à partir de 1 ; record : la partie, pour « tumblestar replay » et « verify ». attempt, imported : progrès dans les campagnes. chat : ce que vous avez écrit ; at : millisecondes depuis 1970 ; key : une phrase. restriction : qui vous avez masqué ou bloqué. Les heures sont en UTC.
mine-restricted-head = Masqués et bloqués
mine-restricted-unnamed = quelqu’un sans nom
mine-delete-head = M’effacer
mine-delete-goes = Effacés pour de bon : vos nom, réglages, progrès, jetons, programmes, messages, et les tables où personne d’autre ne joue. Dans les parties en cours, vous quittez votre place ; là où on ne peut pas, vous abandonnez.
mine-delete-stays = Gardées sans votre nom : les parties jouées avec d’autres. Les tables que vous avez faites passent à quelqu’un qui y joue. Les copies téléchargées et les sauvegardes de ce serveur ne changent pas.
mine-delete-sure = Je sais que c’est sans retour.
mine-delete-do = M’effacer maintenant
mine-deleted-head = Vous êtes effacé
mine-deleted = Plus rien n’est gardé sur vous, ni ici ni dans ce navigateur.
theme-system = comme le système
theme-light = clair
theme-dark = sombre
independence = tumblestar est un projet indépendant, lié ni aux auteurs ni aux éditeurs de ces jeux.
close = Fermer
list = { $items }

## Étagère et tables

shelf-head = À quoi joue-t-on ?
shelf-intro = Jouez contre un robot, ou passez-vous un même écran autour de la table.
shelf-games = Jeux
shelf-resume = Continuer à jouer
shelf-over = Derniers résultats
card-seats = De { $first } à { $last } joueurs
card-minutes = { $first } à { $last } minutes
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
card-rules-short = Règles
card-pad-short = Feuille de score
card-analysis-short = Analyse
card-puzzles-short = Problèmes
card-campaign-short = Campagne
card-basis = La chance est mesurée : combien de fois un robot simple bat le plus fort. La durée et la réflexion sont notre jugement.
card-play = Jouer à { $game }
card-rules = Règles de { $game }
card-pad = Feuille de score de { $game }
card-analysis = Analyse de { $game }
card-puzzles = Problèmes de { $game }
card-campaign = Campagne de { $game }
tables-head = Mes tables
tables-open = En cours
tables-over = Terminées
tables-study = Ouvertes depuis un fichier
tables-none = Aucune partie n’est en cours.
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
title-waits = ({ $count }) { $title }
time-now = à l’instant
time-yesterday = hier
table-abandoned = abandonnée
table-study = depuis un fichier, { $result }
table-study-unfinished = depuis un fichier, inachevée
table-abandon = Abandonner
table-abandon-sure = La partie finit sans résultat. Elle reste parmi les parties terminées.
table-abandon-yes = Oui, l’abandonner
table-delete = Supprimer
table-delete-sure = La table et sa partie seront perdues pour de bon.
table-delete-yes = Oui, la supprimer
open-head = Ouvrir une partie
open-hint = Téléchargée d’une table, ou écrite à la main. Vous pouvez la parcourir pas à pas.
open-file = Fichier
open-do = Ouvrir
open-none = Aucun fichier n’a été choisi.
open-not-text = Ce fichier n’est pas du texte en UTF-8.

## Nouvelle table

new-head = Nouvelle table : { $game }
new-campaign = En solo : la campagne de quarante niveaux
new-analysis = Analyser n’importe quelle position
new-seats = Combien de joueurs ?
new-seat = Place { $count }
new-who = Qui
new-me = moi
new-person = une autre personne devant cet écran
new-bot = robot : { $name }, { $what }
new-name = Nom
new-play = Jouer
new-options = Options
new-chance = Hasard et loyauté
new-chance-kind = D’où vient le hasard
new-seed = Graine
new-commitment = Engagement sur la graine secrète de cette table :
new-salt = Sel de la place { $count }
new-salt-help = La graine reste secrète jusqu’à la fin de la partie ; l’engagement, son SHA-256, prouve qu’elle n’a pas changé. Si vous ne vous fiez pas à ce serveur, ajoutez des mots quelconques comme sel : ils entrent dans chaque tirage.
new-seal-gone = La graine promise ici n’est plus là : le serveur a redémarré, ou la page est restée longtemps ouverte. Regardez le nouvel engagement, et recommencez.
new-wrong = Cette table ne peut pas encore être dressée :
new-typed-nobody = Un vrai plateau demande une personne qui note ce que fait le hasard.
chance-sealed = Scellé
chance-sealed-help = Une graine secrète, promise avant le début. Après la fin, chacun peut contrôler chaque tirage.
chance-seed = D’après une graine que vous donnez
chance-seed-help = Même graine, même mise en place. Qui la connaît peut la prédire : la partie notée le dit.
chance-typed = Un vrai plateau
chance-typed-help = Vous dressez le vrai plateau et vous notez ce qui se trouve où.

## Table

seat-unnamed = Joueur { $count }
seat-bot = { $name } (robot)
seat-bot-twin = { $name } { $count } (robot)
seat-text = { $name }
seat-you = vous
seat-you-named = Vous ({ $name })
seat-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
seats-head = Joueurs
seat-rename = Nom de la place { $count }
seat-rename-open = Renommer
seat-rename-do = Garder
rows-label = Les rangées des joueurs ; aussi en texte.
status-stepping = Après l’événement { $n } sur { $count } :
status-study = Cette partie s’arrête ici, inachevée.
status-resigned = { $seat ->
        [you] Vous avez renoncé. { $others } gagne.
       *[other] { $others ->
            [you] { $seat } a renoncé. Vous gagnez !
           *[other] { $seat } a renoncé. { $others } gagne.
        }
    }
status-resigned-shared = { $seat ->
        [you] Vous avez renoncé. { $others } se partagent la victoire.
       *[other] { $others ->
            [you] { $seat } a renoncé ; { $others } partagez la victoire.
           *[other] { $seat } a renoncé. { $others } se partagent la victoire.
        }
    }
status-abandoned = La partie a été abandonnée ; personne ne gagne.
status-given-up = { $seat ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }
actions-label = Ce que vous pouvez faire
others-label = Revoir la partie, et la quitter
action-confirm = Confirmer
action-expect = À quoi le robot s’attend-il ?
expect-line = Le robot le plus fort s’attend à : { $line }.
expect-not-yet = Le robot n’est pas encore prêt. Redemandez-lui dans quelques secondes.
refused-expect = Rien à attendre : personne n’est à jouer, ou aucun robot prévoyant n’est à cette table.
refused-expect-busy = Le robot y réfléchit déjà.
action-turn = Tourner
action-over = Retourner
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
aid-head = Pour choisir
aid-0 = Rien
aid-1 = Chances
aid-2 = Points
aid-3 = Meilleur coup
aid-4 = Tuteur
aid-asks = Demander avant ce qui coûte plus de
aid-amount = { NUMBER($share, style: "percent") } de victoire
tutor-head = Vraiment ?
tutor-cost = Cela coûte { $cost } de chances de victoire.
tutor-own = Votre choix, { $share } ensuite : { $way }
tutor-better = Ce qui vous échappe peut-être, { $share } ensuite : { $way }
tutor-error = On ne demande rien au-dessous de { $error }, qui peuvent n’être rien.
tutor-unmeasured = L’erreur des parts de victoire n’est pas mesurée.
tutor-looking = Le tuteur regarde…
tutor-yes = Jouer ainsi
tutor-no = Réfléchir encore
tutor-unasked = Joué sans question : les parts de victoire sont venues trop tard.
help-ask = Demander l’aide aux autres
help-end = Continuer sans aide pour tous
help-asked-to = { $seat } voudrait que l’aide soit permise à tous. D’accord ?
help-asked-own = Vous avez demandé l’aide pour tous. On attend { $others }.
help-asked-other = { $seat } voudrait que l’aide soit permise à tous. On attend { $others }.
refused-help = Plusieurs personnes jouent ici : l’aide au-delà des chances est coupée, à moins que toutes soient d’accord.
refused-help-declined = Votre demande d’aide a déjà été refusée.
odds-head = Façons de continuer
odds-way = Façon
odds-best = la meilleure
hint-win = Victoire
hint-points = Points tout de suite
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-alike = (aussi bon : { $ways })
hint-equal = Les { $count } premières se valent à peu près.
hint-all-equal = Toutes se valent à peu près.
hint-error = Des façons qui diffèrent de moins de { $error } passent pour égales.
hint-unmeasured = L’erreur des parts de victoire n’est pas mesurée : aucune façon n’est donc dite la meilleure.
hint-provisional = L’évaluateur n’est pas prêt : ces parts de victoire sont approximatives.
hint-working = Parts de victoire restant à calculer : { $count }.
hint-more = Autres façons : { $count }
steps-label = Parcourir la partie
step-first = Premier événement
step-previous = Un événement en arrière
step-next = Un événement en avant
step-last = Dernier événement
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
final-points = Points
final-won = gagnée
final-shared = partagée
final-share = Victoire
log-head = Ce qui s’est passé
log-empty = Rien encore.
text-head = Le plateau en texte
text-board = Le plateau, case par case
text-state = En notation :
more-head = Et encore
settings-head = Réglages de cet appareil
setting-speed = Vitesse des robots et des animations
speed-0 = Immédiate
speed-1 = Rapide
speed-2 = Normale
speed-3 = Calme
setting-confirm = Confirmer ce qui finit mon tour ou ne peut être repris
confirm-again = Appuyez encore pour confirmer.
setting-gains = Montrer les points sur ce que je peux choisir
rules-open = Règles
rules-head = Règles de { $game }
rules-page-link = Les règles sur leur propre page
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
refused-rule = Montrer la règle
mark-ruling = décision
mark-ruling-means = notre décision, là où la règle imprimée se tait
mark-review = critique
mark-review-means = tiré de critiques ou des textes de l’éditeur
sheet-title = { $name } : { $set }
sheet-marks = Sans marque : comme l’éditeur le dit.
mark-reconstruction = reconstitution
mark-reconstruction-means = notre meilleure idée de ce que contient la boîte

## Refus d’une table

refused-stale = Quelque chose s’est passé à la table depuis. Regardez encore et décidez à nouveau.
refused-takeback = Ce coup ne peut pas être repris : le tour est fini, ou quelqu’un d’autre a joué depuis.
refused-takeback-chance = Ce coup ne peut pas être repris : entre personnes, on ne revient pas au-delà d’un tirage.
refused-practice = La partie deviendrait un entraînement : pas d’étoile, et un hasard ouvert. Confirmez-le.
refused-asked = Quelqu’un a déjà demandé à reprendre. Répondez d’abord.
refused-declined = Les autres ont refusé. Redemandez quand quelqu’un aura joué.
refused-not-asked = Plus personne ne demande à reprendre.
refused-not-yours = Ce n’est pas à vous de le faire.
refused-send-late = Après le début, personne ne peut être renvoyé de sa place.
refused-blocked = L’hôte ne souhaite pas jouer avec vous. Jouez à une autre table, ou créez-en une.
refused-blocked-chat = L’hôte ne souhaite pas que vous écriviez ici.
refused-restrict-nobody = Il n’y a personne d’autre à masquer ou à bloquer.
refused-restrict-stranger = Pour masquer ou bloquer, rejoignez d’abord une table ou choisissez des réglages.
refused-message = Le serveur n’a pas compris la page. Rechargez-la.
refused-protocol = Ce programme parle une autre version du protocole que le serveur ({ $spoken }). Rien n’a été fait ; mettez le programme à jour, ou rechargez la page.
refused-typed = Notez de 1 à { $most } tirages, séparés par des espaces.
refused-typed-on = Trop de tirages ; ne notez que ceux qui sont demandés.

## Un plateau pour réfléchir

analysis-head = Analyse : { $game }
analysis-picture = La position ; aussi en texte.
analysis-long = L’adresse a plus de { $most } caractères. Partez d’une position notée.
analysis-events = La suite a plus de { $most } actions. Partez d’une position notée.
analysis-start = Cette position est impossible. { $why }
analysis-action = L’action { $n } de la suite, « { $text } », est impossible. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } La position qui la précède est affichée.
analysis-at = Position inconnue : « { $text } » ; attendu : 0 à { $most }. La dernière est affichée.
analysis-values = Parts de victoire
analysis-show = Afficher les parts de victoire
analysis-of = { $seat } { $share }
analysis-by = Selon : { $name }.
analysis-by-exact = Exact : { $name }.
analysis-by-error = Selon : { $name }. Erreur moyenne d’un événement au suivant : { $error }.
edit-head = Modifier la position
edit-open = Installer en cliquant
edit-hint = Choisissez un endroit dans l’image ou dans la liste, puis ce qui s’y trouve.
edit-places = Endroits
edit-none = Rien d’autre ne peut être ici. Changez d’abord un autre endroit.
edit-done = Terminé
edit-more = { $count } de plus
edit-less = { $count } de moins
analysis-large = Le plateau de { $player }, en grand
analysis-from = Analyser à partir d’ici
analysis-working = Positions restant à calculer : { $count }.
analysis-busy = Le serveur calcule d’autres positions. Réessayez dans un instant.
analysis-unknown = Il n’y a pas d’évaluateur pour cette position.
analysis-actions = Ce que peut faire { $player }
analysis-chance = Ce que le hasard peut donner
analysis-beside = À côté de chacune : la part de victoire de { $player }.
analysis-odds = vient { $chance }
analysis-roll = Tirer
analysis-roll-on = Tirer jusqu’à une décision
analysis-line = Suite
analysis-set-up = Mise en place : { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
analysis-empty = Rien n’a encore été joué.
analysis-add = Continuer en notation
analysis-add-hint = Des actions séparées par des virgules ; elles remplacent ce qui suivait.
analysis-position = Installer une position
analysis-notation = La position en notation
analysis-set = Afficher cette position
analysis-new = Depuis le début d’une partie
analysis-begin = Partir de là
analysis-link = Lien vers cette position
analysis-play = Jouer à partir d’ici
analysis-as = Vous jouez
analysis-against = Les autres sont
analysis-play-hint = Une table commence ici ; son hasard est scellé à nouveau.
analysis-play-do = Jouer la suite

## Feuille de score

pad-head = Feuille de score : { $game }
pad-about = Touchez l’image là où se trouve quelque chose sur votre table et voyez ce que cela rapporte. Cet appareil le garde jusqu’à ce que vous recommenciez ; un lien l’envoie à d’autres.
pad-lost = Le serveur est injoignable ; cet appareil garde ce que vous avez entré. Réessayez.
pad-bad-players = Le jeu ne peut pas avoir « { $text } » joueurs ; attendu : { $allowed }.
pad-choices = Le jeu sur votre table
pad-form = Entrer sans l’image
pad-player-name = Joueur { $count }
pad-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
pad-look = { $name } : { $total } points, place { $rank }. Montrer ce qui est devant lui
pad-count = Joueurs
pad-names = Reprendre les noms
pad-undo = Annuler
pad-link = Lien vers cette feuille telle qu’elle est
pad-total-of = { $count ->
        [one] { $name } : { $count } point
       *[other] { $name } : { $count } points
    }
pad-save = Enregistrer la carte en image
pad-file-head = Images
pad-file-label = Une image enregistrée par tumblestar, ou un fichier texte
pad-file-hint = Une telle image (SVG) se lit exactement. Les photographies ne peuvent pas être lues.
pad-file-do = Lire
pad-clear = Recommencer
pad-total = Cartes : { $total }

## Campagne

campaign-head = Campagne : { $game }
campaign-about = Quarante niveaux à jouer en solo. Gagnez-en un avec { $goal } points et toutes ses missions remplies, et le suivant s’ouvre. { $great } points donnent une deuxième étoile, gagner au premier essai une troisième.
campaign-ours = Nous ne connaissons pas les niveaux imprimés. Ces quarante-ci sont les nôtres, rangés selon la fréquence à laquelle le robot « { bot-strong } » les gagne.
campaign-standing = Niveaux gagnés : { $won } sur { $count }. Étoiles : { $stars } sur { $most }.
campaign-next = Aller au niveau { $count }
campaign-all-won = Tous les niveaux sont gagnés !
campaign-card = Carte { $count } : niveaux { $first } à { $last }
campaign-map = Plan de la carte { $count }
campaign-node-won = Niveau { $count } : gagné, étoiles : { $stars } sur 3
campaign-node-open = Niveau { $count } : ouvert, pas encore gagné
campaign-node-locked = Niveau { $count } : fermé
level-no-mission = aucune mission
level-colours = Couleurs
level-difficulty = Difficulté
level-how = { $kind } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind } : le robot « { bot-strong } » a gagné { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } parties.
level-tried = Jusqu’ici
level-tries = Essais : { $count }.
level-best = Meilleur score : { $points }.
level-go-on = Continuer la partie
level-same-hint = Les mêmes dés répètent dans l’ordre les résultats de votre dernier essai. Ils ne donnent pas l’étoile du premier essai.
level-watch = Voir une partie gagnée
level-watch-of = Voir une partie gagnée du niveau { $count }
level-locked = Fermé : gagnez d’abord le niveau { $count }.
level-no-dice = Il n’y a pas de dernier essai ; jouez d’abord ce niveau avec de nouveaux dés.
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
own-hint = Il ne donne pas d’étoile.
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
progress-hint = Les progrès appartiennent à ce navigateur. Un fichier les garde ou les emporte ailleurs ; ce qui est meilleur ici reste.
progress-save = Enregistrer mes progrès
progress-file = Fichier de progrès
progress-bring = Apporter
progress-brought = { $count ->
        [0] Le fichier n’a aucun niveau ; rien n’a changé.
       *[other] Niveaux apportés : { $count }. Le meilleur des deux compte.
    }
progress-no-json = Ce fichier est abîmé, ou n’est pas un fichier de progrès : ce n’est pas du JSON.
progress-format = Ce n’est pas un fichier de progrès ; format attendu : « { $expected } ».
progress-version = Le format du fichier a la version { $version } ; attendu : { $expected }.
progress-game = Ce sont les progrès de « { $text } » ; attendu : « { $expected } ».
progress-levels = Ce fichier est abîmé : « levels » n’est pas une liste.
progress-level = Ce fichier est abîmé : « { $text } » n’est pas un niveau ; attendu : des couleurs et des missions, comme « RYBG 7 16 ».
progress-entry = Ce fichier est abîmé : ce qu’il dit de « { $level } » est impossible.

## Contrôle du hasard

verify-head = Contrôle du hasard
verify-proved-means = Personne n’a pu changer un tirage après le début.
verify-open-means = La partie peut être loyale ; on ne peut seulement pas prouver que personne ne savait.
verify-older-means = Contrôlez-la avec la version de tumblestar avec laquelle elle a été jouée.
verify-closed-means = Revenez quand la partie sera finie.
verify-false-means = Quelqu’un a modifié cette partie.
verify-commitment-was = Engagement
verify-seed-is = Graine
verify-how = Vous n’avez pas à croire cette page : téléchargez la partie et lancez « tumblestar verify », ou calculez comme le décrit docs/chance.md.
verify-each = Chaque tirage
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
game-fault = On ne peut pas jouer à { $name } : { $why }
table-damaged = La table gardée ne peut pas être lue : { $why }

## Garde et démarrage

store-folder = Impossible de créer le dossier { $folder } : { $why }. Choisissez-en un autre avec --data ou TUMBLESTAR_DATA.
store-foreign = { $file } est la base d’un autre programme. Choisissez un autre dossier avec --data ou TUMBLESTAR_DATA.
store-newer = Les tables de { $folder } viennent d’un tumblestar plus récent. Mettez tumblestar à jour, ou choisissez un autre dossier avec --data.
store-read-only = On ne peut pas écrire dans le dossier { $folder }. Changez ses droits, ou choisissez-en un autre avec --data ou TUMBLESTAR_DATA.
store-address = Ce n’est pas l’adresse d’une base PostgreSQL. Attendu : postgresql://utilisateur:motdepasse@hôte:5432/nom
store-no-driver = PostgreSQL a besoin de psycopg. Installez-le : pip install { $what }
store-pg-foreign = La base { $place } appartient à un autre programme. Donnez l’adresse d’une base vide.
store-pg-newer = Les tables de { $place } viennent d’un tumblestar plus récent. Mettez tumblestar à jour, ou choisissez une autre base.
store-pg-gone = La base { $place } est injoignable : { $why }. Rien de confirmé n’est perdu.
store-pg-refused = La base { $place } refuse l’accès : { $why }. Vérifiez l’utilisateur et le mot de passe dans l’adresse.
store-pg-full = La base { $place } n’a plus de place ou de connexion : { $why }. Rien de confirmé n’est perdu.
store-pg-held = La base { $place } est en cours de déplacement, ou n’accepte plus de connexion. Recommencez plus tard.
store-pg-trouble = La base { $place } est inutilisable : { $why }.
store-full = Il n’y a plus de place pour { $folder }. Libérez-en ; rien de confirmé n’est perdu.
store-damaged = Le fichier { $file } est abîmé ({ $why }). Restaurez une sauvegarde avec « tumblestar restore », ou sauvez ce qui est lisible avec « .recover » du programme sqlite3.
store-locked = Un autre programme utilise { $file }. Fermez-le d’abord.
store-unsure = La base a disparu pendant l’écriture : c’est peut-être fait, ou non. Regardez avant de recommencer.
store-raced = Cette table vient de changer. Rechargez la page.
store-busy = Le disque ne suit plus. Rien n’a été fait ; réessayez dans un instant.
store-closed = Le serveur s’arrête. Rien n’a été fait ; réessayez quand il sera revenu.
store-trouble = Le fichier { $file } est inutilisable : { $why }.
run-at = tumblestar est à l’adresse { $address } (Ctrl-C y met fin)
run-data = Les tables sont gardées dans { $folder }
run-no-numba = Sans Numba, les robots jouent ici plus lentement et moins bien. Pour toute leur force : pip install { $what }
run-end = Au revoir. Vos tables sont gardées.
run-port-taken = Le port { $port } est déjà pris, peut-être par un autre tumblestar. Ouvrez celui-là, ou choisissez un autre port : --port { $other }
run-port-forbidden = Le port { $port } ne vous est pas permis. Choisissez-en un au-dessus de 1023 : --port 8017
run-no-address = Impossible d’écouter à { $host } : { $why }.

## Serveur

set-wrong = { $name } ne peut pas être « { $value } » : il faut { $expected }.
set-unguarded = Un serveur que d’autres peuvent atteindre ({ $host }) demande un mot de passe (--password-file FICHIER ou TUMBLESTAR_PASSWORD), des adresses admises (--allow 192.168.1.0/24), ou --open pour laisser jouer tout le monde.
set-two-passwords = Donnez --password ou --password-file, pas les deux.
set-no-processes = { $name } n’existe plus : un serveur est un processus. Un dossier est servi par un seul processus ; avec PostgreSQL (--database), lancez-en autant que vous voulez, chacun par sa propre commande derrière un proxy. docs/hosting.md explique comment.
set-short-password-file = Le mot de passe à la première ligne de { $file } doit avoir au moins { $least } caractères.
takes-address = une adresse ou un nom de cette machine, comme 127.0.0.1 ou 0.0.0.0
takes-port = un nombre entier de 0 à 65535
takes-whole = un nombre entier de { $least } à { $most }
takes-folder = un dossier
takes-database = une adresse comme postgresql://utilisateur:motdepasse@hôte:5432/nom
takes-file = un fichier
takes-hosts = des noms d’hôtes séparés par des virgules, comme jeux.example
takes-password = au moins { $least } caractères
takes-networks = des adresses ou réseaux séparés par des virgules, comme 192.168.1.0/24
takes-switch = on ou off
takes-token = 16 à 200 caractères, sans espaces
takes-one-of = l’un de { $allowed }
takes-seconds = un nombre de secondes de { $least } à { $most }
takes-action = une action en notation
takes-record = le texte d’une partie
takes-state = un état de { $name }, comme position.state
takes-game = un jeu, comme tumblestar.games.find("twisty")
takes-seats = un Seat(genre, nom) par place
takes-salts = une liste de textes, un par place
takes-choosers = une liste de { $count } robots, un par place
takes-opponents = le nom d’un robot, ou une liste de { $count }, un pour chaque autre place
takes-level = le numéro d’un niveau ou son jeu de couleurs et de missions, comme { $example }
takes-no-levels = None, car { $name } n’a pas de niveaux
takes-rng = une source de hasard, comme random.Random(7)
takes-seed = un nombre, un texte, ou None (secrète)
takes-text = un texte
takes-number = un nombre
takes-bool = True ou False
set-host = Adresse d’écoute ; 127.0.0.1 ne laisse entrer que cette machine.
set-port = Port d’écoute ; 0 prend n’importe lequel.
set-data = Dossier des tables et des parties finies.
set-database = Base PostgreSQL au lieu du dossier ; plusieurs serveurs peuvent la partager.
set-hosts = Autres noms d’hôte auxquels le serveur répond, séparés par des virgules.
set-password = Le mot de passe de tous. Sur la ligne de commande, d’autres sur cette machine peuvent le lire ; mieux vaut l’environnement ou un fichier.
set-password-file = Un fichier dont la première ligne est le mot de passe.
set-allow = Réseaux admis ; tous les autres sont refusés.
set-open = Laisse entrer tous ceux qui atteignent le serveur, sans mot de passe.
set-behind-proxy = Adresses des mandataires que l’on croit sur l’origine des demandes.
set-fast-sockets = Voie rapide pour les messages WebSocket ; off prend celle d’uvicorn.
set-limits = Limite la fréquence des demandes de chacun ; off sert à mesurer.
set-metrics-token = Jeton qui permet de lire /metrics d’ailleurs.
set-log = Ce qui va à la sortie d’erreur : quiet (les erreurs) ou all (tout).
set-pace = Secondes entre les pas d’un robot.
set-grace = Secondes d’absence avant qu’on demande aux autres que faire.
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
move-there = { $place } contient déjà des personnes ou des tables. Choisissez un dossier ou une base vide.
move-served = Un serveur utilise { $place }. Arrêtez-le d’abord.
move-short = « { $table } » n’est pas arrivé en entier dans { $place } ; rien n’y a été gardé. Réessayez.
move-same = C’est deux fois le même endroit. Nommez-en deux.
cli-move = Copie toutes les tables dans un dossier vide ou une base PostgreSQL vide ; l’original reste tel quel.
cli-move-from = Où elles sont : un dossier ou une adresse postgresql://.
cli-move-to = Où elles vont : un dossier, ou une telle adresse.
cli-moved = Tables dans { $place } : { $count }
backup-there = { $file } existe déjà. Choisissez un autre nom, ou ajoutez --replace.
backup-none = Il n’y a pas de tables dans { $folder }.
backup-trouble = { $file } ne peut pas servir : { $why }.
restore-there = Il y a déjà des tables dans { $folder }. Ajoutez --replace pour les mettre de côté.
restore-foreign = { $file } n’est pas une copie des tables de tumblestar.
restore-newer = { $file } vient d’un tumblestar plus récent. Mettez d’abord tumblestar à jour.
restore-damaged = { $file } est abîmé ; rien n’a changé.
run-twice = Un autre tumblestar sert déjà { $folder }. Ouvrez celui-là, ou choisissez un autre dossier avec --data.
run-twice-at = Un autre tumblestar sert déjà { $folder }. Ouvrez { $address } dans un navigateur, ou choisissez un autre dossier avec --data.
run-no-limits = Les limites sont levées : chacun peut demander sans fin. Seulement pour mesurer.
sorry-401 = Mot de passe demandé
sorry-401-help = Allez aux jeux pour le donner.
sorry-429 = Trop de demandes
sorry-429-help = Attendez un peu et réessayez ; rien n’est perdu.
door-head = Entrez
door-about = Ce serveur demande un mot de passe. Qui vous a invité le connaît.
door-password = Mot de passe
door-enter = Entrer
door-wrong = Mot de passe incorrect. Après quelques essais, il faut attendre.
refused-limit = C’était trop rapide. Rien n’a été fait ; réessayez dans un instant.
limit-tables = Vous avez { $most } tables en cours. Finissez-en ou quittez-en d’abord.

## Together

nav-lobby = Salon
new-friend = un ami, par un lien
new-together = Pendule, discussion et invités
new-clock = Pendule
new-clock-help = Le premier tour de chacun n’est pas minuté, et les pendules s’arrêtent avec le serveur.
clock-none = aucune
clock-turn = { $count ->
        [3600] 1 heure
        [86400] 1 jour
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } par tour
clock-turn-help = Quand le temps d’un tour est écoulé, un robot le termine.
clock-bank = { $n } min pour toute la partie
clock-bank-more = { $n } min pour toute la partie, et { $more } s de plus après chaque tour
clock-bank-help = Qui n’a plus de temps perd.
clock-label = { $seat ->
        [you] Votre temps
       *[other] Temps de { $seat }
    }
clock-soon = Plus que { $count } secondes !
clock-low = bientôt fini
clock-last = dernières secondes
bad-clock = Cette pendule n’existe pas.
title-waiting = En attente d’amis · { $game }
status-waiting = { $count ->
        [0] La partie va commencer.
       *[other] La partie commence quand toutes les places sont prises. Encore libres : { $count }.
    }
status-asked = La partie commence quand tous sont d’accord. { $seats ->
        [you] Il manque votre réponse.
       *[other] Réponse attendue de { $seats }.
    }
status-flagged = { $seat ->
        [you] { $count ->
            [0] Votre temps est écoulé.
            [one] Votre temps est écoulé. Victoire pour { $others }.
           *[other] Votre temps est écoulé. { $others } partagent la victoire.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Le temps de { $seat } est écoulé. Vous gagnez !
               *[other] Le temps de { $seat } est écoulé ; { $others } partagez la victoire.
            }
           *[other] { $count ->
                [0] Le temps de { $seat } est écoulé.
                [one] Le temps de { $seat } est écoulé. Victoire pour { $others }.
               *[other] Le temps de { $seat } est écoulé. { $others } partagent la victoire.
            }
        }
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
free-head = En attente d’amis
free-hint-host = Envoyez à chaque ami son propre lien. Qui l’ouvre en premier prend la place, sans compte.
free-hint = L’hôte a les liens vers les places libres.
local-head = Les liens ne marchent que sur cet ordinateur
local-why = L’adresse { $host } veut dire partout « cet appareil même » : le téléphone d’un ami chercherait la partie sur lui-même.
local-do = Pour jouer avec des amis de votre réseau, relancez tumblestar par cette commande, avec un mot de passe à vous :
local-then = Ouvrez ensuite l’adresse de cet ordinateur sur le réseau, comme { $example }, et créez la table là. Ses liens se passent du mot de passe.
free-seat = La place { $count } est libre.
free-bot = Un robot à la place { $count }
free-bot-do = Asseoir le robot
free-other = Un robot, ou un nouveau lien
link-seat = Lien vers la place { $count }
link-watch = Lien pour les spectateurs
link-device = Lien pour votre autre appareil
link-copy = Copier le lien
link-copied = Copié.
link-share = Partager
link-qr = Code QR
link-qr-label = Code QR du lien ci-dessus
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
chat-hello = Bonjour !
chat-luck = Bonne chance !
chat-nice = Bien joué !
chat-oops = Oups !
chat-thinking = Je réfléchis.
chat-moment = Je reviens dans un instant.
chat-back = Me revoilà.
chat-thanks = Merci !
chat-good-game = Belle partie !
chat-again = Encore une ?
chat-bye = Au revoir !
note-sat = Nouveau à la place { $count } : { $name }.
note-agreed = { $name } : oui à la revanche.
note-declined = { $name } : non à la revanche.
note-unasked = { $name } : plus attendu ; la place { $count } est libre.
note-left = { $name } a quitté la place { $count }.
note-sent = L’hôte a renvoyé { $name }.
note-handed = { $name } : place { $count } confiée à un robot.
note-back = { $name } : de retour à la place { $count }.
note-stand-in = { $name } : un robot continue, à la place { $count }.
note-flag = { $name } : temps écoulé à la place { $count }.
note-help-1 = { $name } : aide utilisée (chances).
note-help-2 = { $name } : aide utilisée (points).
note-help-3 = { $name } : aide utilisée (meilleur coup).
note-help-4 = { $name } : aide utilisée (le tuteur).
note-help-expect = { $name } : aide utilisée (ce à quoi un robot s’attend).
note-help-on = { $name } : l’aide est désormais permise à tous, d’un commun accord.
note-help-off = { $name } : l’aide au-delà des chances est coupée pour tous.
note-slow = { $name } : temps écoulé à la place { $count } ; un robot termine le tour.
chat-notes = Noté à cette table
host-head = Réglages de l’hôte
host-chat = Discussion libre
host-chat-help = Les phrases toutes prêtes restent permises.
host-watchers = Spectateurs
host-watchers-help = Qui a leur lien peut regarder, voit ce que voient les joueurs, et ne peut pas discuter.
host-listed = Visible dans le salon
host-listed-help = Chacun sur ce serveur y voit la table, peut prendre les places libres, et peut voir la partie finie.
setting-sound = Sons
setting-bubble = Messages de la discussion sur le plateau
notify-allow = M’avertir quand c’est mon tour
notify-how = Votre navigateur demande la permission. Les notifications arrivent tant que cette page est ouverte, même derrière d’autres.
notify-denied = Votre navigateur bloque les notifications de cette adresse ; ses réglages peuvent les permettre.
notify-text = C’est votre tour.
refused-waiting = La partie n’a pas commencé : il reste des places libres.
refused-time = Votre temps est écoulé.
refused-taken = Cette place est prise.
refused-leave-clock = On ne quitte pas sa place dans une partie à la pendule. Laissez un robot jouer pour vous.
refused-leave-alone = Personne d’autre ne joue ici. Laissez un robot jouer pour vous.
refused-not-missed = Cette personne est de retour, ou c’est déjà décidé.
refused-watch = Les spectateurs ne sont pas admis.
refused-link-used = Ce lien a servi ou est trop vieux.
refused-sits = Vous êtes vous-même à cette table.
refused-host = Seul l’hôte peut le faire.
refused-chat-seat = Seuls ceux qui sont à la table peuvent discuter.
refused-chat-off = La discussion libre est fermée.
refused-chat-text = Un message tient sur une ligne de 1 à { $most } caractères.
join-title = Une invitation
join-head = { $game } : une place pour vous
join-from = { $host } vous invite à jouer.
join-from-nobody = On vous invite à jouer.
join-seat = Vous prenez la place { $count }.
join-which = Quelle place ?
join-seat-choice = Place { $count }
join-name = Votre nom, tel que les autres le voient
join-do = Prendre la place
join-fair = Loyauté
join-fair-help = Une graine secrète décide de tout le hasard. Voici son engagement : elle ne peut plus changer. Vous pouvez ajouter des mots à vous : ils entrent dans chaque tirage.
join-salt = Vos mots (sel)
join-who = À la table
join-clock = Pendule
join-begun = La partie est en cours ; vous la reprenez telle qu’elle est.
join-own = Cette table est la vôtre. Envoyez le lien à un ami, ou jouez aussi cette place, sur cet écran.
join-sits = Vous êtes déjà à cette table.
join-open = Ouvrir la table
join-taken-head = Cette place est prise
join-taken = Quelqu’un s’est servi de ce lien, ou l’hôte en a fait un nouveau. Demandez-en un autre.
join-over = Cette partie est terminée.
watch-head = Regarder { $game }
watch-about = Vous regardez sans être vu, et sans jouer.
watch-do = Regarder
watch-off-head = Ce lien ne marche plus
watch-off = L’hôte n’admet pas de spectateurs, ou a fait un nouveau lien.
bring-head = Continuer ici
bring-about = Cet appareil joue alors pour { $name }, comme l’autre continue à le faire. Le lien ne sert qu’une fois.
bring-nobody = qui a fait le lien
bring-do = Jouer sur cet appareil
device-head = Jouer sur un autre appareil
device-about = Ouvrez ce lien sur l’autre appareil d’ici { $count } min. Il ne sert qu’une fois et ne figure que sur cette page. Gardez-le pour vous : qui l’a joue à votre place.
device-back = Retour à la table
lobby-head = Salon
lobby-search = Chercher
lobby-name = Le nom d’un joueur
lobby-game = Jeu
lobby-any = tous les jeux
lobby-open = Tables ouvertes
lobby-open-none = Aucune table n’est ouverte à tous en ce moment. Quand vous en dressez une, vous pouvez l’afficher ici.
lobby-playing = Parties en cours
lobby-own = Mes tables
lobby-own-none = Aucune trouvée.
lobby-over = Parties terminées
lobby-over-none = Aucune trouvée.
lobby-files = Parties venues de fichiers
lobby-free = { $count ->
        [one] 1 place libre
       *[other] { $count } places libres
    }
lobby-join = Prendre une place
lobby-join-of = Prendre une place à { $game }
lobby-free-seat = place libre
table-waiting = en attente d’amis

## Terminal

cli-play-game = Un jeu à jouer dans le terminal, ou le fichier d’une partie à poursuivre ; sinon, les jeux s’ouvrent dans le navigateur.
cli-play-seats = Terminal : combien jouent.
cli-play-bots = Terminal : les robots des dernières places, séparés par des virgules.
cli-play-names = Terminal : les noms des personnes, séparés par des virgules.
cli-play-option = Terminal : une option du jeu, nom=nombre ; peut être répétée.
cli-play-seed = Terminal : des mots dont découle tout le hasard, alors ouvert ; sinon, secret et scellé.
cli-play-plain = Terminal : ne dessine rien et dit un fait par ligne, pour les lecteurs d’écran.
cli-play-no-color = Terminal : sans couleurs.
term-what = Il n’y a ni jeu ni fichier « { $name } ». Les jeux : { $games }.
term-not-for-server = { $option } demande une partie dans le terminal : tumblestar play JEU.
term-not-for-terminal = { $option } sert aux jeux dans le navigateur, pas dans le terminal.
term-option = « { $text } » n’est pas une option ; il faut nom=nombre.
term-crowded = { $seats } places ne suffisent pas. Personnes : { $people }. Robots : { $bots }.
term-sealed = Une graine secrète décide du hasard ; elle est ouverte à la fin. Son engagement : { $commitment }
term-seed = Le hasard est ouvert : il découle de la graine « { $seed } ».
term-open = Le hasard est ouvert : la partie ne peut rien en prouver.
term-begin = Tapez une action en notation, « ? » pour voir ce qui est possible, ou « aide ».
term-resumed = La partie de { $file } reprend après l’événement { $count }.
term-seed-lost = La graine secrète de la partie n’est ni à côté de son fichier ni dans { $folder }. Si elle a été jouée avec un autre --data, donnez ce dossier. Si vous continuez sans elle, le hasard aura une nouvelle graine, et la partie dira pour toujours qu’il est ouvert.
term-seed-sure = Tapez « oui » pour continuer avec une nouvelle graine :
term-seed-kept = La partie reste telle quelle.
term-opened = La graine scellée : { $seed }. Son SHA-256 est l’engagement donné au début : { $commitment }
term-verify = La partie est gardée dans { $file }. Chacun peut en vérifier le hasard :
term-type-verify = tumblestar verify { $file }
term-kept = La partie est gardée dans { $file }. Pour la poursuivre :
term-type-play = tumblestar play { $file }
term-kept-part = { $file } contient la partie jusqu’à l’étape { $count }. Pour continuer de là :
term-kept-games = Parties inachevées dans le terminal ({ $count }), la plus récente d’abord :
term-kept-game = { $game }, { $when }, événement { $events }
term-kept-resume = « tumblestar play --resume{ $data } » poursuit la première. Toutes se trouvent dans { $folder }.
term-none-kept = { $folder } n’a pas de partie inachevée de ce genre. « tumblestar play JEU » en commence une.
term-not-for-resumed = { $option } ne vaut que pour une nouvelle partie.
term-not-kept = Rien n’a été joué, donc rien n’est gardé.
term-lost = La partie n’est pas gardée. { $file } ne peut pas être écrit : { $why }.
term-unkept = La partie ne peut pas être gardée dans { $file } : { $why }. Elle continue ; « enregistrer FICHIER » la met ailleurs.
term-played-elsewhere = Cette partie a aussi été jouée dans un autre terminal. Les deux sont gardées, la vôtre dans { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } réfléchit…
bot-compiling = Le robot est compilé pour cette machine, une seule fois, en une minute ou deux…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name } : { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] But, atteint
        [kept] But, respecté jusqu’ici
       *[unmet] But, pas encore atteint
    } : { $goal }
term-no-cards = Ce jeu n’a pas de cartes communes.
term-no-choice = Rien de ce qui est possible ne contient « { $text } ».
term-best = ★ { $way } (la meilleure)
term-alike = { $way } (aussi bonnes : { $count } de plus)
term-hint-working = Calcul des parts de victoire…
term-way = - { $way }
term-no-hint = Il n’y a rien à conseiller.
term-undone = La dernière action est annulée.
term-asked = Vous avez demandé aux autres de reprendre.
term-practice = Revenir en arrière, à l’entraînement ? (oui ou non)
term-asks = { $seat } voudrait reprendre. Tapez « accepter » ou « refuser ».
term-dropped = Il s’est passé quelque chose ; le reste de ce que vous avez tapé n’a pas été fait.
term-tutor-on = Le tuteur demande avant une action qui coûte plus de { NUMBER($share, style: "percent") } de victoire.
term-tutor-off = Le tuteur est arrêté.
term-tutor-what = Dites ce qu’une action peut coûter sans question, en points de pourcentage : « tuteur { $usual } », parmi { $amounts } ; ou « tuteur non ».
term-tutor-none = Ce jeu n’a pas de parts de victoire, donc pas de tuteur.
term-tutor-sure = Tapez « oui » pour jouer ainsi :
term-tutor-kept = Ce n’est pas joué.
term-off = non
term-asks-help = { $seat } voudrait que tous aient droit à l’aide. Tapez « accepter » ou « refuser ».
term-asked-help = Vous avez demandé aux autres de permettre l’aide.
term-does-allow = demande aux autres de permettre l’aide au-delà des chances, ou l’accepte ; « permettre non » y met fin
term-word-allow = permettre
term-sure = Tapez « oui » pour y mettre fin :
term-yes = oui yes
term-not-resigned = La partie continue.
term-refused = Non fait. { $why }
term-refused-rule = Non fait. { $why } La règle : « aide { $tag } ».
term-refused-unread = Pas compris. { $why } « ? » énumère ce qui est possible, « aide » toutes les commandes.
term-save-what = Dites où : enregistrer FICHIER
term-saved = La partie est enregistrée dans { $file }.
term-foreign = { $file } existe et n’est pas une partie ; il reste tel quel.
term-no-rule = Il n’y a pas de règle « { $text } ». Les sections des règles :
term-section = aide { $tag } : { $title }
term-command = { $word } : { $does }
term-help = Tapez une action en notation, plusieurs séparées par « ; », ou l’un de ces mots :
term-does-choices = ce qui est possible, avec les effets ; « ? TEXTE » seulement ce qui contient ce texte
term-does-help = ceci ; « aide RÈGLE » montre une règle ou une section
term-does-board = le plateau et où chacun en est ; « plateau TEXTE » seulement les lignes contenant ce texte
term-does-cards = les cartes en jeu et ce qu’elles font
term-does-log = ce qui s’est passé ; « journal 10 » les dix derniers événements
term-does-hint = façons de continuer, avec chances, points et parts de victoire ; la meilleure est marquée, si on la connaît
term-does-tutor = demande avant les actions coûteuses : « tuteur 5 » au-dessus de 5 % de victoire (1, 2, 5 ou 10), « tuteur non »
term-does-undo = annule votre dernière action ; seul, même au-delà du hasard, à l’entraînement ; sinon, demande aux autres
term-does-resign = renonce
term-does-save = « enregistrer FICHIER » écrit la partie ; elle est aussi gardée d’elle-même
term-does-quit = quitte ; Ctrl-C et Ctrl-D aussi
term-word-help = aide
term-word-board = plateau
term-word-cards = cartes
term-word-log = journal
term-word-hint = conseil
term-word-tutor = tuteur
term-word-undo = annuler
term-word-resign = renoncer
term-word-save = enregistrer
term-word-quit = quitter
cli-join = Joue dans le terminal à une table d’un serveur.
cli-join-link = Une invitation, comme https://games.example/join/…, ou l’adresse d’une table.
cli-join-name = Votre nom, tel que les autres le voient.
term-no-link = « { $link } » ne mène à aucune place ; il faut une invitation (https://…/join/…) ou une table (https://…/table/…).
term-no-seat = Aucune place n’est libre à { $link }, ou la partie est terminée. Demandez un autre lien.
term-nothing-there = Il n’y a rien à { $link } : l’adresse est fautive, ou la table est à quelqu’un d’autre.
term-password = { $link } demande un mot de passe. Une invitation s’en passe : demandez-en une.
term-server-refuses = Le serveur vous refuse à { $link } (statut { $status }).
term-no-server = { $link } est injoignable : { $why }.
term-no-jar = Votre identité pour ce serveur ne peut pas être gardée dans { $file } : { $why }.
term-you-are = { $count ->
        [0] Vous regardez.
       *[other] Vous jouez pour { $names }.
    }
term-waiting = { $seat ->
        [you] Un robot va jouer pour vous.
       *[other] C’est à { $seat } de jouer.
    } Ctrl-C quitte.
term-waiting-start = La partie commence quand toutes les places sont prises. Ctrl-C quitte.
term-line-lost = La liaison était perdue ; elle est rétablie.
term-line-gone = La liaison est perdue, et { $link } ne répond pas.
term-table-gone = La table à { $link } n’est plus là, ou ne vous est pas ouverte.
term-other-protocol = Le serveur à { $link } n’est pas de la même version que ce programme. Mettez à jour le plus ancien.
term-seat-kept = Votre place reste à vous. Pour revenir :
term-type-join = tumblestar join { $link }
term-verify-there = Le serveur montre la même vérification : { $link }
term-said = { $words }
term-does-people = qui est ici ; l’hôte reçoit les invitations aux places libres
term-does-time = le temps qui reste à chaque place
term-does-chat = les messages ; « messages 10 » les dix derniers
term-does-say = « dire TEXTE » parle à tous ; « dire » énumère des phrases toutes prêtes, « dire 2 » dit la deuxième
term-does-hand = laisse un robot jouer pour vous ; « confier random » dit lequel
term-does-back = vous fait rejouer vous-même
term-does-gone = pour quelqu’un d’absent depuis longtemps : « absent attendre », « absent robot » (un robot continue), « absent finir » (termine la partie)
term-does-fill = pour l’hôte, un robot à une place libre ; « remplir 2 random » dit où et lequel
term-does-leave = laisse votre place à quelqu’un d’autre
term-does-rematch = encore une partie avec les mêmes personnes
term-does-agree = accepte une reprise, ou l’aide pour tous
term-does-decline = les refuse, ou une revanche, ou retire votre demande
term-word-people = gens
term-word-time = temps
term-word-chat = messages
term-word-say = dire
term-word-hand = confier
term-word-back = reprendre
term-word-gone = absent
term-word-fill = remplir
term-word-leave = partir
term-word-rematch = revanche
term-word-agree = accepter
term-word-decline = refuser
term-word-gone-wait = attendre
term-word-gone-bot = robot
term-word-gone-end = finir
term-person = Place { $count }, { $seat }{ $how ->
        [here]  : ici
        [away]  : ailleurs
        [asked]  : pas encore de réponse
        [bot] { "" }
       *[gone]  : pas là
    }
term-person-you = Place { $count }, { $seat } : vous
term-person-bot = Place { $count }, { $seat } : { $bot } joue pour l’instant
term-person-free = Place { $count } : libre
term-link = L’invitation à la place { $count }, pour une personne :
term-type-link = { $link }
term-time = { $seat } : il reste { $minutes } min { $seconds } s{ $runs ->
        [yes] , le temps court
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Temps restant : { $times }
term-no-clock = Il n’y a pas de pendule ici, ou la partie n’a pas commencé.
term-chat = { $name } : { $words }
term-phrase = { $n } : { $words }
term-say-what = Dites quoi : dire TEXTE, ou le numéro d’une phrase
term-gone = { $seat } n’est plus là.
term-came = { $seat } est là.
term-missed = { $seat } (place { $count }) est absent depuis longtemps. Voix pour terminer la partie : { $n } sur { $asked }. Tapez « absent attendre », « absent robot » ou « absent finir ».
term-nobody-missed = Personne n’est absent depuis longtemps.
term-nobody-free = Il n’y a pas de telle place libre.
term-waits = On attend { $seat }.
term-filled = Un robot est à la place { $count }.
term-sure-leave = Tapez « oui » pour la laisser :
term-left = Vous êtes parti ; l’hôte reçoit un nouveau lien vers votre place.
term-after = « revanche » rejoue, « dire TEXTE » dit quelque chose, « quitter » quitte.
term-rematch-there = Une revanche : tapez « revanche » pour y aller, ou « refuser ».
term-rematch-declined = Revanche refusée ; votre place y est libre.
term-rematch-early = La revanche vient après la fin de la partie.

# Les couleurs en une lettre, pour les jeux qui n’ont pas leurs propres lettres.
colour-red-letter = R
colour-orange-letter = O
colour-yellow-letter = Y
colour-green-letter = G
colour-blue-letter = B
colour-purple-letter = P
colour-pink-letter = K
colour-black-letter = N

# Formes courtes de ce que dit le plateau en texte, pour le plateau dessiné.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } pas
        [diagonal] { $square } diag
        [leap] { $square } saut
        [teleport] { $square } télé
        [safety] { $square } sécu
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }pas
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }saut
        [teleport] { $square } { $seat }télé
        [safety] { $square } { $seat }sécu
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Cubes : R rouge, O orange, Y jaune, G vert, B bleu, P violet, K rose. [1] est la pièce de la place 1 ; ce qui suit est dessous.
term-face = { $letter }{ $number }
term-legend-shizzle = R rouge, O orange, Y jaune, G vert, B bleu, P violet, K rose, N noir, puis le chiffre.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Rangée suivante :
term-text-taken = { $count } : { $seat }
term-legend-twinkle-twinkle = ✶ étoile, ✹ nova, sens des lignes, = liées à. « cartes » : ce qui compte.

## The API for programs, and tokens

nav-api = Pour les programmes
api-title = L’interface pour les programmes
api-about = Les programmes peuvent suivre des tables, en créer et jouer, par HTTP et JSON. Chaque appel porte un jeton, dans l’en-tête Authorization : « Bearer tms_… » ; les cookies ne comptent pas. Les instants en millisecondes se comptent depuis 1970, les places à partir de 1.
api-token-help = Créé sur la page /tokens ou par « tumblestar token new ».
api-to-document = Le document OpenAPI
api-begin = Pour commencer
api-begin-help = Créez un jeton pour un robot, puis demandez qui vous êtes :
api-example = Un appel à copier
api-scopes = Ce qu’un jeton permet
api-scopes-help = Un jeton ne permet que ce qui a été coché à sa création.
api-can = Appels
api-needs = demande { $scope }
api-once = Redemander
api-once-help = Les demandes qui changent quelque chose portent un « id » de votre choix. Le même id est la même demande : elle est faite une seule fois, et sa réponse, donnée quand c’est sur le disque, est redonnée. Renvoyez donc telle quelle une demande restée sans réponse. « seen » est le « n » de la table d’après lequel vous avez décidé ; si quelque chose s’est passé depuis, la demande est refusée comme « stale ».
api-lines = Les lignes d’un flux
api-lines-help = Chaque ligne est un objet JSON avec un « type » : d’abord les places, puis les entrées après « from », puis la table telle qu’elle est ; ensuite tout ce qui se passe. Après une coupure, revenez avec le dernier « n » comme « from » : rien ne manque et rien n’est dit deux fois.
api-line-seats = Qui est là : au début, et à chaque changement.
api-line-entry = Une entrée du journal de la table, dans l’ordre. « act » : une action en notation ; « takeback » : « kept » dit combien d’événements sont gardés, « practice » si la partie devient un entraînement ; « ask » : la place « actor » demande à revenir à « kept » événements ; « agree » et « decline » : la place « actor » répond ; « resign » et « flag » : « seat » est la place qui sort ; « abandon » : la partie s’est terminée sans résultat.
api-line-now = La table après toutes les entrées jusqu’ici.
api-line-chat = Ce qui se dit à partir de maintenant.
api-line-beat = Le flux est vivant.
api-line-bye = La dernière ligne. « over » : la partie est finie ; « gone » : vous ne pouvez plus voir la table ; « token » : le jeton est révoqué ; « restart » : le serveur s’arrête, revenez avec « from ».
api-socket = Un WebSocket à la place
api-socket-help = L’adresse /live/TABLE, avec « as=json », est une seule connexion pour jouer et écouter. Elle prend le même jeton dans le même en-tête ; docs/server.md décrit ses messages.
api-problems = Refus
api-problems-help = Un refus est un objet JSON (RFC 9457) : « code » est pour les programmes, « detail » pour les personnes, dans leur langue (Accept-Language) ; « tag » et « help » nomment la règle du jeu, « n » est le numéro actuel de la table.
api-limits = À quel rythme
api-limits-help = Au-delà d’une limite, les demandes sont refusées par un 429 ; « Retry-After » dit combien de secondes attendre. Sauf indication contraire, les limites valent par jeton et par adresse. Le corps d’une demande a au plus 10 000 octets, une importation 1 500 000.
api-limit = { $what } : { $burst } d’un coup, puis 1 toutes les { $every } s.
api-limit-call = Appels, par jeton
api-limit-request = Demandes de toute sorte, par adresse
api-limit-table = Nouvelles tables
api-limit-link = Invitations regardées ou acceptées
api-limit-chat = Paroles, par personne ou par robot
api-limit-upload = Importations et fichiers
api-limit-export = Exportations
api-limit-lines = Flux et WebSockets ouverts, par jeton : { $count }.
api-limit-tables = Tables en cours, par hôte : { $count }.
api-notation = À une table, « legal » énumère toutes les actions permises, dans la notation du jeu : un programme peut donc ignorer les règles ; docs/ contient la grammaire.
api-me-help = Votre nom, si vous êtes un robot, et ce que permet votre jeton.
api-games-help = Tous les jeux : places, options, robots de la maison, et des exemples de notation.
api-game-help = Un jeu.
api-tables-help = Les tables que vous avez créées ou où vous avez une place : les soixante dernières jouées.
api-make-help = Une nouvelle table. Elle commence quand toutes les places sont prises. Avec un id déjà utilisé, la table créée alors.
api-table-help = Une table telle qu’elle est ; pour l’hôte, si le jeton le permet, les liens des places libres.
api-puzzles-help = Tous les problèmes avec solution et preuve, un objet JSON par ligne (docs/puzzles.md).
api-record-help = La partie en texte, que lisent « tumblestar verify » et « tumblestar replay ». La graine y est une fois la partie finie.
api-review-help = Où une partie finie s’est décidée, par la chance et par l’adresse (docs/review.md). La requête attend le bilan jusqu’à vingt secondes.
api-chat-help = Les deux cents dernières paroles à une table.
api-stream-help = Ce qui se passe à une table, un objet JSON par ligne, jusqu’à la fin de la partie ; « beat » après quinze secondes où rien ne se passe. Qui ne lit rien pendant dix secondes est déconnecté.
api-invitation-help = Où mène un lien : jeu, place, pendule, qui d’autre est là, et l’engagement du hasard. Rien n’est pris.
api-join-help = Prend la place d’une invitation. Qui l’a déjà par ce lien reçoit la même réponse.
api-act-help = Joue une action, par son numéro dans « legal » ou sa notation. Là où l’on saisit le hasard, « text » contient des tirages séparés par des espaces.
api-takeback-help = Reprend votre dernière action, pendant votre tour et tant que ni le hasard ni une autre place n’a joué. Avec « kept », tous les événements qui suivent : seul contre des robots, à l’entraînement ; entre personnes, les autres sont consultés, et on ne revient pas au-delà du hasard.
api-answer-help = Accepte une demande de reprise, ou la refuse ; qui a demandé la retire ainsi. C’est fait quand tous ont accepté.
api-resign-help = Renonce à une place à vous ; « seat » dit laquelle, si vous en avez plusieurs.
api-rematch-help = Encore une partie avec les mêmes personnes à leurs places, une fois celle-ci finie. Qui la propose d’abord ouvre la table ; « agree » à false la refuse et libère votre place.
api-say-help = Une ligne de texte, ou une phrase que chacun lit dans sa langue.
api-abandon-help = Arrête une partie sans résultat, pour son hôte.
api-delete-help = Supprime pour de bon une table terminée, pour son hôte.
api-export-help = La partie de chaque table que vous avez créée ou où vous avez une place, un objet JSON par ligne, la plus ancienne d’abord.
api-import-help = Ajoute des parties comme tables à parcourir, qui sont à vous : en texte, l’une après l’autre, ou en lignes de JSON comme à l’exportation. Une partie déjà là n’est pas ajoutée de nouveau. Répond par un objet JSON par ligne pour chacune. Au plus 200, et 1,5 Mo.
api-field-asked = La demande de reprise qui attend des réponses.
api-field-actor = Une place, 0 pour le hasard, null pour personne.
api-field-added = Faux si elle était déjà là.
api-field-bot = Vrai pour les robots de la maison et les programmes.
api-field-chance = « sealed » : une graine secrète, ouverte à la fin ; « seed » : une graine que vous donnez ; « typed » : saisi depuis un vrai plateau.
api-field-changed = Quand on y a joué pour la dernière fois (UTC).
api-field-chat = Si l’on peut écrire librement ; les phrases toutes faites sont toujours permises.
api-field-clock = « none », « turn-SECONDES » ou « bank-SECONDES-AJOUT ».
api-field-commitment = Le SHA-256 de la graine scellée.
api-field-data = L’empreinte des fichiers de données du jeu.
api-field-due = Quand la pendule qui tourne sera écoulée.
api-field-end = Comme dans le texte de la partie ; null tant qu’elle dure.
api-field-following = La table de la revanche, ou vide.
api-field-from = La dernière entrée que vous avez : vous recevez les suivantes. Absent : à partir de maintenant. 0 : toutes.
api-field-good = Si l’invitation peut encore être acceptée.
api-field-id = Le même id est la même demande, faite une fois.
api-field-increment = Secondes ajoutées après chaque tour.
api-field-kept = Combien d’événements de la partie sont gardés.
api-field-left = Les millisecondes qui restent à chaque place.
api-field-legal = Les actions permises à qui est à jouer ; pour un jeu, des exemples.
api-field-link = Une invitation, ou ce qui suit sa dernière barre.
api-field-links = Null sauf pour l’hôte.
api-field-listed = Si le salon la montre.
api-field-n = Le numéro de la table : il compte les entrées de son journal et ne fait que croître.
api-field-options = Les options absentes restent à leur valeur par défaut.
api-field-phrase = Chacun la lit dans sa langue ; celles de la table elle-même commencent par « note- ».
api-field-practice = Si quelqu’un est revenu au-delà du hasard ou d’un robot. Dans une demande : vous savez que la partie devient un entraînement.
api-field-preparing = Le robot se prépare ; jusque-là, il joue en dessous de sa force.
api-field-presence = « none » si l’on n’attend personne.
api-field-remark = Selon quelles règles une partie plus ancienne a été jouée et est montrée ; vide le plus souvent.
api-field-result = Les parts des places, à la fin.
api-field-retry-after = Secondes à attendre.
api-field-salt = Des mots à vous qui entrent dans le hasard scellé.
api-field-scope = Ce qui manque au jeton.
api-field-seats = Pour une nouvelle table : « me » (vous), « open » pour qui recevra le lien, ou « bot », deux-points et son nom pour un robot de la maison.
api-field-seconds = Par tour ou pour la partie.
api-field-seen = Le « n » de la table d’après lequel vous avez décidé.
api-field-stand-in = Le robot qui joue en ce moment à la place de quelqu’un.
api-field-status = « study » est une partie à parcourir. Pour un problème : le statut HTTP.
api-field-table = Le nom de la table, comme dans son adresse.
api-field-tag = La règle du jeu qui l’interdit.
api-field-token = Le nom du jeton.
api-field-watch = Le lien des spectateurs.
api-field-watchers = Qui a le lien peut regarder.
problem-request = Demande mal formée : un en-tête est en double, ou l’envoi s’est terminé trop tôt.
problem-json = Le corps ne peut pas être lu comme du JSON en UTF-8.
problem-token = Pas de jeton valable : envoyez l’en-tête Authorization avec « Bearer tms_… », un jeton créé ici et non révoqué.
problem-scope = Le jeton ne le permet pas : « scope » nomme ce qui manque.
problem-address = Ce serveur n’admet que certaines adresses.
problem-blocked = L’hôte de la table vous a bloqué.
problem-missing = Il n’y a rien ici pour vous : le nom est faux, la table a été supprimée, ou elle est à d’autres.
problem-method = Pas par cette méthode : « Allow » nomme celles de cette adresse.
problem-stale = Quelque chose s’est passé depuis : regardez et décidez à nouveau, avec un nouvel id.
problem-seat = Ce n’est pas à vous de le faire maintenant : c’est le tour d’une autre place, ce n’est pas la vôtre, ou c’est réservé à l’hôte.
problem-chance = C’est au hasard de le faire ; on ne saisit les tirages qu’à une table faite pour cela.
problem-takeback = Rien ne peut être repris : le tour est fini, ou le hasard ou quelqu’un d’autre a joué depuis.
problem-practice = La partie deviendrait un entraînement : pas d’étoile, hasard ouvert. Redemandez avec « practice » si vous le voulez.
problem-over = La partie est finie.
problem-waiting = La partie commence quand toutes les places sont prises.
problem-clock = La pendule de la place est à zéro.
problem-taken = La place est prise, le lien est ancien, ou vous y êtes déjà.
problem-chat = Cela ne peut pas être dit : l’hôte a fermé la discussion libre, ou ce n’est pas une seule ligne de texte.
problem-going = La partie est en cours ; arrêtez-la d’abord.
problem-table = La table ne peut pas être ouverte ; elle vient peut-être d’une autre version de tumblestar.
problem-game = On ne peut pas jouer à ce jeu pour le moment : son fichier de données contient une erreur. Qui tient le serveur peut la corriger.
problem-long = Trop grand : le corps a au plus 10 000 octets, une importation 1 500 000.
problem-kind = Envoyez le corps avec le type « application/json ».
problem-host = Ce serveur a un autre nom ; qui l’a démarré peut admettre celui-ci : TUMBLESTAR_HOSTS=nom.
problem-message = Un champ est inconnu ou n’est pas comme il faut : « field » dit lequel, « expected » ce qu’il devrait être.
problem-rule = Une règle du jeu l’interdit : « tag » est la règle, « help » sa page.
problem-unread = La notation ne peut pas être lue ; « legal » énumère ce qu’on peut faire.
problem-options = Ce jeu, ce nombre de places, cette option, ce robot ou ce nom n’existe pas, ou les options sont incompatibles.
problem-limit = Trop souvent : attendez le nombre de secondes de « Retry-After ». Rien n’a été fait.
problem-head = L’adresse et les en-têtes ont au plus 16 384 octets.
problem-trouble = Quelque chose a mal tourné ici. Redemandez avec le même id : ce qui est fait ne l’est pas deux fois.
problem-working = Le calcul est en cours ; redemandez dans un moment.
problem-store = Cela n’a pas pu être écrit, et rien n’a été fait ; redemandez dans un moment, avec le même id.
refused-scope = Ce jeton ne le permet pas : il lui manque « { $scope } ».
refused-long = Le corps dépasse { $most } octets.
refused-field = Le champ { $field } n’est pas comme il faut : { $expected }.
import-none = Il n’y a aucune partie dedans.
import-many = Il y a { $count } parties dedans ; importez-en au plus { $most } à la fois.
import-line = Cette ligne n’est pas un objet JSON avec un « record ».
refused-kind = Envoyez le corps comme { $kinds }.
refused-act = Donnez soit le numéro d’une action (« action »), soit sa notation (« text »).
refused-no-link = Ce n’est pas une invitation connue.
refused-streams = Trop de flux sont ouverts. Fermez-en un d’abord.
scope-read = Voir vos tables, les suivre, lire les parties et la discussion
scope-play = Prendre place sur invitation, jouer, reprendre, renoncer, discuter
scope-tables = Créer des tables, voir leurs liens, les arrêter et les supprimer
tokens-head = Jetons pour les programmes
tokens-about = Un jeton permet à un programme à vous de jouer ici.
tokens-yours = Vos jetons
tokens-none = Vous n’en avez pas.
token-made = Votre nouveau jeton
token-once = Copiez-le maintenant : il n’est montré que cette fois. Qui l’a peut s’en servir.
token-label = Jeton
token-copy = Copier le jeton
token-new = Un autre jeton
token-name = Nom
token-for = Qui agit par lui
token-for-me = Moi : un terminal ou un script à moi
token-for-bot = Un nouveau robot de ce nom
token-for-this-bot = Mon robot { $name }
token-bot-help = Un programme qui décide seul est un robot : il prend place sous son propre nom et est marqué comme robot.
token-do = Créer le jeton
token-of-you = agit en votre nom
token-of-bot = agit comme le robot { $name }
token-since = créé le { $day }
token-used = utilisé le { $day }
token-unused = jamais utilisé
token-revoke = Révoquer
token-revoke-sure = Les programmes qui l’utilisent seront refusés.
token-revoke-yes = Le révoquer
token-no-name = Donnez-lui un nom.
token-no-scope = Cochez au moins une chose qu’il permet.
token-for-whom = Choisissez qui agit par lui.
token-many = Vous avez { $most } jetons. Révoquez-en d’abord.
cli-token = Crée, énumère et révoque les jetons des programmes, même pendant que le serveur tourne.
cli-token-new = Crée un jeton pour un nouveau robot appelé NAME et l’affiche, cette seule fois.
cli-token-person = Pour une personne, pas pour un robot.
cli-token-scope = Ce qu’il permet, par défaut read ; peut être donné plusieurs fois.
cli-token-list = Énumère tous les jetons.
cli-token-revoke = Révoque le jeton de ce NUMBER dans la liste.
cli-token-bot = robot { $name }
cli-token-none = Il n’y a pas de jeton.
cli-token-head-number = numéro
cli-token-head-name = nom
cli-token-head-who = qui
cli-token-head-scopes = peut
cli-token-head-made = créé le
cli-token-head-used = dernier usage
cli-token-revoked = Le jeton { $number } est révoqué.
cli-token-unknown = Il n’y a pas de jeton { $number }.

## Les jeux des autres, et ce que les petits jeux n’ont pas à dire eux-mêmes

card-seats-exactly = { $count ->
        [one] Pour un joueur
       *[other] Pour { $count } joueurs
    }
option-first = Qui commence
option-first-help = Le hasard décide, ou vous.
option-first-0 = au hasard
option-first-seat = place { $count }
picture-label = La table du jeu. Appuyez sur T pour la lire en texte.
first-seat = { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
seat-won = { $seat ->
        [you] Vous gagnez !
       *[other] { $seat } gagne.
    }
first-seat-awaited = Le hasard décide qui commence.
unread-of = « { $text } » ne peut pas se faire ici ; on attend l’un de ceux-ci : { $actions }.
cli-new-game = Écrit un petit jeu dans un paquet, pour en faire le vôtre.
cli-new-game-name = Le nom du jeu en Python : minuscules sans accent, chiffres et soulignés.
cli-new-game-out = Le dossier où écrire ; par défaut un dossier au nom du jeu, ici.
cli-new-game-bad = « { $name } » ne peut pas être le nom d’un jeu : minuscules sans accent, chiffres et soulignés, une lettre d’abord, et pas le nom d’un autre jeu.
cli-new-game-there = « { $folder } » existe déjà ; choisissez un autre dossier avec --out.
cli-new-game-made = Écrit dans { $folder }. Ensuite : pip install -e { $folder }, puis tumblestar check-game { $name }, et tumblestar play { $name }.
cli-check-game = Confronte un jeu au contrat, et dit ce qui lui manque.
cli-check-game-passed = { $name } passe les { $count } contrôles.
cli-check-game-failed = Contrôles auxquels { $name } échoue : { $count }

## L’application à installer

nav-install = Installer comme application
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

## Bilan d’une partie

review-none = { $game } n’a pas d’évaluation : ses parties ne peuvent pas avoir de bilan.
review-empty = Rien ne s’est encore passé dans cette partie.
review-older = Cette partie a été jouée avec les règles ou les données d’une autre version : elle ne peut pas avoir de bilan.
review-ended = Le bilan s’est arrêté de façon inattendue. Redemandez-le pour le relancer.
review-busy = Trop de calculs sont en cours. Réessayez dans une minute.
review-failed = Le bilan a échoué ; le journal du serveur dit pourquoi.
review-title = Bilan : { $game }, { $names }
review-curve = Parts de victoire par événement, une ligne par place ; à la fin { $shares }. La liste des événements a tous les chiffres.
review-luck-bars = Chance : vers le haut, elle favorise la place
review-luck-of = Chance de { $name } par événement
review-cost-bars = Coût des décisions
review-cost-of = Coût des décisions de { $name }
review-means = Que veulent dire ces mots ?
review-means-luck = Ce que le hasard a apporté, comparé à la moyenne de ce qu’il pouvait apporter, en parts de victoire ; 0 en moyenne.
review-means-skill = Ce que toutes les décisions ont fait à une place, comparées aux meilleures. Les siennes ne peuvent que coûter ; celles des autres sont des cadeaux.
review-means-residual = Ce que l’évaluation n’explique pas : 0 si elle est exacte, sinon la mesure de la confiance qu’elle mérite.
review-means-adjusted = Le résultat moins la chance, avec son intervalle. Il dit plus tôt que les résultats qui joue le mieux.
review-means-rating = Mille fois le coût moyen des décisions d’une place ; moins, c’est mieux.
review-means-level = Le robot dont les décisions coûtent à peu près autant.
review-totals = D’où vient le résultat
review-start = Le début.
review-at = Événement { $n }. { $did } Parts de victoire : { $shares }.
review-share-of = { $name } { $share }
review-head-event = événement
review-head-what = ce qui s’est passé
review-head-luck = chance pour
review-head-cost = coût
review-luckiest = Le plus de chance
review-event = Événement { $n }
review-board = Le plateau après l’événement { $n }
review-mistakes = Décisions les plus coûteuses
review-better-board = Le plateau après la meilleure suite, événement { $n }
review-decision = Événement { $n } : { $name } décide
review-played = Joué
review-better = Mieux
review-events = Tous les événements
review-link = Bilan
review-page = Bilan : { $game }
review-later = Le bilan vient après la partie, pour que personne n’apprenne qui mène.
review-back = Retour à la table
review-slider = Événements de la partie
review-progress = Événements calculés
review-working = La partie est en cours de calcul. Vous pouvez revenir plus tard.
review-waiting = L’évaluation se prépare, jusqu’à une minute la première fois sur cet ordinateur.
review-done = Toute la partie est calculée.
review-again = Réessayer
review-reload = Montrer ce qui est prêt
review-play-on = Essayer cette suite sur le plateau d’analyse
review-moment = Voir ce moment à la table
retry-link = Reprendre les erreurs
retry-page = Erreurs : { $game }
retry-least = À partir de { NUMBER($share, style: "percent") }
retry-none = Aucune décision n’a coûté autant.
retry-puzzle = { $k } sur { $count }, événement { $n } : { $name } décide
retry-board = Le plateau avant l’événement { $n }
retry-do = Essayer
retry-before = La précédente
retry-next = La suivante
retry-right = { $action } Cela garde { $best }, et rien ne garde plus.
retry-wrong = { $action } Cela garde { $share } ; le mieux garde { $best }. Essayez autre chose.
retry-unknown = « { $action } » est encore en calcul. Réessayez dans un instant.
retry-played = Joué : { $did } Cela a gardé { $share }.
evaluator-own = les valeurs du jeu lui-même
review-evaluator = Valeurs : { $name }. Écart moyen d’une étape : { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valeurs : { $name } ; exactes.
review-evaluator-unmeasured = Valeurs : { $name } ; écart non mesuré.
review-level-none = –
review-level-perfect = Parfait
review-resigned = { $name } a abandonné
review-sum-seat = place
review-sum-start = début
review-sum-luck = chance
review-sum-skill = adresse
review-sum-residual = inexpliqué
review-sum-final = résultat
review-sum-adjusted = sans la chance (95 %)
review-sum-decisions = décisions
review-sum-rating = indice
review-sum-level = joué comme
# $share, $rating, $low, $high : un chiffre et les bornes de son intervalle. $count : un nombre. $name : de qui il est.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-number = { $count }
review-interval = { $mean } ({ $low } à { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } pour { $name }
review-no-mistakes = Aucune décision n’a rien coûté.
cli-review = Dit où une partie s’est décidée, par la chance et par l’adresse, en nombres qui s’additionnent.
cli-review-html = Écrit le bilan dans un fichier pour tout navigateur, sans scripts.
cli-review-against = Compare la partie à celle d’un autre fichier qui a eu la même chance.
compare-alike = Aussi loin que vont les deux, c’est la même partie.
compare-parting = Elles se séparent à l’événement { $n } :
compare-other = Ces parties n’ont pas eu la même chance : { $what } diffèrent.
compare-unknown = On ne sait pas si ces parties ont eu la même chance : le hasard a été saisi, ou la graine n’est pas encore ouverte.
compare-game = les jeux
compare-seats = les nombres de places
compare-options = les options
compare-start = les premières positions
compare-seed = les graines
cli-review-title = { $game } : { $names }
cli-review-luckiest = Le plus de chance :
cli-review-mistakes = Décisions les plus coûteuses :
cli-review-better = Mieux : { $preview } [{ $line }]

## Statistiques de nombreuses parties

# Ce qu’a fait le hasard : ses sortes, que les jeux nomment par `category` dans review.py
chance-of-outcome = Résultats
chance-of-first = La place qui commence
chance-of-others = autres

# $n, $count, $events : des nombres. $p : une probabilité. $name, $game : des noms.
stats-games = Parties : { $count }, dont sans résultat : { $unfinished }.
stats-group =
    { $count ->
        [one] { $game }, en solo
       *[other] { $game }, { $count } places
    }
stats-player = { $name }
stats-category = { $name }
stats-bot = { $name } (robot)
stats-nobody = sans nom
stats-head-player = joueur
stats-head-games = parties
stats-head-result = gagné
stats-head-luck = chance
stats-head-adjusted = gagné sans la chance
stats-head-cost = perdu par partie
stats-head-rating = indice
stats-head-level = joue comme
stats-head-observed = obtenu
stats-head-expected = attendu
stats-perfect = { $name } : { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } d’une victoire perdus par partie, exactement : la distance au jeu parfait. Parties : { $count }.
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = moins de { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Trop peu de tirages du hasard pour un test.
stats-chance-fair = Rien d’étrange dans { $n } tirages du hasard : un hasard honnête s’écarte au moins autant de l’attendu dans { $p } des cas{ $count ->
        [one] .
       *[other] , dans le moins probable de { $count } tests, après correction pour leur nombre.
    }
stats-chance-odd = Quelque chose est étrange : { $kinds }. Un hasard honnête s’écarte autant de l’attendu dans { $p } des cas{ $count ->
        [one] .
       *[other] , après correction pour { $count } tests.
    }
stats-chance-left-out = Parties non testées, car on y est revenu en arrière ou elles ont été jouées avec d’autres règles : { $count }.
stats-seal-proved = Tirages qui découlent de graines scellées avant la partie : { $n } sur { $count }.
stats-seal-open = Tirages saisis, ou dont quelqu’un pouvait connaître la graine : { $n } sur { $count }.
stats-seal-closed = Tirages dont la graine n’est pas encore ouverte : { $n } sur { $count }.
stats-seal-older = Tirages selon d’autres règles, qui ne peuvent pas être vérifiés ici : { $n } sur { $count }.
stats-seal-false = Tirages de parties dont le hasard ne découle pas de sa graine : { $n } sur { $count }.
stats-head = Vos statistiques
stats-none = Rien encore : vous n’avez terminé sur ce serveur aucune partie en tenant une seule place jusqu’au bout.
stats-about = Parties terminées où vous teniez une seule place : { $count }, avec bilan : { $n }. Vos { $most } dernières tables comptent. Ouvrir un bilan pour la première fois le fait calculer.
stats-csv = Télécharger vos parties sous forme de tableau (CSV)
stats-people = des personnes
stats-you = Vous
stats-head-reviewed = avec bilan
stats-head-against = contre
stats-head-days = jours
stats-head-outcome = tirage
stats-days =
    { $same ->
        [yes] { $first }
       *[no] { $first } à { $last }
    }
stats-as-table = Sous forme de tableau
stats-chart-result = Les résultats au fil du temps ; groupes de parties : { $count }. Le tableau ci-dessous a les chiffres.
stats-chart-result-means = ● gagné, ◆ gagné sans la chance, de 0 % (bas) à 100 % (haut) ; traits : intervalles à 95 %, pointillé : une part équitable.
stats-chart-rating = L’indice au fil du temps ; groupes de parties : { $count }. Le tableau ci-dessous a les chiffres.
stats-chart-rating-means = L’indice, de 0 (bas) à { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } (haut) ; plus bas est meilleur ; traits : intervalles à 95 %.
stats-chance-head = Ce qu’a fait le hasard
stats-test = { $kind }, tirages : { $count } ; un hasard honnête s’écarte autant dans { $p } des cas
stats-test-few = { $kind }, tirages : { $count }, trop peu pour un test
cli-stats = Fait le bilan de nombreuses parties : résultats, chance, pertes et indice de chaque joueur avec des intervalles à 95 %, et si le hasard a été étrange.
cli-stats-files = Des parties notées, des fichiers zip qui en contiennent, ou des dossiers.
cli-stats-name = Un joueur ou un robot ; par défaut tous.
cli-stats-game = Le jeu ; par défaut tous.
cli-stats-csv = Écrit une ligne par place de chaque partie dans ce fichier (CSV).
cli-stats-no-review = Seulement les résultats et le hasard, sans bilans : rapide.
cli-stats-reviews = Garde des chiffres de bilans dans ce fichier pour la prochaine fois.
cli-stats-reviews-bad = « { $file } » ne contient pas de bilans gardés. Choisissez un autre fichier pour --reviews, ou supprimez-le.
cli-stats-unreviewed = Sans bilan : { $record } : { $why }
cli-stats-false = Le hasard de { $record } ne découle pas de sa graine : voir tumblestar verify.

## Problèmes

puzzle-file = { $file }, ligne { $line } : { $why }
puzzle-bad-line = Ce n’est pas un problème : { $why }. docs/puzzles.md décrit le format.
puzzle-of-another = « { $id } » n’est pas l’identifiant d’un problème de { $name }.
puzzle-twice = Le problème « { $id } » figure deux fois.
puzzle-empty = Le problème « { $id } » n’a pas de solution.
puzzle-bad-state = Le problème « { $id } » a un état illisible. { $why }
puzzle-unknown = Il n’y a pas de problème « { $text } ». Un identifiant est un jeu ({ $games }), un trait d’union et sept chiffres ; voir « tumblestar puzzles list ».
puzzle-illegal = « { $text } » ne peut pas se faire ici.

## TOML

toml-bad = { $file }, ligne { $line } : ce n’est pas du TOML. { $why }
toml-unknown = { $file }, ligne { $line } : il n’y a pas d’entrée « { $name } » ; attendu : { $allowed }.
toml-missing = { $file }, ligne { $line } : « { $name } » manque.
toml-value = { $file }, ligne { $line } : « { $name } » vaut « { $value } » ; attendu : { $expected }.
toml-expected-table = des entrées sous un titre ou entre accolades
toml-expected-number = { NUMBER($number, useGrouping: "false") }, comme le veulent les autres entrées
toml-expected-whole = un nombre entier de { NUMBER($low, useGrouping: "false") } à { NUMBER($high, useGrouping: "false") }
toml-expected-yes = true ou false
toml-expected-text = un texte entre guillemets droits
toml-expected-one = l’un des mots { $allowed }
toml-expected-some = des mots différents parmi { $allowed }
toml-entry = { $file }, ligne { $line } : « { $name } » est inutilisable. { $why }
toml-expected-integer = un nombre entier
toml-expected-decimal = un nombre
toml-expected-total = { $number } en tout
toml-expected-words = { $count } mots différents parmi { $allowed }
toml-expected-list = { $count ->
        [0] une liste entre crochets
       *[other] une liste de { $count } éléments entre crochets
    }

## Leçons : fichiers inutilisables, et ce qu’on répond à un essai

bad-tutorial = { $file } : { $why }
bad-tutorial-note = { $file }, note { $n } : { $why }
bad-tutorial-alone = La partie enregistrée { $file } manque à côté.
bad-tutorial-record = Ligne { $line } de la partie enregistrée : { $why }
bad-tutorial-game = La partie enregistrée est de { $other } ; on attend { $game }.
bad-tutorial-learner = L’élève a le siège { $n } ; on attend un siège de toutes les parties enregistrées.
bad-tutorial-idle = L’élève, au siège { $n }, n’a rien à faire ; on attend une note avant une action de ce siège.
bad-tutorial-chapter = Elle est du chapitre { $n } ; on attend 1 à { $count }, un par partie enregistrée.
bad-tutorial-event = Elle précède l’événement { $event } ; on attend 1 à { $count }, le dernier pour la fin.
bad-tutorial-order = Elle suit la note d’un événement ultérieur ; on attend l’ordre de la partie.
bad-tutorial-end = Le chapitre finit par quelque chose à faire ; on attend une note de plus, pour montrer ce qu’il en est advenu.
bad-tutorial-words = Il n’y a pas de mots pour « { $key } » ; on attend un message de { $game } dans chaque langue.
bad-tutorial-reading = L’élève n’a rien à faire ici ; on n’attend « also », « answers » et « other » qu’avant ses actions.
bad-tutorial-action = « { $text } » n’est pas une action. { $why }
bad-tutorial-illegal = « { $text } » n’est pas permis ici ; on attend sous « also » des actions aussi bonnes que celle de la partie.
bad-tutorial-right = « { $text } » est l’action de la partie ; on attend sous « answers » des essais manqués.
bad-tutorial-mark = Rien ici ne s’appelle « { $text } » ; on attend une action permise, un endroit du plateau, ou une pièce ou un signe de l’image.
learn-right = C’est cela.
learn-head = Apprendre { $game }
learn-step = { $n } sur { $count }
learn-back = Retour
learn-next = Continuer
learn-again = Depuis le début
learn-play = Jouer une partie contre { $bot }
# $name: the name of a file.
learn-another = Une autre leçon : { $name }
learn-board = Le plateau de la leçon
learn-choose = Tout ce que vous pouvez faire ici
learn-do = Le faire
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = Appuyez sur « { $turn } » jusqu’à ce que la pièce soit bien tournée.
# $marked: a list of sentences and names.
learn-marked = Marqué : { $marked }
term-learn-begin = Faites ce que les notes demandent : tapez une action en notation, ou Entrée pour continuer. « ? » énumère ce qui est possible, « plateau » montre le plateau, « retour » revient en arrière, « quitter » s’en va.
term-learn-try = Votre action :
term-learn-on = Entrée pour continuer :
term-learn-play = Entrée commence une partie contre { $bot } ; « quitter » s’en va :
term-learn-left = La leçon est gardée. « tumblestar learn { $game } » la reprend.
term-learn-rule = La règle est { $tag } : « tumblestar rules { $game } » la donne.
term-word-step-back = retour
cli-learn = Apprend un jeu en y jouant dans le terminal, puis y joue contre un robot ; reprend là où on l’a laissé.
cli-learn-game = Le jeu.
cli-learn-lesson = Le nom d’une leçon ; par défaut la première.
cli-learn-none = { $game } n’a pas encore de leçon ; docs/tutorials.md dit comment en écrire une.
cli-learn-unknown = Il n’y a pas de leçon « { $name } » ; il y a { $names }.
card-learn = Apprendre { $game } en jouant
card-learn-short = L’apprendre
new-learn = L’apprendre en jouant : quelques minutes
# $did: what the recorded action would do, a sentence of the game.
learn-also = C’est tout aussi bon. La leçon continue par une autre action. { $did }
# $did: what the tried action would do.
learn-other = { $did } C’est permis, mais ce n’est pas le but ici. Essayez ce qui est marqué.
## La même donne : une partie finie, à rejouer par des amis

deal-nobody = Une donne a besoin de la place d’un joueur : « { $person } » au lieu d’un bot.
deal-long = Le lien d’une donne a au plus { $most } caractères. Copiez seulement le lien entier.
deal-missing = Il manque { $names } dans le lien de cette donne. Recopiez tout le lien.
deal-hand-on = La même chance pour vos amis
deal-head = { $game } : la même donne
deal-about = Qui ouvre ce lien joue cette partie avec les mêmes bots, les mêmes options et le même hasard. Qui a fini voit les parties des autres, tour par tour. Le hasard est ouvert : la partie d’un autre montre ce qui vient.
deal-you = vous
deal-seats = Places : { $names }
deal-option = { $name } : { $value }
deal-play = Jouer cette donne
deal-go-on = Continuer votre partie
deal-see = Voir votre partie
deal-again = C’est votre propre partie. Envoyez le lien à des amis ; vous pouvez aussi la rejouer, en sachant ce qui vient.
deal-link = Lien à envoyer
deal-others = Parties finies, que vous verrez quand vous aurez fini la vôtre : { $count }
deal-turns = Tour par tour
deal-turn = Tour
deal-result = Résultat
deal-alike = tous pareil
## Jouer aux problèmes

puzzle-head = Problème : { $game }
puzzle-board = Le plateau du problème
puzzle-ask = Quelle est la meilleure façon de jouer ?
puzzle-choose = Que feriez-vous ?
puzzle-do = Jouer
puzzle-back = Annuler
puzzle-give = Voir la réponse
puzzle-skip = Un autre problème
puzzle-next = Problème suivant
puzzle-retry = Réessayer
puzzle-again = Vous avez déjà essayé ce problème ; il ne compte plus.
puzzle-open = Jusqu’ici :
puzzle-right = Juste, continuez ! Jusqu’ici :
puzzle-wrong = Ce n’est pas la meilleure façon. Essayez-en d’autres, autant que vous voulez ; seul le premier essai compte. Votre essai :
puzzle-answer = Voici la réponse.
puzzle-solved = Résolu au premier essai ! Votre cote : { $rating }, avant : { $before }.
puzzle-failed = Non résolu au premier essai. Votre cote : { $rating }, avant : { $before }.
puzzle-seen = La réponse, sans cote.
puzzle-moves = La réponse, pas à pas
puzzle-then = La suite possible
puzzle-why = Pourquoi
puzzle-analyse = Poursuivre la réflexion
puzzle-proof = Prouvé { $how }.
puzzle-margin = Il vous reste { $value } de la victoire, et toute autre façon laisse au moins { $margin } de moins{ $exact ->
        [yes] , exactement.
       *[no] , à { $error } près.
    }
puzzle-also = Autres suites qui reviennent au même : { $count }.
puzzle-fail = Les robots qui échouent ici le plus souvent : { $bots }.
puzzle-themes = Thèmes : { $themes }.
puzzle-rating = Votre cote : { $rating }, à { $deviation } près. Série : { $count }, la plus longue : { $most }.
puzzles-head = Problèmes
puzzles-intro = Des positions de parties entre robots, où une façon de jouer est prouvée bien meilleure que toutes les autres. Votre premier essai de chacune change votre cote.
puzzles-of = Problèmes : { $game }
puzzles-count = Problèmes : { $count }
puzzles-play = Jouer
puzzles-play-of = Jouer aux problèmes de { $game }
puzzles-more = Thèmes et votre cote
puzzles-more-of = Thèmes et votre cote : { $game }
puzzles-none-left = Tous ceux-ci sont résolus. Choisissez un autre thème ou un autre jeu.
puzzles-themes = Par thème
puzzles-solved-of = { $solved } sur { $count } résolus
puzzles-history = Vos essais
puzzles-chart = Votre cote de { $first } à { $last } ; problèmes : { $count }
puzzles-other = Tous les jeux avec des problèmes
puzzle-term-begin = Tapez ce que vous feriez. Le premier essai de chaque problème compte. « aide » énumère les commandes.
puzzle-term-wrong = Ce n’est pas la meilleure façon. Essayez-en d’autres, autant que vous voulez ; seul le premier essai compte.
puzzle-term-right = Juste, continuez !
puzzle-kept-bad = Vos problèmes dans { $file } sont illisibles : { $why }. Réparez le fichier, ou déplacez-le.
term-does-puzzle-undo = annule ce qui n’est pas encore jugé
term-does-puzzle-answer = montre la réponse, et pourquoi ; compte comme un essai manqué
term-does-puzzle-skip = laisse ce problème pour un autre
term-word-answer = réponse
term-word-skip = passer

## Les défis du jour

day-order = { $file }, ligne { $line } : { $date } n’est pas un jour après celui d’avant.
day-none = Il n’y a pas de défis pour « { $date } ». Il faut une date du { $first } au { $last } ; un tumblestar plus récent peut en avoir d’autres.
day-not-yet = Le { $date } n’a encore commencé nulle part.
day-head = tumblestar, { $date }
day-about = Quatre défis par jour, les mêmes pour tous. Le hasard suit de la date, il est donc ouvert ; chacun se joue une fois.
day-before = Le jour d’avant
day-after = Le jour d’après
day-puzzle = Problème
day-level = Niveau
day-duel = Duel
day-chart = Carte
day-puzzle-about = { $game } : trouvez la meilleure voie. Le premier essai compte.
day-level-about = { $game } en solitaire : gagnez ce niveau de la campagne.
day-duel-about = { $game } contre le jeu résolu, qui ne fait pas d’erreur.
day-chart-about = { $game } en solitaire : remplissez la carte pour plus de { $goal } points.
day-play = Jouer
day-go-on = Continuer
day-see = Revoir
day-open = – { $kind } : pas encore joué
day-going = – { $kind } : en cours
day-won = ★ { $kind } : résolu
day-lost = ● { $kind } : pas résolu
day-won-alone = ★ { $kind } : gagné, points : { $points }
day-lost-alone = ● { $kind } : pas gagné, points : { $points }
day-won-against = ★ { $kind } : gagné par { $points } à { $other }
day-lost-against = ● { $kind } : pas gagné, { $points } à { $other }
day-share = Votre résultat
day-copy = Copier le texte
day-history = Vos jours
day-streak = Jours de suite : { $count }, au plus : { $longest }.
day-history-item = { $date } : { $count } sur 4
day-history-kept = Vos jours ne sont gardés que sur cet appareil.
day-back = Aux défis du jour
day-link = Les défis du jour
cli-day = Donne les quatre défis d’un jour, les mêmes pour tous, ou en joue un dans ce terminal.
cli-day-date = La date, comme 2026-11-24 ; par défaut aujourd’hui.
cli-day-play = Joue ce défi ; chacun compte une fois.
cli-day-how = « tumblestar day { $date } --play NOM » en joue un : { $kinds }.
cli-day-kept-bad = Vos jours dans « { $file } » sont illisibles : { $why }. Réparez le fichier, ou déplacez-le.
## Les règles en images (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-do = Chercher
rules-found = { $count ->
        [0] Aucune règle ne contient tous ces mots.
       *[other] Règles trouvées : { $count }.
    }
rules-summary = Une page pour la table
summary-head = { $game } en bref
example-legal = Permis.
example-illegal = Interdit.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = Points : { $count }.
example-points-of = Points : { $count } ({ $parts }).
examples-bad = { $game }, { $file }, { $name ->
        [none] le fichier
       *[other] exemple « { $name } »
    } : { $why }
examples-rule = il n’y a ni règle ni section « { $tag } ». Nommez-en une de words/en.ftl, comme AB-3.1 ou AB-3.
examples-name = chaque exemple demande son propre nom, des mots « { $key } » dans words/en.ftl, et une image.
examples-crop = il n’y a pas de « { $text } » parmi les cadrages ; il y a { $allowed }.
examples-seat = personne n’occupe la place { $count }.
examples-legal = « { $text } » n’y est pas permis, d’après { $tag ->
        [none] ce que peut faire le hasard
       *[other] { $tag }
    }. Corrigez la position ou l’action.
examples-tag = une action est permise ou interdite, pas les deux ; une action interdite demande le numéro de la règle qui l’interdit.
examples-illegal = « { $text } » devrait être interdit par { $tag }, et les règles disent { $found ->
        [none] que c’est permis
       *[other] { $found }
    }.
examples-points = « { $name } » devrait valoir { $count }, et les règles disent { $found }.
examples-summary = il faut les mots « { $key } » et « { $key }-1 » dans words/en.ftl, et des exemples de ces noms : { $names }.
cli-rules-search = Ne montre que les règles qui contiennent tous ces mots, accents ignorés.
cli-rules-section = Ne montre que cette section, comme TY-3.
cli-rules-no-section = { $game } n’a pas de section « { $text } » ; il y a { $allowed }.
cli-rules-none = Aucune règle de { $game } ne contient tous les mots « { $text } ».

## Des parties à montrer : images, animations, liens (docs/sharing.md)

picture-title = { $game } : { $names }
picture-seat = Il n’y a pas de place { $n } : cette partie en a { $most }.
picture-turn = Il n’y a pas de tour { $turn } : cette partie en a { $most }.
picture-at = Il n’y a pas d’événement { $n } : cette partie en a { $most }. Le début est 0.
cli-picture = Dessine une partie : une position en image, toute la partie ou un tour en animation.
cli-picture-out = Écrit une image : .svg, .png ou .webp.
cli-picture-at = La position après autant d’événements ; par défaut la dernière.
cli-picture-animate = Écrit une animation : .gif ou .webp.
cli-picture-turn = N’anime que ce tour, à partir de 1.
cli-picture-theme = Les couleurs.
cli-picture-width = Largeur en pixels ; par défaut 760, pour une animation 480.
cli-picture-seat = La place dont la partie de table est grande, à partir de 1.
cli-picture-delay = Millisecondes par moment d’une animation ; par défaut 700.
cli-picture-none = Il n’y a rien à dessiner : nommez un fichier par --out (.svg, .png, .webp) ou --animate (.gif, .webp).
cli-picture-kind = « { $file } » n’a pas de format que l’on sache dessiner ici ; on attend l’un de { $kinds }.
cli-picture-needs = « { $file } » demande des modules que { $command } installe ; un .svg n’en demande pas.
share-link = Partager toute la partie
share-head = Partager cette partie
share-address-about = Il contient toute la partie avec le nom des joueurs. Le serveur ne garde rien : le lien marche tant que le serveur est là, et ne peut pas être repris.
share-address = En lien
share-address-field = Le lien de la partie
share-copy = Copier
share-embed = Dans une autre page
share-embed-about = Un cadre pour un blog ou un forum, où parcourir la partie.
share-code = Le HTML du cadre
share-film = En animation
share-picture = En image
share-text = En texte
share-text-about = La partie écrite, à lire, et à rouvrir dans tumblestar.
share-whole-game = Toute la partie
share-turn = Quoi
share-at = Après combien d’événements (de 0 à { $most })
share-kind = Format
share-download = Télécharger
share-too-long = Cette partie est trop longue pour un lien. Partagez-la en fichier, que d’autres peuvent ouvrir sous « Mes tables ».
share-busy = Plusieurs images sont en cours de dessin. Réessayez dans un instant.
share-missing = Ce serveur ne sait pas dessiner ce format. Choisissez SVG, ou demandez à son hôte d’installer l’extra « cards ».
shared-head = Une partie partagée
shared-script = Un script de cette page lit la partie dans ce lien. Autorisez les scripts ici pour la voir.
shared-empty = Cette adresse ne contient pas de partie. Le lien d’une partie a un # suivi de nombreuses lettres.
shared-foreign = Ce n’est pas le lien d’une partie de tumblestar, ou il vient d’une version plus récente. Demandez la partie en fichier.
shared-damaged = Le lien est abîmé ou coupé. Copiez-le en entier, ou redemandez-le.
shared-long = Ce lien contient plus que toute partie : il n’est pas montré.
shared-old = Ce navigateur ne sait pas lire le lien : il faut Chrome 80, Firefox 113, Safari 16.4 ou plus récent.
shared-offline = Le serveur ne répond pas, ou est occupé. Rechargez la page pour réessayer.
shared-begin = La partie commence.
shared-told = Événement { $n } sur { $count }. { $did }
shared-whole = La voir sur sa propre page

## The static site (site/, cli/site.py)

cli-site = Écrit toute la boîte en fichiers statiques, que tout hébergement web peut servir et qu’un téléphone peut garder.
cli-site-folder = Le dossier où écrire, nouveau ou vide.
cli-site-pyodide = Un dossier avec le paquet npm pyodide ; par défaut, npm va le chercher.
cli-site-server = L’adresse d’un serveur tumblestar pour jouer avec des amis.
cli-site-made = Écrit dans { $folder } (fichiers : { $count }, première visite : { $size } Mo compressés). Pour l’essayer : python -m http.server --directory { $folder }. Les autres appareils ont besoin d’une adresse https.
cli-site-not-compiled = Sans node, rien n’a été compilé : le site marche, mais démarre plus lentement.
site-no-folder = « { $folder } » n’est pas un dossier. Nommez-en un nouveau ou vide.
site-not-empty = « { $folder } » n’est pas vide ; rien n’a été écrit. Nommez un dossier nouveau ou vide ; pour renouveler un site, mettez celui-ci à la place de l’ancien.
site-bad-server = « { $text } » n’est pas l’adresse d’un serveur ; il en faut une comme https://games.example.org.
site-no-npm = Le site a besoin du paquet npm { $package }, et il n’y a pas npm ici. Installez Node.js, ou nommez un dossier avec le paquet : --pyodide.
site-npm-failed = npm n’a pas pu obtenir { $package } : { $why }. Réessayez plus tard, ou nommez un dossier avec le paquet : --pyodide.
site-no-pyodide = « { $folder } » n’est pas une copie du paquet npm pyodide : { $file } manque.
site-other-pyodide = C’est pyodide { $found } ; il faut { $expected } : npm install pyodide@{ $expected }.
site-no-package = Le paquet { $package } n’est pas installé ici sous forme de fichiers. Installez tumblestar avec pip et réessayez.
site-not-rendered = La page d’accueil n’a pas pu être faite : { $why }
site-not-compiled = Les modules n’ont pas pu être compilés : { $why }
site-loading = On va chercher la boîte, une fois…
site-starting = On installe la boîte…
site-soon = La boîte s’installe ; votre choix s’ouvrira dans un instant.
site-failed = Quelque chose s’est mal passé dans ce navigateur. Ce qui était enregistré est toujours là.
site-again = Réessayer
site-full = Ce navigateur est plein : plus rien n’est enregistré. Libérez de la place, ou enregistrez votre partie dans un fichier (à la table : « Et encore », puis « Télécharger la partie »).
site-not-kept = Ce navigateur n’enregistre rien, peut-être dans une fenêtre privée : les parties durent jusqu’à ce qu’on la ferme.
site-elsewhere = La boîte est ouverte dans un autre onglet ou une autre fenêtre.
site-here = L’utiliser ici
site-newer = Il y a une nouvelle version de la boîte. Vos parties restent.
site-newer-do = Passer à elle
site-no-language = Chaque langue se charge une fois par le réseau, et il n’y en a pas en ce moment. D’ici là, les textes sont en anglais.
site-no-files = La boîte n’a pas pu être chargée. Vérifiez le réseau et réessayez.
site-no-room = Ce navigateur n’a pas assez de place pour la boîte. Libérez de la place, puis réessayez.
site-blocked = Ce navigateur ne laisse pas la boîte garder ses fichiers. Autorisez les cookies et les données de site pour cette adresse, puis réessayez.
site-not-secure = Cette page demande une adresse https, ou celle de cette machine. Demandez-en une à qui tient le site.
site-too-old = Ce navigateur est trop ancien pour tumblestar, ou une fenêtre privée interdit WebAssembly, les modules dans les workers ou les service workers. Prenez une version actuelle de Firefox, Chrome, Edge ou Safari.
site-no-script = tumblestar fonctionne dans votre navigateur et a besoin de JavaScript.
nav-friends = Avec des amis
friends-head = Avec des amis
friends-about = Cette boîte est pour un seul appareil : on y joue contre des robots, ou à plusieurs autour d’un écran.
friends-server = Pour jouer avec d’autres sur leurs propres appareils, prenez ce serveur :
friends-go = Aller au serveur
friends-none = Pour jouer avec d’autres sur leurs propres appareils, quelqu’un lance un serveur par une commande :
friends-ask = Il apporte des invitations par lien, un salon, des pendules, une discussion et des parties sur plusieurs jours, sans compte. Si vous connaissez un serveur, demandez son adresse.
friends-carry = Les parties passent d’ici là-bas, et reviennent, en fichiers : enregistrez-en une à sa table, et ouvrez-la sous « Mes tables ».
