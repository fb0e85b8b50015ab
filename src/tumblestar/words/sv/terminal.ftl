### Games in the terminal.

bad-option-twice = ”{ $name }” kan inte vara både { $first } och { $second }. Ange det en gång.
cli-play-resume = Fortsätter ditt senaste parti i terminalen; med SPEL ditt senaste parti av SPEL.
cli-play-game = Ett spel att spela i terminalen, eller en spelfil att fortsätta. Utan det öppnas spelen i webbläsaren.
cli-play-seats = Terminal: antal spelare.
cli-play-bots = Terminal: bottar på de sista platserna, med komma emellan.
cli-play-names = Terminal: personernas namn, med komma emellan.
cli-play-option = Terminal: ett alternativ i spelet, namn=tal; kan upprepas.
cli-play-seed = Terminal: ord som bestämmer all slump; den som känner till dem kan förutse slumpen. Annars är den hemlig.
cli-play-plain = Terminal: inga teckningar, en uppgift per rad, för skärmläsare.
cli-play-no-color = Terminal: inga färger.
term-what = Det finns inget spel och ingen fil ”{ $name }”. Spel: { $games }.
term-not-for-server = { $option } kräver ett spel i terminalen: tumblestar play SPEL.
term-not-for-terminal = { $option } är för spel i webbläsaren, inte i terminalen.
term-option = ”{ $text }” är inget alternativ. Skriv det som namn=tal.
term-crowded =
    { $seats ->
        [one] { $seats } plats är för lite
       *[other] { $seats } platser är för få
    } för { $people ->
        [one] { $people } person
       *[other] { $people } personer
    }{ $bots ->
        [0] .
        [one] { " " }och { $bots } bot.
       *[other] { " " }och { $bots } bottar.
    }
term-sealed = Ett hemligt slumpfrö avgör slumpen; du ser det när partiet är slut. Dess fingeravtryck: { $commitment }
term-seed = Slumpen är inte hemlig: den som känner till slumpfröet ”{ $seed }” kan förutse den.
term-open = Slumpen är inte förseglad: spelfilen kan inte bevisa att den är rättvis.
term-begin = Skriv ett drag i notation, ”?” för dina val eller ”hjälp” för alla kommandon.
term-resumed = Du fortsätter partiet i { $file } efter steg { $count }.
term-seed-lost = Partiets hemliga slumpfrö saknas: det finns varken bredvid spelfilen eller i { $folder }. Om du spelade med en annan --data, ange den mappen. Du kan fortsätta med ett nytt slumpfrö. Men då säger spelfilen för alltid att slumpen inte är förseglad.
term-seed-sure = Skriv ”ja” för att fortsätta med ett nytt slumpfrö:
term-seed-kept = Partiet har inte ändrats.
term-verify = Partiet är sparat i { $file }. Vem som helst kan kontrollera dess slump:
term-type-verify = tumblestar verify { $file }
term-kept = Partiet är sparat i { $file }. För att fortsätta det:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } har partiet fram till steg { $count }. För att fortsätta därifrån:
term-kept-games =
    { $count ->
        [one] { $count } oavslutat parti i terminalen:
       *[other] { $count } oavslutade partier i terminalen, det senaste först:
    }
term-kept-game = { $game }, { $when }, steg { $events }
term-kept-resume = För att fortsätta det första, skriv ”tumblestar play --resume{ $data }”. Alla är sparade i { $folder }.
term-none-kept = Det finns inget sådant oavslutat parti i { $folder }. Skriv ”tumblestar play SPEL” för att börja ett.
term-not-for-resumed = { $option } är bara för nya partier.
term-not-kept = Inget spelades, så inget sparades.
term-lost = Partiet är inte sparat: { $file } kan inte skrivas ({ $why }).
term-unkept = Partiet kan inte sparas i { $file }: { $why }. Du kan spela vidare. Skriv ”spara FIL” för att spara det någon annanstans.
term-played-elsewhere = Partiet spelades också i en annan terminal. Båda är sparade, ditt i { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } tänker…
bot-compiling = Kompilerar boten för den här datorn (bara en gång, en minut eller två)…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Mål, klarat
        [kept] Mål, klarat för gott
       *[unmet] Mål, inte klarat än
    }: { $goal }
term-no-cards = Det här spelet har inga gemensamma kort.
term-no-choice = Inget av dina val nu innehåller ”{ $text }”.
term-best = ★ { $way } (bäst)
term-alike =
    { $way } { $count ->
        [one] ({ $count } annat är lika bra)
       *[other] ({ $count } andra är lika bra)
    }
term-hint-working = Räknar ut vinstchanser…
term-way = - { $way }
term-no-hint = Det finns inget tips för den här ställningen.
term-undone = Ditt senaste drag är ångrat.
term-asked = Du har bett de andra att få ångra.
term-practice = Skriv ”ja” för att ångra som övning:
term-asks = { $seat } vill ångra. Skriv ”godta” eller ”avböj”.
term-dropped = Något ändrades vid bordet, så resten av det du skrev hoppades över.
term-tutor-on = Handledaren frågar före ett drag som ger bort mer än { NUMBER($share, style: "percent") } av din vinstchans.
term-tutor-off = Handledaren är av.
term-tutor-what = Skriv ”handledare { $usual }” för att bli tillfrågad före drag som ger bort över { $usual } % vinstchans. Mängder: { $amounts }. Skriv ”handledare av” för ingen handledare.
term-tutor-none = Det här spelet har inga vinstchanser, så det finns ingen handledare.
tutor-head = Säker?
term-tutor-sure = Skriv ”ja” för att spela det:
term-tutor-kept = Inget spelades.
term-off = av
term-asks-help = { $seat } ber alla att tillåta tips utöver oddsen. Skriv ”godta” eller ”avböj”.
term-asked-help = Du har bett de andra att tillåta tips utöver oddsen.
term-does-allow = ber de andra att tillåta tips utöver oddsen, eller går med på det; ”tillåt av” avslutar det
term-word-allow = tillåt
term-sure = Skriv ”ja” för att avsluta partiet:
term-yes = ja yes
term-not-resigned = Spelet fortsätter.
term-refused = Inte gjort. { $why }
term-refused-rule = Inte gjort. { $why } För regeln, skriv ”hjälp { $tag }”.
term-refused-unread = Inte förstått. { $why } Skriv ”?” för dina val, ”hjälp” för alla kommandon.
term-save-what = Skriv ”spara FIL”, med ett filnamn.
term-saved = Partiet är sparat i { $file }.
term-foreign = { $file } finns och är ingen spelfil, så den skrevs inte över.
term-no-rule = Det finns ingen regel ”{ $text }”. Reglernas avsnitt:
term-section = hjälp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Skriv ett drag i notation (flera med ”;” emellan), eller ett kommando:
term-does-choices = visar dina val och vad de gör; ”? TEXT” bara dem med den texten
term-does-help = visar denna lista; ”hjälp TAGG” visar en regel eller ett avsnitt
term-does-board = visar spelplanen och hur alla ligger till; ”spelplan TEXT” bara rader med den texten
term-does-cards = visar korten i spel och vad de gör
term-does-log = visar vad som har hänt; ”logg 10” bara de senaste 10 stegen
term-does-hint = visar dina val med odds, poäng och vinstchanser; markerar det bästa, om det är känt
term-does-tutor = frågar före dyra drag: ”handledare 5” över 5 % vinstchans (1, 2, 5 eller 10); ”handledare av” avslutar det
term-does-undo = ångrar ditt senaste drag; ensam även slag och dragningar, som övning; andra personer kan behöva gå med på det
term-does-resign = ger upp och avslutar partiet
term-does-save = ”spara FIL” sparar en kopia; själva partiet sparas automatiskt
term-does-quit = lämnar; det gör även Ctrl-C och Ctrl-D
term-word-help = hjälp
term-word-board = spelplan
term-word-cards = kort
term-word-log = logg
term-word-hint = tips
term-word-tutor = handledare
term-word-undo = ångra
term-word-resign = kapitulera
term-word-save = spara
term-word-quit = avsluta
cli-join = Går med vid ett bord på en server och spelar i terminalen.
cli-join-link = En inbjudan, till exempel https://games.example/join/…, eller ett bords adress.
cli-join-name = Ditt namn, som andra ser det.
term-no-link = ”{ $link }” leder inte till någon plats. Ange en inbjudan (https://…/join/…) eller ett bord (https://…/table/…).
term-no-seat = Ingen plats är ledig på { $link }, eller så är spelet slut. Be om en ny länk.
term-nothing-there = Du kan inte öppna { $link }: adressen är fel, eller så tillhör bordet andra. Be om en inbjudan.
term-password = { $link } kräver ett lösenord. En inbjudan behöver inget: be om en.
term-server-refuses = Servern släppte inte in dig på { $link } (status { $status }).
term-no-server = { $link } kan inte nås: { $why }.
term-no-jar = Den här enheten kan inte minnas din plats: { $file } kan inte skrivas ({ $why }).
term-you-are =
    { $count ->
        [0] Du är åskådare.
       *[other] Du spelar för { $names }.
    }
term-waiting =
    { $seat ->
        [you] Väntar på boten som spelar för dig.
       *[other] Väntar på { $seat }.
    } Ctrl-C lämnar.
term-waiting-start = Partiet börjar när alla platser är tagna. Ctrl-C lämnar.
term-line-lost = Anslutningen bröts och är tillbaka.
term-line-gone = Anslutningen är bruten, och { $link } svarar inte.
term-table-gone = Bordet på { $link } är raderat eller inte längre öppet för dig.
term-other-protocol = Servern på { $link } och det här programmet har olika versioner. Uppdatera den äldre.
term-seat-kept = Din plats är sparad åt dig. För att komma tillbaka:
term-type-join = tumblestar join { $link }
term-verify-there = Servern visar samma kontroll: { $link }
term-said = { $words }
term-does-people = visar vilka som är här och, för värden, inbjudningarna till lediga platser
term-does-time = visar tiden som är kvar för varje spelare
term-does-chat = visar meddelandena; ”chatt 10” bara de senaste 10
term-does-say = ”säg TEXT” skriver till alla; ”säg” listar snabbfraser, ”säg 2” säger den andra
term-does-hand = låter en bot spela för dig; ”överlåt random” väljer vilken
term-does-back = tar tillbaka din plats från boten
term-does-gone = avgör vad som händer med en spelare som saknas: ”borta vänta”, ”borta bot” (en bot spelar vidare) eller ”borta slut” (avslutar partiet)
term-does-fill = sätter en bot på en ledig plats (bara värden); ”fyll 2 random” säger var och vilken
term-does-leave = lämnar din plats; en annan person kan ta den
term-does-rematch = ber om ett parti till med samma personer, eller går med i det
term-does-agree = går med på att ångra, eller på tips för alla
term-does-decline = säger nej till att ångra, till tips eller revansch, eller drar tillbaka din begäran
term-word-people = folk
term-word-time = tid
term-word-chat = chatt
term-word-say = säg
term-word-hand = överlåt
term-word-back = återta
term-word-gone = borta
term-word-fill = fyll
term-word-leave = lämna
term-word-rematch = revansch
term-word-agree = godta
term-word-decline = avböj
term-word-gone-wait = vänta
term-word-gone-bot = bot
term-word-gone-end = slut
term-person =
    Plats { $count }, { $seat }{ $how ->
        [here] : här
        [away] : borta
        [asked] : inget svar än
        [bot] { "" }
       *[gone] : inte ansluten
    }
term-person-you = Plats { $count }, { $seat }: du
term-person-bot = Plats { $count }, { $seat }: { $bot } spelar så länge
term-person-free = Plats { $count }: ledig
term-link-all = Inbjudan för alla, kod { $code }:
term-link = Inbjudan till plats { $count }, för en person:
term-type-link = { $link }
term-time = { $seat }: { $minutes } min { $seconds } s kvar{ $runs ->
        [yes] , går
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tid kvar: { $times }
term-no-clock = Det här bordet har ingen klocka, eller så har partiet inte börjat.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Skriv ”säg TEXT”, eller ”säg” och numret på en fras.
term-gone = { $seat } är inte längre ansluten.
term-came = { $seat } är här.
term-missed = { $seat } (plats { $count }) har varit borta ett tag. Röster för att avsluta partiet: { $n } av { $asked }. Skriv ”borta vänta”, ”borta bot” eller ”borta slut”.
term-nobody-missed = Ingen har varit borta så länge.
term-nobody-free = Det finns ingen sådan ledig plats.
term-waits = Väntar på { $seat }.
term-filled = En bot spelar nu på plats { $count }.
term-sure-leave = Skriv ”ja” för att lämna din plats:
term-left = Du har lämnat. Värden får en ny länk till din plats.
term-after = Skriv ”revansch” för att spela igen, ”säg TEXT” för att skriva till alla eller ”avsluta” för att lämna.
term-rematch-there = Det blir revansch. Skriv ”revansch” för att gå med, eller ”avböj”.
term-rematch-declined = Du tackade nej till revansch. Din plats där är ledig.
term-rematch-early = Du kan be om revansch när partiet är slut.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } steg
        [diagonal] { $square } diag
        [leap] { $square } hopp
        [teleport] { $square } tele
        [safety] { $square } skyd
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }steg
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }hopp
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }skyd
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Kuber: R röd, O orange, Y gul, G grön, B blå, P lila, K rosa. [1] är pjäsen för spelare 1; det som följer ligger på samma ruta.
term-face = { $letter }{ $number }
term-legend-shizzle = R röd, O orange, Y gul, G grön, B blå, P lila, K rosa, N svart, sedan siffran.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Nästa rad:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ stjärna, ✹ nova, sedan riktningarna för dess streck; = länkade rutor. Skriv ”kort” för att se vad som ger poäng.
