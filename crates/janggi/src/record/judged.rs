//! The rules of a recorded game, and the data that depends on them.

use alloc::vec::Vec;

use crate::explain::Verdict;
use crate::game::Action;
use crate::ruleset::Rules;
use crate::start::Start;

/// The rules of a recorded game, with its start, claims and verdict. Of the record formats, only JSON can hold them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    pub rules: Rules,
    /// The setups with a handicap and deom, or a custom position.
    pub start: Start,
    /// Calls, offers, resignations and similar actions, each with the number of plies before it.
    pub claims: Vec<(u32, Action)>,
    /// `None` if the game has not ended.
    pub verdict: Option<Verdict>,
}
