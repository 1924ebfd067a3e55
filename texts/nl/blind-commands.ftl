### What may be typed, in lower case, with commas between. Those of all languages are understood in every language.

blindCommands-words-pieces = stukken
blindCommands-words-rank = rij
blindCommands-words-file = kolom, lijn
blindCommands-words-moves = zetten
blindCommands-words-clocks = klokken
blindCommands-words-last = laatste
blindCommands-words-points = punten
blindCommands-words-state = stand
blindCommands-words-pass = passen
blindCommands-words-help = hulp

blindCommands-roles-k = generaal
blindCommands-roles-a = adviseur
blindCommands-roles-n = paard
blindCommands-roles-b = olifant
blindCommands-roles-r = strijdwagen
blindCommands-roles-c = kanon
blindCommands-roles-p = soldaat

blindCommands-sides-cho = cho
blindCommands-sides-han = han
blindCommands-sides-red = rood
blindCommands-sides-other = groen, blauw, zwart
