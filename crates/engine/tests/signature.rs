//! The node counts of the bench at a small depth, pinned: they change exactly when the engine's behaviour does. A commit
//! that changes one says why, and ends with the new count of `janggun bench`.

use std::sync::Arc;

use janggun_engine::Depth;
use janggun_engine::bench::bench;
use janggun_engine::eval::Evaluation;
use janggun_engine::nnue::format::Net;
use janggun_engine::nnue::simd::{Kernel, Path};
use janggun_engine::nnue::{Network, embedded};
use janggun_engine::time::SimulatedClock;

/// With the hand-made evaluation.
const HAND: u64 = 28_409;

/// With a network nobody trained, so that the code is pinned apart from the network of the day.
const SKETCH: u64 = 38_610;

/// With the network that is built in.
const EMBEDDED: Option<u64> = None;

fn nodes(evaluation: &Evaluation) -> u64 {
    bench(evaluation, Depth(6), Arc::new(SimulatedClock::default())).nodes.0
}

#[test]
fn the_bench_counts_what_it_always_counted() {
<<<<<<< HEAD
    let run = || bench(Depth(6), Arc::new(SimulatedClock::default())).nodes.0;
    let nodes = run();
    assert_eq!(nodes, run(), "the same run twice");
    assert_eq!(nodes, , "the engine behaves differently");
=======
    let found = nodes(&Evaluation::Hand);
    assert_eq!(found, nodes(&Evaluation::Hand), "the same run twice");
    assert_eq!(found, HAND, "the engine behaves differently");
}

/// On every kind of processor alike.
#[test]
fn the_bench_of_a_network_counts_the_same_on_every_path() {
    let network = Network::new(&Net::sketch(1));
    for kernel in Path::ALL.into_iter().filter_map(Kernel::of) {
        let network = network.clone().with_kernel(kernel);
        assert_eq!(nodes(&Evaluation::Net(Arc::new(network))), SKETCH, "{kernel:?}");
    }
}

#[test]
fn the_bench_of_the_network_built_in_counts_what_it_counted() {
    let found = embedded().map(|network| nodes(&Evaluation::Net(network)));
    assert_eq!(found, EMBEDDED, "the engine behaves differently");
>>>>>>> e82db7d (nnue: Inference on every processor, sums kept along the line, and the choice of evaluation)
}
