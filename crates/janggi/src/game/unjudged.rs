//! Games that were judged when they were played: their actions are put on the board again, without applying a rule.
//!
//! A stored game must read the same under every later version of the rules; see also [`Game::allows`].

use core::fmt;

use super::{Action, Claims, Game};
use crate::explain::Verdict;
use crate::ruleset::Rules;
use crate::square::Square;
use crate::start::{Start, StartError, begin};

/// A stored step that starts from an empty point: the record is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPieceThere {
    /// The point.
    pub at: Square,
}

impl fmt::Display for NoPieceThere {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no piece stands on {}", self.at)
    }
}

impl core::error::Error for NoPieceThere {}

impl Game {
    /// Returns a game without actions whose start was judged before. It has no verdict, even where the rules see one.
    ///
    /// # Errors
    /// If the start is not a position at all.
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

    /// Puts an action that was judged before on the board: nothing is refused and no ending is looked for.
    ///
    /// # Errors
    /// If a step starts from an empty point; then nothing has changed.
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

    /// Makes room for this many more actions.
    pub fn reserve(&mut self, actions: usize) {
        self.history.reserve(actions);
        self.actions.reserve_exact(actions);
    }

    /// Ends the game by the verdict that was given when it was played.
    pub fn end_unjudged(&mut self, verdict: Verdict) {
        self.verdict = Some(verdict);
    }
}
