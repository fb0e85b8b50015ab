### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Die anderen haben deine Bitte um Hilfe abgelehnt.
refused-stale = Am Tisch hat sich etwas geändert. Sieh noch einmal hin und wähle dann.
refused-takeback = Das kannst du nicht zurücknehmen: Dein Zug ist vorbei, oder jemand anderes hat gehandelt.
refused-takeback-chance = Spielen andere Menschen mit, kannst du keinen Wurf und keine Ziehung zurücknehmen.
refused-practice = Damit wird die Partie zur Übung: kein Stern, und der geheime Seed wird gezeigt. Bestätige, um fortzufahren.
refused-asked = Jemand möchte schon etwas zurücknehmen. Antworte zuerst darauf.
refused-declined = Die anderen haben abgelehnt. Frag nach dem nächsten Schritt wieder.
refused-not-asked = Diese Bitte ums Zurücknehmen ist nicht mehr offen.
refused-not-yours = Das kannst du hier nicht tun.
refused-send-late = Hat die Partie begonnen, kannst du niemanden mehr vom Platz entfernen.
refused-start = Mit denen, die da sind, kann die Partie nicht beginnen. Warte auf weitere oder fülle die freien Plätze mit Bots.
refused-blocked = Der Host möchte nicht mit dir spielen. Spiel an einem anderen Tisch oder eröffne einen.
refused-blocked-chat = Der Host möchte nicht, dass du hier schreibst.
refused-restrict-nobody = Es gibt sonst niemanden zum Stummschalten oder Blockieren.
refused-restrict-stranger = Zum Stummschalten oder Blockieren setz dich erst an einen Tisch oder speichere Einstellungen.
refused-message = Der Server hat die Seite nicht verstanden. Lade sie neu.
refused-typed = Gib 1 bis { $most } Ergebnisse ein, durch Leerzeichen getrennt.
refused-typed-on = Das sind zu viele Ergebnisse. Gib nur die ein, die jetzt gebraucht werden.

## Tables that cannot be opened or made

game-fault = { $name } ist nicht spielbar: { $why }
table-damaged = Der gespeicherte Tisch ist nicht lesbar: { $why }
limit-tables = Du hast { $most } unfertige Tische. Beende zuerst einige.
limit-events = Das war viel für den Server. Versuch es in { $seconds } s noch einmal.
limit-records = Von hier wurden heute viele Dateien geöffnet. Versuch es in { $minutes } min noch einmal.

## Together

clock-none = keine
clock-turn = { $count ->
        [3600] 1 Stunde
        [86400] 1 Tag
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } je Zug
clock-bank = { $n } min für die ganze Partie
clock-bank-more = { $n } min für die ganze Partie, plus { $more } s nach jedem Zug
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
note-sat = { $name ->
        [you] Du nimmst Platz { $count }.
       *[other] { $name } nimmt Platz { $count }.
    }
note-agreed = { $name ->
        [you] Du stimmst der Revanche zu.
       *[other] { $name } stimmt der Revanche zu.
    }
note-declined = { $name ->
        [you] Du lehnst die Revanche ab.
       *[other] { $name } lehnt die Revanche ab.
    }
note-unasked = { $name ->
        [you] Auf dich wird nicht mehr gewartet; Platz { $count } ist frei.
       *[other] Auf { $name } wird nicht mehr gewartet; Platz { $count } ist frei.
    }
note-left = { $name } verlässt Platz { $count }.
note-sent = Der Host entfernt { $name }.
note-handed = { $name ->
        [you] Du übergibst Platz { $count } an einen Bot.
       *[other] { $name } übergibt Platz { $count } an einen Bot.
    }
note-back = { $name ->
        [you] Du übernimmst Platz { $count } wieder.
       *[other] { $name } übernimmt Platz { $count } wieder.
    }
note-stand-in = { $name ->
        [you] Ein Bot spielt für dich weiter, auf Platz { $count }.
       *[other] Ein Bot spielt für { $name } weiter, auf Platz { $count }.
    }
note-flag = { $name ->
        [you] Deine Zeit auf Platz { $count } ist um.
       *[other] Die Zeit von { $name } auf Platz { $count } ist um.
    }
note-help-1 = { $name ->
        [you] Du benutzt Hilfe: Chancen.
       *[other] { $name } benutzt Hilfe: Chancen.
    }
note-help-2 = { $name ->
        [you] Du benutzt Hilfe: Punkte.
       *[other] { $name } benutzt Hilfe: Punkte.
    }
note-help-3 = { $name ->
        [you] Du benutzt Hilfe: bestes Spiel.
       *[other] { $name } benutzt Hilfe: bestes Spiel.
    }
note-help-4 = { $name ->
        [you] Du benutzt Hilfe: Tutor.
       *[other] { $name } benutzt Hilfe: Tutor.
    }
note-help-expect = { $name ->
        [you] Du benutzt Hilfe: was ein Bot erwartet.
       *[other] { $name } benutzt Hilfe: was ein Bot erwartet.
    }
note-help-on = { $name ->
        [you] Du stimmst auch zu: Hilfe ist jetzt für alle an.
       *[other] { $name } stimmt auch zu: Hilfe ist jetzt für alle an.
    }
note-help-off = { $name ->
        [you] Du sagst Nein: Hilfe über die Chancen hinaus ist für alle aus.
       *[other] { $name } sagt Nein: Hilfe über die Chancen hinaus ist für alle aus.
    }
note-slow = { $name ->
        [you] Deine Zeit auf Platz { $count } ist um. Ein Bot beendet den Zug.
       *[other] Die Zeit von { $name } auf Platz { $count } ist um. Ein Bot beendet den Zug.
    }
refused-waiting = Die Partie hat noch nicht begonnen: Es sind Plätze frei.
refused-time = Deine Zeit ist um.
refused-taken = Dieser Platz ist besetzt.
refused-leave-clock = Eine Partie mit Uhr kannst du nicht verlassen. Lass einen Bot für dich spielen.
refused-leave-alone = Du kannst nicht gehen: Sonst spielt hier niemand. Lass einen Bot für dich spielen.
refused-not-missed = Diese Person ist zurück, oder es ist schon entschieden.
refused-watch = Du kannst nicht zusehen: Zuschauer sind hier nicht erlaubt, oder es sind zu viele.
refused-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Bitte um einen anderen.
refused-sits = Du hast schon einen Platz an diesem Tisch.
refused-host = Das kann nur der Host tun.
refused-chat-seat = Nur wer an diesem Tisch spielt, kann chatten.
refused-chat-off = Der freie Chat ist aus. Nimm die fertigen Sätze.
refused-chat-text = Gib eine Zeile mit 1 bis { $most } Zeichen ein.
