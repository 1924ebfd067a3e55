accountGames-title = Finished games in my account
accountGames-keep = Keep finished games in my account
accountGames-about = Games that you finish on a device are kept in your account and come to your other devices where this is on. A game that you delete from your records there is deleted on all of them.
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
accountGames-done = All finished games of this device are in your account.
accountGames-sending = Exchanging games with your account…
accountGames-refused =
    { $count ->
        [one] The server does not take 1 of them; it stays on this device.
       *[other] The server does not take { $count } of them; they stay on this device.
    }
accountGames-offline = They are sent when the server can be reached again.
accountGames-noRoom = Games of your account find no room on this device.
accountGames-again = Try again
accountGames-file = Games from my account
