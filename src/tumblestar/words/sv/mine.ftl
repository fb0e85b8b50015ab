### My data: another device, download, deletion.

mine-head = Mina data
mine-nobody = Inget sparas om dig här än. Spelar du på en annan enhet kan du ta hit dina data.
carry-out-head = Spela på en annan enhet
carry-out-about = En länk eller QR-kod gör en annan enhet till din, med dina bord, ditt namn och dina framsteg. Den fungerar en gång, inom { $count } minuter.
carry-out-do = Visa länken
carry-shown = Öppna denna på din andra enhet inom { $count } minuter. Visa den inte för någon annan: den låter dem spela som du.
carry-link = Länk till din andra enhet
carry-back = Tillbaka till mina data
carry-head = Ta hit dina data från en annan enhet
carry-about = Öppna ”Mina data” på din andra enhet och visa länken. Öppna den här, eller kopiera koden efter dess #.
carry-code = Kod
carry-look = Se vems den är
carry-wrong = Koden är okänd, använd eller för gammal. Visa en ny på din andra enhet.
carry-asked = Är du ”{ $name }”? Bord som följer med: { $count }. Från och med nu spelar denna enhet som ”{ $name }”.
carry-asked-unnamed = Är detta du, någon utan namn? Bord som följer med: { $count }. Från och med nu spelar denna enhet för den personen.
carry-joins = { $count ->
        [0] Dina inställningar på denna enhet ersätts av de andra.
       *[other] Dina bord på denna enhet ({ $count }) slås ihop med dem, med platser, chatt och framsteg. Det går inte att ångra.
    }
carry-yes = Ja, det är jag
carry-no = Nej, låt bli
mine-data-head = Mina data som fil
mine-data-about = Ditt namn, inställningar, bord, protokoll, framsteg och chattmeddelanden: ett JSON-objekt per rad, där det första förklarar de andra.
mine-data-do = Ladda ned mina data
mine-data-readme = Ett JSON-objekt per rad, var och ett med en type. person: ditt namn, språk och utseende. bot: ditt program. token: vad ett program får göra (aldrig själva nyckeln). table: ett bord som du skapat, sitter vid eller tittar på; seats: dina platser från 1; record: partiet, för ”tumblestar replay” och ”verify”. attempt, imported: framsteg i kampanjer. chat: det du skrev; at: millisekunder sedan 1970; key: en fras. restriction: vilka du tystat eller blockerat. Tider är UTC.
mine-restricted-head = Tystade och blockerade
mine-restricted-unnamed = någon utan namn
mine-delete-head = Radera mig
mine-delete-goes = Raderas för gott: ditt namn, inställningar, framsteg, nycklar, program, chattmeddelanden, och bord där ingen annan spelar. I pågående partier lämnar du din plats; där ingen får lämna ger du upp.
mine-delete-stays = Sparas utan ditt namn: partier med andra och deras protokoll. Bord som du skapat går över till en spelare där. Nedladdade kopior och serverns säkerhetskopior ändras inte.
mine-delete-sure = Jag vet att det inte går att ångra.
mine-delete-do = Radera mig nu
mine-deleted-head = Du är raderad
mine-deleted = Inget om dig finns kvar här eller i denna webbläsare.
