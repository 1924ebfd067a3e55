### What the board says. A sentence of it ends with a full stop that the board sets where parts are joined.

board-name-janggi = Janggi-bord
board-name-xiangqi = Xiangqi-bord

board-sides-janggi-cho = { sideNames-janggi-cho }
board-sides-janggi-han = { sideNames-janggi-han }
board-sides-xiangqi-cho = { sideNames-xiangqi-cho }
board-sides-xiangqi-han = { sideNames-xiangqi-han }

board-roles-k = { piece-k }
board-roles-a = { piece-a }
board-roles-n = { piece-n }
board-roles-b = { piece-b }
board-roles-r = { piece-r }
board-roles-c = { piece-c }
board-roles-p = { piece-p }
# A soldier of the red side, which some languages call otherwise.
board-redSoldier = { piece-p }
# A guard of Xiangqi.
board-advisor = { piece-a }
board-piece = { $role } van { $side }

board-empty = leeg
board-selected = geselecteerd
board-reachable = kan hierheen
board-capturable = kan geslagen worden
board-offered = hier kan een stuk komen
board-lastMove = laatste zet
board-check = Schaak
board-mate = Mat
board-bikjang = Bigjang
board-premove = klaargezette zet { $n }
board-released = teruggezet
board-refused = kan daar niet heen
board-noMove = geen mogelijke zet

board-passes = { $side } past
board-step = { $piece } { $from } naar { $to }
board-takes = { $step }, slaat { $piece }
board-army = { $side } { $n ->
    [one] 1 stuk
   *[other] { $n } stukken
}

board-keys-janggi = Ga met de pijltoetsen over het bord. Enter pakt een stuk op of zet het neer; je kunt ook een zet typen, zoals 7172 of a4b4. P past, Escape annuleert.
board-keys-xiangqi = Ga met de pijltoetsen over het bord. Enter pakt een stuk op of zet het neer; je kunt ook een zet typen, zoals a4a5. Escape annuleert.
board-places = Ga met de pijltoetsen over het bord. Enter zet het stuk neer.
board-edits = Ga met de pijltoetsen over het bord. K zet een generaal neer, A een adviseur, N een paard, B een olifant, R een strijdwagen, C een kanon, P een soldaat; met Shift een stuk van { $side }. Delete haalt het stuk weg.
