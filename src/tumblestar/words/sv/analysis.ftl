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
analysis-events = Varianten har { $count } steg; högst { $most } är tillåtna. Börja från en ställning i notation.
analysis-start = Ställningen är inte möjlig. { $why }
analysis-action = Variantens steg { $n }, ”{ $text }”, är inte möjligt. { $why }{ $tag ->
        [none] {""}
       *[other] {" "}({ $tag })
    } Du ser ställningen före det.
analysis-at = ”{ $text }” är ingen ställning i varianten. Välj 0 till { $most }. Du ser den sista.
analysis-deal = Ny uppställning
analysis-blank = Tom
analysis-game = Från ett parti
analysis-values = Vinstchanser
analysis-show = Visa vinstchanser
analysis-of = { $seat } { $share }
edit-head = Ändra ställningen
edit-open = Ställ upp med klick
edit-hint = Välj en plats i bilden eller listan, sedan vad som finns där.
edit-places = Platser
edit-none = Inget annat kan vara här. Ändra först en annan plats.
edit-done = Klar
edit-more = { $count } till
edit-less = { $count } färre
analysis-large = Förstora spelplanen för { $player }
analysis-from = Analysera härifrån
analysis-working =
    { $count ->
        [one] Räknar ut { $count } ställning till…
       *[other] Räknar ut { $count } ställningar till…
    }
analysis-unknown = Det finns ingen värdering av den här ställningen.
analysis-actions = Möjliga drag: { $player }
analysis-chance = Vad slumpen kan ge
analysis-beside = Bredvid varje: vinstchansen för { $player }.
analysis-odds = chans { $chance }
analysis-roll = Slå
analysis-roll-on = Slå fram till ett val
analysis-line = Variant
analysis-set-up = Förberedelser: { $count ->
        [one] { $count } steg
       *[other] { $count } steg
    }
analysis-empty = Inga steg än. Välj det första.
analysis-add = Fortsätt i notation
analysis-add-hint = Skriv steg med komma emellan. De ersätter alla senare steg.
analysis-position = Skapa en ställning
analysis-notation = Ställningen i notation
analysis-set = Visa den här ställningen
analysis-new = Från början av ett parti
analysis-begin = Börja där
analysis-link = Länk till den här ställningen
analysis-play = Spela vidare härifrån
analysis-as = Du spelar
analysis-against = De andra är
analysis-play-hint = Det startar ett nytt bord härifrån, med nyförseglad slump.
analysis-play-do = Spela vidare
