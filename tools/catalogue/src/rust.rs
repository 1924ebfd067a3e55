//! Modules for the crates: constants whose variables the crate fills in, or functions of the language.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use crate::Catalogue;
use crate::files::{FILES, File, Rust};
use crate::languages::{LANGUAGES, Language, Plural};
use crate::message::{Case, Josa, Kind, Message, Part, Pattern, Value};

/// All modules by path.
pub(crate) fn modules(catalogue: &Catalogue) -> BTreeMap<PathBuf, String> {
    let mut modules = BTreeMap::new();
    for file in &FILES {
        let head = format!(
            "//! Written by `cargo xtask generate` from texts/*/{}.ftl.\n\n",
            file.name
        );
        let (folder, body) = match file.rust {
            None => continue,
            Some(Rust::Constants {
                folder,
                text,
                languages,
            }) => (folder, constants(catalogue, file, text, languages)),
            Some(Rust::Functions { folder, language }) => (folder, functions(catalogue, file, language)),
        };
        let name = format!("{}.rs", file.name.replace('-', "_"));
        modules.insert(PathBuf::from(folder).join(name), head + &body);
    }
    modules
}

/// A message in each language.
type Versions<'a> = Vec<(&'static Language, &'a Message)>;

/// Each message of a file in these languages.
fn messages<'a>(catalogue: &'a Catalogue, file: &File, spoken: &[&str]) -> Vec<Versions<'a>> {
    let languages = LANGUAGES.iter().filter(|language| spoken.contains(&language.code));
    let languages: Vec<&'static Language> = languages.collect();
    let version = |language: &'static Language, id: &str| {
        let mut all = catalogue.of(language, file).iter();
        all.find(|message| message.id == id).map(|message| (language, message))
    };
    let first = catalogue.of(languages[0], file).iter();
    first
        .map(|first| {
            languages
                .iter()
                .filter_map(|language| version(language, &first.id))
                .collect()
        })
        .collect()
}

fn constants(catalogue: &Catalogue, file: &File, text: &str, languages: &[&str]) -> String {
    let kind = text.rsplit("::").next().unwrap_or(text);
    let mut module = format!("use {text};\n\n");
    for versions in messages(catalogue, file, languages) {
        let texts: Vec<String> = versions
            .iter()
            .map(|(language, message)| format!("{}: {:?}", language.code, template(&message.text)))
            .collect();
        let name = name(versions[0].1).to_uppercase();
        let _ = writeln!(
            module,
            "pub(crate) const {name}: {kind} = {kind} {{ {} }};",
            texts.join(", ")
        );
    }
    module
}

fn functions(catalogue: &Catalogue, file: &File, language: &str) -> String {
    let kind = language.rsplit("::").next().unwrap_or(language);
    let all: Vec<&str> = LANGUAGES.iter().map(|language| language.code).collect();
    let mut module = format!("use {language};\n");
    for versions in messages(catalogue, file, &all) {
        let mut variables: BTreeMap<&str, Kind> = BTreeMap::new();
        for (_, message) in &versions {
            variables.extend(message.variables());
        }
        let parameters: Vec<String> = variables
            .iter()
            .map(|(name, kind)| match kind {
                Kind::Number => format!(", {name}: u64"),
                Kind::Word => format!(", {name}: &str"),
                Kind::Shown => format!(", {name}: impl std::fmt::Display"),
            })
            .collect();
        let returned = if variables.is_empty() { "&'static str" } else { "String" };
        let _ = writeln!(
            module,
            "\npub(crate) fn {}(language: {kind}{}) -> {returned} {{\n    match language {{",
            name(versions[0].1),
            parameters.concat()
        );
        for (language, message) in &versions {
            let value = if variables.is_empty() {
                format!("{:?}", template(&message.text))
            } else {
                expression(&message.text, language)
            };
            let _ = writeln!(module, "        {kind}::{} => {value},", language.variant);
        }
        module.push_str("    }\n}\n");
    }
    module
}

/// `ruleNames-fields-setup__order` as `fields_setup_order`: a module stands for the first segment.
fn name(message: &Message) -> String {
    let path = message.path().split_off(1).join("_");
    let mut name = String::new();
    for letter in path.chars() {
        match letter {
            '-' | '.' => name.push('_'),
            // `invitedBy` as `invited_by`
            'A'..='Z' if !name.is_empty() && !name.ends_with('_') => name.extend(['_', letter.to_ascii_lowercase()]),
            _ => name.push(letter.to_ascii_lowercase()),
        }
    }
    name
}

/// The words with the variables in braces. A particle stands in one of its forms: the code that fills them in chooses.
fn template(pattern: &Pattern) -> String {
    let parts = pattern.iter().map(|part| match part {
        Part::Words(words) => words.clone(),
        Part::Value(value) => value_template(value),
        Part::Choice { otherwise, .. } => template(otherwise),
    });
    parts.collect()
}

fn value_template(value: &Value) -> String {
    match value {
        Value::Variable(name) | Value::Number(name) => format!("{{{name}}}"),
        // The code that fills it in calls it so.
        Value::Ordinal(_) => "{nth}".to_owned(),
        Value::Hanja(of) => value_template(of),
        Value::Josa { word, particle } => {
            let form = match particle {
                Josa::IGa => "가",
                Josa::EunNeun => "는",
                Josa::EulReul => "를",
                Josa::EuroRo => "로",
            };
            format!("{}{form}", value_template(word))
        }
    }
}

/// An expression that is a `String` with the variables in it.
fn expression(pattern: &Pattern, language: &Language) -> String {
    match pattern.as_slice() {
        [Part::Words(words)] => return format!("{words:?}.to_owned()"),
        [Part::Choice { by, cases, otherwise }] => return choice(by, cases, otherwise, language),
        _ => {}
    }
    let (mut words, mut values) = (String::new(), String::new());
    for part in pattern {
        match part {
            Part::Words(more) => words.push_str(&more.replace('{', "{{").replace('}', "}}")),
            Part::Value(Value::Variable(name)) => {
                let _ = write!(words, "{{{name}}}");
            }
            Part::Value(value) => panic!("the crates have no function for {value:?}"),
            Part::Choice { by, cases, otherwise } => {
                words.push_str("{}");
                let _ = write!(values, ", {}", choice(by, cases, otherwise, language));
            }
        }
    }
    format!("format!({words:?}{values})")
}

fn choice(by: &str, cases: &[(Case, Pattern)], otherwise: &Pattern, language: &Language) -> String {
    let mut text = String::new();
    for (case, pattern) in cases {
        let is_case = match case {
            Case::One if language.one == Plural::Never => continue,
            Case::One => format!("{by} == 1"),
            Case::Number(number) => format!("{by} == {number}"),
            Case::Word(word) => format!("{by} == {word:?}"),
        };
        let _ = write!(text, "if {is_case} {{ {} }} else ", expression(pattern, language));
    }
    format!("{text}{{ {} }}", expression(otherwise, language))
}
