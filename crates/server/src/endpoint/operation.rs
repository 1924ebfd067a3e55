//! Description of an endpoint, without its handler.

use super::access::Who;
use super::message::{Answer, Message, RequestBody};
use super::path_value::PathValue;
use axum::http::Method;
use play::Scope;
use schemars::JsonSchema;
use std::borrow::Cow;
use std::collections::BTreeSet;
use wire::Code;

/// Error codes documented for every endpoint.
///
/// They come from the layers around the routes, or from a server that is overloaded, stopping or failing.
pub(crate) const EVERYWHERE: [Code; 9] = [
    Code::BadRequest,
    Code::BadOrigin,
    Code::InvalidToken,
    Code::TooFast,
    Code::Internal,
    Code::Busy,
    Code::Restarting,
    Code::StorageFailed,
    Code::Standby,
];

/// Error codes documented for every endpoint that requires a JSON body.
pub(crate) const OF_BODIES: [Code; 4] = [Code::BadJson, Code::BadRequest, Code::NotJson, Code::TooLarge];

/// An endpoint without its handler.
#[derive(Debug, Clone)]
pub(crate) struct Operation {
    pub(crate) method: Method,
    /// Path with placeholders, such as `/api/games/{id}`.
    pub(crate) path: Cow<'static, str>,
    /// Summary for the OpenAPI document.
    pub(crate) does: &'static str,
    pub(crate) who: Who,
    /// Scopes of which the token needs one. Empty if any token suffices; `None` if no token is needed.
    pub(crate) scopes: Option<&'static [Scope]>,
    pub(crate) path_values: Vec<(&'static str, PathValue)>,
    /// Type whose fields are the query parameters.
    pub(crate) query: Option<Message>,
    pub(crate) body: Option<RequestBody>,
    pub(crate) answers: Vec<Answer>,
    pub(crate) codes: BTreeSet<Code>,
}

impl Operation {
    pub(super) fn new(method: Method, path: Cow<'static, str>) -> Self {
        Self {
            method,
            path,
            does: "",
            who: Who::default(),
            scopes: None,
            path_values: Vec::new(),
            query: None,
            body: None,
            answers: Vec::new(),
            codes: BTreeSet::from(EVERYWHERE),
        }
    }

    /// Declares that the request has a JSON body of type `T`.
    pub(crate) fn read_body<T: JsonSchema>(&mut self) {
        self.body = Some(RequestBody::Json(Message::of::<T>()));
        self.codes.extend(OF_BODIES);
    }

    /// Declares that the request may have the fields of `T`, as JSON or as a form.
    pub(crate) fn read_fields<T: JsonSchema>(&mut self) {
        self.body = Some(RequestBody::Fields(Message::of::<T>()));
        self.codes.extend([Code::BadJson, Code::BadRequest, Code::TooLarge]);
    }

    /// Declares that a token with one of these scopes is needed. If `one_of` is empty, any token suffices.
    pub(crate) fn need_token(&mut self, one_of: &'static [Scope]) {
        self.who = Who::Programs;
        self.scopes = Some(one_of);
        self.codes.insert(Code::TokenNeeded);
        if !one_of.is_empty() {
            self.codes.insert(Code::MissingScope);
        }
    }

    /// Declares that the fields of `T` are the query parameters.
    pub(crate) fn read_query<T: JsonSchema>(&mut self) {
        self.query = Some(Message::of::<T>());
    }

    /// Returns the operation id, such as `getGamesByIdRecordByFormat`.
    pub(super) fn name(&self) -> String {
        let mut name = self.method.as_str().to_ascii_lowercase();
        for part in self
            .path
            .split(['/', '-', '.'])
            .filter(|part| !matches!(*part, "" | "api"))
        {
            let (before, word) = match part.strip_prefix('{') {
                Some(value) => ("By", value.trim_end_matches('}')),
                None => ("", part),
            };
            let (first, rest) = word.split_at(word.len().min(1));
            name.extend([before, &first.to_ascii_uppercase(), rest]);
        }
        name
    }
}
