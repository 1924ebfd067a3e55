//! `janggun datagen`: games of the engine against itself, for training.
//!
//! Owns the files: a chunk is written beside its name and put in its place when it is whole, so a broken-off run goes on
//! where it was. What a game is, is the engine crate's.

use crate::failure::Failure;
use engine::datagen::selfplay::{self, Recipe};
use engine::datagen::{Chunk, Header};
use engine::eval::Evaluation;
use janggi::Preset;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Let the engine play itself and write the games down for training
///
/// Games come in chunks of equal size, one file each, named by rules, commit and seed; equal commits and seeds give
/// equal files. Chunks that are there are left alone, so the same command goes on where it was stopped.
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Folder for the chunks and `manifest.jsonl`; made if it is not there
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Preset to play by
    #[arg(long, value_name = "R", default_value = "pychess")]
    rules: String,
    /// Nodes a ply
    #[arg(long, value_name = "N", default_value_t = 150, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Network file to play with, or `hand` for the hand-made evaluation; without it the one that is built in
    #[arg(long, value_name = "FILE", default_value = "")]
    net: String,
    /// Seed of the first chunk; the next ones have the next numbers
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Chunks to have in the end
    #[arg(long, value_name = "N", default_value_t = 1)]
    chunks: u64,
    /// Games a chunk
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// Chunks under way at a time
    #[arg(long, value_name = "J", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Name of the program's revision; without it the one that git tells here
    #[arg(long, value_name = "C")]
    commit: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = Preset::parse(&arguments.rules).ok_or_else(|| {
        let detail = format!("`{}` is no preset", arguments.rules);
        Failure::usage("unknown_rules", detail)
    })?;
    let evaluation = Evaluation::load(&arguments.net).map_err(|error| Failure::usage(error.code(), error))?;
    let recipe = Recipe {
        rules,
        nodes: arguments.nodes,
        evaluation: match &evaluation {
            Evaluation::Hand => "hand".to_owned(),
            Evaluation::Net(network) => network.name().to_owned(),
        },
        commit: commit(arguments)?,
        games: arguments.games,
    };
    fs::create_dir_all(&arguments.out).map_err(|error| at(&arguments.out, &error))?;
    let work = Work {
        recipe,
        evaluation,
        out: &arguments.out,
        seeds: arguments.seed..arguments.seed + arguments.chunks,
        next: AtomicU64::new(arguments.seed),
        positions: AtomicU64::new(0),
        began: now(),
        manifest: Mutex::new(Manifest::open(&arguments.out)?),
    };
    std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..arguments.jobs).map(|_| scope.spawn(|| work.run())).collect();
        jobs.into_iter()
            .try_for_each(|job| job.join().expect("a job does not panic"))
    })
}

/// What the jobs share.
struct Work<'a> {
    recipe: Recipe,
    evaluation: Evaluation,
    out: &'a Path,
    seeds: std::ops::Range<u64>,
    next: AtomicU64,
    /// Positions made by this run.
    positions: AtomicU64,
    began: Instant,
    manifest: Mutex<Manifest>,
}

impl Work<'_> {
    fn run(&self) -> Result<(), Failure> {
        let mut engine = selfplay::engine(self.evaluation.clone());
        loop {
            let seed = self.next.fetch_add(1, Ordering::Relaxed);
            if !self.seeds.contains(&seed) {
                return Ok(());
            }
            let name = format!("{}-{}-{seed}.jgd", self.recipe.rules.id(), self.recipe.commit);
            let path = self.out.join(&name);
            let bytes = if path.exists() {
                fs::read(&path).map_err(|error| at(&path, &error))?
            } else {
                let mut games = 0;
                let chunk = selfplay::chunk(&self.recipe, seed, &mut engine, |record| {
                    games += 1;
                    self.progress(seed, games, record.positions());
                });
                let bytes = chunk.to_bytes();
                put(&path, &bytes)?;
                bytes
            };
            let chunk = Chunk::from_bytes(&bytes)
                .map_err(|error| Failure::work(error.code(), format!("{}: {error}", path.display())))?;
            self.expect_same(&path, &chunk.header)?;
            self.manifest
                .lock()
                .expect("no job panics")
                .enter(&name, &chunk.header, &bytes)?;
        }
    }

    /// A file of the right name made by another recipe is not silently counted in.
    fn expect_same(&self, path: &Path, header: &Header) -> Result<(), Failure> {
        let recipe = &self.recipe;
        if header.nodes == recipe.nodes && header.evaluation == recipe.evaluation && header.games == recipe.games {
            return Ok(());
        }
        Err(Failure::work(
            "other_recipe",
            format!("{} was made otherwise: {header}", path.display()),
        ))
    }

    fn progress(&self, seed: u64, games: u64, fresh: u64) {
        let positions = self.positions.fetch_add(fresh, Ordering::Relaxed) + fresh;
        if games.is_multiple_of(100) {
            let rate = positions as f64 / self.began.elapsed().as_secs_f64().max(1e-9);
            let left = self.seeds.end - seed;
            eprintln!(
                "chunk {seed} ({left} left): {games} of {} games; {positions} positions in this run, {rate:.0}/s",
                self.recipe.games
            );
        }
    }
}

/// One JSON line a chunk.
struct Manifest {
    path: PathBuf,
    text: String,
}

impl Manifest {
    fn open(folder: &Path) -> Result<Manifest, Failure> {
        let path = folder.join("manifest.jsonl");
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(at(&path, &error)),
        };
        Ok(Manifest { path, text })
    }

    fn enter(&mut self, name: &str, header: &Header, bytes: &[u8]) -> Result<(), Failure> {
        let hash = Sha256::digest(bytes).iter().fold(String::new(), |mut text, byte| {
            write!(text, "{byte:02x}").expect("writing to a string does not fail");
            text
        });
        let line = serde_json::json!({
            "file": name, "rules": header.rules.id(), "nodes": header.nodes, "evaluation": header.evaluation,
            "commit": header.commit, "seed": header.seed, "games": header.games, "positions": header.positions,
            "sha256": hash,
        });
        let line = format!("{line}\n");
        if self.text.contains(&line) {
            return Ok(());
        }
        let mut file = OpenOptions::new()
            .create(true)
            .append(true)
            .open(&self.path)
            .map_err(|error| at(&self.path, &error))?;
        file.write_all(line.as_bytes())
            .map_err(|error| at(&self.path, &error))?;
        self.text.push_str(&line);
        Ok(())
    }
}

/// Writes beside the name, then takes the name.
fn put(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let part = path.with_extension("part");
    let write = || {
        let mut file = File::create(&part)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&part, path)
    };
    write().map_err(|error| at(path, &error))
}

fn commit(arguments: &Arguments) -> Result<String, Failure> {
    if let Some(name) = &arguments.commit {
        let plain = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric());
        return plain
            .then(|| name.clone())
            .ok_or_else(|| Failure::usage("bad_commit", "letters and digits only"));
    }
    Command::new("git")
        .args(["rev-parse", "--short=8", "HEAD"])
        .output()
        .ok()
        .filter(|output| output.status.success())
        .and_then(|output| String::from_utf8(output.stdout).ok())
        .map(|text| text.trim().to_owned())
        .ok_or_else(|| Failure::usage("no_commit", "git tells no revision here; name it with --commit"))
}

fn at(path: &Path, error: &io::Error) -> Failure {
    Failure::work("file", format!("{}: {error}", path.display()))
}

#[expect(clippy::disallowed_methods, reason = "how long a run takes is told to whoever waits")]
fn now() -> Instant {
    Instant::now()
}
