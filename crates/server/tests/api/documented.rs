//! Compares the responses that test clients receive with the OpenAPI document: status, media type, and the body's
//! schema.

use crate::client::Answer;
use jsonschema::Validator;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

static DOCUMENT: LazyLock<Value> = LazyLock::new(server::openapi);

type Key = (String, String, u16);

/// Validators of bodies by method, path and status.
static VALIDATORS: LazyLock<Mutex<HashMap<Key, Arc<Validator>>>> = LazyLock::new(Mutex::default);

/// Asserts that the document describes this response. Ignores requests to no documented endpoint, such as pages.
#[track_caller]
pub(crate) fn check(method: &str, path: &str, answer: &Answer) {
    let Some((template, operation)) = endpoint(method, path) else {
        return;
    };
    let shown = format!("{method} {template}: {} {}", answer.status, answer.body);
    let response = &operation["responses"][answer.status.to_string()];
    assert!(response.is_object(), "not in the document: {shown}");
    let media = answer.header("content-type").unwrap_or_default();
    let Some(content) = response["content"].as_object() else {
        assert_eq!(answer.body, "", "a body that is not in the document: {shown}");
        return;
    };
    let schema = content
        .get(media)
        .unwrap_or_else(|| panic!("a media type that is not in the document: {shown}"));
    if media != "application/json" || schema["schema"].is_null() || answer.header("transfer-encoding").is_some() {
        return;
    }
    let key = (method.to_owned(), template.to_owned(), answer.status);
    let validator = Arc::clone(
        VALIDATORS
            .lock()
            .unwrap()
            .entry(key)
            .or_insert_with(|| Arc::new(validator(&schema["schema"]))),
    );
    let body = answer.json();
    let faults: Vec<_> = validator.iter_errors(&body).map(|fault| fault.to_string()).collect();
    assert!(faults.is_empty(), "{faults:?} in {shown}");
}

/// Returns the path template and the operation for a request; `None` if there is none.
fn endpoint(method: &str, path: &str) -> Option<(&'static str, &'static Value)> {
    let path = path.split(['?', '#']).next()?;
    // The server may be below a base path.
    let begins = ["/api/", "/ws/", "/worker/", "/health", "/game/export/"]
        .into_iter()
        .filter_map(|start| path.find(start))
        .min()?;
    let parts: Vec<_> = path[begins..].split('/').collect();
    let paths = DOCUMENT["paths"].as_object()?;
    let fits = |template: &str| {
        let words: Vec<_> = template.split('/').collect();
        words.len() == parts.len()
            && words
                .iter()
                .zip(&parts)
                .all(|(word, part)| word.starts_with('{') || word == part)
    };
    let found = paths.iter().filter(|(template, _)| fits(template));
    // Fixed segments take precedence over placeholders.
    let (template, methods) = found.min_by_key(|(template, _)| template.matches('{').count())?;
    let method = if method == "HEAD" {
        "get"
    } else {
        &method.to_ascii_lowercase()
    };
    Some((template, methods.get(method)?))
}

pub(crate) fn validator(schema: &Value) -> Validator {
    let whole = json!({ "allOf": [schema], "components": DOCUMENT["components"] });
    jsonschema::validator_for(&whole).unwrap()
}

/// Returns the validator for a named schema in the document.
pub(crate) fn schema(name: &str) -> Validator {
    validator(&json!({ "$ref": format!("#/components/schemas/{name}") }))
}
