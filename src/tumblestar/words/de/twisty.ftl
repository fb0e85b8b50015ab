### Twisty auf Deutsch.

## The game

game-name = Twisty
game-tagline = Ein Wettlauf im Rösselsprung, mit { -thief-other-dat }.
game-by = von Faouzi Boughida, Djeco
game-about = { -Collect-imperative } sieben Farben in der Reihenfolge deiner { -card-other } und zieh dabei wie der Springer im Schach. { -special-counter-other } bringen dich weiter oder { -protect-verb } deine { -cube-one }, denn andere können sie { -steal-verb }. Wer alle sieben { -cube-one } hat und zuerst die { -centre-one } erreicht, gewinnt.

## Colours and counters

colour-red = Rot
colour-orange = Orange
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-pink = Rosa
colour-black = Schwarz

counter-step = { -step-one }
counter-diagonal = { -diagonal-one }
counter-leap = { -leap-one }
counter-teleport = { -teleport-one }
counter-safety = { -safety-one }

square-empty = leeres { -square-one }
square-centre = { -centre-one }
square-corner = { -corner-one }

cube =
    { $colour ->
        [red] roter { -cube-one }
        [orange] oranger { -cube-one }
        [yellow] gelber { -cube-one }
        [green] grüner { -cube-one }
        [blue] blauer { -cube-one }
        [purple] lila { -cube-one }
        [black] schwarzer { -cube-one }
       *[pink] rosa { -cube-one }
    }
next-goal =
    { $next ->
        [none] Alle sieben: jetzt zur { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] Du ziehst nach { $square }
       *[other] { $seat } zieht nach { $square }
    }
collects-there =
    { $seat ->
        [you] Du ziehst nach { $square } und { -collect-verb-you } den { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } { -cube-one }
       *[other] { $seat } zieht nach { $square } und { -collect-verb-s } den { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } { -cube-one }
    }
steals-there =
    { $seat ->
        [you] Du ziehst nach { $square } und { -steal-verb-you } den { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } { -cube-one } von { $victim }
       *[other] { $victim ->
            [you] { $seat } zieht nach { $square } und { -steal-verb-s } deinen { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } { -cube-one }
           *[other] { $seat } zieht nach { $square } und { -steal-verb-s } den { $colour ->
            [red] roten
            [orange] orangen
            [yellow] gelben
            [green] grünen
            [blue] blauen
            [purple] lila
            [black] schwarzen
           *[pink] rosa
        } { -cube-one } von { $victim }
        }
    }
counter-name =
    { $counter ->
        [step] { -step-one }
        [diagonal] { -diagonal-one }
        [leap] { -leap-one }
        [teleport] { -teleport-one }
       *[safety] { -safety-one }
    }
extra-move =
    { $counter ->
        [step] ein { -square-one } gerade
        [diagonal] ein { -square-one } diagonal
        [leap] noch ein { -l-one }
       *[teleport] ein anderer freier { -teleport-one }
    }
leads-on = Der { counter-name } dort führt weiter.
leads-nowhere = Der { counter-name } dort führt jetzt nirgendwohin.
protects =
    { $count ->
        [0] Der { -safety-one } dort hat nichts Neues zu { -protect-verb }.
        [one] Der { -safety-one } dort { -protect-verb-s } einen weiteren { -cube-one }.
       *[other] Der { -safety-one } dort { -protect-verb-s } { $count } weitere { -cube-one }.
    }
also-collected = Dort auch als { -cube-one } { -collect-participle }: { $under }.
turn-ends = Dein { -turn-one } endet.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Alle, { -card-one } { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Du startest auf { $square }.
       *[other] { $seat } startet auf { $square }.
    }
did-first =
    { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, ein leeres { -square-one }.
did-land-centre = { moves-to }, die { -centre-one }; ohne alle sieben { -cube-one } passiert nichts.
did-land-cube = { moves-to }; der { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } { -cube-one } dort ist nicht die { -next-colour-one } und bleibt.
did-collect = { collects-there }. { next-goal }
did-land-spent = { moves-to }. { leads-nowhere }
did-land-counter = { moves-to }. { leads-on }
did-protect = { moves-to }. { protects }
did-steal = { steals-there }. { next-goal }
did-steal-goes-on = { steals-there }. { leads-on } { next-goal }
did-steal-spent = { steals-there }. { leads-nowhere } { next-goal }
did-steal-protect = { steals-there }. { protects } { next-goal }
did-steal-collect = { steals-there }. { also-collected } { next-goal }
did-win-centre =
    { $seat ->
        [you] Du erreichst die { -centre-one } mit allen sieben { -cube-other-dat } und gewinnst!
       *[other] { $seat } erreicht die { -centre-one } mit allen sieben { -cube-other-dat } und gewinnt!
    }
did-win-seventh = { collects-there }. Das sind sieben. { status-over-won }
did-win-steal = { steals-there }. Das sind sieben. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Du bleibst auf { $square }.
       *[other] { $seat } bleibt auf { $square }.
    }
did-skip =
    { $seat ->
        [you] Du hast kein { -l-one } und setzt diesen { -turn-one } aus.
       *[other] { $seat } hat kein { -l-one } und setzt diesen { -turn-one } aus.
    }
did-corner =
    { $seat ->
        [you] Du gehst in die { -corner-one } { $square }.
       *[other] { $seat } geht in die { -corner-one } { $square }.
    }
did-resign =
    { $seat ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }

## Turns: what a hovered target would do

would-land-empty = Nach { $square } ziehen. { turn-ends }
would-land-centre = Zur { -centre-one } ziehen: Ohne alle sieben { -cube-one } passiert nichts. { turn-ends }
would-land-cube = Nach { $square } ziehen: Der { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [purple] lila
        [black] schwarze
       *[pink] rosa
    } { -cube-one } dort ist nicht deine { -next-colour-one }. { turn-ends }
would-collect = Du ziehst nach { $square } und { -collect-verb-you } den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } { -cube-one }. { next-goal }
would-land-spent = Nach { $square } ziehen. { leads-nowhere }
would-land-counter = Nach { $square } ziehen. Du darfst weiterziehen: { extra-move }.
would-protect = Nach { $square } ziehen. { protects } { turn-ends }
would-steal-there = Nach { $square } ziehen und den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } { -cube-one } von { $victim } { -steal-verb }; { $victim } wählt dann eine { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Mit allen sieben { -cube-other-dat } zur { -centre-one } ziehen: Du gewinnst!
would-win-seventh = Nach { $square } ziehen und den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } { -cube-one } { -collect-verb }, deinen siebten: Du gewinnst!
would-win-steal = Nach { $square } ziehen und den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } { -cube-one } von { $victim } { -steal-verb }, deinen siebten: Du gewinnst!
would-win-steal-collect = Nach { $square } ziehen und den { $colour ->
        [red] roten
        [orange] orangen
        [yellow] gelben
        [green] grünen
        [blue] blauen
        [purple] lila
        [black] schwarzen
       *[pink] rosa
    } { -cube-one } von { $victim } { -steal-verb }. { also-collected } Du gewinnst!
would-stay = Auf { $square } bleiben. { turn-ends }
would-skip = Du hast kein { -l-one }: Dein { -turn-one } fällt aus.
would-corner = In die { -corner-one } { $square } gehen.
would-resign = Aufgeben: Du gehst leer aus, und die anderen teilen sich den Sieg.

## Status

status-setup = Das { -board-one } wird aufgebaut.
status-move =
    { $seat ->
        [you] Dein { -turn-one }: Zieh ein { -l-one }. { next-goal }
       *[other] { $seat } zieht. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] Du hast alle 7 { -cube-one }. Erreiche die { -centre-one }.
       *[other] { $seat } zieht und hat alle 7 { -cube-one }.
    }
status-move-skip =
    { $seat ->
        [you] Du hast kein { -l-one }. Setz diesen { -turn-one } aus.
       *[other] { $seat } hat kein { -l-one } und setzt diesen { -turn-one } aus.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Zieh 1 { -square-one } gerade, oder bleib.
            [diagonal] Zieh 1 { -square-one } diagonal, oder bleib.
            [leap] Zieh noch ein { -l-one }, oder bleib.
           *[teleport] Zieh auf einen anderen freien { -teleport-one }, oder bleib.
        }
       *[other] { $seat } darf weiterziehen.
    }
status-extra-stay =
    { $seat ->
        [you] Du hast keinen { -extra-move-one }. Bleib, um diesen { -turn-one } zu beenden.
       *[other] { $seat } hat keinen { -extra-move-one } und beendet diesen { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] Dein { cube } ist jetzt bei { $thief }. Wähle eine freie { -corner-one }.
       *[other] { $seat } wählt eine { -corner-one }: Ein { cube } ist weg.
    }
status-corners =
    { $seat ->
        [you] Dein { -turn-one }: Wähle eine freie { -corner-one } zum Starten.
       *[other] { $seat } wählt eine { -corner-one } zum Starten.
    }
status-over-won =
    { $seat ->
        [you] Du gewinnst!
       *[other] { $seat } gewinnt!
    }
status-over-shared =
    { $seats ->
        [you] Geteilter Sieg: { $seats }!
       *[other] { $seats } teilen sich den Sieg.
    }
status-over-rounds-won =
    { $seat ->
        [you] Nach 100 { -round-other } liegst du vorn und gewinnst!
       *[other] Nach 100 { -round-other } liegt { $seat } vorn und gewinnt!
    }
status-over-rounds-shared =
    { $seats ->
        [you] Gleichstand nach 100 { -round-other }, geteilter Sieg: { $seats }!
       *[other] Nach 100 { -round-other } liegen { $seats } gleichauf und teilen sich den Sieg.
    }
status-type-counter = Welcher { -counter-one } liegt auf { $square }?
status-type-card = { $seat }: Welche { -card-one } ist Nummer { $count }?
status-type-card-all = Alle: Welche { -card-one } ist Nummer { $count }?
status-type-first = Wer beginnt?
status-type-corner = { $seat }: Welche { -corner-one } zum Starten?
action-stay = Auf { $square } bleiben
action-pass = { -Turn-one } aussetzen
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] { $seat } hat gewonnen. Du hast den zweiten Platz.
        [3] { $seat } hat gewonnen. Du hast den dritten Platz.
       *[other] { $seat } hat gewonnen. Du hast den letzten Platz.
    }
deed-corner = Nach { $square } gehen
deed-move = Nach { $square } ziehen
touch-corner = Tippe auf eine { -corner-one }.
touch-move = Tippe auf ein { -square-one }.
round = { -round-one } { $count } von 100

## Refusals: why not, and what instead

refused-TY-2-1 = Von dieser Art ist kein { -counter-one } mehr übrig. Wähle eine andere.
refused-TY-2-2 = Eine { -piece-one } startet auf einer { -corner-one }, auf der niemand steht. Wähle a1, g1, a7 oder g7.
refused-TY-2-3 = Diese { -card-one } ist schon in der { -row-one }. Wähle eine Farbe, die fehlt.
refused-TY-2-4 = Dort sitzt niemand. Wähle einen Platz dieses Tisches.
refused-TY-3-1 = Das ist kein { -l-one }. Zieh zwei { -square-other } in eine Richtung und eins zur Seite.
refused-TY-3-1-stay = Du kannst nicht stehen bleiben: Jeder { -turn-one } beginnt mit einem { -l-one }. Wähle ein markiertes { -square-one }.
refused-TY-3-5 = Der { -counter-one } unter deiner { -piece-one } führt nicht dorthin. Nutze seinen { -extra-move-one }, oder bleib.
refused-TY-3-6 = Ein { -teleport-one } führt nur zu einem anderen { -teleport-one }. Wähle einen, oder bleib.
refused-TY-3-7 = Deine { -next-colour-one } ist dort { -protect-participle }. Wähle ein anderes { -square-one }.
refused-TY-3-9 = Ein { -teleport-one } führt nie auf ein besetztes { -square-one }. Wähle einen freien { -teleport-one }, oder bleib.
refused-TY-3-10 = Dort bist du in diesem { -turn-one } schon { -land-participle } und hast seither nichts { -collect-participle }, { -steal-participle } oder { -protect-participle }. Wähle ein anderes { -square-one }, oder bleib.
refused-TY-4-1 = Auf einer anderen { -piece-one } darfst du nur { -land-verb }, um deine { -next-colour-one } zu { -steal-verb }, und die gibt es dort nicht. Wähle ein anderes { -square-one }.
refused-TY-4-4 = Nach einem { -theft-one } geht deine { -piece-one } in eine { -corner-one }, auf der niemand steht. Wähle a1, g1, a7 oder g7.
refused-TY-5-1 = Das Spiel ist zu Ende. Sieh es dir an, oder spiel ein neues.
refused-TY-5-2 = Du hast alle sieben { -cube-one } und nichts mehr zu { -steal-verb }. Wähle ein { -square-one } ohne { -piece-one }.

## Options

option-short_game = Kurzes Spiel
option-short_game-help = Der siebte { -cube-one } gewinnt sofort, ohne die { -centre-one }.
option-same_order = Gleiche Reihenfolge für alle
option-same_order-help = Alle { -row-other } aus { -card-other } sind gleich.
option-chosen_corners = { -corner-one } selbst wählen
option-chosen_corners-help = Reihum, wenn { -board-one } und { -card-other } offen liegen; sonst per Zufall.
option-take_under = Den { -cube-one } darunter nehmen
option-take_under-help = Nach einem { -theft-one } { -collect-verb-you } du auch den { -cube-one } auf diesem { -square-one }, wenn er deine { -next-colour-one } hat.
option-first = Wer beginnt
option-first-help = Per Zufall, oder der Platz, den du nennst.
option-first-0 = per Zufall
option-first-seat = Platz { $count }

## The board in text

picture-label = Das { -board-one } von Twisty, sieben mal sieben { -square-other }, auch als Text.
text-board = Das { -board-one }, { -square-one } für { -square-one }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: noch kein { -cube-one }.
        [one] { $seat }: ein { -cube-one }, { $cubes }.
       *[other] { $seat }: { $count } { -cube-one }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Noch zu { -collect-verb }, der Reihe nach: { $cubes }.
points-cubes = { -cube-one }
points-protected = Davon { -protect-participle }

## Rules

rules-intro = { game-about } Twisty ist für zwei bis vier; alles liegt offen, und nach dem { -set-up-one } gibt es kein Glück.
rules-page = Wähle ein markiertes { -square-one } mit Maus oder Tastatur; zeige auf ein { -square-one }, um zu lesen, was dort passieren würde. Eine { -chain-one } geht Schritt für Schritt; „bleiben“ beendet deinen { -turn-one }. Um auf einem echten { -board-one } zu spielen, gib den { -set-up-one } selbst ein: { -counter-other }, { -card-other }, { -corner-other }, und wer beginnt. Was wir an der echten Schachtel nicht ablesen konnten, ist unsere Rekonstruktion {$reconstruction}; wer sie hat, kann es in einer Datei berichtigen, box.toml.

rules-TY-1 = Was in der Schachtel ist
rule-TY-1-1 = Das { -board-one } hat 7 mal 7 { -square-other }. Es gibt 4 { -piece-other } mit 4 passenden { -counter-other-dat } als Besitzzeichen und 4 { -series-other } (★ ■ ▲ ●) aus sieben { -card-other }, eine je Farbe.
rule-TY-1-2 = 28 der 44 hölzernen { -counter-other } sind { -cube-one }, 4 in jeder von 7 Farben {$review}; die anderen 16 sind { -special-counter-other } in fünf Arten. { -step-one }: ein { -square-one } waagerecht oder senkrecht. { -diagonal-one }: ein { -square-one } diagonal. { -leap-one }: noch ein { -l-one }. { -teleport-one }: zu einem anderen { -teleport-one }. { -safety-one }: { -protect-verb-s } deine { -cube-one }.
rule-TY-1-3 = Die 16 { -special-counter-other } sind 3 mal { -step-one }, 3 mal { -diagonal-one }, 3 mal { -leap-one }, 4 mal { -teleport-one } und 3 mal { -safety-one } {$reconstruction}.
rule-TY-1-4 = Die Farben sind Rot, Orange, Gelb, Grün, Blau, Lila und Rosa; nur Gelb ist sicher {$reconstruction}.

rules-TY-2 = { -set-up-one }
rule-TY-2-1 = Legt alle 44 { -counter-other } zufällig und offen auf die { -square-other }, außer auf die { -centre-one } und die vier { -corner-other }, egal wie viele mitspielen.
rule-TY-2-2 = Jede { -piece-one } startet auf einer eigenen { -corner-one }, die der Zufall gibt. Option: Reihum wählen alle ihre { -corner-one }, wenn { -board-one } und { -card-other } offen liegen.
rule-TY-2-3 = Alle mischen eine { -series-one } und legen sie offen in einer { -row-one } aus: In dieser Reihenfolge, von links nach rechts, wird { -collect-participle }. Option: Alle haben dieselbe Reihenfolge {$review}.
rule-TY-2-4 = Wer am jüngsten ist, beginnt; hier wählt, wer den Tisch eröffnet, oder der Zufall {$ruling}. Gespielt wird im Uhrzeigersinn, und alles liegt für alle offen.

rules-TY-3 = Dein { -turn-one }
rule-TY-3-1 = Zieh mit deiner { -piece-one } ein { -l-one }: zwei { -square-other } in eine Richtung und eins zur Seite, über alles hinweg, was dazwischen liegt {$review}. Du musst ziehen.
rule-TY-3-2 = Auf einem leeren { -square-one } bleibt deine { -piece-one }. { -corner-other } und die { -centre-one } sind gewöhnliche leere { -square-other } {$ruling}, die { -centre-one }, bis du alle sieben { -cube-one } hast.
rule-TY-3-3 = Einen { -cube-one } deiner { -next-colour-one-gen } { -collect-verb-you } du von selbst {$ruling}. Das { -square-one } ist von da an leer, und dein { -turn-one } endet.
rule-TY-3-4 = Auf jedem anderen { -cube-one } bleibt deine { -piece-one }, und der { -cube-one } bleibt auch.
rule-TY-3-5 = Auf { -step-one }, { -diagonal-one }, { -leap-one } oder { -teleport-one } darfst du bleiben oder seinen { -extra-move-one } machen, wieder mit einer { -landing-one }: Ein { -turn-one } kann so eine { -chain-one } sein. { -special-counter-other } bleiben immer auf dem { -board-one } {$ruling}.
rule-TY-3-6 = Ein { -teleport-one } führt zu jedem anderen { -teleport-one }, auf dem keine { -piece-one } steht.
rule-TY-3-7 = Ein { -safety-one } { -protect-verb-s } von selbst und endgültig {$ruling} alle bisher { -collect-participle-other } { -cube-one }. Spätere { -cube-one } sind erst { -protect-participle }, wenn du wieder auf einem { -safety-one } { -land-verb-you }.
rule-TY-3-8 = Ein { -counter-one } wirkt, wenn du auf ihm { -land-verb-you }, nicht wenn du einen { -turn-one } auf ihm beginnst {$ruling}.
rule-TY-3-9 = Auf einer anderen { -piece-one } darfst du nur { -land-verb }, um zu { -steal-verb }: per { -l-one }, { -step-one }, { -diagonal-one } oder { -leap-one }, nie per { -teleport-one }.
rule-TY-3-10 = Das Heft nennt keine Grenze für eine { -chain-one }. Aber ein { -square-one }, auf dem du in diesem { -turn-one } schon { -land-participle } bist, steht erst wieder offen, wenn du etwas { -collect-participle }, { -steal-participle } oder { -protect-participle } hast, denn sonst ändert sich nichts {$ruling}.
rule-TY-3-11 = Ohne erlaubtes { -l-one } fällt dein { -turn-one } aus {$ruling}. Das ist selten.
rule-TY-3-12 = Nur die vier { -counter-other } mit { -extra-move-one } setzen einen { -turn-one } fort; jede andere { -landing-one } beendet ihn {$ruling}.

rules-TY-4 = { -theft-one }
rule-TY-4-1 = Auf einer anderen { -piece-one } darfst du nur { -land-verb }, wenn dort deine { -next-colour-one } { -unprotected-adjective } zu holen ist. Diese { -landing-one } ist ein { -theft-one } {$ruling}.
rule-TY-4-2 = Du legst den { -cube-one }, den du { -steal-participle } hast, unter die passende { -card-one }, { -unprotected-adjective }.
rule-TY-4-3 = Beim { -victim-one } kommt die { -card-one } dieser Farbe ans rechte Ende seiner { -row-one }; die anderen rücken auf. So bilden die { -collect-participle-other } { -card-other } immer den linken Teil einer { -row-one }, und die { -next-colour-one } ist die erste { -card-one } ohne { -cube-one }.
rule-TY-4-4 = Die { -piece-one } des { -victim-one-gen } geht sofort in eine freie { -corner-one }, die das { -victim-one } wählt {$ruling}, bevor der { -thief-one } weiterzieht. Sonst passiert dort nichts. Eine { -corner-one } ist immer frei.
rule-TY-4-5 = Du darfst auch von { -piece-other } auf einer { -corner-one } oder der { -centre-one } { -steal-verb }, und von jemandem mit allen sieben { -cube-other-dat } {$ruling}.
rule-TY-4-6 = Nach dem { -theft-one } wirkt ein { -special-counter-one } auf diesem { -square-one } für den { -thief-one }; ein { -cube-one } dort wird bei dieser { -landing-one } nicht { -collect-participle } {$ruling}. Option: doch, wenn er für den { -thief-one } jetzt die { -next-colour-one } hat.

rules-TY-5 = Sieg
rule-TY-5-1 = Wer alle sieben { -cube-one } hat und zuerst auf der { -centre-one } { -land-verb-s }, per { -l-one }, { -step-one }, { -diagonal-one } oder { -leap-one }, gewinnt. Das Spiel endet sofort.
rule-TY-5-2 = Mit allen sieben { -cube-other-dat } darfst du auf kein besetztes { -square-one }, auch nicht auf die { -centre-one }: Es gibt keine { -next-colour-one } mehr zu { -steal-verb }.
rule-TY-5-3 = Der siebte { -cube-one }, auf der { -centre-one } selbst { -steal-participle }, gewinnt sofort {$ruling}.
rule-TY-5-4 = Option „kurzes Spiel“ {$review}, aus der Beschreibung des Verlags: Der siebte { -cube-one } gewinnt, ohne die { -centre-one }.
rule-TY-5-5 = Eine { -round-one } ist ein { -turn-one } für jeden Platz, ausgefallen oder nicht. Nach 100 { -round-other } endet das Spiel: Es gewinnt, wer die meisten { -cube-one } hat, dann, wer die meisten { -protect-participle } hat, sonst wird der Sieg geteilt {$ruling}. Ohne das könnte gegenseitiger { -theft-one } ewig weitergehen; gewöhnlich dauert ein Spiel 12 bis 25 { -round-other }.

rules-TY-6 = Gut zu wissen
rule-TY-6-1 = Ohne { -theft-one } braucht jeder mindestens 8 { -turn-other }. Wer allein und fehlerfrei spielt, braucht etwa 10 { -turn-other } (8 bis 14).
rule-TY-6-2 = Ein Beispiel für einen { -theft-one }: Du hast Rot, Blau, Grün und Gelb in dieser Reihenfolge, Rot und Blau sind { -protect-participle }. Auf dir { -land-verb-s } ein { -thief-one }, dessen { -next-colour-one } Grün ist. Du behältst Rot, Blau und Gelb; deine grüne { -card-one } kommt ans Ende; deine { -next-colour-one } ist die bisher fünfte.
rule-TY-6-3 = Das Beispiel im Heft für eine { -chain-one }: ein { -l-one } auf einen { -diagonal-one }, diagonal auf einen { -leap-one }, ein { -l-one } auf den gewünschten { -cube-one }, alles in einem erlaubten { -turn-one }.

rules-ours = Unsere weiteren Regelungen
rule-ours-1 = Wer aufgibt, geht leer aus, und die anderen teilen sich den Sieg {$ruling}.
rule-ours-2 = Der { -set-up-one } wird in dieser Reihenfolge gezeigt: { -counter-other }, { -card-other }, wer beginnt, { -corner-other } {$ruling}.
rule-ours-3 = Das { -square-one }, auf dem ein { -turn-one } beginnt, zählt nicht als { -landing-one }; nach einem { -theft-one } zählt nur das { -square-one } des { -theft-one-gen } {$ruling}.
rule-ours-4 = Ein { -theft-one }, der gewinnt, beendet das Spiel, bevor das { -victim-one } zieht {$ruling}.
rule-ours-5 = Der letzte { -turn-one } der letzten { -round-one } wird zu Ende gespielt, mit { -chain-one } und der Wahl des { -victim-one-gen } {$ruling}.

## What a typed text should have been

unread-start = „{ $text }“ beginnt nicht dort, wo die { -piece-one } steht, auf { $square }.
unread-counter = „{ $text }“ ist kein { -counter-one }; erwartet ist eins von { $kinds }.
unread-square = „{ $text }“ nennt ein anderes { -square-one }; der nächste { -counter-one } liegt auf { $square }.
unread-card = „{ $text }“ ist keine { -card-one }; erwartet ist „card“ und eins von { $colours }.
unread-first = „{ $text }“ ist kein Platz; erwartet ist „first“ und eine Zahl von 1 bis { $count }.

## The score pad

pad-standing = Wie es steht
pad-held = { -cube-one }
pad-held-means = { -Collect-participle } und seitdem nicht { -steal-participle }.
pad-safe = { -Protect-participle-other } { -cube-one }
pad-safe-means = Sie entscheiden bei Gleichstand nach der letzten { -round-one } (TY-5.5).
pad-home = Auf der { -centre-one }
pad-home-means = Wer dort zuerst mit allen sieben { -cube-other-dat } { -land-verb-s }, gewinnt (TY-5.1).
pad-cube = Tippe auf einen { -cube-one }, der { -collect-participle } ist.
pad-player = { $count ->
        [one] 1 { -cube-one }
       *[other] { $count } { -cube-one }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, nicht { -collect-participle }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: wegnehmen
pad-protect = { -Protect-verb }
pad-unprotect = Nicht { -protect-participle }
pad-protect-all = Alle { -cube-one } { -protect-verb } ({ -safety-one })
pad-is-home = { -centre-one } erreicht: gewonnen
pad-bad-cubes = { -cube-one } sind verschiedene Buchstaben aus { $letters }, mit „!“ für { -protect-participle }; „{ $text }“ ist etwas anderes.
pad-bad-home = Der Sieg auf der { -centre-one } braucht alle sieben { -cube-one } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -cube-one }: { $colour }
sign-cube-does = { -Land-imperative } darauf, oder auf einer { -piece-one }, die ihn { -unprotected-adjective } hat, wenn es deine { -next-colour-one } ist.
sign-centre = { -centre-one }
sign-centre-does = Wer mit allen sieben { -cube-other-dat } zuerst hier { -land-verb-s }, gewinnt.
sign-counter = { -counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] Er { -protect-verb-s } alle { -cube-one }, die du hast, endgültig. Sie bekommen einen Messingrahmen und einen Schild.
       *[other] Von hier darfst du weiterziehen: { extra-move }.
    }
sign-badge-take = Plus
sign-badge-take-does = { -Collect-verb-s } deine { -next-colour-one }.
sign-badge-theft = Hand
sign-badge-theft-does = { -Steal-verb-s } deine { -next-colour-one }.
sign-badge-chain = Doppelpfeil
sign-badge-chain-does = { -Land-verb-s } auf einem { -counter-one } mit { -extra-move-one }.
sign-badge-stay = Zwei Balken
sign-badge-stay-does = Bleibt hier und beendet den { -turn-one }.
sign-badge-corner = Haus
sign-badge-corner-does = Eine freie { -corner-one }, zum Starten oder für die { -piece-one } nach einem { -theft-one }.
sign-badge-win = Stern
sign-badge-win-does = Gewinnt das Spiel.
now-cube =
    { $state ->
        [safe] { -Collect-participle } und endgültig { -protect-participle }.
        [held] { -Collect-participle }, kann aber { -steal-participle } werden.
        [next] Als Nächstes in der { -row-one }.
       *[later] { $count ->
            [one] Ein anderer kommt vorher.
           *[other] { $count } andere kommen vorher.
        }
    }
now-lies = Auf { $squares }.
now-gone = Auf dem { -board-one } ist keiner mehr.
now-stealable = Kann { -steal-participle } werden bei: { $seats }.
now-missing =
    { $count ->
        [0] Alle sieben { -cube-one } sind da.
        [one] 1 { -cube-one } fehlt.
       *[other] { $count } { -cube-one } fehlen.
    }
now-protected = { $count } von { $all } { -cube-other-dat } { -protect-participle }.

## Bots

bot-beginner-help = will zum nächsten { -cube-one }; übersieht oft, wohin eine { -chain-one } führt, und rechnet nie mit einem { -theft-one }
bot-novice-help = einige hundert Stellungen je { -turn-one }; jeder { -turn-one } darf ihn bis zu 32 % seiner Siegchance kosten
bot-club-help = einige hundert Stellungen je { -turn-one }; jeder { -turn-one } darf ihn bis zu 23 % seiner Siegchance kosten
bot-strong-help = einige hundert Stellungen je { -turn-one }; jeder { -turn-one } darf ihn bis zu 12 % seiner Siegchance kosten
bot-expert-help = der beste { -turn-one } aus tausend Stellungen, zu zweit aus zehntausenden
bot-master-help = der beste { -turn-one } aus zehntausenden Stellungen, zu zweit aus hunderttausenden

## What gives the win shares of a review

evaluator-search = eine Suche mit { $count } Stellungen je Zustand

## Kinds of chance, for statistics

chance-of-counter = Die { -counter-other } innerhalb des Randes
mistake-corner = eine { -corner-one } wählen
mistake-theft = einen { -theft-one } übersehen
mistake-cube = einen { -cube-one } übersehen
mistake-stolen = zum { -theft-one } einladen
mistake-safety = einen { -safety-one } übersehen
mistake-way = einen längeren Weg nehmen
mistake-open = jemandem einen kürzeren Weg lassen
mistake-away = sich von einem { -safety-one } entfernen
why-on-win = Der { -turn-one } kann nach { $square } weitergehen und gewinnt.
why-on-theft = Der { -turn-one } kann nach { $square } weitergehen, um bei { $name } zu { -steal-verb }.
why-on-cube = Der { -turn-one } kann nach { $square } weitergehen, zum nächsten { -cube-one }.
why-on-safety = Der { -turn-one } kann nach { $square } weitergehen, zu einem { -safety-one }.
why-on-way = Der { -turn-one } kann nach { $square } weitergehen.
why-stolen = Auf { $square } kann { $name } sofort { -steal-verb }, auf dem besseren { -square-one } niemand.
why-away = Ein { -safety-one } ist dann einen { -turn-one } entfernt.
why-open =
    { $better ->
        [one] { $name } braucht dann noch 1 { -turn-one } bis ins Ziel, nicht { $taken }.
       *[other] { $name } braucht dann noch { $better } { -turn-other } bis ins Ziel, nicht { $taken }.
    }
why-turns =
    { $better ->
        [one] Das Ziel ist dann 1 { -turn-one } entfernt, nicht { $taken }.
       *[other] Das Ziel ist dann { $better } { -turn-other } entfernt, nicht { $taken }.
    }

## Setting up a position

edit-turn = Am { -turn-one }: { $player }
edit-nothing = nichts
edit-piece = die { -piece-one } von { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -card-other } von { $player }: { pad-player }, als Nächstes { $colour }
edit-row-whole = { -card-other } von { $player }: alle { -cube-one }
edit-collect = Den nächsten { -cube-one } { -collect-verb }
edit-return = Den letzten { -cube-one } zurückgeben
edit-protect = Alle { -cube-one } { -protect-verb }
edit-unprotect = Keinen { -cube-one } { -protect-verb }
edit-next = Als Nächstes: { $colour }

## The tutorial

tutorial-goal = { -Collect-imperative } sieben { -cube-one }, einen in jeder Farbe, und erreiche dann vor allen anderen den Stern in der { -centre-one }.
tutorial-row = Unter dem { -board-one } liegt deine { -row-one } aus { -card-other }. { -Collect-imperative } die Farben von links nach rechts: Rot kommt zuerst.
tutorial-l = Zieh ein { -l-one }: zwei { -square-other } in eine Richtung und eins zur Seite, über alles hinweg. Zieh zum roten { -cube-one }.
tutorial-l-orange = Ein { -l-one } führt dorthin, aber dieser { -cube-one } ist orange, und deine { -next-colour-one } ist Rot. Er bliebe liegen.
tutorial-l-stay = Jeder { -turn-one } beginnt mit einem { -l-one }. Zieh zum roten { -cube-one }.
tutorial-special = Der rote { -cube-one } gehört dir, und Zoe hat gezogen. Als Nächstes kommt Gelb, und das ist weit weg. Mit { -special-counter-other-dat } ziehst du in einem { -turn-one } mehrmals.
tutorial-chain = Der { -diagonal-one } bringt dich noch ein { -square-one } diagonal weiter. Zieh dorthin.
tutorial-chain-2 = Zieh jetzt diagonal weiter auf den { -leap-one }. Er gibt dir noch ein { -l-one }.
tutorial-chain-3 = Von hier führt ein { -l-one } zum gelben { -cube-one }: dreimal bewegt in einem { -turn-one }.
tutorial-chain-stay = Du darfst bleiben und deinen { -turn-one } beenden, aber dann erreichst du den gelben { -cube-one } nicht.
tutorial-chain-other = Das ist erlaubt, führt aber vom gelben { -cube-one } weg. Folge den markierten { -counter-other-dat }.
tutorial-safety = Du hast zwei { -cube-one }, die noch { -steal-participle } werden können. Ein { -safety-one } { -protect-verb-s } alle { -cube-one }, die du hast, endgültig.
tutorial-safety-other = Das ist erlaubt, aber deine { -cube-one } könnten noch { -steal-participle } werden. Zieh zum { -safety-one }.
tutorial-victim = Dein roter und dein gelber { -cube-one } haben jetzt einen Messingrahmen: { -protect-participle }. Zoe hat Blau, deine { -next-colour-one }, { -unprotected-adjective }.
tutorial-theft = Auf einer anderen { -piece-one } darfst du nur { -land-verb }, um deine { -next-colour-one } zu { -steal-verb }. Zoe steht ein { -l-one } entfernt: { -Steal-imperative } ihren blauen { -cube-one }.
tutorial-theft-other = Das ist erlaubt, aber du kannst jetzt einen { -cube-one } { -steal-verb }. { -Land-imperative } auf Zoes { -piece-one }.
tutorial-robbed = Der blaue { -cube-one } gehört dir, noch nicht { -protect-participle }. Zoes blaue { -card-one } kam ans Ende ihrer { -row-one } und ihre { -piece-one } in eine { -corner-one } ihrer Wahl.
tutorial-danger = Einige { -turn-other } später. Dein grüner { -cube-one } ist { -unprotected-adjective }, Zoes { -next-colour-one } ist Grün, und sie steht ein { -l-one } entfernt. Sieh, was passiert.
tutorial-corner = Zoe hat deinen grünen { -cube-one } { -steal-participle }, und du wählst eine freie { -corner-one } für deine { -piece-one }. Nimm die, von der ein { -l-one } zum orangen { -cube-one } führt.
tutorial-corner-other = Von dieser { -corner-one } führt kein { -l-one } zum orangen { -cube-one }. Wähle die markierte.
tutorial-after = Deine grüne { -card-one } ist jetzt die letzte deiner { -row-one }, also ist Orange deine { -next-colour-one }. { -Collect-imperative } den { -cube-one }.
tutorial-kept = Deine { -protect-participle-other-dat } { -cube-one } sind dir geblieben. Besuche also einen { -safety-one }, bevor dir jemand nahe kommt.
tutorial-seventh = Kurz vor dem Ende: Du hast sechs { -cube-one }, nur Rosa fehlt. { -Collect-imperative } ihn.
tutorial-centre = Alle sieben gehören dir! { -Land-imperative } jetzt vor allen anderen auf dem Stern.
tutorial-centre-other = Das ist erlaubt, aber die { -centre-one } ist ein { -l-one } entfernt. Zieh auf den Stern und gewinne.
tutorial-end = Du hast gewonnen. Nur zwei { -counter-other } sind neu: Ein { -teleport-one } führt zu jedem anderen { -teleport-one }, ein { -step-one } ein { -square-one } geradeaus. Spiel jetzt gegen einen leichten Bot!
## Puzzles

puzzle-how-forced-win = durch vollständige Suche: Es gewinnt gegen jede Verteidigung, und sonst nichts in drei { -turn-other-dat }
puzzle-how-only-defence = durch vollständige Suche: Alles andere verliert
puzzle-theme-win-1 = Sieg in einem { -turn-one }
puzzle-theme-win-2 = Sieg in zwei { -turn-other-dat }
puzzle-theme-win-3 = Sieg in drei { -turn-other-dat }
puzzle-theme-save = das Spiel retten
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = eine { -chain-one }
puzzle-theme-teleport = { -teleport-one }
puzzle-theme-last-cube = der letzte { -cube-one }
puzzle-theme-safety = { -safety-one }
puzzle-theme-corner = die richtige { -corner-one }
puzzle-ask-win-1 = Wie gewinnst du in diesem { -turn-one }?
puzzle-ask-win-2 = Wie gewinnst du in zwei { -turn-other-dat }?
puzzle-ask-win-3 = Wie gewinnst du in drei { -turn-other-dat }?
puzzle-ask-save = Wie rettest du das Spiel?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -cube-one } in sieben Farben; darunter { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } und { -safety-one }.
example-laid-out = Ein Spiel zu zweit nach dem { -set-up-one }, darunter die { -row-other } aus { -card-other }.
example-the-l = Zwei { -square-other } in eine Richtung und eins zur Seite: nach f5, aber nicht nach d6.
example-collect = Die { -next-colour-one } ist Rot. Der rote { -cube-one } wird { -collect-participle }; der orange bleibt.
example-step = Der { -step-one } führt ein { -square-one } gerade weiter, hier auf den roten { -cube-one }, aber nicht diagonal.
example-teleport = Ein { -teleport-one } führt nur zu einem anderen { -teleport-one }.
example-safety = Ein { -safety-one } { -protect-verb-s } alle { -cube-one }, die du hast. Was { -protect-participle } ist, kann nicht { -steal-participle } werden.
example-no-theft-by-teleport = Ein { -theft-one } durch einen { -diagonal-one } ist erlaubt, durch einen { -teleport-one } nicht.
example-not-back = Von einem { -step-one } zum nächsten, aber nicht im selben { -turn-one } zurück.
example-steal = Die { -next-colour-one } ist Rot. Spieler 2 hat Rot { -unprotected-adjective }, und der { -cube-one } kann { -steal-participle } werden; Spieler 3 hat kein Rot.
example-free-corner = Spieler 2, das { -victim-one }, wählt eine freie { -corner-one }.
example-home = Mit allen sieben { -cube-other-dat } gewinnt ein { -l-one } auf die { -centre-one }, wenn dort niemand steht.
example-hundred-rounds = Nach 100 { -round-other } haben beide zwei { -cube-one }. Spieler 1 hat beide { -protect-participle } und gewinnt.
example-theft = Der { -thief-one }, dessen { -next-colour-one } Grün ist, { -land-verb-s } auf Spieler 2. Die grüne { -card-one } kommt ans Ende der { -row-one }.
example-chain = Ein { -l-one } auf einen { -diagonal-one }, diagonal auf einen { -leap-one }, ein { -l-one } auf den gewünschten { -cube-one }: ein { -turn-one }.
example-begin-square = Der { -turn-one } begann auf a1, und ein { -leap-one } darf dort wieder enden.
summary-goal = Worum es geht
summary-goal-1 = { -Collect-imperative } die sieben Farben in der Reihenfolge deiner { -card-other }, von links nach rechts.
summary-goal-2 = { -Land-imperative } dann vor allen anderen auf der { -centre-one }.
summary-turn = Dein { -turn-one }
summary-turn-1 = Du musst ein { -l-one } ziehen: zwei { -square-other } in eine Richtung, eins zur Seite.
summary-turn-2 = Ein { -cube-one } deiner { -next-colour-one-gen }: Du { -collect-verb-you } ihn.
summary-turn-3 = Jeder andere { -cube-one } oder ein leeres { -square-one }: Du bleibst. In beiden Fällen endet dein { -turn-one }.
summary-turn-4 = Ein { -turn-one } kann eine { -chain-one } sein, jeder { -extra-move-one } ein Glied, aber nicht zurück auf ein { -square-one }, auf dem du in diesem { -turn-one } schon { -land-participle } bist, solange sich nichts geändert hat.
summary-signs = { -counter-other }
summary-signs-1 = { -step-one }: ein { -square-one } gerade. { -diagonal-one }: ein { -square-one } diagonal. { -leap-one }: noch ein { -l-one }. Oder bleiben.
summary-signs-2 = { -teleport-one }: ein anderer freier { -teleport-one }. Oder bleiben.
summary-signs-3 = { -safety-one }: { -protect-verb-s } endgültig alle { -cube-one }, die du hast.
summary-theft = { -theft-one }
summary-theft-1 = { -Land-imperative } auf einer { -piece-one }, die deine { -next-colour-one } { -unprotected-adjective } hat: Der { -cube-one } gehört jetzt dir, { -unprotected-adjective }.
summary-theft-2 = Beim { -victim-one } kommt die { -card-one } ans Ende der { -row-one }, die { -piece-one } sofort in eine freie { -corner-one }.
summary-theft-3 = Nie durch einen { -teleport-one }. Kein anderes besetztes { -square-one } darfst du betreten.
summary-end = Ende des Spiels
summary-end-1 = Alle sieben { -cube-one }, dann die { -centre-one }: Du gewinnst sofort.
summary-end-2 = Kurzes Spiel (Option): Der siebte { -cube-one } gewinnt.
summary-end-3 = Nach 100 { -round-other }: die meisten { -cube-one }, dann die meisten { -protect-participle }, sonst geteilt.
headline-won-by =
    { $seat ->
        [you] Du hast gewonnen.
       *[other] { $seat } hat gewonnen.
    }
headline-lost-by =
    { $seat ->
        [you] Du hast verloren.
       *[other] { $seat } hat verloren.
    }
