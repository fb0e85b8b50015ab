### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Isto entrega { NUMBER($cost, style: "percent", maximumFractionDigits: 0) } da sua chance de vitória.
tutor-own = A sua escolha, depois { $share }: { $way }
tutor-better = Talvez esquecida, depois { $share }: { $way }
tutor-error = Custos abaixo de { $error } podem nem existir; sobre eles não há pergunta.
tutor-unmeasured = O erro das partes da vitória não está medido.
hint-points = Pontos agora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = As primeiras { $count } são mais ou menos iguais.
hint-equal-more = As primeiras { $count } são mais ou menos iguais, e seguem-se { $more } iguais.
hint-unsure = Nenhuma é claramente a melhor.
hint-all-equal = Todas são mais ou menos iguais.
hint-error = Jogadas que diferem menos de { $error } contam como iguais.
hint-unmeasured = O erro das partes da vitória não está medido; nenhuma jogada é dita a melhor.
analysis-by = Por { $name }.
analysis-by-exact = Exato: { $name }.
analysis-by-error = Por { $name }. Erro médio de evento a evento: { $error }.

## Review of a game

review-none = { $game } não tem avaliador, e os seus jogos não podem ser revistos.
review-empty = Nada aconteceu ainda neste jogo.
review-older = Este jogo foi jogado com regras ou dados de outra versão, e não pode ser revisto.
evaluator-own = os valores do próprio jogo
review-evaluator = Valores: { $name }. Erro médio de um passo: { NUMBER($error, style: "percent", maximumFractionDigits: 1) }.
review-evaluator-exact = Valores: { $name }; exatos.
review-evaluator-unmeasured = Valores: { $name }; erro não medido.
review-fitted = Ajustados a partidas de robôs do nível “{ $level }”.
review-level-none = –
review-level-perfect = Perfeito
review-resigned = { $name } desistiu

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } para { $name }
