//! Tests of searches for several lines (`MultiPV`). The first line must be the same as in a search for one line.

use std::sync::{Arc, Mutex};

use janggi::{Game, Move, Position, Preset, Start, fen};
use janggun_engine::engine::{Best, Config, RootLine};
use janggun_engine::report::{Info, Report};
use janggun_engine::score::{Depth, Score};
use janggun_engine::time::SimulatedClock;
use janggun_engine::{Engine, SearchLimits, Silent};

const POSITIONS: [&str; 4] = [
    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    "r2a1abnr/4k4/2n3c2/p1p1c1p1p/9/9/P3P1P1P/1C2C1N2/4K4/RNBA1AB1R w - - 4 6",
    "3a1a3/4k4/9/p3p3p/2n6/6N2/P3P3P/4C4/4K4/3A1A1R1 w - - 10 40",
    "r1ba1ab1r/3k5/2n1c1n2/p1p3p1p/9/4p4/P1P3P1P/2N1C1N2/5K3/R1BA1AB1R w - - 0 14",
];

fn games() -> impl Iterator<Item = Game> {
    POSITIONS.into_iter().map(|text| {
        let position = Position::try_from(fen::parse(text).expect("a FEN")).expect("legal");
        Game::new(Preset::Pychess.rules(), Start::Fen(position)).expect("fits")
    })
}

fn engine(lines: usize) -> Engine {
    let config = Config {
        lines,
        ..Config::default()
    };
    Engine::new(config, Arc::new(SimulatedClock::default()))
}

/// Returns the first line. Asserts that the lines begin with different moves and are sorted best first.
fn first(best: &Best) -> &RootLine {
    assert!(best.lines.is_sorted_by_key(|line| core::cmp::Reverse(line.score)));
    let mut moves: Vec<Move> = best.lines.iter().map(|line| line.mv).collect();
    moves.sort_unstable();
    moves.dedup();
    assert_eq!(moves.len(), best.lines.len());
    &best.lines[0]
}

#[test]
fn the_first_of_several_lines_is_the_only_one_of_a_search_for_one() {
    for lines in [2, 3, 200] {
        // The second search of a game uses the table entries of the first.
        let (mut one, mut several) = (engine(1), engine(lines));
        for game in games() {
            for depth in [5, 8] {
                let limits = SearchLimits::depth(depth);
                let (single, best) = (
                    one.search(&game, &limits, &Silent),
                    several.search(&game, &limits, &Silent),
                );
                assert_eq!(first(&best), &single.lines[0]);
                assert_eq!(best.lines.len(), lines.min(game.legal().len()));
                assert!(best.nodes > single.nodes);
            }
        }
    }
}

/// Receiver that records the depth, line number and score of each report.
#[derive(Debug, Default)]
struct Heard(Mutex<Vec<(Depth, usize, Score)>>);

impl Report for Heard {
    fn info(&self, info: &Info<'_>) {
        self.0
            .lock()
            .expect("one thread")
            .push((info.depth, info.multipv, info.score));
    }
}

#[test]
fn every_iteration_reports_all_lines_best_first_and_the_last_one_all_of_its_depth() {
    for game in games() {
        let heard = Heard::default();
        engine(3).search(&game, &SearchLimits::depth(9), &heard);
        let heard = heard.0.into_inner().expect("one thread");
        for (iteration, lines) in (1..).zip(heard.chunks(3)) {
            let numbers: Vec<usize> = lines.iter().map(|(_, number, _)| *number).collect();
            assert_eq!(numbers, [1, 2, 3]);
            assert!(lines.is_sorted_by_key(|(_, _, score)| core::cmp::Reverse(*score)));
            assert_eq!(lines[0].0, Depth(iteration));
            assert!(
                lines
                    .iter()
                    .all(|(depth, ..)| (iteration - 1..=iteration).contains(&depth.0))
            );
        }
        assert_eq!(heard.len(), 9 * 3);
        assert!(heard[8 * 3..].iter().all(|(depth, ..)| *depth == Depth(9)));
    }
}
