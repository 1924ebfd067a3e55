//! Grades from 18급 (weakest) to 1급, then 1단 to 9단 (strongest), defined by Elo differences.
//!
//! The scale is this project's own: the strongest level is 9단, and neighbouring grades are [`ELO_PER_GRADE`] Elo apart.
//! It has not been compared with the grades of Korean associations or playing sites.

use core::fmt;

/// A grade by its number: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

/// Elo difference between neighbouring grades, chosen so that the first measurement ranged from 18급 to 9단.
pub const ELO_PER_GRADE: f64 = 135.0;

/// Elo of 18급 by convention: the lowest value that Fairy-Stockfish offers.
const LOWEST_ELO: u16 = 500;

/// Number of grades below 1단.
const KUP: u8 = 18;

impl Grade {
    /// The lowest grade, 18급. The weakest level may be above it.
    pub const LOWEST: Grade = Grade(1);

    /// The highest grade, 9단.
    pub const BEST: Grade = Grade(27);

    /// Returns the grade with this number; `None` outside 1 to 27.
    #[must_use]
    pub const fn new(number: u8) -> Option<Grade> {
        if 1 <= number && number <= Grade::BEST.0 {
            Some(Grade(number))
        } else {
            None
        }
    }

    /// Returns the grade nearest to `elo` points below the strongest level; at least 18급.
    #[must_use]
    pub fn below_best(elo: f64) -> Grade {
        let steps = (elo / ELO_PER_GRADE).round().clamp(0.0, f64::from(Grade::BEST.0 - 1));
        Grade(Grade::BEST.0 - steps as u8)
    }

    /// Returns the Elo of the grade, as used by the option `UCI_Elo`. Only differences are measured; 18급 is 500 by
    /// convention.
    #[must_use]
    pub const fn elo(self) -> u16 {
        LOWEST_ELO + ELO_PER_GRADE as u16 * (self.0 as u16 - 1)
    }

    /// Returns the grade's number, 1 to 27.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the grade's Korean name, such as `7급` or `3단`.
    #[must_use]
    pub fn korean(self) -> String {
        if self.0 > KUP {
            format!("{}단", self.0 - KUP)
        } else {
            format!("{}급", KUP + 1 - self.0)
        }
    }
}

/// Writes the grade's English name, such as `7 geup` or `3 dan`.
impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 > KUP {
            write!(f, "{} dan", self.0 - KUP)
        } else {
            write!(f, "{} geup", KUP + 1 - self.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ELO_PER_GRADE, Grade};

    #[test]
    fn a_width_of_elo_is_a_grade() {
        for (widths, korean, english) in [
            (0.0, "9단", "9 dan"),
            (-0.3, "9단", "9 dan"),
            (0.49, "9단", "9 dan"),
            (1.4, "8단", "8 dan"),
            (8.0, "1단", "1 dan"),
            (8.6, "1급", "1 geup"),
            (26.0, "18급", "18 geup"),
            (99.0, "18급", "18 geup"),
        ] {
            let grade = Grade::below_best(widths * ELO_PER_GRADE);
            assert_eq!((grade.korean().as_str(), grade.to_string().as_str()), (korean, english));
        }
    }
}
