### Games in the terminal.

bad-option-twice = “{ $name }” kan niet zowel { $first } als { $second } zijn. Geef het één keer op.
cli-play-resume = Gaat verder met je laatste spel in de terminal; met GAME: je laatste spel van GAME.
cli-play-game = Een spel om in de terminal te spelen, of een spelbestand om mee verder te gaan. Zonder GAME openen de spellen in de browser.
cli-play-seats = Terminal: aantal spelers.
cli-play-bots = Terminal: bots voor de laatste plaatsen, met komma’s ertussen.
cli-play-names = Terminal: namen van de mensen, met komma’s ertussen.
cli-play-option = Terminal: een optie van het spel, naam=getal; herhaalbaar.
cli-play-seed = Terminal: woorden die elke worp en trekking bepalen; wie ze kent, kan die voorspellen. Standaard blijven ze geheim.
cli-play-plain = Terminal: geen tekeningen, één feit per regel, voor schermlezers.
cli-play-no-color = Terminal: geen kleuren.
term-what = Er is geen spel of bestand “{ $name }”. Spellen: { $games }.
term-not-for-server = { $option } heeft een spel in de terminal nodig: tumblestar play GAME.
term-not-for-terminal = { $option } is voor spellen in de browser, niet in de terminal.
term-option = “{ $text }” is geen optie. Typ die als naam=getal.
term-crowded =
    { $seats ->
        [one] 1 plaats is te weinig
       *[other] { $seats } plaatsen is te weinig
    } voor { $people ->
        [one] 1 mens
       *[other] { $people } mensen
    }{ $bots ->
        [0] .
        [one] { " " }en 1 bot.
       *[other] { " " }en { $bots } bots.
    }
term-sealed = Een geheime seed bepaalt het geluk; je ziet hem als het spel eindigt. Zijn vingerafdruk: { $commitment }
term-seed = Het geluk is niet geheim: iedereen die de seed “{ $seed }” kent, kan het voorspellen.
term-open = Het geluk is niet verzegeld: het spelbestand kan niet bewijzen dat het eerlijk is.
term-begin = Typ een actie in notatie, “?” voor je keuzes of “hulp” voor alle commando’s.
term-resumed = Je gaat verder met het spel in { $file }, na stap { $count }.
term-seed-lost = De geheime seed van het spel ontbreekt: hij ligt niet naast het spelbestand en niet in { $folder }. Heb je met een andere --data gespeeld, geef dan die map op. Je kunt verdergaan met een nieuwe seed. Maar dan staat voorgoed in het spelbestand dat het geluk niet verzegeld is.
term-seed-sure = Typ “ja” om met een nieuwe seed verder te gaan:
term-seed-kept = Het spel is niet veranderd.
term-verify = Het spel is bewaard in { $file }. Iedereen kan het geluk controleren:
term-type-verify = tumblestar verify { $file }
term-kept = Het spel is bewaard in { $file }. Zo ga je ermee verder:
term-type-play = tumblestar play { $file }
term-kept-part = { $file } heeft het spel tot en met stap { $count }. Zo ga je van daar verder:
term-kept-games =
    { $count ->
        [one] 1 onafgemaakt spel in de terminal:
       *[other] { $count } onafgemaakte spellen in de terminal, het laatste eerst:
    }
term-kept-game = { $game }, { $when }, stap { $events }
term-kept-resume = Typ “tumblestar play --resume{ $data }” om met het eerste verder te gaan. Ze zijn allemaal bewaard in { $folder }.
term-none-kept = Er is geen onafgemaakt spel van die soort in { $folder }. Typ “tumblestar play GAME” om er een te beginnen.
term-not-for-resumed = { $option } is alleen voor nieuwe spellen.
term-not-kept = Er is niets gespeeld, dus er is niets bewaard.
term-lost = Het spel is niet bewaard: { $file } kan niet worden geschreven ({ $why }).
term-unkept = Het spel kan niet worden bewaard in { $file }: { $why }. Je kunt verderspelen. Typ “bewaar BESTAND” om het ergens anders te bewaren.
term-played-elsewhere = Dit spel is ook in een andere terminal gespeeld. Beide zijn bewaard, dat van jou in { $file }.
term-prompt = { $seat }>
term-thinking = { $seat } denkt na…
bot-compiling = De bot wordt gecompileerd voor deze machine (maar één keer, een minuut of twee)…
term-did = { $did } ({ $text })
term-event = { $n }. { $did } ({ $text })
term-figure = { $name }: { $value }
term-points-of = { $points } ({ $pieces })
term-goal =
    { $how ->
        [met] Doel, tot nu toe gehaald
        [kept] Doel, definitief gehaald
       *[unmet] Doel, nog niet gehaald
    }: { $goal }
term-no-cards = Dit spel heeft geen gedeelde kaarten.
term-no-choice = Geen van je keuzes bevat nu “{ $text }”.
term-best = ★ { $way } (beste)
term-alike =
    { $way } { $count ->
        [one] (1 andere is even goed)
       *[other] ({ $count } andere zijn even goed)
    }
term-hint-working = Winkansen berekenen…
term-way = - { $way }
term-no-hint = Er is geen tip voor deze stelling.
term-undone = Je laatste actie is teruggenomen.
term-asked = Je hebt de anderen gevraagd om akkoord te gaan met terugnemen.
term-practice = Typ “ja” om terug te nemen en te oefenen:
term-asks = { $seat } wil iets terugnemen. Typ “akkoord” of “weiger”.
term-dropped = Er is iets veranderd aan de tafel, dus de rest van je invoer is genegeerd.
term-tutor-on = De tutor vraagt het voor een actie die meer dan { NUMBER($share, style: "percent") } van je winkans weggeeft.
term-tutor-off = De tutor is uit.
term-tutor-what = Typ “tutor { $usual }” voor een vraag bij acties die meer dan { $usual }% winkans weggeven. Waarden: { $amounts }. Typ “tutor uit” voor geen tutor.
term-tutor-none = Dit spel heeft geen winkansen, dus er is geen tutor.
tutor-head = Zeker?
term-tutor-sure = Typ “ja” om het te spelen:
term-tutor-kept = Er is niets gespeeld.
term-off = uit
term-asks-help = { $seat } wil meer hulp dan de kansen toestaan. Typ “akkoord” of “weiger”.
term-asked-help = Je hebt de anderen voorgesteld om meer hulp dan de kansen toe te staan.
term-does-allow = stelt de anderen voor om meer hulp dan de kansen toe te staan, of stemt ermee in; “toestaan uit” beëindigt het
term-word-allow = toestaan
term-sure = Typ “ja” om het spel te beëindigen:
term-yes = ja yes
term-not-resigned = Het spel gaat door.
term-refused = Niet gedaan. { $why }
term-refused-rule = Niet gedaan. { $why } Typ “hulp { $tag }” voor de regel.
term-refused-unread = Niet begrepen. { $why } Typ “?” voor je keuzes, “hulp” voor alle commando’s.
term-save-what = Typ “bewaar BESTAND”, met een bestandsnaam.
term-saved = Het spel is bewaard in { $file }.
term-foreign = { $file } bestaat al en is geen spelbestand, dus het is niet overschreven.
term-no-rule = Er is geen regel “{ $text }”. Delen van de regels:
term-section = hulp { $tag }: { $title }
term-command = { $word }: { $does }
term-help = Typ een actie in notatie (meer acties met “;” ertussen), of een commando:
term-does-choices = toont je keuzes en hun gevolgen; “? TEKST” alleen die met die tekst
term-does-help = toont deze lijst; “hulp REGEL” toont een regel of een deel
term-does-board = toont het bord en hoe iedereen ervoor staat; “bord TEKST” alleen regels met die tekst
term-does-cards = toont de kaarten in het spel en wat ze doen
term-does-log = toont wat er is gebeurd; “logboek 10” alleen de laatste 10 stappen
term-does-hint = toont je keuzes met kansen, punten en winkansen; markeert de beste, als die bekend is
term-does-tutor = vraagt het voor dure acties: “tutor 5” boven 5% winkans (1, 2, 5 of 10); “tutor uit” beëindigt het
term-does-undo = neemt je laatste actie terug; solo ook worpen en trekkingen, als oefening; andere mensen moeten soms akkoord gaan
term-does-resign = geeft op en beëindigt het spel
term-does-save = “bewaar BESTAND” bewaart een kopie; het spel zelf wordt automatisch bewaard
term-does-quit = stopt; Ctrl-C en Ctrl-D ook
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
cli-join = Neemt een plaats aan een tafel van een server en speelt in de terminal.
cli-join-link = Een uitnodiging, zoals https://games.example/join/…, of het adres van een tafel.
cli-join-name = Je naam, zoals anderen die zien.
term-no-link = “{ $link }” leidt niet naar een plaats. Geef een uitnodiging (https://…/join/…) of een tafel (https://…/table/…).
term-no-seat = Op { $link } is geen plaats vrij, of het spel is afgelopen. Vraag een andere link.
term-nothing-there = Je kunt { $link } niet openen: het adres is fout, of de tafel is van anderen. Vraag om een uitnodiging.
term-password = Voor { $link } is een wachtwoord nodig. Voor een uitnodiging niet: vraag er een.
term-server-refuses = De server heeft je op { $link } niet binnengelaten (status { $status }).
term-no-server = { $link } is niet bereikbaar: { $why }.
term-no-jar = Dit apparaat kan je plaats niet onthouden: { $file } kan niet worden geschreven ({ $why }).
term-you-are =
    { $count ->
        [0] Je bent kijker.
       *[other] Je speelt voor { $names }.
    }
term-waiting =
    { $seat ->
        [you] Wachten op de bot die voor jou speelt.
       *[other] Wachten op { $seat }.
    } Ctrl-C stopt.
term-waiting-start = Het spel begint als alle plaatsen bezet zijn. Ctrl-C stopt.
term-line-lost = De verbinding was verbroken en is terug.
term-line-gone = De verbinding is verbroken, en { $link } antwoordt niet.
term-table-gone = De tafel op { $link } is verwijderd, of staat niet meer voor je open.
term-other-protocol = De server op { $link } en dit programma hebben verschillende versies. Werk de oudste bij.
term-seat-kept = Je plaats blijft van jou. Zo kom je terug:
term-type-join = tumblestar join { $link }
term-verify-there = De server toont dezelfde controle: { $link }
term-said = { $words }
term-does-people = toont wie er zijn en, aan de gastheer, de uitnodigingen voor vrije plaatsen
term-does-time = toont de tijd die elke speler nog heeft
term-does-chat = toont de berichten; “chat 10” alleen de laatste 10
term-does-say = “zeg TEKST” schrijft aan iedereen; “zeg” noemt de snelle zinnen, “zeg 2” zegt de tweede
term-does-hand = laat een bot voor je spelen; “overdragen random” kiest welke
term-does-back = neemt je plaats terug van de bot
term-does-gone = beslist over een speler die weg is: “afwezig wacht”, “afwezig bot” (een bot speelt verder) of “afwezig einde” (beëindigt het spel)
term-does-fill = zet een bot op een vrije plaats (alleen de gastheer); “vul 2 random” zegt waar en welke
term-does-leave = geeft je plaats op; een ander kan die nemen
term-does-rematch = vraagt om nog een spel met dezelfde mensen, of doet eraan mee
term-does-agree = stemt in met terugnemen, of met hulp voor iedereen
term-does-decline = weigert terugnemen, hulp of een revanche, of trekt je vraag in
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
       *[gone] : niet verbonden
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
term-no-clock = Deze tafel heeft geen klok, of het spel is niet begonnen.
term-chat = { $name }: { $words }
term-phrase = { $n }: { $words }
term-say-what = Typ “zeg TEKST”, of “zeg” en het nummer van een zin.
term-gone = { $seat } is niet meer verbonden.
term-came = { $seat } is hier.
term-missed = { $seat } (plaats { $count }) is al een tijdje weg. Stemmen om het spel te beëindigen: { $n } van { $asked }. Typ “afwezig wacht”, “afwezig bot” of “afwezig einde”.
term-nobody-missed = Niemand is al zo lang weg.
term-nobody-free = Zo’n vrije plaats is er niet.
term-waits = Wachten op { $seat }.
term-filled = Een bot speelt nu op plaats { $count }.
term-sure-leave = Typ “ja” om je plaats te verlaten:
term-left = Je hebt de tafel verlaten. De gastheer krijgt een nieuwe link naar je plaats.
term-after = Typ “revanche” om nog eens te spelen, “zeg TEKST” om iedereen te schrijven of “weg” om te stoppen.
term-rematch-there = Er is een revanche. Typ “revanche” om mee te doen, of “weiger”.
term-rematch-declined = Je hebt de revanche geweigerd. Je plaats daar is vrij.
term-rematch-early = Je kunt om een revanche vragen als het spel is afgelopen.

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
term-legend-twisty = Kubussen: R rood, O oranje, Y geel, G groen, B blauw, P paars, K roze. [1] is de pion van speler 1; wat erop volgt, ligt op hetzelfde veld.
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
term-legend-twinkle-twinkle = ✶ ster, ✹ nova, dan de richtingen van de lijnen; = verbonden vakken. Typ “kaarten” om te zien wat er scoort.
