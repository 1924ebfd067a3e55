//! A folder of tables: `OBJECTIVE/SIGNATURE.jgt`. A file is written beside its name and takes the name when it is complete, so a file of
//! that name is whole; its sum is checked when it is read to build on it. Work continues where it was stopped, by signature.

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

/// Why a folder could not be worked on.
#[derive(Debug)]
pub enum FolderError {
    /// Reading or writing failed.
    File(PathBuf, io::Error),
    /// A file is not a table.
    Format(PathBuf, FormatError),
    /// Solving or checking failed.
    Build(BuildError),
}

impl FolderError {
    /// A stable word for programs.
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

/// What happened to one table of a build.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Built {
    Kept,
    /// It is being made, and takes about so much memory.
    Begun {
        /// Numbers of the table.
        entries: u64,
        /// Bytes of memory.
        memory: u64,
    },
    /// It was made: entries, bytes of the file, longest distance.
    Made {
        /// Numbers of the table.
        entries: u64,
        /// Size of the file.
        bytes: u64,
        /// The longest distance in it and the smaller ones.
        longest: u8,
        /// Entries that depend on checks without end.
        unsure: u64,
    },
}

/// What is known of one table of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Checked {
    /// It was found right by an earlier check.
    Before(Verified),
    /// It was looked through.
    Now(Verified),
}

impl Checked {
    /// What the check came to.
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
    /// The folder of this path, which need not exist.
    #[must_use]
    pub fn new(path: &Path) -> Folder {
        Folder { path: path.to_owned() }
    }

    /// The file of a stored signature.
    #[must_use]
    pub fn file(&self, objective: Objective, signature: Signature) -> PathBuf {
        self.path.join(objective.id()).join(format!("{signature}.jgt"))
    }

    /// Every table in the folder, of all objectives, by the names of the files.
    ///
    /// # Errors
    /// If the folder cannot be read. One of an objective that is not there is empty.
    pub fn held(&self) -> io::Result<Vec<(Objective, Signature)>> {
        let mut held = Vec::new();
        // The folder itself has to be there.
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

    /// Makes every table that is not there of `signatures` and of what they rest on; `report` sees each with its place among all.
    ///
    /// # Errors
    /// [`FolderError`]; when it was stopped, the tables made so far remain.
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

    /// Checks every table of `signatures` and of what they rest on, sums included. What was found without faults before, in the same
    /// bytes, is not checked again; `report` sees each with its place among all.
    ///
    /// # Errors
    /// [`FolderError`], also when a table is missing.
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
                        // Where it cannot be kept, as in a folder that may only be read, the next check begins again.
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

    /// Keeps in memory what captures lead to, and nothing else.
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

    /// Reads one whole table and checks its sum.
    ///
    /// # Errors
    /// [`FolderError`]
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

/// What captures lead to, as it is stored.
fn after_captures(objective: Objective, stored: Signature) -> impl Iterator<Item = Signature> {
    stored.after_captures().map(move |after| canonical(objective, after).0)
}

/// Tables below this size stay in memory while others are made.
const SMALL: usize = 8 << 20;

/// The numbers of a table; 0 where there can be none.
fn entries(objective: Objective, stored: Signature) -> u64 {
    Layout::new(objective, stored).map_or(0, |layout| layout.size() as u64)
}

/// The most memory that making a table takes: two runs of the solver at a time, or one and the file, beside the smaller tables. Where the
/// colours are numbered as one, the second run numbers both.
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
