### Environments for programs that learn.

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: l’azione { $action } di { $agent } non è permessa. Scegli una di { $allowed }.
env-not-begun = { $env }: chiama prima reset().
env-needs = { $env } richiede il pacchetto { $package }: pip install { $what }
env-array = { $env }: { $name } è un array di { $type } con la forma { $shape }. Deve essere { $wanted_type } con la forma { $wanted_shape }.
env-layout = { $env }: l’array per { $name } ha buchi o non si può scrivere. Indicane uno come quelli di numpy.zeros.
takes-opponents = il nome di un bot, o un elenco di { $count }, uno per ogni altro posto
takes-level = il numero o l’insieme di un livello, come { $example }
takes-no-levels = None, perché { $name } non ha livelli
