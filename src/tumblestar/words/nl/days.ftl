### The challenges of the day, and the same deal for friends.

## The same deal: a finished game handed to friends

deal-nobody = Hetzelfde geluk vraagt de plaats van een speler: “{ $person }” in plaats van een bot.
deal-long = De link van zo’n spel heeft hoogstens { $most } tekens. Kopieer alleen de hele link.
deal-missing = In de link ontbreekt { $names }. Kopieer de hele link opnieuw.
deal-hand-on = Zelfde geluk voor vrienden
deal-head = { $game }: hetzelfde geluk
deal-about = Wie deze link opent, speelt dit spel met dezelfde bots, opties en hetzelfde toeval. Wie klaar is, ziet de spellen van de anderen, beurt voor beurt. Het toeval is open: het spel van een ander toont wat komt.
deal-you = jij
deal-seats = Plaatsen: { $names }
deal-option = { $name }: { $value }
deal-play = Speel met dit geluk
deal-go-on = Ga verder met je spel
deal-see = Bekijk je spel
deal-again = Dit is je eigen spel. Stuur de link naar vrienden; je kunt het ook zelf weer spelen, met wat je al weet.
deal-link = Link om te sturen
deal-others = Afgelopen spellen, die je ziet als jij klaar bent: { $count }
deal-turns = Beurt voor beurt
deal-turn = Beurt
deal-result = Resultaat
deal-alike = alle gelijk

## The challenges of the day

day-order = { $file }, regel { $line }: { $date } is geen dag na de vorige.
day-none = Er zijn geen uitdagingen voor “{ $date }”. Verwacht wordt een datum van { $first } tot { $last }; een nieuwere tumblestar heeft er misschien meer.
day-not-yet = { $date } is nog nergens begonnen.
day-head = tumblestar, { $date }
day-about = Vier uitdagingen per dag, voor iedereen dezelfde. Het toeval volgt uit de datum en is dus open; elke is één keer te spelen.
day-before = De dag ervoor
day-after = De dag erna
day-puzzle = Puzzel
day-level = Level
day-duel = Duel
day-chart = Kaart
day-puzzle-about = { $game }: vind de beste manier. De eerste poging telt.
day-level-about = { $game }, solo: win dit level van de campagne.
day-duel-about = { $game } tegen het opgeloste spel, dat geen fouten maakt.
day-chart-about = { $game }, solo: vul de kaart voor meer dan { $goal } punten.
day-play = Speel
day-go-on = Ga verder
day-see = Bekijk het weer
day-open = – { $kind }: nog niet gespeeld
day-going = – { $kind }: bezig
day-won = ★ { $kind }: opgelost
day-lost = ● { $kind }: niet opgelost
day-won-alone = ★ { $kind }: gewonnen, punten: { $points }
day-lost-alone = ● { $kind }: niet gewonnen, punten: { $points }
day-won-against = ★ { $kind }: gewonnen met { $points } tegen { $other }
day-lost-against = ● { $kind }: niet gewonnen, { $points } tegen { $other }
day-share = Jouw resultaat
day-copy = Kopieer de tekst
day-history = Jouw dagen
day-streak = Dagen op rij: { $count }, de meeste: { $longest }.
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
cli-day = Noemt de vier uitdagingen van een dag, voor iedereen dezelfde, of speelt er een in deze terminal.
cli-day-date = De datum, zoals 2026-11-24; standaard vandaag.
cli-day-play = Speelt deze uitdaging; elke telt één keer.
cli-day-how = “tumblestar day { $date } --play NAME” speelt er een: { $kinds }.
cli-day-kept-bad = Je dagen in “{ $file }” zijn niet leesbaar: { $why }. Herstel het bestand, of verplaats het.
