### Where tables are kept: the database, backups, and moving all to another place.

## The database

store-folder = Não é possível criar a pasta { $folder }: { $why }. Escolha outra com --data ou TUMBLESTAR_DATA.
store-foreign = { $file } é o banco de dados de outro programa. Escolha outra pasta com --data ou TUMBLESTAR_DATA.
store-newer = As mesas em { $folder } são de uma versão mais nova do tumblestar. Atualize o tumblestar, ou escolha outra pasta com --data.
store-read-only = Não é possível escrever na pasta { $folder }. Mude as permissões, ou escolha outra com --data ou TUMBLESTAR_DATA.
store-address = Este não é o endereço de um banco de dados PostgreSQL. Escreva-o como postgresql://user:password@host:5432/name
store-no-driver = PostgreSQL precisa de psycopg. Instale-o: pip install { $what }
store-pg-foreign = O banco de dados { $place } é de outro programa. Informe o endereço de um vazio.
store-pg-newer = As mesas em { $place } são de uma versão mais nova do tumblestar. Atualize o tumblestar, ou escolha outro banco de dados.
store-pg-gone = Não foi possível acessar o banco de dados { $place }: { $why }. Tudo o que foi confirmado está a salvo.
store-pg-refused = O banco de dados { $place } recusa o acesso: { $why }. Verifique o usuário e a senha no endereço.
store-pg-full = O banco de dados { $place } não tem mais espaço ou conexões: { $why }. Tudo o que foi confirmado está a salvo.
store-pg-held = O banco de dados { $place } está sendo movido, ou não aceita mais conexões. Inicie de novo mais tarde.
store-pg-trouble = O banco de dados { $place } não pode ser usado: { $why }.
store-full = Não há mais espaço para { $folder }. Libere algum. Tudo o que foi confirmado está a salvo.
store-damaged = O arquivo { $file } está danificado ({ $why }). Restaure um backup com “tumblestar restore”, ou salve o que for legível com “.recover” do programa sqlite3.
store-tables-damaged =
    { $count ->
        [one] { $count } mesa não pode ser lida e fica fora das listas:
       *[other] { $count } mesas não podem ser lidas e ficam fora das listas:
    } { $names }. Talvez um backup mais antigo tenha o que falta.
store-locked = Outro programa está usando { $file }. Feche esse programa primeiro.
store-unsure = O banco de dados se perdeu durante a escrita, e isto pode ou não ter sido feito. Verifique antes de repetir.
store-raced = Esta mesa acabou de mudar. Carregue a página de novo.
store-busy = O disco não dá conta. Nada foi feito; tente de novo daqui a pouco.
store-closed = O servidor está parando. Nada foi feito; tente de novo quando ele voltar.
store-trouble = O arquivo { $file } não pode ser usado: { $why }.

## Backups, and moving to another place

move-there = { $place } já tem pessoas ou mesas. Escolha uma pasta ou um banco de dados vazio.
move-served = Um servidor está usando { $place }. Pare-o primeiro.
move-short = “{ $table }” não chegou por inteiro a { $place }; nada ficou salvo ali. Tente de novo.
move-same = Os dois lugares são o mesmo. Informe dois diferentes.
backup-there = { $file } já existe. Escolha outro nome, ou acrescente --replace.
backup-none = Não há mesas em { $folder }.
backup-trouble = { $file } não pode ser usado: { $why }.
restore-there = Já há mesas em { $folder }. Acrescente --replace para pô-las de lado.
restore-foreign = { $file } não é um backup das mesas do tumblestar. Escolha um arquivo de “tumblestar backup”.
restore-newer = { $file } é de uma versão mais nova do tumblestar. Atualize o tumblestar primeiro.
restore-damaged = { $file } está danificado; nada foi alterado.
