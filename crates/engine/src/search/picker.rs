//! In which order the actions of a node are tried.
//!
//! Owns the order. Must not decide whether an action is tried at all. The table's action comes first, before the others
//! are even listed: it often is all that is needed. Then the captures that do not lose, and only then, with everything
//! else, the quiet steps. Each is ranked once and taken out best first; whether a capture loses is asked when its turn
//! comes.

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
    /// The captures are listed.
    Captures,
    /// Everything is listed.
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
    only_forcing: bool,
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
            only_forcing: false,
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
            self.list_first(thinker);
        }
        loop {
            let best = self.best(thinker.path.position().board());
            if self.stage == Stage::Captures && best.is_none_or(|ranked| ranked.rank < BAD_CAPTURE / 2) {
                self.stage = Stage::Listed;
                self.list(thinker, thinker.path.quiet_moves());
            } else {
                self.next += usize::from(best.is_some());
                return best.map(|ranked| ranked.mv);
            }
        }
    }

    /// Brings the best of the rest to its front. Captures that turn out to lose go to the end of the order.
    fn best(&mut self, board: &Board) -> Option<Ranked> {
        let rest = self.ranked.get_mut(self.next..)?;
        loop {
            let (mut best, mut highest) = (0, rest.first()?.rank);
            for (at, ranked) in rest.iter().enumerate() {
                if ranked.rank > highest {
                    (best, highest) = (at, ranked.rank);
                }
            }
            rest.swap(0, best);
            if highest < GOOD_CAPTURE / 2 || !loses(board, rest[0].mv) {
                return Some(rest[0]);
            }
            rest[0].rank += BAD_CAPTURE - GOOD_CAPTURE;
        }
    }

    /// Is the action that was given out last a capture that the exchange says loses?
    pub(super) fn was_bad_capture(&self) -> bool {
        self.next > 0 && self.ranked[self.next - 1].rank < BAD_CAPTURE / 2
    }

    /// From here on gives out only captures, checks and the pass, which may mean more than any step.
    pub(super) fn keep_forcing(&mut self, thinker: &Thinker<'_>) {
        self.only_forcing = true;
        let rest = self.ranked[self.next..].iter();
        let kept: ArrayVec<Ranked, 256> = rest.filter(|ranked| is_forcing(thinker, ranked.mv)).copied().collect();
        self.ranked.truncate(self.next);
        self.ranked.extend(kept);
    }

    /// Lists everything, or the captures where that may be enough.
    fn list_first(&mut self, thinker: &Thinker<'_>) {
        let path = &thinker.path;
        self.stage = Stage::Listed;
        let moves = match self.kind {
            Kind::All if path.must_answer() => path.moves(),
            Kind::All => {
                self.stage = Stage::Captures;
                path.captures()
            }
            Kind::Captures => path.captures(),
            Kind::CapturesAndChecks => path.captures_and_checks(),
        };
        self.list(thinker, moves);
    }

    fn list(&mut self, thinker: &Thinker<'_>, moves: MoveList) {
        let order = Order::new(thinker, self.ply);
        let wanted = |mv: &Move| !self.only_forcing || is_forcing(thinker, *mv);
        let others = moves
            .into_iter()
            .filter(|mv| Some(*mv) != self.table_move && wanted(mv));
        self.ranked.extend(others.map(|mv| Ranked {
            mv,
            rank: order.rank(mv),
        }));
    }
}

/// A capture, a check, or the pass.
pub(super) fn is_forcing(thinker: &Thinker<'_>, mv: Move) -> bool {
    match mv {
        Move::Pass => true,
        Move::Step { from, to } => {
            thinker.path.position().board().get(to).is_some() || thinker.path.gives_check(from, to)
        }
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
    moves.sort_by_cached_key(|mv| (Some(*mv) != table_move, loses(order.board, *mv), -order.rank(*mv)));
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

    /// What it promises; that a capture does not lose is taken for granted.
    fn rank(&self, mv: Move) -> i32 {
        let Move::Step { from, to } = mv else { return PASS };
        let Some(piece) = self.board.get(from) else {
            return PASS;
        };
        let played = Played { piece, to };
        if let Some(taken) = self.board.get(to) {
            let rank = 16 * value_of(taken.role) - value_of(piece.role) / 4;
            return GOOD_CAPTURE + rank + self.history.capture(played, taken) / 8;
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

/// Is it a capture that the exchange says loses?
fn loses(board: &Board, mv: Move) -> bool {
    let Move::Step { from, to } = mv else { return false };
    match (board.get(from), board.get(to)) {
        (Some(piece), Some(taken)) => value_of(taken.role) < value_of(piece.role) && !see::is_worth(board, from, to, 0),
        (_, _) => false,
    }
}
