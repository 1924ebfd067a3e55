//! What a rule set makes of a game: which actions it refuses, what ends the game, what a player may claim.
//!
//! Works on a [`GameHistory`]: rules, start and board actions. Says *what* was decided; the numbers and sentences for a
//! person are in `explain`.

mod bikjang;
mod cause;
pub(crate) mod claim;
pub(crate) mod ending;
#[cfg(test)]
mod ending_precedence_tests;
pub(crate) mod history;
mod outlook;
pub(crate) mod refusal;
pub(crate) mod repetition;

pub use cause::{Cause, Decision, Ending, Outcome};
pub use history::{Captures, Facing, Line, Occurrences};
pub use outlook::Outlook;
pub use refusal::RefusalCause;
