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
join-do = Hinsetzen
join-watch = Nur zusehen
join-what = Was ist das für ein Spiel?
join-fair = Fairness
join-fair-help = Ein geheimer Seed entscheidet alles Glück. Das ist seine Festlegung, damit er sich nicht ändern kann. Du kannst eigene Wörter dazugeben: Sie fließen in jedes Ergebnis ein.
join-salt = Deine Wörter (Salz)
join-who = Am Tisch
join-clock = Uhr
join-begun = Die Partie läuft schon; du übernimmst sie, wie sie steht.
join-own = Dieser Tisch gehört dir. Schick den Link weiter, oder spiel diesen Platz mit, an diesem Bildschirm.
join-sits = Du sitzt schon an diesem Tisch.
join-open = Tisch öffnen
join-taken-head = Dieser Platz ist besetzt
join-taken = Jemand hat diesen Link benutzt, oder der Host hat einen neuen gemacht. Bitte um einen anderen.
join-over = Diese Partie ist zu Ende.
join-full = Alle Plätze sind besetzt.
join-tell = Sag mir, wenn einer frei ist
join-telling = Lass diese Seite offen. Hier steht es, wenn ein Platz frei ist.
join-free-now = Ein Platz ist frei
code-head = Mit Code mitspielen
code-about = Der Host sieht neben dem Link einen Code. Er hat 4 Buchstaben oder Ziffern, oder 5. Gib ihn hier ein.
code-label = Code
code-bad = „{ $text }“ ist kein Code. Gib 4 oder 5 Buchstaben oder Ziffern ein, wie KQ7D.
code-unknown = Kein Tisch wartet mit dem Code { $code }. Ein Code gilt, bis die Partie beginnt. Frag den Host nach dem richtigen.
code-many = Zu viele falsche Codes. Versuch es in { $seconds } s noch einmal.
watch-head = { $game } ansehen
watch-about = Du siehst ungesehen zu, ohne zu spielen.
watch-do = Zusehen
watch-off-head = Dieser Link gilt nicht mehr
watch-off = Der Host lässt keine Zuschauer zu oder hat einen neuen Link gemacht.
bring-head = Hier weiterspielen
bring-about = Dieses Gerät spielt dann für { $name }, wie auch das andere noch. Der Link gilt einmal.
bring-nobody = wer den Link gemacht hat
bring-do = Auf diesem Gerät spielen
device-head = Auf einem anderen Gerät spielen
device-about = Öffne diesen Link binnen { $count } min auf dem anderen Gerät. Er gilt einmal und steht nur auf dieser Seite. Behalte ihn für dich: Wer ihn hat, spielt für dich.
device-back = Zurück zum Tisch
