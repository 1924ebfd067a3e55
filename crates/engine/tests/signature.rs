//! The node count of the bench at a small depth, pinned: it changes exactly when the engine's behaviour does. A commit
//! that changes it says why, and ends with the new count of `janggun bench`.

use std::sync::Arc;

use janggun_engine::Depth;
use janggun_engine::bench::bench;
use janggun_engine::time::SimulatedClock;

#[test]
fn the_bench_counts_what_it_always_counted() {
    let run = || bench(Depth(6), Arc::new(SimulatedClock::default())).nodes.0;
    let nodes = run();
    assert_eq!(nodes, run(), "the same run twice");
    assert_eq!(nodes, , "the engine behaves differently");
}
