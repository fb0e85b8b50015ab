### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = En giv kräver en plats för en person. Sätt ”{ $person }” i stället för en bot.
deal-long = Länken till en giv har högst { $most } tecken. Kopiera länken och inget annat.
deal-missing = Länken saknar { $names }. Kopiera hela länken igen.
deal-hand-on = Utmana vänner med samma giv
deal-head = { $game }: samma giv
deal-about = Alla som öppnar länken spelar det här partiet med samma bottar, alternativ och slump. När ni är klara ser ni varandras partier, tur för tur. Titta inte på någon annans parti först: det visar vad som kommer.
deal-you = du
deal-seats = Spelare: { $names }
deal-option = { $name }: { $value }
deal-play = Spela given
deal-go-on = Fortsätt ditt parti
deal-see = Se ditt parti
deal-again = Det här är ditt eget parti. Skicka länken till vänner. Du kan också spela det igen, men vet då vad som kommer.
deal-link = Länk att skicka
deal-others =
    { $count ->
        [one] { $count } avslutat parti. Du ser det när du har spelat klart ditt.
       *[other] { $count } avslutade partier. Du ser dem när du har spelat klart ditt.
    }
deal-turns = Tur för tur
deal-turn = Tur
deal-result = Resultat
deal-alike = alla lika

## The challenges of the day

day-order = { $file }, rad { $line }: { $date } måste vara senare än datumet ovanför.
day-none = Det finns inga utmaningar för ”{ $date }”. Välj ett datum från { $first } till { $last }; en nyare version av tumblestar kan ha fler.
day-not-yet = { $date } har inte börjat någonstans än.
day-head = tumblestar, { $date }
day-about = Fyra utmaningar om dagen, samma för alla. Du kan spela var och en en gång. Slag och dragningar följer av datumet.
day-before = Dagen före
day-after = Dagen efter
day-puzzle = Pussel
day-level = Nivå
day-duel = Duell
day-chart = Karta
day-puzzle-about = { $game }: hitta det bästa valet. Bara det första försöket räknas.
day-level-about = { $game }, solo: klara denna nivå i kampanjen.
day-duel-about = { $game } mot en bot som inte gör några misstag.
day-chart-about = { $game }, solo: fyll kartan för mer än { $goal } poäng.
day-play = Spela
day-go-on = Fortsätt
day-see = Se det igen
day-open = – { $kind }: kvar att spela
day-going = – { $kind }: pågår
day-won = ★ { $kind }: löst
day-lost = ● { $kind }: inte löst
day-won-alone =
    { $points ->
        [one] ★ { $kind }: vunnen med { $points } poäng
       *[other] ★ { $kind }: vunnen med { $points } poäng
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind }: inte vunnen, { $points } poäng
       *[other] ● { $kind }: inte vunnen, { $points } poäng
    }
day-won-against = ★ { $kind }: vunnen med { $points } mot { $other }
day-lost-against = ● { $kind }: inte vunnen, { $points } mot { $other }
day-share = Ditt resultat
day-copy = Kopiera texten
day-history = Dina dagar
day-streak =
    { $count ->
        [one] { $count } dag i rad, som mest { $longest }.
       *[other] { $count } dagar i rad, som mest { $longest }.
    }
day-history-item = { $date }: { $count } av 4
day-history-kept = Dina dagar sparas bara på den här enheten.
day-back = Till dagens utmaningar
day-link = Dagens utmaningar
day-today = I dag
day-in-a-row = { $count ->
        [one] { $count } dag i rad
       *[other] { $count } dagar i rad
    }
day-done-of = { $count } av { $most } utmaningar klara
cli-day = Listar en dags fyra utmaningar, samma för alla, eller spelar en i den här terminalen.
cli-day-date = Datumet, till exempel 2026-11-24; annars i dag.
cli-day-play = Spelar den här utmaningen; var och en räknas en gång.
cli-day-how = ”tumblestar day { $date } --play NAMN” spelar en: { $kinds }.
cli-day-kept-bad = Dina dagar i ”{ $file }” kan inte läsas: { $why }. Laga filen eller flytta undan den.
