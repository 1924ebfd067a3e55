//! Records as they come from the world, and as they go out again: the same game whatever the encoding, line ends and
//! characters; every name, header and comment back as it was, in every format.
#![cfg(feature = "json")]

mod clients;
mod doubts;
mod hostile;
mod left_out;
#[expect(dead_code, reason = "only random choices are needed here")]
#[path = "../playout/mod.rs"]
mod playout;
#[path = "../random/mod.rs"]
mod random;
mod reading;
mod samples;
mod writing;
