//! What a record knows of the rules it was played under.

use alloc::vec::Vec;

use crate::explain::Verdict;
use crate::game::Action;
use crate::ruleset::Rules;
use crate::start::Start;

/// What a record of our own keeps beside the moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The rules it was played under, whole.
    pub rules: Rules,
    /// How it started: setups, handicap, deom.
    pub start: Start,
    /// Calls, offers, resignations and the like, each with the number of plies before it.
    pub claims: Vec<(u32, Action)>,
    /// How it ended, if it did.
    pub verdict: Option<Verdict>,
}
