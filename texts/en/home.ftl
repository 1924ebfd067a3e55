### The start page below the form for a new game.

home-problem = Problem of the day
home-goals-mate =
    { $n ->
        [one] { $side } to move: mate in 1
       *[other] { $side } to move: mate in { $n }
    }
home-goals-points = { $side } to move: win on points
home-goals-advantage = { $side } to move: win material or the game
home-goals-save = { $side } to move: find the only move
home-solve = Solve it
home-solved = Solved. There will be a new problem tomorrow.
home-more = More problems
home-since = New since your last visit
home-today = Today
home-turn = Your turn · { $name }
home-over = { $result } · { $name }
home-newProblem = A new problem of the day
home-newReplay = Game of the day: { $cho } against { $han }
home-word = Word of the day: { $word }
home-rating = Your rating: { $before } → { $after }
home-running = Your games in progress
home-recent = Your recent games
home-review = Review
home-all = All my games
home-level = computer (level { $level })
home-yours = Your most recent game
home-tournament = Run a tournament (pairings, standings, certificates)
home-stories-m51 = Mate after 51 moves with most pieces still on the board. One cannon takes three soldiers, then one chariot breaks into the palace and the other gives mate.
home-stories-m72 = One of Han's chariots takes both of Cho's cannons. The other gives mate from the edge of the board.
home-stories-m77 = An elephant takes a chariot in the far corner. In the end, Cho's last chariot gives mate on the back rank.
home-stories-m96 = After a long fight in the centre, Han's elephant takes a chariot. Then two chariots close in on the general.
home-stories-m138 = A long endgame with few pieces. At the very end a soldier steps in as the screen, and the cannon gives mate.
