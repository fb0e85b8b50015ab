### L’enregistrement d’une partie : son texte, le contrôle du hasard, et comment elle s’est terminée.

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
bad-chance = Hasard inconnu : « { $text } » ; attendu : { $allowed }.
bad-commitment = Un hasard scellé demande un engagement : 64 chiffres hexadécimaux.
bad-practice = Une partie d’entraînement n’a pas de hasard scellé.
bad-seed = Une graine tient sur une ligne de 1 à { $most } caractères visibles.
bad-salts = Attendu : { $seats } sels, un par place ; un sel peut être vide.
bad-seat-kind = Une place revient à une personne ou à un robot.

## Lire une partie

record-long = Le fichier dépasse { $most } caractères, trop pour une partie.
record-events = La partie compte { $count } événements ; { $most } au plus sont acceptés.
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

## Contrôler le hasard

verify-proved = Hasard contrôlé ✓ Personne n’a pu changer un tirage après le début. Contrôlés : { $count }.
verify-seed = Hasard contrôlé. Qui a choisi les mots « { $seed } » pouvait le connaître. Contrôlés : { $count }.
verify-practice = Entraînement : quelqu’un est revenu en arrière, la suite du hasard pouvait donc être connue. Contrôlés : { $count }.
verify-typed = Les tirages ({ $count }) ont été saisis ou choisis, il n’y a rien à contrôler.
verify-older = Les règles (version { $rules }) ou le matériel de cette partie ne sont pas conservés ici : son hasard ne peut pas être contrôlé.
verify-closed = Le hasard est scellé jusqu’à la fin de la partie : les tirages faits jusqu’ici ({ $count }) ne peuvent pas encore être contrôlés.
verify-commitment = Faux : ce n’est pas le hasard scellé avant le début.
verify-outcome = Faux : l’événement { $n } est « { $text } », mais le tirage { $count } du flux « { $stream } » de la graine donne « { $expected } ».

## Comment une partie s’est terminée

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
final-won = gagnée
final-shared = partagée
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

## Ce que prennent les appels des programmes

takes-action = une action en notation
takes-record = le texte d’une partie
takes-seats = un Seat(genre, nom) par place
takes-salts = une liste de textes, un par place
