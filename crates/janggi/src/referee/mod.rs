//! The referee of a game under a rule set: it decides on refused actions, endings and the players' claims.
//!
//! The referee works on a [`GameHistory`]: rules, start and board actions. The numbers and sentences that explain the
//! decisions are in `explain`.

mod asian_chase;
mod bikjang;
pub(crate) mod cause;
pub(crate) mod chase;
pub(crate) mod claim;
mod dead;
mod decision_rules;
pub(crate) mod ending;
#[cfg(test)]
mod ending_precedence_tests;
pub(crate) mod history;
mod person;
pub(crate) mod ply;
mod queries;
pub(crate) mod refusal;
pub(crate) mod repetition;

pub use cause::{Cause, Decision, Ending, Outcome, RefusalCause, StoppedHow};
pub use dead::is_dead;
pub use decision_rules::DecisionRules;
pub use history::GameHistory;
pub use ply::{AnyCapture, Facing, Occurrences, PlayedStep};
