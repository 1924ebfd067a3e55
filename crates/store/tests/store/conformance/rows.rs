//! Rows and helper functions for tests.

use janggi::{BySide, Movement, Outcome, Side};
use play::{GameId, GuestId, Player};
use store::{
    Command, CommandError, EventRow, GameResult, GameRow, GuestRow, PageRequest, Phase, Seat, Store, TokenHash,
};

/// Returns the game id for a short name. Ids sort like their names. Trailing zeros of a name are ignored.
pub(crate) fn id(name: &str) -> GameId {
    format!("0{name:0<10}").parse().expect("at most 10 letters and digits")
}

/// Returns the short names of game ids: the inverse of [`id`].
pub(crate) fn names(games: impl IntoIterator<Item = GameId>) -> Vec<String> {
    let name = |game: GameId| game.to_string()[1..].trim_end_matches('0').to_owned();
    games.into_iter().map(name).collect()
}

pub(crate) fn player(number: u8) -> Player {
    Player::Guest(GuestId::from_bits(number.into()))
}

pub(crate) fn session(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

pub(crate) fn guest(number: u8) -> GuestRow {
    GuestRow {
        player: player(number),
        token_hash: session(number),
        created_ms: i64::from(number),
    }
}

/// Returns the row of a running game between two engine levels, after `last` plies.
pub(crate) fn game(name: &str, last: u32) -> GameRow {
    GameRow {
        id: id(name),
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

/// Returns the row of the game after a win by Cho.
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

/// Returns the command that appends events `first..=last` to a game.
pub(crate) fn events(name: &str, first: u32, last: u32) -> Command {
    append(game(name, last), (first..=last).map(event).collect())
}

pub(crate) fn append(game: GameRow, events: Vec<EventRow>) -> Command {
    Command::Append {
        game: Box::new(game),
        events,
    }
}

/// Executes a command that must succeed.
#[track_caller]
pub(crate) fn done(store: &dyn Store, command: Command) -> impl Future<Output = ()> {
    let caller = std::panic::Location::caller();
    let answer = store.execute(command);
    async move {
        let outcome = answer.await;
        assert!(outcome.is_ok(), "{outcome:?} at {caller}");
    }
}

/// Executes a command that must be refused because of a conflict with stored data.
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

pub(crate) async fn numbers(store: &dyn Store, name: &str) -> Vec<u32> {
    let events = store.events_of(id(name)).await.unwrap();
    events.rows.iter().map(|event| event.seq).collect()
}

/// Finds the row of a game in the lists of games by phase.
pub(crate) async fn row(store: &dyn Store, game: GameId) -> Option<GameRow> {
    let all = PageRequest { index: 0, size: 1000 };
    for phase in [Phase::Arranging, Phase::Playing, Phase::Over] {
        let page = store.games_in(phase, all).await.unwrap();
        if let Some(row) = page.rows.into_iter().find(|row| row.id == game) {
            return Some(row);
        }
    }
    None
}
