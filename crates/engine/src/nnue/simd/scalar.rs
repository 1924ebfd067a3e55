//! The kernel for any processor, and the reference for the others.

use crate::nnue::format::QA;
use crate::nnue::simd::row::{Row, StepRows};

pub(super) fn update(into: &mut Row, from: &Row, rows: &[Row], add: &[u16], sub: &[u16]) {
    *into = *from;
    for &number in add {
        for (sum, weight) in into.0.iter_mut().zip(&rows[usize::from(number)].0) {
            *sum = sum.wrapping_add(*weight);
        }
    }
    for &number in sub {
        for (sum, weight) in into.0.iter_mut().zip(&rows[usize::from(number)].0) {
            *sum = sum.wrapping_sub(*weight);
        }
    }
}

pub(super) fn step(into: &mut Row, from: &Row, rows: StepRows) {
    let taken = rows.taken.unwrap_or(&Row::ZERO);
    let rows = from.0.iter().zip(&rows.on.0).zip(&rows.off.0).zip(&taken.0);
    for (into, (((from, on), off), taken)) in into.0.iter_mut().zip(rows) {
        *into = from.wrapping_add(*on).wrapping_sub(*off).wrapping_sub(*taken);
    }
}

pub(super) fn dot(us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
    let [ours, theirs] = weights;
    one(us, ours).wrapping_add(one(them, theirs))
}

fn one(sums: &Row, weights: &Row) -> i32 {
    let products = sums.0.iter().zip(&weights.0).map(|(&sum, &weight)| {
        let cut = sum.clamp(0, QA as i16);
        // The absolute value is at most 255 * 127, so the product cannot overflow.
        let product = cut * weight;
        i32::from(product) * i32::from(cut)
    });
    products.fold(0, i32::wrapping_add)
}
