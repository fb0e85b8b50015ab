### Egne fejl, der kommer igen som opgaver, til man mestrer dem.

cli-mistakes = Går de dyre valg i dine spil igennem, til du mestrer dem.
cli-mistakes-files = Færdige spil, der gennemgås først.
cli-mistakes-name = Dit navn i disse spil, hvis flere mennesker spillede.
cli-mistakes-open = { $file }: Dette spil er ikke slut. Spil det færdigt først.
cli-mistakes-who = { $file }: Hvem er du? Angiv --name med et af disse: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] et dyrt valg
       *[other] { $count } dyre valg
    }.
mistakes-head = Mine fejl
mistakes-one = Min fejl: { $game }
mistakes-due =
    { $count ->
        [0] Intet venter i dag
        [one] { $count } venter i dag
       *[other] { $count } venter i dag
    }
mistakes-standing =
    { $count ->
        [one] { $count } mere venter til en anden dag,
       *[other] { $count } flere venter til en anden dag,
    } { $mastered ->
        [one] { $mastered } er mestret.
       *[other] { $mastered } er mestret.
    }
mistakes-intro = Hver kommer igen senere hver gang, til du mestrer den.
mistakes-none =
    { $count ->
        [0] Ingen gennemgåede spil endnu. Spil et spil færdigt, og åbn gennemgangen.
       *[other] Ingen dyre valg i dine gennemgåede spil.
    } Valg, der gav 5 % af din vinderchance væk, kommer igen her.
mistakes-practise = Øv { $count }
mistakes-next = Videre
mistakes-right = Godt. Den kommer igen om { $days ->
        [one] { $days } dag
       *[other] { $days } dage
    }.
mistakes-mastered = Godt. Den mestrer du nu.
mistakes-wrong = Ikke det bedste. Bedre: { $better } Den kommer igen om { $days ->
        [one] { $days } dag
       *[other] { $days } dage
    }.
mistakes-close = Næsten lige så godt som det bedste. Find det bedste valg.
mistakes-unknown = Dette valg beregnes stadig. Prøv igen om lidt.
mistakes-taken = I spillet: { $did } Det gav { $cost } af din vinderchance væk.
mistakes-habits = Foræret pr. spil
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then } til { $now }
mistakes-is-mastered = mestret
mistakes-span =
    { $count ->
        [one] dit første spil, så dit sidste
       *[other] dine første { $count } spil, så dine sidste { $count }
    }
mistakes-term-begin = Skriv, hvad du ville gøre. Kun det første forsøg tæller. ”hjælp” viser kommandoerne.
mistakes-kept-bad = Dine fejl i { $file } kan ikke læses: { $why }. Ret filen, eller flyt den væk.
