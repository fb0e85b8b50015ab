### The words of Shizzle in Russian. Arguments as in en/shizzle.ftl, which explains them.
### A face is named after its die (кубик), so that «красный 4» is the same in the nominative and the accusative.

## The game

game-name = { -shizzle-one }
game-tagline = Шесть { -die-pl-gen } в { -line-loc }: { -stop-imperative } вовремя или { -roll_on-imperative } и рискуйте всем.
game-by = автор: Patch Products
game-about = Стройте { -line-acc } { -die-pl-gen } от { -spark-gen }: каждый { -fit-verb-s } к предыдущему по { -number-dat } или { -colour-dat }. { -Stop-imperative } и возьмите { -point-pl } или { -roll_on-imperative } и рискуйте ими. Все шесть — это { -shizzle-one }: шесть { -point-pl-gen } вам, или шесть { -return-verb-s } другой игрок.

## Colours and faces

colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-purple = фиолетовый
colour-pink = розовый
colour-black = чёрный

face =
    { $colour ->
        [red] красный { $number }
        [orange] оранжевый { $number }
        [yellow] жёлтый { $number }
        [green] зелёный { $number }
        [blue] синий { $number }
        [purple] фиолетовый { $number }
        [black] чёрный { $number }
       *[pink] розовый { $number }
    }

# Helpers for the sentences below.
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
        [you] Вы ставите { $face } за { $end }: { same }.
       *[other] { $seat } ставит { $face } за { $end }: { same }.
    }
seat-loses =
    { $seat ->
        [you] Вы теряете { points-count }.
       *[other] { $seat } теряет { points-count }.
    }
seat-attacks =
    { $seat ->
        [you] Вы атакуете: { $victim } { -return-verb-s } в { -bank-one } { points-count }.
       *[other] { $victim ->
            [you] { $seat } атакует: вы { -return-verb-you } в { -bank-one } { points-count }.
           *[other] { $seat } атакует: { $victim } { -return-verb-s } в { -bank-one } { points-count }.
        }
    }
seat-wins =
    { $seat ->
        [you] Вы побеждаете
       *[other] { $seat } побеждает
    }
seats-share = Победа поделена: { $seats }
same =
    { $by ->
        [number] то же { -number-one }
       *[colour] тот же { -colour-one }
    }
fit =
    { $by ->
        [number] { -fit-verb-s } по { -number-dat }
        [colour] { -fit-verb-s } по { -colour-dat }
        [barred] { -fit-verb-s }, но останется последним, а можно собрать три
       *[none] не { -fit-verb-s }
    }
points-count =
    { $points ->
        [one] { $points } { -point-one }
        [few] { $points } { -point-few }
       *[many] { $points } { -point-pl-gen }
    }
over-why =
    { $end ->
        [bank] { -Bank-one } пуст
        [target] { -Target-one } достигнута
        [rounds] Последний { -round-one } окончен
       *[cap] Прошло 500 { -turn-pl-gen }
    }
to-settle = { -Settle-verb } { -shizzle-one }: { $pending }.

# Points and what they are for; they stand inside the sentences below.
gain-line =
    { $points ->
        [one] { $points } { -point-one } за { -line-acc } из { $points }
        [few] { $points } { -point-few } за { -line-acc } из { $points }
       *[many] { $points } { -point-pl-gen } за { -line-acc } из { $points }
    }
gain-shizzles =
    { $count ->
        [1] { $points ->
            [one] { $points } { -point-one } за { -shizzle-one }
            [few] { $points } { -point-few } за { -shizzle-one }
           *[many] { $points } { -point-pl-gen } за { -shizzle-one }
        }
       *[other] { $points ->
            [one] { $points } { -point-one } за { $count } { -shizzle-one }
            [few] { $points } { -point-few } за { $count } { -shizzle-one }
           *[many] { $points } { -point-pl-gen } за { $count } { -shizzle-one }
        }
    }
gain-both =
    { $points ->
        [one] { $points } { -point-one }: { $line } за { -line-acc }, { $worth } за { -shizzle-one }
        [few] { $points } { -point-few }: { $line } за { -line-acc }, { $worth } за { -shizzle-one }
       *[many] { $points } { -point-pl-gen }: { $line } за { -line-acc }, { $worth } за { -shizzle-one }
    }
gain-rest =
    { $points ->
        [1] последнее { -point-one } { -bank-gen } вместо { $earned }
        [one] последние { $points } { -point-one } { -bank-gen } вместо { $earned }
        [few] последние { $points } { -point-few } { -bank-gen } вместо { $earned }
       *[many] последние { $points } { -point-pl-gen } { -bank-gen } вместо { $earned }
    }

## Set-up: log and hover

did-dice = На { -die-loc } { $die }: { face }.
did-first =
    { $seat ->
        [you] Первый { -turn-one } ваш.
       *[other] Первый { -turn-one }: { $seat }.
    }
did-spark =
    { $seat ->
        [you] Вы бросаете { -die-one } { $die }: это будет первая { -spark-one }.
       *[other] { $seat } бросает { -die-one } { $die }: это будет первая { -spark-one }.
    }
did-fall-spark = Выпало: { $face }, первая { -spark-one }.

would-dice = { did-dice }
would-first = { did-first }
would-spark = Бросить { -die-one } { $die } для первой { -spark-gen }.
would-fall-spark = { did-fall-spark }

## Turns: log

did-roll =
    { $seat ->
        [you] Вы бросаете пять { -die-pl-gen } к { -spark-dat } ({ $face }).
       *[other] { $seat } бросает пять { -die-pl-gen } к { -spark-dat } ({ $face }).
    }
rolls-on =
    { $seat ->
        [you] Вы { -roll_on-verb-you }
       *[other] { $seat } { -roll_on-verb-s }
    }
did-roll-on = { rolls-on } (последний: { $face }); на кону { points-count }.
did-roll-shizzle = { rolls-on }; на кону { points-count }. Новая { -spark-one }: { $face }.
did-fall = Выпало: { $face }, { fit }.
did-choke =
    { $points ->
        [0] Выпало: { $face }. Ни один { -die-one } не { -fit-verb-s }: { -choke-one }!
       *[other] Выпало: { $face }. Ни один { -die-one } не { -fit-verb-s }: { -choke-one }! { seat-loses }
    }
did-join-two = { did-join }
did-join = { seat-joins } В { -line-loc } теперь { $count }.
did-join-shizzle = { seat-joins } Все шесть: { -shizzle-one }!
did-fizzle = { seat-joins } Третий { -die-one } не { -fit-verb-s }: { -fizzle-one }. { did-take }
did-fizzle-settle = { seat-joins } Третий { -die-one } не { -fit-verb-s }: { -fizzle-one }. { to-settle }
did-stop =
    { $seat ->
        [you] Вы { -stop-verb-you } и берёте { $gain }.
       *[other] { $seat } { -stop-verb-s } и берёт { $gain }.
    }
did-stop-settle =
    { $seat ->
        [you] Вы { -stop-verb-you }. { to-settle }
       *[other] { $seat } { -stop-verb-s }. { to-settle }
    }
did-take =
    { $seat ->
        [you] Вы берёте { $gain }.
       *[other] { $seat } берёт { $gain }.
    }
did-attack = { seat-attacks } { to-settle }
did-attack-gain = { seat-attacks } { did-take }
did-attack-last = { seat-attacks } { -Turn-one } окончен.
did-over = { $told } { over-why }: игра окончена.

## Turns: what a hovered target would do

would-roll = { action-roll }. Если к последнему ({ $face }) ничего не { -fit-future-s }, это { -choke-one }.
would-roll-on = { action-roll }. Если к последнему ({ $face }) ничего не { -fit-future-s }, вы потеряете { points-count }.
would-roll-shizzle = { action-roll }. Если к новой { -spark-dat } ({ $face }) ничего не { -fit-future-s }, вы потеряете { points-count }.
would-fall = { did-fall }
would-choke = { did-choke }
would-put = Поставить { $face } за { $end }: { same }.
would-join-two = { would-put } Нужен и третий.
would-join = { would-put } { -Stop-noun } принесёт { points-count }.
would-join-shizzle = { would-put } Все шесть: { -shizzle-one }!
would-fizzle = { would-put } Третий { -die-one } не { -fit-verb-s }: { -fizzle-one }. { -Turn-one } кончается; вы берёте { $gain }.
would-fizzle-settle = { would-put } Третий { -die-one } не { -fit-verb-s }: { -fizzle-one }. { to-settle }
would-stop = { -Stop-verb } и взять { $gain }.
would-stop-settle = { -Stop-verb }. Потом взять шесть { -point-pl-gen } за каждый { -shizzle-one } или атаковать.
would-take = Взять { $gain }.
would-hit = Атаковать: { $victim } { -return-verb-s } в { -bank-one } { points-count }.
would-attack = { would-hit } { to-settle }
would-attack-gain = { would-hit } Потом вы берёте { $gain }.
would-attack-last = { would-hit } Ваш { -turn-one } кончается.
would-over =
    { $result ->
        [won] { $told } Вы побеждаете!
        [shared] { $told } Вы делите победу.
       *[lost] { $told } Игра кончается, и вы не побеждаете.
    }

## Status

status-setup = Подготовка
status-spark =
    { $seat ->
        [you] Выберите { -die-one } для первой { -spark-gen } и бросьте его.
       *[other] { $seat } выбирает { -die-one } для первой { -spark-gen }.
    }
status-ready =
    { $seat ->
        [you] Ваш { -turn-one }: бросьте 5 { -die-pl-gen }.
       *[other] { $seat } бросает 5 { -die-pl-gen }.
    }
status-join-third =
    { $seat ->
        [you] Добавьте третий { -die-one }: { end-colour } или { $number }.
       *[other] { $seat } выбирает { -die-one }: { end-colour } или { $number }.
    }
status-join =
    { $seat ->
        [you] Добавьте { -die-one }: { end-colour } или { $number }.
       *[other] { $seat } выбирает { -die-one }: { end-colour } или { $number }.
    }
status-fizzle =
    { $seat ->
        [you] { -Line-acc } из 3 собрать нельзя. Добавьте { -die-one }: { -fizzle-one }.
       *[other] { $seat } выбирает { -die-pl }.
    }
status-join-or-end =
    { $seat ->
        [you] Добавьте { -die-one }, { -stop-imperative } ({ $points }) или { -roll_on-imperative }.
       *[other] { $seat } выбирает: { -stop-verb } ({ $points }) или { -roll_on-verb }.
    }
status-end =
    { $seat ->
        [you] { -Line-one } из { $count }: { -stop-imperative } ({ $points }) или { -roll_on-imperative }.
       *[other] { $seat } выбирает: { -stop-verb } ({ $points }) или { -roll_on-verb }.
    }
status-shizzle =
    { $seat ->
        [you] { -shizzle-one }! { -Stop-imperative } ({ $points }) или рискните ими и { -roll_on-imperative }.
       *[other] { -shizzle-one }! { $seat } выбирает: { -stop-verb } или { -roll_on-verb }.
    }
cheer = { -shizzle-one }!
status-settle =
    { $seat ->
        [you] Возьмите { points-count } или атакуйте за { -shizzle-one }.
       *[other] { $seat } решает, как { -settle-verb } { -shizzle-one }.
    }
status-over-won = { over-why }. { seat-wins }: { points-count }!
status-over-shared = { over-why }. { seats-share }; у каждого { points-count }.
status-type-dice = { -Die-one } { $die }: какого { -colour-gen } { -number-one } { $number }?
status-type-first = Кто ходит первым?
status-type-fall = Что показывает { -die-one } { $die }? Ещё упадёт: { $count }.
round =
    { $target ->
        [0] { $most ->
            [0] { -Round-one } { $count }
           *[other] { -Round-one } { $count } из { $most }
        }
       *[other] { $most ->
            [0] { -Round-one } { $count }, { -target-one } в { -point-pl-loc }: { $target }
           *[other] { -Round-one } { $count } из { $most }, { -target-one } в { -point-pl-loc }: { $target }
        }
    }

## Buttons

action-roll =
    { $count ->
        [one] Бросить { $count } { -die-one }
        [few] Бросить { $count } { -die-gen }
       *[many] Бросить { $count } { -die-pl-gen }
    }
action-stop = { -Stop-noun-short }: взять { $points }
action-stop-settle = { -Stop-noun-short } и { -settle-verb }
action-take = Взять { $points }
action-attack = Атака: { $victim }
deed-spark = Бросить этот { -die-one }
deed-add = Добавить этот { -die-one }
touch-spark = Коснитесь { -die-gen }.
touch-attack = Коснитесь игрока.
touch-add = Коснитесь { -die-gen }.

## Refusals: why not, and what instead

refused-SH-1-1 = { -Die-one } показывает { -number-one } от 1 до 6. Выберите одну из { -face-pl-gen }.
refused-SH-1-2 = На { -die-loc } каждый { -colour-one } один раз, и одинаковых { -face-pl-gen } нет. Выберите один из предложенных { -colour-pl-gen }.
refused-SH-1-4 = Там никто не сидит. Выберите место за этим столом.
refused-SH-2-1 = { -spark-gen } ещё нет. Выберите { -die-one } и бросьте его.
refused-SH-2-2 = { -Turn-one } начинается с броска. Сначала бросьте пять { -die-pl-gen }.
refused-SH-2-3 = У этого { -die-gen } ни { -number-one }, ни { -colour-one } не те, что у последнего в { -line-loc }. Выберите { -fit-ing }.
refused-SH-2-3-lies = Этот { -die-one } уже в { -line-loc } и остаётся там. Выберите один из брошенных.
refused-SH-2-8 = После каждого броска нужно { -join-verb } { -die-one }, и двух в { -line-loc } мало. Выберите { -fit-ing } { -die-one }.
refused-SH-2-8-alone = За этот { -die-one } больше ничего не { -fit-future-s }, а { -line-acc } из трёх собрать можно, значит, нужно. Выберите другой { -die-one }.
refused-SH-3-1 = Ваш { -turn-one } { -stop-participle }; осталось { -settle-verb } { -shizzle-one }. Возьмите { -point-pl } или атакуйте.
refused-SH-3-1-early = { -Settle-verb-imperfective } пока нечего. Поставьте { -die-one } в { -line-acc }, { -roll_on-imperative } или сначала { -stop-imperative }.
refused-SH-3-2 = Атаковать можно только другого игрока с { -point-pl-ins }. Выберите его или возьмите { -point-pl }.
refused-SH-3-6 = Игра окончена. Просмотрите её по шагам или сыграйте ещё.

## Options

option-first = Кто ходит первым
option-first-help = Решает случай, или вы выбираете место.
option-first-0 = по жребию
option-first-seat = место { $count }
option-random_dice = Случайные { -die-pl }
option-random_dice-help = Случай заново раскладывает { -colour-gen }. На { -die-loc } по-прежнему каждое { -number-one } и каждый { -colour-one } один раз, и одинаковых { -face-pl-gen } нет.
option-rounds = { -Round-pl }
option-rounds-help = Игра кончается и после стольких { -turn-pl-gen } у каждого.
option-rounds-0 = без предела
option-target = { -Target-one } в { -point-pl-loc }
option-target-help = Игра кончается и тогда, когда кто-то завершает { -turn-one }, имея столько { -point-pl-gen } или больше.
option-target-0 = нет
option-cap = Не больше 500 { -turn-pl-gen }
option-cap-help = Тогда побеждает лидер. Иначе атаки могли бы тянуть игру вечно. За столом, где одни боты, так всегда.

## The board in text

picture-label = { -Line-one }, свободные { -die-pl }, { -bank-one } и все { -point-pl }; дано и текстом.
text-board = { -Line-one }, затем шесть { -die-pl-gen }
text-place =
    { $by ->
        [number] Место { $count }: { $face }, по { -number-dat }
        [colour] Место { $count }: { $face }, по { -colour-dat }
       *[spark] Место { $count }: { $face }, { -spark-one }
    }
text-place-empty = Место { $count }: свободно
text-die = { -Die-one } { $die }: { $face }
text-die-line = { -Die-one } { $die }: { $face }, в { -line-loc } на месте { $count }
text-die-loose = { -Die-one } { $die }: { $face }, { fit }
text-die-falling = { -Die-one } { $die }: катится
text-die-blank = { -Die-one } { $die }: ещё не брошен
text-side =
    { $colour ->
        [none] На { -die-loc } { $die }: { $number }, { -colour-one } пока неизвестен
       *[other] На { -die-loc } { $die }: { face }
    }
text-row = { $seat }: { points-count }.
text-turn = Сейчас ходит.
text-bank = { -Bank-one }: { points-count }.
points-banked = { -Point-pl }

## Rules

rules-intro = { -shizzle-one } — игра с { -die-pl-ins } для двух–шести игроков. { -Turn-one } начинается с { -spark-gen }, последнего { -die-gen } предыдущей { -line-gen }; бросьте остальные пять. { -Die-pl } { -join-verb-plural } к { -line-loc } по одному: каждый — с { -number-ins } или { -colour-ins } предыдущего. Если ни один не { -fit-verb-s }, это { -choke-one }: { -point-pl } { -turn-gen } потеряны. Если самая длинная возможная { -line-one } — два, это { -fizzle-one }: два { -point-few }, и { -turn-one } окончен. От трёх до пяти — { -flicker-one }: { -stop-imperative } и возьмите по { -point-dat } за { -die-one } в { -line-loc } или бросьте остальные и рискните всем. Шесть — это { -shizzle-one }: возьмите шесть { -point-pl-gen }, заставьте другого игрока { -return-verb } шесть или { -roll_on-imperative } и рискуйте им. Когда { -bank-one } пуст, побеждает тот, у кого больше { -point-pl-gen }.
rules-page = { -Die-pl }, которые можно { -join-verb }, светятся: нажмите на один, чтобы поставить его в конец { -line-gen }, или выберите с клавиатуры. «{ -Stop-noun-short }» и «Бросить» появляются, когда они разрешены. { -choke-one } и { -fizzle-one } сами завершают { -turn-one }. Если атаковать некого, при { -stop-noun-loc } вы сразу получаете { -point-pl } своих { -shizzle-one }. С настоящими { -die-pl-ins } вводите, что выпало, в любом порядке. Какие { -colour-gen } на каком { -die-loc } — наша реконструкция {$reconstruction}; владельцы коробки могут исправить её в dice.toml.

rules-SH-1 = Что в коробке
rule-SH-1-1 = Есть шесть { -die-pl-gen } с { -number-pl-ins } от 1 до 6. Каждая из 36 пар { -number-gen } и { -colour-gen } есть только на одной { -face-gen }, и на каждом { -die-loc } каждое { -number-one } и каждый { -colour-one } один раз {$review}.
rule-SH-1-2 = { -Colour-gen }: красный, оранжевый, фиолетовый, синий, зелёный и жёлтый; шестой мы угадали, и настоящие наборы различаются. На наших { -die-pl-loc } { -colour-gen } идут в этом порядке, и каждый { -die-one } начинает на { -colour-one } позже {$reconstruction}. Опция: случайные { -die-pl }.
rule-SH-1-3 = { -Chip-pl } — это { -point-pl }: 14 по пять и 30 по одному, всего 100. В { -bank-loc } вначале 40 { -point-pl-gen } при двух игроках, 60 при трёх, 75 при четырёх, 90 при пяти и 100 при шести; игроки начинают с нуля. Сумма { -bank-gen } и всех счетов всегда одна и та же.
rule-SH-1-4 = По книге начинает самый младший; здесь выбирает хозяин стола или жребий {$ruling}. { -Turn-one } переходит к игроку слева.

rules-SH-2 = Ваш { -turn-one }
rule-SH-2-0 = { -shizzle-one } остаётся { -pending-ins }, пока его не разыграют в конце его { -turn-gen }; ничто другое { -pending-ins } не бывает. { -Line-one } считается один раз, при { -stop-noun-loc }: выросшая с трёх до пяти стоит пять. { -Line-one } из шести — это один { -pending-adjective } { -shizzle-one } и сверх того ничего.
rule-SH-2-1 = В первом { -turn-part } игры начинающий бросает любой один { -die-one }: это { -spark-one }. Потом { -spark-one } — последний { -die-one } { -line-gen } предыдущего игрока, как он лежит.
rule-SH-2-2 = { -spark-one } — первый { -die-one } вашей { -line-gen } и считается. Бросьте остальные пять.
rule-SH-2-3 = { -Line-one } растёт только со { -open_end-gen }. У каждого { -die-gen } должны быть { -number-one } или { -colour-one } предыдущего. { -Die-pl } этого броска можно { -join-verb-imperfective } на выбор и в любом порядке; { -die-pl } прежних бросков остаются на месте {$ruling}.
rule-SH-2-4 = { -choke-one }: ни один { -die-one } броска, первого или дальнейшего, нельзя { -join-verb }. { -Turn-one } окончен, и все его { -point-pl } потеряны, { -pending-pl } { -shizzle-one } тоже.
rule-SH-2-5 = { -fizzle-one }: брошены пять { -die-pl-gen }, и самая длинная возможная { -line-one } — два. Какой { -fit-ing } { -die-one } { -join-verb }, решаете вы. Потом { -turn-one } кончается: два { -point-few } и всё { -pending-n }.
rule-SH-2-6 = { -flicker-one }: { -line-one } из трёх, четырёх или пяти. { -Stop-imperative } и возьмите столько же { -point-pl-gen } и всё { -pending-n } или бросьте все { -die-pl } вне { -line-gen }. Тогда хотя бы один нужно { -join-verb }, иначе это { -choke-one }. { -fizzle-gen } здесь не бывает: бросают меньше пяти { -die-pl-gen }.
rule-SH-2-7 = { -shizzle-one }: все шесть { -die-pl-gen } в { -line-loc }. Он стоит шесть { -point-pl-gen }, которые вы берёте, или шесть, которые другой игрок { -return-verb-s } в { -bank-one }. { -Stop-imperative } или { -roll_on-imperative }, рискуя им: шестой { -die-one } становится новой { -spark-ins }, то есть новой { -line-ins } из одного, и вы бросаете остальные пять.
rule-SH-2-8 = Если { -die-one } { -fit-verb-s }, хотя бы один нужно { -join-verb }. Другие { -fit-ing-pl } можно оставить {$ruling}. Но если брошены пять { -die-pl-gen } и можно собрать { -line-acc } из трёх или больше, нужно собрать хотя бы три: два — это только { -fizzle-one } {$ruling}. Поэтому { -die-one }, за который больше ничего не { -fit-verb-s }, тогда не может быть единственным.
rule-SH-2-9 = { -Roll_on-gerund }, всегда бросают все { -die-pl } вне { -line-gen } {$ruling}.

rules-SH-3 = Конец { -turn-gen } и игры
rule-SH-3-1 = { -shizzle-one } остаются неразыгранными до конца { -turn-gen }, и тогда их нужно { -settle-verb }. В книге «немедленно»; мы понимаем «тогда, не позже», ведь можно и { -roll_on-verb }, а { -choke-one } отнимает { -pending-pl } { -shizzle-one } {$ruling}. За каждый возьмите шесть { -point-pl-gen } или назовите { -victim-acc }; каждый решается отдельно, так что { -victim-pl-gen } может быть несколько {$ruling}. Сначала атаки, потом то, что вы берёте {$ruling}.
rule-SH-3-2 = { -Victim-one } { -return-verb-s } в { -bank-one } шесть { -point-pl-gen } или все, если их меньше {$ruling}; атакующий ничего не получает. Атаки идут по одной. Назвать можно только игрока с { -point-pl-ins }, и того же снова, пока они есть. Если { -point-pl-gen } нет ни у кого, { -shizzle-one } берут {$ruling}.
rule-SH-3-3 = Если в { -bank-loc } меньше, чем вы заработали, возьмите остаток {$ruling}.
rule-SH-3-4 = { -Stop-gerund }, отказаться от { -point-pl-gen } нельзя {$ruling}. Книга советует не завершать игру, которую вы проиграете: атакуйте или { -roll_on-imperative }.
rule-SH-3-5 = Последний { -die-one }, который действительно в { -line-loc }, — { -spark-one } следующего игрока, и после { -choke-gen } тоже {$ruling}. После { -choke-gen } на первом броске это та же { -spark-one }.
rule-SH-3-6 = Если { -bank-one } пуст, когда { -turn-one } { -settle-participle }, игра сразу кончается. Побеждает тот, у кого больше { -point-pl-gen }; при равенстве победу делят {$ruling}.
rule-SH-3-7 = В книге нет предела { -turn-pl-gen }, и атаки могут тянуть игру без конца. Поэтому есть опции: предел { -round-pl-gen }, { -target-one } и конец после 500 { -turn-pl-gen }. Пустой { -bank-one } всё равно завершает игру; { -target-one } считается, когда { -turn-one } { -settle-participle }; { -round-pl } кончаются после последнего места; побеждает тот, у кого больше { -point-pl-gen }, при равенстве победу делят {$ruling}.

rules-SH-4 = Полезно знать
rule-SH-4-1 = Каждый { -die-one } не { -fit-verb-s } к концу { -line-gen } в двух случаях из трёх. Поэтому { -choke-one } выпадает в 13 % бросков пяти { -die-pl-gen }, 30 % — трёх, 44 % — двух и 67 % — одного.
rule-SH-4-2 = Самая длинная возможная { -line-one } в 7776 бросках пяти { -die-pl-gen }: один — 1024 раза, два — 1034, три — 1160, четыре — 1624, пять — 1730 и шесть — 1204.
rule-SH-4-3 = { -shizzle-one }, потом { -flicker-one } из четырёх: 10 { -point-pl-gen } или атака и 4. Два { -shizzle-one }, потом { -fizzle-one }: 14 { -point-pl-gen }, или 8 и одна атака, или 2 и две атаки. { -shizzle-one }, потом { -choke-one }: ничего. В { -bank-loc } 4, вы атакуете игрока с 9, и ещё 5 вы должны взять: { -bank-one } растёт до 10, вы берёте 5, остаётся 5, и игра продолжается.

rules-ours = Наши уточнения
rule-ours-1 = Сдавшийся игрок не получает ничего, победу делят остальные {$ruling}.
rule-ours-2 = { -Turn-one } ждёт, пока игрок бросит пять { -die-pl-gen } {$ruling}.
rule-ours-3 = «Взять» берёт все оставшиеся { -shizzle-one } и { -point-pl } { -line-gen } {$ruling}.
rule-ours-4 = Случайные { -die-pl } создаются один за другим; каждый — любой, что сочетается с прежними, все равновероятны {$ruling}.
rule-ours-5 = Брошенные { -die-pl } замирают по одному, начиная с младшего номера; только последний решает, { -choke-one } ли это {$ruling}.

## What a typed text should have been

unread-first = «{ $text }» — не место; ожидается от «{ $name } 1» до «{ $name } { $count }».
unread-die = «{ $text }» — не { -die-one }; ожидается от «{ $name } 1» до «{ $name } { $count }».
unread-colour = «{ $text }» — не { -colour-one } для { $place } ({ -die-one } и { -number-one }); ожидается одно из: { $colours }.
unread-fallen = «{ $text }» — не { -face-one } { -die-gen } { $count }; ожидается одно из: { $faces }.

## Real dice: what the app says of a real board, for dice

chance-typed = Настоящие { -die-pl }
chance-typed-help = Бросайте настоящие { -die-pl } и вводите, что выпало.
palette-head = Что на настоящих { -die-pl-loc }?

## Bots

bot-greedy = Средний
bot-greedy-help = берёт больше всего { -point-pl-gen } в этот { -turn-one }
bot-novice = Новичок
bot-novice-help = как «{ bot-greedy }», но часто { -stop-verb-s } слишком рано или { -roll_on-verb-s } слишком долго
bot-club = Лёгкий
bot-club-help = как «{ bot-optimal }», но может терять до 8 % шансов за действие, при большем числе игроков меньше
bot-strong = Сложный
bot-strong-help = как «{ bot-optimal }», но может терять до 2 % шансов за действие, при большем числе игроков меньше
bot-optimal = Лучший
bot-optimal-help = играет по точному решению (два игрока, обычные { -die-pl }) или лучшей оценке

## Help with a decision

advice-reach =
    { $count ->
        [6] Все шесть
       *[other] { $count } или больше
    }
advice-never = –
advice-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-expected = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
advice-stop = { -Stop-verb } на { $length }
advice-stop-joining = Добавить { $dice }; { -stop-verb } на { $length }
advice-roll-joining = Добавить { $dice }; { -roll_on-verb }
advice-fizzle-joining = Добавить { $dice }: { -fizzle-one }
advice-die = Бросить { -die-one } { $count } для первой { -spark-gen }
advice-odds = Шансы следующего броска: { -choke-one } или { -die-pl } на { -line-acc } каждой длины.
advice-turn = { -Point-pl }: чего ждать от этого { -turn-gen } при игре на { -point-pl }.

## The solution

solve-bank = В { -bank-loc } от 1 до { $most } { -point-pl-gen }, а не { $bank }.
data-mismatch = Приложенные данные — для другого: их «{ $key }» — { $text }, а не { $expected }. Создайте их заново: { $make }
data-damaged = Приложенные данные повреждены ({ $why }). Создайте их заново: { $make }
dice-file = Эти { -die-pl } использовать нельзя. { $why }
dice-no-dice = { -Die-pl } должны быть списком из { $expected }, а не { $count }.
dice-no-faces = { -Die-one } { $die } должен быть списком из шести { -colour-pl-gen }, для { -number-pl-gen } от 1 до 6.
dice-no-face = На { -die-loc } { $die } { -colour-one } «{ $text }»; ожидается один из: { $allowed }.
dice-no-twice = На { -die-loc } { $die } повторяется { $text } { $number }; каждый { -colour-one } на { -die-loc } один раз, и каждая { -face-one } встречается один раз.

## The score pad

pad-rounds = { -Point-pl } { -round-pl-gen }
pad-round-means = Взятые { -point-pl } без потерянных в атаках.
pad-who = Нажмите на игрока, чей { -turn-one } окончен.
pad-over = { -Bank-one } пуст: игра окончена (SH-3.6).
pad-turn =
    { $count ->
        [0] { $player }: чем кончился { -turn-one }?
       *[other] { $player }, { -shizzle-one }: { $count }. Как { -turn-one } пошёл дальше?
    }
pad-choke = { -choke-one }: ничего
pad-fizzle = { -fizzle-one }: { $count }
pad-flicker = { -flicker-one }: { $count }
pad-stop = { -Stop-noun } там
pad-settle = { -Point-pl } или атака? { -shizzle-one }: { $count }
pad-bad-turn = «{ $text }» — не { -turn-one }: ожидаются игрок, { -die-pl } последней { -line-gen } (0, 2–6), { -shizzle-one } и { -victim-gen }, например «140» или «1312».
pad-after-end = «{ $text }» идёт после конца игры: { -bank-one } пуст ({ $tag }).
pad-bad-attack = «{ $text }» атакует игрока, которого нельзя: ожидаются другие, у кого есть { -point-pl }, не больше одного на { -shizzle-one } ({ $tag }).

## The signs of the picture, explained at a touch and in the legend

sign-points = { -Point-pl }
sign-points-does = { -Chip-pl } игрока: квадратные — пять { -point-pl-gen }, круглые — одно.
sign-line = { -Line-one }
sign-line-does = У каждого { -die-gen } { -number-one } или { -colour-one } предыдущего. { -Line-one } из трёх, четырёх или пяти стоит столько же { -point-pl-gen }, когда { -turn-one } { -stop-participle }.
sign-shizzle = { -shizzle-one }
sign-shizzle-does = Все шесть { -die-pl-gen } в { -line-loc }: шесть { -point-pl-gen } вам, или шесть { -return-verb-s } другой игрок. Каждая звезда — { -shizzle-one }, который нужно { -settle-verb }.
sign-bank = { -Bank-one }
sign-bank-does = Отсюда берутся все { -point-pl }. Если он пуст в конце { -turn-gen }, игра кончается. Табличка показывает, что даст { -stop-noun }.
sign-cup = { -Dice_cup-one }
sign-cup-does = Бросает все { -die-pl } вне { -line-gen }. Один нужно { -join-verb }, иначе это { -choke-one }.
sign-count = Маленький { -die-one }
sign-count-does = Сколько { -die-pl-gen } в следующем броске.
sign-spark = { -spark-one }
sign-spark-does = Первый { -die-one } { -line-gen }, на лучах: последний { -die-one } предыдущей { -line-gen }.
sign-bond = { -Seal-one } между двумя { -die-pl-ins }
sign-bond-does = По чему { -die-one } { -join-verb-s }: общее { -number-one } или знак общего { -colour-gen }.
sign-choke = { -choke-one }
sign-choke-does = Ни один брошенный { -die-one } не { -fit-verb-s }. { -Turn-one } окончен; его { -point-pl } потеряны, { -shizzle-one } тоже.
sign-fizzle = { -fizzle-one }
sign-fizzle-does = Брошены пять { -die-pl-gen }, а { -line-acc } длиннее двух собрать нельзя: 2 { -point-few }, и { -turn-one } окончен.
sign-flicker = { -flicker-one }
sign-flicker-does = { -Line-one } из трёх, четырёх или пяти. { -Stop-imperative } и возьмите её { -point-pl } или { -roll_on-imperative } и рискуйте ими.
now-points = { points-count }.
now-line = В { -line-loc } { $count } из шести { -die-pl-gen }; { -turn-one } стоит { points-count }.
now-rolls = { -Die-pl-gen } для броска: { $count }.

## What gives the win shares of a review

evaluator-exact = решённая игра
evaluator-table = таблица для трёх игроков
evaluator-estimate = оценка, выученная на точных { -turn-pl-loc }
evaluator-simple = грубая модель: приложенную оценку использовать нельзя

## Kinds of chance, for statistics

chance-of-die = { -Number-gen } на { -die-pl-loc }
mistake-ending = завершение проигранной партии
mistake-stopping = слишком ранняя { -stop-noun }
mistake-going-on = лишний бросок
mistake-six = упущенный { -shizzle-one }
mistake-left-out = пропущенный { -fit-ing } { -die-one }
mistake-short = { -line-one } короче возможной
mistake-dice = не тот { -die-one }
mistake-attack = отказ от атаки
mistake-taking = атака вместо { -point-pl-gen }
mistake-victim = атака не на того игрока
why-win =
    { $count ->
        [one] Тогда игра сразу заканчивается с перевесом в { $count } { -point-one }.
        [few] Тогда игра сразу заканчивается с перевесом в { $count } { -point-few }.
       *[other] Тогда игра сразу заканчивается с перевесом в { $count } { -point-pl-gen }.
    }
why-ending =
    { $count ->
        [one] Игра сразу закончилась с отставанием в { $count } { -point-one }.
        [few] Игра сразу закончилась с отставанием в { $count } { -point-few }.
       *[other] Игра сразу закончилась с отставанием в { $count } { -point-pl-gen }.
    }
why-victim = { -Point-pl }: { $name } — { $better }, { $other } — { $taken }.
why-choke = Вероятность { -choke-gen } — { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
why-turn = Тогда { -turn-one } даёт в среднем { -point-pl-gen }: { NUMBER($better, maximumFractionDigits: 1) }, а не { NUMBER($taken, maximumFractionDigits: 1) }.

## Setting up a position

edit-turn = { -Turn-one }: { $player }
edit-bank = { -Bank-one }: { $count }
edit-points = { $player }: { $count }
edit-pending = { -Settle-verb } { -shizzle-one }: { $count }
edit-ready = До первого броска
edit-choose = { -Die-pl } брошены
edit-settle = { -Settle-noun } { -shizzle-one }
edit-shows = Показывает { $count }
edit-out = Вне { -line-gen }
edit-spark = Как { -spark-one }
edit-join = В конец { -line-gen }

## Puzzles

puzzle-how-solution = по решению, точно
puzzle-theme-push = { -roll_on-verb }
puzzle-theme-stop = { -stop-verb }
puzzle-theme-joining = какой { -die-one } { -join-verb }
puzzle-theme-short-line = { -line-one } покороче
puzzle-theme-shizzle = { -shizzle-one } собран
puzzle-theme-attack = атаковать
puzzle-theme-take = взять
puzzle-theme-last-points = последние { -point-pl }
puzzle-theme-last-turn = последний { -turn-one }

## The tutorial

tutorial-goal = Задача: больше всех { -point-pl-gen }, когда { -bank-one } опустеет. Все { -point-pl } берутся из { -bank-gen }, сейчас в нём 32.
tutorial-spark = Ваш { -turn-one }. Первый { -die-one } вашей { -line-gen } уже лежит: { -spark-one }, красный 1. Вы бросаете остальные пять.
tutorial-roll = Бросьте { -die-pl }.
tutorial-colour = { -Die-one } { -join-verb-s } к { -line-loc }, если у него { -colour-one } или { -number-one } последнего. За красный 1 { -fit-verb-s } красный 4.
tutorial-number = Теперь последний — красный 4. Жёлтый 4 { -fit-verb-s }: у него то же { -number-one }.
tutorial-flicker = Три { -die-gen } — это { -flicker-one }: можно { -stop-verb } и взять по { -point-dat } за каждый. Но { -fit-verb-plural } и другие { -die-pl }. Добавьте жёлтый 2.
tutorial-flicker-stop = { -Stop-verb } можно, но { -fit-verb-s } ещё один { -die-one }, а ещё { -die-one } — это ещё { -point-one }.
tutorial-flicker-roll = Остальные можно бросить, но один из них уже { -fit-verb-s }. Сначала добавьте его.
tutorial-longer = Теперь фиолетовый 2. Выбирайте порядок: что { -fit-future-s } дальше, решает только последний { -die-one } { -line-gen }.
tutorial-stop = Пять { -die-pl-gen } — пять { -point-pl-gen }. Если бросить последний и он не { -fit-future-s }, весь { -turn-one } потерян. { -Stop-imperative }.
tutorial-stop-roll = Так вы рискуете пятью { -point-pl-ins }, а { -die-one } { -fit-verb-s } лишь в одном броске из трёх. { -Stop-imperative } и возьмите их.
tutorial-next-spark = Пять { -point-pl-gen } ваши. Ваш последний { -die-one }, фиолетовый 2, теперь { -spark-one } для Zoe. Смотрите, что выпадет.
tutorial-choke = Ни один { -die-one } не фиолетовый и не 2: { -choke-one }. { -Turn-one } сразу окончен, его { -point-pl } потеряны. Та же { -spark-one } теперь ваша.
tutorial-fizzle = Из пяти { -die-pl-gen } { -fit-verb-s } только один, а за ним ничего: { -line-one } из двух — это { -fizzle-one }. { -Turn-one } кончается с двумя { -point-pl-ins }. Добавьте фиолетовый 4.
tutorial-again = Zoe { -stop-verb-s } на трёх { -die-pl-loc }. Ваша { -spark-one } — синий 3: бросайте снова.
tutorial-all = На этот раз можно { -join-verb } все { -die-pl }, один за другим. Начните с зелёного 3.
tutorial-all-2 = Потом зелёный 5. За ним пойдут оранжевый 5 и оранжевый 4.
tutorial-all-stop = Так можно, но { -join-verb } можно все шесть { -die-pl-gen }. Добавьте следующий.
tutorial-all-3 = Остался только один. Добавьте фиолетовый 4.
tutorial-shizzle = Все шесть: { -shizzle-one }! Он стоит шесть { -point-pl-gen } или атаку. Можно { -roll_on-verb }, но { -choke-one } отняла бы его. { -Stop-imperative }.
tutorial-shizzle-roll = { -choke-one } отняла бы { -shizzle-one }. { -Stop-imperative } и используйте его.
tutorial-attack = Можно взять шесть { -point-pl-gen }. Или атаковать: тогда Zoe { -return-verb-s } в { -bank-one } шесть своих. Атакуйте.
tutorial-attack-take = Шесть { -point-pl-gen } часто не хуже. Но посмотрите, что делает атака.
tutorial-attacked = Zoe { -return-verb-s } в { -bank-one } шесть { -point-pl-gen }. Вам атака ничего не приносит, но игра длится дольше, а это на руку отстающим.
tutorial-bank = Несколько { -turn-pl-gen } спустя в { -bank-loc } три { -point-few }, и вы впереди. { -Stop-imperative } с четырьмя { -die-pl-ins }: вы берёте, что есть, а пустой { -bank-one } завершает игру.
tutorial-bank-other = Так можно, но { -stop-noun } сейчас приносит победу.
tutorial-end = { -Bank-one } пуст, и у вас больше всех { -point-pl-gen }: победа!
### The examples of the rules in pictures (data/examples/rules.toml), and the summary for the table.

example-six-dice = На каждой { -face-gen } { -number-one } и { -colour-one }, и одинаковых { -face-pl-gen } нет.
example-from-the-bank = { -Line-one } из трёх берёт три { -point-few } из { -bank-gen }.
example-next-spark = { -Turn-one } кончился { -line-ins } из трёх. Её последний { -die-one }, как он лежит, — { -spark-one } следующего игрока.
example-join = У красного 4 { -colour-one } { -spark-gen }, его можно { -join-verb }; у оранжевого 4 ни её { -colour-gen }, ни её { -number-gen }.
example-choke = Ни у одного из пяти { -die-pl-gen } нет { -number-gen } или { -colour-gen } { -spark-gen }: { -choke-one }. { -Turn-one } кончается без { -point-pl-gen }.
example-fizzle = { -Line-acc } из трёх собрать нельзя: { -fizzle-one }. Один { -die-one } { -join-verb-s }, два { -point-few }, и { -turn-one } окончен.
example-flicker = { -flicker-one } из четырёх: { -stop-verb } на четырёх { -point-pl-loc } или бросить два остальных { -die-gen }.
example-shizzle = { -shizzle-one }: { -stop-verb } или { -roll_on-verb }, рискуя шестью { -point-pl-ins }. Тогда шестой { -die-one } — новая { -spark-one }.
example-three-possible = От красного 5 { -line-one } из трёх возможна, значит, обязательна; с оранжевым 1 осталось бы два.
example-attack = { -shizzle-one } заставляет любого другого игрока с { -point-pl-ins } { -return-verb } шесть в { -bank-one }.
example-bank-empty = В { -bank-loc } меньше, чем заработано, и он пустеет: игра кончается, побеждает тот, у кого больше { -point-pl-gen }.
example-shizzle-and-four = { -shizzle-one }, потом { -flicker-one } из четырёх: десять { -point-pl-gen } или атака и четыре.
example-two-shizzles = Два { -shizzle-one }, потом { -fizzle-one }: 14 { -point-pl-gen }, или 8 и одна атака, или 2 и две атаки.
example-shizzle-lost = { -shizzle-one }, потом { -choke-one }: ничего.
example-bank-grows = Атака поднимает { -bank-one } с 4 до 10, потом берут пять: остаётся 5, и игра продолжается.
example-take-all = Три { -shizzle-one } и { -line-one } из трёх: всё берут сразу.
summary-turn = Ваш { -turn-one }
summary-turn-1 = { -spark-one } — последний { -die-one } предыдущей { -line-gen }. Бросьте остальные пять.
summary-turn-2 = Добавляйте { -die-pl } со { -open_end-gen }: у каждого { -number-one } или { -colour-one } предыдущего.
summary-turn-3 = Ни один { -die-one } не { -fit-verb-s }: { -choke-one }. { -Turn-one } кончается без { -point-pl-gen }.
summary-turn-4 = Если { -line-one } из трёх возможна, она обязательна.
summary-stop = { -Stop-verb } или { -roll_on-verb }
summary-stop-1 = Не больше двух: { -fizzle-one }. 2 { -point-few }, и { -turn-one } окончен.
summary-stop-2 = От трёх до пяти: { -flicker-one }. { -Stop-imperative } и возьмите по { -point-dat } за { -die-one } или бросьте все вне { -line-gen }; один тогда нужно { -join-verb }.
summary-six = Все шесть: { -shizzle-one }
summary-six-1 = { -Stop-verb }: взять шесть { -point-pl-gen }, или другой игрок { -return-verb-s } шесть в { -bank-one }.
summary-six-2 = Или { -roll_on-verb }: он на кону, шестой { -die-one } — новая { -spark-one }, а остальные пять бросают.
summary-six-3 = В конце { -turn-gen } { -settle-verb-plural } { -pending-n }: сначала атаки.
summary-end = Конец игры
summary-end-1 = В { -bank-loc } вначале 40, 60, 75, 90 или 100 { -point-pl-gen } для двух–шести игроков.
summary-end-2 = { -Bank-one } пуст, когда { -turn-one } { -settle-participle }: побеждает тот, у кого больше { -point-pl-gen }.
