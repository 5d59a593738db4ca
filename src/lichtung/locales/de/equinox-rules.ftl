### Equinox: the rules, one sentence for each rule of the rules document.

## Set-up

rule-EQX-SETUP-1 = Gespielt wird zu zweit bis zu fünft in fester Sitzordnung im Uhrzeigersinn.
rule-EQX-SETUP-2 = Alle beginnen mit genau 5 verfügbaren Wettsteinen der eigenen Farbe; weitere Wettsteine gibt es nicht.
rule-EQX-SETUP-3 = Genau 8 verschiedene der 14 Kreaturen sind Champions: zufällig bestimmt, jede Auswahl gleich wahrscheinlich, oder vor der Partie als Liste festgelegt.
rule-EQX-SETUP-4 = Die 6 Kreaturen, die keine Champions sind, und ihre 66 Karten spielen in der Partie keinerlei Rolle.
rule-EQX-SETUP-5 = Für die Regeln ist es gleichgültig, in welcher Reihenfolge die Champions nebeneinanderliegen.
rule-EQX-SETUP-6 = Unter der Reihe der Champions hat jeder von ihnen in den Reihen 1 bis 5 je ein Feld, zusammen 40 Felder, und alle sind zu Beginn ohne Karten und Wettsteine.
rule-EQX-SETUP-7 = Der Nachziehstapel besteht aus 102 gemischten Karten: den 88 Kreaturenkarten der Champions, 11 Chamäleonkarten und 3 Baumkarten; jede Reihenfolge ist gleich wahrscheinlich.
rule-EQX-SETUP-8 = Alle ziehen 8 Karten; die Startperson bekommt die obersten 8 des Nachziehstapels, die nächste Person im Uhrzeigersinn die nächsten 8 und so weiter.
rule-EQX-SETUP-9 = Die Startperson bestimmt, wer die Partie einrichtet, oder der Zufall, mit gleicher Wahrscheinlichkeit für alle.
rule-EQX-SETUP-10 = Los geht es in Runde 1, mit leerem Ablagestapel und ohne verschwundene Kreaturen, verdeckt abgelegte Karten und geheime Wetten.

## The turn

rule-EQX-TURN-1 = Im Uhrzeigersinn ist eine Person nach der anderen am Zug, zuerst die Startperson; weder das Ende einer Runde noch eine Spezialfähigkeit ändert daran etwas.
rule-EQX-TURN-2 = Ein Zug hat fünf Schritte in dieser Folge: wetten, eine Karte spielen, abwerfen, nachziehen, Verschwinden prüfen.
rule-EQX-TURN-3 = Gibst du in Schritt 1 eine geheime Wette ab, lässt du Schritt 2 dieses Zuges ganz aus und machst mit Schritt 3 weiter; zu zeigen oder zu beweisen ist nichts.
rule-EQX-TURN-4 = Entscheidungen trifft nur die aktive Person, mit einer Ausnahme: Wer wegen Noctia eine Karte hergibt, sucht sie aus.
rule-EQX-TURN-5 = Für die Fähigkeiten von Carmen und Echomir beginnt jeder Zug von vorn, und über einen Zug hinaus reicht nur die Pflicht, verdeckt abgelegte Karten zurückzunehmen.
rule-EQX-TURN-6 = Die aktuelle Reihe ist immer die mit der Nummer der laufenden Runde.

## Bets

rule-EQX-BET-1 = In Schritt 1 tust du genau eines: eine reguläre Wette abgeben, eine geheime Wette abgeben, deine geheime Wette aufdecken oder nichts.
rule-EQX-BET-2 = In Schritt 1 darfst du immer auch nichts tun.
rule-EQX-BET-3 = Mit einer regulären Wette setzt du einen deiner verfügbaren Wettsteine in der aktuellen Reihe auf das Feld einer Kreatur im Turnier, sofern dort noch keiner liegt, auch keiner, der durch Klumpi früher dorthin kam.
rule-EQX-BET-4 = Für eine Wette ist es gleichgültig, welche Karten auf dem Feld liegen; der Wettstein gehört zum Feld und bleibt, wenn dort Karten dazukommen, verschwinden oder getauscht werden.
rule-EQX-BET-5 = Auf einem Feld liegt nie mehr als ein Wettstein.
rule-EQX-BET-6 = Eine Wette ist so viel wert wie die Reihe, in der ihr Wettstein liegt, also 4, 3, 2, 1 oder 0 in den Reihen 1 bis 5, egal welche Reihe gerade aktuell ist; daran ändert sich nie etwas.
rule-EQX-BET-7 = Abgesehen von einer Wette je Schritt und einem Wettstein je Feld begrenzen nur deine Wettsteine die Zahl der Wetten: Du darfst in mehreren Reihen auf dieselbe Kreatur und in einer Reihe auf mehrere Kreaturen setzen.
rule-EQX-BET-8 = Ein gesetzter Wettstein lässt sich weder verschieben noch zurücknehmen, außer durch Moosmann; ein zurückgenommener ist wieder verfügbar und darf erneut gesetzt werden.
rule-EQX-BET-9 = Ein Feld, von dem ein Wettstein zurückgenommen wurde, gilt wieder als frei, wie auch immer er dorthin gekommen war; in der aktuellen Reihe dürfen in derselben Runde alle darauf setzen, wenn seine Kreatur im Turnier ist.
rule-EQX-BET-10 = Wettsteine auf Feldern oder der Championkarte einer verschwundenen Kreatur bleiben liegen, solange sie nicht zurückgenommen werden, und zählen nichts.
rule-EQX-BET-11 = Reguläre Wetten sind in allen fünf Runden erlaubt, in Runde 5 mit dem Wert 0.
rule-EQX-BET-12 = Eine geheime Wette darfst du nur in Runde 1 abgeben, mit einem verfügbaren Wettstein und einer Kreaturenkarte auf der Hand, und nur, wenn du in dieser Partie noch keine abgegeben hast, auch keine inzwischen aufgedeckte oder zurückgenommene.
rule-EQX-BET-13 = Für eine geheime Wette legst du eine Kreaturenkarte deiner Hand verdeckt vor dich hin und einen verfügbaren Wettstein darauf; gewettet ist auf diese Kreatur, die Stärke der Karte ist egal.
rule-EQX-BET-14 = Mit Chamäleonkarten, Baumkarten und verdeckt abgelegten Karten lässt sich keine geheime Wette abgeben.
rule-EQX-BET-15 = Eine geheime Wette ist auf jeden Champion möglich, egal welche anderen Wetten es auf ihn gibt; sie belegt kein Feld und verhindert keine andere Wette.
rule-EQX-BET-16 = Die Karte unter einer nicht aufgedeckten geheimen Wette gehört zu keiner Hand: Sie kann nicht gespielt, abgeworfen, gefordert, gestohlen oder beiseitegelegt werden.
rule-EQX-BET-17 = Wird eine geheime Wette aufgedeckt, sehen alle ihre Karte, die danach auf den Ablagestapel kommt; der Wettstein wandert auf die Championkarte der Kreatur, auf der beliebig viele liegen können.
rule-EQX-BET-18 = Deine geheime Wette darfst du in Schritt 1 jedes deiner Züge aufdecken, in jeder Runde, selbst wenn ihre Kreatur verschwunden ist.
rule-EQX-BET-19 = Das Aufdecken der geheimen Wette verbraucht Schritt 1, also kannst du nicht auch noch wetten; Schritt 2 folgt aber wie sonst.
rule-EQX-BET-20 = Ein Wettstein auf einer Championkarte ist 5 wert.

## The ruler

rule-EQX-RULER-1 = Dein gesamtes Prestige bei einer Kreatur ist die Summe der Werte deiner Wettsteine auf ihren fünf Feldern und ihrer Championkarte.
rule-EQX-RULER-2 = Beherrschen kann eine Kreatur nur, wer mindestens einen Wettstein auf ihren Feldern oder ihrer Championkarte hat; schon ein einziger vom Wert 0 genügt, wenn sonst niemand dort einen hat.
rule-EQX-RULER-3 = Eine Kreatur beherrscht, wer dort allein das höchste gesamte Prestige hat; liegen mehrere vorn gleichauf, beherrscht sie niemand, auch nicht, wer dahinter kommt.
rule-EQX-RULER-4 = Eine nicht aufgedeckte geheime Wette zählt für das Beherrschen einer Kreatur nichts.
rule-EQX-RULER-5 = Wer eine Kreatur beherrscht, ergibt sich jedes Mal neu aus den Wettsteinen; ein Wettstein zählt, sobald er gesetzt oder aufgedeckt ist, auch in einer späteren Reihe.
rule-EQX-RULER-6 = Die halben Punkte für Ursus zählen beim Beherrschen nicht.

## Playing a card

rule-EQX-PLAY-1 = In Schritt 2 musst du genau eine Karte aus der Hand spielen, wenn eine spielbar ist; freiwillig passen kannst du nicht.
rule-EQX-PLAY-2 = Spielbar sind alle Kreaturenkarten von Kreaturen im Turnier, alle Chamäleonkarten und alle Baumkarten, sonst nichts.
rule-EQX-PLAY-3 = Eine Kreaturenkarte kommt in der aktuellen Reihe auf das Feld ihrer eigenen Kreatur, über alle Karten dort.
rule-EQX-PLAY-4 = Eine Chamäleonkarte kommt in der aktuellen Reihe auf das Feld irgendeiner Kreatur im Turnier, über alle Karten dort.
rule-EQX-PLAY-5 = Karten werden nur in die aktuelle Reihe gespielt und nie auf ein Feld einer verschwundenen Kreatur.
rule-EQX-PLAY-6 = Nur die oberste Karte eines Stapels ist sichtbar; überdeckte zählen nicht, sind nie ein Ziel, niemand darf sie ansehen, sie behalten ihre Reihenfolge und kommen erst wieder zum Vorschein, wenn alles darüber weg ist.
rule-EQX-PLAY-7 = Die Stärke einer Kreatur in der aktuellen Reihe ist die der sichtbaren Karte auf ihrem Feld; ohne Karte hat sie keine Stärke.
rule-EQX-PLAY-8 = Die Stärke einer Karte ist ihre aufgedruckte Zahl, bei Kreaturenkarten von Ursus um 0,5 mehr.
rule-EQX-PLAY-9 = Ist auf deiner Hand nichts spielbar, wird sie in diesem Moment allen gezeigt und Schritt 2 entfällt; mit leerer Hand gibt es nichts zu zeigen.
rule-EQX-PLAY-10 = Verdeckt abgelegte Karten und die Karte deiner geheimen Wette gehören nicht zur Hand: Sie gelten nicht als spielbar und werden nicht gezeigt, wenn du nicht spielen kannst.
rule-EQX-PLAY-11 = Alle dürfen Karten jeder Kreatur im Turnier spielen, egal wer sie beherrscht; Karten auf dem Tisch gehören niemandem.

## The chameleon

rule-EQX-CHAM-1 = Eine gespielte Chamäleonkarte löst nie eine Spezialfähigkeit aus.
rule-EQX-CHAM-2 = Eine Kreaturenkarte, die unmittelbar auf einer sichtbaren Chamäleonkarte landet, löst keine Spezialfähigkeit aus.
rule-EQX-CHAM-3 = Ein Chamäleon blockiert eine Spezialfähigkeit nur, wenn es direkt vor dem Spielen zuoberst auf dem Feld dieser Kreatur in der aktuellen Reihe liegt; überdeckt, anderswo oder verschwunden blockiert es nichts, und die nächste Kreaturenkarte ist wieder normal.
rule-EQX-CHAM-4 = Eine Chamäleonkarte ist keine Kreaturenkarte: Sie erfüllt Noctias Forderung nicht, Lupino und Dryada können sie nicht nehmen, und in Schritt 3 ist sie nie abwerfbar.
rule-EQX-CHAM-5 = Eine Chamäleonkarte zählt als Karte der Kreatur, auf deren Feld sie liegt, und gibt ihr die aufgedruckte Stärke; bei Ursus kommt kein halber Punkt dazu.

## Tree cards

rule-EQX-TREE-1 = Eine gespielte Baumkarte wirkt und kommt danach auf den Ablagestapel; auf einem Feld liegt sie nie.
rule-EQX-TREE-2 = Eine Baumkarte ist immer spielbar, selbst wenn sie nichts bewirken kann.
rule-EQX-TREE-3 = Auf die Wirkung einer Baumkarte darf man nicht verzichten: Ist eine Wahl möglich, muss sie getroffen werden.
rule-EQX-TREE-4 = Urvater: Du nennst eine Kreatur im Turnier, und alle mit einer nicht aufgedeckten geheimen Wette auf sie, auch du, müssen diese augenblicklich aufdecken; hat niemand eine, geschieht nichts.
rule-EQX-TREE-5 = Eine durch den Urvater aufgedeckte Wette kann augenblicklich ändern, wer eine Kreatur beherrscht.
rule-EQX-TREE-6 = Dryada: Du nimmst eine sichtbare Kreaturenkarte, kein Chamäleon, von irgendeinem Feld irgendeiner Reihe auf die Hand, auch von dem einer verschwundenen Kreatur.
rule-EQX-TREE-7 = Unter einer von Dryada genommenen Karte wird die nächste sichtbar, oder das Feld ist leer; in der aktuellen Reihe ändert das die Stärke oder macht die Reihe unvollständig, in einer vorherigen bleibt es folgenlos.

## Powers

rule-EQX-POWER-1 = Die Spezialfähigkeit einer Kreatur kannst du nur nutzen, wenn du gerade eine ihrer Kreaturenkarten aus der Hand gespielt hast, sie in diesem Moment beherrschst, die Karte nicht unmittelbar auf einem sichtbaren Chamäleon liegt und die Fähigkeit ausführbar ist.
rule-EQX-POWER-2 = Eine Spezialfähigkeit zu nutzen ist freiwillig und entscheidet sich gleich nach dem Spielen der Karte; wird darauf verzichtet oder ist sie unmöglich, ist sie für diese Karte verloren.
rule-EQX-POWER-3 = Eine Spezialfähigkeit, die sich auf keine Weise ausführen lässt, steht nicht zur Wahl.
rule-EQX-POWER-4 = Nutzt du eine Spezialfähigkeit, musst du alles entscheiden, was zu ihr gehört, und nichts davon lässt sich zurücknehmen.
rule-EQX-POWER-5 = Eine Spezialfähigkeit wird ganz ausgeführt, ehe der Zug weitergeht; die Fähigkeit einer durch Echomir gespielten zweiten Karte gehört dazu.
rule-EQX-POWER-6 = Karten, die eine Spezialfähigkeit oder Baumkarte bewegt, tauscht oder freilegt, lösen nichts aus.
rule-EQX-POWER-7 = Widerspricht eine Spezialfähigkeit einer anderen Regel, geht sie vor; wo sie nichts sagt, gelten die übrigen Regeln.
rule-EQX-POWER-8 = Ein Handkartenlimit gibt es nicht: Karten, die du durch Fähigkeiten oder Dryada gewinnst, bleiben auch über 8 hinaus auf der Hand.
rule-EQX-POWER-9 = Kein Ziel einer Spezialfähigkeit sind überdeckte Karten, Verschwindekarten, Karten im Ablagestapel, verdeckt abgelegte Karten und Karten geheimer Wetten; nur Moosmann kann eine geheime Wette anrühren.

## Discarding

rule-EQX-DISC-1 = In Schritt 3 darfst du nacheinander bis zu 3 Handkarten verschwundener Kreaturen abwerfen und jederzeit aufhören.
rule-EQX-DISC-2 = Jede in Schritt 3 abgeworfene Karte bekommen alle zu sehen.
rule-EQX-DISC-3 = Chamäleonkarten, Baumkarten und, ohne Carmen, Kreaturenkarten von Kreaturen im Turnier lassen sich in Schritt 3 nicht abwerfen.
rule-EQX-DISC-4 = Hast du in diesem Zug Carmens Spezialfähigkeit genutzt, gelten ihre Regeln für das Abwerfen statt der üblichen.
rule-EQX-DISC-5 = Nach dem Abwerfen und vor dem Nachziehen nimmt die aktive Person alle ihre verdeckt abgelegten Karten zurück auf die Hand, auch in einem Zug ohne Schritt 2.

## Drawing

rule-EQX-DRAW-1 = In Schritt 4 muss die aktive Person Karte für Karte ziehen, bis sie 8 auf der Hand hat; hat sie schon 8 oder mehr, zieht sie nichts.
rule-EQX-DRAW-2 = Beim Nachziehen zählen zurückgenommene, zuvor verdeckt abgelegte Karten als Handkarten, die Karte der geheimen Wette nicht.
rule-EQX-DRAW-3 = In dem Moment, in dem die letzte Karte des Nachziehstapels gezogen wird, ist die Partie zu Ende, ohne dass noch ein Verschwinden geprüft wird, selbst wenn die Hand gerade 8 Karten erreicht hat.
rule-EQX-DRAW-4 = Der Ablagestapel wird nie wieder in den Nachziehstapel gemischt.

## Vanishing

rule-EQX-VANISH-1 = Die aktuelle Reihe wird am Ende jedes Zuges geprüft, der Schritt 5 erreicht, auch wenn darin keine Karte gespielt wurde.
rule-EQX-VANISH-2 = Eine Kreatur verschwindet genau dann, wenn in der aktuellen Reihe bei jeder Kreatur im Turnier eine Karte liegt und sie als einzige die niedrigste Stärke hat.
rule-EQX-VANISH-3 = Sind mehrere Kreaturen gleich schwach oder ist noch ein Feld leer, verschwindet niemand, und die Runde geht mit der nächsten Person weiter.
rule-EQX-VANISH-4 = In einem Zug verschwindet höchstens eine Kreatur.
rule-EQX-VANISH-5 = Verschwinden ist endgültig; Karten und Wettsteine der Kreatur, auch in späteren Reihen, bleiben auf dem Tisch, wie sie sind, und ihre sichtbaren Karten bleiben sichtbar.
rule-EQX-VANISH-6 = Vorherige Reihen werden nie noch einmal ausgewertet, was auch immer mit ihren Karten geschieht.

## The next round

rule-EQX-ROUND-1 = Verschwindet in den Runden 1 bis 4 eine Kreatur, beginnt die nächste Runde, und die nächste Reihe wird zur aktuellen.
rule-EQX-ROUND-2 = In der neuen aktuellen Reihe bekommt das Feld jeder verschwundenen Kreatur eine Verschwindekarte und nimmt weder Karten noch weitere Wettsteine auf; ein durch Klumpi früher gesetzter Wettstein bleibt darauf liegen und zählt nichts.
rule-EQX-ROUND-3 = In der neuen Runde geht es mit der nächsten Person im Uhrzeigersinn weiter.

## End of the game

rule-EQX-END-1 = Die Partie endet, wenn in Runde 5 eine Kreatur verschwindet: 3 Kreaturen bleiben übrig, und die letzte Verschwindekarte kommt in Reihe 5 auf das Feld der verschwundenen.
rule-EQX-END-2 = Die Partie endet augenblicklich, wenn die letzte Karte des Nachziehstapels gezogen wird, ob in Schritt 4 oder durch Susis Spezialfähigkeit (auch von Fungi entliehen); alles noch Offene entfällt, und keine Kreatur verschwindet.
rule-EQX-END-3 = Die Partie endet augenblicklich, wenn so viele Züge hintereinander, wie Personen mitspielen, kein Wettstein gesetzt oder bewegt wurde und keine Karte eine Hand verlassen oder erreicht hat; keine Kreatur verschwindet.
rule-EQX-END-4 = Die Partie endet nur durch das fünfte Verschwinden, die letzte Karte des Nachziehstapels oder Stillstand, und nur bei den letzten beiden können mehr als 3 Kreaturen übrig bleiben.
rule-EQX-END-5 = Nach dem Ende der Partie werden alle noch verborgenen geheimen Wetten aufgedeckt und ihre Wettsteine auf die Championkarten gesetzt, auch bei verschwundenen Kreaturen.

## Scoring

rule-EQX-SCORE-1 = Du erhältst die Werte aller deiner Wettsteine auf Championkarten und Feldern nicht verschwundener Kreaturen, in jeder Reihe, auch in einer, die nie aktuell wurde.
rule-EQX-SCORE-2 = Wettsteine bei verschwundenen Kreaturen und noch verfügbare Wettsteine bringen nichts, und Handkarten sind ohne Bedeutung.
rule-EQX-SCORE-3 = Ist Ursus Champion und nicht verschwunden, bringt jeder deiner Wettsteine auf seiner Championkarte und seinen Feldern einen halben Punkt mehr, sogar einer vom Wert 0.
rule-EQX-SCORE-4 = Es gewinnt, wer das meiste Prestige hat.

## Ties

rule-EQX-TIE-1 = Haben mehrere das meiste Prestige, bleiben nur die im Rennen, deren geheime Wette etwas eingebracht hat, sofern es solche gibt; wie viel sie einbrachte, ist egal.
rule-EQX-TIE-2 = Wer dann noch gleichauf ist, vergleicht, was die Wettsteine in Reihe 1 eingebracht haben, dann in Reihe 2 und so fort bis Reihe 5; im Rennen bleibt nur, wer am meisten hat.
rule-EQX-TIE-3 = Beim Gleichstand zählt ein Wettstein für die Reihe, in der er liegt, wie und wann auch immer er dorthin kam; die halben Punkte für Ursus zählen in dieser Reihe mit.
rule-EQX-TIE-4 = Wer auch nach Reihe 5 noch gleichauf ist, teilt sich den Sieg.
rule-EQX-TIE-5 = Die weiteren Plätze werden nach demselben Vergleich vergeben; wer in allem gleich ist, teilt sich den Platz.

## Susi

rule-EQX-SUSI-1 = Susi: Du nimmst genau 3 Karten vom Nachziehstapel auf die Hand, eine nach der anderen.
rule-EQX-SUSI-2 = Susi: Zieht sie die letzte Karte des Nachziehstapels, ist die Partie in diesem Moment zu Ende; auch mit nur noch 1 oder 2 Karten ist die Fähigkeit nutzbar, mit eben dieser Folge.
rule-EQX-SUSI-3 = Susi: Solange die Partie läuft, ist ihre Fähigkeit immer möglich.

## Mossman

rule-EQX-MOOSMANN-1 = Moosmann: Du nimmst einen deiner gesetzten Wettsteine zurück, wo immer er liegt – auf einem Feld irgendeiner Reihe, einer Championkarte oder deiner geheimen Wette, bei einer verschwundenen Kreatur, sogar einen aus diesem Zug –, und er ist wieder verfügbar.
rule-EQX-MOOSMANN-2 = Moosmann: Ein zurückgenommener Wettstein wirkt sich gleich darauf aus, wer die Kreatur beherrscht, lässt sich aber frühestens in einem späteren Zug wieder setzen, denn Schritt 1 kommt nicht wieder.
rule-EQX-MOOSMANN-3 = Moosmann: Nimmst du den Wettstein deiner geheimen Wette, kommt deren Karte für alle sichtbar auf den Ablagestapel, und du darfst nie wieder eine geheime Wette abgeben.

## Cornu

rule-EQX-CORNU-1 = Cornu: Du suchst eine andere Person mit mindestens einer Handkarte aus.
rule-EQX-CORNU-2 = Cornu: Die halbe Hand dieser Person, aufgerundet und vom Zufall bestimmt, kommt verdeckt vor sie auf den Tisch, und niemand schaut diese Karten an.
rule-EQX-CORNU-3 = Durch Cornu verdeckt abgelegte Karten gehören nicht zur Hand: Bis zur Rückkehr lassen sie sich nicht spielen, für eine geheime Wette nutzen, abwerfen, fordern oder zeigen, stehlen oder nochmals ablegen.
rule-EQX-CORNU-4 = Cornu: Die ausgesuchte Person behält den Rest der Hand und bestreitet den nächsten Zug allein damit.
rule-EQX-CORNU-5 = Cornu: Trifft es eine Person, die schon verdeckt abgelegte Karten hat, kommt die Hälfte ihrer jetzigen Handkarten, aufgerundet, dazu.
rule-EQX-CORNU-6 = Cornu: Die ausgesuchte Person nimmt alle verdeckt abgelegten Karten in Schritt 3 ihres nächsten Zuges zurück, nach dem Abwerfen und vor dem Nachziehen.

## Klumpi

rule-EQX-KLUMPI-1 = Klumpi: Du setzt einen deiner verfügbaren Wettsteine auf ein Feld ohne Wettstein, das einer Kreatur im Turnier gehört, in irgendeiner der fünf Reihen, ob vorherig, aktuell oder später.
rule-EQX-KLUMPI-2 = Klumpi: Vom Setzen an ist der Wettstein so viel wert wie seine Reihe, in einer späteren also weniger und in Reihe 5 gar nichts.
rule-EQX-KLUMPI-3 = Klumpi: Championkarten, geheime Wetten, Felder mit einem Wettstein und Felder verschwundener Kreaturen sind nicht erlaubt.
rule-EQX-KLUMPI-4 = Klumpi: Diese Wette kommt zu Schritt 1 hinzu, und solange der Wettstein dort liegt, kann niemand, auch du selbst nicht, regulär auf dieses Feld wetten, in einer späteren Reihe dann, wenn sie aktuell wird.
rule-EQX-KLUMPI-5 = Klumpi: Ob auf dem Feld Karten liegen, ist gleichgültig; später gespielte Karten kommen unter den Wettstein.

## Echomir

rule-EQX-ECHOMIR-1 = Echomir: Du spielst noch eine Handkarte wie in einem weiteren Schritt 2, jede spielbare, mit allen üblichen Regeln und Spezialfähigkeiten.
rule-EQX-ECHOMIR-2 = Echomir: Die Fähigkeit ist nur möglich, wenn noch eine spielbare Karte auf deiner Hand ist, und wer sie nutzt, muss eine zweite Karte spielen.
rule-EQX-ECHOMIR-3 = Echomir: Die Fähigkeit gibt es nur einmal je Zug, wie auch immer sie zustande kommt; eine zweite Echomir-Karte im selben Zug bringt keine dritte Karte.
rule-EQX-ECHOMIR-4 = Echomir: Die zweite Karte wird ganz abgehandelt, samt ihrer eigenen Spezialfähigkeit, ehe Schritt 3 folgt.

## Lupino

rule-EQX-LUPINO-1 = Lupino: Du nimmst eine sichtbare Lupino-Karte aus einer vorherigen Reihe auf die Hand.
rule-EQX-LUPINO-2 = Lupino: Karten der aktuellen Reihe, überdeckte Karten und Chamäleonkarten auf seinen Feldern kommen nicht in Frage.
rule-EQX-LUPINO-3 = Lupino: Das Feld behält seine übrigen Karten, von denen die nächste sichtbar wird, oder ist leer; sonst geschieht nichts.

## Noctia

rule-EQX-NOCTIA-1 = Noctia: Du suchst irgendeine andere Person aus, auch eine mit leerer Hand.
rule-EQX-NOCTIA-2 = Noctia: Danach nennst du eine Kreatur im Turnier.
rule-EQX-NOCTIA-3 = Noctia: Hat die ausgesuchte Person eine Karte dieser Kreatur auf der Hand, muss sie dir genau eine davon geben, und du nimmst sie auf die Hand.
rule-EQX-NOCTIA-4 = Noctia: Bei mehreren passenden Karten entscheidet, wer sie hergibt, welche es wird.
rule-EQX-NOCTIA-5 = Noctia: Gibt es keine solche Karte, zeigt die ausgesuchte Person nur dir ihre ganze Hand.
rule-EQX-NOCTIA-6 = Noctia: Verdeckt abgelegte Karten und die Karte einer geheimen Wette werden weder hergegeben noch gezeigt.

## Carmen

rule-EQX-CARMEN-1 = Carmen: Ihre Fähigkeit ist immer nutzbar und wirkt in Schritt 3 dieses Zuges.
rule-EQX-CARMEN-2 = Carmen: In Schritt 3 darfst du bis zu 3 Kreaturenkarten beliebiger Champions abwerfen, ob im Turnier oder verschwunden.
rule-EQX-CARMEN-3 = Carmen: Insgesamt bleibt es bei höchstens 3 Karten im Zug, und Chamäleon- und Baumkarten lassen sich weiterhin nicht abwerfen.
rule-EQX-CARMEN-4 = Carmen: Diese Karten werden verdeckt abgeworfen; die anderen erfahren nur, wie viele es sind.

## Fungi

rule-EQX-FUNGI-1 = Fungi: Du suchst einen in dieser Partie verschwundenen Champion aus und führst gleich dessen Spezialfähigkeit aus; Kreaturen, die nie Champion waren, kommen nicht in Frage.
rule-EQX-FUNGI-2 = Fungi: Die verschwundene Kreatur musst du nicht beherrschen.
rule-EQX-FUNGI-3 = Fungi: Zur Wahl stehen nur verschwundene Kreaturen, deren Spezialfähigkeit sich in diesem Moment ausführen lässt, und Ursus nie.
rule-EQX-FUNGI-4 = Fungi: In einer entliehenen Fähigkeit steht Fungi an der Stelle der eigenen Kreatur: Mit der von Lupino nimmst du eine sichtbare Fungi-Karte aus einer vorherigen Reihe, mit der von Vulpa muss die Karte bei einer anderen Kreatur als Fungi liegen.
rule-EQX-FUNGI-5 = Fungi: Echomirs Fähigkeit zu leihen zählt als deren eine Nutzung in diesem Zug.
rule-EQX-FUNGI-6 = Fungi: Kommt im selben Zug durch den entliehenen Echomir eine zweite Fungi-Karte ins Spiel, ist auch deren Fähigkeit im üblichen Rahmen nutzbar.

## Ziegfried

rule-EQX-ZIEGFRIED-1 = Ziegfried: Du suchst eine andere Person aus, die mindestens 3 Karten auf der Hand hat; verdeckt abgelegte zählen nicht.
rule-EQX-ZIEGFRIED-2 = Ziegfried: Du schaust 3 zufällige Handkarten dieser Person an, behältst genau eine und gibst zwei zurück.
rule-EQX-ZIEGFRIED-3 = Ziegfried: Behalten darfst du jede Art von Karte; hat sonst niemand 3 Handkarten, steht die Fähigkeit nicht zur Wahl.

## Aquilon

rule-EQX-AQUILON-1 = Aquilon: Du nimmst eine sichtbare Chamäleonkarte von irgendeinem Feld irgendeiner Reihe auf die Hand, auch von dem einer verschwundenen Kreatur.
rule-EQX-AQUILON-2 = Aquilon: Das Feld behält seine übrigen Karten oder ist leer; in der aktuellen Reihe ändert das die Stärke oder macht die Reihe unvollständig.

## Raneri

rule-EQX-RANERI-1 = Raneri: Du suchst eine Kreatur im Turnier aus, Raneri eingeschlossen, und zwei verschiedene Felder von ihr, auf denen je mindestens eine Karte liegt.
rule-EQX-RANERI-2 = Raneri: Die sichtbaren Karten beider Felder wechseln die Plätze, jede kommt oben auf den anderen Stapel; überdeckte Karten und Wettsteine bleiben.
rule-EQX-RANERI-3 = Raneri: Kreaturenkarten und Chamäleonkarten lassen sich gleichermaßen tauschen.
rule-EQX-RANERI-4 = Raneri: Beide Felder dürfen in vorherigen Reihen liegen; ein Tausch mit der aktuellen Reihe ändert die jetzige Stärke der Kreatur, und vorherige Reihen werden nicht neu ausgewertet.
rule-EQX-RANERI-5 = Raneri: Nach dem Tausch entscheidet die nun sichtbare Karte der aktuellen Reihe, ob dort ein Chamäleon die nächste Spezialfähigkeit blockiert.
rule-EQX-RANERI-6 = Raneri: In Runde 1 ist die Fähigkeit nie möglich.

## Vulpa

rule-EQX-VULPA-1 = Vulpa: Du wirfst in der aktuellen Reihe die sichtbare Kreaturen- oder Chamäleonkarte vom Feld einer Kreatur außer Vulpa für alle sichtbar ab.
rule-EQX-VULPA-2 = Vulpa: Die Karte darunter wird sichtbar und gibt der Kreatur ihre Stärke; ist keine da, ist das Feld leer und die Reihe unvollständig.
rule-EQX-VULPA-3 = Vulpa: Die Wahl ist endgültig, was auch immer darunter zum Vorschein kommt.

## Ursus

rule-EQX-URSUS-1 = Ursus: Jede seiner Kreaturenkarten ist um einen halben Punkt stärker als aufgedruckt (0,5 bis 10,5), überall und immer, auch auf einer Chamäleonkarte.
rule-EQX-URSUS-2 = Ursus: Während der Partie hat er keine Spezialfähigkeit; wer ihn spielt, bekommt keine, und Fungi kann ihn nicht aussuchen.
rule-EQX-URSUS-3 = Ursus: Ist er nicht verschwunden, bringt jeder Wettstein bei ihm am Ende der Partie einen halben Punkt mehr.

## Who sees what

rule-EQX-INFO-1 = Eine auf den Tisch gespielte Karte, ihre Stärke und ihr Feld sehen alle.
rule-EQX-INFO-2 = Dass eine geheime Wette abgegeben wurde, erfahren alle; die Karte kennt nur, wem sie gehört.
rule-EQX-INFO-3 = Wird eine geheime Wette aufgedeckt, ob in Schritt 1, durch den Urvater oder am Ende der Partie, oder geht sie durch Moosmann verloren, sehen alle ihre Karte.
rule-EQX-INFO-4 = Entfällt Schritt 2, weil nichts spielbar ist, sehen alle die ganze Hand, aber nur in diesem Moment.
rule-EQX-INFO-5 = Beim gewöhnlichen Abwerfen in Schritt 3 sehen alle jede Karte.
rule-EQX-INFO-6 = Mit Carmen erfahren alle nur die Zahl der abgeworfenen Karten; welche es sind, weiß allein, wer sie abwirft.
rule-EQX-INFO-7 = Wie viele Karten gezogen werden, ob zu Beginn, in Schritt 4 oder durch Susi, wissen alle; welche es sind, nur wer sie zieht.
rule-EQX-INFO-8 = Wie viele Karten Cornu ablegen lässt, wissen alle; welche es sind, nur wem sie gehören, nicht wer Cornu nutzt.
rule-EQX-INFO-9 = Wird wegen Noctia eine Karte hergegeben, erfahren alle, dass eine Karte der genannten Kreatur die Hand gewechselt hat; welche, wissen nur die beiden Beteiligten.
rule-EQX-INFO-10 = Gibt es für Noctia keine passende Karte, erfahren das alle; die ganze Hand sieht allein die aktive Person, und nur in diesem Moment.
rule-EQX-INFO-11 = Dass durch Ziegfried eine Karte behalten wurde, erfahren alle; die drei Karten und welche es war, wissen nur die aktive und die ausgesuchte Person.
rule-EQX-INFO-12 = Eine Karte, die Lupino, Aquilon oder Dryada vom Tisch nimmt, Raneri tauscht oder Vulpa abwirft, sehen alle.
rule-EQX-INFO-13 = Die für den Urvater genannte Kreatur und jede dadurch aufgedeckte Wette erfahren alle.
rule-EQX-INFO-14 = Welche Spezialfähigkeit Fungi sich leiht, erfahren alle.
rule-EQX-INFO-15 = Eine Karte, die zum Vorschein kommt, weil die darüber weg ist, sehen alle.
rule-EQX-INFO-16 = Deine Ansicht zeigt genau, was die Regeln erlauben, und nie überdeckte Karten, den Nachziehstapel, den Ablagestapel oder fremde Handkarten, verdeckt abgelegte Karten und geheime Wetten; was nur für einen Moment gezeigt wird, ist danach wieder weg.
rule-EQX-INFO-17 = Merken darfst du dir, was du gesehen hast, doch das Protokoll darf von einer nicht mehr sichtbaren Karte auf dem Tisch nur die Kreatur nennen, nicht die Stärke.
rule-EQX-INFO-18 = Am Ende der Partie darf alles gezeigt werden.
rule-EQX-INFO-19 = Wer zuschaut, sieht, was alle Mitspielenden sehen, und nicht mehr, also so viel wie eine Person ohne Karten.
