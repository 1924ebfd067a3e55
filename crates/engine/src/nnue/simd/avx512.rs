//! The kernel for x86-64 with AVX-512 F and BW: 32 values at a time, a whole row in registers.

use core::arch::x86_64::{
    __m512i, _mm512_add_epi16, _mm512_add_epi32, _mm512_madd_epi16, _mm512_max_epi16, _mm512_min_epi16,
    _mm512_mullo_epi16, _mm512_reduce_add_epi32, _mm512_set1_epi16, _mm512_setzero_si512, _mm512_sub_epi16,
};

use crate::nnue::format::QA;
use crate::nnue::simd::row::{Row, StepRows};

/// Number of vectors kept in registers at a time, out of 32 registers.
const TILE: usize = if LANES.is_multiple_of(16) { 16 } else { LANES };

/// Proof that the processor has AVX-512 F and BW.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx512(());

impl Avx512 {
    pub(super) fn detect() -> Option<Avx512> {
        let has = std::arch::is_x86_feature_detected!("avx512f") && std::arch::is_x86_feature_detected!("avx512bw");
        has.then_some(Avx512(()))
    }

    #[inline]
    pub(super) fn update(self, into: &mut Row, from: &Row, rows: &[Row], add: &[u16], sub: &[u16]) {
        // SAFETY: a value of this type exists only if AVX-512 F and BW were detected.
        unsafe { update_lanes(into, from, rows, add, sub) }
    }

    #[inline]
    pub(super) fn step(self, into: &mut Row, from: &Row, rows: StepRows) {
        // SAFETY: a value of this type exists only if AVX-512 F and BW were detected.
        unsafe { step_lanes(into, from, rows) }
    }

    #[inline]
    pub(super) fn dot(self, us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
        // SAFETY: a value of this type exists only if AVX-512 F and BW were detected.
        unsafe { dot(us, them, weights) }
    }
}

rows_as_vectors!(
    #[target_feature(enable = "avx512f,avx512bw")]
    __m512i,
    add = _mm512_add_epi16,
    sub = _mm512_sub_epi16
);

#[target_feature(enable = "avx512f,avx512bw")]
fn dot(us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
    let (zero, one) = (_mm512_setzero_si512(), _mm512_set1_epi16(QA as i16));
    let mut sums = [zero; 2];
    for ((row, weights), total) in [us, them].into_iter().zip(weights).zip(&mut sums) {
        for (sum, weight) in lanes(row).iter().zip(lanes(weights)) {
            let cut = _mm512_min_epi16(_mm512_max_epi16(*sum, zero), one);
            // The absolute value is at most 255 * 127, so the low 16 bits hold the whole product.
            let product = _mm512_mullo_epi16(cut, *weight);
            *total = _mm512_add_epi32(*total, _mm512_madd_epi16(product, cut));
        }
    }
    _mm512_reduce_add_epi32(_mm512_add_epi32(sums[0], sums[1]))
}
