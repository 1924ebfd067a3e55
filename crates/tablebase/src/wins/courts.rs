//! Courts (placements of one side's general and guards), the steps between them, and the merging of mirror images. This
//! module must not depend on free pieces.

use super::geometry::{bit, mirror, mirror_point, points};
use janggi::{Bitboard, Board, Piece, Role, Side};

/// A placement of one side's general and guards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Court {
    pub(super) general: usize,
    pub(super) guards: u128,
}

impl Court {
    pub(super) fn men(self) -> u128 {
        bit(self.general) | self.guards
    }

    fn mirrored(self) -> Court {
        Court {
            general: mirror_point(self.general),
            guards: mirror(self.guards),
        }
    }
}

/// A step of the general or a guard, or the capture of a guard: its target, and the number of the court after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) to: usize,
    pub(super) court: usize,
}

/// All courts of one side with a given number of guards.
#[derive(Debug)]
pub(super) struct Courts {
    pub(super) list: Vec<Court>,
    pub(super) steps: Vec<Vec<Step>>,
    pub(super) mirror: Vec<usize>,
    /// For each pair of a court and its mirror image, the smaller of their numbers.
    pub(super) folded: Vec<usize>,
    /// For each court, the index in `folded` of the court or its mirror image, and whether it is the mirror image.
    pub(super) fold: Vec<(usize, bool)>,
}

impl Courts {
    pub(super) fn new(side: Side, guards: u8) -> Courts {
        let palace = Bitboard::palace(side).bits();
        let mut list = Vec::new();
        for general in points(palace) {
            for set in subsets(palace & !bit(general), guards) {
                list.push(Court { general, guards: set });
            }
        }
        let number = |court: Court| {
            list.iter()
                .position(|one| *one == court)
                .expect("every court is listed")
        };
        let steps = list.iter().map(|court| steps(side, *court, &number)).collect();
        let mirror: Vec<usize> = list.iter().map(|court| number(court.mirrored())).collect();
        let is_first = |court: &usize| *court <= mirror[*court];
        let folded: Vec<usize> = (0..list.len()).filter(is_first).collect();
        let place = |court: usize| {
            let first = court.min(mirror[court]);
            let place = folded.iter().position(|one| *one == first).expect("it is folded");
            (place, court != first)
        };
        let fold = (0..list.len()).map(place).collect();
        Courts {
            list,
            steps,
            mirror,
            folded,
            fold,
        }
    }

    /// For each court, returns the square of each guard and the number in `fewer` of the court after its capture.
    pub(super) fn takes(&self, fewer: &Courts) -> Vec<Vec<Step>> {
        let without = |court: &Court| {
            let take = |to: usize| {
                let after = Court {
                    guards: court.guards & !bit(to),
                    ..*court
                };
                let court = fewer.list.iter().position(|one| *one == after);
                let court = court.expect("every court is listed");
                Step { to, court }
            };
            points(court.guards).map(take).collect()
        };
        self.list.iter().map(without).collect()
    }

    /// Returns the number of the court on a board.
    pub(super) fn number(&self, board: &Board, side: Side) -> Option<usize> {
        let general = usize::from(board.by_piece(side, Role::General).first()?.index());
        let guards = board.by_piece(side, Role::Guard).bits();
        self.list.iter().position(|court| *court == Court { general, guards })
    }
}

fn steps(side: Side, court: Court, number: &impl Fn(Court) -> usize) -> Vec<Step> {
    let mut board = Board::EMPTY;
    let set = |board: &mut Board, point: usize, role| {
        let square = janggi::Square::from_index(point as u8).expect("on the board");
        board.set(square, Some(Piece { side, role }));
        square
    };
    let general = set(&mut board, court.general, Role::General);
    let mut steps = Vec::new();
    let guards: Vec<_> = points(court.guards)
        .map(|point| (point, set(&mut board, point, Role::Guard)))
        .collect();
    for to in points(board.reach(general).bits()) {
        let court = number(Court { general: to, ..court });
        steps.push(Step { to, court });
    }
    for (from, square) in guards {
        for to in points(board.reach(square).bits()) {
            let guards = court.guards & !bit(from) | bit(to);
            let court = number(Court { guards, ..court });
            steps.push(Step { to, court });
        }
    }
    steps
}

/// Returns all subsets of `of` with `count` squares.
fn subsets(of: u128, count: u8) -> Vec<u128> {
    let mut sets = vec![0];
    for _ in 0..count {
        let larger = |set: &u128| {
            let (set, above) = (*set, 128 - set.leading_zeros());
            points(of)
                .filter(move |point| *point as u32 >= above)
                .map(move |point| set | bit(point))
                .collect::<Vec<_>>()
        };
        sets = sets.iter().flat_map(larger).collect();
    }
    sets
}
