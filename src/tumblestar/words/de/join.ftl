### Invitations: taking a seat, looking on, playing on on another device.

link-device = Link für dein anderes Gerät
join-title = Du bist eingeladen
join-head = { $host } lädt dich zu { $game } ein.
join-head-nobody = Du bist zu { $game } eingeladen.
join-here = Am Tisch: { $names }. { $count ->
        [one] 1 Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
join-seat = Du nimmst Platz { $count }.
join-which = Welcher Platz?
join-seat-choice = Platz { $count }
join-name = Dein Name
join-do = Platz nehmen
join-watch = Nur zusehen
join-what = Was ist das für ein Spiel?
join-fair = Fairness
join-fair-help = Ein geheimer Seed entscheidet alles Glück. Dieser Fingerabdruck beweist später, dass er nicht geändert wurde. Du kannst eigene Wörter dazugeben: Jeder Wurf und jede Ziehung hängt dann auch von ihnen ab.
join-salt = Deine Wörter
join-who = Am Tisch
join-clock = Uhr
join-begun = Die Partie läuft schon. Du übernimmst sie, wie sie steht.
join-own = Dieser Tisch gehört dir. Schick den Link weiter oder spiel auch diesen Platz, an diesem Bildschirm.
join-sits = Du hast schon einen Platz an diesem Tisch.
join-open = Tisch öffnen
join-taken-head = Dieser Platz ist besetzt
join-taken = Dieser Link wurde schon benutzt, oder der Host hat einen neuen erstellt. Bitte um einen anderen.
join-over = Diese Partie ist zu Ende.
join-full = Alle Plätze sind besetzt.
join-tell = Auf Platz warten
join-telling = Lass diese Seite offen. Du siehst hier, wenn ein Platz frei ist.
join-free-now = Ein Platz ist frei
code-head = Mit Code mitspielen
code-about = Der Host sieht neben dem Link einen Code aus 4 oder 5 Buchstaben oder Ziffern. Gib ihn hier ein.
code-label = Code
code-bad = „{ $text }“ ist kein Code. Gib 4 oder 5 Buchstaben oder Ziffern ein, wie KQ7D.
code-unknown = Es gibt keinen offenen Tisch mit dem Code { $code }. Ein Code gilt, bis die Partie beginnt. Frag den Host nach dem richtigen.
code-many = Zu viele falsche Codes. Versuch es in { $seconds } s noch einmal.
watch-head = { $game } ansehen
watch-about = Du siehst zu, ohne mitzuspielen. Die anderen sehen dich nicht.
watch-do = Zusehen
watch-off-head = Dieser Link gilt nicht mehr
watch-off = Der Host lässt keine Zuschauer zu oder hat einen neuen Link erstellt.
bring-head = Hier weiterspielen
bring-about = Dieses Gerät spielt dann für { $name }, das andere auch weiterhin. Der Link gilt einmal.
bring-nobody = die Person, die den Link erstellt hat
bring-do = Auf diesem Gerät spielen
device-head = Auf einem anderen Gerät spielen
device-about = Öffne diesen Link innerhalb von { $count } min auf dem anderen Gerät. Er gilt einmal und steht nur hier. Behalte ihn für dich: Wer ihn hat, kann für dich spielen.
device-back = Zurück zum Tisch
