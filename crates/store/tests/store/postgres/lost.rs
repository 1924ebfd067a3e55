//! Lost connections to the database, most of them simulated by a proxy in front of it.

use super::server::{PostgresDatabase, PostgresServer, shell};
use crate::conformance::Testbed as _;
use crate::conformance::rows::{done, events, guest, numbers, session};
use std::io::{Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;
use std::time::Duration;
use store::postgres::PostgresStore;
use store::{Command, CommandError, Commands};

/// Fate of the next COMMIT that reaches the proxy.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Fate {
    Arrives,
    /// The COMMIT is lost on the way to the database.
    Lost,
    /// The response is lost on the way back.
    Unanswered,
    /// The response is lost, and new connections fail.
    End,
    /// The COMMIT is lost but its transaction stays open, and new connections wait.
    Held,
    /// Replaces [`Fate::Held`] once the COMMIT is lost. New connections still wait.
    Waiting,
}

struct Proxy {
    _folder: tempfile::TempDir,
    address: String,
    fate: Arc<AtomicU8>,
}

impl Proxy {
    fn before(database: &PostgresDatabase) -> Self {
        Self::at(PostgresServer::get(), |folder| database.address_at(folder))
    }

    fn at(server: &PostgresServer, address: impl Fn(&Path) -> String) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
        let (server, fate) = (
            server.folder.join(".s.PGSQL.5432"),
            Arc::new(AtomicU8::new(Fate::Arrives as u8)),
        );
        let next = Arc::clone(&fate);
        thread::spawn(move || {
            for client in listener.incoming() {
                if next.load(Ordering::SeqCst) == Fate::End as u8 {
                    break;
                }
                while next.load(Ordering::SeqCst) >= Fate::Held as u8 {
                    thread::sleep(Duration::from_millis(5));
                }
                forward(client.unwrap(), &server, &next);
            }
        });
        Self {
            address: address(folder.path()),
            _folder: folder,
            fate,
        }
    }

    fn arm(&self, fate: Fate) {
        self.fate.store(fate as u8, Ordering::SeqCst);
    }

    fn open(&self) -> PostgresStore {
        let address = self.address.parse().unwrap();
        let opened = thread::spawn(move || PostgresStore::open(&address)).join().unwrap();
        opened.unwrap()
    }
}

/// Forwards both directions until one side closes, or the connection is cut at a COMMIT.
fn forward(mut client: UnixStream, server: &Path, fate: &Arc<AtomicU8>) {
    let mut server = UnixStream::connect(server).unwrap();
    let (mut back, mut to) = (server.try_clone().unwrap(), client.try_clone().unwrap());
    let fate = Arc::clone(fate);
    thread::spawn(move || {
        // An error means that one of the sockets is closed.
        let _ = std::io::copy(&mut back, &mut to);
        let _ = to.shutdown(std::net::Shutdown::Both);
    });
    thread::spawn(move || {
        let mut buffer = [0; 65_536];
        while let Ok(read @ 1..) = client.read(&mut buffer) {
            let sent = &buffer[..read];
            let commits = sent.windows(7).any(|word| word == b"COMMIT\0");
            let now = if commits {
                fate.load(Ordering::SeqCst)
            } else {
                Fate::Arrives as u8
            };
            if now != Fate::Arrives as u8 {
                // The client's side is closed first, so that the client receives no response.
                let _ = client.shutdown(std::net::Shutdown::Both);
            }
            if now == Fate::Held as u8 {
                fate.store(Fate::Waiting as u8, Ordering::SeqCst);
                // The other direction keeps the connection to the server open.
                return;
            }
            if now != Fate::Lost as u8 && server.write_all(sent).is_err() {
                break;
            }
            if now != Fate::Arrives as u8 {
                if now != Fate::End as u8 {
                    fate.store(Fate::Arrives as u8, Ordering::SeqCst);
                }
                break;
            }
        }
        // Only the write side is shut down: the database still executes everything that has arrived.
        let _ = server.shutdown(std::net::Shutdown::Write);
    });
}

#[tokio::test]
async fn a_commit_without_an_answer_is_answered_by_what_became_of_it() {
    let database = PostgresDatabase::empty();
    let proxy = Proxy::before(&database);
    let store = proxy.open();
    done(&store, events("g", 1, 1)).await;
    proxy.arm(Fate::Unanswered);
    assert_eq!(store.execute(events("g", 2, 2)).await, Ok(()));
    assert_eq!(numbers(&store, "g").await, [1, 2]);
    proxy.arm(Fate::Lost);
    let lost = store.execute(events("g", 3, 3)).await;
    assert!(matches!(lost, Err(CommandError::Database(_))), "{lost:?}");
    assert_eq!(numbers(&store, "g").await, [1, 2]);
    done(&store, events("g", 3, 3)).await;
    proxy.arm(Fate::End);
    let unknown = store.execute(events("g", 4, 4)).await;
    assert!(matches!(unknown, Err(CommandError::Unknown(_))), "{unknown:?}");
    assert_eq!(unknown.unwrap_err().code(), "db_unknown");
}

/// After a crash, the database server may reuse the ids of transactions that had not reached the disk.
#[tokio::test]
async fn the_fate_of_a_commit_is_unknown_after_the_server_crashed() {
    let server = PostgresServer::start("");
    // With a long delay, the WAL is written only at commits, so open transactions are not on disk.
    server.run("postgres", "ALTER SYSTEM SET wal_writer_delay = '10s'");
    crash(&server);
    let proxy = Proxy::at(&server, |folder| {
        format!("postgres:///postgres?host={}&user=postgres", folder.display())
    });
    let store = proxy.open();
    let mut is_given_out_again = false;
    for event in 1..6 {
        done(&store, events("g", 2 * event - 1, 2 * event - 1)).await;
        proxy.arm(Fate::Held);
        let (written, again) = tokio::join!(store.execute(events("g", 2 * event, 2 * event)), async {
            while proxy.fate.load(Ordering::SeqCst) != Fate::Waiting as u8 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
            let open = server.run(
                "postgres",
                "SELECT max(backend_xid::text::bigint) FROM pg_stat_activity WHERE state = 'idle in transaction'",
            );
            crash(&server);
            let next = server.run("postgres", "SELECT pg_current_xact_id()");
            for _ in number(&next)..number(&open) {
                server.run("postgres", "SELECT pg_current_xact_id()");
            }
            proxy.arm(Fate::Arrives);
            number(&next) <= number(&open)
        });
        is_given_out_again |= again;
        assert!(matches!(written, Err(CommandError::Unknown(_))), "{written:?}");
        done(&store, events("g", 2 * event, 2 * event)).await;
    }
    assert!(is_given_out_again);
}

fn number(text: &str) -> u64 {
    text.trim().parse().unwrap()
}

/// Stops the server immediately, as in a crash, and restarts it.
fn crash(server: &PostgresServer) {
    let restart = "\"$1/pg_ctl\" -D \"$2/data\" -m immediate -w -l \"$2/log\" restart > /dev/null 2>&1";
    let mut shell = shell();
    shell
        .args(["-c", restart, "sh"])
        .arg(&server.programs)
        .arg(&server.folder);
    assert!(shell.current_dir("/").status().unwrap().success());
}

#[tokio::test]
async fn a_connection_that_was_lost_is_made_again_by_those_who_need_it() {
    let database = PostgresDatabase::empty();
    let store = database.open();
    done(&*store, Command::NewGuest(guest(1))).await;
    assert!(store.player_of_token(session(1)).await.unwrap().is_some());
    let others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE datname = current_database() AND pid <> pg_backend_pid()";
    for number in 2..5 {
        database.run(others);
        done(&*store, Command::NewGuest(guest(number))).await;
        assert!(store.player_of_token(session(number)).await.unwrap().is_some());
    }
}
