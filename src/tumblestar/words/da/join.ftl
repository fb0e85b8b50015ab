### Invitations: taking a seat, looking on, playing on on another device.

link-device = Link til din anden enhed
join-title = Du er inviteret
join-head = { $host } inviterer dig til { $game }.
join-head-nobody = Du er inviteret til { $game }.
join-here = Ved bordet: { $names }. { $count ->
        [one] 1 plads er fri.
       *[other] { $count } pladser er fri.
    }
join-seat = Du tager plads { $count }.
join-which = Hvilken plads?
join-seat-choice = Plads { $count }
join-name = Dit navn
join-do = Sæt dig
join-watch = Bare se med
join-what = Hvad er det for et spil?
join-fair = Fairness
join-fair-help = En hemmelig startværdi bestemmer alt held. Dette er dens segl, så den ikke kan ændres. Du kan tilføje dine egne ord: De indgår i hvert udfald.
join-salt = Dine ord (salt)
join-who = Ved bordet
join-clock = Ur
join-begun = Spillet er i gang; du overtager det, som det står.
join-own = Bordet er dit. Send linket til en ven, eller spil også denne plads på denne skærm.
join-sits = Du sidder allerede ved dette bord.
join-open = Åbn bordet
join-taken-head = Pladsen er taget
join-taken = Nogen har brugt linket, eller værten har lavet et nyt. Bed om et andet.
join-over = Spillet er slut.
join-full = Alle pladser er taget.
join-tell = Sig til, når en er fri
join-telling = Lad siden stå åben. Her står det, når en plads er fri.
join-free-now = En plads er fri
code-head = Vær med via en kode
code-about = Værten ser en kode ved siden af linket. Den har 4 bogstaver eller cifre, eller 5. Skriv den her.
code-label = Kode
code-bad = ”{ $text }” er ikke en kode. Skriv 4 eller 5 bogstaver eller cifre, f.eks. KQ7D.
code-unknown = Intet bord venter med koden { $code }. En kode gælder, til spillet begynder. Spørg værten om den rigtige.
code-many = For mange forkerte koder. Prøv igen om { $seconds } s.
watch-head = Se { $game }
watch-about = Du ser med uset, uden at spille.
watch-do = Se med
watch-off-head = Linket virker ikke længere
watch-off = Værten lukker ingen tilskuere ind, eller har lavet et nyt link.
bring-head = Spil videre her
bring-about = Denne enhed spiller så for { $name }, som den anden stadig gør. Linket virker én gang.
bring-nobody = den, der lavede linket
bring-do = Spil på denne enhed
device-head = Spil på en anden enhed
device-about = Åbn linket på den anden enhed inden for { $count } min. Det virker én gang og står kun på denne side. Hold det for dig selv: Den, der har det, spiller for dig.
device-back = Tilbage til bordet
