//! `janggun-stress`: stress tests of the server, which need an otherwise idle machine. `cargo xtask kill`, `chaos` and
//! `load` build and run it.

#![forbid(unsafe_code)]

#[cfg(target_os = "linux")]
mod chaos_command;
mod kill_command;
mod load_command;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Test a Janggun server as a process
#[derive(Debug, Parser)]
#[command(name = "janggun-stress", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    #[cfg(target_os = "linux")]
    Chaos(chaos_command::ChaosArguments),
    Kill(kill_command::KillArguments),
    Load(load_command::LoadArguments),
    /// Run a WebSocket echo server, the baseline of the load test
    Echo,
}

fn main() -> ExitCode {
    let outcome = match Cli::parse().command {
        #[cfg(target_os = "linux")]
        Command::Chaos(arguments) => chaos_command::run(&arguments),
        Command::Kill(arguments) => kill_command::run(&arguments),
        Command::Load(arguments) => load_command::run(arguments),
        Command::Echo => serve_echo(),
    };
    match outcome {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("janggun-stress: {failure}");
            ExitCode::from(2)
        }
    }
}

#[tokio::main]
async fn serve_echo() -> Result<ExitCode, stress::Failure> {
    stress::load::serve_echo().await.map(|()| ExitCode::SUCCESS)
}
