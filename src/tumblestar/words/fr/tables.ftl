### Les tables, quel que soit l’endroit où l’on joue : refus, pendules, phrases rapides, ce qui est noté à une table.

## Refus d’une table

refused-help-declined = Votre demande d’aide a déjà été refusée.
refused-stale = Quelque chose s’est passé à la table depuis. Regardez encore et décidez à nouveau.
refused-takeback = Ce coup ne peut pas être repris : le tour est fini, ou quelqu’un d’autre a joué depuis.
refused-takeback-chance = Ce coup ne peut pas être repris : entre personnes, on ne revient pas au-delà d’un tirage.
refused-practice = La partie deviendrait un entraînement : pas d’étoile, et un hasard que l’on peut connaître. Confirmez-le.
refused-asked = Quelqu’un a déjà demandé à reprendre. Répondez d’abord.
refused-declined = Les autres ont refusé. Redemandez quand quelqu’un aura joué.
refused-not-asked = Plus personne ne demande à reprendre.
refused-not-yours = Ce n’est pas à vous de le faire.
refused-send-late = Après le début, personne ne peut être renvoyé de sa place.
refused-start = La partie ne peut pas commencer avec les présents. Attendez, ou complétez les places libres avec des robots.
refused-blocked = L’hôte ne souhaite pas jouer avec vous. Jouez à une autre table, ou créez-en une.
refused-blocked-chat = L’hôte ne souhaite pas que vous écriviez ici.
refused-restrict-nobody = Il n’y a personne d’autre à masquer ou à bloquer.
refused-restrict-stranger = Pour masquer ou bloquer, rejoignez d’abord une table ou choisissez des réglages.
refused-message = Le serveur n’a pas compris la page. Rechargez-la.
refused-typed = Notez de 1 à { $most } tirages, séparés par des espaces.
refused-typed-on = Trop de tirages ; ne notez que ceux qui sont demandés.

## Tables impossibles à ouvrir ou à créer

game-fault = On ne peut pas jouer à { $name } : { $why }
table-damaged = La table gardée ne peut pas être lue : { $why }
limit-tables = Vous avez { $most } tables en cours. Finissez-en ou quittez-en d’abord.
limit-events = C’est beaucoup de travail pour le serveur. Réessayez dans { $seconds } s.
limit-records = On a beaucoup ouvert d’ici aujourd’hui. Réessayez dans { $minutes } min.

## Together

clock-none = aucune
clock-turn = { $count ->
        [3600] 1 heure
        [86400] 1 jour
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } par tour
clock-bank = { $n } min pour toute la partie
clock-bank-more = { $n } min pour toute la partie, et { $more } s de plus après chaque tour
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
