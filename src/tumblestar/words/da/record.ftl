### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Spillet er slut.
refused-seat = Det er ikke din tur; nu handler: { $seat ->
        [0] tilfældet
       *[other] plads { $seat }
    }.

# $now: what is to be done, a sentence of the game.
refused-turn = Det er ikke din tur. { $now }
refused-place = Der kan ikke gøres noget nu. { $now }
refused-chance = Her følger tilfældets udfald af startværdien. Kun et bord med et rigtigt bræt tager imod dem.
bad-chance = Ukendt slags tilfældighed ”{ $text }”; forventet: { $allowed }.
bad-commitment = Forseglet tilfældighed kræver et segl: 64 hexadecimale cifre.
bad-practice = Et øvespil har ikke forseglet tilfældighed.
bad-seed = En startværdi er én linje med 1 til { $most } synlige tegn.
bad-salts = Forventet: { $seats } salte, ét pr. plads; et salt må være tomt.
bad-seat-kind = En plads tilhører en person eller en bot.

## Reading a record

record-long = Filen har mere end { $most } tegn, for mange til en optegnelse.
record-events = Optegnelsen har { $count } hændelser; højst { $most } tages imod.
record-format = Dette er ikke en optegnelse; forventet første linje: ”{ $expected }”.
record-header = Ukendt felt i hovedet ”{ $text }”; forventet: { $keys }.
record-twice = Feltet ”{ $key }” står to gange.
record-missing = Feltet ”{ $key }” mangler i hovedet.
record-older = Spillet og vist efter version { $rules } af reglerne. Den nyeste version er { $version }.
record-other = Spillet efter version { $rules } af reglerne (data { $data }), vist efter version { $version } (data { $digest }); point kan afvige.
record-cut = Spillet efter version { $rules } af reglerne (data { $data }). Version { $version } (data { $digest }) viser { $n } af { $count } hændelser; optegnelsens tekst har alle.
record-rules = Optegnelsen har version ”{ $text }” af reglerne; dette program spiller version { $version }.
record-data = Optegnelsen har andre dele (data ”{ $text }”) end dette program ({ $digest }).
record-seat = ”{ $text }” er ikke en plads; forventet: ”person” eller ”bot”, så et navn.
record-salt = Saltets plads findes ikke; spillet har { $seats } pladser.
record-options = ”{ $text }” er ikke en mulighed; forventet: navn=tal, med navnene { $options }.
record-seed = Den åbnede startværdi skal være 64 hexadecimale cifre.
record-early-seed = Startværdien i et forseglet spil åbnes først ved slutningen.
record-date = Datoen skal se ud som 2026-11-21.
record-start = Pladser og muligheder skal være dem fra den stilling, som spillet starter fra.
record-practice = ”{ $text }” kan ikke stå efter ”practice”; forventet: ”yes”.
record-event = ”{ $text }” er ikke en hændelse; forventet: et nummer, så * for tilfældet eller nummeret på en plads, så handlingen.
record-number = Hændelsens nummer er { $text }; forventet: { $expected }. Måske mangler der en linje før den.
record-actor = Hændelsen er af ”{ $text }”, men nu handler { $expected }.
record-after-end = Spillet er slut før denne hændelse.
record-refused = ”{ $text }” kan ikke gøres her. { $why }
record-end = Optegnelsen ender med ”{ $text }”, men dens hændelser med ”{ $expected }”.
record-result = Optegnelsens resultat er ”{ $text }”, men hændelsernes er ”{ $expected }”.

## Checking chance

verify-proved = Held kontrolleret ✓ Ingen kunne ændre et udfald efter start. Kontrolleret: { $count }.
verify-seed = Held kontrolleret. Den, der valgte ordene ”{ $seed }”, kunne kende det. Kontrolleret: { $count }.
verify-practice = Øvelse: Nogen gik tilbage, så det kommende held kunne kendes. Kontrolleret: { $count }.
verify-typed = Udfaldene ({ $count }) blev skrevet ind eller valgt, så der er intet at kontrollere.
verify-older = Dette spils regler (version { $rules }) eller data findes ikke her, så tilfældigheden kan ikke kontrolleres.
verify-closed = Heldet er forseglet, til spillet slutter, så udfaldene hidtil ({ $count }) kan ikke kontrolleres endnu.
verify-commitment = Falsk: Det er ikke det held, som blev forseglet før start.
verify-outcome = Falsk: Hændelse { $n } er ”{ $text }”, men udtræk { $count } af startværdiens strøm ”{ $stream }” giver ”{ $expected }”.

## How a game ended

status-resigned = { $seat ->
        [you] Du har opgivet. { $others } vinder.
       *[other] { $others ->
            [you] { $seat } har opgivet. Du vinder!
           *[other] { $seat } har opgivet. { $others } vinder.
        }
    }
status-resigned-shared = { $seat ->
        [you] Du har opgivet. { $others } deler sejren.
       *[other] { $others ->
            [you] { $seat } har opgivet; { $others } deler sejren.
           *[other] { $seat } har opgivet. { $others } deler sejren.
        }
    }
status-abandoned = Spillet blev afbrudt; ingen vinder.
status-given-up = { $seat ->
        [you] Du har givet op.
       *[other] { $seat } har givet op.
    }
final-won = vundet
final-shared = delt sejr
status-flagged = { $seat ->
        [you] { $count ->
            [0] Din tid er gået.
            [one] Din tid er gået. { $others } vinder.
           *[other] Din tid er gået. { $others } deler sejren.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Tiden er gået for { $seat }. Du vinder!
               *[other] Tiden er gået for { $seat }; { $others } deler sejren.
            }
           *[other] { $count ->
                [0] Tiden er gået for { $seat }.
                [one] Tiden er gået for { $seat }. { $others } vinder.
               *[other] Tiden er gået for { $seat }. { $others } deler sejren.
            }
        }
    }

## What calls of programs take

takes-action = en handling i notation
takes-record = teksten i en optegnelse
takes-seats = én Seat(kind, name) pr. plads
takes-salts = en liste af tekster, én pr. plads
