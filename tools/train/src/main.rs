//! `janggun-train`: trains networks and policies for the engine. Each of the seven commands has its own module.
//!
//! ```text
//! prepare      games -> shuffled positions
//! train        positions -> checkpoint
//! convert      checkpoint -> network file
//! test         network file, held-out positions -> losses
//! calibrate    games -> curves of winning chances
//! policy       games -> weights of a policy
//! likelihood   held-out games -> accuracy of levels and policies
//! ```

#![forbid(unsafe_code)]

mod blocks;
mod calibrate;
mod checkpoint;
mod clock;
mod convert;
mod dataset;
mod encoding;
mod epoch;
mod failure;
mod features;
mod filter;
mod likelihood;
mod loss;
mod manifest;
mod model;
mod policy;
mod prepare;
mod quantise;
mod regression;
mod sample;
mod source;
mod test;
mod tile;
mod train;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Train networks and policies for the Janggun engine
#[derive(Debug, Parser)]
#[command(name = "janggun-train", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Prepare(prepare::PrepareArguments),
    Train(train::TrainArguments),
    Convert(convert::ConvertArguments),
    Test(test::TestArguments),
    Calibrate(calibrate::CalibrateArguments),
    Policy(policy::PolicyArguments),
    Likelihood(likelihood::LikelihoodArguments),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Prepare(arguments) => prepare::run(&arguments),
        Command::Train(arguments) => train::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Test(arguments) => test::run(&arguments),
        Command::Calibrate(arguments) => calibrate::run(&arguments),
        Command::Policy(arguments) => policy::run(&arguments),
        Command::Likelihood(arguments) => likelihood::run(&arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("janggun-train: {failure}");
            ExitCode::FAILURE
        }
    }
}
