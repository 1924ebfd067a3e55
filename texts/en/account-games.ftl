accountGames-title = Finished games in my account
accountGames-keep = Keep finished games in my account
accountGames-about = Games that you finish on this device are saved to your account and appear on your other devices, if this setting is on there too. If you delete a game from your records, it is also deleted from your account and those devices.
accountGames-ask = Keep your finished games in your account, so that you have them on your other devices too?
accountGames-yes = Keep in my account
accountGames-no = Keep on this device only
accountGames-waiting =
    { $count ->
        [one] 1 game is not in your account.
       *[other] { $count } games are not in your account.
    }
accountGames-here =
    { $count ->
        [one] 1 finished game is only on this device.
       *[other] { $count } finished games are only on this device.
    }
accountGames-done = All games finished on this device are in your account.
accountGames-sending = Syncing games with your account…
accountGames-refused =
    { $count ->
        [one] The server did not accept 1 game; it stays on this device.
       *[other] The server did not accept { $count } games; they stay on this device.
    }
accountGames-offline = Syncing will continue when the server can be reached again.
accountGames-noRoom = The games in your account could not be saved on this device. There may not be enough space.
accountGames-again = Try again
accountGames-file = Games from my account
