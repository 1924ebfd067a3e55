//! Finds the names that Rust source code defines. A small parser distinguishes definitions of items, methods and
//! variants from their uses. This module must not contain rules for names.

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Definition {
    pub(crate) name: String,
    /// Type or trait to which a method, constant or variant belongs.
    pub(crate) owner: Option<String>,
    pub(crate) kind: Kind,
    pub(crate) reach: Reach,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A function or method.
    Function,
    /// A type, trait, constant, static or module.
    Item,
    Variant,
}

/// Visibility of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// `pub`, with or without a restriction, or part of a public item.
    Exported,
    /// Any other name, including methods of trait implementations.
    Private,
    /// Defined in a module called `tests`.
    Tests,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Mark(char),
}

/// Kind of block that an opening brace starts.
#[derive(Clone, Debug)]
enum Scope {
    Tests,
    Type { owner: String, of_trait: bool },
    Trait { owner: String, reach: Reach },
    Enum { owner: String, reach: Reach, base: usize },
    Other,
}

/// Returns the definitions in a source, in order.
pub(crate) fn definitions(source: &str) -> Vec<Definition> {
    let mut parser = Parser {
        tokens: tokens(source),
        scopes: Vec::new(),
        pending: None,
        depth: 0,
        exported: false,
        variant_next: false,
        found: Vec::new(),
    };
    for at in 0..parser.tokens.len() {
        parser.take(at);
    }
    parser.found
}

struct Parser {
    tokens: Vec<Token>,
    scopes: Vec<Scope>,
    /// Scope that starts at the next opening brace, and the depth of its item. A semicolon at this depth cancels it.
    pending: Option<(Scope, usize)>,
    /// Number of open parentheses and square brackets.
    depth: usize,
    /// Whether the item being read starts with `pub`.
    exported: bool,
    /// Whether the next word is the name of a variant.
    variant_next: bool,
    found: Vec<Definition>,
}

impl Parser {
    fn take(&mut self, at: usize) {
        match self.tokens[at].clone() {
            Token::Mark(mark) => self.mark(mark),
            Token::Word(word) => self.word(at, &word),
        }
    }

    fn mark(&mut self, mark: char) {
        match mark {
            '(' | '[' => self.depth += 1,
            ')' | ']' => self.depth = self.depth.saturating_sub(1),
            '{' => {
                let scope = self.pending.take().map_or(Scope::Other, |(scope, _)| scope);
                self.variant_next = matches!(scope, Scope::Enum { .. });
                self.scopes.push(scope);
                self.exported = false;
            }
            '}' => {
                self.scopes.pop();
                self.variant_next = false;
                self.exported = false;
            }
            ';' | ',' => {
                if self
                    .pending
                    .as_ref()
                    .is_some_and(|(_, depth)| mark == ';' && *depth == self.depth)
                {
                    self.pending = None;
                }
                if let Some(Scope::Enum { base, .. }) = self.scopes.last() {
                    self.variant_next = self.depth == *base;
                }
                if self.depth == 0 {
                    self.exported = false;
                }
            }
            _ => {}
        }
    }

    fn word(&mut self, at: usize, word: &str) {
        if let Some(Scope::Enum { owner, reach, base }) = self.scopes.last().cloned() {
            if self.variant_next && self.depth == base {
                self.variant_next = false;
                self.define(word, Some(owner), Kind::Variant, reach);
            }
            return;
        }
        match word {
            "pub" => self.exported = true,
            "fn" | "struct" | "enum" | "union" | "trait" | "const" | "static" | "type" | "mod" => {
                if let Some(Token::Word(name)) = self.tokens.get(at + 1).cloned()
                    && !matches!(name.as_str(), "fn" | "unsafe" | "async" | "extern" | "mut")
                {
                    self.item(word, &name);
                }
            }
            "impl" if self.starts_item(at) => {
                let (owner, of_trait) = self.implemented(at);
                self.pending = Some((Scope::Type { owner, of_trait }, self.depth));
            }
            _ => {}
        }
    }

    fn item(&mut self, keyword: &str, name: &str) {
        let own = if self.exported { Reach::Exported } else { Reach::Private };
        let (owner, reach) = match self.scopes.last() {
            Some(Scope::Type { owner, of_trait: true }) => (Some(owner.clone()), Reach::Private),
            Some(Scope::Type { owner, of_trait: false }) => (Some(owner.clone()), own),
            Some(Scope::Trait { owner, reach }) => (Some(owner.clone()), *reach),
            Some(Scope::Enum { .. } | Scope::Tests | Scope::Other) | None => (None, own),
        };
        let kind = if keyword == "fn" { Kind::Function } else { Kind::Item };
        self.define(name, owner, kind, reach);
        let scope = match keyword {
            "enum" => Scope::Enum {
                owner: name.to_owned(),
                reach,
                base: self.depth,
            },
            "trait" => Scope::Trait {
                owner: name.to_owned(),
                reach,
            },
            "mod" if name == "tests" => Scope::Tests,
            _ => Scope::Other,
        };
        if !matches!(keyword, "const" | "static" | "type") {
            self.pending = Some((scope, self.depth));
        }
        self.exported = false;
    }

    fn define(&mut self, name: &str, owner: Option<String>, kind: Kind, reach: Reach) {
        let in_tests = self.scopes.iter().any(|scope| matches!(scope, Scope::Tests));
        self.found.push(Definition {
            name: name.to_owned(),
            owner,
            kind,
            reach: if in_tests { Reach::Tests } else { reach },
        });
    }

    /// Returns whether a token is at the start of an item. The `impl` in `-> impl Iterator` is not.
    fn starts_item(&self, at: usize) -> bool {
        match at.checked_sub(1).map(|before| &self.tokens[before]) {
            None | Some(Token::Mark('}' | '{' | ';' | ']')) => true,
            Some(Token::Word(word)) => word == "unsafe",
            Some(Token::Mark(_)) => false,
        }
    }

    /// Returns the type of an `impl` block, and whether the block implements a trait.
    fn implemented(&self, at: usize) -> (String, bool) {
        let (mut owner, mut of_trait, mut angles) = (String::new(), false, 0_i32);
        for token in &self.tokens[at + 1..] {
            match token {
                Token::Mark('{' | ';') => break,
                Token::Mark('<') => angles += 1,
                Token::Mark('>') => angles -= 1,
                Token::Word(word) if word == "where" => break,
                Token::Word(word) if word == "for" && angles == 0 => {
                    of_trait = true;
                    owner.clear();
                }
                Token::Word(word) if angles == 0 => owner.clone_from(word),
                Token::Word(_) | Token::Mark(_) => {}
            }
        }
        (owner, of_trait)
    }
}

/// Returns the words and punctuation of a source, without comments, literals, lifetimes, `->` and `=>`.
fn tokens(source: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let used = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("->") || rest.starts_with("=>") {
            2
        } else if let Some(length) = raw_text(rest) {
            length
        } else if first == '"' {
            quoted(rest, '"')
        } else if first == '\'' {
            character_or_lifetime(rest)
        } else if first.is_alphanumeric() || first == '_' {
            let length = word_length(rest);
            if !first.is_ascii_digit() {
                found.push(Token::Word(rest[..length].to_owned()));
            }
            length
        } else {
            if !first.is_whitespace() {
                found.push(Token::Mark(first));
            }
            first.len_utf8()
        };
        rest = &rest[used..];
    }
    found
}

fn word_length(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(text.len())
}

/// Returns the length of a string or character literal, including its quotes and escapes.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// Returns the length of a raw string such as `r"…"` or `br#"…"#`, or `None` if the text does not start with one.
fn raw_text(text: &str) -> Option<usize> {
    let start = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let hashes = start.len() - start.trim_start_matches('#').len();
    let body = start[hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let end = body.find(&close).map_or(body.len(), |end| end + close.len());
    Some(text.len() - body.len() + end)
}

fn character_or_lifetime(text: &str) -> usize {
    let mut inner = text.chars().skip(1);
    match (inner.next(), inner.next()) {
        (Some('\\'), _) | (Some(_), Some('\'')) => quoted(text, '\''),
        _ => 1 + word_length(&text[1..]),
    }
}

#[cfg(test)]
mod tests {
    use super::{Kind, Reach, definitions};

    fn names(source: &str, wanted: Reach) -> Vec<String> {
        let found = definitions(source).into_iter().filter(|one| one.reach == wanted);
        found
            .map(|one| match one.owner {
                Some(owner) => format!("{owner}::{}", one.name),
                None => one.name,
            })
            .collect()
    }

    #[test]
    fn items_methods_and_variants_are_found_with_their_owners() {
        let source = r##"
            //! fn comment() {}
            pub(crate) struct Setup<'a> { pub field: [u8; 4], text: &'a str }
            pub enum Turn { #[default] Cho(u8), Han { inner: Side }, Nobody = 3 }
            pub trait Table: Sized { const WIDTH: usize; fn seat(&self) -> [u8; 2]; fn stand(&self) { let tell = 1; } }
            impl<T: Into<u8>> Setup<T> { pub const fn new() -> Self { ask('{', "}") } fn inner(f: fn(u8)) -> impl Iterator {} }
            impl Clone for Setup<'_> { fn clone(&self) -> Self {} }
            const RAW: &str = r#"pub fn raw() {"#;
            pub const LIST: [u8; 2] = [b'{', 2];
            pub type Alias = fn(u8) -> u8;
            pub mod play;
        "##;
        assert_eq!(
            names(source, Reach::Exported),
            [
                "Setup",
                "Turn",
                "Turn::Cho",
                "Turn::Han",
                "Turn::Nobody",
                "Table",
                "Table::WIDTH",
                "Table::seat",
                "Table::stand",
                "Setup::new",
                "LIST",
                "Alias",
                "play"
            ]
        );
        assert_eq!(names(source, Reach::Private), ["Setup::inner", "Setup::clone", "RAW"]);
    }

    #[test]
    fn what_tests_define_is_theirs() {
        let source = "pub fn one() {} #[cfg(test)] mod tests { pub fn two() {} }";
        assert_eq!(names(source, Reach::Exported), ["one"]);
        assert_eq!(names(source, Reach::Tests), ["two"]);
        let functions = definitions(source).into_iter().filter(|one| one.kind == Kind::Function);
        assert_eq!(functions.count(), 2);
    }

    #[test]
    fn a_call_defines_nothing() {
        assert!(names("use a::b; static_assert(call(x, fn_name()));", Reach::Private).is_empty());
    }
}
