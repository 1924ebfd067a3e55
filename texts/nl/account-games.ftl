accountGames-title = Uitgespeelde partijen in mijn account
accountGames-keep = Uitgespeelde partijen in mijn account bewaren
accountGames-about = Staat dit aan, dan worden partijen van dit apparaat na afloop in je account bewaard. Je ziet ze dan ook op je andere apparaten waar dit aanstaat. Verwijder je zo'n partij uit je archief, dan verdwijnt die ook van die apparaten.
accountGames-ask = Wil je uitgespeelde partijen in je account bewaren, zodat ze ook op je andere apparaten staan?
accountGames-yes = Bewaren
accountGames-no = Alleen op dit apparaat
accountGames-waiting =
    { $count ->
        [one] 1 partij staat nog niet in je account.
       *[other] { $count } partijen staan nog niet in je account.
    }
accountGames-here =
    { $count ->
        [one] 1 uitgespeelde partij staat alleen op dit apparaat.
       *[other] { $count } uitgespeelde partijen staan alleen op dit apparaat.
    }
accountGames-done = Alle uitgespeelde partijen van dit apparaat staan in je account.
accountGames-sending = Je partijen worden gesynchroniseerd…
accountGames-refused =
    { $count ->
        [one] De server neemt 1 partij niet aan; die blijft op dit apparaat.
       *[other] De server neemt { $count } partijen niet aan; die blijven op dit apparaat.
    }
accountGames-offline = Het synchroniseren gaat verder zodra de server weer bereikbaar is.
accountGames-noRoom = De partijen uit je account konden niet op dit apparaat worden opgeslagen. Misschien is er te weinig ruimte.
accountGames-again = Opnieuw proberen
accountGames-file = Partijen uit mijn account
