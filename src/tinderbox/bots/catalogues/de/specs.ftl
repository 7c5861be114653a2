bot-unknown = Unbekannter Bot: „{ $given }“. Zur Wahl stehen: { $known }; oder ein eigener: my_module:MyBot.
bot-strength = Der Bot { $name } kennt keine Einstellung „{ $given }“.
bot-no-module = Bot { $path }: Es gibt kein Modul „{ $module }“.
bot-import-fails = Bot { $path }: Beim Import von { $module } tritt ein Fehler auf: { $problem }
bot-no-attribute = Bot { $path }: Im Modul { $module } gibt es kein „{ $name }“.
bot-raises = Bot { $path } lässt sich nicht mit (strength, seed) erzeugen: { $problem }
bot-not-a-bot = { $path } ist kein Bot: Der Aufruf mit (strength, seed) muss ein Objekt mit der Methode choose(view, legal) liefern.
