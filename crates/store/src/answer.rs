//! The future returned by commands and queries.

use std::pin::Pin;

/// A boxed future for the result of a command or a query. It does not depend on an async runtime.
pub type Answer<T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;
