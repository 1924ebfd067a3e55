//! Tests of `janggun solve` with positions and records.

use serde_json::{Value, json};

use crate::talk::converse;

/// A mate in two with a single solution.
const TWO: &str = "5k3/4a4/4R4/2pp2B2/6n2/6P2/3P5/2N1A1N2/4AC3/4K4 w - - 5 52";
/// A mate in five by checks, with Han to move.
const FIVE: &str = "4k4/1R2a3b/3a1c3/9/9/2n6/4PP2P/5A3/5K3/r8 b - - 16 47";
/// A position without a mate by checks alone, but with a mate in three that includes a quiet move.
const QUIET: &str = "4kc3/4aa3/4b4/3pp4/3p5/9/4pn3/3p1A3/9/4KC3 b - - 14 76";

/// Returns the output of `janggun solve`, which must succeed.
fn solve(words: &[&str], input: &str) -> String {
    let (status, said, errors) = converse(&[&["solve"], words].concat(), input);
    assert_eq!((status, errors.as_str()), (Some(0), ""), "{said}");
    said
}

#[test]
fn a_position_is_solved() {
    let said = solve(&["--fen", TWO], "");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "mate in 2, the only solution");
    assert!(
        lines.len() == 3 && lines[1].starts_with("1. ") && lines[2].starts_with("2. "),
        "{said}"
    );
    let korean = solve(&["--fen", TWO, "--notation", "korean"], "");
    assert!(korean.contains('차'), "{korean}");
}

#[test]
fn the_attacker_gives_check_unless_told_otherwise() {
    assert_eq!(solve(&["--fen", QUIET], ""), "no mate in 8\n");
    let quiet = solve(&["--fen", QUIET, "--moves", "3", "--quiet"], "");
    assert!(quiet.starts_with("mate in 3"), "{quiet}");
    let short = solve(&["--fen", FIVE, "--nodes", "3"], "");
    assert!(short.starts_with("not known: no mate in "), "{short}");
}

#[test]
fn the_problems_of_a_gib_are_solved_one_after_the_other() {
    let pgn: String = [TWO, QUIET, FIVE]
        .map(|fen| format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*\n\n"))
        .concat();
    let (_, gib, errors) = converse(&["convert", "--from", "pgn", "--to", "gib", "-"], &pgn);
    assert!(gib.contains("[판 "), "{errors}");
    let said = solve(&["--json", "-"], &gib);
    let answers: Vec<Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let summary: Vec<Value> = answers
        .iter()
        .map(|answer| json!([answer["game"], answer["answer"], answer["moves"]]))
        .collect();
    assert_eq!(
        summary,
        [json!([1, "mate", 2]), json!([2, "none", null]), json!([3, "mate", 5])]
    );
    assert_eq!(answers[2]["line"].as_array().map(Vec::len), Some(9));
    assert_eq!(answers[2]["first"].as_array().map(Vec::len), Some(1));
}

#[test]
fn bad_problems_are_named_and_the_others_solved() {
    let pgn = format!("[FEN \"nonsense\"]\n\n*\n\n[SetUp \"1\"]\n[FEN \"{TWO}\"]\n\n*\n");
    let (status, said, errors) = converse(&["solve", "-"], &pgn);
    assert_eq!(status, Some(1));
    assert!(said.starts_with("game 2: mate in 2"), "{said}");
    assert!(errors.contains("game 1"), "{errors}");
}
