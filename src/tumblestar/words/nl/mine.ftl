### My data: another device, download, deletion.

mine-head = Mijn gegevens
mine-nobody = Over jou wordt hier nog niets bewaard. Speel je al op een ander apparaat, neem jezelf dan mee hierheen.
carry-out-head = Op een ander apparaat spelen
carry-out-about = Met een link of QR-code wordt een ander apparaat van jou, met je tafels, naam en voortgang. Hij werkt één keer, binnen { $count } minuten.
carry-out-do = Toon de link
carry-shown = Open dit binnen { $count } minuten op je andere apparaat. Laat het niemand anders zien: daarmee kan die als jou spelen.
carry-link = Link voor je andere apparaat
carry-back = Terug naar mijn gegevens
carry-head = Neem jezelf mee naar dit apparaat
carry-about = Open op je andere apparaat “Mijn gegevens” en toon de link. Open die hier, of kopieer de code na de #.
carry-code = Code
carry-look = Kijk van wie hij is
carry-wrong = Deze code is onbekend, al gebruikt of verlopen. Toon een nieuwe op je andere apparaat.
carry-asked = Ben jij “{ $name }”? Tafels die meekomen: { $count }. Voortaan speelt dit apparaat als “{ $name }”.
carry-asked-unnamed = Ben jij dit, iemand zonder naam? Tafels die meekomen: { $count }. Voortaan speelt dit apparaat voor die persoon.
carry-joins = { $count ->
        [0] Je instellingen van dit apparaat wijken voor die andere.
       *[other] Je tafels van dit apparaat ({ $count }) komen erbij, met plaatsen, chat en voortgang. Dit is niet ongedaan te maken.
    }
carry-yes = Ja, dat ben ik
carry-no = Nee, laat het zo
mine-data-head = Mijn gegevens als bestand
mine-data-about = Je naam, instellingen, tafels, verslagen, voortgang en chatberichten: één JSON-object per regel, het eerste verklaart de andere.
mine-data-do = Download mijn gegevens
mine-data-readme = Eén JSON-object per regel, elk met een type. person: je naam, taal en weergave. bot: je programma. token: wat een programma mag (nooit het token zelf). table: een die je maakte, waar je zit of die je bekijkt; seats: je plaatsen vanaf 1; record: het spel, voor “tumblestar replay” en “verify”. attempt, imported: voortgang in campagnes. chat: wat je schreef; at: milliseconden sinds 1970; key: een vaste zin. restriction: wie je dempte of blokkeerde. Tijden zijn in UTC.
mine-restricted-head = Gedempt en geblokkeerd
mine-restricted-unnamed = iemand zonder naam
mine-delete-head = Verwijder mij
mine-delete-goes = Voorgoed verwijderd: je naam, instellingen, voortgang, tokens, programma’s, chatberichten, en tafels waar niemand anders speelt. In lopende spellen verlaat je je plaats; waar niemand weg mag, geef je op.
mine-delete-stays = Bewaard zonder je naam: spellen met anderen en hun verslagen. Tafels die je maakte gaan over op een speler daar. Gedownloade kopieën en back-ups van deze server veranderen niet.
mine-delete-sure = Ik weet dat dit niet ongedaan te maken is.
mine-delete-do = Verwijder mij nu
mine-deleted-head = Je bent verwijderd
mine-deleted = Over jou wordt hier en in deze browser niets meer bewaard.
