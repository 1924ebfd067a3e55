//! Side allocation under article 5 of FIDE's C.04.3.

use crate::outcome::Side;
use crate::swiss::contender::{Contender, Strength};

/// Rule that decided the sides of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideRule {
    /// 5.2.1: both players get their preferred side, or only one of them has a preference.
    BothGranted,
    /// 5.2.2: the stronger preference is granted. Of two absolute preferences, the preference of the player with the
    /// larger side difference is stronger.
    Stronger,
    /// 5.2.3: the sides alternate relative to the last game in which one player had Cho and the other had Han.
    Alternated,
    /// 5.2.4: the preference of the higher-ranked player is granted.
    HigherRanked,
    /// 5.2.5: the higher-ranked player's pairing number and the initial side decide.
    ByNumber,
}

impl SideRule {
    /// Returns the stable code of the rule.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BothGranted => "both_granted",
            Self::Stronger => "stronger_preference",
            Self::Alternated => "alternated",
            Self::HigherRanked => "higher_ranked",
            Self::ByNumber => "by_number",
        }
    }
}

/// Returns the side of `higher`, the higher-ranked player, and the rule that decided it.
pub(crate) fn side_of_higher(higher: &Contender, lower: &Contender, initial: Side) -> (Side, SideRule) {
    let (own, other) = match (higher.preference(), lower.preference()) {
        (Some(own), Some(other)) => (own, other),
        (Some((side, _)), None) => return (side, SideRule::BothGranted),
        (None, Some((side, _))) => return (side.other(), SideRule::BothGranted),
        (None, None) => {
            let side = if higher.tpn % 2 == 1 { initial } else { initial.other() };
            return (side, SideRule::ByNumber);
        }
    };
    if own.0 != other.0 {
        return (own.0, SideRule::BothGranted);
    }
    let width = |strength: Strength, of: &Contender| {
        (
            strength,
            if strength == Strength::Absolute {
                of.difference().abs()
            } else {
                0
            },
        )
    };
    let (of_own, of_other) = (width(own.1, higher), width(other.1, lower));
    if of_own != of_other {
        let side = if of_own > of_other { own.0 } else { other.0.other() };
        return (side, SideRule::Stronger);
    }
    // Unplayed rounds do not count, so the sides are compared game by game, starting with the latest.
    let mut rounds = higher.sides.iter().rev().zip(lower.sides.iter().rev());
    if let Some((side, _)) = rounds.find(|(own, other)| own != other) {
        return (side.other(), SideRule::Alternated);
    }
    (own.0, SideRule::HigherRanked)
}
