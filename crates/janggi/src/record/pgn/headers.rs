//! The headers that say where a PGN game starts and how it ended.

use alloc::string::String;
use alloc::vec::Vec;

use super::result::{result, winner};
use crate::arrangement::USUAL;
use crate::notation::fen;
use crate::position::Position;
use crate::record::fault::FaultKind;
use crate::record::game_record::Record;
use crate::record::meta;
use crate::record::outcome::{Reason, RecordOutcome, Winner};
use crate::record::tag::Tag;

fn value<'a>(tags: &'a [Tag], key: &str) -> Option<&'a str> {
    tags.iter()
        .find(|tag| tag.key.eq_ignore_ascii_case(key))
        .map(|tag| tag.value.as_str())
}

/// The position that the headers name; inner elephants on both sides where they name none.
pub(super) fn start(tags: &[Tag]) -> Result<Position, FaultKind> {
    if let Some(variant) = value(tags, "Variant")
        && !variant.to_ascii_lowercase().contains("janggi")
    {
        return Err(FaultKind::OtherVariant {
            value: variant.chars().take(40).collect(),
        });
    }
    match value(tags, "FEN") {
        Some(text) => Position::try_from(fen::parse(text).map_err(FaultKind::Fen)?).map_err(FaultKind::Position),
        None => Ok(Position::start(USUAL)),
    }
}

/// The result behind the moves, or else the one in the header.
pub(super) fn outcome(tags: &[Tag], behind: Option<Winner>) -> RecordOutcome {
    let winner = behind
        .or_else(|| value(tags, "Result").and_then(winner))
        .unwrap_or_default();
    let termination = value(tags, "Termination").unwrap_or("").to_ascii_lowercase();
    let reason = if termination.contains("time") {
        Reason::Time
    } else if termination.contains("abandon") {
        Reason::Disconnected
    } else if termination.contains("resign") {
        Reason::Resigned
    } else {
        Reason::Unstated
    };
    RecordOutcome { winner, reason }
}

/// The headers to write: the record's own, and what must be there.
pub(super) fn headers(record: &Record) -> Vec<Tag> {
    let mut tags = meta::for_pgn(&record.tags);
    let mut need = |key: &str, value: String| {
        if self::value(&tags, key).is_none() {
            tags.push(Tag {
                key: String::from(key),
                value,
            });
        }
    };
    need("Event", String::from("?"));
    need("Site", String::from("?"));
    need("Date", String::from("????.??.??"));
    need("Round", String::from("?"));
    need("White", String::from("?"));
    need("Black", String::from("?"));
    need("Result", String::from(result(record.outcome.winner)));
    need("Variant", String::from("Janggi"));
    if record.start != Position::start(USUAL) {
        need("SetUp", String::from("1"));
        need("FEN", fen::print(&record.start));
    }
    tags
}
