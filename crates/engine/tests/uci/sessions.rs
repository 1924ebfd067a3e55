//! Tests of whole sessions: the `uci` handshake, invalid input, floods of commands and random commands.

use janggun_engine::rng::Rng;

use crate::gui::{DEEP, Gui, START, answers, is_legal, is_search};

#[test]
fn a_session_introduces_itself_and_plays() {
    let gui = Gui::start();
    // The line has a byte order mark and a Windows line ending.
    gui.say("\u{feff}uci\r");
    let hello = gui.until("uciok");
    assert!(hello.iter().any(|line| line.starts_with("id name Janggun")));
    for option in [
        "Rules",
        "UCI_Variant",
        "Hash",
        "Threads",
        "MultiPV",
        "Ponder",
        "Skill Level",
        "UCI_LimitStrength",
    ] {
        assert!(
            hello
                .iter()
                .any(|line| line.starts_with(&format!("option name {option} type"))),
            "{option}"
        );
    }
    gui.say("isready");
    assert_eq!(gui.line(), "readyok");
    gui.say("position startpos moves a4b4\r");
    gui.say("go nodes 3000\r");
    let lines = gui.until("bestmove");
    assert!(lines.iter().any(|line| {
        [
            "depth", "seldepth", "multipv", "score", "wdl", "nodes", "nps", "hashfull", "time", "pv",
        ]
        .iter()
        .all(|word| line.split_whitespace().any(|part| part == *word))
    }));
    assert!(gui.finish().is_empty());
}

#[test]
fn nonsense_is_named_and_nothing_breaks() {
    let gui = Gui::start();
    for bad in [
        "xyzzy",
        "setoption name Hash value x",
        "setoption name Nothing",
        "setoption name TablePath value nowhere",
        "go perft x",
        "\u{0}\u{1}",
    ] {
        gui.say(bad);
        assert!(gui.line().starts_with("info string error "), "{bad}");
    }
    gui.say
        .as_ref()
        .expect("open")
        .send(vec![0xff, 0xfe, b'\n'])
        .expect("open");
    assert!(gui.line().starts_with("info string error "));
    gui.say("go depth nonsense nodes 100 wtime");
    assert!(is_legal(&gui.best(), START));
    gui.say("go searchmoves a4a9 a4b4 nodes 500");
    assert_eq!(gui.best(), "a4b4");
    // If none of the `searchmoves` is legal, nothing is searched.
    gui.say("go infinite searchmoves a4a9 x");
    let lines = gui.until("bestmove");
    assert_eq!(lines.last().map(String::as_str), Some("bestmove (none)"));
    assert!(lines.iter().any(|line| line.starts_with("info string error no_move: ")));
    assert!(gui.finish().is_empty());
}

#[test]
fn hostile_lines_are_survived() {
    let gui = Gui::start();
    for line in [
        &"x".repeat(1 << 20),
        &format!("position startpos moves {}", "e2e2 ".repeat(12_000)),
        &format!("go nodes {}", "9".repeat(60_000)),
        "go depth 99999999999999999999 nodes 1 wtime -99999999999999999999 byoyomi 99999999999999999999 movestogo 0",
        "go wtime 9223372036854775807 btime 9223372036854775807 winc 9223372036854775807 nodes 5",
        "go byoyomi 9223372036854775807 nodes 5",
        "go mate 99999999999999999999 nodes 5",
        "go perft 99999999999999999999",
        "setoption name Threads value -",
        "setoption name \u{0} value \u{0}",
        "position fen \u{0}",
    ] {
        gui.say(line);
    }
    gui.say("go depth x");
    gui.say("position startpos");
    gui.say("isready");
    let mut heard = gui.until("readyok");
    heard.extend(gui.finish());
    assert_eq!(answers(&heard), 6);
}

#[test]
fn floods_of_new_games_and_positions_do_not_hurt() {
    let gui = Gui::start();
    for _ in 0..50 {
        gui.say("ucinewgame");
        gui.say("position startpos moves a4b4 a7b7");
        gui.say("ucinewgame");
    }
    for _ in 0..20 {
        gui.say("go depth 2");
        gui.say("ucinewgame");
        gui.say("position startpos");
    }
    for _ in 0..20 {
        assert!(is_legal(&gui.best(), START));
    }
    gui.say("isready");
    assert_eq!(gui.line(), "readyok");
    assert!(gui.finish().is_empty());
}

const SAID: [&str; 32] = [
    "isready",
    "stop",
    "ponderhit",
    "ucinewgame",
    "xyzzy",
    "position startpos",
    "position startpos moves a4b4",
    "position startpos moves a4a9",
    "position fen 9/9 w",
    "setoption name Hash value 1",
    "setoption name Move Overhead value 99999999999999999999",
    "setoption name MultiPV value 2",
    "setoption name Skill Level value 20",
    "setoption name Skill Level value -20",
    "setoption name UCI_LimitStrength value true",
    "setoption name UCI_Elo value 900",
    "setoption name Rules value kakao",
    "setoption name EvalFile value hand",
    "d",
    "eval",
    "uci",
    "go nodes 1",
    "go depth 1",
    "go depth x",
    "go movetime 1",
    "go wtime 1 btime 99999999999999999999",
    "go wtime 1",
    "go ponder movestogo 3\r",
    "go infinite searchmoves a4a9",
    "position startpos a4b4",
    "setoption name Rules value casual@1",
    "setoption name MultiPV value 3\r",
];

/// Runs sessions of random commands that end with `quit` or the end of the input. Asserts that every search gets one
/// `bestmove`, that every `isready` gets one `readyok`, and that the session ends.
fn random_sessions(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let gui = Gui::start();
        gui.say("setoption name Hash value 1");
        let (mut goes, mut answered) = (0, 0);
        for _ in 0..rng.below(14) {
            let line = if rng.below(3) == 0 {
                DEEP[rng.below(DEEP.len() as u64) as usize]
            } else {
                SAID[rng.below(SAID.len() as u64) as usize]
            };
            goes += usize::from(is_search(line));
            gui.say(line);
            if line == "isready" {
                // Answers to earlier searches may come before `readyok`.
                answered += answers(&gui.until("readyok"));
            }
        }
        if rng.below(2) == 0 {
            gui.say("quit");
        }
        let rest = gui.finish();
        assert_eq!(answered + answers(&rest), goes, "seed {seed}");
        assert!(rest.iter().all(|line| line != "readyok"), "seed {seed}");
    }
}

#[test]
fn in_random_sessions_every_go_is_answered_once() {
    random_sessions(0..120);
}

/// Run with `cargo test --release -p janggun-engine --test uci ten_thousand -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn in_ten_thousand_random_sessions_every_go_is_answered_once() {
    random_sessions(0..10_000);
}
