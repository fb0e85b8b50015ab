### Leçons : apprendre un jeu en y jouant.

bad-tutorial = { $file } : { $why }
bad-tutorial-note = { $file }, note { $n } : { $why }
bad-tutorial-alone = La partie enregistrée { $file } manque à côté de la leçon.
bad-tutorial-record = Ligne { $line } de la partie enregistrée : { $why }
bad-tutorial-game = La partie enregistrée est de { $other }. Utilisez-en une de { $game }.
bad-tutorial-learner = L’élève a la place { $n }. Choisissez une place qui existe dans toutes les parties enregistrées.
bad-tutorial-idle = L’élève, à la place { $n }, n’a rien à faire. Mettez une note avant une action de cette place.
bad-tutorial-chapter = La note est du chapitre { $n }. Choisissez de 1 à { $count }, un par partie enregistrée.
bad-tutorial-event = La note précède l’événement { $event }. Choisissez de 1 à { $count } ; le dernier est la fin.
bad-tutorial-order = La note suit celle d’un événement ultérieur. Mettez les notes dans l’ordre de la partie.
bad-tutorial-end = Le chapitre finit par quelque chose à faire. Ajoutez une note qui montre ce qui en est résulté.
bad-tutorial-words = Il n’y a pas de mots pour « { $key } ». Ajoutez ce message de { $game } dans chaque langue.
bad-tutorial-reading = L’élève n’a rien à faire ici. N’utilisez « also », « answers » et « other » qu’avant des actions de l’élève.
bad-tutorial-action = « { $text } » n’est pas une action. { $why }
bad-tutorial-illegal = « { $text } » n’est pas permis ici. Sous « also », mettez des actions aussi bonnes que l’action enregistrée.
bad-tutorial-right = « { $text } » est l’action enregistrée. Sous « answers », mettez des essais manqués.
bad-tutorial-mark = Rien ici ne s’appelle « { $text } ». Indiquez une action permise, un endroit du plateau, ou une pièce ou un symbole de l’image.
learn-right = C’est cela.
learn-head = Apprendre { $game }
learn-step = { $n } sur { $count }
learn-back = Retour
learn-next = Continuer
learn-again = Depuis le début
learn-play = Jouer maintenant
learn-leave = Quitter
learn-skip = Passer cette étape

# $name: the name of a file.
learn-another = Une autre leçon : { $name }
learn-choose = Tout ce que vous pouvez faire ici
learn-do = Le faire

# $marked: a list of sentences and names.
learn-marked = Marqué : { $marked }
term-learn-begin = Faites ce que disent les notes : tapez une action en notation, ou Entrée pour continuer. « ? » liste vos choix, « plateau » montre le plateau, « retour » revient en arrière et « quitter » s’arrête là.
term-learn-try = Votre action :
term-learn-on = Appuyez sur Entrée pour continuer :
term-learn-play = Appuyez sur Entrée pour jouer contre { $bot }, ou tapez « quitter » :
term-learn-left = Vous reprendrez où vous en êtes : « tumblestar learn { $game } » continue la leçon.
term-learn-rule = Voyez la règle { $tag } avec « tumblestar rules { $game } ».
term-word-step-back = retour
cli-learn = Vous apprend un jeu dans le terminal, puis vous y fait jouer contre un robot. Reprend là où vous étiez.
cli-learn-game = Le jeu.
cli-learn-lesson = Le nom d’une leçon ; par défaut la première.
cli-learn-none = { $game } n’a pas encore de leçon. Voyez docs/tutorials.md pour en écrire une.
cli-learn-unknown = Il n’y a pas de leçon « { $name } ». Choisissez { $allowed }.
card-learn = Apprendre { $game } en jouant
card-learn-short = L’apprendre
new-learn = L’apprendre en jouant : quelques minutes

# $did: what the recorded action would do, a sentence of the game.
learn-also = C’est tout aussi bon. La leçon continue par une autre action. { $did }

# $did: what the tried action would do.
learn-other = { $did } C’est permis, mais ce n’est pas le sujet de cette leçon. Essayez ce qui est marqué.
