### The record of a game: its text, its check of chance, and how it ended.

## Refusals and errors of records, options and chance

refused-over = Die Partie ist zu Ende.
refused-seat = Du bist nicht dran; dran ist: { $seat ->
        [0] der Zufall
       *[other] Platz { $seat }
    }.
refused-turn = Du bist nicht dran. { $now }
refused-place = Dort ist jetzt nichts zu tun. { $now }
refused-chance = Der Zufall folgt hier aus dem Seed. Eintippen kann man ihn nur an einem Tisch mit echtem Spielbrett.
bad-chance = Unbekannte Art von Zufall „{ $text }“; erwartet: { $allowed }.
bad-commitment = Versiegelter Zufall braucht eine Festlegung: 64 hexadezimale Ziffern.
bad-practice = Eine Übungspartie hat keinen versiegelten Zufall.
bad-seed = Ein Seed ist eine Zeile aus 1 bis { $most } sichtbaren Zeichen.
bad-salts = Erwartet: { $seats } Salze, eins je Platz; ein Salz darf leer sein.
bad-seat-kind = Ein Platz gehört einem Menschen oder einem Bot.

## Reading a record

record-long = Die Datei hat mehr als { $most } Zeichen, zu viele für eine Aufzeichnung.
record-events = Die Aufzeichnung hat { $count } Ereignisse; höchstens { $most } werden angenommen.
record-format = Das ist keine Aufzeichnung; erwartet als erste Zeile: „{ $expected }“.
record-header = Unbekannter Eintrag im Kopf „{ $text }“; erwartet: { $keys }.
record-twice = Der Eintrag „{ $key }“ steht zweimal da.
record-missing = Im Kopf fehlt der Eintrag „{ $key }“.
record-older = Gespielt und gezeigt nach Version { $rules } der Regeln. Die neueste Version ist { $version }.
record-other = Gespielt nach Version { $rules } der Regeln (Daten { $data }), gezeigt nach Version { $version } (Daten { $digest }); Punkte können abweichen.
record-cut = Gespielt nach Version { $rules } der Regeln (Daten { $data }). Version { $version } (Daten { $digest }) zeigt { $n } der { $count } Ereignisse; der Text der Aufzeichnung hat alle.
record-rules = Die Aufzeichnung hat Version „{ $text }“ der Regeln; dieses Programm spielt Version { $version }.
record-data = Die Aufzeichnung hat andere Teile (Daten „{ $text }“) als dieses Programm ({ $digest }).
record-seat = „{ $text }“ ist kein Platz; erwartet: „person“ oder „bot“, dann ein Name.
record-salt = Den Platz dieses Salzes gibt es nicht; die Partie hat { $seats } Plätze.
record-options = „{ $text }“ ist keine Option; erwartet: Name=Zahl, mit den Namen { $options }.
record-seed = Der geöffnete Seed muss aus 64 hexadezimalen Ziffern bestehen.
record-early-seed = Der Seed einer versiegelten Partie öffnet sich erst an ihrem Ende.
record-date = Das Datum muss aussehen wie 2026-11-21.
record-start = Plätze und Optionen müssen die der Stellung sein, mit der die Partie beginnt.
record-practice = „{ $text }“ kann nicht nach „practice“ stehen; erwartet: „yes“.
record-event = „{ $text }“ ist kein Ereignis; erwartet: eine Zahl, dann * für den Zufall oder die Nummer eines Platzes, dann die Aktion.
record-number = Das Ereignis hat die Nummer { $text }; erwartet: { $expected }. Vielleicht fehlt davor eine Zeile.
record-actor = Das Ereignis ist von „{ $text }“, aber dran ist { $expected }.
record-after-end = Die Partie ist vor diesem Ereignis zu Ende.
record-refused = „{ $text }“ geht hier nicht. { $why }
record-end = Die Aufzeichnung endet mit „{ $text }“, ihre Ereignisse aber mit „{ $expected }“.
record-result = Das Ergebnis der Aufzeichnung ist „{ $text }“, das ihrer Ereignisse aber „{ $expected }“.

## Checking chance

verify-proved = Glück geprüft ✓ Niemand konnte nach dem Start ein Ergebnis ändern. Geprüft: { $count }.
verify-seed = Glück geprüft. Wer die Worte „{ $seed }“ gewählt hat, konnte es kennen. Geprüft: { $count }.
verify-practice = Übung: Jemand ist zurückgegangen, also war das kommende Glück zu kennen. Geprüft: { $count }.
verify-typed = Die Ergebnisse ({ $count }) wurden eingetippt oder gewählt, es gibt also nichts zu prüfen.
verify-older = Die Regeln (Version { $rules }) oder Daten dieser Partie gibt es hier nicht, ihr Zufall ist also nicht prüfbar.
verify-closed = Das Glück ist bis zum Ende der Partie versiegelt, die Ergebnisse bisher ({ $count }) sind also noch nicht prüfbar.
verify-commitment = Falsch: Das ist nicht das Glück, das vor dem Start versiegelt wurde.
verify-outcome = Falsch: Ereignis { $n } ist „{ $text }“, aber Ziehung { $count } des Stroms „{ $stream }“ aus dem Seed ergibt „{ $expected }“.

## How a game ended

status-resigned = { $seat ->
        [you] Du hast aufgegeben. { $others } gewinnt.
       *[other] { $others ->
            [you] { $seat } hat aufgegeben. Du gewinnst!
           *[other] { $seat } hat aufgegeben. { $others } gewinnt.
        }
    }
status-resigned-shared = { $seat ->
        [you] Du hast aufgegeben. { $others } teilen sich den Sieg.
       *[other] { $others ->
            [you] { $seat } hat aufgegeben; geteilter Sieg: { $others }.
           *[other] { $seat } hat aufgegeben. { $others } teilen sich den Sieg.
        }
    }
status-abandoned = Die Partie wurde abgebrochen; niemand gewinnt.
status-given-up = { $seat ->
        [you] Du hast aufgegeben.
       *[other] { $seat } hat aufgegeben.
    }
final-won = gewonnen
final-shared = geteilter Sieg
status-flagged = { $seat ->
        [you] { $count ->
            [0] Deine Zeit ist um.
            [one] Deine Zeit ist um. { $others } gewinnt.
           *[other] Deine Zeit ist um. { $others } teilen sich den Sieg.
        }
       *[other] { $others ->
            [you] { $count ->
                [one] Die Zeit von { $seat } ist um. Du gewinnst!
               *[other] Die Zeit von { $seat } ist um; geteilter Sieg: { $others }.
            }
           *[other] { $count ->
                [0] Die Zeit von { $seat } ist um.
                [one] Die Zeit von { $seat } ist um. { $others } gewinnt.
               *[other] Die Zeit von { $seat } ist um. { $others } teilen sich den Sieg.
            }
        }
    }

## What calls of programs take

takes-action = eine Aktion in Notation
takes-record = der Text einer Aufzeichnung
takes-seats = ein Seat(kind, name) je Platz
takes-salts = eine Liste von Texten, einer je Platz
