//! Declarations of the HTTP endpoints, from which both the router and the OpenAPI document are built.
//!
//! - `declaration`: builder for endpoints; `declared`: facts from a handler's signature; `operation`: an endpoint's
//!   description
//! - `inputs`, `outputs`: facts from a handler's arguments and its result type
//! - `access`: the clients that may use an endpoint; `path_value`: values in a path; `message`: content of requests and
//!   responses
//! - `routes`: the router
//! - `document`: the OpenAPI document
//!
//! Must not depend on individual endpoints, which are declared in `crate::http`.

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
