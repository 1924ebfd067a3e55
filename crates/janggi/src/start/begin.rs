//! Validates the start of a game under the rules, and creates the history of the game.

use crate::arrangement::Arrangement;
use crate::formation::Elephants;
use crate::referee::{AnyCapture, GameHistory};
use crate::ruleset::{AllowedSetups, Bikjang, Matsang, Rules};
use crate::side::{BySide, Side};
use crate::start::game_start::{Start, StartError};

/// Returns the history of a new game.
///
/// # Errors
/// If the start is not a valid position, or is not allowed by the rules.
pub(crate) fn begin(rules: Rules, start: &Start) -> Result<GameHistory, StartError> {
    if let Start::Arranged { arrangements, .. } = start {
        check_arrangements(&rules, *arrangements)?;
    }
    let history = begin_unjudged(rules, start)?;
    if history.rules().bikjang == Bikjang::Illegal && history.position().facing() {
        return Err(StartError::Facing);
    }
    Ok(history)
}

/// Returns the history of a new game, even if the rules do not allow its start.
///
/// # Errors
/// If the start is not a valid position under the rules' variant.
pub(crate) fn begin_unjudged(rules: Rules, start: &Start) -> Result<GameHistory, StartError> {
    let position = start.position_under(rules.movement)?;
    let any_capture = match start {
        Start::Fen(position) if position.board().occupied().len() < 32 => AnyCapture::Yes,
        Start::Fen(_) | Start::Arranged { .. } => AnyCapture::No,
    };
    let deom = start.deom(&rules);
    Ok(GameHistory::new(rules, deom, position, any_capture))
}

/// Returns the start of a new game, with a custom position converted to the rules' variant.
pub(crate) fn under_its_law(start: Start, history: &GameHistory) -> Start {
    match start {
        Start::Fen(_) => Start::Fen(history.position().clone()),
        arranged @ Start::Arranged { .. } => arranged,
    }
}

fn check_arrangements(rules: &Rules, arrangements: BySide<Arrangement>) -> Result<(), StartError> {
    for side in Side::ALL {
        match (rules.setup.allowed, arrangements[side]) {
            (AllowedSetups::FourSwaps, arrangement @ Arrangement::Central) => {
                return Err(StartError::Arrangement { side, arrangement });
            }
            (AllowedSetups::OfTheLaw, _) => return Err(StartError::NothingToArrange),
            (AllowedSetups::FourSwaps | AllowedSetups::FourAndCentral | AllowedSetups::Any, _) => {}
        }
    }
    let opposite_wings = Elephants::of(arrangements) == Some(Elephants::Opposite);
    match rules.setup.matsang {
        Matsang::Forbidden if opposite_wings => Err(StartError::Matsang),
        Matsang::Forbidden | Matsang::Allowed => Ok(()),
    }
}
