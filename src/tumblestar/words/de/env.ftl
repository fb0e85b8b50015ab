### Environments for programs that learn.

env-fault = { $env }: { $why }
env-illegal = { $env }: Aktion { $action } von { $agent } ist nicht erlaubt. Wähle { $allowed }.
env-not-begun = { $env }: Rufe zuerst reset() auf.
env-needs = { $env } braucht das Paket { $package }: pip install { $what }
env-array = { $env }: { $name } ist ein Array aus { $type } mit der Form { $shape }. Es muss { $wanted_type } mit der Form { $wanted_shape } sein.
env-layout = { $env }: Das Array für { $name } hat Lücken oder ist nicht beschreibbar. Gib eins wie von numpy.zeros an.
takes-opponents = der Name eines Bots, oder eine Liste von { $count }, einer für jeden anderen Platz
takes-level = Nummer oder Auswahl eines Levels, etwa { $example }
takes-no-levels = None, denn { $name } hat keine Level
