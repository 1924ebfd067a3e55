//! What is known of an endpoint beside its handler.

use super::access::Who;
use super::message::{Answer, Message, RequestBody};
use super::path_value::PathValue;
use axum::http::Method;
use play::Scope;
use schemars::JsonSchema;
use std::borrow::Cow;
use std::collections::BTreeSet;
use wire::Code;

/// What every endpoint may be refused with: by the layers around the routes, or because the server has too much to do, cannot
/// store, or stops.
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

/// What a request with a body may be refused with.
pub(crate) const OF_BODIES: [Code; 4] = [Code::BadJson, Code::BadRequest, Code::NotJson, Code::TooLarge];

/// An endpoint without its handler.
#[derive(Debug, Clone)]
pub(crate) struct Operation {
    pub(crate) method: Method,
    /// With placeholders: `/api/games/{id}`.
    pub(crate) path: Cow<'static, str>,
    /// A sentence about it.
    pub(crate) does: &'static str,
    pub(crate) who: Who,
    /// The scopes of which a token needs one; empty if every token will do, `None` if no token is needed.
    pub(crate) scopes: Option<&'static [Scope]>,
    /// The placeholders of the path, in their order.
    pub(crate) path_values: Vec<(&'static str, PathValue)>,
    /// The query's parameters as a type.
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

    /// Says that the request has a body of type `T`.
    pub(crate) fn read_body<T: JsonSchema>(&mut self) {
        self.body = Some(RequestBody::Json(Message::of::<T>()));
        self.codes.extend(OF_BODIES);
    }

    /// Says that the request may have fields of `T`, as JSON or as a form.
    pub(crate) fn read_fields<T: JsonSchema>(&mut self) {
        self.body = Some(RequestBody::Fields(Message::of::<T>()));
        self.codes.extend([Code::BadJson, Code::BadRequest, Code::TooLarge]);
    }

    /// Says that an access token is needed, with one of these scopes.
    pub(crate) fn need_token(&mut self, one_of: &'static [Scope]) {
        self.who = Who::Programs;
        self.scopes = Some(one_of);
        self.codes.insert(Code::TokenNeeded);
        if !one_of.is_empty() {
            self.codes.insert(Code::MissingScope);
        }
    }

    /// Says that the fields of `T` are the parameters of the query.
    pub(crate) fn read_query<T: JsonSchema>(&mut self) {
        self.query = Some(Message::of::<T>());
    }

    /// Returns its name in the document: `getGamesByIdRecordByFormat`.
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
