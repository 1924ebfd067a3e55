//! Records that players keep in their accounts.

use super::Testbed;
use super::rows::{done, guest, player, refused};
use store::{
    AccountCommand, AccountRecordRow, Command, NewAccount, RecordBounds, RecordCommand, RecordContent, RecordId, Store,
};

/// Returns a record id: a hexadecimal digit followed by zeros.
fn record(name: &str) -> RecordId {
    format!("{name:0<32}").parse().expect("a digit")
}

fn name(record: RecordId) -> String {
    record.to_string()[..1].to_owned()
}

fn content(byte: u8) -> RecordContent {
    RecordContent {
        digest: [byte; 32],
        body: vec![byte; 3],
    }
}

fn keep(number: u8, id: &str, byte: u8) -> Command {
    RecordCommand::Keep {
        player: player(number),
        id: record(id),
        at_ms: 7,
        content: content(byte),
        bounds: RecordBounds {
            most: 3,
            most_bytes: 100,
            most_bytes_of_all: 1_000,
        },
    }
    .into()
}

fn delete(number: u8, id: &str) -> Command {
    RecordCommand::Delete {
        player: player(number),
        id: record(id),
        at_ms: 8,
        remembered: 2,
    }
    .into()
}

/// Creates two players with accounts and one without.
async fn players(store: &dyn Store) {
    for number in [1, 2, 3] {
        done(store, Command::NewGuest(guest(number))).await;
    }
    for (number, name) in [(1, "hansin"), (2, "hangu")] {
        let account = NewAccount {
            player: player(number),
            name: name.to_owned(),
            skeleton: name.to_owned(),
            closed_skeleton: format!("closed {name}"),
            password: "phc".to_owned(),
            created_ms: 5,
        };
        done(store, AccountCommand::Create(account).into()).await;
    }
}

/// Returns the changes after `seq` as text: the first digit of each id, followed by the number of the change. Deleted
/// records are preceded by `-`.
async fn after(store: &dyn Store, number: u8, seq: u32) -> String {
    let rows = store.account_records_after(player(number), seq, 100).await.unwrap();
    let shown = |row: &AccountRecordRow| match row.content {
        Some(_) => format!("{}{} ", name(row.id), row.seq),
        None => format!("-{}{} ", name(row.id), row.seq),
    };
    rows.iter().map(shown).collect::<String>().trim_end().to_owned()
}

pub(crate) async fn a_record_is_kept_once_and_belongs_to_its_player(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    for command in [keep(1, "a", 1), keep(1, "b", 2), keep(2, "a", 9), keep(1, "a", 1)] {
        done(&*store, command).await;
    }
    refused(&*store, keep(1, "a", 3)).await;
    refused(&*store, keep(3, "a", 3)).await;
    drop(store);
    let store = testbed.open();
    assert_eq!(after(&*store, 1, 0).await, "a1 b2");
    assert_eq!(after(&*store, 1, 1).await, "b2");
    assert_eq!(after(&*store, 2, 0).await, "a1");
    assert_eq!(after(&*store, 3, 0).await, "");
    let page = store.account_records_after(player(1), 0, 1).await.unwrap();
    assert_eq!(page.len(), 1);
    let found = store.account_record(player(1), record("a")).await.unwrap().unwrap();
    assert_eq!((found.stored_ms, found.content), (7, Some(content(1))));
    assert_eq!(store.account_record(player(2), record("b")).await.unwrap(), None);
}

pub(crate) async fn a_deleted_record_is_told_and_can_come_back(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    for command in [keep(1, "a", 1), keep(1, "b", 2), keep(2, "a", 9), delete(1, "a")] {
        done(&*store, command).await;
    }
    // Deleting a record that is already deleted or never existed has no effect.
    for command in [delete(1, "a"), delete(1, "f")] {
        done(&*store, command).await;
    }
    assert_eq!(after(&*store, 1, 0).await, "b2 -a3");
    assert_eq!(after(&*store, 2, 0).await, "a1");
    done(&*store, keep(1, "a", 4)).await;
    assert_eq!(after(&*store, 1, 2).await, "a4");
    // Only the markers of the last two deleted records are kept.
    for id in ["a", "b"] {
        done(&*store, delete(1, id)).await;
    }
    done(&*store, keep(1, "c", 1)).await;
    done(&*store, delete(1, "c")).await;
    assert_eq!(after(&*store, 1, 0).await, "-b6 -c8");
    done(&*store, keep(1, "d", 1)).await;
    assert_eq!(after(&*store, 1, 8).await, "d9");
}

pub(crate) async fn records_are_bounded_and_go_with_the_account(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    for id in ["a", "b", "c"] {
        done(&*store, keep(1, id, 1)).await;
    }
    refused(&*store, keep(1, "d", 1)).await;
    done(&*store, keep(1, "c", 1)).await;
    done(&*store, delete(1, "b")).await;
    done(&*store, keep(1, "d", 1)).await;
    done(&*store, keep(2, "a", 1)).await;
    let close = AccountCommand::Close {
        player: player(1),
        closed_skeleton: "closed hansin".to_owned(),
        at_ms: 9,
    };
    done(&*store, close.into()).await;
    assert_eq!(after(&*store, 1, 0).await, "");
    assert_eq!(after(&*store, 2, 0).await, "a1");
    refused(&*store, keep(1, "a", 1)).await;
}

pub(crate) async fn the_bytes_of_a_player_and_of_all_are_bounded(testbed: &impl Testbed) {
    let store = testbed.open();
    players(&*store).await;
    let sized = |number: u8, id: &str, bytes: usize| {
        Command::from(RecordCommand::Keep {
            player: player(number),
            id: record(id),
            at_ms: 7,
            content: RecordContent {
                digest: [number; 32],
                body: vec![0; bytes],
            },
            bounds: RecordBounds {
                most: 9,
                most_bytes: 50,
                most_bytes_of_all: 100,
            },
        })
    };
    done(&*store, sized(1, "a", 60)).await;
    refused(&*store, sized(1, "b", 1)).await;
    done(&*store, sized(2, "a", 40)).await;
    assert_eq!(store.record_bytes().await.unwrap(), 100);
    refused(&*store, sized(2, "b", 1)).await;
    done(&*store, delete(1, "a")).await;
    assert_eq!(store.record_bytes().await.unwrap(), 40);
    done(&*store, sized(1, "b", 10)).await;
    assert_eq!(store.record_bytes().await.unwrap(), 50);
}
