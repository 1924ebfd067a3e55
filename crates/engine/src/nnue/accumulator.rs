//! The sums of the positions along a line, counted on from position to position.
//!
//! Owns what a thread remembers of sums: a ring of the last positions of its line, and per place of the general the last
//! board that was counted from there. Must not know what the numbers are for.
//!
//! Nothing is done when the search plays or takes back an action. Only when a position is to be valued, the line is
//! walked back to the nearest position whose sums are known (by its hash), and the actions since are applied one after
//! the other. Passes change nothing. Where a general steps, every input of its side has another number: then that side's
//! sums are made from the last board seen with the general there, of which most is usually still true.

use arrayvec::ArrayVec;
use janggi::referee::GameHistory;
use janggi::{Bitboard, Board, BySide, Move, Piece, Position, Role, Side};

use crate::nnue::features::{self, BUCKETS, View};
use crate::nnue::network::Network;
use crate::nnue::simd::Row;

/// Positions remembered; more than the deepest line has.
const RING: usize = 128;

/// The longest way that is counted on rather than anew: a step costs about three rows, a new count about ten.
const FARTHEST: usize = 6;

/// The last board that was counted with the general on one point.
#[derive(Clone, Debug)]
struct Seen {
    sums: Row,
    pieces: BySide<[Bitboard; 7]>,
}

/// What a thread remembers. About 150 KiB.
#[derive(Clone, Debug)]
pub struct Accumulators {
    /// Sums of the last positions from both sides' view, by ply modulo [`RING`].
    ring: Box<[BySide<Row>]>,
    /// Identities of these positions; `None` where nothing is known.
    hashes: [Option<u64>; RING],
    seen: BySide<Box<[Seen]>>,
}

/// Inputs that differ between two boards.
type Inputs = ArrayVec<u16, 32>;

/// Inputs that one action switches on and off, from one side's view.
#[derive(Default)]
struct Change {
    on: ArrayVec<u16, 1>,
    off: ArrayVec<u16, 2>,
}

impl Accumulators {
    /// Knows nothing yet. For use with this network only.
    #[must_use]
    pub fn new(network: &Network) -> Accumulators {
        let sums = BySide {
            cho: Row::ZERO,
            han: Row::ZERO,
        };
        let seen = Seen {
            sums: *network.bias(),
            pieces: BySide::default(),
        };
        Accumulators {
            ring: vec![sums; RING].into_boxed_slice(),
            hashes: [None; RING],
            seen: BySide::from_fn(|_| vec![seen.clone(); 2 * BUCKETS].into_boxed_slice()),
        }
    }

    /// Centipawns for the side to move at the end of `line`; `lead` as in [`features::output`].
    #[must_use]
    pub fn evaluate(&mut self, network: &Network, line: &GameHistory, lead: i32) -> i32 {
        self.ensure(network, line);
        let position = line.position();
        let sums = &self.ring[line.ply() % RING];
        let us = position.turn();
        let output = features::output(position.board(), lead);
        network.output(&sums[us], &sums[us.opposite()], output)
    }

    /// Makes the sums of the end of `line` known.
    fn ensure(&mut self, network: &Network, line: &GameHistory) {
        let end = line.ply();
        let position = line.position();
        if self.hashes[end % RING] == Some(position.hash()) {
            return;
        }
        let nearest = (end.saturating_sub(FARTHEST)..end)
            .rev()
            .filter_map(|ply| line.position_at(ply).map(|position| (ply, position)))
            .find(|(ply, earlier)| self.hashes[ply % RING] == Some(earlier.hash()));
        let Some((nearest, mut before)) = nearest else {
            for side in Side::ALL {
                self.recount(network, position, side, end);
            }
            self.hashes[end % RING] = Some(position.hash());
            return;
        };
        for ply in nearest + 1..=end {
            let Some(after) = line.position_at(ply) else { return };
            self.count_on(network, ply, [before, after], line.action_at(ply));
            before = after;
        }
    }

    /// Makes the sums of ply `ply` from those of the ply before it.
    fn count_on(&mut self, network: &Network, ply: usize, positions: [&Position; 2], action: Option<Move>) {
        let [before, after] = positions;
        // Both sides' rows are named before the first is fetched, so that the memory is waited for once.
        let changes = BySide::from_fn(|side| {
            let (from, to) = (before.general(side), after.general(side));
            (from == to).then(|| Change::of(View::of(side, to), before.board(), action))
        });
        let [from, into] = self
            .ring
            .get_disjoint_mut([(ply - 1) % RING, ply % RING])
            .expect("two neighbours of a ring differ");
        for side in Side::ALL {
            if let Some(change) = &changes[side] {
                network.update(&mut into[side], &from[side], &change.on, &change.off);
            }
        }
        for side in Side::ALL {
            if changes[side].is_none() {
                self.recount(network, after, side, ply);
            }
        }
        self.hashes[ply % RING] = Some(after.hash());
    }

    /// Makes one side's sums from the last board that was seen with its general on its point.
    fn recount(&mut self, network: &Network, position: &Position, side: Side, ply: usize) {
        let view = View::of(side, position.general(side));
        let seen = &mut self.seen[side][view.slot()];
        let sums = &mut self.ring[ply % RING][side];
        let (on, off) = seen.catch_up(view, position.board());
        network.update(sums, &seen.sums, &on, &off);
        seen.sums = *sums;
    }
}

impl Seen {
    /// What differs between the board that was seen and `board`, which is seen now.
    fn catch_up(&mut self, view: View, board: &Board) -> (Inputs, Inputs) {
        let (mut on, mut off) = (Inputs::new(), Inputs::new());
        for side in Side::ALL {
            for role in Role::ALL {
                let piece = Piece { side, role };
                let now = board.by_piece(side, role);
                let before = core::mem::replace(&mut self.pieces[side][role as usize], now);
                on.extend(
                    (now & !before)
                        .into_iter()
                        .filter_map(|square| view.input(piece, square)),
                );
                off.extend(
                    (before & !now)
                        .into_iter()
                        .filter_map(|square| view.input(piece, square)),
                );
            }
        }
        (on, off)
    }
}

impl Change {
    /// What `action` does, played on `board`: nothing for a pass and for a turn that was given away.
    #[inline]
    fn of(view: View, board: &Board, action: Option<Move>) -> Change {
        let mut change = Change::default();
        if let Some(Move::Step { from, to }) = action {
            if let Some(piece) = board.get(from) {
                change.on.extend(view.input(piece, to));
                change.off.extend(view.input(piece, from));
            }
            change.off.extend(board.get(to).and_then(|taken| view.input(taken, to)));
        }
        change
    }
}

#[cfg(test)]
mod tests {
    use super::{Accumulators, RING};
    use crate::nnue::format::Net;
    use crate::nnue::network::Network;
    use crate::rng::Rng;
    use janggi::referee::GameHistory;
    use janggi::{Arrangement, BySide, Game, Preset, Side, Start};

    /// Both sides' sums and the value against a count of the whole board.
    fn check(network: &Network, accumulators: &mut Accumulators, line: &GameHistory, lead: i32) {
        let position = line.position();
        let us = position.turn();
        let kings = [position.general(us), position.general(us.opposite())];
        let value = accumulators.evaluate(network, line, lead);
        for side in Side::ALL {
            let wanted = network.sums(side, position.general(side), position.board());
            assert_eq!(accumulators.ring[line.ply() % RING][side], wanted, "{side}");
        }
        assert_eq!(value, network.evaluate(position.board(), us, kings, lead));
    }

    fn start(preset: Preset, rng: &mut Rng) -> GameHistory {
        let arrangements = BySide::from_fn(|_| Arrangement::CLASSIC[rng.below(4) as usize]);
        let game = Game::new(preset.rules(), Start::arranged(arrangements)).expect("classic arrangements fit");
        game.history().clone()
    }

    /// A walk like a search's: actions and turns given away, taken back, others tried; valued at some positions only.
    #[test]
    fn counting_on_is_counting_anew_wherever_the_search_goes() {
        let network = Network::new(&Net::sketch(3));
        let mut accumulators = Accumulators::new(&network);
        let mut rng = Rng::new(11);
        let (mut checked, mut passes, mut captures) = (0, 0, 0);
        for round in 0..48 {
            let mut line = start([Preset::Pychess, Preset::Kakao, Preset::FsfCasual][round % 3], &mut rng);
            // Rarely valued lines have long gaps, always valued ones none.
            let rarely = 1 + rng.below(9);
            for _ in 0..250 {
                let moves = line.moves();
                if rng.below(4) == 0 && line.ply() > 0 || moves.is_empty() {
                    for _ in 0..=rng.below(3) {
                        line.pop();
                    }
                } else if rng.below(12) == 0 && !line.in_check() {
                    line.push_null();
                } else {
                    let mv = moves[rng.below(moves.len() as u64) as usize];
                    line.push(mv);
                    passes += u32::from(mv == janggi::Move::Pass);
                    captures += u32::from(line.captured().is_some());
                }
                if rng.below(rarely) == 0 {
                    check(&network, &mut accumulators, &line, rng.below(5) as i32 - 2);
                    checked += 1;
                }
            }
        }
        assert!(
            checked > 2_000 && passes > 50 && captures > 200,
            "{checked} {passes} {captures}"
        );
    }

    /// What one game left behind must not be taken for another's, also where the ring has gone round.
    #[test]
    fn long_games_and_other_games_do_not_mix() {
        let network = Network::new(&Net::sketch(4));
        let mut accumulators = Accumulators::new(&network);
        let mut rng = Rng::new(12);
        for preset in [Preset::Kakao, Preset::Pychess] {
            let mut line = start(preset, &mut rng);
            for _ in 0..3 * RING {
                let moves = line.moves();
                if moves.is_empty() {
                    break;
                }
                line.push(moves[rng.below(moves.len() as u64) as usize]);
                check(&network, &mut accumulators, &line, 1);
            }
            while line.pop().is_some() {
                if rng.below(3) == 0 {
                    check(&network, &mut accumulators, &line, -1);
                }
            }
        }
    }
}
