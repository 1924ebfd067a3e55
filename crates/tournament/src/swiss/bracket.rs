//! A score bracket: its players, and the pairing criteria C4 to C21.

use std::collections::{BTreeMap, BTreeSet};

use crate::outcome::Side;
use crate::swiss::contender::{Contender, Float, Strength};
use crate::swiss::field::Field;
use crate::swiss::lex::{Digits, Edge, matching};
use crate::swiss::side_of_higher;

/// Score difference of a moved-down player who is not paired in the bracket.
const UNPAIRED: i32 = i32::MAX;

/// The bracket to be paired next, and all players that are not paired yet.
pub(crate) struct Bracket<'a> {
    pub(crate) field: &'a Field<'a>,
    /// Players moved down from brackets above (MDPs), in order.
    pub(crate) moved: Vec<usize>,
    pub(crate) residents: Vec<usize>,
    /// Vertices of the matching: indices of contenders, and `None` for the bye.
    pub(crate) vertices: Vec<Option<usize>>,
    pub(crate) digits: Digits,
    pub(crate) edges: Vec<Edge>,
}

/// Indices of the digits for a bracket's criteria.
struct Criteria {
    paired: usize,
    bye_score: usize,
    pairs: usize,
    /// C7: one digit per score of moved-down players, highest first.
    scores: BTreeMap<i32, usize>,
    next_pairs: usize,
    next_scores: BTreeMap<i32, usize>,
    unplayed: Option<usize>,
    /// Criteria C10 to C17.
    quality: [usize; 8],
    /// C18 to C21: one digit per score difference, largest first.
    differences: [BTreeMap<i32, usize>; 4],
}

impl<'a> Bracket<'a> {
    pub(crate) fn new(field: &'a Field<'a>, moved: &[usize], residents: &[usize], rest: &[usize]) -> Self {
        let mut bracket = Self::with_criteria(field, moved, residents, rest, false);
        // C9 applies only if exactly one player floats and receives the bye.
        if rest.len() % 2 == 1 && rest.iter().any(|&index| field.contenders[index].unplayed > 0) {
            let partners = matching(&mut bracket.digits, bracket.vertices.len(), &bracket.edges);
            let inside = moved.len() + residents.len();
            let floats: Vec<usize> = (0..inside)
                .filter(|&vertex| partners[vertex].is_none_or(|partner| partner >= inside))
                .collect();
            let bye = bracket.vertices.len() - 1;
            if let [only] = floats[..]
                && partners[only] == Some(bye)
            {
                return Self::with_criteria(field, moved, residents, rest, true);
            }
        }
        bracket
    }

    fn with_criteria(
        field: &'a Field<'a>,
        moved: &[usize],
        residents: &[usize],
        rest: &[usize],
        with_unplayed: bool,
    ) -> Self {
        let inside: Vec<usize> = moved.iter().chain(residents).copied().collect();
        let others = rest.iter().copied().filter(|index| !inside.contains(index));
        let mut vertices: Vec<Option<usize>> = inside.iter().copied().chain(others).map(Some).collect();
        if vertices.len() % 2 == 1 {
            vertices.push(None);
        }
        let mut bracket = Self {
            field,
            moved: moved.to_vec(),
            residents: residents.to_vec(),
            vertices,
            digits: Digits::default(),
            edges: Vec::new(),
        };
        let criteria = bracket.push_criteria(with_unplayed);
        bracket.push_edges(&criteria);
        bracket
    }

    fn contender(&self, index: usize) -> &'a Contender {
        &self.field.contenders[index]
    }

    /// Returns the score of the next bracket's residents.
    fn next_score(&self) -> Option<i32> {
        let inside = self.moved.len() + self.residents.len();
        let next = self.vertices.get(inside).copied().flatten()?;
        Some(self.contender(next).score)
    }

    fn push_criteria(&mut self, with_unplayed: bool) -> Criteria {
        let count = self.vertices.len();
        let inside = self.moved.len() + self.residents.len();
        let moved_is_empty = self.moved.is_empty();
        let scores: BTreeSet<i32> = self.moved.iter().map(|&index| self.contender(index).score).collect();
        let of_residents = self.contender(self.residents[0]).score;
        let mut differences: BTreeSet<i32> = scores.iter().map(|score| score - of_residents).collect();
        if !moved_is_empty {
            differences.insert(UNPAIRED);
        }
        let next = self.next_score();
        let most_unplayed = self
            .vertices
            .iter()
            .flatten()
            .map(|&index| self.contender(index).unplayed)
            .max();
        let digits = &mut self.digits;
        let by_number = |numbers: &BTreeSet<i32>, digits: &mut Digits| -> BTreeMap<i32, usize> {
            numbers
                .iter()
                .rev()
                .map(|&number| (number, digits.push(inside)))
                .collect()
        };
        let paired = digits.push(count / 2);
        let bye_score = digits.push(count);
        let pairs = digits.push(inside / 2);
        let of_scores = by_number(&scores, digits);
        let next_pairs = digits.push(if next.is_some() { count / 2 } else { 0 });
        let mut of_next = BTreeMap::new();
        if next.is_some() {
            let mut all = scores.clone();
            all.insert(of_residents);
            of_next = by_number(&all, digits);
        }
        let unplayed = with_unplayed.then(|| digits.push(most_unplayed.unwrap_or(0)));
        let quality = std::array::from_fn(|_| digits.push(inside));
        let differences = std::array::from_fn(|_| by_number(&differences, digits));
        Criteria {
            paired,
            bye_score,
            pairs,
            scores: of_scores,
            next_pairs,
            next_scores: of_next,
            unplayed,
            quality,
            differences,
        }
    }

    fn push_edges(&mut self, criteria: &Criteria) {
        let inside = self.moved.len() + self.residents.len();
        let next = self.next_score();
        // Scores are ranked from the highest, so a larger rank means a lower score.
        let scores: BTreeSet<i32> = self
            .vertices
            .iter()
            .flatten()
            .map(|&index| self.contender(index).score)
            .collect();
        let rank = |score: i32| scores.iter().rev().position(|one| *one == score).unwrap_or(0) as i64;
        for a in 0..self.vertices.len() {
            for b in a + 1..self.vertices.len() {
                let mut digits = vec![(criteria.paired, 1)];
                let Some(one) = self.vertices[a] else { continue };
                match self.vertices[b] {
                    None => {
                        if !self.field.may_have_bye(one) {
                            continue;
                        }
                        digits.push((criteria.bye_score, rank(self.contender(one).score)));
                        if let Some(digit) = criteria.unplayed.filter(|_| a < inside) {
                            digits.push((digit, -(self.contender(one).unplayed as i64)));
                        }
                    }
                    Some(other) => {
                        if !self.field.may_meet(one, other) || b < self.moved.len() {
                            continue;
                        }
                        let is_next = |index: usize| next == Some(self.contender(index).score);
                        if b < inside {
                            self.push_inside(criteria, a, b, &mut digits);
                        } else if is_next(other) && (a < inside || is_next(one)) {
                            digits.push((criteria.next_pairs, 1));
                            let score = self.contender(one).score;
                            if let Some(&digit) = criteria.next_scores.get(&score).filter(|_| a < inside) {
                                digits.push((digit, 1));
                            }
                        }
                    }
                }
                if b >= inside {
                    self.push_float(criteria, a, &mut digits);
                }
                self.edges.push(Edge { a, b, digits });
            }
        }
    }

    /// Adds the digits of a player who floats: C14 and C16 for a resident, C18 and C20 for a moved-down player, whose
    /// score difference counts as [`UNPAIRED`].
    fn push_float(&self, criteria: &Criteria, a: usize, digits: &mut Vec<(usize, i64)>) {
        let inside = self.moved.len() + self.residents.len();
        let Some(one) = self.vertices[a].filter(|_| a < inside) else {
            return;
        };
        if a < self.moved.len() {
            for back in 0..2 {
                if self.contender(one).floats[back] == Some(Float::Down) {
                    digits.push((criteria.differences[2 * back][&UNPAIRED], -1));
                }
            }
            return;
        }
        for (back, digit) in [criteria.quality[4], criteria.quality[6]].into_iter().enumerate() {
            if self.contender(one).floats[back] == Some(Float::Down) {
                digits.push((digit, -1));
            }
        }
    }

    /// Adds the digits of a pair in the bracket.
    fn push_inside(&self, criteria: &Criteria, a: usize, b: usize, digits: &mut Vec<(usize, i64)>) {
        let (Some(first), Some(second)) = (self.vertices[a], self.vertices[b]) else {
            return;
        };
        let (higher, lower) = (self.contender(first), self.contender(second));
        digits.push((criteria.pairs, 1));
        let is_moved = a < self.moved.len();
        if let Some(&digit) = criteria.scores.get(&higher.score).filter(|_| is_moved) {
            digits.push((digit, 1));
        }
        for (digit, count) in criteria
            .quality
            .into_iter()
            .zip(side_faults(higher, lower, self.field.initial))
        {
            if count > 0 {
                digits.push((digit, -count));
            }
        }
        if !is_moved {
            return;
        }
        let difference = higher.score - lower.score;
        for back in 0..2 {
            if lower.floats[back] == Some(Float::Up) {
                digits.push((criteria.quality[5 + 2 * back], -1));
                digits.push((criteria.differences[1 + 2 * back][&difference], -1));
            }
            if higher.floats[back] == Some(Float::Down) {
                digits.push((criteria.differences[2 * back][&difference], -1));
            }
        }
    }
}

/// Returns the number of players in a pair that violate each of C10 to C13.
fn side_faults(higher: &Contender, lower: &Contender, initial: Side) -> [i64; 4] {
    let side = side_of_higher(higher, lower, initial).0;
    let both = [(higher, side), (lower, side.other())];
    let mut faults = [0; 4];
    for (one, side) in both {
        if higher.is_topscorer || lower.is_topscorer {
            let step = if side == Side::Cho { 1 } else { -1 };
            let last = one.sides.iter().rev().take(2);
            let is_third = one.sides.len() >= 2 && last.into_iter().all(|last| *last == side);
            faults[0] += i64::from((one.difference() + step).abs() > 2);
            faults[1] += i64::from(is_third);
        }
        if let Some((wanted, strength)) = one.preference()
            && wanted != side
        {
            faults[2] += 1;
            faults[3] += i64::from(strength >= Strength::Strong);
        }
    }
    faults
}
