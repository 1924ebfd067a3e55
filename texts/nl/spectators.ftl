spectators-title = { pages-spectatorScreen-title }
spectators-none = Er is nog niets te zien. Borden verschijnen zodra er een ronde is ingedeeld of, zonder toernooi, zodra twee mensen op dit apparaat spelen of het als klok gebruiken.
spectators-back = Terug
spectators-all = Alle borden
spectators-enlarge = { $board } groot tonen
spectators-others = Andere borden
spectators-last = Laatste zet: { $move }
spectators-points = { deviceGame-points }
