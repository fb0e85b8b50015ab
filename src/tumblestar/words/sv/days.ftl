### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = En giv kräver en spelares plats: ”{ $person }” i stället för en bot.
deal-long = En givs länk har högst { $most } tecken. Kopiera bara hela länken.
deal-missing = En givs länk saknar { $names }. Kopiera hela länken igen.
deal-hand-on = Ge vänner samma giv
deal-head = { $game }: samma giv
deal-about = Den som öppnar länken spelar detta parti med samma bottar, alternativ och slump. De som är klara ser varandras partier, tur för tur. Slumpen är öppen: andras partier visar vad som kommer.
deal-you = du
deal-seats = Platser: { $names }
deal-option = { $name }: { $value }
deal-play = Spela denna giv
deal-go-on = Fortsätt ditt parti
deal-see = Se ditt parti
deal-again = Detta är ditt eget parti. Skicka länken till vänner; du kan också spela det igen, och vet då vad som kommer.
deal-link = Länk att skicka
deal-others = Avslutade partier, som du ser när du är klar med ditt: { $count }
deal-turns = Tur för tur
deal-turn = Tur
deal-result = Resultat
deal-alike = alla lika

## The challenges of the day

day-order = { $file }, rad { $line }: { $date } är inte dagen efter den före.
day-none = Det finns inga utmaningar för ”{ $date }”. Väntat är ett datum från { $first } till { $last }; en nyare tumblestar kan ha fler.
day-not-yet = { $date } har inte börjat någonstans än.
day-head = tumblestar, { $date }
day-about = Fyra utmaningar om dagen, samma för alla. Slumpen följer av datumet, så den är öppen; var och en kan spelas en gång.
day-before = Dagen före
day-after = Dagen efter
day-puzzle = Pussel
day-level = Nivå
day-duel = Duell
day-chart = Karta
day-puzzle-about = { $game }: hitta det bästa sättet. Första försöket räknas.
day-level-about = { $game } ensam: vinn denna nivå i kampanjen.
day-duel-about = { $game } mot det lösta spelet, som inte gör några misstag.
day-chart-about = { $game } ensam: fyll kartan för mer än { $goal } poäng.
day-play = Spela
day-go-on = Fortsätt
day-see = Se det igen
day-open = – { $kind }: inte spelat än
day-going = – { $kind }: pågår
day-won = ★ { $kind }: löst
day-lost = ● { $kind }: inte löst
day-won-alone = ★ { $kind }: vunnet, poäng: { $points }
day-lost-alone = ● { $kind }: inte vunnet, poäng: { $points }
day-won-against = ★ { $kind }: vunnet med { $points } mot { $other }
day-lost-against = ● { $kind }: inte vunnet, { $points } mot { $other }
day-share = Ditt resultat
day-copy = Kopiera texten
day-history = Dina dagar
day-streak = Dagar i rad: { $count }, som mest: { $longest }.
day-history-item = { $date }: { $count } av 4
day-history-kept = Dina dagar sparas bara på denna enhet.
day-back = Till dagens utmaningar
day-link = Dagens utmaningar
day-today = I dag
day-in-a-row = { $count ->
        [one] { $count } dag i rad
       *[other] { $count } dagar i rad
    }
day-done-of = { $count } av { $most } utmaningar klara
cli-day = Listar en dags fyra utmaningar, samma för alla, eller spelar en i denna terminal.
cli-day-date = Datumet, till exempel 2026-11-24; annars i dag.
cli-day-play = Spelar denna utmaning; var och en räknas en gång.
cli-day-how = ”tumblestar day { $date } --play NAME” spelar en: { $kinds }.
cli-day-kept-bad = Dina dagar i ”{ $file }” kan inte läsas: { $why }. Laga filen, eller flytta undan den.
