//! A second move generator for Janggi, written directly from the text of the rules and as simple as possible. It copies
//! the pieces of a [`Position`], and otherwise shares only the types of sides and roles with the library.

use janggi::{Position, Role, Side};

/// A point as (file 0–8 from Cho's left, rank 0–9 from Cho's back rank).
pub(crate) type Point = (i32, i32);

/// A board and the side to move. The index of a point is `rank * 9 + file`.
pub(crate) struct Slow {
    cells: [Option<(Side, Role)>; 90],
    turn: Side,
}

fn inside((file, rank): Point) -> bool {
    (0..9).contains(&file) && (0..10).contains(&rank)
}

fn in_cho_palace((file, rank): Point) -> bool {
    (3..=5).contains(&file) && (0..=2).contains(&rank)
}

fn in_han_palace((file, rank): Point) -> bool {
    (3..=5).contains(&file) && (7..=9).contains(&rank)
}

/// The centres e2 and e9, through which all diagonal lines of the palaces run.
const CENTERS: [Point; 2] = [(4, 1), (4, 8)];
const CORNERS: [Point; 8] = [(3, 0), (5, 0), (3, 2), (5, 2), (3, 7), (5, 7), (3, 9), (5, 9)];

/// Returns whether a step follows a palace diagonal, between the centre and a corner of the same palace.
fn diagonal_is_drawn(a: Point, b: Point) -> bool {
    let one_each_way = (a.0 - b.0).abs() == 1 && (a.1 - b.1).abs() == 1;
    one_each_way && (CENTERS.contains(&a) && CORNERS.contains(&b) || CENTERS.contains(&b) && CORNERS.contains(&a))
}

impl Slow {
    pub(crate) fn of(position: &Position) -> Slow {
        let mut cells = [None; 90];
        for (square, piece) in position.board().pieces() {
            cells[usize::from(square.index())] = Some((piece.side, piece.role));
        }
        Slow {
            cells,
            turn: position.turn(),
        }
    }

    fn at(&self, (file, rank): Point) -> Option<(Side, Role)> {
        self.cells[usize::try_from(rank * 9 + file).expect("inside the board")]
    }

    fn empty(&self, point: Point) -> bool {
        inside(point) && self.at(point).is_none()
    }

    /// Returns every point that the piece on `from` can reach, ignoring the safety of generals.
    pub(crate) fn reach(&self, from: Point) -> Vec<Point> {
        let Some((side, role)) = self.at(from) else {
            return Vec::new();
        };
        let mut goals = Vec::new();
        match role {
            Role::General | Role::Guard => self.walk_in_palace(from, side, &mut goals),
            Role::Horse => self.horse(from, &mut goals),
            Role::Elephant => self.elephant(from, &mut goals),
            Role::Chariot => self.chariot(from, &mut goals),
            Role::Cannon => self.cannon(from, &mut goals),
            Role::Soldier => soldier(from, side, &mut goals),
        }
        goals.retain(|&goal| inside(goal) && self.at(goal).is_none_or(|(owner, _)| owner != side));
        goals
    }

    fn walk_in_palace(&self, (file, rank): Point, side: Side, goals: &mut Vec<Point>) {
        for goal in [
            (file - 1, rank),
            (file + 1, rank),
            (file, rank - 1),
            (file, rank + 1),
            (file - 1, rank - 1),
            (file - 1, rank + 1),
            (file + 1, rank - 1),
            (file + 1, rank + 1),
        ] {
            let home = match side {
                Side::Cho => in_cho_palace(goal),
                Side::Han => in_han_palace(goal),
            };
            let straight = goal.0 == file || goal.1 == rank;
            if home && (straight || diagonal_is_drawn((file, rank), goal)) {
                goals.push(goal);
            }
        }
    }

    /// Adds the points one step along a line, to an empty point, then one diagonally outward.
    fn horse(&self, (file, rank): Point, goals: &mut Vec<Point>) {
        if self.empty((file, rank + 1)) {
            goals.extend([(file - 1, rank + 2), (file + 1, rank + 2)]);
        }
        if self.empty((file, rank - 1)) {
            goals.extend([(file - 1, rank - 2), (file + 1, rank - 2)]);
        }
        if self.empty((file + 1, rank)) {
            goals.extend([(file + 2, rank - 1), (file + 2, rank + 1)]);
        }
        if self.empty((file - 1, rank)) {
            goals.extend([(file - 2, rank - 1), (file - 2, rank + 1)]);
        }
    }

    /// Adds the points one step along a line, then two diagonally outward. Both points between must be empty.
    fn elephant(&self, (file, rank): Point, goals: &mut Vec<Point>) {
        let ways: [(Point, Point, Point); 8] = [
            ((0, 1), (1, 2), (2, 3)),
            ((0, 1), (-1, 2), (-2, 3)),
            ((0, -1), (1, -2), (2, -3)),
            ((0, -1), (-1, -2), (-2, -3)),
            ((1, 0), (2, 1), (3, 2)),
            ((1, 0), (2, -1), (3, -2)),
            ((-1, 0), (-2, 1), (-3, 2)),
            ((-1, 0), (-2, -1), (-3, -2)),
        ];
        for (first, second, goal) in ways {
            if self.empty((file + first.0, rank + first.1)) && self.empty((file + second.0, rank + second.1)) {
                goals.push((file + goal.0, rank + goal.1));
            }
        }
    }

    /// Returns every line from a point: four straight lines, and the diagonals inside a palace.
    fn lines(from: Point) -> Vec<Vec<Point>> {
        let mut lines = Vec::new();
        for (df, dr) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
            let line: Vec<Point> = (1..10)
                .map(|n| (from.0 + n * df, from.1 + n * dr))
                .take_while(|&point| inside(point))
                .collect();
            lines.push(line);
        }
        for (df, dr) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            let mut line = Vec::new();
            let mut at = from;
            let mut next = (at.0 + df, at.1 + dr);
            while diagonal_is_drawn(at, next) {
                line.push(next);
                at = next;
                next = (at.0 + df, at.1 + dr);
            }
            lines.push(line);
        }
        lines
    }

    fn chariot(&self, from: Point, goals: &mut Vec<Point>) {
        for line in Slow::lines(from) {
            for point in line {
                goals.push(point);
                if !self.empty(point) {
                    break;
                }
            }
        }
    }

    /// Adds the points beyond the first piece, if that is not a cannon, up to the next piece. The point of that next
    /// piece is included unless the piece is a cannon.
    fn cannon(&self, from: Point, goals: &mut Vec<Point>) {
        for line in Slow::lines(from) {
            let mut points = line.into_iter();
            let Some(screen) = points.find(|&point| !self.empty(point)) else {
                continue;
            };
            if matches!(self.at(screen), Some((_, Role::Cannon))) {
                continue;
            }
            for point in points {
                if !matches!(self.at(point), Some((_, Role::Cannon))) {
                    goals.push(point);
                }
                if !self.empty(point) {
                    break;
                }
            }
        }
    }

    fn general(&self, side: Side) -> Point {
        let index = self
            .cells
            .iter()
            .position(|&cell| cell == Some((side, Role::General)))
            .expect("a general");
        (index as i32 % 9, index as i32 / 9)
    }

    /// Returns whether the enemy attacks the general of `side`.
    pub(crate) fn attacked(&self, side: Side) -> bool {
        let general = self.general(side);
        points()
            .any(|point| self.at(point).is_some_and(|(owner, _)| owner != side) && self.reach(point).contains(&general))
    }

    pub(crate) fn in_check(&self) -> bool {
        self.attacked(self.turn)
    }

    /// Returns whether the generals are on the same file with no piece between them.
    pub(crate) fn facing(&self) -> bool {
        let (cho, han) = (self.general(Side::Cho), self.general(Side::Han));
        cho.0 == han.0 && (cho.1 + 1..han.1).all(|rank| self.empty((cho.0, rank)))
    }

    /// Returns every legal step, sorted.
    pub(crate) fn steps(&self) -> Vec<(Point, Point)> {
        let mut steps = Vec::new();
        for from in points() {
            if self.at(from).is_none_or(|(owner, _)| owner != self.turn) {
                continue;
            }
            for to in self.reach(from) {
                let mut cells = self.cells;
                cells[(to.1 * 9 + to.0) as usize] = cells[(from.1 * 9 + from.0) as usize].take();
                if !(Slow { cells, turn: self.turn }).attacked(self.turn) {
                    steps.push((from, to));
                }
            }
        }
        steps.sort_unstable();
        steps
    }
}

/// Adds the points one step forward, sideways, and forward along a palace diagonal.
fn soldier((file, rank): Point, side: Side, goals: &mut Vec<Point>) {
    let forward = match side {
        Side::Cho => 1,
        Side::Han => -1,
    };
    goals.extend([(file - 1, rank), (file + 1, rank), (file, rank + forward)]);
    for goal in [(file - 1, rank + forward), (file + 1, rank + forward)] {
        // In a game, this is always the enemy's palace. In a custom position, a soldier may be in its own palace.
        let in_a_palace = in_han_palace(goal) || in_cho_palace(goal);
        if in_a_palace && diagonal_is_drawn((file, rank), goal) {
            goals.push(goal);
        }
    }
}

pub(crate) fn points() -> impl Iterator<Item = Point> {
    (0..10).flat_map(|rank| (0..9).map(move |file| (file, rank)))
}
