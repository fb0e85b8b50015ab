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
mistake-win = perder uma vitória
mistake-other = escolhas caras

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky = { $share } para { $name }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Você ganhou.
       *[other] { $seat } ganhou.
    }
headline-won-by =
    { $seat ->
        [you] Você ganhou por { headline-points }.
       *[other] { $seat } ganhou por { headline-points }.
    }
headline-lost =
    { $seat ->
        [you] Você perdeu.
       *[other] { $seat } perdeu.
    }
headline-lost-by =
    { $seat ->
        [you] Você perdeu por { headline-points }.
       *[other] { $seat } perdeu por { headline-points }.
    }
headline-shared =
    { $seat ->
        [you] Você dividiu a vitória.
       *[other] { $seat } dividiu a vitória.
    }
headline-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
headline-luck-took =
    { $seat ->
        [you] A sorte tirou { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da sua chance de ganhar.
       *[other] A sorte custou a { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da chance de ganhar.
    }
headline-luck-gave =
    { $seat ->
        [you] A sorte deu a você { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de chance de ganhar.
       *[other] A sorte deu a { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } de chance de ganhar.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Uma escolha custou { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da sua chance de ganhar.
            [2] Duas escolhas custaram { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da sua chance de ganhar.
           *[other] { $count } escolhas custaram { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da sua chance de ganhar.
        }
       *[other] { $count ->
            [1] Uma escolha custou a { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da chance de ganhar.
            [2] Duas escolhas custaram a { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da chance de ganhar.
           *[other] { $count } escolhas custaram a { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da chance de ganhar.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Uma escolha custou a sua vitória.
            [2] Duas escolhas custaram a sua vitória.
           *[other] { $count } escolhas custaram a sua vitória.
        }
       *[other] { $count ->
            [1] Uma escolha custou a vitória a { $seat }.
            [2] Duas escolhas custaram a vitória a { $seat }.
           *[other] { $count } escolhas custaram a vitória a { $seat }.
        }
    }
headline-nothing =
    { $seat ->
        [you] Nenhuma escolha sua custou caro.
       *[other] Nenhuma escolha de { $seat } custou caro.
    }
