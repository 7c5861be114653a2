# Die Regeln von Bretagne, Punkt für Punkt. Die Kennungen sind fest: Code, Tests und Ablehnungen nennen sie.

rules-intro = Hier stehen die Regeln so, wie dieses Programm sie spielt: Punkt für Punkt und in unseren
    eigenen Worten. Jeder Regelpunkt hat einen Buchstaben und eine Nummer; wird eine Aktion abgelehnt, werden
    die Punkte genannt, die sie verbieten. Wo die Spielregel schweigt oder unklar bleibt, steht „Festlegung:“
    mit der Begründung. Die Begriffe: Ein Bauplatz ist einer der 15 nummerierten Plätze für einen Leuchtturm,
    die Tafel ist die Leuchtturmtafel, die dort liegt. Der Vorrat ist der allgemeine Vorrat neben dem
    Spielplan. Arbeiter im Lagerhaus liegen auf der Lagerhauskarte ihres Besitzers und können eingesetzt
    werden; Arbeiter in der Reserve liegen beiseite, bis sie angeworben werden oder als Einkommen ins Spiel
    kommen. Ein Leuchtturm ist gebaut, sobald sein oberstes Stockwerk liegt oder wenn er schon bei der
    Vorbereitung gebaut ausgelegt wurde; bis dahin ist er unfertig. SP sind Siegpunkte.

rules-honesty = Unsere Quelle ist der Text der Spielregel ohne ihre Bilder. Die meisten Zahlen auf Karten,
    Plättchen und Tafeln sind deshalb rekonstruiert: Sie passen zu jeder Aussage und jedem Beispiel der
    Spielregel, die Schachtel kann aber andere enthalten. Aus der Spielregel selbst stammen die Anzahlen der
    Leuchttürme, Hafenplättchen, Karten, Bauteile, Arbeiter und Materialien; die Belohnungen der drei
    Bauteilreihen; wie viele zusätzliche Materialien eine Gruppe verlangt, und das Holz; der 1 Ingenieur, den
    Kahn 3 einspart; der verletzte Arbeiter bei Sturm; alle Preise in Brest und Lorient; die Werte der
    Ausrüstungskarten; und alle Punkte für Mehrheiten, Arbeiter, Häfen, Reihenfolge und Münzen. Aus ihren
    Beispielen stammen die Felder der obersten Kähne (3, 2, 2 und 2 auf den Karten 1 bis 4) und der mittleren
    Kähne der Karten 1 und 2 (je 2), 1 Ingenieur für Fegefeuer bei Sonne und ein Hafen, der 1 Ziegel liefert,
    verbessert 2. Dass ein Leuchtturm 4 Stockwerke hat, ist daraus abgeleitet. Rekonstruiert sind alle übrigen
    Felder, die Ingenieure und die Münzen der Kahnkarten; wie viele Wetterkarten es von jeder Art gibt, und
    alle übrigen Ingenieurzahlen; die Produktionskarten; der Bestand von Brest; alle übrigen Hafeneinkommen;
    welche Materialien jedes Bauteil kostet und wie viele Bauteile ein Stapel hat; Namen, Bauplätze und Art
    der zusätzlichen Materialien der Leuchttürme; die Namen der Häfen. In der Datendatei des Spiels steht bei
    jeder Zahl, woher sie kommt; wer die Schachtel besitzt, kann sie dort berichtigen.

section-B = Spielplan und Spielmaterial

clause-B1 = Es gibt 15 Leuchttürme, je 5 in den drei Gebieten Norden, Westen und Süden. Norden: 3 Himmel, 1
    Fegefeuer, 1 Hölle. Westen: 1 Himmel, 1 Fegefeuer, 3 Hölle. Süden: 1 Himmel, 3 Fegefeuer, 1 Hölle. Die
    Farbe zeigt die Gruppe: Himmel ist blau, Fegefeuer weiß, Hölle rot.
    .title = Leuchttürme, Gebiete und Gruppen

clause-B2 = Es gibt 9 Häfen, 3 in jedem Gebiet, und 12 Hafenplättchen, 4 für jedes Gebiet. Jedes hat eine
    Seite mit normalem und eine mit verbessertem Einkommen. Aus jedem Gebiet bleibt ein zufällig gezogenes
    Plättchen aus dem Spiel.
    .title = Häfen und Hafenplättchen

clause-B3 = In Quimper liegen die Materialien der Runde. In Brest und Lorient wird gehandelt. Bei Pontivy
    wählt man die Kähne, und dort liegt die Spielreihenfolge aus.
    .title = Die vier Städte

clause-B4 = Die vier Materialien sind Holz, Stein, Sand und Ziegel. Festlegung: Normalerweise gehen
    Materialien, Ingenieure und Münzen nicht aus, denn die Schachtel enthält ×3- und ×5-Marker, mit denen die
    Scheiben weiter reichen, und die Spielregel nennt die Waren aus Lorient unbegrenzt. Mit der Spieloption
    „Vorrat wie in der Schachtel“ (supply: box) beträgt der Vorrat jedes Materials 15 abzüglich dessen, was
    auf den Märkten und bei den Spielern liegt, nie weniger als 0; Brest (R4) und danach Quimper (R5) bekommen
    dann nur, was noch da ist. Was Spieler in Lorient oder aus Häfen erhalten, ist auch dann nie begrenzt.
    Karten, Arbeiter und Bauteile sind in jedem Spiel endlich. Die Spielregel nennt zwar auch die Karten aus
    Lorient unbegrenzt, es gibt aber nur 30: Was geschieht, wenn sie ausgehen, steht in A13.
    .title = Materialien und Vorrat

clause-B5 = Jeder Spieler hat 14 Arbeiter, 8 im Lagerhaus und 6 in der Reserve, dazu einen Chip auf der
    Wertungsleiste und einen bei Pontivy. Festlegung: Zu Beginn hat niemand Münzen, Karten, Ingenieure oder
    Materialien, denn die Spielregel teilt beim Aufbau keine aus.
    .title = Was jeder Spieler hat

clause-B6 = Es gibt 30 Ausrüstungskarten: 9 Innenausstattung, 8 Pier, 7 Nebelhorn und 6 Seilkran. Es gibt 36
    Bauteile in drei Stapeln, die 1, 2 und 3 Materialien kosten (je Stapel 12, eine rekonstruierte Zahl), 6
    Wetterkarten, 6 Produktionskarten und 4 Kahnkarten mit den Nummern 1 bis 4. Das Spiel ist für 2 bis 4
    Spieler.
    .title = Karten, Bauteile und Spielerzahl

clause-B7 = Festlegung: Jeder Leuchtturm hat 4 Stockwerke, denn das Wertungsbeispiel der Spielregel braucht
    vier verschiedene Stockwerke an einem Turm. Es setzt zwei Spieler ins unterste; den zweiten von ihnen
    lesen wir ein Stockwerk höher, so wie in den Beispielen zum Hafenschritt und zum Mehrheitsschritt.
    .title = Vier Stockwerke

clause-B8 = Ausrüstungskarten auf der Hand sind geheim, bis sie ausgespielt oder verkauft werden; ihre Anzahl
    ist offen. Geheim sind auch die Reihenfolge aller Stapel und die beim Aufbau entfernte Wetterkarte. Alles
    andere ist offen, ebenso alles, was daraus folgt: woraus ein neu gemischter Stapel besteht und welche
    Bauteile unter einen Stapel zurückgelegt wurden (W7). Was für einen Platz am Tisch über Verborgenes
    angenommen wird, muss zu allem passen, was man auf diesem Platz wissen kann.
    .title = Was geheim ist

section-S = Aufbau

clause-S1 = Die Namen gehören zu den Tafeln, die Nummern 1 bis 15 zu den Bauplätzen: Ar-Men ist diese Tafel,
    wo immer sie liegt. Gebiet und Platz in der Wertungsreihenfolge richten sich also nach dem Bauplatz, die
    zusätzlichen Materialien nach der Tafel. Die Tafeln liegen im Bau, also mit dieser Seite oben, an
    Bauplätzen ihrer Farbe: gemischt unter allen Bauplätzen dieser Farbe oder in historischer Ordnung von 1
    bis 15. Das entscheidet eine Spieloption.
    .title = Leuchtturmtafeln auslegen

clause-S2 = Zu zweit gibt es in jedem Gebiet einen ungebauten Leuchtturm jeder Gruppe; alle anderen sind schon
    gebaut. Zu dritt sind ein Himmel-Leuchtturm im Norden, ein Fegefeuer-Leuchtturm im Süden und ein
    Hölle-Leuchtturm im Westen von Anfang an gebaut. Zu viert ist es keiner. Festlegung: Welche es sind,
    bestimmt der Zufall, denn die Spielregel wählt sie nicht aus. Beim Aufbau gebaute Leuchttürme zählen
    überall mit, wo die Regeln gebaute Leuchttürme zählen.
    .title = Von Anfang an gebaute Leuchttürme

clause-S3 = Die Hafenplättchen kommen zufällig auf die Häfen ihres Gebiets, mit der normalen Seite nach oben.
    .title = Hafenplättchen auslegen

clause-S4 = Eine Wetterkarte wird unbesehen entfernt. Die erste der übrigen zeigt das Wetter dieser Runde.
    Auch die nächste, die Vorhersage, ist immer zu sehen, solange es noch eine gibt (R7).
    .title = Wetter und Vorhersage

clause-S5 = Von jedem Bauteilstapel liegen die obersten 4 Bauteile offen aus. Die anfängliche Spielreihenfolge
    ist zufällig; in ihr liegen die Chips auf der Reihe der nächsten Runde bei Pontivy.
    .title = Bauteile und erste Reihenfolge

section-R = Die Runde

clause-R1 = Das Spiel hat höchstens 5 Runden. Jede hat fünf Phasen: Rundenvorbereitung, Materialbeschaffung,
    Aktionen, Leuchtturmwertung, Ende der Runde. Das Spiel endet nach Runde 5 oder schon nach einer früheren
    Runde, an deren Ende alle Leuchttürme gebaut sind.
    .title = Runden und Spielende

clause-R2 = In der Reihenfolge der Reihe der nächsten Runde bei Pontivy nimmt jeder Spieler eine noch freie
    Kahnkarte. Ihre Nummer ist sein Platz in der Reihenfolge dieser Runde; dorthin wechselt sein Chip aus der
    Reihe der nächsten Runde. Er erhält die Ingenieure und Münzen, die auf der Karte stehen. Festlegung: Bei
    jeder Spielerzahl stehen alle vier Karten zur Wahl, denn die Spielregel macht für weniger Spieler keine
    Ausnahme.
    .title = Vorbereitung 1: Kähne

clause-R3 = Nicht in Runde 1. Für jeden eigenen Arbeiter in einem Hafen erhält man das Einkommen, das dessen
    Plättchen zeigt: Materialien, Arbeiter (aus der eigenen Reserve ins Lagerhaus), Ausrüstungskarten,
    Ingenieure oder SP. Festlegung: Das geschieht in der Reihenfolge dieser Runde, und wo die Reserve oder der
    Kartenstapel (samt Ablagestapel, A13) nicht reicht, bekommt man so viele, wie da sind; zu beidem sagt die
    Spielregel nichts.
    .title = Vorbereitung 2: Hafeneinkommen

clause-R4 = Brest wird auf die dort aufgedruckten Ingenieure und Materialien aufgefüllt. Was nicht gekauft
    wurde, bleibt liegen und häuft sich nicht an.
    .title = Vorbereitung 3: Brest

clause-R5 = Eine neue Produktionskarte bestimmt, welche Materialien nach Quimper kommen. Reicht der Vorrat
    nicht, was nur mit der Option aus B4 vorkommen kann, kommt nur hin, was da ist. Keine Karte kommt in einem
    Spiel zweimal. Festlegung: Vorher gehen Reste aus Quimper in den Vorrat zurück; die Spielregel schweigt
    dazu, und Spieler berichten, dass so gespielt wird.
    .title = Vorbereitung 4: Quimper

clause-R6 = Nicht in Runde 1. Leere Plätze des Baufelds werden vom Stapel ihrer Reihe gefüllt; ist der Stapel
    leer, bleibt der Platz leer. Innerhalb einer Runde wird nicht nachgefüllt. Festlegung: Eine Reihe wird von
    links nach rechts gefüllt (a, b, c, d), denn die Spielregel nennt keine Richtung. Gleiche Bauteile einer
    Reihe gelten als eine Wahl: Man nimmt das am weitesten links liegende.
    .title = Vorbereitung 5: Bauteile

clause-R7 = Nicht in Runde 1. Die Vorhersage wird zum Wetter, und die nächste Wetterkarte wird als neue
    Vorhersage aufgedeckt. In Runde 5 gibt es keine Vorhersage.
    .title = Vorbereitung 6: Wetter

section-L = Materialbeschaffung

clause-L1 = In der Reihenfolge dieser Runde füllt jeder den obersten Kahn seiner Karte mit Materialien einer
    Sorte aus Quimper. Dann füllen alle in derselben Reihenfolge den mittleren Kahn, dann alle den untersten,
    bis jeder Kahn beladen oder Quimper leer ist.
    .title = Kähne beladen

clause-L2 = Festlegung: Solange in Quimper etwas liegt, muss man laden, denn die Spielregel lässt jeden laden
    und kennt keinen Verzicht. Der Spieler wählt eine Sorte, die dort liegt, und nimmt so viele, wie auf den
    Kahn passen oder wie da sind; übrige Felder bleiben leer. Für einen anderen Kahn darf dieselbe Sorte
    wieder gewählt werden.
    .title = Beladen ist Pflicht

section-A = Aktionen

clause-A1 = In der Reihenfolge dieser Runde muss jeder Spieler, der noch nicht gepasst hat, bauen, handeln
    oder passen, immer wieder reihum, bis alle gepasst haben. Passen ist immer möglich. Handeln und Passen
    gehen auch dann weiter, wenn alle Leuchttürme fertig sind.
    .title = Bauen, handeln oder passen

clause-A2 = Zum Bauen nimmt man ein offen liegendes Bauteil und zahlt dessen Materialien in den Vorrat; Kähne
    und Lagerhaus gelten als ein gemeinsamer Bestand. Sofort erhält man die Belohnung der Reihe: 1 Münze bei
    Kosten 1; 1 Ausrüstungskarte und 1 Münze bei Kosten 2; 1 Ausrüstungskarte und 2 Münzen bei Kosten 3. Eine
    gezogene Karte deckt etwas auf, deshalb reicht das Zurücknehmen nur bis dorthin. Festlegung: Sind Stapel
    und Ablagestapel beide leer, gibt es keine Karte, der Rest der Belohnung bleibt; die Spielregel sieht
    diesen Fall nicht vor.
    .title = Bauen: das Bauteil und seine Belohnung

clause-A3 = Das Bauteil kommt auf das unterste freie Stockwerk eines unfertigen Leuchtturms. Dazu zahlt man
    für jedes Stockwerk die zusätzlichen Materialien des Leuchtturms, wie sie auf seiner Tafel stehen: keine
    bei Himmel, 1 bei Fegefeuer, 2 bei Hölle. Ist es nicht das unterste Stockwerk, zahlt man außerdem 1 Holz.
    .title = Bauen: wohin das Bauteil kommt

clause-A4 = Auf die Leuchtturmtafel setzt man so viele Ingenieure, wie das Wetter und die Gruppe des
    Leuchtturms verlangen. Wer Kahn 3 hat, setzt einen weniger, aber nie weniger als 1. Die Ingenieure bleiben
    dort, bis der Leuchtturm gewertet wird oder die Runde endet.
    .title = Bauen: Ingenieure

clause-A5 = Festlegung: Ein Bau ist ein einziger Vorgang. Alles muss vorher mit dem bezahlbar sein, was der
    Spieler hat; die Belohnungen können nicht dafür verwendet werden. Die Spielregel zählt die Schritte
    nacheinander auf, kennt aber keinen abgebrochenen Bau.
    .title = Bauen ist ein einziger Vorgang

clause-A6 = Man nimmt sich alle Münzen, die auf der Leuchtturmtafel liegen.
    .title = Bauen: Münzen auf der Tafel

clause-A7 = Auf das Bauteil setzt man für jedes in A2 und A3 gezahlte Material einen eigenen Arbeiter aus dem
    Lagerhaus; hat man zu wenige, setzt man alle, die noch da sind. Auch ganz ohne Arbeiter darf man bauen,
    außer im Fall von A8.
    .title = Bauen: Arbeiter auf dem Bauteil

clause-A8 = Bei Sturm verletzt sich beim Bau an einem Fegefeuer- oder Hölle-Leuchtturm ein Arbeiter des
    Bauenden; er kommt in die Reserve. Wer keinen Arbeiter im Lagerhaus hat, kann dort bei Sturm nicht bauen.
    Festlegung: Es trifft einen, der nach A7 noch im Lagerhaus ist, falls es einen gibt, sonst einen der eben
    gesetzten, und zwar vor der Wahl in A9; die Spielregel sagt nur, dass es ein eigener ist.
    .title = Bauen bei Sturm

clause-A9 = Für jeden gesetzten Arbeiter wählt man: ihn zurücknehmen und 2 SP erhalten oder ihn auf dem
    Bauteil lassen. Festlegung: Ein zurückgenommener Arbeiter kommt ins Lagerhaus und ist sofort wieder
    einsetzbar; das Wort der Spielregel für diesen Ort könnte auch die Reserve meinen.
    .title = Bauen: zurücknehmen oder stehen lassen

clause-A10 = Liegt sein oberstes Stockwerk, ist ein Leuchtturm gebaut. Er wird am Ende dieser Runde gewertet.
    .title = Wann ein Leuchtturm gebaut ist

clause-A11 = Zum Handeln schickt man einen Arbeiter aus dem Lagerhaus nach Brest oder Lorient und macht dort
    mindestens ein Geschäft; danach kann man einen weiteren in die andere Stadt schicken und dort wieder
    mindestens ein Geschäft machen. Nur eine Stadt, in der irgendein Geschäft möglich ist, kann besucht
    werden. In der einen Stadt wird alles erledigt, bevor die andere an die Reihe kommt. Ein eben in Lorient
    angeworbener Arbeiter darf derjenige sein, der nach Brest geht.
    .title = Handeln: Städte besuchen

clause-A12 = Jede Art von Geschäft macht man in einer Aktion höchstens einmal, in beliebiger Reihenfolge. Was
    man erworben hat, kann man sofort verwenden. Spätere Aktionen dürfen dieselbe Stadt mit einem weiteren
    Arbeiter wieder besuchen.
    .title = Handeln: jedes Geschäft einmal

clause-A13 = Man kann kaufen: 2 beliebige Materialien, gleiche oder verschiedene, für 3 Münzen; einen eigenen
    Arbeiter aus der Reserve für 4 Münzen; 2 Ausrüstungskarten vom Stapel für 3 Münzen. Man kann verkaufen: 1
    Ausrüstungskarte für 1 Münze und 1 beliebiges Material; 2 Ausrüstungskarten für 3 Münzen. Verkaufte Karten
    kommen auf den Ablagestapel. Festlegung: Ist eine Karte zu ziehen und der Stapel leer, wird der
    Ablagestapel zu einem neuen Stapel gemischt; sind beide leer, entfällt der Kauf der 2 Karten, und ist nur
    noch eine da, bringt er eine. Die Spielregel sieht nicht vor, dass die Karten ausgehen.
    .title = Geschäfte in Lorient

clause-A14 = Man kann kaufen: 2 Materialien, die auf dem Markt von Brest liegen, gleiche oder verschiedene,
    für 2 Münzen; den Ingenieur eines 1er-Felds für 2 Münzen; beide Ingenieure eines 2er-Felds für 3 Münzen.
    Man kann verkaufen: 2 beliebige Materialien für 2 Münzen; sie gehen in den Vorrat und nicht in den Markt.
    Zu haben ist nur, was da ist; keine zwei einzelnen Ingenieure für 3 Münzen, keinen einzelnen von einem
    2er-Feld. Festlegung: Es sind immer genau zwei Materialien, denn die Spielregel nennt keine andere Zahl.
    .title = Geschäfte in Brest

clause-A15 = Wer passt, belegt mit seinem Chip den vordersten noch freien Platz in der Reihe der nächsten
    Runde bei Pontivy: Wer zuerst passt, wählt zuerst einen Kahn.
    .title = Passen: die nächste Reihenfolge

clause-A16 = Wer passt, behält höchstens 3 Materialien, alle von einer Sorte, Kähne und Lagerhaus
    zusammengenommen; alles Übrige, die Kahnkarte und sämtliche nicht verbrauchten Ingenieure gehen zurück.
    Münzen und Karten behält man. Festlegung: Der Spieler nennt die Sorte und behält davon so viele wie
    erlaubt, denn die Spielregel nennt nur die Obergrenze.
    .title = Passen: was man behält

clause-A17 = Wer passt, nimmt alle eigenen Arbeiter aus Brest und Lorient ins Lagerhaus zurück. Arbeiter in
    Häfen und auf Leuchttürmen bleiben.
    .title = Passen: Arbeiter kehren zurück

section-W = Leuchtturmwertung

clause-W1 = Die in dieser Runde gebauten Leuchttürme werden nacheinander gewertet, jeder in drei Schritten:
    Karten, Hafen, Mehrheit. Die Reihenfolge läuft von Lorient aus im Uhrzeigersinn. Festlegung: Das heißt
    nach den Nummern der Bauplätze von 1 bis 15, denn diese laufen auf unserem Spielplan vom Platz Lorients
    aus im Uhrzeigersinn; es zählt der Bauplatz, nicht die Nummer auf einer gemischt ausgelegten Tafel.
    .title = Reihenfolge der Leuchttürme

clause-W2 = In jedem Schritt ist zuerst an der Reihe, wer die meisten Arbeiter auf dem Leuchtturm hat, dann
    der mit den zweitmeisten und so weiter. Bei Gleichstand kommt zuerst, wessen unterster Arbeiter tiefer
    steht; da jedes Stockwerk nur einem gehört, ist das nie gleich. Die Reihenfolge wird zu Beginn jedes
    Schritts neu bestimmt und gilt für diesen Schritt.
    .title = Reihenfolge der Spieler

clause-W3 = In der Reihenfolge von W2 darf jeder Spieler mit Arbeitern auf dem Leuchtturm einmal beliebig
    viele Ausrüstungskarten ausspielen, alle auf einmal und offen. Für jede Karte nimmt er seinen obersten
    Arbeiter von dort ins Lagerhaus, also nie mehr Karten als Arbeiter. Wer Karten auf der Hand hat, wird
    immer gefragt, auch wenn keine davon spielbar ist, damit nichts über die Hand verraten wird.
    .title = Kartenschritt

clause-W4 = Werte in SP bei Himmel / Fegefeuer / Hölle: Innenausstattung 4 / 5 / 6, Pier 5 / 6 / 7, Nebelhorn
    – / 7 / 8, Seilkran – / – / 9; ein Strich heißt: dort nicht spielbar. Jede Karte derselben Art, die an
    diesem Leuchtturm schon ausgespielt wurde, gleich von wem, senkt den Wert um 1. Festlegung: Er sinkt nie
    unter 0, denn die Spielregel kennt keinen Punktverlust.
    .title = Werte der Ausrüstungskarten

clause-W5 = In der Reihenfolge von W2 darf jeder Spieler seinen obersten Arbeiter vom Leuchtturm in einen
    Hafen im Gebiet des Leuchtturms versetzen und zahlt dafür 1 Münze in den Vorrat für jeden Arbeiter, der
    schon dort steht; wer nicht zahlen kann, darf nicht. In einem Hafen hat jeder höchstens einen Arbeiter. Er
    bleibt dort bis zum Ende des Spiels.
    .title = Hafenschritt

clause-W6 = Der Erste in der Reihenfolge von W2 erhält 3 SP bei Himmel, 5 bei Fegefeuer, 7 bei Hölle. Jeder,
    auch der Erste, erhält 1 SP für jeden eigenen Arbeiter dort. Sind keine Arbeiter mehr da, erhält niemand
    etwas.
    .title = Mehrheitsschritt

clause-W7 = Danach, für jeden Leuchtturm einzeln und bevor der nächste gewertet wird: Die ausgespielten Karten
    kommen auf den Ablagestapel, die Ingenieure in den Vorrat, die Arbeiter in die Lagerhäuser ihrer Besitzer,
    die Bauteile in zufälliger Reihenfolge unter ihre Stapel, und die Tafel wird auf die Seite „gebaut“
    gedreht.
    .title = Nach der Wertung

section-E = Ende der Runde und des Spiels

clause-E1 = Von jedem unfertigen Leuchtturm kommen die Ingenieure in den Vorrat zurück; waren keine dort, wird
    1 Münze auf ihn gelegt. Auch unberührte Leuchttürme bekommen eine, und die Münzen sammeln sich an.
    Arbeiter und Bauteile bleiben.
    .title = Unfertige Leuchttürme

clause-E2 = Sind in einem Gebiet 3 Leuchttürme gebaut, die beim Aufbau gebauten mitgezählt, werden am Ende der
    Runde alle Hafenplättchen dieses Gebiets auf die verbesserte Seite gedreht.
    .title = Verbesserte Häfen

clause-E3 = Die Plätze 1, 2 und 3 der Reihe der nächsten Runde bei Pontivy bringen 4, 2 und 1 SP. Jeder eigene
    Arbeiter in einem Hafen bringt 4 SP, wenn er dort allein ist, 2 bei zwei Arbeitern, 1 bei drei oder vier.
    Je 3 Münzen bringen 1 SP, abgerundet. Materialien, Karten und Arbeiter auf unfertigen Leuchttürmen bringen
    nichts.
    .title = Schlusswertung

clause-E4 = Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt unter den Beteiligten, wer auf der Reihe
    der nächsten Runde bei Pontivy weiter vorn liegt.
    .title = Wer gewinnt
