### Environments for programs that learn.

env-fault = { $env }: { $why }
env-illegal = { $env }: draget { $action } av { $agent } är inte tillåtet. Välj ett av { $allowed }.
env-not-begun = { $env }: anropa reset() först.
env-needs = { $env } kräver paketet { $package }: pip install { $what }
env-array = { $env }: { $name } är en array av { $type } med formen { $shape }. Den måste vara { $wanted_type } med formen { $wanted_shape }.
env-layout = { $env }: arrayen för { $name } har luckor eller går inte att skriva till. Ange en som numpy.zeros ger.
takes-opponents = namnet på en bot, eller en lista med { $count }, en för varje annan plats
takes-level = en nivås nummer eller uppsättning, till exempel { $example }
takes-no-levels = None, eftersom { $name } inte har några nivåer
