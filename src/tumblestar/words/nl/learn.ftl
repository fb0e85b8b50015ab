### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, noot { $n }: { $why }
bad-tutorial-alone = Het opgenomen spel { $file } ontbreekt ernaast.
bad-tutorial-record = Regel { $line } van het opgenomen spel: { $why }
bad-tutorial-game = Het opgenomen spel is van { $other }; verwacht wordt { $game }.
bad-tutorial-learner = De leerling heeft plaats { $n }; verwacht wordt een plaats van elk opgenomen spel.
bad-tutorial-idle = De leerling, op plaats { $n }, heeft niets te doen; verwacht wordt een noot voor een actie van die plaats.
bad-tutorial-chapter = Ze is van hoofdstuk { $n }; verwacht wordt 1 tot { $count }, één voor elk opgenomen spel.
bad-tutorial-event = Ze staat voor gebeurtenis { $event }; verwacht wordt 1 tot { $count }, de laatste voor het eind.
bad-tutorial-order = Ze komt na een noot van een latere gebeurtenis; verwacht wordt de volgorde van het spel.
bad-tutorial-end = Het hoofdstuk eindigt met iets te doen; verwacht wordt nog een noot, om te tonen wat ervan kwam.
bad-tutorial-words = Er zijn geen woorden voor “{ $key }”; verwacht wordt een bericht van { $game } in elke taal.
bad-tutorial-reading = De leerling heeft hier niets te doen; “also”, “answers” en “other” worden alleen voor acties van de leerling verwacht.
bad-tutorial-action = “{ $text }” is geen actie. { $why }
bad-tutorial-illegal = “{ $text }” is hier niet geldig; onder “also” worden acties verwacht die zo goed zijn als de opgenomen.
bad-tutorial-right = “{ $text }” is de opgenomen actie; onder “answers” worden foute pogingen verwacht.
bad-tutorial-mark = Niets heet hier “{ $text }”; verwacht wordt een geldige actie, een plek van het bord, of een stuk of teken van het plaatje.
learn-right = Goed.
learn-head = Leer { $game }
learn-step = { $n } van { $count }
learn-back = Terug
learn-next = Verder
learn-again = Vanaf het begin
learn-play = Speel nu
learn-leave = Stoppen
learn-skip = Overslaan

# $name: the name of a file.
learn-another = Nog een les: { $name }
learn-choose = Alles wat je hier kunt doen
learn-do = Doe het

# $marked: a list of sentences and names.
learn-marked = Gemarkeerd: { $marked }
term-learn-begin = Doe wat de noten vragen: typ een actie in notatie, of Enter om verder te gaan. “?” noemt wat er kan, “bord” toont het bord, “terug” gaat terug, “weg” gaat weg.
term-learn-try = Jouw actie:
term-learn-on = Enter gaat verder:
term-learn-play = Enter begint een spel tegen { $bot }; “weg” gaat weg:
term-learn-left = De les is bewaard. “tumblestar learn { $game }” gaat ermee verder.
term-learn-rule = De regel is { $tag }: “tumblestar rules { $game }” heeft hem.
term-word-step-back = terug
cli-learn = Leert een spel door het in de terminal te spelen, en speelt het dan tegen een bot; gaat verder waar het bleef.
cli-learn-game = Het spel.
cli-learn-lesson = De naam van een les; standaard de eerste.
cli-learn-none = { $game } heeft nog geen les; docs/tutorials.md zegt hoe je er een schrijft.
cli-learn-unknown = Er is geen les “{ $name }”; er zijn { $allowed }.
card-learn = Leer { $game } al spelend
card-learn-short = Leer het
new-learn = Leer het al spelend: een paar minuten

# $did: what the recorded action would do, a sentence of the game.
learn-also = Dat is even goed. De les gaat verder met een andere actie. { $did }

# $did: what the tried action would do.
learn-other = { $did } Dat mag, maar is hier niet bedoeld. Probeer wat gemarkeerd is.
