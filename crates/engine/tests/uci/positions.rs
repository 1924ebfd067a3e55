//! Tests of `position`: rejected positions, searches after a rejection, and games that are over.

use crate::gui::{Gui, START, is_legal};

/// After a rejected position, `go` does not search the previous position instead.
#[test]
fn after_a_refused_position_nothing_is_searched() {
    let gui = Gui::start();
    gui.say("position startpos moves a4b4");
    let endless = format!("position startpos moves {}", "e2e2 ".repeat(20_000));
    let behind_the_fields = format!("position fen {START} a4b4");
    for bad in [
        "position",
        "position fen x",
        "position startpos moves a4a9",
        "position startpos moves a4b4 a7b7 x a4b4",
        // The keyword `moves` is missing.
        "position startpos a4b4",
        &behind_the_fields,
        &endless,
    ] {
        gui.say(bad);
        assert!(gui.line().starts_with("info string error "), "{bad}");
        for go in ["go nodes 100", "go infinite", "go"] {
            gui.say(go);
            assert!(gui.line().starts_with("info string error no_position: "), "{bad}: {go}");
            assert_eq!(gui.line(), "bestmove (none)", "{bad}: {go}");
        }
        for other in ["go perft 1", "eval"] {
            gui.say(other);
            assert!(
                gui.line().starts_with("info string error no_position: "),
                "{bad}: {other}"
            );
        }
    }
    for good in ["position startpos", "ucinewgame"] {
        gui.say("position fen x");
        gui.say(good);
        gui.say("go nodes 100");
        assert!(is_legal(&gui.best(), START), "{good}");
    }
    assert!(gui.finish().is_empty());
}

#[test]
fn malformed_positions_leave_the_position_as_it_was() {
    let gui = Gui::start();
    gui.say("position startpos moves a4b4");
    for bad in [
        "position",
        "position fen",
        "position fen x y z",
        "position fen 9/9/9/9/9/9/9/9/9/9 w - - 0 1",
        "position startpos moves a4b4 a4b4",
        "position startpos moves zz",
        "position startpos moves a4a9",
        "position startpos moves e2e2 e9e9 a4b4",
        "position fen 4k4/9/9/9/9/9/9/9/9/4K4 w - - 99999999999999999999 1",
    ] {
        gui.say(bad);
        let answer = gui.line();
        assert!(answer.starts_with("info string error "), "{bad}: {answer}");
        gui.say("d");
        let fen = gui
            .until("Points")
            .into_iter()
            .find(|line| line.starts_with("Fen: "))
            .expect("a FEN");
        assert!(fen.contains("/1PP1P1P1P/") && fen.contains(" b "), "{bad}: {fen}");
    }
    assert!(gui.finish().is_empty());
}

#[test]
fn play_goes_on_where_programs_play_past_an_ending() {
    let gui = Gui::start();
    // The start position occurs for the fourth time. The game is over by repetition under pychess, but GUIs still ask
    // for a move.
    let there_and_back = "a1a2 a10a9 a2a1 a9a10 ".repeat(3);
    gui.say(&format!("position startpos moves {there_and_back}"));
    gui.say("go nodes 300");
    assert!(is_legal(&gui.best(), START));
    gui.say("position fen 4k4/9/9/9/9/9/9/R8/4A4/3K5 w - - 150 90");
    gui.say("go searchmoves a3a4 nodes 300");
    assert_eq!(gui.best(), "a3a4");
    assert!(gui.finish().is_empty());
}

#[test]
fn stalemate_ends_a_game_of_xiangqi_and_there_is_no_pass() {
    let gui = Gui::start();
    gui.say("setoption name Rules value xiangqi");
    // Black's general is not attacked and cannot move.
    gui.say("position fen 3k5/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1");
    gui.say("go nodes 100");
    assert_eq!(gui.best(), "(none)");
    gui.say("position fen 3k5/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1 moves d10d10");
    gui.say("isready");
    let lines = gui.until("readyok");
    assert!(
        lines.iter().any(|line| line.starts_with("info string error")),
        "{lines:?}"
    );
    gui.finish();
}
