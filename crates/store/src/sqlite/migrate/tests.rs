//! Migrations of older databases: preserved data, refusals, and the state after a kill.

use super::context::{MigrationContext, Step};
use super::newest_version;
use super::versions::{EVENTS_STAND_ALONE, runner};
use crate::sqlite::identity::APPLICATION_ID;
use crate::sqlite::{DATABASE_FILE, OpenError, SqliteStore};
use crate::{PageRequest, Phase, Queries, QueryError, StoredEvents};
use play::GameId;
use refinery::Target;
use rusqlite::Connection;
use serde_json::Value;
use std::cell::Cell;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

const TESTDATA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/testdata/v2");
const FOLDER: &str = "JANGGUN_MIGRATED_FOLDER";
const STEP: &str = "JANGGUN_KILLED_AT";

/// Creates a data folder with a copy of the version 2 database.
fn old_folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(
        Path::new(TESTDATA).join(DATABASE_FILE),
        folder.path().join(DATABASE_FILE),
    )
    .unwrap();
    folder
}

fn expected() -> Value {
    serde_json::from_str(&fs::read_to_string(Path::new(TESTDATA).join("expected.json")).unwrap()).unwrap()
}

fn id(name: &str) -> GameId {
    expected()["names"][name].as_str().unwrap().parse().unwrap()
}

fn copy_of(folder: &Path) -> PathBuf {
    folder.join(format!("{DATABASE_FILE}.v2-backup"))
}

/// Returns every row of every table as sorted SQL literals, without the times of migrations.
fn rows(path: &Path) -> Vec<String> {
    let database = Connection::open(path).unwrap();
    let tables: Vec<String> = database
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    let mut all = Vec::new();
    for table in tables {
        let columns: Vec<String> = database
            .prepare(&format!(
                "SELECT name FROM pragma_table_info('{table}') WHERE name <> 'applied_on'"
            ))
            .unwrap()
            .query_map([], |row| row.get::<_, String>(0))
            .unwrap()
            .map(|name| format!("quote(CAST({} AS BLOB))", name.unwrap()))
            .collect();
        let mut select = database
            .prepare(&format!("SELECT {} FROM {table}", columns.join(" || ',' || ")))
            .unwrap();
        let found = select.query_map([], |row| row.get::<_, String>(0)).unwrap();
        all.extend(found.map(|row| format!("{table}: {}", row.unwrap())));
    }
    all.sort();
    all
}

fn change(folder: &Path, sql: &str) {
    let database = Connection::open(folder.join(DATABASE_FILE)).unwrap();
    database.execute_batch(sql).unwrap();
}

#[tokio::test]
async fn every_game_of_the_old_lists_is_listed_with_the_same_players() {
    let folder = old_folder();
    let store = SqliteStore::open(folder.path()).unwrap();
    let expected = expected();
    let damaged: Vec<GameId> = ["broken_body", "broken_token"].map(id).to_vec();
    let anna = expected["games"]["mate"]["anna"]["id"].as_str().unwrap();
    let seats = Connection::open(Path::new(TESTDATA).join(DATABASE_FILE)).unwrap();
    let anna: String = seats
        .query_row("SELECT guest FROM seats WHERE game = ?1", [anna], |row| row.get(0))
        .unwrap();
    let page = PageRequest { index: 0, size: 100 };
    let listed = store
        .games_of(format!("guest:{anna}").parse().unwrap(), page)
        .await
        .unwrap();
    let listed: Vec<GameId> = listed.rows.into_iter().map(|row| row.id).collect();
    let before: Vec<GameId> = expected["lists"]["anna"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|page| page["games"].as_array().unwrap())
        .map(|game| game["id"].as_str().unwrap().parse().unwrap())
        .filter(|id| !damaged.contains(id))
        .collect();
    assert!(before.len() > 20);
    assert_eq!(listed, before);
    assert!(!store.games_in(Phase::Playing, page).await.unwrap().rows.is_empty());
    assert_eq!(store.open_games(page).await.unwrap().rows.len(), 2);
    assert!(store.analysis_of(id("mate")).await.unwrap().is_some());
}

/// Damages three games: one gets invalid UTF-8, one loses its events, and one gets the events of another game.
fn damage(folder: &Path) {
    change(
        folder,
        &format!(
            "PRAGMA ignore_check_constraints = ON;
             UPDATE events SET body = CAST(x'7b22ff227d' AS TEXT) WHERE game = '{}' AND seq = 2;
             DELETE FROM events WHERE game = '{}';
             DELETE FROM events WHERE game = '{}';
             INSERT INTO events SELECT '{}', seq, at_ms, body FROM events WHERE game = '{}';",
            id("mate"),
            id("open"),
            id("flag"),
            id("flag"),
            id("long"),
        ),
    );
}

/// Returns the rows of these games in four tables, as text that shows every byte.
fn bytes(database: &Connection, kept: &[GameId], tables: [&str; 4]) -> Vec<String> {
    let list = kept.iter().map(|id| format!("'{id}'")).collect::<Vec<_>>().join(", ");
    let [games, seats, events, analyses] = tables;
    let sql = format!(
            "SELECT quote(id) || created_ms || updated_ms || quote(phase) || quote(card) FROM {games} WHERE id IN ({list})
             UNION ALL SELECT quote(guest) || quote(game) || created_ms FROM {seats} WHERE game IN ({list})
             UNION ALL SELECT quote(game) || seq || ' ' || at_ms || hex(CAST(body AS BLOB)) FROM {events} WHERE game IN ({list})
             UNION ALL SELECT quote(game) || made_ms || quote(body) FROM {analyses} WHERE game IN ({list}) ORDER BY 1"
        );
    let mut select = database.prepare(&sql).unwrap();
    let found = select.query_map([], |row| row.get(0)).unwrap();
    found.collect::<Result<_, _>>().unwrap()
}

#[tokio::test]
async fn what_cannot_be_read_is_kept_byte_for_byte_and_told() {
    let folder = old_folder();
    damage(folder.path());
    let old = Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
    let names = ["broken_body", "broken_token", "mate", "open", "flag"];
    let mut kept: Vec<GameId> = names.map(id).to_vec();
    kept.sort();
    let before = bytes(&old, &kept, ["games", "seats", "events", "analyses"]);
    drop(old);
    let store = SqliteStore::open(folder.path()).unwrap();
    let unreadable = store.unreadable_games().await.unwrap();
    assert_eq!(
        unreadable.iter().map(|game| game.game.clone()).collect::<Vec<_>>(),
        kept.iter().map(ToString::to_string).collect::<Vec<_>>()
    );
    assert!(unreadable.iter().all(|game| !game.reason.is_empty()));
    for &id in &kept {
        let refused = store.events_of(id).await;
        assert!(
            matches!(&refused, Err(QueryError::Unreadable { game, .. }) if *game == id),
            "{refused:?}"
        );
    }
    assert_eq!(
        store.events_of(GameId::from_bits(0)).await.unwrap(),
        StoredEvents::default(),
        "an unknown game is another matter"
    );
    drop(store);
    let new = Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
    let tables = [
        "unreadable_games",
        "unreadable_seats",
        "unreadable_events",
        "unreadable_analyses",
    ];
    assert_eq!(bytes(&new, &kept, tables), before);
    let others = |table: &str| {
        new.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, u32>(0))
            .unwrap()
    };
    assert_eq!(
        others("games") as usize + kept.len(),
        expected()["names"].as_object().unwrap().len()
    );
}

#[test]
fn the_file_is_copied_first_and_the_copy_is_what_was_there() {
    let folder = old_folder();
    // The open connection keeps this change in the WAL, which the copy must include.
    let writer = Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
    writer
        .execute_batch("UPDATE games SET updated_ms = updated_ms + 1")
        .unwrap();
    let before = rows(&folder.path().join(DATABASE_FILE));
    drop(SqliteStore::open(folder.path()).unwrap());
    assert_eq!(rows(&copy_of(folder.path())), before);
    // A current database is not copied.
    fs::remove_file(copy_of(folder.path())).unwrap();
    drop(SqliteStore::open(folder.path()).unwrap());
    assert!(!copy_of(folder.path()).exists());
}

/// Tests every older version, so that future migrations are covered too.
#[test]
fn a_database_of_any_older_version_is_copied_first() {
    for version in 1..newest_version() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(DATABASE_FILE);
        let mut old = Connection::open(&path).unwrap();
        let target = Target::Version(version.try_into().unwrap());
        runner().set_target(target).run(&mut old).unwrap();
        old.pragma_update(None, "application_id", APPLICATION_ID).unwrap();
        if version >= EVENTS_STAND_ALONE {
            old.execute_batch("INSERT INTO players (key, created_ms) VALUES ('guest:1', 7)")
                .unwrap();
        }
        let before = rows(&path);
        drop(old);
        drop(SqliteStore::open(folder.path()).unwrap_or_else(|error| panic!("{version}: {error}")));
        let copy = folder.path().join(format!("{DATABASE_FILE}.v{version}-backup"));
        assert_eq!(rows(&copy), before, "{version}");
        assert_ne!(rows(&path), before, "{version}");
    }
}

#[test]
fn a_disk_that_is_too_small_is_refused_before_anything_is_changed() {
    let folder = old_folder();
    let path = folder.path().join(DATABASE_FILE);
    let before = fs::read(&path).unwrap();
    let free = Cell::new(0);
    let open = || {
        let context = MigrationContext {
            free_space: &|_| Ok(free.get()),
            reached: &|_| (),
        };
        SqliteStore::open_in(folder.path(), &context)
    };
    let error = open().unwrap_err();
    assert_eq!(error.code(), "disk_full");
    let OpenError::DiskFull { needed, .. } = error else {
        panic!("{error}")
    };
    assert!(needed > before.len() as u64);
    free.set(needed - 1);
    assert_eq!(open().unwrap_err().code(), "disk_full");
    assert_eq!(fs::read(&path).unwrap(), before);
    assert!(!copy_of(folder.path()).exists());
    free.set(needed);
    drop(open().unwrap());
    // A current database does not need space for a copy.
    free.set(0);
    open().unwrap();
}

#[test]
#[ignore = "the victim of the test below"]
fn victim() {
    let Ok(folder) = env::var(FOLDER) else { return };
    let wanted = env::var(STEP).unwrap();
    let context = MigrationContext {
        free_space: &|_| Ok(u64::MAX),
        reached: &|step| {
            if format!("{step:?}") == wanted {
                std::process::abort();
            }
        },
    };
    let _ = SqliteStore::open_in(folder.as_ref(), &context);
}

#[test]
fn a_kill_leaves_the_old_database_or_the_new_one() {
    let whole = old_folder();
    drop(SqliteStore::open(whole.path()).unwrap());
    let (old, new) = (
        rows(&Path::new(TESTDATA).join(DATABASE_FILE)),
        rows(&whole.path().join(DATABASE_FILE)),
    );
    for (step, migrated) in [
        (Step::Copying, false),
        (Step::Copied, false),
        (Step::Games(1), false),
        (Step::Games(20), false),
        (Step::Written, false),
        (Step::Committed, true),
    ] {
        let folder = old_folder();
        let killed = Command::new(env::current_exe().unwrap())
            .args(["--exact", "sqlite::migrate::tests::victim", "--ignored"])
            .env(FOLDER, folder.path())
            .env(STEP, format!("{step:?}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .unwrap();
        assert!(!killed.success(), "{step:?} was reached");
        let left = rows(&folder.path().join(DATABASE_FILE));
        assert_eq!(left, *if migrated { &new } else { &old }, "{step:?}");
        drop(SqliteStore::open(folder.path()).unwrap());
        assert_eq!(
            rows(&folder.path().join(DATABASE_FILE)),
            new,
            "after {step:?}, started again"
        );
        assert_eq!(rows(&copy_of(folder.path())), old, "the copy after {step:?}");
    }
}
