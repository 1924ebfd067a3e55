//! Conversion of enums and ids to and from columns. Unknown values are errors.

use super::connection::Row;
use super::error::SqlError;
use super::value::{FromValue, ToValue, Value, unexpected};
use crate::{Phase, Seat};
use janggi::ruleset::Coded;
use janggi::{Movement, Outcome, Side};
use play::chat::Channel;
use play::house::HousePlayer;
use play::rating::Ladder;
use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

pub(super) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Arranging => "arranging",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

pub(super) fn phase(word: &str) -> Result<Phase, SqlError> {
    [Phase::Arranging, Phase::Playing, Phase::Over]
        .into_iter()
        .find(|&phase| phase_word(phase) == word)
        .ok_or_else(|| unknown("phase", word))
}

pub(super) const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Cho => "cho",
        Side::Han => "han",
    }
}

pub(super) fn side(word: &str) -> Result<Side, SqlError> {
    Side::ALL
        .into_iter()
        .find(|&side| side_word(side) == word)
        .ok_or_else(|| unknown("side", word))
}

/// Offset of computer players' numbers in columns of engine levels. All levels are lower.
pub(super) const HOUSE_PLAYERS: u8 = 100;

/// Returns the seat that a value in a column of engine levels stands for.
pub(super) fn engine_seat(column: u8) -> Result<Seat, SqlError> {
    match column.checked_sub(HOUSE_PLAYERS) {
        None => Ok(Seat::Engine(column)),
        Some(number) => HousePlayer::of_number(number)
            .map(Seat::House)
            .ok_or_else(|| unknown("house player", &number.to_string())),
    }
}

pub(super) const fn channel_word(channel: Channel) -> &'static str {
    match channel {
        Channel::Players => "players",
        Channel::Spectators => "spectators",
    }
}

pub(super) fn channel(word: &str) -> Result<Channel, SqlError> {
    Channel::ALL
        .into_iter()
        .find(|&channel| channel_word(channel) == word)
        .ok_or_else(|| unknown("room", word))
}

pub(super) fn movement(word: &str) -> Result<Movement, SqlError> {
    Movement::from_code(word).ok_or_else(|| unknown("movement", word))
}

pub(super) fn ladder(movement: &str, speed: &str) -> Result<Ladder, SqlError> {
    Ladder::from_codes(movement, speed).ok_or_else(|| unknown("ladder", &format!("{movement} {speed}")))
}

pub(super) const fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(side) => side_word(side),
        Outcome::Draw => "draw",
        Outcome::None => "none",
    }
}

pub(super) fn outcome(word: &str) -> Result<Outcome, SqlError> {
    [
        Outcome::Win(Side::Cho),
        Outcome::Win(Side::Han),
        Outcome::Draw,
        Outcome::None,
    ]
    .into_iter()
    .find(|&outcome| outcome_word(outcome) == word)
    .ok_or_else(|| unknown("outcome", word))
}

fn unknown(what: &str, word: &str) -> SqlError {
    SqlError::Damaged(format!("{what} {word} is not known"))
}

/// Wrapper for an id that is stored as text.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Text<T>(pub(crate) T);

impl<T: Display> ToValue for Text<T> {
    fn value(&self) -> Value<'_> {
        Value::Text(Cow::Owned(self.0.to_string()))
    }
}

impl<T: FromStr<Err: Display>> FromValue for Text<T> {
    fn from_value(value: Value<'_>) -> Result<Self, String> {
        match value {
            Value::Text(found) => found.parse().map(Self).map_err(|error: T::Err| error.to_string()),
            other => Err(unexpected(&other)),
        }
    }
}

/// Parses the id in a column.
pub(crate) fn id<T: FromStr<Err: Display>>(row: Row<'_>, column: usize) -> Result<T, SqlError> {
    row.get(column).map(|Text(named)| named)
}

/// Parses the id in a column that may be NULL.
pub(super) fn optional_id<T: FromStr<Err: Display>>(row: Row<'_>, column: usize) -> Result<Option<T>, SqlError> {
    let named: Option<Text<T>> = row.get(column)?;
    Ok(named.map(|Text(named)| named))
}
