# Die Regeln von The Great Fire of London 1666, Punkt für Punkt. Die Kennungen sind fest: Code, Tests und Ablehnungen
# nennen sie.
# Eine Leerzeile beendet einen Absatz; „1. “ beginnt einen Schritt, „• “ einen Punkt. Wortwahl: docs/glossary.md.

rules-intro =
    Die Regeln von The Great Fire of London 1666, Punkt für Punkt und in unseren eigenen Worten. Wird eine
    Aktion abgelehnt, werden die Regeln genannt, die sie verbieten. Die Begriffe:

    • Ein Bezirk ist ein Feld, auf dem Häuser stehen können; seine Größe ist die aufgedruckte Zahl der Häuser, 1
      bis 5.
    • Ein Feld ist ein Bezirk, Pudding Lane oder ein Grasbereich.
    • Ein Feuer ist ein roter Feuerzylinder, eine Truppe ein schwarzer Zylinder: eine Brandschutztruppe.
    • Ein Bezirk brennt, wenn dort mindestens ein Feuer steht. Stehen dort mindestens so viele Truppen wie
      Feuer, ist das Feuer unter Kontrolle (kontrolliert), sonst ist es außer Kontrolle (unkontrolliert).
    • SP sind Siegpunkte, AP Aktionspunkte.

rules-honesty =
    Der gedruckte Spielplan und die Zahlen auf den Karten liegen uns nicht vor: Unsere sind rekonstruiert, nach
    dem London des 17. Jahrhunderts und nach allem, was die Regelhefte sagen. Im Datenpaket steht bei jeder
    Angabe, woher sie kommt; wer die Schachtel besitzt, kann sie dort berichtigen.

    • Aus den Regelheften stammen die Regeln, Anzahl und Art von Figuren, Markern und Karten, die 30 Häuser je
      Gebiet, die Namen der 26 dort erwähnten Felder, die Größen von Guild Hall, Aldgate und Bethnal, die für 4
      und 5 Spieler markierten Felder, die Zahl der übrigen Feuerkarten und zwei Zahlen des Feuerstapels zu
      zweit (A 2, B 6).
    • Zum Teil erschlossen sind die Pfeile, Kreuze, Ziele und Gebiete, die unter M1 bis M6 stehen.
    • Von Spielern berichtet: Die drei Ziele jedes Spielers sind 2, 4 und 6 SP wert, und Westen ist die
      häufigste Richtung.
    • Rekonstruiert sind die Umrisse, alle anderen Namen, Größen und Nachbarschaften, die meisten Ziele mit
      ihren Werten und Stapeln, die Bezirke mit Marker, die Verteilung der Richtungen auf die Feuerkarten, alle
      anderen Zahlen auf den Feuerstapelkarten und die Reihenfolgen auf den Farbfolgekarten.

section-B = Spielplan und Spielmaterial

clause-B1 =
    Der Spielplan hat vier Gebiete: lila, blau, grün und orange. Die Bezirke jedes Gebiets ergeben zusammen 30
    Häuser. Die Größen reichen von 1 bis 5; die meisten Bezirke haben Größe 1.
    .title = Gebiete und Häuser

clause-B2 =
    Pudding Lane ist das rote Feld im grünen Gebiet. Dort stehen keine Häuser, dort brennt es immer, und keine
    Figur darf das Feld betreten.
    .title = Pudding Lane

clause-B3 =
    Grasbereiche liegen in den Gebieten und um sie herum; auf unserem Plan liegt keiner im grünen. Feuer dringt
    nie in sie ein, und sie erhalten keine Häuser. Grundbesitzer und Truppen dürfen sie betreten.
    .title = Grasbereiche

clause-B4 =
    Benachbarte Felder sind durch einen Pfeil verbunden, dessen Farbe für eine Himmelsrichtung steht; in
    Beispiel 1 ist Orange Osten und Rot Süden. Auslegung: Der Rückweg führt in die Gegenrichtung, wie die Kreuze
    in Beispiel 1 zeigen.
    .title = Pfeile

clause-B5 =
    Wo vier Felder an einer Ecke zusammentreffen, verbindet ein Vierwegekreuz die diagonalen Paare. Ein
    diagonaler Schritt zählt wahlweise als eine seiner beiden Richtungen: nach Südosten als Süd oder Ost, nach
    Nordwesten als Nord oder West, nach Nordosten als Nord oder Ost, nach Südwesten als Süd oder West.
    .title = Vierwegekreuze

clause-B6 =
    12 Bezirke mit rotem Namensbanner sind Ziele, jedes mit einem Wert in SP. Es sind genau die Bezirke ab Größe
    3. Auf 20 Bezirken mit gelbem Namensbanner liegt zu Beginn ein Marker.
    .title = Ziele und Bezirke mit Marker

clause-B7 =
    Das Spielmaterial:

    • 120 Häuser, je 20 in 6 Farben
    • 60 Feuerkarten, jede Nord, Ost, Süd oder West. Rekonstruiert: 15 Nord, 13 Ost, 12 Süd und 20 West.
    • 24 Zielkarten in den Stapeln I, II und III. Abgeleitet: Von jedem der 12 Ziele gibt es zwei Karten, in
      einem Stapel 4 Ziele und damit 8 Karten. Zwei Spieler können dasselbe Ziel haben, und beide werten es.
    • 20 Marker: 10 Sprengladungen, 6 Doppelbewegungen, 4 mit 1 SP
    • 6 Truppen, 6 Farbkarten, 6 Feuerstapelkarten und die Karte „Held von London“
    • zwei Grundbesitzer jeder Farbe, von denen einer benutzt wird
    • die Feuer (B8)
    .title = Inhalt der Schachtel

clause-B8 =
    Die Ausgaben unterscheiden sich: Nach der deutschen Spielregel enthält die Schachtel 65 Feuer und Aldgate
    hat Größe 4, nach der französischen sind es 100 Feuer und Größe 3. Beide stehen zur Wahl (Option
    „{ option-edition.title }“); auf die Zahl der Feuer kommt es nur an, wenn sie ausgehen können (B9). In
    beiden ergibt jedes Gebiet 30 Häuser; auf unserem Plan gleicht Whitechapel den Unterschied bei Aldgate aus.
    .title = Ausgaben

clause-B9 =
    Auslegung: Der Vorrat an Feuern geht nie aus. Keine Regel spricht von seinem Ende, die Schachteln
    unterscheiden sich, und mit 65 Feuern ginge einem Brand, den niemand bekämpft, etwa bei Bewegung 30 von 35
    der Nachschub aus. Mit der Option „{ option-supply-box }“ ist die Zahl in der Schachtel eine Grenze:
    Verlangt eine Regel mehr Feuer, als der Vorrat hat, werden nur so viele eingesetzt, wie da sind.
    .title = Vorrat an Feuern

section-S = Spielaufbau

clause-S1 =
    25 Feuer kommen nach Pudding Lane, die übrigen bilden den Vorrat.
    .title = Feuer

clause-S2 =
    Die 60 Feuerkarten werden gemischt, jeder Spieler erhält 5. Wer 5 gleiche Karten hat, darf sie vorzeigen,
    wieder einmischen und 5 neue ziehen, sooft das vorkommt, oder darauf verzichten. Das geschieht sofort nach
    dem Austeilen, bevor Stapel, Häuser, Farben, Marker, Ziele und Startspieler bekannt sind. Auslegung: Gefragt
    wird in der Reihenfolge der Plätze, vom ersten Platz an.
    .title = Handkarten und Tausch

clause-S3 =
    Der Feuerstapel wird von unten aufgebaut: Feuerstapelkarte A offen, darauf verdeckt so viele Feuerkarten,
    wie sie angibt, dann Feuerstapelkarte B und so weiter. Übrige Karten kommen aus dem Spiel.

    • 3 Spieler: Feuerstapelkarten A bis F, 33 Feuerkarten, 12 übrig
    • 4 Spieler: A bis D, 32 Feuerkarten, 8 übrig
    • 5 Spieler: A bis E, 30 Feuerkarten, 5 übrig
    • 6 Spieler: A bis F, 30 Feuerkarten, keine übrig

    Rekonstruiert: Auf A, B und so weiter liegen zu dritt 5, 6, 5, 6, 5 und 6 Karten, zu viert 6, 7, 10 und 9,
    zu fünft je 6, zu sechst je 5.
    .title = Feuerstapel

clause-S4 =
    Für ein Gebiet nach dem anderen, Orange zuerst, werden 5 Häuser jeder Farbe gemischt und blind gezogen, bis
    alle seine Bezirke ihrer Größe entsprechend besetzt sind. Bei jeder Spielerzahl werden alle 120 Häuser
    benutzt.
    .title = Häuser

clause-S5 =
    Jeder Spieler erhält eine der 6 Farbkarten und nimmt den Grundbesitzer dieser Farbe. Die Häuser von Farben,
    die niemand hat, bleiben herrenlos auf dem Plan.
    .title = Farben

clause-S6 =
    Die 20 Marker werden gemischt und verdeckt ausgelegt, je einer auf jeden Bezirk mit gelbem Namensbanner.
    .title = Marker

clause-S7 =
    Jeder Spieler erhält aus den Stapeln I, II und III je eine Zielkarte und hält sie geheim.
    .title = Ziele

clause-S8 =
    Der Startspieler wird ausgelost. Auslegung: Das ist eine der Möglichkeiten, die die Spielregel anbietet.
    .title = Startspieler

clause-S9 =
    Die Truppen werden in Zugreihenfolge eingesetzt, beginnend mit dem Startspieler:

    • Zu dritt setzt jeder eine Truppe ein, dann jeder noch eine.
    • Zu viert beginnt eine Truppe in Hounds Ditch und eine in St Botolphs; dann setzt jeder eine ein.
    • Zu fünft beginnt eine Truppe in Cripplegate; dann setzt jeder eine ein.
    • Zu sechst setzt jeder eine Truppe ein.

    Eingesetzt wird überall auf dem Plan außer im grünen Gebiet. Abgeleitet: auch auf Gras, wie in S10.
    .title = Truppen einsetzen

clause-S10 =
    Danach setzt jeder Spieler in Zugreihenfolge seinen Grundbesitzer ein, überall außer im grünen Gebiet, auch
    auf Gras. Auf einem Feld dürfen beliebig viele Figuren stehen.
    .title = Grundbesitzer einsetzen

clause-S11 =
    Auslegung: Die Regelhefte sagen dazu wenig. Offen sind der Plan, die Wertungsleisten, die Farben (außer mit
    O1), gelöschte Feuer, die Zahl der Handkarten und der Marker jedes Spielers, gespielte Karten, die Zahl der
    Karten im Stapel und bis zur nächsten Feuerstapelkarte, der Held von London sowie aufgedeckte Farbfolge- und
    Truppenbewegungskarten. Geheim sind die Handkarten, die Ziele (ausgeteilt oder nicht), mit O1 die nicht
    ausgeteilten Farbkarten, die Art der Marker im Besitz der Spieler, die Reihenfolge des Stapels, der
    Farbfolge- und der Truppenbewegungskarten und die übrigen Karten. Ein Marker wird gezeigt, wenn er benutzt
    wird, ein 1-SP-Marker bei der Schlusswertung.
    .title = Was offen liegt

section-T = Spielzug

clause-T1 =
    Gespielt wird im Uhrzeigersinn. Ein Zug hat drei Schritte: das Feuer ausbreiten, dann Aktionen, dann eine
    Karte ziehen (und vielleicht das Feuer anfachen).
    .title = Ablauf eines Zuges

section-F = Feuer ausbreiten

clause-F1 =
    Der aktive Spieler muss eine Feuerkarte spielen, mit der eine Feuerbewegung möglich ist. Eine Bewegung, bei
    der ein eigenes Haus abbrennt, ist erlaubt und muss ausgeführt werden, wenn es keine andere gibt. Auslegung:
    Gespielte und abgeworfene Feuerkarten liegen offen und kommen nie zurück.
    .title = Eine Feuerkarte muss gespielt werden

clause-F2 =
    1. Der Spieler wählt Pudding Lane oder einen Bezirk mit mindestens 2 Feuern, in dem das Feuer nicht unter
       Kontrolle ist, und bewegt von dort ein Feuer.
    2. Es bewegt sich durch beliebig viele zusammenhängende brennende Felder mit unkontrolliertem Feuer, in
       beliebigen Richtungen, auch diagonal. Der Schritt, der aus diesem Brandherd hinausführt, muss der
       Richtung der Karte folgen. Die Bewegung endet auf dem ersten Feld, das nicht brennt.
    3. Auslegung: Ein Bezirk, dessen Feuer unter Kontrolle ist, gilt hier als nicht brennend. Ein Schritt in
       Kartenrichtung darf hineinführen (F9), hindurch geht es nie; eine französische Stelle schließt beides
       aus, gegen den Rest jenes Regelhefts.
    4. Auslegung: Ob ein Feuer unter Kontrolle ist, entscheidet der Stand, bevor das Feuer aufgenommen wird;
       danach kann der Rest des Bezirks unter Kontrolle sein.
    .title = Wie sich Feuer bewegt

clause-F3 =
    Das bewegte Feuer ist nie das letzte seines Bezirks. Auslegung: Pudding Lane ist die Ausnahme. Ihr letztes
    Feuer darf genommen werden, und sofort kommen 5 Feuer aus dem Vorrat dorthin; sonst könnte die Regel zum
    Auffüllen nie greifen. Mit der Option „{ option-supply-box }“ geht das nur, solange der Vorrat mindestens
    ein Feuer hat, und es werden so viele eingesetzt, wie da sind, höchstens 5, noch vor denen aus F7.
    .title = Nie das letzte Feuer

clause-F4 =
    Feuer dringt nie in Grasbereiche oder abgerissene Bezirke ein und nie in eine Richtung vor, in die kein
    Pfeil führt.
    .title = Wohin Feuer nicht kann

clause-F5 =
    Sind Karte und Feuer gewählt, werden alle Bezirke betrachtet, die dieses Feuer mit dieser Karte erreichen
    kann. Es muss sich in einen Bezirk der besten vorhandenen Klasse ausbreiten; innerhalb der Klasse wählt der
    Spieler:

    1. Häuser und keine Truppe
    2. Häuser und mindestens eine Truppe
    3. keine Häuser und keine Truppe
    4. keine Häuser und mindestens eine Truppe

    Um eine Klasse zu vermeiden, darf der Spieler eine andere Karte oder ein Feuer aus einem anderen, nicht
    verbundenen Brandherd wählen. Auslegung: Jede Truppe zählt, ob frei oder auf einem Feuer.
    .title = Priorität der Feuerbewegung

clause-F6 =
    Kommt ein Feuer in einen Bezirk, in dem mehr Truppen als Feuer stehen, bringt eine der freien Truppen es
    unter Kontrolle: Kein Haus brennt ab, kein Feuer kommt hinzu. Grundbesitzer helfen nicht und nehmen keinen
    Schaden.
    .title = Feuer trifft auf freie Truppen

clause-F7 =
    Andernfalls ist das Feuer außer Kontrolle. Die Häuser des Bezirks, falls vorhanden, kommen auf die
    Wertungsleisten ihrer Farben (je 2 SP Verlust), und aus dem Vorrat kommen Feuer hinzu, bis dort mindestens
    so viele stehen, wie die aufgedruckte Größe angibt; keines, wenn es schon so viele sind.
    .title = Häuser brennen ab

clause-F8 =
    Auslegung: F7 gilt auch für abgebrannte Bezirke, ob sie neu Feuer fangen oder ihr Feuer außer Kontrolle
    gerät. Der Haupttext spricht von der ursprünglichen Zahl der Häuser; die „zerstörten Häuser“ einer
    französischen Kurzübersicht gelten dagegen nicht. Und er spricht von Bezirken, deren Feuer nach der Ankunft
    immer noch unter Kontrolle ist; er meint also auch solche, wo es außer Kontrolle gerät.
    .title = Abgebrannte Bezirke

clause-F9 =
    Feuer darf in einen Bezirk bewegt werden, dessen Feuer unter Kontrolle ist. Reichen die Truppen danach noch
    aus, bleibt es unter Kontrolle und die Häuser bleiben stehen; wenn nicht, gilt F7.
    .title = Feuer zu kontrolliertem Feuer

clause-F10 =
    Aus einem Bezirk, dessen Feuer unter Kontrolle ist, kommt kein Feuer heraus und durch ihn keines hindurch.
    .title = Kontrolliertes Feuer bleibt

clause-F11 =
    Wer durch seine Bewegung die Häuser eines Bezirks abbrennen lässt, nimmt den Marker, der dort liegt, sieht
    ihn sich an und behält ihn verdeckt. Ein Marker auf einem Bezirk, dessen Häuser nicht abgebrannt sind,
    bleibt liegen. Auslegung: Ein Marker wird immer genommen.
    .title = Marker nehmen

clause-F12 =
    1. Wer einen Doppelbewegungsmarker hat, darf ihn zusammen mit der Feuerkarte spielen. Mit dieser Karte
       folgen dann zwei Feuerbewegungen nacheinander, jede nach allen Regeln; die zweite muss ausgeführt werden,
       wenn dann eine möglich ist. Auslegung: Der Marker ist auch dann verbraucht, wenn sich keine zweite
       Bewegung als möglich erweist.
    2. Ein Doppelbewegungsmarker, den die erste Bewegung dieses Zuges eingebracht hat, darf sofort danach für
       eine zweite Bewegung gespielt werden, wenn es eine gibt.
    3. Pro Zug darf nur ein solcher Marker gespielt werden, und nie bei F13. Er kommt aus dem Spiel.
    4. Die zweite Bewegung wird mit einem anderen Feuer ausgeführt. Auslegung: Die Feuer eines Bezirks werden
       nicht unterschieden, also schließt das keinen Bezirk aus.
    .title = Doppelbewegung

clause-F13 =
    Erlaubt keine Handkarte eine Feuerbewegung, zeigt der Spieler seine Hand vor, wirft eine Karte ab und setzt
    stattdessen 3 Feuer nach den Regeln D2 bis D4 ein. Der Zug geht mit den Aktionen weiter.
    .title = Keine Bewegung möglich

section-A = Aktionen

clause-A1 =
    Ein Spieler hat 4 Aktionspunkte (AP) pro Zug; ungenutzte verfallen. Abgeleitet: Sie werden in beliebiger
    Reihenfolge ausgegeben, gemischt und wiederholt, mit Abrissen dazwischen. Auslegung: Der Schritt endet, wenn
    der Spieler es sagt, auch bei 0 AP, denn ein kostenloser Abriss kann noch möglich sein, und danach zieht der
    Spieler eine Karte und sieht sie.
    .title = Aktionspunkte

clause-A2 =
    Für 1 AP bewegt der Spieler seinen Grundbesitzer auf ein benachbartes Feld. Für 1 AP bewegt er eine
    beliebige Truppe auf ein benachbartes Feld.
    .title = Bewegen

clause-A3 =
    Grundbesitzer und Truppen dürfen sich diagonal über ein Kreuz bewegen und Gras sowie abgebrannte, brennende
    und abgerissene Bezirke betreten und durchqueren. Der Fleet und die Stadtmauer halten sie nicht auf. Pudding
    Lane dürfen sie nicht betreten.
    .title = Wohin Figuren dürfen

clause-A4 =
    Eine Truppe, die einen Bezirk mit unkontrolliertem Feuer betritt, hält dort an und kommt auf ein unbedecktes
    Feuer. Eine Truppe auf einem Feuer kann sich nicht bewegen; in einem brennenden Bezirk sind nur so viele
    Truppen frei, wie es dort mehr Truppen als Feuer gibt. Grundbesitzer werden nie festgehalten. Auslegung:
    Eine durch Löschen frei gewordene Truppe darf sich im selben Zug wieder bewegen.
    .title = Truppen auf Feuern

clause-A5 =
    Steht der Grundbesitzer eines Spielers in einem Bezirk, dessen Feuer unter Kontrolle ist, entfernt der
    Spieler für 1 AP genau ein Feuer von dort und behält es; es kommt nicht in den Vorrat zurück. Das darf er
    wiederholen, 1 AP für jedes Feuer; eine französische Stelle sagt „pro Bezirk“, doch die deutsche Spielregel
    und Beispiel 6 entscheiden. Ein geretteter Bezirk behält Häuser und Marker (außer nach P7) und kann wieder
    Feuer fangen. Auslegung: Der Grundbesitzer eines anderen genügt nicht, wie in Beispiel 6.
    .title = Löschen

clause-A6 =
    Wer als Erster 3 gelöschte Feuer hat, nimmt die Karte „Held von London“. Wer später mehr hat als ihr
    Besitzer, übernimmt sie sofort; bei Gleichstand bleibt sie, wo sie ist.
    .title = Held von London

clause-A7 =
    Wer eine Sprengladung hat, darf damit einen Bezirk abreißen, ohne AP auszugeben, wenn

    • dort eine Truppe steht,
    • er nicht brennt,
    • er einem brennenden Feld benachbart ist, ob dessen Feuer unter Kontrolle ist oder nicht (Pudding Lane
      zählt mit), und
    • er Größe 1 oder 2 oder keine Häuser mehr hat.

    In einem Zug dürfen beliebig viele Sprengladungen benutzt werden, aber nur im Aktionsschritt; auch eine, die
    der Spieler in diesem Zug genommen hat.
    .title = Abriss: wo

clause-A8 =
    Ein abgerissener Bezirk verliert seine Häuser, als wären sie abgebrannt (je 2 SP), und ein Marker dort wird
    zerstört. Die Sprengladung bleibt offen liegen: eine Feuerschneise, in die kein Feuer eindringt und durch
    die keines hindurchkommt. Figuren dort bleiben stehen, und auch leere Bezirke dürfen abgerissen werden.
    Auslegung: Der Marker wird ungesehen zerstört; und weder ein schon abgerissener Bezirk noch Gras darf
    abgerissen werden.
    .title = Abriss: Folgen

clause-A9 =
    Auslegung: „Benachbart“ schließt Diagonalen über ein Kreuz ein, wie beim Bewegen.
    .title = Benachbart

section-D = Ziehen und Anfachen

clause-D1 =
    Der Spieler zieht eine Feuerkarte und hat wieder 5 auf der Hand. Legt er dadurch eine Feuerstapelkarte frei,
    facht er das Feuer an, und die Feuerstapelkarte kommt aus dem Spiel. Das ist kein neuer Aktionsschritt.
    .title = Karte ziehen

clause-D2 =
    Um das Feuer anzufachen, setzt der Spieler 3 Feuer aus dem Vorrat einzeln in Bezirke mit unkontrolliertem
    Feuer ein, nach eigener Wahl, aber nie in Pudding Lane.
    .title = Das Feuer anfachen

clause-D3 =
    Auf diese Weise darf ein Bezirk höchstens auf seine Größe + 2 Feuer kommen. Auslegung: Die Grenze gilt nur
    für D2 und F13, nicht für bewegte Feuer.
    .title = Grenze eines Bezirks

clause-D4 =
    Von den 3 Feuern müssen so viele eingesetzt werden wie möglich; der Rest entfällt.
    .title = So viele wie möglich

clause-D5 =
    Nach dem Anfachen für die letzte Feuerstapelkarte (A) hat jeder Spieler, beginnend mit dem nächsten, noch
    genau einen Zug, ohne nachzuziehen. Am Ende haben alle 4 Karten.
    .title = Die letzten Züge

section-E = Spielende und Wertung

clause-E1 =
    Ein Spieler erhält 2 SP für jedes seiner Häuser, das noch auf dem Plan steht: 40 (zu zweit 80) weniger 2 für
    jedes verlorene Haus.
    .title = Häuser

clause-E2 =
    Ein Spieler erhält 1 SP für jedes gelöschte Feuer.
    .title = Gelöschte Feuer

clause-E3 =
    Jedes Ziel eines Spielers bringt seinen Wert, wenn der Bezirk überlebt hat: Dort stehen noch Häuser, und
    dort ist kein Feuer außer Kontrolle. Ein Feuer unter Kontrolle schadet nicht.
    .title = Ziele

clause-E4 =
    Jeder 1-SP-Marker bringt 1 SP, die Karte „Held von London“ 2 SP.
    .title = Marker und Held

clause-E5 =
    Wer die meisten SP hat, gewinnt. Bei Gleichstand entscheiden mehr gelöschte Feuer, dann mehr Häuser auf dem
    Plan, dann mehr Punkte aus Zielen; danach wird der Sieg geteilt. Auslegung: Die weiteren Plätze werden
    ebenso bestimmt.
    .title = Sieger und Gleichstand

section-O = Optionale Regeln

clause-O1 =
    Die Farbkarten werden verdeckt ausgeteilt, und jeder Spieler erhält einen Grundbesitzer von zufälliger
    Farbe, die nichts über die wahre verrät. Abgebrannte Häuser kommen wie immer auf die Wertungsleiste ihrer
    Farbe. Die Farben werden bei der Schlusswertung aufgedeckt; mit weniger als sechs Spielern weiß niemand,
    welche unbenutzt sind. Auslegung: Die Grundbesitzer werden zufällig verteilt, obwohl die Spielregel auch
    freie Wahl erlaubt.
    .title = Geheime Farben

clause-O2 =
    Nach dem letzten Anfachen hat jeder Spieler noch zwei Züge statt eines; am Ende haben alle 3 Karten.
    Auslegung: nicht zu zweit, denn dort legt P9 die letzten Züge fest.
    .title = Noch mehr Zerstörung

section-P = Zwei Spieler

clause-P1 =
    Jeder Spieler hat zwei Farben mit ihren beiden Grundbesitzern und wertet beide. Geheime Farben (O1) sind
    möglich.
    .title = Je zwei Farben

clause-P2 =
    Der Stapel besteht aus A mit 2 Feuerkarten, B mit 6, dann C, D und E; die übrigen Karten kommen aus dem
    Spiel. Auslegung: Auf C liegen 6, auf D 10 und auf E 9 Karten, sodass 17 übrig bleiben. B muss beim Ziehen
    des zweiten Spielers freigelegt werden (P9), also ist C + D + E um 1 größer als ein Vielfaches von 4; 25
    ergibt 35 Feuerbewegungen (mit mehr Spielern sind es 35 oder 36), und mit diesen drei Zahlen legen die
    Spieler abwechselnd Feuerstapelkarten frei.
    .title = Feuerstapel zu zweit

clause-P3 =
    Aus jedem Stapel wird von jedem Ziel eine Karte entfernt, sodass in jedem 4 verschiedene bleiben; dann
    erhält jeder Spieler aus jedem Stapel eine. (So der englische Text; der deutsche ließe sich als eine Karte
    pro Stapel lesen.)
    .title = Ziele zu zweit

clause-P4 =
    Jeder Spieler setzt 3 Truppen ein; dann setzen die Spieler abwechselnd ihre beiden Grundbesitzer ein (S10).
    Auslegung: Die Truppen werden einzeln in Zugreihenfolge eingesetzt, wie zu dritt, nach den Regeln von S9.
    .title = Einsetzen zu zweit

clause-P5 =
    Der Zug eines Spielers verläuft wie gewohnt, mit 4 AP für beide Grundbesitzer und die Truppen zusammen.
    Jeder der beiden Grundbesitzer darf löschen; gelöschte Feuer und der Held von London zählen pro Spieler.
    .title = Der Zug eines Spielers

clause-P6 =
    Auf den Zug jedes Spielers folgt ein Nicht-Spieler-Zug, den dieser Spieler ausführt:

    1. Die oberste Feuerkarte des Stapels wird aufgedeckt; sie gibt die Richtung für Feuer und Truppen an. Wird
       dadurch eine andere Feuerstapelkarte als A freigelegt (P9), facht der ausführende Spieler das Feuer an.
       Auslegung: sofort, vor Punkt 2, wie in D1; mit unseren Zahlen kommt es nicht vor.
    2. Eine Farbfolgekarte wird aufgedeckt, auch wenn sich kein Feuer bewegen kann.
    3. Das Feuer breitet sich aus (P7).
    4. Truppen bewegen sich (P8).
    .title = Nicht-Spieler-Zug

clause-P7 =
    1. Die Farbfolgekarte ordnet die sechs Farben. (Es gibt 12; sind sie aufgebraucht, wird neu gemischt.)
    2. Von allen Bezirken, die irgendein bewegliches Feuer in der Richtung erreichen kann, bleiben die der
       besten Klasse nach F5; von diesen die mit den meisten Häusern der ersten Farbe, dann der zweiten und so
       weiter. Auslegung: in dieser Reihenfolge. Gezählt werden die Häuser, die dort stehen, ob eine Truppe sie
       retten würde oder nicht; die Regeln 1 und 3 der Erweiterung sprechen von Häusern, die ein Bezirk
       „enthält“, Regel 2 von solchen, die „zerstört“ werden.
    3. Herrscht dann noch Gleichstand, wählt der ausführende Spieler.
    4. Das Feuer kommt aus Pudding Lane, wenn F2 von dort in den Bezirk führt. Sonst kommt es aus einem Bezirk
       mit mindestens 2 Feuern, in dem das Feuer außer Kontrolle ist und von dem F2 dorthin führt, aus einem mit
       den meisten Feuern; bei Gleichstand wählt der ausführende Spieler. Auslegung: Das ist der englische Text
       („verbunden“); nach dem deutschen („angrenzend“) gäbe es womöglich kein erlaubtes Feuer.
    5. Ein Marker dort, wohin sich das Feuer ausbreitet, wird ungesehen aus dem Spiel genommen, auch wenn dieses
       Feuer unter Kontrolle gebracht wird; das geht F11 vor.
    6. Ist keine Bewegung möglich, breitet sich das Feuer nicht aus.
    .title = Nicht-Spieler-Feuer

clause-P8 =
    1. Eine Truppenbewegungskarte wird aufgedeckt. (Es gibt 12, eine für jedes Ziel; sind sie aufgebraucht, wird
       neu gemischt.)
    2. Von den Truppen, die sich frei einen Schritt in der Richtung bewegen können, bewegen sich die zwei, die
       diesem Bezirk am nächsten sind. Die Entfernung ist die Zahl der Schritte auf erlaubten Wegen, gleich was
       brennt. Auslegung: nicht durch Gras oder Pudding Lane. Eine Truppe im Bezirk selbst hat Entfernung 0,
       eine Truppe auf Gras darf es verlassen (erst die weiteren Schritte meiden Gras), und eine Truppe, von der
       kein erlaubter Weg in den Bezirk führt, kommt zuletzt.
    3. Jede bewegt sich einen Schritt in der Richtung: auf das Feld mit den meisten unkontrollierten Feuern,
       dann mit den meisten Häusern, dann nach Wahl des ausführenden Spielers. Auslegung: Die Zahl der
       unkontrollierten Feuer ist Feuer minus Truppen, mindestens 0. Gras darf in Richtung seines Pfeils
       betreten und verlassen werden.
    4. Auslegung: Stehen mehrere Truppen für einen Platz unter den zweien gleich, geht die mit der nach Punkt 3
       besseren Bewegung, dann wählt der ausführende Spieler. Welche zwei gehen und in welcher Reihenfolge,
       steht fest, bevor sich eine bewegt: die nähere zuerst; sind sie gleich nah, die mit der besseren
       Bewegung, dann nach Wahl. Die zweite richtet sich dann nach der Lage, die die erste hinterlässt.
    5. Kann sich nur eine Truppe bewegen, geht sie zwei Schritte, wenn sie kann. Auslegung: „Nur eine“ heißt
       eine Truppe, nicht ein Feld. Jeder Schritt folgt derselben Richtung und Rangfolge, ohne vorauszuschauen,
       und eine Truppe, die einen Bezirk mit unkontrolliertem Feuer betritt, hält an (A4).
    6. Kann sich keine Truppe bewegen, bewegt sich keine.
    .title = Nicht-Spieler-Truppen

clause-P9 =
    Wird B freigelegt, wird das Feuer noch angefacht, B kommt aus dem Spiel, und niemand zieht mehr nach. Dann
    bleiben vier Züge, zwei davon die der Spieler: ein Nicht-Spieler-Zug, der letzte Zug des Startspielers, ein
    Nicht-Spieler-Zug und der letzte Zug des zweiten Spielers. B ist nicht die letzte Feuerstapelkarte: Darunter
    liegen A und zwei Feuerkarten, und diese dienen den Nicht-Spieler-Zügen. Auslegung: Wird A freigelegt, hat
    das keine Wirkung.
    .title = Das Ende zu zweit

clause-P10 =
    Wertung und Gleichstand wie E1 bis E5, mit den Häusern beider Farben.
    .title = Wertung zu zweit

section-M = Gesichertes über den Plan

clause-M1 =
    Von Sion College geht es nach Osten nach Moorgate und nach Süden nach Brewer’s Hall. Cripplegate
    (Nordwesten), Finsbury (Nordosten), Sion College (Südwesten) und Moorgate (Südosten) treffen in einem
    Vierwegekreuz zusammen.
    .title = Um Sion College

clause-M2 =
    Von S. Bennet führen Pfeile nach Norden nach Guild Hall und nach Coleman Street, nach Osten nach S. Mary,
    nach Süden nach Tallow Hall und nach Westen nach Cheapside. S. Bennet ist Pudding Lane benachbart. Auf
    unserem Plan kommen Kreuze nach Pudding Lane und nach Watling Street hinzu; das zweite passt nur dann zum
    Beispiel, wenn Watling Street dort schon abgebrannt ist wie in Beispiel 4, wo es nach M4 südlich eines
    brennenden Feldes liegen muss.
    .title = Um S. Bennet

clause-M3 =
    Von Pudding Lane geht es nach Norden nach S. Mary, Bridgeward, Candlewick Ward und Pepys House; nach Westen
    nach Tallow Hall und Vyners Hall; nach Osten nach Pepys House, Philpott Lane und Billingsgate. Pepys House
    liegt im Norden und im Osten: ein Kreuz.
    .title = Um Pudding Lane

clause-M4 =
    Brennen unter anderem S. Bennet und Guild Hall, kann eine Südkarte Cheapside, Tallow Hall, Billingsgate,
    Coleman Street, Bread Street und Watling Street erreichen; jeder davon liegt südlich eines brennenden
    Feldes. Mit Truppen in Coleman Street und Bread Street und abgebrannter Watling Street lässt F5 die ersten
    drei übrig. Abgeleitet: S. Bennet brennt.
    .title = Das Beispiel mit der Südkarte

clause-M5 =
    Guild Hall hat Größe 4, Aldgate Größe 4 (deutsche Ausgabe) oder 3 (französische Ausgabe); beide sind Ziele.
    St Pauls ist ein Ziel, in dem 5 Feuer stehen können. Bethnal hat Größe 1. Der Tower liegt im orangefarbenen
    Gebiet.
    .title = Bekannte Größen und Ziele

clause-M6 =
    Hounds Ditch und St Botolphs (4 Spieler) sowie Cripplegate (5 Spieler) sind für den Aufbau genannt; keiner
    davon liegt im grünen Gebiet.
    .title = Für den Aufbau genannte Felder
