//! Rows for tests.

use janggi::{BySide, Movement, Outcome, Side};
use store::{Command, CommandError, EventRow, GameResult, GameRow, GuestRow, PageRequest, Phase, Seat, Store};

pub(crate) fn player(number: u8) -> String {
    format!("guest:{number}")
}

pub(crate) fn guest(number: u8) -> GuestRow {
    GuestRow {
        player: player(number),
        token_hash: [number; 32],
        created_ms: i64::from(number),
    }
}

/// A running game against the engine, of which nobody is asked.
pub(crate) fn game(id: &str, last: u32) -> GameRow {
    GameRow {
        id: id.to_owned(),
        created_ms: 5,
        updated_ms: i64::from(last) * 10,
        phase: Phase::Playing,
        seats: BySide {
            cho: Seat::Engine(3),
            han: Seat::Engine(14),
        },
        rules_id: Some("kakao@1".to_owned()),
        movement: Some(Movement::Janggi),
        speed: "blitz".to_owned(),
        rated: Some(true),
        invited: Some(player(9)),
        plies: last,
        turn: Some(Side::Han),
        fen: Some("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1".to_owned()),
        result: None,
    }
}

/// The game, once it has ended.
pub(crate) fn ended(game: GameRow, ended_ms: i64) -> GameRow {
    GameRow {
        phase: Phase::Over,
        turn: None,
        result: Some(GameResult {
            ended_ms,
            outcome: Outcome::Win(Side::Cho),
            code: "mate".to_owned(),
            rule: Some("end.mate".to_owned()),
            facts: "{\"general\":\"e9\"}".to_owned(),
        }),
        ..game
    }
}

pub(crate) fn event(seq: u32) -> EventRow {
    EventRow {
        seq,
        at_ms: i64::from(seq) * 10,
        body: format!("{{\"n\":{seq}}}"),
    }
}

/// Events `first..=last` of game `id`.
pub(crate) fn events(id: &str, first: u32, last: u32) -> Command {
    append(game(id, last), (first..=last).map(event).collect())
}

pub(crate) fn append(game: GameRow, events: Vec<EventRow>) -> Command {
    Command::Append {
        game: Box::new(game),
        events,
    }
}

/// Carries a command out that must succeed.
#[track_caller]
pub(crate) fn done(store: &dyn Store, command: Command) -> impl Future<Output = ()> {
    let caller = std::panic::Location::caller();
    let answer = store.execute(command);
    async move {
        let outcome = answer.await;
        assert!(outcome.is_ok(), "{outcome:?} at {caller}");
    }
}

/// Carries a command out that must contradict what is stored.
#[track_caller]
pub(crate) fn refused(store: &dyn Store, command: Command) -> impl Future<Output = ()> {
    let caller = std::panic::Location::caller();
    let answer = store.execute(command);
    async move {
        let outcome = answer.await;
        assert!(
            matches!(outcome, Err(CommandError::Conflict(_))),
            "{outcome:?} at {caller}"
        );
        assert_eq!(outcome.unwrap_err().code(), "conflict");
    }
}

pub(crate) async fn numbers(store: &dyn Store, id: &str) -> Vec<u32> {
    let events = store.events_of(id).await.unwrap();
    events.rows.iter().map(|event| event.seq).collect()
}

/// The game's row, looked for among all.
pub(crate) async fn row(store: &dyn Store, id: &str) -> Option<GameRow> {
    let all = PageRequest { index: 0, size: 1000 };
    for phase in [Phase::Arranging, Phase::Playing, Phase::Over] {
        let page = store.games_in(phase, all).await.unwrap();
        if let Some(row) = page.rows.into_iter().find(|row| row.id == id) {
            return Some(row);
        }
    }
    None
}
