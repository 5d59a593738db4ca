### What a hint says for an option, or against it; “than …” follows (log-than).

sylvion-why-damage =
    { $sign ->
        [more] Es droht { $by } Schaden mehr
       *[less] Es droht { $by } Schaden weniger
    }
sylvion-why-forest =
    { $sign ->
        [more] Der Wald ist um { $by } gesünder
       *[less] Der Wald ist um { $by } weniger gesund
    }
sylvion-why-healing =
    { $sign ->
        [more] Die Bäume heilen { $by } mehr von dem, was zu heilen ist,
       *[less] Die Bäume heilen { $by } weniger von dem, was zu heilen ist,
    }
sylvion-why-hand =
    { $sign ->
        [more] Dir bleibt { $by } mehr zum Bezahlen
       *[less] Dir bleibt { $by } weniger zum Bezahlen
    }
