### Games in the terminal.

bad-option-twice = Die Option „{ $name }“ kann nicht zugleich { $first } und { $second } sein. Gib sie einmal an.
cli-play-resume = Setzt deine letzte Partie im Terminal fort; mit SPIEL deine letzte Partie von SPIEL.
cli-play-game = Ein Spiel für das Terminal oder eine Spieldatei zum Fortsetzen. Ohne Angabe öffnen sich die Spiele im Browser.
cli-play-seats = Terminal: Zahl der Plätze.
cli-play-bots = Terminal: Bots für die letzten Plätze, kommagetrennt.
cli-play-names = Terminal: Namen der Menschen, kommagetrennt.
cli-play-option = Terminal: eine Option des Spiels, Name=Zahl; wiederholbar.
cli-play-seed = Terminal: Wörter, die alles Glück festlegen; wer sie kennt, kann es vorhersagen. Standardmäßig ist das Glück geheim.
cli-play-plain = Terminal: keine Zeichnungen, eine Tatsache je Zeile, für Bildschirmleser.
cli-play-no-color = Terminal: keine Farben.
term-what = Ein Spiel oder eine Datei „{ $name }“ gibt es nicht. Spiele: { $games }.
term-not-for-server = { $option } braucht ein Spiel im Terminal: tumblestar play SPIEL.
term-not-for-terminal = { $option } ist für Spiele im Browser, nicht im Terminal.
term-option = „{ $text }“ ist keine Option. Gib sie als Name=Zahl ein.
term-crowded =
    { $seats ->
        [one] 1 Platz ist zu wenig
       *[other] { $seats } Plätze sind zu wenig
    } für { $people ->
        [one] 1 Menschen
       *[other] { $people } Menschen
    }{ $bots ->
        [0] .
        [one] { " " }und 1 Bot.
       *[other] { " " }und { $bots } Bots.
    }
term-sealed = Ein geheimer Seed entscheidet das Glück; du siehst ihn, wenn die Partie endet. Sein Fingerabdruck: { $commitment }
term-seed = Das Glück ist nicht geheim: Wer den Seed „{ $seed }“ kennt, kann es vorhersagen.
term-open = Das Glück ist nicht versiegelt: Die Spieldatei kann nicht beweisen, dass es fair ist.
term-begin = Gib eine Aktion in Notation ein, „?“ für deine Möglichkeiten oder „hilfe“ für alle Befehle.
term-resumed = Du setzt die Partie in { $file } nach Schritt { $count } fort.
term-seed-lost = Der geheime Seed der Partie fehlt: Er liegt weder neben der Spieldatei noch in { $folder }. Hast du mit einem anderen --data gespielt, gib diesen Ordner an. Du kannst mit einem neuen Seed weiterspielen. Dann sagt die Spieldatei aber für immer, dass ihr Glück nicht versiegelt ist.
term-seed-sure = Gib „ja“ ein, um mit einem neuen Seed weiterzuspielen:
term-seed-kept = Die Partie wurde nicht geändert.
term-verify = Die Partie ist in { $file } gespeichert. Alle können ihr Glück prüfen:
term-type-verify = tumblestar verify { $file }
term-kept = Die Partie ist in { $file } gespeichert. So setzt du sie fort:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } enthält die Partie bis Schritt { $count }. So setzt du sie von dort fort:
term-kept-games =
    { $count ->
        [one] 1 unfertige Partie im Terminal:
       *[other] { $count } unfertige Partien im Terminal, die neueste zuerst:
    }
term-kept-game = { $game }, { $when }, Schritt { $events }
term-kept-resume = Um die erste fortzusetzen, gib „tumblestar play --resume{ $data }“ ein. Alle sind in { $folder } gespeichert.
term-none-kept = In { $folder } gibt es keine solche unfertige Partie. Gib „tumblestar play SPIEL“ ein, um eine zu beginnen.
term-not-for-resumed = { $option } ist nur für neue Partien.
term-not-kept = Es wurde nichts gespielt, also auch nichts gespeichert.
term-lost = Die Partie ist nicht gespeichert: { $file } lässt sich nicht schreiben ({ $why }).
term-unkept = Die Partie lässt sich nicht in { $file } speichern: { $why }. Du kannst weiterspielen. Gib „speichern DATEI“ ein, um sie woanders zu speichern.
term-played-elsewhere = Diese Partie wurde auch in einem anderen Terminal gespielt. Beide sind gespeichert, deine in { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } denkt nach …
bot-compiling = Der Bot wird für diesen Rechner kompiliert (nur einmal, ein bis zwei Minuten) …
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Ziel, bisher erfüllt
        [kept] Ziel, endgültig erfüllt
       *[unmet] Ziel, noch nicht erfüllt
    }: { $goal }
term-no-cards = Dieses Spiel hat keine gemeinsamen Karten.
term-no-choice = Keine deiner Möglichkeiten enthält jetzt „{ $text }“.
term-best = ★ { $way } (beste)
term-alike =
    { $way } { $count ->
        [one] (1 andere ist ebenso gut)
       *[other] ({ $count } andere sind ebenso gut)
    }
term-hint-working = Siegchancen werden berechnet …
term-way = - { $way }
term-no-hint = Für diese Stellung gibt es keinen Tipp.
term-undone = Deine letzte Aktion ist zurückgenommen.
term-asked = Du hast die anderen gebeten, einer Rücknahme zuzustimmen.
term-practice = Gib „ja“ ein, um als Übung zurückzunehmen:
term-asks = { $seat } möchte etwas zurücknehmen. Gib „zustimmen“ oder „ablehnen“ ein.
term-dropped = Am Tisch hat sich etwas geändert, darum wurde der Rest deiner Eingabe nicht beachtet.
term-tutor-on = Der Tutor fragt vor einer Aktion, die mehr als { NUMBER($share, style: "percent") } deiner Siegchance verschenkt.
term-tutor-off = Der Tutor ist aus.
term-tutor-what = Gib „tutor { $usual }“ ein, um vor Aktionen gefragt zu werden, die über { $usual } % Siegchance verschenken. Möglich: { $amounts }. Gib „tutor aus“ ein, um keinen Tutor zu haben.
term-tutor-none = Für dieses Spiel gibt es keine Siegchancen, also keinen Tutor.
tutor-head = Sicher?
term-tutor-sure = Gib „ja“ ein, um es zu spielen:
term-tutor-kept = Es wurde nichts gespielt.
term-off = aus
term-asks-help = { $seat } bittet alle, Tipps über die Chancen hinaus zu erlauben. Gib „zustimmen“ oder „ablehnen“ ein.
term-asked-help = Du hast die anderen gebeten, Tipps über die Chancen hinaus zu erlauben.
term-does-allow = bittet die anderen, Tipps über die Chancen hinaus zu erlauben, oder stimmt zu; „erlauben aus“ beendet das
term-word-allow = erlauben
term-sure = Gib „ja“ ein, um die Partie zu beenden:
term-yes = ja yes
term-not-resigned = Die Partie geht weiter.
term-refused = Nicht ausgeführt. { $why }
term-refused-rule = Nicht ausgeführt. { $why } Für die Regel gib „hilfe { $tag }“ ein.
term-refused-unread = Nicht verstanden. { $why } „?“ nennt deine Möglichkeiten, „hilfe“ alle Befehle.
term-save-what = Gib „speichern DATEI“ ein, mit einem Dateinamen.
term-saved = Die Partie ist in { $file } gespeichert.
term-foreign = { $file } gibt es schon und ist keine Spieldatei, darum wurde sie nicht überschrieben.
term-no-rule = Eine Regel „{ $text }“ gibt es nicht. Abschnitte der Regeln:
term-section = hilfe { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Gib eine Aktion in Notation ein (mehrere mit „;“ dazwischen) oder einen Befehl:
term-does-choices = zeigt deine Möglichkeiten und ihre Wirkung; „? TEXT“ nur die mit diesem Text
term-does-help = zeigt diese Liste; „hilfe TAG“ zeigt eine Regel oder einen Abschnitt
term-does-board = zeigt das Brett und wie es für alle steht; „brett TEXT“ nur Zeilen mit diesem Text
term-does-cards = zeigt die Karten im Spiel und was sie bewirken
term-does-log = zeigt, was geschah; „verlauf 10“ nur die letzten 10 Schritte
term-does-hint = zeigt deine Möglichkeiten mit Chancen, Punkten und Siegchancen; kennzeichnet die beste, wenn bekannt
term-does-tutor = fragt vor teuren Aktionen: „tutor 5“ bei mehr als 5 % Siegchance (1, 2, 5 oder 10); „tutor aus“ beendet das
term-does-undo = nimmt deine letzte Aktion zurück; allein auch Würfe und Ziehungen, als Übung; andere Menschen müssen vielleicht zustimmen
term-does-resign = gibt auf und beendet die Partie
term-does-save = „speichern DATEI“ speichert eine Kopie; die Partie selbst wird automatisch gespeichert
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
cli-join = Setzt dich an einen Tisch eines Servers und spielt im Terminal.
cli-join-link = Eine Einladung, etwa https://games.example/join/…, oder die Adresse eines Tisches.
cli-join-name = Dein Name, wie andere ihn sehen.
term-no-link = „{ $link }“ führt zu keinem Platz. Gib eine Einladung (https://…/join/…) oder einen Tisch (https://…/table/…) an.
term-no-seat = Bei { $link } ist kein Platz frei, oder die Partie ist zu Ende. Bitte um einen anderen Link.
term-nothing-there = { $link } kannst du nicht öffnen: Die Adresse ist falsch, oder der Tisch gehört anderen. Bitte um eine Einladung.
term-password = { $link } verlangt ein Passwort. Mit einer Einladung brauchst du keins: Bitte um eine.
term-server-refuses = Der Server bei { $link } hat dich nicht eingelassen (Status { $status }).
term-no-server = { $link } ist nicht erreichbar: { $why }.
term-no-jar = Dieses Gerät kann sich deinen Platz nicht merken: { $file } lässt sich nicht schreiben ({ $why }).
term-you-are = { $count ->
        [0] Du siehst zu.
       *[other] Du spielst für { $names }.
    }
term-waiting =
    { $seat ->
        [you] Warten auf den Bot, der für dich spielt.
       *[other] Warten auf { $seat }.
    } Ctrl-C beendet.
term-waiting-start = Die Partie beginnt, wenn alle Plätze besetzt sind. Ctrl-C beendet.
term-line-lost = Die Verbindung war weg und ist wieder da.
term-line-gone = Die Verbindung ist weg, und { $link } antwortet nicht.
term-table-gone = Der Tisch bei { $link } wurde gelöscht oder ist nicht mehr für dich offen.
term-other-protocol = Der Server bei { $link } und dieses Programm haben verschiedene Versionen. Aktualisiere das ältere.
term-seat-kept = Dein Platz bleibt für dich frei. So kommst du zurück:
term-type-join = tumblestar join { $link }
term-verify-there = Der Server zeigt dieselbe Prüfung: { $link }
term-said = { $words }
term-does-people = zeigt, wer da ist, und dem Host die Einladungen zu freien Plätzen
term-does-time = zeigt die Zeit, die allen bleibt
term-does-chat = zeigt die Nachrichten; „chat 10“ nur die letzten 10
term-does-say = „sagen TEXT“ schreibt an alle; „sagen“ nennt fertige Sätze, „sagen 2“ sagt den zweiten
term-does-hand = lässt einen Bot für dich spielen; „übergeben random“ wählt, welchen
term-does-back = übernimmt deinen Platz wieder vom Bot
term-does-gone = entscheidet, wenn jemand fehlt: „weg warten“, „weg bot“ (ein Bot spielt weiter) oder „weg ende“ (beendet die Partie)
term-does-fill = setzt einen Bot auf einen freien Platz (nur der Host); „füllen 2 random“ sagt, wo und welchen
term-does-leave = gibt deinen Platz ab; jemand anderes kann ihn nehmen
term-does-rematch = bittet um noch eine Partie mit denselben Leuten oder nimmt daran teil
term-does-agree = stimmt einer Rücknahme oder Tipps für alle zu
term-does-decline = lehnt eine Rücknahme, Tipps oder eine Revanche ab oder zieht deine Bitte zurück
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
term-person =
    Platz { $count }, { $seat }{ $how ->
        [here] : da
        [away] : abwesend
        [asked] : noch keine Antwort
        [bot] { "" }
       *[gone] : nicht verbunden
    }
term-person-you = Platz { $count }, { $seat }: du
term-person-bot = Platz { $count }, { $seat }: { $bot } springt ein
term-person-free = Platz { $count }: frei
term-link-all = Die Einladung für alle, Code { $code }:
term-link = Die Einladung zu Platz { $count }, für eine Person:
term-type-link = { $link }
term-time = { $seat }: noch { $minutes } min { $seconds } s{ $runs ->
        [yes] , läuft
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Zeit übrig: { $times }
term-no-clock = Dieser Tisch hat keine Uhr, oder die Partie hat noch nicht begonnen.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Gib „sagen TEXT“ ein, oder „sagen“ und die Nummer eines Satzes.
term-gone = { $seat } ist nicht mehr verbunden.
term-came = { $seat } ist da.
term-missed = { $seat } (Platz { $count }) ist schon eine Weile weg. Stimmen für das Ende der Partie: { $n } von { $asked }. Gib „weg warten“, „weg bot“ oder „weg ende“ ein.
term-nobody-missed = So lange ist niemand weg.
term-nobody-free = So einen freien Platz gibt es nicht.
term-waits = Warten auf { $seat }.
term-filled = Auf Platz { $count } spielt jetzt ein Bot.
term-sure-leave = Gib „ja“ ein, um deinen Platz zu verlassen:
term-left = Du bist gegangen. Der Host bekommt einen neuen Link zu deinem Platz.
term-after = Gib „revanche“ ein, um noch einmal zu spielen, „sagen TEXT“, um allen zu schreiben, oder „beenden“, um zu gehen.
term-rematch-there = Es gibt eine Revanche. Gib „revanche“ ein, um mitzuspielen, oder „ablehnen“.
term-rematch-declined = Du hast die Revanche abgelehnt. Dein Platz dort ist frei.
term-rematch-early = Um eine Revanche kannst du bitten, sobald die Partie zu Ende ist.
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
term-legend-twisty = Klötzchen: R Rot, O Orange, Y Gelb, G Grün, B Blau, P Lila, K Rosa. [1] ist die Figur von Spieler 1; was dahinter steht, liegt auf demselben Feld.
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
term-legend-twinkle-twinkle = ✶ Stern, ✹ Nova, dahinter die Richtungen der Linien; = verbundene Felder. Gib „karten“ ein, um zu sehen, was zählt.
