//! The accumulators: the sums of the first layer, updated incrementally along a line.
//!
//! A thread keeps the sums of the last positions of its line in a ring. Each thread also has a refresh cache (known in
//! chess engines as a Finny table), which holds, for each side and each square of its general, the last refreshed
//! board.
//!
//! The sums are updated only when a position is evaluated. If an earlier position with known sums is near enough, the
//! moves since then are applied one by one; otherwise the sums are refreshed. Positions are recognised by their hashes.
//! A pass changes nothing. If a general moves, every input of its side changes, and that side's sums are refreshed. A
//! refresh starts from the cache entry of the general's square, which usually differs by only a few pieces. The inputs
//! of the rule set are part of the bias, which all sums contain, so all sums are discarded when the class changes.

use arrayvec::ArrayVec;
use janggi::referee::GameHistory;
use janggi::{Bitboard, Board, BySide, Piece, Position, Role, Side};

use crate::nnue::features::{self, BUCKETS, View};
use crate::nnue::network::Network;
use crate::nnue::rule_class::RuleClass;
use crate::nnue::simd::Row;

/// Number of positions kept; larger than the longest line.
const RING: usize = 128;

/// Maximum number of moves applied incrementally; beyond that, a refresh is used.
const MAX_UPDATES: usize = 6;

/// An entry of the refresh cache: the last refreshed board with the general on a certain square, and its sums.
#[derive(Clone, Debug)]
struct CachedBoard {
    sums: Row,
    pieces: BySide<[Bitboard; 7]>,
}

/// The accumulators of one thread, about 290 KiB.
#[derive(Clone, Debug)]
pub struct Accumulators {
    /// Rule class for which the sums were computed.
    class: RuleClass,
    /// Both sides' sums of the last positions, by ply modulo [`RING`].
    ring: Box<[BySide<Row>; RING]>,
    /// Hashes of the positions in the ring; `None` for an entry without sums.
    hashes: [Option<u64>; RING],
    refresh_cache: BySide<Box<[CachedBoard]>>,
}

/// Numbers of inputs that differ between two boards.
type Inputs = ArrayVec<u16, 32>;

impl Accumulators {
    /// Creates empty accumulators, which must be used only with this network.
    #[must_use]
    pub fn new(network: &Network) -> Accumulators {
        Accumulators::under(network, RuleClass::default())
    }

    fn under(network: &Network, class: RuleClass) -> Accumulators {
        let sums = BySide {
            cho: Row::ZERO,
            han: Row::ZERO,
        };
        let empty = CachedBoard {
            sums: *network.bias(class),
            pieces: BySide::default(),
        };
        Accumulators {
            class,
            ring: vec![sums; RING].try_into().expect("as many as there are"),
            hashes: [None; RING],
            refresh_cache: BySide::from_fn(|_| vec![empty.clone(); 2 * BUCKETS].into_boxed_slice()),
        }
    }

    /// Evaluates the last position of `history` for the side to move, in centipawns. `class` is the rule class of the
    /// game, and `lead` the lead as in [`features::output`].
    #[must_use]
    pub fn evaluate(&mut self, network: &Network, history: &GameHistory, class: RuleClass, lead: i32) -> i32 {
        if class != self.class {
            *self = Accumulators::under(network, class);
        }
        let position = history.position();
        let output = features::output(position.board(), lead);
        let us = position.turn();
        if let Some(value) = self.evaluate_step(network, history, output) {
            return value;
        }
        self.ensure(network, history);
        let sums = &self.ring[history.ply() % RING];
        network.output(&sums[us], &sums[us.opposite()], output)
    }

    /// Evaluates the last position with [`Network::step_output`]. Returns `None` if the sums of the last position are
    /// already known, if [`nearest`](Self::nearest) finds no ply, or if the last move was not a step or was a step of a
    /// general.
    fn evaluate_step(&mut self, network: &Network, history: &GameHistory, output: usize) -> Option<i32> {
        let (end, position) = (history.ply(), history.position());
        let step = history.step_at(end).filter(|step| step.piece.role != Role::General)?;
        if self.is_known(history, end) {
            return None;
        }
        let nearest = self.nearest(history)?;
        self.update_to(network, history, nearest, end - 1);
        let (us, them) = (position.turn(), position.turn().opposite());
        let inputs = |side| View::of(side, position.general(side)).step_inputs(&step);
        let inputs = [inputs(us), inputs(them)];
        let (into, from) = self.neighbours(end);
        let into = match us {
            Side::Cho => [&mut into.cho, &mut into.han],
            Side::Han => [&mut into.han, &mut into.cho],
        };
        let value = network.step_output(into, [&from[us], &from[them]], inputs, output);
        self.hashes[end % RING] = Some(position.hash());
        Some(value)
    }

    /// Computes the sums of the last position of `history`, unless they are known.
    fn ensure(&mut self, network: &Network, history: &GameHistory) {
        let (end, position) = (history.ply(), history.position());
        if self.is_known(history, end) {
            return;
        }
        let Some(nearest) = self.nearest(history) else {
            for side in Side::ALL {
                self.refresh(network, position, side, end);
            }
            self.hashes[end % RING] = Some(position.hash());
            return;
        };
        self.update_to(network, history, nearest, end);
    }

    /// Computes the sums of the plies after `known` up to `last`.
    fn update_to(&mut self, network: &Network, history: &GameHistory, known: usize, last: usize) {
        for ply in known + 1..=last {
            self.update(network, ply, history);
            self.hashes[ply % RING] = history.hash_at(ply);
        }
    }

    #[inline]
    fn is_known(&self, history: &GameHistory, ply: usize) -> bool {
        history
            .hash_at(ply)
            .is_some_and(|hash| self.hashes[ply % RING] == Some(hash))
    }

    /// Returns the latest ply with known sums, among the last [`MAX_UPDATES`] before the last position. The search does
    /// not look beyond a general's move unless that is the last move, because refreshing only the last position is then
    /// cheaper.
    fn nearest(&self, history: &GameHistory) -> Option<usize> {
        let end = history.ply();
        (end.saturating_sub(MAX_UPDATES)..end)
            .rev()
            .take_while(|ply| {
                ply + 1 == end
                    || history
                        .step_at(ply + 1)
                        .is_none_or(|step| step.piece.role != Role::General)
            })
            .find(|&ply| self.is_known(history, ply))
    }

    /// Computes the sums of a ply from those of the ply before it. Only the last move of the line may be a step of a
    /// general.
    fn update(&mut self, network: &Network, ply: usize, history: &GameHistory) {
        let position = history.position();
        let (into, from) = self.neighbours(ply);
        let Some(step) = history.step_at(ply) else {
            // A pass or a null move leaves the sums unchanged.
            for side in Side::ALL {
                into[side].0.copy_from_slice(&from[side].0);
            }
            return;
        };
        let mut generals = BySide::from_fn(|side| position.general(side));
        if ply < history.ply()
            && let Some(last) = history.step_at(history.ply())
            && last.piece.role == Role::General
        {
            generals[last.piece.side] = last.from;
        }
        let mover = (step.piece.role == Role::General).then_some(step.piece.side);
        for side in Side::ALL.into_iter().filter(|side| Some(*side) != mover) {
            let inputs = View::of(side, generals[side]).step_inputs(&step);
            network.step(&mut into[side], &from[side], inputs);
        }
        if let Some(side) = mover {
            self.refresh(network, position, side, ply);
        }
    }

    /// Returns the sums of a ply and of the ply before it.
    fn neighbours(&mut self, ply: usize) -> (&mut BySide<Row>, &BySide<Row>) {
        let [into, from] = self
            .ring
            .get_disjoint_mut([ply % RING, (ply - 1) % RING])
            .expect("two neighbours of a ring differ");
        (into, from)
    }

    /// Computes one side's sums from the cached board with its general on the same square, and caches the new board.
    fn refresh(&mut self, network: &Network, position: &Position, side: Side, ply: usize) {
        let view = View::of(side, position.general(side));
        let cached = &mut self.refresh_cache[side][view.slot()];
        let sums = &mut self.ring[ply % RING][side];
        let (on, off) = cached.replace(view, position.board(), network);
        network.update(sums, &cached.sums, &on, &off);
        cached.sums = *sums;
    }
}

impl CachedBoard {
    /// Caches `board`. Returns the inputs that it switches on and off compared with the previously cached board, and
    /// prefetches their rows.
    fn replace(&mut self, view: View, board: &Board, network: &Network) -> (Inputs, Inputs) {
        let (mut on, mut off) = (Inputs::new(), Inputs::new());
        let enter = |inputs: &mut Inputs, piece, points: Bitboard| {
            for input in points.into_iter().filter_map(|square| view.input(piece, square)) {
                network.prefetch(input);
                inputs.push(input);
            }
        };
        for side in Side::ALL {
            for role in Role::ALL {
                let piece = Piece { side, role };
                let now = board.by_piece(side, role);
                let before = core::mem::replace(&mut self.pieces[side][role as usize], now);
                if now != before {
                    enter(&mut on, piece, now & !before);
                    enter(&mut off, piece, before & !now);
                }
            }
        }
        (on, off)
    }
}

#[cfg(test)]
mod tests {
    use super::{Accumulators, RING};
    use crate::nnue::format::{HIDDEN, Net};
    use crate::nnue::network::Network;
    use crate::nnue::rule_class::{RULE_INPUTS, RuleClass};
    use crate::rng::Rng;
    use janggi::referee::GameHistory;
    use janggi::ruleset::Movement;
    use janggi::{Arrangement, BySide, Game, Preset, Side, Start};

    /// Compares both sides' sums and the evaluation with those of a full refresh.
    fn check(network: &Network, accumulators: &mut Accumulators, history: &GameHistory, lead: i32) {
        let position = history.position();
        let us = position.turn();
        let kings = [position.general(us), position.general(us.opposite())];
        let class = RuleClass::of(history.rules());
        let value = accumulators.evaluate(network, history, class, lead);
        for side in Side::ALL {
            let wanted = network.sums(side, position.general(side), position.board(), class);
            assert_eq!(accumulators.ring[history.ply() % RING][side], wanted, "{side}");
        }
        assert_eq!(value, network.evaluate(position.board(), us, kings, class, lead));
    }

    /// Creates a synthetic network with inputs for the rule set.
    fn with_rules(seed: u64) -> Net {
        let mut net = Net::synthetic(seed);
        let mut rng = Rng::new(seed);
        let mut rows = Box::new([[0; HIDDEN]; RULE_INPUTS]);
        rows.as_flattened_mut().fill_with(|| rng.below(81) as i16 - 40);
        net.rule_weights = Some(rows);
        net
    }

    fn start(preset: Preset, rng: &mut Rng) -> GameHistory {
        let arrangements = BySide::from_fn(|_| Arrangement::CLASSIC[rng.below(4) as usize]);
        let game = Game::new(preset.rules(), Start::arranged(arrangements)).expect("classic arrangements fit");
        game.history().clone()
    }

    /// Walks through positions as a search does: makes and takes back moves and null moves, and evaluates only some
    /// positions.
    #[test]
    fn incremental_updates_equal_a_full_refresh_wherever_the_search_goes() {
        let network = Network::new(&with_rules(3));
        let mut accumulators = Accumulators::new(&network);
        let mut rng = Rng::new(11);
        let (mut checked, mut passes, mut captures) = (0, 0, 0);
        for round in 0..48 {
            let presets = [Preset::Pychess, Preset::Kakao, Preset::FsfCasual, Preset::Casual];
            let mut history = start(presets[round % presets.len()], &mut rng);
            // The fewer positions are evaluated, the more moves an update must apply.
            let rarely = 1 + rng.below(9);
            for _ in 0..250 {
                let moves = history.moves();
                if rng.below(4) == 0 && history.ply() > 0 || moves.is_empty() {
                    for _ in 0..=rng.below(3) {
                        history.pop();
                    }
                } else if rng.below(12) == 0 && !history.in_check() {
                    history.push_null();
                } else {
                    let mv = moves[rng.below(moves.len() as u64) as usize];
                    history.push(mv);
                    passes += u32::from(mv == janggi::Move::Pass);
                    captures += u32::from(history.captured().is_some());
                }
                if rng.below(rarely) == 0 {
                    check(&network, &mut accumulators, &history, rng.below(5) as i32 - 2);
                    checked += 1;
                }
            }
        }
        assert!(
            checked > 2_000 && passes > 50 && captures > 200,
            "{checked} {passes} {captures}"
        );
    }

    /// Evaluates similar lines under every rule set in turn. Rule classes must not share sums, and their values must
    /// differ.
    #[test]
    fn a_rule_set_never_sees_the_sums_of_another() {
        let network = Network::new(&with_rules(5));
        let mut accumulators = Accumulators::new(&network);
        let mut rng = Rng::new(13);
        let mut values = std::collections::BTreeSet::new();
        for seed in 0..3 {
            let arrangements = BySide::from_fn(|_| Arrangement::CLASSIC[rng.below(4) as usize]);
            for preset in Preset::ALL
                .into_iter()
                .filter(|preset| preset.rules().movement == Movement::Janggi)
            {
                let game = Game::new(preset.rules(), Start::arranged(arrangements)).expect("classic arrangements fit");
                let mut history = game.history().clone();
                check(&network, &mut accumulators, &history, 0);
                values.insert((
                    seed,
                    accumulators.evaluate(&network, &history, RuleClass::of(history.rules()), 0),
                ));
                for _ in 0..8 {
                    let moves = history.moves();
                    let Some(&mv) = moves.get(seed % moves.len().max(1)) else {
                        break;
                    };
                    history.push(mv);
                    check(&network, &mut accumulators, &history, 0);
                }
            }
        }
        assert_eq!(values.len(), 3 * 5, "{values:?}");
    }

    /// Sums must not be reused for a different game, or for a different ply after the ring has wrapped around.
    #[test]
    fn long_games_and_other_games_do_not_mix() {
        let network = Network::new(&Net::synthetic(4));
        let mut accumulators = Accumulators::new(&network);
        let mut rng = Rng::new(12);
        for preset in [Preset::Kakao, Preset::Pychess] {
            let mut history = start(preset, &mut rng);
            for _ in 0..3 * RING {
                let moves = history.moves();
                if moves.is_empty() {
                    break;
                }
                history.push(moves[rng.below(moves.len() as u64) as usize]);
                check(&network, &mut accumulators, &history, 1);
            }
            while history.pop().is_some() {
                if rng.below(3) == 0 {
                    check(&network, &mut accumulators, &history, -1);
                }
            }
        }
    }
}
