# Was am Datenpaket eines Spiels falsch sein kann.
pack-unknown = Unbekanntes Datenpaket: „{ $id }“. Mitgeliefert sind: { $known }
pack-other-game = Dieses Datenpaket ist für „{ $given }“, nicht für „{ $wanted }“.
pack-id-taken = Die Kennung „{ $id }“ gehört zu einem mitgelieferten Datenpaket, und diese ändern sich nie. Gib deinem korrigierten Paket eine eigene Kennung.
pack-provenance-unexplained = Die Legende erklärt die Herkunft „{ $kind }“ nicht.
pack-twice = „{ $value }“ steht sowohl hier als auch bei { $first }.
pack-name-alike = Die Namen „{ $name }“ und „{ $other }“ unterscheiden sich nur durch Akzente, Groß- und Kleinschreibung oder Satzzeichen.
pack-name-no-word = Der Name „{ $name }“ lässt sich nicht als Wort aus Buchstaben, Ziffern und Bindestrichen schreiben.
pack-provenance-default = „default“ fehlt: die Herkunft aller Angaben dieses Eintrags.
pack-provenance-field = Dieser Eintrag hat kein Feld „{ $name }“, das eine Herkunft haben könnte.
