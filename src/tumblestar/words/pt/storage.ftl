### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = Não é possível criar a pasta { $folder }: { $why }. Escolha outra com --data ou TUMBLESTAR_DATA.
store-foreign = { $file } é o banco de dados de outro programa. Escolha outra pasta com --data ou TUMBLESTAR_DATA.
store-newer = As mesas em { $folder } são de um tumblestar mais novo. Atualize tumblestar, ou escolha outra pasta com --data.
store-read-only = Não se pode escrever na pasta { $folder }. Mude as permissões, ou escolha outra com --data ou TUMBLESTAR_DATA.
store-address = Não é o endereço de um banco de dados PostgreSQL. Espera-se: postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL precisa de psycopg. Instale: pip install { $what }
store-pg-foreign = O banco de dados { $place } é de outro programa. Dê o endereço de um vazio.
store-pg-newer = As mesas em { $place } são de um tumblestar mais novo. Atualize tumblestar, ou escolha outro banco de dados.
store-pg-gone = O banco de dados { $place } não responde: { $why }. Nada do que foi confirmado se perdeu.
store-pg-refused = O banco de dados { $place } recusa o acesso: { $why }. Verifique nome e senha no endereço.
store-pg-full = O banco de dados { $place } não tem mais espaço ou ligações: { $why }. Nada do que foi confirmado se perdeu.
store-pg-held = O banco de dados { $place } está em mudança, ou não aceita mais ligações. Tente mais tarde.
store-pg-trouble = O banco de dados { $place } não pode ser usado: { $why }.
store-full = Não há mais espaço para { $folder }. Libere algum; nada do que foi confirmado se perdeu.
store-damaged = O arquivo { $file } está danificado ({ $why }). Restaure uma cópia com “tumblestar restore”, ou salve o que for legível com “.recover” do programa sqlite3.
store-tables-damaged = Mesas que não podem ser lidas, fora das listas ({ $count }): { $names }. Talvez uma cópia mais antiga as tenha inteiras.
store-locked = Outro programa está usando { $file }. Feche-o antes.
store-unsure = O banco de dados caiu ao escrever, e isto pode estar feito ou não. Veja antes de repetir.
store-raced = Esta mesa acabou de mudar. Carregue a página de novo.
store-busy = O disco não acompanha. Nada foi feito; tente daqui a pouco.
store-closed = O servidor está parando. Nada foi feito; tente quando voltar.
store-trouble = O arquivo { $file } não pode ser usado: { $why }.

## Backups, and moving to another place

move-there = { $place } já tem pessoas ou mesas. Escolha uma pasta ou um banco de dados vazio.
move-served = Um servidor está usando { $place }. Pare-o antes.
move-short = “{ $table }” não chegou por inteiro a { $place }; nada ficou guardado aí. Tente de novo.
move-same = Os dois lugares são o mesmo. Indique dois.
backup-there = { $file } já existe. Escolha outro nome, ou junte --replace.
backup-none = Não há mesas em { $folder }.
backup-trouble = { $file } não pode ser usado: { $why }.
restore-there = Já há mesas em { $folder }. Junte --replace para as pôr de lado.
restore-foreign = { $file } não é uma cópia das mesas de tumblestar.
restore-newer = { $file } é de um tumblestar mais novo. Atualize tumblestar antes.
restore-damaged = { $file } está danificado; nada foi mudado.
