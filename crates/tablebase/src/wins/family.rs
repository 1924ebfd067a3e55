//! The tables of one signature and of the signatures to which captures lead, and the numbering of their rows.
//!
//! A row is determined by the squares of the generals, the guards and all free pieces except the last. Its bits are the
//! squares of the last piece. A block consists of the rows with the same generals and guards. This module must not
//! depend on results.

use super::courts::{Courts, Step};
use super::geometry::{POINTS, bit, home, mirror, mirror_point, points};
use crate::signature::{FREE_ROLES, Force, MOST_GUARDS, Signature};
use arrayvec::ArrayVec;
use janggi::{Board, Piece, Position, Role, Setup, Side, Square};

/// Maximum number of free pieces of the attacker.
pub(super) const MOST_FREE: usize = 3;

/// The free pieces of one table, and the tables to which captures lead.
#[derive(Debug)]
pub(super) struct Shape {
    /// Roles of the free pieces. Like pieces come first.
    pub(super) roles: ArrayVec<Role, MOST_FREE>,
    /// Number of the defender's guards.
    pub(super) guards: usize,
    /// Squares of all free pieces except the last, by row within a block.
    pub(super) places: Vec<Places>,
    /// Row within a block, by the squares in `places`. The squares of like pieces lead to the same row in any order.
    numbers: Vec<u16>,
    /// For each free piece, the index of the table without it; `None` if no free piece is left.
    pub(super) without: ArrayVec<Option<usize>, MOST_FREE>,
    /// Index of the table with one guard fewer.
    pub(super) fewer: Option<usize>,
}

/// The squares of all free pieces except the last.
pub(super) type Places = ArrayVec<usize, { MOST_FREE - 1 }>;

/// The tables of one signature and of all smaller ones, and the courts that they share.
#[derive(Debug)]
pub struct Family {
    signature: Signature,
    pub(super) shapes: Vec<Shape>,
    pub(super) attackers: Courts,
    /// Courts of the defender, by the number of guards.
    pub(super) defenders: Vec<Courts>,
    /// Possible captures of guards, by the number of guards and the court.
    pub(super) takes: Vec<Vec<Vec<Step>>>,
}

/// Location of a row, which may be stored as its mirror image.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) index: usize,
    pub(super) is_mirrored: bool,
}

/// Location of one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) table: usize,
    pub(super) index: usize,
    pub(super) point: usize,
}

impl Family {
    /// Creates the tables of a signature. Returns `None` unless Cho has one to three free pieces, Han has none, and
    /// each side has at most [`MOST_GUARDS`] guards.
    #[must_use]
    pub fn new(signature: Signature) -> Option<Family> {
        let (cho, han) = (signature.cho, signature.han);
        let free = usize::from(cho.free_pieces());
        let is_wrong = han.free_pieces() > 0 || free == 0 || free > MOST_FREE;
        if is_wrong || cho.guards > MOST_GUARDS || han.guards > MOST_GUARDS {
            return None;
        }
        let all = roles(&cho);
        let mut sets: Vec<ArrayVec<Role, MOST_FREE>> = Vec::new();
        for mask in (1..1_u32 << free).rev() {
            let kept = (0..free).filter(|place| mask >> place & 1 != 0);
            let set: ArrayVec<Role, MOST_FREE> = kept.map(|place| all[place]).collect();
            if !sets.contains(&set) {
                sets.push(set);
            }
        }
        sets.sort_by_key(ArrayVec::len);
        let mut shapes: Vec<Shape> = Vec::new();
        for guards in 0..=usize::from(han.guards) {
            for set in &sets {
                shapes.push(Shape::new(set.clone(), guards, &sets));
            }
        }
        let defenders: Vec<Courts> = (0..=han.guards).map(|guards| Courts::new(Side::Han, guards)).collect();
        let mut takes = vec![vec![Vec::new(); defenders[0].list.len()]];
        takes.extend(defenders.windows(2).map(|both| both[1].takes(&both[0])));
        Some(Family {
            signature,
            shapes,
            attackers: Courts::new(Side::Cho, cho.guards),
            defenders,
            takes,
        })
    }

    /// Returns the signature of the largest table.
    #[must_use]
    pub fn signature(&self) -> Signature {
        self.signature
    }

    /// Returns the size in bytes of the rows that are kept in memory while solving.
    #[must_use]
    pub fn memory(&self) -> u64 {
        let rows: usize = self.shapes.iter().map(|shape| self.rows(shape)).sum();
        2 * 16 * rows as u64
    }

    /// Returns the number of rows of a table.
    pub(super) fn rows(&self, shape: &Shape) -> usize {
        self.blocks(shape) * shape.places.len()
    }

    /// Returns the number of rows of a table for one court of the defender.
    pub(super) fn rows_of_part(&self, shape: &Shape) -> usize {
        self.attackers.list.len() * shape.places.len()
    }

    /// Returns the number of blocks of a table, one for each pair of courts.
    pub(super) fn blocks(&self, shape: &Shape) -> usize {
        self.defenders[shape.guards].folded.len() * self.attackers.list.len()
    }

    /// Returns the defender's and the attacker's court of a block.
    pub(super) fn courts(&self, shape: &Shape, block: usize) -> (usize, usize) {
        let attackers = self.attackers.list.len();
        (
            self.defenders[shape.guards].folded[block / attackers],
            block % attackers,
        )
    }

    /// Returns the location of the row for these courts and squares.
    pub(super) fn row(&self, table: usize, defender: usize, attacker: usize, places: &[usize]) -> Row {
        let shape = &self.shapes[table];
        let (place, is_mirrored) = self.defenders[shape.guards].fold[defender];
        let (attacker, number) = if is_mirrored {
            let mirrored: Places = places.iter().copied().map(mirror_point).collect();
            (self.attackers.mirror[attacker], shape.number(&mirrored))
        } else {
            (attacker, shape.number(places))
        };
        let block = place * self.attackers.list.len() + attacker;
        Row {
            index: block * shape.places.len() + number,
            is_mirrored,
        }
    }

    /// Returns the location of a position; `None` if it is not in these tables.
    pub(super) fn place(&self, board: &Board) -> Option<Place> {
        let own = Signature::of(board);
        if own.cho.guards != self.signature.cho.guards || own.han.free_pieces() > 0 {
            return None;
        }
        let wanted = roles(&own.cho);
        let is_it = |shape: &Shape| {
            let (mut all, mut some) = (wanted.clone(), shape.roles.clone());
            all.sort_unstable();
            some.sort_unstable();
            all == some && shape.guards == usize::from(own.han.guards)
        };
        let table = self.shapes.iter().position(is_it)?;
        let shape = &self.shapes[table];
        let mut left = Role::ALL.map(|role| board.by_piece(Side::Cho, role));
        let mut all: ArrayVec<usize, MOST_FREE> = ArrayVec::new();
        for role in &shape.roles {
            let square = left[*role as usize].first()?;
            left[*role as usize].remove(square);
            all.push(usize::from(square.index()));
        }
        let last = all.pop()?;
        if all
            .iter()
            .zip(&shape.roles)
            .any(|(at, role)| home(*role) & bit(*at) == 0)
        {
            return None;
        }
        let defender = self.defenders[shape.guards].number(board, Side::Han)?;
        let attacker = self.attackers.number(board, Side::Cho)?;
        let row = self.row(table, defender, attacker, &all);
        Some(Place {
            table,
            index: row.index,
            point: if row.is_mirrored { mirror_point(last) } else { last },
        })
    }
}

impl Family {
    /// Returns the position that two random numbers select from the largest table, with the attacker to move. Returns
    /// `None` if the position is illegal.
    #[must_use]
    pub fn drawn(&self, drawn: [usize; 2]) -> Option<Position> {
        let rows = self.rows(self.largest());
        self.position(self.shapes.len() - 1, drawn[0] % rows, drawn[1] % POINTS)
    }

    /// Returns the table of the signature itself.
    pub(super) fn largest(&self) -> &Shape {
        &self.shapes[self.shapes.len() - 1]
    }

    /// Returns the position for a row and a square of the last piece, with Cho to move. Returns `None` if the position
    /// is illegal.
    pub(super) fn position(&self, table: usize, index: usize, point: usize) -> Option<Position> {
        let shape = &self.shapes[table];
        let (block, number) = (index / shape.places.len(), index % shape.places.len());
        let (defender, attacker) = self.courts(shape, block);
        let courts = [
            (Side::Cho, self.attackers.list[attacker]),
            (Side::Han, self.defenders[shape.guards].list[defender]),
        ];
        let mut board = Board::EMPTY;
        let mut set = |at: usize, side, role: Role| {
            let square = Square::from_index(at as u8)?;
            let is_free = board.get(square).is_none() && (side == Side::Han || home(role) & bit(at) != 0);
            board.set(square, Some(Piece { side, role }));
            is_free.then_some(())
        };
        for (side, court) in courts {
            set(court.general, side, Role::General)?;
            for guard in points(court.guards) {
                set(guard, side, Role::Guard)?;
            }
        }
        let all = shape.places[number].iter().copied().chain([point]);
        for (at, role) in all.zip(&shape.roles) {
            set(at, Side::Cho, *role)?;
        }
        let setup = Setup {
            board,
            turn: Side::Cho,
            ..Setup::EMPTY
        };
        Position::try_from(setup).ok()
    }
}

impl Row {
    /// Returns the bits of the row, mirrored back if it is stored mirrored.
    pub(super) fn of(self, rows: &[u128]) -> u128 {
        let bits = rows[self.index];
        if self.is_mirrored { mirror(bits) } else { bits }
    }
}

impl Shape {
    fn new(roles: ArrayVec<Role, MOST_FREE>, guards: usize, sets: &[ArrayVec<Role, MOST_FREE>]) -> Shape {
        let table = |set: &[Role], guards: usize| {
            let found = sets.iter().position(|one| one.as_slice() == set)?;
            Some(guards * sets.len() + found)
        };
        let without = (0..roles.len()).map(|place| {
            let mut rest = roles.clone();
            rest.remove(place);
            table(&rest, guards)
        });
        let without = without.collect();
        let fewer = guards.checked_sub(1).and_then(|fewer| table(&roles, fewer));
        let (mut places, mut numbers) = (Vec::new(), Vec::new());
        match roles.len() {
            1 => places.push(Places::new()),
            2 => {
                places.extend((0..POINTS).map(|x| Places::from_iter([x])));
                numbers.extend(0..POINTS as u16);
            }
            _ => {
                let are_alike = roles[0] == roles[1];
                numbers = vec![0; POINTS * POINTS];
                for x in 0..POINTS {
                    let from = if are_alike { x } else { 0 };
                    for y in from..POINTS {
                        numbers[x * POINTS + y] = places.len() as u16;
                        if are_alike {
                            numbers[y * POINTS + x] = places.len() as u16;
                        }
                        places.push(Places::from_iter([x, y]));
                    }
                }
            }
        }
        Shape {
            roles,
            guards,
            places,
            numbers,
            without,
            fewer,
        }
    }

    /// Returns the role of the last piece. The bits of a row are the squares of this piece.
    pub(super) fn last(&self) -> Role {
        self.roles[self.roles.len() - 1]
    }

    /// Returns the row within a block for these squares.
    pub(super) fn number(&self, places: &[usize]) -> usize {
        match places {
            [] => 0,
            [x] => usize::from(self.numbers[*x]),
            [x, y, ..] => usize::from(self.numbers[x * POINTS + y]),
        }
    }

    /// Returns the number of bits that represent each position. There is more than one bit per position if there are
    /// several free pieces, all with the same role.
    pub(super) fn repeats(&self) -> u64 {
        let alike = |role: &Role| self.roles.iter().filter(|one| *one == role).count();
        let most = self.roles.iter().map(alike).max().unwrap_or(1);
        match (self.roles.len(), most) {
            (2, 2) => 2,
            (3, 3) => 3,
            _ => 1,
        }
    }
}

/// Returns the free pieces in the order of the tables. Like pieces come first; single pieces are in the order of
/// [`FREE_ROLES`].
fn roles(force: &Force) -> ArrayVec<Role, MOST_FREE> {
    let mut list = ArrayVec::new();
    for wanted in (1..=MOST_FREE as u8).rev() {
        for (count, role) in force.free.into_iter().zip(FREE_ROLES) {
            if count == wanted {
                list.extend(std::iter::repeat_n(role, usize::from(count)));
            }
        }
    }
    list
}
