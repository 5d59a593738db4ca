### What a hint says for an option, or against it; “than …” follows (log-than).

tribes-why-villages =
    { $sign ->
        [more] Villages of yours: { $by } more
       *[less] Villages of yours: { $by } fewer
    }
tribes-why-points =
    { $sign ->
        [more] Your points so far: { $by } more
       *[less] Your points so far: { $by } fewer
    }
tribes-why-polluted =
    { $sign ->
        [more] Polluted fields on your board: { $by } more
       *[less] Polluted fields on your board: { $by } fewer
    }
tribes-why-forests =
    { $sign ->
        [more] Forests on your board: { $by } more
       *[less] Forests on your board: { $by } fewer
    }
tribes-why-temples =
    { $sign ->
        [more] Temples on your board: { $by } more
       *[less] Temples on your board: { $by } fewer
    }
tribes-why-condition =
    { $sign ->
        [more] Towards your board’s condition you are { $by } further
       *[less] Towards your board’s condition you are { $by } less far
    }
tribes-why-water =
    { $sign ->
        [more] Your water: { $by } more
       *[less] Your water: { $by } less
    }
