//! Messages with their references resolved.

use std::collections::BTreeMap;

/// A message in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Id, which encodes the path of the message.
    pub id: String,
    /// Comment for translators.
    pub comment: String,
    pub text: Pattern,
}

/// The text of a message or of one of its variants, as a sequence of parts.
pub type Pattern = Vec<Part>;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Literal text.
    Words(String),
    Value(Value),
    /// One of several patterns.
    Choice {
        /// Variable that selects the pattern.
        by: String,
        /// Patterns in the order of the file.
        cases: Vec<(Case, Pattern)>,
        /// Pattern used if no case matches.
        otherwise: Pattern,
    },
}

/// Key of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Case {
    /// Numbers that take the singular in this language.
    One,
    Number(i64),
    Word(String),
}

/// A value to insert into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A variable without formatting.
    Variable(String),
    /// A side name followed by its Chinese character.
    Hanja(Box<Value>),
    /// A number with the language's separators.
    Number(String),
    /// An ordinal number: third, 3e.
    Ordinal(String),
    /// A word followed by a Korean particle, whose form depends on the last sound of the word.
    Josa { word: Box<Value>, particle: Josa },
}

/// The two forms of a Korean particle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Josa {
    IGa,
    EunNeun,
    EulReul,
    EuroRo,
    GwaWa,
}

impl Josa {
    /// All particles.
    pub const ALL: [Josa; 5] = [Josa::IGa, Josa::EunNeun, Josa::EulReul, Josa::EuroRo, Josa::GwaWa];

    /// Returns the pair as written in messages: the form after a consonant, then the form after a vowel.
    #[must_use]
    pub const fn pair(self) -> &'static str {
        match self {
            Josa::IGa => "이/가",
            Josa::EunNeun => "은/는",
            Josa::EulReul => "을/를",
            Josa::EuroRo => "으로/로",
            Josa::GwaWa => "과/와",
        }
    }
}

/// Type that a variable must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Any displayable value.
    Shown,
    /// A code that selects a case.
    Word,
    Number,
}

impl Message {
    /// Returns the segments of the id, which are separated by single hyphens. Within a segment, a double hyphen stands
    /// for a hyphen and a double underscore for a dot.
    #[must_use]
    pub fn path(&self) -> Vec<String> {
        let segments = self.id.replace("--", "\0");
        segments
            .split('-')
            .map(|segment| segment.replace('\0', "-").replace("__", "."))
            .collect()
    }

    /// Returns the variables of the message and their kinds.
    #[must_use]
    pub fn variables(&self) -> BTreeMap<&str, Kind> {
        let mut found = BTreeMap::new();
        variables(&self.text, &mut found);
        found
    }
}

fn variables<'a>(pattern: &'a [Part], found: &mut BTreeMap<&'a str, Kind>) {
    let mut add = |name: &'a str, kind: Kind| {
        let known = found.entry(name).or_insert(kind);
        *known = kind.max(*known);
    };
    for part in pattern {
        match part {
            Part::Words(_) => {}
            Part::Value(value) => {
                let (name, kind) = value.variable();
                add(name, kind);
            }
            Part::Choice { by, cases, .. } => {
                let is_word = cases.iter().any(|(case, _)| matches!(case, Case::Word(_)));
                let kind = if cases.is_empty() {
                    // With only a default variant, the value of the variable does not matter in this language.
                    Kind::Shown
                } else if is_word {
                    Kind::Word
                } else {
                    Kind::Number
                };
                add(by, kind);
            }
        }
    }
    for part in pattern {
        if let Part::Choice { cases, otherwise, .. } = part {
            cases.iter().for_each(|(_, pattern)| variables(pattern, found));
            variables(otherwise, found);
        }
    }
}

impl Value {
    /// Returns the variable in this value and its kind.
    #[must_use]
    pub fn variable(&self) -> (&str, Kind) {
        match self {
            Value::Variable(name) => (name, Kind::Shown),
            Value::Number(name) | Value::Ordinal(name) => (name, Kind::Number),
            Value::Hanja(of) | Value::Josa { word: of, .. } => of.variable(),
        }
    }
}
