### Games in the terminal.

bad-option-twice = De optie “{ $name }” kan niet tegelijk { $first } en { $second } zijn; geef haar één keer op.
cli-play-resume = Gaat verder met het laatste spel in de terminal; met GAME het laatste van dat spel.
cli-play-game = Een spel om in de terminal te spelen, of het bestand van een verslag om mee verder te gaan; zonder opent de browser.
cli-play-seats = Terminal: hoeveel spelers.
cli-play-bots = Terminal: bots voor de laatste plaatsen, met komma’s ertussen.
cli-play-names = Terminal: namen van de mensen, met komma’s ertussen.
cli-play-option = Terminal: een optie van het spel, naam=getal; herhaalbaar.
cli-play-seed = Terminal: woorden die al het geluk vastleggen, dat dan open is; anders is het geheim en verzegeld.
cli-play-plain = Terminal: tekent niets en zegt één feit per regel, voor schermlezers.
cli-play-no-color = Terminal: geen kleuren.
term-what = Er is geen spel of bestand “{ $name }”. Spellen: { $games }.
term-not-for-server = { $option } heeft een spel in de terminal nodig: tumblestar play GAME.
term-not-for-terminal = { $option } is voor spellen in de browser, niet in de terminal.
term-option = “{ $text }” is geen optie; verwacht wordt naam=getal.
term-crowded = { $seats } plaatsen zijn te weinig. Mensen: { $people }. Bots: { $bots }.
term-sealed = Een geheime seed bepaalt het geluk; aan het eind gaat hij open. De toezegging: { $commitment }
term-seed = Het geluk is open: het volgt uit de seed “{ $seed }”.
term-open = Het geluk is open: het verslag kan het niet bewijzen.
term-begin = Typ een actie in notatie, “?” voor wat er kan, of “hulp”.
term-resumed = Het spel van { $file } gaat verder na gebeurtenis { $count }.
term-seed-lost = De geheime seed van het spel ligt niet naast het bestand en niet in { $folder }. Is het met een andere --data gespeeld, geef dan die map op. Ga je zonder verder, dan krijgt het geluk een nieuwe seed, en vermeldt het verslag voorgoed dat het open is.
term-seed-sure = Typ “ja” om met een nieuwe seed verder te gaan:
term-seed-kept = Het spel blijft zoals het is.
term-verify = Het spel is bewaard in { $file }. Iedereen kan het geluk controleren:
term-type-verify = tumblestar verify { $file }
term-kept = Het spel is bewaard in { $file }. Ga ermee verder:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } heeft het spel tot en met stap { $count }. Ga van daar verder met:
term-kept-games = Niet afgelopen spellen in de terminal ({ $count }), het laatste eerst:
term-kept-game = { $game }, { $when }, gebeurtenis { $events }
term-kept-resume = “tumblestar play --resume{ $data }” gaat verder met het eerste. Ze staan alle in { $folder }.
term-none-kept = { $folder } heeft geen onafgelopen spel van dat soort. “tumblestar play GAME” begint er een.
term-not-for-resumed = { $option } is alleen voor nieuwe spellen.
term-not-kept = Er is niets gespeeld, dus niets bewaard.
term-lost = Het spel is niet bewaard. { $file } kan niet worden geschreven: { $why }.
term-unkept = Het spel kan niet worden bewaard in { $file }: { $why }. Het gaat door; “bewaar BESTAND” zet het elders neer.
term-played-elsewhere = Dit spel is ook in een andere terminal gespeeld. Beide zijn bewaard, het jouwe in { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } denkt na…
bot-compiling = De bot wordt voor deze machine gecompileerd, één keer, in een minuut of twee…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal = { $how ->
        [met] Doel, gehaald
        [kept] Doel, tot nu toe gehaald
       *[unmet] Doel, nog niet gehaald
    }: { $goal }
term-no-cards = Dit spel heeft geen gedeelde kaarten.
term-no-choice = Niets wat nu kan, bevat “{ $text }”.
term-best = ★ { $way } (beste)
term-alike = { $way } (even goed: nog { $count })
term-hint-working = Winkansen worden uitgerekend…
term-way = - { $way }
term-no-hint = Er is niets te adviseren.
term-undone = De laatste actie is teruggenomen.
term-asked = Je hebt de anderen gevraagd om iets terug te nemen.
term-practice = Teruggaan en oefenen? (ja of nee)
term-asks = { $seat } wil graag iets terugnemen. Typ “akkoord” of “weiger”.
term-dropped = Er is iets gebeurd; de rest van wat je typte, is niet gedaan.
term-tutor-on = De tutor vraagt voor een actie die meer kost dan { NUMBER($share, style: "percent") } van de winst.
term-tutor-off = De tutor is uit.
term-tutor-what = Zeg wat een actie zonder vraag mag kosten, in procentpunten: “tutor { $usual }”, uit { $amounts }; of “tutor uit”.
term-tutor-none = Dit spel heeft geen winkansen, dus is er geen tutor.
tutor-head = Zeker?
term-tutor-sure = Typ “ja” om het te spelen:
term-tutor-kept = Het is niet gespeeld.
term-off = uit
term-asks-help = { $seat } wil graag dat allen hulp mogen. Typ “akkoord” of “weiger”.
term-asked-help = Je hebt de anderen gevraagd om hulp toe te staan.
term-does-allow = vraagt de anderen om hulp voorbij de kansen toe te staan, of stemt in; “toestaan uit” beëindigt het
term-word-allow = toestaan
term-sure = Typ “ja” om het te beëindigen:
term-yes = ja yes
term-not-resigned = Het spel gaat door.
term-refused = Niet gedaan. { $why }
term-refused-rule = Niet gedaan. { $why } De regel: “hulp { $tag }”.
term-refused-unread = Niet begrepen. { $why } “?” noemt wat er kan, “hulp” alle commando’s.
term-save-what = Zeg waar: bewaar BESTAND
term-saved = Het spel is bewaard in { $file }.
term-foreign = { $file } bestaat en is geen verslag, dus het blijft zoals het is.
term-no-rule = Er is geen regel “{ $text }”. Delen van de regels:
term-section = hulp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Typ een actie in notatie, meer met “;” ertussen, of een hiervan:
term-does-choices = wat er kan, met gevolgen; “? TEKST” alleen wat die tekst bevat
term-does-help = dit; “hulp REGEL” toont een regel of een deel
term-does-board = het bord en hoe ieder ervoor staat; “bord TEKST” alleen regels met die tekst
term-does-cards = de kaarten in het spel en wat ze doen
term-does-log = wat er is gebeurd; “logboek 10” de laatste tien gebeurtenissen
term-does-hint = manieren om verder te gaan met kansen, punten en winkansen; de beste is gemarkeerd, als die bekend is
term-does-tutor = vraagt voor dure acties: “tutor 5” boven 5% van de winst (1, 2, 5 of 10), “tutor uit”
term-does-undo = neemt je laatste actie terug; solo ook voorbij geluk, als oefening; mensen wordt het gevraagd
term-does-resign = geeft op
term-does-save = “bewaar BESTAND” schrijft het verslag; het spel wordt ook vanzelf bewaard
term-does-quit = gaat weg; Ctrl-C en Ctrl-D ook
term-word-help = hulp
term-word-board = bord
term-word-cards = kaarten
term-word-log = logboek
term-word-hint = tip
term-word-tutor = tutor
term-word-undo = terugnemen
term-word-resign = opgeven
term-word-save = bewaar
term-word-quit = weg
cli-join = Speelt in de terminal aan een tafel van een server.
cli-join-link = Een uitnodiging, zoals https://games.example/join/…, of het adres van een tafel.
cli-join-name = Je naam, zoals anderen die zien.
term-no-link = “{ $link }” leidt naar geen plaats; verwacht wordt een uitnodiging (https://…/join/…) of een tafel (https://…/table/…).
term-no-seat = Op { $link } is geen plaats vrij, of het spel is afgelopen. Vraag een andere link.
term-nothing-there = Op { $link } is niets: het adres is fout, of de tafel is van iemand anders.
term-password = { $link } wil een wachtwoord. Een uitnodiging heeft er geen nodig: vraag er een.
term-server-refuses = De server weigert je op { $link } (status { $status }).
term-no-server = { $link } is niet bereikbaar: { $why }.
term-no-jar = Je identiteit bij deze server kan niet worden bewaard in { $file }: { $why }.
term-you-are = { $count ->
        [0] Je kijkt toe.
       *[other] Je speelt voor { $names }.
    }
term-waiting = { $seat ->
        [you] Een bot is voor jou aan de beurt.
       *[other] { $seat } is aan de beurt.
    } Ctrl-C gaat weg.
term-waiting-start = Het spel begint als alle plaatsen bezet zijn. Ctrl-C gaat weg.
term-line-lost = De verbinding was verbroken en is terug.
term-line-gone = De verbinding is verbroken, en { $link } antwoordt niet.
term-table-gone = De tafel op { $link } is weg of niet open voor jou.
term-other-protocol = De server op { $link } heeft een andere versie dan dit programma. Werk de oudste bij.
term-seat-kept = Je plaats blijft van jou. Kom terug met:
term-type-join = tumblestar join { $link }
term-verify-there = De server toont dezelfde controle: { $link }
term-said = { $words }
term-does-people = wie hier is; de gastheer krijgt de uitnodigingen voor vrije plaatsen
term-does-time = de tijd die elke plaats nog heeft
term-does-chat = de berichten; “chat 10” de laatste tien
term-does-say = “zeg TEKST” spreekt tot allen; “zeg” noemt snelle zinnen, “zeg 2” zegt de tweede
term-does-hand = laat een bot voor je spelen; “overdragen random” noemt welke
term-does-back = speelt zelf verder
term-does-gone = als iemand lang weg is: “afwezig wacht”, “afwezig bot” (een bot speelt verder), “afwezig einde” (beëindigt het spel)
term-does-fill = voor de gastheer, een bot op een vrije plaats; “vul 2 random” zegt waar en welke
term-does-leave = laat je plaats aan iemand anders
term-does-rematch = nog een spel met dezelfde mensen
term-does-agree = stemt in met terugnemen, of met hulp voor allen
term-does-decline = weigert dat of een revanche, of trekt je vraag in
term-word-people = mensen
term-word-time = tijd
term-word-chat = chat
term-word-say = zeg
term-word-hand = overdragen
term-word-back = zelf
term-word-gone = afwezig
term-word-fill = vul
term-word-leave = verlaat
term-word-rematch = revanche
term-word-agree = akkoord
term-word-decline = weiger
term-word-gone-wait = wacht
term-word-gone-bot = bot
term-word-gone-end = einde
term-person = Plaats { $count }, { $seat }{ $how ->
        [here] : hier
        [away] : weg
        [asked] : nog geen antwoord
        [bot] { "" }
       *[gone] : niet hier
    }
term-person-you = Plaats { $count }, { $seat }: jij
term-person-bot = Plaats { $count }, { $seat }: { $bot } speelt nu even
term-person-free = Plaats { $count }: vrij
term-link-all = De uitnodiging voor iedereen, code { $code }:
term-link = De uitnodiging voor plaats { $count }, voor één persoon:
term-type-link = { $link }
term-time = { $seat }: nog { $minutes } min { $seconds } s{ $runs ->
        [yes] , loopt
       *[no] { "" }
    }
term-time-short = { $seat } { $left }
term-times = Tijd over: { $times }
term-no-clock = Hier is geen klok, of het spel is niet begonnen.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Zeg wat: zeg TEKST, of het nummer van een zin
term-gone = { $seat } is niet meer hier.
term-came = { $seat } is hier.
term-missed = { $seat } (plaats { $count }) is al lang weg. Stemmen om te stoppen: { $n } van { $asked }. Typ “afwezig wacht”, “afwezig bot” of “afwezig einde”.
term-nobody-missed = Niemand is lang weg.
term-nobody-free = Zo’n vrije plaats is er niet.
term-waits = Er wordt op { $seat } gewacht.
term-filled = Op plaats { $count } zit een bot.
term-sure-leave = Typ “ja” om weg te gaan:
term-left = Je bent weg; de gastheer krijgt een nieuwe link naar je plaats.
term-after = “revanche” speelt nog eens, “zeg TEKST” zegt iets, “weg” gaat weg.
term-rematch-there = Een revanche: typ “revanche” om erheen te gaan, of “weiger”.
term-rematch-declined = Revanche geweigerd; je plaats daar is vrij.
term-rematch-early = Een revanche komt na het einde van het spel.

# Short forms of what the board in text says, for the board that is drawn: the key of the long form after “term-”.
# $letter is the letter of a colour among the arguments.
term-text-square =
    { $content ->
        [empty] { $square } ·
        [centre] { $square } ✶
        [corner] { $square } ∟
        [step] { $square } stap
        [diagonal] { $square } diag
        [leap] { $square } spr
        [teleport] { $square } tele
        [safety] { $square } veil
       *[other] { $square } { $letter }
    }
term-text-square-seat =
    { $content ->
        [empty] { $square } { $seat }
        [centre] { $square } { $seat }✶
        [corner] { $square } { $seat }∟
        [step] { $square } { $seat }stap
        [diagonal] { $square } { $seat }diag
        [leap] { $square } { $seat }spr
        [teleport] { $square } { $seat }tele
        [safety] { $square } { $seat }veil
       *[other] { $square } { $seat }{ $letter }
    }
term-legend-twisty = Kubussen: R rood, O oranje, Y geel, G groen, B blauw, P paars, K roze. [1] is de pion van plaats 1; wat volgt, ligt eronder.
term-face = { $letter }{ $number }
term-legend-shizzle = R rood, O oranje, Y geel, G groen, B blauw, P paars, K roze, N zwart, dan het getal.
term-tile-star = ✶{ $ports }
term-tile-nova = ✹{ $ports }
term-text-empty = { $cell } ·
term-text-cell = { $cell } { $tile }
term-text-linked = { $cell } { $tile } ={ $cells }
term-text-chart = { $seat }
term-text-next = Volgende rij:
term-text-taken = { $count }: { $seat }
term-legend-twinkle-twinkle = ✶ ster, ✹ nova, richtingen van lijnen, = verbonden vakken. “kaarten” zegt wat scoort.
