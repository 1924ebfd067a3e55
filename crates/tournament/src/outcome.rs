//! Results of games, and the points they are worth.

use serde::{Deserialize, Serialize};

use crate::points::Points;

/// A side. Cho (초) moves first and is written as White in files for chess programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Side {
    Cho,
    Han,
}

impl Side {
    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Cho => Self::Han,
            Self::Han => Self::Cho,
        }
    }
}

/// Result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Outcome {
    /// A full win (완승), for example by mate, resignation or time.
    Full { winner: Side },
    /// A win by counting the pieces (점수승), with the totals if they are known.
    Counted {
        winner: Side,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        cho: Option<Points>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        han: Option<Points>,
    },
    /// A draw (무승부).
    Draw,
    /// A win without a game (기권승).
    Forfeit { winner: Side },
    /// Neither side appeared: both lose.
    BothForfeit,
}

impl Outcome {
    /// Returns a full win (완승), or a win by counting (점수승) with unknown totals.
    #[must_use]
    pub const fn won(winner: Side, by_counting: bool) -> Self {
        if by_counting {
            Self::Counted {
                winner,
                cho: None,
                han: None,
            }
        } else {
            Self::Full { winner }
        }
    }

    /// Returns the winner; `None` for a draw, and if neither side appeared.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Full { winner } | Self::Counted { winner, .. } | Self::Forfeit { winner } => Some(winner),
            Self::Draw | Self::BothForfeit => None,
        }
    }

    /// Returns whether the game was played on the board.
    #[must_use]
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::Forfeit { .. } | Self::BothForfeit)
    }

    /// Returns whether both totals are known and contradict the winner.
    #[must_use]
    pub fn contradicts_its_totals(self) -> bool {
        let Self::Counted {
            winner,
            cho: Some(cho),
            han: Some(han),
        } = self
        else {
            return false;
        };
        match winner {
            Side::Cho => cho <= han,
            Side::Han => han <= cho,
        }
    }
}

/// Name of a predefined scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ScoringName {
    Korean,
    Chess,
    Decisive,
    Yanji,
}

impl ScoringName {
    /// League scorings (대회 승점), by the `league_score` of a rule set.
    pub const LEAGUES: [(&'static str, Self); 3] = [
        ("7/4/2/0", Self::Korean),
        ("1/0.5/0", Self::Chess),
        ("1/0", Self::Decisive),
    ];

    /// Returns the scoring for the `league_score` of a rule set.
    #[must_use]
    pub fn of_league(code: &str) -> Option<Self> {
        let known = Self::LEAGUES.into_iter().find(|(known, _)| *known == code);
        known.map(|(_, name)| name)
    }

    /// Returns the scoring with this name.
    #[must_use]
    pub const fn scoring(self) -> Scoring {
        match self {
            Self::Korean => Scoring::KOREAN,
            Self::Chess => Scoring::CHESS,
            Self::Decisive => Scoring::DECISIVE,
            Self::Yanji => Scoring::YANJI,
        }
    }
}

/// Points for each result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
pub struct Scoring {
    /// Full win (완승).
    pub full_win: Points,
    /// Win by counting (점수승).
    pub counted_win: Points,
    /// Draw; `None` if draws are not allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Points>,
    /// Loss by counting (점수패).
    pub counted_loss: Points,
    /// Full loss (완패).
    pub full_loss: Points,
    /// Win because the opponent did not appear.
    pub forfeit_win: Points,
    /// Bye because no opponent was left (부전승).
    pub bye: Points,
    /// Requested bye.
    pub half_bye: Points,
}

impl Scoring {
    /// 7, 4, 2 and 0 points, as used by the Korea Janggi Federation since 2020. There are no draws. A requested bye
    /// scores 2 points, as on pychess.
    pub const KOREAN: Self = Self {
        full_win: Points::whole(7),
        counted_win: Points::whole(4),
        draw: None,
        counted_loss: Points::whole(2),
        full_loss: Points::ZERO,
        forfeit_win: Points::whole(7),
        bye: Points::whole(7),
        half_bye: Points::whole(2),
    };

    /// 1, ½ and 0 points. A win by counting has the same value as any other win.
    pub const CHESS: Self = Self {
        full_win: Points::whole(1),
        counted_win: Points::whole(1),
        draw: Some(Points::halves(1)),
        counted_loss: Points::ZERO,
        full_loss: Points::ZERO,
        forfeit_win: Points::whole(1),
        bye: Points::whole(1),
        half_bye: Points::halves(1),
    };

    /// 1 and 0 points, and ½ for a requested bye. There are no draws.
    pub const DECISIVE: Self = Self {
        draw: None,
        ..Self::CHESS
    };

    /// 3, 2, 1 and 0 points, as used in Yanji in 2018. There are no draws.
    pub const YANJI: Self = Self {
        full_win: Points::whole(3),
        counted_win: Points::whole(2),
        draw: None,
        counted_loss: Points::whole(1),
        full_loss: Points::ZERO,
        forfeit_win: Points::whole(3),
        bye: Points::whole(3),
        half_bye: Points::whole(1),
    };

    /// Returns the points of a side. A draw counts as a loss by counting for both sides if draws have no value.
    #[must_use]
    pub fn points(&self, outcome: Outcome, side: Side) -> Points {
        let has_won = outcome.winner() == Some(side);
        match outcome {
            Outcome::Full { .. } if has_won => self.full_win,
            Outcome::Full { .. } => self.full_loss,
            Outcome::Counted { .. } if has_won => self.counted_win,
            Outcome::Counted { .. } => self.counted_loss,
            Outcome::Draw => self.draw_value(),
            Outcome::Forfeit { .. } if has_won => self.forfeit_win,
            Outcome::Forfeit { .. } | Outcome::BothForfeit => Points::ZERO,
        }
    }

    /// Returns the value of a draw. Tie-break rules need one even if draws are not allowed.
    #[must_use]
    pub fn draw_value(&self) -> Points {
        self.draw.unwrap_or(self.counted_loss)
    }

    /// Returns whether the values are plausible: none is negative, and no result is worth more than a better one. A
    /// full win must be worth more than a full loss, and at least as much as a forfeit win or a bye.
    #[must_use]
    pub fn is_ordered(&self) -> bool {
        let draw = self.draw.unwrap_or(self.counted_loss);
        self.full_win >= self.counted_win
            && self.counted_win >= draw
            && draw >= self.counted_loss
            && self.counted_loss >= self.full_loss
            && self.full_loss >= Points::ZERO
            && self.full_win > self.full_loss
            && self.forfeit_win <= self.full_win
            && self.bye <= self.full_win
            && self.half_bye <= self.full_win
            && self.forfeit_win.min(self.bye).min(self.half_bye) >= Points::ZERO
    }
}
