### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = De map { $folder } kan niet worden gemaakt: { $why }. Kies een andere met --data of TUMBLESTAR_DATA.
store-foreign = { $file } is de database van een ander programma. Kies een andere map met --data of TUMBLESTAR_DATA.
store-newer = De tafels in { $folder } zijn van een nieuwere tumblestar. Werk tumblestar bij, of kies een andere map met --data.
store-read-only = In de map { $folder } kan niet worden geschreven. Wijzig de rechten, of kies een andere met --data of TUMBLESTAR_DATA.
store-address = Dit is geen adres van een PostgreSQL-database. Schrijf het als postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL heeft psycopg nodig. Installeer het: pip install { $what }
store-pg-foreign = De database { $place } is van een ander programma. Geef het adres van een lege.
store-pg-newer = De tafels in { $place } zijn van een nieuwere tumblestar. Werk tumblestar bij, of kies een andere database.
store-pg-gone = De database { $place } is niet bereikbaar: { $why }. Alles wat is bevestigd, is veilig.
store-pg-refused = De database { $place } weigert toegang: { $why }. Controleer gebruiker en wachtwoord in het adres.
store-pg-full = De database { $place } heeft geen ruimte of verbinding meer: { $why }. Alles wat is bevestigd, is veilig.
store-pg-held = De database { $place } wordt verplaatst, of neemt geen verbindingen meer aan. Start later opnieuw.
store-pg-trouble = De database { $place } is niet bruikbaar: { $why }.
store-full = Er is geen ruimte meer voor { $folder }. Maak ruimte vrij. Alles wat is bevestigd, is veilig.
store-damaged = Het bestand { $file } is beschadigd ({ $why }). Zet een back-up terug met “tumblestar restore”, of red wat leesbaar is met “.recover” van het programma sqlite3.
store-tables-damaged =
    { $count ->
        [one] 1 tafel is niet leesbaar en ontbreekt in lijsten:
       *[other] { $count } tafels zijn niet leesbaar en ontbreken in lijsten:
    } { $names }. Misschien heeft een oudere back-up wat ontbreekt.
store-locked = Een ander programma gebruikt { $file }. Sluit dat eerst.
store-unsure = De database viel weg tijdens het schrijven, dus misschien is dit gedaan en misschien niet. Controleer het voordat je het herhaalt.
store-raced = Deze tafel is net veranderd. Laad de pagina opnieuw.
store-busy = De schijf kan het niet bijhouden. Er is niets gedaan; probeer het zo weer.
store-closed = De server stopt. Er is niets gedaan; probeer het weer als hij terug is.
store-trouble = Het bestand { $file } is niet bruikbaar: { $why }.

## Backups, and moving to another place

move-there = In { $place } staan al mensen of tafels. Kies een lege map of database.
move-served = Een server gebruikt { $place }. Stop die eerst.
move-short = “{ $table }” kwam niet volledig aan in { $place }; daar is niets bewaard. Probeer het weer.
move-same = Beide plaatsen zijn hetzelfde. Geef twee verschillende plaatsen.
backup-there = { $file } bestaat al. Kies een andere naam, of voeg --replace toe.
backup-none = Er zijn geen tafels in { $folder }.
backup-trouble = { $file } is niet bruikbaar: { $why }.
restore-there = Er zijn al tafels in { $folder }. Voeg --replace toe om ze opzij te zetten.
restore-foreign = { $file } is geen back-up van tumblestars tafels. Kies een bestand van “tumblestar backup”.
restore-newer = { $file } is van een nieuwere tumblestar. Werk tumblestar eerst bij.
restore-damaged = { $file } is beschadigd; er is niets veranderd.
