//! The rules of the game within one table, shared by the solver and the verification. This module must not depend on
//! how a table is solved.

use crate::layout::{Colours, Layout};
use crate::objective::{Facing, Objective};
use crate::smaller::{AfterCapture, Smaller};
use janggi::{Board, Move, Piece, Position, Role, Setup, Side, Square};

/// The rules of the game for the positions of one table.
#[derive(Debug)]
pub(crate) struct Game<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) objective: Objective,
    pub(crate) smaller: &'a Smaller,
}

impl Game<'_> {
    /// Returns the side ahead on points; `None` if points do not count.
    pub(crate) fn leader(&self) -> Option<Side> {
        self.objective.on_points().then(|| self.layout.signature().leader())
    }

    /// Returns whether a side plays for a goal. Without points, both sides play for mate. If points decide, only the
    /// side behind has a goal: mate or a lasting lead.
    pub(crate) fn has_goal(&self, side: Side) -> bool {
        self.leader() != Some(side)
    }

    /// Returns the number of a position of this signature.
    pub(crate) fn index(&self, board: &Board, turn: Side) -> usize {
        let number = self.layout.index(board, turn, Colours::Kept);
        number.expect("a quiet step keeps the signature").0
    }

    /// Returns the number of the position after a pass; `turn` is the side that passes.
    pub(crate) fn passed(&self, index: usize, board: &Board, turn: Side) -> usize {
        let other = self.layout.passed(index);
        other.unwrap_or_else(|| self.index(board, turn.opposite()))
    }

    /// Returns the number of the position after a piece has moved to an empty square. The side to move stays the same.
    /// `index` is the number of the position before the move.
    pub(crate) fn moved(&self, index: usize, board: &mut Board, turn: Side, (from, to): (Square, Square)) -> usize {
        let piece = board.get(from).expect("a piece moves");
        // If the colours share numbers, a position with Han to move has the number of the board with swapped colours.
        let is_own = self.layout.numbers(turn).is_some();
        let moved = is_own.then(|| self.layout.moved(index, piece, (from, to)));
        moved.flatten().unwrap_or_else(|| {
            board.set(from, None);
            board.set(to, Some(piece));
            let number = self.index(board, turn);
            board.set(to, None);
            board.set(from, Some(piece));
            number
        })
    }

    /// Returns whether the generals face each other and this has an effect under the objective.
    pub(crate) fn faces(&self, board: &Board) -> bool {
        self.objective.facing() != Facing::Ignored && facing(board)
    }
}

/// Result of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The step is illegal under the objective, or never better than ending the game by bikjang.
    Excluded,
    /// A step without a capture, to the position with this number.
    Quiet(usize),
    /// A capture that leads to a smaller signature.
    Capture(AfterCapture),
}

impl Game<'_> {
    /// Returns the result of a legal step, and the position after it. `faces` is the result of [`faces`](Game::faces)
    /// for `position`.
    pub(crate) fn step(&self, position: &Position, faces: bool, step: Move) -> (Step, Position) {
        let mut after = position.clone();
        let taken = after.play_unchecked(step);
        let turn = after.turn();
        let result = match taken {
            Some(taken) => {
                let value = self.after_capture(after.board(), turn, taken, faces);
                value.map_or(Step::Excluded, Step::Capture)
            }
            None if faces && after.facing() => Step::Excluded,
            None => Step::Quiet(self.index(after.board(), turn)),
        };
        (result, after)
    }

    /// Returns the result of a capture of `taken`; `None` if it is excluded (see [`Step::Excluded`]). `board` and
    /// `turn` are the board and the side to move after the capture, and `faces` is the result of [`faces`](Game::faces)
    /// before it.
    pub(crate) fn after_capture(&self, board: &Board, turn: Side, taken: Piece, faces: bool) -> Option<AfterCapture> {
        if !(faces && facing(board)) {
            return Some(self.smaller.value(board, turn, taken));
        }
        let ends_on_points = self.objective.facing() == Facing::PointsAfterStep;
        ends_on_points.then(|| AfterCapture {
            winner: self.smaller.leader_without(taken),
            plies: 0,
            is_unsure: false,
        })
    }
}

/// Converts a board to a position; `None` if the side to move could capture the enemy general.
pub(crate) fn position_of(board: &Board, turn: Side) -> Option<Position> {
    let board = board.clone();
    Position::try_from(Setup {
        board,
        turn,
        ..Setup::EMPTY
    })
    .ok()
}

pub(crate) fn is_in_check(board: &Board, side: Side) -> bool {
    let general = board.by_piece(side, Role::General).first();
    general.is_some_and(|general| !board.attackers(general, side.opposite()).is_empty())
}

pub(crate) fn facing(board: &Board) -> bool {
    let general = |side| board.by_piece(side, Role::General).first();
    let (Some(cho), Some(han)) = (general(Side::Cho), general(Side::Han)) else {
        return false;
    };
    let step = usize::from(janggi::File::COUNT);
    cho.file() == han.file()
        && (cho.index() + janggi::File::COUNT..han.index())
            .step_by(step)
            .all(|index| Square::from_index(index).is_some_and(|square| board.get(square).is_none()))
}
