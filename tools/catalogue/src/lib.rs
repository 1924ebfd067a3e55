//! Compiles the message catalogue, `texts/LANGUAGE/*.ftl`, to Rust and TypeScript.
//!
//! The files are written in a subset of [Fluent](https://projectfluent.org). They are compiled at build time, so
//! neither the server nor the browser needs a Fluent library at run time.
//!
//! ```text
//! languages   languages and their plural rules           message      resolved messages
//! files       message files and their modules            read         reading of message files
//! check       consistency checks                         typescript   modules for the web app
//! pseudo      a language for tests                       rust         modules for the crates
//!                                                        package      module for the npm package
//! ```
//!
//! # Subset
//!
//! - Variables (`$name`), string literals, and references to messages and terms without arguments.
//! - Selection by a variable. Keys are `[one]` (the language's plural rule), numbers, and words for variables that
//!   contain codes.
//! - Functions: `JOSA($word, "이/가")` (a word followed by a Korean particle), `HANJA($side)` (a side with its
//!   character), `NUMBER($n)` (a number with the language's separators), `ORDINAL($n)` (an ordinal number: third, 3e).
//!
//! The id of a message is its path: `conditional-faults-too_many` is `conditional.faults.too_many` in the core module
//! of the web app. Other modules omit the first segment. Numbers in an id are the positions of items in a list, from 1.

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

/// Folder of the messages, relative to the root of the project.
pub const FOLDER: &str = "texts";

/// All messages of all languages.
#[derive(Debug)]
pub struct Catalogue {
    /// Languages, in the order in which they are offered to users.
    pub languages: Vec<Language>,
    /// Messages by language code and file name, in the order of the file.
    pub messages: BTreeMap<&'static str, BTreeMap<&'static str, Vec<Message>>>,
}

impl Catalogue {
    /// Reads and checks `root/texts`.
    ///
    /// # Errors
    /// All faults that were found.
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

    /// Returns the messages of a file in one language.
    #[must_use]
    pub fn of(&self, language: &Language, file: &File) -> &[Message] {
        self.messages
            .get(language.code)
            .and_then(|files| files.get(file.name))
            .map_or(&[], Vec::as_slice)
    }

    /// Returns the contents of all generated files, keyed by path relative to the root of the project.
    #[must_use]
    pub fn output(&self) -> BTreeMap<PathBuf, String> {
        let mut output = typescript::modules(self);
        output.append(&mut rust::modules(self));
        output.append(&mut package::modules(self));
        output
    }
}
