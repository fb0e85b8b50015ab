### The campaign of levels.

## Shelf and tables

card-campaign-short = Campagne
card-campaign = Campagne van { $game }

## New table

new-campaign = Solo: de campagne van 40 levels

## Campaign

campaign-head = Campagne: { $game }
campaign-about = Veertig levels om alleen te spelen. Scoor minstens { $goal } punten en haal alle missies om een level te winnen en het volgende te openen. Scoor { $great } voor een tweede ster; win bij je eerste poging voor een derde.
campaign-ours = We kennen de gedrukte levels niet. Deze 40 zijn van ons, op volgorde van hoe vaak de bot “{ bot-strong }” ze wint.
campaign-standing = Je hebt { $won } van de { $count } levels gewonnen en { $stars } van de { $most } sterren.
campaign-next = Ga naar level { $count }
campaign-all-won = Je hebt elk level gewonnen!
campaign-card = Kaart { $count }: levels { $first } tot { $last }
campaign-map = Overzicht van kaart { $count }
campaign-node-won = Level { $count }: gewonnen, { $stars } van 3 sterren
campaign-node-open = Level { $count }: open, nog niet gewonnen
campaign-node-locked = Level { $count }: op slot
level-no-mission = geen missie
level-colours = Kleuren
level-difficulty = Moeilijkheid
level-how = { $kind }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
level-measured = { $kind }: de bot “{ bot-strong }” won { NUMBER($share, style: "percent", maximumFractionDigits: 1) } van { $count } spellen.
level-tried = Tot nu toe
level-tries =
    { $count ->
        [0] Nog niet geprobeerd.
        [one] { $count } poging.
       *[other] { $count } pogingen.
    }
level-best = Beste score: { $points }.
level-go-on = Speel verder
level-same-hint = Dezelfde worpen geven de waarden van je laatste poging nog eens, in dezelfde volgorde. Ze leveren geen ster voor de eerste poging op.
level-watch = Bekijk een gewonnen spel
level-watch-of = Bekijk een gewonnen spel van level { $count }
level-locked = Op slot: win eerst level { $count }.
level-no-dice = Er is geen laatste poging. Speel dit level eerst met nieuwe dobbelstenen.
difficulty-gentle = Heel makkelijk
difficulty-easy = Makkelijk
difficulty-middling = Gemiddeld
difficulty-hard = Moeilijk
difficulty-very-hard = Heel moeilijk
difficulty-fiendish = Duivels
own-head = Een eigen level
own-hint = Het levert geen sterren op.
own-four = Kies 4 kleuren
own-missions = Tot 3 missies
own-mission = Missie { $count }
own-none = geen
own-choice = { $count } { $mission }
own-look = Toon moeilijkheid
own-play = Speel dit level
own-colours =
    { $count ->
        [one] Je hebt { $count } kleur gekozen. Kies er { $most }.
       *[other] Je hebt { $count } kleuren gekozen. Kies er { $most }.
    }
own-unknown = We hebben dit level nog niet gemeten.
progress-head = Je voortgang als bestand
progress-hint = Je voortgang hoort bij deze browser. Met een bestand bewaar je die of breng je die naar een andere. Importeren vervangt nooit een beter resultaat.
progress-save = Bewaar mijn voortgang
progress-file = Voortgangsbestand
progress-bring = Importeer
progress-brought = { $count ->
        [0] Het bestand heeft geen levels; er is niets veranderd.
        [one] { $count } level geïmporteerd. Het beste van beide resultaten telt.
       *[other] { $count } levels geïmporteerd. Het beste van beide resultaten telt.
    }
progress-no-json = Dit is geen voortgangsbestand, of het is beschadigd: het is geen JSON.
progress-format = Dit is geen voortgangsbestand: het formaat is niet “{ $expected }”.
progress-version = Het formaat van dit bestand heeft versie { $version }. Kies een bestand van versie { $expected }.
progress-game = Dit is de voortgang van “{ $text }”. Kies een bestand van “{ $expected }”.
progress-levels = Dit bestand is beschadigd: “levels” bevat geen levels, of te veel.
progress-level = Dit bestand is beschadigd: “{ $text }” is geen level. Een level is kleuren en missies, zoals “RYBG 7 16”.
progress-entry = Dit bestand is beschadigd: wat het over “{ $level }” zegt, kan niet.
