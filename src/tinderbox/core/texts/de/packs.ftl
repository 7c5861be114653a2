# Was am Datenpaket eines jeden Spiels falsch sein kann.
pack-unknown = Ein Paket „{ $id }“ gibt es nicht. Mitgeliefert werden: { $known }
pack-other-game = Dies ist ein Paket für „{ $given }“, nicht für „{ $wanted }“.
pack-id-taken = Die Kennung „{ $id }“ gehört einem mitgelieferten Paket, das sich nie ändert. Das berichtigte Paket braucht eine eigene Kennung.
pack-provenance-unexplained = Die Legende erklärt die Herkunft „{ $kind }“ nicht.
pack-twice = „{ $value }“ steht hier und bei { $first }.
pack-name-alike = Der Name „{ $name }“ liest sich wie „{ $other }“, wenn Akzente, Groß- und Kleinschreibung und Satzzeichen nicht zählen.
pack-name-no-word = Der Name „{ $name }“ lässt sich nicht als Wort aus Buchstaben, Ziffern und Bindestrichen schreiben.
pack-provenance-default = Die Herkunft aller Angaben dieses Eintrags fehlt: „default“.
pack-provenance-field = Dieser Eintrag hat kein Feld „{ $name }“, das eine Herkunft haben könnte.
