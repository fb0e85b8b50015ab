### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = Impossibile creare la cartella { $folder }: { $why }. Scegline un’altra con --data o TUMBLESTAR_DATA.
store-foreign = { $file } è il database di un altro programma. Scegli un’altra cartella con --data o TUMBLESTAR_DATA.
store-newer = I tavoli in { $folder } sono di una versione più nuova di tumblestar. Aggiorna tumblestar, o scegli un’altra cartella con --data.
store-read-only = Nella cartella { $folder } non si può scrivere. Cambia i permessi, o scegline un’altra con --data o TUMBLESTAR_DATA.
store-address = Questo non è l’indirizzo di un database PostgreSQL. Scrivilo come postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL richiede psycopg. Installalo: pip install { $what }
store-pg-foreign = Il database { $place } è di un altro programma. Dai l’indirizzo di uno vuoto.
store-pg-newer = I tavoli in { $place } sono di una versione più nuova di tumblestar. Aggiorna tumblestar, o scegli un altro database.
store-pg-gone = Il database { $place } non è raggiungibile: { $why }. Tutto ciò che è stato confermato è salvo.
store-pg-refused = Il database { $place } nega l’accesso: { $why }. Controlla utente e password nell’indirizzo.
store-pg-full = Il database { $place } non ha più spazio o connessioni: { $why }. Tutto ciò che è stato confermato è salvo.
store-pg-held = Il database { $place } viene spostato, o non accetta altre connessioni. Riavvia più tardi.
store-pg-trouble = Il database { $place } non si può usare: { $why }.
store-full = Per { $folder } non c’è più spazio. Liberane un po’. Tutto ciò che è stato confermato è salvo.
store-damaged = Il file { $file } è danneggiato ({ $why }). Ripristina una copia con «tumblestar restore», o salva ciò che è leggibile con «.recover» del programma sqlite3.
store-tables-damaged =
    { $count ->
        [one] 1 tavolo non si può leggere ed è escluso dagli elenchi:
       *[other] { $count } tavoli non si possono leggere e sono esclusi dagli elenchi:
    } { $names }. Forse una copia più vecchia ha ciò che manca.
store-locked = Un altro programma usa { $file }. Prima chiudi quel programma.
store-unsure = Il database è andato perso durante la scrittura, quindi questo può essere fatto o no. Controlla prima di ripetere.
store-raced = Questo tavolo è appena cambiato. Ricarica la pagina.
store-busy = Il disco non tiene il passo. Non è stato fatto niente; riprova tra un momento.
store-closed = Il server si sta fermando. Non è stato fatto niente; riprova quando è tornato.
store-trouble = Il file { $file } non si può usare: { $why }.

## Backups, and moving to another place

move-there = { $place } contiene già persone o tavoli. Scegli una cartella o un database vuoto.
move-served = Un server usa { $place }. Prima fermalo.
move-short = «{ $table }» non è arrivato per intero in { $place }; lì non resta niente. Riprova.
move-same = I due luoghi sono lo stesso. Indicane due diversi.
backup-there = { $file } esiste già. Scegli un altro nome, o aggiungi --replace.
backup-none = Non ci sono tavoli in { $folder }.
backup-trouble = { $file } non si può usare: { $why }.
restore-there = Ci sono già tavoli in { $folder }. Aggiungi --replace per metterli da parte.
restore-foreign = { $file } non è una copia dei tavoli di tumblestar. Scegli un file di «tumblestar backup».
restore-newer = { $file } è di una versione più nuova di tumblestar. Prima aggiorna tumblestar.
restore-damaged = { $file } è danneggiato; non è cambiato niente.
