//! The grade (급, 단) of a rating, on Janggun's own scale. The scale is not meant to agree with the grades of Korean
//! associations or other sites.

/// The width of a grade in rating points.
pub const GRADE_WIDTH: i32 = 75;

/// Highest rating of 18급. With this value a newcomer's 1,500 is 7급, and 1단 begins above 1,950.
pub const HIGHEST_18GEUP: i32 = 675;

/// Number of 급 grades: grade 1 is 18급, 18 is 1급, 19 is 1단.
pub const GEUPS: u8 = 18;

/// A grade: 1 = 18급 … 18 = 1급, 19 = 1단 … 27 = 9단. The measured grades of engine levels use the same numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grade(u8);

impl Grade {
    /// The highest grade, 9단.
    pub const BEST: Self = Self(27);

    /// Returns the grade of a rating in whole points.
    #[must_use]
    pub fn of(rating: i32) -> Self {
        let above = rating.saturating_sub(HIGHEST_18GEUP).max(0);
        let steps = above.unsigned_abs().div_ceil(GRADE_WIDTH.unsigned_abs());
        Self(u8::try_from(steps + 1).map_or(Self::BEST.0, |grade| grade.min(Self::BEST.0)))
    }

    /// Returns the number of the grade, 1 to 27.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Grade;
    use proptest::prelude::{any, prop_assert, proptest};

    #[test]
    fn grades_begin_where_the_table_in_the_docs_says() {
        for (rating, grade) in [
            (i32::MIN, 1),
            (0, 1),
            (675, 1),
            (676, 2),
            (750, 2),
            (751, 3),
            (1_500, 12),
            (1_501, 13),
            (1_950, 18),
            (1_951, 19),
            (2_550, 26),
            (2_551, 27),
            (i32::MAX, 27),
        ] {
            assert_eq!(Grade::of(rating).number(), grade, "{rating}");
        }
    }

    proptest! {
        #[test]
        fn a_better_rating_never_has_a_lower_grade(one in any::<i32>(), other in any::<i32>()) {
            prop_assert!(Grade::of(one.min(other)) <= Grade::of(one.max(other)));
        }
    }
}
