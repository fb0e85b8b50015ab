### Shizzle auf Deutsch.
###
### Eine Würfelseite heißt „Rot 4“, ohne Artikel, und passt so in jeden Satz.

## The game

game-name = { -shizzle-one }
game-tagline = Sechs { -die-one } in einer { -line-one }: { -Stop-imperative } rechtzeitig, oder { -roll_on-imperative } und riskiere alles.
game-by = von Patch Products
game-about = Baue vom { -spark-one-dat } aus eine { -line-one } aus { -die-other-dat }, jeder mit der { -number-one } oder der { -colour-one } des Würfels davor. { -Stop-imperative } und nimm die { -point-other }, oder { -roll_on-imperative } und riskiere sie. Alle sechs sind ein { -shizzle-one }: sechs { -point-other } für dich, oder sechs, die jemand anderes { -return-verb-s }.

## Colours and faces

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-pink = Rosa
colour-black = Schwarz

face =
    { $colour ->
        [red] Rot { $number }
        [orange] Orange { $number }
        [yellow] Gelb { $number }
        [green] Grün { $number }
        [blue] Blau { $number }
        [purple] Lila { $number }
        [black] Schwarz { $number }
       *[pink] Rosa { $number }
    }

end-colour =
    { $colour ->
        [red] { colour-red }
        [orange] { colour-orange }
        [yellow] { colour-yellow }
        [green] { colour-green }
        [blue] { colour-blue }
        [purple] { colour-purple }
        [black] { colour-black }
       *[pink] { colour-pink }
    }
seat-joins =
    { $seat ->
        [you] Du legst { $face } an { $end }: { same }.
       *[other] { $seat } legt { $face } an { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Du verlierst { points-count }.
       *[other] { $seat } verliert { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Du greifst an: { $victim } { -return-verb-s } { points-count } an die { -bank-one }.
       *[other] { $victim ->
            [you] { $seat } greift dich an: Du { -return-verb-you } { points-count } an die { -bank-one }.
           *[other] { $seat } greift an: { $victim } { -return-verb-s } { points-count } an die { -bank-one }.
        }
    }
seat-wins =
    { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    }
seats-share = Geteilter Sieg: { $seats }
same =
    { $by ->
        [number] gleiche { -number-one }
       *[colour] gleiche { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } durch die { -number-one }
        [colour] { -fit-verb-s } durch die { -colour-one }
        [barred] { -fit-verb-s }, stünde aber allein, wo drei möglich sind
       *[none] { -fit-verb-s } nicht
    }
points-count =
    { $points ->
        [one] 1 { -point-one }
       *[other] { $points } { -point-other }
    }
over-why =
    { $end ->
        [bank] Die { -bank-one } ist leer
        [target] Das { -target-one } ist erreicht
        [rounds] Die letzte { -round-one } ist vorbei
       *[cap] 500 { -turn-other } sind vorbei
    }
to-settle = { -shizzle-other } { -settle-infinitive }: { $pending }.

gain-line = { $points } { -point-other } für eine { -line-one } aus { $points }
gain-shizzles =
    { $count ->
        [one] { $points } { -point-other } für den { -shizzle-one }
       *[other] { $points } { -point-other } für { $count } { -shizzle-other }
    }
gain-both = { $points } { -point-other }: { $line } für die { -line-one }, { $worth } für { -shizzle-other }
gain-rest =
    { $points ->
        [one] den letzten { -point-one } der { -bank-one }, statt { $earned }
       *[other] die letzten { $points } { -point-other } der { -bank-one }, statt { $earned }
    }

## Set-up: log and hover

did-dice = Auf { -die-one } { $die }: { face }.
did-first =
    { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
did-spark =
    { $seat ->
        [you] Du wirfst { -die-one } { $die } für den ersten { -spark-one-dat }.
       *[other] { $seat } wirft { -die-one } { $die } für den ersten { -spark-one-dat }.
    }
did-fall-spark = Geworfen: { $face }, der erste { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = { -die-one } { $die } für den ersten { -spark-one-dat } werfen.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Du wirfst fünf { -die-one } zum { -spark-one-dat }, { $face }.
       *[other] { $seat } wirft fünf { -die-one } zum { -spark-one-dat }, { $face }.
    }
rolls-on =
    { $seat ->
        [you] Du { -roll_on-verb-you }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } nach { $face }; es geht um { points-count }.
did-roll-shizzle = { rolls-on }; es geht um { points-count }, der neue { -spark-one } ist { $face }.
did-fall = Geworfen: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Geworfen: { $face }. Kein { -die-one } { -fit-verb-s }: { -choke-one }!
       *[other] Geworfen: { $face }. Kein { -die-one } { -fit-verb-s }: { -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } Die { -line-one } hat jetzt { $count }.
did-join-shizzle = { seat-joins } Alle sechs: ein { -shizzle-one }!
did-fizzle = { seat-joins } Kein dritter { -die-one } { -fit-verb-s }: ein { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Kein dritter { -die-one } { -fit-verb-s }: ein { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] Du { -stop-verb-you } und nimmst { $gain }.
       *[other] { $seat } { -stop-verb-s } und nimmt { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Du { -stop-verb-you }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Du nimmst { $gain }.
       *[other] { $seat } nimmt { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } Der { -turn-one } endet.
did-over = { $told } { over-why }: Das Spiel ist zu Ende.

## Turns: what a hovered target would do

would-roll = { action-roll }. { -Fit-verb-s } keiner an { $face }, ist das ein { -choke-one }.
would-roll-on = { action-roll }. { -Fit-verb-s } keiner an { $face }, verlierst du { points-count }.
would-roll-shizzle = { action-roll }. { -Fit-verb-s } keiner an den neuen { -spark-one-dat }, { $face }, verlierst du { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = { $face } an { $end } legen: { same }.
would-join-two = { would-put } Ein dritter muss folgen.
would-join = { would-put } Wenn du dann { -stop-verb-you }, bringt das { points-count }.
would-join-shizzle = { would-put } Alle sechs: ein { -shizzle-one }!
would-fizzle = { would-put } Kein dritter { -die-one } { -fit-verb-s }: ein { -fizzle-one }. Dein { -turn-one } endet; du nimmst { $gain }.
would-fizzle-settle = { would-put } Kein dritter { -die-one } { -fit-verb-s }: ein { -fizzle-one }. { to-settle }
would-stop = Du { -stop-verb-you } und nimmst { $gain }.
would-stop-settle = Du { -stop-verb-you }. Dann nimmst du für jeden { -shizzle-one } sechs { -point-other }, oder du greifst an.
would-take = Du nimmst { $gain }.
would-hit = Angriff: { $victim } { -return-verb-s } { points-count } an die { -bank-one }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Dann nimmst du { $gain }.
would-attack-last = { would-hit } Dein { -turn-one } endet.
would-over =
    { $result ->
        [won] { $told } Du gewinnst!
        [shared] { $told } Du teilst den Sieg.
       *[lost] { $told } Das Spiel endet, und du gewinnst nicht.
    }

## Status

status-setup = Aufbau
status-spark =
    { $seat ->
        [you] Einen { -die-one } wählen und den ersten { -spark-one-dat } werfen.
       *[other] { $seat } wählt einen { -die-one } für den ersten { -spark-one-dat }.
    }
status-ready =
    { $seat ->
        [you] Dein { -turn-one }: 5 { -die-one } werfen.
       *[other] { $seat } wirft 5 { -die-one }.
    }
status-join-third =
    { $seat ->
        [you] Einen dritten { -die-one } { -join-verb }: { end-colour } oder eine { $number }.
       *[other] { $seat } wählt einen { -die-one }: { end-colour } oder eine { $number }.
    }
status-join =
    { $seat ->
        [you] Einen { -die-one } { -join-verb }: { end-colour } oder eine { $number }.
       *[other] { $seat } wählt einen { -die-one }: { end-colour } oder eine { $number }.
    }
status-fizzle =
    { $seat ->
        [you] Keine { -line-one } aus 3 ist möglich. Einen { -die-one } { -join-verb }: { -fizzle-one }.
       *[other] { $seat } wählt { -die-one }.
    }
status-join-or-end =
    { $seat ->
        [you] Einen { -die-one } { -join-verb }, für { $points } { -stop-verb } oder { -roll_on-verb }.
       *[other] { $seat } wählt: für { $points } { -stop-verb } oder { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } aus { $count }: für { $points } { -stop-verb } oder { -roll_on-verb }.
       *[other] { $seat } wählt: für { $points } { -stop-verb } oder { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one }! Für { $points } { -stop-verb } oder riskant { -roll_on-verb }.
       *[other] { -shizzle-one }! { $seat } wählt: { -stop-verb } oder { -roll_on-verb }.
    }
cheer = { -shizzle-one }!
status-settle =
    { $seat ->
        [you] { points-count } nehmen oder mit einem { -shizzle-one } angreifen.
       *[other] { $seat } ist dabei, einen { -shizzle-one } { -settle-infinitive }.
    }
status-over-won = { over-why }. { seat-wins }, Stand: { points-count }!
status-over-shared = { over-why }. { seats-share }, je { points-count }.
status-type-dice = { -die-one } { $die }: Welche { -colour-one } hat die { $number }?
status-type-first = Wer beginnt?
status-type-fall = Was zeigt { -die-one } { $die }? Noch zu werfen: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -round-one } { $count }
           *[other] { -round-one } { $count } von { $most }
        }
       *[other] { $most ->
            [0] { -round-one } { $count }, wer zuerst { $target } { -point-other } hat
           *[other] { -round-one } { $count } von { $most }, oder wer zuerst { $target } { -point-other } hat
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] 1 { -die-one } werfen
       *[other] { $count } { -die-one } werfen
    }
action-stop = { -Stop-verb }: { $points } nehmen
action-stop-settle = { -Stop-verb } und { -settle-verb }
action-take = { $points } nehmen
action-attack = { $victim } angreifen
deed-spark = Diesen { -die-one } werfen
deed-add = Diesen { -die-one } { -join-verb }
touch-spark = Tippe auf einen { -die-one }.
touch-attack = Tippe auf einen Spieler.
touch-add = Tippe auf einen { -die-one }.

## Refusals: why not, and what instead

refused-SH-1-1 = Ein { -die-one } zeigt eine { -number-one } von 1 bis 6. Wähle eine seiner { -face-other }.
refused-SH-1-2 = Jeder { -die-one } hat jede { -colour-one } einmal, und keine { -face-one } gibt es zweimal. Wähle eine der angebotenen { -colour-other }.
refused-SH-1-4 = Dort sitzt niemand. Wähle einen Platz dieses Tisches.
refused-SH-2-1 = Es gibt noch keinen { -spark-one-dat }. Wähle einen { -die-one } und wirf ihn allein.
refused-SH-2-2 = Dein { -turn-one } beginnt mit einem Wurf. Wirf zuerst die fünf { -die-one }.
refused-SH-2-3 = Dieser { -die-one } hat weder { -number-one } noch { -colour-one } des letzten in der { -line-one }. Wähle einen, der { -fit-verb-s }.
refused-SH-2-3-lies = Dieser { -die-one } liegt in der { -line-one } und bleibt dort. Wähle einen geworfenen.
refused-SH-2-8 = Nach jedem Wurf musst du einen { -die-one } { -join-verb }, und zwei in der { -line-one } sind zu wenig. Wähle einen { -die-one }, der { -fit-verb-s }.
refused-SH-2-8-alone = Hinter diesen { -fit-verb-s } kein anderer { -die-one }; eine { -line-one } aus drei ist aber möglich und muss sein. Wähle einen anderen { -die-one }.
refused-SH-3-1 = Dein { -turn-one } ist { -stop-participle }; nur { -shizzle-other } sind noch { -settle-infinitive }. Nimm die { -point-other }, oder greif an.
refused-SH-3-1-early = Noch gibt es nichts { -settle-infinitive }. Lege erst einen { -die-one } in die { -line-one }, { -roll_on-imperative }, oder { -stop-imperative }.
refused-SH-3-2 = Angreifen kannst du nur andere, die { -point-other } haben. Wähle davon, oder nimm die { -point-other }.
refused-SH-3-6 = Das Spiel ist zu Ende. Sieh es dir { -turn-one } für { -turn-one } an, oder spiel ein neues.

## Options

option-first = Wer beginnt
option-first-help = Der Zufall entscheidet, oder du wählst einen Platz.
option-first-0 = per Zufall
option-first-seat = Platz { $count }
option-random_dice = Zufällige { -die-one }
option-random_dice-help = Der Zufall verteilt die { -colour-other } neu auf die { -die-one }. Jeder { -die-one } hat weiter jede { -number-one } und jede { -colour-one } einmal, und keine { -face-one } gibt es zweimal.
option-rounds = { -round-other }
option-rounds-help = Das Spiel endet auch, wenn alle so viele { -turn-other } hatten.
option-rounds-0 = ohne Grenze
option-target = { -target-one } in { -point-other-dat }
option-target-help = Das Spiel endet auch, wenn jemand am Ende eines { -turn-one-gen } so viele { -point-other } oder mehr hat.
option-target-0 = keines
option-cap = Höchstens 500 { -turn-other }
option-cap-help = Dann gewinnt, wer führt. Ohne das könnten Angriffe ein Spiel endlos verlängern. Ein Tisch nur mit Bots hat es immer.

## The board in text

picture-label = Die { -line-one }, die losen { -die-one }, die { -bank-one } und alle { -point-other }, auch als Text.
text-board = Die { -line-one }, dann die sechs { -die-one }
text-place =
    { $by ->
        [number] Stelle { $count }: { $face }, durch die { -number-one }
        [colour] Stelle { $count }: { $face }, durch die { -colour-one }
       *[spark] Stelle { $count }: { $face }, der { -spark-one }
    }
text-place-empty = Stelle { $count }: frei
text-die = { -die-one } { $die }: { $face }
text-die-line = { -die-one } { $die }: { $face }, in der { -line-one } an Stelle { $count }
text-die-loose = { -die-one } { $die }: { $face }, { fit }
text-die-falling = { -die-one } { $die }: wird geworfen
text-die-blank = { -die-one } { $die }: noch nicht geworfen
text-side =
    { $colour ->
        [none] Auf { -die-one } { $die }: { $number }, { -colour-one } noch unbekannt
       *[other] Auf { -die-one } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Jetzt am { -turn-one }.
text-bank = { -bank-one }: { points-count }.
points-banked = { -point-other }

## Rules

rules-intro = { -shizzle-one } ist ein Würfelspiel für zwei bis sechs. Dein { -turn-one } beginnt mit dem { -spark-one-dat }, dem letzten { -die-one } der { -line-one } vor deiner; die anderen fünf wirfst du. Du kannst die { -die-one } einzeln { -join-verb }, jeden mit der { -number-one } oder der { -colour-one } des Würfels davor. { -Fit-verb-s } keiner, ist das ein { -choke-one }: Die { -point-other } des { -turn-one-gen } sind verloren. Ist die längste mögliche { -line-one } zwei, ist es ein { -fizzle-one }: zwei { -point-other }, und der { -turn-one } endet. Drei bis fünf sind ein { -flicker-one }: { -Stop-imperative } und nimm einen { -point-one } für jeden { -die-one } der { -line-one }, oder wirf den Rest und riskiere alles. Sechs sind ein { -shizzle-one }: Nimm sechs { -point-other }, oder jemand anderes { -return-verb-s } sechs, oder { -roll_on-imperative } und riskiere ihn. Ist die { -bank-one } leer, gewinnen die meisten { -point-other }.
rules-page = { -die-one }, die du { -join-verb } darfst, leuchten auf: Klicke einen an, damit er ans Ende der { -line-one } kommt, oder wähle ihn mit der Tastatur. „{ -Stop-verb }“ und „werfen“ erscheinen, wenn sie erlaubt sind. Ein { -choke-one } oder { -fizzle-one } beendet deinen { -turn-one } von selbst. Kann niemand angegriffen werden, wenn du { -stop-verb-you }, bekommst du die { -point-other } deiner { -shizzle-other } ungefragt. Mit echten { -die-other-dat } tippst du ein, was sie zeigen, in beliebiger Reihenfolge. Welche { -colour-other } auf welchem { -die-one } sind, ist unsere Rekonstruktion {$reconstruction}; wer die Schachtel hat, kann sie in dice.toml berichtigen.

rules-SH-1 = Was in der Schachtel ist
rule-SH-1-1 = Es gibt sechs { -die-one } mit den { -number-other } 1 bis 6. Jedes der 36 Paare aus { -number-one } und { -colour-one } steht nur auf einer { -face-one }, und jeder { -die-one } hat jede { -number-one } und jede { -colour-one } einmal {$review}.
rule-SH-1-2 = Die { -colour-other } sind Rot, Orange, Lila, Blau, Grün und Gelb; die sechste ist geraten, und echte Ausgaben unterscheiden sich. Auf unseren { -die-other-dat } folgen die { -colour-other } so aufeinander, und jeder { -die-one } beginnt eine { -colour-one } später {$reconstruction}. Option: zufällige { -die-one }.
rule-SH-1-3 = Die { -chip-other } sind { -point-other }: 14 zu fünf und 30 zu einem, zusammen 100. Die { -bank-one } beginnt mit 40 { -point-other-dat } zu zweit, 60 zu dritt, 75 zu viert, 90 zu fünft und 100 zu sechst; alle beginnen ohne { -point-other }. Die { -bank-one } und alle Punktestände ergeben immer dieselbe Summe.
rule-SH-1-4 = Im Heft beginnt, wer am jüngsten ist; hier wählt, wer den Tisch eröffnet, oder der Zufall {$ruling}. Gespielt wird nach links.

rules-SH-2 = Dein { -turn-one }
rule-SH-2-0 = Ein { -shizzle-one } ist { -pending-adjective }, bis ihn sein { -turn-one } { -settle-participle } hat; sonst ist nie etwas { -pending-adjective }. Die { -line-one } zählt einmal, wenn der { -turn-one } { -stop-verb-s }: Eine { -line-one } aus drei, die auf fünf gewachsen ist, zählt fünf. Eine { -line-one } aus sechs ist ein { -pending-masculine } { -shizzle-one } und zählt sonst nichts.
rule-SH-2-1 = Im ersten { -turn-one } des Spiels wirft, wer beginnt, einen beliebigen { -die-one } allein: Er ist der { -spark-one }. Später ist der { -spark-one } der letzte { -die-one } der { -line-one } davor, so wie er liegt.
rule-SH-2-2 = Der { -spark-one } ist der erste { -die-one } deiner { -line-one } und zählt mit. Wirf die anderen fünf.
rule-SH-2-3 = Die { -line-one } wächst nur am { -open_end-one-dat }. Jeder { -die-one } muss { -number-one } oder { -colour-one } mit dem davor gemeinsam haben. Von den { -die-other-dat } dieses Wurfs kannst du beliebige in beliebiger Reihenfolge { -join-verb }; { -die-one } früherer Würfe bleiben, wo sie sind {$ruling}.
rule-SH-2-4 = { -choke-one }: Von einem Wurf kannst du keinen { -die-one } { -join-verb }, ob beim ersten Wurf oder später. Der { -turn-one } endet, und alle seine { -point-other } sind verloren, auch { -pending-plural } { -shizzle-other }.
rule-SH-2-5 = { -fizzle-one }: Du hast fünf { -die-one } geworfen, und die längste mögliche { -line-one } ist zwei. Du wählst, welchen { -fit-ing-acc } { -die-one } du { -join-verb } willst. Dann muss der { -turn-one } enden: zwei { -point-other } und alles, was { -pending-adjective } ist.
rule-SH-2-6 = { -flicker-one }: eine { -line-one } aus drei, vier oder fünf. { -Stop-imperative } und nimm so viele { -point-other } und alles, was { -pending-adjective } ist; oder wirf alle { -die-one }, die nicht in der { -line-one } sind. Mindestens einen davon musst du dann { -join-verb }, sonst ist es ein { -choke-one }. Ein { -fizzle-one } ist es nie: Geworfen werden weniger als fünf { -die-one }.
rule-SH-2-7 = { -shizzle-one }: Alle sechs { -die-one } sind in der { -line-one }. Er bringt sechs { -point-other }, die du nimmst, oder sechs, die jemand anderes an die { -bank-one } { -return-verb-s }. { -Stop-imperative }, oder { -roll_on-imperative } und riskiere ihn: Der sechste { -die-one } wird der neue { -spark-one }, eine frische { -line-one } aus einem, und du wirfst die anderen fünf.
rule-SH-2-8 = { -Fit-verb-s } ein { -die-one }, musst du mindestens einen { -join-verb }. Andere { -fit-ing } { -die-one } darfst du auslassen {$ruling}. Wurden aber fünf { -die-one } geworfen und ist eine { -line-one } aus drei oder mehr möglich, muss die { -line-one } drei erreichen: Zwei gibt es nur beim { -fizzle-one } {$ruling}. Dann darf also ein { -die-one }, hinter den kein anderer { -fit-verb-s }, nicht als einziger dazukommen.
rule-SH-2-9 = Wer { -roll_on-verb-s-last }, wirft immer jeden { -die-one }, der nicht in der { -line-one } ist {$ruling}.

rules-SH-3 = Ende deines { -turn-one-gen } und des Spiels
rule-SH-3-1 = { -shizzle-other } bleiben bis zum Ende des { -turn-one-gen } { -pending-adjective } und werden dann { -settle-participle }. Das Heft sagt „sofort“; wir lesen „dann, nicht später“, denn die Alternative heißt { -roll_on-verb }, und bei einem { -choke-one } sind { -pending-plural } { -shizzle-other } verloren {$ruling}. Für jeden nimmst du sechs { -point-other } oder nennst ein { -victim-one }; über jeden entscheidest du einzeln, es kann also mehrere { -victim-one } geben {$ruling}. Zuerst kommen Angriffe, dann das, was du nimmst {$ruling}.
rule-SH-3-2 = Ein { -victim-one } { -return-verb-s } sechs { -point-other } an die { -bank-one }, oder alle, wenn es weniger sind {$ruling}; wer angreift, bekommt nichts. Angriffe folgen einzeln. Angegriffen werden kann nur, wer { -point-other } hat, auch mehrmals, solange welche da sind. Hat niemand { -point-other }, wird der { -shizzle-one } genommen {$ruling}.
rule-SH-3-3 = Hat die { -bank-one } weniger, als du verdient hast, nimmst du, was da ist {$ruling}.
rule-SH-3-4 = Wer { -stop-verb-s }, darf keine { -point-other } ablehnen {$ruling}. Das Heft rät davon ab, ein Spiel zu beenden, das man verlöre: Greif lieber an, oder { -roll_on-imperative }.
rule-SH-3-5 = Der letzte { -die-one }, der wirklich in der { -line-one } liegt, ist der nächste { -spark-one }, auch nach einem { -choke-one } {$ruling}. Nach einem { -choke-one } beim ersten Wurf ist es derselbe { -spark-one }.
rule-SH-3-6 = Ist die { -bank-one } leer, wenn ein { -turn-one } { -settle-participle } ist, endet das Spiel sofort. Die meisten { -point-other } gewinnen; bei Gleichstand wird der Sieg geteilt {$ruling}.
rule-SH-3-7 = Das Heft hat keine Grenze für { -turn-other }, und Angriffe können ein Spiel endlos verlängern. Darum gibt es Optionen: eine Grenze für { -round-other }, ein { -target-one } und ein Ende nach 500 { -turn-other-dat }. Eine leere { -bank-one } beendet das Spiel weiterhin; das { -target-one } zählt, wenn ein { -turn-one } { -settle-participle } ist; { -round-other } enden nach dem letzten Platz; die meisten { -point-other } gewinnen, und bei Gleichstand wird der Sieg geteilt {$ruling}.

rules-SH-4 = Gut zu wissen
rule-SH-4-1 = Jeder { -die-one } verfehlt das Ende der { -line-one } in zwei von drei Fällen. So kommt ein { -choke-one } bei 13 % der Würfe mit fünf { -die-other-dat }, 30 % mit drei, 44 % mit zwei und 67 % mit einem.
rule-SH-4-2 = Die längste mögliche { -line-one } bei den 7.776 Würfen mit fünf { -die-other-dat }: eins 1.024-mal, zwei 1.034, drei 1.160, vier 1.624, fünf 1.730 und sechs 1.204.
rule-SH-4-3 = Ein { -shizzle-one }, dann ein { -flicker-one } aus vier: 10 { -point-other }, oder ein Angriff und 4. Zwei { -shizzle-other }, dann ein { -fizzle-one }: 14 { -point-other }, oder 8 und ein Angriff, oder 2 und zwei Angriffe. Ein { -shizzle-one }, dann ein { -choke-one }: nichts. Die { -bank-one } hat 4, du greifst jemanden mit 9 an, und 5 stehen dir noch zu: Die { -bank-one } wächst auf 10, du nimmst 5, sie hat 5, und das Spiel geht weiter.

rules-ours = Unsere weiteren Regelungen
rule-ours-1 = Wer aufgibt, geht leer aus, und die anderen teilen sich den Sieg {$ruling}.
rule-ours-2 = Ein { -turn-one } wartet, bis die fünf { -die-one } geworfen werden {$ruling}.
rule-ours-3 = „Nehmen“ nimmt alle übrigen { -shizzle-other } und die { -point-other } der { -line-one } {$ruling}.
rule-ours-4 = Zufällige { -die-one } entstehen nacheinander; jeder ist einer, der zu den { -die-other-dat } davor möglich ist, alle gleich wahrscheinlich {$ruling}.
rule-ours-5 = Geworfene { -die-one } kommen einzeln zur Ruhe, der mit der niedrigsten Nummer zuerst; erst der letzte entscheidet, ob es ein { -choke-one } ist {$ruling}.

## What a typed text should have been

unread-first = „{ $text }“ ist kein Platz; erwartet ist „{ $name } 1“ bis „{ $name } { $count }“.
unread-die = „{ $text }“ ist kein { -die-one }; erwartet ist „{ $name } 1“ bis „{ $name } { $count }“.
unread-colour = „{ $text }“ ist keine { -colour-one } für { $place } ({ -die-one } und { -number-one }); erwartet ist eine von { $colours }.
unread-fallen = „{ $text }“ ist keine { -face-one } von { -die-one } { $count }; erwartet ist eine von { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Echte { -die-one }
chance-typed-help = Du wirfst echte { -die-one } und tippst ein, was sie zeigen.
palette-head = Was zeigen die echten { -die-one }?

## Bots

bot-greedy = Mittel
bot-greedy-help = spielt auf die meisten { -point-other } in diesem { -turn-one }
bot-novice = Anfänger
bot-novice-help = wie { bot-greedy }, { -stop-verb-s } aber oft zu früh oder { -roll_on-verb-s }, wenn es reicht
bot-club = Leicht
bot-club-help = wie { bot-optimal }, darf aber 8 % Siegchance je Aktion verlieren, mit mehr Plätzen weniger
bot-strong = Schwer
bot-strong-help = wie { bot-optimal }, darf aber 2 % Siegchance je Aktion verlieren, mit mehr Plätzen weniger
bot-optimal = Spitze
bot-optimal-help = spielt nach der exakten Lösung (zu zweit, übliche { -die-one }) oder der besten Schätzung

## Help with a decision

advice-reach =
    { $count ->
        [6] Alle sechs
       *[other] { $count } oder mehr
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = Mit { $length } { -stop-verb }
advice-stop-joining = { $dice } dazu; mit { $length } { -stop-verb }
advice-roll-joining = { $dice } dazu; { -roll_on-verb }
advice-fizzle-joining = { $dice } dazu: ein { -fizzle-one }
advice-die = { -die-one } { $count } für den ersten { -spark-one-dat } werfen
advice-odds = Chancen des nächsten Wurfs: ein { -choke-one }, oder { -die-one } für eine { -line-one } jeder Länge.
advice-turn = { -point-other }: was von diesem { -turn-one } zu erwarten ist, auf { -point-other } gespielt.

## The solution

solve-bank = Die { -bank-one } hat 1 bis { $most } { -point-other }, nicht { $bank }.
data-mismatch = Die mitgelieferten Daten sind für etwas anderes: Ihr „{ $key }“ ist { $text }, nicht { $expected }. Erzeuge sie neu: { $make }
data-damaged = Die mitgelieferten Daten sind beschädigt ({ $why }). Erzeuge sie neu: { $make }
dice-file = Diese { -die-one } gehen nicht. { $why }
dice-no-dice = Die { -die-one } müssen eine Liste aus { $expected } { -die-other-dat } sein, nicht { $count }.
dice-no-faces = { -die-one } { $die } muss eine Liste aus sechs { -colour-other } sein, für seine { -number-other } 1 bis 6.
dice-no-face = { -die-one } { $die } hat die { -colour-one } „{ $text }“; erwartet ist eine von { $allowed }.
dice-no-twice = { $text } { $number } auf { -die-one } { $die } gibt es zweimal; ein { -die-one } hat jede { -colour-one } einmal, und jede { -face-one } gibt es einmal.

## The score pad

pad-rounds = { -point-other } der { -round-other }
pad-round-means = Genommene { -point-other }, abzüglich der durch Angriffe verlorenen.
pad-who = Tippe an, wessen { -turn-one } vorbei ist.
pad-over = Die { -bank-one } ist leer: Das Spiel ist zu Ende (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: Wie ging der { -turn-one } aus?
       *[other] { $player }, { -shizzle-other }: { $count }. Wie ging der { -turn-one } weiter?
    }
pad-choke = { -choke-one }: nichts
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = Dort { -stop-participle }
pad-settle = { -point-other } oder Angriff? { -shizzle-other }: { $count }
pad-bad-turn = „{ $text }“ ist kein { -turn-one }: Erwartet sind Platz, { -die-one } der letzten { -line-one } (0, 2 bis 6), { -shizzle-other } und { -victim-one }, etwa „140“ oder „1312“.
pad-after-end = „{ $text }“ kommt nach dem Ende des Spiels: Die { -bank-one } ist leer ({ $tag }).
pad-bad-attack = „{ $text }“ greift jemanden an, der nicht angreifbar ist: Erwartet sind andere, die { -point-other } haben, höchstens einer je { -shizzle-one } ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -point-other }
sign-points-does = Die { -chip-other } einer Person: eckige sind fünf { -point-other }, runde einer.
sign-line = { -line-one }
sign-line-does = Jeder { -die-one } hat { -number-one } oder { -colour-one } mit dem davor gemeinsam. Eine { -line-one } aus drei, vier oder fünf bringt so viele { -point-other }, wenn der { -turn-one } { -stop-verb-s }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Alle sechs { -die-one } in der { -line-one }: sechs { -point-other } für dich, oder sechs, die jemand anderes { -return-verb-s }. Jeder Stern ist ein { -shizzle-one }, noch { -settle-infinitive }.
sign-bank = { -bank-one }
sign-bank-does = Von hier kommen alle { -point-other }. Ist sie am Ende eines { -turn-one-gen } leer, endet das Spiel. Auf dem Schild steht, was es bringt, wenn du jetzt { -stop-verb-you }.
sign-cup = { -dice_cup-one }
sign-cup-does = Wirft alle { -die-one }, die nicht in der { -line-one } sind. Einen musst du { -join-verb }, sonst ist es ein { -choke-one }.
sign-count = Kleiner { -die-one }
sign-count-does = Wie viele { -die-one } der nächste Wurf hätte.
sign-spark = { -spark-one }
sign-spark-does = Der erste { -die-one } der { -line-one }, auf Strahlen: der letzte { -die-one } der { -line-one } davor.
sign-bond = { -seal-one } zwischen zwei { -die-other-dat }
sign-bond-does = Warum du die { -die-one } { -join-verb } konntest: die gemeinsame { -number-one }, oder das Zeichen ihrer { -colour-one }.
sign-choke = { -choke-one }
sign-choke-does = Kein geworfener { -die-one } { -fit-verb-s }. Der { -turn-one } endet; seine { -point-other } sind verloren, auch { -shizzle-other }.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Fünf { -die-one } wurden geworfen, und keine { -line-one } ist länger als zwei: 2 { -point-other }, und der { -turn-one } endet.
sign-flicker = { -flicker-one }
sign-flicker-does = Eine { -line-one } aus drei, vier oder fünf. { -Stop-imperative } und nimm ihre { -point-other }, oder { -roll_on-imperative } und riskiere sie.
now-points = { points-count }.
now-line = { $count } von sechs { -die-other-dat } in der { -line-one }; der { -turn-one } bringt { points-count }.
now-rolls = { -die-one } zum Werfen: { $count }.

## What gives the win shares of a review

evaluator-exact = das gelöste Spiel
evaluator-table = die Tabelle für drei Plätze
evaluator-estimate = eine Schätzung, gelernt aus exakten { -turn-other-dat }
evaluator-simple = ein grobes Modell: Die mitgelieferte Schätzung geht nicht

## Kinds of chance, for statistics

chance-of-die = Die { -number-other } der { -die-one }
mistake-ending = ein verlorenes Spiel beenden
mistake-stopping = zu früh { -stop-verb }
mistake-going-on = einmal zu oft würfeln
mistake-six = einen { -shizzle-one } übersehen
mistake-left-out = einen { -fit-ing-acc } { -die-one } auslassen
mistake-short = eine kürzere { -line-one } bilden als möglich
mistake-dice = den falschen { -die-one } { -join-verb }
mistake-attack = nicht angreifen
mistake-taking = angreifen statt { -point-other } nehmen
mistake-victim = die falsche Person angreifen
why-win =
    { $count ->
        [one] Das Spiel endet dann sofort, mit 1 { -point-one } Vorsprung.
       *[other] Das Spiel endet dann sofort, mit { $count } { -point-other-dat } Vorsprung.
    }
why-ending =
    { $count ->
        [one] Das Spiel endete sofort, mit 1 { -point-one } Rückstand.
       *[other] Das Spiel endete sofort, mit { $count } { -point-other-dat } Rückstand.
    }
why-victim = { $name } hat { $better } { -point-other }, { $other } { $taken }.
why-choke = Ein { -choke-one } kommt in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Würfe.
why-turn = Im Schnitt bringt der { -turn-one } dann { NUMBER($better, maximumFractionDigits: 1) } { -point-other }, nicht { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = Am { -turn-one }: { $player }
edit-bank = { -bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -shizzle-other } { -settle-infinitive }: { $count }
edit-ready = Vor dem ersten Wurf
edit-choose = { -die-one } geworfen
edit-settle = { -shizzle-other } { -settle-verb }
edit-shows = Zeigt { $count }
edit-out = Nicht in der { -line-one }
edit-spark = Als { -spark-one }
edit-join = Am Ende der { -line-one }

## Puzzles

puzzle-how-solution = durch die Lösung, exakt
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-verb }
puzzle-theme-joining = welchen { -die-one } { -join-verb }
puzzle-theme-short-line = eine kürzere { -line-one }
puzzle-theme-shizzle = ein { -shizzle-one }
puzzle-theme-attack = angreifen
puzzle-theme-take = nehmen
puzzle-theme-last-points = die letzten { -point-other }
puzzle-theme-last-turn = der letzte { -turn-one }

## The tutorial

tutorial-goal = Darum geht es: die meisten { -point-other } zu haben, wenn die { -bank-one } leer ist. Alle { -point-other } kommen aus der { -bank-one }, jetzt sind darin 32.
tutorial-spark = Dein { -turn-one }. Der erste { -die-one } deiner { -line-one } liegt schon da: der { -spark-one }, eine rote 1. Du wirfst die anderen fünf.
tutorial-roll = Wirf die { -die-one }.
tutorial-colour = An die { -line-one } kannst du einen { -die-one } { -join-verb }, wenn er die { -colour-one } oder die { -number-one } des letzten hat. An die rote 1 { -fit-verb-s } die rote 4.
tutorial-number = Jetzt ist die rote 4 die letzte. Die gelbe 4 { -fit-verb-s }: Ihre { -number-one } ist gleich.
tutorial-flicker = Drei { -die-one } sind ein { -flicker-one }: Wenn du { -stop-verb-you }, bringt jeder einen { -point-one }. Aber es { -fit-verb } noch mehr { -die-one }. Nimm die gelbe 2 dazu.
tutorial-flicker-stop = Du kannst { -stop-verb }, aber noch ein { -die-one } { -fit-verb-s }, und ein { -die-one } mehr ist ein { -point-one } mehr.
tutorial-flicker-roll = Du kannst den Rest werfen, aber einer davon { -fit-verb-s } schon. Nimm ihn erst dazu.
tutorial-longer = Jetzt die lila 2. Wähle die Reihenfolge gut: Nur der letzte { -die-one } der { -line-one } zählt dafür, was als Nächstes { -fit-verb-s }.
tutorial-stop = Fünf { -die-one } sind fünf { -point-other }. Wirfst du den letzten { -die-one } und er { -fit-verb-s } nicht, ist der ganze { -turn-one } verloren. { -Stop-imperative }.
tutorial-stop-roll = Das riskiert fünf { -point-other }, und der { -die-one } { -fit-verb-s } nur in einem von drei Würfen. { -Stop-imperative } und nimm sie.
tutorial-next-spark = Fünf { -point-other } gehören dir. Dein letzter { -die-one }, die lila 2, ist jetzt Zoes { -spark-one }. Sieh, was sie wirft.
tutorial-choke = Kein { -die-one } war lila oder eine 2: ein { -choke-one }. Der { -turn-one } endet sofort, seine { -point-other } sind verloren. Derselbe { -spark-one } ist jetzt deiner.
tutorial-fizzle = Von fünf { -die-other-dat } { -fit-verb-s } nur einer, und danach nichts: Eine { -line-one } aus zwei ist ein { -fizzle-one }. Dein { -turn-one } endet mit zwei { -point-other-dat }. Nimm die lila 4 dazu.
tutorial-again = Zoe hat mit drei { -die-other-dat } { -stop-participle }. Die blaue 3 ist dein { -spark-one }: Wirf wieder.
tutorial-all = Diesmal kannst du alle { -die-one } { -join-verb }, einen nach dem anderen. Beginne mit der grünen 3.
tutorial-all-2 = Dann die grüne 5. Die orange 5 und die orange 4 werden folgen.
tutorial-all-stop = Das ist erlaubt, aber du kannst alle sechs { -die-one } { -join-verb }. Nimm den nächsten dazu.
tutorial-all-3 = Nur einer ist übrig. Nimm die lila 4 dazu.
tutorial-shizzle = Alle sechs: ein { -shizzle-one }! Er bringt sechs { -point-other } oder einen Angriff. Du kannst { -roll_on-verb }, aber ein { -choke-one } kostet ihn. { -Stop-imperative }.
tutorial-shizzle-roll = Ein { -choke-one } kostet den { -shizzle-one }. { -Stop-imperative } und nutze ihn.
tutorial-attack = Du kannst sechs { -point-other } nehmen. Oder angreifen: Dann { -return-verb-s } Zoe sechs von ihren an die { -bank-one }. Greif sie an.
tutorial-attack-take = Sechs { -point-other } sind oft genauso gut. Aber sieh, was ein Angriff tut.
tutorial-attacked = Zoe hat sechs { -point-other } an die { -bank-one } { -return-participle }. Ein Angriff bringt dir nichts, aber das Spiel dauert länger; das hilft allen, die hinten liegen.
tutorial-bank = Einige { -turn-other } später hat die { -bank-one } drei { -point-other }, und du führst. { -Stop-imperative } mit deinen vier { -die-other-dat }: Du nimmst, was da ist, und eine leere { -bank-one } beendet das Spiel.
tutorial-bank-other = Das ist erlaubt, aber wenn du { -stop-verb-you }, gewinnst du jetzt das Spiel.
tutorial-end = Die { -bank-one } ist leer, und du hast die meisten { -point-other }: Du hast gewonnen.
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = Jede { -face-one } hat eine { -number-one } und eine { -colour-one }, und keine { -face-one } gibt es zweimal.
example-from-the-bank = Eine { -line-one } aus drei nimmt drei { -point-other } aus der { -bank-one }.
example-next-spark = Der { -turn-one } endete mit einer { -line-one } aus drei. Ihr letzter { -die-one }, so wie er liegt, ist der nächste { -spark-one }.
example-join = Die rote 4 hat die { -colour-one } des { -spark-one-gen }: Du darfst sie { -join-verb }. Die orange 4 hat weder seine { -colour-one } noch seine { -number-one }.
example-choke = Keiner der fünf { -die-one } hat { -number-one } oder { -colour-one } des { -spark-one-gen }: ein { -choke-one }. Der { -turn-one } endet ohne { -point-other }.
example-fizzle = Keine { -line-one } aus drei ist möglich: ein { -fizzle-one }. Einen { -die-one } musst du { -join-verb }, für zwei { -point-other }, und der { -turn-one } endet.
example-flicker = Ein { -flicker-one } aus vier: { -Stop-imperative } für vier { -point-other }, oder wirf die anderen zwei { -die-one }.
example-shizzle = Ein { -shizzle-one }: { -Stop-imperative }, oder { -roll_on-imperative } und riskiere sechs { -point-other }. Der sechste { -die-one } ist dann der neue { -spark-one }.
example-three-possible = Nach der roten 5 ist eine { -line-one } aus drei möglich, also muss sie sein; mit der orangen 1 bliebe die { -line-one } bei zwei.
example-attack = Durch einen { -shizzle-one } { -return-verb-s } jemand anderes, der { -point-other } hat, sechs an die { -bank-one }.
example-bank-empty = Die { -bank-one } hat weniger, als verdient wurde, und wird geleert: Das Spiel endet, und die meisten { -point-other } gewinnen.
example-shizzle-and-four = Ein { -shizzle-one }, dann ein { -flicker-one } aus vier: zehn { -point-other }, oder ein Angriff und vier.
example-two-shizzles = Zwei { -shizzle-other }, dann ein { -fizzle-one }: 14 { -point-other }, oder 8 und ein Angriff, oder 2 und zwei Angriffe.
example-shizzle-lost = Ein { -shizzle-one }, dann ein { -choke-one }: nichts.
example-bank-grows = Der Angriff bringt die { -bank-one } von 4 auf 10, dann werden fünf genommen: 5 bleiben, und das Spiel geht weiter.
example-take-all = Drei { -shizzle-other } und eine { -line-one } aus drei: Alles wird auf einmal genommen.
summary-turn = Dein { -turn-one }
summary-turn-1 = Der { -spark-one } ist der letzte { -die-one } der { -line-one } davor. Wirf die anderen fünf.
summary-turn-2 = Lege { -die-one } am { -open_end-one-dat } an: jeder mit { -number-one } oder { -colour-one } des Würfels davor.
summary-turn-3 = Kein { -die-one } { -fit-verb-s }: ein { -choke-one }. Der { -turn-one } endet ohne { -point-other }.
summary-turn-4 = Ist eine { -line-one } aus drei möglich, muss sie sein.
summary-stop = { -Stop-verb } oder { -roll_on-verb }
summary-stop-1 = Höchstens zwei: ein { -fizzle-one }. 2 { -point-other }, und der { -turn-one } endet.
summary-stop-2 = Drei bis fünf: ein { -flicker-one }. { -Stop-imperative } für einen { -point-one } je { -die-one }, oder wirf alle { -die-one } außerhalb der { -line-one }; einen musst du dann { -join-verb }.
summary-six = Alle sechs: ein { -shizzle-one }
summary-six-1 = { -Stop-imperative }: Nimm sechs { -point-other }, oder jemand anderes { -return-verb-s } sechs an die { -bank-one }.
summary-six-2 = Oder { -roll_on-imperative }: Du riskierst ihn, der sechste { -die-one } ist der neue { -spark-one }, und die anderen fünf werden geworfen.
summary-six-3 = Am Ende des { -turn-one-gen } wird alles, was { -pending-adjective } ist, { -settle-participle }: Angriffe zuerst.
summary-end = Ende des Spiels
summary-end-1 = Die { -bank-one } beginnt mit 40, 60, 75, 90 oder 100 { -point-other-dat } bei zwei bis sechs Plätzen.
summary-end-2 = Die { -bank-one } ist leer, wenn ein { -turn-one } { -settle-participle } ist: Die meisten { -point-other } gewinnen.
