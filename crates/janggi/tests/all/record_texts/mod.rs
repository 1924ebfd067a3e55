//! Tests of reading and writing records as they occur in practice: encodings, line ends, unusual characters, damaged
//! files and hostile text.
#![cfg(feature = "json")]

mod clients;
mod doubts;
mod hostile;
mod left_out;
mod reading;
mod samples;
mod writing;
