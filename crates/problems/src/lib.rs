//! Problems: exact answers to "mate in N" (박보, 외통 문제), and puzzles found in games.
//!
//! [`puzzle`] has the form of the puzzles from games, their themes, and the check of their claims. [`solve`] proves or
//! refutes a mate under any rule set, finds every first move that mates equally fast, and plays out the solution. The
//! rules come from the `janggi` crate; must not evaluate positions or guess.

#![forbid(unsafe_code)]

pub mod collection;
pub mod puzzle;
pub mod solve;
