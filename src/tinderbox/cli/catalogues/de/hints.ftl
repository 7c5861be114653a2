# Tipps auf der Befehlszeile.
hint-brief = Tipps für eine Stellung einer Partie geben.
hint-help = Tipps für eine Stellung einer aufgezeichneten Partie geben: die besten Aktionen mit Siegchance, erwarteten Punkten und Gründen. Dabei zählt nur, was der Spieler am Zug weiß.
hint-option-at = Nach dieser Zahl von Entscheidungen. Standard: am Ende der Aufzeichnung.
hint-option-seat = Der Platz, der Tipps möchte. Er muss am Zug sein.
hint-option-count = Wie viele Aktionen gezeigt werden.
hint-option-think = Die Bedenkzeit: eine Dauer wie 1s oder 200ms oder eine Zahl von Simulationen.
hint-head = Entscheidung { $decisions }, { $name } ist am Zug:
hint-over = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.
hint-other-seat = Hier ist nicht Platz { $seat } am Zug, sondern Platz { $actor }.
hint-think = „{ $given }“ ist keine Bedenkzeit: Gib eine Dauer wie 1s oder 200ms oder eine Zahl von Simulationen an.
