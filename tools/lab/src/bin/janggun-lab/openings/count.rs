//! `janggun-lab openings count`: counts results by pair of setups, in the engine's games or in records of human games.
//!
//! Contains the command line and reads the files; the crate `lab` does the counting.

use command::Failure;
use command::figures::Place;
use command::input::Source;
use lab::openings::collect::Collection;
use lab::openings::seen::Seen;
use lab::openings::tally::Tally;
use std::collections::HashSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Files that `--write` updates, and the markers around the figures on the page.
const PLACE: Place = Place {
    data: "web/src/features/openings/openings.json",
    page: "docs/engine/openings.md",
    markers: [
        "<!-- figures: `janggun-lab openings count --write` writes them -->\n",
        "<!-- end of the figures -->",
    ],
};

/// Count results by pair of setups
///
/// Chunks of `openings play` (`.jgd`) are counted by rule set and deom. Game records (`.gib` and other formats that
/// `convert` reads) are counted together, without duplicates, and never leave this machine. Prints tables in Markdown.
#[derive(Debug, clap::Args)]
pub(crate) struct OpeningCountArguments {
    /// Chunks, records, or folders with them
    #[arg(required = true, value_name = "FILE")]
    inputs: Vec<PathBuf>,
    /// Write the results of chunks (the data file and docs/engine/openings.md) into the source tree in the current
    /// folder
    #[arg(long)]
    write: bool,
}

pub(crate) fn run(arguments: &OpeningCountArguments) -> Result<(), Failure> {
    let mut files = Vec::new();
    for input in &arguments.inputs {
        find(input, &mut files)?;
    }
    files.sort();
    let is_chunk = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "jgd");
    let (chunks, records): (Vec<PathBuf>, Vec<PathBuf>) = files.into_iter().partition(is_chunk);
    if arguments.write && (chunks.is_empty() || !records.is_empty()) {
        let detail = "--write takes chunks of the engine's games and nothing else";
        return Err(Failure::usage("not_chunks", detail));
    }
    let mut output = io::stdout().lock();
    if !chunks.is_empty() {
        let mut collection = Collection::default();
        for path in &chunks {
            let bytes = fs::read(path).map_err(|error| unreadable(path, &error))?;
            let added = collection.add(&bytes);
            added.map_err(|error| Failure::work(error.code(), format!("{}: {error}", path.display())))?;
        }
        let statistics = collection.statistics();
        write!(output, "{}", statistics.figures())?;
        if arguments.write {
            PLACE.write(statistics.text(), &statistics.figures())?;
        }
    }
    if !records.is_empty() {
        let mut human = HumanGames::default();
        for path in &records {
            human.add(path)?;
        }
        write!(output, "{human}")?;
    }
    Ok(())
}

/// Adds a file, or the `.jgd` and `.gib` files in a folder and its subfolders.
fn find(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    for entry in fs::read_dir(path).map_err(|error| unreadable(path, &error))? {
        let entry = entry.map_err(|error| unreadable(path, &error))?.path();
        let is_ours = entry
            .extension()
            .is_some_and(|extension| extension == "jgd" || extension.eq_ignore_ascii_case("gib"));
        if entry.is_dir() || is_ours {
            find(&entry, files)?;
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::usage("unreadable_file", format!("{}: {error}", path.display()))
}

/// Results of human games, and counts of records left out.
#[derive(Default)]
struct HumanGames {
    tally: Tally,
    seen: HashSet<u64>,
    again: u64,
    unusable: u64,
}

impl HumanGames {
    fn add(&mut self, path: &Path) -> Result<(), Failure> {
        Source::open(path, None)?.read(None, &mut |item, _| {
            match &item.reading {
                Ok(reading) if reading.fault.is_none() => {
                    let record = &reading.record;
                    let mut moves = DefaultHasher::new();
                    record.start.hash().hash(&mut moves);
                    record.tree.main_line().for_each(|node| node.mv.hash(&mut moves));
                    match Seen::in_record(record) {
                        Some(_) if !self.seen.insert(moves.finish()) => self.again += 1,
                        Some(game) => self.tally.add(&game),
                        None => self.unusable += 1,
                    }
                }
                Ok(_) | Err(_) => self.unusable += 1,
            }
            Ok(())
        })
    }
}

impl std::fmt::Display for HumanGames {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "Records: {} games; {} more stood there before, {} have faults, other starts or no result.\n",
            self.tally.total().games(),
            self.again,
            self.unusable
        )?;
        f.write_str(&self.tally.tables())
    }
}
