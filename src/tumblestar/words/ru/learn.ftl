### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, заметка { $n }: { $why }
bad-tutorial-alone = Рядом нет записанной игры { $file }.
bad-tutorial-record = Строка { $line } записанной игры: { $why }
bad-tutorial-game = Записанная игра — { $other }; ожидается { $game }.
bad-tutorial-learner = У ученика место { $n }; ожидается место каждой записанной игры.
bad-tutorial-idle = Ученику на месте { $n } нечего делать; ожидается заметка перед действием этого места.
bad-tutorial-chapter = Она из главы { $n }; ожидается от 1 до { $count }, по главе на записанную игру.
bad-tutorial-event = Она стоит перед событием { $event }; ожидается от 1 до { $count }, последнее — для конца.
bad-tutorial-order = Она идёт после заметки о более позднем событии; ожидается порядок игры.
bad-tutorial-end = Глава кончается действием; ожидается ещё заметка, чтобы показать, что вышло.
bad-tutorial-words = Для «{ $key }» нет слов; ожидается сообщение { $game } на каждом языке.
bad-tutorial-reading = Ученику здесь нечего делать; «also», «answers» и «other» ожидаются только перед действиями ученика.
bad-tutorial-action = «{ $text }» — не действие. { $why }
bad-tutorial-illegal = «{ $text }» здесь не разрешено; под «also» ожидаются действия не хуже записанного.
bad-tutorial-right = «{ $text }» — записанное действие; под «answers» ожидаются неверные попытки.
bad-tutorial-mark = «{ $text }» здесь ничего не называет; ожидается разрешённое действие, место поля либо деталь или знак рисунка.
learn-right = Верно.
learn-head = Учимся: { $game }
learn-step = { $n } из { $count }
learn-back = Назад
learn-next = Дальше
learn-again = С начала
learn-play = Играть
learn-leave = Выйти
learn-skip = Пропустить

# $name: the name of a file.
learn-another = Другой урок: { $name }
learn-choose = Всё, что здесь можно
learn-do = Сделать

# $marked: a list of sentences and names.
learn-marked = Отмечено: { $marked }
term-learn-begin = Делайте, о чём просят заметки: введите действие в нотации или Enter, чтобы идти дальше. «?» — что можно сделать, «поле» — поле, «назад» — назад, «выход» — уйти.
term-learn-try = Ваше действие:
term-learn-on = Enter — дальше:
term-learn-play = Enter — игра против: { $bot }; «выход» — уйти:
term-learn-left = Урок сохранён. «tumblestar learn { $game }» продолжает его.
term-learn-rule = Правило — { $tag }: оно в «tumblestar rules { $game }».
term-word-step-back = назад
cli-learn = Учит игре, играя в терминале, потом играет против бота; продолжает с места остановки.
cli-learn-game = Игра.
cli-learn-lesson = Имя урока; по умолчанию первый.
cli-learn-none = У { $game } пока нет урока; как его написать, говорит docs/tutorials.md.
cli-learn-unknown = Урока «{ $name }» нет; есть { $allowed }.
card-learn = Учиться, играя: { $game }
card-learn-short = Учиться
new-learn = Учиться, играя: несколько минут

# $did: what the recorded action would do, a sentence of the game.
learn-also = Это не хуже. Урок продолжается другим действием. { $did }

# $did: what the tried action would do.
learn-other = { $did } Так можно, но здесь нужно другое. Попробуйте отмеченное.
