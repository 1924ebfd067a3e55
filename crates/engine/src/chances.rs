//! The chances of winning, drawing and losing that correspond to a score.
//!
//! For Janggi, `janggun-train calibrate` fits the coefficients of the curves to the results of the engine's
//! own games (`docs/engine/nnue.md`).
//!
//! For a score of `s` hundred centipawns, with `p` the fraction of the thirty pieces other than generals that are still
//! on the board:
//!
//! ```text
//! slope = slope[0] + slope[1] p + slope[2] p² + slope[3] p³
//! width = max(0, width[0] + width[1] p + width[2] p² + width[3] p³)
//! win   = logistic( slope s - width)
//! loss  = logistic(-slope s - width)
//! draw  = 1 - win - loss
//! ```

use janggi::ruleset::Movement;
use janggi::{Board, Game};

use crate::nnue::RuleClass;
use crate::nnue::rule_class::RULE_CLASSES;
use crate::score::{Score, ScoreKind};

/// Number of pieces at the start, not counting generals.
const PIECES: f64 = 30.0;

/// Chances in thousandths, which add up to 1,000.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    pub win: u16,
    pub draw: u16,
    pub loss: u16,
}

impl Chances {
    /// Returns the expected score in thousandths: wins plus half the draws.
    #[must_use]
    pub const fn expected(self) -> u16 {
        self.win + self.draw / 2
    }
}

/// Properties of a game on which the chances for a given score depend: its rules and the pieces left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stage {
    curve: Curve,
    /// Result of [`share_of_pieces`].
    pieces: f64,
}

/// Returns the fraction of the pieces that are still on the board, not counting generals.
#[must_use]
pub fn share_of_pieces(board: &Board) -> f64 {
    f64::from(board.occupied().len().saturating_sub(2) as u32) / PIECES
}

impl Stage {
    /// Returns the stage of the game's current position.
    #[must_use]
    pub fn of(game: &Game) -> Stage {
        let rules = game.rules();
        Stage {
            curve: match rules.movement {
                Movement::Janggi => Curve::built_in(RuleClass::of(rules)),
                Movement::Xiangqi | Movement::ChessWar => OTHER_LAWS,
            },
            pieces: share_of_pieces(game.position().board()),
        }
    }
}

/// Curve that converts a score into chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// Steepness per hundred centipawns: coefficients of a polynomial in the fraction of the pieces left.
    pub slope: [f64; TERMS],
    /// Score at which half the games are won, multiplied by the slope. Coefficients as in `slope`, all 0 if no games
    /// are drawn.
    pub width: [f64; TERMS],
}

/// Number of coefficients of each polynomial of a [`Curve`].
pub const TERMS: usize = 4;

/// Returns the powers of `pieces`, by which the coefficients of a [`Curve`] are multiplied.
#[must_use]
pub fn powers(pieces: f64) -> [f64; TERMS] {
    [1.0, pieces, pieces.powi(2), pieces.powi(3)]
}

impl Curve {
    /// Returns the built-in curve for a class of rule sets.
    #[must_use]
    pub const fn built_in(class: RuleClass) -> Curve {
        CURVES[class.index()]
    }

    /// Returns the chances of winning and losing, each from 0 to 1, for a score in hundreds of centipawns.
    #[must_use]
    pub fn of(&self, hundreds: f64, pieces: f64) -> (f64, f64) {
        let at =
            |terms: &[f64; TERMS]| -> f64 { terms.iter().zip(powers(pieces)).map(|(term, power)| term * power).sum() };
        let lean = at(&self.slope) * hundreds;
        let width = at(&self.width).max(0.0);
        let logistic = |x: f64| 1.0 / (1.0 + (-x).exp());
        (logistic(lean - width), logistic(-lean - width))
    }
}

/// Curve for rules in which bikjang does not end a game and undecided games are drawn. Fitted to 21,000 games under
/// `fsf-casual`.
const CASUAL: Curve = Curve {
    slope: [0.3035, -0.1719, 0.4002, -0.2138],
    width: [6.6698, -24.3101, 31.4727, -13.5715],
};

/// Curve for rules in which bikjang does not end a game and points decide undecided games. Fitted to 24,000 games under
/// `kakao`.
const KAKAO: Curve = Curve {
    slope: [0.0192, 1.2581, -1.7808, 0.8569],
    width: [0.0; TERMS],
};

/// Curve for rules in which bikjang is a draw and undecided games are drawn. Fitted to 20,000 games under
/// `fsf-traditional`.
const DRAWN: Curve = Curve {
    slope: [0.3645, -0.3263, 0.4715, -0.1834],
    width: [6.9357, -23.9477, 30.0619, -12.6757],
};

/// Curve for rules in which points decide bikjang and undecided games. Fitted to 42,000 games under `pychess` and
/// `kja-points`.
const PYCHESS: Curve = Curve {
    slope: [0.1481, 0.6453, -0.7872, 0.3393],
    width: [0.3356, -1.5377, 2.2429, -1.0438],
};

/// Curve for the other variants, not fitted to games.
const OTHER_LAWS: Curve = Curve {
    slope: [0.5, 0.0, 0.0, 0.0],
    width: [0.0; TERMS],
};

/// Curves by [`RuleClass::index`]. No curve has been fitted for classes 3 and 4, in which either bikjang or an
/// undecided game is a draw, but not both. These classes use [`PYCHESS`].
const CURVES: [Curve; RULE_CLASSES] = [CASUAL, KAKAO, DRAWN, PYCHESS, PYCHESS, PYCHESS];

impl Chances {
    /// Returns the chances for a score at a stage of the game.
    #[must_use]
    pub fn of(score: Score, stage: Stage) -> Chances {
        let (win, loss) = match score.kind() {
            ScoreKind::Centipawns(centipawns) => stage.curve.of(f64::from(centipawns) / 100.0, stage.pieces),
            ScoreKind::MateIn(_) | ScoreKind::WinIn(_) => (1.0, 0.0),
            ScoreKind::MatedIn(_) | ScoreKind::LossIn(_) => (0.0, 1.0),
        };
        // The draw chance is rounded separately, so that it stays the same if the score is negated.
        let draw = (1_000.0 * (1.0 - win - loss)).round().max(0.0) as u16;
        let win = (1_000.0 * win).round() as u16;
        let win = win.min(1_000 - draw);
        Chances {
            win,
            draw,
            loss: 1_000 - win - draw,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CURVES, Chances, Curve, OTHER_LAWS, Stage};
    use crate::score::{Ply, Score};
    use proptest::prelude::{any, proptest};

    fn stages() -> impl Iterator<Item = Stage> {
        let curves = CURVES.into_iter().chain([OTHER_LAWS]);
        curves.flat_map(|curve| [0.0, 0.3, 1.0].map(|pieces| Stage { curve, pieces }))
    }

    proptest! {
        #[test]
        fn chances_add_up_and_are_fair(raw in any::<i16>()) {
            let score = Score::from_raw(raw.into());
            for stage in stages() {
                let (ours, theirs) = (Chances::of(score, stage), Chances::of(-score, stage));
                assert_eq!(ours.win + ours.draw + ours.loss, 1_000);
                assert_eq!(ours.draw, theirs.draw);
                assert!(ours.win.abs_diff(theirs.loss) <= 1, "{ours:?} {theirs:?}");
            }
        }
    }

    #[test]
    fn chances_rise_with_the_score() {
        for stage in stages() {
            // The win and draw chances are rounded separately, so the expected score may be off by 1.
            let expected = |centipawns| Chances::of(Score::estimate(centipawns), stage).expected();
            assert!(
                (-2_000..2_000)
                    .step_by(50)
                    .all(|from| expected(from) <= expected(from + 50) + 1)
            );
            // With only the generals left, a curve may predict a draw with certainty.
            let least = if stage.pieces > 0.0 { 530 } else { 500 };
            assert!(
                expected(1_000) >= least && expected(-1_000) <= 1_000 - least,
                "{stage:?}"
            );
            assert_eq!(Chances::of(Score::mating_at(Ply(9)), stage).win, 1_000);
            assert_eq!(Chances::of(Score::lost_at(Ply(9)), stage).loss, 1_000);
        }
    }

    #[test]
    fn draws_part_wins_from_losses() {
        let curve = Curve {
            slope: [0.5, 0.0, 0.0, 0.0],
            width: [1.0, 0.0, 0.0, 0.0],
        };
        let even = Chances::of(Score::ZERO, Stage { curve, pieces: 1.0 });
        assert!(even.draw > 400 && even.win == even.loss, "{even:?}");
    }
}
