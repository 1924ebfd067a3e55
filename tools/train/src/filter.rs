//! Selection of the plies of a game for training.
//!
//! Only quiet positions are selected, because the search resolves checks, captures and facing generals before it
//! evaluates. This module must not depend on files.

use crate::loss::sigmoid;
use crate::sample::{Label, Sample, half_wins};
use crate::source::{Game, Played, Terms};
use engine::nnue::format::SCALE;
use janggi::{HalfPoints, Move, Position, Side};
use serde::Serialize;

/// Positions with a larger absolute score, in centipawns, count as decided.
pub(crate) const SCORE_MAX: i32 = 2_500;

/// Numbers of games, of selected plies, and of rejected plies by reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Counts {
    pub(crate) games: u64,
    /// Number of selected positions.
    pub(crate) taken: u64,
    /// Number of plies without a score, such as random moves.
    pub(crate) unscored: u64,
    /// Number of plies with a score beyond [`SCORE_MAX`].
    pub(crate) decided: u64,
    /// Number of plies with the side to move in check.
    pub(crate) in_check: u64,
    /// Number of plies in which a capture was played.
    pub(crate) capture: u64,
    /// Number of plies with facing generals, under rules with bikjang.
    pub(crate) facing: u64,
}

impl Counts {
    pub(crate) fn add(&mut self, other: &Counts) {
        self.games += other.games;
        self.taken += other.taken;
        self.unscored += other.unscored;
        self.decided += other.decided;
        self.in_check += other.in_check;
        self.capture += other.capture;
        self.facing += other.facing;
    }
}

/// Passes the selected positions of a game to `sink`, with scores modified by [`traced`].
///
/// # Errors
/// The index of the first illegal ply.
pub(crate) fn take(game: &Game, trace: f32, counts: &mut Counts, mut sink: impl FnMut(Sample)) -> Result<(), usize> {
    let terms = Terms::of(game.rules);
    let mut scores = traced(&game.plies, trace).into_iter();
    counts.games += 1;
    game.replay(|position, played| {
        let traced = scores.next().flatten();
        let counter = match judge(position, played, terms) {
            FilterDecision::Taken(score) => {
                let score = traced.unwrap_or(score);
                let turn = position.turn();
                let label = Label {
                    turn,
                    score,
                    lead: lead(position, terms.deom),
                    result: half_wins(game.outcome, turn),
                    class: terms.class,
                };
                sink(Sample::pack(position.board(), label));
                &mut counts.taken
            }
            FilterDecision::Unscored => &mut counts.unscored,
            FilterDecision::Decided => &mut counts.decided,
            FilterDecision::InCheck => &mut counts.in_check,
            FilterDecision::Capture => &mut counts.capture,
            FilterDecision::Facing => &mut counts.facing,
        };
        *counter += 1;
    })
}

/// Returns the scores to learn, which take the following plies into account. The winning chance at a ply is the
/// weighted mean of the chance from its own search (weight `1 - trace`) and the chance at the next ply (weight
/// `trace`). A ply without a score ends the trace, because a random move is no evidence about the position before it.
/// A score is `None` if the ply has none or `trace` is 0.
///
/// This is the λ-return of temporal difference learning, TD(λ): R. S. Sutton, "Learning to Predict by the Methods of
/// Temporal Differences", Machine Learning 3 (1988).
fn traced(plies: &[Played], trace: f32) -> Vec<Option<i16>> {
    let mut scores = vec![None; plies.len()];
    if trace == 0.0 {
        return scores;
    }
    let scale = SCALE as f32;
    let mut next: Option<f32> = None;
    for (into, played) in scores.iter_mut().zip(plies).rev() {
        next = played.score.map(|score| {
            let own = sigmoid(score as f32 / scale);
            next.map_or(own, |next| own + trace * (1.0 - next - own))
        });
        *into = next.map(|chance| {
            let score = scale * (chance / (1.0 - chance)).ln();
            score.clamp(-SCORE_MAX as f32, SCORE_MAX as f32).round() as i16
        });
    }
    scores
}

enum FilterDecision {
    Taken(i16),
    Unscored,
    Decided,
    InCheck,
    Capture,
    Facing,
}

fn judge(position: &Position, played: Played, terms: Terms) -> FilterDecision {
    let Some(score) = played.score else {
        return FilterDecision::Unscored;
    };
    let score = match i16::try_from(score) {
        Ok(small) if score.abs() <= SCORE_MAX => small,
        Ok(_) | Err(_) => return FilterDecision::Decided,
    };
    if let Move::Step { to, .. } = played.mv
        && position.board().get(to).is_some()
    {
        FilterDecision::Capture
    } else if terms.bikjang && position.facing() {
        FilterDecision::Facing
    } else if position.in_check() {
        FilterDecision::InCheck
    } else {
        FilterDecision::Taken(score)
    }
}

/// Returns the lead of the side to move in half points, including the deom (덤).
fn lead(position: &Position, deom: HalfPoints) -> i16 {
    let points = position.points();
    let cho = (points.cho - points.han - deom).0;
    let lead = match position.turn() {
        Side::Cho => cho,
        Side::Han => -cho,
    };
    i16::try_from(lead).unwrap_or(i16::MAX)
}

#[cfg(test)]
mod tests {
    use super::{Counts, SCORE_MAX, take, traced};
    use crate::source::{Game, parse_line};
    use engine::nnue::RuleClass;
    use janggi::{Preset, Side};

    const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

    #[test]
    fn only_quiet_scored_positions_are_taken() {
        let moves = "a4b4 i7h7:10 e4e5:2501 c7c6:-30 e5e6:7 a7b7:20 e6e7:40 h7h6:-29998 i4h4:100";
        let game = parse_line(&format!("pychess|{START}|cho|mate|{moves}")).expect("a game");
        let mut counts = Counts::default();
        let mut samples = Vec::new();
        take(&game, 0.0, &mut counts, |sample| samples.push(sample)).expect("it can be played");
        assert_eq!(
            (counts.unscored, counts.decided, counts.capture, counts.in_check),
            (1, 2, 1, 0),
            "{counts:?}"
        );
        assert_eq!(counts.taken as usize, samples.len());
        assert_eq!(counts.taken + counts.facing, 5);
        let first = samples[0].label();
        assert_eq!(
            (first.turn, first.score, first.lead, first.result),
            (Side::Han, 10, 3, 0)
        );
        assert_eq!(first.class, RuleClass::of(&Preset::Pychess.rules()));
    }

    #[test]
    fn a_step_that_is_not_legal_is_named() {
        let mut game = parse_line(&format!("pychess|{START}|cho|mate|a4b4 i7h7:10")).expect("a game");
        game.plies[1] = game.plies[0];
        assert_eq!(take(&game, 0.0, &mut Counts::default(), |_| {}), Err(1));
    }

    fn game(moves: &str) -> Game {
        parse_line(&format!("pychess|{START}|cho|mate|{moves}")).expect("a game")
    }

    #[test]
    fn what_follows_has_its_say_up_to_an_action_drawn_by_lot() {
        let quiet = game("a4b4:40 i7h7:-40 e4e5 c7c6:-30 a1a2:29998");
        assert_eq!(traced(&quiet.plies, 0.0), [None; 5]);
        // The five plies, in order: the next ply agrees; a random move follows; a random move; the next ply counts for
        // half; the last ply.
        let scores = traced(&quiet.plies, 0.5);
        assert_eq!(scores[..3], [Some(40), Some(-40), None]);
        let halved = f64::from(crate::loss::sigmoid(-30.0 / 240.0)) / 2.0;
        let score = 240.0 * (halved / (1.0 - halved)).ln();
        assert_eq!(scores[3], Some(score.round() as i16));
        assert_eq!(scores[4], Some(SCORE_MAX as i16));
    }

    #[test]
    fn the_trace_changes_scores_and_nothing_else() {
        let game = game("a4b4:10 i7h7:-90 e4e5:70 c7c6:-100");
        let samples = |trace| {
            let (mut counts, mut samples) = (Counts::default(), Vec::new());
            take(&game, trace, &mut counts, |sample| samples.push(sample)).expect("it can be played");
            (counts, samples)
        };
        let ((counts, plain), (same, traced)) = (samples(0.0), samples(0.8));
        assert_eq!(counts, same);
        for (plain, traced) in plain.iter().zip(&traced) {
            assert_eq!(plain.board(), traced.board());
            let score = plain.label().score;
            assert_eq!(
                plain.label(),
                crate::sample::Label {
                    score,
                    ..traced.label()
                }
            );
        }
        let first = |samples: &[crate::sample::Sample]| samples[0].label().score;
        assert_eq!(first(&plain), 10);
        assert!((60..100).contains(&first(&traced)), "{}", first(&traced));
    }
}
