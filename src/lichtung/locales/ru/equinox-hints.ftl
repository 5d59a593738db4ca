### What a hint says for an option, or against it; “than …” follows (log-than).

equinox-why-score =
    { $sign ->
        [more] Престижа у вас больше на { $by }
       *[less] Престижа у вас меньше на { $by }
    }
equinox-why-lead =
    { $sign ->
        [more] По сравнению с лучшим из других у вас больше на { $by }
       *[less] По сравнению с лучшим из других у вас меньше на { $by }
    }
equinox-why-risk =
    { $sign ->
        [more] Вашего престижа на слабейшем существе больше на { $by }
       *[less] Вашего престижа на слабейшем существе меньше на { $by }
    }
equinox-why-rules =
    { $sign ->
        [more] Существ под вашей властью больше на { $by }
       *[less] Существ под вашей властью меньше на { $by }
    }
