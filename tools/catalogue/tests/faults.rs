//! Tests that faults in message files are found and reported.

use std::fs;
use std::path::{Path, PathBuf};

use catalogue::Catalogue;

/// Copies the messages of the project, changes one file and returns the reported faults.
fn faults(file: &str, change: impl Fn(&str) -> String) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts");
    for language in fs::read_dir(&texts).expect("the messages") {
        let from = language.expect("a language").path();
        let to: PathBuf = folder.path().join("texts").join(from.file_name().expect("a name"));
        fs::create_dir_all(&to).expect("a folder");
        for entry in fs::read_dir(&from).expect("files") {
            let entry = entry.expect("a file");
            fs::copy(entry.path(), to.join(entry.file_name())).expect("copied");
        }
    }
    let path = folder.path().join("texts").join(file);
    let text = fs::read_to_string(&path).unwrap_or_default();
    fs::write(&path, change(&text)).expect("written");
    let found = Catalogue::read(folder.path()).err().unwrap_or_default();
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn the_messages_as_they_are_have_none() {
    assert_eq!(faults("nl/game.ftl", str::to_owned), [""; 0]);
}

/// File, text to replace, replacement, and part of the expected fault.
const CASES: [(&str, &str, &str, &str); 9] = [
    (
        "nl/game.ftl",
        "game-check = Schaak!\n",
        "",
        "nl/game.ftl: game-check: is missing",
    ),
    (
        "ko/game.ftl",
        "game-check =",
        "game-chek =",
        "ko/game.ftl: game-chek: is not in en",
    ),
    (
        "nl/game.ftl",
        "{ $side } aan zet",
        "{ $sid } aan zet",
        "nl/game.ftl: game-turnOf: $sid is not known in en",
    ),
    ("ko/game.ftl", "이/가", "이/나", "no pair of particles is called 이/나"),
    (
        "nl/game.ftl",
        "{ $side } aan zet",
        "{ UPPER($side) } aan zet",
        "no function UPPER takes these arguments",
    ),
    ("nl/game.ftl", "{ $side } aan zet", "{ $side aan zet", "nl/game.ftl:"),
    (
        "nl/game.ftl",
        "Schaak!",
        "{ game-chek }",
        "there is no message game-chek",
    ),
    (
        "nl/game.ftl",
        "game-check = Schaak!",
        "game-check = { game-check }",
        "game-check refers to itself",
    ),
    (
        "nl/game.ftl",
        "game-check = Schaak!",
        "game-check = Schaak!\ngame-check = Mat!",
        "game-check stands there twice",
    ),
];

#[test]
fn each_kind_is_told() {
    for (file, from, to, told) in CASES {
        let found = faults(file, |text| {
            assert!(text.contains(from), "{file}: {from}");
            text.replacen(from, to, 1)
        });
        assert!(found.iter().any(|fault| fault.contains(told)), "{told}: {found:#?}");
    }
    let unread = faults("nl/other.ftl", |_| "a = b\n".to_owned());
    assert!(
        unread
            .iter()
            .any(|fault| fault.ends_with("other.ftl: no program reads this file")),
        "{unread:?}"
    );
    let nested = faults("en/game.ftl", |text| format!("{text}game-check-again = Again\n"));
    assert!(
        nested
            .iter()
            .any(|fault| fault == "game-check: has a text and messages below it"),
        "{nested:?}"
    );
}
