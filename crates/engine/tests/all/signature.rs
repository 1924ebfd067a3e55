//! Tests of the node counts of the bench at a small depth. A different count means that the engine behaves differently.
//! A commit that changes a count states the reason in its message, which ends with the node count of `janggun bench`.

use std::sync::Arc;

use janggun_engine::Depth;
use janggun_engine::bench::bench;
use janggun_engine::engine::Config;
use janggun_engine::eval::Evaluation;
use janggun_engine::nnue::format::Net;
use janggun_engine::nnue::simd::{InstructionSet, Kernel};
use janggun_engine::nnue::{Network, embedded};
use janggun_engine::time::SimulatedClock;

/// Node count with the hand-crafted evaluation.
const HAND: u64 = 19_827;

/// Node count with the built-in network.
const EMBEDDED: Option<u64> = Some(18_739);

fn nodes(evaluation: &Evaluation) -> u64 {
    bench(
        Config::default(),
        evaluation,
        Depth(6),
        Arc::new(SimulatedClock::default()),
    )
    .nodes
    .0
}

#[test]
fn the_bench_counts_what_it_always_counted() {
    let found = nodes(&Evaluation::Hand);
    assert_eq!(found, nodes(&Evaluation::Hand), "the same run twice");
    assert_eq!(found, HAND, "the engine behaves differently");
}

/// The node count with an untrained network must be the same on every processor.
#[test]
fn the_bench_of_a_network_counts_the_same_on_every_kind_of_processor() {
    let network = Network::new(&Net::synthetic(1));
    let counts: Vec<u64> = InstructionSet::ALL
        .into_iter()
        .filter_map(Kernel::of)
        .map(|kernel| network.clone().with_kernel(kernel))
        .map(|network| nodes(&Evaluation::Net(Arc::new(network))))
        .collect();
    assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
}

#[test]
fn the_bench_of_the_network_built_in_counts_what_it_counted() {
    let found = embedded().map(|network| nodes(&Evaluation::Net(network)));
    assert_eq!(found, EMBEDDED, "the engine behaves differently");
}
