### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, note { $n }: { $why }
bad-tutorial-alone = Det gemte spil { $file } mangler ved siden af.
bad-tutorial-record = Linje { $line } i det gemte spil: { $why }
bad-tutorial-game = Det gemte spil er { $other }. Brug { $game }.
bad-tutorial-learner = Eleven har plads { $n }. Vælg en plads, som hvert gemt spil har.
bad-tutorial-idle = Eleven på plads { $n } har intet at gøre. Sæt en note før en handling fra den plads.
bad-tutorial-chapter = Noten hører til kapitel { $n }. Vælg 1 til { $count }, ét for hvert gemt spil.
bad-tutorial-event = Noten står før hændelse { $event }. Vælg 1 til { $count }; den sidste er slutningen.
bad-tutorial-order = Noten kommer efter en note til en senere hændelse. Sæt noterne i spillets rækkefølge.
bad-tutorial-end = Kapitlet slutter med, at eleven skal gøre noget. Tilføj en note, der viser, hvad der kom ud af det.
bad-tutorial-words = Der er ingen ord for ”{ $key }”. Tilføj denne tekst i { $game } på hvert sprog.
bad-tutorial-reading = Eleven har intet at gøre her. Brug kun ”also”, ”answers” og ”other” før elevens handlinger.
bad-tutorial-action = ”{ $text }” er ikke en handling. { $why }
bad-tutorial-illegal = ”{ $text }” er ikke lovlig her. Angiv under ”also” handlinger, der er lige så gode som den gemte.
bad-tutorial-right = ”{ $text }” er den gemte handling. Angiv forkerte forsøg under ”answers”.
bad-tutorial-mark = Intet her hedder ”{ $text }”. Angiv en lovlig handling, et sted på brættet eller en figur eller et symbol på billedet.
learn-right = Rigtigt.
learn-head = Lær { $game }
learn-step = { $n } af { $count }
learn-back = Tilbage
learn-next = Fortsæt
learn-again = Forfra
learn-play = Spil nu
learn-leave = Forlad
learn-skip = Spring trinnet over

# $name: the name of a file.
learn-another = En anden lektion: { $name }
learn-choose = Alt, du kan gøre her
learn-do = Gør det

# $marked: a list of sentences and names.
learn-marked = Markeret: { $marked }
term-learn-begin = Gør, hvad noterne siger: skriv en handling i notation, eller tryk Enter for at fortsætte. ”?” viser dine valg, ”bræt” viser brættet, ”retur” går tilbage, og ”afslut” forlader lektionen.
term-learn-try = Din handling:
term-learn-on = Tryk Enter for at fortsætte:
term-learn-play = Tryk Enter for at spille mod { $bot }, eller skriv ”afslut” for at forlade lektionen:
term-learn-left = Din plads i lektionen er gemt. ”tumblestar learn { $game }” fortsætter den.
term-learn-rule = Se regel { $tag } med ”tumblestar rules { $game }”.
term-word-step-back = retur
cli-learn = Lærer dig et spil i terminalen og lader dig så spille det mod en bot. Fortsætter, hvor du slap.
cli-learn-game = Spillet.
cli-learn-lesson = Navnet på en lektion; ellers den første.
cli-learn-none = { $game } har ingen lektion endnu. Se i docs/tutorials.md, hvordan man skriver en.
cli-learn-unknown = Der er ingen lektion ”{ $name }”. Vælg { $allowed }.
card-learn = Lær { $game } ved at spille
card-learn-short = Lær det
new-learn = Lær det ved at spille: få minutter

# $did: what the recorded action would do, a sentence of the game.
learn-also = Det er lige så godt. Lektionen fortsætter med en anden handling. { $did }

# $did: what the tried action would do.
learn-other = { $did } Det er tilladt, men ikke det, lektionen handler om. Prøv det markerede.
