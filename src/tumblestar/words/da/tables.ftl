### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Din anmodning om hjælp er allerede afslået.
refused-stale = Der er sket noget ved bordet siden. Se igen, og vælg på ny.
refused-takeback = Det kan ikke fortrydes: Turen er slut, eller en anden har handlet siden.
refused-takeback-chance = Det kan ikke fortrydes: Blandt mennesker går intet tilbage forbi et tilfældigt udfald.
refused-practice = Det ville gøre spillet til øvelse: ingen stjerne, og heldet kan kendes. Bekræft det.
refused-asked = Nogen har allerede bedt om at fortryde. Svar først.
refused-declined = De andre sagde nej. Spørg igen, når nogen har spillet.
refused-not-asked = Ingen beder længere om at fortryde.
refused-not-yours = Det er ikke dit at gøre.
refused-send-late = Efter start kan ingen sendes væk fra en plads.
refused-start = Spillet kan ikke begynde med dem, der er her. Vent på flere, eller fyld de frie pladser med bots.
refused-blocked = Værten vil ikke spille med dig. Spil ved et andet bord, eller lav et.
refused-blocked-chat = Værten vil ikke have, at du skriver her.
refused-restrict-nobody = Der er ingen anden at ignorere eller blokere.
refused-restrict-stranger = Vil du ignorere eller blokere nogen, så slut dig først til et bord, eller vælg indstillinger.
refused-message = Serveren forstod ikke siden. Indlæs den igen.
refused-typed = Skriv 1 til { $most } udfald med mellemrum imellem.
refused-typed-on = For mange udfald; skriv kun dem, der spørges om.

## Tables that cannot be opened or made

game-fault = { $name } kan ikke spilles: { $why }
table-damaged = Det gemte bord kan ikke læses: { $why }
limit-tables = Du har { $most } ufærdige borde. Spil nogle færdige eller afbryd dem først.
limit-events = Det er meget arbejde for serveren. Prøv igen om { $seconds } s.
limit-records = Her er åbnet meget i dag. Prøv igen om { $minutes } min.

## Together

clock-none = intet
clock-turn = { $count ->
        [3600] 1 time
        [86400] 1 døgn
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } pr. tur
clock-bank = { $n } min for hele spillet
clock-bank-more = { $n } min for hele spillet og { $more } s mere efter hver tur
chat-hello = Hej!
chat-luck = Held og lykke!
chat-nice = Godt spillet!
chat-oops = Ups!
chat-thinking = Lad mig tænke.
chat-moment = Er straks tilbage.
chat-back = Jeg er tilbage.
chat-thanks = Tak!
chat-good-game = Godt spil!
chat-again = Et til?
chat-bye = Farvel!
note-sat = Ny på plads { $count }: { $name }.
note-agreed = { $name }: ja til revanche.
note-declined = { $name }: nej til revanche.
note-unasked = { $name }: ventes ikke længere; plads { $count } er fri.
note-left = { $name } har forladt plads { $count }.
note-sent = Værten har sendt { $name } væk.
note-handed = { $name }: plads { $count } givet til en bot.
note-back = { $name }: tilbage på plads { $count }.
note-stand-in = { $name }: en bot spiller videre på plads { $count }.
note-flag = { $name }: tiden er gået på plads { $count }.
note-help-1 = { $name }: hjælp brugt (chancer).
note-help-2 = { $name }: hjælp brugt (point).
note-help-3 = { $name }: hjælp brugt (bedste spil).
note-help-4 = { $name }: hjælp brugt (træneren).
note-help-expect = { $name }: hjælp brugt (hvad en bot forventer).
note-help-on = { $name }: hjælp er nu tilladt for alle, med alles samtykke.
note-help-off = { $name }: hjælp ud over chancer er slået fra for alle.
note-slow = { $name }: tiden er gået på plads { $count }; en bot spiller turen færdig.
refused-waiting = Spillet er ikke begyndt: Der er frie pladser.
refused-time = Din tid er gået.
refused-taken = Pladsen er taget.
refused-leave-clock = En plads kan ikke forlades i et spil med ur. Lad en bot spille for dig.
refused-leave-alone = Ingen anden spiller her. Lad en bot spille for dig.
refused-not-missed = Spilleren er tilbage, eller det er allerede afgjort.
refused-watch = Tilskuere lukkes ikke ind.
refused-link-used = Linket er brugt eller for gammelt.
refused-sits = Du sidder selv ved dette bord.
refused-host = Kun værten kan gøre det.
refused-chat-seat = Kun de, der sidder ved bordet, kan chatte.
refused-chat-off = Fri chat er slået fra.
refused-chat-text = En besked er én linje med 1 til { $most } tegn.
