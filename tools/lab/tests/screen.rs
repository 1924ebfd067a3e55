//! Tests that `janggun-lab screen` prints the same result when it continues from a log.

use std::fs;
use std::process::{Command, Output};

fn screen(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_janggun-lab"))
        .args(["screen", "late_base=1", "reverse_margin=20,250", "--nodes", "150"])
        .args(words)
        .output()
        .expect("the binary under test starts")
}

fn table(words: &[&str]) -> String {
    let output = screen(words);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn what_was_played_is_not_played_again_and_counts_as_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("screen.log");
    let log = log.to_str().expect("UTF-8");
    let few = table(&["--pairs", "2", "--log", log]);
    assert_eq!(few, "2 pairs are too few to tell the changes apart\n");
    let first = fs::read_to_string(log).expect("written");
    assert_eq!(first.lines().count(), 3, "a headline and two pairs: {first}");
    let resumed = table(&["--pairs", "30", "--log", log, "--jobs", "2"]);
    let second = fs::read_to_string(log).expect("written");
    assert!(second.starts_with(&first) && second.lines().count() == 31, "{second}");
    assert_eq!(resumed, table(&["--pairs", "30"]));
    assert_eq!(resumed.lines().count(), 4, "{resumed}");
    assert!(
        resumed
            .lines()
            .nth(1)
            .is_some_and(|line| line.starts_with("late_base ")),
        "{resumed}"
    );
    // The log of one screening cannot be used for another.
    let refused = screen(&["--pairs", "30", "--log", log, "--chance", "50"]);
    assert_eq!(refused.status.code(), Some(2), "{refused:?}");
}
