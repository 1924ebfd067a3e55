//! A position: the board, the side to move, the counters and the variant. A setup is validated when it becomes
//! a position; actions are then played without checks. This module must not depend on rule sets, history, or the end of
//! a game.

use crate::arrangement::{Arrangement, starting_board};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::check::CheckInfo;
use crate::law;
use crate::movement::Movement;
use crate::mv::Move;
use crate::piece::Piece;
use crate::points::HalfPoints;
use crate::role::Role;
use crate::setup::{Setup, SetupFaults, examine};
use crate::side::{BySide, Side};
use crate::square::Square;
use crate::zobrist;

/// A legal position. Equality includes the counters; use [`Position::hash`] to detect repetition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: Board,
    generals: BySide<Square>,
    hash: u64,
    no_capture_plies: u32,
    move_number: u32,
    turn: Side,
    movement: Movement,
}

/// The hash and the counters of a position, which are needed to take back an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Counters {
    hash: u64,
    no_capture_plies: u32,
    move_number: u32,
}

impl Position {
    /// Returns the position before the first action of an even game, with Cho to move.
    #[must_use]
    pub fn start(arrangements: BySide<Arrangement>) -> Position {
        let setup = Setup {
            board: starting_board(arrangements),
            ..Setup::EMPTY
        };
        let Ok(start) = Position::try_from(setup) else {
            unreachable!("every starting board is legal")
        };
        start
    }

    /// Returns the start of Xiangqi, with Red (the side [`Side::Cho`]) to move.
    #[must_use]
    pub fn xiangqi_start() -> Position {
        let setup = Setup {
            board: law::xiangqi_start(),
            movement: Movement::Xiangqi,
            ..Setup::EMPTY
        };
        let Ok(start) = Position::try_from(setup) else {
            unreachable!("the start is legal")
        };
        start
    }

    /// Returns the position in a variant, with everything else unchanged.
    ///
    /// # Errors
    /// All faults that the position has in that variant.
    pub fn under(&self, movement: Movement) -> Result<Position, SetupFaults> {
        if movement == self.movement {
            return Ok(self.clone());
        }
        Position::try_from(Setup {
            movement,
            ..self.to_setup()
        })
    }

    /// Returns the variant.
    #[inline]
    #[must_use]
    pub fn movement(&self) -> Movement {
        self.movement
    }

    /// Returns the arrangements if this is the start of an even game of Janggi or Chess War. The values of the counters
    /// are ignored.
    #[must_use]
    pub(crate) fn arrangements(&self) -> Option<BySide<Arrangement>> {
        if self.turn != Side::Cho || self.movement == Movement::Xiangqi {
            return None;
        }
        Arrangement::ALL
            .into_iter()
            .flat_map(|cho| Arrangement::ALL.map(|han| BySide { cho, han }))
            .find(|arrangements| starting_board(*arrangements) == self.board)
    }

    /// Returns the board, with the piece on each point.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the side to move.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Returns the move number, which increases by one after each ply of Han.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Returns the number of plies since the last capture, including passes.
    #[must_use]
    pub fn no_capture_plies(&self) -> u32 {
        self.no_capture_plies
    }

    /// Returns the point of a side's general.
    #[inline]
    #[must_use]
    pub fn general(&self, side: Side) -> Square {
        self.generals[side]
    }

    /// Returns whether the side to move is in check (장군), that is, whether its general is attacked.
    #[must_use]
    pub fn in_check(&self) -> bool {
        !self.checkers().is_empty()
    }

    /// Returns the pieces that attack the general of the side to move.
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.check_info().checkers
    }

    /// Returns the attacks on the general of the side to move and, except in Xiangqi, the points on which they depend.
    #[inline]
    pub(crate) fn check_info(&self) -> CheckInfo {
        let general = self.generals[self.turn];
        match self.movement {
            Movement::Janggi | Movement::ChessWar => CheckInfo::of(&self.board, self.turn, general),
            Movement::Xiangqi => CheckInfo {
                checkers: law::xiangqi_checkers(&self.board, self.turn, general),
                ..CheckInfo::default()
            },
        }
    }

    /// Returns whether the generals face each other (빅장) on a file with no piece between them. Facing generals are a
    /// check only in Xiangqi.
    #[inline]
    #[must_use]
    pub fn facing(&self) -> bool {
        self.facing_line().is_some()
    }

    /// Returns the points between the generals if they face each other.
    #[inline]
    #[must_use]
    pub fn facing_line(&self) -> Option<Bitboard> {
        let BySide { cho, han } = self.generals;
        if cho.file() != han.file() {
            return None;
        }
        let line = attacks::between(cho, han);
        (line & self.board.occupied()).is_empty().then_some(line)
    }

    /// Returns whether a step of the side to move would make the generals face each other; false if they already face
    /// each other.
    #[inline]
    #[must_use]
    pub fn opens_facing(&self, from: Square, to: Square) -> bool {
        let us = self.turn();
        let (own, other) = (self.generals[us], self.generals[us.opposite()]);
        // A piece other than the general opens the line only by leaving the file on which both generals stand.
        let own = if own == from { to } else { own };
        let is_on_line = own == to || from.file() == other.file();
        if !is_on_line || own.file() != other.file() || to == other {
            return false;
        }
        let mut occupied = self.board.occupied();
        occupied.remove(from);
        occupied.insert(to);
        (attacks::between(own, other) & occupied).is_empty() && !self.facing()
    }

    /// Returns the pieces of the side to move that might make the generals face each other with a step. These are its
    /// general, and its piece between the generals if no other piece is between them.
    #[inline]
    #[must_use]
    pub fn facing_openers(&self) -> Bitboard {
        let us = self.turn();
        let (own, other) = (self.generals[us], self.generals[us.opposite()]);
        let mut openers = Bitboard::of(own);
        if own.file() == other.file() {
            let between = attacks::between(own, other) & self.board.occupied();
            if between.is_single() {
                openers |= between & self.board.by_side(us);
            }
        }
        openers
    }

    /// Returns the value of each side's pieces in the position's variant, without the deom (덤).
    #[must_use]
    pub fn points(&self) -> BySide<HalfPoints> {
        match self.movement {
            Movement::Janggi | Movement::ChessWar => self.board.points(),
            Movement::Xiangqi => law::xiangqi_points(&self.board),
        }
    }

    /// Returns a hash of the board and the side to move only, which identifies a position for repetition.
    ///
    /// # Stability
    /// Hashes never change between versions and may be stored.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// Returns the [`hash`](Position::hash) of the position [`after`](Position::after) an action, without playing it.
    ///
    /// A step from an empty point is treated as a pass.
    #[inline]
    #[must_use]
    pub fn hash_after(&self, mv: Move) -> u64 {
        let mut hash = self.hash ^ zobrist::HAN_TO_MOVE;
        if let Move::Step { from, to } = mv
            && let Some(piece) = self.board.get(from)
        {
            hash ^= zobrist::key(from, piece) ^ zobrist::key(to, piece);
            if let Some(taken) = self.board.get(to) {
                hash ^= zobrist::key(to, taken);
            }
        }
        hash
    }

    /// Returns the position as an unchecked, editable setup.
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            board: self.board.clone(),
            turn: self.turn,
            no_capture_plies: self.no_capture_plies,
            move_number: self.move_number,
            movement: self.movement,
        }
    }

    /// Plays a step or a pass without checking its legality, and returns the captured piece. After an illegal action,
    /// the position may not be legal.
    ///
    /// # Panics
    /// If a step starts from an empty point.
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Option<Piece> {
        let taken = match mv {
            Move::Step { from, to } => self.step(from, to),
            Move::Pass => None,
        };
        self.no_capture_plies = if taken.is_some() {
            0
        } else {
            self.no_capture_plies.saturating_add(1)
        };
        if self.turn == Side::Han {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.turn = self.turn.opposite();
        self.hash ^= zobrist::HAN_TO_MOVE;
        taken
    }

    /// Takes back the last action, given the role of the captured piece and the counters before the action.
    #[inline]
    pub(crate) fn take_back(&mut self, mv: Move, taken: Option<Role>, before: Counters) {
        self.turn = self.turn.opposite();
        if let Move::Step { from, to } = mv {
            let piece = self.board.get(to).expect("the step played last ended on its target");
            self.board.shift(to, from, piece);
            if let Some(role) = taken {
                let side = piece.side.opposite();
                self.board.set(to, Some(Piece { side, role }));
            }
            if self.generals[piece.side] == to {
                self.generals[piece.side] = from;
            }
        }
        self.hash = before.hash;
        self.no_capture_plies = before.no_capture_plies;
        self.move_number = before.move_number;
    }

    #[inline]
    pub(crate) fn counters(&self) -> Counters {
        Counters {
            hash: self.hash,
            no_capture_plies: self.no_capture_plies,
            move_number: self.move_number,
        }
    }

    /// Returns a copy of the position after [`play_unchecked`](Position::play_unchecked).
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Position {
        let mut next = self.clone();
        next.play_unchecked(mv);
        next
    }

    #[inline]
    fn step(&mut self, from: Square, to: Square) -> Option<Piece> {
        let piece = self.board.get(from).expect("a step starts from a piece");
        let taken = self.board.shift(from, to, piece);
        self.hash ^= zobrist::key(from, piece) ^ zobrist::key(to, piece);
        if let Some(taken) = taken {
            self.hash ^= zobrist::key(to, taken);
        }
        if self.generals[piece.side] == from {
            self.generals[piece.side] = to;
        }
        taken
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupFaults;

    /// Validates a setup.
    ///
    /// # Errors
    /// All faults of the setup, not only the first.
    fn try_from(setup: Setup) -> Result<Position, SetupFaults> {
        let (cho, han) = examine(&setup)?;
        Ok(Position {
            hash: zobrist::fresh(&setup.board, setup.turn),
            generals: BySide { cho, han },
            board: setup.board,
            no_capture_plies: setup.no_capture_plies,
            move_number: setup.move_number,
            turn: setup.turn,
            movement: setup.movement,
        })
    }
}
