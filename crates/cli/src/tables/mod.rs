//! `janggun tables`: builds, checks and probes endgame tables.
//!
//! Owns the command lines and the progress output; the crate `tablebase` does the rest.

mod build;
mod claims;
mod endgames;
mod probe;
mod selection;

use clap::{Args, Subcommand};
use command::Failure;
pub(crate) use endgames::open;
use selection::Selection;

/// Build, check and read endgame tables
///
/// A table holds the value of every position of a signature, such as `KRAA-KA`: Cho's pieces, then Han's, in FEN
/// letters.
#[derive(Debug, Args)]
pub(crate) struct TablesArguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Build the missing tables
    ///
    /// Tables that exist are kept, so the same command continues where Ctrl-C stopped it; only the table in
    /// progress is built again.
    Build(Selection),
    /// Check every entry against its successors, and the checksums of the files
    Verify(Selection),
    /// Count the positions that each side wins when it is to move
    ///
    /// Counts only the named tables, and mirror images separately. On points, keeping a lead is a win.
    Count(Selection),
    Probe(probe::TableProbeArguments),
    #[command(subcommand)]
    Claims(claims::What),
}

pub(crate) fn run(arguments: &TablesArguments) -> Result<(), Failure> {
    match &arguments.what {
        What::Build(arguments) => build::build(arguments),
        What::Verify(arguments) => build::verify(arguments),
        What::Count(arguments) => build::count(arguments),
        What::Probe(arguments) => probe::run(arguments),
        What::Claims(what) => claims::run(what),
    }
}
