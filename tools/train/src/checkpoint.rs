//! The checkpoint file, from which a training run can continue.
//!
//! The file consists of a line of JSON and all values of the network and the optimiser. The values are written row by
//! row over all tiles, so that the width of a tile is not part of the format.
//!
//! [`save`] writes exact values, from which an interrupted run can continue. [`keep`] writes a smaller file for later
//! training.

use crate::encoding::{Encoding, Part};
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

/// All settings that determine the result of a run. The same settings lead to the same network.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Settings {
    /// SHA-256 of the samples.
    pub(crate) data: String,
    pub(crate) inputs: Inputs,
    /// Number of columns of the network.
    pub(crate) hidden: usize,
    /// Number of passes over the training positions.
    pub(crate) epochs: u32,
    /// Number of positions per step.
    pub(crate) batch: usize,
    /// Maximum learning rate.
    pub(crate) rate: f32,
    /// Fraction of the maximum learning rate at the end.
    pub(crate) rate_end: f32,
    /// Learning rate of the bucket rows, as a fraction of that of the other rows.
    pub(crate) bucket_share: f32,
    /// Number of steps until the maximum learning rate is reached, limited to a tenth of all steps.
    pub(crate) warmup: u64,
    pub(crate) decay: f32,
    pub(crate) goal: Goal,
    /// Whether positions are mirrored at random.
    pub(crate) mirror: bool,
    /// Seed of the initial weights, the order of the positions and the mirroring.
    pub(crate) seed: u64,
    /// SHA-256 of the network file to start from.
    pub(crate) init: Option<String>,
    /// SHA-256 of the checkpoint to start from.
    pub(crate) resumed: Option<String>,
    /// Number of steps already included in the moments of that checkpoint.
    pub(crate) steps_before: u64,
}

/// Result of an epoch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Epoch {
    /// Number of the epoch, counted from 1.
    pub(crate) epoch: u32,
    /// Mean loss over the training positions during the epoch.
    pub(crate) training_loss: f64,
    /// Figures for the held-out positions at the end of the epoch.
    pub(crate) holdout: Figures,
}

/// Progress of an unfinished epoch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Begun {
    /// Number of positions processed.
    pub(crate) positions: usize,
    /// Bits of the sum of their losses, because a decimal number might not be restored exactly.
    pub(crate) loss_bits: u64,
}

/// Progress of a run: the first line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Progress {
    pub(crate) settings: Settings,
    /// Number of completed steps.
    pub(crate) steps: u64,
    /// Results of completed epochs.
    pub(crate) epochs: Vec<Epoch>,
    /// Progress of the next epoch, if it has started.
    pub(crate) begun: Option<Begun>,
    pub(crate) encoding: Encoding,
    /// SHA-256 of everything after the first line.
    pub(crate) sha256: String,
}

/// Writes a checkpoint with exact values.
pub(crate) fn save(path: &Path, progress: Progress, model: &Model) -> Result<(), Failure> {
    store(path, progress, model, Encoding::Exact)
}

/// Writes a compact checkpoint, with [`Encoding::Small`].
pub(crate) fn keep(path: &Path, progress: Progress, model: &Model) -> Result<(), Failure> {
    store(path, progress, model, Encoding::Small)
}

fn store(path: &Path, mut progress: Progress, model: &Model, encoding: Encoding) -> Result<(), Failure> {
    let mut bytes = Vec::with_capacity(length(model.hidden(), encoding));
    for part in Part::ALL {
        for row in 0..WEIGHTS {
            for tile in &model.tiles {
                let values = &rows(&tile.kept, part)[row];
                values.iter().for_each(|&value| encoding.write(part, value, &mut bytes));
            }
        }
    }
    for values in [model.bias.values, model.bias.first, model.bias.second] {
        bytes.extend(values.iter().flat_map(|value| value.to_le_bytes()));
    }
    progress.encoding = encoding;
    progress.sha256 = sha256(&bytes);
    let mut line = serde_json::to_vec(&progress).map_err(|error| Failure::new("manifest", error))?;
    line.push(b'\n');
    write(path, [line, bytes])
}

fn rows(kept: &Kept, part: Part) -> &[Row] {
    match part {
        Part::Value => &kept.values,
        Part::First => &kept.first,
        Part::Second => &kept.second,
    }
}

/// Returns the number of bytes of all values of a network with this many columns. Output biases are always exact.
fn length(hidden: usize, encoding: Encoding) -> usize {
    let weight: usize = Part::ALL.iter().map(|&part| encoding.bytes(part)).sum();
    WEIGHTS * hidden * weight + 3 * 4 * OUTPUTS
}

/// Reads a checkpoint in either encoding.
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
    if !hidden.is_multiple_of(WIDTH) || payload.len() != length(hidden, progress.encoding) {
        return Err(fault("the number of values is wrong".to_owned()));
    }
    let model = rebuild(payload, hidden, progress.encoding);
    Ok((progress, model))
}

/// Rebuilds the network from the values of a checkpoint, whose length has been checked.
fn rebuild(mut payload: &[u8], hidden: usize, encoding: Encoding) -> Model {
    let empty = || Kept {
        values: vec![[0.0; WIDTH]; WEIGHTS],
        first: vec![[0.0; WIDTH]; WEIGHTS],
        second: vec![[0.0; WIDTH]; WEIGHTS],
    };
    let mut tiles: Vec<Kept> = (0..hidden / WIDTH).map(|_| empty()).collect();
    for part in Part::ALL {
        let bytes = encoding.bytes(part);
        let (weights, rest) = payload.split_at(WEIGHTS * hidden * bytes);
        payload = rest;
        for (at, number) in weights.chunks_exact(bytes).enumerate() {
            let (row, column) = (at / hidden, at % hidden);
            let kept = &mut tiles[column / WIDTH];
            let rows = match part {
                Part::Value => &mut kept.values,
                Part::First => &mut kept.first,
                Part::Second => &mut kept.second,
            };
            rows[row][column % WIDTH] = encoding.read(part, number);
        }
    }
    let mut biases = payload
        .as_chunks::<4>()
        .0
        .iter()
        .map(|&bytes| f32::from_le_bytes(bytes));
    let mut next = || -> [f32; OUTPUTS] { std::array::from_fn(|_| biases.next().unwrap_or_default()) };
    let bias = OutputBias {
        values: next(),
        first: next(),
        second: next(),
    };
    Model::new(tiles.into_iter(), bias)
}

#[cfg(test)]
mod tests {
    use super::{Part, length, load, rows};
    use crate::encoding::Encoding;
    use crate::quantise::pack;
    use crate::tile::WIDTH;
    use engine::nnue::format::HIDDEN;
    use std::ffi::OsStr;
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The compact checkpoint is in the repository, so its values must not exceed 17 MB.
    #[test]
    fn the_kept_form_is_small() {
        assert!(length(HIDDEN, Encoding::Small) <= 17_000_000);
    }

    /// The checkpoint in this crate must be readable and produce the network after which it is named.
    #[test]
    fn what_is_kept_makes_the_network_of_its_name() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/checkpoints");
        let files: Vec<PathBuf> = fs::read_dir(folder)
            .expect("the folder of checkpoints")
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.extension() == Some(OsStr::new("jtc")))
            .collect();
        let [path] = &files[..] else {
            panic!("one checkpoint, not {files:?}");
        };
        let (progress, model) = load(path).expect("a checkpoint");
        assert_eq!(progress.epochs.len() as u32, progress.settings.epochs);
        let name = pack(&model, progress.settings.inputs).expect("in range").name();
        assert_eq!(Path::new(&name).file_stem(), path.file_stem());
    }

    #[test]
    fn all_parts_have_room_in_the_file() {
        let model = crate::model::Model::random(1, WIDTH);
        let numbers: usize = Part::ALL
            .iter()
            .map(|&part| rows(&model.tiles[0].kept, part).len() * WIDTH)
            .sum();
        assert_eq!(length(WIDTH, Encoding::Exact), 4 * (numbers + 3 * 8));
    }
}
