//! Moves of pieces, computed for all squares of the last piece at once.
//!
//! A set of squares is a `u128` with one bit per square. The moves are derived from the rules crate. This module must
//! not depend on courts, tables or results.

use crate::sources::ways;
use arrayvec::ArrayVec;
use janggi::{Piece, Role, Side, Square};
use std::sync::LazyLock;

/// Number of squares on the board.
pub(super) const POINTS: usize = Square::COUNT as usize;
pub(super) const ALL: u128 = (1 << POINTS) - 1;
/// First square on which an attacking soldier can stand.
const SOLDIERS_FROM: usize = 27;

/// A path from a square: its target, and the squares in between.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub(super) to: usize,
    pub(super) between: u128,
}

/// A square from which a piece could have moved to a given square, and the squares in between.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source {
    pub(super) from: usize,
    pub(super) between: u128,
}

/// Steps of one shape: the squares from which they are possible, the difference in square numbers, and the offsets of
/// the squares that must be empty.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stride {
    from: u128,
    length: i32,
    legs: ArrayVec<i32, 2>,
}

/// One of the four orthogonal directions: the difference in square numbers, and the squares from which one step stays
/// on the board.
#[derive(Clone, Copy, Debug)]
struct Direction {
    length: i32,
    from: u128,
}

/// Tables for the moves of the attacker's free pieces.
#[derive(Debug)]
pub(super) struct Geometry {
    /// Paths by role and origin. A cannon uses the chariot's paths.
    ways: [Vec<Vec<Way>>; 7],
    /// Paths by role and target.
    onto: [Vec<Vec<Source>>; 7],
    strides: [Vec<Stride>; 7],
    directions: [Direction; 4],
    /// The chariot's paths along the diagonals of the palaces, with their origins.
    diagonals: Vec<(usize, Way)>,
}

pub(super) static GEOMETRY: LazyLock<Geometry> = LazyLock::new(Geometry::new);

pub(super) const fn bit(point: usize) -> u128 {
    1 << point
}

/// Iterates over the squares of a set in ascending order.
pub(super) fn points(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let point = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            point
        })
    })
}

/// Swaps left and right in a set of squares.
pub(super) fn mirror(set: u128) -> u128 {
    const FILE: u128 = {
        let (mut file, mut rank) = (0, 0);
        while rank < 10 {
            file |= 1 << (rank * 9);
            rank += 1;
        }
        file
    };
    let mut mirrored = set & FILE << 4;
    for file in 0..4 {
        let distance = 8 - 2 * file;
        mirrored |= (set & FILE << file) << distance | (set >> distance) & FILE << file;
    }
    mirrored
}

/// Returns the square with left and right swapped.
pub(super) const fn mirror_point(point: usize) -> usize {
    point / 9 * 9 + 8 - point % 9
}

/// Moves every square of a set back by a difference in square numbers.
const fn back(set: u128, length: i32) -> u128 {
    if length > 0 { set >> length } else { set << -length }
}

/// Returns the squares on which an attacker's piece of this role can stand.
pub(super) const fn home(role: Role) -> u128 {
    match role {
        Role::Soldier => ALL & !(bit(SOLDIERS_FROM) - 1),
        _ => ALL,
    }
}

impl Geometry {
    fn new() -> Geometry {
        let by_role = Role::ALL.map(|role| {
            let role = if role == Role::Cannon { Role::Chariot } else { role };
            let mut by_start = vec![Vec::new(); POINTS];
            let side = Side::Cho;
            for (to, ways) in ways(Piece { side, role }).into_iter().enumerate() {
                for way in ways {
                    let between = way.path.bits();
                    by_start[usize::from(way.from.index())].push(Way { to, between });
                }
            }
            by_start
        });
        let onto = Role::ALL.map(|role| {
            let mut by_end = vec![Vec::new(); POINTS];
            for (from, ways) in by_role[role as usize].iter().enumerate() {
                for Way { to, between } in ways {
                    let between = *between;
                    by_end[*to].push(Source { from, between });
                }
            }
            by_end
        });
        let strides = Role::ALL.map(|role| match role {
            Role::Horse | Role::Elephant | Role::Soldier => strides(&by_role[role as usize]),
            _ => Vec::new(),
        });
        let directions = [1, -1, 9, -9].map(|length| {
            let on_board = |point: &usize| match length {
                1 => point % 9 != 8,
                -1 => !point.is_multiple_of(9),
                9 => *point < POINTS - 9,
                _ => *point >= 9,
            };
            let from = (0..POINTS).filter(on_board).map(bit).sum();
            Direction { length, from }
        });
        let mut diagonals = Vec::new();
        for (from, ways) in by_role[Role::Chariot as usize].iter().enumerate() {
            let is_diagonal = |way: &&Way| way.to % 9 != from % 9 && way.to / 9 != from / 9;
            diagonals.extend(ways.iter().filter(is_diagonal).map(|way| (from, *way)));
        }
        Geometry {
            ways: by_role,
            onto,
            strides,
            directions,
            diagonals,
        }
    }

    /// Returns the paths of a piece from a square, ignoring obstacles.
    pub(super) fn ways(&self, role: Role, from: usize) -> &[Way] {
        &self.ways[role as usize][from]
    }

    /// Returns the paths of a piece to a square, ignoring obstacles.
    pub(super) fn onto(&self, role: Role, to: usize) -> &[Source] {
        &self.onto[role as usize][to]
    }

    /// Returns the path between two squares.
    pub(super) fn way(&self, role: Role, from: usize, to: usize) -> Option<&Way> {
        self.ways(role, from).iter().find(|way| way.to == to)
    }

    /// Returns the empty squares from which a piece of this role can reach one of `targets`.
    pub(super) fn sources(&self, role: Role, targets: u128, men: Men) -> u128 {
        if targets == 0 {
            return 0;
        }
        let empty = ALL & !men.all;
        let mut sources = 0;
        match role {
            Role::Chariot => {
                for direction in self.directions {
                    sources |= run(targets, empty, direction);
                }
                for (from, way) in &self.diagonals {
                    if targets & bit(way.to) != 0 && way.between & men.all == 0 {
                        sources |= bit(*from);
                    }
                }
            }
            Role::Cannon => {
                let screens = men.all & !men.cannons;
                for direction in self.directions {
                    let near = targets | run(targets, empty, direction) & empty;
                    let behind = back(near, direction.length) & direction.from & screens;
                    sources |= run(behind, empty, direction);
                }
                for (from, way) in &self.diagonals {
                    if targets & bit(way.to) != 0 && way.between & screens != 0 {
                        sources |= bit(*from);
                    }
                }
            }
            _ => {
                for stride in &self.strides[role as usize] {
                    let mut from = stride.from & back(targets, stride.length);
                    for leg in &stride.legs {
                        from &= !back(men.all, *leg);
                    }
                    sources |= from;
                }
            }
        }
        sources & empty
    }
}

/// Returns the squares from which a target lies in this direction with only empty squares in between.
fn run(targets: u128, empty: u128, direction: Direction) -> u128 {
    let mut reached = back(targets, direction.length) & direction.from;
    let mut all = reached;
    while reached & empty != 0 {
        reached = back(reached & empty, direction.length) & direction.from;
        all |= reached;
    }
    all
}

/// The pieces with known squares, as opposed to the last free piece of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Men {
    pub(super) all: u128,
    pub(super) cannons: u128,
}

/// Returns the squares of the last piece with which a piece of `role` can move across `between`. `last` is the role of
/// the last piece.
pub(super) fn open_for(role: Role, between: u128, men: Men, last: Role) -> u128 {
    let met = between & men.all;
    match role {
        Role::Cannon if met == 0 && last == Role::Cannon => 0,
        Role::Cannon if met == 0 => between,
        Role::Cannon if met.is_power_of_two() && met & men.cannons == 0 => !between,
        Role::Cannon => 0,
        _ if met == 0 => !between,
        _ => 0,
    }
}

/// Groups paths by their shape.
fn strides(by_start: &[Vec<Way>]) -> Vec<Stride> {
    let mut strides: Vec<Stride> = Vec::new();
    for (from, ways) in by_start.iter().enumerate() {
        for way in ways {
            let distance = |to: usize| to as i32 - from as i32;
            let (length, legs) = (distance(way.to), points(way.between).map(distance).collect());
            let known = strides
                .iter_mut()
                .find(|stride| stride.length == length && stride.legs == legs);
            match known {
                Some(stride) => stride.from |= bit(from),
                None => strides.push(Stride {
                    from: bit(from),
                    length,
                    legs,
                }),
            }
        }
    }
    strides
}
