gameChat-presets-hello = Hello!
gameChat-presets-good_luck = Good luck, have fun!
gameChat-presets-good_move = Good move!
gameChat-presets-one_moment = One moment, please.
gameChat-presets-take_your_time = Take your time.
gameChat-presets-sorry = Sorry!
gameChat-presets-well_played = Well played!
gameChat-presets-good_game = Good game!
gameChat-presets-thank_you = Thank you!
gameChat-presets-one_more = Another game?
gameChat-presets-goodbye = Goodbye!

gameChat-rooms-players = Players
gameChat-rooms-spectators = Spectators

gameChat-about-players = Only the players and the referee can read this.
gameChat-about-spectators = The players can read this once the game is over.
gameChat-log = Messages
gameChat-choose = Room
gameChat-nothing = No messages yet.
gameChat-placeholder = Say something
gameChat-send = Send
gameChat-quick = Quick messages
gameChat-mute = Mute { $name } here
gameChat-unmute = Unmute { $name }
gameChat-muteOpponent = Mute opponent
gameChat-unmuteOpponent = Unmute opponent
gameChat-unmuteAll =
    { $n ->
        [one] Unmute the player
       *[other] Unmute { $n } players
    }
gameChat-muted = You have muted your opponent in this game.
gameChat-block = Block { $name } everywhere
gameChat-blocked = You have blocked { $name }. If you have an account, you can unblock them on your account page.
gameChat-undoBlock = Undo
