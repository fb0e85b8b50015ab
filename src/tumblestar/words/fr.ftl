### Les mots de l'application en français, dans le même ordre que en.ftl.

## Refus et erreurs des parties, des options et du hasard

refused-over = La partie est terminée ; on ne peut plus rien y jouer.
refused-seat = { $seat ->
        [0] Ce n’est pas votre tour : c’est au hasard d’agir.
       *[other] Ce n’est pas votre tour : c’est à la place { $seat } de jouer.
    }
refused-chance = On ne choisit pas les tirages ici : ils découlent de la graine. Seule une table où l’on saisit le hasard les accepte.
bad-seats = Il n’y a pas de partie à { $seats } ; le jeu se joue à { $allowed }.
bad-option = Il n’y a pas d’option « { $name } » ; les options sont { $allowed }.
bad-option-value = L’option « { $name } » ne peut pas valoir { $value } ; elle peut valoir { $allowed }.
bad-name = Un nom ou un grain de sel tient sur une ligne d’au plus { $most } caractères visibles.
bad-chance = Il n’y a pas de hasard « { $text } » ; il y a { $allowed }.
bad-commitment = Un hasard scellé demande un engagement : 64 chiffres hexadécimaux.
bad-seed = Une graine donnée à la main tient sur une ligne de 1 à { $most } caractères visibles.
bad-salts = Il y a un grain de sel par place, { $seats } en tout ; il reste vide si la place n’en ajoute pas.
bad-seat-kind = Une place revient à une personne ou à un robot.
unknown-game = Il n’y a pas de jeu « { $name } » ; l’étagère porte { $games }.
unknown-bot = Il n’y a pas de robot « { $name } » ; il y a { $bots }.

## Lire une partie

record-long = Le fichier dépasse { $most } caractères ; une partie de ces jeux n’en a jamais autant.
record-format = Ce n’est pas une partie : la première ligne devrait être « { $expected } ».
record-header = « { $text } » n’est pas une rubrique d’en-tête ; on connaît { $keys }.
record-twice = La rubrique « { $key } » figure deux fois.
record-missing = La rubrique « { $key } » manque dans l’en-tête.
record-game = Il n’y a pas de jeu « { $text } » ici ; l’étagère porte { $games }.
record-rules = La partie suit la version « { $text } » des règles ; ce programme joue la version { $version }.
record-data = La partie se joue avec un autre matériel (données « { $text } ») ; celui d’ici est { $digest }.
record-seat = « { $text } » n’est pas une place ; on attend « person » ou « bot », puis un nom.
record-salt = Un grain de sel est donné pour une place qui n’existe pas ; la partie a { $seats } places.
record-options = « { $text } » n’est pas une option ; on attend nom=nombre, avec les noms { $options }.
record-seed = La graine ouverte devrait avoir 64 chiffres hexadécimaux.
record-early-seed = La graine d’une partie scellée ne s’ouvre qu’à la fin, et celle-ci n’est pas terminée.
record-date = La date devrait ressembler à 2026-11-21.
record-event = « { $text } » n’est pas un événement ; on attend un numéro, puis * pour le hasard ou le numéro d’une place, puis l’action.
record-number = L’événement porte le numéro { $text } au lieu de { $expected } ; une ligne manque peut-être avant lui.
record-actor = L’événement serait de « { $text } », mais c’est à { $expected } d’agir.
record-after-end = La partie est terminée avant cet événement.
record-refused = « { $text } » ne peut pas se faire ici. { $why }
record-end = La partie dit se terminer par « { $text } », mais les événements disent « { $expected } ».
record-result = La partie donne le résultat « { $text } », mais les événements donnent « { $expected } ».
unreadable-at = Ligne { $line } : { $why }

## Contrôler le hasard

verify-proved = { $count ->
        [one] Un tirage contrôlé : il découle de la graine scellée avant le début.
       *[other] { $count } tirages contrôlés : tous découlent de la graine scellée avant le début.
    }
verify-seed = { $count ->
        [one] Hasard ouvert : un tirage découle de la graine « { $seed } », que quelqu’un a donnée et pouvait donc connaître.
       *[other] Hasard ouvert : { $count } tirages découlent de la graine « { $seed } », que quelqu’un a donnée et pouvait donc connaître.
    }
verify-typed = { $count ->
        [0] Hasard ouvert : les tirages sont saisis ou choisis, il n’y a rien à contrôler.
        [one] Hasard ouvert : un tirage a été saisi ou choisi, il n’y a rien à contrôler.
       *[other] Hasard ouvert : { $count } tirages ont été saisis ou choisis, il n’y a rien à contrôler.
    }
verify-closed = { $count ->
        [one] La graine est encore scellée : le seul tirage fait jusqu’ici ne peut pas encore être contrôlé. Elle s’ouvre à la fin de la partie.
       *[other] La graine est encore scellée : les { $count } tirages faits jusqu’ici ne peuvent pas encore être contrôlés. Elle s’ouvre à la fin de la partie.
    }
verify-commitment = Faux : la graine de la partie n’est pas celle qui a été scellée avant le début.
verify-outcome = Faux : l’événement { $n } est « { $text } », mais la graine donne « { $expected } ».

## Robots

bot-random = Hasard
bot-random-help = joue n’importe quel coup permis
bot-greedy = Glouton
bot-greedy-help = prend ce qui rapporte tout de suite

## Ligne de commande

cli-about = Des jeux de table à jouer dans le navigateur, avec des robots, des parties notées et des règles exactes. Sans commande : ouvre les jeux.
cli-play = Ouvre les jeux dans le navigateur.
cli-replay = Montre chaque position d’une partie et les actions permises ensuite, en notation.
cli-verify = Contrôle chaque tirage d’une partie d’après sa graine.
cli-file = La partie à lire ; - lit l’entrée standard.
cli-json = Répond en JSON.
cli-host = L’adresse à écouter ; 127.0.0.1 n’admet que cette machine.
cli-port = Le port à écouter.
cli-data = Le dossier des tables et des parties terminées.
cli-no-browser = N’ouvre pas de fenêtre de navigateur.
cli-lang = La langue des réponses.
cli-help = Montre cette aide.
cli-version = Montre la version.
cli-no-file = Il n’y a pas de fichier « { $file } ».
cli-unreadable-file = Le fichier « { $file } » ne peut pas être lu : { $why }.
cli-not-text = Le fichier « { $file } » n’est pas du texte en UTF-8 ; une partie en est.
