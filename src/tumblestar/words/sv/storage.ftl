### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = Kan inte skapa mappen { $folder }: { $why }. Välj en annan med --data eller TUMBLESTAR_DATA.
store-foreign = { $file } är ett annat programs databas. Välj en annan mapp med --data eller TUMBLESTAR_DATA.
store-newer = Borden i { $folder } är från en nyare version av tumblestar. Uppdatera tumblestar, eller välj en annan mapp med --data.
store-read-only = Mappen { $folder } går inte att skriva till. Ändra dess rättigheter, eller välj en annan med --data eller TUMBLESTAR_DATA.
store-address = Det är inte adressen till en PostgreSQL-databas. Skriv den som postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL kräver psycopg. Installera det: pip install { $what }
store-pg-foreign = Databasen { $place } hör till ett annat program. Ange adressen till en tom.
store-pg-newer = Borden i { $place } är från en nyare version av tumblestar. Uppdatera tumblestar, eller välj en annan databas.
store-pg-gone = Databasen { $place } kan inte nås: { $why }. Allt som har bekräftats finns kvar.
store-pg-refused = Databasen { $place } nekar åtkomst: { $why }. Kontrollera användare och lösenord i adressen.
store-pg-full = Databasen { $place } har inget utrymme eller ingen anslutning kvar: { $why }. Allt som har bekräftats finns kvar.
store-pg-held = Databasen { $place } flyttas, eller tar inga fler anslutningar. Starta igen senare.
store-pg-trouble = Databasen { $place } kan inte användas: { $why }.
store-full = Det finns inget utrymme kvar för { $folder }. Frigör utrymme. Allt som har bekräftats finns kvar.
store-damaged = Filen { $file } är skadad ({ $why }). Återställ en säkerhetskopia med ”tumblestar restore”, eller rädda det som går att läsa med ”.recover” i programmet sqlite3.
store-tables-damaged =
    { $count ->
        [one] { $count } bord kan inte läsas och är utelämnat ur listor:
       *[other] { $count } bord kan inte läsas och är utelämnade ur listor:
    } { $names }. Kanske har en äldre säkerhetskopia det som saknas.
store-locked = Ett annat program använder { $file }. Stäng det programmet först.
store-unsure = Databasen försvann under skrivningen, så det är osäkert om detta blev gjort. Kontrollera innan du upprepar det.
store-raced = Bordet har just ändrats. Ladda om sidan.
store-busy = Disken hinner inte med. Inget gjordes; försök igen om en stund.
store-closed = Servern stängs av. Inget gjordes; försök igen när den är tillbaka.
store-trouble = Filen { $file } kan inte användas: { $why }.

## Backups, and moving to another place

move-there = { $place } innehåller redan personer eller bord. Välj en tom mapp eller databas.
move-served = En server använder { $place }. Stoppa den först.
move-short = ”{ $table }” kom inte fram helt till { $place }; inget sparades där. Försök igen.
move-same = Båda ställena är samma. Ange två olika.
backup-there = { $file } finns redan. Välj ett annat namn, eller lägg till --replace.
backup-none = Det finns inga bord i { $folder }.
backup-trouble = { $file } kan inte användas: { $why }.
restore-there = Det finns redan bord i { $folder }. Lägg till --replace för att lägga dem åt sidan.
restore-foreign = { $file } är ingen säkerhetskopia av tumblestars bord. Välj en fil från ”tumblestar backup”.
restore-newer = { $file } är från en nyare version av tumblestar. Uppdatera tumblestar först.
restore-damaged = { $file } är skadad; inget ändrades.
