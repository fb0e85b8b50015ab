### Environnements pour les programmes qui apprennent.

# $env : ce qui a été appelé, comme tumblestar.env.pettingzoo('twisty').
env-fault = { $env } : { $why }
env-illegal = { $env } : l’action { $action } de { $agent } n’est pas permise. Choisissez l’une de { $allowed }.
env-not-begun = { $env } : appelez d’abord reset().
env-needs = { $env } demande le paquet { $package } : pip install { $what }
env-array = { $env } : { $name } est un tableau de { $type } de forme { $shape }. Il doit être de { $wanted_type }, de forme { $wanted_shape }.
env-layout = { $env } : le tableau pour { $name } a des trous ou ne peut pas être écrit. Donnez-en un comme ceux de numpy.zeros.
takes-opponents = le nom d’un robot, ou une liste de { $count }, un pour chaque autre place
takes-level = le numéro d’un niveau ou son jeu de couleurs et de missions, comme { $example }
takes-no-levels = None, car { $name } n’a pas de niveaux
