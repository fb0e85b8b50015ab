### Parties dans le terminal.

bad-option-twice = L’option « { $name } » ne peut pas valoir à la fois { $first } et { $second }. Donnez-la une seule fois.
cli-play-resume = Reprend votre dernière partie du terminal ; avec GAME, la dernière de ce jeu.
cli-play-game = Un jeu à jouer dans le terminal, ou un fichier de partie à reprendre. Sans cela, les jeux s’ouvrent dans le navigateur.
cli-play-seats = Terminal : nombre de joueurs.
cli-play-bots = Terminal : les robots des dernières places, séparés par des virgules.
cli-play-names = Terminal : les noms des personnes, séparés par des virgules.
cli-play-option = Terminal : une option du jeu, nom=nombre ; peut être répétée.
cli-play-seed = Terminal : des mots qui décident de tout le hasard ; qui les connaît peut le prédire. Par défaut, le hasard est secret.
cli-play-plain = Terminal : sans dessins, un fait par ligne, pour les lecteurs d’écran.
cli-play-no-color = Terminal : sans couleurs.
term-what = Il n’y a ni jeu ni fichier « { $name } ». Les jeux : { $games }.
term-not-for-server = { $option } demande une partie dans le terminal : tumblestar play JEU.
term-not-for-terminal = { $option } sert aux jeux dans le navigateur, pas dans le terminal.
term-option = « { $text } » n’est pas une option. Tapez nom=nombre.
term-crowded =
    { $seats ->
        [one] { $seats } place ne suffit pas
       *[other] { $seats } places ne suffisent pas
    } pour { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }{ $bots ->
        [0] .
        [one] { " " }et { $bots } robot.
       *[other] { " " }et { $bots } robots.
    }
term-sealed = Une graine secrète décide du hasard ; vous la verrez à la fin de la partie. Son empreinte : { $commitment }
term-seed = Le hasard n’est pas secret : qui connaît la graine « { $seed } » peut le prédire.
term-open = Le hasard n’est pas scellé : le fichier de partie ne peut pas prouver qu’il est loyal.
term-begin = Tapez une action en notation, « ? » (vos choix) ou « aide » (les commandes).
term-resumed = Vous reprenez la partie de { $file } après l’étape { $count }.
term-seed-lost = La graine secrète de la partie manque : elle n’est ni à côté du fichier de partie ni dans { $folder }. Si vous avez joué avec un autre --data, indiquez ce dossier. Vous pouvez continuer avec une nouvelle graine. Mais le fichier dira alors pour toujours que son hasard n’est pas scellé.
term-seed-sure = Tapez « oui » pour continuer avec une nouvelle graine :
term-seed-kept = La partie n’a pas été modifiée.
term-verify = La partie est enregistrée dans { $file }. Chacun peut en contrôler le hasard :
term-type-verify = tumblestar verify { $file }
term-kept = La partie est enregistrée dans { $file }. Pour la reprendre :
term-type-play = tumblestar play { $file }
term-kept-part = { $file } contient la partie jusqu’à l’étape { $count }. Pour la reprendre de là :
term-kept-games =
    { $count ->
        [one] { $count } partie inachevée dans le terminal :
       *[other] { $count } parties inachevées dans le terminal, la plus récente d’abord :
    }
term-kept-game = { $game }, { $when }, étape { $events }
term-kept-resume = Pour reprendre la première, tapez « tumblestar play --resume{ $data } ». Toutes sont dans { $folder }.
term-none-kept = Il n’y a pas de partie inachevée de ce genre dans { $folder }. Tapez « tumblestar play JEU » pour en commencer une.
term-not-for-resumed = { $option } ne vaut que pour une nouvelle partie.
term-not-kept = Rien n’a été joué, donc rien n’a été enregistré.
term-lost = La partie n’est pas enregistrée : { $file } ne peut pas être écrit ({ $why }).
term-unkept = La partie ne peut pas être enregistrée dans { $file } : { $why }. Vous pouvez continuer à jouer. Tapez « enregistrer FICHIER » pour l’enregistrer ailleurs.
term-played-elsewhere = Cette partie a aussi été jouée dans un autre terminal. Les deux sont enregistrées, la vôtre dans { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } réfléchit…
bot-compiling = Compilation du robot pour cette machine (une seule fois, une minute ou deux)…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name } : { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Objectif, rempli
        [kept] Objectif, rempli pour de bon
       *[unmet] Objectif, pas encore rempli
    } : { $goal }
term-no-cards = Ce jeu n’a pas de cartes communes.
term-no-choice = Aucun de vos choix actuels ne contient « { $text } ».
term-best = ★ { $way } (le meilleur)
term-alike =
    { $way } { $count ->
        [one] ({ $count } autre est aussi bon)
       *[other] ({ $count } autres sont aussi bons)
    }
term-hint-working = Calcul des chances de victoire…
term-way = - { $way }
term-no-hint = Il n’y a pas de conseil pour cette position.
term-undone = Votre dernière action est annulée.
term-asked = Vous avez demandé aux autres d’accepter une annulation.
term-practice = Tapez « oui » pour annuler, comme entraînement :
term-asks = { $seat } demande à annuler. Tapez « accepter » ou « refuser ».
term-dropped = La table a changé ; le reste de ce que vous avez tapé a été ignoré.
term-tutor-on = Le tuteur demande avant une action qui coûte plus de { NUMBER($share, style: "percent") } de vos chances de victoire.
term-tutor-off = Le tuteur est arrêté.
term-tutor-what = Tapez « tuteur { $usual } » pour être averti avant une action qui coûte plus de { $usual } % de chances de victoire. Valeurs : { $amounts }. Tapez « tuteur non » pour jouer sans tuteur.
term-tutor-none = Ce jeu n’a pas de chances de victoire, donc pas de tuteur.
tutor-head = Vraiment ?
term-tutor-sure = Tapez « oui » pour jouer ainsi :
term-tutor-kept = Rien n’a été joué.
term-off = non
term-asks-help = { $seat } propose à tous d’autoriser les conseils au-delà des chances. Tapez « accepter » ou « refuser ».
term-asked-help = Vous avez proposé aux autres d’autoriser les conseils au-delà des chances.
term-does-allow = propose aux autres d’autoriser les conseils au-delà des chances, ou accepte ; « permettre non » y met fin
term-word-allow = permettre
term-sure = Tapez « oui » pour terminer la partie :
term-yes = oui yes
term-not-resigned = La partie continue.
term-refused = Non fait. { $why }
term-refused-rule = Non fait. { $why } Pour la règle, tapez « aide { $tag } ».
term-refused-unread = Pas compris. { $why } Tapez « ? » pour vos choix, « aide » pour toutes les commandes.
term-save-what = Tapez « enregistrer FICHIER », avec un nom de fichier.
term-saved = La partie est enregistrée dans { $file }.
term-foreign = { $file } existe et n’est pas un fichier de partie : il n’a pas été remplacé.
term-no-rule = Il n’y a pas de règle « { $text } ». Les sections des règles :
term-section = aide { $tag } : { $title }
term-command = { $word } : { $does }
term-help = Tapez une action en notation (plusieurs séparées par « ; »), ou une commande :
term-does-choices = montre vos choix et leurs effets ; « ? TEXTE » seulement ceux qui contiennent ce texte
term-does-help = montre cette liste ; « aide RÈGLE » montre une règle ou une section
term-does-board = montre le plateau et où chacun en est ; « plateau TEXTE » seulement les lignes avec ce texte
term-does-cards = montre les cartes en jeu et ce qu’elles font
term-does-log = montre ce qui s’est passé ; « journal 10 » seulement les 10 dernières étapes
term-does-hint = montre vos choix avec chances, points et chances de victoire ; marque le meilleur, s’il est connu
term-does-tutor = demande avant les actions coûteuses : « tuteur 5 » au-delà de 5 % de chances de victoire (1, 2, 5 ou 10) ; « tuteur non » y met fin
term-does-undo = annule votre dernière action ; en solitaire, annule aussi lancers et tirages, pour s’entraîner ; les autres doivent parfois accepter
term-does-resign = abandonne et termine la partie
term-does-save = « enregistrer FICHIER » enregistre une copie ; la partie elle-même est enregistrée automatiquement
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
cli-join = Rejoint une table d’un serveur, et y joue dans le terminal.
cli-join-link = Une invitation, comme https://games.example/join/…, ou l’adresse d’une table.
cli-join-name = Votre nom, tel que les autres le voient.
term-no-link = « { $link } » ne mène à aucune place. Donnez une invitation (https://…/join/…) ou une table (https://…/table/…).
term-no-seat = Aucune place n’est libre à { $link }, ou la partie est terminée. Demandez un autre lien.
term-nothing-there = Vous ne pouvez pas ouvrir { $link } : l’adresse est fausse, ou la table est à d’autres. Demandez une invitation.
term-password = { $link } demande un mot de passe. Une invitation s’en passe : demandez-en une.
term-server-refuses = Le serveur ne vous a pas laissé entrer à { $link } (statut { $status }).
term-no-server = { $link } est injoignable : { $why }.
term-no-jar = Cet appareil ne peut pas retenir votre place : { $file } ne peut pas être écrit ({ $why }).
term-you-are =
    { $count ->
        [0] Vous regardez la partie.
       *[other] Vous jouez pour { $names }.
    }
term-waiting =
    { $seat ->
        [you] On attend le robot qui joue pour vous.
       *[other] On attend { $seat }.
    } Ctrl-C quitte.
term-waiting-start = La partie commence quand toutes les places sont prises. Ctrl-C quitte.
term-line-lost = La connexion était perdue ; elle est rétablie.
term-line-gone = La connexion est perdue, et { $link } ne répond pas.
term-table-gone = La table { $link } a été supprimée, ou ne vous est plus accessible.
term-other-protocol = Le serveur à { $link } et ce programme ont des versions différentes. Mettez à jour le plus ancien.
term-seat-kept = Votre place vous est gardée. Pour revenir :
term-type-join = tumblestar join { $link }
term-verify-there = Le serveur montre la même vérification : { $link }
term-said = { $words }
term-does-people = montre qui est là et, à l’hôte, les invitations aux places libres
term-does-time = montre le temps qui reste à chaque joueur
term-does-chat = montre les messages ; « messages 10 » seulement les 10 derniers
term-does-say = « dire TEXTE » écrit à tous ; « dire » liste les phrases toutes prêtes, « dire 2 » dit la deuxième
term-does-hand = laisse un robot jouer pour vous ; « confier random » choisit lequel
term-does-back = reprend votre place au robot
term-does-gone = décide pour un joueur absent : « absent attendre », « absent robot » (un robot continue) ou « absent finir » (termine la partie)
term-does-fill = met un robot à une place libre (hôte seulement) ; « remplir 2 random » dit où et lequel
term-does-leave = libère votre place ; une autre personne peut la prendre
term-does-rematch = demande une autre partie avec les mêmes personnes, ou la rejoint
term-does-agree = accepte une annulation, ou les conseils pour tous
term-does-decline = refuse une annulation, les conseils ou une revanche, ou retire votre demande
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
term-person =
    Place { $count }, { $seat }{ $how ->
        [here] : ici
        [away] : ailleurs
        [asked] : pas encore de réponse
        [bot] { "" }
       *[gone] : hors ligne
    }
term-person-you = Place { $count }, { $seat } : vous
term-person-bot = Place { $count }, { $seat } : { $bot } joue pour l’instant
term-person-free = Place { $count } : libre
term-link-all = L’invitation pour tout le monde, code { $code } :
term-link = L’invitation à la place { $count }, pour une personne :
term-type-link = { $link }
term-time =
    { $seat } : il reste { $minutes } min { $seconds } s{ $runs ->
        [yes] , le temps court
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Temps restant : { $times }
term-no-clock = Cette table n’a pas de pendule, ou la partie n’a pas commencé.
term-chat = { $name } : { $words }
term-phrase = { $n } : { $words }
term-say-what = Tapez « dire TEXTE », ou « dire » et le numéro d’une phrase.
term-gone = { $seat } n’est plus en ligne.
term-came = { $seat } est là.
term-missed = { $seat } (place { $count }) ne répond plus depuis un moment. Voix pour terminer la partie : { $n } sur { $asked }. Tapez « absent attendre », « absent robot » ou « absent finir ».
term-nobody-missed = Personne n’est absent depuis aussi longtemps.
term-nobody-free = Il n’y a pas de telle place libre.
term-waits = On attend { $seat }.
term-filled = Un robot joue maintenant à la place { $count }.
term-sure-leave = Tapez « oui » pour quitter votre place :
term-left = Vous avez quitté la table. L’hôte reçoit un nouveau lien vers votre place.
term-after = Tapez « revanche » pour rejouer, « dire TEXTE » pour écrire à tous, ou « quitter ».
term-rematch-there = Il y a une revanche. Tapez « revanche » pour y jouer, ou « refuser ».
term-rematch-declined = Vous avez refusé la revanche. Votre place y est libre.
term-rematch-early = Vous pouvez demander une revanche une fois la partie terminée.

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
term-legend-twisty = Cubes : R rouge, O orange, Y jaune, G vert, B bleu, P violet, K rose. [1] est le pion du joueur 1 ; ce qui le suit est sur la même case.
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
term-legend-twinkle-twinkle = ✶ étoile, ✹ nova, puis les sens de leurs lignes ; = cases liées. Tapez « cartes » pour voir ce qui rapporte.
