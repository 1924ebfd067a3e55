//! `convert`: converts a checkpoint to a network file, and measures the rounding error.

use crate::checkpoint;
use crate::dataset::Dataset;
use crate::failure::Failure;
use crate::features::Table;
use crate::manifest::{beside, revision, sha256, write, write_json};
use crate::model::Model;
use crate::quantise;
use crate::train::{CHECKPOINT, KEPT};
use engine::nnue::format::{Net, SCALE};
use serde::Serialize;
use serde_json::json;
use std::fs;
use std::path::PathBuf;

/// Convert a trained network to a network file; networks that could overflow are refused
#[derive(Debug, clap::Args)]
pub(crate) struct ConvertArguments {
    /// Folder of a training run, or a checkpoint. For a finished run, the compact checkpoint is used, so that the same
    /// network can be created again later
    run: PathBuf,
    /// Prepared positions, of which the held-out ones are used to measure the rounding error
    #[arg(long)]
    data: PathBuf,
    /// Folder for the network, whose name is derived from its contents, and its manifest, with .json appended
    #[arg(long, default_value = ".")]
    out: PathBuf,
    /// Maximum average rounding error in centipawns; other networks are refused
    #[arg(long, default_value_t = 10.0)]
    most_error: f64,
}

/// Differences between the rounded and the exact network, in centipawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Rounding {
    /// Number of compared positions: those with an exact value within ±2,500.
    pub(crate) positions: u64,
    /// Mean absolute difference.
    pub(crate) mean: f64,
    /// Largest absolute difference.
    pub(crate) max: f64,
}

pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    let path = match arguments.run.is_dir() {
        true if arguments.run.join(KEPT).exists() => arguments.run.join(KEPT),
        true => arguments.run.join(CHECKPOINT),
        false => arguments.run.clone(),
    };
    let (progress, mut model) = checkpoint::load(&path)?;
    let data = Dataset::read(&arguments.data)?;
    let net = quantise::pack(&model, progress.settings.inputs)?;
    let rounding = rounding(&mut model, &net, &data);
    println!(
        "rounding costs {:.2} centipawns on average, {:.0} at most, over {} held-out positions",
        rounding.mean, rounding.max, rounding.positions
    );
    if rounding.mean > arguments.most_error {
        return Err(Failure::new("rounding", "the rounded network is another one"));
    }
    let bytes = net.write().map_err(|error| Failure::new("bad_net", error))?;
    let out = arguments.out.join(net.name());
    write(&out, [&bytes])?;
    let training = path.with_file_name("manifest.json");
    let training: serde_json::Value = match fs::read(&training) {
        Ok(text) => serde_json::from_slice(&text).map_err(|error| Failure::new("manifest", error))?,
        Err(_) => json!(progress),
    };
    let manifest = json!({
        "command": "convert", "commit": revision(), "net": net.name(), "sha256": sha256(&bytes),
        "inputs": progress.settings.inputs,
        "rounding": rounding, "training": training,
    });
    write_json(&beside(&out), &manifest)?;
    println!("{}", out.display());
    Ok(())
}

/// Compares the rounded network with the exact one on at most 20,000 held-out positions.
fn rounding(model: &mut Model, net: &Net, data: &Dataset) -> Rounding {
    let mut rounding = Rounding::default();
    let samples = &data.holdout()[..data.holdout().len().min(20_000)];
    model.outputs(&Table::new(), samples, 1, |_, input, output| {
        let exact = f64::from(output) * f64::from(SCALE);
        if exact.abs() <= 2_500.0 {
            let difference = (f64::from(quantise::evaluate(net, input)) - exact).abs();
            rounding.positions += 1;
            rounding.mean += difference;
            rounding.max = rounding.max.max(difference);
        }
    });
    rounding.mean /= rounding.positions.max(1) as f64;
    rounding
}
