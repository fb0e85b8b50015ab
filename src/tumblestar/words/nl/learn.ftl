### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, notitie { $n }: { $why }
bad-tutorial-alone = Het opgenomen spel { $file } ontbreekt in dezelfde map.
bad-tutorial-record = Regel { $line } van het opgenomen spel: { $why }
bad-tutorial-game = Het opgenomen spel is van { $other }. Gebruik een van { $game }.
bad-tutorial-learner = De leerling heeft plaats { $n }. Kies een plaats die elk opgenomen spel heeft.
bad-tutorial-idle = De leerling, op plaats { $n }, heeft niets te doen. Zet een notitie vóór een actie van die plaats.
bad-tutorial-chapter = De notitie is van hoofdstuk { $n }. Kies 1 tot { $count }, één voor elk opgenomen spel.
bad-tutorial-event = De notitie staat vóór gebeurtenis { $event }. Kies 1 tot { $count }; de laatste is het eind.
bad-tutorial-order = De notitie komt na een notitie van een latere gebeurtenis. Zet de notities in de volgorde van het spel.
bad-tutorial-end = Het hoofdstuk eindigt met iets wat de leerling moet doen. Voeg een notitie toe die toont wat dat opleverde.
bad-tutorial-words = Er zijn geen woorden voor “{ $key }”. Voeg dit bericht van { $game } toe in elke taal.
bad-tutorial-reading = De leerling heeft hier niets te doen. Gebruik “also”, “answers” en “other” alleen vóór acties van de leerling.
bad-tutorial-action = “{ $text }” is geen actie. { $why }
bad-tutorial-illegal = “{ $text }” mag hier niet. Geef onder “also” acties die even goed zijn als de opgenomen actie.
bad-tutorial-right = “{ $text }” is de opgenomen actie. Geef onder “answers” foute pogingen.
bad-tutorial-mark = Niets heet hier “{ $text }”. Geef een geldige actie, een plek van het bord, of een stuk of symbool van het plaatje.
learn-right = Goed.
learn-head = Leer { $game }
learn-step = { $n } van { $count }
learn-back = Terug
learn-next = Verder
learn-again = Vanaf het begin
learn-play = Speel nu
learn-leave = Stop
learn-skip = Sla deze stap over

# $name: the name of a file.
learn-another = Nog een les: { $name }
learn-choose = Alles wat je hier kunt doen
learn-do = Doe het

# $marked: a list of sentences and names.
learn-marked = Gemarkeerd: { $marked }
term-learn-begin = Volg de aanwijzingen: typ een actie in notatie, of druk op Enter om verder te gaan. “?” toont je keuzes, “bord” toont het bord, “terug” gaat terug en “weg” stopt.
term-learn-try = Jouw actie:
term-learn-on = Druk op Enter om verder te gaan:
term-learn-play = Druk op Enter om tegen { $bot } te spelen, of typ “weg” om te stoppen:
term-learn-left = Je plek is bewaard. “tumblestar learn { $game }” hervat de les.
term-learn-rule = Zie regel { $tag } in “tumblestar rules { $game }”.
term-word-step-back = terug
cli-learn = Leert je een spel in de terminal en laat je het dan tegen een bot spelen. Gaat verder waar je gebleven was.
cli-learn-game = Het spel.
cli-learn-lesson = De naam van een les; standaard de eerste.
cli-learn-none = { $game } heeft nog geen les. In docs/tutorials.md staat hoe je er een schrijft.
cli-learn-unknown = Er is geen les “{ $name }”. Kies { $allowed }.
card-learn = Leer { $game } al spelend
card-learn-short = Leer het
new-learn = Leer het al spelend: een paar minuten

# $did: what the recorded action would do, a sentence of the game.
learn-also = Dat is even goed. De les gaat verder met een andere actie. { $did }

# $did: what the tried action would do.
learn-other = { $did } Dat mag, maar daar gaat deze les niet over. Probeer wat gemarkeerd is.
