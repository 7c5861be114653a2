bot-unknown = Unbekannter Bot: „{ $given }“. Zur Wahl stehen: { $known }.
bot-strength = Der Bot { $name } kennt keine Einstellung „{ $given }“.
