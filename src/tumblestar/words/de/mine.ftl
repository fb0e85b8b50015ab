### My data: another device, download, deletion.

mine-head = Meine Daten
mine-nobody = Über dich ist hier noch nichts gespeichert. Spielst du auf einem anderen Gerät, hol deine Daten von dort.
carry-out-head = Auf einem anderen Gerät spielen
carry-out-about = Ein Link oder QR-Code macht ein anderes Gerät zu deinem, mit Tischen, Name und Fortschritt. Er gilt einmal, { $count } Minuten lang.
carry-out-do = Link zeigen
carry-shown = Öffne das binnen { $count } Minuten auf deinem anderen Gerät. Zeig es sonst niemandem: Damit kann man als du spielen.
carry-link = Link für dein anderes Gerät
carry-back = Zurück zu meinen Daten
carry-head = Deine Daten auf dieses Gerät holen
carry-about = Öffne auf deinem anderen Gerät „Meine Daten“ und zeige den Link. Öffne ihn hier, oder kopiere den Code nach dem #.
carry-code = Code
carry-look = Ansehen, wer das ist
carry-wrong = Dieser Code ist unbekannt, verbraucht oder abgelaufen. Zeige auf deinem anderen Gerät einen neuen.
carry-asked = Bist du „{ $name }“? Tische, die mitkommen: { $count }. Von da an spielt dieses Gerät als „{ $name }“.
carry-asked-unnamed = Bist du das, jemand ohne Namen? Tische, die mitkommen: { $count }. Von da an spielt dieses Gerät für diese Person.
carry-joins = { $count ->
        [0] Deine Einstellungen auf diesem Gerät weichen den mitgebrachten.
       *[other] Deine Tische auf diesem Gerät ({ $count }) kommen dazu, mit Plätzen, Chat und Fortschritt. Das lässt sich nicht rückgängig machen.
    }
carry-yes = Ja, das bin ich
carry-no = Nein, lass es
mine-data-head = Meine Daten als Datei
mine-data-about = Dein Name, Einstellungen, Tische, Aufzeichnungen, Fortschritt und Chatnachrichten: ein JSON-Objekt je Zeile, das erste erklärt die anderen.
mine-data-do = Meine Daten herunterladen
mine-data-readme = Ein JSON-Objekt je Zeile, jedes mit einem type. person: dein Name, deine Sprache, dein Aussehen. bot: dein Programm. token: was ein Programm darf (nie das Token selbst). table: ein Tisch, den du eröffnet hast, an dem du sitzt oder zusiehst; seats: deine Plätze ab 1; record: die Partie, für „tumblestar replay“ und „verify“. attempt, imported: Fortschritt in Kampagnen. chat: was du geschrieben hast; at: Millisekunden seit 1970; key: ein fertiger Satz. restriction: wen du stumm geschaltet oder blockiert hast. Zeiten sind UTC.
mine-restricted-head = Stumm und blockiert
mine-restricted-unnamed = jemand ohne Namen
mine-delete-head = Mich löschen
mine-delete-goes = Endgültig gelöscht: Name, Einstellungen, Fortschritt, Tokens, Programme, Chatnachrichten und Tische, an denen sonst niemand spielt. In laufenden Partien verlässt du deinen Platz; wo das nicht geht, gibst du auf.
mine-delete-stays = Ohne deinen Namen bleiben: Partien mit anderen und ihre Aufzeichnungen. Deine Tische gehen an jemanden, der dort spielt. Heruntergeladene Kopien und Sicherungen dieses Servers ändern sich nicht.
mine-delete-sure = Ich weiß, dass sich das nicht rückgängig machen lässt.
mine-delete-do = Mich jetzt löschen
mine-deleted-head = Du bist gelöscht
mine-deleted = Über dich ist hier und in diesem Browser nichts mehr gespeichert.
