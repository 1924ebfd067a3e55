//! Two servers on one database: the owner of the lease, and a standby that takes over.

use super::open;
use super::server::{PostgresDatabase, PostgresServer};
use crate::conformance::Testbed as _;
use crate::conformance::rows::{done, events, numbers};
use std::io::{ErrorKind, Read as _, Write as _};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;
use store::postgres::{PostgresError, PostgresStandby, PostgresStore, StandbyAttempt};
use store::{CommandError, Commands as _};

/// SQL that makes a lease expire, as if its owner had not renewed it. The owner renews it within about a second.
const ENDS: &str = "UPDATE leases SET until = now() - interval '1 second'";

/// SQL that holds a transaction open in the owner's name, as if the owner had stopped between two statements.
const STOPPED: &str = "
    SELECT set_config('application_name', 'janggun ' || owner, FALSE) FROM leases;
    BEGIN;
    SELECT 1 FROM leases FOR KEY SHARE;
    SELECT pg_sleep(30)";

fn standby(database: &PostgresDatabase) -> PostgresStandby {
    PostgresStandby::new(&database.address().parse().unwrap()).unwrap()
}

/// Calls `try_open` on a separate thread, because it blocks.
fn try_open(mut standby: PostgresStandby) -> (PostgresStandby, Result<Option<PostgresStore>, PostgresError>) {
    let tried = thread::spawn(move || {
        let opened = standby.try_open().map(|attempt| match attempt {
            StandbyAttempt::Opened(store) => Some(*store),
            StandbyAttempt::InUse => None,
        });
        (standby, opened)
    });
    tried.join().unwrap()
}

/// Makes the lease expire and lets the standby take it. Repeats this if the owner renews the lease first.
fn taken_over(database: &PostgresDatabase, mut waiting: PostgresStandby) -> PostgresStore {
    loop {
        thread::sleep(waiting.pause());
        database.run(ENDS);
        let (again, opened) = try_open(waiting);
        waiting = again;
        if let Some(store) = opened.unwrap() {
            return store;
        }
    }
}

#[tokio::test]
async fn the_next_owner_is_let_in_and_the_last_one_writes_nothing_any_more() {
    let database = PostgresDatabase::empty();
    let first = open(&database);
    done(&first, events("g", 1, 1)).await;
    let (waiting, refused) = try_open(standby(&database));
    assert!(refused.unwrap().is_none());
    let second = taken_over(&database, waiting);
    done(&second, events("g", 2, 2)).await;
    let refused = first.execute(events("g", 3, 3)).await.unwrap_err();
    assert_eq!(refused, CommandError::LeaseLost);
    assert_eq!(refused.code(), "db_lease_lost");
    first.ownership().lost().await;
    assert!(!first.ownership().is_held() && second.ownership().is_held());
    let epochs = [&first, &second].map(|store| store.ownership().epoch().map(|epoch| epoch.0));
    // Epoch 1 was used when the template database was created.
    assert_eq!(epochs, [Some(2), Some(3)]);
    drop(first);
    done(&second, events("g", 3, 3)).await;
    assert_eq!(numbers(&second, "g").await, [1, 2, 3]);
    assert_eq!(database.run("SELECT epoch, owner IS NULL FROM leases"), "3|f\n");
    drop(second);
    assert_eq!(database.run("SELECT epoch, owner IS NULL FROM leases"), "3|t\n");
}

#[tokio::test]
async fn a_server_that_has_stopped_in_a_transaction_delays_nobody() {
    let database = Arc::new(PostgresDatabase::empty());
    let first = open(&database);
    done(&first, events("g", 1, 1)).await;
    let beside = Arc::clone(&database);
    let stopped = thread::spawn(move || PostgresServer::get().psql(&beside.name, STOPPED));
    let locks = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()";
    while database.run(locks) != "1\n" {}
    let second = taken_over(&database, standby(&database));
    assert!(!stopped.join().unwrap().status.success(), "its connection was ended");
    done(&second, events("g", 2, 2)).await;
}

#[tokio::test]
async fn an_owner_that_was_silent_for_long_is_one_again_if_nobody_else_was() {
    let database = PostgresDatabase::empty();
    let store = open(&database);
    database.run("UPDATE leases SET until = now() - interval '1 hour'");
    done(&store, events("g", 1, 1)).await;
    while database.run("SELECT until > now() FROM leases") != "t\n" {}
    assert!(store.ownership().is_held());
    assert_eq!(database.run("SELECT epoch FROM leases"), "2\n");
}

/// Checks that the database is in use, and returns the address and the secret of its owner, if known.
fn leader(waiting: PostgresStandby) -> (PostgresStandby, Option<(String, String)>) {
    thread::sleep(waiting.pause());
    let (waiting, opened) = try_open(waiting);
    assert!(opened.unwrap().is_none(), "the owner is alive");
    let found = waiting.leader().cloned();
    (waiting, found.map(|leader| (leader.address, leader.secret)))
}

fn reachable(database: &PostgresDatabase, address: &str) -> PostgresStandby {
    standby(database).reachable_at(address.to_owned())
}

#[tokio::test]
async fn servers_that_are_reachable_know_their_leader_and_its_secret() {
    let database = PostgresDatabase::empty();
    let unreachable = open(&database);
    assert_eq!(unreachable.peer_secret(), None);
    let (waiting, found) = leader(reachable(&database, "two:1"));
    assert_eq!(found, None, "the owner has no address");
    drop(unreachable);

    let (_, opened) = try_open(reachable(&database, "on'e:1"));
    let first = opened.unwrap().unwrap();
    let secret = first.peer_secret().unwrap().to_owned();
    assert_eq!(secret.len(), 64);
    let (waiting, found) = leader(waiting);
    assert_eq!(found, Some(("on'e:1".to_owned(), secret.clone())));
    let (_, unasked) = leader(standby(&database));
    assert_eq!(unasked, None, "a standby without an address forwards nothing");

    // The address is valid only while its owner holds the lease.
    let second = taken_over(&database, waiting);
    let (watching, found) = leader(reachable(&database, "three:1"));
    let (address, next) = found.unwrap();
    assert_eq!(
        (address.as_str(), next.as_str()),
        ("two:1", second.peer_secret().unwrap())
    );
    assert_ne!(next, secret, "each owner has a new secret");
    assert_eq!(database.run("SELECT count(*) FROM leaders"), "1\n");
    database.run("UPDATE leases SET owner = gen_random_uuid(), until = now() + interval '4 seconds'");
    assert_eq!(leader(watching).1, None, "the new owner has said nothing");
    drop(first);
}

/// The connection is interrupted without being closed, so neither side notices at once.
#[tokio::test]
async fn an_owner_that_is_cut_off_knows_before_another_takes_over() {
    let database = PostgresDatabase::empty();
    let valve = Valve::before(&database);
    let address = valve.address.parse().unwrap();
    let opened = thread::spawn(move || PostgresStore::open(&address)).join().unwrap();
    let first = opened.unwrap();
    done(&first, events("g", 1, 1)).await;
    valve.closed.store(true, Ordering::SeqCst);
    let mut waiting = standby(&database);
    let second = loop {
        let (again, opened) = try_open(waiting);
        waiting = again;
        if let Some(store) = opened.unwrap() {
            break store;
        }
        thread::sleep(waiting.pause());
    };
    assert!(!first.ownership().is_held());
    done(&second, events("g", 2, 2)).await;
    valve.closed.store(false, Ordering::SeqCst);
    let refused = first.execute(events("g", 3, 3)).await.unwrap_err();
    assert_eq!(refused, CommandError::LeaseLost);
    first.ownership().lost().await;
    assert_eq!(numbers(&second, "g").await, [1, 2]);
}

/// A proxy in front of the database. While it is closed, it discards everything sent through it.
struct Valve {
    _folder: tempfile::TempDir,
    address: String,
    closed: Arc<AtomicBool>,
}

impl Valve {
    fn before(database: &PostgresDatabase) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
        let closed = Arc::new(AtomicBool::new(false));
        let now = Arc::clone(&closed);
        thread::spawn(move || {
            for client in listener.incoming() {
                let client = client.unwrap();
                let server = UnixStream::connect(PostgresServer::get().folder.join(".s.PGSQL.5432")).unwrap();
                forward((&client, &server), &now);
                forward((&server, &client), &now);
            }
        });
        Self {
            address: database.address_at(folder.path()),
            _folder: folder,
            closed,
        }
    }
}

/// Forwards one direction of a connection. A connection that has lost data is closed once the proxy reopens.
fn forward((from, to): (&UnixStream, &UnixStream), closed: &Arc<AtomicBool>) {
    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
    let closed = Arc::clone(closed);
    thread::spawn(move || {
        let (mut buffer, mut lossy) = ([0; 65_536], false);
        from.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
        loop {
            let is_closed = closed.load(Ordering::SeqCst);
            match from.read(&mut buffer) {
                Ok(0) if is_closed => thread::sleep(Duration::from_millis(50)),
                Ok(0) => break,
                Ok(_) if is_closed => lossy = true,
                Ok(read) if !lossy => {
                    if to.write_all(&buffer[..read]).is_err() {
                        break;
                    }
                }
                Err(error) if error.kind() == ErrorKind::WouldBlock && (is_closed || !lossy) => {}
                Ok(_) | Err(_) => break,
            }
        }
        for side in [&from, &to] {
            // An error means that the other direction has already closed it.
            let _ = side.shutdown(Shutdown::Both);
        }
    });
}

/// Servers of release 0.2.0 hold an advisory lock instead of a lease. They must be able to keep running while a newer
/// server waits.
#[tokio::test]
async fn a_server_of_the_first_release_keeps_its_database_until_it_ends() {
    let database = Arc::new(PostgresDatabase::empty());
    database.run(
        "DROP TABLE club_notices, club_events, club_members, clubs, tournament_notices, tournament_chat, tournament_helpers,
             tournament_games, tournament_events, tournaments, leases, access_tokens, handles;
         ALTER TABLE accounts DROP COLUMN bot_ms, DROP COLUMN bot_setup;
         ALTER TABLE emails DROP COLUMN tournaments, DROP COLUMN clubs;
         DELETE FROM refinery_schema_history WHERE version > 1",
    );
    let beside = Arc::clone(&database);
    let old = thread::spawn(move || beside.run("SELECT pg_advisory_lock(1245793863), pg_sleep(2)"));
    let holds = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'
                 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    while database.run(holds) != "1\n" {}
    let (mut waiting, refused) = try_open(standby(&database));
    assert!(refused.unwrap().is_none());
    assert_eq!(database.run("SELECT max(version) FROM refinery_schema_history"), "1\n");
    old.join().unwrap();
    let store = loop {
        thread::sleep(waiting.pause().max(Duration::from_millis(1)));
        let (again, opened) = try_open(waiting);
        waiting = again;
        if let Some(store) = opened.unwrap() {
            break store;
        }
    };
    done(&store, events("g", 1, 1)).await;
}
