//! Adds many copies of a finished game to the database of a stopped server.

use play::GameId;
use play::room::{Event, EventKind, EventLog};
use std::path::Path;
use store::sqlite::SqliteStore;
use store::{Command, Commands, EventRow, GameRow, PageRequest, Phase, Queries};

/// Number of copies that are stored at the same time.
const AT_ONCE: usize = 500;
/// First id of the copies. A server's random ids are almost never this small.
const FIRST_ID: u64 = 1;

/// Environment variables for the child process.
const FOLDER: &str = "JANGGUN_COPIES_FOLDER";
const GAME: &str = "JANGGUN_COPIES_GAME";
const COPIES: &str = "JANGGUN_COPIES";

/// Calls [`copy`] in a child process, so that its memory is not measured.
pub(crate) fn copy_in_child(folder: &Path, game: &str, copies: usize) {
    let done = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["copies::copying", "--exact", "--ignored"])
        .env(FOLDER, folder)
        .env(GAME, game)
        .env(COPIES, copies.to_string())
        .status();
    assert!(done.unwrap().success());
}

#[tokio::test]
#[ignore = "the child process of a measurement"]
async fn copying() {
    let [folder, game, copies] = [FOLDER, GAME, COPIES].map(|name| std::env::var(name).unwrap());
    copy(Path::new(&folder), &game, copies.parse().unwrap()).await;
}

/// Adds copies of a finished game to the database in this folder. Each is a millisecond older than the previous one.
pub(crate) async fn copy(folder: &Path, game: &str, copies: usize) {
    let store = SqliteStore::open(folder).unwrap();
    let game: GameId = game.parse().unwrap();
    let events = store::read_events(&store.events_of(game).await.unwrap()).unwrap();
    let all = PageRequest { index: 0, size: 1_000 };
    let rows = store.games_in(Phase::Over, all).await.unwrap().rows;
    let row = rows.into_iter().find(|row| row.id == game).unwrap();
    let numbers: Vec<_> = (0..copies).collect();
    for numbers in numbers.chunks(AT_ONCE) {
        let mut stored = Vec::new();
        for number in numbers {
            for command in commands(&row, &events, *number) {
                stored.push(store.execute(command));
            }
        }
        for stored in stored {
            stored.await.unwrap();
        }
    }
}

fn commands(row: &GameRow, events: &[Event], number: usize) -> [Command; 2] {
    let number = u64::try_from(number).unwrap();
    let game = GameId::from_bits(FIRST_ID + number);
    let mut events = events.to_vec();
    if let EventKind::Opened { terms } = &mut events[0].kind {
        terms.game = game;
    }
    let mut row = row.clone();
    row.id = game;
    row.created_ms -= i64::try_from(number).unwrap() + 1;
    let mut log = EventLog::default();
    let rows = events.iter().map(|event| {
        log.push(event).unwrap();
        EventRow {
            seq: event.seq.0,
            at_ms: event.at.0,
            body: serde_json::to_string(event).unwrap(),
        }
    });
    let events = rows.collect();
    let append = Command::Append {
        game: Box::new(row),
        events,
    };
    [append, store::pack(game, &log)]
}
