### What a hint says for an option, or against it; “than …” follows (log-than).

equinox-why-score =
    { $sign ->
        [more] Your prestige is higher by { $by }
       *[less] Your prestige is lower by { $by }
    }
equinox-why-lead =
    { $sign ->
        [more] Beside the best of the others you have { $by } more
       *[less] Beside the best of the others you have { $by } less
    }
equinox-why-risk =
    { $sign ->
        [more] Prestige of yours on the weakest creature: { $by } more
       *[less] Prestige of yours on the weakest creature: { $by } less
    }
equinox-why-rules =
    { $sign ->
        [more] Creatures that you rule: { $by } more
       *[less] Creatures that you rule: { $by } fewer
    }
