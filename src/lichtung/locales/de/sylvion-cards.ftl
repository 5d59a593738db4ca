### Sylvion: was ein einziges Tier betrifft: sein Name, was es tut, seine Fragen, seine Regeln.

## WHA

sylvion-card-WHA = Wal
sylvion-about-WHA = Kosten 0: Bewegt ein Elementar auf der Lichtung 1 bis 3 Schritte weit, in beliebiger Kombination der vier Richtungen. Es darf über andere Karten ziehen und auf einem leeren Feld, auf Baum, Fontäne oder Geysir oder am Waldrand enden.
sylvion-choice-whale_elemental = Wal: Welches Elementar bewegst du?
sylvion-choice-whale_destination = Wal: Wohin zieht das Elementar?
sylvion-verb-whale_elemental-move = Elementar bewegen: { $cell }
sylvion-verb-whale_destination-to = Dorthin ziehen: { $cell }
sylvion-log-chosen-whale_destination = Ziel des Wals: { $cell }.
sylvion-asked-whale_destination = ({ $card }: { $place })
rule-SYL-WHALE-1 = Wal (Kosten 0): Ein Elementar auf der Lichtung wird 1 bis 3 Schritte weit bewegt, jeder davon hinauf, hinunter, vor oder zurück, nie schräg; die Richtungen dürfen wechseln.
rule-SYL-WHALE-2 = Ein vom Wal bewegtes Elementar darf unterwegs jede Karte überqueren, auch andere Elementare; das Überqueren bewirkt nichts.
rule-SYL-WHALE-3 = Der Zug des Wals muss auf einem leeren Feld, auf Baum, Fontäne oder Geysir oder am Waldrand enden, nicht aber auf einem anderen Elementar, einem Säuresee, einem Verwüsterstapel oder dem Ausgangsfeld.
rule-SYL-WHALE-4 = Beim Zug des Wals führt in jeder Reihe ein Schritt nach vorn vom letzten Feld an den Waldrand; damit endet der Zug, und das Elementar richtet seinen gewöhnlichen Schaden an.
rule-SYL-WHALE-5 = Über den oberen oder unteren Rand der Lichtung kann ein Wal kein Elementar hinausbewegen.
rule-SYL-WHALE-6 = Endet der Zug des Wals auf einem Baum oder einer Fontäne, wird gekämpft, samt der Karte für eine besiegte Fontäne; endet er auf einem Geysir, werden Elementar und Geysir abgeworfen.
rule-SYL-WHALE-7 = Beim Zug des Wals zählt ein Säuresee nicht als Schritt: Jeder Schritt führt in seiner Richtung auf das nächste Feld, das kein Säuresee ist.

## ELE

sylvion-card-ELE = Elefant
sylvion-about-ELE = Kosten { $cost }: Wirft ein Elementar deiner Wahl von der Lichtung ab.
sylvion-choice-elephant_target = Elefant: Welches Elementar wirfst du ab?
sylvion-verb-elephant_target-discard = Elementar abwerfen: { $cell }
rule-SYL-ELEPHANT-1 = Der Elefant kostet in der zweiten Auflage 1, in der ersten 0.
rule-SYL-ELEPHANT-2 = Ein Elefant wirft ein Elementar ab, das du auf der Lichtung aussuchst.

## HED

sylvion-card-HED = Igel
sylvion-about-HED = Kosten 0: Wirft eine eben aufgedeckte Karte von ihrem Verwüsterstapel ab, bevor sie wirkt. Ausspielen lässt er sich nur unmittelbar nach dem Aufdecken der Verwüsterkarten.
sylvion-choice-hedgehog = Spielst du einen Igel aus? Wähle die Karte, die er abwirft.
sylvion-verb-hedgehog-pass = Keinen Igel ausspielen
sylvion-verb-hedgehog-discard = Karte abwerfen: { $cell }
sylvion-log-chosen-hedgehog =
    { $solo ->
        [yes] Du spielst einen Igel gegen die Karte: { $cell }.
       *[no] { $who } spielt einen Igel gegen die Karte: { $cell }.
    }
rule-SYL-HEDGE-1 = Ein Igel lässt sich nur unmittelbar nach dem Aufdecken der Verwüsterkarten ausspielen, niemals beim Verteidigen.
rule-SYL-HEDGE-2 = Beim Aufdecken ist der Igel die einzige Karte, die ausgespielt werden kann.
rule-SYL-HEDGE-3 = Ein Igel wirft eine beliebige Karte ab, die in diesem Schritt aufgedeckt wurde und noch auf einem Verwüsterstapel liegt; sie bleibt ohne Wirkung.
rule-SYL-HEDGE-4 = Du darfst mehrere Igel nacheinander ausspielen, jeden gegen eine andere aufgedeckte Karte.
rule-SYL-HEDGE-5 = Ein Igel, der erst auf die Hand kommt, wenn der Zeitpunkt für Igel vorbei ist, lässt sich frühestens zu diesem Zeitpunkt der nächsten Runde einsetzen.
rule-SYL-HEDGE-6 = Beim Verteidigen kann ein Igel immer noch zum Bezahlen abgeworfen werden.
rule-SYL-HEDGE-7 = Ein ausgespielter Igel kommt auf den Ablagestapel der Verteidiger, noch bevor die gewählte Karte abgeworfen wird; wenn die Verstärkungen dieses Schritts an der Reihe sind, liegt er schon dort, und Demobilisieren kann ihn treffen.

## OWL

sylvion-card-OWL = Eule
sylvion-about-OWL = Kosten 1: Du ziehst drei Karten.
sylvion-choice-owl_drawer = Eule: Wer zieht die drei Karten?
sylvion-verb-owl_drawer-self = Ich ziehe die drei Karten
sylvion-verb-owl_drawer-partner = Mein Gegenüber zieht die drei Karten
rule-SYL-OWL-1 = Eule (Kosten 1): Du ziehst drei Karten.
rule-SYL-OWL-2 = Geht der Stapel beim Ziehen für eine Eule zur Neige, wird er wie üblich erneuert, und die gerade ausgespielte Eule ist unter den Karten, die gemischt werden oder demobilisiert werden können.

## STA

sylvion-card-STA = Hirsch
sylvion-about-STA = Kosten 0: Macht bis zu 2 Waldrandkarten gesund oder eine für jeden Baum auf der Lichtung.
sylvion-choice-stag_mode = Hirsch: Bis zu zwei Waldrandkarten oder eine für jeden Baum?
sylvion-choice-stag_count = Hirsch: Wie viele Waldrandkarten machst du gesund?
sylvion-verb-stag_mode-flat = Bis zu zwei Waldrandkarten
sylvion-verb-stag_mode-per_tree = Eine Waldrandkarte für jeden Baum
sylvion-verb-stag_count-heal =
    { $n ->
        [0] Keine Waldrandkarte umdrehen
        [one] { $n } Waldrandkarte gesund machen
       *[other] { $n } Waldrandkarten gesund machen
    }
rule-SYL-STAG-1 = Hirsch (Kosten 0): Entweder werden bis zu 2 Waldrandkarten gesund, oder es wird für jeden Baum auf der Lichtung eine gesund.
rule-SYL-STAG-2 = Hirsch: Bei „bis zu 2“ wählst du 0, 1 oder 2, bei „für jeden Baum“ sind es genau so viele wie Bäume; in beiden Fällen nie mehr, als verwüstet sind.

## DOV

sylvion-card-DOV = Tauben
sylvion-about-DOV = Kosten 1: Die oberste Karte jedes Verwüsterstapels wird wirkungslos abgeworfen. Das Gefecht wird dadurch eine Runde kürzer.
rule-SYL-DOVES-1 = Tauben (Kosten 1): Von jedem nicht leeren Verwüsterstapel wird die oberste Karte offen und wirkungslos abgeworfen.

## SQU

sylvion-card-SQU = Eichhörnchen
sylvion-about-SQU = Kosten 1: Zeigt die zwei obersten Karten jedes Verwüsterstapels. Du legst sie in der Reihenfolge deiner Wahl auf denselben Stapel zurück.
sylvion-choice-squirrel_order = Eichhörnchen: Behalten die zwei Karten dieses Stapels ihre Reihenfolge?
sylvion-verb-squirrel_order-keep = Reihenfolge behalten
sylvion-verb-squirrel_order-swap = Die zwei Karten tauschen
sylvion-asked-squirrel_order = (Reihe { $row }, von oben: { $cards })
rule-SYL-SQUIRREL-1 = Eichhörnchen (Kosten 1): Die zwei obersten Karten jedes Verwüsterstapels werden gezeigt; du legst sie verdeckt auf denselben Stapel zurück und bestimmst die Reihenfolge.
rule-SYL-SQUIRREL-2 = Eichhörnchen: Hat ein Verwüsterstapel nur noch eine Karte, wird sie gezeigt und bleibt, wo sie ist.

## FIS

sylvion-card-FIS = Fische
sylvion-about-FIS = Kosten 1: Bringt 3 Kostenpunkte, von denen jeder in dieser Runde eine Einheit der Kosten bezahlt. Was davon am Ende des Schritts „Verteidige den Wald“ übrig ist, verfällt.
rule-SYL-FISH-1 = Fische (Kosten 1): Sie bringen 3 Kostenpunkte.
rule-SYL-FISH-2 = Kostenpunkte dürfen auf mehrere Karten verteilt werden, auch auf weitere Fische, und sie summieren sich.
rule-SYL-FISH-3 = Ungenutzte Kostenpunkte sind am Ende des Schritts „Verteidige den Wald“ verloren.
rule-SYL-FISH-4 = Eine zum Bezahlen abgeworfene Fischkarte zählt 1 wie jede andere.
