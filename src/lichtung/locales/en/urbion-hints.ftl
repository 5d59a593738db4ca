### What a hint says for an option, or against it; “than …” follows (log-than).

urbion-why-pacified =
    { $sign ->
        [more] Pacified cities: { $by } more
       *[less] Pacified cities: { $by } fewer
    }
urbion-why-balanced =
    { $sign ->
        [more] Balanced cities: { $by } more
       *[less] Balanced cities: { $by } fewer
    }
urbion-why-imbalance =
    { $sign ->
        [more] The cities are further from balance by { $by }
       *[less] The cities are closer to balance by { $by }
    }
urbion-why-time =
    { $sign ->
        [more] Dreams left to draw: { $by } more
       *[less] Dreams left to draw: { $by } fewer
    }
