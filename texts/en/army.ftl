army-title = Chess War: the JangGi army

army-intro-1 = In Chess War, armies from different kinds of chess play each other. One of its rule sheets, "The JangGi Army", describes the Korean army: its pieces and their ranks, how they move and how the game ends.
army-intro-2 = This page summarises the sheet. In the rule set Chess War, both sides have a Janggi army and play by the rules of the sheet.
army-play = Compare with the other rule sets

army-army-title = The army
army-army-caption = Sixteen pieces and their ranks on the sheet
army-army-piece = Piece
army-army-count = Count
army-army-inText = Rank in the text
army-army-onCard = Rank on the piece's card
# Ranks. King, Lieutenant and so on are the sheet's own words: keep them, after a translation.
army-army-ranks-King = King
army-army-ranks-Lieutenant = Lieutenant
army-army-ranks-Knight = Knight
army-army-ranks-Soldier = Soldier
army-army-ranks-Pawn = Pawn
army-army-strength = The sheet gives the whole army a strength of 53. It does not say on which scale, or what a single piece is worth, so the number cannot be checked and is not used.

army-contradictions-title = Where the sheet contradicts itself
army-contradictions-lines-1 = "Army Size: 15 Pieces", then "7 Pawns 6 Knights 2 Lieutenants 2 Bishops 1 King", which makes 18. The sheet describes 16 pieces, as in every Janggi set, and Janggun uses those.
army-contradictions-lines-2 = "2 Bishops": no piece has this rank in the text or on its card. Without them, the list adds up to 16 pieces.
army-contradictions-lines-3 = The cannon is a "Knight" in the text and a "Pawn" on its card, the elephant a "Knight" and a "Lieutenant", the guard a "Soldier" and a "Pawn". Ranks have no effect in a game between two Janggi armies.
army-contradictions-lines-4 = "8x8 Grid", with lines "numbered vertically 1~10, and horizontally with A~I". This numbering means nine by ten points, as on the usual board.
army-contradictions-lines-5 = Soldiers go "forward diagonally along the enemy palace lines" in the text, "1 space diagonally" on the card. Here a diagonal step must be a step forward, because the sheet also says "never backward".
army-contradictions-lines-6 = Facing generals: the text says "The game will end in a draw", the card "Cannot be line of sight". The same line of the card adds "Causes a Draw", so here facing generals are allowed and end the game in a draw.
army-contradictions-lines-7 = The elephant is described as "Elephants / Ministers", and the description of the guard's moves begins "The Minister moves". Here each piece keeps its own moves.

army-ranks-title = Five setups of the back rank
army-ranks-lines-1 = The picture of the standard position has been lost, but the first swap on the sheet implies its setup: horses outside, elephants inside. A player may also choose one of four other setups.
army-ranks-lines-2 = Left and right on the sheet differ from the South Korean names: its "Left Elephants" swaps the right-hand pair, which gives the setup called right elephant in South Korea and left elephant in North Korea.
army-ranks-lines-3 = Traditionally the players take turns placing one piece at a time before the game begins.

army-moves-title = How the pieces move
army-moves-lines-1 = The moves of three pieces differ from those in Janggi. The cannon moves without jumping and jumps only to capture. The guards and the general move one point in any direction inside the palace, with or without a line.

army-ending-title = How the game ends
army-ending-lines-1 = A side loses when its general is captured or checkmated.
army-ending-lines-2 = If the generals face each other when a turn begins, the game is drawn at once. This rule comes before mate and applies even in the starting position.
army-ending-lines-3 = A side that is not in check may pass (한수쉼). The sheet does not mention points, repetition or clocks.

army-lost-title = Against a FIDE army
army-lost-lines-1 = The sheet also had "Starting positions against FIDE Pieces", but only as pictures, which are lost. The text does not say where the other army is placed or how its pieces move through the palace.
army-lost-lines-2 = The project documentation explains why Janggun does not offer this game:
army-source = Source: "The JangGi Army (Korean Chess)", ChessWar Traditional. Quotations are taken from the sheet.
