### Invitations: taking a seat, looking on, playing on on another device.

link-device = Link voor je andere apparaat
join-title = Je bent uitgenodigd
join-head = { $host } nodigt je uit voor { $game }.
join-head-nobody = Je bent uitgenodigd voor { $game }.
join-here = Aan tafel: { $names }. { $count ->
        [one] 1 plaats is vrij.
       *[other] { $count } plaatsen zijn vrij.
    }
join-seat = Je krijgt plaats { $count }.
join-which = Welke plaats?
join-seat-choice = Plaats { $count }
join-name = Je naam
join-do = Ga zitten
join-watch = Alleen kijken
join-what = Wat is dit voor spel?
join-fair = Eerlijkheid
join-fair-help = Een geheime seed bepaalt al het geluk. Dit is de toezegging, zodat hij niet kan veranderen. Je kunt eigen woorden toevoegen: die werken door in elke uitkomst.
join-salt = Je woorden (salt)
join-who = Aan tafel
join-clock = Klok
join-begun = Het spel is bezig; je neemt het over zoals het staat.
join-own = Deze tafel is van jou. Stuur de link naar een vriend, of speel ook deze plaats, op dit scherm.
join-sits = Je zit al aan deze tafel.
join-open = Open de tafel
join-taken-head = Deze plaats is bezet
join-taken = Iemand heeft deze link gebruikt, of de gastheer heeft een nieuwe gemaakt. Vraag een andere.
join-over = Dit spel is afgelopen.
join-full = Alle plaatsen zijn bezet.
join-tell = Meld het als er een vrij is
join-telling = Houd deze pagina open. Hier staat het als er een plaats vrij is.
join-free-now = Er is een plaats vrij
code-head = Meedoen met een code
code-about = De gastheer ziet een code naast de link. Die heeft 4 letters of cijfers, of 5. Typ hem hier.
code-label = Code
code-bad = “{ $text }” is geen code. Typ 4 of 5 letters of cijfers, zoals KQ7D.
code-unknown = Geen tafel wacht met de code { $code }. Een code werkt tot het spel begint. Vraag de gastheer om de juiste.
code-many = Te veel verkeerde codes. Probeer het over { $seconds } s opnieuw.
watch-head = Kijk naar { $game }
watch-about = Je kijkt ongezien toe, zonder te spelen.
watch-do = Kijk
watch-off-head = Deze link werkt niet meer
watch-off = De gastheer laat geen kijkers toe, of heeft een nieuwe link gemaakt.
bring-head = Speel hier verder
bring-about = Dit apparaat speelt dan voor { $name }, net als het andere. De link werkt één keer.
bring-nobody = wie de link maakte
bring-do = Speel op dit apparaat
device-head = Speel op een ander apparaat
device-about = Open deze link binnen { $count } min op het andere apparaat. Hij werkt één keer en staat alleen op deze pagina. Houd hem voor jezelf: wie hem heeft, speelt voor jou.
device-back = Terug naar de tafel
