//! Parts of an analysis as JSON: moves with their annotations, times and variations.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::de::{self, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::record::annotations::{Annotations, Glyph, Shape};
use crate::record::line_form::MoveForm;
use crate::record::tree::Times;
use crate::square::Square;

/// Annotations of a position, and the times of the move that led to it.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "AnalysisNotes"))]
pub(crate) struct Notes {
    /// The comments, joined by line feeds.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<String>"))]
    c: String,
    /// The numbers of the glyphs in PGN.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, type = "readonly number[]"))]
    g: Vec<Glyph>,
    /// Arrows and circles, each as colour, start and end: `ga4b4`. Both points of a ring are the same.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, type = "readonly string[]"))]
    s: Vec<Drawn>,
    /// Seconds spent on the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    t: Option<u32>,
    /// Seconds left on the clock after the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    k: Option<u32>,
}

impl Notes {
    pub(super) fn is_empty(&self) -> bool {
        self.is_of_first() && self.c.is_empty() && self.g.is_empty() && self.s.is_empty() && self.t.is_none()
    }

    pub(super) fn of(said: &Annotations, times: Times) -> Notes {
        Notes {
            c: said.comments.join("\n"),
            g: said.glyphs.to_vec(),
            s: said.shapes.iter().copied().map(Drawn).collect(),
            t: times.spent,
            k: times.left,
        }
    }

    pub(super) fn annotations(&self) -> Annotations {
        let comment = Some(self.c.clone()).filter(|comment| !comment.is_empty());
        Annotations {
            comments: comment.into_iter().collect(),
            glyphs: self.g.iter().copied().collect(),
            shapes: self.s.iter().map(|drawn| drawn.0).collect(),
        }
    }

    /// Returns whether version 1 of the format can hold these notes.
    pub(super) fn is_of_first(&self) -> bool {
        self.k.is_none() && self.g.iter().all(|glyph| glyph.sign().is_some())
    }
}

/// A move with its notes and the variations that replace it.
#[derive(Debug)]
pub(super) struct Item {
    step: Step,
    notes: Notes,
    variations: Vec<Vec<Item>>,
}

impl From<&Item> for MoveForm {
    fn from(
        Item {
            step,
            notes,
            variations,
        }: &Item,
    ) -> MoveForm {
        let said = notes.annotations();
        MoveForm {
            mv: step.0.clone(),
            seconds: notes.t,
            left: notes.k,
            comments: said.comments,
            glyphs: said.glyphs.to_vec(),
            drawings: said.shapes,
            variations: variations.iter().map(|line| forms(line)).collect(),
        }
    }
}

pub(super) fn forms(line: &[Item]) -> Vec<MoveForm> {
    line.iter().map(MoveForm::from).collect()
}

impl From<MoveForm> for Item {
    fn from(form: MoveForm) -> Item {
        let said = Annotations {
            comments: form.comments,
            glyphs: form.glyphs.into_iter().collect(),
            shapes: form.drawings,
        };
        let times = Times {
            spent: form.seconds,
            left: form.left,
        };
        let line = |line: Vec<MoveForm>| line.into_iter().map(Item::from).collect();
        Item {
            step: Step(form.mv),
            notes: Notes::of(&said, times),
            variations: form.variations.into_iter().map(line).collect(),
        }
    }
}

impl Item {
    pub(super) fn is_of_first(&self) -> bool {
        self.notes.is_of_first() && self.variations.iter().flatten().all(Item::is_of_first)
    }
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.notes.is_empty() && self.variations.is_empty() {
            return self.step.serialize(serializer);
        }
        let mut list = serializer.serialize_seq(Some(2 + self.variations.len()))?;
        list.serialize_element(&self.step)?;
        list.serialize_element(&self.notes)?;
        for line in &self.variations {
            list.serialize_element(line)?;
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for Item {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Item, D::Error> {
        struct ItemVisitor;

        impl<'de> Visitor<'de> for ItemVisitor {
            type Value = Item;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move, or a list of a move, its notes and its variations")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Item, E> {
                Ok(Item {
                    step: Step::new(text).ok_or_else(|| E::custom(NO_STEP))?,
                    notes: Notes::default(),
                    variations: Vec::new(),
                })
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Item, A::Error> {
                let step = list.next_element()?;
                let (Some(step), Some(notes)) = (step, list.next_element()?) else {
                    return Err(de::Error::custom("a list without a move and notes"));
                };
                let mut variations = Vec::new();
                while let Some(line) = list.next_element()? {
                    variations.push(line);
                }
                Ok(Item {
                    step,
                    notes,
                    variations,
                })
            }
        }

        deserializer.deserialize_any(ItemVisitor)
    }
}

const NO_STEP: &str = "not a move in UCI";

/// A move in UCI: two points, which are the same for a pass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Step(pub(super) String);

impl Step {
    fn new(text: &str) -> Option<Step> {
        let (_, rest) = Square::parse_prefix(text).ok()?;
        let (_, rest) = Square::parse_prefix(rest).ok()?;
        rest.is_empty().then(|| Step(String::from(text)))
    }
}

impl<'de> Deserialize<'de> for Step {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Step, D::Error> {
        Step::new(&String::deserialize(deserializer)?).ok_or_else(|| de::Error::custom(NO_STEP))
    }
}

/// A shape as a lower-case colour letter and both points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawn(Shape);

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shape { colour, from, to } = self.0;
        write!(f, "{}{from}{to}", colour.letter().to_ascii_lowercase())
    }
}

impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Drawn {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Drawn, D::Error> {
        let text = String::deserialize(deserializer)?;
        let letter = text.get(..1).unwrap_or_default().to_ascii_uppercase();
        let shape = Shape::from_pgn(&(letter + text.get(1..).unwrap_or_default()));
        // Other spellings of the same shape, such as `Ga4b4`, are rejected.
        shape
            .map(Drawn)
            .filter(|drawn| drawn.to_string() == text)
            .ok_or_else(|| de::Error::custom("not an arrow or a ring"))
    }
}
