### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Ваши шансы на победу падают с { NUMBER($best, style: "percent", maximumFractionDigits: 0) } до { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = Ваш выбор ({ $share }): { $way }
tutor-better = Возможно, вы не заметили ({ $share }): { $way }
tutor-error = Разницу меньше { $error } наставник не замечает: её может и не быть.
tutor-unmeasured = Насколько точны эти шансы на победу, неизвестно.
hint-points = Очки сейчас
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = Первые { $count } примерно одинаково хороши.
hint-equal-more =
    { $more ->
        [one] Первые { $count } примерно одинаково хороши. Есть ещё { $more }, точно такой же.
        [few] Первые { $count } примерно одинаково хороши. Есть ещё { $more }, точно таких же.
       *[many] Первые { $count } примерно одинаково хороши. Есть ещё { $more }, точно таких же.
    }
hint-unsure = Явно лучшего нет.
hint-all-equal = Все примерно одинаково хороши.
hint-error = Варианты с разницей меньше { $error } считаются равными.
hint-unmeasured = Насколько точны эти шансы на победу, неизвестно, поэтому лучший вариант не назван.
analysis-by = Шансы на победу: { $name }.
analysis-by-exact = Точные шансы на победу: { $name }.
analysis-by-error = Шансы на победу: { $name }. Средняя ошибка на шаг: { $error }.

## Review of a game

review-none = Оценки для { $game } нет, поэтому разобрать её игры нельзя.
review-empty = В этой игре ещё ничего не произошло.
review-older = Эта игра сыграна по правилам или данным другой версии, поэтому её не разобрать.
evaluator-own = собственные оценки игры
review-evaluator = Шансы на победу: { $name }. Средняя ошибка на шаг: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Точные шансы на победу: { $name }.
review-evaluator-unmeasured = Шансы на победу: { $name }. Насколько они точны, неизвестно.
review-fitted = Оценка обучена на играх ботов уровня «{ $level }».
review-level-none = –
review-level-perfect = Безупречно
review-resigned =
    { $name ->
        [you] Вы сдались.
       *[other] { $name } сдаётся.
    }
mistake-win = упущенная победа
mistake-other = дорогие решения

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } (от { $low } до { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share }: вам
       *[other] { $share }: { $name }
    }

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
        [you] Вы проиграли с отставанием в { headline-points }.
       *[other] Поражение с отставанием в { headline-points }: { $seat }.
    }
headline-shared =
    { $seat ->
        [you] Вы разделили победу.
       *[other] { $seat } делит победу.
    }
headline-points =
    { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
headline-luck-took =
    { $seat ->
        [you] Удача отняла у вас { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
       *[other] { $seat }: удача отняла { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
    }
headline-luck-gave =
    { $seat ->
        [you] Удача прибавила вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
       *[other] { $seat }: удача дала { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Одно решение стоило вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [2] Два решения стоили вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [one] { $count } решение стоило вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [few] { $count } решения стоили вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
           *[many] { $count } решений стоили вам { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
        }
       *[other] { $count ->
            [1] { $seat }: одно решение стоило { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [2] { $seat }: два решения стоили { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [one] { $seat }: { $count } решение стоило { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
            [few] { $seat }: { $count } решения стоили { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
           *[many] { $seat }: { $count } решений стоили { NUMBER($share, style: "percent", maximumFractionDigits: 0) } шансов на победу.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Одно решение стоило вам победы.
            [2] Два решения стоили вам победы.
            [one] { $count } решение стоило вам победы.
            [few] { $count } решения стоили вам победы.
           *[many] { $count } решений стоили вам победы.
        }
       *[other] { $count ->
            [1] { $seat }: одно решение стоило победы.
            [2] { $seat }: два решения стоили победы.
            [one] { $seat }: { $count } решение стоило победы.
            [few] { $seat }: { $count } решения стоили победы.
           *[many] { $seat }: { $count } решений стоили победы.
        }
    }
headline-nothing =
    { $seat ->
        [you] Ни одно решение не обошлось вам дорого.
       *[other] { $seat }: ни одно решение не обошлось дорого.
    }
