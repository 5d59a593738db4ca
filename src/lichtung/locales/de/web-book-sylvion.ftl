### Sylvion: the rulebook, for people who read it from the beginning.

## What it is about

web-book-sylvion-start-title = Worum es geht
web-book-sylvion-start-1 = Am Ende einer Lichtung liegt ein Wald, und von der anderen Seite kommt Feuer. Du führst die Fontänen, Bäume und Tiere, die sich ihm in den Weg stellen – allein oder mit jemandem an deiner Seite.
web-book-sylvion-start-2 = Das Feuer führt der Verwüster; seine Karten kommen in vier Reihen. In jeder Runde wird für jede Reihe eine neue Karte aufgedeckt: ein Elementar, das Runde für Runde ein Feld näher an den Wald rückt, oder eine Verstärkung, die die anderen schlimmer macht. Du antwortest mit Karten aus deiner Hand und bezahlst sie mit anderen Karten aus deiner Hand. So ist jede Karte zweierlei: etwas, das du spielen könntest, und eine Münze.
web-book-sylvion-start-3 = Der Waldrand besteht aus zwölf Karten, jede ist gesund oder verwüstet. Was den Waldrand erreicht, verwüstet ihn. Schaden, der nichts Gesundes mehr findet, bedeutet sofort die Niederlage.
web-book-sylvion-start-4 = Sind die Verwüsterstapel leer, wagen die übrigen Elementare einen letzten Ansturm. Danach heilen deine Bäume, was sie können. Du gewinnst nur, wenn dann alle zwölf Waldrandkarten gesund sind.

## The clearing

web-book-sylvion-clearing-title = Die Lichtung
web-book-sylvion-clearing-1 = Die Lichtung hat vier Reihen mit je vier Feldern. Rechts gehört zu jeder Reihe ein verdeckter Verwüsterstapel, links liegt der Waldrand. Auf einem Feld liegt höchstens eine Karte.
web-book-sylvion-clearing-2 = Im Einführungsspiel ist dein Stapel schon fertig: 24 Karten mit Fontänen, Bäumen, Walen, Elefanten, Igeln und Eulen. Das Feuer hat 48 Karten, zwölf in jedem Stapel; das Gefecht dauert also zwölf Runden. Die Hälfte des Waldes ist von Anfang an verwüstet.
web-book-sylvion-clearing-3 = Im Fortgeschrittenenspiel stellst du dir deinen Stapel erst zusammen, die Verwüsterstapel haben je sechzehn Karten, zwei neue Verstärkungen kommen dazu, und der ganze Wald ist anfangs gesund.
web-book-sylvion-clearing-4 = Du beginnst mit acht Handkarten. Im Team beginnt ihr mit je sechs.

## A round

web-book-sylvion-round-title = Eine Runde, Schritt für Schritt
web-book-sylvion-round-1 = Aufdecken: Von jedem Stapel wird die oberste Karte aufgedeckt und bleibt auf ihm liegen. Bevor irgendetwas geschieht, darfst du Igel gegen eben aufgedeckte Karten spielen. Dann wirken die Verstärkungen in der Reihenfolge ihrer Buchstaben A, B, C, D, bei gleichem Buchstaben von der obersten Reihe zur untersten.
web-book-sylvion-round-2 = Bewegen: Jedes Elementar rückt ein Feld auf den Wald zu, Reihe für Reihe von oben, in jeder Reihe zuerst das vorderste. Elementare auf den Stapeln betreten die Lichtung. Nichts hält sie auf: Wo ein Baum oder eine Fontäne steht, wird gekämpft.
web-book-sylvion-round-3 = Nachschub: Du ziehst drei Karten. Ist der Stapel leer, wenn du ziehen musst, wird der Ablagestapel zum neuen Stapel.
web-book-sylvion-round-4 = Verteidigen: Du spielst so viele Karten, wie du bezahlen kannst, in beliebiger Reihenfolge. Hast du den Schritt beendet, behältst du höchstens zehn Karten.
web-book-sylvion-round-5 = Achte auf die Reihenfolge: Das Feuer bewegt sich, bevor du handelst. Auf eine Fontäne, die du jetzt legst, trifft erst, was sich in der nächsten Runde bewegt.

## The fire

web-book-sylvion-ravager-title = Verwüsterkarten
web-book-sylvion-ravager-1 = Elementare haben eine Stärke von 0 bis 3. So viel Schaden richten sie am Waldrand an, und damit kämpfen sie unterwegs.
web-book-sylvion-ravager-2 = Auflodern macht alle normalen Elementare auf der Lichtung und auf den Stapeln zu lodernden: Aus 1 wird 2, aus 2 wird 3, aus 3 wird 4. Und aus 0 wird 4 – gerade die harmlosen solltest du im Auge behalten.
web-book-sylvion-ravager-3 = Samum rückt alle Elementare ein Feld weiter, zusätzlich zur gewöhnlichen Bewegung. Zwei Samume in einer Runde tun das zweimal.
web-book-sylvion-ravager-4 = Austrocknen und Demobilisieren gibt es nur im Fortgeschrittenenspiel. Das eine kostet dich Handkarten, das andere nimmt Karten deines Ablagestapels endgültig aus dem Spiel. Bei beiden hast du die Wahl: eine zufällige Karte oder zwei, die du aussuchst.

## Combat

web-book-sylvion-combat-title = Kampf und Schaden
web-book-sylvion-combat-1 = Betritt ein Elementar das Feld einer Fontäne, werden die Stärken verglichen. Die schwächere Karte wird abgeworfen, bei Gleichstand beide. Wer gewinnt, behält seine volle Stärke, gleich wie viele schon an ihm gescheitert sind.
web-book-sylvion-combat-2 = Wird eine deiner Fontänen besiegt, ziehst du sofort eine Karte. Bäume haben Stärke 0 und bringen nichts; ein Elementar der Stärke 0 vergeht zusammen mit dem Baum.
web-book-sylvion-combat-3 = Ein Elementar, das die Lichtung links verlässt, richtet Schaden in Höhe seiner Stärke an und ist fort. Jeder Schadenspunkt dreht eine gesunde Waldrandkarte um.
web-book-sylvion-combat-4 = Ein Wald ohne eine einzige gesunde Waldrandkarte ist noch nicht verloren. Erst der nächste Schadenspunkt besiegelt sein Ende.

## Defending

web-book-sylvion-defend-title = Ziehen, bezahlen, verteidigen
web-book-sylvion-defend-1 = Eine Karte mit Kosten 2 bezahlst du, indem du zwei andere Handkarten abwirfst. Welche, ist gleich: Jede Karte zählt eins. Du zahlst genau die Kosten, nie mehr.
web-book-sylvion-defend-2 = Fontänen und Bäume kosten eins weniger als ihre Zahl. Sie kommen auf ein beliebiges leeres Feld der Lichtung und bleiben dort, bis etwas sie zerstört; verschieben kannst du sie nicht.
web-book-sylvion-defend-3 = Tiere wirken einmal und kommen dann auf den Ablagestapel, zusammen mit dem, was du für sie bezahlt hast.
web-book-sylvion-defend-4 = Der Stapel wird erst erneuert, wenn du ziehen musst und er leer ist. Im Einführungsspiel wird der ganze Ablagestapel gemischt. Im Fortgeschrittenenspiel kostet das Karten: Entweder verlassen zwei deiner Wahl die Partie oder eine zufällige.
web-book-sylvion-defend-5 = Das Limit von zehn Karten gilt nur am Ende des Verteidigens. Während der Runde darf deine Hand beliebig groß sein.

## Animals

web-book-sylvion-animals-title = Die Tiere
web-book-sylvion-animals-1 = Der Wal schiebt ein Elementar bis zu drei Schritte in beliebige Richtungen. Schiebe es zurück, um Zeit zu gewinnen, in eine Reihe, in der eine starke Fontäne wartet, oder gegen eine schwache Fontäne, aus der du eine Karte machen willst. Ein Wal darf über andere Karten ziehen, nicht auf einem anderen Elementar enden und ein Elementar auch in den Wald schieben.
web-book-sylvion-animals-2 = Der Elefant entfernt ein Elementar von der Lichtung. Der Igel entfernt eine Karte, die gerade aufgedeckt wurde – Elementar oder Verstärkung –, und ist die einzige Karte, die du beim Aufdecken spielst.
web-book-sylvion-animals-3 = Die Eule bringt drei Karten. Die Fische bezahlen: drei Punkte, die in dieser Runde wie Karten zählen.
web-book-sylvion-animals-4 = Hirsch, Tauben, Eichhörnchen und Fische gibt es im Fortgeschrittenenspiel. Der Hirsch macht bis zu zwei Waldrandkarten gesund oder so viele, wie Bäume auf der Lichtung stehen. Die Tauben werfen die oberste Karte jedes Stapels ab: vier Karten weniger zu fürchten und eine Runde weniger zu spielen. Die Eichhörnchen zeigen die zwei obersten Karten jedes Stapels und lassen dich ihre Reihenfolge ändern.

## The end

web-book-sylvion-end-title = Der letzte Ansturm und das Ende
web-book-sylvion-end-1 = Ist eine Runde zu Ende und sind alle Stapel leer, ziehen die Elementare auf der Lichtung weiter und weiter, bis keines mehr da ist. Du kannst nichts mehr spielen, und besiegte Fontänen bringen jetzt keine Karten.
web-book-sylvion-end-2 = Dann wird die Gesundheit aller Bäume zusammengezählt, die noch stehen, und ebenso viele Waldrandkarten werden gesund.
web-book-sylvion-end-3 = Sind alle zwölf gesund, hast du gewonnen. Ist es auch nur eine nicht, hast du verloren. Rechne also beizeiten: Was jetzt verwüstet ist und was den Wald noch treffen wird, darf nicht mehr sein, als deine Bäume heilen.

## The advanced game

web-book-sylvion-advanced-title = Das Fortgeschrittenenspiel: dein eigener Stapel
web-book-sylvion-advanced-1 = Vor dem Gefecht stellst du deinen Stapel zusammen: aus allen 64 Verteidigern, die in vier Kolonnen ausgelegt werden. In jeder Runde der Mobilisierung bekommt jede Kolonne eine Karte, du nimmst eine ganze Kolonne, jede Kolonne bekommt noch eine Karte, und dann wird eine Kolonne fahnenflüchtig: Ihre Karten sind aus dem Spiel. Die Mobilisierung endet mit der zwölften Fahnenflucht oder, sobald der Stapel leer ist, mit der ersten leeren Kolonne, die es trifft. Was übrig ist, kommt in die Schachtel.
web-book-sylvion-advanced-2 = Eine Kolonne wächst auf höchstens vier Karten. Warten macht sie reicher, doch die Fahnenflucht kann sie treffen. Jede der vier Zahlen kommt dabei insgesamt dreimal vor, und was aufgedeckt wurde, bleibt sichtbar: Du kannst mitzählen, was noch aussteht.
web-book-sylvion-advanced-3 = Alle Karten, die du genommen hast, bilden deinen Stapel. Ein großer Stapel hält länger, und was nicht darin ist, kann nicht kommen. Du brauchst genug Bäume, um den Wald am Ende zu heilen, genug Fontänen, um so lange zu bestehen, und etwas zum Bezahlen.
web-book-sylvion-advanced-4 = Jedes Mal, wenn der Stapel zu Ende gegangen ist, verlassen Karten die Partie. Ein langes Gefecht zehrt also an deinem Stapel. Schicke fort, was du nicht mehr brauchst.
web-book-sylvion-advanced-5 = Wer es schwerer mag, beginnt mit drei, sechs oder neun verwüsteten Waldrandkarten oder zieht beim Nachschub nur zwei Karten.

## Feats and betrayals

web-book-sylvion-feats-title = Erweiterung 1: Heldentaten und Verrat
web-book-sylvion-feats-1 = Acht Heldentaten und achtmal Verrat werden unter die Karten der Mobilisierung gemischt. Eine Heldentat, die du nimmst, liegt offen neben deinem Stapel. Du darfst sie einmal kostenlos beim Verteidigen einsetzen.
web-book-sylvion-feats-2 = Vier der Heldentaten helfen; die anderen vier gewinnen die Partie auf der Stelle, wenn ihre Bedingung erfüllt ist: viele Bäume, viele Fontänen, eine riesige Hand oder ein Wald ohne gesunde Waldrandkarte und eine Lichtung voller Elementare.
web-book-sylvion-feats-3 = Ein Verrat kommt mit der Kolonne mit, in der er liegt, und zählt nicht zu ihren vier Karten. Ziehst du ihn, wirfst du ihn entweder ab, und er wird wiederkommen, oder du wirfst eine andere Handkarte ab und bist ihn für immer los.

## The elements

web-book-sylvion-elements-title = Erweiterung 2: die Elemente
web-book-sylvion-elements-1 = Sechzehn weitere Karten werden in die Stapel gemischt, und das Gefecht dauert vier Runden länger. Jede von ihnen wirkt nur auf ihre eigene Reihe.
web-book-sylvion-elements-2 = Geysire und Säureseen lassen sich auf dem leeren Feld nieder, das dem Wald am nächsten ist. Ein Geysir vernichtet das nächste Elementar, das ihn betritt, und beim Verteidigen darfst du ihn selbst in eine Richtung ausbrechen lassen. Ein Säuresee blockiert sein Feld für immer; Elementare überspringen ihn, als wäre er nicht da.
web-book-sylvion-elements-3 = Der Tornado bringt deine Bäume und Fontänen seiner Reihe auf die Hand zurück. Steinregen zerstört die dem Stapel nächste. Beide haben eine zweite, böse Wirkung, wenn die Reihe leer ist.

## The Ravager figure

web-book-sylvion-figure-title = Erweiterung 3: der Verwüster
web-book-sylvion-figure-1 = Vier Elementare tragen das Zeichen des Verwüsters. Wird eines davon aufgedeckt, kommt die Figur darauf; steht sie schon auf einem anderen, wechselt sie nur zu einem stärkeren.
web-book-sylvion-figure-2 = Die Figur schützt ihren Träger einmal. Eine Fontäne, die ihn aufgehalten hätte, wird zerstört (du ziehst eine Karte); das Elementar verliert die Figur und rückt auf ihr Feld. Ein Elefant oder ein Ausbruch nimmt nur die Figur weg. Von da an ist das Elementar ein gewöhnliches.
web-book-sylvion-figure-3 = Erreicht der Träger den Waldrand, ist die Partie sofort verloren, gleich wie stark er ist. Ein Igel zur rechten Zeit hilft: Auf dem Stapel ist der Träger noch nicht geschützt.

## Team

web-book-sylvion-team-title = Zu zweit im Team
web-book-sylvion-team-1 = Ihr wechselt euch ab: In den ungeraden Runden ist die eine Person aktiv, in den geraden die andere. Stapel, Ablage und Wald teilt ihr euch, die Handkarten nicht.
web-book-sylvion-team-2 = Wer aktiv ist, spielt, und die andere Person bezahlt – mit eigenen Handkarten, die sie selbst aussucht. Wer spielt, bezahlt nie.
web-book-sylvion-team-3 = Bei der Eule entscheidet, wer aktiv ist, wer von beiden zieht (in der ersten Auflage zieht immer die andere Person).
web-book-sylvion-team-4 = Wählt, wie viel ihr wissen dürft. Bei reiner Logistik sind beide Hände offen, und ihr dürft alles besprechen. Bei totaler Funkstille seht ihr nur, wie viele Karten die andere Person hat, und es gibt keinen Chat.

## Advice

web-book-sylvion-tips-title = Tipps für die ersten Gefechte
web-book-sylvion-tips-1 = Starke Fontänen leben lang. Eine Fontäne der Stärke 4 besiegt alles bis 3 und reißt eine lodernde 4 mit sich. Lege sie nah an den Waldrand, wo jedes Elementar der Reihe vorbeimuss.
web-book-sylvion-tips-2 = Eine Fontäne der Stärke 1 kostet nichts und wird zu einer Karte, wenn sie überrannt wird. Sie ist nie vergeudet.
web-book-sylvion-tips-3 = Pflanze Bäume spät und dort, wo kein Feuer mehr vorbeikommt: hinter einer starken Fontäne oder in einer Reihe, deren Gegner fort sind.
web-book-sylvion-tips-4 = Ein wenig früher Schaden ist kein Unglück, wenn deine Bäume ihn am Ende heilen. Die Gefahrenzahlen neben jeder Reihe sagen dir, was den Wald wann trifft, wenn du nichts tust.
web-book-sylvion-tips-5 = Hebe einen Igel für ein Auflodern auf, das viele Nullen zu Vieren machen würde.

web-book-sylvion-example-title = Eine gezeichnete Runde
web-book-sylvion-example-1 = Von jedem Stapel wird die oberste Karte aufgedeckt: drei Elementare und ein Auflodern. Auflodern würde alle normalen Elementare lodern lassen; aus der 3 in der untersten Reihe würde eine 4, aus der 0 in der obersten ebenfalls. Du hast einen Igel auf der Hand, und jetzt ist sein Augenblick.
web-book-sylvion-example-2 = Du spielst den Igel gegen das Auflodern: Es wird wirkungslos abgeworfen. Der Igel kostet nichts.
web-book-sylvion-example-3 = Alle Elementare rücken ein Feld vor. Oberste Reihe: Das Elementar 2 läuft in die Fontäne 3 und wird abgeworfen. Zweite Reihe: Das Elementar 1 verlässt die Lichtung, der Wald nimmt 1 Schaden. Dritte Reihe: Das Elementar 2 besiegt die Fontäne 1 – dafür ziehst du eine Karte, eine Eule.
web-book-sylvion-example-4 = Nachschub: Du ziehst drei Karten. Jetzt hast du acht auf der Hand.
web-book-sylvion-example-5 = Verteidigen: Du spielst die Fontäne 4. Sie kostet 3, also wirfst du drei andere Karten ab und legst sie in der untersten Reihe an den Waldrand, wo das Elementar 3 ankommen wird. Du könntest weiterspielen, behältst aber den Rest und beendest den Schritt.
web-book-sylvion-symbols-title = Symbole
web-book-sylvion-symbols-1 = Alle Symbole auf den Karten und rund um die Lichtung.
web-book-sylvion-symbol-fountain = Fontäne. Im Tropfen ihre Kosten, unten ihre Stärke.
web-book-sylvion-symbol-tree = Baum. Im Tropfen seine Kosten, unten mit Plus seine Gesundheit.
web-book-sylvion-symbol-animal = Tier. Im Tropfen seine Kosten.
web-book-sylvion-symbol-elemental = Elementar. Unten seine Stärke.
web-book-sylvion-symbol-blazing = Loderndes Elementar: dunkel, mit einem Funkenstern.
web-book-sylvion-symbol-support = Verstärkung. Ihr Buchstabe ist die Reihenfolge beim Aufdecken.
web-book-sylvion-symbol-element = Elementkarte (Erweiterung 2), mit ihrem Buchstaben.
web-book-sylvion-symbol-feat = Heldentat: goldene Karte mit Stern.
web-book-sylvion-symbol-betrayal = Verrat: Er lässt sich weder ausspielen noch zum Bezahlen nutzen.
web-book-sylvion-symbol-mark = Das Verwüstersymbol: Auf dieses Elementar kommt die Figur.
web-book-sylvion-symbol-figure = Die Verwüster-Figur.
web-book-sylvion-symbol-edge = Eine gesunde Waldrandkarte; mit Zahl die Gesundheit des Waldes.
web-book-sylvion-symbol-desolated = Eine verwüstete Waldrandkarte.
web-book-sylvion-symbol-danger = Schaden, der auf den Wald zukommt.
web-book-sylvion-symbol-healing = Was die Bäume nach dem letzten Ansturm heilen.
web-book-sylvion-symbol-rounds = Runden, die noch kommen; danach folgt der letzte Ansturm.
web-book-sylvion-symbol-fish = Kostenpunkte: Jeder ersetzt in dieser Runde beim Bezahlen eine Karte.
web-book-sylvion-symbol-stack = Rückseite der Verwüsterkarten: ein Verwüsterstapel.
web-book-sylvion-symbol-ravager-discard = Ablagestapel der Verwüster.
web-book-sylvion-symbol-sylvan-discard = Dein Ablagestapel; vor dem Gefecht der Rekrutierungsstapel.
web-book-sylvion-symbol-box = Die Schachtel: Karten außerhalb der Partie.
web-book-sylvion-symbol-desertion = Fahnenflucht: Eine Kolonne verlässt die Partie.
web-book-sylvion-symbol-skip = Igelwall: Das nächste Aufdecken entfällt.
web-book-sylvion-symbol-both = Vorausgesagter Kampf: Beide Karten werden abgeworfen.
web-book-sylvion-symbol-defence = Vorausgesagter Kampf: Das Elementar wird abgeworfen, die Fontäne bleibt.
web-book-sylvion-symbol-fire = Vorausgesagter Kampf: Deine Karte wird abgeworfen, das Elementar bleibt.
