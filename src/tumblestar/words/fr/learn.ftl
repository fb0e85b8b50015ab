### Leçons : apprendre un jeu en y jouant.

bad-tutorial = { $file } : { $why }
bad-tutorial-note = { $file }, note { $n } : { $why }
bad-tutorial-alone = La partie enregistrée { $file } manque à côté.
bad-tutorial-record = Ligne { $line } de la partie enregistrée : { $why }
bad-tutorial-game = La partie enregistrée est de { $other } ; on attend { $game }.
bad-tutorial-learner = L’élève a le siège { $n } ; on attend un siège de toutes les parties enregistrées.
bad-tutorial-idle = L’élève, au siège { $n }, n’a rien à faire ; on attend une note avant une action de ce siège.
bad-tutorial-chapter = Elle est du chapitre { $n } ; on attend 1 à { $count }, un par partie enregistrée.
bad-tutorial-event = Elle précède l’événement { $event } ; on attend 1 à { $count }, le dernier pour la fin.
bad-tutorial-order = Elle suit la note d’un événement ultérieur ; on attend l’ordre de la partie.
bad-tutorial-end = Le chapitre finit par quelque chose à faire ; on attend une note de plus, pour montrer ce qu’il en est advenu.
bad-tutorial-words = Il n’y a pas de mots pour « { $key } » ; on attend un message de { $game } dans chaque langue.
bad-tutorial-reading = L’élève n’a rien à faire ici ; on n’attend « also », « answers » et « other » qu’avant ses actions.
bad-tutorial-action = « { $text } » n’est pas une action. { $why }
bad-tutorial-illegal = « { $text } » n’est pas permis ici ; on attend sous « also » des actions aussi bonnes que celle de la partie.
bad-tutorial-right = « { $text } » est l’action de la partie ; on attend sous « answers » des essais manqués.
bad-tutorial-mark = Rien ici ne s’appelle « { $text } » ; on attend une action permise, un endroit du plateau, ou une pièce ou un signe de l’image.
learn-right = C’est cela.
learn-head = Apprendre { $game }
learn-step = { $n } sur { $count }
learn-back = Retour
learn-next = Continuer
learn-again = Depuis le début
learn-play = Jouer
learn-leave = Quitter
learn-skip = Passer

# $name: the name of a file.
learn-another = Une autre leçon : { $name }
learn-choose = Tout ce que vous pouvez faire ici
learn-do = Le faire

# $marked: a list of sentences and names.
learn-marked = Marqué : { $marked }
term-learn-begin = Faites ce que les notes demandent : tapez une action en notation, ou Entrée pour continuer. « ? » énumère ce qui est possible, « plateau » montre le plateau, « retour » revient en arrière, « quitter » s’en va.
term-learn-try = Votre action :
term-learn-on = Entrée pour continuer :
term-learn-play = Entrée commence une partie contre { $bot } ; « quitter » s’en va :
term-learn-left = La leçon est gardée. « tumblestar learn { $game } » la reprend.
term-learn-rule = La règle est { $tag } : « tumblestar rules { $game } » la donne.
term-word-step-back = retour
cli-learn = Apprend un jeu en y jouant dans le terminal, puis y joue contre un robot ; reprend là où on l’a laissé.
cli-learn-game = Le jeu.
cli-learn-lesson = Le nom d’une leçon ; par défaut la première.
cli-learn-none = { $game } n’a pas encore de leçon ; docs/tutorials.md dit comment en écrire une.
cli-learn-unknown = Il n’y a pas de leçon « { $name } » ; il y a { $allowed }.
card-learn = Apprendre { $game } en jouant
card-learn-short = L’apprendre
new-learn = L’apprendre en jouant : quelques minutes

# $did: what the recorded action would do, a sentence of the game.
learn-also = C’est tout aussi bon. La leçon continue par une autre action. { $did }

# $did: what the tried action would do.
learn-other = { $did } C’est permis, mais ce n’est pas le but ici. Essayez ce qui est marqué.
