//! An epoch of a training run. An interrupted epoch can be continued from the last saved step.
//!
//! This module must not write files: it passes its state to the caller.

use crate::checkpoint::{Begun, Epoch, Progress, Settings};
use crate::clock::Stopwatch;
use crate::dataset::Dataset;
use crate::failure::Failure;
use crate::features::{Mirror, Table};
use crate::loss::{Figures, Sum, sigmoid};
use crate::model::{Batch, Model};
use crate::prepare::shuffle;
use crate::sample::Sample;
use crate::tile::Rate;
use engine::rng::{Rng, mix};
use std::io::Write;

/// State of a training run between two steps.
pub(crate) struct Run<'a> {
    pub(crate) data: &'a Dataset,
    pub(crate) table: Table,
    pub(crate) threads: usize,
    /// Interval between two saves within an epoch, in steps.
    pub(crate) save_steps: u64,
    pub(crate) progress: Progress,
    pub(crate) model: Model,
}

impl Run<'_> {
    /// Runs the next epoch, or the rest of an interrupted one. Calls `save` every `save_steps` steps, but not at the
    /// end.
    pub(crate) fn epoch(&mut self, save: impl Fn(&Run<'_>) -> Result<(), Failure>) -> Result<(), Failure> {
        let settings = self.progress.settings.clone();
        let training = self.data.training();
        let number = self.progress.epochs.len() as u32 + 1;
        let seed = mix(settings.seed ^ mix(u64::from(number)));
        let mut order: Vec<u32> = (0..training.len() as u32).collect();
        shuffle(&mut order, &mut Rng::new(seed));
        let mirror = match settings.mirror {
            true => Mirror::Drawn(mix(seed)),
            false => Mirror::Never,
        };
        let clock = Stopwatch::start();
        let mut batch = Batch::default();
        let mut samples: Vec<Sample> = Vec::with_capacity(settings.batch);
        let begun = self.progress.begun.take().unwrap_or(Begun {
            positions: 0,
            loss_bits: 0,
        });
        let (mut loss, mut seen, mut shown) = (f64::from_bits(begun.loss_bits), begun.positions, 0);
        for part in order[seen..].chunks(settings.batch) {
            samples.clear();
            samples.extend(part.iter().map(|&at| training[at as usize]));
            batch.fill(&self.table, &samples, &settings.goal, mirror, seen as u64, self.threads);
            self.progress.steps += 1;
            let rate = self.rate();
            loss += self.model.learn(&mut batch, &settings.goal, &rate, self.threads);
            seen += samples.len();
            if clock.elapsed().as_secs() / 5 > shown {
                shown = clock.elapsed().as_secs() / 5;
                show(number, (begun.positions, seen, training.len()), loss, clock);
            }
            if self.progress.steps.is_multiple_of(self.save_steps) && seen < training.len() {
                self.progress.begun = Some(Begun {
                    positions: seen,
                    loss_bits: loss.to_bits(),
                });
                save(self)?;
            }
        }
        self.progress.begun = None;
        let training_loss = loss / seen as f64;
        if !training_loss.is_finite() {
            return Err(Failure::new(
                "diverged",
                format!("epoch {number}: the loss is {training_loss}"),
            ));
        }
        let speed = (seen - begun.positions) as f64 / clock.seconds();
        let holdout = self.measure(self.data.holdout());
        println!(
            "\repoch {number:>3}: training {training_loss:.6}, held out {:.6} (score {:.6}, result {:.6}), {speed:.0} positions/s",
            holdout.loss, holdout.score_error, holdout.result_error
        );
        self.progress.epochs.push(Epoch {
            epoch: number,
            training_loss,
            holdout,
        });
        Ok(())
    }

    /// Returns the parameters of the step with the number `progress.steps`.
    fn rate(&self) -> Rate {
        let (settings, steps) = (&self.progress.settings, self.progress.steps);
        Rate::new(
            rate_at(settings, steps, self.data.training().len()),
            settings.bucket_share,
            settings.decay,
            settings.inputs,
            settings.steps_before + steps,
        )
    }

    fn measure(&mut self, samples: &[Sample]) -> Figures {
        let goal = self.progress.settings.goal;
        let mut sum = Sum::default();
        self.model
            .outputs(&self.table, samples, self.threads, |sample, _, output| {
                sum.add(&goal, &sample.label(), sigmoid(output));
            });
        sum.mean()
    }
}

fn show(epoch: u32, (begun, seen, all): (usize, usize, usize), loss: f64, clock: Stopwatch) {
    let speed = (seen - begun) as f64 / clock.seconds();
    print!(
        "\repoch {epoch:>3}: {:>5.1} %, training {:.6}, {speed:.0} positions/s ",
        seen as f64 * 100.0 / all as f64,
        loss / seen as f64
    );
    // The output only shows progress, so a write error does not matter.
    let _ = std::io::stdout().flush();
}

/// Returns the learning rate of a step, counted from 1. It rises linearly, then falls along half a cosine wave.
fn rate_at(settings: &Settings, step: u64, training: usize) -> f32 {
    let all = training.div_ceil(settings.batch) as u64 * u64::from(settings.epochs);
    let warmup = settings.warmup.min(all / 10);
    if step <= warmup {
        return settings.rate * step as f32 / warmup as f32;
    }
    let way = (step - warmup) as f64 / (all - warmup).max(1) as f64;
    let cosine = (1.0 + (std::f64::consts::PI * way).cos()) / 2.0;
    let end = f64::from(settings.rate_end);
    settings.rate * (end + (1.0 - end) * cosine) as f32
}

#[cfg(test)]
mod tests {
    use super::Run;
    use crate::checkpoint::{self, Progress, Settings};
    use crate::dataset::{Dataset, Header};
    use crate::encoding::Encoding;
    use crate::failure::Failure;
    use crate::features::{Inputs, Table};
    use crate::loss::Goal;
    use crate::model::Model;
    use crate::sample::examples::samples;
    use crate::tile::WIDTH;
    use std::path::Path;

    fn settings() -> Settings {
        Settings {
            data: String::new(),
            inputs: Inputs::Rules,
            hidden: WIDTH,
            epochs: 2,
            batch: 32,
            rate: 0.01,
            rate_end: 0.1,
            bucket_share: 0.2,
            warmup: 3,
            decay: 0.01,
            goal: Goal::SCORE,
            mirror: true,
            seed: 7,
            init: None,
            resumed: None,
            steps_before: 0,
        }
    }

    fn fresh() -> (Progress, Model) {
        let progress = Progress {
            settings: settings(),
            steps: 0,
            epochs: Vec::new(),
            begun: None,
            encoding: Encoding::Exact,
            sha256: String::new(),
        };
        (progress, Model::random(1, WIDTH))
    }

    fn run(data: &Dataset, (progress, model): (Progress, Model)) -> Run<'_> {
        Run {
            data,
            table: Table::new(),
            threads: 1,
            save_steps: 3,
            progress,
            model,
        }
    }

    fn saved(run: &Run<'_>, path: &Path) -> Vec<u8> {
        checkpoint::save(path, run.progress.clone(), &run.model).expect("written");
        std::fs::read(path).expect("read")
    }

    /// An interrupted run that continues from its last save must have the same result as an uninterrupted one.
    #[test]
    fn an_epoch_goes_on_where_it_was_saved() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        let samples = samples(300, 8);
        let header = Header::new(1, String::new(), 0.0, 240.0, Vec::new());
        Dataset::write(&at("a.jsd"), header, &samples[..260], &samples[260..]).expect("written");
        let data = Dataset::read(&at("a.jsd")).expect("read");
        let mut whole = run(&data, fresh());
        for _ in 0..2 {
            whole.epoch(|_| Ok(())).expect("it learns");
        }
        let wanted = saved(&whole, &at("whole"));
        for interrupted_at in [3, 6, 12] {
            let path = at("parts");
            let mut state = fresh();
            while state.0.epochs.len() < 2 {
                let mut part = run(&data, state);
                let outcome = part.epoch(|run| {
                    saved(run, &path);
                    match run.progress.steps {
                        steps if steps == interrupted_at => Err(Failure::new("interrupted", "by the test")),
                        _ => Ok(()),
                    }
                });
                if outcome.is_ok() {
                    saved(&part, &path);
                }
                state = checkpoint::load(&path).expect("what was saved");
            }
            assert!(std::fs::read(&path).ok() == Some(wanted.clone()), "{interrupted_at}");
        }
    }
}
