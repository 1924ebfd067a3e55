//! Hash of the source code on which a stored result depends, for build scripts.
//!
//! A stored result (a verified table, a rendered picture) is valid as long as the program would produce the same
//! result. A version number would change too often or too rarely to show this, but the hash changes only with the code.
//! In Rust files, it ignores comments, documentation, tests and formatting.

#![forbid(unsafe_code)]

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use sha2::{Digest, Sha256};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// An incremental hash of source files. Cargo reruns the build script when one of the files changes.
#[derive(Debug, Default)]
pub struct Sources {
    hash: Sha256,
}

impl Sources {
    /// Starts a hash without any files.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds the code of all Rust files in `folder` and its subfolders, except for `tests.rs` files and those whose
    /// relative path begins with one of `except`.
    ///
    /// # Errors
    ///
    /// If a file cannot be read or tokenised, or if one of `except` does not exist.
    pub fn rust(mut self, folder: &Path, except: &[&str]) -> io::Result<Self> {
        println!("cargo::rerun-if-changed={}", folder.display());
        if let Some(name) = except.iter().find(|name| !folder.join(name).exists()) {
            let missing = folder.join(name).display().to_string();
            return Err(io::Error::new(io::ErrorKind::NotFound, missing));
        }
        let excepted: Vec<PathBuf> = except.iter().map(|name| folder.join(name)).collect();
        let mut files = Vec::new();
        rust_files(folder, &mut files)?;
        files.retain(|file| !excepted.iter().any(|part| file.starts_with(part)));
        files.sort();
        for file in files {
            let text = fs::read_to_string(&file)?;
            let code = code(&text).map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
            let name = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
            self.part(&name, &code);
        }
        Ok(self)
    }

    /// Adds the contents of a file as they are, including comments.
    ///
    /// # Errors
    ///
    /// If the file cannot be read.
    pub fn file(mut self, path: &Path) -> io::Result<Self> {
        println!("cargo::rerun-if-changed={}", path.display());
        let text = fs::read_to_string(path)?;
        let name = path
            .file_name()
            .map(|name| name.display().to_string())
            .unwrap_or_default();
        self.part(&name, &text);
        Ok(self)
    }

    /// Adds the versions and checksums of packages from the lock file.
    ///
    /// # Errors
    ///
    /// If the lock file cannot be read, or lacks one of the packages.
    pub fn packages(mut self, lock: &Path, names: &[&str]) -> io::Result<Self> {
        println!("cargo::rerun-if-changed={}", lock.display());
        let text = fs::read_to_string(lock)?;
        for name in names {
            let head = format!("name = \"{name}\"");
            let mut found = text
                .split("[[package]]")
                .filter(|entry| entry.trim_start().starts_with(&head))
                .peekable();
            if found.peek().is_none() {
                return Err(io::Error::new(
                    io::ErrorKind::NotFound,
                    format!("{}: {name}", lock.display()),
                ));
            }
            for entry in found {
                let known = entry
                    .lines()
                    .filter(|line| line.starts_with("version") || line.starts_with("checksum"));
                self.part(name, &known.collect::<Vec<_>>().join("\n"));
            }
        }
        Ok(self)
    }

    /// Returns the first 16 hexadecimal digits of the hash.
    #[must_use]
    pub fn digits(self) -> String {
        self.hash
            .finalize()
            .iter()
            .take(8)
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    fn part(&mut self, name: &str, text: &str) {
        for part in [name, text] {
            self.hash.update((part.len() as u64).to_le_bytes());
            self.hash.update(part.as_bytes());
        }
    }
}

fn rust_files(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            rust_files(&path, into)?;
        } else if path.extension().is_some_and(|end| end == "rs")
            && path.file_stem().is_some_and(|stem| stem != "tests")
        {
            into.push(path);
        }
    }
    Ok(())
}

/// Returns the tokens of a Rust file without comments, documentation, tests, and attributes that do not change results.
fn code(text: &str) -> Result<String, proc_macro2::LexError> {
    let tokens: TokenStream = text.parse()?;
    let mut told = String::new();
    write(tokens, &mut told);
    Ok(told)
}

/// Attributes that do not change results.
const SILENT: [&str; 9] = [
    "doc", "allow", "expect", "warn", "deny", "forbid", "must_use", "inline", "cold",
];

fn write(tokens: TokenStream, into: &mut String) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                let is_inner = matches!(tokens.peek(), Some(TokenTree::Punct(mark)) if mark.as_char() == '!');
                if is_inner {
                    tokens.next();
                }
                let Some(TokenTree::Group(attribute)) = tokens.next() else {
                    continue;
                };
                let words = attribute.stream().to_string();
                if words.replace(' ', "") == "cfg(test)" {
                    // Skips the item that follows, up to the end of its block or to its semicolon.
                    for skipped in tokens.by_ref() {
                        let is_end = match &skipped {
                            TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
                            TokenTree::Punct(mark) => mark.as_char() == ';',
                            TokenTree::Ident(_) | TokenTree::Literal(_) => false,
                        };
                        if is_end {
                            break;
                        }
                    }
                } else if !SILENT.contains(&words.split([' ', '(', '=']).next().unwrap_or_default()) {
                    into.push_str(&words);
                    into.push('\n');
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                into.push_str(open);
                write(group.stream(), into);
                into.push_str(close);
            }
            other => {
                into.push_str(&other.to_string());
                into.push(' ');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "//! What it is.\n/// A fact.\n#[must_use]\npub const fn fact() -> u32 { 1 + 2 }\n";

    fn digits(text: &str) -> String {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("fact.rs"), text).expect("written");
        Sources::new().rust(folder.path(), &[]).expect("read").digits()
    }

    #[test]
    fn what_is_said_of_the_code_and_its_tests_do_not_count() {
        for same in [
            "pub const fn fact() -> u32 {\n    1 + 2 // three\n}\n",
            "#[inline]\npub const fn fact() -> u32 { 1 + /* and */ 2 }\n#[cfg(test)]\nmod tests { fn other() {} }\n",
            "#![allow(unused)]\n#[cfg(test)]\nuse other::thing;\npub const fn fact() -> u32 { 1 + 2 }\n#[cfg(test)]\nmod tests;\n",
        ] {
            assert_eq!(digits(same), digits(CODE), "{same}");
        }
    }

    #[test]
    fn whatever_the_code_does_otherwise_counts() {
        let others = [
            CODE.replace("1 + 2", "1 - 2"),
            CODE.replace("1 + 2", "12"),
            CODE.replace("fact()", "fault()"),
            CODE.replace("1 + 2", "{ 1 } + 2"),
            format!("#[cfg(feature = \"other\")]\n{CODE}"),
            format!("{CODE}const MORE: &str = \"// more\";"),
            format!("{CODE}const MORE: &str = \"// mor\";"),
        ];
        let mut all: Vec<String> = others.iter().map(|text| digits(text)).collect();
        all.push(digits(CODE));
        let known = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), known);
    }

    #[test]
    fn an_excepted_folder_does_not_count_and_a_new_file_does() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("said")).expect("made");
        fs::write(at("fact.rs"), CODE).expect("written");
        fs::write(at("said/words.rs"), CODE).expect("written");
        let hash = |except: &[&str]| Sources::new().rust(folder.path(), except).map(Sources::digits);
        let before = hash(&["said"]).expect("read");
        fs::write(at("said/words.rs"), "").expect("written");
        fs::write(at("tests.rs"), "fn test() {}").expect("written");
        assert_eq!(hash(&["said"]).expect("read"), before);
        fs::write(at("new.rs"), "").expect("written");
        assert_ne!(hash(&["said"]).expect("read"), before);
        assert!(hash(&["sayings"]).is_err());
    }

    #[test]
    fn a_package_counts_by_its_version() {
        let folder = tempfile::tempdir().expect("a folder");
        let lock = folder.path().join("Cargo.lock");
        let of = |text: &str| {
            fs::write(&lock, text).expect("written");
            Sources::new().packages(&lock, &["paint"]).map(Sources::digits)
        };
        let entry = |name: &str, version: &str| format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n\n");
        let one = of(&(entry("paint", "1.0.0") + &entry("wall", "1.0.0"))).expect("read");
        assert_eq!(
            of(&(entry("paint", "1.0.0") + &entry("wall", "2.0.0"))).expect("read"),
            one
        );
        assert_ne!(
            of(&(entry("paint", "1.0.1") + &entry("wall", "1.0.0"))).expect("read"),
            one
        );
        assert!(of(&entry("painter", "1.0.0")).is_err());
    }
}
