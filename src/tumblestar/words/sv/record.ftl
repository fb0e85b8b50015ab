### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Spelet är slut.
refused-seat = Det är inte din tur; på tur: { $seat ->
        [0] slumpen
       *[other] plats { $seat }
    }.
refused-turn = Det är inte din tur. { $now }
refused-place = Där kan inget göras nu. { $now }
refused-chance = Slumpens utfall följer här av fröet. Bara ett bord med riktig spelplan tar emot dem.
bad-chance = Okänt slags slump ”{ $text }”; väntat: { $allowed }.
bad-commitment = Förseglad slump kräver ett åtagande: 64 hexadecimala siffror.
bad-practice = Ett övningsparti har ingen förseglad slump.
bad-seed = Ett frö är en rad med 1 till { $most } synliga tecken.
bad-salts = Väntat: { $seats } salter, ett per plats; ett salt får vara tomt.
bad-seat-kind = En plats tillhör en människa eller en bot.

## Reading a record

record-long = Filen har fler än { $most } tecken, för många för ett protokoll.
record-events = Protokollet har { $count } händelser; högst { $most } tas emot.
record-format = Detta är inget protokoll; väntad första rad: ”{ $expected }”.
record-header = Okänd post i huvudet, ”{ $text }”; väntat: { $keys }.
record-twice = Posten ”{ $key }” finns två gånger.
record-missing = Huvudet saknar posten ”{ $key }”.
record-older = Spelat och visat med version { $rules } av reglerna. Den senaste versionen är { $version }.
record-other = Spelat med version { $rules } av reglerna (data { $data }), visat med version { $version } (data { $digest }); poängen kan skilja sig.
record-cut = Spelat med version { $rules } av reglerna (data { $data }). Version { $version } (data { $digest }) visar { $n } av dess { $count } händelser; protokollets text har alla.
record-rules = Protokollet har version ”{ $text }” av reglerna; detta program spelar version { $version }.
record-data = Protokollet har andra delar (data ”{ $text }”) än detta program ({ $digest }).
record-seat = ”{ $text }” är ingen plats; väntat: ”person” eller ”bot”, sedan ett namn.
record-salt = Saltets plats finns inte; spelet har { $seats } platser.
record-options = ”{ $text }” är inget alternativ; väntat: namn=tal, med namnen { $options }.
record-seed = Det öppnade fröet ska vara 64 hexadecimala siffror.
record-early-seed = Fröet till ett förseglat parti öppnas först vid slutet.
record-date = Datumet ska se ut som 2026-11-21.
record-start = Platserna och alternativen måste vara de som gäller för ställningen som partiet börjar från.
record-practice = ”{ $text }” kan inte stå efter ”practice”; väntat: ”yes”.
record-event = ”{ $text }” är ingen händelse; väntat: ett nummer, sedan * för slumpen eller platsens nummer, sedan draget.
record-number = Händelsens nummer är { $text }; väntat: { $expected }. Kanske saknas en rad före.
record-actor = Händelsen är av ”{ $text }”, men { $expected } är på tur.
record-after-end = Spelet är slut före denna händelse.
record-refused = ”{ $text }” går inte här. { $why }
record-end = Protokollet slutar med ”{ $text }”, men dess händelser med ”{ $expected }”.
record-result = Protokollets resultat är ”{ $text }”, men dess händelsers är ”{ $expected }”.

## Checking chance

verify-proved = Slumpen kontrollerad ✓ Ingen kunde ändra ett utfall efter starten. Kontrollerade: { $count }.
verify-seed = Turen kontrollerad. Den som valde orden ”{ $seed }” kunde känna till den. Kontrollerade: { $count }.
verify-practice = Övning: någon gick tillbaka, så det som skulle komma kunde vara känt. Kontrollerade: { $count }.
verify-typed = Utfallen ({ $count }) skrevs in eller valdes, så det finns inget att kontrollera.
verify-older = Reglerna (version { $rules }) eller data för detta parti finns inte kvar här, så dess slump kan inte kontrolleras.
verify-closed = Turen är förseglad tills spelet är slut, så utfallen hittills ({ $count }) kan inte kontrolleras än.
verify-commitment = Falskt: det här är inte turen som förseglades före starten.
verify-outcome = Falskt: händelse { $n } är ”{ $text }”, men dragning { $count } ur fröets ström ”{ $stream }” ger ”{ $expected }”.

## How a game ended

status-resigned = { $seat ->
        [you] Du har gett upp. { $others } vinner.
       *[other] { $others ->
            [you] { $seat } har gett upp. Du vinner!
           *[other] { $seat } har gett upp. { $others } vinner.
        }
    }
status-resigned-shared = { $seat ->
        [you] Du har gett upp. { $others } delar på segern.
       *[other] { $others ->
            [you] { $seat } har gett upp; { $others } delar på segern.
           *[other] { $seat } har gett upp. { $others } delar på segern.
        }
    }
status-abandoned = Partiet avbröts; ingen vinner.
status-given-up = { $seat ->
        [you] Du har gett upp.
       *[other] { $seat } har gett upp.
    }
final-won = vann
final-shared = delad seger
status-flagged = { $seat ->
        [you] { $count ->
            [0] Din tid är ute.
            [one] Din tid är ute. { $others } vinner.
           *[other] Din tid är ute. { $others } delar på segern.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Tiden är ute för { $seat }. Du vinner!
               *[other] Tiden är ute för { $seat }; { $others } delar på segern.
            }
           *[other] { $count ->
                [0] Tiden är ute för { $seat }.
                [one] Tiden är ute för { $seat }. { $others } vinner.
               *[other] Tiden är ute för { $seat }. { $others } delar på segern.
            }
        }
    }

## What calls of programs take

takes-action = ett drag i notation
takes-record = ett protokolls text
takes-seats = en Seat(kind, name) per plats
takes-salts = en lista med texter, en per plats
