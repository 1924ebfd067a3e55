//! The terminal game and the other programs that talk over standard input and output.

use std::io::Write;
use std::process::{Command, Stdio};

fn converse(words: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary under test starts");
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// A board in the text: the picture has twenty-one lines between two lines of coordinates.
const TOP: &str = "     1   2   3   4   5   6   7   8   9\n 10 ";

#[test]
fn two_people_play_to_an_explained_end() {
    let words = ["play", "--two", "--ascii", "--lang", "en"];
    let (status, text, error) = converse(&words, "2\nmssm\na4b4\n74졸73\nundo\na4c4\npass\npass\n");
    assert_eq!((status, error.as_str()), (Some(0), ""));
    assert!(text.contains("Han's setup") && text.contains("Cho's setup"), "{text}");
    assert_eq!(
        text.matches(TOP).count(),
        5,
        "the start, a4b4, undo, two passes: {text}"
    );
    assert!(text.contains("Cho 72 : 73.5 Han"), "{text}");
    assert!(text.contains("Your own piece stands on c4."), "a4c4 is refused: {text}");
    assert!(
        text.trim_end()
            .lines()
            .rev()
            .take(4)
            .any(|line| line.contains("Han wins")),
        "{text}"
    );
}

#[test]
fn the_engine_answers_and_undo_goes_back_two_plies() {
    let words = [
        "play", "--level", "1", "--setup", "msms", "--lang", "ko", "--pieces", "hangul",
    ];
    let (status, text, error) = converse(&words, "71졸72\nfen\n무르기\nfen\n기권\n");
    assert_eq!((status, error.as_str()), (Some(0), ""));
    let fens: Vec<&str> = text.lines().filter(|line| line.contains(" - - ")).collect();
    assert_eq!(fens.len(), 2, "{text}");
    assert!(
        fens[0].contains("1PP1P1P1P w") || fens[0].contains("/1PP1P1P1P/"),
        "{}",
        fens[0]
    );
    assert!(fens[1].ends_with("w - - 0 1"), "{}", fens[1]);
    assert!(text.contains("(졸)") && text.contains("[병]"), "{text}");
    assert!(text.contains("기권"), "{text}");
}

#[test]
fn the_end_of_the_input_ends_the_game_at_any_point() {
    for input in ["", "1\n", "1\n1\n", "1\n1\na4b4\n", "\u{fffd}\n\0\n", "9\n-1\n\n"] {
        let (status, text, error) = converse(&["play", "--two", "--lang", "en"], input);
        assert_eq!((status, error.as_str()), (Some(0), ""), "{input:?}: {text}");
    }
}

#[test]
fn uci_speaks_and_a_bad_position_changes_nothing() {
    let input = "uci\nisready\nposition startpos moves a4b4\nposition fen nonsense\ngo perft 1\ngo nodes 50\nquit\n";
    let (status, text, error) = converse(&["uci"], input);
    assert_eq!((status, error.as_str()), (Some(0), ""));
    for line in ["uciok", "readyok", "bestmove "] {
        assert!(text.lines().any(|found| found.starts_with(line)), "{line}: {text}");
    }
    assert!(text.contains("info string error"), "{text}");
    assert!(
        text.contains("option name Rules") && text.contains("option name UCI_Variant"),
        "{text}"
    );
}

#[test]
fn the_bench_is_one_number_every_time() {
    let (status, first, _) = converse(&["bench", "--depth", "3"], "");
    let (_, second, _) = converse(&["bench", "--depth", "3"], "");
    assert_eq!(status, Some(0));
    let nodes = |text: &str| {
        text.lines()
            .last()
            .and_then(|line| line.split_whitespace().nth(1).map(str::to_owned))
    };
    assert!(
        first
            .lines()
            .last()
            .is_some_and(|line| line.starts_with("Bench: ") && line.ends_with(" nps")),
        "{first}"
    );
    assert_eq!(nodes(&first), nodes(&second));
}

#[test]
fn a_worker_ends_with_its_standard_input() {
    // Nobody listens on port 1: the worker keeps trying until its input ends, which it does at once here.
    let (status, text, _) = converse(&["worker"], "{\"addr\":\"127.0.0.1:1\",\"token\":\"x\"}\n");
    assert_eq!((status, text.as_str()), (Some(0), ""));
    let (status, text, error) = converse(&["worker"], "nonsense\n");
    assert_eq!((status, text.as_str()), (Some(2), ""));
    assert!(error.starts_with("janggun: bad_credentials: "), "{error}");
}
