### Der Tisch im Terminal: Befehlszeile, Eingaben, Befehle.

## The program

cli-about = Lichtung: ein Tisch für { $games }.
cli-usage-program = lichtung [BEFEHL] [Optionen]
cli-without-command = Ohne Befehl öffnet sich der Tisch im Browser. „lichtung BEFEHL --help“ sagt mehr.
cli-short-play = im Terminal spielen
cli-short-replay = eine aufgezeichnete Partie durchgehen
cli-short-verify = Aufzeichnungen und Beweise fairer Karten prüfen
cli-short-games = die Spiele nennen
cli-short-arena = Bots gegeneinander spielen lassen
cli-short-solve = einen Weg suchen, der eine Partie gewinnt
cli-short-serve = den Tisch im Browser betreiben, für dich oder viele
cli-short-upgrade = einen Server auf diese Version bringen
cli-short-backup = einen laufenden Server in eine Datei sichern
cli-short-restore = eine Sicherung zurückspielen
cli-short-move-site = einen Server in eine andere Datenbank kopieren
cli-short-admin = Konten, Sperren, Tische eines Servers
cli-short-worker = Bots eines Servers auf diesem Rechner denken lassen
cli-short-completion = Befehle in der Shell vervollständigen
cli-usage = Aufruf:
cli-game = SPIEL
cli-file = DATEI
cli-usage-play = lichtung play { $game } [Optionen]
cli-usage-replay = lichtung replay { $file } [--seat N]
cli-usage-verify = lichtung verify { $file } … [--commitment HEX]
cli-usage-games = lichtung games
cli-usage-arena = lichtung arena run|report|rows [ZEILE…] [Optionen]
cli-usage-solve = lichtung solve { $game } [Einstellungen] [--seed N] [--nodes N] [--out DATEI]
cli-usage-serve = lichtung serve [Optionen]
cli-usage-completion = lichtung completion bash|zsh|fish
cli-about-play = Spielt ein Spiel. „lichtung play SPIEL --help“ zeigt die Einstellungen dieses Spiels.
cli-about-replay = Geht eine aufgezeichnete Partie Zug für Zug durch.
cli-about-verify = Spielt Aufzeichnungen nach, sagt, ob jede Zeile stimmt, und prüft den Beweis für faires Geben.
cli-about-commitment = Was der Server vor der ersten Karte versprochen hatte: In der Aufzeichnung muss dasselbe Versprechen stehen.
cli-about-games = Nennt alle Spiele.
cli-about-arena = Lässt Bots gegeneinander spielen und sagt, wie stark sie sind.
cli-about-solve = Sieht alle Karten eines Solo- oder Teamspiels und sucht einen Weg, der gewinnt.
cli-about-serve = Öffnet den Tisch im Browser, für dich allein oder für alle, die diesen Rechner erreichen.
cli-about-completion = Schreibt, was eine Shell braucht, um Befehle, Spiele und Einstellungen zu ergänzen: eval "$(lichtung completion bash)"
cli-about-version = Nennt die Version.
cli-about-lang = Die Sprache; ohne diese Angabe die deines Systems.
cli-about-no-color = Keine Farben, wie mit der Umgebungsvariablen NO_COLOR.
cli-about-help = Zeigt diese Hilfe.
cli-about-seed = Die Nummer der Partie: Dieselbe Nummer gibt dieselben Karten. Ohne sie kann niemand die Karten erraten.
cli-about-seats =
    { $seats ->
        [none] Wie viele mitspielen.
       *[other] Wie viele mitspielen: { $seats }.
    }
cli-about-resume = Setzt die letzte unbeendete Partie fort oder die aus einer Datei.
cli-about-seat = Zeigt nur, was diese Person sah (0 oder A ist die erste). Ohne diese Angabe, was alle sehen konnten.
cli-about-host = Die Adresse, auf der gelauscht wird; ohne sie erreicht nur dieser Rechner den Tisch. 0.0.0.0 lässt andere herein.
cli-about-port = Der Port; 0 nimmt irgendeinen freien.
cli-about-config = Die Datei mit den Einstellungen.
cli-about-database = Wo die Partien aufbewahrt werden; ohne Angabe in einer eigenen Datei.
cli-about-open = Öffnet auch den Browser.
cli-settings = Einstellungen von { $game }:
cli-default = [Vorgabe: { $value }]
cli-which-game = Spiele: { $games }.
cli-players = Personen: { $seats }

## Mistakes on the command line

cli-usage-help = „lichtung --help“ zeigt, was man eingeben kann.
cli-usage-command = Den Befehl „{ $name }“ gibt es nicht; es gibt { $names }.
cli-usage-game = Welches Spiel? Es gibt: { $names }.
cli-usage-no-game = Das Spiel „{ $name }“ gibt es nicht; es gibt: { $names }.
cli-usage-file = Welche Datei?
cli-usage-option =
    { $near ->
        [none] Die Option { $option } gibt es nicht.
       *[other] Die Option { $option } gibt es nicht; war { $near } gemeint?
    }
cli-usage-value = { $option } braucht einen Wert.
cli-usage-no-value = { $option } nimmt keinen Wert.
cli-usage-too-many = „{ $word }“ ist ein Wort zu viel.
cli-usage-choice = { $option } kann nicht „{ $value }“ sein; möglich ist { $choices }.
cli-usage-number = { $option } braucht eine Zahl, nicht „{ $value }“.
cli-usage-resume-alone = --resume nimmt alle Einstellungen aus der Aufzeichnung; { $option } passt nicht dazu.
cli-usage-nothing-to-resume = Es gibt keine unbeendete Partie von { $game }.
cli-usage-damaged = { $file } lässt sich nicht fortsetzen. Zeile { $line }: { $reason }
cli-usage-unreadable = { $file } lässt sich nicht lesen: { $reason }
cli-usage-other-game = { $file } ist eine Partie von { $game }.
cli-invalid-settings = { $setting } passt nicht zu den anderen Einstellungen: { $reason }

## Records

cli-ok = in Ordnung – { $game }, Züge: { $moves }, Ergebnis: { $result }
cli-line = Zeile { $line }: { $reason }
cli-unreadable = nicht lesbar: { $reason }
cli-no-text = ist kein Text und damit auch keine Aufzeichnung.
cli-deal-fair = Die Karten sind fair gegeben. Das Versprechen vor der ersten Karte: { $commitment }.
cli-deal-given = Sie folgen auch aus den Beiträgen von { $seats }.
cli-deal-late = Kein Beitrag kam von { $seats }.
cli-deal-alone = Niemand hat etwas beigetragen; das Versprechen allein legt die Karten fest.
cli-deal-wrong-malformed = der Beweis für das Geben ist beschädigt: Eine Zeile fehlt, steht doppelt da oder ist nicht lesbar.
cli-deal-wrong-commitment = das Geben ist nicht bewiesen: Das Geheimnis des Servers ist nicht das versprochene.
cli-deal-wrong-seed = das Geben ist nicht bewiesen: Die Karten folgen nicht aus den Beiträgen.
cli-deal-wrong-promise = das Geben ist nicht bewiesen: In der Aufzeichnung steht ein anderes Versprechen als das, das du bekommen hast.
cli-deal-wrong-missing = diese Aufzeichnung hat keinen Beweis für ihr Geben.
cli-replay-prompt = Zug { $at } von { $last } (Enter, z, Zahl, q):
cli-replay-keys = Enter oder „weiter“ geht vor, „z“ geht zurück, eine Zahl springt zu diesem Zug, „q“ beendet.
cli-replay-end = Hier endet die Aufzeichnung: „z“ geht zurück, „q“ beendet.

## At the table

cli-round = Runde { $round }
cli-practice = Übungspartie
cli-prompt =
    { $count ->
        [1] Deine Wahl (1, Wort, hilfe):
       *[other] Deine Wahl (1–{ $count }, Wort, hilfe):
    }
cli-prompt-over = Die Partie ist zu Ende (Enter, verlauf, sichern DATEI, zurück):
cli-over-no-answer = Die Partie ist zu Ende, es gibt nichts mehr zu wählen. „verlauf“, „sichern DATEI“ und „zurück“ gehen noch.
cli-winners = Gewonnen haben: { $winners }
cli-refused =
    { $rule ->
        [none] „{ $word }“ geht jetzt nicht.
       *[other] „{ $word }“ geht jetzt nicht. Das verbietet die Regel { $rule }:
    }
cli-unclear = „{ $line }“ ist nicht eindeutig: { $words }
cli-unknown = „{ $line }“ bedeutet hier nichts. Gib eine Zahl von 1 bis { $count } ein, ein Wort oder seinen Anfang, oder „hilfe“.
cli-more-in-log = … („verlauf“ erzählt alles)
cli-curtain = Die Tastatur geht an { $who }.
cli-curtain-prompt = Drücke Enter, wenn nur du den Bildschirm siehst.
cli-yes = ja
cli-no = nein

## Commands

cli-command-help = hilfe
cli-command-hint = tipp
cli-command-log = verlauf
cli-command-undo = zurück
cli-command-save = sichern
cli-command-rules = regeln
cli-command-piles = stapel
cli-command-why = warum
cli-command-quit = beenden
cli-command-next = weiter
cli-command-back = zurück
cli-help = Antworte mit einer Zahl, einem Wort wie „{ $word }“ oder dem Anfang davon; die Karte oder das Feld allein genügt. Enter zeichnet den Tisch neu. Außerdem gibt es:
cli-help-help = diese Hilfe; „hilfe { $card }“ oder „? { $card }“ erklärt eine Karte
cli-help-hint = sagt, was einem Bot am besten aussieht, mit der Aussicht auf den Sieg
cli-help-log = erzählt, was bisher geschehen ist
cli-help-undo = nimmt den letzten Zug zurück
cli-help-save = sagt, wo die Partie liegt; „sichern DATEI“ schreibt sie in eine Datei
cli-help-rules = nennt Regeln: „regeln { $rule }“ oder ein Teil einer solchen Kennung
cli-help-piles = zeigt jeden Stapel mit allen offenen Karten
cli-help-why = sagt, wozu eine Karte oder ein Platz da ist und warum es jetzt nicht geht: „warum { $card }“
cli-help-quit = geht; die Partie bleibt erhalten und kann später weitergehen
cli-no-card = Eine Karte „{ $line }“ gibt es nicht.
cli-nothing-about = Über diese Karte steht nichts geschrieben.
cli-hint-thinking = Wird überlegt …
cli-hint-about = Aussicht auf den Sieg, wenn an allen Plätzen starke Spieler weiterspielen, und wozwischen sie in 19 von 20 Fällen liegt. Gleiche Plätze lassen sich nicht unterscheiden:
cli-hint-option = { $place }. { $option }: { $verdict }, { $chance } % ({ $low }–{ $high } %)
cli-hint-unseen = –  { $option }: { $verdict }
cli-hint-then = Danach: { $steps }
cli-hint-equals =
    { $count ->
        [one] Eine weitere Antwort ist gleich gut, soweit sich das sagen lässt.
       *[other] { $count } weitere Antworten sind gleich gut, soweit sich das sagen lässt.
    }
cli-log-empty = Es ist noch nichts geschehen.
cli-rules = „regeln“ und eine Gruppe oder Kennung nennt Regeln. Gruppen: { $groups }
cli-undo-nothing = Es gibt keinen Zug, den man zurücknehmen könnte.
cli-undo-practice = Seitdem war etwas Neues zu sehen. Nimmst du den Zug zurück, ist das ab jetzt eine Übungspartie. Zurücknehmen?
cli-undo-not = Der Zug bleibt stehen.
cli-undo-agree = { $who }: Seitdem war etwas Neues zu sehen. Darf der letzte Zug zurückgenommen werden?
cli-undone = Der letzte Zug ist zurückgenommen.
cli-overwrite = { $file } gibt es schon. Überschreiben?
cli-saved = Gesichert: { $file }
cli-not-saved = Nicht gesichert.
cli-not-written = { $file } lässt sich nicht schreiben: { $reason }
cli-kept = Die Partie wird nach jedem Zug gesichert: { $file }

## Coming and going

cli-unfinished = Unbeendete Partien:
cli-unfinished-game = { $when } · Runde { $round } · Züge: { $moves }
cli-unfinished-prompt = Zahl zum Fortsetzen, Enter für eine neue Partie:
cli-not-kept = Die Partie lässt sich nicht in { $place } sichern ({ $reason }). Nimm „sichern DATEI“.
cli-lost = Diese Partie ließ sich nicht sichern.
cli-farewell =
    Die Partie liegt in { $file }
    Weiter geht es mit: { $command }
cli-farewell-over =
    Die Aufzeichnung liegt in { $file }
    Ansehen mit: { $command }

## Die Arena

cli-usage-arena-deed = „lichtung arena“ braucht eines von: { $names }.
cli-usage-arena-row = Die Zeile „{ $row }“ gibt es nicht; „lichtung arena rows“ zählt alle auf.
cli-usage-arena-workers = Entweder --processes oder --cluster, nicht beides.
cli-arena-options =
    „rows“ zählt auf, was gemessen wird. „run“ spielt, was fehlt, mit --processes N oder mit --cluster ADRESSE auf
    einem Ray-Cluster. „report“ schreibt --json DATEI, --html DATEI oder die Tabellen von --markdown DATEI. ZEILE darf
    Sterne haben: SPIEL-*. --results ORDNER sagt, wo die Ergebnisse liegen.
cli-arena-row =
    { $row }: { $count ->
        [0] noch keine Partien
        [one] { $count } Partie, { $rate } % gewonnen ({ $low }–{ $high } %)
       *[other] { $count } Partien, { $rate } % gewonnen ({ $low }–{ $high } %)
    }{ $goal ->
        [none] { "" }
       *[other] , Ziel { $goal } %
    }{ $state ->
        [reached] : erreicht
        [missed] : verfehlt
       *[other] { "" }
    }
cli-arena-left = noch
cli-arena-played =
    { $count ->
        [0] Es fehlte nichts.
        [one] { $count } neue Partie.
       *[other] { $count } neue Partien.
    }
cli-arena-failed = Die Arena musste aufhören: { $reason }
cli-missing = Das Paket { $package } fehlt: pip install 'lichtung[{ $extra }]'

## The solver

cli-solve-options = --nodes sagt, wie viele Antworten versucht werden, bevor aufgegeben wird (1.000.000), --out, wohin das gewonnene Spiel als Aufzeichnung geschrieben wird, --seed, welches Spiel (0).
cli-solve-alone = „lichtung solve“ kennt nur Spiele, die man gemeinsam gewinnt oder verliert; { $game } ist keines.
cli-solve-won = Spiel { $seed } lässt sich gewinnen: { $moves } Antworten, gefunden nach { $nodes } Versuchen.
cli-solve-open = Spiel { $seed }: in { $nodes } Versuchen kein Weg zum Sieg gefunden. Das beweist nicht, dass es keinen gibt.

## Der Tisch im Browser

cli-serve-ready = Der Tisch steht unter { $address } – Strg+C beendet ihn.
cli-serve-failed = Der Tisch lässt sich nicht öffnen: { $reason }
