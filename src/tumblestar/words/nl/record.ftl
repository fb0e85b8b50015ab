### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Het spel is afgelopen.
refused-seat =
    Je bent niet aan de beurt. { $seat ->
        [0] Er komt eerst een worp of trekking.
       *[other] Plaats { $seat } is aan de beurt.
    }

# $now: what is to be done, a sentence of the game.
refused-turn = Je bent niet aan de beurt. { $now }
refused-place = Je kunt daar nu niets doen. { $now }
refused-chance = De seed bepaalt hier alle worpen en trekkingen. Je kunt ze alleen invoeren aan een tafel met een echt bord.
bad-chance = “{ $text }” is geen soort toeval. Gebruik een van { $allowed }.
bad-commitment = Verzegeld toeval heeft een vingerafdruk nodig: 64 hexadecimale cijfers.
bad-practice = Een oefenspel kan geen verzegeld toeval hebben.
bad-seed = Een seed heeft één regel van 1 tot { $most } zichtbare tekens.
bad-salts =
    { $seats ->
        [one] Geef 1 salt. Die mag leeg zijn.
       *[other] Geef { $seats } salts, één voor elke plaats. Een salt mag leeg zijn.
    }
bad-seat-kind = Geef elke plaats aan een mens of een bot.

## Reading a record

record-long = Dit bestand heeft meer dan { $most } tekens, te veel voor een spelbestand.
record-events = Het spelbestand heeft { $count } stappen. Er mogen er hoogstens { $most } zijn.
record-format = Dit is geen spelbestand: de eerste regel moet “{ $expected }” zijn.
record-header = “{ $text }” is geen gegeven van de kop. Gebruik een van { $keys }.
record-twice = Het gegeven “{ $key }” komt twee keer voor.
record-missing = In de kop ontbreekt het gegeven “{ $key }”.
record-older = Gespeeld en getoond met versie { $rules } van de regels. De nieuwste versie is { $version }.
record-other = Gespeeld met versie { $rules } van de regels (gegevens { $data }), getoond met versie { $version } (gegevens { $digest }). De punten kunnen verschillen.
record-cut = Gespeeld met versie { $rules } van de regels (gegevens { $data }). Versie { $version } (gegevens { $digest }) kan alleen de eerste { $n } van { $count } tonen. Het spelbestand heeft alle stappen.
record-rules = Het spelbestand heeft versie “{ $text }” van de regels, maar dit programma speelt versie { $version }.
record-data = Het spel is met andere spelgegevens gespeeld (“{ $text }”) dan dit programma heeft ({ $digest }).
record-seat = “{ $text }” is geen plaats. Schrijf “person” of “bot”, en dan een naam.
record-salt =
    Voor deze salt is er geen plaats: het spel heeft { $seats ->
        [one] 1 plaats.
       *[other] { $seats } plaatsen.
    }
record-options = “{ $text }” is geen optie. Schrijf naam=getal, elke naam één keer. Namen: { $options }.
record-seed = De seed moet 64 hexadecimale cijfers hebben.
record-early-seed = Een spel met verzegeld geluk mag zijn seed pas tonen als het is afgelopen.
record-date = Schrijf de datum als 2026-11-21.
record-start = De plaatsen en opties moeten die zijn van de stand waarmee het spel begint.
record-practice = “{ $text }” kan niet na “practice” staan. Schrijf “yes”, of laat de regel weg.
record-event = “{ $text }” is geen stap. Schrijf het nummer, dan * voor een worp of trekking of het nummer van een plaats, dan de actie.
record-number = De stap heeft nummer { $text }, niet { $expected }. Misschien ontbreekt er een regel voor.
record-actor = Deze stap is van “{ $text }”, maar “{ $expected }” is aan de beurt.
record-after-end = Het spel was voor deze stap al afgelopen.
record-refused = “{ $text }” kan hier niet. { $why }
record-end = Het gegeven “end” is “{ $text }”, maar de stappen eindigen met “{ $expected }”.
record-result = Het gegeven “result” is “{ $text }”, maar de stappen geven “{ $expected }”.

## Checking chance

verify-proved =
    Geluk gecontroleerd ✓ Niemand kon na het begin { $count ->
        [one] de worp of trekking veranderen.
       *[other] de { $count } worpen en trekkingen veranderen.
    }
verify-seed =
    Geluk gecontroleerd: { $count ->
        [one] 1 worp of trekking klopt
       *[other] { $count } worpen en trekkingen kloppen
    } met de woorden “{ $seed }”. Wie die kende, kon het geluk voorspellen.
verify-practice =
    Oefening: een speler heeft zetten teruggenomen en kon zo weten wat er kwam. { $count ->
        [one] 1 worp of trekking is gecontroleerd.
       *[other] { $count } worpen en trekkingen zijn gecontroleerd.
    }
verify-typed =
    { $count ->
        [one] De worp of trekking is ingetypt of gekozen
       *[other] De { $count } worpen en trekkingen zijn ingetypt of gekozen
    }, dus er is niets te controleren.
verify-older = Dit programma heeft de regels (versie { $rules }) of gegevens van dit spel niet, dus het kan het geluk niet controleren.
verify-closed =
    Het geluk blijft verzegeld tot het spel eindigt, dus { $count ->
        [one] de worp of trekking tot nu toe is
       *[other] de { $count } worpen en trekkingen tot nu toe zijn
    } nog niet te controleren.
verify-commitment = Onjuist: dit is niet het geluk dat voor het begin is verzegeld.
verify-outcome = Onjuist: stap { $n } is “{ $text }”, maar de seed geeft “{ $expected }” (trekking { $count } van de stroom “{ $stream }”).

## How a game ended

status-resigned = { $seat ->
        [you] Je hebt opgegeven. { $others } heeft gewonnen.
       *[other] { $others ->
            [you] { $seat } heeft opgegeven. Je hebt gewonnen!
           *[other] { $seat } heeft opgegeven. { $others } heeft gewonnen.
        }
    }
status-resigned-shared = { $seat ->
        [you] Je hebt opgegeven. { $others } delen de overwinning.
       *[other] { $others ->
            [you] { $seat } heeft opgegeven; { $others } delen de overwinning.
           *[other] { $seat } heeft opgegeven. { $others } delen de overwinning.
        }
    }
status-abandoned = Het spel is afgebroken. Niemand heeft gewonnen.
status-given-up = { $seat ->
        [you] Je bent gestopt.
       *[other] { $seat } is gestopt.
    }
final-won = gewonnen
final-shared = gedeelde overwinning
status-flagged = { $seat ->
        [you] { $count ->
            [0] Je tijd is om.
            [one] Je tijd is om. { $others } heeft gewonnen.
           *[other] Je tijd is om. { $others } delen de overwinning.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] De tijd van { $seat } is om. Je hebt gewonnen!
               *[other] De tijd van { $seat } is om; { $others } delen de overwinning.
            }
           *[other] { $count ->
                [0] De tijd van { $seat } is om.
                [one] De tijd van { $seat } is om. { $others } heeft gewonnen.
               *[other] De tijd van { $seat } is om. { $others } delen de overwinning.
            }
        }
    }

## What calls of programs take

takes-action = een actie in notatie
takes-record = de tekst van een spelbestand
takes-seats = één Seat(kind, name) per plaats
takes-salts = een lijst van teksten, één per plaats
