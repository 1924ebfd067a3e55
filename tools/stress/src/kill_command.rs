//! `janggun-stress kill`: runs the crash test on one kind of disk, or on each kind in turn.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use stress::kill::{Disk, Report, Settings};
use stress::{Failure, ServerProgram};

/// Upper limit of `--rounds` on the disk that never syncs, because the first round there usually finds a loss.
const ROUNDS_WITHOUT_SYNC: usize = 20;

/// Kill the server while games are played, and compare its stored data with its acknowledgements
///
/// The exit status is 0 if no acknowledged data was lost or changed (on the disk that never syncs: if some was), 1 if
/// the test failed, and 2 if it could not be run.
#[derive(Debug, clap::Args)]
pub(crate) struct KillArguments {
    /// The executable `janggun`
    #[arg(long, value_name = "FILE")]
    server: PathBuf,
    /// Folder for the databases; those of earlier runs are deleted
    #[arg(long, value_name = "DIR")]
    data: PathBuf,
    /// Number of kills while games are played, on each disk
    #[arg(long, value_name = "N", default_value_t = 200)]
    rounds: usize,
    /// Number of simultaneous games, each with two sockets
    #[arg(long, value_name = "N", default_value_t = 24)]
    games: usize,
    /// Seed of the moves and kill times
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Kind of disk, by the fate of unsynced writes; by default, all kinds one after the other
    #[arg(long)]
    disk: Option<DiskArgument>,
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum DiskArgument {
    /// Unsynced writes are kept, as after a crash of the server alone
    Keeps,
    /// Unsynced writes are lost, as after a power failure (Linux)
    ForgetsUnsynced,
    /// Unsynced writes are lost and syncs do nothing, so acknowledged moves must be lost (Linux)
    NeverSyncs,
}

impl From<DiskArgument> for Disk {
    fn from(argument: DiskArgument) -> Self {
        match argument {
            DiskArgument::Keeps => Self::Keeps,
            DiskArgument::ForgetsUnsynced => Self::ForgetsUnsynced,
            DiskArgument::NeverSyncs => Self::NeverSyncs,
        }
    }
}

#[tokio::main(flavor = "current_thread")]
pub(crate) async fn run(arguments: &KillArguments) -> Result<ExitCode, Failure> {
    let disks = match arguments.disk {
        Some(disk) => vec![disk.into()],
        None if cfg!(target_os = "linux") => vec![Disk::Keeps, Disk::ForgetsUnsynced, Disk::NeverSyncs],
        None => {
            eprintln!("The disk that forgets needs Linux: only kills on a disk that keeps what was written.");
            vec![Disk::Keeps]
        }
    };
    let mut code = ExitCode::SUCCESS;
    for disk in disks {
        let settings = settings(arguments, disk)?;
        let last = Mutex::new(Report::default());
        let lock = || last.lock().unwrap_or_else(PoisonError::into_inner);
        let progress = |report: &Report| {
            print_progress(report, settings.rounds);
            *lock() = report.clone();
        };
        let (report, end) = tokio::select! {
            report = stress::kill::run(&settings, progress) => (report?, None),
            _ = tokio::signal::ctrl_c() => (lock().clone(), Some(ExitCode::FAILURE)),
        };
        eprintln!();
        println!("{}: {report}", title(disk));
        if let Some(code) = end {
            println!("stopped");
            return Ok(code);
        }
        let passed = match disk {
            Disk::Keeps | Disk::ForgetsUnsynced => report.faults.is_empty(),
            Disk::NeverSyncs => report.lost() > 0,
        };
        match (disk, passed) {
            (_, false) => {
                println!("FAILED");
                code = ExitCode::FAILURE;
            }
            (Disk::NeverSyncs, true) => println!(
                "{} acknowledged moves and games were lost, as they have to be",
                report.lost()
            ),
            (Disk::Keeps | Disk::ForgetsUnsynced, true) => {}
        }
    }
    Ok(code)
}

fn settings(arguments: &KillArguments, disk: Disk) -> Result<Settings, Failure> {
    let at = |data: &PathBuf| {
        let path = data.display().to_string();
        move |cause| Failure::Io { what: path, cause }
    };
    let data = arguments.data.join(title(disk).replace(' ', "-"));
    if data.exists() {
        std::fs::remove_dir_all(&data).map_err(at(&data))?;
    }
    std::fs::create_dir_all(&data).map_err(at(&data))?;
    Ok(Settings {
        server: ServerProgram {
            program: arguments.server.clone(),
            data,
            arguments: Vec::new(),
        },
        disk,
        rounds: match disk {
            Disk::Keeps | Disk::ForgetsUnsynced => arguments.rounds,
            Disk::NeverSyncs => arguments.rounds.min(ROUNDS_WITHOUT_SYNC),
        },
        tables: arguments.games,
        seed: arguments.seed,
    })
}

fn title(disk: Disk) -> &'static str {
    match disk {
        Disk::Keeps => "disk keeps writes",
        Disk::ForgetsUnsynced => "disk forgets unsynced writes",
        Disk::NeverSyncs => "disk never syncs",
    }
}

fn print_progress(report: &Report, rounds: usize) {
    let mut error = std::io::stderr().lock();
    let start = if error.is_terminal() { "\r" } else { "\n" };
    let Report {
        rounds: done,
        kills,
        acknowledged,
        ..
    } = report;
    // The test continues even if its progress cannot be printed.
    let _ = write!(
        error,
        "{start}round {done} of {}, {kills} kills, {acknowledged} moves acknowledged",
        rounds.max(*done)
    );
    let _ = error.flush();
}
