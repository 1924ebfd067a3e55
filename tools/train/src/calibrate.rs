//! `calibrate`: uses the results of games to fit the curves that convert scores to chances.
//!
//! The engine defines the form of a curve (`engine::chances`).

use crate::failure::Failure;
use crate::prepare::files;
use crate::regression::logistic;
use crate::source::{self, Game, Played, Terms};
use engine::chances::{Curve, TERMS, powers, share_of_pieces};
use engine::engine::{Config, Engine};
use engine::limits::SearchLimits;
use engine::nnue::RuleClass;
use engine::report::Silent;
use engine::rng::mix;
use engine::score::Score;
use engine::time::SimulatedClock;
use janggi::{Cause, HalfPoints, Outcome, Position, Side, Start};
use std::path::PathBuf;
use std::sync::Arc;

/// Fit the chances of winning, drawing and losing to the results of games, and print their accuracy in other games
///
/// Half of the games, chosen by a hash of their moves, are used for fitting. The tables show the accuracy in the other
/// half.
#[derive(Debug, clap::Args)]
pub(crate) struct CalibrateArguments {
    /// Files of games with scores: self-play chunks (.jgd), text files with one game per line, or folders of chunks
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// Search positions again with this many nodes, instead of taking the scores of the games
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Fraction of the positions to use, chosen at random
    #[arg(long, default_value_t = 1.0)]
    share: f64,
    /// Print the accuracy of the engine's built-in curves in all games, instead of fitting new ones
    #[arg(long)]
    built_in: bool,
    /// Leave out bins with fewer games than this
    #[arg(long, default_value_t = 200)]
    least_games: usize,
}

/// A position with a score, and the result of its game for the side to move.
#[derive(Clone, Copy, Debug)]
struct Seen {
    game: u32,
    /// Score for the side to move, in hundreds of centipawns.
    score: f32,
    pieces: f32,
    /// Result: -1 for a loss, 0 for a draw, 1 for a win.
    result: i8,
    /// Lead in points before the last ply, including the deom; `None` unless the game was won on points.
    lead: Option<f32>,
}

/// Positions from all games of one rule class.
#[derive(Default)]
struct Games {
    count: u32,
    fitted: Vec<Seen>,
    held_out: Vec<Seen>,
}

impl Games {
    /// Moves all positions to the held-out half.
    fn all_held_out(self) -> Games {
        let mut held_out = self.fitted;
        held_out.extend(self.held_out);
        Games {
            count: self.count,
            fitted: Vec::new(),
            held_out,
        }
    }
}

pub(crate) fn run(arguments: &CalibrateArguments) -> Result<(), Failure> {
    let mut all: [Games; engine::nnue::rule_class::RULE_CLASSES] = std::array::from_fn(|_| Games::default());
    let mut scores = Scores::of(arguments);
    for path in files(&arguments.games)? {
        source::read(&path, |game| {
            let games = &mut all[Terms::of(game.rules).class.index()];
            look(&game, &mut scores, games)
                .map_err(|ply| Failure::new("illegal_action", format!("ply {ply} may not be played")))
        })?;
    }
    for (class, games) in RuleClass::all().zip(all) {
        if games.count > 0 {
            let games = if arguments.built_in {
                games.all_held_out()
            } else {
                games
            };
            report(class, &games, arguments);
        }
    }
    Ok(())
}

/// The source of the scores, and the selection of positions.
struct Scores {
    engine: Option<(Engine, SearchLimits)>,
    /// Positions with a hash of at most this value are used.
    up_to: u64,
}

impl Scores {
    fn of(arguments: &CalibrateArguments) -> Scores {
        let clock = Arc::new(SimulatedClock::default());
        Scores {
            engine: arguments
                .nodes
                .map(|nodes| (Engine::new(Config::default(), clock), SearchLimits::nodes(nodes.max(1)))),
            up_to: (arguments.share.clamp(0.0, 1.0) * u64::MAX as f64) as u64,
        }
    }

    /// Returns the score for the side to move; `None` if the position is not used or its move has no score.
    fn score(&mut self, game: Option<&janggi::Game>, number: u64, played: Played) -> Option<i32> {
        let own = played.score.filter(|_| mix(number) <= self.up_to)?;
        match &mut self.engine {
            None => Some(own),
            Some((engine, limits)) => {
                engine.new_game();
                Some(engine.search(game?, limits, &Silent).score.raw())
            }
        }
    }
}

/// Adds the positions of a game that `scores` selects, except those with a decided score. The error is the index of the
/// first illegal ply.
fn look(game: &Game, scores: &mut Scores, games: &mut Games) -> Result<(), usize> {
    let terms = Terms::of(game.rules);
    let number = games.count;
    let mut seen = Vec::new();
    let mut lead = HalfPoints(0);
    // Only the search needs the game with its rules.
    let mut judged = match scores.engine {
        None => None,
        Some(_) => janggi::Game::new(game.rules.rules(), Start::Fen(game.start.clone())).ok(),
    };
    let mut ply = game.identity();
    game.replay(|position, played| {
        let points = position.points();
        lead = points.cho - points.han - terms.deom;
        let score = scores.score(judged.as_ref(), ply, played);
        if let Some(score) = score.filter(|&score| !Score::from_raw(score).is_decided()) {
            seen.push((position.turn(), entry(number, position, score, game.outcome)));
        }
        ply = mix(ply);
        judged = judged
            .take()
            .and_then(|mut game| game.play(played.mv.into()).ok().map(|_| game));
    })?;
    let on_points = game.cause.is_some_and(ends_on_points) && matches!(game.outcome, Outcome::Win(_));
    let half = mix(game.identity()) & 1 == 0;
    let into = if half { &mut games.fitted } else { &mut games.held_out };
    games.count += 1;
    into.extend(seen.into_iter().map(|(turn, seen)| {
        let sign = if turn == Side::Cho { 0.5 } else { -0.5 };
        let lead = on_points.then_some(sign * lead.0 as f32);
        Seen { lead, ..seen }
    }));
    Ok(())
}

fn entry(game: u32, position: &Position, score: i32, outcome: Outcome) -> Seen {
    Seen {
        game,
        score: score as f32 / 100.0,
        pieces: share_of_pieces(position.board()) as f32,
        result: match outcome {
            Outcome::Win(winner) if winner == position.turn() => 1,
            Outcome::Win(_) => -1,
            Outcome::Draw | Outcome::None => 0,
        },
        lead: None,
    }
}

/// Returns whether a win with this cause is decided by the points on the board.
fn ends_on_points(cause: Cause) -> bool {
    match cause {
        Cause::BikjangAccepted
        | Cause::DoublePass
        | Cause::LowPoints
        | Cause::PlyLimit
        | Cause::NoCaptureLimit
        | Cause::Repetition
        | Cause::Stopped => true,
        Cause::Mate
        | Cause::NoPermittedAction
        | Cause::Stalemate
        | Cause::DeadPosition
        | Cause::PerpetualCheck
        | Cause::Shuttle
        | Cause::Resigned
        | Cause::Flagged
        | Cause::DrawAgreed
        | Cause::Aborted
        | Cause::Adjudicated
        | Cause::Abandoned => false,
    }
}

/// Returns the curve that fits best. Every position counts for both sides, so that the curve is symmetric.
fn fit(seen: &[Seen]) -> Curve {
    let points = seen.iter().flat_map(|one| {
        let (score, pieces) = (f64::from(one.score), f64::from(one.pieces));
        let side = move |sign: f64, won: i8| {
            let (slope, width) = (
                powers(pieces).map(|power| sign * score * power),
                powers(pieces).map(|power| -power),
            );
            (slope, width, f64::from(u8::from(one.result == won)))
        };
        [side(1.0, 1), side(-1.0, -1)]
    });
    if !seen.iter().any(|one| one.result == 0) {
        return Curve {
            slope: logistic(points.map(|(slope, _, won)| (slope, won))),
            width: [0.0; TERMS],
        };
    }
    let both: [f64; 2 * TERMS] = logistic(points.map(|(slope, width, won)| {
        let features = std::array::from_fn(|at| *slope.get(at).unwrap_or_else(|| &width[at - TERMS]));
        (features, won)
    }));
    Curve {
        slope: std::array::from_fn(|at| both[at]),
        width: std::array::from_fn(|at| both[TERMS + at]),
    }
}

fn report(class: RuleClass, games: &Games, arguments: &CalibrateArguments) {
    let least_games = arguments.least_games;
    let curve = if arguments.built_in {
        Curve::built_in(class)
    } else {
        fit(&games.fitted)
    };
    println!("class {} ({class:?}), {} games", class.index(), games.count);
    println!("{curve:?}");
    let chance = |one: &Seen| curve.of(f64::from(one.score), f64::from(one.pieces));
    println!("\n| foretold | positions | games | mean foretold | won | error |\n|---|---:|---:|---:|---:|---:|");
    let win = |one: &Seen| (chance(one).0, one.result == 1);
    let worst = reliability(&games.held_out, 20, least_games, win);
    println!("largest error of a win: {:.1} %", worst * 100.0);
    if games.held_out.iter().any(|one| one.result == 0) {
        println!("\n| foretold | positions | games | mean foretold | drawn | error |\n|---|---:|---:|---:|---:|---:|");
        let draw = |one: &Seen| {
            let (win, loss) = chance(one);
            (1.0 - win - loss, one.result == 0)
        };
        let worst = reliability(&games.held_out, 20, least_games, draw);
        println!("largest error of a draw: {:.1} %", worst * 100.0);
    }
    report_points(&games.held_out);
    println!();
}

/// Prints a reliability table: the predicted and the actual frequency in each bin with at least `least_games` games.
/// Returns the largest difference.
fn reliability(seen: &[Seen], bins: usize, least_games: usize, foretold: impl Fn(&Seen) -> (f64, bool)) -> f64 {
    #[derive(Clone, Default)]
    struct Bin {
        positions: f64,
        games: usize,
        last: Option<u32>,
        foretold: f64,
        came: f64,
    }
    let mut table = vec![Bin::default(); bins];
    for one in seen {
        let (chance, came) = foretold(one);
        let bin = &mut table[((chance * bins as f64) as usize).min(bins - 1)];
        bin.positions += 1.0;
        bin.games += usize::from(bin.last != Some(one.game));
        bin.last = Some(one.game);
        bin.foretold += chance;
        bin.came += f64::from(u8::from(came));
    }
    let mut worst: f64 = 0.0;
    let width = 100 / bins;
    for (number, bin) in table.iter().enumerate().filter(|(_, bin)| bin.games >= least_games) {
        let (foretold, came) = (bin.foretold / bin.positions, bin.came / bin.positions);
        worst = worst.max((foretold - came).abs());
        println!(
            "| {}–{} % | {} | {} | {:.1} % | {:.1} % | {:+.1} % |",
            number * width,
            (number + 1) * width,
            bin.positions,
            bin.games,
            foretold * 100.0,
            came * 100.0,
            (foretold - came) * 100.0
        );
    }
    worst
}

/// Prints the mean of [`Seen::lead`] by score, for games won on points.
fn report_points(seen: &[Seen]) {
    let on_points = || {
        seen.iter()
            .filter_map(|one| Some((f64::from(one.score), f64::from(one.lead?))))
    };
    if on_points().next().is_none() {
        return;
    }
    println!("\n| score | positions | points ahead at the end |\n|---|---:|---:|");
    for from in (-8..8).map(f64::from) {
        let leads: Vec<f64> = on_points()
            .filter(|(score, _)| (from..from + 1.0).contains(score))
            .map(|(_, lead)| lead)
            .collect();
        if leads.len() >= 1_000 {
            let mean = leads.iter().sum::<f64>() / leads.len() as f64;
            println!(
                "| {}…{} | {} | {mean:+.1} |",
                from * 100.0,
                (from + 1.0) * 100.0,
                leads.len()
            );
        }
    }
    let (products, squares) = on_points()
        .filter(|(score, _)| score.abs() <= 5.0)
        .fold((0.0, 0.0), |(products, squares), (score, lead)| {
            (products + score * lead, squares + score * score)
        });
    println!(
        "hundred centipawns within ±500 are {:.2} points at the end",
        products / squares
    );
}

#[cfg(test)]
mod tests {
    use super::{Seen, fit, reliability};
    use engine::chances::Curve;
    use engine::rng::Rng;

    /// Creates positions with random results that follow a known curve.
    fn drawn_by(slope: f64, width: f64, count: u32) -> Vec<Seen> {
        let mut rng = Rng::new(3);
        let mut one = |game| {
            let (score, pieces) = (rng.unit() * 12.0 - 6.0, rng.unit());
            let logistic = |x: f64| 1.0 / (1.0 + (-x).exp());
            let (win, loss) = (logistic(slope * score - width), logistic(-slope * score - width));
            let lot = rng.unit();
            let result = if lot < win {
                1
            } else if lot < win + loss {
                -1
            } else {
                0
            };
            Seen {
                game,
                score: score as f32,
                pieces: pieces as f32,
                result,
                lead: None,
            }
        };
        (0..count).map(&mut one).collect()
    }

    #[test]
    fn a_curve_is_found_again_and_foretells_well() {
        for width in [0.0, 0.7] {
            let seen = drawn_by(0.6, width, 40_000);
            let curve = fit(&seen);
            let known = Curve {
                slope: [0.6, 0.0, 0.0, 0.0],
                width: [width, 0.0, 0.0, 0.0],
            };
            for (score, pieces) in [(-4.0, 0.1), (-1.0, 0.9), (0.0, 0.5), (0.5, 0.2), (3.0, 0.7)] {
                let (found, wanted) = (curve.of(score, pieces), known.of(score, pieces));
                assert!(
                    (found.0 - wanted.0).abs() < 0.03 && (found.1 - wanted.1).abs() < 0.03,
                    "{curve:?}"
                );
            }
            let win = |one: &Seen| (curve.of(f64::from(one.score), f64::from(one.pieces)).0, one.result == 1);
            assert!(reliability(&seen, 20, 500, win) < 0.05);
            let wrong = |one: &Seen| (curve.of(-f64::from(one.score), 0.5).0, one.result == 1);
            assert!(reliability(&seen, 20, 500, wrong) > 0.2);
        }
    }
}
