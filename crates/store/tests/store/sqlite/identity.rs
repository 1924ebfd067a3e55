//! A database that is damaged, gone or replaced is named and never silently made anew; copies of it, and back.

use super::folder::Folder;
use crate::conformance::rows::{done, event, events, numbers};
use std::fs;
use std::io::{Seek, SeekFrom, Write};
use store::sqlite::{DATABASE_FILE, LOCK_FILE, SqliteReader, SqliteStore, backup, restore};
use store::{Command, CommandError, Commands, Queries};

async fn with_a_game(name: &str, last: u32) -> Folder {
    let folder = Folder::new(name);
    let store = SqliteStore::open(folder.path()).unwrap();
    done(&store, events("g", 1, last)).await;
    folder
}

fn refused(folder: &Folder) -> &'static str {
    SqliteStore::open(folder.path()).expect_err("it is refused").code()
}

/// Overwrites the last page of the file, which holds events.
fn damage(folder: &Folder) {
    let mut file = fs::File::options()
        .write(true)
        .open(folder.path().join(DATABASE_FILE))
        .unwrap();
    file.seek(SeekFrom::End(-4096)).unwrap();
    file.write_all(&[0xAB; 4096]).unwrap();
}

#[tokio::test]
async fn a_damaged_page_is_named_at_the_start() {
    let folder = with_a_game("damaged", 2_000).await;
    drop(SqliteStore::open(folder.path()).unwrap());
    damage(&folder);
    let before = fs::read(folder.path().join(DATABASE_FILE)).unwrap();
    assert_eq!(refused(&folder), "db_damaged");
    assert_eq!(fs::read(folder.path().join(DATABASE_FILE)).unwrap(), before);
    let found = SqliteReader::open(folder.path()).unwrap().damage().await;
    assert!(!matches!(&found, Ok(lines) if lines.is_empty()), "{found:?}");
}

#[tokio::test]
async fn a_database_that_is_gone_or_empty_is_not_made_anew() {
    let folder = with_a_game("lost", 3).await;
    let database = folder.path().join(DATABASE_FILE);
    let kept = fs::read(&database).unwrap();
    fs::remove_file(&database).unwrap();
    assert_eq!(refused(&folder), "db_lost");
    assert!(!database.exists());
    fs::write(&database, "").unwrap();
    assert_eq!(refused(&folder), "db_lost");
    fs::write(&database, kept).unwrap();
    assert_eq!(
        numbers(&SqliteStore::open(folder.path()).unwrap(), "g").await,
        [1, 2, 3]
    );
    // Whoever wants to begin anew says so.
    fs::remove_file(&database).unwrap();
    fs::remove_file(folder.path().join(LOCK_FILE)).unwrap();
    assert_eq!(
        numbers(&SqliteStore::open(folder.path()).unwrap(), "g").await,
        Vec::<u32>::new()
    );
}

#[test]
fn a_start_that_was_killed_before_there_was_a_database_is_no_loss() {
    let folder = Folder::new("killed");
    fs::create_dir_all(folder.path()).unwrap();
    fs::write(folder.path().join(LOCK_FILE), "").unwrap();
    fs::write(folder.path().join(DATABASE_FILE), "").unwrap();
    SqliteStore::open(folder.path()).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn nothing_is_acknowledged_once_the_file_is_gone() {
    for name in [DATABASE_FILE.to_owned(), format!("{DATABASE_FILE}-wal")] {
        let folder = Folder::new("removed");
        let store = SqliteStore::open(folder.path()).unwrap();
        done(&store, events("g", 1, 2)).await;
        done(&store, events("g", 3, 3)).await;
        fs::remove_file(folder.path().join(&name)).unwrap();
        let outcome = store.execute(events("g", 4, 4)).await;
        assert!(
            matches!(&outcome, Err(CommandError::Database(text)) if text.contains(&name)),
            "{outcome:?}"
        );
        assert!(store.execute(Command::Probe).await.is_err());
    }
}

#[tokio::test]
async fn a_probe_writes_to_the_disk_and_changes_nothing() {
    let folder = with_a_game("probe", 3).await;
    let store = SqliteStore::open(folder.path()).unwrap();
    let written = || {
        let log = folder.path().join(format!("{DATABASE_FILE}-wal"));
        fs::metadata(log).map_or(0, |log| log.len())
    };
    let before = written();
    done(&store, Command::Probe).await;
    assert!(written() > before);
    assert_eq!(numbers(&store, "g").await, [1, 2, 3]);
    drop(store);
    SqliteStore::open(folder.path()).expect("it is still our database");
}

#[tokio::test]
async fn a_backup_beside_a_running_server_is_put_back_after_a_loss() {
    let folder = with_a_game("drill", 3).await;
    let store = SqliteStore::open(folder.path()).unwrap();
    done(&store, events("g", 4, 5)).await;
    let file = folder.path().join("copy.db");
    backup(folder.path(), &file).unwrap();
    assert_eq!(backup(folder.path(), &file).unwrap_err().code(), "file_exists");
    done(&store, events("g", 6, 6)).await;
    assert_eq!(restore(folder.path(), &file).unwrap_err().code(), "data_in_use");
    drop(store);

    fs::remove_file(folder.path().join(DATABASE_FILE)).unwrap();
    assert_eq!(refused(&folder), "db_lost");
    restore(folder.path(), &file).unwrap();
    let store = SqliteStore::open(folder.path()).unwrap();
    assert_eq!(numbers(&store, "g").await, [1, 2, 3, 4, 5]);
    done(&store, events("g", 6, 7)).await;
    drop(store);

    // One that is there is kept, and a second one is not written over it.
    restore(folder.path(), &file).unwrap();
    assert_eq!(restore(folder.path(), &file).unwrap_err().code(), "file_exists");
    let aside = folder.path().join("janggun.db.before-restore");
    let kept = Folder::new("kept");
    fs::create_dir_all(kept.path()).unwrap();
    fs::rename(aside, kept.path().join(DATABASE_FILE)).unwrap();
    let kept = SqliteReader::open(kept.path()).unwrap();
    assert_eq!(kept.events_of("g").await.unwrap().rows.last(), Some(&event(7)));
}

#[tokio::test]
async fn what_is_no_sound_database_is_not_backed_up_and_not_put_back() {
    let folder = with_a_game("unsound", 2_000).await;
    drop(SqliteStore::open(folder.path()).unwrap());
    let file = folder.path().join("copy.db");
    fs::write(&file, "no database").unwrap();
    assert_eq!(restore(folder.path(), &file).unwrap_err().code(), "db_not_ours");
    let missing = folder.path().join("missing.db");
    assert_eq!(restore(folder.path(), &missing).unwrap_err().code(), "db_missing");
    damage(&folder);
    let other = folder.path().join("other.db");
    assert_eq!(backup(folder.path(), &other).unwrap_err().code(), "db_damaged");
    assert!(!other.exists());
}
