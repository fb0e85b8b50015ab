### Environments for programs that learn.

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: action { $action } of { $agent } is not legal. Choose { $allowed }.
# reset() is code.
env-not-begun = { $env }: call reset() first.
env-needs = { $env } needs the package { $package }: pip install { $what }
env-array = { $env }: { $name } is an array of { $type } with the shape { $shape }. It must be { $wanted_type } with the shape { $wanted_shape }.
env-layout = { $env }: the array for { $name } has gaps or cannot be written to. Give one like those of numpy.zeros.
takes-opponents = the name of a bot, or a list of { $count }, one for each other seat
takes-level = a level’s number or set, such as { $example }
takes-no-levels = None, since { $name } has no levels
