//! Compiler of the message catalogue: `texts/LANGUAGE/*.ftl` in, Rust and TypeScript out.
//!
//! The files are written in a subset of [Fluent](https://projectfluent.org). Everything is resolved here, so neither the
//! server nor the browser carries a run-time for messages.
//!
//! ```text
//! languages   the languages and their plural rules      message      one message as parts
//! files       which program reads which file            read         a file of messages, its references resolved
//! check       laws that hold between the languages      typescript   modules for the web app
//! pseudo      a language for tests                       rust         constants and functions for the crates
//!                                                        package      texts of the npm package
//! ```
//!
//! # Subset
//!
//! - `$name` variables, string literals, references to messages and terms without arguments.
//! - Selection by a variable: `[one]` by the language's plural rule, numbers, and words for variables that are codes.
//! - Functions: `JOSA($word, "이/가")` (a Korean particle behind a word), `HANJA($side)` (the side with its character),
//!   `NUMBER($n)` (with the language's separators), `ORDINAL($n)` (third, 3e).
//!
//! A message id names its place in the texts of a program: `game-faults-too_many` is `game.faults.too_many`. Numbers count the
//! items of a list from 1.

#![forbid(unsafe_code)]

pub mod check;
pub mod files;
pub mod languages;
pub mod message;
pub mod package;
pub mod pseudo;
pub mod read;
pub mod rust;
pub mod typescript;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

pub use check::Fault;
pub use files::{File, Rust, Web};
pub use languages::{LANGUAGES, Language};
use languages::{PSEUDO, SOURCE};
use message::Message;

/// Folder of the messages, from the root of the project.
pub const FOLDER: &str = "texts";

/// All messages of all languages.
#[derive(Debug)]
pub struct Catalogue {
    /// In the order in which they are offered.
    pub languages: Vec<Language>,
    /// By the code of the language, then by the name of the file, in the order of the file.
    pub messages: BTreeMap<&'static str, BTreeMap<&'static str, Vec<Message>>>,
}

impl Catalogue {
    /// Reads and checks `root/texts`.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read(root: &Path) -> Result<Catalogue, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut messages = BTreeMap::new();
        for language in &LANGUAGES {
            let folder = root.join(FOLDER).join(language.code);
            messages.insert(language.code, read::language(&folder, &mut faults));
        }
        let languages = LANGUAGES.to_vec();
        let catalogue = Catalogue { languages, messages };
        check::languages(&catalogue, &mut faults);
        if faults.is_empty() { Ok(catalogue) } else { Err(faults) }
    }

    /// Returns the catalogue with the pseudo-language after the others.
    #[must_use]
    pub fn with_pseudo(mut self) -> Catalogue {
        let source = self.messages.get(SOURCE).cloned().unwrap_or_default();
        self.messages.insert(PSEUDO.code, pseudo::messages(source));
        self.languages.push(PSEUDO);
        self
    }

    /// Returns the messages of a file in a language.
    #[must_use]
    pub fn of(&self, language: &Language, file: &File) -> &[Message] {
        self.messages
            .get(language.code)
            .and_then(|files| files.get(file.name))
            .map_or(&[], Vec::as_slice)
    }

    /// Returns every file that is made from the messages, by its path from the root of the project.
    #[must_use]
    pub fn output(&self) -> BTreeMap<PathBuf, String> {
        let mut output = typescript::modules(self);
        output.append(&mut rust::modules(self));
        output.append(&mut package::modules(self));
        output
    }
}
