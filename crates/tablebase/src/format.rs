//! The file format of a table: a header, separately compressed blocks (LZ4), and a checksum of everything before it.
//!
//! The header starts with `JGTABLE`, a version byte, the objective and the length of the signature's text (one byte
//! each), and the text. Little-endian numbers follow: the number of entries (8 bytes), the longest distance (1), the
//! number of unsure entries (8), and the compressed length of each block of up to 4,096 entries (2). The checksum is a
//! SHA-256. Entries for numbers that are not legal positions repeat the previous entry.

use crate::entry::Entry;
use crate::layout::Layout;
use crate::objective::Objective;
use crate::signature::Signature;
use crate::smaller::Table;
use sha2::{Digest, Sha256};
use std::fmt;

const MAGIC: &[u8; 8] = b"JGTABLE\x01";
/// Number of entries per block, except that the last may be shorter.
pub(crate) const BLOCK: usize = 4096;
/// Length in bytes of the checksum at the end.
pub(crate) const SUM: usize = 32;
/// Upper bound in bytes for the part of the header before the block lengths.
pub(crate) const HEADER_MOST: usize = 128;

/// Reason why bytes are not a valid table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatError {
    /// The bytes are not a table of this version, or are truncated.
    NoTable,
    /// The table is for a different objective or signature than expected.
    OtherTable,
    /// The checksum is wrong, or a block cannot be decompressed.
    Damaged,
}

impl FormatError {
    /// Returns a stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            FormatError::NoTable => "no_table_file",
            FormatError::OtherTable => "other_table",
            FormatError::Damaged => "table_damaged",
        }
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FormatError::NoTable => "not a complete table of this version",
            FormatError::OtherTable => "a table of something else than its name says",
            FormatError::Damaged => "damaged: the checksum or a block is wrong",
        })
    }
}

impl std::error::Error for FormatError {}

/// The header of a table file, without the block lengths.
#[derive(Debug)]
pub(crate) struct Header {
    pub(crate) entries: u64,
    pub(crate) longest: u8,
    pub(crate) unsure: u64,
    /// Offset of the block lengths in the file.
    pub(crate) lengths_at: usize,
}

impl Header {
    pub(crate) fn blocks(&self) -> usize {
        (self.entries as usize).div_ceil(BLOCK)
    }

    /// Parses the header of the table of `objective` and `signature`.
    pub(crate) fn read(bytes: &[u8], objective: Objective, signature: Signature) -> Result<Header, FormatError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(FormatError::NoTable)?;
        let mut take = |count: usize| {
            let (taken, after) = rest.split_at_checked(count)?;
            rest = after;
            Some(taken)
        };
        let mut number = |count: usize| {
            let taken = take(count)?;
            Some(taken.iter().rev().fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte)))
        };
        let no_table = FormatError::NoTable;
        let objective_code = number(1).ok_or(no_table)?;
        let length = number(1).ok_or(no_table)? as usize;
        let text = take(length).ok_or(no_table)?;
        if objective_code != objective as u64 || text != signature.to_string().as_bytes() {
            return Err(FormatError::OtherTable);
        }
        let mut number = |count: usize| {
            let taken = take(count)?;
            Some(taken.iter().rev().fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte)))
        };
        Ok(Header {
            entries: number(8).ok_or(no_table)?,
            longest: number(1).ok_or(no_table)? as u8,
            unsure: number(8).ok_or(no_table)?,
            lengths_at: MAGIC.len() + 2 + length + 17,
        })
    }
}

/// Serializes a table.
#[must_use]
pub fn to_bytes(objective: Objective, table: &Table) -> Vec<u8> {
    let text = table.layout.signature().to_string();
    let mut bytes = MAGIC.to_vec();
    bytes.extend([objective as u8, text.len() as u8]);
    bytes.extend(text.as_bytes());
    bytes.extend((table.entries.len() as u64).to_le_bytes());
    bytes.push(table.longest);
    bytes.extend(table.unsure.to_le_bytes());
    let (mut lengths, mut blocks) = (Vec::new(), Vec::new());
    let mut last = 0;
    for block in table.entries.chunks(BLOCK) {
        let kept: Vec<u8> = block
            .iter()
            .map(|byte| {
                if Entry::from_byte(*byte) != Entry::Illegal {
                    last = *byte;
                }
                last
            })
            .collect();
        let packed = lz4_flex::block::compress(&kept);
        lengths.extend((packed.len() as u16).to_le_bytes());
        blocks.extend(packed);
    }
    bytes.extend(lengths);
    bytes.extend(blocks);
    let sum = Sha256::digest(&bytes);
    bytes.extend(sum);
    bytes
}

/// Reads a whole table and verifies its checksum.
///
/// # Errors
/// If the bytes are not the table of this objective and signature, or are damaged.
pub fn from_bytes(bytes: &[u8], objective: Objective, signature: Signature) -> Result<Table, FormatError> {
    let header = Header::read(bytes, objective, signature)?;
    let layout = Layout::new(objective, signature).ok_or(FormatError::NoTable)?;
    if header.entries != layout.size() as u64 {
        return Err(FormatError::NoTable);
    }
    let content = bytes.len().checked_sub(SUM).ok_or(FormatError::NoTable)?;
    if Sha256::digest(&bytes[..content]).as_slice() != &bytes[content..] {
        return Err(FormatError::Damaged);
    }
    let (lengths, mut blocks) = bytes[header.lengths_at..content]
        .split_at_checked(2 * header.blocks())
        .ok_or(FormatError::NoTable)?;
    let mut entries = Vec::with_capacity(layout.size());
    for length in lengths.chunks_exact(2) {
        let length = usize::from(u16::from_le_bytes([length[0], length[1]]));
        let (block, rest) = blocks.split_at_checked(length).ok_or(FormatError::NoTable)?;
        entries.extend(unpack(block, BLOCK.min(layout.size() - entries.len()))?);
        blocks = rest;
    }
    Ok(Table {
        layout,
        entries,
        longest: header.longest,
        unsure: header.unsure,
    })
}

/// Decompresses one block of `size` entries.
pub(crate) fn unpack(block: &[u8], size: usize) -> Result<Vec<u8>, FormatError> {
    let entries = lz4_flex::block::decompress(block, size).map_err(|_| FormatError::Damaged)?;
    if entries.len() == size {
        Ok(entries)
    } else {
        Err(FormatError::Damaged)
    }
}
