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

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } (от { $low } до { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share }: { $name }
