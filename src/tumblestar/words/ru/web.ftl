### Round every page: navigation, settings, errors, the form for a new table, and what several pages share.

## Round every page

app-name = tumblestar
app-description = Настольные игры в браузере, против ботов или с другими.
title-page = { $page } · tumblestar
skip = К содержанию
nav-label = Страницы
nav-shelf = Игры
nav-tables = Мои столы
settings = Настройки
settings-name = Ваше имя
settings-language = Язык
language-incomplete = Некоторые тексты ещё не переведены. Они на английском.
settings-theme = Тема
settings-save = Сохранить
theme-system = как в системе
theme-light = светлый
theme-dark = тёмный
independence = tumblestar — независимый проект, не связанный с авторами и издателями этих игр.
close = Закрыть
nav-lobby = Лобби
nav-api = Для программ
nav-install = Установить приложение
nav-friends = С друзьями
stay-on = Настройте экран так, чтобы он не гас.

## Shelf and tables

card-seats = Игроки: { $first }–{ $last }
card-minutes = { $first }–{ $last } мин
box-minutes = { $count } мин
card-seats-short = { $first }–{ $last }
card-age = от { $age } лет
play-bots = Против ботов
play-friends = С друзьями
play-friends-how = по ссылке
play-device = На этом устройстве
play-device-how = передавайте по кругу
play-seats = Игроки
play-more = Другие настройки
play-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
play-level = { $name }, звёзд: { $stars } из 5
card-basis = Минуты и возраст на странице игры — с её коробки. Удачу мы измеряем: как часто простой бот побеждает сильнейшего. Минуты и раздумья здесь — наша оценка.
card-luck-1 = почти без удачи
card-luck-2 = чуть-чуть удачи
card-luck-3 = немного удачи
card-luck-4 = много удачи
card-luck-5 = в основном удача
card-thought-1 = для отдыха
card-thought-2 = лёгкие раздумья
card-thought-3 = надо подумать
card-thought-4 = много раздумий
card-thought-5 = глубокие раздумья
time-now = только что
time-yesterday = вчера
open-none = Сначала выберите файл.
card-seats-exactly = { $count ->
        [one] Для { $count } игрока
        [few] Для { $count } игроков
       *[many] Для { $count } игроков
    }

## New table

new-head = Новый стол: { $game }
new-seats = Число игроков
new-seat = Место { $count }
new-who = Кто
new-me = я
new-person = ещё один человек за этим экраном
new-bot = бот: { $name } { $stars }
new-bots = О ботах
new-bots-away = { $bots }: только в установленной программе. В браузере они думали бы слишком долго.
new-name = Имя
new-play = Играть
new-options = Опции
new-chance = Удача и честность
new-chance-kind = Случайные исходы
new-seed = Сид
new-commitment = Отпечаток секретного сида этого стола:
new-salt = Слова места { $count }
new-salt-help = Сид секретен до конца игры; отпечаток (SHA-256) доказывает, что он не менялся. Если вы не доверяете серверу, добавьте любые слова: тогда каждый случайный исход зависит и от них.
new-wrong = Этот стол пока создать нельзя:
new-typed-nobody = С настоящей доской кто-то должен вводить случайные исходы. Добавьте человека.
chance-sealed = Запечатан
chance-sealed-help = Секретный сид назначен до начала. После игры любой может проверить каждый случайный исход.
chance-seed = Из своего сида
chance-seed-help = Тот же сид даёт те же случайные исходы. Кто его знает, может их предвидеть; в файле игры так и сказано.
chance-typed = Настоящая доска
chance-typed-help = Играйте на настоящей доске и вводите каждый случайный исход.

## Table

rows-label = Ряды игроков; есть и текстом.
action-turn = Повернуть
action-over = Отразить
steps-label = По шагам игры
step-first = Первый шаг
step-previous = На шаг назад
step-next = На шаг вперёд
step-last = Последний шаг
rules-open = Правила
rules-head = Правила: { $game }
rules-page-link = Правила отдельной страницей

## Campaign

star-won = Уровень пройден
star-great = Пройден, очков не меньше { $great }
star-first = Пройден с первой попытки, новыми кубиками
star-got = (получена)
star-not = (ещё не получена)

## Check of chance

verify-head = Проверка честности
verify-open-means = Игра может быть честной, но никто не докажет, что сид был секретным.
verify-older-means = Проверьте той версией tumblestar, в которой она сыграна.
verify-closed-means = Вернитесь, когда игра кончится.
verify-false-means = Этот файл игры изменили.
verify-commitment-was = Отпечаток
verify-seed-is = Сид
verify-how = Доверять этой странице не нужно. Скачайте файл игры и запустите «tumblestar verify» или вычислите сами, как описано в docs/chance.md.
verify-details = Подробности
verify-each = Все случайные исходы
verify-each-some = Здесь показано случайных исходов: { $most } из { $count }. Проверены все до первого неверного.
verify-each-right = следует из сида
verify-each-wrong = не следует из сида
verify-each-none = не проверен
verify-draw = (номер { $count } потока «{ $stream }»)
verify-back = Назад к столу

## Bad news

sorry-400 = Этот запрос не читается
sorry-400-help = Вернитесь и попробуйте снова.
sorry-403 = Это не разрешено
sorry-403-help = Вернитесь к столу.
sorry-404 = Здесь ничего нет
sorry-404-help = Возможно, адрес неверен, стол удалён или принадлежит другому игроку.
sorry-table = Для этого стола нужно приглашение.
sorry-table-help = Попросите ссылку у того, кто вас сюда направил.
sorry-405 = Такой запрос невозможен
sorry-405-help = Пользуйтесь кнопками на страницах.
sorry-409 = Этот стол не открыть
sorry-409-help = Возможно, он от другой версии tumblestar. Другие столы не затронуты.
sorry-413 = Это слишком велико
sorry-413-help = В файле игры может быть не больше 1 МБ текста.
sorry-421 = У этого сервера другое имя
sorry-421-help = Владелец может разрешить это имя: TUMBLESTAR_HOSTS=name.
sorry-424 = В эту игру сейчас играть нельзя
sorry-424-help = Исправьте её файл данных и перезапустите tumblestar. Другие игры работают.
sorry-428 = Этот браузер блокирует cookie
sorry-428-help = tumblestar узнаёт вас по файлу cookie. Без него у вас не может быть ни места, ни стола. Ссылка или код по-прежнему действуют. Разрешите cookie для этого адреса, вернитесь и попробуйте снова.
sorry-500 = Здесь что-то пошло не так
sorry-500-help = Это наша вина. Всё сыгранное сохранено. Загрузите страницу снова.
sorry-503 = Столы сейчас не сохранить
sorry-503-help = Всё подтверждённое сохранено. Загрузите страницу позже.
sorry-home = К играм
sorry-401 = Нужен пароль
sorry-401-help = Введите его на странице игр.
sorry-429 = Слишком много запросов
sorry-429-help = Ничего не потеряно. Немного подождите и попробуйте снова.
work-busy = Сервер сейчас слишком занят для этого. Попробуйте через { $seconds } с.

## Password

door-head = Входите
door-about = Для этого сервера нужен пароль. Его знает тот, кто вас пригласил.
door-password = Пароль
door-enter = Войти
door-wrong = Неверный пароль. После нескольких попыток придётся ждать.

## Together

new-friend = друг, по ссылке
new-together = Часы, чат и зрители
new-clock = Часы
new-clock-help = Первый ход каждого игрока без учёта времени. Пока сервер выключен, часы стоят.
clock-turn-help = Когда время вышло, ход заканчивает бот.
clock-bank-help = Игрок, у которого вышло время, проигрывает.
bad-clock = Таких часов нет. Выберите часы из списка.
local-head = Ссылки действуют только на этом компьютере
local-why = На любом устройстве адрес { $host } означает само это устройство. Телефон друга искал бы игру на себе.
local-do = Чтобы играть с друзьями в вашей сети, перезапустите tumblestar этой командой со своим паролем:
local-then = Потом откройте сетевой адрес этого компьютера, например { $example }, и создайте стол там. Его ссылкам пароль не нужен.
link-copy = Копировать ссылку
link-copied = Скопировано.
host-head = Настройки хозяина стола
host-chat = Свободный чат
host-chat-help = Готовые фразы разрешены всегда.
host-watchers = Зрители
host-watchers-help = Смотреть может любой, у кого есть их ссылка. Зрители видят то же, что игроки, и не пишут в чат.
host-listed = Показывать в лобби
host-listed-help = Все на этом сервере видят там стол, могут занять свободное место и смотреть законченную игру.

## The installable app

install-head = tumblestar как приложение
install-about = Как приложение tumblestar открывается в своём окне. Оно занимает меньше 1 МБ.
install-do = Установить
install-ways = Или способом браузера:
install-chrome = Chrome и Edge: «Установить» в адресной строке или меню.
install-ios = iPhone и iPad: «Поделиться», потом На экран «Домой».
install-mac = Safari на Mac: «Добавить в Dock» в меню «Файл».
install-firefox = Firefox на Android: «Установить» в меню.
install-not = Браузеры устанавливают приложения только с адреса https. Попросите владельца сервера настроить TLS (docs/hosting.md).
offline-head = Нет связи
offline-about = Сервер недоступен. Ваши столы сохранены. Страница вернётся сама.
offline-again = Попробовать сейчас
result-share = Поделиться результатом
result-save = Сохранить как картинку
