//! The kernel for x86-64 with AVX2: 16 values at a time.

use core::arch::x86_64::{
    __m128i, __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi16, _mm256_add_epi32,
    _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16,
    _mm256_mullo_epi16, _mm256_set1_epi16, _mm256_setzero_si256, _mm256_sub_epi16,
};

use crate::nnue::format::QA;
use crate::nnue::simd::row::{Row, StepRows};

/// Number of vectors kept in registers at a time: half of the 16 registers.
const TILE: usize = 8;

/// Proof that the processor has AVX2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Avx2(());

impl Avx2 {
    pub(super) fn detect() -> Option<Avx2> {
        std::arch::is_x86_feature_detected!("avx2").then_some(Avx2(()))
    }

    #[inline]
    pub(super) fn update(self, into: &mut Row, from: &Row, rows: &[Row], add: &[u16], sub: &[u16]) {
        // SAFETY: a value of this type exists only if AVX2 was detected.
        unsafe { update_lanes(into, from, rows, add, sub) }
    }

    #[inline]
    pub(super) fn step(self, into: &mut Row, from: &Row, rows: StepRows) {
        // SAFETY: a value of this type exists only if AVX2 was detected.
        unsafe { step_lanes(into, from, rows) }
    }

    #[inline]
    pub(super) fn dot(self, us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
        // SAFETY: a value of this type exists only if AVX2 was detected.
        unsafe { dot(us, them, weights) }
    }
}

rows_as_vectors!(
    #[target_feature(enable = "avx2")]
    __m256i,
    add = _mm256_add_epi16,
    sub = _mm256_sub_epi16
);

/// Number of vectors per iteration of [`dot`], each added to its own sum.
const STEP: usize = 4;

#[target_feature(enable = "avx2")]
fn dot(us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
    let (zero, one) = (_mm256_setzero_si256(), _mm256_set1_epi16(QA as i16));
    let mut sums = [zero; STEP];
    for (row, weights) in [us, them].into_iter().zip(weights) {
        let (row, weights) = (lanes(row).as_chunks::<STEP>().0, lanes(weights).as_chunks::<STEP>().0);
        for (row, weights) in row.iter().zip(weights) {
            for lane in 0..STEP {
                let cut = _mm256_min_epi16(_mm256_max_epi16(row[lane], zero), one);
                // The absolute value is at most 255 * 127, so the low 16 bits hold the whole product.
                let product = _mm256_mullo_epi16(cut, weights[lane]);
                sums[lane] = _mm256_add_epi32(sums[lane], _mm256_madd_epi16(product, cut));
            }
        }
    }
    let all = _mm256_add_epi32(_mm256_add_epi32(sums[0], sums[1]), _mm256_add_epi32(sums[2], sums[3]));
    let half = _mm_add_epi32(_mm256_castsi256_si128(all), _mm256_extracti128_si256::<1>(all));
    add_across(half)
}

#[target_feature(enable = "avx2")]
fn add_across(four: __m128i) -> i32 {
    let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b_01_00_11_10>(four));
    _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<0b_10_11_00_01>(two)))
}
