//! Converts between rows of the store and the types of rooms and messages.

use crate::error::AppError;
use crate::identity::RatedPlayers;
use crate::services::Services;
use janggi::{Movement, Preset};
use play::rating::Ladder;
use play::room::{Event, EventLog, Room};
use play::{GameId, Moment, Player, Speed};
use std::collections::BTreeSet;
use std::fmt::Display;
use store::{Command, GameRow, Phase, Seat, StoredEvents};
use wire::Code;
use wire::http::GameSummary;
use wire::vocabulary::{self, SeatKind, SeatView, VerdictView};

/// Returns the command that stores `events`, the last ones of `room`.
pub(super) fn append(room: &Room, created: Moment, events: &[Event]) -> Result<Command, AppError> {
    store::append(room, created, events).map_err(AppError::internal)
}

/// Returns the room loaded from the stored events, and the events.
pub(super) fn load(game: GameId, stored: &StoredEvents) -> Result<(Room, EventLog), AppError> {
    store::load(stored).map_err(|error| unreadable(game, &error))
}

/// Logs an unreadable game, and returns the error for the client.
fn unreadable(game: GameId, cause: &dyn Display) -> AppError {
    tracing::error!(%game, %cause, "a stored game cannot be read");
    Code::GameUnreadable.into()
}

/// Returns the players in the seats of the games, with ratings.
pub(crate) async fn people_of(services: &Services, rows: &[GameRow]) -> Result<RatedPlayers, AppError> {
    let seats = rows.iter().flat_map(|row| [row.seats.cho, row.seats.han]);
    let players: BTreeSet<Player> = seats.filter_map(Seat::player).collect();
    RatedPlayers::load(services, players.into_iter().collect()).await
}

/// Returns the list entry of a game. The seats of `reader` are marked. `people` are the players in the game's seats.
pub(crate) fn summary(row: &GameRow, reader: Option<Player>, people: &RatedPlayers) -> Result<GameSummary, AppError> {
    let verdict = |result: &store::GameResult| {
        Ok::<_, AppError>(VerdictView {
            outcome: wire::convert::outcome(result.outcome),
            code: result.code.clone(),
            rule: result.rule.clone(),
            facts: serde_json::from_str(&result.facts).map_err(AppError::internal)?,
        })
    };
    Ok(GameSummary {
        id: row.id.to_string(),
        rules: row.rules_id.clone(),
        movement: movement(row),
        rated: row.rated,
        speed: Some(row.speed.clone()),
        phase: match row.phase {
            Phase::Arranging => vocabulary::Phase::Arranging,
            Phase::Playing => vocabulary::Phase::Playing,
            Phase::Over => vocabulary::Phase::Over,
        },
        seats: seats(row, reader, people),
        turn: row.turn.map(wire::convert::side),
        ply: row.plies,
        fen: row.fen.clone(),
        verdict: row.result.as_ref().map(verdict).transpose()?,
        created_ms: row.created_ms,
        updated_ms: row.updated_ms,
    })
}

/// Returns the variant of a game. For older rows, which do not store it, it is that of the rule set, or
/// Janggi's if the rule set is missing or unknown.
fn movement(row: &GameRow) -> Movement {
    row.movement.unwrap_or_else(|| {
        let rules = row.rules_id.as_deref().and_then(Preset::rules_of);
        rules.map_or(Movement::Janggi, |rules| rules.movement)
    })
}

fn seats(row: &GameRow, reader: Option<Player>, people: &RatedPlayers) -> vocabulary::BySide<SeatView> {
    let ladder = Speed::from_code(&row.speed).and_then(|speed| Ladder::new(movement(row), speed));
    let empty = |kind| SeatView {
        kind,
        level: None,
        house: None,
        you: false,
        player: None,
    };
    let view = |seat: Seat| match seat {
        Seat::Player(player) => SeatView {
            you: Some(player) == reader,
            player: people.view(player, ladder),
            ..empty(SeatKind::Guest)
        },
        Seat::Engine(level) => SeatView {
            level: Some(level),
            ..empty(SeatKind::Engine)
        },
        Seat::House(player) => SeatView {
            level: Some(player.level().number()),
            house: Some(player.code().to_owned()),
            ..empty(SeatKind::Engine)
        },
        Seat::Open => empty(SeatKind::Open),
    };
    vocabulary::BySide {
        cho: view(row.seats.cho),
        han: view(row.seats.han),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use janggi::BySide;

    fn row(rules_id: Option<&str>, movement: Option<Movement>) -> GameRow {
        GameRow {
            id: GameId::from_bits(1),
            created_ms: 0,
            updated_ms: 0,
            phase: Phase::Arranging,
            seats: BySide {
                cho: Seat::Open,
                han: Seat::Open,
            },
            rules_id: rules_id.map(str::to_owned),
            movement,
            speed: "rapid".to_owned(),
            rated: None,
            invited: None,
            plies: 0,
            turn: None,
            fen: None,
            result: None,
        }
    }

    #[test]
    fn rows_without_a_law_have_that_of_their_rule_set() {
        let of = |rules_id, stored| movement(&row(rules_id, stored));
        assert_eq!(of(None, Some(Movement::Xiangqi)), Movement::Xiangqi);
        assert_eq!(of(Some("xiangqi@1"), None), Movement::Xiangqi);
        assert_eq!(of(Some("chesswar@2"), None), Movement::ChessWar);
        assert_eq!(of(Some("chesswar@1"), None), Movement::Janggi);
        assert_eq!(of(Some("gone@1"), None), Movement::Janggi);
        assert_eq!(of(None, None), Movement::Janggi);
    }
}
