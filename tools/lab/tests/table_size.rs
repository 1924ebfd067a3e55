//! Measures the cost of a small transposition table: `cargo test --release -p janggun-lab --test table_size --
//! --ignored --nocapture`.

mod positions;

use std::sync::Arc;

use engine::engine::Config;
use engine::time::SimulatedClock;
use engine::{Engine, SearchLimits, Silent};
use janggi::Game;
use positions::position;

/// Search depths, each with the number of positions.
const SEARCHES: [(i32, u64); 3] = [(14, 200), (16, 200), (18, 60)];
/// Table sizes in MiB. The first is the baseline for the others.
const SIZES: [usize; 5] = [16, 1, 2, 4, 8];

fn nodes(game: &Game, depth: i32, hash: usize) -> f64 {
    let config = Config {
        hash,
        ..Config::default()
    };
    let mut engine = Engine::new(config, Arc::new(SimulatedClock::default()));
    let found = engine.search(game, &SearchLimits::depth(depth), &Silent);
    found.nodes.0.max(1) as f64
}

/// Returns the geometric mean of ratios, computed from their logarithms, and half the width of the 95 % interval of the
/// mean logarithm.
fn mean(logarithms: &[f64]) -> (f64, f64) {
    let count = logarithms.len() as f64;
    let mean = logarithms.iter().sum::<f64>() / count;
    let variance = logarithms.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean.exp(), 1.96 * (variance / count).sqrt())
}

#[test]
#[ignore = "a measurement of ten minutes"]
fn nodes_to_a_depth_by_size() {
    let mut player = Engine::new(Config::default(), Arc::new(SimulatedClock::default()));
    for (depth, positions) in SEARCHES {
        let mut sum = 0.0;
        let mut ratios: [Vec<f64>; SIZES.len()] = Default::default();
        for number in 0..positions {
            let game = position(number, &mut player);
            let counts = SIZES.map(|hash| nodes(&game, depth, hash));
            sum += counts[0];
            for (ratios, count) in ratios.iter_mut().zip(counts) {
                ratios.push((count / counts[0]).ln());
            }
        }
        println!(
            "depth {depth}, {positions} positions, {:.0} nodes each with {} MiB",
            sum / positions as f64,
            SIZES[0]
        );
        for (size, ratios) in SIZES.iter().zip(&ratios).skip(1) {
            let (ratio, error) = mean(ratios);
            println!("with {size} MiB {ratio:.3} times as many (± {error:.3})");
            assert!(ratio < 2.0, "a small table is no catastrophe");
        }
    }
}
