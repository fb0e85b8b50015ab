### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Din begäran om hjälp har redan avböjts.
refused-stale = Något har hänt vid bordet sedan dess. Titta igen och välj på nytt.
refused-takeback = Det kan inte tas tillbaka: turen är slut, eller så har någon annan spelat sedan dess.
refused-takeback-chance = Det kan inte tas tillbaka: människor emellan går inget tillbaka förbi ett slumputfall.
refused-practice = Det skulle göra partiet till övning: ingen stjärna, och turen går att känna till. Bekräfta det.
refused-asked = Någon har redan bett att få ta tillbaka. Svara först.
refused-declined = De andra avböjde. Fråga igen när någon har spelat.
refused-not-asked = Ingen ber längre att få ta tillbaka.
refused-not-yours = Det är inte du som får göra det.
refused-send-late = Efter starten kan ingen avvisas från sin plats.
refused-start = Spelet kan inte börja med dem som är här. Vänta på fler, eller fyll de lediga platserna med bottar.
refused-blocked = Värden vill inte spela med dig. Spela vid ett annat bord, eller skapa ett.
refused-blocked-chat = Värden vill inte att du skriver här.
refused-restrict-nobody = Det finns ingen annan att tysta eller blockera.
refused-restrict-stranger = Sätt dig först vid ett bord eller välj inställningar; sedan kan du tysta eller blockera.
refused-message = Servern förstod inte sidan. Ladda om den.
refused-typed = Skriv 1 till { $most } utfall med blanksteg emellan.
refused-typed-on = För många utfall; skriv bara de efterfrågade.

## Tables that cannot be opened or made

game-fault = { $name } kan inte spelas: { $why }
table-damaged = Det sparade bordet kan inte läsas: { $why }
limit-tables = Du har { $most } oavslutade bord. Spela klart eller avsluta några först.
limit-events = Det är mycket arbete för servern. Försök igen om { $seconds } s.
limit-records = Mycket har öppnats härifrån i dag. Försök igen om { $minutes } min.

## Together

clock-none = ingen
clock-turn = { $count ->
        [3600] 1 timme
        [86400] 1 dygn
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } per tur
clock-bank = { $n } min för hela partiet
clock-bank-more = { $n } min för hela partiet, och { $more } s till efter varje tur
chat-hello = Hej!
chat-luck = Lycka till!
chat-nice = Snyggt spelat!
chat-oops = Hoppsan!
chat-thinking = Låt mig tänka.
chat-moment = Strax tillbaka.
chat-back = Jag är tillbaka.
chat-thanks = Tack!
chat-good-game = Bra spelat!
chat-again = En till?
chat-bye = Hej då!
note-sat = Ny på plats { $count }: { $name }.
note-agreed = { $name }: ja till revansch.
note-declined = { $name }: nej till revansch.
note-unasked = { $name }: inväntas inte längre; plats { $count } är ledig.
note-left = { $name } har lämnat plats { $count }.
note-sent = Värden har avvisat { $name }.
note-handed = { $name }: plats { $count } överlåten till en bot.
note-back = { $name }: tillbaka på plats { $count }.
note-stand-in = { $name }: en bot spelar vidare, på plats { $count }.
note-flag = { $name }: tiden är ute på plats { $count }.
note-help-1 = { $name }: tog hjälp (odds).
note-help-2 = { $name }: tog hjälp (poäng).
note-help-3 = { $name }: tog hjälp (bästa spel).
note-help-4 = { $name }: tog hjälp (handledaren).
note-help-expect = { $name }: tog hjälp (vad en bot väntar sig).
note-help-on = { $name }: hjälp är nu på för alla, med allas samtycke.
note-help-off = { $name }: annan hjälp än odds är av för alla.
note-slow = { $name }: tiden är ute på plats { $count }; en bot spelar klart turen.
refused-waiting = Partiet har inte börjat: det finns lediga platser.
refused-time = Din tid är ute.
refused-taken = Platsen är tagen.
refused-leave-clock = En plats kan inte lämnas i ett parti med klocka. Låt en bot spela för dig.
refused-leave-alone = Ingen annan spelar här. Låt en bot spela för dig.
refused-not-missed = De är tillbaka, eller så är det redan avgjort.
refused-watch = Åskådare släpps inte in.
refused-link-used = Länken är använd eller för gammal.
refused-sits = Du sitter själv vid detta bord.
refused-host = Bara värden kan göra det.
refused-chat-seat = Bara de vid bordet kan chatta.
refused-chat-off = Fri chatt är av.
refused-chat-text = Ett meddelande är en rad med 1 till { $most } tecken.
