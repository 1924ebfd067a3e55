//! Tests whether an action may be played now.

use super::{Action, ActionError, Game};
use crate::illegal::Illegal;
use crate::mv::Move;
use crate::referee::RefusalCause;
use crate::referee::cause::Refused;
use crate::referee::claim::{self, Claim};
use crate::referee::refusal;

/// The reason why an action may not be played, without the facts that explain it.
enum Hindrance {
    Over,
    Illegal(Illegal),
    Refused { action: Option<Move>, refused: Refused },
}

impl Hindrance {
    fn claim(cause: RefusalCause) -> Self {
        Hindrance::Refused {
            action: None,
            refused: Refused { cause, rule: None },
        }
    }
}

impl Game {
    /// Checks whether the side to move may play a board action.
    ///
    /// # Errors
    /// If the game is over, or if the action is illegal on the board or refused by the rules.
    pub fn why(&self, action: Move) -> Result<(), ActionError> {
        self.move_allowed(action).map_err(|hindrance| self.explained(hindrance))
    }

    /// Checks whether an action may be played now.
    ///
    /// # Errors
    /// See [`play`](Self::play).
    pub fn allows(&self, action: Action) -> Result<(), ActionError> {
        self.allowed(action).map_err(|hindrance| self.explained(hindrance))
    }

    /// Returns whether an action may be played now. Cheaper than [`allows`](Self::allows), because a refusal is not
    /// explained.
    #[must_use]
    pub fn may(&self, action: Action) -> bool {
        self.allowed(action).is_ok()
    }

    fn allowed(&self, action: Action) -> Result<(), Hindrance> {
        if !self.is_running() {
            return Err(Hindrance::Over);
        }
        let claimed = |what| {
            let claimed = claim::claim(&self.history, what);
            claimed.map(|_| ()).map_err(Hindrance::claim)
        };
        match action {
            Action::Step { from, to } => self.move_allowed(Move::Step { from, to }),
            Action::Pass => self.move_allowed(Move::Pass),
            Action::CallBikjang => claimed(Claim::Bikjang),
            Action::OfferDraw if self.offer.is_some() => Err(Hindrance::claim(RefusalCause::OfferPending)),
            Action::OfferDraw => claimed(Claim::Offer),
            Action::AcceptDraw | Action::DeclineDraw if self.offer.is_none() => {
                Err(Hindrance::claim(RefusalCause::NoOffer))
            }
            Action::AcceptDraw if claim::agreement(self.rules()).is_none() => {
                Err(Hindrance::claim(RefusalCause::NoOffer))
            }
            Action::AcceptDraw => claimed(Claim::Accept),
            Action::Stop(_) => claimed(Claim::Stop),
            Action::DeclineDraw | Action::Resign(_) | Action::Flag(_) | Action::Abort => Ok(()),
        }
    }

    fn move_allowed(&self, action: Move) -> Result<(), Hindrance> {
        if !self.is_running() {
            return Err(Hindrance::Over);
        }
        if let Move::Step { from, to } = action {
            self.position().explain(from, to).map_err(Hindrance::Illegal)?;
        }
        if let Some(illegal) = refusal::illegal(&self.history, action) {
            return Err(Hindrance::Illegal(illegal));
        }
        match refusal::refusal(&self.history, action) {
            Some(refused) => Err(Hindrance::Refused {
                action: Some(action),
                refused,
            }),
            None => Ok(()),
        }
    }

    fn explained(&self, hindrance: Hindrance) -> ActionError {
        match hindrance {
            Hindrance::Over => ActionError::Over,
            Hindrance::Illegal(illegal) => ActionError::Illegal(illegal),
            Hindrance::Refused { action, refused } => ActionError::Refused(self.refusal(action, refused)),
        }
    }
}
