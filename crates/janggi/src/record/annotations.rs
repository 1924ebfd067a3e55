//! Annotations of a position in a record: comments, glyphs, arrows and rings. This module must not depend on rules.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::square::Square;

/// Comments, glyphs and drawings at one position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Annotations {
    pub comments: Vec<String>,
    pub glyphs: Glyphs,
    pub shapes: Vec<Shape>,
}

impl Annotations {
    /// Returns whether there are no annotations.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.comments.is_empty() && self.glyphs.is_empty() && self.shapes.is_empty()
    }

    /// Appends further annotations of the same position.
    pub fn append(&mut self, more: Annotations) {
        self.comments.extend(more.comments);
        self.shapes.extend(more.shapes);
        more.glyphs.iter().for_each(|glyph| self.glyphs.add(*glyph));
    }
}

/// A numeric annotation glyph (NAG) of PGN, such as `$1` for a good move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Glyph(pub u8);

impl Glyph {
    /// All glyphs that have a sign: 1–7 assess a move, and 10 and 13–19 a position.
    pub const SIGNS: [(Glyph, &str); 15] = [
        (Glyph(1), "!"),
        (Glyph(2), "?"),
        (Glyph(3), "!!"),
        (Glyph(4), "??"),
        (Glyph(5), "!?"),
        (Glyph(6), "?!"),
        (Glyph(7), "□"),
        (Glyph(10), "="),
        (Glyph(13), "∞"),
        (Glyph(14), "+="),
        (Glyph(15), "=+"),
        (Glyph(16), "±"),
        (Glyph(17), "∓"),
        (Glyph(18), "+−"),
        (Glyph(19), "−+"),
    ];

    /// Returns the usual sign of the glyph, if it has one.
    #[must_use]
    pub fn sign(self) -> Option<&'static str> {
        Glyph::SIGNS
            .iter()
            .find(|(glyph, _)| *glyph == self)
            .map(|(_, sign)| *sign)
    }

    /// Returns the glyph with this sign.
    #[must_use]
    pub fn from_sign(sign: &str) -> Option<Glyph> {
        Glyph::SIGNS
            .iter()
            .find(|(_, one)| *one == sign)
            .map(|(glyph, _)| *glyph)
    }

    /// Parses a glyph in PGN: a dollar sign and a number.
    #[must_use]
    pub fn from_numbered(text: &str) -> Option<Glyph> {
        let digits = text.strip_prefix('$')?;
        digits.bytes().all(|byte| byte.is_ascii_digit()).then_some(())?;
        digits.parse().ok().map(Glyph)
    }
}

/// Displays the glyph as in PGN: `$1`.
impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}

/// Glyphs in the order in which they were added, without duplicates.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Glyphs(Vec<Glyph>);

impl Glyphs {
    /// Adds a glyph, unless it is already present.
    pub fn add(&mut self, glyph: Glyph) {
        if !self.0.contains(&glyph) {
            self.0.push(glyph);
        }
    }

    /// Returns all glyphs separated by spaces, as signs if possible and otherwise as numbers: `!? $139`.
    #[must_use]
    pub fn signs(&self) -> String {
        let sign = |glyph: &Glyph| glyph.sign().map_or_else(|| glyph.to_string(), String::from);
        self.iter().map(sign).collect::<Vec<_>>().join(" ")
    }

    /// Parses glyphs separated by single spaces, each a sign or a number such as `$139`.
    #[must_use]
    pub fn from_signs(text: &str) -> Option<Glyphs> {
        let glyph = |word| Glyph::from_sign(word).or_else(|| Glyph::from_numbered(word));
        text.split(' ').map(glyph).collect()
    }
}

impl FromIterator<Glyph> for Glyphs {
    fn from_iter<T: IntoIterator<Item = Glyph>>(glyphs: T) -> Glyphs {
        let mut all = Glyphs::default();
        glyphs.into_iter().for_each(|glyph| all.add(glyph));
        all
    }
}

impl Deref for Glyphs {
    type Target = [Glyph];

    fn deref(&self) -> &[Glyph] {
        &self.0
    }
}

/// The colour of an arrow or a ring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// `G` in PGN.
    Green,
    /// `R` in PGN.
    Red,
    /// `B` in PGN.
    Blue,
    /// `Y` in PGN.
    Yellow,
}

impl Colour {
    /// All colours.
    pub const ALL: [Colour; 4] = [Colour::Green, Colour::Red, Colour::Blue, Colour::Yellow];

    /// Returns the letter of the colour in PGN.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Colour::Green => 'G',
            Colour::Red => 'R',
            Colour::Blue => 'B',
            Colour::Yellow => 'Y',
        }
    }
}

/// An arrow, or a ring if both points are the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shape {
    pub colour: Colour,
    /// The start of an arrow, or the point of a ring.
    pub from: Square,
    /// The end of an arrow; equal to `from` for a ring.
    pub to: Square,
}

impl Shape {
    /// Returns whether the shape is a ring.
    #[must_use]
    pub fn is_ring(self) -> bool {
        self.from == self.to
    }

    /// Parses a shape in PGN, such as `Ga4` or `Ra4b4`.
    #[must_use]
    pub fn from_pgn(text: &str) -> Option<Shape> {
        let mut marks = text.chars();
        let letter = marks.next()?;
        let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == letter)?;
        let (from, rest) = Square::parse_prefix(marks.as_str()).ok()?;
        if rest.is_empty() {
            return Some(Shape { colour, from, to: from });
        }
        let (to, rest) = Square::parse_prefix(rest).ok()?;
        rest.is_empty().then_some(Shape { colour, from, to })
    }
}

/// Displays the shape as in PGN.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.from)?;
        if self.is_ring() {
            Ok(())
        } else {
            write!(f, "{}", self.to)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Colour, Glyph, Shape};
    use crate::square::Square;

    #[test]
    fn what_is_printed_is_read_back() {
        for colour in Colour::ALL {
            for (from, to) in Square::all().zip(Square::all().rev()) {
                for shape in [Shape { colour, from, to }, Shape { colour, from, to: from }] {
                    assert_eq!(Shape::from_pgn(&shape.to_string()), Some(shape));
                }
            }
        }
        for number in 0..=u8::MAX {
            let glyph = Glyph(number);
            assert_eq!(Glyph::from_numbered(&glyph.to_string()), Some(glyph));
            assert!(glyph.sign().is_none_or(|sign| Glyph::from_sign(sign) == Some(glyph)));
        }
        for none in ["", "G", "ga4", "Pa4", "Ga11", "Ga4b4c", "Ga4 b4", "G가"] {
            assert_eq!(Shape::from_pgn(none), None, "{none}");
        }
        for none in ["", "$", "1", "$256", "$+1", "$1 "] {
            assert_eq!(Glyph::from_numbered(none), None, "{none}");
        }
    }
}
