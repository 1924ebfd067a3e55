//! Copies of whole databases from SQLite to PostgreSQL and back.

use super::open;
use super::server::PostgresDatabase;
use crate::conformance::accounts::account;
use crate::conformance::clubs::{self, PLENTY};
use crate::conformance::rows::{done, event, events, game, guest, id, numbers, player, session};
use crate::conformance::tournaments::open_for;
use crate::sqlite::folder::Folder;
use play::Player;
use play::chat::Channel;
use std::panic::{AssertUnwindSafe, catch_unwind};
use store::postgres::PostgresStore;
use store::sqlite::SqliteStore;
use store::{
    AccountCommand, AnalysisRow, ChatRow, ChatWordsRow, Command, Heartbeat, Location, NewChatLine, Pack, Progress,
    PushCommand, PushSubscriptionRow, RecordBounds, RecordCommand, RecordContent, SecondFactorRow, SharedRow, Store,
    TournamentPhase, TransferError, transfer,
};

/// Fills a database with rows of many kinds, including more events than are copied in one step.
async fn fill(store: &dyn Store) {
    for number in 1..=3 {
        done(store, Command::NewGuest(guest(number))).await;
    }
    done(store, AccountCommand::Create(account(1, "한신")).into()).await;
    let second_factor = SecondFactorRow::On(vec![0, 255]);
    let player = player(1);
    done(store, AccountCommand::SetSecondFactor { player, second_factor }.into()).await;
    for name in ["a", "b", "c"] {
        done(store, events(name, 1, 250)).await;
    }
    let pack = Pack {
        events: 100,
        body: vec![0; 1_000],
    };
    done(store, Command::Pack { game: id("a"), pack }).await;
    let line = ChatRow {
        game: id("a"),
        channel: Channel::Players,
        at_ms: 5,
        player,
        words: ChatWordsRow::Text("안녕하세요".to_owned()),
    };
    done(
        store,
        Command::Say(NewChatLine {
            line,
            kept: 9,
            most_bytes_of_all: 999,
        }),
    )
    .await;
    fill_more(store, player).await;
}

async fn fill_more(store: &dyn Store, player: Player) {
    let (digest, body) = ([7; 32], vec![1, 2, 3]);
    let keep = RecordCommand::Keep {
        player,
        id: "0".repeat(32).parse().unwrap(),
        at_ms: 1,
        content: RecordContent { digest, body },
        bounds: RecordBounds {
            most: 9,
            most_bytes: 9,
            most_bytes_of_all: 9,
        },
    };
    done(store, keep.into()).await;
    let (made_ms, body) = (1, "{}".to_owned());
    done(
        store,
        Command::StoreAnalysis(AnalysisRow {
            game: id("b"),
            made_ms,
            body,
        }),
    )
    .await;
    let (share, stored_ms, body) = ("-".repeat(22).parse().unwrap(), i64::MIN, Vec::new());
    done(
        store,
        Command::Share(SharedRow {
            id: share,
            stored_ms,
            body,
        }),
    )
    .await;
    done(
        store,
        Command::Heartbeat(Heartbeat {
            started_ms: 1,
            lived_ms: 2,
        }),
    )
    .await;
    done(store, PushCommand::KeepKey(vec![1]).into()).await;
    let subscription = Box::new(PushSubscriptionRow {
        session: session(1),
        player,
        endpoint: "https://push.example/1".to_owned(),
        receiver_key: [4; 65],
        secret: [5; 16],
        created_ms: 1,
    });
    done(store, PushCommand::Subscribe { subscription, most: 3 }.into()).await;
    done(store, clubs::create(1, 1, clubs::text("종로 장기회", "서울"), PLENTY)).await;
    done(store, clubs::add_event(1, clubs::event(1, "2026-12-05"))).await;
    done(store, open_for(1, clubs::club(1))).await;
}

/// Checks some of the rows written by [`fill`], and that the database can be written to.
async fn check(store: &dyn Store) {
    let stored = store.events_of(id("a")).await.unwrap();
    assert_eq!(
        (stored.pack.map(|pack| pack.events), stored.rows.len()),
        (Some(100), 150)
    );
    assert_eq!(store.chat_of(id("a"), Channel::Players, 9).await.unwrap().len(), 1);
    let bytes = (store.record_bytes().await.unwrap(), store.chat_bytes().await.unwrap());
    assert_eq!(bytes, (3, 15));
    assert_eq!(store.account_of(player(1)).await.unwrap().unwrap().name, "한신");
    assert_eq!(store.club(clubs::club(1)).await.unwrap().unwrap().members, 1);
    assert_eq!(store.club_events(clubs::club(1)).await.unwrap().len(), 1);
    let of_club = store.tournaments_of_club(clubs::club(1), TournamentPhase::Open, 9);
    assert_eq!(of_club.await.unwrap().len(), 1);
    done(
        store,
        crate::conformance::rows::append(game("c", 251), vec![event(251)]),
    )
    .await;
    assert_eq!(numbers(store, "c").await.len(), 251);
}

fn postgres(database: &PostgresDatabase) -> Location {
    Location::Postgres(database.address().parse().unwrap())
}

fn folder(folder: &Folder) -> Location {
    Location::Folder(folder.path().to_owned())
}

/// Copies a database and returns the number of compared rows.
fn copy(from: &Location, to: &Location) -> Result<u64, TransferError> {
    let mut compared = 0;
    transfer(from, to, |progress| {
        if let Progress::Compared { rows, .. } = progress {
            compared += rows;
        }
    })?;
    Ok(compared)
}

fn code(result: Result<u64, TransferError>) -> &'static str {
    result.expect_err("the copy should be refused").code()
}

/// Starts a copy and panics in progress report number `after`, to simulate a kill.
fn interrupted(from: &Location, to: &Location, after: usize) {
    let mut reports = 0;
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        let _ = transfer(from, to, |_| {
            reports += 1;
            assert!(reports < after, "interrupted on purpose");
        });
    }));
    assert!(panicked.is_err());
}

#[test]
fn a_copy_there_and_back_has_every_row() {
    let (first, second, third) = (Folder::new("a"), PostgresDatabase::create(None), Folder::new("b"));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let store = SqliteStore::open(first.path()).unwrap();
    runtime.block_on(fill(&store));
    assert_eq!(code(copy(&folder(&first), &postgres(&second))), "data_in_use");
    drop(store);
    let rows = copy(&folder(&first), &postgres(&second)).unwrap();
    assert!(rows > 650, "{rows}");
    assert_eq!(copy(&postgres(&second), &folder(&third)).unwrap(), rows);
    assert_eq!(code(copy(&folder(&first), &postgres(&second))), "db_not_empty");
    assert_eq!(code(copy(&postgres(&second), &folder(&first))), "db_not_empty");
    let store = open(&second);
    runtime.block_on(check(&store));
    drop(store);
    runtime.block_on(check(&SqliteStore::open(third.path()).unwrap()));
}

#[test]
fn an_interrupted_copy_is_opened_by_nobody_and_goes_on() {
    let (first, other, database) = (Folder::new("a"), Folder::new("b"), PostgresDatabase::create(None));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(fill(&SqliteStore::open(first.path()).unwrap()));
    drop(SqliteStore::open(other.path()).unwrap());
    // All rows are copied before the first report. The copy is interrupted while tables are being compared.
    interrupted(&folder(&first), &postgres(&database), 3);
    // Removes rows, as if the copy had been interrupted earlier.
    database.run("DELETE FROM events WHERE game = '0c000000000' AND seq > 90; DELETE FROM chat; DELETE FROM lives");
    let refused = PostgresStore::open(&database.address().parse().unwrap()).unwrap_err();
    assert_eq!(refused.code(), "db_unfinished");
    assert_eq!(code(copy(&folder(&other), &postgres(&database))), "db_other_copy");
    copy(&folder(&first), &postgres(&database)).unwrap();
    runtime.block_on(check(&open(&database)));
    let back = Folder::new("c");
    interrupted(&postgres(&database), &folder(&back), 3);
    assert_eq!(SqliteStore::open(back.path()).unwrap_err().code(), "db_unfinished");
    copy(&postgres(&database), &folder(&back)).unwrap();
    assert_eq!(code(copy(&postgres(&database), &folder(&back))), "db_not_empty");
}

#[test]
fn a_row_that_differs_is_noticed() {
    let (first, database) = (Folder::new("a"), PostgresDatabase::create(None));
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(fill(&SqliteStore::open(first.path()).unwrap()));
    interrupted(&folder(&first), &postgres(&database), 3);
    database.run("UPDATE accounts SET name = '한신2'");
    let differs = copy(&folder(&first), &postgres(&database)).unwrap_err();
    assert!(
        matches!(differs, TransferError::Differs { table: "accounts", .. }),
        "{differs}"
    );
}
