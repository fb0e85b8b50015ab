### Egna misstag, som kommer tillbaka som pussel tills man behärskar dem.

cli-mistakes = Går igenom de dyra valen i dina partier tills du behärskar dem.
cli-mistakes-files = Avslutade partier att gå igenom först.
cli-mistakes-name = Ditt namn i dessa partier, om flera personer spelade.
cli-mistakes-open = { $file }: partiet är inte avslutat. Spela klart det först.
cli-mistakes-who = { $file }: vem är du? Ange --name med ett av dessa: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] { $count } dyrt val
       *[other] { $count } dyra val
    }.
mistakes-head = Mina misstag
mistakes-one = Mitt misstag: { $game }
mistakes-due =
    { $count ->
        [0] Inget väntar i dag
        [one] { $count } väntar i dag
       *[other] { $count } väntar i dag
    }
mistakes-standing =
    { $count ->
        [one] { $count } till väntar på en annan dag,
       *[other] { $count } till väntar på en annan dag,
    } { $mastered ->
        [one] { $mastered } behärskar du.
       *[other] { $mastered } behärskar du.
    }
mistakes-intro = Varje misstag kommer tillbaka, senare efter varje rätt svar, tills du behärskar det.
mistakes-none =
    { $count ->
        [0] Inga genomgångna partier än. Spela klart ett parti och öppna dess genomgång.
       *[other] Inga dyra val i dina genomgångna partier.
    } Val som gav bort 5 % eller mer av din vinstchans kommer tillbaka här.
mistakes-practise = Öva { $count }
mistakes-next = Nästa
mistakes-right = Bra. Det kommer tillbaka om { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    }.
mistakes-mastered = Bra. Det här behärskar du nu.
mistakes-wrong = Inte det bästa valet. Bättre: { $better } Det kommer tillbaka om { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    }.
mistakes-close = Nästan lika bra som det bästa. Hitta det bästa valet.
mistakes-unknown = Det här valet räknas fortfarande ut. Prova det igen om en stund.
mistakes-taken = I partiet: { $did } Det gav bort { $cost } av din vinstchans.
mistakes-habits = Bortgivet per parti
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then }, nu { $now }
mistakes-is-mastered = behärskat
mistakes-span =
    { $count ->
        [one] ditt första parti, sedan ditt senaste
       *[other] dina första { $count } partier, sedan dina senaste { $count }
    }
mistakes-term-begin = Skriv vad du skulle göra. Bara det första försöket räknas. ”hjälp” visar kommandona.
mistakes-kept-bad = Dina misstag i { $file } kan inte läsas: { $why }. Laga filen eller flytta undan den.
