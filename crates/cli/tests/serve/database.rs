//! Tests `janggun serve` and operator commands with a PostgreSQL database.

#[path = "../../../store/tests/store/postgres/server.rs"]
pub(crate) mod server;

use crate::start::{assert_refused, refused};
use crate::support::{Guest, Server, data_folder};
use serde_json::json;
use server::PostgresDatabase;
use std::process::{Command, Output};
use store::sqlite::DATABASE_FILE;

/// Runs a command with the database in `JANGGUN_DATABASE`.
fn run(words: &[&str], database: &PostgresDatabase) -> Output {
    Command::new(env!("CARGO_BIN_EXE_janggun"))
        .args(words)
        .env("JANGGUN_DATABASE", database.address())
        .output()
        .expect("the binary under test starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_killed_server_starts_again_and_the_operators_commands_find_its_database() {
    let database = PostgresDatabase::create(None);
    let address = database.address();
    let arguments = ["--database", address.as_str()];
    let mut server = Server::start_within(&[], data_folder("postgres"), &arguments);
    let mut guest = Guest::new(&server);
    guest.create("kakao@1", json!({"kind": "self"}));
    let beside = run(&["ratings", "recompute"], &database);
    assert_refused(&beside, 2, "db_in_use");
    server.kill();
    let again = Server::start_within(&[], data_folder("postgres"), &arguments);
    assert_eq!(Guest::new(&again).get("/health").0, 200);
    assert_eq!(database.run("SELECT count(*) FROM games"), "1\n");
    let storage = run(&["storage"], &database);
    assert!(text(&storage.stdout).starts_with("games 1 "), "{storage:?}");
    let verified = run(&["verify"], &database);
    assert_eq!(verified.status.code(), Some(0), "{verified:?}");
    assert_eq!(text(&run(&["account", "list"], &database).stdout), "0 accounts\n");
    drop(again);
    let folder = data_folder("postgres-copied");
    let to = folder.to_str().expect("UTF-8");
    let copied = run(&["database", "copy", "--from", &address, "--to", to], &database);
    assert_eq!(copied.status.code(), Some(0), "{copied:?}");
    assert!(
        text(&copied.stdout).contains("games: 1 rows, equal in both"),
        "{copied:?}"
    );
    assert!(folder.join(DATABASE_FILE).exists());
    let again = run(&["database", "copy", "--from", &address, "--to", to], &database);
    assert_refused(&again, 1, "db_not_empty");
    for words in [&["backup", "x.db"][..], &["restore", "x.db"], &["storage", "compact"]] {
        assert_refused(&run(words, &database), 2, "db_is_postgres");
    }
}

#[test]
fn an_address_with_a_password_is_refused() {
    let words = ["--database", "postgres://janggun:hunter2@localhost/janggun"];
    let output = refused(&words, &data_folder("password"));
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("database-password"), "{said}");
}
