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
language-incomplete = Некоторые тексты ещё не переведены и даны по-английски.
settings-theme = Вид
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
card-minutes = { $first }–{ $last } мин
box-minutes = { $count } мин
card-seats-short = { $first }–{ $last }
card-age = от { $age } лет
play-bots = Против ботов
play-friends = С друзьями
play-friends-how = по ссылке
play-device = На этом устройстве
play-device-how = передаётся по кругу
play-seats = Игроков
play-more = Другие настройки
play-count = Игроков: { $count }
play-level = { $name }, звёзд: { $stars } из пяти
card-basis = На листе игры минуты и возраст стоят как на коробке. Удача измерена: как часто простой бот побеждает сильнейшего. Минуты и раздумья здесь — наша оценка.
card-luck-1 = почти без везения
card-luck-2 = мало везения
card-luck-3 = немного везения
card-luck-4 = много везения
card-luck-5 = очень много везения
card-thought-1 = без усилий
card-thought-2 = чуть подумать
card-thought-3 = подумать
card-thought-4 = много думать
card-thought-5 = глубоко думать
time-now = только что
time-yesterday = вчера
open-none = Файл не выбран.
card-seats-exactly = { $count ->
        [1] Для одного игрока
        [one] Для { $count } игрока
        [few] Для { $count } игроков
       *[many] Для { $count } игроков
    }

## New table

new-head = Новый стол: { $game }
new-seats = Сколько игроков?
new-seat = Место { $count }
new-who = Кто
new-me = я
new-person = ещё один человек за этим экраном
new-bot = бот: { $name } { $stars }
new-bots = О ботах
new-bots-away = { $bots }: только в установленной программе, в браузере они думали бы слишком долго.
new-name = Имя
new-play = Играть
new-options = Опции
new-chance = Случай и честность
new-chance-kind = Откуда берётся случай
new-seed = Сид
new-commitment = Обязательство о секретном сиде этого стола:
new-salt = Соль места { $count }
new-salt-help = Сид секретен до конца игры; обязательство, его SHA-256, доказывает, что он не менялся. Если вы не доверяете серверу, добавьте любые слова как соль: они влияют на каждый исход.
new-wrong = Этот стол пока создать нельзя:
new-typed-nobody = Настоящей доске нужен человек, который вводит исходы случая.
chance-sealed = Запечатан
chance-sealed-help = Секретный сид, обещанный до начала. После конца любой может проверить каждый исход.
chance-seed = Из вашего сида
chance-seed-help = Тот же сид — та же подготовка. Кто его знает, может предвидеть её: в записи так и сказано.
chance-typed = Настоящая доска
chance-typed-help = Вы раскладываете настоящую доску и вводите, что где лежит.

## Table

rows-label = Ряды игроков; и текстом.
action-turn = Повернуть
action-over = Перевернуть
steps-label = По шагам игры
step-first = Первое событие
step-previous = На событие назад
step-next = На событие вперёд
step-last = Последнее событие
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

verify-head = Проверка удачи
verify-open-means = Игра может быть честной; нельзя только доказать, что никто не знал.
verify-older-means = Проверьте той версией tumblestar, в которой она сыграна.
verify-closed-means = Вернитесь, когда игра кончится.
verify-false-means = Кто-то изменил эту запись.
verify-commitment-was = Обязательство
verify-seed-is = Сид
verify-how = Доверять этой странице не нужно: скачайте запись и запустите «tumblestar verify» или вычислите сами по docs/chance.md.
verify-details = Подробности
verify-each = Каждый исход
verify-each-some = Здесь показаны исходы: { $most } из { $count }; проверены все до первого неверного.
verify-each-right = следует из сида
verify-each-wrong = не следует из сида
verify-each-none = не проверен
verify-draw = (номер { $count } потока «{ $stream }»)
verify-back = Назад к столу

## Bad news

sorry-400 = Это не читается
sorry-400-help = Вернитесь и попробуйте снова.
sorry-403 = Это не разрешено
sorry-403-help = Вернитесь к столу.
sorry-404 = Здесь ничего нет
sorry-404-help = Адрес неверен, или стол удалён, или он чужой.
sorry-table = Для этого стола нужно приглашение.
sorry-table-help = Попросите ссылку у того, кто вас сюда направил.
sorry-405 = Такой запрос невозможен
sorry-405-help = Пользуйтесь кнопками страниц.
sorry-409 = Этот стол не открыть
sorry-409-help = Возможно, он от другой версии tumblestar. Другие столы не затронуты.
sorry-413 = Это слишком велико
sorry-413-help = Запись — не больше мегабайта текста.
sorry-421 = У этого сервера другое имя
sorry-421-help = Владелец может разрешить это имя: TUMBLESTAR_HOSTS=name.
sorry-424 = В эту игру сейчас играть нельзя
sorry-424-help = Исправьте её файл данных и перезапустите tumblestar; другие игры идут.
sorry-428 = Этот браузер блокирует cookie
sorry-428-help = tumblestar узнаёт вас по файлу cookie. Без него ни место, ни стол не могут быть вашими. Ничего не израсходовано. Разрешите cookie для этого адреса, вернитесь и попробуйте снова.
sorry-500 = Здесь что-то пошло не так
sorry-500-help = Это наша вина. Сыгранное сохранено; загрузите страницу снова.
sorry-503 = Столы сейчас не сохранить
sorry-503-help = Ничто подтверждённое не потеряно. Загрузите страницу позже.
sorry-home = К играм
sorry-401 = Нужен пароль
sorry-401-help = Введите его на странице игр.
sorry-429 = Слишком много запросов
sorry-429-help = Подождите немного и попробуйте снова; ничего не потеряно.
work-busy = Сейчас вычисляется слишком много. Попробуйте через { $seconds } с.

## Password

door-head = Входите
door-about = Сервер спрашивает пароль. Его знает тот, кто вас пригласил.
door-password = Пароль
door-enter = Войти
door-wrong = Неверный пароль. После нескольких попыток придётся ждать.

## Together

new-friend = друг, по ссылке
new-together = Часы, чат и гости
new-clock = Часы
new-clock-help = Первый ход каждого без времени, и часы стоят, пока сервер выключен.
clock-turn-help = Когда время вышло, ход заканчивает бот.
clock-bank-help = У кого вышло время, тот проигрывает.
bad-clock = Таких часов нет.
local-head = Ссылки действуют только на этом компьютере
local-why = Адрес { $host } везде значит «это самое устройство»: телефон друга искал бы игру на себе.
local-do = Чтобы играть с друзьями в вашей сети, перезапустите tumblestar этой командой со своим паролем:
local-then = Потом откройте сетевой адрес этого компьютера, например { $example }, и создайте стол там. Его ссылкам пароль не нужен.
link-copy = Копировать ссылку
link-copied = Скопировано.
host-head = Настройки хозяина стола
host-chat = Свободный чат
host-chat-help = Готовые фразы разрешены всегда.
host-watchers = Зрители
host-watchers-help = Кто получил их ссылку, может смотреть, видит то же, что игроки, и не пишет в чат.
host-listed = Показывать в лобби
host-listed-help = Все на этом сервере видят там стол, могут занимать свободные места и смотреть законченную игру.

## The installable app

install-head = tumblestar как приложение
install-about = После установки tumblestar открывается в своём окне и занимает меньше мегабайта.
install-do = Установить
install-ways = Или способом браузера:
install-chrome = Chrome и Edge: «Установить» в адресной строке или меню.
install-ios = iPhone и iPad: «Поделиться», потом На экран «Домой».
install-mac = Safari на Mac: «Добавить в Dock» в меню «Файл».
install-firefox = Firefox на Android: «Установить» в меню.
install-not = Браузеры устанавливают только с адреса https. Попросите владельца сервера настроить TLS (docs/hosting.md).
offline-head = Нет связи
offline-about = Сервер недоступен. Ваши столы в сохранности; страница вернётся сама.
offline-again = Попробовать сейчас
result-share = Поделиться результатом
result-save = Сохранить рисунком
