//! In which order the actions of a node are tried.
//!
//! Owns the order. Must not decide whether an action is tried at all. Every legal action is scored once, then taken out
//! best first.

use arrayvec::ArrayVec;
use janggi::{Board, Move, MoveList, Side};

use crate::eval::value_of;
use crate::score::Ply;
use crate::search::history::{History, Played};
use crate::search::see;

/// What the order is made from.
#[derive(Debug)]
pub(super) struct Context<'a> {
    pub(super) board: &'a Board,
    pub(super) side: Side,
    pub(super) ply: Ply,
    /// The opponent's last action and our own before it.
    pub(super) before: [Option<Played>; 2],
    pub(super) table_move: Option<Move>,
}

/// An action and its rank.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    mv: Move,
    rank: i32,
}

/// The actions of one node, best first.
#[derive(Debug)]
pub(super) struct Picker {
    ranked: ArrayVec<Ranked, 256>,
    next: usize,
}

const FIRST: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 26;
const KILLER: i32 = 1 << 24;
const COUNTER: i32 = 1 << 23;
/// Below every quiet step (histories sum to ± 3 × 16384), above the losing captures.
const PASS: i32 = -(1 << 20);
const BAD_CAPTURE: i32 = -(1 << 26);

impl Picker {
    pub(super) fn new(moves: &MoveList, context: &Context<'_>, history: &History) -> Picker {
        let killers = history.killers(context.ply);
        let counter = history.counter(context.before[0]);
        let ranked = moves
            .iter()
            .map(|&mv| Ranked {
                mv,
                rank: if Some(mv) == context.table_move {
                    FIRST
                } else {
                    rank(mv, context, history, killers, counter)
                },
            })
            .collect();
        Picker { ranked, next: 0 }
    }

    /// Is the action that was given out last a capture that the exchange says loses?
    pub(super) fn was_bad_capture(&self) -> bool {
        self.next > 0 && self.ranked[self.next - 1].rank < BAD_CAPTURE / 2
    }
}

impl Iterator for Picker {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let rest = self.ranked.get_mut(self.next..)?;
        let best = rest
            .iter()
            .enumerate()
            .max_by_key(|(at, ranked)| (ranked.rank, usize::MAX - at))?
            .0;
        rest.swap(0, best);
        self.next += 1;
        Some(self.ranked[self.next - 1].mv)
    }
}

fn rank(mv: Move, context: &Context<'_>, history: &History, killers: [Option<Move>; 2], counter: Option<Move>) -> i32 {
    let Move::Step { from, to } = mv else { return PASS };
    let Some(piece) = context.board.get(from) else {
        return PASS;
    };
    debug_assert_eq!(piece.side, context.side);
    let played = Played { piece, to };
    if let Some(taken) = context.board.get(to) {
        let gain = value_of(taken.role);
        let rank = 16 * gain - value_of(piece.role) / 4 + history.capture(played, taken) / 8;
        let safe = gain >= value_of(piece.role) || see::is_worth(context.board, from, to, 0);
        return rank + if safe { GOOD_CAPTURE } else { BAD_CAPTURE };
    }
    if killers[0] == Some(mv) {
        KILLER + 1
    } else if killers[1] == Some(mv) {
        KILLER
    } else if counter == Some(mv) {
        COUNTER
    } else {
        history.quiet(from, played, context.before)
    }
}
