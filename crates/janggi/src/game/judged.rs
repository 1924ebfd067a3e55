//! Games that are judged during play.

use alloc::vec::Vec;

use super::action::Action;
use super::action_error::ActionError;
use crate::explain::{self, Refusal, Verdict};
use crate::mv::{Move, MoveList};
use crate::position::Position;
use crate::referee::cause::Refused;
use crate::referee::claim::{self, Claim};
use crate::referee::{Cause, Ending, GameHistory, Outcome, RefusalCause};
use crate::ruleset::Rules;
use crate::side::Side;
use crate::start::{Start, StartError, begin};

/// Effect of claimable endings on the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Claims {
    /// Claimable endings end the game at once.
    #[default]
    Auto,
    /// Repetition, perpetual check, shuttle and no capture end the game only if no step or pass follows. For games from
    /// programs that continue play after these endings.
    Last,
}

/// A game (대국): a rule set, a start, the actions played and the verdict.
///
/// ```
/// use janggi::{Action, Game, Preset, Start};
///
/// let mut game = Game::new(Preset::Kakao.rules(), Start::usual())?;
/// game.play(Action::Pass)?;
/// game.play(Action::Pass)?;
/// let verdict = game.verdict().expect("two passes end it");
/// assert_eq!((verdict.outcome.code(), verdict.cause.code()), ("han", "double_pass")); // 72 : 73.5
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) start: Start,
    pub(super) history: GameHistory,
    pub(super) actions: Vec<Action>,
    pub(super) claims: Claims,
    pub(super) offer: Option<Side>,
    pub(super) verdict: Option<Verdict>,
}

/// Availability of a bikjang call, a draw offer and its acceptance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rights {
    /// The side to move may call bikjang.
    pub call: bool,
    /// The side to move may offer a draw.
    pub offer_draw: bool,
    /// There is an offer that the other side may accept or decline.
    pub accept_draw: bool,
}

impl Game {
    /// Creates a game without actions.
    ///
    /// # Errors
    /// If the start is not a valid position, or is not allowed by the rules.
    pub fn new(rules: Rules, start: Start) -> Result<Self, StartError> {
        Self::with_claims(rules, start, Claims::Auto)
    }

    /// Creates a game without actions; `claims` determines when claimable endings take effect.
    ///
    /// # Errors
    /// If the start is not a valid position, or is not allowed by the rules.
    pub fn with_claims(rules: Rules, start: Start, claims: Claims) -> Result<Self, StartError> {
        let history = begin::begin(rules, &start)?;
        let start = begin::under_its_law(start, &history);
        let verdict = history.ending().map(|ending| explain::verdict(&history, ending));
        Ok(Self {
            start,
            history,
            actions: Vec::new(),
            claims,
            offer: None,
            verdict,
        })
    }

    /// Returns the rule set of this game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        self.history.rules()
    }

    /// Returns the start.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Returns the position after the last action.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// Returns all actions so far, in order.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Returns the board actions and positions so far, for a search.
    #[must_use]
    pub const fn history(&self) -> &GameHistory {
        &self.history
    }

    /// Returns the verdict; `None` if there is none yet.
    #[must_use]
    pub const fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Returns the side to move; `None` if there is a verdict.
    #[must_use]
    pub fn turn(&self) -> Option<Side> {
        match self.verdict {
            Some(_) => None,
            None => Some(self.position().turn()),
        }
    }

    /// Returns the side whose draw offer is pending.
    #[must_use]
    pub const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// Returns the steps and the pass that the side to move may play under the rules. The list is empty if there is a
    /// verdict.
    #[must_use]
    pub fn legal(&self) -> MoveList {
        match self.verdict {
            Some(_) => MoveList::new(),
            None => self.history.moves(),
        }
    }

    /// Returns the availability of a bikjang call, a draw offer and its acceptance; none is available after a verdict.
    #[must_use]
    pub fn rights(&self) -> Rights {
        match self.verdict {
            Some(_) => Rights::default(),
            None => Rights {
                call: claim::call_refused(&self.history).is_none(),
                offer_draw: self.offer.is_none() && claim::claim(&self.history, Claim::Offer).is_ok(),
                accept_draw: self.offer.is_some(),
            },
        }
    }

    /// Plays an action.
    ///
    /// # Errors
    /// If the game is over, or if the action is illegal on the board or refused by the rules. In these cases the game
    /// is unchanged.
    pub fn play(&mut self, action: Action) -> Result<(), ActionError> {
        self.check_running()?;
        match action {
            Action::Step { from, to } => self.board_action(Move::Step { from, to })?,
            Action::Pass => self.board_action(Move::Pass)?,
            Action::CallBikjang => {
                let ending = self.claimed(Claim::Bikjang)?;
                self.verdict = ending.map(|ending| explain::called(&self.history, ending));
            }
            Action::OfferDraw => {
                if self.offer.is_some() {
                    return Err(self.refused(None, RefusalCause::OfferPending));
                }
                self.claimed(Claim::Offer)?;
                self.offer = Some(self.position().turn());
            }
            Action::AcceptDraw => {
                let offered_by = self.offer.ok_or_else(|| self.refused(None, RefusalCause::NoOffer))?;
                let ending = self.claimed(Claim::Accept)?;
                let result = claim::agreement(self.rules()).ok_or_else(|| self.refused(None, RefusalCause::NoOffer))?;
                self.verdict = ending.map(|ending| explain::agreed(&self.history, ending, offered_by, result));
            }
            Action::DeclineDraw => {
                self.offer
                    .take()
                    .ok_or_else(|| self.refused(None, RefusalCause::NoOffer))?;
            }
            Action::Resign(side) => self.declare(Cause::Resigned, Outcome::Win(side.opposite()), Some(side)),
            Action::Flag(side) => self.declare(Cause::Flagged, Outcome::Win(side.opposite()), Some(side)),
            Action::Stop(how) => {
                let ending = self.claimed(Claim::Stop)?;
                self.verdict = ending.map(|ending| explain::stopped(&self.history, ending, how));
            }
            Action::Abort => self.declare(Cause::Aborted, Outcome::None, None),
        }
        self.actions.push(action);
        Ok(())
    }

    /// Takes back the last action, and the verdict if the game had ended. Returns the action, or `None` if there was
    /// none.
    ///
    /// ```
    /// use janggi::{Action, Game, Preset, Start};
    ///
    /// let mut game = Game::new(Preset::Kakao.rules(), Start::usual())?;
    /// game.play(Action::Pass)?;
    /// game.play(Action::Pass)?;
    /// assert_eq!(game.undo(), Some(Action::Pass));
    /// assert!(game.verdict().is_none() && game.actions().len() == 1);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<Action> {
        let last = self.actions.pop()?;
        let plain = self
            .actions
            .iter()
            .chain([&last])
            .all(|action| action.board_move().is_some());
        if plain && self.claims == Claims::Auto {
            self.history.pop();
            self.verdict = None;
            return Some(last);
        }
        // The previous state may include an offer or the verdict of a claimable ending, so the game is replayed.
        let mut game = Self::with_claims(self.rules().clone(), self.start.clone(), self.claims)
            .expect("the game has begun here before");
        for action in core::mem::take(&mut self.actions) {
            game.play(action).expect("it was played here before");
        }
        *self = game;
        Some(last)
    }

    /// Ends the game with the referee's decision.
    ///
    /// # Errors
    /// If the game is already over.
    pub fn adjudicate(&mut self, outcome: Outcome) -> Result<(), ActionError> {
        self.check_running()?;
        self.declare(Cause::Adjudicated, outcome, None);
        Ok(())
    }

    /// Returns the reason why the side to move may not call bikjang; `None` if the call is allowed.
    #[must_use]
    pub fn call_refusal(&self) -> Option<Refusal> {
        let cause = claim::call_refused(&self.history)?;
        Some(self.refusal(None, Refused { cause, rule: None }))
    }

    pub(super) fn check_running(&self) -> Result<(), ActionError> {
        if self.is_running() {
            Ok(())
        } else {
            Err(ActionError::Over)
        }
    }

    pub(super) fn is_running(&self) -> bool {
        match (&self.verdict, self.claims) {
            (None, _) => true,
            (Some(verdict), Claims::Last) => verdict.cause.is_claim(),
            (Some(_), Claims::Auto) => false,
        }
    }

    fn board_action(&mut self, action: Move) -> Result<(), ActionError> {
        let running = core::mem::take(&mut self.verdict);
        if let Err(error) = self.why(action) {
            self.verdict = running;
            return Err(error);
        }
        self.push_board_move(action);
        self.verdict = self
            .history
            .ending()
            .map(|ending| explain::verdict(&self.history, ending));
        Ok(())
    }

    /// Plays a step or pass, which also cancels a pending offer of the other side.
    pub(super) fn push_board_move(&mut self, action: Move) {
        if self.offer == Some(self.position().turn().opposite()) {
            self.offer = None;
        }
        self.history.push(action);
    }

    pub(super) fn claimed(&self, what: Claim) -> Result<Option<Ending>, ActionError> {
        claim::claim(&self.history, what).map_err(|cause| self.refused(None, cause))
    }

    fn declare(&mut self, cause: Cause, outcome: Outcome, by: Option<Side>) {
        self.verdict = Some(explain::declared(&self.history, cause, outcome, by));
    }

    pub(super) fn refused(&self, action: Option<Move>, cause: RefusalCause) -> ActionError {
        ActionError::Refused(self.refusal(action, Refused { cause, rule: None }))
    }

    pub(super) fn refusal(&self, action: Option<Move>, refused: Refused) -> Refusal {
        Refusal {
            cause: refused.cause,
            rule: explain::refusing_rule(refused),
            facts: explain::refused(&self.history, action, refused),
        }
    }
}
