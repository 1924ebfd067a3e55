//! Header lines, and the starting position they describe: 차림 or 포진 of both sides, or a 판.

use alloc::string::String;
use alloc::vec::Vec;

use super::board;
use crate::arrangement::Arrangement;
use crate::notation::korean::Squares;
use crate::position::Position;
use crate::record::fault::FaultKind;
use crate::record::tag::Tag;
use crate::side::BySide;

fn value<'a>(tags: &'a [Tag], keys: [&str; 2]) -> Option<&'a str> {
    tags.iter()
        .find(|tag| keys.contains(&tag.key.as_str()))
        .map(|tag| tag.value.trim())
}

/// The starting position: 판 if there is one, else the setups.
pub(super) fn start(tags: &[Tag]) -> Result<Position, FaultKind> {
    if let Some(text) = value(tags, ["판", "판"]) {
        return Position::try_from(board::parse(text)?).map_err(FaultKind::Position);
    }
    let side = |keys| {
        let text = value(tags, keys).ok_or(FaultKind::NoSetup)?;
        arrangement(text).ok_or_else(|| FaultKind::UnknownSetup {
            value: String::from(text),
        })
    };
    let (cho, han) = (side(["초차림", "초포진"])?, side(["한차림", "한포진"])?);
    Ok(Position::start(BySide { cho, han }))
}

/// A setup as records name it, seen from Cho's side for both.
fn arrangement(text: &str) -> Option<Arrangement> {
    Arrangement::ALL
        .into_iter()
        .find(|arrangement| setup_name(*arrangement) == text)
}

/// The name of a setup in records.
const fn setup_name(arrangement: Arrangement) -> &'static str {
    match arrangement {
        Arrangement::Msms => "마상마상",
        Arrangement::Mssm => "마상상마",
        Arrangement::Smms => "상마마상",
        Arrangement::Smsm => "상마상마",
        Arrangement::Central => "기동차",
    }
}

/// How the points are numbered: 기보형식 says 구좌표 in old records.
pub(super) fn squares(tags: &[Tag]) -> Squares {
    match value(tags, ["기보형식", "기보형식"]) {
        Some(form) if form.contains("구좌표") => Squares::Old,
        Some(_) | None => Squares::RowColumn,
    }
}

/// The number of plies the record claims to have (총수).
pub(super) fn claimed_plies(tags: &[Tag]) -> Option<u32> {
    value(tags, ["총수", "총수"]).and_then(|text| text.parse().ok())
}

/// Whether the headers say from which position the game starts.
pub(super) fn says_start(tags: &[Tag]) -> bool {
    let has = |keys| value(tags, keys).is_some();
    has(["판", "판"]) || has(["초차림", "초포진"]) && has(["한차림", "한포진"])
}

/// The headers that say so, for a record that comes from another format.
pub(super) fn of_start(start: &Position) -> Vec<(&'static str, String)> {
    match start.arrangements() {
        Some(BySide { cho, han }) => {
            alloc::vec![
                ("초차림", String::from(setup_name(cho))),
                ("한차림", String::from(setup_name(han)))
            ]
        }
        None => alloc::vec![("판", board::print(start))],
    }
}
