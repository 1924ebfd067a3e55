//! Tests of `janggun-lab puzzles`: making puzzles from games, checking and counting them, and reporting invalid ones.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn lab(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_janggun-lab"))
        .args(words)
        .output()
        .expect("the binary under test starts")
}

fn printed(words: &[&str]) -> String {
    let output = lab(words);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn make(place: &Path) -> String {
    make_with(place, "puzzles.jsonl", "parts", &[])
}

fn make_with(place: &Path, name: &str, parts: &str, words: &[&str]) -> String {
    let at = |name: &str| place.join(name).to_str().expect("UTF-8").to_owned();
    let (games, parts, out) = (at("games"), at(parts), at(name));
    let command = ["puzzles", "make", "--games", &games, "--parts", &parts, "--out", &out];
    printed(&[&command, words].concat());
    fs::read_to_string(out).expect("written")
}

#[test]
fn problems_are_made_checked_and_counted() {
    let place = tempfile::tempdir().expect("a folder");
    let games = place.path().join("games");
    let games = games.to_str().expect("UTF-8");
    let settings = [
        "--rules", "kakao", "--nodes", "60", "--games", "60", "--net", "hand", "--commit", "test",
    ];
    printed(&[&["datagen", "--out", games, "--seed", "5"], &settings[..]].concat());
    let made = make(place.path());
    assert!(made.lines().count() >= 3, "{made}");
    assert_eq!(make(place.path()), made, "what has been looked through is kept");
    fs::remove_dir_all(place.path().join("parts")).expect("removed");
    assert_eq!(make(place.path()), made, "equal games give equal problems");
    let manifest = fs::read_to_string(place.path().join("manifest.json")).expect("written");
    assert!(manifest.contains("\"seed\":5"), "{manifest}");

    let file = place.path().join("puzzles.jsonl");
    let file = file.to_str().expect("UTF-8");
    goes_on(place.path(), file, &made);
    let checked = printed(&["puzzles", "check", file, "--nodes", "0"]);
    assert!(checked.ends_with(" 0 unsound\n"), "{checked}");
    let counted = printed(&["puzzles", "list", file]);
    assert!(counted.contains("| `mate` | "), "{counted}");
}

/// Searches the same games for long mates only, then adds these to a quarter of the puzzles.
fn goes_on(place: &Path, file: &str, made: &str) {
    fs::create_dir(place.join("long")).expect("made");
    let long = make_with(place, "long/puzzles.jsonl", "long/parts", &["--only", "long-mates"]);
    assert!(long.lines().all(|line| !line.contains(r#""moves":1,"#)), "{long}");
    let few: String = made.lines().step_by(4).map(|line| format!("{line}\n")).collect();
    fs::write(file, few).expect("written");
    let more = make_with(
        place,
        "puzzles.jsonl",
        "long",
        &["--onto", file, "--only", "long-mates"],
    );
    let mut expected: Vec<&str> = made.lines().step_by(4).chain(long.lines()).collect();
    expected.sort_unstable();
    expected.dedup();
    assert_eq!(more.lines().collect::<Vec<_>>(), expected);
    let manifest = fs::read_to_string(place.join("manifest.json")).expect("written");
    assert_eq!(manifest.matches("\"seed\":5").count(), 2, "{manifest}");
    assert_eq!(manifest.matches("\"only\":[\"long-mates\"]").count(), 1, "{manifest}");
}

#[test]
fn what_is_unsound_or_no_problem_is_said() {
    let place = tempfile::tempdir().expect("a folder");
    let file = place.path().join("one.jsonl");
    let path = file.to_str().expect("UTF-8");
    // The id does not match the position, and there is no mate.
    let wrong = r#"{"id":"0000000000","rules":"kakao@1","fen":"4k4/9/9/p1p1p1p1p/9/9/P1P1P1P1P/9/R8/4K4 w - - 0 1","goal":"mate","moves":1,"line":["a2a3"],"themes":[],"grade":1,"source":"1/0/0"}"#;
    fs::write(&file, format!("{wrong}\n")).expect("written");
    let output = lab(&["puzzles", "check", path]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(
        errors.contains("0000000000: ") && errors.contains("janggun-lab: puzzles_unsound: "),
        "{errors}"
    );
    fs::write(&file, "no problem\n").expect("written");
    let output = lab(&["puzzles", "list", path]);
    let errors = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(errors.starts_with("janggun-lab: puzzles_failed: "), "{errors}");
}
