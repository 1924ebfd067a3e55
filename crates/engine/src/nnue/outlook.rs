//! What a rule set makes of games that nobody mates in: the inputs beside the pieces.
//!
//! Owns the numbering of these inputs and how a rule set switches them on. They are the same for both perspectives and never
//! change during a game, so that they cost nothing: their rows are added to the bias once.
//!
//! ```text
//! 0  bikjang ends no game    3  a game in which nothing happens any more is drawn, or goes on
//! 1  bikjang draws           4  points decide it
//! 2  bikjang ends on points
//! ```

use janggi::Rules;
use janggi::referee::DecisionRules;
use janggi::ruleset::{Bikjang, DrawOrPoints};

/// Inputs that a rule set can switch on; one of the first three and one of the last two are.
pub const RULE_INPUTS: usize = 5;

/// Different outlooks.
pub const OUTLOOKS: usize = 6;

/// How games end under a rule set when nobody mates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outlook {
    /// What the generals facing each other (빅장) end the game as, if they do.
    bikjang: Option<DrawOrPoints>,
    /// What a game is in which nothing happens any more.
    undecided: DrawOrPoints,
}

/// Bikjang ends nothing, and undecided games are drawn.
impl Default for Outlook {
    fn default() -> Outlook {
        Outlook {
            bikjang: None,
            undecided: DrawOrPoints::Draw,
        }
    }
}

impl Outlook {
    /// Of a rule set.
    #[must_use]
    pub fn of(rules: &Rules) -> Outlook {
        Outlook {
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

    /// All, in the order of their indices.
    pub fn all() -> impl Iterator<Item = Outlook> {
        (0..OUTLOOKS as u8).filter_map(Outlook::from_index)
    }

    /// A number below [`OUTLOOKS`].
    #[must_use]
    pub const fn index(self) -> usize {
        let [bikjang, undecided] = self.inputs();
        bikjang * 2 + undecided - 3
    }

    /// The outlook with this [`index`](Outlook::index).
    #[must_use]
    pub const fn from_index(index: u8) -> Option<Outlook> {
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
        Some(Outlook { bikjang, undecided })
    }

    /// The two inputs that are switched on, below [`RULE_INPUTS`].
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
    use super::{OUTLOOKS, Outlook, RULE_INPUTS};
    use janggi::Preset;

    #[test]
    fn indices_and_inputs_tell_all_outlooks_apart() {
        let all: Vec<Outlook> = Outlook::all().collect();
        assert_eq!(all.len(), OUTLOOKS);
        for (index, outlook) in all.iter().enumerate() {
            assert_eq!(outlook.index(), index);
            let [bikjang, undecided] = outlook.inputs();
            assert!(bikjang < 3 && (3..RULE_INPUTS).contains(&undecided));
            assert!(all[..index].iter().all(|other| other.inputs() != outlook.inputs()));
        }
        assert_eq!(Outlook::from_index(OUTLOOKS as u8), None);
    }

    #[test]
    fn presets_have_the_outlook_of_their_rules() {
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
            assert_eq!(Outlook::of(&preset.rules()).inputs(), inputs, "{}", preset.id());
        }
    }
}
