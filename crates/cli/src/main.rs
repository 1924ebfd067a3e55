//! `janggun`: the one program. Parses the command line and calls one file per subcommand.
//!
//! Must not know how anything works inside.

#![forbid(unsafe_code)]

mod bench;
mod bench_eval;
mod bench_records;
mod bench_search;
mod bench_startup;
mod convert;
mod cpu_time;
mod data_dir;
mod datagen;
mod failure;
mod interrupt;
mod judge;
mod levels;
mod match_engines;
mod match_games;
mod match_log;
mod match_table;
mod perft;
mod play;
mod position_argument;
mod rules_argument;
mod screen;
mod self_play;
mod serve;
mod tune;
mod uci;
mod worker;

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
    Serve(serve::Arguments),
    Play(play::Arguments),
    Perft(perft::Arguments),
    Judge(judge::Arguments),
    Convert(convert::Arguments),
    Uci(uci::Arguments),
    Bench(bench::Arguments),
    Match(Box<match_engines::Arguments>),
    Levels(levels::Arguments),
    Tune(tune::Arguments),
    Screen(screen::Arguments),
    Datagen(datagen::Arguments),
    Worker(worker::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Judge(arguments) => judge::run(&arguments),
        Command::Convert(arguments) => convert::run(&arguments),
        Command::Uci(arguments) => uci::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Match(arguments) => match_engines::run(&arguments),
        Command::Levels(arguments) => levels::run(&arguments),
        Command::Tune(arguments) => tune::run(&arguments),
        Command::Screen(arguments) => screen::run(&arguments),
        Command::Datagen(arguments) => datagen::run(&arguments),
        Command::Worker(arguments) => worker::run(&arguments),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
