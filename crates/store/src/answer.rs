//! The result of a command or a query.

use std::pin::Pin;

/// Future result of a command or a query, independent of the async runtime.
pub type Answer<T, E> = Pin<Box<dyn Future<Output = Result<T, E>> + Send>>;
