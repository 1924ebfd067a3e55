analysisPage-title = Analysis
analysisPage-intro = Try variations from any position, with the engine's evaluation and best moves.
analysisPage-loading = Loading…
analysisPage-needRules = The rules could not be loaded, so analysis is not available. Check the connection and reload the page.
analysisPage-untitled = Untitled analysis
analysisPage-startPosition = Starting position
analysisPage-position = After move { $ply } of { $of }

analysisPage-board-undo = Undo
analysisPage-board-redo = Redo
analysisPage-board-edit = Editor
analysisPage-board-pass = Pass
analysisPage-board-passIllegal = Passing is not allowed here.
analysisPage-board-illegal = That move is not legal.
analysisPage-board-keys = Keyboard shortcuts

analysisPage-saving-none = Your changes will be saved automatically in this browser.
analysisPage-saving-writing = Saving…
analysisPage-saving-kept = Saved in this browser.
analysisPage-saving-copied = This analysis was changed in another tab. Your changes are kept as a copy.
analysisPage-saving-failed = The browser could not save this analysis. Save it as a file before you close the page.

analysisPage-about-change = Edit players and event
analysisPage-about-title = Players and event
analysisPage-about-event = Event or title
analysisPage-about-date = Date
analysisPage-about-done = Done

analysisPage-tree-title = Moves and variations
analysisPage-tree-empty = Play a move on the board, or open a game.
analysisPage-tree-promote = Move variation up
analysisPage-tree-demote = Move variation down
analysisPage-tree-main = Make main line
analysisPage-tree-remove = Delete from here

analysisPage-notes-edit = Annotate
analysisPage-notes-comment = Comment on this position
analysisPage-notes-glyphs = Evaluation marks
analysisPage-notes-pen = Draw on the board
analysisPage-notes-penOff = Stop drawing
analysisPage-notes-colours-green = green
analysisPage-notes-colours-red = red
analysisPage-notes-colours-blue = blue
analysisPage-notes-colours-yellow = yellow
analysisPage-notes-clear = Clear drawings
analysisPage-notes-drawHint = Draw with the right mouse button. Hold Shift, Alt or both for other colours.
analysisPage-notes-names-1 = good move
analysisPage-notes-names-2 = mistake
analysisPage-notes-names-3 = excellent move
analysisPage-notes-names-4 = blunder
analysisPage-notes-names-5 = interesting move
analysisPage-notes-names-6 = dubious move
analysisPage-notes-names-7 = only move
analysisPage-notes-names-10 = equal position
analysisPage-notes-names-13 = unclear position
analysisPage-notes-names-14 = { $side } is slightly better
analysisPage-notes-names-15 = { $side } is slightly better
analysisPage-notes-names-16 = { $side } is better
analysisPage-notes-names-17 = { $side } is better
analysisPage-notes-names-18 = { $side } is winning
analysisPage-notes-names-19 = { $side } is winning

analysisPage-engine-title = Engine
analysisPage-engine-lines = Lines
analysisPage-engine-threat = Show threat
analysisPage-engine-threatIs = Threat: { $move }
analysisPage-engine-noThreat = The threat cannot be shown when the side to move is in check.
analysisPage-engine-refutation = Show refutation
analysisPage-engine-refutationIs = Against { $move }: { $line }
analysisPage-engine-noRefutation = There is no refutation of this move.
analysisPage-engine-playRefutation = Play this line
analysisPage-engine-endless = Keep searching
analysisPage-engine-more = More tools
analysisPage-engine-play = Play { $line }
analysisPage-engine-nothing = There are no legal moves here.
analysisPage-engine-depth = depth { $depth }, { $nodes } positions
analysisPage-engine-rules = Rule set
analysisPage-engine-notHere = The engine does not support this kind of game.

analysisPage-review-title = Game review
analysisPage-review-start = Review the game
analysisPage-review-again = Review again: the moves have changed
analysisPage-review-progress = Analysing the game: { $done } of { $of } positions
analysisPage-review-accuracy = Accuracy
analysisPage-review-accuracyHint = The average over all moves. A move that keeps all winning chances counts as 100%, and one that lowers them by 10 percentage points as 61%.
analysisPage-review-lost = Points lost per move: { $points }
analysisPage-review-better = Better
analysisPage-review-time = { $total } in total, { $mean } per move, longest { $longest } (move { $ply })
analysisPage-review-timeOf = { $side }'s time

analysisPage-story-lost =
    { $n ->
        [one] It lets the opponent win at once.
       *[other] It lets the opponent win in { $n } moves.
    }
analysisPage-story-ended-draw = It ends the game in a draw.
analysisPage-story-ended-lost = It loses the game at once.
analysisPage-story-capture = The { $by } can then take the { $piece } ({ $reply }).
analysisPage-story-later = In the line { $line }, the { $piece } is lost.
analysisPage-story-points =
    { $points ->
        [one] It costs about 1 point.
       *[other] It costs about { $points } points.
    }
analysisPage-story-chance = { $side }'s chance of winning: { $before }% → { $after }%.
analysisPage-story-ownChance = Your chance of winning: { $before }% → { $after }%.
analysisPage-story-merit-win =
    { $n ->
        [one] It wins at once.
       *[other] It wins in { $n } moves.
    }
analysisPage-story-merit-saved = It avoids a forced loss.
analysisPage-story-merit-capture = It takes the { $piece }.
analysisPage-story-merit-attacker = It takes the attacking { $piece }.
analysisPage-story-merit-escape = It moves the { $piece } out of danger.
analysisPage-story-merit-shield = After that, the { $piece } can no longer be taken.
analysisPage-story-merit-guard = It protects the { $piece }.
analysisPage-story-merit-threat = It threatens to take the { $piece }.
analysisPage-story-merit-points =
    { $points ->
        [one] It is worth about 1 point more.
       *[other] It is worth about { $points } points more.
    }
analysisPage-story-losing = The losing move
analysisPage-story-worst = The biggest mistake
analysisPage-story-weakest = The weakest move
analysisPage-story-previous = Previous mistake
analysisPage-story-next = Next mistake
analysisPage-story-retry = Try again
analysisPage-story-show = Show on board
analysisPage-story-mild = There was a better move
analysisPage-story-none = No mistakes found.
analysisPage-story-ownNone = You made no notable mistakes.
analysisPage-story-resigned-winning = You resigned in a winning position.
analysisPage-story-resigned-even = You resigned in an even position.

analysisPage-retry-ask = { $side } played { $move }. Find a better move.
analysisPage-retry-askOwn = You played { $move }. Find a better move.
analysisPage-retry-checking = Checking your move…
analysisPage-retry-right = Good, that is better.
analysisPage-retry-best = That is the best move.
analysisPage-retry-bestWas = The best move was { $move }.
analysisPage-retry-wrong = There is a better move. Try again.
analysisPage-retry-shown = { $move } was better.
analysisPage-retry-show = Show the answer
analysisPage-retry-next = Next mistake
analysisPage-retry-end = Finish
analysisPage-retry-back = Back to the review
analysisPage-retry-over = Better moves found: { $solved } of { $of }.
analysisPage-retry-none = There are no mistakes to correct.
analysisPage-retry-count = { $n } of { $of }

analysisPage-course-title = Course of the game
analysisPage-course-lead = Lead in points
analysisPage-course-points = { $position }: Cho { $cho }, Han { $han } points.
analysisPage-course-repeated = This position has occurred for the { ORDINAL($n) } time.
analysisPage-course-facing = The generals face each other: bikjang.
analysisPage-course-seconds = Time for this move: { $text }
analysisPage-course-legend-line = Line: Cho's lead in points.
analysisPage-course-legend-marks = ● repetition, ◆ bikjang.
analysisPage-course-legend-repeated = ● repetition.
analysisPage-course-legend-bars = Bars: time per move.

analysisPage-open-title = Open
analysisPage-open-button = Open
analysisPage-open-text = Record, FEN, or the address of a game
analysisPage-open-hint = Paste or type a record (.gib, PGN, JSON or UCI), a FEN or the address of a game. Records are not sent to the server.
analysisPage-open-dropHint = You can also drop a file anywhere on this page.
analysisPage-open-go = Open text
analysisPage-open-file = Choose a file
analysisPage-open-games = { $n } games: choose one
analysisPage-open-search = Player, event or date
analysisPage-open-unmatched = No games match.
analysisPage-open-faulty = readable up to move { $ply }
analysisPage-open-drop = Drop to open
analysisPage-open-fresh = New analysis
analysisPage-open-law = Game
analysisPage-open-setups = { $side }'s setup
analysisPage-open-begin = Start
analysisPage-open-kept = Saved in this browser
analysisPage-open-none = Analyses that you edit are kept here.
analysisPage-open-remove = Delete
analysisPage-open-removed = "{ $title }" was deleted.
analysisPage-open-undo = Undo
analysisPage-open-moves =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }

analysisPage-share-title = Share and save
analysisPage-share-button = Share
analysisPage-share-link = Link with all variations
analysisPage-share-shortHint = Short enough for messaging apps. The server stores the analysis, and anyone with the link can open it.
analysisPage-share-shortLink = Create short link
analysisPage-share-stored = The server keeps this version for one year after it is last shared. To share later changes, create a new link.
analysisPage-share-file = Save as a file
analysisPage-share-format = Format
analysisPage-share-koopkorea = PGN, moves as P71-72 (KoopKorea)
analysisPage-share-saved = Saved as { $name }.
analysisPage-share-lossy = This format keeps only the main line, without variations or drawings.
analysisPage-share-refused = This game cannot be saved in this format.
analysisPage-share-fen = This position as FEN
analysisPage-share-embed = HTML for a web page
analysisPage-share-picture = Picture of the board
analysisPage-share-gif = Animated GIF of this line
analysisPage-share-gifProgress = Drawing frame { $done } of { $of }
analysisPage-share-gifSpeed = Seconds per move
analysisPage-share-cancel = Cancel
analysisPage-share-print = Print with diagrams
analysisPage-share-failed = Saving failed. Try again.

analysisPage-print-diagram = After { $move }
analysisPage-print-back = Back to the analysis
analysisPage-print-now = Print
analysisPage-print-hint = A diagram is printed for the start, for the end, and for every position with a comment, mark or drawing.

analysisPage-fault-not_analysis = This link contains no analysis, or only part of one. Did you copy the whole link?
analysisPage-fault-newer_version = This analysis was made with a newer version of Janggun. Reload the page to update.
analysisPage-fault-illegal = This analysis cannot be opened, because move { $ply } is not possible.
analysisPage-fault-gone = This analysis is not stored in this browser. Open it in the browser where it was made, or from a link.
analysisPage-fault-running = This game is still being played. You can analyse it when it is over.
analysisPage-fault-unknown_game = There is no such game, or the server cannot be reached.
analysisPage-fault-bad_fen = This is not a playable position.
analysisPage-fault-foreign = Only addresses of this server can be opened. Paste the text of the record instead.
analysisPage-fault-garbled = This text is garbled because it was copied in the wrong character encoding. Open the original file instead.
analysisPage-fault-unreadable = This cannot be read as a record, a FEN or an address.
analysisPage-fault-only_position = This is a position, not a game: there are no moves to judge.
analysisPage-fault-no_games = No game was found.
analysisPage-fault-not_shared = This analysis does not exist or is no longer stored, or the server cannot be reached.
analysisPage-fault-record_gone = This record is not in this browser's collection. Add its file again.
analysisPage-fault-no_module = Game records cannot be read, because part of the app could not be loaded. Check the connection and try again.
analysisPage-close = Close

analysisPage-assumed-setup = The record does not name the setups. Inner elephants are assumed for both sides.
analysisPage-assumed-turn = The FEN does not say whose turn it is. Cho is assumed.
analysisPage-assumed-encoding = This text was garbled because it had been copied in the wrong character encoding. It has been restored.
analysisPage-toStart = Start a new analysis
analysisPage-analyse = Analyse
analysisPage-laws-janggi = { editor-laws-janggi }
analysisPage-laws-xiangqi = { editor-laws-xiangqi }
analysisPage-laws-chesswar = { editor-laws-chesswar }
