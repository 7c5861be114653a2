# Ratschläge auf der Kommandozeile.
hint-brief = Rat für einen Augenblick eines Spiels.
hint-help = Rat für einen Augenblick eines aufgezeichneten Spiels: die besten Aktionen mit Siegchance, erwarteten Punkten und Gründen. Er weiß, was der Platz weiß, der am Zug ist, und sonst nichts.
hint-option-at = Nach so vielen Entscheidungen; ohne Angabe am Ende der Aufzeichnung.
hint-option-seat = Der Platz, der fragt: der, der entscheiden muss.
hint-option-count = Wie viele Aktionen.
hint-option-think = Wie lange nachgedacht wird: eine Zeit wie 1s oder 200ms oder eine Zahl von Simulationen.
hint-head = Entscheidung { $seq }, { $name } ist am Zug:
hint-over = Das Spiel ist aus: Es gibt nichts zu entscheiden.
hint-other-seat = Platz { $seat } hat hier nichts zu entscheiden, sondern Platz { $actor }.
hint-think = „{ $given }“ ist keine Bedenkzeit: Möglich sind eine Zeit wie 1s oder 200ms oder eine Zahl von Simulationen.
