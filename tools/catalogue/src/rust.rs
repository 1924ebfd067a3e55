//! Generates the Rust modules with messages, as constants or functions.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use crate::Catalogue;
use crate::files::{FILES, File, Home, LIBRARY, Rust};
use crate::languages::{Language, Plural, SOURCE};
use crate::message::{Case, Kind, Message, Part, Pattern, Value};

/// Returns all modules, keyed by path.
pub(crate) fn modules(catalogue: &Catalogue) -> BTreeMap<PathBuf, String> {
    let mut modules = BTreeMap::new();
    let mut names: BTreeMap<Home, Vec<String>> = BTreeMap::new();
    let mut add = |home: Home, name: &str, text: String| {
        let name = name.replace('-', "_");
        modules.insert(PathBuf::from(home.folder).join(format!("{name}.rs")), text);
        names.entry(home).or_default().push(name);
    };
    add(LIBRARY, "language", language(catalogue));
    for file in FILES {
        let (home, body) = match file.rust {
            None => continue,
            Some(Rust::Constants(home)) => (home, constants(catalogue, file, home)),
            Some(Rust::Functions(home)) => (home, functions(catalogue, file, home)),
        };
        let head = format!("//! {WRITTEN} from texts/*/{}.ftl.\n\n", file.name);
        add(home, file.name, head + &body);
    }
    for (home, mut names) in names {
        names.sort_unstable();
        let mut text = format!("//! {WRITTEN}: the messages of the catalogue (`texts/`) that this crate uses.\n");
        for name in names {
            let _ = write!(text, "\n#[rustfmt::skip]\npub(crate) mod {name};");
        }
        modules.insert(PathBuf::from(home.folder).join("mod.rs"), text + "\n");
    }
    modules
}

const WRITTEN: &str = "Written by `cargo xtask generate`";

/// Returns the module with the enum of languages.
fn language(catalogue: &Catalogue) -> String {
    let all = || catalogue.languages.iter();
    let variants: String = all()
        .map(|language| {
            format!(
                "    /// {}.\n    #[cfg_attr(feature = \"serde\", serde(rename = {:?}))]\n    {},\n",
                language.name, language.code, language.variant
            )
        })
        .collect();
    let list: Vec<String> = all().map(|language| format!("Self::{}", language.variant)).collect();
    let source = all()
        .find(|language| language.code == SOURCE)
        .map(|language| language.variant);
    let property = |doc: &str, name: &str, of: fn(&Language) -> &'static str| {
        let arms: String = all()
            .map(|language| format!("            Self::{} => {:?},\n", language.variant, of(language)))
            .collect();
        format!(
            "\n    /// {doc}\n    #[must_use]\n    pub const fn {name}(self) -> &'static str {{\n        match self {{\n{arms}        }}\n    }}\n"
        )
    };
    format!(
        "//! {WRITTEN} from tools/catalogue/src/languages.rs.\n\n\
         /// A language of the user interface.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         #[cfg_attr(feature = \"serde\", derive(serde::Serialize, serde::Deserialize))]\n\
         #[cfg_attr(all(test, feature = \"serde\"), derive(ts_rs::TS))]\n\
         pub enum Language {{\n{variants}}}\n\n\
         impl Language {{\n    \
             /// All languages, in the order in which they are offered.\n    \
             pub const ALL: [Self; {}] = [{}];\n    \
             /// The source language of translations, used if a reader asks for none of these.\n    \
             pub const SOURCE: Self = Self::{};\n{}{}{}}}\n",
        list.len(),
        list.join(", "),
        source.unwrap_or_default(),
        property("The tag, in messages and in the database: `ko`.", "code", |language| {
            language.code
        }),
        property("Its name in the language itself.", "name", |language| language.name),
        property("Language and country: `ko_KR`.", "locale", |language| language.locale),
    )
}

/// A message in every language.
type Versions<'a> = Vec<(&'a Language, &'a Message)>;

/// Returns all messages of a file, each in every language.
fn messages<'a>(catalogue: &'a Catalogue, file: &File) -> Vec<Versions<'a>> {
    let version = |language: &'a Language, id: &str| {
        let mut all = catalogue.of(language, file).iter();
        all.find(|message| message.id == id).map(|message| (language, message))
    };
    let first = catalogue.of(&catalogue.languages[0], file).iter();
    first
        .map(|first| {
            let languages = catalogue.languages.iter();
            languages.filter_map(|language| version(language, &first.id)).collect()
        })
        .collect()
}

fn constants(catalogue: &Catalogue, file: &File, home: Home) -> String {
    let mut module = format!("use {}::explain::Text;\n\n", home.library);
    for versions in messages(catalogue, file) {
        let texts = versions
            .iter()
            .map(|(_, message)| format!("{:?}", template(&message.text)));
        let texts: Vec<String> = texts.collect();
        let name = name(versions[0].1).to_uppercase();
        let _ = writeln!(
            module,
            "pub(crate) const {name}: Text = Text::new([{}]);",
            texts.join(", ")
        );
    }
    module
}

fn functions(catalogue: &Catalogue, file: &File, home: Home) -> String {
    let mut module = String::new();
    for versions in messages(catalogue, file) {
        let mut variables: BTreeMap<&str, Kind> = BTreeMap::new();
        for (name, kind) in versions.iter().flat_map(|(_, message)| message.variables()) {
            let known = variables.entry(name).or_insert(kind);
            *known = kind.max(*known);
        }
        let parameters: Vec<String> = variables
            .iter()
            .map(|(name, kind)| match kind {
                Kind::Number => format!(", {name}: u64"),
                Kind::Word => format!(", {name}: &str"),
                Kind::Shown => format!(", {name}: impl core::fmt::Display"),
            })
            .collect();
        let returned = if variables.is_empty() { "&'static str" } else { "String" };
        let _ = writeln!(
            module,
            "\npub(crate) fn {}(language: Language{}) -> {returned} {{\n    match language {{",
            name(versions[0].1),
            parameters.concat()
        );
        for (language, message) in &versions {
            let value = if variables.is_empty() {
                format!("{:?}", template(&message.text))
            } else {
                expression(&message.text, language)
            };
            let _ = writeln!(module, "        Language::{} => {value},", language.variant);
        }
        module.push_str("    }\n}\n");
    }
    imports(&module, home) + &module
}

/// Returns the imports of a module. The rules library is `no_std`, so it imports `format!` and `String` from `alloc`.
fn imports(module: &str, home: Home) -> String {
    let mut imports = String::new();
    if home == LIBRARY && module.contains("format!(") {
        imports.push_str("use alloc::format;\n");
    }
    if home == LIBRARY && module.contains("String") {
        imports.push_str("use alloc::string::String;\n");
    }
    if !imports.is_empty() {
        imports.push('\n');
    }
    if module.contains("josa(") {
        let _ = writeln!(imports, "use {}::explain::josa;", home.library);
    }
    let _ = writeln!(imports, "use {}::explain::Language;", home.library);
    imports
}

/// Returns the Rust name of a message: `fields_setup_order` for `ruleNames-fields-setup__order`. The first segment is
/// omitted, because the module is named after it.
fn name(message: &Message) -> String {
    let path = message.path().split_off(1).join("_");
    let mut name = String::new();
    for letter in path.chars() {
        match letter {
            '-' | '.' => name.push('_'),
            // `invitedBy` becomes `invited_by`.
            'A'..='Z' if !name.is_empty() && !name.ends_with('_') => name.extend(['_', letter.to_ascii_lowercase()]),
            _ => name.push(letter.to_ascii_lowercase()),
        }
    }
    name
}

/// Returns a template with the variables in braces. Particles have the form that follows a vowel; the code that fills
/// in the template replaces them if necessary.
pub(crate) fn template(pattern: &Pattern) -> String {
    let parts = pattern.iter().map(|part| match part {
        Part::Words(words) => words.clone(),
        Part::Value(value) => value_template(value),
        Part::Choice { by, .. } => panic!("the code that fills in a constant does not choose by ${by}"),
    });
    parts.collect()
}

fn value_template(value: &Value) -> String {
    match value {
        Value::Variable(name) | Value::Number(name) => format!("{{{name}}}"),
        // The code that fills in templates expects this name.
        Value::Ordinal(_) => "{nth}".to_owned(),
        Value::Hanja(of) => value_template(of),
        Value::Josa { word, particle } => {
            let (_, open) = particle.pair().split_once('/').unwrap_or_default();
            format!("{}{open}", value_template(word))
        }
    }
}

/// Returns a Rust expression that produces the text as a `String`.
fn expression(pattern: &Pattern, language: &Language) -> String {
    match pattern.as_slice() {
        [Part::Words(words)] => return format!("String::from({words:?})"),
        [Part::Choice { by, cases, otherwise }] => return choice(by, cases, otherwise, language),
        _ => {}
    }
    let (mut words, mut values) = (String::new(), String::new());
    for part in pattern {
        match part {
            Part::Words(more) => words.push_str(&more.replace('{', "{{").replace('}', "}}")),
            Part::Value(value) => self::value(value, &mut words, &mut values),
            Part::Choice { by, cases, otherwise } => {
                words.push_str("{}");
                let _ = write!(values, ", {}", choice(by, cases, otherwise, language));
            }
        }
    }
    format!("format!({words:?}{values})")
}

/// Appends a value to a format string, with an argument if it needs one.
fn value(value: &Value, words: &mut String, values: &mut String) {
    match value {
        Value::Variable(name) => {
            let _ = write!(words, "{{{name}}}");
        }
        Value::Josa { word, particle } => {
            let Value::Variable(name) = &**word else {
                panic!("the crates have no particle behind {word:?}")
            };
            words.push_str("{}");
            let _ = write!(values, ", josa(&{name}, {:?})", particle.pair());
        }
        Value::Hanja(_) | Value::Number(_) | Value::Ordinal(_) => panic!("the crates have no function for {value:?}"),
    }
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
