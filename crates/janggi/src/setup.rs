//! An unchecked position, as an editor and the FEN reader make it, and every fault that it can have.
//! Must not repair anything: a faulty setup is refused with all its faults.

use core::fmt;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::law;
use crate::movement::Movement;
use crate::piece::Piece;
use crate::role::Role;
use crate::side::Side;
use crate::square::Square;

/// A not necessarily legal position; `Position::try_from` is the only door to a checked one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces on the board.
    pub board: Board,
    /// The side to move.
    pub turn: Side,
    /// Plies since the last capture, passes included.
    pub no_capture_plies: u32,
    /// Number of the current pair of plies, 1 at the start, one more after each ply of Han.
    pub move_number: u32,
    /// How the pieces move. What [`fen`](crate::fen) reads moves as in Janggi until it is changed here.
    pub movement: Movement,
}

impl Setup {
    /// No pieces, Cho to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Side::Cho,
        no_capture_plies: 0,
        move_number: 1,
        movement: Movement::Janggi,
    };
}

/// Pieces of a complete side.
const FULL_SIDE: usize = 16;

/// A reason why a [`Setup`] is not a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SetupFault {
    NoGeneral(Side),
    /// A side has more than one general.
    ManyGenerals(Side),
    /// A side has more than the 16 pieces of a complete set. A third chariot in place of another piece is not a fault:
    /// composed problems have it.
    ManyPieces(Side),
    /// A general or guard is outside its own palace.
    OutsidePalace(Side, Role),
    /// The side that is not to move is in check: its general could be taken at once. In Xiangqi also when the generals
    /// face each other.
    OpponentInCheck(Side),
    /// Under the law a piece can never come to this point: in Xiangqi an advisor or elephant off its few points, or a
    /// soldier behind its start or, before the river, off its file.
    Unreachable(Side, Role, Square),
}

impl SetupFault {
    /// Returns a stable word for programs and translations.
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

    /// The side at fault, and the kind of piece and the point, if any.
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
    /// Says what is wrong in the words of a law of movement; under Janggi's a side is called by its code.
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

/// In the words of Janggi: a fault alone does not know its law of movement, [`SetupFaults`] do.
impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(Movement::Janggi, f)
    }
}

/// Every reason why a [`Setup`] is not a position, in the order of [`SetupFault`]; never empty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFaults {
    faults: alloc::vec::Vec<SetupFault>,
    /// The law that the setup breaks, which names its sides.
    movement: Movement,
}

impl SetupFaults {
    /// Returns the faults.
    #[must_use]
    pub fn as_slice(&self) -> &[SetupFault] {
        &self.faults
    }

    /// Returns whether this fault is among them.
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

/// Finds every fault. `Ok` gives the generals' points, Cho's first.
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

/// Returns whether the general of the side that is not to move could be taken.
fn opponent_in_check(setup: &Setup) -> bool {
    let (board, waiting) = (&setup.board, setup.turn.opposite());
    let Some(general) = board.by_piece(waiting, Role::General).first() else {
        return false;
    };
    match setup.movement {
        // Xiangqi's lines of sight are known from a palace only.
        Movement::Xiangqi if general.palace() == Some(waiting) => {
            !law::xiangqi_checkers(board, waiting, general).is_empty()
        }
        Movement::Xiangqi => false,
        Movement::Janggi | Movement::ChessWar => !board.attackers(general, setup.turn).is_empty(),
    }
}
