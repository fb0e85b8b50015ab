### L’enregistrement d’une partie : son texte, le contrôle du hasard, et comment elle s’est terminée.

## Refus et erreurs des parties, des options et du hasard

refused-over = La partie est terminée.
refused-seat =
    Ce n’est pas votre tour. { $seat ->
        [0] Un lancer ou un tirage vient d’abord.
       *[other] C’est à la place { $seat } de jouer.
    }

# $now: ce qu’il y a à faire, une phrase du jeu.
refused-turn = Ce n’est pas à vous. { $now }
refused-place = Vous ne pouvez rien faire là pour l’instant. { $now }
refused-chance = Ici, la graine décide de tous les lancers et tirages. Vous ne pouvez en saisir qu’à une table à vrai plateau.
bad-chance = « { $text } » n’est pas une sorte de hasard. Utilisez { $allowed }.
bad-commitment = Un hasard scellé demande un engagement : 64 chiffres hexadécimaux.
bad-practice = Une partie d’entraînement ne peut pas avoir de hasard scellé.
bad-seed = Une graine tient sur une ligne de 1 à { $most } caractères visibles.
bad-salts =
    { $seats ->
        [one] Donnez { $seats } sel. Il peut être vide.
       *[other] Donnez { $seats } sels, un par place. Un sel peut être vide.
    }
bad-seat-kind = Donnez chaque place à une personne ou à un robot.

## Lire une partie

record-long = Ce fichier a plus de { $most } caractères, trop pour un fichier de partie.
record-events = Le fichier de partie a { $count } étapes. { $most } au plus sont permises.
record-format = Ce n’est pas un fichier de partie : sa première ligne doit être « { $expected } ».
record-header = « { $text } » n’est pas une entrée de l’en-tête. Utilisez l’une de { $keys }.
record-twice = L’entrée « { $key } » apparaît deux fois.
record-missing = L’entrée « { $key } » manque dans l’en-tête.
record-older = Jouée et montrée selon la version { $rules } des règles. La plus récente est la version { $version }.
record-other = Jouée selon la version { $rules } des règles (données { $data }), montrée selon la version { $version } (données { $digest }). Les points peuvent différer.
record-cut = Jouée selon la version { $rules } des règles (données { $data }). La version { $version } (données { $digest }) ne peut montrer que les { $n } premières étapes sur { $count }. Le fichier de partie les a toutes.
record-rules = Le fichier de partie a la version « { $text } » des règles, mais ce programme joue la version { $version }.
record-data = La partie a été jouée avec d’autres données de jeu (« { $text } ») que celles de ce programme ({ $digest }).
record-seat = « { $text } » n’est pas une place. Écrivez « person » ou « bot », puis un nom.
record-salt =
    Il n’y a pas de place pour ce sel : la partie a { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    }
record-options = « { $text } » n’est pas une option. Écrivez nom=nombre, chaque nom une fois. Noms : { $options }.
record-seed = La graine doit avoir 64 chiffres hexadécimaux.
record-early-seed = Une partie au hasard scellé ne peut montrer sa graine qu’une fois terminée.
record-date = Écrivez la date comme 2026-11-21.
record-start = Les places et les options doivent être celles de la position de départ.
record-practice = « { $text } » ne peut pas suivre « practice ». Écrivez « yes », ou omettez la ligne.
record-event = « { $text } » n’est pas une étape. Écrivez son numéro, puis * pour un lancer ou un tirage, ou le numéro d’une place, puis l’action.
record-number = L’étape a le numéro { $text }, non { $expected }. Une ligne manque peut-être avant elle.
record-actor = Cette étape est de « { $text } », mais c’est à « { $expected } » de jouer.
record-after-end = La partie était terminée avant cette étape.
record-refused = « { $text } » n’est pas possible ici. { $why }
record-end = L’entrée « end » est « { $text } », mais les étapes finissent par « { $expected } ».
record-result = L’entrée « result » est « { $text } », mais les étapes donnent « { $expected } ».

## Contrôler le hasard

verify-proved =
    Hasard contrôlé ✓ Personne n’a pu changer { $count ->
        [one] le lancer ou tirage après le début.
       *[other] les { $count } lancers et tirages après le début.
    }
verify-seed =
    Hasard contrôlé : { $count ->
        [one] { $count } lancer ou tirage correspond
       *[other] { $count } lancers et tirages correspondent
    } aux mots « { $seed } ». Qui les connaissait pouvait prédire le hasard.
verify-practice =
    Entraînement : un joueur a annulé des coups, la suite du hasard pouvait donc être connue. { $count ->
        [one] { $count } lancer ou tirage a été contrôlé.
       *[other] { $count } lancers et tirages ont été contrôlés.
    }
verify-typed =
    { $count ->
        [one] Le lancer ou tirage a été saisi ou choisi
       *[other] Les { $count } lancers et tirages ont été saisis ou choisis
    } : il n’y a rien à contrôler.
verify-older = Ce programme n’a pas les règles (version { $rules }) ou les données de cette partie : il ne peut pas en contrôler le hasard.
verify-closed =
    { $count ->
        [one] Le hasard reste scellé jusqu’à la fin de la partie : le lancer ou tirage fait jusqu’ici ne peut pas encore être contrôlé.
       *[other] Le hasard reste scellé jusqu’à la fin de la partie : les { $count } lancers et tirages faits jusqu’ici ne peuvent pas encore être contrôlés.
    }
verify-commitment = Faux : ce n’est pas le hasard scellé avant le début.
verify-outcome = Faux : l’étape { $n } est « { $text } », mais la graine donne « { $expected } » (tirage { $count } de son flux « { $stream } »).

## Comment une partie s’est terminée

status-resigned =
    { $seat ->
        [you] Vous avez abandonné. { $others } a gagné.
       *[other] { $others ->
            [you] { $seat } a abandonné. Vous avez gagné !
           *[other] { $seat } a abandonné. { $others } a gagné.
        }
    }
status-resigned-shared =
    { $seat ->
        [you] Vous avez abandonné. Victoire partagée : { $others }.
       *[other] { $others ->
            [you] { $seat } a abandonné. Victoire partagée : { $others }.
           *[other] { $seat } a abandonné. Victoire partagée : { $others }.
        }
    }
status-abandoned = La partie a été abandonnée. Personne n’a gagné.
status-given-up =
    { $seat ->
        [you] Vous avez abandonné.
       *[other] { $seat } a abandonné.
    }
final-won = gagnée
final-shared = partagée
status-flagged =
    { $seat ->
        [you] { $count ->
            [0] Votre temps est écoulé.
            [one] Votre temps est écoulé. { $others } a gagné.
           *[other] Votre temps est écoulé. Victoire partagée : { $others }.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] { $seat } n’a plus de temps. Vous avez gagné !
               *[other] { $seat } n’a plus de temps. Victoire partagée : { $others }.
            }
           *[other] { $count ->
                [0] { $seat } n’a plus de temps.
                [one] { $seat } n’a plus de temps. { $others } a gagné.
               *[other] { $seat } n’a plus de temps. Victoire partagée : { $others }.
            }
        }
    }

## Ce que prennent les appels des programmes

takes-action = une action en notation
takes-record = le texte d’un fichier de partie
takes-seats = un Seat(genre, nom) par place
takes-salts = une liste de textes, un par place
