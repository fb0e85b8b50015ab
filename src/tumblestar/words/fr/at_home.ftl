### Phones at home: what lets them join a table of this computer, and how it ends.

at-home-head = Les téléphones ne peuvent pas encore joindre cet ordinateur.
at-home-about = Laissez-les entrer par le réseau de la maison. Ils ne voient que cette table, jusqu’à ce que vous arrêtiez.
at-home-do = Ouvrir aux téléphones
at-home-what = Qu’est-ce qui est ouvert ?
at-home-means = tumblestar ouvre une adresse sur le réseau de la maison. Les téléphones y ont besoin d’une invitation ou d’un code. Ils peuvent jouer aux tables où ils sont invités et lire les règles. Ils ne voient aucune autre table. Rien n’est ouvert à Internet. Cela finit quand vous l’arrêtez ou quittez tumblestar.
at-home-on = Les téléphones du réseau de la maison peuvent ouvrir cette table, et rien d’autre.
at-home-address = Leur adresse :
at-home-off = Arrêter
at-home-came = { $count ->
        [one] { $count } téléphone s’est connecté.
       *[other] { $count } téléphones se sont connectés.
    }
at-home-late = Aucun téléphone ne s’est encore connecté. Le pare-feu de cet ordinateur les bloque peut-être, ou ils sont sur un autre réseau.
at-home-where = Où l’autoriser
at-home-macos = macOS : dans Réglages Système, Réseau, Coupe-feu, Options, autorisez les connexions entrantes de Python.
at-home-windows = Windows : dans Sécurité Windows, Pare-feu et protection du réseau, autorisez Python sur les réseaux privés.
at-home-linux = Linux : autorisez le port TCP { $port } dans votre pare-feu, par exemple avec « sudo ufw allow { $port }/tcp ».
at-home-none = Cet ordinateur n’est sur aucun réseau de maison. Connectez-le par Wi-Fi ou par câble, puis réessayez.
at-home-failed = L’adresse { $address } ne peut pas être ouverte : { $why }. Vérifiez le réseau, puis réessayez.
at-home-lost = Le réseau a changé : cet ordinateur n’est plus à { $address }, et les téléphones ne le trouvent pas.
at-home-again = Rouvrir
at-home-again-at = Rouvrir à { $address }
at-home-else = Ça ne marche pas ?
at-home-other = Ouvrir plutôt à { $address }
at-home-form = Les téléphones ne peuvent pas encore joindre cet ordinateur. À la table, vous pouvez leur ouvrir l’accès.
at-home-here = Vous ne pouvez le faire que sur l’ordinateur lui-même. Ouvrez-y tumblestar à 127.0.0.1.
