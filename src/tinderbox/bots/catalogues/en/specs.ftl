bot-unknown = Unknown bot “{ $given }”. Choose from: { $known }.
bot-strength = Bot { $name } has no setting “{ $given }”.
