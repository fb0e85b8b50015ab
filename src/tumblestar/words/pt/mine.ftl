### My data: another device, download, deletion.

mine-head = Meus dados
mine-nobody = Nada está guardado aqui sobre você ainda. Se você joga em outro aparelho, vincule este a ele.
carry-out-head = Jogar em outro aparelho
carry-out-about = Use um link ou código QR para jogar em outro aparelho com o mesmo nome, mesas e progresso. Ele funciona uma vez, em até { $count } minutos.
carry-out-do = Mostrar o link
carry-shown = Abra isto no seu outro aparelho em até { $count } minutos. Não o mostre a ninguém: quem o tiver pode jogar como você.
carry-link = Link para seu outro aparelho
carry-back = Voltar aos meus dados
carry-head = Vincular este aparelho
carry-about = No seu outro aparelho, abra “Meus dados” e mostre o link. Abra-o aqui, ou copie o código depois do #.
carry-code = Código
carry-look = Verificar o código
carry-wrong = Este código está errado, já foi usado ou expirou. Mostre um novo no seu outro aparelho.
carry-asked = Você é “{ $name }”? Suas mesas lá: { $count }. De agora em diante, este aparelho joga como “{ $name }”.
carry-asked-unnamed = É você, um jogador sem nome? Suas mesas lá: { $count }. De agora em diante, este aparelho joga como esse jogador.
carry-joins = { $count ->
        [0] Suas configurações de lá substituem as deste aparelho.
        [one] Sua mesa deste aparelho é acrescentada, com lugares, chat e progresso. Você não pode desfazer isto.
       *[other] Suas { $count } mesas deste aparelho são acrescentadas, com lugares, chat e progresso. Você não pode desfazer isto.
    }
carry-yes = Sim, sou eu
carry-no = Cancelar
mine-data-head = Meus dados em arquivo
mine-data-about = Seu nome, configurações, mesas, arquivos de partida, progresso e mensagens do chat, um objeto JSON por linha. A primeira linha explica as outras.
mine-data-do = Baixar meus dados
mine-data-readme = Um objeto JSON por linha, cada um com um type. person: seu nome, idioma e tema. bot: um programa seu. token: o que um programa pode fazer (nunca o próprio token). table: uma mesa que você criou, onde joga ou assiste; seats: seus lugares a partir de 1; record: a partida, para “tumblestar replay” e “verify”. attempt, imported: progresso em campanhas. chat: o que você escreveu; at: milissegundos desde 1970; key: uma frase. restriction: quem você silenciou ou bloqueou. As horas são UTC.
mine-restricted-head = Silenciados e bloqueados
mine-restricted-unnamed = um jogador sem nome
mine-delete-head = Excluir meus dados
mine-delete-goes = São excluídos para sempre: seu nome, configurações, progresso, tokens, programas, mensagens do chat e mesas onde ninguém mais joga. Nas partidas em andamento, você sai do seu lugar; onde não puder sair, você desiste.
mine-delete-stays = Ficam sem seu nome: partidas com outros e seus arquivos. As mesas que você criou passam a um jogador delas. Cópias baixadas e os backups deste servidor não mudam.
mine-delete-sure = Sei que isto não pode ser desfeito.
mine-delete-do = Excluir meus dados
mine-deleted-head = Seus dados foram excluídos
mine-deleted = Não há mais nada sobre você guardado aqui nem neste navegador.
