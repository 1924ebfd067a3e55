//! Tests of search limits: very short searches, invalid numbers, `movetime` and the node clock.

use crate::gui::{Gui, START, is_legal};

#[test]
fn the_shortest_searches_still_answer() {
    let gui = Gui::start();
    for go in [
        "go movetime 1",
        "go movetime 0",
        "go nodes 1",
        "go nodes 0",
        "go depth 1",
        "go wtime 1 btime 1",
        "go wtime -5",
    ] {
        for _ in 0..5 {
            gui.say(go);
            assert!(is_legal(&gui.best(), START), "{go}");
        }
    }
    assert!(gui.finish().is_empty());
}

/// A search with any limit ends, even if the limit is the other side's clock or an invalid number.
#[test]
fn whoever_names_a_limit_gets_an_answer() {
    let gui = Gui::start();
    gui.say("position startpos moves a4b4");
    for go in [
        "wtime 1000",
        "winc 100 wtime 1000",
        "movestogo 10",
        "depth x",
        "movetime",
    ] {
        gui.say(&format!("go {go}"));
        assert_ne!(gui.best(), "(none)", "{go}");
        gui.say(&format!("go ponder {go}"));
        gui.say("ponderhit");
        assert_ne!(gui.best(), "(none)", "ponder {go}");
    }
    assert!(gui.finish().is_empty());
}

/// An unusable number is reported, and the `go` still gets exactly one `bestmove`.
#[test]
fn a_number_that_cannot_be_used_is_told() {
    let gui = Gui::start();
    for (go, told) in [
        ("movetime -5", "movetime takes 0 to 1000000000000: 0 is used for -5"),
        ("nodes -1", "nodes takes 0 to 9223372036854775807: 0 is used for -1"),
        ("depth 0", "depth takes 1 to 100: 1 is used for 0"),
        ("mate -1 nodes 5", "mate takes 0 to 32767: 0 is used for -1"),
        ("wtime -300", "wtime takes 0 to 1000000000000: 0 is used for -300"),
        (
            "movestogo -2 depth 1",
            "movestogo takes 0 to 4294967295: 0 is used for -2",
        ),
        ("depth x", "error bad_number: depth takes a number, not 'x'"),
        ("wtime soon", "error bad_number: wtime takes a number, not 'soon'"),
        ("movetime", "error bad_number: movetime takes a number, not ''"),
    ] {
        gui.say(&format!("go {go}"));
        let lines = gui.until("bestmove");
        assert!(lines.contains(&format!("info string {told}")), "{go}: {lines:?}");
        assert_ne!(lines.last().map(String::as_str), Some("bestmove (none)"), "{go}");
    }
    assert!(gui.finish().is_empty());
}

/// With `movetime`, the engine never stops early by itself, even if it finds a mate or is in check.
#[test]
fn a_time_for_the_move_is_never_cut_short() {
    let gui = Gui::start();
    for position in [
        "position startpos",
        // A mate in one, then a position in check.
        "position fen 3k5/R8/9/9/9/9/9/9/8R/4K4 w - - 0 1",
        "position fen 4k4/9/9/9/9/9/8R/8R/9/r3K4 w - - 0 1",
    ] {
        gui.say(position);
        gui.say("go movetime 120");
        let lines = gui.until("bestmove");
        let summary = lines
            .iter()
            .rev()
            .find(|line| line.starts_with("info nodes"))
            .expect("a summary");
        let time: u64 = summary
            .rsplit(' ')
            .next()
            .and_then(|time| time.parse().ok())
            .expect("a time");
        assert!(time >= 120, "{position}: {time}");
    }
    gui.say("go movetime 3600000");
    gui.say("stop");
    gui.best();
    assert!(gui.finish().is_empty());
}

/// Measures the precision of `movetime` on this machine. Run with `cargo test -p janggun-engine --test uci how_exact --
/// --ignored --nocapture`.
#[test]
#[ignore = "measures time on a quiet machine"]
fn how_exact_a_time_for_the_move_is() {
    let gui = Gui::start();
    // Startup time is not part of a search, so wait until the engine is ready.
    gui.say("isready");
    gui.until("readyok");
    let (mut least, mut most) = (i128::MAX, i128::MIN);
    for (round, moves) in ["", " moves a4b4", " moves a4b4 a7b7", " moves i4h4"]
        .iter()
        .cycle()
        .take(40)
        .enumerate()
    {
        let wanted = [50, 100, 300, 1_000][round / 10];
        gui.say(&format!("position startpos{moves}"));
        let began = std::time::Instant::now();
        gui.say(&format!("go movetime {wanted}"));
        assert_ne!(gui.best(), "(none)");
        let late = began.elapsed().as_micros() as i128 - wanted * 1_000;
        (least, most) = (least.min(late), most.max(late));
    }
    println!("movetime: {least} to {most} microseconds late in 40 searches");
    assert!(least >= 0 && most <= 20_000);
    gui.finish();
}

/// Runs a search of a new game. Returns its reported nodes, its time in milliseconds and its `bestmove` line.
fn searched(gui: &Gui, go: &str) -> (u64, u64, String) {
    gui.say("ucinewgame");
    gui.say(go);
    let mut lines = gui.until("bestmove");
    let best = lines.pop().expect("a move");
    let summary = lines
        .iter()
        .rev()
        .find(|line| line.starts_with("info nodes"))
        .expect("a summary");
    let number = |name| {
        let mut words = summary.split_whitespace().skip_while(|word| *word != name);
        words.nth(1).and_then(|word| word.parse().ok()).expect("a number")
    };
    (number("nodes"), number("time"), best)
}

#[test]
fn a_clock_of_nodes_gives_the_same_search_every_time() {
    let gui = Gui::start();
    gui.say("setoption name nodestime value 10");
    let (nodes, time, _) = searched(&gui, "go movetime 900");
    assert!(
        (900..960).contains(&time) && (9_000..9_600).contains(&nodes),
        "{nodes} {time}"
    );
    let first = searched(&gui, "go wtime 20000 winc 100");
    assert_eq!(first, searched(&gui, "go wtime 20000 winc 100"));
    assert_eq!(first.0 / 10, first.1);
    gui.say("setoption name nodestime value 0");
    gui.say("go movetime 1");
    assert!(is_legal(&gui.best(), START));
    assert!(gui.finish().is_empty());
}
