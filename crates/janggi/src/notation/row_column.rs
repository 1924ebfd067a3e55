//! Points as two digits, as in Korean records: row first, then column.

use crate::square::Square;

/// Returns the point in this row and column: i4 for 7 and 9. Row 1 is Han's back rank, row 0 Cho's. Columns are counted
/// from 1 to 9 from Cho's left.
pub(super) fn row_column(row: u8, column: u8) -> Option<Square> {
    if row > 9 || !(1..=9).contains(&column) {
        return None;
    }
    let rank = if row == 0 { 0 } else { 10 - row };
    Square::from_index(rank * 9 + column - 1)
}

/// Returns the row and the column of a point: 7 and 9 for i4.
pub(super) fn digits(square: Square) -> (u8, u8) {
    ((10 - square.rank().index()) % 10, square.file().index() + 1)
}
