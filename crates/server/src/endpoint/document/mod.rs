//! The OpenAPI 3.1 document of declared endpoints.
//!
//! - `schemas`: message schemas; `query`: query parameters and form fields; `operation`: one endpoint; `examples`:
//!   example messages

mod examples;
mod operation;
mod query;
mod schemas;

use super::routes::Group;
#[cfg(test)]
pub(crate) use query::query_fields;
use schemas::Schemas;
use serde_json::{Map, Value, json};

/// API version. New fields and endpoints do not change it.
const VERSION: &str = "1";

const ABOUT: &str = "The HTTP interface of a Janggun server. docs/reference/protocol.md explains it, with the messages of the \
    WebSockets. Fields and endpoints may be added at any time: ignore those that you do not know. A request with a cookie has to \
    carry an `Origin` header. Names ending in `_ms` are milliseconds.";

/// Returns the OpenAPI document of the endpoints.
pub(crate) fn document<S>(groups: &[Group<S>]) -> Value {
    let mut schemas = Schemas::default();
    let mut paths: Map<String, Value> = Map::new();
    for group in groups {
        for endpoint in &group.endpoints {
            let operation = &endpoint.operation;
            let described = operation::describe(group.title, operation, &mut schemas);
            let methods = paths.entry(operation.path.as_ref()).or_insert_with(|| json!({}));
            methods[operation.method.as_str().to_ascii_lowercase()] = described;
        }
    }
    let tags: Vec<_> = groups.iter().map(|group| json!({ "name": group.title })).collect();
    let mut document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Janggun",
            "version": VERSION,
            "description": ABOUT,
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "tags": tags,
        "paths": paths,
        "components": {
            "securitySchemes": {
                "session": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": crate::identity::GUEST_COOKIE,
                    "description": "The session of a guest or an account. Over TLS the name begins with `__Host-`.",
                },
                "token": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "An access token of an account. A request with one ignores cookies.",
                },
                "worker": {
                    "type": "http",
                    "scheme": "bearer",
                    "description": "The secret that the server gave to its worker process.",
                },
            },
        },
    });
    schemas.finish(&mut document);
    document
}
