problems-title = Problems
problems-today = Problem of the day
problems-solve = Solve it
problems-isSolved = Solved

problems-ask-mate = Mate in { $n }
problems-ask-points =
    Win on points in { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
problems-ask-advantage =
    Win material or the game in { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
problems-ask-save =
    { $n ->
        [one] Find the only move
       *[other] Find the only move { $n } times in a row
    }
problems-difficulty = difficulty { $n } of 9
problems-ownMoves = your moves: { $n }
problems-points = Points, deom included: { $points }
problems-pointsDecide = Whatever the reply, the game ends and points decide: { $points }.
problems-turn = { $side } to move.
problems-checksOnly = Every move of the solution gives check.
problems-level = Difficulty

problems-levels-any = Any
problems-levels-easy = Easy
problems-levels-medium = Medium
problems-levels-hard = Hard
problems-mixed = All types mixed
problems-composed = Composed problems
problems-byGoal = By goal

problems-kinds-mate--1 = Mate in 1
problems-kinds-mate--2 = Mate in 2
problems-kinds-mate--3 = Mate in 3
problems-kinds-mate--4 = Mate in 4 or more
problems-kinds-points = Win on points
problems-kinds-advantage = Advantage
problems-kinds-save = Only move
problems-byTheme = By theme

problems-themes-chariot--mate = Mate with a chariot
problems-themes-cannon--mate = Mate with a cannon
problems-themes-horse--mate = Mate with a horse
problems-themes-elephant--mate = Mate with an elephant
problems-themes-soldier--mate = Mate with a soldier
problems-themes-double--check = Double check
problems-themes-discovered--check = Discovered check
problems-themes-leg = Blocked legs
problems-themes-screen = The cannon's screen
problems-themes-palace--diagonal = Palace diagonals
problems-themes-joined--soldiers = Joined soldiers
problems-themes-few--pieces = Few pieces
problems-themes-bikjang = Bikjang
problems-themes-pass = Passing
problems-themes-fork = Fork
problems-themes-pin = Pin
problems-themes-sacrifice = Sacrifice
problems-themes-quiet = Quiet move
problems-progress =
    { $done ->
        [0] { $of ->
            [one] 1 problem
           *[other] { NUMBER($of) } problems
        }
       *[other] { NUMBER($done) } of { NUMBER($of) } solved
    }
problems-none = No problems match.
problems-from = Look up terms:
problems-all = All problems
problems-right = Right. { $n } of { $of } moves found.
problems-wrong = That is not the move.
problems-looking = That is not the move. Looking for the opponent's reply…
problems-refuted-take = That is not the move: the opponent's { $by } takes your { $piece } ({ $move }).
problems-refuted-move = That is not the move: the opponent replies with the { $by } ({ $move }).
problems-refuted-pass = That is not the move: the opponent passes.
problems-solved = Solved!
problems-otherwise = Solved, in a different way from the solution below.
problems-playThis = Play { $move }.
problems-again = Try again
problems-fromStart = Start over
problems-hint = Hint
problems-show = Show the move
problems-giveUp = Show the solution
problems-solution = Solution
problems-next = Next problem
problems-skip = Skip
problems-pass = Pass
problems-call = Call bikjang
problems-byEngine = The engine has checked this answer, but not proved it against every reply.
problems-isComposed = Composed by computer: only the last move can differ from the solution, and every piece is needed.
problems-occurs = Themes:
problems-analyse = Open in analysis
problems-loading = Loading the problems…
problems-notLoaded = The problems could not be loaded.
problems-loadAgain = Reload
problems-unknown = This problem does not exist.
problems-noRules = The rules could not be loaded, so problems cannot be solved. Check the connection and reload the page.

problems-intro = { NUMBER($n) } problems, taken from games between computers or composed by computer. In each, only one first move is right. Your results are stored in this browser.
