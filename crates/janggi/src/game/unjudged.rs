//! Games that were judged during play: their actions are replayed without applying any rules.
//!
//! A stored game must be read back unchanged under every later version of the rules.

use core::fmt;

use super::{Action, Claims, Game};
use crate::explain::Verdict;
use crate::ruleset::Rules;
use crate::square::Square;
use crate::start::{Start, StartError, begin};

/// Error for a stored step from an empty point. This error means that the record is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPieceThere {
    pub at: Square,
}

impl fmt::Display for NoPieceThere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no piece stands on {}", self.at)
    }
}

impl core::error::Error for NoPieceThere {}

impl Game {
    /// Creates a game without actions, without testing whether the rules allow its start. The game has no verdict, even
    /// if the rules would end it at the start.
    ///
    /// # Errors
    /// If the start is not a valid position.
    pub fn unjudged(rules: Rules, start: Start) -> Result<Self, StartError> {
        let history = begin::begin_unjudged(rules, &start)?;
        let start = begin::under_its_law(start, &history);
        Ok(Self {
            start,
            history,
            actions: alloc::vec::Vec::new(),
            claims: Claims::Auto,
            offer: None,
            verdict: None,
        })
    }

    /// Replays an action without applying the rules: no action is refused, and no ending is detected.
    ///
    /// # Errors
    /// If a step starts from an empty point. In this case the game is unchanged.
    pub fn push_unjudged(&mut self, action: Action) -> Result<(), NoPieceThere> {
        if let Action::Step { from, .. } = action
            && self.position().board().get(from).is_none()
        {
            return Err(NoPieceThere { at: from });
        }
        match action {
            Action::OfferDraw => self.offer = Some(self.position().turn()),
            Action::DeclineDraw => self.offer = None,
            _ => {}
        }
        if let Some(mv) = action.board_move() {
            self.push_board_move(mv);
        }
        self.actions.push(action);
        Ok(())
    }

    /// Reserves memory for this many more actions.
    pub fn reserve(&mut self, actions: usize) {
        self.history.reserve(actions);
        self.actions.reserve_exact(actions);
    }

    /// Ends the game with the verdict that it received during play.
    pub fn end_unjudged(&mut self, verdict: Verdict) {
        self.verdict = Some(verdict);
    }
}
