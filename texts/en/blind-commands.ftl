### The words that can be typed, in lower case, separated by commas. The words of all languages work in every language.

blindCommands-words-pieces = p, pieces
blindCommands-words-rank = r, rank
blindCommands-words-file = f, file
blindCommands-words-moves = m, moves
blindCommands-words-clocks = c, clocks
blindCommands-words-last = l, last
blindCommands-words-points = o, points
blindCommands-words-state = s, state
blindCommands-words-pass = pass
blindCommands-words-help = h, help, ?

blindCommands-roles-k = k, general
blindCommands-roles-a = a, guard, advisor
blindCommands-roles-n = n, h, horse
blindCommands-roles-b = b, e, elephant
blindCommands-roles-r = r, chariot
blindCommands-roles-c = c, cannon
blindCommands-roles-p = p, soldier

blindCommands-sides-cho = cho
blindCommands-sides-han = han
blindCommands-sides-red = red
# Colours of the side without the red pieces: green or blue in Janggi, black in Xiangqi.
blindCommands-sides-other = green, blue, black
