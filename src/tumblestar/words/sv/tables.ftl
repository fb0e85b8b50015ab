### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = De andra har sagt nej till din begäran om hjälp.
refused-stale = Bordet har ändrats. Titta igen och välj sedan.
refused-takeback = Du kan inte ångra det: din tur är slut, eller så har en annan spelare gjort något.
refused-takeback-chance = Du kan inte ångra ett slag eller en dragning när andra personer spelar.
refused-practice = Det gör partiet till övning: ingen stjärna, och det hemliga slumpfröet visas. Bekräfta för att fortsätta.
refused-asked = En spelare har redan bett att få ångra. Svara på det först.
refused-declined = De andra sa nej. Fråga igen efter nästa steg.
refused-not-asked = Den begäran om att ångra gäller inte längre.
refused-not-yours = Det kan du inte göra här.
refused-send-late = När partiet har börjat kan du inte avvisa en spelare.
refused-start = Partiet kan inte börja med spelarna som är här. Vänta på fler, eller fyll de lediga platserna med bottar.
refused-blocked = Värden vill inte spela med dig. Spela vid ett annat bord, eller skapa ett.
refused-blocked-chat = Värden vill inte att du skriver här.
refused-restrict-nobody = Det finns ingen annan att tysta eller blockera.
refused-restrict-stranger = Sätt dig först vid ett bord eller välj inställningar; sedan kan du tysta eller blockera.
refused-message = Servern förstod inte sidan. Ladda om den.
refused-typed = Skriv 1 till { $most } resultat med blanksteg emellan.
refused-typed-on = Det är för många resultat. Skriv bara dem som behövs nu.

## Tables that cannot be opened or made

game-fault = { $name } kan inte spelas: { $why }
table-damaged = Det sparade bordet kan inte läsas: { $why }
limit-tables = Du har { $most } oavslutade bord. Spela klart eller avsluta några först.
limit-events = Det var mycket för servern. Försök igen om { $seconds } s.
limit-records = Många filer har öppnats härifrån i dag. Försök igen om { $minutes } min.

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
clock-bank-more = { $n } min för hela partiet, plus { $more } s efter varje tur
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
note-sat = { $name ->
        [you] Du tar plats { $count }.
       *[other] { $name } tar plats { $count }.
    }
note-agreed = { $name ->
        [you] Du går med på revansch.
       *[other] { $name } går med på revansch.
    }
note-declined = { $name ->
        [you] Du tackar nej till revansch.
       *[other] { $name } tackar nej till revansch.
    }
note-unasked = { $name ->
        [you] Du inväntas inte längre; plats { $count } är ledig.
       *[other] { $name } inväntas inte längre; plats { $count } är ledig.
    }
note-left = { $name } lämnar plats { $count }.
note-sent = Värden avvisar { $name }.
note-handed = { $name ->
        [you] Du lämnar över plats { $count } till en bot.
       *[other] { $name } lämnar över plats { $count } till en bot.
    }
note-back = { $name ->
        [you] Du tar tillbaka plats { $count }.
       *[other] { $name } tar tillbaka plats { $count }.
    }
note-stand-in = { $name ->
        [you] En bot spelar vidare för dig, på plats { $count }.
       *[other] En bot spelar vidare för { $name }, på plats { $count }.
    }
note-flag = { $name ->
        [you] Din tid är slut, på plats { $count }.
       *[other] Tiden är slut för { $name }, på plats { $count }.
    }
note-help-1 = { $name ->
        [you] Du använder hjälp: odds.
       *[other] { $name } använder hjälp: odds.
    }
note-help-2 = { $name ->
        [you] Du använder hjälp: poäng.
       *[other] { $name } använder hjälp: poäng.
    }
note-help-3 = { $name ->
        [you] Du använder hjälp: bästa val.
       *[other] { $name } använder hjälp: bästa val.
    }
note-help-4 = { $name ->
        [you] Du använder hjälp: handledaren.
       *[other] { $name } använder hjälp: handledaren.
    }
note-help-expect = { $name ->
        [you] Du använder hjälp: vad en bot väntar sig.
       *[other] { $name } använder hjälp: vad en bot väntar sig.
    }
note-help-on = { $name ->
        [you] Du går också med på det: hjälp är nu på för alla.
       *[other] { $name } går också med på det: hjälp är nu på för alla.
    }
note-help-off = { $name ->
        [you] Du säger nej: hjälp utöver oddsen är av för alla.
       *[other] { $name } säger nej: hjälp utöver oddsen är av för alla.
    }
note-slow = { $name ->
        [you] Din tid är slut, på plats { $count }. En bot spelar klart turen.
       *[other] Tiden är slut för { $name }, på plats { $count }. En bot spelar klart turen.
    }
refused-waiting = Partiet har inte börjat: det finns lediga platser.
refused-time = Din tid är ute.
refused-taken = Platsen är tagen.
refused-leave-clock = Du kan inte lämna ett parti med klocka. Låt en bot spela för dig.
refused-leave-alone = Du kan inte lämna: ingen annan spelar här. Låt en bot spela för dig.
refused-not-missed = Spelaren är tillbaka, eller så är det redan avgjort.
refused-watch = Du kan inte titta på: åskådare är inte tillåtna här, eller så är de för många.
refused-link-used = Länken är redan använd eller har gått ut. Be om en ny.
refused-sits = Du har redan en plats vid det här bordet.
refused-host = Bara värden kan göra det.
refused-chat-seat = Bara spelare vid det här bordet kan chatta.
refused-chat-off = Fri chatt är avstängd. Använd snabbfraserna.
refused-chat-text = Skriv en rad med 1 till { $most } tecken.
