collection-intro = Keep as many games as you like in this browser; files that you add are not sent to the server. Formats: .gib from Korean programs (CP949 or UTF-8), PGN, and Janggun's JSON.
collection-add = Add files
collection-drop = or drop files here, or paste records with Ctrl+V
collection-reading =
    Reading: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $percent }%
collection-cancel = Cancel
collection-loading = Opening your collection…
collection-added =
    { $n ->
        [0] No new games.
       *[other] { $n ->
        [one] 1 game
       *[other] { $n } games
    } added.
    }
collection-again =
    { $n ->
        [one] 1 game was already in your collection.
       *[other] { $n } games were already in your collection.
    }
collection-faults =
    { $n ->
        [one] 1 game has an error.
       *[other] { $n } games have errors.
    }
collection-showFaults =
    { $n ->
        [one] Show the game
       *[other] Show the games
    }
collection-koopkorea = PGN, moves as P71-72 (KoopKorea)

collection-stopped-asked = Stopped before all files were read.
collection-stopped-no_room = This browser has no more space for Janggun, so the rest was not saved. Delete games that you no longer need, or free up space on this device, and add the files again: games that are already here are not added twice.
collection-stopped-not_kept = The browser could not save the rest. Add the files again: games that are already here are not added twice.
collection-damaged = { $name }: some characters cannot be read and are shown as �.
collection-restored = { analysisPage-assumed-encoding }
collection-notLasting = This browser does not store games: they will be lost when you reload the page. Save the ones you need as files.
collection-deleted =
    { $n ->
        [one] 1 game
       *[other] { $n } games
    } deleted.
collection-undo = Undo
collection-tooLate = That can no longer be undone.
collection-refused = The change could not be saved in this browser. Try again.
collection-close = Close
collection-gone = This game is not in this browser's collection.
collection-search = Player, event, date or file
collection-filters = More filters
collection-showAll = Show all games
collection-sample = Try it with five games
collection-sampleName = Sample
collection-clear = Clear filters
collection-setupOf = { $side }'s setup
collection-any = Any
collection-result = Result

collection-results-draw = Draw
collection-results-unknown = Unknown
collection-ending = Ended by
collection-from = From
collection-to = To
collection-only = Show only
collection-onlyFaults = Games with errors
collection-onlyDoubles = Duplicate games
collection-double = same moves as another game
collection-selectAll =
    Select { $n ->
        [one] the game
       *[other] all { $n }
    }
collection-selectOne = Select game { $n }
collection-selected = { $n } selected
collection-delete =
    Delete { $n ->
        [one] 1 game
       *[other] { $n } games
    }
collection-save =
    Save { $n ->
        [one] 1 game
       *[other] { $n } games
    }
collection-keys = In the list: ↑ ↓ move between games, X selects, Delete deletes the selected games, Ctrl+Z restores them, / searches.

collection-found-all = { $of ->
    [one] { $of } game
   *[other] { $of } games
 }
collection-found-some = { $n } of { $of ->
    [one] { $of } game
   *[other] { $of } games
 }

collection-order = Order
collection-orders-added = In the order added
collection-orders-newest = Newest first
collection-orders-oldest = Oldest first
collection-orders-players = By player
collection-orders-longest = Longest first
collection-tag = Tag
collection-tagNew = Tag for the selected games
collection-tagAdd = Add tag
collection-tagRemove = Remove the tag { $tag }

collection-position-label = Position (FEN)
collection-position-unreadable = This is not a valid FEN.
collection-position-seeking = { $done } of { $of } games checked
collection-position-reached = position after move { $ply }
collection-position-find = Find this position in your records
collection-position-shown = Games with this position
collection-position-clear = Clear this position
