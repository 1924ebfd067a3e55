//! The instruction sets, and the choice of the fastest one for this processor.

#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
use crate::nnue::simd::neon;
use crate::nnue::simd::row::{Row, StepRows};
use crate::nnue::simd::scalar;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
use crate::nnue::simd::wasm;
#[cfg(target_arch = "x86_64")]
use crate::nnue::simd::{avx2, avx512};

/// An instruction set with its own kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstructionSet {
    /// Any processor.
    Scalar,
    /// x86-64 with AVX2.
    Avx2,
    /// x86-64 with AVX-512 F and BW.
    Avx512,
    /// WebAssembly with simd128.
    Wasm,
    /// 64-bit ARM with NEON.
    Neon,
}

impl InstructionSet {
    /// All instruction sets, slowest first.
    pub const ALL: [InstructionSet; 5] = [
        InstructionSet::Scalar,
        InstructionSet::Wasm,
        InstructionSet::Neon,
        InstructionSet::Avx2,
        InstructionSet::Avx512,
    ];

    /// Returns a stable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            InstructionSet::Scalar => "scalar",
            InstructionSet::Avx2 => "avx2",
            InstructionSet::Avx512 => "avx512",
            InstructionSet::Wasm => "wasm-simd128",
            InstructionSet::Neon => "neon",
        }
    }
}

/// A kernel: the network's inner loops for an instruction set that this processor supports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kernel(Inner);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Inner {
    Scalar,
    #[cfg(target_arch = "x86_64")]
    Avx2(avx2::Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(avx512::Avx512),
    #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
    Wasm,
    #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
    Neon,
}

impl Kernel {
    /// Returns the kernel for `set`; `None` if this processor cannot run it.
    #[must_use]
    pub fn of(set: InstructionSet) -> Option<Kernel> {
        let inner = match set {
            InstructionSet::Scalar => Some(Inner::Scalar),
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx2 => avx2::Avx2::detect().map(Inner::Avx2),
            #[cfg(target_arch = "x86_64")]
            InstructionSet::Avx512 => avx512::Avx512::detect().map(Inner::Avx512),
            #[cfg(not(target_arch = "x86_64"))]
            InstructionSet::Avx2 | InstructionSet::Avx512 => None,
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            InstructionSet::Wasm => Some(Inner::Wasm),
            #[cfg(not(all(target_arch = "wasm32", target_feature = "simd128")))]
            InstructionSet::Wasm => None,
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            InstructionSet::Neon => Some(Inner::Neon),
            #[cfg(not(all(target_arch = "aarch64", target_feature = "neon")))]
            InstructionSet::Neon => None,
        };
        inner.map(Kernel)
    }

    /// Returns the fastest kernel that this processor can run.
    #[must_use]
    pub fn best() -> Kernel {
        let best = InstructionSet::ALL.into_iter().rev().find_map(Kernel::of);
        best.unwrap_or(Kernel(Inner::Scalar))
    }

    /// Returns the instruction set of this kernel.
    #[must_use]
    pub const fn instruction_set(self) -> InstructionSet {
        match self.0 {
            Inner::Scalar => InstructionSet::Scalar,
            #[cfg(target_arch = "x86_64")]
            Inner::Avx2(_) => InstructionSet::Avx2,
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512(_) => InstructionSet::Avx512,
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Inner::Wasm => InstructionSet::Wasm,
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Inner::Neon => InstructionSet::Neon,
        }
    }

    /// Sets `into` to `from` plus the rows numbered by `add` minus those numbered by `sub`; sums wrap.
    ///
    /// # Panics
    /// If a number is out of range.
    #[inline]
    pub fn update(self, into: &mut Row, from: &Row, rows: &[Row], add: &[u16], sub: &[u16]) {
        match self.0 {
            Inner::Scalar => scalar::update(into, from, rows, add, sub),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx2(kernel) => kernel.update(into, from, rows, add, sub),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512(kernel) => kernel.update(into, from, rows, add, sub),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Inner::Wasm => wasm::update(into, from, rows, add, sub),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Inner::Neon => neon::update(into, from, rows, add, sub),
        }
    }

    /// Sets `into` to `from` plus the row that the step switches on minus those that it switches off; sums wrap.
    #[inline]
    pub fn step(self, into: &mut Row, from: &Row, rows: StepRows) {
        match self.0 {
            Inner::Scalar => scalar::step(into, from, rows),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx2(kernel) => kernel.step(into, from, rows),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512(kernel) => kernel.step(into, from, rows),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Inner::Wasm => wasm::step(into, from, rows),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Inner::Neon => neon::step(into, from, rows),
        }
    }

    /// Performs [`step`](Self::step) for both sides' sums, and then [`dot`](Self::dot). The side to move comes first in
    /// all arrays.
    #[inline]
    pub fn step_dot(self, into: [&mut Row; 2], from: [&Row; 2], rows: [StepRows; 2], weights: &[Row; 2]) -> i32 {
        #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
        if self.0 == Inner::Wasm {
            return wasm::step_dot(into, from, rows, weights);
        }
        let [us, them] = into;
        self.step(us, from[0], rows[0]);
        self.step(them, from[1], rows[1]);
        self.dot(us, them, weights)
    }

    /// Returns the wrapping sum of `clamp(s, 0, 255)² * w` over both rows of sums. The first row of `weights` is for
    /// `us`, the second for `them`. Weights are between ±[`OUT_MAX`](crate::nnue::format::OUT_MAX).
    #[inline]
    #[must_use]
    pub fn dot(self, us: &Row, them: &Row, weights: &[Row; 2]) -> i32 {
        match self.0 {
            Inner::Scalar => scalar::dot(us, them, weights),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx2(kernel) => kernel.dot(us, them, weights),
            #[cfg(target_arch = "x86_64")]
            Inner::Avx512(kernel) => kernel.dot(us, them, weights),
            #[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
            Inner::Wasm => wasm::dot(us, them, weights),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Inner::Neon => neon::dot(us, them, weights),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{InstructionSet, Kernel, Row, StepRows};
    use crate::nnue::format::{FT_MAX, OUT_MAX};
    use crate::rng::Rng;

    fn row(rng: &mut Rng, most: i16) -> Row {
        let mut row = Row::ZERO;
        // A third of the values are at the limits of the range.
        row.0.fill_with(|| match rng.below(6) {
            0 => most,
            1 => -most,
            _ => (rng.below(2 * most as u64 + 1) as i32 - i32::from(most)) as i16,
        });
        row
    }

    /// Compares every kernel that can run here with the scalar one, and prints which kernels were tested.
    #[test]
    fn all_paths_give_the_same_integers() {
        let scalar = Kernel::of(InstructionSet::Scalar).expect("it runs anywhere");
        let (here, absent): (Vec<InstructionSet>, Vec<InstructionSet>) = InstructionSet::ALL
            .into_iter()
            .partition(|set| Kernel::of(*set).is_some());
        println!(
            "paths run: {:?}; NOT RUN on this machine: {:?}",
            here.iter().map(|path| path.id()).collect::<Vec<_>>(),
            absent.iter().map(|path| path.id()).collect::<Vec<_>>()
        );
        let mut rng = Rng::new(1);
        let rows: Vec<Row> = (0..40).map(|_| row(&mut rng, FT_MAX)).collect();
        for round in 0..500 {
            // Some sums are so large that they wrap.
            let range = if round % 2 == 0 { 400 } else { i16::MAX };
            let [us, them] = [row(&mut rng, range), row(&mut rng, range)];
            let weights = [row(&mut rng, OUT_MAX), row(&mut rng, OUT_MAX)];
            let mut pick = |most| -> Vec<u16> { (0..rng.below(most)).map(|_| rng.below(40) as u16).collect() };
            let (add, sub) = (pick(32), pick(5));
            let mut wanted = Row::ZERO;
            scalar.update(&mut wanted, &us, &rows, &add, &sub);
            let taken = (round % 3 == 0).then_some(&rows[2]);
            let mut stepped = Row::ZERO;
            let off: &[u16] = if taken.is_some() { &[1, 2] } else { &[1] };
            scalar.update(&mut stepped, &us, &rows, &[0], off);
            for kernel in here.iter().filter_map(|set| Kernel::of(*set)) {
                let mut found = [Row::ZERO; 2];
                let [ours, theirs] = &mut found;
                let step = StepRows {
                    on: &rows[0],
                    off: &rows[1],
                    taken,
                };
                let dot = kernel.step_dot([ours, theirs], [&us, &them], [step; 2], &weights);
                assert_eq!(found[0], stepped, "{kernel:?}");
                assert_eq!(dot, scalar.dot(&found[0], &found[1], &weights), "{kernel:?}");
                let mut found = Row::ZERO;
                kernel.update(&mut found, &us, &rows, &add, &sub);
                assert_eq!(found, wanted, "{kernel:?}");
                let dot = kernel.dot(&us, &them, &weights);
                assert_eq!(dot, scalar.dot(&us, &them, &weights), "{kernel:?}");
            }
        }
    }

    #[test]
    fn the_scalar_path_counts_right() {
        let kernel = Kernel::of(InstructionSet::Scalar).expect("it runs anywhere");
        let (mut us, mut them) = (Row::ZERO, Row::ZERO);
        us.0[..4].copy_from_slice(&[3, -7, 255, 300]);
        them.0[0] = 10;
        let mut weights = [Row::ZERO; 2];
        weights[0].0[..4].copy_from_slice(&[2, 100, -1, 1]);
        weights[1].0[0] = -5;
        assert_eq!(
            kernel.dot(&us, &them, &weights),
            2 * 9 - 255 * 255 + 255 * 255 - 5 * 100
        );
        let mut sum = Row::ZERO;
        kernel.update(&mut sum, &us, &[them, us], &[0, 0], &[1]);
        assert_eq!(sum.0[..4], [20, 0, 0, 0]);
    }
}
