### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Dit kan alleen met een plaats voor een mens. Zet “{ $person }” in plaats van een bot.
deal-long = De link van zo’n spel heeft hoogstens { $most } tekens. Kopieer de link en verder niets.
deal-missing = In deze link ontbreekt { $names }. Kopieer de hele link opnieuw.
deal-hand-on = Zelfde geluk voor vrienden
deal-head = { $game }: hetzelfde geluk
deal-about = Iedereen die deze link opent, speelt dit spel met dezelfde bots, dezelfde opties en hetzelfde geluk. Ben je klaar, dan zien jullie elkaars spel beurt voor beurt. Kijk niet eerst naar het spel van een ander: dat toont wat er komt.
deal-you = jij
deal-seats = Spelers: { $names }
deal-option = { $name }: { $value }
deal-play = Speel met dit geluk
deal-go-on = Ga verder met je spel
deal-see = Bekijk je spel
deal-again = Dit is je eigen spel. Stuur de link naar vrienden. Je kunt het ook opnieuw spelen, terwijl je weet wat er komt.
deal-link = Link om te sturen
deal-others =
    { $count ->
        [one] { $count } afgelopen spel. Je ziet het als je dat van jou hebt uitgespeeld.
       *[other] { $count } afgelopen spellen. Je ziet ze als je dat van jou hebt uitgespeeld.
    }
deal-turns = Beurt voor beurt
deal-turn = Beurt
deal-result = Resultaat
deal-alike = alle gelijk

## The challenges of the day

day-order = { $file }, regel { $line }: { $date } moet later zijn dan de datum erboven.
day-none = Er zijn geen uitdagingen voor “{ $date }”. Kies een datum van { $first } tot { $last }; een nieuwere tumblestar heeft er misschien meer.
day-not-yet = { $date } is nog nergens begonnen.
day-head = tumblestar, { $date }
day-about = Vier uitdagingen per dag, voor iedereen dezelfde. Je kunt elke uitdaging één keer spelen. Worpen en trekkingen volgen uit de datum.
day-before = De dag ervoor
day-after = De dag erna
day-puzzle = Puzzel
day-level = Level
day-duel = Duel
day-chart = Kaart
day-puzzle-about = { $game }: vind de beste keuze. Alleen de eerste poging telt.
day-level-about = { $game }, solo: win dit level van de campagne.
day-duel-about = { $game } tegen een bot die geen fouten maakt.
day-chart-about = { $game }, solo: vul de kaart voor meer dan { $goal } punten.
day-play = Speel
day-go-on = Ga verder
day-see = Bekijk het weer
day-open = – { $kind }: nog niet gespeeld
day-going = – { $kind }: bezig
day-won = ★ { $kind }: opgelost
day-lost = ● { $kind }: niet opgelost
day-won-alone =
    { $points ->
        [one] ★ { $kind }: gewonnen met { $points } punt
       *[other] ★ { $kind }: gewonnen met { $points } punten
    }
day-lost-alone =
    { $points ->
        [one] ● { $kind }: niet gewonnen, { $points } punt
       *[other] ● { $kind }: niet gewonnen, { $points } punten
    }
day-won-against = ★ { $kind }: gewonnen met { $points } tegen { $other }
day-lost-against = ● { $kind }: niet gewonnen, { $points } tegen { $other }
day-share = Jouw resultaat
day-copy = Kopieer de tekst
day-history = Jouw dagen
day-streak =
    { $count ->
        [one] { $count } dag op rij, de langste reeks: { $longest }.
       *[other] { $count } dagen op rij, de langste reeks: { $longest }.
    }
day-history-item = { $date }: { $count } van 4
day-history-kept = Je dagen worden alleen op dit apparaat bewaard.
day-back = Naar de uitdagingen van de dag
day-link = Uitdagingen van de dag
day-today = Vandaag
day-in-a-row = { $count ->
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
day-done-of = { $count } van { $most } uitdagingen gedaan
cli-day = Noemt de vier uitdagingen van een dag, voor iedereen dezelfde, of speelt er één in deze terminal.
cli-day-date = De datum, zoals 2026-11-24; standaard vandaag.
cli-day-play = Speelt deze uitdaging; elke telt één keer.
cli-day-how = “tumblestar day { $date } --play NAAM” speelt er een: { $kinds }.
cli-day-kept-bad = Je dagen in “{ $file }” zijn niet leesbaar: { $why }. Herstel het bestand of verplaats het.
