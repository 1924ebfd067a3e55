//! Blocks of positions, sorted by the rows of the weight matrix that the positions activate.
//!
//! Gradients are added up in this order, so that a row is read and written once per block instead of once per position.
//! Within a row, the positions are added in the order of the batch.
//!
//! This module must not depend on weights.

use crate::features::{Input, ROWS};

/// Number of positions per block. With fewer, rows are read and written more often. With more, a tile's sums for the
/// block (now 512 KiB, for both perspectives) would no longer fit in a typical second-level cache.
pub(crate) const BLOCK: usize = 1024;
const _: () = assert!(2 * BLOCK - 1 <= u16::MAX as usize, "a perspective's number has 16 bits");

/// A block of at most [`BLOCK`] positions, sorted by rows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    /// Rows in ascending order, each with the end of its part of `sources`.
    ends: Vec<(u16, u32)>,
    /// Numbers of perspectives: twice the index of the position in the block, plus one for the side that is not to
    /// move.
    sources: Vec<u16>,
}

impl Block {
    /// Replaces the contents of the block with the positions in `inputs`.
    pub(crate) fn fill(&mut self, inputs: &[Input]) {
        assert!(
            inputs.len() <= BLOCK,
            "{} positions are more than a block",
            inputs.len()
        );
        let mut next = [0_u32; ROWS];
        let each = |visit: &mut dyn FnMut(usize, u16)| {
            for (source, rows) in (0..).zip(inputs.iter().flat_map(|input| [input.rows(0), input.rows(1)])) {
                rows.iter().for_each(|&row| visit(usize::from(row), source));
            }
        };
        each(&mut |row, _| next[row] += 1);
        self.ends.clear();
        let mut end = 0;
        for (row, next) in (0..).zip(&mut next) {
            if *next > 0 {
                let count = std::mem::replace(next, end);
                end += count;
                self.ends.push((row, end));
            }
        }
        self.sources.resize(end as usize, 0);
        each(&mut |row, source| {
            self.sources[next[row] as usize] = source;
            next[row] += 1;
        });
    }

    /// Iterates over the rows, each with its perspectives in order.
    pub(crate) fn rows(&self) -> impl Iterator<Item = (usize, &[u16])> {
        let mut begin = 0;
        self.ends.iter().map(move |&(row, end)| {
            let sources = &self.sources[begin..end as usize];
            begin = end as usize;
            (usize::from(row), sources)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, Block};
    use crate::features::{Input, Mirror, Table};
    use crate::sample::examples::samples;

    /// A block must contain every row of every perspective once, in order, whatever it contained before.
    #[test]
    fn a_block_has_every_row_of_every_perspective() {
        let table = Table::new();
        let inputs: Vec<Input> = samples(2 * BLOCK + 5, 3)
            .iter()
            .map(|sample| {
                let mut input = Input::EMPTY;
                input.fill(&table, sample, Mirror::Never, 0);
                input
            })
            .collect();
        let mut block = Block::default();
        for inputs in inputs.chunks(BLOCK) {
            block.fill(inputs);
            let mut wanted: Vec<(usize, u16)> = Vec::new();
            for (at, input) in inputs.iter().enumerate() {
                for perspective in 0..2 {
                    let source = (2 * at + perspective) as u16;
                    wanted.extend(input.rows(perspective).iter().map(|&row| (usize::from(row), source)));
                }
            }
            wanted.sort_unstable();
            let found: Vec<(usize, u16)> = block
                .rows()
                .flat_map(|(row, sources)| sources.iter().map(move |&source| (row, source)))
                .collect();
            assert_eq!(found, wanted);
            assert!(block.rows().zip(block.rows().skip(1)).all(|(one, next)| one.0 < next.0));
        }
    }
}
