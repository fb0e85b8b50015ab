### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Вы теряете { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } шансов на победу.
tutor-own = Ваш выбор, после него { $share }: { $way }
tutor-better = Возможно, не замечено, после него { $share }: { $way }
tutor-error = Цена ниже { $error } может оказаться нулевой, о ней не спрашивают.
tutor-unmeasured = Ошибка долей победы не измерена.
hint-points = Очки сейчас
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = Первые { $count } примерно одинаково хороши.
hint-equal-more = Первые { $count } примерно равны, и ещё равных: { $more }.
hint-unsure = Ни один вариант явно не лучше.
hint-all-equal = Все примерно одинаково хороши.
hint-error = Варианты с разницей меньше { $error } считаются равными.
hint-unmeasured = Ошибка долей победы не измерена, поэтому лучший вариант не назван.
analysis-by = По: { $name }.
analysis-by-exact = Точно: { $name }.
analysis-by-error = По: { $name }. Средняя ошибка от события к событию: { $error }.

## Review of a game

review-none = У { $game } нет оценщика, поэтому её партии не разобрать.
review-empty = В этой игре ещё ничего не произошло.
review-older = Эта игра сыграна по правилам или данным другой версии, поэтому её не разобрать.
evaluator-own = собственные оценки игры
review-evaluator = Оценки: { $name }. Средняя ошибка шага: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Оценки: { $name }; точно.
review-evaluator-unmeasured = Оценки: { $name }; ошибка не измерена.
review-fitted = Подобраны по партиям ботов уровня «{ $level }».
review-level-none = –
review-level-perfect = Безупречно
review-resigned = { $name } сдаётся
mistake-win = упущенная победа
mistake-other = дорогие решения

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } (от { $low } до { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share }: { $name }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Вы победили.
       *[other] Победа: { $seat }.
    }
headline-won-by =
    { $seat ->
        [you] Вы победили с отрывом в { headline-points }.
       *[other] Победа с отрывом в { headline-points }: { $seat }.
    }
headline-lost =
    { $seat ->
        [you] Вы проиграли.
       *[other] Поражение: { $seat }.
    }
headline-lost-by =
    { $seat ->
        [you] Вы проиграли, отстав на { headline-points }.
       *[other] Поражение с отставанием на { headline-points }: { $seat }.
    }
headline-shared =
    { $seat ->
        [you] Вы разделили победу.
       *[other] Победа разделена: { $seat }.
    }
headline-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[other] { $count } очков
    }
headline-luck-took =
    { $seat ->
        [you] Удача отняла у вас { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
       *[other] { $seat }: удача отняла { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
    }
headline-luck-gave =
    { $seat ->
        [you] Удача дала вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
       *[other] { $seat }: удача дала { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [one] { $count } решение стоило вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [2] Два решения стоили вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [few] { $count } решения стоили вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [many] { $count } решений стоили вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
           *[other] { $count } решений стоили вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
        }
       *[other] { $count ->
            [one] { $seat }: { $count } решение стоило { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [2] { $seat }: два решения стоили { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [few] { $seat }: { $count } решения стоили { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [many] { $seat }: { $count } решений стоили { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
           *[other] { $seat }: { $count } решений стоили { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Одно решение стоило вам победы.
            [2] Два решения стоили вам победы.
           *[other] Решения ({ $count }) стоили вам победы.
        }
       *[other] { $count ->
            [1] Одно решение стоило победы: { $seat }.
            [2] Два решения стоили победы: { $seat }.
           *[other] Решения ({ $count }) стоили победы: { $seat }.
        }
    }
headline-nothing =
    { $seat ->
        [you] Ни одно ваше решение не стоило дорого.
       *[other] { $seat }: ни одного дорогого решения.
    }
