//! Rows as vectors of one instruction set, and the loops that all vector kernels share.

/// Defines functions that view rows as vectors of one instruction set, and the loops over these vectors.
macro_rules! rows_as_vectors {
    ($(#[$feature:meta])? $vector:ty, add = $add:ident, sub = $sub:ident) => {
        /// Number of vectors per row.
        const LANES: usize = size_of::<Row>() / size_of::<$vector>();

        /// Checks the assumptions of `lanes` and `lanes_mut`, and that a row consists of whole tiles.
        const _: () = {
            assert!(size_of::<[$vector; LANES]>() == size_of::<Row>());
            assert!(align_of::<Row>().is_multiple_of(align_of::<$vector>()));
            assert!(LANES.is_multiple_of(TILE));
        };

        fn lanes(row: &Row) -> &[$vector; LANES] {
            // SAFETY: both types are plain integers of the same size, and a row is aligned for the vector (see above).
            unsafe { &*core::ptr::from_ref(row).cast() }
        }

        fn lanes_mut(row: &mut Row) -> &mut [$vector; LANES] {
            // SAFETY: as in `lanes`; the borrow is exclusive.
            unsafe { &mut *core::ptr::from_mut(row).cast() }
        }

        $(#[$feature])?
        fn step_lanes(into: &mut Row, from: &Row, StepRows { on, off, taken }: StepRows) {
            match taken {
                None => update_step(into, from, on, off),
                Some(taken) => update_capture(into, from, on, [off, taken]),
            }
        }

        $(#[$feature])?
        fn update_step(into: &mut Row, from: &Row, on: &Row, off: &Row) {
            let rows = lanes(from).iter().zip(lanes(on)).zip(lanes(off));
            for (into, ((from, on), off)) in lanes_mut(into).iter_mut().zip(rows) {
                *into = $sub($add(*from, *on), *off);
            }
        }

        $(#[$feature])?
        fn update_capture(into: &mut Row, from: &Row, on: &Row, [off, taken]: [&Row; 2]) {
            let rows = lanes(from).iter().zip(lanes(on)).zip(lanes(off)).zip(lanes(taken));
            for (into, (((from, on), off), taken)) in lanes_mut(into).iter_mut().zip(rows) {
                *into = $sub($sub($add(*from, *on), *off), *taken);
            }
        }

        $(#[$feature])?
        fn update_lanes(into: &mut Row, from: &Row, rows: &[Row], add: &[u16], sub: &[u16]) {
            let into = lanes_mut(into).as_chunks_mut::<TILE>().0;
            for (tile, (into, from)) in into.iter_mut().zip(lanes(from).as_chunks::<TILE>().0).enumerate() {
                let mut sums = *from;
                for &number in add {
                    let row = &lanes(&rows[usize::from(number)]).as_chunks::<TILE>().0[tile];
                    for lane in 0..TILE {
                        sums[lane] = $add(sums[lane], row[lane]);
                    }
                }
                for &number in sub {
                    let row = &lanes(&rows[usize::from(number)]).as_chunks::<TILE>().0[tile];
                    for lane in 0..TILE {
                        sums[lane] = $sub(sums[lane], row[lane]);
                    }
                }
                *into = sums;
            }
        }
    };
}
