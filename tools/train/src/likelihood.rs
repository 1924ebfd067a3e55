//! `likelihood`: measures the accuracy with which levels and policies predict the moves of held-out games.
//!
//! The engine defines the probabilities of a level's moves (`engine::play::chances`).

use crate::failure::Failure;
use crate::policy::choices::{is_held_out, is_taken};
use crate::policy::fit::Figures;
use crate::prepare::files;
use crate::source::{self, Game};
use engine::engine::Engine;
use engine::levels::{Level, LevelLimits};
use engine::limits::SearchLimits;
use engine::play::{chances, fresh_engine};
use engine::policy::format::Policy;
use engine::policy::{Recent, embedded};
use engine::report::Silent;
use janggi::{Move, Preset, Start};
use lab::levels::results::LevelResults;
use std::fs;
use std::path::{Path, PathBuf};

/// Print the accuracy with which levels predict moves: the mean logarithm of the probability, and how often the move
/// was among the likeliest
///
/// Only games that `policy` holds out are used. A level plays most legal moves with probability 0. To get a finite mean
/// logarithm, its probabilities are mixed with equal probabilities of all moves, in the proportion that leads to the
/// best result.
#[derive(Debug, clap::Args)]
pub(crate) struct LikelihoodArguments {
    /// Files of games: self-play chunks (.jgd), text files with one game per line, or folders of chunks
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Policy file, `uniform`, or `own` for the built-in policy
    #[arg(long, default_value = "own")]
    policy: String,
    /// File of levels as in `tools/lab/src/levels/measured.txt`, one per line: `level NODES MARGIN SPREAD`; by default
    /// the levels of this program
    #[arg(long)]
    levels: Option<PathBuf>,
    /// Highest level to measure; the highest levels take a long time
    #[arg(long, default_value_t = 14)]
    up_to: usize,
    /// Apply this rule set to all games instead of their own
    #[arg(long)]
    rules: Option<String>,
    /// Fraction of the games that is held out
    #[arg(long, default_value_t = 0.1)]
    holdout: f64,
    /// Fraction of the positions to use, chosen by a hash
    #[arg(long, default_value_t = 0.05)]
    share: f64,
}

/// Proportions to try when mixing in equal probabilities.
const MIXED: [f64; 9] = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75];

/// A row of the table.
struct Row {
    name: String,
    limits: Option<(LevelLimits, Engine)>,
    policy: Option<Policy>,
    /// Figures for each proportion in [`MIXED`].
    figures: [Figures; MIXED.len()],
}

impl Row {
    fn new(name: String, limits: Option<LevelLimits>, policy: Option<Policy>) -> Row {
        Row {
            name,
            limits: limits.map(|limits| (limits, fresh_engine(&limits))),
            policy,
            figures: [Figures::default(); MIXED.len()],
        }
    }

    /// Returns the probability of each of `moves`.
    fn chances(&mut self, game: &janggi::Game, moves: &[Move]) -> Vec<f64> {
        let uniform = Policy::uniform();
        let policy = self.policy.as_ref().unwrap_or(&uniform);
        let Some((limits, engine)) = &mut self.limits else {
            return policy.probabilities(game.position(), Recent::of(game), moves);
        };
        engine.new_game();
        let nodes = SearchLimits::nodes(limits.nodes.0);
        let best = engine.rank(game, &nodes, limits.margin, &Silent);
        let shares = chances(&best, game, limits, policy);
        let of = |mv: &Move| best.lines.iter().zip(&shares).find(|(line, _)| line.mv == *mv);
        moves.iter().map(|mv| of(mv).map_or(0.0, |(_, share)| *share)).collect()
    }

    fn add(&mut self, game: &janggi::Game, moves: &[Move], played: usize) {
        let chances = self.chances(game, moves);
        let equal = 1.0 / moves.len() as f64;
        for (figures, mixed) in self.figures.iter_mut().zip(MIXED) {
            let chances: Vec<f64> = chances
                .iter()
                .map(|chance| (1.0 - mixed) * chance + mixed * equal)
                .collect();
            figures.add(&chances, played);
        }
    }

    fn print(&self, positions: usize) {
        let all = self.figures.iter().zip(MIXED);
        let best = all.min_by(|(one, _), (two, _)| one.loss.total_cmp(&two.loss));
        if let Some((figures, mixed)) = best {
            let figures = figures.mean(positions);
            println!(
                "| {} | {:.3} | {:.1} % | {:.1} % | {mixed} |",
                self.name,
                -figures.loss,
                100.0 * figures.first,
                100.0 * figures.third
            );
        }
    }
}

pub(crate) fn run(arguments: &LikelihoodArguments) -> Result<(), Failure> {
    let policy = match arguments.policy.as_str() {
        "own" => embedded().clone(),
        "uniform" => Policy::uniform(),
        path => read_policy(Path::new(path))?,
    };
    let levels = match &arguments.levels {
        Some(path) => read_levels(path)?,
        None => Level::all().map(Level::limits).collect(),
    };
    let rules = match &arguments.rules {
        None => None,
        Some(word) => Some(Preset::parse(word).ok_or_else(|| Failure::new("bad_rules", word))?),
    };
    let mut rows = vec![
        Row::new("all moves alike".to_owned(), None, None),
        Row::new("policy alone".to_owned(), None, Some(policy.clone())),
    ];
    for (number, limits) in (1..).zip(levels.into_iter().take(arguments.up_to)) {
        rows.push(Row::new(format!("level {number}"), Some(limits), Some(policy.clone())));
    }
    let (mut games, mut positions) = (0, 0);
    for path in files(&arguments.games)? {
        source::read(&path, |game| {
            if is_held_out(&game, arguments.holdout) {
                games += 1;
                positions += look(&game, rules.unwrap_or(game.rules), arguments.share, &mut rows);
            }
            Ok(())
        })?;
    }
    println!("{positions} positions of {games} held-out games\n");
    println!("| chances | mean log-likelihood | likeliest | three likeliest | mixed |\n|---|---:|---:|---:|---:|");
    rows.iter().for_each(|row| row.print(positions));
    Ok(())
}

/// Adds the selected positions of a game, up to its end or first illegal move under the rule set. Returns their number.
fn look(game: &Game, rules: Preset, share: f64, rows: &mut [Row]) -> usize {
    let Ok(mut judged) = janggi::Game::new(rules.rules(), Start::Fen(game.start.clone())) else {
        return 0;
    };
    let is_scored = game.plies.iter().any(|played| played.score.is_some());
    let mut positions = 0;
    for (ply, played) in game.plies.iter().enumerate() {
        let moves = judged.legal();
        let number = moves.iter().position(|&mv| mv == played.mv);
        let is_choice = (played.score.is_some() || !is_scored) && moves.len() > 1;
        if let (Some(number), true) = (number, is_choice && is_taken(game, ply, share)) {
            rows.iter_mut().for_each(|row| row.add(&judged, &moves, number));
            positions += 1;
        }
        if judged.play(played.mv.into()).is_err() || judged.verdict().is_some() {
            break;
        }
    }
    positions
}

fn read_policy(path: &Path) -> Result<Policy, Failure> {
    let bytes = fs::read(path).map_err(Failure::file(path))?;
    Policy::from_bytes(&bytes).map_err(|error| Failure::new(error.code(), format!("{}: {error}", path.display())))
}

fn read_levels(path: &Path) -> Result<Vec<LevelLimits>, Failure> {
    let text = fs::read_to_string(path).map_err(Failure::file(path))?;
    let read = LevelResults::read(&text).map_err(|error| Failure::new("bad_levels", error))?;
    Ok(read.levels)
}
