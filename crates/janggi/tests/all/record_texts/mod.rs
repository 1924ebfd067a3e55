//! Records as they come from the world, and as they go out again: the same game whatever the encoding, line ends and
//! characters; every name, header and comment back as it was, in every format.
#![cfg(feature = "json")]

mod clients;
mod doubts;
mod hostile;
mod left_out;
mod reading;
mod samples;
mod writing;
