//! `prepare`: games in, shuffled training positions out, some games held out.

use crate::clock::Stopwatch;
use crate::dataset::{Dataset, Header};
use crate::failure::Failure;
use crate::filter::{self, Counts};
use crate::loss::fit_logistic;
use crate::manifest::{Source, beside, file_name, revision, sha256, write_json};
use crate::sample::Sample;
use crate::source;
use engine::rng::{Rng, mix};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Turn games into shuffled training positions, a share of the games held out
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Files of games: self-play chunks (.jgd), or text, one game a line; a folder stands for the chunks in it
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// The file to write; its manifest gets the same name and .json
    #[arg(long)]
    out: PathBuf,
    /// Share of the games that is held out
    #[arg(long, default_value_t = 0.02)]
    holdout: f64,
    /// Weight of the next ply against a ply's own search in the score to learn, from 0 to below 1 (TD(λ)); an action
    /// at random ends the trace
    #[arg(long, default_value_t = 0.0, value_parser = share)]
    trace: f32,
    /// Most positions to take, 0 for all (which ones is random)
    #[arg(long, default_value_t = 0)]
    limit: usize,
    /// Seed of split and order
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn share(text: &str) -> Result<f32, String> {
    let share = text.parse().map_err(|_| "no number".to_owned())?;
    if (0.0..1.0).contains(&share) {
        Ok(share)
    } else {
        Err("from 0 to below 1".to_owned())
    }
}

/// What came out of one file.
#[derive(Default)]
struct Taken {
    training: Vec<Sample>,
    holdout: Vec<Sample>,
    counts: Counts,
    source: Option<Source>,
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let clock = Stopwatch::start();
    let files = files(&arguments.games)?;
    let mut counts = Counts::default();
    let mut sources = Vec::new();
    let (mut training, mut holdout) = (Vec::new(), Vec::new());
    for mut taken in take_all(&files, arguments)? {
        training.append(&mut taken.training);
        holdout.append(&mut taken.holdout);
        counts.add(&taken.counts);
        sources.extend(taken.source);
    }
    let mut rng = Rng::new(mix(arguments.seed));
    shuffle(&mut training, &mut rng);
    shuffle(&mut holdout, &mut rng);
    if arguments.limit > 0 {
        training.truncate(arguments.limit);
    }
    if training.is_empty() || holdout.is_empty() {
        return Err(Failure::new(
            "too_few",
            format!("{} training and {} held-out positions", training.len(), holdout.len()),
        ));
    }
    let score_scale = score_scale(&training);
    let header = Header::new(arguments.seed, revision(), arguments.trace, score_scale, sources);
    let header = Dataset::write(&arguments.out, header, &training, &holdout)?;
    let manifest = json!({
        "command": "prepare", "dataset": &header, "filter": counts, "score_max": filter::SCORE_MAX,
        "holdout_share": arguments.holdout, "limit": arguments.limit,
    });
    write_json(&beside(&arguments.out), &manifest)?;
    println!(
        "{} games; {} plies taken, left out: {} unscored, {} decided, {} in check, {} captures, {} facing",
        counts.games, counts.taken, counts.unscored, counts.decided, counts.in_check, counts.capture, counts.facing
    );
    println!(
        "{} training and {} held-out positions in {:.1} s; sigmoid(score/{score_scale:.0}) fits the results best",
        header.training,
        header.holdout,
        clock.seconds()
    );
    Ok(())
}

/// The named files, and the chunks of named folders in order of their names.
fn files(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        if path.is_dir() {
            let entries = path.read_dir().map_err(Failure::file(path))?;
            let mut chunks: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
            chunks.retain(|path| path.extension().is_some_and(|ending| ending == "jgd"));
            chunks.sort();
            files.append(&mut chunks);
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// Reads all files on some threads; the order of the results is that of the files.
fn take_all(files: &[PathBuf], arguments: &Arguments) -> Result<Vec<Taken>, Failure> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let work = || {
        while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            let taken = take(path, arguments);
            results
                .lock()
                .expect("no thread panics while it holds it")
                .push((path, taken));
        }
    };
    thread::scope(|scope| {
        for _ in 1..arguments.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let mut results = results.into_inner().expect("every thread has ended");
    results.sort_by_key(|(path, _)| files.iter().position(|file| file == *path));
    results.into_iter().map(|(_, taken)| taken).collect()
}

/// Reads one file.
fn take(path: &Path, arguments: &Arguments) -> Result<Taken, Failure> {
    let &Arguments {
        holdout, seed, trace, ..
    } = arguments;
    let mut taken = Taken::default();
    let below = (holdout.clamp(0.0, 1.0) * u64::MAX as f64) as u64;
    let bytes = source::read(path, |game| {
        let held_out = mix(game.identity() ^ mix(seed)) < below;
        let samples = if held_out {
            &mut taken.holdout
        } else {
            &mut taken.training
        };
        filter::take(&game, trace, &mut taken.counts, |sample| samples.push(sample))
            .map_err(|ply| Failure::new("illegal_action", format!("ply {ply} may not be played")))
    })?;
    taken.source = Some(Source {
        file: file_name(path),
        sha256: sha256(&bytes),
        games: taken.counts.games,
        positions: taken.counts.taken,
    });
    Ok(taken)
}

/// Puts samples in random order.
pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last as u64 + 1) as usize);
    }
}

/// Scale at which the logistic of the score fits the results best.
fn score_scale(samples: &[Sample]) -> f64 {
    let points = samples.iter().take(1_000_000).map(|sample| {
        let label = sample.label();
        (f64::from(label.score) / 100.0, f64::from(label.result) / 2.0)
    });
    100.0 / fit_logistic(points).1
}
