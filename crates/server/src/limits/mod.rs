//! Bounds on what clients may cost: the numbers, and the buckets that enforce them.

mod bounds;
mod create_limiter;
mod token_bucket;

pub use bounds::Limits;
pub(crate) use create_limiter::CreateLimiter;
pub(crate) use token_bucket::{Rate, TokenBucket};
