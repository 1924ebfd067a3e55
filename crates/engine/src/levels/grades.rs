//! The measured grade of each level, weakest first. Written by `janggun-lab levels --write`; a test of the crate `lab` compares it
//! with the results on record.

use crate::levels::grade::Grade;

const fn grade(number: u8) -> Grade {
    Grade::new(number).expect("a grade is 1 to 27")
}

pub(super) const GRADES: [Grade; 14] = [
    grade(2),
    grade(5),
    grade(7),
    grade(8),
    grade(9),
    grade(10),
    grade(12),
    grade(13),
    grade(15),
    grade(17),
    grade(20),
    grade(23),
    grade(25),
    grade(27),
];
