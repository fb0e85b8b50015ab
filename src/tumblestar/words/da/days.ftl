### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Et spil med samme held kræver en plads til en person. Sæt ”{ $person }” i stedet for en bot.
deal-long = Linket til et spil med samme held har højst { $most } tegn. Kopiér linket og intet andet.
deal-missing = Linket mangler { $names }. Kopiér hele linket igen.
deal-hand-on = Samme held til venner
deal-head = { $game }: samme held
deal-about = Alle, der åbner dette link, spiller dette spil med samme bots, varianter og held. Når du er færdig, ser I hinandens spil tur for tur. Se ikke på en andens spil først: det viser, hvad der kommer.
deal-you = du
deal-seats = Spillere: { $names }
deal-option = { $name }: { $value }
deal-play = Spil dette spil
deal-go-on = Fortsæt dit spil
deal-see = Se dit spil
deal-again = Dette er dit eget spil. Send linket til venner. Du kan også spille det igen og ved så, hvad der kommer.
deal-link = Link at sende
deal-others =
    { $count ->
        [one] { $count } færdigt spil. Du ser det, når du er færdig med dit.
       *[other] { $count } færdige spil. Du ser dem, når du er færdig med dit.
    }
deal-turns = Tur for tur
deal-turn = Tur
deal-result = Resultat
deal-alike = alle ens

## The challenges of the day

day-order = { $file }, linje { $line }: { $date } skal være senere end datoen over den.
day-none = Der er ingen udfordringer for ”{ $date }”. Vælg en dato fra { $first } til { $last }; et nyere tumblestar har måske flere.
day-not-yet = { $date } er ikke begyndt nogen steder endnu.
day-head = tumblestar, { $date }
day-about = Fire udfordringer om dagen, de samme for alle. Du kan spille hver én gang. Slag og trækninger følger af datoen.
day-before = Dagen før
day-after = Dagen efter
day-puzzle = Opgave
day-level = Bane
day-duel = Duel
day-chart = Stjernekort
day-puzzle-about = { $game }: find det bedste valg. Kun det første forsøg tæller.
day-level-about = { $game }, solo: vind denne bane i kampagnen.
day-duel-about = { $game } mod en bot, der ikke begår fejl.
day-chart-about = { $game }, solo: fyld stjernekortet for mere end { $goal } point.
day-play = Spil
day-go-on = Fortsæt
day-see = Se det igen
day-open = – { $kind }: ikke spillet endnu
day-going = – { $kind }: i gang
day-won = ★ { $kind }: løst
day-lost = ● { $kind }: ikke løst
day-won-alone =
    { $points ->
        [one] ★ { $kind }: vundet med { $points } point
       *[other] ★ { $kind }: vundet med { $points } point
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind }: ikke vundet, { $points } point
       *[other] ● { $kind }: ikke vundet, { $points } point
    }
day-won-against = ★ { $kind }: vundet med { $points } mod { $other }
day-lost-against = ● { $kind }: ikke vundet, { $points } mod { $other }
day-share = Dit resultat
day-copy = Kopiér teksten
day-history = Dine dage
day-streak =
    { $count ->
        [one] { $count } dag i træk, længst: { $longest }.
       *[other] { $count } dage i træk, længst: { $longest }.
    }
day-history-item = { $date }: { $count } af 4
day-history-kept = Dine dage gemmes kun på denne enhed.
day-back = Til dagens udfordringer
day-link = Dagens udfordringer
day-today = I dag
day-in-a-row = { $count ->
        [one] { $count } dag i træk
       *[other] { $count } dage i træk
    }
day-done-of = { $count } af { $most } udfordringer klaret
cli-day = Viser en dags fire udfordringer, de samme for alle, eller spiller en i denne terminal.
cli-day-date = Datoen, som 2026-11-24; ellers i dag.
cli-day-play = Spiller denne udfordring; hver tæller én gang.
cli-day-how = ”tumblestar day { $date } --play NAVN” spiller en: { $kinds }.
cli-day-kept-bad = Dine dage i ”{ $file }” kan ikke læses: { $why }. Ret filen, eller flyt den væk.
