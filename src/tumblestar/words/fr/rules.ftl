### Les règles d’un jeu.

## Ligne de commande

cli-rules = Montre les règles d’un jeu avec leurs numéros, et marque celles qui ne sont pas dans la règle imprimée.
cli-tiles = Dessine plutôt les tuiles, avec leurs nombres et les tables, pour les comparer à une boîte.
cli-out = Le fichier à écrire, .html ou .svg pour les tuiles ; par défaut la sortie standard.

## Étagère et tables

card-rules-short = Règles
card-rules = Règles de { $game }

## Feuilles à imprimer

sheet-title = { $name } : { $set }
sheet-marks = Sans marque : comme l’éditeur le dit.

## Les règles en images

rules-contents = Sommaire
rules-figures = Nos propres chiffres
rules-search = Chercher dans les règles
rules-search-do = Chercher
rules-found = { $count ->
        [0] Aucune règle ne contient tous ces mots.
        [one] { $count } règle trouvée.
       *[other] { $count } règles trouvées.
    }
rules-summary = Résumé pour la table
summary-head = { $game } en bref
example-legal = Permis.
example-illegal = Interdit.
example-part = { $name } { $count }
example-parts = { $parts }.
example-points = { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
example-points-of = { $count ->
        [one] { $count } point ({ $parts }).
       *[other] { $count } points ({ $parts }).
    }
examples-bad = { $game }, { $file }, { $name ->
        [none] le fichier
       *[other] exemple « { $name } »
    } : { $why }
examples-rule = il n’y a ni règle ni section « { $tag } ». Indiquez-en une de words/en.ftl, comme AB-3.1 ou AB-3.
examples-name = chaque exemple demande son propre nom, des mots « { $key } » dans words/en.ftl et une image.
examples-crop = il n’y a pas de cadrage « { $text } ». Choisissez { $allowed }.
examples-seat = il n’y a pas de place { $count }.
examples-legal = « { $text } » n’y est pas permis, d’après { $tag ->
        [none] ce qui peut être lancé ou tiré
       *[other] { $tag }
    }. Corrigez la position ou l’action.
examples-tag = une action est permise ou interdite, pas les deux ; une action interdite demande le numéro de la règle qui l’interdit.
examples-illegal = « { $text } » devrait être interdit par { $tag }, mais les règles disent { $found ->
        [none] que c’est permis
       *[other] { $found }
    }.
examples-points = « { $name } » devrait valoir { $count }, mais les règles disent { $found }.
examples-summary = il faut les mots « { $key } » et « { $key }-1 » dans words/en.ftl, et des exemples de ces noms : { $names }.
cli-rules-search = Ne montre que les règles qui contiennent tous ces mots, accents ignorés.
cli-rules-section = Ne montre que cette section, comme TY-3.
cli-rules-no-section = { $game } n’a pas de section « { $text } ». Choisissez { $allowed }.
cli-rules-none = Aucune règle de { $game } ne contient tous les mots « { $text } ».
