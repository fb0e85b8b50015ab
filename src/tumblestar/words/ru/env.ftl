### Environments for programs that learn.

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: действие { $action } агента { $agent } не разрешено. Выберите из: { $allowed }.
env-not-begun = { $env }: сначала вызовите reset().
env-needs = Для { $env } нужен пакет { $package }: pip install { $what }
env-array = { $env }: { $name } — массив { $type } формы { $shape }. Нужен { $wanted_type } формы { $wanted_shape }.
env-layout = { $env }: в массиве для { $name } есть пропуски, или в него нельзя писать. Дайте такой, как из numpy.zeros.
takes-opponents = имя бота или список по одному на каждое другое место: { $count }
takes-level = номер или набор уровня, например { $example }
takes-no-levels = None: у { $name } нет уровней
