//! Rooms to rows and back. The card holds what a list shows; which seats are the reader's is filled in when it is read.

use crate::error::AppError;
use janggi::{BySide, Side};
use play::room::{Event, Phase, Room, SeatHolder};
use play::{Moment, Player};
use serde::{Deserialize, Serialize};
use store::{EventRow, GameRow, Write};
use wire::http::GameSummary;

/// What a row's card says.
#[derive(Debug, Serialize, Deserialize)]
struct Card {
    /// As somebody without a seat may see it.
    summary: GameSummary,
    cho: Option<Player>,
    han: Option<Player>,
}

/// The rows that `events`, the last ones of `room`, make.
pub(super) fn write(room: &Room, created: Moment, events: &[Event]) -> Result<Write, AppError> {
    let holder = |side: Side| match room.seats()[side] {
        SeatHolder::Player(player) => Some(player),
        SeatHolder::Engine(_) | SeatHolder::Open => None,
    };
    let holders = BySide {
        cho: holder(Side::Cho),
        han: holder(Side::Han),
    };
    let card = Card {
        summary: wire::convert::summary(room, None, created),
        cho: holders.cho,
        han: holders.han,
    };
    let phase = match room.phase() {
        Phase::Arranging(_) => store::Phase::Arranging,
        Phase::Playing(_) => store::Phase::Playing,
        Phase::Over(_) => store::Phase::Over,
    };
    let game = GameRow {
        id: room.terms().game.to_string(),
        created_ms: created.0,
        updated_ms: room.last().0,
        phase,
        card: serde_json::to_string(&card).map_err(AppError::internal)?,
    };
    let guests = Side::ALL
        .into_iter()
        .filter_map(|side| holders[side])
        .map(|Player::Guest(guest)| guest.to_string())
        .collect();
    let events = events.iter().map(event_row).collect::<Result<_, _>>()?;
    Ok(Write::Events { game, guests, events })
}

fn event_row(event: &Event) -> Result<EventRow, AppError> {
    let body = serde_json::to_string(event).map_err(AppError::internal)?;
    Ok(EventRow {
        seq: event.seq.0,
        at_ms: event.at.0,
        body,
    })
}

/// The events that these rows hold.
pub(super) fn events(rows: &[EventRow]) -> Result<Vec<Event>, AppError> {
    let read = |row: &EventRow| {
        serde_json::from_str(&row.body).map_err(|error| AppError::internal(format!("event {}: {error}", row.seq)))
    };
    rows.iter().map(read).collect()
}

/// The row's card as `player` may see it.
pub(crate) fn summary(row: &GameRow, player: Player) -> Result<GameSummary, AppError> {
    let card: Card = serde_json::from_str(&row.card).map_err(AppError::internal)?;
    let mut summary = card.summary;
    summary.seats.cho.you = card.cho == Some(player);
    summary.seats.han.you = card.han == Some(player);
    Ok(summary)
}
