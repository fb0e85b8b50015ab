### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, заметка { $n }: { $why }
bad-tutorial-alone = Рядом нет записанной игры { $file }.
bad-tutorial-record = Строка { $line } записанной игры: { $why }
bad-tutorial-game = Записанная игра — { $other }. Используйте игру { $game }.
bad-tutorial-learner = У ученика место { $n }. Выберите место, которое есть в каждой записанной игре.
bad-tutorial-idle = Ученику на месте { $n } нечего делать. Поставьте заметку перед действием этого места.
bad-tutorial-chapter = Заметка из главы { $n }. Выберите от 1 до { $count }, по главе на записанную игру.
bad-tutorial-event = Заметка стоит перед событием { $event }. Выберите от 1 до { $count }; последнее — конец.
bad-tutorial-order = Заметка идёт после заметки о более позднем событии. Расставьте их в порядке игры.
bad-tutorial-end = Глава кончается действием. Добавьте заметку, которая показывает, что вышло.
bad-tutorial-words = Для «{ $key }» нет слов. Добавьте это сообщение в { $game } на каждом языке.
bad-tutorial-reading = Ученику здесь нечего делать. Используйте «also», «answers» и «other» только перед действиями ученика.
bad-tutorial-action = «{ $text }» — не действие. { $why }
bad-tutorial-illegal = «{ $text }» здесь не разрешено. В поле «also» укажите действия не хуже записанного.
bad-tutorial-right = «{ $text }» — записанное действие. В поле «answers» укажите неверные попытки.
bad-tutorial-mark = Здесь нет ничего с именем «{ $text }». Укажите разрешённое действие, место поля либо деталь или знак рисунка.
learn-right = Верно.
learn-head = Учимся: { $game }
learn-step = { $n } из { $count }
learn-back = Назад
learn-next = Дальше
learn-again = С начала
learn-play = Играть
learn-leave = Выйти
learn-skip = Пропустить шаг

# $name: the name of a file.
learn-another = Другой урок: { $name }
learn-choose = Всё, что здесь можно
learn-do = Сделать

# $marked: a list of sentences and names.
learn-marked = Отмечено: { $marked }
term-learn-begin = Делайте, что говорят заметки: введите действие в нотации или нажмите Enter, чтобы продолжить. «?» — ваши варианты, «поле» — показать поле, «назад» — на шаг назад, «выход» — уйти.
term-learn-try = Ваше действие:
term-learn-on = Enter, чтобы продолжить:
term-learn-play = Enter — играть против { $bot }; «выход» — уйти:
term-learn-left = Ваше место в уроке сохранено. «tumblestar learn { $game }» продолжает урок.
term-learn-rule = См. правило { $tag } в «tumblestar rules { $game }».
term-word-step-back = назад
cli-learn = Учит игре в терминале, потом даёт сыграть против бота. Продолжает с места остановки.
cli-learn-game = Игра.
cli-learn-lesson = Имя урока; по умолчанию первый.
cli-learn-none = Для { $game } урока пока нет. Как его написать, сказано в docs/tutorials.md.
cli-learn-unknown = Нет урока «{ $name }». Выберите { $allowed }.
card-learn = Учиться, играя: { $game }
card-learn-short = Учиться
new-learn = Учиться, играя: несколько минут

# $did: what the recorded action would do, a sentence of the game.
learn-also = Это не хуже. Урок продолжается другим действием. { $did }

# $did: what the tried action would do.
learn-other = { $did } Так можно, но этот урок о другом. Попробуйте отмеченное.
