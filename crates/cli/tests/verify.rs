//! Tests `janggun verify` with databases that are outdated, tampered with, empty or damaged.
//!
//! Also tests that `janggun backup` and `janggun restore` preserve the games.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use store::sqlite::{DATABASE_FILE, SqliteStore};

const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../store/testdata/v2");

fn verify(folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_janggun"))
        .arg("verify")
        .arg("--data")
        .arg(folder)
        .output()
        .expect("the binary under test starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("output is UTF-8")
}

fn old_folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::copy(Path::new(OLD).join(DATABASE_FILE), folder.path().join(DATABASE_FILE)).expect("a copy");
    folder
}

fn id(name: &str) -> String {
    let expected = fs::read_to_string(Path::new(OLD).join("expected.json")).expect("a file");
    let expected: serde_json::Value = serde_json::from_str(&expected).expect("JSON");
    expected["names"][name].as_str().expect("an id").to_owned()
}

#[test]
fn games_of_the_release_before_are_judged_the_same_and_unreadable_ones_are_named() {
    let folder = old_folder();
    let refused = verify(folder.path());
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        text(&refused.stderr).starts_with("janggun: db_too_old: "),
        "{refused:?}"
    );
    drop(SqliteStore::open(folder.path()).expect("it migrates"));
    let output = verify(folder.path());
    let (lines, error) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{lines}{error}");
    assert!(error.starts_with("janggun: games_differ: "), "{error}");
    for name in ["broken_body", "broken_token"] {
        assert!(lines.contains(&format!("{} unreadable: ", id(name))), "{lines}");
    }
    assert!(
        lines.ends_with("26 games: 24 judged the same, 0 otherwise, 2 unreadable\n"),
        "{lines}"
    );
}

#[test]
fn a_result_that_was_tampered_with_is_named_with_its_event() {
    let folder = old_folder();
    drop(SqliteStore::open(folder.path()).expect("it migrates"));
    let database = rusqlite::Connection::open(folder.path().join(DATABASE_FILE)).expect("a database");
    let mate = id("mate");
    let changed = database
        .execute(
            "UPDATE events SET body = replace(body, '\"outcome\":\"cho\"', '\"outcome\":\"han\"')
             WHERE game = ?1 AND body LIKE '%\"kind\":\"ended\"%'",
            [&mate],
        )
        .expect("one row");
    assert_eq!(changed, 1);
    let seq: u32 = database
        .query_row("SELECT max(seq) FROM events WHERE game = ?1", [&mate], |row| row.get(0))
        .expect("a number");
    drop(database);
    let output = verify(folder.path());
    let lines = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(lines.contains(&format!("{mate} event {seq}: stored ")), "{lines}");
    assert!(
        lines.contains("23 judged the same, 1 otherwise, 2 unreadable"),
        "{lines}"
    );
}

#[test]
fn an_empty_database_is_all_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(SqliteStore::open(folder.path()).expect("a new database"));
    let output = verify(folder.path());
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_eq!(
        text(&output.stdout),
        "0 games: 0 judged the same, 0 otherwise, 0 unreadable\n"
    );
}

fn copy_command(name: &str, file: &Path, folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_janggun"))
        .arg(name)
        .arg(file)
        .arg("--data")
        .arg(folder)
        .output()
        .expect("the binary under test starts")
}

#[test]
fn a_backup_put_back_after_a_damage_has_the_same_games() {
    let folder = old_folder();
    drop(SqliteStore::open(folder.path()).expect("it migrates"));
    let before = text(&verify(folder.path()).stdout);
    let file = folder.path().join("backup.db");
    let made = copy_command("backup", &file, folder.path());
    assert_eq!(made.status.code(), Some(0), "{made:?}");

    let database = folder.path().join(DATABASE_FILE);
    let mut bytes = fs::read(&database).expect("it is there");
    let end = bytes.len();
    bytes[end - 4096..].fill(0xAB);
    fs::write(&database, bytes).expect("it can be damaged");
    let damaged = verify(folder.path());
    assert_eq!(damaged.status.code(), Some(1), "{damaged:?}");
    assert!(
        text(&damaged.stderr).starts_with("janggun: db_damaged: "),
        "{damaged:?}"
    );
    let again = copy_command("backup", &folder.path().join("second.db"), folder.path());
    assert_eq!(again.status.code(), Some(1), "{again:?}");
    assert!(text(&again.stderr).contains("janggun: db_damaged: "), "{again:?}");

    let restored = copy_command("restore", &file, folder.path());
    assert_eq!(restored.status.code(), Some(0), "{restored:?}");
    assert_eq!(text(&verify(folder.path()).stdout), before);
}
