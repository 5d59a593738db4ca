### Sylvion: the rules, one sentence for each rule of the rules document.

## General

rule-SYL-GEN-1 = Hier spielt eine Person allein oder ein Zweierteam, und alle gewinnen oder verlieren gemeinsam.
rule-SYL-GEN-2 = Auf einem Feld der Lichtung liegt nie mehr als eine Karte.
rule-SYL-GEN-3 = Ein Feld ist leer, wenn dort weder Baum noch Fontäne, weder Elementar noch Geysir noch Säuresee liegt.
rule-SYL-GEN-4 = Was für Elementare gilt, gilt für normale und lodernde gleichermaßen; nur Auflodern macht eine Ausnahme und lässt lodernde Elementare unberührt.
rule-SYL-GEN-5 = Der Platz auf einem Verwüsterstapel gehört nicht zur Lichtung: Effekte „auf der Lichtung“ lassen Karten dort unbeachtet, Auflodern und Samum erfassen dagegen auch Elementare auf den Stapeln.
rule-SYL-GEN-6 = Aktiv ist im Solospiel die einzige Person am Tisch, im Team diejenige, deren Runde gerade läuft.
rule-SYL-GEN-7 = Abgeworfene Sylvankarten und Verratkarten kommen auf den Ablagestapel der Verteidiger, normale Elementare, Verstärkungen und Elementkarten auf den Ablagestapel der Verwüster und lodernde Elementare zurück in ihren Vorrat.
rule-SYL-GEN-8 = Was in der Schachtel liegt, kommt nie zurück, und der Ablagestapel der Verwüster wird weder gemischt noch wird von ihm gezogen.
rule-SYL-GEN-9 = Effekte werden so weit wie möglich ausgeführt; eine Verstärkung oder Elementkarte, die nichts bewirken kann, wird einfach abgeworfen.
rule-SYL-GEN-10 = Sieg und Niederlage gelten augenblicklich; was noch offen war, wird nicht mehr ausgeführt.
rule-SYL-GEN-11 = Die Gesundheit des Waldes ist die Anzahl gesunder Waldrandkarten (0 bis 12); welche Waldrandkarte man im Einzelnen umdreht, ist gleichgültig.

## Set-up

rule-SYL-SETUP-1 = Im Einführungsspiel bilden die 24 Sylvankarten ohne Markierung, gut gemischt, den Verteidigerstapel.
rule-SYL-SETUP-2 = Im Einführungsspiel werden die 48 Verwüsterkarten ohne Markierung gemischt und auf vier verdeckte Stapel mit 12 Karten verteilt, einen je Reihe.
rule-SYL-SETUP-3 = Im Einführungsspiel beginnt der Wald mit 6 gesunden Waldrandkarten.
rule-SYL-SETUP-4 = Im Fortgeschrittenenspiel kommt zuerst die Mobilisierung; alle rekrutierten Sylvankarten und Verratkarten bilden danach, gemischt, den Verteidigerstapel.
rule-SYL-SETUP-5 = Im Fortgeschrittenenspiel werden alle 64 Verwüsterkarten zusammengemischt und auf vier Stapel mit 16 Karten verteilt.
rule-SYL-SETUP-6 = Im Fortgeschrittenenspiel mit den Elementen kommen zu den 64 Verwüsterkarten die 16 Elementkarten; alles zusammen wird gemischt und auf vier Stapel mit 20 Karten verteilt.
rule-SYL-SETUP-7 = Im Fortgeschrittenenspiel sind anfangs alle 12 Waldrandkarten gesund, abzüglich der gewählten Zahl verwüsteter.
rule-SYL-SETUP-8 = Zu Beginn sind die Lichtung, alle Ablagestapel und die Plätze auf den Verwüsterstapeln leer, und Kostenpunkte gibt es noch keine.
rule-SYL-SETUP-9 = Im Solospiel beginnst du mit 8 Handkarten.
rule-SYL-SETUP-10 = Im Team zieht zuerst Person A 6 Karten, dann Person B ebenfalls 6.
rule-SYL-SETUP-11 = Beim Ziehen der Starthand wird nie neu gemischt und nie demobilisiert; reicht der Stapel nicht, fällt die Hand eben kleiner aus.
rule-SYL-SETUP-12 = Gezählt wird ab Runde 1, und im Team ist darin Person A aktiv.
rule-SYL-SETUP-13 = Erweiterungen und Schwierigkeitseinstellungen gibt es nur im Fortgeschrittenenspiel.
rule-SYL-SETUP-14 = Bei jedem Mischen ist jede Reihenfolge gleich wahrscheinlich, und die vier Verwüsterstapel sind am Anfang immer gleich hoch.

## Mobilisation

rule-SYL-MOB-1 = Die 64 Sylvankarten werden zum Rekrutierungsstapel gemischt; mit Heldentaten und Verrat kommen die 8 Heldentaten und 8 Verratkarten dazu, zusammen 80 Karten.
rule-SYL-MOB-2 = Die 12 Waldrandkarten werden mit verborgenen Zahlen gemischt und sind nun der Deserteurstapel.
rule-SYL-MOB-3 = Es gibt vier Rekrutierungskolonnen, von links nach rechts mit 1 bis 4 nummeriert und anfangs leer.
rule-SYL-MOB-4 = Eine Mobilisierungsrunde läuft in vier Schritten ab: Einberufung, Rekrutierung, nochmals Einberufung, Fahnenflucht.
rule-SYL-MOB-5 = Bei der Einberufung erhalten die Kolonnen 1, 2, 3 und 4 der Reihe nach je die oberste Karte des Rekrutierungsstapels, offen ausgelegt.
rule-SYL-MOB-6 = Eine Kolonne mit bereits 4 Karten geht bei der Einberufung leer aus; Verratkarten zählen dabei nicht mit, Heldentaten schon.
rule-SYL-MOB-7 = Bei der Einberufung bekommt eine leere Kolonne ihre Karte wie jede andere.
rule-SYL-MOB-8 = Geht der Rekrutierungsstapel während einer Einberufung aus, bekommen die übrigen Kolonnen nichts, und alle späteren Einberufungen bleiben wirkungslos.
rule-SYL-MOB-9 = Zur Rekrutierung wird eine Kolonne gewählt, in der mindestens eine Karte liegt; alle ihre Karten werden rekrutiert, die Kolonne ist danach leer.
rule-SYL-MOB-10 = Sind alle vier Kolonnen leer, entfällt die Rekrutierung.
rule-SYL-MOB-11 = Bei der Fahnenflucht wird die oberste Karte des Deserteurstapels aufgedeckt, und die Kolonne mit dieser Nummer wandert komplett in die Schachtel.
rule-SYL-MOB-12 = Die Mobilisierung endet auf der Stelle, wenn der Rekrutierungsstapel leer ist und die Deserteurkarte auf eine leere Kolonne zeigt.
rule-SYL-MOB-13 = Die Mobilisierung endet auf der Stelle, sobald die zwölfte Deserteurkarte aufgedeckt ist.
rule-SYL-MOB-14 = Am Ende der Mobilisierung kommt alles, was noch in den Kolonnen und im Rekrutierungsstapel liegt, in die Schachtel.
rule-SYL-MOB-15 = Aufgedeckte Deserteurkarten bleiben offen liegen, und der Deserteurstapel wird nie neu gemischt.
rule-SYL-MOB-16 = Nach der Mobilisierung werden die 12 Waldrandkarten zum Waldrand, und ihre Zahlen sind von da an bedeutungslos.

## The round

rule-SYL-ROUND-1 = Eine Gefechtsrunde hat vier Schritte, immer in dieser Folge: „Decke Verwüsterkarten auf“, „Bewege Elementare“, „Sorge für Nachschub“, „Verteidige den Wald“.
rule-SYL-ROUND-2 = Sind nach dem Schritt „Verteidige den Wald“ alle vier Verwüsterstapel leer, folgt der letzte Ansturm, sonst die nächste Runde.
rule-SYL-ROUND-3 = Die Runde, in der die Verwüsterstapel leer werden, ist die letzte – egal ob die letzten Karten zu Rundenbeginn aufgedeckt oder beim Verteidigen von Tauben abgeworfen wurden.
rule-SYL-ROUND-4 = Das Gefecht dauert also 12 Runden im Einführungsspiel, 16 im Fortgeschrittenenspiel und 20 mit den Elementen – eine weniger für jede ausgespielte Taubenkarte und eine mehr für einen Igelwall, der wirklich ein Aufdecken ausfallen lässt.

## Reveal

rule-SYL-REVEAL-1 = Steht durch den Igelwall ein Aussetzen an, entfällt das Aufdecken einmal vollständig, und damit ist das Aussetzen verbraucht.
rule-SYL-REVEAL-2 = Von jedem Verwüsterstapel, der noch Karten hat, wird die oberste offen auf den Stapel gelegt, alle vier gleichzeitig.
rule-SYL-REVEAL-3 = Spielt ihr mit der Verwüster-Figur, wird sie gleich nach dem Aufdecken eingesetzt oder umgesetzt.
rule-SYL-REVEAL-4 = Nach dem Aufdecken der Verwüsterkarten, noch vor dem ersten Effekt, darf die aktive Person Igel ausspielen.
rule-SYL-REVEAL-5 = Nach den Igeln werden die Verstärkungen und Elementkarten, die noch auf den Verwüsterstapeln liegen, nacheinander in der Folge ihrer Buchstaben A, B, C, D ausgeführt.
rule-SYL-REVEAL-6 = Verstärkungen und Elementkarten mit gleichem Buchstaben werden von der obersten Reihe zur untersten ausgeführt.
rule-SYL-REVEAL-7 = Verstärkungen und Elementkarten werden nach ihrem Effekt abgeworfen; Geysire und Säureseen, die auf die Lichtung gelegt wurden, bleiben dagegen liegen.
rule-SYL-REVEAL-8 = Frisch aufgedeckte Elementare tun beim Aufdecken von sich aus nichts; sie bleiben auf ihrem Verwüsterstapel, es sei denn, ein Igel wirft sie ab oder ein Samum bewegt sie.

## Hedgehog


## Supports

rule-SYL-BLAZE-1 = Auflodern macht aus allen normalen Elementaren auf der Lichtung und auf den Stapeln lodernde, jeweils an derselben Stelle.
rule-SYL-BLAZE-2 = Auflodern macht aus Stärke 1 eine 2, aus 2 eine 3, aus 3 eine 4 – und aus 0 ebenfalls eine 4.
rule-SYL-BLAZE-3 = Lodernde Elementare verändert Auflodern nicht.
rule-SYL-BLAZE-4 = Ein durch Auflodern ersetztes normales Elementar kommt auf den Ablagestapel der Verwüster.
rule-SYL-SIMOON-1 = Samum löst eine vollständige Bewegung aller Elementare um ein Feld aus, auch derer auf den Verwüsterstapeln, nach den üblichen Bewegungsregeln.
rule-SYL-SIMOON-2 = Jeder in einer Runde aufgedeckte Samum löst eine eigene vollständige Bewegung aus.
rule-SYL-DESIC-1 = Austrocknen: Die aktive Person wirft entweder eine zufällige Karte der eigenen Hand ab oder zwei selbst gewählte.
rule-SYL-DESIC-2 = Austrocknen: Mit genau einer Handkarte bleibt nur das zufällige Abwerfen, ohne Handkarten geschieht nichts.
rule-SYL-DEMCARD-1 = Demobilisieren: Die aktive Person lässt entweder eine zufällige Sylvankarte des Ablagestapels der Verteidiger in die Schachtel legen oder sucht dort zwei Sylvankarten für die Schachtel aus.
rule-SYL-DEMCARD-2 = Demobilisieren: Liegt genau eine Sylvankarte im Ablagestapel der Verteidiger, bleibt nur die zufällige Wahl; liegt dort keine, geschieht nichts.

## Movement

rule-SYL-MOVE-1 = Bei einer Bewegung rücken alle Elementare, ob auf der Lichtung oder auf einem Verwüsterstapel, genau einmal um ein Feld vor.
rule-SYL-MOVE-2 = Zuerst zieht die oberste Reihe, dann folgen die Reihen darunter; in einer Reihe beginnt das Elementar, das dem Wald am nächsten ist, und das auf dem Verwüsterstapel kommt zuletzt.
rule-SYL-MOVE-3 = Alles, was die Bewegung eines Elementars auslöst (Kampf, Schaden, Ziehen und Entscheidungen dabei), wird abgeschlossen, ehe sich das nächste bewegt.
rule-SYL-MOVE-4 = Ein Elementar zieht auf das nächste Feld seiner Reihe in Richtung Wald; Säureseen werden dabei übersprungen.
rule-SYL-MOVE-5 = Ist das Zielfeld leer, zieht das Elementar dorthin.
rule-SYL-MOVE-6 = Liegt auf dem Zielfeld ein Baum oder eine Fontäne, wird gekämpft.
rule-SYL-MOVE-7 = Führt der Zug über das letzte Feld der Reihe hinaus, hat das Elementar den Waldrand erreicht.
rule-SYL-MOVE-8 = Bewegung ist nie freiwillig und wird nie blockiert; durch die Zugfolge liegt auf dem Zielfeld auch nie ein anderes Elementar.
rule-SYL-MOVE-9 = Der Schritt „Bewege Elementare“ ist genau eine Bewegung, auch für Elementare, die in dieser Runde schon ein Samum bewegt hat.
rule-SYL-MOVE-10 = Nach dem Schritt „Bewege Elementare“ liegt auf keinem Verwüsterstapel mehr eine offene Karte.

## Combat

rule-SYL-COMBAT-1 = Im Kampf wird die Stärke des ziehenden Elementars mit der Stärke der Fontäne oder des Baums auf dem Zielfeld verglichen; ein Baum hat immer Stärke 0.
rule-SYL-COMBAT-2 = Ist das Elementar im Kampf stärker, wird der Baum oder die Fontäne abgeworfen, und das Elementar rückt auf das Feld.
rule-SYL-COMBAT-3 = Ist das Elementar im Kampf schwächer, wird es abgeworfen, und die Fontäne bleibt liegen.
rule-SYL-COMBAT-4 = Sind beide im Kampf gleich stark, werden beide Karten abgeworfen, und das Feld ist leer.
rule-SYL-COMBAT-5 = Kämpfen zehrt nicht an der Stärke: Wer übrig bleibt, behält sie in voller Höhe.
rule-SYL-COMBAT-6 = Immer wenn eine Fontäne als besiegt die Lichtung verlässt (durch Kampf oder Steinregen), zieht die aktive Person auf der Stelle eine Karte.
rule-SYL-COMBAT-7 = Die Karte für eine besiegte Fontäne wird erst gezogen, wenn die besiegten Karten auf ihren Stapeln liegen und das Elementar am neuen Platz ist; die Fontäne kann deshalb schon mitgemischt werden, wenn genau dieses Ziehen ein Neumischen auslöst.
rule-SYL-COMBAT-8 = Für besiegte Bäume wird keine Karte gezogen.

## Damage

rule-SYL-DAMAGE-1 = Ein Elementar am Waldrand verursacht so viel Schaden, wie es Stärke hat, und wird danach abgeworfen.
rule-SYL-DAMAGE-2 = Jeder Schadenspunkt senkt die Gesundheit des Waldes um 1: Eine gesunde Waldrandkarte wird verwüstet.
rule-SYL-DAMAGE-3 = Steht ein Schadenspunkt an, wenn keine Waldrandkarte mehr gesund ist, ist die Partie auf der Stelle verloren.
rule-SYL-DAMAGE-4 = Keine gesunde Waldrandkarte mehr zu haben, ist allein noch keine Niederlage.
rule-SYL-DAMAGE-5 = Ein Elementar der Stärke 0 verursacht keinen Schaden und kann die Partie nie durch Schaden beenden.

## Reinforce and draw

rule-SYL-REINF-1 = Im Schritt „Sorge für Nachschub“ zieht die aktive Person 3 Karten, in der schwereren Einstellung 2.
rule-SYL-DRAW-1 = Mehrere Karten werden stets einzeln gezogen; ein gezogener Verrat wird abgehandelt, ehe die nächste Karte kommt.
rule-SYL-DRAW-2 = Der Verteidigerstapel wird erst dann erneuert, wenn eine Karte zu ziehen ist und er leer ist; das Leerwerden selbst löst nichts aus.
rule-SYL-DRAW-3 = Im Einführungsspiel wird zum Erneuern der Ablagestapel der Verteidiger gemischt.
rule-SYL-DRAW-4 = Im Fortgeschrittenenspiel wird der Stapel durch eine Demobilisierung erneuert.
rule-SYL-DRAW-5 = Nach dem Erneuern werden die noch ausstehenden Karten vom neuen Stapel gezogen.
rule-SYL-DRAW-6 = Sind Verteidigerstapel und Ablagestapel der Verteidiger beide leer oder bleibt der neue Stapel leer, verfallen die ausstehenden Karten.
rule-SYL-DRAW-7 = Beim Ziehen gibt es kein Handkartenlimit.

## Deck demobilisation

rule-SYL-DEMOB-1 = Die Demobilisierung führt die Person durch, die ziehen muss, und zwar in dem Moment, in dem die Karte fällig ist.
rule-SYL-DEMOB-2 = Demobilisierung, erste Möglichkeit: Die Person sucht zwei Sylvankarten im Ablagestapel der Verteidiger für die Schachtel aus, und der Rest wird zum neuen Verteidigerstapel gemischt.
rule-SYL-DEMOB-3 = Demobilisierung, zweite Möglichkeit: Der Ablagestapel der Verteidiger wird zum neuen Verteidigerstapel gemischt, dessen oberste Karte dann aufgedeckt in die Schachtel kommt.
rule-SYL-DEMOB-4 = Demobilisierung: Zwei Karten auszusuchen geht nur, wenn im Ablagestapel der Verteidiger mindestens zwei Sylvankarten liegen; die zufällige Karte ist immer möglich.
rule-SYL-DEMOB-5 = Ist der Ablagestapel der Verteidiger leer, gibt es keine Demobilisierung.
rule-SYL-DEMOB-6 = Ein einzelnes Ziehen löst höchstens eine Demobilisierung aus.

## Defend

rule-SYL-DEFEND-1 = Beim Verteidigen darf die aktive Person beliebig oft und in beliebiger Folge Handkarten ausspielen, mit Erweiterung 1 auch Heldentaten nutzen und mit Erweiterung 2 Geysire ausbrechen lassen; den Schritt beendet sie ausdrücklich selbst.
rule-SYL-DEFEND-2 = Eine Karte lässt sich nur ausspielen, wenn ihre Kosten vollständig bezahlt werden können.
rule-SYL-DEFEND-3 = Fontänen und Bäume lassen sich nur ausspielen, wenn auf der Lichtung noch ein Feld leer ist; du wählst, auf welches leere Feld sie kommen.
rule-SYL-DEFEND-4 = Wal und Elefant brauchen ein erlaubtes Ziel, sonst sind sie nicht spielbar; Tauben und Eichhörnchen brauchen mindestens einen Verwüsterstapel, der nicht leer ist.
rule-SYL-DEFEND-5 = Eule, Hirsch und Fische sind immer spielbar, sofern bezahlt, selbst wenn sie nichts ändern.
rule-SYL-DEFEND-6 = Eine Karte auszuspielen heißt: Sie verlässt die Hand, dann werden die Kosten bezahlt, danach wird die Fontäne oder der Baum platziert oder das Tier auf den Ablagestapel der Verteidiger gelegt und sein Effekt ausgeführt.
rule-SYL-DEFEND-7 = Ein Tier und seine Bezahlung liegen also schon im Ablagestapel der Verteidiger, während der Effekt läuft; er kann sie zurückmischen oder demobilisieren.
rule-SYL-DEFEND-8 = Fontänen und Bäume bleiben, bis sie abgeworfen werden, auf die Hand zurückkehren oder die Partie endet; freiwillig verschieben oder zurücknehmen kannst du sie nicht.
rule-SYL-PAY-1 = Bezahlt wird mit ebenso vielen anderen Handkarten, die abgeworfen werden; jede zählt 1, egal welche es ist.
rule-SYL-PAY-2 = Die Karte, die du gerade ausspielst, kann sich nie selbst bezahlen.
rule-SYL-PAY-3 = Statt mit einer Karte darf jede Einheit der Kosten auch mit einem Kostenpunkt der Fische gedeckt werden.
rule-SYL-PAY-4 = Bezahlt werden genau die Kosten, niemals mehr.
rule-SYL-PAY-5 = Im Solospiel bezahlst du aus der eigenen Hand, im Team bezahlt dein Gegenüber aus seiner.
rule-SYL-HAND-1 = Wer am Ende des Schritts „Verteidige den Wald“ mehr als 10 Handkarten hat, wirft so viele nach Wahl ab, dass 10 übrig bleiben.
rule-SYL-HAND-2 = Zu keinem anderen Zeitpunkt gilt das Handkartenlimit.
rule-SYL-HAND-3 = Karten, die wegen des Handkartenlimits abgeworfen werden, bringen keine Kostenpunkte.

## Fountains, trees, animals

rule-SYL-FOUNTAIN-1 = Eine Fontäne kostet 1 weniger, als sie Stärke hat.
rule-SYL-TREE-1 = Ein Baum kostet 1 weniger, als er Gesundheit hat, und seine Stärke ist immer 0.
rule-SYL-TREE-2 = Ein Baum im Kampf wird immer abgeworfen; ein Elementar der Stärke 0 verschwindet zusammen mit ihm.

## Final assault and end

rule-SYL-FINAL-1 = Im letzten Ansturm folgt eine vollständige Bewegung auf die andere, bis kein Elementar mehr auf der Lichtung liegt.
rule-SYL-FINAL-2 = Im letzten Ansturm wirken Kampf, Schaden, Geysire, Säureseen und die Verwüster-Figur wie gewohnt.
rule-SYL-FINAL-3 = Während des letzten Ansturms kann niemand Karten ausspielen, und für besiegte Fontänen wird nicht gezogen.
rule-SYL-END-1 = Nach dem letzten Ansturm zählt man zusammen, wie viel Gesundheit die Bäume auf der Lichtung haben, und so viele Waldrandkarten werden gesund; ein Überschuss verfällt.
rule-SYL-END-2 = Sind alle 12 Waldrandkarten gesund, wenn die Bäume den Wald geheilt haben, ist die Partie gewonnen, sonst verloren.
rule-SYL-END-3 = Durch Schaden kann die Partie jederzeit verloren gehen, auch noch im letzten Ansturm.
rule-SYL-END-4 = Nach dem Ende zählen nur noch Ergebnis, Grund und Gesundheit des Waldes; ist der Wald abgebrannt, beträgt sie 0.

## Difficulty

rule-SYL-DIFF-1 = Das Fortgeschrittenenspiel lässt sich auch mit 3, 6 oder 9 verwüsteten Waldrandkarten beginnen.
rule-SYL-DIFF-2 = Die schwerere Einstellung senkt den Nachschub von 3 auf 2 Karten und ändert sonst nichts.
rule-SYL-DIFF-3 = Beide Schwierigkeitseinstellungen vertragen sich miteinander, mit der Team-Variante und mit allen Erweiterungen.

## Team variant

rule-SYL-TEAM-1 = In ungeraden Runden ist Person A aktiv, in geraden Person B.
rule-SYL-TEAM-2 = Verteidigerstapel, Ablagestapel, Heldentaten und Schachtel gehören beiden gemeinsam; nur die Handkarten hat jede Person für sich.
rule-SYL-TEAM-3 = Nur die aktive Person spielt Karten und Igel aus, nutzt Heldentaten und lässt Geysire ausbrechen.
rule-SYL-TEAM-4 = Nur die aktive Person zieht Karten, beim Nachschub wie für besiegte Fontänen; einzige Ausnahme ist die Eule.
rule-SYL-TEAM-5 = Jede Karte, die die aktive Person ausspielt, bezahlt ihr Gegenüber mit eigenen Handkarten; die Hand der aktiven Person kann nie zum Bezahlen dienen.
rule-SYL-TEAM-6 = Das Bezahlen ablehnen darf das Gegenüber nicht, aber es entscheidet allein, welche Karten es abwirft.
rule-SYL-TEAM-7 = Eine Karte ist nur spielbar, wenn Kostenpunkte und Handkarten des Gegenübers zusammen ihre Kosten decken.
rule-SYL-TEAM-8 = In einer Runde gewonnene Kostenpunkte gehören zum Verteidigen der aktiven Person; bei jeder Einheit der Kosten entscheidet sie, ob ein Kostenpunkt verbraucht wird oder das Gegenüber bezahlt.
rule-SYL-TEAM-9 = Austrocknen und Temporaler Tornado treffen die Hand der aktiven Person, und sie trifft auch die Wahl.
rule-SYL-TEAM-10 = Bei der Verstärkung Demobilisieren wählt die aktive Person, bei der Demobilisierung des leeren Stapels diejenige, die ziehen muss.
rule-SYL-TEAM-11 = Einen Verrat handelt die Person ab, die ihn gezogen hat, und zwar mit der eigenen Hand.
rule-SYL-TEAM-12 = Zweite Auflage: Bei der Eule bestimmt die aktive Person, ob sie selbst oder ihr Gegenüber alle drei Karten zieht.
rule-SYL-TEAM-13 = Erste Auflage: Bei der Eule zieht das Gegenüber die drei Karten, eine Wahl gibt es nicht.
rule-SYL-TEAM-14 = Am Ende des Schritts „Verteidige den Wald“ gilt das Handkartenlimit von 10 für jede Hand einzeln, erst für die aktive Person, dann für ihr Gegenüber.
rule-SYL-TEAM-15 = Heldentaten beziehen sich auf die Hand der aktiven Person: Die Weisheit der Eule füllt sie auf, und die Waffenruhe der Tauben zählt nur sie.
rule-SYL-TEAM-16 = Bei der Mobilisierung entsteht ein gemeinsamer Stapel; in der ersten Mobilisierungsrunde wählt Person A, in der zweiten Person B und so immer abwechselnd.
rule-SYL-TEAM-17 = Reine Logistik: Beide sehen jederzeit beide Hände und dürfen alles besprechen, doch jede Entscheidung trifft weiterhin die Person, der sie zusteht.
rule-SYL-TEAM-18 = Totale Funkstille: Von der Hand des Gegenübers siehst du nur die Kartenzahl; über Handkarten darf nichts ausgetauscht werden, und das Programm bietet dazu auch keinen Weg.

## Betrayals

rule-SYL-BETRAY-1 = Verratkarten sind keine Sylvankarten: Sie lassen sich nicht ausspielen, bezahlen nichts und sind bei keiner anderen Entscheidung auf der Hand.
rule-SYL-BETRAY-2 = Wer einen Verrat vom Verteidigerstapel erhält – für die Starthand, als Nachschub, durch Eule, Fontäne oder Weisheit der Eule –, handelt ihn auf der Stelle ab, noch vor der nächsten Karte.
rule-SYL-BETRAY-3 = Verrat, erste Möglichkeit: Er kommt auf den Ablagestapel der Verteidiger.
rule-SYL-BETRAY-4 = Verrat, zweite Möglichkeit, nur mit einer weiteren Handkarte: Die Person wirft eine andere Karte der eigenen Hand ab, und der Verrat kommt in die Schachtel.
rule-SYL-BETRAY-5 = Der Verrat gilt als die gezogene Karte und wird nicht ersetzt.
rule-SYL-BETRAY-6 = Ist ein Verrat erst im Verteidigerstapel, verlässt er die Partie nur, wenn für ihn eine andere Handkarte abgeworfen wird.
rule-SYL-BETRAY-7 = Weder beim Demobilisieren noch bei einer Demobilisierung darf ein Verrat für die Schachtel ausgesucht werden.
rule-SYL-BETRAY-8 = Zufallskarte beim Demobilisieren: Getroffene Verratkarten kommen beiseite, bis der Zufall eine Sylvankarte für die Schachtel findet; die Verratkarten kehren auf den Ablagestapel der Verteidiger zurück.
rule-SYL-BETRAY-9 = Zufallskarte bei der Demobilisierung: Aufgedeckte Verratkarten kommen beiseite, bis eine Sylvankarte erscheint und in die Schachtel geht; danach werden die Verratkarten in den neuen Verteidigerstapel gemischt.
rule-SYL-BETRAY-10 = Findet eine Demobilisierung oder das Demobilisieren nur Verratkarten vor, kommt nichts in die Schachtel.
rule-SYL-BETRAY-11 = Gelangt bei der Einberufung ein Verrat in eine Kolonne, erhält sie sofort noch eine Karte, und so weiter, bis eine kommt, die kein Verrat ist, oder der Rekrutierungsstapel leer ist.
rule-SYL-BETRAY-12 = Wer eine Kolonne rekrutiert, bekommt ihre Verratkarten in den Verteidigerstapel; eine fahnenflüchtige Kolonne nimmt ihre mit in die Schachtel.

## Feats

rule-SYL-FEAT-1 = Bei der Einberufung wird eine Heldentat wie eine Sylvankarte ausgelegt und zählt zu den 4 Karten ihrer Kolonne.
rule-SYL-FEAT-2 = Eine rekrutierte Heldentat wandert nicht in den Verteidigerstapel, sie liegt offen daneben.
rule-SYL-FEAT-3 = Heldentaten lassen sich nur im Schritt „Verteidige den Wald“ nutzen, kostenlos und beliebig viele; eine genutzte Heldentat kommt in die Schachtel.
rule-SYL-FEAT-4 = Heldentaten sind nie auf der Hand, bezahlen nichts, zählen nicht als Handkarten und treten nie von selbst ein.
rule-SYL-FEAT-5 = Eine Heldentat ist nur nutzbar, wenn sie wirken kann: Sieg-Heldentaten nur bei erfüllter Bedingung, die Weisheit der Eule nur bei nicht leerem Verteidigerstapel, der Elefanten-Platzregen nur bei nicht leerer Lichtung, Igelwall und Eichhörnchen-Gewusel nur, solange ein Verwüsterstapel nicht leer ist.
rule-SYL-FEAT-OWL-1 = Weisheit der Eule: Du siehst den Verteidigerstapel durch und nimmst zwei Karten nach Wahl auf die Hand (eine, wenn er nur eine hat); dann wird er gemischt.
rule-SYL-FEAT-OWL-2 = Die Weisheit der Eule ist kein Ziehen und erneuert den Verteidigerstapel nie.
rule-SYL-FEAT-OWL-3 = Mit der Weisheit der Eule darf auch ein Verrat gewählt werden; er wird dann wie üblich sofort abgehandelt.
rule-SYL-FEAT-DELUGE-1 = Elefanten-Platzregen: Bäume, Fontänen, Elementare, Geysire und Säureseen – alles auf der Lichtung wird abgeworfen.
rule-SYL-FEAT-DELUGE-2 = Zweite Auflage: Für Fontänen, die der Elefanten-Platzregen abwirft, wird nichts gezogen.
rule-SYL-FEAT-DELUGE-3 = Erste Auflage: Nachdem der Elefanten-Platzregen alles abgeworfen hat, wird für jede abgeworfene Fontäne eine Karte gezogen.
rule-SYL-FEAT-FENCE-1 = Igelwall: In der nächsten Runde entfällt das Aufdecken, die übrigen Schritte finden statt.
rule-SYL-FEAT-FENCE-2 = Entfällt das Aufdecken, wird nichts umgedreht, nichts ausgeführt, und kein Igel kann ausgespielt werden.
rule-SYL-FEAT-SQUIRREL-1 = Eichhörnchen-Gewusel: Die zwei obersten Karten jedes Verwüsterstapels werden gezeigt und frei neu verteilt; jeder Stapel bekommt so viele, wie er hergab, in einer Reihenfolge deiner Wahl.
rule-SYL-FEAT-STAG-1 = Rückkehr des Hirschkönigs: Die Partie ist gewonnen, wenn mindestens 8 Bäume auf der Lichtung sind, darunter je mindestens einer mit Gesundheit 1, 2, 3 und 4.
rule-SYL-FEAT-FISH-1 = Fisch-Flut: Die Partie ist gewonnen, wenn mindestens 10 Fontänen auf der Lichtung sind, darunter je mindestens eine mit Stärke 1, 2, 3 und 4.
rule-SYL-FEAT-DOVES-1 = Waffenruhe der Tauben: Die Partie ist gewonnen, wenn die aktive Person mindestens 16 Handkarten hält.
rule-SYL-FEAT-WHALE-1 = Ansturm der Wale: Die Partie ist gewonnen, wenn keine Waldrandkarte gesund ist und mindestens 12 Elementare auf der Lichtung sind.

## The elements

rule-SYL-STONE-1 = Steinregen (C): Was in der Reihe dem Verwüsterstapel am nächsten liegt, Baum oder Fontäne, wird ungeachtet der Stärke besiegt und abgeworfen.
rule-SYL-STONE-2 = Trifft der Steinregen eine Fontäne, zieht die aktive Person auf der Stelle eine Karte.
rule-SYL-STONE-3 = Steinregen: Gibt es in der Reihe weder Baum noch Fontäne, nimmt stattdessen der Wald 1 Schaden; ist keine Waldrandkarte mehr gesund, ist die Partie verloren.
rule-SYL-TORNADO-1 = Temporaler Tornado (B): Alle Bäume und Fontänen der Reihe kehren auf die Hand der aktiven Person zurück; das ist kein Abwerfen, und gezogen wird dafür nicht.
rule-SYL-TORNADO-2 = Temporaler Tornado: Gibt es in der Reihe weder Baum noch Fontäne, legt die aktive Person nacheinander zwei Handkarten nach Wahl oben auf den Verteidigerstapel; die zweite liegt zuoberst.
rule-SYL-TORNADO-3 = Temporaler Tornado: Mit nur einer Handkarte wird eben diese auf den Verteidigerstapel gelegt, ohne Handkarten geschieht nichts.
rule-SYL-TORNADO-4 = Durch zurückgekehrte Bäume und Fontänen darf die Hand auf über 10 Karten wachsen; das Limit gilt erst am Ende des Schritts „Verteidige den Wald“.
rule-SYL-LAKE-1 = Säuresee (B): Er kommt auf dasjenige leere Feld seiner Reihe, das dem Wald am nächsten ist.
rule-SYL-LAKE-2 = Hat die Reihe kein leeres Feld, wird der Säuresee abgeworfen.
rule-SYL-LAKE-3 = Ein Säuresee bleibt für den Rest der Partie (nur der Elefanten-Platzregen beseitigt ihn), und auf sein Feld kann nichts gelegt werden.
rule-SYL-LAKE-4 = Für ziehende Elementare gibt es den Säuresee nicht: Wer ihn betreten würde, rückt in derselben Richtung ein Feld weiter, auch über mehrere Seen hintereinander hinweg.
rule-SYL-LAKE-5 = Führt das Überspringen eines Säuresees über das letzte Feld der Reihe hinaus, hat das Elementar den Waldrand erreicht.
rule-SYL-LAKE-6 = Das Feld hinter einem Säuresee wird ganz normal behandelt, ob leer, ob Kampf oder Geysir.
rule-SYL-GEYSER-1 = Geysir (A): Er kommt auf dasjenige leere Feld seiner Reihe, das dem Wald am nächsten ist.
rule-SYL-GEYSER-2 = Hat die Reihe kein leeres Feld, wird der Geysir abgeworfen.
rule-SYL-GEYSER-3 = Ein Geysir bleibt, bis ein Elementar sein Feld betritt, er ausbricht oder der Elefanten-Platzregen ihn beseitigt; auf sein Feld kann nichts gelegt werden.
rule-SYL-GEYSER-4 = Zieht ein Elementar auf einen Geysir, werden beide abgeworfen; ein Kampf ist das nicht.
rule-SYL-GEYSER-5 = Im Schritt „Verteidige den Wald“ darf die aktive Person Geysire auf der Lichtung nach Belieben ausbrechen lassen, einen nach dem anderen und kostenlos.
rule-SYL-GEYSER-6 = Beim Ausbruch wird eine der vier Richtungen gewählt; alle Elementare auf der Lichtung, die vom Geysir aus schnurgerade in dieser Richtung liegen, werden abgeworfen, danach der Geysir.
rule-SYL-GEYSER-7 = Andere Karten auf der Linie eines Ausbruchs halten ihn nicht auf und bleiben verschont, ebenso Karten auf den Verwüsterstapeln.
rule-SYL-GEYSER-8 = Ein Ausbruch, der nichts trifft, ist erlaubt.

## The Ravager figure

rule-SYL-RAV-1 = Die Verwüster-Figur steht zu Beginn neben der Lichtung.
rule-SYL-RAV-2 = Wird beim Aufdecken ein Elementar mit Verwüstersymbol sichtbar und steht die Figur auf keinem Elementar, kommt sie auf dieses.
rule-SYL-RAV-3 = Steht die Verwüster-Figur schon auf einem Elementar, wechselt sie nur dann auf ein neu aufgedecktes mit Verwüstersymbol, wenn dieses stärker ist als ihr Träger zu diesem Zeitpunkt.
rule-SYL-RAV-4 = Werden mehrere Elementare mit Symbol zugleich aufgedeckt, geht es von der obersten Reihe zur untersten.
rule-SYL-RAV-5 = Die Verwüster-Figur zieht mit dem Elementar mit, auf dem sie steht, im Schritt „Bewege Elementare“ wie auch bei Samum, Wal und Säuresee.
rule-SYL-RAV-6 = Ersetzt Auflodern das Elementar mit der Verwüster-Figur, steht die Figur danach auf dem lodernden Elementar.
rule-SYL-RAV-7 = Trifft das Elementar mit der Verwüster-Figur auf eine gleich starke oder stärkere Fontäne, wird nur die Fontäne abgeworfen (die aktive Person zieht), die Figur kommt neben die Lichtung, und das Elementar rückt auf das Feld.
rule-SYL-RAV-8 = Trifft das Elementar mit der Verwüster-Figur auf eine schwächere Fontäne oder einen schwächeren Baum, wird normal gekämpft, und die Figur bleibt.
rule-SYL-RAV-9 = Trifft ein Elementar der Stärke 0 mit der Verwüster-Figur auf einen Baum, wird der Baum abgeworfen, die Figur abgenommen, und das Elementar rückt auf das Feld.
rule-SYL-RAV-10 = Würde ein Effekt das Elementar mit der Verwüster-Figur von der Lichtung abwerfen (Elefant, Elefanten-Platzregen, Ausbruch eines Geysirs), wird stattdessen die Figur abgenommen, und das Elementar bleibt, wo es ist.
rule-SYL-RAV-11 = Zieht das Elementar mit der Verwüster-Figur auf einen Geysir, wird der Geysir abgeworfen, die Figur abgenommen, und das Elementar rückt auf das Feld.
rule-SYL-RAV-12 = Solange ein Elementar noch auf seinem Verwüsterstapel liegt, ist es vor Igeln nicht geschützt: Es wird abgeworfen, und eine Figur darauf kommt neben die Lichtung; auch Tauben werfen Elementare mit Symbol wie jede andere Karte ab.
rule-SYL-RAV-13 = Erreicht das Elementar mit der Verwüster-Figur auf irgendeine Weise den Waldrand, ist die Partie auf der Stelle verloren, noch bevor Schaden gezählt wird.
rule-SYL-RAV-14 = Ein Elementar, das die Figur verloren hat, ist wieder ein gewöhnliches; zurückkehren kann die Figur nur, wenn ein Elementar mit Verwüstersymbol aufgedeckt wird.

## Who sees what

rule-SYL-INFO-1 = Für alle jederzeit offen: die Lichtung und die Karten auf den Verwüsterstapeln, die Gesundheit des Waldes, beide Ablagestapel, die Schachtel, Heldentaten, Kostenpunkte, die Verwüster-Figur, ein anstehendes Aussetzen des Aufdeckens, die Größe von Stapeln und Händen, die Runde, die aktive Person und die Einstellungen.
rule-SYL-INFO-2 = Für alle verborgen: Reihenfolge und Inhalt der Verwüsterstapel sowie die Reihenfolge von Verteidigerstapel, Rekrutierungsstapel und Deserteurstapel.
rule-SYL-INFO-3 = Welche Karten rekrutiert wurden, ist allen bekannt; im Solospiel und bei Reiner Logistik lässt sich daraus der Inhalt des Verteidigerstapels erschließen, nicht aber seine Reihenfolge.
rule-SYL-INFO-4 = Im Solospiel und bei Reiner Logistik liegen alle Hände für alle offen.
rule-SYL-INFO-5 = Bei Totaler Funkstille sieht eine Hand nur, wem sie gehört; nichts, was das Gegenüber zu sehen bekommt, darf verraten, was darin steckt, auch nicht, was spielbar ist oder ob ein Igel dabei ist.
rule-SYL-INFO-6 = Jede Karte, die ausgespielt, zum Bezahlen genutzt, abgeworfen oder in die Schachtel gelegt wird, ist von da an allen bekannt.
rule-SYL-INFO-7 = Ein gezogener Verrat wird allen gezeigt, wenn er abgehandelt wird.
rule-SYL-INFO-8 = Eine gezogene Karte, die kein Verrat ist, sieht bei Totaler Funkstille nur, wer sie gezogen hat, bei Reiner Logistik sehen sie alle.
rule-SYL-INFO-9 = Karten, die Eichhörnchen oder das Eichhörnchen-Gewusel zeigen, sehen alle; danach liegen sie wieder verdeckt, doch der Spieltisch darf sie sich für euch merken.
rule-SYL-INFO-10 = Karten, die Tauben oder Igel abwerfen, sehen alle.
rule-SYL-INFO-11 = Die Weisheit der Eule zeigt den Inhalt des Verteidigerstapels nur der aktiven Person; bei Totaler Funkstille erfährt das Gegenüber lediglich, wie viele Karten genommen wurden.
rule-SYL-INFO-12 = Karten, die wegen des Tornados auf den Verteidigerstapel gelegt werden, kennt bei Totaler Funkstille nur die aktive Person, bei Reiner Logistik kennen sie alle.
rule-SYL-INFO-13 = Bäume und Fontänen, die der Tornado auf die Hand zurückbringt, kennen alle, denn sie lagen vorher offen.
rule-SYL-INFO-14 = Bei der Mobilisierung sind Kolonnen und aufgedeckte Deserteurkarten für alle sichtbar; welche Zahlen noch im Deserteurstapel stecken, lässt sich erschließen.
rule-SYL-INFO-15 = Wer zuschaut, sieht, was alle Mitspielenden sehen, und nicht mehr: Liegen alle Hände offen wie im Solospiel und bei Reiner Logistik, sind sie auch hier offen, sonst ist die Sicht die einer Person ohne Karten.
