//! Content of requests and responses in the OpenAPI document.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::borrow::Cow;

/// A Rust type with a JSON schema.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Message {
    /// Name of the schema in the document.
    pub(crate) name: fn() -> Cow<'static, str>,
    /// The schema, usually a reference to the document's components.
    pub(crate) schema: fn(&mut SchemaGenerator) -> Schema,
}

impl Message {
    pub(crate) const fn of<T: JsonSchema>() -> Self {
        Self {
            name: T::schema_name,
            schema: |schemas| schemas.subschema_for::<T>(),
        }
    }
}

/// The content of a response.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Content {
    Nothing,
    Json(Message),
    /// An arbitrary JSON object or array.
    AnyJson,
    /// A stream of JSON lines.
    Lines(Message),
    /// A file in one of these media types.
    File(&'static [&'static str]),
}

/// A documented response that is not an error.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) content: Content,
}

/// The body that an endpoint expects.
#[derive(Debug, Clone, Copy)]
pub(crate) enum RequestBody {
    Json(Message),
    /// Fields sent as JSON, as a form or not at all.
    Fields(Message),
    /// Text of any media type.
    Text,
}
