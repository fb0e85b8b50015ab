### Environments for programs that learn.

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: la acción { $action } de { $agent } no está permitida. Elige una de estas: { $allowed }.
env-not-begun = { $env }: llama primero a reset().
env-needs = { $env } necesita el paquete { $package }: pip install { $what }
env-array = { $env }: { $name } es una matriz de { $type } con la forma { $shape }. Debe ser de { $wanted_type } con la forma { $wanted_shape }.
env-layout = { $env }: la matriz para { $name } tiene huecos o no se puede escribir en ella. Indica una como las de numpy.zeros.
takes-opponents = el nombre de un bot, o una lista de { $count }, uno por cada otro puesto
takes-level = el número o la composición de un nivel, como { $example }
takes-no-levels = None, porque { $name } no tiene niveles
