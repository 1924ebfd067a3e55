//! A folder that appears only when it is complete, with checksums of its files.
//!
//! This module must not depend on the content of the files.

use command::Failure;
use flate2::write::GzEncoder;
use flate2::{Compression, GzBuilder};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// File with the checksums, in the format that `sha256sum -c` reads.
pub(super) const SUMS: &str = "SHA256SUMS";

/// A folder that is being written under a temporary name.
pub(super) struct NewFolder {
    wanted: PathBuf,
    partial: PathBuf,
    /// SHA-256 in hexadecimal, by path within the folder.
    sums: BTreeMap<String, String>,
}

/// A file that is hashed while it is written.
pub(super) struct SummedFile {
    /// Slash-separated path within the folder.
    path: String,
    file: BufWriter<File>,
    sum: Sha256,
}

impl NewFolder {
    /// Creates the temporary folder next to the final path, and deletes the remains of an interrupted run. Fails if the
    /// final folder is not empty.
    pub(super) fn begin(wanted: &Path) -> Result<Self, Failure> {
        let taken = || {
            let detail = format!("{} exists and is not empty", wanted.display());
            Failure::usage("folder_exists", detail)
        };
        match fs::read_dir(wanted).map(|mut entries| entries.next().is_none()) {
            Ok(true) => {}
            Ok(false) => return Err(taken()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(cannot_write(wanted, &error)),
        }
        let mut name = wanted
            .file_name()
            .ok_or_else(|| Failure::usage("file", format!("{} is not the name of a folder", wanted.display())))?
            .to_owned();
        name.push(".janggun-partial");
        let partial = wanted.with_file_name(name);
        match fs::remove_dir_all(&partial) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(cannot_write(&partial, &error)),
        }
        fs::create_dir_all(&partial).map_err(|error| cannot_write(&partial, &error))?;
        Ok(Self {
            wanted: wanted.to_owned(),
            partial,
            sums: BTreeMap::new(),
        })
    }

    /// Creates the file at a slash-separated path within the folder.
    pub(super) fn file(&self, path: &str) -> Result<SummedFile, Failure> {
        let at = self.partial.join(path);
        let made = at.parent().map_or(Ok(()), fs::create_dir_all);
        let file = made.and_then(|()| File::create(&at));
        Ok(SummedFile {
            path: path.to_owned(),
            file: BufWriter::new(file.map_err(|error| cannot_write(&at, &error))?),
            sum: Sha256::new(),
        })
    }

    /// Creates a gzip file without a timestamp, so equal content results in equal bytes.
    pub(super) fn packed_file(&self, path: &str) -> Result<GzEncoder<SummedFile>, Failure> {
        Ok(GzBuilder::new()
            .mtime(0)
            .write(self.file(path)?, Compression::default()))
    }

    /// Completes a file and records its checksum.
    pub(super) fn close(&mut self, file: SummedFile) -> Result<(), Failure> {
        let SummedFile { path, file, sum } = file;
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        let sum: String = sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        self.sums.insert(path, sum);
        Ok(())
    }

    /// Completes a compressed file and records its checksum.
    pub(super) fn close_packed(&mut self, file: GzEncoder<SummedFile>) -> Result<(), Failure> {
        self.close(file.finish()?)
    }

    /// Writes a complete file.
    pub(super) fn write(&mut self, path: &str, content: &[u8]) -> Result<(), Failure> {
        let mut file = self.file(path)?;
        file.write_all(content)?;
        self.close(file)
    }

    /// Writes the checksums and renames the folder to its final path. Returns the number of files.
    pub(super) fn finish(mut self) -> Result<usize, Failure> {
        let lines = self.sums.iter().map(|(path, sum)| format!("{sum}  {path}\n"));
        let text: String = lines.collect();
        self.write(SUMS, text.as_bytes())?;
        // Some systems cannot rename a folder over an empty one.
        match fs::remove_dir(&self.wanted) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(cannot_write(&self.wanted, &error)),
        }
        fs::rename(&self.partial, &self.wanted).map_err(|error| cannot_write(&self.wanted, &error))?;
        Ok(self.sums.len())
    }
}

impl Write for SummedFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.file.write(bytes)?;
        self.sum.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::work("file", format!("{}: {error}", path.display()))
}
