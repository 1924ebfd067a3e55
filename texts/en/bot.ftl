# What `janggun bot` prints while it runs. $game is the id of a game, $name a player's username.

bot-online = { $name } is online at { $url } and waits for challenges. Ctrl-C ends it.
bot-upgraded = The account { $name } is now a bot account.
bot-accepted = Challenge by { $name } accepted (game { $game })
# $reason is a word of the protocol, such as `later` or `variant`.
bot-declined = Challenge by { $name } declined ({ $reason })
bot-begun = Game { $game } against { $name } has begun: { $url }
# $code says how a game ended, such as `mate` or `double_pass`.
bot-won = Game { $game }: won ({ $code })
bot-lost = Game { $game }: lost ({ $code })
bot-drawn = Game { $game }: drawn ({ $code })
bot-aborted = Game { $game } was called off
bot-refused = Game { $game }: the server refused ({ $reason })
bot-engineDied = Game { $game }: the engine failed ({ $reason })
bot-unreachable = The server cannot be reached ({ $reason }). Trying again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, and then until it answers.
bot-disconnected = The connection to the server is lost ({ $reason }). Trying again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
bot-reconnected = Connected again.
bot-closing = No more challenges are accepted. The games in progress are played to the end; Ctrl-C again ends at once.
