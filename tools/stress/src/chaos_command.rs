//! `janggun-stress chaos`: runs the test of two servers and a replicated database.

use std::path::PathBuf;
use std::process::ExitCode;
use stress::Failure;
use stress::chaos::{Disruption, Fence, Report, Settings, Standby};

/// Disrupt two servers and their database while games are played, and compare stored data with acknowledgements
///
/// The exit status is 0 if no acknowledged data was lost or changed (with a hole: if something was), 1 if the test
/// failed, and 2 if it could not be run.
#[derive(Debug, clap::Args)]
pub(crate) struct ChaosArguments {
    /// The executable `janggun`
    #[arg(long, value_name = "FILE")]
    server: PathBuf,
    /// Folder for the servers' files; its contents are deleted
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// Number of faults, one after the other
    #[arg(long, value_name = "N", default_value_t = 50)]
    rounds: usize,
    /// Number of simultaneous games, each with two sockets
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: usize,
    /// Seed of faults, moves and times; by default a new one, which is printed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Let a server that was suspended write alongside the next owner once; the test must detect it
    #[arg(long, conflicts_with = "rounds")]
    hole: bool,
    /// Let the players use both servers: the one that does not own the database forwards their requests
    #[arg(long)]
    active: bool,
}

#[tokio::main(flavor = "current_thread")]
pub(crate) async fn run(arguments: &ChaosArguments) -> Result<ExitCode, Failure> {
    let data = &arguments.data;
    let at = |cause| Failure::Io {
        what: data.display().to_string(),
        cause,
    };
    if data.exists() {
        std::fs::remove_dir_all(data).map_err(at)?;
    }
    std::fs::create_dir_all(data).map_err(at)?;
    let seed = arguments.seed.unwrap_or_else(stress::new_seed);
    let settings = Settings {
        program: arguments.server.clone(),
        data: data.clone(),
        disruptions: if arguments.hole {
            vec![Disruption::Pause]
        } else {
            Disruption::drawn(seed, arguments.rounds)
        },
        tables: arguments.games,
        seed,
        fence: if arguments.hole { Fence::Hole } else { Fence::Whole },
        standby: if arguments.active {
            Standby::Forwards
        } else {
            Standby::Refuses
        },
    };
    println!("seed {seed}");
    let report = stress::chaos::run(&settings, print_progress).await?;
    println!("{report}");
    if report.faults.is_empty() != arguments.hole {
        return Ok(ExitCode::SUCCESS);
    }
    println!("FAILED: again with --seed {seed}");
    Ok(ExitCode::FAILURE)
}

fn print_progress(report: &Report) {
    if let Some((disruption, time)) = report.disruptions.last() {
        eprintln!(
            "round {}: {disruption}, served again after {} ms, {} moves acknowledged",
            report.disruptions.len(),
            time.as_millis(),
            report.acknowledged
        );
    }
}
