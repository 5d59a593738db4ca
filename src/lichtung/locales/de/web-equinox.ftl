### Equinox im Browser: was das Spielfeld über die Wörter hinaus sagt, die es mit dem Terminal teilt.

web-equinox-goal =
    { $left ->
        [one] Noch { $left } Kreatur verschwindet, eine Wette zählt { $value }
       *[other] Noch { $left } Kreaturen verschwinden, eine Wette zählt { $value }
    }
web-equinox-empty = Hier liegt noch keine Karte.
web-equinox-closed = Diese Kreatur ist verschwunden: Hierher kommt nichts mehr.
web-equinox-covered =
    { $count ->
        [one] Darunter liegt { $count } überdeckte Karte.
       *[other] Darunter liegen { $count } überdeckte Karten.
    }
web-equinox-stone =
    { $value ->
        [one] Wette von { $who }, { $value } Punkt wert.
       *[other] Wette von { $who }, { $value } Punkte wert.
    }
web-equinox-champion-stone = Aufgedeckte geheime Wette von { $who }, { $value } Punkte wert.
web-equinox-tied = So schwach wie eine andere: Solange das so ist, verschwindet niemand.
web-equinox-worth =
    { $value ->
        [one] Eine Wette hier ist { $value } Punkt wert.
       *[other] Eine Wette hier ist { $value } Punkte wert.
    }
web-equinox-would-rule = Mit dieser Wette würdest du sie beherrschen.
web-equinox-vanished = In Runde { $round } verschwunden; Wetten darauf zählen nichts.
web-equinox-unruled = Niemand beherrscht sie.
web-equinox-ruled = Beherrscht von { $who }.
web-equinox-prestige = Prestige von { $who } hier: { $value }.
web-equinox-score = { $points } Punkte, wenn das Spiel jetzt endete, ohne verdeckte geheime Wetten
web-equinox-has-secret = Eine geheime Wette liegt verdeckt. Sie ist 5 Punkte wert, wenn ihre Kreatur im Turnier bleibt.
web-equinox-deck =
    { $count ->
        [one] { $count } Karte. Wird die letzte gezogen, ist das Spiel sofort vorbei.
       *[other] { $count } Karten. Wird die letzte gezogen, ist das Spiel sofort vorbei.
    }
web-equinox-discard = Abgelegte Karten darf niemand ansehen.
web-equinox-champion-row = Eine aufgedeckte geheime Wette liegt auf der Championkarte und ist 5 Punkte wert.
web-equinox-row = Reihe { $row }
web-equinox-row-worth = In dieser Runde des Turniers wird hier gespielt. Eine Wette hier ist { $value } wert.
web-equinox-power = Du beherrschst sie: Ihre Fähigkeit würde wirken.
web-equinox-lost = Ihre Kreatur ist verschwunden: Sie kann nicht gespielt werden.
