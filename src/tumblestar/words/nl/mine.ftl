### My data: another device, download, deletion.

mine-head = Mijn gegevens
mine-nobody = Hier is nog niets over jou bewaard. Speel je ook op een ander apparaat, koppel dit apparaat dan daaraan.
carry-out-head = Op een ander apparaat spelen
carry-out-about = Gebruik een link of QR-code om op een ander apparaat met dezelfde naam, tafels en voortgang te spelen. Hij werkt één keer, binnen { $count } minuten.
carry-out-do = Toon de link
carry-shown = Open dit binnen { $count } minuten op je andere apparaat. Houd het voor jezelf: iedereen die het heeft, kan als jou spelen.
carry-link = Link voor je andere apparaat
carry-back = Terug naar mijn gegevens
carry-head = Koppel dit apparaat
carry-about = Open op je andere apparaat “Mijn gegevens” en toon de link. Open die hier, of kopieer de code na de #.
carry-code = Code
carry-look = Controleer de code
carry-wrong = Deze code is fout, is al gebruikt of is verlopen. Toon een nieuwe op je andere apparaat.
carry-asked = Ben jij “{ $name }”? Je tafels daar: { $count }. Vanaf nu speelt dit apparaat als “{ $name }”.
carry-asked-unnamed = Ben jij dit, een speler zonder naam? Je tafels daar: { $count }. Vanaf nu speelt dit apparaat als die speler.
carry-joins = { $count ->
        [0] Je instellingen daar vervangen die op dit apparaat.
        [one] Je tafel op dit apparaat komt erbij, met plaatsen, chat en voortgang. Je kunt dit niet ongedaan maken.
       *[other] Je { $count } tafels op dit apparaat komen erbij, met plaatsen, chat en voortgang. Je kunt dit niet ongedaan maken.
    }
carry-yes = Ja, dat ben ik
carry-no = Annuleer
mine-data-head = Mijn gegevens als bestand
mine-data-about = Je naam, instellingen, tafels, spelbestanden, voortgang en chatberichten, één JSON-object per regel. De eerste regel verklaart de andere.
mine-data-do = Download mijn gegevens
mine-data-readme = Eén JSON-object per regel, elk met een type. person: je naam, taal en thema. bot: je programma. token: wat een programma mag (nooit het token zelf). table: een die je hebt gemaakt, waar je zit of die je bekijkt; seats: je plaatsen vanaf 1; record: het spel, voor “tumblestar replay” en “verify”. attempt, imported: voortgang in campagnes. chat: wat je hebt geschreven; at: milliseconden sinds 1970; key: een snelle zin. restriction: wie je hebt gedempt of geblokkeerd. Tijden zijn UTC.
mine-restricted-head = Gedempt en geblokkeerd
mine-restricted-unnamed = een speler zonder naam
mine-delete-head = Verwijder mijn gegevens
mine-delete-goes = Voorgoed verwijderd: je naam, instellingen, voortgang, tokens, programma’s, chatberichten en tafels waar niemand anders speelt. In spellen die bezig zijn, verlaat je je plaats; waar dat niet mag, geef je op.
mine-delete-stays = Zonder je naam bewaard: spellen met anderen en hun spelbestanden. Tafels die je hebt gemaakt, gaan over op een speler daar. Gedownloade kopieën en back-ups van deze server veranderen niet.
mine-delete-sure = Ik weet dat dit niet ongedaan te maken is.
mine-delete-do = Verwijder ze nu
mine-deleted-head = Je gegevens zijn verwijderd
mine-deleted = Over jou wordt hier en in deze browser niets meer bewaard.
