//! A recorded game replayed under other rules (규칙별 판정): the number of plies that the rules allow, and their verdict.
//!
//! This module replays the main line under a rule set; `referee` applies the rules.

use alloc::vec::Vec;

use crate::explain::Verdict;
use crate::game::{Action, ActionError, Game, Standing};
use crate::illegal::Illegal;
use crate::mv::Move;
use crate::position::Position;
use crate::record::game_record::Record;
use crate::ruleset::{Field, Preset, RulePath, Rules};
use crate::start::{Start, StartError};

/// The result of replaying a recorded game under one rule set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// Number of plies played until the rules end the game or refuse a move, or the record ends.
    pub plies: u32,
    /// The position after these plies.
    pub position: Position,
    /// The verdict of the rules at that point.
    pub answer: Answer,
}

/// The verdict of a rule set on a recorded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The rules are for a game in which the pieces move differently.
    OtherGame,
    /// The rules do not allow the start.
    NoStart(StartError),
    /// The rules refuse the next move of the record.
    Refused { mv: Move, error: ActionError },
    /// The rules end the game here.
    Ended(Verdict),
    /// The record ends here, and the game could continue. The standing has each side's points, and the results that
    /// two passes, a call or an accepted draw offer would have.
    Open(Standing),
}

impl Answer {
    /// Returns the rule that ends the game or refuses the start or the move. Returns `None` for an ending or refusal
    /// that is not due to a rule, such as a resignation or an illegal move.
    #[must_use]
    pub fn rule(&self) -> Option<RulePath> {
        let field = |field| Some(RulePath::field(field));
        match self {
            Self::Ended(verdict) => verdict.rule,
            Self::Refused {
                error: ActionError::Refused(refusal),
                ..
            } => Some(refusal.rule),
            Self::Refused {
                error: ActionError::Illegal(Illegal::LeavesFacing { .. }),
                ..
            }
            | Self::NoStart(StartError::Facing) => field(Field::BikjangMode),
            Self::NoStart(StartError::Matsang) => field(Field::SetupForbidMatsang),
            Self::NoStart(StartError::Arrangement { .. } | StartError::NothingToArrange) => field(Field::SetupAllowed),
            Self::NoStart(StartError::Handicap { .. } | StartError::Position(_))
            | Self::Refused { .. }
            | Self::OtherGame
            | Self::Open(_) => None,
        }
    }

    /// Returns whether two answers are of the same kind, with the same outcome and cause. Other details may differ.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::OtherGame, Self::OtherGame) | (Self::Open(_), Self::Open(_)) => true,
            (Self::NoStart(one), Self::NoStart(two)) => one.code() == two.code(),
            (Self::Refused { error: one, .. }, Self::Refused { error: two, .. }) => one.code() == two.code(),
            (Self::Ended(one), Self::Ended(two)) => one.outcome == two.outcome && one.cause == two.cause,
            _ => false,
        }
    }
}

impl Record {
    /// Plays the main line under these rules, as far as the rules allow.
    ///
    /// Recorded calls, draw offers, resignations and other claims are also played if these rules allow them.
    ///
    /// ```
    /// use janggi::record::{Answer, Record};
    /// use janggi::{Action, Game, Preset, Start};
    ///
    /// let mut game = Game::new(Preset::Pychess.rules(), Start::usual())?;
    /// game.play(Action::Pass)?;
    /// game.play(Action::Pass)?;
    /// let record = Record::of_game(&game, Vec::new());
    /// let casual = record.replayed_under(Preset::Casual.rules());
    /// assert_eq!(casual.plies, 2);
    /// assert!(matches!(casual.answer, Answer::Ended(verdict) if verdict.cause.code() == "double_pass"));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn replayed_under(&self, rules: Rules) -> Replayed {
        let at_start = |answer| Replayed {
            plies: 0,
            position: self.start.clone(),
            answer,
        };
        if rules.movement != self.start.movement() {
            return at_start(Answer::OtherGame);
        }
        let judged = self.judged.as_ref();
        let start = judged.map_or_else(|| Start::Fen(self.start.clone()), |judged| judged.start.clone());
        let mut game = match Game::new(rules, start) {
            Ok(game) => game,
            Err(error) => return at_start(Answer::NoStart(error)),
        };
        let claims = judged.map_or(&[][..], |judged| &judged.claims);
        let mut steps = self.tree.main_line().map(|node| node.mv);
        let mut plies = 0;
        let answer = loop {
            for (_, action) in claims.iter().filter(|claim| claim.0 == plies) {
                // A claim that these rules do not allow is skipped.
                let _ = game.play(*action);
            }
            if let Some(verdict) = game.verdict() {
                break Answer::Ended(verdict.clone());
            }
            let Some(mv) = steps.next() else {
                break Answer::Open(game.standing());
            };
            if let Err(error) = game.play(Action::from(mv)) {
                break Answer::Refused { mv, error };
            }
            plies += 1;
        };
        Replayed {
            plies,
            position: game.position().clone(),
            answer,
        }
    }

    /// Plays the main line under the newest revision of every rule set.
    #[must_use]
    pub fn replayed_under_every_rule_set(&self) -> Vec<(Preset, Replayed)> {
        Preset::ALL
            .map(|preset| (preset, self.replayed_under(preset.rules())))
            .into()
    }
}

/// Returns the number of plies after which the answers first differ; `None` if they agree. Rule sets for a different
/// game are ignored.
#[must_use]
pub fn parting<'a>(answers: impl IntoIterator<Item = &'a Replayed>) -> Option<u32> {
    let mut answers: Vec<&Replayed> = answers.into_iter().collect();
    answers.retain(|replayed| replayed.answer != Answer::OtherGame);
    let first = answers.iter().min_by_key(|replayed| replayed.plies)?;
    let differs = answers
        .iter()
        .any(|one| one.plies != first.plies || !one.answer.is_like(&first.answer));
    differs.then_some(first.plies)
}
