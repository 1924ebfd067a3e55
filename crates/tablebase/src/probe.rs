//! Table probes: the values of a position and of its actions under an objective.
//!
//! A probe of an open table reads one block of its file. This module must not depend on rule sets (see `under_rules`).

use crate::entry::Entry;
use crate::folder::Folder;
use crate::format::{BLOCK, FormatError, HEADER_MOST, Header, unpack};
use crate::layout::{Layout, canonical};
use crate::objective::{Facing, Objective};
use crate::signature::Signature;
use crate::source::Source;
use janggi::{Move, Position, Side};
use std::collections::HashMap;
use std::fmt;
use std::io;
use std::sync::{Arc, PoisonError, RwLock};

/// Value of a position under an objective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Value {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Plies to mate or, if points decide, the maximum number of plies until the winner is permanently ahead. `None`
    /// for a draw, for a side that keeps its lead, and for a win on points that may depend on endless checks.
    pub plies: Option<u8>,
    pub certainty: Certainty,
}

/// Dependence of a result on endless checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Certainty {
    /// The result holds under any rule about perpetual check.
    Sure,
    /// The result may depend on endless checks, which many rule sets forbid.
    PerhapsByPerpetualCheck,
}

/// Upper bound for the number of pieces in a table, without the generals. Positions with more pieces are rejected at
/// once.
const MOST_PIECES: u8 = 8;

/// Reason why a position has no value.
#[derive(Debug)]
pub enum ProbeError {
    /// The variant of the position is not Janggi.
    OtherMovement,
    /// A soldier is behind the rank on which soldiers start, which cannot happen in a game.
    SoldierBehindStart,
    /// The table of this signature is not in the folder, or cannot exist.
    NoTable(Signature),
    /// The table file cannot be read.
    File(io::Error),
    /// The table file is damaged or not a valid table.
    Format(FormatError),
}

impl ProbeError {
    /// Returns a stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ProbeError::OtherMovement => "other_movement",
            ProbeError::SoldierBehindStart => "soldier_behind_start",
            ProbeError::NoTable(_) => "no_table",
            ProbeError::File(_) => "file",
            ProbeError::Format(error) => error.code(),
        }
    }
}

impl fmt::Display for ProbeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProbeError::OtherMovement => f.write_str("the tables know the movement of Janggi only"),
            ProbeError::SoldierBehindStart => f.write_str("a soldier stands behind the rank on which soldiers start"),
            ProbeError::NoTable(signature) => write!(f, "there is no table of {signature}"),
            ProbeError::File(error) => error.fmt(f),
            ProbeError::Format(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ProbeError {}

#[derive(Debug)]
struct OpenTable {
    layout: Layout,
    longest: u8,
    source: Source,
    /// Offsets of the blocks, followed by the end of the last block.
    begins: Vec<u64>,
}

type Known = HashMap<(Objective, Signature), Option<Arc<OpenTable>>>;

/// A folder of tables, each of which is opened on first use. Several threads may probe it.
#[derive(Debug)]
pub struct Tables {
    folder: Folder,
    known: RwLock<Known>,
}

impl Tables {
    /// Creates a handle for probing the tables in a folder. If a signature was probed while its table was missing, a
    /// table added later is not noticed until [`forget_missing`](Tables::forget_missing) is called.
    #[must_use]
    pub fn new(folder: Folder) -> Tables {
        let known = RwLock::default();
        Tables { folder, known }
    }

    /// Returns the folder that contains the tables.
    #[must_use]
    pub fn folder(&self) -> &Folder {
        &self.folder
    }

    /// Lets later probes search again for missing tables.
    pub fn forget_missing(&self) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.retain(|_, table| table.is_some());
    }

    /// Returns the value of a position.
    ///
    /// # Errors
    /// [`ProbeError`] if the tables have no value for the position, or cannot be read.
    pub fn probe(&self, objective: Objective, position: &Position) -> Result<Value, ProbeError> {
        if position.movement() != janggi::Movement::Janggi {
            return Err(ProbeError::OtherMovement);
        }
        let own = Signature::of(position.board());
        if own.pieces() > MOST_PIECES {
            return Err(ProbeError::NoTable(own));
        }
        let (stored, colours) = canonical(objective, own);
        let table = self.table(objective, stored)?.ok_or(ProbeError::NoTable(own))?;
        let number = table.layout.index(position.board(), position.turn(), colours);
        let (index, _) = number.ok_or(ProbeError::SoldierBehindStart)?;
        let entry = Entry::from_byte(table.read(index)?);
        let leader = objective.on_points().then(|| own.leader());
        Ok(value(entry, position.turn(), leader))
    }

    /// Returns the longest distance in the table of a signature and in the smaller tables on which it depends.
    ///
    /// # Errors
    /// [`ProbeError`] if the table is missing or cannot be read.
    pub fn longest(&self, objective: Objective, signature: Signature) -> Result<u8, ProbeError> {
        let (stored, _) = canonical(objective, signature);
        let table = self.table(objective, stored)?.ok_or(ProbeError::NoTable(signature))?;
        Ok(table.longest)
    }

    /// Returns the legal steps and, if allowed, the pass, with the value of the position after each. If facing generals
    /// have an effect under the objective and the generals face each other, actions that leave them facing are omitted.
    ///
    /// # Errors
    /// [`ProbeError`] if the tables have no value for the position after an action, or cannot be read.
    pub fn actions(&self, objective: Objective, position: &Position) -> Result<Vec<(Move, Value)>, ProbeError> {
        let faces = objective.facing() != Facing::Ignored && position.facing();
        let mut actions = Vec::new();
        for step in position.legal_moves() {
            let after = position.after(step);
            if !(faces && after.facing()) {
                actions.push((step, self.probe(objective, &after)?));
            }
        }
        if !faces && !position.in_check() {
            actions.push((Move::Pass, self.probe(objective, &position.after(Move::Pass))?));
        }
        Ok(actions)
    }

    fn table(&self, objective: Objective, stored: Signature) -> Result<Option<Arc<OpenTable>>, ProbeError> {
        let key = (objective, stored);
        if let Some(table) = self.known.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(table.clone());
        }
        let table = OpenTable::open(&self.folder, objective, stored)?.map(Arc::new);
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.insert(key, table.clone());
        Ok(table)
    }
}

fn value(entry: Entry, turn: Side, leader: Option<Side>) -> Value {
    let (winner, plies) = match entry {
        Entry::Won(plies) => (Some(turn), Some(plies)),
        Entry::Lost(plies) => (Some(turn.opposite()), Some(plies)),
        Entry::ForcedUnsure => (leader.map(Side::opposite), None),
        Entry::Open | Entry::OpenUnsure | Entry::Illegal => (leader, None),
    };
    let certainty = match entry {
        Entry::OpenUnsure | Entry::ForcedUnsure => Certainty::PerhapsByPerpetualCheck,
        Entry::Won(_) | Entry::Lost(_) | Entry::Open | Entry::Illegal => Certainty::Sure,
    };
    Value {
        winner,
        plies,
        certainty,
    }
}

impl OpenTable {
    fn open(folder: &Folder, objective: Objective, stored: Signature) -> Result<Option<OpenTable>, ProbeError> {
        let Some(layout) = Layout::new(objective, stored) else {
            return Ok(None);
        };
        let source = match Source::open(&folder.file(objective, stored)) {
            Ok(source) => source,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(ProbeError::File(error)),
        };
        let mut beginning = vec![0; HEADER_MOST.min(source.length() as usize)];
        source.read(0, &mut beginning).map_err(ProbeError::File)?;
        let header = Header::read(&beginning, objective, stored).map_err(ProbeError::Format)?;
        let mut lengths = vec![0; 2 * header.blocks()];
        source
            .read(header.lengths_at as u64, &mut lengths)
            .map_err(ProbeError::File)?;
        let mut at = (header.lengths_at + lengths.len()) as u64;
        let mut begins = vec![at];
        for length in lengths.chunks_exact(2) {
            at += u64::from(u16::from_le_bytes([length[0], length[1]]));
            begins.push(at);
        }
        if header.entries != layout.size() as u64 || at >= source.length() {
            return Err(ProbeError::Format(FormatError::NoTable));
        }
        Ok(Some(OpenTable {
            layout,
            longest: header.longest,
            source,
            begins,
        }))
    }

    fn read(&self, index: usize) -> Result<u8, ProbeError> {
        let number = index / BLOCK;
        let (begin, end) = (self.begins[number], self.begins[number + 1]);
        let mut packed = [0; 2 * BLOCK];
        let packed = packed
            .get_mut(..(end - begin) as usize)
            .ok_or(ProbeError::Format(FormatError::Damaged))?;
        self.source.read(begin, packed).map_err(ProbeError::File)?;
        let size = BLOCK.min(self.layout.size() - number * BLOCK);
        let entries = unpack(packed, size).map_err(ProbeError::Format)?;
        Ok(entries[index % BLOCK])
    }
}
