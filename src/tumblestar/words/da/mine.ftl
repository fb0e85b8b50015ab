### My data: another device, download, deletion.

mine-head = Mine data
mine-nobody = Her er intet gemt om dig endnu. Spiller du på en anden enhed, så flyt dig hertil.
carry-out-head = Spil på en anden enhed
carry-out-about = Et link eller en QR-kode gør en anden enhed til din, med dine borde, dit navn og dine fremskridt. Det virker én gang, inden for { $count } minutter.
carry-out-do = Vis linket
carry-shown = Åbn dette på din anden enhed inden for { $count } minutter. Vis det ikke til andre: Med det kan de spille som dig.
carry-link = Link til din anden enhed
carry-back = Tilbage til mine data
carry-head = Flyt dig til denne enhed
carry-about = Åbn ”Mine data” på din anden enhed, og vis linket. Åbn det her, eller kopiér koden efter dets #.
carry-code = Kode
carry-look = Se, hvis den er
carry-wrong = Denne kode er ukendt, brugt eller udløbet. Vis en ny på din anden enhed.
carry-asked = Er ”{ $name }” dig? Borde, der følger med: { $count }. Fra da af spiller denne enhed som ”{ $name }”.
carry-asked-unnamed = Er dette dig, en uden navn? Borde, der følger med: { $count }. Fra da af spiller denne enhed for dem.
carry-joins = { $count ->
        [0] Denne enheds indstillinger viger for de andre.
        [one] Dit bord på denne enhed ({ $count }) følger med, med plads, chat og fremskridt. Det kan ikke fortrydes.
       *[other] Dine borde på denne enhed ({ $count }) følger med, med pladser, chat og fremskridt. Det kan ikke fortrydes.
    }
carry-yes = Ja, det er mig
carry-no = Nej, lad være
mine-data-head = Mine data som fil
mine-data-about = Dit navn, indstillinger, borde, optegnelser, fremskridt og chatbeskeder: ét JSON-objekt pr. linje, det første forklarer de andre.
mine-data-do = Hent mine data
mine-data-readme = Ét JSON-objekt pr. linje, hvert med en type. person: dit navn, sprog og udseende. bot: dit program. token: hvad et program må (aldrig selve tokenet). table: et, som du har lavet, sidder ved eller ser på; seats: dine pladser fra 1; record: spillet, til ”tumblestar replay” og ”verify”. attempt, imported: fremskridt i kampagner. chat: det, du skrev; at: millisekunder siden 1970; key: en vending. restriction: hvem du har ignoreret eller blokeret. Tider er i UTC.
mine-restricted-head = Ignorerede og blokerede
mine-restricted-unnamed = en uden navn
mine-delete-head = Slet mig
mine-delete-goes = Slettes for altid: dit navn, indstillinger, fremskridt, tokens, programmer, chatbeskeder og borde, hvor ingen andre spiller. I igangværende spil forlader du din plads; hvor ingen må gå, opgiver du.
mine-delete-stays = Bliver, uden dit navn: spil med andre og deres optegnelser. Borde, du har lavet, overgår til en spiller der. Hentede kopier og serverens sikkerhedskopier ændres ikke.
mine-delete-sure = Jeg ved, at det ikke kan fortrydes.
mine-delete-do = Slet mig nu
mine-deleted-head = Du er slettet
mine-deleted = Intet om dig er længere gemt her eller i denne browser.
