//! A message with its references resolved.

use std::collections::BTreeMap;

/// A message in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Place: the segments of its id.
    pub id: String,
    /// Comment for translators.
    pub comment: String,
    /// Pattern of the message.
    pub text: Pattern,
}

/// Parts one after the other.
pub type Pattern = Vec<Part>;

/// A part of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words as they are.
    Words(String),
    /// A value that is put in.
    Value(Value),
    /// One of several patterns.
    Choice {
        /// The variable that decides.
        by: String,
        /// The patterns in the order of the file.
        cases: Vec<(Case, Pattern)>,
        /// Variant used if no case matches.
        otherwise: Pattern,
    },
}

/// Key of a variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Case {
    /// The numbers of the language's singular.
    One,
    /// This number.
    Number(i64),
    /// This word.
    Word(String),
}

/// A value that is put into a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A variable as it is.
    Variable(String),
    /// Side with the side's character.
    Hanja(Box<Value>),
    /// A number with the separators of the language.
    Number(String),
    /// The place of a number in a row: third, 3e.
    Ordinal(String),
    /// A word with the Korean particle that follows its last sound.
    Josa {
        /// The word.
        word: Box<Value>,
        /// The pair of particles.
        particle: Josa,
    },
}

/// A pair of Korean particles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Josa {
    /// 이/가
    IGa,
    /// 은/는
    EunNeun,
    /// 을/를
    EulReul,
    /// 으로/로
    EuroRo,
}

impl Josa {
    /// All pairs.
    pub const ALL: [Josa; 4] = [Josa::IGa, Josa::EunNeun, Josa::EulReul, Josa::EuroRo];

    /// Returns the pair as written in messages: after a consonant, after a vowel.
    #[must_use]
    pub const fn pair(self) -> &'static str {
        match self {
            Josa::IGa => "이/가",
            Josa::EunNeun => "은/는",
            Josa::EulReul => "을/를",
            Josa::EuroRo => "으로/로",
        }
    }
}

/// Required kind of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Any displayable value.
    Shown,
    /// A code that a case names.
    Word,
    /// A number.
    Number,
}

impl Message {
    /// Returns the segments of the id, which single hyphens part; within a segment two hyphens are one, and two
    /// underscores a dot.
    #[must_use]
    pub fn path(&self) -> Vec<String> {
        let segments = self.id.replace("--", "\0");
        segments
            .split('-')
            .map(|segment| segment.replace('\0', "-").replace("__", "."))
            .collect()
    }

    /// Returns the variables and what they have to be.
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
                    // Another language selects by this variable.
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
    /// Returns the variable it is made of.
    #[must_use]
    pub fn variable(&self) -> (&str, Kind) {
        match self {
            Value::Variable(name) => (name, Kind::Shown),
            Value::Number(name) | Value::Ordinal(name) => (name, Kind::Number),
            Value::Hanja(of) | Value::Josa { word: of, .. } => of.variable(),
        }
    }
}
