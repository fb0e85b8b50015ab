### My data: another device, download, deletion.

mine-head = I miei dati
mine-nobody = Qui su di te non è ancora salvato nulla. Se giochi su un altro dispositivo, collega questo a quello.
carry-out-head = Gioca su un altro dispositivo
carry-out-about = Usa un link o un codice QR per giocare su un altro dispositivo con lo stesso nome, tavoli e progressi. Funziona una volta sola, entro { $count } minuti.
carry-out-do = Mostra il link
carry-shown = Aprilo sull’altro tuo dispositivo entro { $count } minuti. Tienilo per te: chi lo ha può giocare come te.
carry-link = Link per l’altro dispositivo
carry-back = Torna ai miei dati
carry-head = Collega questo dispositivo
carry-about = Sull’altro dispositivo apri «I miei dati» e mostra il link. Aprilo qui, o copia il codice dopo il suo #.
carry-code = Codice
carry-look = Controlla il codice
carry-wrong = Questo codice è sbagliato, già usato o scaduto. Mostrane uno nuovo sull’altro dispositivo.
carry-asked = «{ $name }» sei tu? I tuoi tavoli lì: { $count }. D’ora in poi questo dispositivo gioca come «{ $name }».
carry-asked-unnamed = Sei tu, un giocatore senza nome? I tuoi tavoli lì: { $count }. D’ora in poi questo dispositivo gioca come quel giocatore.
carry-joins = { $count ->
        [0] Le tue impostazioni di là sostituiscono quelle di questo dispositivo.
        [one] Si aggiunge il tuo tavolo di questo dispositivo, con posti, chat e progressi. Non puoi annullarlo.
       *[other] Si aggiungono i tuoi { $count } tavoli di questo dispositivo, con posti, chat e progressi. Non puoi annullarlo.
    }
carry-yes = Sì, sono io
carry-no = Annulla
mine-data-head = I miei dati in un file
mine-data-about = Il tuo nome, impostazioni, tavoli, file di partite, progressi e messaggi di chat, un oggetto JSON per riga. La prima riga spiega le altre.
mine-data-do = Scarica i miei dati
mine-data-readme = Un oggetto JSON per riga, ognuno con un type. person: il tuo nome, la lingua e il tema. bot: il tuo programma. token: che cosa può fare un programma (mai il token stesso). table: uno che hai creato, a cui siedi o che guardi; seats: i tuoi posti da 1; record: la partita, per «tumblestar replay» e «verify». attempt, imported: progressi nelle campagne. chat: che cosa hai scritto; at: millisecondi dal 1970; key: una frase. restriction: chi hai silenziato o bloccato. Gli orari sono UTC.
mine-restricted-head = Silenziati e bloccati
mine-restricted-unnamed = un giocatore senza nome
mine-delete-head = Cancella i miei dati
mine-delete-goes = Cancellati per sempre: il tuo nome, impostazioni, progressi, token, programmi, messaggi di chat e i tavoli dove non gioca nessun altro. Nelle partite in corso lasci il tuo posto; dove non puoi lasciarlo, abbandoni.
mine-delete-stays = Conservati senza il tuo nome: le partite con altri e i loro file. I tavoli che hai creato passano a un giocatore di quel tavolo. Le copie scaricate e i backup di questo server non cambiano.
mine-delete-sure = So che non si può annullare.
mine-delete-do = Cancella i miei dati ora
mine-deleted-head = I tuoi dati sono stati cancellati
mine-deleted = Qui e in questo browser non resta più nulla su di te.
