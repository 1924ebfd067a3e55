//! `policy`: fits the weights of a policy to games. An interrupted run can be continued.
//!
//! The engine defines the features and the file format of a policy (`engine::policy`).

pub(crate) mod choices;
pub(crate) mod fit;
#[cfg(test)]
mod tests;

use crate::failure::Failure;
use crate::manifest::{revision, sha256, write, write_json};
use crate::prepare::files;
use choices::{Split, Take};
use engine::policy::features::FEATURES;
use engine::policy::format::{Policy, VERSION};
use fit::{Figures, Steps, Weights, epoch, measure};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// Fit a policy, which predicts moves, to the moves of games; the same command continues an interrupted run
#[derive(Debug, clap::Args)]
pub(crate) struct PolicyArguments {
    /// Files of games: self-play chunks (.jgd), text files with one game per line, or folders of chunks
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Folder for the checkpoint, the policy and the manifest
    #[arg(long)]
    out: PathBuf,
    /// Fraction of the games that is held out, chosen by a hash of their moves
    #[arg(long, default_value_t = 0.1)]
    holdout: f64,
    /// Fraction of the positions to use, chosen by a hash
    #[arg(long, default_value_t = 1.0)]
    share: f64,
    /// Maximum number of positions, both for training and for measuring
    #[arg(long, default_value_t = 400_000)]
    limit: usize,
    /// Number of passes over the positions
    #[arg(long, default_value_t = 6)]
    epochs: u32,
    /// Learning rate
    #[arg(long, default_value_t = 0.05)]
    rate: f32,
    /// Weight decay
    #[arg(long, default_value_t = 0.000_1)]
    decay: f32,
    /// Seed of the order of positions
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// All settings that determine the weights.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Settings {
    version: u32,
    data: String,
    epochs: u32,
    steps: Steps,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Epoch {
    epoch: u32,
    training_loss: f64,
    holdout: Figures,
}

/// Progress of a run: the first line of a checkpoint, before the bytes of the weights and sums.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Progress {
    settings: Settings,
    epochs: Vec<Epoch>,
    sha256: String,
}

pub(crate) fn run(arguments: &PolicyArguments) -> Result<(), Failure> {
    let take = Take {
        holdout: arguments.holdout,
        share: arguments.share,
        limit: arguments.limit,
    };
    let Split {
        sources,
        training,
        holdout,
    } = choices::read(&files(&arguments.games)?, take)?;
    let games: u64 = sources.iter().map(|source| source.games).sum();
    println!(
        "{games} games; {} training and {} held-out positions",
        training.len(),
        holdout.len()
    );
    if training.len() == 0 || holdout.len() == 0 {
        return Err(Failure::new("too_few", "nothing to learn from or to measure with"));
    }
    let settings = Settings {
        version: VERSION,
        data: training.sha256(),
        epochs: arguments.epochs,
        steps: Steps {
            seed: arguments.seed,
            rate: arguments.rate,
            decay: arguments.decay,
        },
    };
    let checkpoint = arguments.out.join("checkpoint.jpc");
    let (mut progress, mut weights) = begin(&checkpoint, settings)?;
    while (progress.epochs.len() as u32) < arguments.epochs {
        let number = progress.epochs.len() as u32 + 1;
        let training_loss = epoch(&mut weights, &training, &progress.settings.steps, number);
        let figures = measure(&weights.values, &holdout);
        println!(
            "epoch {number}: {training_loss:.4} while learning; held out {:.4}, first {:.1} %, first three {:.1} %",
            figures.loss,
            100.0 * figures.first,
            100.0 * figures.third
        );
        progress.epochs.push(Epoch {
            epoch: number,
            training_loss,
            holdout: figures,
        });
        save(&checkpoint, &mut progress, &weights)?;
    }
    let bytes = Policy::of_weights(&weights.values).to_bytes();
    let uniform = measure(&vec![0.0; FEATURES], &holdout);
    write(&arguments.out.join("janggun.policy"), [&bytes])?;
    let manifest = json!({
        "command": "policy", "commit": revision(), "settings": progress.settings, "sources": sources,
        "training": training.len(), "holdout": holdout.len(), "epochs": progress.epochs, "uniform": uniform,
        "holdout_share": arguments.holdout, "share": arguments.share, "limit": arguments.limit, "sha256": sha256(&bytes),
    });
    write_json(&arguments.out.join("janggun.policy.json"), &manifest)
}

/// Loads the checkpoint, or starts from scratch if there is none. Fails if the checkpoint has other settings.
fn begin(path: &Path, settings: Settings) -> Result<(Progress, Weights), Failure> {
    if path.exists() {
        let (progress, weights) = load(path)?;
        return if progress.settings == settings {
            Ok((progress, weights))
        } else {
            let detail = format!("{} is of a run with other settings or games", path.display());
            Err(Failure::new("other_settings", detail))
        };
    }
    let progress = Progress {
        settings,
        epochs: Vec::new(),
        sha256: String::new(),
    };
    Ok((progress, Weights::default()))
}

fn save(path: &Path, progress: &mut Progress, weights: &Weights) -> Result<(), Failure> {
    let numbers = weights.values.iter().chain(&weights.sums);
    let bytes: Vec<u8> = numbers.flat_map(|number| number.to_le_bytes()).collect();
    progress.sha256 = sha256(&bytes);
    let mut line = serde_json::to_vec(progress).map_err(|error| Failure::new("manifest", error))?;
    line.push(b'\n');
    write(path, [line, bytes])
}

fn load(path: &Path) -> Result<(Progress, Weights), Failure> {
    let bytes = fs::read(path).map_err(Failure::file(path))?;
    let fault = |why: String| Failure::new("bad_checkpoint", format!("{}: {why}", path.display()));
    let end = bytes.iter().position(|&byte| byte == b'\n');
    let end = end.ok_or_else(|| fault("no first line".to_owned()))?;
    let progress: Progress = serde_json::from_slice(&bytes[..end]).map_err(|error| fault(error.to_string()))?;
    let payload = &bytes[end + 1..];
    if payload.len() != 2 * 4 * FEATURES || sha256(payload) != progress.sha256 {
        return Err(fault("the weights do not fit their checksum".to_owned()));
    }
    let numbers = payload
        .as_chunks::<4>()
        .0
        .iter()
        .map(|&number| f32::from_le_bytes(number));
    let values: Vec<f32> = numbers.collect();
    let (values, sums) = values.split_at(FEATURES);
    let weights = Weights {
        values: values.to_vec(),
        sums: sums.to_vec(),
    };
    Ok((progress, weights))
}
