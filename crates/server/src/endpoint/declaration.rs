//! Builder for endpoints: the handler, and the facts that its signature does not contain.

use super::declared::Declared;
use super::message::{Answer, Content, Message};
use super::operation::Operation;
use super::path_value::PathValue;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodFilter, MethodRouter, on};
use schemars::JsonSchema;
use std::borrow::Cow;
use wire::Code;

/// Bounds on the state of an axum router.
pub(crate) trait State: Clone + Send + Sync + 'static {}

impl<S: Clone + Send + Sync + 'static> State for S {}

/// An endpoint: its description and its handler.
#[derive(Debug, Clone)]
pub(crate) struct Endpoint<S> {
    pub(crate) operation: Operation,
    pub(super) handler: MethodRouter<S>,
}

pub(crate) fn get<S: State, T: 'static, H: Declared<T> + Handler<T, S>>(
    path: impl Into<Cow<'static, str>>,
    handler: H,
) -> Endpoint<S> {
    Endpoint::new((Method::GET, MethodFilter::GET), path, handler)
}

pub(crate) fn post<S: State, T: 'static, H: Declared<T> + Handler<T, S>>(
    path: impl Into<Cow<'static, str>>,
    handler: H,
) -> Endpoint<S> {
    Endpoint::new((Method::POST, MethodFilter::POST), path, handler)
}

pub(crate) fn put<S: State, T: 'static, H: Declared<T> + Handler<T, S>>(
    path: impl Into<Cow<'static, str>>,
    handler: H,
) -> Endpoint<S> {
    Endpoint::new((Method::PUT, MethodFilter::PUT), path, handler)
}

pub(crate) fn delete<S: State, T: 'static, H: Declared<T> + Handler<T, S>>(
    path: impl Into<Cow<'static, str>>,
    handler: H,
) -> Endpoint<S> {
    Endpoint::new((Method::DELETE, MethodFilter::DELETE), path, handler)
}

impl<S: State> Endpoint<S> {
    fn new<T: 'static, H: Declared<T> + Handler<T, S>>(
        (method, filter): (Method, MethodFilter),
        path: impl Into<Cow<'static, str>>,
        handler: H,
    ) -> Self {
        let mut operation = Operation::new(method, path.into());
        H::describe(&mut operation);
        Self {
            operation,
            handler: on(filter, handler),
        }
    }

    /// Sets the summary, which says what the endpoint does.
    pub(crate) fn does(mut self, sentence: &'static str) -> Self {
        self.operation.does = sentence;
        self
    }

    /// Describes a path parameter that the handler reads as a string.
    pub(crate) fn path(mut self, name: &'static str, value: PathValue) -> Self {
        self.operation.path_values.push((name, value));
        self
    }

    /// Describes several path parameters that the handler reads as strings.
    pub(crate) fn paths<const N: usize>(mut self, names: [&'static str; N], values: [PathValue; N]) -> Self {
        self.operation.path_values.extend(names.into_iter().zip(values));
        self
    }

    /// Adds a response with a JSON body of type `T`.
    pub(crate) fn gives<T: JsonSchema>(self, status: u16) -> Self {
        self.answers(status, Content::Json(Message::of::<T>()))
    }

    /// Adds a response that streams JSON lines of type `T`.
    pub(crate) fn gives_lines<T: JsonSchema>(self) -> Self {
        self.answers(200, Content::Lines(Message::of::<T>()))
    }

    /// Adds a response with an arbitrary JSON object or array.
    pub(crate) fn gives_any_json(self) -> Self {
        self.answers(200, Content::AnyJson)
    }

    /// Adds a response with a file in one of these media types.
    pub(crate) fn gives_file(self, status: u16, media: &'static [&'static str]) -> Self {
        self.answers(status, Content::File(media))
    }

    /// Adds a response without a body.
    pub(crate) fn gives_nothing(self, status: u16) -> Self {
        self.answers(status, Content::Nothing)
    }

    fn answers(mut self, status: u16, content: Content) -> Self {
        self.operation.answers.push(Answer { status, content });
        self
    }

    /// Adds error codes that the endpoint may return.
    pub(crate) fn refuses(mut self, codes: impl IntoIterator<Item = Code>) -> Self {
        self.operation.codes.extend(codes);
        self
    }
}
