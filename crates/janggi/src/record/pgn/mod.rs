//! PGN in the dialect of pychess: headers, SAN moves (also UCI moves), comments, variations; `1-0` is a win of Cho, who is
//! White there; other starts than the usual one stand in a `FEN` header.
//!
//! Accepted besides: `;` comments, `$` glyphs (kept as comments), move numbers anywhere or nowhere, N and B for horse and
//! elephant, WinBoard's ranks counted from 0 where a game makes sense only so, several games a file. A comment in front of
//! a variation's first move is kept behind it.

mod read;
mod write;

use alloc::string::String;
use alloc::vec::Vec;

use super::meta::{self, Quotes};
use super::{Fault, FaultKind, Length, RawGame, Reading, Reason, Record, RecordOutcome, Tag, Winner};
use crate::notation::fen;
use crate::position::Position;
use crate::side::{BySide, Side};
use crate::start::Arrangement;

pub use write::print;

/// How ranks are counted in moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ranks {
    /// 1 to 10.
    FromOne,
    /// 0 to 9, as WinBoard does.
    FromZero,
}

/// The start of a game whose headers name no other: inner elephants on both sides.
const USUAL: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

/// Reads one game, as [`split`](super::split()) cuts it out of a file.
///
/// ```
/// use janggi::record::{pgn, split};
/// let file = "[Variant \"Janggi\"]\n\n1. Pab4 Pih7 {cautious} (1... Pab7) 2. Ke2 *\n";
/// let reading = pgn::read(&split(file.as_bytes())[0])?;
/// assert_eq!(reading.record.tree.main_line().count(), 3);
/// assert_eq!(reading.record.tree.len(), 4);
/// # Ok::<(), janggi::record::Fault>(())
/// ```
///
/// # Errors
/// When there is no start to play from: another variant, an unreadable FEN header, text that is not UTF-8.
pub fn read(game: &RawGame) -> Result<Reading, Fault> {
    let fail = |kind| Fault {
        line: game.line,
        ply: None,
        kind,
    };
    if game.length == Length::TooLong {
        return Err(fail(FaultKind::TooLong));
    }
    let text = core::str::from_utf8(&game.bytes).map_err(|error| {
        fail(FaultKind::Encoding {
            offset: error.valid_up_to(),
        })
    })?;
    let (tags, body, line) = meta::take_headers(text.trim_start_matches('\u{FEFF}'), game.line, Quotes::Escaped);
    let start = start(&tags).map_err(fail)?;
    let mut moves = read::read(body, line, &start, Ranks::FromOne);
    if moves.fault.is_some() {
        let again = read::read(body, line, &start, Ranks::FromZero);
        if again.fault.is_none() {
            moves = again;
        }
    }
    let outcome = outcome(&tags, moves.result);
    let record = Record {
        tags,
        start,
        tree: moves.tree,
        outcome,
        judged: None,
    };
    Ok(Reading::new(record, moves.fault))
}

fn value<'a>(tags: &'a [Tag], key: &str) -> Option<&'a str> {
    tags.iter()
        .find(|tag| tag.key.eq_ignore_ascii_case(key))
        .map(|tag| tag.value.as_str())
}

fn start(tags: &[Tag]) -> Result<Position, FaultKind> {
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
fn outcome(tags: &[Tag], behind: Option<Winner>) -> RecordOutcome {
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

fn winner(text: &str) -> Option<Winner> {
    match text {
        "1-0" => Some(Winner::Side(Side::Cho)),
        "0-1" => Some(Winner::Side(Side::Han)),
        "1/2-1/2" => Some(Winner::Draw),
        "*" => Some(Winner::Unknown),
        _ => None,
    }
}

fn result(winner: Winner) -> &'static str {
    match winner {
        Winner::Side(Side::Cho) => "1-0",
        Winner::Side(Side::Han) => "0-1",
        Winner::Draw => "1/2-1/2",
        Winner::Unknown => "*",
    }
}

/// The headers to write: the record's own, and what must be there.
fn headers(record: &Record) -> Vec<Tag> {
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
