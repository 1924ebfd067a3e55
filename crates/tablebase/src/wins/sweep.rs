//! Computation of one row from the rows to which moves lead. This module must not depend on the order in which rows are
//! processed.

use super::family::{Family, Places, Shape};
use super::geometry::{ALL, GEOMETRY, Men, bit, home, open_for};
use janggi::Role;

/// A row, with the pieces and squares that are the same for all its positions.
#[derive(Debug)]
pub(super) struct Scene<'a> {
    family: &'a Family,
    shape: &'a Shape,
    table: usize,
    defender: usize,
    attacker: usize,
    places: &'a Places,
    pub(super) men: Men,
    /// Squares on which the last piece may stand.
    pub(super) room: u128,
}

/// Rows of each table.
pub(super) type Rows = [Vec<u128>];

impl<'a> Scene<'a> {
    /// Creates the scene of a row. Returns `None` if two pieces share a square, or a soldier is on a square that it can
    /// never reach.
    pub(super) fn new(family: &'a Family, table: usize, block: usize, places: &'a Places) -> Option<Scene<'a>> {
        let shape = &family.shapes[table];
        let (defender, attacker) = family.courts(shape, block);
        let men = Men::of(family, table, block, places, None)?;
        Some(Scene {
            family,
            shape,
            table,
            defender,
            attacker,
            places,
            men,
            room: ALL & !men.all & home(shape.last()),
        })
    }

    pub(super) fn last(&self) -> Role {
        self.shape.last()
    }

    /// Returns the squares of the last piece for which the defender's general is in check.
    pub(super) fn checked(&self) -> u128 {
        let general = self.family.defenders[self.shape.guards].list[self.defender].general;
        let mut checked = GEOMETRY.sources(self.last(), bit(general), self.men);
        for (from, role) in self.places.iter().zip(&self.shape.roles) {
            if let Some(way) = GEOMETRY.way(*role, *from, general) {
                checked |= open_for(*role, way.between, self.men, self.last());
            }
        }
        checked & self.room
    }

    /// Returns the squares of the last piece for which the generals face each other.
    pub(super) fn facing(&self) -> u128 {
        let defender = self.family.defenders[self.shape.guards].list[self.defender].general;
        let attacker = self.family.attackers.list[self.attacker].general;
        let between = |attacker, defender| (attacker + 9..defender).step_by(9).map(bit).sum::<u128>();
        if attacker % 9 != defender % 9 {
            return 0;
        }
        let between = between(attacker, defender);
        if between & self.men.all == 0 {
            self.room & !between
        } else {
            0
        }
    }

    /// Returns the squares of the last piece for which every move of the defender leads to a win of the attacker. Moves
    /// into check and passes in check count as losing, because `wins` includes positions with the defender's general
    /// left in check.
    pub(super) fn lost(&self, wins: &Rows) -> u128 {
        let own = self.family.row(self.table, self.defender, self.attacker, self.places);
        let mut lost = self.room & own.of(&wins[self.table]);
        for step in &self.family.defenders[self.shape.guards].steps[self.defender] {
            if lost == 0 {
                return 0;
            }
            let taken = self.places.iter().position(|at| *at == step.to);
            lost &= match taken {
                Some(taken) => {
                    let mut left = self.places.clone();
                    left.remove(taken);
                    match self.shape.without[taken] {
                        Some(table) => self
                            .family
                            .row(table, step.court, self.attacker, &left)
                            .of(&wins[table]),
                        None => 0,
                    }
                }
                None => {
                    let row = self.family.row(self.table, step.court, self.attacker, self.places);
                    let quiet = row.of(&wins[self.table]) & !bit(step.to);
                    if lost & bit(step.to) != 0 && self.wins_without_last(wins, step.court) {
                        quiet | bit(step.to)
                    } else {
                        quiet
                    }
                }
            };
        }
        lost
    }

    /// Returns whether the attacker, to move, wins after the capture of the row's last piece.
    fn wins_without_last(&self, wins: &Rows, defender: usize) -> bool {
        let mut places = self.places.clone();
        let (Some(Some(table)), Some(point)) = (self.shape.without.last(), places.pop()) else {
            return false;
        };
        let row = self.family.row(*table, defender, self.attacker, &places);
        row.of(&wins[*table]) & bit(point) != 0
    }
}

impl Men {
    /// Returns the pieces of both courts, and all free pieces except the last and, if given, the piece with the index
    /// `except`. Returns `None` if two pieces share a square, or a soldier is on a square that it can never reach.
    pub(super) fn of(
        family: &Family,
        table: usize,
        block: usize,
        places: &Places,
        except: Option<usize>,
    ) -> Option<Men> {
        let shape = &family.shapes[table];
        let (defender, attacker) = family.courts(shape, block);
        let mut men = Men {
            all: family.attackers.list[attacker].men() | family.defenders[shape.guards].list[defender].men(),
            cannons: 0,
        };
        for (number, (at, role)) in places.iter().zip(&shape.roles).enumerate() {
            if Some(number) == except {
                continue;
            }
            if men.all & bit(*at) != 0 || home(*role) & bit(*at) == 0 {
                return None;
            }
            men.all |= bit(*at);
            if *role == Role::Cannon {
                men.cannons |= bit(*at);
            }
        }
        Some(men)
    }
}
