# Guide for people who run a hall event for the first time, with a picture for each step. Names of buttons and sections
# are references to the messages of the page itself.

directorGuide-title = { pages-tournamentGuide-title }
directorGuide-intro = For anyone who runs a Janggi tournament over the board for the first time. You need a laptop and a printer, but no internet on the day itself. It helps to print this guide the day before.
directorGuide-contents = Contents
directorGuide-toPage = Go to { director-title }

directorGuide-steps-plan-title = Before the day: set up the tournament
directorGuide-steps-plan-text-1 = A few days before, open this guide once on the laptop that you will use. After that, the guide and "{ director-title }" open without internet.
directorGuide-steps-plan-text-2 = In "{ director-title }", fill in the name, the venue, the date and the fee. Say how many players, hours and prizes there will be, and the page suggests formats that fit.
directorGuide-steps-plan-text-3 = The suggestions are listed best first. Look at the finishing time and the number of boards, choose one, and press "{ director-plan-begin }".
directorGuide-steps-plan-text-4 = If players have signed up already, enter them now. Then print "{ printouts-sheets-entries }" and "{ printouts-sheets-badges }" in "{ director-tabs-print }".
directorGuide-steps-plan-text-5 = Bring boards, clocks, a printer with A4 paper, pens, a USB stick and numbered slips if players draw lots.
directorGuide-steps-plan-alt = New tournament: fields for name and venue, questions about players and hours, and a list of suggested formats

directorGuide-steps-entries-title = Enter the players
directorGuide-steps-entries-text-1 = Type a name. Tab moves on to club, grade and date of birth, and Enter adds the player. You can leave out what you do not know.
directorGuide-steps-entries-text-2 = The date of birth may decide ties: the older player comes first. Ask for it if you can.
directorGuide-steps-entries-text-3 = If you have a spreadsheet, copy its rows and paste them into "{ director-entry-paste }".
directorGuide-steps-entries-text-4 = Tick "{ director-entry-paid }" when a player pays the fee. The amount received is shown above the list.
directorGuide-steps-entries-text-5 = Members of the same club are put in different groups if possible. Add other players who should not meet, such as relatives, in "{ director-apart-title }".
directorGuide-steps-entries-alt = Entries: fields for name, club, grade and date of birth, above the list of players

directorGuide-steps-draw-title = Draw the numbers
directorGuide-steps-draw-text-1 = When all players are entered, open "{ director-tabs-draw }" and draw. "{ director-draw-large }" makes the numbers readable from a distance.
directorGuide-steps-draw-text-2 = If the players drew slips of paper themselves, press "{ director-draw-slips }" and type the numbers.
directorGuide-steps-draw-text-3 = If a player arrives after the draw, enter the name and draw again. Once round 1 is paired, groups and round robins take players only in empty seats, knock-outs none.
directorGuide-steps-draw-alt = Draw numbers: every player with the number drawn, in large print

directorGuide-steps-round-title = Put up the pairings
directorGuide-steps-round-text-1 = In "{ director-tabs-rounds }", press the large button that pairs the round.
directorGuide-steps-round-text-2 = In "{ director-tabs-print }", print "{ printouts-sheets-names }" and put it on the wall. Players look up their name, and find their board and side.
directorGuide-steps-round-text-3 = Print "{ printouts-sheets-slips }", cut them apart, and put one on each board.
directorGuide-steps-round-text-4 = A late player can take an empty seat of a group under "{ director-tabs-entries }". If there is none, or something is wrong, press "{ director-round-unpair }" before you enter a result, and pair again.
directorGuide-steps-round-alt = Print: the pairings of the first round by board, with Cho and Han

directorGuide-steps-results-title = Enter the results
directorGuide-steps-results-text-1 = When a game is over, the players fill in the slip and bring it to your desk.
directorGuide-steps-results-text-2 = Type the board number and press Enter, then press the key for the result. You can also use the mouse.
directorGuide-steps-results-text-3 = 1: Cho won. 2: Han won. 3: Cho won on points. 4: Han won on points.
directorGuide-steps-results-text-4 = Boards without a result are listed above the pairings.
directorGuide-steps-results-alt = Entering a result: board 1 is chosen, and the results for Cho and Han are buttons with their keys

directorGuide-steps-count-title = When time is up: stop and count
directorGuide-steps-count-text-1 = At the agreed time, the referee stops the games, and the pieces on the board are counted.
directorGuide-steps-count-text-2 = A { piece-r } is worth 13 points, a { piece-c } 7, a { piece-n } 5, an { piece-b } 3, a { piece-a } 3 and a { piece-p } 2. Han gets 1.5 points more (the deom), so there are no ties.
directorGuide-steps-count-text-3 = Press 3 if Cho has more, or 4 if Han has, and type the points of both. If you do not know them, just press Enter.
directorGuide-steps-count-text-4 = "{ boardClock-title }" can count the points too, and says when time is up.
directorGuide-steps-count-alt = Win on points: fields for the points of Cho and Han

directorGuide-steps-late-title = Late, absent and withdrawn players
directorGuide-steps-late-text-1 = When a late player arrives, type the board number, press 8 for Cho or 9 for Han, and type how many minutes late the player is. Twice that time is taken off the clock. A player who is later than the tournament allows, usually 15 minutes or more, loses the game.
directorGuide-steps-late-text-2 = If a player does not appear at all, press 5 for Cho or 6 for Han. If neither appears, press 7.
directorGuide-steps-late-text-3 = If a player leaves the tournament, press "{ director-entry-withdraw }" in the player's row in "{ director-tabs-entries }". The next rounds are paired without the player.
directorGuide-steps-late-alt = A late player: a field for the minutes

directorGuide-steps-correct-title = Correct a result
directorGuide-steps-correct-text-1 = To take back what you have just done, press "{ director-undoNothing }" at the top.
directorGuide-steps-correct-text-2 = For an earlier result, type its board number again and press Enter. Choose the right result, give a reason, and save. The reason is kept in "{ director-tabs-log }".
directorGuide-steps-correct-text-3 = If a later round has been paired with this result, the page shows which corrections are still possible, if any, and what to undo first to make the others.
directorGuide-steps-correct-alt = Correcting a result: the right result and the reason

directorGuide-steps-next-title = The next round and the knock-out
directorGuide-steps-next-text-1 = After the last result, the button for the next round appears. Press it.
directorGuide-steps-next-text-2 = After the groups, the page works out who advances and who plays whom. Press "{ director-round-why }" beside a pairing to see the reason.
directorGuide-steps-next-text-3 = Print pairings and slips for every round. From the knock-out on, put up "{ printouts-sheets-bracket }" too.
directorGuide-steps-next-text-4 = If players who could advance are tied on everything, the page says so. Let them play another game, and enter its result.
directorGuide-steps-next-alt = After the groups: the button that pairs the round of 16

directorGuide-steps-end-title = Standings and certificates
directorGuide-steps-end-text-1 = After the final, the page names the winner. Press "{ director-round-toStandings }" to check the order, then print the standings and put them up.
directorGuide-steps-end-text-2 = Press "{ director-ending-certificates }", change organiser and wording if you like, and print. Other prizes, such as one for the oldest player, go into "{ printouts-award-fields-prize }".
directorGuide-steps-end-text-3 = If everything is right, press "{ director-round-closeNow }". Then press "{ director-saveFile }" to keep a copy of the tournament.
directorGuide-steps-end-alt = Print: the certificate for first place

directorGuide-screen-title = Optional: boards for spectators
directorGuide-screen-text-1 = Connect a projector, press "{ director-boards-screen }", drag the new tab to that screen and press F11. It shows the boards of the round with their results, and follows new rounds automatically.
directorGuide-screen-text-2 = To show a game move by move, press "{ director-boards-clock }" next to its board and choose "{ atBoard-withMoves }". Board, clocks and last move then appear on the big screen.
directorGuide-screen-text-3 = The screen shows the clocks and moves only of games in the same browser. For games on other devices, it shows the result once you have entered it.
directorGuide-screen-text-4 = To keep the moves of a board on another tablet, record them there with "{ start-self }". After the game, press "{ deviceGame-review }", "{ analysisPage-share-button }" and "{ analysisPage-share-file }". Open that file under "{ director-record-title }" in "{ director-tabs-more }".

directorGuide-phones-title = Optional: results by phone
directorGuide-phones-text-1 = If the laptop runs Janggun with "janggun play --lan" and the phones are on the same Wi-Fi, press "{ directorPhones-button }" and then "{ directorPhones-open }". Print the result slips after that.
directorGuide-phones-text-2 = Each player scans the code on the slip. When both report the same result, it is entered automatically; you see it in "{ director-tabs-log }" and can undo it.
directorGuide-phones-text-3 = If the two reports differ, or a player calls you, the board appears in a large frame at the top. If the phones or the server fail, enter results by hand.

directorGuide-second-title = Optional: a second laptop
directorGuide-second-text-1 = Press "{ director-saveFile }" and open the file on the second laptop with "{ director-openFile }". Agree who enters which boards, and pair the rounds on one laptop only.
directorGuide-second-text-2 = After the round, save the file on the second laptop and open it on yours with "{ director-mergeFile }". What is missing is added, and nothing twice. If the laptops have different results for a board, nothing is added and you see which result it is.
directorGuide-second-text-3 = Pair the next round, save the file, and open it on the second laptop with "{ director-mergeFile }".

directorGuide-safe-title = If the laptop stops working
directorGuide-safe-text-1 = Everything you enter is saved on this laptop immediately. Restart the laptop, open "{ director-title }", and continue where you left off.
directorGuide-safe-text-2 = Still, press "{ director-saveFile }" after every round and keep the file on a USB stick. If the laptop breaks, continue with "{ director-openFile }" on another one.
directorGuide-safe-text-3 = Do not clear the browser's data until the tournament is over: that would delete the tournament too.
directorGuide-safe-text-4 = Keep the paper slips until the certificates have been handed out.
