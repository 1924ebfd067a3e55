//! Rule classes, which group rule sets by the results of bikjang (빅장) and of undecided games. The network has an input
//! for each of these results.
//!
//! The inputs are the same for both perspectives and never change during a game. Their rows are therefore added to the
//! bias once and cost no time in the search.
//!
//! ```text
//! 0  bikjang never ends a game     3  undecided games are drawn, or continue
//! 1  bikjang is a draw             4  undecided games are decided on points
//! 2  bikjang is decided on points
//! ```

use janggi::Rules;
use janggi::referee::DecisionRules;
use janggi::ruleset::{Bikjang, DrawOrPoints};

/// Number of inputs for the rule set. A rule set switches on one of the first three and one of the last two.
pub const RULE_INPUTS: usize = 5;

/// Number of rule classes: one of the first three inputs combined with one of the last two.
pub const RULE_CLASSES: usize = 6;

/// Class of a rule set by how it ends games without mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RuleClass {
    /// Result of facing generals (빅장); `None` if they do not end the game.
    bikjang: Option<DrawOrPoints>,
    /// Result of a game without further captures or mate.
    undecided: DrawOrPoints,
}

/// The default class: bikjang does not end the game, and undecided games are drawn.
impl Default for RuleClass {
    fn default() -> RuleClass {
        RuleClass {
            bikjang: None,
            undecided: DrawOrPoints::Draw,
        }
    }
}

impl RuleClass {
    /// Returns the class of a rule set.
    #[must_use]
    pub fn of(rules: &Rules) -> RuleClass {
        RuleClass {
            bikjang: match &rules.bikjang {
                Bikjang::Off | Bikjang::Illegal => None,
                Bikjang::Ends(bikjang) => Some(bikjang.result),
            },
            undecided: if DecisionRules::of(rules).rests_on_points() {
                DrawOrPoints::Points
            } else {
                DrawOrPoints::Draw
            },
        }
    }

    /// Iterates over all classes in the order of their indices.
    pub fn all() -> impl Iterator<Item = RuleClass> {
        (0..RULE_CLASSES as u8).filter_map(RuleClass::from_index)
    }

    /// Returns the index of the class, below [`RULE_CLASSES`].
    #[must_use]
    pub const fn index(self) -> usize {
        let [bikjang, undecided] = self.inputs();
        bikjang * 2 + undecided - 3
    }

    /// Returns the rule class with this [`index`](RuleClass::index); `None` if the index is out of range.
    #[must_use]
    pub const fn from_index(index: u8) -> Option<RuleClass> {
        let bikjang = match index / 2 {
            0 => None,
            1 => Some(DrawOrPoints::Draw),
            2 => Some(DrawOrPoints::Points),
            _ => return None,
        };
        let undecided = match index % 2 {
            0 => DrawOrPoints::Draw,
            _ => DrawOrPoints::Points,
        };
        Some(RuleClass { bikjang, undecided })
    }

    /// Returns whether bikjang ends the game on points.
    #[must_use]
    pub(crate) fn has_bikjang_on_points(self) -> bool {
        self.bikjang == Some(DrawOrPoints::Points)
    }

    /// Returns the two inputs that are switched on, below [`RULE_INPUTS`].
    #[must_use]
    pub const fn inputs(self) -> [usize; 2] {
        let bikjang = match self.bikjang {
            None => 0,
            Some(DrawOrPoints::Draw) => 1,
            Some(DrawOrPoints::Points) => 2,
        };
        let undecided = match self.undecided {
            DrawOrPoints::Draw => 3,
            DrawOrPoints::Points => 4,
        };
        [bikjang, undecided]
    }
}

#[cfg(test)]
mod tests {
    use super::{RULE_CLASSES, RULE_INPUTS, RuleClass};
    use janggi::Preset;

    #[test]
    fn indices_and_inputs_tell_all_rule_classes_apart() {
        let all: Vec<RuleClass> = RuleClass::all().collect();
        assert_eq!(all.len(), RULE_CLASSES);
        for (index, class) in all.iter().enumerate() {
            assert_eq!(class.index(), index);
            let [bikjang, undecided] = class.inputs();
            assert!(bikjang < 3 && (3..RULE_INPUTS).contains(&undecided));
            assert!(all[..index].iter().all(|other| other.inputs() != class.inputs()));
        }
        assert_eq!(RuleClass::from_index(RULE_CLASSES as u8), None);
    }

    #[test]
    fn presets_have_the_class_of_their_rules() {
        for (preset, inputs) in [
            (Preset::Kakao, [0, 4]),
            (Preset::Pychess, [2, 4]),
            (Preset::KjaPoints, [2, 4]),
            (Preset::KjaDecisive, [1, 4]),
            (Preset::Casual, [1, 3]),
            (Preset::FsfCasual, [0, 3]),
            (Preset::Koopkorea3, [0, 3]),
            (Preset::Record, [0, 3]),
        ] {
            assert_eq!(RuleClass::of(&preset.rules()).inputs(), inputs, "{}", preset.id());
        }
    }
}
