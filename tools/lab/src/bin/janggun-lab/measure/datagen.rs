//! `janggun-lab datagen`: generates self-play games for training.
//!
//! Contains the command line and the progress report; the crate `lab` plays the games and writes the files.

use crate::provenance;
use command::Failure;
use engine::eval::Evaluation;
use lab::datagen::folder::{ChunkFolder, FolderError};
use lab::datagen::{ChunkSettings, Purpose};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Record self-play games of the engine for training
///
/// The games are written in chunks of equal size, one file each, named by rules, commit and seed. The same commit and
/// seed produce the same file. Existing chunks are kept, so the same command continues an interrupted run.
#[derive(Debug, clap::Args)]
pub(crate) struct DatagenArguments {
    /// Folder for the chunks and `manifest.jsonl`; created if missing
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Preset to play by
    #[arg(long, value_name = "R", default_value = "pychess")]
    rules: String,
    /// Nodes per ply
    #[arg(long, value_name = "N", default_value_t = 150, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Network file to play with, or `hand` for the hand-crafted evaluation; the built-in network by default
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
    /// Seed of the first chunk; the next ones have consecutive numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Total number of chunks
    #[arg(long, value_name = "N", default_value_t = 1)]
    chunks: u64,
    /// Games per chunk
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Chunks in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Revision of the program; by default the one that git reports in the working folder
    #[arg(long, value_name = "C")]
    commit: Option<String>,
}

pub(crate) fn run(arguments: &DatagenArguments) -> Result<(), Failure> {
    let rules = provenance::preset(&arguments.rules).map_err(|detail| Failure::usage("unknown_rules", detail))?;
    let evaluation = Evaluation::load(&arguments.net).map_err(|error| Failure::usage(error.code(), error))?;
    let settings = ChunkSettings {
        rules,
        nodes: arguments.nodes,
        evaluation: provenance::evaluation(&evaluation),
        commit: provenance::commit(arguments.commit.as_deref())?,
        games: arguments.games,
        purpose: Purpose::Training,
    };
    let first = arguments.seed;
    let end = first + arguments.chunks;
    let folder = ChunkFolder::open(&arguments.out, settings, evaluation).map_err(|error| failure(&error))?;
    let (next, positions, began) = (AtomicU64::new(first), AtomicU64::new(0), now());
    let progress = |seed: u64, games: u64, fresh: u64| {
        let positions = positions.fetch_add(fresh, Ordering::Relaxed) + fresh;
        if games.is_multiple_of(100) {
            let rate = positions as f64 / began.elapsed().as_secs_f64().max(1e-9);
            eprintln!(
                "chunk {seed} ({} left): {games} of {} games; {positions} positions in this run, {rate:.0}/s",
                end - seed,
                arguments.games
            );
        }
    };
    let run_job = || {
        let mut engine = folder.engine();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= end {
                return Ok(());
            }
            folder.make(seed, &mut engine, |games, positions| progress(seed, games, positions))?;
        }
    };
    std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..arguments.jobs).map(|_| scope.spawn(run_job)).collect();
        jobs.into_iter()
            .try_for_each(|job| job.join().expect("a job does not panic"))
            .map_err(|error| failure(&error))
    })
}

fn failure(error: &FolderError) -> Failure {
    Failure::work(error.code(), error)
}

#[expect(
    clippy::disallowed_methods,
    reason = "the duration of a run is printed for the person who waits"
)]
fn now() -> Instant {
    Instant::now()
}
