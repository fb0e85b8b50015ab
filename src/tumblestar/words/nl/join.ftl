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
join-what = Wat is dit voor een spel?
join-fair = Eerlijkheid
join-fair-help = Een geheime seed bepaalt al het geluk. Deze vingerafdruk bewijst later dat de seed niet is veranderd. Je mag eigen woorden toevoegen: elke worp en trekking hangt dan ook daarvan af.
join-salt = Je woorden
join-who = Aan tafel
join-clock = Klok
join-begun = Het spel is bezig. Je neemt het over zoals het staat.
join-own = Deze tafel is van jou. Stuur de link naar een vriend, of speel ook deze plaats, op dit scherm.
join-sits = Je hebt al een plaats aan deze tafel.
join-open = Open de tafel
join-taken-head = Deze plaats is bezet
join-taken = Deze link is gebruikt, of de gastheer heeft een nieuwe gemaakt. Vraag een andere.
join-over = Dit spel is afgelopen.
join-full = Alle plaatsen zijn bezet.
join-tell = Wacht op een plaats
join-telling = Houd deze pagina open. Je ziet hier wanneer er een plaats vrij is.
join-free-now = Er is een plaats vrij
code-head = Meedoen met een code
code-about = De gastheer ziet naast de link een code van 4 of 5 letters of cijfers. Typ die hier.
code-label = Code
code-bad = “{ $text }” is geen code. Typ 4 of 5 letters of cijfers, zoals KQ7D.
code-unknown = Er is geen open tafel met de code { $code }. Een code werkt tot het spel begint. Vraag de gastheer om de juiste.
code-many = Te veel foute codes. Probeer het over { $seconds } s opnieuw.
watch-head = Kijk naar { $game }
watch-about = Je kijkt mee zonder te spelen. De spelers zien je niet.
watch-do = Kijk
watch-off-head = Deze link werkt niet meer
watch-off = De gastheer laat geen kijkers toe, of heeft een nieuwe link gemaakt.
bring-head = Speel hier verder
bring-about = Dit apparaat speelt dan voor { $name }, en het andere ook. De link werkt één keer.
bring-nobody = de maker van de link
bring-do = Speel op dit apparaat
device-head = Speel op een ander apparaat
device-about = Open deze link binnen { $count } min op het andere apparaat. Hij werkt één keer en staat alleen hier. Houd hem voor jezelf: iedereen die hem heeft, kan voor jou spelen.
device-back = Terug naar de tafel
