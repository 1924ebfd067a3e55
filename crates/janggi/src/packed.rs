//! Positions packed into 36 bytes, for files with many positions. This module must not depend on games or rule sets.
//!
//! | bytes | content |
//! |---|---|
//! | 0–11 | a 96-bit number, little endian: bit `i` is set if there is a piece on the point with index `i` (a1 = 0, i10 = 89); bit 90 is set when Han is to move; bits 91–92 are the variant: 0 Janggi, 1 Xiangqi, 2 Chess War; bits 93–95 are 0 |
//! | 12–27 | four bits per piece in the order of the points, the low half of a byte first: 0 general, 1 guard, 2 horse, 3 elephant, 4 chariot, 5 cannon, 6 soldier for Cho, 7 more for Han; the rest is 0 |
//! | 28–31 | plies since the last capture, little endian |
//! | 32–35 | move number, little endian |
//!
//! # Stability
//! The layout never changes, so packed positions may be stored. Every position has exactly one packed form.
//! `testdata/stable/positions.json` contains examples.

use core::fmt;

use crate::board::Board;
use crate::movement::Movement;
use crate::piece::Piece;
use crate::position::Position;
use crate::role::Role;
use crate::setup::{Setup, SetupFaults};
use crate::side::Side;
use crate::square::Square;

const HAN_TO_MOVE: u32 = Square::COUNT as u32;
const MOVEMENT: u32 = HAN_TO_MOVE + 1;
const KINDS: usize = 12;
const COUNTERS: usize = 28;
/// Maximum number of pieces: two complete sides.
const ROOM: usize = 2 * (COUNTERS - KINDS);

impl Position {
    /// Number of bytes in a packed position.
    pub const PACKED: usize = 36;

    /// Packs the position into 36 bytes, for [`unpack`](Position::unpack).
    ///
    /// ```
    /// use janggi::{Position, Start};
    ///
    /// let start = Start::usual().position()?;
    /// let bytes = start.pack();
    /// assert_eq!(Position::unpack(&bytes)?, start);
    /// assert_eq!(Position::unpack(&bytes[1..]).unwrap_err().code(), "packed_length");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn pack(&self) -> [u8; Position::PACKED] {
        let mut points = match self.turn() {
            Side::Cho => 0,
            Side::Han => 1_u128 << HAN_TO_MOVE,
        };
        points |= match self.movement() {
            Movement::Janggi => 0,
            Movement::Xiangqi => 1 << MOVEMENT,
            Movement::ChessWar => 2 << MOVEMENT,
        };
        let mut bytes = [0; Position::PACKED];
        for (index, (square, piece)) in self.board().pieces().enumerate() {
            points |= 1 << square.index();
            // A validated position has at most 32 pieces.
            bytes[KINDS + index / 2] |= kind(piece) << (4 * (index % 2));
        }
        bytes[..KINDS].copy_from_slice(&points.to_le_bytes()[..KINDS]);
        bytes[COUNTERS..COUNTERS + 4].copy_from_slice(&self.no_capture_plies().to_le_bytes());
        bytes[COUNTERS + 4..].copy_from_slice(&self.move_number().to_le_bytes());
        bytes
    }

    /// Reads a position written by [`pack`](Position::pack).
    ///
    /// # Errors
    /// If the bytes do not have this layout, or if the position is not legal.
    pub fn unpack(bytes: &[u8]) -> Result<Position, PackedError> {
        let bytes: &[u8; Position::PACKED] = bytes
            .try_into()
            .map_err(|_| PackedError::Length { found: bytes.len() })?;
        let mut wide = [0; 16];
        wide[..KINDS].copy_from_slice(&bytes[..KINDS]);
        let points = u128::from_le_bytes(wide);
        let movement = match points >> MOVEMENT {
            0 => Movement::Janggi,
            1 => Movement::Xiangqi,
            2 => Movement::ChessWar,
            _ => return Err(PackedError::Surplus),
        };
        let mut board = Board::EMPTY;
        let mut found = 0;
        for square in Square::all().filter(|square| points >> square.index() & 1 == 1) {
            let half = bytes.get(KINDS + found / 2).filter(|_| found < ROOM);
            let half = half.ok_or(PackedError::Pieces)? >> (4 * (found % 2)) & 15;
            board.set(square, Some(piece(half).ok_or(PackedError::Kind { at: square })?));
            found += 1;
        }
        if (found..ROOM).any(|index| bytes[KINDS + index / 2] >> (4 * (index % 2)) & 15 != 0) {
            return Err(PackedError::Surplus);
        }
        let number = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        let setup = Setup {
            board,
            turn: if points >> HAN_TO_MOVE & 1 == 0 {
                Side::Cho
            } else {
                Side::Han
            },
            no_capture_plies: number(COUNTERS),
            move_number: number(COUNTERS + 4),
            movement,
        };
        Position::try_from(setup).map_err(PackedError::Position)
    }
}

/// Returns the number of a piece: the index of its role in `Role::ALL`, plus 7 for Han.
fn kind(piece: Piece) -> u8 {
    let role = match piece.role {
        Role::General => 0,
        Role::Guard => 1,
        Role::Horse => 2,
        Role::Elephant => 3,
        Role::Chariot => 4,
        Role::Cannon => 5,
        Role::Soldier => 6,
    };
    match piece.side {
        Side::Cho => role,
        Side::Han => role + 7,
    }
}

fn piece(kind: u8) -> Option<Piece> {
    let (side, role) = match kind.checked_sub(7) {
        None => (Side::Cho, kind),
        Some(role) => (Side::Han, role),
    };
    let role = *Role::ALL.get(usize::from(role))?;
    Some(Piece { side, role })
}

/// The reason why bytes are not a packed position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PackedError {
    /// The length is not 36 bytes.
    Length { found: usize },
    /// There are more than 32 pieces.
    Pieces,
    /// A piece number is out of range.
    Kind {
        /// The point of the piece.
        at: Square,
    },
    /// Bits that must be 0 are set, or the variant is unknown.
    Surplus,
    /// The position is not legal.
    Position(SetupFaults),
}

impl PackedError {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            PackedError::Length { .. } => "packed_length",
            PackedError::Pieces => "packed_pieces",
            PackedError::Kind { .. } => "packed_kind",
            PackedError::Surplus => "packed_surplus",
            PackedError::Position(_) => "bad_position",
        }
    }
}

impl fmt::Display for PackedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackedError::Length { found } => {
                write!(f, "a packed position has {} bytes, not {found}", Position::PACKED)
            }
            PackedError::Pieces => write!(f, "more than {ROOM} pieces"),
            PackedError::Kind { at } => write!(f, "the number for {at} stands for no piece"),
            PackedError::Surplus => f.write_str("bits are set that must be 0"),
            PackedError::Position(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for PackedError {}
