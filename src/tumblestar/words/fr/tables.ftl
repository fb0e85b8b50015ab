### Les tables, quel que soit l’endroit où l’on joue : refus, pendules, phrases rapides, ce qui est noté à une table.

## Refus d’une table

refused-help-declined = Les autres ont refusé votre proposition d’aide.
refused-stale = La table a changé. Regardez encore, puis choisissez.
refused-takeback = Vous ne pouvez pas annuler cela : votre tour est fini, ou un autre joueur a joué.
refused-takeback-chance = Vous ne pouvez pas annuler un lancer ou un tirage quand d’autres personnes jouent.
refused-practice = La partie devient alors un entraînement : pas d’étoile, et la graine secrète est montrée. Confirmez pour continuer.
refused-asked = Un joueur a déjà demandé à annuler. Répondez-lui d’abord.
refused-declined = Les autres ont refusé. Redemandez après la prochaine étape.
refused-not-asked = Cette demande d’annulation n’est plus en attente.
refused-not-yours = Vous ne pouvez pas faire cela ici.
refused-send-late = Une fois la partie commencée, vous ne pouvez pas retirer un joueur.
refused-start = La partie ne peut pas commencer avec les joueurs présents. Attendez-en d’autres, ou mettez des robots aux places libres.
refused-blocked = L’hôte ne souhaite pas jouer avec vous. Jouez à une autre table, ou créez-en une.
refused-blocked-chat = L’hôte ne souhaite pas que vous écriviez ici.
refused-restrict-nobody = Il n’y a personne d’autre à masquer ou à bloquer.
refused-restrict-stranger = Pour masquer ou bloquer, rejoignez d’abord une table ou enregistrez vos réglages.
refused-message = Le serveur n’a pas compris la page. Rechargez-la.
refused-typed = Tapez de 1 à { $most } résultats, séparés par des espaces.
refused-typed-on = Cela fait trop de résultats. Ne tapez que ceux qu’il faut maintenant.

## Tables impossibles à ouvrir ou à créer

game-fault = On ne peut pas jouer à { $name } : { $why }
table-damaged = La table enregistrée est illisible : { $why }
limit-tables = Vous avez { $most } tables en cours. Finissez-en une ou quittez-la d’abord.
limit-events = C’était beaucoup pour le serveur. Réessayez dans { $seconds } s.
limit-records = Beaucoup de fichiers ont été ouverts d’ici aujourd’hui. Réessayez dans { $minutes } min.

## Together

clock-none = aucune
clock-turn = { $count ->
        [3600] 1 heure
        [86400] 1 jour
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } par tour
clock-bank = { $n } min pour toute la partie
clock-bank-more = { $n } min pour toute la partie, plus { $more } s après chaque tour
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
note-sat =
    { $name ->
        [you] Vous prenez la place { $count }.
       *[other] { $name } prend la place { $count }.
    }
note-agreed =
    { $name ->
        [you] Vous acceptez la revanche.
       *[other] { $name } accepte la revanche.
    }
note-declined =
    { $name ->
        [you] Vous refusez la revanche.
       *[other] { $name } refuse la revanche.
    }
note-unasked =
    { $name ->
        [you] On ne vous attend plus ; la place { $count } est libre.
       *[other] On n’attend plus { $name } ; la place { $count } est libre.
    }
note-left = { $name } quitte la place { $count }.
note-sent = L’hôte retire { $name }.
note-handed =
    { $name ->
        [you] Vous confiez la place { $count } à un robot.
       *[other] { $name } confie la place { $count } à un robot.
    }
note-back =
    { $name ->
        [you] Vous reprenez la place { $count }.
       *[other] { $name } reprend la place { $count }.
    }
note-stand-in =
    { $name ->
        [you] Un robot continue pour vous, à la place { $count }.
       *[other] Un robot continue pour { $name }, à la place { $count }.
    }
note-flag =
    { $name ->
        [you] Votre temps est écoulé, à la place { $count }.
       *[other] { $name } n’a plus de temps, à la place { $count }.
    }
note-help-1 =
    { $name ->
        [you] Vous utilisez l’aide : chances.
       *[other] { $name } utilise l’aide : chances.
    }
note-help-2 =
    { $name ->
        [you] Vous utilisez l’aide : points.
       *[other] { $name } utilise l’aide : points.
    }
note-help-3 =
    { $name ->
        [you] Vous utilisez l’aide : meilleur coup.
       *[other] { $name } utilise l’aide : meilleur coup.
    }
note-help-4 =
    { $name ->
        [you] Vous utilisez l’aide : tuteur.
       *[other] { $name } utilise l’aide : tuteur.
    }
note-help-expect =
    { $name ->
        [you] Vous utilisez l’aide : prévision du robot.
       *[other] { $name } utilise l’aide : prévision du robot.
    }
note-help-on =
    { $name ->
        [you] Vous acceptez aussi : l’aide est maintenant autorisée pour tous.
       *[other] { $name } accepte aussi : l’aide est maintenant autorisée pour tous.
    }
note-help-off =
    { $name ->
        [you] Vous dites non : l’aide au-delà des chances est coupée pour tous.
       *[other] { $name } dit non : l’aide au-delà des chances est coupée pour tous.
    }
note-slow =
    { $name ->
        [you] Votre temps est écoulé, à la place { $count }. Un robot termine le tour.
       *[other] { $name } n’a plus de temps, à la place { $count }. Un robot termine le tour.
    }
refused-waiting = La partie n’a pas commencé : il reste des places libres.
refused-time = Votre temps est écoulé.
refused-taken = Cette place est prise.
refused-leave-clock = Vous ne pouvez pas quitter une partie à la pendule. Laissez un robot jouer pour vous.
refused-leave-alone = Vous ne pouvez pas partir : personne d’autre ne joue ici. Laissez un robot jouer pour vous.
refused-not-missed = Ce joueur est de retour, ou c’est déjà décidé.
refused-watch = Vous ne pouvez pas regarder : les spectateurs ne sont pas admis ici, ou il y en a trop.
refused-link-used = Ce lien a été utilisé ou a expiré. Demandez-en un autre.
refused-sits = Vous avez déjà une place à cette table.
refused-host = Seul l’hôte peut le faire.
refused-chat-seat = Seuls les joueurs de cette table peuvent discuter.
refused-chat-off = La discussion libre est fermée. Utilisez les phrases toutes prêtes.
refused-chat-text = Tapez une ligne de 1 à { $most } caractères.
