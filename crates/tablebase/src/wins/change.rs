//! The change that one pass of the solver makes to one row.

/// The squares of the last piece that a pass adds to one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    pub(super) index: u32,
    /// The squares as 32-bit words. Millions of changes are kept in memory, and a `u128` would make each of them 32
    /// bytes long instead of 20.
    points: [u32; 3],
    pub(super) table: u8,
}

impl Change {
    pub(super) fn new(table: u8, index: u32, bits: u128) -> Change {
        let points = [bits as u32, (bits >> 32) as u32, (bits >> 64) as u32];
        Change { index, points, table }
    }

    pub(super) fn bits(&self) -> u128 {
        let [low, middle, high] = self.points.map(u128::from);
        low | middle << 32 | high << 64
    }

    /// Returns the number of stored positions that the change adds. Each stored position may also represent its mirror
    /// image, and some positions with like pieces are stored several times.
    #[must_use]
    pub fn positions(&self) -> u32 {
        self.bits().count_ones()
    }
}
