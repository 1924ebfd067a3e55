//! Warnings shown to players before they act: the current points, and the consequences of each action.
//!
//! This module must not change a game. Decisions are made in `referee`.

use alloc::vec::Vec;

use crate::explain::{self, Refusal, Verdict};
use crate::game::Game;
use crate::mv::Move;
use crate::points::HalfPoints;
use crate::referee::claim::{self, Claim};
use crate::referee::ending::{self, both_pass};
use crate::referee::refusal;
use crate::referee::{Ending, Facing, GameHistory, Outcome, repetition};
use crate::ruleset::{DrawOrPoints, YesNo};
use crate::side::{BySide, Side};

/// The current points, and the outcomes of possible endings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The value of each side's pieces.
    pub pieces: BySide<HalfPoints>,
    /// The value of the pieces, with the deom added for Han.
    pub points: BySide<HalfPoints>,
    /// The result if both sides passed now. `None` if two passes would not end the game, or if the game is over.
    pub if_both_pass: Option<Outcome>,
    /// The result of accepting the pending draw offer, or an offer that the side to move may make. This can be a win if
    /// points decide. `None` if a draw cannot be agreed now.
    pub if_agreed: Option<Outcome>,
    /// The result of calling bikjang now; `None` if the call is not allowed.
    pub if_called: Option<Outcome>,
}

/// Consequences of the steps and passes that are possible now, and the steps that the rules refuse.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Warnings {
    /// Steps that are legal on the board but refused by the rules.
    pub refused: Vec<(Move, Refusal)>,
    /// Actions that would repeat an earlier position.
    pub repeats: Vec<Repeat>,
    /// Actions that would end the game at once, each with its verdict.
    pub endings: Vec<(Move, Verdict)>,
    /// Present while the generals face each other.
    pub bikjang: Option<BikjangWarning>,
}

/// An action that would repeat an earlier position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeat {
    pub action: Move,
    /// Number of occurrences of the position, including the new one; at least 2.
    pub occurrence: u32,
    /// The plies of the earlier occurrences, earliest first.
    pub plies: Vec<u32>,
    /// The side at fault: the side that would lose because of this action, or that has checked or chased throughout the
    /// cycle.
    pub at_fault: Option<Side>,
}

/// Warning that the generals face each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BikjangWarning {
    /// The ply after which the generals began to face each other; 0 is the start.
    pub since: u32,
    /// Whether the rules let the facing end the game, regardless of check.
    pub open: YesNo,
    /// The reason why the side to move may not call bikjang; `None` if it may.
    pub call_refused: Option<Refusal>,
}

impl Game {
    /// Returns the current points, and the outcomes of possible endings.
    #[must_use]
    pub fn standing(&self) -> Standing {
        Standing {
            pieces: self.history.pieces(),
            points: self.history.points(),
            if_both_pass: self.verdict().map_or_else(|| both_pass(&self.history), |_| None),
            if_agreed: self.agreed().map(|(ending, _, _)| ending.outcome),
            if_called: self.called().map(|ending| ending.outcome),
        }
    }

    /// Returns the verdict that accepting a draw offer would produce now. The offer is the pending offer, or an offer
    /// that the side to move may make. Returns `None` if a draw cannot be agreed now.
    #[must_use]
    pub fn agreement(&self) -> Option<Verdict> {
        let (ending, offered_by, result) = self.agreed()?;
        Some(explain::agreed(&self.history, ending, offered_by, result))
    }

    fn agreed(&self) -> Option<(Ending, Side, DrawOrPoints)> {
        let rights = self.rights();
        let offered_by = match self.offer() {
            Some(side) if rights.accept_draw => side,
            _ if rights.offer_draw => self.position().turn(),
            _ => return None,
        };
        let ending = self.claimed(Claim::Accept).ok()??;
        Some((ending, offered_by, claim::agreement(self.rules())?))
    }

    /// Returns the verdict that a bikjang call would produce now; `None` if the call is not allowed.
    #[must_use]
    pub fn call(&self) -> Option<Verdict> {
        Some(explain::called(&self.history, self.called()?))
    }

    fn called(&self) -> Option<Ending> {
        match self.verdict() {
            None => self.claimed(Claim::Bikjang).ok()?,
            Some(_) => None,
        }
    }

    /// Returns the consequences of each step and of the pass; empty if there is a verdict.
    #[must_use]
    pub fn warnings(&self) -> Warnings {
        if self.verdict().is_some() {
            return Warnings::default();
        }
        let refused = refusal::refused_steps(&self.history);
        let mut warnings = Warnings {
            refused: refused
                .map(|(action, refused)| (action, self.refusal(Some(action), refused)))
                .collect(),
            bikjang: bikjang(self),
            ..Warnings::default()
        };
        let mut history = self.history.clone();
        for action in self.history.moves() {
            history.push(action);
            let ending = history.ending();
            if history.occurrences().all > 1 {
                warnings.repeats.push(Repeat {
                    action,
                    occurrence: history.occurrences().all,
                    plies: earlier(&history),
                    at_fault: ending::at_fault(&history, ending.map(|ending| ending.decision)),
                });
            }
            if let Some(ending) = ending {
                warnings.endings.push((action, explain::verdict(&history, ending)));
            }
            history.pop();
        }
        warnings
    }
}

fn bikjang(game: &Game) -> Option<BikjangWarning> {
    match game.history.facing() {
        Facing::No => None,
        Facing::Since { ply, .. } => Some(BikjangWarning {
            since: ply,
            open: game.history.bikjang_open(),
            call_refused: game.call_refusal(),
        }),
    }
}

fn earlier(history: &GameHistory) -> Vec<u32> {
    let mut plies: Vec<u32> = repetition::occurrences(history, YesNo::Yes).skip(1).collect();
    plies.reverse();
    plies
}
