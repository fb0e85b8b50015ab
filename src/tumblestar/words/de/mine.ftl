### My data: another device, download, deletion.

mine-head = Meine Daten
mine-nobody = Über dich ist hier noch nichts gespeichert. Spielst du auch auf einem anderen Gerät, verknüpfe dieses damit.
carry-out-head = Auf einem anderen Gerät spielen
carry-out-about = Mit einem Link oder QR-Code spielst du auf einem anderen Gerät mit demselben Namen, denselben Tischen und demselben Fortschritt. Er gilt einmal, { $count } Minuten lang.
carry-out-do = Link zeigen
carry-shown = Öffne das innerhalb von { $count } Minuten auf deinem anderen Gerät. Behalte es für dich: Wer es hat, kann für dich spielen.
carry-link = Link für dein anderes Gerät
carry-back = Zurück zu meinen Daten
carry-head = Dieses Gerät verknüpfen
carry-about = Öffne auf deinem anderen Gerät „Meine Daten“ und zeig den Link. Öffne ihn hier oder kopiere den Code nach dem #.
carry-code = Code
carry-look = Code prüfen
carry-wrong = Dieser Code ist falsch, wurde schon benutzt oder ist abgelaufen. Zeig auf deinem anderen Gerät einen neuen.
carry-asked = Bist du „{ $name }“? Deine Tische dort: { $count }. Von jetzt an spielt dieses Gerät als „{ $name }“.
carry-asked-unnamed = Bist du das, jemand ohne Namen? Deine Tische dort: { $count }. Von jetzt an spielt dieses Gerät für diese Person.
carry-joins = { $count ->
        [0] Deine Einstellungen von dort ersetzen die auf diesem Gerät.
        [one] Dein Tisch auf diesem Gerät kommt dazu, mit Plätzen, Chat und Fortschritt. Das kannst du nicht rückgängig machen.
       *[other] Deine { $count } Tische auf diesem Gerät kommen dazu, mit Plätzen, Chat und Fortschritt. Das kannst du nicht rückgängig machen.
    }
carry-yes = Ja, das bin ich
carry-no = Abbrechen
mine-data-head = Meine Daten als Datei
mine-data-about = Dein Name, deine Einstellungen, Tische, Spieldateien, dein Fortschritt und deine Chat-Nachrichten, ein JSON-Objekt je Zeile. Die erste Zeile erklärt die anderen.
mine-data-do = Meine Daten herunterladen
mine-data-readme = Ein JSON-Objekt je Zeile, jedes mit einem type. person: dein Name, deine Sprache, dein Design. bot: dein Programm. token: was ein Programm darf (nie das Token selbst). table: ein Tisch, den du eröffnet hast, an dem du sitzt oder zusiehst; seats: deine Plätze ab 1; record: die Partie, für „tumblestar replay“ und „verify“. attempt, imported: Fortschritt in Kampagnen. chat: was du geschrieben hast; at: Millisekunden seit 1970; key: ein fertiger Satz. restriction: wen du stumm geschaltet oder blockiert hast. Zeiten sind UTC.
mine-restricted-head = Stumm und blockiert
mine-restricted-unnamed = jemand ohne Namen
mine-delete-head = Meine Daten löschen
mine-delete-goes = Endgültig gelöscht werden: dein Name, deine Einstellungen, dein Fortschritt, Tokens, Programme, Chat-Nachrichten und Tische, an denen sonst niemand spielt. In laufenden Partien verlässt du deinen Platz; wo das nicht geht, gibst du auf.
mine-delete-stays = Ohne deinen Namen bleiben: Partien mit anderen und ihre Spieldateien. Tische, die du eröffnet hast, gehen an jemanden, der dort spielt. Heruntergeladene Kopien und die Sicherungen dieses Servers ändern sich nicht.
mine-delete-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
mine-delete-do = Jetzt löschen
mine-deleted-head = Deine Daten sind gelöscht
mine-deleted = Über dich ist hier und in diesem Browser nichts mehr gespeichert.
