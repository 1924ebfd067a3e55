//! Comparison of the schemas of both databases.

use super::server::PostgresDatabase;
use crate::conformance::Testbed as _;
use crate::sqlite::folder::Folder;
use rusqlite::Connection;
use std::collections::BTreeSet;
use store::sqlite::{DATABASE_FILE, SqliteStore};

/// The table that only SQLite has, with the count of commits that is compared with the lock file.
const ONLY_SQLITE: &str = "commits";
/// The table that only PostgreSQL has. SQLite locks a file instead of using leases.
const ONLY_POSTGRES: &str = "leases";

/// Returns the tables and the indexes of a new SQLite database: `table.column type null`, `index NAME`.
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

/// Returns the tables and the indexes of a new PostgreSQL database in the same form. Booleans are integers in SQLite.
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
