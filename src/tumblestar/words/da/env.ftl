### Environments for programs that learn.

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: handling { $action } af { $agent } er ikke lovlig. Vælg { $allowed }.
env-not-begun = { $env }: kald reset() først.
env-needs = { $env } kræver pakken { $package }: pip install { $what }
env-array = { $env }: { $name } er et array af { $type } med formen { $shape }. Det skal være { $wanted_type } med formen { $wanted_shape }.
env-layout = { $env }: arrayet til { $name } har huller eller kan ikke skrives til. Angiv et som fra numpy.zeros.
takes-opponents = navnet på en bot, eller en liste af { $count }, én for hver af de andre pladser
takes-level = en banes nummer eller sæt, som { $example }
takes-no-levels = None, da { $name } ikke har baner
