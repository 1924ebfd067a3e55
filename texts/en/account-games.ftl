accountGames-title = Finished games in my account
accountGames-keep = Keep finished games in my account
accountGames-about = Games that you finish on a device are kept in your account and appear on your other devices if this setting is on there. If you delete one from your records, it is deleted on all of these devices.
accountGames-ask = Keep your finished games in your account, so that they are on your other devices too?
accountGames-yes = Keep them
accountGames-no = Only on this device
accountGames-waiting =
    { $count ->
        [one] 1 game is not yet in your account.
       *[other] { $count } games are not yet in your account.
    }
accountGames-here =
    { $count ->
        [one] 1 finished game is only on this device.
       *[other] { $count } finished games are only on this device.
    }
accountGames-done = All games finished on this device are in your account.
accountGames-sending = Exchanging games with your account…
accountGames-refused =
    { $count ->
        [one] The server does not accept 1 of them; it stays on this device.
       *[other] The server does not accept { $count } of them; they stay on this device.
    }
accountGames-offline = They are sent when the server can be reached again.
accountGames-noRoom = There is no room on this device for the games in your account.
accountGames-again = Try again
accountGames-file = Games from my account
