### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = De andre har afslået din anmodning om hjælp.
refused-stale = Bordet har ændret sig. Se igen, og vælg så.
refused-takeback = Du kan ikke fortryde det: din tur er slut, eller en anden spiller har handlet.
refused-takeback-chance = Du kan ikke fortryde et slag eller en trækning, når andre personer spiller med.
refused-practice = Det gør spillet til øvelse: ingen stjerne, og den hemmelige startværdi vises. Bekræft for at fortsætte.
refused-asked = En spiller har allerede bedt om at fortryde. Svar på det først.
refused-declined = De andre sagde nej. Spørg igen efter næste trin.
refused-not-asked = Den anmodning om at fortryde er ikke længere åben.
refused-not-yours = Det kan du ikke gøre her.
refused-send-late = Når spillet er begyndt, kan du ikke fjerne en spiller.
refused-start = Spillet kan ikke begynde med de spillere, der er her. Vent på flere, eller fyld de ledige pladser med bots.
refused-blocked = Værten vil ikke spille med dig. Spil ved et andet bord, eller lav et.
refused-blocked-chat = Værten vil ikke have, at du skriver her.
refused-restrict-nobody = Der er ingen anden at ignorere eller blokere.
refused-restrict-stranger = Vil du ignorere eller blokere nogen, så slut dig først til et bord, eller vælg dine indstillinger.
refused-message = Serveren forstod ikke siden. Indlæs den igen.
refused-typed = Skriv 1 til { $most } resultater med mellemrum imellem.
refused-typed-on = Det er for mange resultater. Skriv kun dem, der skal bruges nu.

## Tables that cannot be opened or made

game-fault = { $name } kan ikke spilles: { $why }
table-damaged = Det gemte bord kan ikke læses: { $why }
limit-tables = Du har { $most } ufærdige borde. Spil nogle færdige eller afbryd dem først.
limit-events = Det var meget for serveren. Prøv igen om { $seconds } s.
limit-records = Der er åbnet mange filer herfra i dag. Prøv igen om { $minutes } min.

## Together

clock-none = intet ur
clock-turn = { $count ->
        [3600] 1 time
        [86400] 1 døgn
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } pr. tur
clock-bank = { $n } min for hele spillet
clock-bank-more = { $n } min for hele spillet plus { $more } s efter hver tur
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
note-sat = { $name ->
        [you] Du tager plads { $count }.
       *[other] { $name } tager plads { $count }.
    }
note-agreed = { $name ->
        [you] Du siger ja til revanche.
       *[other] { $name } siger ja til revanche.
    }
note-declined = { $name ->
        [you] Du siger nej til revanche.
       *[other] { $name } siger nej til revanche.
    }
note-unasked = { $name ->
        [you] Der ventes ikke længere på dig; plads { $count } er ledig.
       *[other] Der ventes ikke længere på { $name }; plads { $count } er ledig.
    }
note-left = { $name } forlader plads { $count }.
note-sent = Værten fjerner { $name }.
note-handed = { $name ->
        [you] Du overlader plads { $count } til en bot.
       *[other] { $name } overlader plads { $count } til en bot.
    }
note-back = { $name ->
        [you] Du tager plads { $count } igen.
       *[other] { $name } tager plads { $count } igen.
    }
note-stand-in = { $name ->
        [you] En bot spiller videre for dig på plads { $count }.
       *[other] En bot spiller videre for { $name } på plads { $count }.
    }
note-flag = { $name ->
        [you] Din tid er løbet ud på plads { $count }.
       *[other] Tiden er løbet ud for { $name } på plads { $count }.
    }
note-help-1 = { $name ->
        [you] Du bruger hjælp: chancer.
       *[other] { $name } bruger hjælp: chancer.
    }
note-help-2 = { $name ->
        [you] Du bruger hjælp: point.
       *[other] { $name } bruger hjælp: point.
    }
note-help-3 = { $name ->
        [you] Du bruger hjælp: bedste spil.
       *[other] { $name } bruger hjælp: bedste spil.
    }
note-help-4 = { $name ->
        [you] Du bruger hjælp: træneren.
       *[other] { $name } bruger hjælp: træneren.
    }
note-help-expect = { $name ->
        [you] Du bruger hjælp: hvad en bot forventer.
       *[other] { $name } bruger hjælp: hvad en bot forventer.
    }
note-help-on = { $name ->
        [you] Du siger også ja: hjælp er nu slået til for alle.
       *[other] { $name } siger også ja: hjælp er nu slået til for alle.
    }
note-help-off = { $name ->
        [you] Du siger nej: hjælp ud over chancer er slået fra for alle.
       *[other] { $name } siger nej: hjælp ud over chancer er slået fra for alle.
    }
note-slow = { $name ->
        [you] Din tid er løbet ud på plads { $count }. En bot spiller turen færdig.
       *[other] Tiden er løbet ud for { $name } på plads { $count }. En bot spiller turen færdig.
    }
refused-waiting = Spillet er ikke begyndt: der er ledige pladser.
refused-time = Din tid er løbet ud.
refused-taken = Pladsen er taget.
refused-leave-clock = Du kan ikke forlade et spil med ur. Lad en bot spille for dig.
refused-leave-alone = Du kan ikke gå: ingen anden spiller her. Lad en bot spille for dig.
refused-not-missed = Spilleren er tilbage, eller det er allerede afgjort.
refused-watch = Du kan ikke se med: tilskuere er ikke tilladt her, eller der er for mange.
refused-link-used = Linket er brugt eller udløbet. Bed om et andet.
refused-sits = Du har allerede en plads ved dette bord.
refused-host = Kun værten kan gøre det.
refused-chat-seat = Kun spillere ved dette bord kan chatte.
refused-chat-off = Fri chat er slået fra. Brug de hurtige vendinger.
refused-chat-text = Skriv én linje med 1 til { $most } tegn.
