//! Finds the rows that the changes of one pass can affect in the next, so that a round examines only these.
//!
//! A *part* consists of all rows of one table with one court of the defender. This module must not depend on the order
//! of passes or on threads.

use super::change::Change;
use super::courts::Step;
use super::family::{Family, Places, Shape};
use super::geometry::{GEOMETRY, Men, bit, mirror, mirror_point, open_for, points};
use super::sweep::Scene;

/// The changes of one pass, in the order of tables and rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Changes<'a> {
    pub(super) family: &'a Family,
    pub(super) list: &'a [Change],
}

/// A [`Change`] in the orientation of a defender's court. The change is mirrored if the changes are stored for the
/// mirror image of this court.
#[derive(Debug)]
struct Seen {
    attacker: usize,
    /// Row within a block.
    number: usize,
    bits: u128,
}

impl<'a> Changes<'a> {
    /// Iterates over the changes of a table with this court of the defender, in the court's orientation.
    fn seen(&self, table: usize, court: usize) -> impl Iterator<Item = Seen> + use<'a> {
        let family = self.family;
        let shape = &family.shapes[table];
        let (place, is_mirrored) = family.defenders[shape.guards].fold[court];
        let length = family.rows_of_part(shape);
        let key = |change: &Change| (usize::from(change.table), change.index as usize);
        let before = |place: usize| {
            self.list
                .partition_point(|change| key(change) < (table, place * length))
        };
        let all = &self.list[before(place)..before(place + 1)];
        all.iter().map(move |change| {
            let row = change.index as usize % length;
            let (attacker, number) = (row / shape.places.len(), row % shape.places.len());
            if is_mirrored {
                let places = shape.places[number].iter().copied().map(mirror_point);
                Seen {
                    attacker: family.attackers.mirror[attacker],
                    number: shape.number(&places.collect::<Places>()),
                    bits: mirror(change.bits()),
                }
            } else {
                let bits = change.bits();
                Seen { attacker, number, bits }
            }
        })
    }
}

/// For each row of a part, returns whether it may contain new losses of the defender after these wins.
pub(super) fn perhaps_lost(wins: Changes<'_>, table: usize, place: usize) -> Vec<bool> {
    let family = wins.family;
    let shape = &family.shapes[table];
    let per_block = shape.places.len();
    let mut marked = vec![false; family.rows_of_part(shape)];
    let courts = &family.defenders[shape.guards];
    let defender = courts.folded[place];
    let mut mark = |attacker: usize, number: usize| marked[attacker * per_block + number] = true;
    let steps = courts.steps[defender].iter();
    for court in steps.map(|step| step.court).chain([defender]) {
        for seen in wins.seen(table, court) {
            mark(seen.attacker, seen.number);
        }
    }
    for (taken, after) in shape.without.iter().enumerate() {
        let Some(after) = *after else { continue };
        for Step { to, court } in &courts.steps[defender] {
            for seen in wins.seen(after, *court) {
                let left = &family.shapes[after].places[seen.number];
                let mut places = left.clone();
                if taken == left.len() + 1 {
                    for point in points(seen.bits) {
                        places.push(point);
                        mark(seen.attacker, shape.number(&places));
                        places.pop();
                    }
                } else {
                    places.insert(taken, *to);
                    mark(seen.attacker, shape.number(&places));
                }
            }
        }
    }
    marked
}

/// The rows of a part, and the attacker's wins in them that follow from new losses.
#[derive(Debug)]
pub(super) struct Part<'a> {
    family: &'a Family,
    table: usize,
    /// Index of the defender's court in the list of folded courts.
    place: usize,
    won: Vec<u128>,
    touched: Vec<usize>,
}

/// Returns the positions of a part from which the attacker can move to one of the defender's new losses.
pub(super) fn newly_won<'a>(losses: Changes<'a>, table: usize, place: usize) -> Part<'a> {
    let family = losses.family;
    let shape = &family.shapes[table];
    let mut part = Part {
        family,
        table,
        place,
        won: Vec::new(),
        touched: Vec::new(),
    };
    let defender = family.defenders[shape.guards].folded[place];
    for seen in losses.seen(table, defender) {
        part.before_quiet(&seen);
    }
    if let Some(fewer) = shape.fewer {
        for take in &family.takes[shape.guards][defender] {
            for seen in losses.seen(fewer, take.court) {
                part.before_capture(&seen, take.to);
            }
        }
    }
    part.touched.sort_unstable();
    part
}

impl<'a> Part<'a> {
    /// Iterates in order over the rows with added wins, with the squares of these wins.
    pub(super) fn rows(&self) -> impl Iterator<Item = (usize, u128)> {
        self.touched.iter().map(|row| (*row, self.won[*row]))
    }

    fn shape(&self) -> &'a Shape {
        &self.family.shapes[self.table]
    }

    fn add(&mut self, attacker: usize, number: usize, bits: u128) {
        if bits == 0 {
            return;
        }
        if self.won.is_empty() {
            self.won.resize(self.family.rows_of_part(self.shape()), 0);
        }
        let row = attacker * self.shape().places.len() + number;
        if self.won[row] == 0 {
            self.touched.push(row);
        }
        self.won[row] |= bits;
    }

    fn block(&self, attacker: usize) -> usize {
        self.place * self.family.attackers.list.len() + attacker
    }

    /// Adds the positions before a pass or a move without a capture.
    fn before_quiet(&mut self, seen: &Seen) {
        let places = &self.shape().places[seen.number];
        let Some(scene) = Scene::new(self.family, self.table, self.block(seen.attacker), places) else {
            return;
        };
        let by_last = GEOMETRY.sources(scene.last(), seen.bits, scene.men);
        self.add(seen.attacker, seen.number, seen.bits | by_last);
        for step in &self.family.attackers.steps[seen.attacker] {
            self.add(step.court, seen.number, seen.bits);
        }
        for moved in 0..places.len() {
            self.before_move(seen, moved, scene.men);
        }
    }

    /// Adds the positions before the capture of the guard on `to`.
    fn before_capture(&mut self, seen: &Seen, to: usize) {
        let places = &self.shape().places[seen.number];
        let moved = places.iter().position(|at| *at == to);
        let men = Men::of(self.family, self.table, self.block(seen.attacker), places, moved);
        match (men, moved) {
            (Some(men), Some(moved)) => self.before_move(seen, moved, men),
            (Some(men), None) if seen.bits & bit(to) != 0 => {
                let bits = GEOMETRY.sources(self.shape().last(), bit(to), men);
                self.add(seen.attacker, seen.number, bits);
            }
            (_, _) => {}
        }
    }

    /// Adds the positions from which a piece other than the last could have moved to its square. `men` are the pieces
    /// with known squares; they may include the moved piece.
    fn before_move(&mut self, seen: &Seen, moved: usize, men: Men) {
        let shape = self.shape();
        let mut before = shape.places[seen.number].clone();
        let role = shape.roles[moved];
        for source in GEOMETRY.onto(role, before[moved]) {
            if men.all & bit(source.from) == 0 {
                before[moved] = source.from;
                let open = open_for(role, source.between, men, shape.last());
                self.add(seen.attacker, shape.number(&before), open & seen.bits);
            }
        }
    }
}
