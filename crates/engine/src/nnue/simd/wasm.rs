//! The kernel for WebAssembly with simd128: 8 values at a time. It needs no detection at run time, because a browser
//! without simd128 cannot load the module.

use core::arch::wasm32::{
    i16x8_add, i16x8_max, i16x8_min, i16x8_mul, i16x8_splat, i16x8_sub, i32x4_add, i32x4_dot_i16x8, i32x4_extract_lane,
    i32x4_splat, v128,
};

use crate::nnue::format::QA;
use crate::nnue::simd::row::{Row, StepRows};

/// Number of vectors kept in local variables at a time.
const TILE: usize = 8;

/// Number of vectors per iteration of [`store_weighed`].
const STEP: usize = 4;

rows_as_vectors!(v128, add = i16x8_add, sub = i16x8_sub);

pub(super) fn update(into: &mut Row, from: &Row, rows: &[Row], add: &[u16], sub: &[u16]) {
    update_lanes(into, from, rows, add, sub);
}

pub(super) fn step(into: &mut Row, from: &Row, rows: StepRows) {
    step_lanes(into, from, rows);
}

/// Performs `step` for both sides and `dot` in one pass, so that sums need not be loaded again after they are stored.
pub(super) fn step_dot(into: [&mut Row; 2], from: [&Row; 2], rows: [StepRows; 2], weights: &[Row; 2]) -> i32 {
    let ([us, them], [from_us, from_them], [rows_us, rows_them]) = (into, from, rows);
    let us = step_weighed(us, from_us, rows_us, &weights[0]);
    let them = step_weighed(them, from_them, rows_them, &weights[1]);
    add_across(i32x4_add(us, them))
}

pub(super) fn dot(us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
    let mut total = i32x4_splat(0);
    for (row, weights) in [us, them].into_iter().zip(weights) {
        for (sums, weights) in lanes(row).iter().zip(lanes(weights)) {
            total = i32x4_add(total, weighed(*sums, *weights));
        }
    }
    add_across(total)
}

fn step_weighed(into: &mut Row, from: &Row, rows: StepRows, weights: &Row) -> v128 {
    let (into, weights) = (lanes_mut(into), lanes(weights));
    let (from, on, off) = (lanes(from), lanes(rows.on), lanes(rows.off));
    let stepped = |lane: usize| i16x8_sub(i16x8_add(from[lane], on[lane]), off[lane]);
    match rows.taken.map(lanes) {
        None => store_weighed(into, weights, stepped),
        Some(taken) => store_weighed(into, weights, |lane| i16x8_sub(stepped(lane), taken[lane])),
    }
}

fn store_weighed(into: &mut [v128; LANES], weights: &[v128; LANES], sums: impl Fn(usize) -> v128) -> v128 {
    let mut total = i32x4_splat(0);
    for first in (0..LANES).step_by(STEP) {
        for lane in first..first + STEP {
            into[lane] = sums(lane);
            total = i32x4_add(total, weighed(into[lane], weights[lane]));
        }
    }
    total
}

/// Returns the contribution of eight sums to the dot product, as four partial sums.
fn weighed(sums: v128, weights: v128) -> v128 {
    let cut = i16x8_min(i16x8_max(sums, i16x8_splat(0)), i16x8_splat(QA as i16));
    // The absolute value is at most 255 * 127, so the low 16 bits hold the whole product.
    i32x4_dot_i16x8(i16x8_mul(cut, weights), cut)
}

fn add_across(four: v128) -> i32 {
    let [a, b, c, d] = [
        i32x4_extract_lane::<0>(four),
        i32x4_extract_lane::<1>(four),
        i32x4_extract_lane::<2>(four),
        i32x4_extract_lane::<3>(four),
    ];
    a.wrapping_add(b).wrapping_add(c.wrapping_add(d))
}
