//! In which order the actions of a node are tried.
//!
//! Owns the order. Must not decide whether an action is tried at all. The table's action comes first, before the others
//! are even listed: it often is all that is needed. Then every other one is scored once and taken out best first.

use arrayvec::ArrayVec;
use janggi::{Board, Move, MoveList};

use crate::eval::value_of;
use crate::score::Ply;
use crate::search::history::{History, Played, Quiets};
use crate::search::see;
use crate::search::thinker::Thinker;

/// Which actions of a node are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Everything that may be played.
    All,
    /// Captures.
    Captures,
    /// Captures and the quiet steps that give check.
    CapturesAndChecks,
}

/// An action and its rank.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    mv: Move,
    rank: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing was given out.
    Begun,
    /// The table's action was, the others are not listed yet.
    TableMove,
    /// The others are listed.
    Listed,
}

/// The actions of one node, best first.
#[derive(Debug)]
pub(super) struct Picker {
    kind: Kind,
    ply: Ply,
    table_move: Option<Move>,
    stage: Stage,
    ranked: ArrayVec<Ranked, 256>,
    next: usize,
}

const GOOD_CAPTURE: i32 = 1 << 26;
const KILLER: i32 = 1 << 24;
const COUNTER: i32 = 1 << 23;
/// Below every quiet step (histories sum to ± 3 × 16384), above the losing captures.
const PASS: i32 = -(1 << 20);
const BAD_CAPTURE: i32 = -(1 << 26);

impl Picker {
    /// For the node at `ply`, where `thinker` stands.
    pub(super) fn new(kind: Kind, ply: Ply, table_move: Option<Move>) -> Picker {
        Picker {
            kind,
            ply,
            table_move,
            stage: Stage::Begun,
            ranked: ArrayVec::new(),
            next: 0,
        }
    }

    /// The next action; `thinker` stands at the node again.
    pub(super) fn next(&mut self, thinker: &Thinker<'_>) -> Option<Move> {
        if self.stage == Stage::Begun {
            self.stage = Stage::TableMove;
            self.table_move = self.table_move.filter(|mv| is_wanted(self.kind, thinker, *mv));
            if self.table_move.is_some() {
                return self.table_move;
            }
        }
        if self.stage == Stage::TableMove {
            self.stage = Stage::Listed;
            self.list(thinker);
        }
        let rest = self.ranked.get_mut(self.next..)?;
        let (mut best, mut highest) = (0, rest.first()?.rank);
        for (at, ranked) in rest.iter().enumerate() {
            if ranked.rank > highest {
                (best, highest) = (at, ranked.rank);
            }
        }
        rest.swap(0, best);
        self.next += 1;
        Some(self.ranked[self.next - 1].mv)
    }

    /// Is the action that was given out last a capture that the exchange says loses?
    pub(super) fn was_bad_capture(&self) -> bool {
        self.next > 0 && self.ranked[self.next - 1].rank < BAD_CAPTURE / 2
    }

    /// Leaves out what was not given out yet and is not `wanted`. How many actions that were.
    pub(super) fn keep_only(&mut self, wanted: impl Fn(Move) -> bool) -> i32 {
        let rest = self.ranked[self.next..].iter();
        let kept: ArrayVec<Ranked, 256> = rest.filter(|ranked| wanted(ranked.mv)).copied().collect();
        let before = self.ranked.len();
        self.ranked.truncate(self.next);
        self.ranked.extend(kept);
        (before - self.ranked.len()) as i32
    }

    fn list(&mut self, thinker: &Thinker<'_>) {
        let path = &thinker.path;
        let moves: MoveList = match self.kind {
            Kind::All => path.moves(),
            Kind::Captures => path.captures(),
            Kind::CapturesAndChecks => path.captures_and_checks(),
        };
        let order = Order::new(thinker, self.ply);
        let others = moves.into_iter().filter(|mv| Some(*mv) != self.table_move);
        self.ranked.extend(others.map(|mv| Ranked {
            mv,
            rank: order.rank(mv),
        }));
    }
}

fn is_wanted(kind: Kind, thinker: &Thinker<'_>, mv: Move) -> bool {
    let kind_fits = match (kind, mv) {
        (Kind::All, _) => true,
        (Kind::Captures | Kind::CapturesAndChecks, Move::Pass) => false,
        (Kind::Captures, Move::Step { to, .. }) => thinker.path.position().board().get(to).is_some(),
        (Kind::CapturesAndChecks, Move::Step { from, to }) => {
            thinker.path.position().board().get(to).is_some() || thinker.path.gives_check(from, to)
        }
    };
    kind_fits && thinker.path.permits(mv)
}

/// All of `moves`, best first: for the root.
pub(super) fn sorted(thinker: &Thinker<'_>, ply: Ply, table_move: Option<Move>, mut moves: MoveList) -> MoveList {
    let order = Order::new(thinker, ply);
    moves.sort_by_cached_key(|mv| (Some(*mv) != table_move, -order.rank(*mv)));
    moves
}

/// What the order is made from.
struct Order<'a> {
    board: &'a Board,
    history: &'a History,
    quiets: Quiets<'a>,
    killers: [Option<Move>; 2],
    counter: Option<Move>,
}

impl<'a> Order<'a> {
    fn new(thinker: &'a Thinker<'_>, ply: Ply) -> Order<'a> {
        let before = thinker.before(ply);
        let history = &thinker.memory.history;
        Order {
            board: thinker.path.position().board(),
            history,
            quiets: history.quiets(before),
            killers: history.killers(ply),
            counter: history.counter(before[0]),
        }
    }

    fn rank(&self, mv: Move) -> i32 {
        let Move::Step { from, to } = mv else { return PASS };
        let Some(piece) = self.board.get(from) else {
            return PASS;
        };
        let played = Played { piece, to };
        if let Some(taken) = self.board.get(to) {
            let gain = value_of(taken.role);
            let rank = 16 * gain - value_of(piece.role) / 4 + self.history.capture(played, taken) / 8;
            let safe = gain >= value_of(piece.role) || see::is_worth(self.board, from, to, 0);
            return rank + if safe { GOOD_CAPTURE } else { BAD_CAPTURE };
        }
        if self.killers[0] == Some(mv) {
            KILLER + 1
        } else if self.killers[1] == Some(mv) {
            KILLER
        } else if self.counter == Some(mv) {
            COUNTER
        } else {
            self.quiets.of(from, played)
        }
    }
}
