### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, note { $n }: { $why }
bad-tutorial-alone = Det optegnede spil { $file } mangler ved siden af.
bad-tutorial-record = Linje { $line } i det optegnede spil: { $why }
bad-tutorial-game = Det optegnede spil er { $other }; forventet: { $game }.
bad-tutorial-learner = Eleven har plads { $n }; forventet: en plads i hvert optegnet spil.
bad-tutorial-idle = Eleven på plads { $n } har intet at gøre; forventet: en note før en handling fra den plads.
bad-tutorial-chapter = Den hører til kapitel { $n }; forventet: 1 til { $count }, ét for hvert optegnet spil.
bad-tutorial-event = Den står før hændelse { $event }; forventet: 1 til { $count }, den sidste for slutningen.
bad-tutorial-order = Den kommer efter en note til en senere hændelse; forventet: spillets rækkefølge.
bad-tutorial-end = Kapitlet ender med noget at gøre; forventet: en note til, der viser, hvad der kom ud af det.
bad-tutorial-words = Der er ingen ord for ”{ $key }”; forventet: en tekst i { $game } på hvert sprog.
bad-tutorial-reading = Eleven har intet at gøre her; ”also”, ”answers” og ”other” forventes kun før elevens handlinger.
bad-tutorial-action = ”{ $text }” er ikke en handling. { $why }
bad-tutorial-illegal = ”{ $text }” er ikke lovlig her; forventet under ”also”: handlinger lige så gode som den optegnede.
bad-tutorial-right = ”{ $text }” er den optegnede handling; forventet under ”answers”: forkerte forsøg.
bad-tutorial-mark = Intet her hedder ”{ $text }”; forventet: en lovlig handling, et sted på brættet, eller en figur eller et tegn på billedet.
learn-right = Rigtigt.
learn-head = Lær { $game }
learn-step = { $n } af { $count }
learn-back = Tilbage
learn-next = Videre
learn-again = Forfra
learn-play = Spil nu
learn-leave = Forlad
learn-skip = Spring over

# $name: the name of a file.
learn-another = En anden lektion: { $name }
learn-choose = Alt, du kan gøre her
learn-do = Gør det

# $marked: a list of sentences and names.
learn-marked = Markeret: { $marked }
term-learn-begin = Gør, hvad noterne beder om: Skriv en handling i notation, eller Enter for at gå videre. ”?” viser, hvad der kan gøres, ”bræt” viser brættet, ”retur” går tilbage, ”afslut” går ud.
term-learn-try = Din handling:
term-learn-on = Enter går videre:
term-learn-play = Enter begynder et spil mod { $bot }; ”afslut” går ud:
term-learn-left = Lektionen er gemt. ”tumblestar learn { $game }” fortsætter den.
term-learn-rule = Reglen er { $tag }: ”tumblestar rules { $game }” har den.
term-word-step-back = retur
cli-learn = Lærer et spil fra sig, mens det spilles i terminalen, og spiller det så mod en bot; fortsætter, hvor lektionen slap.
cli-learn-game = Spillet.
cli-learn-lesson = Navnet på en lektion; ellers den første.
cli-learn-none = { $game } har ingen lektion endnu; docs/tutorials.md siger, hvordan man skriver en.
cli-learn-unknown = Der er ingen lektion ”{ $name }”; der er { $allowed }.
card-learn = Lær { $game } ved at spille
card-learn-short = Lær det
new-learn = Lær det ved at spille: få minutter

# $did: what the recorded action would do, a sentence of the game.
learn-also = Det er lige så godt. Lektionen fortsætter med en anden handling. { $did }

# $did: what the tried action would do.
learn-other = { $did } Det er tilladt, men ikke meningen her. Prøv det markerede.
