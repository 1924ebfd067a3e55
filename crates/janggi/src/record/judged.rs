//! Data of a record about the rules it was played under.

use alloc::vec::Vec;

use crate::explain::Verdict;
use crate::game::Action;
use crate::ruleset::Rules;
use crate::start::Start;

/// Values that a record in our format keeps in addition to the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The rules it was played under, whole.
    pub rules: Rules,
    /// Start of the game: setups, handicap, deom.
    pub start: Start,
    /// Calls, offers, resignations and the like, each with the number of plies before it.
    pub claims: Vec<(u32, Action)>,
    /// Verdict of the game, if it has ended.
    pub verdict: Option<Verdict>,
}
