### What a hint says for an option, or against it; “than …” follows (log-than).

urbion-why-pacified =
    { $sign ->
        [more] Умиротворённых городов больше на { $by }
       *[less] Умиротворённых городов меньше на { $by }
    }
urbion-why-balanced =
    { $sign ->
        [more] Городов в равновесии больше на { $by }
       *[less] Городов в равновесии меньше на { $by }
    }
urbion-why-imbalance =
    { $sign ->
        [more] Города дальше от равновесия на { $by }
       *[less] Города ближе к равновесию на { $by }
    }
urbion-why-time =
    { $sign ->
        [more] Снов в колоде остаётся больше на { $by }
       *[less] Снов в колоде остаётся меньше на { $by }
    }
