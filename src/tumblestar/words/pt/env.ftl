### Environments for programs that learn.

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: a ação { $action } de { $agent } não é permitida. Escolha uma destas: { $allowed }.
env-not-begun = { $env }: chame reset() primeiro.
env-needs = { $env } precisa do pacote { $package }: pip install { $what }
env-array = { $env }: { $name } é um array de { $type } com a forma { $shape }. Deve ser { $wanted_type } com a forma { $wanted_shape }.
env-layout = { $env }: o array para { $name } tem lacunas ou não aceita escrita. Informe um como os de numpy.zeros.
takes-opponents = o nome de um bot, ou uma lista de { $count }, um para cada outro lugar
takes-level = o número ou conjunto de um nível, como { $example }
takes-no-levels = None, pois { $name } não tem níveis
