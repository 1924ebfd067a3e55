//! Headers of `.gib`: the starting position (차림 or 포진 of both sides, or a board 판), the numbering of points and the result.

use alloc::string::String;
use alloc::vec::Vec;

use super::board;
use super::body::StartFrom;
use crate::notation::korean::Squares;
use crate::position::Position;
use crate::record::fault::FaultKind;
use crate::record::game_record::Record;
use crate::record::meta;
use crate::record::outcome::{Reason, RecordOutcome, Winner};
use crate::record::result_text;
use crate::record::tag::Tag;
use crate::setup_names;
use crate::side::{BySide, Side};
use crate::typography::plain;

const CHO_SETUP: [&str; 2] = ["초차림", "초포진"];
const HAN_SETUP: [&str; 2] = ["한차림", "한포진"];
const BOARD: [&str; 2] = ["판", "판"];
const FORM: [&str; 2] = ["기보형식", "기보형식"];
pub(super) const RESULT: &str = "대국결과";

fn value<'a>(tags: &'a [Tag], keys: [&str; 2]) -> Option<&'a str> {
    tags.iter()
        .find(|tag| keys.contains(&tag.key.as_str()))
        .map(|tag| tag.value.trim())
}

/// Returns the kind of header that describes the start of the game.
pub(super) fn start_from(tags: &[Tag]) -> StartFrom {
    match value(tags, BOARD) {
        Some(_) => StartFrom::Board,
        None => StartFrom::Setups,
    }
}

/// Returns whether any header has a value. Otherwise, the brackets may contain other text.
pub(super) fn say_something(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| !tag.value.is_empty())
}

/// Returns the starting position, from the board (판) if there is one, otherwise from the setups.
pub(super) fn start(tags: &[Tag]) -> Result<Position, FaultKind> {
    if let Some(text) = value(tags, BOARD) {
        return Position::try_from(board::parse(&plain(text))?).map_err(FaultKind::Position);
    }
    let setup = |side, keys| {
        let text = value(tags, keys).ok_or(FaultKind::NoSetup)?;
        setup_names::parse(text, side).ok_or_else(|| FaultKind::UnknownSetup {
            value: String::from(text),
        })
    };
    let (cho, han) = (setup(Side::Cho, CHO_SETUP)?, setup(Side::Han, HAN_SETUP)?);
    Ok(Position::start(BySide { cho, han }))
}

/// Returns the numbering of the points. For the old one, the header 기보형식 contains 구좌표.
pub(super) fn squares(tags: &[Tag]) -> Squares {
    match value(tags, FORM) {
        Some(form) if plain(form).contains("구좌표") => Squares::Old,
        Some(_) | None => Squares::RowColumn,
    }
}

/// Returns the number of plies in the header 총수.
pub(super) fn claimed_plies(tags: &[Tag]) -> Option<u32> {
    value(tags, ["총수", "총수"]).and_then(|text| plain(text).parse().ok())
}

/// Returns the result of the game according to 대국결과.
pub(super) fn outcome(tags: &[Tag]) -> RecordOutcome {
    value(tags, [RESULT, RESULT])
        .map(|text| {
            let text = plain(text);
            let whole = result_text::at_front(&text).filter(|(_, length)| *length == text.len());
            whole.map_or_else(|| RecordOutcome::parse_korean(&text), |(outcome, _)| outcome)
        })
        .unwrap_or_default()
}

/// Returns the part of a record's outcome that the header 대국결과 can hold.
#[cfg(feature = "json")]
pub(in crate::record) fn held(record: &Record) -> RecordOutcome {
    match outcome(&record.tags) == record.outcome {
        true => record.outcome,
        false => RecordOutcome::parse_korean(&record.outcome.print_korean()),
    }
}

/// Returns the result of the game. The result after the moves, `behind`, is used only if the header lacks the winner,
/// or names the same winner without a reason.
pub(super) fn outcome_with(tags: &[Tag], behind: Option<RecordOutcome>) -> RecordOutcome {
    let said = outcome(tags);
    match behind {
        Some(behind) if said.winner == Winner::Unknown && behind.winner != Winner::Unknown => behind,
        Some(behind) if said.winner == behind.winner && said.reason == Reason::Unstated => behind,
        Some(_) | None => said,
    }
}

/// Returns the headers for a file with this numbering of points. Headers that contradict the numbering, or the record's
/// start or result, are omitted.
pub(super) fn consistent(record: &Record, points: Squares) -> Vec<Tag> {
    let mut tags = meta::for_gib(&record.tags);
    let mut leave_out = |keys: &[&str]| tags.retain(|tag| !keys.contains(&tag.key.as_str()));
    let of_record = start(&record.tags).is_ok_and(|start| start == record.start);
    if !of_record {
        leave_out(&[&CHO_SETUP[..], &HAN_SETUP, &BOARD].concat());
    }
    if points != Squares::Letters && squares(&record.tags) != points {
        leave_out(&FORM);
    }
    if outcome(&record.tags) != record.outcome {
        leave_out(&[RESULT]);
    }
    if points == Squares::Old && squares(&tags) != points {
        tags.push(Tag {
            key: String::from(FORM[0]),
            value: String::from("구좌표"),
        });
    }
    tags
}

/// Returns whether these headers state the result.
pub(super) fn says_result(tags: &[Tag]) -> bool {
    tags.iter().any(|tag| tag.key == RESULT)
}

/// Returns whether the headers state the starting position.
pub(super) fn says_start(tags: &[Tag]) -> bool {
    let has = |keys| value(tags, keys).is_some();
    has(BOARD) || has(CHO_SETUP) && has(HAN_SETUP)
}

/// Returns the headers that describe a start: both setups for the start of an even game, otherwise the board (판).
pub(super) fn of_start(start: &Position) -> Vec<(&'static str, String)> {
    match start.arrangements() {
        Some(BySide { cho, han }) => {
            alloc::vec![
                ("초차림", String::from(cho.hangul())),
                ("한차림", String::from(han.hangul()))
            ]
        }
        None => alloc::vec![("판", board::print(start))],
    }
}
