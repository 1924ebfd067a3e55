//! Integration tests of the crate, except those of its documentation and of UCI. They share one test binary, so that it
//! is linked only once.

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
