### Parties dans le terminal.

bad-option-twice = L’option « { $name } » ne peut pas valoir à la fois { $first } et { $second } ; donnez-la une seule fois.
cli-play-resume = Poursuit la dernière partie du terminal ; avec GAME, la dernière de ce jeu.
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
tutor-head = Vraiment ?
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
term-link-all = L’invitation pour tout le monde, code { $code } :
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
