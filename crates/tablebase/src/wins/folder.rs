//! A folder of solved rounds, in files named `OBJECTIVE/SIGNATURE/ROUND.jgr`.
//!
//! The files are written under a temporary name and renamed, so that an interrupted run can continue from the last
//! complete round. The last file of a solved signature contains no changes.
//!
//! A file begins with `JGWINS`, two version bytes and the SHA-256 of the rest. LZ4 blocks with prepended decompressed
//! sizes follow, each preceded by its length in four bytes. A decompressed block contains 17 bytes per change, little
//! endian: the table (1), the row (4) and the squares added (12).

use super::change::Change;
use super::family::Family;
use super::reading::{Count, Counter, Reading};
use super::solve::{Wins, WinsError};
use crate::objective::Objective;
use crate::signature::Signature;
use crate::work::Work;
use janggi::Position;
use sha2::{Digest, Sha256};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

const MAGIC: &[u8; 8] = b"JGWINS\x01\x00";
const SUM: usize = 32;
const CHANGE: usize = 17;
/// Number of changes in one compressed block.
const PART: usize = 1 << 16;

/// Reason why work on a folder of wins failed.
#[derive(Debug)]
pub enum WinsFolderError {
    /// Reading or writing failed.
    File(PathBuf, io::Error),
    /// A file is damaged or is not a round of the signature.
    Damaged(PathBuf),
    /// The signature has not been solved completely.
    Unfinished(Signature),
    /// Solving failed, or the signature is not supported.
    Wins(WinsError),
}

impl WinsFolderError {
    /// Returns a stable error code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            WinsFolderError::File(..) => "file",
            WinsFolderError::Damaged(_) => "wins_damaged",
            WinsFolderError::Unfinished(_) => "wins_unfinished",
            WinsFolderError::Wins(error) => error.code(),
        }
    }
}

impl fmt::Display for WinsFolderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WinsFolderError::File(path, error) => write!(f, "{}: {error}", path.display()),
            WinsFolderError::Damaged(path) => write!(f, "{}: damaged, or of another kind", path.display()),
            WinsFolderError::Unfinished(signature) => write!(f, "{signature} is not solved yet"),
            WinsFolderError::Wins(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for WinsFolderError {}

/// A folder of round files.
#[derive(Clone, Debug)]
pub struct WinsFolder {
    path: PathBuf,
}

impl WinsFolder {
    /// Creates a handle to the folder with this path, which need not exist.
    #[must_use]
    pub fn new(path: &Path) -> WinsFolder {
        WinsFolder { path: path.to_owned() }
    }

    /// Solves a signature, or continues an interrupted run. `report` receives the number of each newly completed round,
    /// starting at 1, and the number of stored positions that the round adds.
    ///
    /// # Errors
    /// [`WinsFolderError`]. The files of completed rounds are kept.
    pub fn solve(
        &self,
        signature: Signature,
        objective: Objective,
        work: &Work<'_>,
        mut report: impl FnMut(u32, u64),
    ) -> Result<(), WinsFolderError> {
        let mut wins = Wins::new(signature, objective, work).map_err(WinsFolderError::Wins)?;
        loop {
            let path = self.file(signature, objective, wins.round());
            let is_last = if path.exists() {
                let changes = read(&path, wins.family())?;
                wins.replay(&changes);
                changes.is_empty()
            } else {
                let number = wins.round() + 1;
                let changes = wins.next(work).map_err(WinsFolderError::Wins)?;
                crate::put::put(&path, &to_bytes(changes)).map_err(|error| WinsFolderError::File(path, error))?;
                report(number, changes.iter().map(|change| u64::from(change.positions())).sum());
                changes.is_empty()
            };
            if is_last {
                return Ok(());
            }
        }
    }

    /// Reads a solved signature.
    ///
    /// # Errors
    /// If the signature is not supported or not completely solved, or if a file cannot be read or is damaged.
    pub fn read(&self, signature: Signature, objective: Objective) -> Result<Reading, WinsFolderError> {
        let family = family(signature)?;
        let mut rounds = Vec::new();
        self.each_round(&family, objective, |changes| rounds.push(changes))?;
        Ok(Reading::new(family, objective, rounds))
    }

    /// Reads only the rows needed to check these positions for consistency. Reading a whole signature may require more
    /// memory than solving it.
    ///
    /// # Errors
    /// If the signature is not supported or not completely solved, or if a file cannot be read or is damaged.
    pub fn read_around(
        &self,
        signature: Signature,
        objective: Objective,
        positions: &[Position],
    ) -> Result<Reading, WinsFolderError> {
        let family = family(signature)?;
        let rows = Reading::rows_around(&family, positions);
        let mut rounds = Vec::new();
        self.each_round(&family, objective, |mut changes| {
            changes.retain(|change| rows.binary_search(&(change.table, change.index)).is_ok());
            rounds.push(changes);
        })?;
        Ok(Reading::new(family, objective, rounds))
    }

    /// Counts the wins of a solved signature, with only one round in memory at a time.
    ///
    /// # Errors
    /// If the signature is not supported or not completely solved, or if a file cannot be read or is damaged.
    pub fn count(&self, signature: Signature, objective: Objective) -> Result<Count, WinsFolderError> {
        let family = family(signature)?;
        let mut counter = Counter::new(&family);
        self.each_round(&family, objective, |changes| counter.add(&changes))?;
        Ok(counter.finish())
    }

    /// Calls `f` with the changes of each round. Fails if the signature is not completely solved.
    fn each_round(
        &self,
        family: &Family,
        objective: Objective,
        mut f: impl FnMut(Vec<Change>),
    ) -> Result<(), WinsFolderError> {
        let signature = family.signature();
        let path = |round| self.file(signature, objective, round);
        let rounds = (0..).take_while(|round| path(*round).exists()).count() as u32;
        let Some(last) = rounds.checked_sub(1) else {
            return Err(WinsFolderError::Unfinished(signature));
        };
        if !read(&path(last), family)?.is_empty() {
            return Err(WinsFolderError::Unfinished(signature));
        }
        for round in 0..last {
            f(read(&path(round), family)?);
        }
        Ok(())
    }

    fn file(&self, signature: Signature, objective: Objective, round: u32) -> PathBuf {
        let folder = self.path.join(objective.id()).join(signature.to_string());
        folder.join(format!("{round:03}.jgr"))
    }
}

fn family(signature: Signature) -> Result<Family, WinsFolderError> {
    Family::new(signature).ok_or(WinsFolderError::Wins(WinsError::OtherKind(signature)))
}

fn to_bytes(changes: &[Change]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.resize(MAGIC.len() + SUM, 0);
    for part in changes.chunks(PART) {
        let mut raw = Vec::with_capacity(part.len() * CHANGE);
        for change in part {
            raw.push(change.table);
            raw.extend(change.index.to_le_bytes());
            raw.extend(&change.bits().to_le_bytes()[..12]);
        }
        let packed = lz4_flex::block::compress_prepend_size(&raw);
        bytes.extend((packed.len() as u32).to_le_bytes());
        bytes.extend(packed);
    }
    let sum = Sha256::digest(&bytes[MAGIC.len() + SUM..]);
    bytes[MAGIC.len()..MAGIC.len() + SUM].copy_from_slice(&sum);
    bytes
}

fn read(path: &Path, family: &Family) -> Result<Vec<Change>, WinsFolderError> {
    let bytes = fs::read(path).map_err(|error| WinsFolderError::File(path.to_owned(), error))?;
    from_bytes(&bytes, family).ok_or_else(|| WinsFolderError::Damaged(path.to_owned()))
}

fn from_bytes(bytes: &[u8], family: &Family) -> Option<Vec<Change>> {
    let (sum, mut rest) = bytes.strip_prefix(MAGIC)?.split_at_checked(SUM)?;
    if Sha256::digest(rest).as_slice() != sum {
        return None;
    }
    let mut changes = Vec::new();
    while !rest.is_empty() {
        let (length, after) = rest.split_first_chunk::<4>()?;
        let (packed, after) = after.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        let raw = lz4_flex::block::decompress_size_prepended(packed).ok()?;
        for change in raw.chunks(CHANGE) {
            let (table, change) = change.split_first()?;
            let (index, change) = change.split_first_chunk::<4>()?;
            let mut bits = [0; 16];
            bits.get_mut(..12)?.copy_from_slice(change);
            let index = u32::from_le_bytes(*index);
            let shape = family.shapes.get(usize::from(*table))?;
            if index as usize >= family.rows(shape) {
                return None;
            }
            changes.push(Change::new(*table, index, u128::from_le_bytes(bits)));
        }
        rest = after;
    }
    Some(changes)
}
