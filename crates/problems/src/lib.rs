//! Problems: exact answers to "mate in N" (박보, 외통 문제), and puzzles found in games.
//!
//! [`puzzle`] defines the format of the puzzles from games and their themes, and checks their claims. [`solve`] proves
//! or refutes a mate under any rule set, finds all first moves that mate equally fast, and plays out the solution. The
//! rules come from the `janggi` crate. This crate must not evaluate positions.

#![forbid(unsafe_code)]

pub mod collection;
pub mod puzzle;
pub mod solve;
