//! Perft under a rule set. An action that ends the game has no successors. Repetition, perpetual check, low points,
//! dead positions and move limits are ignored.
//!
//! If the fast algorithm of [`fn@crate::perft`] supports the rule set, it is used. Both algorithms return the same
//! result.

use alloc::vec::Vec;

use crate::mv::Move;
use crate::perft::board;
use crate::referee::GameHistory;
use crate::ruleset::{Bikjang, DeadPosition, EndingLimits, PerpetualCheck, Preset, Rules};
use crate::start::begin;
use crate::start::{Start, StartError};

/// Returns the number of sequences of `depth` actions from `start`.
///
/// # Errors
/// If a game under these rules cannot begin from `start`.
pub fn perft(rules: &Rules, start: &Start, depth: u32) -> Result<u64, StartError> {
    let mut history = begin::begin(ending_by_actions(rules), start)?;
    Ok(match fast(rules) {
        Some(facing) => board::perft(facing, history.position(), depth),
        None => walk(&mut history, depth),
    })
}

/// Splits the count of [`perft`] by first action, in an unspecified order. The list is empty at depth 0.
///
/// # Errors
/// If a game under these rules cannot begin from `start`.
pub fn divide(rules: &Rules, start: &Start, depth: u32) -> Result<Vec<(Move, u64)>, StartError> {
    let mut history = begin::begin(ending_by_actions(rules), start)?;
    if let Some(facing) = fast(rules) {
        return Ok(board::divide(facing, history.position(), depth));
    }
    let Some(rest) = depth.checked_sub(1) else {
        return Ok(Vec::new());
    };
    let mut counts = Vec::new();
    for action in history.moves() {
        history.push(action);
        counts.push((action, walk(&mut history, rest)));
        history.pop();
    }
    Ok(counts)
}

/// Returns the rules without those that perft ignores.
fn ending_by_actions(rules: &Rules) -> Rules {
    Rules {
        repetition: Vec::new(),
        perpetual_check: PerpetualCheck::AsRepetition,
        limit: EndingLimits {
            total_plies: None,
            no_capture_plies: None,
            low_points: None,
        },
        dead_position: DeadPosition::Off,
        ..rules.clone()
    }
}

/// Returns the parameter for the fast algorithm, or `None` if that algorithm does not support the rules.
fn fast(rules: &Rules) -> Option<board::PerftBikjang> {
    let known = Preset::Pychess.rules();
    match rules.bikjang {
        _ if rules.pass != known.pass => None,
        Bikjang::Off => Some(board::PerftBikjang::Ignored),
        bikjang if bikjang == known.bikjang => Some(board::PerftBikjang::MustResolve),
        Bikjang::Illegal | Bikjang::Ends(_) => None,
    }
}

fn walk(history: &mut GameHistory, depth: u32) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    if history.ending().is_some() {
        return 0;
    }
    let actions = history.moves();
    if rest == 0 {
        return actions.len() as u64;
    }
    let mut total = 0;
    for action in actions {
        history.push(action);
        total += walk(history, rest);
        history.pop();
    }
    total
}

#[cfg(test)]
mod tests {
    use super::{ending_by_actions, fast, perft, walk};
    use crate::notation::fen;
    use crate::position::Position;
    use crate::ruleset::Preset;
    use crate::start::Start;
    use crate::start::begin;

    #[test]
    fn the_fast_count_and_the_walk_agree() {
        let facing = "rnba1abnr/4k4/1c5c1/p1p3p1p/9/9/P1P3P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
        let position = Position::try_from(fen::parse(facing).expect(facing)).expect(facing);
        for start in [Start::usual(), Start::Fen(position)] {
            for preset in Preset::ALL {
                let rules = preset.rules();
                let mut history = begin::begin(ending_by_actions(&rules), &start);
                // The second start is illegal under rules that never allow facing generals.
                let Ok(history) = &mut history else { continue };
                let walked = walk(history, 3);
                assert_eq!(perft(&rules, &start, 3), Ok(walked), "{}", preset.id());
                assert!(walked > 0 || history.ending().is_some(), "{}", preset.id());
            }
        }
        assert!(fast(&Preset::Kakao.rules()).is_some() && fast(&Preset::Pychess.rules()).is_some());
    }
}
