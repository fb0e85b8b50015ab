### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Spillet er slut.
refused-seat =
    Det er ikke din tur. { $seat ->
        [0] Nu kommer et slag eller en trækning.
       *[other] Plads { $seat } skal handle.
    }

# $now: what is to be done, a sentence of the game.
refused-turn = Det er ikke din tur. { $now }
refused-place = Der kan du ikke gøre noget nu. { $now }
refused-chance = Her bestemmer startværdien alle slag og trækninger. Du kan kun indtaste dem ved et bord med et rigtigt bræt.
bad-chance = ”{ $text }” er ikke en slags tilfældighed. Brug { $allowed }.
bad-commitment = Forseglet tilfældighed kræver et fingeraftryk: 64 hexadecimale cifre.
bad-practice = Et øvespil kan ikke have forseglet tilfældighed.
bad-seed = En startværdi har én linje med 1 til { $most } synlige tegn.
bad-salts =
    { $seats ->
        [one] Angiv 1 salt. Det må være tomt.
       *[other] Angiv { $seats } salte, ét for hver plads. Et salt må være tomt.
    }
bad-seat-kind = Giv hver plads til en person eller en bot.

## Reading a record

record-long = Filen har mere end { $most } tegn, for mange til en spilfil.
record-events = Spilfilen har { $count } trin. Højst { $most } er tilladt.
record-format = Dette er ikke en spilfil: dens første linje skal være ”{ $expected }”.
record-header = ”{ $text }” er ikke et felt i hovedet. Brug { $keys }.
record-twice = Feltet ”{ $key }” findes to gange.
record-missing = Feltet ”{ $key }” mangler i hovedet.
record-older = Spillet og vist med version { $rules } af reglerne. Den nyeste version er { $version }.
record-other = Spillet med version { $rules } af reglerne (data { $data }), vist med version { $version } (data { $digest }). Point kan være anderledes.
record-cut = Spillet med version { $rules } af reglerne (data { $data }). Version { $version } (data { $digest }) kan kun vise de første { $n } af { $count }. Spilfilen har alle trin.
record-rules = Spilfilen har version ”{ $text }” af reglerne, men dette program spiller version { $version }.
record-data = Spillet blev spillet med andre spildata (”{ $text }”), end dette program har ({ $digest }).
record-seat = ”{ $text }” er ikke en plads. Skriv ”person” eller ”bot” og så et navn.
record-salt =
    Der er ingen plads til dette salt: spillet har { $seats ->
        [one] 1 plads.
       *[other] { $seats } pladser.
    }
record-options = ”{ $text }” er ikke en variant. Skriv navn=tal, hvert navn én gang. Navne: { $options }.
record-seed = Startværdien skal have 64 hexadecimale cifre.
record-early-seed = Et spil med forseglet held må først vise sin startværdi, når det er slut.
record-date = Skriv datoen som 2026-11-21.
record-start = Pladser og varianter skal være dem fra den stilling, som spillet starter fra.
record-practice = ”{ $text }” kan ikke stå efter ”practice”. Skriv ”yes”, eller udelad linjen.
record-event = ”{ $text }” er ikke et trin. Skriv dets nummer, så * for et slag eller en trækning eller nummeret på en plads, og så handlingen.
record-number = Trinnet har nummer { $text }, ikke { $expected }. Måske mangler der en linje før det.
record-actor = Dette trin er af ”{ $text }”, men ”{ $expected }” skal handle.
record-after-end = Spillet sluttede før dette trin.
record-refused = ”{ $text }” er ikke muligt her. { $why }
record-end = Feltet ”end” er ”{ $text }”, men trinnene ender med ”{ $expected }”.
record-result = Feltet ”result” er ”{ $text }”, men trinnene giver ”{ $expected }”.

## Checking chance

verify-proved =
    Held kontrolleret ✓ Ingen kunne ændre { $count ->
        [one] slaget eller trækningen efter start.
       *[other] de { $count } slag og trækninger efter start.
    }
verify-seed =
    Held kontrolleret: { $count ->
        [one] 1 slag eller trækning
       *[other] { $count } slag og trækninger
    } passer til ordene ”{ $seed }”. Alle, der kendte dem, kunne forudse heldet.
verify-practice =
    Øvelse: en spiller fortrød, så det kommende held kunne kendes. { $count ->
        [one] 1 slag eller trækning blev kontrolleret.
       *[other] { $count } slag og trækninger blev kontrolleret.
    }
verify-typed =
    { $count ->
        [one] Slaget eller trækningen blev indtastet eller valgt
       *[other] De { $count } slag og trækninger blev indtastet eller valgt
    }, så der er intet at kontrollere.
verify-older = Dette program har ikke spillets regler (version { $rules }) eller data, så det kan ikke kontrollere heldet.
verify-closed =
    Heldet er forseglet, til spillet slutter, så { $count ->
        [one] slaget eller trækningen
       *[other] de { $count } slag og trækninger
    } indtil nu kan ikke kontrolleres endnu.
verify-commitment = Falsk: det er ikke det held, der blev forseglet før start.
verify-outcome = Falsk: trin { $n } er ”{ $text }”, men startværdien giver ”{ $expected }” (udtræk { $count } af dens strøm ”{ $stream }”).

## How a game ended

status-resigned =
    { $seat ->
        [you] Du opgav. { $others } vandt.
       *[other] { $others ->
            [you] { $seat } opgav. Du vandt!
           *[other] { $seat } opgav. { $others } vandt.
        }
    }
status-resigned-shared =
    { $seat ->
        [you] Du opgav. { $others } delte sejren.
       *[other] { $others ->
            [you] { $seat } opgav; { $others } delte sejren.
           *[other] { $seat } opgav. { $others } delte sejren.
        }
    }
status-abandoned = Spillet blev afbrudt. Ingen vandt.
status-given-up =
    { $seat ->
        [you] Du gav op.
       *[other] { $seat } gav op.
    }
final-won = vundet
final-shared = delt sejr
status-flagged =
    { $seat ->
        [you] { $count ->
            [0] Din tid løb ud.
            [one] Din tid løb ud. { $others } vandt.
           *[other] Din tid løb ud. { $others } delte sejren.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Tiden løb ud for { $seat }. Du vandt!
               *[other] Tiden løb ud for { $seat }; { $others } delte sejren.
            }
           *[other] { $count ->
                [0] Tiden løb ud for { $seat }.
                [one] Tiden løb ud for { $seat }. { $others } vandt.
               *[other] Tiden løb ud for { $seat }. { $others } delte sejren.
            }
        }
    }

## What calls of programs take

takes-action = en handling i notation
takes-record = teksten i en optegnelse
takes-seats = én Seat(kind, name) pr. plads
takes-salts = en liste af tekster, én pr. plads
