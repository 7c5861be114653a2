# Die Regeln von Bretagne, Punkt für Punkt. Die Kennungen sind fest: Code, Tests und Ablehnungen nennen sie.
# Eine Leerzeile beendet einen Absatz; „1. “ beginnt einen Schritt, „• “ einen Punkt. Wortwahl: docs/glossary.md.

rules-intro =
    Die Regeln von Bretagne, Punkt für Punkt und in unseren eigenen Worten. Wird eine Aktion abgelehnt, werden
    die Regeln genannt, die sie verbieten. Die Begriffe:

    • Ein Bauplatz ist einer der 15 nummerierten Plätze für einen Leuchtturm; die Tafel ist die Leuchtturmtafel,
      die dort liegt.
    • Der Vorrat ist der allgemeine Vorrat neben dem Spielplan.
    • Arbeiter im Lagerhaus liegen auf der Lagerhauskarte ihres Besitzers und können eingesetzt werden. Arbeiter
      in der Reserve liegen beiseite, bis sie angeworben werden oder als Einkommen ins Spiel kommen.
    • Ein Leuchtturm ist gebaut, sobald sein oberstes Stockwerk liegt oder wenn er schon beim Aufbau gebaut
      ausgelegt wurde. Bis dahin ist er unfertig.
    • SP sind Siegpunkte.

rules-honesty =
    Unsere Quelle ist der Text der Spielregel ohne ihre Bilder. Die meisten Zahlen auf Karten, Plättchen und
    Tafeln sind deshalb rekonstruiert: Sie passen zu jeder Aussage und jedem Beispiel der Spielregel, in der
    Schachtel können aber andere stehen. Im Datenpaket steht bei jeder Zahl, woher sie kommt; wer die Schachtel
    besitzt, kann sie dort berichtigen.

    • Aus der Spielregel stammen die Anzahlen der Leuchttürme, Hafenplättchen, Karten, Bauteile, Arbeiter und
      Materialien; die Belohnungen der drei Bauteilreihen; wie viele zusätzliche Materialien eine Gruppe
      verlangt, und das Holz; der eine Ingenieur, den Kahn 3 einspart; der verletzte Arbeiter bei Sturm; alle
      Preise in Brest und Lorient; die Werte der Ausrüstungskarten; und alle Punkte für Mehrheiten, Arbeiter,
      Häfen, Reihenfolge und Münzen.
    • Aus ihren Beispielen stammen die Felder der obersten Kähne (3, 2, 2 und 2 auf den Karten 1 bis 4) und der
      mittleren Kähne der Karten 1 und 2 (je 2) sowie ein Hafen, der 1 Ziegel bringt, verbessert 2.
    • 1 Ingenieur für Fegefeuer bei Sonne ist aus einem Beispiel abgeleitet, dessen Spieler Kahn 3 haben könnte.
    • Rekonstruiert sind die 4 Stockwerke der Leuchttürme; alle übrigen Felder der Kähne, ihre Ingenieure und
      Münzen; wie viele Wetterkarten es von jeder Art gibt, und alle übrigen Ingenieurzahlen; die
      Produktionskarten; der Bestand von Brest; alle übrigen Hafeneinkommen; welche Materialien jedes Bauteil
      kostet und wie viele Bauteile ein Stapel hat; Namen, Bauplätze und Sorten der zusätzlichen Materialien der
      Leuchttürme; die Namen der Häfen.

section-B = Spielplan und Spielmaterial

clause-B1 =
    Es gibt 15 Leuchttürme, je 5 in drei Gebieten. Himmel ist blau, Fegefeuer weiß, Hölle rot.

    • Norden: 3 Himmel, 1 Fegefeuer, 1 Hölle
    • Westen: 1 Himmel, 1 Fegefeuer, 3 Hölle
    • Süden: 1 Himmel, 3 Fegefeuer, 1 Hölle
    .title = Leuchttürme, Gebiete und Gruppen

clause-B2 =
    Es gibt 9 Häfen und 12 Hafenplättchen; jedes Plättchen hat eine Seite mit normalem und eine mit verbessertem
    Einkommen. Von jedem Gebiet bleibt ein zufälliges Plättchen aus dem Spiel. Abgeleitet: Jedes Gebiet hat 3
    Häfen und 4 Hafenplättchen.
    .title = Häfen und Hafenplättchen

clause-B3 =
    In Quimper liegen die Materialien der Runde. In Brest und Lorient wird gehandelt. Bei Pontivy wählt man die
    Kähne, und dort liegt die Spielreihenfolge aus.
    .title = Die vier Städte

clause-B4 =
    Die vier Materialien sind Holz, Stein, Sand und Ziegel. Die Schachtel enthält von jedem 15 Scheiben, dazu
    vier ×3/×5-Marker, mit denen sie weiter reichen. Mit der Option „{ option-supply-endless }“ gehen die
    Materialien nie aus; sonst gilt:

    1. Auslegung: Mit einem Marker zählt eine Scheibe für bis zu fünf; er bringt also höchstens 4 Materialien
       einer Sorte zusätzlich. Auf den Märkten und bei den Spielern dürfen von einer Sorte mehr als 15 liegen,
       solange vier Marker für alle Sorten zusammen reichen. Eine Sorte braucht so viele Marker, wie ihr
       Überschuss geteilt durch 4 ergibt, aufgerundet.
    2. Quimper bekommt nur, was noch im Vorrat ist. Auslegung: Das gilt auch für Brest, das vorher aufgefüllt
       wird (R4, R5); beide werden in der Reihenfolge Holz, Stein, Sand, Ziegel gefüllt.
    3. Auslegung: Was Spieler in Lorient oder aus Häfen erhalten, ist nie begrenzt. Sind dadurch schon mehr als
       vier Marker nötig, kommt von Sorten über 15 nichts hinzu, die anderen werden bis 15 aufgefüllt.
    4. Auslegung: Münzen und Ingenieure gehen nicht aus. Lorients Münzen nennt die Spielregel unbegrenzt. Die
       Schachtel hat 16 Ingenieure, und zu viert binden unsere rekonstruierten Kähne und Brest bis zu 16, sodass
       nach einer Runde, in der in Brest niemand eingestellt wurde, ein Hafen mit Ingenieuren nichts brächte;
       doch diese Zahlen stammen von uns, nicht aus der Schachtel.
    5. Karten, Arbeiter und Bauteile sind endlich. Die Spielregel nennt auch Lorients Karten unbegrenzt, es gibt
       aber nur 30: Was geschieht, wenn sie ausgehen, steht in A13.
    .title = Materialien und Vorrat

clause-B5 =
    Jeder Spieler hat 14 Arbeiter, 8 im Lagerhaus und 6 in der Reserve, dazu einen Chip auf der Wertungsleiste
    und einen bei Pontivy. Auslegung: Zu Beginn hat niemand Münzen, Karten, Ingenieure oder Materialien, denn
    beim Aufbau werden keine ausgeteilt.
    .title = Was jeder Spieler hat

clause-B6 =
    Es gibt 30 Ausrüstungskarten: 9 Innenausstattungen, 8 Piere, 7 Nebelhörner und 6 Seilkräne. Es gibt 36
    Bauteile in drei Stapeln, die 1, 2 und 3 Materialien kosten; 6 Wetterkarten, 6 Produktionskarten und 4
    Kahnkarten mit den Nummern 1 bis 4. Gespielt wird zu zweit bis zu viert. Rekonstruiert: Jeder Stapel hat 12
    Bauteile.
    .title = Karten, Bauteile und Spielerzahl

clause-B7 =
    Rekonstruiert: Jeder Leuchtturm hat 4 Stockwerke, denn das Wertungsbeispiel braucht mindestens vier
    verschiedene Stockwerke an einem Leuchtturm. Es setzt zwei Spieler ins unterste; den zweiten von ihnen lesen
    wir ein Stockwerk höher, so wie in den Beispielen zum Hafenschritt und zum Mehrheitsschritt.
    .title = Vier Stockwerke

clause-B8 =
    Die Ausrüstungskarten auf der Hand sind geheim, ebenso die Reihenfolge aller Stapel und die beim Aufbau
    entfernte Wetterkarte. Alles andere ist offen, auch was daraus folgt: die Karten eines neu gemischten
    Stapels, die unter einen Stapel zurückgelegten Bauteile (W7). Auslegung: Die Zahl der Handkarten ist offen,
    und eine Karte wird gezeigt, wenn man sie ausspielt oder verkauft.
    .title = Was geheim ist

section-S = Aufbau

clause-S1 =
    Bauplätze und Leuchtturmtafeln haben die Nummern 1 bis 15. Die Tafeln liegen im Bau an den Bauplätzen ihrer
    Farbe: gemischt unter allen Bauplätzen dieser Farbe oder in historischer Ordnung, Tafel 1 an Bauplatz 1 und
    so weiter (Option „{ option-boards.title }“). Auslegung: Eine Tafel wird mit ihrem Namen genannt, ein
    Bauplatz mit seiner Nummer; Ar-Men ist diese Tafel, wo immer sie liegt. Gebiet und Platz in der
    Wertungsreihenfolge richten sich also nach dem Bauplatz, die zusätzlichen Materialien nach der Tafel.
    .title = Leuchtturmtafeln auslegen

clause-S2 =
    Zu zweit gibt es in jedem Gebiet von jeder Gruppe einen ungebauten Leuchtturm; alle anderen sind schon
    gebaut. Zu dritt sind ein Himmel-Leuchtturm im Norden, ein Fegefeuer-Leuchtturm im Süden und ein
    Hölle-Leuchtturm im Westen von Anfang an gebaut. Sie zählen überall mit, wo die Regeln gebaute Leuchttürme
    zählen. Auslegung: Welche es sind, entscheidet der Zufall.
    .title = Von Anfang an gebaute Leuchttürme

clause-S3 =
    Die Hafenplättchen kommen zufällig auf die Häfen ihres Gebiets, mit der normalen Seite nach oben.
    .title = Hafenplättchen auslegen

clause-S4 =
    Ausrüstungs- und Wetterkarten werden gemischt; eine Wetterkarte wird unbesehen entfernt. Die erste der
    übrigen zeigt das Wetter dieser Runde; auch die nächste, die Vorhersage, liegt immer offen (R7). Abgeleitet:
    Auch die Produktionskarten und jeder Bauteilstapel werden gemischt.
    .title = Karten und Wetter

clause-S5 =
    Von jedem Bauteilstapel liegen die obersten 4 Bauteile offen aus. Die erste Spielreihenfolge ist zufällig;
    in ihr liegen die Chips auf der Reihe der nächsten Runde bei Pontivy.
    .title = Bauteile und erste Reihenfolge

section-R = Die Runde

clause-R1 =
    Das Spiel hat höchstens 5 Runden. Jede hat fünf Phasen: Rundenvorbereitung, Materialbeschaffung, Aktionen,
    Leuchtturmwertung, Ende der Runde. Das Spiel endet nach Runde 5 oder nach einer Runde, an deren Ende alle
    Leuchttürme gebaut sind.
    .title = Runden und Spielende

clause-R2 =
    In der Reihenfolge, in der die Chips auf der Reihe der nächsten Runde bei Pontivy liegen, nimmt jeder
    Spieler eine freie Kahnkarte. Ihre Nummer ist sein Platz in der Reihenfolge dieser Runde. Er erhält die
    Ingenieure und Münzen, die darauf stehen. Auslegung: Bei jeder Spielerzahl stehen alle vier Karten zur Wahl,
    denn die Spielregel macht keine Ausnahme.
    .title = Vorbereitung 1: Kähne

clause-R3 =
    Nicht in Runde 1. Für jeden seiner Arbeiter in einem Hafen erhält ein Spieler das Einkommen des Plättchens:
    Materialien, Arbeiter (aus der Reserve), Ausrüstungskarten, Ingenieure oder SP. Auslegung: Das geschieht in
    der Reihenfolge dieser Runde, und wo Reserve oder Karten nicht reichen, bekommt man so viele, wie da sind;
    zu beidem schweigt die Spielregel.
    .title = Vorbereitung 2: Hafeneinkommen

clause-R4 =
    Brest wird bis zu den dort aufgedruckten Ingenieuren und Materialien aufgefüllt, soweit der Vorrat reicht
    (B4). Was nicht gekauft wurde, bleibt liegen und häuft sich nicht an.
    .title = Vorbereitung 3: Brest

clause-R5 =
    Eine neue Produktionskarte bestimmt die Materialien für Quimper; reicht der Vorrat nicht, kommt nur hin, was
    da ist (B4). Auslegung: Reste in Quimper gehen zu Beginn der Rundenvorbereitung in den Vorrat zurück, sodass
    sie schon für Brest zur Verfügung stehen; die Spielregel schweigt dazu, Spieler berichten es so. Abgeleitet:
    Keine Produktionskarte kommt zweimal.
    .title = Vorbereitung 4: Quimper

clause-R6 =
    Nicht in Runde 1. Leere Plätze des Baufelds werden vom Stapel ihrer Reihe aufgefüllt, aber nie während einer
    Runde. Gleiche Bauteile einer Reihe gelten als eine Wahl: Man nimmt das am weitesten links liegende.
    Auslegung: Eine Reihe wird von links nach rechts aufgefüllt (a, b, c, d), und ist ihr Stapel leer, bleibt
    der Platz leer; zu beidem schweigt die Spielregel.
    .title = Vorbereitung 5: Bauteile

clause-R7 =
    Nicht in Runde 1. Die Vorhersage wird zum Wetter, und die nächste Wetterkarte wird aufgedeckt. In Runde 5
    gibt es keine Vorhersage.
    .title = Vorbereitung 6: Wetter

section-L = Materialbeschaffung

clause-L1 =
    In der Reihenfolge dieser Runde belädt jeder Spieler den obersten Kahn seiner Karte mit Materialien einer
    Sorte aus Quimper. Dann beladen alle den mittleren Kahn, dann alle den untersten, bis alle Kähne beladen
    sind oder Quimper leer ist.
    .title = Kähne beladen

clause-L2 =
    Auslegung: Solange in Quimper etwas liegt, ist das Beladen Pflicht; von einem Verzicht sagt die Spielregel
    nichts. Der Spieler wählt eine Sorte, die dort liegt, und nimmt so viele, wie auf den Kahn passen oder wie
    da sind; übrige Felder bleiben leer. Für einen anderen Kahn darf dieselbe Sorte wieder gewählt werden.
    .title = Beladen ist Pflicht

section-A = Aktionen

clause-A1 =
    In der Reihenfolge dieser Runde muss jeder Spieler, der noch nicht gepasst hat, bauen, handeln oder passen,
    immer wieder reihum, bis alle gepasst haben. Passen ist immer möglich. Handeln und passen kann man auch dann
    noch, wenn alle Leuchttürme fertig sind.
    .title = Bauen, handeln oder passen

clause-A2 =
    Der Spieler nimmt ein offen liegendes Bauteil und zahlt dessen Materialien in den Vorrat; Kähne und
    Lagerhaus gelten als ein Bestand. Sofort erhält er die Belohnung der Reihe: 1 Münze für ein 1er-Bauteil, 1
    Ausrüstungskarte und 1 Münze für ein 2er-Bauteil, 1 Ausrüstungskarte und 2 Münzen für ein 3er-Bauteil.
    Auslegung: Sind Stapel und Ablagestapel leer, gibt es keine Karte; der Rest der Belohnung bleibt.
    .title = Bauen: das Bauteil und seine Belohnung

clause-A3 =
    Erst jetzt, nach einem Blick auf die Karte, wählt der Spieler den Leuchtturm: Das Bauteil kommt auf das
    unterste freie Stockwerk eines unfertigen Leuchtturms. Für jedes Stockwerk zahlt man auch die zusätzlichen
    Materialien des Leuchtturms, die auf seiner Tafel stehen: keine bei Himmel, 1 bei Fegefeuer, 2 bei Hölle;
    und 1 Holz, wenn es nicht das unterste ist. Auslegung: Was gezahlt wird, geht sofort in den Vorrat; der Text
    legt die zusätzlichen Materialien auf die Tafel, in Beispiel und Übersicht werden sie abgegeben.
    .title = Bauen: der Leuchtturm

clause-A4 =
    Der Spieler setzt so viele Ingenieure auf die Leuchtturmtafel, wie Wetter und Gruppe verlangen. Wer Kahn 3
    hat, setzt einen weniger, aber mindestens 1. Sie bleiben dort, bis der Leuchtturm gewertet wird oder die
    Runde endet.
    .title = Bauen: Ingenieure

clause-A5 =
    Ein Bau besteht aus zwei Entscheidungen, in der Reihenfolge der Spielregel: erst das Bauteil (A2), dann der
    Leuchtturm (A3). Auslegung: Ein Bauteil darf man nur nehmen, wenn man danach noch mindestens einen
    Leuchtturm bezahlen kann, mit Materialien, Ingenieuren und (A8) Arbeitern; und einen Leuchtturm darf man nur
    wählen, wenn man ihn bezahlen kann. So wird nie ein Bau abgebrochen; die Belohnungen ändern daran nichts,
    denn kein Bau kostet Münzen oder Karten.
    .title = Bauen: zwei Entscheidungen

clause-A6 =
    Der Spieler nimmt sich alle Münzen, die auf der Leuchtturmtafel liegen.
    .title = Bauen: Münzen auf der Tafel

clause-A7 =
    Für jedes nach A2 und A3 gezahlte Material setzt der Spieler einen Arbeiter aus seinem Lagerhaus auf das
    Bauteil; hat er zu wenige, alle, die noch da sind. Auch ganz ohne Arbeiter darf man bauen, außer im Fall von
    A8.
    .title = Bauen: Arbeiter auf dem Bauteil

clause-A8 =
    Baut ein Spieler bei Sturm an einem Fegefeuer- oder Hölle-Leuchtturm, verletzt sich einer seiner Arbeiter
    und kommt in die Reserve. Ohne Arbeiter im Lagerhaus kann man dort bei Sturm nicht bauen. Auslegung: Es
    trifft einen, der noch im Lagerhaus ist, sonst einen der eben gesetzten, noch vor der Wahl in A9. Die
    Spielregel sagt nur, dass es ein eigener ist; einen aus dem Lagerhaus zu verlieren ist nie schlechter, also
    würde jeder so wählen.
    .title = Bauen bei Sturm

clause-A9 =
    Für jeden gesetzten Arbeiter wählt der Spieler: ihn zurücknehmen und 2 SP erhalten oder ihn auf dem Bauteil
    lassen. Auslegung: Ein zurückgenommener Arbeiter kommt ins Lagerhaus und ist sofort wieder einsetzbar; laut
    Spielregel geht er in den Vorrat des Spielers, und die Reserve ist niemandes eigener Vorrat.
    .title = Bauen: zurücknehmen oder stehen lassen

clause-A10 =
    Liegt sein oberstes Stockwerk, ist ein Leuchtturm gebaut. Er wird am Ende dieser Runde gewertet.
    .title = Wann ein Leuchtturm gebaut ist

clause-A11 =
    Der Spieler schickt einen Arbeiter aus dem Lagerhaus nach Brest oder Lorient und macht dort mindestens ein
    Geschäft; danach darf er einen weiteren in die andere Stadt schicken, wieder für mindestens ein Geschäft. In
    der einen Stadt wird alles erledigt, bevor die andere an die Reihe kommt. Besuchen kann man nur eine Stadt,
    in der ein Geschäft möglich ist. Abgeleitet: Ein eben in Lorient angeworbener Arbeiter darf es sein, der
    nach Brest geht.
    .title = Handeln: Städte besuchen

clause-A12 =
    Jede Art von Geschäft macht man in einer Aktion höchstens einmal, in beliebiger Reihenfolge. Jede Zeile von
    A13 und A14 ist eine eigene Art; bei einem Besuch lassen sich also bis zu drei Karten verkaufen. Was man
    erwirbt, kann man sofort verwenden. Spätere Aktionen dürfen dieselbe Stadt mit einem weiteren Arbeiter
    wieder besuchen.
    .title = Handeln: jedes Geschäft einmal

clause-A13 =
    Fünf Geschäfte sind in Lorient möglich:

    • 3 Münzen für 2 beliebige Materialien
    • 4 Münzen für einen eigenen Arbeiter aus der Reserve, auch einen verletzten
    • 1 Ausrüstungskarte für 1 Münze und 1 beliebiges Material
    • 2 Ausrüstungskarten für 3 Münzen
    • 3 Münzen für 2 Ausrüstungskarten

    Verkaufte Karten kommen auf den Ablagestapel. Auslegung: Er wird zu einem neuen Stapel gemischt, wenn eine
    Karte zu ziehen und der Stapel leer ist. Sind beide leer, entfällt das letzte Geschäft; ist nur noch eine
    Karte da, bringt es eine.
    .title = Geschäfte in Lorient

clause-A14 =
    Vier Geschäfte sind in Brest möglich:

    • 2 Münzen für 2 Materialien, die auf dem Markt von Brest liegen
    • 2 Materialien für 2 Münzen; die Materialien gehen in den Vorrat
    • 2 Münzen für den Ingenieur eines 1er-Felds
    • 3 Münzen für beide Ingenieure eines 2er-Felds

    Zu haben ist nur, was da ist. Zwei einzelne Ingenieure für 3 Münzen gibt es nicht, einen einzelnen von einem
    2er-Feld auch nicht. Auslegung: Es sind immer genau zwei Materialien.
    .title = Geschäfte in Brest

clause-A15 =
    Wer passt, legt seinen Chip auf den vordersten freien Platz der Reihe der nächsten Runde bei Pontivy: Wer
    zuerst passt, wählt zuerst einen Kahn.
    .title = Passen: die nächste Reihenfolge

clause-A16 =
    Wer passt, darf bis zu 3 Materialien einer Sorte behalten und nennt Sorte und Zahl, oder er behält nichts.
    Der Rest, die Kahnkarte und alle Ingenieure, die er noch hat, gehen zurück. Münzen und Karten behält er.
    Auslegung: Kähne und Lagerhaus gelten als ein Bestand.
    .title = Passen: was man behält

clause-A17 =
    Wer passt, holt alle seine Arbeiter aus Brest und Lorient ins Lagerhaus zurück. Arbeiter in Häfen und auf
    Leuchttürmen bleiben.
    .title = Passen: Arbeiter kehren zurück

section-W = Leuchtturmwertung

clause-W1 =
    1. Die in dieser Runde gebauten Leuchttürme werden nacheinander gewertet, jeder in drei Schritten: Karten,
       Hafen, Mehrheit.
    2. Den Anfang macht von den eben gebauten der, der Lorient am nächsten liegt; die anderen folgen im
       Uhrzeigersinn rund um den Spielplan. Auslegung: Am nächsten heißt in gerader Linie vom Bauplatz zur
       eingezeichneten Stadt, nicht zum Handelsfeld.
    3. Auslegung: Es zählt der Bauplatz, nicht die Nummer auf einer gemischt ausgelegten Tafel. Die Bauplätze
       sind im Uhrzeigersinn nummeriert; auf jeden folgt also die nächsthöhere Nummer und auf 15 die 1. Auf
       unserem Plan werden 2, 9 und 14 in dieser Reihenfolge gewertet, 1 und 2 in der Reihenfolge 2, 1.
    .title = Reihenfolge der Leuchttürme

clause-W2 =
    In jedem Schritt beginnt, wer die meisten Arbeiter auf dem Leuchtturm hat; dann folgt der mit den
    zweitmeisten und so weiter. Bei Gleichstand geht vor, wessen unterster Arbeiter tiefer steht; da jedes
    Stockwerk nur einem gehört, stehen nie zwei gleich tief. Die Reihenfolge wird zu Beginn jedes Schritts neu
    bestimmt und gilt für diesen Schritt.
    .title = Reihenfolge der Spieler

clause-W3 =
    In dieser Reihenfolge darf jeder Spieler mit Arbeitern auf dem Leuchtturm einmal beliebig viele
    Ausrüstungskarten ausspielen, alle auf einmal und offen. Für jede Karte nimmt er seinen obersten Arbeiter
    von dort ins Lagerhaus zurück; es sind also nie mehr Karten als Arbeiter. Auslegung: Wer Karten auf der Hand
    hat, wird immer gefragt, ob spielbar oder nicht, damit nichts über die Hand verraten wird.
    .title = Kartenschritt

clause-W4 =
    Werte in SP bei Himmel, Fegefeuer und Hölle; ein Strich heißt, dass die Karte dort nicht spielbar ist:

    • Innenausstattung: 4, 5, 6
    • Pier: 5, 6, 7
    • Nebelhorn: –, 7, 8
    • Seilkran: –, –, 9

    Jede Karte derselben Art, die an diesem Leuchtturm schon ausgespielt wurde, gleich von wem, senkt den Wert
    um 1. Auslegung: Er sinkt nie unter 0.
    .title = Werte der Ausrüstungskarten

clause-W5 =
    In der Reihenfolge von W2 darf jeder Spieler seinen obersten Arbeiter vom Leuchtturm in einen Hafen
    desselben Gebiets versetzen; das kostet 1 Münze in den Vorrat für jeden Arbeiter, der schon dort steht. Wer
    nicht zahlen kann, darf nicht dorthin. In jedem Hafen darf ein Spieler nur einen Arbeiter haben. Er bleibt
    dort bis zum Spielende.
    .title = Hafenschritt

clause-W6 =
    Der Erste nach W2 erhält 3 SP bei Himmel, 5 bei Fegefeuer, 7 bei Hölle. Jeder Spieler erhält 1 SP für jeden
    seiner Arbeiter dort. Sind keine Arbeiter mehr da, erhält niemand etwas.
    .title = Mehrheitsschritt

clause-W7 =
    Nach jedem Leuchtturm, bevor der nächste gewertet wird:

    1. Die ausgespielten Karten kommen auf den Ablagestapel.
    2. Die Ingenieure gehen in den Vorrat.
    3. Die Arbeiter kehren in die Lagerhäuser ihrer Besitzer zurück.
    4. Die Bauteile kommen in zufälliger Reihenfolge unter ihre Stapel.
    5. Die Tafel wird auf die gebaute Seite gedreht.
    .title = Nach der Wertung

section-E = Ende der Runde und des Spiels

clause-E1 =
    Von jedem unfertigen Leuchtturm gehen die Ingenieure in den Vorrat zurück. Waren keine dort, wird 1 Münze
    auf ihn gelegt, auch auf einen unberührten, und die Münzen sammeln sich an. Arbeiter und Bauteile bleiben.
    .title = Unfertige Leuchttürme

clause-E2 =
    Sind in einem Gebiet 3 Leuchttürme gebaut, die beim Aufbau gebauten eingeschlossen, werden seine
    Hafenplättchen am Ende der Runde auf die verbesserte Seite gedreht.
    .title = Verbesserte Häfen

clause-E3 =
    Am Ende des Spiels:

    • Die Plätze 1, 2 und 3 der Reihe bei Pontivy bringen 4, 2 und 1 SP. Abgeleitet: Gemeint ist die Reihe der
      nächsten Runde.
    • Jeder Arbeiter in einem Hafen bringt seinem Besitzer 4 SP, wenn er dort allein ist, 2 bei zwei Arbeitern,
      1 bei drei oder vier.
    • Je 3 Münzen bringen 1 SP, abgerundet.
    • Materialien, Karten und Arbeiter auf unfertigen Leuchttürmen bringen nichts.
    .title = Schlusswertung

clause-E4 =
    Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer auf dieser Reihe bei
    Pontivy weiter vorn liegt.
    .title = Wer gewinnt
