//! The file of prepared positions: a line of JSON, then the samples for training, then the held-out samples.
//!
//! There may be more than a hundred million samples, so they are held in memory only once, and never together with the
//! bytes of the file. This module must not depend on games or networks.

use crate::failure::Failure;
use crate::manifest::{Source, sha256_of, write};
use crate::sample::{BYTES, Sample};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

/// Version of the layout. Since version 2, a sample contains the rule class of its rule set.
const FORMAT: u32 = 2;

/// Header of the file, stored in its first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Header {
    /// Version of the layout.
    pub(crate) janggun_samples: u32,
    /// Number of positions for training.
    pub(crate) training: usize,
    /// Number of held-out positions, which come from different games.
    pub(crate) holdout: usize,
    /// SHA-256 of everything after the first line.
    pub(crate) sha256: String,
    /// Seed of the split and the order.
    pub(crate) seed: u64,
    /// Revision of the program that prepared the positions.
    pub(crate) commit: String,
    /// Weight of the next ply in the scores.
    #[serde(default)]
    pub(crate) trace: f32,
    /// Scale for which `sigmoid(score / scale)` fits the results best.
    pub(crate) score_scale: f64,
    /// Files of games from which the positions come.
    pub(crate) sources: Vec<Source>,
}

/// Prepared positions in memory.
#[derive(Debug)]
pub(crate) struct Dataset {
    pub(crate) header: Header,
    samples: Vec<Sample>,
}

impl Header {
    /// Creates a header without counts and hash, which [`Dataset::write`] fills in.
    pub(crate) fn new(seed: u64, commit: String, trace: f32, score_scale: f64, sources: Vec<Source>) -> Header {
        Header {
            janggun_samples: FORMAT,
            training: 0,
            holdout: 0,
            sha256: String::new(),
            seed,
            commit,
            trace,
            score_scale,
            sources,
        }
    }
}

impl Dataset {
    pub(crate) fn training(&self) -> &[Sample] {
        &self.samples[..self.header.training]
    }

    pub(crate) fn holdout(&self) -> &[Sample] {
        &self.samples[self.header.training..]
    }

    /// Writes the file. Returns the header with its counts and hash filled in.
    pub(crate) fn write(
        path: &Path,
        mut header: Header,
        training: &[Sample],
        holdout: &[Sample],
    ) -> Result<Header, Failure> {
        let samples = || training.iter().chain(holdout).map(AsRef::as_ref);
        header.training = training.len();
        header.holdout = holdout.len();
        header.sha256 = sha256_of(samples());
        let mut line = serde_json::to_vec(&header).map_err(|error| Failure::new("manifest", error))?;
        line.push(b'\n');
        write(path, [&line[..]].into_iter().chain(samples()))?;
        Ok(header)
    }

    /// Reads a file and checks it.
    pub(crate) fn read(path: &Path) -> Result<Dataset, Failure> {
        let fault = |why: String| Failure::new("bad_dataset", format!("{}: {why}", path.display()));
        let file = File::open(path).map_err(Failure::file(path))?;
        let length = file.metadata().map_err(Failure::file(path))?.len();
        let mut file = BufReader::with_capacity(1 << 20, file);
        let mut line = Vec::new();
        file.read_until(b'\n', &mut line).map_err(Failure::file(path))?;
        if line.pop() != Some(b'\n') {
            return Err(fault("no first line".to_owned()));
        }
        let header: Header = serde_json::from_slice(&line).map_err(|error| fault(error.to_string()))?;
        if header.janggun_samples != FORMAT {
            return Err(fault(format!(
                "version {}, this program reads version {FORMAT}: prepare it again",
                header.janggun_samples
            )));
        }
        let count = header.training.checked_add(header.holdout);
        let bytes = length - (line.len() as u64 + 1);
        let Some(count) = count.filter(|&count| (count as u64).checked_mul(BYTES as u64) == Some(bytes)) else {
            return Err(fault(
                "the number of positions is not what the first line says".to_owned(),
            ));
        };
        let mut samples = Vec::with_capacity(count);
        for _ in 0..count {
            let mut sample = Sample([0; BYTES]);
            file.read_exact(&mut sample.0).map_err(Failure::file(path))?;
            samples.push(sample);
        }
        if sha256_of(&samples) != header.sha256 {
            return Err(fault("the positions do not fit their checksum".to_owned()));
        }
        Ok(Dataset { header, samples })
    }
}

#[cfg(test)]
mod tests {
    use super::{Dataset, Header};
    use crate::sample::Sample;
    use std::fs;

    #[test]
    fn files_come_back_and_faulty_ones_do_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.jsd");
        let training: Vec<Sample> = (0..9).map(|byte| Sample([byte; 32])).collect();
        let holdout = [Sample([99; 32])];
        let header = Header::new(3, "x".to_owned(), 0.5, 400.0, Vec::new());
        Dataset::write(&path, header, &training, &holdout).expect("written");
        let read = Dataset::read(&path).expect("read");
        assert_eq!((read.training(), read.holdout()), (&training[..], &holdout[..]));
        let bytes = fs::read(&path).expect("bytes");
        let line = bytes.iter().position(|&byte| byte == b'\n').expect("a line");
        for cut in [0, line, line + 1, bytes.len() - 32, bytes.len() - 1] {
            fs::write(&path, &bytes[..cut]).expect("cut");
            assert!(Dataset::read(&path).is_err(), "{cut}");
        }
        fs::write(&path, [&bytes[..], &[0; 32]].concat()).expect("longer");
        assert_eq!(Dataset::read(&path).expect_err("longer").code, "bad_dataset");
        let text = String::from_utf8(bytes[..line].to_vec()).expect("JSON");
        let older = text.replace("\"janggun_samples\":2", "\"janggun_samples\":1");
        fs::write(&path, [older.as_bytes(), &bytes[line..]].concat()).expect("older");
        let fault = Dataset::read(&path).expect_err("older");
        assert!(fault.detail.contains("version 1"), "{fault}");
        let mut changed = bytes.clone();
        changed[line + 5] ^= 1;
        fs::write(&path, changed).expect("changed");
        assert_eq!(Dataset::read(&path).expect_err("changed").code, "bad_dataset");
    }
}
