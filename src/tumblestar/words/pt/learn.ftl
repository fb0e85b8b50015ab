### Lessons: learning a game by playing it.

bad-tutorial = { $file }: { $why }
bad-tutorial-note = { $file }, nota { $n }: { $why }
bad-tutorial-alone = Falta ao lado a partida gravada { $file }.
bad-tutorial-record = Linha { $line } da partida gravada: { $why }
bad-tutorial-game = A partida gravada é de { $other }; espera-se { $game }.
bad-tutorial-learner = Quem aprende tem o lugar { $n }; espera-se um lugar de cada partida gravada.
bad-tutorial-idle = Quem aprende, no lugar { $n }, não tem nada a fazer; espera-se uma nota antes de uma ação desse lugar.
bad-tutorial-chapter = É do capítulo { $n }; espera-se de 1 a { $count }, um por partida gravada.
bad-tutorial-event = Está antes do evento { $event }; espera-se de 1 a { $count }, o último para o fim.
bad-tutorial-order = Vem depois de uma nota de um evento posterior; espera-se a ordem do jogo.
bad-tutorial-end = O capítulo acaba com algo a fazer; espera-se mais uma nota, para mostrar o que resultou.
bad-tutorial-words = Não há palavras para “{ $key }”; espera-se uma mensagem de { $game } em cada língua.
bad-tutorial-reading = Quem aprende não tem nada a fazer aqui; “also”, “answers” e “other” só se esperam antes das suas ações.
bad-tutorial-action = “{ $text }” não é uma ação. { $why }
bad-tutorial-illegal = “{ $text }” não é permitido aqui; em “also” esperam-se ações tão boas como a gravada.
bad-tutorial-right = “{ $text }” é a ação gravada; em “answers” esperam-se tentativas erradas.
bad-tutorial-mark = Nada aqui se chama “{ $text }”; espera-se uma ação permitida, um lugar do tabuleiro, ou uma peça ou um sinal da imagem.
learn-right = Certo.
learn-head = Aprender { $game }
learn-step = { $n } de { $count }
learn-back = Voltar
learn-next = Continuar
learn-again = Do início
learn-play = Jogar agora
learn-leave = Sair
learn-skip = Pular

# $name: the name of a file.
learn-another = Outra lição: { $name }
learn-choose = Tudo o que se pode fazer aqui
learn-do = Fazer

# $marked: a list of sentences and names.
learn-marked = Marcado: { $marked }
term-learn-begin = Faça o que as notas pedem: digite uma ação em notação, ou Enter para continuar. “?” lista o que se pode fazer, “tabuleiro” mostra o tabuleiro, “anterior” volta, “sair” sai.
term-learn-try = A sua ação:
term-learn-on = Enter continua:
term-learn-play = Enter começa um jogo contra { $bot }; “sair” sai:
term-learn-left = A lição está guardada. “tumblestar learn { $game }” continua.
term-learn-rule = A regra é { $tag }: está em “tumblestar rules { $game }”.
term-word-step-back = anterior
cli-learn = Ensina um jogo no terminal a jogar, depois joga contra um bot; continua onde ficou.
cli-learn-game = O jogo.
cli-learn-lesson = O nome de uma lição; por padrão a primeira.
cli-learn-none = { $game } ainda não tem lição; docs/tutorials.md diz como escrever uma.
cli-learn-unknown = Não há lição “{ $name }”; há { $allowed }.
card-learn = Aprender { $game } a jogar
card-learn-short = Aprender
new-learn = Aprender a jogar: alguns minutos

# $did: what the recorded action would do, a sentence of the game.
learn-also = Isso é igualmente bom. A lição continua com outra ação. { $did }

# $did: what the tried action would do.
learn-other = { $did } É permitido, mas não é o pedido aqui. Tente o que está marcado.
