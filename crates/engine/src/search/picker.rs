//! Move ordering: returns the moves of a node in the order in which they are searched.
//!
//! The table's move comes first, before the others are generated, because it often causes a cutoff. Next come the
//! captures that do not lose material, then the quiet moves, the pass and the losing captures. A capture is tested for
//! losing material only when it is about to be returned. This module does not decide which moves are pruned.

use janggi::{Bitboard, Board, Move, MoveList, Piece, Square};

use crate::law::Law;
use crate::score::Ply;
use crate::search::history::{History, PieceTo, QuietHistory};
use crate::search::ranked::Ranked;
use crate::search::see;
use crate::search::thread::SearchThread;

/// Kind of moves to generate at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    All,
    Captures,
}

/// Target squares of the listed steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goals {
    Any,
    Enemies,
    Empty,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Nothing has been returned yet.
    Begun,
    /// The table's move, if usable, has been returned; the others have not been generated yet.
    TableMove,
    /// The captures have been generated.
    Captures,
    /// All moves of the requested kind have been generated.
    Listed,
}

/// Move picker for one node, best moves first.
#[derive(Debug)]
pub(super) struct Picker {
    kind: Kind,
    ply: Ply,
    table_move: Option<Move>,
    stage: Stage,
    ranked: Box<Ranked>,
    next: usize,
    /// Rank of the move returned last; 0 for the table's move.
    last_rank: i32,
    /// Index of the best remaining move, and the table key of the position after it, if already determined.
    ahead: Option<(usize, u64)>,
    only_forcing: bool,
    /// Square of the general, once its quiet steps have been generated without a test for safety.
    unproved: Option<Square>,
}

const GOOD_CAPTURE: i32 = 1 << 20;
/// Rank of the pass: above the losing captures and below every quiet move. The history scores of a quiet move add up to
/// at most ± 3 × 16384.
const PASS: i32 = -(1 << 17);
const BAD_CAPTURE: i32 = -(1 << 21);

impl Picker {
    /// Creates a picker for the node at `ply`, reusing the memory of `ranked`.
    fn new(kind: Kind, ply: Ply, table_move: Option<Move>, mut ranked: Box<Ranked>) -> Picker {
        ranked.clear();
        Picker {
            kind,
            ply,
            table_move,
            stage: Stage::Begun,
            ranked,
            next: 0,
            last_rank: 0,
            ahead: None,
            only_forcing: false,
            unproved: None,
        }
    }

    /// Returns the next move, and prefetches the table entry for the position after it. `thread` must be at the
    /// picker's node.
    pub(super) fn next<L: Law>(&mut self, thread: &SearchThread<'_, L>) -> Option<Move> {
        if self.stage == Stage::Begun {
            self.stage = Stage::TableMove;
            self.table_move = self.table_move.filter(|mv| is_wanted(self.kind, thread, *mv));
            if let Some(mv) = self.table_move {
                thread.prefetch_after(mv);
                return Some(mv);
            }
        }
        if self.stage == Stage::TableMove {
            self.list_first(thread);
        }
        loop {
            let best = self.best(thread);
            if self.stage == Stage::Captures && best.is_none_or(|(_, rank)| rank < BAD_CAPTURE / 2) {
                if let Some((_, rank)) = best {
                    // The best capture loses material: it is returned after the quiet moves.
                    self.ranked.set_rank(self.next, rank);
                }
                self.stage = Stage::Listed;
                self.list(thread, Goals::Empty);
                self.list_pass(thread);
            } else {
                let (mv, rank) = best?;
                self.next += 1;
                self.last_rank = rank;
                self.look_ahead(thread);
                return Some(mv);
            }
        }
    }

    /// Prefetches the table entry for the move that most likely comes next, while the current move is searched.
    #[inline]
    fn look_ahead<L: Law>(&mut self, thread: &SearchThread<'_, L>) {
        self.ahead = self.ranked.best_place(self.next).map(|place| {
            let key = thread.stack.key_after(self.ranked.mv(place));
            thread.shared.table.prefetch(key);
            (place, key)
        });
    }

    /// Removes the move at `place` if it is an unsafe step of the general.
    #[inline]
    fn drops_unsafe<L: Law>(&mut self, thread: &SearchThread<'_, L>, place: usize) -> bool {
        let Move::Step { from, to } = self.ranked.mv(place) else {
            return false;
        };
        let unsafe_step = self.unproved == Some(from) && !thread.stack.history().general_is_safe_on(to);
        if unsafe_step {
            self.ranked.remove(place);
        }
        unsafe_step
    }

    /// Swaps the best remaining move to the front and returns it with its rank. Captures found to lose material are
    /// ranked last.
    fn best<L: Law>(&mut self, thread: &SearchThread<'_, L>) -> Option<(Move, i32)> {
        let board = thread.stack.position().board();
        loop {
            let ahead = self.ahead.take();
            let place = match ahead {
                Some((place, _)) => place,
                None => self.ranked.best_place(self.next)?,
            };
            // The move that the swap displaces is tested too: removing it later would change the order of the others.
            if self.unproved.is_some() && (self.drops_unsafe(thread, place) || self.drops_unsafe(thread, self.next)) {
                continue;
            }
            let rank = self.ranked.take(self.next, place);
            let mv = self.ranked.mv(self.next);
            // Prefetch again, in case the search of the previous move has evicted the cache line.
            let key = ahead.map_or_else(|| thread.stack.key_after(mv), |(_, key)| key);
            thread.shared.table.prefetch(key);
            if rank < GOOD_CAPTURE / 2 || !loses::<L>(board, mv) {
                return Some((mv, rank));
            }
            self.ranked.set_rank(self.next, rank + BAD_CAPTURE - GOOD_CAPTURE);
        }
    }

    /// Returns whether the move returned last is a capture that loses by static exchange evaluation.
    pub(super) fn was_bad_capture(&self) -> bool {
        self.last_rank < BAD_CAPTURE / 2
    }

    /// Restricts the remaining moves to forcing moves, which include the pass.
    pub(super) fn keep_forcing<L: Law>(&mut self, thread: &SearchThread<'_, L>) {
        self.only_forcing = true;
        self.ahead = None;
        let forcing = Forcing::at(thread);
        self.ranked.retain(self.next, |mv| forcing.includes(thread, mv));
    }

    /// Generates the first moves: all at once if a check or bikjang must be answered, otherwise only the captures.
    fn list_first<L: Law>(&mut self, thread: &SearchThread<'_, L>) {
        if self.kind == Kind::All && thread.stack.must_answer() {
            self.stage = Stage::Listed;
            self.list(thread, Goals::Any);
            self.list_pass(thread);
            return;
        }
        self.stage = match self.kind {
            Kind::All => {
                // The history of the quiet moves is needed after the captures.
                let quiets = thread.data.history.quiets(thread.previous_moves(self.ply));
                quiets.prefetch(thread.stack.position().turn());
                Stage::Captures
            }
            Kind::Captures => Stage::Listed,
        };
        self.list(thread, Goals::Enemies);
    }

    /// Generates the steps onto `goals`, with their ranks.
    fn list<L: Law>(&mut self, thread: &SearchThread<'_, L>, goals: Goals) {
        let order = Order::new(thread, self.ply);
        let Order { board, quiets, .. } = order;
        let forcing = self.only_forcing.then(|| Forcing::at(thread));
        let turn = thread.stack.position().turn();
        let points = match goals {
            Goals::Any => Bitboard::ALL,
            Goals::Enemies => board.by_side(turn.opposite()),
            Goals::Empty => !board.occupied(),
        };
        let ranked = &mut *self.ranked;
        let enter = |from, mut ends: Bitboard| {
            let Some(piece) = board.get(from) else { return };
            if let Some(Move::Step { from: known, to }) = self.table_move
                && known == from
            {
                ends.remove(to);
            }
            if let Some(forcing) = &forcing {
                ends = forcing.among(thread, from, piece, ends);
            }
            let capture = |to, taken| order.capture::<L>(PieceTo { piece, to }, taken);
            match goals {
                Goals::Enemies => rank_all(ranked, from, ends, |to| {
                    board.get(to).map_or(0, |taken| capture(to, taken))
                }),
                Goals::Empty => {
                    let quiets = quiets.of_piece(from, piece);
                    rank_all(ranked, from, ends, |to| quiets.to(to));
                }
                Goals::Any => {
                    let quiets = quiets.of_piece(from, piece);
                    rank_all(ranked, from, ends, |to| {
                        board.get(to).map_or_else(|| quiets.to(to), |taken| capture(to, taken))
                    });
                }
            }
        };
        let history = thread.stack.history();
        if goals == Goals::Empty {
            // Many steps are never returned, so the general's steps are tested for safety only when they are about to
            // be returned.
            self.unproved = Some(thread.stack.position().general(turn));
            history.for_each_piece_unproved_onto(points, enter);
        } else {
            history.for_each_piece_onto(points, enter);
        }
    }

    /// Adds the pass if it is permitted and not the table's move.
    fn list_pass<L: Law>(&mut self, thread: &SearchThread<'_, L>) {
        let mv = Move::Pass;
        if self.table_move != Some(mv) && thread.stack.permits(mv) {
            self.ranked.push(mv, PASS);
            // The pass often comes next once only forcing moves are left.
            thread.prefetch_after(mv);
        }
    }
}

impl<L: Law> SearchThread<'_, L> {
    /// Creates a picker for the thread's current node at `ply`. The picker must be passed to
    /// [`put_back`](SearchThread::put_back) after use.
    #[inline]
    pub(super) fn picker(&mut self, kind: Kind, ply: Ply, table_move: Option<Move>) -> Picker {
        let ranked = self.data.spare_lists.pop().unwrap_or_default();
        Picker::new(kind, ply, table_move, ranked)
    }

    /// Reclaims the move list of a finished picker for reuse.
    #[inline]
    pub(super) fn put_back(&mut self, picker: Picker) {
        self.data.spare_lists.push(picker.ranked);
    }
}

/// Returns whether a move is a capture, a threat that must be answered, or the pass.
pub(super) fn is_forcing<L: Law>(thread: &SearchThread<'_, L>, mv: Move) -> bool {
    match mv {
        Move::Pass => true,
        Move::Step { from, to } => thread.stack.position().board().get(to).is_some() || thread.threatens(from, to),
    }
}

/// Test for forcing moves, prepared once for all moves of a position.
struct Forcing {
    check_points: Option<[Bitboard; 7]>,
    /// Pieces whose steps may let the generals face each other, if that threatens to win.
    openers: Bitboard,
}

impl Forcing {
    fn at<L: Law>(thread: &SearchThread<'_, L>) -> Forcing {
        let position = thread.stack.position();
        Forcing {
            check_points: L::check_points(position),
            openers: if thread.stack.wins_by_bikjang() {
                position.facing_openers()
            } else {
                Bitboard::EMPTY
            },
        }
    }

    /// Returns the forcing steps of one piece.
    fn among<L: Law>(&self, thread: &SearchThread<'_, L>, from: Square, piece: Piece, ends: Bitboard) -> Bitboard {
        match &self.check_points {
            Some(points) if !self.openers.contains(from) => {
                let enemies = thread.stack.position().board().by_side(piece.side.opposite());
                ends & (points[piece.role as usize] | enemies)
            }
            Some(_) | None => ends
                .into_iter()
                .filter(|&to| is_forcing(thread, Move::Step { from, to }))
                .collect(),
        }
    }

    /// Returns the same result as [`is_forcing`], but is faster for many moves.
    fn includes<L: Law>(&self, thread: &SearchThread<'_, L>, mv: Move) -> bool {
        match (&self.check_points, mv) {
            (Some(points), Move::Step { from, to }) if !self.openers.contains(from) => {
                let board = thread.stack.position().board();
                let checks = |piece: Piece| points[piece.role as usize].contains(to);
                board.get(to).is_some() || board.get(from).is_some_and(checks)
            }
            (Some(_) | None, _) => is_forcing(thread, mv),
        }
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

/// Sorts the moves of the root, best first.
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

/// Inputs of the move ordering.
struct Order<'a> {
    board: &'a Board,
    quiets: QuietHistory<'a>,
    /// Capture history and its weight in percent; `None` if it is off.
    captures: Option<(&'a History, i32)>,
}

impl<'a> Order<'a> {
    fn new<L: Law>(thread: &'a SearchThread<'_, L>, ply: Ply) -> Order<'a> {
        let before = thread.previous_moves(ply);
        let weight = thread.shared.params.capture_history;
        Order {
            board: thread.stack.position().board(),
            quiets: thread.data.history.quiets(before),
            captures: (weight > 0).then_some((&thread.data.history, weight)),
        }
    }

    /// Ranks a move, assuming that a capture does not lose material.
    fn rank<L: Law>(&self, mv: Move) -> i32 {
        let Move::Step { from, to } = mv else { return PASS };
        let Some(piece) = self.board.get(from) else {
            return PASS;
        };
        match self.board.get(to) {
            Some(taken) => self.capture::<L>(PieceTo { piece, to }, taken),
            None => self.quiets.of(from, PieceTo { piece, to }),
        }
    }

    /// Ranks a capture, above every quiet move.
    #[inline]
    fn capture<L: Law>(&self, moved: PieceTo, taken: Piece) -> i32 {
        let values = GOOD_CAPTURE + 16 * L::value_of(taken.role) - L::value_of(moved.piece.role) / 4;
        match self.captures {
            Some((history, weight)) => values + history.capture(moved, taken.role) * weight / 100,
            None => values,
        }
    }
}

/// Adds the steps of one piece to the list, ranked by `rank`.
#[inline]
fn rank_all(ranked: &mut Ranked, from: Square, ends: Bitboard, rank: impl Fn(Square) -> i32) {
    for to in ends {
        ranked.push(Move::Step { from, to }, rank(to));
    }
}

/// Returns whether a move is a capture that loses by static exchange evaluation.
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
    use crate::search::table::{Table, TableView};
    use crate::search::thread::{SearchThread, Shared, ThreadData};
    use janggi::referee::GameHistory;
    use janggi::{Game, Move, Preset, Start};
    use std::sync::atomic::{AtomicBool, AtomicU64};

    /// Plays random games and calls `look` with a thread at each position.
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
                        table: TableView::of(&table),
                        params: &params,
                        nodes: &nodes,
                        stop: &stop,
                        node_limit: u64::MAX,
                        solved: None,
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

    /// Returns all moves of a picker in order, each with its [`Picker::was_bad_capture`].
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
            // The pass may be illegal here, like a table move from a different position.
            let known = [None, Some(any_of(rng, &all)), Some(Move::Pass)][rng.below(3) as usize];
            for (kind, wanted) in [(Kind::All, &all), (Kind::Captures, &history.captures())] {
                let order = given(&mut Picker::new(kind, Ply(0), known, Box::default()), thread);
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
            let mut picker = Picker::new(Kind::All, Ply(0), None, Box::default());
            let before: Vec<Move> = (0..1 + rng.below(6)).filter_map(|_| picker.next(thread)).collect();
            picker.keep_forcing(thread);
            let after = given(&mut picker, thread);
            let mut wanted = thread.stack.moves();
            wanted.retain(|mv| is_forcing(thread, *mv) && !before.contains(mv));
            assert_eq!(sorted(after.into_iter().map(|(mv, _)| mv)), sorted(wanted));
        });
    }
}
