//! Limits on the resources that clients use: the numbers, and the token buckets that enforce them.
//!
//! - `bounds`: every number, with its default; `claims`: absence before a claim; `chat`: chat; `house`: computer
//!   players
//! - `settings`: limits that the command line can set, by name
//! - `work`, `work_limiter`: allowances for each kind of work, and the clients charged for it
//! - `pool`: shared slots, and the share that each client may take
//! - `overload`: whether the server is overloaded; `delay_window`: detection from delays; `ramp`: slow return of new
//!   work
//! - `address_prefix`: the network of an address; `token_bucket`: rate limits

mod address_prefix;
mod bounds;
mod chat;
mod claims;
mod delay_window;
mod house;
mod overload;
mod pool;
mod ramp;
mod settings;
mod token_bucket;
mod work;
mod work_limiter;

pub(crate) use address_prefix::AddressPrefix;
pub use bounds::ServerLimits;
pub use chat::{ChatLimits, Switch};
pub use claims::{AbsenceLimits, ClaimLimits};
pub(crate) use delay_window::DelayWindow;
pub use house::HouseLimits;
pub(crate) use overload::Overload;
pub(crate) use pool::{Full, Place, Pool, Shares};
pub use settings::{LimitSetting, NoLimitSetting};
pub(crate) use token_bucket::{KeyedTokenBuckets, Rate, TokenBucket};
pub(crate) use work::Work;
pub use work::{Allowance, Allowances, WorkLimits};
pub(crate) use work_limiter::{Client, Sharer, WorkLimiter};
