//! Headers for the variant, the start, the notation and the result of a PGN game.

use alloc::string::String;
use alloc::vec::Vec;

use super::result::{reason, result, termination, winner};
use crate::arrangement::USUAL;
use crate::movement::Movement;
use crate::notation::{Notation, fen};
use crate::position::Position;
use crate::record::fault::FaultKind;
use crate::record::game_record::Record;
use crate::record::meta;
use crate::record::outcome::{RecordOutcome, Winner};
use crate::record::tag::Tag;
use crate::typography::plain;

fn value<'a>(tags: &'a [Tag], key: &str) -> Option<&'a str> {
    tags.iter()
        .find(|tag| tag.key.eq_ignore_ascii_case(key))
        .map(|tag| tag.value.as_str())
}

/// Returns the variant that the headers name. A `Variant` that contains "janggi" is Janggi; `Xiangqi` and `ChessWar`
/// are the other known ones, and any other is a fault. Without `Variant`, `[Game "Chinese Chess"]` is Xiangqi, and all
/// other games are Janggi.
pub(in crate::record) fn movement(tags: &[Tag]) -> Result<Movement, FaultKind> {
    let other = |name: &str| FaultKind::OtherVariant {
        value: name.chars().take(40).collect(),
    };
    let plainly = |key| value(tags, key).map(|text| plain(text.trim()));
    match (plainly("Variant").as_deref(), plainly("Game").as_deref()) {
        (Some(variant), _) => match variant.to_ascii_lowercase() {
            name if name.contains("janggi") => Ok(Movement::Janggi),
            name if name == "xiangqi" => Ok(Movement::Xiangqi),
            name if name == "chesswar" => Ok(Movement::ChessWar),
            _ => Err(other(variant)),
        },
        (None, Some(game)) if game.eq_ignore_ascii_case("Chinese Chess") => Ok(Movement::Xiangqi),
        (None, _) => Ok(Movement::Janggi),
    }
}

/// Returns the starting position in the headers; the game's standard start if there is none.
pub(super) fn start(tags: &[Tag]) -> Result<Position, FaultKind> {
    let movement = movement(tags)?;
    match value(tags, "FEN") {
        Some(text) => {
            let setup = fen::parse_under(&plain(text), movement).map_err(FaultKind::Fen)?;
            Position::try_from(setup).map_err(FaultKind::Position)
        }
        None => Ok(usual(movement)),
    }
}

/// Returns the standard start, which does not need a `FEN` header.
fn usual(movement: Movement) -> Position {
    match movement {
        Movement::Janggi => Position::start(USUAL),
        Movement::Xiangqi => Position::xiangqi_start(),
        Movement::ChessWar => Position::start(USUAL)
            .under(movement)
            .expect("the same start under Chess War"),
    }
}

/// Returns the notation of a game of Xiangqi from the header `Format`. `None` means SAN or UCI, as for all other games.
/// Without the header, the notation is Chinese characters under `[Game "Chinese Chess"]`, and SAN or UCI under
/// `[Variant "Xiangqi"]`, as on pychess.
pub(super) fn format(tags: &[Tag]) -> Result<Option<Notation>, FaultKind> {
    if movement(tags)? != Movement::Xiangqi {
        return Ok(None);
    }
    match value(tags, "Format") {
        Some(format) => match plain(format.trim()).to_ascii_lowercase().as_str() {
            "wxf" => Ok(Some(Notation::Wxf)),
            "iccs" => Ok(Some(Notation::Uci0)),
            "chinese" => Ok(Some(Notation::Chinese)),
            _ => Err(FaultKind::OtherVariant {
                value: format.chars().take(40).collect(),
            }),
        },
        None if value(tags, "Variant").is_none() => Ok(Some(Notation::Chinese)),
        None => Ok(None),
    }
}

/// Returns whether the headers state the starting position.
pub(super) fn names_start(tags: &[Tag]) -> bool {
    value(tags, "FEN").is_some()
}

/// Returns the winner in the `Result` header, if it names one.
pub(super) fn said_winner(tags: &[Tag]) -> Option<Winner> {
    winner(plain(value(tags, "Result")?).trim())
}

/// Returns the result of the game. The winner after the moves takes precedence over the winner in `Result`, and the
/// reason in `Termination` over the reason after the moves.
pub(super) fn outcome(tags: &[Tag], behind: Option<RecordOutcome>) -> RecordOutcome {
    let winner = behind.map(|behind| behind.winner).or_else(|| said_winner(tags));
    let said = value(tags, "Termination").map(reason);
    RecordOutcome {
        winner: winner.unwrap_or_default(),
        reason: said.or(behind.map(|behind| behind.reason)).unwrap_or_default(),
    }
}

/// Returns the part of an outcome that the headers can hold.
#[cfg(feature = "json")]
pub(in crate::record) fn held(outcome: RecordOutcome) -> RecordOutcome {
    RecordOutcome {
        winner: outcome.winner,
        reason: termination(outcome.reason).as_deref().map(reason).unwrap_or_default(),
    }
}

/// Returns the headers to write: the headers of the record, without contradictions, and any missing required headers.
pub(super) fn headers(record: &Record) -> Vec<Tag> {
    let mut tags = meta::for_pgn(&record.tags);
    leave_out_contradictions(&mut tags, record);
    // Moves of Xiangqi are always written in WXF, even if the file had a different notation.
    if record.start.movement() == Movement::Xiangqi {
        for tag in tags.iter_mut().filter(|tag| tag.key.eq_ignore_ascii_case("Format")) {
            tag.value = String::from("WXF");
        }
    }
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
    if let Some(reason) = termination(record.outcome.reason) {
        need("Termination", reason);
    }
    match record.start.movement() {
        Movement::Janggi => need("Variant", String::from("Janggi")),
        Movement::ChessWar => need("Variant", String::from("ChessWar")),
        Movement::Xiangqi => {
            need("Variant", String::from("Xiangqi"));
            need("Format", String::from("WXF"));
        }
    }
    if record.start != usual(record.start.movement()) {
        need("SetUp", String::from("1"));
        need("FEN", fen::print(&record.start));
    }
    tags
}

/// Removes or corrects headers that contradict the record's start, variant or result.
fn leave_out_contradictions(tags: &mut Vec<Tag>, record: &Record) {
    let mut leave_out = |keys: &[&str]| tags.retain(|tag| !keys.iter().any(|key| tag.key.eq_ignore_ascii_case(key)));
    if !movement(&record.tags).is_ok_and(|movement| movement == record.start.movement()) {
        leave_out(&["Variant", "Game", "Format"]);
    }
    if !start(&record.tags).is_ok_and(|start| start == record.start) {
        leave_out(&["FEN", "SetUp"]);
    }
    for tag in tags.iter_mut().filter(|tag| tag.key.eq_ignore_ascii_case("Result")) {
        if winner(plain(&tag.value).trim()).is_some_and(|said| said != record.outcome.winner) {
            tag.value = String::from(result(record.outcome.winner));
        }
    }
    let mut leave_out = |keys: &[&str]| tags.retain(|tag| !keys.iter().any(|key| tag.key.eq_ignore_ascii_case(key)));
    if value(&record.tags, "Termination").map(reason).unwrap_or_default() != record.outcome.reason {
        leave_out(&["Termination"]);
    }
}
