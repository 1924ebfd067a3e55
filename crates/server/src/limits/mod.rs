//! The server's limits, and the token buckets, pools and overload detection that enforce them.
//!
//! - `bounds`: all limits with their defaults; `chat`, `claims`, `house`, `relay`: groups of limits
//! - `settings`: limits that operators can set, by name
//! - `work`: rate limits for each kind of work; `work_limiter`: charges clients for work
//! - `pool`: slots for shared resources, with a maximum share per client
//! - `overload`: whether the server is overloaded; `delay_window`: detection; `ramp`: gradual admission afterwards
//! - `address_prefix`: the network of an address; `token_bucket`: token buckets

mod address_prefix;
mod bounds;
mod chat;
mod claims;
mod delay_window;
mod house;
mod overload;
mod pool;
mod ramp;
mod relay;
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
pub use relay::RelayLimits;
pub use settings::{LimitSetting, NoLimitSetting};
pub(crate) use token_bucket::{KeyedTokenBuckets, Rate, TokenBucket};
pub(crate) use work::Work;
pub use work::{Allowance, Allowances, WorkLimits};
pub(crate) use work_limiter::{Client, Sharer, WorkLimiter};
