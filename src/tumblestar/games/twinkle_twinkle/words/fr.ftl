### Les mots de Twinkle Twinkle en français. Les variables sont expliquées dans en.ftl.

## Le fichier de données

box-no-toml = { $file }, ligne { $line } : ce n’est pas du TOML. { $why }
box-unknown = { $file }, ligne { $line } : il n’y a pas d’entrée « { $name } » ; attendu ici : { $allowed }.
box-missing = { $file }, ligne { $line } : l’entrée « { $name } » manque.
box-value = { $file }, ligne { $line } : « { $name } » vaut « { $value } » ; attendu : { $expected }.
box-expected-table = des entrées à elle, sous un titre ou entre accolades
box-expected-number = { NUMBER($number, useGrouping: "false") }, comme le veulent les autres entrées
box-expected-whole = un nombre entier de { NUMBER($low, useGrouping: "false") } à { NUMBER($high, useGrouping: "false") }
box-expected-yes = true ou false
box-expected-text = un texte entre guillemets droits
box-expected-one = l’un des mots { $allowed }
box-expected-some = une liste de mots différents parmi { $allowed }
box-expected-points = des nombres et leurs points entre guillemets droits, comme « { $example } »
box-expected-goals = une liste de points de 1 à 127, en ordre croissant
box-expected-code = une à quatre lettres, suivies ou non d’un *
box-expected-divides = un nombre qui divise { $number }
box-table-gap = { $file }, ligne { $line } : dans « { $name } », { $before } est suivi de « { $text } » ; attendu : { $expected }.
box-table-begin = { $file }, ligne { $line } : « { $name } » commence par « { $text } » ; attendu : { $expected } au plus tard.
box-table-beyond = { $file }, ligne { $line } : dans « { $name } », « { $text } » dépasse ce qui peut être ; attendu : { $expected } au plus.
box-table-more = { $file }, ligne { $line } : dans « { $name } », « { $text } » suit une entrée avec + ; attendu : que celle-ci soit la dernière.
box-table-end = { $file }, ligne { $line } : « { $name } » finit par « { $text } » ; attendu : des entrées jusqu’à { $expected }, ou un + après le dernier nombre.
box-total = { $file }, ligne { $line } : les sortes ont { $found } tuiles en tout ; attendu : { $expected }.
box-count = { $file }, ligne { $line } : « { $name } » dit { $expected }, mais les tuiles de cette sorte sont { $found } ; attendu : le même nombre.
box-code-twice = { $file }, ligne { $line } : « { $name } » vaut « { $text } », que { $other } a déjà ; attendu : un code à elle.
box-tile-twice = { $file }, ligne { $line } : « { $name } » est la même tuile que { $other } ; attendu : une seule entrée avec le nombre des deux.
box-tile-name = { $file }, ligne { $line } : « { $name } » n’est pas un nom de tuile ; attendu : des minuscules, des chiffres et _, une lettre d’abord.

## Notation

unread-order = « { $text } » n’est pas une place ; on attend « order » et un nombre de 1 à { $count }.
unread-draw = « { $text } » n’est pas une tuile ; on attend « draw » et l’un des codes { $codes }.
unread-take = « { $text } » n’est pas une case de la rangée ; on attend « take » et un nombre de 1 à { $count }.
unread-place = « { $text } » ne dit pas où poser la tuile ; on attend par exemple « { $tile }@b4 », avec 1 à 3 quarts de tour en chiffre après la tuile.

## Cartes du ciel

chart-rows = « { $text } » : la carte a { $found } lignes ; on en attend { $expected }.
chart-columns = La ligne { $row } de la carte a { $found } tuiles ; on en attend { $expected }, avec « . » pour une case vide.
chart-tile = « { $text } » en { $cell } n’est pas une tuile ; on attend l’un des codes { $codes }, ou « . » pour une case vide.
chart-turn = « { $text } » en { $cell } : une tuile n’est jamais posée ainsi ; on attend 0 à 3 quarts de tour en chiffre.
chart-flip = « { $text } » en { $cell } : les tuiles ne se retournent qu’avec l’option « flip » ({ $tag }).
chart-many = { $text } en { $cell } est de trop ; la boîte en a { $count } ({ $tag }).
score-sides = « { $text } » ne dit rien des références ; on attend A ou B pour chacune des cinq, comme « ABAAB ».
score-word = « { $text } » ne dit rien d’une carte ; on attend au-dessus d’une carte « sides ABAAB » ou « flip ».
