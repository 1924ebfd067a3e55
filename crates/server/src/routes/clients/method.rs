//! The methods of the client libraries: one for each response format of each endpoint for API clients.

use super::super::{PROGRAMS, document, groups};
use super::message::{Type, is_live, read, without_end};
use super::names::{self, Part};
use crate::endpoint::{Operation, RequestBody, query_fields};
use serde_json::Value;

const JSON: &str = "application/json";
const LINES: &str = "application/x-ndjson";

/// A method of the client libraries.
#[derive(Debug)]
pub(super) struct Method {
    pub(super) part: Part,
    /// The name in snake case.
    pub(super) name: String,
    pub(super) says: &'static str,
    /// HTTP method, such as `POST`.
    pub(super) verb: String,
    /// Path with placeholders.
    pub(super) path: String,
    /// All parameters except a text body, required ones first.
    pub(super) parameters: Vec<Parameter>,
    /// Whether the first argument is a text body.
    pub(super) has_text: bool,
    pub(super) reply: Reply,
}

#[derive(Debug)]
pub(super) struct Parameter {
    /// Name in the request.
    pub(super) name: String,
    pub(super) place: Place,
    pub(super) is: Type,
    pub(super) required: bool,
    pub(super) says: String,
}

/// Place of a parameter in the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Path,
    Query,
    Body,
}

impl Place {
    pub(super) const ALL: [Self; 3] = [Self::Path, Self::Query, Self::Body];
}

/// Result of a method.
#[derive(Debug)]
pub(super) enum Reply {
    Json(Type),
    Lines {
        of: Type,
        /// Whether the stream can be reopened after an early end. Files cannot.
        is_live: bool,
    },
    /// A file, returned as a whole. The string is the request's `Accept` header.
    File(String),
    /// A file that may be long, returned in parts. The string is the request's `Accept` header.
    LongFile(String),
}

/// Returns all methods, in the order of the endpoints.
pub(super) fn all() -> Vec<Method> {
    let programs = groups().into_iter().filter(|group| group.title == PROGRAMS);
    let endpoints = programs.flat_map(|group| group.endpoints);
    endpoints.flat_map(|endpoint| of(&endpoint.operation)).collect()
}

fn of(operation: &Operation) -> Vec<Method> {
    let (part, name) = names::of(operation.method.as_str(), &operation.path);
    replies(operation)
        .into_iter()
        .map(|(ending, reply)| Method {
            part,
            name: name.clone() + ending,
            says: operation.does,
            verb: operation.method.to_string(),
            path: operation.path.to_string(),
            parameters: parameters(operation),
            has_text: matches!(operation.body, Some(RequestBody::Text)),
            reply,
        })
        .collect()
}

/// Returns the response formats of an endpoint, each with the suffix of its method's name.
fn replies(operation: &Operation) -> Vec<(&'static str, Reply)> {
    let verb = operation.method.as_str().to_ascii_lowercase();
    let responses = &document()["paths"][operation.path.as_ref()][verb]["responses"];
    let good = responses.as_object().into_iter().flatten();
    let contents = good.filter(|(status, _)| status.starts_with('2'));
    let contents: Vec<(&String, &Value)> = contents
        .filter_map(|(_, response)| response["content"].as_object())
        .flatten()
        .collect();
    let is_long = contents.iter().any(|(media, _)| *media == LINES);
    let is_file = contents.len() > 1;
    let reply = |(media, content): (&String, &Value)| match media.as_str() {
        JSON => ("", Reply::Json(read(&content["schema"]))),
        LINES => {
            let of = read(&content["schema"]);
            let is_live = is_live(&of) && !is_file;
            // Client libraries report an incomplete file as an error, so their type has no line for an early end.
            let of = if is_live { of } else { without_end(of) };
            ("", Reply::Lines { of, is_live })
        }
        media => {
            let (ending, accept) = names::of_media(media);
            let accept = accept.to_owned();
            let reply = if is_long {
                Reply::LongFile(accept)
            } else {
                Reply::File(accept)
            };
            (ending, reply)
        }
    };
    contents.into_iter().map(reply).collect()
}

fn parameters(operation: &Operation) -> Vec<Parameter> {
    let in_path = operation.path_values.iter().map(|(name, value)| Parameter {
        name: (*name).to_owned(),
        place: Place::Path,
        is: read(&value.schema()),
        required: true,
        says: value.says().to_owned(),
    });
    let mut parameters: Vec<Parameter> = in_path.collect();
    let body = match operation.body {
        Some(RequestBody::Fields(message)) => Some(message),
        Some(RequestBody::Json(message)) => panic!("a body of {} is not a list of fields", (message.name)()),
        Some(RequestBody::Text) | None => None,
    };
    for (message, place) in [(operation.query, Place::Query), (body, Place::Body)] {
        let fields = message.map(query_fields).unwrap_or_default();
        parameters.extend(fields.into_iter().map(|field| Parameter {
            name: field.name,
            place,
            is: read(&field.schema),
            required: field.required,
            says: field.says,
        }));
    }
    // Each format has its own method.
    parameters.retain(|parameter| (parameter.place, parameter.name.as_str()) != (Place::Query, "format"));
    parameters.sort_by_key(|parameter| !parameter.required);
    parameters
}
