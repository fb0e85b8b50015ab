### What positions and decisions are worth: hints, the tutor, and what reviews are worked out from.

## Hints and the tutor

tutor-cost = Sua chance de vitória cai de { NUMBER($best, style: "percent", maximumFractionDigits: 0) } para { NUMBER($share, style: "percent", maximumFractionDigits: 0) }.
tutor-own = Sua escolha, { $share } depois dela: { $way }
tutor-better = Talvez despercebida, { $share } depois dela: { $way }
tutor-error = O tutor ignora diferenças abaixo de { $error }: elas podem não ser reais.
tutor-unmeasured = Não sabemos quão exatas são estas chances de vitória.
hint-points = Pontos agora
hint-gain =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
hint-no-figure = –
hint-equal = As primeiras { $count } são praticamente iguais.
hint-equal-more =
    { $more ->
        [one] As primeiras { $count } são praticamente iguais. Há mais { $more } exatamente equivalente.
       *[other] As primeiras { $count } são praticamente iguais. Há mais { $more } exatamente equivalentes.
    }
hint-unsure = Nenhuma é claramente a melhor.
hint-all-equal = Todas são praticamente iguais.
hint-error = Escolhas que diferem menos de { $error } contam como iguais.
hint-unmeasured = Não sabemos quão exatas são estas chances de vitória, e por isso não apontamos nenhuma como a melhor.
analysis-by = Chances de vitória: { $name }.
analysis-by-exact = Chances de vitória exatas: { $name }.
analysis-by-error = Chances de vitória: { $name }. Erro médio por passo: { $error }.

## Review of a game

review-none = Não há avaliação para { $game }, e por isso suas partidas não podem ser revisadas.
review-empty = Nada aconteceu ainda nesta partida.
review-older = Esta partida foi jogada com regras ou dados de outra versão, e por isso não pode ser revisada.
evaluator-own = os valores do próprio jogo
review-evaluator = Chances de vitória: { $name }. Erro médio por passo: { NUMBER($error, style: "percent", maximumSignificantDigits: 2) }.
review-evaluator-exact = Chances de vitória exatas: { $name }.
review-evaluator-unmeasured = Chances de vitória: { $name }. Não sabemos quão exatas são.
review-fitted = Aprendidas com partidas de bots do nível “{ $level }”.
review-level-none = –
review-level-perfect = Perfeito
review-resigned =
    { $name ->
        [you] Você desistiu.
       *[other] { $name } desistiu.
    }
mistake-win = deixar passar uma vitória
mistake-other = escolhas caras

# $share, $rating, $low, $high: a figure with the bounds of its interval. $count: a number. $name: whose it is.
review-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-share-whole = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
review-number = { $count }
review-interval = { $mean } ({ $low } a { $high })
review-rating = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-lucky =
    { $name ->
        [you] { $share } para você
       *[other] { $share } para { $name }
    }

# $share: a part of the win. $count: points, or choices.
headline-won =
    { $seat ->
        [you] Você venceu.
       *[other] { $seat } venceu.
    }
headline-won-by =
    { $seat ->
        [you] Você venceu por { headline-points }.
       *[other] { $seat } venceu por { headline-points }.
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
        [you] A sorte tirou { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da sua chance de vitória.
       *[other] A sorte tirou { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da chance de vitória de { $seat }.
    }
headline-luck-gave =
    { $seat ->
        [you] A sorte somou { NUMBER($share, style: "percent", maximumFractionDigits: 0) } à sua chance de vitória.
       *[other] A sorte somou { NUMBER($share, style: "percent", maximumFractionDigits: 0) } à chance de vitória de { $seat }.
    }
headline-choices =
    { $seat ->
        [you] { $count ->
            [1] Uma escolha custou { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da sua chance de vitória.
            [2] Duas escolhas custaram { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da sua chance de vitória.
           *[other] { $count } escolhas custaram { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da sua chance de vitória.
        }
       *[other] { $count ->
            [1] Uma escolha custou a { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da chance de vitória.
            [2] Duas escolhas custaram a { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da chance de vitória.
           *[other] { $count } escolhas custaram a { $seat } { NUMBER($share, style: "percent", maximumFractionDigits: 0) } da chance de vitória.
        }
    }
headline-choices-all =
    { $seat ->
        [you] { $count ->
            [1] Uma escolha custou sua vitória.
            [2] Duas escolhas custaram sua vitória.
           *[other] { $count } escolhas custaram sua vitória.
        }
       *[other] { $count ->
            [1] Uma escolha custou a vitória a { $seat }.
            [2] Duas escolhas custaram a vitória a { $seat }.
           *[other] { $count } escolhas custaram a vitória a { $seat }.
        }
    }
headline-nothing =
    { $seat ->
        [you] Você não fez nenhuma escolha cara.
       *[other] { $seat } não fez nenhuma escolha cara.
    }
