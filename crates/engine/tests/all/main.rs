//! The tests of the crate from outside, but for those of its documentation and of UCI, in one program, linked once.

mod exchanges;
mod features;
mod judgement;
mod law_mates;
mod lines;
mod manner;
mod mates;
mod patience;
mod policy;
mod signature;
mod solver;
