### What a hint says for an option, or against it; “than …” follows (log-than).

equinox-why-score =
    { $sign ->
        [more] Dein Prestige ist um { $by } höher
       *[less] Dein Prestige ist um { $by } niedriger
    }
equinox-why-lead =
    { $sign ->
        [more] Gegenüber den Besten der anderen hast du { $by } mehr
       *[less] Gegenüber den Besten der anderen hast du { $by } weniger
    }
equinox-why-risk =
    { $sign ->
        [more] Dein Prestige auf der schwächsten Kreatur: { $by } mehr
       *[less] Dein Prestige auf der schwächsten Kreatur: { $by } weniger
    }
equinox-why-rules =
    { $sign ->
        [more] Kreaturen, die du beherrschst: { $by } mehr
       *[less] Kreaturen, die du beherrschst: { $by } weniger
    }
