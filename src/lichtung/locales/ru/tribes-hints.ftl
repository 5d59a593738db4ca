### What a hint says for an option, or against it; “than …” follows (log-than).

tribes-why-villages =
    { $sign ->
        [more] Ваших поселений больше на { $by }
       *[less] Ваших поселений меньше на { $by }
    }
tribes-why-points =
    { $sign ->
        [more] Ваших очков пока больше на { $by }
       *[less] Ваших очков пока меньше на { $by }
    }
tribes-why-polluted =
    { $sign ->
        [more] Загрязнённых полей на планшете больше на { $by }
       *[less] Загрязнённых полей на планшете меньше на { $by }
    }
tribes-why-forests =
    { $sign ->
        [more] Лесов на планшете больше на { $by }
       *[less] Лесов на планшете меньше на { $by }
    }
tribes-why-temples =
    { $sign ->
        [more] Святилищ на планшете больше на { $by }
       *[less] Святилищ на планшете меньше на { $by }
    }
tribes-why-condition =
    { $sign ->
        [more] К условию планшета вы ближе на { $by }
       *[less] К условию планшета вы дальше на { $by }
    }
tribes-why-water =
    { $sign ->
        [more] Воды у вас больше на { $by }
       *[less] Воды у вас меньше на { $by }
    }
