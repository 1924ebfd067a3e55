//! `train`: trains a network on prepared positions, and writes checkpoints and a manifest. An interrupted run can be
//! continued.

use crate::checkpoint::{self, Progress, Settings};
use crate::dataset::Dataset;
use crate::encoding::Encoding;
use crate::epoch::Run;
use crate::failure::Failure;
use crate::features::{Inputs, Table};
use crate::loss::{Figures, Goal, Sum, fit_logistic, sigmoid};
use crate::manifest::{revision, sha256, write_json};
use crate::model::Model;
use crate::quantise;
use crate::sample::Sample;
use engine::nnue::format::{HIDDEN, SCALE};
use engine::rng::mix;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// Name of the checkpoint in the folder of a run.
pub(crate) const CHECKPOINT: &str = "checkpoint.jtc";

/// Name of the compact checkpoint, which is written at the end for later training.
pub(crate) const KEPT: &str = "kept.jtc";

/// Train a network; the same command continues an interrupted run from its last save
#[derive(Debug, clap::Args)]
pub(crate) struct TrainArguments {
    /// Prepared positions
    #[arg(long)]
    data: PathBuf,
    /// Folder for the checkpoint and the manifest
    #[arg(long)]
    out: PathBuf,
    /// Inputs of the network: only the pieces, or also the class of the rule set
    #[arg(long, value_enum, default_value_t = Inputs::Rules)]
    inputs: Inputs,
    /// Number of passes over the positions
    #[arg(long, default_value_t = 5)]
    epochs: u32,
    /// Number of positions per step
    #[arg(long, default_value_t = 16_384)]
    batch: usize,
    /// Maximum learning rate
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Fraction of the maximum learning rate at the end (cosine schedule)
    #[arg(long, default_value_t = 0.02)]
    rate_end: f32,
    /// Learning rate of the rows that depend on the general's square, as a fraction of the learning rate of the shared
    /// rows
    #[arg(long, default_value_t = 0.2)]
    bucket_share: f32,
    /// Number of steps until the maximum learning rate is reached
    #[arg(long, default_value_t = 100)]
    warmup: u64,
    /// Weight decay
    #[arg(long, default_value_t = 0.5)]
    decay: f32,
    /// Weight of the score in the target; the rest is the weight of the game's result
    #[arg(long, default_value_t = 0.9)]
    lambda: f32,
    /// Number of centipawns, in the data, at which winning is e times as likely as losing; 0 uses the value fitted by
    /// `prepare`
    #[arg(long, default_value_t = SCALE as f32)]
    score_scale: f32,
    /// Exponent of the error
    #[arg(long, default_value_t = 2.0)]
    power: f32,
    /// Never mirror positions
    #[arg(long)]
    no_mirror: bool,
    /// Network file to start from; it has no factoriser and no optimiser state
    #[arg(long)]
    init: Option<PathBuf>,
    /// Checkpoint of an earlier run to start from, with factoriser and optimiser state; steps and learning rate restart
    #[arg(long, conflicts_with = "init")]
    resume_from: Option<PathBuf>,
    /// Interval between two saves within an epoch, in steps
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    save_steps: u64,
    /// Seed of the weights, the order and the mirroring
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; the result does not depend on it
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

impl TrainArguments {
    fn settings(&self, data: &Dataset, origin: &Origin) -> Settings {
        let score_scale = match self.score_scale {
            0.0 => data.header.score_scale as f32,
            scale => scale,
        };
        Settings {
            data: data.header.sha256.clone(),
            inputs: self.inputs,
            hidden: HIDDEN,
            epochs: self.epochs,
            batch: self.batch.max(1),
            rate: self.rate,
            rate_end: self.rate_end,
            bucket_share: self.bucket_share,
            warmup: self.warmup,
            decay: self.decay,
            goal: Goal {
                lambda: self.lambda,
                score_scale,
                power: self.power,
            },
            mirror: !self.no_mirror,
            seed: self.seed,
            init: origin.init.clone(),
            resumed: origin.resumed.clone(),
            steps_before: origin.steps,
        }
    }
}

/// The starting point of a run.
#[derive(Default)]
struct Origin {
    /// Network with its inputs; `None` to start with random weights.
    model: Option<(Model, Inputs)>,
    /// SHA-256 of the network file, if the run starts from one.
    init: Option<String>,
    /// SHA-256 of the checkpoint, if the run starts from one.
    resumed: Option<String>,
    /// Number of steps included in the checkpoint's moments; 0 without a checkpoint.
    steps: u64,
}

impl Origin {
    fn of(arguments: &TrainArguments) -> Result<Origin, Failure> {
        let read = |path: &Path| fs::read(path).map_err(Failure::file(path));
        let origin = if let Some(path) = &arguments.init {
            let bytes = read(path)?;
            Origin {
                init: Some(sha256(&bytes)),
                model: Some(quantise::unpack(&bytes)?),
                ..Origin::default()
            }
        } else if let Some(path) = &arguments.resume_from {
            let (progress, model) = checkpoint::load(path)?;
            Origin {
                resumed: Some(sha256(&read(path)?)),
                steps: progress.settings.steps_before + progress.steps,
                model: Some((model, progress.settings.inputs)),
                ..Origin::default()
            }
        } else {
            Origin::default()
        };
        match (&origin.model, arguments.inputs) {
            (Some((_, Inputs::Rules)), Inputs::Plain) => Err(Failure::new(
                "inputs",
                "a network that knows the rule set cannot be trained without it",
            )),
            _ => Ok(origin),
        }
    }
}

pub(crate) fn run(arguments: &TrainArguments) -> Result<(), Failure> {
    let origin = Origin::of(arguments)?;
    let data = Dataset::read(&arguments.data)?;
    let settings = arguments.settings(&data, &origin);
    let path = arguments.out.join(CHECKPOINT);
    let (progress, model) = begin(&path, settings, origin)?;
    let goal = progress.settings.goal;
    let baselines = Baselines::measure(&data, &goal);
    println!(
        "{} training and {} held-out positions, {} steps an epoch; goal {goal:?}",
        data.header.training,
        data.header.holdout,
        data.header.training.div_ceil(progress.settings.batch)
    );
    println!("held-out loss of the mean: {:.6}", baselines.constant.loss);
    println!("held-out loss of the lead on points: {:.6}", baselines.points.loss);
    let mut run = Run {
        data: &data,
        table: Table::new(),
        threads: arguments.threads.max(1),
        save_steps: arguments.save_steps,
        progress,
        model,
    };
    while (run.progress.epochs.len() as u32) < run.progress.settings.epochs {
        run.epoch(|run| checkpoint::save(&path, run.progress.clone(), &run.model))?;
        checkpoint::save(&path, run.progress.clone(), &run.model)?;
        write_manifest(&arguments.out, &path, &run.progress, &data, &baselines)?;
    }
    checkpoint::keep(&arguments.out.join(KEPT), run.progress, &run.model)
}

/// Loads the run's checkpoint, or starts from `origin` if there is none. Fails if the checkpoint has other settings.
fn begin(path: &Path, settings: Settings, origin: Origin) -> Result<(Progress, Model), Failure> {
    if path.exists() {
        let (progress, model) = checkpoint::load(path)?;
        if progress.settings != settings {
            return Err(Failure::new(
                "other_settings",
                format!(
                    "{} belongs to a run with other settings: {}",
                    path.display(),
                    serde_json::to_string(&progress.settings).unwrap_or_default()
                ),
            ));
        }
        println!(
            "going on after epoch {}, step {}",
            progress.epochs.len(),
            progress.steps
        );
        return Ok((progress, model));
    }
    let model = match origin.model {
        Some((model, _)) => model,
        None => Model::random(mix(settings.seed ^ 1), settings.hidden),
    };
    let progress = Progress {
        settings,
        steps: 0,
        epochs: Vec::new(),
        begun: None,
        encoding: Encoding::Exact,
        sha256: String::new(),
    };
    Ok((progress, model))
}

/// Held-out errors of trivial predictors, which are fitted to at most 300,000 training positions.
struct Baselines {
    /// Errors when always predicting the mean target.
    constant: Figures,
    /// Errors of a logistic function of the lead on points.
    points: Figures,
}

impl Baselines {
    fn measure(data: &Dataset, goal: &Goal) -> Baselines {
        let labels = data.training().iter().take(300_000).map(Sample::label);
        let mean = labels.clone().map(|label| f64::from(goal.target(&label))).sum::<f64>() / labels.len() as f64;
        let points = labels.map(|label| (f64::from(label.lead), f64::from(goal.target(&label))));
        let (offset, slope) = fit_logistic(points);
        let (mut by_mean, mut by_points) = (Sum::default(), Sum::default());
        for label in data.holdout().iter().map(Sample::label) {
            by_mean.add(goal, &label, mean as f32);
            let chance = sigmoid((offset + slope * f64::from(label.lead)) as f32);
            by_points.add(goal, &label, chance);
        }
        Baselines {
            constant: by_mean.mean(),
            points: by_points.mean(),
        }
    }
}

fn write_manifest(
    folder: &Path,
    checkpoint: &Path,
    progress: &Progress,
    data: &Dataset,
    baselines: &Baselines,
) -> Result<(), Failure> {
    let bytes = fs::read(checkpoint).map_err(Failure::file(checkpoint))?;
    let manifest = json!({
        "command": "train", "commit": revision(), "settings": progress.settings, "steps": progress.steps,
        "dataset": data.header, "epochs": progress.epochs,
        "baselines": {"constant": baselines.constant, "points": baselines.points},
        "checkpoint_sha256": sha256(&bytes),
    });
    write_json(&folder.join("manifest.json"), &manifest)
}
