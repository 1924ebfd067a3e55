# What `janggun bot` prints while it runs. $game is the id of a game, $name a player's username.

bot-online = { $name } is online at { $url } and waiting for challenges. Press Ctrl+C to stop.
bot-upgraded = The account { $name } is now a bot account.
bot-accepted = Challenge from { $name } accepted (game { $game })
# $reason is a word of the protocol, such as `later` or `variant`.
bot-declined = Challenge from { $name } declined ({ $reason })
bot-begun = Game { $game } against { $name } has started: { $url }
# $code says how a game ended, such as `mate` or `double_pass`.
bot-won = Game { $game }: won ({ $code })
bot-lost = Game { $game }: lost ({ $code })
bot-drawn = Game { $game }: drawn ({ $code })
bot-aborted = Game { $game } was cancelled
bot-refused = Game { $game }: the server refused a request ({ $reason })
bot-engineDied = Game { $game }: the engine failed ({ $reason })
bot-unreachable = The server cannot be reached ({ $reason }). Retrying until it answers; next attempt in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
bot-disconnected = The connection to the server was lost ({ $reason }). Retrying in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
bot-reconnected = Reconnected.
bot-closing = No new challenges will be accepted, and games in progress will be played to the end. Press Ctrl+C again to stop immediately.
