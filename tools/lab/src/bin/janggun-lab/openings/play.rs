//! `janggun-lab openings play`: records self-play games from every pair of setups.
//!
//! Contains the command line, the order of the chunks and the progress report; the games and files are in the crate
//! `lab`.

use crate::provenance;
use command::Failure;
use engine::eval::Evaluation;
use janggi::{HalfPoints, Preset};
use lab::datagen::folder::{ChunkFolder, FolderError};
use lab::datagen::opening_game::SETUP_PAIRS;
use lab::datagen::{ChunkSettings, Purpose};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

/// Number of games per chunk for each pair of setups.
const GAMES_OF_A_PAIR: u64 = 20;
const CHUNK: u64 = GAMES_OF_A_PAIR * SETUP_PAIRS as u64;

/// Record self-play games from every pair of setups
///
/// The games are written in chunks of 320 (twenty for each of the 16 pairs), one file each; the rule sets alternate.
/// The same commit and seed produce the same file. Existing chunks are kept, so the same command continues an
/// interrupted run.
#[derive(Debug, clap::Args)]
pub(crate) struct OpeningPlayArguments {
    /// Folder for the chunks and `manifest.jsonl`; created if missing
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Presets to play by, separated by commas
    #[arg(long, value_name = "R,R", default_value = "pychess,kakao", value_delimiter = ',', value_parser = preset)]
    rules: Vec<Preset>,
    /// Total number of games per rule set, rounded up to whole chunks
    #[arg(long, value_name = "N", default_value_t = 50_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Nodes per ply
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Seed of the first chunk; the next ones have consecutive numbers
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Deom in these games instead of the rule set's: 0, 0.5, 1 …
    #[arg(long, value_name = "POINTS", value_parser = half_points)]
    deom: Option<HalfPoints>,
    /// Chunks in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Network file to play with, or `hand` for the hand-crafted evaluation; the built-in network by default
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
    /// Revision of the program; by default the one that git reports in the working folder
    #[arg(long, value_name = "C")]
    commit: Option<String>,
}

pub(crate) fn run(arguments: &OpeningPlayArguments) -> Result<(), Failure> {
    let evaluation = Evaluation::load(&arguments.net).map_err(|error| Failure::usage(error.code(), error))?;
    let commit = provenance::commit(arguments.commit.as_deref())?;
    let open = |&rules: &Preset| {
        let settings = ChunkSettings {
            rules,
            nodes: arguments.nodes,
            evaluation: provenance::evaluation(&evaluation),
            commit: commit.clone(),
            games: CHUNK,
            purpose: Purpose::Openings {
                deom: arguments.deom.unwrap_or(rules.rules().deom),
            },
        };
        ChunkFolder::open(&arguments.out, settings, evaluation.clone()).map_err(|error| failure(&error))
    };
    let folders: Vec<ChunkFolder> = arguments.rules.iter().map(open).collect::<Result<_, _>>()?;
    let (sets, chunks) = (folders.len() as u64, arguments.games.div_ceil(CHUNK));
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let run_job = || {
        let mut engine = folders[0].engine();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= sets * chunks {
                return Ok(());
            }
            let folder = &folders[(number % sets) as usize];
            folder.make(arguments.seed + number / sets, &mut engine, |_, _| {})?;
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            eprintln!("{done} of {} chunks, {} games", sets * chunks, done * CHUNK);
        }
    };
    std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..arguments.jobs).map(|_| scope.spawn(run_job)).collect();
        jobs.into_iter()
            .try_for_each(|job| job.join().expect("a job does not panic"))
            .map_err(|error| failure(&error))
    })
}

fn preset(name: &str) -> Result<Preset, String> {
    let preset = provenance::preset(name)?;
    match preset.rules().setup.allowed {
        janggi::ruleset::AllowedSetups::OfTheLaw => Err(format!("`{name}` has no setups to choose from")),
        _ => Ok(preset),
    }
}

fn half_points(text: &str) -> Result<HalfPoints, String> {
    let points: f64 = text.parse().map_err(|_| "no number".to_owned())?;
    let halves = points * 2.0;
    let in_range = (0.0..=144.0).contains(&halves) && halves.fract() == 0.0;
    in_range
        .then_some(HalfPoints(halves as i32))
        .ok_or_else(|| "a multiple of 0.5 from 0 to 72".to_owned())
}

fn failure(error: &FolderError) -> Failure {
    Failure::work(error.code(), error)
}
