//! The loops for WebAssembly with simd128: 8 numbers at a time. There is no asking at run time: a browser that does not
//! know the instructions does not load the module.

use core::arch::wasm32::{
    i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane,
    i32x4_splat, v128,
};

use crate::nnue::format::QA;
use crate::nnue::simd::row::Row;

/// Vectors kept in variables at a time.
const TILE: usize = 8;

rows_as_vectors!(v128, add = i16x8_add, sub = i16x8_sub);

pub(super) fn update(into: &mut Row, from: &Row, rows: &[Row], add: &[u16], sub: &[u16]) {
    update_lanes(into, from, rows, add, sub);
}

pub(super) fn step(into: &mut Row, from: &Row, on: &Row, off: &Row, taken: Option<&Row>) {
    step_lanes(into, from, on, off, taken);
}

pub(super) fn dot(us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
    let (zero, one) = (i16x8_splat(0), i16x8_splat(QA as i16));
    let mut total = i32x4_splat(0);
    for (row, weights) in [us, them].into_iter().zip(weights) {
        for (sum, weight) in lanes(row).iter().zip(lanes(weights)) {
            let cut = i16x8_min(i16x8_max(*sum, zero), one);
            // Below 2^15 by the bounds of both, so the low half is all of it.
            let product = i16x8_mul(cut, *weight);
            total = i32x4_add(total, i32x4_dot_i16x8(product, cut));
        }
    }
    let [a, b, c, d] = [
        i32x4_extract_lane::<0>(total),
        i32x4_extract_lane::<1>(total),
        i32x4_extract_lane::<2>(total),
        i32x4_extract_lane::<3>(total),
    ];
    a.wrapping_add(b).wrapping_add(c.wrapping_add(d))
}
