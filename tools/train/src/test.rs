//! `test`: evaluates held-out positions with a network file and the engine.

use crate::dataset::Dataset;
use crate::failure::Failure;
use crate::features::{Input, Mirror, Table};
use crate::loss::{Goal, Sum, sigmoid};
use crate::quantise;
use crate::sample::{Label, Sample};
use engine::nnue::Network;
use engine::nnue::format::{Net, SCALE};
use engine::nnue::simd::{InstructionSet, Kernel};
use janggi::Role;
use std::fs;
use std::path::PathBuf;

/// Test a network file on held-out positions: print losses and correlation, and check that all kernels return the same
/// numbers
#[derive(Debug, clap::Args)]
pub(crate) struct TestArguments {
    /// Network file
    net: PathBuf,
    /// Prepared positions
    #[arg(long)]
    data: PathBuf,
    /// Weight of the score in the target of the loss
    #[arg(long, default_value_t = 0.9)]
    lambda: f32,
    /// Number of centipawns, in the data, at which winning is e times as likely as losing; 0 uses the value fitted by
    /// `prepare`
    #[arg(long, default_value_t = SCALE as f32)]
    score_scale: f32,
    /// Exponent of the error
    #[arg(long, default_value_t = 2.0)]
    power: f32,
    /// Interval of positions that are compared with the reference evaluation
    #[arg(long, default_value_t = 10)]
    check_every: usize,
}

/// Sums for the correlation with the score, and for the frequency of equal signs.
#[derive(Default)]
struct Agreement {
    count: f64,
    x: f64,
    y: f64,
    xx: f64,
    yy: f64,
    xy: f64,
    signs: f64,
    signed: f64,
    results: f64,
    decided: f64,
}

pub(crate) fn run(arguments: &TestArguments) -> Result<(), Failure> {
    let bytes = fs::read(&arguments.net).map_err(Failure::file(&arguments.net))?;
    let net = Net::read(&bytes).map_err(|error| Failure::new("bad_net", error))?;
    let network = Network::new(&net);
    let kernels: Vec<Kernel> = InstructionSet::ALL.into_iter().filter_map(Kernel::of).collect();
    let paths: Vec<Network> = kernels
        .iter()
        .map(|&kernel| network.clone().with_kernel(kernel))
        .collect();
    let data = Dataset::read(&arguments.data)?;
    let goal = Goal {
        lambda: arguments.lambda,
        score_scale: match arguments.score_scale {
            0.0 => data.header.score_scale as f32,
            scale => scale,
        },
        power: arguments.power,
    };
    let table = Table::new();
    let (mut sum, mut agreement) = (Sum::default(), Agreement::default());
    let mut checked = 0;
    for (number, sample) in data.holdout().iter().enumerate() {
        let label = sample.label();
        let value = evaluate(&network, sample, &label)
            .ok_or_else(|| Failure::new("bad_dataset", format!("held-out position {number} is none")))?;
        sum.add(&goal, &label, sigmoid(value as f32 / SCALE as f32));
        agreement.add(f64::from(value), &label);
        if number % arguments.check_every.max(1) == 0 {
            let mut input = Input::EMPTY;
            input.fill(&table, sample, Mirror::Never, 0);
            let wanted = quantise::evaluate(&net, &input);
            for path in &paths {
                let found = evaluate(path, sample, &label);
                if found != Some(wanted) {
                    let path = path.kernel().instruction_set().id();
                    let detail = format!("held-out position {number}: {path} says {found:?}, the definition {wanted}");
                    return Err(Failure::new("not_equal", detail));
                }
            }
            checked += 1;
        }
    }
    let figures = sum.mean();
    println!(
        "held out {:.6} (score {:.6}, result {:.6}) over {} positions",
        figures.loss,
        figures.score_error,
        figures.result_error,
        data.holdout().len()
    );
    agreement.print();
    let names: Vec<&str> = kernels.iter().map(|kernel| kernel.instruction_set().id()).collect();
    println!(
        "{} give the defined number on all {checked} positions checked",
        names.join(", ")
    );
    Ok(())
}

/// Returns the engine's evaluation after a full refresh, in centipawns for the side to move. `None` if the sample is
/// invalid or lacks a general.
fn evaluate(network: &Network, sample: &Sample, label: &Label) -> Option<i32> {
    let board = sample.board()?;
    let turn = label.turn;
    let us = board.by_piece(turn, Role::General).first()?;
    let them = board.by_piece(turn.opposite(), Role::General).first()?;
    Some(network.evaluate(&board, turn, [us, them], label.class, i32::from(label.lead)))
}

impl Agreement {
    fn add(&mut self, value: f64, label: &Label) {
        let score = f64::from(label.score);
        self.count += 1.0;
        self.x += value;
        self.y += score;
        self.xx += value * value;
        self.yy += score * score;
        self.xy += value * score;
        if label.score != 0 {
            self.signed += 1.0;
            self.signs += f64::from(value * score > 0.0);
        }
        if label.result != 1 {
            self.decided += 1.0;
            self.results += f64::from((value > 0.0) == (label.result == 2));
        }
    }

    fn print(&self) {
        let covariance = self.xy * self.count - self.x * self.y;
        let spread = (self.xx * self.count - self.x * self.x) * (self.yy * self.count - self.y * self.y);
        println!(
            "correlation with the score {:.4}; same sign as the score {:.2} %, as the result {:.2} %",
            covariance / spread.sqrt(),
            self.signs * 100.0 / self.signed.max(1.0),
            self.results * 100.0 / self.decided.max(1.0)
        );
    }
}
