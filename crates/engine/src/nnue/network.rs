//! A network prepared for this processor, and the computation of its output.
//!
//! This module must not depend on how sums are cached.

use core::fmt;

use janggi::{Board, Side, Square};

use crate::advice::{large, prefetch};
use crate::nnue::features::{self, StepInputs, View};
use crate::nnue::format::{HIDDEN, Net, NetError, OUTPUTS, QA, QB, SCALE};
use crate::nnue::rule_class::{RULE_CLASSES, RuleClass};
use crate::nnue::simd::{Kernel, Row, StepRows};

/// A network in aligned memory with the kernel that runs it; shared by all threads.
#[derive(Clone)]
pub struct Network {
    name: String,
    /// Initial value of the sums, by [`RuleClass::index`].
    bias: Box<[Row; RULE_CLASSES]>,
    /// Weights of each input.
    rows: Box<[Row]>,
    /// Weights of each output bucket: for the side to move, then for the other side.
    outputs: Box<[[Row; 2]; OUTPUTS]>,
    output_bias: [i32; OUTPUTS],
    kernel: Kernel,
}

impl Network {
    /// Prepares a network for the fastest kernel that this processor can run.
    #[must_use]
    pub fn new(net: &Net) -> Network {
        Network::named(net, net.name())
    }

    fn named(net: &Net, name: String) -> Network {
        let row = |weights: &[i16]| {
            let mut row = Row::ZERO;
            row.0.copy_from_slice(weights);
            row
        };
        let mut outputs = Box::new([[Row::ZERO; 2]; OUTPUTS]);
        for (into, from) in outputs.iter_mut().zip(&net.out_weights) {
            *into = [row(&from[..HIDDEN]), row(&from[HIDDEN..])];
        }
        let mut bias = Box::new([Row::ZERO; RULE_CLASSES]);
        for class in RuleClass::all() {
            bias[class.index()] = row(&net.bias(class));
        }
        Network {
            name,
            bias,
            rows: large(net.ft_weights.chunks_exact(HIDDEN).map(row)),
            outputs,
            output_bias: net.out_bias,
            kernel: Kernel::best(),
        }
    }

    /// Reads a network from the bytes of a file and prepares it.
    ///
    /// # Errors
    /// Same as [`Net::read`].
    pub fn read(bytes: &[u8]) -> Result<Network, NetError> {
        Net::read(bytes).map(|net| Network::new(&net))
    }

    /// Reads the built-in file without checking its SHA-256, which a test does instead.
    pub(super) fn built_in(bytes: &[u8]) -> Result<Network, NetError> {
        Net::read_known(bytes).map(|(net, name)| Network::named(&net, name))
    }

    /// Returns the same network with a different kernel, for tests and benchmarks.
    #[must_use]
    pub fn with_kernel(self, kernel: Kernel) -> Network {
        Network { kernel, ..self }
    }

    /// Returns the network's file name (see [`Net::name`]).
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the kernel in use.
    #[must_use]
    pub const fn kernel(&self) -> Kernel {
        self.kernel
    }

    /// Returns the sums of an empty board for a rule class.
    pub(crate) fn bias(&self, class: RuleClass) -> &Row {
        &self.bias[class.index()]
    }

    #[inline]
    pub(crate) fn prefetch(&self, input: u16) {
        /// Values per cache line.
        const LINE: usize = 32;
        for line in self.rows[usize::from(input)].0.as_chunks::<LINE>().0 {
            prefetch(line);
        }
    }

    /// Sets `into` to `from` with inputs switched on and off.
    #[inline]
    pub(crate) fn update(&self, into: &mut Row, from: &Row, on: &[u16], off: &[u16]) {
        self.kernel.update(into, from, &self.rows, on, off);
    }

    /// Sets `into` to `from` with the input changes of one step.
    #[inline]
    pub(crate) fn step(&self, into: &mut Row, from: &Row, inputs: StepInputs) {
        self.kernel.step(into, from, self.step_rows(inputs));
    }

    /// Performs [`step`](Self::step) for both sides' sums, and then [`output`](Self::output). The side to move comes
    /// first in all arrays.
    #[inline]
    pub(crate) fn step_output(
        &self,
        into: [&mut Row; 2],
        from: [&Row; 2],
        inputs: [StepInputs; 2],
        output: usize,
    ) -> i32 {
        let rows = [self.step_rows(inputs[0]), self.step_rows(inputs[1])];
        self.value(self.kernel.step_dot(into, from, rows, &self.outputs[output]), output)
    }

    #[inline]
    fn step_rows(&self, inputs: StepInputs) -> StepRows<'_> {
        StepRows {
            on: &self.rows[inputs.on],
            off: &self.rows[inputs.off],
            taken: inputs.taken.map(|input| &self.rows[input]),
        }
    }

    /// Computes the sums of a whole board in the view of `perspective` with its general on `king`.
    #[must_use]
    pub fn sums(&self, perspective: Side, king: Square, board: &Board, class: RuleClass) -> Row {
        let mut sums = Row::ZERO;
        let active = View::of(perspective, king).active(board);
        self.update(&mut sums, self.bias(class), &active, &[]);
        sums
    }

    /// Computes the evaluation for the side to move from both sides' sums and the output bucket ([`features::output`]).
    /// The result is in centipawns and not clamped.
    #[inline]
    #[must_use]
    pub fn output(&self, us: &Row, them: &Row, output: usize) -> i32 {
        self.value(self.kernel.dot(us, them, &self.outputs[output]), output)
    }

    /// Converts the weighted sum of an output bucket to centipawns.
    #[inline]
    fn value(&self, sum: i32, output: usize) -> i32 {
        let value = i64::from(sum / QA) + i64::from(self.output_bias[output]);
        (value * i64::from(SCALE) / i64::from(QA * QB)) as i32
    }

    /// Evaluates a board with a full refresh, in centipawns for the side `turn`. This is the reference for
    /// [`Accumulators`](crate::nnue::accumulator::Accumulators). `kings` are the squares of the generals, with that of
    /// `turn` first; `lead` is as in [`features::output`].
    #[must_use]
    pub fn evaluate(&self, board: &Board, turn: Side, kings: [Square; 2], class: RuleClass, lead: i32) -> i32 {
        let us = self.sums(turn, kings[0], board, class);
        let them = self.sums(turn.opposite(), kings[1], board, class);
        self.output(&us, &them, features::output(board, lead))
    }
}

/// Omits the millions of weights, which would be of no use in a log.
impl fmt::Debug for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Network")
            .field("name", &self.name)
            .field("kernel", &self.kernel)
            .finish_non_exhaustive()
    }
}
