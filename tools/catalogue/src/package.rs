//! Generates the texts of the npm package, as templates with variables in braces like those of the crate `janggi`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use serde_json::{Map, Value};

use crate::Catalogue;
use crate::files::{FILES, File};
use crate::rust::template;

const MODULE: &str = "bindings/npm/src/texts.gen.ts";

/// Returns the module, keyed by its path.
pub(crate) fn modules(catalogue: &Catalogue) -> BTreeMap<PathBuf, String> {
    let mut module = "// Written by `cargo xtask generate` from the messages in texts/.\n".to_owned();
    let codes: Vec<String> = catalogue
        .languages
        .iter()
        .map(|language| format!("{:?}", language.code))
        .collect();
    let _ = write!(
        module,
        "\n/** A text in each language. */\nexport type Text = Readonly<Record<{}, string>>;\n",
        codes.join(" | ")
    );
    for file in FILES.iter().filter(|file| !file.package.is_empty()) {
        let texts = serde_json::to_string_pretty(&groups_of(catalogue, file)).expect("texts are JSON");
        let names: Vec<String> = file.package.iter().map(|group| format!("{group:?}")).collect();
        let _ = write!(
            module,
            "\nexport const {}: Readonly<Record<{}, Readonly<Record<string, Text>>>> = {texts};\n",
            file.name.to_uppercase().replace('-', "_"),
            names.join(" | ")
        );
    }
    BTreeMap::from([(PathBuf::from(MODULE), module)])
}

/// Returns the texts of a file by group and code.
fn groups_of(catalogue: &Catalogue, file: &File) -> Map<String, Value> {
    let mut groups = Map::new();
    for language in &catalogue.languages {
        for message in catalogue.of(language, file) {
            let [_, group, code] = &message.path()[..] else {
                continue;
            };
            if !file.package.contains(&group.as_str()) {
                continue;
            }
            let texts = &mut groups.entry(group).or_insert_with(|| Value::Object(Map::new()))[code];
            texts[language.code] = template(&message.text).into();
        }
    }
    groups
}
