//! Conversions of enums and ids to text in columns. An unknown value is an error and is never read as another one.

use crate::{LetterId, LinkHash, NoticeId, Phase, TokenHash};
use janggi::ruleset::Coded;
use janggi::{Movement, Outcome, Side};
use play::chat::Channel;
use play::rating::Ladder;
use rusqlite::types::{FromSql, FromSqlError, ToSqlOutput, Type, ValueRef};
use rusqlite::{Row, ToSql};
use std::error::Error;
use std::fmt::Display;
use std::str::FromStr;

pub(super) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Arranging => "arranging",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

pub(super) fn phase(word: &str) -> Result<Phase, rusqlite::Error> {
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

pub(super) fn side(word: &str) -> Result<Side, rusqlite::Error> {
    Side::ALL
        .into_iter()
        .find(|&side| side_word(side) == word)
        .ok_or_else(|| unknown("side", word))
}

pub(super) const fn channel_word(channel: Channel) -> &'static str {
    match channel {
        Channel::Players => "players",
        Channel::Spectators => "spectators",
    }
}

pub(super) fn channel(word: &str) -> Result<Channel, rusqlite::Error> {
    Channel::ALL
        .into_iter()
        .find(|&channel| channel_word(channel) == word)
        .ok_or_else(|| unknown("room", word))
}

pub(super) fn movement(word: &str) -> Result<Movement, rusqlite::Error> {
    Movement::from_code(word).ok_or_else(|| unknown("movement", word))
}

pub(super) fn ladder(movement: &str, speed: &str) -> Result<Ladder, rusqlite::Error> {
    Ladder::from_codes(movement, speed).ok_or_else(|| unknown("ladder", &format!("{movement} {speed}")))
}

pub(super) const fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(side) => side_word(side),
        Outcome::Draw => "draw",
        Outcome::None => "none",
    }
}

pub(super) fn outcome(word: &str) -> Result<Outcome, rusqlite::Error> {
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

fn unknown(what: &str, word: &str) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, format!("{what} {word} is not known").into())
}

/// An id as the text stored for it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Text<T>(pub(super) T);

impl<T: Display> ToSql for Text<T> {
    fn to_sql(&self) -> Result<ToSqlOutput<'_>, rusqlite::Error> {
        Ok(self.0.to_string().into())
    }
}

impl<T: FromStr<Err: Error + Send + Sync + 'static>> FromSql for Text<T> {
    fn column_result(value: ValueRef<'_>) -> Result<Self, FromSqlError> {
        let read = value.as_str()?.parse();
        read.map(Self).map_err(|error| FromSqlError::Other(Box::new(error)))
    }
}

/// Parses the id in a column. An invalid one is an error.
pub(super) fn id<T: FromStr<Err: Error + Send + Sync + 'static>>(
    row: &Row<'_>,
    column: usize,
) -> Result<T, rusqlite::Error> {
    row.get(column).map(|Text(named)| named)
}

/// The same for a column that may be NULL.
pub(super) fn optional_id<T: FromStr<Err: Error + Send + Sync + 'static>>(
    row: &Row<'_>,
    column: usize,
) -> Result<Option<T>, rusqlite::Error> {
    let named: Option<Text<T>> = row.get(column)?;
    Ok(named.map(|Text(named)| named))
}

/// Implements storing for ids that hold their stored value.
macro_rules! stored_as_held {
    ($($name:ident)+) => {
        $(impl ToSql for $name {
            fn to_sql(&self) -> Result<ToSqlOutput<'_>, rusqlite::Error> {
                self.0.to_sql()
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> Result<Self, FromSqlError> {
                FromSql::column_result(value).map(Self)
            }
        })+
    };
}
stored_as_held! { TokenHash LinkHash LetterId NoticeId }
