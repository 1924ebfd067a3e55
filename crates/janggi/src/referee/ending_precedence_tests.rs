//! Tests of endings that the same action can cause. Pairs found in seeded games under mixed rule sets are compared with
//! the table in [`pair`]. Every pair that can coincide has a row in `testdata/rules/precedence.jsonl`.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::movement::Movement;
use crate::mv::Move;
use crate::piece::Piece;
use crate::points::HalfPoints;
use crate::position::Position;
use crate::referee::cause::Cause;
use crate::referee::ending;
use crate::referee::history::GameHistory;
use crate::referee::ply::AnyCapture;
use crate::role::Role;
use crate::ruleset::{
    BothBelow30, ChaserLoses, DeadPosition, DrawOrPoints, LowPoints, NoCapturePlies, PerpetualCheck, Preset,
    RepetitionResult, RepetitionRule, Rules, TotalPlies, YesNo,
};
use crate::setup::Setup;
use crate::side::Side;
use crate::square::Square;

/// The relation between two endings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pair {
    /// One action can cause both, as a row of `precedence.jsonl` shows.
    Coincide,
    /// No action can cause both, for this reason.
    Impossible(&'static str),
    /// One action may be able to cause both, but none did in the seeded games.
    NeverMet,
}

const DIFFERENT: &str = "either a step is left for the rules to refuse, or none";
const NO_CHECK: &str = "a pass gives no check";
const STOOD: &str = "a mated position ended the game when it first stood";
const QUIET: &str = "points do not change in a cycle, and an earlier action of it would have ended the game";

/// Returns the relation of two endings of board actions, given in their order of precedence.
fn pair(first: Cause, second: Cause) -> Pair {
    use Cause::{
        BikjangAccepted, DeadPosition, DoublePass, LowPoints, Mate, NoPermittedAction, PerpetualCheck, Repetition,
        Shuttle, Stalemate,
    };
    use Pair::{Coincide, Impossible, NeverMet};
    match (first, second) {
        (BikjangAccepted, DoublePass) => {
            Impossible("the first of two passes would have accepted: nothing changes between them")
        }
        (Mate, NoPermittedAction) => Impossible(DIFFERENT),
        (BikjangAccepted, Stalemate) | (Stalemate, DoublePass) => Impossible("where nobody may pass nobody calls"),
        (Mate | NoPermittedAction, Stalemate) => Impossible("one is in check, the other not"),
        (Stalemate, PerpetualCheck | Repetition) => Impossible(STOOD),
        (Stalemate, Shuttle) => NeverMet,
        (Mate | NoPermittedAction, DoublePass) => Impossible(NO_CHECK),
        (Mate, PerpetualCheck | Repetition) => Impossible(STOOD),
        (NoPermittedAction, LowPoints) => Impossible(QUIET),
        (DoublePass, LowPoints) => Impossible("the first pass was quiet and would have ended the game"),
        (DoublePass, PerpetualCheck) => Impossible("nobody passes in check"),
        (DoublePass, Shuttle) => Impossible("a pass moves nothing"),
        (LowPoints, PerpetualCheck | Repetition | Shuttle) => Impossible(QUIET),
        (Mate | Stalemate, DeadPosition) => Impossible("a dead position has neither mate nor stalemate"),
        (DoublePass, DeadPosition) => Impossible("nothing was taken by the passes: the position was dead before"),
        (DeadPosition, PerpetualCheck | Repetition | Shuttle) => {
            Impossible("what repeats was dead when it first stood")
        }
        (NoPermittedAction, DeadPosition) => NeverMet,
        (BikjangAccepted, NoPermittedAction) | (NoPermittedAction, PerpetualCheck | Repetition | Shuttle) => NeverMet,
        (_, _) => Coincide,
    }
}

/// Returns the causes of endings by board actions, in order of precedence.
fn causes() -> impl Iterator<Item = Cause> + Clone {
    Cause::ALL.into_iter().take_while(|cause| *cause != Cause::Resigned)
}

struct Rng(u64);

impl Rng {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % limit as u64).expect("below a usize")
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }
}

/// Returns a rule set with parts of different presets, and with low limits that a short game can reach.
fn mixed(rng: &mut Rng) -> Rules {
    // Xiangqi is left out, because it has neither passes nor bikjang.
    let mut donor = || loop {
        let rules = rng.pick(&Preset::ALL).rules();
        if rules.movement != Movement::Xiangqi {
            return rules;
        }
    };
    let mut rules = Rules {
        bikjang: donor().bikjang,
        pass: donor().pass,
        repetition: donor().repetition,
        ..donor()
    };
    let n = |rng: &mut Rng| u16::try_from(2 + rng.below(12)).expect("small");
    let quiet = |rng: &mut Rng| rng.pick(&[YesNo::Yes, YesNo::No]);
    if rng.below(2) == 0 {
        let n = u8::try_from(2 + rng.below(2)).expect("small");
        rules.perpetual_check = PerpetualCheck::Loses {
            n,
            both_below_30: BothBelow30::Same,
        };
    }
    if rng.below(2) == 0 {
        let position = RepetitionRule::Position {
            n: u8::try_from(2 + rng.below(3)).expect("small"),
            result: RepetitionResult::MoverLoses,
            count_passes: YesNo::Yes,
            both_below_30: BothBelow30::Same,
            chaser_loses: ChaserLoses::No,
        };
        rules.repetition.push(position);
    }
    if rng.below(3) == 0 {
        rules.dead_position = DeadPosition::Draw;
    }
    if rng.below(3) == 0 {
        rules.limit.total_plies = Some(TotalPlies {
            n: n(rng),
            quiet_only: quiet(rng),
            result: DrawOrPoints::Draw,
        });
    }
    if rng.below(3) == 0 {
        rules.limit.no_capture_plies = Some(NoCapturePlies {
            n: n(rng),
            result: DrawOrPoints::Draw,
        });
    }
    if rng.below(3) == 0 {
        rules.limit.low_points = Some(LowPoints {
            max: HalfPoints::whole(13),
            counts_deom: YesNo::No,
            quiet_only: quiet(rng),
            result: DrawOrPoints::Draw,
        });
    }
    rules
}

/// Returns a position with the generals in their palaces and up to six other pieces on any points.
fn few_pieces(rng: &mut Rng) -> Position {
    let squares: Vec<Square> = Square::all().collect();
    loop {
        let mut setup = Setup {
            turn: rng.pick(&Side::ALL),
            ..Setup::EMPTY
        };
        for side in Side::ALL {
            let palace: Vec<Square> = squares
                .iter()
                .copied()
                .filter(|square| square.palace() == Some(side))
                .collect();
            setup.board.set(
                rng.pick(&palace),
                Some(Piece {
                    side,
                    role: Role::General,
                }),
            );
        }
        for _ in 0..rng.below(7) {
            let square = rng.pick(&squares);
            let role = rng.pick(&[Role::Chariot, Role::Chariot, Role::Cannon, Role::Horse, Role::Soldier]);
            if setup.board.get(square).is_none() {
                setup.board.set(
                    square,
                    Some(Piece {
                        side: rng.pick(&Side::ALL),
                        role,
                    }),
                );
            }
        }
        if let Ok(position) = Position::try_from(setup) {
            return position;
        }
    }
}

fn step(history: &GameHistory, rng: &mut Rng) -> Option<Move> {
    let moves = history.moves();
    let back = history
        .ply()
        .checked_sub(1)
        .and_then(|own| history.action_at(own))
        .and_then(|own| match own {
            Move::Step { from, to } => Some(Move::Step { from: to, to: from }),
            Move::Pass => None,
        });
    let checks: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| *mv != Move::Pass && history.position().after(*mv).in_check())
        .collect();
    match (rng.below(8), back) {
        (0..=3, Some(back)) if moves.contains(&back) => Some(back),
        (4 | 5, _) if !checks.is_empty() => Some(rng.pick(&checks)),
        (6, _) if moves.contains(&Move::Pass) => Some(Move::Pass),
        _ if moves.is_empty() => None,
        _ => Some(rng.pick(&moves)),
    }
}

/// Returns every pair found in random games, with the number of occurrences and an example.
fn pairs_met(games: usize, seed: u64) -> BTreeMap<(Cause, Cause), (usize, String)> {
    let mut rng = Rng(seed);
    let mut met: BTreeMap<(Cause, Cause), (usize, String)> = BTreeMap::new();
    for _ in 0..games {
        let rules = mixed(&mut rng);
        let start = few_pieces(&mut rng);
        let mut history = GameHistory::new(rules.clone(), rules.deom, start, AnyCapture::No);
        for _ in 0..60 {
            let Some(action) = step(&history, &mut rng) else { break };
            history.push(action);
            let endings = ending::all(&history);
            assert_eq!(endings.first().copied(), history.ending(), "the first in order decides");
            let causes: Vec<Cause> = endings.iter().map(|ending| ending.cause).collect();
            for (index, first) in causes.iter().enumerate() {
                for second in &causes[index + 1..] {
                    let entry = met.entry((*first, *second)).or_insert_with(|| (0, story(&history)));
                    entry.0 += 1;
                }
            }
            if !endings.is_empty() {
                break;
            }
        }
    }
    met
}

/// Describes a history by its start, actions and rules.
fn story(history: &GameHistory) -> String {
    let positions = history.positions_since(0);
    let moves: Vec<String> = (1..)
        .zip(&positions)
        .filter_map(|(ply, before)| Some(crate::notation::uci::print_move(history.action_at(ply)?, before)))
        .collect();
    let start = positions.first().map(crate::notation::fen::print).unwrap_or_default();
    alloc::format!("{start} | {} | {:?}", moves.join(" "), history.rules())
}

#[test]
fn no_two_endings_coincide_that_cannot() {
    let met = pairs_met(40_000, 20_261_120);
    for ((first, second), (count, story)) in &met {
        let one_list = [Cause::Repetition, Cause::Shuttle];
        if one_list.contains(first) && one_list.contains(second) {
            continue;
        }
        assert_eq!(
            pair(*first, *second),
            Pair::Coincide,
            "{first:?} and {second:?} met {count} times: {story}"
        );
    }
    assert!(met.len() > 15, "{} pairs are too few to show anything", met.len());
}

#[test]
fn every_pair_that_coincides_has_a_row() {
    let rows = include_str!("../../testdata/rules/precedence.jsonl");
    let mut known = 0;
    for (index, first) in causes().enumerate() {
        for second in causes().skip(index + 1) {
            known += 1;
            let case = alloc::format!("\"case\": \"{}>{}\"", first.code(), second.code());
            // Repetition and shuttle take the order of the rule set's list, so the file has a row for each order.
            let other = alloc::format!("\"case\": \"{}>{}\"", second.code(), first.code());
            let has_row = rows.contains(&case);
            match pair(first, second) {
                Pair::Coincide => assert!(has_row, "no row for {first:?} and {second:?}"),
                Pair::Impossible(why) => assert!(!has_row && !why.is_empty(), "{first:?} and {second:?}"),
                Pair::NeverMet => assert!(!has_row, "{first:?} and {second:?} are met after all"),
            }
            assert_eq!(
                rows.contains(&other),
                (first, second) == (Cause::Repetition, Cause::Shuttle)
            );
        }
    }
    assert_eq!(known, 66);
}
