### Où les tables sont gardées : base de données, sauvegardes, déménagement.

## La base de données

store-folder = Impossible de créer le dossier { $folder } : { $why }. Choisissez-en un autre avec --data ou TUMBLESTAR_DATA.
store-foreign = { $file } est la base d’un autre programme. Choisissez un autre dossier avec --data ou TUMBLESTAR_DATA.
store-newer = Les tables de { $folder } viennent d’une version plus récente de tumblestar. Mettez tumblestar à jour, ou choisissez un autre dossier avec --data.
store-read-only = On ne peut pas écrire dans le dossier { $folder }. Changez ses droits, ou choisissez-en un autre avec --data ou TUMBLESTAR_DATA.
store-address = Ce n’est pas l’adresse d’une base PostgreSQL. Écrivez-la comme postgresql://utilisateur:motdepasse@hôte:5432/nom
store-no-driver = PostgreSQL a besoin de psycopg. Installez-le : pip install { $what }
store-pg-foreign = La base { $place } appartient à un autre programme. Donnez l’adresse d’une base vide.
store-pg-newer = Les tables de { $place } viennent d’une version plus récente de tumblestar. Mettez tumblestar à jour, ou choisissez une autre base.
store-pg-gone = La base { $place } est injoignable : { $why }. Tout ce qui est confirmé est en sécurité.
store-pg-refused = La base { $place } refuse l’accès : { $why }. Vérifiez l’utilisateur et le mot de passe dans l’adresse.
store-pg-full = La base { $place } n’a plus de place ou de connexion : { $why }. Tout ce qui est confirmé est en sécurité.
store-pg-held = La base { $place } est en cours de déplacement, ou n’accepte plus de connexion. Recommencez plus tard.
store-pg-trouble = La base { $place } est inutilisable : { $why }.
store-full = Il n’y a plus de place pour { $folder }. Libérez-en. Tout ce qui est confirmé est en sécurité.
store-damaged = Le fichier { $file } est endommagé ({ $why }). Restaurez une sauvegarde avec « tumblestar restore », ou sauvez ce qui est lisible avec « .recover » du programme sqlite3.
store-tables-damaged =
    { $count ->
        [one] { $count } table est illisible et manque dans les listes :
       *[other] { $count } tables sont illisibles et manquent dans les listes :
    } { $names }. Une sauvegarde plus ancienne a peut-être ce qui manque.
store-locked = Un autre programme utilise { $file }. Fermez-le d’abord.
store-unsure = La base a été perdue pendant l’écriture : c’est peut-être fait, ou non. Vérifiez avant de recommencer.
store-raced = Cette table vient de changer. Rechargez la page.
store-busy = Le disque ne suit plus. Rien n’a été fait ; réessayez dans un instant.
store-closed = Le serveur s’arrête. Rien n’a été fait ; réessayez quand il sera revenu.
store-trouble = Le fichier { $file } est inutilisable : { $why }.

## Sauvegardes et déménagement

move-there = { $place } contient déjà des personnes ou des tables. Choisissez un dossier ou une base vide.
move-served = Un serveur utilise { $place }. Arrêtez-le d’abord.
move-short = « { $table } » n’est pas arrivé en entier dans { $place } ; rien n’y a été gardé. Réessayez.
move-same = C’est deux fois le même endroit. Donnez-en deux différents.
backup-there = { $file } existe déjà. Choisissez un autre nom, ou ajoutez --replace.
backup-none = Il n’y a pas de tables dans { $folder }.
backup-trouble = { $file } ne peut pas servir : { $why }.
restore-there = Il y a déjà des tables dans { $folder }. Ajoutez --replace pour les mettre de côté.
restore-foreign = { $file } n’est pas une sauvegarde des tables de tumblestar. Choisissez un fichier de « tumblestar backup ».
restore-newer = { $file } vient d’une version plus récente de tumblestar. Mettez d’abord tumblestar à jour.
restore-damaged = { $file } est endommagé ; rien n’a changé.
