### Games in the terminal.

bad-option-twice = Die Option „{ $name }“ kann nicht zugleich { $first } und { $second } sein; gib sie einmal an.
cli-play-resume = Setzt die letzte Partie im Terminal fort; mit GAME die letzte dieses Spiels.
cli-play-game = Ein Spiel für das Terminal, oder die Datei einer Aufzeichnung zum Fortsetzen; ohne öffnen sich die Spiele im Browser.
cli-play-seats = Terminal: wie viele spielen.
cli-play-bots = Terminal: Bots für die letzten Plätze, mit Kommas.
cli-play-names = Terminal: Namen der Menschen, mit Kommas.
cli-play-option = Terminal: eine Option des Spiels, Name=Zahl; wiederholbar.
cli-play-seed = Terminal: Wörter, die alles Glück festlegen, das dann offen ist; sonst ist es geheim und versiegelt.
cli-play-plain = Terminal: zeichnet nichts und sagt eine Tatsache je Zeile, für Bildschirmleser.
cli-play-no-color = Terminal: keine Farben.
term-what = Ein Spiel oder eine Datei „{ $name }“ gibt es nicht. Spiele: { $games }.
term-not-for-server = { $option } braucht ein Spiel im Terminal: tumblestar play GAME.
term-not-for-terminal = { $option } ist für Spiele im Browser, nicht im Terminal.
term-option = „{ $text }“ ist keine Option; erwartet ist Name=Zahl.
term-crowded = { $seats } Plätze sind zu wenig. Menschen: { $people }. Bots: { $bots }.
term-sealed = Ein geheimer Seed entscheidet das Glück; er wird am Ende geöffnet. Seine Festlegung: { $commitment }
term-seed = Das Glück ist offen: Es folgt aus dem Seed „{ $seed }“.
term-open = Das Glück ist offen: Die Aufzeichnung kann es nicht beweisen.
term-begin = Tippe eine Aktion in Notation, „?“ für das, was möglich ist, oder „hilfe“.
term-resumed = Die Partie aus { $file } geht nach Ereignis { $count } weiter.
term-seed-lost = Der geheime Seed der Partie liegt weder neben ihrer Datei noch in { $folder }. Wurde sie mit einem anderen --data gespielt, gib diesen Ordner an. Ohne ihn geht das Glück mit einem neuen Seed weiter, und die Aufzeichnung sagt für immer, dass es offen ist.
term-seed-sure = Tippe „ja“, um mit einem neuen Seed weiterzuspielen:
term-seed-kept = Die Partie bleibt, wie sie ist.
term-verify = Die Partie liegt in { $file }. Alle können ihr Glück prüfen:
term-type-verify = tumblestar verify { $file }
term-kept = Die Partie liegt in { $file }. So geht sie weiter:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } hat die Partie bis Schritt { $count }. So geht sie von dort weiter:
term-kept-games = Unfertige Partien im Terminal ({ $count }), die jüngste zuerst:
term-kept-game = { $game }, { $when }, Ereignis { $events }
term-kept-resume = „tumblestar play --resume{ $data }“ setzt die erste fort. Alle liegen in { $folder }.
term-none-kept = In { $folder } gibt es keine solche unfertige Partie. „tumblestar play GAME“ beginnt eine.
term-not-for-resumed = { $option } ist nur für neue Partien.
term-not-kept = Nichts wurde gespielt, also bleibt auch nichts.
term-lost = Die Partie ist nicht gesichert. { $file } lässt sich nicht schreiben: { $why }.
term-unkept = Die Partie lässt sich nicht in { $file } aufbewahren: { $why }. Sie geht weiter; „speichern FILE“ legt sie woanders ab.
term-played-elsewhere = Diese Partie wurde auch in einem anderen Terminal gespielt. Beide sind aufbewahrt, deine in { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } denkt nach …
bot-compiling = Der Bot wird für diesen Rechner kompiliert, einmal, in ein bis zwei Minuten …
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Ziel, erfüllt
        [kept] Ziel, bisher erfüllt
       *[unmet] Ziel, noch nicht erfüllt
    }: { $goal }
term-no-cards = Dieses Spiel hat keine gemeinsamen Karten.
term-no-choice = Nichts, was jetzt möglich ist, enthält „{ $text }“.
term-best = ★ { $way } (beste)
term-alike = { $way } (ebenso gut: { $count } mehr)
term-hint-working = Sieganteile werden berechnet …
term-way = - { $way }
term-no-hint = Es gibt nichts zu raten.
term-undone = Die letzte Aktion ist zurückgenommen.
term-asked = Du hast die anderen um Rücknahme gebeten.
term-practice = Zurückgehen und üben? (ja oder nein)
term-asks = { $seat } bittet um Rücknahme. Tippe „zustimmen“ oder „ablehnen“.
term-dropped = Etwas ist passiert; der Rest deiner Eingabe wurde nicht ausgeführt.
term-tutor-on = Der Tutor fragt vor einer Aktion, die mehr als { NUMBER($share, style: "percent") } vom Sieg kostet.
term-tutor-off = Der Tutor ist aus.
term-tutor-what = Sag, was eine Aktion ungefragt kosten darf, in Prozentpunkten: „tutor { $usual }“, aus { $amounts }; oder „tutor aus“.
term-tutor-none = Dieses Spiel hat keine Sieganteile, also keinen Tutor.
tutor-head = Sicher?
term-tutor-sure = Tippe „ja“, um es zu spielen:
term-tutor-kept = Es wird nicht gespielt.
term-off = aus
term-asks-help = { $seat } möchte Hilfe für alle erlauben. Tippe „zustimmen“ oder „ablehnen“.
term-asked-help = Du hast die anderen gebeten, Hilfe zu erlauben.
term-does-allow = bittet die anderen um mehr Hilfe als die Chancen, oder stimmt zu; „erlauben aus“ beendet sie
term-word-allow = erlauben
term-sure = Tippe „ja“, um sie zu beenden:
term-yes = ja yes
term-not-resigned = Die Partie geht weiter.
term-refused = Nicht ausgeführt. { $why }
term-refused-rule = Nicht ausgeführt. { $why } Die Regel: „hilfe { $tag }“.
term-refused-unread = Nicht verstanden. { $why } „?“ nennt, was möglich ist, „hilfe“ alle Befehle.
term-save-what = Sag, wohin: speichern FILE
term-saved = Die Partie ist in { $file } gespeichert.
term-foreign = { $file } gibt es und ist keine Aufzeichnung, bleibt also, wie es ist.
term-no-rule = Eine Regel „{ $text }“ gibt es nicht. Abschnitte der Regeln:
term-section = hilfe { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Tippe eine Aktion in Notation, mehrere mit „;“ dazwischen, oder eins davon:
term-does-choices = was möglich ist, mit Wirkung; „? TEXT“ nur das mit diesem Text
term-does-help = das hier; „hilfe TAG“ zeigt eine Regel oder einen Abschnitt
term-does-board = das Brett und wie es für alle steht; „brett TEXT“ nur Zeilen mit diesem Text
term-does-cards = die Karten im Spiel und was sie tun
term-does-log = was geschah; „verlauf 10“ die letzten zehn Ereignisse
term-does-hint = Möglichkeiten mit Chancen, Punkten und Sieganteilen; die beste ist gekennzeichnet, wenn bekannt
term-does-tutor = fragt vor teuren Aktionen: „tutor 5“ ab 5 % vom Sieg (1, 2, 5 oder 10), „tutor aus“
term-does-undo = nimmt deine letzte Aktion zurück; allein auch hinter das Glück, als Übung; Menschen werden gefragt
term-does-resign = gibt auf
term-does-save = „speichern FILE“ schreibt die Aufzeichnung; die Partie bleibt auch von selbst erhalten
term-does-quit = hört auf; auch Ctrl-C und Ctrl-D
term-word-help = hilfe
term-word-board = brett
term-word-cards = karten
term-word-log = verlauf
term-word-hint = tipp
term-word-tutor = tutor
term-word-undo = zurücknehmen
term-word-resign = aufgeben
term-word-save = speichern
term-word-quit = beenden
cli-join = Spielt im Terminal an einem Tisch eines Servers.
cli-join-link = Eine Einladung, etwa https://games.example/join/…, oder die Adresse eines Tisches.
cli-join-name = Dein Name, wie andere ihn sehen.
term-no-link = „{ $link }“ führt zu keinem Platz; erwartet ist eine Einladung (https://…/join/…) oder ein Tisch (https://…/table/…).
term-no-seat = Bei { $link } ist kein Platz frei, oder die Partie ist zu Ende. Bitte um einen anderen Link.
term-nothing-there = Bei { $link } ist nichts: Die Adresse ist falsch, oder der Tisch ist nicht deiner.
term-password = { $link } verlangt ein Passwort. Eine Einladung braucht keins: Bitte um eine.
term-server-refuses = Der Server weist dich bei { $link } ab (Status { $status }).
term-no-server = { $link } ist nicht erreichbar: { $why }.
term-no-jar = Deine Identität bei diesem Server lässt sich nicht in { $file } aufbewahren: { $why }.
term-you-are = { $count ->
        [0] Du siehst zu.
       *[other] Du spielst für { $names }.
    }
term-waiting = { $seat ->
        [you] Ein Bot ist für dich dran.
       *[other] { $seat } ist dran.
    } Ctrl-C beendet.
term-waiting-start = Die Partie beginnt, wenn alle Plätze besetzt sind. Ctrl-C beendet.
term-line-lost = Die Verbindung war weg und ist wieder da.
term-line-gone = Die Verbindung ist weg, und { $link } antwortet nicht.
term-table-gone = Der Tisch bei { $link } ist weg oder dir nicht zugänglich.
term-other-protocol = Der Server bei { $link } hat eine andere Version als dieses Programm. Aktualisiere das ältere.
term-seat-kept = Dein Platz bleibt deiner. So kommst du zurück:
term-type-join = tumblestar join { $link }
term-verify-there = Der Server zeigt dieselbe Prüfung: { $link }
term-said = { $words }
term-does-people = wer da ist; der Host bekommt die Einladungen zu freien Plätzen
term-does-time = verbleibende Zeit für jeden Platz
term-does-chat = die Nachrichten; „chat 10“ die letzten zehn
term-does-say = „sagen TEXT“ spricht zu allen; „sagen“ listet fertige Sätze, „sagen 2“ sagt den zweiten
term-does-hand = lässt einen Bot für dich spielen; „übergeben random“ nennt ihn
term-does-back = du spielst selbst weiter
term-does-gone = wenn jemand lange weg ist: „weg warten“, „weg bot“ (ein Bot spielt weiter), „weg ende“ (beendet die Partie)
term-does-fill = für den Host, ein Bot auf einen freien Platz; „füllen 2 random“ sagt, wo und welcher
term-does-leave = überlässt deinen Platz jemand anderem
term-does-rematch = noch eine Partie mit denselben Leuten
term-does-agree = stimmt einer Rücknahme zu, oder Hilfe für alle
term-does-decline = lehnt das oder eine Revanche ab, oder zieht deine Bitte zurück
term-word-people = leute
term-word-time = zeit
term-word-chat = chat
term-word-say = sagen
term-word-hand = übergeben
term-word-back = wieder
term-word-gone = weg
term-word-fill = füllen
term-word-leave = gehen
term-word-rematch = revanche
term-word-agree = zustimmen
term-word-decline = ablehnen
term-word-gone-wait = warten
term-word-gone-bot = bot
term-word-gone-end = ende
term-person = Platz { $count }, { $seat }{ $how ->
        [here] : da
        [away] : abwesend
        [asked] : noch keine Antwort
        [bot] { "" }
       *[gone] : nicht da
    }
term-person-you = Platz { $count }, { $seat }: du
term-person-bot = Platz { $count }, { $seat }: { $bot } spielt vorläufig
term-person-free = Platz { $count }: frei
term-link-all = Die Einladung für alle, Code { $code }:
term-link = Die Einladung zu Platz { $count }, für eine Person:
term-type-link = { $link }
term-time = { $seat }: noch { $minutes } min { $seconds } s{ $runs ->
        [yes] , läuft
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Zeit übrig: { $times }
term-no-clock = Hier gibt es keine Uhr, oder die Partie hat nicht begonnen.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Sag, was: sagen TEXT, oder die Nummer eines Satzes
term-gone = { $seat } ist nicht mehr da.
term-came = { $seat } ist da.
term-missed = { $seat } (Platz { $count }) ist lange weg. Stimmen für das Ende der Partie: { $n } von { $asked }. Tippe „weg warten“, „weg bot“ oder „weg ende“.
term-nobody-missed = Niemand ist lange weg.
term-nobody-free = So einen freien Platz gibt es nicht.
term-waits = Erwartet wird { $seat }.
term-filled = Auf Platz { $count } sitzt ein Bot.
term-sure-leave = Tippe „ja“, um ihn zu verlassen:
term-left = Du bist gegangen; der Host bekommt einen neuen Link zu deinem Platz.
term-after = „revanche“ spielt noch einmal, „sagen TEXT“ sagt etwas, „beenden“ hört auf.
term-rematch-there = Eine Revanche: Tippe „revanche“, um hinzugehen, oder „ablehnen“.
term-rematch-declined = Revanche abgelehnt; dein Platz dort ist frei.
term-rematch-early = Eine Revanche kommt nach dem Ende der Partie.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } schr
        [diagonal] { $square } diag
        [leap] { $square } spr
        [teleport] { $square } tele
        [safety] { $square } schu
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }schr
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }spr
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }schu
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Würfel: R Rot, O Orange, Y Gelb, G Grün, B Blau, P Lila, K Rosa. [1] ist die Figur von Platz 1; was folgt, liegt darunter.
term-face = { $letter }{ $number }
term-legend-shizzle = R Rot, O Orange, Y Gelb, G Grün, B Blau, P Lila, K Rosa, N Schwarz, dann die Zahl.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Nächste Auslage:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ Stern, ✹ Nova, Richtungen der Linien, = verbundene Felder. „karten“ sagt, was zählt.
