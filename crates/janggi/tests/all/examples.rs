//! Runs the examples and checks their output.
#![cfg(feature = "cp949")]

use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the path of an example. `cargo test` builds the examples, but `cargo test --test all` does not; run
/// `cargo build --examples` first.
fn example(name: &str) -> PathBuf {
    let tests = std::env::current_exe().expect("this test is a program");
    let folder = tests
        .parent()
        .and_then(Path::parent)
        .expect("it lies in deps")
        .join("examples");
    folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

fn run(name: &str, arguments: &[&str]) -> String {
    let output = Command::new(example(name))
        .args(arguments)
        .output()
        .expect("cargo build --examples");
    assert!(
        output.status.success(),
        "{name}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn the_random_bot_plays_to_a_verdict() {
    for preset in ["kakao", "pychess", "kja-points"] {
        let text = run("random_bot", &[preset, "7"]);
        assert!(text.contains("by rule"), "{text}");
        assert_eq!(run("random_bot", &[preset, "7"]), text);
    }
}

#[test]
fn setups_against_results() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata/records");
    let table = run(
        "setup_statistics",
        &[&folder.join("gib/07-results.gib").to_string_lossy()],
    );
    assert!(table.starts_with("8 games, 0 more with faults"), "{table}");
    assert!(
        table.contains("smsm     smsm          8      3      1      4       43.8%"),
        "{table}"
    );
    let pgn = run("setup_statistics", &[&folder.join("pgn/pychess.pgn").to_string_lossy()]);
    assert!(pgn.contains("games, 0 more with faults"), "{pgn}");
}

#[test]
fn the_board_printer() {
    let board = run("print_board", &[]);
    assert!(board.contains("楚") && board.matches('車').count() == 4, "{board}");
    assert!(run("print_board", &["4k4/9/9/9/9/9/9/9/4K4/9 b - - 0 1"]).contains("han to move"));
}
