### Mes données : autre appareil, téléchargement, suppression.

mine-head = Mes données
mine-nobody = Rien n’est encore enregistré sur vous ici. Si vous jouez sur un autre appareil, reliez celui-ci à lui.
carry-out-head = Jouer sur un autre appareil
carry-out-about = Avec un lien ou un code QR, jouez sur un autre appareil sous le même nom, avec les mêmes tables et les mêmes progrès. Il sert une fois, pendant { $count } minutes.
carry-out-do = Montrer le lien
carry-shown = Ouvrez ceci sur votre autre appareil d’ici { $count } minutes. Gardez-le pour vous : avec lui, n’importe qui peut jouer sous votre nom.
carry-link = Lien pour votre autre appareil
carry-back = Retour à mes données
carry-head = Relier cet appareil
carry-about = Sur votre autre appareil, ouvrez « Mes données » et montrez le lien. Ouvrez-le ici, ou copiez le code après son #.
carry-code = Code
carry-look = Vérifier le code
carry-wrong = Ce code est faux, a été utilisé ou a expiré. Montrez-en un nouveau sur votre autre appareil.
carry-asked = Êtes-vous « { $name } » ? Vos tables là-bas : { $count }. Cet appareil joue désormais pour « { $name } ».
carry-asked-unnamed = Est-ce vous, un joueur sans nom ? Vos tables là-bas : { $count }. Cet appareil joue désormais pour ce joueur.
carry-joins =
    { $count ->
        [0] Vos réglages de là-bas remplacent ceux de cet appareil.
        [one] Votre table de cet appareil s’ajoute, avec places, discussion et progrès. C’est définitif.
       *[other] Vos { $count } tables de cet appareil s’ajoutent, avec places, discussion et progrès. C’est définitif.
    }
carry-yes = Oui, c’est moi
carry-no = Annuler
mine-data-head = Mes données dans un fichier
mine-data-about = Vos nom, réglages, tables, fichiers de parties, progrès et messages, un objet JSON par ligne. La première ligne explique les autres.
mine-data-do = Télécharger mes données
mine-data-readme = Un objet JSON par ligne, chacun avec un type. person : vos nom, langue et thème. bot : votre programme. token : ce qu’un programme peut faire (jamais le jeton lui-même). table : une table que vous avez créée, où vous êtes assis ou que vous regardez ; seats : vos places à partir de 1 ; record : la partie, pour « tumblestar replay » et « verify ». attempt, imported : progrès dans les campagnes. chat : ce que vous avez écrit ; at : millisecondes depuis 1970 ; key : une phrase. restriction : qui vous avez masqué ou bloqué. Les heures sont en UTC.
mine-restricted-head = Masqués et bloqués
mine-restricted-unnamed = un joueur sans nom
mine-delete-head = Supprimer mes données
mine-delete-goes = Supprimés pour de bon : vos nom, réglages, progrès, jetons, programmes, messages, et les tables où personne d’autre ne joue. Dans les parties en cours, vous quittez votre place ; là où c’est impossible, vous abandonnez.
mine-delete-stays = Gardés sans votre nom : les parties avec d’autres et leurs fichiers. Les tables que vous avez créées passent à un joueur qui s’y trouve. Les copies téléchargées et les sauvegardes de ce serveur ne changent pas.
mine-delete-sure = Je sais que c’est définitif.
mine-delete-do = Supprimer mes données
mine-deleted-head = Vos données ont été supprimées
mine-deleted = Plus rien n’est enregistré sur vous, ni ici ni dans ce navigateur.
