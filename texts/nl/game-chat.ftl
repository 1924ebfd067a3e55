gameChat-presets-hello = Hallo!
gameChat-presets-good_luck = Veel succes en plezier!
gameChat-presets-good_move = Mooie zet!
gameChat-presets-one_moment = Een ogenblik, alsjeblieft.
gameChat-presets-take_your_time = Neem gerust de tijd.
gameChat-presets-sorry = Sorry!
gameChat-presets-well_played = Goed gespeeld!
gameChat-presets-good_game = Mooie partij!
gameChat-presets-thank_you = Dank je wel!
gameChat-presets-one_more = Nog een partij?
gameChat-presets-goodbye = Tot ziens!

gameChat-rooms-players = Spelers
gameChat-rooms-spectators = Toeschouwers

gameChat-about-players = Alleen de spelers en de scheidsrechter kunnen dit lezen.
gameChat-about-spectators = De spelers kunnen dit pas lezen als de partij voorbij is.
gameChat-log = Berichten
gameChat-choose = Chatruimte
gameChat-nothing = Nog geen berichten.
gameChat-placeholder = Zeg iets
gameChat-send = Versturen
gameChat-quick = Standaardberichten
gameChat-mute = Berichten van { $name } hier verbergen
gameChat-unmute = Berichten van { $name } weer tonen
gameChat-muteOpponent = Tegenstander dempen
gameChat-unmuteOpponent = Tegenstander niet meer dempen
gameChat-unmuteAll =
    { $n ->
        [one] Berichten van 1 gedempte speler weer tonen
       *[other] Berichten van { $n } gedempte spelers weer tonen
    }
gameChat-muted = Je hebt je tegenstander gedempt: diens berichten zie je in deze partij niet.
gameChat-block = { $name } overal blokkeren
gameChat-blocked = Je hebt { $name } geblokkeerd. Heb je een account, dan kun je de blokkering opheffen op je accountpagina.
gameChat-undoBlock = Ongedaan maken
