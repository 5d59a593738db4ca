### What a hint says for an option, or against it; “than …” follows (log-than).

sylvion-why-damage =
    { $sign ->
        [more] { $by } more damage threatens
       *[less] { $by } less damage threatens
    }
sylvion-why-forest =
    { $sign ->
        [more] The forest is healthier by { $by }
       *[less] The forest is less healthy by { $by }
    }
sylvion-why-healing =
    { $sign ->
        [more] The trees heal { $by } more of what must be healed
       *[less] The trees heal { $by } less of what must be healed
    }
sylvion-why-hand =
    { $sign ->
        [more] You keep { $by } more to pay with
       *[less] You keep { $by } less to pay with
    }
