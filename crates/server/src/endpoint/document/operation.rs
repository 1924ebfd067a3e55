//! OpenAPI operations.

use super::super::message::{Answer, Content, Message, RequestBody};
use super::super::operation::Operation;
use super::examples;
use super::query::{form_schema, query_fields};
use super::schemas::Schemas;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use wire::Code;
use wire::error::ErrorResponse;

const JSON: &str = "application/json";
const FORM: &str = "application/x-www-form-urlencoded";
const LINES: &str = "application/x-ndjson";

/// Returns the OpenAPI operation of an endpoint, and adds its schemas to `schemas`.
pub(super) fn describe(tag: &str, operation: &Operation, schemas: &mut Schemas) -> Value {
    let mut described = json!({
        "tags": [tag],
        "operationId": operation.name(),
        "summary": operation.does,
        "x-who": operation.who.word(),
        "security": operation.who.security(),
        "responses": responses(operation, schemas),
    });
    let parameters = parameters(operation);
    if !parameters.is_empty() {
        described["parameters"] = Value::Array(parameters);
    }
    if let Some(scopes) = operation.scopes {
        described["x-scopes"] = scopes.iter().map(|scope| scope.code()).collect();
    }
    if let Some(body) = operation.body {
        described["requestBody"] = request_body(body, schemas);
    }
    described
}

fn request_body(body: RequestBody, schemas: &mut Schemas) -> Value {
    match body {
        RequestBody::Json(message) => {
            let mut content = json!({ "schema": schemas.read(message) });
            put_examples(&mut content, message);
            json!({ "required": true, "content": { JSON: content } })
        }
        RequestBody::Fields(message) => {
            let content = json!({ "schema": form_schema(message) });
            json!({ "required": false, "content": { JSON: content, FORM: content } })
        }
        RequestBody::Text => {
            json!({ "required": false, "content": { "text/plain": { "schema": { "type": "string" } } } })
        }
    }
}

fn parameters(operation: &Operation) -> Vec<Value> {
    let mut parameters: Vec<Value> = operation
        .path_values
        .iter()
        .map(|(name, value)| {
            let (says, schema) = (value.says(), value.schema());
            json!({ "name": name, "in": "path", "required": true, "description": says, "schema": schema })
        })
        .collect();
    let query = operation.query.map(query_fields).unwrap_or_default();
    parameters.extend(query.into_iter().map(|field| {
        json!({
            "name": field.name,
            "in": "query",
            "required": field.required,
            "description": field.says,
            "schema": field.schema,
        })
    }));
    parameters
}

fn responses(operation: &Operation, schemas: &mut Schemas) -> Value {
    let mut responses: BTreeMap<u16, Value> = BTreeMap::new();
    for Answer { status, content } in &operation.answers {
        let response = responses
            .entry(*status)
            .or_insert_with(|| json!({ "description": says(*status) }));
        match content {
            Content::Nothing => {}
            Content::AnyJson => response["content"][JSON] = json!({ "schema": { "type": ["object", "array"] } }),
            Content::Json(message) => {
                let mut content = json!({ "schema": schemas.written(*message) });
                put_examples(&mut content, *message);
                response["content"][JSON] = content;
            }
            Content::Lines(message) => response["content"][LINES] = json!({ "schema": schemas.written(*message) }),
            Content::File(media) => {
                for media in *media {
                    response["content"][*media] = json!({});
                }
            }
        }
    }
    let mut codes: BTreeMap<u16, Vec<Code>> = BTreeMap::new();
    for code in &operation.codes {
        codes.entry(code.status()).or_default().push(*code);
    }
    for (status, codes) in codes {
        let response = responses
            .entry(status)
            .or_insert_with(|| json!({ "description": says(status) }));
        response["content"][JSON] = json!({ "schema": refusal(&codes, schemas) });
    }
    let responses: Map<String, Value> = responses
        .into_iter()
        .map(|(status, response)| (status.to_string(), response))
        .collect();
    Value::Object(responses)
}

/// Returns the schema of an error response with one of these codes.
fn refusal(codes: &[Code], schemas: &mut Schemas) -> Value {
    let texts: Vec<_> = codes.iter().map(|code| code.text()).collect();
    let one_of = json!({ "properties": { "error": { "properties": { "code": { "enum": texts } } } } });
    json!({ "allOf": [schemas.written(Message::of::<ErrorResponse>()), one_of] })
}

fn put_examples(content: &mut Value, message: Message) {
    let examples = examples::of(&(message.name)());
    if !examples.is_empty() {
        let named: Map<String, Value> = (1..)
            .zip(examples)
            .map(|(number, example)| (number.to_string(), json!({ "value": example })))
            .collect();
        content["examples"] = Value::Object(named);
    }
}

fn says(status: u16) -> &'static str {
    axum::http::StatusCode::from_u16(status)
        .ok()
        .and_then(|status| status.canonical_reason())
        .unwrap_or("Unknown")
}
