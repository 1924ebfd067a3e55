//! Tests of UCI options: lines, levels, threads, networks and rule sets.

use janggun_engine::nnue::format::Net;

use crate::gui::{Gui, START, is_legal};

#[test]
fn several_lines_are_different_and_ranked() {
    let gui = Gui::start();
    gui.say("setoption name MultiPV value 4");
    gui.say("go depth 4");
    let lines = gui.until("bestmove");
    let last: Vec<&String> = lines.iter().filter(|line| line.starts_with("info depth 4 ")).collect();
    assert_eq!(last.len(), 4);
    let word = |line: &str, name: &str| {
        line.split_whitespace()
            .skip_while(|word| *word != name)
            .nth(1)
            .expect("a value")
            .to_owned()
    };
    let mut moves: Vec<String> = last.iter().map(|line| word(line, "pv")).collect();
    let scores: Vec<i32> = last
        .iter()
        .map(|line| word(line, "cp").parse().expect("a number"))
        .collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
    moves.sort();
    moves.dedup();
    assert_eq!(moves.len(), 4);
    assert!(gui.finish().is_empty());
}

#[test]
fn levels_play_and_finished_games_have_no_move() {
    let gui = Gui::start();
    gui.say("setoption name UCI_LimitStrength value true");
    for level in 1..=6 {
        gui.say(&format!("setoption name Skill Level value {level}"));
        gui.say("go movetime 100000");
        assert!(is_legal(&gui.best(), START), "level {level}");
    }
    gui.say("position startpos moves e2e2 e9e9");
    gui.say("go nodes 100");
    assert_eq!(gui.best(), "(none)");
    assert!(gui.finish().is_empty());
}

/// Sessions with the same seed play the same moves; sessions with different seeds do not.
#[test]
fn levels_follow_the_seed() {
    let play = |seed| {
        let gui = Gui::seeded(seed);
        gui.say("setoption name Skill Level value 1");
        let mut moves = String::new();
        for _ in 0..8 {
            gui.say(&format!(
                "position startpos{}{moves}",
                if moves.is_empty() { "" } else { " moves" }
            ));
            gui.say("go");
            moves = format!("{moves} {}", gui.best());
        }
        gui.finish();
        moves
    };
    assert_eq!(play(1), play(1));
    assert_ne!(play(1), play(2));
}

#[test]
fn threads_can_be_more_than_one() {
    let gui = Gui::start();
    gui.say("setoption name Threads value 3");
    gui.say("setoption name Hash value 8");
    for _ in 0..3 {
        gui.say("go nodes 5000");
        assert!(is_legal(&gui.best(), START));
    }
    gui.say("go movetime 20");
    assert!(is_legal(&gui.best(), START));
    assert!(gui.finish().is_empty());
}

/// A valid network is loaded and used. An invalid one is rejected with an error code, and the old one stays in use.
#[test]
fn eval_file_takes_networks_and_turns_the_rest_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let net = Net::synthetic(5);
    let (good, bad) = (folder.path().join(net.name()), folder.path().join("bad.nnue"));
    let mut bytes = net.write().expect("in range");
    std::fs::write(&good, &bytes).expect("written");
    bytes.truncate(5_000);
    std::fs::write(&bad, &bytes).expect("written");
    let gui = Gui::start();
    let set = |value: &str| {
        gui.say(&format!("setoption name EvalFile value {value}"));
        gui.until("info string").pop().expect("at least one")
    };
    let eval = || {
        gui.say("eval");
        gui.line()
    };
    assert_eq!(set("hand"), "info string evaluation hand-made");
    let by_hand = eval();
    let path = good.to_str().expect("UTF-8");
    assert!(set(path).starts_with(&format!("info string evaluation {}", net.name())));
    let by_net = eval();
    assert_ne!(by_hand, by_net);
    for (value, code) in [
        (bad.to_str().expect("UTF-8"), "net_length"),
        ("/nowhere.nnue", "net_unreadable"),
        (env!("CARGO_MANIFEST_DIR"), "net_unreadable"),
    ] {
        let answer = set(value);
        assert!(answer.starts_with(&format!("info string error {code}: ")), "{answer}");
        assert_eq!(eval(), by_net);
    }
    gui.say("go nodes 2000");
    assert!(gui.best().len() >= 4);
    set("none");
    assert_eq!(eval(), by_hand);
    gui.say("setoption name EvalFile value <empty>");
    gui.say("uci");
    assert!(
        gui.until("uciok")
            .iter()
            .any(|line| line.starts_with("info string evaluation "))
    );
}

/// A game keeps the revision of its rules, so the engine must support earlier revisions.
#[test]
fn earlier_revisions_of_a_rule_set_are_played() {
    let gui = Gui::start();
    let count = |rules: &str| {
        gui.say(&format!("setoption name Rules value {rules}"));
        gui.say("position startpos");
        gui.say("go perft 2");
        let lines = gui.until("Nodes searched");
        assert!(lines.iter().all(|line| !line.contains("error")), "{lines:?}");
        lines.last().cloned()
    };
    // In revision 1 of Chess War, the pieces moved as in Janggi.
    assert_eq!(count("chesswar@1"), count("casual@1"));
    assert_ne!(count("chesswar@1"), count("chesswar"));
    assert_eq!(
        count(r#"{"schema": 1, "base": "chesswar", "set": {"movement": "janggi"}}"#),
        count("chesswar@1")
    );
    gui.say("setoption name Rules value casual@99");
    assert!(gui.line().starts_with("info string error bad_value: "));
    assert!(gui.finish().is_empty());
}

#[test]
fn the_option_rules_brings_the_other_laws_with_their_starts() {
    let gui = Gui::start();
    for (option, nodes) in [("Rules value xiangqi", 79_666), ("UCI_Variant value xiangqi", 79_666)] {
        gui.say("setoption name Rules value kakao");
        gui.say(&format!("setoption name {option}"));
        gui.say("position startpos");
        gui.say("go perft 3");
        let last = gui.until("Nodes searched").pop();
        assert_eq!(last, Some(format!("Nodes searched: {nodes}")), "{option}");
    }
    // Mate in one: the chariot on a9 controls the ninth rank, and the other chariot checks on g10.
    gui.say("position fen 3k5/R8/9/9/9/9/9/9/9/4K1R2 w - - 0 1");
    gui.say("go nodes 20000");
    let lines = gui.until("bestmove");
    assert!(lines.iter().any(|line| line.contains("score mate 1 ")), "{lines:?}");
    gui.say("position fen 3k5/9/9/4R4/9/9/9/9/9/4K4 b - - 0 1");
    gui.say("go nodes 2000");
    assert_ne!(gui.best(), "(none)", "the general steps to d9");
    gui.say("setoption name Rules value chesswar");
    gui.say("position startpos");
    gui.say("go nodes 2000");
    assert_ne!(gui.best(), "(none)");
    gui.finish();
}
