//! `janggun match`: the engine against itself, broken off and gone on with, and what it refuses.

use std::fs;
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_janggun");

fn play(words: &[&str]) -> Output {
    let engine = format!("{PROGRAM} uci;Hash=1");
    Command::new(PROGRAM)
        .args(["match", "--a", &engine, "--b", &engine])
        .args(words)
        .output()
        .expect("the binary under test starts")
}

#[test]
fn a_match_counts_pairs_and_goes_on_where_it_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("match.txt");
    let log = log.to_str().expect("UTF-8");
    let common = [
        "--go-a", "nodes 60", "--go-b", "nodes 20", "--rules", "kakao", "--log", log,
    ];
    let output = play(&[&common[..], &["--pairs", "1", "--jobs", "2"]].concat());
    assert!(output.status.success(), "{output:?}");
    let first = fs::read_to_string(log).expect("written");
    assert_eq!(first.lines().count(), 2, "a headline and a pair: {first}");
    let output = play(&[&common[..], &["--pairs", "2", "--sprt", "0,30"]].concat());
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(text.contains("pairs 2 [") && text.contains("LLR "), "{text}");
    let second = fs::read_to_string(log).expect("written");
    assert!(second.starts_with(&first) && second.lines().count() == 3, "{second}");
    // The log of one match is not that of another.
    let output = play(&["--go-a", "nodes 7", "--log", log]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
}

#[test]
fn what_is_no_match_is_refused() {
    for (words, status) in [
        (&["--pairs", "0"][..], 2),
        (&["--sprt", "30,0"], 2),
        (&["--rules", "nobody"], 2),
        (&["--openings", "/nowhere"], 2),
    ] {
        let output = play(words);
        assert_eq!(output.status.code(), Some(status), "{words:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
    let output = Command::new(PROGRAM)
        .args([
            "match",
            "--a",
            "/nowhere/engine",
            "--b",
            "/nowhere/engine",
            "--pairs",
            "1",
        ])
        .output()
        .expect("the binary under test starts");
    assert_eq!(output.status.code(), Some(1));
}
