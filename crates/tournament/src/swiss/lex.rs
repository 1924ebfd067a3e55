//! Matching weights with many criteria. Each criterion is a digit, and the first digit that differs decides.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use integer_blossom::Weight;

/// A vector of integers, compared lexicographically. The matching algorithm requires only an ordered group, and halves
/// only values that are even in every lane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lanes<const N: usize>([i64; N]);

/// Maximum product of the radices of the digits in one lane. The remaining bits of an `i64` leave room for sums of
/// weights.
const LANE: i64 = 1 << 40;

impl<const N: usize> PartialOrd for Lanes<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Ord for Lanes<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<const N: usize> Add for Lanes<N> {
    type Output = Self;
    fn add(mut self, other: Self) -> Self {
        self += other;
        self
    }
}

impl<const N: usize> Sub for Lanes<N> {
    type Output = Self;
    fn sub(mut self, other: Self) -> Self {
        self -= other;
        self
    }
}

impl<const N: usize> AddAssign for Lanes<N> {
    fn add_assign(&mut self, other: Self) {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane += other;
        }
    }
}

impl<const N: usize> SubAssign for Lanes<N> {
    fn sub_assign(&mut self, other: Self) {
        for (lane, other) in self.0.iter_mut().zip(other.0) {
            *lane -= other;
        }
    }
}

impl<const N: usize> Weight for Lanes<N> {
    const ZERO: Self = Self([0; N]);
    const ONE: Self = {
        let mut lanes = [0; N];
        lanes[N - 1] = 1;
        Self(lanes)
    };
    fn inf() -> Self {
        Self([i64::MAX / 8; N])
    }
    fn double(self) -> Self {
        Self(self.0.map(|lane| lane * 2))
    }
    fn half(self) -> Self {
        Self(self.0.map(|lane| lane / 2))
    }
}

/// Layout of the digits of a weight. The sum of a digit over the edges of any matching must stay within its range.
#[derive(Clone, Debug, Default)]
pub(crate) struct Digits {
    /// Lane and place value of each digit.
    places: Vec<(usize, i64)>,
    radices: Vec<i64>,
}

impl Digits {
    /// Appends a digit whose sums have one sign and an absolute value of at most `most`. Returns the digit's index.
    pub(crate) fn push(&mut self, most: usize) -> usize {
        self.radices.push(most.max(1) as i64 + 1);
        self.radices.len() - 1
    }

    /// Appends a digit whose sums have either sign and an absolute value of at most `most`. Returns the digit's index.
    pub(crate) fn push_signed(&mut self, most: usize) -> usize {
        self.push(most * 2)
    }

    /// Distributes the digits over lanes and returns the number of lanes.
    fn place(&mut self) -> usize {
        let mut lanes: Vec<Vec<i64>> = vec![Vec::new()];
        let mut product = 1_i64;
        for &radix in &self.radices {
            if product.saturating_mul(radix) > LANE {
                lanes.push(Vec::new());
                product = 1;
            }
            product = product.saturating_mul(radix);
            lanes.last_mut().expect("there is a lane").push(radix);
        }
        self.places.clear();
        for (lane, radices) in lanes.iter().enumerate() {
            let mut value: i64 = radices.iter().product();
            for radix in radices {
                value /= radix;
                self.places.push((lane, value));
            }
        }
        lanes.len()
    }
}

/// An edge between two vertices. Digits that are not listed are zero.
#[derive(Clone, Debug)]
pub(crate) struct Edge {
    pub(crate) a: usize,
    pub(crate) b: usize,
    pub(crate) digits: Vec<(usize, i64)>,
}

/// Returns the partner of each vertex in a maximum-weight matching. The first digit must be 1 on every edge.
pub(crate) fn matching(digits: &mut Digits, vertices: usize, edges: &[Edge]) -> Vec<Option<usize>> {
    match digits.place() {
        0..=2 => solve::<2>(digits, vertices, edges),
        3..=6 => solve::<6>(digits, vertices, edges),
        7..=16 => solve::<16>(digits, vertices, edges),
        _ => solve::<48>(digits, vertices, edges),
    }
}

fn solve<const N: usize>(digits: &Digits, vertices: usize, edges: &[Edge]) -> Vec<Option<usize>> {
    let mut weights = vec![Lanes::<N>::ZERO; vertices * vertices];
    for edge in edges {
        let (row, column) = (edge.a.min(edge.b), edge.a.max(edge.b));
        let weight = &mut weights[row * vertices + column];
        for &(digit, value) in &edge.digits {
            let (lane, place) = digits.places[digit];
            weight.0[lane] += value * place;
        }
    }
    integer_blossom::max_weight_matching(&weights, vertices)
}
