//! Series of captures on one square, for static exchange evaluation. Only the implementation for Janggi works without a
//! copy of the board.

use janggi::{Bitboard, Board, Exchange, Movement, Role, Side, Square};

/// Order in which a side captures in an exchange, cheapest piece first.
const CHEAPEST_FIRST: [Role; 7] = [
    Role::Soldier,
    Role::Guard,
    Role::Elephant,
    Role::Horse,
    Role::Cannon,
    Role::Chariot,
    Role::General,
];

/// A series of captures on one square. The effect of each capture on lines, legs and screens is taken into account;
/// pins are ignored.
pub trait Captures {
    /// Returns the cheapest piece of `side` that could capture next.
    fn cheapest(&self, side: Side) -> Option<(Square, Role)>;

    /// Captures with the piece of this role on `from`.
    fn take(&mut self, from: Square, role: Role);

    /// Returns whether any piece of `side` could capture next.
    fn is_attacked(&self, side: Side) -> bool {
        self.cheapest(side).is_some()
    }
}

impl Captures for Exchange<'_> {
    #[inline]
    fn cheapest(&self, side: Side) -> Option<(Square, Role)> {
        self.first_attacker(side, &CHEAPEST_FIRST)
    }

    #[inline]
    fn take(&mut self, from: Square, role: Role) {
        Exchange::take(self, from, role);
    }
}

/// A series of captures made on a copy of the board.
#[derive(Clone, Debug)]
pub(super) struct CopiedBoard {
    board: Board,
    target: Square,
    movement: Movement,
}

impl CopiedBoard {
    /// Starts the series: the piece on `from` captures on `target`.
    pub(super) fn begin(movement: Movement, board: &Board, from: Square, target: Square) -> CopiedBoard {
        let mut captures = CopiedBoard {
            board: board.clone(),
            target,
            movement,
        };
        captures.move_from(from);
        captures
    }

    fn move_from(&mut self, from: Square) {
        let piece = self.board.get(from);
        self.board.set(from, None);
        self.board.set(self.target, piece);
    }

    fn attackers(&self, side: Side) -> Bitboard {
        self.board.attackers_under(self.movement, self.target, side)
    }
}

impl Captures for CopiedBoard {
    fn cheapest(&self, side: Side) -> Option<(Square, Role)> {
        let attackers = self.attackers(side);
        if attackers.is_empty() {
            return None;
        }
        CHEAPEST_FIRST.into_iter().find_map(|role| {
            (attackers & self.board.by_role(role))
                .first()
                .map(|square| (square, role))
        })
    }

    fn take(&mut self, from: Square, _: Role) {
        self.move_from(from);
    }
}
