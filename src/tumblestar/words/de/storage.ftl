### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = Der Ordner { $folder } lässt sich nicht anlegen: { $why }. Wähle einen anderen mit --data oder TUMBLESTAR_DATA.
store-foreign = { $file } ist die Datenbank eines anderen Programms. Wähle einen anderen Ordner mit --data oder TUMBLESTAR_DATA.
store-newer = Die Tische in { $folder } sind von einem neueren tumblestar. Aktualisiere tumblestar, oder wähle einen anderen Ordner mit --data.
store-read-only = In den Ordner { $folder } lässt sich nicht schreiben. Ändere seine Rechte, oder wähle einen anderen mit --data oder TUMBLESTAR_DATA.
store-address = Das ist keine Adresse einer PostgreSQL-Datenbank. Schreib sie wie postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL braucht psycopg. Installiere es: pip install { $what }
store-pg-foreign = Die Datenbank { $place } gehört einem anderen Programm. Gib die Adresse einer leeren an.
store-pg-newer = Die Tische in { $place } sind von einem neueren tumblestar. Aktualisiere tumblestar, oder wähle eine andere Datenbank.
store-pg-gone = Die Datenbank { $place } ist nicht erreichbar: { $why }. Alles Bestätigte ist sicher.
store-pg-refused = Die Datenbank { $place } verweigert den Zugang: { $why }. Prüfe Benutzer und Passwort in der Adresse.
store-pg-full = Die Datenbank { $place } hat keinen Platz oder keine Verbindung mehr frei: { $why }. Alles Bestätigte ist sicher.
store-pg-held = Die Datenbank { $place } wird verlegt oder nimmt keine Verbindungen mehr an. Starte später noch einmal.
store-pg-trouble = Die Datenbank { $place } ist nicht benutzbar: { $why }.
store-full = Für { $folder } ist kein Platz mehr. Schaffe Platz. Alles Bestätigte ist sicher.
store-damaged = Die Datei { $file } ist beschädigt ({ $why }). Stell mit „tumblestar restore“ eine Sicherung wieder her, oder rette das Lesbare mit „.recover“ im Programm sqlite3.
store-tables-damaged =
    { $count ->
        [one] 1 Tisch ist nicht lesbar und fehlt in Listen:
       *[other] { $count } Tische sind nicht lesbar und fehlen in Listen:
    } { $names }. Vielleicht hat eine ältere Sicherung, was fehlt.
store-locked = Ein anderes Programm benutzt { $file }. Beende zuerst dieses Programm.
store-unsure = Die Datenbank ging beim Schreiben verloren; vielleicht ist es geschehen, vielleicht nicht. Sieh nach, bevor du es wiederholst.
store-raced = Dieser Tisch hat sich eben geändert. Lade die Seite neu.
store-busy = Die Festplatte kommt nicht nach. Nichts ist geschehen; versuch es gleich wieder.
store-closed = Der Server hält an. Nichts ist geschehen; versuch es wieder, wenn er zurück ist.
store-trouble = Die Datei { $file } ist nicht benutzbar: { $why }.

## Backups, and moving to another place

move-there = { $place } hat schon Personen oder Tische. Wähle einen leeren Ordner oder eine leere Datenbank.
move-served = Ein Server benutzt { $place }. Halte ihn zuerst an.
move-short = „{ $table }“ kam in { $place } nicht ganz an; nichts wurde dort behalten. Versuch es noch einmal.
move-same = Beide Orte sind derselbe. Nenne zwei verschiedene.
backup-there = { $file } gibt es schon. Wähle einen anderen Namen, oder ergänze --replace.
backup-none = In { $folder } gibt es keine Tische.
backup-trouble = { $file } ist nicht benutzbar: { $why }.
restore-there = In { $folder } gibt es schon Tische. Ergänze --replace, um sie beiseitezulegen.
restore-foreign = { $file } ist keine Sicherung der Tische von tumblestar. Wähle eine Datei von „tumblestar backup“.
restore-newer = { $file } ist von einem neueren tumblestar. Aktualisiere erst tumblestar.
restore-damaged = { $file } ist beschädigt; nichts wurde geändert.
