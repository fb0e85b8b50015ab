### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = Kan ikke oprette mappen { $folder }: { $why }. Vælg en anden med --data eller TUMBLESTAR_DATA.
store-foreign = { $file } er et andet programs database. Vælg en anden mappe med --data eller TUMBLESTAR_DATA.
store-newer = Bordene i { $folder } er fra et nyere tumblestar. Opdatér tumblestar, eller vælg en anden mappe med --data.
store-read-only = Der kan ikke skrives i mappen { $folder }. Ret dens rettigheder, eller vælg en anden med --data eller TUMBLESTAR_DATA.
store-address = Dette er ikke adressen på en PostgreSQL-database. Skriv den som postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL kræver psycopg. Installér det: pip install { $what }
store-pg-foreign = Databasen { $place } tilhører et andet program. Angiv adressen på en tom.
store-pg-newer = Bordene i { $place } er fra et nyere tumblestar. Opdatér tumblestar, eller vælg en anden database.
store-pg-gone = Databasen { $place } kan ikke nås: { $why }. Alt bekræftet er i sikkerhed.
store-pg-refused = Databasen { $place } nægter adgang: { $why }. Kontrollér bruger og adgangskode i adressen.
store-pg-full = Databasen { $place } har ikke mere plads eller flere forbindelser: { $why }. Alt bekræftet er i sikkerhed.
store-pg-held = Databasen { $place } er ved at blive flyttet eller tager ikke flere forbindelser. Start igen senere.
store-pg-trouble = Databasen { $place } kan ikke bruges: { $why }.
store-full = Der er ikke mere plads til { $folder }. Frigør plads. Alt bekræftet er i sikkerhed.
store-damaged = Filen { $file } er beskadiget ({ $why }). Gendan en sikkerhedskopi med ”tumblestar restore”, eller red det læselige med ”.recover” i programmet sqlite3.
store-tables-damaged =
    { $count ->
        [one] 1 bord kan ikke læses og er udeladt af lister:
       *[other] { $count } borde kan ikke læses og er udeladt af lister:
    } { $names }. Måske har en ældre sikkerhedskopi det, der mangler.
store-locked = Et andet program bruger { $file }. Luk først det program.
store-unsure = Databasen forsvandt under skrivning, så det er måske gjort, måske ikke. Se efter, før du gentager det.
store-raced = Bordet er netop ændret. Indlæs siden igen.
store-busy = Disken kan ikke følge med. Intet blev gjort; prøv igen om lidt.
store-closed = Serveren stopper. Intet blev gjort; prøv igen, når den er tilbage.
store-trouble = Filen { $file } kan ikke bruges: { $why }.

## Backups, and moving to another place

move-there = { $place } rummer allerede personer eller borde. Vælg en tom mappe eller database.
move-served = En server bruger { $place }. Stop den først.
move-short = ”{ $table }” nåede ikke helt frem til { $place }; intet blev gemt der. Prøv igen.
move-same = Begge steder er ens. Angiv to forskellige.
backup-there = { $file } findes allerede. Vælg et andet navn, eller tilføj --replace.
backup-none = Der er ingen borde i { $folder }.
backup-trouble = { $file } kan ikke bruges: { $why }.
restore-there = Der er allerede borde i { $folder }. Tilføj --replace for at lægge dem til side.
restore-foreign = { $file } er ikke en sikkerhedskopi af tumblestars borde. Vælg en fil fra ”tumblestar backup”.
restore-newer = { $file } er fra et nyere tumblestar. Opdatér tumblestar først.
restore-damaged = { $file } er beskadiget; intet blev ændret.
