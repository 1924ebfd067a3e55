//! Consistency checks: all languages have the same messages, and translations use only the source language's variables.

use std::collections::BTreeMap;
use std::fmt::Display;

use crate::Catalogue;
use crate::files::FILES;
use crate::languages::{LANGUAGES, SOURCE};
use crate::message::Message;

/// A fault in the messages.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct Fault {
    /// File, with the line or the message id if known; or only the message id.
    pub place: String,
    pub problem: String,
}

impl Fault {
    pub(crate) fn new(place: impl Display, problem: impl Display) -> Fault {
        Fault {
            place: place.to_string(),
            problem: problem.to_string(),
        }
    }
}

/// Reports messages that a translation lacks or adds, and variables that the source message lacks.
pub(crate) fn languages(catalogue: &Catalogue, faults: &mut Vec<Fault>) {
    let messages = |language: &'static str, file: &'static str| -> BTreeMap<&str, &Message> {
        let all = catalogue.messages.get(language).and_then(|files| files.get(file));
        let all = all.map_or(&[] as &[Message], Vec::as_slice);
        all.iter().map(|message| (message.id.as_str(), message)).collect()
    };
    for file in FILES {
        let source = messages(SOURCE, file.name);
        nested(&source, faults);
        for language in LANGUAGES.iter().filter(|language| language.code != SOURCE) {
            let translated = messages(language.code, file.name);
            let place = |id: &str| format!("{}/{}.ftl: {id}", language.code, file.name);
            for (id, message) in &source {
                let Some(own) = translated.get(id) else {
                    faults.push(Fault::new(place(id), "is missing"));
                    continue;
                };
                let known = message.variables();
                for name in own.variables().keys().filter(|name| !known.contains_key(*name)) {
                    faults.push(Fault::new(place(id), format!("${name} is not known in {SOURCE}")));
                }
            }
            for id in translated.keys().filter(|id| !source.contains_key(*id)) {
                faults.push(Fault::new(place(id), format!("is not in {SOURCE}")));
            }
        }
    }
}

/// Reports messages that have both a text and nested messages.
fn nested(messages: &BTreeMap<&str, &Message>, faults: &mut Vec<Fault>) {
    let paths: Vec<Vec<String>> = messages.values().map(|message| message.path()).collect();
    for (id, path) in messages.keys().zip(&paths) {
        if paths
            .iter()
            .any(|other| other.len() > path.len() && other.starts_with(path))
        {
            faults.push(Fault::new(id, "has a text and messages below it"));
        }
    }
}
