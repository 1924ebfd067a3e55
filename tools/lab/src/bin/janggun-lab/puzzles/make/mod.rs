//! `janggun-lab puzzles make`: searches games block by block, then collects the results.
//!
//! The results of a block are written when the block is complete, so the same command continues an interrupted run.

mod block;
pub(super) mod candidate;
pub(super) mod chosen;
mod gather;
mod manifest;
pub(super) mod proved;
mod scan;
mod wanted;

use super::files::{failed, write};
use super::judge::Judge;
use block::{Block, read};
use command::Failure;
use command::stop_on_interrupt;
use lab::datagen::Header;
use problems::puzzle::Puzzle;
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use wanted::{Only, Wanted};

/// Number of games per block.
const BLOCK: usize = 25;

/// Find positions with one good move in games of `janggun-lab datagen`
///
/// The first games of every chunk are searched first, then the next ones, so that an incomplete run covers all chunks.
/// The results of each block of 25 games are kept in a separate file, so the same command continues a run that was
/// interrupted with Ctrl-C. It writes the collection from all results so far.
#[derive(Debug, clap::Args)]
pub(crate) struct MakeArguments {
    /// Folders with chunks of games (.jgd)
    #[arg(long, value_name = "FOLDER", num_args = 1.., required = true)]
    games: Vec<PathBuf>,
    /// Output file for the collection, one problem per line; `manifest.json` is written next to it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Folder for the results of each block; created if missing
    #[arg(long, value_name = "DIR")]
    parts: PathBuf,
    /// Continue from this collection: its problems come first and do not change, and the manifest next to it is
    /// extended
    #[arg(long, value_name = "FILE")]
    onto: Option<PathBuf>,
    /// Search every game only for these kinds of problems, which is faster; use a separate folder for the parts
    #[arg(long, value_name = "KINDS", value_enum, value_delimiter = ',')]
    only: Vec<Wanted>,
    /// Games per chunk to search
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    each: usize,
    /// Maximum number of problems
    #[arg(long, value_name = "N", default_value_t = 7_000)]
    count: usize,
    /// Blocks in parallel
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
}

pub(crate) fn run(arguments: &MakeArguments) -> Result<(), Failure> {
    fs::create_dir_all(&arguments.parts).map_err(|error| failed(&arguments.parts, &error))?;
    let (blocks, only) = (blocks(arguments)?, Only::new(&arguments.only));
    let stop = stop_on_interrupt();
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let job = || {
        let mut judge = Judge::new();
        while let Some(block) = blocks.get(next.fetch_add(1, Ordering::Relaxed)) {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            if !block.part.exists()
                && let Some(found) = scan_block(&mut judge, block, &only, &stop)?
            {
                let done = done.fetch_add(1, Ordering::Relaxed) + 1;
                let name = block.part.file_stem().unwrap_or_default().to_string_lossy();
                eprintln!("{name}: {found} problems ({done} blocks in this run)");
            }
        }
        Ok::<(), Failure>(())
    };
    std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..arguments.jobs).map(|_| scope.spawn(job)).collect();
        jobs.into_iter()
            .try_for_each(|job| job.join().expect("a job does not panic"))
    })?;
    finish(arguments, &blocks, &only)
}

/// Writes the collection and its manifest from the existing collection, if any, and all parts.
fn finish(arguments: &MakeArguments, blocks: &[Block], only: &Only) -> Result<(), Failure> {
    let onto = arguments.onto.as_deref();
    let known = onto.map_or_else(|| Ok(Vec::new()), manifest::beside)?;
    let puzzles = gather::gather(onto, &arguments.parts, arguments.count)?;
    let text: String = puzzles.iter().map(|puzzle| puzzle.to_line() + "\n").collect();
    write(&arguments.out, &text)?;
    let chunks = manifest::merged(known, manifest::chunks(blocks, only)?);
    let manifest = manifest::text(&chunks, puzzles.len());
    write(&arguments.out.with_file_name("manifest.json"), &manifest)?;
    eprintln!("{} problems", puzzles.len());
    Ok(())
}

/// Returns all blocks: the first of every chunk, then the second of every chunk, and so on.
fn blocks(arguments: &MakeArguments) -> Result<Vec<Block>, Failure> {
    let mut chunks = Vec::new();
    for folder in &arguments.games {
        for entry in fs::read_dir(folder).map_err(|error| failed(folder, &error))? {
            let path = entry.map_err(|error| failed(folder, &error))?.path();
            if path.extension().is_some_and(|extension| extension == "jgd") {
                chunks.push(path);
            }
        }
    }
    chunks.sort();
    let mut blocks = Vec::new();
    for chunk in chunks {
        let games = read(&chunk)?.games.len().min(arguments.each);
        let name = chunk.file_stem().unwrap_or_default().to_string_lossy();
        for first in (0..games).step_by(BLOCK) {
            let part = arguments.parts.join(format!("{name}-{first:04}.jsonl"));
            let games = BLOCK.min(games - first);
            blocks.push(Block {
                chunk: chunk.clone(),
                first,
                games,
                part,
            });
        }
    }
    blocks.sort_by_key(|block| block.first);
    Ok(blocks)
}

/// Searches a block and writes its problems. Returns their number, or `None` if interrupted.
fn scan_block(judge: &mut Judge, block: &Block, only: &Only, stop: &AtomicBool) -> Result<Option<usize>, Failure> {
    let chunk = read(&block.chunk)?;
    let Header { rules, seed, .. } = chunk.header;
    let values = rules.rules();
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for (game, record) in chunk.games.iter().enumerate().skip(block.first).take(block.games) {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        puzzles.extend(scan::scan(judge, (rules, &values), only, record, (seed, game)));
    }
    let text: String = puzzles.iter().map(|puzzle| puzzle.to_line() + "\n").collect();
    write(&block.part, &text)?;
    Ok(Some(puzzles.len()))
}
