//! A folder of tables, in files called `OBJECTIVE/SIGNATURE.jgt`.
//!
//! A file is written under a temporary name and renamed when complete, so interrupted work resumes with the first
//! missing table. Loading a table verifies its checksum.

use crate::build::{BuildError, needed, solve};
use crate::format::{FormatError, from_bytes, to_bytes};
use crate::layout::{Layout, are_colours_one, canonical};
use crate::objective::Objective;
use crate::put::put;
use crate::receipt::Receipt;
use crate::signature::Signature;
use crate::smaller::Table;
use crate::verify::{Verified, verify};
use crate::work::Work;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Reason why work on a folder failed.
#[derive(Debug)]
pub enum FolderError {
    /// Reading or writing failed.
    File(PathBuf, io::Error),
    /// A file is not a valid table.
    Format(PathBuf, FormatError),
    /// Solving or checking failed, or a table is missing.
    Build(BuildError),
}

impl FolderError {
    /// Returns a stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            FolderError::File(..) => "file",
            FolderError::Format(_, error) => error.code(),
            FolderError::Build(error) => error.code(),
        }
    }
}

impl fmt::Display for FolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FolderError::File(path, error) => write!(f, "{}: {error}", path.display()),
            FolderError::Format(path, error) => write!(f, "{}: {error}", path.display()),
            FolderError::Build(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FolderError {}

/// Progress of one table of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    Kept,
    /// Building has started.
    Begun {
        entries: u64,
        /// Approximate memory in bytes.
        memory: u64,
    },
    /// The table is complete.
    Made {
        entries: u64,
        /// Size of the file in bytes.
        bytes: u64,
        /// Longest distance in the table and in the smaller tables on which it depends.
        longest: u8,
        /// Number of entries that may depend on endless checks.
        unsure: u64,
    },
}

/// Result of checking one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Checked {
    /// An earlier check found the table correct.
    Before(Verified),
    /// The table was checked by this run.
    Now(Verified),
}

impl Checked {
    /// Returns the result of the check.
    #[must_use]
    pub const fn verified(&self) -> &Verified {
        match self {
            Checked::Before(verified) | Checked::Now(verified) => verified,
        }
    }
}

/// A folder of tables.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Creates a handle to the folder with this path, which need not exist.
    #[must_use]
    pub fn new(path: &Path) -> Folder {
        Folder { path: path.to_owned() }
    }

    /// Returns the path of the table file for a stored signature.
    #[must_use]
    pub fn file(&self, objective: Objective, signature: Signature) -> PathBuf {
        self.path.join(objective.id()).join(format!("{signature}.jgt"))
    }

    /// Lists the tables in the folder, of all objectives. Only file names are read.
    ///
    /// # Errors
    /// If the folder cannot be read. A missing subfolder counts as empty.
    pub fn held(&self) -> io::Result<Vec<(Objective, Signature)>> {
        let mut held = Vec::new();
        // The folder itself must exist.
        fs::read_dir(&self.path)?;
        for objective in Objective::ALL {
            let files = match fs::read_dir(self.path.join(objective.id())) {
                Ok(files) => files,
                Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
                Err(error) => return Err(error),
            };
            for file in files {
                let name = file?.file_name();
                let signature = name.to_str().and_then(|name| name.strip_suffix(".jgt"));
                held.extend(
                    signature
                        .and_then(Signature::parse)
                        .map(|signature| (objective, signature)),
                );
            }
        }
        Ok(held)
    }

    /// Builds all missing tables of `signatures` and of the smaller signatures on which they depend. `report` receives
    /// each signature, the number of the signature in the list, the length of the list, and the progress.
    ///
    /// # Errors
    /// [`FolderError`]; tables that are already complete remain.
    pub fn build(
        &self,
        objective: Objective,
        signatures: &[Signature],
        work: &Work<'_>,
        mut report: impl FnMut(Signature, usize, usize, Built),
    ) -> Result<(), FolderError> {
        let list = all_needed(objective, signatures);
        if let Some(large) = list.iter().find(|signature| entries(objective, **signature) == 0) {
            return Err(FolderError::Build(BuildError::TooLarge(*large)));
        }
        let mut tables = HashMap::new();
        for (number, signature) in list.iter().enumerate() {
            let path = self.file(objective, *signature);
            let built = if path.exists() {
                Built::Kept
            } else {
                let entries = entries(objective, *signature);
                let memory = memory(objective, *signature);
                report(*signature, number + 1, list.len(), Built::Begun { entries, memory });
                self.load_smaller(objective, *signature, &mut tables)?;
                let table = solve(objective, *signature, &tables, work).map_err(FolderError::Build)?;
                let bytes = to_bytes(objective, &table);
                put(&path, &bytes).map_err(|error| FolderError::File(path.clone(), error))?;
                let built = Built::Made {
                    entries: table.entries.len() as u64,
                    bytes: bytes.len() as u64,
                    longest: table.longest,
                    unsure: table.unsure,
                };
                tables.insert(*signature, Arc::new(table));
                built
            };
            report(*signature, number + 1, list.len(), built);
        }
        Ok(())
    }

    /// Verifies all tables of `signatures` and of the smaller signatures on which they depend, including checksums. An
    /// earlier result without faults is reused if the code, the table and the tables to which captures lead have not
    /// changed. `report` receives each signature, the number of the signature in the list, the length of the list, and
    /// the result.
    ///
    /// # Errors
    /// [`FolderError`], for example if a table is missing.
    pub fn verify(
        &self,
        objective: Objective,
        signatures: &[Signature],
        work: &Work<'_>,
        mut report: impl FnMut(Signature, usize, usize, &Checked),
    ) -> Result<(), FolderError> {
        let list = all_needed(objective, signatures);
        let mut tables = HashMap::new();
        for (number, &signature) in list.iter().enumerate() {
            let path = self.file(objective, signature);
            let file = |error| FolderError::File(path.clone(), error);
            self.load_smaller(objective, signature, &mut tables)?;
            let table = match tables.get(&signature) {
                Some(table) => Arc::clone(table),
                None => Arc::new(self.load(objective, signature)?),
            };
            let smaller: Vec<PathBuf> = after_captures(objective, signature)
                .map(|after| self.file(objective, after))
                .collect();
            let sums = Receipt::sums(&path, &smaller).map_err(file)?;
            let checked = match Receipt::read(&path, &sums) {
                Some(verified) => Checked::Before(verified),
                None => {
                    let verified = verify(objective, &table, &tables, work).map_err(FolderError::Build)?;
                    if verified.faults.is_empty() {
                        // If the result cannot be stored (for example, in a read-only folder), the next run checks the
                        // table again.
                        let _ = Receipt::write(&path, sums, verified.clone());
                    }
                    Checked::Now(verified)
                }
            };
            report(signature, number + 1, list.len(), &checked);
            tables.insert(signature, table);
        }
        Ok(())
    }

    /// Drops large tables that no capture leads to, and then loads the missing tables that captures lead to.
    fn load_smaller(
        &self,
        objective: Objective,
        signature: Signature,
        tables: &mut HashMap<Signature, Arc<Table>>,
    ) -> Result<(), FolderError> {
        let smaller: Vec<Signature> = after_captures(objective, signature).collect();
        tables.retain(|kept, table| smaller.contains(kept) || table.entries.len() < SMALL);
        for signature in smaller {
            if let Entry::Vacant(place) = tables.entry(signature) {
                place.insert(Arc::new(self.load(objective, signature)?));
            }
        }
        Ok(())
    }

    /// Reads a whole table into memory and verifies its checksum.
    ///
    /// # Errors
    /// [`FolderError`] if the table is missing, cannot be read, or is not valid.
    pub fn load(&self, objective: Objective, signature: Signature) -> Result<Table, FolderError> {
        let path = self.file(objective, signature);
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(FolderError::Build(BuildError::Missing(signature)));
            }
            Err(error) => return Err(FolderError::File(path, error)),
        };
        from_bytes(&bytes, objective, signature).map_err(|error| FolderError::Format(path, error))
    }
}

/// Returns the signatures to which captures lead, in their stored form.
fn after_captures(objective: Objective, stored: Signature) -> impl Iterator<Item = Signature> {
    stored.after_captures().map(move |after| canonical(objective, after).0)
}

/// Size in bytes below which tables stay in memory.
const SMALL: usize = 8 << 20;

/// Returns the number of entries of a table; 0 if a table of this signature cannot exist.
fn entries(objective: Objective, stored: Signature) -> u64 {
    Layout::new(objective, stored).map_or(0, |layout| layout.size() as u64)
}

/// Returns the approximate memory in bytes for building a table. This includes the smaller tables, and either two runs
/// of the solver or, later, one run and the file. If the colours share numbers, the second run is twice as large.
fn memory(objective: Objective, stored: Signature) -> u64 {
    let mut smaller: Vec<Signature> = after_captures(objective, stored).collect();
    smaller.sort_unstable();
    smaller.dedup();
    let below: u64 = smaller.into_iter().map(|one| entries(objective, one)).sum();
    let runs = if are_colours_one(objective, stored) { 3 } else { 2 };
    runs * entries(objective, stored) + below + 2 * SMALL as u64
}

fn all_needed(objective: Objective, signatures: &[Signature]) -> Vec<Signature> {
    let mut list: Vec<Signature> = signatures
        .iter()
        .flat_map(|signature| needed(objective, *signature))
        .collect();
    list.sort_by_key(|signature| (signature.pieces(), *signature));
    list.dedup();
    list
}
