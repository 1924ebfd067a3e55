//! Move ordering: in which order the moves of a node are searched.
//!
//! Owns the order. Must not decide whether a move is tried at all. The table's move comes first, before the others
//! are even listed: it often is all that is needed. Then the captures that do not lose, and only then, with everything
//! else, the quiet moves. Each is ranked once and taken out best first; whether a capture loses is tested when its turn
//! comes.

use arrayvec::ArrayVec;
use janggi::{Board, Move, MoveList};

use crate::law::Law;
use crate::score::Ply;
use crate::search::history::{PieceTo, QuietHistory};
use crate::search::see;
use crate::search::thread::SearchThread;

/// Which moves of a node are generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Everything that may be played.
    All,
    /// Captures.
    Captures,
}

/// A move and its rank.
#[derive(Clone, Copy, Debug)]
struct Ranked {
    mv: Move,
    rank: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing was given out.
    Begun,
    /// The table's move was, the others are not listed yet.
    TableMove,
    /// The captures are listed.
    Captures,
    /// Everything is listed.
    Listed,
}

/// The moves of one node, best first.
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
/// Below every quiet move (histories sum to ± 3 × 16384), above the losing captures.
const PASS: i32 = -(1 << 20);
const BAD_CAPTURE: i32 = -(1 << 26);

impl Picker {
    /// For the node at `ply`, where `thread` stands.
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

    /// The next move; `thread` stands at the node again.
    pub(super) fn next<L: Law>(&mut self, thread: &SearchThread<'_, L>) -> Option<Move> {
        if self.stage == Stage::Begun {
            self.stage = Stage::TableMove;
            self.table_move = self.table_move.filter(|mv| is_wanted(self.kind, thread, *mv));
            if self.table_move.is_some() {
                return self.table_move;
            }
        }
        if self.stage == Stage::TableMove {
            self.list_first(thread);
        }
        loop {
            let best = self.best::<L>(thread.stack.position().board());
            if self.stage == Stage::Captures && best.is_none_or(|ranked| ranked.rank < BAD_CAPTURE / 2) {
                self.stage = Stage::Listed;
                self.list(thread, thread.stack.quiet_moves());
            } else {
                self.next += usize::from(best.is_some());
                return best.map(|ranked| ranked.mv);
            }
        }
    }

    /// Brings the best of the rest to its front. Captures that turn out to lose go to the end of the order.
    fn best<L: Law>(&mut self, board: &Board) -> Option<Ranked> {
        let rest = self.ranked.get_mut(self.next..)?;
        loop {
            let (mut best, mut highest) = (0, rest.first()?.rank);
            for (at, ranked) in rest.iter().enumerate() {
                if ranked.rank > highest {
                    (best, highest) = (at, ranked.rank);
                }
            }
            rest.swap(0, best);
            if highest < GOOD_CAPTURE / 2 || !loses::<L>(board, rest[0].mv) {
                return Some(rest[0]);
            }
            rest[0].rank += BAD_CAPTURE - GOOD_CAPTURE;
        }
    }

    /// Is the move that was given out last a capture that the exchange says loses?
    pub(super) fn was_bad_capture(&self) -> bool {
        self.next > 0 && self.ranked[self.next - 1].rank < BAD_CAPTURE / 2
    }

    /// From here on gives out only captures, checks and the pass, which may mean more than any step.
    pub(super) fn keep_forcing<L: Law>(&mut self, thread: &SearchThread<'_, L>) {
        self.only_forcing = true;
        let rest = self.ranked[self.next..].iter();
        let kept: ArrayVec<Ranked, 256> = rest.filter(|ranked| is_forcing(thread, ranked.mv)).copied().collect();
        self.ranked.truncate(self.next);
        self.ranked.extend(kept);
    }

    /// Lists everything, or the captures where that may be enough.
    fn list_first<L: Law>(&mut self, thread: &SearchThread<'_, L>) {
        let path = &thread.stack;
        self.stage = Stage::Listed;
        let moves = match self.kind {
            Kind::All if path.must_answer() => path.moves(),
            Kind::All => {
                self.stage = Stage::Captures;
                path.captures()
            }
            Kind::Captures => path.captures(),
        };
        self.list(thread, moves);
    }

    fn list<L: Law>(&mut self, thread: &SearchThread<'_, L>, moves: MoveList) {
        let order = Order::new(thread, self.ply);
        let wanted = |mv: &Move| !self.only_forcing || is_forcing(thread, *mv);
        let others = moves
            .into_iter()
            .filter(|mv| Some(*mv) != self.table_move && wanted(mv));
        self.ranked.extend(others.map(|mv| Ranked {
            mv,
            rank: order.rank::<L>(mv),
        }));
    }
}

/// A capture, a check, or the pass.
pub(super) fn is_forcing<L: Law>(thread: &SearchThread<'_, L>, mv: Move) -> bool {
    match mv {
        Move::Pass => true,
        Move::Step { from, to } => thread.stack.position().board().get(to).is_some() || thread.gives_check(from, to),
    }
}

fn is_wanted<L: Law>(kind: Kind, thread: &SearchThread<'_, L>, mv: Move) -> bool {
    let kind_fits = match (kind, mv) {
        (Kind::All, _) => true,
        (Kind::Captures, Move::Pass) => false,
        (Kind::Captures, Move::Step { to, .. }) => thread.stack.position().board().get(to).is_some(),
    };
    kind_fits && thread.stack.permits(mv)
}

/// All of `moves`, best first: for the root.
pub(super) fn sorted<L: Law>(
    thread: &SearchThread<'_, L>,
    ply: Ply,
    table_move: Option<Move>,
    mut moves: MoveList,
) -> MoveList {
    let order = Order::new(thread, ply);
    moves.sort_by_cached_key(|mv| {
        (
            Some(*mv) != table_move,
            loses::<L>(order.board, *mv),
            -order.rank::<L>(*mv),
        )
    });
    moves
}

/// What the order is made from.
struct Order<'a> {
    board: &'a Board,
    quiets: QuietHistory<'a>,
}

impl<'a> Order<'a> {
    fn new<L: Law>(thread: &'a SearchThread<'_, L>, ply: Ply) -> Order<'a> {
        let before = thread.previous_moves(ply);
        Order {
            board: thread.stack.position().board(),
            quiets: thread.data.history.quiets(before),
        }
    }

    /// What it promises; that a capture does not lose is taken for granted.
    fn rank<L: Law>(&self, mv: Move) -> i32 {
        let Move::Step { from, to } = mv else { return PASS };
        let Some(piece) = self.board.get(from) else {
            return PASS;
        };
        let played = PieceTo { piece, to };
        if let Some(taken) = self.board.get(to) {
            let rank = 16 * L::value_of(taken.role) - L::value_of(piece.role) / 4;
            return GOOD_CAPTURE + rank;
        }
        self.quiets.of(from, played)
    }
}

/// Is it a capture that the exchange says loses?
fn loses<L: Law>(board: &Board, mv: Move) -> bool {
    let Move::Step { from, to } = mv else { return false };
    match (board.get(from), board.get(to)) {
        (Some(piece), Some(taken)) => {
            L::value_of(taken.role) < L::value_of(piece.role) && !see::is_worth::<L>(board, from, to, 0)
        }
        (_, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Picker, is_forcing};
    use crate::eval::Evaluation;
    use crate::law::Janggi;
    use crate::rng::Rng;
    use crate::score::Ply;
    use crate::search::params::Params;
    use crate::search::stack::SearchStack;
    use crate::search::table::Table;
    use crate::search::thread::{SearchThread, Shared, ThreadData};
    use janggi::referee::GameHistory;
    use janggi::{Game, Move, Preset, Start};
    use std::sync::atomic::{AtomicBool, AtomicU64};

    /// Calls `look` with a thread at every position of random games.
    fn at_random_positions(mut look: impl FnMut(&SearchThread<'_, Janggi>, &mut Rng)) {
        let (table, params) = (Table::new(1), Params::default());
        let (nodes, stop) = (AtomicU64::new(0), AtomicBool::new(false));
        let mut data = ThreadData::new(&params, &Evaluation::load("hand").expect("it is always there"));
        let mut rng = Rng::new(20);
        for preset in [Preset::Kakao, Preset::Pychess, Preset::KjaDecisive] {
            for _ in 0..4 {
                let mut game = Game::new(preset.rules(), Start::usual()).expect("fits every preset");
                while game.verdict().is_none() && game.actions().len() < 150 {
                    let shared = Shared {
                        table: &table,
                        params: &params,
                        nodes: &nodes,
                        stop: &stop,
                        node_limit: u64::MAX,
                    };
                    look(
                        &SearchThread::new(shared, &mut data, SearchStack::new(game.history()), None),
                        &mut rng,
                    );
                    let mv = any_of(&mut rng, &game.legal());
                    game.play(mv.into()).expect("listed");
                }
            }
        }
    }

    fn any_of(rng: &mut Rng, moves: &[Move]) -> Move {
        moves[rng.below(moves.len() as u64) as usize]
    }

    /// Everything of a picker in its order, with what it calls a losing capture.
    fn given(picker: &mut Picker, thread: &SearchThread<'_, Janggi>) -> Vec<(Move, bool)> {
        core::iter::from_fn(|| picker.next(thread).map(|mv| (mv, picker.was_bad_capture()))).collect()
    }

    fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<Move> {
        let mut moves: Vec<Move> = moves.into_iter().collect();
        moves.sort_unstable();
        moves
    }

    #[test]
    fn every_action_is_given_once_the_tables_first_and_losing_captures_last() {
        at_random_positions(|thread, rng| {
            let history: &GameHistory = thread.stack.history();
            let all = history.moves();
            if all.is_empty() {
                return;
            }
            // Of another position at times, as a table may have it.
            let known = [None, Some(any_of(rng, &all)), Some(Move::Pass)][rng.below(3) as usize];
            for (kind, wanted) in [(Kind::All, &all), (Kind::Captures, &history.captures())] {
                let order = given(&mut Picker::new(kind, Ply(0), known), thread);
                assert_eq!(sorted(order.iter().map(|(mv, _)| *mv)), sorted(wanted.iter().copied()));
                if let Some(known) = known.filter(|mv| wanted.contains(mv)) {
                    assert_eq!(order[0].0, known);
                }
                assert!(order.is_sorted_by_key(|(_, bad)| *bad), "{order:?}");
            }
        });
    }

    #[test]
    fn where_only_forcing_ones_are_wanted_all_of_them_still_come() {
        at_random_positions(|thread, rng| {
            let mut picker = Picker::new(Kind::All, Ply(0), None);
            let before: Vec<Move> = (0..1 + rng.below(6)).filter_map(|_| picker.next(thread)).collect();
            picker.keep_forcing(thread);
            let after = given(&mut picker, thread);
            let mut wanted = thread.stack.moves();
            wanted.retain(|mv| is_forcing(thread, *mv) && !before.contains(mv));
            assert_eq!(sorted(after.into_iter().map(|(mv, _)| mv)), sorted(wanted));
        });
    }
}
