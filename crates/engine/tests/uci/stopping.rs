//! Tests of stopping: `stop`, `quit`, the end of the input, and commands queued behind a search.

use std::time::Duration;

use crate::gui::{DEEP, Gui, START, answers, is_legal, is_search};

#[test]
fn stop_races_give_one_answer_each() {
    let gui = Gui::start();
    for round in 0..60 {
        gui.say("go infinite");
        if round % 3 == 0 {
            std::thread::sleep(Duration::from_millis(round / 6));
        }
        gui.say("stop");
        if round % 4 == 0 {
            gui.say("stop");
        }
        assert!(is_legal(&gui.best(), START));
    }
    // A new `go` ends an infinite search, which is still answered.
    gui.say("go infinite");
    gui.say("go nodes 100");
    assert!(is_legal(&gui.best(), START) && is_legal(&gui.best(), START));
    gui.say("stop");
    gui.say("isready");
    assert_eq!(gui.line(), "readyok");
    assert!(gui.finish().is_empty());
}

/// A `stop` reaches a search even if other commands are queued behind it.
#[test]
fn a_search_is_stopped_whatever_waits_behind_it() {
    let behind = [
        "setoption name Hash value 2",
        "setoption name MultiPV value 2",
        "ucinewgame",
        "position startpos moves a4b4",
        "go depth 100",
        "go",
        "go perft 20",
    ];
    for deep in DEEP {
        for behind in behind {
            let gui = Gui::start();
            gui.say(deep);
            gui.say(behind);
            gui.say("isready");
            let mut heard = gui.until("readyok");
            gui.say("stop");
            let goes = [deep, behind].iter().filter(|line| is_search(line)).count();
            while answers(&heard) < goes {
                heard.push(gui.line());
            }
            heard.extend(gui.finish());
            assert_eq!(answers(&heard), goes, "{deep}, {behind}");
        }
    }
}

#[test]
fn the_end_of_input_ends_the_session_after_its_answer() {
    for go in [
        "go depth 6",
        "go depth 100",
        "go mate 9",
        "go nodes 1000000000000",
        "go",
        "go movetime 3600000",
        "go infinite",
        "go ponder wtime 100",
    ] {
        let gui = Gui::start();
        gui.say(go);
        let rest = gui.finish();
        assert_eq!(
            rest.iter().filter(|line| line.starts_with("bestmove")).count(),
            1,
            "{go}"
        );
    }
    let gui = Gui::start();
    gui.say("go infinite");
    gui.say("quit");
    assert!(gui.finish().last().is_some_and(|line| line.starts_with("bestmove")));
}

#[test]
fn ponderhit_starts_the_clock_and_stop_ends_pondering() {
    let gui = Gui::start();
    gui.say("go ponder wtime 400 btime 400");
    std::thread::sleep(Duration::from_millis(30));
    gui.say("isready");
    assert!(gui.until("readyok").iter().all(|line| !line.starts_with("bestmove")));
    gui.say("ponderhit");
    assert!(is_legal(&gui.best(), START));
    gui.say("go ponder movetime 1");
    gui.say("stop");
    assert!(is_legal(&gui.best(), START));
    // A `ponderhit` without a pondering search has no effect.
    gui.say("ponderhit");
    gui.say("go nodes 100");
    assert!(is_legal(&gui.best(), START));
    assert!(gui.finish().is_empty());
}
