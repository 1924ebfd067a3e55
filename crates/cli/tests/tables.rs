//! Tests that `janggun tables` builds, verifies, counts and probes tables, and reports errors with a code.

use std::process::{Command, Output};

fn tables(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_janggun"))
        .arg("tables")
        .args(words)
        .output()
        .expect("the binary under test starts")
}

fn printed(words: &[&str]) -> String {
    let output = tables(words);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// A position in which Han's general can capture the chariot. Han then leads on points.
const TAKES: &str = "3ak4/4R4/9/9/9/9/9/9/9/4K4 b - - 0 1";

#[test]
fn tables_are_built_checked_and_read() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().to_str().expect("UTF-8");
    let some = ["--dir", dir, "--objective", "points-facing", "--signatures", "KR-KA"];
    let made = printed(&[&["build"], &some[..]].concat());
    assert!(made.starts_with("points-facing: 4 of 4 tables made in "), "{made}");
    let kept = printed(&[&["build"], &some[..]].concat());
    assert!(kept.starts_with("points-facing: 0 of 4 tables made in "), "{kept}");
    let checked = printed(&[&["verify"], &some[..]].concat());
    assert!(checked.starts_with("points-facing: 4 tables with "), "{checked}");
    assert_eq!(printed(&[&["verify"], &some[..]].concat()), checked);
    let counted = printed(&[&["count"], &some[..]].concat());
    assert!(
        counted.starts_with("points-facing KR-KA: cho to move wins "),
        "{counted}"
    );
    assert!(
        counted.contains("\npoints-facing KR-KA: han to move wins "),
        "{counted}"
    );
    let read = printed(&["probe", "--dir", dir, "--rules", "pychess", "--fen", TAKES]);
    let mut lines = read.lines();
    assert_eq!(lines.next(), Some("points-facing han wins in 1"));
    assert!(lines.any(|line| line == "e10e9 han is ahead"), "{read}");
    let silent = printed(&["probe", "--dir", dir, "--rules", "kakao", "--fen", TAKES]);
    assert!(
        silent.starts_with("unknown low_points (limit.low_points): "),
        "{silent}"
    );
}

#[test]
fn what_cannot_be_done_is_refused_with_a_code() {
    let place = tempfile::tempdir().expect("a folder");
    let dir = place.path().to_str().expect("UTF-8");
    for (words, status, code) in [
        (
            &["count", "--dir", dir, "--signatures", "KX-KA"][..],
            1,
            "table_missing",
        ),
        (&["build", "--dir", dir, "--signatures", "KZ-K"], 2, "bad_signature"),
        (&["build", "--dir", dir, "--objective", "wins"], 2, "unknown_objective"),
        (&["probe", "--dir", dir, "--fen", TAKES], 1, "no_table"),
        (&["verify", "--dir", dir, "--signatures", "K-K"], 1, "table_missing"),
        (
            &["build", "--dir", dir, "--signatures", "KRRRCCCNNN-KAA"],
            1,
            "table_too_large",
        ),
    ] {
        let output = tables(words);
        let error = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(status), "{words:?}: {error}");
        assert!(error.contains(&format!("janggun: {code}: ")), "{words:?}: {error}");
    }
}
