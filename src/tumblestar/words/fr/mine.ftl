### Mes données : autre appareil, téléchargement, suppression.

mine-head = Mes données
mine-nobody = Rien n’est encore gardé sur vous ici. Si vous jouez sur un autre appareil, reprenez-vous ici.
carry-out-head = Jouer sur un autre appareil
carry-out-about = Un lien ou un code QR fait d’un autre appareil le vôtre, avec vos tables, votre nom et vos progrès. Il sert une fois, pendant { $count } minutes.
carry-out-do = Montrer le lien
carry-shown = Ouvrez ceci sur votre autre appareil dans les { $count } minutes. Ne le montrez à personne d’autre : on jouerait à votre place.
carry-link = Lien pour votre autre appareil
carry-back = Retour à mes données
carry-head = Vous reprendre sur cet appareil
carry-about = Sur votre autre appareil, ouvrez « Mes données » et montrez le lien. Ouvrez-le ici, ou copiez le code après son #.
carry-code = Code
carry-look = Voir de qui il est
carry-wrong = Ce code est inconnu, a servi ou a expiré. Montrez-en un nouveau sur votre autre appareil.
carry-asked = Êtes-vous « { $name } » ? Tables qui suivent : { $count }. Cet appareil jouera ensuite pour « { $name } ».
carry-asked-unnamed = Est-ce vous, quelqu’un sans nom ? Tables qui suivent : { $count }. Cet appareil jouera ensuite à sa place.
carry-joins = { $count ->
        [0] Vos réglages de cet appareil laissent la place à ceux-là.
       *[other] Vos tables de cet appareil ({ $count }) les rejoignent, avec places, messages et progrès. C’est sans retour.
    }
carry-yes = Oui, c’est moi
carry-no = Non, laisser
mine-data-head = Mes données dans un fichier
mine-data-about = Vos nom, réglages, tables, parties, progrès et messages : un objet JSON par ligne, le premier expliquant les autres.
mine-data-do = Télécharger mes données
mine-data-readme = Un objet JSON par ligne, chacun avec un type. person : vos nom, langue et apparence. bot : votre programme. token : ce qu’un programme peut faire (jamais le jeton lui-même). table : une table que vous avez faite, où vous êtes assis ou que vous regardez ; seats : vos places à partir de 1 ; record : la partie, pour « tumblestar replay » et « verify ». attempt, imported : progrès dans les campagnes. chat : ce que vous avez écrit ; at : millisecondes depuis 1970 ; key : une phrase. restriction : qui vous avez masqué ou bloqué. Les heures sont en UTC.
mine-restricted-head = Masqués et bloqués
mine-restricted-unnamed = quelqu’un sans nom
mine-delete-head = M’effacer
mine-delete-goes = Effacés pour de bon : vos nom, réglages, progrès, jetons, programmes, messages, et les tables où personne d’autre ne joue. Dans les parties en cours, vous quittez votre place ; là où on ne peut pas, vous abandonnez.
mine-delete-stays = Gardées sans votre nom : les parties jouées avec d’autres. Les tables que vous avez faites passent à quelqu’un qui y joue. Les copies téléchargées et les sauvegardes de ce serveur ne changent pas.
mine-delete-sure = Je sais que c’est sans retour.
mine-delete-do = M’effacer maintenant
mine-deleted-head = Vous êtes effacé
mine-deleted = Plus rien n’est gardé sur vous, ni ici ni dans ce navigateur.
