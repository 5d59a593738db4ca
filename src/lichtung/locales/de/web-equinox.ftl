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
        [one] Wette von { $who }, { $value } Prestigepunkt wert.
       *[other] Wette von { $who }, { $value } Prestigepunkte wert.
    }
web-equinox-champion-stone = Aufgedeckte geheime Wette von { $who }, { $value } Prestigepunkte wert.
web-equinox-tied = Gleichauf am schwächsten: Solange der Gleichstand dauert, verschwindet keine Kreatur.
web-equinox-worth =
    { $value ->
        [one] Eine Wette hier ist { $value } Prestigepunkt wert.
       *[other] Eine Wette hier ist { $value } Prestigepunkte wert.
    }
web-equinox-would-rule = Mit dieser Wette würdest du sie beherrschen.
web-equinox-vanished = In Runde { $round } verschwunden; Wetten darauf zählen nichts.
web-equinox-unruled = Niemand beherrscht sie.
web-equinox-ruled = Beherrscht von { $who }.
web-equinox-prestige = Prestige von { $who } hier: { $value }.
web-equinox-score = { $points } Prestigepunkte, wenn die Partie jetzt endete, ohne verdeckte geheime Wetten
web-equinox-has-secret = Eine geheime Wette liegt verdeckt. Sie ist 5 Prestigepunkte wert, wenn ihre Kreatur im Turnier bleibt.
web-equinox-deck =
    { $count ->
        [one] { $count } Karte. Wird die letzte gezogen, ist die Partie sofort vorbei.
       *[other] { $count } Karten. Wird die letzte gezogen, ist die Partie sofort vorbei.
    }
web-equinox-discard = Abgeworfene Karten darf niemand ansehen.
web-equinox-champion-row = Eine aufgedeckte geheime Wette liegt auf der Championkarte und ist 5 Prestigepunkte wert.
web-equinox-row = Reihe { $row }
web-equinox-row-worth = In dieser Runde des Turniers wird hier gespielt. Eine Wette hier ist { $value } wert.
web-equinox-power = Du beherrschst sie: Ihre Fähigkeit würde wirken.
web-equinox-lost = Ihre Kreatur ist verschwunden: Sie kann nicht gespielt werden.

web-equinox-preset-first-about = Zu dritt: du und zwei leichte Bots.
web-equinox-preset-standard-about = Zu viert: du und drei mittlere Bots.
web-equinox-preset-everything-about = Ein voller Tisch zu fünft, gegen vier schwere Bots.
web-equinox-measure = Punkte
