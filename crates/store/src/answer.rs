//! The result of a command or a query.

use std::pin::Pin;

/// What a command or a query answers, once it is awaited. It needs no particular runtime.
pub type Answer<T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;
