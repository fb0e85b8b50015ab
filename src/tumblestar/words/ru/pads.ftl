### Score pads.

## Shelf and tables

card-pad-short = Блокнот
card-pad = Блокнот для счёта: { $game }

## Score pad

pad-head = Блокнот для счёта: { $game }
pad-about = Нажмите на рисунке туда, где что-то лежит на вашем столе, и увидите, сколько это приносит. Это устройство хранит всё, пока вы не начнёте снова; ссылка отправляет это другим.
pad-lost = Сервер недоступен. Это устройство хранит введённое. Попробуйте снова.
pad-bad-players = В этой игре не может быть «{ $text }» игроков. Выберите { $allowed }.
pad-choices = Игра на вашем столе
pad-form = Ввод без рисунка
pad-player-name = Игрок { $count }
pad-rank = { $rank ->
        [1] 1-е
        [2] 2-е
        [3] 3-е
       *[other] { $rank }-е
    }
pad-look = { $total ->
        [one] { $name }: { $total } очко, место { $rank }. Показать, что лежит перед этим игроком
        [few] { $name }: { $total } очка, место { $rank }. Показать, что лежит перед этим игроком
       *[many] { $name }: { $total } очков, место { $rank }. Показать, что лежит перед этим игроком
    }
pad-count = Игроки
pad-names = Взять эти имена
pad-undo = Отменить
pad-link = Ссылка на этот блокнот как есть
pad-total-of = { $count ->
        [one] { $name }: { $count } очко
        [few] { $name }: { $count } очка
       *[many] { $name }: { $count } очков
    }
pad-save = Сохранить карту рисунком
pad-file-head = Рисунки
pad-file-label = Рисунок, сохранённый в tumblestar, или текстовый файл
pad-file-hint = Такой рисунок (SVG) читается точно. Фотографии прочесть нельзя.
pad-file-do = Прочесть
pad-clear = Начать снова
pad-total = Карты: { $total }
