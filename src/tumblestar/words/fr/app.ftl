### Les mots de l'application en français, dans le même ordre que en.ftl.

## Refus et erreurs des parties, des options et du hasard

refused-over = La partie est terminée ; on ne peut plus rien y jouer.
refused-seat = { $seat ->
        [0] Ce n’est pas votre tour : c’est au hasard d’agir.
       *[other] Ce n’est pas votre tour : c’est à la place { $seat } de jouer.
    }
# $now: ce qu’il y a à faire, une phrase du jeu.
refused-turn = Ce n’est pas à vous. { $now }
refused-place = Il n’y a rien à faire là pour l’instant. { $now }
refused-chance = On ne choisit pas les tirages ici : ils découlent de la graine. Seule une table où l’on saisit le hasard les accepte.
bad-seats = Il n’y a pas de partie à { $seats } ; le jeu se joue à { $allowed }.
bad-option = Il n’y a pas d’option « { $name } » ; les options sont { $allowed }.
bad-option-value = L’option « { $name } » ne peut pas valoir { $value } ; elle peut valoir { $allowed }.
bad-value = { $name } ne peut pas être { $value } ; il faut { $expected }.
bad-name = Un nom ou un grain de sel tient sur une ligne d’au plus { $most } caractères visibles.
bad-chance = Il n’y a pas de hasard « { $text } » ; il y a { $allowed }.
bad-commitment = Un hasard scellé demande un engagement : 64 chiffres hexadécimaux.
bad-practice = Une partie d’entraînement n’a pas de hasard scellé : sa graine est ouverte.
bad-seed = Une graine donnée à la main tient sur une ligne de 1 à { $most } caractères visibles.
bad-salts = Il y a un grain de sel par place, { $seats } en tout ; il reste vide si la place n’en ajoute pas.
bad-seat-kind = Une place revient à une personne ou à un robot.
unknown-game = Il n’y a pas de jeu « { $name } » ; l’étagère porte { $games }.
game-broken = Le jeu « { $name } » ne peut pas être chargé : { $why }
row-points = { $seat } : { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
unknown-bot = Il n’y a pas de robot « { $name } » ; il y a { $bots }.

## Lire une partie

record-long = Le fichier dépasse { $most } caractères ; une partie de ces jeux n’en a jamais autant.
record-format = Ce n’est pas une partie : la première ligne devrait être « { $expected } ».
record-header = « { $text } » n’est pas une rubrique d’en-tête ; on connaît { $keys }.
record-twice = La rubrique « { $key } » figure deux fois.
record-missing = La rubrique « { $key } » manque dans l’en-tête.
record-game = Il n’y a pas de jeu « { $text } » ici ; l’étagère porte { $games }.
record-older = Cette partie suit la version { $rules } des règles, et elle est montrée selon elles. La plus récente est la version { $version }.
record-other = Cette partie suit la version { $rules } des règles (données { $data }). Elle est montrée selon la version { $version } (données { $digest }) ; les points peuvent donc différer.
record-cut = Cette partie suit la version { $rules } des règles (données { $data }). La version { $version } (données { $digest }) peut montrer { $n } de ses { $count } événements ; le texte de la partie les a tous.
record-rules = La partie suit la version « { $text } » des règles ; ce programme joue la version { $version }.
record-data = La partie se joue avec un autre matériel (données « { $text } ») ; celui d’ici est { $digest }.
record-seat = « { $text } » n’est pas une place ; on attend « person » ou « bot », puis un nom.
record-salt = Un grain de sel est donné pour une place qui n’existe pas ; la partie a { $seats } places.
record-options = « { $text } » n’est pas une option ; on attend nom=nombre, avec les noms { $options }.
record-seed = La graine ouverte devrait avoir 64 chiffres hexadécimaux.
record-early-seed = La graine d’une partie scellée ne s’ouvre qu’à la fin, et celle-ci n’est pas terminée.
record-date = La date devrait ressembler à 2026-11-21.
record-start = Une partie a autant de places et les mêmes options que la position dont elle part.
record-practice = « { $text } » ne peut pas suivre « practice » ; attendu : « yes ».
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
verify-practice = { $count ->
        [one] Entraînement : quelqu’un est revenu en arrière dans cette partie, son hasard est donc ouvert. Un tirage découle de la graine.
       *[other] Entraînement : quelqu’un est revenu en arrière dans cette partie, son hasard est donc ouvert. { $count } tirages découlent de la graine.
    }
verify-typed = { $count ->
        [0] Hasard ouvert : les tirages sont saisis ou choisis, il n’y a rien à contrôler.
        [one] Hasard ouvert : un tirage a été saisi ou choisi, il n’y a rien à contrôler.
       *[other] Hasard ouvert : { $count } tirages ont été saisis ou choisis, il n’y a rien à contrôler.
    }
verify-older = Cette partie suit la version { $rules } des règles ou un autre matériel, qui ne sont pas conservés ici. Son hasard ne peut donc pas être vérifié.
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
bot-novice = Novice
bot-club = Joueur de club
bot-strong = Fort
bot-expert = Expert
bot-master = Maître

## Environnements pour les programmes qui apprennent

# $env : ce qui a été appelé, comme tumblestar.env.pettingzoo('twisty').
env-fault = { $env } : { $why }
env-illegal = { $env } : l’action { $action } de { $agent } n’est pas permise ; sont permises { $allowed }.
env-not-begun = { $env } : aucune partie n’est en cours ; appelez d’abord reset().
env-needs = { $env } demande le paquet { $package }, que l’extra « rl » apporte : pip install "tumblestar[rl]".
env-array = { $env } : { $name } est un tableau de { $type } de forme { $shape } ; attendu : { $wanted_type } de forme { $wanted_shape }.
env-layout = { $env } : le tableau pour { $name } a des trous ou ne peut pas être écrit ; attendu : un tableau comme en fait numpy.zeros.

## Ligne de commande

cli-about = Des jeux de table à jouer dans le navigateur, avec des robots, des parties notées et des règles exactes. Sans commande : ouvre les jeux.
cli-play = Ouvre les jeux dans le navigateur, ou en joue un ici dans le terminal.
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
cli-lab = Joue beaucoup de parties entre robots, et mesure les robots et les jeux.
cli-ladder = Fait jouer chaque robot contre ses voisins sur l’échelle d’un jeu, et contre « greedy », avec chaque nombre de places, et les classe tous sur une seule échelle (Bradley-Terry) : 100 points de plus gagnent 64 % des parties à deux. Au-delà de deux places, un robot joue parmi d’autres d’une même sorte, dans les deux sens ; une part de 1 / places est l’égalité. Chaque mise en place est jouée depuis chaque place.
cli-ladder-game = Le jeu ; par défaut tous.
cli-ladder-seats = Un nombre de places ; peut être donné plusieurs fois. Par défaut tous à partir de deux.
cli-ladder-games = Les parties de chaque match avec les options de la boîte.
cli-ladder-mixed = Les parties de chaque match où les options de chaque mise en place sont tirées au hasard ; par défaut aucune.
cli-ladder-bots = Les robots de l’échelle, le plus faible d’abord, séparés par des virgules ; par défaut tous ceux du jeu.
cli-ladder-option = Une option des mises en place ; peut être donnée plusieurs fois.
cli-ladder-seed = La graine des mises en place et du hasard.
cli-ladder-keep = Écrit ladder-GAME.json dans ce dossier après chaque match, et continue à partir des matchs qui s’y trouvent s’ils sont ceux des robots actuels.
cli-ladder-needs = Le classement demande l’extra « lab » : pip install "tumblestar[lab]".
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
cli-lab-play = Joue beaucoup de parties entre robots, et dit les résultats des robots et des places, la longueur des parties et la répartition des points. Chaque mise en place est jouée une fois pour chaque rotation des robots, avec le même hasard ; les intervalles sont à 95 % et vont par mise en place. Ctrl-C interrompt et dit ce qui a été trouvé ; avec --keep, la même commande continue.
cli-lab-compare = Joue deux variantes, ou deux équipes de robots, avec le même hasard, et dit leur différence : moyennes, intervalles à 95 % par mise en place, et tailles d’effet (la différence en écarts types d’une partie).
cli-lab-selfplay = Écrit les parties de robots comme données d’apprentissage : une ligne Parquet par décision, avec l’observation, les actions permises, l’action, la politique, les parts de victoire selon l’évaluateur du jeu et le résultat ; et une fiche des données. Demande l’extra « lab ». Ctrl-C interrompt ; la même commande continue, et avec plus de parties elle complète.
cli-lab-out = Le dossier où écrire. Il est créé s’il n’existe pas.
cli-lab-values = Écrit aussi la valeur de chaque action permise, selon l’évaluateur du jeu. Prend beaucoup plus de temps.
cli-lab-tries = Combien de fois chaque robot est interrogé dans chaque position, pour sa politique ; 1 prend ce qu’il a joué.
cli-lab-per-file = Le nombre de parties par fichier, arrondi à des mises en place entières.
lab-selfplay-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $rows ->
    [one] { $rows } décision
   *[other] { $rows } décisions
}, { $files ->
    [one] un fichier
   *[other] { $files } fichiers
} dans « { $folder } ».
cli-lab-game = Le jeu.
cli-lab-bots = Les robots par place, séparés par des virgules, avant leur rotation ; le dernier prend les places qui restent. Par défaut « greedy ».
cli-lab-seats = Le nombre de places ; par défaut autant que de robots, ou le moins possible à partir de deux.
cli-lab-games = Le nombre de parties, arrondi à des mises en place entières.
cli-lab-option = Une option du jeu ; peut être donnée plusieurs fois.
cli-lab-against-bots = Les robots de la seconde équipe ; par défaut ceux de la première.
cli-lab-against-option = Une option de la seconde variante ; peut être donnée plusieurs fois. Par défaut celles de la première.
cli-lab-seed = La graine du hasard et des choix : même graine, mêmes parties.
cli-lab-workers = Le nombre de processus ; par défaut un par cœur. Les résultats sont les mêmes.
cli-lab-keep = Garde ce qui est fini dans ce fichier, et continue à partir de ce qui s’y trouve.
cli-lab-ray = Joue sur la grappe Ray à cette adresse (« auto » en trouve une locale) au lieu de cette machine. Demande l’extra « ray ».
cli-lab-luck = Parcourt les premières parties, autant que dit, événement par événement : ce que le hasard explique, et les règles des décisions. Prend des secondes par partie.
cli-lab-csv = Écrit une ligne par partie et place dans ce fichier, en valeurs séparées par des virgules.
cli-lab-parquet = Écrit les mêmes lignes en Parquet. Demande l’extra « lab ».
cli-lab-html = Écrit tous les tableaux, avec des graphiques, en une page HTML. Demande l’extra « lab ».
lab-needs = { $option } demande l’extra « { $extra } » : pip install "tumblestar[{ $extra }]".
lab-too-many-bots = { $count } robots ont été nommés pour { $seats } places ; nommez-en un par place au plus.
lab-same = Rien ne diffère : donnez d’autres robots par --against-bots, ou d’autres options par --against-option.
lab-kept-other = Le fichier « { $file } » a les parties d’une autre étude, ou d’une version plus ancienne des robots ; choisissez un autre fichier, ou déplacez-le.
lab-kept-damaged = La ligne { $line } du fichier « { $file } » est abîmée ; déplacez le fichier, ou supprimez cette ligne.
lab-kept-dropped = La dernière ligne du fichier « { $file } » n’a pas été écrite jusqu’au bout ; ses parties sont rejouées.
lab-broken-off = Interrompu après { $games } parties sur { $total }.
lab-broken-off-kept = Interrompu après { $games } parties sur { $total } ; la même commande continue à partir de là.
lab-workers-died = Les processus se sont arrêtés encore et encore, peut-être faute de mémoire ; essayez avec moins (--workers).
lab-no-ray = Il n’y a pas de grappe Ray à « { $address } » : { $why }
lab-title = { $game } : { $games } parties
lab-title-compare = { $game } : { $games } parties chacun, { $first } et { $second }
lab-options = { $bots } ({ $options })
lab-by-bot = Par robot (intervalles à 95 % ; l’égalité est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-seat = Par place (l’égalité est { NUMBER($fair, style: "percent", maximumFractionDigits: 1) })
lab-by-game = Par partie
lab-spread = Répartitions
lab-by-rule = Décisions par règle ({ $games } parties)
lab-luck = Le hasard explique { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de la variance des résultats ({ $games } parties) : la variance des résultats sans hasard est plus petite d’autant.
lab-no-luck = La part du hasard ne peut être dite ici : le jeu n’évalue pas ces positions, ou tous les résultats sont les mêmes.
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
lab-chart-shares = Part de la victoire par robot et par place, avec des intervalles à 95 %
lab-chart-of = { $what ->
        [points] Points à la fin, par robot
        [events] Événements d’une partie
       *[legal] Actions permises d’une décision
    }
lab-chart-text = { $title }. Les chiffres sont dans le tableau « { $table } ».
cli-file = La partie à lire ; - lit l’entrée standard.
cli-json = Répond en JSON.
cli-no-browser = N’ouvre pas de fenêtre de navigateur.
cli-lang = La langue des réponses.
cli-help = Montre cette aide.
cli-version = Montre la version.
cli-working = { $name } est à l’œuvre : { $seconds } s
cli-working-share = { $name } est à l’œuvre : { $share } % fait, { $seconds } s{ $left ->
        [-1] { "" }
       *[other] , encore { $left } s environ
    }
cli-no-command-game = « { $name } » est un jeu et non une commande. Pour y jouer : tumblestar play { $game }
cli-no-command-file = « { $name } » est un fichier et non une commande. Pour poursuivre sa partie : tumblestar play { $file }
cli-no-command = Il n’y a pas de commande « { $name } ». tumblestar --help énumère les commandes.
cli-no-command-like = Il n’y a pas de commande « { $name } ». Peut-être vouliez-vous dire « { $command } » ; tumblestar --help énumère les commandes.
cli-expect-over = La partie est terminée : il n’y a plus rien à attendre. « tumblestar replay FILE » la parcourt.
cli-play-resume = Poursuit la dernière partie jouée dans le terminal ; avec GAME, la dernière de ce jeu.
cli-completion = Écrit le script par lequel un shell complète commandes, jeux, robots et options. Pour bash et zsh, mettez eval "$(tumblestar completion bash)" ou eval "$(tumblestar completion zsh)" dans ~/.bashrc ou ~/.zshrc ; pour fish, écrivez-le dans ~/.config/fish/completions/tumblestar.fish.
cli-puzzles = Des problèmes : des positions où une façon de jouer est bien meilleure que toutes les autres, preuve à l’appui.
cli-puzzles-list = Liste les problèmes. En JSON, un par ligne : id, game, seats, themes, rating, state, solution, proof.
cli-puzzles-game = Seulement ceux d’un jeu.
cli-puzzles-none = { $name } n’a pas de problèmes ; { $games } en ont.
cli-puzzles-theme = Seulement ceux d’un thème, comme « theft ».
cli-puzzles-no-theme = Aucun problème n’a le thème « { $theme } » ; les thèmes sont { $themes }.
cli-puzzles-play = Joue aux problèmes dans ce terminal, ceux d’un jeu ou de tous.
cli-puzzles-order = Des mots quelconques : les mêmes problèmes viennent dans le même ordre.
cli-puzzles-make = Fait des problèmes à partir de parties entre robots et les écrit dans un fichier, avec la façon dont ils ont été faits à côté. La même graine fait les mêmes problèmes.
cli-puzzles-make-game = Le jeu.
cli-puzzles-count-of = Combien.
cli-puzzles-bots = Les robots qui jouent, séparés par des virgules ; par défaut tous sauf « random » et les deux plus forts.
cli-puzzles-seed = La graine des parties.
cli-puzzles-out = Le fichier à écrire.
cli-puzzles-head-id = problème
cli-puzzles-head-seats = places
cli-puzzles-head-rating = cote
cli-puzzles-head-themes = thèmes
cli-puzzles-count = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }


## Le docteur

cli-doctor = Dit ce qui est là (versions, paquets, jeux, dossier des données, base, port, terminal, robots compilés) et ce qu’il faut faire.
doctor-ok = bien
doctor-note = note
doctor-todo = à faire
doctor-end = { $count ->
        [0] Il n’y a rien à faire.
        [one] Il y a une chose à faire.
       *[other] Il y a { $count } choses à faire.
    }
doctor-versions = tumblestar { $version }, Python { $python } ({ $program }), { $system }
doctor-packages = Paquets : { $packages }.
doctor-not-installed = tumblestar tourne depuis ses sources sans être installé : ses paquets ne sont pas connus.
doctor-install = Tapez : python -m pip install { $what }
doctor-games = Jeux auxquels on peut jouer : { $games }.
doctor-no-numba = Numba n’est pas installé : les robots jouent plus lentement et moins bien.
doctor-get-numba = Tapez : python -m pip install --upgrade "tumblestar[fast]"
doctor-interpreted = Numba est installé, mais TUMBLESTAR_INTERPRET l’écarte : les robots jouent plus lentement et moins bien.
doctor-compile = Retirez TUMBLESTAR_INTERPRET.
doctor-not-compiled = Numba { $version } est installé, mais ne peut pas compiler les robots : { $why }
doctor-compiled = Les robots sont compilés par Numba { $version } et gardés dans { $folder }
doctor-not-kept = Les robots sont compilés par Numba { $version }, mais ne peuvent pas être gardés : chaque démarrage les compile de nouveau.
doctor-cache = Indiquez dans TUMBLESTAR_CACHE un dossier à vous, où personne d’autre ne peut écrire.
doctor-settings = { $count ->
        [0] Aucun réglage dans l’environnement.
       *[other] Réglages dans l’environnement : { $names }.
    }
doctor-port = Le port { $port } de { $host } est libre.
doctor-served = Le port { $port } de { $host } est pris, et un tumblestar sert ce dossier.
doctor-port-taken = Le port { $port } de { $host } ne peut pas être pris : { $why }.
doctor-other-port = Choisissez un autre port par --port ou TUMBLESTAR_PORT, ou arrêtez ce qui occupe celui-ci.
doctor-data = Dossier des données : { $folder } (propriétaire { $owner }, mode { $mode }, { $free } Mo libres)
doctor-data-none = Dossier des données : { $folder } sera créé dès qu’il y aura quelque chose à garder ({ $free } Mo libres dans { $there })
doctor-unwritable = Vous ne pouvez pas y écrire. Devenez-en propriétaire, ou choisissez un autre dossier par --data ou TUMBLESTAR_DATA.
doctor-open-folder = D’autres peuvent le lire, et avec lui les graines des parties en cours. Tapez : chmod 700 { $folder }
doctor-little-space = Libérez de la place sur ce disque, ou choisissez un autre dossier par --data ou TUMBLESTAR_DATA.
doctor-sqlite = Les tables sont gardées par SQLite { $version }.
doctor-postgres = Les tables sont gardées par PostgreSQL { $version } à { $place }
doctor-terminal = Terminal : { $columns } x { $rows } caractères, { $encoding }.
doctor-utf8 = Certains caractères sont remplacés par de semblables. Réglez le terminal sur UTF-8, ou PYTHONUTF8=1.

cli-no-file = Il n’y a pas de fichier « { $file } ».
cli-unreadable-file = Le fichier « { $file } » ne peut pas être lu : { $why }.
cli-not-text = Le fichier « { $file } » n’est pas du texte en UTF-8 ; les parties et les fichiers de données en sont.

### Les pages

## Autour de chaque page

app-name = tumblestar
app-title = tumblestar : des jeux de table à jouer ici
app-description = Une boîte de jeux de table à jouer dans le navigateur, contre des robots ou à plusieurs devant un écran.
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
settings-theme = Aspect
settings-save = Garder
mine-head = Mes données
mine-nobody = Rien n’est gardé sur vous ici. Si vous jouez déjà sur un autre appareil, reprenez-vous ici.
carry-out-head = Jouer sur un autre appareil
carry-out-about = Un lien ou un code QR fait d’un autre appareil le vôtre : toutes vos tables, votre nom et vos progrès. Il sert une fois, pendant { $count } minutes.
carry-out-do = Montrer le lien
carry-shown = Ouvrez ceci sur votre autre appareil dans les { $count } minutes. Qui l’ouvre joue à votre place : ne le montrez à personne d’autre.
carry-link = Lien pour votre autre appareil
carry-back = Retour à mes données
carry-head = Vous reprendre sur cet appareil
carry-about = Sur votre autre appareil, ouvrez « Mes données » et montrez le lien. Ouvrez-le ici, ou copiez le code après son #.
carry-code = Code
carry-look = Voir de qui il est
carry-wrong = Ce code est inconnu, a servi ou a expiré. Montrez-en un nouveau sur votre autre appareil.
carry-asked = Êtes-vous « { $name } » ? { $count ->
        [one] Une table vient avec.
       *[other] { $count } tables viennent avec.
    } Cet appareil jouera ensuite pour « { $name } ».
carry-asked-unnamed = Est-ce vous ? Le code est de quelqu’un sans nom, avec { $count ->
        [one] une table.
       *[other] { $count } tables.
    } Cet appareil jouera ensuite à sa place.
carry-joins = { $count ->
        [0] Vos réglages de cet appareil laissent la place à ceux-là.
        [one] Votre table de cet appareil les rejoint, avec places, messages et progrès. C’est sans retour.
       *[other] Vos { $count } tables de cet appareil les rejoignent, avec places, messages et progrès. C’est sans retour.
    }
carry-yes = Oui, c’est moi
carry-no = Non, laisser
mine-data-head = Mes données dans un fichier
mine-data-about = Votre nom, vos réglages, vos tables avec leurs parties, vos progrès et ce que vous avez écrit : un objet JSON par ligne, dont le premier explique les autres.
mine-data-do = Télécharger mes données
mine-data-readme = Un objet JSON par ligne, chacun avec un type. person : votre nom, votre langue et l’apparence. bot : un programme à vous. token : ce qu’un programme peut faire (jamais le jeton lui-même). table : une table que vous avez faite, où vous êtes assis ou que vous regardez ; seats donne vos places à partir de 1, record est la partie en texte, que « tumblestar replay » et « tumblestar verify » lisent. attempt et imported : vos progrès dans les campagnes. chat : ce que vous avez écrit ; at est en millisecondes depuis 1970, key nomme une phrase. restriction : qui vous avez masqué ou bloqué. Les heures sont en UTC.
mine-restricted-head = Masqués et bloqués
mine-restricted-unnamed = quelqu’un sans nom
mine-delete-head = M’effacer
mine-delete-goes = Effacés pour de bon : votre nom, vos réglages, vos progrès, vos jetons et programmes, ce que vous avez écrit, et toutes les tables où personne d’autre ne joue. Aux parties en cours, vous quittez votre place ; là où on ne peut pas, vous abandonnez.
mine-delete-stays = Restent : les parties jouées avec d’autres, sans votre nom. Les tables que vous avez faites passent à quelqu’un qui y joue. Les copies que d’autres ont téléchargées et les sauvegardes de ce serveur ne changent pas.
mine-delete-sure = Je sais que c’est sans retour.
mine-delete-do = M’effacer maintenant
mine-deleted-head = Vous êtes effacé
mine-deleted = Plus rien n’est gardé sur vous ici, et ce navigateur vous a oublié.
theme-system = comme le système
theme-light = clair
theme-dark = sombre
independence = tumblestar est un projet indépendant. Il n’est lié ni aux auteurs ni aux éditeurs de ces jeux.
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
card-basis = La part de chance est mesurée : combien de fois un robot simple bat le plus fort. La durée et la réflexion sont notre propre jugement.
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
table-abandon-sure = La partie finit sans résultat. Elle reste dans la liste des parties terminées.
table-abandon-yes = Oui, l’abandonner
table-delete = Supprimer
table-delete-sure = La table et sa partie seront perdues pour de bon.
table-delete-yes = Oui, la supprimer
open-head = Ouvrir une partie
open-hint = Une partie téléchargée d’une table, ou écrite à la main. Vous pouvez la parcourir pas à pas ; rien de ce qu’elle contient ne peut nuire à ce serveur.
open-file = Fichier
open-do = Ouvrir
open-none = Aucun fichier n’a été choisi.
open-not-text = Ce fichier n’est pas du texte en UTF-8, et ne peut donc pas être lu.

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
new-salt-help = La graine reste secrète jusqu’à la fin de la partie ; l’engagement ci-dessus est son SHA-256, elle ne peut donc plus être changée. Qui ne se fie pas à ce serveur ajoute des mots quelconques comme sel : ils entrent dans chaque tirage.
new-seal-gone = La graine promise ici n’est plus là, parce que le serveur a redémarré ou que la page est restée longtemps ouverte. Voici un nouvel engagement ; regardez-le, changez vos sels si vous voulez, et recommencez.
new-wrong = Cette table ne peut pas encore être dressée :
new-typed-nobody = Avec un vrai plateau, une personne doit noter ce que fait le hasard, mais il n’y a que des robots à cette table.
chance-sealed = Scellé
chance-sealed-help = Une graine secrète, promise avant le début. La partie finie, chacun peut contrôler chaque tirage.
chance-seed = D’après une graine que vous donnez
chance-seed-help = La même graine donne la même mise en place. Qui la connaît peut la prédire : la partie notée le dit.
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
rows-label = Les rangées des joueurs ; le même contenu est donné en texte.
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
expect-not-yet = Le robot se prépare encore. Demandez-lui de nouveau dans quelques secondes.
refused-expect = Il n’y a rien à attendre ici : personne n’est à jouer, ou aucun robot prévoyant n’est à cette table.
refused-expect-busy = Le robot réfléchit déjà à votre question.
action-turn = Tourner
action-over = Retourner
action-takeback = Reprendre le coup
action-takeback-far = Reprendre…
action-takeback-here = Reprendre d’ici
action-takeback-ask = Demander à reprendre
practice-head = Continuer à l’entraînement ?
practice-sure = Vous pouvez revenir en arrière aussi souvent que vous voulez, même au-delà du hasard et des robots. Mais la partie devient un entraînement : elle n’apporte aucune étoile et ne compte pas, sa graine est ouverte, et son texte le dit. Le hasard retombe comme avant.
practice-yes = Oui, à l’entraînement
practice-no = Non, n’y touchons pas
practice-mark = Entraînement.
asked-to = { $seat } voudrait reprendre. Êtes-vous d’accord ?
asked-count = { $count ->
        [one] Un événement serait annulé.
       *[other] { $count } événements seraient annulés.
    }
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
tutor-unmeasured = L’erreur des parts de victoire n’a pas été mesurée.
tutor-looking = Le tuteur regarde…
tutor-yes = Jouer ainsi
tutor-no = Réfléchir encore
tutor-unasked = Joué sans question : les parts de victoire ne sont pas venues à temps.
help-off = Plusieurs personnes jouent ici : l’aide au-delà des chances est coupée, à moins que toutes soient d’accord.
help-ask = Demander l’aide aux autres
help-end = Continuer sans aide pour tous
help-asked-to = { $seat } voudrait que tous aient droit à une aide pour choisir. Êtes-vous d’accord ?
help-asked-own = Vous avez demandé l’aide pour tous. On attend { $others }.
help-asked-other = { $seat } voudrait que tous aient droit à une aide. On attend { $others }.
refused-help = Plusieurs personnes jouent ici : l’aide au-delà des chances est coupée, à moins que toutes soient d’accord.
refused-help-declined = Vous avez déjà demandé l’aide, et elle a été refusée.
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
hint-unmeasured = L’erreur des parts de victoire n’a pas été mesurée : aucune façon n’est donc dite la meilleure.
hint-provisional = L’évaluation se prépare encore : ces parts de victoire sont approximatives, et aucune façon n’est encore dite la meilleure.
hint-working = { $count ->
        [one] { $count } part de victoire reste à calculer.
       *[other] { $count } parts de victoire restent à calculer.
    }
hint-more = { $count ->
        [one] { $count } autre façon
       *[other] { $count } autres façons
    }
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
palette-hint = Choisissez ce qui s’y trouve, ou notez-en plusieurs ci-dessous. Une erreur peut être reprise.
palette-left = reste { $count }
type-label = Noter un coup
type-do = Faire
type-hint = En notation, comme les lignes du journal.
type-hint-chance = En notation ; plusieurs tirages peuvent se suivre, séparés par des espaces.
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
text-choices = Ce que vous pouvez faire
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
       *[other] La partie finit aussitôt pour tous : personne ne continue. Qui renonce n’obtient rien, et les { $count } autres se partagent la victoire.
    }
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
line-lost = La liaison avec le serveur est rompue ; nouvel essai.
line-password = Cette maison redemande son mot de passe. La partie est gardée.
line-password-do = Donner le mot de passe
line-refused = Le serveur refuse cette page. Ouvrez-la de nouveau par l’adresse que vous avez reçue.
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
sheet-marks = Ce qui n’a pas de marque est tel que l’éditeur le dit.
mark-reconstruction = reconstitution
mark-reconstruction-means = notre meilleure idée de ce que contient la boîte

## Refus d’une table

refused-stale = Quelque chose s’est passé à la table depuis votre dernier regard. Regardez encore et décidez à nouveau.
refused-takeback = Ce coup ne peut pas être repris : le tour est fini, ou quelqu’un d’autre a joué depuis.
refused-takeback-chance = Ce coup ne peut pas être repris : le hasard a parlé depuis. Entre personnes, on ne revient pas au-delà.
refused-practice = La partie deviendrait un entraînement : pas d’étoile, et un hasard ouvert. Dites que vous le voulez.
refused-asked = Quelqu’un a déjà demandé à reprendre. Répondez d’abord.
refused-declined = Les autres ont refusé. Vous pourrez redemander quand quelqu’un aura joué.
refused-not-asked = Plus personne ne demande à reprendre.
refused-not-yours = Ce n’est pas à vous de le faire.
refused-send-late = Personne n’est renvoyé de sa place une fois la partie commencée.
refused-blocked = L’hôte de cette table ne souhaite pas jouer avec vous. Jouez à une autre table, ou créez la vôtre.
refused-blocked-chat = L’hôte de cette table ne souhaite pas que vous écriviez ici.
refused-restrict-nobody = Il n’y a là personne d’autre à masquer ou à bloquer.
refused-restrict-stranger = Seul qui est connu ici peut masquer ou bloquer. Prenez d’abord place à une table, ou choisissez des réglages.
refused-message = Le serveur n’a pas compris la page. Rechargez-la.
refused-protocol = Ce programme parle une autre version du protocole que le serveur, qui parle la { $spoken }. Rien n’a été fait ; mettez le programme à jour, ou rechargez la page.
refused-typed = Notez de 1 à { $most } tirages, séparés par des espaces.
refused-typed-on = Le hasard n’a plus rien à dire ici ; ne notez pas plus de tirages qu’il n’en est demandé.

## Un plateau pour réfléchir

analysis-head = Analyse : { $game }
analysis-picture = La position. Le même contenu est donné en texte.
analysis-long = L’adresse a plus de { $most } caractères. Partez d’une position notée plutôt que d’une longue suite.
analysis-events = La suite a plus de { $most } actions. Partez d’une position notée plutôt que d’une longue suite.
analysis-start = Cette position est impossible. { $why }
analysis-action = L’action { $n } de la suite, « { $text } », est impossible. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } La position qui la précède est affichée.
analysis-at = Il n’y a pas de position « { $text } » dans cette suite ; on attend un nombre de 0 à { $most }. La dernière est affichée.
analysis-values = Parts de victoire
analysis-show = Afficher les parts de victoire
analysis-of = { $seat } { $share }
analysis-by = Selon : { $name }.
analysis-by-exact = Exact : { $name }.
analysis-by-error = Selon : { $name }. D’un événement au suivant, l’erreur est de { $error } en moyenne.
edit-head = Modifier la position
edit-open = Installer en cliquant
edit-hint = Choisissez un endroit dans l’image ou dans la liste, puis ce qui doit s’y trouver. N’est proposé que ce qui fait une position.
edit-places = Endroits
edit-none = Rien d’autre ne peut être ici dans cette position. Changez d’abord un autre endroit.
edit-done = Terminé
edit-more = { $count } de plus
edit-less = { $count } de moins
analysis-large = Le plateau de { $player }, en grand
analysis-from = Analyser à partir d’ici
analysis-working = { $count ->
        [one] { $count } position reste à calculer.
       *[other] { $count } positions restent à calculer.
    }
analysis-busy = Beaucoup de positions se calculent pour d’autres. Réessayez dans un instant.
analysis-unknown = Il n’y a pas d’évaluateur pour une position de ce genre.
analysis-actions = Ce que peut faire { $player }
analysis-chance = Ce que le hasard peut donner
analysis-beside = À côté de chacune : la part de victoire de { $player } ensuite.
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
analysis-add-hint = Une action, ou plusieurs séparées par des virgules. Elles remplacent ce qui suivait.
analysis-position = Installer une position
analysis-notation = La position en notation
analysis-set = Afficher cette position
analysis-new = Depuis le début d’une partie
analysis-begin = Partir de là
analysis-link = Lien vers cette position
analysis-play = Jouer à partir d’ici
analysis-as = Vous jouez
analysis-against = Les autres sont
analysis-play-hint = Une table commence à cette position. Ce que le hasard y apporte est scellé à nouveau.
analysis-play-do = Jouer la suite

## Feuille de score

pad-head = Feuille de score : { $game }
pad-about = Pour la boîte sur votre table : touchez l’image là où se trouve quelque chose et voyez ce que cela rapporte. Cet appareil garde ce que vous entrez jusqu’à ce que vous recommenciez ; un lien l’envoie à d’autres.
pad-lost = Le serveur est injoignable ; ce que vous avez entré reste sur cet appareil. Réessayez.
pad-bad-players = « { $text } » n’est pas un nombre de joueurs de ce jeu : il faut l’un de { $allowed }.
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
pad-file-label = Lire une image enregistrée par tumblestar, ou un fichier texte
pad-file-hint = Une telle image (SVG) contient ce qui y figure et se lit exactement. Les photographies ne peuvent pas être lues.
pad-file-do = Lire
pad-clear = Recommencer
pad-total = Cartes : { $total }

## Campagne

campaign-head = Campagne : { $game }
campaign-about = Quarante niveaux à jouer en solo, sur quatre cartes de dix. Chaque niveau a ses couleurs et ses missions : gagnez-le avec { $goal } points et toutes les missions remplies, et le suivant s’ouvre. { $great } points donnent une deuxième étoile, gagner au premier essai une troisième.
campaign-ours = Nous ne connaissons pas les niveaux imprimés. Ces quarante-ci sont les nôtres, rangés selon la fréquence à laquelle le robot « { bot-strong } » les gagne.
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
level-measured = { $kind } : le robot « { bot-strong } » a gagné { NUMBER($share, style: "percent", maximumFractionDigits: 1) } de { $count } parties.
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
verify-open-means = Cela ne dit rien contre la partie ; on ne peut seulement pas prouver que personne ne savait.
verify-older-means = Vérifiez-la avec la version de tumblestar avec laquelle elle a été jouée.
verify-closed-means = Revenez quand la partie sera finie.
verify-false-means = Quelqu’un a modifié cette partie.
verify-commitment-was = Engagement
verify-seed-is = Graine
verify-salt = Sel de la place { $count }
verify-how = Vous n’avez pas à croire cette page : téléchargez la partie et lancez « tumblestar verify » sur votre machine, ou calculez vous-même comme le décrit docs/chance.md.
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
sorry-421-help = Qui l’a démarré peut admettre ce nom : TUMBLESTAR_HOSTS=nom.
sorry-424 = On ne peut pas jouer à ce jeu pour le moment
sorry-424-help = Une entrée de son fichier de données est impossible. Corrigez-la, puis relancez tumblestar ; les autres jeux continuent.
sorry-500 = Quelque chose s’est mal passé ici
sorry-500-help = C’est notre faute, non la vôtre. Ce qui a été joué jusqu’ici est gardé ; rechargez la page.
sorry-503 = Les tables ne peuvent pas être gardées en ce moment
sorry-503-help = Rien de ce qui a été confirmé n’est perdu. Une fois la panne réparée, rechargez la page.
sorry-home = Aux jeux
game-fault = On ne peut pas jouer à { $name } : { $why }
table-damaged = La table gardée ne peut pas être lue : { $why }

## Garde et démarrage

store-folder = Le dossier { $folder } des tables ne peut pas être créé : { $why }. Choisissez-en un autre avec --data ou TUMBLESTAR_DATA.
store-foreign = Le fichier { $file } est la base d’un autre programme. Choisissez un autre dossier avec --data ou TUMBLESTAR_DATA.
store-newer = Les tables de { $folder } ont été écrites par un tumblestar plus récent. Mettez tumblestar à jour, ou choisissez un autre dossier avec --data.
store-read-only = On ne peut pas écrire dans le dossier { $folder }. Donnez-vous-en le droit, ou choisissez un autre dossier avec --data ou TUMBLESTAR_DATA.
store-address = Ce n’est pas l’adresse d’une base PostgreSQL. Attendu : postgresql://utilisateur:motdepasse@hôte:5432/nom
store-no-driver = Pour PostgreSQL, tumblestar a besoin de psycopg. Installez-le avec : pip install "tumblestar[postgres]"
store-pg-foreign = La base { $place } appartient à un autre programme. Créez-en une vide et donnez son adresse.
store-pg-newer = Les tables de { $place } ont été écrites par une version plus récente de tumblestar. Mettez tumblestar à jour, ou choisissez une autre base.
store-pg-gone = La base { $place } est injoignable pour l’instant : { $why }. Rien de ce qui a été confirmé n’est perdu.
store-pg-refused = La base { $place } ne laisse pas entrer tumblestar : { $why }. Vérifiez l’utilisateur et le mot de passe dans l’adresse.
store-pg-full = La base { $place } n’a plus de place ou plus de connexion : { $why }. Rien de ce qui a été confirmé n’est perdu.
store-pg-held = La base { $place } est en train d’être déplacée, ou n’accepte plus de connexion. Recommencez dans un moment.
store-unmet = Les processus qui doivent servir { $place } ne peuvent pas se joindre. Regardez la sortie d’erreur (--log all), ou servez-le avec un seul processus.
store-pg-trouble = La base { $place } est inutilisable : { $why }.
store-full = Il n’y a plus de place pour { $folder }. Libérez-en ; rien de ce qui a été confirmé n’est perdu.
store-damaged = Le fichier { $file } est abîmé ({ $why }). Écartez-le, et mettez à sa place une copie d’un état plus ancien s’il y en a une.
store-locked = Le fichier { $file } est utilisé par un autre programme. Fermez celui-ci d’abord.
store-unsure = La base a disparu pendant l’écriture, et on ne sait pas si c’est fait. Regardez avant de recommencer.
store-raced = Quelqu’un d’autre vient d’écrire dans cette table. Rechargez la page.
store-busy = Le serveur a plus à écrire que le disque ne peut prendre. Réessayez dans un instant ; rien n’a été fait.
store-closed = Le serveur s’arrête. Réessayez quand il sera revenu ; rien n’a été fait.
store-trouble = Le fichier { $file } ne peut pas être utilisé : { $why }.
run-at = tumblestar est à l’adresse { $address } (Ctrl-C y met fin)
run-data = Les tables sont gardées dans { $folder }
run-no-numba = Les robots jouent ici sans Numba : plus lentement, et moins bien. « tumblestar[fast] » à la place de « tumblestar » leur donne toute leur force.
run-end = Au revoir. Vos tables sont gardées.
run-port-taken = Le port { $port } est déjà pris, peut-être par un autre tumblestar. Ouvrez celui-là, ou choisissez un autre port : --port { $other }
run-port-forbidden = Le port { $port } ne vous est pas permis. Choisissez-en un au-dessus de 1023 : --port 8017
run-no-address = L’adresse { $host } ne peut pas être obtenue : { $why }.

## Serveur

set-wrong = { $name } ne peut pas être « { $value } » : il faut { $expected }.
set-unguarded = Un serveur que d’autres peuvent atteindre ({ $host }) demande un mot de passe (--password-file FICHIER ou TUMBLESTAR_PASSWORD), une liste d’adresses (--allow 192.168.1.0/24), ou --open dit exprès : alors tous ceux qui l’atteignent peuvent jouer.
set-two-passwords = Il y a deux mots de passe, par --password et par --password-file. N’en donnez qu’un.
set-short-password-file = La première ligne de { $file } n’est pas un mot de passe : il faut au moins { $least } caractères.
takes-address = une adresse ou un nom de cette machine, comme 127.0.0.1 ou 0.0.0.0
takes-port = un nombre entier de 0 à 65535
takes-whole = un nombre entier de { $least } à { $most }
takes-folder = un dossier
takes-database = une adresse comme postgresql://utilisateur:motdepasse@hôte:5432/nom
takes-file = un fichier
takes-hosts = des noms d’hôtes séparés par des virgules, comme jeux.example
takes-password = au moins { $least } caractères
takes-networks = des adresses ou des réseaux séparés par des virgules, comme 192.168.1.0/24
takes-switch = on ou off
takes-token = 16 à 200 caractères, sans espaces
takes-one-of = l’un de { $allowed }
takes-seconds = un nombre de secondes de { $least } à { $most }
takes-action = une action en notation
takes-record = le texte d’une partie
takes-state = un état de { $name }, comme position.state
takes-game = un jeu, comme tumblestar.games.find("twisty")
takes-seats = un Seat(genre, nom) par place
takes-salts = une liste avec un texte par place
takes-choosers = une liste avec un robot par place, { $count } en tout
takes-opponents = le nom d’un robot, ou une liste avec un robot pour chaque autre place, { $count } en tout
takes-level = le numéro d’un niveau, ou son jeu de couleurs et de missions, comme { $example }
takes-no-levels = None, car { $name } n’a pas de niveaux
takes-rng = une source de nombres au hasard, comme random.Random(7)
takes-seed = un nombre, un texte, ou None pour une graine secrète
takes-text = un texte
takes-number = un nombre
takes-bool = True ou False
set-host = L’adresse d’écoute ; 127.0.0.1 ne laisse entrer que cette machine.
set-port = Le port d’écoute ; 0 prend n’importe lequel.
set-data = Le dossier des tables et des parties finies.
set-database = Une base PostgreSQL pour les tables et les parties finies, à la place du dossier ; plusieurs serveurs peuvent la partager.
set-processes = Combien de processus se partagent le travail, tous à cette même adresse ; environ un par cœur à employer.
set-hosts = Les noms, outre les siens, auxquels le serveur répond, séparés par des virgules.
set-password = Le mot de passe que chacun doit donner. Sur la ligne de commande, d’autres sur cette machine peuvent le lire : mieux vaut l’environnement, ou un fichier.
set-password-file = Un fichier dont la première ligne est le mot de passe.
set-allow = Les réseaux qui peuvent venir ; tous les autres sont renvoyés.
set-open = Laisse entrer tous ceux qui atteignent le serveur, sans mot de passe.
set-behind-proxy = Les adresses des mandataires que l’on croit quand ils disent qui demande.
set-fast-sockets = Une voie rapide pour les messages des WebSockets ; off prend celle d’uvicorn.
set-limits = On limite combien de fois chacun peut demander ; off sert à mesurer.
set-metrics-token = Qui montre ce jeton peut lire /metrics d’ailleurs.
set-log = Ce qui va à la sortie d’erreur : quiet (ce qui a mal tourné) ou all (tout).
set-pace = Secondes entre les pas d’un robot.
set-grace = Secondes après lesquelles on demande aux autres que faire quand quelqu’un est parti.
cli-serve = Sert les jeux à un réseau, sans ouvrir de navigateur.
cli-backup = Copie toutes les tables dans un fichier, même pendant qu’on y joue.
cli-backup-file = Où va la copie. Elle contient les graines des parties en cours : gardez-la pour vous.
cli-backup-replace = Prend la place d’un fichier qui est là.
cli-backed-up = { $count ->
    [one] Une table est
   *[other] { $count } tables sont
} dans { $file }.
cli-restore = Met une copie à la place des tables.
cli-restore-file = Un fichier écrit par « tumblestar backup ».
cli-restore-replace = Met de côté, sous un autre nom, les tables qui sont là.
cli-restored = { $count ->
    [one] Une table est
   *[other] { $count } tables sont
} dans { $folder }.
cli-restored-aside = Ce qui était là avant est gardé sous { $file }.
cli-export = Écrit chaque partie en un texte que gens et programmes peuvent lire.
cli-export-target = Un dossier, ou un nouveau fichier finissant par .zip.
cli-exported = { $count ->
    [one] Une partie est
   *[other] { $count } parties sont
} dans { $target }.
cli-import = Fait entrer des parties à partir de textes, pour que chacun les parcoure.
cli-import-files = Des parties notées, ou des fichiers zip qui en contiennent.
cli-imported = { $count ->
    [0] Aucune partie n’est entrée.
    [one] Une partie est entrée :
   *[other] { $count } parties sont entrées :
}
cli-imported-before = { $count ->
        [one] 1 partie était déjà là et garde sa table.
       *[other] { $count } parties étaient déjà là et gardent leurs tables.
    }
move-there = { $place } contient déjà des personnes ou des tables. Choisissez un dossier ou une base vide.
move-served = Un serveur utilise { $place }. Arrêtez-le d’abord.
move-short = « { $table } » n’est pas arrivé en entier dans { $place } ; rien n’y a été gardé. Réessayez.
move-same = C’est deux fois le même endroit. Dites d’où et vers où.
cli-move = Copie toutes les tables dans un dossier vide ou une base PostgreSQL vide ; ce qui était là avant reste tel quel.
cli-move-from = Où elles sont : un dossier, ou une adresse comme postgresql://utilisateur:motdepasse@hôte:5432/nom
cli-move-to = Où elles vont : un dossier, ou une telle adresse.
cli-moved = { $count ->
    [one] Une table est maintenant dans { $place }.
   *[other] { $count } tables sont maintenant dans { $place }.
}
backup-there = { $file } existe déjà. Choisissez un autre nom, ou dites --replace.
backup-none = Il n’y a pas de tables dans { $folder }.
backup-running = Un serveur se sert de { $folder }. Arrêtez-le d’abord.
backup-trouble = { $file } ne peut pas servir : { $why }.
restore-there = Il y a déjà des tables dans { $folder }. Dites --replace pour les mettre de côté.
restore-foreign = { $file } n’est pas une copie des tables de tumblestar.
restore-newer = { $file } vient d’un tumblestar plus récent. Mettez d’abord tumblestar à jour.
restore-damaged = { $file } est abîmé ; rien n’a changé.
run-twice = Un autre tumblestar sert déjà { $folder }. Ouvrez celui-là, ou choisissez un autre dossier avec --data.
run-no-limits = Les limites sont levées : chacun peut demander autant qu’il veut. Ce n’est bon que pour mesurer.
run-no-processes = Ce système ne permet pas plusieurs processus à une même adresse. Renoncez à --processes.
sorry-401 = Il faut d’abord donner le mot de passe
sorry-401-help = Allez aux jeux, on vous le demandera.
sorry-429 = C’était trop souvent
sorry-429-help = Attendez un peu et réessayez ; rien de ce que vous aviez n’est perdu.
door-head = Entrez
door-about = Cette maison demande un mot de passe. Qui vous a invité le connaît.
door-password = Mot de passe
door-enter = Entrer
door-wrong = Ce n’est pas le mot de passe. Après quelques essais, il faut attendre.
refused-limit = C’était trop rapide. Attendez un instant et réessayez ; rien n’a été fait.
limit-tables = Vous avez { $most } tables en cours. Finissez-en ou quittez-en avant d’en ouvrir une autre.

## Together

nav-lobby = Salon
new-friend = un ami, par un lien
new-together = Pendule, discussion et invités
new-clock = Pendule
new-clock-help = Le premier tour de chacun n’est pas minuté, et aucune pendule ne tourne pendant un arrêt du serveur.
clock-none = aucune
clock-turn = { $count ->
        [60] 1 minute par tour
        [3600] 1 heure par tour
        [86400] 1 jour par tour
       *[other] { $unit ->
            [minutes] { $n } minutes par tour
           *[other] { $n } secondes par tour
        }
    }
clock-turn-help = Quand le temps d’un tour est écoulé, un robot termine ce tour.
clock-bank = { $n } minutes pour toute la partie
clock-bank-more = { $n } minutes pour toute la partie, et { $more } secondes de plus après chaque tour
clock-bank-help = Qui n’a plus de temps a perdu.
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
        [one] Une place est encore libre. La partie commence quand elle est prise.
       *[other] { $count } places sont encore libres. La partie commence quand toutes sont prises.
    }
status-asked = { $seats ->
        [you] La partie commence quand tous sont d’accord. Il manque votre réponse.
       *[other] La partie commence quand tous sont d’accord. Réponse attendue de { $seats }.
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
presence-preparing = se prépare, pas encore à sa pleine force
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
restrict-hint = Vous ne voyez plus les messages de qui vous masquez, et vous seul le savez. Qui vous bloquez ne peut plus s’asseoir, écrire ou regarder aux tables dont vous êtes l’hôte ; une partie commencée continue.
seat-leave-hint = Qui quitte sa place la libère pour quelqu’un d’autre ; l’hôte en reçoit un nouveau lien.
seat-device = Jouer sur un autre appareil
people-head = Qui manque
free-head = En attente d’amis
free-hint-host = Envoyez à chaque ami son propre lien. Aucun compte n’est nécessaire ; qui l’ouvre en premier prend la place.
free-hint = L’hôte a les liens vers les places libres.
local-head = Les liens ne marcheraient que sur cet ordinateur
local-why = L’adresse de cette page, { $host }, veut dire « cet appareil même » partout où on l’ouvre. Un ami qui suit votre lien chercherait la partie sur son propre téléphone.
local-do = Pour jouer avec des amis de votre réseau, arrêtez tumblestar et relancez-le par cette commande, avec un mot de passe à vous :
local-then = Ouvrez-le ensuite à l’adresse de cet ordinateur sur le réseau, par exemple { $example }, et créez la table là. Qui a un de ses liens n’a pas besoin du mot de passe.
free-seat = La place { $count } est libre.
free-bot = Un robot à la place { $count }
free-bot-do = Asseoir le robot
free-other = Plutôt un robot, ou un nouveau lien
link-seat = Lien vers la place { $count }
link-watch = Lien pour les spectateurs
link-device = Lien pour votre autre appareil
link-copy = Copier le lien
link-copied = Copié.
link-share = Partager
link-qr = Code QR
link-qr-label = Code QR du lien ci-dessus
link-renew = Faire un nouveau lien ; l’ancien ne vaudra plus rien
missed-asked = { $name } n’est plus là. Que faire ?
missed-bot = Laisser un robot continuer
missed-wait = Attendre
missed-end = Terminer la partie
missed-count = { $n } sur { $count } veulent terminer la partie.
rematch-go = Aller à la revanche
rematch-asks = { $count ->
        [0] Une revanche est demandée. En êtes-vous ?
        [one] { $seats } veut rejouer. En êtes-vous ?
       *[other] { $seats } veulent rejouer. En êtes-vous ?
    }
rematch-yes = J’en suis
rematch-no = Non merci
rematch-head = En attente d’une réponse
rematch-unanswered = { $name ->
        [you] Vous n’avez pas encore répondu.
       *[other] { $name } n’a pas encore répondu.
    }
rematch-instead = Donner la place { $count } à quelqu’un d’autre
chat-head = Discussion
chat-none = Personne n’a encore rien dit.
chat-phrases = Phrases toutes prêtes
chat-label = Dire quelque chose
chat-do = Envoyer
chat-off = L’hôte a fermé la discussion libre ; il reste les phrases.
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
note-sat = { $name ->
        [you] Vous avez pris la place { $count }.
       *[other] { $name } a pris la place { $count }.
    }
note-agreed = { $name ->
        [you] Vous rejouez.
       *[other] { $name } rejoue.
    }
note-declined = { $name ->
        [you] Vous ne rejouez pas.
       *[other] { $name } ne rejoue pas.
    }
note-unasked = { $name ->
        [you] Votre place { $count } est donnée à quelqu’un d’autre.
       *[other] { $name } n’est plus attendu ; la place { $count } est libre.
    }
note-left = { $name } a quitté la place { $count }.
note-sent = L’hôte a renvoyé { $name } de sa place.
note-handed = { $name ->
        [you] Vous laissez un robot jouer à la place { $count }.
       *[other] { $name } laisse un robot jouer à la place { $count }.
    }
note-back = { $name ->
        [you] Vous jouez de nouveau à la place { $count }.
       *[other] { $name } joue de nouveau à la place { $count }.
    }
note-stand-in = { $name ->
        [you] Un robot continue pour vous à la place { $count }.
       *[other] Un robot continue pour { $name } à la place { $count }.
    }
note-flag = { $name ->
        [you] Votre temps est écoulé.
       *[other] Le temps de { $name } à la place { $count } est écoulé.
    }
note-help-1 = { $name ->
        [you] Vous avez pris de l’aide : chances.
       *[other] { $name } a pris de l’aide : chances.
    }
note-help-2 = { $name ->
        [you] Vous avez pris de l’aide : points.
       *[other] { $name } a pris de l’aide : points.
    }
note-help-3 = { $name ->
        [you] Vous avez pris de l’aide : meilleur coup.
       *[other] { $name } a pris de l’aide : meilleur coup.
    }
note-help-4 = { $name ->
        [you] Vous avez pris de l’aide : le tuteur.
       *[other] { $name } a pris de l’aide : le tuteur.
    }
note-help-expect = { $name ->
        [you] Vous avez pris de l’aide : ce à quoi un robot s’attend.
       *[other] { $name } a pris de l’aide : ce à quoi un robot s’attend.
    }
note-help-on = { $name ->
        [you] Vous êtes d’accord, comme tous les autres : l’aide est permise à tous.
       *[other] { $name } est d’accord, comme tous les autres : l’aide est permise à tous.
    }
note-help-off = { $name ->
        [you] Vous jouez sans aide au-delà des chances : elle est coupée pour tous.
       *[other] { $name } joue sans aide au-delà des chances : elle est coupée pour tous.
    }
note-slow = { $name ->
        [you] Votre temps est écoulé : un robot termine le tour.
       *[other] Le temps de { $name } à la place { $count } est écoulé : un robot termine le tour.
    }
chat-notes = Noté à cette table
host-head = Vos réglages d’hôte
host-chat = Discussion libre
host-chat-help = Les phrases toutes prêtes restent toujours permises.
host-watchers = Spectateurs
host-watchers-help = Qui a le lien des spectateurs peut regarder. Les spectateurs voient ce que voient les joueurs, et ne peuvent pas discuter.
host-listed = Visible dans le salon
host-listed-help = Chacun sur ce serveur y voit la table, peut prendre les places libres, et peut regarder la partie une fois terminée.
setting-sound = Sons
setting-bubble = Montrer les messages de la discussion sur le plateau
notify-allow = M’avertir quand c’est mon tour
notify-how = Votre navigateur demande la permission. Les notifications arrivent tant que cette page est ouverte, même si vous en regardez une autre.
notify-denied = Votre navigateur bloque les notifications de cette adresse. Ses réglages pour cette page peuvent les permettre.
notify-text = C’est votre tour.
refused-waiting = La partie n’a pas commencé : toutes les places ne sont pas prises.
refused-time = Votre temps est écoulé.
refused-taken = Cette place est déjà prise.
refused-leave-clock = On ne quitte pas sa place quand une pendule tourne. Laissez plutôt un robot jouer pour vous.
refused-leave-alone = Personne d’autre ne joue ici. Laissez plutôt un robot jouer pour vous.
refused-not-missed = Cette personne est de retour, ou quelqu’un a déjà décidé.
refused-watch = Les spectateurs ne sont pas admis ici.
refused-link-used = Ce lien a déjà servi, ou il est trop vieux.
refused-sits = Vous êtes vous-même à cette table.
refused-host = Seul l’hôte de la table peut le faire.
refused-chat-seat = Seuls ceux qui sont à la table peuvent discuter.
refused-chat-off = L’hôte a fermé la discussion libre.
refused-chat-text = Un message tient sur une ligne de 1 à { $most } caractères.
join-title = Une invitation
join-head = { $game } : une place pour vous
join-from = { $host } vous invite à jouer.
join-from-nobody = On vous invite à jouer.
join-listed = Une table ouverte à tous.
join-seat = Vous prenez la place { $count }.
join-which = Quelle place ?
join-seat-choice = Place { $count }
join-name = Votre nom, tel que les autres le voient
join-do = Prendre la place
join-fair = Loyauté
join-fair-help = Une graine secrète décide de tout le hasard. Voici son engagement : elle ne peut donc plus être changée. Ajoutez si vous voulez des mots à vous : ils entrent dans chaque tirage.
join-salt = Vos mots (sel)
join-who = À la table
join-clock = Pendule
join-begun = La partie est en cours ; vous la reprenez telle qu’elle est.
join-own = Cette table est la vôtre. Le lien est pour un ami : envoyez-le, ne l’ouvrez pas. Vous pouvez aussi jouer cette place vous-même, sur cet écran.
join-sits = Vous êtes déjà à cette table.
join-open = Ouvrir la table
join-taken-head = Cette place est prise
join-taken = Quelqu’un s’est servi de ce lien avant vous, ou l’hôte en a fait un nouveau. Demandez-lui-en un autre.
join-over = Cette partie est terminée.
watch-head = Regarder { $game }
watch-about = Vous pouvez regarder sans être vu, et sans jouer.
watch-do = Regarder
watch-off-head = Ce lien ne vaut plus rien
watch-off = L’hôte n’admet pas de spectateurs, ou a fait un nouveau lien.
bring-head = Continuer ici
bring-about = Cet appareil joue alors pour { $name }, qui continue aussi ailleurs. Le lien ne sert qu’une fois.
bring-about-unnamed = Cet appareil joue alors pour qui a fait le lien, et qui continue aussi ailleurs. Le lien ne sert qu’une fois.
bring-do = Jouer sur cet appareil
device-head = Jouer sur un autre appareil
device-about = { $count ->
        [one] Ouvrez ce lien sur l’autre appareil d’ici une minute.
       *[other] Ouvrez ce lien sur l’autre appareil d’ici { $count } minutes.
    } Il ne sert qu’une fois, et ne figure que sur cette page. Gardez-le pour vous : qui l’a joue à votre place.
device-back = Retour à la table
lobby-head = Salon
lobby-intro = Les tables qui attendent des joueurs, les parties en cours, et celles qui sont terminées.
lobby-search = Chercher
lobby-name = Le nom d’un joueur
lobby-game = Jeu
lobby-any = tous les jeux
lobby-do = Chercher
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
lobby-watch = Regarder
lobby-free-seat = place libre
table-waiting = en attente d’amis

## Terminal

cli-play-game = Un jeu à jouer ici dans le terminal, ou un fichier contenant une partie à poursuivre ; sinon, les jeux s’ouvrent dans le navigateur.
cli-play-seats = Dans le terminal : combien jouent.
cli-play-bots = Dans le terminal : les robots des dernières places, par leur nom, séparés par des virgules.
cli-play-names = Dans le terminal : les noms des personnes, séparés par des virgules.
cli-play-option = Dans le terminal : une option du jeu, nom=nombre ; peut être donnée plusieurs fois.
cli-play-seed = Dans le terminal : des mots dont découle tout le hasard, qui est alors ouvert ; sinon il est secret et scellé.
cli-play-plain = Dans le terminal : ne dessine rien et dit un fait par ligne, pour un lecteur d’écran.
cli-play-no-color = Dans le terminal : sans couleurs.
term-what = Il n’y a ni jeu ni fichier « { $name } ». Les jeux sont { $games }.
term-not-for-server = { $option } sert à une partie dans le terminal. Nommez un jeu : tumblestar play JEU.
term-not-for-terminal = { $option } sert aux jeux dans le navigateur. Une partie dans le terminal n’en a que faire.
term-option = « { $text } » n’est pas une option ; il faut nom=nombre.
term-crowded = { $people ->
        [0] Avec { $bots } robots, il ne reste de place pour personne parmi { $seats }.
       *[other] { $seats } places, c’est trop peu pour { $bots } robots et toutes les personnes nommées.
    }
term-sealed = Le hasard est scellé par une graine, ouverte à la fin. Son engagement : { $commitment }
term-seed = Le hasard est ouvert : il découle de la graine « { $seed } ».
term-open = Le hasard est ouvert : la partie ne peut rien en prouver.
term-begin = Tapez une action en notation, « ? » pour voir ce qui est possible, ou « aide ».
term-resumed = { $count ->
        [one] La partie de { $file } reprend après son premier événement.
       *[other] La partie de { $file } reprend après { $count } événements.
    }
term-seed-lost = La graine secrète de cette partie n’est pas sur cette machine : le hasard continue avec une nouvelle. La partie dit désormais que le hasard est ouvert.
term-opened = La graine scellée est ouverte : { $seed }. Son SHA-256 est l’engagement donné au début : { $commitment }
term-verify = La partie est gardée dans { $file }. Chacun peut en vérifier le hasard :
term-type-verify = tumblestar verify { $file }
term-kept = La partie est gardée dans { $file }. Pour la poursuivre :
term-type-play = tumblestar play { $file }
term-kept-games = { $count ->
        [one] Une partie attend sa fin dans le terminal :
       *[other] { $count } parties attendent leur fin dans le terminal, la plus récente d’abord :
    }
term-kept-game = { $events ->
        [one] { $game }, { $when }, après { $events } événement
       *[other] { $game }, { $when }, après { $events } événements
    }
term-kept-resume = « tumblestar play --resume » poursuit la première. Toutes se trouvent dans { $folder }.
term-none-kept = Aucune partie inachevée de ce genre n’est conservée dans { $folder }. « tumblestar play GAME » en commence une.
term-not-for-resumed = { $option } vaut pour une nouvelle partie ; une partie qui se poursuit garde ce avec quoi elle a commencé.
term-not-kept = Rien n’a été joué, donc rien n’est gardé.
term-unkept = La partie ne peut pas être gardée dans { $file } : { $why }. Elle continue quand même ; « enregistrer FICHIER » la met ailleurs.
term-prompt = { $seat }>
term-thinking = { $seat } réfléchit…
bot-compiling = Le robot est compilé pour cette machine, une seule fois. Cela peut prendre une minute ou deux…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name } : { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] But, atteint : { $goal }
        [kept] But, respecté jusqu’ici : { $goal }
       *[unmet] But, pas encore atteint : { $goal }
    }
term-no-cards = Ce jeu n’a pas de cartes communes à tous.
term-no-choice = Rien de ce qui est possible maintenant ne contient « { $text } ».
term-best = ★ { $way } (la meilleure)
term-alike = { $way } ({ $count ->
        [one] { $count } autre aussi bonne
       *[other] { $count } autres aussi bonnes
    })
term-hint-working = Calcul des parts de victoire…
term-way = - { $way }
term-no-hint = Il n’y a rien à conseiller ici.
term-undone = La dernière action est annulée.
term-asked = Vous avez demandé aux autres de reprendre.
term-practice = Revenir en arrière, à l’entraînement ? (oui ou non)
term-asks = { $seat } voudrait reprendre. Tapez « accepter » ou « refuser ».
term-dropped = Il s’est passé quelque chose : le reste de ce que vous avez tapé n’a pas été fait.
term-tutor-on = Le tuteur demande avant une action qui coûte plus de { NUMBER($share, style: "percent") } de victoire.
term-tutor-off = Le tuteur est arrêté.
term-tutor-what = Dites ce qu’une action peut coûter sans question, en points de pourcentage : « tuteur { $usual } », parmi { $amounts } ; ou « tuteur non ».
term-tutor-none = On ne connaît pas de parts de victoire dans ce jeu : il n’y a donc pas de tuteur.
term-tutor-sure = Tapez « oui » pour jouer ainsi :
term-tutor-kept = Ce n’est pas joué.
term-off = non
term-asks-help = { $seat } voudrait que tous aient droit à une aide pour choisir. Tapez « accepter » ou « refuser ».
term-asked-help = Vous avez demandé aux autres de permettre l’aide.
term-does-allow = demande aux autres de permettre l’aide au-delà des chances, ou l’accepte ; « permettre non » y met fin
term-word-allow = permettre
term-sure = Tapez « oui » pour y mettre fin :
term-yes = oui yes
term-not-resigned = La partie continue.
term-refused = Non fait. { $why }
term-refused-rule = Non fait. { $why } La règle est { $tag } : « aide { $tag } » la montre.
term-refused-unread = Pas compris. { $why } « ? » énumère ce qui est possible maintenant, « aide » toutes les commandes.
term-save-what = Dites où : enregistrer FICHIER
term-saved = La partie est enregistrée dans { $file }.
term-foreign = { $file } existe déjà et n’est pas une partie ; il reste tel quel.
term-no-rule = Il n’y a pas de règle « { $text } ». Voici les sections des règles :
term-section = aide { $tag } : { $title }
term-command = { $word } : { $does }
term-help = Vous pouvez taper une action en notation, plusieurs séparées par « ; », ou l’un de ces mots :
term-does-choices = ce qui est possible et ce que cela ferait ; « ? TEXTE » seulement ce qui contient ce texte
term-does-help = ceci ; « aide RÈGLE » montre une règle ou une section des règles
term-does-board = le plateau et où chacun en est ; « plateau TEXTE » seulement les lignes contenant ce texte
term-does-cards = les cartes en jeu et ce qu’elles font
term-does-log = tout ce qui s’est passé ; « journal 10 » les dix derniers événements
term-does-hint = les façons de continuer, avec chances, points et parts de victoire ; la meilleure est marquée, s’il y en a une
term-does-tutor = demande avant une action qui coûte trop : « tuteur 5 » pour 5 % de victoire (1, 2, 5 ou 10), « tuteur non » pour l’arrêter
term-does-undo = annule votre dernière action ; seul, même au-delà du hasard, à l’entraînement ; entre personnes, demande aux autres
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
cli-join = Prend une place à une table d’un serveur et y joue dans le terminal.
cli-join-link = Une invitation, comme https://games.example/join/…, ou l’adresse d’une table.
cli-join-name = Votre nom, tel que les autres le voient.
term-no-link = « { $link } » ne mène à aucune place ; il faut une invitation (https://…/join/…) ou l’adresse d’une table (https://…/table/…).
term-no-seat = Il n’y a pas de place à prendre à { $link } : elle est prise, ou la partie est terminée. Demandez un autre lien à qui vous a invité.
term-nothing-there = Il n’y a rien à { $link }. L’adresse est peut-être fautive, ou la table appartient à quelqu’un d’autre.
term-password = { $link } demande un mot de passe. Une invitation s’en passe : demandez-en une.
term-server-refuses = Le serveur ne vous laisse pas entrer à { $link } (statut { $status }).
term-no-server = { $link } est injoignable : { $why }.
term-no-jar = Qui vous êtes pour ce serveur ne peut pas être gardé dans { $file } : { $why }.
term-you-are = { $count ->
        [0] Vous regardez.
       *[other] Vous jouez pour { $names }.
    }
term-waiting = { $seat ->
        [you] Un robot va jouer pour vous ; vous le verrez ici. Ctrl-C quitte.
       *[other] C’est à { $seat } de jouer ; vous le verrez ici. Ctrl-C quitte.
    }
term-waiting-start = La partie commence quand toutes les places sont prises. Ctrl-C quitte.
term-line-lost = La liaison avec le serveur était perdue ; elle est rétablie.
term-line-gone = La liaison avec le serveur est perdue, et { $link } ne répond pas.
term-table-gone = La table à { $link } n’est plus là, ou ne vous est pas ouverte.
term-other-protocol = Le serveur à { $link } n’est pas de la même version que ce programme. Mettez à jour le plus ancien des deux.
term-seat-kept = Votre place reste à vous. Pour revenir :
term-type-join = tumblestar join { $link }
term-verify-there = Le serveur montre la même vérification, tirage par tirage : { $link }
term-said = { $words }
term-does-people = qui est ici et qui ne l’est pas ; l’hôte reçoit les invitations aux places libres
term-does-time = le temps qui reste à chaque place
term-does-chat = ce qui s’est dit ; « messages 10 » les dix derniers messages
term-does-say = « dire TEXTE » dit quelque chose à tous ; « dire » énumère des phrases toutes prêtes, « dire 2 » dit la deuxième
term-does-hand = laisse un robot jouer pour vous ; « confier random » dit lequel
term-does-back = vous fait rejouer vous-même
term-does-gone = pour quelqu’un d’absent depuis longtemps : « absent attendre », « absent robot » laisse un robot continuer, « absent finir » termine la partie
term-does-fill = met un robot à une place libre, pour l’hôte ; « remplir 2 random » dit où et lequel
term-does-leave = laisse votre place à quelqu’un d’autre
term-does-rematch = encore une partie avec les mêmes personnes, après la fin
term-does-agree = accepte quand quelqu’un voudrait reprendre, ou demande l’aide pour tous
term-does-decline = le refuse, ou une revanche, ou retire votre propre demande
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
term-person = { $how ->
        [here] Place { $count }, { $seat } : ici
        [away] Place { $count }, { $seat } : ailleurs
        [asked] Place { $count }, { $seat } : pas encore de réponse
        [bot] Place { $count }, { $seat }
       *[gone] Place { $count }, { $seat } : pas là
    }
term-person-you = Place { $count }, { $seat } : vous
term-person-bot = Place { $count }, { $seat } : { $bot } joue pour l’instant
term-person-free = Place { $count } : libre
term-link = L’invitation à la place { $count }, pour une personne :
term-type-link = { $link }
term-time = { $runs ->
        [yes] { $seat } : il reste { $minutes } min { $seconds } s, et le temps court
       *[no] { $seat } : il reste { $minutes } min { $seconds } s
    }
term-time-short = { $seat } { $left }
term-times = Temps restant : { $times }
term-no-clock = Il n’y a pas de pendule ici, ou la partie n’a pas commencé.
term-chat = { $name } : { $words }
term-phrase = { $n } : { $words }
term-say-what = Dites quoi : dire TEXTE, ou le numéro d’une phrase
term-gone = { $seat } n’est plus là.
term-came = { $seat } est là.
term-missed = { $n ->
        [0] { $seat } (place { $count }) est absent depuis longtemps. Tapez « absent attendre », « absent robot » (un robot continue) ou « absent finir » (termine la partie).
       *[other] { $seat } (place { $count }) est absent depuis longtemps. { $n } sur { $asked } veulent terminer la partie. Tapez « absent attendre », « absent robot » (un robot continue) ou « absent finir » (termine la partie).
    }
term-nobody-missed = Personne n’est absent depuis longtemps.
term-nobody-free = Il n’y a pas de telle place libre.
term-waits = On attend { $seat }.
term-filled = Un robot est à la place { $count }.
term-sure-leave = Tapez « oui » pour la laisser :
term-left = Vous avez laissé votre place ; l’hôte reçoit un nouveau lien vers elle.
term-after = « revanche » rejoue, « dire TEXTE » dit quelque chose, « quitter » quitte.
term-rematch-there = Il y a une revanche : tapez « revanche » pour y aller, ou « refuser ».
term-rematch-declined = Vous ne jouez pas la revanche ; votre place y est libre.
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
term-legend-twisty = Les cubes sont des lettres : R rouge, O orange, Y jaune, G vert, B bleu, P violet, K rose. [1] est la pièce de la place 1, et ce qui suit est dessous.
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
term-text-slow = Lente : { $tiles }. Va dans la dernière case libre ; qui la prend joue tard.
term-legend-twinkle-twinkle = ✶ étoile, ✹ nova, sens des lignes, = liées à. « cartes » : ce qui compte.

## The API for programs, and tokens

nav-api = Pour les programmes
api-title = L’interface pour les programmes
api-about = Les programmes peuvent regarder des tables, en créer, prendre place et jouer, par HTTP et JSON. Chaque appel porte un jeton, dans l’en-tête Authorization : « Bearer tms_… ». Les cookies n’y comptent pas. Les instants en millisecondes se comptent depuis 1970 ; les places se comptent à partir de 1.
api-token-help = Un jeton, créé sur la page /tokens ou par « tumblestar token new ».
api-to-tokens = Vos jetons
api-to-document = Le document OpenAPI
api-begin = Pour commencer
api-begin-help = Créez un jeton pour un robot à vous, puis demandez qui vous êtes :
api-example = Un appel à copier
api-scopes = Ce qu’un jeton permet
api-scopes-help = Un jeton permet ce qui a été coché à sa création, et rien d’autre. Un appel qu’il ne permet pas est refusé, avec le nom de ce qui manque.
api-can = Ce qu’on peut demander
api-needs = demande { $scope }
api-once = Redemander
api-once-help = Tout ce qui change quelque chose porte un « id » de votre choix : le même id est la même demande, faite une seule fois, quel que soit le nombre d’envois. La réponse « ok » est donnée quand c’est sur le disque, et redonnée à qui redemande. Renvoyez donc tel quel ce qui est resté sans réponse. « seen » est le numéro de la table tel que vous le connaissez : si quelque chose s’est passé depuis, la demande est refusée comme « stale » et rien n’est fait.
api-lines = Les lignes d’un flux
api-lines-help = Chaque ligne est un objet JSON avec un « type ». D’abord qui est là, puis les entrées après « from », puis l’état de la table ; ensuite tout ce qui se passe, à mesure. Pour reprendre après une coupure, revenez avec « from » égal au dernier « n » reçu : rien ne manque et rien n’est dit deux fois.
api-line-seats = Qui est là : au début, et à chaque changement.
api-line-entry = Une entrée du journal de la table, chacune une fois et dans l’ordre. « act » : une action en notation ; « takeback » : « kept » dit combien d’événements sont gardés, et « practice » si la partie devient un entraînement ; « ask » : la place « actor » demande à revenir à « kept » événements ; « agree » et « decline » : la place « actor » répond ; « resign » et « flag » : « seat » est la place qui sort ; « abandon » : la partie s’est terminée sans résultat.
api-line-now = L’état de la table après toutes les entrées : la position, qui est à jouer, et ce qui est permis.
api-line-chat = Quelque chose a été dit depuis le début du flux.
api-line-beat = Rien ne s’est passé depuis un moment ; le flux est vivant.
api-line-bye = La dernière ligne, et pourquoi : « over » (la partie est finie), « gone » (la table n’est plus là pour vous), « token » (le jeton est révoqué), « restart » (le serveur s’arrête ; revenez avec « from »).
api-socket = Un WebSocket à la place
api-socket-help = L’adresse /live/TABLE, avec « as=json », est une ligne dans les deux sens, pour qui préfère jouer et écouter sur une seule connexion. Elle prend le même jeton dans le même en-tête ; docs/server.md décrit ses messages.
api-problems = Ce qui est refusé, et comment
api-problems-help = Un refus est un objet JSON (RFC 9457) : « code » est pour les programmes, « detail » dit dans votre langue (Accept-Language) ce qui ne va pas, « tag » et « help » nomment la règle du jeu s’il y en a une, « n » est le numéro actuel de la table.
api-limits = À quel rythme
api-limits-help = Qui va trop vite est refusé par un 429, et « Retry-After » dit combien de secondes attendre ; rien n’a été fait. Le corps d’une demande a au plus 10 000 octets, une importation 1 500 000.
api-limit-call = Appels, par jeton : { $burst } d’un coup, puis un toutes les { $every } s.
api-limit-request = Demandes de toute sorte, par adresse : { $burst } d’un coup, puis une toutes les { $every } s.
api-limit-table = Nouvelles tables, par jeton et par adresse : { $burst } d’un coup, puis une toutes les { $every } s.
api-limit-link = Invitations regardées ou acceptées, par jeton et par adresse : { $burst } d’un coup, puis une toutes les { $every } s.
api-limit-chat = Paroles, par personne ou par robot : { $burst } d’un coup, puis une toutes les { $every } s.
api-limit-upload = Importations et fichiers, par jeton et par adresse : { $burst } d’un coup, puis un toutes les { $every } s.
api-limit-export = Exportations, par jeton et par adresse : { $burst } d’un coup, puis une toutes les { $every } s.
api-limit-lines = Flux et lignes ouverts à la fois, par jeton : { $count }.
api-limit-tables = Tables en cours, par personne ou par robot qui les a créées : { $count }.
api-notation = Les actions s’écrivent dans la notation du jeu. « legal » les énumère chaque fois que quelqu’un est à jouer : un programme peut donc ignorer les règles ; docs/ contient la grammaire de chaque jeu.
api-me = Qui vous êtes
api-me-help = Votre nom, si vous êtes un robot, et ce que permet votre jeton.
api-games = Les jeux
api-games-help = Tous les jeux : places, options, robots de la maison, et des exemples de notation.
api-game = Un jeu
api-game-help = La même chose pour un jeu.
api-tables = Vos tables
api-tables-help = Les soixante tables que vous avez créées ou où vous avez une place, les dernières jouées d’abord.
api-make = Créer une table
api-make-help = Une nouvelle table. Elle commence aussitôt, ou quand la dernière place libre est prise. Avec un id déjà utilisé, la table créée alors.
api-table = Une table
api-table-help = Une table telle qu’elle est : position, qui est à jouer, ce qui est permis, places et points ; pour l’hôte, si le jeton le permet, les liens des places libres.
api-puzzles = Les problèmes
api-puzzles-help = Tous les problèmes, avec solution et preuve, un objet JSON par ligne comme le dit docs/puzzles.md ; « game » choisit ceux d’un jeu.
api-record = La partie en texte
api-record-help = La partie en texte, que lisent « tumblestar verify » et « tumblestar replay ». La graine y est une fois la partie finie.
api-review = Le bilan d’une table
api-review-help = Où une partie finie s’est décidée, par la chance et par l’adresse. La première fois, le bilan est calculé en quelques secondes : la requête l’attend jusqu’à vingt secondes.
api-chat = Ce qui s’est dit
api-chat-help = Les deux cents dernières paroles à une table.
api-stream = Suivre une table
api-stream-help = Ce qui se passe à une table, un objet JSON par ligne, jusqu’à la fin de la partie. Dit « beat » toutes les quinze secondes où rien ne se passe. Qui ne lit rien pendant dix secondes est déconnecté.
api-invitation = Regarder une invitation
api-invitation-help = Où mène un lien : jeu, place, pendule, qui d’autre est là, et l’engagement du hasard. Rien n’est pris.
api-join = Prendre place
api-join-help = Prend la place d’une invitation. Qui l’a déjà prise par ce lien reçoit la même réponse.
api-act = Jouer
api-act-help = Une action de la place à jouer, par son numéro parmi celles permises ou en notation. Là où l’on saisit le hasard, des tirages séparés par des espaces.
api-takeback = Reprendre
api-takeback-help = Reprend votre dernière action, pendant votre tour et tant que ni le hasard ni une autre place n’a joué. Avec « kept », tous les événements qui suivent : seul contre des robots, à l’entraînement ; entre personnes, les autres sont consultés, et on ne revient pas au-delà du hasard.
api-answer = Répondre à une demande de reprise
api-answer-help = Accepte ce que quelqu’un demande, ou le refuse ; qui a demandé le retire ainsi. Quand tous ont accepté, c’est fait.
api-resign = Abandonner sa place
api-resign-help = Une place à vous renonce ; laquelle, si vous en avez plusieurs.
api-rematch = Proposer une revanche, ou répondre
api-rematch-help = Encore une partie avec les mêmes personnes à leurs places, une fois celle-ci finie. Qui la propose d’abord ouvre la table, et les autres y sont interrogés ; avec « agree » à false, on refuse et libère sa place.
api-say = Parler
api-say-help = Une ligne de texte, ou l’une des phrases que chacun lit dans sa langue.
api-abandon = Arrêter une partie
api-abandon-help = Arrête une partie sans résultat. Pour l’hôte de la table.
api-delete = Supprimer une table
api-delete-help = Supprime pour de bon une table terminée. Pour son hôte.
api-export = Toutes vos parties en texte
api-export-help = La partie de chaque table que vous avez créée ou où vous avez une place, un objet JSON par ligne, la plus ancienne d’abord ; « game » choisit celles d’un jeu.
api-import = Importer des parties
api-import-help = Ajoute des parties comme tables à parcourir, qui sont à vous : en texte, l’une après l’autre, ou en lignes de JSON comme à l’exportation. Répond par un objet JSON par ligne pour chacune ; une partie déjà là n’est pas ajoutée de nouveau. Au plus 200 à la fois, et 1,5 Mo.
api-field-adjusted = Le résultat sans la chance.
api-field-args = Les arguments des mots d’un nom.
api-field-best = Le mieux, en notation, et tout ce qui le vaut, le mieux d’abord.
api-field-best-shares = Les parts de victoire après le mieux.
api-field-cost = Ce que la place qui jouait a perdu de la victoire.
api-field-decisions = Combien d’actions étaient des décisions.
api-field-error = La taille moyenne d’un reste dans les parties de robots ; null si elle n’a pas été mesurée.
api-field-evaluator = Ce qui a donné les parts de victoire.
api-field-events = Tous les événements de la partie, dans l’ordre.
api-field-exact = Si les parts sont exactes.
api-field-final = Les parts de victoire à la fin, par place.
api-field-format = Le nom et la version du format.
api-field-high = Le haut de l’intervalle à 95 %.
api-field-key = La clé des mots d’un nom.
api-field-length = Combien il y a d’événements.
api-field-level = Le robot de la maison qui joue à peu près aussi bien ; null si cela n’a pas été mesuré.
api-field-low = Le bas de l’intervalle à 95 %.
api-field-luck = Ce que la chance a donné, en parts de victoire.
api-field-luckiest = Les événements de plus de chance, par numéro.
api-field-mistakes = Les décisions les plus coûteuses.
api-field-names = Comment s’appellent les places.
api-field-over = Si la partie est finie.
api-field-rating = Mille fois le coût moyen d’une décision ; null s’il n’y en a pas.
api-field-residual = Ce que l’évaluation laisse inexpliqué, en parts de victoire.
api-field-shares = Les parts de victoire, par place.
api-field-skill = Ce que les décisions ont donné ou pris, en parts de victoire.
api-field-start = Les parts de victoire au début, par place.
api-field-totals = Les sommes de chaque place.
api-field-about = En mots, dans votre langue.
api-field-agree = Si vous êtes d’accord ; false refuse, ou retire votre propre demande.
api-field-agreed = Les places qui ont accepté.
api-field-asked = La demande de reprise qui attend des réponses, ou null.
api-field-action = Une action : son numéro dans « legal ».
api-field-actor = Qui joue : une place à partir de 1, 0 pour le hasard, null pour personne.
api-field-added = Si la table est nouvelle ; faux si elle était déjà là.
api-field-at = Quand, en millisecondes depuis 1970.
api-field-bot = Si c’est un robot : de la maison, ou le programme de quelqu’un.
api-field-bots = Les robots de la maison qui jouent à ce jeu.
api-field-chance = D’où vient le hasard : « sealed » (une graine secrète, ouverte à la fin), « seed » (une graine que vous donnez), « typed » (saisi depuis un vrai plateau).
api-field-changed = Quand on y a joué pour la dernière fois (UTC).
api-field-chat = Si l’on peut écrire librement ; les phrases toutes faites sont toujours permises.
api-field-clock = La pendule : « none », « turn-SECONDES » ou « bank-SECONDES-AJOUT ».
api-field-clocks = Les pendules au choix.
api-field-code = Ce qui ne va pas, pour les programmes.
api-field-commitment = Le SHA-256 de la graine scellée.
api-field-data = L’empreinte des fichiers de données du jeu.
api-field-default = La valeur si rien n’est dit.
api-field-detail = Ce qui ne va pas, dans votre langue.
api-field-due = Quand la pendule qui tourne sera écoulée, en millisecondes depuis 1970.
api-field-end = Comment la partie s’est terminée, comme dans son texte ; null tant qu’elle dure.
api-field-expected = Ce qui y était attendu.
api-field-field = Le champ qui n’est pas comme il faut.
api-field-following = La table de la revanche, ou vide.
api-field-free = Si personne n’a encore la place ; dans une liste, combien il y en a.
api-field-from = La dernière entrée que vous avez : vous recevez les suivantes. Absent : à partir de maintenant. 0 : depuis le début.
api-field-game = Le nom du jeu.
api-field-games = Tous les jeux.
api-field-good = Si l’invitation peut encore être acceptée.
api-field-help = La page de la règle.
api-field-host = Si vous êtes l’hôte de la table.
api-field-id = Votre nom pour cette demande : le même nom est la même demande, faite une fois.
api-field-increment = Secondes ajoutées après chaque tour.
api-field-kept = Combien d’événements de la partie sont gardés en reprenant.
api-field-practice = Si la partie est un entraînement : quelqu’un est revenu au-delà du hasard ou d’un robot. Dans une demande : vous savez qu’elle le devient.
api-field-kind = De quelle sorte.
api-field-left = Ce qui reste à chaque place, en millisecondes.
api-field-legal = Les actions permises à qui est à jouer, chacune avec son numéro et sa notation. Pour un jeu, des exemples.
api-field-line = La ligne de la partie où est le problème, ou null.
api-field-link = Le lien d’une invitation, ou ce qui suit sa dernière barre.
api-field-links = Les liens à transmettre ; null sauf pour l’hôte.
api-field-listed = Si la table est montrée dans le salon.
api-field-may-act = Si c’est à vous de jouer.
api-field-may-take-back = Si vous pouvez reprendre la dernière action.
api-field-message = Ce qui a été dit.
api-field-messages = Ce qui a été dit, dans l’ordre.
api-field-n = Le numéro de la table : il compte les entrées de son journal et ne fait que croître.
api-field-name = Un nom.
api-field-notation = Comment s’écrivent les actions.
api-field-number = Le numéro du message, ou de la partie dans une importation.
api-field-ok = C’est fait, et sur le disque.
api-field-options = Les options du jeu, par nom ; les autres restent à leur valeur par défaut.
api-field-page = La page pour les personnes.
api-field-phrase = Une phrase que chacun lit dans sa langue ; celles qui commencent par « note- » sont dites par la table.
api-field-points = Les points jusqu’ici.
api-field-presence = Si qui est assis là est présent (here), absent (away) ou parti (gone) ; « none » si l’on n’attend personne.
api-field-preparing = Si un robot se prépare encore. Jusque-là, il joue en dessous de sa force.
api-field-problem = Pourquoi cela a échoué, dans votre langue, ou vide.
api-field-record = La partie en texte.
api-field-remark = Selon quelles règles une partie plus ancienne a été jouée et est montrée, dans votre langue ; vide le plus souvent.
api-field-result = Les parts des places, à la fin.
api-field-retry-after = Secondes à attendre.
api-field-rules = La version des règles.
api-field-running = La place dont la pendule tourne.
api-field-salt = Des mots à vous qui entrent dans le hasard scellé, avant le début.
api-field-scope = Ce qui manque au jeton.
api-field-scopes = Ce que permet le jeton.
api-field-seat = Une place, comptée à partir de 1.
api-field-seats = Les places. Pour une nouvelle table, qui s’y assied : « me » (vous), « open » pour qui recevra le lien, ou « bot », deux-points et son nom pour un robot de la maison.
api-field-seconds = Secondes par tour ou pour la partie.
api-field-seed = La graine, pour le hasard « seed ».
api-field-seen = Le numéro de la table tel que vous le connaissez.
api-field-stand-in = Le robot qui y joue à la place de quelqu’un, ou vide.
api-field-state = La position en une ligne.
api-field-status = L’état de la table : « waiting » (on attend des gens), « open », « over », « abandoned », ou « study » (une partie à parcourir). D’un problème : le statut HTTP.
api-field-table = Le nom d’une table, comme dans son adresse.
api-field-tables = Des tables, la dernière jouée d’abord.
api-field-tag = La règle du jeu qui l’interdit.
api-field-text = Un texte : une action en notation, ou ce qui est dit.
api-field-title = La sorte de problème, dans votre langue.
api-field-token = Comment s’appelle le jeton.
api-field-type = La sorte de ligne ; d’un problème, où il est expliqué.
api-field-values = Les valeurs possibles.
api-field-watch = Le lien des spectateurs, ou vide.
api-field-watchers = Si qui a le lien peut regarder.
api-field-why = Pourquoi le flux se termine.
api-field-you = Les places qui sont à vous.
api-field-yours = Si la place est à vous.
problem-request = Demande mal formée
problem-request-help = Un en-tête est en double, ou l’envoi s’est terminé trop tôt.
problem-json = Pas du JSON
problem-json-help = Le corps ne peut pas être lu comme du JSON en UTF-8.
problem-token = Pas de jeton valable
problem-token-help = Envoyez l’en-tête Authorization avec « Bearer tms_… », un jeton créé ici et non révoqué. Les cookies ne comptent pas.
problem-scope = Le jeton ne le permet pas
problem-scope-help = « scope » nomme ce qui manque ; créez un jeton qui le permet.
problem-address = Pas d’ici
problem-address-help = Ce serveur n’admet que certaines adresses.
problem-blocked = Bloqué
problem-blocked-help = L’hôte de la table vous a bloqué.
problem-missing = Il n’y a rien ici pour vous
problem-missing-help = Le nom contient peut-être une faute, la table a peut-être été supprimée, ou elle est à d’autres.
problem-method = Pas par cette méthode
problem-method-help = L’en-tête « Allow » nomme les méthodes de cette adresse.
problem-stale = Quelque chose s’est passé depuis
problem-stale-help = « n » est le numéro actuel de la table. Regardez et décidez à nouveau, avec un nouvel id.
problem-seat = Ce n’est pas à vous de le faire maintenant
problem-seat-help = C’est le tour d’une autre place, ou ce n’est pas la vôtre, ou c’est réservé à l’hôte.
problem-chance = C’est au hasard de le faire
problem-chance-help = On ne saisit les tirages qu’à une table faite pour cela.
problem-takeback = Rien ne peut être repris
problem-takeback-help = Le tour est fini, ou le hasard ou quelqu’un d’autre a joué depuis.
problem-practice = La partie deviendrait un entraînement
problem-practice-help = Revenir si loin fait de la partie un entraînement : pas d’étoile, hasard ouvert. Redemandez avec « practice » si vous le voulez.
problem-over = La partie est finie
problem-over-help = On ne peut plus rien y jouer.
problem-waiting = La partie n’a pas commencé
problem-waiting-help = Elle commence quand toutes les places sont prises.
problem-clock = Le temps est écoulé
problem-clock-help = La pendule de la place est à zéro.
problem-taken = La place est prise
problem-taken-help = Quelqu’un d’autre l’a, le lien est ancien, ou vous y êtes déjà.
problem-chat = Cela ne peut pas être dit
problem-chat-help = L’hôte a fermé la discussion libre, ou ce n’est pas une seule ligne de texte.
problem-going = La partie est en cours
problem-going-help = Seule une table terminée se supprime ou a une revanche ; arrêtez d’abord la partie.
problem-table = La table ne peut pas être ouverte
problem-table-help = Elle vient peut-être d’une autre version de tumblestar.
problem-game = On ne peut pas jouer à ce jeu pour le moment
problem-game-help = Une entrée de son fichier de données est impossible ; qui tient le serveur peut la corriger.
problem-long = Trop grand
problem-long-help = Le corps dépasse 10 000 octets.
problem-kind = Pas de cette sorte
problem-kind-help = Envoyez le corps avec le type « application/json ».
problem-host = Ce serveur a un autre nom
problem-host-help = Qui l’a démarré peut admettre ce nom : TUMBLESTAR_HOSTS=nom.
problem-message = Un champ n’est pas comme il faut
problem-message-help = « field » dit lequel, « expected » ce qu’il devrait être. Un champ inconnu est refusé aussi.
problem-rule = Une règle l’interdit
problem-rule-help = « tag » est la règle, « help » sa page.
problem-unread = La notation ne peut pas être lue
problem-unread-help = « legal » énumère ce qu’on peut faire, en notation.
problem-options = Ce choix est impossible
problem-options-help = Un jeu, un nombre de places, une option, un robot ou un nom qui n’existe pas, ou des options incompatibles.
problem-limit = Trop souvent
problem-limit-help = Attendez le nombre de secondes de « Retry-After » ; rien n’a été fait.
problem-head = Les en-têtes sont trop longs
problem-head-help = L’adresse et les en-têtes ont au plus 16 384 octets.
problem-trouble = Quelque chose a mal tourné ici
problem-trouble-help = C’est notre faute. Redemandez avec le même id : ce qui est fait ne l’est pas deux fois.
problem-working = Le calcul est en cours
problem-working-help = Redemandez dans un moment : le calcul continue.
problem-store = Cela n’a pas pu être écrit
problem-store-help = Rien n’a été fait ; redemandez dans un moment, avec le même id.
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
scope-read = Regarder les tables
scope-read-help = Voir vos tables, les suivre, lire les parties et la discussion.
scope-play = Jouer
scope-play-help = Prendre place sur invitation, jouer, reprendre, renoncer, discuter.
scope-tables = Créer des tables
scope-tables-help = Créer des tables, voir leurs liens, les arrêter et les supprimer.
tokens-head = Jetons pour les programmes
tokens-about = Un jeton permet à un programme à vous de jouer ici, sans votre navigateur.
tokens-to-api = Comment les programmes s’en servent
tokens-yours = Vos jetons
tokens-none = Vous n’en avez pas.
token-made = Votre nouveau jeton
token-once = Copiez-le maintenant : il n’est montré que cette fois et n’est gardé nulle part. Qui l’a peut faire ce qu’il permet.
token-label = Jeton
token-copy = Copier le jeton
token-new = Un autre jeton
token-name = Nom
token-for = Qui agit par lui
token-for-me = Moi : un terminal ou un script à moi
token-for-bot = Un nouveau robot à moi, qui porte ce nom
token-for-this-bot = Mon robot { $name }
token-bot-help = Un robot prend place sous son propre nom, et il est marqué comme robot partout où ce nom paraît. Un programme qui décide seul est un robot.
token-scopes = Ce qu’il permet
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
token-many = Vous avez { $most } jetons. Révoquez-en avant d’en créer un autre.
cli-token = Crée, énumère et révoque les jetons des programmes. Le serveur peut tourner pendant ce temps.
cli-token-new = Crée un jeton pour un nouveau robot et l’affiche, cette seule fois. NAME est le nom du robot aux tables.
cli-token-person = Pour une personne, qui n’est pas marquée comme robot.
cli-token-scope = Ce qu’il permet : read, play, tables ; peut être donné plusieurs fois. Par défaut read.
cli-token-list = Énumère tous les jetons : numéro, nom, qui agit par lui, ce qu’il permet, quand il a été créé et utilisé.
cli-token-revoke = Révoque un jeton. NUMBER est celui de la liste.
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
option-first-help = Le hasard décide, ou vous dites quelle place commence.
option-first-0 = au hasard
option-first-seat = place { $count }
picture-label = La table du jeu. Appuyez sur T pour le même contenu sous forme de texte.
first-seat = { $seat ->
        [you] Vous commencez.
       *[other] { $seat } commence.
    }
seat-won = { $seat ->
        [you] Vous gagnez !
       *[other] { $seat } gagne.
    }
first-seat-awaited = Le hasard décide qui commence.
unread-of = « { $text } » n’est rien qui se fasse ici ; on attend l’un de ceux-ci : { $actions }.
cli-new-game = Écrit un petit jeu dans un paquet à lui, pour en faire le vôtre.
cli-new-game-name = Le nom du jeu en Python : minuscules sans accent, chiffres et soulignés.
cli-new-game-out = Le dossier où le paquet est écrit ; par défaut un dossier à son nom, ici.
cli-new-game-bad = « { $name } » ne peut pas être le nom d’un jeu : des minuscules sans accent, des chiffres et des soulignés, une lettre d’abord, et pas le nom d’un autre jeu.
cli-new-game-there = Il y a déjà quelque chose à « { $folder } » ; choisissez un autre dossier avec --out.
cli-new-game-made = Écrit dans { $folder }. Ensuite : pip install -e { $folder }, puis tumblestar check-game { $name }, et tumblestar play { $name }.
cli-check-game = Confronte un jeu au contrat, et dit ce qui lui manque.
cli-check-game-passed = { $name } passe les { $count } contrôles.
cli-check-game-failed = { $name } échoue à { $count ->
        [one] un contrôle.
       *[other] { $count } contrôles.
    }

## L’application à installer

nav-install = Installer comme application
install-head = tumblestar comme application
install-about = Installé, tumblestar s’ouvre depuis l’écran d’accueil ou le menu dans sa propre fenêtre, et prend moins d’un mégaoctet.
install-do = Installer
install-ways = Les navigateurs ont aussi leurs propres chemins :
install-chrome = Chrome et Edge : « Installer » dans la barre d’adresse ou dans le menu.
install-ios = iPhone et iPad : le bouton Partager, puis « Sur l’écran d’accueil ».
install-mac = Safari sur Mac : « Ajouter au Dock » dans le menu Fichier.
install-firefox = Firefox sur Android : « Installer » dans le menu.
install-not = Impossible d’installer depuis ici : les navigateurs n’installent que ce qui vient par une connexion sûre, et cette adresse commence par http. Demandez à qui tient ce serveur d’y mettre TLS ; docs/hosting.md y mène en dix minutes.
offline-head = Pas de connexion
offline-about = Le serveur ne répond pas pour l’instant. Vos tables y sont en sûreté ; cette page revient d’elle-même dès qu’elle le peut.
offline-again = Réessayer maintenant
result-share = Partager le résultat
result-save = Enregistrer l’image

## Bilan d’une partie

review-none = Il n’y a pas d’évaluation pour { $game } : ses parties ne peuvent pas avoir de bilan.
review-empty = Rien ne s’est encore passé dans cette partie : il n’y a rien à examiner.
review-older = Cette partie a été jouée avec d’autres règles ou données que celles de cette version : elle ne peut pas avoir de bilan.
review-ended = Le calcul s’est arrêté de façon inattendue. Redemandez, et il recommence.
review-busy = Trop de calculs sont en cours en ce moment. Réessayez dans une minute.
review-failed = Une erreur s’est produite pendant le calcul ; le journal du serveur dit laquelle.
review-title = Bilan : { $game }, { $names }
review-curve = Parts de victoire par événement, une ligne par place ; à la fin { $shares }. La liste des événements donne tous les chiffres.
review-luck-bars = Chance : vers le haut, elle favorise la place
review-luck-of = Chance de { $name } par événement
review-cost-bars = Coût des décisions
review-cost-of = Coût des décisions de { $name }
review-means = Que veulent dire ces mots ?
review-means-luck = Ce que le hasard a apporté, comparé à la moyenne de tout ce qu’il pouvait apporter, en parts de victoire. En moyenne, c’est 0.
review-means-skill = Ce que toutes les décisions ont fait à une place, comparées aux meilleures. Les siennes ne peuvent que coûter ; celles des autres sont des cadeaux.
review-means-residual = Ce que l’évaluation n’explique pas : 0 si elle est exacte, sinon la mesure de la confiance qu’elle mérite.
review-means-adjusted = Le résultat moins la chance, avec son intervalle. Il dit plus tôt que les résultats qui joue le mieux.
review-means-rating = Mille fois le coût moyen des décisions d’une place ; moins, c’est mieux.
review-means-level = Le robot dont les décisions coûtent à peu près autant.
review-totals = D’où vient le résultat
review-start = Le début.
review-at = Événement { $n }. { $did } Parts de victoire : { $shares }.
review-share-of = { $name } { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-head-event = événement
review-head-what = ce qui s’est passé
review-head-luck = chance pour
review-head-cost = coût
review-luckiest = Le plus de chance
review-event = Événement { $n }
review-board = Le plateau après l’événement { $n }
review-mistakes = Décisions les plus coûteuses
review-better-board = Le plateau après la meilleure suite à l’événement { $n }
review-decision = Événement { $n } : { $name } décide
review-played = Joué
review-better = Mieux
review-events = Tous les événements
review-link = Bilan
review-page = Bilan : { $game }
review-later = Le bilan vient après la partie : tant qu’on joue, personne n’apprend qui mène.
review-back = Retour à la table
review-slider = Événements de la partie
review-progress = Événements calculés
review-working = La partie est en cours de calcul. Vous pouvez quitter cette page et y revenir.
review-waiting = L’évaluation de ce jeu se prépare ; la première fois sur cet ordinateur, cela prend jusqu’à une minute.
review-done = Toute la partie est calculée.
review-again = Réessayer
review-reload = Montrer ce qui est calculé maintenant
review-play-on = Essayer cette suite sur le plateau d’analyse
review-moment = Voir ce moment à la table
retry-link = Reprendre les erreurs
retry-page = Erreurs : { $game }
retry-least = À partir de { NUMBER($share, style: "percent") }
retry-none = Aucune décision n’a coûté autant.
retry-puzzle = { $k } sur { $count }, événement { $n } : { $name } décide
retry-board = Le plateau avant l’événement { $n }
retry-choose = Que feriez-vous ?
retry-do = Essayer
retry-before = La précédente
retry-next = La suivante
retry-right = { $action } Cela garde { NUMBER($best, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, et rien ne garde plus.
retry-wrong = { $action } Cela garde { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ; le mieux garde { NUMBER($best, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }. Essayez autre chose.
retry-unknown = Ce que garde « { $action } » est encore en calcul. Réessayez dans un instant.
retry-played = Ce qui a été joué : { $did } Cela a gardé { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
evaluator-own = les valeurs du jeu lui-même
review-evaluator = Valeurs : { $name }. Écart moyen d’une étape : { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valeurs : { $name } ; exactes.
review-evaluator-unmeasured = Valeurs : { $name }. Leur écart n’a pas été mesuré.
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
review-share-interval = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-number = { $count }
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rating-interval = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
review-lucky = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } pour { $name }
review-no-mistakes = Aucune décision n’a rien coûté.
cli-review = Dit où une partie s’est décidée, par la chance et par l’adresse, en nombres qui s’additionnent.
cli-review-html = Écrit le bilan dans un fichier que tout navigateur montre, sans scripts.
cli-review-against = Compare la partie à celle d’un autre fichier, qui a eu la même chance.
compare-alike = Aussi loin que vont les deux, c’est la même partie.
compare-parting = Elles se séparent à l’événement { $n } :
compare-other = Ces parties n’ont pas eu la même chance : { $what } diffèrent.
compare-unknown = On ne peut dire si ces parties ont eu la même chance : le hasard a été saisi, ou la graine n’est pas encore ouverte.
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
stats-games =
    { $count ->
        [one] Une partie, dont { $unfinished } sans résultat.
       *[other] { $count } parties, dont { $unfinished } sans résultat.
    }
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
stats-perfect =
    { $count ->
        [one] { $name } : { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } d’une victoire perdus dans la seule partie, exactement. C’est la distance au jeu parfait.
       *[other] { $name } : { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } d’une victoire perdus en moyenne sur { $count } parties, exactement. C’est la distance au jeu parfait.
    }
stats-p = { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-p-tiny = moins de { NUMBER($p, style: "percent", maximumSignificantDigits: 2) }
stats-kind = { $kind } ({ $game })
stats-chance-few = Il y a trop peu de tirages du hasard pour un test.
stats-chance-fair =
    { $count ->
        [one] Rien d’étrange dans { $n } tirages du hasard : un hasard honnête s’écarte au moins autant de l’attendu dans { $p } des cas.
       *[other] Rien d’étrange dans { $n } tirages du hasard et { $count } tests : dans le moins probable d’entre eux, un hasard honnête s’écarte au moins autant de l’attendu dans { $p } des cas, après correction pour leur nombre.
    }
stats-chance-odd =
    { $count ->
        [one] Quelque chose est étrange : { $kinds }. Un hasard honnête s’écarte autant de l’attendu dans { $p } des cas.
       *[other] Quelque chose est étrange : { $kinds }. Un hasard honnête s’écarte autant de l’attendu dans { $p } des cas, après correction pour { $count } tests.
    }
stats-chance-left-out =
    { $count ->
        [one] Une partie n’est pas testée : on y est revenu en arrière, ou elle a été jouée avec d’autres règles.
       *[other] { $count } parties ne sont pas testées : on y est revenu en arrière, ou elles ont été jouées avec d’autres règles.
    }
stats-seal-proved = { $n } tirages sur { $count } découlent de graines scellées avant la partie.
stats-seal-open = { $n } tirages sur { $count } ont été saisis, ou quelqu’un pouvait connaître la graine.
stats-seal-closed = { $n } tirages sur { $count } ont une graine qui n’est pas encore ouverte.
stats-seal-older = { $n } tirages sur { $count } viennent d’autres règles et ne peuvent pas être vérifiés ici.
stats-seal-false = { $n } tirages sur { $count } viennent de parties dont le hasard ne découle pas de sa graine.
stats-head = Vos statistiques
stats-link = Vos statistiques sur de nombreuses parties
stats-none = Il n’y a encore rien ici : vous n’avez terminé sur ce serveur aucune partie où vous teniez une seule place jusqu’au bout.
stats-about =
    { $count ->
        [one] Une partie terminée où vous teniez une seule place, dont { $n } avec bilan. Vos { $most } dernières tables comptent. Le bilan d’une partie est fait quand on l’ouvre pour la première fois.
       *[other] { $count } parties terminées où vous teniez une seule place, dont { $n } avec bilan. Vos { $most } dernières tables comptent. Le bilan d’une partie est fait quand on l’ouvre pour la première fois.
    }
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
stats-chart-result = Ce que vous avez gagné au fil du temps, de 0 % en bas à 100 % en haut, en { $count } groupes de parties avec leurs intervalles. Le tableau ci-dessous a les chiffres.
stats-chart-result-means = ● gagné, ◆ gagné sans la chance, de 0 % en bas à 100 % en haut ; les traits sont des intervalles à 95 %, la ligne pointillée une part équitable.
stats-chart-rating = Votre indice au fil du temps en { $count } groupes de parties avec leurs intervalles ; plus bas est meilleur. Le tableau ci-dessous a les chiffres.
stats-chart-rating-means = L’indice, de 0 en bas à { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } en haut ; plus bas est meilleur, les traits sont des intervalles à 95 %.
stats-chance-head = Ce qu’a fait le hasard
stats-test = { $kind } : { $count ->
        [one] un tirage
       *[other] { $count } tirages
    } ; un hasard honnête s’écarte autant dans { $p } des cas
stats-test-few = { $kind } : { $count ->
        [one] un tirage, trop peu
       *[other] { $count } tirages, trop peu
    } pour un test
cli-stats = Fait le bilan de nombreuses parties : résultats, chance, pertes et indice de chaque joueur avec des intervalles à 95 %, et si le hasard a été étrange.
cli-stats-files = Des parties notées, des fichiers zip qui en contiennent, ou des dossiers des deux.
cli-stats-name = Le nom d’un joueur ou d’un robot ; par défaut tous.
cli-stats-game = Le jeu ; par défaut tous.
cli-stats-csv = Écrit une ligne par place de chaque partie dans ce fichier, en valeurs séparées par des virgules.
cli-stats-no-review = N’évalue rien : seulement les résultats et le hasard, ce qui est rapide.
cli-stats-reviews = Garde les chiffres des bilans dans ce fichier, pour ne pas les recalculer.
cli-stats-reviews-bad = « { $file } » ne contient pas de bilans gardés. Choisissez un autre fichier pour --reviews, ou supprimez celui-ci.
cli-stats-unreviewed = Sans bilan : { $record } : { $why }
cli-stats-false = Le hasard de { $record } ne découle pas de sa graine : voir tumblestar verify.

## Problèmes

puzzle-file = { $file }, ligne { $line } : { $why }
puzzle-bad-line = Ce n’est pas un problème : { $why }. docs/puzzles.md décrit le format.
puzzle-of-another = « { $id } » n’est pas l’identifiant d’un problème de { $name }.
puzzle-twice = Le problème « { $id } » figure deux fois.
puzzle-empty = Le problème « { $id } » n’a pas de solution.
puzzle-bad-state = Le problème « { $id } » a un état illisible. { $why }
puzzle-unknown = Il n’y a pas de problème « { $text } ». Un identifiant est un jeu ({ $games }), un trait d’union et sept chiffres ; « tumblestar puzzles list » les donne tous.
puzzle-illegal = « { $text } » ne peut pas se faire ici.

## Leçons : fichiers inutilisables, et ce qu’on répond à un essai

bad-tutorial = { $file } : { $why }
bad-tutorial-note = { $file }, note { $n } : { $why }
bad-tutorial-form = Ce n’est pas un fichier de notes tel que docs/tutorials.md le décrit. { $why }
bad-tutorial-alone = Il n’y a pas de { $file } à côté ; on y attend la partie enregistrée.
bad-tutorial-record = Ligne { $line } de la partie enregistrée : { $why }
bad-tutorial-game = La partie enregistrée est une partie de { $other } ; on en attend une de { $game }.
bad-tutorial-learner = L’élève a le siège { $n } ; on attend un siège que toutes les parties enregistrées ont.
bad-tutorial-idle = L’élève, au siège { $n }, n’a rien à faire ; on attend une note avant une action de ce siège.
bad-tutorial-chapter = Elle est du chapitre { $n } ; on attend un chapitre de 1 à { $count }, un par partie enregistrée.
bad-tutorial-event = Elle précède l’événement { $event } ; on attend un nombre de 1 à { $count }, le dernier pour une note à la fin.
bad-tutorial-order = Elle suit la note d’un événement ultérieur ; on attend les notes dans l’ordre de la partie.
bad-tutorial-end = Le chapitre finit par quelque chose à faire ; on y attend une note de plus, pour que l’élève voie ce qu’il en est advenu.
bad-tutorial-words = Il n’y a pas de mots pour « { $key } » ; on attend un message dans les mots de { $game }, dans chaque langue.
bad-tutorial-reading = L’élève n’a rien à faire ici ; on n’attend « also », « answers » et « other » qu’avant une action de l’élève.
bad-tutorial-action = « { $text } » n’est pas une action. { $why }
bad-tutorial-illegal = « { $text } » n’est pas permis ici ; on attend sous « also » des actions aussi bonnes que celle de la partie.
bad-tutorial-right = « { $text } » est l’action de la partie ; on attend sous « answers » des essais manqués.
bad-tutorial-mark = Il n’y a rien qui s’appelle « { $text } » à montrer ; on attend une action permise, un endroit du plateau, ou une pièce ou un signe de l’image.
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
learn-choose = Tout ce qui peut se faire ici
learn-do = Le faire
# On the page alone. $turn: the words on the button that turns the piece in hand.
learn-turn = La pièce est d’abord tournée autrement : appuyez sur « { $turn } » jusqu’à ce qu’elle soit comme il faut.
# $marked: a list of sentences and names.
learn-marked = Marqué : { $marked }
term-learn-begin = Faites ce que les notes demandent : tapez une action en notation, ou Entrée pour continuer. « ? » dit tout ce qui peut se faire, « plateau » remontre le plateau, « retour » revient en arrière, « quitter » s’en va.
term-learn-try = Votre action :
term-learn-on = Entrée pour continuer :
term-learn-play = Entrée commence une partie contre { $bot } ; « quitter » s’en va :
term-learn-left = La leçon est gardée. « tumblestar learn { $game } » la reprend.
term-learn-rule = La règle est { $tag } : « tumblestar rules { $game } » la donne.
term-word-step-back = retour
cli-learn = Apprend un jeu en y jouant dans le terminal, puis y joue contre un robot. La leçon reprend là où on l’a laissée.
cli-learn-game = Le jeu.
cli-learn-lesson = Le nom d’une leçon, si un jeu en a plusieurs ; sinon la première.
cli-learn-none = Il n’y a pas encore de leçon pour { $game } ; docs/tutorials.md dit comment en écrire une.
cli-learn-unknown = Il n’y a pas de leçon « { $name } » ; il y a { $names }.
card-learn = Apprendre { $game } en jouant
card-learn-short = L’apprendre
new-learn = L’apprendre en jouant : quelques minutes
# $did: what the recorded action would do, a sentence of the game.
learn-also = C’est tout aussi bon. La leçon continue par une autre action. { $did }
# $did: what the tried action would do.
learn-other = { $did } Les règles le permettent, mais cette étape parle d’autre chose. Essayez ce qui est marqué.
## La même donne : une partie finie, à rejouer par des amis

deal-nobody = Une donne a besoin de la place de qui la joue : « { $person } » au lieu d’un bot.
deal-long = Le lien d’une donne a au plus { $most } caractères. Copiez tout le lien, et rien d’autre.
deal-unknown = Le lien d’une donne ne peut pas dire « { $name } » ; il peut dire { $allowed }. Copiez encore une fois tout le lien.
deal-missing = Il manque { $names } dans le lien de cette donne. Copiez encore une fois tout le lien.
deal-hand-on = La même chance pour vos amis
deal-head = { $game } : la même donne
deal-about = Qui ouvre ce lien joue cette partie pour soi, avec la même chance : mêmes bots, mêmes options, même hasard. Qui a fini voit les parties des autres, tour par tour. Le hasard est ouvert : qui regarde la partie d’un autre sait ce qui vient.
deal-you = vous
deal-seats = Places : { $names }
deal-option = { $name } : { $value }
deal-play = Jouer cette donne
deal-go-on = Continuer votre partie
deal-see = Voir votre partie
deal-again = C’est votre propre partie. Envoyez le lien à vos amis ; vous pouvez aussi la rejouer, en sachant ce qui vient.
deal-link = Lien à envoyer
deal-others = { $count ->
        [one] Une partie est finie. Vous la verrez quand vous aurez fini la vôtre.
       *[other] { $count } parties sont finies. Vous les verrez quand vous aurez fini la vôtre.
    }
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
puzzle-all = Thèmes et votre cote
puzzle-again = Vous avez déjà essayé ce problème. Cette fois, il ne compte pas.
puzzle-open = Rien n’est encore décidé. Jusqu’ici :
puzzle-right = Juste, continuez ! Ce qui s’est passé :
puzzle-wrong = Ce n’est pas la meilleure façon. Essayez-en une autre, autant que vous voulez : seul le premier essai compte. Votre essai :
puzzle-answer = Voici la réponse.
puzzle-solved = Résolu au premier essai ! Votre cote est passée de { $before } à { $rating }.
puzzle-failed = Non résolu au premier essai. Votre cote est passée de { $before } à { $rating }.
puzzle-seen = La réponse, sans cote.
puzzle-moves = La réponse, pas à pas
puzzle-then = La suite possible
puzzle-why = Pourquoi
puzzle-analyse = Poursuivre la réflexion
puzzle-proof = Prouvé { $how }.
puzzle-margin = Il vous reste { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de la victoire ; toute autre façon laisse au moins { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins, à { NUMBER($error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
puzzle-margin-exact = Il vous reste { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de la victoire ; toute autre façon laisse au moins { NUMBER($margin, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins. C’est exact.
puzzle-also = { $count ->
        [one] Une autre suite revient au même.
       *[other] { $count } autres suites reviennent au même.
    }
puzzle-fail = Les robots qui échouent ici le plus souvent : { $bots }.
puzzle-themes = Thèmes : { $themes }.
puzzle-rating = Votre cote : { $rating }, à { $deviation } près. { $count ->
        [0] Votre plus longue série : { $most }.
        [one] Le dernier est résolu ; votre plus longue série : { $most }.
       *[other] Les { $count } derniers sont résolus ; votre plus longue série : { $most }.
    }
puzzle-rating-unsure = Votre cote : environ { $rating }, après peu de problèmes. { $count ->
        [0] Votre plus longue série : { $most }.
        [one] Le dernier est résolu ; votre plus longue série : { $most }.
       *[other] Les { $count } derniers sont résolus ; votre plus longue série : { $most }.
    }
puzzles-head = Problèmes
puzzles-intro = Des positions tirées de parties entre robots, où une façon de jouer est bien meilleure que toutes les autres, preuve à l’appui. Le premier essai de chacune change votre cote.
puzzles-of = Problèmes : { $game }
puzzles-count = { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
puzzles-play = Jouer
puzzles-play-of = Jouer aux problèmes de { $game }
puzzles-more = Thèmes et votre cote
puzzles-more-of = Thèmes et votre cote : { $game }
puzzles-none-left = Vous avez résolu tous ceux-ci. Choisissez un autre thème ou un autre jeu.
puzzles-themes = Par thème
puzzles-solved-of = { $solved } sur { $count } résolus
puzzles-history = Vos essais
puzzles-chart = { $count ->
        [one] Votre cote après un problème : { $last }
       *[other] Votre cote sur { $count } problèmes, de { $first } à { $last }
    }
puzzles-other = Tous les jeux avec des problèmes
puzzles-link = Problèmes et votre cote
puzzle-term-begin = Tapez ce que vous feriez. Le premier essai de chaque problème compte. « aide » montre ce que vous pouvez taper d’autre.
puzzle-term-wrong = Ce n’est pas la meilleure façon. Essayez-en une autre, autant que vous voulez : seul le premier essai compte.
puzzle-term-right = Juste, continuez !
puzzle-kept-bad = Le fichier de vos problèmes, { $file }, est illisible : { $why }. Réparez-le, ou déplacez-le pour recommencer.
term-does-puzzle-undo = annule ce qui n’est pas encore jugé
term-does-puzzle-answer = montre la réponse, et pourquoi ; cela compte comme un essai manqué
term-does-puzzle-skip = laisse ce problème pour un autre
term-word-answer = réponse
term-word-skip = passer

## Les défis du jour

day-order = { $file }, ligne { $line } : { $date } n’est pas un jour après celui d’avant.
day-none = Il n’y a pas de défis pour « { $date } ». Il faut une date du { $first } au { $last }, comme { $first } ; un tumblestar plus récent peut en avoir d’autres.
day-not-yet = Le { $date } n’a encore commencé nulle part.
day-head = tumblestar, { $date }
day-about = Quatre défis par jour, les mêmes pour tout le monde. Le hasard suit de la date, il est donc ouvert ; chacun se joue une fois.
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
day-won-alone = ★ { $kind } : gagné avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
day-lost-alone = ● { $kind } : pas gagné, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
day-won-against = ★ { $kind } : gagné par { $points } à { $other }
day-lost-against = ● { $kind } : pas gagné, { $points } à { $other }
day-share = Votre résultat
day-copy = Copier le texte
day-history = Vos jours
day-streak = { $count ->
        [0] Aucun jour de suite ; la plus longue suite : { $longest }.
        [one] Un jour de suite ; la plus longue suite : { $longest }.
       *[other] { $count } jours de suite ; la plus longue suite : { $longest }.
    }
day-history-item = { $date } : { $count } sur 4
day-history-kept = Vos jours ne sont gardés que sur cet appareil.
day-back = Aux défis du jour
day-link = Les défis du jour
cli-day = Donne les quatre défis d’un jour, les mêmes pour tous, ou en joue un dans ce terminal.
cli-day-date = La date, comme 2026-11-24 ; par défaut aujourd’hui.
cli-day-play = Joue ce défi ; chacun compte une fois.
cli-day-how = « tumblestar day { $date } --play NOM » en joue un : { $kinds }.
cli-day-kept-bad = « { $file } » a ce que sont devenus vos jours, et ne peut être lu : { $why }. Réparez-le, ou mettez-le ailleurs pour repartir de zéro.
## Les règles en images (rules_page.py, rule_examples.py, cli/rules.py)

rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-do = Chercher
rules-found =
    { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
rules-summary = Une page pour la table
summary-head = { $game } en bref
example-legal = Permis.
example-illegal = Interdit.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points =
    { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
example-points-of =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    } : { $parts }.
examples-bad = { $game }, { $file }, { $name ->
        [none] le fichier
       *[other] exemple « { $name } »
    } : { $why }
examples-form = il n’a pas la forme que décrit docs/adding-a-game.md. { $why }
examples-rule = il n’y a ni règle ni section « { $tag } ». Nommez-en une de words/en.ftl, comme AB-3.1 ou AB-3.
examples-name = chaque exemple a son propre nom, des mots « { $key } » dans words/en.ftl, et au moins une image.
examples-crop = il n’y a pas de partie « { $text } » parmi les cadrages ; il y a { $allowed }.
examples-seat = personne n’occupe la place { $count }.
examples-legal = « { $text } » n’y est pas permis, d’après { $tag ->
        [none] ce que peut faire le hasard
       *[other] { $tag }
    }. Corrigez la position ou l’action.
examples-tag = une action est permise ou interdite, pas les deux ; une action interdite a le numéro de la règle qui l’interdit.
examples-illegal = « { $text } » devrait être interdit par { $tag }, et les règles disent { $found ->
        [none] que c’est permis
       *[other] { $found }
    }.
examples-points = « { $name } » devrait valoir { $count }, et les règles disent { $found }.
examples-summary = il faut les mots « { $key } » et « { $key }-1 » dans words/en.ftl, et des exemples de ces noms : { $names }.
cli-rules-search = Ne montre que les règles qui contiennent tous ces mots, sans tenir compte des accents.
cli-rules-section = Ne montre que cette section, comme TY-3.
cli-rules-no-section = { $game } n’a pas de section « { $text } » ; il y a { $allowed }.
cli-rules-none = Aucune règle de { $game } ne contient tous les mots « { $text } ».

## Des parties à montrer : images, animations, liens (docs/sharing.md)

picture-title = { $game } : { $names }
picture-seat = Il n’y a pas de place { $n } : cette partie en a { $most }.
picture-turn = Il n’y a pas de tour { $turn } : cette partie en a { $most }.
picture-at = Il n’y a pas d’événement { $n } : cette partie en a { $most }. Le début est 0.
cli-picture = Dessine une partie : une position en image, toute la partie ou l’un de ses tours en animation.
cli-picture-out = Écrit une image, .svg, .png ou .webp selon le nom du fichier.
cli-picture-at = La position après autant d’événements ; sans cela, la dernière.
cli-picture-animate = Écrit une animation, .gif ou .webp selon le nom du fichier.
cli-picture-turn = N’anime que ce tour, à partir de 1.
cli-picture-theme = Les couleurs.
cli-picture-width = Largeur en pixels ; sans cela 760, et 480 pour une animation.
cli-picture-seat = La place dont la partie de table est grande, à partir de 1, dans les jeux qui en ont.
cli-picture-delay = Millisecondes pour chaque moment d’une animation ; sans cela 700.
cli-picture-none = Il n’y a rien à dessiner : nommez un fichier par --out (.svg, .png, .webp) ou par --animate (.gif, .webp).
cli-picture-kind = Le nom « { $file } » ne dit aucun format que l’on sache dessiner ici : il finit par l’une de ces terminaisons : { $kinds }.
cli-picture-needs = « { $file } » demande des modules qui ne sont pas installés. { $command } les installe ; un .svg n’en demande pas.
share-link = Partager toute la partie
share-head = Partager cette partie
share-address-about = Il contient toute la partie avec le nom des joueurs, et la fait parcourir à qui l’ouvre. Ce serveur ne garde rien pour cela : le lien marche tant que le serveur est là, et ne peut pas être repris.
share-address = En lien
share-address-field = Le lien de la partie
share-copy = Copier
share-embed = Dans une autre page
share-embed-about = Un cadre pour un blog ou un forum, où l’on parcourt la partie pas à pas.
share-code = Le HTML du cadre
share-film = En animation
share-film-about = Pour les messageries et les publications qui ne montrent pas de pages.
share-picture = En image
share-picture-about = Une position de la partie.
share-text = En texte
share-text-about = La partie écrite, que l’on peut lire et que tumblestar sait rouvrir.
share-whole-game = Toute la partie
share-turn = Quoi
share-at = Après combien d’événements (de 0 à { $most })
share-kind = Format
share-download = Télécharger
share-too-long = Cette partie est trop longue pour un lien. Partagez-la en fichier : qui l’a peut l’ouvrir sur la page de ses tables.
share-busy = Plusieurs images sont en cours de dessin. Réessayez dans un instant.
share-missing = Ce serveur ne sait pas dessiner ce format. Choisissez SVG, ou demandez à son hôte d’installer tumblestar[cards].
shared-head = Une partie partagée
shared-script = Ce lien contient toute une partie, qu’un script de cette page lit. Autorisez les scripts ici pour la voir.
shared-empty = Cette adresse ne contient pas de partie. Le lien d’une partie a un # suivi de nombreuses lettres.
shared-foreign = Ce n’est pas le lien d’une partie de tumblestar, ou il vient d’une version plus récente. Demandez plutôt la partie en fichier.
shared-damaged = Le lien est abîmé ou coupé. Copiez-le en entier, jusqu’à sa dernière lettre, ou redemandez-le.
shared-long = Ce que contient ce lien est plus long que toute partie. Ce n’est pas montré.
shared-old = Ce navigateur ne sait pas lire le lien. Il faut Chrome 80, Firefox 113, Safari 16.4 ou plus récent.
shared-offline = Le serveur ne répond pas, ou refuse pour un instant. Rechargez la page pour réessayer.
shared-begin = La partie commence.
shared-told = Événement { $n } sur { $count }. { $did }
shared-whole = La voir sur sa propre page

## The static site (site/, cli/site.py)

cli-site = Écrit toute la boîte dans un dossier de fichiers statiques, que tout hébergement web peut servir et qu’un téléphone peut garder.
cli-site-folder = Le dossier où écrire ; il doit être nouveau ou vide.
cli-site-pyodide = Un dossier avec une copie du paquet npm pyodide ; sans elle, npm va le chercher.
cli-site-server = L’adresse d’un serveur tumblestar où l’on peut jouer avec des amis depuis ce site.
cli-site-made = Écrit dans { $folder } : { $count ->
        [one] 1 fichier
       *[other] { $count } fichiers
    }, { $size } Mo pour une première visite s’ils sont envoyés compressés. Pour l’essayer : python -m http.server --directory { $folder }. Les téléphones et les autres machines ont besoin d’une adresse qui commence par https.
cli-site-not-compiled = Il n’y a pas node ici, donc rien n’a été compilé d’avance : le site marche, et démarre plus lentement.
site-no-folder = « { $folder } » n’est pas un dossier. Nommez-en un nouveau ou un vide.
site-not-empty = Le dossier « { $folder } » n’est pas vide, et rien n’a été écrit. Nommez-en un nouveau ou un vide ; pour renouveler un site, écrivez un nouveau dossier et mettez-le à la place de l’ancien.
site-bad-server = « { $text } » n’est pas l’adresse d’un serveur. Donnez-en une comme https://games.example.org.
site-no-npm = Le site a besoin du paquet npm { $package }, et il n’y a pas npm ici. Installez Node.js, ou procurez-vous le paquet ailleurs et nommez son dossier avec --pyodide.
site-npm-failed = npm n’a pas pu obtenir { $package } : { $why }. Réessayez quand le réseau sera revenu, ou procurez-vous le paquet ailleurs et nommez son dossier avec --pyodide.
site-no-pyodide = « { $folder } » n’a pas de copie du paquet npm pyodide : il y manque { $file }.
site-other-pyodide = Cette copie de pyodide est la version { $found }, et le site se fait avec { $expected }. Prenez cette version : npm install pyodide@{ $expected }.
site-no-package = Le paquet { $package }, qui fait partie de tumblestar, n’est pas installé ici sous forme de fichiers. Installez tumblestar avec pip et réessayez.
site-not-rendered = La page d’accueil n’a pas pu être faite : { $why }
site-not-compiled = Les modules n’ont pas pu être compilés : { $why }
site-loading = On va chercher la boîte, une fois pour toutes…
site-starting = On installe la boîte…
site-soon = La boîte s’installe encore ; votre choix s’ouvrira dans un instant.
site-failed = Quelque chose s’est mal passé dans ce navigateur. Ce qui était enregistré est toujours là.
site-again = Réessayer
site-full = Ce navigateur n’a plus de place : ce que vous faites maintenant n’est pas enregistré. Libérez de la place, ou enregistrez votre partie dans un fichier (à la table : « Et encore », puis « Télécharger la partie »).
site-not-kept = Ce navigateur n’enregistre rien, peut-être parce que la fenêtre est privée : les parties durent jusqu’à ce qu’on la ferme.
site-elsewhere = La boîte est ouverte dans un autre onglet ou une autre fenêtre.
site-here = L’utiliser ici
site-newer = Il y a une nouvelle version de la boîte. Vos parties restent telles quelles.
site-newer-do = Passer à elle
site-no-language = Chaque langue se charge une fois par le réseau, et il n’y en a pas en ce moment. D’ici là, les textes sont en anglais.
site-no-files = La boîte n’a pas pu être chargée. Vérifiez le réseau et réessayez.
site-not-secure = Les navigateurs n’exécutent cette page que depuis une adresse qui commence par https, ou sur cette machine même. Demandez une telle adresse à qui tient le site.
site-too-old = Ce navigateur est trop ancien pour tumblestar, ou c’est une fenêtre privée qui interdit ce qu’il faut : WebAssembly, modules dans les workers et service workers. Prenez une version actuelle de Firefox, Chrome, Edge ou Safari.
site-no-script = tumblestar fonctionne dans votre navigateur et a besoin de JavaScript.
nav-friends = Avec des amis
friends-head = Avec des amis
friends-about = Cette boîte est pour un seul appareil : on y joue contre des robots, ou à plusieurs autour d’un écran.
friends-server = Avec d’autres, chacun à son appareil, on joue sur un serveur. Il y en a un :
friends-go = Aller au serveur
friends-none = Avec d’autres, chacun à son appareil, on joue sur un serveur, que quelqu’un lance sur sa machine par une commande :
friends-ask = Un serveur apporte des invitations par un lien, un salon, des pendules, une discussion et des parties sur plusieurs jours ; personne n’a besoin d’un compte. Si vous en connaissez un, demandez son adresse à qui le tient.
friends-carry = Les parties de cette boîte peuvent y aller sous forme de fichiers : enregistrez une partie à sa table, et ouvrez le fichier sur le serveur, sous « Mes tables ». L’inverse marche aussi.
