//! Bounds on what clients may cost: the numbers, and the buckets that keep to them.

mod bounds;
mod token_bucket;

pub use bounds::Limits;
pub(crate) use token_bucket::{Credits, CreditsByKey, Rate};
