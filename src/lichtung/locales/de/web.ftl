### Der Tisch im Browser.

## Ein Tisch

web-card-back = verdeckte Karte
web-close = Schließen
web-waiting = Einen Moment …
web-waiting-for = Warten auf { $name } …
web-step = (Schritt { $at } von { $last })
web-more = { $count } weitere …
web-cancel = Abbrechen
web-hand =
    { $count ->
        [one] Deine Hand: { $count } Karte
       *[other] Deine Hand: { $count } Karten
    }
web-your-turn = Du bist dran
web-turn-of = { $name } ist dran
web-round = Runde { $round }
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-chat-send = Senden
web-chat-said = { $name } sagt: { $text }
web-answers = Alle Möglichkeiten
web-undo = Zurücknehmen
web-undo-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
web-undo-waits = { $name } möchte einen Zug zurücknehmen; die anderen werden gefragt.
web-yes = Ja
web-no = Nein
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-where = Achte auf die markierte Stelle.
web-hint-more = Den Zug zeigen
web-hint-best = Die besten Züge und ihre Siegchance, wenn an allen Plätzen starke Spieler weiterspielen:
web-hint-chance = { $chance } % ({ $low }–{ $high })
web-hint-chance-about = { $chance } Prozent; in 19 von 20 Fällen liegt sie zwischen { $low } und { $high }
web-hint-options = Ratschläge
web-hint-then = Danach: { $steps }
web-hint-numbers = Zahlen
web-hint-equals =
    { $count ->
        [one] Eine weitere Antwort ist gleich gut, soweit sich das sagen lässt.
       *[other] { $count } weitere Antworten sind gleich gut, soweit sich das sagen lässt.
    }
web-curtain = { $name } ist dran. Alle anderen bitte wegschauen.
web-curtain-open = Ich bin { $name }
web-lost = Verbindung verloren, neuer Versuch …
web-leave = Tisch verlassen
web-result = Ergebnis
web-end-won = Gewonnen!
web-end-winner =
    { $count ->
        [one] { $name } gewinnt
       *[other] { $name } gewinnen
    }
web-scores = Punktestand
web-rank = Rang
web-player = Name
web-points = Punkte
web-again = Noch einmal
web-other-game = Ein anderes Spiel
web-is-over = Die Partie ist zu Ende.
web-not-your-turn = Gerade ist jemand anderes dran.
web-looking-on = Du siehst zu: Auswählen kannst du hier nichts.
web-why-now = Jetzt: { $question }
web-why-turn = { $name } ist jetzt gefragt.
web-why-uses = Das beantwortet: { $questions }
web-impossible = Jetzt nicht möglich
web-rule = Regel { $rule }
web-players = Mitspielende
web-you = (du)
web-take-back = Wieder selbst spielen
web-stand-in = Einen Bot für mich spielen lassen
web-stands-in = Ein Bot spielt für dich.
web-compiling = Wird noch schneller: Bis dahin spielen starke Bots etwas schwächer.
web-long-step = Dieser Schritt dauert schon sehr lange. Nach den Regeln kann er endlos weitergehen: Möchtest du ihn beenden?
web-long-step-stay = Ich spiele weiter
web-seat-bot = Bot, { $level }
web-bot-name = Bot { $letter }
web-seat-taken-over = ein Bot springt ein
web-seat-hurried = keine Zeit für mehr: letzte Antwort auf Stufe „{ $level }“
web-seat-free = freier Platz
web-seat-nobody = niemand
web-seat-here = ist da
web-seat-away = ist gerade weg
web-eyes = Sicht
web-eyes-of = Sicht von { $name }
web-eyes-spectator = Zuschauersicht
web-spectator = Zuschauer

## Einstellungen und Tasten

web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Tempo
web-speed-slow = ruhig
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = sofort
web-speed-about = Wie lange gezeigt wird, was andere und die Regeln tun. Deine eigene Antwort muss nie darauf warten.
web-stage-again = Was seit meinem Zug geschah
web-stage-skip = Zum Ende springen
web-stage-next = Nächste Szene
web-sound = Töne
web-sound-on = an
web-sound-off = aus
web-shortcuts = Tastatur
web-key-tab = von einem Teil des Tisches zum nächsten
web-key-arrows = bewegen sich darin
web-key-enter = wählen
web-key-next = nächste mögliche Wahl
web-key-answers = Liste aller Möglichkeiten
web-key-number = einen Knopf der Auswahlleiste drücken
web-key-escape = abbrechen
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-log = zeigen oder verbergen, was geschah
web-key-settings = Einstellungen
web-key-space = Leertaste
web-key-help = diese Liste

## Erste Seite und neuer Tisch

web-skip = Zum Inhalt springen
web-nav = Menü
web-home = Zur Startseite
web-hello = Ein Tisch auf der Lichtung
web-hello-about = Brettspiele: allein, mit Bots oder mit anderen. Such dir eines aus und setz dich.
web-continue = Weiterspielen
web-facts = { $players } Personen, etwa { $minutes } Minuten
web-facts-players = { $players } Personen
web-kind-team = allein oder gemeinsam
web-kind-against = gegeneinander
web-play = Spielen
web-make-table = Tisch aufstellen
web-rules-read = Regeln lesen
web-players-count = Anzahl der Personen
web-alone = Allein
web-seat-number = Platz { $n }
web-seat-me = Du
web-seat-here-too = Jemand an diesem Gerät
web-seat-friend = Jemand mit Link
web-seat-open = Offen für alle
web-options = Varianten und Erweiterungen
web-table-options = Der Tisch
web-hints-allowed = Tipps erlaubt
web-hints-allowed-about = Alle dürfen einen Bot um Rat fragen.
web-spectators = Zuschauer
web-spectators-public = Willkommen
web-spectators-none = Keine
web-spectators-about = Wer zuschaut, sieht nur, was für alle offen liegt.
web-limit = Zeit pro Zug
web-limit-none = Keine Begrenzung
web-limit-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
web-limit-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
web-limit-about = Ist die Zeit abgelaufen, springt ein Bot ein, bis die Person zurück ist.
web-deal = Nummer der Partie
web-deal-about = Die gleiche Nummer gibt die gleichen Karten. Leer lassen für eine zufällige Partie.
web-deal-others = Mit anderen ist eine Partie nach Nummer nur Übung: Wer die Nummer kennt, kann alle Karten kennen. Alle erfahren es, bevor sie sich setzen.
web-value-usual = Standard
web-value-own = Selbst wählen
web-option-needs = Nur mit { $needs }: { $options }
web-option-seats = { $seats ->
    [one] { $seats } Person
   *[other] { $seats } Personen
}
web-chosen = { $n } von { $of } gewählt
web-levels-about = „Zufall“ spielt irgendetwas, „hastig“ nimmt, was gerade am besten aussieht. Von „Neuling“ bis „Meister“ denken die Bots immer weiter voraus. Kein Bot sieht mehr, als sein Platz sehen darf.
web-level-uniform = Zufall
web-level-greedy = hastig
web-level-novice = Neuling
web-level-easy = leicht
web-level-normal = mittel
web-level-hard = schwer
web-level-master = Meister

## Der richtige Tisch mit einem Klick

web-presets = Welches Spiel
web-preset-first = Erste Partie
web-preset-standard = Standard
web-preset-everything = Alles
web-preset-own = Deine eigene Wahl, wie sie unten eingestellt ist.
web-custom = Mitspieler, Varianten und Tisch
web-won-alone = Bots gewinnen hier: { $won }
web-won-against = Wie oft hier eine Stufe die andere schlägt: { $won }
web-won-one = { $level } { $percent } %
web-won-duel = { $level } gegen { $against } { $percent } %
web-won-unknown = Wie oft Bots hier gewinnen, ist nicht gemessen.

## Warten, Tische, Rückblick

web-lobby-waiting = Noch sind nicht alle da. Schick denen, die fehlen, einen Link.
web-lobby-full = Alle sind da.
web-lobby-wait = Noch sind nicht alle da.
web-free = Platz freimachen
web-remove = Entfernen
web-removed = Dein Platz wurde wieder freigegeben. Du spielst an diesem Tisch nicht mehr mit.
web-link-used = Dieser Link ist verbraucht
web-link-used-about = Ein Link zu einem Platz gilt einmal: Jemand hat sich damit hingesetzt, oder er wurde widerrufen. Bitte um einen neuen.
web-seat-lost = Dieser Platz gehört dir nicht mehr.
web-devices = Auf einem anderen Gerät spielen
web-devices-about = Wer diesen Link öffnet, sieht deine Karten und zieht für dich. Öffne ihn also nur auf eigenen Geräten.
web-devices-make = Neuer Link
web-devices-copy = Öffne diesen Link auf dem anderen Gerät:
web-devices-made = Link vom { $when }
web-devices-end = Beenden
web-devices-end-all = Alle beenden
web-devices-none = Es gibt keine Links zu deinem Platz.
web-looking-on-public = Andere dürfen zuschauen; sie sehen nur, was für alle offen liegt.
web-looking-on-none = Niemand darf zuschauen.
web-looking-on-seats = Andere dürfen zuschauen und sehen alle Handkarten.
web-invite = Link für diesen Platz
web-copied = Kopiert
web-sit = Hier hinsetzen
web-your-name = Dein Name
web-start = Anfangen
web-tables = Meine Tische
web-tables-none = Du hast noch keine Tische.
web-tables-running = Laufende Partien
web-tables-open = Freie Plätze
web-tables-over = Beendete Partien
web-status-over = beendet
web-status-waiting = wartet auf Mitspielende
web-status-playing = läuft
web-table-missing = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
web-replay = Wiedergabe
web-replay-start = Der Anfang der Partie.
web-first = Zum Anfang
web-back = Einen Zug zurück
web-run = Abspielen
web-pause = Anhalten
web-forward = Einen Zug weiter
web-last = Zum Ende
web-move-of = Zug { $at } von { $last }
web-link-here = Link zu diesem Zug
web-branch = Von hier weiterspielen
web-rules = Regeln

## Das Protokoll in Zügen, das Ende, Zurückblicken

web-goal = Das Ziel
web-great = ein großer Moment
web-jump-list = Züge
web-speed-of = Tempo
web-end-look = Brett ansehen
web-standings = Der Verlauf
web-round-short = Runde
web-standings-about = Die Zahlen als Tabelle
web-turning-fall = Der Wendepunkt war Runde { $round }: Da ging am meisten verloren.
web-turning-lead = Der Wendepunkt war Runde { $round }: Danach lagst du nie mehr vorn.
web-turning-wait = Der Wendepunkt war Runde { $round }: Von da an gelang am längsten nichts.
web-turning-try = Noch einmal ab Runde { $round }
web-same-deal = Dieselben Karten noch einmal
web-deal-number = Partie { $deal }: Mit diesem Link bekommen alle dieselben Karten.
web-other-settings = Anderer Tisch
web-won = gewonnen
web-lost-game = verloren
web-place = Platz { $rank } von { $of }
web-result-points = { $points } Punkte
web-length-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }

## Über die Seite und Fehler

web-about = Über diese Seite
web-about-text = Lichtung ist ein freies, quelloffenes Programm, ein Tisch für Brettspiele: Regeln, Bots, Wiedergaben und ein Regelbuch, in drei Sprachen.
web-about-games = Die Spiele
web-about-games-text = Die Spiele haben ihre Autoren erdacht, und ihre Verlage verkaufen sie; wenn dir eines gefällt, kauf es. Hier ist nichts daraus kopiert: Die Regeln sind in eigenen Worten erzählt, alle Bilder sind eigene oder freie.
web-about-credits = Dank
web-about-icons = Symbole:
web-about-fonts = Schriften:
web-about-software = Programme:
web-lost-page = Im Wald verlaufen
web-lost-page-about = Unter dieser Adresse gibt es nichts.
web-error-other = Das hat nicht geklappt.
web-error-Offline = Der Server ist nicht erreichbar.
web-error-NotFound = Nicht gefunden; vielleicht wurde es gelöscht.
web-error-NotYours = Dieser Platz gehört dir nicht.
web-error-NotYourTurn = Gerade ist jemand anderes dran.
web-error-OutOfDate = Inzwischen ist etwas geschehen; so sieht der Tisch jetzt aus.
web-error-IllegalOption = Das erlauben die Regeln jetzt nicht.
web-error-InvalidSettings = Diese Optionen passen nicht zusammen.
web-error-Full = Der Platz ist besetzt.
web-error-AlreadyStarted = Die Partie hat schon begonnen.
web-error-NotStarted = Die Partie hat noch nicht begonnen.
web-error-Over = Die Partie ist schon zu Ende.
web-error-NoUndo = Es gibt nichts zurückzunehmen.
web-error-TooMany = Zu viele Anfragen; bitte warte kurz.
web-error-TooLarge = Das ist zu lang.
web-error-Forbidden = Das darfst du hier nicht.
web-error-InvalidInput = Das hat der Server nicht verstanden.
web-error-NotAllowed = Dieser Tisch erlaubt das nicht.
web-error-Busy = Der Server ist beschäftigt; versuch es gleich noch einmal.

## Was für ein Tisch das ist, und ob die Karten fair gegeben sind

web-practice = Übung
web-numbered = nummerierte Partie
web-branch-of = setzt eine andere Partie fort
web-numbered-known = Wer diesen Tisch aufgestellt hat, hat die Karten mit einer Zahl bestimmt und kennt vielleicht alle. Die Partie gilt als Übung.
web-branch-known = Diese Partie setzt eine andere fort, mit denselben Karten: Wer jene gesehen hat, kennt sie. Sie gilt als Übung.
web-branch-redealt = Diese Partie setzt eine andere fort. Alles Verdeckte ist neu gegeben, niemand kennt deine Karten. Sie gilt als Übung.
web-proof-right = Fair gegeben: Der Beweis stimmt
web-proof-wrong = Der Beweis für das Geben stimmt nicht
web-proof-promise-yes = Der Server hat das Versprechen gehalten, das dieser Browser vor der Partie gesehen hat.
web-proof-promise-no = Das Versprechen ist nicht das, das dieser Browser vor der Partie gesehen hat.
web-proof-promise-unknown = Dieser Browser hat das Versprechen vor der Partie nicht gesehen und kann nicht vergleichen.
web-proof-share-yes = Der zufällige Beitrag dieses Browsers steckt in den Karten.
web-proof-share-no = Der zufällige Beitrag dieses Browsers fehlt oder wurde verändert.
web-proof-secret-yes = Das Geheimnis des Servers ist das versprochene.
web-proof-secret-no = Das Geheimnis des Servers ist nicht das versprochene.
web-proof-seed-yes = Die Karten folgen aus dem Geheimnis und den Beiträgen aller.
web-proof-seed-no = Die Karten folgen nicht aus dem Geheimnis und den Beiträgen.
web-proof-late = Kein Beitrag kam rechtzeitig von: { $names }.
web-proof-promise = Das Versprechen:
web-proof-record = Aufzeichnung sichern, für „lichtung verify“
