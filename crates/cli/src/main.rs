//! `janggun`: the one program. Parses the command line and calls one file per subcommand.
//!
//! Must not know how anything works inside.

#![forbid(unsafe_code)]

mod bench;
mod cpu_time;
mod failure;
mod judge;
mod perft;
mod position_argument;
mod rules_argument;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Janggi (장기, Korean chess): play it, judge it, serve it
#[derive(Debug, Parser)]
#[command(name = "janggun", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Perft(perft::Arguments),
    Judge(judge::Arguments),
    Bench(bench::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Judge(arguments) => judge::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
