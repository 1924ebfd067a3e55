//! Damaged rows: reading a value that this crate never writes returns a typed error.

use super::folder::Folder;
use crate::conformance::rows::{done, events, guest, player};
use rusqlite::Connection;
use store::sqlite::{DATABASE_FILE, SqliteStore};
use store::{AccountQueries, Command, PageRequest, Phase, Queries, QueryError};

#[tokio::test]
async fn an_id_a_word_and_a_number_that_are_none_are_told_as_damaged_rows() {
    let folder = Folder::new("d");
    let store = SqliteStore::open(folder.path()).unwrap();
    done(&store, Command::NewGuest(guest(1))).await;
    done(&store, events("g", 1, 1)).await;
    let page = PageRequest { index: 0, size: 9 };
    let list = async || store.games_in(Phase::Playing, page).await.map(|found| found.rows.len());
    for (wrong, right) in [
        ("id = 'g'", "id = '0g000000000'"),
        ("id = '0g00000000' || char(0)", "id = '0g000000000'"),
        ("turn = 'han', movement = 'chess'", "movement = 'janggi'"),
        ("cho_level = 7, plies = 5000000000", "plies = 1"),
        ("cho_level = 177", "cho_level = 3"),
        ("invited = 'nobody'", "invited = NULL"),
    ] {
        let change = |what: &str| {
            let database = Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
            let sql =
                format!("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; UPDATE games SET {what}");
            database.execute_batch(&sql).unwrap();
        };
        assert_eq!(list().await, Ok(1));
        change(wrong);
        let found = list().await;
        assert!(matches!(&found, Err(QueryError::Damaged(_))), "{wrong}: {found:?}");
        assert_eq!(found.unwrap_err().code(), "row_damaged");
        change(right);
    }
    let database = Connection::open(folder.path().join(DATABASE_FILE)).unwrap();
    database
        .execute_batch("INSERT INTO players (key, created_ms) VALUES ('x', 1); INSERT INTO blocks VALUES ('guest:00000000001', 'x', 1)")
        .unwrap();
    let blocks = store.blocks_of(player(1)).await;
    assert!(matches!(blocks, Err(QueryError::Damaged(_))), "{blocks:?}");
    assert_eq!(
        store.sessions_of(player(1)).await.unwrap().len(),
        1,
        "the others are read"
    );
}
