//! The seven kinds of piece, and a container with one value for each. This module must not depend on movement or on the
//! board.

use core::ops::{Index, IndexMut};

/// The kind of a piece, regardless of its side. Each role is described as it moves in Janggi; in Xiangqi and Chess War
/// some roles move differently.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
pub enum Role {
    /// General (궁, 장; 楚 of Cho, 漢 of Han). Never leaves its palace.
    General,
    /// Guard (사, 士). Moves like the general.
    Guard,
    /// Horse (마, 馬): one step along a line, then one diagonally outward; the first point must be empty.
    Horse,
    /// Elephant (상, 象): one step along a line, then two diagonally outward; both points between must be empty.
    Elephant,
    /// Chariot (차, 車): any distance along files, ranks and palace diagonals.
    Chariot,
    /// Cannon (포, 包): like the chariot, over exactly one piece that is not a cannon; never captures a cannon.
    Cannon,
    /// Soldier (졸 卒 of Cho, 병 兵 of Han): one point forward or sideways, or forward along a palace diagonal.
    Soldier,
}

impl Role {
    /// Every role, in the order of declaration.
    pub const ALL: [Role; 7] = [
        Role::General,
        Role::Guard,
        Role::Horse,
        Role::Elephant,
        Role::Chariot,
        Role::Cannon,
        Role::Soldier,
    ];

    /// Every role except the general, most valuable first. Elephants and guards are worth the same.
    ///
    /// ```
    /// use janggi::{HalfPoints, Role};
    ///
    /// assert!(Role::BY_WORTH.is_sorted_by_key(|&role| core::cmp::Reverse(HalfPoints::of(role))));
    /// ```
    pub const BY_WORTH: [Role; 6] = [
        Role::Chariot,
        Role::Cannon,
        Role::Horse,
        Role::Elephant,
        Role::Guard,
        Role::Soldier,
    ];

    /// Returns the English name with its article, such as "a Horse" or "an Elephant".
    pub(crate) const fn with_article(self) -> &'static str {
        match self {
            Role::General => "a General",
            Role::Guard => "a Guard",
            Role::Horse => "a Horse",
            Role::Elephant => "an Elephant",
            Role::Chariot => "a Chariot",
            Role::Cannon => "a Cannon",
            Role::Soldier => "a Soldier",
        }
    }

    /// Returns the lower-case letter that Fairy-Stockfish uses in FEN: one of `k a n b r c p`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Role::General => 'k',
            Role::Guard => 'a',
            Role::Horse => 'n',
            Role::Elephant => 'b',
            Role::Chariot => 'r',
            Role::Cannon => 'c',
            Role::Soldier => 'p',
        }
    }

    /// Parses a FEN letter of either case. `h` (horse) and `e` (elephant) are accepted in addition to `n` and `b`.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Role> {
        match letter.to_ascii_lowercase() {
            'k' => Some(Role::General),
            'a' => Some(Role::Guard),
            'n' | 'h' => Some(Role::Horse),
            'b' | 'e' => Some(Role::Elephant),
            'r' => Some(Role::Chariot),
            'c' => Some(Role::Cannon),
            'p' => Some(Role::Soldier),
            _ => None,
        }
    }
}

/// One value for each [`Role`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByRole<T> {
    pub general: T,
    pub guard: T,
    pub horse: T,
    pub elephant: T,
    pub chariot: T,
    pub cannon: T,
    pub soldier: T,
}

impl<T> ByRole<T> {
    /// Returns a reference to the value for a role.
    #[inline]
    #[must_use]
    pub const fn get(&self, role: Role) -> &T {
        match role {
            Role::General => &self.general,
            Role::Guard => &self.guard,
            Role::Horse => &self.horse,
            Role::Elephant => &self.elephant,
            Role::Chariot => &self.chariot,
            Role::Cannon => &self.cannon,
            Role::Soldier => &self.soldier,
        }
    }

    /// Creates each value by calling `f` with its role, in the order of [`Role::ALL`].
    pub fn from_fn(mut f: impl FnMut(Role) -> T) -> ByRole<T> {
        ByRole {
            general: f(Role::General),
            guard: f(Role::Guard),
            horse: f(Role::Horse),
            elephant: f(Role::Elephant),
            chariot: f(Role::Chariot),
            cannon: f(Role::Cannon),
            soldier: f(Role::Soldier),
        }
    }
}

impl<T> Index<Role> for ByRole<T> {
    type Output = T;
    #[inline]
    fn index(&self, role: Role) -> &T {
        self.get(role)
    }
}

impl<T> IndexMut<Role> for ByRole<T> {
    #[inline]
    fn index_mut(&mut self, role: Role) -> &mut T {
        match role {
            Role::General => &mut self.general,
            Role::Guard => &mut self.guard,
            Role::Horse => &mut self.horse,
            Role::Elephant => &mut self.elephant,
            Role::Chariot => &mut self.chariot,
            Role::Cannon => &mut self.cannon,
            Role::Soldier => &mut self.soldier,
        }
    }
}
