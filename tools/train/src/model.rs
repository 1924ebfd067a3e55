//! The network during training: tiles of columns, and an output bias for each output bucket.
//!
//! Contains the forward pass, the gradient step, and the distribution of tiles among threads. This module must not
//! depend on files or schedules.

use crate::blocks::{BLOCK, Block};
use crate::features::{Input, Mirror, Table};
use crate::loss::Goal;
use crate::sample::Sample;
use crate::tile::{Kept, Rate, Tile, WIDTH};
use engine::nnue::format::OUTPUTS;
use engine::rng::Rng;
use std::sync::Mutex;
use std::thread;

/// Output biases with their optimiser state.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct OutputBias {
    pub(crate) values: [f32; OUTPUTS],
    pub(crate) first: [f32; OUTPUTS],
    pub(crate) second: [f32; OUTPUTS],
}

pub(crate) struct Model {
    pub(crate) tiles: Vec<Tile>,
    pub(crate) bias: OutputBias,
}

/// A batch of positions with targets and intermediate results.
#[derive(Default)]
pub(crate) struct Batch {
    inputs: Vec<Input>,
    blocks: Vec<Block>,
    targets: Vec<f32>,
    outputs: Vec<f32>,
    slopes: Vec<f32>,
}

/// Calls `work` with each item, on `threads` threads.
fn share<T: Send>(threads: usize, items: impl Iterator<Item = T> + Send, work: impl Fn(T) + Sync) {
    let queue = Mutex::new(items);
    let take = || queue.lock().expect("no thread panics while it takes").next();
    let run = || {
        while let Some(item) = take() {
            work(item);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(run);
        }
        run();
    });
}

impl Batch {
    /// Replaces the contents of the batch with samples; `first` is the index of the first one in the epoch.
    pub(crate) fn fill(
        &mut self,
        table: &Table,
        samples: &[Sample],
        goal: &Goal,
        mirror: Mirror,
        first: u64,
        threads: usize,
    ) {
        self.inputs.resize(samples.len(), Input::EMPTY);
        self.targets.resize(samples.len(), 0.0);
        self.blocks.resize(samples.len().div_ceil(BLOCK), Block::default());
        let part = samples.len().div_ceil(threads * 4).next_multiple_of(BLOCK).max(BLOCK);
        let parts = samples
            .chunks(part)
            .zip(self.inputs.chunks_mut(part))
            .zip(self.targets.chunks_mut(part))
            .zip(self.blocks.chunks_mut(part / BLOCK))
            .zip((first..).step_by(part));
        share(threads, parts, |((((samples, inputs), targets), blocks), first)| {
            for (((sample, input), target), number) in samples.iter().zip(&mut *inputs).zip(targets).zip(first..) {
                input.fill(table, sample, mirror, number);
                *target = goal.target(&sample.label());
            }
            for (block, inputs) in blocks.iter_mut().zip(inputs.chunks(BLOCK)) {
                block.fill(inputs);
            }
        });
    }
}

impl Model {
    /// Creates an untrained network. `hidden`, its number of columns, must be a multiple of [`WIDTH`].
    pub(crate) fn random(seed: u64, hidden: usize) -> Model {
        assert!(hidden.is_multiple_of(WIDTH), "hidden is a multiple of {WIDTH}");
        let mut rng = Rng::new(seed);
        Model {
            tiles: (0..hidden / WIDTH).map(|_| Tile::random(&mut rng, hidden)).collect(),
            bias: OutputBias::default(),
        }
    }

    /// Creates a network from the values and moments of its tiles.
    pub(crate) fn new(kept: impl Iterator<Item = Kept>, bias: OutputBias) -> Model {
        Model {
            tiles: kept.map(Tile::new).collect(),
            bias,
        }
    }

    /// Returns the number of hidden units per perspective.
    pub(crate) fn hidden(&self) -> usize {
        self.tiles.len() * WIDTH
    }

    /// Computes the outputs of a batch: the log-odds that the side to move wins.
    fn forward(&mut self, batch: &mut Batch, threads: usize) {
        let inputs = &batch.inputs;
        share(threads, self.tiles.iter_mut(), |tile| tile.forward(inputs));
        batch.outputs.clear();
        batch
            .outputs
            .extend(inputs.iter().map(|input| self.bias.values[usize::from(input.output)]));
        for tile in &self.tiles {
            for (output, part) in batch.outputs.iter_mut().zip(&tile.part) {
                *output += part;
            }
        }
    }

    /// Runs the forward pass, and stores the derivative of the mean loss with respect to each output in `batch.slopes`.
    /// Returns the sum of the losses.
    fn differentiate(&mut self, batch: &mut Batch, goal: &Goal, threads: usize) -> f64 {
        self.forward(batch, threads);
        let scale = 1.0 / batch.inputs.len() as f32;
        batch.slopes.clear();
        let mut sum = 0.0;
        for (&output, &target) in batch.outputs.iter().zip(&batch.targets) {
            let (loss, slope) = goal.slope(output, target);
            sum += f64::from(loss);
            batch.slopes.push(slope * scale);
        }
        sum
    }

    /// Performs one training step on a batch. Returns the sum of the losses before the step.
    pub(crate) fn learn(&mut self, batch: &mut Batch, goal: &Goal, rate: &Rate, threads: usize) -> f64 {
        let sum = self.differentiate(batch, goal, threads);
        let (inputs, blocks, slopes) = (&batch.inputs, &batch.blocks, &batch.slopes);
        share(threads, self.tiles.iter_mut(), |tile| {
            tile.backward(inputs, blocks, slopes);
            tile.step(rate);
        });
        let gradient = bias_gradient(inputs, slopes);
        let OutputBias { values, first, second } = &mut self.bias;
        for at in 0..OUTPUTS {
            rate.apply(&mut values[at], &mut first[at], &mut second[at], gradient[at]);
        }
        sum
    }

    /// Computes the outputs for samples: the log-odds that the side to move wins. Calls `visit` for each sample in
    /// order.
    pub(crate) fn outputs(
        &mut self,
        table: &Table,
        samples: &[Sample],
        threads: usize,
        mut visit: impl FnMut(&Sample, &Input, f32),
    ) {
        let mut batch = Batch::default();
        for samples in samples.chunks(4_096) {
            batch.fill(table, samples, &Goal::SCORE, Mirror::Never, 0, threads);
            self.forward(&mut batch, threads);
            for ((sample, input), &output) in samples.iter().zip(&batch.inputs).zip(&batch.outputs) {
                visit(sample, input, output);
            }
        }
    }
}

fn bias_gradient(inputs: &[Input], slopes: &[f32]) -> [f32; OUTPUTS] {
    let mut gradient = [0.0; OUTPUTS];
    for (input, slope) in inputs.iter().zip(slopes) {
        gradient[usize::from(input.output)] += slope;
    }
    gradient
}

#[cfg(test)]
mod tests {
    use super::{Batch, Model};
    use crate::features::{BIAS, Inputs, Mirror, Table};
    use crate::loss::Goal;
    use crate::sample::examples::samples;
    use crate::sample::{Label, Sample};
    use crate::tile::{FACTOR, KIND, OUTPUT, RULE, Rate, Tile, WIDTH};
    use engine::rng::Rng;

    const GOAL: Goal = Goal {
        lambda: 0.7,
        score_scale: 400.0,
        power: 2.5,
    };

    #[test]
    fn gradients_are_finite_differences() {
        let samples = samples(100, 1);
        let table = Table::new();
        let mut model = Model::random(2, 2 * WIDTH);
        // Initially, all weights of the buckets and the rule set are zero. The test sets some of them.
        for row in RULE..OUTPUT {
            model.tiles[0].kept.values[row][17] = 0.05 * (row - RULE) as f32;
        }
        let mut rng = Rng::new(3);
        for _ in 0..20_000 {
            let (row, column) = (rng.below(BIAS as u64) as usize, rng.below(WIDTH as u64) as usize);
            model.tiles[0].kept.values[row][column] = rng.unit() as f32 * 0.2 - 0.1;
        }
        model.tiles.iter_mut().for_each(Tile::make_fine);
        let mut batch = Batch::default();
        batch.fill(&table, &samples, &GOAL, Mirror::Never, 0, 1);
        model.differentiate(&mut batch, &GOAL, 1);
        for tile in &mut model.tiles {
            tile.backward(&batch.inputs, &batch.blocks, &batch.slopes);
        }
        let row_of = |at: usize| usize::from(batch.inputs[at].rows(at % 2)[at % 5 + 1]);
        let mut rows: Vec<usize> = (0..8).map(row_of).collect();
        rows.extend([BIAS, FACTOR + rows[0] % 927, FACTOR + rows[3] % 927, KIND, KIND + 9]);
        let output = OUTPUT + 2 * usize::from(batch.inputs[3].output);
        rows.extend([output, output + 1]);
        rows.extend(RULE..OUTPUT);
        let (mut close, mut steep, mut of_rules) = (0, 0, 0);
        for &row in &rows {
            for column in [0, 17, 63] {
                let gradient = model.tiles[0].gradient_of(row, column);
                let mut loss = |by: f32| {
                    model.tiles[0].nudge(row, column, by);
                    let sum = model.differentiate(&mut batch, &GOAL, 1);
                    model.tiles[0].nudge(row, column, -by);
                    sum / samples.len() as f64
                };
                let step = 4e-3;
                let numeric = ((loss(step) - loss(-step)) / f64::from(2.0 * step)) as f32;
                let is_steep = gradient.abs() > 2e-5;
                steep += usize::from(is_steep);
                of_rules += usize::from(is_steep && (RULE..OUTPUT).contains(&row));
                close += usize::from((gradient - numeric).abs() <= 3e-6 + 0.05 * gradient.abs());
            }
        }
        assert!(
            steep >= 15 && of_rules >= 4,
            "only {steep} gradients tell anything, {of_rules} of the rule set"
        );
        assert!(
            close + 1 >= rows.len() * 3,
            "{close} of {} fit, {steep} steep",
            rows.len() * 3
        );
    }

    /// The results must not depend on the number of threads, and learning must reduce the loss.
    #[test]
    fn the_result_does_not_depend_on_threads() {
        let samples = samples(256, 4);
        let table = Table::new();
        let run = |threads| {
            let mut model = Model::random(5, 2 * WIDTH);
            let mut batch = Batch::default();
            let losses: Vec<f64> = (1..=12)
                .map(|step| {
                    batch.fill(&table, &samples, &GOAL, Mirror::Drawn(step), 0, threads);
                    model.learn(
                        &mut batch,
                        &GOAL,
                        &Rate::new(0.01, 0.2, 0.01, Inputs::Rules, step),
                        threads,
                    )
                })
                .collect();
            let kept: Vec<_> = model.tiles.into_iter().map(|tile| tile.kept).collect();
            (losses, kept, model.bias)
        };
        let one = run(1);
        assert!(one == run(2) && one == run(3));
        assert!(one.0[11] < one.0[0] * 0.8, "{:?}", one.0);
    }

    /// The scores depend on the rule class. Without rule inputs, the rule rows must stay zero; with them, the loss must
    /// be lower.
    #[test]
    fn only_a_network_that_is_told_the_rule_set_learns_it() {
        let mut samples = samples(256, 6);
        for sample in &mut samples {
            let label = sample.label();
            let drawn = label.class.index() % 2 == 0;
            let label = Label {
                score: if drawn { 0 } else { label.score },
                ..label
            };
            *sample = Sample::pack(&sample.board().expect("a board"), label);
        }
        let table = Table::new();
        let learn = |inputs| {
            let mut model = Model::random(5, WIDTH);
            let mut batch = Batch::default();
            for step in 1..=60 {
                batch.fill(&table, &samples, &Goal::SCORE, Mirror::Never, 0, 1);
                model.learn(&mut batch, &Goal::SCORE, &Rate::new(0.01, 0.2, 0.01, inputs, step), 1);
            }
            let rules = model.tiles[0].kept.values[RULE..OUTPUT].concat();
            let loss = model.differentiate(&mut batch, &Goal::SCORE, 1);
            (loss, rules.iter().all(|&weight| weight == 0.0))
        };
        let ((plain, untouched), (told, still)) = (learn(Inputs::Plain), learn(Inputs::Rules));
        assert!(untouched && !still);
        assert!(told < plain, "{told} {plain}");
    }
}
