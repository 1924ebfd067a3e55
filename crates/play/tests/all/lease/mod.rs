//! Model checking of the lease: explores every interleaving of a few servers and their shared database. Messages can be
//! late, servers can pause, stop or die, and the database's clock can be set.

mod holder;
mod search;
mod world;

use search::{Outcome, search};
use world::{Faults, Fence, World};

const NONE: Faults = Faults::NONE;

/// Checks that the search finds no violation and explores at least `least` states.
fn finds_nothing(world: World, least: usize) {
    match search(world) {
        Outcome::Holds { states } => assert!(states >= least, "only {states} states"),
        Outcome::Violated { what, path } => panic!("{what}:\n{}", path.join("\n")),
    }
}

/// Checks that the search finds the `expected` violation with a broken fence.
fn finds(fence: Fence, faults: Faults, expected: &str) {
    match search(World::new(2, fence, faults).owned()) {
        Outcome::Holds { states } => panic!("{expected} was not found in {states} states"),
        Outcome::Violated { what, path } => assert!(what.contains(expected), "{what}:\n{}", path.join("\n")),
    }
}

fn two_servers(faults: Faults) -> World {
    World::new(2, Fence::Whole, faults)
}

#[test]
fn servers_that_start_at_the_same_time() {
    finds_nothing(two_servers(Faults { pauses: 1, ..NONE }), 5_000);
}

#[test]
fn an_owner_that_is_paused_and_goes_on_or_dies() {
    let faults = Faults {
        pauses: 1,
        crashes: 1,
        delays: 1,
        ..NONE
    };
    finds_nothing(two_servers(faults).owned(), 50_000);
}

#[test]
fn a_clock_that_is_set() {
    let faults = Faults {
        pauses: 1,
        clocks: 1,
        delays: 1,
        ..NONE
    };
    finds_nothing(two_servers(faults).owned(), 50_000);
}

#[test]
fn an_owner_that_gives_the_lease_back() {
    let faults = Faults {
        pauses: 1,
        stops: 1,
        delays: 1,
        ..NONE
    };
    finds_nothing(two_servers(faults).owned(), 50_000);
}

#[test]
fn three_servers_of_which_one_dies() {
    let faults = Faults { crashes: 1, ..NONE };
    finds_nothing(World::new(3, Fence::Whole, faults).owned(), 5_000);
}

/// Checks that the search finds the violations that a faulty fence permits.
#[test]
fn a_fence_with_a_hole_is_found() {
    let faults = Faults {
        pauses: 1,
        delays: 1,
        ..NONE
    };
    finds(Fence::Open, faults, "a write of epoch 1 after one of epoch");
    finds(Fence::NotLocked, faults, "a write of epoch 1 after one of epoch");
    finds(Fence::SameEpoch, faults, "epoch 1 was given to two servers");
    finds(Fence::EndsEarly, faults, "two servers hold the lease");
    finds(Fence::NeverEnds, Faults { crashes: 1, ..NONE }, "nobody takes over");
}
