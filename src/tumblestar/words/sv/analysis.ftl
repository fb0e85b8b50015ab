### The analysis board.

## Shelf and tables

card-analysis-short = Analys
card-analysis = Analys av { $game }

## New table

new-analysis = Analysera valfri ställning

## A board to think on

analysis-head = Analys: { $game }
analysis-picture = Ställningen; även som text.
analysis-long = Adressen har fler än { $most } tecken. Börja från en ställning i notation.
analysis-events = Linjen har { $count } drag; högst { $most } tas emot. Börja från en ställning i notation.
analysis-start = Den ställningen kan inte finnas. { $why }
analysis-action = Linjens drag { $n }, ”{ $text }”, går inte att göra. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Ställningen före visas.
analysis-at = Okänd ställning ”{ $text }”; väntat: 0 till { $most }. Den sista visas.
analysis-deal = Ny uppställning
analysis-blank = Tom
analysis-game = Från ett parti
analysis-values = Vinstandelar
analysis-show = Visa vinstandelar
analysis-of = { $seat } { $share }
edit-head = Ändra ställningen
edit-open = Ställ upp med klick
edit-hint = Välj en plats i bilden eller listan, sedan vad som finns där.
edit-places = Platser
edit-none = Inget annat kan vara här. Ändra först en annan plats.
edit-done = Klar
edit-more = { $count } till
edit-less = { $count } färre
analysis-large = Spelplanen, stor: { $player }
analysis-from = Analysera härifrån
analysis-working = Ställningar kvar att räkna ut: { $count }.
analysis-unknown = Det finns ingen värderare för denna ställning.
analysis-actions = Möjliga drag: { $player }
analysis-chance = Vad slumpen kan ge
analysis-beside = Bredvid varje: vinstandelen ({ $player }).
analysis-odds = kommer { $chance }
analysis-roll = Slå
analysis-roll-on = Slå fram till ett beslut
analysis-line = Linje
analysis-set-up = Förberedelser: { $count ->
        [one] { $count } händelse
       *[other] { $count } händelser
    }
analysis-empty = Inget har gjorts än.
analysis-add = Fortsätt i notation
analysis-add-hint = Drag med komma emellan; de ersätter det som följde.
analysis-position = Ställ upp en ställning
analysis-notation = Ställningen i notation
analysis-set = Visa denna ställning
analysis-new = Från början av ett parti
analysis-begin = Börja där
analysis-link = Länk till denna ställning
analysis-play = Spela vidare härifrån
analysis-as = Du spelar
analysis-against = De andra är
analysis-play-hint = Ett bord börjar här; dess slump förseglas på nytt.
analysis-play-do = Spela vidare
