//! A fixed loop as a reference speed, so that results of different machines or under load can be compared.

use super::cpu_time::Stopwatch;
use std::hint::black_box;

/// Number of iterations of the loop.
const LOOP_STEPS: u64 = 500_000_000;

/// Returns the speed of a chain of dependent 64-bit multiplications and shifts, which depends only on one core.
pub(crate) fn steps_per_second() -> f64 {
    let stopwatch = Stopwatch::start();
    let mut state = black_box(0x9e37_79b9_7f4a_7c15_u64);
    for _ in 0..LOOP_STEPS {
        state = (state ^ (state >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    black_box(state);
    LOOP_STEPS as f64 / stopwatch.seconds()
}
