//! Opening data folders, some of which are refused and left unchanged. The tests use real files in the build folder.

use super::folder::Folder;
use crate::conformance::rows::{done, guest, session};
use std::fs;
use store::sqlite::{DATABASE_FILE, OpenError, SqliteReader, SqliteStore, newest_version};
use store::{Command, PageRequest, Phase, Queries};

/// Runs SQL through a plain connection, as another program would.
fn meddle(folder: &Folder, sql: &str) {
    rusqlite::Connection::open(folder.path().join(DATABASE_FILE))
        .unwrap()
        .execute_batch(sql)
        .unwrap();
}

fn open_error(folder: &Folder) -> OpenError {
    SqliteStore::open(folder.path()).expect_err("the folder should be refused")
}

#[tokio::test]
async fn a_new_folder_is_made_and_opens_again() {
    let folder = Folder::new("new/and/deep");
    drop(SqliteStore::open(folder.path()).unwrap());
    let store = SqliteStore::open(folder.path()).unwrap();
    store.ping().await.unwrap();
    let page = PageRequest { index: 0, size: 1 };
    assert_eq!(store.games_in(Phase::Playing, page).await.unwrap().rows, []);
}

#[tokio::test]
async fn the_durability_pragmas_are_set() {
    let folder = Folder::new("pragmas");
    let store = SqliteStore::open(folder.path()).unwrap();
    done(&store, Command::NewGuest(guest(1))).await;
    assert!(
        folder.path().join(format!("{DATABASE_FILE}-wal")).exists(),
        "a commit goes to the write-ahead log"
    );
    drop(store);
    let plain = rusqlite::Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
    let mode: String = plain.query_row("PRAGMA journal_mode", [], |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
}

#[tokio::test]
async fn a_second_server_is_refused_and_the_first_goes_on() {
    let folder = Folder::new("twice");
    let first = SqliteStore::open(folder.path()).unwrap();
    assert_eq!(open_error(&folder).code(), "data_in_use");
    done(&first, Command::NewGuest(guest(1))).await;
    drop(first);
    SqliteStore::open(folder.path()).expect("the lock goes with its holder");
}

#[test]
fn a_path_that_cannot_be_written_is_refused() {
    let folder = Folder::new("unwritable");
    fs::create_dir_all(folder.path()).unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    let error = SqliteStore::open(&file.join("below")).unwrap_err();
    assert_eq!(error.code(), "data_unwritable");
    assert!(error.to_string().contains("below"), "{error}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "not a folder");
}

#[test]
fn a_database_of_a_newer_version_is_refused_untouched() {
    let folder = Folder::new("newer");
    drop(SqliteStore::open(folder.path()).unwrap());
    let newer = newest_version() + 1;
    meddle(
        &folder,
        &format!("INSERT INTO refinery_schema_history VALUES ({newer}, 'future', '2030-01-01T00:00:00Z', '1')"),
    );
    let before = fs::read(folder.path().join(DATABASE_FILE)).unwrap();
    let error = open_error(&folder);
    assert_eq!(error.code(), "db_too_new");
    assert!(
        matches!(error, OpenError::TooNew { found, known, .. } if found == newer && known == newer - 1),
        "{error}"
    );
    assert_eq!(fs::read(folder.path().join(DATABASE_FILE)).unwrap(), before);
}

#[test]
fn another_programs_database_is_refused_untouched() {
    let folder = Folder::new("foreign");
    fs::create_dir_all(folder.path()).unwrap();
    meddle(&folder, "CREATE TABLE photos (name TEXT)");
    let before = fs::read(folder.path().join(DATABASE_FILE)).unwrap();
    assert_eq!(open_error(&folder).code(), "db_not_ours");
    assert_eq!(fs::read(folder.path().join(DATABASE_FILE)).unwrap(), before);
}

#[test]
fn a_file_that_is_no_database_is_refused_untouched() {
    let folder = Folder::new("garbage");
    fs::create_dir_all(folder.path()).unwrap();
    let garbage = "no database ".repeat(500);
    fs::write(folder.path().join(DATABASE_FILE), &garbage).unwrap();
    assert_eq!(open_error(&folder).code(), "db_not_ours");
    assert_eq!(fs::read_to_string(folder.path().join(DATABASE_FILE)).unwrap(), garbage);
}

#[tokio::test]
async fn a_reader_reads_beside_the_server_and_changes_nothing() {
    let folder = Folder::new("read");
    assert_eq!(SqliteReader::open(folder.path()).unwrap_err().code(), "db_missing");
    assert!(!folder.path().exists(), "looking makes nothing");
    let store = SqliteStore::open(folder.path()).unwrap();
    let reader = SqliteReader::open(folder.path()).unwrap();
    done(&store, Command::NewGuest(guest(1))).await;
    assert!(reader.player_of_token(session(1)).await.unwrap().is_some());
    drop(store);
    assert!(reader.player_of_token(session(1)).await.unwrap().is_some());
    drop(reader);
    let alone = SqliteReader::open(folder.path()).unwrap();
    assert!(alone.player_of_token(session(1)).await.unwrap().is_some());
}
