### My data: another device, download, deletion.

mine-head = I miei dati
mine-nobody = Qui non c’è ancora niente su di te. Se giochi su un altro dispositivo, trasferisciti qui.
carry-out-head = Gioca su un altro dispositivo
carry-out-about = Un link o codice QR rende tuo un altro dispositivo, con i tuoi tavoli, nome e progressi. Funziona una volta, entro { $count } minuti.
carry-out-do = Mostra il link
carry-shown = Aprilo sull’altro dispositivo entro { $count } minuti. Non mostrarlo a nessuno: fa giocare come te.
carry-link = Link per l’altro dispositivo
carry-back = Torna ai miei dati
carry-head = Trasferisciti su questo dispositivo
carry-about = Sull’altro dispositivo apri «I miei dati» e mostra il link. Aprilo qui, o copia il codice dopo il suo #.
carry-code = Codice
carry-look = Guarda di chi è
carry-wrong = Questo codice è sconosciuto, usato o scaduto. Mostrane uno nuovo sull’altro dispositivo.
carry-asked = «{ $name }» sei tu? Tavoli che arrivano: { $count }. Da allora questo dispositivo gioca come «{ $name }».
carry-asked-unnamed = Sei tu, una persona senza nome? Tavoli che arrivano: { $count }. Da allora questo dispositivo gioca per lei.
carry-joins = { $count ->
        [0] Le impostazioni di questo dispositivo lasciano il posto a quelle.
       *[other] I tavoli di questo dispositivo ({ $count }) si aggiungono, con posti, chat e progressi. Non si può annullare.
    }
carry-yes = Sì, sono io
carry-no = No, lascia stare
mine-data-head = I miei dati in un file
mine-data-about = Nome, impostazioni, tavoli, registrazioni, progressi e messaggi di chat: un oggetto JSON per riga, il primo spiega gli altri.
mine-data-do = Scarica i miei dati
mine-data-readme = Un oggetto JSON per riga, ognuno con un type. person: nome, lingua e aspetto. bot: il tuo programma. token: che cosa può fare un programma (mai il token stesso). table: uno che hai creato, a cui siedi o che guardi; seats: i tuoi posti da 1; record: la partita, per «tumblestar replay» e «verify». attempt, imported: progressi nelle campagne. chat: che cosa hai scritto; at: millisecondi dal 1970; key: una frase. restriction: chi hai silenziato o bloccato. Gli orari sono UTC.
mine-restricted-head = Silenziati e bloccati
mine-restricted-unnamed = una persona senza nome
mine-delete-head = Cancellami
mine-delete-goes = Cancellati per sempre: nome, impostazioni, progressi, token, programmi, messaggi di chat, e i tavoli dove non gioca nessun altro. Nelle partite in corso lasci il tuo posto; dove non si può, abbandoni.
mine-delete-stays = Conservate senza il tuo nome: partite con altri e le loro registrazioni. I tavoli che hai creato passano a un giocatore di quel tavolo. Le copie scaricate e i backup di questo server non cambiano.
mine-delete-sure = So che non si può annullare.
mine-delete-do = Cancellami ora
mine-deleted-head = Cancellazione fatta
mine-deleted = Niente su di te resta qui o in questo browser.
