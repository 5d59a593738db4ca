### Urbion: was geschehen ist, in Sätzen, und die Wörter auf dem Spielfeld.

## Cards that move. An empty message means that the move is not worth a sentence.

urbion-log-hands-rows =
    { $solo ->
        [yes] Du legst an: { $cards }.
       *[no] { $who } legt an: { $cards }.
    }
urbion-log-hands-discard_pile =
    { $solo ->
        [yes] Du wirfst ab: { $cards }.
       *[no] { $who } wirft ab: { $cards }.
    }
urbion-log-dream_deck-hands =
    { $solo ->
        [yes] Du ziehst { $cards }.
       *[no] { $who } zieht { $cards }.
    }
urbion-log-dream_deck-resolving = Aufgedeckt: { $cards }.
urbion-log-dream_deck-discard_pile = Aufgedeckt und abgeworfen: { $cards }.
urbion-log-dream_deck-set_aside = Beiseitegelegt: { $cards }.
urbion-log-set_aside-resolving = Jetzt wird die beiseitegelegte Karte abgehandelt: { $cards }.
urbion-log-set_aside-dream_deck = Zurück in den Traumstapel: { $cards }.
urbion-log-resolving-dream_deck = Zurück in den Traumstapel: { $cards }.
urbion-log-resolving-discard_pile = Abgeworfen: { $cards }.
urbion-log-resolving-rows = Ausgelegt: { $cards }.
urbion-log-rows-rows = Bewegt: { $cards }.
urbion-log-rows-discard_pile = Abgeworfen: { $cards }.
urbion-log-rows-success_pile = Befriedet: { $cards }.
urbion-log-rows-resident_pile = Postkarten für die Einwohner: { $cards }.
urbion-log-postcard_deck-rows = Neue Postkarte: { $cards }.
urbion-log-city_deck-rows = Neue Stadt: { $cards }.
urbion-log-city_deck-success_pile = Gleich auf den Erfolgsstapel: { $cards }.
urbion-log-discard_pile-box = In die Schachtel: { $cards }.
urbion-log-book_deck-books = Ein neues Buch: { $cards }.
urbion-log-book_deck-books_away = { "" }

## Other events

urbion-log-chosen =
    { $solo ->
        [yes] Du: { $option }.
       *[no] { $who }: { $option }.
    }
urbion-log-chosen-main =
    { $verb ->
        [pair] { $solo ->
            [yes] Du bezahlst eine Sonderaktion.
           *[no] { $who } bezahlt eine Sonderaktion.
        }
        [alliance] { $solo ->
            [yes] Du verbündest dich gegen die Leere.
           *[no] { $who } verbündet sich gegen die Leere.
        }
       *[other] { "" }
    }
urbion-log-chosen-action =
    { $verb ->
        [book] { $solo ->
            [yes] Du: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-chaos =
    { $verb ->
        [clear] { $solo ->
            [yes] Du: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-prophecy =
    { $verb ->
        [put] { $solo ->
            [yes] Du: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-chosen-free =
    { $verb ->
        [pacify] { $solo ->
            [yes] Du: { $option }.
           *[no] { $who }: { $option }.
        }
       *[other] { "" }
    }
urbion-log-shown = Obenauf: { $cards }.
urbion-log-step = { "" }
urbion-log-changed-round = – Zug { $after } –
urbion-log-changed-polarity = Die Polaritäten sind getauscht.
urbion-log-changed-wise_chaos_left = Weises Chaos übrig: { $after }.
urbion-log-changed-void_cards_left = Leere-Karten übrig: { $after }.
urbion-log-changed-void_figure =
    { $code ->
        [stack_standing] Die Leere-Figur steht auf ihrem Stapel.
        [stack_lying] Die Leere-Figur liegt flach auf ihrem Stapel.
        [gone] Die Leere ist besiegt.
       *[other] Die Leere-Figur rückt weiter: { $after }.
    }

## The board

urbion-board-turn = Zug { $number }
urbion-board-pacified = { $count } von { $last } Städten befriedet
urbion-board-left = gute Träume
urbion-board-city = Stadt
urbion-board-right = schlechte Träume
urbion-board-sum = Summe
urbion-board-census = Ein Zensus würde befrieden: { $cells }
urbion-board-perfect = alle vier – perfektes Gleichgewicht
urbion-board-pacifies = befriedet: { $cells }
urbion-board-void =
    { $count ->
        [one] Leere, { $count } Karte: { $cell } → { $other }
       *[other] Leere, { $count } Karten: { $cell } → { $other }
    }
urbion-board-void-danger =
    { $danger ->
        [balanced] ein Zensus würde sie zurückdrängen
        [discards] ein Zensus würde dort alle Träume abwerfen
       *[loses] bei einem Zensus wäre die Partie verloren
    }
urbion-board-hand = Handkarten { $count }:
urbion-board-hand-of =
    { $polarity ->
        [sognae] { $name } (Sognae), Handkarten { $count }:
       *[incubi] { $name } (Inkubi), Handkarten { $count }:
    }
urbion-board-postcards = Ausliegende Postkarten:
urbion-board-known = Bekannt im Traumstapel:
urbion-board-unseen = Noch nicht gesehen:

## What a question is about

urbion-asked-fill_side = (Reihe { $row }: { $cards })
urbion-asked-action =
    { $left ->
        [2] (Zauberer: zwei Aktionen oder eine Sonderaktion)
       *[other] { "" }
    }
urbion-asked-exchange_2 = ({ $card }, { $place })
urbion-asked-fly_2 = ({ $card }, { $place })
urbion-asked-census_discard = (Reihe { $row })
urbion-asked-bonus =
    { $count ->
        [one] ({ $count } Stadtkarte gleich auf den Erfolgsstapel)
       *[other] ({ $count } Stadtkarten gleich auf den Erfolgsstapel)
    }
urbion-asked-prophecy = (Platz { $at } von oben, noch { $left } Karten)
urbion-asked-chromatic_dream = ({ $card })
