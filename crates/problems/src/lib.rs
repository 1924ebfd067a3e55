//! Problems: exact answers to "mate in N" (박보, 외통 문제), and a collection of puzzles.
//!
//! [`puzzle`] defines the format and the themes of puzzles, and checks their claims. [`solve`] proves or refutes a mate
//! under any rule set, and finds all first moves that mate equally fast, and a line to the mate. The rules come from
//! the `janggi` crate. This crate must not evaluate positions.

#![forbid(unsafe_code)]

pub mod collection;
pub mod puzzle;
pub mod solve;
