//! Checks the table of grades in docs/ratings.md against the code.

use play::rating::Grade;

const DOCS: &str = include_str!("../../../../docs/ratings.md");

fn name(grade: u8) -> String {
    match grade {
        1..=18 => format!("{}급", 19 - grade),
        _ => format!("{}단", grade - 18),
    }
}

#[test]
fn the_table_of_grades_is_true() {
    let rows: Vec<_> = DOCS
        .lines()
        .filter(|line| line.contains("급 |") || line.contains("단 |"))
        .collect();
    assert_eq!(rows.len(), usize::from(Grade::BEST.number()));
    for (row, grade) in rows.into_iter().zip(1..) {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        assert_eq!(cells[1], name(grade));
        let numbers: Vec<i32> = cells[2]
            .split_whitespace()
            .filter_map(|word| word.replace(',', "").parse().ok())
            .collect();
        let (first, last) = (numbers[0], numbers[numbers.len() - 1]);
        assert_eq!(Grade::of(first).number(), grade, "{row}");
        assert_eq!(Grade::of(last).number(), grade, "{row}");
        if grade > 1 {
            assert_eq!(Grade::of(first - 1).number(), grade - 1, "{row}");
        }
    }
}
