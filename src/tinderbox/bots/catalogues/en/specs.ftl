bot-unknown = Unknown bot “{ $given }”. Choose from: { $known }; or name one of your own: my_module:MyBot.
bot-strength = Bot { $name } has no setting “{ $given }”.
bot-no-module = Bot { $path }: there is no module “{ $module }”.
bot-import-fails = Bot { $path }: importing { $module } fails with { $problem }
bot-no-attribute = Bot { $path }: module { $module } has no “{ $name }”.
bot-raises = Bot { $path } cannot be made with (strength, seed): { $problem }
bot-not-a-bot = { $path } is not a bot: it must be called with (strength, seed) and return an object with a method choose(view, legal).
