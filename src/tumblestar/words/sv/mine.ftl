### My data: another device, download, deletion.

mine-head = Mina data
mine-nobody = Inget är sparat om dig här än. Om du spelar på en annan enhet kan du koppla den här till den.
carry-out-head = Spela på en annan enhet
carry-out-about = Använd en länk eller QR-kod för att spela på en annan enhet med samma namn, bord och framsteg. Den fungerar en gång, inom { $count } minuter.
carry-out-do = Visa länken
carry-shown = Öppna länken på din andra enhet inom { $count } minuter. Behåll den för dig själv: den som har den kan spela som du.
carry-link = Länk till din andra enhet
carry-back = Tillbaka till mina data
carry-head = Koppla den här enheten
carry-about = Öppna ”Mina data” på din andra enhet och visa länken. Öppna den här, eller kopiera koden efter dess #.
carry-code = Kod
carry-look = Kontrollera koden
carry-wrong = Koden är fel, redan använd eller har gått ut. Visa en ny på din andra enhet.
carry-asked = Är du ”{ $name }”? Dina bord där: { $count }. Från och med nu spelar den här enheten som ”{ $name }”.
carry-asked-unnamed = Är det här du, en spelare utan namn? Dina bord där: { $count }. Från och med nu spelar den här enheten som den spelaren.
carry-joins = { $count ->
        [0] Dina inställningar där ersätter dem på den här enheten.
        [one] Ditt bord på den här enheten läggs till, med platser, chatt och framsteg. Du kan inte ångra det.
       *[other] Dina { $count } bord på den här enheten läggs till, med platser, chatt och framsteg. Du kan inte ångra det.
    }
carry-yes = Ja, det är jag
carry-no = Avbryt
mine-data-head = Mina data som fil
mine-data-about = Ditt namn, inställningar, bord, spelfiler, framsteg och chattmeddelanden, ett JSON-objekt per rad. Den första raden förklarar de andra.
mine-data-do = Ladda ner mina data
mine-data-readme = Ett JSON-objekt per rad, vart och ett med en type. person: ditt namn, språk och tema. bot: ditt program. token: vad ett program får göra (aldrig själva nyckeln). table: ett bord som du skapat, sitter vid eller tittar på; seats: dina platser från 1; record: partiet, för ”tumblestar replay” och ”verify”. attempt, imported: framsteg i kampanjer. chat: det du skrev; at: millisekunder sedan 1970; key: en fras. restriction: vilka du tystat eller blockerat. Tider är UTC.
mine-restricted-head = Tystade och blockerade
mine-restricted-unnamed = en spelare utan namn
mine-delete-head = Radera mina data
mine-delete-goes = Raderas för gott: ditt namn, inställningar, framsteg, nycklar, program, chattmeddelanden och bord där ingen annan spelar. I pågående partier lämnar du din plats; där du inte får lämna ger du upp.
mine-delete-stays = Sparas utan ditt namn: partier med andra och deras spelfiler. Bord som du skapat går över till en spelare där. Nedladdade kopior och serverns säkerhetskopior ändras inte.
mine-delete-sure = Jag vet att det inte går att ångra.
mine-delete-do = Radera mina data nu
mine-deleted-head = Dina data är raderade
mine-deleted = Inget om dig finns kvar här eller i den här webbläsaren.
