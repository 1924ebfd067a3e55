//! Fast verification of entries, without generating legal moves. The full check verifies entries that are not confirmed
//! here.

use super::Check;
use crate::entry::Entry;
use crate::game::is_in_check;
use janggi::{Board, Side, Square};

/// A position during the fast check, with precomputed properties.
struct Look<'a, 'b> {
    check: &'a Check<'b>,
    board: &'a mut Board,
    turn: Side,
    /// Number of the same board with the other side to move.
    passed: usize,
    faces: bool,
    in_check: bool,
}

/// An action to test: a pass, or a step that may be illegal.
#[derive(Clone, Copy)]
enum Action {
    Pass,
    Step(Square, Square),
}

impl Check<'_> {
    /// Returns whether an entry is confirmed without the full check.
    pub(super) fn is_plainly_right(&self, index: usize, entry: Entry, board: &mut Board, turn: Side) -> bool {
        if !matches!(entry, Entry::Open | Entry::Won(_)) {
            return false;
        }
        let mut look = Look {
            check: self,
            passed: self.game.passed(index, board, turn),
            faces: self.game.faces(board),
            in_check: is_in_check(board, turn),
            board,
            turn,
        };
        match entry {
            Entry::Won(plies) => look.is_won(plies),
            _ => look.is_open(),
        }
    }
}

impl Look<'_, '_> {
    /// Returns whether an open entry is confirmed. If the side to move has a goal, no action may reach it. If the other
    /// side has one, some action must keep the position open and be a capture or give no check.
    fn is_open(&mut self) -> bool {
        let game = self.check.game;
        // The side ahead does not play for a goal. If an action makes the other side lose, the entry after the action
        // has the fault.
        if game.has_goal(self.turn)
            && self.any(|_, _, entry| !matches!(entry, Entry::Open | Entry::Illegal | Entry::Lost(_)))
        {
            return false;
        }
        // A side that may end the game by bikjang does not need an action to hold out.
        !game.has_goal(self.turn.opposite())
            || self.faces
            || self.any(|look, action, entry| entry == Entry::Open && look.is_safe(action))
    }

    /// Returns whether an action wins in this many plies, and no action in fewer.
    fn is_won(&mut self, plies: u8) -> bool {
        let mut is_won = false;
        let is_sooner = self.any(|look, action, entry| match entry {
            Entry::Won(after) if after + 1 < plies => true,
            Entry::Won(after) if after + 1 == plies => {
                is_won = is_won || look.is_legal(action);
                false
            }
            _ => false,
        });
        is_won && !is_sooner
    }

    /// Returns whether any action, legal or not, satisfies `f`. `f` receives the entry from the view of the side to
    /// move now.
    fn any(&mut self, mut f: impl FnMut(&mut Self, Action, Entry) -> bool) -> bool {
        let game = self.check.game;
        let other = self.turn.opposite();
        if !self.in_check && !self.faces {
            let entry = self.check.of_quiet(self.passed);
            if f(self, Action::Pass, entry) {
                return true;
            }
        }
        let own = self.board.by_side(self.turn);
        for from in own {
            for to in self.board.reach(from) & !own {
                let entry = match self.board.get(to) {
                    None => self
                        .check
                        .of_quiet(game.moved(self.passed, self.board, other, (from, to))),
                    Some(taken) => {
                        let faces = self.faces;
                        let Some(value) = self.after(from, to, |board| game.after_capture(board, other, taken, faces))
                        else {
                            continue;
                        };
                        self.check.of_capture(value, self.turn)
                    }
                };
                if f(self, Action::Step(from, to), entry) {
                    return true;
                }
            }
        }
        false
    }

    /// Calls `f` with the board after a step, then takes the step back.
    fn after<T>(&mut self, from: Square, to: Square, f: impl FnOnce(&Board) -> T) -> T {
        let (piece, taken) = (self.board.get(from), self.board.get(to));
        self.board.set(from, None);
        self.board.set(to, piece);
        let result = f(self.board);
        self.board.set(from, piece);
        self.board.set(to, taken);
        result
    }

    /// Returns whether an action is legal. The side's own general must be safe after it. If the generals faced each
    /// other with an effect under the objective, a quiet step must end the facing.
    fn is_legal(&mut self, action: Action) -> bool {
        let Action::Step(from, to) = action else { return true };
        let (game, turn) = (self.check.game, self.turn);
        let must_part = self.faces && self.board.get(to).is_none();
        self.after(from, to, |board| {
            !(is_in_check(board, turn) || must_part && game.faces(board))
        })
    }

    /// Returns whether an action is legal and is a capture or gives no check.
    fn is_safe(&mut self, action: Action) -> bool {
        let Action::Step(from, to) = action else { return true };
        let other = self.turn.opposite();
        let takes = self.board.get(to).is_some();
        self.is_legal(action) && (takes || self.after(from, to, |board| !is_in_check(board, other)))
    }
}
