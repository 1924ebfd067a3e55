//! Reads the message files of a language and resolves references to messages and terms.

use std::collections::BTreeMap;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::check::Fault;
use crate::files::FILES;
use crate::message::{Case, Josa, Message, Part, Pattern, Value};

type Ast<'a> = fluent_syntax::ast::Pattern<&'a str>;

/// Maximum length of a chain of references.
const DEEPEST: usize = 8;

/// Reads the messages of a language, keyed by file. Adds a fault for everything that cannot be read.
pub(crate) fn language(folder: &Path, faults: &mut Vec<Fault>) -> BTreeMap<&'static str, Vec<Message>> {
    let mut texts = Vec::new();
    for file in FILES {
        let path = folder.join(format!("{}.ftl", file.name));
        match std::fs::read_to_string(&path) {
            Ok(text) => texts.push((file.name, path, text)),
            Err(error) => faults.push(Fault::new(path.display(), error)),
        }
    }
    unknown_files(folder, faults);
    let mut entries = Vec::new();
    let mut patterns = BTreeMap::new();
    for (name, path, text) in &texts {
        let resource = parse(text.as_str()).unwrap_or_else(|(rest, errors)| {
            for error in errors {
                let line = text[..error.pos.start].matches('\n').count() + 1;
                faults.push(Fault::new(format!("{}:{line}", path.display()), error.kind));
            }
            rest
        });
        for entry in resource.body {
            let (id, value, comment) = match entry {
                Entry::Message(message) => match message.value {
                    Some(value) if message.attributes.is_empty() => {
                        (message.id.name.to_owned(), value, message.comment)
                    }
                    Some(_) | None => {
                        faults.push(Fault::new(message.id.name, "a message has one value and no attributes"));
                        continue;
                    }
                },
                Entry::Term(term) => (format!("-{}", term.id.name), term.value, term.comment),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => continue,
            };
            let comment = comment.map(|comment| comment.content.join(" ")).unwrap_or_default();
            if patterns.insert(id.clone(), value).is_some() {
                faults.push(Fault::new(path.display(), format!("{id} stands there twice")));
            }
            entries.push((*name, id, comment));
        }
    }
    resolved(entries, &patterns, faults)
}

/// Reports files that no program reads.
fn unknown_files(folder: &Path, faults: &mut Vec<Fault>) {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for file in files {
        let name = file.file_name().to_string_lossy().into_owned();
        if !FILES.iter().any(|known| name == format!("{}.ftl", known.name)) {
            faults.push(Fault::new(folder.join(name).display(), "no program reads this file"));
        }
    }
}

fn resolved(
    entries: Vec<(&'static str, String, String)>,
    patterns: &BTreeMap<String, Ast<'_>>,
    faults: &mut Vec<Fault>,
) -> BTreeMap<&'static str, Vec<Message>> {
    let mut files: BTreeMap<&'static str, Vec<Message>> = BTreeMap::new();
    for (file, id, comment) in entries {
        if id.starts_with('-') {
            continue;
        }
        match (Resolver { patterns }).pattern(&patterns[&id], 0) {
            Ok(text) => files.entry(file).or_default().push(Message { id, comment, text }),
            Err(error) => faults.push(Fault::new(id, error)),
        }
    }
    files
}

struct Resolver<'a> {
    patterns: &'a BTreeMap<String, Ast<'a>>,
}

impl Resolver<'_> {
    fn pattern(&self, pattern: &Ast<'_>, depth: usize) -> Result<Pattern, String> {
        let mut parts = Vec::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => words(&mut parts, value),
                PatternElement::Placeable { expression } => self.expression(expression, depth, &mut parts)?,
            }
        }
        Ok(parts)
    }

    fn expression(&self, expression: &Expression<&str>, depth: usize, parts: &mut Pattern) -> Result<(), String> {
        match expression {
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return Err("a choice is made by a variable".to_owned());
                };
                parts.push(self.choice(id.name, variants, depth)?);
            }
            Expression::Inline(InlineExpression::StringLiteral { value }) => {
                words(parts, &unescape_unicode_to_string(value));
            }
            Expression::Inline(InlineExpression::MessageReference { id, attribute: None }) => {
                parts.extend(self.reference(id.name.to_owned(), depth)?);
            }
            Expression::Inline(InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            }) => parts.extend(self.reference(format!("-{}", id.name), depth)?),
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, depth, parts)?;
            }
            Expression::Inline(inline) => parts.push(Part::Value(value(inline)?)),
        }
        Ok(())
    }

    fn reference(&self, id: String, depth: usize) -> Result<Pattern, String> {
        if depth == DEEPEST {
            return Err(format!("{id} refers to itself"));
        }
        let pattern = self.patterns.get(&id).ok_or(format!("there is no message {id}"))?;
        self.pattern(pattern, depth + 1)
    }

    fn choice(&self, by: &str, variants: &[Variant<&str>], depth: usize) -> Result<Part, String> {
        let mut cases = Vec::new();
        let mut otherwise = Pattern::new();
        for variant in variants {
            let pattern = self.pattern(&variant.value, depth)?;
            if variant.default {
                otherwise = pattern;
                continue;
            }
            let case = match variant.key {
                VariantKey::Identifier { name: "one" } => Case::One,
                VariantKey::Identifier { name } => Case::Word(name.to_owned()),
                VariantKey::NumberLiteral { value } => {
                    Case::Number(value.parse().map_err(|_| format!("[{value}] is not a whole number"))?)
                }
            };
            cases.push((case, pattern));
        }
        Ok(Part::Choice {
            by: by.to_owned(),
            cases,
            otherwise,
        })
    }
}

/// Appends literal text, merging it with preceding literal text.
fn words(parts: &mut Pattern, more: &str) {
    if let Some(Part::Words(words)) = parts.last_mut() {
        words.push_str(more);
    } else {
        parts.push(Part::Words(more.to_owned()));
    }
}

fn value(inline: &InlineExpression<&str>) -> Result<Value, String> {
    let (id, arguments) = match inline {
        InlineExpression::VariableReference { id } => return Ok(Value::Variable(id.name.to_owned())),
        InlineExpression::FunctionReference { id, arguments } => (id.name, arguments),
        other => return Err(format!("not in the subset of Fluent that is used here: {other:?}")),
    };
    let argument = |at: usize| arguments.positional.get(at).ok_or(format!("{id} wants more arguments"));
    let of = value(argument(0)?)?;
    match (id, arguments.positional.len(), &of) {
        ("HANJA", 1, _) => Ok(Value::Hanja(Box::new(of))),
        ("NUMBER", 1, Value::Variable(name)) => Ok(Value::Number(name.clone())),
        ("ORDINAL", 1, Value::Variable(name)) => Ok(Value::Ordinal(name.clone())),
        ("JOSA", 2, _) => {
            let InlineExpression::StringLiteral { value: pair } = argument(1)? else {
                return Err("JOSA wants a pair of particles".to_owned());
            };
            let known = Josa::ALL.into_iter().find(|known| known.pair() == *pair);
            let particle = known.ok_or(format!("no pair of particles is called {pair}"))?;
            let word = Box::new(of);
            Ok(Value::Josa { word, particle })
        }
        _ => Err(format!("no function {id} takes these arguments")),
    }
}
