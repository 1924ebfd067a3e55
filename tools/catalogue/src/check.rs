//! Consistency checks: every language must have every message, without variables that the source language lacks.

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
    /// File and line, or the id of a message.
    pub place: String,
    /// Description of the fault.
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

/// Compares every language with the source language and reports the differences.
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

/// Reports messages that have a text although other messages are nested below them.
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
