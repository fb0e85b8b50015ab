### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Spelet är slut.
refused-seat =
    Det är inte din tur. { $seat ->
        [0] Ett slag eller en dragning kommer härnäst.
       *[other] Plats { $seat } är på tur.
    }
refused-turn = Det är inte din tur. { $now }
refused-place = Du kan inte göra något där nu. { $now }
refused-chance = Här bestämmer slumpfröet alla slag och dragningar. Du kan bara skriva in dem vid ett bord med en riktig spelplan.
bad-chance = ”{ $text }” är inget slags slump. Använd { $allowed }.
bad-commitment = Förseglad slump kräver ett fingeravtryck: 64 hexadecimala siffror.
bad-practice = Ett övningsparti kan inte ha förseglad slump.
bad-seed = Ett slumpfrö är en rad med 1 till { $most } synliga tecken.
bad-salts =
    { $seats ->
        [one] Ange { $seats } salt. Det får vara tomt.
       *[other] Ange { $seats } salter, ett för varje plats. Ett salt får vara tomt.
    }
bad-seat-kind = Ge varje plats till en person eller en bot.

## Reading a record

record-long = Filen har fler än { $most } tecken, för många för en spelfil.
record-events = Spelfilen har { $count } steg. Högst { $most } är tillåtna.
record-format = Det är ingen spelfil: den första raden måste vara ”{ $expected }”.
record-header = ”{ $text }” är ingen post i huvudet. Använd { $keys }.
record-twice = Posten ”{ $key }” finns två gånger.
record-missing = Huvudet saknar posten ”{ $key }”.
record-older = Spelat och visat med version { $rules } av reglerna. Den senaste versionen är { $version }.
record-other = Spelat med version { $rules } av reglerna (data { $data }), visat med version { $version } (data { $digest }). Poängen kan skilja sig.
record-cut = Spelat med version { $rules } av reglerna (data { $data }). Version { $version } (data { $digest }) kan bara visa de första { $n } av { $count }. Spelfilen har alla steg.
record-rules = Spelfilen har version ”{ $text }” av reglerna, men det här programmet spelar version { $version }.
record-data = Partiet spelades med andra speldata (”{ $text }”) än det här programmet har ({ $digest }).
record-seat = ”{ $text }” är ingen plats. Skriv ”person” eller ”bot”, sedan ett namn.
record-salt =
    Det finns ingen plats för detta salt: partiet har { $seats ->
        [one] { $seats } plats.
       *[other] { $seats } platser.
    }
record-options = ”{ $text }” är inget alternativ. Skriv namn=tal, varje namn en gång. Namn: { $options }.
record-seed = Slumpfröet måste ha 64 hexadecimala siffror.
record-early-seed = Ett parti med förseglad slump får visa sitt slumpfrö först när det är slut.
record-date = Skriv datumet som 2026-11-21.
record-start = Platserna och alternativen måste vara de som gäller för ställningen som partiet börjar från.
record-practice = ”{ $text }” kan inte stå efter ”practice”. Skriv ”yes”, eller utelämna raden.
record-event = ”{ $text }” är inget steg. Skriv dess nummer, sedan * för ett slag eller en dragning eller platsens nummer, sedan draget.
record-number = Steget har nummer { $text }, inte { $expected }. En rad kan saknas före det.
record-actor = Steget är av ”{ $text }”, men ”{ $expected }” är på tur.
record-after-end = Partiet slutade före detta steg.
record-refused = ”{ $text }” är inte möjligt här. { $why }
record-end = Posten ”end” är ”{ $text }”, men stegen slutar med ”{ $expected }”.
record-result = Posten ”result” är ”{ $text }”, men stegen ger ”{ $expected }”.

## Checking chance

verify-proved =
    Slumpen kontrollerad ✓ Ingen kunde ändra { $count ->
        [one] slaget eller dragningen efter starten.
       *[other] de { $count } slagen och dragningarna efter starten.
    }
verify-seed =
    Slumpen kontrollerad: { $count ->
        [one] { $count } slag eller dragning stämmer
       *[other] { $count } slag och dragningar stämmer
    } med orden ”{ $seed }”. Den som kände till dem kunde förutse slumpen.
verify-practice =
    Övning: en spelare ångrade drag, så den kommande slumpen kunde vara känd. { $count ->
        [one] { $count } slag eller dragning kontrollerades.
       *[other] { $count } slag och dragningar kontrollerades.
    }
verify-typed =
    { $count ->
        [one] Slaget eller dragningen skrevs in eller valdes
       *[other] De { $count } slagen och dragningarna skrevs in eller valdes
    }, så det finns inget att kontrollera.
verify-older = Det här programmet har inte partiets regler (version { $rules }) eller data, så det kan inte kontrollera slumpen.
verify-closed =
    Slumpen är förseglad tills partiet är slut, så { $count ->
        [one] slaget eller dragningen hittills
       *[other] de { $count } slagen och dragningarna hittills
    } kan inte kontrolleras än.
verify-commitment = Falskt: det här är inte slumpen som förseglades före starten.
verify-outcome = Falskt: steg { $n } är ”{ $text }”, men slumpfröet ger ”{ $expected }” (dragning { $count } ur dess ström ”{ $stream }”).

## How a game ended

status-resigned = { $seat ->
        [you] Du gav upp. { $others } vann.
       *[other] { $others ->
            [you] { $seat } gav upp. Du vann!
           *[other] { $seat } gav upp. { $others } vann.
        }
    }
status-resigned-shared = { $seat ->
        [you] Du gav upp. { $others } delade på segern.
       *[other] { $others ->
            [you] { $seat } gav upp; { $others } delade på segern.
           *[other] { $seat } gav upp. { $others } delade på segern.
        }
    }
status-abandoned = Partiet avbröts. Ingen vann.
status-given-up = { $seat ->
        [you] Du gav upp.
       *[other] { $seat } gav upp.
    }
final-won = vann
final-shared = delad seger
status-flagged = { $seat ->
        [you] { $count ->
            [0] Din tid tog slut.
            [one] Din tid tog slut. { $others } vann.
           *[other] Din tid tog slut. { $others } delade på segern.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Tiden tog slut för { $seat }. Du vann!
               *[other] Tiden tog slut för { $seat }; { $others } delade på segern.
            }
           *[other] { $count ->
                [0] Tiden tog slut för { $seat }.
                [one] Tiden tog slut för { $seat }. { $others } vann.
               *[other] Tiden tog slut för { $seat }. { $others } delade på segern.
            }
        }
    }

## What calls of programs take

takes-action = ett drag i notation
takes-record = texten i en spelfil
takes-seats = en Seat(kind, name) per plats
takes-salts = en lista med texter, en per plats
