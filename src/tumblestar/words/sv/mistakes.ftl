### Egna misstag, som kommer tillbaka som pussel tills man behärskar dem.

cli-mistakes = Går igenom de dyra valen i dina partier tills du behärskar dem.
cli-mistakes-files = Avslutade partier som gås igenom först.
cli-mistakes-name = Ditt namn i dessa partier, om flera människor spelade.
cli-mistakes-open = { $file }: det här partiet är inte slut. Spela klart det först.
cli-mistakes-who = { $file }: vem är du? Ange --name med ett av dessa: { $names }.
cli-mistakes-added = { $file }: { $count ->
        [one] ett dyrt val
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
mistakes-intro = Vart och ett kommer tillbaka senare varje gång, tills du behärskar det.
mistakes-none =
    { $count ->
        [0] Inga genomgångna partier än. Spela klart ett parti och öppna genomgången.
       *[other] Inga dyra val i dina genomgångna partier.
    } Val som gav bort 5 % av din vinstchans kommer tillbaka här.
mistakes-practise = Öva { $count }
mistakes-next = Nästa
mistakes-right = Bra. Det kommer tillbaka om { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    }.
mistakes-mastered = Bra. Det här behärskar du nu.
mistakes-wrong = Inte det bästa. Bättre: { $better } Det kommer tillbaka om { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    }.
mistakes-close = Nästan lika bra som det bästa. Hitta det bästa valet.
mistakes-unknown = Det här valet beräknas fortfarande. Försök igen strax.
mistakes-taken = I partiet: { $did } Det gav bort { $cost } av din vinstchans.
mistakes-habits = Bortgivet per parti
mistakes-habit = { $game }: { $kind }
mistakes-change = { $then } till { $now }
mistakes-is-mastered = behärskat
mistakes-span =
    { $count ->
        [one] ditt första parti, sedan ditt sista
       *[other] dina första { $count } partier, sedan dina sista { $count }
    }
mistakes-term-begin = Skriv vad du skulle göra. Bara det första försöket räknas. ”hjälp” visar kommandona.
mistakes-kept-bad = Dina misstag i { $file } kan inte läsas: { $why }. Rätta filen eller flytta den.
