//! Generates the web app's TypeScript for the endpoints: their paths, and the types of requests and responses.
//! `cargo xtask generate` runs the test that writes the file.

use super::{PROGRAMS, groups};
use crate::endpoint::{Content, Message, Operation, RequestBody, Who, query_fields};
use crate::generated::compare;
use serde_json::Value;
use std::collections::BTreeSet;

const HEAD: &str = "// Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.\n";

const ABOUT: &str =
    "/** All endpoints of the server, with the values in path and query, the body, and the response. */\n";

/// Returns the TypeScript with the endpoints that the web app may use.
fn file() -> String {
    let mut imported = BTreeSet::new();
    let mut lines = Vec::new();
    for group in groups() {
        for endpoint in group.endpoints {
            let operation = endpoint.operation;
            // The web app does not use these endpoints.
            if operation.who == Who::Workers || group.title == PROGRAMS {
                continue;
            }
            let body = match operation.body {
                Some(RequestBody::Json(body) | RequestBody::Fields(body)) => named(body, &mut imported),
                Some(RequestBody::Text) => "string".into(),
                None => "undefined".into(),
            };
            let (values, answer) = (values(&operation), answer(&operation, &mut imported));
            lines.push(format!(
                "  /** {} */\n  \"{} {}\": {{ values: {values}; body: {body}; answer: {answer} }};\n",
                operation.does, operation.method, operation.path,
            ));
        }
    }
    let imported: Vec<_> = imported.into_iter().collect();
    let imports = format!(
        "import type {{\n  {},\n}} from \"../wire.gen\";\n",
        imported.join(",\n  ")
    );
    format!(
        "{HEAD}{imports}\n{ABOUT}export interface Endpoints {{\n{}}}\n\n\
         export type Endpoint = keyof Endpoints;\n\n\
         /** The path of an endpoint, with placeholders. */\n\
         export type PathOf<E extends Endpoint> = E extends `${{string}} ${{infer P}}` ? P : never;\n",
        lines.concat()
    )
}

/// Returns the name of a message's type in `wire.gen.ts`, and adds it to the imports.
fn named(message: Message, imported: &mut BTreeSet<String>) -> String {
    let name = (message.name)().into_owned();
    imported.insert(name.clone());
    name
}

fn answer(operation: &Operation, imported: &mut BTreeSet<String>) -> String {
    let good = operation
        .answers
        .iter()
        .find(|answer| (200..300).contains(&answer.status));
    match good.map(|answer| answer.content) {
        Some(Content::Json(message)) => named(message, imported),
        Some(Content::AnyJson | Content::Lines(_)) => "unknown".into(),
        Some(Content::File(_)) => "string".into(),
        Some(Content::Nothing) => "void".into(),
        None => "never".into(),
    }
}

/// Returns the type of the values in the path and the query.
fn values(operation: &Operation) -> String {
    let mut fields: Vec<String> = operation
        .path_values
        .iter()
        .map(|(name, value)| format!("{name}: {}", type_of(&value.schema())))
        .collect();
    for field in operation.query.map(query_fields).unwrap_or_default() {
        let mark = if field.required { "" } else { "?" };
        fields.push(format!("{}{mark}: {}", field.name, type_of(&field.schema)));
    }
    if fields.is_empty() {
        "Record<never, never>".into()
    } else {
        format!("{{ {} }}", fields.join("; "))
    }
}

fn type_of(schema: &Value) -> String {
    if let Some(words) = schema["enum"].as_array() {
        let words: Vec<_> = words.iter().map(ToString::to_string).collect();
        return words.join(" | ");
    }
    let kind = schema["type"].as_str().or_else(|| schema["type"][0].as_str());
    match kind {
        Some("integer" | "number") => "number".into(),
        Some("boolean") => "boolean".into(),
        _ => "string".into(),
    }
}

#[test]
fn types_of_endpoints_are_up_to_date() {
    compare("web/src/platform/endpoints.gen.ts", &file());
}
