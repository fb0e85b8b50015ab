### The review of a game.

review-ended = Genomgången avbröts oväntat. Starta den igen.
review-failed = Genomgången misslyckades, men partiet finns kvar. Serverns logg säger varför.
review-title = Genomgång: { $game }, { $names }
review-curve = Vinstchanser steg för steg, en linje per spelare. Senast: { $shares }. ”Alla steg” visar alla siffror.
review-luck-bars = Tur: uppåt är bra för spelaren
review-luck-of =
    { $name ->
        [you] Din tur, steg för steg
       *[other] Tur för { $name }, steg för steg
    }
review-cost-bars = Vad valen kostade
review-cost-of =
    { $name ->
        [you] Vad valen kostade dig
       *[other] Vad valen kostade { $name }
    }
review-means = Vad betyder orden?
review-means-luck = Hur mycket din vinstchans ändrades av slag och dragningar, jämfört med deras genomsnitt. Över många partier blir det 0 i snitt.
review-means-skill = Hur mycket din vinstchans ändrades av val, jämfört med de bästa valen. Dina egna kan bara kosta dig; andras kan hjälpa dig.
review-means-residual = Det som uppskattningen inte kan förklara. Om den är exakt är detta 0. Ju större det är, desto mindre bör du lita på siffrorna.
review-means-adjusted = Resultatet utan turen, med sitt intervall. Det visar tidigare än resultaten vem som spelade bättre. Ett streck betyder att det kan vara vad som helst.
review-means-rating = Medelkostnaden för dina egna val, gånger 1 000. Lägre är bättre.
review-means-level = Boten vars val kostar ungefär lika mycket som dina.
review-totals = Var resultatet kommer ifrån
review-start = Början
review-at = Tur { $n }. { $did } Vinstchanser: { $shares }.
review-share-of = { $name } { $share }
review-head-event = steg
review-head-what = vad som hände
review-head-luck = tur för
review-head-cost = kostnad
review-luckiest = Turligaste ögonblicken
review-board = Spelplanen i tur { $n }
review-turn = Tur { $n }
review-turn-of = Tur { $n }: { $name }
review-turn-kind = Tur { $n }: { $kind }
review-turn-of-kind = Tur { $n }, { $name }: { $kind }
review-rough = Streckad: en första uppskattning utifrån poängen hittills.
review-more =
    { $count ->
        [one] { $count } val till, { $cost }
       *[other] { $count } val till, { $cost } tillsammans
    }
review-smaller =
    { $count ->
        [one] { $count } val som kostade mindre
       *[other] { $count } val som kostade mindre
    }
review-shares-are = Bredvid varje val: vinstchansen efter det.
review-axis = vinstchans per tur
review-numbers = Siffror
review-mistakes = Val att lära sig av
review-better = Bättre
review-events = Alla steg
review-link = Genomgång
review-page = Genomgång av { $game }
review-later = Du kan se genomgången efter partiet, så att ingen får veta vem som leder.
review-back = Tillbaka till bordet
review-slider = Partiets turer
review-progress = Genomgångna steg
review-working = Går igenom partiet… Du kan komma tillbaka senare.
review-waiting = Förbereder uppskattningarna… Det tar upp till en minut första gången på den här datorn.
review-done = Genomgången är klar.
review-again = Försök igen
review-reload = Visa det som är klart
retry-link = Gör om misstagen
retry-page = Misstag i { $game }
retry-least = { NUMBER($share, style: "percent") } eller mer
retry-none = Inget val kostade så mycket.
retry-puzzle =
    { $name ->
        [you] { $k } av { $count }, steg { $n }: du väljer
       *[other] { $k } av { $count }, steg { $n }: { $name } väljer
    }
retry-board = Spelplanen före steg { $n }
retry-do = Prova det
retry-before = Förra misstaget
retry-next = Nästa misstag
retry-right = { $action } Vinstchans { $best }: inget val är bättre.
retry-wrong = { $action } Vinstchans { $share }; det bästa valet har { $best }. Prova ett annat.
retry-unknown = { $action } Det här valet räknas fortfarande ut. Prova det igen om en stund.
retry-played = I partiet: { $did } Vinstchans { $share }.
review-sum-seat = spelare
review-sum-start = start
review-sum-luck = tur
review-sum-skill = skicklighet
review-sum-residual = oförklarat
review-sum-final = resultat
review-sum-adjusted = utan tur (95 %)
review-sum-decisions = val
review-sum-rating = rating
review-sum-level = spelade som
review-decided =
    { $name ->
        [you] Tur { $n } avgjorde: därefter släppte du inte segern ur händerna. Senare val räknas inte.
       *[other] Tur { $n } avgjorde: därefter släppte { $name } inte segern ur händerna. Senare val räknas inte.
    }
review-no-mistakes = Inget val kostade något.
cli-review = Går igenom ett parti: hur tur och skicklighet avgjorde det, i siffror som går ihop.
cli-review-html = Skriver genomgången som en fil för alla webbläsare, utan skript.
cli-review-against = Jämför partiet med ett annat som hade samma slump.
compare-alike = Så långt båda går är partierna lika.
compare-parting = Partierna skiljs åt vid steg { $n }:
compare-other = Dessa partier hade olika slump: { $what } skiljer sig.
compare-unknown = Vi vet inte om dessa partier hade samma slump. Slag skrevs in, eller så är ett slumpfrö fortfarande hemligt.
compare-game = spelen
compare-seats = antalet spelare
compare-options = alternativen
compare-start = startställningarna
compare-seed = slumpfröna
cli-review-title = { $game }: { $names }
cli-review-luckiest = Turligaste ögonblicken:
cli-review-mistakes = Dyraste valen:
cli-review-better = Bättre: { $preview } [{ $line }]
