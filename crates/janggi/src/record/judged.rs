//! The rules of a recorded game, and the data that depends on them.

use alloc::vec::Vec;

use crate::explain::Verdict;
use crate::game::Action;
use crate::ruleset::Rules;
use crate::start::Start;

/// The rules of a recorded game, with its start, claims and verdict. Only the JSON format has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The complete rules under which the game was played.
    pub rules: Rules,
    /// The start of the game: setups, handicap, deom.
    pub start: Start,
    /// Calls, offers, resignations and similar actions, each with the number of plies before it.
    pub claims: Vec<(u32, Action)>,
    /// The verdict of the game, if it has ended.
    pub verdict: Option<Verdict>,
}
