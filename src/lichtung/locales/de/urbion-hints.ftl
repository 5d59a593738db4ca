### What a hint says for an option, or against it; “than …” follows (log-than).

urbion-why-pacified =
    { $sign ->
        [more] Befriedete Städte: { $by } mehr
       *[less] Befriedete Städte: { $by } weniger
    }
urbion-why-balanced =
    { $sign ->
        [more] Städte im Gleichgewicht: { $by } mehr
       *[less] Städte im Gleichgewicht: { $by } weniger
    }
urbion-why-imbalance =
    { $sign ->
        [more] Die Städte sind um { $by } weiter vom Gleichgewicht entfernt
       *[less] Die Städte sind um { $by } näher am Gleichgewicht
    }
urbion-why-time =
    { $sign ->
        [more] Träume im Traumstapel: { $by } mehr
       *[less] Träume im Traumstapel: { $by } weniger
    }
