//! A training position packed in 32 bytes: pieces, side to move, rule class, score, lead, and result of the game.
//!
//! This module must not depend on features or networks.
//!
//! ```text
//! bytes  0..12   bits 0..90 occupied points, a1 = 0; bit 90 Han to move; bits 91..93 result;
//!                bits 93..96 index of the rule class
//! bytes 12..28   4 bits for each occupied point in order: side * 7 + role, the low half of a byte first
//! bytes 28..30   score in centipawns for the side to move, little endian
//! bytes 30..32   lead in half points for the side to move, including the deom (덤), little endian
//! ```

use engine::nnue::RuleClass;
use janggi::{Bitboard, Board, Outcome, Piece, Role, Side, Square};

/// Size of a sample in bytes.
pub(crate) const BYTES: usize = 32;
/// Maximum number of pieces in a position.
pub(crate) const MOST_PIECES: usize = 32;
/// Number of four-bit codes for kinds of pieces; only 14 are used.
pub(crate) const KIND_CODES: usize = 16;

const BOARD: u128 = Bitboard::ALL.bits();
const HAN_TO_MOVE: u32 = 90;
const RESULT: u32 = 91;
const RULE_CLASS: u32 = 93;

/// A packed training position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(transparent)]
pub(crate) struct Sample(pub(crate) [u8; BYTES]);

/// Data of a sample other than the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Label {
    pub(crate) turn: Side,
    /// Score in centipawns for the side to move.
    pub(crate) score: i16,
    /// Lead on points in half points for the side to move, including the deom.
    pub(crate) lead: i16,
    /// Result for the side to move in half wins: 0 for a loss, 1 for a draw, 2 for a win.
    pub(crate) result: u8,
    /// Rule class of the game's rule set.
    pub(crate) class: RuleClass,
}

/// Returns the code of a piece's kind, below 14.
pub(crate) fn kind(piece: Piece) -> usize {
    piece.side as usize * Role::ALL.len() + piece.role as usize
}

/// Returns the piece with this code; `None` for 14 and above.
pub(crate) fn piece(kind: usize) -> Option<Piece> {
    Some(Piece {
        side: *Side::ALL.get(kind / Role::ALL.len())?,
        role: Role::ALL[kind % Role::ALL.len()],
    })
}

/// Returns the result of the game for `turn` in half wins.
pub(crate) fn half_wins(outcome: Outcome, turn: Side) -> u8 {
    match outcome {
        Outcome::Win(winner) if winner == turn => 2,
        Outcome::Win(_) => 0,
        Outcome::Draw | Outcome::None => 1,
    }
}

impl AsRef<[u8]> for Sample {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Sample {
    /// Packs a position with at most [`MOST_PIECES`] pieces.
    pub(crate) fn pack(board: &Board, label: Label) -> Sample {
        let mut bytes = [0; BYTES];
        let flags = u128::from(label.turn == Side::Han) << HAN_TO_MOVE
            | u128::from(label.result) << RESULT
            | (label.class.index() as u128) << RULE_CLASS;
        bytes[..12].copy_from_slice(&(board.occupied().bits() | flags).to_le_bytes()[..12]);
        for (place, (_, piece)) in board.pieces().enumerate() {
            bytes[12 + place / 2] |= (kind(piece) as u8) << (place % 2 * 4);
        }
        bytes[28..30].copy_from_slice(&label.score.to_le_bytes());
        bytes[30..].copy_from_slice(&label.lead.to_le_bytes());
        Sample(bytes)
    }

    fn head(&self) -> u128 {
        let mut head = [0; 16];
        head[..12].copy_from_slice(&self.0[..12]);
        u128::from_le_bytes(head)
    }

    /// Returns the data other than the board.
    pub(crate) fn label(&self) -> Label {
        let head = self.head();
        Label {
            turn: if head >> HAN_TO_MOVE & 1 == 0 {
                Side::Cho
            } else {
                Side::Han
            },
            score: i16::from_le_bytes([self.0[28], self.0[29]]),
            lead: i16::from_le_bytes([self.0[30], self.0[31]]),
            result: (head >> RESULT & 3) as u8,
            class: RuleClass::from_index((head >> RULE_CLASS & 7) as u8).unwrap_or_default(),
        }
    }

    /// Calls `visit` with the square index and the code of every piece, in the order of the squares.
    pub(crate) fn for_each_piece(&self, mut visit: impl FnMut(u8, u8)) {
        let mut occupied = self.head() & BOARD;
        let mut place = 0;
        while occupied != 0 {
            let square = occupied.trailing_zeros() as u8;
            occupied &= occupied - 1;
            let kind = self.0[12 + place / 2 % 16] >> (place % 2 * 4) & 15;
            visit(square, kind);
            place += 1;
        }
    }

    /// Unpacks the board; `None` if the code of a piece is invalid.
    pub(crate) fn board(&self) -> Option<Board> {
        let mut board = Board::EMPTY;
        let mut whole = true;
        self.for_each_piece(
            |square, kind| match (Square::from_index(square), piece(usize::from(kind))) {
                (Some(square), Some(piece)) => board.set(square, Some(piece)),
                (_, _) => whole = false,
            },
        );
        whole.then_some(board)
    }
}

#[cfg(test)]
pub(crate) mod examples {
    use super::{Label, Sample};
    use engine::nnue::RuleClass;
    use engine::rng::Rng;
    use janggi::{Arrangement, BySide, Position};

    /// Creates samples from random games. The scores are proportional to the lead on points; the results and rule
    /// classes are random.
    pub(crate) fn samples(count: usize, seed: u64) -> Vec<Sample> {
        let mut rng = Rng::new(seed);
        let mut samples = Vec::new();
        while samples.len() < count {
            let mut position = Position::start(BySide {
                cho: Arrangement::CLASSIC[rng.below(4) as usize],
                han: Arrangement::CLASSIC[rng.below(4) as usize],
            });
            for _ in 0..80 {
                let steps = position.legal_moves();
                let Some(&mv) = steps.get(rng.below(steps.len().max(1) as u64) as usize) else {
                    break;
                };
                position.play_unchecked(mv);
                let points = position.points();
                let turn = position.turn();
                let lead = (points[turn] - points[turn.opposite()]).0 as i16;
                let label = Label {
                    turn,
                    score: lead * 20,
                    lead,
                    result: rng.below(3) as u8,
                    class: RuleClass::from_index(rng.below(6) as u8).expect("below six"),
                };
                samples.push(Sample::pack(position.board(), label));
            }
        }
        samples.truncate(count);
        samples
    }
}

#[cfg(test)]
mod tests {
    use super::{Label, Sample, half_wins};
    use engine::nnue::RuleClass;
    use engine::rng::Rng;
    use janggi::{Arrangement, BySide, Outcome, Position, Side};

    #[test]
    fn random_positions_come_back() {
        let mut rng = Rng::new(1);
        for game in 0..20 {
            let mut position = Position::start(BySide {
                cho: Arrangement::CLASSIC[game % 4],
                han: Arrangement::CLASSIC[game / 4 % 4],
            });
            for _ in 0..100 {
                let steps = position.legal_moves();
                let Some(&mv) = steps.get(rng.below(steps.len().max(1) as u64) as usize) else {
                    break;
                };
                position.play_unchecked(mv);
                let label = Label {
                    turn: position.turn(),
                    score: rng.below(5_001) as i16 - 2_500,
                    lead: rng.below(289) as i16 - 144,
                    result: rng.below(3) as u8,
                    class: RuleClass::from_index(rng.below(6) as u8).expect("below six"),
                };
                let sample = Sample::pack(position.board(), label);
                assert_eq!(sample.label(), label);
                assert_eq!(sample.board().as_ref(), Some(position.board()));
            }
        }
    }

    #[test]
    fn results_are_seen_from_the_mover() {
        assert_eq!(half_wins(Outcome::Win(Side::Han), Side::Han), 2);
        assert_eq!(half_wins(Outcome::Win(Side::Han), Side::Cho), 0);
        assert_eq!(half_wins(Outcome::Draw, Side::Cho), 1);
    }
}
