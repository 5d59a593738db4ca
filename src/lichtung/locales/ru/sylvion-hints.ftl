### What a hint says for an option, or against it; “than …” follows (log-than).

sylvion-why-damage =
    { $sign ->
        [more] Грозит больше повреждений на { $by }
       *[less] Грозит меньше повреждений на { $by }
    }
sylvion-why-forest =
    { $sign ->
        [more] Лес здоровее на { $by }
       *[less] Здоровья у леса меньше на { $by }
    }
sylvion-why-healing =
    { $sign ->
        [more] Деревья исцелят из нужного на { $by } больше
       *[less] Деревья исцелят из нужного на { $by } меньше
    }
sylvion-why-hand =
    { $sign ->
        [more] Для оплаты остаётся на { $by } больше
       *[less] Для оплаты остаётся на { $by } меньше
    }
