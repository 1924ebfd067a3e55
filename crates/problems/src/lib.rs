//! Problems: exact answers to "mate in N" (박보, 외통 문제), and problems found in games.
//!
//! [`puzzle`] is the form of the problems from games, their themes, and the check of what they claim. [`solve`] proves or refutes a mate under any rule set, finds every first move that mates as fast, and plays the solution out.
//! Judges with the referee of the `janggi` crate; must not evaluate positions or guess.

#![forbid(unsafe_code)]

pub mod puzzle;
pub mod solve;
