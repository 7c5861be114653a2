# Die Regeln von The Great Fire of London 1666, Absatz für Absatz. Die Kennungen bleiben: Code, Tests und Ablehnungen
# nennen sie.
# Wortschatz: Bezirk, Gebiet, Grasbereich, Feuer, Brandschutztruppe, Grundbesitzer, Feuerkarte, Feuerstapelkarte,
# Marker, Sprengladung, Vorrat.

rules-intro = Ein Bezirk ist ein Feld, auf dem Häuser stehen können; seine Größe ist die aufgedruckte Zahl der
    Häuser, 1 bis 5. Ein Feld ist ein Bezirk, Pudding Lane oder ein Grasbereich. Ein Feuer ist ein roter
    Feuerzylinder, eine Brandschutztruppe (kurz: Truppe) ein schwarzer Zylinder. Ein Bezirk ist brennend,
    solange dort mindestens ein Feuer steht. Ein brennender Bezirk ist unter Kontrolle, wenn dort mindestens
    so viele Truppen wie Feuer stehen, sonst ist er außer Kontrolle. SP sind Siegpunkte, AP Aktionspunkte.
    „Festlegung“ kennzeichnet einen Punkt, zu dem die Spielregeln schweigen, ungenau sind oder einander
    widersprechen, mit der Begründung; „Abgeleitet“ kennzeichnet, was aus ihnen folgt, ohne dort zu stehen.

rules-honesty = Der gedruckte Spielplan und die Zahlen auf den Karten liegen uns nicht vor: Unsere sind
    rekonstruiert. Aus den Spielregeln stammen die Regeln selbst, Anzahl und Art von Spielsteinen und Karten,
    die 30 Häuser je Gebiet, die Namen der 26 dort erwähnten Felder, die Größen von Guild Hall, Aldgate und
    Bethnal, die für 4 und 5 Spieler markierten Felder, die unter M1 bis M4 genannten Nachbarschaften, die
    Zahl der übrigen Feuerkarten und zwei Zahlen des Feuerstapels für zwei Spieler (A 2, B 6). Von uns stammen
    die Umrisse, alle anderen Namen, Größen und Nachbarschaften, die Auswahl der meisten Ziele und der Bezirke
    mit Marker, die Verteilung der Richtungen auf die Feuerkarten, alle anderen Zahlen auf den
    Feuerstapelkarten und die Reihenfolgen auf den Farbfolgekarten. Dass die drei Ziele jedes Spielers 2, 4
    und 6 SP wert sind und Westen die häufigste Richtung ist, berichten Spieler; welches Ziel welchen Wert
    hat, stammt von uns. Im Datenpaket steht bei jeder Angabe ihre Herkunft, damit Besitzer der Schachtel sie
    berichtigen können.

section-B = Spielplan und Spielmaterial

clause-B1 = Der Spielplan hat vier Gebiete: lila, blau, grün und orange. Die Größen der Bezirke eines Gebiets
    ergeben zusammen 30 Häuser. Die Größen reichen von 1 bis 5, die meisten Bezirke haben Größe 1.
    .title = Gebiete und Häuser

clause-B2 = Pudding Lane ist das rote Feld im grünen Gebiet. Dort stehen keine Häuser, es brennt dort immer,
    und weder Grundbesitzer noch Truppen dürfen es betreten.
    .title = Pudding Lane

clause-B3 = Grasbereiche liegen um die Gebiete herum und zwischen ihnen. Feuer dringt nie in sie ein;
    Grundbesitzer und Truppen dürfen sie betreten. Festlegung: Gras gehört zu keinem Gebiet; die Beschreibung
    des Spielplans stellt es neben die vier Gebiete, der Spielaufbau ist weniger klar.
    .title = Grasbereiche

clause-B4 = Benachbarte Felder sind durch einen Pfeil verbunden. Seine Farbe steht für eine Himmelsrichtung;
    der Rückweg führt in die Gegenrichtung.
    .title = Pfeile

clause-B5 = Wo vier Felder an einer Ecke zusammentreffen, verbindet ein Vierwegekreuz die beiden diagonalen
    Paare. Ein diagonaler Schritt zählt wahlweise als eine seiner beiden Richtungen: nach Südosten als Süd
    oder Ost, nach Nordwesten als Nord oder West, nach Nordosten als Nord oder Ost, nach Südwesten als Süd
    oder West.
    .title = Vierwegekreuze

clause-B6 = 12 Bezirke mit rotem Namensbanner sind Ziele, jedes mit einem Wert in SP. Es sind genau die
    Bezirke der Größe 3 und höher. Auf 20 Bezirken mit gelbem Namensbanner liegt zu Beginn ein Marker.
    .title = Ziele und Bezirke mit Marker

clause-B7 = 120 Häuser, je 20 in 6 Farben; 60 Feuerkarten, jede mit Nord, Ost, Süd oder West; 6
    Feuerstapelkarten, A bis F; 6 Farbkarten; 24 Zielkarten in den Stapeln I, II und III; 20 Marker: 10
    Sprengladungen, 6 Doppelbewegungen und 4 zu 1 SP; 6 Brandschutztruppen; 12 Grundbesitzer, je zwei pro
    Farbe; die Karte „Held von London“; die Feuer (B8). Abgeleitet: Jeder Zielkartenstapel hat 8 Karten, denn
    es gibt 12 Ziele mit je zwei Karten und 4 Ziele pro Stapel; zwei Spieler können also dasselbe Ziel haben,
    und beide werten es. Festlegung: Von jeder Farbe wird nur ein Grundbesitzer benutzt; beim Aufbau setzt
    jeder Spieler nur einen ein.
    .title = Inhalt der Schachtel

clause-B8 = Die Ausgaben unterscheiden sich: Nach der deutschen Spielregel enthält die Schachtel 65 Feuer und
    Aldgate hat Größe 4, nach der französischen sind es 100 Feuer und Größe 3. Beide stehen als Spieloption
    „edition“ zur Wahl. In beiden ergibt jedes Gebiet 30 Häuser; auf unserem Plan gleicht Whitechapel den
    Unterschied bei Aldgate aus.
    .title = Ausgaben

clause-B9 = Festlegung: Der Vorrat an Feuern geht nie aus. Keine Regel spricht von seinem Ende, die Schachteln
    unterscheiden sich, und mit 65 Feuern ginge einem Brand, den niemand bekämpft, etwa bei Zug 30 von 35 der
    Nachschub aus. Mit der Spieloption „supply: box“ ist die Zahl in der Schachtel eine Grenze: Verlangt eine
    Regel mehr Feuer, als der Vorrat hat, werden so viele eingesetzt, wie da sind.
    .title = Vorrat an Feuern

section-S = Spielaufbau

clause-S1 = 25 Feuer kommen nach Pudding Lane, die übrigen bilden den Vorrat.
    .title = Feuer

clause-S2 = Die 60 Feuerkarten werden gemischt, jeder Spieler erhält 5. Wer 5 gleiche Karten hat, darf sie
    vorzeigen, wieder einmischen und 5 neue ziehen, so oft das vorkommt. Festlegung: Gefragt wird in der
    Reihenfolge der Plätze, Platz 0 zuerst, sobald alles außer dem Stapel ausgeteilt ist, und man darf
    verzichten; die Spielregeln nennen keine Reihenfolge unter mehreren Spielern.
    .title = Handkarten

clause-S3 = Der Feuerstapel wird von unten aufgebaut: Feuerstapelkarte A offen, darauf verdeckt so viele
    Feuerkarten, wie sie angibt, dann Feuerstapelkarte B und so weiter. Zu dritt nimmt man A bis F, zu viert A
    bis D, zu fünft A bis E, zu sechst A bis F. Übrige Karten kommen aus dem Spiel: 12 zu dritt, 8 zu viert, 5
    zu fünft, keine zu sechst. Der Stapel hat also 33 Feuerkarten zu dritt, 32 zu viert, 30 zu fünft und 30 zu
    sechst.
    .title = Feuerstapel

clause-S4 = Für ein Gebiet nach dem anderen, Orange zuerst, werden 5 Häuser jeder Farbe gemischt und blind
    gezogen, bis alle seine Bezirke ihrer Größe entsprechend besetzt sind. Bei jeder Spielerzahl werden alle
    120 Häuser benutzt.
    .title = Häuser

clause-S5 = Jeder Spieler erhält eine der 6 Farbkarten und nimmt den Grundbesitzer dieser Farbe. Die Häuser
    von Farben, die niemand hat, bleiben herrenlos auf dem Plan.
    .title = Farben

clause-S6 = Die 20 Marker werden gemischt und verdeckt ausgelegt, je einer auf jeden Bezirk mit gelbem Banner.
    .title = Marker

clause-S7 = Jeder Spieler erhält aus den Stapeln I, II und III je eine Zielkarte und hält sie geheim.
    .title = Ziele

clause-S8 = Der Startspieler wird ausgelost. Festlegung: Das ist eine der Möglichkeiten, die die Spielregeln
    anbieten.
    .title = Startspieler

clause-S9 = Zu dritt setzt jeder Spieler in Zugreihenfolge eine Truppe ein, dann jeder noch eine. Zu viert
    beginnt eine Truppe in Hounds Ditch und eine in St Botolphs, dann setzt jeder eine ein. Zu fünft beginnt
    eine in Cripplegate, dann setzt jeder eine ein. Zu sechst setzt jeder eine ein. Die Zugreihenfolge beginnt
    beim Startspieler. Eine Truppe darf überall auf dem Plan eingesetzt werden, nur nicht im grünen Gebiet.
    Festlegung: Alle Grasbereiche sind erlaubt, denn Gras gehört zu keinem Gebiet (B3).
    .title = Truppen einsetzen

clause-S10 = Danach setzt jeder Spieler in Zugreihenfolge seinen Grundbesitzer ein, überall außer im grünen
    Gebiet, Grasbereiche eingeschlossen. Auf einem Feld dürfen beliebig viele Figuren stehen.
    .title = Grundbesitzer einsetzen

clause-S11 = Festlegung: Die Spielregeln sagen dazu wenig. Offen: der Plan, die Wertungsleisten, die Farben
    (außer mit O1), gelöschte Feuer, die Zahl der Handkarten, die Zahl der Marker jedes Spielers, gespielte
    Karten, die Zahl der Karten im Stapel und bis zur nächsten Feuerstapelkarte, der Held von London. Geheim:
    Handkarten, Ziele, die Art der Marker im Besitz der Spieler, die Reihenfolge des Stapels, die übrigen
    Karten. Ein Marker wird gezeigt, wenn er benutzt wird; Marker zu 1 SP werden bei der Schlusswertung
    gezeigt.
    .title = Was offen liegt

section-T = Spielzug

clause-T1 = Gespielt wird im Uhrzeigersinn. Ein Zug besteht aus: Feuer ausbreiten, dann Aktionen, dann eine
    Karte ziehen (und vielleicht das Feuer anfachen).
    .title = Ablauf eines Zuges

section-F = Feuer ausbreiten

clause-F1 = Der aktive Spieler muss eine Feuerkarte spielen, mit der eine Feuerbewegung möglich ist. Eine
    Bewegung, bei der ein eigenes Haus abbrennt, ist erlaubt und muss ausgeführt werden, wenn es keine andere
    gibt. Gespielte und abgeworfene Feuerkarten liegen offen und kommen nie zurück.
    .title = Eine Feuerkarte muss gespielt werden

clause-F2 = Man wählt Pudding Lane oder einen Bezirk, der mindestens 2 Feuer hat und nicht unter Kontrolle
    ist, und zieht von dort ein Feuer durch beliebig viele zusammenhängende Felder, die brennen und außer
    Kontrolle sind, in beliebigen Richtungen, auch diagonal. Der Schritt, der aus dem Brandherd hinausführt,
    muss der Richtung der Karte folgen. Die Bewegung endet auf dem ersten Feld, das nicht brennt. Festlegung:
    Ein Bezirk unter Kontrolle gilt hier als einer, der nicht brennt: Ein Schritt in Kartenrichtung darf
    hineinführen (F9), hindurch geht es nie; die Spielregeln lassen Feuer hinein, aber nicht hindurch. Ob ein
    Bezirk unter Kontrolle ist, entscheidet der Stand, bevor das Feuer aufgenommen wird; nimmt man es auf,
    kann sein Bezirk dadurch unter Kontrolle geraten.
    .title = Wie sich Feuer bewegt

clause-F3 = Das bewegte Feuer ist nie das letzte seines Bezirks. Festlegung: Pudding Lane ist die Ausnahme:
    Ihr letztes Feuer darf genommen werden, und sofort kommen 5 Feuer aus dem Vorrat dorthin; ohne die
    Ausnahme könnte die Regel zum Auffüllen nie greifen. (Mit „supply: box“ darf das letzte Feuer nur genommen
    werden, solange der Vorrat mindestens eines hat; dann werden so viele eingesetzt, wie da sind, höchstens
    5, und zwar vor denen aus F7.)
    .title = Nie das letzte Feuer

clause-F4 = Feuer dringt nie in Grasbereiche, in abgerissene Bezirke oder auf ein Feld in einer Richtung ohne
    Pfeil vor.
    .title = Wohin Feuer nicht kann

clause-F5 = Sind Karte und Feuer gewählt, betrachtet man alle Bezirke, in die dieses Feuer mit dieser Karte
    gelangen kann. Es muss in einen der besten vorhandenen Klasse ziehen: (1) Häuser und keine Truppe; (2)
    Häuser und mindestens eine Truppe; (3) keine Häuser und keine Truppe; (4) keine Häuser und mindestens eine
    Truppe. Innerhalb der Klasse wählt der Spieler. Festlegung: Jede Truppe zählt, ob frei oder auf einem
    Feuer, denn die Spielregeln unterscheiden nicht. Um eine Klasse zu vermeiden, darf der Spieler eine andere
    Karte oder ein Feuer aus einem anderen, nicht verbundenen Brandherd wählen.
    .title = Priorität der Feuerbewegung

clause-F6 = Ein Feuer, das in einen Bezirk mit mehr Truppen als bereits vorhandenen Feuern zieht, wird von
    einer der freien Truppen unter Kontrolle gebracht: Kein Haus brennt ab, kein Feuer kommt hinzu.
    Grundbesitzer helfen dabei nicht und nehmen keinen Schaden.
    .title = Feuer trifft auf freie Truppen

clause-F7 = Andernfalls ist der Bezirk außer Kontrolle: Seine Häuser, falls vorhanden, kommen auf die
    Wertungsleisten ihrer Farben (ihr Besitzer verliert je 2 SP), und aus dem Vorrat kommen Feuer hinzu, bis
    dort mindestens so viele stehen, wie die aufgedruckte Größe angibt; keines, wenn es schon so viele sind.
    .title = Häuser brennen ab

clause-F8 = Festlegung: F7 gilt auch für abgebrannte Bezirke, ob sie neu Feuer fangen oder der Kontrolle
    entgleiten. Der Haupttext spricht von der ursprünglichen Zahl der Häuser; die „zerstörten Häuser“ einer
    französischen Kurzübersicht gelten nicht.
    .title = Abgebrannte Bezirke

clause-F9 = Feuer darf in einen Bezirk unter Kontrolle gezogen werden. Reichen die Truppen danach noch aus,
    bleibt er unter Kontrolle und seine Häuser bleiben stehen; wenn nicht, gilt F7.
    .title = Feuer in einen Bezirk unter Kontrolle

clause-F10 = Feuer kann einen Bezirk unter Kontrolle weder verlassen noch durchqueren.
    .title = Feuer unter Kontrolle bleibt

clause-F11 = Wer durch seine Bewegung die Häuser eines Bezirks abbrennen lässt, nimmt den Marker, der dort
    liegt, sieht ihn an und behält ihn verdeckt. Festlegung: Er wird immer genommen; niemand hätte Grund, ihn
    liegen zu lassen. Ein Marker auf einem Bezirk, dessen Häuser nicht abgebrannt sind, bleibt liegen.
    .title = Marker nehmen

clause-F12 = Wer einen Marker „Doppelbewegung“ hat, auch einen gerade durch die erste Bewegung dieses Zuges
    genommenen, darf ihn für eine zweite Feuerbewegung mit derselben Karte und nach denselben Regeln
    ausspielen. Pro Zug ein solcher Marker; er kommt aus dem Spiel. Festlegung: Er wird nach der ersten
    Bewegung gespielt, nur wenn eine zweite möglich ist, und nie bei F13; so gilt für einen eben genommenen
    dasselbe wie für einen älteren.
    .title = Doppelbewegung

clause-F13 = Erlaubt keine Handkarte eine Feuerbewegung, zeigt der Spieler seine Hand vor, wirft eine Karte ab
    und setzt stattdessen 3 Feuer nach den Regeln D2 bis D4 ein. Der Zug geht mit den Aktionen weiter.
    .title = Keine Bewegung möglich

section-A = Aktionen

clause-A1 = 4 AP pro Zug; ungenutzte verfallen. Festlegung: Der Schritt endet, wenn der Spieler es sagt, auch
    bei 0 AP, denn ein kostenloser Abriss kann noch möglich sein, und das Ziehen deckt eine Karte auf.
    .title = Aktionspunkte

clause-A2 = Für 1 AP zieht der eigene Grundbesitzer auf ein Nachbarfeld. Für 1 AP zieht eine beliebige Truppe
    auf ein Nachbarfeld.
    .title = Bewegen

clause-A3 = Diagonalen über ein Kreuz, Gras, abgebrannte, brennende und abgerissene Bezirke, der Fleet und die
    Stadtmauer: All das darf betreten und überquert werden. Pudding Lane nicht.
    .title = Wohin Figuren dürfen

clause-A4 = Eine Truppe, die einen Bezirk außer Kontrolle betritt, hält dort an und kommt auf ein unbedecktes
    Feuer. Eine Truppe auf einem Feuer kann nicht ziehen: In einem brennenden Bezirk sind nur so viele Truppen
    frei, wie dort mehr Truppen als Feuer stehen. Grundbesitzer werden nie festgehalten. Festlegung: Eine
    durch Löschen frei gewordene Truppe darf im selben Zug wieder ziehen; nichts hält sie mehr fest.
    .title = Truppen auf Feuern

clause-A5 = Steht der eigene Grundbesitzer in einem Bezirk unter Kontrolle, entfernt man für 1 AP genau ein
    Feuer von dort und behält es; es kommt nicht in den Vorrat zurück. Das geht, so oft die AP reichen. Ein
    geretteter Bezirk behält Häuser und Marker und kann wieder Feuer fangen. Festlegung: Der Grundbesitzer
    eines anderen genügt nicht, wie in Beispiel 6.
    .title = Löschen

clause-A6 = Wer als Erster 3 gelöschte Feuer hat, nimmt die Karte „Held von London“. Wer später mehr hat als
    ihr Besitzer, übernimmt sie sofort; bei Gleichstand bleibt sie, wo sie ist.
    .title = Held von London

clause-A7 = Wer eine Sprengladung hat, darf ohne AP einen Bezirk abreißen, in dem eine Truppe steht, der nicht
    brennt, der einem brennenden Feld benachbart ist (unter Kontrolle oder nicht; Pudding Lane zählt mit) und
    der Größe 1 oder 2 oder keine Häuser mehr hat. Beliebig oft pro Zug, nur im Aktionsschritt.
    .title = Abriss: wo

clause-A8 = Ein abgerissener Bezirk verliert seine Häuser, als wären sie abgebrannt (je 2 SP), und ein dort
    liegender Marker wird zerstört. Festlegung: ungesehen, denn niemand erhält ihn. Die Sprengladung bleibt
    dort offen liegen: eine Feuerschneise, in die kein Feuer eindringt und durch die keines hindurchkommt.
    Figuren dort bleiben stehen. Leere Bezirke dürfen abgerissen werden. Festlegung: ein schon abgerissener
    Bezirk und Gras nicht; dort ist nichts mehr zu gewinnen, und in Gras dringt Feuer nie ein.
    .title = Abriss: Folgen

clause-A9 = Festlegung: „Benachbart“ schließt Diagonalen über ein Kreuz ein, wie beim Ziehen.
    .title = Benachbart

section-D = Ziehen und Anfachen

clause-D1 = Man zieht eine Feuerkarte und hat wieder 5 auf der Hand. Kommt dadurch eine Feuerstapelkarte zum
    Vorschein, facht der aktive Spieler das Feuer an, und die Feuerstapelkarte kommt aus dem Spiel.
    .title = Karte ziehen

clause-D2 = Anfachen heißt: 3 Feuer aus dem Vorrat nacheinander in brennende Bezirke außer Kontrolle nach Wahl
    des Spielers setzen, nie nach Pudding Lane.
    .title = Das Feuer anfachen

clause-D3 = Auf diese Weise darf ein Bezirk höchstens seine Größe + 2 Feuer enthalten. Festlegung: Die Grenze
    gilt nur für D2 und F13, nicht für bewegte Feuer; die Spielregeln nennen sie allein beim Anfachen.
    .title = Grenze eines Bezirks

clause-D4 = Von den 3 Feuern müssen so viele eingesetzt werden wie möglich; der Rest entfällt.
    .title = So viele wie möglich

clause-D5 = Nach dem Anfachen durch die letzte Feuerstapelkarte (A) hat jeder Spieler, beginnend mit dem
    nächsten, noch genau einen Zug, ohne nachzuziehen; am Ende haben alle 4 Karten.
    .title = Die letzten Züge

section-E = Spielende und Wertung

clause-E1 = 2 SP für jedes eigene Haus, das noch auf dem Plan steht (40 weniger 2 für jedes verlorene Haus; zu
    zweit 80).
    .title = Häuser

clause-E2 = 1 SP für jedes gelöschte Feuer.
    .title = Gelöschte Feuer

clause-E3 = Jeder eigene Zielbezirk, der überlebt hat, bringt seinen Wert. Überlebt hat er, wenn dort noch
    Häuser stehen und kein Feuer außer Kontrolle ist. Ein Feuer unter Kontrolle schadet nicht.
    .title = Ziele

clause-E4 = 1 SP für jeden Marker zu 1 SP. 2 SP für die Karte „Held von London“.
    .title = Marker und Held

clause-E5 = Wer die meisten SP hat, gewinnt. Bei Gleichstand: mehr gelöschte Feuer, dann mehr eigene Häuser
    auf dem Plan, dann mehr Punkte aus Zielen; danach wird der Sieg geteilt. Festlegung: Die weiteren Plätze
    werden ebenso bestimmt; die Spielregeln nennen nur den Sieger.
    .title = Sieger und Gleichstand

section-O = Optionale Regeln

clause-O1 = Die Farbkarten werden verdeckt ausgeteilt. Jeder Spieler erhält einen Grundbesitzer von zufälliger
    Farbe, die nichts über die wahre verrät. Festlegung: zufällig, obwohl die deutsche Spielregel auch freie
    Wahl erlaubt. Abgebrannte Häuser kommen wie immer auf die Leiste ihrer Farbe. Die Farben werden bei der
    Schlusswertung aufgedeckt; mit weniger als sechs Spielern weiß niemand, welche unbenutzt sind.
    .title = Geheime Farben

clause-O2 = Nach dem letzten Anfachen hat jeder Spieler noch zwei Züge statt einem; am Ende haben alle 3
    Karten. Festlegung: nicht zu zweit, denn dort regelt P9 die letzten Züge.
    .title = Noch mehr Zerstörung

section-P = Zwei Spieler

clause-P1 = Jeder Spieler hat zwei Farben und deren beide Grundbesitzer und wertet beide Farben. Geheime
    Farben (O1) sind möglich.
    .title = Je zwei Farben

clause-P2 = Der Stapel besteht aus A mit 2 Feuerkarten, B mit 6, dann C, D und E. Festlegung: C hat 6, D 10
    und E 9. B muss durch das Ziehen des zweiten Spielers aufgedeckt werden (P9), also ist C + D + E um 1
    größer als ein Vielfaches von 4; 25 ergibt 35 Feuerbewegungen (die anderen Spiele haben 35 oder 36), und
    mit diesen drei Zahlen decken die Spieler abwechselnd Feuerstapelkarten auf. 17 Karten sind übrig und
    kommen aus dem Spiel.
    .title = Feuerstapel zu zweit

clause-P3 = Aus jedem Stapel wird von jedem Ziel ein Exemplar entfernt, sodass in jedem 4 verschiedene Karten
    bleiben; dann erhält jeder Spieler aus jedem Stapel eine. Festlegung: So der englische Text; der deutsche
    ließe sich als eine Karte pro Stapel lesen.
    .title = Ziele zu zweit

clause-P4 = Jeder Spieler setzt 3 Truppen ein. Festlegung: einzeln in Zugreihenfolge wie zu dritt, nach den
    Regeln von S9; der Text nennt keine Reihenfolge. Dann setzen die Spieler abwechselnd ihre je zwei
    Grundbesitzer ein (S10).
    .title = Einsetzen zu zweit

clause-P5 = Ein Spieler zieht wie gewohnt, mit 4 AP für beide Grundbesitzer und die Truppen zusammen. Jeder
    der beiden Grundbesitzer darf löschen; gelöschte Feuer und der Held von London zählen pro Spieler.
    .title = Der Zug eines Spielers

clause-P6 = Auf den Zug jedes Spielers folgt ein Nicht-Spieler-Zug, den dieser Spieler ausführt: Feuer
    ausbreiten, dann Truppen bewegen. Die oberste Feuerkarte des Stapels wird aufgedeckt und gibt für beides
    die Richtung an; dann wird eine Farbfolgekarte aufgedeckt, auch wenn sich kein Feuer bewegen kann. Kommt
    durch die Feuerkarte eine Feuerstapelkarte zum Vorschein, facht der ausführende Spieler das Feuer sofort
    an, noch vor der Farbfolgekarte. Festlegung: D1 verlangt es auf der Stelle; mit unseren Zahlen kommt es
    nicht vor.
    .title = Nicht-Spieler-Zug

clause-P7 = Die Farbfolgekarte (12 Karten; sind sie aufgebraucht, wird neu gemischt) ordnet die sechs Farben.
    Von allen Bezirken, in die irgendein bewegliches Feuer in der Richtung gelangen kann, bleiben die der
    besten Klasse nach F5, davon die mit den meisten Häusern der ersten Farbe, dann der zweiten und so weiter;
    besteht dann noch Gleichstand, wählt der ausführende Spieler. Festlegung: in dieser Reihenfolge, Klasse
    vor Farbe; der Text nennt beides in einem Zug. Das Feuer kommt aus Pudding Lane, wenn F2 von dort in den
    bestimmten Bezirk führt; sonst, unter den Bezirken außer Kontrolle mit mindestens 2 Feuern, von denen F2
    dorthin führt, aus einem mit den meisten Feuern; bei Gleichstand wählt der ausführende Spieler.
    Festlegung: nach dem englischen Text, der eine Verbindung verlangt; der deutsche verlangt einen
    angrenzenden Bezirk, und dann gäbe es womöglich kein erlaubtes Feuer. Ein Marker dort, wohin das Feuer
    zieht, kommt ungesehen aus dem Spiel; das geht F11 vor. Festlegung: wörtlich genommen, auch wenn dieses
    Feuer unter Kontrolle gebracht wird. Ist keine Bewegung möglich, entfällt dieser Schritt.
    .title = Nicht-Spieler-Feuer

clause-P8 = Eine Truppenbewegungskarte wird aufgedeckt (12 Karten, eine für jeden Zielbezirk; sind sie
    aufgebraucht, wird neu gemischt). Von den Truppen, die einen Schritt in der Richtung ziehen können, ziehen
    die zwei, die diesem Bezirk am nächsten sind, je einen Schritt in der Richtung: auf das Feld mit den
    meisten Feuern außer Kontrolle, dann mit den meisten Häusern, dann nach Wahl des ausführenden Spielers.
    Festlegung: Feuer außer Kontrolle sind Feuer minus Truppen, mindestens 0. Die Entfernung ist die Zahl der
    Schritte auf erlaubten Wegen, gleich was brennt. Festlegung: nicht durch Gras oder Pudding Lane, denn der
    Text lässt Gras beiseite; eine Truppe im Bezirk selbst hat Entfernung 0; eine Truppe auf Gras darf es
    verlassen, erst ihre weiteren Schritte meiden Gras. Festlegung: Stehen mehrere Truppen für einen Platz
    unter den zweien gleich, geht die mit dem nach dieser Reihenfolge besseren Zug, dann wählt der ausführende
    Spieler. Welche zwei gehen und in welcher Reihenfolge, steht fest, bevor eine zieht: die nähere zuerst
    (bei Gleichstand der bessere Zug, dann Wahl); die zweite richtet sich dann nach der Lage, die die erste
    hinterlässt. Gras darf betreten und verlassen werden. Kann nur eine Truppe ziehen, zieht sie zwei
    Schritte, wenn sie kann. Festlegung: „Nur eine“ heißt eine Truppe, nicht ein Feld; eine Truppe, die einen
    Bezirk außer Kontrolle betritt, hält an (A4). Kann keine ziehen, zieht keine.
    .title = Nicht-Spieler-Truppen

clause-P9 = Wird B aufgedeckt, wird noch angefacht, B kommt aus dem Spiel, und niemand zieht mehr nach. Dann
    folgen ein Nicht-Spieler-Zug, der letzte Zug des Startspielers, ein Nicht-Spieler-Zug und der letzte Zug
    des zweiten Spielers; damit endet das Spiel. Die zwei Karten unter B dienen diesen Nicht-Spieler-Zügen.
    Festlegung: Wird A aufgedeckt, hat das keine Wirkung; der Text beendet das Spiel ohne sie.
    .title = Das Ende zu zweit

clause-P10 = Wertung und Gleichstand wie E1 bis E5, mit den Häusern beider Farben.
    .title = Wertung zu zweit

section-M = Gesichertes über den Plan

clause-M1 = Von Sion College geht es nach Osten nach Moorgate und nach Süden nach Brewer’s Hall. Cripplegate
    (Nordwesten), Finsbury (Nordosten), Sion College (Südwesten) und Moorgate (Südosten) treffen in einem
    Vierwegekreuz zusammen.
    .title = Um Sion College

clause-M2 = Von S. Bennet führen Pfeile nach Norden nach Guild Hall und nach Coleman Street, nach Osten nach
    S. Mary, nach Süden nach Tallow Hall und nach Westen nach Cheapside. S. Bennet ist Pudding Lane
    benachbart. Auf unserem Plan kommen Kreuze nach Pudding Lane und nach Watling Street hinzu: M4 braucht das
    zweite, und in jenem Beispiel ist Watling Street abgebrannt und hat deshalb geringere Priorität.
    .title = Um S. Bennet

clause-M3 = Von Pudding Lane geht es nach Norden nach S. Mary, Bridgeward, Candlewick Ward und Pepys House;
    nach Westen nach Tallow Hall und Vyners Hall; nach Osten nach Pepys House, Philpott Lane und Billingsgate.
    Pepys House liegt im Norden und im Osten zugleich: ein Kreuz.
    .title = Um Pudding Lane

clause-M4 = Brennen unter anderem S. Bennet und Guild Hall, kann eine Südkarte Cheapside, Tallow Hall,
    Billingsgate, Coleman Street, Bread Street und Watling Street erreichen; jedes davon liegt südlich eines
    brennenden Feldes. Mit Truppen in Coleman Street und Bread Street und abgebrannter Watling Street lässt F5
    die ersten drei übrig. Abgeleitet: dass S. Bennet brennt.
    .title = Das Beispiel mit der Südkarte

clause-M5 = Guild Hall hat Größe 4 und ist ein Ziel. Aldgate hat Größe 4 (deutsche Ausgabe) oder 3
    (französische Ausgabe) und ist ein Ziel. St Pauls ist ein Ziel, das 5 Feuer enthalten kann. Bethnal hat
    Größe 1. Der Tower liegt im orangefarbenen Gebiet. Abgeleitet: die Ziele, aus der Größe und aus den 5
    Feuern in Beispiel 6.
    .title = Bekannte Größen und Ziele

clause-M6 = Hounds Ditch und St Botolphs (4 Spieler) sowie Cripplegate (5 Spieler) sind für den Aufbau
    genannt; keines davon liegt im grünen Gebiet.
    .title = Für den Aufbau genannte Felder
