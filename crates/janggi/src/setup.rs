//! An unchecked position, as created by an editor or the FEN parser, and the faults that it can have. Nothing is
//! repaired: a faulty setup is rejected with all its faults.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::law;
use crate::movement::Movement;
use crate::piece::Piece;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// A position that need not be legal. Only `Position::try_from` converts it to a [`Position`](crate::Position).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub board: Board,
    /// The side to move.
    pub turn: Side,
    /// Number of plies since the last capture, including passes.
    pub no_capture_plies: u32,
    /// The move number of FEN: 1 at the start, increased after each ply of Han.
    pub move_number: u32,
    /// The variant, which determines how the pieces move. [`fen::parse`](crate::fen::parse) sets it to Janggi.
    pub movement: Movement,
}

impl Setup {
    /// A setup without pieces, with Cho to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Side::Cho,
        no_capture_plies: 0,
        move_number: 1,
        movement: Movement::Janggi,
    };
}

/// Number of pieces of a complete side.
const FULL_SIDE: usize = 16;

/// A reason why a [`Setup`] is not a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SetupFault {
    NoGeneral(Side),
    ManyGenerals(Side),
    /// A side has more than the 16 pieces of a complete set. A third chariot in place of another piece is not a fault,
    /// because some composed problems have one.
    ManyPieces(Side),
    /// A general or guard is outside its own palace.
    OutsidePalace(Side, Role),
    /// The side that is not to move is in check, so its general could be captured at once. In Xiangqi, generals that
    /// face each other have this fault too.
    OpponentInCheck(Side),
    /// The piece can never reach this point. This is tested only in Xiangqi, where advisors and elephants are confined
    /// to a few points. A soldier is never behind its start, and does not change its file before crossing the river.
    Unreachable(Side, Role, Square),
}

impl SetupFault {
    /// Returns a stable code for programs and translations.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            SetupFault::NoGeneral(_) => "no_general",
            SetupFault::ManyGenerals(_) => "many_generals",
            SetupFault::ManyPieces(_) => "many_pieces",
            SetupFault::OutsidePalace(_, _) => "outside_palace",
            SetupFault::OpponentInCheck(_) => "opponent_in_check",
            SetupFault::Unreachable(_, _, _) => "unreachable_point",
        }
    }

    /// Returns the side that the fault concerns, and the kind of piece and the point if it concerns them.
    #[must_use]
    pub const fn place(self) -> (Side, Option<Role>, Option<Square>) {
        match self {
            SetupFault::NoGeneral(side)
            | SetupFault::ManyGenerals(side)
            | SetupFault::ManyPieces(side)
            | SetupFault::OpponentInCheck(side) => (side, None, None),
            SetupFault::OutsidePalace(side, role) => (side, Some(role), None),
            SetupFault::Unreachable(side, role, at) => (side, Some(role), Some(at)),
        }
    }
}

impl SetupFault {
    /// Writes the fault with the side names of a variant, which are `cho` and `han` in Janggi and Chess War.
    fn write(self, movement: Movement, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |side: Side| match movement {
            Movement::Janggi | Movement::ChessWar => side.id(),
            Movement::Xiangqi => movement.english_side(side),
        };
        match self {
            SetupFault::NoGeneral(side) => write!(f, "{} has no general", name(side)),
            SetupFault::ManyGenerals(side) => write!(f, "{} has more than one general", name(side)),
            SetupFault::ManyPieces(side) => write!(f, "{} has more than {FULL_SIDE} pieces", name(side)),
            SetupFault::OutsidePalace(side, role) => {
                write!(f, "{} has {} outside its palace", name(side), role.with_article())
            }
            SetupFault::OpponentInCheck(side) => write!(f, "{} is in check but not to move", name(side)),
            SetupFault::Unreachable(side, role, at) => {
                write!(f, "{} of {} can never stand on {at}", role.with_article(), name(side))
            }
        }
    }
}

/// Displays the fault with the side names of Janggi. [`SetupFaults`] uses the side names of the setup's
/// variant.
impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(Movement::Janggi, f)
    }
}

/// Every reason why a [`Setup`] is not a position, in the order of [`SetupFault`]; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFaults {
    faults: alloc::vec::Vec<SetupFault>,
    /// The variant of the setup, which determines the names of the sides.
    movement: Movement,
}

impl SetupFaults {
    /// Returns the faults.
    #[must_use]
    pub fn as_slice(&self) -> &[SetupFault] {
        &self.faults
    }

    /// Returns whether `fault` is one of the faults.
    #[must_use]
    pub fn contains(&self, fault: SetupFault) -> bool {
        self.faults.contains(&fault)
    }
}

impl fmt::Display for SetupFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.faults.iter().enumerate() {
            f.write_str(if index == 0 { "" } else { "; " })?;
            fault.write(self.movement, f)?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupFaults {}

/// Finds every fault. If there are none, returns the points of the generals, Cho's first.
pub(crate) fn examine(setup: &Setup) -> Result<(Square, Square), SetupFaults> {
    let board = &setup.board;
    let mut faults = alloc::vec::Vec::new();
    for side in Side::ALL {
        match board.by_piece(side, Role::General).len() {
            0 => faults.push(SetupFault::NoGeneral(side)),
            1 => {}
            _ => faults.push(SetupFault::ManyGenerals(side)),
        }
        if board.by_side(side).len() > FULL_SIDE {
            faults.push(SetupFault::ManyPieces(side));
        }
        for role in [Role::General, Role::Guard] {
            if !(board.by_piece(side, role) & !Bitboard::palace(side)).is_empty() {
                faults.push(SetupFault::OutsidePalace(side, role));
            }
        }
    }
    if setup.movement == Movement::Xiangqi {
        for (square, Piece { side, role }) in board.pieces() {
            let outside = SetupFault::OutsidePalace(side, role);
            if !law::may_stand(square, Piece { side, role }) && !faults.contains(&outside) {
                faults.push(SetupFault::Unreachable(side, role, square));
            }
        }
    }
    if opponent_in_check(setup) {
        faults.push(SetupFault::OpponentInCheck(setup.turn.opposite()));
    }
    faults.sort_unstable();
    let generals = (
        board.by_piece(Side::Cho, Role::General).first(),
        board.by_piece(Side::Han, Role::General).first(),
    );
    match generals {
        (Some(cho), Some(han)) if faults.is_empty() => Ok((cho, han)),
        (_, _) => Err(SetupFaults {
            faults,
            movement: setup.movement,
        }),
    }
}

/// Returns whether the general of the side that is not to move could be captured.
fn opponent_in_check(setup: &Setup) -> bool {
    let (board, waiting) = (&setup.board, setup.turn.opposite());
    let Some(general) = board.by_piece(waiting, Role::General).first() else {
        return false;
    };
    match setup.movement {
        // Attacks in Xiangqi are computed only for a general in its palace.
        Movement::Xiangqi if general.palace() == Some(waiting) => {
            !law::xiangqi_checkers(board, waiting, general).is_empty()
        }
        Movement::Xiangqi => false,
        Movement::Janggi | Movement::ChessWar => !board.attackers(general, setup.turn).is_empty(),
    }
}
