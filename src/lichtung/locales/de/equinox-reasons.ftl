### Equinox: wozu etwas da ist und was für etwas fehlt, das nicht geht.

equinox-thing-champions = Eine Kreatur des Turniers. Auf sie wettest du im Wettschritt; wer sie regiert, darf ihre Fähigkeit nutzen, wenn ihre Karte gespielt wird.
equinox-thing-stacks = Jede Reihe gehört zu einer Runde: Nur in dieser Runde kommen Karten und Wetten auf ihre Felder, und eine Wette dort ist die Punkte der Reihe wert. In andere Reihen reichen nur Fähigkeiten.
equinox-thing-hands =
    { $whose ->
        [own] Nach dem Wettschritt spielst du eine deiner Handkarten; am Ende deines Zuges füllst du sie wieder auf.
       *[other] Diese Handkarten sieht nur die Person, der sie gehören; nur manche Fähigkeiten reichen bis dorthin.
    }
equinox-thing-available_stones = Jede Wette braucht einen dieser Wettsteine. Zurück kommen sie nur durch eine Fähigkeit.
equinox-thing-secret_bets =
    { $whose ->
        [own] Deine geheime Wette: Im Wettschritt eines späteren Zuges darfst du sie aufdecken.
       *[other] Die geheime Wette einer anderen Person: Nur sie selbst darf sie aufdecken.
    }
equinox-thing-set_aside = Diese Karten liegen verdeckt beiseite und kommen am Ende des Abwurfschritts der Person, der sie gehören, auf ihre Hand zurück.
equinox-thing-looked_at = Diese Karten werden gerade wegen einer Fähigkeit angesehen.
equinox-thing-in_play = Diese Karte wird gerade gespielt.
equinox-thing-deck = Von diesem Stapel wird am Ende eines Zuges nachgezogen. Mit der letzten Karte endet das Spiel.
equinox-thing-discard_pile = Hier liegen abgeworfene Karten verdeckt; niemand darf sie ansehen, und sie kommen nicht zurück.
equinox-thing-box = Diese Kreaturen nehmen an dieser Partie nicht teil.
equinox-thing-seats = Eine Person wird nur ausgewählt, wenn eine Fähigkeit danach fragt.

equinox-lack-stones = Deine Wettsteine sind alle gesetzt: Für eine Wette ist keiner verfügbar.
