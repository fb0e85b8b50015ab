### Tables, whoever plays there: refusals, clocks, quick phrases, and what is noted at a table.

## Refusals of a table

refused-help-declined = Je vraag om hulp is al geweigerd.
refused-stale = Er is intussen iets aan de tafel gebeurd. Kijk opnieuw en beslis dan.
refused-takeback = Dit is niet terug te nemen: de beurt is voorbij, of iemand anders is al aan de beurt geweest.
refused-takeback-chance = Dit is niet terug te nemen: speel je met mensen, dan gaat niets terug voorbij een uitkomst van het toeval.
refused-practice = Hiermee wordt het spel een oefening: geen ster, en het geluk is te kennen. Bevestig het.
refused-asked = Iemand heeft al om terugname gevraagd. Antwoord eerst.
refused-declined = De anderen weigerden. Vraag het weer als er iemand heeft gespeeld.
refused-not-asked = Niemand vraagt nog om terugname.
refused-not-yours = Dat is niet aan jou.
refused-send-late = Na de start kan niemand van een plaats worden weggestuurd.
refused-start = Het spel kan niet beginnen met wie er is. Wacht op meer, of vul de vrije plaatsen met bots.
refused-blocked = De gastheer wil niet met je spelen. Speel aan een andere tafel, of maak er een.
refused-blocked-chat = De gastheer wil niet dat je hier schrijft.
refused-restrict-nobody = Er is niemand anders om te dempen of te blokkeren.
refused-restrict-stranger = Om te dempen of te blokkeren ga je eerst aan een tafel zitten of kies je instellingen.
refused-message = De server begreep de pagina niet. Laad hem opnieuw.
refused-typed = Typ 1 tot { $most } uitkomsten met spaties ertussen.
refused-typed-on = Te veel uitkomsten; typ alleen die waarom wordt gevraagd.

## Tables that cannot be opened or made

game-fault = { $name } kan niet worden gespeeld: { $why }
table-damaged = De opgeslagen tafel is niet leesbaar: { $why }
limit-tables = Je hebt { $most } tafels die niet zijn afgelopen. Speel er eerst een paar uit of beëindig ze.
limit-events = Dat is veel werk voor de server. Probeer het over { $seconds } s opnieuw.
limit-records = Er is vandaag veel geopend vanaf hier. Probeer het over { $minutes } min opnieuw.

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
clock-bank-more = { $n } min voor het hele spel, en { $more } s erbij na elke beurt
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
note-sat = Nieuw op plaats { $count }: { $name }.
note-agreed = { $name }: ja tegen de revanche.
note-declined = { $name }: nee tegen de revanche.
note-unasked = { $name }: niet langer op gewacht; plaats { $count } is vrij.
note-left = { $name } heeft plaats { $count } verlaten.
note-sent = De gastheer heeft { $name } weggestuurd.
note-handed = { $name }: plaats { $count } aan een bot overgedragen.
note-back = { $name }: terug op plaats { $count }.
note-stand-in = { $name }: een bot speelt verder, op plaats { $count }.
note-flag = { $name }: tijd om op plaats { $count }.
note-help-1 = { $name }: hulp gebruikt (kansen).
note-help-2 = { $name }: hulp gebruikt (punten).
note-help-3 = { $name }: hulp gebruikt (beste spel).
note-help-4 = { $name }: hulp gebruikt (de tutor).
note-help-expect = { $name }: hulp gebruikt (wat een bot verwacht).
note-help-on = { $name }: hulp is nu aan voor allen, met ieders akkoord.
note-help-off = { $name }: hulp voorbij de kansen is uit voor allen.
note-slow = { $name }: tijd om op plaats { $count }; een bot maakt de beurt af.
refused-waiting = Het spel is niet begonnen: er zijn plaatsen vrij.
refused-time = Je tijd is om.
refused-taken = Deze plaats is bezet.
refused-leave-clock = In een spel met klok kun je een plaats niet verlaten. Laat een bot voor je spelen.
refused-leave-alone = Hier speelt niemand anders. Laat een bot voor je spelen.
refused-not-missed = Die is er weer, of het is al beslist.
refused-watch = Kijkers worden niet toegelaten.
refused-link-used = Deze link is gebruikt of te oud.
refused-sits = Je zit zelf aan deze tafel.
refused-host = Dat kan alleen de gastheer.
refused-chat-seat = Alleen wie aan tafel zit, kan chatten.
refused-chat-off = Vrije chat is uit.
refused-chat-text = Een bericht is één regel van 1 tot { $most } tekens.
