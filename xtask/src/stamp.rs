//! Stamps that record finished work, so that it is repeated only if its input files change.

use crate::failure::Failure;
use std::collections::hash_map::DefaultHasher;
use std::fmt::Debug;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

/// Hash of the inputs of some work. `file` contains the hash for which the work was last done.
#[derive(Debug)]
pub(crate) struct Stamp {
    file: PathBuf,
    now: String,
}

impl Stamp {
    /// Hashes the names and contents of `inputs`, except files and folders with a name in `skip`, at any depth.
    pub(crate) fn of(file: PathBuf, inputs: &[PathBuf], skip: &[&str]) -> Result<Self, Failure> {
        let mut hasher = DefaultHasher::new();
        for input in inputs {
            add(input, skip, &mut hasher)?;
        }
        Ok(Self {
            file,
            now: format!("{:016x}\n", hasher.finish()),
        })
    }

    /// Makes the stamp also depend on a variant of the work, such as the kind of build.
    pub(crate) fn also(mut self, way: impl Debug) -> Self {
        self.now = format!("{way:?} {}", self.now);
        self
    }

    /// Returns whether the work was last done for the current inputs.
    pub(crate) fn is_fresh(&self) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|then| then == self.now)
    }

    /// Records that the work has been done.
    pub(crate) fn set(&self) -> Result<(), Failure> {
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder).map_err(Failure::at(folder))?;
        }
        fs::write(&self.file, &self.now).map_err(Failure::at(&self.file))
    }
}

fn add(path: &Path, skip: &[&str], hasher: &mut DefaultHasher) -> Result<(), Failure> {
    let name = path.file_name().unwrap_or_default();
    if skip.iter().any(|skipped| name == *skipped) || !path.exists() {
        return Ok(());
    }
    name.hash(hasher);
    if path.is_dir() {
        let entries = fs::read_dir(path).map_err(Failure::at(path))?;
        let mut children: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        children.sort();
        children.iter().try_for_each(|child| add(child, skip, hasher))
    } else {
        fs::read(path).map_err(Failure::at(path))?.hash(hasher);
        Ok(())
    }
}
