//! The option `--log` of the commands `match`, `screen` and `levels`.
//!
//! Converts errors to failures; the crate `lab` reads and writes the file.

use command::Failure;
use lab::match_runner::log::MatchLog;
use lab::match_runner::pairs::Pair;
use std::path::Path;

/// Opens or creates the log if a path is given.
pub(crate) fn open(path: Option<&Path>, headline: &str) -> Result<Option<MatchLog<Pair>>, Failure> {
    path.map(|path| MatchLog::open(path, headline).map_err(|error| Failure::usage("bad_log", error)))
        .transpose()
}

/// Appends a pair to the log, if there is one.
pub(crate) fn write(log: Option<&mut MatchLog<Pair>>, pair: &Pair) -> Result<(), Failure> {
    let written = log.map_or(Ok(()), |log| log.write(pair));
    written.map_err(|error| Failure::work("log_failed", error))
}
