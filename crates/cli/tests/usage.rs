//! Tests of invalid arguments and invalid input, which must be reported as errors and never cause a panic.
//!
//! Also tests `--version`, `perft --divide`, and output to a closed pipe.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn janggun(words: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(words)
        .env_remove("RUST_BACKTRACE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary under test starts");
    // A program that stops without reading its input closes the pipe, so writing may fail.
    let _ = child.stdin.take().expect("piped").write_all(input);
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

/// Arguments, and the expected code on standard error (empty for clap's own message).
const BAD_USAGE: &[(&[&str], &str)] = &[
    (&["fly"], ""),
    (&["--fly"], ""),
    (&["perft"], ""),
    (&["perft", "--depth"], ""),
    (&["perft", "--depth", "-1"], ""),
    (&["perft", "--depth", "99"], ""),
    (&["perft", "--depth", "two"], ""),
    (&["perft", "--depth", "1", "extra"], ""),
    (&["perft", "--depth", "1", "--rules", "nothing"], "bad_rules"),
    (&["perft", "--depth", "1", "--rules", "kakao@99"], "bad_rules"),
    (
        &["perft", "--depth", "1", "--rules", "/nowhere/rules.json"],
        "bad_rules",
    ),
    (&["perft", "--depth", "1", "--rules", "/"], "bad_rules"),
    (&["perft", "--depth", "1", "--rules", ""], "bad_rules"),
    (&["solve"], ""),
    (&["solve", "--fen", "nonsense"], "bad_fen"),
    (&["solve", "--fen", "x", "file.gib"], ""),
    (&["solve", "--moves", "0", "-"], ""),
    (&["solve", "--moves", "31", "-"], ""),
    (&["solve", "--notation", "morse", "-"], ""),
    (&["solve", "/nowhere/problems.gib"], "unreadable_file"),
    (
        &["solve", "--fen", "4k4/4R4/4R4/9/9/9/9/9/9/4K4 b - - 0 1"],
        "game_over",
    ),
    (&["perft", "--depth", "1", "--fen", ""], "bad_fen"),
    (&["perft", "--depth", "1", "--fen", "nonsense"], "bad_fen"),
    (
        &["perft", "--depth", "1", "--fen", "9/9/9/9/9/9/9/9/9 w - - 0 1"],
        "bad_fen",
    ),
    (
        &["perft", "--depth", "1", "--fen", "9/9/9/9/9/9/9/9/9/99 w - - 0 1"],
        "bad_fen",
    ),
    (
        &["perft", "--depth", "1", "--fen", "9/9/9/9/9/9/9/9/9/8x w - - 0 1"],
        "bad_fen",
    ),
    (
        &[
            "perft",
            "--depth",
            "1",
            "--fen",
            "9/9/9/9/9/9/9/9/9/9 w - - 99999999999 1",
        ],
        "bad_fen",
    ),
    (
        &["perft", "--depth", "1", "--fen", "漢8/9/9/9/9/9/9/9/9/9 w - - 0 1"],
        "bad_fen",
    ),
    (
        &["perft", "--depth", "1", "--fen", "9/9/9/9/9/9/9/9/9/9 w - - 0 1"],
        "bad_position",
    ),
    (
        &["perft", "--depth", "1", "--fen", "4k4/9/9/9/9/9/9/9/9/K8 w - - 0 1"],
        "bad_position",
    ),
    (&["judge", "--fly"], ""),
    (&["judge", "file.jsonl"], ""),
    (&["bench", "fly"], ""),
    (&["bench", "--depth", "0"], ""),
    (&["play", "--level", "15"], ""),
    (&["play", "--setup", "mmss"], ""),
    (&["play", "--lang", "de"], ""),
    (&["play", "--save", "game.txt"], "unknown_format"),
    (
        &["play", "--rules", "xiangqi", "--save", "game.gib"],
        "law_not_in_format",
    ),
    (&["completions", "tcsh"], ""),
    (&["rules", "kakao"], ""),
    (&["play", "--rules", "nothing"], "bad_rules"),
    (&["play", "--fen", "nonsense"], "bad_fen"),
    (&["play", "--two", "--level", "3"], ""),
    (&["uci", "file"], ""),
    (&["bench", "perft", "--depth", "0"], ""),
    (&["bench", "search", "--path", "abacus"], "unknown_path"),
    (&["bench", "startup", "--starts", "0"], ""),
    (&["match", "--a", "x"], "moved"),
    (&["levels", "--help"], "moved"),
    (&["tune"], "moved"),
    (&["screen", "null_base=2"], "moved"),
    (&["datagen"], "moved"),
    (&["openings", "count"], "moved"),
    (&["puzzles", "check", "file"], "moved"),
    (&["verify", "--fly"], ""),
    (&["verify", "--data"], ""),
    (&["verify", "--data", "/nowhere"], "db_missing"),
    (&["backup", "-"], "bad_path"),
    (&["restore", "-"], "bad_path"),
    (&["serve", "--data", "-"], "bad_path"),
    (&["serve", "--config", "-"], "bad_path"),
    (&["serve", "--config", "/nowhere/janggun.toml"], "unreadable_file"),
    (&["play", "--config", "/nowhere/janggun.toml"], "unreadable_file"),
    (&["play", "--port", "65536"], ""),
    (&["config"], ""),
    (&["config", "check", "-"], "bad_path"),
    (&["config", "print", "--workers", "65"], ""),
    (&["config", "print", "--smtp", "smtps://mail.example"], "bad_mail"),
    (&["account", "list", "--data", "-"], "bad_path"),
    (&["storage", "--data", "-", "compact"], "bad_path"),
    (&["ratings", "check", "--data", "-"], "bad_path"),
    (&["tables", "count", "--dir", "-"], "bad_path"),
    (&["tables", "claims", "report", "--dir", "-"], "bad_path"),
    (&["play", "--save", "-"], "bad_path"),
    (&["man", "--dir", "-"], "bad_path"),
    (&["bench", "records", "--write", "-"], "bad_path"),
];

#[test]
fn bad_usage_is_told_once_and_changes_nothing() {
    for (words, code) in BAD_USAGE {
        let output = janggun(words, b"");
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{words:?}: {error}");
        assert!(output.stdout.is_empty(), "{words:?} wrote {:?}", text(&output.stdout));
        assert!(!error.contains("panicked"), "{words:?}: {error}");
        if code.is_empty() {
            assert!(
                error.contains("Usage") || error.contains("error:"),
                "{words:?}: {error}"
            );
        } else {
            assert!(error.starts_with(&format!("janggun: {code}: ")), "{words:?}: {error}");
            assert_eq!(error.trim_end().lines().count(), 1, "{words:?}: {error}");
        }
    }
}

/// Lines of input for `judge`, each with the expected error code.
const BAD_LINES: &[(&[u8], &str)] = &[
    (b"{", "bad_json"),
    (b"nonsense", "bad_json"),
    (b"\xff\xfe{}", "bad_json"),
    (b"[1,2]", "bad_request"),
    (b"{}", "bad_request"),
    (b"{\"rules\":\"kakao\",\"moves\":3}", "bad_request"),
    (b"{\"rules\":\"kakao\",\"fly\":1}", "bad_request"),
    (b"{\"rules\":\"nothing\"}", "bad_rules"),
    (
        b"{\"rules\":{\"schema\":1,\"base\":\"kakao@1\",\"set\":{\"bikjang.mode\":\"fly\"}}}",
        "bad_rules",
    ),
    (b"{\"rules\":\"kakao\",\"fen\":\"nonsense\"}", "bad_fen"),
    (
        b"{\"rules\":\"kakao\",\"fen\":\"9/9/9/9/9/9/9/9/9/9 w - - 0 1\"}",
        "bad_position",
    ),
    (b"{\"rules\":\"kakao\",\"moves\":[\"a4z9\"]}", "bad_move"),
    (b"{\"rules\":\"kakao\",\"moves\":[\"a4a9\"]}", "illegal_move"),
    (b"{\"rules\":\"kakao\",\"moves\":[\"a7a6\"]}", "illegal_move"),
    (
        b"{\"rules\":\"kakao\",\"moves\":[\"pass\",\"pass\",\"a4b4\"]}",
        "game_over",
    ),
];

#[test]
fn bad_lines_are_answered_and_the_next_is_read() {
    let mut input = Vec::new();
    for (line, _) in BAD_LINES {
        input.extend_from_slice(line);
        input.extend_from_slice(b"\n{\"rules\":\"kakao\",\"moves\":[\"a4b4\"]}\n");
    }
    let output = janggun(&["judge"], &input);
    assert_eq!(output.status.code(), Some(0));
    let answers: Vec<serde_json::Value> = text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON comes out"))
        .collect();
    assert_eq!(answers.len(), 2 * BAD_LINES.len());
    for ((line, code), pair) in BAD_LINES.iter().zip(answers.chunks(2)) {
        let line = String::from_utf8_lossy(line);
        assert_eq!(pair[0]["ok"], false, "{line}");
        assert_eq!(pair[0]["error"]["code"], *code, "{line}: {}", pair[0]);
        assert_eq!(pair[1]["ok"], true, "after {line}");
    }
}

#[test]
fn a_reader_that_leaves_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(["perft", "--depth", "2", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary under test starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
}

#[test]
fn the_parts_of_a_divided_perft_make_the_whole() {
    for (rules, fen) in [
        ("pychess", None),
        ("pychess", Some("4k4/9/9/9/4p4/4P4/9/9/4K4/9 w - - 0 1")),
        ("fsf-casual", Some("3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1")),
    ] {
        let mut words = vec!["perft", "--depth", "3", "--rules", rules];
        words.extend(fen.map(|fen| ["--fen", fen]).into_iter().flatten());
        let whole = text(&janggun(&words, b"").stdout);
        words.push("--divide");
        let divided = text(&janggun(&words, b"").stdout);
        let parts: u64 = divided
            .lines()
            .filter_map(|line| {
                line.split_once(": ")?
                    .1
                    .parse::<u64>()
                    .ok()
                    .filter(|_| !line.starts_with("Nodes"))
            })
            .sum();
        assert_eq!(whole.trim_end(), format!("Nodes searched: {parts}"), "{rules} {fen:?}");
        assert!(divided.ends_with(&whole), "{divided}");
    }
}

#[test]
fn the_version_tells_the_build() {
    let said = text(&janggun(&["--version"], b"").stdout);
    let lines: Vec<&str> = said.lines().collect();
    let [name, commit, build] = lines.as_slice() else {
        panic!("{said}")
    };
    assert_eq!(*name, concat!("janggun ", env!("CARGO_PKG_VERSION")));
    assert!(*commit == "unknown commit" || commit.starts_with("commit "), "{said}");
    assert!(build.contains(" build for ") && build.contains("web app"), "{said}");
    // The short form prints a single line.
    assert_eq!(text(&janggun(&["-V"], b"").stdout), format!("{name}\n"));
}
