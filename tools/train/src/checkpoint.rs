//! The file that a training run can go on from: a line of JSON, then every value of the network and the optimiser.
//!
//! Owns that file. Values are written row by row over all tiles, so that the width of a tile is no part of the format.

use crate::failure::Failure;
use crate::features::Inputs;
use crate::loss::{Figures, Goal};
use crate::manifest::{sha256, write};
use crate::model::{Model, OutputBias};
use crate::tile::{Kept, Row, WEIGHTS, WIDTH};
use engine::nnue::format::OUTPUTS;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::Path;

/// Everything that decides how a run goes: equal settings give equal networks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// SHA-256 of the samples.
    pub(crate) data: String,
    /// What the network is told.
    pub(crate) inputs: Inputs,
    /// Columns.
    pub(crate) hidden: usize,
    /// Times that every training position is seen.
    pub(crate) epochs: u32,
    /// Positions a step.
    pub(crate) batch: usize,
    /// Highest learning rate.
    pub(crate) rate: f32,
    /// Share of it that is left at the end.
    pub(crate) rate_end: f32,
    /// Share of the rate for the rows of the buckets.
    pub(crate) bucket_share: f32,
    /// Steps until the highest rate.
    pub(crate) warmup: u64,
    /// Weight decay.
    pub(crate) decay: f32,
    /// What is learnt.
    pub(crate) goal: Goal,
    /// Whether positions are mirrored at random.
    pub(crate) mirror: bool,
    /// Seed of weights, order and mirrors.
    pub(crate) seed: u64,
    /// SHA-256 of the network to begin with.
    pub(crate) init: Option<String>,
}

/// What an epoch came to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Epoch {
    /// Counted from 1.
    pub(crate) epoch: u32,
    /// Mean loss over the training positions while they were learnt.
    pub(crate) training_loss: f64,
    /// Over the held-out positions at the end of the epoch.
    pub(crate) holdout: Figures,
}

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Progress {
    /// The settings.
    pub(crate) settings: Settings,
    /// Steps made.
    pub(crate) steps: u64,
    /// Epochs done.
    pub(crate) epochs: Vec<Epoch>,
    /// SHA-256 of everything after the line.
    pub(crate) sha256: String,
}

/// Writes a checkpoint.
pub(crate) fn save(path: &Path, mut progress: Progress, model: &Model) -> Result<(), Failure> {
    let mut bytes = Vec::with_capacity(3 * 4 * (WEIGHTS * model.hidden() + OUTPUTS));
    let parts: [fn(&Kept) -> &[Row]; 3] = [|kept| &kept.values, |kept| &kept.first, |kept| &kept.second];
    for part in parts {
        for row in 0..WEIGHTS {
            for tile in &model.tiles {
                bytes.extend(part(&tile.kept)[row].iter().flat_map(|value| value.to_le_bytes()));
            }
        }
    }
    for values in [model.bias.values, model.bias.first, model.bias.second] {
        bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
    }
    progress.sha256 = sha256(&bytes);
    let mut line = serde_json::to_vec(&progress).map_err(|error| Failure::new("manifest", error))?;
    line.push(b'\n');
    write(path, &[&line, &bytes])
}

/// Reads a checkpoint.
pub(crate) fn load(path: &Path) -> Result<(Progress, Model), Failure> {
    let bytes = fs::read(path).map_err(Failure::file(path))?;
    let fault = |why: String| Failure::new("bad_checkpoint", format!("{}: {why}", path.display()));
    let end = bytes
        .iter()
        .position(|&byte| byte == b'\n')
        .ok_or_else(|| fault("no first line".to_owned()))?;
    let progress: Progress = serde_json::from_slice(&bytes[..end]).map_err(|error| fault(error.to_string()))?;
    let payload = &bytes[end + 1..];
    if sha256(payload) != progress.sha256 {
        return Err(fault("the values do not fit their checksum".to_owned()));
    }
    let hidden = progress.settings.hidden;
    let (values, rest) = payload.as_chunks::<4>();
    let values: Vec<f32> = values.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect();
    if !rest.is_empty() || !hidden.is_multiple_of(WIDTH) || values.len() != 3 * (WEIGHTS * hidden + OUTPUTS) {
        return Err(fault("the number of values is wrong".to_owned()));
    }
    Ok((progress, rebuild(&values, hidden)))
}

/// The network of a checkpoint's values, whose number has been checked.
fn rebuild(values: &[f32], hidden: usize) -> Model {
    let (weights, biases) = values.split_at(3 * WEIGHTS * hidden);
    let rows = |part: usize, tile: usize| -> Vec<Row> {
        weights[part * WEIGHTS * hidden..][..WEIGHTS * hidden]
            .chunks_exact(hidden)
            .map(|row| row.as_chunks::<WIDTH>().0[tile])
            .collect()
    };
    let kept = (0..hidden / WIDTH).map(|tile| Kept {
        values: rows(0, tile),
        first: rows(1, tile),
        second: rows(2, tile),
    });
    let biases = biases.as_chunks::<OUTPUTS>().0;
    Model::new(
        kept,
        OutputBias {
            values: biases[0],
            first: biases[1],
            second: biases[2],
        },
    )
}
