//! `janggun-stress load`: runs the load test and prints its results.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;
use stress::Failure;
use stress::load::{Company, Part, Results, Settings};

/// Load the server with thousands of players, and compare it with an older one and the machine itself
///
/// The server and the load run on different processors. Latencies are measured from sending a move to reading its
/// acknowledgement. Ctrl-C prints the measurements so far. The exit status is 1 after a wrong answer or game; missed
/// targets are only printed.
#[derive(Debug, clap::Args)]
pub(crate) struct LoadArguments {
    /// The executable `janggun`
    #[arg(long, value_name = "FILE")]
    server: PathBuf,
    /// An older executable to compare with, measured alternately
    #[arg(long, value_name = "FILE")]
    baseline: Option<PathBuf>,
    /// Folder for the databases
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// Number of open sockets, two per game
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    connections: usize,
    /// Moves per second in all games together
    #[arg(long, value_name = "N", default_value_t = 2_000.0)]
    rate: f64,
    /// Duration of the measurement
    #[arg(long, value_name = "N", default_value_t = 30)]
    seconds: u64,
    /// Duration of play at the rate before measuring
    #[arg(long, value_name = "SECONDS", default_value_t = 5)]
    warm_up: u64,
    /// Number of games, and of idle connections of each kind, whose memory is measured
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    memory_games: usize,
    /// Number of stored games when the server is restarted
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    stored_games: usize,
    /// Number of measurements of each server; the table shows the medians
    #[arg(long, value_name = "N", default_value_t = 1)]
    turns: usize,
    /// Parts to measure; all by default
    #[arg(long, value_delimiter = ',')]
    parts: Vec<PartArgument>,
    /// Also include accounts, rated games and spectators; an older server is tested with guests only
    #[arg(long)]
    company: bool,
    /// Seed of the moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Write the measurements to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum PartArgument {
    /// Moves at the given rate
    Normal,
    /// Moves at the given rate, then at twice the rate, at the peak and at twice the peak
    Overload,
    /// Memory of a game of 40 plies and of an idle connection
    Memory,
    /// Time until a stored game is available after a restart
    Restart,
}

impl From<PartArgument> for Part {
    fn from(argument: PartArgument) -> Self {
        match argument {
            PartArgument::Normal => Self::Normal,
            PartArgument::Overload => Self::Overload,
            PartArgument::Memory => Self::Memory,
            PartArgument::Restart => Self::Restart,
        }
    }
}

#[tokio::main(flavor = "current_thread")]
pub(crate) async fn run(arguments: LoadArguments) -> Result<ExitCode, Failure> {
    let json = arguments.json.clone();
    let settings = settings(arguments)?;
    let results = Results::default();
    let progress = |line: &str| eprintln!("{line}");
    let outcome = tokio::select! {
        outcome = stress::load::run(&settings, &results, &progress) => outcome,
        _ = tokio::signal::ctrl_c() => {
            println!("stopped; measured so far:");
            Ok(())
        }
    };
    print!("{results}");
    if let Some(path) = json {
        std::fs::write(&path, format!("{:#}\n", results.to_json())).map_err(|cause| Failure::Io {
            what: path.display().to_string(),
            cause,
        })?;
    }
    outcome?;
    Ok(if results.wrong().is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn settings(arguments: LoadArguments) -> Result<Settings, Failure> {
    let echo = std::env::current_exe().map_err(|cause| Failure::Io {
        what: "this program".to_owned(),
        cause,
    })?;
    let mut parts: Vec<Part> = arguments.parts.into_iter().map(Part::from).collect();
    if parts.is_empty() {
        parts = vec![Part::Normal, Part::Overload, Part::Memory, Part::Restart];
    }
    Ok(Settings {
        server: arguments.server,
        baseline: arguments.baseline,
        echo: Some(echo),
        data: arguments.data,
        connections: arguments.connections,
        rate: arguments.rate,
        warm_up: Duration::from_secs(arguments.warm_up),
        duration: Duration::from_secs(arguments.seconds),
        memory_games: arguments.memory_games,
        stored_games: arguments.stored_games,
        turns: arguments.turns,
        parts,
        company: if arguments.company {
            Company::Everybody
        } else {
            Company::Guests
        },
        seed: arguments.seed,
    })
}
