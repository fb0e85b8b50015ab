### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-alone = Falta a partida gravada { $file }, que deveria estar ao lado.
bad-tutorial-record = Linha { $line } da partida gravada: { $why }
bad-tutorial-game = A partida gravada é de { $other }. Use uma de { $game }.
bad-tutorial-learner = O aluno tem o lugar { $n }. Escolha um lugar que toda partida gravada tenha.
bad-tutorial-idle = O aluno, no lugar { $n }, não tem nada a fazer. Ponha uma nota antes de uma ação desse lugar.
bad-tutorial-chapter = A nota é do capítulo { $n }. Escolha de 1 a { $count }, um para cada partida gravada.
bad-tutorial-event = A nota está antes do evento { $event }. Escolha de 1 a { $count }; o último é o fim.
bad-tutorial-order = A nota vem depois de uma de um evento posterior. Ponha as notas na ordem da partida.
bad-tutorial-end = O capítulo termina com algo ainda a fazer. Acrescente uma nota que mostre no que deu.
bad-tutorial-words = Não há palavras para “{ $key }”. Acrescente esta mensagem de { $game } em todos os idiomas.
bad-tutorial-reading = O aluno não tem nada a fazer aqui. Use “also”, “answers” e “other” só antes de ações do aluno.
bad-tutorial-action = “{ $text }” não é uma ação. { $why }
bad-tutorial-illegal = “{ $text }” não é permitido aqui. Em “also”, informe ações tão boas quanto a gravada.
bad-tutorial-right = “{ $text }” é a ação gravada. Em “answers”, informe tentativas erradas.
bad-tutorial-mark = Nada aqui se chama “{ $text }”. Informe uma ação permitida, um lugar do tabuleiro, ou uma peça ou um símbolo da imagem.
learn-right = Certo.
learn-head = Aprenda { $game }
learn-step = { $n } de { $count }
learn-back = Voltar
learn-next = Continuar
learn-again = Desde o início
learn-play = Jogar agora
learn-leave = Sair
learn-skip = Pular este passo

# $name: the name of a file.
learn-another = Outra lição: { $name }
learn-choose = Tudo o que você pode fazer aqui
learn-do = Executar

# $marked: a list of sentences and names.
learn-marked = Marcado: { $marked }
term-learn-begin = Faça o que as notas dizem: digite uma ação em notação, ou pressione Enter para continuar. “?” lista suas escolhas, “tabuleiro” mostra o tabuleiro, “anterior” volta e “sair” sai.
term-learn-try = Sua ação:
term-learn-on = Pressione Enter para continuar:
term-learn-play = Pressione Enter para jogar contra { $bot }, ou digite “sair” para sair:
term-learn-left = Seu progresso na lição fica salvo. Digite “tumblestar learn { $game }” para retomá-la.
term-learn-rule = Veja a regra { $tag } em “tumblestar rules { $game }”.
term-word-step-back = anterior
cli-learn = Ensina um jogo no terminal e depois deixa você jogá-lo contra um bot. Retoma de onde você parou.
cli-learn-game = O jogo.
cli-learn-lesson = O nome de uma lição; por padrão, a primeira.
cli-learn-none = { $game } ainda não tem lição. Veja em docs/tutorials.md como escrever uma.
cli-learn-unknown = Não há lição “{ $name }”. Escolha { $allowed }.
card-learn = Aprenda { $game } jogando
card-learn-short = Aprender
new-learn = Aprenda jogando: alguns minutos

# $did: what the recorded action would do, a sentence of the game.
learn-also = Isso é igualmente bom. A lição segue com outra ação. { $did }

# $did: what the tried action would do.
learn-other = { $did } Isso é permitido, mas não é o tema desta lição. Tente o que está marcado.
