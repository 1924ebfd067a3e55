//! Facts about an endpoint that follow from its handler's result type.

use super::message::{Answer, Content, Message};
use super::operation::Operation;
use axum::Json;
use axum::http::StatusCode;
use axum::response::Response;
use schemars::JsonSchema;

/// The result of a handler.
pub(crate) trait Output {
    /// Adds the responses that follow from the type to an operation of the API document.
    fn describe(operation: &mut Operation);
}

impl<T: JsonSchema> Output for Json<T> {
    fn describe(operation: &mut Operation) {
        let content = Content::Json(Message::of::<T>());
        operation.answers.push(Answer { status: 200, content });
    }
}

impl<T: Output, E> Output for Result<T, E> {
    fn describe(operation: &mut Operation) {
        T::describe(operation);
    }
}

/// Implements [`Output`] for result types whose responses are declared separately.
macro_rules! silent {
    ($($result:ty),+) => {
        $(impl Output for $result {
            fn describe(_: &mut Operation) {}
        })+
    };
}

silent!(Response, StatusCode);

impl<T> Output for (StatusCode, Json<T>) {
    fn describe(_: &mut Operation) {}
}
