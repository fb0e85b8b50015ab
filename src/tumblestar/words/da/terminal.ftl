### Games in the terminal.

bad-option-twice = Muligheden ”{ $name }” kan ikke være både { $first } og { $second }; angiv den én gang.
cli-play-resume = Fortsætter det seneste spil i terminalen; med GAME det seneste af det spil.
cli-play-game = Et spil, der spilles i terminalen, eller en optegnelses fil at fortsætte; uden åbnes spillene i browseren.
cli-play-seats = Terminal: hvor mange der spiller.
cli-play-bots = Terminal: bots til de sidste pladser, med komma imellem.
cli-play-names = Terminal: personernes navne, med komma imellem.
cli-play-option = Terminal: en mulighed i spillet, navn=tal; kan gentages.
cli-play-seed = Terminal: ord, der fastlægger alt held, som så er åbent; ellers er det hemmeligt og forseglet.
cli-play-plain = Terminal: tegner intet og siger ét forhold pr. linje, til skærmlæsere.
cli-play-no-color = Terminal: ingen farver.
term-what = Der er intet spil og ingen fil ”{ $name }”. Spil: { $games }.
term-not-for-server = { $option } kræver et spil i terminalen: tumblestar play GAME.
term-not-for-terminal = { $option } er til spil i browseren, ikke i terminalen.
term-option = ”{ $text }” er ikke en mulighed; forventet: navn=tal.
term-crowded = { $seats } pladser er for få. Personer: { $people }. Bots: { $bots }.
term-sealed = En hemmelig startværdi bestemmer held; den åbnes til sidst. Dens segl: { $commitment }
term-seed = Held er åbent: Det følger af startværdien ”{ $seed }”.
term-open = Held er åbent: Optegnelsen kan ikke bevise det.
term-begin = Skriv en handling i notation, ”?” for det, der kan gøres, eller ”hjælp”.
term-resumed = Spillet i { $file } fortsætter efter hændelse { $count }.
term-seed-lost = Spillets hemmelige startværdi er hverken ved siden af filen eller i { $folder }. Blev det spillet med en anden --data, så angiv den mappe. Fortsætter du uden, får held en ny startværdi, og optegnelsen siger for altid, at det er åbent.
term-seed-sure = Skriv ”ja” for at fortsætte med en ny startværdi:
term-seed-kept = Spillet bliver, som det er.
term-verify = Spillet er gemt i { $file }. Alle kan kontrollere heldet:
term-type-verify = tumblestar verify { $file }
term-kept = Spillet er gemt i { $file }. Fortsæt det med:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } har spillet til og med trin { $count }. Fortsæt derfra med:
term-kept-games = Ufærdige spil i terminalen ({ $count }), seneste først:
term-kept-game = { $game }, { $when }, hændelse { $events }
term-kept-resume = ”tumblestar play --resume{ $data }” fortsætter det første. Alle ligger i { $folder }.
term-none-kept = { $folder } har intet ufærdigt spil af den slags. ”tumblestar play GAME” begynder et.
term-not-for-resumed = { $option } er kun til nye spil.
term-not-kept = Intet blev spillet, så intet er gemt.
term-lost = Spillet er ikke gemt. { $file } kan ikke skrives: { $why }.
term-unkept = Spillet kan ikke gemmes i { $file }: { $why }. Det fortsætter; ”gem FILE” lægger det et andet sted.
term-played-elsewhere = Spillet blev også spillet i en anden terminal. Begge er gemt, dit i { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } tænker…
bot-compiling = Botten kompileres til denne maskine, én gang, på et minut eller to…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Mål, nået
        [kept] Mål, holdt hidtil
       *[unmet] Mål, ikke nået endnu
    }: { $goal }
term-no-cards = Dette spil har ingen fælles kort.
term-no-choice = Intet, der kan gøres nu, indeholder ”{ $text }”.
term-best = ★ { $way } (bedst)
term-alike = { $way } (lige så godt: { $count } mere)
term-hint-working = Regner vinderchancer ud…
term-way = - { $way }
term-no-hint = Der er intet råd at give.
term-undone = Den sidste handling er fortrudt.
term-asked = Du har bedt de andre om at fortryde.
term-practice = Gå tilbage og øve? (ja eller nej)
term-asks = { $seat } vil gerne fortryde. Skriv ”enig” eller ”afvis”.
term-dropped = Der er sket noget; resten af det, du skrev, blev ikke gjort.
term-tutor-on = Træneren spørger før en handling, der koster mere end { NUMBER($share, style: "percent") } af sejren.
term-tutor-off = Træneren er slået fra.
term-tutor-what = Sig, hvad en handling må koste uden spørgsmål, i procentpoint: ”træner { $usual }”, af { $amounts }; eller ”træner fra”.
term-tutor-none = Spillet har ingen vinderchancer, så der er ingen træner.
tutor-head = Sikker?
term-tutor-sure = Skriv ”ja” for at spille det:
term-tutor-kept = Det spilles ikke.
term-off = fra
term-asks-help = { $seat } vil gerne have hjælp tilladt for alle. Skriv ”enig” eller ”afvis”.
term-asked-help = Du har bedt de andre tillade hjælp.
term-does-allow = beder de andre tillade hjælp ud over chancer, eller siger ja; ”tillad fra” slutter den
term-word-allow = tillad
term-sure = Skriv ”ja” for at slutte det:
term-yes = ja yes
term-not-resigned = Spillet fortsætter.
term-refused = Ikke gjort. { $why }
term-refused-rule = Ikke gjort. { $why } Reglen: ”hjælp { $tag }”.
term-refused-unread = Ikke forstået. { $why } ”?” viser, hvad der kan gøres, ”hjælp” alle kommandoer.
term-save-what = Sig hvor: gem FILE
term-saved = Spillet er gemt i { $file }.
term-foreign = { $file } findes og er ikke en optegnelse, så den bliver, som den er.
term-no-rule = Der er ingen regel ”{ $text }”. Reglernes afsnit:
term-section = hjælp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Skriv en handling i notation, flere med ”;” imellem, eller en af disse:
term-does-choices = hvad der kan gøres, med virkning; ”? TEKST” kun det med den tekst
term-does-help = dette; ”hjælp MÆRKE” viser en regel eller et afsnit
term-does-board = brættet, og hvordan alle står; ”bræt TEKST” kun linjer med den tekst
term-does-cards = kortene i spil, og hvad de gør
term-does-log = hvad der er sket; ”forløb 10” de sidste ti hændelser
term-does-hint = veje videre med chancer, point og vinderchancer; den bedste er markeret, hvis den kendes
term-does-tutor = spørger før dyre handlinger: ”træner 5” over 5 % af sejren (1, 2, 5 eller 10), ”træner fra”
term-does-undo = fortryder din sidste handling; alene også forbi held, som øvelse; personer spørges
term-does-resign = opgiver
term-does-save = ”gem FILE” skriver optegnelsen; spillet gemmes også af sig selv
term-does-quit = går ud; det gør Ctrl-C og Ctrl-D også
term-word-help = hjælp
term-word-board = bræt
term-word-cards = kort
term-word-log = forløb
term-word-hint = råd
term-word-tutor = træner
term-word-undo = fortryd
term-word-resign = opgiv
term-word-save = gem
term-word-quit = afslut
cli-join = Spiller i terminalen ved et bord på en server.
cli-join-link = En invitation, som https://games.example/join/…, eller et bords adresse.
cli-join-name = Dit navn, som andre ser det.
term-no-link = ”{ $link }” fører ikke til en plads; forventet: en invitation (https://…/join/…) eller et bord (https://…/table/…).
term-no-seat = Ingen plads er fri på { $link }, eller spillet er slut. Bed om et andet link.
term-nothing-there = Der er intet på { $link }: Adressen er forkert, eller bordet er en andens.
term-password = { $link } vil have en adgangskode. En invitation kræver ingen: Bed om en.
term-server-refuses = Serveren afviser dig på { $link } (status { $status }).
term-no-server = { $link } kan ikke nås: { $why }.
term-no-jar = Din identitet på serveren kan ikke gemmes i { $file }: { $why }.
term-you-are = { $count ->
        [0] Du ser med.
        [one] Du spiller for { $names }.
       *[other] Du spiller for { $names }.
    }
term-waiting = { $seat ->
        [you] En bot skal handle for dig.
       *[other] Nu handler { $seat }.
    } Ctrl-C går ud.
term-waiting-start = Spillet begynder, når alle pladser er taget. Ctrl-C går ud.
term-line-lost = Forbindelsen var afbrudt og er tilbage.
term-line-gone = Forbindelsen er afbrudt, og { $link } svarer ikke.
term-table-gone = Bordet på { $link } er væk eller ikke åbent for dig.
term-other-protocol = Serveren på { $link } har en anden version end dette program. Opdatér den ældste.
term-seat-kept = Din plads er stadig din. Kom tilbage med:
term-type-join = tumblestar join { $link }
term-verify-there = Serveren viser den samme kontrol: { $link }
term-said = { $words }
term-does-people = hvem der er her; værten får invitationerne til frie pladser
term-does-time = tid tilbage for hver plads
term-does-chat = beskederne; ”chat 10” de sidste ti
term-does-say = ”sig TEKST” taler til alle; ”sig” viser hurtige vendinger, ”sig 2” siger den anden
term-does-hand = lader en bot spille for dig; ”overlad random” nævner hvilken
term-does-back = spiller selv videre
term-does-gone = når nogen er væk længe: ”væk vent”, ”væk bot” (en bot spiller videre), ”væk slut” (slutter spillet)
term-does-fill = for værten, en bot på en fri plads; ”fyld 2 random” siger hvor og hvilken
term-does-leave = overlader din plads til en anden
term-does-rematch = et spil til med de samme
term-does-agree = siger ja til at fortryde eller til hjælp for alle
term-does-decline = siger nej til det eller til revanche, eller trækker dit ønske tilbage
term-word-people = personer
term-word-time = tid
term-word-chat = chat
term-word-say = sig
term-word-hand = overlad
term-word-back = tilbage
term-word-gone = væk
term-word-fill = fyld
term-word-leave = forlad
term-word-rematch = revanche
term-word-agree = enig
term-word-decline = afvis
term-word-gone-wait = vent
term-word-gone-bot = bot
term-word-gone-end = slut
term-person = Plads { $count }, { $seat }{ $how ->
        [here] : her
        [away] : væk
        [asked] : intet svar endnu
        [bot] { "" }
       *[gone] : ikke her
    }
term-person-you = Plads { $count }, { $seat }: dig
term-person-bot = Plads { $count }, { $seat }: { $bot } spiller for tiden
term-person-free = Plads { $count }: fri
term-link-all = Invitationen til alle, kode { $code }:
term-link = Invitationen til plads { $count }, for én person:
term-type-link = { $link }
term-time = { $seat }: { $minutes } min { $seconds } s tilbage{ $runs ->
        [yes] , løber
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tid tilbage: { $times }
term-no-clock = Her er intet ur, eller spillet er ikke begyndt.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Sig hvad: sig TEKST, eller en vendings nummer
term-gone = { $seat } er her ikke mere.
term-came = { $seat } er her.
term-missed = { $seat } (plads { $count }) har været væk længe. Stemmer for at slutte spillet: { $n } af { $asked }. Skriv ”væk vent”, ”væk bot” eller ”væk slut”.
term-nobody-missed = Ingen har været væk længe.
term-nobody-free = Der er ingen sådan fri plads.
term-waits = Der ventes på { $seat }.
term-filled = En bot sidder på plads { $count }.
term-sure-leave = Skriv ”ja” for at forlade den:
term-left = Du er gået; værten får et nyt link til din plads.
term-after = ”revanche” spiller en gang til, ”sig TEKST” siger noget, ”afslut” går ud.
term-rematch-there = Revanche: Skriv ”revanche” for at gå dertil, eller ”afvis”.
term-rematch-declined = Revanche afvist; din plads der er fri.
term-rematch-early = Revanchen kommer, når spillet er slut.

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } skr
        [diagonal] { $square } diag
        [leap] { $square } spr
        [teleport] { $square } tele
        [safety] { $square } sikr
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }skr
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }spr
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }sikr
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Klodser: R rød, O orange, Y gul, G grøn, B blå, P lilla, K pink. [1] er figuren for plads 1; det, der følger, ligger under den.
term-face = { $letter }{ $number }
term-legend-shizzle = R rød, O orange, Y gul, G grøn, B blå, P lilla, K pink, N sort, så tallet.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Næste række:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ stjerne, ✹ nova, linjernes veje, = forbundne ruder. ”kort” siger, hvad der giver point.
