//! Order of candidates (articles 3.6, 3.7 and 4). Of several pairings that are equal in all criteria, the pairing that
//! the rules generate first is chosen.

use std::collections::BTreeSet;

use crate::swiss::bracket::Bracket;
use crate::swiss::lex::{Digits, Edge, matching};

/// Maximum number of transposition digits in one matching.
const AT_ONCE: usize = 60;

/// Pairs the bracket and returns the pairs of contenders. Unpaired players float.
pub(crate) fn pair(mut bracket: Bracket<'_>) -> Vec<(usize, usize)> {
    let moved = bracket.moved.len();
    let inside = moved + bracket.residents.len();
    let mut partners = bracket.solve();
    if moved > 0 {
        let limbo = (0..moved).any(|vertex| partners[vertex].is_none_or(|partner| partner >= inside));
        if limbo {
            partners = bracket.choose_moved(moved, inside);
        }
        let first: Vec<usize> = (0..moved)
            .filter(|&vertex| partners[vertex].is_some_and(|one| one < inside))
            .collect();
        let second: Vec<usize> = (moved..inside).collect();
        bracket.transpose(&first, &second);
        partners = bracket.solve();
    }
    let with_moved: BTreeSet<usize> = (0..moved).filter_map(|vertex| partners[vertex]).collect();
    let rest: Vec<usize> = (moved..inside).filter(|vertex| !with_moved.contains(vertex)).collect();
    bracket.pair_homogeneous(&rest);
    let partners = bracket.solve();
    let pairs = (0..inside).filter_map(|vertex| {
        let partner = partners[vertex].filter(|&partner| partner > vertex && partner < inside)?;
        Some((bracket.vertices[vertex]?, bracket.vertices[partner]?))
    });
    pairs.collect()
}

impl Bracket<'_> {
    fn solve(&mut self) -> Vec<Option<usize>> {
        matching(&mut self.digits, self.vertices.len(), &self.edges)
    }

    /// Solves the matching with additional digits after the criteria.
    fn solve_with(&self, extend: impl Fn(&mut Digits, &mut [Edge])) -> Vec<Option<usize>> {
        let mut digits = self.digits.clone();
        let mut edges = self.edges.clone();
        extend(&mut digits, &mut edges);
        matching(&mut digits, self.vertices.len(), &edges)
    }

    /// Chooses the moved-down players to pair: the first ones, if possible (4.4.2).
    fn choose_moved(&mut self, moved: usize, inside: usize) -> Vec<Option<usize>> {
        let partners = self.solve_with(|digits, edges| {
            let bits: Vec<usize> = (0..moved).map(|_| digits.push(1)).collect();
            for edge in edges.iter_mut().filter(|edge| edge.a < moved && edge.b < inside) {
                edge.digits.push((bits[edge.a], 1));
            }
        });
        let is_paired = |vertex: usize| partners[vertex].is_some_and(|partner| partner < inside);
        let paired: Vec<bool> = (0..moved).map(is_paired).collect();
        self.edges
            .retain(|edge| edge.a >= moved || paired[edge.a] == (edge.b < inside));
        partners
    }

    /// Pairs each player of the first group, in order, with the first possible partner from the second group (4.2). A
    /// pairing of the whole first group must exist.
    fn transpose(&mut self, first: &[usize], second: &[usize]) {
        let place = |vertex: usize| second.iter().position(|one| *one == vertex);
        self.edges.retain(|edge| {
            let of_first = [edge.a, edge.b].iter().filter(|vertex| first.contains(vertex)).count();
            let of_second = place(edge.a).is_some() || place(edge.b).is_some();
            of_first == 0 || of_first == 1 && of_second
        });
        for chunk in first.chunks(AT_ONCE) {
            let partners = self.solve_with(|digits, edges| {
                let places: Vec<usize> = chunk.iter().map(|_| digits.push(second.len())).collect();
                for edge in edges {
                    for (one, other) in [(edge.a, edge.b), (edge.b, edge.a)] {
                        if let (Some(row), Some(column)) =
                            (chunk.iter().position(|vertex| *vertex == one), place(other))
                        {
                            edge.digits.push((places[row], -(column as i64)));
                        }
                    }
                }
            });
            self.edges.retain(|edge| {
                let keeps = |one: usize, other: usize| !chunk.contains(&one) || partners[one] == Some(other);
                keeps(edge.a, edge.b) && keeps(edge.b, edge.a)
            });
        }
    }

    /// Pairs the residents of a homogeneous bracket or of a remainder (3.6).
    fn pair_homogeneous(&mut self, rest: &[usize]) {
        let partners = self.solve();
        let is_inside = |vertex: &usize| rest.contains(vertex);
        let pairs = rest
            .iter()
            .filter(|&&vertex| partners[vertex].is_some_and(|one| is_inside(&one)))
            .count()
            / 2;
        if pairs == 0 {
            return;
        }
        let number: Vec<Option<usize>> = (0..self.vertices.len())
            .map(|vertex| rest.iter().position(|one| *one == vertex))
            .collect();
        let (first, second) = self.exchange(&number, pairs, rest);
        // Players of the second group do not meet each other.
        self.edges.retain(|edge| {
            let both = |group: &[usize]| group.contains(&edge.a) && group.contains(&edge.b);
            !both(&second)
        });
        self.transpose(&first, &second);
    }

    /// Returns the two groups after the first exchange that permits a pairing (4.3).
    fn exchange(&self, number: &[Option<usize>], pairs: usize, rest: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let count = rest.len();
        // Sequence numbers of the players that an edge moves out of the first and the second group.
        let moves = |edge: &Edge| -> (Option<usize>, Option<usize>) {
            match (number[edge.a], number[edge.b]) {
                (Some(a), Some(b)) if a.max(b) < pairs => (Some(a.max(b)), None),
                (Some(a), Some(b)) if a.min(b) >= pairs => (None, Some(a.min(b))),
                (Some(a), None) | (None, Some(a)) if a < pairs => (Some(a), None),
                _ => (None, None),
            }
        };
        let counted = |digits: &mut Digits, edges: &mut [Edge]| {
            let (exchanged, difference) = (digits.push(count), digits.push_signed(count * count));
            for edge in edges {
                let (out, into) = moves(edge);
                if let Some(out) = out {
                    edge.digits.push((difference, out as i64));
                }
                if let Some(into) = into {
                    edge.digits.push((exchanged, -1));
                    edge.digits.push((difference, -(into as i64)));
                }
            }
        };
        let moved = |partners: &[Option<usize>]| -> (BTreeSet<usize>, BTreeSet<usize>) {
            let pairs = rest.iter().filter_map(|&vertex| Some((vertex, partners[vertex]?)));
            let all = pairs.map(|(a, b)| {
                moves(&Edge {
                    a,
                    b,
                    digits: Vec::new(),
                })
            });
            let (out, into): (Vec<_>, Vec<_>) = all.unzip();
            (
                out.into_iter().flatten().collect(),
                into.into_iter().flatten().collect(),
            )
        };
        let (mut out, mut into) = moved(&self.solve_with(counted));
        if !into.is_empty() {
            let partners = self.solve_with(|digits, edges| {
                counted(digits, edges);
                let largest: Vec<usize> = (0..pairs).map(|_| digits.push(1)).collect();
                let smallest: Vec<usize> = (pairs..count).map(|_| digits.push(1)).collect();
                for edge in edges {
                    let (out, into) = moves(edge);
                    edge.digits.extend(out.map(|number| (largest[pairs - 1 - number], 1)));
                    edge.digits.extend(into.map(|number| (smallest[number - pairs], 1)));
                }
            });
            (out, into) = moved(&partners);
        }
        let is_first = |number: &usize| (*number < pairs && !out.contains(number)) || into.contains(number);
        let (first, second): (Vec<usize>, Vec<usize>) = (0..count).partition(is_first);
        let vertices = |numbers: Vec<usize>| numbers.into_iter().map(|number| rest[number]).collect();
        (vertices(first), vertices(second))
    }
}
