### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Deine Bitte um Hilfe wurde schon abgelehnt.
refused-stale = Am Tisch ist inzwischen etwas passiert. Sieh noch einmal hin und entscheide neu.
refused-takeback = Das lässt sich nicht zurücknehmen: Der Zug ist vorbei, oder jemand anderes war seither dran.
refused-takeback-chance = Das lässt sich nicht zurücknehmen: Unter Menschen geht nichts hinter den Zufall zurück.
refused-practice = Damit würde die Partie zur Übung: kein Stern, und das Glück wäre zu kennen. Bestätige es.
refused-asked = Jemand hat schon um Rücknahme gebeten. Antworte zuerst.
refused-declined = Die anderen haben abgelehnt. Frag wieder, wenn jemand gespielt hat.
refused-not-asked = Niemand bittet mehr um Rücknahme.
refused-not-yours = Das steht dir nicht zu.
refused-send-late = Nach dem Start kann niemand von einem Platz weggeschickt werden.
refused-start = Mit denen, die da sind, kann die Partie nicht beginnen. Warte auf weitere, oder fülle die freien Plätze mit Bots.
refused-blocked = Der Host möchte nicht mit dir spielen. Spiel an einem anderen Tisch, oder eröffne einen.
refused-blocked-chat = Der Host möchte nicht, dass du hier schreibst.
refused-restrict-nobody = Es gibt sonst niemanden zum Stummschalten oder Blockieren.
refused-restrict-stranger = Zum Stummschalten oder Blockieren setz dich erst an einen Tisch, oder wähle Einstellungen.
refused-message = Der Server hat die Seite nicht verstanden. Lade sie neu.
refused-typed = Tippe 1 bis { $most } Ergebnisse mit Leerzeichen dazwischen.
refused-typed-on = Zu viele Ergebnisse; tippe nur die gefragten.

## Tables that cannot be opened or made

game-fault = { $name } ist nicht spielbar: { $why }
table-damaged = Der gespeicherte Tisch ist nicht lesbar: { $why }
limit-tables = Du hast { $most } unfertige Tische. Beende erst einige.
limit-events = Das ist viel Arbeit für den Server. Versuche es in { $seconds } s wieder.
limit-records = Von hier wurde heute viel geöffnet. Versuche es in { $minutes } min wieder.

## Together

clock-none = keine
clock-turn = { $count ->
        [3600] 1 Stunde
        [86400] 1 Tag
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } je Zug
clock-bank = { $n } min für die ganze Partie
clock-bank-more = { $n } min für die ganze Partie und { $more } s mehr nach jedem Zug
chat-hello = Hallo!
chat-luck = Viel Glück!
chat-nice = Gut gespielt!
chat-oops = Hoppla!
chat-thinking = Lass mich überlegen.
chat-moment = Gleich wieder da.
chat-back = Ich bin zurück.
chat-thanks = Danke!
chat-good-game = Schöne Partie!
chat-again = Noch eine?
chat-bye = Tschüss!
note-sat = Neu auf Platz { $count }: { $name }.
note-agreed = { $name }: ja zur Revanche.
note-declined = { $name }: nein zur Revanche.
note-unasked = { $name }: wird nicht mehr erwartet; Platz { $count } ist frei.
note-left = { $name } hat Platz { $count } verlassen.
note-sent = Der Host hat { $name } weggeschickt.
note-handed = { $name }: Platz { $count } an einen Bot übergeben.
note-back = { $name }: wieder auf Platz { $count }.
note-stand-in = { $name }: ein Bot spielt weiter, auf Platz { $count }.
note-flag = { $name }: Zeit um auf Platz { $count }.
note-help-1 = { $name }: Hilfe benutzt (Chancen).
note-help-2 = { $name }: Hilfe benutzt (Punkte).
note-help-3 = { $name }: Hilfe benutzt (bestes Spiel).
note-help-4 = { $name }: Hilfe benutzt (der Tutor).
note-help-expect = { $name }: Hilfe benutzt (was ein Bot erwartet).
note-help-on = { $name }: Hilfe ist jetzt für alle an, mit Zustimmung aller.
note-help-off = { $name }: Hilfe über die Chancen hinaus ist für alle aus.
note-slow = { $name }: Zeit um auf Platz { $count }; ein Bot beendet den Zug.
refused-waiting = Die Partie hat nicht begonnen: Plätze sind frei.
refused-time = Deine Zeit ist um.
refused-taken = Dieser Platz ist besetzt.
refused-leave-clock = In einer Partie mit Uhr kannst du den Platz nicht verlassen. Lass einen Bot für dich spielen.
refused-leave-alone = Sonst spielt hier niemand. Lass einen Bot für dich spielen.
refused-not-missed = Alle sind zurück, oder es ist schon entschieden.
refused-watch = Zuschauer sind nicht zugelassen.
refused-link-used = Dieser Link ist verbraucht oder zu alt.
refused-sits = Du sitzt selbst an diesem Tisch.
refused-host = Das kann nur der Host tun.
refused-chat-seat = Nur wer am Tisch sitzt, kann chatten.
refused-chat-off = Freier Chat ist aus.
refused-chat-text = Eine Nachricht ist eine Zeile aus 1 bis { $most } Zeichen.
