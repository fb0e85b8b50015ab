### My data: another device, download, deletion.

mine-head = Meus dados
mine-nobody = Nada está guardado aqui sobre você ainda. Se joga em outro aparelho, traga o seu perfil para cá.
carry-out-head = Jogar em outro aparelho
carry-out-about = Um link ou código QR torna seu outro aparelho, com as suas mesas, nome e progresso. Serve uma vez, em { $count } minutos.
carry-out-do = Mostrar o link
carry-shown = Abra isto no outro aparelho em { $count } minutos. Não mostre a mais ninguém: permite jogar em seu nome.
carry-link = Link para o outro aparelho
carry-back = Voltar aos meus dados
carry-head = Trazer o perfil para este aparelho
carry-about = No outro aparelho, abra “Meus dados” e mostre o link. Abra-o aqui, ou copie o código depois do #.
carry-code = Código
carry-look = Ver de quem é
carry-wrong = Este código é desconhecido, já foi usado ou expirou. Mostre um novo no outro aparelho.
carry-asked = “{ $name }” é você? Mesas que vêm junto: { $count }. Daí em diante, este aparelho joga como “{ $name }”.
carry-asked-unnamed = É você, alguém sem nome? Mesas que vêm junto: { $count }. Daí em diante, este aparelho joga por essa pessoa.
carry-joins = { $count ->
        [0] As configurações deste aparelho dão lugar a essas.
       *[other] As suas mesas deste aparelho ({ $count }) se juntam a elas, com lugares, chat e progresso. Não há como desfazer.
    }
carry-yes = Sim, sou eu
carry-no = Não, deixar
mine-data-head = Meus dados em arquivo
mine-data-about = Seu nome, configurações, mesas, partidas gravadas, progresso e mensagens: um objeto JSON por linha, o primeiro explica os outros.
mine-data-do = Baixar os meus dados
mine-data-readme = Um objeto JSON por linha, cada um com um type. person: nome, língua e aspecto. bot: um programa seu. token: o que um programa pode fazer (nunca o próprio token). table: uma mesa sua, onde joga ou assiste; seats: os seus lugares a partir de 1; record: o jogo, para “tumblestar replay” e “verify”. attempt, imported: progresso em campanhas. chat: o que escreveu; at: milissegundos desde 1970; key: uma frase. restriction: quem silenciou ou bloqueou. As horas são UTC.
mine-restricted-head = Silenciados e bloqueados
mine-restricted-unnamed = alguém sem nome
mine-delete-head = Apagar-me
mine-delete-goes = Apagados de vez: nome, configurações, progresso, tokens, programas, mensagens, e mesas onde mais ninguém joga. Em jogos em curso o seu lugar fica livre; onde ninguém pode sair, é desistência.
mine-delete-stays = Ficam sem o seu nome: jogos com outros e as partidas gravadas. Mesas suas passam a um jogador delas. Cópias baixadas e as cópias deste servidor não mudam.
mine-delete-sure = Sei que não há como desfazer.
mine-delete-do = Apagar-me agora
mine-deleted-head = Tudo apagado
mine-deleted = Nada sobre você está guardado aqui ou neste navegador.
