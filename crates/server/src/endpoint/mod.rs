//! Declarations of the HTTP endpoints. The router and the OpenAPI document are both made from them, so neither can have an
//! endpoint that the other lacks.
//!
//! - `declaration` one endpoint, built step by step; `declared` reads its handler's signature; `operation` all that is known of it
//! - `inputs`, `outputs` what each argument and result of a handler says of its endpoint
//! - `access` who may use it; `path_value` values in its path; `message` types of bodies
//! - `routes` the router of a list of endpoints
//! - `document` the OpenAPI document
//!
//! Must not know single endpoints: they are declared in `crate::http`.

mod access;
mod declaration;
mod declared;
mod document;
mod inputs;
mod message;
mod operation;
mod outputs;
mod path_value;
mod routes;

pub(crate) use access::Who;
pub(crate) use declaration::{Endpoint, delete, get, post, put};
pub(crate) use document::document;
#[cfg(test)]
pub(crate) use document::query_fields;
pub(crate) use inputs::Input;
#[cfg(test)]
pub(crate) use message::{Content, Message, RequestBody};
pub(crate) use operation::Operation;
#[cfg(test)]
pub(crate) use operation::{EVERYWHERE, OF_BODIES};
pub(crate) use path_value::PathValue;
pub(crate) use routes::{Group, router};
