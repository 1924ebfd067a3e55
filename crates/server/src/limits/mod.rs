//! Limits on the resources that clients use: the numbers, and the token buckets that enforce them.
//!
//! - `bounds` every number, with its default; `claims` how long an opponent must be away; `chat` how much is said; `house` house players
//! - `settings` those that a command line may set, by name
//! - `work`, `work_limiter` what each kind of work is allowed, and who is charged for it
//! - `pool` what all clients share at the same time, and the share that each may take
//! - `overload` whether there is too much to do; `delay_window` how that is found in delays; `ramp` how new work comes back
//! - `address_prefix` the network of an address; `token_bucket` the arithmetic

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
