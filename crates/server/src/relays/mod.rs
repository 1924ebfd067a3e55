//! Relays, to which players at an over-the-board tournament report results from their phones. In memory; lost on
//! restart.
//!
//! - `relay`: one relay, a pure state machine
//! - `registry`: all relays, with their limits
//!
//! A relay only compares reports; the director's page runs the tournament. Must not depend on HTTP or on the store.

mod registry;
mod relay;
#[cfg(test)]
mod relay_tests;

pub(crate) use registry::Relays;
