### The words of Twisty in Russian. Arguments as in en/twisty.ftl, which explains them.
### Names of special counters stand in guillemets. A move is «перемещение», since «ход» is a turn.

## The game

game-name = Twisty
game-tagline = Гонка шахматных коней, с { -thief-pl-ins }.
game-by = автор: Faouzi Boughida, Djeco
game-about = { -Collect-imperative } семь цветов в порядке своих { -card-pl-gen }, двигаясь, как конь в шахматах. { -Special-counter-pl } ведут вас дальше или { -protect-verb-plural } ваши { -cube-pl }, которые другие могут { -steal-verb }. { -Collect-gerund } все семь, раньше всех придите в { -centre-one }.

## Colours and counters

colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-purple = фиолетовый
colour-pink = розовый
colour-black = чёрный

counter-step = шаг
counter-diagonal = диагональ
counter-leap = прыжок
counter-teleport = телепорт
counter-safety = защита

square-empty = пустая { -square-one }
square-centre = { -centre-one }
square-corner = { -corner-one }

# Helpers for the sentences below.
cube =
    { $colour ->
        [red] красный { -cube-one }
        [orange] оранжевый { -cube-one }
        [yellow] жёлтый { -cube-one }
        [green] зелёный { -cube-one }
        [blue] синий { -cube-one }
        [purple] фиолетовый { -cube-one }
        [black] чёрный { -cube-one }
       *[pink] розовый { -cube-one }
    }
next-goal =
    { $next ->
        [none] Все семь: теперь в { -centre-one }!
       *[other] { -Next-colour-one }: { $next }.
    }
moves-to =
    { $seat ->
        [you] Вы переходите на { $square }
       *[other] { $seat } переходит на { $square }
    }
collects-there =
    { $seat ->
        [you] Вы переходите на { $square } и { -collect-verb-you } { cube }
       *[other] { $seat } переходит на { $square } и { -collect-verb-s } { cube }
    }
steals-there =
    { $seat ->
        [you] Вы переходите на { $square } и { -steal-verb-you } { cube } ({ -victim-one }: { $victim })
       *[other] { $victim ->
            [you] { $seat } переходит на { $square } и { -steal-verb-s } ваш { cube }
           *[other] { $seat } переходит на { $square } и { -steal-verb-s } { cube } ({ -victim-one }: { $victim })
        }
    }
counter-name =
    { $counter ->
        [step] { -counter-one } { -step-one }
        [diagonal] { -counter-one } { -diagonal-one }
        [leap] { -counter-one } { -leap-one }
        [teleport] { -counter-one } { -teleport-one }
       *[safety] { -counter-one } { -safety-one }
    }
extra-move =
    { $counter ->
        [step] на { -square-acc } прямо
        [diagonal] на { -square-acc } наискось
        [leap] ещё раз { -l-ins }
       *[teleport] на другой свободный { -counter-one } { -teleport-one }
    }
leads-on = Там { counter-name }: он ведёт дальше.
leads-nowhere = Там { counter-name }: сейчас он никуда не ведёт.
protects =
    { $count ->
        [0] Там { -counter-one } { -safety-one }: новых { -cube-pl-gen } для него нет.
        [one] Там { -counter-one } { -safety-one }: { -protect-participle } ещё { $count } { -cube-one }.
        [few] Там { -counter-one } { -safety-one }: { -protect-participle-pl } ещё { $count } { -cube-gen }.
       *[many] Там { -counter-one } { -safety-one }: { -protect-participle-pl } ещё { $count } { -cube-pl-gen }.
    }
also-collected = Там { -collect-participle } и { -cube-one }: { $under }.
turn-ends = { -Turn-one } кончается.

## Set-up: log and hover

did-lay-cube = { $square }: { cube }.
did-lay-counter = { $square }: { counter-name }.
did-card = { $seat }, { -card-one } { $count }: { $colour }.
did-card-all = Все, { -card-one } { $count }: { $colour }.
did-start =
    { $seat ->
        [you] Вы начинаете на { $square }.
       *[other] { $seat } начинает на { $square }.
    }
did-first =
    { $seat ->
        [you] Первый { -turn-one } ваш.
       *[other] Первый { -turn-one }: { $seat }.
    }

would-lay-cube = { did-lay-cube }
would-lay-counter = { did-lay-counter }
would-card = { did-card }
would-card-all = { did-card-all }
would-first = { did-first }
would-start = { did-start }

## Turns: log

did-land-empty = { moves-to }, пустую { -square-acc }.
did-land-centre = { moves-to }, в { -centre-one }; без всех семи { -cube-pl-gen } ничего не происходит.
did-land-cube = { moves-to }; там { cube }, это не { -next-colour-one }, и { -cube-one } остаётся.
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
        [you] Вы приходите в { -centre-one } со всеми семью { -cube-pl-ins } и побеждаете!
       *[other] { $seat } приходит в { -centre-one } со всеми семью { -cube-pl-ins } и побеждает!
    }
did-win-seventh = { collects-there }. Их уже семь. { status-over-won }
did-win-steal = { steals-there }. Их уже семь. { status-over-won }
did-win-steal-collect = { steals-there }. { also-collected } { status-over-won }
did-stay =
    { $seat ->
        [you] Вы остаётесь на { $square }.
       *[other] { $seat } остаётся на { $square }.
    }
did-skip =
    { $seat ->
        [you] { -L-ins } пойти нельзя: вы пропускаете { -turn-one }.
       *[other] { -L-ins } пойти нельзя: { $seat } пропускает { -turn-one }.
    }
did-corner =
    { $seat ->
        [you] Вы переходите в { -corner-one } { $square }.
       *[other] { $seat } переходит в { -corner-one } { $square }.
    }
did-resign =
    { $seat ->
        [you] Вы сдаётесь.
       *[other] { $seat } сдаётся.
    }

## Turns: what a hovered target would do

would-land-empty = Перейти на { $square }. { turn-ends }
would-land-centre = Перейти в { -centre-one }: без всех семи { -cube-pl-gen } ничего не происходит. { turn-ends }
would-land-cube = Перейти на { $square }: там { cube }, это не { -next-colour-one }. { turn-ends }
would-collect = Перейти на { $square } и { -collect-verb } { cube }. { next-goal }
would-land-spent = Перейти на { $square }. { leads-nowhere }
would-land-counter = Перейти на { $square }. Можно пойти дальше: { extra-move }.
would-protect = Перейти на { $square }. { protects } { turn-ends }
would-steal-there = Перейти на { $square } и { -steal-verb } { cube }; { -victim-one } ({ $victim }) выбирает { -corner-one }.
would-steal = { would-steal-there } { turn-ends } { next-goal }
would-steal-goes-on = { would-steal-there } { leads-on } { next-goal }
would-steal-spent = { would-steal-there } { leads-nowhere } { next-goal }
would-steal-protect = { would-steal-there } { protects } { next-goal }
would-steal-collect = { would-steal-there } { also-collected } { next-goal }
would-win-centre = Перейти в { -centre-one } со всеми семью { -cube-pl-ins }: победа!
would-win-seventh = Перейти на { $square } и { -collect-verb } { cube }, седьмой: победа!
would-win-steal = Перейти на { $square } и { -steal-verb } { cube }, седьмой ({ -victim-one }: { $victim }): победа!
would-win-steal-collect = Перейти на { $square } и { -steal-verb } { cube } ({ -victim-one }: { $victim }). { also-collected } Победа!
would-stay = Остаться на { $square }. { turn-ends }
would-skip = { -L-ins } пойти нельзя: { -turn-one } пропущен.
would-corner = Перейти в { -corner-one } { $square }.
would-resign = Сдаться: вы не получаете ничего, победу делят остальные.

## Status

status-setup = Идёт { -set-up-one } { -board-gen }.
status-move =
    { $seat ->
        [you] Ваш { -turn-one }: идите { -l-ins }. { next-goal }
       *[other] { $seat } делает { -turn-one }. { next-goal }
    }
status-move-home =
    { $seat ->
        [you] У вас все 7 { -cube-pl-gen }. Идите в { -centre-one }.
       *[other] { $seat } делает { -turn-one }: { -collect-participle-pl } все 7 { -cube-pl-gen }.
    }
status-move-skip =
    { $seat ->
        [you] { -L-ins } пойти нельзя. Пропустите { -turn-one }.
       *[other] { -L-ins } пойти нельзя: { $seat } пропускает { -turn-one }.
    }
status-extra =
    { $seat ->
        [you] { $counter ->
            [step] Идите на 1 { -square-acc } прямо или останьтесь.
            [diagonal] Идите на 1 { -square-acc } наискось или останьтесь.
            [leap] Идите ещё раз { -l-ins } или останьтесь.
           *[teleport] Идите на другой свободный { -counter-one } { -teleport-one } или останьтесь.
        }
       *[other] { $seat } может идти дальше.
    }
status-extra-stay =
    { $seat ->
        [you] { -Extra-move-one } невозможно. Останьтесь и завершите { -turn-one }.
       *[other] { -Extra-move-one } невозможно: { $seat } завершает { -turn-one }.
    }
status-robbed =
    { $seat ->
        [you] У вас { -steal-participle } { cube } ({ -thief-one }: { $thief }). Выберите свободный { -corner-one }.
       *[other] { $seat } теряет { cube } и выбирает { -corner-one }.
    }
status-corners =
    { $seat ->
        [you] Ваш { -turn-one }: выберите свободный { -corner-one } для начала.
       *[other] { $seat } выбирает { -corner-one } для начала.
    }
status-over-won =
    { $seat ->
        [you] Вы побеждаете!
       *[other] { $seat } побеждает!
    }
status-over-shared =
    { $seats ->
        [you] Общая победа: { $seats }!
       *[other] { $seats } делят победу.
    }
status-over-rounds-won =
    { $seat ->
        [you] После 100 { -round-pl-gen } вы впереди и побеждаете!
       *[other] После 100 { -round-pl-gen } впереди { $seat }: победа!
    }
status-over-rounds-shared =
    { $seats ->
        [you] После 100 { -round-pl-gen } поровну, общая победа: { $seats }!
       *[other] После 100 { -round-pl-gen } поровну: { $seats } делят победу.
    }
status-type-counter = Какой { -counter-one } лежит на { $square }?
status-type-card = { $seat }: какая { -card-one } под номером { $count }?
status-type-card-all = Все: какая { -card-one } под номером { $count }?
status-type-first = Кто ходит первым?
status-type-corner = { $seat }: какой начальный { -corner-one }?
action-stay = Остаться на { $square }
action-pass = Пропустить { -turn-one }
plate-score = { $count }/7
end-lost =
    { $place ->
        [2] Победа: { $seat }. Твоё место — второе.
        [3] Победа: { $seat }. Твоё место — третье.
       *[other] Победа: { $seat }. Твоё место — последнее.
    }
deed-corner = Перейти на { $square }
deed-move = Пойти на { $square }
touch-corner = Коснитесь { -corner-gen }.
touch-move = Коснитесь { -square-gen }.
round = { -Round-one } { $count } из 100

## Refusals: why not, and what instead

refused-TY-2-1 = Таких { -counter-pl-gen } не осталось. Выберите другой вид.
refused-TY-2-2 = { -Piece-one } начинает в { -corner-loc }, где никого нет. Выберите a1, g1, a7 или g7.
refused-TY-2-3 = Эта { -card-one } уже в { -row-loc }. Выберите недостающий цвет.
refused-TY-2-4 = Там никто не сидит. Выберите место за этим столом.
refused-TY-3-1 = Это не { -l-one }. Идите на две { -square-gen } в одну сторону и на одну вбок.
refused-TY-3-1-stay = Остаться на месте нельзя: каждый { -turn-one } начинается { -l-ins }. Выберите отмеченную { -square-acc }.
refused-TY-3-5 = { -Counter-one } под вашей { -piece-ins } туда не ведёт. Идите, куда он ведёт, или останьтесь.
refused-TY-3-6 = { -teleport-capital } ведёт только на другой { -counter-one } { -teleport-one }. Выберите такой или останьтесь.
refused-TY-3-7 = Ваш { -next-colour-one } там { -protect-participle }. Выберите другую { -square-acc }.
refused-TY-3-9 = { -teleport-capital } никогда не ведёт на занятую { -square-acc }. Выберите свободный { -counter-one } { -teleport-one } или останьтесь.
refused-TY-3-10 = На этой { -square-loc } вы в этот { -turn-one } уже { -land-been } и с тех пор ничего не { -collect-past }, не { -steal-past } и не { -protect-past }. Выберите другую или останьтесь.
refused-TY-4-1 = На чужую { -piece-acc } можно { -land-verb }, только чтобы { -steal-verb } { -next-colour-one }, а там его нет. Выберите другую { -square-acc }.
refused-TY-4-4 = После { -theft-gen } у вас { -piece-one } уходит в { -corner-one }, где никого нет. Выберите a1, g1, a7 или g7.
refused-TY-5-1 = Игра окончена. Просмотрите её или сыграйте ещё.
refused-TY-5-2 = У вас все семь { -cube-pl-gen }, и { -steal-verb-imperfective } больше нечего. Выберите { -square-acc } без { -piece-gen }.

## Options

option-short_game = Короткая игра
option-short_game-help = Седьмой { -cube-one } сразу приносит победу, без { -centre-gen }.
option-same_order = Порядок один для всех
option-same_order-help = Все { -row-pl } { -card-pl-gen } одинаковы.
option-chosen_corners = Выбор { -corner-gen }
option-chosen_corners-help = В порядке { -turn-gen }, увидев { -board-acc } и { -card-gen }; иначе по жребию.
option-take_under = Брать { -cube-one } снизу
option-take_under-help = После { -theft-gen } { -collect-verb } и { -cube-one } на этой { -square-loc }, если он вашего { -next-colour-gen }.
option-first = Кто ходит первым
option-first-help = По жребию или с выбранного места.
option-first-0 = по жребию
option-first-seat = место { $count }

## The board in text

picture-label = { -Board-one } Twisty, семь на семь { -square-pl-gen }; дана и текстом.
text-board = { -Board-one } по { -square-pl-dat }
text-square = { $square }: { $what }
text-square-seat = { $square }: { $what }, { $seat }
text-row =
    { $count ->
        [0] { $seat }: { -cube-pl-gen } пока нет.
        [one] { $seat }: { $count } { -cube-one }, { $cubes }.
        [few] { $seat }: { $count } { -cube-gen }, { $cubes }.
       *[many] { $seat }: { $count } { -cube-pl-gen }, { $cubes }.
    }
text-protected = { $colour } ({ -protect-participle })
text-wanted = Осталось { -collect-verb } по порядку: { $cubes }.
points-cubes = { -Collect-participle-n } { -cube-pl-gen }
points-protected = Из них { -protect-participle-n }

## Rules

rules-intro = { game-about } Twisty — для двух–четырёх игроков; всё открыто, и после { -set-up-gen } случай ни при чём.
rules-page = Выберите отмеченную { -square-acc } мышью или с клавиатуры; наведите на { -square-acc }, чтобы узнать, что будет. { -Chain-one } идёт перемещение за перемещением; «Остаться» завершает { -turn-one }. Чтобы играть на настоящей { -board-loc }, выберите для случая «Настоящая { -board-one }» и введите { -set-up-acc }: { -counter-pl }, { -card-gen }, { -corner-pl } и кто ходит первым. Что не удалось узнать по настоящей коробке — наша реконструкция {$reconstruction}; владельцы коробки могут исправить её в одном файле, box.toml.

rules-TY-1 = Что в коробке
rule-TY-1-1 = На { -board-loc } 7 на 7 { -square-pl-gen }. Есть 4 { -piece-gen }, 4 { -counter-gen } владельцев под пару к ним и 4 { -series-gen } из семи { -card-pl-gen } цветов (★ ■ ▲ ●).
rule-TY-1-2 = Из 44 деревянных { -counter-pl-gen } 28 — { -cube-pl }, по 4 каждого из 7 цветов {$review}; другие 16 — { -special-counter-pl } пяти видов. { -step-capital }: на { -square-acc } по горизонтали или вертикали. { -diagonal-capital }: на { -square-acc } наискось. { -leap-capital }: ещё раз { -l-ins }. { -teleport-capital }: на другой { -counter-one } { -teleport-one }. { -safety-capital }: { -protect-verb-s } ваши { -cube-pl }.
rule-TY-1-3 = 16 { -special-counter-pl-gen }: 3 { -step-one }, 3 { -diagonal-one }, 3 { -leap-one }, 4 { -teleport-one } и 3 { -safety-one } {$reconstruction}.
rule-TY-1-4 = Цвета: красный, оранжевый, жёлтый, зелёный, синий, фиолетовый и розовый; точно известен только жёлтый {$reconstruction}.

rules-TY-2 = { -Set-up-one }
rule-TY-2-1 = Разложите все 44 { -counter-gen } случайно, лицом вверх, на все { -square-gen }, кроме { -centre-gen } и четырёх { -corner-pl-gen }, сколько бы ни было игроков.
rule-TY-2-2 = { -Piece-one } каждого игрока начинает в своём { -corner-loc } по жребию. Опция: в порядке { -turn-gen } каждый выбирает { -corner-one }, увидев { -board-acc } и { -card-gen }.
rule-TY-2-3 = Каждый игрок тасует один { -series-one } и выкладывает его открыто в { -row-one }: это порядок, слева направо, в котором нужно { -collect-verb } цвета. Опция: порядок у всех один {$review}.
rule-TY-2-4 = Начинает самый младший; здесь выбирает хозяин стола или жребий {$ruling}. Ходят по часовой стрелке, всё открыто для всех.

rules-TY-3 = Ваш { -turn-one }
rule-TY-3-1 = Идите { -piece-ins } { -l-ins }: на две { -square-gen } в одну сторону и на одну вбок, поверх всего, что между ними {$review}. Идти обязательно.
rule-TY-3-2 = На пустой { -square-loc } { -piece-one } остаётся. { -Corner-pl } и { -centre-one } — обычные пустые { -square-gen } {$ruling}, { -centre-one } — пока у вас нет всех семи { -cube-pl-gen }.
rule-TY-3-3 = На { -cube-loc } вашего { -next-colour-gen } вы его сразу { -collect-verb-you } {$ruling}. { -Square-one } с этих пор пуста, и { -turn-one } кончается.
rule-TY-3-4 = На любом другом { -cube-loc } { -piece-one } остаётся, и { -cube-one } тоже.
rule-TY-3-5 = На { -counter-loc } { -step-one }, { -diagonal-one }, { -leap-one } или { -teleport-one } можно остаться или сделать его { -extra-move-one }, которое снова кончается { -landing-ins }: один { -turn-one } может быть { -chain-ins } перемещений. { -Special-counter-pl } остаются на { -board-loc } навсегда {$ruling}.
rule-TY-3-6 = { -teleport-capital } ведёт на любой другой { -counter-one } { -teleport-one }, где нет { -piece-gen }.
rule-TY-3-7 = { -safety-capital } навсегда и сразу {$ruling} { -protect-verb-s } все уже { -collect-collected-pl } { -cube-pl }. Новые не { -protect-participle-pl }, пока вы снова не { -land-future-you } на { -safety-acc }.
rule-TY-3-8 = { -Counter-one } действует, когда вы на него { -land-verb-you }, а не когда начинаете на нём { -turn-one } {$ruling}.
rule-TY-3-9 = На чужую { -piece-acc } можно { -land-verb }, только чтобы { -steal-verb }: { -l-ins }, { -step-ins }, { -diagonal-ins } или { -leap-ins }, но не { -teleport-ins }.
rule-TY-3-10 = Книга не ограничивает { -chain-gen }. Но { -square-one }, на которой вы в этот { -turn-one } уже { -land-been }, не предлагается снова, пока вы ничего не { -collect-past }, не { -steal-past } и не { -protect-past }: ничего бы не изменилось {$ruling}.
rule-TY-3-11 = Если { -l-ins } пойти нельзя, { -turn-one } пропускается {$ruling}. Это бывает редко.
rule-TY-3-12 = Продолжают { -turn-one } только четыре { -counter-gen } с { -extra-move-ins }; любая другая { -landing-one } его завершает {$ruling}.

rules-TY-4 = { -Theft-one }
rule-TY-4-1 = На чужую { -piece-acc } можно { -land-verb }, только если у её игрока есть ваш { -next-colour-one } { -unprotected-phrase }. Такая { -landing-one } — { -theft-one } {$ruling}.
rule-TY-4-2 = Положите { -steal-stolen } { -cube-one } под нужную { -card-acc }, { -unprotected-phrase }.
rule-TY-4-3 = { -Card-one } { -victim-gen } этого цвета переходит в правый конец её { -row-gen }; остальные сдвигаются. Так { -collect-collected-pl } { -card-gen } всегда слева, а { -next-colour-one } — первая { -card-one } без { -cube-gen }.
rule-TY-4-4 = { -Piece-one } { -victim-gen } переходит в свободный { -corner-one } на выбор { -victim-gen } {$ruling}, сразу, прежде чем { -thief-one } продолжит. Больше там ничего не происходит. Один { -corner-one } всегда свободен.
rule-TY-4-5 = { -Steal-verb } можно и у игрока в { -corner-loc } или в { -centre-loc }, и у игрока со всеми семью { -cube-pl-ins } {$ruling}.
rule-TY-4-6 = После { -theft-gen } { -special-counter-one } на этой { -square-loc } действует для { -thief-gen }; { -cube-one } там эта { -landing-one } не { -collect-verb-s } {$ruling}. Опция: { -collect-verb-s }, если это новый { -next-colour-one } { -thief-gen }.

rules-TY-5 = Победа
rule-TY-5-1 = Со всеми семью { -cube-pl-ins } раньше всех завершите перемещение в { -centre-loc }: { -l-ins }, { -step-ins }, { -diagonal-ins } или { -leap-ins }. Игра сразу кончается.
rule-TY-5-2 = Со всеми семью { -cube-pl-ins } нельзя { -land-verb } ни на одну занятую { -square-acc }, и в { -centre-loc } тоже: { -next-colour-gen }, который можно { -steal-verb }, нет.
rule-TY-5-3 = Седьмой { -cube-one }, { -steal-stolen } в самом { -centre-loc }, сразу приносит победу {$ruling}.
rule-TY-5-4 = Опция «Короткая игра» {$review}, из описания издателя: седьмой { -cube-one } приносит победу, без { -centre-gen }.
rule-TY-5-5 = { -Round-one } — это по одному { -turn-part } каждого игрока, пропущен он или нет. После 100 { -round-pl-gen } игра кончается: побеждает тот, у кого больше { -cube-pl-gen }, потом больше { -protect-protected-pl-gen }, иначе победу делят {$ruling}. Иначе взаимная { -theft-one } могла бы длиться вечно; обычная игра идёт от 12 до 25 { -round-pl-gen }.

rules-TY-6 = Полезно знать
rule-TY-6-1 = Без { -theft-gen } никто не заканчивает быстрее чем за 8 { -turn-pl-gen }. Лучшей игре в одиночку нужно около 10 { -turn-pl-gen } (от 8 до 14).
rule-TY-6-2 = Пример { -theft-gen }: у вас по порядку красный, синий, зелёный и жёлтый, красный и синий { -protect-participle-pl }. { -Thief-one }, чей { -next-colour-one } зелёный, { -land-verb-s } на вас. Остаются красный, синий и жёлтый; зелёная { -card-one } уходит в конец; ваш { -next-colour-one } — бывший пятый.
rule-TY-6-3 = Пример { -chain-gen } из книги: { -l-ins } на { -diagonal-one }, наискось на { -leap-one }, { -l-ins } на нужный { -cube-one } — всё за один { -turn-one }.

rules-ours = Наши уточнения
rule-ours-1 = Сдавшийся игрок не получает ничего, победу делят остальные {$ruling}.
rule-ours-2 = { -Set-up-one } показана в таком порядке: { -counter-pl }, { -card-gen }, первый игрок, { -corner-pl } {$ruling}.
rule-ours-3 = { -Square-one }, где начат { -turn-one }, не считается { -landing-ins }; после { -theft-gen } — только { -square-one } { -theft-gen } {$ruling}.
rule-ours-4 = { -Theft-one }, которая приносит победу, завершает игру раньше, чем { -victim-one } перейдёт {$ruling}.
rule-ours-5 = Последний { -turn-one } последнего { -round-gen } играют до конца, с { -chain-ins } и выбором { -victim-gen } {$ruling}.

## What a typed text should have been

unread-start = «{ $text }» начинает не там, где стоит { -piece-one }: она на { $square }.
unread-counter = «{ $text }» — не { -counter-one }; ожидается одно из: { $kinds }.
unread-square = «{ $text }» называет другую { -square-acc }; следующий { -counter-one } лежит на { $square }.
unread-card = «{ $text }» — не { -card-one }; ожидается «card» и одно из: { $colours }.
unread-first = «{ $text }» — не место; ожидается «first» и число от 1 до { $count }.

## The score pad

pad-standing = Положение
pad-held = { -Cube-pl }
pad-held-means = { -Collect-participle-pl } и с тех пор не { -steal-participle-pl }.
pad-safe = { -Protect-protected-pl } { -cube-pl }
pad-safe-means = Решают при равенстве после последнего { -round-gen } (TY-5.5).
pad-home = В { -centre-loc }
pad-home-means = Побеждает тот, кто первым завершит там перемещение со всеми семью { -cube-pl-ins } (TY-5.1).
pad-cube = Нажмите на { -collect-collected } { -cube-one }.
pad-player = { $count ->
        [one] { $count } { -cube-one }
        [few] { $count } { -cube-gen }
       *[many] { $count } { -cube-pl-gen }
    }
pad-of = { $player }
pad-cube-none = { $player }: { $colour }, не { -collect-participle }
pad-cube-held = { $player }: { $colour }, { -collect-participle }
pad-cube-safe = { $player }: { $colour }, { -protect-participle }
pad-stolen = { -Steal-participle }: убрать
pad-protect = { -Protect-verb }
pad-unprotect = Не { -protect-participle }
pad-protect-all = { -Protect-verb } все { -cube-pl } ({ -counter-one } { -safety-one })
pad-is-home = { -Centre-one } достигнут: победа
pad-bad-cubes = { -Cube-pl } — разные буквы из { $letters }, с «!», если { -protect-participle-pl }; «{ $text }» — нечто иное.
pad-bad-home = Для победы в { -centre-loc } нужны все семь { -cube-pl-gen } (TY-5.1).

## The signs of the picture, explained at a touch and in the legend

sign-cube = { -Cube-one }: { $colour }
sign-cube-does = { -Land-imperative } на него или на игрока, у которого он { -unprotected-phrase }, когда это ваш { -next-colour-one }.
sign-centre = { -Centre-one }
sign-centre-does = Со всеми семью { -cube-pl-ins } раньше всех завершите здесь перемещение.
sign-counter = { -Counter-one }: { $name }
sign-counter-does =
    { $counter ->
        [safety] Навсегда { -protect-verb-s } все ваши { -cube-pl }. Они получают латунную рамку и щит.
       *[other] Отсюда можно пойти дальше: { extra-move }.
    }
sign-badge-take = Плюс
sign-badge-take-does = { -Collect-verb } ваш { -next-colour-one }.
sign-badge-theft = Рука
sign-badge-theft-does = { -Steal-verb } ваш { -next-colour-one }.
sign-badge-chain = Двойная стрелка
sign-badge-chain-does = { -Land-verb } на { -counter-one } с { -extra-move-ins }.
sign-badge-stay = Две черты
sign-badge-stay-does = Остаться здесь и завершить { -turn-one }.
sign-badge-corner = Дом
sign-badge-corner-does = Свободный { -corner-one }: для начала или после { -theft-gen }.
sign-badge-win = Звезда
sign-badge-win-does = Приносит победу.
now-cube =
    { $state ->
        [safe] Ваш и навсегда { -protect-participle }.
        [held] Ваш, но его могут { -steal-verb }.
        [next] Следующий в { -row-loc }.
       *[later] До него ещё цветов: { $count }.
    }
now-lies = На { $squares }.
now-gone = На { -board-loc } не осталось.
now-stealable = У кого можно { -steal-verb }: { $seats }.
now-missing =
    { $count ->
        [0] Все семь { -cube-pl-gen } { -collect-participle-pl }.
        [one] Не хватает { $count } { -cube-gen }.
        [few] Не хватает { $count } { -cube-pl-gen }.
       *[many] Не хватает { $count } { -cube-pl-gen }.
    }
now-protected = { -Protect-participle-n } { -cube-pl-gen }: { $count } из { $all }.

## Bots

bot-beginner-help = ищет свой следующий { -cube-one }; часто не видит, куда ведёт { -chain-one }, и никогда не ждёт { -theft-gen }
bot-novice-help = несколько сотен позиций за { -turn-one }; каждый { -turn-one } может стоить до 32 % шансов на победу
bot-club-help = несколько сотен позиций за { -turn-one }; каждый { -turn-one } может стоить до 23 % шансов на победу
bot-strong-help = несколько сотен позиций за { -turn-one }; каждый { -turn-one } может стоить до 12 % шансов на победу
bot-expert-help = лучший { -turn-one } по тысяче позиций, для двух игроков — по десяткам тысяч
bot-master-help = лучший { -turn-one } по десяткам тысяч позиций, для двух игроков — по сотням тысяч

## What gives the win shares of a review

evaluator-search = поиск, позиций на состояние: { $count }

## Kinds of chance, for statistics

chance-of-counter = { -Counter-pl } внутри каймы
mistake-corner = выбор { -corner-gen }
mistake-theft = упущенная { -theft-one }
mistake-cube = упущенный { -cube-one }
mistake-stolen = открытость для { -theft-gen }
mistake-safety = упущенный { -counter-one } { -safety-one }
mistake-way = более длинный путь
mistake-open = более короткий путь для другого
mistake-away = уход от { -counter-gen } { -safety-one }
why-on-win = { -Turn-one } можно продолжить на { $square } и выиграть.
why-on-theft = { -Turn-one } можно продолжить на { $square } и { -steal-verb } там { -cube-one }. Его теряет { $name }.
why-on-cube = { -Turn-one } можно продолжить на { $square }: там следующий { -cube-one }.
why-on-safety = { -Turn-one } можно продолжить на { $square }: там { -counter-one } { -safety-one }.
why-on-way = { -Turn-one } можно продолжить на { $square }.
why-stolen = На { $square } сразу может { -steal-verb-imperfective } { $name }; на лучшей { -square-loc } — никто.
why-away = До { -counter-gen } { -safety-one } тогда один { -turn-one }.
why-open = { $name }: до цели тогда { -turn-pl-gen } { $better }, а не { $taken }.
why-turns = До цели тогда { -turn-pl-gen } { $better }, а не { $taken }.

## Setting up a position

edit-turn = Ходит: { $player }
edit-nothing = ничего
edit-piece = { -piece-one }: { $player }
edit-square-piece = { $square }: { $what }, { $piece }
edit-row = { -Card-gen }, { $player }: { pad-player }, далее: { $colour }
edit-row-whole = { -Card-gen }, { $player }: все { -cube-pl }
edit-collect = { -Collect-verb } следующий { -cube-one }
edit-return = Вернуть последний { -cube-one }
edit-protect = { -Protect-verb } все { -cube-pl }
edit-unprotect = Не { -protect-verb-imperfective } { -cube-pl }
edit-next = Далее: { $colour }

## The tutorial

tutorial-goal = { -Collect-imperative } семь { -cube-pl-gen }, по одному каждого цвета, и раньше всех придите к звезде в { -centre-loc }.
tutorial-row = Под { -board-ins } — ваш { -row-one } { -card-pl-gen }. { -Collect-imperative-imperfective } цвета слева направо: первый — красный.
tutorial-l = Идите { -l-ins }: на две { -square-gen } в одну сторону и на одну вбок, поверх всего, что между ними. Идите на красный { -cube-one }.
tutorial-l-orange = { -L-one } туда ведёт, но тот { -cube-one } оранжевый, а ваш { -next-colour-one } красный. Он остался бы там.
tutorial-l-stay = Каждый { -turn-one } начинается { -l-ins }. Идите на красный { -cube-one }.
tutorial-special = Красный { -cube-one } ваш, и Zoe уже сделала { -turn-one }. Следующий — жёлтый, и он далеко. { -Special-counter-pl } дают пойти ещё раз в тот же { -turn-one }.
tutorial-chain = { -Counter-one } { -diagonal-one } даёт ещё одно перемещение, на { -square-acc } наискось. Идите на него.
tutorial-chain-2 = Теперь дальше, наискось, на { -counter-one } { -leap-one }. Он даёт ещё одну { -l-acc }.
tutorial-chain-3 = Отсюда { -l-one } ведёт на жёлтый { -cube-one }: три перемещения за один { -turn-one }.
tutorial-chain-stay = Можно остаться и завершить { -turn-one }, но тогда вы не дойдёте до жёлтого { -cube-gen }.
tutorial-chain-other = Так можно, но это в сторону от жёлтого { -cube-gen }. Идите по отмеченным { -counter-pl-dat }.
tutorial-safety = У вас два { -cube-gen }, и их ещё могут { -steal-verb }. { -Counter-one } { -safety-one } навсегда { -protect-verb-s } все ваши { -cube-pl }.
tutorial-safety-other = Так можно, но ваши { -cube-pl } ещё могут { -steal-verb }. Идите на { -counter-one } { -safety-one }.
tutorial-victim = Красный и жёлтый { -cube-pl } теперь в латунной рамке: они { -protect-participle-pl }. У Zoe синий, ваш { -next-colour-one }, и он { -unprotected-phrase }.
tutorial-theft = На чужую { -piece-acc } можно { -land-verb }, только чтобы { -steal-verb } { -next-colour-one }. До Zoe одна { -l-one }: { -steal-imperative } синий { -cube-one }.
tutorial-theft-other = Так можно, но сейчас вы можете { -steal-verb } { -cube-one }. { -Land-imperative } на { -piece-acc } Zoe.
tutorial-robbed = Синий { -cube-one } ваш, но пока не { -protect-participle }. Синяя { -card-one } Zoe ушла в конец { -row-gen }, а её { -piece-one } — в { -corner-one } на её выбор.
tutorial-danger = Несколько { -turn-pl-gen } спустя. Ваш зелёный { -cube-one } { -unprotected-phrase }, зелёный — { -next-colour-one } Zoe, и до вас одна { -l-one }. Смотрите, что будет.
tutorial-corner = Zoe { -steal-verb-s } ваш зелёный { -cube-one }, и вы выбираете свободный { -corner-one } для { -piece-gen }. Возьмите тот, откуда { -l-one } ведёт на оранжевый { -cube-one }.
tutorial-corner-other = Из этого { -corner-gen } { -l-one } не ведёт на оранжевый { -cube-one }. Выберите отмеченный.
tutorial-after = Зелёная { -card-one } теперь последняя в вашем { -row-loc }, и ваш { -next-colour-one } — оранжевый. { -Collect-imperative } его.
tutorial-kept = { -Protect-protected-pl } { -cube-pl } остались у вас. Заходите на { -counter-one } { -safety-one }, пока никто не подошёл близко.
tutorial-seventh = Скоро конец: у вас шесть { -cube-pl-gen }, не хватает только розового. { -Collect-imperative } его.
tutorial-centre = Все семь ваши! Теперь раньше всех завершите перемещение на звезде.
tutorial-centre-other = Так можно, но до { -centre-gen } одна { -l-one }. Идите на звезду и победите.
tutorial-end = Победа! Новых для вас только два { -counter-gen }: { -teleport-one } ведёт на любой другой { -counter-one } { -teleport-one }, { -step-one } — на { -square-acc } прямо. Теперь сыграйте с лёгким ботом!
## Puzzles

puzzle-how-forced-win = полным перебором: побеждает при любой защите соперника, а больше ничто не побеждает за три { -turn-gen }
puzzle-how-only-defence = полным перебором: всё остальное проигрывает
puzzle-theme-win-1 = победа за один { -turn-one }
puzzle-theme-win-2 = победа за два { -turn-gen }
puzzle-theme-win-3 = победа за три { -turn-gen }
puzzle-theme-save = спасти игру
puzzle-theme-theft = { -theft-one }
puzzle-theme-chain = { -chain-one }
puzzle-theme-teleport = { -teleport-one }
puzzle-theme-last-cube = последний { -cube-one }
puzzle-theme-safety = { -safety-one }
puzzle-theme-corner = нужный { -corner-one }
puzzle-ask-win-1 = Как победить в этот { -turn-one }?
puzzle-ask-win-2 = Как победить за два { -turn-gen }?
puzzle-ask-win-3 = Как победить за три { -turn-gen }?
puzzle-ask-save = Как спасти игру?
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-counters = { -Cube-pl } семи цветов; под ними { -step-one }, { -diagonal-one }, { -leap-one }, { -teleport-one } и { -safety-one }.
example-laid-out = Игра на двоих после { -set-up-gen }, внизу { -row-pl } { -card-pl-gen }.
example-the-l = На две { -square-gen } в одну сторону и на одну вбок: на f5, но не на d6.
example-collect = Следующий — красный. Красный { -cube-one } { -collect-participle }; оранжевый остаётся.
example-step = { -Counter-one } { -step-one } ведёт на { -square-acc } прямо, здесь на красный { -cube-one }, но не наискось.
example-teleport = { -teleport-capital } ведёт только на другой { -counter-one } { -teleport-one }.
example-safety = { -safety-capital } { -protect-verb-s } все ваши { -cube-pl }. { -Protect-protected-n } { -steal-verb } нельзя.
example-no-theft-by-teleport = { -Theft-one } { -diagonal-ins } разрешена, { -teleport-ins } — нет.
example-not-back = С одного { -counter-gen } { -step-one } на другой, но не обратно в тот же { -turn-one }.
example-steal = Следующий — красный. У игрока 2 красный { -unprotected-phrase }, его можно { -steal-verb }; у игрока 3 красного нет.
example-free-corner = Игрок 2, { -victim-one }, выбирает свободный { -corner-one }.
example-home = Со всеми семью { -cube-pl-ins } { -l-one } в { -centre-one } приносит победу, если там никого нет.
example-hundred-rounds = После 100 { -round-pl-gen } у обоих по два { -cube-gen }. У игрока 1 оба { -protect-participle-pl }: победа.
example-theft = { -Thief-one }, чей { -next-colour-one } зелёный, { -land-verb-s } на игрока 2. Зелёная { -card-one } уходит в конец { -row-gen }.
example-chain = { -L-ins } на { -diagonal-one }, наискось на { -leap-one }, { -l-ins } на нужный { -cube-one }: один { -turn-one }.
example-begin-square = { -Turn-one } начат на a1, и { -leap-one } может снова там кончиться.
summary-goal = Задача
summary-goal-1 = { -Collect-imperative } семь цветов в порядке своих { -card-pl-gen }, слева направо.
summary-goal-2 = Потом раньше всех завершите перемещение в { -centre-loc }.
summary-turn = Ваш { -turn-one }
summary-turn-1 = Обязательно идите { -l-ins }: на две { -square-gen } в одну сторону, на одну вбок.
summary-turn-2 = { -Cube-one } вашего { -next-colour-gen }: вы его { -collect-verb-you }.
summary-turn-3 = Любой другой { -cube-one } или пустая { -square-one }: вы остаётесь. В обоих случаях { -turn-one } кончается.
summary-turn-4 = { -Turn-one } может быть { -chain-ins } { -extra-move-pl-gen }, но не назад на { -square-acc }, где вы в этот { -turn-one } уже { -land-been }, пока ничего не изменилось.
summary-signs = { -Counter-pl }
summary-signs-1 = { -step-capital }: на { -square-acc } прямо. { -diagonal-capital }: на { -square-acc } наискось. { -leap-capital }: ещё раз { -l-ins }. Или остаться.
summary-signs-2 = { -teleport-capital }: на другой свободный { -counter-one } { -teleport-one }. Или остаться.
summary-signs-3 = { -safety-capital }: навсегда { -protect-verb-s } все ваши { -cube-pl }.
summary-theft = { -Theft-one }
summary-theft-1 = { -Land-imperative } на игрока, у которого ваш { -next-colour-one } { -unprotected-phrase }: { -cube-one } ваш, { -unprotected-phrase }.
summary-theft-2 = { -Card-one } { -victim-gen } уходит в конец { -row-gen }, её { -piece-one } — сразу в свободный { -corner-one }.
summary-theft-3 = { -teleport-capital-ins } — никогда. На другие занятые { -square-gen } { -land-verb-imperfective } нельзя.
summary-end = Конец игры
summary-end-1 = Все семь { -cube-pl-gen }, потом { -centre-one }: победа сразу.
summary-end-2 = Короткая игра (опция): седьмой { -cube-one } приносит победу.
summary-end-3 = После 100 { -round-pl-gen }: больше { -cube-pl-gen }, потом больше { -protect-protected-pl-gen }, иначе победа поделена.
headline-won-by =
    { $seat ->
        [you] Вы победили.
       *[other] Победа: { $seat }.
    }
headline-lost-by =
    { $seat ->
        [you] Вы проиграли.
       *[other] Поражение: { $seat }.
    }
