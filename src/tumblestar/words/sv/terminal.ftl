### Games in the terminal.

bad-option-twice = Alternativet ”{ $name }” kan inte vara både { $first } och { $second }; ange det en gång.
cli-play-resume = Fortsätter det senaste partiet i terminalen; med GAME det senaste i det spelet.
cli-play-game = Ett spel att spela i terminalen, eller filen med ett protokoll att fortsätta; anges inget öppnas spelen i webbläsaren.
cli-play-seats = Terminal: hur många som spelar.
cli-play-bots = Terminal: bottar på de sista platserna, med komma emellan.
cli-play-names = Terminal: personernas namn, med komma emellan.
cli-play-option = Terminal: ett alternativ i spelet, namn=tal; kan upprepas.
cli-play-seed = Terminal: ord som bestämmer all slump, som då är öppen; annars är den hemlig och förseglad.
cli-play-plain = Terminal: ritar inget och säger en sak per rad, för skärmläsare.
cli-play-no-color = Terminal: inga färger.
term-what = Det finns inget spel och ingen fil ”{ $name }”. Spel: { $games }.
term-not-for-server = { $option } kräver ett spel i terminalen: tumblestar play GAME.
term-not-for-terminal = { $option } är för spel i webbläsaren, inte i terminalen.
term-option = ”{ $text }” är inget alternativ; väntat är namn=tal.
term-crowded = { $seats } platser är för få. Personer: { $people }. Bottar: { $bots }.
term-sealed = Ett hemligt frö avgör slumpen; det öppnas i slutet. Dess åtagande: { $commitment }
term-seed = Slumpen är öppen: den följer av fröet ”{ $seed }”.
term-open = Slumpen är öppen: protokollet kan inte bevisa den.
term-begin = Skriv ett drag i notation, ”?” för vad som går att göra, eller ”hjälp”.
term-resumed = Partiet i { $file } fortsätter efter händelse { $count }.
term-seed-lost = Partiets hemliga frö ligger varken bredvid filen eller i { $folder }. Om det spelades med en annan --data, ange den mappen. Fortsätter du utan det får slumpen ett nytt frö, och protokollet säger för alltid att den är öppen.
term-seed-sure = Skriv ”ja” för att fortsätta med ett nytt frö:
term-seed-kept = Partiet förblir som det är.
term-verify = Partiet är sparat i { $file }. Vem som helst kan kontrollera dess slump:
term-type-verify = tumblestar verify { $file }
term-kept = Partiet är sparat i { $file }. För att fortsätta det:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } har partiet till och med steg { $count }. För att fortsätta därifrån:
term-kept-games = Oavslutade partier i terminalen ({ $count }), det senaste först:
term-kept-game = { $game }, { $when }, händelse { $events }
term-kept-resume = ”tumblestar play --resume{ $data }” fortsätter det första. Alla ligger i { $folder }.
term-none-kept = { $folder } har inget sådant oavslutat parti. ”tumblestar play GAME” börjar ett.
term-not-for-resumed = { $option } är bara för nya partier.
term-not-kept = Inget spelades, så inget sparas.
term-lost = Partiet är inte sparat. { $file } kan inte skrivas: { $why }.
term-unkept = Partiet kan inte sparas i { $file }: { $why }. Det fortsätter; ”spara FILE” lägger det någon annanstans.
term-played-elsewhere = Partiet spelades också i en annan terminal. Båda är sparade, ditt i { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } tänker…
bot-compiling = Boten kompileras för denna dator, en gång, på en minut eller två…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Mål, klarat
        [kept] Mål, hållet hittills
       *[unmet] Mål, inte klarat än
    }: { $goal }
term-no-cards = Detta spel har inga gemensamma kort.
term-no-choice = Inget som går att göra nu innehåller ”{ $text }”.
term-best = ★ { $way } (bäst)
term-alike = { $way } (lika bra: { $count } till)
term-hint-working = Räknar ut vinstandelar…
term-way = - { $way }
term-no-hint = Det finns inget att råda till.
term-undone = Det senaste draget är taget tillbaka.
term-asked = Du har bett de andra att få ta tillbaka.
term-practice = Gå tillbaka och öva? (ja eller nej)
term-asks = { $seat } vill ta tillbaka. Skriv ”godta” eller ”avböj”.
term-dropped = Något har hänt; resten av det du skrev gjordes inte.
term-tutor-on = Handledaren frågar före ett drag som kostar mer än { NUMBER($share, style: "percent") } av segern.
term-tutor-off = Handledaren är av.
term-tutor-what = Ange vad ett drag får kosta utan fråga, i procentenheter: ”handledare { $usual }”, av { $amounts }; eller ”handledare av”.
term-tutor-none = Detta spel har inga vinstandelar, så det finns ingen handledare.
tutor-head = Säker?
term-tutor-sure = Skriv ”ja” för att spela det:
term-tutor-kept = Det spelas inte.
term-off = av
term-asks-help = { $seat } vill att alla ska få hjälp. Skriv ”godta” eller ”avböj”.
term-asked-help = Du har bett de andra att tillåta hjälp.
term-does-allow = ber de andra tillåta annan hjälp än odds, eller går med på det; ”tillåt av” avslutar det
term-word-allow = tillåt
term-sure = Skriv ”ja” för att avsluta det:
term-yes = ja yes
term-not-resigned = Spelet fortsätter.
term-refused = Inte gjort. { $why }
term-refused-rule = Inte gjort. { $why } Regeln: ”hjälp { $tag }”.
term-refused-unread = Inte förstått. { $why } ”?” listar vad som går att göra, ”hjälp” alla kommandon.
term-save-what = Ange var: spara FILE
term-saved = Partiet är sparat i { $file }.
term-foreign = { $file } finns och är inget protokoll, så den lämnas som den är.
term-no-rule = Det finns ingen regel ”{ $text }”. Reglernas avsnitt:
term-section = hjälp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Skriv ett drag i notation, flera med ”;” emellan, eller något av dessa:
term-does-choices = vad som går att göra, med verkan; ”? TEXT” bara det med den texten
term-does-help = detta; ”hjälp TAG” visar en regel eller ett avsnitt
term-does-board = spelplanen och hur alla ligger till; ”spelplan TEXT” bara rader med den texten
term-does-cards = korten i spel och vad de gör
term-does-log = vad som hänt; ”logg 10” de senaste tio händelserna
term-does-hint = sätt att fortsätta med odds, poäng och vinstandelar; det bästa är märkt, om det är känt
term-does-tutor = frågar före dyra drag: ”handledare 5” över 5 % av segern (1, 2, 5 eller 10), ”handledare av”
term-does-undo = tar tillbaka ditt senaste drag; ensam även förbi slumpen, som övning; människor tillfrågas
term-does-resign = ger upp
term-does-save = ”spara FILE” skriver protokollet; partiet sparas också av sig självt
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
cli-join = Spelar i terminalen vid ett bord på en server.
cli-join-link = En inbjudan, till exempel https://games.example/join/…, eller ett bords adress.
cli-join-name = Ditt namn, som andra ser det.
term-no-link = ”{ $link }” leder inte till någon plats; väntat är en inbjudan (https://…/join/…) eller ett bord (https://…/table/…).
term-no-seat = Ingen plats är ledig på { $link }, eller så är spelet slut. Be om en ny länk.
term-nothing-there = Det finns inget på { $link }: adressen är fel, eller så är bordet någon annans.
term-password = { $link } vill ha ett lösenord. En inbjudan behöver inget: be om en.
term-server-refuses = Servern avvisar dig på { $link } (status { $status }).
term-no-server = { $link } kan inte nås: { $why }.
term-no-jar = Din identitet på denna server kan inte sparas i { $file }: { $why }.
term-you-are = { $count ->
        [0] Du tittar på.
       *[other] Du spelar för { $names }.
    }
term-waiting = { $seat ->
        [you] En bot är på tur för dig.
       *[other] { $seat } är på tur.
    } Ctrl-C lämnar.
term-waiting-start = Partiet börjar när alla platser är tagna. Ctrl-C lämnar.
term-line-lost = Anslutningen bröts och är tillbaka.
term-line-gone = Anslutningen är bruten, och { $link } svarar inte.
term-table-gone = Bordet på { $link } är borta eller inte öppet för dig.
term-other-protocol = Servern på { $link } har en annan version än detta program. Uppdatera den äldre.
term-seat-kept = Din plats förblir din. För att komma tillbaka:
term-type-join = tumblestar join { $link }
term-verify-there = Servern visar samma kontroll: { $link }
term-said = { $words }
term-does-people = vilka som är här; värden får inbjudningarna till lediga platser
term-does-time = tid kvar per plats
term-does-chat = meddelandena; ”chatt 10” de senaste tio
term-does-say = ”säg TEXT” talar till alla; ”säg” listar snabbfraser, ”säg 2” säger den andra
term-does-hand = låter en bot spela för dig; ”överlåt random” anger vilken
term-does-back = du spelar själv igen
term-does-gone = när någon varit borta länge: ”borta vänta”, ”borta bot” (en bot spelar vidare), ”borta slut” (avslutar partiet)
term-does-fill = för värden, en bot på en ledig plats; ”fyll 2 random” anger var och vilken
term-does-leave = lämnar din plats till någon annan
term-does-rematch = ett parti till med samma personer
term-does-agree = går med på att ta tillbaka, eller på hjälp för alla
term-does-decline = avböjer det eller revansch, eller drar tillbaka din begäran
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
term-person = Plats { $count }, { $seat }{ $how ->
        [here] : här
        [away] : borta
        [asked] : inget svar än
        [bot] { "" }
       *[gone] : inte här
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
term-no-clock = Det finns ingen klocka här, eller så har partiet inte börjat.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Ange vad: säg TEXT, eller en frasens nummer
term-gone = { $seat } är inte här längre.
term-came = { $seat } är här.
term-missed = { $seat } (plats { $count }) har varit borta länge. Röster för att avsluta partiet: { $n } av { $asked }. Skriv ”borta vänta”, ”borta bot” eller ”borta slut”.
term-nobody-missed = Ingen har varit borta länge.
term-nobody-free = Det finns ingen sådan ledig plats.
term-waits = Väntar på: { $seat }.
term-filled = En bot sitter på plats { $count }.
term-sure-leave = Skriv ”ja” för att lämna den:
term-left = Du har lämnat; värden får en ny länk till din plats.
term-after = ”revansch” spelar en gång till, ”säg TEXT” säger något, ”avsluta” lämnar.
term-rematch-there = Revansch: skriv ”revansch” för att gå dit, eller ”avböj”.
term-rematch-declined = Revansch avböjd; din plats där är ledig.
term-rematch-early = Revansch kommer efter spelets slut.
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
term-legend-twisty = Kuber: R röd, O orange, Y gul, G grön, B blå, P lila, K rosa. [1] är pjäsen för plats 1; det som följer ligger under den.
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
term-legend-twinkle-twinkle = ✶ stjärna, ✹ nova, streckens riktningar, = länkade rutor. ”kort” säger vad som ger poäng.
