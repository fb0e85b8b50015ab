### Invitations: taking a seat, looking on, playing on on another device.

link-device = Link til din anden enhed
join-title = Du er inviteret
join-head = { $host } inviterer dig til { $game }.
join-head-nobody = Du er inviteret til { $game }.
join-here = Ved bordet: { $names }. { $count ->
        [one] 1 plads er ledig.
       *[other] { $count } pladser er ledige.
    }
join-seat = Du tager plads { $count }.
join-which = Hvilken plads?
join-seat-choice = Plads { $count }
join-name = Dit navn
join-do = Sæt dig
join-watch = Bare se med
join-what = Hvad er det for et spil?
join-fair = Fairness
join-fair-help = En hemmelig startværdi bestemmer alt held. Dette fingeraftryk beviser senere, at den ikke blev ændret. Du kan tilføje dine egne ord: hvert slag og hver trækning afhænger så også af dem.
join-salt = Dine ord
join-who = Ved bordet
join-clock = Ur
join-begun = Spillet er i gang. Du overtager det, som det står.
join-own = Bordet er dit. Send linket til en ven, eller spil også denne plads på denne skærm.
join-sits = Du har allerede en plads ved dette bord.
join-open = Åbn bordet
join-taken-head = Pladsen er taget
join-taken = Linket er brugt, eller værten har lavet et nyt. Bed om et andet.
join-over = Spillet er slut.
join-full = Alle pladser er taget.
join-tell = Vent på en plads
join-telling = Lad denne side være åben. Her kan du se, når en plads bliver ledig.
join-free-now = En plads er ledig
code-head = Vær med via kode
code-about = Værten ser en kode ved siden af linket. Den har 4 eller 5 bogstaver eller cifre. Skriv den her.
code-label = Kode
code-bad = ”{ $text }” er ikke en kode. Skriv 4 eller 5 bogstaver eller cifre, som KQ7D.
code-unknown = Der er ikke noget åbent bord med koden { $code }. En kode virker, til spillet begynder. Spørg værten om den rigtige.
code-many = For mange forkerte koder. Prøv igen om { $seconds } s.
watch-head = Se { $game }
watch-about = Du ser med uden at spille. Spillerne ser dig ikke.
watch-do = Se med
watch-off-head = Linket virker ikke længere
watch-off = Værten tillader ikke tilskuere eller har lavet et nyt link.
bring-head = Fortsæt her
bring-about = Så spiller denne enhed for { $name }, og det gør den anden også. Linket virker én gang.
bring-nobody = den, der lavede linket
bring-do = Spil på denne enhed
device-head = Spil på en anden enhed
device-about = Åbn linket på den anden enhed inden for { $count } min. Det virker én gang og vises kun her. Hold det for dig selv: den, der har det, kan spille for dig.
device-back = Tilbage til bordet
