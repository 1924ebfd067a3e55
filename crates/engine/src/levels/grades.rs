//! The measured grade of each level, weakest first. Written by `janggun-lab levels --write`; a test of the crate `lab` compares it
//! with the results on record.

use crate::levels::grade::Grade;

const fn grade(number: u8) -> Grade {
    Grade::new(number).expect("a grade is 1 to 27")
}

pub(super) const GRADES: [Grade; 14] = [
    grade(1),
    grade(3),
    grade(6),
    grade(7),
    grade(8),
    grade(9),
    grade(10),
    grade(12),
    grade(13),
    grade(16),
    grade(18),
    grade(21),
    grade(23),
    grade(27),
];
