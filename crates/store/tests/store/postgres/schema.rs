//! Comparison of the schemas of SQLite and PostgreSQL, and checks of the migrations.

use super::server::PostgresDatabase;
use crate::conformance::Testbed as _;
use crate::sqlite::folder::Folder;
use rusqlite::Connection;
use std::collections::BTreeSet;
use store::sqlite::{DATABASE_FILE, SqliteStore};

/// The table that only the SQLite schema has. Its commit count is compared with the one in the lock file.
const ONLY_SQLITE: &str = "commits";
/// The table that only the PostgreSQL schema has. With SQLite, the server locks a file instead.
const ONLY_POSTGRES: &str = "leases";

/// Returns the columns and indexes of a new SQLite database, in the form `table.column TYPE [null]` or `index NAME`.
fn sqlite() -> BTreeSet<String> {
    let folder = Folder::new("d");
    drop(SqliteStore::open(folder.path()).unwrap());
    let database = Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
    let sql = format!(
        "SELECT t.name || '.' || c.name || ' ' || c.type || iif(c.\"notnull\" OR c.pk, '', ' null')
         FROM sqlite_schema AS t, pragma_table_info(t.name) AS c
         WHERE t.type = 'table' AND t.name NOT IN ('refinery_schema_history', '{ONLY_SQLITE}')
         UNION ALL
         SELECT 'index ' || name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"
    );
    let mut select = database.prepare(&sql).unwrap();
    let lines = select.query_map([], |row| row.get(0)).unwrap();
    lines.collect::<Result<_, _>>().unwrap()
}

/// Returns the columns and indexes of a new PostgreSQL database in the same form, with SQLite's types.
fn postgres() -> BTreeSet<String> {
    let sql = format!(
        "SELECT table_name || '.' || column_name || ' '
               || CASE data_type WHEN 'bigint' THEN 'INTEGER' WHEN 'boolean' THEN 'INTEGER' WHEN 'text' THEN 'TEXT'
                                 WHEN 'bytea' THEN 'BLOB' ELSE data_type END
               || CASE is_nullable WHEN 'YES' THEN ' null' ELSE '' END
        FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT IN ('refinery_schema_history', '{ONLY_POSTGRES}')
        UNION ALL
        SELECT 'index ' || indexname FROM pg_indexes
        WHERE schemaname = 'public' AND indexname NOT IN (SELECT conname FROM pg_constraint)"
    );
    PostgresDatabase::empty().run(&sql).lines().map(str::to_owned).collect()
}

#[test]
fn both_schemas_have_the_same_tables_columns_and_indexes() {
    let (sqlite, postgres) = (sqlite(), postgres());
    assert!(sqlite.contains("games.fen TEXT null") && sqlite.contains("index chat_by_age"));
    let differing: Vec<_> = sqlite.symmetric_difference(&postgres).collect();
    assert!(differing.is_empty(), "{differing:#?}");
}

/// Migrations that may remove something that the previous release no longer uses.
const TAKE_AWAY: [&str; 0] = [];

/// Returns the statements of a migration, without comments.
fn statements(sql: &str) -> Vec<String> {
    let lines: Vec<&str> = sql.lines().filter_map(|line| line.split("--").next()).collect();
    let words = lines.join(" ");
    let statements = words
        .split(';')
        .map(|one| one.split_whitespace().collect::<Vec<_>>().join(" "));
    statements.filter(|one| !one.is_empty()).collect()
}

/// Returns whether an older server can continue to run after this statement.
fn only_adds(statement: &str) -> bool {
    let adds_column = |rest: &str| {
        let mut words = rest.split_whitespace().skip(1);
        let is_column = words.next() == Some("ADD") && words.next() == Some("COLUMN");
        // The older release inserts rows without the column.
        is_column && (!rest.contains("NOT NULL") || rest.contains("DEFAULT"))
    };
    // The table of this trigger is created by the same migration.
    let adds_trigger = statement.starts_with("CREATE TRIGGER tournament_chat_counted ");
    ["CREATE TABLE ", "CREATE INDEX ", "CREATE UNIQUE INDEX "]
        .iter()
        .any(|start| statement.starts_with(start))
        || adds_trigger
        || statement.strip_prefix("ALTER TABLE ").is_some_and(adds_column)
}

/// A server of the previous release may still use the database and must continue to work, which `upgrade.rs` in the
/// tests of `janggun serve` checks.
#[test]
fn migrations_only_add() {
    assert!(!only_adds("ALTER TABLE games DROP COLUMN fen"));
    assert!(!only_adds("ALTER TABLE games ADD COLUMN mood TEXT NOT NULL"));
    assert!(!only_adds("UPDATE games SET fen = NULL"));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/postgres/migrations");
    let mut checked = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        // The first migration creates the schema of release 0.2.0, which did not support standby servers.
        if name.starts_with("V1__") || TAKE_AWAY.contains(&name.as_str()) {
            continue;
        }
        for statement in statements(&std::fs::read_to_string(&path).unwrap()) {
            assert!(only_adds(&statement), "{name}: {statement}");
            checked += 1;
        }
    }
    assert!(checked >= 7, "{checked}");
}
