//! `train`: prepared positions in, checkpoint and manifest out; continues where a killed run stopped.

use crate::checkpoint::{self, Epoch, Progress, Settings};
use crate::clock::Stopwatch;
use crate::dataset::Dataset;
use crate::failure::Failure;
use crate::features::{Inputs, Mirror, Table};
use crate::loss::{Figures, Goal, Sum, fit_logistic, sigmoid};
use crate::manifest::{revision, sha256, write_json};
use crate::model::{Batch, Model};
use crate::prepare::shuffle;
use crate::quantise;
use crate::sample::Sample;
use crate::tile::Rate;
use engine::nnue::format::{HIDDEN, SCALE};
use engine::rng::{Rng, mix};
use serde_json::json;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Name of the checkpoint in the folder of a run.
pub(crate) const CHECKPOINT: &str = "checkpoint.jtc";

/// Train a network; run the same command again after a kill and it continues after the last whole epoch
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// Prepared positions
    #[arg(long)]
    data: PathBuf,
    /// Folder for checkpoint and manifest
    #[arg(long)]
    out: PathBuf,
    /// What the network is told: the pieces alone, or how the rule set ends games, too
    #[arg(long, value_enum, default_value_t = Inputs::Rules)]
    inputs: Inputs,
    /// Times that every position is seen
    #[arg(long, default_value_t = 5)]
    epochs: u32,
    /// Positions a step
    #[arg(long, default_value_t = 16_384)]
    batch: usize,
    /// Highest learning rate
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// Share of the learning rate that is left at the end (cosine)
    #[arg(long, default_value_t = 0.02)]
    rate_end: f32,
    /// Share of the learning rate for the rows of each place of the general; the rows shared by all learn at the full rate
    #[arg(long, default_value_t = 0.2)]
    bucket_share: f32,
    /// Steps until the highest learning rate
    #[arg(long, default_value_t = 100)]
    warmup: u64,
    /// Weight decay
    #[arg(long, default_value_t = 0.5)]
    decay: f32,
    /// Share of the score in the target, the rest is the game's result
    #[arg(long, default_value_t = 0.9)]
    lambda: f32,
    /// Centipawns in the data that make winning e times as likely as losing; 0 takes what `prepare` has fitted
    #[arg(long, default_value_t = SCALE as f32)]
    score_scale: f32,
    /// Exponent of the error
    #[arg(long, default_value_t = 2.0)]
    power: f32,
    /// Learn positions as they are, never mirrored
    #[arg(long)]
    no_mirror: bool,
    /// Network file to begin with
    #[arg(long)]
    init: Option<PathBuf>,
    /// Seed of weights, order and mirrors
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; the result does not depend on them
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

impl Arguments {
    fn settings(&self, data: &Dataset, init: Option<&[u8]>) -> Settings {
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
            init: init.map(sha256),
        }
    }
}

/// Runs the command.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let data = Dataset::read(&arguments.data)?;
    let init = match &arguments.init {
        Some(path) => Some(fs::read(path).map_err(Failure::file(path))?),
        None => None,
    };
    let settings = arguments.settings(&data, init.as_deref());
    let path = arguments.out.join(CHECKPOINT);
    let (progress, model) = begin(&path, settings, init.as_deref())?;
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
        progress,
        model,
    };
    while (run.progress.epochs.len() as u32) < run.progress.settings.epochs {
        run.epoch()?;
        checkpoint::save(&path, run.progress.clone(), &run.model)?;
        write_manifest(&arguments.out, &path, &run.progress, &data, &baselines)?;
    }
    Ok(())
}

/// The checkpoint of the same settings, or a fresh network.
fn begin(path: &Path, settings: Settings, init: Option<&[u8]>) -> Result<(Progress, Model), Failure> {
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
        println!("going on after epoch {}", progress.epochs.len());
        return Ok((progress, model));
    }
    let model = match init {
        Some(bytes) => start(quantise::unpack(bytes)?, settings.inputs)?,
        None => Model::random(mix(settings.seed ^ 1), settings.hidden),
    };
    let progress = Progress {
        settings,
        steps: 0,
        epochs: Vec::new(),
        sha256: String::new(),
    };
    Ok((progress, model))
}

/// A network to begin with, if it can be trained with these inputs.
fn start((model, told): (Model, Inputs), inputs: Inputs) -> Result<Model, Failure> {
    if (told, inputs) == (Inputs::Rules, Inputs::Plain) {
        return Err(Failure::new(
            "inputs",
            "a network that knows the rule set does not unlearn it",
        ));
    }
    Ok(model)
}

/// A run between two epochs.
struct Run<'a> {
    data: &'a Dataset,
    table: Table,
    threads: usize,
    progress: Progress,
    model: Model,
}

impl Run<'_> {
    fn epoch(&mut self) -> Result<(), Failure> {
        let settings = self.progress.settings.clone();
        let training = self.data.training();
        let number = self.progress.epochs.len() as u32 + 1;
        let seed = mix(settings.seed ^ mix(u64::from(number)));
        let mut order: Vec<u32> = (0..training.len() as u32).collect();
        shuffle(&mut order, &mut Rng::new(seed));
        let mirror = match settings.mirror {
            true => Mirror::Drawn(mix(seed)),
            false => Mirror::Never,
        };
        let clock = Stopwatch::start();
        let mut batch = Batch::default();
        let mut samples: Vec<Sample> = Vec::with_capacity(settings.batch);
        let (mut loss, mut seen, mut shown) = (0.0, 0, 0);
        for part in order.chunks(settings.batch) {
            samples.clear();
            samples.extend(part.iter().map(|&at| training[at as usize]));
            batch.fill(&self.table, &samples, &settings.goal, mirror, seen as u64, self.threads);
            self.progress.steps += 1;
            let rate = Rate::new(
                rate_at(&settings, self.progress.steps, training.len()),
                settings.bucket_share,
                settings.decay,
                settings.inputs,
                self.progress.steps,
            );
            loss += self.model.learn(&mut batch, &settings.goal, &rate, self.threads);
            seen += samples.len();
            if clock.elapsed().as_secs() / 5 > shown {
                shown = clock.elapsed().as_secs() / 5;
                show(number, seen, training.len(), loss, clock);
            }
        }
        let training_loss = loss / seen as f64;
        if !training_loss.is_finite() {
            return Err(Failure::new(
                "diverged",
                format!("epoch {number}: the loss is {training_loss}"),
            ));
        }
        let speed = seen as f64 / clock.seconds();
        let holdout = self.measure(self.data.holdout());
        println!(
            "\repoch {number:>3}: training {training_loss:.6}, held out {:.6} (score {:.6}, result {:.6}), {speed:.0} positions/s",
            holdout.loss, holdout.score_error, holdout.result_error
        );
        self.progress.epochs.push(Epoch {
            epoch: number,
            training_loss,
            holdout,
        });
        Ok(())
    }

    fn measure(&mut self, samples: &[Sample]) -> Figures {
        let goal = self.progress.settings.goal;
        let mut sum = Sum::default();
        self.model
            .outputs(&self.table, samples, self.threads, |sample, _, output| {
                sum.add(&goal, &sample.label(), sigmoid(output));
            });
        sum.mean()
    }
}

fn show(epoch: u32, seen: usize, all: usize, loss: f64, clock: Stopwatch) {
    let speed = seen as f64 / clock.seconds();
    print!(
        "\repoch {epoch:>3}: {:>5.1} %, training {:.6}, {speed:.0} positions/s ",
        seen as f64 * 100.0 / all as f64,
        loss / seen as f64
    );
    // Progress is for people: nothing is lost when nobody reads it.
    let _ = std::io::stdout().flush();
}

/// The learning rate of a step, counted from 1: up in a line, down along half a cosine.
fn rate_at(settings: &Settings, step: u64, training: usize) -> f32 {
    let all = training.div_ceil(settings.batch) as u64 * u64::from(settings.epochs);
    let warmup = settings.warmup.min(all / 10);
    if step <= warmup {
        return settings.rate * step as f32 / warmup as f32;
    }
    let way = (step - warmup) as f64 / (all - warmup).max(1) as f64;
    let cosine = (1.0 + (std::f64::consts::PI * way).cos()) / 2.0;
    let end = f64::from(settings.rate_end);
    settings.rate * (end + (1.0 - end) * cosine) as f32
}

/// What predictors reach that know almost nothing: held-out figures.
struct Baselines {
    /// The mean target of the training positions.
    constant: Figures,
    /// A logistic of the lead on points.
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
