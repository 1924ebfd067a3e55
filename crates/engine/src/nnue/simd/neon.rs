//! The kernel for 64-bit ARM with NEON: 8 values at a time.

use core::arch::aarch64::{
    int16x8_t, vaddq_s16, vaddq_s32, vaddvq_s32, vdupq_n_s16, vdupq_n_s32, vget_low_s16, vmaxq_s16, vminq_s16,
    vmlal_high_s16, vmlal_s16, vmulq_s16, vsubq_s16,
};

use crate::nnue::format::QA;
use crate::nnue::simd::row::{Row, StepRows};

/// Number of vectors kept in registers at a time: half of the 32 registers.
const TILE: usize = 16;

rows_as_vectors!(
    #[target_feature(enable = "neon")]
    int16x8_t,
    add = vaddq_s16,
    sub = vsubq_s16
);

#[target_feature(enable = "neon")]
fn dot_lanes(us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
    let (zero, one) = (vdupq_n_s16(0), vdupq_n_s16(QA as i16));
    let mut sums = [vdupq_n_s32(0); 2];
    for (row, weights) in [us, them].into_iter().zip(weights) {
        for (sum, weight) in lanes(row).iter().zip(lanes(weights)) {
            let cut = vminq_s16(vmaxq_s16(*sum, zero), one);
            // The absolute value is at most 255 * 127, so the low 16 bits hold the whole product.
            let product = vmulq_s16(cut, *weight);
            sums[0] = vmlal_s16(sums[0], vget_low_s16(product), vget_low_s16(cut));
            sums[1] = vmlal_high_s16(sums[1], product, cut);
        }
    }
    vaddvq_s32(vaddq_s32(sums[0], sums[1]))
}

pub(super) fn update(into: &mut Row, from: &Row, rows: &[Row], add: &[u16], sub: &[u16]) {
    // SAFETY: this file is compiled only if NEON is part of the target.
    unsafe { update_lanes(into, from, rows, add, sub) }
}

pub(super) fn step(into: &mut Row, from: &Row, rows: StepRows) {
    // SAFETY: as in `update`.
    unsafe { step_lanes(into, from, rows) }
}

pub(super) fn dot(us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
    // SAFETY: as in `update`.
    unsafe { dot_lanes(us, them, weights) }
}
