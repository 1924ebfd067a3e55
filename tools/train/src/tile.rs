//! A tile: some columns of the network with their optimiser state. Tiles are the unit of parallel work.
//!
//! Tiles are independent of each other, so the order of additions and the results do not depend on the number of
//! threads. Only the output, a sum over all tiles, is computed in `model`.
//!
//! Contains the inner loops of the forward pass, the backward pass and the step. The compiler vectorises the loops over
//! `[f32; WIDTH]`. This module must not depend on losses, schedules or files.

use crate::blocks::{BLOCK, Block};
use crate::features::{BIAS, Input, Inputs, ROWS};
use engine::nnue::RuleClass;
use engine::nnue::features::{INPUTS, PLANES};
use engine::nnue::format::{FT_MAX, OUT_MAX, OUTPUTS, QA, QB};
use engine::nnue::rule_class::RULE_INPUTS;
use engine::rng::Rng;

/// Number of columns of a tile.
pub(crate) const WIDTH: usize = 64;
/// Number of partial sums in [`total`].
const LANES: usize = 16;

/// A row of a tile.
pub(crate) type Row = [f32; WIDTH];

/// First factoriser row. The factoriser rows are added to those of every bucket. The rows of the buckets and the bias
/// row, at [`BIAS`], come before them.
pub(crate) const FACTOR: usize = BIAS + 1;
/// First row of the kinds of pieces. The row of a kind is added to its factoriser rows for all squares: it represents
/// the value of the piece on any square.
pub(crate) const KIND: usize = FACTOR + PLANES;
/// Number of kinds: own and enemy pieces of five roles, own and enemy guards, enemy general.
const KINDS: usize = 13;
/// First row of the rule set inputs. The two rows of a rule class are added to the bias.
pub(crate) const RULE: usize = KIND + KINDS;
/// First row of output weights. Each output bucket has a row for the side to move and one for the other side.
pub(crate) const OUTPUT: usize = RULE + RULE_INPUTS;
pub(crate) const WEIGHTS: usize = OUTPUT + 2 * OUTPUTS;

/// Largest absolute value of a first-layer weight: the maximum of its quantised form, with a margin for rounding.
pub(crate) const FT_LIMIT: f32 = (FT_MAX - 1) as f32 / QA as f32;
/// Largest absolute value of an output weight.
pub(crate) const OUT_LIMIT: f32 = OUT_MAX as f32 / QB as f32;

/// Decay rates of the first and the second moment, and the constant that prevents a division by zero (AdamW).
const BETA: (f32, f32, f32) = (0.9, 0.999, 1e-8);

/// Parameters of one step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// Learning rate.
    pub(crate) rate: f32,
    /// Learning rate of the bucket rows as a fraction of `rate`. At the full rate, they would overfit, because each
    /// occurs in few positions.
    pub(crate) bucket_share: f32,
    /// Fraction of a weight that is subtracted in a step, per unit of learning rate.
    pub(crate) decay: f32,
    /// Inputs of the network. The rows of the rule set are trained only if it is an input.
    pub(crate) inputs: Inputs,
    /// Bias correction of both moments: `1 / (1 - beta^step)`.
    pub(crate) correction: (f32, f32),
}

impl Rate {
    /// Creates the parameters of the step with this number, counted from 1.
    pub(crate) fn new(rate: f32, bucket_share: f32, decay: f32, inputs: Inputs, step: u64) -> Rate {
        let power = i32::try_from(step).unwrap_or(i32::MAX);
        let correction = |beta: f32| (1.0 / (1.0 - f64::from(beta).powi(power))) as f32;
        Rate {
            rate,
            bucket_share,
            decay,
            inputs,
            correction: (correction(BETA.0), correction(BETA.1)),
        }
    }

    /// Updates one value and its moments (AdamW).
    #[inline(always)]
    pub(crate) fn apply(&self, value: &mut f32, first: &mut f32, second: &mut f32, gradient: f32) {
        *first = BETA.0 * *first + (1.0 - BETA.0) * gradient;
        *second = BETA.1 * *second + (1.0 - BETA.1) * gradient * gradient;
        let mean = *first * self.correction.0;
        let spread = (*second * self.correction.1).sqrt();
        *value -= self.rate * (mean / (spread + BETA.2) + self.decay * *value);
    }

    #[inline(always)]
    fn apply_row(&self, value: &mut Row, first: &mut Row, second: &mut Row, gradient: &Row) {
        for column in 0..WIDTH {
            self.apply(
                &mut value[column],
                &mut first[column],
                &mut second[column],
                gradient[column],
            );
        }
    }
}

/// Values and moments of all weights of a tile, with [`WEIGHTS`] rows each.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    pub(crate) values: Vec<Row>,
    /// Exponential moving average of the gradient.
    pub(crate) first: Vec<Row>,
    /// Exponential moving average of the squared gradient.
    pub(crate) second: Vec<Row>,
}

/// A row of the first layer in fixed point, as the engine uses it, with half the bytes of a [`Row`]. A sum at the
/// engine's precision cannot overflow: it has at most 32 terms, one per piece, of at most ±[`FT_MAX`] (1,023).
pub(crate) type Parts = [i16; WIDTH];

/// Precision of the weights in the forward pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Precision {
    /// The precision of the engine's file, so that training takes rounding into account. Gradients are applied to the
    /// exact weights.
    Rounded,
    /// A higher precision in the first layer and unrounded output weights, for tests by finite differences.
    #[cfg(test)]
    Fine,
}

/// Constant for rounding: the low bits of `value + LARGE` are the integer nearest to `value`, if `value` is between
/// -2^22 and 2^22.
const LARGE: f32 = 12_582_912.0;

impl Precision {
    /// Returns the fixed-point number that represents 1 in the first layer.
    #[inline(always)]
    fn one(self) -> f32 {
        match self {
            Precision::Rounded => QA as f32,
            #[cfg(test)]
            Precision::Fine => 4096.0,
        }
    }

    /// Rounds a first-layer weight to fixed point.
    #[inline(always)]
    fn parts(self, value: f32) -> i16 {
        (value * self.one() + LARGE).to_bits() as i16
    }

    /// Rounds an output weight.
    #[inline(always)]
    fn output(self, value: f32) -> f32 {
        match self {
            Precision::Rounded => ((value * QB as f32 + LARGE) - LARGE) / QB as f32,
            #[cfg(test)]
            Precision::Fine => value,
        }
    }
}

/// Some columns of the network.
#[derive(Clone)]
pub(crate) struct Tile {
    pub(crate) kept: Kept,
    precision: Precision,
    /// Rows that positions activate: for each input, the clipped sum of its bucket, factoriser and kind rows; then the
    /// bias of each rule class.
    effective: Vec<Parts>,
    /// Output weights at this precision.
    outputs: [Row; 2 * OUTPUTS],
    gradient: Vec<Row>,
    factor_gradient: Vec<Row>,
    kind_gradient: [Row; KINDS],
    bias_gradient: [Row; 1],
    rule_gradient: [Row; RULE_INPUTS],
    output_gradient: [Row; 2 * OUTPUTS],
    /// Sums of the first layer for the last batch, by position and perspective.
    sums: Vec<[Row; 2]>,
    /// Contribution of this tile to the output of each position in the last batch.
    pub(crate) part: Vec<f32>,
}

/// Returns the kind (below [`KINDS`]) of an input within its bucket: ten planes of the board, then three of a palace.
fn kind_of(input: usize) -> usize {
    match input {
        ..900 => input / 90,
        900.. => 10 + (input - 900) / 9,
    }
}

#[inline(always)]
fn add(sum: &mut Row, row: &Row) {
    for column in 0..WIDTH {
        sum[column] += row[column];
    }
}

#[inline(always)]
fn add_parts(sum: &mut Parts, row: &Parts) {
    for column in 0..WIDTH {
        sum[column] += row[column];
    }
}

/// Clamps a value like [`f32::clamp`], but without its check of the bounds, which would prevent vectorisation.
#[inline(always)]
fn cut_off(value: f32, least: f32, most: f32) -> f32 {
    if value < least {
        least
    } else if value > most {
        most
    } else {
        value
    }
}

/// Returns the sum of a row, in an order suited to vector instructions.
#[inline(always)]
fn total(row: &Row) -> f32 {
    let mut lanes = [0.0; LANES];
    for part in row.as_chunks::<LANES>().0 {
        for lane in 0..LANES {
            lanes[lane] += part[lane];
        }
    }
    let mut width = LANES / 2;
    while width > 0 {
        for lane in 0..width {
            lanes[lane] += lanes[lane + width];
        }
        width /= 2;
    }
    lanes[0]
}

impl Tile {
    /// Creates a tile with random weights. `hidden` is the number of columns of the whole network.
    ///
    /// The weights are 0 for the buckets and the rule set, small for the factoriser and larger for the kinds, so the
    /// network initially depends mostly on material.
    pub(crate) fn random(rng: &mut Rng, hidden: usize) -> Tile {
        let mut values = vec![[0.0; WIDTH]; WEIGHTS];
        let mut draw = |most: f32| (rng.unit() as f32 * 2.0 - 1.0) * most;
        for (row, values) in values.iter_mut().enumerate() {
            let most = match row {
                ..BIAS => 0.0,
                BIAS => 0.1,
                FACTOR..KIND => 0.04,
                KIND..RULE => 0.15,
                RULE..OUTPUT => 0.0,
                OUTPUT.. => 1.0 / (2.0 * hidden as f32).sqrt(),
            };
            values.fill_with(|| draw(most));
        }
        values[BIAS].iter_mut().for_each(|bias| *bias += 0.2);
        Tile::new(Kept {
            values,
            first: vec![[0.0; WIDTH]; WEIGHTS],
            second: vec![[0.0; WIDTH]; WEIGHTS],
        })
    }

    /// Creates a tile with the values and moments in `kept`, which must have [`WEIGHTS`] rows each.
    pub(crate) fn new(kept: Kept) -> Tile {
        let mut tile = Tile {
            kept,
            precision: Precision::Rounded,
            outputs: [[0.0; WIDTH]; 2 * OUTPUTS],
            effective: vec![[0; WIDTH]; ROWS],
            gradient: vec![[0.0; WIDTH]; ROWS],
            factor_gradient: vec![[0.0; WIDTH]; PLANES],
            kind_gradient: [[0.0; WIDTH]; KINDS],
            bias_gradient: [[0.0; WIDTH]; 1],
            rule_gradient: [[0.0; WIDTH]; RULE_INPUTS],
            output_gradient: [[0.0; WIDTH]; 2 * OUTPUTS],
            sums: Vec::new(),
            part: Vec::new(),
        };
        tile.settle();
        tile
    }

    /// Returns the rows of the piece inputs, as in the engine's file.
    pub(crate) fn first_layer(&self) -> &[Parts] {
        &self.effective[..INPUTS]
    }

    /// Returns the output weights, two rows for each output bucket.
    pub(crate) fn output_weights(&self) -> &[Row] {
        &self.outputs
    }

    /// Computes the sums and the partial outputs of a batch.
    pub(crate) fn forward(&mut self, batch: &[Input]) {
        self.sums.resize(batch.len(), [[0.0; WIDTH]; 2]);
        self.part.resize(batch.len(), 0.0);
        let unit = 1.0 / self.precision.one();
        for ((input, sums), part) in batch.iter().zip(&mut self.sums).zip(&mut self.part) {
            let mut product = [0.0; WIDTH];
            for (perspective, kept) in sums.iter_mut().enumerate() {
                let mut parts = [0; WIDTH];
                for &row in input.rows(perspective) {
                    add_parts(&mut parts, &self.effective[usize::from(row)]);
                }
                let sum = parts.map(|parts| f32::from(parts) * unit);
                let weight = &self.outputs[usize::from(input.output) * 2 + perspective];
                for column in 0..WIDTH {
                    let cut = sum[column].clamp(0.0, 1.0);
                    product[column] += cut * cut * weight[column];
                }
                *kept = sum;
            }
            *part = total(&product);
        }
    }

    /// Accumulates the gradients of the batch that was last passed to [`forward`](Tile::forward), whose rows are in
    /// `blocks`. `slopes` are the derivatives of the loss with respect to the outputs. Overwrites the sums of the
    /// batch.
    pub(crate) fn backward(&mut self, batch: &[Input], blocks: &[Block], slopes: &[f32]) {
        let parts = batch
            .chunks(BLOCK)
            .zip(self.sums.chunks_mut(BLOCK))
            .zip(slopes.chunks(BLOCK));
        for (((batch, sums), slopes), block) in parts.zip(blocks) {
            for ((input, sums), &slope) in batch.iter().zip(&mut *sums).zip(slopes) {
                for (perspective, sum) in sums.iter_mut().enumerate() {
                    let at = usize::from(input.output) * 2 + perspective;
                    let weight = &self.outputs[at];
                    let output_gradient = &mut self.output_gradient[at];
                    for column in 0..WIDTH {
                        let cut = sum[column].clamp(0.0, 1.0);
                        output_gradient[column] += slope * cut * cut;
                        let open = if cut == sum[column] { cut } else { 0.0 };
                        sum[column] = 2.0 * slope * weight[column] * open;
                    }
                }
            }
            let by_sum = sums.as_flattened();
            for (row, sources) in block.rows() {
                let mut gradient = self.gradient[row];
                for &source in sources {
                    add(&mut gradient, &by_sum[usize::from(source)]);
                }
                self.gradient[row] = gradient;
            }
        }
    }

    /// Applies the accumulated gradients to the weights, and clears them.
    pub(crate) fn step(&mut self, rate: &Rate) {
        self.factor_gradient.fill([0.0; WIDTH]);
        for bucket in self.gradient[..INPUTS].chunks_exact(PLANES) {
            for (sum, row) in self.factor_gradient.iter_mut().zip(bucket) {
                add(sum, row);
            }
        }
        self.kind_gradient.fill([0.0; WIDTH]);
        for (input, row) in self.factor_gradient.iter().enumerate() {
            add(&mut self.kind_gradient[kind_of(input)], row);
        }
        self.split_bias_gradient(rate.inputs);
        let Kept { values, first, second } = &mut self.kept;
        let gradients = self.gradient[..INPUTS]
            .iter()
            .chain(&self.bias_gradient)
            .chain(&self.factor_gradient)
            .chain(&self.kind_gradient)
            .chain(&self.rule_gradient)
            .chain(&self.output_gradient);
        let bucket_rate = Rate {
            rate: rate.rate * rate.bucket_share,
            ..*rate
        };
        for (row, (((value, first), second), gradient)) in
            values.iter_mut().zip(first).zip(second).zip(gradients).enumerate()
        {
            let rate = if row < BIAS { &bucket_rate } else { rate };
            rate.apply_row(value, first, second, gradient);
        }
        self.gradient.fill([0.0; WIDTH]);
        self.output_gradient.fill([0.0; WIDTH]);
        self.settle();
    }

    /// Adds up the gradients of the rule classes' biases for the bias row and, if the rule set is an input, for the
    /// rows of the rule set.
    fn split_bias_gradient(&mut self, inputs: Inputs) {
        self.bias_gradient.fill([0.0; WIDTH]);
        self.rule_gradient.fill([0.0; WIDTH]);
        for (class, row) in RuleClass::all().zip(&self.gradient[BIAS..]) {
            add(&mut self.bias_gradient[0], row);
            if inputs == Inputs::Rules {
                for input in class.inputs() {
                    add(&mut self.rule_gradient[input], row);
                }
            }
        }
    }

    /// Clips the weights to the range of their quantised forms, and computes the rounded rows for the forward pass.
    fn settle(&mut self) {
        let precision = self.precision;
        let (buckets, rest) = self.kept.values.split_at_mut(FACTOR);
        let (factors, rest) = rest.split_at_mut(PLANES);
        let (kinds, rest) = rest.split_at_mut(KINDS);
        let (rules, outputs) = rest.split_at_mut(RULE_INPUTS);
        let cut = |row: &mut Row, limit: f32| {
            for value in row {
                *value = value.clamp(-limit, limit);
            }
        };
        let half = FT_LIMIT / 2.0;
        factors
            .iter_mut()
            .chain(kinds.iter_mut())
            .for_each(|row| cut(row, half));
        outputs.iter_mut().for_each(|row| cut(row, OUT_LIMIT));
        let (buckets, bias) = buckets.split_at_mut(BIAS);
        for (buckets, effective) in buckets
            .chunks_exact_mut(PLANES)
            .zip(self.effective[..INPUTS].chunks_exact_mut(PLANES))
        {
            for (input, ((own, sum), factor)) in buckets.iter_mut().zip(effective).zip(&*factors).enumerate() {
                let kind = &kinds[kind_of(input)];
                for column in 0..WIDTH {
                    let shared = factor[column] + kind[column];
                    sum[column] = precision.parts((own[column] + shared).clamp(-FT_LIMIT, FT_LIMIT));
                    own[column] = cut_off(own[column], -FT_LIMIT - shared, FT_LIMIT - shared);
                }
            }
        }
        // With these limits, the bias plus two rows of the rule set stays in range.
        cut(&mut bias[0], half);
        rules.iter_mut().for_each(|row| cut(row, half / 2.0));
        for (class, sum) in RuleClass::all().zip(&mut self.effective[BIAS..]) {
            *sum = bias[0].map(|value| precision.parts(value));
            for input in class.inputs() {
                add_parts(sum, &rules[input].map(|value| precision.parts(value)));
            }
        }
        for (met, kept) in self.outputs.iter_mut().zip(outputs) {
            *met = kept.map(|value| precision.output(value));
        }
    }

    /// Switches to [`Precision::Fine`], for tests by finite differences.
    #[cfg(test)]
    pub(crate) fn make_fine(&mut self) {
        self.precision = Precision::Fine;
        self.settle();
    }

    /// Returns the gradient of a weight, for tests by finite differences.
    #[cfg(test)]
    pub(crate) fn gradient_of(&self, row: usize, column: usize) -> f32 {
        match row {
            ..BIAS => self.gradient[row][column],
            BIAS => self.gradient[BIAS..].iter().map(|row| row[column]).sum(),
            FACTOR..KIND => (0..INPUTS / PLANES)
                .map(|bucket| self.gradient[bucket * PLANES + row - FACTOR][column])
                .sum(),
            RULE..OUTPUT => RuleClass::all()
                .zip(&self.gradient[BIAS..])
                .filter(|(class, _)| class.inputs().contains(&(row - RULE)))
                .map(|(_, row)| row[column])
                .sum(),
            KIND..RULE => (0..INPUTS)
                .filter(|input| kind_of(input % PLANES) == row - KIND)
                .map(|input| self.gradient[input][column])
                .sum(),
            OUTPUT.. => self.output_gradient[row - OUTPUT][column],
        }
    }

    /// Adds `by` to a weight, for tests.
    #[cfg(test)]
    pub(crate) fn nudge(&mut self, row: usize, column: usize, by: f32) {
        self.kept.values[row][column] += by;
        self.settle();
    }
}
