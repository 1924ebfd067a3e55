//! Constants for the crates, in the languages that they speak. Facts stand in braces, for a crate that fills them in.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use crate::Catalogue;
use crate::files::{FILES, File};
use crate::languages::{LANGUAGES, Language};
use crate::message::{Josa, Message, Part, Pattern, Value};

/// The languages of the crates.
const SPOKEN: [&str; 2] = ["ko", "en"];

/// All modules by path.
pub(crate) fn modules(catalogue: &Catalogue) -> BTreeMap<PathBuf, String> {
    let of = |file: &File| file.rust.map(|folder| (folder, module(catalogue, file)));
    let modules = FILES.iter().filter_map(|file| Some((file, of(file)?)));
    let path = |file: &File, folder: &str| PathBuf::from(folder).join(format!("{}.rs", file.name.replace('-', "_")));
    modules
        .map(|(file, (folder, text))| (path(file, folder), text))
        .collect()
}

fn module(catalogue: &Catalogue, file: &File) -> String {
    let name = file.name;
    let mut text = format!(
        "//! Written by `cargo xtask generate` from texts/*/{name}.ftl.\n\nuse crate::explain::names::Text;\n\n"
    );
    let spoken: Vec<&Language> = SPOKEN
        .iter()
        .filter_map(|code| LANGUAGES.iter().find(|language| language.code == *code))
        .collect();
    for (at, message) in catalogue.of(spoken[0], file).iter().enumerate() {
        let of = |language: &Language| {
            let same = catalogue
                .of(language, file)
                .get(at)
                .filter(|other| other.id == message.id);
            let found = same.or_else(|| catalogue.of(language, file).iter().find(|other| other.id == message.id));
            found.map(|message| template(&message.text)).unwrap_or_default()
        };
        let texts: Vec<String> = spoken
            .iter()
            .map(|language| format!("{}: {:?}", language.code, of(language)))
            .collect();
        let _ = writeln!(
            text,
            "pub(in crate::explain) const {}: Text = Text {{ {} }};",
            constant(message),
            texts.join(", ")
        );
    }
    text
}

/// `ruleNames-fields-setup__order` as `FIELDS_SETUP_ORDER`: a module stands for the first segment.
fn constant(message: &Message) -> String {
    let segments = message.path().split_off(1).join("_");
    segments.replace(['-', '.'], "_").to_uppercase()
}

/// The words with the facts in braces. A particle stands in one of its forms: what fills the facts in chooses.
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
        // What fills it in calls it so.
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
