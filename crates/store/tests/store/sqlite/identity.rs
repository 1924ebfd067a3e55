//! Damaged and missing databases, which are reported and not recreated; backup and restore; file permissions.

use super::folder::Folder;
use crate::conformance::rows::{done, event, events, id, numbers};
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

/// Overwrites the last page of the database file.
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
    // To start over, the lock file has to be removed too.
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

    // The first restore keeps the replaced database. The second would overwrite it, so it is refused.
    restore(folder.path(), &file).unwrap();
    assert_eq!(restore(folder.path(), &file).unwrap_err().code(), "file_exists");
    let aside = folder.path().join("janggun.db.before-restore");
    let kept = Folder::new("kept");
    fs::create_dir_all(kept.path()).unwrap();
    fs::rename(aside, kept.path().join(DATABASE_FILE)).unwrap();
    let kept = SqliteReader::open(kept.path()).unwrap();
    assert_eq!(kept.events_of(id("g")).await.unwrap().rows.last(), Some(&event(7)));
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

/// Simulates a killed server by copying the files of a running one.
fn killed(from: &Folder, to: &Folder) {
    fs::create_dir_all(to.path()).unwrap();
    for entry in fs::read_dir(from.path()).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, to.path().join(path.file_name().unwrap())).unwrap();
    }
}

#[tokio::test]
async fn a_log_that_is_gone_or_cut_is_noticed_and_a_whole_one_is_not() {
    let running = Folder::new("running");
    let store = SqliteStore::open(running.path()).unwrap();
    for number in 1..=20 {
        done(&store, events("g", number, number)).await;
    }
    let log = format!("{DATABASE_FILE}-wal");
    let whole = fs::metadata(running.path().join(&log)).unwrap().len();
    for (cut, code) in [
        (None, None),
        (Some(whole), None),
        (Some(whole - 1), Some("db_log_lost")),
        (Some(whole / 2), Some("db_log_lost")),
        (Some(0), Some("db_log_lost")),
    ] {
        let folder = Folder::new("killed");
        killed(&running, &folder);
        if let Some(length) = cut {
            let file = fs::File::options().write(true).open(folder.path().join(&log)).unwrap();
            file.set_len(length).unwrap();
        }
        let database = fs::read(folder.path().join(DATABASE_FILE)).unwrap();
        let read = SqliteReader::open(folder.path()).err().map(|error| error.code());
        let opened = SqliteStore::open(folder.path()).err().map(|error| error.code());
        assert_eq!((read, opened), (code, code), "{cut:?} of {whole}");
        if code.is_some() {
            assert!(
                fs::read(folder.path().join(DATABASE_FILE)).unwrap() == database,
                "it was changed"
            );
            fs::remove_file(folder.path().join(LOCK_FILE)).unwrap();
            SqliteStore::open(folder.path()).expect("whoever wants to go on says so");
        }
    }
    let folder = Folder::new("removed");
    killed(&running, &folder);
    fs::remove_file(folder.path().join(&log)).unwrap();
    let _ = fs::remove_file(folder.path().join(format!("{DATABASE_FILE}-shm")));
    assert_eq!(refused(&folder), "db_log_lost");
}

#[tokio::test]
async fn stops_backups_and_other_programs_lose_no_log() {
    let folder = Folder::new("stops");
    let file = folder.path().join("copy.db");
    for number in 1..=3 {
        let store = SqliteStore::open(folder.path()).unwrap();
        done(&store, events("g", number, number)).await;
    }
    // Another program empties the WAL of a killed server.
    let other = Folder::new("other");
    let store = SqliteStore::open(folder.path()).unwrap();
    done(&store, events("g", 4, 4)).await;
    killed(&folder, &other);
    let plain = rusqlite::Connection::open(other.path().join(DATABASE_FILE)).unwrap();
    plain
        .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
        .unwrap();
    drop(plain);
    assert_eq!(
        numbers(&SqliteStore::open(other.path()).unwrap(), "g").await,
        [1, 2, 3, 4]
    );
    // Restoring a backup drops later commits on purpose, so it is not reported as a lost log.
    backup(folder.path(), &file).unwrap();
    done(&store, events("g", 5, 9)).await;
    drop(store);
    restore(folder.path(), &file).unwrap();
    assert_eq!(
        numbers(&SqliteStore::open(folder.path()).unwrap(), "g").await,
        [1, 2, 3, 4]
    );
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_folder_its_copies_or_what_is_put_back() {
    use std::os::unix::fs::PermissionsExt;
    fn wider(path: &std::path::Path) -> Vec<String> {
        let mode = fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let mut found = Vec::new();
        if mode & 0o077 != 0 {
            found.push(format!("{} {mode:o}", path.display()));
        }
        if path.is_dir() {
            for entry in fs::read_dir(path).unwrap() {
                found.extend(wider(&entry.unwrap().path()));
            }
        }
        found
    }
    let none: [&str; 0] = [];
    let folder = Folder::new("private");
    let store = SqliteStore::open(folder.path()).unwrap();
    done(&store, events("g", 1, 2)).await;
    assert_eq!(wider(folder.path()), none, "while it runs");
    let file = folder.path().join("copy.db");
    backup(folder.path(), &file).unwrap();
    assert_eq!(wider(folder.path()), none, "with a copy");
    drop(store);
    restore(folder.path(), &file).unwrap();
    assert_eq!(wider(folder.path()), none, "with what was put back");
    // Simulates an earlier release, which created files with wider permissions.
    for entry in fs::read_dir(folder.path()).unwrap() {
        let path = entry.unwrap().path();
        fs::set_permissions(path, fs::Permissions::from_mode(0o644)).unwrap();
    }
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    drop(SqliteStore::open(folder.path()).unwrap());
    assert_eq!(wider(folder.path()), none, "after the next start");
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_put_back_from_where_nothing_can_be_written_and_nothing_is_left_beside_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = with_a_game("medium", 3).await;
    let medium = Folder::new("a medium, 100% read-only? #1");
    fs::create_dir_all(medium.path()).unwrap();
    let file = medium.path().join("backup.db");
    backup(folder.path(), &file).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o400)).unwrap();
    fs::set_permissions(medium.path(), fs::Permissions::from_mode(0o500)).unwrap();
    restore(folder.path(), &file).unwrap();
    let beside: Vec<_> = fs::read_dir(medium.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    fs::set_permissions(medium.path(), fs::Permissions::from_mode(0o700)).unwrap();
    assert_eq!(beside, ["backup.db"]);
    assert_eq!(
        numbers(&SqliteStore::open(folder.path()).unwrap(), "g").await,
        [1, 2, 3]
    );
}

#[tokio::test]
async fn the_check_of_facts_holds_where_no_json_is_not_valid_json() {
    let folder = with_a_game("facts", 1).await;
    drop(SqliteStore::open(folder.path()).unwrap());
    let plain = rusqlite::Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
    let sql: String = plain
        .query_row("SELECT sql FROM sqlite_schema WHERE name = 'games'", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert!(sql.contains("CHECK (facts IS NULL OR json_valid(facts))"), "{sql}");
    assert!(!sql.contains("CHECK (json_valid(facts))"), "{sql}");
    let found: String = plain.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(found, "ok");
}
