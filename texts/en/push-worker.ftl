# Notices on a phone or computer while the app is closed.

pushWorker-kinds-turn = It is your turn
pushWorker-kinds-offer = Your opponent has made an offer
pushWorker-kinds-joined = Your opponent has joined
pushWorker-kinds-over = The game is over
pushWorker-kinds-challenge = You have been challenged to a game
pushWorker-kinds-round = Your tournament game has started
pushWorker-kinds-club_request = A player has asked to join your club
pushWorker-kinds-club_answer = Your request to join a club has been answered
# Of a kind that this version does not know.
pushWorker-news = You have a new notification
pushWorker-opponent = Opponent: { $name }
pushWorker-engine = Computer, level { $level }
