//! The inner loops of the network, as one kernel per instruction set.
//!
//! ```text
//! update     adds some rows of weights to a row of sums, and subtracts others
//! step       the same for one step: adds one row, subtracts one or two
//! dot        clips and squares both rows of sums, multiplies them by weights and adds them up
//! step_dot   `step` for both rows, then `dot`
//!
//! scalar     any processor                avx512     x86-64 with AVX-512 F and BW
//! avx2       x86-64 with AVX2             neon       64-bit ARM
//! wasm       WebAssembly with simd128
//! ```
//!
//! The kernel is chosen at run time, once per network. All kernels compute the same integers: additions wrap, so their
//! order does not matter. Most of the crate's `unsafe` code is here. A [`Kernel`] can be created only if the
//! processor supports it, so calling one is safe.

mod kernel;
mod row;
#[macro_use]
mod vectors;

mod scalar;

#[cfg(target_arch = "x86_64")]
#[expect(
    unsafe_code,
    reason = "vector instructions of x86-64, called only after they were detected"
)]
mod avx2;
#[cfg(target_arch = "x86_64")]
#[expect(
    unsafe_code,
    reason = "vector instructions of x86-64, called only after they were detected"
)]
mod avx512;
#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
#[expect(unsafe_code, reason = "rows are read as vectors of ARM")]
mod neon;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[expect(unsafe_code, reason = "rows are read as vectors of WebAssembly")]
mod wasm;

pub use kernel::{InstructionSet, Kernel};
pub use row::{Row, StepRows};
