### The campaign of levels.

## Shelf and tables

card-campaign-short = Campagne
card-campaign = Campagne van { $game }

## New table

new-campaign = Solo: de campagne van veertig levels

## Campaign

campaign-head = Campagne: { $game }
campaign-about = Veertig levels om alleen te spelen. Win er een met { $goal } punten en al zijn missies, en het volgende gaat open. { $great } punten geven een tweede ster, winnen bij de eerste poging een derde.
campaign-ours = We kennen de gedrukte levels niet. Deze veertig zijn van ons, op volgorde van hoe vaak de bot “{ bot-strong }” ze wint.
campaign-standing = Gewonnen levels: { $won } van { $count }. Sterren: { $stars } van { $most }.
campaign-next = Ga naar level { $count }
campaign-all-won = Elk level is gewonnen!
campaign-card = Kaart { $count }: levels { $first } tot { $last }
campaign-map = Overzicht van kaart { $count }
campaign-node-won = Level { $count }: gewonnen, sterren: { $stars } van 3
campaign-node-open = Level { $count }: open, nog niet gewonnen
campaign-node-locked = Level { $count }: op slot
level-no-mission = geen missie
level-colours = Kleuren
level-difficulty = Moeilijkheid
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: de bot “{ bot-strong }” won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } van { $count } spellen.
level-tried = Tot nu toe
level-tries = Pogingen: { $count }.
level-best = Beste score: { $points }.
level-go-on = Speel verder
level-same-hint = Dezelfde worpen herhalen de waarden van je laatste poging op volgorde. Ze geven geen ster voor de eerste poging.
level-watch = Bekijk een gewonnen spel
level-watch-of = Bekijk een gewonnen spel van level { $count }
level-locked = Op slot: win eerst level { $count }.
level-no-dice = Er is geen laatste poging; speel dit level eerst met nieuwe dobbelstenen.
difficulty-gentle = Heel makkelijk
difficulty-easy = Makkelijk
difficulty-middling = Gemiddeld
difficulty-hard = Moeilijk
difficulty-very-hard = Heel moeilijk
difficulty-fiendish = Duivels
own-head = Een eigen level
own-hint = Het telt voor geen ster.
own-four = Vier kleuren
own-missions = Tot drie missies
own-mission = Missie { $count }
own-none = geen
own-choice = { $count } { $mission }
own-look = Hoe moeilijk is het?
own-play = Speel dit level
own-colours = Een level heeft { $most } kleuren; { $count } zijn gekozen.
own-unknown = Deze keuze heeft nog niemand gemeten.
progress-head = Je voortgang als bestand
progress-hint = Voortgang hoort bij deze browser. Een bestand bewaart die of brengt ze naar een andere; wat hier beter is, blijft.
progress-save = Bewaar mijn voortgang
progress-file = Voortgangsbestand
progress-bring = Haal binnen
progress-brought = { $count ->
        [0] Het bestand heeft geen levels; er is niets veranderd.
       *[other] Levels binnengehaald: { $count }. Het beste van beide telt.
    }
progress-no-json = Dit bestand is beschadigd, of geen voortgangsbestand: het is geen JSON.
progress-format = Dit is geen voortgangsbestand; verwacht formaat: “{ $expected }”.
progress-version = Het formaat van het bestand heeft versie { $version }; verwacht: { $expected }.
progress-game = Dit is de voortgang van “{ $text }”; verwacht: “{ $expected }”.
progress-levels = Dit bestand is beschadigd: “levels” is geen lijst.
progress-level = Dit bestand is beschadigd: “{ $text }” is geen level; verwacht: kleuren en missies, zoals “RYBG 7 16”.
progress-entry = Dit bestand is beschadigd: wat het over “{ $level }” zegt, kan niet.
