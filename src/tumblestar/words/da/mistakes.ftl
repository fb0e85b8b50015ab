### Egne fejl, der kommer igen som opgaver, til man mestrer dem.

cli-mistakes = Går de dyre valg i dine spil igennem, til du mestrer dem.
cli-mistakes-files = Færdige spil, der gennemgås først.
cli-mistakes-name = Dit navn i disse spil, hvis flere personer spillede.
cli-mistakes-open = { $file }: dette spil er ikke slut. Spil det færdigt først.
cli-mistakes-who = { $file }: hvem er du? Angiv --name med { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } dyrt valg
       *[other] { $count } dyre valg
    }.
mistakes-head = Mine fejl
mistakes-one = Min fejl: { $game }
mistakes-due = { $count ->
        [0] Intet at øve i dag
        [one] { $count } at øve i dag
       *[other] { $count } at øve i dag
    }
mistakes-standing =
    { $count ->
        [one] { $count } mere venter til en anden dag,
       *[other] { $count } flere venter til en anden dag,
    } { $mastered ->
        [one] { $mastered } mestrer du.
       *[other] { $mastered } mestrer du.
    }
mistakes-intro = Hver fejl kommer igen, senere efter hvert rigtigt svar, til du mestrer den.
mistakes-none =
    { $count ->
        [0] Ingen gennemgåede spil endnu. Spil et spil færdigt, og åbn gennemgangen.
       *[other] Ingen dyre valg i dine gennemgåede spil.
    } Valg, der gav 5 % eller mere af din vinderchance væk, kommer igen her.
mistakes-practise = Øv { $count }
mistakes-next = Næste
mistakes-right = Godt. Den kommer igen om { $days ->
        [one] { $days } dag
       *[other] { $days } dage
    }.
mistakes-mastered = Godt. Denne mestrer du nu.
mistakes-wrong = Ikke det bedste valg. Bedre: { $better } Den kommer igen om { $days ->
        [one] { $days } dag
       *[other] { $days } dage
    }.
mistakes-close = Næsten lige så godt som det bedste. Find det bedste valg.
mistakes-unknown = Dette valg er stadig ved at blive regnet ud. Prøv det igen om lidt.
mistakes-taken = I spillet: { $did } Det gav { $cost } af din vinderchance væk.
mistakes-habits = Givet væk pr. spil
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then }, nu { $now }
mistakes-is-mastered = mestret
mistakes-span =
    { $count ->
        [one] dit første spil, så dit sidste
       *[other] dine første { $count } spil, så dine sidste { $count }
    }
mistakes-term-begin = Skriv, hvad du ville gøre. Kun det første forsøg tæller. ”hjælp” viser kommandoerne.
mistakes-kept-bad = Dine fejl i { $file } kan ikke læses: { $why }. Ret filen, eller flyt den væk.
