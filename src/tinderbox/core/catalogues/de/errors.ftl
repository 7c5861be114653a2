# Was an einer Eingabe falsch sein kann. Die Stelle (Datei, Eintrag, Zeile) steht vor diesen Sätzen.
illegal-action = „{ $action }“ ist hier nicht erlaubt.
extra-missing = { $module } ist nicht installiert. So installierst du es: { $command }

document-faulty = { $source }: { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
pack-faulty = Datenpaket { $source }: { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
record-faulty = Aufzeichnung { $source }: { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
position-faulty = Stellung { $source }: { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
view-faulty = Ansicht { $source }: { $faults ->
    [one] ein Fehler
   *[other] { $faults } Fehler
}
document-too-large = Die Datei ist größer als { $most } Bytes.
document-not-utf8 = Die Datei ist kein UTF-8-Text (Byte { $byte }).
document-unreadable = Die Datei lässt sich nicht lesen: { $why }
document-key-twice = Der Schlüssel „{ $key }“ kommt in einem Objekt zweimal vor.
document-not-finite = { $name } ist keine gültige Zahl.
document-not-json = Ungültiges JSON in Zeile { $line }, Spalte { $column }.
document-too-deep = Zu tief verschachtelt, oder eine Zahl ist zu lang.

shape-wrong = Dieser Wert ist ungültig: { $given }
shape-missing = Dieser Eintrag fehlt.
shape-unknown = Dieser Eintrag gehört nicht hierher.
shape-int = Hier muss eine ganze Zahl stehen, nicht { $given }.
shape-number = Hier muss eine Zahl stehen, nicht { $given }.
shape-text = Hier muss ein Text stehen, nicht { $given }.
shape-bool = Hier muss true oder false stehen, nicht { $given }.
shape-list = Hier muss eine Liste stehen, nicht { $given }.
shape-object = Hier muss ein Objekt stehen, nicht { $given }.
shape-choice = { $given } ist hier nicht erlaubt. Zur Wahl stehen: { $expected }.
shape-least = Hier muss mindestens { $ge } stehen, nicht { $given }.
shape-most = Hier darf höchstens { $le } stehen, nicht { $given }.
shape-above = Hier muss mehr als { $gt } stehen, nicht { $given }.
shape-short = Zu kurz: { $given }
shape-long = Zu lang: { $given }
shape-pattern = { $given } entspricht nicht dem Muster { $pattern }.
