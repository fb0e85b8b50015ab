### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = En udfordring kræver en spillers plads: ”{ $person }” i stedet for en bot.
deal-long = Linket til en udfordring har højst { $most } tegn. Kopiér kun hele linket.
deal-missing = Linket til udfordringen mangler { $names }. Kopiér hele linket igen.
deal-hand-on = Samme held til venner
deal-head = { $game }: samme udfordring
deal-about = Den, der åbner linket, spiller dette spil med samme bots, muligheder og tilfældighed. De, der er færdige, ser hinandens spil, tur for tur. Tilfældigheden er åben: En andens spil viser, hvad der kommer.
deal-you = du
deal-seats = Pladser: { $names }
deal-option = { $name }: { $value }
deal-play = Spil denne udfordring
deal-go-on = Fortsæt dit spil
deal-see = Se dit spil
deal-again = Det er dit eget spil. Send linket til venner; du kan også spille det igen og vide, hvad der kommer.
deal-link = Link at sende
deal-others = Færdige spil, som du ser, når du er færdig med dit: { $count }
deal-turns = Tur for tur
deal-turn = Tur
deal-result = Resultat
deal-alike = alle ens

## The challenges of the day

day-order = { $file }, linje { $line }: { $date } er ikke dagen efter den forrige.
day-none = Der er ingen dagens opgaver for ”{ $date }”. Forventet: en dato fra { $first } til { $last }; et nyere tumblestar har måske flere.
day-not-yet = { $date } er ikke begyndt nogen steder endnu.
day-head = tumblestar, { $date }
day-about = Fire opgaver om dagen, de samme for alle. Tilfældigheden følger af datoen, så den er åben; hver kan spilles én gang.
day-before = Dagen før
day-after = Dagen efter
day-puzzle = Opgave
day-level = Bane
day-duel = Duel
day-chart = Stjernekort
day-puzzle-about = { $game }: Find den bedste vej. Første forsøg tæller.
day-level-about = { $game } alene: Vind denne bane i kampagnen.
day-duel-about = { $game } mod det løste spil, som ingen fejl begår.
day-chart-about = { $game } alene: Fyld stjernekortet for mere end { $goal } point.
day-play = Spil
day-go-on = Spil videre
day-see = Se det igen
day-open = – { $kind }: ikke spillet endnu
day-going = – { $kind }: i gang
day-won = ★ { $kind }: løst
day-lost = ● { $kind }: ikke løst
day-won-alone = ★ { $kind }: vundet, point: { $points }
day-lost-alone = ● { $kind }: ikke vundet, point: { $points }
day-won-against = ★ { $kind }: vundet med { $points } mod { $other }
day-lost-against = ● { $kind }: ikke vundet, { $points } mod { $other }
day-share = Dit resultat
day-copy = Kopiér teksten
day-history = Dine dage
day-streak = Dage i træk: { $count }, flest: { $longest }.
day-history-item = { $date }: { $count } af 4
day-history-kept = Dine dage gemmes kun på denne enhed.
day-back = Til dagens opgaver
day-link = Dagens opgaver
day-today = I dag
day-in-a-row = { $count ->
        [one] { $count } dag i træk
       *[other] { $count } dage i træk
    }
day-done-of = { $count } af { $most } opgaver klaret
cli-day = Viser en dags fire opgaver, de samme for alle, eller spiller en i denne terminal.
cli-day-date = Datoen, som 2026-11-24; ellers i dag.
cli-day-play = Spiller denne opgave; hver tæller én gang.
cli-day-how = ”tumblestar day { $date } --play NAME” spiller en: { $kinds }.
cli-day-kept-bad = Dine dage i ”{ $file }” kan ikke læses: { $why }. Ret filen, eller flyt den.
