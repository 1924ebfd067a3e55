//! Integration tests of the crate, except for UCI and documentation. They share one binary, which is linked only once.

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
