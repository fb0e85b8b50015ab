### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Het spel is afgelopen.
refused-seat = Je bent niet aan de beurt; aan de beurt: { $seat ->
        [0] het toeval
       *[other] plaats { $seat }
    }.

# $now: what is to be done, a sentence of the game.
refused-turn = Je bent niet aan de beurt. { $now }
refused-place = Daar kan nu niets. { $now }
refused-chance = Uitkomsten van het toeval volgen hier uit de seed. Alleen een tafel met een echt bord neemt ze aan.
bad-chance = Onbekend soort toeval “{ $text }”; verwacht: { $allowed }.
bad-commitment = Verzegeld toeval heeft een toezegging nodig: 64 hexadecimale cijfers.
bad-practice = Een oefenspel heeft geen verzegeld toeval.
bad-seed = Een seed is één regel van 1 tot { $most } zichtbare tekens.
bad-salts = Verwacht: { $seats } salts, één per plaats; een salt mag leeg zijn.
bad-seat-kind = Een plaats hoort bij een persoon of een bot.

## Reading a record

record-long = Het bestand heeft meer dan { $most } tekens, te veel voor een verslag.
record-events = Het verslag heeft { $count } gebeurtenissen; hoogstens { $most } worden aangenomen.
record-format = Dit is geen verslag: verwachte eerste regel: “{ $expected }”.
record-header = Onbekend gegeven in de kop “{ $text }”; verwacht: { $keys }.
record-twice = Het gegeven “{ $key }” staat er twee keer.
record-missing = In de kop ontbreekt het gegeven “{ $key }”.
record-older = Gespeeld en getoond met versie { $rules } van de regels. De nieuwste versie is { $version }.
record-other = Gespeeld met versie { $rules } van de regels (gegevens { $data }), getoond met versie { $version } (gegevens { $digest }); punten kunnen verschillen.
record-cut = Gespeeld met versie { $rules } van de regels (gegevens { $data }). Versie { $version } (gegevens { $digest }) toont { $n } van de { $count } gebeurtenissen; de tekst van het verslag heeft ze alle.
record-rules = Het verslag heeft versie “{ $text }” van de regels; dit programma speelt versie { $version }.
record-data = Het verslag heeft andere onderdelen (gegevens “{ $text }”) dan dit programma ({ $digest }).
record-seat = “{ $text }” is geen plaats; verwacht: “person” of “bot”, dan een naam.
record-salt = De plaats van de salt bestaat niet; het spel heeft { $seats } plaatsen.
record-options = “{ $text }” is geen optie; verwacht: naam=getal, met de namen { $options }.
record-seed = De geopende seed moet 64 hexadecimale cijfers hebben.
record-early-seed = De seed van een verzegeld spel gaat pas aan het eind open.
record-date = De datum moet eruitzien als 2026-11-21.
record-start = De plaatsen en opties moeten die zijn van de stand waarmee het spel begint.
record-practice = “{ $text }” kan niet na “practice” staan; verwacht: “yes”.
record-event = “{ $text }” is geen gebeurtenis; verwacht: een getal, dan * voor toeval of het nummer van een plaats, dan de actie.
record-number = Het nummer van de gebeurtenis is { $text }; verwacht: { $expected }. Misschien ontbreekt er een regel voor.
record-actor = De gebeurtenis is van “{ $text }”, maar { $expected } is aan de beurt.
record-after-end = Het spel is voor deze gebeurtenis al afgelopen.
record-refused = “{ $text }” kan hier niet. { $why }
record-end = Het verslag eindigt met “{ $text }”, maar de gebeurtenissen met “{ $expected }”.
record-result = Het resultaat van het verslag is “{ $text }”, maar dat van de gebeurtenissen “{ $expected }”.

## Checking chance

verify-proved = Geluk gecontroleerd ✓ Niemand kon na de start een uitkomst veranderen. Gecontroleerd: { $count }.
verify-seed = Geluk gecontroleerd. Wie de woorden “{ $seed }” koos, kon het kennen. Gecontroleerd: { $count }.
verify-practice = Oefening: iemand ging terug, dus wat nog kwam was te kennen. Gecontroleerd: { $count }.
verify-typed = De uitkomsten ({ $count }) zijn ingetypt of gekozen, dus er is niets te controleren.
verify-older = De regels (versie { $rules }) of gegevens van dit spel worden hier niet bewaard, dus het toeval is niet te controleren.
verify-closed = Het geluk is verzegeld tot het spel eindigt, dus de uitkomsten tot nu toe ({ $count }) zijn nog niet te controleren.
verify-commitment = Onjuist: dit is niet het geluk dat voor de start is verzegeld.
verify-outcome = Onjuist: gebeurtenis { $n } is “{ $text }”, maar trekking { $count } van de stroom “{ $stream }” van de seed geeft “{ $expected }”.

## How a game ended

status-resigned = { $seat ->
        [you] Je hebt opgegeven. { $others } wint.
       *[other] { $others ->
            [you] { $seat } heeft opgegeven. Je wint!
           *[other] { $seat } heeft opgegeven. { $others } wint.
        }
    }
status-resigned-shared = { $seat ->
        [you] Je hebt opgegeven. { $others } delen de winst.
       *[other] { $others ->
            [you] { $seat } heeft opgegeven; { $others } delen de winst.
           *[other] { $seat } heeft opgegeven. { $others } delen de winst.
        }
    }
status-abandoned = Het spel is afgebroken; niemand wint.
status-given-up = { $seat ->
        [you] Je bent gestopt.
       *[other] { $seat } is gestopt.
    }
final-won = gewonnen
final-shared = gedeelde winst
status-flagged = { $seat ->
        [you] { $count ->
            [0] Je tijd is om.
            [one] Je tijd is om. { $others } wint.
           *[other] Je tijd is om. { $others } delen de winst.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] De tijd van { $seat } is om. Je wint!
               *[other] De tijd van { $seat } is om; { $others } delen de winst.
            }
           *[other] { $count ->
                [0] De tijd van { $seat } is om.
                [one] De tijd van { $seat } is om. { $others } wint.
               *[other] De tijd van { $seat } is om. { $others } delen de winst.
            }
        }
    }

## What calls of programs take

takes-action = een actie in notatie
takes-record = de tekst van een verslag
takes-seats = één Seat(kind, name) per plaats
takes-salts = een lijst van teksten, één per plaats
