### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = De anderen hebben je vraag om hulp afgewezen.
refused-stale = De tafel is veranderd. Kijk opnieuw en kies dan.
refused-takeback = Je kunt dit niet terugnemen: je beurt is voorbij, of een andere speler is al aan de beurt geweest.
refused-takeback-chance = Een worp of trekking kun je niet terugnemen als er andere mensen meespelen.
refused-practice = Hiermee wordt het een oefenspel: geen ster, en de geheime seed wordt getoond. Bevestig om door te gaan.
refused-asked = Een speler heeft al gevraagd om terug te nemen. Beantwoord dat eerst.
refused-declined = De anderen hebben geweigerd. Vraag het opnieuw na de volgende stap.
refused-not-asked = Die vraag om terug te nemen staat niet meer open.
refused-not-yours = Dat kun je hier niet doen.
refused-send-late = Als het spel is begonnen, kun je geen speler meer verwijderen.
refused-start = Het spel kan niet beginnen met de spelers die er zijn. Wacht op meer, of vul de vrije plaatsen met bots.
refused-blocked = De gastheer wil niet met je spelen. Speel aan een andere tafel, of maak er een.
refused-blocked-chat = De gastheer wil niet dat je hier schrijft.
refused-restrict-nobody = Er is niemand anders om te dempen of te blokkeren.
refused-restrict-stranger = Om te dempen of te blokkeren ga je eerst aan een tafel zitten of kies je instellingen.
refused-message = De server begreep de pagina niet. Laad de pagina opnieuw.
refused-typed = Typ 1 tot { $most } uitkomsten met spaties ertussen.
refused-typed-on = Dat zijn te veel uitkomsten. Typ alleen wat nu nodig is.

## Tables that cannot be opened or made

game-fault = { $name } kan niet worden gespeeld: { $why }
table-damaged = De opgeslagen tafel is niet leesbaar: { $why }
limit-tables = Je hebt { $most } tafels die niet zijn afgelopen. Speel er eerst een paar uit of beëindig ze.
limit-events = Dat was veel voor de server. Probeer het over { $seconds } s opnieuw.
limit-records = Er zijn vandaag veel bestanden vanaf hier geopend. Probeer het over { $minutes } min opnieuw.

## Together

clock-none = geen
clock-turn = { $count ->
        [3600] 1 uur
        [86400] 1 dag
       *[other] { $unit ->
            [minutes] { $n } min
           *[other] { $n } s
        }
    } per beurt
clock-bank = { $n } min voor het hele spel
clock-bank-more = { $n } min voor het hele spel, plus { $more } s na elke beurt
chat-hello = Hallo!
chat-luck = Succes!
chat-nice = Goed gespeeld!
chat-oops = Oeps!
chat-thinking = Even denken.
chat-moment = Zo terug.
chat-back = Ik ben er weer.
chat-thanks = Dank je!
chat-good-game = Leuk spel!
chat-again = Nog een keer?
chat-bye = Tot ziens!
note-sat = { $name ->
        [you] Je gaat op plaats { $count } zitten.
       *[other] { $name } gaat op plaats { $count } zitten.
    }
note-agreed = { $name ->
        [you] Je stemt in met de revanche.
       *[other] { $name } stemt in met de revanche.
    }
note-declined = { $name ->
        [you] Je wijst de revanche af.
       *[other] { $name } wijst de revanche af.
    }
note-unasked = { $name ->
        [you] We wachten niet meer op jou; plaats { $count } is vrij.
       *[other] We wachten niet meer op { $name }; plaats { $count } is vrij.
    }
note-left = { $name } verlaat plaats { $count }.
note-sent = De gastheer verwijdert { $name }.
note-handed = { $name ->
        [you] Je draagt plaats { $count } over aan een bot.
       *[other] { $name } draagt plaats { $count } over aan een bot.
    }
note-back = { $name ->
        [you] Je neemt plaats { $count } terug.
       *[other] { $name } neemt plaats { $count } terug.
    }
note-stand-in = { $name ->
        [you] Een bot speelt voor jou verder, op plaats { $count }.
       *[other] Een bot speelt voor { $name } verder, op plaats { $count }.
    }
note-flag = { $name ->
        [you] Je tijd is om, op plaats { $count }.
       *[other] De tijd van { $name } is om, op plaats { $count }.
    }
note-help-1 = { $name ->
        [you] Je gebruikt hulp: kansen.
       *[other] { $name } gebruikt hulp: kansen.
    }
note-help-2 = { $name ->
        [you] Je gebruikt hulp: punten.
       *[other] { $name } gebruikt hulp: punten.
    }
note-help-3 = { $name ->
        [you] Je gebruikt hulp: beste keuze.
       *[other] { $name } gebruikt hulp: beste keuze.
    }
note-help-4 = { $name ->
        [you] Je gebruikt hulp: tutor.
       *[other] { $name } gebruikt hulp: tutor.
    }
note-help-expect = { $name ->
        [you] Je gebruikt hulp: wat een bot verwacht.
       *[other] { $name } gebruikt hulp: wat een bot verwacht.
    }
note-help-on = { $name ->
        [you] Jij bent ook akkoord: hulp staat nu voor iedereen aan.
       *[other] { $name } is ook akkoord: hulp staat nu voor iedereen aan.
    }
note-help-off = { $name ->
        [you] Je zegt nee: andere hulp dan de kansen staat voor iedereen uit.
       *[other] { $name } zegt nee: andere hulp dan de kansen staat voor iedereen uit.
    }
note-slow = { $name ->
        [you] Je tijd is om, op plaats { $count }. Een bot maakt de beurt af.
       *[other] De tijd van { $name } is om, op plaats { $count }. Een bot maakt de beurt af.
    }
refused-waiting = Het spel is niet begonnen: er zijn plaatsen vrij.
refused-time = Je tijd is om.
refused-taken = Deze plaats is bezet.
refused-leave-clock = Een spel met klok kun je niet verlaten. Laat een bot voor je spelen.
refused-leave-alone = Je kunt niet weg: er speelt hier niemand anders. Laat een bot voor je spelen.
refused-not-missed = Deze speler is er weer, of het is al beslist.
refused-watch = Je kunt niet meekijken: kijkers zijn hier niet toegestaan, of er zijn er te veel.
refused-link-used = Deze link is gebruikt of verlopen. Vraag een andere.
refused-sits = Je hebt al een plaats aan deze tafel.
refused-host = Dat kan alleen de gastheer.
refused-chat-seat = Alleen spelers aan deze tafel kunnen chatten.
refused-chat-off = Vrije chat staat uit. Gebruik de snelle zinnen.
refused-chat-text = Typ één regel van 1 tot { $most } tekens.
