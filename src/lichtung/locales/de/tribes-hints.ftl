### What a hint says for an option, or against it; “than …” follows (log-than).

tribes-why-villages =
    { $sign ->
        [more] Deine Dörfer: { $by } mehr
       *[less] Deine Dörfer: { $by } weniger
    }
tribes-why-points =
    { $sign ->
        [more] Deine Siegpunkte bisher: { $by } mehr
       *[less] Deine Siegpunkte bisher: { $by } weniger
    }
tribes-why-polluted =
    { $sign ->
        [more] Verschmutzte Felder auf deinem Plan: { $by } mehr
       *[less] Verschmutzte Felder auf deinem Plan: { $by } weniger
    }
tribes-why-forests =
    { $sign ->
        [more] Wälder auf deinem Plan: { $by } mehr
       *[less] Wälder auf deinem Plan: { $by } weniger
    }
tribes-why-temples =
    { $sign ->
        [more] Tempel auf deinem Plan: { $by } mehr
       *[less] Tempel auf deinem Plan: { $by } weniger
    }
tribes-why-condition =
    { $sign ->
        [more] Bei der Bedingung deines Plans bist du { $by } weiter
       *[less] Bei der Bedingung deines Plans bist du { $by } weniger weit
    }
tribes-why-water =
    { $sign ->
        [more] Dein Wasser: { $by } mehr
       *[less] Dein Wasser: { $by } weniger
    }
