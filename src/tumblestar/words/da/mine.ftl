### My data: another device, download, deletion.

mine-head = Mine data
mine-nobody = Her er intet gemt om dig endnu. Spiller du på en anden enhed, så forbind denne med den.
carry-out-head = Spil på en anden enhed
carry-out-about = Brug et link eller en QR-kode for at spille på en anden enhed med samme navn, borde og fremskridt. Det virker én gang, inden for { $count } minutter.
carry-out-do = Vis linket
carry-shown = Åbn dette på din anden enhed inden for { $count } minutter. Hold det for dig selv: den, der har det, kan spille som dig.
carry-link = Link til din anden enhed
carry-back = Tilbage til mine data
carry-head = Forbind denne enhed
carry-about = Åbn ”Mine data” på din anden enhed, og vis linket. Åbn det her, eller kopiér koden efter dets #.
carry-code = Kode
carry-look = Kontrollér koden
carry-wrong = Koden er forkert, brugt eller udløbet. Vis en ny på din anden enhed.
carry-asked = Er du ”{ $name }”? Dine borde der: { $count }. Fra nu af spiller denne enhed som ”{ $name }”.
carry-asked-unnamed = Er det dig, en spiller uden navn? Dine borde der: { $count }. Fra nu af spiller denne enhed som den spiller.
carry-joins = { $count ->
        [0] Dine indstillinger der erstatter dem på denne enhed.
        [one] Dit bord på denne enhed føjes til, med pladser, chat og fremskridt. Det kan du ikke fortryde.
       *[other] Dine { $count } borde på denne enhed føjes til, med pladser, chat og fremskridt. Det kan du ikke fortryde.
    }
carry-yes = Ja, det er mig
carry-no = Annuller
mine-data-head = Mine data som fil
mine-data-about = Dit navn, indstillinger, borde, spilfiler, fremskridt og chatbeskeder, ét JSON-objekt pr. linje. Den første linje forklarer de andre.
mine-data-do = Hent mine data
mine-data-readme = Ét JSON-objekt pr. linje, hvert med en type. person: dit navn, sprog og tema. bot: dit program. token: hvad et program må (aldrig selve tokenet). table: et, som du har lavet, sidder ved eller ser på; seats: dine pladser fra 1; record: spillet, til ”tumblestar replay” og ”verify”. attempt, imported: fremskridt i kampagner. chat: det, du skrev; at: millisekunder siden 1970; key: en vending. restriction: hvem du har ignoreret eller blokeret. Tider er i UTC.
mine-restricted-head = Ignorerede og blokerede
mine-restricted-unnamed = en spiller uden navn
mine-delete-head = Slet mine data
mine-delete-goes = Slettes for altid: dit navn, indstillinger, fremskridt, tokens, programmer, chatbeskeder og borde, hvor ingen andre spiller. I igangværende spil forlader du din plads; hvor du ikke må gå, opgiver du.
mine-delete-stays = Bevares uden dit navn: spil med andre og deres spilfiler. Borde, du har lavet, overgår til en spiller der. Hentede kopier og serverens sikkerhedskopier ændres ikke.
mine-delete-sure = Jeg ved, at det ikke kan fortrydes.
mine-delete-do = Slet mine data nu
mine-deleted-head = Dine data er slettet
mine-deleted = Intet om dig er længere gemt her eller i denne browser.
