//! Reading and writing of records as they occur in practice. A game is the same in any encoding, with any line ends and
//! characters; every name, header and comment is read back unchanged, in every format.
#![cfg(feature = "json")]

mod clients;
mod doubts;
mod hostile;
mod left_out;
mod reading;
mod samples;
mod writing;
