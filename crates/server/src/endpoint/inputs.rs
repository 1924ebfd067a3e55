//! Facts about an endpoint that follow from its handler's arguments.

use super::access::Who;
use super::message::RequestBody;
use super::operation::Operation;
use crate::identity::{ClientLabel, Known, Member, Signed, Visitor};
use crate::net::ClientAddress;
use axum::body::Body;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use wire::Code;

/// An argument of a handler.
pub(crate) trait Input {
    /// Adds the facts that follow from the argument.
    fn describe(operation: &mut Operation);
}

/// Implements [`Input`] for arguments that add no facts.
macro_rules! silent {
    ($($argument:ty),+) => {
        $(impl Input for $argument {
            fn describe(_: &mut Operation) {}
        })+
    };
}

silent!(ClientAddress, ClientLabel, HeaderMap);

impl<T> Input for State<T> {
    fn describe(_: &mut Operation) {}
}

/// Adds no facts, because the declaration describes the path parameters.
impl<T> Input for Path<T> {
    fn describe(_: &mut Operation) {}
}

impl Input for Visitor {
    fn describe(operation: &mut Operation) {
        operation.who = Who::Visitors;
        operation.codes.insert(Code::SessionRequired);
    }
}

impl Input for Signed {
    fn describe(operation: &mut Operation) {
        operation.who = Who::Visitors;
        operation.codes.insert(Code::SessionRequired);
    }
}

impl Input for Known {
    fn describe(operation: &mut Operation) {
        operation.who = Who::Players;
        operation.codes.extend([Code::SessionRequired, Code::NoSession]);
    }
}

impl Input for Member {
    fn describe(operation: &mut Operation) {
        operation.who = Who::Members;
        operation
            .codes
            .extend([Code::SessionRequired, Code::NoSession, Code::NoAccount]);
    }
}

/// A text body of any media type.
impl Input for Body {
    fn describe(operation: &mut Operation) {
        operation.body = Some(RequestBody::Text);
        operation.codes.extend([Code::BadRequest, Code::TooLarge]);
    }
}

/// A WebSocket upgrade. Handlers refuse other requests with `bad_request`.
impl<E> Input for Result<WebSocketUpgrade, E> {
    fn describe(operation: &mut Operation) {
        operation.codes.insert(Code::BadRequest);
    }
}

macro_rules! tuple {
    ($($part:ident),+) => {
        impl<$($part: Input),+> Input for ($($part,)+) {
            fn describe(operation: &mut Operation) {
                $($part::describe(operation);)+
            }
        }
    };
}

tuple!(A, B);
tuple!(A, B, C);
tuple!(A, B, C, D);
tuple!(A, B, C, D, E);
tuple!(A, B, C, D, E, G);
