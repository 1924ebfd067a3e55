//! The two sides, and a container with one value for each. This module must not depend on pieces, squares or rules.

use core::fmt;
use core::ops::{Index, IndexMut};

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Side {
    /// Cho (초, 楚): blue or green, at the bottom of the board, moves first in an even game.
    Cho,
    /// Han (한, 漢): red, at the top of the board, usually sets up first and receives the deom (덤).
    Han,
}

impl Side {
    /// Both sides, Cho first.
    pub const ALL: [Side; 2] = [Side::Cho, Side::Han];

    /// Returns the other side.
    #[must_use]
    pub const fn opposite(self) -> Side {
        match self {
            Side::Cho => Side::Han,
            Side::Han => Side::Cho,
        }
    }

    /// Returns `cho` or `han`, as in JSON and on command lines.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Side::Cho => "cho",
            Side::Han => "han",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// One value for each [`Side`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySide<T> {
    pub cho: T,
    pub han: T,
}

impl<T> BySide<T> {
    /// Returns a reference to the value for a side.
    #[must_use]
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::Cho => &self.cho,
            Side::Han => &self.han,
        }
    }

    /// Transforms both values, Cho's first.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            cho: f(self.cho),
            han: f(self.han),
        }
    }

    /// Creates both values by calling `f` with each side, Cho first.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> BySide<T> {
        BySide {
            cho: f(Side::Cho),
            han: f(Side::Han),
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    #[inline]
    fn index(&self, side: Side) -> &T {
        self.get(side)
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Cho => &mut self.cho,
            Side::Han => &mut self.han,
        }
    }
}
