//! Records that players keep in their accounts: bodies of `/api/account/records`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Body of `PUT /api/account/records/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NewAccountRecord {
    /// The game in the project's own record format, as the device has it: it comes back byte for byte.
    pub record: String,
}

/// Response of `PUT` and `DELETE /api/account/records/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountRecordChange {
    /// The record.
    pub id: String,
    /// The number of its last change; 0 if there was never such a record, or it has been forgotten.
    pub seq: u32,
}

/// A record of the account, or that it was deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountRecord {
    /// Made by the device from the content.
    pub id: String,
    /// The number of its last change: later changes of any record have greater ones.
    pub seq: u32,
    /// The text as it was put; absent if the record was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub record: Option<String>,
}

/// Response of `GET /api/account/records?after=SEQ`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountRecordPage {
    /// Changes after that number, in order, each record once.
    pub records: Vec<AccountRecord>,
    /// Whether there are more changes.
    pub more: bool,
}
