### Environments for programs that learn.

# $env: what was called, such as tumblestar.env.pettingzoo('twisty').
env-fault = { $env }: { $why }
env-illegal = { $env }: actie { $action } van { $agent } is niet geldig. Kies een van { $allowed }.
env-not-begun = { $env }: roep eerst reset() aan.
env-needs = { $env } heeft het pakket { $package } nodig: pip install { $what }
env-array = { $env }: { $name } is een array van { $type } met de vorm { $shape }. Het moet { $wanted_type } zijn met de vorm { $wanted_shape }.
env-layout = { $env }: de array voor { $name } heeft gaten of is niet beschrijfbaar. Geef er een zoals die van numpy.zeros.
takes-opponents = de naam van een bot, of een lijst van { $count }, één voor elke andere plaats
takes-level = het nummer of de inhoud van een level, zoals { $example }
takes-no-levels = None, want { $name } heeft geen levels
