//! Databases that are refused and left unchanged; readers and operators next to a running server.

use super::open;
use super::server::PostgresDatabase;
use crate::conformance::Testbed as _;
use crate::conformance::rows::{done, guest, session};
use store::postgres::{PostgresAddress, PostgresError, PostgresReader, PostgresStore, newest_version};
use store::{Command, Operator, Queries as _};

fn address(database: &PostgresDatabase) -> PostgresAddress {
    database.address().parse().unwrap()
}

fn refused(database: &PostgresDatabase) -> PostgresError {
    PostgresStore::open(&address(database)).expect_err("the database should be refused")
}

#[test]
fn a_second_server_is_refused_and_the_first_goes_on() {
    let database = PostgresDatabase::empty();
    let first = open(&database);
    let error = refused(&database);
    assert_eq!(error.code(), "db_in_use");
    assert!(error.to_string().contains("test"), "{error}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(done(&first, Command::NewGuest(guest(1))));
    drop(first);
    PostgresStore::open(&address(&database)).expect("an owner that ends gives the lease back");
}

#[test]
fn a_database_of_a_newer_version_or_of_another_program_is_refused_untouched() {
    let database = PostgresDatabase::create(None);
    database.run("CREATE TABLE photos (name TEXT)");
    assert_eq!(refused(&database).code(), "db_not_ours");
    assert_eq!(
        database.run("SELECT tablename FROM pg_tables WHERE schemaname = 'public'"),
        "photos\n"
    );
    let newer = PostgresDatabase::empty();
    let version = newest_version() + 1;
    newer.run(&format!(
        "INSERT INTO refinery_schema_history VALUES ({version}, 'future', '2030-01-01T00:00:00Z', '1')"
    ));
    let error = refused(&newer);
    assert_eq!(error.code(), "db_too_new");
    assert!(
        matches!(error, PostgresError::TooNew { found, .. } if found == version),
        "{error}"
    );
}

#[test]
fn a_database_that_is_not_there_is_named_without_its_password() {
    let missing = "postgres://user:secret@localhost:1/missing".parse().unwrap();
    let error = PostgresStore::open(&missing).unwrap_err();
    assert_eq!(error.code(), "db_unreachable");
    let text = error.to_string();
    assert!(
        text.contains("postgres://localhost/missing") && !text.contains("secret"),
        "{text}"
    );
}

#[test]
fn a_reader_and_an_operator_work_beside_the_server_and_make_nothing() {
    let empty = PostgresDatabase::create(None);
    assert_eq!(PostgresReader::open(&address(&empty)).unwrap_err().code(), "db_too_old");
    assert_eq!(
        Operator::open_postgres(&address(&empty)).unwrap_err().code(),
        "db_too_old"
    );
    assert_eq!(
        empty.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"),
        "0\n"
    );
    let database = PostgresDatabase::empty();
    let store = open(&database);
    let reader = PostgresReader::open(&address(&database)).unwrap();
    let operator = Operator::open_postgres(&address(&database)).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(done(&store, Command::NewGuest(guest(1))));
    let found = runtime.block_on(reader.player_of_token(session(1)));
    assert!(found.unwrap().is_some());
    assert_eq!(operator.accounts(9).unwrap(), []);
    assert!(operator.amounts(9).unwrap().iter().all(|amount| amount.bytes == 0));
}
