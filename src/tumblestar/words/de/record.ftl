### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Die Partie ist zu Ende.
refused-seat =
    Du bist nicht dran. { $seat ->
        [0] Als Nächstes kommt ein Wurf oder eine Ziehung.
       *[other] Platz { $seat } ist am Zug.
    }
refused-turn = Du bist nicht dran. { $now }
refused-place = Dort kannst du jetzt nichts tun. { $now }
refused-chance = Hier entscheidet der Seed alle Würfe und Ziehungen. Eingeben kannst du sie nur an einem Tisch mit einem echten Spielbrett.
bad-chance = „{ $text }“ ist keine Art von Zufall. Nimm eins davon: { $allowed }.
bad-commitment = Versiegelter Zufall braucht eine Festlegung: 64 hexadezimale Ziffern.
bad-practice = Eine Übungspartie kann keinen versiegelten Zufall haben.
bad-seed = Ein Seed ist eine Zeile aus 1 bis { $most } sichtbaren Zeichen.
bad-salts =
    { $seats ->
        [one] Gib 1 Salz an. Es darf leer sein.
       *[other] Gib { $seats } Salze an, eins für jeden Platz. Ein Salz darf leer sein.
    }
bad-seat-kind = Gib jeden Platz einem Menschen oder einem Bot.

## Reading a record

record-long = Diese Datei hat mehr als { $most } Zeichen, zu viele für eine Spieldatei.
record-events = Die Spieldatei hat { $count } Schritte. Höchstens { $most } sind erlaubt.
record-format = Das ist keine Spieldatei: Ihre erste Zeile muss „{ $expected }“ sein.
record-header = „{ $text }“ ist kein Eintrag des Kopfes. Nimm eins davon: { $keys }.
record-twice = Der Eintrag „{ $key }“ kommt zweimal vor.
record-missing = Im Kopf fehlt der Eintrag „{ $key }“.
record-older = Gespielt und gezeigt mit Version { $rules } der Regeln. Die neueste Version ist { $version }.
record-other = Gespielt mit Version { $rules } der Regeln (Daten { $data }), gezeigt mit Version { $version } (Daten { $digest }). Punkte können abweichen.
record-cut = Gespielt mit Version { $rules } der Regeln (Daten { $data }). Version { $version } (Daten { $digest }) kann nur die ersten { $n } von { $count } zeigen. Die Spieldatei hat alle Schritte.
record-rules = Die Spieldatei hat Version „{ $text }“ der Regeln, dieses Programm spielt aber Version { $version }.
record-data = Die Partie wurde mit anderen Spieldaten („{ $text }“) gespielt, als dieses Programm hat ({ $digest }).
record-seat = „{ $text }“ ist kein Platz. Schreib „person“ oder „bot“, dann einen Namen.
record-salt =
    Für dieses Salz gibt es keinen Platz: Die Partie hat { $seats ->
        [one] 1 Platz.
       *[other] { $seats } Plätze.
    }
record-options = „{ $text }“ ist keine Option. Schreib Name=Zahl, jeden Namen einmal. Namen: { $options }.
record-seed = Der Seed muss 64 hexadezimale Ziffern haben.
record-early-seed = Eine Partie mit versiegeltem Glück darf ihren Seed erst zeigen, wenn sie zu Ende ist.
record-date = Schreib das Datum wie 2026-11-21.
record-start = Plätze und Optionen müssen die der Stellung sein, mit der die Partie beginnt.
record-practice = „{ $text }“ kann nicht hinter „practice“ stehen. Schreib „yes“ oder lass die Zeile weg.
record-event = „{ $text }“ ist kein Schritt. Schreib seine Nummer, dann * für einen Wurf oder eine Ziehung oder die Nummer eines Platzes, dann die Aktion.
record-number = Der Schritt hat die Nummer { $text }, nicht { $expected }. Vielleicht fehlt davor eine Zeile.
record-actor = Dieser Schritt ist von „{ $text }“, aber „{ $expected }“ ist am Zug.
record-after-end = Die Partie war vor diesem Schritt schon zu Ende.
record-refused = „{ $text }“ ist hier nicht möglich. { $why }
record-end = Der Eintrag „end“ ist „{ $text }“, die Schritte enden aber mit „{ $expected }“.
record-result = Der Eintrag „result“ ist „{ $text }“, die Schritte ergeben aber „{ $expected }“.

## Checking chance

verify-proved =
    Glück geprüft ✓ Niemand konnte nach dem Start { $count ->
        [one] den Wurf oder die Ziehung
       *[other] die { $count } Würfe und Ziehungen
    } ändern.
verify-seed =
    Glück geprüft: { $count ->
        [one] 1 Wurf oder Ziehung passt
       *[other] { $count } Würfe und Ziehungen passen
    } zu den Wörtern „{ $seed }“. Wer sie kannte, konnte das Glück vorhersagen.
verify-practice =
    Übung: Jemand hat Züge zurückgenommen, das kommende Glück konnte also bekannt sein. { $count ->
        [one] 1 Wurf oder Ziehung wurde geprüft.
       *[other] { $count } Würfe und Ziehungen wurden geprüft.
    }
verify-typed =
    { $count ->
        [one] Der Wurf oder die Ziehung wurde eingegeben oder gewählt
       *[other] Die { $count } Würfe und Ziehungen wurden eingegeben oder gewählt
    }, also gibt es nichts zu prüfen.
verify-older = Dieses Programm hat die Regeln (Version { $rules }) oder Daten dieser Partie nicht und kann ihr Glück darum nicht prüfen.
verify-closed =
    Das Glück bleibt bis zum Ende der Partie versiegelt, also { $count ->
        [one] ist der bisherige Wurf oder die Ziehung
       *[other] sind die bisherigen { $count } Würfe und Ziehungen
    } noch nicht prüfbar.
verify-commitment = Falsch: Das ist nicht das Glück, das vor dem Start versiegelt wurde.
verify-outcome = Falsch: Schritt { $n } ist „{ $text }“, aber der Seed ergibt „{ $expected }“ (Ziehung { $count } seines Stroms „{ $stream }“).

## How a game ended

status-resigned =
    { $seat ->
        [you] Du hast aufgegeben. { $others } hat gewonnen.
       *[other] { $others ->
            [you] { $seat } hat aufgegeben. Du hast gewonnen!
           *[other] { $seat } hat aufgegeben. { $others } hat gewonnen.
        }
    }
status-resigned-shared =
    { $seat ->
        [you] Du hast aufgegeben. { $others } haben sich den Sieg geteilt.
       *[other] { $others ->
            [you] { $seat } hat aufgegeben; geteilter Sieg: { $others }.
           *[other] { $seat } hat aufgegeben. { $others } haben sich den Sieg geteilt.
        }
    }
status-abandoned = Die Partie wurde abgebrochen. Niemand hat gewonnen.
status-given-up = { $seat ->
        [you] Du hast aufgegeben.
       *[other] { $seat } hat aufgegeben.
    }
final-won = gewonnen
final-shared = geteilter Sieg
status-flagged =
    { $seat ->
        [you] { $count ->
            [0] Deine Zeit ist um.
            [one] Deine Zeit ist um. { $others } hat gewonnen.
           *[other] Deine Zeit ist um. { $others } haben sich den Sieg geteilt.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Die Zeit von { $seat } ist um. Du hast gewonnen!
               *[other] Die Zeit von { $seat } ist um; geteilter Sieg: { $others }.
            }
           *[other] { $count ->
                [0] Die Zeit von { $seat } ist um.
                [one] Die Zeit von { $seat } ist um. { $others } hat gewonnen.
               *[other] Die Zeit von { $seat } ist um. { $others } haben sich den Sieg geteilt.
            }
        }
    }

## What calls of programs take

takes-action = eine Aktion in Notation
takes-record = der Text einer Aufzeichnung
takes-seats = ein Seat(kind, name) je Platz
takes-salts = eine Liste von Texten, einer je Platz
