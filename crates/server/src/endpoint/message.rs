//! The type of a body, a query or a file, as the document describes it.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::borrow::Cow;

/// A Rust type with a JSON schema.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Message {
    /// Its name in the document.
    pub(crate) name: fn() -> Cow<'static, str>,
    /// Its schema, most often a reference to the components of the document.
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

/// The content of an answer.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Content {
    Nothing,
    Json(Message),
    /// JSON that is stored or made elsewhere.
    AnyJson,
    /// A stream of lines, each of which is JSON.
    Lines(Message),
    /// A file of one of these media types.
    File(&'static [&'static str]),
}

/// A documented answer that is not an error code.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) content: Content,
}

/// The body of a request.
#[derive(Debug, Clone, Copy)]
pub(crate) enum RequestBody {
    /// JSON.
    Json(Message),
    /// JSON or a form, or nothing: every field may be left out.
    Fields(Message),
    /// Text of any media type.
    Text,
}
