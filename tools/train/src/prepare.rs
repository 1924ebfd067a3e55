//! `prepare`: converts games to shuffled positions for training and for measuring.

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
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Convert games to shuffled training positions, with a fraction of the games held out
#[derive(Debug, clap::Args)]
pub(crate) struct PrepareArguments {
    /// Files of games: self-play chunks (.jgd), text files with one game per line, or folders of chunks
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Output file; its manifest has the same name with .json appended
    #[arg(long)]
    out: PathBuf,
    /// Fraction of the games that is held out
    #[arg(long, default_value_t = 0.02)]
    holdout: f64,
    /// Weight of the next ply compared with a ply's own search in the score to learn, from 0 to below 1 (TD(λ)); a
    /// random move ends the trace
    #[arg(long, default_value_t = 0.0, value_parser = share)]
    trace: f32,
    /// Maximum number of positions, chosen at random; 0 for all
    #[arg(long, default_value_t = 0)]
    limit: usize,
    /// Seed of the split and the order
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn share(text: &str) -> Result<f32, String> {
    let share = text.parse().map_err(|_| "not a number".to_owned())?;
    if (0.0..1.0).contains(&share) {
        Ok(share)
    } else {
        Err("from 0 to below 1".to_owned())
    }
}

/// Samples and counts from one file.
#[derive(Default)]
struct Taken {
    training: Vec<Sample>,
    holdout: Vec<Sample>,
    counts: Counts,
    source: Option<Source>,
}

pub(crate) fn run(arguments: &PrepareArguments) -> Result<(), Failure> {
    let clock = Stopwatch::start();
    let files = files(&arguments.games)?;
    let Whole {
        mut training,
        mut holdout,
        counts,
        sources,
    } = take_all(&files, arguments)?;
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

/// Returns the named files, with each folder replaced by the chunks in it, sorted by name.
pub(crate) fn files(named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
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

/// Samples and counts from all files, in the order of the files.
#[derive(Default)]
struct Whole {
    training: Vec<Sample>,
    holdout: Vec<Sample>,
    counts: Counts,
    sources: Vec<Source>,
}

impl Whole {
    fn add(&mut self, mut taken: Taken) {
        self.training.append(&mut taken.training);
        self.holdout.append(&mut taken.holdout);
        self.counts.add(&taken.counts);
        self.sources.extend(taken.source);
    }
}

/// Collects the results in the order of the files, although threads deliver them in any order. Only results that arrive
/// early are stored separately.
#[derive(Default)]
struct Collector {
    whole: Whole,
    /// Number of files whose results have been collected.
    next: usize,
    waiting: BTreeMap<usize, Result<Taken, Failure>>,
    /// First failure in the order of the files.
    failure: Option<Failure>,
}

impl Collector {
    fn bring(&mut self, number: usize, taken: Result<Taken, Failure>) {
        self.waiting.insert(number, taken);
        while let Some(taken) = self.waiting.remove(&self.next) {
            self.next += 1;
            match taken {
                Ok(taken) if self.failure.is_none() => self.whole.add(taken),
                Ok(_) => {}
                Err(failure) => self.failure = self.failure.take().or(Some(failure)),
            }
        }
    }
}

fn take_all(files: &[PathBuf], arguments: &PrepareArguments) -> Result<Whole, Failure> {
    let next = AtomicUsize::new(0);
    let collector = Mutex::new(Collector::default());
    let work = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        let Some(path) = files.get(number) else { break };
        let taken = take(path, arguments);
        let mut collector = collector.lock().expect("no thread panics while it holds it");
        collector.bring(number, taken);
    };
    thread::scope(|scope| {
        for _ in 1..arguments.threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let collector = collector.into_inner().expect("every thread has ended");
    collector.failure.map_or(Ok(collector.whole), Err)
}

fn take(path: &Path, arguments: &PrepareArguments) -> Result<Taken, Failure> {
    let &PrepareArguments {
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

pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last as u64 + 1) as usize);
    }
}

/// Returns the scale for which `sigmoid(score / scale)` fits the results best, based on at most a million samples.
fn score_scale(samples: &[Sample]) -> f64 {
    let points = samples.iter().take(1_000_000).map(|sample| {
        let label = sample.label();
        (f64::from(label.score) / 100.0, f64::from(label.result) / 2.0)
    });
    100.0 / fit_logistic(points).1
}

#[cfg(test)]
mod tests {
    use super::{Collector, Taken};
    use crate::failure::Failure;
    use crate::sample::Sample;

    fn taken(number: u8) -> Taken {
        Taken {
            training: vec![Sample([number; 32]); 2],
            holdout: vec![Sample([100 + number; 32])],
            ..Taken::default()
        }
    }

    #[test]
    fn files_are_in_order_whichever_is_read_first() {
        let mut collector = Collector::default();
        for number in [2, 0, 3, 1] {
            collector.bring(usize::from(number), Ok(taken(number)));
        }
        let firsts = |samples: &[Sample]| samples.iter().map(|sample| sample.0[0]).collect::<Vec<u8>>();
        assert_eq!(firsts(&collector.whole.training), [0, 0, 1, 1, 2, 2, 3, 3]);
        assert_eq!(firsts(&collector.whole.holdout), [100, 101, 102, 103]);
        assert!(collector.waiting.is_empty());
    }

    #[test]
    fn the_first_fault_is_told() {
        let mut collector = Collector::default();
        collector.bring(2, Err(Failure::new("file", "2")));
        collector.bring(1, Err(Failure::new("file", "1")));
        collector.bring(0, Ok(taken(0)));
        assert_eq!(collector.failure.map(|failure| failure.detail), Some("1".to_owned()));
    }
}
