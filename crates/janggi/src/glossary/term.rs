//! A term of the glossary. The word and its meaning in each language come from `texts/*/glossary.ftl`.

use crate::explain::{Language, Text};

/// A group of terms. The variants are in the order of the glossary page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
#[cfg_attr(all(test, feature = "serde"), ts(rename = "TermGroup"))]
pub enum Group {
    /// Sides and pieces (진영과 기물).
    Pieces,
    /// The board and the set (판과 장기알).
    Board,
    /// Setups and formations (차림).
    Setup,
    /// Playing a game (두기).
    Play,
    /// The end of a game (승부).
    Ending,
    /// Players, associations and history (사람과 역사).
    Culture,
    /// Related games (비슷한 놀이).
    Relatives,
}

/// A Korean word in hangul and in Latin letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
#[cfg_attr(all(test, feature = "serde"), ts(rename = "TermForm"))]
pub struct Form {
    pub hangul: &'static str,
    /// The word in Revised Romanisation.
    pub romanised: &'static str,
}

pub(super) const fn form(hangul: &'static str, romanised: &'static str) -> Form {
    Form { hangul, romanised }
}

/// A position that shows a term.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(all(test, feature = "serde"), derive(ts_rs::TS))]
#[cfg_attr(all(test, feature = "serde"), ts(rename = "TermDiagram"))]
pub struct Diagram {
    /// The board, as the first field of a FEN. Often contains only the pieces that illustrate the term.
    pub board: &'static str,
    /// The points to mark, `a1` to `i10`.
    #[cfg_attr(all(test, feature = "serde"), ts(type = "readonly string[]"))]
    pub marks: &'static [&'static str],
}

/// A term of Janggi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    id: &'static str,
    group: Group,
    word: Text,
    romanised: &'static str,
    hanja: Option<&'static str>,
    dutch_sound: Option<&'static str>,
    spellings: &'static [&'static str],
    others: &'static [Form],
    north: Option<Form>,
    about: Text,
    diagram: Option<Diagram>,
}

/// The JSON form of a term.
#[cfg(feature = "serde")]
#[derive(serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Term"))]
pub(crate) struct Entry {
    id: &'static str,
    group: Group,
    hangul: &'static str,
    /// The word in Revised Romanisation.
    romanised: &'static str,
    /// The word in Chinese characters, with any native Korean part in hangul; null if not recorded.
    hanja: Option<&'static str>,
    english: &'static str,
    /// The Dutch word; null if it is the same as the English one.
    dutch: Option<&'static str>,
    /// The pronunciation in Dutch spelling; a capital G is pronounced as in the English "go".
    dutch_sound: Option<&'static str>,
    /// Other spellings in Latin letters.
    #[cfg_attr(test, ts(type = "readonly string[]"))]
    spellings: &'static [&'static str],
    /// Other Korean words for the same thing, including short forms.
    #[cfg_attr(test, ts(type = "readonly TermForm[]"))]
    others: &'static [Form],
    /// The North Korean word, if different.
    north: Option<Form>,
    #[cfg_attr(test, ts(type = "TermText"))]
    word: Text,
    /// The meaning, in a few sentences.
    #[cfg_attr(test, ts(type = "TermSentence"))]
    about: Text,
    diagram: Option<Diagram>,
}

#[cfg(feature = "serde")]
impl serde::Serialize for Term {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let entry = Entry {
            id: self.id,
            group: self.group,
            hangul: self.hangul(),
            romanised: self.romanised,
            hanja: self.hanja,
            english: self.english(),
            dutch: self.in_dutch(),
            dutch_sound: self.dutch_sound,
            spellings: self.spellings,
            others: self.others,
            north: self.north,
            word: self.word,
            about: self.about,
            diagram: self.diagram,
        };
        entry.serialize(serializer)
    }
}

impl Term {
    pub(super) const fn new(group: Group, id: &'static str, romanised: &'static str, word: Text, about: Text) -> Self {
        Self {
            id,
            group,
            word,
            romanised,
            hanja: None,
            dutch_sound: None,
            spellings: &[],
            others: &[],
            north: None,
            about,
            diagram: None,
        }
    }

    pub(super) const fn hanja(mut self, hanja: &'static str) -> Self {
        self.hanja = Some(hanja);
        self
    }

    pub(super) const fn sounds(mut self, dutch_sound: &'static str) -> Self {
        self.dutch_sound = Some(dutch_sound);
        self
    }

    pub(super) const fn spelt(mut self, spellings: &'static [&'static str]) -> Self {
        self.spellings = spellings;
        self
    }

    pub(super) const fn others(mut self, others: &'static [Form]) -> Self {
        self.others = others;
        self
    }

    pub(super) const fn north(mut self, hangul: &'static str, romanised: &'static str) -> Self {
        self.north = Some(Form { hangul, romanised });
        self
    }

    pub(super) const fn diagram(mut self, board: &'static str, marks: &'static [&'static str]) -> Self {
        self.diagram = Some(Diagram { board, marks });
        self
    }

    /// Returns a lower-case name for URLs and programs, such as `bikjang`.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Returns the group.
    #[must_use]
    pub const fn group(&self) -> Group {
        self.group
    }

    /// Returns the word in each language.
    #[must_use]
    pub const fn word(&self) -> Text {
        self.word
    }

    /// Returns the word in hangul.
    #[must_use]
    pub const fn hangul(&self) -> &'static str {
        self.word.in_language(Language::Korean)
    }

    /// Returns the word in Revised Romanisation.
    #[must_use]
    pub const fn romanised(&self) -> &'static str {
        self.romanised
    }

    /// Returns the word in Chinese characters, with any native Korean part in hangul. `None` if not recorded.
    #[must_use]
    pub const fn in_hanja(&self) -> Option<&'static str> {
        self.hanja
    }

    /// Returns the English word.
    #[must_use]
    pub const fn english(&self) -> &'static str {
        self.word.in_language(Language::English)
    }

    /// Returns the Dutch word, or `None` if it is the same as the English one.
    #[must_use]
    pub fn in_dutch(&self) -> Option<&'static str> {
        let dutch = self.word.in_language(Language::Dutch);
        (dutch != self.english()).then_some(dutch)
    }

    /// Returns the pronunciation in Dutch spelling, such as `djang-Goen`.
    #[must_use]
    pub const fn dutch_sound(&self) -> Option<&'static str> {
        self.dutch_sound
    }

    /// Returns other spellings in Latin letters, such as `weh-tong`.
    #[must_use]
    pub const fn spellings(&self) -> &'static [&'static str] {
        self.spellings
    }

    /// Returns other Korean words for the same thing, including short forms.
    #[must_use]
    pub const fn other_forms(&self) -> &'static [Form] {
        self.others
    }

    /// Returns the North Korean word, if different.
    #[must_use]
    pub const fn in_north_korea(&self) -> Option<Form> {
        self.north
    }

    /// Returns the meaning, in a few sentences.
    #[must_use]
    pub const fn sentence(&self) -> Text {
        self.about
    }

    /// Returns the diagram, if the term has one.
    #[must_use]
    pub const fn on_the_board(&self) -> Option<Diagram> {
        self.diagram
    }
}
