//! `janggun-lab`: measures and tunes the engine, and generates training data, opening statistics and problems.
//!
//! Each subcommand except `uci` has its own module; this file must not depend on their details.

#![forbid(unsafe_code)]

mod ladder;
mod measure;
mod openings;
mod provenance;
mod puzzles;

use clap::{Parser, Subcommand};
use command::Failure;
use engine::time::WallClock;
use std::io;
use std::process::ExitCode;
use std::sync::Arc;

/// Measure, tune and train the Janggun engine
#[derive(Debug, Parser)]
#[command(name = "janggun-lab", version, propagate_version = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Match(Box<measure::match_engines::MatchEnginesArguments>),
    Ladder(ladder::LadderArguments),
    Levels(measure::levels::LevelsArguments),
    Tune(measure::tune::TuneArguments),
    Screen(measure::factorial::FactorialArguments),
    Datagen(measure::datagen::DatagenArguments),
    Openings(openings::OpeningsArguments),
    Puzzles(puzzles::PuzzlesArguments),
    /// Speak UCI, with the engine under test
    Uci,
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Match(arguments) => measure::match_engines::run(&arguments),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Levels(arguments) => measure::levels::run(&arguments),
        Command::Tune(arguments) => measure::tune::run(&arguments),
        Command::Screen(arguments) => measure::factorial::run(&arguments),
        Command::Datagen(arguments) => measure::datagen::run(&arguments),
        Command::Openings(arguments) => openings::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Uci => uci(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report("janggun-lab"),
    }
}

/// Runs the engine as a UCI program. Levels choose moves with a fixed seed, so matches are repeatable.
fn uci() -> Result<(), Failure> {
    let clock = Arc::new(WallClock::start());
    engine::uci::run(io::stdin().lock(), io::stdout(), clock, 0, &|_| {
        Err("no_tables: janggun-lab reads none".to_owned())
    })
    .map_err(|error| Failure::work("input_failed", error))
}
