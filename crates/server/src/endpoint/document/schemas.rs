//! JSON schemas of messages. Requests and responses have separate schemas, because a field may be optional in one and
//! required in the other.

use super::super::message::Message;
use schemars::SchemaGenerator;
use schemars::generate::{Contract, SchemaSettings};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

const COMPONENTS: &str = "/components/schemas";

/// Name suffix of a request schema that differs from the response schema.
const READ: &str = "Read";

/// The schemas of a document.
pub(super) struct Schemas {
    written: SchemaGenerator,
    read: SchemaGenerator,
}

impl Default for Schemas {
    fn default() -> Self {
        Self {
            written: generator(Contract::Serialize),
            read: generator(Contract::Deserialize),
        }
    }
}

fn generator(contract: Contract) -> SchemaGenerator {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = COMPONENTS.into();
        settings.meta_schema = None;
        settings.contract = contract;
    });
    settings.into_generator()
}

impl Schemas {
    /// Returns the schema of a message that the server writes.
    pub(super) fn written(&mut self, message: Message) -> Value {
        (message.schema)(&mut self.written).into()
    }

    /// Returns the schema of a message that the server reads.
    pub(super) fn read(&mut self, message: Message) -> Value {
        let mut schema = (message.schema)(&mut self.read).into();
        rename(&mut schema, &|name| format!("{name}{READ}"));
        schema
    }

    /// Adds the definitions of all schemas to the document. A type with equal request and response schemas gets one
    /// definition.
    pub(super) fn finish(mut self, document: &mut Value) {
        let written = self.written.take_definitions(true);
        let read = self.read.take_definitions(true);
        let apart = differing(&written, &read);
        let mut definitions = written;
        for (name, mut schema) in read {
            rename(&mut schema, &|name| format!("{name}{READ}"));
            definitions.insert(format!("{name}{READ}"), schema);
        }
        document["components"]["schemas"] = Value::Object(definitions);
        rename(document, &|name| match name.strip_suffix(READ) {
            Some(plain) if !apart.contains(plain) => plain.to_owned(),
            _ => name.to_owned(),
        });
        if let Some(definitions) = document["components"]["schemas"].as_object_mut() {
            let all = std::mem::take(definitions);
            for (name, schema) in all {
                match name.strip_suffix(READ) {
                    Some(plain) if !apart.contains(plain) => definitions.insert(plain.to_owned(), schema),
                    _ => definitions.insert(name, schema),
                };
            }
        }
    }
}

/// Returns the names of types whose request and response schemas differ, or refer to such a type.
fn differing(written: &Map<String, Value>, read: &Map<String, Value>) -> BTreeSet<String> {
    let both = read.keys().filter(|name| written.contains_key(*name));
    let mut apart: BTreeSet<String> = both.filter(|name| written[*name] != read[*name]).cloned().collect();
    loop {
        let more: Vec<String> = read
            .iter()
            .filter(|(name, schema)| written.contains_key(*name) && !apart.contains(*name) && refers(schema, &apart))
            .map(|(name, _)| name.clone())
            .collect();
        if more.is_empty() {
            return apart;
        }
        apart.extend(more);
    }
}

/// Returns whether a schema refers to a type in `names`.
fn refers(schema: &Value, names: &BTreeSet<String>) -> bool {
    match schema {
        Value::Object(fields) => fields.iter().any(|(key, value)| match (key.as_str(), value) {
            ("$ref", Value::String(target)) => target.rsplit('/').next().is_some_and(|name| names.contains(name)),
            _ => refers(value, names),
        }),
        Value::Array(items) => items.iter().any(|item| refers(item, names)),
        _ => false,
    }
}

/// Applies `change` to the names in all references of a schema.
fn rename(schema: &mut Value, change: &dyn Fn(&str) -> String) {
    match schema {
        Value::Object(fields) => {
            for (key, value) in fields {
                match value {
                    Value::String(target) if key == "$ref" => {
                        if let Some((folder, name)) = target.rsplit_once('/') {
                            *target = format!("{folder}/{}", change(name));
                        }
                    }
                    _ => rename(value, change),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, change)),
        _ => {}
    }
}
