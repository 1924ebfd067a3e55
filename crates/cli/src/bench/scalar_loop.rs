//! Reference speed: a fixed loop, for comparing results from different machines or under load.

use super::cpu_time::Stopwatch;
use std::hint::black_box;

const LOOP_STEPS: u64 = 500_000_000;

/// Returns the iterations per second of the loop, which depend only on the speed of one core.
///
/// The loop is a chain of dependent 64-bit multiplications, shifts and XORs.
pub(crate) fn steps_per_second() -> f64 {
    let stopwatch = Stopwatch::start();
    let mut state = black_box(0x9e37_79b9_7f4a_7c15_u64);
    for _ in 0..LOOP_STEPS {
        state = (state ^ (state >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    }
    black_box(state);
    LOOP_STEPS as f64 / stopwatch.seconds()
}
